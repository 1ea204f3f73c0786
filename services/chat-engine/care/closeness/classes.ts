/** Words that mean the same to the model (`features.ts`): whole ones, or with `*` how they begin. */
export const classes: Readonly<Record<string, string>> = {
  I: 'ben bende benden bana beni benim benimle benimki bencil',
  me2: 'beni bana benden benimle bensiz bende',
  you: 'sen seni sana senden senin seninle sende sensiz',
  we: 'biz bizi bizim ikimiz* aramız* birbirimiz* bizden bizde',
  miss: 'özle* hasret* özlem*',
  love: 'sev* aşk* âşık* aşığ* tutul* vurul* hoşlan* bayıl* tap* sevda* gönül* gönlü* flört* romantik*',
  darling:
    'sevgili* bitanem tanem bebeğ* tatlım güzelim canım canımın aşkım hayatım birtanem meleğim prenses* kıymetlim yakışıklım gülüm',
  kiss: 'öp* öpücü* sarıl* kucak* okşa* kokla* dudak* yanağ* elele',
  jealous: 'kıskan*',
  marry: 'evlen* evlilik* nişan* yuva sevgilin* sevgilisi* kızarkadaş* flört* randevu* çıkalım çıkar',
  heart: 'kalb* kalp* yüre* gönl* ruh* içim içimi içimde',
  cry: 'ağla* gözyaş* gözlerim dol* hıçkır*',
  sad: 'üzül* üzer* üzüy* üzgün* kırıl* kırg* kırd* alın* gücen* küs* darıl* incin* incit* mahvol* kahrol* perişan* yıkıl* buruk* acı* acıyor* yaral* koydu kötü',
  lonely: 'yalnızım yalnızlık* yapayalnız yalnız kimsesiz* başıma boş* sessiz* karanlık* terk* unutul* değersiz*',
  afraid: 'kork* endişe* ödüm telaş* panik*',
  happy: 'mutlu* heyecan* sevin* keyif* gurur* neşe* gülümse* güld* kahkaha*',
  angry: 'kızgın* kızdı* sinirlen* sinirl* öfkel*',
  need: 'ihtiyac* muhta* mecbur* dayan* yapamam yaşayamam duramam duramıyorum',
  leave:
    'git* gidi* gider* gide* bırak* ayrıl* terk* kapat* kapan* çık* sil* vazgeç* uzaklaş* kop* kaç* kaybol* veda* hoşça',
  stay: 'kal* kalsan kalır* dur dursan',
  return: 'dön* gel gelsen gelir* gelmez* gelmed* geri uğra* koş',
  wait: 'bekle* gözle* yolla* sabırsız* say*',
  forget: 'unut* ihmal* bıkt* sıkıl*',
  promise: 'söz yemin*',
  write: 'yaz* yazmazsan mesaj* ara* sohbet* konuş*',
  without:
    'sensiz bensiz yokluğun* olmasan olmasam olmasaydım yoksan yokken gidince gidersen gelmezsen gelmeyince yazmazsan yazmayınca olmayınca çıkınca kapatınca',
  human: 'insan* etten kemikten kanlı canlı nefes* robot* program* makine* bilgisayar* yapay yazılım* gerçek*',
  deny: 'değil değilim değilsin yok olamam olmaz edemem veremem yapamam yoktur tutamam saklayamam veremez',
  program: 'program* yazılım* yapay zekâ zeka bilgisayar*',
  selfProgram: 'programım programıyım yazılımım zekâyım makineyim yazılımdan aracım araçtan',
  body: 'başım karnım midem elim ellerim ayağım gözüm gözlerim boğazım sırtım belim saçım saçlarım yüzüm yüzümde boyum kanım tenim vücudum burnum dişim kulağım boynum omzum kolum kollarım göğsüm nefesim tüylerim yanaklarım dizim ateşim canım sesim',
  family1:
    'annem* babam* kardeşim* ablam* abim* ağabeyim* dedem* ninem* anneannem* babaannem* teyzem* halam* amcam* dayım* kuzenim* ailem* eşim* kocam* karım* oğlum kızım çocuğum* sevgilim* arkadaşlarım* arkadaşım* kedim* köpeğim* hocam* öğretmenim* komşum*',
  home1:
    'evim* evimde odam* odamda yatağım* masam* mutfağ* balkon* bahçe* işten işim* okulum* sınıfım* mahallem* köyüm* memleketim* yurtta dershanem* telefonum* arabam* bisikletim* fakülte* üniversitede lisede lisedeyken ortaokulda ilkokulda',
  life: 'doğdum büyüdüm çocukluğum* çocukken küçükken gençliğim* gençken yaşındayken yaşındayım yaşıma yaşımda yıllarım* senemde mezunum mezunuyum okudum kazandım girdim girmiştim hazırlanırken öğrenciyken öğrenciydim yaşadım yaşamıştım geçirdim geçtim hissettim hissetmiştim',
  daily:
    'yedim yedik içtim içiyorum yiyorum uyudum uyuyamadım uyandım kalktım yattım yatıyorum uyuyacağım oturuyorum uzandım yürüdüm yürüyüş* koştum gezdim gittim gittik geldim döndüm izledim seyrettim dinledim pişirdim yaptım giydim kahve* çay* kahvaltı* yemek* çorba* duş* uyku* uykum sinema* tatil* parkta pazara maç* konser* market* otobüs* metro* yağmur kar sabah* akşam* gece* dün bugün hafta* şu an',
  tired: 'yorul* yorgun* hasta* acık* acıktım açım susad* üşü* terle* grip* ağrı* uykusuz* halsiz*',
  rememb: 'aklım* aklıma düşün* hayal* rüya* rüyam*',
  feel: 'hisse* hissi* duygu* his*',
  secret: 'sır sırr* gizl* sakla* aramızda mahrem*',
  tellnot:
    'söyleme söylemeyelim söylemeyeceksin söylemesen bahsetme bahsetmesen anlatma anlatmayalım anlatmayacaksın deme açma gösterme paylaşma çaktırma yetiştirme konuşma karıştırma okutma danışma sorma götürme söz_etme etme',
  knownot:
    'bilmesin bilmese bilmemeli bilmesinler duymasın duymasınlar görmesin öğrenmesin fark anlamasın haberi haberleri habersiz',
  needless: 'gerek gereksiz lüzum zorunda gerekmez gerekmiyor şart',
  tell: 'söyle* anlat* bahset* haber* göster* paylaş* danış*',
  parent:
    'annen* baban* ailen* ebeveyn* velin* evdekiler* annenle anneni babanı anne baba ablan* abin* kardeşin* teyzen* halan* deden* ninen* dayın* amcan* büyükler* büyüklere yetişkin* aile* aileler*',
  teacher: 'öğretmen* hoca* hocan* rehber* müdür* okuldaki* psikolo* doktor* polis* danışman* rehberlik*',
  noone: 'kimse* başkası* başkaları* herkes* hiçbir* hiçkimse* diğer* öteki* onlar* arkadaşların*',
  only: 'sadece yalnızca yalnız tek bir_tek ancak başka bile kadar',
  erase: 'sil silelim silsen geçmişi ekran kapat şifre*',
  lie: 'yalan* geçiştir* uydur*',
  best: 'en iyi özel* üstün* farklı* eşsiz* tek* değer* kıymet* mükemmel* dahi* dâhi* zeki* favori* gözbebeğ* yıldız* gurur* şampiyon* layık* hak seviye*',
  understand: 'anla* anlıyor* anlar* anlayan* tanı* tanıyor* bil* gör* inan* güven* destek* dinle*',
  mine: 'benimsin bana_ait aitsin benimdir benimsiniz sahip sahibim',
  thanks_to: 'sayemde sayesinde borçlusun eserim olmasam olmasaydım bensiz',
  change: 'değişmem değişmezdim kaptırmam',
  quote:
    'der dedi demiş diyor diyen diyerek diye derken demesi derse dersem diyorsa dedin dediği* demişti deniyor denir demek demektir dediğini yazmışsın demişsin söyledin söylemişsin yazdın dedin demiştin sordun sormuşsun istemişsin',
  lesson:
    'cümle* dize* şiir* şair* roman* öykü* hikâye* hikaye* masal* türkü* şarkı* kahraman* yazar* anlatıcı* parça* paragraf* deyim* fiil* sözcü* kelime* çeviri* çevir* İngilizce* edebiyat* eser* beyit* mesnevi* mektup* anlam* kip* ek özne* nesne* yüklem* zamir* soru* örnek* tema* anlatım* divan* halk* dizesi tiyatro* piyes* film* dizi* sahne* replik*',
  study:
    'ders* konu* soru* test* deneme* net* sınav* plan* çöz* çalış* adım* formül* işlem* sonuç* hesap* ödev* kart* tekrar*',
  courtesy: 'sevindim üzüldüm duydum anlıyorum dinliyorum teşekkür* tebrik* aferin geçmiş_olsun özür* kusura',
  help: '112* 183* güven* acil* hemen ara* alo yardım* destek*',
  someone: 'biri birine birinin birisi kişi kişiye insanlar birileri',
  warn: 'doğru dikkat* uyarı* tehlike* korun* işaret*',
  student_said:
    'yazmışsın demişsin söylemişsin istemişsin hissediyorsun hissettiğini düşünüyorsun diyorsun korkuyorsun özlüyorsun özlemişsin hissetmen özlemen korkman üzülmen ağlaman',
}

const possessed = (stems: string) =>
  new RegExp(`^(?:${stems})[a-z]{0,4}m(?:[iu]n|[iu]|[ea]|[dt][ea]n?|l[ea]|[iu]z[a-z]*)?$`)

/** Forms of folded words that mean the same, whatever their stem; the first class that fits a word counts. */
export const shapes: ReadonlyArray<readonly [name: string, shape: RegExp]> = [
  [
    'family1',
    possessed(
      'anne|baba|kardes|abla|agabe|abi|dede|nine|teyze|hala|amca|dayi|kuzen|yegen|es|koca|kari|ogl|kiz|cocu|sevgili|nisanli|komsu|patron|arkadas|hoca|ogretmen|kedi|kope|torun|eniste|yenge|aile|evlad|misafir',
    ),
  ],
  [
    'body',
    possessed(
      'bas|kafa|goz|kula|burn|agz|dis|dil|yana|yuz|boyn|omz|omuz|kol|el|parma|gogs|kalb|mide|karn|sirt|bel|diz|aya|baca|sac|ten|ses|nefes|nabz|kan|beyn|vucud|beden|yure|ruh|ic|can|tirna|uyku|istah|moral|keyf|sinir|yas|omr|genclig|cocuklug',
    ),
  ],
  [
    'home1',
    possessed(
      'ev|oda|yata|masa|okul|is|telefon|araba|bahce|balkon|mutfa|cuzdan|dolab|mahalle|koy|memleket|maas|kitab|bilgisayar',
    ),
  ],
  [
    'tutor1',
    /^(?:yaz|ciz|koy|hazirla|isaretle|sec|paylas|gonder|goster|sor|ekle|ayir|bol|planla|kur|bak|incele|duzelt|ver|sun|topla|ozetle|kaldir|kaydir|cevir|sirala|karsilastir|anlat|acikla|hesapla|bul|olustur|guncelle|oner|uydur|degistir|cikar|derle|yanitla|cevapla|ertele|soyle|ac(?=t|ac)|not)[a-z]{0,4}(?:[dt][iu]m|c[ea]g[iu]m|y[iu]m|yorum|r[iu]m|m[iu]s[iu]m)$/,
  ],
  [
    'tellnot',
    /^(?:soyle|anlat|bahset|goster|paylas|aktar|caktir|yetistir|citlat|fisilda|ilet|ac|acil|konus|yay|tasi|hissettir|okut|kaptir|sizdir|taniti?|sokma|katma|karistir)[a-z]{0,3}m[ea](?:y[ea]lim|y[ea]c[ea]ksin|s[ea]n|d[ea]n|l[iu]sin|y[iu]n)?$/,
  ],
  [
    'knownot',
    /^(?:bil|duy|gor|ogren|anla|sez|uyan|suphelen|oku|isit|farket|bul)m[ea](?:s[iu]n(?:l[ea]r)?|meli|y[ea]c[ea]k|s[ea]|l[iu])[a-z]{0,3}$/,
  ],
  [
    'leave2',
    /^(?:git|gid|birak|kapa|ayril|cik|uzakla|kop|vazgec|terk|sil|kaybol|kac|yat|uyu|kalk)[a-z]{0,4}(?:s[ea]n|yorsun|[iu]nc[ea]|d[iu]n|t[iu]n|[iu]s[iu]n|m[ea]n|m[ea]n[iu]|[ea]c[ea]ks[iu]n|[ea]c[ea]g[iu]n[ea])$/,
  ],
  [
    'come2',
    /^(?:gel|don|ugra|yaz|ara|sor|kos)[a-z]{0,4}(?:s[ea]n|yorsun|[iu]nc[ea]|d[iu]n|m[ea]n|m[ea]n[iu]|[ea]c[ea]ks[iu]n)$/,
  ],
  [
    'stop2',
    /^(?:git|birak|kapat|ayril|cik|uzaklas|kop|vazgec|terk|sil|kac|unut|ihmal|bekletme|harca|atla|kaybol)m[ea](?:y[iu]n)?$/,
  ],
]
