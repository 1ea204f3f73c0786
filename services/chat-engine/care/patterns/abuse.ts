import type { Block } from './block.ts'

export const abuse: readonly Block[] = [
  {
    tier: 'acute',
    category: 'abuse',
    lines: `
      # birlikte geçen işaretler: ev, şiddet, şu an
      $ev|$esim & bıçak*|bıçağ*|kemer*|sopa*|silah*|tabanca*|tüfe*|satır*|balta* & geliyor*|çıkardı|aldı|elinde|eline|üstüme|üzerime|doğrult*|kovalı*|salla*|dayadı|savur* ! kurban*|bilet*|bayram*|havaalanı*|ütü*|pantolon*|salata*|geçen|mutfak*|yemek*|salata*|oyun*|poligon*|pazardan|bana_yeni
      $ev|$esim & bıçakla_geldi|silahla_geldi|tüfekle_geldi|sopayla_geldi|kemerle_geldi|baltayla_geldi
      zincirledi|zincirlediler|bağladılar|bağladı_beni & beni|bizi|kolum*|ayağ*
      $ev & kırıyor|kırdı|dağıtıyor|parçalıyor|bağırıyor|saldırıyor & içip|içmiş|sarhoş|cam*|kapı* & kilitlen*|kilitle*|saklan*|kork*|yardım
      $ev|$gorevli & vurdu|çarptı|dövdü|itti|fırlattı & bayıldı|bayıldım|hastane*|baygın|yoğun_bakım|kalkamıyor*|kırıldı|kırdı ! maç*|oyun*
      az_önce|demin|bugün|bu_sabah & $gorevli|$ev|$esim|$yabanci & zorla|tecavüz|dokundu|elledi|öptü|taciz*|soydu|okşadı ! bayram*|alnımdan|tebrik*|omzuma
      nikahım|düğünüm|nişanım|nikahımı & 12|13|14|15|16|17|yaşındayım|$istemiyorum|zorla|kıycaklar
      $ev|$esim & $siddet & $imdat ! tuvalete|oyuncak*|kumanda*|poligon*|geçen|eskiden|küçükken|oyun*|maç*|film*|dizi*|gülmekten|avcı|kasada
      $ev|$esim|$gorevli & $siddet & kan|kanıyor|kanlar|bayıldı|bayılttı|kırıldı|kırık|dikiş|yarıldı|nefes ! davası|dizi*|dizisi|beynime|sıçradı|bağış*|tahlil*|verdi|maç*|oyun*|film*|top|topu|topla
      $ev & evden|kaçtım|sokak*|dışar* & döv*|vurdu|öldür*|tehdit|bıçak*|kanıyor|çıplak ayak*
      $ev|$gorevli|amca|dayı|enişte|komşu|adam & odaya|odama|odasına|yatağa|yatağıma|otel*|arabasına|evine|yanına|depoya & bırakmıyor|kilitledi|soyun*|girdi|çağırdı|dokun*|zorla*|yatırdı & yine|şu_an|çıkam*|uyurken|bırakmıyor|kaçam*|oteldeyim|şimdi|zorla|yapıyor|elle* ! takdir|tebrik|müdür
      uyurken|gece|gizlice & odaya|odama|yatağıma|yanıma & girdi|geldi|geliyor|girdiler & yapıyor|dokun*|şimdi|yine|soy*|ağzımı ! kedi*
      nikah*|nişan*|evlendir*|evlen*|istemeye|düğünüm|gelinlik & zorla|kaçmam|kaçcam|götür*|$istemiyorum|bana|yaşlı|tanımadığım & yarın|bugün|hafta*|şu_an|geldiler|salon*|gece|kıy*|hazır*|pazar*|cumartesi ! ablamın|abimin|kuzenimin|teyzemin|halamın
      ağzımı|ellerimi|kollarımı|ayaklarımı & bağladı*|kapat*|bantla*|tuttu
      zincir*|bağladı|kapattı|kilitledi|hapsetti|kitledi & odaya|bodruma|kömürlüğe|ahıra|tuvalete|balkona|depoya|banyoya|eve & beni|bizi|günlerdir|saatlerdir|aç|çıkamıyorum|bırakmıyor|bağırıyorum ! kedi*|köpe*|yanlışlıkla|kardeşim_girmesin
      yine & yapıyor|yapcak|geliyor & odama|yatağıma|yanıma|üvey|amcam|dayım|babam|abim & korku*|gece|kaçam*|uyu*|kimse|bağır*|yardım
      tecavüz|tecavuz & etti|ediyor|etcek|etmeye|ettiler ! roman*|dizi*|haber*|film*|küçükken|eskiden|yıllar*|yaşındayken|hukuk*|suç*
      öldürcek|öldürecek|öldürcekler|öldürür & beni|bizi|annemi & babam|abim|annem|kocam|ailem|sevgilim|amcam & bulursa|bulunca|hamile*|namus*|silah*|bıçak*|kaçtım|kaçıyorum|kaçarsam|kaçmam|kapı*|kilit*|geliyor|yemin ! kırdım
      töre|namus & öldür*|karar|vur* & beni|ailem|abim|amcam|babam ! ödev*|araştır*|makale*|istatistik*
    `,
  },
  {
    tier: 'acute',
    category: 'abuse',
    lines: `
      # şu anda şiddet
      $ev|$esim & $vuruyor|saldırıyor|boğuyor & imdat|durmuyor|yetişin|kurtarın|yardım_edin|şuan|kaçamıyorum|kurtar|polis|kanıyor|bağırıyor|yardım
      $ev|$esim|$gorevli & $vuruyor|saldırıyor & şu_an|şuan
      şu_an|şimdi & $ev|$esim & $vuruyor|saldırıyor|boğuyor|tehdit|kırıyor|geliyor_üstüme ! eskiden
      boğuyor|boğdu|boğmaya|boğazıma|boğazımı|boğazına & $ev|$esim|yapıştı|sıktı|sıkıyor & annemi|kardeşimi|beni|babam|yapıştı|sıktı|sıkıyor|abim ! oyun*
      bıçakladı|bıçaklıyor|bıçakladılar & annemi|beni|kardeşimi|ablamı|babam|$ev ! takımdaki|arkadan|oyun*
      $ev|$esim & bıçak*|silah*|tabanca*|satır*|balta*|tüfe* & çekti|tehdit|doğrulttu|dayadı|şimdi|elinde|çıkardı|kovalıyor|geliyor|salladı ! kurban*|bilet*|bayram*|havaalanı*|ütü*|pantolon*|geçen|eskiden|mutfak*|oyun*|salata*
      kapıyı|kapıya|kapımı & kırıyor|kırcak|yumrukluyor|tekmeliyor|kıracak|zorluyor|dayandı & $ev|$esim|bana|zarar|korku*|vurcak|girerse|bıçak* ! çikolata*|oyuncak*|kardeşim
      saklandım|saklanıyorum|saklanıyoruz|kilitledim|altındayım|dolaptayım|banyodayım|odadayım & $ev|$esim|sopa*|kemer*|bıçak*|sarhoş|arıyor|bağırıyor|geliyor|saldırdı|vurcak & arıyor|sopa*|kemer*|bıçak*|vurcak|öldür*|saldırdı|bağırıyor|sarhoş|kapıya|korkuyorum|babam|abim|kırıyor ! oyun*|saklambaç
      $ev|$esim|ailem & öldürcek|öldürecek|öldürür|öldürmeye|öldürcem|öldürcekler|öldürecekler & korkuyorum|kapıda|karar|kaçmam|dışarda|sokakta|eve_gidersem|gidersem|tehdit|anneni|annemi|bıçak*|ciddi*|şimdi|bu_sefer|kilit* ! not*|karne*|zayıf*|görürse|telefon*|deneme*|ya|şaka*
      $ev|$esim|ailem & öldürcem|öldürücem|öldüreceğim|öldürmeye & beni|seni|diyor|dedi ! not*|karne*|zayıf*|telefon*|deneme*|ya|şaka*
      burnum|kolum|başım|kafam|dişim|ağzım|yüzüm|gözüm|kaburgam & kırıldı|kanıyor|kan|patladı|kırdı|yarıldı|çıktı & $ev|$esim & $vuruyor|vurdu|attı|itti ! maç*|oyun*|top|topu|topla|düştüm
      kan|kanlar & içinde & kardeşim*|annem*|ablam* & $vuruyor|vurdu|babam|dövdü|kaldı
      kaynar & su|suyu|çay & döktü|attı
      üstüme|üzerime|yüzüme & kaynar|kızgın|asit|benzin|kezzap & döktü|attı
      yakcak|yakacak|yaktı|yakmaya & beni|bizi|evi & babam|abim|benzin*|kocam
      # hapsetme, zorla götürme
      kilitledi|kilitlediler|kapattı|hapsetti|kapattılar|kitledi & beni|bizi|odaya|bodruma|üstüme & çıkarmıyor|çıkamıyorum|bırakmıyor|elliyor|dokun*|kurtarın|saat*|babam|müdür*|aç|karanlık|yardım|bodruma ! kaçış|oyun*|ekran*|telefon*|hesab*|yanlışlıkla|ışık*|televizyon*|perde*|modem*
      evinde|evde|odada|odasında & tutuyor|bırakmıyor|alıkoyuyor|zorla & çıkmama|izin|gitmeme|çıkamıyorum|gidemiyorum|kapı* & $esim|$ev|adam|arkadaşım|beni
      zorla & evlendiriyorlar|evlendircekler|evlendirecekler|evlendiriyor|evlendirmek|nikah*|nişan* & yarın|hafta*|bugün|götür*|kaçmam|yardım|kıycaklar
      zorla_evlendiriyorlar|zorla_evlendircekler|zorla_evlendirecekler
      # cinsel şiddet: şimdi ya da az önce
      tecavüz & etti|ediyor|ettiler|uğradım|etcek|etmeye|edildi & az|demin|bugün|bana|şimdi|bu_gece|yardım|beni|dün_gece|şuan ! küçükken|eskiden|yıl*|sene*|roman*|haber*
      dokunuyor|elliyor|ellemeye|okşuyor|soymaya|soyuyor|yanıma_geldi|sıkıştırıyor|taciz & şimdi|şuan|kaçamıyorum|kurtarın|yetişin|yardım_edin|şu_an|kilitledi|imdat|demin|az_önce
      odaya|odasına|yatağa|arabaya|tuvalete & çekmeye|çekiyor|sürüklüyor|zorluyor|çekti|soktu|kilitledi|çağırıyor_zorla & beni|bana|dayım|amcam|abim|$ev|adam|$gorevli & şu|şimdi|çalışıyor|elliyor|bağır*|kurtar*|dokun*|zorla|evde
      tecavüz_etti|tecavüz_ediyor|ırzıma_geçti ! roman*|dizi*|haber*|film*|küçükken|eskiden|yıllar
      saldırdı|saldırıyor|üstüme_çıktı|üstüme_atladı|zorladı & evde|banyo*|oda*|bana & $ev|arkadaşı|komşu|amca|adam|saklan*|kaç* ! köpek*|oyun*
      zarar & vercek|verecek|vermek & bana|bize|beni & babam|üvey|abim|annem|kapı*|şimdi ! kafamdaki|sesler
      annem|babam|üvey & kapıya|dışarı|sokağa & koydu|attı|kovdu & gece|dışardayım|sokaktayım|öldürür|nereye|üşüyorum
    `,
  },
  {
    tier: 'serious',
    category: 'abuse',
    lines: `
      # dayak
      öldürecek_gibi|öldüresiye|gebertesiye & dövdü|dövüyor|vurdu|vuruyor ! maç*|oyun*|film*|dizi*
      $ev|$esim|$gorevli & kolumu|parmağımı|burnumu|dişimi|kaburgamı|bileğimi & kırdı|çıkardı ! maç*|oyun*|doktor*|düştüm|dişçi*
      bana|beni|bizi|bize & vuruyorlar|dövüyorlar|vuruyor|dövüyor|vurdu|dövdü & evde|evdekiler|kemer*|sopa*|yurtta|kursta|odada|ceza ! oyun*|maç*|film*
      $ev|$esim|$gorevli & vurdu*|vuruyor*|dövdü*|dövüyor*|döver|tekme*|tokat*|yumruk*|dayak*|kemer*|sopa*|şiddet*|işkence*|hırpal*|itip_kak*|saçımdan & beni|bana|bizi|bize|her|yine|hep|anneme|annemi|kardeş*|içince|sarhoş|morluk*|mor|korkuyorum|diye|geçen|dün|ağlıyorum ! kemer_almış|delik|pantolon*|maç*|oyun*|film*|dizi*|masaya|satranç*|pes|fifa|tavla*
      $ev|$gorevli|amca|komşu & dokun*|elle*|okşa*|öp*|taciz*|istismar*|soyun*|sürtün*|kucağına & beni|bana|zorla|gece|kimse*|rahatsız*|$istemiyorum|korkuyorum|iğreniyorum|utanıyorum|küçükken|tuhaf|söyleyem*|inanmaz* ! bayram*|el_öp*|alnımdan|omzuma|tebrik*|aferin|hepsini|herkesi
      odama|odaya|yanıma|yatağıma|banyoya|banyoda & giriyor|geliyor|izliyor|bakıyor|yatıyor & üvey*|babam*|abim*|amcam*|dayım*|eniştem*|dedem*|kuzenim* & gece*|rahatsız*|$istemiyorum|korku*|soyun*|duş*|izinsiz|kilit* ! kedi*
      $ev & evden|telefonumu|telefon|okula|dışarı|odamdan|odaya & kovdu|kovuyor|atıyor|göndermiyor*|yasakladı|kilitliyor|kilitledi|çıkarmıyor & günlerdir|aylardır|beni|hafta*|eve|yasak|artık|sokak*|okul* ! sınav*_sonuna|çalış*
      $ev|$esim|$gorevli & beni|bana|bizi|bize|kardeşimi|annemi|anneme|ablamı|kardeşime|kafama|yüzüme|her & $vuruyor ! maç*|oyun*|satranç*|pes|fifa|yendi|tavla*|langırt|deneme*
      $ev|$gorevli & sopayla|kemerle|terlikle|hortumla|oklavayla|cetvelle|copla & dövüyor|vuruyor|dövdü|vurdu|giriyor|girişti|girdi
      $ev|$esim & el_kaldırıyor|tokat|dayak|şiddet|işkence|tekme*|yumruk*|kemer*|hırpal*|sürükle* & beni|bana|bize|anneme|atıyor|attı|yiyorum|yedim|uyguluyor|görüyorum|kardeşim*|dün|hep|her|yine|saç*|kaldırıyor ! kemer_almış|delik|pantolon*|maç*|oyun*|antrenman*
      el & kaldırıyor|kaldırdı|kaldırıyorlar & bana|anneme|nişanlım|sevgilim|kocam|babam|bize|$esim
      dayak & yiyorum|yedim|atıyor|attı|atıyorlar|yiyoruz & $ev|evde|her|dün|yine|hep|kocam*|eşim* ! küçükken_yedik|oyun*
      evde|ailem|ailemden|aileden|babamdan|annemden|eşimden|sevgilimden & şiddet|dayak & görüyorum|var|uğruyorum|gördüm|yiyorum|yedim|maruz
      şiddete uğruyorum|maruz|uğradım
      dövüyor|dövdü|dovuyor|dovdu|dövüyorlar|dövcek|dövecek & babam|annem|abim|her|yine|morluk*|mor|gece|üvey|amcam|dayım|hoca|sarhoş ! demir*|deneme*|oyun*
      morluk*|morardı|mor|mosmor & vücud*|kol*|sırt*|her|yüz*|bacak* & babam|annem|abim|sevgilim|dövdü|vurdu|döv*|vur* ! maç*|futbol*|düştüm
      saçımdan|saçımı|kolumdan|saçlarımdan & sürükledi|çekti|sürüklüyor|tuttu|yoldu & annem|babam|abim|attı|dün|fırlattı
      eve & girmek|gitmek|dönmek & $istemiyorum|korkuyorum|korkuyom|cesaret* & vurcak|döv*|babam|yine|üvey|abim|korku*|dayak|bağır*
      elimi|elime|kolumu|sırtımı|bacağımı & soba*|ütü*|sigara*|ocak*|ocağ*|kızgın & değdirdi|bastı|yaktı|söndürdü|bastırdı ! krem*|yanlışlıkla|biraz|ütü_yaktı
      sigara & söndürdü|söndürüyor & kolum*|elim*|sırtım*|üstüm*|bende
      $ev & bıçak|silah|tabanca|satır & çekti|dayadı|gösterdi|doğrulttu
      ölümle|öldürmekle tehdit
      $ev|$esim & tehdit & ediyor|etti|ediyorlar ! suyla|terlikle|şakay*
      # ihmal, hapsetme, sömürü
      $ev|$gorevli & yemek|yiyecek|para|su & vermiyor|vermiyorlar & bana|bize|günlerdir|aç|hiç|üvey|yemek ! harçlık
      aç & bırakıyor|bırakıyorlar|bıraktı & beni|annem|babam|üvey|bizi|ceza*
      okula & göndermiyorlar|göndermiyor|göndermicekler|yollamıyorlar|almıyorlar & beni|oda*|ev*|yasak|aylardır|evlen*|babam|annem|zorla|çalış*
      evden & çıkmama|çıkmam & izin|yasak|vermiyor* & aylardır|hiç|hafta*|telefon*|oda*|okul*
      odadan & çıkmam & yasak
      $ev & evden & attı|kovdu|atcak|atıyor
      $ev & sokağa|kapıya & attı|koydu|atıyor
      zorla & dilendir*|çalıştır*|para|sattır*|evlendir*|nişanla*|hırsızlık* & babam|annem|abim|amcam|aile*|beni|ediyor*|yaptır* ! $ders
      evlendirmek|evlendircekler|evlendirecekler|evlendiriyorlar|nişanladılar|evlendirilcem|evlendirilmek|verdiler|sözlediler & beni|zorla|biriyle|$istemiyorum|yaş* ! makale*|ödev*|ablamı|abimi
      # cinsel istismar
      tacize|tecavüze|istismara|cinsel & uğradım|uğruyorum|maruz|taciz|istismar|uğramıştım ! ödev*|hukuk*|suçlar|kısım|makale*|ünite*
      taciz|istismar|tecavüz & etti|ediyor|ediyorlar|ettiler|etmişti & beni|bana|$ev|$gorevli|$esim|küçükken ! roman*|haber*|dizi*|film*|ödev*
      $ev|$gorevli|$esim & dokunuyor|dokundu|elliyor|elledi|okşuyor|okşadı|mıncık*|öptü|öpmeye|sıkıştır*|ellemeye|dokunmaya & bana|beni|zorla|bacağım*|göğs*|vücud*|gece|kimse|korku*|uygunsuz|istemeden|özel|memem*|kalçam*|popo* ! omzuma|alnımdan|bayram*|tebrik|aferin
      elledi|elliyor|ellemeye_çalış*|el_atıyor|el_attı & bana|beni|kimse*|gece|$ev|yengem*|otobüs*|inanm*
      özel|mahrem & yerlerime|yerime|bölgeme|bölgelerime
      uygunsuz|garip|tuhaf|ahlaksız & şeyler|dokun*|mesaj*|fotoğraf*|davran*|teklif* & $gorevli|$ev|yapıyor|bana|atıyor|ediyor|gönderiyor|yazıyor
      soyunma|soyunmamı|soyunmam|çıplak|üstümü & $gorevli|$ev & $istiyorum|istiyor|istedi|bakıyor|kalmamı|izliyor|geliyor|çekti
      gece|geceleri & yanıma|odama|yatağıma & yatıyor|geliyor|giriyor|geldi|girdi|yattı & babam|üvey|abim|amcam|dayım|dedem|eniştem|korku*|$istemiyorum|kuzenim|istemiyorum ! kedi*|köpe*
      zorla & birlikte|ilişki|sevişti|öptü|öpüyor|beraber|yattı|soydu|seks|ilişkiye & oldu|benle|benimle|beni|girdi|etti|korku*|kimse*|bana|girmek|oldum
      evinde|evimizde|odada|orda & olanları & söyleyem*|anlatam*|kimse*
      sırrımız|sırrımızdır & söyleme & dedi
      kimseye & söyleme|söylersen & dokun*|öldür*|elle*|babam|amcam|dayım|tehdit & dedi|diyor ! ilaç*|intihar*|hap*
    `,
  },
  {
    tier: 'low',
    category: 'abuse',
    lines: `
      babam|annem|abim|üvey|ablam|babamla|annemle & sürekli|hep|her & mal|aptal|salak|gerizekalı|laf|küfür|küfre*|aşağıl*|bağır*|hakaret|beceriksiz|işe_yaramaz & diyor|sokuyor|ediyor|ediyo|bana|bağırıyor|aşağılıyor
      annem|babam & küs*|konuşmuyor & günlerce|haftalarca|günlerdir|benle|benimle
      evde & huzur|kavga|bağırış|bağrış|gürültü & yok|sürekli|hep|yoruldum|her|çağırış|bıktım
      annem|babam|ailem & küfür|hakaret & ediyor|ediyorlar & bana
      beni|benden aşağılıyor|aşağılıyorlar|küçümsüyor
      annemle_babam|annemler|bizimkiler & sürekli|hep|her & kavga
      $ev & lanet|beddua|keşke_doğurma* & ed*|bana
    `,
  },
  {
    tier: 'check',
    category: 'abuse',
    lines: `
      taciz*|tecavüz*|istismar*|şiddet*|dayak* & ben*|bana|beni|evde|biri|yaşa*|uğra*|ned* ! kadına|ders*|hukuk*|deprem*|fırtına*|akım*|elektrik*|yağış*|ünite*|seminer*|sunum*|rüzgar*
      $ev|$esim & $siddet & beni|bana|bize|bizi|ya|diye|yine ! oyun*|maç*|film*|dizi*|şarkı*|odun*|kapı_kol*|tabak|bardak
      annem|babam|annemler|babama|ailem & kurtulamam|öldürür|gebertir|keser|yandım|mahveder|öldürcek|asar|oyar|doğrar|öldürecek|kesecek
      babamın|annemin|abimin & eli|sinir* & ağır*|kork*|bozuk
      eve & geç & yandım|babam|annem|korku*
      dayak & yedik|yerdik|atardı|yerdim & küçükken|ne|eskiden|adam
      annemle|babamla|abimle & bağrış*|kavga|tartış* & yine|kapı*|ettik|çok ! kumanda
      $gorevli|matematikçi|fizikçi|kimyacı|edebiyatçı & masaya|tahtaya|cetvel*|tebeşir* & vuruyor|fırlat*|atıyor|korku*
      kuzenim|abim|ablam|arkadaşım & itip|şakacı|itiyor|vuruyor & hep|şaka*|kakıyor
      sevgilim|manitam|flörtüm|nişanlım & kıskanç|kıskanıyor|soruyor|karışıyor|izin|telefonuma|telefonumu & hep|biraz|kim*|her|bakıyor|vermiyor|kontrol
      cezalı|ceza & yemek_yok|aç|kilit*
      dokunan|vuran|döven|taciz_eden & yok|falan|kimse & bana|beni|yanlış|yok
      babam|annem & sinirlen*|kızınca|içince & kork*|ortalık|fena|değiş*|bağır*
      evden|eve gitmek|gidesim & $istemiyorum|yok
      babamdan|abimden|annemden|üvey_babamdan korkuyorum|çekiniyorum
    `,
  },
]
