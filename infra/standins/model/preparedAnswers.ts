/** An answer that is ready, bubble by bubble, for a question in these words. */
export type PreparedAnswer = {
  /** As a student would ask; other words with the same content do as well. */
  question: string
  /** Each is a content word of the question, folded. The question has no other one, but those in `besides`. */
  about: readonly RegExp[]
  besides?: RegExp
  says: readonly string[]
  /** Said with its source where the page was found: what the page says, by its title. */
  pages: Readonly<Record<string, string>>
  /** What the student tries next. */
  last: string
}

const tr = String.raw

const mathematics: readonly PreparedAnswer[] = [
  {
    question: 'Türevi anlat',
    about: [/^turev/],
    says: [
      tr`Türev, bir fonksiyonun bir noktadaki anlık değişim hızıdır; grafikte o noktadaki teğetin eğimini verir:
$$f'(x)=\lim_{h\to 0}\frac{f(x+h)-f(x)}{h}$$
En çok şu kuralları kullanırsın:
- Kuvvet: $(x^n)'=n\,x^{n-1}$
- Çarpım: $(f\cdot g)'=f'g+f\,g'$
- Bölüm: $\left(\frac{f}{g}\right)'=\frac{f'g-f\,g'}{g^2}$
- Zincir: $\big(f(g(x))\big)'=f'(g(x))\cdot g'(x)$`,
      tr`Örnek: $f(x)=x^3-3x$ fonksiyonu nerede artar?
1. Türevini al: $f'(x)=3x^2-3$.
2. Sıfıra eşitle: $3x^2-3=0$, yani $x=-1$ ve $x=1$.
3. İşaretine bak: $x<-1$ ve $x>1$ iken $f'(x)>0$ olur. Fonksiyon bu aralıklarda artar, $-1$ ile $1$ arasında azalır.`,
    ],
    pages: {
      'AYT matematikte konuları birbirine bağlayarak ilerlemek':
        'Türevi yalnızca kuralıyla değil, eğim olarak da düşün: grafiğin nerede arttığını, nerede döndüğünü görürsün.',
    },
    last: tr`Sıra sende: $f(x)=x^2-4x$ fonksiyonunun en küçük değeri kaçtır?`,
  },
  {
    question: 'Limit nedir?',
    about: [/^limit/],
    says: [
      tr`Limit, $x$ bir sayıya yaklaşırken $f(x)$ değerinin nereye yaklaştığını söyler. O noktadaki değere değil, noktanın çevresine bakarsın:
$$\lim_{x\to a}f(x)=L$$
Soldan ve sağdan limit birer sayıysa ve eşitse limit vardır.`,
      tr`Örnek: $\lim_{x\to 2}\frac{x^2-4}{x-2}$ kaçtır?
1. Yerine koy: $\frac{0}{0}$ çıkar, yani belirsizlik var.
2. Çarpanlarına ayır: $x\neq 2$ için $\frac{(x-2)(x+2)}{x-2}=x+2$.
3. Yeniden yerine koy: $2+2=4$. Limit $4$’tür.`,
    ],
    pages: {
      'AYT matematikte konuları birbirine bağlayarak ilerlemek':
        'Konular bir zincir gibidir: fonksiyon sağlamsa limit, limit sağlamsa türev kolaylaşır.',
    },
    last: tr`Sıra sende: $\lim_{x\to 3}\frac{x^2-9}{x-3}$ kaçtır?`,
  },
  {
    question: 'İntegral nedir?',
    about: [/^integral/],
    says: [
      tr`İntegral iki soruyu yanıtlar: Türevi $f$ olan fonksiyon hangisidir, eğrinin altında ne kadar alan vardır?
$$\int_a^b f(x)\,dx=F(b)-F(a)$$
Burada $F'(x)=f(x)$’tir. Temel kural, $n\neq -1$ iken şudur: $\int x^n\,dx=\frac{x^{n+1}}{n+1}+C$.`,
      tr`Örnek: $y=x^2$ eğrisinin altında, $x=0$ ile $x=3$ arasında kalan alan kaçtır?
1. İlkelini bul: $F(x)=\frac{x^3}{3}$.
2. Sınırları koy: $F(3)-F(0)=\frac{27}{3}-0=9$.
3. Yorumla: eğri bu aralıkta $x$ ekseninin altına inmez, alan $9$ birimkaredir.`,
    ],
    pages: {
      'AYT matematikte konuları birbirine bağlayarak ilerlemek':
        'İntegralde takılırsan önce türevi sağlamlaştır; türevi anlamadan integral oturmaz.',
    },
    last: tr`Sıra sende: $\int_0^2 2x\,dx$ kaçtır?`,
  },
  {
    question: 'İkinci dereceden denklem nasıl çözülür?',
    about: [/^(?:ikinci|2)$/, /^denklem/],
    besides: /^(?:derece|coz|kok|diskriminant)/,
    says: [
      tr`$ax^2+bx+c=0$ denkleminde ($a\neq 0$) önce diskriminanta bakarsın:
$$\Delta=b^2-4ac\qquad x_{1,2}=\frac{-b\pm\sqrt{\Delta}}{2a}$$
- $\Delta>0$ ise iki farklı gerçek kök vardır.
- $\Delta=0$ ise kökler eşittir.
- $\Delta<0$ ise gerçek kök yoktur.`,
      tr`Örnek: $2x^2-5x-3=0$
1. Katsayıları yaz: $a=2$, $b=-5$, $c=-3$.
2. Diskriminantı bul: $\Delta=(-5)^2-4\cdot 2\cdot(-3)=25+24=49$.
3. Kökleri bul: $x=\frac{5\pm 7}{4}$, yani $x_1=3$ ve $x_2=-\frac{1}{2}$.
4. Denetle: köklerin toplamı $\frac{5}{2}=-\frac{b}{a}$, çarpımı $-\frac{3}{2}=\frac{c}{a}$.`,
    ],
    pages: {
      'AYT matematikte konuları birbirine bağlayarak ilerlemek':
        'İkinci dereceden denklem sağlamsa ardından gelen logaritma ve diziler de kolaylaşır.',
    },
    last: tr`Sıra sende: $x^2-6x+9=0$ denkleminin kökü kaçtır?`,
  },
  {
    question: 'Logaritma nedir?',
    about: [/^logaritma/],
    says: [
      tr`Logaritma, “Tabanın hangi kuvveti bu sayıyı verir?” sorusunun yanıtıdır ($a>0$, $a\neq 1$, $x>0$):
$$\log_a x=y\iff a^y=x$$`,
      tr`Soruların çoğu bu kurallarla açılır:
- $\log_a(xy)=\log_a x+\log_a y$
- $\log_a\frac{x}{y}=\log_a x-\log_a y$
- $\log_a x^n=n\cdot\log_a x$
- $\log_a x=\frac{\log_b x}{\log_b a}$`,
      tr`Örnek: $\log_2 24-\log_2 3$ kaçtır?
1. Tabanlar aynı, fark bölüme döner: $\log_2\frac{24}{3}=\log_2 8$.
2. $8$ sayısını tabanın kuvveti olarak yaz: $8=2^3$.
3. Sonuç $3$’tür.`,
    ],
    pages: {
      'AYT matematikte konuları birbirine bağlayarak ilerlemek':
        'Fonksiyonlar sağlamsa logaritma rahat gelir; takılırsan iki gün orada çalış, sonra dön.',
    },
    last: tr`Sıra sende: $\log_3 54-\log_3 2$ kaçtır?`,
  },
  {
    question: 'Pisagor teoremi nedir?',
    about: [/^pisagor/],
    besides: /^(?:teorem|bagint|kural)/,
    says: [
      tr`Dik üçgende dik kenarların kareleri toplamı hipotenüsün karesine eşittir:
$$a^2+b^2=c^2$$
Hipotenüs $c$, dik açının karşısındaki kenar, yani en uzun kenardır.`,
      tr`Örnek: Dik kenarları $6$ ve $8$ olan üçgenin hipotenüsü kaçtır?
1. Kareleri topla: $6^2+8^2=36+64=100$.
2. Karekökünü al: $c=\sqrt{100}=10$.
3. Tanı: bu, $3\text{-}4\text{-}5$ üçgeninin iki katıdır.`,
    ],
    pages: {
      'Geometride şekle bakınca ne yapacağını bilmek':
        'Şekli boş kâğıda kendin çiz ve dik açıyı ancak verilmişse işaretle: dik görünen her açı dik değildir.',
      'LGS matematikte netini yükseltmek': 'Üçgeni yalnızca kuralla çalışma: kareli kâğıda çiz, kuralı gözünle de gör.',
    },
    last: tr`Sıra sende: Hipotenüsü $13$, bir dik kenarı $5$ olan üçgenin öteki kenarı kaçtır?`,
  },
  {
    question: 'Üslü sayılarda kurallar neler?',
    about: [/^uslu/],
    besides: /^(?:sayi|ifade|kural|ozellik|islem)/,
    says: [
      tr`Üslü sayı, bir sayının kendisiyle kaç kez çarpıldığını söyler: $2^3=2\cdot 2\cdot 2=8$. Burada $2$ taban, $3$ üstür.`,
      tr`Taban $0$ değilken kurallar şöyle:
- $a^m\cdot a^n=a^{m+n}$
- $\frac{a^m}{a^n}=a^{m-n}$
- $(a^m)^n=a^{m\cdot n}$
- $a^0=1$ ve $a^{-n}=\frac{1}{a^n}$`,
      tr`Örnek: $\frac{2^5\cdot 4^2}{2^6}$ kaçtır?
1. Tabanları eşitle: $4^2=(2^2)^2=2^4$.
2. Çarpımda üsleri topla: $2^5\cdot 2^4=2^9$.
3. Bölmede üsleri çıkar: $\frac{2^9}{2^6}=2^3=8$.`,
    ],
    pages: {
      'LGS matematikte netini yükseltmek':
        'Öğrendiğin kuralı bozmaya çalış: negatif sayıda da doğru mu, sıfırda ne oluyor? Bozamadığın kural senin olur.',
      'TYT matematiğe sıfırdan başlamak ve işlem hatası':
        'Kuralı kendi bulduğun sayılarla da dene; nerede geçmediğini böyle görürsün.',
    },
    last: tr`Sıra sende: $3^{-2}\cdot 3^5$ kaçtır?`,
  },
  {
    question: 'Olasılık nasıl hesaplanır?',
    about: [/^olasili[kg]/],
    besides: /^(?:hesap|bul)/,
    says: [
      tr`Bütün sonuçlar eş olasılıklıysa istenen sonuçların sayısını bütün sonuçların sayısına bölersin:
$$P(A)=\frac{s(A)}{s(E)}$$
Burada $s(A)$ istenen, $s(E)$ bütün sonuçların sayısıdır. Bu yüzden $0\le P(A)\le 1$ ve $P(A')=1-P(A)$ olur.`,
      tr`Örnek: İki zar atılıyor, toplamın $7$ gelme olasılığı kaçtır?
1. Bütün sonuçları say: $6\cdot 6=36$.
2. İstenenleri say: $(1,6)$, $(2,5)$, $(3,4)$, $(4,3)$, $(5,2)$, $(6,1)$; yani $6$ tane.
3. Böl: $P=\frac{6}{36}=\frac{1}{6}$.`,
    ],
    pages: {
      'LGS matematikte netini yükseltmek':
        'Zar atıp sonuçları say, beklediğinle karşılaştır: elinle yaptığın şey sınavda aklına gelir.',
      'TYT matematikte problem sorularını çözebilmek':
        'Yanlışların çoğu bölmede değil, saymada yapılır: önce bütün sonuçları alt alta yaz, sonra istenenleri işaretle.',
    },
    last: tr`Sıra sende: İki zarda toplamın $10$ gelme olasılığı kaçtır?`,
  },
  {
    question: 'Sinüs ve kosinüs nedir?',
    about: [/^(?:sinus|kosinus|tanjant|trigonometri)/],
    says: [
      tr`Dik üçgende bir dar açı $\theta$ olsun:
- $\sin\theta$ karşı dik kenarın hipotenüse oranıdır.
- $\cos\theta$ komşu dik kenarın hipotenüse oranıdır.
- $\tan\theta=\frac{\sin\theta}{\cos\theta}$
Birim çemberde bu açının noktası $(\cos\theta,\sin\theta)$ olduğu için $\sin^2\theta+\cos^2\theta=1$’dir.`,
      tr`Örnek: $\theta$ dar açı ve $\sin\theta=\frac{3}{5}$ ise $\tan\theta$ kaçtır?
1. Kosinüsün karesini bul: $\cos^2\theta=1-\frac{9}{25}=\frac{16}{25}$.
2. Dar açıda kosinüs pozitiftir: $\cos\theta=\frac{4}{5}$.
3. Oranla: $\tan\theta=\frac{3/5}{4/5}=\frac{3}{4}$.`,
    ],
    pages: {
      'AYT matematikte konuları birbirine bağlayarak ilerlemek':
        'Birim çemberi gerçekten çiz; çemberi kuran biri birçok bağıntıyı ezberlemeden bulur.',
    },
    last: tr`Sıra sende: $\theta$ dar açı ve $\cos\theta=\frac{5}{13}$ ise $\sin\theta$ kaçtır?`,
  },
  {
    question: 'Yüzde problemleri nasıl çözülür?',
    about: [/^yuzde/],
    besides: /^(?:problem|soru|coz|hesap|bul)/,
    says: [
      tr`Yüzdeyi çarpana çevir: artışı $1$’e ekle, azalışı $1$’den çıkar.
- Yüzde 20 zam: $1+\frac{20}{100}=1{,}2$ ile çarp.
- Yüzde 20 indirim: $1-\frac{20}{100}=0{,}8$ ile çarp.`,
      tr`Art arda değişimlerde çarpanları çarparsın, yüzdeleri toplamazsın: yüzde 10’luk iki zam yüzde 20 değil, $1{,}1\cdot 1{,}1=1{,}21$ olduğu için yüzde 21 eder.`,
      tr`Örnek: Bir ürüne önce yüzde 25 zam, sonra yüzde 20 indirim yapılıyor.
1. Fiyata $100$ lira de.
2. Zamdan sonra: $100\cdot 1{,}25=125$ lira.
3. İndirimden sonra: $125\cdot 0{,}8=100$ lira. Başladığın fiyata döndün, çünkü $1{,}25\cdot 0{,}8=1$.`,
    ],
    pages: {
      'TYT matematikte problem sorularını çözebilmek':
        'Metni okuyunca önce bilinmeyene ad ver ve denklemi yaz; işlem ondan sonra gelir.',
      'KPSS matematiğe uzak kalanlar için yol':
        'Yüzde sorusunda maaş zammını düşün; “Maaş yüz lira olsaydı” diye başlamak soruların çoğunu açar.',
    },
    last: 'Sıra sende: Önce yüzde 10 zam, sonra yüzde 10 indirim yapılırsa fiyat nasıl değişir?',
  },
]

const sciences: readonly PreparedAnswer[] = [
  {
    question: 'Newton’un ikinci yasası nedir?',
    about: [/^newton/],
    besides: /^(?:ikinci|2$|hareket|yasa|kanun|dinamik|kuvvet)/,
    says: [
      tr`Bir cismin ivmesi, üzerindeki net kuvvetle doğru, kütlesiyle ters orantılıdır:
$$\vec{F}_{\text{net}}=m\cdot\vec{a}$$
İvme her zaman net kuvvetin yönündedir. Net kuvvet sıfırsa cisim hızını korur.`,
      tr`Örnek: Sürtünmesiz yatay düzlemde duran $4\ \text{kg}$ kütleli cisme yatay $20\ \text{N}$ kuvvet uygulanıyor.
1. Kuvvetleri çiz: düşeyde ağırlık ile tepki dengelenir, yatayda yalnızca $20\ \text{N}$ kalır.
2. İvmeyi bul: $a=\frac{F}{m}=\frac{20}{4}=5\ \text{m/s}^2$.
3. Hızı bul: $3\ \text{s}$ sonra $v=a\cdot t=5\cdot 3=15\ \text{m/s}$.`,
    ],
    pages: {
      'AYT fizikte formülden önce olayı anlamak':
        'Formülden önce her cisim için ayrı bir serbest cisim diyagramı çiz; çizmeden çözmek çok net götürür.',
    },
    last: tr`Sıra sende: Aynı cisme $8\ \text{N}$ sürtünme etki etseydi ivmesi kaç olurdu?`,
  },
  {
    question: 'Mol kavramını anlat',
    about: [/^mol(?:u|un|unu|e|den|de|dur|ler\w*)?$/],
    besides: /^(?:hesap|sayi)/,
    says: [
      tr`Mol, tanecikleri sayma birimidir: $1$ mol, Avogadro sayısı kadar taneciktir ($N_A\approx 6{,}02\cdot 10^{23}$). Bir düzine yumurta demek gibidir, yalnızca sayı çok büyüktür.`,
      tr`Mol sayısını üç yoldan bulursun:
- Kütleden: $n=\frac{m}{M_A}$
- Tanecik sayısından: $n=\frac{N}{N_A}$
- Normal koşullardaki gazın litre olarak hacminden: $n=\frac{V}{22{,}4}$`,
      tr`Örnek: $36$ gram suda ($\text{H}_2\text{O}$) kaç molekül vardır? ($\text{H}=1$, $\text{O}=16$)
1. Mol kütlesini bul: $M_A=2\cdot 1+16=18$ g/mol.
2. Mol sayısını bul: $n=\frac{36}{18}=2$ mol.
3. Taneciğe geç: $N=2\cdot 6{,}02\cdot 10^{23}=1{,}204\cdot 10^{24}$ molekül.`,
    ],
    pages: {
      'AYT kimyada hesap ile bilgiyi birlikte yürütmek':
        'Gazlardan dengeye kadar hesapların altında aynı soru durur: Kaç mol vardı, kaç mol harcandı, kaç mol kaldı?',
    },
    last: tr`Sıra sende: $8{,}8$ gram $\text{CO}_2$ kaç moldür? ($\text{C}=12$, $\text{O}=16$)`,
  },
  {
    question: 'pH nasıl hesaplanır?',
    about: [/^ph$/],
    besides: /^(?:hesap|deger|bul)/,
    says: [
      tr`pH, bir çözeltinin ne kadar asidik olduğunu söyler:
$$\text{pH}=-\log[\text{H}^+]$$
25 °C’de $\text{pH}+\text{pOH}=14$’tür; $7$ nötr, altı asidik, üstü baziktir.`,
      tr`Örnek: $0{,}01\ \text{M}$ HCl çözeltisinin pH’si kaçtır?
1. HCl kuvvetli asittir, tümüyle iyonlaşır: $[\text{H}^+]=0{,}01=10^{-2}\ \text{M}$.
2. Logaritmasını al: $\text{pH}=-\log 10^{-2}=2$.
3. Denetle: $2<7$, çözelti asidiktir; $\text{pOH}=14-2=12$.`,
    ],
    pages: {
      'AYT kimyada hesap ile bilgiyi birlikte yürütmek':
        'Hesap sorusunda kafadan oran kurma; başlangıç, değişim ve son satırlarını bir tabloya yaz.',
    },
    last: tr`Sıra sende: $0{,}001\ \text{M}$ NaOH çözeltisinin pH’si kaçtır?`,
  },
  {
    question: 'Fotosentez nedir?',
    about: [/^fotosentez/],
    besides: /^(?:gercekles|olur|denklem|evre|asama|tepkime)/,
    says: [
      tr`Fotosentezde bitki, ışık enerjisiyle karbondioksit ve sudan besin yapar, oksijen açığa çıkar:
$$6\,\text{CO}_2+6\,\text{H}_2\text{O}\longrightarrow\text{C}_6\text{H}_{12}\text{O}_6+6\,\text{O}_2$$
Bunun için ışık ve klorofil gerekir; olay bitkilerde kloroplastta gerçekleşir.`,
      `İki evresi vardır:
1. Işığa bağımlı tepkimeler (tilakoit zarında): su parçalanır, oksijen çıkar, ATP ve NADPH oluşur.
2. Işıktan bağımsız tepkimeler (stromada, Calvin döngüsü): ATP ile NADPH harcanır, karbondioksitten şeker yapılır.
3. Harcanan ATP ve NADPH ilk evrede yeniden üretilir; iki evre bu yüzden birbirine bağlıdır.`,
    ],
    pages: {
      'AYT biyolojide unutmadan ilerlemek':
        'Basamakları oklarla kendin çiz ve her okun üstüne neye ihtiyaç olduğunu, neyin açığa çıktığını yaz.',
    },
    last: 'Sıra sende: Açığa çıkan oksijen sudan mı gelir, karbondioksitten mi?',
  },
  {
    question: 'Mitoz ile mayoz arasındaki fark nedir?',
    about: [/^(?:mitoz|mayoz)/],
    besides: /^(?:ara|fark|bolunme|karsilastir)/,
    says: [
      tr`Farkları yan yana görelim:
| | Mitoz | Mayoz |
|---|---|---|
| Bölünme sayısı | 1 | 2 |
| Oluşan hücre | 2 | 4 |
| Kromozom sayısı | değişmez ($2n\to 2n$) | yarıya iner ($2n\to n$) |
| Çeşitlilik | yoktur, hücreler aynıdır | parça değişimi ve rastgele dağılımla artar |
| Görevi | büyüme, onarım | eşey hücrelerini oluşturma |`,
      tr`Sayı sorusunda adım adım git. Örnek: $2n=46$ olan bir hücre bölünüyor.
1. Mitozda $2$ hücre oluşur, her birinde $46$ kromozom bulunur.
2. Mayozda $4$ hücre oluşur, her birinde $\frac{46}{2}=23$ kromozom bulunur.
3. Art arda $k$ mitozda hücre sayısı $2^k$ olur.`,
    ],
    pages: {
      'AYT biyolojide unutmadan ilerlemek':
        'Tabloyu kapat, iki dakika aklında kalanı yaz; eksikleri başka renkle tamamla.',
      'TYT fen bilimlerinde az zamanda net kazanmak':
        'Terimi ezberlemeden önce olayın sırasını kur: evreleri boş kâğıda oklarla dizebiliyorsan adlar yerine oturur.',
      'Konuları karıştırarak çalışmak':
        'Bu ikisini art arda değil, karışık sorularla çalış: hangisi olduğunu sen seçtikçe fark aklında kalır.',
    },
    last: tr`Sıra sende: $2n=24$ olan bir hücre mayoz geçirirse oluşan hücrelerde kaçar kromozom bulunur?`,
  },
]

const methods: readonly PreparedAnswer[] = [
  {
    question: 'Paragrafta nasıl hızlanırım?',
    about: [/^paragraf/],
    besides: /^(?:hiz|sure|yetis)/,
    says: [
      `Paragrafta hız, gözünün hızından değil, geri dönüşlerin azalmasından gelir:
1. Önce soru kökünü oku ve olumsuz kökün altını çiz.
2. Metni bir kez, dikkatle oku; uzun cümlede önce yüklemi bul.
3. “Ama, oysa, ne var ki” sözlerinde yavaşla, “örneğin” bölümünde hızlan.
4. İki seçenek arasında kaldıysan metinde kanıtı olanı işaretle.`,
      tr`Süreni de ölç. $n$ soruyu $t$ dakikada çözdüysen bir soruya düşen saniye $\frac{60\cdot t}{n}$ olur.
1. Bugün $20$ soru çöz, süreni yaz: $28$ dakika sürdüyse $\frac{60\cdot 28}{20}=84$ saniye.
2. Doğruların oturana kadar süreye karışma.
3. Sonra her hafta aynı sayıda soruyu biraz daha kısa sürede bitir.`,
    ],
    pages: {
      'TYT Türkçede paragraf sorularını hızlı ve doğru çözmek':
        'Günde on beş, yirmi soruyu aynı saatte çözmek, haftada bir gün elli soru çözmekten daha çok işe yarar.',
      'Paragrafta okuduğunu anlamak':
        'On soruyu alıştığın gibi, on soruyu önce soru kökünü okuyarak çöz; süreleri ve doğruları karşılaştır.',
    },
    last: 'Sıra sende: Bugün yirmi soru çöz ve süreni bana yaz, birlikte bakalım.',
  },
  {
    question: 'Net nasıl hesaplanır?',
    about: [/^net(?:i|im|imi|ler|leri)?$/],
    besides: /^(?:hesap|bul|tyt|ayt|lgs|kpss|dgs|ales)/,
    says: [
      tr`Net, yanlışların götürdüğü pay çıktıktan sonra kalandır. TYT, AYT, YDT, KPSS, DGS ve ALES’te dört yanlış bir doğruyu götürür:
$$\text{net}=D-\frac{Y}{4}$$
$D$ doğru, $Y$ yanlış sayısıdır. LGS’de üç yanlış bir doğruyu götürür: $\text{net}=D-\frac{Y}{3}$. Boşlar bir şey götürmez.`,
      tr`Örnek: TYT Türkçede $30$ doğru, $6$ yanlış, $4$ boş yaptın.
1. Yanlışı dörde böl: $\frac{6}{4}=1{,}5$.
2. Doğrudan çıkar: $30-1{,}5=28{,}5$ net.
3. Her dersi ayrı hesapla, sonra topla.`,
    ],
    pages: {
      'Net nasıl hesaplanır?':
        'Hiç fikrin olmayan soruda atmak ortalamada kazandırmaz; şıkları gerçekten eleyebildiğinde ise kazandırır.',
    },
    last: tr`Sıra sende: TYT matematikte $24$ doğru, $10$ yanlış kaç net eder?`,
  },
  {
    question: 'Pomodoro nasıl uygulanır?',
    about: [/^pomodoro/],
    besides: /^(?:teknik|teknig|yontem|uygula|yap)/,
    says: [
      tr`Pomodoro, çalışmayı kısa dilimlere böler: $25$ dakika tek bir iş, $5$ dakika mola, dört dilimden sonra uzun bir mola. Dört dilim $4\cdot 25=100$ dakika çalışmadır; aradaki üç molayla $100+3\cdot 5=115$ dakika sürer.`,
      `Şöyle yap:
1. İşi bir cümleyle yaz: “Üslü sayılardan on beş soru.”
2. Zamanlayıcıyı kur, çalana kadar başka işe geçme.
3. Aklına geleni kâğıda not et, molada bakarsın.
4. Zamanlayıcı çaldığında cümlenin ortasında bile olsan kalk.`,
    ],
    pages: {
      'Pomodoro tekniği nedir, nasıl uygulanır?':
        'Başlamakta zorlanana iyi gelir; deneme çözerken ise kullanma, çünkü sınavda beş dakikalık molalar yok.',
    },
    last: 'Sıra sende: İlk dilimde hangi işi yapacaksın? Bir cümleyle yaz.',
  },
  {
    question: 'Deneme analizi nasıl yapılır?',
    about: [/^analiz/],
    besides: /^(?:deneme|yap)/,
    says: [
      `Toplam net ne çalışacağını söylemez; kaybettiğin her soruya bir etiket koy:
- B: bu bilgiyi hiç bilmiyordum.
- U: biliyordum, unuttum ya da karıştırdım.
- D: yanlış okudum ya da işlem hatası yaptım.
- S: süre yetmedi.
Emin olmadan doğru yaptıklarına da “Ş” yaz.`,
      tr`Sonra sayıp karar ver. Örnek: $12$ kaybın var, beşi D, dördü S, üçü B.
1. Oranla: D ile S birlikte $\frac{5+4}{12}=\frac{3}{4}$ eder.
2. Karar ver: yeni konu en çok $3$ soru kazandırır, işlem düzeni ve süre $9$ soruyu ilgilendirir.
3. Tek bir alışkanlık seç ve iki hafta ona dikkat et.`,
    ],
    pages: {
      'Deneme analizi nasıl yapılır?':
        'Analizi üç cümleyle bitir: En çok ne kaybettirdi, geçen kararıma uydum mu, neyi değiştireceğim?',
    },
    last: 'Sıra sende: Son denemende en çok hangi harf çıktı?',
  },
]

/** Where the plan of the day is empty, or cannot be looked at. */
export const dayAnswer: PreparedAnswer = {
  question: 'Bugün ne çalışayım?',
  about: [/^bugun$/, /^(?:calis|basla)(?:ayim|yayim|alim|yalim|mali|sam|abil|yabil)/],
  besides: /^ders/,
  says: [
    `Bugün için üç satır yeter:
1. Mutlaka bitecek iş: en zor dersinden tek bir konu.
2. Bitmesi iyi olan iş: dünkü konudan kısa bir tekrar.
3. Vakit kalırsa: sevdiğin dersten birkaç soru.`,
    tr`Süreyi de yaz: $25$ dakika konu, $25$ dakika soru, $10$ dakika yanlışlar; toplam $25+25+10=60$ dakika. Bu kadarını bitirdiysen gün kaybolmuş sayılmaz.`,
  ],
  pages: {
    'Yarının planını akşamdan yapmak':
      'Listeye yalnızca ders adı yazma; “Defterden oku, kapat, anlat, 25 soru çöz” gibi ne yapacağını yaz.',
  },
  last: 'Hangi dersle başlamak istersin? Söyle, planına ekleyeyim.',
}

/** Twenty in all. */
export const preparedAnswers: readonly PreparedAnswer[] = [...mathematics, ...sciences, ...methods, dayAnswer]
