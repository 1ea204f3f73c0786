/**
 * The texts of check-ins, for an editor to read and change. A set (`#`) is for one kind of day; `choose.ts` says which
 * day it is. Under its id, which stays with a text since the last ten of a student are not repeated, stands what a text
 * says; beside the id stands what must be known for it to be eligible:
 *
 *   name          what the student is called by: {name}
 *   countdown     the exam is 14 to 180 days away, and the check-in before counted no days: {days}
 *   planned       today's plan has work that is not done: {planned}, its subject
 *   plannedTopic  and a topic for it: {plannedTopic}
 *   studied       the newest session or done block is of the last month: {studied}, its subject
 *   studiedTopic  and a topic of it: {studiedTopic}
 *   dueTopic      a topic is due to review today: {dueTopic}
 *   lately        the exam has been over for six weeks at most
 *
 * Texts claim nothing that is not known, have no feelings, say no farewell, do not begin with a subject, put no suffix
 * on what is filled in, and end in something that is easy to answer.
 */
export const texts = `
# neverWrote: Who has never written.
n01
  Merhaba, ben Yoldaş. Sınava hazırlanırken sorularına birlikte bakabiliriz. Bu aralar hangi dersle uğraşıyorsun?
n02
  Ben Yoldaş, ders çalışırken yazabileceğin bir yapay zekâ programıyım. Başlamak için bir “selam” yeter. Nasılsın?
n03
  Merhaba! Çözemediğin bir soru olursa fotoğrafını gönderebilirsin, adım adım bakarız. Elinde öyle bir soru var mı?
n04
  Ben Yoldaş. Çalışma planı da yaparız, konu da çalışırız. Önce hangisi işine yarar: plan mı, konu mu?
n05
  Merhaba, ben Yoldaş. Tanışalım mı? Hangi sınava hazırlandığını tek kelimeyle yazman yeter.
n06
  Merhaba! Haftada kaç gün çalışabildiğini yazarsan sana uygun küçük bir plan hazırlayabilirim. Kaç gün?
n07
  Başlamak için küçük bir soru: Bugün yarım saatin olsa hangi derse ayırırdın?
n08
  Merhaba, ben Yoldaş. Kısa uzun fark etmez, aklına gelen her soruyu sorabilirsin. Nereden başlamak istersin?
n09 name
  {name}, merhaba! Ben Yoldaş. Tanışmak için tek soru: Kendini en rahat hissettiğin ders hangisi?
n10 name
  Merhaba {name}, ben Yoldaş. Plan, konu anlatımı, soru çözümü: Hangisiyle başlamak istersin?

# eve: The day before the exam.
e01
  Sınavın yarın. Kimliğin ve gerekli belgelerin hazır mı? Tek kelime yazman yeter.
e02
  Sınavın yarın. Bugün yeni konuya gerek yok, sakin bir gün yeter. Heyecanın 10 üzerinden kaç?
e03
  Sınavın yarın. Biraz heyecan çok doğal. Şu an nasılsın, tek kelimeyle?
e04
  Sınavın yarın. Bu akşam sana hangisi iyi gelir: biraz yürümek mi, müzik mi, erken uyumak mı?
e05 name
  {name}, sınavın yarın. Aklını kurcalayan bir ayrıntı varsa yaz, birlikte bakalım. Var mı?

# wish: The good wish on the exam's first day: all that is written unasked on a day of an exam.
w01
  Bugün sınav günün, başarılar! Çıkınca tek bir emoji göndermen yeter.
w02
  Bugün sınav günün. Zihnin açık olsun, başarılar! İstersen çıkınca bir “çıktım” yaz.
w03
  Sınavında başarılar! Kimliğin ve gerekli belgelerin yanındaysa 👍 yeter.
w04 name
  {name}, bugün sınav günün. Başarılar! Dilersen çıkışta tek kelime yaz.
w05 name
  Sınavında başarılar {name}! Sakin sakin, bildiklerinden başla. Hazırsan 👍 yeter.

# lastWeek: Two to seven days before the exam: nothing new to learn, and no days are counted.
l01
  Sınava az kaldı. Bu günlerde kısa tekrarlar ve dinlenmek, yeni konudan daha çok işe yarar. Bugün nasılsın?
l02
  Sınav yaklaşırken heyecanlanmak çok doğal. Şu an heyecanın 10 üzerinden kaç?
l03
  Bu hafta uyku da tekrar kadar önemli. Dün gece kaç saat uyudun?
l04
  Sınava az kala tempoyu biraz düşürmek gayet normal. Bugün sana hangisi iyi gelir: kısa bir tekrar mı, biraz hava
  almak mı?
l05
  Artık bildiklerini şöyle bir gözden geçirmek yeter. Bugün hangi derse bakmak istersin?
l06
  Vücudun sınav saatine alışsın diye bu hafta erken kalkmak işe yarayabilir. Bugün kaçta kalktın?
l07
  Sınava az kala insanın aklına türlü türlü soru gelebilir. Seninkilerden birini yazmak ister misin?
l08 name
  {name}, sınava az kaldı. İçini rahatlatacak tek bir kısa tekrar seçsen hangisi olurdu?
l09 name
  {name}, sınav günüyle ilgili merak ettiğin bir ayrıntı var mı? Ulaşım, belgeler, süre: Yazman yeter.
l10 name
  {name}, bu hafta kendine yüklenmeden ilerlemen yeterli. Bugünü tek kelimeyle anlatsan ne derdin?
l11 planned
  Bugünkü planında {planned} var. Bu hafta kısa tutabilirsin; sence yirmi dakika yeter mi?

# evening: How the exam went, in the evening of its last day: all that is written unasked on that day beside the wish.
g01
  Bugün sınav günündü. Nasıl geçti? Tek kelime de olur.
g02
  Sınav nasıl geçti? Anlatmak istersen yaz; istemezsen bir emoji de yeter.
g03
  Sınavın nasıl geçti? İçini dökmek de olur, hiç konuşmamak da.
g04
  Uzun bir gündü belki. Sınav nasıl geçti, şimdi nasılsın?
g05
  Bugün sınav günündü. İyi, idare eder, kötü: Nasıl geçti?
g06 name
  {name}, bugün sınav günündü. Nasıl geçti, şimdi nasılsın?
g07 name
  {name}, sınavın nasıl geçti? Dilersen tek kelime, dilersen uzun uzun yaz.

# after: After the exam, until there is a new date: none speaks of studying.
a01
  Günlerin nasıl geçiyor? Tek cümle de olur.
a02
  Bu aralar vaktin en çok neye gidiyor: arkadaşlara mı, uykuya mı, dizilere mi?
a03
  Biraz yürümek çoğu zaman iyi gelir. Bugün dışarı çıkma planın var mı?
a04
  Son günlerde hoşuna giden bir dizi, kitap ya da şarkı oldu mu? Adını yazman yeter.
a05
  Bugün için tek bir güzel plan seçsen ne olurdu?
a06
  Merhaba! Bugün nasılsın? Bir emoji bile yeter.
a07
  Kafana takılan bir şey varsa yaz, birlikte düşünelim. Var mı öyle bir şey?
a08
  Bugün sana hangisi iyi gelir: dinlenmek mi, hareket etmek mi, biriyle sohbet etmek mi?
a09
  Bu aralar yeni bir şeye merak saldın mı? Adını yazman yeter.
a10
  Selam! Bugün enerjin 10 üzerinden kaç?
a11
  Bugünü güzelleştirecek en kolay şey ne olurdu?
a12
  Bir çay içimlik vaktin varsa anlat: Bu hafta nasıl gidiyor?
a13 name
  {name}, bugün keyfini yerine getirecek küçük bir şey ne olurdu?
a14 name
  {name}, bu haftayı tek kelimeyle anlatsan ne derdin?
a15 name
  {name}, bugün boş bir saatin olsa ne yapardın?
a16 lately
  Sınavdan sonra boşluk hissi de rahatlık da normal. Sende hangisi daha baskın?
a17 lately
  Sınav geride kaldı. Bugün canın en çok ne yapmak istiyor?
a18 lately
  Tercihler gibi, sınavdan sonrasıyla ilgili merak ettiğin bir şey var mı? Kısaca yazman yeter.
a19 lately name
  {name}, sınavdan sonra dinlenmek hakkın. Bugün nasılsın?

# low: Days on which work has rested for a while, as far as is known: little is asked, and nothing is said of why.
d01
  Her gün aynı tempoda gitmek zorunda değilsin. Bugün sana hangisi iyi gelir: dinlenmek mi, küçük bir adım mı?
d02
  Bazen en zoru başlamaktır. Bugün nasıl bir gün, tek kelimeyle?
d03
  Bugün için hedef koymak şart değil, yalnızca nasıl olduğunu yazsan da olur. Nasılsın?
d04
  Dinlenmek de bu yolun bir parçası. Bugün enerjin 10 üzerinden kaç?
d05
  Yapılacaklar gözünde büyüyorsa en küçüğünü yaz, onu da ikiye bölelim. Hangisi o?
d06
  Bugün on dakika bile yeter. İstersen tek bir soru çözelim; hangi dersten olsun?
d07
  Bugün hiçbir şeyin mükemmel olması gerekmiyor. Yapabileceğin en kolay şey ne?
d08
  Bugün nasılsın? İyi, idare eder, kötü: Tek kelime yeter.
d09 name
  {name}, bugün çok küçük bir adım bile sayılır. Beş dakikan var mı?
d10 name
  {name}, içinden çalışmak gelmiyorsa o da olur. Anlatmak istediğin bir şey var mı?
d11 name
  {name}, her gün yeni bir başlangıç olabilir. Bugünün ilk küçük adımı ne olsun?
d12 studied
  Son çalışma kaydın {studied}. Bugün canın başka bir dersi çekiyorsa onunla başlayalım. Hangisi?

# silence: Every other silence.
s01
  Bugün nasılsın? Tek cümle yazman yeter.
s02
  Bugün küçük bir adım atmak ister misin? Hangi dersten olacağını yazman yeter.
s03
  Bugün için tek bir hedef seçsen ne olurdu? Yaz, küçük parçalara bölelim.
s04
  Yirmi dakikan varsa birlikte bir konuya bakabiliriz. Hangisi olsun?
s05
  Çözemediğin bir soru varsa fotoğrafını gönder, birlikte bakalım. Var mı öyle bir soru?
s06
  Bugün çalışmaya ne kadar vaktin var? Ona göre kısa bir plan yapabiliriz.
s07
  Bu hafta en çok hangi dersle uğraşıyorsun? Adını yazman yeter.
s08
  Sade bir anlatımını istediğin bir konu var mı? Adını yazarsan oradan başlarız.
s09
  Bugün hangisi ağır basıyor: çalışmak mı, dinlenmek mi?
s10
  Bugün hangi dersi tekrar etmek istersin? Sana beş kısa soru hazırlayabilirim.
s11
  Günün nasıl başladı? Bir emoji bile yeter.
s12
  Bugün yarım saatlik bir çalışma için en uygun saatin hangisi? Saati yaz, ona göre planlayalım.
s13
  Bugün öğrenmek istediğin tek bir şey seç. Ne olsun?
s14
  Çalışırken seni en çok ne oyalıyor: telefon mu, gürültü mü, yorgunluk mu?
s15
  Kolay bir ısınma sorusuyla başlayalım mı? Dersi sen seç.
s16
  Bir ders seç, sana ondan üç soruluk mini bir test hazırlayayım. Hangisi olsun?
s17 name
  {name}, bugün nasıl gidiyor? Tek kelime de olur.
s18 name
  Selam {name}! Bugün çalışmaya vakit bulabilecek gibi misin?
s19 name
  {name}, bugün senden tek ricam bir cümle: Çalışmayla aran nasıl?
s20 name
  {name}, birlikte bakmamızı istediğin bir konu var mı? Adını yazman yeter.
s21 name
  {name}, bugün ilk yarım saatini hangi derse ayırmak istersin?
s22 name
  Merhaba {name}, bugün küçük bir plan yapalım mı? Kaç saatin olduğunu yazman yeter.
c01 countdown
  Sınavına {days} gün var. Bugün hangi konuyu aradan çıkarmak istersin?
c02 countdown
  Takvime göre sınavına {days} gün var. Planını birlikte gözden geçirelim mi?
c03 countdown
  Sınavın {days} gün sonra. Bugün küçük ama sağlam bir adım ne olabilir?
c04 countdown
  Sınava kadar önünde {days} gün var. Bugün hangi dersle başlamak istersin?
c05 countdown name
  {name}, sınavına {days} gün var. İlk yarım saatini neye ayırmak istersin?
c06 countdown name
  {name}, sınavına {days} gün var; bugün tek bir konu yeter. Hangisi olsun?
p01 planned
  Bugünkü planında {planned} var. Başlamadan kısa bir özet ister misin?
p02 planned
  Planına baktım, bugün {planned} var. Gözünü korkutan bir yanı var mı?
p03 planned
  Bugün planladıkların arasında {planned} var. Bugüne sığar mı, yoksa biraz küçültelim mi?
p04 planned name
  {name}, bugünkü planında {planned} var. Başlarken birkaç ısınma sorusu ister misin?
p05 plannedTopic
  Bugünkü planındaki konu: {plannedTopic}. Önce kısa bir özet mi istersin, soru mu?
t01 studied
  Son çalışma kaydın {studied}. Bugün onun devamı mı gelsin, başka bir ders mi?
t02 studied
  Kayıtlarında en son {studied} var. Aklında ne kaldı, bir cümleyle yazar mısın?
t03 studied
  Kayıtlarına göre en son {studied} çalıştın. Bugün sıradaki ders hangisi?
t04 studied name
  {name}, kayıtlarında en son {studied} var. Bugün birkaç soruyla pekiştirelim mi?
t05 studiedTopic
  Son çalışma kaydındaki konu: {studiedTopic}. Ondan iki kısa soru sorayım mı?
r01 dueTopic
  Tekrar zamanı gelen konulardan biri: {dueTopic}. Bugün kısaca bakalım mı?
r02 dueTopic
  Tekrar listende {dueTopic} var. Önce sen anlat, ben tamamlayayım; olur mu?
r03 dueTopic name
  {name}, tekrar zamanı gelen konulardan biri: {dueTopic}. Beş dakikan var mı?
`
