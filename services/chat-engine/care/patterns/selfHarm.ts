import type { Block } from './block.ts'

export const selfHarm: readonly Block[] = [
  {
    tier: 'acute',
    category: 'self-harm',
    lines: `
      # niyet ve karar
      $kendimi & öldürcem|öldüreceğim|öldürüyorum|öldürmeye|öldürecem|öldürmeliyim
      $kendimi & öldürmek|oldurmek|öldürmeyi $istiyorum|$dusunuyorum
      kendimi .. öldürmek $istiyorum
      $kendimi & oldrcm|öldrcm|öldürcm
      kendimioldur*|intiharedcem|intiharet*|kendimias*|kendimiold*
      öldürmek_istiyorum & $kendimi
      $intihar & edcem|etcem|ediyorum|edeyim|etmeye|etcm|edcm|edicm
      int har edcem
      $intihar & etmek|etmeyi $istiyorum|$dusunuyorum|lazım|zorundayım
      $intihar $istiyorum|$dusunuyorum
      $intihar planı*|planla*|planlıyorum|planım & yaptım|hazır|var|yapıyorum|planlıyorum
      $intihar notu*|mektubu* & yazdım|yazıyorum|bıraktım|yazcam|hazır
      $kendimi asacağım|asıcam|ascam|asıyorum|asmaya|asmak|asayım|astım ! çamaşır*|çamasir*|haha*|ahaha*
      asacağım_kendimi|asıcam_kendimi ! çamaşır*
      canıma|canima & kıycam|kıyacağım|kıyıcam|kiyicam|kıymak|kıyıyorum|kıymaya|kıyayım ! fiil*|deyim*
      canıma|canima kıymak & $istiyorum|$dusunuyorum
      hayatıma|yaşamıma|hayatima|ömrüme & son & vercem|vereceğim|veriyorum|vermek|vermeye|verdim|vereyim|noktayı
      her_şeye|herşeye & son & vercem|vericem|vereceğim|veriyorum & bu_gece|bu_akşam|birazdan|az_sonra|yarın ! sınav*|deneme*|ödev*|proje*|$ders
      hayatımı & bitircem|bitireceğim|bitiriyorum|sonlandırcam|sonlandırmak|sonlandırıyorum|sonlandıracağım|noktalıyorum
      hayatımı bitirmek & $istiyorum|$dusunuyorum
      yaşamıma|yaşamımı & son|bitir*|sonlandır* & $istiyorum|bugün|gece|vercem|karar*
      karar verdim|aldım|kesin & ölcem|öleceğim|ölmeye|intihar*|canıma|hayatıma
      ölmeye|öldürmeye|intihara kararlıyım|karar
      ölcem|öleceğim|ölecem|ölcm & $bugun|vazgeçiremez|durduramaz|tarih*|kararlıyım|hazırım|kesin|artık ! gülmek*|sınavda*|$ders|deneme*
      ölcem|öleceğim & ciddi*|yemin|elveda|hoşçakal*
      ölmek $istiyorum & an|şimdi|ciddi*|gece|bugün|hemen|akşam|hazırım|kararlıyım|yarın|plan*
      ölme|ölüm|ölmek & plan*|tarihi*|vaktim|zamanım|günüm & yaptım|var|geldi|belirledim|hazır|belli
      ölüm|ölme vaktim|zamanım|günüm|saatim geldi
      ölmeye gidiyorum|gidcem|hazırım|gidiyom
      kendime & bişey|şey|birşey|kötülük & yapcam|yapacağım|yapmak|yapmaktan|yapabilirim|yaparım ! alcam|hediye|güzel
      kendime zarar vercem|vereceğim|veriyorum_şu|verebilirim|vermemek
      kendime zarar & $simdi & veriyorum|vermek|verdim|vermemek ! dün
      kendime zarar vermek $istiyorum
      kendimi|kolumu|bileğimi kesmemek|vurmamak|atmamak|öldürmemek
      kendimi yok etmek|edcem|edeceğim & $istiyorum|$dusunuyorum|edcem|gece
      # kesmek, kan
      bileğimi|bileklerimi|bilegimi|bileklerim|damarlarımı|damarımı|bogazımı|boğazımı & kestim|kescem|keseceğim|kesiyorum|kesmek|kesmeye|keseyim|doğradım|kstm ! saat*|kağıt*|ağrı*
      bileğim|bileklerim|kolum|bacağım & kanıyor & durmuyor|çok|kestim|kendim
      kolumu|bacağımı|kolum|kollarımı|$kendimi & kestim|kesiyorum|kescem|keseceğim|kstm|kestm & $simdi|çok|kan|kanıyor|derin|elimde|durmuyor ! geçen|yine|eskiden
      $kendimi kescem|keseceğim|kesmek_istiyorum|kesmeye
      $kendimi kesmek $istiyorum
      kan & kaybediyorum|kaybettim|durmuyor & çok|kendim|bilek*|kestim|kolum* ! hemofil*|hasta*|neden
      # araç
      elimde|elime|yanımda|avucumda & jilet|jileti|ustura|bıçak|cam|maket|ip|silah|tabanca|hap|haplar|ilaç|ilaçlar|tüfek|urgan|falçata ! tıraş*|ödev*|proje*|yemek|salata|spor|atlama|mutfak*
      jileti|bıçağı|usturayı|camı aldım & elime|elimde|bileğime
      tabancası|silahı|tabanca|silah|tüfek|tüfeği & kafama|kendime|yanımda|şakağıma|ağzıma ! oyun*|pubg|cs
      ip|urgan|halat|ilmek|jilet|ilmeği|ipi aldım|hazırladım|buldum|bağladım|astım|hazır & kendim*|boyn*|tavan*|gece|bugün|artık|asmak|sakladım
      boynuma|boynumda & ip|ilmek|ipi|kemer|urgan & geçir*|bağla*|tak*|dola*|var
      kafama|kendime|şakağıma|beynime & sıkcam|sıkacağım|sıkıyorum|sıkmak|dayadım|dayıyorum
      kalbime|karnıma|boğazıma|göğsüme & saplcam|saplacağım|saplamak|saplıyorum|bıçak|bıçağı ! şarkı*|saplanıyor|saplandı|gibi
      # hap, zehir
      $bolca & $hap & $yuttum ! eczane*|doktor*|grip|abone|yarın_alcam|antibiyotik*
      $hap & $yuttum & uyanmcam|ölcem|ölmek|pişman*|midem|uyuş*|bayıl*|korku* ! doktor*|grip
      $hap & topladım|biriktirdim|biriktiriyorum|sakladım|hazırladım ! eczane*
      ilaçları|hapları|ilacı & içcem|içeceğim|yutcam|yutacağım & hepsini|gece|bugün|bütün|tüm|ölcem
      $hap & yüksek_doz|aşırı_doz|overdoz
      zehir|zehri|zehiri|tuz_ruhu|siyanür & içtim|içcem|içeceğim|aldım|içiyorum|yuttum
      çamaşır|ağartıcı suyu içtim|içcem|içeceğim
      domestos|böcek_ilacı|kezzap & içtim|içcem|içeceğim|yuttum
      # yükseklik, su, tren
      $yuksek $kenarinda
      $yuksek kenarında|korkuluğunda duruyorum|oturuyorum|bekliyorum|ayaktayım
      $yuksek .. $kenarinda
      en_üst_katındayım|üst_katındayım & apartman*|bina*|okul*|otel*|avm*|plaza*|hastane*
      $yuksek|$kendimi & atlcam|atlayacağım|atlamak|atlıyorum|atlamaya|atlıycam|atlayıp & $istiyorum|üzereyim|şimdi|gece|kendimi|birazdan|bugün|an|atlcam|ölcem|hazırım|yarın|kurtulcam ! paraşüt*|bungee*|havuz*|filo*|takım
      atlcam|atlamak_üzereyim & köprü*|çatı*|balkon*|pencere*|uçurum*|$kendimi|kattan|raylar* ! arkadaş*|kankam*
      $kendimi & $yuksek|önüne|denize|suya|nehre|göle|boşluğa & atcam|atacağım|bırakcam|bırakacağım|atıyorum|atmak|atmaya|bırakıyorum ! sınav*|paragraf*|$ders
      trenin|metronun|arabanın|kamyonun|otobüsün|tırın önüne & atcam|atlcam|atacağım|atlamak|atmak|yatcam
      suya|denize|göle|nehre & gircem|atlcam|yürüyorum|yürücem & çıkmcam|dönmcem|boğul*|ölcem
      gölün|denizin|nehrin|barajın $kenarinda & gir*|atl*|ölcem|son|bitir*|dayanam*|çıkmcam
      # veda
      elveda|hoşçakal|hoşçakalın|hoşçakalin & son|dünya*|herkes*|hayat*|sonsuza|mektup*|mektub*|ölüm*|affed*|anne|herkese|gece ! oyun*|geometri|tatil*|test*|yks*|mektup_türü|yaz|sınıf|sınav*|karne*|tablet*|okul*|lise*|dershane*|diyet|çikolata*|uyku*
      elveda dünya|hayat|herkese|anne|millet|herkes ! oyun*
      veda mektubu|mektubumu|mesajı|mesajımı|notu|notumu & yazdım|yazıyorum|yazcam|bıraktım|hazır|bırakcam
      veda ettim|ediyorum & herkes*|son|tek|gece|hayat*|aile* ! grup|gruptan|gruba|tatil*|oyun*|mezun*|okul*
      vedalaştım|vedalaşıyorum & herkes*|ailem*|son ! taşın*|mezun*|tatil*|okul*|yurt*|kamp*|asker*
      bu_son_konuşmamız|bu_son_mesajım|bunlar_son_sözlerim|bu_son_yazışmamız & elveda|hakk*|affed*|bitiyor|herkes*|son ! bugünlük|yatıyorum|uyku*
      son_kez yazıyorum|konuşuyorum|konuşuyoruz|yazışıyoruz & hayat*|gece|tanımak|elveda|bitiyor|bir_daha|seni|affed*
      seni_tanımak güzeldi|güzel & hayat*|son|gece|gidiyorum|elveda
      son_isteğim|son_dileğim|vasiyetim|vasiyetimi & yokum|bakın|bakarsınız|baksın*|ölünce|yazdım|gömün|köpeğim*|kedim*|artık ! mahkum*|paragraf*
      hakkınızı helal & ölm*|gid*|elveda|son|gece|ayrıl*
      beni özlemeyin|unutmayın|affedin|affetsinler|affetsin|unutun & gidiyorum|ayrılıyorum|gece|öbür|son|yokum|artık|elveda|dayanam*|ölünce
      annemler|ailem|annem|babam|anneme|babama|aileme & affetsin|affetsinler|söyleyin|söyle & gidiyorum|öbür|son|ölcem|seviyordum|kalmadı|gece
      # geleceğin sonu
      yarını|sabahı|yarına|sabaha|yarin & görmcem|görmicem|çıkmcam|çıkmıcam|uyanmcam|olmcam|görmeyeceğim|varmcam|kalmam ! uyku_yapıyor|grip*|ders*|deneme*|dershane*|randevu*|asker*|sınav*|okul*|tatil*|köy*|memleket*|kamp*|antrenman*|maç*|etüt*|düğün*|nöbet*|izin*|dönünce|hastane*
      yarını|sabahı|yarına|sabaha & yokum ! uyku_yapıyor|grip*|ders*|deneme*|dershane*|randevu*|asker*|sınav*|okul*|tatil*|köy*|memleket*|kamp*|antrenman*|maç*|etüt*|düğün*|nöbet*|izin*|dönünce|hastane*|hocam
      bana|benim|bizim yarın yok & intihar*|gece|ölcem|artık
      bir|bi daha uyanmcam|uyanmayacağım|uyanmicam|dönmcem & gece|hap*|ilaç*|yatıyorum|artık|uyu*
      bu_gece bitcek|bitecek|biticek|bitiriyorum|bitirecem|bitireceğim ! kitap*|konu*|test*|ödev*|ünite*|fasikül*|matris*|türev*|integral*|soru*|deneme*|özet*|dizi*|bölüm*|föy*|tekrar*|kahve*|sezon*|fizik*|kimya*|biyoloji*|tarih*|mat|proje*|sunum*|paragraf*
      bugün|gece & hayatımın|ömrümün son günü|gecesi|gunu
      hayatım bitiyor|bitcek|sona & gece|bugün|birazdan
      ölmüş olurum|olcam|olacağım|bilin|olucam ! yks*|telefon*
      sabah*|yarın & ölü|ölümü|cesedimi & bul*
      yarın|sabah beni & bulurlar|bulcaklar|bulacaklar|bulursunuz|bulsunlar
      ölü bulcaklar|bulacaklar|bulurlar|bulursunuz
      hayattan|dünyadan|herşeyden|acıdan & kurtulcam|kurtulacağım|kurtuluyorum & birazdan|gece|bugün|yakında|artık|bitti
      sonsuza & uyucam|uyuyacağım|uyumak|uyuycam|uyucağım
      dünyadan|hayattan|aranızdan & gidiyorum|ayrılıyorum|göçüyorum|gidcem|ayrılcam|göçcem|ayrılacağım|gideceğim ! istifa
      öbür_tarafa|öteki_tarafa|diğer_tarafa & gidiyorum|gidcem|geliyorum|geçiyorum
      ölünce|öldüğümde|ölümümden & eşya*|bıraktım|şifre*|kullan*|okusun*|açsın*|versin*|açın|okuyun|lazım|okursunuz ! miras*|hukuk*|dedem|kul
      eşyalarımı|bilgisayarımı|telefonumu|kedimi|köpeğimi & bıraktım|verdim|dağıttım|hediye|emanet & ölünce|yokum|gidiyorum|son|olmayacağım|ölüm*|gerek_yok
      artık yokum|olmayacağım|olmcam & dünya*|son|gece|hayat*|isteğim|eşya* ! oyun*|insta*
      kimse vazgeçiremez|durduramaz|durdurmaya & ölcem|beni|hayat*|intihar* ! birinci*|net*|yks*|hedef*|türev*|konu*|soru*|kitap*|deneme*|maç*|ders*
      her_şey hazır|ayarladım|ayarlandı|hazırladım & ölü|öl*|asacağım|intihar*|son|gece ! sınav*|$ders|bayram
      bu_gece|bugün|şimdi & yapcam|yapacağım|yapıyorum & uyu*|kimse|son|ölüm*|elveda|hazırım|kapı* ! ödev*|test*|$ders|proje*|sunum*
      bu_gece|bugün gidiyorum & şifre*|öldüğüm*|elveda|dünya*|affed*|bıraktım ! memleket*|tatil*
      denedim|denemiştim|kurtardılar & tekrar|yine|defa|sefer|ip & denycem|denicem|deneyeceğim|başarcam|başaracağım|yapcam|deniycem
      # yol sormak
      en_kolay|acısız|ağrısız|hızlı|hızlıca|kesin & ölüm|ölme|ölmenin|ölünür|ölebilirim|ölmek|intihar ! biber*|cümle*|paragraf*
      nasıl|nası|kolay|yöntem* & $intihar & edilir|ederim|edebilirim|edilebilir|etsem|edeyim|edcem|edebiliriz|yöntem*|yol*
      nasıl|nası ölebilirim|ölürüm|ölünür|öldürebilirim|öldürürüm & çabuk|kolay|acı*|kendimi|hemen|söyle
      kendimi nasıl öldür*|as*
      hangi|kaç|ne_kadar & $hap & öldürür|ölünür|ölürüm|öldürücü|ölür|ölebilirim|ölümcül
      kaç kattan|metreden|metre & ölürüm|ölünür|atlarsam|atlasam|düşersem
    `,
  },
  {
    tier: 'serious',
    category: 'self-harm',
    isFirm: true,
    lines: `
      kesik|jilet|kesikler|faça & izleri|izlerim|izlerimi|izi|izim & $kol
      kendime zarar veriyorum|verdim|vermek_istiyorum
      yaşamak|yasamak $istemiyorum
    `,
  },
  {
    tier: 'serious',
    category: 'self-harm',
    lines: `
      # ölme, yok olma isteği
      ölüm|ölmek|ölme & fikri|isteği|arzusu|düşüncesi & aklım*|kafam*|çıkmıyor|var|geliyor|gitmiyor|hep ! şiir*|roman*|korkusu
      hayattan|yaşamdan|gelecekten & beklentim|umudum|isteğim|zevk & kalmadı|yok|almıyorum
      gözümü|gözlerimi & açmamak|kapatıp|kapayıp & hiç|daha|istiyorum|sonsuz*|keşke ! uyku*|dinlen*
      ölmek $istiyorum|geliyor|istiyrum ! fiil*|çeviri*
      ölmeyi $istiyorum|düşünüyorum|diliyorum|özlüyorum|bekliyorum
      yaşamak|yasamak|yaşamayı|yasamayi|yaşamaya $istemiyorum|istemiorum
      $istemiyorum yaşamak|yasamak|yaşamayı
      yaşamak|yasamak|yaşamaktan & anlamsız|ağır|yoruldum|bıktım|işkence|sıkıldım|zor_geliyor ! çok_masraflı
      yaşamaya|yaşamak|yasamaya|yaşamam & değer|deger|sebep|neden|gücüm|nedenim|sebebim|dalım|isteğim|hevesim & yok|kalmadı|bulamıyorum|bitti
      yaşamayı hak_etmiyorum|beceremiyorum|bıraktım|kaldıramıyorum
      yaşamayı hak etm*
      yok|kayıp olmak|olup & $istiyorum|gitmek|gitsem|bitsem
      yok_olsam|ortadan_kaybolsam|görünmez_olup|buharlaşsam & keşke|ne|güzel|hiç|bitsem|kimse
      ölsem & daha|kurtul*|keşke|iyi|kimse|gitsem|rahat*|diyorum|ne|artık|gün|umr*|huzur* ! denemeden|sınavdan|dersten|gülmek*
      ölüp gitsem|gitmek|kurtulsam
      ölürdüm & kıyamıyorum|olmasa|ama
      ölmüştüm|ölürdüm|giderdim|kıyardım & olmasa|olmasaydı & çoktan|zaten|kendi*|şimdi*
      ölüm & kurtuluş|huzur|özlem|düşünce*|fikri* & benim|için|gibi|düşüncelerim|kafam*|tek ! şiir*|roman*|tema*|felsef*
      $intihar & fikri|düşünce*|düşünüyorum|aklıma|aklımdan|aklımda|geçiyor|kafam* ! ödev*|oran*|$ders|neden_haram
      $intihar|intihara & kalkıştım|denedim|girişimim|girişiminde|teşebbüs*|kalkışmıştım|denemiştim
      kendimi öldürmek|öldürmeyi|öldürme & aklıma|düşünüyorum|geçiyor|kafam*|isteği*|hayal*|istedim|istiyordum|geliyor ! düşünmüyorum
      kendimi_öldürsem|canıma_kıysam|kendimi_assam|canıma_kıymayı
      doğmasaydım|doğmamış|gelmeseydim|gelmese|doğmasam & keşke|dünyaya|olsaydım|daha ! ikizler
      keşke_ölsem|keşke_doğma*|keşke_yok|keşke_yaşamasam
      uyanmasam|kalkmasam|uyanmasaydım & sabah|daha|keşke|hiç|ne|uyuyup|hayal ! okul*|tatil|alarm*
      uyuyup & uyanmamak|uyanmasam
      uyanmamak & $istiyorum|keşke|isterdim
      bensiz & daha|mutlu|rahat*|iyi & olur*|herkes*|aile*|anne*|olurlar|olurdu
      olmasam|ölsem|yokluğum*|gitsem & kimse|yük|masraf*|rahatla*|fark|aramaz|üzülmez|umrunda|daha_iyi|anlamaz ! sınıf*|sıram|haha*
      yük & aileme|herkese|anneme|babama|onlara & oluyorum|olmak|oldum|yüküm|olduğum ! fizik
      varlığım*|yokluğum* & bir|kimse|belli|fark|anlamsız|zarar
      hayatın|hayatımın|yaşamın|hayat|yaşamanın & anlamı|anlamsız|manası|amacı & yok|kalmadı|hiç*|geliyor ! nedir|$ders|felsefe*|mesleğ*|cümle*|kitap
      bitsin & $istiyorum|artık|keşke|hayat* & hayat*|yoruldum|acı*|dayanam* ! $ders|sınav|deneme*|yks
      hayattan & yoruldum|bıktım|nefret|tiksin*|kurtulmak|vazgeç*|koptum
      hayatımdan nefret|bıktım|vazgeç*
      dayanacak & gücüm & kalmadı|yok & yaşam*|artık|hayat*|bitsin ! $ders
      tutunacak & dal*|şey & yok|kalmadı|yaşam*
      içten|içimden öldüm|ölüyüm
      nefes aldığım|almak & işkence|acı|yük|istemiyorum
      canımı & al & allah*
      allahım & canımı|al & kurtul*|beni|ölüm|canımı ! net*|sınav*
      öbür|öteki|diğer tarafta|dünyada & yanında|yanına & $istiyorum|gitmek|olmak|keşke
      yanına & gitmek & $istiyorum & ölen|rahmetli|dedem*|mezar*|öbür|vefat*
      araba|kamyon|tır|tren & çarpsa|çarpsaydı|ezse & kaçmam|keşke|üzülmem|iyi|bana|kurtul*
      cesaretim & yok|olsa & kendimi|öldür*|intihar*|ölm*|atla*|canıma
      cesaretim_olsa & yapardım|giderdim|bitirirdim
      umut|umudum|umudumu|çıkış|çare & hiç|hiçbir|artık|yok & düzelmcek|düzelmeyecek|hayat*|yaşa*|hiçbir_zaman|ölüm*
      geleceği|geleceğimi göremiyorum & karanlık|yaşa*|hiç|artık
      sonunda|gün|belki & ben|yapcam|yapacağım & bunu & galiba|yapacağım|yapcam & bir|bi|ben
      bu_dünyada & yerim|işim|yeri & yok|kalmadı
      bu_dünyaya & ait & değilim|hissetmiyorum
      # kendine zarar verme
      kendime & zarar & veriyorum|verdim|vermek|veriyordum|veriyodum|vermeye|vererek|verme ! vermem|tiplerden
      kendimi & kesiyorum|yakıyorum|ısırıyorum|çiziyorum|kanatıyorum|yaralıyorum|tırmalıyorum|kesiyordum|cezalandırıyorum|jiletliyorum|kestim|yaktım|jiletledim|dövüyorum|tokatlıyorum ! tıraş*|$ders|kağıt*
      kendime & vuruyorum|vurdum|tokat|yumruk|işkence & hak|ceza*|sinir*|kız*|öfke*|üzül*|stres*|atıyorum|ediyorum|çok|vuruyorum|vurdum ! oyun*
      kolumu|kollarımı|bileğimi|bacağımı|bacaklarımı|kolumda|bileklerimi|tenimi & kesiyorum|çiziyorum|çizdim|kestim|jilet*|yakıyorum|kanatıyorum|kesik|kesikler|keserdim|kesmek|kesmeye|kesip|kesince|yaktım ! kağıt*|maket*|mutfak*|salata*|ütü*|kaza*|cam_kır*
      kesik|jilet|yara|kesikler|kesikleri|faça & iz|izi|izleri|izlerim|izlerimi & kol*|bacak*|bacag*|bilek*|sakl*|gizl*|uzun ! ütü*
      kesik_izlerim*|jilet_izlerim*|kesiklerim*|faça_attım
      kesince|çizince|kanatınca|kesmek|kesmeden & rahatlıyorum|rahatlatıyor|duramıyorum|rahatlıyor
      kafamı|başımı & duvara|duvarlara & vuruyorum|vurdum|çarpıyorum
      saçımı|saçlarımı yoluyorum|koparıyorum
      jilet & taşıyorum|saklıyorum|kullanıyorum & hep|çanta*|kendim*|kol*
      ölümü|ölmeyi|ölüme|ölümden & düşünüyorum|$istiyorum|hayal*|yakın|özlüyorum|güzel|korkmuyorum|huzur*|istemek|planlamıyorum ! şiir*|roman*|yazar*
      nefes_almak|var_olmak|yaşıyor_olmak|hayatta_olmak|hayatta_kalmak & $istemiyorum|yük|acı|zor|yoruyor|ağır|anlamsız
      hayattan|hayatta|yaşamaktan|yaşamak|yaşamayı|yaşam & soğudum|nefret|vazgeçtim|tiksin*|keyif*|zevk*|bağlayan|isteğim|sebebim|istek|anlam|anlamı & yok|kalmadı|almıyorum|ediyorum|vazgeçtim|soğudum|bulamıyorum|tiksindim ! bölge*|alanı|koşul*
      bu_dünyada|dünyada|dünyaya & $istemiyorum|fazlalığım|fazlayım|ait|kalmak|gelmez|hiç_gel* ! nüfus*|savaş*|ülke*|en
      fazlalık*|fazlalığım|fazlayım & hissed*|ailem*|herkes*|dünya*|gibi|evde
      ben & yok|olmasam|ölsem|gitsem & herkes|ailem|annem|kimse & rahat*|kurtul*|üzülm*|sevin*|mutlu|iyi|fark_et* ! $ders
      keşke & ölsem|ölseydim|ölmüş|doğma*|hiç_ol*|olmasaydım|yaşamasam|uyanma* ! hiç_olmazsa
      uyuyup|gece|yatıp & uyanmasam|uyanmamak|uyanmayayım|uyanmamayı
      artık|daha fazla & dayanamıyorum|katlanamıyorum|taşıyamıyorum|kaldıramıyorum & yaşam*|hayat*|acı*|bitsin|ölmek|her_şey*|son ! sıcak*|$ders|geometri*
      kurtulmak & $istiyorum & hayattan|her_şeyden|herşeyden|bu_dünyadan|kendimden|acıdan|yaşam*
      kimse|hiç_kimse & aramaz|üzülmez|fark_etmez|özlemez|ağlamaz & ölsem|gitsem|olmasam|yok_olsam|ardımdan|arkamdan
      umudum|umut|gelecek|geleceğim|çıkış_yolu|ışık & hiç|hiçbir|yok|kalmadı|göremiyorum|bitti & yaşa*|hayat*|artık|ölüm*|karanlık*|görmüyorum|boşuna ! net*|puan*|$ders|hoca*|kazan*
      kendimden|varlığımdan & nefret|iğreniyorum|tiksiniyorum & ölm*|yok|kes*|yaşa*|ediyorum_yaşa*|zarar
      kesmek|çizmek|kanatmak|yakmak|kesiyorum|çiziyorum|kanatıyorum|kesmeye & kolum*|bacağım*|bacak*|bilek*|bileğ*|vücud*|kendim*|tenim*|karnım* & rahatl*|gizli*|her|yine|alış*|bırakam*|gece*|üzül*|sinir*|başla*|devam|tekrar|yıl*|ay*|duramıyorum ! kağıt*|mutfak*|yemek*
      kendime & zarar|zararı & ver*|vermek* & eskiden|tekrar|bazen|yine|dün|geçen|bırak*|alış*|duram*|hep|başla*|rahatl*|sinir*
      kollarım*|kolumdaki|bacağımdaki|bileğimdeki|bileklerimdeki & çizik*|kesik*|yara*|iz*|jilet* ! kedi*|ütü*|kaza*|top
      yumruk|yumrukluyorum|tokatlıyorum|ısırıyorum|yoluyorum|vuruyorum & duvar*|kendime|kendimi|saçımı|saçlarımı|elimi|bacağıma|kafama ! oyun*|top|topu|topla
      intihar|kendimi_öldürmek|ölmek & bazen|ara_sıra|arada|hep|sürekli|aklım*|düşün*|kafam*|fikr*|eskiden|yıl|sene|geçen & geliyor|geçiyor|denedim|düşündüm|düşünüyorum|var|istedim|çıkmıyor|istiyorum|denemiştim|kurtardılar
      # hap, uyku
      $hap & içip & uyanmasam|kalkmasam|uyumak|ölsem|kalkmamak|uyanmamak
    `,
  },
  {
    tier: 'low',
    category: 'self-harm',
    lines: `
      yaşam|yaşama enerjim|sevincim|hevesim yok|kalmadı|bitti
      tadı|tuzu|tadım|zevki & yok|kalmadı & hiç*|hayat*|yaşıyoruz|hiçbi|şeyin
      hayat & gri|boş|renksiz|karanlık|anlamsız|tatsız & geliyor|son|artık|çok|zaman*
      nefes|yaşıyor_gibi & alıyorum|değilim & sadece|yaşamıyorum
    `,
  },
  {
    tier: 'check',
    category: 'self-harm',
    lines: `
      # bir söz tek başına
      $intihar|intiharı|intihardan|intiharım ! saldır*|uçak*|bomba*|haber*|bilgisayar*|telefon*|mi|mı
      ölmek|ölmeyi|ölmekten|öleyim|ölsem|ölsek ! var|fiil*|emred*
      kendimi öldür*|vur*|as*|yok ! asla|asil*
      kendime_zarar|canıma_kıy*|jilet*|mezarıma|mezarım|cenazem*|vasiyetim*
      # inkâr, düzeltme, şaka: bir kez sormak yeter
      ölmem_ben|canıma_kıymam|intihar_etmem|kendimi_öldürmem|kıymam_canıma
      $intihar & mintihar|yok|etmem|etmiyorum|düşünmüyorum|ağzımdan|şaka*|komik|sebebim|sebebi_bu ! roman*|yazar*|nedir|tüik
      kendimi|kendime & öldürmeyi|öldürmek|zarar & düşünmüyorum|niyetim|yok|vermem|vermiyorum|istemiyorum|değilim|tiplerden
      öyle|böyle & niyetim|niyet* & yok & sadece|dedim|laf*
      laf & olsun & dedim|diye
      şarkı|şarkıdan|sözü|şarkısında|nakarat* & ölmek|öldür*|intihar*|yanlış|söz|ölüm*
      # abartı
      ölsem|ölsek & kurtul*|dinlen*|deneme*|sınav* & bu|galiba|denemeden|sınavdan|de|artık
      kendimi|şuradan & $yuksek & atasım|atayım|atsam|atarım|atıcam
      kendimi & öldüresim|asasım|vurasım|kesesim
      ölesim|geberesim|ölesi_geldi
      atlarım|atlayayım & boğaz*|köprü*|cam*|çatı*|balkon*|pencere*
      ölmek & çalışmak|ders|sınav & mi
      ölmek & nasıl|his|duygu & bi|bir|sence|şey|acır|acıtır
      ölüm & hakkında|nedir|nasıl & düşünüyorsun|sence|düşünüyosun|korku* ! paragraf*|yazar*|şair*|din
      ölünce & ne|nereye & oluyor|olur|gidiyoruz|gideriz & sence|merak|acaba
      neden|niye|niçin yaşıyoruz|yaşıyoruz_ki|yaşıyorum
      yaşamanın & amacı|anlamı|sebebi & ne|nedir|sence|var
      hiçlik & nasıl|his|sence|şey
      öteki|öbür|diğer dünyada|tarafta & yks*|lgs*|sınav*|var
      cennette|cehennemde & sınav*|yks*|$ders|görüşürüz
      cenazeme|cenazemde|mezarıma|mezar_taşıma|mezarda|mezara & gel*|yaz*|not*|dinlen*|kadar|bu|bekler*
      ölürsem|ölürsek & emanet|sana|sizin|test*|sorumlu*|bu|kitap*|ağla*|üzül*
      ben_olmasam|olmasam_ne
      dünyadan|hayattan & istifa|emekli|iade & ed*|ediyorum|et*
      hayatı & iade & etmek|edebilir*|istiyorum
      restart|reset|silme|kapatma & tuşu & hayat*
      yaşamak & masraflı|yoruyor|pahalı|zor & valla|ya|be|artık|çok ! bölge*
      vurun|öldürün|gömün|yakın beni & kurtarın|geometri*|mat*|şu|artık|bitsin|denem*
      vurun_beni|gömün_beni|öldürün_beni|öldür_beni
      mezara & kadar
      kafayı|kafamı & duvara|masaya & vurcam|vuracağım|vurasım|vurayım|gömcem
      kaza & geçirsem|yapsam|geçirsek & okul*|tatil*|bana|keşke|sınav*
      ayağım|kolum|bacağım & kırılsa & yat*|okul*|keşke|sınav*
      bileğim*|kolum* & yara|iz|kesik & ütü*|kedi*|kaza*|şey_yok
      kayıp|çekip gitsem|gidesim & bazen|insan|uzak*|diyo*
      yoğun_bakıma & al* & deneme*|sınav*|bitsin|beni
      artık|artik yaşamıyorum|yasamiyorum|yaşamıyom
      canına & kıyar|kıyıyor|kıymak & insanlar|niçin|neden|sence|merak & sence|merak|değil
      insan*|insanlar & neden|niye|niçin & $intihar & eder|ediyor & sence|merak|acaba
      ölmüş & bilin|sayın|say & beni
      ölcem|öleceğim|gebericem & bu|şu|artık|yeter ! uyku*|gül*
      bıktım_hayattan|hayat_işte|yeter_artık_hayat
      ölüyorum|ölmek|öldüm & üzüntüden|kederden|acıdan|yalnızlıktan
      acaba ölsem|kaybolsam|gitsem|intihar*
      ölsem & haber*|ağla*|üzül*|gelir & mi|misin|mısın|kim|kimse|cenaze*
      ölmekten korkuyorum|korkmuyorum
    `,
  },
]
