/** Words by the names that patterns call them by (`$hap`). */
export const sets = {
  istiyorum: 'istiyorum istiyom istiom istiyrm istiyoruz istiyordum isterdim istiyoz',
  istemiyorum: 'istemiyorum istemiyom istemiyrm istemem istemiyordum istemiom istemiyoruz istemedim',
  dusunuyorum: 'düşünüyorum planlıyorum planladım düşündüm planım niyetim niyetliyim kararlıyım',
  hap: 'hap hapı haplar hapları haptan haplardan ilaç ilacı ilaçı ilaçlar ilaçları ilacımı ilaçlarımı ilaçlardan ilaçlarını ilac parol antidepresan*',
  yuttum:
    'içtim yuttum aldım içcem yutcam yutucam yutacağım içeceğim içiyorum yutuyorum attım bitirdim içmiştim yutmuştum',
  bolca: 'bütün tüm hepsini hepsi kutu kutuyu kutuluk avuç fazla onlarca şişe tablet bütününü',
  yuksek:
    'çatı* köprü* balkon* pencere* cam camdan uçurum* kattan kata kat viyadük* boğaz boğaza raylara rayların rayına metro* tren trenin iskele* dam damdan teras* kule* kayalık* aşağı aşağıya',
  kenarinda: 'kenarındayım ucundayım önündeyim üstündeyim üzerindeyim korkuluğundayım kıyısındayım korkuluklarındayım',
  bugun:
    'bugün gece akşam yarın birazdan şimdi hemen sabah şuan an pazartesi salı çarşamba perşembe cuma cumartesi pazar haftasonu',
  simdi: 'şimdi şuan an hemen demin az yine hala imdat yetişin kurtarın yardım acil birazdan bugün gece',
  intihar: 'intihar ntihar inthar intahar intehar intihara intiharı intihari intiar',
  kendimi: 'kendimi kendmi kndimi kendimii knd kendm kendımı',
  ev: 'babam annem abim ağabeyim ablam üvey dedem amcam dayım eniştem kuzenim abi abisi teyzem halam kardeşim babamın annemin abimin kocam eşim ailem nenem babaannem anneannem yengem annemler babamlar bizimkiler analığım babalık',
  esim: 'sevgilim nişanlım erkek ex exim eskim eski manitam flörtüm kocam eşim',
  gorevli:
    'hocam hoca öğretmen öğretmenim öğretmenimiz antrenör antrenörüm koçum müdür müdürüm patron patronum ustam imam yurtta belletmen komşu komşumuz amca servisçi servis abla müdürü yardımcısı hocası hocanın doktor psikolog',
  vuruyor:
    'vuruyor vurdu vurcak vuracak vurmaya dövüyor dövdü dövcek dövecek dövmeye tekmeliyor tekmeledi tokat tokatladı tokatlıyor yumrukladı yumrukluyor yumruk dövüyorlar vuruyorlar vurdular dövdüler dövcekler dovdu dövmüş dayak hırpalıyor hırpaladı',
  olcem: 'öleceğim ölcem ölecem ölücem ölüyorum gebericem gebereceğim',
  baskasi:
    'arkadaşım arkadaşımın arkadaşın kankam kankamın kuzenim kuzenimin ablam ablamın abim abimin kardeşim kardeşimin sevgilim sevgilimin arkadaş arkadaşı kız çocuk kardeşi komşumuz sınıftan annem annemin babam babamın biri birisi teyzem oda odadaki manitam exim eskim kankim',
  zaman: 'bu_gece bugün bu_akşam akşama yarın birazdan şimdi şu_an şuan saat saate saatte dakika dakikaya haftaya bu_hafta cuma cumartesi pazar pazartesi salı çarşamba perşembe gece sabaha sabah artık az_kaldı son_kez',
  okul: 'sınav* deneme* ders* test* soru* net* paragraf* ödev* mat* geometri* fizik* kimya* konu* ünite* hoca*',
  imdat: 'imdat yetişin kurtarın kurtar yardım_edin yardım_et kaçmam kaçamıyorum kaçamıyoruz çıkamıyorum çıkamıyoruz inemiyorum bırakmıyor bırakmıyorlar çıkarmıyor şu_an şuan şimdi polis durmuyor saklandım saklanıyorum saklanıyoruz kilitli kilitledi kilitlediler ambulans bağıramıyorum konuşamıyorum fısıldıyorum sessiz yaklaşıyor geliyorlar kapıda kapıdalar kapımda içerde içeri aşağıda altındayım dolaptayım banyodayım tuvaletteyim balkondayım dışardayım sokaktayım',
  siddet: 'vuruyor vurdu vurcak dövüyor dövdü dövcek dövcekler dövüyorlar boğuyor boğcak boğdu boğazıma boğazımı bıçak bıçağı bıçakla bıçakladı bıçaklıyor silah silahı silahla silahlı tabanca tabancayla tüfek tüfekle kemer kemerle sopa sopayla satır balta tecavüz dokunuyor elliyor taciz saldırdı saldırıyor saldırdılar zorla soyuyor kırıyor kırdı tehdit öldürcek öldürcem öldürür öldürecekler öldürcekler kan kanıyor kanlar zincirle bağladı tekme tekmeliyor tekmeledi yumruk yumrukluyor işkence dayak taşla demirle sıkıştırıyor sıkıştırdı benzin yakcak yakcam kovalıyor kovalıyorlar kaçırcak kaçırcaklar',
  yabanci: 'adam adamlar adamın biri birileri birisi yabancı yabancılar tip tipler kişiler çete çocuklar abi abiler sarhoş eski sapık şoför taksici komşu patron oğlanlar tanımadığım',
  yakin: 'annem annemi annemin babam babamı babamın kardeşim kardeşimi kardeşimin abim abimi ablam ablamı dedem dedemi ninem nenem anneannem babaannem arkadaşım arkadaşımı arkadaşımın kankam kuzenim kuzenimi amcam teyzem bebek çocuk kız sevgilim oda ev herkes biri komşu',
  yeme: 'yemiyorum yemedim yemicem yemcem yemeyeceğim koymuyorum koymadım içmiyorum içemiyorum yiyemiyorum aç açım yemeden yemek_yok girmedi',
} as const satisfies Record<string, string>
