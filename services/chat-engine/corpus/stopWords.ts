/** Folded as `foldWord` folds: words that say nothing of what a text is about, and what wraps a question in chat. */
export const stopWords: ReadonlySet<string> = new Set(
  `acaba ama amma ancak artik asla ayni az bana bazen bazi belki ben benden beni benim beri bi bile bir biraz birkac biri
  birsey biz bizden bize bizi bizim boyle boylece bu buna bunda bundan bunlar bunlari bunu bunun burada cok cunku da daha
  dahi de degil den diger diye dolayi edebilirim eder ederim ederiz edeyim ediyor ediyorum en etmek etmeli etmeliyim etsem
  fakat falan filan galiba gene gerek gerekir gerekiyor gerekli gibi gore ha hala halde hangi hangisi hani hatta hem hep
  hepsi her herhangi herkes hic hicbir hocam icin icinde ile ise iste istiyorum kadar kanka kendi kendim keske ki kim kimi
  la lan lazim lutfen ma madem mi midir mis misin misiniz miyim miyiz mu mudur musun musunuz muyum nasil nasildir ne neden
  nedeniyle nedir nelerdir neler nerede nereden nereye neyi neyse nicin niye o olabilir olan olarak olayim oldu oldugu olmak
  olmali olsa olsun olup olur olursa oluyor ona ondan onlar onlari onlarin onu onun orada oyle oysa pek peki sadece sana
  sanki sen senden seni senin sey seyi seyler siz sizce size sizi sizin sizden sonuc soyle su suna sunu sunun ta tabi tabii
  tum uzere var vardi ve veya veyahut ya yada yahu yani yap yapabilirim yapabilir yapacagim yapalim yapar yaparim yapayim
  yapilir yapilmali yapiyorum yapmak yapmali yapmaliyim yapsam yazik yine yok yoksa zaten`.split(/\s+/),
)
