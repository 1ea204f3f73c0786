import type { Block } from './block.ts'

export const danger: readonly Block[] = [
  {
    tier: 'acute',
    category: 'danger',
    lines: `
      # birlikte geçen işaretler
      gaz|doğalgaz & koku|kokusu|kokuyor & baş*|ev|evde|evi|bayıl*|bulan*|dön* ! kimya*|ünite*
      su|sel|seller & yükseliyor|bastı|doluyor|geldi & kat|kattayız|bodrum*|mahsur|araba*|çatı*|boy* ! oy|sıcak_su
      kapıyı|kapıya|pencereyi|kilidi|camı & zorluyor*|açmaya_çalış*|kırmaya|kurcalıyor*|tekmeliyor* & biri|birileri|adam*|yalnız*|tekim|yabancı*|tanımad*
      $yakin & deterjan*|çamaşır_suyu|zehir*|pil|tuz_ruhu|kezzap|fare_zehri|ilaçları & içti|yuttu|yedi|içmiş|yutmuş|zehirlen* ! soru*|roman*|padişah*
      takip_ediliyorum|takip_ediyor*|peşimde*|arkamdan_geliyor* & eve|sokak*|gece|araba|korku*|koş*|yürü*|durak*|karanlık|adam* ! kuyruk|oynuyoruz|oynadık|oyun*|ebelemeç*|saklambaç*|rüya*|insta*|youtub*|tiktok*
      bıçak|bıçağı & sapladı*|soktu*|yedi|saplamış* & $yakin|bana|kavga*|biri|arkadaş* ! film*|oyun*|dizi*|tablo*
      $yabanci & $siddet|takip|peşimde|peşimden|arkamda|arkamdan|arabaya|evine & $imdat ! öldürürüm|vururum|çikolata*|geçen|eskiden|oyun*|film*|dizi*|insta*|youtub*|müdür*
      sıkıştırıyor|sıkıştırdı|elliyor|sürtünüyor|dokunuyor|yapıştı & otobüs*|metro*|metrobüs*|dolmuş*|asansör*|servis*|park*|minibüs*|vapur* & adam*|biri|inemiyorum|şu_an|sapık*|bırakmıyor|bana
      kan|kanaması|kanamasi & durmuyor|kusuyor|fışkırıyor|akıyor|gölü|içinde|kaybetti|kaybediyor & $yakin|ambulans|kimse|yardım|kafa*|bacağ*|kolu*|başı* ! hemofil*|neden|film*|burnum_hep
      silah|ateş & ediyor*|ediyorlar|sıkıyor*|sesi|sesleri|açtı*|geliyor & dışar*|evin|evimiz*|sokak*|kapı*|altında|camlar|cam|kırıldı|saklan*|mahalle*|okul*|bahçe* ! oyun*|dizi*|film*|tepme*
      bıçaklandı|bıçaklanmış|bıçaklandım|vuruldu|vurulmuş|vuruldum|bıçak_yedi|bıçakladılar & $yakin|ev*|kan|geldi|beni|yer*|sokak* ! film*|dizi*|oyun*|tarih*|kim_tarafından
      ambulans|112yi|itfaiye & gelmiyor|gelmedi|çağır*|çağırdım|lazım|arayın|ne_zaman|açmıyor|yolda & $yakin|ev|yangın|kan|kaza|bayıl*|nefes|yardım ! puan*|bölüm*|teknik*|$ders|çalışmak
      bilinci|bilinç|nabzı|nabız|nefesi & kapalı|kapandı|yok|gitti|alamıyorum|durdu|kesildi|zayıf & $yakin|ambulans|yerde|yardım|ne ! $ders|ünite*|ölçme*
      nefes & almıyor|alamıyor|almıyo & $yakin
      cevap|tepki|ses & vermiyor|vermiyo|gelmiyor & $yakin & yerde|düştü|bayıl*|yığıl*|hap*|ilaç*|kapı_kilitli|banyo*|nefes*|baygın ! mesaj*|whatsapp*|insta*
      pasaportumu|kimliğimi|telefonumu|telefonlarımızı & aldı|aldılar|el_koydu* & tehdit|bırakmıyor*|adam*|çalıştır*|kaçam*|zorla|kilit* ! annem|babam|hoca*|öğretmen
      elektrik|akım & çarptı & $yakin|yerde|bayıl*|titri* ! soru*
      düştü|düştüm|düşmüş & balkon*|çatı*|pencere*|kuyu*|merdiven*|dere*|uçurum* & $yakin|kan|kırık|kalkam*|cevap*|hareket* ! haber*|dizi*|oyun*|fizik*
      yılan|akrep|köpek|köpekler|boğa|arı & soktu|ısırdı|saldırdı|saldırıyor & $yakin|şiş*|nefes|kan|kimse|kaçam*|bacağ*|uyuş* ! yoğurt*|geçti|iyiyim|$ders|soru*|ünite*
      yangın|yanıyor|alev*|duman* & $imdat|mahsur|kat|merdiven*|kapı*|boğul*|öksür*|kimse|itfaiye ! bombası|motor|egzoz*|alarm*|tost*|merdiveninde|seminer*|toz|gözüm_doldu|tatbikat*|gözüm|gözlerim|canım|içim|ciğer*
      kayboldum|kaybolduk & gece|orman*|dağ*|şarj*|korku*|karanlık*|kimse|nerde*|soğuk|sokak* ! oryantiring*|sonra_bulduk|bulduk|kamp|konu*|soru*|$ders
      kaçırdılar|kaçırıyorlar|kaçırcaklar|kaçırıldık|alıkoydu*|rehin* & beni|bizi|kardeş*|araba*|depo*|ev*|yardım|arkadaş* ! sürpriz*|doğum_günü*|şaka*|otobüs*|servis*|sınav*|$ders
      öldürcem|öldüreceğim|geberteceğim|gebertcem|bıçaklcam|vurcam|keseceğim|yakcam & onu|onları|babamı|üvey*|o_adamı|o_çocuğu|hocayı|herkesi|hepsini|hepinizi|hepsinin|o_kızı|sevgilimi|kardeşimi & silah*|bıçak*|gece|yarın|bugün|plan*|ciddi*|karar*|uyurken|bekle*|hazır*|aldım|gün|okul* ! oyun*|maç*|deneme*|haha*
    `,
  },
  {
    tier: 'acute',
    category: 'danger',
    lines: `
      # saldırı, takip, kaçırılma
      hırsız|yabancı|birileri|maskeli & girdi|giriyor|girmeye & ev*|eve|kapı* & saklan*|korku*|yalnız*|dolap*|çalış*|tekim|şuan|şu|girdi ! film*|oyun*|haber*
      eve|evimize|evde hırsız & girdi|var & saklan*|korku*|şuan|yardım|tekim|şu|ne_yapcam
      peşimde|peşimden|arkamdan|takip|arkamda & adam|biri|birisi|araba|tip|kişi|adamlar & koşuyor|geliyor|ediyor|şu|şuan|yürüyor|korku*|gece|sokak*|bırakmıyor|hala ! insta*|youtub*|tiktok*|dizi|film|hesab*|netim|sıralama
      önümü & kestiler|kesti|kesiyorlar & bıçak*|para*|sokak*|korku*|dövc*|şuan|şu|telefonumu
      bıçak|bıçakla|silah|silahla|sopayla & tehdit|istiyorlar|kovalıyor*|saldır*|dayad*|çektiler|çekti|geliyor*|üstüme & beni|bana|para*|sokak*|şu|okul*|bize|adam*|biri ! oyun*|film*|dizi*|babam|abim|annem
      zorla & arabaya|araca|minibüse|bir_eve|bi_yere|evine|odaya|götür* & soktu*|bindir*|aldılar|götürüyor*|götürdü*|çekiyor|bilmiyorum|tutuyor*
      kaçırıldım|kaçırdılar|kaçırıyorlar|kaçırdı & beni|tuvalet*|yardım|yazıyorum|nere*|araba*|kurtarın|bilmiyorum|evden|adam|kurtar ! sürpriz*|doğum_günü*|şaka*|otobüs*|servis*|son|dersi|sınav*|keçi*
      saldırdı|saldırıyor*|saldırdılar & bana|bize|beni & asansör*|bina*|sokak*|kaçtım|şu|park*|adam|hala|kanıyor|biri|korku* ! köpe*|oyun*|arı
      internetten|oyundan|instadan|discorddan|tanıştığım|netten|dmden & evimin|kapı*|önünde|kapımda|geldi|evine|aşağıda & adam|çocuk|kişi|abi|biri & kapıyı|önünde|aç*|kilitli|götürdü|bekliyor|şu|bırakmıyor|geldi
      buluşmaya|buluştuk|buluştum & adam*|çocuk*|evine & kilit*|bırakmıyor|götürdü|zorla*|korku*|çıkamıyorum
      kapı|kapıyı|kapılar & kilitli|kilitledi|kilitlediler & adam*|bırakmıyor*|evine|çıkamıyorum|yabancı|tanımad*|araba* ! unuttum|anahtar
      taksici|taksi|şoför|sürücü|minibüsçü & indirmiyor|yolu_değiştir*|durmuyor|değiştirdi|kaçırıyor|bırakmıyor ! $ders
      tanımadığım|yabancı & evdeyim|evde|yerdeyim|adamın_evindeyim|odada & hareket|içki*|uyan*|korku*|kilit*|hatırla*|nasıl
      içkiye|içeceğime|bardağıma|içkime|kolama & kattı*|koydu*|katmışlar|attı* & hareket*|başım|dönüyor|tanımad*|bayıl*|kötü*|uyuş*|uyku*|kalkam*
      evden_kaçtım|evi_terk & sokak*|nere*|gece|dışar*|otogar*|yalnız*|kalcak ! kütüphane*|gibi_oldu|okula
      evi|evden & terk_ed*|kaçtım|kaçıyorum & sokak*|nereye|bilmiyorum|gece|otogar*|terminal*|tanımad* ! kütüphane*
      sokaktayım|sokakta_kaldım|dışarda_kaldım|dışardayım & gidecek|gece|nere*|kimse*|üşüyorum|korku* ! oyna*|top
      # yangın, kaza, deprem, gaz, boğulma
      ev|evde|evimiz|bina|apartman|oda|yurt|mutfak & yanıyor|yangın|duman|alev*|tutuştu & çıkam*|var|mahsur|yetişin|ne_yap*|yanıyor|yardım|kaldık|çıktı|dolu ! kombi*|çıkarsa|seminer*|toz|tadilat*|kalorifer*|itfaiyeci*|tatbikat*|ders|kalori
      yangın|duman & çıktı|var|doluyor|doldu & çıkamıyor*|nefes*|evde|yurtta|mahsur|yardım ! tadilat*|toz|çıkarsa|seminer*|tatbikat*
      gaz|soba|doğalgaz|karbonmonoksit|kombi & zehirle*|sızıyor|kokusu|kaçağı|kaçırıyor & kus*|baş*|bayıl*|annem*|biz*|kalkam*|yardım|ev*|galiba ! kimya*|ünite*|soru*|tepkime*
      enkaz*|bina|göçük* & altında*|yıkıldı|çöktü|sıkıştı*|kaldık|kaldım & deprem*|çıkam*|ayağım|bacağım|sıkıştı*|altındayım|altındayız|mahsur|yardım|kaldık ! beri|rüya*|geçen|psikoloj*
      sıkıştım|sıkıştık|mahsur|mahsurum|mahsuruz & araba*|enkaz*|bina*|asansör*|kan|ayağım|kaldık|duman|su|sel|yardım|kaza ! kestane*|süper|kar|konu*|zaman*
      kaza & yaptık|yaptı|geçirdik|oldu & araba*|kan|sıkış*|şu|yaralı*|cevap_ver*|ambulans*|baygın|kıpırda* ! haber*|okudum|eskiden|simüla*
      dere|sel|su & taştı|bastı|doluyor|yükseliyor|geldi & ev*|çıkam*|mahsur|çatı*|araba*|boyum* ! oy
      boğuluyor|boğuldu|boğuluyorum|boğulcak & deniz*|havuz*|kardeşim*|göl*|yetişin|yardım|arkadaşım|bebek ! $ders|iş|kazan|haber*
      # nefes, bilinç, kalp
      nefes & alamıyor|almıyor|almakta_zorlan* & kardeşim*|bebek*|annem*|babam*|dedem*|arkadaşım*|mor*|ninem*|abim*|ablam*
      morardı|mosmor & nefes*|bebek*|kardeşim*|dudak*|boğaz*
      yere|yerde|yığıldı|bayıldı|düştü|baygın|kalmadı & cevap|uyanmıyor|hareket*|kıpır*|nefes*|tepki*|nabız*|ses & annem*|babam*|dedem*|arkadaş*|kardeş*|vermiyor|abim*|kız|ninem*|babaannem*|yok ! oyun*|film*
      uyanmıyor|uyandıramıyorum|kendine_gelmiyor|ayılmıyor & annem*|babam*|arkadaş*|kız|kardeş*|abim|hap*|ilaç*|içki*|ablam ! okul|sabahları|alarm*
      titriyor|kasılıyor|köpük|nöbet & ağz*|arkadaş*|kardeş*|hap*|geçiriyor|yerde & köpük|hap*|ağzından|geçiriyor|geliyor
      kalp_krizi & geçiriyor|babam|annem|dedem|geçiriyorum ! riski|kitap|görse|görürse|duysa|duyarsa|geçirir|geçirecek|geçircek|sandım|film*
      şekerim|tansiyonum & düştü|çıktı|çok|düşük & bayıl*|tekim|kimse|yardım|titri*|gözüm*
      alerji*|arı|fıstık|anafilak* & nefes*|boğaz* & şiş*|alamıyorum|kapan*|daral*
      astım & krizi*|nefes* & alamıyorum|ilacım|fısfıs*|yok
      doğuruyorum|suyum_geldi|kanamam & yardım|çok|durmuyor|kimse*
    `,
  },
  {
    tier: 'acute',
    category: 'danger',
    endangered: 'friend',
    lines: `
      # başkası kendine zarar veriyor
      $baskasi & kendini|bileğini|bileklerini|kolunu|canına & kesti|kesmiş|astı|asmış|atmış|kesiyor|attı|vurdu|zarar|kıydı & kan*|şimdi|şu_an|az_önce|demin|yerde|nefes*|banyo*|odas*|ambulans|çok|uyanm*|buldum ! film*|dizi*|roman*
      intihar|ölcem|atlcam|öldürcem|bitircem & $baskasi & yazdı|yazmış|attı|dedi|diyor|canlı_yayın*|story*|ağlıyor*|telefon*|konum & şimdi|şu_an|açmıyor|ulaşam*|kapattı|gece|bugün|koş*|ne_yapcam|kurtar*|nerde*|elinde ! dizi*|film*|roman*
      $baskasi & atlcam|atlıcam|atlamak|atlayacak|atlcak|sarkıyor & diyor|dedi|köprü*|konum|pencere*|balkon*|çatı*|üzere|yazdı
      $baskasi & bilek*|bileğini|kolunu & kesmiş|kesti|kesiyor & kan*|şu|çok|şimdi|durmuyor|içinde|foto*
      $baskasi & $hap & içmiş|içti|yutmuş|yuttu|almış|attı & bütün|tüm|hepsini|kutu*|uyanm*|sesi|kendin*|titri*|bayıl*|telefon*|avuç|çok|fazla ! grip|içti_mi|hatırlat*|alarm*|saat*|tansiyon*|şeker*|reçete*|doktor*
      $baskasi & intihar|ölcem|öldürcem & ediyor|edcem|etcek|etti|edcek|yazdı|attı|diyor|mesaj* & şu|şimdi|gece|bugün|konum|veda*|ulaşam*|kendini|açmıyor|birazdan|köprü* ! dizi*|roman*|film*
      $baskasi & kendini & asmış|astı|asıyor|asıcak|asmaya|vurdu|vurmuş|kesiyor|atcak|öldürcek|öldürcem|atmış ! dizi*|roman*|film*|Bihter
      $baskasi & veda_mesajı|veda_mektubu|elveda & attı|yazmış|bırakmış|yazdı|ulaşam*|açmıyor
    `,
  },
  {
    tier: 'acute',
    category: 'danger',
    lines: `
      # başkasına zarar verme niyeti
      onu|onları|ona|hepsini|babamı|annemi|herkesi|hocayı|müdürü|o_çocuğu & öldürcem|öldüreceğim|bıçaklcam|bıçaklayacağım|vurcam_silah*|gebertcem|öldürmek_istiyorum|kescem|yakcam & yarın|silah*|bıçak*|kimse|okul*|gece|plan*|bugün|durduramaz|kararlıyım|hazır ! deneme*|oyun*|maç*|net*|paragraf*|satranç*|film*
      bıçak|silah|silahım|tabanca|tabancayı|bıçağı & çekcem|getircem|götürcem|götürüyorum|getirdim|alcam|sokcam|saplcam|var & okula|okulda|yarın|ona|onlara|çanta*|öldür*|sınıf* ! polis*|oyun*|teknoloji|atış*
      okulu|sınıfı|evi|yurdu & yakcam|patlatcam|basıcam|tarıycam|bascam|tarayacağım|kana_bul* & silah*|yarın|bıçak*|kararlıyım|ciddiyim|benzin*|hepsi*|gece
      silahlı|silahla|elinde_silah|silah_sesi|silah_sesleri|ateş_ediyor* & sınıf*|okul*|girdi|altındayım|saklan*|sokak*|adam*|biri|geliyor ! oyun*|dizi*|film*|kuvvet*|asker*|mücadele|çatışma_hangi
    `,
  },
  {
    tier: 'serious',
    category: 'danger',
    endangered: 'friend',
    lines: `
      # arkadaş, kardeş: intihar, kesme
      $baskasi & intihar*|ölmek|kendine_zarar|yaşamak|jilet|kesiyor|kesmiş & söyledi|diyor|yazıyor|istiyor|etmiş|düşünüyor|düşünüyormuş|istemiyor|istiyormuş|anlattı|gördüm|bahsed*|veriyor|vermiş|korkuyorum|kesiyor|kesmiş ! dizi*|film*|roman*|belgesel*|yazar*|ünlü*|saçını|saçlarını
      $baskasi & kesmiş|kesiyor|kesik|kesikler|jilet* & kol*|bilek*|kendini|kollarında|bacak* & ne|gösterdi|gördüm|kime|korku*|kolunu|kollar*|hep|kendini|nasıl ! maket*|mutfak*|salata*
      $baskasi|sınıf & intihar|intihara|ölmek|öldürmek|yaşamak & düşünüyormuş|düşünüyor|istiyormuş|istiyorum|istiyor|kalkışmış|kalkıştı|istemiyorum|istemiyor|istemiyormuş|etmiş|etti|diyor|deyip|edcem & bana|ne|söyleme|dedi|deyip|diyor|en_yakın*|korku*|nasıl|kimse*|yardım|yazdı|biliyorum|bilmiyorum|düşünüyormuş|düşünüyor|etti|etmiş ! roman*|dizi*|film*|yazar*|karakter*|ödev*|şarkı*
      kendine & zarar & veriyor|vermiş|verdi & $baskasi
    `,
  },
  {
    tier: 'serious',
    category: 'danger',
    lines: `
      # şantaj, istismar ağları, takip
      şantaj & yapıyor|yapıyorlar|yaptı|ediyor|var|yapcak
      çıplak|özel|mahrem|gizli|uygunsuz|soyunuk & foto*|resim*|video*|görüntü*|nude* & istedi|istiyor|attım|yay*|paylaş*|şantaj|tehdit|elinde|gönderdim|var|kaydetmiş|çekmiş|atmamı
      foto*|videomu|videom|görüntülerimi|görüntülerim|resimlerimi|fotolarımı|nudemi & yaycak|yaymak*|yayıyor|paylaşcak|paylaşıyor|paylaşcağını|yaymış|kaydetmiş|tehdit|şantaj|ailene|ailem* & tehdit|para*|herkese|eski|adam|diyor|korku*|etmiş|söylüyor|yapıyor|istiyor|yaymış|internet*
      internetten|internetteki|oyundan|oyundaki|instadaki|discorddaki|tanıştığım|online & adam|abi|çocuk|kişi|biri & okulumu|evimi|adresimi|para*|buluş*|kapı*|tehdit*|kayd*|görüntü*|foto*|fotoğraf*|kamera* & öğrenmiş|istiyor|biliyor|bulmuş|etmiş|bekl*|ediyor|diyor|tehdit|gel*|zorla*|soyun*
      takip|numaramı|adresimi|peşimi & bulmuş|ediyor|bırakmıyor|öğrenmiş & adam|biri|sürekli|arıyor|korku*|her|eski|takıntılı|kapı* ! istek|hesab*|hesap*|kuzen*|insta*|youtub*|tiktok
      takıntılı & çocuk|adam|biri|eski|sevgili* & bana|peş*|tehdit|yaşat*|bırak*|benim
      benim_olmazsan|yaşatmam|yakarım_seni|öldürürüm_seni & diyor|dedi|tehdit|mesaj*|yazıyor
      tehdit & ediyor|ediyorlar|ettiler|etti|aldım|alıyorum & beni|ölüm*|bıçak*|öldür*|okul*|borç*|mafya*|para*|çete*|döv*|numara*|adam*|mesaj*|korku* ! hukuk*|tck*
      # zorbalık, şiddet, çete
      haraç & alıyor*|istiyor*|kesiyor*|vermezsem
      okul*|sınıf*|üst|tuvalette|servis*|yurt*|çıkışta|çıkışında|koridorda & sıkıştır*|dövdüler|dövüyorlar|vurdu*|dövcekler|tekmele*|vuruyorlar|para* & beni|bana|tuvalet*|döv*|alıyorlar|her|vurdu*|istiyorlar ! oyun*|maç*
      dövdüler|dövüyorlar|dövcekler|dövecekler|döverler & beni|çık*|bekliyor*|hayır|vermezsem|tehdit|okul*
      çeteye|çete|torbacı|mafya*|tefeci*|örgüt* & sok*|borç*|zorla*|tehdit|girdim|istiyor*|çalış*|borçlandım|taşıt*|kurye*|sattır*
      bahis|kumar|iddaa|slot & borç*|tefeci*|kaybettim|tehdit|bırakam*|bağımlı*|duramıyorum ! reklam|olasılık*|soru*
      # madde
      ot|esrar|hap|bonzai|met|kokain|uyuşturucu|extacy|ecstasy|lyrica|bally|tiner & içiyorum|kullanıyorum|bırakamıyorum|çekiyorum|bağımlı*|satıyorum|kullandım|içtim|denedim|attım|atıyorum & her|bırak*|gün|olmuyor|bağımlı*|parti*|pişman*|kullan*|korku*|arkadaş* ! vitamin*|grip|doktor*|çöp*
      uyuşturucu|esrar|bonzai|metamfetamin & kullanıyorum|bağımlısıyım|satıyorum|bırakamıyorum|başladım|verdiler|taşıt*
      içeceğime|içkime|bardağıma|içkiye & bişey|şey|hap|ilaç|katmış*|kattı*|attı* & hatırla*|katmış*|gece*|uyan*|kattı*
      $yabanci & foto*|resim*|çıplak|buluş*|kamera*|görüntü*|adres*|para* & istiyor|istedi|zorluyor|ısrar*|tehdit|şantaj|diyor|gönder*|attı ! belgesel*
      ifşa*|ifşalamak|ifşalıyor & tehdit|diyor|etcek|beni|foto*|korku*|etti
      sahte|fake & hesap|profil & foto*|adıma|benim & aç*|paylaş*|yaz*
      takip|peşim*|stalk* & ediyor|bırakmıyor|ediliyorum|ediyorlar & her|okul*|ev*|eski|adam|günlerdir|korku* ! insta*|youtub*|tiktok*|twitter*
      okul*|sınıf*|mahalle*|servis*|yurt* & dövüyor*|dövdü*|dövcek*|tehdit|bıçak*|haraç|vuruyor*|vurdu*|tekme*|zorla & beni|bana|paramı|para|her|korku*|gitmek ! oyun*|maç*|tatbikat*
      uyuşturucu*|esrar*|bonzai*|hap|met|ot & kullan*|bağımlı*|bırakam*|krize*|sat*|taşı*|dene*|içir* & ben|beni|bana|zorla|korku*|yardım|her|artık|arkadaş*|$istiyorum|olmuyor ! $ders|sunum*|ödev*|vitamin*|ağrı*
      kumar|bahis|tefeci|borç* & battım|kaybettim|tehdit*|bırakam*|bağımlı*|öde*|çaldım & para*|her|aile*|borç*|korku*|gizli*|adam* ! kantin*|problem*|$ders|iktisat*
      evden & kaçmak|kaçcam|kaçmayı|kaçtım & $istiyorum|düşün*|plan*|gece|yarın|dayanam*|bu
      # kaçış
      evden kaçcam|kaçacağım|kaçıcam|kaçmayı & $dusunuyorum|yarın|gece|plan*|bugün|kararlıyım|karar* ! oyun*
      istanbula|ankaraya|izmire & kaçcam|kaçacağım & evden|adam|tanıştığım|internet*
    `,
  },
  {
    tier: 'low',
    category: 'danger',
    lines: `
      dalga & geçiyorlar|geçiyor|geçtiler & benle|benimle|gözlü*|kilo*|boy*|diş*|sıram*|konuşma*|sınıf*|her|hep|saç*|şive*
      arkamdan & gülüyorlar|konuşuyorlar|konuşuyor|gülüyor
      lakap|isim & takt*|takıyor* & bana|çirkin|şişko|hep
      sınıfta|okulda|takımda|serviste|arkadaşlarım|kankalarım & dışlıyorlar|eziyorlar|dışladı*|alay|zorba*|düşman|dışlan*|yalnız_bırak*|dalga & beni|bana|her|hep|oldu|ediyor*|hissed*|gidesim|gün|geçiyor*
      iğrenç|kötü|çirkin yorumlar|yorum|mesajlar|mesaj & yazmış*|yazıyor*|atıyor*|altına|geliyor
      zorbalığa|zorbalık & uğruyorum|uğradım|yapıyorlar|görüyorum|maruz ! ödev*|sunum*
      beni & eziyorlar|dışlıyorlar|aralarına_almıyorlar|istemiyorlar & hep|sınıf*|takım*|okul*|grup*|gidesim|arkadaş*
    `,
  },
  {
    tier: 'check',
    category: 'danger',
    lines: `
      takip|tehdit|şantaj|uyuşturucu*|esrar*|bıçak*|silah* & beni|bana|biri|arkadaş*|okul* ! ders*|oyun*|film*|dizi*|hukuk*|insta*|youtub*|geri_tepme|mermi*
      okulda|okulumuzda|çıkışta|bizim & kavga|dövüş & çık*|var|olcak & yarın|git*|çıkışta
      tanımadığım|yabancı|bilmediğim & biri|adam|kişi|hesap & dm*|mesaj*|yaş*|foto*|yazıyor|ekledi|insta*|yazdı|buluş*
      kamera|kameranı|kamerayı & aç & dedi|diyor|istiyor
      discord*|oyun*|insta* & abi|adam|biri & kamera*|yaş*|buluş*|foto*|numara*
      beni_unutun|unutun_beni & yazmış|yazdı|durum*|story*
      $baskasi & vedalaş*|garip|tuhaf|kötü & konuş*|yazdı|gibi|davran* & bugün|şaka*|anlama*|trip
      okul*|başka|mahalle* & tipler|çocuklar|gençler|adamlar & arıyor*|arıyormuş|bekliyor*|gelcek*|basmaya & biz*|okul*|efsane|arıyomuş
      evden & gidcem|gideceğim|gidicem|çekip|kaçasım|kaçsam ! kurs*|okula|dershane*
      çekip gidcem|gidicem|gideceğim
      dövesim|dövcem|boğasım|öldüresim|gebertesim|yumruklayasım & var|geliyor|şu|onu|o|hoca*|müdür*|geldi
      arabayla|araba|adam|biri & yol_sordu|geçti|baktı|durdu & tekrar|sonra|yine & tesadüf|acaba|korktum|garip|yine
      takip_ediliyor|izleniyor & gibi|hissediyorum|galiba|miyim
      vape|sigara|ot|alkol|hap & denesem|içsem|denedim|teklif|içeyim & mi|arkadaş*|etti|merak|bir ! vitamin*|ağrı*
    `,
  },
]
