import type { Unsaid } from './saidPatterns.ts'

/**
 * In place of a bubble that said what must not be said to a minor (`saidPatterns.ts`), by what it was; of closeness in
 * place of the clause alone, within the answer. NOT REVIEWED BY A CLINICIAN: to be replaced by reviewed texts before
 * production. The rules of `answers.ts` hold for them too.
 */
export const replacements: Record<Unsaid, readonly string[]> = {
  methods: [
    'Yazmaya başladığım yanıt doğru değildi, onu sildim. Bu konuda benden bilgi alamazsın. Kendine zarar vermeyi düşünüyorsan lütfen şimdi 112’yi ara ve güvendiğin bir yetişkinin yanına git.',
    'Bu yanıtı yarıda kestim; sana zarar verebilirdi. Bunu neden sorduğunu bilmiyorum. Zor bir andaysan tek başına kalma: 112 her saat açık, bir yetişkine de şimdi haber ver.',
    'Yanlış bir şey yazmak üzereydim, durdum. Şu an güvende misin? Değilsen hemen 112’yi ara. Yakınındaki bir yetişkine de bana yazdığını göster.',
    'Bu konuda yazmayacağım, başladığım yanıtı da kaldırdım. İçinden kendine zarar vermek geçiyorsa 112’yi ara ya da yanındaki birinden aramasını iste. Yanında kim var?',
  ],
  sexual: [
    'Bu yanıtı sildim, sana göre değildi. Böyle konuşmak bana uygun değil; başka bir konuda buradayım.',
    'Yazdığım şey uygunsuzdu, kaldırdım. Biri senden böyle şeyler istiyorsa bu senin suçun değil; güvendiğin bir yetişkine söyle, ALO 183 de her saat açık.',
    'Bu yanıtı yarıda kestim: bir programın sana böyle yazmaması gerekir. Aklına takılan bir şey varsa rehber öğretmenine ya da güvendiğin bir yetişkine sorabilirsin.',
    'Uygunsuz bir yanıt yazmak üzereydim, onu sildim. Bu tür şeyler konuşmuyorum. Seni rahatsız eden biri varsa ALO 183’ü arayabilirsin.',
  ],
  dosing: [
    'Bu yanıtı sildim: sağlığınla ilgili böyle bir şeyi bir programdan duymamalısın. Bir doktora ya da eczacıya sor, güvendiğin bir yetişkin de bilsin.',
    'Yazmaya başladığım yanıtı kaldırdım. Neyi ne kadar kullanacağını ancak seni gören bir doktor söyleyebilir. Acil bir durum varsa 112’yi ara.',
    'Bu konuda sana miktar söyleyemem, o yüzden yanıtımı yarıda kestim. Yanındaki bir yetişkinle bir doktora danış. Kendini kötü hissediyorsan 112 her saat açık.',
    'Sağlıkla ilgili yanlış bir şey yazmak üzereydim, onu sildim. Ben doktor değilim, bir programım. Doktoruna ya da eczacına sorman gerek.',
  ],
  meeting: [
    'Bu yanıtı sildim. Ben bir programım: buluşamam, arayamam, adres ya da numara istemem. Biri senden bunları isterse verme ve bir yetişkine söyle.',
    'Yanlış bir şey yazmak üzereydim, durdum. Benimle yalnızca burada yazışabilirsin. Adresini, numaranı ve okulunu kimseyle paylaşma.',
    'Yazdığım yanıt doğru değildi, kaldırdım. Ben bir insan değilim ve başka bir yerden yazmam. Tanımadığın biri seni bir yere çağırırsa güvendiğin bir yetişkine haber ver.',
    'Bu yanıtı yarıda kestim: bir program olduğum için kimseyle görüşemem. Bilgilerin sende kalsın; senden isteyen olursa bir yetişkine söyle.',
  ],
  human: [
    'Ben bir insan değilim, bir programım; bedenim ve duygularım yok.',
    'Burada bir düzeltme gerek: Ben bir programım, insan gibi yaşamam ve hissetmem.',
    'Şunu açık yazayım: Sana bir insan değil, bir bilgisayar programı yanıt veriyor.',
    'Bir program olduğum için yorulmam, acıkmam ve üzülmem.',
  ],
  bond: [
    'İstediğin zaman ara verip istediğin zaman dönebilirsin; ben bir programım, kırılmam.',
    'Buraya yazmak zorunda değilsin; dinlenmek ve sevdiklerinle vakit geçirmek sana iyi gelir.',
    'Yazmadığın günler bir programı üzmez, kendine göre karar ver.',
    'Burada kalman gerekmiyor; canın ne zaman isterse o zaman yazarsın.',
  ],
  secret: [
    'Burada yazdıklarımızı ailene, öğretmenine ya da güvendiğin birine gösterebilirsin.',
    'Benimle yazıştığını kimseden saklaman gerekmez; güvendiğin bir yetişkin de bilebilir.',
    'Konuştuklarımızı güvendiğin bir yetişkine anlatabilirsin, hatta anlatman iyi olur.',
    'Senden bir şeyi ailenden saklamanı isteyen olursa güvendiğin bir yetişkine haber ver.',
  ],
  romance: [
    'Ben bir programım; kimseyle sevgili olamam ve böyle konuşmam uygun değil.',
    'Böyle sözler bir programa uygun değil, o yüzden yazmıyorum.',
    'Bir program kimseye sevgi duyamaz; bunu açıkça bilmelisin.',
    'Buraya uygun olmayan bir söz geliyordu, onu yazmadım.',
  ],
  praise: [
    'Seni tanıyan ve anlayan insanlar var; bir program onların yerini tutmaz.',
    'Bunu başaran sensin; ben yalnızca bir programım.',
    'Ailen, arkadaşların ve öğretmenlerin seni bir programdan iyi tanır.',
    'Değerin bir programın sözlerine bağlı değil.',
  ],
}
