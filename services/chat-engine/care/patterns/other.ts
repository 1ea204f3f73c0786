import type { Block } from './block.ts'

export const other: readonly Block[] = [
  {
    tier: 'acute',
    category: 'other',
    lines: `
      # emir veren sesler, gerçekten kopma
      ses|sesler|içimdeki|kafamdaki|fısıltılar & yap|öldür|atla|zarar|emir|emrediyor|kes|git & karşı|birazdan|yapcam|koyamıyorum|istiyor|şimdi|durduramıyorum|dayanamıyorum|yapacağım ! şarkı*|kitap*|roman*
      kafamdaki|içimdeki & ses|sesler & zarar|öldür*|atla* & istiyor|söylüyor|diyor|yapcam
      beni & zehirliyorlar|öldürcekler|takip_ediyorlar & sesler|önce|davran*|biliyorum_sesler
      tanrı|allah|şeytan|melek*|cin* & benle|benimle|bana & konuşuyor|söylüyor|emrediyor|diyor & uykusuz|balkon*|uç*|atla*|öldür*|seçil*|kurban|çık*
      uçabilirim|ölümsüzüm & balkon*|çatı*|pencere*|uykusuz|tanrı|ses*
      ses|sesler|cin|cinler|şeytan|fısıltı*|kafamdaki|içimdeki|tanrı & diyor|söylüyor|emred*|emir|istiyor|bağırıyor|fısıldıyor|zorluyor & öldür*|zarar|atla*|yap|kes*|bıçak*|yak*|boğ* ! şarkı*|roman*|dizi*|masal*|film*|$ders
      seçilmiş|peygamber*|mesih|tanrıyım|ölmem|uçabilirim|görevim & uykusuz*|ses*|balkon*|çatı*|tanrı*|emir*|kanıtla*|bıçak* ! roman*|$ders
      nefes & alamıyorum & ölcem|ölüyorum|kalbim|uyuş*|yardım|korku*|tek*|göğsüm|titri*|bayıl* ! koş*|maç*|gül*
      kalbim & duruyor|durcak|patlayacak|sıkışıyor & nefes*|ölcem|ölüyorum|yardım|uyuş*|tek* ! heyecan*|crush*|aşk*
      kendimi|birini|birine|anneme|kardeşime & kontrol|zarar|kaybe* & vercem|edemiyorum|vermekten|vereceğim & korkuyorum|ses*|birazdan|şu_an|yardım|sinir* ! $ders
      # beden, panik, yalnız
      nefesim|nefes & kesiliyor|alamıyorum|kesildi & uyuş*|yardım|tekim|ölüyorum|bayıl*|yalnız*|kalbim|boğul*|ölcem|kimse_yok ! koş*|maç*|antrenman*|gül*
      göğsüm|kalbim & sıkış*|ağrı*|duruyor|durcak & nefes*|yardım|tekim|uyuş*|bayıl*
      kendimi_kaybediyorum|aklımı_kaçırıyorum|deliriyorum & yardım|zarar|şuan|bıçak*
    `,
  },
  {
    tier: 'serious',
    category: 'other',
    lines: `
      sesler|ses|birileri|biri|fısıltı* & kafamın_içinde|kafamda|kulağımda|içimde & konuşuyor|duyuyorum|emir|emrediyor|söylüyor|bağırıyor ! şarkı*|paragraf*|roman*
      kafamda|kafamın_içinde & ses|sesler & var|duyuyorum|konuşuyor|susmuyor
      sesler duyuyorum|geliyor & kimse|kafam*|olmayan|bana|gece*
      olmayan & şeyler|sesler|insanlar & görüyorum|duyuyorum
      herkes|beni|biri & izliyor|dinliyor|izliyorlar|dinliyorlar & kamera*|eminim|korku*|telefon*|duvar*|komplo*|evde ! dizi*|film*|youtub*
      dışarı|evden|odadan|yataktan & çıkamıyorum|kalkmıyorum|çıkmıyorum|kalkamıyorum|çıkamadım & aylardır|haftalardır|ay|aydır|haftadır|okula|kalabalık*|korku* ! grip*|hasta*|soğuk*|yağmur*
      kendime|bedenime & dışardan|yabancı & bakıyor|hissed*|gerçek*|gibi*
      hiçbir|hiçbi|dünya|etraf & gerçek|rüya & değil|gibi|gelmiyor & gibi|kendim*|hissed*|bakıyor*|değil ! fonksiyon*|sayı*|kök*
      hamileyim|hamile|regl|adetim|test & kaldım|olabilirim|pozitif|gecikti|galiba|sanırım|çıktı & ailem*|babam*|yaş*|korku*|kime|ne_yap*|bit*|öldür*|öğren*|sevgil* ! deneme*|covid|alerji
      alkol*|içki*|içmeden & uyuyam*|duramıyorum|bırakamıyorum|bağımlı*|her_gün|her_gece
      deprem*|enkaz*|kaza*|savaş*|saldırı* & beri|sonra & uyuyam*|kabus*|görüyorum|korku*|aynı|titri* ! $ders|soru*|ders_kitabı
      enkazı|o_anı|o_günü & görüyorum|yaşıyorum|unutamıyorum & gece|her|hala|uyu*
      panik & atak|atağı|atağım & geçiriyorum|geçirdim|her|sürekli|bayıl*|çıkam*|okul*
      kabus|kabuslar & görüyorum & her|aylardır|uyuyam* ! sınav
      kimliğ*|yönelim*|eşcinsel*|geyim|lezbiyenim|transım & öğren*|ailem|babam|öldür*|kov*|korku*
    `,
  },
  {
    tier: 'low',
    category: 'other',
    lines: `
      # tek başına da yeten sözler
      mutsuzum|mutsuz_hissediyorum|çok_yalnızım|yapayalnızım|çaresizim|umutsuzum|değersizim|değersiz_hissediyorum|yetersiz_hissediyorum|depresyondayım|depresyona_girdim|bunalıma_girdim|psikolojim_bozuk|psikolojim_bozuldu|ruhum_yorgun|içim_daralıyor|içim_sıkılıyor|boğuluyorum_sanki|kalbim_kırık|kendimi_sevmiyorum|kendimden_nefret|kimse_beni_sevmiyor|kimsem_yok|hiç_arkadaşım_yok|arkadaşım_yok|kimse_anlamıyor|beni_anlamıyor|beni_anlamıyorlar|çok_üzgünüm|çok_kırgınım|moralim_bozuk|moralim_çok ! roman*|şiir*|envanter*
      kendimi & yalnız|kötü|boş|boşlukta|değersiz|yetersiz|işe_yaramaz|çaresiz|aptal|çirkin|başarısız|tükenmiş|mutsuz|dışlanmış|yabancı|suçlu & hissed*|hissediyom|hissetmeye|görüyorum ! ingilizce|konuda
      ağlıyorum|ağladım|ağlayarak|ağlamaktan|ağlama|ağlicam|ağlıycam & her|gece*|saat*|sürekli|durduk|durup|yorul*|gizli*|tuvalet*|oda*|sebepsiz|uyu*|günlerdir|krizi|bugün|çok|tek|yine|sessiz* ! mutlu*|sevinç*|burs*|film*|dizi*|potter*|koğuş*|gül*|soğan*|ağlattı|kazan*
      hiç_kimse|kimse|kimseye|kimsenin & anlatam*|umurunda|umrunda|güvenem*|konuşam*|istemiyor|umursamıyor|yanımda|aramıyor|sormuyor|dinlemiyor & beni|ben|değilim|yok|gibi|artık|hiç|derdimi|halimi ! soru*|konu*|grup_ödev*
      motivasyon*|heves*|istek*|enerji*|keyif* & hiçbir|hiçbi|hiç & kalmadı|yok|almıyorum & aylardır|haftalardır|yatak*|ağl*|hayat*|kalk*|boş
      uyuyamıyorum|uyuyamadım|kabus* & kaygı*|stres*|ağl*|düşün*|korku*|her_gece|gecelerdir|haftalardır|günlerdir ! kahve*
      ailem|annem|babam|evdekiler & anlamıyor|utanıyor|kıyas*|memnun|gurur|hayal_kırıklığı|beğenmiyor|baskı|bekliyorlar & beni|benden|hiç|hep|sürekli|çok|benimle ! soru*
      ayrıldım|ayrıldık|terk_etti|aldattı|bıraktı|boşanıyor*|boşandı*|ayrılıyor*|öldü|vefat|kaybettik|kaybettim|hasta|kanser & üzgün*|ağl*|toparlan*|acı*|alışam*|özlü*|dayan*|kötüyüm|yas*|unutam*|zor|içim|uyuyam*|boşluk*|çok ! oyun*|klavye*|roman*|dizi*|padişah*
      özledim|özlüyorum & rahmetli*|vefat|ölen|mezar*|kaybett*|annemi|babamı|evimi|ailemi|eski & çok|ağl*|her|gece ! tatil*
      dışlanıyorum|dışlandım|dışlıyorlar|yalnızlık|yalnızlıktan|yalnızlaştım
      tükendim|tükenmişlik|tükeniyorum|bitkinim|yıprandım|yıkıldım|çöktüm|bunaldım|bunalıyorum|daraldım & her|artık|çok|psikolojik|hayat*|aylardır|resmen|gerçekten|kimse*|herşey* ! sıcak*|antrenman*
      hayatım & anlamsız|boş|berbat|kötü|mahvo*|bitti|rezil
      kaygı|kaygım|anksiyete|anksiyetem|panik_atak|panik & bozukluğu|atak*|var|geçmiyor|krizi|yaşıyorum|nöbet*|tavan & ben*|nefes*|titri*|sürekli|ağl*|çok|sınav* ! envanter*|nedir|$ders
      moralim & yer*|bozuk|sıfır|dip*|kötü|berbat & gün*|yerlerde|çok|hep|hiç|aydır ! netim
      ağladım|ağlıyorum|ağlicam|ağlayasım|ağlamaya|ağlıycam|ağlamak|ağlayacağım & gün|her|gece|yine|tuvalet*|durup|çok|başladım|kimse*|$istiyorum|deneme*|biri|özlüyorum|var|sürekli|akşam|oda*|bugün|annem* ! burs*|mutluluk*|sevinç*|gül*|soğan*|film*|dizi*|potter|koğuş*|sonuç_iyi|ağlattı|titanik
      gözüm|gözlerim & doluyor|doldu & durup|her|hep|sürekli
      yalnızım|yalnız|tek_başıma & çok|hissediyorum|hep|gerçekten|kaldım|kimsem|kimse ! çalış*|$ders|evde_yalnızım_rahat
      kimse & sarıl*|umrunda|anlamıyor|sevmiyor|sormuyor|görmüyor|dinlemiyor|bakmadı|yok & beni|bana|gibi*|uzun|değilim|hiç|halimi|yüzüm*|derdimi ! soru*|konuyu|ödev*
      arkadaşım|arkadaş|kimsem & yok|ortamım|kalmadı & hiç|hep|ekran*|yalnız*|ortamım|okulda|burda|konuşcak
      alışamadım|alışamıyorum & okul*|yurt*|kimse*|burda|şehre|üniversite*|yeni
      özlüyorum & annemi|ailemi|evimi|evi|babamı|dedemi & ağl*|her|çok|yurt*|gece|akşam
      ayrıldık|terk|aldattı|reddetti|bıraktı|ayrıldı|boşanıyor*|boşandı* & kalb*|üzgün*|ağl*|sevgilim|nişanlım|annem*|babam*|bizimkiler|arada|yıkıl*|$ders|kötü*|çok ! kelime|fiil*
      kalbim & kırık|kırıldı|acıyor|parçalandı
      içim & yanıyor|acıyor|buruk|daralıyor|sıkılıyor|kararıyor|boş
      kaybettik|kaybettim|vefat|öldü|ölümünden & babaannem*|dedem*|annem*|babam*|arkadaşım*|ninem*|anneannem*|kuşum|kedim|köpeğim|cenaze*|ağl*|amcam|teyzem ! oyun*|potter|klavye*|film*|dizi*|telefon*|roman*|maç*
      öldü & çok & ağladım|üzüldüm & kuşum|kedim|köpeğim|küçük|balığım
      cenazeden|cenazesinden|taziyede|kanser|hastanede & geldim|ablam|annem|babam|ev|dedem|yatıyor|ameliyat*|kemoterapi ! $ders|hücre*|ünite*|kriz*|doktor_olmak
      evi & terk & annem|babam & etti|gitti
      utanıyorum|utanıyor & benden|kendimden|istemeye|ailem*|halimden ! tahta*
      özgüvenim|kendime_güvenim|inancım|inancim|güvenim|umudum & sıfır|yok|kalmadı|bitti|düştü|hiç ! hocadan|mat
      aptalım|salağım|beceriksizim|değersizim|başarısızım|gerizekalıyım|işe_yaramazım|yetersizim & ben|hiç*|ya|her|hissed*|kendim*|işe|çok
      işe_yaramıyorum|hiçbi_işe|hiçbir_işe|değersiz|yetersiz|başarısız|hayal_kırıklığıyım & hiç*|hissediyorum|ben|yaramıyorum|ailem*|kendimi
      hayal_kırıklığıyım|hayal_kırıklığı & ailem*|herkes*|annem*|için
      acıyorum|nefret|memnun_değilim|sevmiyorum|iğreniyorum|utanıyorum & kendime|kendimden|kendimi ! acıkt*|$ders
      tükendim|burnout|tükenmiş|bitkinim|bunaldım|bunalıyorum|boğuluyorum|çöktüm|yıprandım|dayanamıyorum & aydır|aylardır|çok|sanırım|artık|herşey*|pil*|hissed*|$ders|kardeş*|galiba|oldum|gücüm|ev* ! sıcak*|havuz*|deniz*|gül*
      kaygıdan|kaygı|stresten|endişeden|anksiyete*|panik & uyuyam*|kalbim*|geçmiyor|titri*|nefes*|her_gece|ağl*|atak*
      uyuyamıyorum & gece*|kaç|gün* & kalb*|kaygı*|ağl*|düşün*|stres*|huzur*|sıkıntı*
      sınavda|denemede|derste & ağla*|titre*|bayıl*|panik* & çıkar*|başladım|oldum|atak*
      huzursuzum|mutsuzum|depresyondayım|depresyonda|depresyona|depresif|bunalımdayım|umutsuzum|kederliyim|çaresizim & çok|sebepsiz|sürekli|bu|galiba|içim*|hep|yine|hissed*|girdim|ara*|sanırım|ben|ya ! envanter*|$ders|roman*|nedir
      mutsuzum|depresyondayım|depresyona_girdim|çaresizim
      çok|cok & kötüyüm|kotuyum & aralar|kimse*|belli|gün*|ara|gece
      kötüyüm|iyi_değilim|berbatım|kötü_hissediyorum|iyi_hissetmiyorum & çok|hiç|aralar|son|gün*|bugün|psikolojik*|ruhen|kimse*
      psikolojim|ruh_halim|ruhum & bozuk|bozuldu|çöktü|kötü|yorgun|berbat
      bensiz & plan*|gitmiş*|buluş*|yap* & arkadaş*|story*|grup*|kanka*
      duygusuzlaştım|hissizleştim|boşluktayım|hissizim|boşlukta
      hobilerimi|sevdiğim_şeyler|hiçbiri|hiçbir_şey|hiçbi_şey|hiçbişey & heyecan|bıraktım|zevk|tat|keyif|mutlu & vermiyor|etmiyor|almıyorum|bıraktım|alamıyorum
      içimden & hiç* & gelmiyor|şey
      dalga & dilim*|aksan*|şive* & geç*
      maddi|para*|durumumuz|borç* & kötü|yok|alamıyorum|zor & utan*|kitap*|babam|ev|aile* ! $ders|iktisat*|problem
      kardeşlerime|kardeşime|eve|anneme & bakıyorum|bakmak & bunal*|yorul*|$ders|zorunda|çok
      yoruldum|bıktım|sıkıldım & güçlü|herşey*|insan*|rol|görün*|taşı*|hayat*|susmak* ! $ders|test*|deneme*|antrenman*|çalışmaktan
      hüzün|karanlık|boşluk|sıkıntı & çöküyor|içimde|geceleri|gece & olunca|sürekli|çöküyor|var|bi
      beni & sevmiyor|sevmiyorlar|istemiyor|takıyor|takmış & hoca*|annem|babam|arkadaş*|kimse|soğudum|okul*|ailem|sınıf* ! crush*
      yerimde & sayıyorum
      hayatım & durdu|bitmiş|berbat|kaydı|mahvoldu|boka
      kazanamıyorum|kazanamadım|kaybettim & senedir|kendime|yıldır|inancım|utan*|ailem* ! hangi|oyun*
      karne* & yüzüme|bakmadı|utan*|ağl*|bağır*|korku*
      eleştiriyorlar|kıyaslıyor*|örnek|karşılaştırıyor* & hep|sürekli|beni|evde|babam|annem|kuzen*|abim* & beni|ben|evde|kötü|hep|bi|aferin ! cümle*|soru*|test*
      sarılsa|sarılsın & biri|birisi|bi
      kötü & gün* & bi|baya|geçirdim|çok ! hava*
      sevdiğim & başkas*|reddetti|sevmiyor & kız|çocuk|kişi|çıkıyor|yanıyor*
    `,
  },
  {
    tier: 'check',
    category: 'other',
    lines: `
      sır|sırrım|sırrımı & versem|söylesem|var|anlatsam|paylaş*|tutar* & sana|bi|bir|mısın ! roman*|paragraf*|kutu*
      anlatmaya & değmez
      bi|bir|birşey|bişey & şey|yok & yok_dedim|dedim|boşver & ya|dedim|boşver ! soru*
      tamam|neyse boşver|boşverelim|önemi_yok|unut
      boşver & neyse|tamam|değmez|anlat*|anlamazsın
      iyiyim|iyiyim_ben & ben|derse & derse_dön|dön|geç ! sağol|teşekkür*
      konu & ders & değil
      çok|kötü & şey|bişey & yaptım|oldu & söyleyem*|anlatam*|utanıyorum|kimse*
      başıma & bişey|şey|kötü & geldi
      bugün & oldu|geldi|yaşadım & neyse|sonra|boşver & bişey|şey|başıma
      zor & durumdayım|durumda|dönemden|günler & çok|ne_yapardın|yapardın|sen|geçiyorum
      kime|kimseye & anlatırım|anlatsam|anlatayım|söylesem|anlatamıyorum|diyemem|anlatamam|anlatamadığım & bilmiyorum|bunu|ki|bi|bir|şey ! konu*_zor
      gizli|aramızda|anlatır|saklı & mı|kalıyor|kalır|mısın & yazdık*|burda|anlatsam|konuş*|bu|söyle*|birine ! özne*
      içimde & bi|bir|şey & şey|tarif|var & edemiyorum|tarif|anlatamıyorum|var
      konuşmak|konuşcak|dertleşmek|dertleşebilir & birine|biri|ihtiyacım|$istiyorum|miyiz|lazım ! ingilizce|hoca*|bölüm
      artık dayanamıyorum|yapamıyorum|kaldıramıyorum|yeter
      yardım|yardıma & et|ihtiyacım|edin|lazım & nolur|lütfen|çok|acil|bana|ciddi* ! soru*|ödev*|konu*|çöz*|test*|$ders|problem*|mat*
      imdat
      korkuyorum & çok|evde|birinden|ondan|gece ! sınav*|deneme*|hoca*|net*|kazanama*
      nefret ediyorum & herkesten|hayattan|ondan
    `,
  },
]
