import type { Block } from './block.ts'

/** What is said plainly, and what several signs say together. */
export const selfHarmSigns: readonly Block[] = [
  {
    tier: 'acute',
    category: 'self-harm',
    isFirm: true,
    lines: `
      # açık söz: yanında ders ya da kitap geçse de
      $kendimi öldürcem|öldüreceğim|öldürecem|öldürüyorum|öldürmemem
      kendimi & öldürmek|öldürmeyi|oldurmek & $istiyorum|denycem|deniycem|deneyeceğim|planlıyorum
      $kendimi asacağım|ascam|asıyorum ! çamaşır*
      hayatıma|yaşamıma & son & vercem|vereceğim|veriyorum
      canıma kıycam|kıyacağım|kıyıcam|kıyıyorum
      $intihar edcem|ediyorum|etcem
      $intihar etmek|etmeyi $istiyorum|planlıyorum
    `,
  },
  {
    tier: 'acute',
    category: 'self-harm',
    lines: `
      # birlikte geçen işaretler: kendi ölümü ve zaman, hazırlık, veda
      helalleştim|helallik & herkes*|aldım|artık|ailem*|anne* & gidebilirim|gidiyorum|artık|son|hazırım|rahat* ! bayram*
      anneme|babama|kardeşime|kedime|köpeğime|onlara & iyi_bakın|iyi_bak|sahip_çıkın|emanet & artık|olmcam|olmayacağım|yokum|gidiyorum|ben|son|gidince ! tatil*|test*
      terastayım|çatıdayım|köprüdeyim|damdayım|uçurumdayım & aşağı*|yüksek*|bak*|atla*|son|rüzgar|elveda|korku*|dayanam*|bitsin
      karar*|bitiriyorum|bitircem|bitiriyor & bu_gece|bu_akşam & bitiyor|bitcek|bitsin|iş|her_şey|verdim|bitircem ! kitap*|ünite*|test*|ödev*|tercih*|dizi*|paragraf*|deneme*|konu*
      acı çekmcem|çekmeyeceğim|çekmiycem|hissetmcem & artık|saat|gece|bitcek|yakında|bugün
      her_şey bitcek|bitecek|sona & saat|birkaç|birazdan|bu_gece|yakında|dakika ! sınav*|dönem*
      köprüye|çatıya|uçuruma|raylara|tepeye|denize & aramayın|arama|beklemeyin|beni_bulun|bulmayın|affed*
      kan|kanı|kanım|kanıyor & bileğimden|bileklerimden|kolumdan|kolumda|bileğim & durmuyor|akıyor|çok|damlıyor|fışkır* ! serum*|kan_al*|hemşire
      ölmek|ölüm & acıtan|acıtmayan|acıtmadan|acısız|en_az|en_çabuk|en_rahat & ne|yol*|hangi*|nasıl|şey|istiyorum ! şiir*
      mektubum|mektubumu|notum|notumu|vasiyetim & masada|masamda|çekmece*|yastık*|dolap*|odamda|telefonumda|bıraktım ! sınav*|$ders|karne*
      $intihar kalkışcam|kalkışacağım|girişcem|teşebbüs_ed*
      gitmem|gidiyorum|ayrılıyorum|ayrılmam & bu_dünyadan|bu_hayattan|aranızdan & lazım|gerek|seviyorum|artık|son|hakk* ! instagram
      hapları|ilaçları|ipi|jileti|mektubu|her_şeyi|herşeyi & hazırladım|hazır|ayırdım|sakladım|topladım|ayarladım & yaşam*|ölm*|artık|son|bu_gece|bitsin|hayat*|gece ! sınav*|$ders
      ölüme & bıraktım|gidiyorum|yürüyorum|gidcem|hazırım|kendimi ! rekabet|idam*|çalış*
      kollarımı|bileklerimi|kolumu|bileğimi|bacaklarımı & doğradım|parçaladım|deştim|dildim|yardım_kan
      son & vercem|vericem|vereceğim|veriyorum & hayata|hayatıma|bu_acıya|bu_işkenceye|canıma
      ölüm|ölme|ölmek & günümü|gün|günü|tarihimi|tarihi|saatimi & seç*|belirle*|karar*|planla* ! yazar*|padişah*
      kurtaramaz*|kurtaramayacak*|durduramaz*|vazgeçiremez* & beni & gece|bitiyor|artık|geç|bitcek ! birinci*|net*|hedef*|türev*|konu*|soru*|kitap*|maç*
      $kendimi öldür*|oldur* ! aklıma|düşünmüyorum|cesaretim|istemiyorum|öldürmem|hayal*|bazen|ara|öldüresim|öldürmüyorum|geçiyor|geliyor|geçti
      öleyim|öldüğümde|yaşamıma|yaşamım|canıma|cesedim*|bedenimi|ölümüm|ölümümü|mezarım|intiharım* & $zaman|sona|bul*|bırak|bırakın|içtim|hazır*|kararlıyım|not|mektup ! tak|okul*
      öleyim & bırak|bırakın|$istiyorum|içtim|izin
      hayatım|hayatıma|ömrüm & sona|bitcek|biticek|noktalan*|kapan* & $zaman|karar*|ercek|ericek|erecek
      $intihar|intiharı|intiharım|intiharıma|intiharımı|intihardan & edcem|ediyorum|yapcam|denycem|deniycem|kararlıyım|karar*|plan*|tarih|gününü|saat|saati|hazır*|hazırım|gece|bugün|yarın|şimdi|mektub*|not|notu|önce|hafta|hafta_sonu ! saldır*|uçak*|bomba*|haber*|oran*|denedim|etmiş|etti|fikri|düşünce*|kalkış*|aklıma|$okul
      $intihar & yöntem|yöntemi|yöntemleri|yolu|yolları|yollari & en|hangi|kolay|acısız|söyle|öner|bilgi|kesin|var ! çalışma*|durkheim*
      ilaçları|hapları|haplari|ilaclari & içtim|yuttum|aldım|bitirdim|içiyorum|içcem|yutcam ! doktor*|grip|ağrı*|eczane*|vitamin*|annemin|düzenli*|alerji*|ateş*|sabah*|unuttum|antibiyotik*
      $hap & 10|15|20|25|30|40|50|60|100|on|yirmi|otuz|kırk|elli|tane & $yuttum ! mg|doktor*|günde|dakika|bi_tane|bir_tane|geçti|ağrı*|ağrı_kesici_aldım_bir|vitamin*
      $hap & içtim|yuttum|içcem|yutcam & uyku*|uyuyo*|uyanm*|geçm*|bitsin|son|gece|kimse|bile|korku*|midem|başım_dön* ! uyku_yaptı|uyku_yapıyor|nezle*|öksür*|hapşır*|soğuk_algın*|boğaz*|alerjim|ağrı*|grip|alerji*|doktor*|vitamin*|ateş*
      jilet*|ustura*|falçata*|maket_bıçağı & aldım|elimde|elime|buldum|çıkardım|hazır*|bileğim*|bileğimde|boğaz* ! tıraş*|ödev*|proje*|teknoloji*|tasarım*|maket_yap*|karton*|$ders
      bıçak|bıçağı|mutfak_bıçağı & elimde|aldım|bileğim*|karnıma|boğazım*|kalbim*|kendim* ! sınav*|kullanım*|aşçı*|şarkı*|saplanıyor|kurban*|soğan*|ekmek*|patates*|elma*|karpuz*|meyve*|yemek*|salata*|doğra*|babam|abim|annem|bana_doğru
      jilet|jileti|bıçağı|bıçak|cam|camı & bileğim*|kolum*|boynum*|boğazım* & bastır*|dayadım|sürt*|tutuyorum|kes*
      bileğ*|bilek*|kol*|damar* & kestim|kesiyorum|kescem|kesicem|yardım & kan|kanıyor|durmuyor|derin|çok|yer|dikiş|banyo*
      $kendimi & $yuksek|denize|suya|nehre|aşağı|boşluğa|yola|arabanın|trenin|metronun|kamyonun & atcam|atacağım|atıyorum|atmak_istiyorum|bırakcam|atmaya ! paragraf*|yüzünden|sınav*
      atlcam|atlayacağım|atlıyorum|atlamak_istiyorum|atlamaya & $yuksek|aşağı|buradan|burdan|şimdi|hazırım|karar*|gece|ölcem|ölmek ! paraşüt*|havuz*|servis*|otobüse|konu*|soru*|bungee*
      yukarıdan|yüksekten|kenarda|kenarından|kenarına & bakıyorum|duruyorum|çıktım|oturdum & atla*|ölmek|son|bitsin|aşağı|düşsem|bırak*
      çatıya|köprüye|balkona|terasa|tepeye|kayalıklara & çıktım|geldim|gidiyorum|gidcem|çıkıyorum & atla*|son|ölmek|bitsin|bitcek|elveda|dayanam*|korku*_değil|hoşçakal|kurtul*
      rayların|tren_yolunun|rayda|raylarda & üstündeyim|üzerindeyim|yatıyorum|bekliyorum|yattım|önündeyim|oturuyorum
      ipi|ip|kemeri|kemer|çarşafı|çarşaf|kablo & tavan*|avize*|boyn*|boğaz*|kapı_kol*|ağac*|kirişe|kanca* & bağla*|geçir*|as*|dola*|hazır*
      ilmek|ilmik|ilmeği|ilmiği|urgan|darağac* & hazır*|yaptım|attım|bağladım|boyn*|aldım
      silah*|tabanca*|tüfek*|tüfeğ* & kafama|ağzıma|kendime|şakağıma|kalbime|başıma|aldım & sık*|daya*|çek*|vur*|bu_gece|buldum|tut*
      not|mektup|mektubu|mektubumu|mesaj & bıraktım|yazdım|bırakıyorum|yazıyorum & hoşçakal*|elveda|ardımda|arkamda|geride|temelli|okusun*|affed*|ölünce|gitmeden|son_kez|ölüm* ! postacı*|kargo*|zil
      hoşçakal*|elveda|hakkınızı|affedin & temelli|sonsuza|dünya|ölüm*|ölcem|dayanamıyorum|bitiyor|son|yokum|olmayacağım|mektup|not|acı|bu_gece|kurtul*|annem|ailem ! oyun*|tatil*|mezun*|geometri*|okul*|lise*|tablet*|telefon*|sınav*|sınıf*|dershane*|diyet*|çikolata*|karne*
      gidiyorum|gidcem & temelli|dönmemek|dönüşü|dönüş & yok|hoşçakal*|elveda|not|üzere|hakkınızı ! memleket*|üniversite*|tatil*|yurtdışı*
      beni & affedin|affet|affetsin*|unutmayın|özlemeyin|aramayın|merak_etmeyin & son|gece|bugün|gidiyorum|ölcem|bitti|bitiriyorum|dayanamadım|artık|elveda
      cansız|bedenimi|cesedimi|naaşımı & bul*|görcek*|kaldır*|göm*|teslim
      gömün|gömsünler|mezarıma|tabutum*|cenazem* & istiyorum|kimse|ağlamasın|gelmesin|yakında|yarın|hafta|gece|koyun|vasiyet* ! not*|sınav*|haha*
      ambulans|polis|kimseyi & çağırma|çağırmayın|arama|aramayın & istemiyorum|bırak|geç|içtim|öl*|kestim|ol*
      ölümü|ölmeyi|azraili|ecelimi & bekliyorum|beklemekteyim
      kendime & delilik|kötülük|birşeyler|bişeyler|bir_şeyler & yapcam|yapacağım|yaparım|yapmaktan|yapmak
      ölmeden|intihardan|ölmemden & önce & son|sana|gece|bugün|saat|kez|mesaj*|yazı*
      ölmek|ölüm|ölmenin|ölmeye & en_kolay|acısız|hızlı|yöntem*|yolu|yol|dozu|garanti*|ne_kadar_sürer & söyle|bana|nedir|hangisi|ne|nasıl|var|bul*|lazım ! hücre*|şiir*
      kaç|hangi & hap|ilaç|tane|mg|tablet & ölürüm|öldürür|ölünür|ölmek|yeter|öldürücü
      ne_kadar|kaç & kan|metre|kat|dakika & ölürüm|ölünür|ölürsün_insan & kaybed*|atla*|düş*|kes*|kendi*
      son_gecem|son_saatlerim|son_saatim|son_sözlerim|son_sabahım ! dershane*|kurs*|staj*|yurt*|sınıf*|iş|işte|memleket*|izin*|okul*|tatil*|lise*|yaz*|staj*|deneme*|$ders
      yarın|yarından|sabaha|pazartesi*|bayrama & olmcam|olmayacağım|yokum|yaşamıyor|çıkmam|çıkmayacağım|sağ_olmam|görmem|ölü|ölmüş & artık|ben|dünya*|hayat*|kalmaz|zaten|gece|çünkü|sağ|merak ! $ders|okul*|kurs*|deneme*|sınav*|evde
      bu_gece|bu_akşam|bugün|şimdi|yarın & her_şey|herşey|acım|acılarım|çilem & bitcek|bitecek|sona|son ! sınav*|deneme*|yazılı*|karne*|okul*|ödev*|proje*|tercih*|dönem*
      ölü olcam|olacağım|olurum|bulun*
      artık|karar_verdim|karar_aldım|kesin & yaşamcam|yaşamayacağım|yaşamıycam|yaşamicam|ölmek|intihar* & verdim|aldım|kesin|bu_gece
      bu_gece|bugün|bu_akşam & kendimi & kescem|kesmek|kesiyorum|zehirle*|yakcam|vurcam ! $ders|kitap*|işe
      kendimi & zehirle*|boğcam|boğmak|yakcam|vurcam|astım|vuracağım|yakacağım & istiyorum|gece|üzereyim|vurcam|astım|şimdi|bugün|$zaman ! $ders|kitap*|derslere
    `,
  },
]
