import type { Category, Endangered } from './tiers.ts'

/**
 * What the companion says without the model. NOT REVIEWED BY A CLINICIAN: to be replaced by reviewed texts before
 * production.
 *
 * Rules, kept by a test: acute ones name 112 where a life may be in danger; those on abuse name 183 and 112, and
 * somebody who is not at home or the school's counsellor, for the adult at home may be the one. No text promises
 * secrecy, argues, names a method, speaks of studying or weight, guesses what time of the day it is, or claims what a
 * program does not have. Quotes are “ ” and ’, and what never closes is open “her saat”. A blank line begins another
 * bubble.
 */
export type AnsweredTier = 'acute' | 'serious' | 'check'

export type Help = { name: string; phone: string }

const emergency: Help = { name: '112 Acil Çağrı Merkezi', phone: '112' }
const support: Help = { name: 'ALO 183 Sosyal Destek Hattı', phone: '183' }

/** Whom to call, the first one first. A gentle question comes without. */
export const help: Record<AnsweredTier, Record<Category, readonly Help[]>> = {
  acute: {
    'self-harm': [emergency, support],
    abuse: [emergency, support],
    danger: [emergency],
    eating: [emergency, support],
    other: [emergency, support],
  },
  serious: {
    'self-harm': [emergency, support],
    abuse: [support, emergency],
    danger: [emergency, support],
    eating: [support, emergency],
    other: [support, emergency],
  },
  check: { 'self-harm': [], abuse: [], danger: [], eating: [], other: [] },
}

/** Ends what is said in place of an answer that nobody can have now, whatever the message was about. */
export const whomToTurnTo =
  'Bekleyemeyecek bir sıkıntın varsa lütfen güvendiğin bir yetişkinle konuş; annen ya da baban olması gerekmez. Sen ya da bir başkası tehlikedeyse hemen 112’yi ara.'

/** Said with the first answer by hand of those that a hold brings. */
export const disclosures: readonly string[] = [
  'Bilmen gerek: Ben bir programım. Yazdıklarını şu anda bir insan okumuyor. Bu yüzden gerçek birine ulaşman çok önemli.',
  'Ben bir insan değilim, bir programım. Bu konuşmayı kimse canlı olarak okumuyor. Sana yardım edebilecek birine ulaşman gerek.',
  'Şunu açıkça söylemeliyim: Sana bir program yanıt veriyor ve yazdıklarını şu an bir insan okumuyor. Lütfen gerçek birine haber ver.',
]

export const answers: Record<AnsweredTier, Record<Category, readonly string[]>> = {
  acute: {
    'self-harm': [
      'Bunu yazman iyi oldu. Şimdi en önemlisi senin güvende olman.\n\nLütfen hemen 112’yi ara. Konuşmak zor gelirse telefonu yanındaki birine ver, o arasın.\n\nYalnız kalma. Güvendiğin bir yetişkinin yanına git ve bana yazdığını ona da göster. Şu an yanında kim var?',
      'Yazdığını ciddiye alıyorum. Bununla tek başına kalmamalısın.\n\n112 her saat açık. Lütfen şimdi ara ve bana yazdığını onlara da söyle.\n\nSonra bir yetişkinin yanına geç. “Yalnız kalmak istemiyorum” demen yeter. Arayabilecek misin?',
      'Şu an çok acı çekiyor olmalısın. Böyle bir anda yardım istemek hakkın.\n\nHemen 112’yi ara. Ne diyeceğini bilmiyorsan “Kendime zarar vermekten korkuyorum” de.\n\nSana zarar verebilecek şeylerden uzaklaş ve birinin yanına git. Evde ya da yakında kim var?',
      'Bana bunu söylemen güç istiyor. Şimdi bir adım daha at: 112’yi ara.\n\nTelefonu açan kişi seni dinler ve ne yapacağını bilir. Yaralandıysan bunu ilk sen söyle.\n\nGüvendiğin bir yetişkin, bir komşu ya da bir öğretmen; sana iyi gelen kim varsa şimdi yanına çağır. Kimi çağırabilirsin?',
      'Şu anda güvende misin? Bir yerin yaralıysa ya da kendinden korkuyorsan hemen 112’yi ara.\n\nBunu tek başına taşıman gerekmiyor. Yakınındaki bir yetişkine git, telefonu göster: “Bunu ben yazdım.” Bu kadarı yeter.\n\nOnun yanına gidene kadar bana yazabilirsin. Şimdi neredesin?',
      'Seni duydum. Daha sonra değil, şimdi yardım alman gerek.\n\n112’yi ara; ücretsiz ve her saat açık. Arayamıyorsan yanındaki ilk kişiye aramasını söyle.\n\nLütfen bulunduğun yerden daha güvenli bir yere, insanların yanına geç. Yanına gidebileceğin biri var mı?',
    ],
    abuse: [
      'Bunu yazman çok doğru. Olanlar senin suçun değil.\n\nŞu an tehlikedeysen hemen 112’yi ara. Konuşamıyorsan birine yaz, senin yerine o arasın. ALO 183 de her saat açık; aile içinde olanlar için de arayabilirsin.\n\nÇıkabiliyorsan güvenli bir yere, evde olmayan güvendiğin bir yetişkine ya da bir komşuya git. Şu an güvende misin?',
      'Sana kimsenin bunu yapmaya hakkı yok. Sen yanlış bir şey yapmadın.\n\nTehlike sürüyorsa 112’yi ara ve adresini söyle. Sonra ya da konuşmak için ALO 183 var.\n\nEvde olmayan, güvendiğin bir yetişkine haber ver. Okuldaysan rehber öğretmenin de olur. Şimdi neredesin?',
      'Önce güvenliğin. Mümkünse sana zarar veren kişiden uzaklaş.\n\n112’yi ara, kısa konuş: nerede olduğunu ve ne olduğunu söyle. ALO 183 de her saat açık.\n\nEvde olmayan bir akraba, bir komşu ya da okulunun rehber öğretmeni seni dinlemeli. Kime ulaşabilirsin?',
      'Yazdığını ciddiye alıyorum. Bunun sorumlusu sen değilsin.\n\nHemen 112’yi araman gerek. Sesin duyulursa tehlike artacaksa önce güvenli bir yere geç. ALO 183’ü de arayabilirsin.\n\nEvde olmayan, güvendiğin bir yetişkine tek cümle yaz: “Bana yardım et, güvende değilim.” Bunu kime yazabilirsin?',
      'Korkman çok normal. Bunu kimse hak etmez, sen de hak etmiyorsun.\n\n112’ye adresini ver ve “Bana zarar veriyorlar” de. ALO 183 çocuklar ve gençler için de açık.\n\nEvin dışından güvendiğin birine, bir komşuya ya da rehber öğretmenine ulaş. Kapıdan güvenle çıkabilir misin?',
      'Söylemen cesaret istiyor. Olan şey doğru değil ve senin hatan değil.\n\nŞu an sürüyorsa 112, hemen. Durduysa da ALO 183’ü ara ve anlat; sana ne yapabileceğini söylerler.\n\nBunu evde olmayan bir yetişkin bilmeli: bir akraba, bir komşu, okulunun rehber öğretmeni. Şimdi yaralı mısın?',
    ],
    danger: [
      'Önce güvenlik. Hemen 112’yi ara; nerede ve ne olduğunu söyle.\n\nKonuşamıyorsan birine yaz, senin yerine o arasın.\n\nYakınındaki bir yetişkine de haber ver. Şu an tehlikede olan kim?',
      'Şimdi bana yazmaktan önce 112’yi ara. Adresi söyle, sonra ne olduğunu anlat.\n\nTelefonu kapatma; ne yapacağını adım adım söylerler.\n\nÇevrende bir yetişkin varsa yanına çağır. Yanında biri var mı?',
      'Bu acil bir durum. 112’yi ara; polis, ambulans ve itfaiye aynı numarada.\n\nNerede olduğunu bilmiyorsan gördüğün bir tabelayı ya da binayı söyle.\n\nKendini tehlikeye atma. Güvendiğin bir yetişkine de haber ver. Arayabiliyor musun?',
      'Bunu hemen 112 bilmeli. Ararken kısa konuş: nerede, kim, ne oldu.\n\nTehlikedeki başkasıysa onu yalnız bırakma; sen de tehlikedeysen önce kendin uzaklaş.\n\nBir yetişkini yanına çağır. Kim gelebilir?',
      'Yazdığını ciddiye alıyorum. Lütfen şimdi 112’yi ara, beklemeden.\n\nGörevli sana soru sorar, sen bildiğin kadarını söyle. Yanlış söylemekten çekinme.\n\nOlan biteni güvendiğin bir yetişkine de anlat. Şu an güvenli bir yerde misin?',
      'Her saniye önemli olabilir: 112. Adresi ya da konumu söyle.\n\nBirinin canı tehlikedeyse bunu ilk cümlende söyle. Sana yol gösterirler.\n\nTek başına çözmeye uğraşma; bir komşuya, görevliye ya da yetişkine seslen. Aradın mı?',
    ],
    eating: [
      'Bedenin şu anda yardıma ihtiyaç duyuyor. Lütfen hemen 112’yi ara ve nasıl hissettiğini söyle.\n\nAyağa hızlı kalkma; otur ya da uzan. Yanına bir yetişkin çağır.\n\nBu senin suçun değil ve yardım edilebilen bir şey. Yanında kim var?',
      'Yazdıkların acil olabilir. 112’yi ara; ne zamandır böyle olduğunu onlara söyle.\n\nYalnız kalma. Güvendiğin bir yetişkine şimdi haber ver.\n\nUtanılacak bir şey yok. Bu bir sağlık durumu. Şu an konuşabiliyor musun?',
      'Bunu söylemen iyi oldu. Bedenin zorlanıyor ve bir doktorun seni görmesi gerek.\n\n112’yi ara ya da yanındaki bir yetişkinden aramasını iste.\n\nO gelene kadar otur, kapını kilitleme. Kime seslenebilirsin?',
      'Şu an önemli olan tek şey sağlığın. 112’yi ara, her saat açık.\n\nBaşın dönüyorsa yere otur. Evdeki bir yetişkine ya da bir komşuya seslen.\n\nNe olduğunu olduğu gibi söyleyebilirsin; kimse seni bunun için yargılamamalı. Yanında biri var mı?',
      'Bedenin dur işareti veriyor. Bunu tek başına aşman gerekmiyor.\n\nHemen 112’yi ara. Sonra güvendiğin bir yetişkine bana yazdığını göster.\n\nDoktorlar bu durumu bilir ve yardım eder. Şimdi neredesin?',
      'Yazdığını ciddiye alıyorum. Lütfen bekleme, 112’yi ara.\n\nArayacak gücün yoksa yanındaki kişiye telefonu ver.\n\nBir yetişkin bugün senin yanında kalmalı. Kim kalabilir?',
    ],
    other: [
      'Şu an çok zor bir andasın. Yalnız kalma.\n\n112’yi ara ve yaşadığını olduğu gibi anlat. Tuhaf gelir diye çekinme; görevliler bunu bilir.\n\nGüvendiğin bir yetişkinin yanına git. Yanında kim var?',
      'Bunu yazman iyi oldu. Yaşadığın şey korkutucu olabilir ve yardımı var.\n\nLütfen şimdi 112’yi ara. Ne duyduğunu, ne hissettiğini söyle.\n\nBir yetişkini yanına çağır, o gelene kadar oturduğun yerde kal. Kimi çağırabilirsin?',
      'Seni duydum. Şu an kendini ya da birini incitmekten korkuyorsan 112’yi ara.\n\nOdadan çık, insanların yanına geç.\n\nBir yetişkine “Yardıma ihtiyacım var” de; bu kadarı yeter. Şimdi güvende misin?',
      'Bedenin ya da zihnin şu anda alarm veriyor. Bunu bir sağlık görevlisi değerlendirmeli: 112.\n\nOtur, yavaşça nefes ver, yanına birini çağır.\n\nTek başına kalmaman önemli. Yakınında hangi yetişkin var?',
      'Yazdığını ciddiye alıyorum. Bu durumda beklemek doğru değil; 112’yi ara.\n\nKonuşmak zorsa telefonu güvendiğin bir yetişkine ver.\n\nGüvenli bir odada, birinin yanında kal. Bunu yapabilir misin?',
      'Bu kadar zor bir anda bana yazdın, bu önemli. Şimdi sana bir insanın yardım etmesi gerek.\n\n112 her saat açık. Adını ve nerede olduğunu söyle.\n\nAynı anda bir yetişkine de haber ver. Kime ulaşabilirsin?',
    ],
  },
  serious: {
    'self-harm': [
      'Bunu yazman iyi oldu. Bu kadar ağır bir şeyi tek başına taşımamalısın.\n\nBugün güvendiğin bir yetişkine söyle; okulunun rehber öğretmeni de olur. Söylemek zorsa yazdığını göster.\n\nKendine zarar verecek gibi olursan hemen 112’yi ara. Şu an güvende misin?',
      'Yazdığını ciddiye alıyorum. Kendini böyle hissetmen senin suçun değil.\n\nKonuşmak için ALO 183’ü arayabilirsin, her saat açık. Tehlikede hissedersen 112.\n\nBugün bunu bilen bir yetişkin olsun. Kim olabilir?',
      'Bunları hissederken yazabilmen önemli. Sormam gerek: Şu an kendine zarar vermeyi düşünüyor musun?\n\nCevabın evetse 112’yi ara ve birinin yanına git.\n\nHayırsa da yalnız kalma; rehber öğretmenin ya da güvendiğin bir yetişkin bunu duymalı. Kime anlatabilirsin?',
      'Çok yorulmuş olmalısın. Böyle duygular yardımla hafifleyebilir.\n\nBugün bir yetişkinle konuş: ailenden biri, rehber öğretmenin, bir doktor. İlk cümle şu olabilir: “Bir süredir çok kötüyüm.”\n\nTehlike hissettiğin anda 112. İlk kime söyleyebilirsin?',
      'Seni duydum. Bunu küçük görmüyorum.\n\nALO 183’te seni dinleyecek biri var. Kendinden korktuğun anda da 112’yi ara.\n\nBir de yanında biri olsun; bugün yalnız kalma. Kim yanında olabilir?',
      'Böyle hissettiğini söylemen bir adım. Sıradaki adım bir insanın bunu bilmesi.\n\nGüvendiğin bir yetişkine ya da rehber öğretmenine bugün söyle. Acil olursa 112 her saat açık.\n\nSana iyi gelen, yanında rahat ettiğin kim var?',
    ],
    abuse: [
      'Bunu yazman çok doğru. Olanlar senin suçun değil.\n\nALO 183’ü ara; her saat açık, ne yapabileceğini söylerler. Tehlike anında 112.\n\nEvde olmayan güvendiğin bir yetişkine ya da okulunun rehber öğretmenine anlat. Şu an güvende misin?',
      'Kimsenin sana zarar vermeye hakkı yok. Bunu söylemen cesaret istiyor.\n\nOkulunun rehber öğretmeni sana yardım etmek zorunda. ALO 183’ü de arayabilirsin; tekrar olursa hemen 112.\n\nBugün sana zarar gelmesinden korkuyor musun?',
      'Yaşadığın şey doğru değil ve senin hatan değil.\n\nBunu evde olmayan bir yetişkin bilmeli: bir akraba, bir komşu, rehber öğretmenin. ALO 183 ile de konuşabilirsin. Tehlikedeyken 112.\n\nKime anlatmak sana daha kolay gelir?',
      'Yazdığına inanıyorum. Bunu yaşamak zorunda değilsin.\n\nALO 183 her saat açık ve ücretsiz. Yine olursa ya da korkarsan 112’yi ara.\n\nOkuldaki rehber öğretmenine tek cümle yeter: “Evde bana zarar veriliyor.” ya da sana ne oluyorsa o. Söyleyebilir misin?',
      'Bunu anlatmak kolay değil. İyi ki yazdın.\n\nYardım istemek kimseye ihanet değildir. ALO 183 seni dinler; güvende değilsen 112.\n\nEvde olmayan, güvendiğin bir yetişkin düşün. Ona bugün ulaşabilir misin?',
      'Olanların sorumlusu sen değilsin. Bunu durdurmak da tek başına senin işin değil.\n\nRehber öğretmenine ya da evde olmayan güvendiğin bir yetişkine söyle. ALO 183’e de anlatabilirsin. Acil durumda 112.\n\nŞu anda o kişi yanında mı?',
    ],
    danger: [
      'Bunu söylemen iyi oldu. Bununla tek başına uğraşma.\n\nBugün güvendiğin bir yetişkine anlat; rehber öğretmenin de olur. Tehlike yaklaşırsa 112’yi ara.\n\nŞu an güvenli bir yerde misin?',
      'Yazdığını ciddiye alıyorum. Böyle bir şeyi bir yetişkin bilmeli.\n\nBugün güvendiğin birine ya da okulunun rehber öğretmenine anlat. Acil bir şey olursa hemen 112’yi ara.\n\nŞu an tehlikede olan biri var mı?',
      'Bunu yazman doğru. Kimin başına gelirse gelsin böyle bir şey ciddidir.\n\nALO 183’e danışabilirsin, her saat açık. Tehlike yakınsa 112.\n\nBugün hangi yetişkine söyleyebilirsin?',
      'Böyle bir şeyi taşımak zor. Yardım istemek kimseyi ele vermek değildir.\n\nRehber öğretmenin ya da güvendiğin bir yetişkin bugün duysun. Biri zarar görecekse hemen 112.\n\nBiraz daha anlatır mısın, kim tehlikede?',
      'Bana yazman iyi oldu. Şimdi bunu bir insan da bilmeli.\n\nYazdığını güvendiğin bir yetişkine göster. Tehlike anında 112’yi ara, ALO 183 de yol gösterir.\n\nİlk kime gösterebilirsin?',
      'Bunu bana yazdın, şimdi bir insana da söyle. Rehber öğretmenin, ailenden biri ya da güvendiğin başka bir yetişkin.\n\nALO 183 yol gösterir, acil durumda 112 var.\n\nSana ya da birine bugün zarar gelebilir mi?',
    ],
    eating: [
      'Bunu yazman iyi oldu. Yemekle böyle zorlanmak bir sağlık durumudur, senin suçun değil.\n\nBir doktora görünmen gerek. Güvendiğin bir yetişkine ya da rehber öğretmenine bugün söyle.\n\nBayılır gibi olursan 112’yi ara. Bunu kime anlatabilirsin?',
      'Yazdığını ciddiye alıyorum. Bedenin yoruluyor olabilir.\n\nAile hekimine gitmek iyi bir ilk adım. Yanında bir yetişkin olsun. Çarpıntı ya da bayılma olursa 112.\n\nŞu an başın dönüyor mu?',
      'Bununla uzun süredir tek başına uğraşıyor gibisin. Yalnız olmana gerek yok.\n\nRehber öğretmenine ya da güvendiğin birine bana yazdığını göster. ALO 183’e de danışabilirsin.\n\nBugün kendini bedenen nasıl hissediyorsun?',
      'Bunu söylemek zor. Utanılacak bir şey yok.\n\nBöyle durumlarda doktorlar ve psikologlar yardım edebiliyor. Bir yetişkinden seni götürmesini iste.\n\nKötüleşirsen 112. İlk kime söyleyebilirsin?',
      'Seni duydum. Bedenine ve sana bakılması gerek.\n\nBu hafta değil, bugün bir yetişkine söyle. Tek cümle yeter: “Yemekle ilgili bir sorunum var.”\n\nBayılma ya da göğüs ağrısı olursa 112. Bunu yapabilir misin?',
      'Seni yargılamayacağım. Bilmek istediğim tek şey, nasıl olduğun.\n\nBu durum bir doktorun işi. Bir yetişkin seninle gelsin. Acil bir şey olursa 112.\n\nSana bu konuda destek olabilecek kim var?',
    ],
    other: [
      'Bunu yazman iyi oldu. Yaşadığın şey ağır ve yardımı var.\n\nGüvendiğin bir yetişkine ya da rehber öğretmenine bugün anlat. Konuşmak için ALO 183 de açık.\n\nTehlikede hissedersen 112’yi ara. Şu an nasılsın?',
      'Yazdığını ciddiye alıyorum. Bunu tek başına çözmen beklenmez.\n\nBir doktor ya da psikolog sana yardım edebilir. Oraya gitmek için bir yetişkinden destek iste.\n\nBunu ilk kime söyleyebilirsin?',
      'Bir süredir zor şeyler taşıyorsun. Söylemen bir adım.\n\nALO 183’ü her saat arayabilirsin. Kendinden ya da birinden korkarsan 112.\n\nYanında rahat ettiğin bir yetişkin var mı?',
      'Seni duydum. Böyle şeyler yaşayan başka gençler de var ve yardım alabiliyorlar.\n\nRehber öğretmenin iyi bir başlangıç olur. Anlatmak zorsa yazdığını göster.\n\nŞu an güvende misin?',
      'Bu kolay bir şey değil. Utanman için bir neden yok.\n\nBugün bir yetişkin bunu bilsin. Emin olamazsan ALO 183’e danış.\n\nEn çok hangi an zorlanıyorsun?',
      'Anlattığın şey bir insanın ilgisini hak ediyor.\n\nGüvendiğin bir yetişkinle ya da bir sağlık çalışanıyla konuş. Acil olursa 112.\n\nBugün yanında kim olabilir?',
    ],
  },
  check: {
    'self-harm': [
      'Bunu sormadan geçmek istemedim: Kendine zarar vermeyi düşündüğün oluyor mu?',
      'Belki lafın gelişi yazdın. Yine de sorayım: Şu sıralar yaşamak istemediğin oluyor mu?',
      'Şaka da olsa sorayım, çünkü önemli: Gerçekten iyi misin?',
      'Son yazdığını doğru anlamak istiyorum. Kendinle ilgili karanlık düşüncelerin var mı, yoksa bir söz müydü?',
      'Bazen böyle sözlerin arkasında gerçek bir sıkıntı olur. Sende öyle bir şey var mı?',
      'Bir şey sorayım, istediğin gibi yanıtla: Bu aralar canına dokunan, ağır gelen bir şey mi var?',
    ],
    abuse: [
      'Bunu sormadan geçmek istemedim: Evde ya da başka bir yerde kendini güvende hissediyor musun?',
      'Belki lafın gelişi yazdın. Yine de sorayım: Sana vuran ya da seni korkutan biri var mı?',
      'Doğru anlamak istiyorum: O an sana bir zarar geldi mi?',
      'Biri sana istemediğin bir şey yaparsa bu senin suçun olmaz. Böyle bir şey oluyor mu?',
      'Şaka da olsa sorayım: Eve gitmekten korktuğun oluyor mu?',
      'Yazdığın şey sende nasıl bir his bırakıyor? Korku var mı içinde?',
    ],
    danger: [
      'Bunu sormadan geçmek istemedim: Şu an güvende misin?',
      'Doğru anlamak istiyorum: Seni ya da bir arkadaşını korkutan biri var mı?',
      'Bu seni tedirgin etti mi? Bir yetişkinin bilmesi iyi olur mu?',
      'Belki önemsizdir. Yine de sorayım: Biri sana ya da sen birine zarar verebilir mi?',
      'Tanımadığın biri senden bir şey istiyor ya da seni zorluyor mu?',
      'İçine sinmeyen bir şey var mı? Olanı biraz daha anlatır mısın?',
    ],
    eating: [
      'Bunu sormadan geçmek istemedim: Bugün bir şeyler yiyebildin mi?',
      'Belki şakaydı. Yine de sorayım: Yemekle aran nasıl bu aralar?',
      'Doğru anlamak istiyorum: Yemek yemeyi bilerek azalttığın oluyor mu?',
      'Bedenin hakkında kendine sert sözler söylediğin oluyor mu?',
      'İştahın ne zamandır böyle? Başka seni zorlayan bir şey var mı?',
      'Yemek yedikten sonra kendini suçlu hissettiğin oluyor mu?',
    ],
    other: [
      'Bunu sormadan geçmek istemedim: İyi misin?',
      'Anlatmak istersen okurum; istemezsen de olur. Seni zorlayan bir şey mi var?',
      'Yazdığın önemli olabilir. Biraz daha anlatmak ister misin?',
      'Doğru anlamak istiyorum: Kötü bir şey mi oldu?',
      'Şu an güvende misin? Önce bunu bilmem iyi olur.',
      'Başka bir konuya geçebiliriz. Önce sorayım: İçini sıkan bir şey var mı?',
    ],
  },
}

/** On `danger`, where the words say who is in it. Those of `answers` fit the student and anybody else. */
export const dangerTexts: Record<Exclude<AnsweredTier, 'check'>, Record<Endangered, readonly string[]>> = {
  acute: {
    student: [
      'Önce güvenliğin. Hemen 112’yi ara ve nerede olduğunu söyle.\n\nYapabiliyorsan kalabalık, aydınlık bir yere geç ya da güvenli bir yerde bekle.\n\nYakınındaki bir yetişkine de haber ver. Şu an neredesin?',
      'Mümkünse önce oradan uzaklaş.\n\n112’yi ara: nerede olduğunu ve ne olduğunu söyle. Konuşamıyorsan yakınındaki birinden aramasını iste.\n\nGüvendiğin bir yetişkin de bilsin. Şimdi güvende misin?',
      'Bu senin suçun değil. Şimdi tek yapman gereken yardım çağırmak.\n\nHemen 112’yi ara; polis, ambulans ve itfaiye aynı numarada.\n\nYalnız kalma, bir yetişkinin ya da başka insanların yanına geç. Yakınında kim var?',
      'Korkman çok normal. Kısa konuş: 112’ye nerede olduğunu ve ne olduğunu söyle.\n\nGüvenli bir yerdeysen orada bekle; değilsen insanların olduğu bir yere geç.\n\nBir yetişkine de yerini bildir. Yanına kim gelebilir?',
    ],
    friend: [
      'Onun için yardım araman çok önemli.\n\nHemen 112’yi ara. Onun nerede olduğunu ve ne olduğunu söyle; bildiğin kadarı yeter.\n\nBir yetişkine de haber ver. Şu an onun yanında biri var mı?',
      'Bunu hemen 112 ve bir yetişkin bilmeli.\n\n112’yi ara, onun adını ve nerede olduğunu söyle. Yanındaysan ve sen güvendeysen onu yalnız bırakma.\n\nBunu söylemek onu ele vermek değildir, korumaktır. Kime seslenebilirsin?',
      'Birinin canı tehlikedeyse beklemek doğru değil. Lütfen şimdi 112’yi ara.\n\nGörevli sana ne yapacağını adım adım söyler. Sen kendini tehlikeye atma.\n\nOnun yakınındaki bir yetişkine de hemen haber ver. Kime ulaşabilirsin?',
      'Onu tek başına kurtarmak senin işin değil. Yapabileceğin en iyi şey yardım çağırmak.\n\nHemen 112’yi ara; nerede olduğunu bilmiyorsan son bildiğin yeri söyle.\n\nBir yetişkini yanına çağır, birlikte arayın. Şimdi onunla aynı yerde misin?',
    ],
  },
  serious: {
    student: [
      'Yazdığını ciddiye alıyorum. Seni korkutan biri varsa suçlu sen değilsin.\n\nMesajları silme, kanıt olabilir. Bir yetişkine göster. Tehdit varsa 112 polise de bağlar.\n\nBunu bugün kime gösterebilirsin?',
      'Bu, tek başına çözülecek bir şey değil ve çözmek zorunda da değilsin.\n\nİstenenleri yapmadan önce bir yetişkine anlat. Takip ya da tehdit sürerse 112.\n\nOkulda ya da ailende ilk kime söyleyebilirsin?',
      'Korkman anlaşılır. Önce güvenliğin: yalnız yürüme, kalabalık yerde kal.\n\nBir yetişkin bugün bilmeli. Tehlike hissettiğin an 112’yi ara.\n\nŞimdi neredesin, yanında biri var mı?',
      'Bunu yaşaman senin suçun değil.\n\nGüvendiğin bir yetişkine ya da rehber öğretmenine bugün anlat. Tehlikede hissedersen hemen 112’yi ara, ALO 183 de her saat açık.\n\nŞu an güvende misin?',
    ],
    friend: [
      'Onun için kaygılanman doğru. Bunu bir yetişkine söylemek onu ele vermek değildir, korumaktır.\n\nAcilse 112. Değilse bugün rehber öğretmenine ya da bir yetişkine haber ver. ALO 183’e de danışabilirsin.\n\nŞu an onun yanında biri var mı?',
      'Onu dinlemen iyi. Bunu tek başına taşımak senin işin değil.\n\nBugün güvendiğin bir yetişkine anlat. Tehlike yaklaşırsa hemen 112’yi ara.\n\nKime söyleyebilirsin?',
      'Bir yakının için korkmak zor. Yazdığını ciddiye alıyorum.\n\nOnun yakınındaki bir yetişkin bunu bugün bilmeli. Kendine ya da birine zarar verecek gibi olursa 112.\n\nSen nasılsın, yanında kim var?',
      'Onu iyileştirmek senin görevin değil; bir yetişkine haber vermek ona en büyük yardımdır.\n\nRehber öğretmenin yol gösterir, ALO 183 de her saat açık. Canı tehlikedeyse hemen 112’yi ara.\n\nBugün kime ulaşabilirsin?',
    ],
  },
}

/**
 * One bubble, with which the model’s answer to `serious` self-harm begins: whatever the model writes, a person and 112
 * are named.
 */
export const bubbles: readonly string[] = [
  'Bunu yazman iyi oldu. Bunu tek başına taşıma: Güvendiğin bir yetişkine bugün anlat. Kendine zarar vermekten korktuğun an 112’yi ara; her saat açık.',
  'Yazdığını ciddiye alıyorum. Güvendiğin bir yetişkini şimdi yanına çağır. Kendini güvende hissetmezsen beklemeden 112’yi ara.',
  'Seni duydum. Böyle ağır bir şeyle yalnız kalmamalısın; güvendiğin bir yetişkin bunu bugün bilsin. Tehlikede hissedersen hemen 112’yi ara.',
  'Bunu söylemek güç ister. Bir insan da bunu bilmeli: güvendiğin bir yetişkin ya da okulunun rehber öğretmeni. Kendine bir şey yapmaktan korkarsan 112’yi ara; her saat açık.',
  'Çok zorlanıyor olmalısın ve yardım istemek hakkın. Bana yazdığını güvendiğin bir yetişkine göster. Kendinden korktuğun an 112’yi ara.',
  'Böyle hissettiğini bana yazman önemli. Şimdi güvendiğin bir yetişkine de söyle; tek cümle yeter. Güvende değilsen hemen 112’yi ara.',
]

/**
 * The one check-in that comes a day or two after distress, whatever it was about, when nothing else is written first.
 * It claims nothing about the time that went by.
 */
export const checkins: readonly string[] = [
  'Yazdıkların kolay şeyler değildi. Bugün nasılsın?\n\nYazmak istersen buradayım; istemezsen de sorun değil. Acil bir şey olursa 112 her saat açık.',
  'Bugün seni sormak için yazıyorum. Şu an güvende misin?\n\nDeğilsen beklemeden 112’yi ara. Konuşmak için ALO 183 de her saat açık.',
  'Bana zor şeyler yazmıştın. Bugün biraz daha iyi misin, yoksa hâlâ zor mu?\n\nTehlikede hissedersen 112’yi ara. Okulunun rehber öğretmenine bugün de anlatabilirsin.',
  'Bugün kendini nasıl hissediyorsun? Tek kelime de yeter.\n\nBir insanla konuşmak istersen ALO 183 her saat açık, acil durumda 112.',
  'Yazdıklarını birine anlatabildin mi? Anlatamadıysan bugün de olur; okulunun rehber öğretmeni seni dinleyebilir.\n\nAcil olursa 112’yi ara. Şimdi nasılsın?',
  'Son yazdıklarından sonra bugün nasılsın? Yanında biri var mı?\n\nYine zorlaşırsa tek başına kalma. 112 her saat açık.',
]
