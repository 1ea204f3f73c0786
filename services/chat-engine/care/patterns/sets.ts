/** Words by the names that patterns call them by (`$hap`). */
export const sets = {
  istiyorum: 'istiyorum istiyom istiom istiyrm istiyoruz istiyordum isterdim istiyoz',
  istemiyorum: 'istemiyorum istemiyom istemiyrm istemem istemiyordum istemiom istemiyoruz istemedim',
  dusunuyorum: 'düşünüyorum planlıyorum planladım düşündüm planım niyetim niyetliyim kararlıyım',
  hap: 'hap hapı haplar* haplar hapları hapları* ilaçları ilaçlar haptan ilaç ilacı ilaçı ilaçlar* ilacımı ilaçlarımı ilac ilaclar* parol* antidepresan* tablet* sakinleştirici* uyku_ilacı* uyku_hapı* aspirin* ağrı_kesici* parasetamol* kapsül*',
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
  ev: 'babam* annem* abim* ağabeyim* ablam* üvey* dedem* amcam* dayım* eniştem* kuzenim* yengem* halam* teyzem* kardeşim* kocam* eşim* ailem* nenem* ninem* babaannem* anneannem* kaynan* kayınped* kayınvalide* bizimkiler analık babalık abi ağbi',
  esim: 'sevgilim* nişanlım* erkek_arkadaş* kız_arkadaşım* ex exim* eski_sevgilim* manitam* flörtüm* kocam* eşim* partnerim* konuştuğum_çocuk',
  gorevli:
    'hocam hoca öğretmen öğretmenim öğretmenimiz antrenör antrenörüm koçum müdür müdürüm patron patronum ustam imam yurtta belletmen komşu komşumuz amca servisçi servis abla müdürü yardımcısı hocası hocanın doktor psikolog',
  vuruyor:
    'vuruyor vurdu vurcak vuracak vurmaya dövüyor dövdü dövcek dövecek dövmeye tekmeliyor tekmeledi tokat tokatladı tokatlıyor yumrukladı yumrukluyor yumruk dövüyorlar vuruyorlar vurdular dövdüler dövcekler dovdu dövmüş dayak hırpalıyor hırpaladı',
  olcem: 'öleceğim ölcem ölecem ölücem ölüyorum gebericem gebereceğim',
  baskasi:
    'arkadaşım arkadaşımın arkadaşın kankam kankamın kuzenim kuzenimin ablam ablamın abim abimin kardeşim kardeşimin sevgilim sevgilimin arkadaş arkadaşı kız çocuk kardeşi komşumuz sınıftan annem annemin babam babamın biri birisi teyzem oda odadaki manitam exim eskim kankim',
  zaman:
    'bu_gece bugün bu_akşam akşama yarın birazdan şimdi şu_an şuan saat saate saatte dakika dakikaya haftaya bu_hafta cuma cumartesi pazar pazartesi salı çarşamba perşembe gece sabaha sabah artık az_kaldı son_kez',
  saat: 'saat gece 1de 2de 3te 4te 5te 6da 7de 8de 9da 10da 11de 12de birde ikide üçte dörtte beşte altıda yedide sekizde dokuzda onda onbirde onikide buçukta bu_gece bu_akşam birazdan az_sonra yarın_gece yarın_akşam sabaha_karşı',
  ilaclar:
    'haplar hapları hapların hap ilaçlar ilaçları ilaçların ilaç ilaçlarımı ilaçlarını ilacın ilacı ilaç_kutusunu ilaç_kutusu ilaç_dolabının ilaç_dolabını ilaç_çekmecesini ilaçtan ilacından tabletleri uyku_ilacı uyku_ilaçlarını uyku_ilaçları uyku_hapları hap_kutusu şişesini kutuları',
  kesici:
    'jilet jileti jiletim jiletler jiletleri jiletini ustura usturayı falçata falçatayı cam_parçası cam_parçasını cam_kırığı cam_kırığını kırık_cam kırık_camı neşter makas_kırığı',
  ipler:
    'ip ipi halat halatı urgan urganı kemeri kemerimi kemerin kablo kabloyu çarşafı çarşafları ilmek ilmeği ilmiği',
  silahlar:
    'silah silahı silahın silahını silahının tabanca tabancayı tabancanın tabancası tabancasını tabancasının tüfek tüfeği tüfeğin tüfeğini tüfeğinin mermi mermiyi mermileri',
  zehirler:
    'zehir zehri zehiri böcek_ilacı böcek_ilacını böcek_ilacından fare_zehri fare_zehrini tarım_ilacı tarım_ilacını çamaşır_suyu çamaşır_suyunu kezzap tuz_ruhu tuz_ruhunu',
  bulundu:
    'saydım sayıyorum sayıp sayısı sakladım saklıyorum saklamıştım sakladığım sakladığı saklamış buldum bulmuştum bulamıyorum arıyorum aradım biriktirdim biriktiriyorum biriktirmeye biriktiricem biriktirdiğim topladım topluyorum topladığım dizdim diziyorum ayırdım ayırıyorum döktüm çıkardım getirdim söktüm hazırladım hazır hazırda önümde yanımda avucumda avucuma avucumun elimde elime cebimde cebime çantamda çantama odamda odama yatağıma yatağımın yastığımın yastığın çekmecemde dolabımda masamda duruyor bekliyor yerini anahtarını kilidini kilidi biliyorum öğrendim yetiyor yeter yeterli yetecek',
  gundelik:
    'doktor* eczacı* reçete* psikiyatr* hemşire* haftalık haftanın hatırlat* alarm* tansiyon* şeker* ağrı* ağrısı* ağrıyor* grip* nezle* ateş* antibiyotik* vitamin* alerji* soğuk_algın* kardeşimin dozu* aksatmadan düzenli* soru* sorusu* problem* konu* ünite* deneme* test* ödev* proje* teknoloji* tasarım* maket* karton* tıraş* soğan* ekmek* salata* meyve* elma* karpuz* patates* domates* kek* pasta* yemek* kahvaltı* kurban* mutfak* oyun* oyunda film* dizi* roman* kitap* tarih* savaş* padişah* kimya* biyoloji* fizik* matematik* geometri* hücre* atlama* atladım çamaşır* uçurtma* ayakkabı* paket* kargo* pantolon* emniyet* servis* köpek* köpeğ* çadır* kamp* salıncak* örgü* şarj* kulaklık* spor* jimnastik* halk* izci* tamir* usta* boya* temizlik* leke* karınca* bahçe* tarla* paragraf* çözüm* çözdüm çözüyorum otobüs* vapur* elektrik* kamp* kampa taşın* koli*',
  yaslilar: 'dedemin babaannemin anneannemin ninemin dedeme babaanneme anneanneme nineme büyükannemin',
  okul: 'sınav* deneme* ders* test* soru* net* paragraf* ödev* mat* geometri* fizik* kimya* konu* ünite* hoca*',
  imdat:
    'imdat yetişin kurtarın kurtar yardım_edin yardım_et yardım kaçmam kaçamıyor* çıkamıyor* inemiyor* bırakmıyor* çıkarmıyor* salmıyor* şu_an şuan şimdi polisi polise polis_çağır* polis_gel* durmuyor* saklan* kilitli kilitledi* kilitliyim kitledi* ambulans* bağıramıyorum konuşamıyorum fısıld* yaklaşıyor* geliyorlar kapıda kapıdalar kapımda kapıyı içerde içeri içerdeler aşağıda altındayım dolaptayım dolapta banyodayım banyoda tuvaletteyim tuvalette balkondayım dışardayım sokaktayım az_önce demin hala bu_gece ne_yapcam ne_yapıyım ne_yapayım birazdan korkuyorum çok_korkuyorum',
  siddet:
    'vurdu* vuruyor* vurcak* vuracak* vurmaya vurup döv* boğuyor* boğcak* boğdu* boğmaya boğazıma boğazımı boğazımdan boğazına bıçak* bıçağ* silah* tabanca* tüfek* tüfeğ* kemer* sopa* satır* balta* tecavüz* dokunuyor* dokunmaya dokundu elliyor* elle* taciz* saldır* zorla* soyuyor soymaya soyun* kırıyor* kırdı* kırcak* tehdit* öldür* kan kanıyor* kanlar kanım zincir* bağladı* tekme* yumruk* işkence* dayak* taşla* demirle* sıkıştır* benzin* yakcak* yakcam yakacak kovalı* kaçırcak* kaçırmaya tokat* itti itiyor fırlat* parçal* üstüme üzerime saçımdan saçımı hortum* terlik* küfre* bağırıyor* delirdi sinir_krizi',
  yabanci:
    'adam adamlar adamın biri birileri birisi yabancı yabancılar tip tipler kişiler çete çocuklar abi abiler sarhoş eski sapık şoför taksici komşu patron oğlanlar tanımadığım',
  yakin:
    'annem* babam* kardeşim* abim* ablam* dedem* ninem* nenem* anneannem* babaannem* arkadaşım* kankam* kuzenim* amcam* teyzem* halam* dayım* bebek* çocuk kız sevgilim* oda_arkadaşım* ev_arkadaşım* herkes biri komşu* yeğenim* arkadaş',
  yeme: 'yemiyorum yemedim yemicem yemcem yemeyeceğim koymuyorum koymadım içmiyorum içemiyorum yiyemiyorum aç açım yemeden yemek_yok girmedi',
  kol: 'kol* bacak* bacağ* bilek* bileğ* karn* vücud*',
  ders: 'ders dersi dersim derse derste dersten dersler derslere dersleri',
  oldurur:
    'öldürür öldürecek öldürcek öldürücek öldürürler öldürecekler öldürcekler öldürmezse gebertir gebertecek gebertcek geberticek gebertirler mahveder mahvedecek mahvedicek mahvetcek mahvederler',
  keser:
    'keser kesecek kesicek kescek asar asacak asıcak gömer gömecek gömücek doğrar doğrayacak yüzer yüzecek kovar kovacak kovucak kırar kıracak yer yiyecek oyar parçalar haşlar',
  karne:
    'not notu nota notla notum notumu notlar notları notlarım* net neti netim* netle* netlerim* netler netleri karne* deneme* sınav* sıralama* puan* yanlış* zayıf zayıfı zayıfım* devamsız* ödev* sonuç* sonuc* tercih* veli* dershane* kurs* takdir* belge lgs* yks* tyt* ayt* kpss* mat matematik* fizik* kimya* türkçe* ingilizce* geometri* telefon* ekran* tablet* vazo* tabağ* tabak* bardağ* araba* mont* fatura* oda odam* dağınık* oyun* geç_kaldım geç_kalınca kırdım çizdim kaybettim düşürdüm astım',
  gercek:
    'bıçak* bıçağ* silah* tabanca* tüfe* kemer* sopa* terlik* hortum* satır balta* döv* dayak* dayağ* vurdu* vuruyor* vuracak vurcak vurur tekme* tokat* tokad* yumruk* boğ* saçımdan saçımı kan kanıyor kanlar morluk* morar* moraran hastane* kapı* kilit* kitledi* saklan* sığın* kaçtım kaçıyorum kaçarım kaçmam kaçsam kaçacağım kaçıcam kaçalım evden sokakta dışarıdayım hamile* namus* töre* evlen* sevgili* erkek* kızlı polis* ambulans* imdat yardım_et* yardım_edin sarhoş içmiş içip yaktı yakıyor yakacak kırıp_döküyor dağıtıyor zincir* tehdit* gerçekten cidden ciddi ciddiyim şaka_değil şu_an az_önce demin annemi kardeşimi ablamı üstüme üzerime yürüdü kolumu parmağımı burnumu dişimi kaburgamı sobaya sobayla öldüresiye öldürecek_gibi',
} as const satisfies Record<string, string>
