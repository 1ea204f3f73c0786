import type { WordSign } from '../trace.ts'

/**
 * Patterns (see `match.ts`) of signs, one a line: each says little alone, and much beside others (`../trace.ts`). What
 * is ordinary as often as not does not count.
 */
export const traced: Readonly<Record<WordSign, string>> = {
  alone: `
    arkadaşım|arkadaşım_yok hiç & yok|yok_ki|kalmadı
    kimsem|kimsem_yok yok
    hiç arkadaşım|dostum|kimsem
    kimse & sevmiyor|sormuyor|sormadı|aramıyor|aramadı|anlamıyor|dinlemiyor|fark_etmiyor|merak_etmiyor|istemiyor|bilmiyor_adımı|umursamıyor|görmüyor|yok_yanımda
    kimse|kimsenin & umrunda|umurunda & değil|değilim
    beni & istemiyor|istemiyorlar|istemiyorlarmış|sevmiyor|sevmiyorlar|almadılar|dışladılar ! takım*|maç*
    yapayalnızım|çok_yalnızım|hep_yalnızım
    yalnızım & kimse*|artık|herkes*|korku*|gece ! çöz*|çalış*|soru*|ders*|haha*
    bir_ben|bi_ben|bi_tek_ben|tek_ben kaldım|varım|kalmışım
    bekleyen|özleyen kimse|biri & yok
    evde|yurtta|katta & kimse|yalnızım|tekim|tek_başıma|bir_ben ! çöz*|çalış*|film*|pizza|keyif|ders*|verim*|tekrar*|soru*|sessizlik
    konuşacak|anlatacak kimse*|biri* & yok
    fazlalığım|fazlalık|yüküm|masrafım|masraftan
  `,
  weary: `
    yoruldum|yorgunum & artık|her_şeyden|yaşamak*|hayat*|çok_yoruldum|taşımak* ! antrenman*|yol*|ders*|maç*|soru*
    dayanamıyorum|dayanamıycam|dayanamam|tükendim|bittim_artık
    nefes & alamıyorum|alamıyom|alamadım|daralıyor|yetmiyor ! koştum|merdiven*|maske*|grip*|burnum*|astım*
    içim|içimde|içerde & bomboş|boş|boşluk|sıkışıyor|daralıyor|acıyor|ölü|bir_şey_kalmamış ! mide*|aç
    hiçbir_şey|hiçbi_şey|hiç_bir_şey & hissetmiyorum|anlamı|istemiyorum|umrumda|zevk
    umrumda|umurumda değil & artık|sınav|hiçbir|ne_olacağı|hayat*
    anlamı|anlamsız|gereği kalmadı|yok & artık|hayat*|yaşamak*|hiçbir
    uyanmak|uyanmasam|kalkmak|yaşamak|görmek & istemiyorum|istemiyom|keşke ! erken|okul*|yatak
    keşke & olmasam|olmasaydım|doğmasaydım|uyanmasam|yok_olsam|kaybolsam|ölsem|bitse
    her_şey|herşey & bitsin|boş|anlamsız|üstüme
    böyle|bu_şekilde yaşamak|yaşanmaz|yaşanmıyor
    fark_etmez|farketmez|önemi_yok|boşver & artık|ben|zaten|hiçbir & yok|olmasam|ölsem|gitsem
    ağlıyorum|ağladım|ağlamaktan & her_gece|saatlerdir|sebepsiz|durduramıyorum|kimse|gizli|tuvalette
    yük & oluyorum|oldum|olmak & herkese|ailem*|onlara|artık
    ben & olmasam|çıksam_aradan|gitsem & rahat*|borç*|daha_iyi|kurtul*
    doğmasaydım|doğurmasaydı|doğmamış|doğmasam|doğurmasaydın
    yaşama|yaşamaya|yaşamak & hevesi|hevesim|yorucu|yormuyor|yoruyor|değmiyor
    umudum|umut kalmadı|yok|bitti
    hiçbir_şey|hiç|bir_şey|bu & düzelmeyecek|düzelmicek|değişmeyecek|değişmicek
    ölüm|ölmek|ölüye & güzel|kolay|huzur*|dinlenmek|imren*|kötü_gelmiyor ! şiir*|roman*|soru*
    mezarlık*|mezarlığın|mezar|mezara|mezarına & otur*|huzur*|imren*|bir_yer|altında|içim_gidiyor|gezdim ! maç*|bayram*|ziyaret*|dua*
    uzun|derin|dönüşsüz uyku|uykuya ! tatil*|bayram*
    niye|neden uyandım
    tutan & tek_şey|köpek*|kedi*|kardeşim* & beni ! takım*
    olmamam|olmazsam|yok_olmak|silinsem|silinirdim|kaybolsam & kolay|iyi|rahat*|istiyorum|herkes*|keşke
    yarına|yarınlar|geleceği|gelecek|ileriyi & koyamıyorum|göremiyorum|düşünemiyorum|yokum
  `,
  farewell: `
    helalleştim|helalleştik|helalleş*|vedalaştım|vedalaş* ! ameliyat*|bayram*|askere|umre*|hac|mezuniyet*|hoca*|taşın*|sınav*|instagram*
    hakkını|hakkınızı helal & et|edin
    hoşça_kal|hoşçakal|hoşça_kalın|hoşçakalın|elveda ! $okul|mezun*|ezber|merhaba|beden|biyoloji|matematik|instagram|tatil*|yarın|hocam
    son & defa|yemek|yemeğim|sözüm|gecem|kez_sarıl*|kez_gör*|kez_dinle* ! $okul|tekrar*
    son kez & annem*|babam*|ev*|deniz*|sokak*|kedi*|kardeşim*|oda* ! $okul|kumanda*|servis*
    emanet|iyi_bak|iyi_bakın|sahip_çık & kedi*|köpeğ*|kardeşim*|anne*|ona|onlara|sana
    dağıttım|verdim|bıraktım|yolladım & gitarımı|kolyemi|kulaklığımı|defterleri|eşyalarımı|saatimi|bisikletimi|kedimi|köpeğimi|köpeği|biriktirdiğim* ! yenisi*|tamir*|taşın*|tatil*|sığm*|eski
    bana|artık & lazım_değil|gerek_yok|lazım_olmayacak
    mektup|mektubu|zarf|zarfa|zarfı|notu|not & yazdım|bıraktım|koydum|yastığ*|çekmece*|anneme|bulacak*|bulsunlar ! kargo*|hoca*|ders*|soru*|çıkar*
    şifresini|şifrelerini|şifremi|şifrelerimi & yazdım|bıraktım|verdim|deftere
    beni|bana & özleyin|hatırlayın|hatırla|hatırlasınlar|unutmayın|affet|affedin|affetsin*
    yarın|yarına|sabah|sabaha & yazma|uyandırma|uyandırmayın|kalmam|bekleme|gelmeyecek ! tatil*|erken
    gülmüş|sarıldım & uzun_uzun|tek_tek|genelde|herkese
    ben & gidince|olmayınca|yokken_artık|giderim|kalmam
    teşekkür|teşekkürler|sağ_ol & her_şey_için|iyi_geldin|emeğin|hep & artık|bu_sene|son|istemiştim
    günlüğümü|mektupları & yaktım|yırttım ! taşın*|cringe
    aradım|sarıldım|öptüm & tek_tek|herkesi|herkese|hepsini|hepsine ! bayram*
    üzmeyin|üzülmesin|üzülmesinler & anne*|ben*|söyle*|kimse
    toprağa|öbür_taraf*|öteki_taraf* & gid*|beni|girince|bu_sefer
    son & maçım|sigaram|sigara|bayramım|sözlerim|fotoğrafım|sayfası|şarkım ! $okul|lig*
    temelli|sonsuza_kadar & gidiyorum|kapatıyorum|çıkıyorum|susacağım
    hesabımı|skinlerimi|koleksiyonumu & devrettim|verdim_gitti|dağıttım
    hatırlasın|izlesin|açsın|okusun & büyüyünce|her_ay|sonra & ben|beni|video*|mektup*|zarf*
    kızgın & kimseye değilim
    balıklarımı|kuşumu|muhabbet_kuşumu saldım|bıraktım
    anlamı & son & yok|kaldı
  `,
  means: `
    $ilaclar & saydım|sayıyorum|ayırdım|biriktirdim|sakladım|masada|masamda|yerini|aldım|topladım|bulduğum|çok|kaç|suda|fazla|hepsi|hepsini ! doktor*|eczane*|reçete*|alerji*|antibiyotik*|grip*|dedem*|babaannem*
    ilaçlarını|ilaçlarından|haplarını|damlasından|çekmecesindekilerden
    $kesici|kalemtıraşın|kalemtıraşımın ! $gundelik|bıyık|gibi|sakal*|kalem
    ip|ipi|halat|urgan & eski|tutar|sağlam|kancaya|kiriş*|buldum|aldım|ödünç*|garaj*|samanlı*|hazır|bende|bağ* ! $gundelik|izci*|dağcı*|tırman*
    kancaya|kancayı|kirişe|kirişi & denedim|sağlam|baktım|çeker|tutar|bağla*
    $silahlar|av_dolab*|av_odas*|kasatura* & anahtar*|dolab*|dolap|kasa*|yerini|çanta*|çekmece*|dolu|dedem*|babam*|belinde|aldım|buldum|gördüm ! $gundelik|duvarda|poligon*|müze*
    $zehirler|asit & aldım|buldum|bardağ*|bardak|dolab*|önümde|elimde|içsem|içerse*|yerini|anahtar* ! $gundelik|kedi*
    gazı|tüpü & açtım|açsam|açık|kapattım ! ocak|yemek|çay
    uçurum*|viraj*|viyadük* & kemer*|gaz|direksiyon|alt*|korkuluk|yok ! soru*|fizik*
  `,
  place: `
    çatıdayım|çatıya|çatının|terasa|terasın|damdayım|dama|balkona|balkonun|korkuluk*|pencereye|pencerenin|pervaz* ! anten*|babamla|çamaşır*|çiçek*|usta|kuş*|kedi*|çay|ders
    köprüde|köprüye|köprüdeyim|köprünün|raylar*|rayların|raylara|peron*|istasyonda|iskeleye|iskelesine|kuyunun|baraja|barajın|göle|gölün|nehre|nehrin ! trafik*|balık*|servis*|piknik*|babamla
    kat|katta|kattan|kattayım & yeter|açtım|aşağı*|cam*|düş*|atla* ! soru*|oturuyor*
    aşağısı|aşağıda|aşağıya & baktım|bakıyorum|arabalar|küçük|yüksek|lego
    tren|ekspres|metro & geçiyor|durmadan|kaçta|hızlı|bekliyorum ! bilet*|problem*
    yüksek|yüksekmiş & burası|çok & ayak*|rüzgar|otur*
    damındayım|damında|çatısında|terasında & oturuyorum|görmedi|kimse|aşağı* ! mangal*|çay*
    dokuzuncu|onuncu|on_birinci|sekizinci|yedinci & kat|kattan & yeter|uçmak|göster*|cam*|aşağı*
    rayların|raylara|köprünün|denizin|gölün|yolun ortasına|kenarına|dibine & yürüyorum|gidiyorum|oturdum|durdum ! piknik*
  `,
  plan: `
    karar & verdim|verildi|verdiğim & artık|rahat*|sakin*|gece|son|bitti ! bölüm*|tercih*|tıp|üniversite*
    günü|gün|saati|tarihi|salıyı|pazarı|perşembeyi & seçtim|belirledim|belli ! sınav*|deneme*|randevu*
    perşembeye|cumaya|pazara|pazartesiye|haftaya|o_zamana|o_tarihe|sabaha kadar & yeter|yetiyor|bitmiş|bitecek|kimse|benim|kalan
    yedide|altıda|gece|sabah|akşam & kimse|annem|annemler & dönmez|gelmez|bulacak|bulsun|uyuyunca|dönmüyor|merak_etmeyecek
    her_şey|herşey|hepsi & bitmiş|bitecek|hazır|bitiyor|yoluna ! sınav*|ünite*|konu*|deneme*|kitap*
    kapıyı & kilitledim|kapattım & telefon*|gece|kimse|bekl*|son|ışık*
    telefonu|telefonumu & kapatıyorum|kapatıcam|kapatacağım|atıcam|bırakıyorum ! ders*|çalış*|soru*|sınav*
    sonrası|devamı yok
    az|çok_az kaldı & yanına|ona|bitmesine|kurtul*|artık
    uyumalarını|uyumasını|uyumayı & bekliyorum|annem*|herkes*
    alarm|alarmı|alarmımı|alarmlarımı & sildim|kurmadım|kurmayacağım|kurmuyorum ! tatil*|hafta_sonu
    gerek & kalmayacak|kalmadı & randevu*|yarın|perşembe*|cuma*|pazar*
    bu_sefer & dönmeyeceğim|temelli|vazgeçmeyeceğim|başaracağım|olacak ! sınav*|net*|deneme*|tyt*|diyet*
    karar_verdim|kararımı & cuma|pazar|bugün|bu_akşam|yarın|yemekten ! bölüm*|tercih*|kurs*|çalış*
    o_gün & yokum|olmayacağım|olmıcam|burada_olmayacağım ! tatil*
  `,
  harm: `
    kollarımı|kolumu|kolumda|kollarımda|bileğim*|bileklerim*|bacağımda|bacağımı|kolumdaki & kes*|çiz*|iz|izler|izleri|yara*|kabuk*|görmesin|görürse|sakl*|kanıyor|sargı|bandaj ! düştüm|voleybol|maç*|futbol|serum
    uzun_kollu|hırka|kazak & yaz|yazın|sıcak*|hava|35|kolum*|giymek
    bandaj*|sargı*|havluyu|havlu|peçete & kan*|doldu|değiştirdim|ıslandı|kırmızı|görmesin ! burkul*|antrenman*|voleybol*|deniz*
    kanıyor|kanadı|kanattım|kan & kendim|bilerek|rahatla*|durmuyor|yine ! burnum*|diş*|düştüm
    acı|acıyınca|acıtınca & rahatlıyorum|iyi_geliyor|susuyor|geçiyor
    kendime & bir_şey|bi_şey|zarar|vurdum|yapıyorum|yaptım ! program*|kahvaltı
    kendim|kendimi şey_yaptım|cezalandır*|kestim|çizdim
    yine yaptım & söz*|kendim*|kolum*
    pergel*|iğneyle|çakmakla|çakmağı|makasla & kolum*|koluma|bacağıma|batırıyorum|yakıyorum|derim* ! geometri|çember
    kesmeyi|kesince|kestiğim|kestim_yine & bıraktım|özlüyorum|rahat*|yerler|yer|kolum* ! ekmek*|saç*|soğan*|dersi
    cimdikliyorum|ısırıyorum|yumrukluyorum|tırnaklıyorum & kendimi|etimi|kanayana|morarana|duvar*
    kabuk & bağla*|kaşın*|açılıyor|açıyorum ! ceviz*
    canım & yansın|yanmıyor|acısın
    kollarım|kolum & çizgi|çizgiler|çizik_dolu|dolu ! kedi*
  `,
  fear: `
    korkuyorum|korkuyom|korktum|korkumdan & ev|eve|evde|babam*|abim*|ondan|gelmesin|gelmesinden|gece|kapı*|odam*|söylemeye|çok
    titriyorum|titriyor|titriyo & el|elim|ellerim|sesim|çok ! sunum*|tahta*|soğuk*|sınav*
    saklandım|saklanıyorum|saklanıyoruz|saklandık|saklan ! saklambaç*
    dolaba|dolabın|dolapta|yatağın_altı*|yatağın_altına|banyoya|tuvalete & girdim|giriyorum|girdik|saklan*|kilit*|kapandım
    ses|sesi|sesimi & çıkarmamam|çıkarma|çıkmasın|çıkaramıyorum|çıkmıyor|kesildi|yok_hiç|duymasın*|duyulmasın
    sessiz olmam|olmamız|ol & lazım|gerek|gerekiyor|dedi ! kütüphane*|bebek*
    donup_kaldım|dondum_kaldım|donakaldım|kıpırdayamadım|kıpırdayamıyorum|bağıramıyorum|bağıramadım
    yazamam|yazamıyorum & geliyor|geldi|duyar|görür|kapı*|parmak*|şimdi
    eve & girmesem|gitmesem|gitmek|dönmek|gitmeyi|girmeye & istemiyorum|korkuyorum|istemiyom|olur_mu
    gelmeden|gelince|geliyor & babam*|abim*|o & sessiz*|saklan*|kapatmam|korku*|sus*|yazamam
    kardeşimi|kardeşim & sarıldı|altına_kaçırdı|korkuyor|konuşmayı_bıraktı|yatağın|dolaba|odaya ! oyuncak*
    döver|vurur|öldürür & uyanırsa|duyarsa|gelirse|görürse|anlarsa|konuşunca
    uyuyor & numarası|gibi_yap*|taklidi ! ders*
    uyumuş gibi yapıyorum|yapıyoruz
    duymasın|duyulmasın|duymasınlar & diye & ses*|fısıl*|sus*|kapat*|babam*
  `,
  door: `
    kapı|kapıya|kapıma|kapımı|kapıyı|kapımın|kapının & vuruyor|yumrukluyor|tekmeliyor|zorluyor|kırıyor|kırdı|çaldı|çalıyor|dayandı|bekliyor|önünde|kilidini|kilitliyor|kilitli|dışardan|söktü|açıldı|tutun|çarptı|kolu ! kargo*|kardeşim|kurye|misafir*|menteşe|soru
    kapım|odamın_kapısı & yok|söktü*|açık_kalsın|kilitlenmiyor|sökük
    ayak_sesi|ayak_sesleri|anahtar_sesi|anahtarı|ayakkabı_sesi*|motor & koridor*|geliyor|kapı*|hızlı|yaklaş*|çalışıyor|düşürdü
    koridorda|merdivende|aşağıda|pencerenin|penceremin|apartmanın & bekliyor|yürüyor|dolaşıyor|adam*|geliyor|ses*|duruyor ! arkadaş*|kargo*|servis*
  `,
  drink: `
    babam*|abim*|annem*|amcam*|eniştem*|üvey*|o & içmiş|içti|içiyor|sarhoş|içki|içkili|alkol*|şişe|rakı|oynamış ! çay*|su|kahve*|ayran*|ilaç*|çorba*
    babam yine & içmiş|içti|içmeye|içiyor|sarhoş
    sarhoş & geldi|gelmiş|gelir|eve
    votka|bira|rakı|şişelerle|içki & okul*|tek|her_gün|termos*|gizli|kaldım|uyandım|lazım
  `,
  violence: `
    bağırıyor|bağırdı|bağırıyorlar|küfretti|küfrediyor|fırlattı|fırlatıyor|kırıyor|kırılıyor|kırıldı|çarptı|delirdi & babam*|annem*|abim*|anneme|üvey*|evde|bize|bana|tabak*|cam*|bardak* ! maç*|film*|hakem*|gol*|haha*
    vurdu|vuruyor|dövdü|dövüyor|tokat*|tekme*|yumruk*|kemer|terlik*|sopa|hortum & bana|beni|anneme|annemi|kardeşim*|babam*|abim*|hoca*|yine|kolum* ! oyun*|maç*|top*|film*
    morluk*|mor|moraran|morardı|iz|izi|şiş|şişti|dudağı|gözlüğ* & geçmedi|kaldı|kapatıcı*|annemin|kolum*|sırt*|boynu*|düştüm_diye|yüzüm*|yine ! düştüm|top*|maç*
    kolumu|saçımı|saçımdan|boğazımı|boynumu|çenemi & sıktı|tuttu|çekti|büktü|sıkıyor
    cam|bardak|tabak & sesi|sesleri|kırıldı|kırılıyor & mutfak*|annem*|babam*
    hep|yine & anneme|annemin|annem & vur*|kırıl*|çarp*|ağlı*|morar*
    düştü|düşmedi|çarptı & diyor|diyoruz|diyecek*|dedik
    dayak|dayağı|falaka*|kömürlük*|kömürlükte & yedim|yiyorum|ceza*|tutuyor|alıştık|günler* ! film*
    dövüyor|döver|pataklıyor|hırpalıyor|dövdüler ! oyun*|oyunda|soru|maç*|film*|kitap*|roman*
    saçımı|saçımdan|saçımızı|kolumdan|kulağımı & kesti|kestiler|sürükledi|sürüklüyor|çekiyor|büküyor ! kuaför*|berber*
    sigara|izmarit bastı|söndürdü
    fondöten|kapatıcı & morluk*|iz*|boyn*|yüzüm*
  `,
  control: `
    telefonumu|telefonum|instamı|hesabımı & aldı|kontrol|karıştırıyor|kapattırdı|kırdı|bakıyor & babam*|abim*|sevgilim*|eşim|o|kocam
    yasak|izin_vermiyor|bırakmıyor|salmıyor & dışarı*|okul*|arkadaş*|kız*|konuş*|görüş*|evden
    kimliğimi|kimliğim|nüfus_kağıdım*|pasaportumu|bileziğimin & aldı|aldılar|sakladı|verdim|istedi
    okuldan|okul|okula & aldı|aldılar|alındı|alınmış|göndermiyor|göndermeyecek|yenilemediler|kayd*|nakil ! yeni|taşın*
    çeyizim|çeyiz|kınam|kına|nişan|nişanı|nikah*|söz_kes*|istemeye|görücü*|gelinlik & ben|beni|bana|benim|yaşında*|15*|16*|annem*|okul* ! ablam*|kuzenim*|abim*|düğün
    kapıyı|camı & dışardan|üstümüzden|üstüme|içerden & kilitliyor|kilitledi|kapandı|kapattı
    ayrılmak|ayrılalım|ayrılırsam & dedim|istedim|izin|öldür*|yüzü|bırakmam|yakarım
    konumumu|konumum|şifremi & açık|istiyor|bakıyor|verdim & sevgilim*|o|kapat*
    yemek|su & vermiyor|veriliyor|vermediler|yok & ceza|susarsam|iki_gün*|odama
    evlendirecekler|evlendirmek|evlendiriyorlar|sözlüyüm|nişanlıyım & ben*|yaş*|okul*|adam*|istemiyorum|zorla
    çıkmama|çıkmamıza|konuşmama|görüşmeme|okumama izin
    sofraya|masaya oturtmuyor|oturamıyorum|alınmıyorum
    artıkları|artıklarını|kalanı & yiyorum|veriyor
    bavulumu|çantamı & attı|attılar|hazırlamışlar|kaldırmışlar
  `,
  touch: `
    dokunuyor|dokundu|dokunmaya|dokunmasını|elliyor|okşadı|okşuyor|kokladı|öptü|öpüyor|masaj & beni|bana|hoca*|saçımı|bacağım*|omzuma|amca*|dayı*|abi*|enişte*|gece ! kedi*|köpek*|bebek*
    kucağına|dizine|yatağıma|yanına|yanıma & oturttu|oturtuyor|yatırıyor*|geliyor|girdi|yatıyor ! kedi*|köpek*|kardeşim*|annem
    elini|eli|elleri & bacağım*|çekmedi|kaldı|battaniye*|belim*|sokuyor|dizime|dizimde
    gece|geceleri|herkes_uyuyunca|annem_uyuyunca|nöbet*|ışıkları|ışık & odama|yanıma|kapatıyor|geliyor ! ders*|annem_geldi|kedi*
    kimseye & söyleme|söylememem|anlatma|anlatmam*|deme|demememi|diyemem|söylersem|söyleyemem ! sürpriz
    aramızda|aramızda_kalsın|sırrımız|bizim_sırrımız|göstermememi|anneme_söyleme
    özel & ders|hediye|hediyeler & bana & kimse*|anneme|yalnız*|evinde|ücretsiz|herkes_gidince
    soyun*|kıyafet*|fermuar*|çıkar & dedi|çektirdi|istiyor|çekti|çıkarıyor & oyun*|foto*|kapı*|o
    büyümüşsün|güzelleşmişsin|olgunsun|özelsin|biz_özeliz & dedi|diyor
    utanıyorum|iğreniyorum|kirli|kirlenmiş & kendimden|vücud*|hissediyorum|anlatmaya
    bakıyor|bakıyormuş & duş*|duşta|giyinirken|soyunurken ! maça
    sonrasını|devamını & anlatmak|yazıyorum|anlatamam|hatırlamak ! film*|dizi*
    elimi|elini|ellerini & götürüyor|gezdiriyor|bir_yerlerine|sokuyor
    kimse & inanmaz|inanmıyor|inanmadı & dokun*|gece*|söyle*|anneme|anlat*
    amca|amcam|dayı|dayım|enişte|eniştem|hoca|abi & istemiyorum|gitmek|bakamıyorum & orada|orda|kötü|anlatamam|nedenini|söyleyemem
  `,
  online: `
    foto*|resim|resmimi|video*|kamera & istedi|istiyor|attım|atmazsam|yolladım|yayacak|yayarım|atarmış|paylaş*|yayıcak|açmamı ! ders*|soru*|hoca*|ödev*
    para|lira|bin & istiyor|istedi|vermezsen|vermezsem|akşama|yoksa ! babam*|harçlık*|annem*
    buluşalım|buluşmak|çağırıyor|gel_dedi|alacakmış|bekliyormuş & tek*|yalnız*|kimse*|cumartesi|otopark*|gece|internet*|foto*
    internetten|oyunda|instadan|uygulamadan|discord* & biri*|abi|abla|tanıştım|tanıdım|adam ! satranç|ders*|soru*
    adresimi|konumumu|okulumu|evimi|numaramı & biliyor|buldu|istedi|verdim|sordu|atmış
    tehdit|şantaj
    paket*|emanet & götür*|taşı*|verdiler|kaybettim|içine_bakma
    borç|borcum|borcu|iddia|bahis|kumar|kasa & var|bitti|istiyorlar|ödemezsem|kaybettim|gitti|verdi ! oyun|anneme
    videom|videomu|fotoğraflarım|fotoğrafımı|fotoğraflarımı|resimlerim & ellerinde|çekmiş|çekti|atarım|yayarım|rızam*|satıyor* ! kurs*
    deepfake|ifşa|ifşalamak|stalker ! oyun*
    uyuşturucu*|torbacılık*|bonzai|met & verdi*|bulaş*|alıştım|götür*|sat*|yaptırıyor* ! tarih*|soru*
    ya & para & video*|foto*|kardeş*|akşam*
    bahis*|bahiste|iddiada|kumarda & borç*|borcum|kaybettim|battım
  `,
  threat: `
    öldürürüm|gebertirim|gömeriz|keseriz|yakarım|öldürecekler|biliyoruz|alırız & dedi|dediler|diyor|diyorlar|yazmış|yoksa|kardeş*|seni|adres*
    takip|izliyor|izliyorlar|arkamda|arkamdan|peşimde|peşimden & ediyor|eve|durak*|her_gün|geliyor|yine|beni ! dizi*|film*|instagram*
    durakta|okulun_önünde|okul_çıkışı|evin_önünde|kapının_karşısında|apartmanın & bekledi|bekliyor|yine|adam*|eski*|o ! servis*|otobüs*|annem*|babam*|arkadaş*
    pazartesi|yarın|okulda & görecekler|gülemeyecek*|gelme|ödeyecek*|çantam*|ağır|pişman|son_gün ! sınav*|kitap*
    liste|listesi|defterim & isim*|gülen*|yazdım|çiz* & hepsi*|onları|pazartesi
    dövecekler|sıkıştırdılar|tuvalete|montumu|tükürdü*|tepsimi|tepsiyi|devirdiler|kovaladı* & bana|beni|yine|okulda|montumu|tepsimi|sıramı
    eski_sevgilim|eskim|eski_nişanlım|eskisi & bekliyor|önünde|kapı*|arkam*|takip*|her_gün|hep
    köşede|çıkışta|durakta|kapıda & bekliyor|bekliyorlar|beklerken & dövecek*|korku*|her_gün|hep|yine
    harçlığımı|telefonumu|paramı & alıyorlar|alıyolar|vermezsem
    geber|leş|ezik & diyorlar|yazmışlar|yazdılar|bağır*
    kafamı|saçımı|yatağıma|sırama & klozet*|makas*|döküyorlar|tükür*|soktular
    kaçıyorum|kaçtım|kaçacağım & evden|yurttan ! ders*|şaka*
  `,
  friend: `
    arkadaşım*|kankam*|oda_arkadaşım*|kuzenim*|ablam*|abim*|kardeşim*|sevgilim* & telefonu_kapalı|açmıyor|ulaşamıyorum|uyandıramıyorum|uyandıramadık|veda*|vedalaştı|beni_affet|yaşamak|ölmek|kesiyor|kestiğini|hediye_ediyor|dağıtıyor|gülmüyor
    bana & gitarını|saatini|atkısını|kolyesini|kitaplarını|kedisini|bilekliğini & verdi|bıraktı|taktı
    uyanmıyor|uyanmıyorlar|uyandıramıyorum|kıpırdamıyor|kıpırdamadı|cevap_vermiyor ! mesaj*
    dudağı|dudakları|parmakları & mor|morardı
    yatağı|dolabı|odası & boş|bomboş|düzgün* & mektup|zarf|gitti|yok|bıraktı|annem
    midem|başım & bulanıyor|dönüyor|ağrıyor & soba|baca|gaz|kardeşim_de|uyuyor ! sınav*|ders*
    arkadaşım*|kankam*|kuzenim*|ablam|dayım|amcam|abim|annem & kesik*|kesikleri|bileğini|hastaneden|kayboldu|intihar|ilaç_içmiş*|kestim_dedi|kurtuluş*
    yere|yerde|havuzda|suda & hareket_etmiyor|çıkmıyor|yatıyor|kalkmıyor|cevap* ! kedi*|köpek*
    not|mektup & bırakmış|bırakıp & ablam*|annem*|arkadaş*|gitmiş|arabayı
  `,
  eating: `
    yemiyorum|yemedim|yemem|aç|açım|tok & gün|gündür|kilo|haftadır|kimse|fark_etmedi|annem_yedim|inkar ! oruç*|iftar*|sahur*|kahvaltıyı
    kustum|kusuyorum|kusmak|çıkardım|çıkarıyorum|telafi & yemek*|yedim|tuvalet*|banyo*|parmağ*|yine|gizli|sonra ! grip*|mide_bul*|virüs*|zehirlen*|servis
    musluğu|suyu|fönü|müziği & açıyorum|açtım & duymasın*|duyulmasın|ses
    tabağı|tabağımı|yemeği|yemeğimi|lokmaları & köpeğe|kediye|peçete*|çöpe|sakl* & annem*|görm*|kimse|ver*|at*
    kalori*|tartı|tartıya|kilo|beden|kilom & eksi*|düş*|ver*|az|altına|saat|her_gün|gün|hedef* ! diyetisyen|protein|sıcak*
    şişmanım|şişman|iğrenç|göbeğim|bacaklarım|aynaya|aynada & bakamıyorum|hissediyorum|geniş|görünüyor*|çirkin|en|hâlâ
    saçım|saçlarım|regl|reglim & dökülüyor|kesildi|olmuyorum|gelmiyor|avuç ! stres|şampuan
    gözüm|başım & karardı|döndü|dönüyor|kararıyor & kilo|yemek*|merdiven*|prova*|açlık*|yemedim|gündür ! grip*|uyku*|oruç*
    detoks*|müshil*|idrar_söktürücü|sakız* & gün|çiğn*|hafta|kilo|idare
    kusuyorum|kustum|kusuyor & her|yine|gizli|parmağ*|klozet*|lavabo*|sonra ! grip*|mikrop*|araba*
    müshil*|parmak_at*|parmağımı_değdir*
    lokma|öğlen|akşam|kahvaltı & yok_bana|koymuyorum|koymadım|yasak & gün*|hafta*|kilo*|kendime|tartı*
    sadece|günde|gündür|haftadır & salatalık|elma|sakız|su|kahve & yemek*|gün|hafta*|kilo*|ötesi|yeter ! oruç*
    hak & yemek|yemeği|yemeyi & etmedim|edince|etmiyorum
    ceza & yersem|yedim|yediğim & mekik|koş*|kendime|spor*
    peçeteye|çantama & boşaltıyorum|attım|saklıyorum & tabağ*|yemeğ*|lokma*|hepsini
  `,
  unreal: `
    sesler|ses|fısıltı* & duyuyorum|konuşuyor|söylüyor|emrediyor|diyor & bana|kafamın|adımı|kimse|duvar* ! komşu|müzik*|dışardan|sincap*
    adımı & biliyor|biliyorlar|söylüyor|fısıldıyor
    televizyon|sunucu|kamera*|telefon & bana_bakıyor|izliyor|konuşuyor|mesaj_bırak*|göz_kırp*
    izliyorlar|dinliyorlar|takip_ediyorlar|zehirliyorlar & beni|bizi|duvar*|herkes*
    gündür|haftadır & uyumadım|uyumuyorum|uykusuzum & enerji*|güç*|süper|harika|ama
    seçildim|görevim|şifre*|tanrı*|peygamber* & bana|biliyorum|çözdüm|mesaj*
    kafamda|kafamdaki|kulağımda|kafamın_içinde & ses|sesler|biri|konuş*|kadın|adam|bağır*
    gerçek & değilmişim|değilim_gibi|mi_rüya
    lambalar|televizyon|radyo|tabela*|plakalar & mesaj|bana|diyor|göz_kırp*
    gözler|yüzler & perdede|duvarda|tavanda|kapatınca|görüyorum ! film*
  `,
  body: `
    adet|regl|reglim & gecikti|olmadı|görmedim|gelmedi|kaç_ay|aydır
    midem|mide & bulan* & sabah*|koku* ! grip*|yemek_dokun*|servis
    karnım|karnımı & korse|sarıyorum|büyüyor|tekmeliyor|saklıyorum|belli
    hamile*|hamileyim|test & çift*|pozitif|babam*|korku*|yaptım_çizgi ! teyzem|ablam|hoca*|şaka*
    iğne|hap|haplar|madde|toz|folyo & verdi|denedim|aldım|lazım|almazsam|buldum & uyku|odak*|abi|arkadaş*|tanıdık ! doktor*|grip*|alerji*
    almazsam|içmezsem|lazım_oluyor & titriyor|elim|açılmıyor|duramıyorum
    sarhoşum|ayık_değilim|matara*|termosumda & her|ders*|sabah|okul*|votka|kimse
    rakısından|birasından|votkasından|içkisinden
    dört_ay|üç_ay|beş_ay|kaç_aydır & adet*|regl*|ped|karn*|almamışım
  `,
}
