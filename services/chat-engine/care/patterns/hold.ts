import type { Block } from './block.ts'

/**
 * What is acute while `serious` or `acute` holds: means to die that the student has, counts, looks for, keeps or has
 * taken, or how or when. A word of means alone says nothing: people under a hold cook, study and take their medicine.
 */
export const duringHold: readonly Block[] = [
  {
    tier: 'acute',
    category: 'self-harm',
    onlyWhileHeld: true,
    lines: `
      # ilaç: sayılan, biriken, saklanan, aranan, yutulan
      haplar|hapları|hap|ilaçlar|ilaçları|ilaç|ilaçlarımı|ilaçlarını|uyku_ilacı|uyku_hapları|tabletleri|kutuları|ilaçların & saydım|sayıyorum|sayıp|biriktirdim|biriktiriyorum|biriktirmeye|biriktiricem|sakladım|saklıyorum|saklamıştım|topladım|topluyorum|dizdim|diziyorum|ayırdım|ayırıyorum|döktüm|önümde|yanımda|avucumda|elimde|cebimde|yastığımın|yastığın|yatağımın|çekmecemde|yetiyor|yeter|yeterli|yetecek|kaç_tane_gerek|bakıyorum|karıştırdım|karıştırıcam ! doktor*|eczane*|eczacı*|reçete*|haftalık|haftanın|kutusuna|hatırlat*|alarm*|dedemin|babaannemin|anneannemin|ninemin|baş_ağrısı|başım|grip*|nezle*|antibiyotik*|vitamin*|kardeşimin|soru*|problem*|konu*|$ders|kimya*|ünite*|deneme*|taşın*|koli*
      hapları|haplar|ilaçları|hepsini|avuç|kutu|kutuyu & içtim|yuttum|içicem|içeceğim|yutucam|yutacağım|içiyorum|bitirdim|attım|aldım & hepsini|hapları|haplar|ilaçları|avuç|kutu|kutuyu|fazla ! doktor*|reçete*|su|suyu|çay*|süt*|çikolata*|bisküvi*|konu*|soru*|test*|kitap*|antibiyotik*|vitamin*|ağrı*|ödev*|sayfa*|paragraf*|yemek*|tabak*
      hepsini|fazla|fazlasını|çok|birkaç & içtim|yuttum|yutmuştum|içicem|içeceğim & hap*|ilaç*|kutu*|uyku* ! doktor*|reçete*|kahve*|çay*|su
      hangi|ne_kadar|kaç & hap|ilaç|ilacın|ilacı|tane|doz* & yeter|yetiyor|gerek|lazım|etkili|güçlü|öldür*|uyandırmaz ! ağrı*|ağrısı*|grip*|doktor*|soru*|net*|soruluk|deneme*|mide*|alerji*|saat_çalış*
      ilaç|ilaçların|haplar|hapların|ilaçlar|ilaç_dolabı|ilaç_dolabının & yerini|anahtarını|nerede|nerde|buldum|arıyorum|bulmam|bulamadım & saklamış*|sakladı|annem|biliyorum|buldum|arıyorum|bulmam|yerini ! ağrı*|başım*|grip*|ateş*|alerji*|eczane*|doktor*|kardeşim*|dedem*|geçsin
      $ilaclar & $bulundu ! $gundelik|$yaslilar|kutusuna|larenjit*
      $kesici & $bulundu|aldım|var|keskin ! $gundelik
      $ipler & $bulundu|aldım|almaya|almak|bağladım|geçirdim|sağlam|taşır|denedim|öğrendim|boynuma|boynumda|kancaya|kirişe|tavana|ağaca|dala|nalbur* ! $gundelik|delik|bollaştı|yıkadım|ütü*|araba*
      $silahlar & $bulundu|aldım|dolu|doldurdum|kasanın|kasasının|dolabın|dolabının|şifresini ! $gundelik|su_tabanca*
      $zehirler & $bulundu|aldım|bardağa|bardak|koydum|içicem|içeceğim|içtim|içsem|içersem|doldurdum ! $gundelik|hamam_böce*
      on|yirmi|otuz|kırk|elli|10|15|20|25|30|40|50|kaç & tane|adet & aldım|içtim|yuttum|saydım|attım|var|yeter|birikti & demin|saydım|az_önce|içtim|yuttum|birikti|yeter|hap*|ilaç* ! $gundelik|ceviz*|bisküvi*|çikolata*|kalem*|defter*|yumurta*|dakika*
      fazladan|fazlasını|fazla|üst_üste & içtim|yuttum|aldım & ilaç*|hap* ! $gundelik
      gazı|doğalgazı|tüpü & açmayı|açtım|açıcam|açacağım|açıp|açsam ! çay*|yemek*|ocak_yak*|makarna*
      haplar|hapları|hapların|ilaçlar|ilaçları|uyku_ilacı|$kesici|ipim|ip|halat|urgan|$silahlar|$zehirler & bende|masada|masamda|poşette|poşetin|suda|karşımda|altında|içinde|yanı_başımda|cebimdeki|çantadaki|dolapta|bagajda|odada|garajda|çaldım|sıktım|tuttum|tutuyorum ! $gundelik|$yaslilar|arabada|annemin_düzen*
      haplar|hapları|ilaçları|uyku_ilacı|uyku_ilacını & içtim|yuttum|aldım|içiyorum|içicem|içeceğim|alacağım|alıcam|atacağım_ağzıma ! $gundelik|$yaslilar|eczane*|su_iç*
      yetmez|yeter|yetiyor|yeterli & bana|uyumak|sabah*|bardak|tane|avuç|beni ! $gundelik|uyku_saat*|çay*|kahve*|anlat*|ders*|para*|süre*|zaman*
      bana|beni|hepimizi & bulsun|bulurlar|bulacaklar|bulur|bulmasın|bulduklarında ! $gundelik|telefon*|konum*|yol*|eksik*|soru
      montumu|zarfı|kağıdı|mektubu|mektup|notu|not|anahtarı & yastığımın|yastıkta|yastığın|masada|altında|orda|orada|cebine|buzdolab*|kapıya|bıraktım|bulurlar|bulacaklar|bulsunlar ! $gundelik|market*|alışveriş*|hoca*|öğretmen*|kargo*|yazdım_hocaya
      uyandırma|uyandırmayın|uyandırmasın & beni|yarın|sabah & dedim|söyledim|bir_daha|artık ! $gundelik|erken|tatil*|hafta_sonu|uykusuz*|pazar
      korkuluk*|korkulukta|korkuluğa|korkuluğun|demirin|demirine|demirinin|peronun|kenarında|kenara|ucunda|ucundayım & oturdum|oturuyorum|öbür|dış|tarafı|tarafında|durdum|duruyorum|yaklaştım|yaklaşıyorum|ayaklarım|adım ! $gundelik|sahil*|havuz*|yol_kenar*|masanın|sıranın|defter*
      garajın|garaja|garajda|banyonun|ahıra|ahırda|bodruma & kapısını|kapattım|kilitledim|iniyorum|içerden|ip|oturuyorum|gidiyorum ! $gundelik|araba_yık*|bisiklet*|hayvan*|süt*|inek*
      # kesici, ip, silah, zehir
      jilet|jileti|jiletim|jiletler|jileti|ustura|usturayı|falçata|maket_bıçağı|maket_bıçağını & aldım|sakladım|saklıyorum|buldum|duruyor|elimde|yanımda|cebimde|çantamda|çekmecemde|yastığımın|söktüm|çıkardım|kılıfında|var|arıyorum|hazır ! $gundelik|tıraş*|proje*|ödev*|karton*|resim*|teknoloji*|kesip_yapıştır*
      kalemtıraşın|kalemtraşın|kalemtıraştan|kalemtraştan|tıraş_makinesinin bıçağını|jiletini & söktüm|çıkardım|aldım
      bıçak|bıçağı|bıçağımı|cam_parçası|cam_kırığı & sakladım|saklıyorum|yastığımın|yatağımın|odamda|odama|çantamda|elimde|yanımda|bileğim*|bileğime|koluma|boğazım*|hazır ! soğan*|ekmek*|salata*|mutfak_dersi|meyve*|elma*|karpuz*|yemek*|doğra*|patates*|domates*|kek*|kurban*|pasta*|kahvaltı*|kitap_ayrac*|soru*|okey
      ip|ipi|halat|halatı|urgan|kemeri|kemer|kablo|kabloyu|çarşafı|ilmek|düğüm & aldım|buldum|hazır|hazırladım|sakladım|bağladım|bağlamayı|geçirdim|denedim|sağlam|taşır|kancaya|kirişe|tavana|dala|askıya|boynuma|boynumda|öğrendim|duruyor|bagajda|odamda ! atlama*|atladım|çamaşır*|uçurtma*|ayakkabı*|paket*|kargo*|pantolon*|araba*|emniyet*|servis*|köpek*|köpeğ*|çadır*|salıncak*|örgü*|şarj*|kulaklık*|yatağ*|yıkadım|yatak*|spor*|halk*|jimnastik*|fizik*|soru*|problem*|izci*
      silah|silahı|silahın|silahını|tabanca|tabancanın|tabancası|tabancasını|tüfek|tüfeğin|tüfeği|tüfeğini|mermi|mermiyi & yerini|anahtarını|kasanın|kasasının|buldum|aldım|dolu|doldurdum|biliyorum|şifresini|evde|dolapta|çekmecede|arıyorum|elimde ! oyun*|pubg|film*|dizi*|tarih*|soru*|savaş*|su_tabanca*|silikon*|boya*
      zehir|zehri|böcek_ilacı|böcek_ilacını|fare_zehri|tarım_ilacı|çamaşır_suyu|çamaşır_suyunu|kezzap|tuz_ruhu & aldım|buldum|bardağa|içicem|içeceğim|içtim|sakladım|odamda|önümde|doldurdum|yeter|içsem|içersem ! leke*|temizlik*|karınca*|hamam_böce*|fare_var|kimya*|soru*|ünite*|bahçe*
      # yer
      çatıya|çatının|dama|terasa|köprüye|köprünün|raylara|rayların|viyadüğe|uçuruma|kayalıklara|balkona|balkonun|pencereye|pencerenin|camın|korkuluğa|korkuluğun|barajın|baraja & çıktım|çıkıyorum|çıkacağım|çıkıcam|gidiyorum|gideceğim|gidicem|geldim|kilidini|kapısı|kapısını|anahtarını|kenarına|kenarındayım|üstündeyim|oturdum|demirine|yüksek|korkuluğu|dışına & gece|bu_gece|yarın|bu_akşam|son|tek|yalnız|atla*|bitsin|bitecek|açık|buldum|ölç*|baktım|bakıyorum|aşağı|aşağıya|yüksek|kaç_metre|kenarındayım|oturdum|demirine|dışına|kimse ! çamaşır*|anten*|çiçek*|hava_almaya|hava_al*|temizl*|sil*|kedi*|kuş*|konu*|fiilde|soru*|$ders|mangal*|çay*|kahve*|güneş*|yıldız*|trafik*|servis*|otobüs*|manzara*|fotoğraf*|kahvaltı*|sigara_yok|babam*|arkadaş*|boya*|usta*
      kaçıncı|kaç|en_yüksek & kat|kattan|katı|katına|bina|köprü|metre & yeter|yeterli|yetiyor|atla*|düş*|baktım|seçtim|çıkılıyor|hangisi ! soru*|problem*|oturuyor*|asansör*|taşın*|fizik*|sınıf*|yurt_kaçıncı
      tren|trenin|metro|metronun & saatine|saatlerine|saatini|kaçta|geçiyor|önüne|geçtiğini & baktım|bakıyorum|öğrendim|ezberledim|son|gece|atla*|durmuyor|biliyorum ! bilet*|okul*|memleket*|yetiş*|kaçır*|problem*|soru*|gidiş*|binip|eve
      raylara|rayların|köprüye|çatıya|uçuruma|denize|göle|nehre|baraja|tren_yoluna & doğru|yürüyerek|yürüyorum|yürüyeceğim|yürücem|gidiyorum|gidicem|gideceğim & tek|yalnız|gece|telefonu|doğru|yürüyerek|yürüyeceğim|son|artık ! tatil*|yüz*|balık*|arkadaş*|aile*|hafta_sonu|kuzen*|koşu*|spor*|yürüyüş*|annem*|babam*|servis*|sahil*
      küvet|küvete|küveti & su|jilet*|doldurdum|doluyor ! kardeş*|bebek*|banyo_yap*|köpük*|kedi*
      katta|kattayım|katındayım|kattayız & cam|camı|pencere|pencereyi|balkon* & açtım|açık|oturuyorum|aşağı* ! sıcak*|hava*|temiz*|boya*|yurt_kaç*
      # başka sözlerle: araç, yer, yol, an
      tüfeğe|silaha|tabancaya|kasaya|ilaçlara|dolaba & boyum|ulaşabiliyorum|ulaştım|yetişiyorum|yetişiyor|açabiliyorum ! $gundelik
      keskin|kesici & odama|getirdim|aldım|arıyorum|buldum|lazım|seçtim|olanı & olanı|en|bir_şey|bi_şey|cam* ! $gundelik
      çatının|terasın|damın|çatı_katının & anahtarı|anahtarını|kilidini|kilidi & aldım|bende|buldum|açtım|kırdım ! usta*|anten*|çamaşır*|babam*|tamir*
      köprüye|raylara|uçuruma|baraja|viyadüğe|kayalıklara|üst_geçide & yürüyorum|yürüyeceğim|geldim|vardım|gidiyorum|gidicem|gideceğim|çıktım|çıkıyorum|yaklaştım ! $gundelik|arkadaş*|aile*|annem*|babam*|gezi*|tatil*|balık*|yüz*|piknik*|fotoğraf*|simit*|martı*|trafik*|koşu*|yürüyüş*|karşıya|servis*|metro*
      uçurumun|köprünün|barajın|viyadüğün|rayların|kayalıkların & ortasına|oraya|kenarına|başına|altına|üstüne|dibine & geldim|vardım|yürüyorum|çıktım|gidiyorum|oturdum|taksi* ! $gundelik|arkadaş*|aile*|annem*|babam*|gezi*|tatil*|piknik*|balık*|fotoğraf*|trafik*
      üçüncü|dördüncü|beşinci|altıncı|yedinci|sekizinci|dokuzuncu|onuncu|en_üst & kata|kattan & çıkıyorum|çıktım|çıkacağım|çıkıcam|asansör* ! $gundelik|ev|evim*|evi*|yurt*|sınıf*|kütüphane*|teyze*|hala*|misafir*|taşın*|kargo*|anneanne*|babaanne*|dede*|arkadaş*|komşu*
      tren|ekspres & geçecek|geçiyor & dakika|dakikaya|birazdan|az_sonra|bekliyorum ! $gundelik|bilet*|okul*|eve|kaçır*|yetiş*|binip|bineceğim|perondan|geç_kal*
      otoyola|otobana|otoyolda|otobanda|çevre_yoluna & yürüyorum|çıktım|yürüdüm|indim|ters ! $gundelik|araba*|servis*|otobüs*|babam*
      yarısını|kalanını|kalanları|bir_avuç|iki_avuç & içtim|yuttum|aldım|içicem|yutucam ! $gundelik|su|suyu|suyun*|çay*|kahve*|ayran*|süt*|kola*|çorba*|fıstık*|çekirdek*|leblebi*
      garajda|garajın & arabayı|motoru & çalıştırdım|çalışıyor & kapı*|kapalı|kapattım|pencere*
      sabaha|yarına|geceyi & kalmam|çıkmam|varmam|çıkmayacağım|kalmayacağım|çıkarmam ! $gundelik|ödev*|yetiş*|telefon*|şarj*|uykusuz*
      saat & ikiyi|üçü|dördü|beşi|gece_yarısını|on_ikiyi & bekliyorum ! $gundelik|maç*|sonuç*|otobüs*|yemek*|randevu*|program*
      yutmuş_gibi|yutar_gibi|dilimin|içmiş_gibi & biriktiriyorum|saklıyorum|tutuyorum|yapıp|yapıyorum|tükürüyorum|altında
      eczaneden|eczanelerden & kutu|kutusu|tane & iki|üç|dört|beş|ayrı|birkaç|farklı & hap*|ilaç*|ağrı_kesici|parol|uyku* ! doktor*|reçete*|grip*|annem*|babam*|dedem*|maske*
      $zehirler|antifriz|antifrizi|tiner|tineri|ispirto|ispirtoyu|lavabo_açıcı|lavabo_açıcıyı & elimde|tutuyorum|önümde|karşımda|buldum|bulabildim|kokluyorum|şişesi ! $gundelik
      camı|pencereyi|balkonu|camın|pencerenin & ayaklarımı|ayaklarım|bacaklarımı|pervaz*|sarkıttım|sarkıyorum|dışına|demirin* ! $gundelik|sildim|siliyorum|çiçek*
      acısız|acısızını|ağrısız|acıtmayan|acıtmıyor|acıtmazmış|hızlısı|hızlısını|kesin_olanı & seçtim|buldum|olanı|yolu|yolunu|yöntem*|hapları|içtim|yuttum ! diş*|iğne*|epilasyon*|aşı*|$gundelik
      haplarımı|haplarını|ilaçlarımı|ilaçlarını|ilaçları|hapları & buldum|vermediler|nereye|nerde_saklıyor* & buldum|saklamış*|saklıyor*|koydu* & yenisini|vermediler|yerini|kimse|gizlice|annemler* ! $gundelik|$yaslilar
      hapları|ilaçları|haplar|ilaçlar|jileti|ipi|halatı & alıp|yanıma_alıp|yanımda & park*|geldim|çıktım|gidiyorum|kilitlendim|kilitledim|orman*|deniz*|yurttan|evden ! $gundelik|$yaslilar
      sandalyeyi|tabureyi|iskemleyi & altına|üstüne|üzerine|çektim & ip*|tavan*|kiriş*|çıktım|altına|avize* ! ampul*|dolap*|raf*|perde*|masa*|$gundelik
      ip|halat|kemer & tavan|kiriş|avize|sandalye ! $gundelik|masa*|boya*
      bileğime|boğazıma|şakağıma|boynuma|kalbime|karnıma & dayadım|dayıyorum|bastırdım|bastırıyorum|tutuyorum|doladım|geçirdim ! buz*|doktor*|krem*|sıcak*|atkı*|kolye*|kompres*
      kan & durmuyor|akıyor|geliyor|durmadı|fışkırdı ! burnum*|burun*|diş*|regl*|adet*|tahlil*|damar*|soru*|konu*|dolaşım*
      tanesi|tane|kutusu|kutu|gramı & yeter|yetmez|yetiyor|öldür* & mi|mı|bana|kaç|on|yirmi|otuz|kaçı ! $gundelik|net*|kişi*|sayfa*|paragraf*|kitap*|çay*|yumurta*|ekmek*
      halatı|halat|ipi|urganı & bagaj*|çantada|çantamda|çantama|çıkardım|yanımda|omzumda ! $gundelik|izci*|tekne*|çekme|yarış*|araba_çek*
      göle|denize|nehre|ırmağa|dereye|havuza & gireceğim|giricem|girip_çıkmayacağım|yürüyeceğim|yürüyorum & telefon*|gece|kapat*|üstüm*|tek|yalnız|montla|kimse ! $gundelik|yüz*|tatil*|mayo*|arkadaş*
      mesajı|mesajları|mektubu|mektupları|videoyu|notu|ses_kaydını & zamanla*|ulaşır|ulaşacak|gidince|giderken|okuyacaklar|açılacak|otomatik ! $gundelik|hoca*|öğretmen*|ödev*|sunum*|kargo*|yayın*
      neşter|neşteri|bistüri|ameliyat_bıçağı|jilet|ustura|maket_bıçağı & sipariş|kargo|geldi|aldım|söyledim ! $gundelik|proje*|veteriner*
      makası|bıçağı|jileti|camı & kilitlendim|kilitledim|tuvalete|banyoya|dayadım|çantama_koydum ! $gundelik|resim*|saç*
      insülin*|insülinden|iğneyi|iğneden & fazla|çok|iki_kat|hepsini|bolca & vurdum|yaptım|bastım|vuruyorum|yapacağım ! doktor*|hemşire*|reçete*|aşı*
      son & saat|saatim|dakikam|yarım_saat|gece|kez & kaldı|kalan|yaşıyorum|uyuyorum ! $gundelik|sınav*|ders*|maç*|etüt*|teslim*|başvuru*|iftar*|tercih*
      # nasıl
      ne_zaman|nerede|nerde|nasıl & yapacağıma|yapacağımı|öleceğime|öleceğimi|bitireceğime|yapıcağıma & karar*|biliyorum|belli|seçtim|kararlı* ! soru*|test*|ödev*|konu*|sınav*|sunum*|proje*|tercih*|üniversite*|türev*|integral*|yemek*|kek*
      nasıl & yapacağımı|yapıcağımı|yapıcamı|yapacağım|öleceğimi|öleceğim|bitireceğimi|olacağını & biliyorum|buldum|seçtim|karar*|düşündüm|planladım|öğrendim|araştırdım|belli ! soru*|test*|ödev*|türev*|integral*|konu*|deneme*|tercih*|sunum*|proje*|kompozisyon*|kek*|yemek*
      yöntem|yöntemi|yolunu|yolu|yöntemimi & seçtim|buldum|araştırdım|belirledim|belli|karar* ! soru*|çözüm*|test*|konu*|çalışma*|ders*|yol_tarif*|eve|okul*|kısa|sayfa*|özet*|okuma*|kelime*|ezber*|formül*
      planım|planımı|plan hazır|yaptım|belli|tamam|kesin & gece|bu_gece|ölüm*|kimse|vazgeç*|artık|son ! limit*|türev*|integral*|bitecek_konu|çalışma*|çalış*|ders*|soru*|program*|haftalık|konu*|tekrar*|deneme*|tatil*|yks*|lgs*|test*|hafta_sonu
      atlayacağım|atlıyorum|atlıycam|atlicam|atlarım & aşağı|oradan|buradan|köprü*|çatı*|balkon*|cam*|pencere*|gece|yarın|birazdan|kat*|ray*|tren* ! konu*|soru*|servis*|otobüs*|dersi|ip|havuz*|deniz*|test*
      asacağım|ascam|kesecem|keseceğim|kesicem|sıkacağım|sıkıcam & kendimi|bileğimi|bileklerimi|kafama|kolumu|bu_gece|yarın ! çamaşır*|poster*|saç*|ekmek*|soğan*
      # ne zaman
      bu_gece|bu_akşam|yarın|birazdan|az_sonra|sabaha_karşı|herkes_uyuyunca|uyuyunca|uyuduklarında|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|haftaya|doğum_günümde|sınavdan_sonra|annem_gidince|evde_kimse & yapacağım|yapıcam|yapcam|yapıyorum|bitireceğim|bitiricem|bitiriyorum|bitecek|bitiyor|deneyeceğim|denicem|olmayacağım|olmıcam|yokum|kurtulacağım|kurtuluyorum|gidiyorum_temelli|öleceğim|ölücem|son_gecem|son_günüm|vedalaş*|kararlıyım|karar_verdim|uyanmayacağım|uyanmıcam ! limit*|kamp*|kampa|asker*|matris*|ünite*|üniteyi|bilmiyorum|sınavda|doktora|test*|soru*|deneme*|sınavım|ödev*|konu*|kitap*|ders*|tekrar*|özet*|program*|dizi*|bölüm*|sunum*|proje*|türev*|integral*|fizik*|kimya*|biyoloji*|mat|matematik*|paragraf*|etüt*|dershane*|kurs*|tatil*|köy*|düğün*|staj*|kek*|yemek*|pasta*|kahvaltı*|temizlik*|spor*|antrenman*|maç*|alışveriş*|okul*|randevu*|vize*|final*|föy*|fasikül*|yazılı*
      $saat & yapacağım|yapıcam|yapcam|bitireceğim|bitiricem|ölücem|öleceğim|atlayacağım|atlıycam ! $gundelik|ders*|dersi|tekrar*|etüt*|paragraf*|özet*|sınav*|program*|alışveriş*
      pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|pazara|cumaya|yarın|akşam|gece & olacak|bitecek|biticek|bitmiş_olacak & annem*|babam*|nöbet*|evde|tek|yalnız|kimse|bekleyeceğim|sonra|herkes|hepsi ! $gundelik|sınav*|ders*|düğün*|toplantı*|misafir*|maç*|dönem*|yazılı*|okul*|bayram*|sezon*|bölüm*
      pazartesiyi|salıyı|çarşambayı|perşembeyi|cumayı|cumartesiyi|pazarı|gün|günü|saatini seçtim ! $gundelik|sınav*|ders*|tercih*|randevu*
      o_zamana|sabaha|yarına|akşama|geceye kadar & bitmiş|biter|bitecek|bitmiş_olur ! $gundelik|sınav*|ders*|ödev*|temizlik*|kitap*|dönem*
      bu_gece|bu_akşam|yarın|bugün & tekrar|yeniden|bir_daha & deneyeceğim|denicem|deniyorum|yapacağım|yapıyorum ! $gundelik|ders*|sınav*|oyun*|tarif*
      tarihi|günü|günümü|saati belirledim|seçtim|koydum ! sınav*|ders*|kitap*|ödev*|ders*|doğum*|randevu*|düğün*|tatil*|gezi*
      hepsi|her_şey hazır & gece|bekliyorum|sadece|bu_akşam|yarın|artık ! sınav*|çanta*|yemek*|sunum*|bavul*|valiz*|piknik*|iftar*|sofra*|ödev*|proje*|düğün*|parti*|doğum_gün*|tatil*|yol|kamp*|kampa
      son gecem|günüm|gecemiz & bu|artık|bugün ! yurt*|tatil*|staj*|kamp*|okul*|dershane*|izin*|kurs*|burada
      atlayacağım|atlıycam|atlicam ! konu*|soru*|servis*|otobüs*|ders*|dersi|ip|havuz*|deniz*|test*|bölüm*|paragraf*|metro*|sayfa*|unite*|ünite*|kısım*|dolmuş*|sınıf*
      tarih|tarihi|gün|günü|günümü|saati|saat & belirledim|seçtim|koydum|belli|karar_verdim|işaretledim & artık|ölüm*|gece|kimse*|takvim*|kendi*|geri_dönüş|yapacağım|öleceğim ! sınav*|deneme*|doğum*|randevu*|ders*|tercih*|plan*|çalış*|soru*|alarm*
      her_şey|her_şeyi|herşeyi|mektup|mektubu|mektubumu|mektubum|notu|notumu|veda & hazır|hazırladım|yazdım|ayarladım|masada|bıraktım|bitti ! kapsül*|kargo*|dizi*|sezon*|postacı*|hoca*|annem_ekmek|ekmek*|market*|sınav*|ödev*|dilekçe*|motivasyon*|staj*|başvuru*|niyet*|not_çıkar*|ders*|kompozisyon*|konu*|çanta*|piknik*|kahvaltı*|soru*|gelecek|kendime|kapsül*|arkadaş*
      eşyalarımı|kolyemi|saatimi|telefonumu|kedimi|gitarımı|bisikletimi & dağıttım|verdim|bıraktım|emanet & artık|lazım|gerek|bugün|herkese|arkadaş*|kardeşime|son ! tatil*|komşu*|oyun*|yenisi*|tamir*|kütüphane*|servise|şarja|annem_al*|rehber*|okulda|sınav_giriş*|girişte
    `,
  },
]
