import type { Block } from './block.ts'

export const eating: readonly Block[] = [
  {
    tier: 'acute',
    category: 'eating',
    lines: `
      $yeme & yürüyem*|ayağa|ayakta|kalkam*|sürün*|bayıl*|kalbim*|bilinc*|kararı*|serum*|hastane*|titri*|duramıyorum_ayakta|düşüyorum|yatıyorum_kalkam* & hafta*|gün*|zayıf*|kilo*|artık|hiçbi*|hiçbir*|hala|yine|su|ağzıma|evde|ölsem|yemicem|şey ! oruç*|iftar*|sahur*|kantin*|grip*|kahvaltı*|haha*
      yemiyorum|yemedim|yemek_yok|koymadım|yemicem|yemcem|yemeyeceğim|içemiyorum|aç|açım & hafta*|gün*|günlerdir|günde|gündür|ağzıma & bayıl*|kalkam*|kalbim|bilinc*|kımıldayam*|düştüm|kararıyor|su_bile|yığıl*|titri*|durcak ! oruç*|iftar*|sahur*|kantin|şaka*
      kusarken|kusuyorum|kustum|kusunca & kan & geldi|geliyor|var|yine
      kan kustum|kusuyorum & yemek*|yine|kalkam*|kilo*|kendim*|sürekli
      ölene|ölünceye & kadar & yemicem|yemeyeceğim|yemcem|aç|yemem
      açlıktan & bilinc*|bayıldım|ölsem|ölcem|ölene|kalbim & yemicem|yemcem|yemem|ölsem|zayıf*|yine ! kantin*|yemek_molası
      yemicem|yemcem|yemeyeceğim & ölsem|ölene|bayılsam|bilinc* ! bir_daha|kantin
      müshil|laksatif|zayıflama_hapı|diüretik & kutu*|avuç|hepsini|bayıl*|kalbim & içtim|yuttum|aldım|bayıl*|durcak
      yemek & yemediğim|yemediğimden|yemiyorum & bayıldım|hastane*|serum & yine|kez|defa|bugün
    `,
  },
  {
    tier: 'serious',
    category: 'eating',
    lines: `
      parmağımı|parmağım & boğazıma|boğazımı|gırtlağıma & yemek*|yedik*|sonra|sok*|kus* ! kılçık*
      yediklerimi|yediğimi|yediğim|yemekleri|yedikten|yemekten & çıkar*|kus*|tükür*|sakl*|at*|pişman*|suçlu*|nefret & her|hep|gizli*|kimse*|zorla|parmağ*|bilerek|sonra|kendimi|hemen ! grip*|bozul*
      $yeme & zayıf*|kilo*|şişman*|yağ*|kalori*|çirkin*|aynaya|bilerek|gizli*|tartı* & gün*|hafta*|hiç|her|kimse*|korku*|sadece|artık|su*|bayıl*|inat* ! oruç*|futbol*|iftar*
      kalori|kalorisini|tartı|tartıya|gram & takıntı*|sayıyorum|korku*|ağl*|günde|her|deliriyorum|çıkıyorum & yemek*|yedim|yemiyorum|kilo*|çıkıyorum|saat*|takıntı*|duram* ! $ders|problem*|soru*|etiket*|ünite*
      kilo|yemek|yemekten & korkuyorum|nefret|tiksin*|iğren* & alm*|yemiyorum|kus*|ye*|her|çok
      kusuyorum|kusturuyorum|kusmak & kendimi|zorla|bilerek|gizli*|zayıf*|yemek*|yedik*|yiyip ! grip*|mide*|virüs*
      kusuyorum|kusmaya|kusmak|çıkarıyorum|kustum|kusarak|kusup|çıkarmak|kusturuyorum & yemek*|yedik*|yedim|yiyip|kendimi|parmağ*|zayıf*|lokma*|zorla|bilerek|sonra & kimse|her|gidip|kendimi|hep|zayıf*|bilerek|zorla|parmağ*|suçlu*|sonra|gizli|yedikten|yemekten|istiyorum ! grip*|mide|kedi*|bozuk|virüs*|otobüs*
      anoreksiya*|anoreksi*|bulimia*|bulimiya*|bulimi*|tıkınırcasına|yeme_bozukluğum|yeme_bozukluğu & var|başladı|tedavi*|gördüm|teşhis*|oldum|bende|yine|konuşamıyorum|yaşıyorum|sanırım ! ödev*|vaka*|nedir|ünite*|nervoza|sunum*|makale*
      bulimiyam|anoreksiyam|bulimiam|yeme_bozukluğum ! ödev*
      günlerdir|haftadır|gündür & yemiyorum|yemedim|elma*|su|aç*|yoğurt*|lokma* & zayıf*|kilo*|şart|duruyorum|sadece|bilerek|veriyorum|istemiyorum ! oruç*|iftar*
      yemiyorum|yemedim|aç|yemeyi & zayıf*|kilo*|şişman*|yağ|kalori*|spor|ayna* & hiç|günlerdir|bırak*|duramıyorum|her|kendimi|günlerce|hiçbir|saat ! futbol*|formda
      kendimi & aç & bırakıyorum|bırakarak|bıraktım|bırakcam|bırakırım & gün*|tartı|kilo*|ceza*|zayıf*|hep|günlerce ! hehe|haha*
      suçluluk*|suçlu|pişman*|iğren* & yedik*|yemek*|lokma*|yiyince|yutunca|yedim & ağl*|kus*|çıkar*|kendim*|her|hissed*
      iskelet|kemik*|çok_zayıf & gibisin|gibi|diyor*|diyolar & yağ*|şişman*|hala|kilo*|ben
      spor|koşuyorum|egzersiz & saat & yemiyorum|yemeden|aç & duramıyorum|her|günde|hiç
      yemeği|yemeğimi|yemekleri & sakl*|atıyorum|çöpe|peçete*|köpe* & annem*|görme*|gizli|kimse*|her ! bozul*|kedi
      zayıflama|kilo|müshil|laksatif & hapı|ilacı|hap|ilaç|haplarını|çayı|kullan* & alıyorum|içiyorum|kullanıyorum & çarpıntı|bırakam*|gizli|çok|her|bağımlı*|bayıl*|annem*
      günde & kalori & yiyorum|alıyorum|geçmiyorum|altında & 200|300|400|500|100|korku*|geçersem|bırakam*
      tıkınıyorum|patlayana_kadar & kus*|ağl*|gizli|sonra|gece*|duramıyorum
    `,
  },
  {
    tier: 'low',
    category: 'eating',
    lines: `
      aynaya|aynada|aynalara & küstüm|bakamıyorum|nefret|iğren*|tiksin*|bakmak_istemiyorum
      göbeğim*|kilom*|kilon|bacaklarım*|kilo*|vücudum*|bedenim*|basenim* & dalga|nefret|utan*|ağl*|iğren*|tiksin*|fazla & geç*|ediyor*|ağl*|yiyesim|diyor|ediyorum|annem|utanıyorum
      üzülünce|stres*|sıkılınca|ağlayınca & yemek*|yiyorum|abur|çikolata*|tatlı* & sonra|vicdan*|duramıyorum|sarıyorum|pişman*
      kendimi & şişman|çirkin|şişko|iğrenç & buluyorum|hissediyorum|görüyorum
      şişmanım|çirkinim|şişkoyum|tombulum & çok|utan*|nefret|kimse* ! haha*|hehe|ya
      boğazımdan|boğazından & lokma|yemek & geçmiyor|geçmiyo
      yemek|iştahım & yiyemiyorum|yok|kaçtı|kesildi & üzüntü*|günlerdir|ayrıl*|ağl*|hiç|haftadır ! sınavdandır
      kilo & aldım|alıyorum|almaktan & korku*|nefret|ağl*|utan*|bakam*
    `,
  },
  {
    tier: 'check',
    category: 'eating',
    lines: `
      yemeğe|yemek|yemeye & vakit|vaktim & yok|yaşıycam|kahve*
      yemek & yemeyi & unuttum|unutuyorum|bıraktım
      su|detoks|şok & diyeti|diyet|diyetine|orucu & yapan|yapsam|girsem|var|moda|başladım
      kendimi & aç & bırakcam|bırakıcam|bırakacağım
      şişko*|şişman*|kilo & aç|ağzım* & bırak*|bant*|dik*|kapat*
      iştahım|iştah & yok|kaçtı|kesildi
      kilo & aldım|vermem|vericem|vercem & ağzım*|şart|mezun*|lazım|hızlı|haftada|aç
      kaç & günde|haftada & kilo|zayıfla* & ver*|nasıl|hızlı
      öğün & atlıyorum|atlasam|atladım
      zayıflamak|zayıflamam & lazım|gerek|şart|istiyorum
    `,
  },
]
