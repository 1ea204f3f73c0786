import type { Block } from './block.ts'

/** Means that are ready or were taken, and a time, a place or a question together with a way to die. */
export const means: readonly Block[] = [
  {
    tier: 'acute',
    category: 'self-harm',
    isFirm: true,
    lines: `
      # geçmişte kalan eylem: yutulan, kesilen, asılan
      hapları|ilaçları|hapı|ilacı & içtim|yuttum|bitirdim|yutmuştum & hepsini|bütün|tüm|demin|az_önce|saat_önce|bile|kimseye|midem|bulanıyor|pişman*|korku*|uyuşuyor|baş_dön* ! doktor*|antibiyotik*|vitamin*|grip*|reçete*|ağrı*
      hepsini içtim|yuttum|içmişim|yutmuşum ! su|suyu|çay*|kahve*|ayran*|kola*|süt*|meyve*|çorba*|limonata*|şişe*
      içtim|yuttum hepsini ! su|suyu|çay*|kahve*|ayran*|kola*|süt*|meyve*|çorba*|limonata*
      kutu|kutuyu|şişe|avuç|tablet & hap|hapı|hapları|ilaç|ilacı|ilacından|ilaçlarından|ilaçları|uyku_ilacı & $yuttum|bitti|fondipledim|bitirdim ! eczane*|doktor*|reçete*|aldım
      haplar|ilaçlar|kutu|tane & bitti|içtim|yuttum & midem|uyuşuyor|ellerim|dönüyor|bulanıyor|bayıl* ! doktor*|vitamin*|çikolata*|baklava*|çay*|kahve*|yemek*
      ilacından|ilaçlarından|haplarından & kutu|avuç|hepsini|fazla|çok|bolca & $yuttum ! doktor*|reçete*
      asmaya|öldürmeye|atlamaya|kesmeye & çalıştım|denedim|kalktım & ip|koptu|kurtardı*|iz|yine|tekrar|akşam|bugün|sabah|az_önce|demin
      kendimi asmayı|öldürmeyi|zehirlemeyi denedim & az_önce|demin|bugün|sabah|dün_gece|ip
      gaz|gazı|doğalgazı|tüpü|ocağı & açtım|açıcam|açacağım & camları|pencereyi|kapattım|kapıyı|uyu*|kalkam*|yat*|son ! çay*|yemek*|makarna*|su
      dün_gece|geçen_hafta|geçen_sefer|geçen_ay|sabah & denedim|yaptım|içmişim|yapamadım & tekrar|bir_daha|bi_daha|yine|bu_gece|bu_akşam & $bugun|bu_sefer|biriktir*|deneyeceğim|denicem ! soru*|deneme*|test*|tarif*|ders*
      bu_sefer|bu_defa|bu_kez & derin|dönmeyeceğim|vazgeçmicem|vazgeçmeyeceğim|başaracağım|başarıcam & kestim|kanıyor|köprü*|gece|saat*|hap*|ip|intihar*|bileğim* ! sınav*|net*|deneme*|diyet*
      saat|dakika önce & içtim|yuttum|kestim & başım|dönüyor|kimseye|uyuş*|hap*|ilaç*|elim*|ayağım ! su|çay*|kahve*|ağrı*|saçımı|tırnağ*|ekmek*
      çok & ilaç|hap & içtim|yuttum ! doktor*|grip*
      # kan: kestim, durmuyor
      kesmeye & başladım & kan|derin|duramıyorum|titriyor ! soğan*|saç*|kağıt*|kumaş*|çim*
      bileğim|bilekten|bileğimi|bileğimden & kan|kanıyor|açtım|açık & geliyor|mendil|ıslandı|durmuyor|kapıyı|müzik ! düştüm|top*|kedi*
      kestim & kanıyor|kan|kıpkırmızı|durmuyor|uyuştu|derin ! parmağım*|soğan*|ekmek*|tıraş*|kağıt*|makas*|salata*|yanlışlıkla|meyve*|limon*
      bileğim|bileklerim|kolum & kanıyor & durmuyor|çok|havlu|bez|şu_an|hala ! düştüm|maç*|top*|kedi*|köpek*
      kesiğim|kesik & derin|çok_derin & oldu|kanıyor|havlu|titriyor ! soğan*|bıçak_kaydı|kağıt*
      # araç elde, hazır
      hapları|ilaçları|ilaçlar|haplar & avucuma|avucumda|avcumda|elimde|önümde|masamda|yastığımın|biriktirdim|topladım|saydım|saydim|ayırdım|çıkardım|biriktiriyorum & hepsini|döktüm|bakıyorum|yetiyor|yeter|duruyor|aydır|ölüm*|gece|dizdim|yanımda|artık|hazır ! annemin_doktor*|haftalık|kutusuna|eczane*|dedemin|babaannem*|anneannem*|doktor*
      haplar|ilaçlar|ilaçları|hapları yanımda|elimde|önümde|avucumda duruyor|bekliyor ! doktor*|saat*|sabah*|akşam*
      avucuma|avucumun|avcuma|ağzıma & döktüm|doldurdum|boşalttım|attım & hap*|ilaç*|hepsini|kutu* ! çikolata*|leblebi*|şeker*
      kemeri|ipi|halatı|çarşafı|kabloyu & boynuma|dolabın|kapının|kapı_koluna|kirişe|ağaca|avizeye|kancaya|bahçeye|tavana|askıya|boruya & bağladım|geçirdim|astım|hazır|bağlıyorum|takıyorum|doladım ! çamaşır*|salıncak*|perde*|hamak*|köpe*
      ip|ipi|urgan|halat|kemer|kablo & boynumda|boynuma|boğazımda|bağlı ! köpe*|bot*|salıncak*|kolye*|fular*|masaj*|yaka*
      ipi|ip|halat|kemer|urgan & hazırladım|aldım|çıkardım|hazır|bağajda|bagajda & şaka_değil|ciddi*|gece|yalnız*|artık|bu_akşam|bu_sefer|gidiyorum|değil ! çamaşır*_as*|atlama*|atladım|kamp|çadır*|spor*|pantolon*|jimnastik*|tırman*
      silahın|tabancanın|tüfeğin|tüfeğini|tabancasını|silahını|tabancasının|tüfeğinin & yerini|anahtarını|dolabının|çıkardım|buldum|dolu|doldurdum|aldım & bugün|gece|yalnız*|tek|evde|lazım|dolu|kimse|kafam* ! oyun*|pubg|cs|fps|av_sezon*|babam_çıkar*
      tüfeğini|tabancasını|silahını & dolaptan|çekmeceden|kasadan & çıkardım|aldım|buldum
      insülin|iğneyi|şırıngayı & hepsini|doldurdum|vurmayı|hepsi & elimde|bakıyorum|düşündüm|benim_değil ! doktor*|şeker_hast*|diyabet*
      zehir|böcek_ilacı|tarım_ilacı|fare_zehri|çamaşır_suyu|tuz_ruhu|ilaçlama & bardak|bardağa|doldurdum|içsem|içersem|içtim|önümde|içicem & ölür|öldür*|bir|bi|hazır|acı*|önümde|doldurdum|midem|bakıyorum ! ünite*|kimya*|deney*
      # yer: kenarda, rayda
      balkon|balkonun|pencere|pencerenin|köprünün|köprü|korkuluğun|korkulukların|çatının & dışındayım|demirinin|dış_tarafındayım|dışında|korkuluğunda|korkuluğuna|korkulukta|pervazındayım|pervazında|çıkıntısında & duruyorum|çıktım|oturuyorum|şu_an|yazıyorum|tarafındayım|dışındayım|pervazındayım|ayaklarım|rüzgar|tek_adım ! çiçek*|kuş*|kedi*|temizl*|sil*|serçe*|güvercin*
      pervazındayım|pervazdayım|korkuluktayım|korkuluklardayım|raydayım|raylardayım
      balkondan|pencereden|camdan|çatıdan|köprüden sarkıyorum|sarktım|sallanıyorum & şu_an|elim|aşağı|kay*|düş*|haha* ! sepet*|komşu*
      parmak_uçlarım|ayaklarım & korkuluk*|korkulukta|dışarıda|dışarda|boşlukta|boşluğa|kenarda & kat*|cam*|pencere*|çatı*|balkon*|köprü*|rüzgar|şu_an ! salıncak*|havuz*|lunapark*
      köprüdeyim|çatıdayım|terastayım|viyadükteyim|üst_geçitteyim|damdayım|raylardayım|korkuluktayım|kayalıklardayım|uçurumdayım & araba*|kimse|şaka|gelmesin|aşağısı|aşağı|rüzgar|atl*|ayak*|son|bitsin|gece|yoruldum|sayıyorum|korku*|polis|manzara|dayanam* ! anten*|fotoğraf*|foto|trafik*|servis*|piknik*|mangal*|çamaşır*|kiremit*|babamla|usta*|güvercin*|kuş*|uçurtma*|ders*|halı
      köprüdeyim|çatıdayım|terastayım|viyadükteyim ! anten*|foto*|trafik*|servis*|piknik*|mangal*|çamaşır*|kiremit*|babamla|annemle|usta*|güvercin*|kuş*|uçurtma*|$ders|çay*|güneş*|kahvaltı*|otobüs*|yıldız*|arkadaş*|kanka*|test*|soru*|konu*|balık*|manzara*
      köprünün|rayların|tren_yolunun|çatının|korkuluğun & yanındayım|kenarındayım|ucundayım|üstüne_çıktım|korkuluğuna_çıktım|orada_olacağım & tren|bitecek|bitcek|gelince|atl*|son|az_önce|gece|bekliyorum ! balık*|kahve*|servis*
      köprünün korkuluğuna|korkuluğunda çıktım|oturuyorum|oturdum|duruyorum
      cam|camı|pencere|pencereyi|pencere_kilidini & açık|açtım|söktüm|açıcam|açacağım & tek_adım|katta|kattayım|katındayım|kattayız|çıkıntıda|kat & oturuyorum|ayak*|adım|zaten|gerek_yok|söktüm|dışarda|dışarıda|yapmama ! sıcak*|hava*|boya*|temiz*|sivrisinek*
      atladım|attım & kendimi & kat|kattı|kattan|balkondan|camdan|köprüden|kalkamıyorum|bacağım ! havuz*|deniz*|iskele*|yatağ*|koltuğ*
      tren|metro & gelince|gelmeden|geçiyor & ray*|raydayım|raylarda*|bitecek|bitcek|binmeyeceğim|son|konuş* ! bilet*|istasyon*_bekliyorum|aktarma*
      metro|tren|metroyu|treni bekliyorum & bincek|binmek|binecek & değilim
      taş|taşlar|taşı & cebimde|cebime|cebimdeki|ceplerime & göl*|deniz*|nehir*|nehr*|derin|baraj*|su|kenarındayım ! taş_kağıt*|koleksiyon*|deniz_kabu*
      saç_kurutma|fön|elektrik & küvet*|su & alıcam|alacağım|atacağım|atıcam|doluyor ! kurul*|saç*_kuru
      araba|arabayı|egzoz* & garaj*|garajda & çalıştır*|çalıştırıp & uyu*|kapat*
      camın|pencerenin|balkonun önündeyim|önünde & adım|atla*|atlıyorum
      çatıya|çatı_katındayım|dama|vinç|vince|demire & çıktım|tırmandım|oturdum & aşağı*|rüzgar|bırak*|atl*|son ! anten*|usta*|kiremit*|top*
      denizin|gölün|barajın|nehrin|rayın kenarındayım|kenarında & yüzme_bilmiyorum|bitiyorum|oturuyorum_rayın|atla*|seçtim
      feribottayım|vapurdayım|tribünün|köprüdeyim|rıhtıma & atlayacağım|atlıyorum|atlcam|son|bu_gece
      # ne zaman ve nasıl birlikte
      $kendimi|canıma|hayatıma & $saat & as*|at*|kes*|öldür*|kıy*|son ! alarm*|$ders|deneme*|sınav*
      atlıyorum|atlcam|atlayacağım & köprü*|çatı*|cam*|balkon*|kat|kattan|viyadük*|üst_geçit*|ray*|$saat|gece|şimdi|bu_gece|bu_akşam & $saat|gece|şimdi|bu_gece|bu_akşam|rüzgar|hazır|üst_geçitteyim|kattayız|kattayım|hakkınızı ! $ders|havuz*|otobüs*|servis*|konu*|soru*|metro*|bungee*|sahne*|paraşüt*|dolmuş*
      $saat atlıyorum|atlcam|atlayacağım|asıcam|asacağım|asıyorum|içiyorum_hepsini|yutuyorum ! $ders|otobüs*|servis*|konu*|soru*|afiş*|çamaşır*|dersi
      # ölür müyüm
      kaçıncı|kaç kattan düşen|atlayan|düşse|atlasa
      kendini|insan & nasıl & öldürür|asar|boğar & sessiz|kolay|yol*|hangisi ! roman*|dizi*|film*|oyun*
      trenin|metronun|arabanın & önüne & atlayan|atlasa|atlasam|atlarsam & ölür|ölürüm|hemen|acır|sakat ! haber*
      uykuda|uykusunda & ölmek|gitmek|gitsin & isteyerek|mümkün|ne_alır|nasıl|eczane* ! bebek*|dedem*
      ölür_müyüm|ölürmüyüm|ölürüm_mü|ölebilir_miyim|ölünür_mü|ölür_mü_insan & içsem|içersem|atlasam|atlarsam|kessem|kesersem|yutsam|yutarsam|hap*|ilaç*|ilaç|kat|kattan|bilek*|cam*|köprü*|çok|tane|kutu|gaz*|zehir*|acı* ! balık*|çiçek*|kedi*|böcek*|karınca*|virüs*|bakteri*|hücre*|insanlık|doz*_kaç|deney*|evren*|uzay*|karakter*|oyun*|sıkıntıdan|meraktan
      ölür_müyüm|ölürmüyüm|ölür_muyum & acı_çekmeden|çabuk|hemen|kesin|acısız
      kaç|kaçıncı|hangi|ne_kadar & hap|ilaç|kattan|kat|metreden|hapı|ilacı & atlarsam|atlarsa|düşersem|uyandırmaz|öldürür|ölünür|öldürücü ! balık*|kedi*|çiçek*|doktor*|ağrı*|problem*
      bilek|bileğini|bileğimi|bileklerimi & kesince|kesersem|kessem|kesmek & ölmek|ölürüm|ölünür|ölür|sürer|sürüyor|ne_kadar
      en|daha & hızlı|kolay|çabuk|acısız|rahat & ölürüm|ölünür|ölmek|ölebilirim ! dizi*|oyun*|karakter*|biber*
      boğulmak|asmak|kesmek|düşmek|atlamak|kemer|ip & mi & kolay|acısız|çabuk|daha & seç*|ip|düşmek|hap|atlamak|asmak ! havuz*|makas*|terzi*|pantolon*|oyun*
      kapı_kolu|dal|kiriş|avize|tavan|ip & taşır & mı & beni|ağırlığımı|kiloyu ! köprü*
      doğalgazı|gazı|tüpü & açıp|açsam & yat*|uyu*|uyusam|fark|ölür*
      acı_çekmeden|acı_vermeden|acısız & ölür*|ölmek|ölebil*|ölünür|gitmek|bitsin ! balık*|hayvan*|kurban*
      dereye|denize|göle|nehre|suya & atlasam|atlarsam|yürüsem & yüzme|boğul*|biter|çabuk|ölür* ! serin*|ısın*
    `,
  },
]
