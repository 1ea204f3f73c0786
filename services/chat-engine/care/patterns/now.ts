import type { Block } from './block.ts'

/** Others who do harm or are in danger now or within days: said by a place, a weapon, a deed or a date. */
export const now: readonly Block[] = [
  {
    tier: 'acute',
    category: 'abuse',
    lines: `
      # kapıda, odada, elinde
      $ev|$esim|amcam|dayım|eniştem & kapımı|kapıyı|kapısını|kapımın|kapının|kilidi|kilidini & kırmaya|kırıcak|kıracak|kırarım|kırıyormuş|zorluyor|söktü|söktüler|kilitledi ! anahtar*|tamir*|usta*|menteşe*|çikolata*|yanlışlıkla|boya*
      $ev|$esim|adam & elinde|belinde & bıçak*|bıçağ*|silah*|tabanca*|tüfek*|levye|baston|sopa|kemer|satır|balta|şişe|cam ! mutfakta_soğan|salata*|market*|kurban*|av_mevsim*|oyun*|çiçek
      kemer|sopa|bıçak|silah|tüfek elinde & kapıda|kapımda|geliyor|$ev
      $ev|$esim|amcam|dayım & odama|odamın|odasına|yatağıma|yanıma & gelecek|gelicek|gelcek|girdi|yatıcak|yatacak|gelirse|oturdu & gece|bu_gece|kilit*|gitmiyor|çıkmıyor|nöbet*|yine|annem_yok|dokundu|korku* ! misafir*|uyandır*|ders*|ziyaret*
      $ev|$esim & saçından|saçlarından|kolundan|bacağından|yerlerde & sürüklüyor|sürüklüyo|sürükledi|çekiyor
      $ev|$esim|amcam|dayım|hoca|hocam & boğuyor|boğazlıyor|bıçakladı|vurdu & annemi|anneme|kardeşimi|ablamı|babaannemi|beni & yardım|nolur|kan|yerde|baygın|kalkmıyor|ne_yapayım|ağlıyor|görmüyor|duymuyor ! maç*|oyun*
      boğuyor|boğazlıyor & annemi|kardeşimi|ablamı|beni
      $ev|$esim & döv* & şu_an|şuan|yardım|yetişin|nasıl_ayırayım|çığlık*|ses_kaydı|nolur
      $ev|$esim & itti|sarstı|bastırdı|bastırıyor|sarkıtıyor|sallıyor & merdiven*|balkon*|pencere*|suya|yastık|bebe*|kardeşim* ! salıncak*|oyun*|beşik*
      $ev|$esim & yaktı|yakıcak|yakacak|yakacağını|yakarım & ütü*|bidon*|benzin*|evi|burayı|çakmak|koluma|bileğim* ! yemeğ*|mangal*|soba_yaktı|kendini_yaktı
      ütüyü|ütüyle & koluma|bileğimi|bacağıma|sırtıma & bastı|yaktı|değdirdi
      $ev|$esim & gömerim|gömeceğim|sıkacak|sıkarım|temizleriz|vuracak|öldürecem|öldüreceğim|öldürürüm & dedi|diyor|bu_akşam|akşam|bu_gece|şaka_değil|bize|kapı*|namus* ! not*|karne*|net*|telefon*|jsj*|haha*
      öldürmek_için|öldürmeye & geliyor|geliyormuş|arıyor & abim|babam|amcam|beni|ailem|dayım ! oyun*
      # kapatılmak, aç bırakılmak
      odaya|odamda|odadan|bodruma|bodrumda|kömürlüğe|kömürlükte|balkona|balkonda|banyoya|depoda|eve|evde & kilitledi|kilitlediler|kilitliyim|kapattılar|kapattı|çıkarmıyorlar|kilitli & gündür|gün|günlerdir|beni|kardeşimi|telefon*|tuvalete|vermiyorlar|bırakmıyorlar|soğuk*|eksi|aç ! kar|yolu|hava*|okul_yok|kedi*|köpe*|yanlışlıkla|oyun*|karantina*|kaçış*|anahtar_unut*|elektrik*
      bodruma|kömürlüğe|depoya|ahıra kilitlediler|kapattılar|kilitledi|kapattı ! kedi*|köpe*|eşya*
      kömürlükte|bodrumda|depoda|ahırda kilitliyim
      # zorla evlendirilmek, götürülmek
      nişanlıyorlar|evlendirecekler|evlendirecek|evlendiriyorlar|evlendirilecekmişim|evlenecekmişim|verecekler|vereceklermiş|vericekler|evlendirirler & beni|yarın|haftaya|pazar*|cuma*|hafta*|yaşındayım|istemiyorum|zorla|kaçmam & yarın|haftaya|pazar*|cuma*|yaşındayım|uçak*|zorla|kaçmam|gece|yardım ! ödül*|belge*|burs*|takdir*|ablam_evlen*|sınav*|not_verecekler|harçlık*
      nikah|nikahı|nikahım|nişan|nişanım|söz|sözüm|imam & kesilecek|kesecekler|kesilecekmiş|kıyacaklar|yapacaklar|gelecek|geliyor|gelecekmiş|taktılar|kestiler & yaşındayım|yarın|cumaya|pazar*|istemiyorum|zorla|bir_kere_gördüm|evet_demedim|hafta* ! ablamın|abimin|kuzenimin|teyzemin|halamın|dayımın|amcamın|arkadaşımın|cuma_namazı|hutbe*
      nişanlıyorlar|sözlüyorlar|evlendiriyorlar beni
      beni & nişanlıyorlar|sözlüyorlar|evlendirecekler & yaşındayım|yarın|haftaya|pazar|cuma
      beni & köye|memlekete|yurtdışına|ülkesine & götürecekmiş|götürecekler|götürüyorlar|gönderecekler|göndermek & nişan*|vermek|verecekler|evlen*|istemiyorum|kaçmam|temizle*|birine
      berdel|başlık_parası|kuma & beni|bana|gece|yarın|diyorlar|yola ! ödev*|sosyoloji*|roman*|tarih*
      namus|namusumuzu|töre|törenin|temizleriz|temizleyeceğiz & beni|bana|akşam|dediler|amcam*|abim*|silah|geldi* ! ödev*|roman*|makale*|dizi*|tarih*
      # şimdi dokunan
      $ev|$gorevli|adam|usta|koç|amca & soydu|soyuyor|elledi|dokundu|yattı|üstüme & az_önce|demin|şu_an|bu_gece|kaçtım|tuvalet*|hala_evde|yine|gece_kalacak ! oyun*|maç*
      tuvalete|banyoya|komşuya kaçtım|kilitlendim|saklandım & adam|eniştem|amcam|dayım|usta|koç|babam|abim|bağırsan|dokun*|buldu
      dokunuyor|dövüyor|vuruyor & şimdi|şu_an & yardım
      bu_gece & sıra & bende|sende & dedi|diyor|dediler|hoca|çocuklar ! nöbet*|bulaşık*|çöp*|oyun*|yemek*|masal*
    `,
  },
  {
    tier: 'acute',
    category: 'danger',
    endangered: 'friend',
    lines: `
      # başkası kendine kıyıyor
      $baskasi|dostum|oda_arkadaşım|yurttan & camdan|balkondan|pencereden|pencereye|köprüde|köprüdeyim|çatıda|rayların|balkonun & sarkmış|sarktı|çıktı|oturuyor|bekliyor|atlıyor|atlayacak|yazdı|dışında|üstünde ! kedi*|boya*|temizl*|çamaşır*|oyun*|foto_çek*|güneş*|kahve*
      $baskasi|dostum & veda|vedalaşıyor|elveda|hoşçakal|hakkını_helal|affedin|özür_dilerim & yazıp|yazdı|yazıyor|mesajı|atmış|attı|etti|bırakmış & kapattı|kapalı|açmıyor|ne_yapayım|çıktı|engelledi|gitmemiş|bilmiyorum|yok|köprü*|çatı*|konum* ! mezun*|taşın*|okul_değiş*
      $baskasi|dostum & ip|ağaca|tavana & bağlıyor|almış|asacağını|asıyor|bahsetti ! salıncak*|hamak*|çamaşır*|köpe*
      $baskasi|dostum & mektup|not & bırakmış|bıraktı|yazmış & yok|gitmemiş|kapalı|ayakkabı*|eve|arabayı|yük|özür* ! aşk*|sevgili*|ders_not*|sınav*
      $baskasi|dostum & $hap & içmiş|içti|yutmuş|yuttu|sayıyor|dizmiş & az_önce|anneme|nefesi|morardı|uyanmıyor|canlı_yayın*|foto*|sarsıyorum|söyleme|boş ! doktor*|grip*|ağrı*|vitamin*
      $baskasi|dostum & bileğini|bileklerini|kendini|bileğine & kesti|kesmiş|dayamış|kilitledi|astı|vurdu|vuracak & mutfak*|banyo*|kan|düğün*|ip|kapıyı|açmıyor|kıramıyor*|içeri|bıçak* ! film*|dizi*|roman*|soğan*
      $baskasi|dostum & tüfekle|tüfeğiyle|tabancasıyla|silahla|silahıyla & gitti|girdi|kapandı|çıkmıyor|ağlıyor ! av|ava|oyun*|polis*|asker_oldu
      altından & kan & geliyor|sızıyor & kapının|tuvalet*|banyo*
    `,
  },
  {
    tier: 'acute',
    category: 'danger',
    lines: `
      # saldıran, bekleyen, götüren
      $yabanci|$esim|eski_sevgilim|eski & kapının|kapımın|kapıda|kapısında|evin|yurdun|okulun & önünde|bekliyor|kapıda|altında|dayandı & elinde|asit|bıçak*|yakarım|öldür*|çıkarsan|inmezsen|evde_yalnız*|bağırıyor|şişe|benzin* ! kargo*|çiçek|hediye*
      şoför|sürücü|taksici|taksi|sevgilim|adam|öğretmen|servisçi & yol|yolu|arabayı|kapıları|kilitledi & değişti|değiştirdi|durdurmuyor|durmuyor|kilitledi|tenha|götürüyor ! trafik*|navigasyon*|kestirme*|çukur*
      arabaya|bagaja|minibüse & bindirdi|bindirdiler|koydular|soktular|attılar & beni|bizi ! bavul*|valiz*|eşya*
      internetten|oyundan|discorddan|instadan & tanıştığım & almaya|geliyor|evden_çıktım|konum*|buluş*|yol*|bindim|götür* ! turnuva*
      adam|birileri|biri|adamlar & apartmana|eve|içeri|içeride|kapıyı & girdi|tekmeliyor|zorluyorlar|zorluyor|zile|ses & takip|asansör|tekim|yalnızım|yataktayım|borç*|anahtar* ! kargo*|kurye*|kapıcı*|tamirci*
      eve|evin|evimizi|evi & geldiler|geldi|kapısını|kapıyı|basarız|basacaklar & tekmeliyor|tekmeliyorlar|zorluyorlar|borç|silahlı*|gelmezsen|bu_gece & borç*|tefeci|beni|tekim|çete*|silah*|akşam ! misafir*|polis_geldi
      tefeci|torbacı|torbacıya|mafya|çete|borç|borcum & bu_gece|yarın|silahlı*|keserim|parmağını|öldür*|gelecekler|bekliyorlar ! kantin*|ödicem|ödeyeceğim|liram|kırtasiye*|dizi*|film*|oyun*
      foto|fotoğraf|fotoğrafımı|fotoğraflarımı|fotolarımı|fotomu|videomu|görüntülerimi|fotoğrafı & atacak|atacaklar|yayacaklar|yayarmış|yayacak|paylaşacak|yayarım|atıcak & bu_gece|yarın|bu_akşam|saat*|para|lira|süre ! mezuniyet*|yıllık*|ödev*|grup_foto*|düğün*
      beni|bizi & inşaata|depoya|depoda|tuvalete|bodruma|okulda & kapattılar|soyuyorlar|soyuyor|kilitlediler|kapattı & bacağım|gittiler|video*|dönecekler|kırıldı|yardım|korku* ! oyun*|kaçış*
      # kaza, yangın, zehir, bilinç
      servis|otobüs|tekne|araba|minibüs|bot & devrildi|su_alıyor|takla|çarptık|batıyor & çıkamadı|içeride|benzin|yardım|kıyı|arkadaş*|kanlar ! oyun*|haber*|film*|simüla*
      çarptı|çarpıp & kaçtı & yerdeyim|bacağım|ayağım|kaldırım*|durmuyor|yol_kenar*
      perde|yatak|ev|evi & tutuştu|ateşe_verdi|alev_aldı & kardeş*|merdiven|kat*|duman|yatakta|yardım
      bina|binamız|duvar|merdiven & çatladı|yarıldı|çöktü|çökmüş|sallandı & inemiyorum|çıkamıyorum|deprem*|mahsur|kilitli ! rüya*|oyun*|tatbikat*
      çığ|sel|göçük|gaz & altındayız|kaldık|bodrum*|bodrum_kat|sızıntısı|baygın|kişiyiz|kaldı & hava|çıkam*|açılmıyor|baygın|yarımız|siren*|kişiyiz ! ünite*|coğrafya*|konu*|soru*
      dudağı|dudakları|mosmor|morardı|köpürdü|köpürüyor|ağzı & nefes*|yere_düştü|uyanmıyor|kaydı|konuşamıyor|ölüyor|ağzı|yuttu ! dondurma*|yaban_mersini|soğuk*
      babam|annem|dedem|babaannem|anneannem|ninem & düştü|yığıldı|tutup & konuşamıyor|ağzı_kaydı|göğsünü|kalkmıyor|kıpırdamıyor|bilinci ! merdivenden_inerken_güldü
      boğazım|dilim|yüzüm & şişiyor|şişti|şişiyo & nefes*|yutkunam*|arı|fıstık|alerji*|daral*
      hap|madde|bonzai|bişey|şey|mantar & içtim|çektim|attık|verdiler|içtik|kustum|içirdiler & kalbim & hızlı|çarpıyor|göğsüm|yerinden|patlıcak|atıyor|bpm|durdu|mosmor|titriyor ! vitamin*|kahve*|antrenman*|koştum
      gözüm|gözlerim & kararıyor & kalbim|kustum|hap*|ilaç*|madde|çektim|ölüyorum
      kafamı & çarptım & kustum|bulanık|bayıl*
      atladı|düştü|yuvarlandı & balkondan|camdan|çatıdan & hareket*|kan|kıpırda*|kardeşim|yerde ! kedi*|top|çamaşır*
      # başkasına zarar verme
      bıçak|bıçakla|silah|tabanca|tabancası|tabancasıyla|tüfek|tüfekle|çakı|asidi|emanet|emaneti & okula|sınıfa|sınıfı|hocayı|çocuğu|onu|görsünler|görecek|görecekler & yarın|pazartesi|bu_sabah|gideceğim|gidicem|giricem|gireceğim|bitiricem|indiricem|deşicem|basıcam|hazır|çantada|aldım ! oyun*|film*|dizi*|kargo*|emanet_defter*|kütüphane*
      üvey_babamı|babamı|onu|birini & zehirlemek|öldürmek & iz_bırakmadan|nasıl|ne_lazım|soruyorum ! böcek*|fare*|oyun*|roman*
    `,
  },
  {
    tier: 'acute',
    category: 'eating',
    lines: `
      gündür|gün|haftadır|günlerdir & lokma|yemedim|yemiyorum|sakız|açlık|ağzıma|katı|aç|fast|içiyorum & bayıldım|bayılıp|ayıldım|kalkamıyorum|kararıyor|çift_görüyor|masadan_düştüm|kalbim|mor|nabız*|nabzıma|çarpıntım ! oruç*|sahur*|iftar*|grip*|mide_üşüt*
      kustum|kusunca|kusmuk|kusuyorum|kustuğumda|kusmaktan & kan & geliyor|var|vardı|tükürüyorum|durmuyor|yerde
      insülinimi|insülini & yapmıyorum|bıraktım|atlıyorum & kilo*|zayıfla*|kusuyorum|gündür
      zayıflama|zayıflatıcı|müshil|laksatif & avuç|kutusunu|bitirdim|bardağı|kalbim & kalbim|tekl*|gözüm*|gözlerim|kramp*|bitirdim
      dudaklarım|tırnaklarım mor|morardı & gündür|yemiyorum|kilo|tartı
    `,
  },
  {
    tier: 'acute',
    category: 'other',
    lines: `
      # buyuran sesler, gerçekten kopma
      ses|sesler|sesi|televizyon|televizyondaki|duvardakiler|duvardan|melekler|npc & atla|çık|kes|öldür|git|atlarsan|gir|yap|jump|davran|emir & diyor|diyorlar|söylüyor|dedi|veriyor|çağırıyor|deyip ! oyun*|film*|dizi*|hoca*|anons*|navigasyon*|kumanda*|reklam_arası|ders*
      ses|sesler|kafamdaki|melekler & diyor|diyorlar|söylüyor|çağırıyor|emir|istiyor|istiyorlar & bu_gece|bıçak*|cam|camdan|balkon*|elimde|yapmam|suya|trenin|çıkarmamı
      şeytan|cin|şeytanın|melek & kardeşim*|annem*|içine|gözünde|girdi & kurtar*|yapmam|bu_gece|öldür*|suya|bıçak* ! dizi*|film*|oyun*|şarkı*|deyim*
      uçabildiğimi|uçabileceğimi|kanatlarım|kanatım|uçacağım|uçucam & kat|kattan|camdan|balkondan|şimdi|göster*|melek* ! rüyamda*|rüya*|uçak*|drone*|kuş*|tatil*
      zehir|zehirliyor|zehirliyorlar & yemeğime|beni|seni & davran*|önce|bu_gece|bıçak* ! haşere*
      # gizli doğum, kan, içki
      doğum|doğuruyorum|sancı|bebek & başladı|geliyor|sancısı|çok & kimse|tuvalet*|banyo*|yurt* ! günü|gün|kontrol*|yarışma*
      hamileyim|bebeği|düşürmeye & kanama*|kanıyor|öğrenirse|düşürmeye & vurur|çok|kanıyor|kanama*|kimse
      içtim|içtik|votka*|şişe & kusmuk|kusarken|boğuluyordum|boğuluyodum|ayaklarımı|gözüm|gözlerim & kalkamıyorum|yalnızım|gitti|gittiler|hissetmiyorum|kapanıyor|nefes* ! su|limonata*
    `,
  },
]
