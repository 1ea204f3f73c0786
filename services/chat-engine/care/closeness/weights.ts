/** Written by `npm run care -- train-closeness`. What each line means is in `model.ts`. */
export const least = 64

/** Of one word. */
export const weights = `
96|*imizi
92|*inim
90|biz*
86|*ezdim
85|isterdim.
84|*tum.
83|*lerse|geliyorum|korkuyorum
81|*andim|*leyim|bize|isterd*|isterdim
80|*iyiz|*mizi|asla
79|*arimi|*mizin|*sanim|insanim|istemiyorum
78|*tum|icim*|seviyorum.
77|*eydin|*ustum|*yiz|yasiyorum
76|anlatma|gizle|hani|soyleme.|sus
75|*istim|*izle|*rimiz|cekiyorum
74|^baskasina|guzell*|parm*|parma*
73|beni.|fala*|falan|yakis*
72|*imde|*msin|bizimk*|duyurma.|hayatimin|yoruldum.
71|*egimi|*orlar|*rimi|*stum|dahi*
70|*rima|*terme|gosterme|hep|opu*
69|*muzu|*timin|*umuzu|be|gulus*
68|gulusu*|soyleme|yanimd*|yerim*
67|*endim|*imin|*ndum|*yleme|*zken|^uyuma|aski*|fal*|sss*
66|*ittim|^hani|alma|biliri*|ha|ozlet*|sekm*
65|*cime|*mesin|*nimda|bilmesin|bizi*|canim*|gosterme.|kendim*|muha*|okumasin|yanim*
64|*arima|*cem|*ginim|*masin|gitmene|gonlum*|siradan
63|*eymis|*latma|@knownot.|^hayatimin|^prensesim|bilirim|cak*|icime|kiskaniyorum|oturuy*|sensiz*|sevgim*|sil|yanagi*
62|*iktim|*rimda|*stim|*yurma|^cikma|anlamaz|duyurma|icimde*|omur|sakli*|yasiyorum.
61|*dime|*ep|*luyum|*ndim|*ndime|*teyim|askim*|bahset*|cekiyorum.|farklisin|gunum*|istemiyorum.|kendime|muh*|sakin.
61|sorarsa
60|*ben.|*imsin|*uzu|^ozlettin|agladim.|bekledim|ben.|cokt*|icimd*|korkuyorum.|nap*|ozlett*|ozlettin|sens*|sensi*
60|sorar*|yetistirir
59|*erimi|*imda|*rarsa|*yuma|@we|baha*|basim*|bizim*|caliyor|ciktim|cil*|dud*|duda*|gonlu*|ikimiz*|kiskanirim|ruh*
59|sekme*|sorars*|uyuma
58|*anem|*lbimi|*ndik|*nkar|*rduk|*rlar|*undum|@without.|^ekrani|askimi*|bahan*|bari|bilec*|bilece*|biliyorsun|bus*
58|buyus*|buyusu|geliyorsun|hatiri*|inka*|inkar|kalbimi|sayiyorum
57|*ima|*lusun|*tugum|*uyusu|*yusu|@family1|agzi*|annem*|bi|bosu*|gamze*|gidiyorum|gulu*|kimsel*|secilm*|sirada*
57|uyuyamadim|yanimda|yetist*
56|*ahil|*dayiz|*eldim|*esim|*gimda|*ha.|*hil|*miz|*tsam|*ume|anma|baskasina|benci*|bencil*|benle|bilirim.
56|birakiyorsun|buse|cakt*|cakti*|caktir*|cekiy*|cekiyo*|cok*|degistir|etmiyor|gam*|gamz*|gel|geldim|ha.|hava*
56|kiskandim|kiskaniyorum.|konust*|kulag*|nol*|nolu*|parmag*|uyur*|yanag*|yedim
55|*duk|*duk.|*ismaz|*mda.|*nirim|*rimin|*yiz.|*zdim|anlatma.|anneler|asl*|bilmemesi|bizi|caliy*|caliyo*|citlatma
55|digerl*|dudakl*|esim|gizle.|guzel*|haberin|kalbim*|sensin|tum|yerimd*|yerimi|yetise*|zamanlar
54|*baret|*nlumu|*numda|*rsak|*sildi|*skim|*ydin|askim|benl*|biliyorsun.|biz|el|gonlumu|ibaret|iyiyi*|kade*|ogrenirse
54|sayiyo*|sil.|sirrim*|siz*|yana*
53|*bimi|*ektin|*hu|*licem|*mde|*mur|*sesim|*uhu|*zuk|^sevdicegim|bakisi*|boynun*|coku*|gitmen*|gittim|gonl*|hatirim
53|kirpik*|nerd*|prensesim|ruhu|suphel*|tadi
52|*ahane|*amiz|*desim|*gimde|*gimi|*imiz|*nca.|*osver|*sver|anlamaz.|ayaklarim|baglandim|bahane|beni|bosver|buyuklere
52|cozdum|digerleri|duyurm*|etmes*|kirildim|ogrendim|oturuyorum|secil*|sevdic*|sevdicegim|yure*
51|*berin|*ele.|*esmen|*kuyor|*numun|*semez|*sisin|*smen|*stume|*tume|*uzuk|*zara|@change|^babam|^hayatim|actim|agz*
51|annel*|annele*|bilmemeli.|canimi|cokta*|cozeri*|dayanamam|dunya*|dusl*|geliyorum.|girdim|gom*|kaliyor|kardesim
51|kizari*|nerde*|neym*|neymi*|neymis|resme*|resmen|sacl*|sacla*|saclar*|sakliy*|ustum*|ustume|uyanm*|uyanma*|yakisi*
51|yar|yoklug*|yureg*|yuzuk
50|*cmisi|*elini|*iyim|*mda|*nsin|*ttik|^bebegim|^kapini|agac*|aramizdaki|basimi|bile|cekic*|cekici*|cekicisin|cit*
50|citl*|citla*|citlat*|dilini|dusundum|duyarl*|duyarlarsa|eger|ele|etmiyor.|gecmisi|kimselere|muht*|okuyunca.
50|romantik|sac*|sola*|taniyorum.|tirnagin|uca*|unuta*|yazard*|yoklugun|zir*
49|*aya.|*ensin|*hil.|*imki|*nima|*ozdum|*simle|*urduk|*zdum|*zlari|@kiss|^askim|adam*|andi*|balim|biriyim.|cop
49|dayana*|derle*|dogm*|ege*|ettigimi|gamzel*|gucu*|kedim|keser*|konuss*|koyuy*|koyuyo*|miyd*|ord*|secilmis|soyledim
49|suphe*|susa*|tirnag*|unutmam|yakt*|yakti*|yaktim|yazdiklarimi
48|*abul|*aldim|*begim|*ctim|*evda|*izin|*lurum|*nemen|*nesin|*nyam|*rece|*unyam|^eger|^guzelligin|^kardesim|arama
48|avuc*|bahsetme|bebegim|bende|cikmasin|dedik*|derl*|dunyam|dusundum.|ediyorum|ekrani*|gecmis*|gomu*|guzelligin
48|icerl*|icerle*|icerledim|icerledim.|iz|kabul|kader*|kaderi*|kaliyor.|kirilirim|konustugumuzu|kustum|metrod*
48|numarasin|sevda|sonunc*|tuylerim|ustuns*|ustunsun|varsi*|varsin
47|*cama|*kasim|*kinim|*ldim|*ngini|*rcama|*sizim|*ske.|*sudum|*tiz|*yatim|*ymis|*zeriz|aksaml*|bagi|bakmadin|bilse*
47|bunc*|bunca|cikmasin.|coktan|cozeriz|cozeriz.|dans|dayanamam.|doya*|doyam*|dudag*|dudagi*|duvarl*|farklisin.|gidec*
47|gidece*|guzelim|habers*|habersiz|harcama|hayatim|ink*|keske.|kirili*|klasor*|neys*|neyse|oturdum|oyalan*|oyle*
47|rengini|sevdigim|sirrimiz|soylersen|toplantisinda|usudum|yagmur*
46|*agina|*azak|*azken|*diyim|*emsin|*ezler|*imi|*izi|*izim|*layim|*nirse|*orana|*ormaz|*tarim|*utsam|*yende|*zimki
46|*zin|^gulum|^guzelim|^tatlim|anm*|artik.|askimiz|baglandim.|benden.|bilecek|biley*|bileyi*|bileyim|bilmesine
46|bizimki|borclu*|cilv*|cozdum.|degme*|dilin*|dogmu*|duyar*|eskis*|evim*|gibiyi*|gidisi*|gulusun|gunlugune|guzeli*
46|hall*|heyecandan|hissediyorum|icim|icimdeki|katla*|kazak|kirilirim.|lan|modund*|moralim|muhab*|muhabb*|okulda.
46|opuc*|opucu*|oyala*|resmi*|ruyam*|sanir*|sicakt*|sonuk|soran*|sorana|sormaz|varim|yakism*|yerimde|yut*
45|*caba|*cur|*hnim|*ihnim|*ismem|*lda.|*lini|*simla|*siriz|*vsiye|^anneler|^kalbimi|acaba|agliyorum.|arkadastan|bal
45|baskas*|burnu*|calismasi|cevrim*|cikiyorsun|dedigi*|degismem|derse.|disariya|dizim*|donuyorum|dudak*|duyan
45|ediyorum.|evimi*|gelisini|gulum|ispi*|ispiy*|ispiyo*|karan*|karanl*|kardesimle|kolu*|mesajlarimizi|oburleri|rengi*
45|rengin*|ruhu*|saclarini|sensizlik|sokm*|tap*|tasiyorum|tavsiye|tirn*|tirna*|ucur|yalvaririm|yatt*|yazik|yetisemez
45|yoklu*|zihnim
44|*aksin|*ayiz|*dama|*edem|*kmus|*larim|*limde|*misi|*nasin|*ndimi|*okmus|*rama|*sak|*urece|*yam|*yiyim|*ysam|*zlar
44|*zsam|@tellnot.|^gitmene|^gunlugune|^seviyorum|^takma|agzin*|aklim|aklim*|aklimi|ardinda|atla.|ayari*|ayarin*
44|ayarinda|benimsin.|caktirma|cikarsan|dahil|dedem|degm*|diyorum|duvarlarin|ekranin|favori*|gibis*|gidis*|gunum
44|harcama.|hissettirme|hocalar|ikimizin|insanlardan|istisnasin|iyiyim|kahro*|kahrol*|karismaya|karnim*|kendimi|ki
44|kirp*|kisiyi*|kisiyim|kral*|luz*|luzu*|luzum|miy*|modu*|modun*|oya*|oyal*|sekmey*|sirad*|sizl*|surece|tanem|vurgun*
44|vurgunum|yaratilmissin|yazmadin.|yokmus
43|*atma|*atmam|*cume|*dik|*emim|*gzini|*hilde|*icem|*imdan|*inlar|*kta.|*msede|*nigim|*oktan|*ran.|*rimde|*siyiz
43|*urlar|*yamda|*zumde|^doktora|^duvarlarin|^kapatma|^melegim|^saclarini|^sorarlarsa|agzini|akiyor|alem*|anc*|annemi*
43|annemin|ask*|baskasin.|bebegi*|beri|bilmesin.|birisi*|birisin|biriyi*|biriyim|bita*|bitmesin|bittim.|bizim|bosuna
43|cig*|dizl*|dizle*|dizler*|dogmus*|durama*|duya*|ekran*|etse*|evlen*|gelic*|gelice*|gelirim|gitme|gogsum*|gorunmesin
43|gorunmesin.|gozumde|hayati*|ilgin|irak|kafi|kimsede|kirildim.|konusuruz.|meza*|mukemmelsin|oburl*|oburle*|okumas*
43|onayi*|onayin*|prense*|rahmet*|rahmetli|ruyamd*|ruyamda|sahild*|sahilde|sank*|sanki|satirlari|seviyende|sinirlendim
43|sula*|sustun|tac*|umur*|uyuyamiyorum.|yalv*|yalva*|yalvar*|yapiyordum
42|*anima|*cem.|*cisin|*ezara|*gumda|*imla|*itme|*ktum|*mazdi|*mdeki|*misim|*nimin|*nlum|*okme|*oksun|*okum|*onlum
42|*pinda|*turdu|*ulagi|*uyan|*zdaki|@body|@change.|@knownot|@thanks_to|^askimiz|^askindan|^balim|^gecmisi
42|^kirpiklerini|^onlarla|^sakla|^utandim|^yazdiklarimi|aglayacagim|aman|bakis*|baskasin|birt*|birta*|birtan*|bitan*
42|bitane*|bittim|bosun*|bulurl*|bulurlar|caktirmadan|danisma.|darilirim.|dedim|deli|dokme|donerim|dusle*|elv*|elve*
42|gonlum|gozum*|gunes*|hele|hissettigim|kal|kaliy*|kaliyo*|konusuruz|kulagi|kurc*|kurca*|kurcal*|kuyum*|kuyumc*|lok*
42|mezara|neredeydin|oksu*|olmasa*|onlari*|onlarin|oturdu|saklayalim.|saniri*|sanirim|seviye*|sisti|sons*|sonsu*|sora*
42|tane*|terled*|tutar*|tutardim|tutuld*|utandim|uzulmez|yakalanirsan|yaslanmak|yerim|yoksun
41|*adem|*agima|*are|*asam|*avran|*citti|*dinim|*emin|*encim|*idim|*imle|*ina.|*kerim|*klimi|*ksin|*mamiz|*muz|*nce.
41|*nimiz|*num|*ondum|*osalt|*rtini|*sariz|*seler|*usa|*vran|*vumuz|^hayatindaki|^parmak|^sirrimizi|abi*|acir
41|agliyorum|aklimdan|alirl*|alirla*|alirlar|anlatirsan|arkadasimla|bah*|bali*|basa|basit.|bekledim.|bekleyerek|benim*
41|beya*|beyaz*|birakiyorsun.|bosalt|bosalt.|bosv*|bosve*|bulamazsin|bulusmamiz|caldin|cikis*|dalgal*|davran|dondum
41|ediyor*|esir*|esirg*|geley*|geleyi*|geleyim|gelmedigin|geris*|gibisi*|giyd*|giydi*|gucendim|guzeldir|haksizlik.
41|insanim.|istemi*|kabu*|kafa|kahrolurum.|karsinda|kik*|kiki*|kirginim|kirpiklerini|kisili*|kizim|kosem*|kus|madem
41|muhta*|odam*|ogrendim.|olmada*|olmadan|olmasin|omz*|omzu*|onayina|optu*|oyunca*|parmak|paylasamam|randevumuz
41|romant*|saklayalim|sakliyorum|senl*|sirrimizi|sirtini|sorunc*|sorunca|tapi*|titriyor|uzuntuden|vermistin|vurg*
41|vurgu*|yatti*|yazardin|yetistirir.|yillarimda
40|*amiza|*anki|*arpip|*binde|*dimi|*egmez|*ger|*gime|*gmez|*lerdi|*liyiz|*luga|*mki|*onme|*parem|*pucuk|*ranin|*rpip
40|*rurse|*uzlum|*yken|*zume|^aramizdaki|^bizimki|^bogazim|^karsinda|^madem|^ogretmen|^ustunsun|ailem*|alisig*
40|alisigim|ama.|aramiza|atti|attim|bahsetme.|bal*|bilmemeleri|bitirme.|bitmes*|bozma.|bulacaksin|bulacaksin.
40|bulamazsin.|buyul*|carpip|darili*|darilirim|degmez|del*|delic*|delice*|delicesine|denemen|di|diye.|diyoru*|diz
40|donme|dunyal*|duyarsa|duyma*|duymadan|duymas*|duymasin.|eklen*|eri*|etmesi*|gelmed*|giders*|golg*|gorurse|guveni*
40|haket*|haketm*|haketmiyor|halle*|hele.|hisl*|hisle*|hisler*|icimi*|inanam*|kis|kiskanirim.|kla*|komsul*|komsular
40|laf|lokm*|mezar*|milyo*|miyiz.|muhtac*|omu*|opucuk|oylec*|oylece|sarili*|sekmed*|sevda*|sizliyor|susal*|susali*
40|susalim|susalim.|tanesin|tanesin.|tir*|tutsam|uclari*|uyandim|uyanmak|uyuyamiyorum|verir*|yarat*|yetistirme.|yuzum*
40|zekan|zira
39|*afam|*agimi|*ayken|*erler|*erse|*evmem|*evsek|*eyim|*eyken|*fam|*gumu|*hayet|*ile|*itam|*larsa|*lerce|*mdaki
39|*namam|*ncim|*nitam|*sede|*tanem|*tredi|*tunum|*ugumu|*umuz|*urasi|*vmem|*vsek|*yarsa|*yril|*zuma|@I-had|@I.|^annem
39|^basim|^bende|^dedem|^manitam|^mola|^yanimda|^zaten|abin*|aciyo*|aglari*|aglarim|alistim|altindan|arama.|ayril
39|bilir*|biter.|bogazi*|bozus*|bozusu*|bozusuruz|buras*|burasi|cikisi*|cikmas*|dalga*|dedikl*|derler*|derlerse
39|disari*|duram*|eksiliyorum|ellerim|ellerimle|esin|eski*|ets*|gerisini|gevsek|gibi*|gormedim|gozlerim|gozlerinin
39|gozum|guzelsin|kafam|kaldim|kavray*|kaybedersin|kaybedersin.|kirac*|kiskancliktan|kiyam*|konustuklarimiz|koyu*
39|kucag*|kucagi*|kucagima|kula*|manitam|meftun*|meftunum|nerden|nihay*|nihaye*|nihayet|okumasin.|olal*|olali*|olalim
39|olmasan|olmustum|olmustum.|otes*|parmaklarim|pencereden|rastl*|rastla*|sene|senle|sevgilim|sevmem|sura*|suskun*
39|taci*|tal*|taniyorum|telefonunda|teni*|titredi|umuru*|umurum*|umurumda|uzak|varlig*|varligim|vuruld*|yanig*|yanigi*
39|yanigim|yavu*|yiki*|yoku*|yokum|yoruluyorum|yuregi*
38|*adas|*alara|*cukla|*dil|*dinda|*egen|*gde|*igde|*izsin|*kadas|*ktim|*lsana|*ne.|*neler|*nem|*nsuza|*nuk.|*ramaz
38|*rasin|*sum|*suza|*umda|*ume.|*uysam|*ydik|*zsin|@heart|@kiss.|@thanks_to.|^arkadaslarina|^canimin|^kursa|^ruh|^tum
38|acarsa*|acarsan|adil|akan|akran*|akranl*|alacak*|alisam*|anca|arkadas|arkan*|bakam*|bebeg*|bilmiyor|buradayken
38|burnum*|buyule*|calisirdim|calisiriz.|calistim|camd*|camda*|camdan|canimi*|canimin|cikars*|cocukla|dayanamiyorum.
38|degen|derind*|derinden|dersin.|duysa*|duysam|ekranini|eksili*|etmesin|evl*|evlene*|gelse*|gerisi*|gomul*|gorunce.
38|hams*|harika.|hissettim|insan.|isikl*|isikla*|istisn*|kahrolurum|karsim*|katl*|kenari*|kesildi|kisiyim.|klaso*
38|kodlardan|kolund*|koyuyor|layik|lig*|ligd*|ligde|mily*|ne.|odum|oksa*|olurdu*|ordu*|ozel|ozelsin.|ruh|sakin|sal
38|sallan*|sans*|seviyorum|sonsuza|sonuk.|sorarl*|taniyamaz.|tas|tebe*|tebes*|trab*|trabz*|trabzo*|tutuldum.|ucusuyor
38|ustume.|uygulamayi|uzulurum|yakinim|yasiyo*|yikilirim.|yildizlara|yokm*|yokmu*|zorundayiz
37|*agim|*akmam|*alt.|*arji|*arola|*berim|*bimin|*bolma|*cesin|*cidi|*ee|*gima|*hic.|*ilk|*izden|*izime|*izken|*kcasi
37|*kmeyi|*ksun|*lgin|*lktim|*lsak|*mdisi|*murun|*nagin|*neyim|*niriz|*olur|*rola|*rsima|*rusek|*serim|*sim|*sit.
37|*tesim|*tsana|*ulum|*usek|*ver|*zime|^aklinin|^caktirmadan|^dilini|^gelmedigin|^gitme|^hep|^laf|^sensizlik
37|^telefonunu|^usudum|^yalvaririm|acidi|acikca*|acikcasi|agladim|aglayacagim.|agriyor|alindi*|almam|anlamazlar
37|aramiy*|atesim|ayiram*|ayrilamayiz|babam*|bahsediyorsun|basimd*|basimdan|ben*|borclusun|bunu.|burn*|caktirma.
37|cayim*|cekmiyor|cevrimdisi|davran.|dedigim|dedigin|dedim.|demin|dengi*|dengin|dese*|dizime|dusunurken|ebe*|ebev*
37|ebeve*|ebevey*|ediyorlarsa|emr*|ettik|fotografindaki|gelmezsen|gol*|gomuls*|gomulsun|gonlumun|gormesin.|gostermeden
37|hakar*|hakare*|halin|hallederiz|haller*|hallerin|hic.|hoslaniyorum|incin*|incind*|iyisi|iyisin.|izleri|kalbimin
37|kalktim|kalmayacak|kar|karariyor.|karsima|kaybolma|kesinlikle|kolum*|konustugum|konusuyorsun.|kursa|lay*|layi*
37|midem|miyiz|mucu*|mucuk|muhabbetimiz|musu*|musun|nab*|nezl*|obur*|oluyorum.|opul*|ort|oynuyorsun|parliyorsun|parola
37|paylasamam.|saklamaya|sarilip|sarji|sekeri*|sekmeyi|sevmek*|sevmekten|silk|siradansin|sizliyor.|sorarlarsa|sormasin
37|suph*|titri*|titriy*|toz*|tutari*|tutarim|ucla*|uclar*|ugrama|ugrama.|vall*|vari*|velin*|verebilir|yagmurun
37|yaraladi|yasiy*|yazismayi|yazmadin|yeminle|yerin|yurus*|yuruse*|yurusek|zekan*
36|*dem|*dik.|*ersim|*esem|*guk.|*hep.|*hisin|*iydim|*lagim|*ldun|*min|*nim|*obayi|*ptum|*rimla|*rme.|*rsim|*runca
36|*siyim|*tam|*tasim|*ydim|*yusun|^beni|^bi|^diyorum|^kardesimle|^mucuk|^obur|^sorana|^tarayiciyi|^yanimdan|^yoklugun
36|agaci|alistirdin|anlatasim|anlattiklarimi|aram*|asli*|aslin*|atla|avucu*|bahane.|basaramazsin|basimayim.|beniml*
36|bilc*|bilce*|bilmes*|biraktigini|bosver.|bozulur.|bulac*|bulaca*|carpiyor.|cilve*|cilvel*|cokuy*|cokuyo*|cokuyor
36|curu*|dahil.|dahis*|dahisi*|dahisin|dar|dedikleri|deliri*|dersim|desem|dib*|dibi*|dibin*|diger*|diyorl*|diyorlar
36|dogrusu.|duymay*|duymaz*|duymazsin|evleni*|ey|fazlas*|gecistir|gelmedin|gidecegim|gird*|gogs*|gogsu*|gozyaslarimi
36|gune*|gunlug*|guvenemem|guvenemem.|guzelim.|hayallerim|hayat*|hep.|icimden|ilgilendirmez|incitt*|isir|kesers*
36|kiskandim.|kolumu|konusmalarimizi|kulagim|kuseri*|kuserim|meg*|mege*|meger|metro*|mum|muyd*|nik*|nika*|niye
36|ogrencim|ogrenmemeli|oluru*|onca|optum|otekiler|oturamiyorum|oyalanma|paray*|parf*|parfu*|sallaniyor|senin*
36|sevgililer|sevgilim.|sevincten|sicak*|sob*|soba*|sobay*|sobayi|soguk.|soyler*|tarayiciyi|tavs*|tavsi*|tavsiy*
36|tutamadim|unuttun|uyusun|uzuntu*|varim.|vuruldum|yagiyor|yakinim.|yakist*|yanimdan|yasla*|yazdigimi|yeminl*|yikiy*
36|yikiyo*
35|*afi.|*anim|*asin|*azlar|*azsin|*bul|*dami|*diden|*dim.|*dise|*ecik|*ekan|*evgim|*galar|*gim|*gimin|*ifini|*inler
35|*izlar|*kasin|*klim|*krani|*ladik|*lveda|*manet|*mla|*nimde|*okma|*orim|*rnunu|*rtik|*smim|*ssana|*tanip|*tim|*tlim
35|*uh|*ulmez|*unum|*ureve|*uyum|*veda|*vgim|*vorim|*yudum|*zak|*zlige|@me2|@need.|^babani|^disim|^dudaklarindan
35|^duygularim|^elveda|^evlenelim|^heyecandan|^kanim|acidi.|alind*|anlamiyor.|aralar.|aramaz*|aramiz*|arsiv*|artik
35|aslind*|aslinda|atiyorsun|ayak*|ayirdigin|bakark*|bakarken|belim|bilmey*|bitirme|boyley*|bulama*|bulas*|burnunu
35|care|dedig*|disar*|disim|donerim.|dusunmeden|ederdi*|ekrani|elved*|elveda|emanet|esney*|evla*|evle*|evlenelim
35|favorim|gerceg*|gidisin|girdi|girerse|giriyorum|goremesin|goremesin.|gorurl*|gorurlerse|gulumsuyorum|hakik*
35|hissediyorum.|ilgiy*|ilgiyi|ispiyonlama|istis*|izleyelim|kaldiramam|karnimda|kesf*|kesfe*|kesfed*|kirpi*|kizdim
35|klavye*|kokla*|konussana|konussana.|kurdugumuz|manit*|manita*|mef*|meft*|meftu*|mele*|meleg*|melegi*|melegim|napc*
35|napca*|naza*|nazar*|nazari*|nazarimda|neredeydin.|nolur|nolur.|oglan*|ogrenmemeli.|okuyordum|olayim|olmuyor.|onla*
35|orucluyum|ozun*|ozunu|parmagina|sart|senden.|sesin*|sevgim|sevinc*|seyi.|simdiden|sizla*|sogud*|sonsuz*|sular
35|talebe*|tasmasin|titriyorum|toparlanamam|tureve|tutsa*|tutuldum|utanip|uyandim.|uyurk*|uyurke*|uyurken|uyus*|uzmek
35|uzmem*|uzmeme*|uzmemek|uzuluyorum.|uzuyor.|val*|vuruldum.|yagm*|yakismaz|yarati*|yasadim.|yayil*|yayilir|yazmiy*
35|yemi*|yoksa*|yoksan|yorgan*|yorganin|zan*|zann*|zanne*
34|*arcam|*ardi|*ayeyi|*ayi.|*cagim|*cugum|*deyim|*eksin|*erce|*erme|*eva|*fesim|*fet|*gazim|*hurlu|*iklam|*iksan|*ilo
34|*iter|*kisin|*kum|*kutma|*lagi|*leti|*mkisi|*nemin|*nimle|*nsaf|*perdi|*rayis|*rcam|*redi|*risir|*sehir|*silsa
34|*sular|*tiyar|*trigi|*ucum|*umde|*urdun|*urken|*urup|*uruz|*uzum|*yamiz|*zuyor|@darling.|@tellnot|^ablana
34|^alistirdin|^babalar|^baskasinin|^bizimkisi|^gozden|^gozlerinin|^karnimda|^kolundaki|^korkuyorum|^mukemmelsin
34|^vallahi|^var|^yalnizligimi|^yorgunluktan|aciyor|aklini*|aklinin|anlatacak|anlayamaz|aralar|ayakta*|baskalarina
34|beni*|benimle|bens*|berb*|bilecegiz|bilen*|bilsen|biraz*|bite*|biter|bizimkisi|bogazim|bulamasin|bulamasin.
34|bunlari.|burasi.|burnumda|degismem.|deme.|dinled*|disa*|dokundu|dosyana|dudaklarindan|duny*|dunyam*|duv*|duva*
34|duvar*|duymamali|duyun*|duyunc*|duyunca|ederd*|ekleni*|elektrigi|elini|eskise*|eskisehir|evlad*|evladi*|farkli*
34|gelirsin|gibisini|gidersen|gormuyorsun|guvendim|haberi*|harc*|hasr*|hasre*|hazin*|hic|hikayeyi|icip|ihtiyar|insaf
34|isiginda|isik*|isinmi*|isit*|ism*|ismi*|kalacagini|kapatirsan|kapild*|kapildim|kapind*|kapinda|karisir|kata*
34|kesild*|kesti|kilo|koll*|kollu*|kolluy*|kolun*|korkarim|kra*|kuyu*|makar*|makarn*|mezuniyetimde|miydi|muc*|muhurlu
34|nasilsa|nefesim|ofkesinden|okuduktan|okutma|olsay*|olsayd*|oluyorum|omr*|omru*|parcam|parmak*|reva|ruhun*|saklar*
34|salla*|saye*|sekerim|seninl*|seyde*|seyden|siril*|sirils*|sirilsiklam|sokma*|sonuy*|sonuyo*|sorma|tabi|tasiyorum.
34|temiz*|temizl*|tutal*|tutali*|tutalim|tutard*|ugraya*|urperd*|urperdi|utans*|utansi*|utansin|uyusu*|uyuyamadim.
34|velilerine|yalnizligimi|yandi|yazardin.|yeterim.|yurud*|yurudu*
33|*aladi|*alkan|*andi|*anip|*arna|*atlim|*atsan|*atun|*aza|*azsam|*biyiz|*cikti|*ciyor|*curma|*dare|*edim|*eni.
33|*ensiz|*essin|*gaci|*him|*iyip|*iza.|*karna|*kiler|*klam|*ktin|*lkan|*lye|*nuyum|*ocam|*oldum|*optu|*ordum|*ote.
33|*oyu.|*ptu|*randa|*rna|*sadim|*teriz|*tsan|*uga|*uyar|*zerin|*zma.|^aramiza|^bari|^birlikte|^don|^elini|^kol
33|^kulaktan|^meftunum|^parmaklarim|^profil|^tenine|^yanagini|^yasadigim|abine|acid*|aits*|aitsi*|aitsin|akiy*|akiyo*
33|anlatacaksin|arala*|arkadaslarima|arkadasliktan|ayiracak|azind*|azinda*|azindan|basima|baska*|benm*|benmi*|benmis*
33|benmisim|benzerin|ber*|bilene|bilmem*|bilmesinler|bilmesinler.|biteri*|bizi.|borcl*|cevh*|cevhe*|ciddiyim|delika*
33|det*|dinlemiyor|don|dugme*|duramaz|duramaz.|duyar|duymasin|elestiren|elim|elimde|ettin|fena|flo*|flor*|gamzelerine
33|gecmesin|geliri*|gercegim|gibiyiz|gittim.|giy*|golge*|gormesinler|gozl*|gozume|gul*|gulme|gunden|haki*|hisseden
33|husu*|husus*|iba*|ibar*|ibare*|idare|kaliyorum.|kalkan|karsilikli|karsin*|karsisinda|keserl*|keserler|kizl*
33|konusursan|koptu|koyami*|koyamiyorum|kulagi*|kurama*|kutusunu|makarna|makine|mezunuyum|miydi*|ogla*|ogrenmesin
33|okuyun*|okuyunca|oldum|olmasin.|olsaydim|onlar|ote|ote.|otesi|otesi.|oturam*|oturuyor|ozel.|parfum*|rast*|sabre*
33|saha*|satirl*|seninle|sensiz.|simdid*|sizli*|sizliy*|sormaz.|tabi.|takip*|takipc*|tatl*|tatlim|tenin*|tenine
33|tirnaklarimi|ucurm*|ucurma|veli*|yanagini|yaraladi.|yaslan*|yayili*|yazardim|yazardim.|yazmiyorsun|yokl*
32|*ajimi|*alden|*andin|*arasi|*art.|*betme|*biri|*cbiri|*ekayi|*eldir|*eliye|*elme|*ena|*erdar|*fli.|*gec|*genen
32|*gmadi|*gmeye|*icen|*idem|*ilemi|*ilini|*irtim|*iyan|*jimi|*lesen|*linim|*llede|*lum.|*nemem|*nidim|*olma|*rdar
32|*reve|*rler|*rnum|*rtide|*rtim|*ruk.|*tide|*triyi|*unmaz|*urnum|*vdami|*venin|*vgimi|*vvel|*ydur|*yne|@I-am|@I-be
32|@without|^agzini|^ailenden|^ardinda|^baskalarina|^cayim|^dizime|^hesabi|^icim|^ikimizden|^kuzenine|^olsun|^terledim
32|^uykum|acars*|ailemi|aksamlarimiz|anlatmana|anma.|arami*|aramiyorsun|arkani|arkasindaki|askim.|askind*|askindan
32|atsa*|atsan*|atsana|attim.|avu*|ayakl*|ayakla*|ayrilirsan|bahc*|bahsetmissin|bakarsa|bakl*|baslarsan|begenen
32|bilirse|bilmedi|bilmiyor.|binle*|binler*|binlerce|boyles*|bozulur|burnum|cald*|cayim|degistir.|dig*|dige*|dogmadi
32|dogmadi.|dogmussun|dokec*|dokece*|dokecegin|dokundu.|donduruyorsun|donduruyorsun.|donuyorum.|dugmey*|dugmeye
32|duraks*|dusuy*|dusuyo*|edemem.|eksil*|elma*|evdekiler|evv*|evve*|evvel|gecirdim|gecmes*|gelme|gonuld*|gonulden
32|gormesin|gormey*|gozle*|gozluk*|gundur|haberdar|hakkim*|hepsinden|hicbiri|huzun*|huzunl*|ikimizden|ikimize
32|ilkokulda|insani*|insaniz|isini*|istemezsin|kaldim.|kalmasi|kanim|kapas*|kapasi*|kapats*|katlan*|kaybetme|keyifli.
32|kollarima|koys*|koysa*|kralicesin|kulakligini|kuserim.|kuzenine|laki*|lakin|mahallede|mesajimi|okuduk*|oldugum
32|olurm*|olurmu*|olurmus|omzund*|onl*|onlard*|ortali*|ortalik|oyalaniyorum|oyalaniyorum.|oyl*|ozlemisim|partide
32|paylasmak|saatim*|saatimiz|sene*|sesine|sevdam*|sevdami|sevgili.|sevgimi|seviyesine|sikisiyor|sirtim|sizma*|susari*
32|susarim|susarim.|tanidim|tanidim.|tatli|tatlis*|tatlisin|tepe*|terle*|terledim|tutamadim.|unutuyorum|uydur|uzmey*
32|uzulu*|velini*|velinin|yalnizligin|yana.|yanaklarim|yanima.|yapiyorsun.|yasayamam.|yasl*|yattim|yazism*|yazmaz*
32|yeg*|yese*|yeters*|yetistirme|yikildim|yikildim.|yutk*|yutku*|yutkun*|zamankinden|zekayi
31|*acti|*anka|*aric|*arim|*asa|*blam|*dure|*durme|*emada|*ersiz|*eyfim|*ezdin|*gari|*giyor|*ibim|*ic|*igim|*itom
31|*kacik|*kitom|*kkini|*kuldu|*libim|*medin|*menim|*miyor|*mizle|*mki.|*ncak|*nka|*orduk|*patma|*puyor|*rdik|*ric
31|*ric.|*sil.|*sumun|*ttini|*tuldu|*udure|*ulsun|*ursan|*yfim|*yim|*yorum|*yy|*zgari|*zim|*zlim|*zlum|@I-did.
31|@darling|^deniz|^gittigin|^gulusune|^ofkelendim|^ruyamda|^sevgililer|^yazmadigin|ablam|aciktim|acilir*|alindim
31|almist*|almistim|alni*|anlamasin|anlatmaya|anneml*|asigin*|asik*|asikl*|asikla*|asiklarin|askit*|askito*|askitom
31|bakama*|baksa*|beklerim|bekletme.|bencilim|bencilim.|benim|benimki.|bensi*|biliyoruz|bilmedi.|bilmek|bilmeye
31|bitiriyor|bizd*|boga*|boyleydim|burc*|burcu*|burcuy*|buyukleri|buz|calisiriz|calismaya|calm*|catladim|cikali*
31|cikalim|cocugum|dakikacik|dalgalar|damag*|damagi*|damagimda|deh*|derler|dim*|dimi|dokuns*|dolduramaz|doyama*
31|duramadim|durup|duym*|eksiliyorum.|eskisi|etmem.|gecist*|gezer*|gitmesin|gizley*|gorey*|goreyi*|goreyim|gormed*
31|gozler*|gulusune|haber*|harca*|haric|haric.|hatti*|hattin*|hattini|hayatindaki|hocay*|integ*|integr*|isiklari
31|isimle|iyiligini|izledim|izlemek|izler*|kaciyorsun|kacti|kadinim|kalabaliklar|kalkiyorum|kalmamis|kanka|kanli
31|kapatma|karanlik|kemi*|kenarinda|kendimi.|keyfim|kiymetimi|kolundaki|kopuyor|kose*|kulaktan|kuz*|kuzen*|maha*
31|mahal*|mahall*|manti|milyon*|mudure|nasild*|nasildi|nasildi.|nasip|ofkelendim|ogretmenim|ogretmenler|okur.|olayi*
31|olmadigin|olmami*|ondan|ruzgari|sabret*|secilmissin|seker*|sendek*|sendeki|sensiz|sikildin|sinemada|sinirlarini
31|sisti.|sorma.|sormas*|soylemem|sozun|tali*|talib*|talibi*|talibim|tanimiyorlar|tatlim.|temizle|temizlemeyi|tuttum
31|tutuldu|usud*|uyanir|uyanmaz|uzan*|uzulurum.|vel*|vermem.|yanak*|yanakl*|yanar*|yangin*|yanindaydim|yaparl*
31|yaparlar|yari|yats*|yazilm*|yetti|yikilirim|yokluguna|yuzug*|zekand*|zekandan|zirv*|zirve*
30|*acik|*agi|*anlin|*asip|*aydik|*bil.|*bim.|*bine|*celen|*dasim|*dromu|*ekme|*eme.|*eriz|*hat.|*iktin|*imsem|*ipten
30|*iraf|*irmam|*itesi|*ittik|*kundu|*kuyla|*lemim|*llahi|*luruz|*msem|*ncken|*nip|*niyan|*nlin|*nuk|*ogudu|*omu|*ondu
30|*onuk|*orde|*orum|*rdi|*rdum|*rme|*romu|*rptim|*rup|*sal.|*salim|*sarim|*sek|*sem|*sima|*slan|*smaz|*ssak|*syana
30|*timda|*tiraf|*tmana|*ttun|*um|*uncak|*uttun|*vel|*vimiz|*zimda|*zisma|*zlara|^annemin|^bas|^basima|^baska
30|^bilmemeleri|^buyuyunce|^dersi|^dostlarin|^gripten|^kalbimin|^karnim|^mutluluktan|^randevumuz|^senle|^sonsuza|^sss
30|acab*|acelen|akli|alcal*|alird*|alirdi*|alisa*|aln*|alnin*|anca*|ancak|anlatsam|arkadasim|ayrildiniz|bakamasin
30|bakamasin.|bakamiyorum.|bakmas*|bastim|bayili*|bekliyordun|bend*|bil.|bilecek.|biliyor.|bilmeyecek|birakmamak
30|biter*|bogazimda|bugun.|buray*|buyukl*|buyuyu*|buyuyunce|cikal*|cikmadin|citlatma.|cuzdan*|dagilirsin|danismanlik
30|dayanamiyorum|diley*|dileye*|donecegine|doyami*|doyamiyorum|duyunca.|ediy*|ediyo*|erkeg*|essiz*|essizs*|essizsin
30|ettigi|evimiz|fonksiyonlara|gamzelerin|gece.|gecirdim.|gelicem|genck*|gencke*|gencken|girip|gittik|gordum.
30|gorusmende|gozlerine|gozlugumu|grip*|gript*|gripte*|gripten|gul.|halled*|halledelim|halledelim.|hamsi|huyunu|icimde
30|ikim*|ikimi*|ira*|isiml*|isiniy*|isir*|isiri*|itiraf|iyiy*|izin|kaf*|kalemim|kalmazsan|kalmistim|kalsa*|kanl*
30|karanliktan|kaybed*|kem|kemir*|kimsem|kirilir|kirpt*|kirpti*|kirptim|kisiliktir|kiyama*|klas*|klavyenin|konusmani
30|konustugunu|kopt*|kopuyor.|korkuyla|kosa*|kuru|lid*|lide*|lider*|liseyi|merakt*|meraktan|mutluluktan|netlerini
30|nisanlin|nokta.|odasinda.|oglanl*|ogrencilerle|oldugumu|oldurm*|olma|olmamis|olumune|onda*|ondan.|onemsiyorsan
30|oturd*|oyuncak|ozellikle|parcalandi|rahat.|saklariz|saklariz.|sarki|sarkida.|sence.|sendromu|sesini|sevdal*|sogudu
30|soyleyemem.|sss|sul*|surat|surec*|susar*|susk*|susku*|susun*|susunc*|susunca|tamamlarim|tamamlarim.|taniyan|tasiri*
30|trabzonluyum|tutmuyor|umuy*|umuyo*|umuyor*|umuyorum|umuyorum.|unuttun.|uzulur*|uzulur.|uzuluyorum|vermez*|vurdu
30|vurul*|yagmu*|yaklas*|yapiliyor.|yaratt*|yarattim|yast*|yastig*|yazisma|yazisma.|yok*|yurudugumuzu|yuzlum
29|*ahici|*arsan|*bam|*cakti|*cilim|*cim|*cimek|*dada|*dum|*dun.|*ectin|*eger|*egine|*ekana|*elsem|*enim|*eylan|*ftiz
29|*gisin|*hici|*ifi|*iftiz|*ikli|*imadi|*imek|*ipsin|*irf|*iyma|*kos.|*kum.|*ldum|*leme|*lma|*lmeye|*madim|*mcana
29|*mdan|*mrum|*msiyi|*nadi|*ncten|*ndu|*nim.|*nk|*nmem|*nunde|*orsem|*ptim|*raldi|*risin|*riyim|*rktum|*rleri|*salar
29|*selim|*sumde|*sunup|*suruz|*suyor|*ten.|*ucugu|*ugum|*uldu|*uldun|*unucu|*unup|*ursak|*uyunu|*virir|*ylan|*ynadi
29|*ynuna|*yunce|*yuyor|*zelim|*zulur|@I|@I-will|@lonely.|@love.|^1|^acaba|^ayaklarim|^bak|^buyuklere|^ceylan|^cikalim
29|^gecenin|^gidisin|^gonlum|^gunumun|^haberleri|^hoslaniyorum|^kalbinde|^kalmani|^kedim|^kiskandim|^kollarindaki
29|^midem|^orucluyum|^sanirim|^soylersen|^turev|^yuzuk|acilirsa|ahi*|ailede*|aileden|aklimd*|alayi*|alayim|alirdim
29|amcana|anlamazlar.|anlasilmamak|anneme|apt*|apta*|atiyor*|atlatm*|bakip|bamb*|bamba*|bambas*|beklerken.|bekleyemem
29|bekleyemem.|belirleyelim|bileyim.|boynuna|bugund*|bugunden|buyudum|calisirdim.|catli*|catliy*|catliyor|cayi*
29|cevher*|cevirir|cevirir.|cey*|ceyl*|ceyla*|ceylan|cezalandiriyor|ciftiz|cige*|ciger*|daraldi|dediko*|deli*|derin
29|derin*|diyecegimi|dondu|dosyan*|dugm*|dunyad*|dunyamiz|durak*|duser*|dusunup|duzeltince|etmel*|etmeli*|fon|gectin
29|gelsem|gibiy*|gireceksin|gog*|gogsumde|gorsem|gunumu*|gunumun|haberleri|haya*|hocas*|hocasi|isigin*|isitme*|kaciy*
29|kaciyo*|kalbinde|kalmani|kapali*|kaybol*|kaynad*|kaynadi|kelebekler|kiyma|kizdi*|kodlar*|kollarindaki|konusma.|kor
29|kuca*|kulagimda|kuze*|mani*|merci*|mercim*|mercimek|mevz*|mezunu*|neler|okuyor|olmam|olsan*|olsana|olursan|olurum
29|omrum|omuz|omzun*|onlar*|oral*|orala*|oralar*|otursak|saatlerde|sahic*|sahici|sahici.|sapl*|sapla*|saplan*
29|satirlarin|savr*|savru*|savrul*|sayaca*|sayacagim|sikisiyor.|sirani*|siranin|sirf|soylemem.|soylemeyeceksin
29|soylemeyeceksin.|soylerdi|sst|sunucu|suphelenmesin|tad*|tale*|taleb*|tanidiktan|tanimadi|taray*|tarayi*|tesa*
29|tesad*|tesadu*|topa*|topar*|toparl*|toplan*|tutt*|tutus*|tuyler*|unutmam.|unutuyorum.|uyu*|verdikten|vermezler
29|yakmis*|yakmisim|yakmisim.|yalnizken|yalvaririm.|yapard*|yapayalniz|yazmad*|yoksu*|yokum.|yolc*|yolcu*|yuzlu*
29|zekana|zordu
28|*ahim|*aliba|*amla|*anlim|*ayik|*azdan|*azine|*balar|*bet.|*cirme|*dasiz|*eke|*enmem|*esin|*esiz|*etimi|*eyden
28|*eye.|*giy.|*heri|*htac|*hunla|*iba|*ileye|*ive|*karim|*kim.|*ktu|*ladi|*lardi|*liba|*liler|*mamis|*memde|*memi
28|*mizde|*neydi|*nimki|*nlim|*nluga|*nnemi|*nyada|*osuya|*parca|*rdini|*rigi|*rilip|*riyor|*rse|*rsem|*rsive|*rum
28|*ruz|*setme|*sive|*sune|*tac|*tuden|*uhtac|*urayi|*uregi|*vheri|*yacak|*yden|*yik|*yum|*zdi|*zi|*zlasi|*zleme
28|*zular|@I-did|^abine|^aciktim|^ay|^ayin|^birtanem|^cevrimdisi|^cocuklugumda|^dedigimde|^donup|^esim|^hey|^komsunun
28|^nisanlim|^parola|^saclarinin|^yokluguna|aciyor.|aileye|aldi|ancak.|anlamasinlar|arsive|avucl*|avucla*|ayaktayim
28|ayaktayim.|azaliy*|babal*|babala*|babalar|balkon*|begene*|beklerdim|benimk*|benimki|bilmese|birtanem|bize.
28|buluyorsun|buluyorsun.|bural*|burala*|burayi|caldin.|canims*|canimsin|caresi|cekicisin.|cevheri|cigl*|cigli*
28|cocuklugumda|cop*|cope|cumlenden|denememde|derdini|destekleyemez|destekleyemez.|disarida|donm*|dunyada|dursun.
28|duruyorum.|dusunmekten|dusuyor|duyars*|ederdin|ederdin.|elestirdiginde|elle*|eller*|elleri*|eminim.|etmedim|etsen
28|evladiyim|evlens*|fazlasi|galib*|galiba|gecire*|gecirme|geciyorum|geliyorsun.|girmey*|giy.|gorecek|goreyim.|gormes*
28|gozunden|gri*|gulumseme|gunde*|gunumu|guvenilir|guzelliginden|hala|harcatmam|hazine|hey|iceride|icimi|ida*|idar*
28|ilgisiz|isitm*|isp*|iste|istersen.|itiraf*|iyiyim*|iyiyimdir|kalac*|kalaca*|karism*|karma*|karmas*|katar*|katars*
28|katarsan|kaybo*|kimdi|kisisin|kiymetini|kokusunu|komsu*|kond*|konusamayiz|konusamayiz.|konusmalarimiz|konusmana
28|konustum|kosuy*|kosuya|kusursuzsun|lafin*|lokma*|mevzul*|mevzular|mille*|muhtac|mutsuz*|muydu|nabz*|nabzi*|nad*
28|nadi*|napa*|nih*|niha*|nisanlim|off|ofkes*|ofkesi*|ogrenmeyecek|ogrenmeyecek.|olabiliyorsun|olce*|oldugunu.|olsak
28|orda*|ordan|ortuy*|otekil*|otey*|oteye|paramp*|paramparca|paramparca.|parcalaniyor|parl*|parliyorsun.|parmagini
28|profil|ruhunl*|ruhunla|ruhunla.|saci*|saclarinin|sahil*|sahur*|sanmis*|sanmistim|sayacagim.|seke*|sevdigim.|seviy*
28|seyr*|seyre*|sezm*|simdi*|sirt*|sirti*|sirtin*|sizm*|sohbet.|sokma|sordum|sorulari.|sorusunu|soylemedigin
28|soyleyeyim|tamamlayan|tanig*|tanigi|tasir*|tasm*|tasma*|tasmas*|tut|tutusu*|tutusuyorum|tutusuyorum.|tuy*|tuyl*
28|tuyle*|ucusuyor.|universitedeyken|utanc*|uyuyac*|varsa*|verdim|vermeyelim|verse*|vicdan*|yanim|yanini|yasadigim
28|yasadim|yasim*|yattik*|yattiktan|yazamiyorum.|yazistigimizi|yazmazsan|yeng*|yenge*|yetersin|yilim*|yuregi
27|*ahvem|*anigi|*arfin|*arnim|*asim|*atsam|*azdim|*cayla|*cek.|*damin|*emege|*engin|*enk|*ettir|*eysin|*ezil|*hvem
27|*ibir|*ilcek|*ilcem|*isti|*kan|*kegim|*kisan|*kki.|*ktan|*lcem|*lden|*limi|*ltin|*lunc|*mege|*miza|*mkini|*murda
27|*mzuma|*net.|*nliga|*oksan|*orma|*ozume|*porun|*pup|*ramam|*rim|*riya|*rneyi|*rnim|*rnima|*salt|*sus.|*tasin|*timde
27|*tmam|*uktan|*ulunc|*umsun|*unc|*unce|*urdu|*usun|*usune|*uzume|*vem|*vgusu|*yragi|@I-will.|@secret.|^aileler
27|^aklim|^anneni|^annenin|^disariya|^hele|^insanlara|^kahvem|^karanliktan|^kocunla|^kollarimda|^kopegimi|^kuzenin
27|^neyse|^ogretmenler|^perdeyi|^psikolog|^secilmis|^sessizligin|^sozunu|^yuregim|acmaz|adami*|adamin|adini|alami*
27|alamiy*|alamiyorum|aldigi*|altin|anlamiyor|anlarim.|bagisla.|bahaneydi|bakisin|baktik*|baktikca|basim|bayrag*
27|bayragi|bekled*|ben|bilcek|bilcek.|bine*|biner|birakmam|bizde|bogaz*|boyn*|bulasi*|burkt*|buyuk*|cam*|catladim.
27|cekiniyorsan|celi*|cifti*|ciks*|cuz*|cuzd*|cuzda*|dahi|dam*|daya*|dayan*|dayanacak|degistirmene|dek|delik*|derse
27|dershaneye|dikt*|dikti*|diktim|diktim.|disim*|disimd*|disimda|dokunabilsem|doldu.|dondur*|donuyor.|durs*|dursu*
27|dursun|dusunmez.|duyarsam|ederlerse|ekranda|ema*|eman*|emane*|eris*|erise*|erisem*|erkegi*|erkegim|esirge*
27|etmelisin|ette*|etten|evdeki*|fis*|formun*|gayri|gayri.|gec|gerisi|gitt*|gormuyor|gorur*|gucum|gulunc|guluyorum
27|gundur.|guzelsin.|hissettiriyorsun|inanmazlar|incitti|iyili*|kahvem|kalaba*|kaliyorum|karneyi|karnim|karnima
27|kazandim|kazandim.|kibir|kilit*|kilitl*|kimd*|kisisi*|kiv*|kiym*|kizariyor|kizla*|konusmalar|konusmaya|konusuyorsun
27|kopari*|kopegimi|kopuy*|kopuyo*|koruyo*|koruyor|kuzenin|mahv*|midem*|milyonda|nabe*|naber|nel*|nele*|net.|neyim
27|niy*|nokta|okur|olmamak|omzum*|omzuma|onunde|ope*|opucug*|ovgusu|pencerenin|rahm*|rahme*|raporun|rez*|rezi*|rezil
27|saki*|sansinlar|sansinlar.|sayiyorum.|sekme|senink*|sessizligin|sevmiyorum|seysi*|seysin|seysin.|sezmi*|sikki.
27|sizmas*|sizmasin|sohbet*|solar|solm*|solma*|solmay*|sorgu*|sozlerinden|sultan*|sus.|tebess*|tirnak*|titred*
27|tutardim.|tutmuyor.|tuv*|tuva*|tuval*|tuvale*|ucar*|uyuyacagim|uzana*|uzers*|uzersi*|uzersin|uzulmez.|uzunt*|vardi
27|verecegin|vicdanin|yag*|yagmurda|yanari*|yapabilecegin|yapar*|yapiliyor|yapmistim.|yaptiklarini|yavaslatiyor|yaya*
27|yazan*|yazils*|yazmaktan|yemege|yemin|yeminle.|yett*|yoruldu|yuruye*|yuzu*|yuzume|yuzunden.
26|*acimi|*acina|*afife|*alde|*aresi|*ariya|*arlar|*arsi|*ber.|*cina|*cti|*dan.|*disin|*dum.|*egane|*eklif|*ense|*erim
26|*ettim|*fife|*gane|*gec.|*gina|*ikti|*ildim|*ipler|*irp|*irp.|*kisa|*kisti|*klif|*legim|*luyla|*manim|*masa|*okta
26|*opma|*osum|*osuma|*osuna|*rerek|*runce|*smasi|*suma|*sunle|*surum|*timiz|*ulaga|*ylesi|*ysin|*zun.|@cry.|@lie
26|@mine|^anlatirsan|^doktorla|^evdekiler|^gozumun|^kiskaniyorum|^kizlar|^kuzenim|^sacimi|^saklamak|^siniftaki
26|^vicdanin|^yakisiklim|^yolunu|acikt*|aglarim.|aka*|akillisin|alay*|aleme|alirsa|alnind*|alnindan|anlasana
26|anlatiyorum|annemle|arasina|arasinda.|arasindan|ars*|arsi*|ats*|avl*|ayirirlar|ayirirlar.|bacak*|bacakl*|bacaklarim
26|bahane*|bahsetmene|bakmaya|bana|basa.|basladim.|basm*|basma*|bekley*|benc*|bencillik|bensiz|benzemeye|bilini*
26|bilme*|bilmeden|biris*|bitirirsen|bog*|borclusun.|boylesi|boynu*|bula*|bulam*|bulust*|burkuldu|buyuledin|buyuturler
26|cagiriyor|catlad*|cekmez|cekmez.|cikti*|coktu|dahil*|davranman|degill*|degiller|degiller.|deniz|digerleriyle
26|dikkatimi|dilde|dizlerim|doldu|doldum|donmez*|dudaginin|duymasina|duyuyorum.|edeli*|edelim|efsane*|egleni*
26|eglenirken|ekr*|ekra*|erir*|eriyo*|etmeliyim|etmez.|etrafindakiler|fermu*|fermua*|firla*|flort*|gec.|gecile*
26|gecilen|gelemedim|gelemedim.|gercegin|gidecek|girmedi|gormemesi|gorunc*|gorunce|gorusurken|gozley*|gozleyen
26|gulumsedim.|gulusunle|gurbetteyim|haberd*|hafife|hakika*|halim|hallederiz.|hasret*|haval*|havala*|havalara
26|hazirlanan|hel*|hosum*|hosuma|huy*|huzunlendim|ilko*|ilkok*|ilkoku*|inanir|inme*|insanlarla|isimi*|isten|iyisi.
26|kalka*|karsi|karsindaki|kemikten|kibi*|kirp|kirp.|kitabini|kiyme*|kiymet*|kizami*|kizamiyorum|kizlar|kollarimda
26|kolluyla|kondu*|kondur*|konusurum|kopm*|kopma|korkar*|korkutuyor|korkutuyor.|kralic*|kulaga|kulakl*|kulakt*|kusu*
26|kuts*|kutsa*|kuzenim|maas*|made*|mart.|nar|nesem|oldun.|olmand*|olmandan|olursu*|olursun|olurum.|oluyorsun|onlardan
26|orda|otobusteyim|oynamaktan|oyunc*|parasi|posta|rastlamadim|raz*|sacim*|sacimi|sahips*|sahipsin|saklad*|saklaniyor
26|sansi*|sarkim*|sarkimiz|senc*|sence|serc*|siradayim|soruyu.|soyleyecegim|soyleyecek|tadim|takmak|teklif|terap*
26|tipler|ucl*|ucur*|ugrayacaksin|umu*|unutamam|unutamam.|uyurs*|uzdug*|uzdugu*|uzme*|valla*|vallah*|verdik*
26|verebilir.|vermezdim|vermezdim.|yakala*|yakisti|yalnizligimin|yapamiyorum.|yapars*|yapmistim|yasti*|yazmak*|yega*
26|yegan*|yegane|yerimden|yeterim|yikili*|yirt|yoklugunu|yoldayim|yukaridasin|ziyan
25|*abam|*abuk|*aduf|*aksam|*amur|*apini|*ardon|*asret|*ayimi|*be.|*buk|*cegi|*cilen|*det.|*digim|*dim|*dirme|*don
25|*dresi|*duf|*edada|*erdim|*erman|*geme|*gune|*iklim|*ilye|*ime|*imize|*irdik|*isin|*izla|*karsa|*kelim|*kikan
25|*kkimi|*kmede|*lirsa|*lsen|*luklu|*mize|*mseye|*muar|*ninle|*ormez|*rdon|*rgeme|*rmuar|*rsiz|*saduf|*say|*sret
25|*tense|*ttum|*uah|*uar|*urat|*ussak|*uttum|*uzsun|*vde.|*ydeki|*ynaya|*yunca|*zeyen|*zla.|*zle|*zle.|*zsun|@I-am.
25|@erase.|^aklimdan|^ameliyat|^atesim|^baskasiyla|^bitanem|^bugune|^burnum|^etrafindakiler|^gozlerine|^hafta|^hatirim
25|^kara|^konustugum|^kulakligini|^nefesim|^omrumun|^oyunlara|^parmagina|^sendeki|^senden|^sensiz|^sevincten|^tarayici
25|^tuylerim|^uyanir|^yetiskinlere|^yorganin|acikti|acilin*|acilinca|acimiy*|acitt*|acitti|acmaz.|acmis|adimi*|adresi
25|aff*|affe*|alirdim.|altinda.|anlar|anlattigim|anlattiginda|asti|astin|ayirdigim|ayirir*|aynay*|aynaya|babam|bahar*
25|ban*|be.|bense|benzey*|benzeyen|bilmeseler|bily*|bilye|birakacaksin|birazd*|birazdan|bitanem|bizimkini|boya|bozulu*
25|bulus*|bulusalim|burktu*|burktum|cabu*|cabuk|calisiyorsun|calistim.|calmak|canliyim|cayimi|cevaplarim|cevirmek
25|cikmaz.|cure*|dakikalari|dakikan|daml*|degerlisin.|depresyona|deyin*|deyinc*|deyince|dild*|dinlenmem|diyord*
25|donmezsen|dustum|dusundukce|duygulandim|edel*|eden*|edilmi*|edilmis|elinde.|esirgeme|evde.|fazla.|ferman|fermuar
25|fikri*|firlay*|gecil*|gecistir.|gecmen|gecmisini|gelse|gereks*|giderse|girmi*|gitmiyor|gormez|gormez.|goruse*
25|gulmekten|guvenimi|haka*|hake*|hakkimi|haksizlik|hasret|hayalimde|hesabindan|huzunluyum|ictim|inat|inceli*|incitti.
25|indirme|indirme.|inm*|insansin.|izle*|kacar.|kapini|karisma|karistirir|karistirir.|kasiliyor|kasiliyor.|kayb*
25|kaybetmektense|kaydet.|kere|kimim|kimseye|kiyamam|kollar*|konusmaktan|konussak|konussak.|konustugumuz|konusulani
25|konusulmaz|koparirsan|kopma*|korkardim|kosac*|kosaca*|lamba*|listem*|mak*|mesele.|miydim|muah|muhur*|muhurl*
25|numarasi|odama|odayi|ogrens*|oldun|olmayi*|olmayinca|olumun*|oluyor*|omrum*|omrumu*|omrumun|onceligin|ortag*
25|ortagi*|orucl*|oruclu*|otura*|oturuyorum.|oyle|oyunl*|oyunla*|oyunlara|pam*|pamu*|pamuk|pard*|pardo*|pardon|parli*
25|parliy*|partid*|rakip*|rakips*|rakipsizsin|sall*|salonundaydik|sansin*|sansl*|sayfalari|sayiy*|sekmede|servisine
25|sevmez*|sez*|sinema*|siniftaki|sizlam*|sonu|sorg*|soylemesi|soylemiyorum.|suzu*|tarayici|tesaduf|titreyerek
25|trigonometriyi|tutarim.|ucum*|urp*|urpe*|urper*|uzuy*|uzuyo*|uzuyor|vallahi|vedada|velil*|velile*|verirs*|veriyorum
25|yak*|yakinlastirir|yakisa*|yakisan|yakisiklim|yalnizliga|yanima|yanitlari|yanlisti|yapardim|yasaklarlar|yatin*
25|yatinc*|yatinca|yazs*|yuzumd*|zamank*
24|*aldik|*antik|*apina|*apkin|*asimi|*asonu|*azdi|*bir|*cakta|*cunda|*cunla|*deriz|*dun|*ekici|*elami|*emedi|*erbat
24|*eydim|*eyeni|*ff|*gara|*glum|*grima|*gudu|*hunun|*igara|*ilere|*ilsen|*im|*imayi|*inifi|*inmek|*ipki|*irsan|*izi.
24|*kara|*kimiz|*klere|*kudun|*lcek|*limiz|*litle|*lmemi|*lort|*lsa|*mamak|*masam|*mendi|*nanir|*nifi|*niydi|*nkara
24|*nledi|*ntim|*nucun|*nunce|*ofil|*omik|*oyum|*pina|*pip|*pkin|*ralar|*ralde|*rbat|*regim|*rguya|*ril|*rofil|*rse.
24|*simda|*sonu|*tam.|*tanir|*tla.|*tmene|*turup|*ulani|*use|*utmam|*uzup|*yamaz|*yinca|*yirli|*zinci|*ziyim|*zmem|^ah
24|^anca|^askerdeyken|^babandan|^bensiz|^beraber|^boyum|^herkese|^kalabaliga|^karneni|^onca|^oteki|^silmeden|^sorguya
24|^yemin|^yoklugunda|acikti*|aciy*|agrima|agriyor.|ailey*|aksamlari|aldi.|aldig*|alip|aliyormus|anka*|ankar*|ankara
24|anlatmayacagina|anlats*|aradigin|arm*|arma*|armag*|armaga*|askerdeyken|ast*|atin*|atinc*|atinca|atma|atman|ayakt*
24|bahce*|bakmam|beklemeye|bendi*|bendim|benimd*|berba*|berbat|bil|biliyordum.|bitmesin.|boyum|bugune|buna*|bunal*
24|bundan*|buyuy*|caliyor.|capk*|capki*|capkin|cekem*|cekemi*|cekemiyor|cekerl*|cekerlerse|cekici|cikarma.|cocuk.
24|cozeme*|dagiliyor|defa|degerlisin|deliy*|deliye|diken|dinledi|duymad*|duymasinlar|ele.|eriy*|essi*|ezi*|firlad*
24|firladim|firladim.|flort|formulleri|gecmiyor|geleceksin|geliy*|geliyo*|gider*|gidisini|gidiyorsun.|girdigin|girmis
24|gonu*|gorem*|gormem*|gostermissin|gotureceksin|goz*|gozumun|haftasonu|hastayim|hayatimda|hayirl*|hayirli|hissediyor
24|ikiliy*|ikiliyiz|inmek|islak|islak.|itir*|itira*|kadini|kadini*|kaldik|kaldik*|kaldikca|kaldiramiyor|kaldiramiyor.
24|kalsa|kank*|kapattiklarinda|kapina|karg*|kaybedersem|kestirdim|kilitle|kirdi*|kirilmisti|kisild*|kisildi|kisilik
24|kocunl*|kocunla|komik|korkardim.|korktum.|kram*|kua*|kurtulamiyorum|kurusu*|kutuphanedeyim|kutusu*|mahvediyor|metr*
24|napi*|nerdes*|nerdesin|oglum|ogretmenligi|oksay*|oksur*|okudun|okurk*|okurke*|okurken|olmadikca|olmasam|olmasi*
24|ond*|oruc*|paras*|ras*|razi*|raziy*|raziyi*|raziyim|raziyim.|ruhunu*|ruhunun|sabr*|sacin*|sakla|sansli*|sarilayim
24|sayilmam|sekizinci|selami|senem*|senemd*|senemde|seni*|sevd*|sevdir*|seyi*|seys*|sigara|siler*|sinifi|sizi|sonsuz
24|sonucun|sonuyor|sorguy*|sorguya|soylerdi.|soylesen|suzup|tam.|tasiyabilecek|tipk*|tipki|titr*|topu|tutmayi
24|tutuluyor|tutuluyor.|ucunda|unutac*|unutam*|unutuy*|utanir|uyut*|uzaklastiriyor|uzattim|uzulmemi|valla|varl*|varli*
24|vazgecme.|virgulunu|yapili*|yapmaz*|yapmazsin|yapmazsin.|yararina|yararina.|yazarim.|yenm*|yenme*|yeteri*|yetersiz
24|yetmiyor|yildizlari|yiyip|yoklugunda|yolda|yolumu|yuregim|zarif.
23|*agda|*ahidi|*alar|*alsa|*ama.|*amaz|*amuk|*anli|*apti|*arem|*arsam|*attim|*ayis|*azici|*baska|*biyim|*cken|*cmaz
23|*ec|*ectim|*egim|*erece|*gdum|*gel|*glama|*grama|*gumuz|*gzina|*hane|*hidi|*ifa|*ilsa|*ilve|*ilyon|*inifa|*irsam
23|*iyar|*iydin|*kurum|*lak.|*ledim|*lirim|*lum|*lusup|*lve|*lyon|*medim|*meye|*misiz|*muk|*nagim|*nemle|*ngel|*nifa
23|*ntik|*ogdum|*okunu|*oseme|*oymam|*perim|*pini|*pti|*rana|*rif.|*rum.|*ruste|*slini|*smem|*tan.|*uden|*uklu|*una.
23|*unca|*uraya|*uven|*uzsam|*yanip|*yet.|*yis|*yumak|*zanip|*zemez|*zici|@I-do|@jealous.|^agzindan|^alindim|^arkadasa
23|^cayimdan|^dunyada|^ellerimi|^kiminle|^kuru|^minik|^oglum|^oyuna|^sakin|^seni|^unutulmak|^utancimdan|^yillarca
23|agrila*|agrilar|agzina|ailed*|aksamlar|anlama*|anlasilmasin|anlatacaksin.|anlayamayacak|anlayamaz.|annenin|arkandan
23|asiy*|asiyo*|askerl*|askimizi|atild*|atilm*|atilmi*|atilmis|atlat*|avun*|babaannene|bakla*|baklav*|bambaska
23|baskasindan|beklemez|bekler*|bekleyebilir|bekleyebilir.|bile*|bilmem.|binl*|birbirimiz|bos*|boyle|bulusu*|bulusup
23|bunaliyorum|burnumda.|buyutu*|cakil*|caldi*|cares*|cayimd*|cayimdan|cekip|cikacagim|cild*|cildi*|cildir*|cilve
23|cocukt*|cozemez|cumlelerin|cur*|dedi*|dediklerimi|deha*|denk|derdi|derece|digerlerinden|dinlemeye|dinlemez
23|dinlerken|dinleyen|dogdum|durma.|dusuyor.|ellerimi|emre*|engel|ess*|ettikc*|ettikce|eziyet.|faku*|fakul*|fakult*
23|fazl*|gal*|gali*|gelirsin.|gelmistin|gelmistin.|gibisine|gibiyim|gidersin|giriyorum.|gonderilmek|goremi*|gormeden
23|goruld*|goruste|gulme*|gunlerce|gurur*|guven|guvenin|haftadir|hayattan|hayra*|inanmiyorsun|isimiz*|isimizi
23|istemiyorsan|iyilig*|iyis*|kaldiramam.|kapal*|kapti*|kaptir*|kati|kayboluyorum|kemikt*|kesinl*|kimse*|kirik|kokunu
23|kopma.|korund*|kosacagina|koymam|kullanicilar|kullanip|kurdug*|kurgul*|kurgulayalim|kusum|kuzeni*|lek*|leke|mahvo*
23|mahvol*|milyon|misa*|muhu*|n|ogrenince|ogretmisti|oksam*|oksama*|oksamak|oksaya*|okuru*|okurum|olabilirim|oldur*
23|olmamasi|olurd*|operi*|operim|optug*|optugu*|ovus*|ovust*|ovustu*|ozler*|penc*|pence*|pencer*|peris*|perisa*
23|perisan|planda*|prens*|psikologuna|resm*|saatinde|sahidi|sakladigin|sessizlikte|sevecegim.|sica*|sicakligi|silmed*
23|silmeden|silmey*|silmeyi|sinifa|siniftakiler|siran*|sonuclari|sonucta.|sordugun|soyledigim|tanesi*|tansiyonum
23|terapi*|toplas*|tozu|tra*|tutacagim|tuttu|unutacaksin|unutulmak|usudu*|utanci*|utancimdan|utand*|utandi*|uyanip
23|uyma|uyumak|uyumu|uyuyorum|uzanip|vark*|varke*|varken|vuru*|yakisir|yand*|yang*|yangi*|yaniyor|yaparsan|yapistir.
23|yapti|yarari*|yaratilmisiz|yaslanalim|yaslilar|yazark*|yazarken|yerk*|yerke*|yerken|yetiskinlere|yild*|yollarda
23|yorgunluktan|zarif
22|*aclar|*ader|*adide|*akdir|*akine|*aktan|*alari|*arken|*ayar|*ayri|*bahin|*bolur|*cacik|*calar|*camak|*cemez|*cmedi
22|*cum|*ducu|*ekip|*erisi|*ersah|*fet.|*fuz|*grale|*gsume|*gul.|*halde|*hlara|*ibine|*ife|*igimi|*ilene|*iler|*ilge
22|*irim|*isiz|*iza|*izige|*kdir|*kmaya|*kona|*lale|*lasam|*latti|*leriz|*lkona|*lla.|*lsem|*mlem|*ndise|*ngin|*niyor
22|*nki|*oducu|*oguna|*oktu|*oldu|*onum|*oren|*orsak|*rale|*rat|*rirdi|*rsah|*rsek|*samam|*semiz|*seye|*skta|*sorun
22|*stane|*sume|*tane|*tik|*tsem|*tun|*uktum|*ulale|*umlem|*unu.|*urle|*zaldi|*zum.|^aklimi|^akranlarin|^arkadasina
22|^binlerce|^cumlesini|^dershaneye|^desem|^gozumde|^karneyi|^klasorun|^konustugumuzu|^nabzim|^ogretmenini
22|^okuldakiler|^parmagini|^partide|^pencereden|^psikologlar|^psikologun|^ser|^sevgilim|^sirf|^veli|^yildizlara
22|^yuregimdeki|acilm*|aciyor*|aglatt*|agril*|ailec*|ailece*|ailecek|aitsin.|akranlarin|akranlarinla|alir*
22|anlatiyorum.|annemi|anneni*|arkadaslarimla|arkand*|arkasi*|askta|atiyor.|azaldi|bakkal*|bakmaz*|balkona|bari.
22|barist*|baskasini|baslangicidir|bende*|benden|benimlesin|bilge|bilmeyecek.|birakmazdim|birakmazdim.|bireyi*|bireyim
22|bireyim.|biterim|bulamayabilirsin|bulamayabilirsin.|burk*|canliy*|cevrendeki|cevrendekilerin|cikarirken|cikt*
22|cocuktum|cocuktum.|cumlem|dagiticidir|dagiticidir.|daraldi.|davraniyorum|dediginde|dedikoducu|denersin|derdin*
22|desen|dibine|dinlemez.|dogrusunu|dok|dolduran|doy*|dusec*|dusece*|edemem|ederdim|edildim|edilec*|edilecek|elimi
22|ell*|endise|et|etsem|evdekilerden|farz|fers*|fersa*|fersah|fizige|gece|gecede*|geceden|gecmedi|gectim|gelin*|gev*
22|gevs*|girdi.|gitmesen|gitti|gogsume|goremedi|goremedi.|goren|gorup|gozu*|gozuml*|gozumle|gozund*|gulmek*|gulunce
22|guzelligini|haberim|hakikati|hatirlatiyor|hatta|herh*|herha*|herhal*|herhalde|huyun*|ictigini|ictim.|ilgin*
22|inanamadim|insanlarda|integrale|isim*|kacamak|kader|kai*|kaid*|kalab*|kalabaliga|kalalim.|kalemi*|kalmazdi
22|karanliga|karanlik.|karart*|karsiliginda|kaybolur|kaybolur.|kedi|kili*|klasorun|koklamak|kokus*|kol|konusmayalim
22|kopa*|kosemi*|kosemiz|kosesine|lafini|maka*|maki*|makin*|matematigin|mevzu*|mudur*|muts*|mutsu*|nadid*|nadide|nez*
22|numarasin.|obu*|ogrencilerim|okuldakiler|okur*|olcem*|olceme*|olcemez|olur*|olursa*|otesi*|otesin*|oturdugunda
22|oturmaktan|ovgus*|ozlemedin|parasini|pisi*|rastlamadim.|sabahin|sabahlara|sansliyim|sart.|saya*|sayen*|sayend*
22|sayende|seferi*|seferinde|sendr*|sendro*|ser|sesi*|sicac*|sicaci*|sicacik|sicakl*|sifirl*|simi*|simit|sizmasin.
22|sok*|sormaz*|sorsu*|soylemissin|sulal*|sulale|tabag*|taka*|takar|takdir|takma|tartismadan|tasi|tatli*|tipl*|tiple*
22|tuketi*|turunu*|turunun|tutabilir|tutku*|tuttugum|tutund*|tutundugum|ugrar*|ugrars*|ustu*|ustundesin|ustundesin.
22|ustunsun.|uzanan|vedad*|vic*|vicd*|vicda*|yakar*|yakard*|yakinsin|yandim|yanimda.|yarayi*|yargilar|yargilar.
22|yarisina|yazabilirim.|yazamadim|yazamadim.|yikild*|yuregimdeki|yuzunu|zirved*|zirvedesin
21|*acisi|*acmak|*adasa|*ahi|*alan|*alt|*ampa|*ansin|*apiye|*asat|*atli|*attan|*ayal|*azlim|*bisi|*canli|*dasa|*derin
21|*ecti|*eha|*enden|*enesi|*enimi|*etse|*evher|*ezsen|*freyi|*ftara|*grafa|*har|*ibisi|*ikodu|*itti|*izar|*kek|*klima
21|*kodu|*ktrik|*lasan|*ledi|*mcu|*mdi.|*mdiye|*mekli|*micen|*mpa|*nayim|*necik|*nerim|*osede|*ostu|*ozuk|*pa|*piye
21|*pmek|*ptu.|*radi|*remez|*risma|*rkek|*rma.|*sesiz|*silda|*smaya|*tim.|*tisim|*tsa|*ugune|*umcu|*umun|*urse|*ursem
21|*vasim|*vher|*vmeye|*yali|*yana|*yandi|*yasin|*yemde|*ykum|*yumda|*zim.|*zima|*zmeye|*zsen|*zu|@life
21|^anlattiklarini|^baskalari|^baskasindan|^butun|^de|^dunyanin|^ekranin|^gonul|^hasretinden|^kapatmadan|^konusmayi
21|^kuzenlerinle|^nazlim|^olanlari|^optum|^ruhunun|^sabahin|^sana|^sanma|^silersen|^simdiye|^siradan|^tatile|^tuvalete
21|acilma*|acma|acmasi*|acmasin|acmasin.|acti*|aga*|aglayan|aklima|anlaya*|aralarina|arkadasa|atiyorum|ayiri*|baban
21|bakak*|bakaka*|bam*|basima*|bekleyecegim.|benmisim.|bicimidir|bicimidir.|biliriz|birakman|birde|biric*|birici*
21|biriy*|bolumunden|boyl*|bozuk|bulasm*|caki*|care*|cekiyor.|cikman*|cikmay*|ciktin|coktu*|coktur|cozem*|dayanmiyor
21|dedikodu|deha|demeye|deners*|derde|dinlem*|dizim|dokun*|dokunsan|durdum|duvarina|edebilir|ederl*|ederle*|edinc*
21|edince|elektrik|elinden|emekli|esirgeme.|farkinda|fazla*|fikrin*|fizig*|gecti|gelmem*|gelmiyor|gevse*|gibisi
21|gidecegine|gidiy*|gidiyo*|girdi*|gitmiyor.|gome*|goremiyor|gulun*|gururu*|guzels*|hasretinden|hatasi*|hayal
21|hayranim|hazirlanirken|heyecanli|hirs*|hissettiklerim|hizlaniyor|hoslanma|huzuru*|iftar*|iftara|ikide|inan
21|inceligini|incini*|inte*|istiyordu|istiyorsan|izleye*|kab*|kacmak|kaderin|kahvaltiyi|kalacak|kampa|kapatayim
21|kapatayim.|kapisi*|kaptirmam|karanlikta|karne*|kayboluyor|kesfeden|kimsesiz|kiraci*|kiracisi|kiskaniyorlar|kizar
21|kizar*|kizd*|klav*|klavy*|koms*|kop*|koptu.|korkma.|kosed*|kosede|kucuc*|kucucu*|kuzenlerinle|maasi*|maasim*
21|matematikten|mesai*|meseleyi|molay*|molayi|mudu*|nazli*|nazlim|neler.|nerele*|nisanl*|nobett*|nuru|odada|olanlari
21|olayim.|olmam*|olmamiz|olmazd*|olmazdi|olmazdi.|opmek|ortadan|ortaokuldayken|ote*|oturup|ovu*|oyleyi*|oyleyim
21|oyleyim.|panikler|parab*|parabo*|paragrafa|paro*|parol*|piy*|sahad*|saklay*|saklayacak|sala*|saman*|sapar*|sapars*
21|sayal*|sayali*|sayalim|sayem*|sayemd*|sayemde|sayiliriz|sekmeye|sevmey*|sevmeye|seyd*|sifreyi|sigar*|sikildim
21|sikki*|sikt*|simdi.|simdiy*|simdiye|sonucl*|sup*|suskunlugunun|tamam|tasiriz|tenim*|terapiye|terim|terl*|tuttu*
21|unuttum.|usu*|uyandi|uygula*|uykum|uzay*|uzulur|vap*|vapu*|vas*|vasa*|vasat|veliy*|veliye|verdigimi|veremiyorum.
21|veririm|verirk*|verirken|verirsen|vur*|yagiy*|yagiyo*|yalvariyorum|yanagina|yanagindan|yaninda.|yanindaysa|yapayim.
21|yarism*|yasima|yaslarda|yasta|yataktan|yavasi*|yavasim|yavasim.|yemin*|yenild*|yetisirim|yildiz*|yoktun|zarfi*
20|*abzim|*abzon|*afana|*ahada|*aldin|*ane.|*ardik|*asan|*asta|*atali|*azda|*azma|*berle|*bzim|*bzon|*cen.|*ctum|*dadi
20|*dandi|*dilis|*duran|*eksen|*emden|*evdam|*ganin|*gunda|*hada|*hbeti|*hun|*ideme|*iet|*illik|*ilsan|*isey|*jin.
20|*kamam|*kmadi|*ksen|*kunum|*kup|*laga|*lasi|*lecek|*liet|*lima|*lmaya|*lmedi|*ltani|*mcisi|*mde.|*mre|*mun|*net
20|*ninim|*nutur|*okup|*olar|*opan|*ore.|*payim|*renim|*rgune|*rih.|*rkesi|*rsi|*rumek|*sasim|*ska.|*smana|*timi
20|*tince|*uanla|*uhun|*ulden|*uliet|*umek|*usse|*vdam|*yalim|*yanin|*yilir|*yri.|*zon|@my|@stop2|^agzim|^ai
20|^birbirimize|^cabuk|^cevrendeki|^digerleriyle|^donmezsen|^etut|^gonlumun|^gozum|^kalbinin|^makine|^mezuniyetimde
20|^ogretmenlerinin|^otobusteyim|^rehberlik|^sabahlari|^saril|^seninle|^simdilik|^yarani|^yarim|^yerini|aciklanacak
20|actigin|agiz*|aglayacak|ai|ailenden|ailene|aja*|almadi*|anladigini|anlamasinlar.|anlar*|anlarim|anlatamiyorum
20|anlayisi|aramaz|baband*|babandan|bakacagim|bakacagim.|bakakaldim|bakami*|bakamiyorum|baktigimda|balk*|balko*
20|basimayim|basindayim|battaniyenin|bekliyordum.|berbe*|bilm*|bilmezdim|birakmam.|birbirimize|birikt*|bis*|bisey
20|biteriz|biteriz.|bulamadim|bulasiklari|burkuldu.|calma.|cap*|cekt*|cektigini|cikamaz.|ciksi*|ciksin|coktan*
20|coktandir|danismadan|dar*|dedem*|degs*|depres*|deri*|dinlemene|disarisi|dogma*|dogmad*|dolasa*|dolasip|dudaklarini
20|dusled*|dusledim|dusunmez|duvarlarla|egilm*|ekrand*|eld*|elmas*|emre|ergenligim|etmemeye|ettin.|ezberle|faz*|fisi*
20|flortlesmeyi|gazell*|gecirme.|gectim.|geometriyi|gezi*|gideceksin|gidi*|gidiyorsun|git*|gore.|goturd*|gozumd*
20|gulum.|gunumd*|gururumsun|had*|hamsi*|hamsiy*|hamsiyi|hani.|harcad*|harci*|harciy*|hayran*|heceyl*|heceyle|herkesi
20|hocam|hus*|isindi|isla*|ismim*|istiyorum.|iyiyimdir.|izli*|izliy*|izliyo*|izliyorum|juli*|julie*|juliet|kafamd*
20|kafana|kahroldum|kahroldum.|kalbin*|kaldiramaz|kalkam*|kalkarsan|kalmadigini|karariyor|karsima.|kaybetmekten|kesil*
20|kesin*|kest*|kimses*|kolay.|kolla*|kompozisyon|konusasim|konustugumu|kopan|kopu*|kos.|kulak*|kurus*|lise|lisede
20|lokma|mail*|mask*|mesajin.|mezar|mideme|miydim.|mumla*|nabzim|nasils*|nisan*|okuyu*|olmam.|olsa*|onund*|oper*
20|opucugu|opucugunu|opuy*|opuyo*|opuyor*|opuyorum|opuyorum.|param*|puanla|reng*|renk|ruhun|sacina|sahada|salonundan
20|sarilmayi|sarr*|sarra*|sarraf*|sekizi*|senin|sevdam|severs*|seversin|sevgiliyiz|sevgiliyiz.|sevm*|sevme*|sic*|sig*
20|siri*|sivilceler|soh*|sohb*|sohbe*|sohbeti|sokmay*|sorusudur|sorusudur.|soylediklerim|soyleyeyim.|sozunl*|sozunle
20|sultani|surgune|takimiz|tanimiyorsun|tarih.|tat*|titremesi|toparlanamam.|toz|trabzon|tutk*|tutkun*|tutkunum|uctu*
20|uctum|ugramadan|unutma*|unutur|uzd*|uzulun*|uzulunce|vardim|vazgecersen|verinc*|verince|verme.|vermiyor|yakl*
20|yakla*|yaklasiyor|yalan|yapaya*|yaptiginda|yardimcisi|yatmam|yatmam.|yavaslatir|yavaslatir.|yavastan|yazam*
20|yazarlar|yazik.|yazma|yazmadigin|yazsa|yetenegi|yeteriz|yetmiy*|yikil*|yitird*|yiyi*|yurumek|yuruy*|yuzeys*
20|yuzeysel|zari*|zirves*|zirvesin|zirvesin.|zord*
-20|*20.|*adir|*agor|*akasi|*akisi|*akki|*aligi|*alog|*alous|*anina|*anmaz|*apan|*api.|*aporu|*arara|*arjin|*arli
-20|*avini|*avla|*aysan|*b.|*be|*best|*bol.|*busu|*cince|*citir|*cuda|*culur|*davi|*ddeyi|*demir|*dgs.|*digi|*dilme
-20|*dit|*dros|*duren|*durur|*ear|*edavi|*efe|*ehdit|*ektup|*ele|*emasi|*enti|*erken|*ermek|*ermez|*ermis|*fect|*ferde
-20|*gatif|*gday|*gede|*gic.|*gimiz|*gle|*gligi|*gor|*gs|*guma|*guye|*hdit|*ifat|*iflik|*ikar|*iksiz|*ilgan|*iman
-20|*ime.|*imlik|*ion|*irle|*iss|*itan|*itici|*itimi|*itir|*itli|*itlik|*kala|*kanip|*karya|*kil|*kili|*kina|*kit.
-20|*klar|*kmis|*knik|*ktup|*lan.|*lanir|*lc|*ldar|*lem.|*lemek|*lenti|*lgan|*linir|*lip.|*lirli|*logu|*lous|*ltip
-20|*lukte|*mekti|*mim.|*mla.|*mli|*mlik|*mon|*munu|*myaya|*myayi|*nayi|*ncasi|*nder|*ndros|*nina|*ntulu|*num.|*nuste
-20|*nusum|*nuyor|*obusu|*ocun|*oklu|*olay|*ona.|*onder|*orar|*orkut|*ormon|*oruda|*osun|*oya|*ozsuz|*poru|*pragi
-20|*rbest|*reken|*rfect|*rinti|*riste|*rkman|*rkut|*rle.|*rmon|*rtmis|*ruda|*runtu|*rutme|*rvisi|*sagor|*semem|*seniz
-20|*ser|*sikti|*slagi|*slara|*smak|*smali|*surca|*temen|*temi|*tep|*terip|*tina|*toru|*tulan|*uan|*uani|*ucuda|*uda.
-20|*ugday|*uge|*uguma|*uklem|*ukte|*ulmam|*ulman|*ulubu|*unme|*unune|*urali|*urca|*ure|*urmez|*uysan|*vede|*vguye
-20|*vla|*vler|*x.|*yeti|*ygisi|*yin|*ykude|*ymasi|*zelse|*zlemi|*zsuz|*zul|20|20.|31|9|@you.|^ablanla|^ailenle
-20|^anneye|^atasozunde|^b|^belirli|^belki|^bolumun|^bununla|^cevabi|^ceviride|^cikan|^cizince|^dede|^deprem|^derdini
-20|^donmek|^edip|^emir|^girmek|^hastalik|^hayirsa|^ilk|^integral|^kimlik|^koylu|^mecaz|^newton|^oguz|^olan|^platon
-20|^programini|^raif|^sali|^sarjin|^sesin|^sevildigini|^sifir|^sinifindakiler|^sinir|^sohbet|^sozcugune|^suyun|^tc
-20|^yanlis|^yemegini|ab|acabilirsin.|aglam*|ags|akrab*|aktar*|akti*|alani|aldim.|alisil*|almis.|altiyi|ana
-20|anlatabilir|anlatabiliyorsan|anlatamadigin|anlatimdir|anlattigin|annenden|arali*|aramad*|arg*|artiri*|asaf
-20|atacaksin|atark*|atarke*|atarken|atasozunde|atay|atilg*|atilga*|atilgan|atiyorsa|atmal*|attigin|ayirmani
-20|ayrildiktan|ayrinti|azalti*|b.|bakabiliriz|bakabiliriz.|bakisi|basarida|baskalarinin|baslangic.|baslayacagini
-20|bastir*|bc|bebekler|bed*|bede*|beklenti|beklentisi|bele*|beled*|beledi*|beli*|belirli|besin*|bildigin|bileme*
-20|biraz.|bittiy*|bittiyse|bot*|boy|bugday|bulaniyorsa|bulursun.|bulusacaksan|calisilmaz|calisilmaz.|cekmed*|cesu*
-20|cesur*|cesurc*|cesurca|cetele*|ceva*|ceviride|cevri*|cikar|cizd*|cizdi*|cogunl*|cogunlukla|cozduk*|cozebilmen
-20|cozelim.|cozme*|cozmen*|cozule*|cumleyle|dai*|damlat*|davetl*|davranis.|dayina|dede|demen*|denemeni|denemenin
-20|derdi*|dgs.|dinlenmek.|disaridan|dislam*|dislamasi|diyenlere|diyorm*|dizey*|dizid*|dogruydu|dogruydu.|doldurma.
-20|donel*|doneli*|donelim|donmeyi|donuste|donusum|donusur|donuyorsa|durus*|dusurur.|duygunun|duzelteyim.|duzenler
-20|duzenler.|eda*|edemez*|edemezsin|edemezsin.|edilme|egitim*|ekini|eklenirse|ekleyebilirsin|ekleyebilirsin.|emb*
-20|embr*|embri*|embriy*|ert*|etkis*|etmezse|evresinde|f|faydal*|fend*|fera*|feri*|ferid*|feride|fotograflarin|garip
-20|gayre*|gaze*|gecin*|gecinc*|gecince|gecmey*|geliyor.|gelsi*|gelsin|gereken|gerekmez|gidebilecegin|giriste|git
-20|gonder|gonderdigi|gorel*|goreli*|gorelim|gorelim.|gorevindedir|gorevindedir.|gormel*|gormeli|gormeli.|gorund*
-20|goruntu|goruntulu|gorusm*|gosterip|gozlerini|gulemem.|gunune|halka|harcligini|harit*|hastayken|hatalarina
-20|hazirliyorum|hazirliyorum.|hipot*|hissedersen|hitab*|hizlandirir|hizlanir|hocalarin|hormon|hur|huzurs*|ihtim*
-20|ihtima*|ilerleme|ilgilidir|ilgilidir.|ilki|inanmak|incit*|incitici|incitici.|indirdim|indirdim.|isimde*|isimden
-20|isle|islem.|isler|istemen|istemisti|istemisti.|isteni*|iyilesmek|izler|jeal*|jealo*|jealou*|jealous|kacin|kacin.
-20|kacir*|kacm*|kagittan|kalacaklar|kalacaklar.|kalemle|kalir.|kanm*|kanma|kanma.|kapi.|karaca*|karacaoglan
-20|karakterin|karara|karincik|karti|kartindan|kartlari|kasi*|kaybolmasin|kaybolmasin.|kaygil*|kaygili|kaygisi|kayitl*
-20|kelimeler|kelimelerle|kelimeyle|kendis*|kesis*|kime|kimyaya|kimyayi|kirginlik|kirmissin|kisid*|kiskanip|kiss
-20|kitap*|kiyaslama.|kizac*|kizaca*|kizmasi|kizmis*|kizmissin|kocun|koklu|kolay|kolaylari|komp*|konse*|konser*
-20|konservatuvar|konula*|kopeg*|korkman|korkut|korkutucudur|korumuyor|koylu|koyma*|krom*|kromo*|kromoz*|kucuk|kuculur
-20|kulubu|kulup|kurabilirsin|kurabilirsin.|kurali|kuru*|kuruldu|kutuphanesi|kuzenlerle|listed*|maddey*|maddeyi|magar*
-20|magara*|masali*|masan*|meka*|mektup|mektup*|memel*|memeli*|menu*|mesajinin|metinde|metinden|mezunlari.|mub*|muba*
-20|mumkun.|muzik*|negatif|nesne*|noktas*|notlarina|odevin*|ogle|ogrendigini|ogrenir.|okunmuyor|okuyay*|okuyayim|olc
-20|olcusu*|olman|olmu*|olmussun.|olust*|olustu*|onler|onler.|onune|otobusu|oturuyorsan|ovguye|oykud*|oykude|ozd*
-20|ozde*|ozdem*|ozdemi*|ozdemir|ozgun*|ozlemi|ozleyeceksin|pans*|paragraflara|parantezi|pazartesilerden|perf*|perfe*
-20|perfec*|perfect|pisa*|pisag*|pisago*|pisagor|prog*|progr*|progra*|proto*|protok*|puan|puani|rahatt*|rahattir
-20|rahattir.|raporu|reddedildi|reddedildi.|rehi*|ritm*|saati*|saci|sada*|sadak*|sagligi|sakary*|sakarya|sakincasi
-20|salonuna|saly*|salya*|salyan*|sanila*|saniye*|saniyede|sarji*|sarjin|sav*|sayis*|seferd*|seferde|sema*|serbest
-20|seri|servisi|sesle|seslenir.|sevgilinle|seviniyorum|seviyorsun|sezar|silme*|sinavinin|sinirlayan|sirasini|soruda
-20|sorumluluk|sosya*|soylemis|soylesin|soyleyebilirim.|soyleyemedigin|sozcugune|sozde*|sozden|sozsuz|str*|stre*
-20|surers*|surerse|taa*|tamam*|taniyo*|tar*|tarlas*|tartisma|taslagi|tatil.|tc|tedavi|tehdit|teke*|teker*|tekerl*
-20|temasi|temasi*|tepkis*|titrer*|titrerse|tiy*|tiya*|tiyat*|tiyatr*|toplad*|tuketmis.|tuml*|tumle*|tusu*|tusun*
-20|tusuna|tutama*|tutmaya|tutulu*|uc|ugraman|ulasi*|ulasim|unutma.|unutmamak|urku*|urkut*|urkutu*|ustl*|ustle*
-20|ustlen*|utaniyorsan|uygundur.|uymad*|uymadi*|uyuyamadigini|uzaklastiran|uzar.|uzata*|uzmu*|uzul|vakit.|vereme*
-20|veremem|verilen|veris*|vermekten|vermissin|vurma|x.|yagis*|yakin*|yaklasirken|yaklasirken.|yansitir.|yapiyorum
-20|yapmalisin|yapmalisin.|yararli|yardimcisina|yaristirma|yaristirma.|yasant*|yasas*|yasasi*|yayd*|yaydi*|yazacagin
-20|yazilir.|yazim|yea*|year|yetisk*|yoklugu|yola|yolu.|yorula*|yorulmam|yorulmussundur|yorumun|yuklem|yurutme|zarf
-20|zayiflik|zorlanan
-21|*24|*65|*ab|*aftan|*ahmet|*ahzur|*ail|*alga|*alka|*aniza|*antaj|*aslak|*atay|*ati|*atiri|*atlar|*aze|*bol|*car
-21|*cekse|*dakat|*difli|*dima|*disi|*dli|*dnan|*edek|*edisi|*efi|*emani|*ent|*ergin|*evami|*eynin|*eynir|*fat|*faya
-21|*fuste|*gere|*gesi|*gu|*gul|*hesi|*hnede|*hzur|*idene|*iftir|*igere|*ijeni|*ikmam|*ilgen|*inlen|*inmam|*isik
-21|*issos|*itma|*itmi|*itsen|*iyah|*iyeyi|*iyle|*izce|*izmis|*jeni|*kibi|*kiyla|*klige|*kulu|*kumak|*kunma|*kuru
-21|*lans|*lanti|*las|*latip|*laya|*layin|*lcum|*lga|*lizce|*lka|*lmali|*ltmez|*luluk|*manli|*mayla|*metre|*mma|*msu
-21|*narak|*ngisi|*nilen|*niza|*nlen|*nomi|*nonim|*ntaj|*nus|*nusup|*olcu|*olen|*olsun|*omi|*omsu|*onik|*onim|*onlar
-21|*osul|*other|*otunu|*oyunu|*ozda|*ozom|*phesi|*pla|*ragin|*ral.|*rates|*rcin|*renir|*rgut|*rlu.|*rmizi|*rstan
-21|*sever|*smek|*smis|*sos|*ssos|*stede|*stsin|*sul|*tal|*tap.|*tene|*tenin|*terim|*tigin|*tilan|*tmi|*tunu|*tuvar
-21|*ucun|*ufus|*ukta|*ulans|*ull|*ull.|*umlu|*uplar|*urgut|*uymam|*uzagi|*vami|*venli|*vinin|*yah|*yalin|*yati|*yen
-21|*yer.|*yfaya|*yirt|*yla|*ynin|*ynir|*zagi|*zanda|*zce|*zdeki|*zom|*zyasi|@only.|^anonim|^arka|^ayrildiginiz
-21|^dedenle|^descartes|^diye|^diyen|^dort|^ertesi|^gizlilik|^gunde|^haftalik|^hayalindeki|^hazirsan|^iki|^insan|^kays
-21|^kimse|^kimyayi|^konusacak|^kurstan|^kutuphanede|^masalda|^mektup|^narkissos|^netin|^null|^odan|^othello|^ovgu
-21|^oysa|^ozlem|^planini|^siirde|^sirtin|^sokrates|^son|^sonuc|^sonuclari|^sorusu|^tarih|^tatilde|^utanman|^yaprak
-21|^yarisindan|^yazdigini|^yazinca|^yedi|^yolu|^yuruyus|^yusuf|acikl*|acikma*|acikmam|acikogretim|acini*|acinin
-21|acitir|acmayi|adli|adn*|adna*|adnan|agir.|agit*|akcigere|akim|aksat*|aksatm*|akta*|alacagi|alinmam|aliskanlik.
-21|alty*|altya*|altyaz*|ambulans|anar|anar.|anlatmadiysan|anna|annend*|annesine|anon*|anoni*|anonim|aran|arast*
-21|arasti*|asagida|asitler|atar|ay|ayiplamaz|ayiplamaz.|ayirt|ayrildiginiz|ayrilir.|ayrilmissiniz|azi*|babaannenin
-21|baglan*|bahsed*|bahsetmistin|bakabilirsin|bakabilirsin.|bakal*|bakali*|bakalim|bara*|barin*|basit*|basl*|basladin
-21|basladin.|baslardim|baslat*|basta*|bastan|bastirma|basvurusu|bayi*|bayil*|bazi*|beden*|beklemedim|bekles*|beklesin
-21|bekli*|bild*|bildi*|bildigini|bilem*|bilgiyi|biliml*|bilin*|bilir|birinden|bitirdik|bitmedi|bitmedi.|bucuk
-21|calismanin|can|canse*|cansev*|cansever|cef*|cekim|cekir*|cekird*|cephes*|cephesi|cevirelim|cevirelim.|cevrilir
-21|cikariyor|cikmasi|cizelg*|cizelim.|cum*|cumley*|dalga|davraniyorsun|dedenle|dedi|degerinle|degerlendirir
-21|degerlendirir.|degildir|degildir.|degistiririm|degistiririm.|delir*|demis|deprem*|dern*|derne*|dernek*|dersleri
-21|devami|devamini|digerlerine|dilers*|dinlen|dinleyicidir|dinleyicidir.|dip*|dipl*|diplo*|diplom*|dize*|dogmadim
-21|dokunma|dolasim|dord*|dunku|dusmed*|dusunuyorum|dusunuyorum.|duyacak|duygun*|duymam|duzelttim|duzi*|duzin*|edilg*
-21|edilge*|edilgen|egri*|elemani|emma|erg*|erge*|etke*|etken|etmemi*|evdeys*|evres*|evresi*|eyle*|filmde*|filmdeki
-21|gecirdigini|gerekiyor|gergin|getirir|gezi|gireb*|girebi*|giren|gitse*|gitsen|gli*|glik*|gliko*|glikoz*|gonlun*
-21|gorev.|gorevi.|gorunsun.|gozunu|gozyasi|gucle*|gulmus|gulmus.|guvenli|guvenlik.|haliyl*|haliyle|hangil*|hangisi
-21|harita*|hata*|hatal*|hatala*|hatirlatirim|hatirlatirim.|hayalin|hayalindeki|hemsiresine|hesabinda|heyecanin
-21|hisseder.|hissediyorsun|icem*|iceme*|icemem|ifadel*|ifadeler|ilerledin|ilet*|iliskiyi|imzal*|imzala*|incinm*
-21|indir*|ingilizce|inl*|inle*|inler|integral.|isigin|islem*|istedin.|istemedim.|istersen|iyon*|izlen*|izo*|kaba*
-21|kalacaksin|kalacaksin.|kalibinda|kalmanin|kana*|kapani*|kapanm*|kartl*|kasti*|katt*|katti*|kavgan*|kavganin|kayar.
-21|kaybolmaz.|kazandin|kendinden|kesmed*|kesmeden|kiyis*|kocak*|kocakl*|komsu|konmu*|konud*|konul*|konusup|kosmay*
-21|kosul|kotul*|koval*|kuculu*|kurma*|kurst*|kursta*|kurstan|kursu*|kurtar*|kusa*|kustu|kusursuz|lafim|listede
-21|listes*|lon*|mahzur|mail|mand*|manda|masr*|masra*|mer*|mezunlari|miden*|miti*|mitin*|miting*|mitok*|mitoko*|moth*
-21|mothe*|mother|mutluluklar|nark*|narki*|narkis*|narkissos|nisanlisindan|noktasi.|noktasinda|notunu|nufus|nul*|null
-21|null.|odan|odasi|of|ogrenir|ogretemez|oksijeni|okudug*|okuldaki|okumak|olcum|olma.|olmadim|oluyordu|oluyordu.
-21|oncek*|onemliydi|onemliydi.|ons*|onsu*|onsuz|oranti*|orneginde|ortamd*|otede.|oturumunu|ozelligim|ozetleyeyim.
-21|ozledigimi|paket*|paragrafinda|paral*|parale*|peynir|planini|pro*|raha*|rea*|red*|redifl*|redifli|ritmi|sadaka*
-21|sadakat|saglar|sagligin|sagliklisi|sagliklisi.|sahned*|sahnede|sakladigi|sanatina|sanc*|sart*|satiri|sayfaya
-21|sayilar|sayilari|sayilarin|sayma|sec*|secerk*|secerken|serbestsin|serbestsin.|ses|seslenir|sevgiy*|si|siirini
-21|siklar|sild*|sildi*|sinifi*|siniri*|sinm*|sise*|siyah|sokagi*|sokr*|sokra*|sokrat*|sokrates|sonray*|sormussun.
-21|soruda.|sorun|sorunun|soruyl*|soruyla|sos*|sosy*|soylemeden|soylemedi|suclul*|sucluluk|sultan.|surdur.|suren*
-21|surm*|sutu*|t|tahmin*|takiliyor.|tamamlar.|tanimiyorsan|tanimiyorum|tanirs*|tanirsin|taniyamam.|tarafi*|taslak
-21|tavl*|tavla|taze|tehlikedeyse|tekn*|tersin*|tes*|tezi|toprag*|turg*|turgu*|turgut|turlama|turlu.|tuzagi|tuzagi.
-21|uretiyor|uretiyor.|urun|utanman|uyak|uykusu|uymadiysa|uyumadigim|uzakli*|uzguns*|uzulme.|verecegini|verim*|verip
-21|vermis.|wer*|yaban*|yapila*|yapmadin|yapmadin.|yarayi|yaris|yaris.|yasadigin|yatay|yaygin|yayinl*|yazars*|yazdi
-21|yazilmis.|yedek|yedig*|yedigi*|yerini|yildir|yontem*|yontemi.|yoruyor.|yukarida|yukler|yurut*|yuzden.|zor
-21|zorbalik.|zorlama.|zors*|zorsa
-22|*22|*40|*80|*ablet|*anede|*ardir|*artes|*aslat|*atif|*atlik|*atti|*avda|*avram|*ayati|*bag.|*betli|*beye|*blet
-22|*cbur|*cel|*cih.|*cilar|*clama|*cmem|*cret|*daydi|*ddeti|*defi|*dende|*deti|*dirip|*ecbur|*edefi|*eklet|*eks|*elti
-22|*eltip|*emeni|*endir|*erak|*esel|*etmem|*ever|*eyde|*eyla|*fizam|*fleks|*gesel|*grafi|*ibini|*ici|*ike|*ildik
-22|*ilmez|*imdir|*imini|*imler|*inmaz|*inmis|*inus|*irimi|*ismam|*issa|*itada|*izgi|*kak|*kkin|*kraba|*kude|*kyo
-22|*laysa|*lcmez|*lebek|*leks|*lende|*ler.|*letir|*lgun|*lica|*lir|*lkayi|*llan|*mbeye|*memen|*mleni|*mleyi|*mlu
-22|*moji|*mulu|*mus|*mustu|*nar|*navda|*negi|*nek.|*nende|*nlem|*nmaya|*nmene|*nneye|*nokyo|*nraya|*nsina|*ntasi|*oc
-22|*oglu|*okyo|*ologu|*onucu|*orluk|*ormak|*oyman|*palim|*rarla|*rdir|*remi|*retir|*rilen|*ris.|*rtes|*rumla|*rusme
-22|*sca|*sinan|*siyle|*siyor|*sla.|*steye|*taga|*tak.|*tein|*tila|*tmak|*ttila|*ttir|*uan.|*ubat|*ula.|*ullan|*ulmus
-22|*umam|*unse|*unus|*urgu|*urunu|*uygum|*uyuge|*uzelt|*uzuli|*venme|*vram|*yasal|*ybol|*ydan|*ygum|*yilar|*yirsa
-22|*yiye|*ylul|*ymali|*yman|*yni.|*yoda|*yuge|*yumam|*yuncu|*yur|*zdir|*zeldi|*zelt|*zgi|*zince|*zmak|*zuli|11|16|180
-22|48|58|@selfProgram.|^agri|^allah|^annene|^bayramin|^bazisinda|^cyrano|^dedin|^demene|^denizi|^dersler|^dgs|^divan
-22|^duzeltmeyi|^duzeni|^ellerini|^geometri|^hafizam|^hepsini|^ikinci|^ikincisi|^iste|^karanlikta|^kimi|^kitabi|^konu
-22|^kutuphaneye|^listeyi|^optik|^padisah|^refleks|^sevmedigin|^sorunun|^takildigini|^tanimadigin|^toplam|^vatan
-22|^yunus|aci|aciklar|acisindan|agir|aileleri|akraba|aksamdan|alan*|aldir*|alet|alism*|anahtarini|anlattiklarin
-22|anneye|arayabilirsin|arayabilirsin.|arayis*|asistaniyim|asistaniyim.|atili*|attig*|attil*|attila|ayip|ayni.|babay*
-22|bag.|bagda*|bagdas*|baglanir.|basarirsin.|baslarsin|baslarsin.|basv*|basvu*|basvur*|bazisinda.|bebek|beklet
-22|benzerlik|bezle*|bezler*|bezleri|bic*|bilgin*|bilmiyorsun.|binaya|birind*|bittik*|bogazinda|bosla*|boslar*|boya*
-22|bozma*|bucuk*|bucukt*|bulmak.|buradasin|buyuge|calisamadigini|calisamamissin|cantas*|cantasi|cekili*|cevirindeki
-22|cevrilir.|cizeb*|cizebi*|cizere*|cizerek|cizgi|cizin*|cizinc*|cizince|cogu*|cole|cozumu*|cumleni|cumleyi|danisman
-22|dayin|degerlendirme|degilsin|degistirmek|dememi*|dememis|demi*|demisl*|demisler|derslere|desc*|desca*|descar*
-22|descartes|devami*|dikm*|dinlenmedir|dinlenmedir.|diyemem.|diyen*|dogu*|dolasimi|dortl*|dortlu*|dunk*|durumu|dusme*
-22|dusmu*|dusundugunu|dusunmene|dusunuyorsun.|duygum|duyuyor.|duzelt|duzeltip|duzeltmeyi|duzenli|edeyim.|ekle.
-22|eleman*|elestir|elestir.|emoji|epik*|epiku*|esa*|esin*|esitt*|esitti*|esittir|esl*|esyal*|esyala*|etmezs*|eylul
-22|fayda*|fiilini|firc*|firca*|fircal*|fuz*|fuzu*|fuzul*|fuzuli|gazelinde|gecebiliriz|gecebiliriz.|geceye|geldiyse
-22|gelisim|gelisimini|genell*|genellikle|geni*|geometri|geometride|gereginden|gerek*|gerekir.|gicik|gider.|girilm*
-22|giris*|gonderirsen|gordugu|gorduy*|gormek.|gorunt*|gorusme|gorusunu|gosterdim.|gostermekten|gulunu|gunc*|gunce*
-22|gunde|gunun|gurbette|guvenme|guzeldi|hafizam|halinde|halkay*|halkayi|hami*|hangisinden|hani*|hap*|hayalini|hayati
-22|hayirs*|hayirsa|hazirlik|hedefi|hid*|hidr*|hidro*|hidroj*|hidrojen|hizini|hormon*|hoslandigini|icinden.|icme.
-22|icmem|ilerliyorsun|ilerliyorsun.|iletm*|ilgil*|isab*|isabe*|isabet*|isabetli|isgal*|isine|isinma|istememissin
-22|ister|itt*|iyiye|izleri*|jea*|kaci*|kaciri*|kafiyeyi|kagitt*|kaldir.|kalit*|kaliti*|kalmamasi|kalman|kalmisti.
-22|karako*|karar.|karesini|karismis|kartla*|kaslari|kasted*|kavram|kayar|kaybetmek|kayginin|kef*|kelebek|kesec*
-22|kesece*|kesecegim|kibar*|kimde*|kimden|kiml*|kiskanman|kitabi|kizmasindan|klo*|kokler*|kons*|konusman.|konusursam
-22|koru|kotu*|koyman|kulakc*|kullan|kulupl*|kumel*|kumele*|kurdu|kurgu|kurum|kusl*|kutup|kuvv*|kuvve*|kuyr*|kuyru*
-22|ley*|leyl*|leyla|list*|listeye|maci*|masalda|masana|masand*|masanda|masaya|matematikte|mecbur|memnun*|merak
-22|mesleg*|metnin*|meyv*|mitoz*|mora*|moti*|must*|my|nisastayi|nor*|notund*|nuf*|nufu*|oca*|odac*|odaci*
-22|odaklanamiyorsun|odaklanamiyorsun.|odevinde|ogreniyor|ogreniyor.|okulundaki|okumadim|olag*|olaga*|olayi|olcmez
-22|olcmez.|olcut*|olcutl*|olgun|olurdu.|onces*|oranl*|orneg*|ortalama|orun*|orunt*|oruntu*|osmanli|oturdun|oturmussun
-22|oyuncu|ozledigin|ozleyemem|ozluyorsan|ozu|parola*|payi|peki*|pekis*|pekist*|persembeye|pino*|pinok*|pinoky*
-22|pinokyo|plani.|psikologu|puan.|redi*|refleks|rem|sabi*|saglar.|saglikli|sahney*|sanat*|sanatl*|saniyorsun.|sans.
-22|sarm*|sarma*|sayilarda|sayim|secenekleri|sehi*|senind*|senindir|senindir.|seyir*|seyirc*|siddet*|siddeti|sifrel*
-22|sigin*|siirdeki|siiri*|silip|simg*|sinavda|sirala.|sistem*|sonraya|sonucu|sorarsin|sorarsin.|sormak|soylendi
-22|soylendi.|soyluyorsun|subat|suclama|sur*|suresini|tabaka*|tablet|tahta*|tak.|takildin|takmal*|takmalari|tane.
-22|tanim|tanima*|tanir|tart*|tasima|taslagin|taslagini|tatill*|tekrarla|tercih.|teri*|traj*|turkc*|turlam*|turle*
-22|turler*|tutulur.|ucg*|ucge*|ucr*|ucre*|ugrayi*|ulasab*|um|urk*|utandigin|uykund*|uykundan|uyumam|uyuyamiyorsan
-22|uzam*|yab*|yaba*|yakinir.|yaniliyorsam|yanlislik|yapal*|yapali*|yapalim|yapild*|yaprag*|yarad*|yaralar|yarisindan
-22|yariyo*|yazar.|yazdir*|yazila*|yazismak|yenisini|yerles*|yikilm*|yiyec*|yiyece*|yorgunluk|yuksel*|yunu*|yunus
-22|yurur|yuzdel*|yuzunu*|yuzunun|zekayim.|zorlama|zorlanirsan
-23|*11.|*abin|*abina|*acagi|*afla|*aglar|*ahit|*alman|*anagi|*ano|*antum|*areyi|*arf|*asaya|*atine|*aybi|*aydan|*ayma
-23|*bina|*birli|*blem|*cala|*cmasi|*ddesi|*desi|*devu|*ebine|*eceri|*efer|*eketi|*ekime|*elir|*elt.|*enir|*eslen
-23|*evine|*eviri|*evu|*eyit|*eyze|*faga|*fteri|*gasi|*geler|*gis|*gisi|*gla.|*guz|*hruz|*id|*ideki|*idir|*ihruz|*ilar
-23|*iles|*iliga|*iliye|*imesi|*inen|*inir|*inira|*irala|*irin|*irir|*irmak|*irmis|*izdin|*izm|*jide|*kadir|*katli
-23|*kilir|*kiniz|*kinti|*kisla|*kun|*lama|*las.|*lenen|*lgen|*lgs.|*lhan|*linen|*linle|*llere|*lta|*ltulu|*lun.|*meli
-23|*meyen|*minde|*missa|*muz.|*ndevu|*ney|*nira|*nizin|*nlunu|*no|*ntez|*nus.|*oblem|*oda|*oji.|*ojide|*olas|*opla
-23|*orur|*ozmen|*pigi|*pligi|*rafla|*rafta|*rala|*ras|*rcala|*rdu.|*reme|*reti|*rgo|*rilim|*risim|*rjin|*rluk|*rolan
-23|*ronu|*rpigi|*rseli|*rtami|*ruyor|*sijen|*sitir|*slar|*slere|*smedi|*stayi|*ste.|*takta|*tamam|*tez|*tezin|*tfaga
-23|*tif|*tikte|*tira|*tiri|*tken|*tlar|*tle.|*tmus|*uli|*umdur|*unan|*usan|*utmus|*vasca|*vinda|*viye|*vme|*vu|*yayim
-23|*ybi|*ygi.|*yiles|*ykusu|*yo|*ysa.|*yze|*zarak|*zm|*zmez|11.|183*|191*|@tutor1.|^2x|^acini|^adrenalin|^ales
-23|^anlattiklarin|^basvuru|^bekledigin|^birisi|^biriyle|^bitti|^cahit|^canin|^cevabini|^cikarken|^cogu|^duzeltip
-23|^fark|^fende|^fuzuli|^geceleri|^genel|^gidersen|^hedefini|^her|^icin|^ikimiz|^iyi|^kahramanin|^kahve|^keske
-23|^kiskanclik|^kizmadim|^koc|^kulagina|^merakla|^merhaba|^odul|^ogleden|^omzuna|^ondan|^oraya|^programi|^ruya|^saat
-23|^sacini|^sarilmak|^sehir|^serotonin|^sohbetimiz|^sonucta|^tatilin|^telefonla|^tutunamayanlar|^tyt|^ucuncu|^yerine
-23|acabi*|acabil*|acabilirsin|acigi*|acikla.|aciklar.|acikm*|aciti*|aglama*|aglami*|aglar.|algil*|algila*|almal*|alt
-23|alta|ambu*|ambul*|ambula*|analiz*|anda*|anilarim|anlaml*|anlatir|ano*|aract*|araman|asama*|asar|askini|atab*
-23|atabi*|atabil*|atabilirsin|atabilirsin.|atlama|ayirab*|ayk*|aylik|azalmis|b|bagirmasi|bagla*|baglar*|bakis|bank*
-23|banka*|basam*|basama*|baz|beceri|beyit|bici*|bicim*|bicimi.|bihr*|bihru*|bihruz|bildiriyor|bildiriyor.|bileb*
-23|bilebi*|bilirs*|bilmelisin|bilmelisin.|binay*|biyol*|biyolo*|bol|bole*|boyle.|buld*|buldu*|buldug*|bulunc*|bulunca
-23|bulundur|bulundur.|bulunur|cagira*|cahit|calismissin|carpim*|cekinme.|cevird*|cevire*|ceviri|ciddiy*|cikiyorsan
-23|col*|cozmen|cozum*|cumlelerim|d|dagiliyor.|dagilmasin|dagilmasin.|daglar*|daglari|defteri|degistiririz
-23|degistiririz.|destan*|dikkatli|din|disinda|dizes*|dizesinde|dolas|dolas.|donem*|donust*|donuyormus|duyd*|duymadin
-23|duyula*|duzenin|ediyor|egi*|egit*|egiti*|eksigini|elema*|elini*|elinin|emeginin|emekt*|emir|emm*|esit|ettim
-23|ettirm*|evlerd*|evlerde|ezg*|ezgi*|ezgid*|ezgidi*|ezgidir|ezgidir.|fels*|felse*|felsef*|fen.|fende|fircala|gaz
-23|gelemem|gelen|gelir|gelism*|geliyormus|genel*|genl*|gerilim|getiri*|girdigini|giril*|gitmek|gitmis|gonder.|gonlunu
-23|gorsel*|gorseli|goruntusunde|goruyor|gosterdim|grafik|guldug*|guvenlik|guzel.|haci*|hafiz*|haftan|hala*|halanl*
-23|halind*|hareketi|havuz*|hekime|hissetmissin|hissetmissin.|hissettiriyor.|hit*|hita*|hiza*|hizm*|hizme*|hob*|hobi*
-23|icec*|icece*|ikiniz|ilerli*|ilgili*|ilh*|ilha*|ilhan|indird*|isar*|isare*|isaret*|iskel*|iskele*|istah*|istedi.
-23|istemedigin|istemiyorsun|isyan*|iye*|iyel*|iyeli*|iyelik|iyiles|iyiles.|kacirir|kalmisti|karsilastir.|kasilinca
-23|kasilm*|kaybi|kaybolmus|kaygi.|kaygin*|kazanir|kazanir.|kelimesi|keyifliydi|kilavuzdan|kin*|kirildigini|kirpig*
-23|kirpigi|kiskancligini|kismi*|kitapl*|kiyaf*|kiyafe*|kizacagindan|kokund*|kolaydan|konm*|konus.|konusun.|konusuna
-23|korkusunu|koru.|kosmad*|kosmada|kro*|kuantum|kucultmez.|kucumseme.|kullan*|kullanilir|kutlama|kutle*|lev*|lgs|lgs.
-23|mad*|maddes*|maddesi|mag*|maga*|mant*|mayo*|medy*|mekte*|merkez*|mers*|mersi*|mersiy*|mole*|molek*|moleku*
-23|moralini|mutfaga|muzig*|nedeni*|nereden|ninni*|nit*|nite*|nitel*|notla*|odaday*|odevine|oguz|oksijen|okud*|okudu*
-23|okusun.|okutma*|okuyabiliyorum|olanl*|olanla*|oldu.|olmal*|olmazs*|olme*|olmuy*|olmuyo*|onbe*|onbel*|onbell*
-23|onunl*|onunla|orani|ortami|otururken|ozluyorsun|paragrafla|paragrafta|parantezin|parolan|payda*|peyn*|peyni*
-23|planina|posta*|problem|profil*|psikoloji.|randevu|repligi|resim|romand*|romanda|ruzgarlari|saatine|saatini
-23|saklanir.|saniye.|sayila*|sefer|sekle|sero*|serot*|seroto*|serotonin|sevgiliye|sevgisini|sevild*|sevildigini
-23|sifat*|sikinti|sikist*|sinavinda|sinira|sirala|siralaman|solda|sorari*|sorarim|sorunu*|sozel*|sozlukten|spo*
-23|suclu*|sud*|sunum*|surer*|suslu|tarafindan|tarama*|tasid*|tehd*|tehdi*|teneffuste|tersi*|test*|teyze|titrem*|tok
-23|topla|topladim.|turkl*|turkle*|turl*|tutacak|tutmuy*|tutunamayanlar|tuzag*|ucret*|ucretsiz.|unutulur|ureme|uydur*
-23|uyuyamiyorsun|uyuyamiyorsun.|uzag*|uzaga|uzmez|vardir.|vatan|verdiysen|vermeden.|vermezsen|vize*|vizel*|vizele*
-23|yakinir|yakmis|yanina|yanlistir|yansim*|yansitir|yapilir.|yarama*|yargilamiyorum|yaslanip|yatakta|yatiri*|yatirim
-23|yavasc*|yavasca|yaygin*|yazmadan|yazmasan|yazmic*|yemek*|yenen|yersi*|yeter.|yildir*|yorulmus|yuks*|yukse*|yuksek.
-23|yukun|zekayi*|zekayim
-24|*a.|*aas|*afif|*ahne|*ait|*ajin|*akale|*aktir|*angic|*anizi|*arka|*armis|*arp.|*arpi|*arson|*asor|*ates|*atih
-24|*azara|*azel|*azida|*balik|*bloya|*by|*cam.|*canin|*cenek|*cihi|*cuga|*day|*dayin|*ehre|*ello|*emir|*ensel|*ergi
-24|*erji|*etle|*evam|*evre|*eyfin|*fan|*fif|*fla|*fler|*ftir|*gic|*haba|*hello|*his.|*hos.|*ica|*icak|*ifler|*iftan
-24|*ijen|*ilari|*irisi|*ish|*isme|*iste|*itaba|*itabi|*itki|*kede|*kime|*kiye|*kna|*ktaki|*kuma|*lasor|*ldaki|*lenle
-24|*lidir|*lkesi|*ll|*llo|*lmem|*loya|*lpten|*lsa.|*luler|*lunur|*mdir|*meni|*mine|*mlere|*nceki|*nel.|*neme|*nerji
-24|*ngic|*nlu|*nme.|*nmen|*nsel|*nuc|*ocuga|*odeli|*ojen|*onuc|*ot|*ous|*oyama|*oye|*prak|*psine|*ranan|*rano|*rarim
-24|*rcihi|*rdunu|*renc|*rgu|*rhaba|*ring|*rkmam|*rkusu|*rmek|*rojen|*rpi|*rsin|*rson|*rtiyi|*ry|*saman|*sarin|*selli
-24|*sh|*silir|*skin|*sme|*smede|*sonun|*stek|*ster|*surur|*suz|*syayi|*sym|*tabi|*tarsa|*tih|*tilin|*tlik|*uler|*upe
-24|*uri|*uring|*urusu|*uslu|*vam|*visi|*vre|*xam|*xam.|*yarak|*yeyim|*yfin|*yinde|*yit|*yiya|*ym|*yrano|*zaga|*zani
-24|*zenli|*zerek|*zida|*zunun|24|8|^ahmet|^aklindan|^amasya|^bildigim|^cinsiyetim|^denemenin|^dolayisiyla
-24|^dusuncelerini|^ergenlikte|^exam|^garsonun|^hastaneye|^hocandan|^kalbi|^kisa|^masaya|^nedenini|^notlarin
-24|^ornekleri|^pir|^salona|^sikildiysan|^sinavin|^soylemen|^turing|^uykusuz|^uzun|^ve|^yalnizlik|^yarinki|^yas
-24|^yazdigim|^yorgun|a.|acariz.|aceles*|acelesi|aciklayayim|aciklayayim.|acl*|acli*|ade*|adlari*|adr*|adre*|agizd*
-24|aglayabilirsin|akt*|alal*|alali*|alalim|alalim.|alara*|alarak|alg*|alinmam.|alismak|almissin.|arasi|araya
-24|ariyorum.|artar.|artma*|artmas*|atarda*|attin.|ayd*|ayiracagin|ayrilir|ayrilmak|ayrimi*|azab*|azalmi*|azalt.|bagd*
-24|bagl*|baglidir|baglidir.|bakalim.|basar*|basarin|baslangic|basliy*|basta|bayilm*|beg*|bege*|belle*|belleg*|benz*
-24|benze*|besi|bezl*|bilg*|bilgini|bilinm*|bilmiyordum|bilmiyordum.|biriktirmek|birinc*|birle*|birles*|blog*|bol.
-24|bolu*|bolum*|bolumun|boslugun|boyam*|boyama|bugunu*|bugunun|buluna*|cag*|cagr*|carp.|carpi|cemb*|cembe*|cember*
-24|cen*|ciddi*|cikma.|cinsiyetim|civari*|civarinda|cizgin*|cizm*|cizme*|cocuga|cogum*|cogumu*|cogumuz|coll*|colle*
-24|coller*|cyr*|cyra*|cyran*|cyrano|dagilm*|damarlar|davranan|dedene|degise*|degisi*|degisken|degismez.|degistirir.
-24|der|dersl*|desta*|destekliyorum|dev*|devam|dilimi.|dinlendir|dinlendir.|dinley*|dinleyici|disa|diyorsan|dizesi*
-24|dogru*|dogrul*|dusuncenin|dusurur|duyab*|duyabi*|edec*|edece*|elektrik.|enerji|etmek.|etmen|etmistin|ettir*|exa*
-24|exam|exam.|ezberleme|farki|fati*|fatih|fazladan|garson|garsonun|gececek|gecirir|gecirir.|gecmedim|gelmistir
-24|gelmiyorsa|gercek.|gerekmez.|geril*|geriy*|gez|gidiyorsa|gidiyoruz.|gizli*|gormesi|grafigi|guclendirir.
-24|guncelledim|guvenecegini|haber.|hafif|havu*|his.|hissediyorsan|hor*|hos.|iklim|ikn*|ikna|ilkesi|imge*|istemedim
-24|isterse|isy*|isya*|italya|kacmiy*|kacmiyor|kalabilir.|kaldiginda|kaldiracakken|kaldirmaz|kaldirmaz.|kalktigin
-24|kalmissin.|kalpte*|kalpten|karbon*|karesi*|kasi|kasim|kaybetmis|kaygis*|kazanc*|keyfin|kimlik|kimy*|kirilmis.
-24|kitaba|kiymetli|klasi*|klasik|klasor|konularda|konusmadigini|korkmam|korkusu|koye|kull*|kulla*|kullanilir.|kulup*
-24|kupe|kurmu*|kurmus*|kursun|kuruld*|logaritma|maas|makale|masay*|mela*|merhab*|merhaba|merk*|merke*|mesn*|mesne*
-24|mesnev*|metind*|metni*|mide|mis|mito*|modeli|morar*|morarm*|morarmis|netine|ogeler*|ogrene*|oku|okulu*|okulunu
-24|okuma|okumu*|olmali|olmazsin|olsa.|olum*|onayi|onceki|osy*|osym|otede|oth*|othe*|othel*|othell*|othello
-24|ozetleyeyim|parka|paylasabilirsin|paylasabilirsin.|pes|pin*|planla|programim.|renkle*|ris*|risk*|sahne|sakince
-24|sas*|savas*|secenek|sehre|semp*|sempa*|sempat*|sessizligi|sevdik*|sevinm*|seydi*|seydir|seydir.|sicaklik|sid*
-24|sidd*|sidde*|sik|silm*|silme.|siniftan|sirl*|sirla*|sirtindan|sold*|sonuc|sonuna|sormaya|sorularin|soylenir.|sucu*
-24|surdur|sured*|suruyor|taban|tabloya|takip|takvim*|tani.|tanisa*|taram*|tasimiyor|tasiyamazsin|tasiyamazsin.
-24|tatilin|teda*|tedav*|temb*|tembe*|tercihi|tesel*|tesell*|teselli|tesl*|tesli*|testin*|turi*|turin*|turing|turla*
-24|turu|turun|tutma.|ucgen*|ulasm*|ulasma*|universite.|unutmus.|unutulur.|usluler|uyari|uydurdum|uydurdum.|uyel*
-24|uyele*|uykusuzluktan|uyumaya|uyumuy*|uzakt*|vay|verememissin|verememissin.|veril*|vermissin.|viz*|vucudunda|wis*
-24|wish|yakin.|yaklas|yaklasik|yanindan|yapin|yapmaz.|yaradi*|yarid*|yarida|yariy*|yasam*|yasaman|yatiyorsun|yazara*
-24|yazarak|yazmisim|yazmissin.|yenile.|yenis*|yerinde.|yerine|yeterli.|yetmed*|yika*|yitirm*|yogunl*|yollari
-24|zorlastirir.
-25|*6.|*aatle|*abit|*ago|*ajlar|*akli|*akmaz|*akmis|*alem|*anat|*anta|*aprak|*arati|*argi|*asman|*atak|*aydir|*ayiyi
-25|*aziyi|*azmak|*bin.|*bit|*ceden|*ceki|*ceve|*cikla|*cilir|*danda|*def|*disah|*ecip|*edef|*ef|*egin|*ehit|*ellik
-25|*ema|*emegi|*end|*enile|*enmek|*evinc|*ezin|*geni|*giden|*gitim|*giz|*glu.|*grar|*grin|*gukta|*gzi|*hal|*heus|*hre
-25|*idan|*ihal|*ihini|*iil|*ikrop|*ilah|*ildir|*ille|*imine|*incik|*iride|*isaca|*isah|*isimi|*ismez|*ite.|*itte
-25|*jlar|*kezde|*kki|*klari|*kluk|*kmali|*krop|*ktayi|*ktir|*lacak|*lah|*lenme|*linla|*lisim|*low|*ltir|*ltta|*lunan
-25|*marim|*mdur|*meler|*mpo|*myada|*nakli|*ncik|*nik|*nile|*nis|*nmis|*nta|*nur.|*nya|*o.|*oes|*oku.|*orevi|*orus
-25|*oster|*oymak|*pani|*panma|*pheus|*pilan|*plari|*po|*ralle|*rar|*rati|*rceve|*rekce|*rhan|*rkini|*rop|*rsati
-25|*rulur|*sabin|*saca|*sajin|*sati|*sinde|*skan|*smez|*stesi|*sunce|*talya|*tek|*tem.|*til.|*tinin|*tiniz|*tir.|*uc
-25|*uda|*udak|*ude|*ukun|*uptan|*urdur|*utler|*uyuk|*vinc|*yari|*yayi|*yelik|*yiyi|*ykun|*ylik|*ynada|*yuk|*zalir
-25|*zarsa|*zber|*zigi|*ziyi|*zsa|38|6.|^aglarsan|^anliyorum|^basin|^bekleyen|^belirsiz|^birim|^boynun|^cantani
-25|^cumartesi|^dakikada|^demissin|^devam|^dizi|^elimden|^fonksiyon|^hesabin|^hikayenin|^hoca|^hoslandigin|^icinden
-25|^kagit|^kapida|^karar|^karari|^kendini|^kirildigini|^kirmizi|^kiskanmak|^lgs|^matematikte|^merkezde|^muzik
-25|^netlerin|^oradan|^orhan|^orpheus|^ortaogretim|^otur|^puan|^sinav|^sirada|^sona|^soy|^tuylerin|^utanilacak
-25|^uzuldugunde|^yazar|acikla|aciklama|acilir.|acmiy*|acmiyo*|aglamis|agrin|agzi|ailen.|ailende|ailenl*|ailenle|akimi
-25|aksamd*|alab*|alabi*|alabil*|altta|altyazisinda|anal*|anali*|anlasma.|anlatilir.|anlatisin|anliyoruz|aradi*|aril*
-25|arila*|arilar*|ayaginin|ayarl*|ayli*|aynad*|aynada|azaldikca|azalir|baglamaz|bakil*|bakim|baslay*|bayila*
-25|bayilacak|bayr*|bayra*|bayramda|bayramin|begen*|beklediginden|beklem*|belir*|belirsiz|benzetmeyle|besler|besler.
-25|beste*|beynin|bildir.|bilgi*|bilgisini|bilgiy*|bin.|bitki*|bolmey*|bugun*|bulunan|bunda|buyuk|cagri*|cagris*|carp
-25|carpanlara|cek.|cepha*|cephan*|cerceve|cevirmeye|cizeli*|cizelim|ciziy*|ciziyo*|ciziyorum|ciziyorum.|cozdugun
-25|dayi*|deler.|demisler.|demissin.|deyimi.|dilerim.|dinleyebilirim|dinleyebilirim.|dinli*|dinliy*|does|dogar|dogar.
-25|dokunakli|donemde|dort*|dudak|dusunceler|dusuru*|edili*|edilir|egitim|ekl*|eleme|elinl*|elinle|engel*|esitl*
-25|etmedi|ezber|ferman*|fermani|fiil|fiil*|firsati|geceb*|gecebi*|gecisi*|gelmek|gelmesi|gen|genel.|genis*|geregi*
-25|gerekce|gerili*|gidin.|girebilirsin|git.|gitmed*|gitmek*|gordu.|gorevi|gorun.|gorus|gorusmek|goster|gotururken
-25|gozlerin|gruptan|guc|gucenmem|hafi*|halayl*|halaylar|hatayi|hatirlar|hatirlar.|hayvan*|hedef|hediye*|hediyeyi
-25|hesabin|hucrey*|iag*|iago|iceri|icme|ilerlemissin|ilkes*|imge|integralle|ip|isa*|isaret|istemez|isters*|isteyi*
-25|ivm*|ivme|kacina*|kahra*|kahram*|kahramanin|kalem|kalk|kalmazsa|kalmis.|kame*|kamer*|kampus*|kandirmis|kapanma
-25|kapatmak|karac*|karari|kares*|katilm*|kaydettim.|kaydirdim|kaydirdim.|kaynaktan|kesilm*|kesilmis|kesm*|kesmek
-25|kimyada|kisac*|kisaca|kiskanmak|kiskanmam|kizabilir|kodlamayi|konusmada|kope*|korkutmasin.|koymak|kucum*|kucums*
-25|kullaniriz|kurs|kutuphane|masald*|mat|mazmun*|mec*|meme*|merce*|mercek|merkezde|mesajin|mesajlar|meselesi
-25|metinlerin|mikrop|motiv*|mudurl*|munazara|nakarati|nar*|nem|nesn*|netlerinle|nihal|nin*|noktayi|notl*|notlar*|o.
-25|ogrett*|ogutler.|oku.|okumuyor.|okunmu*|olabilir|olmayabilir|olur.|olus*|olusur.|oluyorsa|once*|optigi|oran|orh*
-25|orha*|orhan|orp*|orph*|orphe*|orpheu*|orpheus|oturmak|ozen*|ozlemek|ozlemen|padisah|paragraf.|pay|planin*|planl*
-25|prob*|probl*|proble*|rahats*|rese*|resep*|resept*|saatle|sabirli|sabit|sagd*|sagda|sakar*|saklanir|sapma*|sasirm*
-25|sayiyi|secim*|sehir|sehit|sevgiden|sevinc|siir*|sila*|silah|silme|sirasinda|sirayl*|sirayla|sogukta|sona|sormay*
-25|soylediklerin|soylemek|sozd*|sozle|sozles*|sozunde|sunucu*|sunum|taban*|takil*|takildigini|tam|tanim*|tasinm*
-25|tebrikler.|temas*|tenef*|tesekkurler.|tuketir.|turkce*|ucrets*|ugrar|uma*|umar*|umari*|umarim|umud*|unle*|urem*
-25|ustunl*|utanmi*|uyk*|uykun|uyumay*|uzman*|uzuldugunde|uzulmu*|uzulursun|uzuntunun|vaa*|vaktin|verilerin|verir
-25|vermek*|vermis|vey*|veys*|veyse*|veysel|yabanc*|yakar.|yakins*|yakma*|yanilt*|yanlisini|yapilan|yapisi*|yapma*
-25|yaprak|yaram*|yarari|yaraya*|yavas|yazili*|yaziyi|yazmak|yemegi|yenile|yenisi*|yetisir|yikam*|yitirir.|yoklay*
-25|yoktur|yontem.|yorucu.|yukle*|yumru*|zamir*
-26|*00|*alma|*anis|*ans.|*ansiz|*arali|*arihe|*arlik|*artma|*asari|*asinc|*atmaz|*aygin|*azil|*cagin|*cemem|*ceni
-26|*ciga|*cte|*dek|*deli|*dorda|*eci|*ediye|*ein|*ekce|*elene|*emem|*eshis|*estek|*etin|*evsim|*hur|*ic.|*iden|*ifin
-26|*ikede|*ila|*ilir|*irasi|*isa|*iseye|*istan|*izina|*izsa|*ker|*ker.|*kez.|*kince|*klugu|*ksek|*lcusu|*ldigi|*lmadi
-26|*lman|*lmaz|*lmece|*lmus|*lubu|*luna|*lusu|*lusur|*mali|*mece|*miyet|*mm|*msa|*namaz|*neyi|*niden|*nigma|*ninde
-26|*nli.|*nna|*nuda|*nune|*ograf|*onca|*onuda|*oplam|*orclu|*oynun|*panir|*plam|*plar|*pmami|*ptan|*rakla|*rclu
-26|*reket|*remem|*rihe|*rir|*rli|*rmali|*rmeyi|*rmulu|*rsuz|*rtma|*run.|*runur|*sanda|*serse|*shis|*sinc|*sinin|*taj
-26|*tenen|*tikli|*tisir|*ucak|*uksek|*urer|*ursuz|*uslar|*usmem|*utce|*ve.|*vlana|*vri|*vsim|*ygin|*yku.|*ynun|195*
-26|1950|@program.|^aferin|^anahtari|^ayriligi|^ayrilma|^bana|^basarinin|^cevrenden|^cikinca|^degerin|^deme|^derse
-26|^din|^e|^enigma|^evet|^evin|^eylulde|^fakat|^fotograf|^gozyasi|^hikayendeki|^isik|^kanka|^kardesine|^kopegini
-26|^mesajlarini|^nefesin|^saka|^sifreni|^simdiki|^solunum|^soru|^tanzimat|^telefon|^yks|abartma|acik|acik.|aciko*
-26|acikog*|acilir|acmasa*|acmasan|agit|akc*|akci*|akcig*|akcige*|alina*|altiya|amaci|anlamindadir|anlamindadir.
-26|anlar.|anlatmissin.|annesini|artis|arttik*|arttikca|azaldi*|basari|basinc|baskin*|basligi|bedenin|bekle.
-26|benzetilir|benzetilir.|beyi*|beyt*|bez*|bilmece|bitisi*|blogu*|borclu|bosalt*|boynun|bozuk*|bozukl*|bozulunca|buc*
-26|bucu*|bugunu|bul|bulmani|buluns*|bulunsun|bulunsun.|bulurs*|burun|butce|buyug*|cagiriyorsa|calis.|canla*|canlan*
-26|carpin*|cer*|cerc*|cerce*|cercev*|cevab*|cevrenden|cikardim.|cikip|ciktik*|ciktiktan|cinsi*|cinsiy*|cizim*|cumay*
-26|cumaya|danisa*|dedenl*|dediyse|degismez|degistirme.|demis*|demiy*|demiyo*|denemeyi|deneyl*|destek|deva*|dikkat.
-26|dinlenmis|diyecegini|diyecek|diyecek.|diyorum.|dizil*|dokme*|dona*|donum|dostlarinin|durak|durmaz|dusm*|dusmus
-26|duyduguma|duzelt*|edildi|edildi.|edin.|ediyor.|engell*|enig*|enigm*|enigma|epi*|ergenlikte|etmis.|evdekilere.
-26|evlendirilir|formulu|fotograf|fotose*|gay*|gecemezsem|gelene|gelmi*|genisl*|gizlemek|gormus*|gormussun
-26|gostermiyor.|gotur.|hafifletir|hafifletir.|haftak*|haftaki|halk|hastalik|hatirlatmayi|hekim*|hesapl*|hesaplarken
-26|hikayendeki|him*|hizin*|hizli*|horm*|hormo*|huc*|hucr*|ic.|ifa*|ifad*|iler*|ilke*|ince*|is|isi.|istedi*|istene*
-26|istenen|ite*|kalmadan|kapan*|kapanir|kapans*|kapansin|kapansin.|kapatalim.|kapatilmak|kararl*|karin*|karinc*
-26|karsiligini|kaste*|kaydirma|kaym*|kaynaklar|kendiliginden|kendine.|kez.|kirils*|kisalttim|kisalttim.|kisminda
-26|kiyas*|kiyasl*|kiyaslama|kizma*|kizsa|kocasi*|konuda|konun|konusmuyorum|konusmuyorum.|kopegi*|koridorda
-26|korkutmasin|kosm*|kucak|kucultmez|kulaklik|kullanma|kullanmak|kullanman|kulu*|kural*|kuralim.|kurm*|kusmem|kutlar*
-26|liseye|mahlas*|mantikli|mede*|merakla|merh*|merha*|mevl*|mevla*|mevlan*|mevlana|mevs*|mevsi*|mevsim|muca*|mucad*
-26|mucade*|mucadele|musai*|nec*|neci*|necip|odadak*|odadaki|ogle*|ogrencilerin|ogrenme|okunm*|okuyorum|olabilir.
-26|olasilikta|olayl*|olayla*|olcul*|olcus*|olcusu|olmadi.|olmustur|olmustur.|olusur|omuzl*|omuzla*|onemli*|orant*
-26|ornekleri|oyunu|past|payda|plan*|pomp*|pompa*|prote*|protei*|robot*|rolun*|sakay*|salo*|salon*|sarilabilsem
-26|sarkin*|sese|sev|seza*|siirin*|sikildiysan|sinam*|sirasi|site*|soy|soylediklerimi|soylemistin.|soyleyebilir
-26|soyleyin|soyleyin.|sozc*|sozcu*|sozuy*|sozuyl*|sozuyle|surer|surey*|suruyo*|suyun|tabl*|tamamlar|tarihe
-26|tasiyorsun.|tehlikede|tesh*|teshi*|teshis|testi*|tez*|tipi*|tom|toplam|toplam*|ucte|ula*|umdug*|umdugu*|uns*|unsu*
-26|unutmus|urun*|uyku.|uzaklas.|uzereydim|uzgun|uzma*|uzmus.|vakt*|vakti.|ve.|vedalasir|vedalasir.|verey*|vereyi*
-26|vereyim|vermeni|versin.|yakaladin|yakar|yanlislarini|yanma*|yapab*|yapabi*|yapabilecegini|yapmami|yapmiyorum.
-26|yardimcisiyim|yardimcisiyim.|yatmi*|yatmis*|yatmissin|yazamam|yazayim.|yazic*|yazilir|yazmissin|yazmistin.|yenid*
-26|yenide*|yeniden|yetmem|yuk.|yuksek|zorlastirir
-27|*950|*acta|*ad|*afigi|*afin|*agi.|*ajim|*akter|*albe|*alit|*arp|*atla|*ays|*azmun|*daga|*deler|*deo|*derme|*df
-27|*diye|*edati|*ekkur|*elde|*eleme|*enen|*enini|*eprem|*era|*erhat|*etsiz|*eydir|*figi|*fsane|*gan.|*gelle|*gidin
-27|*gilir|*gir|*git.|*glari|*gunku|*hnesi|*hter|*ideo|*ihter|*ilgi|*ilki|*inama|*inmez|*irtin|*itaya|*itin|*itta
-27|*ittan|*iyas|*izam|*kinir|*kkur|*kter|*lahat|*landa|*lani|*lbe|*lek|*lemem|*lesin|*lti|*lul|*lulde|*m.|*makta
-27|*masya|*mazsa|*met|*mlen|*nagi|*nceyi|*ndigi|*nede|*neri|*nir.|*nmeli|*nur|*ondur|*onya|*orda|*orev|*ormem|*oyler
-27|*prem|*ramis|*rari|*rhat|*rumak|*sajim|*sane|*sapla|*sisel|*steyi|*stini|*suzda|*taba|*tci|*tedin|*tili|*tisin
-27|*tlara|*tman|*tmani|*tmez|*ufta|*ulak|*umlen|*unur|*ureyi|*urla|*usuna|*uyume|*uzle|*vufta|*yas|*ydayi|*yir|*ys
-27|*yume|*zam|*zeler|*zir.|*zmedi|*zmun|17|90|@courtesy|^acele|^alan|^alarmi|^anlami|^ayaklarini|^basit|^baski
-27|^beklerken|^biktim|^bircok|^bugunku|^bundan|^calisirken|^cocuklardan|^cozumun|^deri|^derken|^deyimi|^diyenlere
-27|^duydum|^elbette|^ferhat|^gelmese|^gidince|^gunluk|^hiz|^hucre|^kalem|^kapanisi|^kart|^kedinin|^koku|^korkma|^kpss
-27|^kulaga|^milli|^olmazsa|^osmanli|^sonradan|^spora|^vay|^yaninda|^yavru|^yazdigin|^yazin|^zamanla|adlar*|agabey*
-27|ahl*|ala|alacag*|alinma*|alman*|almissin|amas*|amasy*|amasya|anki|anlatir.|arayam*|arayamam|artti*|atistir|aydi*
-27|azalir.|azalm*|baglid*|bakma.|bakmiyor|basarirsin|bekliy*|bekliyor.|beste|beti*|betim*|betiml*|beyin*|biht*|bihte*
-27|bihter|bildigim|bilgi|bitmi*|bol*|bost*|bugunk*|bugunku|bulun*|buyume|buyumus.|calisirsin.|calisk*|cayin*|cayini
-27|cekersin|cekersin.|ces*|cesa*|cesar*|cesare*|cesaret|ciz|cizgi*|cocuklugum|cozmedi|cozumu|cozumun|cumlen|dagilir
-27|dagilir.|dagl*|dagla*|darilm*|dedeni|dediy*|dediys*|degisk*|den|deprem|destekliyorum.|dile*|dinler|doe*|doktorlar
-27|donemin|durumd*|durumda|durumun|dusunceyi|duzeltiyorum|duzeltiyorum.|efsane|egitildim|egitildim.|eglenc*|ekv*
-27|ekva*|ekvat*|ekvato*|engelle|es|etkiler|ettiy*|ettiys*|eyluld*|eylulde|fatm*|fatma|fazlad*|fel*|ferh*|ferha*
-27|ferhat|fii*|filmd*|fizik.|fotografi|gecedi*|gecedir|gelecek|gelmesen|gidin|gonderme|gorev|gormem|gormuyorum
-27|gorsun.|gorulur|gorunur|goster.|gule*|gulem*|guleme*|gulemem|gunu|gunun*|hakli.|hali|hali.|halit|hangis*|hayi*
-27|hazir.|hazirla.|hece.|hepsine|hesap*|hesapla|ikisi*|ikisin*|ipucunu|isg*|isga*|islahat|istedin|iyo*|kacta|kadin
-27|kagidin|kalbe|kani|karakter|karsilastir|kaybolmaz|kayitt*|kays|kestim.|kilavuza|kilo*|kimle*|kirgin|kisay*|kisise*
-27|kisisel|kitay*|kitaya|kiyas|kokle*|kolayd*|konusuyor|korkun*|korumak|koyl*|kuan*|kuant*|kuantu*|kucumsemiyorum
-27|kulak|kullandi|lamba|listesi|listeyi|m.|mahl*|mahla*|mantik|may*|mazmun|me|mektu*|merakin|mesajim|mesl*|mesle*
-27|mufredati|neg*|nega*|negat*|negati*|netler|neyin|odaklan.|odana|odur.|ogrendigin|ogrenirim|okumus*|olam*|olama*
-27|olc*|olmali.|olunce|onereyim.|oneri|ortala*|ortaogretim|oted*|oturt*|oturur|oyku|oyku*|ozenl*|ozeti*|ozetin*
-27|ozledigini|p|payday*|paydayi|pdf|pom*|rahatligiyla|raki*|ruyal*|ruyala*|sahnesi|saklama|salgilanir.|salla|sana*
-27|sapm*|saygil*|secen*|secene*|secme*|sekli|sikilmam|sikilmaz|sikm*|sildim.|sin|sinama|sirasi*|siray*|sirtin|sitey*
-27|siteye|sonunda.|sorarim.|soyler|soyleyeceksin|soyleyeceksin.|soyluyor.|suba*|sureyi|suruy*|susman|tahtad*|takimd*
-27|tarihini|tartis*|tasari*|tasavvufta|tasiyorsun|teh*|tehl*|tehli*|tehlik*|tekrarlar|tema*|teneff*|tesek*|tesekk*
-27|tesekkur|testini|tiklama.|toparlayalim|toparlayalim.|turevinde|tuylerin|ucretsiz|unite*|unites*|utanil*|utanilacak
-27|uyandir|uykular.|uzar|uzerinden|uzmek*|uzmekt*|uzmekten|verdin|video|vurmay*|vurmaya|yanin|yapac*|yapaca*|yapr*
-27|yapra*|yarar.|yasc*|yasca|yasi|yatir*|yatma|yazarsan|yazistigini|yeni*|yerin*|yerleri|yers*|yika.|yoldan
-27|yonlendiririm|yonlendiririm.|yor*|yoru*|yoruluyor|yuk*|yuklem*|yurutm*|yuzle|zaman.|zora|zorlam*|zorluy*
-28|*10.|*agan|*akken|*anesi|*apmaz|*arm|*asmis|*aylar|*azari|*bak.|*bes.|*blani|*c.|*cekci|*ctan|*cun|*dana|*ddiye
-28|*deniz|*deyse|*dir.|*dulu|*ecani|*edene|*egini|*ekci|*ektir|*elmek|*enli|*eregi|*esela|*etre|*evire|*evrim|*ezde
-28|*fade|*flar|*glar|*grisi|*gunde|*inaya|*inlik|*iteye|*izdir|*klin|*kmasi|*ksine|*kusuz|*kut|*larm|*lat|*latir
-28|*let.|*limim|*lkmak|*lmasi|*loji|*ltan|*nisan|*nneyi|*nsa.|*ogal|*oldan|*olmaz|*oloji|*olun|*ozde|*pik|*pmaz|*pss.
-28|*rali|*ranis|*rariz|*raz.|*rmeli|*rsizi|*rtin|*ruydu|*ruyla|*samba|*sela|*sizi|*sli|*slu|*sor|*stafa|*tafa|*tce
-28|*terdi|*tisma|*tor|*turur|*ukse|*ultan|*unler|*unsa|*urmak|*ursam|*usmaz|*uvara|*vabim|*vara|*vas|*vire|*viri
-28|*vrim|*yan.|*yap.|*yguyu|*ykunu|*yonun|*yordu|*yun|*zanir|*zeti|*zmus|10.|120|@quote.|^alcak|^alistirma|^atesin
-28|^ayaga|^disin|^ellerine|^hata|^hatirlatayim|^karsilastirma|^kedin|^kimya|^konumunu|^kucuk|^memnun|^mesela|^on
-28|^osym|^oyunda|^resmi|^sabaha|^siir|^sol|^sordugun|^sorulari|^surekli|^takilirsan|^tesekkur|^yani|^yanindaki|^yaz
-28|^yazdigina|^yurt|ablani|aglarsan|aklin|aklind*|aksin*|aksine|alarm|aliyorum|almiss*|amac*|anind*|aninda|anlama
-28|anlatimi|anneyi|ardindan|ayarla*|ayrilmissin|ayrim*|bagirm*|baglama.|bak.|basarilar|basarinin|bebek*|beklememis.
-28|beklemiyor.|bes.|bilgilerin|bilim*|bilmiyorsun|birbirini|bire|bitirdim|bolg*|bolge*|bolm*|bolme*|bunun*|bununl*
-28|bununla|buz*|c.|cabay*|cabayi|carsa*|carsam*|carsamba|celdirici|cevabim|cevrilebilir|cevrilebilir.|cevrim|ciddiye
-28|cikan*|cizer*|cocuklardan|davranis|degistirir|demissin|dik|dilimi|dinc|disin|dogal|dongu*|duser.|dusunce.|duvara
-28|duydu*|duyguyu|duzeltmek|edecegim|ekin*|eksi*|ellerine|emegin*|eylul*|fiilin*|fotograflarini|fransi*|gecirmissin.
-28|gelen.|gelirse|gercekci|geregi|giderd*|giderdim|girmedim|gitmissin.|gorulur.|gorun|gorunuyor|gosterdi|gosterdi.
-28|goturm*|guclendirir|gulers*|halid*|harek*|hareke*|hastalanmam|hatay*|hec*|heyecani|hip*|hipo*|idd*|iddi*|iddia*
-28|ifade|ikinci*|ikincisi|incel*|ingili*|isareti|islah*|islaha*|iste.|istiyorsa|kacirmak|kagit*|kalkmak|kampu*
-28|kapanisi|kapata*|kapatalim|karb*|karbo*|karsiligi.|kavramlar|kedin|kendin|kirmis|kisa|kitaplardan.|kizabilirsin
-28|korumu*|korur.|koyamam|kpss.|kura*|kurariz|kurariz.|kuskul*|kusmem.|mada*|mari*|masada*|mektub*|mesela|meta*
-28|mustaf*|mustafa|nedir.|normal*|not|notlarin|odak|odem*|odulu|ogel*|ogele*|olagan.|olamad*|olas*|olasi*|olcme*
-28|oldugun.|olmaliyim.|olmuyorsun.|olusma*|olusmaz|olusmaz.|omuzlarini|one*|onle*|ornegi.|ortaog*|ovguy*|ozeti
-28|ozlemin|ozlemissin|ozler|ozler.|ozluyorum.|pers*|perse*|persem*|revir*|revire|rica|riti*|ritim|robotu*|sagla*
-28|saklama.|sali|sanil*|saygi*|sayisi|sece*|sem*|sevginin|sevilm*|siirde*|siz|sormad*|sorusunda|soylenir|soyleyemez
-28|sozcugunu|sozluk*|suclam*|sultan|surer.|susu*|tablo*|tanist*|tarti*|tasar*|tasav*|tasavv*|tebrik*|tebrikler|tikl*
-28|tikla*|tiklam*|tiklama|topr*|topra*|ulasa*|ulastim|ulastim.|umut|unit*|uretiy*|uslul*|uslule*|uykunu|uykusu*|uyu
-28|uyuyorsa|uzeri|uzulmek|verdigin|yakinsa|yakinsa.|yali*|yalnizlik|yap.|yapan|yapiyorum.|yapiyoruz|yapiyoruz.|yapmaz
-28|yazilimim|yedikt*|yedikten|yili|yont*|yonte*|yoran|yorumu*|yun*|zamanda|zami*|zit|zorlan*
-29|*2.|*aati|*air|*akvim|*alis|*areti|*arip|*arir|*arti|*asir|*atina|*atmak|*avru|*aynak|*ban.|*bilir|*cada|*cinca
-29|*csuz|*ctir|*denin|*eken|*elt|*erip|*ermi|*esir|*esri|*faz|*fendi|*fin|*ftaya|*gar|*gazin|*gren|*gut|*idik|*imli
-29|*ira.|*isel|*issiz|*koy.|*ktron|*kvim|*ladan|*lagan|*lasir|*ldan|*lesti|*lli.|*lmesi|*ltmak|*lunca|*lunun|*mada
-29|*mama|*masi|*mer|*micem|*mse.|*nek|*nen.|*nidik|*nidir|*nif.|*nize|*nle.|*nnesi|*nsana|*ntem|*nunla|*oglan|*oker
-29|*ol|*ola.|*ona|*onemi|*onsun|*ontem|*pamin|*phane|*rarli|*ren.|*renme|*retti|*rildi|*rubun|*rus|*sap.|*say.|*seder
-29|*ser.|*sri|*ssa|*sunde|*tak|*tami|*tmasi|*tron|*ucsuz|*umle|*usme|*var.|*vim|*vru|*yalar|*yay.|*ydum|*yetle|*ylari
-29|*ynak|*ysa|*yuk.|*zamam|*zir|*zirla|*zlem|*zligi|*zmen|2.|360|^aksam|^amac|^ardindan|^ayrilmak|^bence|^birincisi
-29|^birine|^bogazin|^cikmadan|^cozumu|^dersem|^dogru|^eve|^fizik|^gecmis|^gelecek|^he|^kahveni|^kelime|^kitap|^kotu
-29|^nasilsin|^omer|^onu|^onun|^sair|^sistem|^soruna|^stresten|^tabii|^uyuyamadigin|^yakin|^yarin|^yasim|^zekisin
-29|acinc*|acinca|adimd*|adrenalin|agab*|agabe*|aksami*|alistirma|almis|anda|anlatmis|annesi|antl*|antla*|antlas*
-29|antrenmana|arkadaslarinla|artar|artti|artti.|atom|aza*|azaltm*|baban.|bakmadan|bakmal*|bakmiyor.|bebekl*|begeni*
-29|beklememis|belirlemez|belirlemez.|belli.|benziyor.|besl*|besle*|bilim|bilmesi|bilmiyorsan.|birc*|birco*|bitis*
-29|bittig*|bogazin|boylec*|boylece|bugd*|bugda*|bunlara|burnundan|calis|calismak|canini*|caninin|canlil*|carpm*
-29|carpma*|ceken|cekind*|cekiniyorsun|cekiniyorsun.|celd*|celdi*|celdir*|cevre|dayanir|dayanir.|degistirme|demem.
-29|denir.|dilin|dinlememis|dinlememis.|diyemem|dolayi*|dolayisiyla|doldur|donecek|donemi|dong*|dopamin|duru*
-29|dusunmeye|duymuy*|edebiliyorum|edebiliyorum.|edecegim.|edin|efe*|efen*|efend*|efendi|elektron|ergen|ero*|esle*
-29|etmene|ettigim|evler*|gazeli*|geldiy*|gerekc*|gibidir.|girisi*|gorevl*|gorunur.|gorursen|gosterir.|gostersen
-29|gozlem*|gozlug*|grubun|gucsuz|guler*|gunler|hac*|haftaya|hangi*|hazirla|hazirsan|he|hesap.|hesapladim.|hisseder
-29|hissetmez|hissetmiyorum.|ikl*|ikli*|ilgi|ing*|ingi*|ingil*|insana|isted*|istedigin|istemedigini|istememistim
-29|kalmissin|kapanir.|kardesini|karist*|karsiya|kavu*|kavus*|kaybetmissin|kayit*|kaynak|kere*|kesri|kimse.|kisma*
-29|kizarm*|kizars*|kizmiy*|kizmiyorum|km|kodlam*|konu.|konusabilirsin|konusur.|kopegini|korkmussun|korkmussun.|koy.
-29|koyars*|kullanabilirsin|kurdum|kurulan|kusm*|kusmus|kutlarim|kutlarim.|listesini|lov*|mecaz*|mek*|mekt*|mermi
-29|mola.|nedeni|nett*|nette*|netten|ocak|ogren|ogren.|ogrenirsin.|okulun*|okumadan|olagan|olmalisin|olmalisin.|olusu*
-29|ome*|omer|ona|onemli.|onerey*|onereyim|onerim|otursu*|otursun|ozlem|pla*|programin|rahatlatir|rahatsiz|rolu|ruya
-29|saati|sahipl*|sahnes*|saklanacak|salgilanir|sard*|say.|saygi|secm*|seyf*|seyfe*|seyfet*|seyfettin|sif*|sifres*
-29|silebilirsin|sinif.|sistem|siya*|solu*|soylemeni|soyluyor|sozlerinle|sucun|taba*|takildigin|takiliyor|takvim
-29|tanidik|tarl*|tarla*|teknigini|telg*|telgr*|telgra*|tempo*|tersi|tim*|top|topla.|tuketmis|ucunu|uste|uygun|uygun.
-29|uyma*|uyuyamadigin|uzere*|uzerey*|uzgunu*|uzgunum|uzmus|vad*|var.|vat*|vata*|verebilecek|yakind*|yanlis.|yansit*
-29|yapabilirsin|yasamadim|yavru|yay.|yazmis*|yerl*|yerle*|yontem|yorulm*|yukl*
-30|#digit|*33.|*ablo|*adele|*alel|*alk|*alona|*alya|*ast|*ata|*atsiz|*attir|*azdin|*azir|*blo|*ciyim|*ck|*cok|*ctur
-30|*dak|*dati|*ddi.|*dele|*dimda|*eket|*elam|*elden|*emnun|*ene.|*ens|*enzer|*fer|*gal|*ginc|*gutma|*hini|*icam
-30|*ircok|*irmaz|*iskan|*iyla|*izma|*keti|*kun.|*lce|*lel|*lgi|*lginc|*lilik|*lona|*ltiya|*luk|*lume|*luyor|*lya
-30|*maci|*megin|*misse|*mnun|*mul|*ntani|*ntum|*nular|*nzer|*olmus|*olume|*onla|*ormul|*oza|*ralel|*raman|*rcok|*rem
-30|*rens|*rlama|*rmis|*rmul|*rtak|*rur.|*saret|*sesi|*sinma|*sligi|*suf|*tem|*ther|*tici|*tiya|*udu.|*ulde|*usuf
-30|*yasi|*ygili|*ygun|*yks.|*zalim|*zayim|*zilir|*zudur|*zuyle|201*|33|33.|@student_said|^23|^aci|^asil|^bekletme
-30|^buyukler|^can|^dinliyorum|^diyelim|^eyvallah|^geriye|^kadinlar|^kendimiz|^konusmak|^merak|^nerede|^once|^sinavda
-30|^sonucu|^soruyu|^unutma|^x|adimda|adla*|aktarabilirim|aktarabilirim.|alcak|aldin|algi*|alinm*|altida|anil*
-30|anladigim|anlatayim|anlatiyorsun.|arab*|araciy*|araciyim|araciyim.|aramak|arasini|arta*|asil|atip|atlama*
-30|ayiplamiyorum|ayiplamiyorum.|baktim.|bay*|bekler.|bekleyen|benzer|bilgilerini|bilmesini|bina*|bircok|birincisi
-30|biy*|biyo*|bolume|bulacagiz|bulacagiz.|buldum|bulursun|buyum*|buyumeden|calisabilirsin.|caliss*|calistigini
-30|cantani|catlak*|catlaklar|ciddi.|cikabilirsin|cikar.|cizg*|cizi*|cocuklarin|cozdug*|davet*|davranisi|degilsin.
-30|degistirmez|degistirmez.|derler.|dersini|deyim|did*|dilim|dinle|diyal*|diyalo*|diyem*|diyeme*|diyors*|diyorsun
-30|doldur.|doner.|dusunce|dusunduruyor.|dusunelim.|duyabilirsin|eder.|ekledim.|eksiksin|eme*|esne.|fisildayarak
-30|formul|frans*|gelmez.|gelmezsin|giden*|girisin|goruyor.|gostermiyor|gucs*|gucsu*|halan|hazir|hazirs*|hekim|hukuk*
-30|ibaret*|ibaretim|ic|ikini*|ilginc|isteg*|istegi*|istenmez|ister.|kacmi*|kadar.|kalkac*|kalmis*|kam*
-30|kapatabilirsin.|karistiriyorsun|kaydi*|kayip|kazandirdi|kendisi|kisiye|konular|konusayim.|kosma*|koyarsan
-30|kullanmayiz|kum*|kume*|kuralim|kutlam*|listey*|masal*|memnun|met*|mot*|nda|neden*|neye|neyi|ninn*|ogrendin
-30|ogrenirsin|ogu*|okulunun|olduguna|olmasindan|olums*|olumsu*|onb*|once.|ortak|oturum*|ozgurs*|ozgursun|ozgursun.
-30|ozleyen|paralel|prens|psikoloji|rahatlatir.|refl*|refle*|reflek*|replig*|resi*|romanin|salona|sehr*|seri*|seslen.
-30|sevdas*|sevgin*|sicak|simgeliyor|simgeliyor.|siras*|sirayi|sogutma|sorusu.|soylerler|soylerler.|sozluk|sur|susm*
-30|tablo|taki*|takv*|takvi*|taniml*|tatli.|tebr*|tebri*|teriml*|testi|tilki|topladim|tutmuyorum.|ucer|ucu|unl*
-30|unutmu*|unutmusum.|uyari*|uydurd*|uyku*|uzaklas|varsa|verdiy*|vermen*|wou*|woul*|would|yanlis*|yanlisin
-30|yapabilirsin.|yarar|yasamiyorum|yasamiyorum.|yazal*|yazali*|yazalim|yazay*|yazayi*|yazayim|yazdiklarini|yazin
-30|yillarini|yks.|yus*|yusu*|yusuf|zamana|zorla*|zorlas*
-31|*019|*4.|*60.|*afani|*aha.|*arar|*arari|*at.|*avori|*banla|*bloyu|*cinci|*coz.|*cre|*cuna|*eceye|*ecmez|*efini
-31|*eleni|*emal|*enari|*engi|*erdin|*erir|*ersle|*fani|*fkeni|*ftan|*ftasi|*gar.|*giniz|*glan|*goz|*gunla|*gunle
-31|*ici.|*icida|*insa|*iran|*irmen|*ittir|*jin|*kat.|*katin|*kinsa|*kir.|*klem|*lir.|*loyu|*ltmek|*maniz|*mge|*mli.
-31|*nalin|*nd|*nirsa|*nklem|*nluk|*ntezi|*ntu|*onun|*oplar|*ova|*oze|*ozer|*rasiz|*revin|*rilir|*rimis|*rnu|*rova
-31|*rsle|*rtis|*ryoda|*sktir|*sle|*suc.|*teren|*teri|*tezi|*tine|*ucre|*umaz|*untu|*urnu|*uysun|*vori|*ydir|*yse.
-31|*ysun|*yunda|*zalt|0|2019|36|4.|60.|@rememb.|@selfProgram|@student_said.|^a|^adin|^ailem|^buna|^burda|^cunku
-31|^degilim|^dilersen|^hangisi|^kerem|^konusan|^ocak|^ofkeni|^ona|^ornek|^plan|^psikologunla|^sebebi|^senaryoda|^ses
-31|^sorunu|^tamamdir|^telefonu|^uyuyamazsan|^uzgunum|^uzuldum|^yillar|acig*|acisi*|agrimi*|agrimis|ahm*|ahme*|ahmet
-31|alar*|alisma*|alistigin|aliyorum.|altt*|anila*|anilar*|anin*|anlamaya|anlatip|anlayabilir|aradin|arkadasina|artmis
-31|asa*|asist*|asista*|askti*|asktir|asktir.|at.|azalt|babanl*|babanla|baslaman|basliyoruz|basliyoruz.|bazisi*
-31|bazisinda|beklemis|bekletmeyeyim|belirt*|bildir|bilirsin|bilmedigini|bilmemek|biraktim|biriki*|bitk*|bittiginde
-31|bosluklari|bulamiyorsan|bulund*|bulusma.|burnu|butc*|caban|cagir|calismiyorum.|cevres*|cikardim|coz.|cozebilirsin
-31|cozer|cumle.|cumlesinde|demeyecegim|demis.|demiss*|denklem|dersle|dest*|dizi|dokun|durmu*|duysun|edebilirsin
-31|edebilirsin.|egzersizi|ek|eki.|esya|etki|farkli.|favori|gecerli.|gecmez|gelebilir.|geleni|gelist*|gelistirdi
-31|gelistirdi.|gelmesin|gelmesin.|gerekl*|gitmey*|gorevin|gosteren|guclu|guveniyorum|guvenl*|haftasi|hare*|hasi*
-31|hasim|hatirlatir|hedefini|hedi*|hediy*|hek*|heki*|hucre|huku*|icinden|ifades*|indirip|insanca.|isik.|ispiyonculuk
-31|isteme*|kacinc*|kacinci|kafani|kanin|karistirma|kedini*|kedinin|kenari|kiba*|kimyas*|kiran|kirici.|kitabin
-31|kizginsin|koklu*|koklul*|korkut*|koruyacak|kurali*|kurari*|kusme*|lafin|mantik*|meraki*|metin*|mikr*|mikro*|mufr*
-31|mufre*|mufred*|muste*|muzi*|neti|nisanlisi|nokta*|ofken*|ofkeni|oksij*|oksije*|okumuy*|okumuyor|olasil*
-31|olmamistir.|osm*|osma*|osman*|osmanl*|oyunda|ozluyor|prensi*|prova|psikologunla|renk*|renkl*|saglik.|sai*|sair
-31|sanati*|sant*|sarila*|sarilamam|sayfanin|sekl*|senaryoda|sifat|siklari|soylerken|soze|sozu|suc.|suren|sut*|tabloyu
-31|takil|tarayicida|tarihi*|terst*|terste*|tersten|tese*|til*|tilk*|toplar|toplar.|turevi*|tutabilirsin|tuttu.|uce*
-31|verg*|vermen|versi*|versin|vurma*|yard*|yardi*|yarin*|yasadiklarini|yazdin|yazmamissin|yazmi*|yerler*|yetiskin
-31|yormus|yormus.|zorb*|zorba*|zorbal*|zorlu*|zorunda.
-32|*8.|*aate|*abim|*agir|*aif|*alama|*alici|*amim|*ana.|*asla|*astir|*asyon|*aton|*attin|*avas|*ayfa|*ayir|*cedir
-32|*ceri|*culuk|*dugu|*ebek|*ekim|*elisi|*eus|*giyle|*gruyu|*guyu|*ihe|*ikada|*iknik|*ilme|*irli|*isiye|*iskin|*itayi
-32|*jen|*kada|*kar.|*keni|*lagin|*laton|*ldur|*lem|*lia|*lici|*lle|*madir|*makla|*memis|*nada|*nar.|*ndisi|*nmeyi
-32|*ogum|*oji|*okun|*olan|*oldur|*onin|*ow|*raba|*rdugu|*rev.|*rir.|*rmasi|*ruba|*sec.|*sidir|*sne.|*soz.|*sunuz|*tay
-32|*tiyor|*tonin|*tride|*tubun|*tulu|*ucu.|*umla|*urmaz|*varda|*vence|*viyor|*yfa|*yini|*yitli|*ylar|*yse|*zari|2|8.
-32|^adi|^aklina|^bekle|^gitmeyecegin|^haklisin|^kalan|^kalp|^karisimda|^kayitlara|^notu|^odev|^rakip|^sorun|^uc|^uyu
-32|^yalniz|adren*|adrena*|aksamlar.|aksi*|anladim|anlasilir.|anlatici|arasin|arasin.|aray*|ariyorum|artmi*|asli|atla*
-32|ayarlardan|barismak|basarilar.|basla|basla.|baslar|beden|bekledigin|bey|bilirsin.|bilmeli.|bilmiyorum.|boldum
-32|bunlarin|calisa*|calismani|canin*|canini|cans*|carpa*|cekinmeden|cevaplari|cikaririz|cikaririz.|civ*|civa*|civar*
-32|cumle|dakikada|degistirebilir|dele*|deler|delird*|derece*|dersinde|deste*|dikkatin|dilim*|dinlen.|dogruyu|dogum
-32|dolu.|dondugunde|dusunc*|duyguy*|duzel*|duzen*|duzenl*|ekleye*|elimde*|elimden|emeg*|emegi*|etmiyorsun.|fayd*|fen
-32|fra*|fran*|gelisi|gerekli|geriyor|gitmedim|gond*|gonde*|gonder*|gonderme.|gostereyim.|gruba|gucenm*|gurur|guvence
-32|guvenme.|haritayi|hatirl*|hatirlatir.|hayir|huk*|ikisini|ile*|ilgilendiren|iliski|ipucun*|ispa*|kalic*|kalici
-32|kandir*|kapak*|kapatiyoruz|kapatiyoruz.|kararin.|kaya*|kayitlara|kayitli|keselim.|kimligini|kirmizi|kizg*|kizgi*
-32|kizma|kollari|korktugun|kucul*|kucumseme|laboratuvarda|mektubun|merm*|mit*|muf*|muna*|munaz*|munaza*|noktal*|oksi*
-32|okun*|olamam|olcm*|olmadi|olmuss*|olmussun|orada.|oranin|orgut*|otekin*|oyund*|ozleyecegim.|ozlu*|ozluy*|ozluyo*
-32|pak*|pake*|payim|pencereye|piknik|platon|rai*|raif|rak*|rengi|saate|sadelestirelim|sadelestirelim.|sag|savas|sayfa
-32|sayfan*|sec.|seh*|serb*|serbe*|serbes*|sevgilinin|seviyor|sifr*|sinirli|sit*|soruyo*|soyleyebilirsin|soyleyen|soz.
-32|spora|suclu|surdur*|suru*|tabloy*|tanistigin|tasind*|tepki*|tukend*|utanm*|uyanin*|uyaninca|uzat*|uzgun*|uzuld*
-32|yanlar*|yanmaz|yaptigina|yiyemem|yollar
-33|*50|*adari|*ag|*aklan|*alibi|*apim|*atayi|*bek|*cal.|*cik.|*dar.|*dari|*de.|*dilir|*diren|*durma|*ela.|*eresi
-33|*estir|*etne|*fonla|*giler|*gma|*igma|*irayi|*isse|*kinin|*kizde|*klara|*ld|*len.|*libi|*lis.|*musak|*nirli|*nuz.
-33|*omut|*oni|*oru.|*ould|*ozmaz|*ramim|*ramin|*rer.|*rmadi|*rmaya|*rsini|*rulan|*sler|*temez|*tip|*tmaz|*tne|*ukten
-33|*ulan|*uld|*unluk|*urak|*urede|*usak|*ustur|*uzen|*vemem|*yaci|*zeri|*zetme|15|23|6|@warn.|^adina|^aynen|^bilmek
-33|^bot|^boylece|^burs|^gulun|^hayallerini|^kaldigimiz|^konusamiyorsan|^kusura|^nazim|^olasilik|^takildigin|^takim
-33|^tatliyi|^tercih|acisin*|agla|akim*|aliri*|aliriz|aliriz.|aliskanlik|anlattigini|arac*|arkadaslarin.|aya|azal*
-33|bagli*|bakmadan.|bekle|belirs*|benzetme|bilirsen|biliyor|bozmaz|bozmaz.|buldum.|bulmussun|buna|cal.|cevabini
-33|cozer.|cumar*|cumart*|cumartesi|darilmam|de.|defterin|denir|dersen|diya*|diyorsa|doneriz|doneriz.|dop*|dopa*
-33|dopam*|dopami*|durumu*|dusur*|duyama*|duysu*|duyulu*|duz*|duzen|edeceg*|egr*|ekle|ekley*|emoji*|evli*|evlil*
-33|evlili*|fee*|gelir.|gitmeyecegin|goremem|goruntulerini|grafig*|gucu|gule|gulun|haklis*|haklisin|hatan|hayallerini
-33|hoslandigin|ikiy*|ikiye|inceledim.|ipucu*|isaretledim|iyiles*|kadari|kalibi|kapakc*|karisimda|karisiyor|karisiyor.
-33|kayd*|kema*|kemal|kesel*|keseli*|keselim|kesr*|kitaplardan|kodu|konusamiyorsan|korur|kre*|kucuk.|kurar*|kurul*
-33|kuv*|mesela.|metne|mey*|miden|modeli*|modeliyim.|naka*|nakar*|nakara*|odaklan|oge*|olmuyorsun|ona.|onced*|oncede*
-33|onceden|onemsiyorum.|ornekl*|partiy*|partiyi|payd*|pazartesi.|pey*|programim|prov*|rit*|ruyalar|sasi*|sasir*
-33|sekild*|sekilde|sekizde|selim|sesin|sevemem|silmen|simgel*|siy*|sogumasin.|somut|sonra*|sormaktan|soru.|soyle.
-33|soyleyecegini|sure|surede|tani|taraf*|tasir.|telefonla|tercih*|tutma|tutulur|uyar.|uykus*|uzgunum.|verile*|yakin
-33|yalanl*|yanla*|yapim|yapiyor.|yaptigin|yararl*|yayg*|yaygi*|yayin*|yazdin.|yazmam*|yoldas.|yumusak|yurur.|zorl*
-34|*20|*agiz|*amasi|*ant|*arafi|*cagiz|*dede|*didir|*efona|*ekle|*emis|*fona|*gerli|*glu|*han|*ikka|*inizi|*kamda
-34|*kle.|*lam.|*latim|*lemis|*les|*les.|*lisi|*liski|*liydi|*liysa|*lunum|*mac|*mar|*nitim|*niz.|*nlat|*nme|*odunu
-34|*ozan|*pegin|*radin|*rakin|*rarin|*rmeni|*ron|*saran|*sir.|*slari|*son|*stedi|*sur.|*tedi|*tes|*tler|*tonu|*tur.
-34|*ucu|*ule|*ulmaz|*ununu|*usya|*uysa|*uzak|*ynen|*zcugu|*zne|13|7|^anlatmak|^anlattigin|^bedenim|^beyin
-34|^dusunuyorum|^ekrana|^gul|^haydi|^hos|^i|^istemezsen|^kopegin|^mi|^nobetci|^oyun|^sarkida|^selamini|^sevgiler
-34|^tilki|^yuzun|aglamissin|amac|anladigimi|anlat|anlatim|anlatiyor.|anlatmani|annesi*|arkadasina.|arkadasini|arkam*
-34|arkamd*|arkamda|artirm*|asis*|ayne*|aynen|ayrilinca|azalt*|basaran|baski*|baslar.|bildig*|birakiyorum|birakiyorum.
-34|biraktin.|bulami*|cikmadan|cizel*|dave*|degerli|degisimi|deneme.|denge*|digeri*|diliyo*|diliyorum|dire*|diyelim.
-34|dolay*|donus*|durm*|durmak|durum.|duze*|ekleme|ekleme.|esit*|fay*|gecirmissin|goc|gorebilir|gors*|goturu*|grupla*
-34|gununu|hakli*|haksiz|haydi|hece|hede*|ikis*|ile|inani*|incitmez.|isini|istedi|istenm*|kacirma.|kaldirildi
-34|kaldirildi.|kalma.|karistirdim.|karninda|kaydettim|kayn*|kayna*|kedin*|kimyay*|kirilmis|kirm*|kirmi*|kirmiz*
-34|kizin*|kizs*|kodun*|kodunu|kok|kopegin|kurula*|mac*|med*|metinl*|modeliyim|mun*|nak*|nisas*|nisast*|ogrencinin
-34|okuyorum.|olcu|olmamistir|omuz*|org*|orn*|orne*|oturmuyor|ozne|ozne*|pad*|padi*|padis*|padisa*|planimizda|rakip
-34|rus*|rusy*|rusya|sade.|salond*|sava*|seki*|sekil*|sekizd*|selam.|selami*|selamini|sevgiler|sifre*|sikka|siklar*
-34|sirala*|solunum|sorum*|soruml*|soylen*|sozcugu|takim|tarafi|tasin|tasin*|teknig*|telefona|turkceden|tutmam.
-34|tutmuyorum|tuzak|usl*|utanma*|uyguns*|uzatmak|uzuldu*|verebilirsin|verebilirsin.|yanlislari|yasami*|yasim|yasiyor
-34|yaym*|yon*|yoruml*|yuku*|zorbalik
-35|*60|*amada|*apla|*aran|*arkli|*atici|*avuza|*ayin|*cirir|*der.|*dur.|*eder|*ekiz|*esler|*etni|*eyene|*grami|*gru.
-35|*icimi|*ilmaz|*inan|*kale|*kiz|*nisi|*nti|*ou|*ptal|*rafi|*ralin|*rgan|*rgen|*riyla|*rkli|*rleme|*rmana|*rmesi
-35|*smada|*sman|*smus|*ssin|*sya|*terir|*tni|*usmus|*vende|*vuza|00|^adresini|^bekliyorum|^cok|^dedigin|^fen|^garip
-35|^icine|^karninda|^panik|^usuduysen|^yeni|a|acin*|al|alman|altid*|ani*|anla|anlamina|anlatman|araci*|atas*|ataso*
-35|atasoz*|ayaklarini|ayipl*|ayipla*|babasini|baslayalim.|beklen*|bekliyorum|bes*|bicimi|bilgil*|bilmiyorsan
-35|birbirinize|bulamadiysan|calisabilirsin|cevabi*|cevril*|cozerdim|cozmed*|cozum|dil|dinlen*|dogru.|doldurma|duran
-35|dusunelim|duyam*|duyamam|duzeni*|elma|etmede*|etmeden|farkli|fell|garson*|gelmese|gosterir|gozun|gucl*|guvende
-35|halay*|hikayenin|hissetmiyorum|hop|hoslanmak|ilerle*|img*|inceledim|incitmez|isteyebilirsin|isteyebilirsin.|kadar*
-35|kadari*|kalan|kaldig*|kanun*|kapatman|kararin|katiliyorum.|kavram*|kek|kelime.|kirilmaz.|kisa.|kiskandigini
-35|kizmadim|konusunu|lab*|labo*|labor*|labora*|loz*|loza*|lozan|memnu*|metni|muster*|muz*|oda|odak*|odakl*|odakla*
-35|ogrenci.|okumad*|olumu|one|oturm*|parcalar.|parcasi.|paylastigin|pil*|pili*|prot*|rolu*|ruyalar.|sadece.|sagl*
-35|salg*|salgi*|salgil*|sekiz|sevin*|sevini*|sezdir*|sinifta.|siralama|sirrin*|siste*|sol|som*|somu*|sucla*|tadin*
-35|tadini|tasima.|tutulduysa|uru*|uslu*|usuduy*|usuduysen|uymuyor|uzakta*|uzuldum|yapmiyorum|yargi*|yargil*|yasar.
-35|yazab*|yazabi*|yazmistin|you|zar
-36|*112.|*19|*aatin|*akil|*aksiz|*ami.|*aymis|*azmis|*bin|*dinle|*edeni|*endin|*enme|*enmen|*ermen|*este|*etim|*fesin
-36|*go|*ie|*isa.|*kilde|*lamis|*lasim|*lon|*meyle|*nt|*ojisi|*pora|*ridir|*rie|*rm|*rrini|*rur|*sor.|*tegin|*tis
-36|*uluk|*ural|*zulme|112.|18|2x|^alti|^basina|^demen|^iceri|^ile|^kalbin|^kapinin|^kime|^sabirsizlanma|^soyle|^tamam
-36|^terk|^ucuncusu|^yagmur|^yalan|^yer|ace*|acel*|alti|anla.|anlattin|arayab*|artir*|ayirdim|babaa*|babaan*|babaannen
-36|beklemem.|biline*|birim*|bulusmaya|burs|calismiyorum|cikab*|cikabi*|cikiyor|daha.|derdim|derdin.|dersem|dir*|doga*
-36|dondug*|durma*|durum*|edebiliyor|eler*|ellerini|emojisi|fab*|fotos*|geleb*|gelebi*|gerek.|gorunmez|gorunu*
-36|gostermez.|hata|hed*|hissetmem.|ilerl*|isaretledim.|kalma|kanu*|kapini*|kapinin|karak*|karakt*|karistirma.|kavusm*
-36|kaydir*|kayi*|kendinle|kerem|kirici|konusunda|koymadim.|kural|kusers*|kuserse|kusku*|meti*|mezunl*|motiva*|nefesin
-36|odanda|ogretmenlik.|opti*|optig*|orgu*|ornek*|oyk*|paran*|parant*|parcalar|parlakligi|payi*|programi|ref*|saatin
-36|sabirsizlanma|sena*|senar*|senary*|sevil*|sifa*|sikin*|sikint*|sirrini|sor.|sormak*|spor*|susuyorum|taslag*|temp*
-36|tesekkurler|titriyorsa|tok*|utaniy*|uyum|uyumu*|uzulme|yanil*|yaniti*|yapmiy*|yasiyorsun|yazabilirsin.|yazmaya
-36|yazmis|yurt
-37|*aca|*akkin|*amba|*amina|*asca|*atmis|*ayini|*bi.|*cular|*diki|*dildi|*ekte|*elesi|*enmis|*freni|*hveni|*imis
-37|*irgin|*issin|*klan|*kleme|*londa|*ludur|*mba|*mdiki|*mek.|*mel|*nari|*ncisi|*niyi|*nne|*pinin|*pla.|*plami|*pucu
-37|*ramak|*rgi|*rnek|*smi.|*stur|*tki|*tmedi|*uba|*urs|*ursen|*urur|*uydum|*uze|*yda|@courtesy.|^anladim|^burasi
-37|^dershane|^harika|^kenara|^yol|acar.|adimlarini|ali|alir.|altiy*|aniyi|anne|antr*|antre*|antren*|aska|ato*|baglac*
-37|bakarsin|bakarsin.|basli*|baslig*|bi.|bih*|blokl*|blokla*|boldu*|bul.|calisirim|calisirim.|calisiyorum.|cephe*
-37|cikacak|danis.|deneyelim.|deyim*|deyimi|dinlenmek|donusu*|duyuru*|eglenceler|egz*|egze*|egzer*|egzers*|eks*|eyv*
-37|eyva*|eyval*|eyvall*|eyvallah|fat*|gaye*|gayet|geliyorsa|geriyo*|gir.|gizlilik|gorusu*|gulmu*|gunlerde|guvenc*
-37|guzelmis.|hakkin|hedef*|hesapladim|iceriden|ilahi|in|incitm*|ipucu|isten*|kadinl*|kahven*|kahveni|kimseden|kizab*
-37|kizabi*|kizi|kizmad*|kocas*|kullan.|limit*|mahke*|mahkem*|manti*|metn*|muyum.|odanin|okuma.|olasilik|orani*|oraya
-37|ornek|ozlemisim.|plani|rep*|repl*|repli*|sagli*|saglik*|saklanmaz|salonda|sayi|sela*|sifren*|sifreni|silmek
-37|simdik*|simdiki|soylemen|sozund*|tasir|ted*|toplami|uret*|uykun*|varmis|verir.|yakisiyor|yakisiyor.|yans*|yansi*
-37|yarg*|yas|yazdigini|yazdiklarindan|ye|yonlen*|yumus*|yumusa*
-38|*adaki|*aka.|*aki.|*ala.|*anmam|*armaz|*azman|*betci|*binda|*ceye|*cmez|*das.|*dene|*ecaz|*edeki|*eki.|*erem|*etci
-38|*evgi|*gla|*idin|*ilara|*illi|*ilmam|*ing|*inize|*inme|*is.|*iyen|*kinme|*lemen|*leyin|*mina|*minda|*ng|*nmam
-38|*nrasi|*nuca|*ollar|*olu.|*onuca|*ori|*orman|*raf.|*rnegi|*sar.|*sne|*terin|*tli.|*ulmem|*uper|*uyun|*vdeki|*vgi
-38|*zman|^animedeki|^anlatici|^bunlarin|^ek|^grup|^kac|^mukemmel|^okulunun|^rica|^sevdigin|^suc|^sunu|acar|adimlari
-38|aglars*|anime*|animed*|animedeki|anladi*|anlatiyorsun|annen.|aradigini|arkadaslarini|ayagin*|ayirdim.|bahsederken.
-38|bakiyorsun|bekliyorum.|birimi|bitti.|blok*|bot|buyd*|buydu|buydu.|cekinme|cikardin.|dag|derdin|deri|dilersen|diye*
-38|ekip|eklem*|eksiks*|esne|evdeki|eylu*|gaz*|gecirmen|gorusuruz.|gra*|graf*|grafi*|hedefimiz|hissetmem|hiz*|is.
-38|kadinlar|kaldirdim|kaldirdim.|kast*|kilitle.|kimlerle|kiric*|kirila*|konusman|kur.|kutla*|liste|madde*|mecaz|metin
-38|milli|mol|muyu*|muyum|nazi*|nazim|nobetc*|nobetci|odani*|okudum.|okut|oray*|ornegi|ortam*|ozet*|plan|saglig*
-38|saklanmaz.|saklayan|sayg*|sevenl*|sevenler|sevgi|sevmedigini|siral*|sirlar|sogut*|sogutm*|sonrad*|sonradan|sonrasi
-38|sonuca|sor|sorman|soylemiyor|suc*|super|uyar|uym*|uyuyamazsan|uzg*|uzgu*|uzulmem|yardim|yazman|yuze
-39|*ade.|*ahset|*ali.|*annen|*ate|*bas.|*cikca|*duysa|*ecim|*emmel|*etmis|*fta.|*hset|*iirde|*isli|*ismak|*jisi
-39|*lmeli|*mmel|*nci.|*nis.|*nlisi|*orsa|*per|*rak.|*ruyus|*turma|*uclu|*uyle|*uyus|*yus|*zer|*zer.|*zmaya|3|@angry.
-39|@mine.|@miss.|^gunaydin|^hadi|^hazir|^ikisi|^kompozisyonunu|^leyla|^unutmadim|^varsa|acikca|adim|adl*|aklinda
-39|anlad*|annes*|asal|bahsederken|bahset|bakin.|bas.|baslayalim|beklemiyor|birim|boyun|buradayim.|cal|carpan*
-39|cikardin|cozerd*|dagi|deden*|dene.|diliy*|dinliyorum|duymu*|etmiyorsun|gelebilir|gelmezse|gideb*|gidebi*
-39|gormuyorum.|gostermek|gostermez|hakkin.|hakl*|hicbirini|ilah*|ini*|iyile*|kahvaltini|karar|kasl*|kaslar*|kesme*
-39|kirilmam|kirilmam.|kirilmaz|kisim|kizgin*|korkuyorsun.|mik*|mukemmel|onemsiyorum|oturum.|romaninda|sag*|saka*|sel*
-39|selam|siirde|sikl*|sildim|sogumasin|sozcug*|takilirsan|tasla*|temiz|ureti*|uygulamalarda|verdi.|veriyor|yakisir.
-39|yanit|yapacagini|yasar|yayma*|yazmis.|yerind*|yerinde|yuruyus
-40|*afan|*aklas|*allah|*anisi|*apin|*azin|*bul.|*efon|*ezi|*fon|*gindi|*giz.|*hmet|*inti|*itmis|*jinda|*kac.|*klama
-40|*klas|*kusun|*lamam|*lefon|*mak.|*mal.|*mus.|*nette|*nusun|*rac|*tiyse|*tre|*tte.|*ttu.|*tulur|*uca|*uren|*vmedi
-40|*yorsa|*zmis|80|^anne|^aramizda|^elif|^hassas|^kisi|^mesajin|^neyi|^selam|^yanilabilirim|^zor|agriyorsa
-40|anlamadigini|anlatiyor|arac|bakiyorsun.|bayram*|bilmeli|bolumu|buyur.|calismayi|cay|cikard*|deneye*|deneyelim|der.
-40|diyel*|diyeli*|diyelim|dusunuyor|duyarsin.|elem*|fikir.|gelen*|gerekm*|gittiginde|incele*|internette|istiyor.
-40|istiyorsun|kac.|kafan|kalib*|kasla*|kirma*|kiskanmis|kov*|kova*|kusk*|kutl*|madd*|maz*|mazm*|mazmu*|memn*
-40|mesajinda|nedim|normal.|okusu*|okusun|olamam.|oldugu|olmasi|oturma|secim|sevmedi|sikilm*|sonras*|takild*|taniyamam
-40|telefon|terim*|tutmam|uygun*|verdin.|yalnizlastirir|yalnizlastirir.|yaziyorsun.|yorum*
-41|*abayi|*ade|*aski|*dasi|*ell|*etler|*hnin|*ihnin|*ire|*ldugu|*lok|*mis.|*miz.|*nak|*nizi|*oku|*riden|*ros|*ruyen
-41|*sani|*sanin|*sar|*sel|*tmis|*tsiz|*uygu|*veni|*vinde|*ye.|*ygu|*yin.|*yur.|60|^arkadasinin|^gorusuruz|^hayir
-41|^helal|^kontrol|^not|^para|^sozu|anlatmissin|ant*|arkadasinin|artm*|baski|best*|blok|bozulm*|bugunl*|bulal*
-41|bulali*|bulalim|bulalim.|burada*|cuma*|dener|deney*|dogruy*|dusunduruyor|duygu|emo*|emoj*|esya*|etmen*
-41|hatirlatayim.|insani|ipu*|ipuc*|isim|kacin*|kimya*|kisalt*|kodu*|koku|konusun|kucult*|lira|ogretmenine.|okus*
-41|ozetl*|sahne*|senin.|sofradaki|solunu*|sorar.|tabak*|tuketm*|tuzak*|vurm*|yarina|yaziyorsan|ye.|yonl*|yonle*|yorum
-41|yuruyen|zihnin
-42|*aniti|*dirir|*esmi|*ezsem|*inma|*irsin|*iski|*iti|*itmez|*izini|*lcu|*lus.|*nama|*niti|*nsani|*ormen|*oyun|*rli.
-42|*rsa.|*sik.|*tayi|*tliyi|*urt|*uru.|*yle.|*zsem|^birini|^bugunluk|^gozlugunu|^karsi|^nedim|^yurtta|adresi*
-42|adresini|anlatabilirsin|artt*|bold*|bugunluk|bulus.|buradan|cikiyor.|cikti.|cuma|dakika.|dersin*|diyorsun.
-42|duyarsin|emegin|gars*|garso*|gazlar|gereg*|gerekmiyor|gormen|gozlugunu|guzelm*|guzelmis|hissetme|hos|ikisi|indiri*
-42|isler.|istemez.|kalibi*|karsilastirma|kisal*|kiskanmis.|matematik.|olcu*|ozetle*|ozn*|rahat*|resmi|saatlerini
-42|sahn*|sevmedigin|sikla*|supe*|surdu*|tasa*|tatliyi|unutmadim|ure*|uyar*|uymu*|uymuy*|uymuyo*|yabancilara
-42|yapmayacagim.|yaptin.|yay|yolun|yuzun|zamani.
-43|*akim|*arnin|*asar|*atin|*bun|*ciz.|*clu|*dinin|*diyse|*ia|*indim|*kudum|*mami|*micam|*olum|*rayim|*rdem|*rnin
-43|*ubun|*zaket|^bulusmaya|^kendine|^kuzeninin|^yanindayim|aktara*|araya*|atesin|beklemem|cekin*|ciz*|ciz.|dayani*
-43|desteg*|diler*|dinle.|dinler.|dusun.|ekledim|elif|erd*|erde*|erdem|eyl*|guvenligin|hafiza*|hatirlatayim|hiz|hizin
-43|isteri*|isterim|istiyor|izle.|kadariyla|karnin|kart|katiliyorum|kod*|kuzeninin|nazik|nezaket|odand*|okudum
-43|olmamaliyim|soguma*|sorayim.|soylemis.|sucl*|tanimadigin|ters*|tutulm*|ulas*|uzatma*|uzulmem.|veriyor.
-43|yanilabilirim.|yazabilirsin|yorar|yormu*
-44|*amen|*atman|*he|*iysen|*ksi|*mamen|*mut|*rgin|*tleme|*tugun|@needless.|^numarani|^siradaki|^sure|^uyaninca|^yazim
-44|adina|asam*|atlam*|bakin|bilmel*|derk*|derke*|derken|dileri*|dilerim|diyen|eksik*|gelis*|gelmis|hakli|hedefi*
-44|inaniyorum.|kapatabilirsin|ma|model*|sakinca|soray*|sorayi*|sorayim|sun*|tamame*|tamamen|tasl*|tutulmaz|tutulmaz.
-44|uzatm*|yaniti|yapmay*|yeri|yoktur.
-45|*ac.|*ayda|*cele|*dina|*gir.|*gular|*iysem|*lesir|*llari|*lttim|*neriz|*nin.|*nsa|*pin|*rdur|*usman|*ussun|*uyen
-45|*zet|192*|^arkadasin|^asigim|^bitince|^diyorsun|^surpriz|^yeter|ac.|anlatabilirsin.|bahset.|demeyeyim|dinliyorum.
-45|duygular|gazl*|gazla*|gizliy*|hafifl*|hastal*|kare*|karnin*|lir*|m|olanlar|oran*|ozet|parca|romani*|sade|sakin*
-45|sogum*|solun*|surd*|tun*|yol|yorar.
-46|*arani|*ordur|*retim|*rin.|*su.|*vam.|*ysen|@parent.|^ise|^kolay|acele|aksam.|buradayim|dedin|demem|devam.|diyor
-46|ekled*|ekledi*|gerekiyor.|hatirlatma|izle|kati*|katili*|kizm*|olmus.|onerir*|sevindim.|soruyorum|soruyorum.
-46|soyledin|soylemeyecegim|soylemeyecegim.|su.|susmu*|verin|yanit*|yorucu|yuru.
-47|*insiz|*ket|*mekte|*rar.|*rucu|4|^babanla|^buradayim|^degil|^guzel|anlasilir|benzet*|birak.|buyute*|cep*|ceph*
-47|dene|eki|hayd*|ipt*|ipta*|iptal|izins*|izinsi*|izinsiz|kas*|katil*|kisilestirme|kizmi*|korkus*|meca*|moralin
-47|ogrenmek|oneririm|oneririm.|tanir.|verdi|yapmayacagim|zamandir
-48|*aket|*atini|*iniz|*orcun|*orucu|*rcun|*uysen|*ysan|^harikasin|borcu*|borcun|demesi|dize|gerekmiyor.|hizi|izin*
-48|karistirdim|kimi|kirilm*|mem*|neden.|siird*|siradaki|tatliy*|y|yoruc*|zamand*
-49|*diysa|*inc|*iysa|*iyse|*liyi|*lmen|*lus|*man.|*manda|*ulus|^yazdiklarini|aglar|bulus|derse*|dusunmussun
-49|dusunmussun.|duydum|gelmis.|gorevi*|gorsu*|gorsun|guvenm*|kaydet*|korkuyorsun|rol*|sevind*|susuy*|susuyo*
-50|#opens|*al.|*dunu|*rici|*ssun|*turum|30|^gunun|^yolda|al.|calisiyorum|cik.|isterim.|kaldigimiz|kisa*|mode*|onere*
-50|oneri*|oturum|soylemekten|tutamam|tutamam.|yanilabilirim
-51|*albin|*ilem|*ilmen|*irici|*itim|*iysan|*kacak|*lbin|*ormek|*ririz|*tesin|^isigi|^ozledim|^simdi|ailem|bolum
-51|cekinm*|cize*|degerli.|gormek|gosterebilirsin.|hatti|hizi*|i|kalbin|kaynak*|sadel*|sadele*|seviyor.|yanila*|yuru
-52|*gan|*tar.|*ysem|^olur|bana.|blo*|esy*|hayatini|kisile*|oturmu*|saklan*|sunu|x
-53|*medir|*rmen|*yna|^orada|bakab*|bakabi*|rahatl*|sevdigin|yetiskinin|yora*
-54|*siniz|*unuz|^gerisi|bilir.|canin|eksi|oyna
-55|*elmis|demes*|gosterebilirsin|odan*|tutar.
-56|caba*|gorev*|gorusuruz|insanin
-57|^rol|duydum.|numarani|sakinc*
-58|anlatayim.|dedin.|istemezsen|neredesin.|soyledin.|tuz*|tuza*|yuk
-59|gun.|oner*|oyle.|para
-61|inaniy*|inaniyorum|sevindim|sordun
-62|#!|adiml*|gelmes*|sordun.
-64|adim.|adimla*|cik|durum
-65|#few|^sonra|sevmed*
-66|anlattin.
-68|^gibi
-70|yika
-74|taniyor.
-77|c
-84|taniyor
-86|^ama
`

/** Of two words: the name of the first, and the weight of each that comes later. */
export const pairs = `
0 ise:-24
10 daha:34 dk:31
14 @stay:-33
18 @leave:-32
1 2:-22 @I-do:35 @you-did:31 @you-do:33 yapti:33
20 dk:-23
23 24:-30
24 @leave:-30
25 5:-21 bir:20
27 bu:-25
2x @stay:-24 kalir:-24
2 5:-22 ve:-27
30 @study:-26
38 @study:-25
3 @stay:-20 mart:-25
60 @leave:-25 @return:-23
@I-am 3:29 @I:36 @I-be:30 @I-not:31 @I-will:-41 @afraid:33 @body:63 @come2:44 @courtesy:25 @cry:38 @daily:48
 @family1:34 @heart:21 @home1:39 @human:43 @leave:31 @lesson:37 @lonely:32 @me2:28 @mine:47 @my:23 @noone:52 @not:50
 @parent:24 @quote:-27 @rememb:26 @return:33 @sad:46 @secret:26 @tell:21 @tellnot:-26 @tutor1:41 @understand:50
 @wait:23 @warn:-34 @you:60 @you-do:52 acele:-30 aci:25 aglay:20 al:-20 anlam:41 annem:24 annen:28 arala:26 arkad:26
 artik:28 baban:31 bakar:34 bakma:21 balko:29 bana:45 baska:50 bazen:40 ben:48 benim:22 bil:44 biliy:42 bugun:23
 bunu:71 burad:42 buyur:-34 canli:25 cevab:-24 ciddi:-26 cunku:31 da:31 daha:21 de:41 deger:22 deme:-39 demek:-31
 demem:-24 ders:22 dersi:38 deyip:36 diyen:-23 diyey:-23 dogru:-43 duyar:26 eller:33 fark:21 farki:27 fazla:25
 galib:36 gec:33 gece:24 geliy:27 gelme:27 geris:23 gibi:29 gitme:26 haber:27 hadi:24 hala:26 hava:25 hem:51 hemen:20
 her:32 herke:24 hesap:-20 hic:-27 icin:40 icind:46 iki:29 ikinc:-32 inanm:23 insan:28 iste:72 istem:25 kadar:40
 kanit:27 kapat:33 karis:-30 kaybe:26 kaybo:23 ki:31 kimse:41 konus:35 korku:23 kusur:21 mi:28 misin:-29 musun:31
 nasil:-20 ne:50 nezak:21 o:47 ol:28 olabi:23 oldu:21 olmak:30 olsun:27 oyle:26 peki:27 sabah:26 sakla:24 sana:47
 sayil:22 sende:48 seni:49 senin:27 sevgi:22 sinav:24 sonra:38 sorma:20 soru:33 sure:-22 tamam:33 uzun:-30 var:50
 yagmu:34 yakis:24 yapab:24 yapay:22 yapti:20 yarin:23 yasad:-22 yaz:-28 yazdi:-35 yazmi:-40 yetis:-32 yol:-29
@I-be @I:32 @I-am:37 @I-did:27 @I-do:43 @I-will:41 @afraid:21 @daily:23 @family1:40 @feel:31 @happy:27 @home1:-21
 @human:37 @leave:27 @lesson:36 @lonely:21 @love:21 @marry:36 @me2:-21 @my:27 @noone:51 @parent:30 @quote:-50
 @secret:24 @someone:-36 @stay:35 @tutor1:60 @understand:-30 @wait:30 @we-let:25 @without:23 @write:31 @you:21
 @you-did:-26 acisi:-24 bak:29 bakar:38 ben:53 bende:-23 bicim:-25 bile:-31 biraz:46 biri:-36 bu:30 bunu:20 buyuk:21
 cevap:-35 cok:54 cunku:-29 de:42 degil:-26 demek:-42 deniz:20 devam:-23 edebi:28 et:-34 eve:24 geldi:-26 gerce:32
 gibi:40 hamsi:30 hicbi:24 hisse:20 iftar:21 insan:24 islem:-21 iste:23 julie:32 kendi:-31 ki:25 kod:22 kucuk:-32
 mi:49 mutlu:25 neden:29 o:33 ol:32 olsun:32 salla:36 sana:42 sayil:32 sende:24 senin:29 sey:-22 sogud:24 sonra:25
 sorun:28 su:-22 uyu:-23 uzak:30 varin:24 yanit:21 yasiy:22 yavas:28 yine:21 yirmi:25 yok:23 zaman:20
@I-did @I:41 @I-be:27 @I-had:28 @I-not:24 @body:47 @come2:45 @daily:49 @family1:37 @forget:57 @heart:28 @human:25
 @kiss:28 @lesson:26 @life:58 @me2:46 @mine:37 @miss:31 @my:24 @need:-26 @noone:32 @not:27 @only:35 @sad:32 @secret:38
 @stay:20 @stop2:48 @student_said:-39 @teacher:26 @tired:30 @understand:27 @wait:26 @warn:-27 @we:46 @without:23
 @you:41 @you-do:24 acikc:25 adim:-31 aglad:-21 alara:-22 alayi:23 aldim:28 annem:20 arayi:27 artik:35 asist:-30
 ayakl:27 ayni:25 babam:20 bagla:20 bahan:29 bakal:33 bana:31 basla:22 basti:22 be:35 belki:21 ben:35 bende:22 bil:22
 bile:32 bilir:37 biliy:22 bilmi:28 bir:36 birak:35 biraz:47 birin:-28 bitir:-34 bizi:26 bu:55 bugun:26 cekim:-23
 cekip:20 cevap:-22 cikiy:-35 cocuk:28 coz:26 cozer:33 cozey:-25 cozme:29 cozum:-27 cozun:20 cuma:-25 cumle:-29 d:-20
 da:39 de:50 degis:27 demis:-27 deniz:39 der:-38 derke:-21 dersl:24 devam:22 dilin:26 diye:29 dogru:-31 dolu:-20
 dun:43 duram:-20 dusun:-28 duzel:-38 edece:-20 edeli:44 edeme:-20 eder:-28 ediyo:29 ekran:29 el:22 eller:26 en:-20
 etmek:-33 etmey:-34 evde:24 eve:22 evi:24 fiill:-30 gece:48 gecel:-21 geciy:30 gecme:35 gecti:31 geldi:36 gelen:33
 gelir:20 gelsi:31 gerek:22 geri:-22 gibi:-61 gibiy:22 gidel:-31 gidiy:26 girdi:21 gor:23 gordu:23 gorun:28 goruy:20
 gozle:21 gozum:24 gunle:-22 guzel:35 hadi:28 hala:46 harfl:23 hatas:-21 hatti:21 hep:21 her:24 hic:22 hicbi:28
 hisse:-22 hocay:28 ic:-28 icind:26 icip:29 ikinc:-35 ileri:-20 ilgil:38 integ:30 islem:-22 istem:-31 ister:-20
 itira:23 kadar:23 kafan:-24 kafiy:24 kahva:24 kalmi:34 karis:-25 karsi:48 kaydi:-27 kaygi:28 kazan:29 kendi:28
 kere:35 ki:30 kimse:27 kisal:-23 kisi:-20 klavy:36 komsu:34 konus:34 koptu:37 kostu:-23 koy:22 kurma:-22 kurtu:24
 lahma:33 lised:26 liste:-30 masad:24 mi:27 miydi:20 mu:29 mum:27 musun:28 muyum:-27 ne:23 neden:-24 nefes:21 nerde:36
 nered:35 net:-26 neyse:27 norma:-22 o:59 ogret:43 okurk:20 okuyu:26 olasi:21 olsun:23 olur:-35 onu:20 orada:22
 ordan:24 oturd:28 oyle:22 parag:26 pek:43 rahat:35 rehbe:-24 resme:22 saatt:23 sadel:-20 sakin:32 sakla:28 sana:43
 sanma:-21 sayil:25 sayis:-24 sen:38 senin:40 sesim:26 sevdi:26 seyle:25 simdi:75 siral:-30 sonra:20 sor:-20 soru:20
 sorul:33 sorun:23 tekil:-30 terim:28 trigo:21 tut:27 tutul:22 ufle:23 ugra:32 unuta:24 unutm:52 ustum:30 ustun:24
 uyuya:31 uzun:20 var:32 vardi:22 ya:21 yakin:-22 yalni:-22 yanin:36 yapil:28 yapma:28 yardi:-25 yaris:31 yasin:46
 yazil:-24 yaziy:-23 yazmi:-38 yeni:28 yerin:26 yil:24 yuzde:59
@I-do @I:22 @I-am:41 @I-be:25 @afraid:26 @best:32 @cry:20 @daily:27 @darling:25 @erase:21 @feel:26 @help:-20 @leave:22
 @lesson:21 @love:34 @not:27 @promise:24 @rememb:37 @return:21 @sad:27 @someone:-24 @tired:57 @we-let:20 @you:31
 @you-do:41 @you-if:32 ac:30 acele:-21 al:24 an:22 anlar:22 artik:39 asti:25 ayril:23 bakma:30 baska:21 bende:20
 benim:32 birak:-21 biri:-22 birli:29 bos:-21 bozuk:20 bu:26 bunu:29 buz:42 calis:31 cikma:21 daha:30 degil:48
 demek:22 devam:-30 diken:41 diyen:-29 diyor:27 doldu:20 dondu:21 dostl:26 dusun:21 ekran:24 en:21 et:-28 gecer:-30
 geldi:23 gerce:24 geris:35 gibi:-21 gitme:32 goste:-23 gozum:29 guven:-25 hadi:27 hala:34 hatir:21 hele:32 her:21
 hic:31 hisse:20 icin:35 icind:27 ifade:-25 incin:31 insan:-25 islak:24 isted:-27 ister:26 iyi:20 kadar:42 kal:30
 kalem:21 kalmi:22 kapan:28 kapat:32 ki:62 kimse:31 kisa:33 kitap:-29 kizar:20 kontr:-32 limit:35 mesel:23 mi:32
 nasil:38 neden:24 o:24 okuma:28 olabi:-25 oldu:42 olmus:-27 olsan:28 olur:-26 once:-27 onlar:-21 plani:-27 progr:-25
 ruyal:27 saat:-29 saati:-20 sadec:-34 sana:45 sapka:-25 satir:28 senin:29 sensi:27 sever:31 sinav:-24 sohbe:-24
 sonra:24 sorul:22 su:33 sures:-21 tek:24 tekra:-26 terle:24 titri:24 tut:33 tutmu:31 ugra:22 umrun:32 unutm:-23
 urper:34 uyar:-22 var:29 varmi:-30 yalni:-33 yanli:-30 yapar:20 yapay:25 yarin:-25 yazar:28 yazmi:-21 yerde:33
 yerin:-20 yeter:39 yok:-27 yorul:27 yuruy:-22 yuzde:-42
@I-had @I:20 @come2:20 @daily:23 @understand:20 @write:41 @you:36 ben:20 gibi:37 mesaj:20 seni:40
@I-not @I:-32 @I-do:-26 @I-not:-37 @I-will:-28 @change:21 @come2:23 @cry:22 @deny:-43 @leave2:27 @life:30 @miss:-25
 @noone:25 @not:-40 @parent:-41 @quote:-24 @rememb:-22 @stop2:31 @student_said:-28 @study:-32 @tutor1:-30
 @understand:-29 @wait:-23 @warn:-33 @we-let:-22 @write:-21 @you:27 @you-if:-26 acik:-28 adim:23 ailen:-22 aldi:49
 alisi:32 ama:-34 anlar:-22 anlat:-35 annen:-45 arkad:-25 artik:23 bak:21 bekle:-20 ben:-27 bende:-29 beni:31
 benim:-37 bildi:-24 biriy:28 birli:-25 bolum:-21 boyle:34 bunu:42 calis:-50 da:-37 davra:-27 de:20 degil:-38 deme:27
 devam:34 dikka:-25 diler:21 dinle:-26 diyor:-27 dogru:-27 donel:-23 dun:22 durus:-23 dusun:-22 edeli:34 ederi:-22
 egiti:-27 ertel:-24 etme:-20 gece:35 gibi:-45 gitme:46 gorme:21 gule:-20 haber:35 hic:23 hisse:20 icmem:-20 iki:44
 ilk:22 insan:-26 ister:-22 iyi:-30 kal:39 kapat:-26 kavra:-42 ki:35 kilav:-29 kimse:35 kiril:-28 kitap:-29 kizam:-23
 kompo:24 konus:-41 korku:-30 kusur:37 lazim:36 lutfe:25 merak:-22 metin:-35 mi:34 mille:49 misin:-30 mumku:-41 ne:21
 neden:-23 o:-30 ol:-43 oldug:-22 olmam:-26 olmaz:-34 onlar:21 onu:-24 orada:-28 rahat:-32 resmi:-24 saat:-22 sen:28
 seni:21 sesin:-21 sinir:-22 sonra:25 sor:-25 soyle:26 tarih:28 uygul:-23 uyuma:-22 var:27 verir:-34 ya:-32 yalni:-20
 yanim:23 yanli:-22 yapab:-21 yapar:-22 yapma:-35 yardi:-27 yaris:20 yasam:-22 yasin:35 yasiy:25 yazar:-21 yine:-38
 yok:-39 yuzde:-33
@I-will @I-am:-26 @daily:29 @leave:-22 @lonely:21 @noone:21 @rememb:23 @stay:27 @study:60 @you-do:28 ama:49 bakar:22
 de:30 dusun:23 kadar:-26 kimse:21 mi:-26 once:31 oyle:31 sen:31 seni:25 sonra:37 var:-30 yalni:23
@I 112:-22 16:-21 4:-25 @I-am:36 @I-did:20 @I-do:25 @I-not:-26 @I-will:-31 @afraid:29 @come2:22 @cry:29 @daily:28
 @forget:39 @happy:23 @home1:26 @kiss:-29 @leave:24 @life:29 @lonely:40 @love:32 @mine:28 @miss:24 @needless:-47
 @noone:30 @promise:20 @quote:-37 @return:38 @selfProgram:-37 @stay:36 @stop2:21 @student_said:-34 @thanks_to:47
 @tutor1:-26 @wait:39 @warn:-22 @without:33 @you-did:29 @you-do:46 ac:31 acil:20 acilm:21 aciyi:21 acma:24 actig:22
 adim:-27 adiml:-39 agir:33 aglat:22 agrim:30 ailem:-21 ailen:29 ait:58 aitsi:27 aksam:26 al:38 alini:23 alird:23
 alisi:44 alisk:35 aliyo:27 allah:38 almam:30 ama:-45 an:26 anlay:30 anliy:24 ara:29 arac:-30 aract:-23 arama:21
 arasi:30 ardin:26 arkan:22 arkas:37 artik:41 asik:29 asil:-34 asist:-22 askim:41 asla:38 ataca:27 ayakt:37 ayir:24
 ayiri:29 ayirm:31 aynay:24 aynis:20 ayri:39 azalt:-22 bakal:34 bakar:-20 bakip:35 basar:36 basin:57 baska:47
 basli:-37 basta:32 bazen:39 begen:26 bekle:37 bekli:57 belli:27 beri:31 bes:33 bikti:31 bil:20 bilce:22 bildi:-34
 bileb:-23 biley:38 bilgi:-22 bilin:-24 bilir:20 biliy:43 bilmi:41 bilse:24 birak:33 biraz:33 birey:22 biri:-20
 biriy:53 birli:-31 biter:22 bitir:26 bitti:43 bogaz:26 bolum:-21 borcl:29 borcu:-42 bosa:24 bulam:63 bulur:31
 buna:-20 bunun:-36 buse:30 butun:34 caliy:24 canim:32 carpi:22 ceken:-28 ceker:22 cekiy:23 cekti:21 cikar:26 cikma:23
 ciksi:20 cilve:20 cizdi:-23 cok:21 cokta:25 cozeb:-29 cozer:-32 cumle:-22 dakik:29 damar:20 damla:23 davra:31
 dayan:23 de:37 degis:33 demek:20 deney:-23 deniz:-23 depre:25 derdi:-33 derin:33 derke:-21 ders:31 dert:34 desen:26
 deste:-22 diger:46 dikti:27 dil:-39 dinli:-32 disim:27 diye:-23 diyem:-21 diyen:-25 dogdu:23 dok:55 dokto:-21
 dokun:29 dolas:20 doldu:21 don:27 dondu:23 donel:-24 donme:51 dost:-39 dunya:40 durus:22 dusuy:33 duydu:39 duyuy:20
 duzel:-25 ederd:30 eders:21 edeyi:-25 edinc:23 ekibi:-23 ekip:-29 eksil:22 ele:38 elest:-29 elimd:23 eller:29
 emane:24 ergen:30 erkek:40 erken:24 eseri:21 esin:25 eski:32 eskis:21 et:28 etmem:32 etmey:30 etmez:-46 etti:24
 ettig:34 ettin:36 ev:37 evde:20 evden:35 eve:22 evlad:27 evlen:22 ezber:35 farki:58 fazla:37 fikir:-20 formu:-25
 galib:32 gayri:27 gece:34 gecel:21 gecer:-26 gecir:21 geciy:31 gel:26 geldi:43 gelec:35 gelem:-23 gelir:30 gelis:-34
 geliy:51 gerce:42 gerek:-34 geriy:30 gibi:32 gidiy:42 girdi:25 giriy:31 girmi:33 gizle:27 gizli:37 gogsu:26 golge:22
 gonde:-25 gor:46 gordu:38 gore:-30 gorec:26 gormu:35 goruy:46 goz:24 gozlu:26 gozum:32 gul:30 guluy:27 gun:27
 gunce:-20 gunde:24 gundu:29 gunle:31 gunum:29 gurur:32 hakki:27 hakli:20 haksi:20 hala:22 halde:24 hamsi:30 haric:27
 harit:-30 hasre:28 hasta:21 hayal:23 hayat:39 hayra:21 hazin:34 hep:55 hepsi:38 her:35 herke:33 hesap:-26 heyec:24
 hic:28 hikay:40 hisse:24 hizme:-33 hocam:23 hosla:25 huzun:33 ice:20 icin:39 icini:22 icten:20 ihane:31 ihmal:39
 iki:36 ikinc:24 ilac:33 ilgin:43 ilk:43 inanc:20 ipucu:-52 ise:66 isim:-20 iste:37 isted:-38 ister:30 istiy:36
 iyi:-28 iyisi:50 izin:31 kabul:36 kacma:29 kagid:-23 kal:45 kalab:33 kaldi:27 kalmi:21 kalsi:66 kan:20 kapan:33
 kapil:26 karan:43 karis:-28 kavra:21 kaybe:30 kayna:-23 kazan:40 kelim:20 kere:20 kesin:-21 keske:24 kez:-25
 kilav:-24 kilo:30 kim:35 kime:41 kimi:-20 kimin:23 kimya:44 kirgi:-22 kiril:-21 kirk:-27 kirma:-29 kisa:-23 kisiy:48
 kitap:-23 kiz:25 kizab:-28 kizim:22 kod:23 kodla:38 kontr:-48 konud:-22 konus:33 kopar:37 kopma:37 korka:23 korkt:37
 korku:45 kos:27 kosac:25 kosed:29 kosem:29 koydu:-33 kpss:33 kulak:20 kurtu:31 kusur:32 lazim:28 leyla:26 lise:30
 lisey:-21 liste:-20 logar:24 mahal:23 mahku:23 mahve:24 makin:24 mecbu:-26 mecnu:31 memnu:-42 mezun:32 mi:46 misin:55
 miyim:23 model:-34 mu:35 muhta:20 muhur:22 mumku:-29 muste:-29 musun:63 muydu:24 muyum:38 nasil:64 nazar:30 ne:32
 neden:49 nefes:44 nefre:20 net:21 netle:33 neyim:27 niye:33 not:-23 o:34 odevi:41 ogren:35 okudu:25 okuld:33
 okulu:-20 okuru:32 okuyo:23 ol:50 olayi:33 oldu:23 oldur:45 olmad:20 olmak:32 olmam:-28 olmuy:-20 olsa:25 olsam:-54
 olsan:28 olsun:41 olum:31 olurs:33 on:25 once:-22 oneml:42 onems:53 onerd:-27 oneri:-27 onu:42 onun:-26 orada:48
 ornek:-34 ortad:20 ortao:22 oturu:28 overk:21 oyunc:29 ozels:28 ozetl:-23 ozler:30 parli:29 payim:-32 peki:27
 pisma:37 plani:-37 progr:-21 psiko:-32 rahat:-20 resim:-34 reva:30 robot:41 ruhun:28 sabah:50 sadel:-31 sahip:35
 sakli:32 sanir:27 sayem:21 sebeb:27 sec:50 secti:25 sekli:-35 sen:-31 seni:23 sensi:31 sessi:29 sevdi:28 sever:37
 seviy:27 seyin:41 seyle:-28 sifir:-22 sikay:34 sikil:25 sikki:-24 silme:-27 sinav:28 sinif:23 sinir:-21 sira:32
 siral:-28 siran:20 sivil:20 soguk:25 sonra:65 sonuc:-36 sonun:22 sor:-36 sorab:-37 sorsu:24 soru:-49 sorum:-29
 sorun:-20 soruy:-31 sozcu:-30 sozuy:-24 sunu:-26 surek:20 surey:-25 sus:38 susar:40 susuy:-36 taban:-27 tabi:53
 tahta:28 takdi:21 takil:21 takip:-32 tanir:-49 taraf:-38 tarih:-29 tasi:28 tasiy:43 tatil:20 tatli:29 tebri:-25
 tek:27 telef:-24 tenef:-38 terk:21 tesad:24 test:22 topar:25 trabz:32 turkc:-21 turlu:24 tutan:23 tutar:24 ucunc:20
 unive:47 unuta:26 unutm:37 unutu:29 utanm:38 uyar:-22 uykus:23 uymad:-21 uyu:-42 uzakl:30 uzatm:-35 uzdug:30
 uzman:-20 uzmez:-31 uzulm:-50 uzuyo:38 vakti:36 var:53 vardi:30 varim:39 varke:36 varli:28 varsa:20 varsi:24 vazge:25
 vedal:-28 ver:27 vereb:-27 verem:-48 veriy:41 virgu:24 yakal:25 yakin:29 yakis:24 yakiy:28 yanil:-24 yanim:28
 yanli:-27 yapam:32 yapar:21 yapil:33 yapma:39 yaral:39 yarar:-25 yarat:33 yargi:22 yari:39 yarim:28 yaris:-23
 yasad:52 yasam:-22 yasay:35 yasin:27 yatma:37 yazab:-29 yazam:-26 yazan:21 yazay:-27 yazdi:-27 yazil:-40 yazis:-35
 yazmi:-30 yemek:25 yemin:22 yeni:-30 yer:35 yere:26 yerin:-37 yeter:48 yetme:-27 yetmi:38 yetti:31 yikar:21 yil:37
 yiyem:-21 yks:34 yokke:28 yoksa:30 yokum:43 yuzde:-38 zayif:34 zeka:30 zekay:-38 zira:25 zor:51
@afraid @I-be:27 @I-did:-21 @I-do:21 @body:45 @happy:21 @leave:39 @mine:-32 @needless:27 @parent:-21 @quote:-26
 @sad:-33 @secret:-20 @someone:-31 @stop2:20 @student_said:-22 @understand:-24 @you-did:-32 @you-do:-20 anlat:-27
 bana:-32 ben:38 beni:28 biri:-28 bunu:-21 da:-27 de:32 degil:-21 demis:-23 duymu:-25 ederi:21 evde:-26 gecir:20
 gibi:27 gitme:35 inter:-21 istem:21 kapat:-23 koptu:32 mesel:24 mi:-40 mu:-27 musun:-31 olabi:-23 onun:39 sen:27
 uyutm:22 uzulm:-22 var:-23 ve:21 verme:22 yapar:28
@angry @I:22 @I-did:22 @I-do:-22 @I-not:35 @me2:21 @only:-27 @secret:39 @understand:-30 @wait:-21 bir:-27 norma:-23
 sakla:39 seni:-28 simdi:37 yazdi:25 yuzde:-24
@best @I:29 @I-am:38 @I-be:22 @I-did:27 @I-do:22 @I-not:-27 @body:23 @darling:40 @deny:27 @family1:29 @feel:-22
 @human:23 @lonely:30 @love:35 @me2:32 @my:28 @needless:-24 @noone:28 @sad:34 @selfProgram:23 @stop2:-23
 @student_said:-23 @tellnot:42 @tutor1:20 @we:41 adimi:25 aksam:-39 ama:33 ancak:20 anlat:-27 anlay:29 arasi:32
 ariyo:39 arkad:-34 ayni:-31 ayril:21 azind:33 bagli:-26 bakti:34 basim:21 basin:-34 baska:26 belir:-26 belli:-26
 bende:30 beni:48 benim:57 benle:29 benze:20 bi:39 bil:23 bile:25 bilem:26 birak:-23 biri:28 birin:29 bu:23 budur:-20
 bulam:26 bunla:-22 bunu:44 burad:27 buras:57 buyur:-20 cikam:23 cikan:28 cikma:20 ciksi:20 cumle:-28 dal:22 danis:20
 degis:-20 deme:32 diger:30 diler:21 dilin:25 disar:42 diyem:-49 dogma:27 dogum:-32 dursu:27 dusun:26 duyma:20
 eglen:-37 ekran:20 el:32 et:29 etme:35 etmed:32 etmek:26 etmez:-22 etsem:21 ettig:30 ettin:-41 ezber:-26 farki:23
 fizik:-25 gec:30 geced:20 gecir:-24 gecti:22 geleb:-22 gelis:21 gelmi:-32 gerek:-22 gider:-22 gitme:-26 gitmi:-25
 gitsi:30 gitti:-25 gizli:-35 gorem:39 gorur:-33 gorus:-25 goz:20 guclu:-26 guldu:-24 gunle:-23 gunu:20 guven:-36
 hak:-21 halay:-21 harit:20 hatas:28 hemen:-24 henuz:27 hicbi:37 hisse:-25 hocay:26 ikimi:23 ilgiy:21 ilk:-23 indir:22
 insan:36 isin:23 isted:-32 iyi:-38 iyisi:34 kabul:40 kadin:31 karan:31 kayna:-20 kelim:38 ki:29 kisin:22 kisis:26
 kiyas:-27 kolay:-28 konul:-25 konun:-24 konus:32 koru:-21 koydu:-23 koyma:-23 koyuy:24 kusur:34 mesaj:25 mevzu:28
 misin:-42 mu:-35 mutlu:26 nasil:-33 ne:-43 neden:32 okul:-23 olabi:-20 olama:-27 olayi:22 oldu:-50 olmad:26 olman:-52
 olmas:-31 olmay:-46 olsa:-20 olup:-32 ona:-21 once:20 onlar:25 onluk:22 oteki:24 oyala:32 ozel:20 ozeli:26 ozell:23
 payla:33 sadec:28 sagli:-21 sakla:30 sakli:20 sana:31 satir:-26 sayac:22 sec:-28 selam:-26 sende:-42 senin:34
 sensi:62 sevdi:22 sevgi:32 seviy:30 seyde:31 seyi:-21 seyle:-32 sezen:28 sinav:-28 sirad:24 sohbe:41 son:-33 sonra:21
 sonuc:-23 sor:-24 sorac:-22 sordu:-20 sorma:25 sorud:-21 sorun:21 tanid:-26 tanig:28 tanir:-50 tarih:25 tasim:-42
 tasiy:-34 temel:29 tenef:-26 tut:25 tutun:21 uc:-21 ustte:-21 uyand:-21 uyu:-29 uzak:30 uzun:21 varli:45 velil:39
 velin:22 verdi:-29 verme:-25 ya:-32 yakin:-25 yanin:30 yapar:32 yapay:24 yatir:-34 yaz:-30 yazil:-30 yazma:-20
 yemek:24 yer:54 yeten:-23 yetis:-20 yilla:-23 yok:61 yoldu:-20 yolu:29 yolun:-22 yonte:-25 yuz:-20 yuzde:42 yuzun:-22
 zihin:34 zor:-23 zorun:-20
@body @I-am:39 @I-be:30 @I-did:41 @best:42 @come2:36 @courtesy:22 @cry:25 @daily:58 @deny:-55 @family1:27 @feel:29
 @help:35 @jealous:24 @knownot:22 @leave:32 @leave2:40 @lesson:42 @life:23 @lonely:24 @love:34 @noone:37 @only:40
 @parent:-51 @quote:-22 @return:70 @sad:33 @stay:25 @study:46 @tell:56 @tired:27 @tutor1:34 @understand:22 @wait:41
 @we:26 @we-let:40 @write:32 @you:38 @you-did:46 @you-do:33 @you-if:40 acidi:37 acikl:37 acikt:20 acitt:25 aciyo:24
 agrid:20 agril:22 agriy:48 ailem:-28 ailen:-24 akiyo:23 aksam:26 al:24 alami:26 aliyo:26 ama:-23 an:31 anila:-20
 aniyi:-33 anlat:28 annen:-25 atan:22 atiyo:28 az:22 babam:21 bakma:43 bebeg:21 bekle:39 ben:35 benze:22 bi:25
 bile:-20 bir:36 biraz:41 bitir:-35 boyle:41 bozuk:37 bu:37 bugun:49 bunu:23 burkt:27 burku:23 buz:49 caldi:26
 carpi:35 catli:29 cevap:46 cikti:28 ciz:25 cok:40 cozum:21 cumle:-32 cunku:-30 da:22 dagin:23 daha:22 damla:32
 daral:25 degil:35 denem:34 ders:26 diken:41 dogma:-21 dogru:-25 dokuz:25 doldu:21 dolu:26 dondu:48 donuy:32 dun:28
 dustu:30 duyun:30 ediyo:23 ekran:36 en:39 eskis:22 etme:-22 fazla:26 gece:22 gecmi:26 gecti:43 gel:43 geldi:37
 geliy:26 gerek:-22 gidec:42 girdi:32 girme:33 gordu:20 gorun:27 gulme:20 gundu:25 gunes:29 gurul:20 guzel:23 haber:26
 hala:33 hangi:-33 hele:34 hep:38 hicbi:27 hisse:41 hizla:40 hos:21 ici:38 icind:32 ifade:-37 iki:43 ilk:20 isind:20
 islak:24 ister:57 istiy:25 kacti:36 kadar:44 kafam:22 kaldi:27 kapan:41 kapi:20 kapid:32 karar:24 karis:-26 karsi:20
 kasil:31 kazan:23 keleb:41 kesil:37 kesti:46 kim:35 kimse:27 kipir:26 kirdi:25 kirmi:29 kisil:24 kiska:24 kizar:33
 klavy:21 konus:26 korkm:26 kramp:28 kulag:20 kut:22 limit:32 masad:24 mi:22 misin:36 moral:20 mumku:-21 nasil:52
 ne:34 netle:23 nuru:21 okurk:32 okuyu:22 oldu:47 oldug:28 olmad:-34 olsay:21 olur:21 omzun:38 once:36 ondan:28
 orada:24 oturd:36 otuz:25 ovust:23 oyle:27 parag:37 param:28 parca:40 pek:31 pence:23 pir:22 rahat:-24 sacla:20
 sahib:20 sana:49 sebeb:31 sen:33 seni:21 senin:21 sensi:37 sevdi:26 sey:65 seyin:30 seyle:23 sicak:26 sifat:-25
 sifir:23 sikis:33 sikki:21 sinav:-22 sisti:42 sizli:36 soguk:26 sonra:-21 sonuc:55 sorma:26 sorus:25 soruy:29
 soyle:59 soz:-21 stres:-31 su:35 sure:22 surum:-23 tas:30 tasiy:29 tek:34 titre:29 titri:38 tutal:24 tutul:50
 tutuy:29 ucusu:29 urper:34 uyku:34 uyu:27 var:26 varsa:24 varsi:26 ve:-31 yakiy:37 yanin:-26 yaniy:29 yanma:-32
 yapma:46 yarin:24 yas:31 yasla:32 yat:48 yazac:-20 yazam:30 yazar:30 yazil:-29 yazis:22 yaziy:37 yeni:25 yerin:35
 yeter:37 yetme:-21 yine:36 yok:-73 yolda:38 yolla:29 yorul:-41 zor:30
@change @you:24 seni:24
@come2 @I-did:55 @I-do:30 @I-not:41 @afraid:20 @body:35 @heart:27 @home1:-40 @leave:20 @leave2:36 @lie:37 @miss:32
 @my:40 @needless:-23 @parent:27 @program:-25 @sad:23 @teacher:-25 @tutor1:-30 @wait:47 @warn:-20 @you:27 @you-do:22
 acik:-25 ama:22 anlar:-25 artik:29 bakar:-44 baska:-22 bekle:45 biliy:20 da:-20 daril:28 de:-27 degil:-37 don:20
 dunya:28 dusuy:22 edeli:22 eksik:-24 etmem:25 gec:28 gecer:21 gerek:-30 gitti:-28 goruy:-22 goz:27 gun:-33 gunum:27
 hakki:24 hasre:26 helal:25 her:23 hic:25 hicbi:-28 hosum:-28 icim:24 iki:23 ikinc:-22 iyi:-28 kahro:23 kalma:36
 karsi:-22 ki:23 kuser:29 merak:30 obur:-26 oldum:26 olur:-27 omuz:27 ona:-26 oneml:-34 onunl:-36 progr:-25 sana:39
 sen:-27 seni:31 senin:31 sey:-24 sikin:-23 silk:27 soylu:-21 verme:-22 yanli:-23 yapma:23 yaz:-35 yok:20 yoksa:27
 yuzun:25
@courtesy @I:39 @I-am:-39 @I-be:-25 @I-did:-32 @I-do:-38 @I-had:-23 @best:-24 @courtesy:-26 @cry:28 @daily:-29
 @deny:-22 @home1:20 @lesson:-22 @marry:-22 @me2:35 @mine:36 @my:28 @noone:25 @not:-23 @only:-31 @parent:-21
 @return:-26 @tell:-33 @tutor1:-21 @we:20 @we-let:-25 @write:-35 @you:-27 @you-did:-20 bakar:26 bana:25 benim:36
 bir:-28 bunu:25 cok:-25 de:-21 desem:-20 dilem:-20 diler:-30 diley:30 ederi:-37 emegi:-21 gun:-20 guven:20 icin:-28
 ister:-26 iyi:-20 kimse:24 net:-21 olan:40 olsun:-48 olur:-22 once:-25 sana:-24 seni:-20 soru:-20 soyle:-24 var:22
 ve:-23 ya:-30 yapab:28 yazdi:-26 zaman:-20 zor:-23
@cry @I:25 @I-be:47 @I-do:22 @I-not:34 @best:-28 @body:-22 @deny:-29 @family1:28 @lesson:-30 @need:-20 @quote:-36
 @return:-27 @sad:-22 @secret:27 @tutor1:38 @understand:33 @you-did:-32 alayi:22 ama:-33 ayir:-24 bende:24 beni:20
 benim:42 bogaz:-35 bu:-41 cok:-23 dayan:-20 de:23 degil:-22 diye:-24 dugum:-35 dur:22 ekran:33 gelec:20 guler:-24
 guzel:-29 ifade:-35 iste:22 iyi:-27 kapan:29 ki:21 mendi:22 mi:-29 ne:-43 o:29 olan:20 olur:-28 parca:-24 sakla:25
 seni:20 ses:22 simdi:-24 sonra:-26 su:26 sure:21 tutam:36 yok:-25 zaman:-20
@daily 24:-26 2ye:29 @I:38 @I-am:50 @I-be:47 @I-did:49 @I-do:34 @I-had:51 @I-not:44 @I-will:40 @body:39 @courtesy:20
 @darling:34 @family1:56 @forget:51 @happy:32 @heart:26 @home1:45 @kiss:53 @knownot:37 @life:43 @love:37 @me2:33
 @mine:22 @my:28 @needless:-49 @parent:-24 @program:-21 @quote:-24 @rememb:29 @sad:23 @secret:-31 @tutor1:32 @wait:24
 @we:41 @without:24 @you:20 ablan:-24 ac:-21 acele:-20 aci:-23 acma:-41 adimi:26 agir:-26 aglay:36 ailem:23 aklim:62
 aklin:-29 al:-35 alali:20 alayi:23 alip:37 alisi:-21 altin:24 anda:-23 andas:-26 anind:-37 anlam:23 anlas:-22
 annem:47 annen:-23 antre:-20 arama:-22 ariyo:-30 arkan:30 artik:32 asik:28 asir:38 askim:22 attim:22 aya:-26 ayakl:35
 ayakt:36 aynay:22 ayni:-24 ayril:24 az:-43 babam:20 baban:-28 bacak:29 bahan:27 bak:-34 bakip:23 bakma:-23 bakti:23
 balko:36 bana:22 bari:25 basar:-22 basim:25 basin:-30 batta:30 begen:-32 bekle:39 belim:24 ben:48 beni:23 benim:26
 bildi:-28 bilmi:22 birde:32 birin:-30 biriy:-22 bitme:32 bitti:24 bize:21 bizi:20 bogaz:32 bolun:-21 bos:-46 bosa:27
 bosun:21 boynu:27 bozuk:22 bozul:-36 bucuk:-25 bugun:-35 bulan:24 bulus:26 burda:40 buz:28 cagir:20 calis:-24
 calma:-23 canim:20 catli:25 cayi:-23 cekil:30 cekme:26 cevab:-24 cevir:-37 cik:-33 cikac:32 cikis:22 cikiy:-27
 cikma:-29 cikti:30 cozel:-26 cozme:-22 cozum:-28 cozuy:30 cumle:-27 daga:37 dedig:20 dedim:36 deger:-26 degis:-30
 dek:23 demek:-23 demey:-40 demis:-44 denem:-23 dener:-27 devam:-34 dilem:25 diler:21 dilim:-21 dinli:20 disci:23
 diyor:23 dizi:25 dogru:-30 donec:-26 doner:35 donmu:-23 donuy:-22 dort:-20 dugum:20 dugun:24 duram:29 dusle:22
 duvar:20 duyma:25 duzel:-36 duzen:-35 edeli:37 eder:-20 ederi:-37 edeyi:22 ekled:-23 elimi:28 elini:25 emegi:-21
 ertel:20 etme:-26 etmis:-33 evde:-23 evine:21 fikir:-20 fisil:24 fonks:29 gece:26 gecen:-21 geciy:-30 gel:53 gelec:26
 gelen:-26 gelin:-26 geliy:61 gelmi:-43 gencs:-25 gergi:23 geris:21 getir:-23 gibi:31 gibiy:21 gir:-25 girdi:28
 git:-24 gitti:30 giydi:40 gizli:-41 gor:-21 gorus:-20 gozum:20 gozuy:-21 gundu:-40 gunle:-35 gunun:-20 guven:-23
 ha:42 hadi:28 hafif:-32 hak:-33 halde:-33 halin:-24 hangi:-31 harik:38 hasta:20 hava:25 hayal:29 hayat:21 hazir:41
 hedef:-21 hep:20 herke:-22 hos:-27 huzun:24 ic:-39 iceme:-21 icim:24 icime:26 icip:29 iciyo:29 icme:-32 icmem:-22
 icmey:25 ictim:31 iftar:21 ilerl:-30 ilgi:-25 integ:44 inter:31 iptal:-32 ise:-20 isin:-20 istiy:-66 itira:25
 izlem:21 izler:31 izliy:23 kac:24 kaciy:25 kacta:-22 kadar:26 kafa:20 kafam:26 kafan:-32 kagid:-30 kahva:25 kalal:24
 kaldi:22 kalma:-45 kampa:21 kapan:-37 kapat:-35 karan:43 karar:-47 kasil:25 keske:28 ki:-20 kim:-45 kime:-27 kimi:-34
 kimin:-48 kimse:33 kimya:-26 kisa:-37 kisiy:-36 kisma:-23 kitab:-21 kitap:-26 kiyas:-23 kocam:22 kolay:-29 kolum:21
 konuy:-35 kopar:-22 korku:21 korun:23 kosuy:29 kucuk:-30 kulag:29 kuru:27 kusur:39 kutla:-24 kuvve:-20 lamba:33
 lutfe:-27 manti:23 masam:30 memnu:-23 menem:37 merak:-22 mesel:-22 midem:40 misin:-28 mola:-22 mumku:-26 mumla:26
 musun:-54 nasil:-22 nedir:26 nered:-44 netle:31 not:-22 odevi:22 ogle:-20 okul:-28 okulu:24 okur:32 okuyu:32 ol:20
 olabi:-39 olaca:24 olasi:-20 oldug:-35 oldum:32 olmal:-37 olmus:-20 olsam:23 olurd:24 olurs:20 oluru:24 oluyo:-21
 omzum:26 ona:-31 once:-22 onunl:-29 otur:-44 oturm:-36 oynam:26 oyun:-21 ozeti:-23 ozetl:-20 pek:-20 pikni:-36
 progr:-21 rande:30 resme:33 roman:27 ruyal:-32 ruyam:30 ruyan:29 saate:-25 sahil:32 sakin:-37 saril:33 sart:-21
 satir:21 sayen:30 sebeb:37 secel:-24 sen:31 sende:28 seni:27 sesin:26 sesle:-32 seyim:29 sil:29 simsi:23 sinif:-27
 sirad:23 siral:-20 sogud:38 sogum:-33 sogut:-32 sokag:-27 son:26 sonu:32 sor:-20 sorab:32 soran:30 sordu:-23 soru:22
 su:-35 sus:-22 tablo:-20 takil:-23 tamam:-28 tansi:28 tatli:29 tek:-30 tekra:-22 telaf:24 telef:-28 temel:30 temiz:23
 terci:36 terim:28 ters:-22 test:-25 testi:-34 tirma:37 topu:24 trigo:43 tuken:27 tutma:36 tutul:27 ucte:-26 ugram:21
 unut:43 unutu:24 ustum:35 uyand:27 uyanm:27 uykuy:21 uyurs:28 uzulu:23 uzun:26 uzunt:27 vakit:-26 vakti:-23 var:-22
 vardi:33 varin:24 varmi:-28 vazge:-24 verdi:-21 verel:-21 veriy:29 vucud:-21 yagmu:31 yakti:24 yanag:29 yanda:28
 yanil:-26 yanin:-27 yanli:-28 yap:-38 yapab:-26 yapma:-21 yardi:-22 yaris:22 yasti:30 yat:-43 yatak:28 yazar:38
 yazay:21 yazdi:-33 yazmi:-47 yedik:-28 yedir:20 yer:-21 yerin:-22 yeter:-22 yildi:22 yine:41 yiyec:-24 yiyem:-28
 yiyen:35 yok:28 yoklu:32 yoktu:29 yol:-30 yudum:35 yurur:47 yuzun:32 zaman:-37 zarar:-22 zaten:31 zor:38 zorun:-38
@darling @I-am:30 @I-do:27 @best:38 @body:22 @come2:20 @daily:50 @help:-27 @human:-30 @jealous:26 @kiss:22 @lesson:27
 @mine:-22 @needless:-21 @parent:-36 @program:-26 @quote:-41 @rememb:26 @return:27 @secret:-31 @selfProgram:-26
 @stop2:25 @study:33 @tellnot:-38 @tired:45 @wait:31 @we-let:65 @without:20 @you-did:44 ac:24 aciyo:25 aliyo:27
 arkad:-28 bak:32 bakal:30 bana:-26 basla:-24 bence:21 beni:22 benim:22 benze:-24 bir:22 bitir:34 bugun:40 bulus:-21
 burad:25 buyuy:28 calis:-26 cok:47 cozdu:22 cozel:29 cozer:24 daha:22 deme:-43 denem:40 diye:-24 diyeb:37 gece:20
 gecel:50 gecir:30 gecti:43 gel:30 geldi:-28 gelsi:73 gidiy:20 gozle:22 gozum:23 gunay:29 gunu:26 gunum:28 hadi:32
 hep:-32 hic:30 hosum:20 ici:38 icimd:27 integ:29 iyi:39 kac:23 kaldi:26 karar:-20 kimse:24 kiska:26 kitab:25
 klise:-26 kolay:71 kompo:-26 kutlu:24 matem:21 mektu:-33 merak:-29 mi:55 mu:31 nasil:59 o:29 ogren:-22 olali:39
 olmak:33 olman:31 olsak:28 olsam:34 olsun:28 once:30 parag:23 progr:-24 rolu:-21 rolun:-21 saril:20 sayil:25 sen:23
 sensi:34 sifat:-43 sikki:21 sonra:26 soru:29 sorus:30 soruy:36 su:34 suclu:-22 turev:36 ustel:21 uyand:21 uyudu:23
 ve:-28 yanma:-32 yapiy:45 yardi:-25 yedin:25 yemek:26 yeter:31 yine:26 yorul:40 zor:-20
@deny @I-did:-26 @I-not:-38 @come2:-28 @courtesy:20 @cry:-26 @darling:25 @kiss:-39 @knownot:41 @lonely:34 @love:24
 @me2:34 @my:-31 @need:29 @needless:-31 @program:-22 @sad:-25 @study:-23 @tell:-25 @wait:-25 @warn:-29 @we:46
 @without:-21 @write:-32 @you:29 ac:28 acik:22 aksam:27 aliyo:-24 ama:-24 ancak:26 arama:37 araya:-22 arkad:-32
 artik:21 asik:21 bak:-28 bakma:21 begen:-27 belki:20 bende:55 bile:20 bilgi:-20 bir:-24 biri:24 birim:-20 biriy:23
 birli:-21 boyle:-20 bu:21 bunda:31 bunun:-24 calis:-23 cevap:-25 cozer:22 da:-20 degil:23 ders:-22 devam:-26 diye:-27
 dogma:-21 dokto:-25 dun:-30 duruy:-21 ekip:-24 et:60 ey:21 fazla:30 gec:23 gecti:-23 gelir:-27 gelis:-35 gerek:-40
 getir:20 gibi:21 gidiy:21 gitsi:40 gunle:21 guzel:23 haber:-25 hatir:-20 hem:-34 herke:-48 hic:22 icind:-27 ikimi:25
 ilgil:-21 insan:22 isin:-32 isler:24 istey:-20 iyi:-26 kadar:40 kaldi:-21 kapat:-31 kayna:-34 kiril:-37 kisi:-22
 kitab:-25 kizma:-20 kontr:-21 konud:26 koruy:23 kulla:-22 kutlu:-27 mektu:-20 merak:-21 mi:37 model:-21 net:-27
 ogret:22 okuld:38 okuya:-22 ol:-36 olan:35 oldu:26 oldun:24 olmak:21 olmal:-24 olmay:38 ona:23 once:-26 oneml:-20
 onlar:28 onu:-21 otur:-21 oyle:30 ozenl:-24 parag:26 parca:25 pence:-21 plani:-26 progr:-20 sana:28 sanma:26 sehir:22
 sen:23 sende:28 sevem:-21 sevgi:23 seyle:22 simdi:-28 soruy:-23 soyle:-22 soylu:-35 sunuc:-27 surum:-23 tasiy:31
 var:-32 varim:27 vazge:-21 veriy:-25 yanin:-36 yanli:-22 yapab:-22 yapma:-20 yapmi:-22 yarar:-22 yardi:-31 yasin:35
 yaz:-29 yazar:-22 yazdi:-32 yazil:-31 yazma:-33 yer:29 yerin:22 yine:-25 yolun:-25 yuzde:-39 zaten:38
@erase @I:-34 @I-did:40 @forget:35 @lesson:25 @me2:-51 @mine:-40 @my:34 @noone:-35 @not:62 @parent:35 @quote:32
 @someone:28 @we:22 @you-did:-25 @you-do:29 al:-35 alma:40 ama:-33 anlam:32 annen:34 arkad:-43 artik:-21 atma:27
 baban:25 bakam:30 bana:-40 basin:-21 benze:-23 bile:-30 biri:33 birli:-24 bize:27 bu:29 calis:-27 da:37 dakik:-23
 en:-29 etmes:-28 gizle:27 gorme:24 goste:23 hava:-20 iz:34 kalma:30 kayde:-21 ki:41 kimse:-35 kis:28 konus:21
 okuma:30 olsun:-20 olur:30 once:22 ozel:27 parla:26 rapor:35 sakla:-37 sil:32 sonra:52 soran:31 soyle:-47 suren:-21
 sures:27 temiz:27 unutm:30 var:-21 yakin:-29 yaz:21 yazma:-28 yok:-20
@family1 @I:22 @I-am:35 @I-did:67 @I-do:39 @best:25 @body:23 @cry:31 @daily:60 @deny:-36 @family1:-30 @leave:35
 @lesson:34 @life:21 @love:22 @mine:25 @noone:33 @rememb:36 @sad:30 @stay:35 @study:68 @teacher:60 @tired:27
 @tutor1:59 @wait:39 @we:24 @we-let:40 @you:50 @you-did:38 @you-do:37 @you-if:41 aglam:20 aklim:42 ayni:44 babam:-25
 bagir:26 bakal:26 balik:21 bana:25 basti:22 bekle:29 ben:20 biraz:25 biz:24 boyle:31 bu:54 bugun:27 cevri:-22 cok:23
 da:45 dakik:43 de:56 deme:-21 denem:27 dersl:28 devam:30 diyeb:21 dort:24 dun:22 edebi:25 ekip:-28 etmis:23 ettik:29
 ettim:35 evde:24 gecen:23 gezdi:24 gibi:52 gitti:35 gurul:40 hafta:22 harfl:23 hasta:21 hep:27 her:27 iki:33 ilgil:25
 ise:27 iyi:26 kafam:24 kaldi:30 kapiy:38 kavga:43 kaybe:24 kazan:21 kizam:-23 klavy:33 kucuk:29 kusur:20 matem:35
 mi:61 mutfa:22 nasil:27 o:45 odama:22 ogren:24 ogret:47 okudu:34 okula:30 oldug:29 olsan:23 on:25 ona:45 onlar:33
 ozell:-23 saat:22 sabah:29 sana:42 saril:-29 sayil:22 sekiz:21 sen:23 sende:24 senin:69 sesle:39 sevdi:23 sinif:35
 sofra:29 sonra:35 sorun:35 soyle:32 tadim:26 tahta:28 tip:28 ustun:24 var:51 yapiy:34 yapti:33 yasta:29 yemek:24
 yerim:31 yil:49 yilla:28 yok:-38
@feel @I-am:46 @I-did:38 @courtesy:-28 @cry:20 @deny:-21 @mine:20 @need:-20 @needless:-28 @parent:-27 @return:-23
 @write:-34 @you-did:-23 @you-do:-23 agir:-22 aglay:20 ama:22 anlat:-25 annen:-21 ask:23 asti:25 ayip:-22 bagla:20
 bana:20 biliy:27 bir:-20 birin:20 bu:-20 da:-46 dogal:25 dostl:26 elest:-23 gecir:26 gelir:-20 geliy:-32 gerek:-27
 gibi:-36 herke:-27 hesap:-23 ibare:26 ihtiy:-21 incin:26 ise:-29 isted:-21 ister:22 istiy:38 karsi:40 ki:20 kimse:39
 konul:-21 konus:-33 koy:-20 mi:-30 musun:35 oneml:-22 sanir:22 seni:-22 senin:21 sik:-21 sinav:21 sucun:-21 takli:24
 uyar:-22 var:51 varmi:-30 ve:-32 yerin:-23 yeter:-27 yine:-22 yok:-36 yuzde:-28
@forget @I-am:34 @daily:-33 @darling:22 @leave:-20 @noone:46 @study:-28 @tellnot:-32 @understand:27 @write:50 @you:26
 beni:-22 biraz:20 bunu:36 ediyo:28 formu:-21 gerek:24 haber:23 her:21 insan:-27 karis:-31 kimse:33 limit:-24
 merak:-31 mesaj:33 mi:24 olsun:25 ona:-24 parag:22 seni:22 ya:-30 yarin:-22
@happy @I:43 @I-did:36 @I-do:30 @I-not:23 @best:-40 @body:20 @courtesy:-21 @cry:20 @deny:-35 @human:-20 @lesson:-38
 @me2:29 @mine:28 @need:38 @only:-40 @parent:-34 @quote:-20 @tellnot:-25 @tired:37 @understand:-35 @you:31
 @you-did:-21 @you-if:22 ailen:-30 ama:-26 attim:26 avucl:28 bakiy:22 baska:22 ben:24 benim:29 bir:-62 butun:23
 cok:-28 de:28 demek:-27 dinle:-25 ederi:27 emegi:-20 etmek:22 ettin:-21 gece:20 gelis:-25 guzel:-38 hak:-21 haval:20
 iki:46 istiy:27 iyi:-35 komsu:31 nefes:-21 norma:-32 odada:31 olabi:-27 oldug:-21 olmam:21 olsun:-24 olur:-21 sen:38
 senin:33 simdi:-21 sonuc:33 soyle:29 terle:29 uctum:20 ve:22 yasiy:24 yerim:37 yok:-24 zaman:20
@heart @I:39 @I-did:28 @I-not:26 @best:51 @cry:27 @deny:-36 @family1:34 @forget:28 @home1:32 @me2:44 @mine:53 @my:28
 @need:32 @only:49 @rememb:-21 @sad:20 @stop2:20 @wait:20 @you:49 @you-did:60 @you-do:38 acidi:31 adini:27 aglam:24
 almad:31 aslin:-22 attig:-21 bana:53 begen:21 bekle:23 ben:39 bende:20 bilen:28 bir:39 birak:20 birin:25 bu:45
 bugun:20 caldi:41 carpm:-21 cevap:37 ciz:22 daha:-28 dakik:-33 dayan:32 diye:24 dogru:-23 duyma:44 ediyo:23 eller:-29
 esi:35 esim:24 farki:26 ferah:-20 geldi:24 getir:-21 gibi:-30 gorun:21 icin:20 isind:20 kadar:22 kalma:22 kan:-25
 karar:24 kayna:-20 kim:41 kimse:20 kipir:26 kirac:39 kiran:-31 kirdi:25 kisi:21 konus:-27 koyma:21 kut:20 ne:27
 net:31 niye:26 okuyu:26 oldug:25 olur:-29 on:23 parag:25 param:28 parca:40 pir:22 rahat:-22 razi:25 roman:-30
 sagli:-25 sahib:35 sen:43 sende:36 seni:22 senin:36 sensi:30 sey:46 sonuc:20 sorus:-23 sulta:20 tek:45 titre:-23
 var:29 yapis:-23 yere:28 yerin:36 yok:-50
@help @I:36 @I-will:25 @body:22 @come2:-23 @daily:-21 @deny:29 @erase:31 @forget:36 @heart:27 @home1:30 @knownot:-34
 @leave2:21 @lesson:-31 @life:22 @me2:33 @mine:24 @needless:24 @program:-20 @rememb:-22 @return:20 @selfProgram:-20
 @tutor1:35 @wait:-30 @we:25 @you:25 acars:22 ait:-24 aklin:29 aksam:-20 al:-30 aleme:33 ama:-33 anaht:-27 arasi:-22
 asal:-21 ask:28 ayaga:20 bagi:27 bagla:-20 bana:24 bari:24 bekle:-28 beni:36 benim:36 bile:32 biliy:-22 bilmi:23
 birak:25 biz:20 bozul:22 buldu:37 cesur:-24 cevap:-31 cevre:-20 cozel:29 cozer:34 deger:-28 degis:31 demek:43
 derec:-22 diger:27 dilim:-23 dilin:20 dinle:-23 diyem:-22 diyor:-24 don:25 dursu:31 dusun:-29 edece:-29 edeme:-20
 eder:-20 egiti:-30 el:35 elekt:43 et:-26 etmek:-33 etmey:-40 fark:-39 farki:-26 fizik:26 gec:31 gelse:29 geris:29
 git:-23 gizli:39 gorme:-24 gozum:29 grubu:-22 guzel:-20 harca:28 hatta:-23 hatti:20 her:-21 herke:-26 hesap:26
 hicbi:-35 icin:-25 ipucu:-20 iste:-28 istey:-25 kac:-25 kal:-25 kalac:24 kalka:24 kalma:26 kapan:26 karar:-30
 kaybe:26 kim:-21 kimse:28 kitab:-20 koyma:24 merak:31 misin:-40 mu:36 nasil:-29 norma:-22 oldun:25 olmad:32 olur:-24
 on:-20 ona:-23 once:-37 ozel:52 payla:-30 pek:21 sadec:23 sakla:21 sayil:-24 sekme:30 sen:47 senin:-30 sil:37
 sinif:-28 sir:-30 sizma:22 sokma:23 sordu:26 sorma:20 soru:-21 tamam:23 telef:-21 test:23 tutam:-32 ugray:22 unutm:25
 unutu:20 uygul:-24 ver:-29 verel:24 verin:26 yaban:31 yanim:23 yapma:-26 yazac:34 yazdi:-26 yok:57 yolda:29 yolun:-20
 yonte:-21
@home1 @I:23 @I-am:61 @I-be:37 @I-did:50 @I-do:41 @deny:-41 @family1:23 @forget:22 @help:-29 @human:-38 @life:25
 @me2:35 @mine:31 @program:-30 @quote:21 @rememb:21 @sad:-21 @someone:-22 @stay:30 @tutor1:49 @understand:53
 @we-let:26 @you-do:-31 agaci:38 anlam:30 annen:-20 bana:31 cikti:25 da:52 de:33 degil:-23 diye:29 dostl:-24 evde:33
 ezber:22 fizik:21 gecmi:-20 gecti:23 gelip:-22 gibi:21 gordu:25 gorme:-24 gorun:37 hafta:-28 hala:22 hatir:20
 kaldi:29 kalma:31 kavga:20 ki:23 kimse:31 kimya:34 kisi:-22 lamba:20 o:23 ogren:-22 okudu:23 olsun:21 olur:33 ona:-21
 orada:25 sahne:-23 vardi:28 yalni:-22 yapar:-24 yardi:-29 yazil:-29 yaziy:25 yok:-32 yuzde:-25 zaman:21
@human @I:40 @I-am:27 @I-did:40 @come2:-20 @courtesy:24 @erase:-33 @feel:23 @forget:-36 @help:22 @human:23 @leave2:36
 @me2:44 @mine:27 @miss:-31 @my:24 @parent:-30 @quote:-25 @return:-25 @secret:30 @selfProgram:-26 @someone:35
 @student_said:21 @we:31 @we-let:-24 @you:29 acisi:-22 adim:57 al:-30 alan:30 alip:21 anlat:-21 arasi:21 asagi:-21
 aslin:24 ayri:27 bakis:-26 bana:27 baska:-20 ben:26 bende:34 beni:32 benim:31 bil:32 bilme:-36 biri:61 biriy:36
 canim:22 canli:35 cekin:22 cevap:34 cevre:22 cok:-23 cumle:-33 cunku:28 da:-34 daha:-30 deger:26 deme:30 deniz:22
 denk:36 derin:25 dersi:-20 deste:-20 diler:-32 diye:-24 doldu:26 dostl:-22 durur:-32 ederi:34 ediyo:-28 egzer:-29
 ekibi:-23 en:-22 etmiy:36 ettim:-25 evlad:26 falan:26 fazla:25 gec:-27 geliy:25 gelme:-23 gerek:-20 geris:33 gizle:28
 gor:-23 gordu:-27 gorem:21 goste:27 haber:27 hadi:20 harca:44 hatir:-23 hayat:-23 hazir:-22 hisse:25 hizli:23
 ibare:26 iceri:20 ici:24 istem:-26 ister:-33 istey:24 istiy:-30 iyi:-24 izin:-27 kabul:36 kadar:30 kanli:27 kapat:-20
 karis:24 kemik:24 kendi:29 kesil:28 kesin:23 ki:33 kiril:20 kocun:-21 kontr:-21 kulla:-25 lafi:27 metin:-32 miydi:42
 musun:-22 ogret:-24 okumu:-25 olan:29 olara:32 olmad:-37 olmak:-37 olmal:-25 olmam:22 olsam:35 olsay:38 olup:-22
 olur:-25 ona:-32 onu:-24 otura:20 oturu:21 ozley:-24 parag:28 sabah:-20 sadec:43 sana:24 sayil:-20 selim:-21 sende:23
 senin:44 sesin:-27 sevin:-21 sinif:-29 sirad:27 sonuc:36 sor:-22 soru:34 soyle:-25 tam:30 tamam:21 tasiy:30 tek:30
 tutma:-27 unutm:-28 unutu:-27 utanm:25 uzulu:36 vakit:29 veren:43 verme:-22 ya:20 yakis:24 yanil:23 yanli:-37
 yapar:-24 yapma:-27 yarat:26 yardi:-31 yarim:31 yasad:-22 yasan:-20 yasin:24 yasiy:28 yazil:-33 yaziy:21 yazmi:22
 yeri:-24 yerin:-28 yoktu:-23 yorul:22 yuzde:-21 yuzey:20 zaman:26 zekay:-20 zorun:-24
@jealous @I-be:33 @I-did:21 @daily:-22 @leave:25 @rememb:-27 @sad:-26 @someone:-22 @study:24 @tellnot:-29 @you:36
 @you-did:26 arkad:-21 baska:-20 biriy:26 catla:22 da:-34 durus:-20 dusun:-27 hic:24 hos:-23 iste:28 kotu:-24 mi:22
 o:50 seni:23 telef:-22 yapma:-22 yok:-21
@kiss @I-am:45 @I-be:41 @I-did:28 @I-do:34 @I-had:25 @courtesy:-20 @cry:-47 @daily:28 @deny:-35 @heart:-20 @kiss:22
 @leave:23 @me2:34 @mine:25 @parent:-23 @rememb:37 @sad:29 @secret:20 @someone:-25 @student_said:-23 @study:43
 @tutor1:60 @we-let:27 @write:-44 @you:27 @you-did:30 ama:-22 annen:-25 atmis:-22 az:-24 bana:25 bilir:26 birak:33
 birin:-21 bu:49 butun:22 cevab:25 demek:-25 derse:22 dolu:-31 dusun:38 emoji:-41 gecir:-22 gelir:-38 istem:-23
 ister:31 istiy:43 karsi:38 kaydi:-23 kodla:-23 mikro:-31 mu:-31 muhur:34 ne:28 roman:-26 sakla:20 seni:24 senin:21
 simdi:44 tesek:-20 uyuma:26 ver:43 verir:33 yazmi:-26 yok:-35
@knownot @I-am:-25 @I-be:22 @come2:-20 @daily:22 @deny:32 @home1:-27 @lesson:26 @lonely:20 @need:-26 @needless:53
 @not:28 @parent:26 @quote:28 @rememb:32 @sad:39 @secret:26 @student_said:-23 @study:43 @teacher:-38 @we:25 @we-let:22
 @write:37 @you-do:-20 al:-22 ama:20 anlas:22 annen:33 bakar:30 basla:-27 bil:31 bile:-33 biliy:51 bizi:25 bu:39
 bugun:23 cikar:-23 cok:-35 cozdu:23 da:25 daha:77 degil:20 diye:30 dusun:32 eden:20 ederd:20 ederi:30 eders:-22
 ekran:24 et:21 etmes:44 etmis:-28 etmiy:25 ettig:-27 ettin:24 ettir:-22 geldi:28 gerek:42 geris:31 gibi:22 gitti:-28
 giy:21 guzel:-31 haber:33 hosum:-28 isler:24 ister:-31 istiy:-46 iyi:20 kac:23 ki:-33 kollu:21 konus:20 korku:-27
 luzum:25 mi:29 musun:29 ne:26 odevi:37 olabi:-21 olan:-20 olmas:35 olur:37 payla:-20 sakla:32 sana:27 seni:-20
 senin:20 sonra:38 soru:23 soruy:-22 soyle:-23 tek:-29 uzulu:33 verdi:-35 yapar:30 yazdi:27 yazma:23 yeter:28 yok:20
@leave2 @I-am:23 @I-did:24 @I-do:25 @I-will:34 @best:-34 @body:21 @cry:23 @erase:-33 @help:-21 @home1:-24 @jealous:28
 @lesson:-21 @mine:-21 @need:21 @noone:-45 @parent:-35 @program:-22 @someone:-22 @teacher:-30 @tellnot:-26
 @understand:31 @wait:-22 @warn:-22 @we:27 @we-let:23 @write:32 @you:24 @you-do:24 agliy:21 ama:32 annen:-29 arkan:27
 ayip:27 bakma:22 bana:-21 bekle:-27 bende:26 benim:28 bi:20 bilme:22 birak:34 biraz:23 biri:-22 buras:45 cevap:-20
 cokuy:29 dagil:21 dayan:21 degis:-27 demek:27 dogru:-31 don:-20 duruy:33 eders:24 gece:21 gerek:-37 gibi:33 git:-31
 gitti:29 gozun:-20 ha:31 haksi:27 hep:20 hic:31 hicbi:-47 icin:24 ikimi:27 isler:25 istem:34 ister:-21 iyi:-41
 kadar:29 kaldi:-21 kalir:20 kalsa:-20 kaybo:-20 kayit:-22 kiska:28 kitap:-28 konus:33 koydu:-20 lazim:-22 ne:27 o:-20
 olmuy:-39 olur:-23 once:-22 otur:30 otuz:-24 rahat:-31 rehbe:-21 sanki:25 sart:31 sen:32 sessi:27 sey:-25 sil:-29
 sus:29 uzmez:-32 ve:-22 yalni:21 yarin:-31 yavas:-22 yaz:34 yazik:27 yeter:-23 yine:22 yuzum:23 zaman:27
@leave 2019:-31 @I:34 @I-am:27 @I-did:23 @I-do:37 @I-not:29 @I-will:22 @body:39 @come2:27 @cry:20 @heart:35 @human:-29
 @jealous:23 @kiss:-25 @knownot:64 @me2:40 @my:29 @need:34 @program:-35 @tutor1:36 @wait:-29 @we:62 @we-let:55
 @without:33 @you:22 @you-did:20 ablan:-20 ac:-22 acik:-21 acikl:-20 aciyo:25 aglay:33 agliy:21 agzin:24 al:-47
 aldig:27 alisi:38 alman:-26 altta:-27 ama:43 an:29 anlam:30 anlar:31 anlas:-25 ara:-30 arami:35 ardin:43 arkad:-33
 arkan:54 artir:-31 ayarl:-35 ayip:21 ayir:24 ayni:22 azind:37 bak:24 bakal:52 bakma:21 baris:-23 basar:-29 bazen:20
 beden:-28 bekle:-27 belir:-29 belli:22 ben:30 bende:26 beni:47 benim:20 berab:28 bes:-23 bi:29 bil:28 bile:23
 biley:30 bilir:26 bilmi:21 birak:27 biraz:21 biri:21 birin:-30 biz:41 borcu:-32 boyle:29 buldu:34 bulus:-26 buna:41
 bunla:-26 bural:20 buras:45 buz:25 canin:-39 cekme:-34 cekti:22 cevhe:29 cok:26 cokuy:31 cop:33 cozdu:23 cozeb:22
 cumle:-27 cunku:-34 dagil:31 daha:35 davra:23 dayan:34 de:41 defte:-26 deger:-24 degis:-43 deme:37 demey:-22 den:-27
 deniz:-20 depre:-21 der:-21 dersh:22 dikka:22 diler:-24 dinc:-24 dinle:-23 disar:25 diyen:-25 dogal:-21 dogru:-29
 dokme:27 dondu:23 doner:-35 dun:34 duruy:29 dusuy:31 duyac:-26 edeli:44 ederi:31 ediyo:22 egiti:-21 eki:-26 eksi:-31
 eksil:34 elind:21 ertes:-23 etmen:27 etmes:-28 etmey:27 ettim:-34 ev:-30 fark:43 galib:24 gece:39 gecel:-27 gecen:-25
 gecir:-30 gel:-30 geldi:38 geleb:-22 gelen:-20 geliy:37 gerek:-22 geri:22 geriy:22 gibi:34 gidec:24 gidem:26
 giden:-23 gider:21 gidin:20 gidiy:27 girme:24 gitme:29 gitmi:-21 gitti:21 gonlu:32 gonul:-23 gore:-29 gorev:-20
 gorme:30 goste:-25 gotur:-33 gozle:-23 gozum:24 gundu:38 gunu:-25 ha:31 hadi:35 hafta:-25 hakki:-38 hakli:-20
 haksi:27 hali:-34 hatir:22 hazir:24 hecey:20 hep:36 her:43 hesab:22 hesap:-21 hic:48 hicbi:-22 hizli:23 huzun:22
 icim:23 icime:36 icimi:33 ihtiy:25 ikimi:29 ilerl:-21 ilk:24 incit:-40 indir:-26 isare:-28 ise:-28 isigi:-25
 isini:-20 isler:20 ispiy:-23 istem:25 istey:22 iyi:-24 iyidi:-28 izin:29 izlem:37 kabal:-28 kac:-27 kafan:-33
 kagit:-25 kaldi:-29 kalir:20 kalki:-31 kalsa:-20 kan:28 kanit:-21 kapi:29 karan:34 karar:-22 karde:-24 kaybe:-28
 kayde:-37 kaydi:-23 kayip:-24 kayit:-24 kelim:43 kesil:-20 kez:-21 kime:-22 kimli:-20 kimse:24 kisi:-20 kiska:23
 kitab:-25 kitap:-26 komsu:-22 konus:29 kopuy:26 korum:-24 koydu:-34 kutus:33 lafin:22 lakin:25 lised:21 lutfe:41
 merak:-38 mi:31 midir:21 misin:45 mola:-26 mu:42 musun:28 nasil:41 ne:21 nerey:24 nesem:29 nokta:-39 not:-20
 notla:-21 odasi:25 okuld:-24 okuma:28 oldum:27 olmak:20 olman:-38 olmas:22 olmaz:24 olmuy:-43 olur:34 olurs:25
 ona:-27 ondan:33 oneml:26 oneri:-20 orada:45 otuz:-24 oyala:44 ozet:-24 ozley:20 parca:38 pazar:30 pek:-29 peki:34
 plan:-28 progr:-30 rahat:-57 razi:27 rehbe:-21 saat:-45 saati:-36 sadec:22 sag:-25 sakin:44 sana:21 sanir:21 sanki:30
 saril:-35 sart:29 sayi:-20 sayil:-21 sebep:-24 sec:-21 secim:-20 selam:-20 semsi:-30 sen:27 sende:21 sesim:34
 sever:28 sevgi:-30 sevme:23 seyi:42 siler:26 simdi:42 sira:21 sokak:24 son:-20 sonra:24 soran:31 sorar:39 sorun:-32
 sozlu:-23 surec:20 sus:33 tabii:27 tadin:-20 tamam:-30 taniy:20 tarti:-31 tebri:-21 tek:34 temiz:-24 tepki:-34
 test:-30 tirna:22 topar:38 topla:-26 turu:-24 tusun:-20 unuta:24 uygul:29 uykul:-20 uyu:-25 uyudu:-24 uyuma:23
 uzmez:-32 vakti:-29 var:25 ve:-27 verdi:-22 verem:40 veril:-21 ya:32 yalni:27 yani:32 yanli:-30 yanma:-20 yap:-28
 yapti:27 yarin:-20 yasam:-23 yasin:-44 yat:-29 yatiy:-24 yavas:-37 yazik:27 yazmi:-31 ye:-30 yedek:-24 yemeg:-24
 yemek:21 yeni:33 yer:-25 yere:-20 yeri:-31 yerin:-21 yikar:21 yil:22 yine:46 yuru:-27 yuzde:25 yuzum:30 zor:-20
 zorba:-20 zorla:-33
@lesson 14:-21 @I-not:34 @afraid:-21 @family1:-24 @feel:-23 @kiss:29 @life:-21 @marry:-25 @need:-20 @needless:-23
 @promise:-33 @sad:-25 @secret:-25 @student_said:-39 @teacher:-27 @we:21 @we-let:-20 @you-if:-20 acari:23 acikt:-32
 acili:-20 ad:-23 adami:27 ailen:26 aklim:31 aliyo:-42 almis:-23 altin:24 altya:-25 anlas:-26 anliy:43 annem:-37
 annen:-38 annes:-25 ardin:20 askim:23 aslin:31 b:-20 baby:-21 bahan:20 bakal:-27 bakar:28 bakis:-34 bakiy:-23
 bakti:-30 baski:-24 basli:-25 bekle:24 belki:-22 ben:23 bende:26 benze:-24 bes:-23 bile:-25 bilme:-20 birak:-20
 biri:22 blokl:-28 bol:-21 boslu:26 boynu:27 bul:-27 buldu:-28 bulur:-28 buluy:21 burad:-49 burda:-26 calis:-38
 caliy:25 cek:-24 cekin:-27 cevab:-26 cevir:-26 cikar:-32 ciz:-25 cizer:21 cok:-27 cozdu:24 cozel:22 cozen:25
 dagit:-25 de:-26 deger:-21 deme:-23 dene:-22 der:-20 derin:-21 derse:22 devam:-29 deyim:-26 dilin:-30 diye:-21
 diyor:-38 dokun:-26 donme:-23 dudak:29 dugum:-22 dun:-36 durus:-22 duzel:-22 edeli:-21 eder:-25 edilg:-20 eglen:20
 eki:-22 ekle:-22 eklen:-20 eksik:-21 en:-20 et:28 gazel:-20 gec:22 gece:-37 gecme:20 geldi:20 geleb:-23 gelec:-20
 gelme:-37 gibid:-20 gitme:25 gonde:-25 gonlu:28 gore:-21 harca:-36 hatir:25 hazir:-26 hep:20 hesap:-22 hisse:-29
 hizla:34 hosum:-24 huzun:22 icten:-25 ikinc:-20 ile:-25 ilerl:-21 incel:-24 insan:-35 isim:-33 iste:-38 ister:-30
 istiy:-34 itira:-20 izle:-38 izled:20 izlem:-20 izler:31 izley:-21 kacmi:-23 kalbi:-29 kaldi:-39 kalp:26 kanit:-21
 kapan:-22 karni:-24 kaybo:23 ki:27 kiril:-27 kisi:-25 kisil:-20 kitab:-22 kiz:-32 koku:-33 kokun:-22 kolay:-27
 kontr:-22 koses:26 kosma:-20 kur:-31 limit:-23 liste:-20 merak:-20 mola:-26 nasil:27 neden:-22 nokta:-23 not:-20
 ogret:-24 oku:-20 okudu:-32 okumu:-22 okuya:38 okuyo:28 olabi:-21 olaca:-25 olara:-26 oldug:21 oldum:28 olmak:28
 olmas:-26 olmaz:-21 olunc:24 olur:-24 olurs:-37 oluyo:-25 omuz:27 one:-20 onere:-41 oyle:20 oyunu:-27 ozled:-29
 ozne:-21 oznes:-22 ozu:-22 plani:-22 prens:-25 robot:-24 sabah:-21 sakin:-37 sana:29 sanat:-20 saniy:-28 sanki:-22
 saril:21 sart:-25 say:25 sec:-26 sefer:-20 sesi:-46 seviy:-32 sevme:-24 seyle:36 seyre:22 silk:27 simge:-33 sir:-20
 sirri:-32 son:-28 sona:-24 sonun:-39 sorar:24 soyle:-22 soz:-33 sozun:-27 takil:-23 taleb:-23 tam:-27 tanzi:24
 tarti:-22 tasir:-21 ters:-43 titre:-21 topla:-27 turev:-22 tutma:-22 um:-20 umudu:-24 utani:31 uyand:-22 uydur:-23
 uymad:-21 uymuy:-25 uzun:-31 var:-29 veli:-20 verir:-31 yalan:-20 yanin:29 yanli:-20 yapam:20 yapiy:-39 yapti:-26
 yarin:-24 yaris:-34 yasar:27 yat:40 yavas:-20 yaz:-26 yazay:-20 yeten:23 yeter:-29 yikil:23 yil:-32 yirmi:-24 yok:28
 yol:-25 yorgu:23 yorum:-28 yurum:22 yuzun:-21 zaman:-33 zaten:-20 zora:-20
@lie @I:40 @I-be:21 @I-did:37 @deny:59 @leave:25 @lesson:24 @me2:28 @mine:21 @not:52 @only:57 @parent:26 @stay:-29
 @tell:41 @tutor1:-22 @wait:29 @you:26 anlam:24 bana:21 bir:64 de:39 degil:32 gerce:26 nasil:24 olmaz:35 olsa:24
 olur:-22 sayil:29 sey:44 soyle:38
@life @I-am:24 @I-did:31 @best:24 @courtesy:-21 @deny:-26 @home1:27 @leave:21 @lesson:23 @life:25 @me2:-20 @mine:-25
 @noone:22 @not:-39 @only:26 @parent:-26 @rememb:-26 @study:28 ailem:-26 bana:-25 ben:25 da:25 de:38 defte:21 deniz:25
 gecmi:-26 gecti:40 hala:24 insan:-20 o:28 olmad:-55 olsun:-20 ordan:24 sevdi:21 yanli:21 yok:-27 yurtt:29
@lonely @I:41 @I-am:23 @I-be:45 @I-did:20 @I-will:34 @afraid:23 @courtesy:21 @cry:-22 @darling:21 @forget:22 @help:20
 @human:-26 @knownot:25 @life:28 @love:31 @me2:42 @mine:41 @quote:-40 @sad:-27 @someone:-22 @stop2:20 @teacher:-21
 @tell:29 @wait:31 @you:22 @you-did:-22 adim:-27 ama:-31 anaht:-20 anlar:-23 arama:25 arami:20 arkad:-35 ayirm:-20
 baban:28 bana:41 basiy:25 be:29 bekle:26 belli:28 ben:20 benim:27 bir:-29 burad:27 buray:24 cokuy:35 cozum:26
 cumle:-20 da:-24 de:24 dedin:-33 demek:-20 duydu:25 duyma:31 ekran:38 en:30 et:25 etmey:25 farkl:-23 gecmi:37 gel:25
 geldi:23 getir:-36 git:-21 gorun:-20 gozun:30 gundu:-29 haber:32 hala:35 herke:-32 hicbi:21 icin:-25 istem:-26
 kadar:21 kal:23 kalan:-31 kalir:-21 kalma:-28 kalsi:-36 kanit:25 kapat:-22 kendi:22 kimse:20 kisil:-21 kontr:-20
 korid:28 korka:34 koyma:25 o:-20 odada:24 okuma:-25 olmuy:-24 olsun:23 olur:-22 once:23 orada:28 oturu:23 saatl:-26
 satir:-23 sen:40 sende:-20 senin:22 sey:-22 soru:22 tasim:-22 tasiy:23 ustum:26 var:-38 vardi:-23 ve:-28 ver:48
 yanim:29 yanli:-47 yapar:20 yasam:-22 yazdi:-33 yazma:-25 yer:-26 yetme:-21 yine:20 yoksa:-22
@love @I:27 @I-am:44 @I-be:29 @I-did:24 @I-will:-38 @daily:29 @help:-21 @home1:-21 @human:-33 @kiss:22 @lie:-25
 @love:-53 @me2:32 @mine:20 @miss:-25 @need:22 @needless:-26 @parent:-53 @quote:-39 @sad:-24 @selfProgram:-23
 @someone:-33 @stop2:21 @student_said:-34 @teacher:-24 @tellnot:-30 @tutor1:35 @warn:-31 @we-let:79 @you:28 abart:-24
 adim:-26 agir:-22 ailel:-20 ailen:-37 aliyo:27 almad:31 an:21 anlas:26 anlat:-34 anlay:27 annen:-21 artik:24 asik:-41
 aski:-21 ayri:-21 bahce:25 bas:33 basa:33 basla:-35 bekle:33 bekli:29 ben:22 bende:28 beni:25 benze:-30 bicim:-29
 bile:-30 biliy:27 biraz:35 birin:-20 biriy:-23 bitir:34 bitti:31 bolum:-23 bos:24 bugun:30 bulus:-21 bunda:-20
 burad:24 butun:33 buyuk:22 buyuy:33 caldi:26 can:-29 cekme:-20 cekti:21 cikam:23 cikar:-20 cocuk:-29 cok:29 coktu:21
 da:25 daha:27 davra:-31 dedi:-36 deler:-26 deme:-38 demis:-23 denem:26 derse:-21 devam:20 dinle:24 diye:-29 diyeb:37
 diyen:-20 dogru:-31 doker:-21 dopam:-26 doyam:21 duram:32 duyam:-31 duyma:23 duyul:-21 edeli:30 en:26 etmek:25
 etmes:-22 etmez:-23 ettig:25 ettin:29 evdek:-30 farki:34 ferma:31 fonks:20 formu:35 galib:32 gece:22 gecel:24
 gecer:-22 gecis:-31 gel:28 geldi:-27 gelme:-28 gelsi:30 geome:20 gibi:20 gibiy:20 gidiy:27 gitme:24 gitti:24
 gizli:-30 goste:-41 gozya:-21 gulun:-32 gunay:31 gunu:25 gunum:28 guven:20 hazir:-22 hem:32 hep:-33 herke:-22 hic:21
 hikay:21 hos:-20 hosum:34 icimd:29 icind:-23 ile:-29 ilk:29 insan:-42 integ:34 isler:-40 iste:45 kabul:24 kac:20
 kadar:32 kaldi:31 kalin:-21 kalk:24 kalp:-20 kapat:-25 karar:-20 karsi:36 kavus:-37 kere:21 kimya:-23 kisi:-30
 kisiy:-25 kiza:-25 kod:22 kompo:-33 konus:25 kosul:25 koyma:-33 kurtu:25 kutlu:24 matem:21 merak:-23 mi:61 mu:39
 mumku:22 musun:36 mutlu:-22 nasil:30 nedir:30 nobet:30 odada:31 okuya:23 ol:50 olali:39 olgun:-21 olmak:40 olmal:28
 olmam:27 olman:34 olmus:-25 olsa:-23 olsak:28 olsam:34 ona:-20 onlar:26 onu:-29 onund:33 otesi:37 ozlem:-25 parag:28
 parca:-21 pisma:27 rahat:-30 razi:25 rolu:-27 rolun:-21 samim:-21 saril:28 saydi:-33 saygi:-29 sec:-25 sende:38
 senin:30 sensi:32 sesle:-24 sevec:-34 sever:-42 sevmi:20 sey:35 siir:38 sikay:-20 sinav:22 sonra:29 sorar:-24
 sordu:-33 soyle:48 sozcu:25 sozle:-25 su:32 suc:28 sulta:20 tatli:27 tehdi:-21 test:32 tutma:-21 ucunc:20 unutt:23
 ustel:27 uzeri:-25 var:29 varim:26 ve:-32 ver:41 yakar:-22 yakin:-21 yanim:25 yanin:29 yap:-20 yapal:44 yapil:-31
 yapma:-33 yardi:-25 yazdi:33 yazmi:-29 yemek:29 yeni:25 yerim:22 yerin:-21 yolda:-27 yuzun:-23 zaman:-21
@marry @I:28 @I-am:36 @I-be:24 @I-did:41 @I-do:27 @body:25 @cry:25 @daily:23 @happy:26 @help:-21 @jealous:24
 @leave2:-25 @me2:27 @mine:27 @noone:-23 @parent:-20 @quote:-32 @return:-20 @tell:-34 @tutor1:26 @understand:-21
 @wait:27 @we:23 @we-let:26 aksam:23 anlat:-29 arkad:-35 ayril:-22 bakar:22 ben:34 bence:38 benze:-22 biz:22 bu:-27
 bulus:-21 burad:23 daha:20 ders:-20 ediyo:20 etmek:28 ettig:25 gidiy:29 her:27 hosum:27 icin:-29 ister:34 kiska:24
 matem:22 mi:28 misin:46 nasil:22 o:20 olmak:26 olman:31 olsam:34 ona:20 sen:22 seni:-29 senin:27 sonra:33 ustel:21
 vaadi:-25 var:31 ya:28 yarin:-23 zor:-24
@me2 112:-24 @I-am:31 @I-be:41 @body:49 @come2:27 @daily:25 @erase:-21 @forget:36 @heart:25 @help:30 @home1:27
 @jealous:37 @leave:32 @lonely:40 @love:44 @mine:36 @needless:-58 @noone:24 @only:23 @program:23 @promise:27
 @quote:-38 @return:44 @secret:21 @stay:44 @stop2:26 @student_said:-42 @thanks_to:33 @tired:20 @wait:25 @we:23
 @you-did:34 @you-do:35 @you-if:32 ac:31 acilm:21 acma:24 actig:22 adim:-28 agir:33 aglat:22 ailen:22 ait:52 aitsi:27
 aksam:25 al:34 aliyo:34 anlad:27 anlay:26 ara:27 arac:-22 arami:33 ardin:26 asik:25 asil:-25 askim:37 ataca:27
 atars:22 ayakt:30 ayir:24 ayirm:31 ayri:39 az:-28 azalt:-29 bakar:-29 bakip:30 bakma:31 basim:20 basin:66 baska:47
 basla:22 bekli:54 belli:24 bes:26 bile:27 bilem:41 bilir:-32 biliy:41 birak:36 biraz:24 birli:-25 biter:20 bitir:38
 bolum:-21 borcl:29 borcu:-42 bos:23 bosa:24 bosun:20 boyle:39 bugun:-24 bulam:58 buldu:33 bulur:29 buse:30 butun:25
 cakil:22 caliy:24 canim:35 ceken:-28 cevap:-31 ciddi:-28 cikar:24 ciksi:20 cilve:20 cozdu:-41 cozeb:-31 cozuy:-20
 cumle:-27 dakik:21 danis:34 davra:30 dayan:24 degis:45 demed:-20 demek:23 dene:-33 denem:30 derdi:-23 derin:33
 ders:26 desen:26 diger:24 diyor:-27 dok:55 dokun:21 don:28 donme:45 dort:-30 dunya:27 dustu:26 dusuy:31 duydu:30
 eders:21 edinc:23 ediyo:25 ekip:-29 eksik:-29 ele:31 emane:24 erkek:35 erken:23 eski:33 et:23 etmem:32 etmey:30
 etmez:-28 etti:24 ettig:34 ettin:36 evlen:22 fark:27 farki:42 fazla:32 fikir:-20 gayet:-21 gayri:27 gel:28 geldi:37
 gelec:37 gelen:26 gelis:-34 geliy:51 gelme:21 gerek:-36 geri:21 geriy:30 gidiy:21 girdi:25 gitme:34 gizle:27 gizli:39
 gonde:-25 gor:44 gordu:34 gore:-30 gorem:21 gormu:28 goruy:27 gul:30 gurur:21 hak:22 haksi:20 hala:22 halde:21
 hangi:-22 hatir:30 hayat:25 hep:43 hepsi:20 her:22 herke:37 hic:25 hikay:31 hisse:23 hosla:25 huzun:29 ibare:24
 icin:28 icini:22 ihane:31 ihmal:36 ikinc:20 ilgin:43 incin:21 incit:-23 ipucu:-34 is:22 ise:35 iste:20 isted:-62
 istem:28 ister:33 istiy:28 iyi:-37 iyisi:50 izin:21 kabul:32 kac:21 kal:43 kalsi:63 kapan:28 karsi:22 kaybe:30
 kayna:-22 kazan:33 kenar:58 keske:24 kez:-29 kime:35 kimi:-20 kiril:-25 kirk:-27 kirma:-29 kiska:37 kitab:-27
 kitap:-34 kiz:20 kizab:-28 kontr:-30 kopar:37 kopma:38 korkt:37 korku:27 kos:27 kosac:25 koy:29 kucuk:33 kurtu:31
 kustu:-23 kusur:32 lazim:38 mahve:24 memnu:-35 mesel:-24 mezun:21 mi:48 misin:50 mu:35 musun:60 muydu:24 nasil:57
 ne:21 nefes:38 netle:36 niye:33 notla:26 o:52 ogren:48 okulu:-25 ol:31 olabi:-22 oldu:20 oldur:45 olmad:20 olsun:46
 olurs:40 oluyo:23 ona:-26 once:-30 oneml:27 onems:51 onu:50 orada:25 oteki:20 oturd:24 oyle:20 oyunc:29 ozels:24
 parli:29 pisma:37 progr:26 reva:23 robot:23 saat:28 sabah:29 sadec:29 sahip:35 saniy:21 secti:26 senin:32 sensi:54
 sessi:25 sevdi:29 sikay:34 sikil:22 silme:-27 soguk:25 sonra:45 sor:-32 sorab:-37 sorsu:24 soru:-46 soz:23 su:-23
 sunu:-26 surey:-25 sus:29 takil:21 tanir:-47 tasi:28 tenef:-26 terk:24 tesad:25 tutan:23 uc:-26 unuta:26 unutm:32
 unutu:21 ustun:-20 uyar:-22 uyu:-42 uzakl:35 uzatm:-35 uzdug:30 uzmez:-32 uzulm:-50 uzuyo:38 var:43 varsa:20 vazge:36
 ve:29 vedal:-23 ver:28 verir:31 yakis:24 yapam:30 yapay:35 yapil:33 yapiy:31 yapma:43 yaral:37 yarar:-25 yardi:-35
 yargi:22 yari:39 yarim:22 yaris:-32 yazac:31 yazan:21 yazdi:-40 yazil:-34 yazis:-30 yazmi:-36 yemin:22 yer:34 yere:26
 yerin:-27 yeter:40 yetti:31 yikar:21 yoksa:29 zeka:21 zira:25 zor:38
@mine @I-am:33 @I-be:26 @afraid:31 @body:47 @daily:24 @deny:-41 @feel:40 @heart:25 @leave:28 @leave2:35 @lonely:35
 @love:30 @mine:39 @my:21 @needless:-38 @only:27 @promise:39 @quote:-31 @return:39 @secret:21 @student_said:-32
 @study:-23 @thanks_to:29 @wait:25 @you-do:24 ac:31 adim:-29 agir:35 ailen:34 ait:52 aitsi:33 al:24 aliyo:28 ama:-29
 anlam:32 artik:31 askim:37 ayir:24 ayirm:21 az:-22 bagla:-26 bakip:27 basin:25 baska:44 bekli:20 bes:26 biliy:23
 biraz:34 borcl:29 borcu:-34 bos:23 boyle:29 bu:46 butun:26 calis:-20 cevab:-29 ciddi:-23 cilve:20 cok:40 cumle:-27
 cunku:35 dakik:38 danis:34 davra:30 de:-28 dedig:22 degil:-45 der:27 ders:26 devam:34 diger:20 diyeb:27 dok:55
 dokun:21 don:21 donme:45 dort:-30 edinc:23 ediyo:25 eksik:-35 et:38 farki:23 gecel:30 gel:24 geldi:35 gelec:34
 gelen:26 geliy:41 geris:34 getir:27 gidiy:29 gitme:41 gonde:-25 gore:-27 goruy:22 gul:30 gurur:21 haksi:20 hatir:25
 hayat:25 hep:30 hepsi:20 hikay:31 hisse:32 icini:22 ihane:31 incin:21 incit:22 ise:27 isted:-30 kabul:21 kadar:37
 kal:25 kapan:28 kendi:-45 kez:-35 kimse:-23 kiril:-31 kisi:22 kitap:-27 kizab:-28 kos:27 kosac:23 koy:29 kustu:-23
 misin:29 miyim:-20 mu:21 musun:40 nasil:40 ne:28 nefes:38 o:39 ogren:21 ogret:33 oldu:21 olduk:26 once:-47 oneml:-29
 ozels:24 reva:23 robot:23 sadec:21 sende:20 sensi:27 sevdi:24 sey:-30 seyle:-30 soguk:25 sonra:57 sorab:-37 sorar:35
 sordu:-24 sorsu:24 soru:-36 soruy:31 soz:35 sunu:-26 takil:25 tamam:32 tarti:-23 uc:-25 vakit:29 ver:23 veril:29
 yakin:22 yakis:24 yani:32 yanin:-24 yapar:27 yapil:33 yapma:26 yazac:31 yazan:21 yazdi:-34 yazma:-21 yazmi:-22 yer:28
 yeter:28 yetis:-31 yetti:31 yoksa:27 yuzde:25
@miss @I:22 @I-am:26 @I-do:26 @best:35 @body:22 @come2:28 @daily:31 @human:-21 @me2:20 @mine:20 @only:-22 @someone:-34
 @stay:-27 @tell:-26 @write:25 @you:45 @you-did:43 bana:20 biliy:28 bir:-20 cok:-22 daha:29 duyma:-20 gelme:20
 gundu:31 guzel:-27 hafta:31 hep:-26 hic:36 iki:23 insan:-23 iyi:41 kac:29 kendi:66 ki:32 mi:29 olsun:22 olur:-36
 sen:37 seni:46 sohbe:29 soyle:-35 ya:24 yazdi:24
@my 16:-25 @I-am:51 @I-had:29 @I-will:-20 @afraid:29 @angry:-41 @best:25 @come2:36 @cry:29 @daily:35 @deny:-27
 @heart:21 @kiss:31 @leave:41 @lie:-29 @life:-20 @need:29 @needless:-28 @noone:23 @parent:-21 @program:-46 @quote:-26
 @rememb:29 @return:49 @secret:24 @selfProgram:-31 @someone:31 @stay:32 @study:26 @teacher:37 @tellnot:-29
 @thanks_to:35 @tired:22 @wait:44 @warn:-35 @we:24 @we-let:48 @write:21 @you:35 @you-did:48 ac:31 acade:-22 acidi:37
 acik:30 acikm:-25 aciyo:23 adi:37 adimi:48 adin:29 adini:30 agir:-28 aglad:29 aglam:24 agriy:43 ailem:-33 akiyo:30
 aklim:34 aliyo:24 altin:28 an:32 ancak:21 anila:-25 aniyi:-45 ara:36 arama:-20 arkad:-30 arkas:22 artik:30 asik:-35
 askim:25 asla:40 asli:-32 aslin:30 atiyo:20 ayril:31 babam:-33 bagir:32 bagla:-33 bahan:23 bak:26 bakal:40 bakar:23
 bakis:43 bakma:24 baksa:31 bari:27 baris:26 basar:24 baska:27 basli:30 basti:30 bazen:23 bekle:34 ben:31 berab:30
 berba:28 bi:31 bil:21 bilgi:-27 bilir:41 biliy:37 bilmi:24 biraz:64 birbi:20 biric:27 biter:-25 bitti:50 blokl:-20
 bolum:-37 bos:-21 boslu:27 boyle:22 bu:21 bugun:47 bulam:26 bulan:22 buldu:-44 bulun:-24 bunu:26 burad:-36 burku:22
 butun:25 cabuk:25 caldi:24 canin:-32 canla:-23 carpi:28 catli:29 cekic:31 cekme:29 cetve:26 cevab:-23 cevap:24
 cevri:-43 cikac:23 cikar:-29 cikti:46 cizim:-27 cizme:-21 cocuk:-29 coz:20 cozel:27 cozmu:41 cuma:-39 da:29 dagil:30
 dagit:23 daha:34 dakik:29 dal:22 damla:22 daral:25 darma:31 de:34 deger:29 deme:-41 denem:32 denir:-20 denkl:36
 dersh:36 dersl:24 devam:22 diler:-28 dinle:26 disim:27 diye:-31 diyeb:37 diyem:-24 diyor:28 dogma:-21 dogru:-44
 dokto:-26 dokun:28 dokuz:26 doldu:23 dolu:26 don:23 donuy:32 dudag:28 dugme:28 dugum:27 dun:39 dunya:26 durur:-30
 duruy:35 duyun:25 duzel:-36 edeme:20 eders:-24 ediyo:47 ekip:-28 ekran:39 eksik:-27 elest:-31 elim:33 elini:41 en:20
 esin:25 espri:-23 etme:-21 etmek:-42 etmes:27 evde:37 eve:37 evine:35 ey:33 ezber:26 falan:27 fark:-20 favor:-20
 fazla:28 fena:39 galib:33 gec:37 gece:21 gecel:28 gecen:-22 gecir:-30 geciy:31 gecme:26 gecti:28 gel:51 geldi:26
 gelir:30 gelsi:68 gerce:30 gereg:-34 gerek:-20 getir:20 gibi:33 gidec:42 giden:35 gidiy:40 girdi:27 gitti:23
 gonde:-27 gorev:-24 gorun:35 gorus:-33 goruy:-29 goste:-27 gozle:35 gozum:30 gozun:-23 grafi:-26 gucle:-21 gul:30
 gulme:20 guluy:25 gunay:38 gunum:39 gunun:-36 gurul:47 gurur:21 guzel:34 haber:26 hadi:36 hala:31 hatir:44 hava:21
 hayir:-21 hedef:-22 hele:32 hep:62 her:24 herke:27 hikay:38 hisse:38 hizla:38 hizli:30 iceme:-25 ici:-25 icind:25
 icme:-21 ifade:-25 ihtiy:41 iki:22 ikinc:43 ile:-29 ilk:22 illa:32 inana:27 inani:39 inanm:38 incel:-22 incin:-28
 inkar:21 insaf:38 integ:24 inter:21 isind:20 isted:-34 istem:25 istis:30 istiy:31 iyi:25 izle:-30 izler:35 kabul:32
 kacti:47 kafam:25 kal:27 kalab:22 kaldi:23 kalir:31 kalk:30 kalp:32 kandi:-25 kapid:22 kapin:22 kapiy:39 karda:20
 karis:-36 karne:25 karpu:-30 kasil:23 kaybe:-22 kaybo:36 kazan:29 kek:-35 kesil:29 kesin:27 keyfi:28 khan:-22 kim:51
 kimin:-34 kimli:24 kimse:21 kimya:22 kirmi:28 kisi:23 kisil:29 kisis:25 kiyam:30 kolay:61 konus:34 korku:26 koruy:28
 koy:-26 koyde:32 kulag:30 kulla:-22 kurgu:-21 kusur:32 kut:23 kutlu:-37 lamba:37 limit:36 liste:26 manti:23 martt:21
 matem:42 mektu:-33 memle:-30 memnu:-32 mesaj:33 mi:54 misin:63 miydi:31 miyim:-28 mu:27 mumku:-34 musun:63 mutfa:34
 muydu:24 nasil:43 nazar:30 ne:38 neden:-31 nefes:25 nerde:45 nered:52 netle:20 nokta:-22 notu:24 o:22 odakl:26
 odama:22 ogren:21 ogret:39 okudu:25 okula:47 okuld:33 okurk:24 okuyo:-26 okuyu:25 ol:34 olabi:-20 olaca:20 olara:-22
 oldu:31 olmad:-41 olmal:-39 olmam:23 olmay:42 olsan:45 olsay:23 olsun:27 olur:35 olurs:-25 omzum:27 omzun:24 ona:25
 ondan:38 one:-23 onerd:-27 oneri:-26 opucu:22 orada:37 orneg:-23 ornek:-21 otura:22 oturs:-21 otuz:25 oyle:23
 ozenl:-24 ozne:-22 ozur:-28 param:28 parca:24 payim:-32 pazar:25 pir:22 plani:-41 polis:24 progr:-22 rahme:37
 rande:21 razi:25 resim:-33 sabah:31 sacin:27 sacla:20 sade:-34 sakla:32 sakli:22 sana:45 saniy:33 sanki:28 sarki:22
 satir:20 savas:21 sayem:21 sayil:38 sayis:-22 sebeb:41 seker:26 sekil:-22 sende:29 senin:24 sensi:46 sertt:29
 sevda:38 sevme:-31 seyi:21 seyin:24 seyle:-24 sifat:-33 siiri:34 sikis:30 simdi:25 sinem:26 sinif:30 sinir:-33
 siste:-21 sisti:44 sivil:32 sizli:32 sofra:26 sogud:27 sonun:-20 sor:-21 sorum:-22 soruy:50 soz:-21 sozcu:-30
 sozu:-27 surum:-28 suydu:-35 tahta:39 tahti:22 takar:22 tamla:-27 tarih:-20 tasiy:30 tatli:-32 tek:52 terci:31
 test:22 tip:28 titri:31 topar:22 trabz:22 trigo:33 tum:25 turev:33 turkc:-24 tutar:29 tuttu:42 tutul:44 ucume:24
 ucunc:34 unutt:25 uslul:-20 uyand:20 uyar:-22 uyku:-39 uykuy:-22 uymad:-33 uyudu:22 uzeri:-29 uzulu:32 uzun:39 var:25
 vardi:22 varli:22 varsi:38 vedal:-20 verem:-23 veren:20 verir:-28 yakis:37 yakla:24 yalan:-29 yalni:22 yanit:-27
 yaniy:25 yanma:-28 yapab:21 yapac:-22 yapil:29 yapim:-22 yapiy:46 yapma:24 yapmi:-20 yapti:41 yarin:41 yasam:25
 yasiy:23 yazam:48 yazil:-43 yazis:21 ye:22 yedin:30 yemek:34 yeni:-23 yenid:-25 yer:21 yeri:22 yerle:-24 yersi:-30
 yeter:28 yil:38 yilla:-27 yine:42 yok:-38 yol:-20 yolla:41 yolum:24 yukse:24 zaman:-33 zehir:34 zor:28
@needless @I:53 @I-do:20 @cry:-22 @lesson:23 @me2:34 @mine:33 @parent:24 @study:-32 @tellnot:24 @we:35 bana:33 ben:33
 benim:21 biraz:33 bu:33 burad:35 calis:-22 cozer:24 daha:23 ders:-20 gec:21 gitsi:40 guven:21 iyi:-20 kalsa:29
 kapat:-25 misin:37 miyim:-37 olan:22 oyala:28 sana:27 sen:20 senin:-21 soyle:22 tane:-25 var:47 ya:32 yeter:-21
@need @I:35 @I-did:25 @cry:24 @human:-26 @me2:31 @mine:25 @my:29 @someone:-29 @we:26 @without:23 @you:22 aglam:24
 bana:25 ben:20 benim:29 bir:-32 bu:-24 cok:20 da:-35 demek:20 en:-28 et:22 fazla:21 gitme:20 gucum:27 her:30 kal:24
 olan:26 olmak:-25 onlar:28 sey:27
@noone 112:-28 @I:35 @I-am:29 @I-did:28 @I-do:23 @I-not:27 @body:33 @change:22 @deny:22 @erase:-31 @forget:31
 @knownot:39 @lie:26 @love:20 @me2:35 @mine:40 @my:26 @needless:23 @not:20 @parent:21 @promise:29 @quote:-27 @sad:37
 @secret:21 @someone:-29 @tellnot:27 @tired:-26 @tutor1:44 @warn:22 @we:32 @we-let:52 @you-did:-28 @you-if:21 aci:-30
 acilm:30 acmas:21 acmaz:27 adimi:44 agir:-25 aglam:-21 ailen:21 ait:-33 aklin:-20 annen:21 ara:-35 arasi:-23 artik:29
 asla:26 ayari:37 ayda:-28 ayir:-28 bagir:-20 bahse:29 bak:-26 bakma:37 bakmi:-27 bana:39 bari:26 baski:-24 basla:-30
 basli:-26 bazen:-20 bekle:-22 ben:37 bende:32 benim:32 benze:21 bilem:-29 bilen:30 bilgi:28 bilir:-33 bilme:37
 birak:23 birli:-22 biter:23 bize:23 bizi:26 bosta:-24 boyle:26 bozma:36 bu:28 bugun:21 bulun:25 bulus:-22 bunun:-21
 burad:-21 buyug:29 cakti:22 caliy:23 canim:32 canin:-25 cevap:-20 cik:-27 cikam:23 cikma:-31 cozme:-30 da:-41
 dahil:30 dalga:23 danis:31 dayan:-30 de:20 dedig:-26 dedik:29 deger:30 demek:38 demem:33 demes:-27 demey:39 demez:-37
 demis:-35 derin:25 derke:-22 devam:-24 dilin:24 dinle:26 diyor:-31 dogru:39 dogum:-22 dokun:-28 doldu:21 dun:-25
 dunku:-24 dur:38 duram:33 duyar:39 duydu:24 duyma:38 duzel:-33 el:22 eline:24 en:23 espri:-29 et:20 etme:22 etmek:26
 etmem:-20 etmey:25 etmiy:22 farkl:-36 fikri:40 gecen:-37 geleb:-25 geliy:-29 gelme:-20 gelmi:32 gerek:24 geriy:20
 gider:32 gitsi:27 gizli:31 gonde:-24 gonul:23 gorem:22 gorsu:-39 gorus:-35 gotur:-20 gri:36 gun:-24 gunle:-21
 hakki:-23 halle:47 harca:24 haric:32 hatir:29 hep:46 hepsi:20 hic:35 hizi:-45 ibare:20 icabi:20 icim:22 icine:-27
 ihane:-27 ikimi:21 iletm:-20 ilgil:-28 ilk:-20 inana:-21 inanm:-23 inter:-25 ise:36 isi:34 iyi:-42 izin:-20 izins:-40
 kaldi:26 kalir:-28 kalma:-37 kalp:-25 kapas:32 karar:-42 karis:36 kelim:32 kendi:-29 kimin:-20 kiyam:31 kiyas:-39
 kizma:44 kolay:-23 kontr:-20 konud:-21 konus:38 kopar:26 korum:-20 kucuk:20 kulag:23 kulla:26 kuram:33 laf:24
 merak:-32 mesaj:-26 model:-24 muhta:28 neden:21 netin:-26 numar:-30 oldug:24 olmam:22 olsun:32 olurs:24 oluyo:22
 once:-33 oneml:36 onu:-24 oturm:-37 ozel:31 ozenl:-27 rahat:-35 ruhu:41 saat:-32 sabre:25 sahte:22 sana:26 sandi:-24
 satir:28 sefer:-20 sen:35 sesle:-26 seven:20 seviy:36 sevme:-38 sifir:23 sinem:-20 sinif:-39 sohbe:34 sokma:30
 sonra:26 sor:-23 soran:-23 sorar:-20 sorma:58 sormu:42 sorul:26 soylu:-20 soz:29 sozuy:-21 suphe:36 surey:-21 tadi:28
 takil:-35 tanir:26 telef:-31 toz:25 uc:-27 ugras:25 umuru:29 unutm:28 uzak:34 uzakl:-22 uzeri:32 uzulm:49 uzun:32
 ve:-47 vedal:-21 verme:32 vurma:-27 yakal:29 yakar:-22 yakin:-21 yalan:26 yalni:22 yanin:31 yapar:33 yapma:-25
 yapmi:-32 yaris:-22 yazam:-23 yazdi:-36 yaziy:-26 yazmi:-46 yerle:-26 yetis:50 yikil:26 yok:25 yokke:-25 yolda:-33
 yorul:-22 yuk:-31 yuku:25 yukun:-21 zayif:-32 zirve:22 zor:-28 zorun:-20
@not @I:20 @I-did:26 @change:21 @courtesy:22 @darling:27 @kiss:-44 @leave2:25 @lonely:34 @love:23 @me2:29 @parent:-25
 @program:-21 @secret:21 @selfProgram:-22 @stay:26 @teacher:-20 @wait:-25 @we:50 @you-do:-22 ablan:-26 ac:22 acele:-25
 adini:21 aksam:27 al:-33 aldi:49 aliri:-25 alisi:32 ama:-32 anlas:33 anlat:-25 anlay:-25 annen:-48 araci:-30 arala:25
 arkad:-35 artik:33 asigi:35 asla:31 at:24 atma:-28 attim:21 ayarl:30 ayni:-25 bakal:-26 bakti:26 basla:24 bekle:-35
 belir:-24 beni:46 bensi:-28 bes:-24 bil:31 bile:36 bilec:25 bilgi:-25 biliy:22 bilmi:20 biraz:22 birde:29 birin:-21
 biriy:28 birli:-39 bitti:-20 biz:29 bizim:40 bogaz:25 bolum:-26 bos:25 bosun:26 boyle:25 bu:21 buldu:-26 bulur:20
 bunla:29 burad:22 calis:-40 cay:-20 cekin:-28 cevap:-34 cogu:-22 cok:26 cozdu:29 cozeb:-24 cozul:-20 cozum:-20 da:-32
 dahil:38 danis:-23 davra:41 dedig:-20 dedik:23 demek:28 demen:-31 demey:-24 demis:-36 dene:-31 der:-25 derke:-25
 derle:-46 dil:-24 diler:21 dinle:-27 diyel:-24 diyor:-47 dogru:-22 dokto:-31 dokun:30 dokuz:21 dolu:-21 donel:-20
 dunku:-24 duram:25 durus:-32 duyma:20 duymu:-25 duzel:21 edeli:25 egiti:-27 ekran:-43 elest:-29 erken:22 ertel:-24
 espri:-25 etkil:-31 etme:-35 etmiy:-26 evvel:22 fonks:-26 fotog:22 gec:20 gece:30 gecer:-22 gecme:-29 gecti:-21
 geleb:-24 gelis:-31 geliy:-31 gelmi:-24 gereg:-34 geris:24 getir:20 gidec:24 gidel:-22 giden:21 gider:23 gir:33
 girdi:-29 gitme:30 gitsi:35 gonde:-22 gonul:-20 gorev:-22 gorme:20 gorun:-38 goste:-28 grubu:-23 gule:-20 gune:38
 hadi:23 hafta:-24 hakki:-27 halle:50 harca:25 haric:20 hatta:31 hayat:-21 hekim:-39 hem:-34 hep:34 herke:-40
 heyec:-22 hic:33 hicbi:-25 hocan:-22 hos:-25 huzun:24 icin:-25 icmem:-20 ikimi:24 ilerl:-27 ilgil:-24 ilk:20 ince:-23
 indir:-22 isin:-29 iste:26 isted:-25 iyi:-42 iyidi:25 iyisi:35 iz:28 kac:30 kadar:42 kagid:-21 kal:42 kaliy:20 kan:28
 kapat:-23 kayde:-24 kayit:-22 kayna:-35 kenar:-23 ki:22 kilav:-28 kim:33 kiril:-36 kisi:-27 kismi:21 kiyme:23
 kizam:-23 kontr:-23 konud:20 korkt:22 korum:-26 koruy:23 kos:28 kotu:-34 kulla:-25 kural:-38 kusur:46 merak:-35
 mesel:22 metin:-38 mi:47 mille:49 model:-24 mu:41 mumku:-43 musun:56 muyum:36 ne:28 netin:21 notla:-20 o:-21
 okudu:-34 okuma:-25 okuyo:-28 okuyu:22 ol:-31 olabi:-35 olan:28 olay:29 oldum:28 oldun:39 olmam:-28 olmaz:-37
 olsun:20 ona:-30 oncek:-20 one:-26 oneml:-23 onlar:43 onu:-20 onun:24 ozet:-35 parag:29 pekal:-27 plan:-26 plani:-26
 progr:-22 rahat:-33 resmi:-24 roman:-28 saat:-35 saatt:-24 sabah:22 sana:35 saniy:-34 sanki:20 sayfa:-21 saygi:-28
 sayis:-25 selim:-25 servi:-23 sesi:-22 sesle:-34 seyle:-29 sifir:29 sikil:-21 sil:31 sinav:-32 sinif:-45 sinir:-25
 sohbe:40 sona:-24 sor:-35 soruy:-34 soylu:-33 sozcu:-21 stres:-30 suclu:-21 sus:35 susku:44 tahta:-38 tamam:22
 tanid:21 tarih:27 telef:-32 terk:20 titre:-21 topar:35 tum:39 tutul:31 ureti:-20 uygul:-25 uykun:-26 uzulu:28 var:-20
 varim:25 vazge:-23 ve:-24 veli:-20 vereb:-21 verem:-20 verir:-30 yakin:-29 yakis:22 yakla:-24 yanim:30 yanli:-25
 yap:33 yapam:20 yapim:-28 yarar:-20 yardi:-27 yasam:-29 yasin:35 yatma:20 yazar:-25 yazik:20 yazil:-24 yazis:31
 yemin:35 yenid:-29 yer:27 yetiy:-26 yildi:27 yine:-42 yiyem:-21 yok:-38 yolu:31 yolun:-36 yukar:39 yukse:-22
 yuzde:-31
@only @I:31 @I-am:22 @I-did:24 @I-not:20 @I-will:32 @angry:-26 @body:23 @darling:30 @erase:-25 @family1:21 @happy:20
 @heart:31 @jealous:32 @kiss:49 @leave2:33 @lie:33 @me2:27 @miss:45 @parent:-22 @quote:-20 @sad:25 @selfProgram:-27
 @tellnot:21 @we:56 @without:28 @you:25 @you-do:21 abart:-23 ablan:-21 acil:22 acila:28 acilm:30 acisi:-21 adam:23
 adim:-33 agaci:31 agir:-32 aglay:20 ailem:-32 ailey:20 akasy:33 aklin:-21 al:-35 alan:30 alayi:29 aldim:44 alet:-22
 alma:21 almis:-20 ama:21 ancak:31 anda:-32 ani:26 aniyi:-38 anlat:-21 anlay:44 annen:21 arac:-49 aract:-26 arkam:-30
 arkas:23 asik:29 ask:32 at:-40 ataca:27 atama:23 atilm:23 atma:38 attig:-22 ay:-24 ayira:-27 aynay:20 ayri:36 baba:30
 bahan:28 bahce:25 bak:-35 bas:24 basa:24 basim:25 basin:-30 basit:-26 beden:25 begen:30 bekle:27 belli:47 ben:31
 bende:29 beni:21 benim:44 benze:-30 bi:39 bilec:48 biley:40 bilge:37 bilmi:32 bilse:35 bilsi:-26 biraz:20 birey:22
 birim:-32 birin:20 bitir:-34 bitki:-33 biz:36 bizde:28 bizim:24 bolum:-24 bos:-20 bosun:33 boyle:30 boyun:-22
 bozma:32 bu:21 bulac:33 bulal:-38 bulam:30 bulur:45 buna:-36 bunu:30 bunun:29 buras:56 buse:56 buyug:-26 buyuk:-24
 buyut:-20 canin:-27 canli:33 cay:-29 cekip:24 cemiy:20 cevir:-23 cift:40 cifti:29 cik:-21 cikar:-34 cikiy:-29
 cikti:33 citla:24 ciz:-22 cizer:-27 cizme:-21 cocuk:-23 cogra:21 cok:34 cokuy:29 cozem:32 cozme:-31 cozum:-26
 cunku:26 dagit:43 dahil:-28 dal:22 damar:-29 damla:21 dans:26 dar:23 defte:-28 degis:-21 dek:-20 deme:54 demed:34
 demek:-27 demes:-21 dene:-30 deney:-22 denge:-21 denkl:-22 derin:29 deste:-28 deyip:22 diger:33 dikka:21 dil:-41
 diler:-26 dilim:-37 dindi:48 disin:37 diyec:27 diyel:-35 diyen:-28 dize:-27 dizi:-20 dokto:-46 dolgu:26 donmu:21
 donuy:31 dostl:27 dun:27 dursu:29 durum:-39 duruy:-30 duyar:34 duyma:-33 duysa:23 duyur:-27 duzel:-27 e:26 edece:-24
 edeme:24 ederi:24 ekip:-30 ekle:-20 eklem:-25 eklen:42 eksil:23 el:38 ele:25 elini:20 elma:-23 emini:22 endis:-23
 erkek:20 ertes:-22 esirg:22 et:42 etken:-25 etkil:22 etmiy:30 ettim:43 evim:-29 evine:21 evlad:26 evlen:32 gayet:-31
 gecme:-45 gecmi:-20 geley:27 gelir:-32 gelis:-32 geliy:22 genc:36 gerek:-25 geris:-38 getir:-42 gidec:24 git:-27
 gitme:20 gitmi:22 gizle:37 gonde:22 goren:-24 gorev:-27 gorun:-20 goruy:42 gozum:28 gozun:-20 grafi:-35 guclu:-25
 gul:37 gulum:25 gunce:-22 gundu:23 gune:-24 guven:-24 guzel:33 hadi:22 hakli:-29 harf:25 hata:-33 hatir:34 hava:-25
 hayal:28 hedef:-22 hekim:-39 hele:32 hemen:-29 hepsi:-21 her:26 hesab:20 hesap:31 hicbi:21 hiz:-20 hoca:50 hosca:26
 hucre:-22 huzun:24 huzur:23 ic:-32 icim:32 idare:22 ihane:25 ikimi:29 ilisk:-23 indir:-28 inkar:23 ipucu:-47 is:-32
 isim:42 isiml:32 isin:-28 isine:-23 istem:40 istey:-22 istiy:-33 iyisi:29 izle:-23 kabul:29 kadar:24 kal:23 kalir:-21
 kalma:-21 kalsa:38 kanit:-28 kanli:28 kapal:30 kapin:-20 kapiy:24 karar:-24 karis:-26 karta:24 kavga:-27 kaybo:27
 kaydi:-27 kayit:25 kayna:-35 kedi:35 kelim:28 kere:36 keske:25 ki:60 kimim:25 kimse:21 kiril:30 kirk:21 kisa:-34
 kisi:22 kiska:32 kismi:-23 kitab:-36 kivil:26 kiyme:35 kizim:31 kizmi:-20 klavy:23 koc:40 komsu:-22 kondu:21
 konud:-35 konul:-28 konuy:-44 koptu:21 kopuy:29 kopya:-22 korid:26 kosem:22 koses:-26 kosma:-26 kotu:-23 koy:-28
 koyuy:27 kulup:-29 kur:-21 kurmu:-21 kutla:-24 kutu:20 lakin:27 lamba:24 layik:25 limit:-20 liste:-30 luzum:30
 makin:26 masad:-29 masas:22 mecbu:33 memle:-32 memnu:-26 metin:-23 misin:25 miydi:41 model:-41 mola:-32 motif:-21
 muciz:25 muhab:33 muhak:30 nabzi:35 neden:-26 nezak:-29 norma:27 numar:30 odaya:-35 odev:24 odevi:28 okudu:-30
 okula:-22 okumu:-20 okuya:25 okuyo:-28 olan:-34 olanl:-24 olara:35 olcem:22 olcme:-25 oldum:28 olmas:25 olmaz:-33
 olmus:-26 olmuy:-31 olsay:20 olunc:-36 olur:-31 omur:63 omuzl:-29 ona:-21 onced:-20 onems:40 onere:-38 oneri:-26
 onluk:22 onun:20 onunl:-23 opucu:38 orneg:20 ornek:-30 ortal:-20 otede:-21 otur:-26 otura:-26 oturd:36 oturm:-42
 oyala:20 oyle:26 oylec:24 oyunc:37 ozel:24 ozet:-22 ozled:22 ozley:27 ozur:25 parca:32 pasap:23 pence:24 pisma:-21
 progr:-28 rakam:-27 robot:28 roman:33 ruhu:23 saatt:-27 sabir:28 sadec:30 sahib:26 sakin:29 sana:52 sanma:33 sans:33
 sansi:21 saril:27 sarki:50 sart:-24 say:20 sayac:21 sayar:-31 sayfa:-23 sayid:-20 sec:-43 sefer:-28 sehir:-24
 sekil:-21 sekme:36 sen:21 senin:34 senle:33 sensi:38 seri:-20 sesim:23 sesle:-26 sevil:21 sevmi:30 seyde:-21
 seydi:-28 seye:-28 seyi:-42 seyim:23 seyre:23 sifir:-26 sigar:29 sik:-23 sikil:27 simdi:40 simge:-20 simit:36
 sinir:-25 sira:-20 siral:-26 siray:-36 sizi:24 sizma:33 soguk:23 sokag:-23 sonuc:-29 sor:-23 sorab:-33 sorar:-37
 sorma:21 soylu:35 soz:-25 spor:-20 sucun:-26 sunu:-28 surdu:-23 sus:-35 susma:-31 tablo:-29 tahmi:-34 takil:-27
 takvi:-20 taleb:27 tamam:22 tane:20 tanem:46 tanes:38 tanig:28 tanim:-22 tarih:-24 tas:36 tasim:-49 tasin:-22
 tasiy:-43 tatli:39 tebes:21 tehli:-34 tekra:-20 telef:-20 topar:28 topla:-36 tuhaf:20 tur:-23 tutam:-28 tutun:34
 tuzak:-33 uc:-20 ugram:35 ureti:-28 ust:-27 ustel:28 utanm:20 uykun:-20 uyudu:-30 uzere:-21 uzgun:-31 uzman:-26
 uzulu:40 vapur:26 varim:38 varli:26 veli:26 vereb:27 veren:39 verey:-35 veriy:-22 yakal:23 yakar:22 yalan:35 yana:55
 yanim:38 yanli:-51 yap:-34 yapab:-32 yarar:-27 yaras:20 yardi:-26 yasam:-27 yasan:-24 yasar:-23 yat:-21 yavas:50
 yayin:-21 yaz:-24 yazab:-47 yazam:23 yazdi:-65 yazik:26 yazil:-20 yazip:-29 yazis:-39 yazmi:-35 ye:-36 yemin:33
 yeni:-21 yer:24 yetis:-24 yetti:29 yil:-24 yine:33 yirmi:-20 yiyip:32 yokla:-25 yokmu:28 yolum:21 yonle:-30 yonte:-23
 yuk:-35 yukar:20 yuku:-21 yumur:-21 yurum:22 yuz:30 yuzde:28 zaraf:30 zayif:-25 zekan:40 zihin:24 zordu:20 zorla:-33
@parent 0:-25 @I:38 @I-am:-21 @body:-22 @courtesy:-25 @deny:42 @erase:78 @family1:54 @feel:-29 @home1:-28 @jealous:25
 @kiss:-65 @knownot:45 @leave2:-20 @lesson:22 @lie:35 @life:-26 @marry:-35 @me2:32 @mine:35 @miss:-39 @needless:69
 @not:43 @parent:-23 @secret:32 @student_said:-39 @teacher:-27 @tellnot:68 @tired:-39 @understand:20 @we:38 @we-let:44
 @without:-33 acili:24 acilm:34 acma:46 aglam:-20 agliy:-28 aksam:-33 al:-32 aliyo:-20 aman:28 anlad:28 anlam:42
 anliy:-37 ara:-29 arada:-30 aradi:-30 araya:-25 arkas:25 arsiv:21 artik:29 asker:-20 asla:45 ayni:-25 ayril:-38
 azabi:-22 baban:-20 bagir:-31 bagla:29 bahse:30 bakam:30 bakar:35 bakma:30 bana:35 basla:-37 bazen:-34 bekle:-30
 belki:-27 ben:62 beni:38 bes:-20 bildi:26 bile:39 bilec:44 bilgi:-31 bilme:42 biraz:-34 birli:-39 biz:32 bizde:20
 bizi:45 bizim:35 bosan:-24 bozul:-23 bulal:-24 bulam:32 bunla:29 bunun:31 burad:21 butun:31 buyur:-22 buyut:44
 cagir:-22 cakti:25 canta:29 cekme:29 cevir:32 cikma:-27 citla:23 cocug:-29 cok:-60 cozdu:32 cozum:-33 cumle:-20
 da:-29 dagit:-23 dahil:45 dakik:-24 danis:-24 dedi:-29 dedig:24 dedik:26 degil:33 degme:37 deme:-23 dene:-24 dersi:25
 dert:38 dertl:26 dinle:-33 disin:26 diyor:-24 dokto:-26 donus:-22 durum:-32 duyar:35 duydu:29 duymu:-22 duyur:34
 duzel:24 edebi:30 edeme:-28 ederi:32 ekran:48 el:-20 elini:-38 en:39 erken:-28 etme:32 etmen:-33 etmes:46 etmez:28
 etmis:-35 ettig:29 ev:-22 evde:-57 evin:-20 falan:26 fark:41 fikir:-20 fotog:-26 gec:43 gecis:40 gecmi:26 gecti:24
 gel:39 geldi:-24 gelen:-28 gelsi:-36 gerce:22 gerek:26 geris:43 geriy:-23 gibi:-24 gidin:-29 girer:30 girin:37
 girip:27 giriy:-20 git:-31 gizli:43 gonde:-20 goreb:-23 gorem:46 gorme:39 gorsu:-24 gorur:30 goruy:24 gozun:21
 gun:-29 gunu:-31 gurul:-43 guven:25 guzel:-20 hak:22 hakik:20 hakli:-38 harca:21 hasta:-39 hazir:-21 hekim:-21
 hemen:27 hep:27 hepsi:28 her:31 hesap:32 hic:41 hisse:-29 huyun:30 iki:24 ilk:-25 ise:53 isigi:25 isler:-23 iste:-49
 isted:-25 iyi:-32 iyili:25 iyisi:41 izin:-30 kal:-26 kalab:-28 kalan:24 kalir:25 kalma:21 kapat:50 kapiy:-26 karis:62
 karsi:31 katar:28 kavga:-36 kaybe:-31 keske:38 kez:24 kimse:24 kiril:-24 kirma:-27 kiska:25 kitap:26 kiyme:21
 kizar:21 kizsa:-24 kolay:-24 kontr:41 korku:-36 koruy:-28 kos:-21 kosul:25 kucuk:41 kulag:38 kurca:40 kutla:-30
 lgs:-20 limit:24 luzum:26 mektu:-28 mi:-27 mu:-30 mumku:21 mutfa:-35 nazik:24 nered:21 net:31 netle:-25 nisan:-27
 oda:-27 odada:-43 odand:-35 odasi:-35 odaya:36 odev:29 ofkes:34 ogren:37 ogret:-28 okuma:22 okuya:-36 olama:-37
 olay:29 oldug:-32 olmak:23 olmal:-35 olmus:-20 onayi:38 oneri:-35 onlar:22 onun:-39 onunl:-38 op:-24 otur:-27
 oyna:-23 oysa:20 ozlem:-36 para:-23 paras:20 parka:-24 plan:-24 progr:31 rahat:22 saatl:28 sadec:53 sag:-25 sakli:27
 saniy:-25 saril:-43 sart:23 sayil:25 sekiz:-21 selam:-21 serbe:-22 sesle:-29 sessi:-27 sevin:-28 sey:24 seyde:23
 seyi:38 seyle:37 sil:35 simdi:24 sinir:-22 sohbe:26 sokma:47 sonra:36 sor:-28 sorab:-24 sorar:37 sorun:20 soruy:-25
 sozle:24 sozu:-32 sucun:-22 suphe:21 sus:35 susar:20 susuy:-22 tabag:22 tam:-23 taniy:-32 telas:32 telef:68 tepki:-24
 terci:-34 terk:24 test:27 teyze:-34 tut:-24 unutm:-29 uyuyo:-34 uzak:53 uzakl:22 vakit:-31 var:-40 ve:-49 verem:-28
 verme:41 vicda:-22 yakal:28 yalni:-21 yan:-25 yanar:21 yanli:41 yap:20 yapac:-28 yapal:29 yapar:49 yapay:-28
 yapin:-29 yapti:21 yardi:-20 yarin:-22 yas:-21 yasla:-25 yat:28 yaz:21 yazik:25 yazis:34 yazmi:-22 yer:-22 yetis:52
 yildi:-32 yilla:-36 yine:-33 yitir:37 yok:43 yoktu:30 yonte:-22 yuzde:39 yuzun:-61 zor:-42 zorun:59
@program @I-am:33 @I-be:-31 @best:-35 @daily:20 @deny:33 @erase:-33 @family1:-22 @forget:-20 @lesson:-28 @lonely:-21
 @me2:-25 @mine:-25 @noone:-33 @rememb:26 @selfProgram:-23 @someone:21 @stay:-33 @stop2:-29 @tired:-22 @understand:-32
 @wait:-20 @write:30 @you-do:25 acik:-25 adim:44 ama:32 ambal:36 arkad:-40 arkas:20 aslin:35 bak:-24 bana:-25 basin:32
 benim:-23 birak:33 biri:21 bos:-21 burad:-33 calis:-43 cumle:-28 da:-30 de:-33 dedik:29 degil:69 dersi:-33 dusun:26
 duygu:-24 ekibi:-23 falan:24 gibi:21 hazir:-22 hizli:24 ibare:26 iceri:36 icin:-26 insan:-25 isin:33 kalp:-23
 kendi:22 kimse:-28 kirik:-23 klavy:26 lafi:41 maske:28 matem:-22 mi:-43 nefes:28 o:-27 olabi:-29 otura:24 oturu:-24
 oyle:-30 sabah:-20 sadec:33 sesin:-27 seven:22 sey:33 soyle:-24 tek:-26 unutm:-28 var:-22 yapay:20 yasam:-25
 yasan:-20 yasiy:21 yaziy:23 yazmi:33 yok:-32 yolda:40 yuzde:-22 zekay:-20
@promise @I-am:-20 @I-do:50 @best:21 @body:21 @come2:24 @courtesy:-31 @deny:-48 @human:-21 @leave:23 @me2:29 @mine:23
 @needless:-31 @only:38 @parent:38 @promise:-27 @quote:-23 @rememb:-28 @tellnot:24 @warn:-25 @we-let:-22 @you-did:39
 anlat:30 annen:36 bana:23 ben:-24 bile:25 dusun:-28 ederi:38 et:42 etme:28 etmen:-33 etmes:20 etmis:-22 ettiy:-21
 gerek:-32 gonlu:22 guven:-22 icin:-25 isted:21 kadar:28 kendi:-37 kimse:30 ne:20 sana:20 seni:-21 senin:-25 simdi:25
 sinav:29 sonra:39 soyle:-25 tehli:-25 tek:26 tutul:-23 ver:59 verem:-36 yazar:22 yok:-29
@quote 30:-38 @I:71 @I-be:-24 @I-did:26 @body:27 @come2:-27 @courtesy:-31 @cry:24 @daily:-23 @darling:-22 @family1:21
 @feel:-34 @forget:47 @leave:24 @leave2:26 @love:-35 @marry:-29 @me2:72 @mine:48 @my:25 @parent:-35 @rememb:-35
 @student_said:-35 @tell:-30 @tired:-31 @understand:-24 @wait:-34 @we-let:-38 @you-do:-28 agir:-28 anlad:-20 anlam:-24
 anlat:-33 anliy:-29 arami:-29 arkad:-24 artik:27 ayri:-32 ayril:21 bakma:-32 bana:48 belli:42 ben:31 bende:46 beni:35
 benim:37 bi:-23 bil:-20 biliy:27 biriy:-20 bizim:-27 bos:-22 bosve:37 boyle:-25 bozul:-33 bugun:-20 buna:-28
 bunun:-25 burad:-33 calis:-27 cevap:-20 cevir:-21 cevri:-23 deger:-20 degil:-20 derim:30 diyey:-23 dolas:20 dusun:-34
 ettim:-21 gec:20 gecis:-35 gitme:-34 gorev:-27 gunlu:-33 gunum:-26 guzel:-23 haber:-25 hakli:-24 hata:23 hemen:27
 her:31 herke:-35 hic:-37 hisse:-35 ihtiy:29 iki:22 iyi:-26 kacma:37 kadar:-20 kandi:-25 kanma:-20 kapat:33 karsi:-41
 kaste:-24 kimse:23 kiril:-28 kisil:25 klasi:-20 koptu:21 korkt:27 mesaj:-27 misin:22 miyiz:28 molay:35 mu:-25 ne:-44
 nedir:26 nezak:-30 odum:20 okuyu:-29 ol:-20 oldug:30 oldum:26 olmad:-33 olsun:29 olur:-30 oluru:-25 oysa:-26
 parca:-27 puan:-20 sahip:-29 sana:20 sanat:25 sanma:24 sayil:-24 secim:-29 sende:30 seni:-56 sevgi:-35 sifir:26
 simdi:-34 sohbe:36 sorar:-33 sordu:-41 sorma:-31 sormu:-28 sorun:21 soruy:22 sunu:-23 tamam:33 ucunc:22 unut:26
 unutt:22 varim:26 varsa:30 verme:27 yakin:-22 yalni:-30 yalva:-30 yanin:-20 yapma:32 yarin:21 yaris:-20 yazma:34
 yazmi:-40 yerin:-28 yeter:-26 yetis:-29 zaman:-20 zorun:26
@rememb @I:26 @I-am:25 @I-be:23 @I-did:39 @best:40 @body:20 @cry:33 @darling:25 @deny:28 @kiss:24 @leave:37 @leave2:34
 @lonely:20 @love:30 @me2:20 @needless:-30 @not:20 @parent:-20 @quote:-34 @sad:24 @someone:23 @tellnot:27 @wait:-25
 @write:-38 @you:39 @you-did:49 aldin:22 aliyo:30 altin:25 anlam:30 anlat:-21 basim:37 basti:-21 beni:24 benim:25
 beyaz:30 bile:32 biri:30 bolum:-29 boyle:-27 bulus:24 cikma:30 cok:-25 denk:-23 dilim:-20 dun:22 duram:29 duruy:23
 edebi:23 edip:24 ediyo:35 el:22 en:37 ettim:30 galib:27 geliy:25 geris:24 gor:24 gordu:31 gorme:-34 guven:-24
 guzel:20 herke:-21 hic:25 icin:-34 ikinc:-32 integ:44 isted:-29 istiy:-33 iyi:20 kaldi:23 kalma:-30 karar:-26
 memnu:-23 musun:-37 neler:37 neydi:-26 olabi:-26 olaca:24 oldug:-29 salon:25 sen:26 sende:34 seni:27 sey:25 sinav:25
 sonra:24 su:-39 tamam:-20 tek:29 tuken:24 utani:22 uyuma:-22 uyuya:32 yalni:30 yaz:-34 yok:21 zorun:-20
@return 112:-20 14:-20 90:-24 @I:43 @I-be:36 @I-did:64 @I-do:39 @I-not:59 @I-will:49 @afraid:31 @best:-20 @body:41
 @come2:36 @darling:29 @family1:21 @heart:34 @kiss:31 @knownot:21 @lonely:42 @love:24 @me2:35 @mine:25 @my:43
 @needless:-35 @noone:23 @parent:-29 @promise:54 @sad:34 @someone:24 @student_said:20 @teacher:-35 @tellnot:35
 @wait:21 @you:48 ac:-20 acari:-29 acele:-23 affet:21 agirl:22 ailen:-27 alma:-21 almak:-27 altin:31 ama:64 artik:22
 asla:21 ayakt:24 ayni:23 bakal:-33 bakar:-22 bakma:37 bana:25 baris:21 basin:-25 bayil:-20 ben:30 beni:21 benim:39
 bildi:-23 bile:22 biliy:28 bos:29 bu:26 burad:35 buras:20 canin:-21 cok:34 cozel:-32 cunku:-26 daha:24 defte:-21
 di:30 diye:21 diyor:25 don:37 donun:-22 donus:20 dun:22 ekran:22 etmem:23 evde:31 gece:23 gecer:26 gecmi:-28 gecti:21
 gel:33 geldi:26 gibi:-28 goz:25 gozum:28 gune:20 guven:-21 guzel:-33 hafif:-26 hakki:23 helal:23 hele:27 hep:28
 her:48 hesab:23 hocan:-26 ister:-45 kadar:29 kahro:22 kaldi:-27 kalma:22 kalmi:-21 kapat:-23 karsi:-25 ki:29 kimse:29
 kuser:34 lutfe:31 nered:-21 nokta:-26 nolur:23 notla:-20 o:32 obur:-26 olmay:33 once:-33 onlar:23 otur:21 oyala:41
 parag:-21 paran:-25 pazar:29 rahat:38 saatt:21 sadec:22 sana:44 saril:24 sefer:26 seni:30 sevgi:27 sicak:20 sifir:30
 sonun:-21 soyle:-24 soz:54 tarih:25 telef:-29 turev:-33 ugra:21 ugram:27 verir:-21 yanim:32 yanli:-22 yapar:-26
 yaziy:-22 yazma:-22 yer:20 yeri:-26 yeter:32 yoksa:38 yorgu:-25 yuzun:22
@sad @I:28 @I-did:30 @I-will:41 @body:21 @deny:-29 @happy:20 @heart:-32 @human:29 @knownot:-31 @lesson:-22 @life:33
 @mine:22 @needless:-36 @program:32 @teacher:-24 @tell:-31 @we-let:20 @you-if:23 acikc:36 acikl:-28 agla:-22 aklin:-21
 ama:21 az:27 bakma:28 bana:22 baris:42 basla:21 belli:27 ben:48 bile:21 bilir:31 bilme:-25 bitme:-21 boyle:-23
 bulan:31 bunda:24 bunu:21 butun:22 cekin:-28 cekiy:25 cekme:-36 cekti:27 cok:-37 cumle:-28 dagil:20 daha:28 denge:-20
 derke:-20 deste:-26 dinle:-21 doldu:33 doner:-26 durdu:-25 duydu:-28 egilm:31 elest:-20 eller:21 en:21 etme:-25
 etmem:25 fark:-24 gec:25 geliy:37 gonlu:-26 gorev:-22 gorun:-21 guzel:-20 hadi:22 hakli:-20 hani:28 hazir:30 hemen:21
 her:24 herke:-27 hesap:-21 ihtim:-24 ikinc:21 isted:-32 ister:-30 istiy:-21 iyisi:27 kadar:-39 kalir:27 kalp:-26
 kapan:30 kapi:21 kenar:-24 kendi:21 ki:34 kim:-26 kiril:-45 koruy:27 kusur:28 makin:32 mumku:-21 musun:28 nedir:27
 okulu:-22 ol:-30 oldum:23 olmak:-38 olmal:-32 olmay:20 olsa:28 olusm:-23 oluyo:22 once:-20 onlar:24 oyle:-32
 rahat:-31 sana:20 sayil:-20 seni:-52 senin:46 sevdi:-31 sey:-29 sifat:-20 sifir:-22 simdi:33 sordu:-24 sorma:-27
 soyle:-40 tutma:-25 uyu:-23 vurul:20 yalni:-24 yanli:-21 yapay:27 yazan:35 yazdi:-25 yerin:31 yine:22 yok:-23
 yukle:-23 zaman:-29 zira:24
@secret @I:51 @I-am:42 @I-do:39 @best:48 @courtesy:-28 @deny:-27 @human:28 @knownot:40 @lonely:23 @me2:43 @mine:40
 @my:37 @noone:31 @parent:43 @program:29 @student_said:-20 @tired:-34 @tutor1:28 @wait:-47 @we:39 @we-let:41 ac:39
 acikl:-20 anlam:34 annen:52 antla:-21 arkad:-25 artik:25 asigi:27 baban:21 bahce:27 bakin:-28 bana:40 basin:-26
 baska:-23 bekle:-25 belir:22 ben:25 bence:43 benim:23 bile:32 bilir:22 birak:25 bizim:24 boyle:37 bulur:27 bulus:32
 burad:-39 buyuy:-26 cekin:-20 cemiy:-28 cikma:21 cok:-44 cozer:40 cunku:-20 dedig:32 demek:-38 der:-22 ders:-27
 derse:-32 devam:48 disin:30 diye:-27 dunya:23 dursu:31 elekt:25 en:26 et:26 fark:28 fazla:29 gece:24 geriy:-23
 gorun:22 gun:-28 guven:-21 haber:-21 hakki:-22 heyec:32 hocan:-21 iki:20 ikimi:40 isted:-23 istem:-46 isten:-24
 istey:-21 iyi:42 kadar:33 kalac:26 kalma:20 kayde:-20 ki:21 kime:-24 kimse:32 kisi:-21 kisil:30 klaso:20 konus:28
 kotu:23 kucuk:38 kulla:-23 mi:59 misin:61 mu:42 neden:-23 o:21 ogret:32 okuya:-27 olama:-42 olara:23 olmal:-28
 olmas:36 olmay:21 olmus:23 olsun:46 olur:32 orgut:-27 progr:30 saati:32 sakli:35 sana:35 sayfa:-29 sayim:-21 sekme:34
 sen:45 seni:-37 sinif:-20 sir:-39 sirri:-21 sonun:-23 sorma:44 sozcu:-21 sozu:-20 tamam:54 tatli:-21 tehli:-26
 tekra:-20 telef:-20 tutar:51 tutma:20 tutul:-21 ucunc:20 var:24 verem:-37 veren:-20 verey:-27 verme:42 video:-21
 ya:32 yaban:-23 yakin:22 yanli:-26 yapil:-31 yaziy:-20 yerin:-31 yetis:-30 yoruc:-40 yuk:-37
@selfProgram @I:-20 @I-did:-28 @I-not:-22 @body:-37 @deny:-26 @human:-36 @me2:-20 @not:-29 @only:-43 @sad:-23 @you:-32
 bir:-32 degil:-23 insan:-30 o:-25 sen:-38 seni:-24 ve:-36
@someone @I:57 @I-did:-35 @I-do:39 @I-not:-33 @body:26 @forget:29 @help:-21 @home1:-21 @human:20 @kiss:-21 @knownot:29
 @leave:-20 @me2:50 @mine:33 @needless:-28 @noone:-48 @parent:-30 @program:-20 @sad:-26 @secret:-21 @stop2:25
 @warn:-23 @write:25 @you-if:31 aksam:-22 altin:-20 annen:-23 arama:-22 arami:-31 arkad:44 arkan:23 asik:21 bana:33
 ben:37 beni:27 benim:49 bilme:-38 bizi:23 boyle:-31 bulma:-22 bulur:22 bunda:28 burad:26 cevre:-30 degil:-24
 diger:-42 dikka:-22 diyor:-21 duyar:27 ederi:25 etmiy:21 evde:-32 gecer:22 geliy:25 gerce:22 gerek:-20 git:-29
 gore:28 gorur:24 haber:-37 hak:22 hangi:-25 hatir:24 hemen:23 icin:20 icind:24 ihtiy:-25 insan:25 istem:-37 kal:-28
 kapat:25 kim:-44 mi:-56 mudur:25 nasil:21 ne:-28 olabi:-32 olaca:20 olmas:-31 olsun:-51 olur:-22 once:-23 onlar:-27
 onunl:-20 oteki:-31 oturu:33 puan:-20 sadec:37 sana:-40 saril:-21 sekme:25 sende:-34 seni:-22 senin:36 sensi:46
 sirad:41 soyle:-20 takil:-24 unutm:33 varsa:-31 ver:-29 yanin:-43 yapma:23 yardi:-25 yarim:22 yaz:40 yazip:21
 yerin:-23 yeter:27 yetme:29 yine:20 yok:27 zorun:-27
@stay @I:47 @I-be:33 @I-did:22 @I-do:37 @I-not:52 @best:29 @body:21 @deny:-37 @erase:-43 @forget:22 @home1:37 @me2:42
 @mine:38 @my:25 @needless:28 @noone:24 @promise:36 @sad:39 @someone:-22 @student_said:-27 @teacher:-31 @tellnot:29
 @warn:-20 @we:22 @you:34 acele:24 adim:-23 aklin:-32 aksam:-23 ancak:27 aslin:-34 asmam:26 at:-25 attig:-21 ay:-30
 az:-22 baban:36 bahan:37 bana:38 baska:31 ben:53 benci:36 bende:30 bi:29 bile:-21 bilsi:34 bir:-24 biraz:32 bol:-20
 bozma:-30 bulma:-24 burda:38 butun:-22 caldi:27 carpm:-21 cekin:-33 cik:-21 cozeb:-27 dagil:24 dakik:-44 davra:30
 deger:24 deme:30 demek:34 derke:-23 devam:-31 diler:-22 disar:21 dunya:28 duruy:-28 dusun:28 edebi:22 eder:-20
 ederi:-22 eksi:-22 eller:-29 esne:-29 et:-29 etme:-24 ettim:-26 ev:45 evdek:22 evler:-24 galib:30 gece:33 gecir:22
 gecmi:-24 gen:-22 geris:25 gidiy:29 gorme:20 gorun:23 gunle:-26 gunlu:-20 harca:20 her:20 herke:-22 hesab:-21 ic:-28
 icin:25 icind:24 iste:26 iyisi:32 kahra:-22 kan:-25 kapat:-36 karar:-21 karsi:21 kayna:-23 ki:28 kimse:28 kirac:39
 kiran:-31 kirdi:25 kis:20 kolay:-32 kulla:-22 kut:21 misin:36 ne:35 neler:20 net:30 not:-29 numar:-20 ogren:-28
 olara:-35 olmaz:-44 onlar:28 orada:-24 oyle:24 parag:-20 param:28 pence:-29 pir:22 rahat:-39 reva:28 sahib:35
 sans:-20 sayil:-20 sen:31 senin:50 sey:-49 sinav:-32 sinif:-31 sonra:-21 soyle:21 soz:33 su:-25 surat:26 sure:-20
 takil:-21 tamam:25 titre:-30 tut:-27 unutm:31 utanm:-22 uykun:-21 uzulu:28 var:35 vardi:-25 ve:-33 yakis:20 yanli:-37
 yapis:-23 yarar:-20 yardi:-21 yazmi:-20 yer:-37 yerde:-29 yere:22 yeri:-31 yerin:38 yetis:-26 yok:-46 zordu:21
 zorun:21
@stop2 @I:45 @I-am:22 @I-do:36 @body:27 @daily:22 @deny:43 @leave:31 @marry:-30 @me2:25 @mine:26 @my:23 @need:21
 @noone:42 @promise:30 @quote:-48 @sad:20 @stop2:31 @tellnot:24 @tired:-29 @we-let:41 @write:49 ailen:20 al:-30
 ama:-20 bana:26 ben:44 birak:20 biraz:20 bu:38 bunu:20 burad:22 butun:-20 cikma:29 daha:33 de:-29 degil:35 demek:-40
 demey:-25 diye:-30 diyen:-20 ekran:-22 gorun:-22 hatir:20 her:33 icin:27 ilk:43 kagit:-26 kimse:34 lutfe:67 mu:32
 ne:57 olur:54 orada:35 sana:32 simdi:24 soz:30 var:29 ya:37 yarin:-23 yerin:-31 yok:31
@student_said @I-do:-22 @I-not:-33 @best:-24 @body:27 @courtesy:-34 @deny:-23 @human:-25 @leave:-38 @not:-33
 @parent:-28 @rememb:-24 @study:-30 @tell:-27 @we-let:-22 @you:-25 @you-did:-20 anlas:-24 arkad:-20 biraz:-29 bunu:-35
 de:-27 degil:-39 dusun:-28 duydu:-24 kolay:-20 ne:-20 ol:-23 olmam:-20 oyle:-26 sag:-23 sana:-22 soyle:-21 ya:27
@study 14:-23 17:-20 18:-24 2:-21 27:23 40:21 @I:20 @I-am:-28 @I-be:-24 @I-had:-25 @I-not:21 @body:49 @courtesy:-29
 @darling:26 @erase:27 @heart:26 @jealous:21 @kiss:32 @knownot:-21 @lie:61 @life:31 @marry:-22 @secret:24
 @selfProgram:-22 @student_said:-39 @thanks_to:40 @tutor1:-25 @we:42 @we-let:-23 acari:-21 acikc:-29 acili:30 adama:46
 adi:-23 adim:-36 adimd:-21 adiml:-29 adini:22 agir:-24 agrir:-23 aklin:-30 aksam:-23 al:-34 alali:-20 aldim:-29
 alta:-21 anma:49 annem:23 annen:21 artik:-21 artmi:-27 artti:-29 asist:-22 asla:30 aslin:-29 ataca:-22 atla:27
 atlam:-23 ayakt:-24 ayari:30 ayril:29 az:-22 azdir:22 b:-20 baban:43 bagi:27 bahan:41 bakac:24 bakin:-34 bakiy:-46
 bakma:-32 bakti:-46 basay:20 basin:-21 basit:-20 basta:-28 bazen:-20 begen:-30 bekli:-31 belli:-36 ben:25 bence:-20
 bende:-29 beni:22 benim:21 benle:46 bensi:25 benze:-25 benzi:-34 berab:-24 bicim:-25 bildi:-22 bilen:26 bilgi:-29
 bilin:-23 biliy:-42 bilme:-28 bilmi:31 biraz:-21 birbi:-26 biri:-36 birik:-22 bitme:-25 bizde:-26 bizi:26 boldu:-24
 bolum:-20 bosun:24 bozma:-33 bu:-24 bugun:-36 buldu:-45 bulus:35 buna:-29 bunla:-28 bunu:-41 buydu:-26 buyur:-24
 buz:22 cakti:39 canli:-24 canta:22 ceker:-23 cekin:-23 cevab:-29 cikar:-30 cikti:-45 ciz:-31 cok:-20 cope:21 cozdu:26
 cozeb:-20 cozen:23 cozul:21 cuma:-28 dagit:-33 dahil:44 davra:32 de:24 dedim:23 deger:-37 degis:21 degme:-20 deme:-47
 demed:-30 demey:-21 demis:-24 dene:-29 deney:-24 deniz:28 denk:-23 denkl:32 dersi:30 desek:-38 deste:-27 devam:-26
 deyip:33 dikka:-27 dinle:-30 dinli:26 disar:-22 disla:21 diye:33 diyec:23 diyel:-20 dizle:28 dokuz:-26 donel:-22
 dudak:32 dun:23 dur:-20 durdu:32 durus:-20 duruy:-21 duser:20 dusmu:-29 duyab:-23 duyun:28 duzen:-21 edebi:-37
 edece:-25 eden:24 edeyi:-28 ediyo:-33 ekran:33 ele:35 elest:-26 elimd:-22 elini:-25 en:-22 etmek:-20 etmen:-23
 etmes:35 etut:-20 evde:46 eve:22 falan:35 fisil:20 gayet:-35 gec:34 gecel:-21 gecen:-33 gecer:-23 gecis:46 geciy:-33
 gecme:22 gel:25 geldi:-21 gelme:-35 gelmi:-37 geri:-27 gerid:-24 geris:32 gezec:-25 gidel:-28 gidiy:-28 girec:21
 girer:-27 girme:-32 gizle:30 gomul:39 gonde:-22 gorsu:-25 gorun:27 goruy:-22 gotur:-29 grubu:21 gundu:-31 gune:-21
 guzel:-39 haber:-25 hadi:-26 hafif:-23 halle:-29 hatir:25 hatta:24 hazir:-23 hemen:31 hep:25 herke:-23 hesap:-25
 hiz:-20 hizla:21 hizli:-25 icim:26 icip:25 ihtiy:-28 ikimi:42 ikisi:-23 ile:-34 ilerl:-23 incel:-24 inkar:24
 iptal:-32 ipucu:-30 isin:24 isiri:32 iste:-35 ister:-35 istiy:-39 iyisi:25 iyiyi:28 iz:22 izlem:-22 kacin:-26
 kacmi:-37 kafam:25 kafan:-31 kalab:-21 kaldi:-26 kaliy:34 kalka:21 kalp:29 kalsi:-24 kandi:-25 kapis:28 karde:-28
 karis:-20 kaybo:-23 kaydi:-26 kayit:-34 kelim:-24 kenar:22 kesin:-23 ki:52 kim:-31 kime:20 kimse:48 kiril:28 kirk:-21
 kirmi:-24 kisa:-25 kisi:-20 kiska:21 kiyme:-23 koku:-28 kontr:-48 kopar:-20 kosac:24 kose:-25 kosul:-22 koy:-22
 koydu:-44 koyma:-27 kucuk:-27 kulag:23 kulla:-27 kur:-25 limit:-39 liste:-23 manti:-26 masam:30 masas:23 mazmu:-27
 mecbu:30 merak:-20 midem:43 misin:-24 musun:-32 ne:-30 neler:-20 nered:27 not:-28 notla:-26 notu:31 odada:26
 okumu:-29 okutm:30 okuya:-24 ol:-26 olara:-27 oldu:-48 oldug:-26 oldum:22 olmal:-21 olmas:-29 oluru:-37 omuz:37
 on:-20 ona:-32 ondan:35 oneml:-32 onu:-23 otur:-20 oturt:-28 oyle:26 oyunu:20 ozeti:-20 ozled:28 panik:-22 para:-24
 payla:-29 perse:-24 plani:-33 roman:29 saati:-22 sabah:-40 sadec:26 sadel:-20 sagli:-27 sakla:23 sana:29 sansi:47
 sansl:27 sari:-20 sart:-21 sayac:33 sec:-21 sekli:24 sen:-42 sence:22 sende:-33 senem:24 sesin:42 sessi:-21 sevdi:-29
 sey:-24 seyle:30 sifir:-21 sikti:31 sildi:21 silk:37 siran:26 siras:-22 son:-21 sona:-21 sorac:-33 sormu:-26
 super:-26 sure:-20 surey:-22 ta:25 tablo:-22 tahta:-33 takil:-27 tam:-32 taraf:-38 tarti:-33 tatli:23 terk:31
 titre:25 topu:24 turev:-32 tut:-20 tutma:-42 uc:-20 ugram:-22 unut:-34 unuta:22 uste:-20 ustun:-21 utani:26 uyar:-24
 uydur:29 uygul:-34 uygun:-34 uymuy:-34 uyu:-34 uzeri:-21 uzun:-22 valla:-27 var:-33 verem:23 verme:30 yalan:22
 yanin:37 yapab:-26 yapac:-28 yapal:-32 yapam:42 yapma:-29 yapmi:24 yardi:-37 yarin:-32 yasak:-30 yasin:41 yat:21
 yatma:-34 yavas:-46 yaz:-23 yazan:22 yaziy:-35 yazma:-33 yazmi:-38 yeni:-22 yenid:-26 yenme:27 yerde:-20 yerim:21
 yerin:-22 yikil:20 yil:-25 yilim:28 yine:46 yirmi:-25 yoktu:29 yol:-27 yolda:-25 yolla:25 yolun:-27 yorar:-20
 yorum:-25 zaman:-21 zaten:-42 zora:-20
@teacher @I:26 @I-did:34 @I-not:27 @heart:21 @knownot:37 @lesson:27 @lonely:39 @love:-27 @mine:49 @needless:37 @not:44
 @program:-20 @quote:30 @return:-20 @sad:24 @stay:52 @stop2:29 @student_said:25 @tellnot:62 @wait:-26 @we:29
 @we-let:25 @without:27 @you-do:-46 acma:49 adimi:30 al:-29 aldig:-31 anlam:23 anlar:38 arami:20 arasi:20 asiri:36
 aslin:38 ayarl:-20 ayip:-24 ayirm:-25 az:20 bahse:35 bak:26 bakma:29 bana:49 basin:45 begen:-27 belki:-34 ben:49
 bence:-34 bes:25 bil:28 bile:43 biliy:47 bilsi:-34 birak:32 bizi:21 bos:31 bosve:28 bunda:55 bunla:26 buyur:29
 buyut:42 cakti:33 cekin:-30 cevhe:27 ciddi:23 cikma:20 cozem:27 da:-31 dedig:23 degis:52 demek:-35 derde:23 dersi:-30
 derst:-25 devam:-21 dikka:22 diye:36 dogal:-25 dogru:-27 dokme:20 dosya:43 durum:-22 durus:-27 duyma:24 duysu:-27
 duyur:47 edebi:-45 eder:-20 ederi:29 eders:20 egiti:-24 en:22 etme:31 etmek:-25 etmes:28 etmey:-29 etmis:-30 ezber:26
 gec:36 gecer:-27 gecti:25 geldi:-21 gerce:28 gerek:21 geri:20 geris:33 gibi:36 gider:21 gidip:44 girer:22 giris:-31
 git:-22 gitti:32 gorem:26 gorme:24 gorun:-34 gorus:-26 goruy:-21 gotur:-24 gozun:30 gun:-24 guzel:-25 hafif:-26
 hakli:-34 hangi:-20 hatir:-26 hazir:-33 her:39 herke:-31 icin:-38 ilk:-22 inanm:25 isler:45 iste:-30 ister:-40
 iyiyi:32 izin:-20 kadar:20 kafi:24 kal:28 kalip:33 kalma:29 karar:-26 katil:-27 kelim:21 kendi:44 kez:-25 ki:-30
 kim:-22 kirk:29 kizar:28 kolay:25 konud:-31 konuy:28 kopya:33 korku:21 korum:-22 kotu:28 kulla:-25 kurar:33 mail:-21
 nasil:-38 ne:37 neler:-42 not:30 o:30 ogren:31 okuma:42 olaca:-29 oldu:42 oldug:-29 olmas:34 olmus:-24 olsun:-23
 oneri:-31 onlar:32 plani:-21 rapor:44 rehbe:-27 roman:-22 sayfa:-20 sayil:-21 sen:39 senin:69 sessi:27 seviy:-25
 sey:54 seyi:35 sikay:-23 simdi:21 sinif:-22 sinir:22 sor:-38 sorar:49 sordu:32 sucla:-31 taleb:25 tam:-25 tanir:-20
 tepki:40 tut:30 tutar:20 ugra:-40 ugray:-20 unutm:-36 uygul:21 uygun:22 uzak:22 vardi:21 ve:-33 verdi:-41 vereb:41
 verec:27 verme:51 versi:-27 ya:-28 yana:-39 yanin:39 yanli:38 yapab:-24 yapti:30 yarin:-26 yaz:-30 yazdi:23 yetis:33
 yil:41 yok:43 yolun:28 yonle:-21 yuz:-20 yuzde:45 zaman:-25 zekan:25 zihni:25 zorba:-21 zorun:24
@tellnot @I-be:-32 @I-did:-20 @I-do:28 @afraid:31 @best:27 @body:28 @courtesy:-20 @darling:20 @deny:-25 @jealous:34
 @knownot:29 @leave:50 @lesson:20 @lonely:37 @need:32 @not:25 @parent:26 @promise:-21 @quote:-47 @student_said:-20
 @tell:36 @tellnot:27 @wait:24 @we-let:27 agzin:30 ailen:30 aksam:46 ama:-30 anlar:36 anlas:34 anlat:33 at:37 ayarl:24
 bak:20 bakal:-20 basim:20 basin:21 bi:34 bicim:-35 bilme:-25 bir:-37 bitin:23 bize:21 bosun:22 bunla:25 bunu:35
 burad:39 butun:25 buyur:-25 buyut:28 daha:28 dedig:-21 demis:-37 ders:21 dersi:24 dilin:25 diyec:-26 diyor:-22
 dogru:-23 dosya:25 dursu:23 duzel:42 ederi:22 etme:34 etmen:-33 etmes:20 etmis:-31 ettiy:-21 evde:25 formu:-20
 gecen:-21 gecsi:-37 gelis:-22 geliy:25 gibi:43 gider:23 girer:24 gitsi:36 gonlu:22 guzel:-24 haber:31 hafta:-20
 hakki:-27 halle:37 hemen:31 her:41 hesap:-20 hic:26 hicbi:-38 hocan:-27 icin:-30 idare:32 ihtiy:21 iki:23 ikimi:26
 is:20 ise:25 isir:25 isler:22 ister:-25 izler:32 kadar:35 kapat:21 kelim:31 kendi:-29 ki:24 kimse:34 kiska:34
 kizar:20 kolun:26 laf:30 lutfe:26 o:30 ogren:36 olmad:33 olmaz:-20 olur:39 oluyo:27 ona:-22 onlar:29 parag:-33
 polis:-27 rahat:31 sana:28 seni:21 senin:-23 seyi:31 sonra:61 soz:-21 tatli:35 telas:31 var:-32 ver:55 verem:-34
 verir:29 ya:-32 yanli:32 yap:25 yardi:-25 yarin:24 yaz:21 yazma:-28 yeter:30 yolda:-35 yuzun:42 zaten:26
@tell @I:36 @I-be:37 @I-do:-35 @I-not:31 @body:32 @come2:-24 @daily:20 @darling:34 @deny:20 @happy:-42 @jealous:30
 @kiss:-28 @knownot:29 @lonely:24 @marry:-21 @me2:29 @mine:22 @needless:30 @noone:23 @program:-28 @quote:-38
 @secret:29 @someone:-20 @stay:25 @stop2:-50 @tellnot:43 @wait:-28 @we:39 @you-did:-40 acik:-25 acisi:-20 adim:-32
 agzin:22 ailen:26 aklin:-26 alir:24 anlad:-43 anlar:30 anliy:27 annem:-23 arami:25 arkad:-22 asmis:-23 at:32 ayarl:24
 ayni:22 azabi:-22 azali:23 babam:22 baban:24 bak:-42 bakal:36 bana:22 basin:28 baska:31 basla:-21 bekle:-27 belir:-27
 belli:-29 ben:37 bence:-30 bende:44 beni:30 biliy:-25 bilmi:-26 bilsi:-24 birik:22 birin:-29 birli:-26 biter:-33
 biz:37 bizi:24 bizim:24 bolum:-29 bosun:20 bosve:29 boyle:-28 bozul:22 bugun:22 buldu:-29 bunla:29 bunun:-21 burad:53
 buyuk:-25 buyur:33 buyus:37 buyut:48 calis:-27 cekin:-49 cesar:-31 cok:-34 dagi:-23 daha:25 danis:-26 dedig:-20
 deme:20 demek:-37 demey:25 demis:-35 dene:-33 denem:26 der:-20 derde:26 derle:-25 dersi:21 deste:-21 dilin:26
 diyeb:-31 diyec:-23 diyey:-23 diyor:-24 dokme:20 dosya:21 dudak:-28 dun:28 durus:-25 duyar:25 duydu:22 en:23 erir:30
 etmis:-26 evde:22 ezgid:-23 farki:-30 fazla:-27 fotos:-24 gec:32 gece:26 gelis:-20 geris:21 gibi:-21 gider:47
 girer:32 gitsi:31 gitti:-24 gorun:-21 gotur:23 gozle:-24 guc:-23 gucu:-32 gurur:-21 haber:28 hafif:-44 hafta:-32
 hakki:-25 halde:20 hatir:24 hemen:40 her:43 hicbi:23 hikay:27 hosum:-30 icimd:21 icin:-23 icind:-21 icten:-26
 ihtiy:30 iki:-20 ikimi:21 inanm:35 isi:26 ister:-45 istiy:-30 itira:-20 iyi:-34 iyisi:29 kaldi:20 kanit:-21 karar:-25
 karde:-31 kaybe:20 kaygi:-28 kazan:-26 kesin:26 ki:40 kim:27 kimse:23 kiska:30 kiyam:-21 kolay:-36 kolun:26 konus:-26
 kopar:-30 kotu:28 koy:-29 kural:-31 misin:-27 miydi:-20 ne:-41 not:-30 odada:27 okuld:21 olabi:-31 olaca:30 olay:22
 olmas:38 olmus:-22 olsun:41 olur:-31 olurs:45 oneml:-26 oneri:-41 orada:25 oyle:20 ozell:20 ozgur:-29 plani:-21
 rehbe:-20 sadec:25 sakin:32 sakla:28 savas:21 sec:-23 senin:-41 sensi:-24 serbe:-22 sevgi:25 sevin:-28 seviy:26
 sevme:-22 sey:34 seyi:47 sikay:-20 simdi:26 sinav:-32 sonra:36 soyle:37 sozuy:-21 sucla:-28 surpr:33 sus:48 tarti:26
 tasiy:-20 tatli:36 tebri:-33 telef:27 tut:24 uzmus:-20 var:24 ver:-26 verdi:-31 verem:-49 verin:-21 verir:45 verme:32
 vicda:-22 ya:21 yalan:-20 yanli:32 yapab:21 yapac:23 yapar:50 yapma:29 yardi:-30 yargi:-22 yaz:-25 yazis:20 yazma:-32
 yer:-26 yeter:31 yetti:21 yil:20 yok:41 yoktu:23 yuzde:22 zaten:25 zayif:-20
@thanks_to @I-do:20 @come2:27 @daily:32 @knownot:23 @not:41 @only:35 @quote:-22 @sad:30 @stay:21 @you:41 @you-did:44
 @you-do:-20 @you-if:33 adiml:-32 basla:28 bile:25 bir:24 bu:47 cakil:22 cok:-25 cozdu:-26 cozem:31 cozer:-22
 cozuy:-20 da:-29 dagil:36 de:-50 dene:-33 denem:26 dustu:26 fark:23 gayet:-20 gecir:25 girdi:25 gordu:26 guzel:-24
 her:28 kazan:28 kim:21 mi:44 netle:37 o:44 sen:40 sinav:28 ve:-26 yapam:22
@tired @I-did:30 @I-will:48 @body:31 @cry:27 @erase:-25 @family1:23 @feel:-35 @happy:-23 @human:27 @knownot:-20
 @me2:23 @needless:-29 @return:-25 @sad:27 @secret:25 @stop2:-27 @tell:-26 @wait:32 ailen:-20 aklim:21 al:-33 aldim:38
 ama:33 asigi:23 atesi:26 basin:-25 beni:23 benim:-30 bilme:-35 biraz:41 bu:46 bugun:30 bulun:-21 burad:-32 cekiy:32
 cok:-25 cumle:-22 dagil:20 daha:-27 deste:-22 gel:-23 geliy:35 gerce:32 gerek:-25 gibi:-58 girdi:23 gitti:24
 gorun:-26 gozle:27 gunle:-28 gunu:-21 hazir:27 hele:-31 hic:-41 hirka:21 hisse:-36 icin:-22 icip:29 iki:26 iyile:-21
 kaldi:25 kalma:-32 kalsi:-22 kapan:29 kusur:29 nasil:20 numar:24 olabi:-39 oldum:28 olmak:-36 olsun:-29 once:-21
 orada:29 saatt:20 sesim:24 sonuc:24 soyle:-36 tuken:-36 tutay:-27 ustum:21 vucud:-20 ya:21 yap:20 yapti:-23 yerin:20
 yine:26
@tutor1 3:20 @I-not:21 @body:29 @courtesy:22 @daily:26 @deny:-25 @family1:34 @forget:31 @human:23 @knownot:24
 @lesson:23 @love:59 @my:30 @noone:35 @not:30 @only:21 @sad:25 @stop2:31 @tell:-21 @tellnot:37 @tutor1:-23 @you-do:27
 ailen:22 ama:46 artik:21 baska:22 bes:-25 bos:-32 bulam:25 buldu:-23 burad:26 degil:-21 devam:-23 dun:35 geldi:22
 gidiy:24 icin:25 insan:26 iyi:-22 kadar:31 ki:26 kimse:41 kusur:25 mi:-21 misin:40 o:33 once:28 onu:-27 oyle:34
 sana:54 sen:-29 seni:28 sevdi:31 seviy:22 simdi:48 sinif:28 sinir:-26 sonra:-27 soruy:20 unutm:31 var:-21 ve:-30
 yakal:29 yalni:20 yarin:-20 yaz:-21 yerin:21
@understand @I:30 @I-had:26 @I-not:-25 @body:40 @darling:35 @deny:20 @forget:-42 @heart:23 @human:-22 @jealous:41
 @kiss:32 @knownot:23 @lie:-35 @lonely:25 @love:21 @marry:-32 @me2:40 @mine:29 @needless:37 @noone:43 @promise:26
 @quote:-33 @secret:20 @stop2:-29 @student_said:-28 @tellnot:36 @thanks_to:22 @warn:-23 @we:69 acele:-38 acisi:-39
 agzin:24 ailen:37 aklim:25 aklin:-27 aksam:-42 al:-35 alali:-20 alir:-20 aliyo:-32 allah:38 alma:40 altin:24
 anind:-23 anlad:-23 anlam:26 anlas:23 annes:-20 arami:33 ariyo:33 arkad:-44 atla:48 atma:27 attim:21 ay:-21 ayarl:-27
 az:-24 azalt:-27 babam:22 bagla:-35 bak:-31 bakab:-21 bakis:-23 bana:29 basin:22 basta:-27 be:37 belli:-28 ben:23
 bence:40 bende:24 beni:36 benim:45 berab:-22 beri:25 bildi:-31 bilen:25 bilir:-23 bilsi:-39 birde:-20 biri:33
 birka:-22 biter:-31 bitin:-22 bize:45 bizi:41 boslu:35 bozul:44 bulus:-35 bunla:31 burad:64 buyuk:-32 buyus:28
 canim:33 canta:25 cekin:-33 cevir:32 ciddi:-29 cikan:-45 cikma:34 cikmi:25 ciksi:20 citla:24 cokta:36 cozem:20
 dagil:-28 daha:30 dahil:34 danis:-22 dek:-26 deme:45 demed:30 demem:-23 demey:-24 demis:-29 dene:-43 denkl:-20
 derle:-22 ders:-22 deste:-31 diger:21 dikka:-38 dilin:27 dinli:-20 disar:47 disin:31 diye:-29 diyec:-28 diyem:-42
 diyor:-46 dogas:-23 dostu:21 dun:39 dunku:-33 dur:-27 durum:-22 dusma:32 duyam:-20 duyar:27 duygu:-22 duzel:-25
 eder:-33 ekran:48 eksig:-20 elind:-33 essiz:26 etmek:-25 ettin:-24 falan:25 fark:-30 fersa:29 fisil:24 fizik:-37
 fotos:-24 gec:20 gece:35 geceb:-27 gecir:30 gel:34 geleb:-24 gelis:-26 geliy:-33 gelme:-21 gelmi:32 gelsi:-25
 geris:51 gibi:-25 gider:30 girme:-33 gitti:36 giy:21 gizle:52 gizli:-31 gordu:27 gorem:28 gormu:24 gozu:22 gozum:33
 gucu:-32 hafif:-22 hala:27 halan:-24 halde:-33 hali:-26 harik:26 hatir:35 hayat:20 hayir:44 hazin:29 hepsi:38
 herke:36 hic:42 hicbi:24 hikay:33 hizli:-26 icabi:20 icimd:21 icin:23 iki:-32 ikimi:51 ikinc:-20 ile:-24 inan:28
 inana:-40 inanm:26 insan:-31 isin:-59 ispiy:-20 istiy:-21 iyi:-22 iyidi:-28 kabul:-24 kac:21 kalic:-20 kalkm:-21
 kalsa:34 kapan:-21 kapas:33 kapil:-22 karar:-20 karis:-40 katla:48 kaybe:31 kaydi:-26 kelim:31 ki:33 kim:34 kimse:31
 kirmi:-24 kisal:-28 kisin:-29 kiska:41 kitap:-36 kizar:21 kolay:-33 kollu:21 kontr:-23 konu:-20 korku:-21 korle:23
 kotu:-25 koyam:-21 kulla:-22 kurgu:-21 limit:21 merak:-23 mesaj:36 metin:-22 misin:-24 mu:-23 nedim:20 neler:24
 nered:24 o:34 odev:-25 okudu:-30 okumu:21 olabi:-31 olara:31 olay:29 olcem:22 oldum:20 olmad:-24 olmam:-26 olmus:-29
 olurd:-42 olurs:34 on:22 oneri:-24 onlar:61 onun:23 onunl:-34 ortal:-24 oturu:-24 oyala:-22 oyle:41 oynar:25 oysa:21
 parca:-25 parla:22 parol:20 pence:-23 rahat:-30 saatl:-23 saatt:-22 sag:21 sagli:-22 sayfa:-29 sayil:-32 sec:-27
 sekli:-24 senin:22 sesi:22 sezgi:22 silme:-23 sinif:20 son:-23 sorar:-21 sorus:-22 soruy:-26 sozcu:-20 sozle:-22
 sozlu:-24 su:-23 sus:53 sustu:-24 tahmi:-22 tamam:20 tane:-21 tanid:21 tatli:31 tek:24 titre:-28 tutar:-26 ugram:21
 ugras:31 unutm:-26 ustte:22 ustun:38 utani:-25 utanm:-20 uyand:25 uydur:-21 uygul:-29 uyuma:-21 uzman:-21 uzulu:46
 var:-35 vardi:-21 varim:28 varli:27 veriy:-20 vermi:-26 yani:39 yanil:-25 yanin:-22 yanla:-31 yanli:20 yapab:22
 yardi:-36 yargi:-22 yarin:22 yasad:-26 yavas:-20 yaz:-20 yazar:-23 yazdi:-42 yazik:37 yazma:34 yazmi:-24 yazsa:-23
 yemin:34 yerde:29 yeten:22 yeter:25 yetti:21 yilla:-21 yine:-39 yok:40 yol:-23 yolu:-27 yolun:-22 yuzde:42 yuzun:-25
 zarar:24 zaten:-33 zayif:-22 zor:-20 zorun:26
@wait 112:-20 20:-21 @I:37 @I-am:50 @I-did:51 @I-do:28 @I-not:31 @come2:21 @courtesy:-24 @darling:28 @deny:-23
 @feel:24 @help:-29 @human:-23 @life:22 @love:36 @me2:38 @mine:28 @noone:30 @promise:-23 @quote:-20 @rememb:32
 @stay:20 @stop2:24 @tellnot:-21 @understand:28 @you:26 a:-27 aklin:-21 alti:-22 ama:-25 ara:-22 artik:22 artir:-25
 bak:-37 bakip:26 bakma:23 bana:28 basit:-25 bekle:26 bekli:23 ben:21 beni:30 bile:29 bir:-25 birak:-21 biraz:-27
 bulur:-21 bunu:-20 butun:27 buyuk:-24 cevap:-22 cok:28 cozum:-32 diler:-21 dinle:-30 diye:-25 donec:21 dun:23
 durdu:25 dusun:24 etme:-22 gec:25 gece:31 gecec:23 geldi:20 gibi:-26 gider:-32 gir:-22 gitme:23 gorme:20 gorun:-22
 goste:-34 gun:-30 guzel:36 hatir:28 hisse:25 icin:-25 icine:24 ifade:-22 insan:-24 iste:23 ister:31 kalir:20
 karar:-20 karis:-20 kaybo:44 kim:-29 kismi:27 kitap:20 kontr:-20 mi:20 mu:25 o:22 ol:-23 onced:-21 oyle:23 ozur:-24
 rahat:-28 rengi:40 saatl:21 selam:23 sende:21 seni:22 seviy:27 sey:-27 sikla:-24 siste:22 sogum:-28 son:-21 soz:-23
 tahmi:27 unutm:25 ustun:21 var:24 ver:-30 vermi:-20 yanin:22 yaris:-20 yas:-24 yazar:30 yok:-41 yorul:20 zaman:21
@warn @I:38 @I-not:24 @leave:-38 @leave2:-24 @not:-27 @return:-27 @secret:-22 @tutor1:30 @understand:-25 anlam:-28
 belli:24 benim:30 cunku:20 degis:-25 etme:24 farki:22 gelme:-20 goste:26 istiy:-27 ol:-32 oldug:-20 olmaz:-26 sen:-25
 senin:20 terci:-20 var:-22 veriy:22 yapma:-22 yer:39 yerde:20 yok:20 yolu:29
@we-let @I:39 @I-am:35 @I-be:-27 @I-did:36 @I-do:40 @I-not:28 @body:22 @daily:50 @family1:30 @kiss:21 @knownot:35
 @leave:42 @lesson:28 @love:42 @me2:44 @my:24 @noone:35 @not:25 @only:30 @parent:36 @secret:38 @stop2:30 @study:23
 @tellnot:33 @we:39 @write:30 @you:49 @you-did:27 @you-do:33 @you-if:29 agriy:27 ama:29 annen:30 bas:26 basa:26
 bekle:20 ben:20 bence:44 biraz:52 bizim:23 bozuk:30 bu:35 da:20 daha:26 degil:35 dene:-22 dinle:38 gece:35 guven:-33
 haber:27 hic:34 ikimi:20 izler:32 kac:29 kadar:36 kendi:24 ki:-32 mu:42 nasil:27 ne:22 nered:-22 olmaz:-27 olsun:37
 olur:39 ona:-29 sana:23 seni:30 senin:44 sevgi:31 sey:26 sifat:-33 sohbe:23 sonra:36 su:22 surpr:41 titri:22 turev:22
 var:-20 yanin:29 yazar:29
@we @afraid:29 @best:45 @darling:36 @family1:20 @help:39 @home1:31 @leave:58 @love:66 @marry:28 @need:23 @needless:44
 @noone:40 @not:27 @only:40 @parent:29 @sad:27 @secret:33 @stay:21 @tell:23 @tellnot:48 @tired:21 @tutor1:25
 @understand:30 @we:32 @we-let:40 @write:52 @you:34 @you-do:40 adi:20 adim:-26 adimd:-25 ama:-25 arasi:37 arkad:43
 artik:46 asigi:30 ask:35 ayira:22 ayiri:25 ayirm:21 ayni:-20 ayril:48 bag:29 bagi:27 bahse:24 baska:35 bilir:31
 biliy:34 bilme:36 bir:36 birbi:27 bize:28 bu:32 bugun:-27 buldu:-20 bunu:25 buyuk:36 calis:24 cifti:29 cikar:26
 cok:22 cozel:20 cozer:44 cozul:24 daha:30 de:33 derse:-20 dunya:24 dursu:31 elekt:43 et:20 etme:28 etmis:33 fark:-26
 fizik:26 gerek:31 gibi:-21 gizli:39 guven:-22 halle:28 hemen:36 herke:27 hic:38 hikay:23 icin:46 ihtiy:20 ikili:24
 ilk:24 inkar:21 iyi:21 kalac:26 kalma:27 karis:30 kimse:34 koyde:21 koyma:34 kucuk:37 mi:46 ne:30 olsun:45 olur:23
 onu:21 oyle:28 oyunu:22 ozel:51 plani:-34 rahat:22 sarki:28 sen:36 senin:39 sevgi:31 sey:56 sinav:20 sirri:28
 sizma:22 sokma:29 sonuc:-37 soruy:-22 takim:32 tutam:-20 yakin:22 yarat:32 yeter:31 yok:49 yonte:-38 zaman:-20
@without @I-am:23 @I-be:31 @I-did:49 @I-do:34 @I-will:20 @best:-33 @come2:27 @cry:44 @help:-33 @knownot:24 @noone:-29
 @parent:-37 @quote:-36 @sad:20 @stay:24 @teacher:-41 @tellnot:-40 @tutor1:-23 @understand:63 @you:47 @you-did:32
 @you-do:-23 adiml:-32 agir:25 aglar:23 agliy:22 anlam:32 anlat:26 annen:-25 arkad:-21 bak:27 bakar:-21 bakma:31
 basla:28 bekle:-36 bile:37 bilme:23 bilmi:33 boslu:21 bozus:24 bu:46 burad:-27 buras:53 cakil:22 cok:28 cozdu:-20
 cozeb:-27 cozem:31 cozer:-22 cozuy:-20 dagil:36 dakik:24 daril:29 de:-56 degis:-38 dene:-33 denem:26 ders:21 duruy:33
 dustu:28 dusun:-21 etme:-26 etmem:25 fark:24 gayet:-20 gece:24 gecir:37 gecme:43 gecmi:20 gibi:32 girdi:25 gordu:26
 gun:-22 gunle:24 gunum:31 guzel:-22 hakki:25 helal:25 her:39 hicbi:-26 isikl:27 isler:31 issiz:26 kac:26 kalir:30
 kaliy:21 kalma:24 kazan:28 ki:37 kim:21 kime:26 kuser:32 merak:-27 mezar:20 mi:49 netle:21 o:33 obur:-26 ogren:27
 ogret:-24 olmuy:-34 olsun:28 olurs:-22 oluyo:21 on:-24 rahat:-24 rehbe:-28 saatl:30 sakin:38 sana:29 sanki:26 sen:40
 seni:-20 senin:20 sey:-56 sinav:26 sonra:-23 takim:-30 uyuya:32 uzulm:-20 var:-34 ve:-36 verme:-20 yapam:40 yarin:-23
 yaz:42 zaman:47
@write 14:37 4:-25 @I-be:-29 @I-will:21 @body:48 @courtesy:-24 @darling:20 @erase:49 @family1:-24 @forget:31 @heart:48
 @home1:23 @jealous:31 @leave2:24 @lie:31 @life:-28 @love:25 @my:24 @need:45 @program:-37 @return:-24 @selfProgram:-36
 @stay:21 @student_said:-35 @tellnot:43 @tutor1:-23 @warn:-21 @we:39 @we-let:-20 ac:-20 acikc:-29 acitt:29 adi:31
 adini:40 ait:-29 aklim:26 aklin:27 al:-34 aliyo:-20 alma:22 almak:22 anind:-23 anlas:28 arkas:-25 arsiv:32 asal:-21
 ask:39 aslin:24 atark:-20 atinc:24 atip:-24 atmal:-20 atmam:-39 ayarl:-39 ayiri:31 ayri:-28 az:-20 bagi:27 bakal:-22
 bakar:-35 bakip:20 bari:24 basim:22 baska:44 begen:-21 bende:-41 benim:44 benle:43 berab:-29 beri:29 bicim:-26
 bile:38 bilen:25 bilgi:-21 biliy:-26 bilmi:46 biri:26 birik:21 birin:-26 birli:-31 biter:33 bitir:31 bitme:39
 bitti:-29 biz:20 bize:42 bolum:-27 boyu:20 bugun:-34 buldu:33 bulur:42 buna:21 burnu:27 canim:29 cekin:-23 cekme:23
 ciddi:-30 cikma:25 cikti:28 cizer:22 cocuk:21 cokta:30 cop:33 dahil:24 dakik:-28 daril:29 davra:28 dayan:23 deger:-28
 degis:25 demek:50 demey:-28 dene:-25 der:-23 derke:-20 devam:-28 diger:22 diler:-30 dinle:-25 disar:20 diye:29
 donel:-31 dunde:-30 dunya:25 dur:-22 durmu:-23 dursu:29 durum:-26 duruy:-21 duyma:22 duzel:-28 e:25 edebi:-27
 egiti:-30 eksik:-24 el:23 ele:26 elekt:43 eller:36 et:23 etmed:28 etmen:-21 etmes:31 ezber:24 falan:26 fark:-25
 farki:-25 firla:32 gecer:-39 gecis:23 gecmi:25 gelir:-27 gelse:29 geri:-24 gibi:32 gider:-33 gir:-26 girme:-27
 gitsi:33 gizle:34 gizli:23 gonde:-35 gonul:28 goreb:-29 goren:23 gorme:21 gorun:20 gorup:30 goruy:-47 goste:-23
 gotur:21 gozum:34 gozya:26 grubu:-22 gulum:27 gun:23 gunle:-22 gunlu:-25 hadi:20 hafta:-21 hakli:-21 hala:21 halle:20
 harca:28 hatti:-21 henuz:23 her:26 hesap:22 heyec:28 hic:43 hicbi:-21 hos:-29 icim:20 icimd:39 ihtiy:38 ikimi:35
 inani:-23 inkar:25 integ:20 isare:-24 isigi:38 isik:28 isini:26 islem:-24 iste:-31 istem:21 ister:-34 iyi:-29 iz:37
 izler:32 kacir:-27 kadar:32 kal:-21 kalac:24 kalbi:27 kalic:-20 kalma:46 kalp:37 kanit:-24 karde:-27 karsi:-30
 kayde:26 kayit:-20 kimse:26 kirgi:-26 kis:22 kisa:-26 kisiy:-30 kiska:31 kitab:-29 kolay:-21 konu:-31 konul:-20
 koyma:20 kulla:-29 kusur:22 lutfe:-22 merak:44 metin:-39 mi:22 misin:-51 mu:48 musun:-31 nasil:-32 nefre:30 nerey:23
 nezak:-21 not:-23 notla:-22 o:-34 okula:-22 okuld:21 okumu:-25 okurk:34 okuru:-37 okusu:-23 okutm:35 okuya:-37
 okuyo:-38 ol:-24 olabi:-32 olara:-30 oldug:-52 oldun:23 olmad:22 olmam:23 olurs:24 oluyo:28 ona:-21 ondan:32
 oneml:-33 onere:-20 onu:-21 onunl:-21 orada:-21 ortal:24 ozel:44 ozet:-21 parab:21 parla:22 plani:-35 progr:-45
 rahat:27 robot:-20 roman:-25 saatt:21 sag:-22 sagli:-20 sakin:-34 sana:21 saniy:-23 sansi:26 satir:-25 sayfa:-31
 sec:-26 secel:-21 sensi:29 serbe:-23 sevin:-30 sey:-24 sifir:26 siiri:28 sil:65 silme:-33 sinif:-42 sir:-35 sirad:-29
 sizma:23 sogud:26 sokma:23 sonra:20 sor:-22 sorar:-27 sordu:25 sorma:27 soru:-24 soruy:-20 soyle:-31 surdu:-26
 susma:-28 tamam:48 taraf:-26 tarti:-23 tasla:-20 tek:29 tekra:-20 temiz:34 ters:35 topla:29 topu:24 tutam:-28
 tutar:-27 uc:-38 unutm:26 ureti:-22 ust:21 ustun:20 uyanm:25 uyar:-22 uygun:-45 uykun:-23 uyu:-42 uyuya:-30 uzatm:-46
 uzere:-26 uzulm:-26 vakit:-34 vardi:-22 ver:-34 verel:24 veren:-23 verin:20 ya:-20 yani:-22 yap:30 yapmi:-20 yaral:24
 yardi:-25 yarim:-25 yasiy:23 yazdi:-34 yazmi:-23 yemin:24 yerde:-29 yeri:-25 yerim:20 yerin:-28 yeter:21 yine:25
 yok:24 yolun:-30 yonte:-21 yuzde:-33 zaman:-35 zarar:-20 zor:22 zordu:20
@you-did @I:55 @I-be:40 @I-did:55 @I-had:31 @I-not:27 @body:55 @come2:31 @courtesy:-27 @daily:23 @darling:37 @deny:25
 @erase:20 @family1:22 @forget:32 @heart:25 @jealous:32 @life:-22 @love:23 @me2:60 @mine:30 @miss:34 @my:29
 @student_said:27 @teacher:27 @tell:43 @understand:-22 @warn:-25 @we:39 @we-let:-41 @without:26 @you:31 acikl:-21
 aklin:-21 annen:35 arami:29 ariyo:29 artik:26 asil:-35 ask:22 bakar:27 bana:30 basli:-28 belir:-21 beni:54 benim:51
 benmi:26 birak:-21 biraz:-26 birbi:-20 birin:20 bitti:23 bu:-22 buldu:-23 bunca:34 bunla:26 bunu:23 burad:-43
 buyug:-27 calis:-22 cocuk:30 cok:41 dagil:-31 daha:21 ders:-24 diye:-38 dun:20 dunku:-20 durdu:22 duser:25 duyar:22
 duyma:-22 duzel:-27 ettin:-22 gece:23 gecir:25 gecti:-29 gerce:28 gerek:-23 gibi:24 gizli:-28 guc:-21 guzel:54
 haber:30 hafta:22 hakki:22 hala:27 hangi:-32 hani:35 hatir:23 hep:43 hesap:-21 hos:-37 icin:-23 ihtiy:-28 ipucu:-22
 iste:29 isted:21 iyi:-35 iyisi:-30 kalkm:20 karar:21 karsi:25 kayit:-25 kendi:73 keske:39 ki:22 kimin:-29 kiska:32
 kismi:-25 kocas:-22 kolay:-20 komik:25 konus:-21 meger:26 merak:23 mi:26 mu:26 mudur:23 muhat:26 nasil:-28 net:31
 neydi:-21 o:-29 ogret:23 okudu:-21 olabi:33 olara:-22 oldu:26 oldum:39 olmas:-20 olsun:28 olur:-40 ona:-44 oneml:-23
 orada:-25 oyle:24 ozlem:24 saydi:32 sen:48 sende:26 sevgi:22 sil:20 sirri:-26 sonuc:-20 sorun:23 soruy:22 soyle:36
 sulal:22 takma:-22 tamam:22 tatli:-29 tesek:-26 topla:37 tut:-25 ugras:-21 umari:-43 unutt:24 uslul:-23 ve:-33
 verdi:-26 verir:25 verme:-36 ya:24 yalni:-24 yani:34 yazar:20 yazil:26 yer:-26 yerde:21 yetiy:25 yine:31 yok:35
 yoksa:25 zaman:22 zaten:-28
@you-do @I:43 @I-be:59 @I-not:-41 @body:49 @come2:23 @courtesy:-42 @deny:40 @forget:-20 @heart:49 @help:-31 @home1:-24
 @leave:29 @leave2:23 @lonely:-23 @love:41 @me2:49 @mine:32 @not:25 @parent:-23 @program:-34 @quote:21 @return:25
 @stay:-33 @warn:-23 @without:20 aksam:-31 ama:21 anlam:23 anliy:-39 arkad:29 arkan:21 ayni:21 bagir:-22 bakal:25
 bana:32 baska:37 belki:-32 ben:29 beni:48 bilin:25 biliy:-20 bilmi:-26 birak:38 biraz:-23 biri:22 birli:-20 bunu:-30
 burad:28 burda:26 calis:-27 de:-27 dedin:-36 degil:47 demek:29 demem:-32 demis:-26 dene:-21 devam:-28 di:28 dikka:-23
 dilin:-30 diye:33 farki:45 gec:36 gerce:26 gerek:-21 geris:35 gibi:29 gidiy:22 gitmi:20 gitsi:-23 gonlu:20 gormu:32
 goruy:-31 ha:31 her:22 hic:25 hisse:21 hosum:43 icim:39 iki:-24 insan:20 isted:-22 iyi:-29 kalir:-25 kalma:-42
 kanit:-20 kayit:-25 kelim:-28 kizar:24 konus:30 koyma:-24 mi:51 misin:30 oldug:-39 olsa:23 olur:23 olurs:-21 onu:-25
 onun:-25 oysa:46 parca:22 progr:-23 sadec:-23 sag:21 sey:-29 sor:-23 sorar:-37 soru:-24 soyle:24 var:-40 varim:30
 ve:-39 ya:40 yalni:-20 yanak:24 yanin:-20 yapar:27 yazdi:-29 yazil:-20 yoksa:25 zaten:-27
@you-if @I:25 @I-be:32 @I-did:45 @I-do:30 @I-will:48 @best:21 @body:35 @erase:-47 @lonely:27 @marry:-20 @me2:25
 @miss:24 @my:21 @needless:-29 @noone:32 @parent:-27 @quote:-32 @return:22 @sad:26 @selfProgram:-25 @someone:-22
 @teacher:-21 @tired:-26 @we:48 @we-let:-24 @you:37 acele:-27 acik:-30 ad:-30 aglar:21 ailen:-34 aktar:-31 al:-40
 alir:31 alirl:37 anlam:26 anliy:21 arami:31 ardin:32 arkad:-20 at:-31 ayarl:-32 ayip:24 ayni:27 azind:26 bak:37
 bakar:-43 basar:-26 basla:-39 bazen:21 ben:20 beni:36 benim:31 bil:22 bile:-35 bilir:-26 biliy:22 bilmi:21 blokl:-20
 bolun:-25 bos:25 boyle:24 bozul:35 bozus:39 bulam:20 bunu:-22 burad:31 buras:21 buyug:-23 buyur:27 buyus:37 cevap:22
 cikma:23 cok:24 cozul:20 da:-28 dagil:31 dakik:-23 daril:37 de:-30 deden:-23 degis:-49 demis:-29 denkl:-20 derde:23
 deste:-22 devam:-51 dil:-32 dinle:-37 disa:-24 diye:-30 dogru:27 dokto:-26 don:21 donus:20 dunya:-23 ederi:-21
 ekran:-46 elind:31 emi:44 en:24 erir:30 eskis:31 etme:-26 etmem:35 etmis:21 evlad:26 formu:21 gec:-34 gelme:29
 geri:37 gibi:-22 gider:36 gore:22 gorun:-29 goste:-37 gundu:32 gunu:-21 gunum:32 guven:56 guzel:37 haber:23 hakki:21
 hekim:-20 helal:25 hemen:-22 hep:20 her:43 herke:29 hesab:-25 hesap:-23 hic:44 hicbi:-25 hizli:-26 icin:21 ihane:21
 ikimi:34 ile:-20 ilk:-31 inanm:25 ipucu:-26 isigi:-28 isler:34 istem:-21 ister:-33 kahro:25 kalab:-21 kalk:-31
 kalma:32 kalsa:-29 kalsi:-21 karar:-29 ki:35 kilit:-38 kim:-22 kime:37 kimse:38 kirgi:-25 kis:-21 kisa:21 kitap:-38
 kolay:-22 konuy:-23 kopar:-29 kulla:-20 kuser:31 memnu:-29 mesaj:-23 mi:29 model:-30 musun:25 ne:23 neden:24 nolur:35
 notla:-35 o:-23 obur:-29 okuld:40 olama:24 olara:38 oldug:24 oldum:23 olmad:-32 olmak:-22 olmam:32 olur:-37 olurs:34
 oluru:28 oneml:-25 onu:-23 onunl:-27 orada:-21 oranl:-25 oraya:-20 ortal:36 otuz:-24 ozet:-20 ozetl:-23 ozler:23
 parma:44 sakin:-22 sana:41 saniy:-38 sanki:22 sec:-37 sen:21 seni:23 sesli:-24 sil:-21 sizla:44 solar:39 sonra:-20
 sorun:-20 suclu:-24 sunu:-22 surpr:31 sus:59 takil:-21 takma:-25 tam:20 tamam:-31 tut:51 unutu:22 utani:21 uygul:20
 uygun:-23 uzers:27 uzulm:36 uzulu:20 uzunt:21 vakit:-22 var:26 ve:-20 ver:-28 veril:-23 ya:20 yakin:-21 yanil:23
 yapal:-22 yasay:32 yaz:-24 yazar:-23 yazmi:-26 yeri:-23 yeter:-39 yine:27 yok:24 yoksa:26 yorul:-23 zor:22
@you 2:-20 36:-24 @I:26 @I-am:23 @I-did:32 @I-do:28 @I-had:44 @body:28 @change:43 @come2:23 @courtesy:-20 @family1:34
 @heart:27 @kiss:27 @knownot:-23 @lesson:20 @love:27 @marry:34 @me2:24 @mine:28 @miss:34 @my:35 @need:22 @needless:-43
 @noone:32 @only:21 @promise:21 @quote:-29 @stay:36 @stop2:23 @thanks_to:29 @we:32 @without:22 abayi:28 acele:-26
 adami:21 adi:34 adim:-42 adimi:47 adin:34 adina:-26 agliy:25 ait:-27 akil:33 aksam:43 al:-35 alan:23 alip:25 alir:28
 alisk:29 aliyo:-36 alma:42 altin:44 ama:-22 an:26 anaht:20 ancak:28 anlas:22 annem:37 arama:28 arasi:31 araya:-25
 arkad:34 armag:24 arti:29 artik:41 asigi:37 asik:39 ask:39 asla:25 aslin:37 atinc:24 atiyo:-25 atmal:-20 ayari:44
 ayipl:-29 ayird:-31 ayiri:29 az:34 babaa:-38 babam:22 bagir:-26 bahse:-38 bakal:-26 bakam:30 bakin:26 bakis:28
 bakma:39 bakti:27 bamba:23 bana:37 bas:27 basin:-23 basli:24 be:28 begen:26 belki:-24 ben:21 bendi:24 beni:29
 benim:36 benle:35 bense:25 benze:28 beri:27 bi:28 bicim:-22 bil:37 bilce:22 bile:56 bilec:44 bilel:32 bilem:-21
 bilgi:20 bilir:-20 biliy:20 bilmi:45 bilsi:34 bin:34 biraz:-50 biri:24 birin:39 biris:32 biriy:21 birka:-33 birli:-31
 bitiy:25 bitsi:37 bos:43 boyle:38 bul:-28 bulam:33 bulan:31 buldu:-20 bulun:23 bulur:-26 buna:-27 burad:22 buras:27
 burda:25 butun:45 buyud:-30 buyug:-30 buyut:-26 cagir:23 calis:-25 caliy:38 calma:20 canin:-23 capin:25 cares:35
 carpa:-35 carpi:21 cay:-33 cekem:24 cekic:27 cekin:-30 cekme:22 cevab:-22 cevhe:28 cevri:27 cezal:-24 cicek:20
 cikam:28 cikma:22 ciksi:20 ciz:-21 cocuk:20 cokta:46 coz:-20 cozem:33 cumle:37 cunku:35 dahil:37 dahis:34 dakik:-27
 dans:23 dar:42 dedi:27 dedin:-23 deger:-22 deli:48 deme:-26 demem:-39 demen:-22 demes:-56 demis:-36 dene:-39 denk:42
 derec:31 derin:55 derse:-35 dersi:24 devam:-24 deyin:24 diger:56 diken:21 dilde:30 dinli:-46 disar:31 diyem:-44
 diyen:-40 diyer:-20 diyor:-22 dogal:23 dogma:32 dogmu:26 dogru:-23 dogum:-28 dogus:37 dokto:-23 dokul:24 dost:25
 doyam:34 dudak:26 dugum:31 dun:-25 dunku:-23 dunya:33 duram:33 durus:-24 duruy:45 dusen:-23 dusle:33 dusuk:22
 duyan:-25 duydu:-53 duzel:-27 duzen:-30 eden:25 ederl:-22 eders:-24 edile:-24 eglen:29 eksik:-36 el:20 ele:38
 elest:28 elimd:30 elind:22 emane:25 emegi:-40 erken:32 etkil:29 etmed:-24 etmek:39 etmez:30 etmis:-21 etmiy:30
 ettin:-25 eve:-27 evlen:28 ezber:38 farki:28 farkl:33 fazla:27 fena:45 flort:29 fonks:26 formu:-26 galib:43 garso:-29
 gec:42 gecel:21 gecen:24 gecer:33 geciy:34 gecmi:29 gecsi:23 gecti:28 gel:23 geleb:-40 gelin:25 gelis:21 gelsi:-25
 geris:42 getir:-27 gezip:44 gibi:29 gibis:55 gidiy:51 girme:32 git:-37 gitmi:-26 gitti:34 gizle:20 gizli:31 golge:26
 gonde:-20 gordu:26 gorev:-44 gorse:34 gorus:-27 goz:34 gozle:36 gozum:47 grubu:-25 guclu:-30 gule:-20 gulum:22
 gulun:34 gulus:25 gun:20 gunde:30 gundu:28 gunle:47 gunun:-30 guzel:30 haber:20 hak:26 haket:40 hakki:-49 halim:24
 halin:27 harci:22 haric:31 harit:-36 hasre:22 hasta:36 hatan:-33 hayal:35 hayir:25 hazir:-26 hedef:-31 helal:33
 hem:34 henuz:32 hep:66 hepsi:51 her:81 herke:21 hesap:-26 hic:30 hikay:26 hisle:45 hizin:-37 hocal:24 hocay:26
 hosla:37 hosum:28 huzun:21 huzur:-29 icimi:30 icin:24 icind:56 icten:48 idare:22 ikimi:22 ileri:-27 ilerl:-21
 ilgi:-20 ilgil:-42 ilgiy:23 ilk:37 inan:-20 inani:-58 inat:30 incit:-25 inkar:21 ipucu:-33 ise:23 isigi:20 isikl:23
 isini:27 iste:36 isten:-20 iyili:31 izins:-28 izlem:25 kadar:39 kafa:42 kafan:22 kal:30 kaldi:42 kaliy:27 kalma:27
 kalmi:-34 kalp:51 kalsi:-24 kandi:-44 kanka:34 kapas:20 kapat:22 kapid:-27 kapil:34 kapti:23 karan:33 karis:22
 karsi:50 kart:-22 katil:-28 katla:28 kaybe:58 kazan:-28 kendi:27 keyif:24 ki:57 kime:36 kimim:25 kimin:23 kimse:25
 kiric:-39 kirmi:-31 kisa:-36 kisal:-28 kisi:-37 kisid:-21 kisin:21 kitap:36 kiyam:25 kiyme:25 kiz:27 kizab:-35
 kizam:36 kizar:33 kizdi:23 kizma:-35 kizmi:-23 kolay:-27 kompo:22 kontr:-36 konud:-27 konus:37 konuy:-44 korur:-25
 koses:23 kucuk:-27 kucul:-28 kucum:34 kur:29 kurab:33 kusme:-25 kusmu:-25 kusur:42 kuvve:26 layik:39 lazim:24
 leyla:30 limit:-22 liste:-24 matem:33 mecnu:31 mektu:25 metin:-24 mezar:35 midem:30 miyim:24 mola:-28 mu:41 muhta:41
 mumku:35 muste:-24 nasip:27 nefre:21 neler:29 nerel:28 net:33 netin:-36 netle:31 norma:38 numar:45 o:23 oburl:39
 odana:-20 okudu:-34 okur:36 okurk:24 okuru:35 okuya:27 ol:-27 olabi:-26 olanl:-34 olara:45 olay:24 olcem:22 olcer:20
 oldu:22 oldug:22 oldum:21 olmal:-34 olman:-27 olmas:21 olmay:20 olmus:-37 olmuy:-35 olsam:29 olur:-51 oluyo:29
 omur:28 ona:-26 onca:23 ondan:32 oneml:-51 onere:-38 onlar:49 onu:-24 onunl:-25 opmek:26 opucu:-25 ornek:-39 oteki:34
 oturd:27 oturu:25 overk:21 oyle:32 oylec:24 oysa:26 ozel:20 ozels:29 ozeti:-22 ozled:45 ozur:-35 parla:24 payla:60
 polis:27 rahat:-32 rastl:32 rehbe:-23 renk:20 roman:31 ruhun:28 saatl:20 sacin:27 sadec:28 sakli:26 sana:31 sanki:40
 sarki:36 say:-25 sayfa:31 saygi:-30 sayil:34 sayiy:27 secil:51 secti:26 sehir:22 sen:30 sende:30 seni:-24 ses:22
 sesin:24 sevda:23 sevec:23 seven:-24 seyre:37 sifir:31 siirl:23 silin:20 sir:-23 sirad:44 siral:-27 son:23 sonsu:50
 sonuk:44 sonuy:23 sor:-22 sorac:-25 sordu:27 sorma:-47 sorud:-22 sorul:34 sorum:-24 sorun:36 soylu:23 sozcu:-20
 sozuy:-21 sucla:-43 suclu:-26 sucun:-28 surdu:-31 sure:-23 sus:25 susun:30 susuy:-24 tadi:32 takdi:30 takil:-27
 takim:-35 takma:-30 taleb:31 tam:21 tamam:45 tane:26 tanir:-31 taraf:-22 tasiy:32 tatli:29 tavsi:51 tehli:-34
 telef:-29 terci:28 testi:-20 tirna:50 topar:23 tozuy:44 tuken:28 tuket:-32 tum:40 tutan:-21 tutul:35 tutus:28 uc:-24
 ucunc:36 unutu:20 urkut:-20 ustun:40 utand:-26 uyani:32 uykun:-26 uymuy:-20 uyu:-42 uyuya:38 uzak:44 uzatm:-24
 uzmus:-27 varim:38 varli:42 varsi:57 vazge:25 verdi:30 verey:-39 verin:27 veriy:26 vurgu:25 vurma:-27 vurul:23
 yakis:39 yakti:28 yan:25 yanig:39 yanim:27 yanin:62 yanip:28 yanit:-30 yapac:42 yapam:44 yapan:24 yapar:20 yapay:32
 yapil:20 yapma:-26 yar:33 yarar:-23 yarat:39 yardi:-37 yargi:-36 yari:20 yarim:23 yaris:-21 yasca:-20 yasla:43 yat:24
 yatma:20 yaz:-44 yazac:-29 yazil:49 yazin:26 yazma:21 yazmi:-29 yazsa:33 yedi:-29 yemin:26 yere:25 yeri:-45 yeter:31
 yetis:32 yetmi:43 yine:-24 yok:41 yoksa:21 yol:-46 yonle:-31 yoran:-28 yormu:-31 yorul:-39 yorum:-35 yucel:20
 yukun:-23 yurum:43 yuruy:-36 yuzde:-23 zaafi:37 zarar:-51 zekan:49 zekay:20 zihin:26 zira:24 zirve:28 zor:-25
 zorla:-22 zorlu:-31 zorun:-40
abart @I-not:38 @lesson:-20 @not:32 @understand:31 sanat:-21
abayi @I-did:28 @tell:28 yakti:28
abine @tell:34 @tellnot:24 @you-did:21 goste:20 soyle:24
abin @return:-20 @you:35
ablam da:28
ablan @I-am:-29 @come2:-38 @daily:21 @human:-34 @jealous:30 @knownot:34 @lesson:21 @marry:-30 @my:-28 @noone:-21
 @program:-35 @rememb:28 @study:33 @tellnot:30 @understand:20 @you-if:-24 ama:23 anlad:28 benim:-28 boyle:-22
 calis:-28 da:-24 dusun:28 etmis:-22 ev:-20 gecmi:25 ister:24 karis:28 kiska:30 nisan:-27 o:-29 ogret:24 olur:-34
 sana:-32 seni:22 sohbe:26 sor:-22 taniy:-25 telef:38 yapay:-35 yildi:-25
acaba @return:26
acan @help:-22 @write:-22
acars @I:24 @me2:24 @mine:21 @understand:30 @you:27 bana:21 sana:27
acar misin:-28
acele @deny:-34 @leave:32 @tellnot:-46 @write:-25 etme:-46 var:32 yok:-33
acikc @human:20 @tell:-35 @tutor1:-26 soyle:-36
acikl @help:-25 @human:25 @needless:-20 @quote:27 @understand:-33 diye:27 gerce:25 gerek:-22 yapma:-23
acikt @I:20 @I-did:29 @study:20 @you:32 ben:20 sen:32 ya:33
acik @I:30 @I-am:-41 @I-not:21 @love:22 @me2:27 @tell:-32 @tutor1:-37 @you:22 ara:21 asigi:23 bu:31 olmak:-36
 olsun:-30 sana:22
acili @best:27 @help:26 @leave:-21 @my:-20 @not:22 @return:29 @understand:27 en:21
acilm @deny:22 @understand:22 mi:20
acini @not:-21
acip @I-am:20 @I-did:24 @love:20 @my:20 an:20 o:20 okuyo:20 vurul:20
acisi @I-not:-20 @not:-27 @understand:23 cekti:27 gibi:-20 senin:26
aciyi @I-am:29 @body:25 @feel:29 de:28 hisse:29 mi:-37
aciyo @I:23
aci @I-am:38 @love:-27 @not:-21 @only:-32 @study:-32 @write:-27 bir:-23 cekiy:25 cekme:-28 daha:24 gerce:-20 konus:-27
acmas da:-26 olur:-25
acmaz @I:24 @me2:24
acma @I-do:21 @lesson:20 @not:32 @you:21 ben:27 o:22 sana:21 sonra:38
actig @I-am:28 @deny:-27 @only:-28
ac @I-be:36 @understand:44 @we-let:38 @write:31 al:-25 de:-21 hava:-25 kitab:32 konus:25 orada:35
adimi @I-am:-31 @only:26 @tutor1:-29 @understand:21 @write:24 @you:-55 @you-do:-27 @you-if:-23 anma:49 gecir:43
 sen:-42 verme:30
adiml @I-do:-37 @understand:-32 @you-do:-32 biliy:-32
adim @I-did:-36 @I-do:-24 @leave:-25 @life:41 @noone:28 @not:46 @only:-27 @return:-22 @someone:-23 @stay:-26
 @study:-40 @tutor1:-20 @understand:-27 @we-let:-30 adim:-30 ama:-29 bir:-28 cozey:-25 deniz:30 gerce:28 gidel:-28
 ileri:-20 insan:-26 kaldi:-26 kimse:28 pek:28 ve:23 yanin:31 yasin:41
adina @I-did:-25 @happy:-25 @not:-27
adini @I-am:23 @best:32 @body:22 @deny:-26 @human:21 @love:20 @my:36 @only:26 @tell:-24 @you-if:-23 da:25 degis:30
 ekran:28 gibi:30 gorun:29 her:30 soyle:-46 ve:-30 verme:-32 yanin:34 yaz:-21 yazma:-29
adi @best:-31 @lesson:-21 @not:-26 @secret:-36 gizli:-36
adlar @noone:-25
adnan bey:-21
adres @noone:-48 @tell:-38 @tellnot:-33 @understand:-29 belli:34 kimse:-49 soyle:-36 telef:-30 ve:-29 verme:-29
ad @understand:24 koy:24
aferi @quote:25
affet bu:21
agaci @I-did:25
agirl coktu:23
agir @I-not:33 @not:30 @only:-25 bir:-22 geldi:20 geliy:30 gelmi:-32 oldug:-27 yuk:-28
aglad @best:-27 @my:31 @not:-21 @quote:-30 @understand:33 @you-did:-23 iyi:-20
aglam cok:-26 ne:-36
aglar @not:-24 guler:-24 olur:-20
aglay @I:29 @I-did:23 @only:25 bir:25
agril girdi:23
agrim @leave:24 @not:41 gitti:24
agriy @I-will:32 @parent:-20 @tutor1:24 bugun:21 o:21 olabi:-23 yuzde:21
agzim @I-be:21
agzin @I-not:41 @best:24 @leave:36 @not:56 @understand:31 @we:22 evde:41 fermu:25 kacir:42 kadar:-29 kelim:25 mi:35
 sakin:40 siki:42 tamam:35 tek:25 tut:42 ver:-36
ahmet @my:-26 hasim:-26
ah @only:23 @understand:20 bir:23
ailed @only:22
ailel @knownot:-21 @marry:-20 @quote:-21 @secret:-22 boyle:31 diye:-21 duyma:-21 gizli:-22 seyle:31
ailem @deny:-43 @home1:-25 @only:-25 bir:-25 yok:-43
ailen @I:33 @I-did:-42 @deny:40 @feel:-20 @happy:-23 @help:-43 @home1:-26 @knownot:21 @lesson:32 @lonely:-27 @me2:20
 @mine:40 @my:-36 @needless:43 @not:35 @only:20 @quote:-36 @sad:25 @secret:20 @someone:-21 @student_said:-29
 @teacher:-48 @tellnot:38 @understand:24 @wait:-25 @we:22 @we-let:31 @write:-27 anlam:29 aradi:-26 arami:-26 arkad:-40
 ayirm:-23 bana:40 bekle:-24 belli:-30 ben:49 benim:22 bi:-25 bile:29 bilme:38 bilsi:-40 biraz:-22 birli:-27 bizi:20
 buyut:34 cok:-37 da:-22 dahil:25 danis:-21 de:-22 degil:23 diye:-36 diyor:-24 durum:-27 duyma:-25 et:-23 geriy:-23
 gibi:-23 gizli:36 goreb:-28 gorem:21 goste:-30 gotur:24 gozun:32 guzel:-24 hep:21 hisse:-20 ise:32 isigi:29 ister:-25
 iyi:-39 karsi:28 kutla:-28 mesel:24 mi:-30 ne:23 o:36 ogren:28 ogret:-43 olsun:26 on:21 once:-22 sende:27 sey:-37
 seyle:22 terci:-29 vakit:-20 var:-40 ve:-38 ver:-39 verdi:25 verir:22 verme:42 yanli:25 yardi:-29 yazik:25 yok:31
 yuzde:25 yuzun:-22 zorun:56
ailey @study:29 @write:29 konus:29
aile @I:24 @my:27 @not:32 @return:-21 @tellnot:25 @understand:37 bilme:31 gerek:22 hekim:-22 her:31 icind:24 seyi:31
aitsi @mine:21
ait @deny:-27 @not:-36 @tell:26 @understand:23 @you-do:-22 degil:-27 oldug:39 olma:-25 soyle:26
akcig @leave:-22
akil da:-20
aklim @I-did:35 @best:23 @body:41 @come2:51 @daily:-27 @leave:39 @leave2:30 @lesson:29 @my:37 @only:24 @study:38
 @you:45 @you-did:56 @you-do:36 aldin:22 aliyo:30 basim:37 cikma:30 geliy:20 guzel:20 kaldi:24 neler:44 sende:34
 senin:29 tek:23
aklin @I:52 @best:34 @daily:-25 @happy:-21 @lesson:-36 @me2:37 @my:23 @not:-33 @quote:-23 @stay:-28 @warn:21
 @we-let:-22 @you:-23 @you-do:-30 ben:26 bende:28 bu:-23 calis:26 cikar:43 cumle:-25 diye:-23 gecer:-27 gelse:29
 gelsi:-20 ne:-28 yeter:21
akli @I:30 @not:30
akran @deny:29 @not:29 @you:22 degil:29 senin:22
aksam @I-do:21 @I-not:39 @I-will:29 @best:-31 @courtesy:25 @family1:20 @help:-22 @human:-23 @leave2:-39 @lonely:24
 @love:22 @marry:21 @parent:-32 @quote:-20 @rememb:23 @return:33 @someone:27 @stop2:23 @tell:-33 @understand:-36
 @wait:22 @we-let:51 @without:28 @you-do:-30 ailen:-27 aklim:20 anlat:-24 benim:21 bir:21 biri:20 bogaz:21 bos:-22
 calis:-29 dakik:-20 dinle:-31 ediyo:-30 gecir:-31 gel:41 gibi:38 goste:-22 hic:26 icme:-21 iki:-21 iptal:-32 iyi:-21
 koydu:-20 mi:-31 ne:27 neden:-25 olmad:21 once:-24 roman:22 sen:-31 senin:22 sinem:26 soru:-22 testi:-34 yaz:22 ye:22
aktar @not:-24 degil:-24
alan @not:-36 @someone:26 bir:-21 biri:26 de:-23 mi:-22 var:26
alarm @I-did:28 @tutor1:26 ertel:21 kez:24 kur:-26 uc:24
alayi @daily:23 gecer:23 sonra:23
aldig @my:20 @tellnot:35
aldim @lesson:28 @my:51 @not:43 @only:33 @study:21 @tutor1:22 @you:-20 bir:33 sorun:25 yaris:24
aldin @only:-39 bir:-25
alina @not:-22
alind @human:23 @you-did:20 acikc:23
alip @I-am:47 @I-be:29 @leave:-24 geliy:25
alirl o:29 yuzde:29
alir @I:36 @I-did:21 @not:30 @study:20 ben:36 en:22 iyisi:23 sus:27
alisk @not:28 kolay:29 sokul:29
alist @I:30 @me2:28 @tell:-24 @without:25 @write:-23 beni:26 kendi:20 simdi:36 ve:-21 yoklu:22
aliyo @daily:-25
allah @deny:38
almad @my:25 @not:23 @you-did:-26
almak @deny:-20 @not:-27 @only:31 bir:26 degil:-25 misin:-21
alman @needless:-29 @not:-34 gerek:-31
almay @I-did:45 @forget:-20 @leave:23 unutm:-20
alma @best:25 @noone:26 @not:38 @tell:35 @understand:21 kimse:26 olur:27
alnin @kiss:21
alta @write:-23
altid @not:-20 @stay:-25
altin @I:30 @I-did:31 @best:20 @daily:22 @deny:21 @leave:-28 @my:43 @noone:29 @not:54 @parent:54 @secret:29
 @understand:35 @wait:-24 @write:28 @you:28 alir:-24 annen:41 benim:29 ciz:-20 hep:30 isigi:33 koy:26 ne:-25 oldug:28
 sen:21 sey:-34 vardi:-27 yaz:39
altiy karsi:-20
alti @I-do:-27 @body:-32 @my:-34 @stay:-22 @study:-20 @you:-22 @you-do:-21 gun:-24 saniy:-20 ver:-32
alt @write:-22 alta:-21
al @knownot:29 @leave:-20 @lesson:-22 @we-let:-27 baban:29 devam:-28 duyma:29 oldu:24 sonra:-28 ver:-24
aman ha:27
ama @I:26 @I-do:-42 @I-will:25 @afraid:-23 @body:50 @darling:-23 @forget:-26 @help:-27 @home1:-27 @human:-28 @life:30
 @lonely:23 @marry:-26 @need:-29 @only:-25 @parent:-44 @quote:-22 @rememb:-28 @return:31 @someone:-23 @stay:-30
 @study:-23 @tell:-29 @tired:-27 @warn:-33 @without:22 @write:-29 @you-did:-40 aci:24 adim:-23 anlam:28 anlat:-20
 anlay:-27 annen:-39 asla:33 aslin:21 ayakt:21 ayni:38 bagla:-28 bak:20 baska:-26 bekle:28 ben:22 bende:-27 beni:32
 bil:28 bildi:-20 biliy:-41 bir:-26 birin:-38 biriy:22 boyle:-44 bugun:21 buna:-23 butun:-20 ciddi:-30 da:-40 daha:28
 davra:-27 degis:-25 derse:-21 dikka:-21 dilin:-29 duygu:-25 duzel:-22 duzen:-21 ederi:-23 espri:-30 etme:-36 etmem:20
 gece:-22 gecer:34 gecti:36 geldi:25 gelir:25 gerce:-28 gerek:-29 geri:27 gibi:42 gitme:34 gorun:-26 hata:22 hayat:-55
 hayir:29 hisse:38 ilgil:-30 insan:-22 isine:-22 ister:-32 kaldi:-22 kalma:-32 kapat:-23 karsi:-38 kesin:31 ki:36
 konus:-22 kutlu:-27 nasil:20 ogret:29 olama:-21 olan:-22 oldug:-29 olmas:-30 olsun:-26 ona:-37 onu:-20 oturm:-27
 oyle:-21 sen:-27 sensi:-29 seviy:36 sey:28 sicak:33 simdi:-35 sinif:-34 soru:-22 sorul:-31 sorun:20 sorus:21
 soyle:-28 tasim:23 tek:-26 unutm:-22 uymuy:-28 uyu:-36 var:-23 yakla:-22 yanin:-29 yarar:-20 yardi:-38 yazdi:-34
 yerin:-23 yorul:-20
amcan @tellnot:32
ameli @I-did:27
anaht @I:51 @me2:51 @only:21 @sad:-23 @secret:-21 @stay:-29 @understand:-21 @write:-33 @you:38 @you-did:-20 bende:40
 bir:21 da:20 gizli:-21 icine:-20 ister:42 kodun:-20 sadec:23 sende:41
ana dal:-24
ancak @I:31 @I-do:21 @not:30 ben:30 her:33 tamam:24
anca @come2:24 @lesson:24 @study:24 olunc:24 soru:24
anda @I:-20 @me2:-20 @only:-24 @understand:-31 bir:-21
anila @deny:-23 yok:-23
anime @I-am:-38 @love:-38 cok:-38 seviy:-38
anind @you-did:-22
aniyi @understand:-33
ani @leave:31 @tell:-20 @understand:-20 anlat:-20
anlad @I-am:-36 @my:-20 @not:24 @only:-30 @study:-23 @tell:-25 @tutor1:-20 @understand:21 @write:-32 @you:-34
 duzel:-22 mi:26 seni:-28 simdi:-26 yalni:-23 yanil:-20
anlam @I:38 @I-am:-20 @courtesy:37 @daily:-20 @feel:-23 @help:-23 @knownot:20 @me2:21 @my:33 @needless:25 @parent:-36
 @rememb:-29 @return:-30 @stay:34 @student_said:-46 @tellnot:22 @you:41 anlar:-23 anliy:43 annen:-37 ben:33 benim:26
 biliy:26 calis:-34 cekin:-24 de:-37 demek:31 dene:-24 diye:-24 diyor:-30 dusun:-29 geleb:-23 geliy:-33 gelme:-31
 gelmi:28 gerek:22 hisse:-23 icin:23 istiy:-27 kadar:35 kalma:29 nasil:28 o:33 onlar:21 parag:31 sen:32 sensi:28
 sorma:-24 turev:-22 yeten:24
anlar @quote:-22 @you:32 ama:32 o:22 yuzde:20
anlas @daily:24 @human:-20 @noone:37 @parent:28 @warn:22 @you-did:34 @you-do:20 annen:27 baska:24 bu:26 cunku:26
 daha:29 icin:40 insan:-20 iste:24 kimse:34 ne:30 o:27 yapal:20 yerde:34 yok:27
anlat @I-not:43 @best:-30 @deny:24 @happy:-27 @home1:-36 @love:-23 @noone:24 @promise:35 @quote:-28 @secret:22
 @stop2:-29 @study:-22 @teacher:25 @tellnot:56 @tired:24 @wait:-24 @warn:-25 @we:34 acisi:-20 ailen:20 aksam:-25
 anlad:-31 anlar:26 annen:25 arami:21 arkad:-20 babam:22 bak:-29 basin:22 ben:28 birin:-26 biter:-31 boyle:-24
 bozul:32 bugun:21 bunla:31 burad:42 buyuk:-20 buyur:22 buyus:28 cok:-20 cumle:-20 da:24 de:-46 demek:-25 dene:-27
 dinle:-20 diye:-20 diyor:-24 dusun:-29 fazla:-28 fotos:-24 gibi:-39 gider:22 gore:26 gucu:-32 guven:27 haber:31
 her:-25 ikimi:23 inanm:38 ister:-42 iyi:-48 kadar:-32 kalbi:-20 ki:29 kimse:21 kolay:-24 konus:-22 misin:-34
 ogren:-36 olan:-20 olay:29 olmaz:-20 olmus:-21 olurs:37 sakla:20 sec:-22 sen:-34 senin:-22 soz:27 sus:31 uzulu:21
 verir:24 yanli:21 yapma:-29 yardi:-21 yargi:-22 yarin:20 yaz:-27 yer:-24 yeter:46 yok:40 yuzde:26 zorla:22
anlay @I-did:-27 @I-not:-32 @deny:22 @human:-35 @leave:36 @not:21 @someone:-41 bir:38 bu:25 cikma:25 cunku:27
 insan:-35 kapas:21 kisi:-20 var:-31 yok:31
anliy @I:30 @noone:32 @quote:-25 @understand:26 @write:-25 @you:25 baska:32 bir:-22 bunu:30 demek:-25 kim:28 kimse:31
 olur:-20 seni:25 yapab:28
annel @afraid:37 @understand:50 bilme:50
annem @I-am:22 @I-did:27 @I-do:31 @deny:-26 @family1:-25 @home1:22 @me2:-23 @rememb:27 @sad:22 @study:29 @tellnot:22
 aklim:35 anlat:-23 babam:-25 cok:28 de:25 kizar:-27 odama:22 senin:22 sofra:29 sonra:25 soyle:43 yok:-26
annen @I:41 @I-am:-23 @angry:-29 @best:25 @courtesy:-29 @daily:-25 @erase:69 @forget:29 @human:-28 @kiss:-53
 @knownot:60 @lie:31 @me2:34 @mine:43 @miss:-24 @my:23 @needless:54 @not:58 @parent:-23 @secret:27 @stay:23
 @student_said:-25 @tellnot:84 @tired:-23 @tutor1:-22 @we:57 @we-let:36 @you:-27 @you-did:-23 @you-do:-30 acma:22
 aksam:-21 ama:26 anliy:-29 ara:-33 arami:29 artik:22 bahse:30 bakar:29 bana:43 bazen:-21 bekle:-24 belki:-21 belli:20
 ben:44 beni:38 bildi:28 bilec:27 bilgi:-28 biliy:-23 bilme:28 birak:-21 birli:-30 bizi:35 bizim:20 boyle:-20
 bugun:-26 bulam:40 cekin:-24 cekme:29 cok:-34 da:-33 dahil:26 de:-20 deger:-23 degme:37 demis:-28 dertl:26 diye:34
 duzel:24 ekran:37 en:28 etmen:-23 etmes:32 etmis:-20 evde:-58 fark:32 gec:29 gecis:23 gerce:33 geris:27 gidin:-23
 girer:30 girin:31 git:-32 gizle:41 gorem:39 gorme:37 gorsu:-24 gurur:-21 guzel:-23 hakli:-26 hemen:25 ise:38 iste:-34
 istem:21 istiy:-31 iyisi:30 kadar:22 kalma:41 kapat:52 kapiy:-26 karis:22 karsi:31 katar:28 kez:25 ki:20 kimse:30
 kiril:-24 kizsa:-23 kontr:48 korku:-23 kos:-20 kosul:25 kulla:-28 lutfe:-26 merak:-29 misin:-22 mu:-24 mutfa:-29
 odasi:-29 odaya:36 ogren:26 okuma:23 olama:-37 olur:25 olurs:-27 oluyo:-23 onayi:29 onun:-32 rahat:20 saat:-28
 saatl:33 sadec:21 sakli:22 sana:-23 saniy:-25 saril:-38 sende:-22 seni:-25 sesle:-20 sey:20 sil:28 simdi:20 sonra:29
 sor:-21 sorar:36 sozle:24 tabag:22 tamam:32 tatli:-20 telef:39 tepki:-20 terk:27 teyze:-20 uyand:-30 var:20 ve:-33
 ver:-24 ya:-25 yalan:20 yanin:-23 yap:20 yarin:-21 yaz:32 yazis:30 yazma:32 yerin:-33 yetis:50 yok:20 yuzde:24
 yuzun:-24 zorun:33
anney @deny:24 @tellnot:-31 degil:24
anne @leave:-31 @not:-27 @parent:-20 @return:-21 ayril:-24 baban:-30 cocug:-25 cocuk:-20 payla:-21 yuzun:-27
antre @leave:-38
an @I-am:40 @I-did:42 @I-do:22 @I-not:-21 @body:23 @courtesy:26 @daily:28 @home1:24 @lonely:25 @noone:-21 @sad:-24
 @tired:21 @wait:21 @you-did:25 altin:20 baska:-25 batta:20 guven:-21 icime:20 kim:-26 misin:-21 musun:-25 nasil:-29
 sandi:-21 sen:26 senin:-21 yaz:-21
apart @return:-21
araba @love:-32
arac @daily:-22 @rememb:-22 dusun:-22 gibi:-26
arada @my:29 aklin:29 gelse:29 yeter:21
aradi @deny:33 @not:-30 @understand:-29 bulam:-21 mi:-31 o:-20 yok:34
arala karis:27
arama @we:20 @you-did:31 cok:-23 oldun:25
arami @best:33 @knownot:-25 @lesson:-28 @love:36 @my:-23 @study:30 @tellnot:21 @tutor1:22 @understand:32 @wait:-33
 @you:27 @you-do:37 ask:28 bagi:27 bu:46 buyuk:21 cozer:34 da:-24 dursu:31 elekt:43 fark:-26 fizik:26 kalac:26
 kaldi:-33 kimse:30 merak:33 mi:26 ozel:44 sen:34 sey:50 tutam:-33 yok:24
arand @daily:25 @tell:25 @understand:25 anlat:25 gecen:25
arasa @my:20 @understand:20
arasi @I:20 @I-am:34 @best:24 @knownot:-24 @secret:31 @you-did:37 ait:-24 benim:25 bu:25 burad:21 egiti:-30 fark:-24
 harca:28 onlar:-20 sana:23 sey:-23
araya @write:-21 @you:-21 girme:-22 sen:-21
ara @I-do:27 @daily:-30 @forget:25 @my:-29 @quote:24 @return:-22 @you-did:-29 bende:-22 beni:35 bu:-25 ver:-40
 verin:26 zaman:-23
ardin @I-not:28 @human:22 @leave:35 @lonely:25 @my:20 @not:33 @only:36 @parent:-20 @stay:39 bir:34 birak:31 gerce:25
 kim:28 nasil:28 ne:-22 sey:24 turu:-23 ve:-25
arila @tell:-25 haber:-25
arkad @I:26 @I-am:48 @I-did:37 @I-do:35 @afraid:-29 @body:30 @deny:28 @help:-38 @home1:-21 @needless:34 @noone:24
 @not:46 @parent:-37 @promise:-25 @secret:-23 @study:-21 @tutor1:34 @we:26 @write:-35 @you-do:-24 @you-if:30 acma:20
 anlas:-33 arac:-25 arkad:-24 ayirm:-20 ayril:20 baski:-31 belki:-27 ben:28 bile:27 biliy:-30 bilme:24 birin:-25
 bulam:28 buna:-23 bunu:20 burad:23 caliy:23 canin:-27 cik:-22 dalga:27 dedig:24 degil:33 degis:-22 demis:-20 der:29
 derdi:-35 dinle:-21 disla:-20 diye:-31 dogum:-30 duyar:22 et:-20 etmez:21 etmiy:23 farkl:-23 fazla:61 fikir:-21
 gecer:32 gerek:37 geriy:23 git:-20 gonde:-20 gor:23 gorme:-25 gurul:37 guven:-28 hak:27 hayat:-23 hic:22 icin:-30
 iste:-21 isted:-28 ister:24 iyi:-23 kalir:24 kampa:21 kapiy:22 kaybe:22 kazan:-20 ki:-25 kimse:-21 kitap:-21
 kiyas:-21 kolay:-29 konus:-23 korku:-29 misin:26 ogren:-25 ogret:20 okul:-20 okuld:-35 olabi:38 olama:24 olmak:20
 olmam:-38 olmay:-27 olmaz:21 olsam:25 ona:-34 once:-36 oneml:55 onlar:34 ote:33 ozel:-21 peki:30 sana:-33 sen:25
 senin:36 seven:20 sevgi:-28 sey:-24 sinem:-33 sirri:-24 sorun:21 soz:-23 takil:-24 tam:-29 taniy:-20 tasin:-29
 tasiy:21 telef:-30 tirna:38 topla:31 var:-24 verdi:-30 verim:-23 verme:-25 ya:-30 yanin:22 yapiy:26 yarin:31
 yayma:-21 yazmi:-25 yoksa:24
arkan @leave:43 @not:28 @only:36 @return:42 @understand:35 bakma:33 bir:25 birak:25 hep:21
arkas @I-be:34 @deny:-26 @human:37 @someone:22 @you-do:-26 biri:22 oldug:24 var:29 yok:-26
arka sirad:26
arsiv @not:24 @parent:21 @understand:24 at:25
artik @I-did:32 @I-not:34 @body:21 @lesson:34 @love:20 @miss:25 @my:34 @needless:-22 @not:50 @quote:-46 @stay:27
 @you:41 beni:26 benim:21 cifti:26 gerek:-22 istem:41 kalma:27 o:29 sana:21 senin:21 sey:32 sorul:27 yazdi:-23
asagi @study:-21 bakma:28
asama @write:-20 yaz:-20
asans @I-did:37
asigi @I-did:-35 @love:-36 @my:24 @study:24 @understand:35 @you:29 anlas:26 bir:22 sana:29
asik @I-am:47 @cry:-21 @love:-26 @me2:24 @need:27 @only:-21 @quote:-31 @tell:-28 @we-let:27 ama:-24 anlat:-22 beni:22
 bir:-25 bu:-23 ettin:40 gibi:27 her:-21 icin:33 kendi:31 ol:32 olama:-22 oldug:-27 olmam:28 olmaz:24 sevgi:-23 var:23
asil @daily:-22 @deny:-20 @my:-24 @not:-29 @study:-35 @you:-30 bolum:-21 ceken:-21 degil:-20 mu:-21 ogren:-20 sonra:21
 yoksa:-21
asiri @study:20 tepki:24
asit baz:-23
asiyo @I-do:23
aska gecis:-30
asker @I-did:31 @understand:21 @wait:20 nobet:30
askim @I-am:21 @I-do:23 @daily:39 @lesson:32 @lonely:26 @noone:23 @not:21 @only:30 @stay:27 @study:28 @write:26
 @you-did:28 @you-do:30 bitir:21 bos:26 buyuk:27 da:32 gelsi:23 her:23 kolay:23 mi:29 sensi:22 sinav:30 ya:-21
askin @I:30 @I-did:39 @not:21 @study:22 @you:23 ben:30 dopam:-24 kimya:-23 seni:23
aski @daily:-23 @my:23 oldug:23
ask @I:23 @I-am:23 @I-did:26 @home1:23 @tell:-22 @tutor1:34 @understand:-25 @write:42 @you:50 @you-did:28 anlat:-22
 bu:21 cekti:27 guzel:26 hikay:26 itira:31 mektu:20 mi:25 ne:20 olmal:28 sana:27 senin:27 sey:23 ve:-21 yazdi:34
asla @knownot:48 @not:55 @understand:34 @you-do:23 ogren:39
aslin @I:32 @I-be:21 @human:53 @my:40 @only:48 @program:25 @tell:31 ben:30 bir:48 biriy:21 gerce:25 insan:28 kendi:42
ataca @I-am:26
atak @my:36 @only:20 bir:20
atan @only:31 bir:31 kalp:23 sey:20
atard @heart:-21 @stay:-21
ataso @understand:-23
atesi ama:26 cikti:22 dun:20
atinc @I-am:24 @love:24
atiyo @me2:26
atlad @return:-22
atmak bu:24
atma @noone:-21 @only:-31 @understand:-32 @write:20
atmis @lesson:-21 @you:-27 ben:-22 de:-24 parag:-21 sana:-24
atsan guzel:32
attig @I-did:-32 @understand:-29
attil @lesson:-20 ilhan:-22
at @help:32 @not:35 @parent:22 @understand:39 @write:28 baban:22 herke:-23 kimse:32
avucl @tired:28
ayaga kalki:-25
ayagi @feel:-26 altin:-25 birbi:25
ayakl bas:-43 kesil:33 yerde:38 yere:-34
ayakt @not:40 de:27 sensi:23 tutan:20 tutar:-38
ayari @not:44 degil:37
ayarl @leave:-30 @you-do:-29 sileb:-25
ayip @deny:-37 @not:-35 @you-do:24 degil:-30 eders:24
ayira @only:40 dakik:34
ayird @me2:41 @noone:25 @not:23 @study:-22 bu:23 kimse:25 vakti:28 zaman:23
ayirm @best:-24 @forget:-20 @home1:-27 @stop2:-20 isted:-20 unutm:-20
ayir hep:21 okul:21
aynay @I:21 @I-did:23
aynen oyle:-26
ayni @I:20 @I-am:25 @I-do:-38 @I-not:33 @afraid:30 @best:-21 @deny:41 @help:-36 @leave:-21 @life:22 @needless:-27
 @noone:36 @not:24 @parent:-26 @someone:-20 @stay:-30 @study:-21 @tellnot:-28 @you:23 @you-did:-20 @you-if:-23
 aciyi:24 anlat:22 arkad:-20 ayni:25 bakti:30 beden:21 ben:20 buldu:-20 bunu:-33 calis:-26 cevap:-36 da:-26 daha:-23
 degil:26 dogmu:30 ederi:-24 etme:-28 evde:29 gun:-25 istiy:22 kagid:22 karsi:-25 konuy:20 korku:30 ligde:48 ne:-28
 odada:-29 olmak:-22 onlar:30 oturm:28 oturu:-24 ozenl:-27 sekil:-33 senin:33 sey:-33 seyi:-21 sicak:22 sirad:28
 sonuc:-33 soyle:-32 takil:-25 ulast:-28 uyanm:28 ve:-20 veriy:-27 yakin:-23 yardi:-24 yerde:-21 yok:21 zorun:-26
ayril @I:51 @I-not:39 @afraid:21 @body:25 @come2:-20 @deny:27 @happy:24 @human:-23 @leave:20 @lesson:-20 @me2:57
 @mine:49 @my:38 @needless:24 @noone:33 @not:37 @quote:-41 @sad:-25 @stay:-26 @tell:-36 @we:33 @write:-23 acisi:-25
 artik:35 bana:40 baris:-23 bende:28 benim:29 biraz:23 bu:-37 bunu:32 canin:-21 da:25 degil:21 demek:-29 ders:-22
 geliy:26 gorun:-26 hicbi:33 insan:-20 lafin:22 simdi:25 sonra:-31 uzuld:-31
ayrin @leave:-22 @tell:-20 bu:-23
ayri @leave:22 @my:23 @stay:24 @you-do:36 calis:23 goruy:-25 her:22 kalma:24 karis:27 karsi:-21 yere:20
ayse @noone:-26
ayt matem:-20
ayy @leave:20
ay @I-did:35 @best:-24 @leave:-27 @lesson:23 @only:-33 @return:33 @you-did:-30 @you-do:-30 baska:-24 boyun:-20 cok:-33
 isigi:26 iyi:-27 ne:-20 topar:35 var:-24
az @I:27 @I-did:37 @body:24 @daily:52 @home1:21 @human:29 @leave:20 @me2:23 @my:21 @tell:-22 @we-let:-24 bu:-20
 cok:-21 guzel:-26 insan:30 kaldi:-33 notla:21 olur:-29 once:38 seni:-23 sinav:-20 takil:-25 vardi:21 yanli:-25
 yetis:-21
a mi:-20 sikki:35
babaa @secret:21 de:23 guzel:-24 ne:-28 yasli:23
babal @not:28 @understand:36
babam @I-did:29 @deny:-26 @only:-20 @study:36 bir:-20 da:24 ekip:-20 yok:-26
baban @I:29 @I-do:38 @best:35 @come2:26 @human:24 @needless:25 @not:43 @only:26 @parent:-32 @secret:36 @someone:20
 @student_said:-28 @study:45 @teacher:-26 @tellnot:36 @you-if:48 alir:27 at:33 bagir:-24 belli:22 ben:43 bile:25
 bilme:20 bilsi:20 birli:-23 bu:23 calis:36 cekin:31 cikma:-27 cok:-22 da:-31 daha:27 de:31 demis:21 denem:25 dersi:32
 diye:-33 duyar:24 duyma:-22 edebi:25 etme:29 gibi:-24 gorme:39 gorus:20 icin:34 ilk:-23 iste:-25 karis:20 ki:-31
 korku:-29 mi:-34 ne:-24 o:-38 odand:-35 ofkes:34 ogren:28 ona:-27 paras:22 sakla:24 sonra:-21 sorar:20 sorun:22
 sozu:-32 yanin:-32 yapti:21 yuzun:-34 zor:-33
babas ogren:-21
bagim @noone:22 @only:38 @return:35 @secret:37 basla:20 bir:26 degis:-22 sana:21
bagir ama:-25
bagi @leave:20 @noone:34 @not:34 @study:33 kopar:20
bagla @I:-37 @I-be:-21 @leave:-40 @me2:-30 @not:22 @only:-29 @tell:-21 @tutor1:-25 @write:-30 gibi:-31 tikla:-21
bagli @daily:30 @my:-20 @not:-28 @study:-21 @you:20 kalma:-42
bag @leave:-25
bahan @you:28 bulur:23
bahce o:27
bahse @I-do:-21 @best:27 @deny:42 @help:26 @needless:42 @not:46 @study:-20 @tutor1:-24 daha:45 gerek:21 hemen:30
 iyi:42 olur:42 onu:21 seni:20 yok:26
bakal @I:29 @leave:28 @lesson:20 @me2:23 @you-do:28 kac:28
bakan @I-do:32 @jealous:29 @wait:24 kiska:29
bakar @I:28 @I-did:20 @I-do:26 @leave:44 @study:20 @you:34 ben:27 ekran:33
bakim veren:-22
bakin @I-am:34 @understand:49 gorme:33 yitir:-23
bakip @I-am:43 @I-be:20 @I-did:50 @daily:29 @my:29 @not:-23 bakip:23 cekey:20 cekiy:28 durdu:30 ic:37 ister:22
bakis @I:39 @I-do:24 @me2:24 @my:20 @sad:-20 @study:24 acisi:-20 anlam:28 ben:28 beni:24 da:26 var:36
bakiy @understand:32
bakka @understand:22
bakla @I-not:23 @not:32
bakma @I:47 @I-had:-20 @I-not:36 @best:-20 @body:-33 @daily:-35 @home1:24 @jealous:24 @love:21 @me2:39 @mine:20 @my:24
 @not:26 @you-did:-20 bende:30 benim:26 bile:30 bu:21 doyam:21 icin:-20 kiska:24 kiyam:26 mi:32 oyle:28 yanli:-20
 yatma:20
bakmi @not:24 @tutor1:31
baksa @study:33
bakti @I-am:24 @leave:30 @love:35 @only:27 @you:42 o:20 sana:29
bak @I-am:20 @I-did:39 @I-do:37 @body:20 @cry:25 @leave2:24 @noone:25 @only:55 @return:-24 @understand:33 @we:23
 @without:23 @write:45 @you:24 basim:31 baska:29 ben:20 bi:24 bir:28 bizi:23 bozul:21 bu:-29 bunu:31 burad:-36
 diken:23 mecnu:30 tuzak:-21 var:-34 yine:36
balko @I-am:29 @leave:22
bal gibi:34 mi:32
bamba @you:23
bana @I-am:33 @I-be:21 @afraid:31 @body:47 @daily:24 @deny:-41 @feel:40 @heart:25 @leave:35 @leave2:35 @lonely:35
 @love:30 @mine:31 @needless:-42 @only:30 @promise:39 @quote:-25 @return:39 @secret:21 @student_said:-32 @study:-23
 @thanks_to:29 @wait:25 @you-do:24 ac:31 adim:-29 agir:35 ailen:34 ait:52 aitsi:27 al:24 aliyo:28 ama:-29 anlam:32
 artik:27 askim:37 ayir:24 ayirm:21 az:-22 bagla:-26 bakip:27 basin:25 baska:44 bekli:20 bes:26 biliy:23 bir:23
 biraz:34 borcl:29 borcu:-34 bos:23 boyle:29 bu:46 butun:26 calis:-20 cevab:-29 ciddi:-23 cilve:20 cok:38 cumle:-27
 cunku:35 dakik:38 danis:34 davra:30 de:-28 dedig:22 degil:-44 der:27 ders:26 devam:34 diger:20 diyeb:27 dok:55
 dokun:21 don:21 donme:45 dort:-30 edinc:23 ediyo:25 eksik:-35 et:38 farki:23 gecel:30 gel:24 geldi:35 gelec:34
 gelen:26 geliy:41 gerek:-22 geris:34 getir:27 gidiy:29 gitme:42 gonde:-25 gore:-27 goruy:22 gul:30 gurur:21 haksi:20
 hatir:25 hayat:25 hep:30 hepsi:20 hikay:31 hisse:32 icini:22 ihane:31 incin:21 incit:22 ise:27 isted:-30 kabul:21
 kadar:37 kal:25 kapan:28 kendi:-45 kez:-35 kimse:-25 kiril:-31 kisi:22 kitap:-27 kizab:-28 kos:27 kosac:23 koy:29
 kustu:-23 misin:29 miyim:-20 mu:21 musun:40 nasil:40 ne:24 nefes:38 o:39 ogren:21 ogret:33 oldu:21 once:-47 oneml:-29
 ozels:24 reva:23 robot:23 sadec:21 sahip:35 sende:20 sensi:27 sevdi:24 sey:-30 seyle:-30 soguk:25 sonra:52 sorab:-37
 sorar:35 sordu:-24 sorsu:24 soru:-36 soruy:31 soz:35 sunu:-26 takil:25 tamam:32 tarti:-23 uc:-25 vakit:29 ver:23
 veril:29 yakin:22 yakis:24 yani:32 yanin:-24 yapar:27 yapil:33 yapma:26 yazac:31 yazan:21 yazdi:-34 yazma:-21
 yazmi:-22 yer:28 yeter:28 yetti:31 yoksa:27 yuzde:25
banka @only:-27
barda @body:31 cay:24 ic:-21
bari @help:24 @leave:39 @miss:23 @my:22 @not:26 @only:35 @stay:34 @write:24 @you:27 bir:35 gitme:26 sen:26
basam @leave:-22
basar @best:-24 @courtesy:-24 @cry:23 @happy:-20 @my:32 @parent:-21 @secret:-20 @understand:23 @you-did:-20 beni:21
 benim:32 diken:20 emegi:-20 o:-24 ogret:-20 olur:34 senin:-24 sensi:-45 sevin:-20
basa @I-did:25 @stay:34
basim @I-did:30 @I-not:-21 @best:26 @come2:32 @daily:27 @home1:28 @return:48 @stay:21 @study:23 @tired:22 @you-do:55
 agriy:33 aliyo:30 bugun:25 catli:29 cok:21 dondu:38 donuy:27 o:21 olur:22 omzun:22 yetme:-21 yuzde:21
basin @I:33 @I-did:43 @I-not:21 @body:41 @cry:32 @help:-39 @leave:-28 @lonely:21 @me2:46 @mine:36 @noone:-28
 @return:-40 @sad:-39 @tell:-26 @tellnot:-36 @understand:-43 @you-did:-33 @you-do:34 agriy:-41 ama:23 anlat:-25
 bana:36 bayil:-20 birbi:23 calis:31 daha:-26 derde:21 donuy:-32 gecir:-20 gibi:-20 girer:24 gitme:-21 gitmi:-25
 kaldi:-22 kalma:-22 mu:-27 o:23 olabi:-21 olan:-21 olsun:-41 oturd:29 sag:-41 tasim:-37 tasiy:-34 var:-35 vardi:-24
 yasla:23 yok:-35
basit @only:-29 bir:-20
baska @I-am:-24 @I-did:46 @I-do:43 @I-not:59 @body:54 @darling:36 @deny:46 @erase:-20 @heart:32 @home1:57 @human:21
 @jealous:28 @knownot:25 @leave2:26 @lesson:26 @lie:32 @love:40 @mine:27 @my:57 @needless:20 @not:36 @program:35
 @sad:45 @stay:34 @study:21 @tutor1:33 @you-did:-22 @you-if:31 ama:30 arama:27 artik:21 asik:22 ayirm:21 bana:27
 basla:24 beni:-37 benim:23 bile:22 birak:-23 biri:23 calis:20 cozme:-23 da:-51 daha:-28 de:-60 dikka:-21 dogru:36
 dunku:-24 duyar:29 en:31 etmis:26 gecen:-22 gecir:-41 gecme:-23 gerce:24 gitme:22 gore:-20 gorun:43 gune:-21 hicbi:22
 ihtiy:21 iletm:-20 ilgil:-41 insan:-34 isim:43 isine:-20 istem:46 iyi:-22 kalbi:29 kaldi:32 karar:-21 kayna:-26
 kelim:29 ki:31 kimim:25 kiril:41 kiska:28 kiyas:-47 konud:-22 konus:21 koy:-26 kulag:30 kulla:24 laf:22 mi:22 mu:31
 ne:-31 odada:-20 odaya:-38 ogren:37 okula:-23 olama:21 olman:20 olmaz:20 olsun:27 onu:-20 plan:23 sana:40 sekme:21
 sen:20 senin:-28 sevgi:20 sevme:21 sorun:-29 soruy:22 tak:-20 takdi:27 tehli:-21 ugram:24 yalan:32 yapay:36 yapma:20
 yazmi:-30 yere:38 yerin:-32 yikil:26 yok:69 yolla:-25 yolu:21 zekay:36
baski @study:-28 @write:-28 altin:-20 konus:-28 yapiy:-24
basla @I:32 @I-be:21 @me2:30 @mine:24 @only:-22 @study:-22 @understand:-25 @write:-25 @you:35 bana:24 bitir:-28 cok:21
 hangi:-24 her:37 icin:-23 onlar:20 sakla:20 sana:41 sey:21 ve:-30
basli @I-will:-30 @lesson:-21 @tutor1:-22 @you:-24 sonra:-30
basta @I-be:21 @I-did:-32 @daily:-24 @leave:-27 @tutor1:21 @we-let:-32 alali:-25 biliy:24
basti ondan:22
basvu @leave:-30 @wait:-20 cikti:-24 yapil:-22
bas @my:26 @stay:34 @understand:-21 @wait:-20 basa:44 tacim:22
batta altin:20
bayil gibi:-24
bayra @I:30 @I-did:43 @daily:28 @family1:21 @parent:-21 @study:-22 ben:20 cok:-21 ders:-20 dikti:27 gitti:21 kutlu:-22
 olsun:-22
bazen @I:42 @I-am:34 @I-do:-27 @human:-34 @leave:25 @lesson:-25 @lonely:24 @me2:29 @mine:29 @not:-23 @return:-23
 @tellnot:-23 @tutor1:-25 @understand:-52 @write:-26 anlam:-21 bana:29 ben:28 cok:24 da:20 en:-21 gelir:-23 gibi:-20
 insan:-25 sonra:-25 yaziy:-25
bazi @best:-20 @parent:26 @tell:-34 buyur:-20 golge:-20 iyi:-20 seyle:40
bebeg @body:21 @daily:26 @study:38 @tired:21 @we-let:20 cozer:24 daha:27 nasil:23 soru:27 yorul:21
bebek @cry:-21
beden @I-do:-26 @I-not:-28 @daily:-31 @deny:-22 @feel:-28 @not:-25 @sad:-27 @tell:30 @tired:-25 aci:-25 ama:-25
 hisse:-20 icin:-30 ilk:21 olsay:29 sana:27 soyle:31 spor:-20 tasiy:22 var:38 ya:-21 yok:-26
begen @best:-24 @understand:-38 degis:-24
bekle @I:28 @I-am:32 @courtesy:-24 @help:-24 @human:-30 @leave2:25 @only:-24 @parent:-25 @quote:-29 @rememb:24
 @someone:20 @study:-29 @tellnot:-21 @we-let:22 @you:38 @you-did:32 @you-do:36 ara:-22 basit:-25 bekle:24 ben:27
 bir:-32 biri:21 bunu:-20 cevap:-31 da:-26 diler:-21 diye:-23 durdu:32 gitme:24 guzel:28 icin:-28 kim:-29 kimse:-22
 mi:31 mu:26 ol:-23 ozur:-24 rahat:-29 senin:32 sogum:-28 sonra:-21 unutm:27 var:24 yok:-36
bekli @daily:34 @noone:20 @stay:52 @study:-41 bu:20 mi:-20 sabah:21 sen:-31 seni:21
belim @tired:27 agriy:27
belir @I-did:-22 @not:-22 @only:-28 @parent:29 @write:25 annen:29 bir:-28 yanin:29
belki @I-am:27 @best:-29 @daily:-29 @heart:21 @help:-20 @noone:-47 @not:-21 @parent:25 @sad:21 @tell:-30 @write:-21
 @you:23 baban:27 belki:-23 daha:42 de:51 farki:-26 iyi:-25 onlar:-45 soru:-21
belli @I:44 @I-did:26 @best:24 @deny:-25 @knownot:20 @my:36 @only:-28 @tellnot:62 @understand:24 @wait:24 anlat:20
 bir:-28 etme:61 olmas:24
bence @erase:-20 @help:-21 @leave:-23 @my:-27 @parent:26 @study:-35 @tell:31 @understand:31 @write:-34 @you:-26
 anlat:31 de:-27 kapat:-20 o:23 once:-27 var:-39
benci @deny:-48 @not:-40 olmaz:-36
bende @I-did:-23 @I-not:28 @best:-31 @forget:32 @help:28 @home1:21 @leave:50 @love:36 @me2:20 @my:-23 @noone:27
 @not:20 @quote:-32 @rememb:24 @stay:46 @stop2:28 @student_said:-32 @teacher:-26 @tell:25 @you:-25 @you-did:49
 @you-do:28 @you-if:44 anlam:35 anlay:33 arama:33 ayri:39 bakar:-23 baska:34 bilem:31 bilir:-39 biliy:38 birak:26
 bu:-52 bulam:21 buldu:28 bunu:29 calis:21 caliy:24 cikar:23 cikma:29 ciksi:20 cok:-28 da:-23 de:28 deger:-21 deste:25
 devam:-26 dusun:24 dusuy:25 et:26 gayri:27 geris:-36 geriy:30 gorem:21 gorur:-32 hosla:25 ipucu:-24 isted:-23
 istem:24 ister:22 istiy:27 iyi:-30 iyisi:38 kadar:-36 kaldi:27 kalsi:53 kayna:-22 kendi:23 konus:-32 kopar:37
 kopma:38 lutfe:20 mi:52 mu:43 ogret:-26 ol:23 olsun:39 olurs:20 oneml:57 sen:-44 seni:29 senin:28 sikil:22 soyle:22
 tanir:-47 tut:28 uzakl:34 var:36 varsa:20 vazge:35 yani:28 yardi:-29 yazmi:-30 yerin:27 yok:25
benim @I-be:-33 @I-did:36 @I-will:-41 @angry:-22 @best:26 @daily:-27 @erase:20 @forget:34 @happy:21 @help:32
 @knownot:-26 @leave:23 @life:-41 @lonely:31 @marry:42 @need:44 @noone:37 @program:-35 @return:29 @sad:-20 @someone:22
 @stop2:35 @tell:-29 @tellnot:37 @thanks_to:38 @wait:40 @you-if:25 adimi:25 ailen:20 asla:34 azalt:-22 bahan:22
 basar:30 baska:31 bile:-22 bileb:-23 biliy:28 bilme:-23 birin:35 bosa:24 bulam:26 buldu:-25 cikar:27 cikti:30
 cocuk:-29 cozme:-20 de:43 demek:45 dinle:25 disim:27 dunya:26 ederi:-25 ekran:29 esin:25 etmez:-33 evlen:22 fark:-25
 farki:26 fikir:-20 gelme:25 gerce:43 geris:-26 gibi:56 gizle:22 goste:-22 goz:24 gozum:32 gunum:25 gurur:21 hatir:25
 hayal:36 her:35 icin:44 ihtiy:44 ilk:26 isted:-31 iyisi:31 kal:28 kalab:23 kalsi:33 kisa:-21 konus:27 koruy:26
 kotu:30 kucuk:-32 mi:38 misin:41 mu:26 mumku:-26 musun:25 nazar:30 ne:46 nefes:20 numar:31 ogren:32 ol:53 oldug:23
 olmad:-21 olmay:22 olmaz:42 olsan:28 onerd:-20 oneri:-21 onlar:30 payim:-32 progr:-22 sadec:-21 sakin:-29 sakla:-41
 sayem:21 sebeb:27 seni:40 sensi:24 sevme:-40 sey:21 sinav:27 sinir:-20 sivil:20 sorum:-29 soyle:-26 surey:-25
 taniy:22 tatli:22 tek:42 tesek:-25 unutm:35 uymad:-21 uyu:-34 uzatm:-35 var:45 vardi:20 varli:22 ve:20 vedal:-21
 yanim:25 yapab:20 yapac:-26 yarin:23 yazis:-30 yeter:27 yilla:-28 yok:-30 zaman:-31 zor:49
beni @I-am:30 @I-be:56 @I-did:24 @I-will:-21 @body:35 @cry:22 @deny:29 @erase:-23 @forget:32 @help:23 @jealous:30
 @leave:21 @lesson:-28 @lonely:35 @love:38 @marry:-21 @my:23 @need:25 @needless:-47 @noone:38 @only:29 @program:28
 @quote:-32 @return:48 @secret:48 @stop2:23 @study:25 @teacher:33 @tell:27 @write:23 @you:28 @you-did:45 @you-do:53
 @you-if:21 actig:21 aglat:22 aksam:20 ama:34 anlam:-25 anlat:-27 ara:29 arac:-22 arami:25 arkad:36 artik:20 asil:-23
 ataca:27 ayakt:23 basin:40 baska:33 bekli:39 beni:-21 benim:24 bile:20 biliy:35 bir:21 birak:40 biter:20 bitir:31
 bolum:-21 boyle:39 bu:21 bulam:47 bulur:22 bunu:21 ceken:-28 cekin:-24 cok:28 cozum:20 cunku:-27 daha:22 de:73
 degil:30 degis:38 der:-31 derin:32 diye:-27 ekip:-29 ele:31 en:21 etmez:-28 etmiy:-23 etti:24 ettin:33 gelis:-34
 gerek:-23 gidiy:23 gor:44 hep:30 her:24 herke:20 hic:33 ibare:24 icin:56 ihmal:36 ilgil:-28 incit:-34 insan:-21
 isted:-31 istem:42 istiy:39 iyi:-25 kal:20 kaybe:30 kenar:58 kendi:41 kime:35 kimse:24 kirma:-29 kiska:30 konus:26
 korkm:-22 korku:28 lazim:23 mahve:24 memnu:-29 mi:58 misin:33 muydu:24 ogren:30 olabi:-21 oldur:45 olmaz:-32 olurs:30
 onems:44 onlar:23 onu:46 oyle:40 oyunc:29 progr:30 rahat:-26 sakla:42 sana:37 secti:26 sen:33 sensi:31 sessi:20
 sevdi:21 sevin:27 sey:-34 silme:-27 simdi:34 sonra:45 sor:-32 sordu:21 soyle:40 soylu:-23 tamam:-35 terk:23 tutan:23
 unuta:24 unutm:30 unutt:25 unutu:21 uyar:-22 uzdug:30 uzmez:-32 uzulm:-40 uzuyo:35 var:29 ve:41 verir:30 verme:21
 yalni:24 yanin:28 yapar:23 yapay:26 yaral:37 yari:30 yarin:35 yasak:34 yerin:-24 yeter:26 yok:20 yolda:30 yuzde:-25
 zorun:-22
benle @you-do:35
bense @I-am:22 @understand:25 goruy:22
bensi @I-do:20 @come2:27 @daily:31 @not:41 @only:34 @sad:30 @stay:21 @you:35 @you-did:32 @you-do:-23 @you-if:33
 basla:28 bile:25 bir:24 bu:24 cakil:22 cok:-25 cozdu:-26 cozuy:-20 dagil:30 de:-50 demek:24 dene:-33 denem:26
 dustu:26 gayet:-20 gecir:25 girdi:25 gordu:26 guzel:-24 her:28 kazan:28 mi:44 o:44 sen:35 sinav:28 verme:21 yapam:22
benze @I:24 @I-will:-22 @best:25 @daily:-20 @deny:26 @lesson:-24 @my:30 @tutor1:-37 anlat:-29 calis:26 daha:-22 mi:-20
 olmay:30 yok:31
benzi @best:35 @only:35
ben 4:-25 @I-am:37 @I-do:28 @I-not:-30 @afraid:33 @cry:22 @daily:46 @family1:23 @forget:32 @happy:25 @help:-26
 @leave2:32 @lesson:-28 @life:43 @lonely:33 @love:20 @miss:24 @noone:27 @parent:20 @program:-23 @selfProgram:-37
 @someone:-31 @stay:31 @thanks_to:25 @tutor1:-28 @understand:20 @wait:29 @warn:-22 @we-let:25 @without:48 @write:-29
 @you-do:47 aciyi:21 adiml:-39 alird:23 alisi:44 alisk:32 almam:30 ama:-57 an:20 ancak:-24 anlat:-23 anliy:28
 araci:-32 aract:-23 arkas:34 artik:23 asist:-22 ayird:-25 ayiri:27 aynay:24 bakal:26 bakay:-27 baska:33 basli:-39
 basta:24 bazen:33 bekle:35 bekli:27 bil:20 bildi:-20 bilec:34 biley:38 bilir:50 biliy:28 bilmi:28 birey:22 biri:-35
 biriy:48 bitti:43 boyle:-24 bugun:33 buldu:-33 buna:-38 carpi:22 cekiy:23 cekti:21 ciddi:28 cizdi:-23 cok:29 cozdu:37
 cozem:26 cozer:-33 cunku:-32 da:-49 dagil:28 daha:29 de:32 demed:21 depre:25 derim:25 dert:34 desem:-20 deste:-38
 diger:27 dil:-39 diyem:-34 diyor:25 dogdu:23 dogru:-26 dort:26 dost:-27 duvar:30 duyuy:20 duzel:-20 ederd:30
 edeyi:-25 eksil:22 eller:29 ergen:22 et:20 ettim:22 evden:35 evlad:27 ezber:28 farki:24 formu:-29 gece:47 geciy:20
 gelem:-23 gelen:-25 gelme:-21 gerce:36 gerek:-22 geris:39 getir:20 gider:-27 girdi:22 giriy:31 girme:-28 girmi:33
 gordu:34 gorme:-28 goruy:62 gun:41 gunce:-20 gunde:24 gunle:27 guzel:23 hamsi:30 haric:27 harit:-36 hasre:28
 hatir:-43 hayat:32 hazin:28 hep:47 hepsi:22 her:37 hesap:-26 heyec:27 hic:35 hikay:22 iki:40 ilac:33 ilk:37 ipucu:-44
 ise:55 iste:32 istem:-44 istiy:30 kacma:24 kagid:-23 kalab:23 kaldi:20 karan:41 karis:-29 karsi:-36 kavra:21 kaygi:28
 kazan:34 kere:20 kesin:-21 ki:29 kilav:-24 kilo:30 kim:35 kimin:23 kimya:35 kisi:-23 kisiy:33 kizim:22 kontr:-38
 konus:54 korka:23 korku:35 kosed:28 kosem:29 koydu:-33 kpss:33 lisey:-21 liste:-30 makin:47 mecbu:-20 mecnu:30
 mezun:25 mi:26 miyim:26 model:-34 muste:-29 muyum:36 nasil:47 ne:27 neden:49 nefre:28 neyim:27 not:-23 notla:-23 o:22
 odevi:41 okudu:22 okuld:24 okuru:32 okuya:-22 okuyo:23 olayi:30 olmad:37 olmak:35 olmal:26 olmam:-42 olmas:26
 olsam:-54 olur:-31 oneml:24 onlar:25 onu:-23 orada:37 ornek:-22 ortao:22 oturu:22 overk:21 oyle:-20 ozetl:-20
 ozler:30 plani:-33 progr:-29 rahat:-25 robot:37 ruhun:28 sabah:41 sadec:-28 sakin:34 sakla:-27 satir:-23 sayil:20
 sekli:-35 sen:-32 seni:25 sevem:-21 sever:37 seviy:28 seyi:28 sinav:31 sinif:27 sira:32 siral:-28 siran:20 siray:-24
 sona:-26 sonra:30 sonuc:-32 sor:-21 soru:-24 soruy:-44 sozcu:-26 surek:20 susar:26 susuy:-36 taban:-27 tamam:26
 tanid:21 taraf:-22 tasiy:39 test:27 topar:25 tutar:45 tutma:-29 ulast:-28 unive:46 unutm:20 unutu:23 uyani:33
 vakit:24 vardi:20 varim:36 varke:36 ve:-44 verdi:-34 verem:-45 verey:-25 verir:20 veriy:35 virgu:24 ya:-20 yakin:36
 yanil:-23 yanli:-31 yarat:34 yarim:20 yarin:-22 yasad:40 yasam:-31 yasay:20 yasin:27 yazab:-23 yazac:-25 yazam:-26
 yazay:-27 yazdi:-26 yazil:-31 yaziy:27 yemek:25 yeni:-36 yerin:-33 yeter:34 yetme:-22 yetmi:36 yil:34 yilla:30
 yine:-24 yirmi:27 yiyem:-21 yks:34 yokke:28 yokum:43 yuzde:-41 zaman:26 zayif:24 zeka:33 zekay:-38
berab @I-am:24 @we-let:-23 @write:-23 yapar:-36 yasla:24
berba gecti:20 sivil:20
beri @I-am:41 @I-not:24 @leave:22 @my:23 @noone:22 @not:28 @rememb:33 @understand:22 @you:25 biliy:22 cok:23
bes @I:33 @I-do:21 @daily:-20 @deny:25 @lesson:-23 @me2:23 @not:-24 @promise:27 @return:-29 @stay:24 @tellnot:27
 @tutor1:-25 @you-did:-20 ben:22 bile:20 bir:-33 daha:61 icin:28 kal:43 kez:-30 olsun:-25 sen:-24 sey:-20 soru:-21
 soz:27 var:-20 yap:-20 yat:-23 yok:26
beyin @sad:-22 @study:-21
be @I-be:33 @I-did:22 @daily:45 @darling:28 @my:38 @only:32 bugun:33
bildi @I-did:27 @daily:-32 @home1:33 @knownot:41 @lonely:26 @love:27 @me2:22 @my:32 @parent:32 @wait:-27 @warn:-29
 @you-do:-37 baban:23 beni:31 bu:23 dikka:-30 gizle:31 halde:-27 kadar:-23 katla:30 ki:20 rahat:-23 sessi:20 sustu:-24
bileb @only:-23 bir:-23
bilec de:34
bilen @best:34 @human:-21 @me2:42 @mine:37 @only:39 @secret:22 arkad:-30 bana:37 bir:23 biri:28 burad:25 da:-30
 degil:-22 sakla:22 tek:25 var:-31 yer:31
biler @leave:28 git:33
bile @I:28 @I-am:33 @I-not:26 @daily:29 @jealous:31 @knownot:31 @leave:43 @lonely:24 @love:24 @me2:31 @noone:47
 @not:47 @sad:21 @stay:-21 @teacher:42 @tell:28 @tellnot:47 @understand:22 @wait:-22 @write:45 @you:23 @you-did:21
 anlar:-21 anlat:23 annen:20 bende:23 beni:23 bilme:24 bir:-32 bunu:24 buyuk:-21 citla:24 cok:30 cozem:23 deme:37
 demed:30 disar:33 dun:25 duyar:27 duyma:-25 gecir:42 git:-27 gitti:21 gorem:29 icin:28 ister:-22 kadar:27 kiska:31
 mi:36 mu:34 ogret:20 okuya:20 olcem:22 oldug:23 olur:-23 onlar:39 rahat:-22 saat:20 sakin:23 sana:21 senin:30
 taniy:22 verme:22 yarin:39 yazma:49
bilgi @I:-22 @I-do:-24 @deny:-27 @erase:-34 @mine:-20 @not:-42 @parent:22 @sad:-22 @stay:-39 @tutor1:22 @you:-28
 @you-do:-24 girme:-25 haber:-25 hep:-23 karis:-23 mi:-20 olur:-22 oturu:-24 tane:-21 var:-23
bilim kurgu:-21
bilin @I-am:27 @deny:-32 @only:-21 @tell:-24 bir:-20 denkl:-20 goste:-24 oldug:-30 yok:-33
bilir @afraid:24 @deny:30 @my:39 @noone:21 @not:21 @parent:23 @secret:25 @we-let:23 @you:31 @you-do:-22 cok:28
 degil:30 kizar:28 misin:22 o:21 onlar:21 sakla:23 sana:23 senin:21
biliy @I:32 @I-did:-46 @body:24 @forget:-38 @only:48 ben:29 bir:45 boyle:24 da:-29 gibi:-27 mu:-43 var:20 ya:-20
 yeter:21
billa @my:32
bilme @I-am:-30 @courtesy:-22 @deny:24 @me2:25 @mine:22 @needless:49 @noone:49 @not:31 @only:-24 @quote:-35 @sad:36
 @understand:-27 @we:35 @write:30 anliy:-22 ben:-20 butun:24 daha:62 de:34 degil:27 durum:-26 icin:40 ister:20
 istiy:-26 iyi:29 ki:23 kucuk:25 nasil:-30 olsun:20 olur:40 onlar:49 ozgur:29 seni:-28 tahmi:-20 tek:-25 uzulu:33
 verme:32 yalni:-22 zorun:57
bilmi @best:-23 @understand:-20 de:46
bilse @understand:24
bilsi @write:-20
bilye olasi:25
bil @leave:27 @someone:26 @wait:26 @you:24 bekle:26 biri:26 burad:26 sen:25 seni:26
binle @noone:26 @only:25 @write:28 @you:34 bir:22 ogren:22 sen:30
bin @you:27 seni:27
birak @I:54 @I-am:31 @I-be:29 @I-did:38 @I-do:32 @I-not:31 @body:26 @deny:-28 @erase:22 @home1:25 @human:-27
 @knownot:25 @leave2:26 @marry:-27 @me2:50 @mine:41 @my:-29 @needless:-21 @parent:-30 @quote:-35 @understand:37 @we:33
 @we-let:29 @write:20 @you:35 an:28 arkad:-26 artik:-28 ayril:23 bakal:29 bana:41 beden:-22 ben:35 beni:49 boyle:24
 bu:20 cok:20 de:31 depre:-21 der:-22 devam:-34 dinle:-20 diye:-27 dort:21 gecir:-24 gelmi:-25 giden:-23 gidiy:20
 gitme:26 gitmi:-21 hatir:25 icime:20 ister:24 iyi:23 kagit:-26 kazan:22 konus:26 korkm:-21 mu:33 nasil:26 olurs:23
 onlar:25 sana:26 sen:20 seni:31 sey:-20 simdi:26 tatli:20 tek:24 ve:-27 yarin:-22 yerin:-25 yil:20 yine:31 yok:-30
biraz @I:38 @I-be:33 @I-do:36 @I-not:46 @I-will:43 @body:40 @feel:32 @lesson:26 @lie:31 @love:40 @marry:30 @me2:24
 @my:50 @needless:24 @not:46 @only:29 @parent:31 @sad:36 @study:23 @tell:34 @tired:30 @tutor1:23 @wait:-20 @you:41
 acar:-23 al:-31 ben:26 bir:34 bogaz:22 bu:21 ceker:-27 cilve:41 cok:22 da:26 ders:34 dinle:49 eksil:23 esne:-26
 flort:30 gec:21 hava:-27 hic:21 hisse:32 ister:30 istiy:-28 kal:20 kalir:-20 kisal:-24 misin:-53 net:-23 olur:-27
 oneri:-22 otur:35 oyala:31 sen:37 sonra:-21 soyle:41 takil:-26 var:22 yalan:31 yanin:28 yuru:-32
birbi @best:30 @cry:25 @leave:44 @love:-20 @you-do:29 ayril:30 benze:-21 hic:27 yarat:23
birco @someone:-20 kisi:-20
birde @daily:25 @erase:-20 @human:24 @you-if:25 cok:-20 ekran:-20 insan:24 sonra:25
birer @my:-20 golge:32
bire @only:-25 bir:-25
biric @I:27 @my:24 benim:24
birik @leave:31
birim @I-did:-20 @study:-23 @write:-32 yazma:-30
birin @I-am:-21 @I-not:44 @best:-23 @forget:-23 @human:22 @not:36 @warn:-25 @write:-23 @you-do:22 @you-if:35 ancak:21
 arkad:28 asik:23 bilme:-22 bulac:36 bulam:21 cagir:-30 cevre:26 cok:-21 cunku:21 gerek:-23 git:-25 haber:-37 hemen:20
 ihtiy:-22 insan:30 istiy:-24 kadar:28 kal:-28 kalkm:20 kendi:23 labor:-24 nasil:20 nered:31 o:29 olmam:38 olmas:-31
 ona:27 sinif:37 soyle:-23 unutm:-23 ver:-23 yanin:-37 yerin:-24
biris @I:22 @noone:20 @not:26 @only:22 ben:22 senin:20
biriy @I-do:37 @deny:-34 @leave:-33 @my:37 @only:-24 @someone:-20 @write:-25 cikma:-25 gecir:-27 gerek:-26 vakit:-27
biri @I:61 @I-not:-37 @best:-37 @body:20 @forget:33 @love:-23 @me2:50 @mine:26 @noone:-52 @parent:-28 @stop2:27
 @teacher:-28 @tell:-24 @write:45 @you:-45 arkad:27 bana:26 ben:29 beni:28 benim:29 bulur:22 burad:34 daha:-23
 diger:-42 diye:20 evde:-27 gec:20 geliy:25 gorur:24 goste:-22 icin:26 istem:-33 kadar:-22 mi:-51 olabi:-32 olsun:-44
 oteki:-31 oturu:34 puan:-20 sadec:35 sana:-38 sekme:25 sende:-34 seni:-40 unutm:38 var:23 varsa:-24 yaz:52 yazma:22
birka @I:32 @I-be:-25 @I-did:-21 @daily:-20 @me2:26 @mine:26 @stay:20 @tutor1:-31 ayir:26 bana:26 dakik:27 gundu:-23
 kez:-26 nasil:-24
birli @I-am:24 @I-be:-24 @knownot:23 @leave2:25 @lonely:-22 @not:29 @study:-46 @tell:23 @you:31 @you-if:22 adim:-25
 bakal:-30 bakar:-24 bakin:-39 basla:41 bir:23 bu:22 bunu:22 cozel:-25 gider:26 gotur:-26 kurdu:28 mi:-36 prova:-24
birta @my:27 hadi:24
bir @I:39 @I-am:23 @I-did:34 @I-will:29 @angry:-22 @darling:29 @deny:-22 @family1:27 @heart:27 @kiss:45 @lie:24
 @lonely:22 @me2:23 @miss:28 @needless:-21 @parent:-22 @selfProgram:-27 @we:56 @you:25 acilm:30 adim:-31 agaci:31
 ailem:-32 akasy:33 al:-28 alan:32 alayi:29 aldim:44 alet:-22 alma:22 anaht:38 ancak:38 anda:-28 aniyi:-34 anlar:30
 anlat:-21 anlay:40 annen:34 arac:-49 aract:-23 arkam:-30 asik:25 ask:29 at:-40 ataca:27 atilm:23 atma:38 ay:-21
 ayri:29 baba:30 bagla:-24 bahan:28 bahce:25 bak:-35 bakis:28 bas:24 basa:24 bazen:-27 beden:28 begen:27 belki:23
 belli:45 ben:45 bende:26 beni:26 benim:31 benze:-28 biley:32 biliy:22 bilme:-28 bilse:28 bilsi:-24 birey:22 birin:-24
 biriy:-20 birli:-24 bitir:-25 bitki:-33 biz:36 bolum:-24 bolus:23 bos:-20 bosun:29 boyle:32 boyun:-22 bozma:32
 bozul:22 bulac:24 bulal:-35 bulam:25 bulur:48 bulus:25 buna:-27 bunla:20 bunu:21 buse:56 buyug:-28 buyuk:-36
 buyut:-20 calis:-20 canin:-20 canli:33 cay:-29 cemiy:20 cevap:22 cevir:-22 cift:42 cifti:29 cik:-21 cikar:-37
 cikiy:-24 cikti:30 cizer:-27 cizme:-21 cocuk:-26 cogra:21 cokuy:29 cozel:20 dagit:28 dahil:-28 damla:21 danis:-20
 deger:-31 deme:46 demed:21 demem:-28 dene:-32 denge:-21 der:26 dikka:23 dil:-41 diler:-26 dilim:-31 dinle:-46
 disar:-20 diye:20 diyec:27 diyel:-25 dize:-27 dizi:-20 dok:-23 dokto:-44 donuy:31 dost:-24 dostl:22 durum:-39
 dusun:-28 duyar:25 duygu:-20 duyma:-22 duysa:23 duzel:-27 e:26 ekip:-30 eksil:23 ele:21 elini:20 elma:-23 en:-25
 ertes:-22 et:24 etken:-21 etmek:-30 ettim:27 evim:-29 evine:21 evlad:26 evlen:32 farkl:27 gecel:-24 gecer:-24
 gecey:-26 gecme:-32 gecti:23 geley:27 gelir:-30 gelis:-33 gerce:22 gerek:-23 gizle:43 gonde:22 gorem:-27 gorme:-20
 gorun:-40 goruy:40 goste:-29 gotur:-31 goz:-26 gozum:23 grafi:-32 gunce:-22 gundu:23 hadi:21 halin:20 hata:-33
 hatir:27 hayal:24 hekim:-39 hemen:-24 her:22 hoca:32 huzun:24 ic:-32 icim:32 ifade:-21 ihane:25 ikimi:35 ileri:-20
 ilisk:-23 indir:-33 integ:22 ipucu:-22 is:-34 isin:-23 isted:-23 istiy:-39 iyi:-29 iyidi:20 kabul:24 kacir:-28 kal:22
 kanit:-29 kanli:28 kapat:22 karar:-23 karde:23 karta:24 kavga:-27 kaybe:-30 kayna:-23 kedi:35 kere:36 ki:46 kirk:21
 kismi:-33 kitab:-29 kivil:26 kiyme:34 kizim:31 klavy:23 koc:28 komsu:-22 kondu:21 konud:-29 konuy:-30 koptu:21
 kopuy:29 kopya:-22 korid:26 korku:25 kosem:22 kotu:-21 koy:-21 kulak:-20 kurmu:-21 kutu:20 lakin:27 lamba:24 layik:25
 liste:-22 lutfe:32 makin:26 masas:22 mecbu:30 memle:-32 memnu:-26 mi:-24 miydi:35 model:-41 mola:-32 mu:-33 muciz:25
 muhab:33 muhak:30 nabzi:35 neden:-27 nezak:-29 numar:22 o:26 odevi:28 okudu:-20 okuya:22 olara:25 olcme:-20 olmad:-20
 olmas:26 olmaz:-31 olmus:-25 olmuy:-24 olunc:-22 olur:-38 olusm:-23 omur:63 onere:-38 oneri:-27 onu:21 onun:23
 opucu:38 orada:26 ornek:-26 otede:-21 otura:-23 oturd:33 oyle:29 oyunc:37 ozell:-26 ozet:-21 parca:20 pisma:-21
 progr:-29 robot:28 roman:39 ruhu:24 saatt:-27 sadec:32 sana:30 sanma:33 sansi:23 sarki:50 sart:-24 satir:21 say:35
 sayi:-25 sec:-42 sefer:-26 sehir:-21 selam:24 sen:30 senle:21 sevil:21 seyde:-21 seydi:-24 seye:-26 seyi:-58
 sifir:-24 sigar:26 simdi:31 simit:36 sinir:-24 sir:-20 siray:-22 sizi:24 sokag:-23 sorab:-34 soru:-21 soz:-24
 spor:-20 su:-22 surpr:-24 tablo:-27 tane:28 tanem:46 tanes:38 tarih:-24 tas:28 tasim:-32 tasiy:-20 tebes:21 tehli:-29
 tek:22 topar:27 topla:-31 tur:-21 tutam:-28 tutma:-26 tutun:20 tuzak:-34 ucunc:20 ugram:22 ureti:-21 ust:-27 ustel:28
 utanm:25 uykun:-20 uyudu:-20 uzere:-21 uzgun:-20 uzman:-26 varim:28 vereb:21 verey:-35 verir:22 yakal:35 yakar:22
 yakis:-27 yakla:-20 yalan:25 yana:55 yanim:20 yanli:-28 yap:-25 yapab:-33 yapac:25 yarar:-27 yardi:-22 yarim:-20
 yaris:32 yasam:-25 yasan:-24 yat:-21 yavas:37 yayin:-21 yaz:-24 yazab:-21 yazam:25 yazdi:-23 ye:-36 yemin:29
 yerde:-30 yere:-28 yetis:-25 yil:-23 yine:27 yiyip:32 yok:-32 yokmu:28 yolda:25 yolum:21 yonle:-30 yuk:-32 yukse:-20
 yurum:20 zaraf:30 zayif:-25 zekan:35 zor:-25 zorla:-24 zorun:-22
bisey @I:-29 @tellnot:26 de:31
bisik @I-did:22 eve:33
bitan @I-not:26 @not:27
biter @understand:-21 da:24
bitin @I-am:32 @come2:-23 @daily:-20 @erase:-31 @forget:-24 @love:32 @return:-44 @stay:-38 @you-do:43 @you-if:-35
 biliy:32 de:21 devam:-27 ugram:-20
bitir @I:36 @I-did:20 @help:-20 @love:25 @me2:36 @not:24 @only:23 @stay:-21 @study:-20 @wait:-24 @write:-21
 @you-do:-20 @you-if:-20 benim:33 bir:23 de:22 gecmi:22 istem:29 ister:-21 kapat:-20 mi:35 o:-21 olmaz:25 sen:22
 yaz:-21 yeter:-28
bitki @best:-21
bitme @I-am:28 @leave:23 @write:24 bilmi:25 ne:38
bitsi @return:40 de:-20 gel:26
bitti @deny:35 @help:37 @my:21 @only:-20 @quote:47 @return:-20 biraz:-33 cik:-23 daha:-25 devam:21 diye:47 hadi:-23
 hemen:33 kacma:30 yok:21
bizde @stay:31 @tell:24 bahse:24
bize @best:33 @parent:27 @stay:47 @tell:23 kalsi:27 ozel:33 soyle:23
bizim @I-did:24 @deny:24 @knownot:35 @leave:21 @lesson:47 @love:32 @noone:27 @not:36 @only:41 @parent:42 @secret:28
 @stay:21 @study:-27 @write:36 @you:24 ailen:23 ask:31 bir:42 boyle:23 bugun:-27 buyuk:30 calis:24 da:21 daha:22 de:38
 girem:26 hikay:29 kalsi:21 kimse:23 konus:25 koyde:21 kucuk:29 mi:36 ne:25 olsun:34 plani:-34 sarki:26 sirri:28
 var:23 yasak:20
bizi @help:25 @knownot:27 @not:46 @secret:20 @study:-26 @understand:28 @write:27 ayiri:25 ayirm:21 gerek:25
biz @darling:31 @help:23 @leave:60 @love:40 @noone:27 @only:55 @parent:32 @quote:-24 @understand:37 @we:20 @we-let:43
 @write:41 @you:28 arkad:28 artik:44 ayril:36 bir:55 birbi:27 bize:28 bu:-31 cifti:27 de:36 halle:23 ikili:24 konus:32
 rahat:22 senin:31 sevgi:31 takim:32 yonte:-27
bi @I:21 @I-am:53 @I-did:32 @daily:41 @heart:25 @leave:21 @lonely:24 @love:30 @my:46 @not:39 @stay:27 @study:46
 @understand:39 @write:22 @you:20 @you-do:41 bi:22 bile:24 buyug:-28 degil:26 dene:-39 dinle:21 geldi:36 geliy:20
 kendi:-34 oluyo:29 sen:40 tane:-46 ver:35
bogaz @I-be:32 @I-not:31 @lesson:28 @not:31 @only:25 @study:34 @understand:22 @write:42 bir:25 gibi:-25 konus:25
 mi:-22
bolme @my:-22 @understand:-23
bolum @daily:-37 @noone:-25 @rememb:-28 @we-let:-31 @write:-30 @you:-23 calis:20 degis:-32 dusun:-22 gecel:-23 mu:-21
 yazma:-22 yil:-20 yoksa:-21
bolun @you:-21
bolu 12:-20 @leave:20
bol @return:34 sans:-24
borcl @deny:-26 @not:-26 degil:-26
borcu @I:-29 @deny:-23 @only:-26 yok:-32
bosa @courtesy:29 @not:-32 gecmi:29 gitme:-24
boslu @I-will:25 @write:-21 arkad:-20 ayirm:-20 ve:-21
bosta @not:-24
bosun @help:25 @write:25 @you-did:26 arama:25
bosve @you:25 sen:25
bos @I:32 @courtesy:-27 @darling:20 @deny:21 @leave:-22 @leave2:-23 @love:27 @me2:24 @mine:24 @my:26 @only:-24
 @quote:-31 @stay:-24 @understand:-36 @we-let:20 @you-did:-39 bana:24 baska:26 be:29 bir:-23 dedin:-28 degil:24
 ekran:43 gel:24 gorun:-20 haber:21 istem:-34 kalsi:-22 once:23 sen:26 soru:24 ver:52
botum @human:24
boyam yapar:-21
boyle @I:41 @I-am:38 @I-be:21 @I-not:45 @daily:-21 @feel:-52 @happy:24 @heart:30 @help:-21 @leave2:34 @mine:-27
 @my:-21 @needless:22 @noone:21 @not:25 @promise:-20 @sad:23 @secret:-49 @student_said:-23 @teacher:30 @tell:35
 @understand:62 @wait:32 @you-do:41 ancak:23 anlat:38 anlay:26 bana:-27 baska:20 bekle:32 ben:45 beni:21 benim:26
 bildi:-22 bilme:20 biri:-30 birin:53 boyle:30 bu:21 bugun:23 cozer:-28 daha:41 derin:26 dikka:34 dinle:44 dogru:-23
 duygu:-22 gorme:35 gunle:-31 herke:20 hisse:-46 iste:26 istem:-23 isten:-24 kendi:-25 konul:39 mi:34 miydi:35
 muhak:30 nered:30 o:45 okul:40 oldug:-35 olunc:-21 ozel:37 ruhu:24 sakla:-30 sana:25 seni:-25 sey:-51 seyi:-41
 seyle:21 sinif:38 sir:-35 soru:20 soyle:-50 soz:-20 sozle:-20 tam:20 tasim:28 uygun:-29 uzar:-20 uzun:23 yapiy:26
boynu @I-be:21 @not:22
boyun @daily:26 @only:30 @rememb:26 @write:-29 @you-did:-25 bir:33 buyum:-23 dusun:26 her:-23 yazis:-30
boyu servi:-24
bozma @study:-34
bozul @I-am:23 @I-do:24 @tutor1:23 @write:21 ne:-29 yaziy:23
bugda tarla:-20
bugun @I:22 @I-am:-29 @I-be:48 @I-did:34 @body:43 @come2:-22 @daily:23 @darling:46 @deny:30 @happy:38 @heart:24
 @lonely:-20 @love:48 @me2:20 @my:69 @needless:-24 @parent:-26 @quote:-32 @return:-21 @someone:-20 @student_said:-26
 @tellnot:-33 @tutor1:-24 @you:-33 @you-do:-26 alali:20 annen:-30 ayakt:26 basim:27 beni:31 benim:21 bitir:-25
 bogaz:20 bozuk:22 catli:25 cozdu:23 daha:-32 degis:-22 dek:25 diye:-21 dort:-30 duzen:-23 etme:-24 gec:-24 gecmi:-21
 gecti:22 gibi:-38 giydi:40 gor:-23 gun:-36 gunu:23 hafif:-24 halin:20 iftar:21 kac:26 kahva:25 kalma:-31 kapat:-36
 karar:-24 kendi:-24 keyif:28 kez:-34 kimin:-38 kisiy:-22 konu:-24 konuy:-23 kotu:-22 kusur:26 merak:-24 misin:-22
 musun:-20 mutlu:22 o:-34 sana:-24 secel:-24 seni:-28 sevgi:38 seyle:-23 sira:24 sonra:20 sorma:-30 soru:21 tek:-27
 test:-32 topu:24 uc:-25 uyand:24 ve:20 yanin:-21 yapti:-26 yarin:30 yatak:27 yazdi:-30 yaziy:-28 yedin:-38 yeter:-28
 yok:36 zor:22 zorun:-22
buhar @you-did:28
bulab bulam:25
bulam @I-do:-28 @not:-27 sen:22
bulan @you:-21 @you-do:-21 seni:-21
buldu 14:-25 @lesson:25 @not:28 @understand:20 birin:21 bulam:20 seni:23 sonuc:-22
bulma @I:24 @home1:-22 ben:24 da:22 ister:-22
bulmu @only:24 almis:-21 bir:31
bulun @lesson:-22
bulur @only:-23 @understand:20 bu:20
bulus @I:25 @I-am:21 @I-not:32 @deny:20 @leave:-33 @needless:36 @not:32 @stop2:-44 @tell:-25 @tellnot:-26 @we-let:27
 gitme:-36 mi:27 ne:21 olsun:48 saati:30 sart:36
bul @return:33
buna @I-be:-26 @deny:-20 @quote:-27 @tutor1:-26 @understand:-20 @write:-20 denir:-27 diyor:30 karsi:-33
bunca @I:24 @me2:24 @only:24 beni:24 bir:24 sonra:31 zaman:38
bunda @deny:-22 @not:-25 @only:-22 @study:-22 @tell:45 @tellnot:31 @understand:21 anlar:21 bahse:45 etme:26 ne:25
 olabi:22 sonra:-25 yanli:21
bunla @daily:-23 @deny:-35 @need:-27 @only:-32 @rememb:-23 @secret:20 @someone:21 @study:-23 @you:-22 anlat:23 bir:-23
 birin:29 buyuk:26 hep:32 hepsi:-35 ihtiy:-27 onlar:29 sonra:21 uzak:26 yok:-31
bunun @afraid:-23 @best:-20 @deny:-24 @help:31 @lesson:22 @needless:32 @return:28 @stay:24 @tell:29 @write:27 @you:-22
 @you-do:29 farki:-26 icin:-36 kalma:24 korku:-24 olmay:21 soyle:29 ve:-21
bunu @I-am:-32 @I-do:-27 @I-not:-51 @afraid:37 @body:36 @courtesy:-61 @cry:35 @daily:-46 @deny:-30 @erase:35
 @family1:-23 @feel:24 @forget:44 @happy:-25 @heart:24 @home1:-25 @leave:36 @lonely:-48 @marry:30 @needless:21
 @noone:27 @not:-29 @promise:32 @quote:-24 @rememb:-38 @secret:65 @stay:22 @study:-31 @tellnot:66 @we-let:28
 @you-did:-40 abine:22 ac:-30 acar:-23 acma:67 aglad:31 aklin:43 aksam:-24 ama:21 anlam:27 anliy:-50 arkad:27
 basar:-38 basin:-42 baska:32 belli:43 benci:-42 beni:21 benze:-25 bes:-22 bil:34 bile:33 bilec:32 bilen:-20 biliy:40
 bilmi:-54 birak:-26 biraz:-40 biri:23 bitir:23 bos:-34 bu:-23 bulur:25 cakti:22 cekin:-22 cikar:43 cozer:-26
 cunku:-32 da:-21 daha:44 degis:-20 dert:-27 deste:-27 dokto:-40 durdu:-20 dusun:-38 duyar:32 duydu:-25 duyur:64
 duzel:-20 etmez:-26 ettig:-24 ettim:31 evde:-26 evdek:34 gecme:-31 gelme:-22 gerek:25 git:30 gorme:-34 haber:-22
 hak:-28 hakki:-27 hekim:-22 hemen:-21 herke:-31 hisse:24 hocan:30 iki:24 ikimi:21 isted:27 istem:-76 ister:-36
 istiy:-37 kadar:24 kaldi:28 karde:49 ki:-23 kilav:-27 kim:-45 kime:-37 kimse:27 kolay:-27 konus:-20 kucuk:-25
 kucum:-38 misin:-42 nazik:25 neden:-24 nezak:25 okuma:-23 okurk:25 okuyu:30 olara:50 oldu:-23 ona:-35 oneml:-32
 oyle:25 psiko:29 resmi:-24 reva:23 sakin:-27 sakla:46 seni:30 sensi:-34 sevin:-25 sil:35 sinif:-34 sir:62 sonra:23
 soz:32 sus:37 tasim:-45 tasiy:-24 telas:37 tutam:-33 tutma:36 unutm:44 var:-25 velil:44 ver:-22 vereb:24 yap:-25
 yapab:-33 yapan:27 yapar:46 yapma:-22 yapti:-26 yardi:-22 yasam:-20 yaz:-38 yazma:22 yeter:35 yok:21 zor:21
burad @I:39 @best:28 @body:27 @daily:29 @help:-26 @lesson:-26 @lonely:50 @me2:39 @mine:35 @miss:21 @needless:-28
 @not:-30 @parent:24 @return:-21 @sad:-23 @secret:27 @someone:21 @stay:33 @tell:-36 @tellnot:40 @we-let:-34 @write:-31
 @you:-20 @you-do:-38 @you-if:-44 ama:-43 anlam:-20 anlat:-38 bana:35 bekli:32 benim:24 bile:21 bir:-21 birak:29
 biri:21 burad:40 calis:20 cok:-36 de:26 deger:-33 ders:-34 devam:-20 disar:30 duruy:-26 ederi:-27 eki:-22 gerek:-28
 gomul:40 haber:-22 hayat:-40 her:25 kal:33 kalir:37 kalma:-20 kalsa:30 kapat:-25 kar:29 kelim:36 kesel:-30 kiril:-34
 konus:24 mi:20 o:27 ogret:23 olmay:-32 olur:26 once:-20 ozell:35 pence:22 sana:-29 sen:-27 seni:20 sey:-33 tek:33
 tuzak:-21 var:20 yagiy:23 yagmu:30 yalni:31 yardi:-23 yazab:-34 yazdi:-27 yeter:-20 yok:-22
buras @leave:-33 @lonely:23 @noone:23 @not:-42 @tellnot:-27 cok:26 issiz:26 kacmi:-39
buray @mine:24 @needless:-27 @not:-24 @only:38 @we-let:32 @write:-37 aitsi:21 bir:20 gerek:-24 yazma:-35
burda @best:33 @human:-21 @leave:31 @my:-21 @warn:-21 makin:-21
burnu @body:20 @my:20 @you-did:21 al:-29 tutuy:26
burs @return:-22
buse @understand:20 @wait:23
butun @I:34 @I-am:27 @I-did:39 @I-do:23 @body:23 @come2:20 @me2:30 @not:-36 @return:-20 @tutor1:22 @write:28 @you:38
 @you-do:-20 ayni:-21 benim:34 denem:23 duyar:22 gunum:30 icin:21 karsi:29 ogren:27 olara:-22 ona:-37 parca:25 sen:26
 sende:32 seni:20 sulal:22 topla:41 yanin:24 yazil:31 yetiy:25
buyud ki:-30
buyug anlat:-20 de:-28 var:-28
buyuk @I-not:24 @best:22 @family1:23 @kiss:-30 @lonely:27 @love:-23 @need:20 @needless:23 @noone:31 @not:25 @parent:23
 @someone:-27 @stay:27 @tellnot:37 @wait:22 @you-do:23 bos:26 elini:-30 gelir:21 gorme:-22 harfl:-23 icin:-21 karis:27
 onlar:31 op:-24 sana:-22 sayil:24 tek:28 uzak:26 ver:27 yaz:23 yok:30
buyul @I:26 @me2:26 beni:26
buyum @only:-26 @understand:-24
buyus bozul:48
buyut @lesson:-26 @noone:26
buyuy @marry:30 evlen:30 ne:21
buz gibi:35 karsi:-24 oldu:33
bu @I:23 @I-am:-31 @I-be:-35 @I-not:30 @angry:-23 @courtesy:-37 @cry:30 @darling:21 @deny:-22 @erase:31 @family1:25
 @forget:24 @happy:-31 @heart:21 @home1:54 @leave2:41 @lonely:34 @marry:27 @me2:24 @noone:38 @return:-25 @stay:25
 @stop2:55 @student_said:28 @teacher:38 @tellnot:47 @thanks_to:22 @tired:-20 @tutor1:28 @we:27 @we-let:45 @without:46
 @write:27 @you-do:-23 ac:29 aci:-28 acik:-31 acili:33 acima:24 acini:-21 acma:37 adimi:-35 adini:-31 aglar:20
 ailed:28 ait:23 aklin:-23 alma:23 ancak:21 anlat:-28 anlay:25 arada:-21 arala:39 arasi:31 arkad:25 ask:40 askim:23
 bagi:35 bakti:20 basar:-37 basta:-21 bekli:-30 belir:-31 ben:33 beni:21 bensi:21 berab:31 bi:-20 bile:-32 biliy:-40
 bilme:20 biraz:-30 birbi:-25 biri:24 biter:29 bizim:28 bolum:-22 boslu:31 bozma:24 bu:27 bulus:24 burad:20 burda:41
 butun:-25 cabuk:26 calis:-23 canin:-27 cekip:26 ciddi:-20 cikiy:-22 cikma:37 ciz:-22 cozum:-29 cumle:-36 dahil:28
 dayan:20 dedig:33 defa:25 degil:-38 degis:-20 denem:-27 deney:-45 ders:-21 disar:42 disin:24 diye:-29 diyel:-25
 dogal:-26 dokto:23 donem:-25 dostl:26 durdu:-24 durum:-40 edeli:45 espri:22 et:36 etme:22 evde:30 gec:27 gece:44
 gecen:-24 gecer:-44 gecik:31 gecir:-26 gecis:-26 geldi:24 geleb:-26 geome:22 geris:-44 getir:-26 gidec:30 gitme:26
 gomul:36 gonde:-28 gonul:20 gorme:28 goste:22 gozya:22 gun:-21 hafta:-30 halle:-23 hangi:-27 hatan:-24 hayat:24
 hedef:-30 hekim:-23 hepsi:27 herke:-24 hesap:27 hic:25 hicbi:38 his:-22 hisse:33 hizla:25 hocal:36 hosum:-37 icimd:26
 icind:-23 ikimi:44 ile:-21 ilgil:-39 ilgiy:21 ilisk:-20 integ:39 ise:57 isigi:23 isik:30 isim:-24 isler:22 iste:-27
 isted:-26 isten:32 ister:-35 istey:-20 istiy:-41 itira:22 iyisi:41 kabul:26 kadar:38 kahva:24 kal:28 kalbi:25
 kaldi:32 kapan:25 karar:-35 kavra:38 kaygi:-26 kazan:29 kimse:32 kisa:-28 kisi:-21 kisim:-40 kisiy:-33 kitab:-29
 konu:45 kopya:20 kor:22 kotu:-31 koyma:21 kucuk:40 kucul:-27 kulag:25 kural:-35 kusur:-28 limit:-32 mahal:22
 merak:-28 mesel:22 mezar:28 mi:47 mumku:-26 muydu:40 neden:-28 nefes:23 neti:-21 netle:24 nezak:-23 nokta:39 notu:28
 o:-24 odada:45 ogret:28 okul:20 okula:44 okulu:24 olabi:-27 olara:-31 olman:31 oluyo:-20 once:-20 ondan:28 onlar:41
 onund:34 ozel:47 ozell:23 parca:-20 parma:22 pence:46 planl:-24 puani:-25 rahat:-39 rande:26 rehbe:-21 ruyan:24
 saati:36 saatt:34 sabah:40 sahib:-40 sakla:37 sana:36 sarki:29 satir:51 sefer:-27 sehir:23 sene:26 seni:-42 senin:-28
 sesin:-21 sessi:44 sevdi:-21 sevin:-33 seyle:-36 sicak:31 siiri:24 sik:-27 sil:32 sildi:-34 sinav:23 sinif:34
 sinir:-29 siral:-24 sohbe:44 sokma:25 sonra:51 sonuc:-25 sorar:20 soru:-57 sorus:20 soruy:-24 soylu:-24 sozle:22
 sucun:-26 sured:-23 takil:-23 tanim:-21 taraf:24 tarif:22 tasim:-24 tebri:-21 tehdi:-21 tehli:-26 telas:22 testi:-24
 tutma:-23 tutul:-30 uc:-35 uyand:23 uygul:24 uyu:34 uzak:38 uzeri:26 veriy:-32 yanil:-24 yanin:-36 yanit:-24
 yapab:-31 yapam:25 yapan:-20 yapil:23 yarid:-22 yasan:25 yasta:24 yavas:22 yazan:48 yazar:28 yazdi:24 yazis:30
 yazma:-37 yeni:-23 yerde:-22 yeter:-20 yetis:-22 yil:23 yok:26 yoksa:-33 yolda:-36 yolla:21 yolu:31 yuruy:37 yuz:22
 zaten:-46
b sikki:25
caban @not:-28
cabay @understand:-32 goruy:-26
cabuk @return:35 @wait:20 @you:26 @you-did:23 don:28 mu:20
cagir @leave:-31 @not:-22 @tellnot:24 @write:-21 arada:-21 git:-25
cakti @study:35 @write:31 yaz:35
calis @I:65 @I-did:33 @I-not:21 @body:29 @deny:-31 @help:-52 @knownot:-30 @lesson:-23 @lonely:28 @me2:48 @mine:25
 @needless:-41 @noone:-32 @rememb:21 @sad:26 @someone:-28 @teacher:27 @tell:-34 @warn:-25 @write:-20 @you:20
 @you-did:-22 @you-do:39 anlat:-42 annen:20 araci:-37 arkad:-24 asist:-22 bana:25 basla:32 ben:30 benim:47 bilme:-30
 bir:-36 biri:-28 bozma:-23 bu:-22 degil:22 dene:-24 dikka:-26 farki:21 gecir:-22 gerce:-22 gerek:-32 gore:27
 gorsu:-22 gun:-20 guzel:-28 her:25 iki:21 iyi:-20 kadar:27 kalka:23 karsi:-21 kimse:-38 kiril:30 mu:36 nered:22
 ogret:22 oldug:-27 ona:-20 onlar:-21 oyle:-29 plani:-22 progr:23 rahat:-27 saatl:-35 sen:-32 seni:29 senin:25 var:21
 yap:22 yardi:-39 yok:-55 yolda:-20
caliy geldi:41
camda @I-am:38
canim @I:-21 @I-do:25 @deny:25 @lesson:-40 @not:-30 @only:21 @parent:-21 @quote:-26 @sad:39 @tell:22 @you:20 aciyo:25
 bugun:20 cok:24 gibi:-25 ici:38 sifat:-25 sikki:21 yakiy:37 yanma:-32 yok:25
canin @I-do:22 @my:24 @not:-24 @only:-24 @study:-26 @write:-39 ister:-36 konus:-25 parag:23 yakmi:-20
canli @I-not:-38 @deny:-28 @human:25 @not:-51 degil:-34
canse masas:-20
canta kapin:-20 ve:-20 yanin:-20
can @I-am:32 @only:32 bir:32 tasiy:24
capki @I-am:24 @forget:24 @study:24 bakma:24 dersi:24 ekran:24 unutu:24
cares @deny:29
carpa @I-did:-35 @study:-23 ayird:-35
carpi @I-did:26 @best:-20 @human:-20 @leave:36 @not:-30 @you-do:-28 degis:-21 ezber:22 gibi:37 gider:21 ikinc:-24
 tablo:22 turev:-21
carsi @my:41
cayim @I-be:23 @I-did:43 @lesson:50 @only:23 @study:35 @you:28 alayi:23 bir:23 senin:24 sogud:24 sonra:23 sorun:20
 yudum:23
cayin @lesson:-22
cay @I-not:-22 @daily:-25 @not:-29 @you:-32 molas:-24 sana:-27
ceken @my:-21 bolum:-21 mu:-21 yani:-22 yoksa:-21
ceker @I-do:26 @deny:20 @study:21
cekil @noone:-25 @not:-22 kimse:-25
cekim @you:34
cekin @study:-29 @understand:-34
cekip @leave:38 gidec:28 misin:28
cekme @teacher:-24 ogret:-24
cekti @noone:22 @tellnot:33 kimse:22
cek ve:-20
cepha balik:-25
cevab @I-am:-34 @I-be:29 @I-not:-20 @tellnot:-20 @understand:-28 bekli:-27 biliy:-23 mi:-21 sonra:-22 yaz:-24
cevap @I:58 @I-am:-22 @I-not:40 @best:-36 @body:38 @daily:-23 @help:-22 @me2:43 @my:34 @return:-24 @study:-32
 @tutor1:-28 @wait:-29 @you-do:-23 a:-20 anaht:-23 ariyo:-25 arkas:-22 b:26 bakma:-20 bekle:-20 bende:22 beni:24
 bu:-25 c:-29 gelme:-24 sikki:32 veriy:-29 verme:-23 yok:-23
cevhe @I:33 @I-did:22 @not:28 @only:28 ben:22 bir:21
cevir @someone:28 biri:28
cevre @I:33 @understand:-26 @you:41 @you-do:-20 ben:23 herke:31 senin:28
cevri @I-am:24 ici:-25 olunc:27
ceyla @body:24 @my:35 gozlu:24
cezal @I:30 @me2:30 beni:30 musun:29 ne:20
ciceg @love:35
cicek @daily:-20 @study:31 @you:24
ciddi @I-am:-23 @deny:-20 @not:-20 aliyo:-38 ve:-26
cift @I-am:25 @lesson:-28 dal:-24
cigli @I-did:28
cihaz @understand:26
cikab @not:-21
cikac @you-if:22
cikal mi:29
cikam @return:-26
cikan @best:35 @only:31 saati:-20
cikar @I:36 @I-do:22 @body:21 @heart:21 @leave:20 @lesson:-20 @me2:20 @quote:-21 @tell:34 @wait:-26 @you-do:25 ama:23
 ben:25 boyle:-21 bu:-25 cikma:23 en:25 haber:26 ilk:21 kendi:-21 misin:25 sen:22 soyle:27
cikin @help:-33 @noone:-34 @not:-32 @study:-20 buras:43 cevap:-20 sey:-31
cikip @leave:-29 cikma:-29
cikis @leave:27 @not:36 @only:51 bir:41 yapti:22
cikiy @I:23 bir:20 mu:33
cikma @I-be:-24 @I-do:21 @I-not:27 @deny:-23 @home1:23 @human:-24 @not:-29 @stop2:29 @tell:-25 @understand:-25 @you:21
 @you-if:-24 bilme:-25 cikma:29 degil:-25 istem:22 kal:28 mi:23 ne:28 olur:28 once:-21 ozet:-22
cikmi 2019:-31 @daily:31 @darling:22
ciksi karsi:20
cikti @I-be:25 @I-did:26 @body:25 @daily:33 @my:23 @noone:29 @tell:23 @tutor1:23 kac:-23 kimse:29 o:39 sonra:-26
 yuzde:28
cik @leave:-21 @study:-22 biraz:-27 komsu:-27
cilve @I-not:21 @need:21 @not:21 dayan:21
cinsi @deny:-20 yok:-20
citla @not:29 @secret:25
cizer @lesson:-20 @tell:-20
coban @leave:-21
cocug @I-did:30 @body:-20 @daily:25 @study:30 da:26 var:27
cocuk @I-am:22 @I-did:44 @body:20 @courtesy:-20 @cry:-23 @leave:33 @lesson:-24 @not:-32 @secret:-26 @you-do:32
 ailem:-26 arkad:-22 bahse:24 baska:-24 bile:21 bu:-33 bunu:-21 gecti:35 gibi:25 isten:-24 karsi:-24 kim:23 konus:25
 ne:-23 olmad:-44 sen:-23 sir:-24 ve:-24 yok:-24
cogu @human:-20 @not:-24 @rememb:-20 insan:-21
cokta @I:21
coktu @only:26 bir:26
cok @I-be:37 @I-did:37 @I-do:38 @I-not:36 @I-will:-20 @body:57 @darling:48 @forget:24 @home1:-27 @human:-25
 @leave2:-33 @life:21 @lonely:37 @me2:21 @miss:52 @my:42 @noone:24 @not:34 @secret:24 @study:-31 @teacher:-26 @wait:22
 @we-let:28 @you:45 @you-did:-23 aci:-40 agir:-31 agrim:24 agriy:20 annen:-25 ayip:24 basim:36 be:25 bekle:30 beni:31
 bir:-25 bos:28 canin:-28 cekic:64 daha:-23 degil:21 dogal:-25 dogru:-23 duygu:30 eders:24 emek:-27 etkil:20 etme:20
 gerek:23 gibi:-21 gidiy:-27 gitti:35 gordu:33 gorun:-21 hosum:41 icten:-22 incin:20 incit:-20 insan:-23 isted:-30
 kadar:25 karis:-22 kazan:-25 kendi:20 kiric:-26 kiril:22 kisa:31 kizar:35 korkt:27 merak:21 mu:50 musun:20 ne:-32
 net:-26 norma:-37 ogren:-47 olabi:-23 olmal:-36 olmas:-27 olmus:-30 olsun:29 olur:24 oluyo:20 oneml:-25 ozels:24
 ozled:42 ozler:26 rahat:-25 rande:-20 sana:28 seni:20 senin:35 sessi:27 sevdi:42 sevin:-34 sey:-41 sikil:32 simdi:25
 sonra:-25 sure:25 tanir:-26 taniy:-39 tatli:22 tebri:-22 tutma:-20 tutul:28 ustun:21 uzgun:-41 uzuld:34 uzun:20
 vakit:-24 ve:-23 verdi:-24 yapma:36 yerin:-39 yeter:35 yol:-28 yoruc:-23 yoruy:-21
cole @daily:-21
col bir:20
cope @understand:37 at:32
cop @lonely:33 bosal:33 kutus:33
corba @body:25
cozdu @best:-20 @study:-21 cok:-26 daha:-25 oyle:21 sabah:-20 yirmi:-23
cozeb @I-am:-25
cozem @I:36 @I-did:25 @I-do:22 @tell:-25 @you:22 ben:36 cozdu:25
cozen @someone:31 birin:31 var:-20
cozer @study:-32 @you-do:-22
cozme @best:-22 @lesson:-22 @mine:21 @my:-20 @not:-23 @study:-26 @tell:-20 @understand:-23 anlat:-20 bana:21 benim:-23
 daha:-27 guzel:-20 mi:-24 o:-27 yarin:-20 yilla:27
cozum @I-am:-30 @I-did:-23 @not:-27 @tell:-21 @you-did:-42 benim:-21 biraz:-29 cok:-28 degil:-31 kisa:-29 ondan:26
 ta:30 temiz:-23 yok:23 yolla:29
coz @I-be:-22 ben:-22 edeyi:-22 kontr:-22 soruy:22
cumar @I-did:-20 @daily:-23
cuma @lonely:-30 @return:31 @study:-27 bos:-30 gel:31 gunu:-30 gunun:-23 nasil:-22
cumle @I-not:-23 @daily:-47 @leave:-22 @love:30 @noone:27 @only:27 @parent:20 @tell:-24 @tired:21 @tutor1:-26 @wait:26
 @we-let:-37 @write:-22 @you-did:-23 altin:35 aslin:40 benim:27 bile:-20 bir:36 boyle:-31 ciddi:-20 cok:-30 daha:-24
 de:-40 dun:-26 gece:-26 kimse:28 kur:-28 okuya:28 olaca:-26 on:23 soyle:-24 ve:22 yanin:22 yorgu:26
cunku @I:27 @I-am:29 @I-not:-44 @best:44 @leave:20 @noone:37 @not:-22 @sad:21 @study:-32 @wait:-43 @you:41 @you-do:-31
 baska:29 bekle:-33 ben:22 calis:-27 derin:26 gibi:-27 kadar:28 o:39 ogren:-22 onlar:37 oyley:21 ozels:21 sadec:23
 saniy:-22 sen:32 senin:35 siral:20 yer:25
cyran @lesson:-24
c @not:-23
dagil @home1:20 islem:20
dag gibi:-32
daha @I:64 @I-am:71 @I-be:-24 @I-do:43 @I-not:73 @afraid:-27 @body:27 @deny:46 @feel:25 @happy:39 @help:46 @lesson:29
 @lonely:43 @love:40 @me2:62 @mine:20 @my:27 @not:59 @only:25 @stay:44 @stop2:30 @teacher:-30 @tired:-33 @tutor1:-34
 @warn:-26 @we-let:-23 @write:27 @you-did:52 @you-if:-24 acik:-31 acilm:30 ara:21 arkad:-20 az:-37 bakma:31 bana:20
 ben:37 beni:52 benim:32 bilir:-23 bunla:21 buyur:-20 calis:-34 cikma:24 cok:-32 da:26 danis:-26 de:-29 deger:-36
 dene:-35 dikka:-21 dinc:-23 dur:35 ekley:-21 eksil:31 gecir:-20 geldi:22 geliy:-36 gelmi:20 guven:33 hatir:28
 heyec:21 hisse:25 hizli:-33 icin:33 insan:23 ister:-24 kadar:37 kal:51 kalab:24 kalir:-34 karan:22 keyif:32 ki:29
 kimse:21 kisa:-41 kolay:-23 konus:34 kotu:29 kulla:-21 misin:-35 mu:23 nazik:28 ne:66 neler:20 ogren:-32 okudu:-21
 okuma:-24 olsa:-27 oluyo:37 onu:-27 otur:29 rahat:22 sakin:-37 sana:37 sevdi:26 sonra:35 sorac:-29 tanir:-26 tut:-22
 uygun:-35 ver:33 yakis:-37 yalni:22 yapma:39 yat:-30 yavas:-26 yazay:-26 yeni:50 yeter:51 yok:34 zaman:24 zor:-23
dahil @only:38 @tellnot:20 @understand:20 anlas:20 bir:20 yapal:20
dahis @noone:30
dahi yanin:29
dair @only:-22
dakik @I-am:39 @I-do:22 @I-will:20 @best:-20 @daily:-25 @help:-21 @noone:-25 @promise:27 @rememb:-20 @return:-29
 @stay:23 @tellnot:24 @wait:41 @you:35 @you-do:-24 basla:-26 bekle:23 bile:24 bir:-20 biraz:-20 daha:61 dusun:-20
 esne:-24 hicbi:-23 icin:36 kadar:22 kal:51 kalk:-29 misin:29 mola:-20 sayiy:38 sey:-24 soz:27 topu:24 yanim:21
dalga @noone:23 gecer:23 onlar:23
damar @best:-21 @only:-21 duvar:-21 genis:-21 sira:-21 tek:-21
damla @only:-22
danis @I:23 @deny:42 @needless:21 @not:25 @stay:23 @study:-27 @tellnot:21 @you:33 asmis:-23 ben:21 dagi:-23 degil:37
 derle:-23 dokme:20 dosya:21 seni:22 seyi:25 sonra:26 yapma:31
dans @I-did:21 @darling:21 @love:21 @my:34 @we-let:21 @you:22 @you-did:30 edeli:21 ettin:30 sevgi:21
daril @my:-38 @only:-22 @sad:-26 @stay:-22 @tutor1:29 bir:-22
dar @I:22 @my:21 @return:25 gelir:25 geliy:31
davra @leave:21 @not:-24 @someone:-29 @you:-32 biri:-24 ve:-23
dayan @I-did:22 @cry:24 @my:32 @quote:-28 @without:23 aglam:24 gucum:27
dayin @help:-22 @you:-21
da @I:43 @I-am:35 @I-be:42 @I-did:42 @best:-50 @come2:32 @deny:-23 @erase:20 @feel:-21 @forget:-24 @heart:57 @kiss:24
 @knownot:20 @lie:39 @needless:-28 @promise:-26 @quote:31 @return:24 @stop2:-25 @tellnot:26 @tutor1:39 @warn:-20
 @we:21 @without:46 @you-do:-24 agir:29 ailen:21 al:-21 arkad:-29 at:-25 ayni:-29 bak:-23 bakal:-23 bakar:-25
 belki:-33 belli:-32 ben:58 bence:-22 bende:23 benim:21 biliy:-26 birer:-21 biri:21 birli:-20 bize:21 bos:22 bunla:-24
 cunku:-23 de:31 deger:-53 degil:-26 der:28 diye:31 donem:-26 dusun:-27 edebi:32 ederl:-22 ekled:-28 ekley:-20
 ekran:-20 formu:20 gecel:21 gel:40 gelme:36 gerek:-37 gevse:32 gibi:25 gireb:-20 gizle:25 gor:-25 gorur:20 goste:-29
 gotur:-26 gun:27 hallo:31 hep:29 herke:-28 hisse:-29 icim:23 ikinc:23 insan:-36 kalbi:21 kalp:32 kalsi:-23 kar:29
 karde:-27 karis:-36 kimse:20 kimya:27 kiril:29 kitab:-22 konuy:23 kulla:-25 lutfe:-36 matem:26 misin:26 nefes:32
 okuma:-20 olabi:-20 olara:-20 oldug:-20 olmaz:-39 olsun:-31 olur:-41 ona:23 oneml:-28 onunl:-24 oyle:25 parag:30
 payla:-26 saka:-25 sana:-32 satir:23 sende:41 senin:31 sensi:20 seyle:-31 sinav:-23 sor:-35 sorar:-30 sordu:26
 soz:-23 suclu:-21 tatli:37 tip:31 topar:-30 tutab:-34 tutar:-46 unutm:-33 uzun:-35 ve:-25 yagiy:23 yagmu:30 yardi:-24
 yasla:-20 yatag:-28 yazil:-25 yeter:-29 yolun:-28 zihni:-31
dedem @I:25 @I-did:23 @me2:25 @mine:25 bana:25
deden @tell:-25 @understand:-24 anlat:-24 cok:-30
dede @afraid:-20 korku:-20
dedig @I:50 @afraid:-23 @daily:25 @feel:-21 @forget:40 @leave:28 @not:33 @promise:32 @quote:23 @sad:21 @tellnot:32
 @we-let:-21 @you:37 @you-did:31 ben:33 benim:23 da:26 demek:28 gibi:-22 gordu:-27 iki:30 kisil:30 ne:-26 nedir:26
 o:23 sen:31 senin:23 soz:32 unut:26 yarin:29
dedik @help:-24 @leave:24 @noone:48 @not:32 @study:24 @write:21 @you:49 ama:39 burad:21 kimse:43 konus:24 olur:40
 senin:38
dedim @I-did:28
dedin @I-did:23 @I-not:-21 @study:-28 @tell:-25 @understand:-25 @you-do:-23 bu:-25 oldu:29 saat:29
defte @I-did:21 @leave:-24 @return:-22 @understand:23 @wait:-28 bir:-20 kendi:-28 sayfa:-28 yazma:35
degen ruzga:26
deger @I:50 @I-am:26 @best:28 @come2:30 @help:25 @me2:40 @mine:29 @my:24 @not:-25 @quote:21 @return:27 @someone:-23
 @study:-21 @tell:-22 @understand:34 @write:31 @you-did:32 @you-do:38 bana:29 belir:-22 bende:27 benim:40 degil:-35
 demek:23 goste:-20 her:25 ilgil:-21 o:21 tek:26 verdi:-27 yok:28
degil @I:36 @I-did:27 @I-not:-29 @courtesy:22 @family1:23 @kiss:-32 @leave2:-23 @lonely:26 @love:37 @me2:58 @mine:30
 @needless:-23 @parent:-20 @program:-23 @quote:-23 @return:-29 @stay:23 @teacher:-25 @tell:-28 @wait:-25 @warn:-23
 @we:27 @without:-21 @write:-28 ac:28 acik:35 annen:-21 arkad:-31 asik:21 bak:-25 bakma:21 bana:30 bende:47 beni:32
 benim:34 biri:20 biriy:23 bu:20 cunku:23 devam:-24 dinle:-22 dokto:-21 gelir:-32 gerce:20 gerek:-25 getir:20 girme:21
 gun:-30 guven:21 haber:-24 hem:-24 her:-28 herke:-31 ilgil:-21 iyi:-36 kadar:39 kapat:-20 kayna:-34 kendi:-31 ki:21
 kimse:-35 kiril:-21 kisi:-22 kontr:-22 konud:27 koruy:23 mi:44 nedir:22 olan:30 oldu:26 olur:20 once:-26 onlar:31
 onu:-24 parca:25 rehbe:-20 sadec:33 sana:21 sesi:-21 seyle:22 sinif:-32 soruy:-24 soyle:-21 soylu:-35 tasiy:31
 vazge:-21 yanin:-24 yardi:-21 yasin:35 yaz:-22 yerin:23 yine:-26 yok:-34 yolun:-23 zaten:34
degis @I-did:20 @come2:27 @help:25 @leave:-27 @only:-24 @parent:38 @sad:-21 @stay:-22 @understand:20 annen:25 bir:-20
 degis:-25 eski:-21 ki:25 olur:-20 seni:27 senin:-24 ve:-20
dek @best:30 @my:28 @noone:27 @only:29 @you:26
delik gibi:33
delir @not:-32
deliy @I-did:24 @daily:24 @return:24 dondu:24
deli @I-am:21 oluyo:20
demed @I-am:29 @daily:23 @leave:30 @leave2:23 @not:35 @only:25 @you-did:23 cok:30 gitti:23 once:-23 sen:22
demek @I:70 @I-be:-27 @I-not:33 @lesson:-48 @lonely:-24 @me2:62 @mine:37 @needless:24 @study:-27 @tell:-36
 @tellnot:-33 @you-did:40 anlat:-23 arkad:20 artik:24 bana:37 ben:32 bende:48 biliy:35 degil:-29 diyey:-23 dogru:-22
 ihtiy:29 kendi:25 oldug:29 olur:-29 sen:-23 sende:23 soyle:-25 yerin:-34 yeter:-29 zorun:21
demem @human:20 @only:-20 @you:24 @you-if:20 insan:20 sadec:-20
demen @best:-28 @daily:-23 @my:-20 @only:-24 ama:-20 bir:-27 dinle:-21 iyi:-28 yeter:-32 yok:-23
demes @best:-23 @not:-25 @only:-24 @parent:-21 bir:-24
demey @I-not:-23 @my:-21 @not:-23 @only:-25 @tell:31 cunku:-21 soyle:36 ya:33
deme @I-be:-22 @I-did:-21 @help:-33 @not:-21 @only:-38 @study:-51 @teacher:-31 @understand:-36 @we:30 bak:21 ben:-32
 bir:-34 gibi:34 hocan:-31 o:21 ya:-35
demis @I-not:-25 @daily:-22 @leave:-22 @lonely:22 @me2:24 @only:-27 @understand:-31 beni:24 biraz:-26 bunu:-29 hata:23
 okuyu:-29 sen:26
demiy @I-am:-27 @tell:-25 @understand:-25 anlat:-25 diyor:-27
dened @me2:20 nasil:-23
denem @I:27 @I-am:-30 @me2:21 @noone:-31 @only:-22 @parent:30 @sad:-24 @secret:32 @tellnot:-23 @tutor1:-42
 @understand:-25 @wait:24 baban:32 bekle:27 bitti:-29 bu:-21 cunku:-23 de:25 ilk:27 incel:-23 kadar:-26 konus:-20
 kotu:-25 mi:-35 mu:-20 nasil:46 ne:-22 sakla:32 sey:-21 siray:22 sonra:-20 soyle:27 var:-32 yapmi:26
denen @I:20 sey:20
dener misin:-42
denet @I-not:-22 @knownot:25 @not:-26 @study:-21
deney @leave:-20 @not:-24
dene @I:-33 @tutor1:-33 bakar:-41 ben:-33 sonra:-32
denge bozul:-21
deniz @I-am:33 @I-did:47 @not:31 @only:-22 @rememb:26 @student_said:-24 @you:30 bir:-22 dalga:45 gibi:-31 gir:-28
 kenar:47 sana:23
denk @deny:25 guven:-23 yok:25
depre @I-did:23
derde @lonely:23 girer:29
derdi @I-do:-21 @love:-25 @not:33 @only:-25 @parent:26 @tellnot:33 @you:-32 acma:29 ama:-25 dinle:21 olmas:-24 olur:44
 senin:-25
derin @I:48 @I-did:22 @I-do:24 @I-not:20 @afraid:22 @deny:30 @me2:38 @my:22 @not:27 @only:22 @sad:32 @someone:23
 @you-do:32 al:-21 birin:20 insan:23 korku:22 yaral:30 yok:22
deri hem:-24
derke @I-am:-27 @I-did:-23 @darling:-20 @deny:-21 @not:-20 @tell:-22 @understand:-31 @you:-33 @you-do:-21 degil:-20
 kaste:-24 mi:-26
derle @leave:-23 ya:34
derse @I-do:-25 @leave:20 @parent:-37 @study:-20 @tell:-32 @understand:-21 @we-let:-23 @you:-29 bakma:-23 hic:-23
 kandi:-25 oluru:-25 ona:-28 seni:-25
dersh @best:-20 @needless:27 @not:20 @stay:23 @study:-22 @you:35 gerek:27 iyi:-24 sana:20
dersi @I:-35 @I-am:35 @daily:-26 @deny:-20 @forget:22 @leave:-31 @tellnot:-20 @we-let:-38 @write:24 @you-do:-28
 birak:-22 calis:-20 de:-27 icin:-30 konus:26 unutu:25
dersl @my:-20 @write:-22 da:-20
derst @I-did:23 @I-do:-21 @only:-25 @tell:-20 @you:-20 @you-did:-20 altin:29 anlat:-20 daha:20 de:-21 iki:22 kez:22
 kimse:20 siran:29
ders @I-am:24 @I-be:-25 @I-did:37 @I-do:-43 @best:-25 @body:40 @daily:-38 @deny:-24 @home1:-37 @lesson:21 @love:23
 @my:30 @quote:54 @secret:25 @study:26 @tell:40 @tellnot:24 @tutor1:25 @understand:26 @wait:-22 @you:25 anlat:38
 bahan:28 bak:-35 bekle:-52 benim:26 bitin:32 bu:24 bugun:-31 calis:38 de:32 dinle:-20 dinli:26 diye:54 en:-23 gibi:43
 grubu:24 hazir:-40 hemen:33 her:-24 hic:-24 icin:-35 kacma:28 koyma:-37 mi:37 ne:-21 notu:30 olmaz:-21 oneml:-23
 roman:26 seni:30 seyle:32 sonra:-26 sorma:20 var:27 yap:37 yarin:-20 zaman:-24
dertl @I:29 @leave:32 @me2:29
dert @deny:26 @tellnot:-25 etme:-29 yanma:28
der @I:49 @I-do:25 @me2:24 @mine:24 @write:-22 bana:24 ben:35 derim:25 ki:-37 misin:35
desel @lesson:29
desem @understand:37 cunku:20 inani:37 misin:55
desen @body:20 @heart:20 ya:25
deste iste:-22
devam @I-do:-31 @deny:-30 @teacher:-26 @wait:32 @you-do:-24 @you-if:-22 ben:23 edebi:-26 edece:-21 eders:-24 ediyo:36
 ogret:-20 olur:25
devre @love:28 bu:28
deyim @lesson:-20 @quote:-22 demek:-22
deyip gecme:-34
de @I:55 @I-am:48 @I-did:31 @I-had:24 @afraid:49 @cry:38 @daily:25 @darling:24 @family1:36 @feel:32 @heart:23
 @home1:24 @human:20 @leave2:23 @life:47 @lonely:29 @love:21 @me2:52 @mine:39 @miss:28 @my:30 @needless:-33 @parent:71
 @program:-43 @return:31 @secret:23 @stop2:-33 @tell:-24 @tutor1:-31 @warn:-32 @we:50 @you-did:27 acma:24 adim:-21
 adiml:-33 aglay:25 alanl:-20 aldat:23 aldir:-23 almis:30 anlay:23 annem:25 annen:37 araci:-27 ayirm:29 aynis:20
 baban:62 bana:39 baska:-44 basla:-29 bazen:27 bc:-20 ben:37 bende:25 beni:52 benim:31 bikti:33 bilme:29 bilmi:24
 bilsi:-45 birey:22 birim:-25 bitir:22 biz:32 budur:-25 bugun:31 bulal:-22 buldu:-55 bulun:-24 bulur:25 buluy:-28
 buna:-33 bunu:-36 buyum:34 c:-31 calis:-35 carpi:22 cekiy:37 cikma:-23 citla:32 cozer:-35 daha:32 damar:20 damla:23
 deme:27 demem:-26 demis:22 dener:-24 depre:25 devam:-26 disar:-22 diye:-27 dokme:27 dolas:20 donem:25 dusun:-29
 duvar:21 duyma:-35 edebi:-30 eder:-33 ederd:28 ergen:30 etme:-27 evden:33 evlad:35 fazla:26 fena:21 gayet:-20 gec:53
 gece:34 geciy:29 gecti:22 gel:40 gerce:24 gerek:-37 geris:34 girdi:25 giriy:30 girme:34 girmi:32 git:33 gitme:21
 gor:22 gorme:-27 goruy:-26 goste:-27 gun:42 guzel:-23 hak:-26 hayal:24 hep:32 her:40 herke:33 heyec:26 hic:23
 hicbi:-21 hisse:43 iki:36 ikinc:-20 ilac:34 insan:26 isare:-27 istem:-30 ister:-32 istey:-26 istiy:45 itira:28
 kacan:-26 kaciy:29 kacma:21 kadar:26 kal:34 kalab:22 kalic:-24 kalir:-22 kalsi:24 kapim:22 karde:26 kaygi:26 kere:29
 kez:-33 kilo:35 kim:29 kimse:24 kimya:33 kiyas:-28 kolay:-27 korku:41 kpss:34 kucum:-39 kulla:31 kurca:41 lised:26
 mesel:39 musun:23 ne:26 nefre:28 odada:20 odam:25 odama:25 ogren:-23 okuld:23 okuya:-28 olaca:-20 olayi:29 oldug:-22
 olmak:23 olsun:-38 oluru:25 oluyo:34 ona:-25 ortas:23 plani:-35 progr:-29 revir:-28 sabah:36 sayil:29 sefer:27
 sekil:-21 sekli:-22 sen:30 sene:26 sensi:22 sey:-45 seyi:36 sikki:-35 sinav:38 sinif:25 siran:20 sonra:35 sor:-22
 soray:-35 sorul:-21 soruy:-23 soyle:-26 surat:23 surdu:-20 surek:20 tamam:23 tasiy:28 tatil:20 terap:21 terk:23
 tutam:31 ulast:-28 unive:29 unutm:-26 uzak:22 vakti:25 ver:-22 verdi:-24 vermi:21 ya:28 yakal:-22 yanli:-20 yapar:-27
 yapma:-31 yasad:28 yasin:27 yasiy:26 yasli:23 yatma:41 yavas:-28 yazab:-37 yazil:-25 yazma:31 yazmi:-34 yedi:30
 yer:-24 yeri:-23 yerin:22 yetis:34 yil:35 yirmi:25 yks:33 yol:-35 yolda:-32 yuz:22 yuzde:30 zaten:-24 zayif:31 zor:25
dibin @I-did:22 @life:22 girdi:22 yanli:22
diger @I-am:24 @I-did:22 @human:30 @my:29 @noone:28 @only:25 @wait:30 bekle:30 de:-26 gorev:20 herke:27 icabi:20
 insan:28 konus:24 ogren:21 senin:23
diken @only:33 @understand:22 bir:23 bu:23 kasil:-25 nasil:23 oldu:35 olmas:-25
dikka @I-did:-30 @daily:-26 @quote:20 @return:-20 @study:23 @tellnot:24 @tutor1:34 belli:24 etme:24 ol:-24
dilde @lesson:26 kelim:24
diler @I:-21 @daily:-25 @me2:-21 @mine:-21 @parent:-27 @study:-24 ailen:-24 bana:-21
dilim @love:24 @only:-32 @understand:-26
dilin @I:32 @not:-20 @parent:27 @study:24 @wait:-29 annen:27 ben:25 isir:36 tut:53
diliy @I-did:-37
dili @I:29 @study:23 @write:26 @you:28 ben:26 konus:26
dil @I-be:-34 model:-41
dinle @come2:22 @daily:-34 @forget:-23 @lesson:-30 @love:28 @noone:23 @return:22 @stop2:-23 @tell:22 @understand:20
 @write:-23 @you-do:33 @you-if:27 aklim:21 ama:-29 bakar:-26 bir:-38 birin:31 de:-26 dinle:28 dusun:-22 geliy:20
 hep:26 ister:37 iyi:-30 kadar:-20 mi:35 olurd:-34 parca:-27 sana:-24 sen:27 seni:22 sonra:-21 soyle:25 tek:27
 unutm:-23 yok:20
dinli @cry:21
disar @I:21 @I-am:36 @deny:39 @help:27 @home1:26 @human:22 @not:48 @only:21 @quote:28 @return:-23 @tell:22 @tellnot:33
 @tutor1:40 @understand:37 @write:29 @you:36 anlat:26 bakiy:36 biraz:-27 bu:25 burad:20 cik:-48 cikma:29 da:-35
 degil:36 istem:24 iyi:-31 kimse:37 mi:22 ne:20 renk:26 seni:27 sizma:22 tasma:29 varmi:-20 verme:26 yagiy:24
disa aktar:-24
disim @not:26 @tired:27 agriy:27 gundu:25 iki:25
disin @daily:-27 @leave:-33 @tired:-28 @you-did:-27 agriy:-28 disci:-28
disla @sad:-25 cok:-22
divan siiri:-20
diyeb @quote:-29
diyec @not:-23 @only:30 @write:-29 @you-do:24 @you-if:-33 anlat:21 bilmi:-33 ne:36
diyel @only:-26 bir:-26 ki:-23 mi:-21
diyem @deny:-20 @not:-23 @only:-22 bir:-22 cunku:-29
diyen @I:24 @best:-24 @love:-21 @only:-31 @someone:-30 @you:-31 arkad:-20 bir:-22 biri:-24 kulak:-24 seni:-31
diyer @you:-23 seni:-23
diyet @I-did:23 yapma:-23
diye @I:27 @I-did:37 @afraid:24 @body:26 @come2:-38 @daily:-26 @leave:29 @leave2:20 @me2:30 @mine:22 @my:38 @not:-32
 @quote:-43 @rememb:-25 @student_said:-35 @study:26 @tired:-26 @warn:30 @we-let:-23 @write:25 @you-did:-51 @you-do:-30
 anlat:-25 anliy:-20 aslin:22 ayril:21 bana:22 baska:25 basla:-22 belli:42 bende:-25 beni:34 benim:21 bos:-28
 cevir:-21 cevri:-23 deger:-20 dusun:-25 gecer:-26 gitme:-30 hemen:30 her:35 iki:-23 kacma:30 kapat:25 konus:29
 korkt:34 mesaj:-21 mi:54 o:-22 odum:20 sana:21 seni:-35 sohbe:31 sorar:-33 sordu:-41 sorma:-30 sormu:-28 yakin:-21
 yalva:-30 yazdi:21 yazma:33 yazmi:-35
diyor @I:25 @body:24 @heart:27 @leave:-22 @me2:26 @mine:34 @my:27 @only:-23 @parent:-25 @study:-27 @you:20 bana:34
 ki:-45 ne:-26 sana:23 sen:-27 senin:20 ve:24 ya:23
dize yakis:-37
dizim @I-be:32 @tutor1:26 yat:37
dizi altya:-25
di mi:44
dk daha:25 sonra:-22 yat:-27
dogal de:-21
dogmu @I:22
dogru @I:55 @I-am:-37 @I-did:-21 @I-do:36 @human:-27 @leave:-23 @me2:33 @my:-20 @not:-33 @program:-27 @study:-22
 @understand:-20 @wait:-21 @warn:20 @write:-22 @you:21 @you-do:-22 anlam:-28 baska:21 ben:29 benim:30 bu:-22 cunku:21
 degil:-21 dogru:22 goste:27 istiy:-27 kadar:-22 olmaz:-26 sana:22 sen:-22 senin:23 soyle:-36 terci:-20 ya:-22 yer:44
 yerde:21 yok:20 yolu:29
dogum @I:36 @I-did:34 @body:20 @deny:-28 @forget:-30 @me2:34 @mine:25 @only:30 ama:-28 bana:25 gecir:20 gunu:-31
 gunum:28 gunun:-38 hatir:23 kutlu:-28 senin:-27 tatli:-25 unutm:-20 yakla:20 yok:-28
dogus @understand:-23 @you-do:37
dokec yer:32
dokme @I:26 @me2:26
dokto @I-did:24 @knownot:-20 @parent:-24 @secret:-20 @tellnot:73 @you:-23 anlat:29 bunu:27 burad:25 cakti:31 gitti:27
 gorme:-28 gorun:-32 gorus:26 gun:-20 istem:-20 seni:-27 sor:-22 sorma:-20
dokul @teacher:-23 dokto:-23
dokun @I-did:33 @I-do:24 @I-will:31 @body:27 @cry:31 @kiss:35 @noone:29 @only:29 @someone:-27 aglay:31 icin:21
 kisiy:-20 mi:-23 sacin:27 soguk:-25
dokuz @help:21 @write:23
dolab @I:31
dolas @only:-23 @you-do:21 bir:-23 gelec:20
doldu @I:24 @me2:24 @my:-21 @only:26 basla:20 bende:24 bir:22 ses:22
dolu @I-be:21 da:23
dondu @only:-22 @stay:-21 acari:-20 gunle:-24 kaldi:-21
donec @leave:24 @not:22 @only:29 @promise:30 @tellnot:32 ki:26 soz:30 ver:28
donel @lesson:-30 mi:-53
donem @leave:-32 @study:-22 icin:-20
donen @only:20
doner @I:25 @return:31 don:23
dongu @not:-23 @you-do:-24
donme @I:39 @I-am:33 @afraid:21 @me2:39 @needless:-25 @return:20 @understand:25 bir:-24 bu:-20 degil:-28 her:21
 soyle:20
donum nokta:-26
donun @my:35 @only:-26 bir:-21 ne:-26
donup @cry:20 @only:33 bakma:33 bile:28 dolas:20 gelec:20
donuy @study:26 gibi:-23 mu:-27
don @I:22 @I-did:24 @leave:24 @me2:22 @mine:22 @return:37 @we-let:-23 artik:26 bana:22 don:27 git:20 her:23 olur:22
 yeter:27
dordu @daily:-25
dort @daily:-21 @help:21 @you:39 al:-20 alti:-20 arasi:21 burad:24 duvar:41 kez:-28 odaci:-20 saniy:-23
dostl @deny:-21 @help:20 @home1:-30 @leave:30 @we:30 asti:25 bir:-21 birak:30 da:-20 degil:-21 seni:39
dost @only:-20 @study:-21 @write:-27 boyle:33
dosya @lesson:22 @write:23 isler:26 yazar:22
dudag bir:27
dudak @I-am:35 @daily:27 @heart:-20 @lesson:-21 @love:-20 @not:22 @rememb:27 @return:26 dusun:27 icin:30 muhur:34
dugum gibi:-25
dugun @I-do:26 @best:-21 halay:-24 iyi:-21 oynam:26 vardi:25
dunku @I-did:-26 nasil:-24 yanli:22
dunya @I:41 @deny:-41 @noone:37 @not:-24 @return:-26 @sad:-32 @you:24 @you-did:26 benim:36 butun:26 daha:27 degil:-37
 duruy:36 fazla:-36 icin:33 kapal:36 karar:26 kimse:22 senin:23 yikil:-22
dun @I-did:21 @body:21 @come2:25 @forget:29 @quote:-30 @rememb:36 @return:33 @sad:32 @stay:-26 @study:-26 @tutor1:20
 aklim:27 bugun:-29 cozdu:-22 etmis:-28 gece:25 gelme:33 kadar:25 kalmi:-26 on:32 saat:32 sayil:-22 sordu:-25 unut:29
 uslu:-22 uyuya:-22 yapti:-30 yazar:29 yazma:23
duran @only:-24 bir:-22 bu:-21
durdu @I-am:-24 @I-did:33 @daily:27 @deny:-21 @quote:21 @you:-23 degil:-21 istiy:-24 senin:-26
durum @I-did:-27 @not:-30 @only:-25 @teacher:-24 @tell:-27 @understand:-33 @you:-31 bu:-26 bulma:-26 isabe:-22 ne:-23
 var:-25
durup @promise:23 @tellnot:23 @you-do:41 ediyo:23 ondan:23 soz:23
durur hayat:-24
durus @I:20 @I-am:-22 @I-be:-40 @I-not:24 @I-will:-31 @you:26 anney:28 ben:25 bir:-22 cevap:-21 gerek:27 olaca:-31
 olayi:-33 olmak:25
duruy @I:26 @my:-21 @study:-20 devam:-31 mi:-26
dur @I-be:21 @leave:39 @my:-21 @not:28 @only:-36 @stop2:26 bi:34 bir:-23 da:26 daha:26 devam:-21 eksi:-22 gitme:26
 guzel:26
dusen @my:20
duser @human:24 mi:24
dusle @you:21
dusse @my:29
dustu @body:-24 @not:-26 @study:-22 @understand:34 gordu:26
dusun @I:20 @I-not:33 @best:35 @cry:28 @daily:22 @deny:22 @leave:22 @love:28 @needless:-30 @not:22 @parent:-20
 @quote:-25 @someone:28 @tellnot:26 @write:-22 altin:25 anlam:30 benim:25 bile:27 biri:30 boyle:-23 cok:-25 da:-26
 duram:29 edebi:23 en:37 galib:27 gerce:26 geris:21 hic:23 icin:-22 ikinc:-32 integ:33 istiy:-34 iyi:20 kacir:21
 karar:-26 kuvve:-20 memnu:-23 musun:-37 olaca:24 oldug:-29 seni:24 tamam:-22 tuken:24 var:-22 yalni:30 yaz:-32 yok:22
 zorun:-20
dus @I-am:25 alip:25 geliy:25
duvar @I:29 @I-do:23 @help:21 @my:23 @parent:29 @tutor1:25 @write:22 @you:36 @you-do:-31 ailen:29 arasi:21 kulag:43
 var:35
duyac @only:-29 bir:-29
duyam o:-25 yuzde:-25
duyan @not:43 @only:-25 olmas:39 olurs:32
duyar @I:20 @daily:24 @leave:51 @tellnot:39 @you:39 biter:23 kiyam:40 kizar:-29 kopar:40 o:33 seni:39 sey:32 sus:31
 yuzde:33
duydu @I:22 @I-did:-27 @courtesy:-27 @happy:-20 @love:-21 @me2:29 @only:-29 @you:-20 @you-do:21 seni:-26 sevin:-20
duygu @I:-21 @I-am:26 @I-did:35 @I-not:-40 @cry:20 @deny:-28 @lesson:-29 @me2:-23 @not:-26 @program:-20 @quote:23
 @study:-27 @teacher:-24 @tell:-34 @understand:-22 @write:-29 @you-do:-27 aglay:20 bagla:20 bu:-25 elest:-23 gibi:-30
 icin:-20 incin:26 isted:-26 iyi:21 konul:-21 seni:-22 senin:25 soyle:-28 takli:24 var:38 varmi:-23 ve:-23 yerin:-23
 yok:-35 yuzde:-32
duyma @I:34 @I-did:31 @I-do:-21 @I-not:37 @best:28 @help:-38 @leave:28 @lonely:20 @me2:31 @mine:31 @my:35 @needless:22
 @not:27 @only:36 @parent:27 @quote:-36 @someone:-26 @wait:40 @we:20 @you-do:-42 annen:27 bana:31 baska:24 bile:28
 calma:21 diye:-36 duyar:23 geris:29 icin:38 isted:-24 ister:-29 iyi:21 korku:-25 sesin:33 yeter:29 yok:22
duysa @I-did:31 @I-do:29
duyun @I:21 @I-did:26 @body:27
duyuy ciddi:-20 ve:-25
duzel @I-do:-35 @only:-22 @tutor1:-28 @you:-23 gerek:24 sen:-23 yalni:-20
duzen @daily:-23 @human:-22 @leave:27 @leave2:26 @my:-26 @you-if:22 senin:-35
ebeve @I-not:-23 @deny:26 @help:31 @knownot:20 @understand:38 gorme:20
edebi @I:41 @I-did:33 @love:20 @my:21 @noone:36 @only:25 kimse:27 musun:-32 onlar:20 sevdi:24
edece mi:33
edeli mi:31
eden @I:24 @lonely:-22 @understand:-31 benim:20 mi:27 yalni:-22
edere @tell:-20
ederi her:-21 zaman:-21
ederl @only:29 bir:29
eders @help:-21
eder babas:27
edile olan:40
edilm @I-am:26 @I-did:28 @afraid:-23 @feel:20 @understand:-29 @wait:30 anlas:-20 gibi:-25 hisse:20
edinc al:24
edip @I-am:24 canse:-21 duruy:24 masas:-20
ediyo @I-not:27 @daily:33 @leave:26 @love:22 @my:48 @not:31 @only:-27 @tutor1:23 @you-do:-22 bir:-28 da:23 de:30
 gibi:-27 icind:21 ona:-21 yaz:20
eger @body:22 @lesson:29 @not:20 @only:43 @write:33 @you-if:30 ayni:21 beden:24 bir:39
egiti @understand:-20 ogret:22
eglen @daily:22 @leave:-22 @rememb:22 ben:35 beni:22 burad:23 dusun:22 hic:22 mu:22
egzer yap:-21
ekibi @I-be:-24
ekip gelis:-23
eki @home1:-28 isimd:-20
eklen @quote:23
ekmek @only:-23
ekran @I:21 @I-am:21 @I-did:20 @I-not:26 @body:-28 @daily:-23 @deny:-21 @erase:-30 @happy:25 @heart:27 @knownot:24
 @leave:-28 @lesson:59 @not:40 @someone:40 @stop2:-24 @study:-25 @tellnot:35 @tired:-30 @we:21 @write:-29 @you:32
 @you-if:-23 al:-37 alma:40 annen:27 arkas:26 atma:27 bakma:-23 birak:-42 biraz:22 biri:42 birli:-24 bize:27 bu:36
 calis:-30 cevir:60 cok:-34 da:46 disar:-24 geliy:21 gizle:27 gorme:28 gulum:34 hemen:31 iyi:-21 kaldi:-23 karar:41
 kimse:21 kis:23 nefes:23 obur:26 oldug:32 olsun:-20 olur:25 ozel:27 rapor:35 sakla:-31 seni:24 suren:-21 sures:27
 taraf:29 ucund:26 var:-21 ve:-32 zor:23
eksik @I:47 @deny:-23 @lesson:-26 @not:-23 @sad:20 @tutor1:-23 @write:-20 ben:34 bulur:-29 kaliy:21
eksi @warn:-28 isare:-28 vardi:-28
ek yerle:-20
elbet @you:27
elde @stay:-23
elekt @I-did:22 @daily:-26 @feel:24 @rememb:-20 @study:21 @we-let:-29 @you-did:21 @you-do:28 da:29 dusun:-20 fizik:26
 gibi:-20 hisse:24 isigi:20 mi:21 mum:20
elest @deny:-38 @leave:31 @lesson:29 @only:-23 @quote:27 @teacher:24 @tell:29 @understand:44 @you:32 @you-do:-23
 bir:-23 degil:-38 demek:30 hakli:23 hocan:24 senin:28 yarar:-22
ele @daily:21 @my:21 @not:-30 @rememb:35 @we-let:37 degil:-22 dusun:21 hayal:23 verme:23 yurud:30
elimd @I-do:-28 @deny:40 @lesson:-20 @study:-30 @understand:-34 degil:45 gelen:-25
elimi @only:29 kadar:29 ne:29 oldug:29
elim @lesson:29 @write:29 titri:22 yazar:29
elind @I-do:21 @body:20 @daily:22 @leave:22 @lonely:21 @not:-37 @tell:24 alirl:38 an:28 bir:20 bunu:20 gelen:-21
 icime:20 olsun:-23 sonra:24
eline @I:21 @not:32 al:-20 sagli:-32 ve:-20
elini @I:29 @I-am:46 @I-did:50 @I-do:31 @I-not:-22 @best:22 @leave:20 @my:50 @not:-26 @stay:-27 @wait:27 @you-do:-23
 @you-if:25 aklin:-24 altin:-43 avucu:35 birak:20 ister:33 istiy:37 kaldi:-42 kendi:-23 op:-24 oyle:26 simdi:20
 sonra:24 tek:22 tut:-22 tutab:21 tutam:-33 tutar:51 tutma:41 tutsa:29 tutup:46
elin @leave:-23 @not:-20 @only:-32
eller @I-am:43 @I-did:36 @deny:-26 @leave:20 @lesson:21 @only:-23 @tutor1:40 @understand:-28 bir:-23 catla:-27
 eller:30 gibi:52 kez:-21 oldu:30 ovust:23 sana:28 sinav:-29 sonra:-20 yaziy:35 yika:-24 yok:-28
elmas @I:24 ben:24
elved @tellnot:35 deme:35
el @I:36 @daily:20 @my:23 @rememb:35 @tellnot:26 @we-let:41 aleme:26 altin:25 benim:30 dusun:21 ele:54 hayal:23
 var:-27 yurud:30
emane @you-do:29 ediyo:29
emegi @only:-23
emekl @only:20 bir:20
emek @I-did:27 @only:31 @stay:22 @study:-20 @tutor1:27 @you-did:-41 bir:27 sonra:29
emini cok:20
emin @I-did:-25 @I-not:-24 @deny:-24 @my:-31 @not:-22 @understand:24 de:20 degil:-24 kilav:-21 ol:38 olama:-28
 rahat:36
emir @lesson:-25
emoji @I-did:-21 @I-not:24 @courtesy:-28 @only:-36 @study:-31 @understand:40 @you:-27 atmis:-22 ben:-22 koyma:24
 sana:-27 tesek:-29
emre cok:30
endis @I-do:30 @body:30 @help:21 @leave:21 @write:21 @you:-24 olabi:-23 ve:21
enigm @secret:-24 @study:-24 cozul:-24
enkaz @leave:21 depre:-21
en @I-am:30 @I-be:-20 @I-not:-41 @deny:-28 @human:25 @knownot:26 @lonely:23 @my:39 @noone:53 @not:-24 @sad:25
 @someone:-23 @tell:23 @tellnot:33 @warn:27 @you:-20 @you-did:-37 @you-do:-31 acik:20 anlar:-27 arkad:-26 azind:33
 baska:33 benim:30 bilen:-21 bilin:-25 bilme:27 bu:-22 cok:-25 daha:20 diyem:-32 dogru:37 goste:22 guclu:-26 guzel:20
 hic:22 iki:-20 insan:34 iyi:-40 iyisi:32 mu:-22 mutlu:31 ne:-58 olman:-22 olur:-21 onlar:25 oteki:21 ozel:20 ozeli:23
 sagli:-21 sen:-37 senin:26 sensi:44 sevdi:22 son:-34 sonuc:-22 tanir:-23 ustte:-21 yakin:-25 yarin:24 yatir:-21
 yaz:-25 yemek:24 yolu:29 zaman:-25 zor:-27
ergen @lesson:-25 berba:20 gecti:20 sivil:23
erkeg @my:27
erkek @I:23 @I-did:22 @deny:-23 @sad:36 @understand:23 arkad:41 ayril:26 ben:20 da:-26
erken @I:31 @forget:26 @leave:-29 @my:23 @return:31 @stay:-25 @write:36 don:20 kalki:-21 sikil:26 yat:-48 yatma:20
ertel @daily:20 basla:-21
esin @I:24 @deny:45 benze:33 yok:45
esirg @I:31 @me2:31
esi @only:30 bir:30
eskid @I:30 @I-did:26 @come2:31 @lesson:31 @love:-21 @not:-21 @write:31 @you-did:22 cok:22 sevdi:-21 yazar:31
eskin @you-do:37
eskis @I-did:31 @I-not:23 @life:42 @not:24 @stay:25 ama:37 gibi:40 okudu:32
eski @help:-22 @only:25 @you-do:-33 arkad:-29 gibi:29 gunle:31 mahal:38
esney @I-am:31 @daily:41
espri @I-did:-24 @understand:-34 anlad:-24 bir:-20
esya @help:-23 @write:-23
es @lesson:-21
etim @my:23
etmed @I:32 @write:-31 ben:23 mi:21 yaz:-26
etmek @I-not:42 @daily:20 @deny:-24 @leave:27 @my:42 @not:41 @you-did:-22 agir:22 calis:-24 cok:25 degil:24 istem:20
 istiy:28 zor:-23
etmel @stay:29 bu:34 ki:21
etmem @I-did:20 @my:-35 @study:20 @you:27 calis:20 sana:24
etmen @I-not:-25 @best:-21 @deny:-42 @human:-29 @needless:-29 @noone:-30 @not:-40 @understand:-22 cok:-24 degil:-20
 gerek:-28 guzel:-31 iyi:-21 yok:-29
etmes @not:-22 @quote:32 @study:33 @write:24 diye:32 konus:24
etmey @daily:-26 @not:25 @rememb:-26 @you:34 dusun:-26 senin:34
etmez @best:-22 @not:-33 @only:-29 @you:-26 @you-do:-26 basla:-24 de:-46 etmiy:-26 hak:-26 sen:-26
etme @best:23 @human:20 @knownot:27 @my:25 @parent:20 @secret:21 @study:-29 @tellnot:22 @wait:21 annen:20 kimse:23
etmis @not:-26 @you-do:24 ne:-21 olmaz:-26 olurs:24
etmiy @leave:32 @only:20 @you:21 musun:29
etraf @best:33 @understand:20 @you:30 senin:27
etsem eder:21 kabul:21
etten @human:25 kemik:27
ettig @I-am:22 @angry:-26 @best:21 @parent:-22 icin:-30 ofkel:-26 sey:-25 var:-29
ettik @body:29
ettim @my:-21 @not:-31 @only:-25 @study:-51 bir:-21 da:32 gitme:21 karsi:21 ki:-24 nasil:-27
ettin @I:27 @lesson:21 @me2:27 beni:27
et @I:32 @deny:28 @lesson:51 @me2:26 @mine:26 @my:28 @noone:31 @not:39 @only:35 @secret:39 @study:26 @tell:34
 @tutor1:20 @understand:31 @we-let:-27 @write:25 @you-do:31 artik:22 bakal:-27 bana:26 burad:38 de:28 gibi:39 kimse:24
 sakla:39 ve:36 yazar:22
evdek @knownot:32 @leave:-20 @love:-22 @me2:26 @mine:28 @not:32 @someone:-20 @we:27 @write:25 @you:-36 bana:28
 duyma:29 gec:20 gun:-30 icin:-22 rahat:43 sey:23 sonra:27 soyle:-26 yaz:23
evden @I-did:26 @leave2:-26 @noone:34 @stop2:-34 @tell:25 @you-do:-21 @you-if:-23 cikma:-36 cikti:22 kalma:22 kimse:34
evde @I-am:39 @I-be:-22 @I-did:41 @I-do:30 @I-not:34 @deny:40 @family1:35 @help:31 @human:-29 @knownot:22 @leave:-33
 @lonely:-23 @only:-32 @parent:-24 @someone:-28 @stay:-48 @study:39 @tell:-26 @tellnot:75 @tutor1:27 @we:25
 @we-let:-28 @write:23 acili:30 acma:40 an:-20 anma:29 annen:-25 ayni:27 bilen:-21 bir:-38 bunu:32 degil:27 denem:-20
 gerce:-20 hemen:26 istiy:23 kalma:-30 kedim:35 kim:-55 kime:-21 konu:21 konus:48 mi:-57 misin:-30 nasil:-24 olabi:22
 sey:-35 soyle:-34 uyani:-24 uyanm:24 uzgun:-24 var:-39 ya:-21 yaz:-27 yuzun:-27
evet @I-am:-26 @darling:26 @lonely:29 @love:26 @quote:-22 @understand:-55 @warn:-21 @we-let:31 @write:-42 bu:-49
 bugun:26 de:30 dogru:-35 gerek:-22 seni:-35 sevgi:26 ve:-21
eve @I-am:42 @I-did:52 @I-do:40 @lesson:25 @my:36 @only:-21 @parent:-39 @stay:-24 @tutor1:38 @you-if:-31 ailen:-22
 annen:-28 atari:33 bakar:24 bir:-27 cozum:33 donec:-26 gitme:-23 haber:-33 kendi:26 varin:27 ver:-33
evimi olur:33
evim @deny:-27 @my:-20 @only:-20 bir:-20 yok:-27
evin @lonely:-20 sessi:-20
evi @help:-24 @write:-24
evlen @cry:25 @daily:32 @quote:-26 @you:30 bakar:21 ev:20 ister:22 misin:28 senin:30
evler @understand:-24
evren @study:24
evres @understand:-20
ev @cry:23 @family1:36 @leave:20 @lonely:-38 @my:23 @noone:-32 @not:27 @study:23 @tell:-26 @tellnot:-26
 @understand:-38 adres:-26 bos:-31 de:21 kimse:-32 kitap:23 sana:-23 sessi:-24 soyle:-26
ey @love:29
ezani @daily:20
ezber @I:23 @I-do:28 @deny:22 @we-let:-26 ben:23 bilir:20 et:26 ogren:-21 sonra:27 yok:28
e @study:-22 o:-27 okul:-21 zaman:-27
fakat @tell:-29 @understand:-29 @you:-27 anlat:-26 bu:-26
falan @deny:43 @human:20 @not:31 @tellnot:31 @understand:24 @write:34 @you-do:25 yok:24
farki @come2:-23 @not:-22 @you:-20 @you-if:-20 bir:-28 misin:36 sorar:-24 ve:-26 yapam:-26
farkl @my:-25 kendi:-20 olmas:-23 yuzde:20
fark @I:38 @best:-21 @daily:-25 @lonely:23 @my:-44 @quote:20 @tellnot:-26 @you-did:43 basla:-27 ben:34 bu:26 cok:-33
 diye:29 eden:20 ederd:20 eders:-22 ekran:24 etme:-26 etmes:44 etmis:-28 etmiy:25 ettig:-27 ettin:24 ettir:-22 ki:-24
 mi:36 musun:29 odevi:28 senin:20 soruy:-22 soyle:-23 var:-30
farz et:22
favor @deny:-24 @my:-24 @noone:26 @not:-21 @study:-24 herke:26 konun:-24 ogren:-24 olmaz:-25
fazla @I:34 @I-did:32 @I-not:36 @jealous:28 @lesson:-20 @noone:31 @only:-20 @sad:-26 @tutor1:42 anlat:26 ben:26
 bir:-22 boyle:-24 bu:-21 kiska:28 olabi:36 onlar:22 orada:27 sana:22 yapma:-21 yeter:20
felse @study:-20
fena @I-did:27 @you-did:-23
fen @understand:-23
ferha @love:-21 dagi:-23 deler:-21
ferma @not:32 @understand:31 dinle:33
fermu cek:25
fersa @best:22 @noone:22 bu:22 onlar:22 ustun:22 yuzde:22
fiili tatli:27
fikir @deny:25 @not:25 @only:20 degil:25
fikri @best:34 @you:47 en:34 ustu:34
filmd @human:-20 robot:-20
filmi @I-not:-21 @daily:27 @not:-29
film @I-did:31 @daily:20 izle:-24 izler:27
fisil yaz:20
fizig @return:22 @we-let:22 donel:22
fizik @my:-29 @teacher:-27 @tell:-21 @tutor1:-27 alird:22 zayif:22
flort @I:-33 @leave:20 @my:-25 @you-do:20 benim:-21 de:24 ediyo:20 etmek:28 gidiy:29 hosum:27
fonks @lesson:20 @not:-20 @we-let:25
formu @my:20 @write:-31 @you-did:-27 fisil:24 yaz:-20
fotog @I-am:26 @I-be:30 @I-did:39 @home1:51 @needless:-23 @noone:-25 @not:-49 @tell:-21 @you:20 @you-did:23
 @you-do:-21 @you-if:-25 atma:-34 bakip:30 bakti:21 biraz:-34 da:-21 gonde:-31 gorme:-21 guzel:38 ic:20 istey:-26
 kimse:-25 o:20 oldug:-20 yuzun:23
frans @lesson:-27
galib @not:31 @only:22 @sad:28 gibi:21
gamze @daily:33
garip @lesson:-21 @tellnot:-20
garso @I:-29 agzin:-24 ben:-29 muste:-29
gauss saka:-25
gayet @I:-27 @I-do:-20 @you-do:-23 ben:-27
gazel @love:-25
gazla @noone:-26 @not:-27 kimse:-26
gecel @I:36 @I-am:23 @I-not:35 @body:27 @knownot:24 @leave:47 @leave2:35 @me2:23 @not:39 @quote:25 @study:-22
 @tutor1:22 benim:27 bunu:-22 diler:21 diye:30 mi:-20 onu:26 sinav:-21 uyu:-25 yarin:-25
gecen @I:47 @I-am:23 @I-did:58 @I-do:21 @body:24 @deny:-26 @help:23 @lesson:-37 @life:24 @me2:37 @mine:30 @only:-24
 @study:-20 @tired:27 @write:46 @you-did:-32 ay:-23 bana:30 ben:22 bile:-24 bu:21 cok:21 denem:-22 deniz:29 gel:22
 gibi:24 hala:26 her:27 o:35 saat:26 sonu:20 yaz:51 zaman:-24
gecer @I:33 @I-do:20 @best:31 @noone:40 @not:34 @understand:28 @you:33 ben:29 de:21 degil:21 onlar:23
gecey @I-did:-23 @best:-20 @not:32 @only:-30 @return:20 @we-let:23 @write:-23 basin:-20 gecir:-23 tek:-20
gece @I:25 @I-be:29 @I-did:49 @I-do:38 @I-not:20 @body:26 @deny:-28 @help:-23 @home1:47 @knownot:26 @lesson:20
 @life:26 @me2:32 @my:-24 @noone:31 @not:23 @rememb:20 @return:29 @secret:-32 @someone:-35 @tell:-24 @tutor1:23
 @wait:31 @warn:31 @we-let:22 @you:41 ama:-23 annen:-25 ay:23 ayni:-30 bakma:-26 bekle:30 beni:22 benim:26 bilme:26
 birak:23 birin:-24 boyun:25 bulus:25 calis:-29 cikma:-25 daha:25 degil:-29 dikka:31 dinle:-22 erken:-31 gece:-24
 gel:35 gibi:32 gizli:-32 gundu:-38 isigi:24 istiy:-36 kadar:34 kalma:-31 kapan:-27 kimse:29 konus:35 mi:22 nasil:-24
 oldug:-20 ruyan:24 sen:-23 seni:50 senin:45 sinav:20 soyle:-21 su:-22 telef:-23 temiz:24 test:-23 ucte:-27 unut:29
 uyku:24 uyuma:-27 uyuya:-20 uzun:34 ve:-26 yalni:-21 yanin:-35 yat:-31 yazab:-20 yazis:20 yazmi:-25
gecin @study:-28
gecir @I-do:-23 @best:-21 @daily:40 @human:-28 @lonely:32 @quote:28 @teacher:25 @understand:-39 @we-let:-26 aksam:22
 azalt:-23 bosa:24 bu:33 bunu:-26 da:-24 de:-23 degil:-30 gibi:-21 hafta:33 insan:-28 iyi:-22 mi:44 sana:-20 sonun:38
 surey:-26 telaf:32
gecis @understand:23
geciy @best:28 @body:32 mu:-20
gecme @I-do:-25 @I-not:-21 @leave:-20 @teacher:29 @you:25 ama:-26 ayni:25 bilme:32 degil:-21 gibi:-21 goste:24
 istem:-21
gecmi @I:30 @daily:21 @erase:27 @forget:28 @human:-20 @my:32 @noone:20 @not:-27 @parent:27 @quote:27 @stop2:28
 @understand:21 @wait:27 @you:-33 @you-did:32 ama:-22 basla:28 iz:23 karis:22 olsun:-48 onbel:-23 sayil:28 seni:-27
 sil:23 temiz:30 ucur:45 unutm:28 yanli:25
gecsi @only:-26
gecti @I-am:25 @I-did:36 @happy:30 @lesson:-30 @my:32 @study:-24 @understand:21 @write:-23 @you:28 @you-do:-22 beni:25
 bi:20 devam:22 dinle:20 sen:23 sivil:25 soruy:-25 ve:22
gec @I:35 @I-did:35 @I-do:34 @come2:34 @lesson:33 @me2:29 @mine:21 @only:-26 @tutor1:20 @understand:-21 @wait:27
 @write:34 @you:25 @you-did:40 @you-if:-23 bana:21 bekle:27 bir:-22 degil:-26 geldi:26 yazdi:28 yetis:-20
geldi @I:33 @I-am:-21 @I-not:26 @body:36 @daily:-20 @deny:28 @me2:33 @my:23 @stay:21 @you:23 ama:24 ayni:22 biliy:32
 bir:-23 bu:-20 bunu:20 calis:-22 ikinc:23 mi:-25 ne:29 o:21 okuld:-25 oldu:-20 olur:-21 seni:29 sicak:22 terim:28
 trigo:21 yok:27
gelec @I-am:39 @daily:-27 @my:26 @understand:20 @you:22 senin:27
gelem @human:-20 @my:-21
gelen @I-do:-28 @understand:-32 de:-20 kadar:-24 ne:-25 plani:-20 seyi:-21 yaz:-22
gelin @body:42 @heart:35 @not:-23 @parent:29 @tell:23 @understand:-24 @write:-45 da:-32 de:20 devam:-31 dusuy:22
 icim:20 iki:28 soyle:31 yaz:-27
gelip @lesson:32 @study:36 @you:33
gelir @daily:20 @leave:-29 @only:-29 @study:-20 @tell:-27 @wait:-22 @we-let:20 @you:25 @you-do:20 bakar:-21 bir:-20
 bunu:-20 da:-24 de:-22 degis:24 di:30 gecer:31 gun:-23 hafif:-26 mi:24 o:-21 sonra:23 soyle:-30 yanin:-20
gelis @I-did:-24 @tutor1:-20
geliy @I:42 @I-be:21 @I-do:28 @I-not:-26 @best:-26 @body:31 @come2:20 @leave:-36 @me2:35 @mine:28 @my:32 @only:-22
 @quote:23 @we-let:-25 @you:33 bana:28 cumle:-27 demek:23 dene:23 devam:31 et:31 kulla:-21 mu:-27 sen:42 sonra:27
gelme @I-did:42 @I-do:30 @deny:-35 @home1:-24 @lonely:22 @love:-35 @my:36 @needless:-20 @quote:22 @return:23 @sad:24
 @tell:24 @write:-24 @you:-21 @you-do:-30 aksam:23 bile:-27 bir:29 cok:43 daha:42 dakik:24 de:-50 degil:-26 git:-27
 her:38 isim:-25 istem:-22 kalma:26 kotu:23 kuser:24 ne:20 norma:-21 obur:-26 sana:25 sen:-27 yapma:21
gelmi @daily:25 @leave:-21 bugun:25
gelse @I:33 @not:37 @study:27
gelsi @lesson:22 @you-do:-24
gel @I:26 @I-be:34 @I-do:29 @I-not:23 @body:28 @kiss:35 @lesson:27 @lonely:31 @love:32 @me2:26 @noone:39 @not:34
 @return:33 @sad:21 @wait:26 @we-let:-24 @write:34 @you:33 bakal:-28 baska:26 basla:-24 bekle:24 benim:29 birli:20
 bu:33 burad:44 cozel:-32 da:31 de:42 gel:30 gerek:28 hele:27 kimse:31 konus:34 o:35 pazar:31 rahat:38 saril:24
 senin:28 yanim:31 yere:23 zaman:21
genck @I-did:32
gencl @I:32 @lesson:30 @write:24 ben:32
gencs bu:-25
genc @knownot:-22 @not:-21 @parent:-24 @quote:-22 @secret:-31 @understand:21 ailel:-21 bir:-22 daha:30 diye:-21
 duyma:-21 gizli:-31
geome @love:25 @understand:-30 bilme:-30
gerce @I:53 @I-be:41 @I-did:51 @best:27 @me2:53 @mine:40 @my:21 @needless:22 @noone:34 @only:25 @secret:39
 @teacher:-33 @tellnot:43 adim:36 anlat:-25 bana:40 ben:20 bende:28 benim:31 biri:20 biriy:20 boyle:-24 burad:42
 da:-30 deger:26 deniz:20 geris:29 istey:24 iyi:-25 kimse:34 misin:-24 ne:-23 ogret:-21 olmad:-20 sadec:43 sakla:21
 sana:30 seni:-30 sor:-21 soyle:26 tamam:39 tasiy:27 tek:37 utanm:25 var:36 yapar:-24 yapma:-21 yasiy:24 yerin:-21
 zorun:26
gerci @understand:20
gerek @I:37 @I-be:25 @I-do:-22 @I-not:25 @cry:-22 @love:30 @me2:20 @noone:22 @not:30 @only:-39 @study:-34 @we:38
 @write:-21 @you:44 @you-do:-20 arkad:20 ben:27 beni:34 bilgi:-21 bir:-32 cozer:22 da:-31 ders:-20 deste:-22 durum:-29
 haber:28 hicbi:-25 iyi:-22 kadar:-20 kim:22 nokta:22 orasi:23 sana:25 senin:40 sey:-28 tamam:37 var:43 ya:29 yapar:22
 yoksa:35
gergi @leave:-21
gerid bu:26
geris @I:31 @lonely:28 @me2:31 @stay:24 @tell:25 @understand:23 @we:29 @you:-47 bos:28 getir:-27 o:-26 sende:-39
 ver:24
geriy @return:-24 donus:-20 sey:23
geri @I-do:-26 @I-not:34 @come2:39 @lesson:-27 @study:-21 @tutor1:-28 @understand:-36 @we-let:-24 @write:-20 ayni:22
 bildi:-23 bir:-27 don:21 doner:-24 donup:-24 donus:20 geldi:22 goz:27 ne:24 sicak:22 verir:-20
gezdi @I-did:24 @daily:24 @we-let:24 geldi:24
gibid @daily:-20
gibis @I-did:22 @I-not:45 @not:51 @only:22 @stay:20 @study:22 @wait:32 @write:26 bin:27 hic:20 konus:26 rastl:24
gibiy @write:20 @you:37 senin:27
gibi @I-am:20 @I-be:20 @I-did:32 @I-not:-21 @best:31 @come2:22 @forget:-28 @leave2:32 @love:52 @mine:28 @only:29
 @rememb:-39 @return:21 @secret:27 @someone:43 @student_said:-32 @tired:-22 @warn:-26 @we-let:20 @write:-23 @you:30
 @you-did:50 @you-do:-49 @you-if:-29 aliyo:-29 ancak:24 anlas:-25 annen:22 asik:32 bakmi:30 bana:25 basla:-20 bekle:35
 benim:25 bir:22 birak:26 biri:41 birin:22 bugun:28 buna:29 da:-37 davra:30 degil:31 diyor:25 dize:-29 dogum:-28
 duruy:-32 dusun:-41 duyab:-27 gece:32 geldi:44 geleb:-24 geliy:-23 gerce:30 gerek:41 gibi:-20 gidiy:36 gorme:-26
 goste:22 guzel:27 her:33 hesap:-25 hosum:28 icin:42 ifade:-32 isted:-23 kadar:25 kader:26 kavra:-26 kisa:-27 kisiy:28
 konus:-27 kural:-22 mi:27 nasil:25 o:21 okuya:36 oldum:24 olmal:30 olmam:35 olur:-25 once:-33 oturu:20 parag:-23
 progr:-29 sabah:26 sakla:27 sana:33 seviy:24 siir:34 somut:-25 sozle:-33 takil:-21 tamam:31 tasim:-24 ustun:25
 uyar:-28 var:29 yakis:-27 yanli:-23 yap:35 yapma:24 yazmi:-25 yine:-28 yorul:-20 zaman:-33
gidec @I:24 @me2:24 @study:30 benim:24 calis:30 misin:28
giden @only:-32 @someone:20 @write:-24 @you-do:-31 bir:-22
gider @best:21 @come2:22 @leave:32 @me2:20 @only:26 @quote:-29 @return:-20 @stay:32 @understand:25 @write:26 @you:58
 @you-did:38 al:-31 bakma:35 bile:27 de:32 gibi:21 git:28 isler:25 kalir:21 o:24 sen:40 senin:20 sus:26
gidin @I-am:32 @I-did:27 @daily:-30 @home1:22 @mine:-37 @not:-41 @return:-27 @understand:21 agliy:20 bana:-37 bende:20
 bilme:22 kendi:20 rahat:-20
gidip @I-am:31 @me2:22 @tell:26 @understand:29 @you:34 anlat:31 de:36 dokme:27 her:38 sen:31 seyi:38
gidis @I:41 @I-am:24 @me2:34 @sad:28 ama:24 beni:21 izlem:24 kolay:24 sen:24
gidiy @I-do:37 @I-not:-30 @best:-28 @daily:-36 @leave:-20 @not:-31 @quote:22 @study:-39 @we-let:20 @you-did:31 beni:30
 daha:42 de:38 dedin:20 geliy:20 gotur:-25 guzel:28 ha:29 iyi:-35 kitap:-25 mu:-30 musun:20 yani:23 yeni:41 yoksa:-28
girdi @I-did:33 @body:25 @my:29 @not:26 @stay:28 @study:40 @write:-24 @you:21 denem:21 ki:21 sinav:30 yanli:22
girem @lesson:-23
girer @help:27 @lonely:23 @stay:22 @wait:26 gec:27 hemen:27 olmal:-20
girin gec:27 hemen:30
girip @not:26
giris @human:-22 uzun:-23
giriy @you:30 senin:30
girlf @my:-33
girme @best:21 @help:-28 @needless:-24 @not:-22 @study:22 @tell:-22 zorun:-20
gir @I:23 ben:32
gitme @I-am:-31 @I-did:-27 @I-not:43 @best:-42 @body:25 @deny:28 @forget:26 @heart:30 @home1:-27 @me2:31 @mine:30
 @only:-28 @parent:-21 @quote:-42 @sad:22 @teacher:-27 @understand:-32 @we-let:37 @you-do:-50 adim:-25 bana:30 bi:30
 bir:-28 biraz:28 bu:22 cekin:-21 da:-26 daha:42 degil:-28 demek:-35 dunya:-20 gonul:-23 haksi:23 ispiy:-23 iyi:-32
 izin:31 mi:26 ne:25 ogret:-23 olmaz:26 olur:30 ozley:20 rahat:-23 razi:20 sart:31 sen:-20 sey:-24 simdi:24 soyle:-24
 var:41 verem:40 ya:27 yazma:-32 yeter:22
gitmi cok:23
gitse de:-21
gitti @body:29 @courtesy:-21 @daily:20 @lesson:-20 @lonely:-25 @my:20 @return:27 @tell:37 bu:45 da:26 degis:-21
 ettim:-22 ev:-25 gibi:27 merak:-30 mi:-26 ne:-41 sabah:26 soyle:32 tebri:-21
git @I:27 @I-did:-28 @I-do:32 @I-not:-20 @best:-20 @deny:-24 @kiss:-23 @lesson:-34 @me2:31 @my:32 @parent:-22
 @study:-20 @you-do:27 alisi:37 ama:40 annen:-22 arkad:24 ben:20 bende:28 beni:20 biraz:-20 boyle:25 bulus:-26
 burad:31 de:24 gec:-22 gel:-26 geri:28 git:29 ki:29 nasil:42 oneml:21 saril:-23 sonra:-23 tabii:33 ye:-24 zaten:25
giydi @daily:25 bugun:25 cok:20
gizle @I:24 @I-be:21 @deny:-32 @knownot:25 @lesson:40 @noone:38 @not:27 @only:20 @parent:29 @sad:-27 @you-do:-26
 ben:22 boyle:33 degil:-30 kimse:38 seni:-25 sorma:38
gizli @I:22 @best:-22 @daily:31 @happy:22 @help:-29 @human:27 @leave:22 @me2:22 @mine:22 @my:41 @needless:-43 @only:24
 @parent:53 @stay:23 @study:32 @tell:-35 @tellnot:-25 @tired:-22 @wait:-27 @we:26 @we-let:30 ac:39 acma:-23 ama:-20
 annen:24 antla:-21 bahce:27 bana:22 birak:27 boyle:24 bulus:32 cemiy:-28 da:34 daha:40 de:-27 degil:24 disin:30
 dunya:23 gece:24 gerek:-42 gibi:20 gorme:-22 gorun:22 guzel:27 heyec:32 icin:-25 kalsi:23 kayde:-20 klaso:20 konus:55
 mu:32 olmas:34 olsun:36 olur:36 orgut:-27 saati:32 sakli:35 sayim:-21 sekme:34 seni:-27 sey:-26 soyle:-26 tut:-29
 tutma:-23 verme:27 video:-21 ya:34 yapil:-25 zorun:-20
gogsu @I-be:23 @only:31 @you:24 bir:31 sen:22 var:24 yasla:23
golge @best:-20 @not:25 buyur:-20 daha:-20 dost:32 iyi:-20
gomul @not:31
gonde @I:33 @I-did:-21 @I-do:-24 @best:-22 @deny:-26 @my:23 @not:-26 @tutor1:-40 bakar:-23 bakip:20 baska:-20
 degil:-24 gonde:-22 goste:21 iletm:-20 yeter:-21
gonlu @lesson:32 @not:46 @study:22 @you:35 @you-did:29 almad:31 caldi:26 degil:25 razi:25 sana:24 sende:24 sulta:20
gonul @lesson:-27 @not:30 @study:-27 @understand:33 @you:21 @you-do:-20 bu:27 de:21 dinle:33 kapat:-25 rahat:-27
gordu @I:22 @I-am:-21 @I-did:29 @body:22 @daily:20 @deny:-20 @love:-20 @sad:-27 @understand:26 @you-did:20 bunu:-23
 cevap:-21 gormu:20 kimse:20 yok:-25
gorem @I-did:22 ben:21 gordu:22 misin:-29
goren @I:23 @best:21 @understand:-23 benim:21 tek:21
gorev @deny:-26 @not:-28 @tell:-39 degil:-26 icabi:20 konus:20 sana:-27 soyle:-20
gore @I-did:-27 @I-do:-22 @best:44 @daily:-29 @help:21 @human:-21 @lonely:25 @parent:-21 @tutor1:-25 @write:32
 @you-if:-23 iki:-27 yalni:28
gorgu fersa:22
gorme @I:34 @I-not:-31 @best:-22 @body:20 @erase:23 @human:-20 @me2:33 @mine:29 @not:-26 @return:23 @secret:-23
 @warn:-20 @you-if:-31 bana:29 gel:23 gelme:-22 giy:21 goruy:24 guzel:-35 ister:-24 istiy:-43 kollu:21 sil:23
 uyuma:-21 uzun:21
gormu @I:27 @understand:21 @you-do:-20 ben:27 olur:-22
gorse @study:-53 @write:-31
gorsu @noone:-30 boyle:-30 kimse:-30
gorun @I-did:31 @best:25 @body:28 @cry:26 @happy:27 @leave:-36 @love:23 @my:28 @secret:-31 @someone:21 @understand:25
 @you-did:-31 al:-30 alma:40 atma:27 biri:21 bize:27 bu:23 ilk:-28 kapat:-22 kimse:21 mi:-31 olsun:-23 ozel:23
 sakla:-31 var:-23
gorur @return:27 @tell:29
gorus @I-be:-29 @best:-24 @daily:-21 @my:-25 @understand:-31 @you:-25 bu:-20 de:-32 ilk:26 iyi:-20 konus:26 ver:-28
 yaz:-21
goruy @I:24 @noone:20 @you:41 ben:20 bir:27 hakli:22 hazin:28 seni:32
gor @we-let:21
goste @I:31 @I-am:-25 @I-did:35 @I-not:25 @deny:-44 @leave:32 @needless:-38 @noone:41 @study:-20 @tell:28
 @understand:-38 @wait:-21 @write:20 at:34 ben:24 birli:-21 calis:-21 cekin:-23 daha:24 degil:-37 duzel:25 goste:21
 iki:-20 ki:20 kimse:43 kolun:26 konus:-27 o:-28 olabi:-30 sen:27 soyle:30 yazdi:26 yok:-34 zorun:-33
gotur @study:-20 @tellnot:-20 @understand:-22
gozde @I:30 @love:27 ben:28 de:27 gecir:-34 gonul:27 irak:34 olan:27
gozle 20:-21 @I:47 @I-am:49 @I-be:36 @I-did:55 @I-do:42 @I-not:24 @best:26 @daily:25 @darling:22 @deny:-34 @love:40
 @me2:36 @quote:24 @rememb:35 @understand:27 @you-do:-28 bak:-35 bakip:29 bakma:30 bekli:24 beni:28 cok:33 dinle:-26
 dusun:27 gibi:-22 gorme:22 guzel:20 icine:24 ister:20 kaybo:45 ne:-25 rengi:40 seviy:27 soruy:27 var:30 yok:-34
gozlu @I-am:29 @I-did:27 @my:34 @study:23
gozum @I-do:20 @I-not:36 @body:-24 @daily:55 @darling:29 @leave:-23 @lesson:20 @love:20 @noone:23 @not:43 @only:40
 @stay:51 @study:43 @understand:24 @wait:29 @write:32 @you-did:21 ama:-29 benze:22 bir:38 dustu:28 girme:33 hep:28
 kaldi:35 klavy:22 nuru:21 orada:24 oyle:20 uyku:33 yolda:38 yolla:29
gozun @I:49 @I-do:31 @best:26 @come2:21 @me2:40 @noone:25 @study:-34 @understand:27 @wait:-23 @warn:-27 @write:33
 @you-did:-27 @you-do:21 bu:29 buyut:-26 canla:-22 kacti:20 kapat:-21 uzak:24 yuzde:21
gozu @I:25 ben:24 kor:26
gozya @I-not:33 @deny:-25 @not:28 ama:-23 tutam:36 yok:-20
goz @I:20 @I-did:30 @deny:20 @understand:24 @you:30 @you-did:30 kirp:26 kirpt:30 sana:30 yok:23
grafi @I-am:-28 @tutor1:-20
gript @I-did:23
gruba atma:-24
grubu 0:-26 @daily:20 @leave:22 @noone:-37 @parent:-23 @sad:-26 @study:-34 @you-did:21 at:-23 birak:26 da:-33
 herke:-23 ise:-24
grupt @noone:29 @you:35 degil:-22 onlar:29 sen:35
grup @best:31 @deny:23 @not:23 @sad:-31 @study:43 calis:45 degil:23 sana:26
gucen @I:-22 @I-be:-30
guclu @not:-21 @only:-21 yanin:-24
gucsu @not:-28
guldu @I-am:-23 @only:-25 @you:30 bir:-26 sen:30
gule gule:-20
gulme @I-did:28 @I-do:27 @body:24 @daily:28 @you:24 girdi:22 sen:24 ya:24
gulum @daily:40 @love:25 @you-did:21 bile:23 bir:-33 soru:-21 var:29
gulun @I:20 @I-am:21 @leave:-30 @not:21 @only:27 @study:28 bir:27 de:-22
gulus @love:35 @my:26
guluy @daily:-20 @love:22
gul @body:27 @love:-25 @my:27 getir:28 yuzlu:27
gunay @not:51 basla:31 hangi:-23
gunde @leave:-24 @lesson:-22 @study:-25 beri:20 elli:-20 gune:21 iki:-22 saat:-22
gundu @I:36 @I-am:30 @I-did:23 @human:20 @leave:-20 @me2:34 @study:-34 @write:26 @you:-20 @you-did:22 beni:27
 calis:-28 insan:20 saat:-23 sinav:-30 yazma:33 yoksu:31
gunes @daily:-26 @my:31
gune @I-did:-20 @home1:-22 @leave:-31 @only:-34 basla:37 bir:-21 birak:-31 kadar:-21
gunle @I-do:39 @I-will:28 @body:22 @family1:32 @wait:31 @write:24 @you:-32 @you-do:-22 bilme:24 bu:-26 bunu:-26
 cok:-22 dersl:-25 gecme:24 gibi:20 icin:-26 sanki:20 soyle:-21 yanin:-20
gunlu @I:39 @cry:24 @leave:-21 @lesson:-20 @me2:39 @needless:-27 @noone:-33 @only:36 @secret:-26 @someone:33 @tell:-22
 @understand:22 @write:49 @you:-26 ait:-24 bile:31 biri:34 bulur:34 bunu:29 de:22 kimse:-33 sana:-24 yazma:53
 zorun:-27
gunum @I-did:25 @best:39 @deny:-28 @home1:23 @human:20 @love:24 @my:23 @only:44 @program:20 @write:29 @you:39 basli:29
 bilgi:20 guzel:35 icin:20 senin:33 sensi:28 tek:31 yakla:20 yok:-28 zehir:34
gunun @I:29 @best:-25 @forget:-20 @leave:-32 @not:-35 @study:-22 @tutor1:27 belli:-24 da:-32 isi:-28 ne:-20 unutm:-20
gunu @I-am:34 @afraid:20 @home1:-29 @leave:-39 @leave2:-20 @parent:-24 @we:30 @write:-30 @you-if:-22 annen:-20 bir:-20
 ertes:-20 ikimi:30 klise:-26 kompo:-26 konus:-22 korku:22 nasil:-29
gun @I:51 @I-am:34 @I-did:38 @I-do:-23 @I-not:31 @daily:20 @lesson:-24 @marry:33 @me2:26 @my:42 @need:-22
 @needless:-37 @promise:22 @quote:24 @study:-26 @tellnot:-22 @you:30 acele:-20 ama:41 ayri:35 basar:-27 bekle:-20
 ben:45 beni:32 benim:41 birak:-38 boyun:26 bugun:28 bulus:25 calis:-31 cok:36 da:-23 daha:-26 de:37 degil:21
 dinle:-20 evlen:33 gecmi:-24 gecti:20 gelem:22 gelme:24 gerek:-25 geriy:22 gider:24 guler:-30 her:30 hicbi:-40
 icin:35 icind:-24 ister:22 kaldi:-32 kalma:23 ki:32 kim:-23 korku:21 koyma:-20 misin:23 ne:-30 o:22 oku:-25 okuld:-21
 olmak:23 olsun:-22 ondan:29 oturu:-24 parag:-23 sana:36 sinav:-22 soru:-30 strea:30 tutma:21 uc:-24 ve:-22 yarim:-23
 yaz:30 yok:-47 zorun:-21
gurbe @stay:22
gurul @lesson:23 @only:37 @you:26 @you-did:-23 bir:25 sen:26 yapiy:28
gurur @parent:-23 ailen:-23 bir:-21 duyac:-25
guven @I:20 @I-not:-37 @help:-22 @noone:41 @study:-41 @tutor1:24 @write:-25 ailen:24 baska:-22 bu:-33 diger:24
 geris:29 guven:-24 icin:-23 kalma:21 karis:-21 misin:-36 olman:-21 var:-21
guzel @I-be:45 @I-did:57 @I-not:42 @come2:-21 @courtesy:-24 @daily:27 @darling:29 @human:-28 @leave:-22 @love:42
 @my:29 @not:64 @sad:27 @tutor1:29 @write:-24 @you:46 @you-do:-39 alami:21 asik:25 bakma:27 basla:-20 bir:-35
 biraz:-29 bugun:25 burad:22 calis:-29 cikar:-20 cok:26 cozdu:32 daha:-26 degil:23 devam:-28 gecsi:-29 geldi:24
 goste:20 gozum:20 guzel:-29 haber:-39 insan:-24 kendi:24 ki:27 mi:21 mola:-23 nered:-24 olaca:-21 olur:-22 olurd:43
 senin:39 sensi:23 sey:27 sifat:-33 simdi:-22 soyle:22 tebri:-21 yarim:27 yazma:-21 yol:-20
haber @I:25 @I-be:24 @I-do:-34 @best:-32 @come2:-20 @courtesy:-28 @help:-25 @leave:-39 @me2:23 @rememb:32 @secret:37
 @stop2:-29 @tell:-24 @we-let:31 @you:-49 @you-did:-30 beni:37 cikma:-24 daha:30 dusun:32 gibi:23 gitti:-28 guven:-26
 hesap:21 hosum:-28 iyi:-32 o:-21 olmas:39 olsun:46 rahat:20 seni:-33 sinav:-23 sonra:22 surpr:33 tebri:-21 var:35
 ver:-31 verdi:-31 verem:-41 verin:-21 verir:29 verme:33 yapar:40 yok:29
hadi @I:24 @I-do:30 @erase:-37 @kiss:43 @leave:-49 @lesson:34 @mine:24 @my:-28 @quote:42 @return:33 @study:44
 @understand:-35 @wait:-22 @write:24 @you:-42 artik:-22 bakal:-25 bana:24 ben:34 bi:26 cay:-27 cik:-23 da:33 dene:-20
 devam:-36 donel:25 fizig:22 gozle:-22 integ:20 kapat:-37 opucu:43 sen:-20 su:25
hafif @I-am:28 @not:-20 alma:33
hafiz @angry:-22 @write:-22 boyle:30 sinir:-22 sohbe:-22
hafta @I:20 @best:-20 @family1:26 @forget:33 @leave2:-20 @lonely:-21 @mine:32 @noone:-38 @program:-20 @quote:-21
 @stay:-28 @student_said:24 @study:-20 @tellnot:-30 @we-let:-31 @write:-28 @you:-26 @you-did:26 @you-do:34 aksam:-27
 bana:32 ben:24 birak:-24 bos:-34 bunu:30 burad:22 calis:-24 daha:-23 denem:-25 dener:-22 ders:-24 diyor:24 dugun:20
 geciy:-30 gun:-24 herke:-22 hic:-31 iki:-24 kaldi:-34 kampa:21 mi:-24 olsun:27 pazar:24 pikni:-36 plani:-22 progr:-20
 sana:-23 sonu:32 sonun:20 telaf:24 unutu:30 yapti:32 yazdi:-20 yeni:-24
hakik @knownot:26
hakki @I:43 @best:24 @deny:-26 @study:21 @tell:-29 @understand:30 @write:23 @you-do:33 ben:24 benim:21 bir:-20 cok:20
 etmem:25 helal:25 konus:28 sey:-20 soyle:-29 yok:-26
hakli @I:23 @I-had:-24 @daily:-31 @study:-36 @tutor1:-20 @understand:43 @write:-27 anlam:25 daha:-29 duzel:-20
haksi @my:25
hak @I:24 @I-not:22 @leave:32 @not:23 @only:29 @you:-25 @you-did:-40 @you-do:-61 ben:23 bunu:21 de:-26 eden:22
 ediyo:-30 etmed:34 etmez:-22 ettig:36 ettin:-44 hak:-26 ki:21 sen:-26 tek:20
halam @lesson:22
halan @only:-29 @study:-24 @tellnot:33 @understand:-23 @write:-26 bir:-29 da:-24 gibi:-29
hala @I:23 @I-do:44 @body:44 @me2:23 @my:22 @write:24 @you-if:-25 ama:20 burnu:23 korka:28 musun:-20
halde @noone:22 @you-did:-31 bu:35
hale @understand:35
halim @deny:26
halin @I:37 @I-did:21 @I-do:25 @lesson:33 @me2:27 @mine:27 @parent:22 @tell:-20 @you:-21 ailen:24 anlar:30 anlat:-22
 bana:27 var:-23
hali @I-did:27 @stay:20 sahad:22
halk @lesson:-24 hikay:-22
hal degis:-27
hangi @I-not:-21 @best:-20 @help:-28 @leave:-21 @my:-35 @stay:-20 @understand:-25 @we-let:-32 @you-did:-24 anlat:-21
 basla:-30 boyle:41 ders:-32 dersl:-21 derst:-26 gidiy:-26 hatir:-24 insan:25 kaldi:-21 ki:29 kim:-25 konul:21
 konus:22 lazim:-22 mi:-27 onu:-21 puan:-22 seni:35 sever:24 verme:23
hani @I:20 @daily:29 @human:29 @me2:20 @my:42 @not:42 @quote:32 @someone:26 @student_said:39 @study:26 @tell:38
 @understand:24 @write:22 @you-did:53 @you-if:34 aksam:32 hep:23 her:38 insan:26 soyle:38 ya:31
harca @best:36 @understand:35 bilin:29 burad:21 deger:26
harci @I:22
harek @study:-21
harfl @I-am:21 ondan:23
harf @write:-27
harik @study:-38 @you-did:-25 olara:-34 tam:-34
harit @I-did:-21 @tell:-21 @tutor1:-21
hasre @I-do:28
hasta @I-did:21 @body:25 @family1:22 @help:-20 @not:-45 @only:-28 @you:-20 aklim:21 bir:-21 degil:-31 iyile:-21
 numar:24 sana:-22 ve:-24 ya:-20 yap:20 yok:30
hatan @deny:-24 @not:-24 degil:-24
hatas @daily:-21 kendi:30
hatay saka:-25
hata @I-did:-22 @my:-20 @tutor1:-25 @understand:-27 yapar:-26 yapma:23
hatir @I-am:30 @I-do:-24 @body:29 @deny:22 @help:23 @home1:35 @my:21 @not:-36 @only:34 @quote:-22 @tutor1:-45
 @understand:-27 baska:22 bir:23 icin:49 kurdu:-41 mu:21 saat:-23 yok:29
hatta @erase:22 @leave:22 hic:29
hatti @help:27 @leave:-21 @write:30 arayi:33
hat @human:20
haval @I-did:20 uctum:20
hava @I-did:29 @study:-24 al:-39
hayal @I-am:43 @I-did:25 @I-not:28 @come2:-28 @daily:26 @help:-25 @leave:21 @lesson:-30 @not:30 @study:-20 @write:-46
 bolum:-29 da:36 denk:-23 dilim:-20 dun:22 duruy:24 edip:24 ediyo:32 ettim:41 guven:-23 neydi:-22 sonra:25 var:40
hayat @I:36 @I-am:36 @I-did:24 @I-not:36 @best:39 @daily:20 @happy:25 @human:-23 @leave:40 @lesson:25 @love:52 @me2:24
 @my:29 @noone:26 @return:23 @we-let:26 @write:38 @you:21 @you-do:20 ama:21 anlam:29 aski:43 ben:23 beni:27 biliy:28
 bu:31 bunu:26 cok:53 demek:26 deney:20 en:41 farki:21 herke:26 kac:22 kadar:25 kadin:34 mu:23 nasil:34 oldug:23
 olmak:20 oneml:-33 parag:27 sana:30 sey:27 sonra:-21 tek:24 yer:-25 yerim:20 yine:23
hayir @I:-38 @I-not:-44 @body:-30 @daily:-32 @deny:-34 @human:-30 @lesson:29 @miss:-20 @my:-33 @only:-42 @parent:-25
 @secret:-24 @study:-20 @understand:42 @wait:-21 @write:-25 @you:-40 @you-if:-20 ailen:-25 anlam:29 bekle:-21 ben:-32
 bir:-42 bunu:-24 burad:-21 de:-28 degil:-29 insan:-24 sana:-22 seni:-28
hayra @sad:21 @tired:21 acik:21
hazir @I-did:20 @I-do:-22 @deny:22 @understand:-25 @write:-21 @you-if:-26 degil:21 ister:-23 misin:-34 ne:-27
 oldug:-39 sorul:22 yaz:-21 zaman:-21
ha @only:33
hedef @I:-20 @daily:-32 @me2:-20 @not:-33 @study:-26 @understand:-26 @we-let:-24 hafta:-27 iki:-21
hediy @secret:-24 sakla:-24
hekim gorun:-29
helal @I-not:25 @study:-20 @you-did:-20 etmem:25
hele @I:-20 @deny:32 @not:38 @only:34 @parent:32 @study:44 annen:32 benim:-20 bir:34 sinav:25
hemen 112:-20 @I:32 @I-do:20 @I-will:28 @erase:35 @help:-20 @leave:63 @leave2:20 @return:40 @stay:24 @stop2:28
 annen:-23 baska:33 ben:24 biraz:23 cevap:-24 daha:20 don:27 gec:34 gelme:-28 iki:21 ipucu:-20 once:-26 sayfa:24
 sekme:30 sil:37 test:24 yanim:23 yere:32
hemsi @not:-27 @parent:32 @tellnot:36 @we:21 @you:-27 ailen:36 arami:21 o:-20 seni:-21
hem @my:24 @only:25 @parent:24 @teacher:22 @understand:-21 bu:-24 de:25 duyar:-24 en:21 hem:-20 onu:-20 sana:23
henuz @study:-21 @understand:-26 dogma:32
hepsi @I:37 @I-did:32 @leave:20 @my:34 @noone:27 @tell:40 @understand:27 @wait:22 @you:39 anlat:27 astin:24 ben:34
 benim:26 birde:-20 bu:25 golge:33 ise:25 konus:21 senin:37 sorul:-21 tek:-27 ustun:29
hep @I:32 @I-be:37 @I-did:27 @I-do:34 @I-will:28 @best:20 @come2:28 @daily:25 @home1:27 @leave:20 @leave2:25 @love:35
 @me2:33 @mine:21 @noone:23 @not:29 @rememb:25 @return:27 @study:39 @tell:33 @understand:29 @wait:20 @write:36 @you:44
 @you-did:26 @you-do:51 ayni:-24 bana:21 beni:21 boyle:43 daha:24 derdi:31 dinle:20 eksik:20 gel:28 haber:20 ikinc:24
 ilk:20 kalir:-20 kaliy:21 konus:25 okul:28 olaca:20 olur:31 oluyo:39 sen:34 seni:20 sevec:26 soyle:21 varsi:21
 yanim:29 yapiy:27 yarim:22 zaten:25
herke @I:66 @I-am:48 @daily:-27 @deny:-35 @jealous:35 @leave:44 @lesson:-43 @me2:41 @mine:36 @need:-27 @noone:-39
 @not:-48 @quote:-41 @sad:20 @tell:-47 @understand:-25 @you:35 aklin:-30 anlay:-29 anliy:26 arkad:-22 bagir:-20
 bakar:25 bana:36 baska:-23 basli:-26 ben:56 bunu:27 cevap:-26 cok:36 diye:-29 farkl:-29 gecer:-28 gider:35 gorsu:-39
 guven:29 haric:21 hisse:22 hizi:-23 icin:-24 icind:-29 ihtiy:-26 iyi:-40 kadar:-33 kal:20 kendi:-28 kimse:-29
 kiska:35 konus:22 notun:27 ogren:-35 olmay:-23 onund:-24 ozenl:-27 sana:43 sen:29 sende:20 seni:21 senin:-44 sonra:26
 sonun:21 soruy:-37 soyle:-41 taniy:-20 tek:28 uzeri:34 ve:-37 yeter:21 yok:-36 yorul:-22
her @I:49 @I-am:79 @I-be:36 @I-do:28 @I-will:38 @afraid:24 @daily:26 @help:-21 @knownot:25 @leave:39 @leave2:22
 @love:35 @me2:43 @mine:34 @miss:21 @my:42 @noone:24 @parent:50 @promise:20 @stay:27 @stop2:-29 @tutor1:35 @we-let:24
 @you:54 ailen:40 an:24 anlat:-38 ask:24 ay:-23 bakma:-21 bana:34 bende:31 bilme:66 biter:36 bize:28 bos:-26 bosa:20
 boyle:-23 bu:23 calis:-20 cevir:-23 cikis:22 cikiy:-20 cok:22 cumle:24 da:24 dagil:22 daha:32 degil:24 dokme:35
 eksil:31 eziye:23 gece:39 geliy:-21 gibi:38 gunun:28 haber:25 her:44 isi:-21 ister:32 istiy:31 kadar:-21 kaliy:20
 kelim:21 kendi:-23 kim:26 konud:25 kopuy:22 numar:-38 ogren:-20 okuya:21 olaca:32 olmas:23 once:21 onlar:27 ortay:24
 oturu:-27 ozel:23 parag:-24 parca:39 parma:-24 pazar:-26 sana:40 sen:31 sey:32 seyde:39 seyi:42 sonun:-27 sorab:-38
 soru:-32 soyle:39 sozun:20 strea:30 tek:-22 temiz:24 turlu:-23 uc:-24 vedad:25 vedan:34 yanim:37 yapar:24 yarim:-25
 yazar:21 yerde:-23 yere:22 yetis:31 yil:-31 yok:-33 yolun:20 zaman:30 zor:24
hesab @I:37 @I-did:-23 @help:-24 @me2:33 @my:21 @only:28 @parent:25 @quote:28 @secret:-41 @student_said:22
 @understand:20 annen:26 bagla:23 basta:-27 beni:25 demis:21 engel:-20 gizli:-36 gorme:-24 oldur:25
hesap @I:25 @I-do:-29 @I-not:-38 @deny:21 @me2:25 @noone:20 ac:25 beni:20 gibi:20 konus:25 kulla:-26 o:25 verme:21
 yapil:33
heves @not:28
heyec @I-do:44 @body:24 @human:-23 @not:22 @study:26 @tell:31 @tired:29 avucl:28 nefes:-23 norma:-32 sen:22 sonuc:33
 soyle:31 terle:29 zaman:20
hicbi @I-not:-34 @feel:-20 @help:24 @needless:21 @parent:33 @stay:-35 @teacher:20 @tell:37 @tellnot:42 @you:29
 arkad:27 bu:33 bunu:24 buyug:38 deger:24 dinle:26 duram:33 gerek:28 hisse:-20 kadar:35 kalma:-26 notla:-20 ogren:24
 olama:21 olmam:22 olmaz:-30 oneml:-21 sakin:-25 sen:36 senin:23 soyle:29 tadi:28 yapmi:-26 yetis:30 yok:25 zaman:30
hic @I-did:53 @I-do:22 @daily:32 @deny:32 @forget:27 @leave:56 @leave2:28 @mine:27 @miss:22 @need:-23 @not:21
 @promise:20 @quote:25 @sad:38 @stay:-24 @stop2:27 @tellnot:30 @we-let:35 @write:35 @you-did:44 @you-do:20 ayirm:28
 bana:27 beni:-22 bilmi:-57 birak:38 cikma:22 daha:28 deger:27 degil:40 duyma:20 etme:27 gece:25 gelme:36 girme:-28
 gitme:26 gundu:21 guzel:-34 hep:22 hic:23 ihtiy:-23 ister:25 iyi:28 kalma:-32 kitap:-28 konus:44 merak:30 mi:31 mu:39
 okuma:-21 olmad:21 oneml:-21 onems:21 sen:26 sinav:-21 sorun:-20 soz:20 tanim:24 unutm:27 vakit:28 vazge:20 yasan:25
hidro bagi:-20
hikay @noone:-20 @not:-21 @write:23 kimse:-20 neden:-20
hisle @daily:28 oldug:-26 var:25
hisse @I:37 @I-am:38 @best:-26 @courtesy:-28 @me2:31 @mine:29 @my:24 @need:-20 @needless:-25 @noone:24 @not:28
 @teacher:20 @write:-23 @you-if:21 ama:33 anlat:-22 ask:23 bana:29 biliy:28 bir:-25 birin:20 da:-31 dogal:25 gerek:-25
 hesap:-23 ibare:26 ihtiy:-21 istiy:34 iyi:-22 kimse:37 konus:-24 mi:-20 musun:35 o:27 oneml:-20 sanir:22 sucun:-21
 var:23 yine:-23
his @I-did:21 sik:-21
hitap @lesson:22 @not:-21 kelim:22
hizin @not:-38
hizi @not:-32 kendi:-23
hizla @I-did:21 @leave:-35 @not:-25 @study:27 @understand:27 @you:36 carpi:26 gecme:25 gorun:28 istem:-25 sen:36
 yavas:-21
hizli @leave:24 @stay:-21 @you-do:-42 de:20 degil:20 yavas:-23
hocal @afraid:29 @my:20 @you:30 korku:29 sende:38
hocan @I-do:20 @come2:27 @daily:-29 @help:-22 @knownot:32 @leave:29 @me2:27 @my:-37 @not:28 @tellnot:46 @we-let:-21
 @you-do:23 @you-if:-21 acma:23 anlam:27 ben:25 bence:-22 beni:22 benim:-25 da:-40 etmes:21 ezber:20 gecti:25
 giris:-23 hakli:-20 iste:-20 kopya:33 ne:20 o:23 ogren:22 senin:27 sor:-28 yok:20
hocay @I-did:37 @study:-20 @tellnot:33 @understand:43 da:-29 once:32 sonra:21
hoca @study:24 oyle:-35
hosca @heart:22 @needless:25 @quote:33 @sad:24 @study:-23 @you-if:23 biraz:30 demek:32 zorun:25
hosla @I:22 @help:-22 @me2:22 @tutor1:25 cocuk:-20 mi:30 sana:-22 sende:29
hosum @courtesy:-21 @leave:26 @my:21 @not:35 boyle:22 cok:-28 gidiy:49 tebri:-21
hos @come2:-44 @human:-20 @only:-31 @you-did:-44 ama:-41 baski:-24 bir:-31 geldi:-44
hucre @secret:-24 olusu:-21 ve:-24
hug @kiss:-25
hur @human:-20 @only:-20 bir:-20 insan:-20
husn @love:-24 ask:-20
huyun @leave:30
ibare @I-am:20 @I-not:39 @body:20 @deny:34 @not:34 atan:20 de:29 degil:34
icabi @I-am:-22 @you:20 senin:20
iceme ama:-21
iceri @someone:23 kilit:-55 var:20
icerk @study:-21
icgud @noone:37
icimd @daily:30 @deny:-23 @leave:25 @only:39 @study:-25 @you:27 bir:39 da:27 ne:25 sey:35 var:20 yok:-26
icime @I-did:23 @only:47 @tell:31 bir:47 oturd:32
icimi @only:29 @understand:-25
icim @lesson:44 @sad:29 @understand:25 acidi:31 ciz:25 dogru:-23 isind:20 karar:24 parca:39
icind @I:51 @I-did:21 @best:35 @deny:26 @leave:25 @me2:43 @mine:38 @secret:20 @understand:26 anlat:20 bagir:-20
 bana:38 ben:27 geciy:26 kalan:20 kalma:-29 sese:-26 seviy:25 tut:32
icine @help:42 @noone:20 @only:-27 at:47 girme:-20 zaman:24
icini @I:42 @best:26 @me2:24 @only:24 ben:21 bi:20 bir:-22 rahat:-23 tek:39 tut:-23 yer:33 yiyor:-27
icin @I:40 @I-be:-22 @I-not:-43 @afraid:-22 @angry:-20 @body:28 @come2:-23 @courtesy:-30 @family1:-29 @kiss:-21
 @knownot:-21 @life:41 @me2:43 @mine:23 @my:35 @need:-21 @needless:-40 @program:25 @promise:-28 @quote:-23 @sad:-32
 @secret:21 @study:-20 @teacher:-26 @tellnot:-31 @tutor1:-34 @understand:-36 @we-let:-32 @you-if:-41 an:-22 anlat:-32
 anliy:-20 arasi:20 artik:-28 atiyo:27 ayakt:21 bagis:30 bana:23 basar:21 baski:-26 bence:21 beni:42 benim:45 birak:22
 birin:-22 birka:-21 bu:28 bunu:-25 buyuk:-32 calis:-25 canta:26 cikar:-23 cok:25 daha:21 demek:-28 devam:22 diger:21
 eder:-32 ederi:-27 etmez:-34 fark:-40 farkl:20 fazla:25 gec:20 gece:37 gecir:21 geliy:-25 gerek:-36 geris:36
 gorem:-22 gorus:-28 goruy:-46 grubu:22 guzel:-31 haber:22 hazir:-47 hep:31 her:20 hicbi:22 icini:-27 ihtiy:-21
 ikinc:23 ipucu:-26 iste:-22 izin:-21 kadar:46 kal:22 kalab:21 kalma:-20 karis:-33 karsi:-29 kendi:-26 ki:24 kiril:-20
 kolay:-32 konus:-25 kotu:21 kulla:-30 liste:-27 misin:-29 musun:21 ne:24 neler:26 ogren:28 okul:-22 ol:-30 oldug:-40
 olsun:-25 olur:-23 oluru:47 ona:-20 oneri:-20 orada:-22 sag:-28 sakla:20 sansl:24 saril:-21 secti:-22 senin:28
 seyi:24 soylu:-29 susma:-21 tam:-23 tek:21 tesek:-33 tutus:28 uc:-23 uygun:-20 verir:23 verme:26 would:-30 yanil:31
 yanip:28 yapab:40 yarat:23 yasar:27 yazdi:-26 yazil:25 yaziy:-38 yer:21 yil:21 yiyor:-27 yok:-23 zaman:-21
ici @my:32 @not:-23
icmed @tell:-24
icmes @you:-34
icten @I:44 @I-do:-29 @only:44 bir:31 ice:25
ictig @tell:-21
ic @leave:-20
idare ederi:32
idrak @noone:20 onlar:20
ifade et:28 ve:28
iftar @my:33 kadar:21
ihane @not:-45 @you-do:24 degil:-43 etmis:21 olur:27 olurs:24
ihmal @not:20 @you-do:28 ediyo:28
ihtiy @I:40 @I-did:29 @daily:-30 @human:-21 @love:-23 @me2:38 @mine:35 @quote:20 @stop2:23 @write:20 bana:35 benim:27
 bir:-24 bu:-20 cok:20 degil:-30 demek:20 en:-28 et:20 fazla:21 gibi:25 gitme:20 her:30 kal:24 ne:-20 olan:27 sey:27
 yeter:22
ikide @deny:-21 @study:-38
ikimi @best:28 @leave:-23 @noone:35 @only:43 @secret:29 @stay:38 @we-let:24 @write:42 arasi:37 ayni:-29 baska:27
 biliy:41 bir:45 bu:38 buldu:-20 dunya:20 gizli:30 icin:34 iyi:21 kimse:24 kucuk:26 olsun:28 olur:23 sirri:21
 sonuc:-20 tasir:21 yeter:21 yok:20
ikinc @I-do:-25 @I-not:32 @body:-35 @deny:44 @home1:32 @not:34 @sad:-21 @tell:-21 @you-do:-29 anlat:-20 bir:24
 bolum:-27 cunku:-23 daha:-29 de:21 denem:-22 dogru:22 gecel:-23 herke:20 kisa:-30 olmay:41 orada:26 parag:-27
 pland:26 var:-33 yeni:-24 yok:36 yol:-29
ikisi @best:-21 @help:-28 @love:-23 @only:-20 @write:-35 de:-32
ikiye @leave:-20 @only:-23
iki @I:38 @I-am:-22 @I-did:33 @I-do:-28 @body:40 @family1:33 @home1:-26 @knownot:-22 @leave2:38 @me2:26 @mine:30
 @not:-25 @parent:-31 @quote:-25 @rememb:33 @secret:-43 @tell:-23 @tutor1:-45 @understand:-33 @we:28 @we-let:21
 @you:30 @you-do:28 @you-if:-25 ailel:-27 ama:31 ayri:-38 bakiy:24 bana:32 bekle:25 bes:20 birbi:-27 biri:-22 blok:-35
 bu:37 buldu:-25 bulun:-25 bunu:-20 burad:-22 calis:-30 cevap:-20 cocug:27 cozdu:21 cumle:-26 da:-29 de:-21 dener:-22
 denkl:-24 diye:-27 dusun:20 duyma:-21 ettim:21 geldi:21 genc:-23 gibi:29 girdi:22 gizli:-28 gorme:-31 gorus:-25
 goruy:-25 gozum:35 gun:-26 gundu:43 hala:-21 icin:-21 indir:-21 kaciy:37 kadar:31 kalir:-20 karin:-20 karsi:-32
 kati:24 kaybe:22 kendi:-20 kisil:53 merak:20 mi:34 nokta:-21 saatt:-25 saniy:-35 satir:39 sayfa:-24 sayi:-20 seni:24
 senin:23 sonra:-26 soruy:-28 taraf:-22 ucunc:24 uzeri:-25 yaris:38 yazma:31 yili:-22 yilli:-20 yol:-32 zaman:-22
 zar:-22
ikna @needless:-25 @not:-25 etmek:-20
ilaci @family1:20 esirg:20
ilac @I-did:33 @only:37 @tell:-21 bir:37 kulla:33
ilahi @love:-36 aska:-36 gecis:-30
ileri @study:24 olur:33
ilerl @only:-22 @you-did:-22
ile @daily:-26 @help:-33 @human:-25 @knownot:-21 @love:-28 @not:-28 @tellnot:-32 @understand:-22 @write:-33
 @you-do:-20 arasi:-33 aski:-31 asli:-21 ayni:-26 birbi:-21 farki:-20 gerce:-22 karis:-33 mecnu:20 o:-20 sey:-21
 sicak:-24
ilgil @I-am:29 @deny:-36 @lesson:-30 @not:-48 @only:-22 @understand:-34 degil:-33 haber:20 her:20
ilgin @only:-22 @you-did:-33 bir:-22
ilgis @understand:-20
ilgiy @I-not:26 @not:27 @only:28 @tell:27 goste:27
ilgi @only:-25
ilhan @lesson:-20
ilisk @secret:-25 @we-let:40 sakla:-25
ilkok @I:27 @me2:27 @mine:27 @my:28 bana:27
ilk @I:47 @I-am:39 @I-did:46 @body:35 @come2:21 @help:-27 @knownot:24 @leave:-24 @love:33 @me2:51 @mine:52 @my:25
 @promise:22 @secret:28 @stay:28 @study:-20 @tell:-36 @understand:21 @we-let:-25 @write:47 @you-did:-35 @you-do:-32
 acip:20 adim:-33 adimi:-27 aklin:-21 aldig:20 ama:-20 anlad:38 anlat:-24 arkad:-22 asik:37 askim:20 ay:-32 bakis:-24
 bana:52 beri:27 bes:-24 bulus:34 calis:-24 cozem:-20 dakik:-27 degil:20 denem:23 dordu:-22 et:20 fark:24 gece:-20
 gelen:-25 geliy:-29 gorus:23 gunde:27 gunle:-25 hafta:-28 hangi:-20 icin:-20 ikinc:-24 ilk:26 itira:24 iyi:-23
 kaldi:25 kaybe:28 kimse:20 kirik:22 kosac:21 kulla:-26 mesaj:31 mi:24 nasil:-21 net:22 norma:-34 olabi:-20 oldum:28
 olsun:22 olur:-26 ona:-21 sakla:21 sana:24 sonra:-23 soru:-34 soyle:-26 su:21 sutun:-20 telef:-22 unutm:21 verme:-20
 yapmi:26 yaz:24 yazdi:42 yil:-23 zor:-31
iltif @I-do:20 icin:-23
inana @best:26 @parent:-22 tek:26 var:-26
inani @understand:-26 @you:-25 misin:37
inanm @only:-21 @tell:-24 @understand:-25 ama:-23 bir:-22
inan @I:32 @me2:33 @mine:27 bana:27
inat @best:30
incin @understand:28
indir @tell:-25 @you-do:-30
inkar @not:21 de:27 et:46
inmek de:-20
inmem @my:41
insan @I:47 @I-not:-28 @cry:-32 @daily:-24 @family1:26 @feel:21 @forget:-29 @help:26 @leave2:26 @lesson:20 @me2:41
 @mine:39 @miss:-20 @my:26 @needless:-20 @parent:-20 @quote:-45 @rememb:-20 @someone:24 @stop2:39 @student_said:20
 @study:21 @tellnot:-21 @understand:-24 @you:40 adim:24 altin:-22 ama:-31 arasi:22 arkad:-23 bana:39 baska:-22 ben:32
 bende:22 benim:26 bilme:-47 birak:-22 calis:32 cok:-20 cunku:22 da:-35 derin:26 diye:-41 dusun:-20 ediyo:-28 en:-20
 etmiy:36 evlad:26 fazla:28 gec:-27 geliy:26 gerek:-24 gibi:-35 haber:20 harca:44 hisse:25 ici:-21 istem:-25 ister:-26
 kadar:22 karsi:-20 kendi:20 konus:-27 metin:-23 ne:20 ogren:-25 olabi:20 olara:41 oldug:23 olmad:-25 olmak:-31
 olmal:-20 olsun:-25 olur:-22 ona:-23 sadec:21 sana:22 sen:42 senin:40 sey:-42 sinif:-22 sonuc:35 soru:26 soyle:-36
 tam:30 tutma:-20 unutu:-27 vakit:29 var:-33 ya:20 yakis:24 yanil:20 yanli:-21 yarat:27 yardi:-27 yarim:31 yerin:-20
 yok:24 yuzey:20
integ @I-be:23 @I-did:29 @not:28 @return:20 @we-let:20
inter @deny:-27 @lesson:-23 @noone:-25 @not:20 @study:-32 @tell:-28 @tellnot:-22 @understand:-21 @you:-23 cekmi:37
 kimse:-22 sana:-20
iptal @I-am:-32 ediyo:-32
ipucu @I-am:-34 @I-did:-29 @not:-27 @study:-34 @tutor1:-20 verdi:-23
irak @love:27 de:27 gonul:27 olan:27 olur:26
ise @I:22 @deny:24 @human:-38 @leave:-31 @lesson:-21 @lonely:-37 @me2:22 @mine:21 @noone:-21 @only:-26 @teacher:24
 @tellnot:25 @tutor1:30 @you-if:20 bana:21 gerce:-38 gibi:24 karis:32 ogret:25 var:-21 veriy:38 yalni:-37 yaram:-22
 yarar:-27
isigi @I:35 @I-am:25 @daily:21 @deny:22 @knownot:20 @leave:-29 @lesson:24 @my:31 @not:22 @only:24 @understand:24
 @you:56 ac:-29 benim:22 kapat:-20 kis:-24 olmaz:22 sen:29 senin:22 yemek:27
isikl sanki:23
isik @write:-20
isiml @understand:32
isim @understand:24 @write:-28 degil:-22
isine yarad:-24 yarar:-22
isin @I:49 @erase:-31 @human:21 @leave:-35 @me2:49 @my:20 @someone:27 @study:-38 @you:20 beni:37 biri:27 bitin:31
 degil:-25
isitm @not:25
isi @best:-25 @noone:25 @tell:23 bu:-21 buyut:26 degil:-21 kimse:25 o:24 sicak:-21
islem @daily:-21
isler buyur:26
islet @understand:-20
ismim @I:20 @I-be:20 ben:20
ispiy @I:35 @deny:-26 @help:22 @my:27 @not:-32 @understand:41 degil:-26 kendi:61
isted @I-be:-23 @I-not:-25 @courtesy:22 @daily:-31 @deny:-25 @leave:-21 @not:-41 @return:-20 @study:-24 @tell:-22
 @you-did:-29 @you-do:-26 belir:-24 de:-29 degil:-20 doner:-20 elest:-22 gibi:-21 iyi:-22 kapat:-21 kendi:26 oldug:-25
 sor:-20 soyle:-20
isteg @only:-20
istem @I:31 @best:20 @courtesy:-20 @me2:31 @mine:22 @my:36 @only:-33 @quote:-21 @tell:-30 @tutor1:-27 bana:22 benci:36
 beni:38 bir:-33 biraz:24 burad:29 da:-33 diye:-23 gun:20 her:25 kal:31 ne:38 sen:24 sey:-28 sirad:31 soyle:-31
 susma:20 yapma:-23 yok:-26 zor:21
isten @I-am:35 @I-be:25 @I-did:25 @deny:-25 @leave:25 @not:-25 @you-do:-20 cikti:25 degil:-25 yeni:21
ister @I-be:-41 @I-did:23 @I-do:-34 @deny:-22 @help:-22 @love:27 @only:20 @parent:-33 @secret:23 @study:-38
 @tutor1:-23 @write:-28 @you-do:-40 @you-if:-29 aktar:-20 ayarl:-34 basla:-26 beni:32 bir:26 birli:-20 da:-29
 degis:-22 devam:-27 disa:-20 git:36 goste:-27 haber:25 hafta:-21 her:-21 kapat:-20 misin:-42 o:-20 once:24 ozet:-22
 sarki:26 sen:-24 sileb:-25 soru:-24 soyle:-25 yaz:-29 yazma:-20 yik:42
istey @help:-20 @parent:-27 @stay:25 @you:-24 olurs:-45 sen:-24 sey:24 verme:-39 yetis:-25
iste @I-not:26 @daily:26 @deny:24 @leave:-27 @not:31 @only:26 @parent:35 @wait:24 @you:34 @you-did:22 @you-do:39
 bekle:24 daha:39 de:22 degil:23 icin:21 ne:21 o:23 tam:35
istis kaide:22
istiy @I-not:-25 @me2:33 @only:21 @quote:-26 @return:33 @tell:-26 @warn:23 @write:-27 baska:33 basla:-22 bunu:-20
 cunku:21 de:-23 dogru:36 her:22 konus:-22 misin:-26 soyle:-21 yerde:22
is @I-did:24 @deny:-25 @leave:-27 @me2:34 @not:-38 @understand:-36 @we:25 @you:28 @you-do:24 acars:22 arkad:27
 degil:-24 olmas:-21 senin:47 ver:-30 zorun:26
iten de:-25
itira @I:25 @I-be:28 @only:21 @write:27 @you:34 ben:21 bir:21 bu:20 eder:24 et:31 etmek:-26 etmel:26 ki:21 mi:33
 sen:28
iyile @not:-29 istem:-20
iyisi @I-not:-22 @deny:-21 @noone:22 @tellnot:26 bilen:-22 bu:-20 hic:23
iyiyi @leave:26 de:32 gec:21
iyi @I-am:35 @body:21 @darling:27 @deny:66 @human:-26 @love:26 @me2:23 @mine:41 @not:32 @return:-36 @teacher:-38
 @tell:-21 @tellnot:34 @warn:-21 @we:38 @you:-21 @you-do:-46 ailen:-20 aksam:-42 ama:21 anlam:25 anlat:-21 anlay:31
 arkad:-27 bana:28 baska:25 basla:-21 benim:27 bilem:26 bilen:21 birak:-34 birin:21 buyuk:-22 buyur:-20 calis:-29
 cikma:25 ciksi:20 daha:-23 deger:-21 degil:39 demek:-26 ders:-26 dersl:22 diler:21 diyem:-30 eglen:-37 et:24
 fizik:-25 gecer:-21 gecti:21 geleb:-22 gelir:-32 gelmi:-32 gitti:-20 gorem:24 gorur:-32 gorus:-25 guzel:-34 haber:-23
 halay:-21 kadin:31 kayna:-21 kimse:35 kisi:-33 kulla:-21 misin:-61 mu:-30 nasil:-21 ne:-37 o:-23 ogret:-25 oldu:-43
 olmad:22 olman:-23 olmay:-22 olmaz:-21 onlar:-31 sakla:23 sana:-33 sec:-24 selam:-25 sen:-53 sende:-24 senin:39
 sey:26 sonra:23 sor:-21 sorun:24 tanir:-45 taniy:22 temel:31 uyu:-29 var:-29 ve:-38 yanin:-38 yapti:-21 yarin:-32
 yok:66 yuzun:-22
izins @not:-27 dokun:-25 kulla:-21
izin @I-did:28 @I-not:45 @deny:43 @leave:-20 @not:20 @study:-20 @write:-21 @you:48 gerek:-21 gunum:22 icin:38
 konus:-20 sana:34 senin:29 ver:22 verem:42 verme:32
izlem @only:32 kolay:24 sey:22
izler @erase:32 @leave:27 @my:30 @noone:24 @not:26 kapat:32 kimse:24 kollu:31 uzun:31
izley video:23
izliy @you:20 ne:20 sen:20
izmir @I-did:24 @life:22
iz @erase:22 @leave:34 @not:38 @stay:37 @stop2:25 birak:28 kalma:37
i @love:-21 ask:-21
julie @parent:-23 iki:-23 ol:32
kabal @not:-28
kabul @deny:23 @not:42 @only:22 @parent:-23 @you:22 @you-if:22 degil:30 eder:20 edile:-23 et:49 etmek:34 misin:27
kacam @understand:33
kacan @I:30 @I-did:30 @tutor1:30 ben:30 buldu:30
kacin @not:-24 sinif:-20
kacir @study:-48 @understand:-21 evde:33 konus:-31 o:-23
kaciy @not:25
kacma @I-did:25 @deny:21 yok:21
kacta @leave2:-24 yatiy:-24
kacti @I:31 @leave:24 @study:25 ben:31
kac @I:26 @I-be:-36 @come2:23 @daily:-35 @help:23 @leave:-31 @leave2:-27 @lesson:22 @me2:27 @not:27 @only:32
 @parent:23 @stay:-26 @tell:-25 @wait:-28 @you-do:28 bakal:31 beni:26 cozdu:26 cozeb:22 eder:-20 gundu:30 kaldi:-25
 kez:-23 parag:23 saat:-34 uyudu:-24 yapti:30
kadar @I-am:22 @I-did:25 @I-not:57 @I-will:35 @afraid:-31 @best:23 @deny:38 @human:33 @leave:42 @lonely:-25 @love:-20
 @miss:38 @my:21 @need:26 @needless:37 @noone:50 @not:27 @rememb:36 @someone:38 @stop2:27 @tutor1:43 @we-let:31
 abart:-22 agir:-24 al:-22 ayira:-20 baska:24 bekle:31 beni:22 bilem:21 bilge:37 bilme:31 birak:29 biraz:26 birin:53
 birli:27 burad:21 cabuk:26 calis:-27 cekip:27 cevre:26 cok:48 damar:-21 dayan:21 deger:39 degil:29 demek:28 demem:21
 derin:29 diye:-26 dusun:33 ederi:20 emegi:23 endis:-23 etkil:22 geldi:22 gerce:-28 geris:-57 gitme:23 gordu:-33
 gorme:20 gotur:32 gun:-30 hak:20 hakli:-25 hic:21 hicbi:28 icin:28 idare:22 inana:20 insan:45 istiy:29 iyi:31
 iyisi:31 izle:-23 karsi:34 ki:40 kimse:26 kisa:-30 kizmi:-20 konus:56 masad:-23 mi:60 o:-28 olan:-24 oldug:29
 olmam:26 olsun:-27 olurs:-22 oneml:26 onems:42 oturm:-40 ozel:31 ozled:22 ozley:24 sana:51 sayac:28 sayar:-32
 sende:-37 sevme:-40 sey:39 seyi:21 sirad:23 soguk:23 soruy:-25 taniy:22 tasiy:-26 tatli:28 tek:-21 tekra:-21 uzulu:25
 vakti:-21 ver:-37 verdi:25 verir:-27 verme:33 yalni:21 yarin:-28 yaz:-22 yazab:-23 yazar:20 yazmi:-20 yer:-28
 yeter:-32 yok:25 zordu:20 zorun:24
kader @you:38 sen:35 seni:21
kadin @I:-26 @me2:-26 @not:-24 @quote:-26 @stop2:-21 beni:-22 diye:-21 kocas:-22
kafam dagin:24 gibi:34 hangi:-23 karis:-23 kazan:24
kafan @I:21 @I-did:-29 @study:-29 @understand:25 @we-let:-23 ayni:24 calis:-22 icini:25 o:23
kafa yok:22
kafed @write:20
kagid @I-did:-28 @not:27 @parent:37 @study:-23 @tellnot:30 @tutor1:-29 @you-did:-20 at:42 baban:38 canta:29 cope:32
 dok:-36 gecir:26 gorme:28 gun:-21 icin:21 koy:-25 son:-22 ver:-24 yanin:-33
kagit @leave:31 @only:-20 bir:-21 kesti:22 notla:22 once:22
kahra @love:-27 @not:-29 @only:-20 @wait:-20
kahva @I-did:68 @not:-24 @study:-25 @tutor1:54 @you-did:-24 hazir:50 sonra:-35 yap:-27 yapti:24
kahve @I-did:49 @I-not:-20 @lesson:-20 @not:-24 @study:-23 @you-if:-21 gece:21 icerk:-25 icme:-20 ictim:23
kalab @I:26 @deny:22 @lonely:-27 @me2:20 @not:35 @only:-26 @understand:23 @you:45 @you-do:34 bir:-26 degil:37 icin:30
 onlar:21 senin:35 zor:-20
kalac @parent:-22
kalan @deny:-21 @lesson:-32 @not:-25 @study:-28 @you:-26 @you-do:-25 her:-24 sure:-20
kalbi @I:30 @I-am:-27 @best:33 @deny:-22 @me2:48 @mine:46 @my:22 @not:-34 @only:25 @you:26 @you-did:34 @you-if:24
 anlat:-23 bana:46 ben:34 benim:-28 caldi:27 carpm:-21 cizer:-20 daha:-28 dakik:-33 eller:-29 gibi:-33 icin:23
 kirac:39 kiran:-31 kirdi:25 kut:21 ne:22 param:28 pir:22 sahib:35 senin:29 sensi:23 tek:31 titre:-23 yapis:-23
 yere:28 yerin:20 yok:-33
kaldi @I:20 @I-am:22 @I-did:23 @best:26 @body:21 @not:35 @rememb:-20 @tell:-20 @tired:-23 @wait:-35 @write:35
 @you-if:-23 aklin:-29 ben:27 cok:23 davra:30 de:25 duruy:-28 ederi:-21 gibi:23 iyi:24 kadar:-21 mi:-31 o:25 senin:24
 ve:-24 yazdi:22 yer:-33 yerde:-29 yeri:-30
kalem @forget:26 @leave:-35 @not:21 @understand:-23 birak:-28 degil:27 getir:20 kiril:20 unutm:27
kale ne:25
kalib gecmi:-25
kalic olur:-27
kalip @I:26 @you-do:-21
kalir @I:41 @I-not:20 @best:28 @lesson:-26 @noone:38 @not:33 @parent:26 @quote:-36 @tell:31 @tellnot:29 @understand:23
 @you:47 anlat:26 annen:20 ben:21 benim:22 disar:32 kimse:29 mi:23 misin:33 once:-21 oyle:24 sen:32
kalka @not:-22 @understand:40 @you-do:30 dagil:23
kalki @I-do:21 @leave:22 @leave2:33 @only:-23 @you-do:29
kalkt @daily:22 @you:28 @you-did:-22
kalk @we-let:30 esne:-29 ic:-22 su:-22
kalma @I-do:46 @daily:-31 @deny:-33 @not:-36 @parent:-26 @rememb:-23 @sad:36 @stay:-37 @study:-52 @tell:28
 @understand:-26 @you:-20 @you-do:-22 ama:23 annen:-26 benci:36 bende:28 bunu:-28 calis:-24 da:-44 degil:-27 dusun:-23
 gerek:-29 gitme:-21 istem:21 kadar:25 kalma:-32 o:21 seni:-23 senin:-24 sey:-21 soyle:37 zorun:-22
kalmi @I-am:33 @lesson:26 @you:23 rahat:-24 senin:23
kalpt @only:30
kalp @deny:-37 @only:-36 @stay:22 @tutor1:21 @wait:-24 @write:-21 @you-did:35 attig:-21 bekle:-20 bir:-23 kalma:22
 konus:-21 koyma:21 oldug:24 sorus:-23 yedi:28 yok:-31
kalsa @I-not:29 @deny:-24 musun:23 olmaz:-24 olur:42
kalsi @parent:23 @quote:-33 @tellnot:33 ama:-30 bu:28 diye:-20 evdek:22 kimse:21 mi:25 tamam:25
kal @I:22 @I-not:30 @I-will:20 @daily:56 @heart:22 @needless:24 @noone:27 @not:23 @promise:26 @quote:32 @sad:28
 @stay:26 @tellnot:20 @wait:20 @you:23 @you-if:27 bekle:20 biraz:42 bol:-20 de:-21 degil:-20 demek:30 iste:23 sans:-20
 sinav:-20 soz:26 zorun:24
kampa @leave:21
kandi @I-do:-25 oluru:-25
kanim @you:29 kayna:29 sana:29
kanit @deny:-32 @you-do:28 yok:-25
kanka @I-did:27 @only:24 @quote:-26 @tellnot:31 @understand:23 bile:23 diye:-20
kanli @human:37 @only:26 bir:26 canli:28
kanti @study:-22 hala:27
kan 0:-26 @I-did:27 @parent:-23 @you-if:32 grubu:-26 ise:-24
kapag @not:24
kapal @only:-21 @stay:40 @warn:-25 dikka:-25 kalsi:29 kutu:25
kapan @leave:33 buna:33 mu:21
kapas @deny:32 yok:31
kapat @I-am:26 @I-be:46 @I-not:-28 @best:-22 @deny:38 @erase:-31 @feel:-25 @forget:-23 @knownot:53 @lesson:-33
 @noone:-21 @parent:33 @quote:27 @tellnot:29 @wait:-39 @we-let:30 @without:23 @write:42 @you-did:22 @you-do:21
 annen:31 bekle:-30 benim:-29 bir:-27 biraz:-21 bu:21 calis:-26 cunku:-23 da:29 degil:27 diye:36 duruy:21 dusun:26
 edeli:34 etmes:-28 fark:22 gece:22 gecel:-26 gibi:24 gorme:20 hava:-20 hisse:-25 icin:-23 iki:21 istem:39 kayde:-21
 konus:43 lutfe:22 mi:30 ne:31 o:-23 olurs:22 oluyo:28 rahat:-25 sey:-30 sonra:33 soran:31 unutm:-23 yaz:21 yeter:-26
 zaman:-25
kapid @leave2:21 @only:35 @return:-28 bekle:-20 bir:21 cikar:21 haber:26 sonra:-22
kapil @stay:23
kapin @I:25 @I-did:34 @leave:-23 @me2:25 @parent:-28 @return:-20 @write:30 @you-did:38 arkas:-34 bu:27 calma:-20
 gelir:-20 iceri:-22 karde:-37 kilit:27 yanin:-23
kapis cal:-25
kapiy @I-did:34 @leave:27 @noone:-41 @sad:-22 @tellnot:-56 @tutor1:22 @wait:26 ac:-34 acma:-57 arkan:20 bekle:33
 carpi:32 gibi:43 gider:21 kadar:-22 kimse:-35
kapi @help:-24 @write:-24 carpi:28 gelme:21 oldu:27
karak @leave:-26
karan @I-am:28 @I-do:51 @afraid:30 @not:22 gibi:35 hala:35 korid:28 korka:41 oturu:23
karar @deny:-25 @leave:20 @not:-23 @parent:-21 @study:-23 @teacher:-21 @you:-30 @you-do:-22 alma:21 deste:-21 karar:21
 mu:-29 mutla:21 rehbe:-21 senin:-22 ver:-26 verem:-26 verme:-55
kara @love:23
karde @I-did:20 @best:28 @body:29 @jealous:-20 @knownot:26 @lonely:-25 @my:-23 @needless:-33 @not:-24 @sad:-20
 @secret:-25 @stay:-26 @tired:-30 @wait:38 arkad:22 ayni:37 bagir:-20 ben:26 bende:24 de:21 ekran:23 etme:30 ettik:29
 evde:35 fotog:-24 gurul:-23 hasta:-30 hic:33 kiska:-20 ne:-24 oda:-25 odada:-24 ogren:-24 olabi:22 ondan:-32
 onunl:-28 oyna:-21 oysa:20 sohbe:23 tatli:-26 uc:23 uyuyo:-25 ve:-37 verem:-28 yanin:28 yapma:-27 yetis:35 yonte:-22
 yuzde:29 zorun:-28
karin @stay:-22 duvar:-22 kalin:-22
karis @I:24 @daily:-32 @deny:32 @noone:20 @tell:27 @understand:47 @we:32 calis:25 halle:33 ise:26 olabi:-21 ona:22
 onlar:27 var:-25 yok:30
karma @I:31 @my:31 @only:23 benim:31
karne @leave:-25 @study:24 @tell:32 @tellnot:40 @write:-23 @you-do:24 bir:-23 goste:36 kadar:24
karni @only:-23 @sad:30 @you:26 acikl:27 agril:23 agrim:-35 bir:-23 girdi:23 seyle:-25 sonuc:24 var:20
karsi @I-am:51 @I-do:41 @deny:29 @feel:44 @human:59 @lesson:-29 @lonely:35 @my:32 @not:22 @secret:23 @selfProgram:-24
 @someone:33 @tell:22 @tutor1:38 @understand:-24 @warn:-29 @we:21 @you:48 @you-if:26 belli:20 besle:-25 bilme:-22
 biri:34 bos:46 bu:30 bulur:-26 cikac:-24 de:-22 degil:36 dikka:-25 duruy:-24 gerce:51 gitme:25 gorus:-21 guzel:25
 hisse:50 insan:26 kadar:-28 karsi:-21 kendi:-24 ol:-31 olama:-21 progr:-27 seni:35 senin:32 soyle:25 taraf:-26 var:46
 ver:30 verem:-28 verir:31 yazil:27
karti @I-did:-20 para:-21
kart @not:-28 @understand:-33 @write:-26 bilgi:-31
kar @I-did:29 pence:22 yagiy:35
katar @I-did:28 @I-not:28 @help:28 @not:28 yardi:28
katil @study:-21
katla bu:33 yalni:20
kavga @I-did:34 @body:32 @human:-22 @my:24 @not:-38 @study:-28 @tellnot:-25 dagin:24 degil:-25 etme:-24 ettik:23
 ettim:35 kafam:24
kavra @deny:-27 @lesson:22 @teacher:23 ogret:25 yok:-27
kavus @not:-24
kaybe @I:26 @I-do:24 @I-not:25 @afraid:-22 @daily:24 @need:-20 @not:21 @only:-21 @understand:25 @you:28 aptal:26
 basin:-29 ben:21 bilmi:28 calis:-25 cok:-30 korku:-20 ne:23 olsun:-26 sag:-26 seni:24 topar:22
kaybo @I:24 @not:29 @understand:25 degil:37
kayde @not:-27 @understand:-20
kaydi @I:21 @me2:21 @mine:21 @not:-21 @study:-20 bana:21 et:22 farz:22
kaygi @not:23 bu:-23 yenme:27
kayip @not:-29 @understand:-20 degil:-26
kayit @not:-38 @understand:-23 ister:-27
kayna @I:-30 @I-am:-33 @I-not:-20 @best:-29 @me2:-26 @not:-27 @study:-20 @tutor1:-27 @understand:-20 @write:-24 de:-20
 sana:20
kays @daily:-21
kazan @I-am:35 @my:29 @stay:-26 @you:-26 @you-do:22 gibi:24 mi:27 sira:-20 sonra:-27
kedim @best:24 basti:22 harfl:23 klavy:33 ustun:24
kedin adi:-22 ne:-31 tatli:-31
keleb @my:-21 ucusu:38
kelim @I-do:-28 @I-not:30 @come2:-21 @leave:22 @lesson:-22 @tell:-23 @tellnot:33 @understand:-24 @warn:-21 @you:29
 @you-if:-42 almis:-20 de:-24 dogru:-21 etme:28 gecme:-29 liste:-20 ogren:24 sana:26 yaz:-23 yazsa:-23 yeter:-24
 yok:24
kemir @best:24 @only:25
kenar @I:27 @I-did:32 @daily:20 @family1:-35 @me2:27 @only:22 @write:-29 @you:-21 atilm:23 beni:27 bir:22 cok:37
 kocam:-35 koy:-28 koymu:39 mi:-21 sen:-21 yaz:-28
kendi @I:22 @I-am:33 @I-be:36 @I-did:30 @I-do:23 @I-not:54 @I-will:-25 @angry:22 @body:25 @courtesy:-29 @daily:24
 @darling:31 @life:32 @love:28 @me2:25 @needless:21 @not:42 @promise:-39 @sad:-22 @secret:57 @stay:21
 @student_said:-21 @tellnot:-54 @we:29 @we-let:28 @write:-26 ailen:25 aklin:-23 ama:25 arami:28 bak:-24 baska:-50
 ben:27 bicim:23 biliy:31 bir:-24 birka:24 buldu:-34 cizgi:-20 daha:-29 davra:-38 de:-43 eder:27 edilm:36 eller:27
 ettin:26 ev:-22 gelem:21 gelir:-22 gelme:23 gizle:32 gorme:-47 gorus:-28 gozum:33 guzel:25 icin:-35 iki:31 indir:25
 itira:32 iyi:-39 kadar:-24 kalab:24 kiyas:-47 kizma:-28 kucuk:-23 nazik:-20 o:-34 ol:-28 olabi:23 olur:-34 olurs:-21
 once:21 onlar:35 orneg:23 sakla:33 sende:-27 senem:24 seni:36 sert:-30 sesin:-22 simdi:33 sinav:27 sinir:24 soz:-39
 sucla:-20 tek:20 terk:35 turun:26 unutm:-25 unutu:35 verme:-25 would:-30 yanli:-21 yaris:-27 yaz:-29 yazac:-32
 yaziy:27 yilim:28 yukle:-25
kerem asli:-32 ile:-21
kere @I-not:23 @daily:27 @love:-30 @not:33 @quote:-31 de:20
kesfe @I:32 @I-did:27 @my:21 bayra:27 benim:21 dikti:27
kesil @I-did:39 @lesson:25 @tell:-24 @understand:33 devam:-25 gorun:24 soyle:-21
kesin @I-not:-28 @deny:-21 @leave:20 @not:-32 @understand:-32 bilgi:-20
kesir @I-did:24
keske @I:41 @I-did:-26 @daily:63 @darling:35 @deny:22 @leave:22 @leave2:29 @love:45 @marry:34 @my:24 @not:31 @only:25
 @write:28 @you:55 @you-did:43 an:20 ben:36 bu:25 daha:-27 elini:32 her:29 hic:27 konus:25 o:28 olmaz:22 olsa:-23
 olsam:34 sana:29 saril:-26 seni:31 sevgi:34 sinav:35 su:32 tutab:21 yanin:36 zaman:33
kesme @daily:-24
kesti @leave:22 @understand:23 cikar:22 notla:22 once:22
keyfi @leave:23 kacti:22
keyif @daily:-21 @only:-29 bir:-27 olsun:-24
kez @I:25 @I-did:45 @body:21 @human:23 @me2:22 @tutor1:24 daha:-25 dusun:21 ertel:24 konus:32 kulla:-28 okudu:-21
 olsun:22 yap:-21
kilav bakma:-20
kilit @knownot:20 @noone:22 @not:30 @only:-20 @write:39 bir:-25 kimse:22
kilo @I-did:54 almis:26
kimdi o:28
kime @I-will:26 @help:-22 @tell:-35 @understand:-23 @you-do:-36 anlat:-22 birak:24 gideb:-21 guven:-22 soyle:-27
kimim ki:33 var:25
kimin @I:21 @I-will:23 @best:-21 @leave:-29 @leave2:-29 @not:-27 @only:25 @rememb:23 @return:-24 @student_said:31
 @you-did:22 bu:20 dans:32 dusun:27 ettin:30 oldug:-25 yanin:-27 yaz:-25
kimi @help:-27 @write:-29 @you-do:-33 araya:-24 aylar:-22 bekli:-26 kimi:-20 mermi:-24 sonra:-22
kimle @I:32 @me2:24
kimli @deny:-26 buray:-22 de:24 lutfe:-26 numar:-33 yazma:-27
kimse 112:-20 @I-be:24 @I-not:50 @change:22 @come2:-26 @erase:-26 @family1:-23 @human:-30 @jealous:-23 @knownot:36
 @leave:-43 @love:-20 @mine:26 @my:23 @needless:-47 @noone:41 @promise:29 @quote:-47 @someone:-25 @stop2:-20
 @tired:-20 @tutor1:44 @wait:-36 @warn:29 @we:29 @we-let:38 @you-did:-26 @you-do:-47 acma:-24 acmaz:27 ailen:23
 ama:-40 anlay:27 bahse:24 bakma:26 bakmi:-27 bana:23 bekle:-41 bende:26 biri:-22 bize:23 bizi:21 boyle:48 bozma:36
 bulma:24 bunu:-25 burad:-34 burda:-40 cikma:-30 cunku:21 da:-39 danis:47 dayan:-29 de:22 dedig:-24 deme:23 demem:33
 demes:-27 demey:39 demis:-46 der:-21 devam:-24 dinle:21 diyor:-31 doldu:20 duyar:22 duyma:47 ederi:-21 ele:-21 et:30
 etme:32 etmem:-23 farki:32 fikri:34 gecen:-21 geliy:-35 gibi:-26 gizli:27 gonde:-24 gorus:-31 goste:27 gunle:-21
 hakki:-22 halle:23 icin:-30 iki:-23 inanm:-23 inter:-25 isi:23 izins:-40 kalma:-23 karar:-21 karis:22 kelim:23
 kendi:-27 kimse:42 kiril:-34 kiska:-23 kizma:44 mesaj:-22 mi:-38 model:-24 muhta:28 numar:-30 ogren:47 okuma:-29
 okumu:-23 olmaz:25 olsun:20 onlar:22 oturm:-37 ozell:27 ruhu:41 sen:25 sesle:-26 sevgi:-26 sevme:-46 sey:35 seyi:-21
 sinif:-40 sokma:29 sorma:52 soylu:-20 soz:29 sozuy:-21 suphe:36 surey:-21 telef:-31 umuru:24 uzulm:44 uzun:23
 vedal:-21 veriy:26 vurma:-27 yakal:29 yakin:-24 yapma:-30 yardi:20 yarin:-21 yazdi:-23 yaziy:-23 yazmi:-34 yerin:23
 yetis:35 yokke:-25 yuk:-31 yuzun:-21 zarar:-21 zorun:-45
kimya @lesson:-22 @love:-21 @not:-27 @you-do:-28 @you-if:-28 mol:-24
kim @I:37 @daily:-20 @heart:43 @my:52 @noone:37 @only:21 @quote:20 @stay:41 @study:29 @understand:24 @you:42
 @you-do:25 bahse:37 ben:47 bende:34 benim:38 bilce:27 bilir:21 bu:24 bunu:28 cok:29 dinle:21 durup:23 edece:27
 eder:34 emre:20 itira:35 kadar:23 kim:-22 kimse:27 ne:-43 neden:30 o:25 olabi:-21 oldu:-22 oldug:21 olurd:-41
 ondan:31 sen:43 seni:30 simdi:-23 takdi:30 var:-71 yakin:-28 yanin:23 yapab:28 yaz:-26
kirac @not:35 sensi:21
kirdi @tired:29
kirgi @deny:-23 @not:-37 degil:-23 var:27 yine:27
kirik @I-did:22 @daily:25 dun:22 gibi:-23
kiril @I:24 @I-be:27 @I-do:-20 @forget:23 @heart:-24 @my:-30 @only:-33 @quote:-21 ama:25 anlat:22 ben:37 bir:-26
 gibi:-28 icind:22 kiril:-24 unutm:23 yok:-37
kirk @I-did:23 @lesson:-23 @you:32 dakik:-32 senin:26 yil:31
kirma @I:30 @me2:30 beni:30
kirmi @courtesy:-20 @lesson:-25 @stay:-24 @tell:-24 @understand:-30 @you-do:-24 bunu:-24 olsun:-31 soyle:-24
kirpi @daily:42
kirpt @understand:30 @you:30 @you-did:30 sana:30
kisa @I-be:-28 @I-did:-22 @I-do:-29 @daily:-23 @home1:-24 @my:-24 @not:-22 @only:-24 @study:-23 @wait:-22 @we-let:-23
 @you-do:-23 bir:-25 kesec:-22 koydu:-22 ogren:-27 tut:33
kisil @I-did:27 @deny:-25 @not:-25 degil:-25 gibi:-33 ucunc:20 var:-43
kisin @leave:29 @only:-24 @understand:-35 @write:21 @you:-29
kisis @understand:-27 bilgi:-27
kisiy @I-did:21 @help:-27 @leave:-20 @sad:-21 @write:-25 @you:25 @you-did:26 ayni:-25 de:26 misin:-24
kisi @I:35 @I-am:21 @I-not:-48 @deny:-42 @help:-36 @leave:-28 @my:21 @not:-30 @stay:-30 @study:-23 @teacher:-27
 benim:43 bir:-23 boyle:-20 bu:-26 bunda:28 bunu:-23 daha:21 degil:-48 hatir:25 kim:-39 konus:-20 oldug:22 sana:-21
 seni:-22 senin:29 sensi:46 sonra:-23 yanin:-25 yeter:26
kiska @I-be:33 @I-did:21 @daily:-22 @leave:25 @rememb:-27 @sad:-26 @someone:-22 @study:24 @tellnot:-29 @you:36
 @you-did:26 arkad:-21 baska:-20 biriy:26 catla:22 da:-34 durus:-20 dusun:-27 hic:24 hos:-23 iste:28 kotu:-24 mi:22
 o:50 seni:23 telef:-22 yapma:-22 yok:-21
kismi @mine:-21 @only:-26 @parent:29 @tell:43 @you-did:-30 bana:-21
kis @leave:-34
kitab @I-did:22 @leave:-24 @teacher:-20 @you-do:-20 bak:-25 kapat:-20 ogret:-20 ve:-22
kitap @I-am:22 @I-did:51 @I-do:22 @cry:23 @leave:-25 @study:-30 @tell:26 @wait:21 @you:28 aldig:25 alma:-29 begen:47
 bile:-21 da:-36 de:42 gotur:-31 kitap:27 okuru:35 okuyo:22 paras:25 sana:34 yeter:-27
kivil var:26
kiyam @not:28 ya:22
kiyas @I:24 @my:23 @only:27 @study:23 benim:23 bir:25 yapma:-22
kiyme @I:26 @deny:24 @only:26 @understand:35 @you-do:38 ama:36 bilec:31 bir:22
kizab @help:-30 ama:-33
kizac @I-am:-23 @afraid:-23 @student_said:-23 @understand:-23 @you-do:-23 korku:-23
kizam @body:20 @my:31
kizar @afraid:-20 @love:25 @not:21 @quote:-52 @student_said:-20 @study:-23 @tell:27 @tellnot:23 @we-let:30 ama:-33
 diye:-39 gecer:-33
kiza @I:32 @I-did:20 @me2:32 @tell:-24 @understand:-27 @write:29 mesaj:36
kizgi @only:-24 @understand:-20 bir:-24
kizim @you:21
kizin @I:-20 @me2:-20 @not:-23 @quote:-27 beni:-20 cok:-20 sana:25
kizi @leave:-21 @understand:-29
kizla @I:29 @my:24 @understand:21 @write:41 @you:26 calis:24
kizma @best:-24 @deny:-31 @family1:-31 @lesson:-27 @my:-24 @quote:27 @you:-21 da:-22 diye:27 kizam:-23 ozell:-23
 yok:-30
kizsa @only:-22 @understand:-23 bile:-22
kiz @I-do:34 @I-not:-28 @my:27 @not:-23 @quote:-42 @wait:28 @you:26 @you-if:37 arkad:43 babas:-25 diye:-21 icin:-23
 ister:39 sana:24 sen:27
ki @I:50 @I-am:25 @I-be:22 @I-do:55 @I-not:40 @daily:32 @deny:21 @heart:22 @human:24 @knownot:25 @leave:21 @lesson:-43
 @lonely:32 @me2:53 @mine:41 @noone:52 @not:35 @only:30 @parent:34 @return:21 @someone:25 @stay:26 @stop2:22 @wait:30
 @we-let:28 @write:31 @you:50 ailen:21 ama:-30 bana:29 bekle:26 ben:26 beni:22 benim:36 bile:22 biri:26 bizim:-24
 bu:28 burad:47 cikma:28 ekran:28 gec:24 gece:21 geldi:25 geliy:23 gibi:25 herke:25 isted:-21 kadar:28 kal:23 kaldi:26
 kalma:-20 kime:-21 kimse:27 o:24 olsun:-23 rahat:36 sana:26 sen:37 seni:37 simdi:23 sonra:26 su:22 vardi:-20 varim:21
 yalni:38 yanli:23 yazis:27
klaso @noone:28 @not:36 @study:-23 adini:36 kimse:28 koy:32
klavy @best:24 @lesson:-21 @my:28 @only:20 @write:24 basti:22 bir:20 harfl:23 ondan:39 ustun:24
kocam @I:20 @I-did:30 @kiss:25 @me2:20
kocas @leave:-27 birak:-22
koca @you:20
kocun @noone:-20 @understand:26 gorus:30 sana:-31 verdi:22
koc @me2:-23 @not:28
kodla @I-not:27 @not:23 @only:20 @stop2:-23 bir:26 var:26
kodun @I:-25 @only:-29 @understand:-48 @write:-20 ben:-25 icine:-20
kodu @noone:-29 kimse:-29 okuma:-29
kod @I-not:34 @deny:20 @not:36 @understand:25 degil:36 satir:21
koklu @I-did:-35 @study:-21
kokun @I-am:37 @rememb:23 cekme:27 ediyo:25 hayal:25
kokus @I-am:34 @body:22 ediyo:28 guzel:33 ne:33
koku ses:-22
kok @leave:-29 iki:-22
kolay @I-did:-34 @forget:-27 @lesson:-25 @not:-41 @only:-20 @study:-21 @tutor1:-26 biraz:21 degil:-22 gelir:-20 mu:-23
 ne:-21 olmam:-49 soru:-21 zora:-23
kolla @I-not:25 @daily:41 @not:34 @return:33 @understand:26 bu:27 gece:27 kollu:32 uyu:27 uzun:32
kollu @afraid:26 @erase:23 @leave:23 @not:28 @parent:27 giy:24 kapat:23 ort:26 telas:26
kolun @erase:23 @leave:22 @parent:22 ailen:25 izler:34 kapat:23 kollu:28 soyle:22 uzun:28
kompo @deny:31 @human:-20 @not:39 @understand:29 @you-do:-21 anlay:32 benze:-21 klise:-26 yaz:-20 yazma:20
komsu @I-did:51 @my:28 @study:24 anlat:22 da:20
kontr @I-be:-32 @I-did:-23 @I-will:-22 @daily:22 @tell:22 @tutor1:-20 @we-let:-50 @write:48 degis:21 edece:-22
 edeli:-32 edeme:-21 edeyi:-32 ediyo:35 ettim:-21 liste:-24 sonra:22 ve:26
konud @I:-30 @I-am:-23 @I-did:-28 @I-not:-34 @deny:23 @leave:-22 @me2:-35 @teacher:24 @tell:21 @tellnot:27
 @understand:-44 bende:-35 bilgi:-26 cok:-23 daha:-26 degil:24 istiy:-27 kesin:-27 soyle:23 yardi:-23
konul @I-did:-22 @noone:-25 @parent:-26 cok:-20 konus:21 mi:-31
konum @erase:20 @noone:-28 @sad:-28 @tell:-28 @tellnot:-22 @tired:-28 acik:-28 kapat:20 payla:-25
konus @I-am:25 @I-did:-20 @I-do:32 @I-not:-28 @I-will:31 @body:22 @cry:-24 @erase:31 @family1:-31 @forget:31 @happy:30
 @jealous:21 @leave:28 @lie:32 @my:43 @noone:28 @only:24 @quote:-56 @secret:37 @selfProgram:-21 @someone:-46
 @student_said:-35 @teacher:-34 @tell:-23 @tellnot:43 @wait:30 @you-did:-25 @you-do:-35 @you-if:-24 adini:34 anlas:26
 anlat:-29 ara:20 baska:23 beni:-21 benim:32 bicim:-26 biliy:-30 biraz:-20 biri:-27 birin:-22 bolum:-22 bunu:-24
 burad:21 dahil:24 dakik:-25 degis:29 diyec:23 duyma:20 ederi:30 en:24 gece:31 gecen:-21 gecis:24 gecmi:23 gidiy:25
 girme:-28 gizle:22 gizli:31 gorun:28 goste:-28 hatta:24 heyec:21 hic:41 hosum:25 ikimi:28 ilgil:21 insan:29 iste:-22
 ister:-35 iyi:-25 iz:22 kadar:24 karis:-20 kelim:-21 kimse:31 kiska:21 kotu:36 merak:22 nasil:-21 not:-21 o:-27
 ogret:-39 okutm:30 okuya:-33 oldug:-26 olmad:23 olmam:27 olur:26 olurs:22 oluyo:30 saatl:28 sadec:20 sakin:-37
 sansi:27 senin:21 sinir:26 sonun:24 tek:27 temiz:24 terci:27 topla:22 topu:24 tutma:-22 uc:-21 unutm:23 uyar:-22
 uygun:-23 uyu:-34 var:-31 verme:26 yapma:-31 yardi:-26 yazab:20 yazdi:-20 yazmi:-30 yerin:-20 yeter:26 zorun:21
konuy @I-am:-26 @I-be:-22 @I-do:-20 @body:-20 @erase:23 @study:-20 @tellnot:35 acars:20 acma:37 adim:-22 bakma:-26
 basta:-23 bitir:-45 da:21 daha:-23 degis:42 elind:22 ogren:-25 sonra:21 var:-26
konu @deny:-20 @help:41 @my:-26 @sad:31 @understand:22 @wait:-24 acili:31 artik:-22 burad:37 degis:22 gomul:36
 hemen:26
kopar @return:35
kopeg @I-did:27 @daily:36 geldi:24
kopya @noone:22 @tellnot:26 ama:-27 cekme:-34 cekti:22 kimse:22 soyle:21 verme:-24
korkm @I-not:-28 @afraid:-21 @me2:-23 @mine:-23 @not:-40 @only:-23 @sad:-31 @you-if:22 ama:20 bana:-23 bir:-20
 kapat:-23 korku:-21 uzulm:-22 yok:23
korkt @quote:-24 @student_said:-22 @understand:-23
korku @I-am:-27 @leave:26 @only:-28 @tell:-22 @understand:-44 anlat:-22 ben:34 beni:28 bir:-24 bu:21 de:31 gitme:30
 icin:-34 istem:27 musun:-31 uyutm:22
korum @deny:24 @not:24 @tell:22 @you-do:-22
kor @I:26 @you:23 ben:26 sen:22
kosac @promise:23
kose @you:30
kosul @feel:25 farki:25 hisse:25
kosuy @I-did:28 @leave:28 cikti:28
kotu @I:29 @I-did:23 @I-do:45 @courtesy:-25 @human:-20 @life:31 @secret:-23 @tell:-33 @you-if:-22 ben:28 gecir:31
 gecti:-29 goste:-24 haber:-24 ihtim:-21 sey:-23
koyde @leave:36 elekt:22 isigi:20 okula:25
koye @leave:-24
koyma @I:-30 @deny:-21 @not:-38 @only:-22 @understand:26 @you-do:24 anlam:23 da:32 de:32 yerin:22
koy @I:25 @me2:25 @noone:28 @not:48 @parent:20 @study:32 @understand:39 ama:-20 de:-24 kimse:28
kpss iki:34 ilk:24
krali @deny:31 @not:31 degil:31
kral @my:-21
kramp @study:32 @you:22 girdi:20 senin:22 sonuc:24
krizi @study:22
kuant @wait:-23
kucuk @I:26 @I-did:31 @cry:-20 @daily:-26 @family1:22 @human:-25 @leave:-24 @lesson:-25 @my:-28 @noone:30 @secret:22
 @you:40 adim:-20 ama:-20 ben:24 bile:24 bir:-26 bu:27 dolas:-22 geliy:31 gordu:25 gulun:-22 her:25 insan:-21 mesaj:32
 olur:-30 onu:27 prens:-33 sana:40 sirri:30 topla:-27 var:-34 yasta:23 yaz:-20 yitir:22
kucum @best:31 @only:20 inat:30
kulag @I-am:26 @I-be:28 @leave:23 @lesson:-22 @my:21 @not:40 @only:24 @tell:35 @tellnot:25 @understand:22 @write:25
 bir:24 geliy:-27 gider:25 kimse:25 kupe:-23 o:22 olsun:-23 soyle:28 sus:26 var:35 yayil:33
kulak @knownot:23 @not:57 @you:27 dinle:-28 duyma:24 kulag:33 odakl:-21 salya:-20 sesi:31 tak:36 yayil:33
kulla @I:30 @I-am:44 @I-not:-31 @feel:28 @help:30 @me2:24 @stay:-20 @study:20 @write:27 atiyo:24 beni:24 gibi:-25
 hesab:24 hisse:31 icin:26 sen:23 uzulu:30 yana:20
kulup de:-20
kul @I-did:23 olur:-26
kupe olsun:-23
kural @we-let:-21 bu:-22
kurba @I-do:28 oluru:27
kurca @quote:32 @write:33
kurdu @leave:33 @not:-21 @you-if:24 bu:33 ne:25
kursa @I:25 @leave:28 @me2:26 @mine:24 @need:24 @not:24 @stay:24 @write:21 bana:24 ihtiy:24 kalma:24 yazil:21
kurst @return:-21 gunle:-24
kursu o:26
kurs @study:-28 etut:-26
kur @I-am:33 @lesson:20 @not:54 @only:-25 @study:33 @understand:36 @you-did:25 @you-do:27 anlam:21 mi:25 yapiy:33
 yapma:22
kuser @understand:-36 @you:-28 bu:-30
kustu @not:22 @study:22 var:-21
kusur @I-had:-20 @home1:24 @leave:-22 bakma:21 degil:-20 gerek:23 yanli:-21
kutlu @love:22 @my:28
kutup @leave:-27 de:23 gitme:-23
kutus @lonely:33 @stay:-22 bosal:33
kutuy @lesson:27 @lonely:27 @study:27 sonra:27
kut @study:21 sonuc:21
kuyum @I:42 @my:42 benim:42
kuzen @I:26 @I-did:24 @come2:-41 @me2:26 @my:25 @not:25 @only:39 @quote:21 @study:44 @write:29 @you-if:-41 anlat:-22
 beni:26 bir:42 da:31 geldi:21 goste:23 hakli:-22 kiyas:24 ne:28 nisan:-25 o:-25 oyna:-34 sana:-33 yaziy:-41
lafin @I:24 @I-not:20 @leave:24 @me2:20 @not:20 gelis:-32
lafi @not:29 da:-21 isin:27
laf @I:33 @quote:28 @study:23 @tellnot:50 @we-let:24 @write:32 diye:24 olsun:24 olur:26 tasim:32
lahma @study:21
lakin @you:27
lamba @lesson:29 @not:30 @wait:20 altin:26 bekle:20
layik @best:24 @deny:25 @help:24 @not:38 @only:29 @write:33 @you-if:20 ariyo:20 bir:26 bulam:27 degil:21 sohbe:21
lazim @I:-30 @tell:20 olaca:-22
leb @not:26
leke @not:23
leyla @I:27 @love:-20 @marry:-26 @not:-20 @understand:-31 alir:-21 evlen:-26 mecnu:21 okuld:-32
lgs yeni:-23
lider arkad:30
ligde @deny:38 @not:38 degil:38
limit @not:24 @study:39 @write:21 ayri:-23 bitir:-26 integ:-25 kavra:-23 sorus:20 var:-24
lised @I:23 @my:33 de:28 zaman:21
lisey @I-did:30 @leave:-26 @life:30 okudu:30
lise @I-did:34 @my:-29 @understand:-22 ben:25
liste @I:-31 @I-did:-43 @daily:-32 @deny:-27 @leave:-25 @not:-25 @tutor1:-39 @write:-20 ben:-27 cikar:-20 de:20
 siral:-23 var:-22
logar @lesson:22
lokma @I-be:29 @write:27 @you:23 bogaz:25 sey:20 yiyip:25
lutfe 112:-24 @I-not:33 @best:-25 @daily:-21 @deny:20 @help:-23 @leave:28 @not:30 @only:-48 @parent:-34 @return:33
 @stay:33 @stop2:24 @tell:-38 @tellnot:-25 @understand:-28 anlat:-26 annen:-26 beni:38 bes:31 bir:-35 bitir:40
 bunu:-35 daha:28 don:21 etme:-26 kal:33 kapat:24 sohbe:28 tek:-25 yaz:24
luzum @deny:44 yok:45
maas @I-not:-37 @not:-37
maca o:22
madde et:-20
madem @I:20 @leave:42 @leave2:32 @you-do:33 bu:21 gidiy:32
mahal @understand:22 bakka:24
mahzu @I-not:20 @deny:-31 @not:20 yok:-31
mail @write:-21
makar @I-did:33 @I-will:37 @tutor1:37
makin @I:26 @I-am:34 @courtesy:32 @deny:26 @human:27 @my:39 @needless:-24 @only:20 @study:-22 @tell:28 @tired:37
 @you-do:-30 ama:20 benim:22 bir:20 degil:21 diye:22 kulla:-20 var:-24 yorul:37 zorun:-24
manda redde:-20
manit @study:50
manti @I-do:-31
marke @I-did:26 @return:26 @write:22 yazdi:22
masad mi:-20
masal @only:-23 @tutor1:26 prens:-25
masan basin:20 et:-25
masay @return:28 bu:-22 mi:-29 oturu:-21
matem @I-am:26 @afraid:22 @family1:20 @love:23 @teacher:34 ama:-25 bolum:20 fen:-20 gecti:20 kitab:27 korka:24
mavi kazak:46 ne:-26
mecaz @deny:-23 @heart:-23 @lesson:-26 @my:-20 @not:-22 @only:-29 @stay:-23 @tell:-27 @understand:-26 anlat:-27
 bir:-29
mecnu @I:34 @my:39 @not:-32 @tell:21 @understand:-22 benim:34 de:20 haber:30 olsun:30
meden @write:-23
meftu @not:20 @you:33 sana:33
meger @I-had:24
mektu @I-did:34 @I-do:21 @come2:-20 @heart:27 @leave:-21 @mine:20 @tutor1:31 bana:20 gerek:-27 yazdi:30 yazma:-23
meleg @daily:26 @study:20 @you-did:27 mi:21
melis durup:23
memle @I-did:25 @deny:-22 @family1:22 @miss:-22 yok:-22
memnu @I-be:-26 @I-did:-43 @needless:-24 degil:23 etmey:29 olabi:-23 oldum:-28
merak @I-did:-42 @I-not:25 @lesson:-31 @me2:26 @only:-28 @quote:-22 @secret:34 @study:-33 @tellnot:-21 @we:25
 @you-do:-31 annen:21 bir:-28 bu:-21 degis:28 eden:20 ediyo:22 etme:-21 etmek:27 etmis:-34 ettig:-37 ettim:-57
 icin:-29 ikinc:-23 ne:-35 oldum:20 soruy:-21 yanin:29 yuzun:25
merci @body:20 @daily:26
merke @not:-20 basvu:-20
mesaf koyma:26
mesai @my:24
mesaj @I-do:31 @best:24 @body:44 @come2:29 @erase:27 @heart:26 @jealous:31 @knownot:24 @leave:25 @life:-21 @love:41
 @my:30 @only:25 @return:-41 @secret:-37 @stay:46 @stop2:-31 @study:-25 @tell:-39 @you-if:21 acip:20 al:-25 at:-26
 atark:-20 atinc:24 atip:-24 atmam:-39 baban:21 baska:32 ben:36 bende:-39 bile:30 de:-21 diye:23 durdu:38 ekran:-40
 eller:22 et:31 firla:32 geldi:-29 gelir:-20 gonde:-28 gorme:31 gorup:28 goste:-28 gulum:27 hadi:26 her:21 iki:-36
 iyi:24 kac:25 kalbi:25 kaldi:32 kayde:28 kendi:27 kiska:31 mi:29 misin:-35 ne:-21 saatt:23 sakla:-37 sen:-26 sey:-20
 sil:54 silme:-32 simdi:29 sonra:27 soyle:-30 telef:20 verme:-20 yazma:20 yerim:20 yeter:20 yok:20
mesel @deny:-26 @help:28 @leave:22 @me2:28 @mine:28 @secret:28 @study:-23 @we:38 arami:28 bana:28 degil:-26
mesgu @not:-22
metin @I-did:-43 @only:-20 @understand:-24 egiti:-27 ureti:-23
metne @only:-21
metni @I-am:-22 @I-did:-20 @not:-30 @you:-23 elest:-26 okuya:-20
mevzu @parent:32 buyuk:32
mezar @only:40 @you-do:29 gibi:21 gotur:35 kadar:40
mezun @I:28 @I-did:31 @best:-21 @lesson:22 @my:39 @teacher:-22 @tell:32 @understand:21 @write:-27 @you-did:-30
 @you-do:-22 @you-if:-25 arkad:-25 ben:24 icin:-26 konus:-25 olan:-27 oldug:28 oldun:-22 oluyo:-20
midem @daily:21 @study:28 dugum:24 kasil:31 sonuc:20
milli mucad:-26
milyo @only:29 @write:28 @you:21 bir:26 senin:28
minik @my:31 @sad:23 kusum:23
misaf @lesson:24
misin @I:22 @I-am:42 @I-did:23 @human:31 @noone:32 @not:32 @tell:26 @tellnot:31 @you:22 @you-do:38 ben:28 gerce:31
 kendi:25 soyle:26
miydi ayni:21
mi @I:64 @I-am:20 @I-be:29 @I-did:34 @afraid:-27 @darling:27 @human:41 @leave:44 @leave2:59 @love:37 @me2:51 @my:20
 @noone:38 @student_said:-29 @study:-28 @tell:23 @tellnot:-26 @tutor1:-25 @we-let:-32 @write:-28 @you:52 @you-did:41
 @you-do:40 ama:-28 artik:21 basla:-25 ben:33 bende:41 beni:33 benim:30 boyle:28 bu:25 calis:-33 cikiy:47 da:21
 daha:-23 evde:-29 gece:46 geldi:24 geliy:-30 gibi:41 gidiy:24 hani:21 her:26 hic:27 icin:22 istiy:30 karar:-34
 kimse:24 konus:-38 korku:-27 lazim:22 mi:-45 misin:-23 mu:-49 ne:23 o:-28 oldu:-23 oldug:-26 olsun:31 olurm:24
 once:-22 onlar:20 otesi:37 oturu:-24 oyle:26 rahat:-29 sana:27 sec:39 secer:30 senin:45 sevgi:24 sey:-26 sinif:-30
 soyle:31 verem:-27 yakis:-42 yani:31 yaz:-21 yazma:21 zordu:20
model var:-25
modun @human:22
molas @tutor1:36
mola @I:22 @I-do:26 @leave:30 @lesson:-21 @lonely:24 @my:-24 @quote:46 @return:-29 @you:-26 burad:-21 dedig:27
 devam:-22 o:29 parag:-20 terk:22
mol @stay:-22
moral bozar:-22 sifir:23
morlu @daily:-24 @knownot:20 @not:28 gorme:20
motiv @daily:-32 @study:-30 calis:-30 dustu:-29
muah @best:25 @daily:25 @darling:25 @my:25 bebeg:25 iyi:25 uykul:25
mudur @deny:-22 @leave2:27 @tellnot:35 @without:27 @you-if:27 de:28 degil:-25 gider:27 git:-22 ispiy:-23 sorar:22
 yerin:30 zorba:-20
muhta @leave:23 @not:21
mukem @deny:-20 @not:-54 @you:38 degil:-40 yok:26
mumku @I:-22 @deny:-20 @only:-26 @tell:27 ama:-21 ben:-22 bir:-26 hem:-24 soyle:28
mumla tuken:24
mum @I-did:23 @daily:30 @you:42 isigi:29 sen:29 senin:22 yemek:27
munaz karsi:-23
musta kemal:-25
musun @I:56 @best:-24 @come2:-26 @me2:44 @only:46 @quote:-44 @tell:22 ben:28 beni:39 bir:41 bu:29 daha:38 diye:-26
 sordu:-26 soyle:22 yani:23 yeni:35
mutas ile:-24
mutfa @I-am:25 @I-did:25 @I-do:22 @leave:-30 @parent:-20 @return:20 annen:-20 geliy:24 sesle:20
mutla @I:22 @me2:22 @mine:22 @return:42 bana:22 ugra:33 yoksa:31
mutlu @I:34 @I-be:-20 @daily:27 @deny:-25 @my:31 @study:-27 @you:32 @you-if:35 bir:-23 bu:25 de:26 etmek:22 iki:34
 istiy:27 olama:-23 senin:30
mu @I:37 @leave:30 @love:-27 @only:20 @study:-37 @tell:28 @we-let:21 @you-do:33 bakal:20 ben:33 de:23 olur:41 saniy:29
 sec:39 sen:28 sicak:-25 yoksa:-47
my @my:-33
m @tell:-24 soyle:-24
n1 sin:-25
nabzi @understand:22 gorun:22 hizla:28
nadir @only:21
narki @love:-21 kendi:-21
nar agaci:26
nasil @I:36 @I-not:53 @best:27 @come2:22 @daily:-23 @love:49 @me2:22 @my:53 @not:33 @only:26 @return:25 @study:-26
 @tutor1:-29 @without:20 @write:-31 @you:34 alisi:23 basla:-42 beni:28 bilen:29 bilme:41 bilmi:-34 bir:21 birak:31
 birli:-22 boyle:26 buldu:-24 da:27 don:23 ettim:-22 geciy:-28 gecti:-35 gidiy:-40 hic:22 istiy:-26 konus:-32 mu:-20
 olara:25 oldug:-30 olsa:42 seni:23 tam:25 yapar:27 yaz:-22
nazar @deny:30
nazik @I:-20 @only:-23 ama:-20 ben:-20 bir:-23 ol:-22
nazli @heart:24 @love:25 gonlu:24
nda @love:-30
neden @I:31 @I-am:30 @I-not:-25 @afraid:-21 @come2:35 @deny:-28 @leave:-32 @leave2:-20 @me2:33 @mine:29 @only:27
 @stay:28 @teacher:22 @tutor1:-22 @wait:28 @we-let:-29 @write:28 @you-do:47 anlat:22 arami:29 bana:29 bekle:30
 bilmi:-20 bu:37 cevap:29 cok:37 de:-25 her:-31 istem:-31 kadar:40 ki:30 kimse:-22 konus:24 ne:-25 oldug:-20 surek:25
 yaz:-31 yazma:23
nedir @I:29 @I-did:22 @I-do:31 @tutor1:23 @understand:30 bilir:33
nefes @I-did:31 @cry:22 @my:-21 @someone:49 @understand:37 @we-let:-20 @you-did:-24 al:-31 alan:30 alip:21 bir:-20
 biri:49 bunu:26 doldu:22 egzer:-29 kesil:23 nasil:-29 var:43
nefre @I-did:28 @deny:-24 ederd:28
neler @tutor1:38 verme:26
nerde @leave:36
nered @afraid:23 @daily:-42 @leave:-24 @my:-23 @tell:-28 @we-let:-39 @you-if:-24 acip:20 basla:-34 cok:23 de:24
 degis:-26 devam:-29 edeli:-29 geldi:-22 istiy:-23 kaldi:31 ne:-31 oldug:-31 oluyo:-22 soyle:-28
nerey @I:24 @leave2:-20 @me2:25 @parent:37 @tell:33 @tellnot:37 @you-did:20 @you-do:-23 beni:21 gidiy:-32 soyle:37
nesem @leave:26 de:26
netin @body:24 @not:-25
neti @you-did:-24 kendi:-24
netle @body:30 @deny:-23 @leave:-43 @not:-37 @only:-20 @parent:-22 @study:-26 @understand:34 @wait:26 @you:-29
 @you-did:30 bekle:24 bir:-22 degil:-23 gordu:20 seni:-25
net @human:21 @leave:-21 @study:-32 @we-let:27 @write:-27 bakal:29 ceker:-23 insan:24 konus:-28 yapmi:29
newto @study:26 yasas:-20
neydi @lesson:-27
neyi @tutor1:-34 @you:-21 kimi:-24 ne:-21
neyse @I:24 @lesson:22 @return:22 @study:32 @we-let:32 ben:24 donel:22 ki:34 sorul:22
nezak @tell:26 soyle:26
ne 10:34 @I:27 @I-am:42 @I-be:30 @I-did:34 @I-not:20 @afraid:-32 @body:47 @daily:31 @deny:31 @feel:-32 @happy:-27
 @heart:27 @help:-32 @human:21 @knownot:33 @lesson:-35 @lie:37 @me2:21 @mine:34 @miss:39 @my:66 @needless:47 @not:32
 @parent:68 @program:24 @promise:24 @quote:-32 @return:22 @someone:28 @stay:-22 @student_said:-25 @teacher:60
 @tellnot:26 @understand:34 @we-let:32 @you:69 acele:25 aci:23 ala:-27 anaht:-29 ancak:-27 anlar:33 anlat:51 annen:37
 ara:-28 arkad:47 az:20 baban:47 bana:34 baska:32 bekli:32 ben:20 bende:-20 bildi:-23 bile:21 bilec:36 biliy:44
 bilse:22 bilsi:31 biraz:20 boyle:-20 bu:24 bugun:26 bunu:22 cabuk:27 calis:-23 cevap:-20 cok:39 dedi:-23 degil:31
 derdi:-45 ders:-27 dersi:-30 desen:20 dinle:31 diyor:25 donec:22 eden:28 fark:23 gecis:23 geldi:34 gerek:31 gitti:-36
 giydi:26 gordu:-42 goste:-29 hafta:-21 hakik:20 hal:-30 hale:31 hatir:-24 hisse:-32 hocan:46 isted:-27 ister:-40
 iyi:-22 kac:-24 kadar:-31 kaldi:-22 kalir:-24 karde:39 karis:26 kaybe:29 kazan:-20 ki:23 konus:38 korku:-23 kotu:-24
 merak:26 neden:22 netin:23 o:-28 ogret:34 olcul:-21 oldu:-33 olmal:-20 olsun:-20 olur:42 olurd:35 oluyo:-41 onu:-28
 onun:22 onund:20 ozled:26 sana:53 sanki:34 sende:23 seni:25 senin:45 sinif:50 soguk:23 sorab:-21 sorar:-38 sordu:-39
 soylu:-30 soz:24 tasiy:21 var:58 vereb:38 verir:-27 ya:40 yapac:-27 yapar:31 yapay:33 yapil:-29 yaz:-28 yazar:-30
 yazik:20 yazma:-22 yedig:-32 zaten:31 zor:-25 zorun:26
nihal @jealous:-20 babas:-22 kiska:-20
ninni @parent:-22
nisan @I-am:23 @lesson:28 @my:26 @tell:-35 @understand:-22 @wait:36 @you-did:-25 anlat:-26 gibi:23 mi:29 ona:26
 sana:-29 sonra:30
niyet @not:-30 @only:-25 ama:24 bir:-25
niye @come2:24 @not:30 @only:23 @understand:-33 @write:20 @you-did:55 @you-do:24 bu:23 durup:23 kadar:23
nobet @I-did:31 @study:29 @teacher:-20 @understand:20 de:-34 ogret:-20
nokta @I:-21 @I-did:-27 koy:27
nolur @return:23
norma @I-not:-22 @home1:-21 @human:28 @leave:-20 @noone:20 @you:26 ama:-20 gun:-22 her:-22 senin:29
notla @I-did:-34 @I-do:-23 @not:-26 @tutor1:-29 @write:-23 aktar:-20 bakar:-20 cikar:22 da:-27 once:-24 yakal:27
notum @I-did:-22 @tutor1:-22
notun @I:30 @I-did:-23 @parent:20 @tellnot:30 @you:25 aldim:-29 bakar:27 ben:30 sana:34
notu @study:-23
not @I:36 @I-did:-54 @I-not:20 @daily:-24 @study:-22 @tell:22 ben:36 bir:22 et:-28 ettim:-44 icin:-24
numar @help:-23 @me2:-25 @my:38 @noone:-47 @not:-35 @return:39 @study:27 @understand:26 @write:-37 bakar:-26 buray:-24
 devam:36 fonks:-23 gibi:29 kimse:-46 lutfe:-26 olmaz:-23 sonra:-26 var:-36 verme:-37 yap:53 yazma:-33 yok:22
nuru @my:21
oburl @you:27 icin:27
obur @I:36 @leave:22 @study:-29 @you:29 da:32 gun:-32 ucund:24
ocak mart:-21
odada @I-did:32 @not:22 cik:-26 cikma:28 disar:22 kalir:27 tak:-20 yanin:-23
odam lamba:20
odana @leave:-21
odand @you-do:-28
odani @best:-26 @not:-25 isigi:-33
odasi @stay:-27
odaya @help:31 @study:23 @wait:20 gec:29 girer:34 girin:30 hemen:39 koy:-44 sayfa:24 test:24
oda @I-not:28 @family1:28 @lonely:-25 @my:28 @you:-21 @you-do:-23 arkad:-28 da:-20 rahat:-24 sessi:-25
odevi @I:23 @I-not:-29 @leave:-20 @lesson:-28 @me2:30 @not:-35 @only:-24 @quote:21 @tell:36 @understand:23 @you-do:20
 bakti:-41 benim:32 bitir:27 bu:-27 diye:23 icin:-25 ogret:-22 soyle:33 yazar:-25 yazdi:34 yazma:-29
odev de:38 dogru:-22 gibi:-25 ya:-21
odum @leave:38 koptu:32
ofkes @you-if:34 cekin:34
oglan @not:30
oglen @only:-20
ogle @body:21 @help:-26 @return:29 @write:-26 arasi:-25 gun:-22 uykus:-24
oglum da:23
ogren @I:21 @I-did:22 @I-not:42 @body:28 @deny:25 @lonely:22 @not:45 @return:-28 @sad:-20 @we:29 @write:20 @you:28
 ayni:-38 bizi:21 bu:-26 cevap:-29 da:21 deger:25 degil:27 degis:26 doldu:20 donem:-26 halle:22 kimse:36 kizma:28
 konus:22 kural:-20 numar:-39 o:40 olasi:27 olmay:38 olmaz:-25 ona:-26 sana:22 sekil:-33 sen:30 seni:31 sensi:23
 sey:-24 sorsa:-22 takil:-23 terci:22 var:-35 yok:29 yuzde:38
ogret @I-am:-29 @I-did:23 @come2:-20 @deny:24 @home1:23 @knownot:35 @lonely:38 @love:-44 @mine:45 @needless:31 @not:48
 @program:-20 @quote:37 @stay:40 @student_said:26 @study:-22 @teacher:-42 @tellnot:33 @tutor1:21 @wait:-31 @we:33
 @we-let:28 @you-do:-55 acma:28 ailen:-24 ama:22 anlar:25 anlay:20 arami:21 asiri:24 bagir:-23 bana:45 basin:21
 basla:-22 begen:-28 ben:28 bile:32 bilir:28 biliy:25 bilsi:-34 bos:26 bu:27 bunda:21 calis:-33 cevhe:25 cunku:-20
 de:-35 deme:-35 demek:-26 derde:23 derst:-25 diye:28 dogal:-25 durus:-27 duyma:27 duysu:-27 duyur:36 edebi:-25
 ederi:29 eders:20 etme:20 gerce:28 geris:28 gibi:26 girer:23 gitme:24 gorme:39 gorus:-23 gotur:-23 hafif:-23
 hatir:-28 hazir:-21 hicbi:26 inanm:25 ister:-28 iyi:-29 kal:28 kalma:31 katil:-27 kendi:41 kez:-20 ki:-24 kim:-27
 kizar:44 kolay:25 konud:-21 mi:29 nasil:-21 ne:25 ogren:30 ogret:-25 okuma:43 oldu:42 oldug:-26 olmas:34 olur:-27
 once:-24 onlar:21 rahat:26 rehbe:-23 sana:-20 sayfa:-20 sen:29 senin:51 sessi:27 seviy:-31 sey:49 simdi:22 sinif:-20
 sinir:22 sor:-31 sorar:28 soru:-26 soyle:20 tepki:24 tut:26 unutm:-30 uygun:22 uzak:22 ve:-22 verdi:-36 vereb:27
 verec:27 verme:51 yanin:32 yanli:34 yapab:-25 yapti:30 yardi:-29 yaz:-33 yazdi:21 yetis:24 yil:36 yok:27 yolun:28
 yuzde:39 zorun:25
oguz atay:-20
oksay @you:21
oksur @daily:41
okudu @I-am:-26 @daily:-20 @erase:48 @home1:24 @human:-38 @leave:46 @not:-28 @rememb:-31 et:31 gerce:-22 hemen:27
 olsun:-20 parag:-20 sil:48 sonra:38 yok:31
okula @I-did:-24 @help:21 @leave:-26 @leave2:-30 @not:-23 @only:-32 @study:-22 @understand:-45 @you:31 @you-do:-22
 @you-if:-22 basla:30 fazla:26 gitme:-40 orada:27
okuld @I:50 @come2:-20 @love:-22 @me2:30 @not:26 @sad:-25 @someone:-29 @teacher:-30 @tellnot:27 @without:29 @you:-34
 @you-do:-34 anlat:25 arkad:-23 ben:37 bil:20 bilme:28 biri:-21 cikin:26 etme:22 kadar:21 kimse:38 konus:-27 mezun:-23
 ogret:-21 oldug:-25 rahat:-21 rehbe:-35 seni:-23 var:-37 ve:-20 zor:-21
okulu @daily:-27 @noone:-21 @write:-40 adini:-34 cok:-23 kimse:-24 senin:23 yazma:-40
okul @I-do:20 @deny:22 @human:-20 @tellnot:29 @understand:-26 @we:21 @we-let:29 @write:23 arami:21 ben:20 bitin:27
 de:-32 degil:26 gibi:-24 hemsi:-21 izler:32 konus:24 nasil:-33 ugra:-20
okuma @I:-27 @best:-20 @deny:-28 @leave:-22 @my:-35 @only:-29 @quote:36 @write:37 biliy:22 bunu:28 diye:36 olan:-21
 satir:-33 vakti:-20 yazdi:31 yok:-29
okurk @I-did:58 @body:27
okurs @understand:22
okur @understand:-29
okut @only:-26
okuya @I:33 @daily:22 @deny:-21 @me2:25 @noone:-30 bende:25 misin:-22 yok:-21
okuyo @noone:20 @not:23 kimse:20
okuyu @I-did:-40 @I-do:24 @body:41 @courtesy:-43 @cry:38 @deny:23 @happy:-31 @jealous:27 @lesson:25 @love:-31 @my:29
 @understand:-31 @wait:20 cocuk:23 doldu:22 gozle:22 kiska:27 oldug:-41 sevin:-31 sey:-26 uzuld:-21 yok:25
olabi @I:53 @I-am:34 @deny:25 @help:-30 @me2:26 @mine:26 @noone:30 @not:36 @you:35 ama:35 bana:26 ben:39 de:31
 degil:22 seni:31
olaca @you-did:27
olaga @not:20 @understand:33
olali mi:43
olama @I:-26 @best:-31 @human:-24 @my:-30 @program:-24 @selfProgram:-24 ben:-20 bir:-23 kadar:21 progr:-25
olani @tell:-22
olanl @noone:-22 @teacher:21 @tell:32 @tellnot:36 @understand:27 anlat:32 mudur:21
olan @I-do:41 @body:24 @deny:-41 @feel:39 @leave:-25 @love:41 @my:48 @not:-42 @parent:-21 @sad:23 @teacher:39 @you:-38
 benim:35 de:29 degil:-32 gonul:27 hisle:35 ise:42 izlem:-25 kolay:-25 ogret:44 satir:-31 sensi:26 sevgi:22 var:-25
olara @I:20 @I-am:27 @I-be:51 @best:-30 @help:-24 @human:40 @leave:-22 @lesson:-21 @not:-24 @tell:-23 @understand:20
 @warn:-35 @we-let:25 @write:-29 @you:35 biliy:41 bir:25 bunu:-21 cok:26 dogru:-34 en:-22 gorme:-32 gormu:23 goruy:28
 hic:30 hisse:24 kabul:26 ne:-21 olara:24 soyle:-22 tutma:35 yuzde:-20
olasi @study:-20
olayi @my:-22 @write:-35 @you:21 julie:32 mi:30 ol:32 sen:21
olay bu:30
olcer @I:20 ben:20
olcu @not:-21
oldug @I:42 @I-be:20 @I-do:-32 @I-not:-28 @come2:-26 @courtesy:-23 @feel:22 @human:35 @jealous:21 @my:37 @needless:-21
 @not:-41 @quote:-47 @tell:-23 @we-let:-36 ailen:27 anlas:-28 anlat:-23 arkad:-28 belli:-22 ben:25 benim:38 bildi:-24
 bile:24 biliy:44 bilme:37 bu:-27 buyuk:-25 cikar:-20 cok:27 dair:-21 de:25 duyma:31 gerce:38 gerek:-32 gordu:-41
 goruy:-20 goste:-51 gunle:21 herke:42 hisse:24 icind:26 kabul:23 kanit:-25 kiska:21 ne:22 onlar:-23 sadec:21 sana:30
 saniy:42 sen:-25 senin:-20 sey:-24 topla:23 ve:-28 yakal:27 yaz:-34 yazdi:-24
oldum @I-am:21 @I-be:-23 @I-did:33 @body:32 @daily:33 @you:30 ben:-20 bugun:22 de:22 merak:22 sana:25 sonra:25
oldun @sad:25
oldu @I-did:47 @my:30 @understand:31 biraz:-22 burad:25 cay:-27 dinle:27 o:31 okuld:-26
olmad @I-am:-36 @I-not:-25 @daily:43 @lesson:-23 @lonely:42 @noone:37 @quote:-32 @return:20 @stay:42 @tired:-21
 @tutor1:-22 @wait:33 @we-let:43 @you-did:-36 aksam:38 ama:-49 anlas:37 anlat:-33 beni:27 bilme:21 bunu:-33 cok:24
 da:-27 gecen:22 her:24 icin:-50 kim:45 mi:27 onlar:41 rahat:22 sen:-31 soyle:33 yuzde:-22
olmak @I-did:38 @I-do:-23 @deny:-30 @love:26 @needless:-21 @quote:-23 @sad:-20 @study:-22 anney:28 bir:-21 bu:22
 degil:-29 gerek:39 guzel:29 her:35 senin:24 sey:-28 zorun:-32
olmam @daily:24 @leave:30 @study:-21 @write:22 @you:27 @you-did:-28 da:-26 davra:35 gibi:52 senin:31 yazil:25
olman @I-am:34 @I-not:48 @afraid:32 @best:-27 @courtesy:-21 @deny:-40 @lesson:-21 @quote:28 @sad:-20 @stay:21 @you:-43
 da:-23 istiy:21 korku:22 oldug:25 seni:-39 suc:25 yok:-25
olmas @I:21 @I-did:27 @I-not:35 @afraid:-24 @best:-39 @daily:35 @leave:21 @lesson:28 @love:-20 @my:26 @quote:22
 @rememb:20 @student_said:-21 @understand:20 @you-did:20 anlam:28 boyle:24 bu:36 bunda:-21 da:-28 daha:21 davra:26
 dusun:20 guzel:20 istiy:-25 kim:21 korku:-24 ne:32 olur:-38 sorul:21 var:-24 ve:-20
olmay @body:27 @my:21 bizim:23
olmaz @I:36 @I-did:20 @I-not:-23 @lesson:-25 @me2:23 @noone:-36 @not:-26 @only:-31 @parent:22 @sad:-21 @understand:-26
 @you:-26 annen:22 baska:-27 ben:23 cunku:-26 mi:31 rahat:-24 var:-34
olma @I:35 @daily:37 @me2:35 @mine:35 bana:35
olmus @I:26 @me2:26 @my:33 @understand:-29 @you:22 @you-do:-21 et:22
olmuy @I:-38 @not:-25
olsam @I-am:26 @body:-26 @home1:36 @kiss:26 @lesson:-33 @only:-26 @study:-49 @tell:33 @you-did:25 basla:-21 bir:-39
 bu:-37 elini:29 her:-23 miydi:25 once:-26 tutar:29
olsan @my:31 @study:22 ne:28
olsay @I-did:31 @you:29 ilk:21 miydi:20 seni:20
olsa @I:51 @I-not:20 @my:26 @you:33 ben:34 benim:26 bu:21 da:30 sana:25
olsem @quote:-23
olsun @I:49 @human:-25 @knownot:-22 @lesson:20 @love:22 @me2:20 @noone:30 @not:-26 @stay:-39 @understand:-23
 @we-let:33 bakal:35 bekle:20 ben:41 bir:-30 calis:-23 de:27 gun:-27 hatir:21 insan:-24 mi:29 sana:-33 soruy:-20
 yer:-24
olums kulla:-22
olunc @I:36 @I-am:39 @come2:26 @deny:33 @human:-26 @not:-30 @understand:-21 @you-do:27 ben:28 geliy:34 insan:-26
 ne:-25 norma:-22 o:-21 yok:32
olurs @I-do:-44 @I-not:30 @lie:28 @me2:22 @not:28 @program:-24 @quote:28 @study:32 @teacher:-23 @understand:31
 @write:-30 @you-if:28 beni:27 boyle:21 bu:21 de:31 degis:-22 diye:28 gerce:-34 gore:30 haber:20 hesap:28 makin:28
 ne:-33 olsun:-23 ona:30 senin:-22 soyle:-30 verme:-39 yapar:-33 yaz:-28
olur 10:34 @I:49 @I-did:21 @I-not:24 @daily:24 @leave:39 @me2:34 @mine:43 @my:29 @noone:26 @parent:-28 @return:20
 @someone:24 @stop2:28 @study:-44 @understand:25 @we-let:35 @write:-29 aksam:26 bana:43 ben:40 bir:34 biter:48
 boyle:-20 bu:24 cok:27 da:33 daha:20 ders:-28 dk:34 gitme:22 ki:-32 kimse:36 mu:39 musun:72 o:-37 olan:-21 oneml:-22
 sadec:-24 seyle:-30 soyle:24 yaz:22 yazdi:-26 zaten:22
olusu @not:-28
oluyo @body:27 @stay:36 @you-do:24 mu:-43
ol @I-be:-23 @I-did:-21 @help:-25 @my:36 @not:31 @we:-21 ben:-21 benim:25 gerce:20 konus:23 rahat:36
omer @you-did:-29 seyfe:-29
omrum @daily:29 @you:28
omur @I-am:26 @not:28 @stay:30 @you:28 boyu:31 gecir:26 istiy:26
omuzl @only:-21 @study:-21 @you:-22 bir:-31
omuz @leave:37 gec:37 silk:37
omzun @I-do:32 @cry:-22 @home1:22 @my:27
onayi @deny:26 @need:26 @noone:25 @not:40 ihtiy:26 yok:26
ona @I:30 @I-did:28 @daily:-30 @heart:20 @jealous:34 @leave:-27 @mine:36 @miss:-29 @not:-22 @stay:41 @stop2:-28
 @tellnot:27 @tutor1:47 @write:-27 @you:-38 @you-do:-46 @you-if:-30 bakal:-22 bana:36 benim:25 birak:-25 bu:-33 da:-25
 demek:-24 derdi:-29 gec:25 git:-30 goste:-21 haber:23 istiy:-30 kiska:34 ne:-32 olara:-22 olur:-23 seni:-24 sor:-32
 sordu:48 soyle:-22 yardi:-22 yazma:-23
onbel @study:-23
onca @I-did:30 @daily:31 @only:30 gece:22 yalni:20
onced de:-25
oncek @not:-25 @write:-42 mesaj:-24
once @I:55 @I-am:-32 @I-not:20 @I-will:-41 @angry:20 @best:-21 @body:23 @come2:24 @cry:26 @erase:-33 @forget:27
 @help:-26 @home1:-21 @kiss:32 @leave:-27 @love:31 @me2:52 @mine:47 @not:26 @parent:-33 @promise:21 @rememb:34
 @return:25 @secret:22 @tutor1:-36 @understand:-29 @we-let:-53 adimi:-22 al:-23 anlat:-32 annen:-33 arkad:-21 bak:-30
 bakal:-32 bana:47 ben:24 biraz:-36 birin:-30 bitir:-23 bu:-29 bugun:-21 bunun:-25 buyug:-23 cikar:21 cizer:-22
 degis:-22 diyec:-26 dusun:34 ekran:-25 eksik:-20 et:-20 gel:37 gelme:-28 gerek:25 git:-24 guven:-25 hatir:-22
 hatta:29 hesap:-30 hic:32 icin:-27 ister:-40 istiy:-23 kapan:-25 kapat:-23 kazan:-25 kendi:-24 ki:-30 kimse:30
 kokle:-20 kolay:-31 mutla:21 ne:-22 nefes:-39 olaca:27 ona:-20 ozley:24 sekli:-22 senin:-20 sifre:-29 sonuc:21
 sorac:-40 soz:21 tek:-26 topla:-26 turkc:-25 vardi:23 verdi:-22 x:-24 yalni:21 yapma:-30 yaz:-40 yazma:23 ye:-23
 yika:-23
ondan @I:40 @I-am:26 @I-not:34 @best:28 @daily:-22 @love:27 @me2:37 @quote:-22 @secret:28 @you-do:29 bahse:31 et:-22
 iste:-26 iyi:28 olabi:-32 rica:-22 sakla:28 soyle:-20 ve:-21
onemi @stay:-25 kalma:-25
oneml @study:-27 @you:-29 olan:-26 senin:-24
onems @leave:30
one @leave:-43 cikar:-22 cikti:-23 mi:-32
onlar @I:62 @I-am:23 @afraid:22 @best:41 @courtesy:22 @deny:36 @help:-20 @jealous:-34 @lesson:-24 @love:30 @me2:54
 @mine:33 @my:27 @needless:53 @not:59 @only:29 @sad:51 @secret:30 @study:22 @tellnot:34 @understand:22 @we-let:25
 @you-did:-21 @you-if:29 adimi:22 ait:-32 ama:32 anlay:36 ara:-23 arasi:-23 asla:26 bana:33 ben:52 bende:32 benim:49
 bilen:25 bilir:-32 bilme:40 bir:31 birak:22 bu:40 calis:37 da:-45 daha:33 de:32 degil:23 dinle:21 duzel:-32 farki:-25
 gecir:22 gordu:25 halle:37 hep:21 hic:20 ibare:20 icin:31 karis:34 kiska:-34 konus:30 korku:22 ne:31 olur:-28
 rahat:-31 sakla:36 senin:21 seviy:32 soru:-21 soyle:33 ugras:25 ustun:23 uzak:27 var:21 ve:-33 ver:-24 verme:44
 yanli:-29 yapar:33 yargi:22 yaz:-29 yok:35 yuku:25 yukun:-21 zaten:22 zayif:-33 zorun:31
onund @I-did:43 @not:47 @only:22 bir:20 duram:33 gecti:29 ogren:21 ve:24
onunl @I-not:39 @not:39 @only:-24 @stay:-27 @you:22 @you-did:24 @you-if:-26 kal:-27 mi:35 ol:-24 rahat:-26 seni:28
onun @best:22 @deny:-27 @lesson:-32 @not:-39 @you-do:-33 adini:25 alir:-31 bu:-22 da:-20 de:32 degil:-27 icin:28
 isi:-22 kadar:-25 yerin:-23
onu @I:24 @I-do:-24 @I-not:-21 @afraid:-21 @deny:28 @kiss:22 @leave:-25 @love:-23 @miss:-26 @my:24 @only:-32
 @secret:20 @stay:-31 @student_said:-21 @tell:-24 @understand:-26 @we:22 @write:-20 arami:22 bir:-29 bu:-26 ciddi:-24
 da:-22 degil:27 gotur:-24 hep:-29 her:-20 katla:29 kaybe:-28 korku:-20 korum:26 kulla:-33 sec:-27 soyle:-25 uzak:-21
on @I-did:34 @body:36 @erase:-20 @lesson:-21 @life:25 @not:21 @only:-24 @return:22 @stay:22 @tellnot:-22 @you-do:-20
 @you-if:-22 anlam:23 basin:-25 basla:-24 bes:-20 bir:-21 birde:20 dakik:-25 diyel:-21 geri:25 iki:-26 kal:21
 kaldi:-23 kelim:-30 numar:29 olur:-21 parag:-23 pek:21 sekiz:-20 senin:-27 sinif:23 soru:-26 taniy:-21 topu:24 uc:-26
 var:-28 yasin:-29 yaz:26 yeter:-25 yil:-25
opmek @I-am:26 @only:20 istiy:26 simdi:21
optig @I-did:-24 gecir:-22 kaydi:-22
optum @my:-33 @write:-40 guzel:25 yazmi:-26
opucu @I-am:31 @I-be:40 @I-do:39 @courtesy:-20 @deny:-23 @not:-23 @return:-39 @secret:20 @tell:25 @tutor1:55 atmis:-22
 ben:-22 cevab:25 emoji:-41 gelir:-35 karsi:39 sakla:20 soyle:25 tesek:-20 ver:52 verir:33
orada @I-did:26 @help:37 @me2:21 @my:-21 @parent:26 @secret:26 @understand:40 @write:26 @you:25 ailen:26 basla:-21
 basli:-24 burad:34 devam:-21 her:22 kendi:-25 var:-31 vardi:-21
orala @daily:30 kar:30
oranl bakar:-25
oran orant:-22
oraya @leave:-34 @return:-20 @stop2:-22
orhan veli:-25
orneg @you-do:25 bu:21
ornek @I:-30 @I-did:-39 @daily:-36 @lesson:-26 @lie:-23 @love:-20 @my:-34 @only:-22 @sad:-22 @tired:-21 @tutor1:-40
 @we-let:-23 @you:-28 cumle:-21 daha:-29 senin:-24 uydur:-23
orphe bakin:-23
ortad @I:31 @I-do:20 @leave:43 @leave2:30 @me2:23 @mine:23 @stay:-20 @stop2:29 bana:23 degil:37 kaldi:-28 kaybo:40
ortak @best:-20 @human:-21 @program:-21 @understand:-23 bilgi:-21
ortal @help:20 @we:24 @you-do:20 karis:35
ortao @I:24 mezun:-21 o:27
ortay cikti:-25 dokme:24
ort @not:37
orucl @daily:21 @my:22 @only:21 biraz:28 bugun:28 kadar:21 yavas:28
osman @only:-27 @secret:-24 bir:-27 gizli:-24
osym sinav:-20
oteki @I-am:25 @understand:24 @you:35 ogren:25 toz:25
othel @jealous:-20 kiska:-20
otobu @I-do:20 @leave:-23 eve:24 kacir:-20 varin:24
otura @family1:23 @my:23 soyle:21
oturd @I-did:22 @cry:24 @tell:25 @understand:25 @you-do:25 anlat:25 ayni:30 bu:-20
oturm @I-be:-22 @best:-24 @my:-20 @not:20 @only:-24 @wait:-21 biraz:20 istem:29
oturs @I-did:23
oturu @I-do:27 @body:33 @erase:-42 @leave:-35 @lesson:47 @not:-27 @study:25 @you-do:26 kapat:-23
otur biraz:-21 yanin:27
otuz gun:-21
overk @leave:21 @marry:21 cikar:21 pesin:21
ovgus @you:29 seni:28
oylec @leave:32 @leave2:24 @not:33
oyles @understand:40
oyle @I:38 @I-am:31 @I-be:37 @I-did:33 @cry:28 @lesson:27 @me2:43 @mine:36 @sad:24 @you:33 @you-do:24 bakma:40 bana:36
 bi:25 cevre:-22 de:43 degil:26 deyin:20 doldu:26 guzel:34 istem:-24 kalma:21 ki:38 mi:27 sana:25 yaz:43 yok:-27
oynam @I-do:26
oyna @leave:-20
oynuy @tellnot:-29
oysa @I:36 @you-do:22 baska:-20 benim:26 da:26
oyunc gibi:29
oyunl ayird:25 vakti:25
oyun @study:30 @you-do:21 orada:26
ozdem asaf:-20
ozeli sensi:21
ozell @deny:-24 @parent:33 annen:32 de:31 yok:-21
ozels @only:-31 onlar:29 seni:-20
ozel @I:37 @deny:-27 @feel:-30 @me2:21 @my:37 @not:30 @parent:21 @secret:-25 @someone:26 @teacher:41 @tell:32 ama:26
 basla:33 ben:24 birin:24 bu:26 degil:-20 demek:-26 gunle:-23 hisse:-30 kimse:42 mevzu:28 payla:32 sey:36 seyle:-32
 var:28 yeten:-23
ozenl cevap:-24 ve:-23
ozeti @I-did:-30 @tutor1:-25
ozet @I-be:-28 @leave:-34 cikar:-27 yapay:-26
ozled @quote:-24 @tell:-29 @understand:22 @you:22 @you-do:-28 kac:21 seni:22 soyle:-35
ozlem @I-did:22 @I-not:-28 @best:23 @come2:32 @deny:-25 @not:-32 @write:34 @you:25 @you-did:37 degil:-25 duyma:-20
 guzel:-27 mi:22 ne:-38 seni:37 ya:24
ozlet @daily:24 @lesson:23 kendi:66
ozley @human:-20 @only:-21 bir:-21 insan:-20
ozluy @I-be:-22 @not:22 @understand:27 mi:22 muyum:-28
ozne @my:-29
ozur @I-did:-20 @I-do:-30 @body:-30 dilem:-20 diler:-30 diley:30 yanli:-22
o @I:62 @I-did:37 @I-do:39 @afraid:-21 @body:52 @courtesy:34 @deny:40 @forget:25 @happy:24 @heart:38 @jealous:34
 @leave:31 @marry:24 @me2:44 @mine:37 @my:36 @need:26 @noone:24 @not:27 @parent:44 @return:-25 @stay:20 @tellnot:47
 @we:27 @we-let:21 @write:26 @you-if:36 acars:27 acele:-20 acip:25 acma:20 adami:21 adimi:-31 aklin:-26 alti:-21
 anlad:-24 anlar:21 anlay:23 anliy:45 ardin:28 arkad:29 atla:26 atlam:-32 atman:22 ayirm:-20 ayni:24 babam:21 baban:56
 bakma:28 bana:37 basin:20 ben:55 beni:44 benim:34 bi:33 birak:49 bizim:25 bos:20 bu:60 bugun:-25 bunu:-28 butun:-31
 calis:26 cekin:-25 cik:-26 cocuk:51 cumle:-43 daha:-34 dakik:-22 dayan:26 de:33 dedig:28 devam:-22 diye:-22 dosya:26
 durum:-23 durup:22 ediyo:-21 elind:27 emre:30 eski:28 et:-25 etmiy:24 etti:30 ettin:25 fark:-27 fotog:22 gecem:21
 gelen:-27 gencl:23 gore:29 gorme:23 gozle:21 grup:36 gulus:36 gun:-23 gune:-33 gunun:-28 guven:-33 hak:34 hakki:27
 hala:46 halde:34 hisse:-23 hocay:31 hosum:35 icim:22 ilk:-29 insan:22 isler:31 iyi:-25 kagid:32 kalbi:34 kalsi:-23
 karsi:22 katla:22 kelim:21 kendi:28 ki:35 kilit:-26 kim:64 kimse:26 kiska:34 kiza:22 kontr:-22 korku:-20 kurba:26
 kutuy:26 mesaj:36 misin:-29 mu:-29 nasil:28 neden:48 not:-21 odada:-21 oglan:35 okuya:-32 ol:25 olama:22 olan:-20
 olsam:30 oluru:25 ondan:36 oneri:-22 onlar:25 otur:-41 oturd:37 oturm:28 oyle:27 parla:-29 polis:32 progr:-28
 saat:-27 sahne:-26 sen:-27 ses:-29 sesi:-26 sevdi:23 sik:-21 simdi:24 sinav:32 sinif:26 sinir:23 sirad:36 sorul:-31
 soruy:-21 sozu:-36 sus:25 takil:38 tirna:22 tut:34 unuta:26 ve:-25 verme:21 yakin:25 yanin:-20 yazis:23 yeni:26
 yenid:-30 yetis:24 yilla:-22 yok:29 zorla:-23
pamuk @I-did:-20 @home1:-20 koydu:-20
panik @daily:-26 @my:22 @only:24 @you:25 bir:24 gecir:20 sey:22
parab @you:29 nokta:23
parag @I-am:20 @best:-25 @leave:26 @only:-22 @return:-25 @tell:26 @tutor1:-26 @wait:25 @write:-21 bakar:46 basla:-20
 basli:-23 bu:25 cok:-28 cozel:27 daha:-20 devam:-20 geciy:-20 gecme:25 goste:25 hizla:23 iyi:-22 sana:22 secti:-20
 sorul:24 zaman:-23
para @I-did:-20 @not:-21 verme:-38
parca @stay:-23 @we-let:-25 de:29 derse:24 kaldi:-23
parfu @I-am:32 @my:20 @rememb:21 ediyo:28 hayal:21
parla @you:29
parma @I-am:20 @I-do:23 @best:29 @deny:25 @noone:33 @only:41 @study:30 @tired:34 @write:33 @you:29 ama:21 hem:-24
 kagit:22 kesti:22 kimse:33 once:22 sozu:25 tek:29 uclar:40 yazma:33 yok:29 yorul:27 yuzuk:25
parol @home1:43 @parent:40 @we-let:33 @write:32 annen:40 belir:29 isimi:38 olabi:-21 sizmi:-21 yanin:29
parti @parent:-37 @tell:-33 @you-did:30 dans:32 ettin:30 kimin:32
partn bu:25
payda esitl:-25
payim kucuk:-32
payla @I-do:-26 @I-not:30 @deny:26 @erase:-22 @help:-32 @leave:-31 @lonely:-27 @needless:29 @noone:-21 @not:23
 @only:-23 @parent:-28 @stay:28 @study:-46 @tellnot:-28 @understand:-37 ailen:-22 bende:38 bile:-20 bunu:36 cok:-23
 daha:-34 de:-25 ederi:-26 gitti:-21 guven:-26 hesap:-20 hosum:-21 icin:-28 isted:25 kalsi:28 o:31 rahat:34 tebri:-21
 tesek:-28 yalni:-22 yapar:30
pazar @I-am:32 @come2:26 @family1:32 @not:-28 @only:-23 @parent:-20 @quote:-24 calis:22 diye:-24 gunle:32 gunu:-22
 nefre:-20 var:39 yalni:-22 yarim:-23
peki @I:70 @I-do:37 @best:-20 @me2:24 @my:25 @study:-30 @write:-22 @you:-38 ben:63 en:-20 konus:-22 sen:-34
pek cok:-36 ogren:-25
pence @I-am:46 @I-be:35 @I-did:39 @daily:28 @not:25 @only:27 @sad:46 @tired:29 @tutor1:41 @understand:25 @you-do:39
 ac:-40 acik:29 actim:24 al:-25 bakiy:27 bir:20 biraz:-23 cikma:-20 de:-25 disar:36 izliy:20 sen:20 ve:21 yok:-27
perde @we-let:32 ac:-29
peris @I-did:23 oldum:23
pes etmed:-28
pir sulta:-24
pisma @not:25 @write:-24 @you:26 mi:-22 olurs:32
pisti karsi:-24
plani @I-did:-45 @I-do:-24 @daily:-28 @lonely:-32 @study:-20 @tell:-26 @tutor1:-28 @write:-20 @you-did:-21 birak:20
 bos:-31 bugun:-20 da:-32 hafta:-21 kaydi:-21 mi:-22 payla:-25
plan @I-did:-24 @not:-34 ama:-21 hic:-21
plato @my:34 ask:-20
polis @I:26 @deny:22 @leave:39 @not:20 @stop2:27 @tellnot:34 @understand:22 @we:26 de:27 gitme:35 ve:-26
prens @kiss:-22 @leave:-24 @only:-32 @study:35 @you-did:31 bugun:20 gulun:-22 mi:21 senin:24
probl @sad:32
profi fotog:30
progr @I-am:43 @I-be:-30 @I-did:-44 @I-do:-24 @best:-26 @life:-23 @lonely:-21 @my:-41 @noone:-32 @only:-21 @stay:-20
 @study:-22 @tired:-21 @tutor1:-26 @understand:-32 @you-do:29 @you-if:-24 acik:-21 benim:-30 bir:-26 birak:29 bos:-21
 da:-31 degil:36 hazir:-22 icin:-26 insan:-26 karsi:21 kendi:22 kimse:-28 o:-24 sabah:-20 soyle:-24 yasiy:21 yok:-26
prova @we-let:-24 edeli:-24
psiko @I:46 @I-did:-29 @best:35 @deny:-33 @sad:24 @study:-26 @tellnot:22 bahse:33 ben:43 bende:31 bes:30 bunla:24
 degil:-37 gorus:-29 iyi:32 konus:-25 not:35 olur:28 rapor:30 sey:21 soyle:24
puani @not:-25 @you:-29
puan @daily:-22 @leave:-20
rahat @I:26 @I-did:31 @leave:-22 @me2:25 @my:-21 @not:-29 @only:-24 @quote:-29 @someone:-20 @stay:-20 @understand:-20
 @we-let:41 @write:43 @you:28 @you-do:-44 beni:25 bir:-23 biri:-20 calis:-35 da:-22 dogru:-23 kapat:-25 konus:38 o:33
 ol:-51 olsun:-24 rahat:35 senin:30 tut:-23 var:-26 yazis:36 yok:20
rahme derdi:37
raif efend:-23
rande @my:21 @wait:33 @you:28 saat:24 var:31
rapor @I-did:-23 @help:27 @not:29 @parent:29 @secret:37 @tellnot:25 @tutor1:-23 @write:27 @you-do:-32 annen:27
 goste:27 incel:-26 payla:-23 var:37
razi @deny:27 @not:27 degil:25
redif kosma:-21
refle yayin:-21
rehbe @I-not:23 @best:-27 @lesson:44 @lonely:25 @marry:-24 @mine:30 @not:24 @return:-21 @stop2:25 @tellnot:33
 @you-do:-32 asiri:24 bana:30 ben:24 bende:-24 benim:20 biliy:26 birak:27 bos:22 boyle:-25 bunda:36 bunu:-27 cok:-45
 danis:-22 de:-33 dinle:-24 dosya:32 duyur:28 edebi:-25 etme:22 gerek:22 gorus:-24 her:44 hic:28 iyi:-28 iyiyi:22
 konud:-21 konus:-20 nasil:-21 ne:28 o:25 olsun:-22 rande:-24 senin:26 seyi:36 sorar:27 soru:26 ugra:-26 ya:-24
 yardi:-20 yarin:-22 yazar:25 yok:22
rem @understand:-22 evres:-20
rengi @I-am:23 @leave:33 @rememb:26
renk @parent:23 annen:23 ve:-25 verme:38
repli @I:-25 @lesson:-20 ben:-25
resmi @understand:-24 mi:37
reva @understand:23
ricam @study:20 @write:-29
rica @I-am:30 @I-do:-41 ederi:-41 ediyo:30 et:-25 her:-21 zaman:-21
robot @I-am:24 @I-did:46 @I-not:38 @feel:25 @human:-26 @quote:-30 @sad:32 @tellnot:23 deme:23 diyor:-28 insan:-22
 musun:-30 senin:20
rol @I-not:22 @not:22 yapma:22
roman @leave:-21 @love:-21 @only:43 @return:-23 @sad:-26 @study:33 @tell:21 @we-let:37 @write:34 @you-do:29
 @you-if:-20 ask:-20 bir:48 bu:20 konus:27 sonun:-26 soyle:27 var:23
romeo @I-be:32 @love:-34 @parent:-23 iki:-23 julie:24 ol:32 olayi:32
roxan @lesson:-24
ruhum @daily:24
ruhun @I:22 @noone:21 dinle:-21 kimse:20
ruhu @not:44 duyma:44
ruh @I-did:26 @family1:37 @only:42 @quote:32 bir:36 esi:29 esim:24
ruyal @study:-20 @understand:-22 sinav:-22
ruyam @I-did:35 @study:45 @understand:38 @you:33 @you-did:38 gordu:33 kazan:20 salon:25 sinav:45
ruyan @I:27 @me2:27 @we-let:29 beni:24 gor:24
ruya @I-not:-27 @not:-27 @understand:-29 gorme:-26 uyuma:-21
ruzga 60:-23 @I-am:28
saate @not:-22
saati @cry:-23 @help:25 @not:-36 doldu:-23 olsun:32
saatl @I-am:41 @come2:33 @daily:-29 @return:37 @wait:49 @we-let:-20 @you:24 @you-do:22 de:-32 ekran:22 ev:-21 gecme:23
 sayiy:41 seni:24 yaz:-27
saatt @I:26 @help:-22 @leave:-31 @me2:33 @mine:22 @noone:31 @only:36 @someone:25 @stay:-20 ayakt:34 bana:22 biri:25
 burad:-24 ogren:-25 uyuya:-23
saat @I:32 @I-did:35 @come2:25 @daily:-20 @erase:-20 @leave2:-23 @lonely:28 @me2:47 @mine:36 @my:35 @stop2:26
 @tutor1:-20 @understand:-21 @wait:46 @you-do:-36 bana:36 basla:-20 beni:25 beste:-24 bunu:-24 dakik:21 ekran:-23
 eziye:23 gec:26 gun:-20 iste:-20 mi:44 olmus:-23 saydi:32 soyle:-20 tek:20 uyudu:-24 ver:34
sabah @I:32 @I-am:34 @I-be:-26 @I-did:54 @I-do:27 @I-had:23 @I-not:27 @body:30 @me2:26 @mine:27 @sad:22 @tutor1:23
 @warn:22 @we-let:34 @you:40 @you-did:-20 @you-do:-32 aksam:-34 aynay:22 bakar:-24 bana:27 cikti:34 cok:31 dek:23
 dokuz:-21 ertel:20 geldi:-24 kez:21 korun:23 kosuy:23 mi:-21 o:-33 ol:30 ona:-21 oturm:-29 saatl:-20 seni:21 senin:28
 sonra:-21 uc:23 uyani:21 uyanm:27 ve:-21 yap:-25 yaris:24 yaz:21 yoksa:26 yorul:31 yuzde:-20
sabir @study:-40 @tell:35 @understand:27 @you:-27 @you-did:-20 bitir:-23 dinle:23
sabre @best:24 @you:22 sana:22
sacim @I-did:26 @understand:29 kesti:20
sacin @I-did:24 @kiss:20 degen:20 ruzga:20
sacla @I-am:39 @I-be:20 @I-did:25 @kiss:45 @lesson:32 @understand:21 anlat:21 ediyo:28 kokla:32 kokus:28 oksam:23
 oksay:24
sadec @I:35 @I-be:-25 @I-did:-38 @I-not:32 @best:-28 @body:25 @daily:-32 @deny:25 @family1:-24 @feel:21 @happy:22
 @love:22 @me2:34 @mine:33 @my:57 @noone:28 @not:37 @only:49 @parent:-23 @quote:-29 @rememb:-23 @sad:34 @someone:-25
 @tellnot:-29 @tutor1:-35 @wait:-25 @we:20 @write:-46 @you-do:45 ait:24 bana:33 baska:36 ben:24 benim:35 bir:40
 boyle:-21 da:-33 de:39 degil:59 dinle:23 dusun:-23 geliy:26 goruy:32 hatir:-21 hisse:21 ipucu:-29 okuyo:-31 olmaz:-28
 sana:39 soyle:35 ve:36 verdi:-29 yazdi:-36 yazil:-23 yeter:-30
sagli @lesson:-21 @not:-22 @only:-20 @parent:-25 @secret:24 @write:23 bir:-20 cok:-20 degil:-22 rapor:23
sag ol:-36 olsun:-41
sahad @I-did:29
sahib sensi:-31
sahil yurus:37
sahme @secret:-32
sahne @lesson:-29 @my:-21
sahte @you:31
sahur @I-did:34 @daily:41 @help:-29
sair @leave:-27 @love:-23 @not:-23 cikar:-21
saka @not:-30 @only:22 bir:22 de:22 degil:-21 yana:22
sakin @I-do:29 @daily:-22 @deny:-40 @parent:37 @rememb:-27 @stop2:37 @study:-23 @you:22 @you-do:-26 anda:-23 annen:37
 bir:-30 gitme:23 konus:-21 ne:-22 ogren:31 ol:-34 sana:22 sec:-23 yetis:22 yok:-40
sakla @I:36 @I-am:31 @I-do:29 @afraid:21 @best:48 @courtesy:-21 @deny:-25 @home1:-22 @knownot:45 @lesson:30 @me2:25
 @mine:23 @my:41 @noone:51 @quote:-21 @secret:26 @study:-33 @teacher:-22 @tellnot:25 @tired:-20 @tutor1:23 @you:-36
 @you-did:29 @you-if:-36 anlam:35 annen:31 bakin:-28 bana:23 ben:26 bence:43 bir:-27 bulur:27 buyuy:-26 cok:-24
 daha:-26 devam:38 en:24 et:24 gun:-20 isted:-20 istem:-33 iyi:31 kadar:22 kimse:53 konus:-23 sakla:36 seni:-45
 senin:-26 sey:-25 verem:-20 yalni:-29 yanin:-24 yerin:-23 yok:-47 yoruc:-20 yuk:-31 zorun:23
sakli @deny:28 @not:39 @only:24 @parent:28 @you:31 olur:23 yok:28
salla @my:21 @write:36
salon @I-do:20 @body:20 @you-do:-29 kolla:20
samim @not:25
sanal @I-be:-31
sanat @lesson:-25
sana @I:43 @I-be:35 @I-did:32 @courtesy:-36 @deny:25 @feel:51 @heart:22 @help:-28 @home1:-31 @jealous:46 @lesson:27
 @lie:25 @life:-28 @lonely:46 @love:29 @me2:54 @my:42 @needless:-32 @not:21 @quote:-30 @return:21 @someone:-36
 @stay:24 @study:-31 @thanks_to:21 @wait:21 @write:21 @you-do:-23 abayi:28 ailen:41 ait:-27 akil:33 ama:25 an:31
 anlam:41 anlas:26 anliy:-38 ariyo:20 arkad:38 artik:30 asigi:38 asik:28 az:25 bagir:-26 bakam:30 bakar:29 bakin:26
 bakti:27 bana:28 baska:-35 belli:-24 ben:38 bende:43 beni:31 benze:30 bes:-22 bi:29 bil:26 birak:-41 birin:20 bos:36
 buldu:-21 cevab:-22 cevre:32 cicek:20 cumle:31 cunku:36 dakik:-30 dar:42 davra:-22 dedi:27 degil:26 deli:48 demem:-28
 demes:-28 demis:-39 denem:-24 denk:41 derse:-28 dikka:21 dinle:-28 diyec:27 diyem:-29 diyen:-36 diyor:-23 dogma:22
 doyam:21 dusen:-23 dusun:-22 duygu:23 duyma:24 edebi:-27 eder:-20 edile:-23 el:-27 etmed:-20 etmek:-34 ettim:23
 fazla:32 fena:35 gece:22 geldi:-33 geleb:-30 gelme:28 gelmi:-38 gerek:-26 gidiy:36 gitme:25 gitmi:-20 gorem:32
 goste:-23 gotur:37 gozle:26 gulum:22 guzel:25 hakki:-38 harit:-31 hasta:31 henuz:22 her:60 hicbi:26 hikay:21 hisle:39
 hisse:31 hocay:26 iki:-26 ikimi:21 inani:-57 inkar:21 ipucu:-20 iyi:-31 iyisi:30 izins:-27 kabul:-23 kadar:38
 kalka:35 kalma:21 kalmi:-29 kapil:34 karsi:61 kazan:-42 kendi:25 ki:34 kim:-46 kiric:-22 kiska:46 kitap:29 kizab:-35
 kizam:36 kizdi:23 kizma:-35 kizmi:-23 kolay:-25 koses:23 kulla:-26 kur:45 kusme:-25 kusmu:-25 layik:39 mektu:22
 mesaj:-28 mezar:23 mi:23 miyim:24 mu:24 muyum:34 ne:-29 neden:-20 neler:29 nered:33 o:25 ogren:26 okudu:-29 okuya:23
 olabi:-22 olama:-51 olan:51 oldug:37 oldum:29 olmas:-20 onca:20 onere:-38 ornek:-24 payla:27 polis:20 rahat:-26
 sabri:22 sacin:27 sana:45 sehir:22 sen:25 seni:-54 seviy:-39 sey:32 sinir:-25 sir:-27 soguk:-21 sohbe:28 sorac:-25
 sorma:-36 soru:-34 sorul:24 soylu:28 sus:-25 takma:-30 tavsi:36 tek:20 tutul:35 uc:-23 ucret:-20 uymuy:-20 uyuma:26
 varsa:-22 verdi:36 verey:-35 vurgu:25 vurma:-27 vurul:23 yakin:-22 yakis:39 yakti:28 yalan:25 yalni:36 yanig:39
 yanim:25 yanin:20 yanit:-30 yapab:-37 yapac:35 yapan:27 yapay:25 yapil:25 yapiy:20 yardi:-33 yasak:20 yazdi:38
 yazil:22 yaziy:43 yazma:31 yeter:33 yetis:26 yetmi:43 yol:-39 yolun:20 yuruy:-33 yuzde:-20 zaafi:37 zaman:40
 zarar:-49 zorun:-25
sandi @I-not:20 @deny:20 @human:29 bir:26 degil:20 gibi:20 kadar:-29
saniy @I:46 @I-am:31 @I-not:29 @understand:22 agzin:-21 ben:46 oysa:39 ve:-22 ver:-20
sanki @I:23 @body:28 @leave:34 @my:30
sanma @body:25 her:21 ki:21
sansl @only:20 @you:23 seni:23
saril @I:29 @I-am:38 @body:-22 @daily:53 @deny:-32 @leave:44 @me2:21 @mine:21 @parent:-29 @someone:-25 @stop2:27
 @we-let:27 @you:36 annen:-25 bana:21 birak:38 birin:-21 istiy:38 sana:37 uyuma:26 var:-22 yok:-32 yuzde:-20
sarja @only:-20 baska:-20 odada:-20 tak:-34
sarji @stay:-20
sarki @I-did:37 @I-do:22 @love:24 @rememb:20 @tell:-24 @tutor1:20 @understand:30 @you-do:37 aklim:20 caliy:25
 cevir:-28 dinle:23 geliy:20 hangi:24 hep:22 hos:-22 ne:21 olsun:24 soyle:-22 sozun:-24
sart @deny:24 mi:32
sasir @my:-28 @study:-28 bu:-28
satir @I-do:28 @body:24 @deny:28 @love:28 @only:25 @study:-21 @write:39 @you:30 altin:20 atlam:-27 burad:-28 et:37
 kadar:24 mi:32 okuyu:25 soylu:23 yaz:-27 yazan:28 yazar:31 yazma:26 yok:21
savas @love:-24
sayar ver:-29
sayfa @I-did:-20 @cry:22 @erase:21 @lesson:24 @understand:30 istem:-20 kendi:-24
sayil @not:27 @only:27 @rememb:-25 @understand:23 @write:-25 artik:22 bile:28 dusun:-25 o:33 soyle:21
sayis da:-21
sayi @deny:-22 @help:-21 @not:-33 @only:-23 @write:-20 degil:-21
sayma @I-did:21 @tired:21 yorul:20
say @I:-25 @I-be:-25 ben:-25 ve:29
seans @understand:30
sebeb @come2:26 de:-31 soyle:-26
sebep @deny:-21 @not:-25 @study:-22 @tell:-25 soyle:-25
secen @daily:-21
secil @I:28 @someone:25 @stay:39 @you:43 ben:25 biris:33 izah:39 kalab:39 kendi:38 kisi:25 sirad:31
secme @needless:-23 ama:-23 zorun:-22
secti @help:34 @study:-20 @warn:21 @write:35 arasi:37 icin:21
sec @not:32 @we-let:25
sefer @I-am:25 @I-did:24 @not:-29
sekiz @lonely:-21 @only:-20 @you-do:-20 olmus:21 sessi:-21 sinif:29
sekli @I-did:-35 @only:26 @study:-20 @tutor1:-40
sekme @leave:45 ac:25 degis:39 gec:21 kapat:35
selam @I-did:-34 @leave:20 @only:28 @tell:-20 @understand:38 aldim:-34 basla:-24 bile:28 cok:24 soyle:-20 uslul:-20
 verme:20
semsi al:-30
senar @program:-23
sence @love:-22 @not:-26 cevap:25 mi:-35
sende @I-did:43 @I-do:44 @I-not:29 @I-will:-32 @afraid:29 @feel:-26 @lesson:25 @love:44 @me2:42 @noone:29 @not:26
 @teacher:24 @tell:30 @understand:35 @you:26 anlam:36 baban:30 baska:23 bende:26 beni:28 bir:-23 bu:29 cok:20 daha:20
 deme:23 goruy:30 haber:23 her:32 hizli:-22 hosla:35 isigi:37 istem:-22 ister:41 istey:-21 istiy:-47 iyi:24 kac:-37
 kalma:20 ki:33 kim:24 kimim:25 korku:29 mi:-32 ogret:24 oldug:-24 ondan:-21 onlar:25 sey:-52 taniy:32 tek:-22
 yana:-22 yanin:27 yetis:20
sendr var:32
senem @I-did:25
sene @I-did:26 @you:26
senin @I:32 @I-am:24 @I-do:55 @I-had:22 @body:50 @courtesy:-39 @cry:34 @darling:25 @family1:29 @help:38 @kiss:28
 @knownot:-27 @leave:35 @lesson:31 @lie:-24 @life:20 @love:48 @marry:40 @me2:40 @my:44 @noone:42 @only:41 @program:34
 @return:30 @secret:27 @someone:34 @stay:30 @tell:-20 @wait:41 @warn:-28 @we:22 @we-let:-40 @without:20 @write:54
 adim:-32 adina:-26 ailen:-26 aksam:23 alisk:29 altin:34 ama:-41 ancak:41 arama:31 arkad:36 asik:33 ask:24 askim:20
 atiyo:-24 ayakt:21 ayari:44 az:20 bakiy:26 basli:29 belli:24 ben:22 bende:50 beni:33 bile:41 bilen:-29 bilir:23
 bilme:-20 bin:31 bir:39 birak:22 birin:56 birka:-22 bitiy:25 bitsi:37 buyud:-30 buyuk:-21 cay:-23 cikam:23 cikar:26
 cocuk:30 cozem:26 cozme:-27 cumle:23 cunku:22 da:24 dans:22 de:-28 deger:-32 derin:39 devam:-23 diger:34 dilin:23
 dinle:-24 diye:30 duruy:22 duzen:-21 ediyo:41 eksik:28 el:34 ele:34 emegi:-40 en:-32 etmek:23 etmiy:20 eve:-20
 evlen:28 farki:27 fazla:28 flort:30 gece:21 gecer:33 gecme:-37 geldi:34 geliy:-29 gerek:-28 gibi:31 gibis:52
 gitme:-24 golge:22 gordu:22 gorev:-28 gormu:-20 goste:-42 goz:22 gozle:23 guclu:-26 gulus:24 gunun:-20 gurur:-23
 guzel:32 hafif:21 hak:24 halin:26 hangi:28 hatan:-33 hep:29 hepsi:30 her:53 herke:37 hic:27 icimi:30 icin:29 icind:26
 icten:36 iki:35 integ:25 ipucu:-22 isin:-26 iste:42 isted:-21 iyi:-30 iyili:25 kadar:23 kafan:24 kalbi:-20 kaldi:30
 kaliy:31 karar:-37 kavra:21 kaybo:24 kimse:26 kisa:-26 kitap:26 konus:54 konuy:-45 korku:20 kusur:-20 kutlu:-27
 mecnu:26 mesaj:49 nasip:26 ne:21 nefre:21 netin:-36 netle:31 odama:25 okurk:24 okuya:26 olama:35 olan:-33 olcem:22
 olmak:31 olmal:-20 olmas:25 olmaz:-25 olmus:-30 olsam:29 olsun:-35 olur:-37 omur:26 once:-28 oneml:-36 onlar:45
 onu:-36 oturd:27 oyle:26 rastl:32 roman:23 sakin:25 sarki:32 secti:-22 seni:-25 ses:21 sevgi:20 seviy:39 sey:-29
 seyi:22 simdi:-26 sinav:32 sinif:-20 sonra:20 sonuk:45 sordu:30 soru:-20 sorul:30 sorun:37 su:28 sucun:-29 takil:-20
 taleb:31 tam:24 tane:26 taraf:-22 tirna:50 tutus:28 uc:-23 ucunc:31 ustun:29 uydur:-24 varli:25 verdi:-21 verir:27
 ya:25 yakin:32 yakis:28 yanin:44 yanip:28 yanli:-20 yasin:20 yasla:43 yatma:20 yazil:33 yerde:28 yok:49 yol:-22
 yolla:22 yorum:-24 yukun:-21 yurum:43 yurur:-37 zekan:37 zira:21 zor:-43
seni @I:27 @I-did:40 @I-had:33 @I-will:29 @afraid:-50 @body:27 @change:43 @daily:36 @family1:32 @feel:-22 @heart:56
 @home1:20 @jealous:-20 @kiss:40 @lonely:-25 @mine:45 @miss:32 @my:30 @promise:28 @quote:-26 @rememb:23 @sad:-33
 @secret:36 @someone:-23 @stop2:28 @student_said:-39 @tell:20 @tellnot:-22 @tutor1:41 @we:29 @write:-21 @you-did:39
 @you-do:-47 aksam:22 al:-21 alir:28 aliyo:-33 altin:21 ama:-26 annem:32 araya:-20 ayipl:-29 bak:-22 bakma:37 bana:45
 baska:21 begen:26 bekli:20 belki:-24 ben:25 beni:22 benim:41 bi:-35 bil:29 bile:44 bilen:35 bilir:-20 bilmi:28
 biraz:-47 biri:30 biriy:21 birli:-20 bitir:30 boyle:45 bu:31 burad:52 buras:22 butun:27 cagir:23 calis:-25 caliy:24
 cekem:24 cevap:-27 cevre:-21 cezal:-24 cikma:24 ciksi:20 cokta:38 cozdu:27 cozem:21 cozme:27 dahil:22 dakik:22
 demem:-22 demen:-22 ders:-29 dersi:34 devam:-21 diger:23 dinli:-43 disar:21 diye:-28 diyem:-30 dogru:-24 dunya:31
 duram:32 dusle:33 dusun:20 duydu:-62 duygu:-30 duyma:-41 duyuy:-25 duzel:-20 eden:30 eders:-24 elest:34 en:-21
 etkil:-24 etmek:40 etmis:-21 etmiy:42 ezber:27 gelir:-20 gelis:21 gerce:24 geris:32 git:-28 gitmi:-21 gizli:21
 gorse:27 gorun:-23 gorus:-25 goste:32 gotur:-21 gozum:43 gule:-20 hafta:28 hak:50 hakki:-21 harci:22 hayal:27 hem:22
 hep:42 her:29 hic:47 hizla:-22 hocan:24 ikinc:-22 ilgil:-47 ilk:34 inat:30 incit:-25 insan:-28 ise:23 izlem:25
 kabul:20 kac:27 kadar:25 kafa:28 kandi:-35 kapid:-31 karde:25 kavra:-24 kaybe:73 kendi:28 ki:37 kim:36 kimse:29
 kiril:-23 kirmi:-25 kisa:-25 kisi:-44 kisin:21 kiska:-20 kolla:25 kontr:-23 konud:-20 korku:-45 korum:-40 korur:-25
 kucum:33 kulla:26 lazim:22 lutfe:26 mesaj:-27 mu:42 mumku:31 nasil:-37 nefes:25 nered:-25 numar:26 ogren:22 okur:36
 okuru:25 olan:-25 olara:42 olcer:20 oldug:25 olsun:24 olur:-33 oluru:-35 ona:-31 once:-20 ondan:44 onlar:-26 opmek:26
 overk:21 oyle:24 oysa:24 ozled:45 ozur:-31 parag:22 payla:54 rahat:-35 ruhun:28 sadec:28 sakin:-21 sakla:21 sayfa:31
 secti:35 sen:24 sende:43 sevdi:22 sevec:23 seven:-25 sevgi:-20 sevme:23 seyre:20 sikil:-20 sinir:27 sonra:24 sonsu:25
 sorma:-24 sucla:-41 suclu:-26 sus:47 takdi:30 takip:-30 tamam:46 tanir:-32 tasiy:29 tehli:-25 tek:20 telef:-26
 terci:22 terk:-21 topar:23 tuken:28 tuket:-32 tutar:-23 tutma:-20 urkut:-20 uyuya:32 uzmus:-27 varim:27 varli:23
 yalan:-20 yapac:25 yapay:26 yapma:-30 yapti:23 yarat:30 yargi:-36 yari:20 yarim:23 yaziy:-35 yazmi:-33 yerin:21
 yil:-21 yine:-28 yolda:20 yonle:-31 yoran:-28 yormu:-31 yucel:20 yukar:30 yuzde:-24 yuzun:-25 zaman:-32 zorla:-25
 zorlu:-27
senle @I:22 @understand:39 ben:22
sensi @I:20 @I-am:40 @I-not:43 @daily:23 @deny:53 @love:24 @my:20 @noone:22 @not:54 @quote:-27 @sad:20 @understand:51
 @you-do:34 beni:25 benim:22 biliy:28 bir:24 bos:31 bu:23 bunu:20 buras:22 cok:40 da:24 daha:26 geris:44 gibi:30 mi:20
 ne:23 seni:-28 sevda:23 takim:-22
sen @I-am:27 @I-be:-58 @best:36 @body:22 @come2:21 @courtesy:28 @daily:-23 @family1:24 @feel:21 @happy:29 @home1:26
 @human:33 @kiss:40 @lonely:22 @my:35 @need:43 @needless:-22 @noone:61 @only:26 @rememb:-26 @stay:30 @student_said:23
 @tell:-24 @tellnot:29 @tired:-23 @tutor1:-61 @warn:-22 @without:21 @you:34 @you-did:-41 agliy:25 anlam:26 anlay:27
 anliy:27 annen:-22 atinc:24 ayird:-35 bahse:-40 bak:45 bakar:-41 bakma:29 bana:20 basar:23 basin:-25 baska:47
 belli:27 benim:41 bi:36 bildi:-25 bilec:24 bilir:-29 biliy:42 bilmi:35 bir:28 biraz:-47 biri:20 biris:32 bul:-33
 bulmu:-24 buna:-20 bunu:28 butun:22 buyut:-29 carpa:-35 cekin:-23 cevap:30 cevir:-25 cevri:27 cikar:-20 ciz:-21
 cocuk:-27 coz:-20 cozme:24 cunku:24 da:-33 daha:37 dahis:34 dedin:-23 degis:-29 deme:27 demek:27 dene:-39 denem:21
 ders:21 devam:-20 deyin:24 diger:31 dogus:37 dolas:-24 dugum:31 duruy:46 dusun:-26 duyma:32 edeyi:-28 ediyo:-22
 eglen:28 eksik:-40 en:33 etmez:41 etmiy:-25 ettin:-25 farkl:43 garso:-29 gecme:35 gel:27 gelen:26 gelir:29 geris:36
 getir:-29 gidiy:24 git:-20 golge:20 gulun:34 gun:28 gunle:47 gurur:20 guzel:31 hak:-42 halim:24 hep:46 hepsi:37
 hic:-32 hisse:21 icini:-20 ihtiy:30 ilerl:-21 inan:-20 insan:25 ise:36 istiy:-31 kadar:58 kal:21 kalab:23 kalan:32
 kalbi:20 karar:28 karis:23 kim:25 kime:36 kimin:23 kimse:45 kizar:25 kontr:-28 konus:25 lutfe:-31 mesaj:24 midem:27
 muhta:21 mukem:22 muste:-29 musun:20 mutlu:26 nasil:21 ne:-20 nefes:24 norma:32 numar:34 o:31 olmas:39 olmaz:27
 olmuy:-38 olunc:27 olur:-21 olurs:20 oluyo:32 onlar:68 oteki:23 oyle:40 oylec:24 ozels:28 parab:21 plani:-32 saatl:26
 sabah:-27 sadec:24 sanki:27 say:-25 secil:53 seni:40 sessi:21 sey:-31 sinif:32 sirad:50 sonra:-25 susun:30 tadi:26
 takim:-22 tatli:22 tavsi:28 ustun:37 uyu:-42 uyuya:25 uzulu:22 varim:27 varsi:48 ve:40 verin:34 yakin:27 yana:41
 yapam:21 yapti:-24 yarat:22 yardi:-25 yaris:-21 yat:24 yaz:-50 yazar:-21 yazdi:-40 yazin:31 yeni:-22 yeri:-31 yok:46
 yoksa:35 yorul:-47 yuzde:20 zaman:20 zaten:25 zor:25 zorun:-22
seri bozul:21 lamba:-29
serot icin:-23
sert @I-did:26
serve gun:-20 kulla:-26
servi @lesson:25 @marry:-20 @noone:-21 @not:-26 @promise:26 @stay:-28 @tellnot:37 @write:27 @you:23 dosya:26 hic:26
 konus:-21 rande:-20 seni:25 soz:26 yazar:26
ser @secret:22 sir:22 ver:22 verme:22
sesim @I-not:-21 @daily:28 @lesson:-24 @study:26 kisil:24 titri:23 yok:-35
sesin @I-did:43 @I-do:27 @I-not:-28 @best:-20 @body:34 @deny:-27 @heart:21 @human:-25 @love:24 @miss:32 @my:51
 @noone:-44 @not:-34 @someone:-26 @study:22 @wait:31 @you-did:21 bile:22 duyam:-21 duymu:-29 duysa:38 icim:21
 insan:-20 iyi:-20 kimse:-40 konus:24 o:21 ozled:29 sayil:34 titre:-24 yok:-26
sesi @leave:-23 @not:24 da:-28
sesle @not:-20 @return:20 @tell:-25 soyle:-23
sesli @write:23
sessi @I:47 @I-do:-22 @best:31 @daily:24 @knownot:29 @me2:45 @mine:39 @noone:23 @parent:40 @understand:26 @you:-27
 @you-did:-23 ama:-29 baban:42 bana:39 cokuy:33 degil:-25 duyma:31 kal:24 kalan:-25 kalma:25 ve:-20 yazma:-22 yer:-23
 zor:-20
ses @not:-40 @write:-23 de:-28
sevda @I-am:27 @I-did:29 @my:37 @study:23 @you:39 bu:27 nedir:23
sevdi @I:22 @I-not:26 @daily:53 @deny:-26 @love:-41 @me2:34 @mine:26 @only:-22 @quote:-22 @student_said:-32 @tell:20
 @understand:-43 @warn:-28 @we-let:33 @write:-44 @you:42 @you-do:-28 anlat:-25 bana:26 baska:-22 bugun:21 dogru:-26
 gecel:34 gelsi:21 gunay:28 kisiy:-20 kiza:-22 ne:-20 olmaz:-26 seni:38 seviy:-20 sonra:36 soyle:31 yazma:-24
sevem @I-not:-21 @not:-20 @you:-22 ama:-30 davra:-27 sana:-27
seven @I:27 @human:-30 @not:-29 @only:29 @parent:-22 @someone:-22 @you:-48 ailen:-22 anlay:27 ben:27 bir:27 insan:-30
 istem:-23 seni:-37 var:-26
sever @tell:24 anlat:-22
sevgi @I:30 @I-am:27 @I-did:27 @darling:26 @feel:29 @help:-31 @human:-28 @jealous:26 @me2:39 @mine:36 @only:-22
 @parent:-32 @program:-21 @quote:-33 @sad:-33 @secret:-31 @selfProgram:-21 @we-let:65 @write:-24 @you-do:25 @you-if:24
 ailen:-25 aliyo:27 arkad:-28 bana:32 bence:21 beni:21 benim:32 benze:-24 bile:-23 bir:-26 birli:23 bu:-25 bulus:-21
 burad:23 buyuy:30 calis:-33 cok:25 degil:-30 ders:-20 diye:-20 diyeb:21 duyam:-31 gece:20 gecir:30 gidiy:20 gunu:26
 gunum:28 hep:-32 hic:22 hosum:20 integ:26 isler:-26 istem:-20 karar:-20 kiska:26 klise:-26 kompo:-26 kosul:25
 kutlu:24 mektu:-37 mu:20 musun:23 nasil:45 ogren:-22 ol:34 olabi:-20 olali:39 olmak:26 olman:31 olsak:28 olsam:34
 olsun:28 parca:-21 rolu:-21 rolun:-21 samim:-21 seni:-20 sozcu:29 tehdi:-21 ustel:27 ve:-28 ver:40 yardi:-25 zor:-20
sevil @feel:-23 @you:-20 bu:-20 evdek:-30 hisse:-23 icin:-20 oldug:-20
sevin @I-did:56 @deny:-27 @return:-26 @study:-36 @understand:-25 bu:-21 butun:23 guzel:-21 ne:-27 odada:31 yasiy:24
 yerim:22 yok:-21
seviy @I:22 @I-be:21 @I-do:-34 @deny:44 @leave:39 @not:51 @quote:-34 @study:-23 ben:20 cikam:23 cok:20 de:26 degil:36
 diye:-35 gerce:20 hem:25 konus:21 musun:22 sen:27 ya:27 yazmi:-34 yok:26
sevme @I-did:25 @I-not:41 @happy:-23 @leave:23 @lesson:-36 @my:40 @need:23 @only:23 @tell:36 @you:34 @you-do:-24
 basla:-22 bolum:-23 diye:-26 doyam:21 hic:26 icin:20 mumku:29 mutlu:-23 seni:37 senin:-23 soyle:46 soylu:-24
seyde @knownot:23 @needless:23 @return:27 @tell:30 @you:26 haber:30 olmas:23 once:27
seye @you-did:25
seyin @I:21 @deny:36 @leave:23 @needless:34 gerek:34 oldug:28 olmad:-26 tadi:28 yok:43
seyi @I-did:-20 @I-not:-23 @noone:32 @parent:29 @someone:-24 @tell:-23 @tutor1:-36 @write:-38 ailen:30 ama:23
 anlat:-42 bilme:57 daha:-35 de:-32 dokme:35 gerek:28 konus:-20 onlar:26 ortay:24 ozel:23 sen:-20 tasim:-29 yapar:24
 yaz:-23
seyle @I:31 @I-be:28 @I-did:28 @I-do:-25 @me2:22 @noone:22 @only:-30 @parent:29 @return:20 @secret:31 @understand:37
 @we-let:44 @you-did:-33 baska:-25 bilme:41 bir:-22 dinle:-21 gizle:25 onlar:47 soyle:-22 uzak:25 yazmi:-23 ye:-22
seyre guzel:22
sey @I-be:32 @I-do:-27 @I-not:-26 @I-will:22 @deny:-26 @feel:-42 @help:-23 @jealous:-20 @lonely:28 @mine:42
 @needless:-31 @not:-22 @parent:-20 @sad:-21 @secret:-26 @tell:24 @tellnot:76 @understand:-30 @wait:-23 @warn:-25
 @we-let:-22 @you-if:-25 ac:-20 ait:-24 ama:42 arkad:35 bana:42 bazen:-22 bekle:-21 belli:46 beni:-26 biter:29
 calis:-29 daha:-34 davra:31 degis:-30 deme:56 dinle:-28 diyec:27 durdu:-21 eklem:-26 gerek:-22 gibi:26 goruy:-30
 goste:-22 guven:-38 hatir:23 hisse:-39 insan:-32 isted:-20 istem:22 istiy:-42 kaldi:-24 kazan:-23 ki:20 kiska:-20
 koptu:21 mi:-45 mu:-38 nasil:-26 ne:-23 norma:27 notla:-20 ogren:-31 okuld:-20 olaca:28 oldu:-22 oldug:-37 olman:-20
 olmas:20 olmay:-31 olmaz:-41 olmuy:-24 oluyo:-23 once:30 sakla:-20 sana:40 sende:-20 seni:-27 soyle:27 uzere:-22
 varsa:24 yalni:30 yapmi:-29 yedin:-25 yok:-33 yolun:20
sezar @erase:-20 sifre:-20
sezgi fersa:22
sicac @human:24
sicak @I-am:25 @I-did:47 @daily:-28 @deny:21 @not:-20 @only:-40 @write:-32 @you-do:-31 bir:-30 farki:-21 mi:-25 yok:26
sifat @best:-26 @understand:-20 gorev:-20
sifir @deny:-21 @only:-27 @you:28 bir:-21 degil:-21 ne:-21 oluyo:-21
sifre @I:-24 @I-did:29 @me2:-31 @noone:-57 @only:-42 @parent:21 @tell:-40 @tellnot:-34 @understand:-40 @we-let:-21
 @write:-29 ama:-24 arkad:-43 bakam:30 benze:-23 bile:-43 da:-23 en:-29 ki:36 kimse:-56 rahat:36 soyle:-47 yakin:-29
 yazma:-28
sigar @I-did:27
siird @lesson:-21
siiri @tutor1:24 @write:26 @you:24 @you-did:20 sana:20 yazdi:20
siir @I-did:30 @my:24 @study:-27 @write:28 kafiy:24 odevi:-25 okuya:32
sikay @not:-27 @tellnot:44 @we:22 etme:44
sikil @I:23 @lesson:-26 @tell:-24 @tellnot:-27 mi:21
siki tut:36
sikka @I-did:-28
sikki @I-did:-37 @daily:23 @deny:20 @quote:-32 @you:-20 de:-20 yok:20
sikla yakin:-23
sik @leave:-23 @not:-27 @only:36 geliy:-20 mu:-21
siler @not:20 @only:37 bir:37 sey:28
silin @study:-30 sey:24
silk gec:37
silme @deny:-22 @erase:-33 @leave:-30 @not:-26 @sad:-25 @write:25 @you-do:-21 @you-if:-28 al:-24 ayarl:-29 ekran:-22
 gorun:-22 ister:-33 kanit:-24 sil:-25 yalva:20
sil @erase:30 @leave:23 @lesson:32 @lonely:23 @my:26 @not:47 @only:26 @quote:37 @stay:21 @study:23 @understand:44
 @you:23 anlam:32 ben:22 iz:21 kalma:21 kimse:24 seni:29 sil:28 sonra:44
simdi @I-be:41 @I-did:20 @I-do:30 @best:-37 @body:35 @deny:31 @erase:-26 @help:-36 @lesson:-33 @lonely:20 @my:68
 @only:-32 @quote:-20 @rememb:21 @return:-28 @sad:21 @secret:32 @stay:-32 @study:-23 @tired:20 @tutor1:-43 @we:30
 @write:-36 @you:-39 acik:27 ara:-31 ayip:24 bakal:-22 bir:-29 buldu:-20 burad:30 cok:24 daha:-31 de:-26 degil:25
 degis:38 dene:-29 dusun:21 edeli:-27 eders:24 ediyo:20 gidiy:33 gitme:28 gozun:-24 ilgil:28 integ:20 istiy:-39
 kapat:-27 kim:-24 kime:-26 kimse:32 mi:20 misin:-21 nered:-42 oldu:-35 sana:-23 sen:-49 sende:-31 senin:35 sey:-49
 sinir:-22 sonuc:-20 soru:-31 tek:-40 telef:-40 ust:-24 ve:-28 verme:-26 x:-20 yanit:-25 yarin:-28 yazar:-20 yaziy:-29
 ye:-21 yemeg:24 yeni:-32 zaman:22 zihni:27
simit @I-did:37 aldim:31 yaris:24
sinam @study:-27
sinav @I-be:-22 @I-did:31 @I-not:28 @I-will:-22 @body:34 @family1:21 @life:22 @lonely:29 @mine:-34 @my:30 @need:-34
 @noone:-31 @parent:41 @we:27 @write:-38 @you-do:25 annem:21 annen:24 ay:-22 ayril:23 baban:29 bakar:-20 bana:-34
 benim:31 bilme:-22 birak:21 bos:21 bu:-37 cakti:26 canta:24 cikma:-25 cope:32 degil:-23 degis:-20 dokuz:-21 evde:26
 gecsi:26 geris:33 gibi:-20 girer:-24 girme:-30 gordu:21 gorme:20 goruy:-20 gotur:-22 gunu:-29 hayat:-22 ihtiy:-34
 ilk:26 kagid:33 kalma:-31 kazan:31 kez:-20 ki:21 kiril:24 kitap:-27 konus:-23 mazmu:-24 nasil:-29 ne:-26 nered:37
 ogren:-26 olsun:36 olur:-34 oluyo:-20 oneml:-21 panik:-22 sabah:-21 sansi:23 sende:-20 senem:24 simdi:28 sorar:-34
 stres:-20 ugram:-22 unut:-33 unuta:21 var:-26 verir:-23 yazdi:-21 yenme:27 yilim:28
sinem @I-did:25 @daily:25 @you:21
sinif @I:45 @I-did:36 @deny:25 @help:25 @knownot:-28 @leave:31 @me2:41 @my:25 @noone:21 @not:28 @only:21 @quote:-30
 @rememb:22 @sad:-20 @stay:22 @we:35 @write:-32 @you:20 @you-did:-20 @you-if:33 adimi:32 anlay:26 annen:20 arami:23
 arkad:35 at:-23 ayni:-23 bahse:23 baska:-23 ben:31 bende:41 bile:35 bilme:-25 birak:-24 birbi:-22 biriy:-20 bunu:-27
 buyus:37 calis:-21 de:-35 degil:20 dusun:22 eders:20 etmez:36 gecir:23 herke:-29 ilk:-21 kaldi:21 kiyas:-35 konus:-27
 mi:22 o:43 onlar:42 rehbe:-21 sen:22 seni:26 sey:-28 sinif:-27 tirna:26 yazmi:-25 yetis:21
sinir @I-not:22 @deny:-23 @human:22 @only:-21 @tell:20 @understand:-28 @you:-22 @you-do:-21 gerek:24 goste:27 simdi:38
sin 2:-25
sirad @I:24 @best:25 @daily:-26 @family1:27 @help:30 @human:26 @me2:21 @noone:-30 @not:47 @only:24 @someone:27
 @study:-25 @teacher:38 @wait:-21 @write:31 @you:42 bir:22 cocuk:26 degil:33 fazla:29 gibi:27 gore:20 insan:31
 konu:-28 ogret:38 sen:21 senin:31 var:-33
siral @wait:-25 @write:-22 @you:-23 bolum:-20 o:-26
siran @noone:32 @write:21 altin:30 ayni:30 kimse:32
siras @I:-32 @me2:-32 beni:-22
siray @leave:-29 @noone:20 @write:20 @you-if:21 birak:-20 yine:22
sira @I-am:-39 @deny:27 @not:30 @study:-21 @tell:-22 @understand:-24 @wait:22 @you-did:23 arkad:27 bekle:24 ben:-24
 bende:37 degil:21 mi:21 ondan:21 sende:-36 senin:36
sirda @I:25 @parent:28
sirf @human:27 @you:28 icin:22 sen:25
sirla @not:-37 @secret:-28 sakla:-28
sirri @I:20 @noone:-23 @not:-22 @quote:-24 @study:-29 @we:21 bir:-22 de:20 kimse:-22 olsun:27 soyle:-25 verdi:-27
 yakin:22
sirti @return:43
sir @I-be:-21 @deny:-28 @leave:-23 @lesson:-42 @my:24 @noone:25 @sad:24 @secret:-27 @someone:20 @you:28 @you-do:25
 bilir:22 dedig:30 degil:-20 demek:-21 iki:30 isten:-24 kimse:22 kisil:30 kotu:27 mi:23 misin:57 ogret:23 olara:24
 sakla:-25 tut:23 tutam:22 tutar:44 tutma:27 ucunc:20 verem:-30 verey:-27 verme:25 vermi:-21
siste @tutor1:-21 oldu:-22
sisti @write:37
sites @need:-20
sizi bu:20
siz @home1:-24 eki:-28
sofra @human:-21 @leave:-39 @my:32 bilen:-21
sogud @study:30 @write:20 @you:30 ama:29 konus:20 senin:30
soguk @I-am:20 @you-did:28 mi:-25 mu:-25 oldug:23 sicak:-30
sohbe @I-do:-22 @best:23 @human:-28 @leave:-24 @mine:22 @not:29 @only:31 @sad:-23 @stop2:28 @study:-33 @tellnot:21
 @we-let:23 @write:-33 @you-do:-29 arsiv:26 ayarl:-31 bana:22 bir:29 bitir:38 bitti:-30 daha:26 ders:-21 edebi:-25
 gibi:41 gider:-21 gorem:-20 guzel:-21 istem:31 robot:-20 seni:-27 senin:30 sileb:-25 temiz:22 uzatm:-34
sokak @write:-22
solun @lonely:-22
sol @return:-21 duvar:-22 karin:-22
somut @lesson:-23 ornek:-23
sona @I-did:-32 @leave:-27 @you-do:27 birak:-26
sonda @not:23 @study:25
sonra @I-be:28 @I-did:24 @I-do:29 @I-will:-35 @courtesy:23 @family1:24 @forget:-23 @help:-20 @kiss:26 @knownot:-22
 @leave2:31 @marry:20 @mine:-20 @need:-35 @parent:-24 @secret:43 @student_said:21 @study:32 @tellnot:-41
 @understand:-38 al:-26 ama:29 annen:-24 bana:-20 beni:25 benim:23 birka:26 bolun:22 bosal:33 butun:-32 cop:33
 degil:-36 denem:-20 dinle:-32 disar:-20 diyor:22 dogru:23 ekran:-39 et:25 etme:-21 fark:-29 geldi:-24 geliy:-28
 gelme:37 gelmi:29 geri:-20 gibi:31 gitme:30 gizli:28 gorme:-23 gorur:-20 hatir:-24 hesab:-21 hesap:-25 hic:-33
 icin:-21 icme:-24 ihtiy:-35 ilk:39 kalma:-24 kapan:-34 kapat:-36 ki:21 kimse:30 kisa:-20 konus:48 kumel:-20 kutus:33
 limit:26 misin:32 mola:-20 nered:31 odevi:48 olmas:22 olsun:26 olur:-27 olurs:-26 once:-30 parag:26 pisma:-25
 rahat:38 saat:-26 saril:23 sayil:22 sec:-26 sil:44 simdi:27 sonuc:25 sorar:24 tarih:26 turev:23 yapar:26 yarim:-33
 yat:-22 yenid:-20 yeter:24 yok:41 yukle:-23
sonsu @love:32 @only:42 ayri:-23 birli:29 kadar:43 limit:-37
sonuc @I-am:-25 @I-did:-43 @body:29 @deny:-23 @leave:-35 @love:-24 @mine:-24 @my:20 @not:-31 @quote:21 @sad:23
 @tellnot:21 @tutor1:-28 @you:-21 @you-did:-30 @you-do:-24 @you-if:-28 adim:-25 bagla:-20 bana:-24 ben:20 birli:-27
 bu:-22 buldu:-28 cikma:-24 de:32 degil:-23 diye:26 ediyo:-28 evde:21 gelin:24 kontr:-24 konus:24 merak:-35 mi:-27
 mu:-24 olur:-23 sevdi:-24 sonra:-20 ulast:-28 yaz:-31
sonuk @stay:23
sonun @I:31 @daily:27 @lonely:-27 @me2:25 @my:42 @tell:-21 @understand:-26 @you:42 @you-do:31 an:20 benim:21 de:35
 leyla:-20 sen:43
sonu @I-did:34 @I-not:25 @daily:41 @family1:26 @leave:28 @not:35 @tellnot:-33 arkad:23 dugun:20 gitti:23 guzel:-30
 hic:-24 pikni:-32 vardi:20 ve:22
son @daily:-27 @happy:-24 @leave:-27 @mine:-21 @not:-30 @only:22 @sad:-24 @stop2:-21 @tutor1:-22 bakti:-22 bana:-21
 bir:30 birak:-34 cumle:-21 daha:35 dersl:-20 gun:-37 gune:-25 gunu:-20 hic:-20 iki:-34 mesaj:40 o:22 olur:29 on:-20
 sonra:21 soru:21 yalni:-22 yazdi:-22
sorac @leave:-22 @lonely:25 @only:26 @program:-23
soran @deny:-22 @lie:30 @study:33 da:32 de:55 olurs:46
sorar @I:31 @I-be:48 @I-did:21 @I-do:32 @I-not:35 @daily:28 @deny:30 @family1:24 @human:-29 @lie:24 @me2:37 @my:-24
 @not:40 @only:58 @program:-39 @sad:-24 @study:64 @tellnot:33 @understand:31 @you-do:22 beni:23 bir:33 de:65 degil:-26
 ders:40 dersi:37 gec:29 gerce:24 her:20 iyiyi:22 konus:-24 odev:36 sadec:39 sen:-20 sey:40 tanim:23 uygul:22
 yapay:-30 yok:42 yolun:20
sordu @I-be:-26 @daily:20 @deny:36 @lesson:29 @not:-26 @only:-20 @tell:-29 @understand:-21 bir:-20 icin:-29 yok:38
sorgu ceker:24
sorma @I-am:-35 @I-do:-24 @I-not:-28 @deny:-27 @home1:-20 @not:-23 @quote:26 @return:-20 @teacher:31 @tell:29
 @understand:20 bir:-23 cekin:-33 diye:27 gecme:-21 gerek:-20 gitme:20 icin:-22 istem:-20 ister:-24 mi:-23 once:-26
 rahat:-22 senin:20 soyle:26 utanm:-24
sormu @lesson:42 @study:42
sorsa @tellnot:29 @you-did:-21 derdi:-21 ne:-21
sorud @I-am:-25 @not:20
sorul @I-am:-20 @I-be:-24 @body:-21 @stay:-25 @stop2:25 ama:21 bu:20 cevap:-24 donel:22 gorul:22 icin:-20 kimse:23
 mu:25 olur:25 orada:-23
sorum @deny:-26
sorun @I-am:-31 @I-not:28 @human:22 @rememb:30 @study:-20 @tell:-21 @understand:-32 @write:-32 @you:28 bakar:20
 degis:-20 dusun:30 gec:25 olurs:-29 omuz:27 silk:27 var:-36
sorus @deny:-22 @not:30 @we-let:-22 cevab:-22 yok:-22
soruy @I:35 @I-did:20 @I-not:37 @come2:-22 @deny:-23 @lesson:21 @me2:22 @noone:-21 @return:-31 @we-let:-33 @write:-21
 bak:22 ben:24 beni:23 bir:23 cevap:-22 cok:-21 da:20 de:35 donel:-26 gibi:-21 ilk:-30 mi:-27 mu:-22 oyle:27 sefer:-20
 seni:-29 sinav:27 sinif:-23 soru:20 tam:-20 uc:-25 yanli:-22 yapam:25 yaz:-20 yok:-25
soru @I-am:-34 @I-did:-41 @I-will:-21 @body:29 @daily:-21 @darling:22 @deny:23 @heart:21 @home1:-27 @leave:-28
 @love:22 @not:24 @stay:-28 @tellnot:-32 @tutor1:-32 @understand:-20 @write:-23 @you-do:30 bekle:25 birak:-21 bu:-25
 bunu:-27 burad:-22 cozdu:35 daha:31 degil:-21 gelme:-20 gotur:-23 hazir:-23 hepsi:-21 icim:21 iste:-21 kacmi:-21
 kaldi:-32 koku:-25 o:-24 olunc:24 rahat:20 sakin:-21 sana:21 secti:-24 sorar:26 yok:32
sor @understand:-27 daha:-23 ona:-21
sosya medya:-20
soyle @I:39 @I-be:34 @I-did:-24 @I-do:-23 @body:28 @courtesy:20 @darling:26 @heart:29 @human:-20 @kiss:-28 @leave:26
 @lonely:28 @love:25 @me2:40 @mine:46 @needless:24 @only:26 @program:-28 @promise:-23 @quote:-38 @study:26 @tell:22
 @tellnot:45 @we:48 @you-did:-31 adim:-29 ailen:34 alir:31 anlad:-33 anlam:20 arami:26 azabi:-22 baban:24 bak:-21
 bakal:41 bana:46 basin:25 baska:36 bence:-45 benim:23 bilir:20 biliy:-31 bitir:21 biz:32 bosve:26 buldu:-26 burad:37
 buyut:26 cekin:-38 cesar:-29 cikma:25 de:42 dedig:-21 demis:-35 denem:29 derde:26 diyeb:-27 diyey:-23 dudak:-28
 durus:-25 duyar:31 ederi:20 ekran:-25 en:25 erir:30 etmis:-20 evde:21 ezgid:-23 gec:26 gece:24 geris:20 gider:37
 girer:26 gitsi:31 goste:-32 hafif:-40 hakki:-23 hatir:24 her:44 hic:22 icimd:21 incit:-20 ister:-27 istiy:-25
 itira:-20 iyi:-31 kapat:23 karde:-24 kaygi:-27 kolay:-29 kotu:28 koy:-29 kural:-31 ne:-52 odada:27 ogren:27 okuld:22
 oldug:-36 olmaz:-27 olur:-31 ona:-21 once:-21 oneml:-27 oneri:-21 rahat:-20 sadec:24 sakin:31 sana:29 senin:-31
 sevgi:20 sey:38 seyi:29 simdi:21 sonra:25 soyle:38 sucla:-28 sus:33 tatli:32 telef:32 tut:24 vicda:-22 yalan:-20
 yalni:25 yapar:25 yardi:-28 yarin:-21 yazma:-22 yemin:-25 zorla:-27 zorun:22
soylu @human:21 @only:30 bir:28
soy @noone:-25 gazla:-25 kimse:-25
sozcu @home1:-24 @lesson:-23 @my:-24 @understand:-29 @you:29 @you-if:28 ad:-23 anlam:-23 de:-23 eklen:-20 um:-20
sozle @I-not:40 @best:30 @human:-20 @not:23 @only:-29 bir:-23 kendi:24 sonra:21 tekra:23
sozlu @I-did:-37 @study:-24 @tutor1:23 gibi:-45 mi:23
sozun @I:22 @I-am:36 @body:21 @me2:20 @you:23 @you-did:23 ciddi:28 cok:-27 hafif:32 kesme:-21 ne:29
sozuy @leave:-26 vedal:-26
sozu @I:-35 @I-not:-27 @best:-20 @daily:-27 @not:-44 @only:-26 @study:-21 @tell:-24 @understand:-27 @write:-29
 @you:-36 ben:-23 bir:-26 kimse:20 soyle:-20
soz @I-am:-26 @I-do:26 @best:21 @body:20 @courtesy:-31 @deny:-39 @human:-21 @leave:31 @me2:29 @mine:23 @only:27
 @parent:38 @quote:-23 @rememb:-28 @tellnot:20 @we-let:-22 @you:-20 @you-did:40 anlat:30 annen:36 bana:23 ben:-25
 dusun:-28 etme:28 etmes:20 etmis:-24 ettiy:-21 gonlu:22 guven:-22 icin:-25 isted:21 kendi:-37 ne:20 senin:-25
 sinav:29 sonra:34 soyle:-33 tek:26 ver:59 verem:-36
spora @return:-34
spor @I-did:32 @I-do:32 @body:22 @daily:26 kolla:22 yapip:23
sss @not:28
strea icin:30
subat mart:-22
sucla @leave:-20 @return:20
suclu @feel:-25 @leave:-21 @not:-34 @study:-23 hisse:-25
sucun @deny:-30 @not:-31 degil:-30
suc @deny:-38 degil:-38 sende:-24 senin:21
sulal duyar:22
sunuc odasi:38
sunu @I-am:-50 @tell:-28 @tutor1:-21 @understand:-24 @you:-21 bilme:-25 da:-32 istiy:-41 senin:-24 soyle:-28
suphe @I:-21 ben:-21
surdu @noone:-25
surec @needless:23
sured @I-do:-27 @only:-23 @return:-24 @study:-31 @write:-25 ogren:-26
surek @you-do:21 ertel:-22
suren @only:-22
surer @teacher:-23
sures @secret:27 @tell:29 ayarl:23 gizle:27 goste:29 rapor:30
surey @angry:-20 @only:-20 @we-let:-22 sinir:-20
sure @I:-24 @I-did:28 @me2:-24 @not:-36 @sad:20 @stay:-26 @tutor1:24 @wait:23 basla:-20 bekle:23 cok:20 da:-21
 dakik:-26 her:-23 sey:-31 tut:-25 tutma:-26 tutmu:-27 uzun:-21 yazma:-22 yetme:-25
surgu @my:20 gonde:20
surpr @my:-24 @not:-30 @only:35 @parent:-36 @secret:-31 annen:-20 dogum:-24 parti:-33 sakla:-25
surum var:-23
sur catla:-30
susar @noone:22 @not:20 @study:20 @write:22 konus:22
susku @not:-25 @understand:24
susma @not:-26 @only:-25 bir:-25 da:-25
sustu @I:34 @I-did:43 ben:26
susun @I-am:24 @only:21
sus @I:23 @daily:46 @deny:-30 @me2:23 @noone:20 @not:-44 @tell:39 degil:-30 otur:34 yeter:25 zaman:24
su @I:-24 @I-am:60 @I-be:21 @I-do:37 @best:29 @body:29 @me2:-20 @stay:41 @teacher:22 @you-did:-36 anda:-22 batta:20
 bitir:26 cikar:22 cok:-22 de:20 degil:-21 geldi:-35 guven:-20 hayat:21 ic:-39 icin:-21 icip:29 icmey:25 isini:-20
 iyi:31 izliy:20 kadar:30 kaldi:29 kapid:28 kim:-28 konus:-22 mi:-48 misin:-22 mu:-22 nasil:-33 ne:22 nered:-25
 okuyu:32 sen:20 son:33 uc:26 var:-29 yaz:-21 yok:26 yorul:20 zor:21
tabag @secret:22
tabii @I:46 @I-do:20 @me2:20 @not:21 @you-do:28 ama:25 ben:41 beni:20 burad:20 ki:-23 nasil:30
tablo @I-did:-20 @cry:-20 @leave:-23 @tutor1:-30 @we-let:-24 cikar:-21 doldu:-21 ezber:20
tadim @deny:26 yok:26
tadin @leave:-38 @marry:-27 @wait:-24 cikar:-35
tadi @deny:37 yok:37
tahmi @I-am:-41 edebi:-29 etmek:-22 ne:20
tahta @not:-20 @understand:-24 @you:-25
takdi @I:35 @me2:24 @noone:35 bende:24 eden:22 kimse:27
takil @I-do:-21 @leave:32 @not:23 @only:-23 @tutor1:-21 @understand:-22 @write:-32 @you-do:-20 birak:25 gec:-23
 ipucu:-26 mu:-32 olurs:-37 verir:-21 yaz:-31 yer:-20 zaman:28
takim @help:-21 @leave:38 @my:28 @noone:-43 @understand:-34 @you:-28 arkad:-23 birbi:32 canin:-26 da:-21 gitme:32
 guven:-23 sana:-23 ve:-26
takip @my:37 @not:26 et:-32
takli @deny:27 degil:27
takma @leave:-20 @not:-31 @tell:-20 @understand:20 gitmi:-20 hosun:-20 kafan:27 o:23 soyle:-20
takvi @you:-21 de:-20
tak @knownot:23 @not:40 @understand:-27 dinle:-27 duyma:22
taleb @not:20
tamam @I:36 @I-do:23 @daily:-25 @deny:26 @lesson:-23 @my:40 @needless:29 @only:45 @stay:-20 @study:-35 @warn:-20
 @you:-21 alisi:32 ben:27 bir:26 bugun:-23 burad:29 degil:20 git:32 kapat:-22 karar:-26 mi:39 sadec:25 senin:-27
 simdi:-27 tek:21
tamla @love:27 ask:27 ise:35 sensi:35 tamla:31
tam @I-not:-25 @my:-26 @tell:-29 @tutor1:-22 @understand:-20 bilem:-25 bir:-20 bu:-38 da:22 ne:-22 olara:-38 ortas:23
 soyle:-25
tanem @daily:35 @lesson:25 @study:24 @you-did:23
tanes @you-did:-22
tane yeter:26
tanid @best:27 @noone:35 @not:-21 @tell:-28 bir:-22 en:20 kimse:21 sonra:29
tanim @I-did:-20 @noone:-38 @secret:-20 @someone:-22 @tell:-28 @tellnot:-35 @write:-26 @you:-25 kimse:-32 sana:-26
 soyle:-24 tanid:21 verme:-20
tanir @I:26 @understand:-22 ben:22
tanis @darling:20 @not:-20 @tellnot:-23 @you-do:-21 @you-if:-20 bulus:-26 soyle:-23
taniy @I-not:-25 @deny:26 @leave:37 bir:25 cikma:25 ciksi:20 karsi:20 varsa:20 yok:29
taraf @I-not:-27 @deny:-28 @human:21 @not:-33 @someone:35 @understand:-25 biri:35 nefes:21 var:24 yok:-26
taray @secret:22 ac:36 gecmi:38 gizli:36 sekme:24
tarih @I-did:-35 @I-not:29 @not:22 @tell:-23 @tutor1:-21 misin:-21 soyle:-31
tasim @deny:36 @not:24 @parent:-20 @understand:-21 @we:37 @write:48 degil:26 konus:28 yok:21
tasin @you:-23 sana:-22
tasiy @human:31 @only:34 bir:20 damar:-21
tasla @come2:-22 @tutor1:-25 @we-let:-23 bakar:-23
tas oturu:33
tatil @I-did:33 @I-will:21 @come2:25 @leave2:23 @study:24 @understand:-29 @wait:-27 @you-do:29 burad:26 calis:26
 deniz:-28 ha:29 hic:31 kitap:-30 mi:26 yap:-23
tatli @I-did:31 @I-do:20 @I-not:28 @daily:27 @darling:21 @deny:-21 @family1:21 @leave:-27 @love:49 @my:36 @not:47
 @quote:20 @rememb:-22 @understand:38 @wait:20 @we-let:33 @you:44 @you-did:20 ben:26 birak:-26 cok:21 da:-29 et:27
 gozle:20 guzel:28 kelam:27 mi:23 ruyal:-22 seni:32 sevda:27 sevgi:20 yanak:25
tatmi @only:-29
tavan @I-am:21 bakiy:-22
tavsi @only:22 @return:36 @you:39 dar:24 gelir:24 sana:24
tazel @lesson:33
tc kimli:-20 numar:-20
tebri @I-do:-35 @wait:-20 ederi:-35 olan:40
tecru var:-20
tehdi @you:29 soyle:-21
tehli @leave:-27 @my:-20 @secret:-22
tekli @I-am:38 eder:21 ediyo:38 etsem:21 kabul:20
tekni @human:28 @not:-25 @program:28 ama:24
tekra @I-did:-22 @I-not:24 @best:21 @leave:-24 @not:21 de:28 koydu:-23
tek @I:23 @I-did:34 @I-do:21 @I-not:-38 @I-will:-21 @deny:-28 @human:34 @leave:-25 @leave2:30 @mine:-27 @not:-32
 @parent:-28 @quote:-36 @sad:34 @someone:27 @stop2:-27 @tell:-23 @tutor1:-24 @wait:21 @you:37 @you-do:50 anlam:-29
 anlat:-22 annen:-37 bakma:-32 bana:-27 basim:21 basin:-37 bekle:23 bende:21 benim:49 bile:35 bir:-25 birak:-21 bu:48
 burad:30 buras:47 calis:36 cumle:-25 dal:22 de:-32 degil:-35 demek:-27 deste:-26 disar:33 ederi:21 ekran:20 el:33
 etme:29 ezber:-21 farkl:20 gecir:-20 gitmi:-25 goz:21 guven:-31 guzel:25 her:-21 icin:-23 insan:34 kalkm:-23
 kalma:-21 kelim:38 kisi:27 mesaj:30 nasil:-21 ogret:22 olama:-28 olmam:-36 olman:-25 olsun:22 onluk:22 orneg:24
 probl:20 sana:20 satir:-21 saydi:20 sayma:22 sen:26 senin:30 sensi:53 ses:23 seyi:-23 sohbe:27 sorac:-22 tanig:28
 tasim:-37 tasin:-20 tasiy:-34 tutun:22 var:42 varli:37 ya:-28 yanin:26 yapar:25 yer:47 yeter:-20 yetme:-21 yuzde:31
telaf @daily:20
telas @I-did:-26 @body:23 @only:-20 @you:-20 de:25
telef @I:60 @I-did:51 @I-not:-25 @courtesy:21 @daily:21 @deny:-21 @erase:45 @forget:26 @help:-32 @human:24 @knownot:40
 @me2:33 @quote:28 @secret:36 @someone:-21 @stay:-45 @stop2:-20 @tell:27 @we-let:40 @write:40 @you:-21 @you-did:-22
 @you-do:-25 @you-if:-24 aksam:28 alir:23 alirl:41 alirs:26 ama:-35 an:28 bakar:46 bakiy:-26 baska:-35 ben:48 beni:24
 bildi:-23 bir:29 biraz:-25 bunu:-27 da:-52 degil:-21 ediyo:20 evde:31 gizli:28 gorme:22 goste:25 icime:20 ister:51
 istiy:-28 izins:-34 kalsi:-28 kapat:-27 kenar:37 kontr:53 kulla:-29 ne:35 odada:-20 odaya:-46 olurs:21 ona:-21
 sabah:-22 sakin:-25 sarji:37 sohbe:26 sor:-21 sus:24 tak:-34 uygul:26 ve:-32 verme:-21 yanin:-23 yapar:30 yazma:32
 yerin:-21 yuzde:29
tembe @deny:-23 @not:-24 degil:-22
temiz @leave:24 @not:25 @only:-21 @stay:26 @stop2:26 @understand:24 @you-do:20 bir:-21 birak:26 iz:39 kalma:26 uc:21
tenef @I-not:-21 @not:-21
tenim @body:-32 @my:-32
tenin @I-did:30
tepki @not:-40 bu:26 de:-20 verme:-23
terap @I:54 @I-did:20 @me2:37 @tellnot:22 @write:31 ben:32 iki:24
teraz @I:25 @me2:25 @only:23 bende:25 var:22
terci @I-do:29 @best:-25 @body:20 @deny:-35 @human:-21 @my:-37 @not:-35 @only:-23 @teacher:-28 @understand:-25
 @you:-25 @you-did:44 @you-if:-22 de:-22 degil:-24 ederi:29 ettin:27 mi:22 yapma:-21 yapti:31
terim de:-24
terk @I-am:27 @I-did:38 @afraid:-23 @daily:-20 @not:20 @you:24 @you-do:34 anlas:-20 et:33 etmey:25 gibi:-22
terle @study:32 bu:32
terst @leave:-23 gitme:-23
ters @I-did:-29 @knownot:21 gorme:21 okudu:-30
terte @only:-21
ter @you-did:-23
tesek @leave:21 @study:-28 al:24 ama:-22 ederi:-27 icin:-22 sonra:-20
teshi @not:-24
tesli @I:22 @study:-27 et:-33
testi @I-am:-32 @you-do:-26 ediyo:-32 iptal:-32
test @daily:-30 @deny:-37 bitti:24 gec:24 sayfa:24 yap:-30 yok:-32
teyze @I:28 @me2:28 @my:23 @tellnot:33 @understand:21 @you:-24 anlat:27 ne:30 seni:-20
tibbi @understand:-23
tilki bugda:-21
tipki gibi:24
tip @I-did:30 @love:-23 @teacher:-23
tirna @not:50 @study:44 etmez:21 olama:44
titre @daily:-34 @knownot:-29 @lesson:-20 @not:-37 @only:-54 @you:-28 bir:-25 fark:-29 kadar:-43 sonra:-20
titri @daily:26 @lesson:21 @not:28 @write:21 @you:36 sana:30 yazar:21
tom @you:-20 sen:-20
topar @understand:25
topla @I-not:33 @body:24 @noone:-21 @not:29 @tutor1:-23 @you:29 bu:20 de:21 etmez:41 hala:24 konu:22 olur:-21 sen:41
toplu @only:29
topu @I:24 @me2:24 @mine:24 bana:24 bunu:24 mi:24 reva:24
tostu @study:-22 hala:27
tost @I-am:20
trabz hamsi:38
trafi @I-did:33 eve:33
trigo bahan:31 bitir:20
tum @I-did:35 @body:35 @human:28 insan:28 o:37
turda @return:-20
turev @I-did:26 @forget:-32 @lesson:26 @return:26 @study:44 @tutor1:24 @write:34 @you-did:29 @you-do:-33 bir:-22
 birin:31 bitir:27 fonks:-25 ikinc:-22 integ:-42 mi:29 o:26 once:25 sorus:40 ve:-24
turin @human:-20
turkc basla:-29
turki @only:21 bir:21
turla @best:-20 tekni:-20
turlu @I-not:26 @not:23
turun @best:25 bu:22 tek:25
tur @study:-31
tutab @my:21
tutam @only:-20 @you:-20 bir:-20
tutan sensi:24
tutar @I-did:40 @cry:24 @tell:30 @tutor1:30 @wait:28
tutku @not:28
tutma @I-am:37 @I-not:-29 @deny:-32 @me2:21 @needless:-26 @return:28 @sad:34 @someone:33 @stay:-22 @study:-20
 @without:21 @you:30 bilir:26 biri:35 calis:-23 cok:20 istem:-21 istiy:41 ogret:23 onlar:24 seni:29 tek:22 verem:-27
tutmu gule:-20
tuttu @I-did:21 @I-not:43 @my:23 @not:43 @sad:29 uzun:43
tutul @I-not:25 @not:26 @only:-22 @understand:31 ama:23 daha:29
tutun dal:22 yer:-21
tutup @I-did:34 ister:34
tutuy @leave:-20
tut @I:34 @I-do:22 @daily:27 @me2:33 @mine:26 @parent:36 @tell:20 @tellnot:21 ailen:20 anlat:22 annen:33 bana:26 bi:27
 hafta:20 ogren:20 onu:-29
tuval @I-am:31 @write:26 @you:31 geliy:31 gidip:31 git:-24 sen:31
tuyle @write:23 bu:33 diken:24 oldu:24 urper:22 yazdi:23
tuzak var:-27
uclar @only:33
ucte @not:-23 @write:-30 uyuya:-23
ucuna damar:-21
ucunc @I-am:-28 @my:-24 @noone:-26 @only:22 @stay:-20 @tell:-26 @understand:-34 @you-did:-22 @you-if:25 anlat:-26
 bir:24 gun:-28 hicbi:-26 istiy:-20 karsi:-20 sorud:-28 soruy:33 ve:-28 yer:25 yok:25
ucund @leave:22 @someone:26 biri:26
uc @I-be:24 @I-did:36 @I-not:50 @deny:-23 @lesson:-23 @life:37 @rememb:-22 @return:-20 @secret:-22 @we-let:-33
 @you:-38 adimd:-21 bakar:-31 bul:-22 cumle:-21 da:32 dakik:-25 dene:-25 dusun:-22 ertel:24 gelem:22 gunu:-22
 hazir:-23 iki:-20 iyi:29 kadar:-22 kaldi:29 kart:-26 koy:29 mesaj:21 nokta:39 okula:-20 oturu:-24 saat:-22 satir:-25
 sen:-22 senin:-25 sey:-27 seyi:-29 sonra:-22 topar:25 topla:-21 var:-28 yasin:20 yaz:-27 yedim:28 yeter:-36 yoksu:29
 yoktu:24
ufak @tell:20
ugrad @I-not:30 @not:30
ugram @needless:-21 ama:23 gerek:-20 sey:20
ugra @I-do:20 @sad:20 yoksa:20
ulasm @you-if:-24
umari @best:-28 @not:31 gecer:-21 iyi:-28
umuru @deny:39 @not:39 @only:29 degil:29
umut @only:-22
um eklen:-20
unive @I:30 @I-did:51 @family1:24 @life:60 @my:26 @only:20 @stay:33 @tell:-24 @understand:-28 @you-do:-24 arkad:23
 ayni:21 ben:22 bir:25 bu:31 dostl:-24 icin:-20 kaldi:30 kavga:20 okudu:36 yeni:-26
unutm @I:-26 @daily:-30 @study:-29 @understand:23 @write:50 @you-do:-21 bunu:31 gerek:26 limit:-24 mesaj:33 yarin:-22
unutt @study:-21 formu:-21
unutu @I-am:31 cok:23
unut @I:24 @leave:-23 @noone:25 @you:28 da:24 de:29 kimse:25
uslu @wait:-22 sayil:-21
ustel @only:22 bir:22
ustum hirka:21
ustun @deny:29 @someone:21 @stay:25 @stop2:-25 @tell:21 @understand:-20 @you:-29 bir:-23 bunu:23 duyma:24 icin:21
 olmaz:24 ondan:25 senin:-20
ust @best:-21 @daily:-24 @we-let:-24 gecel:-24 uste:-29
usudu sonra:33
utanc @my:23 @tell:23 @understand:23 anlat:23 yanli:23
utand @study:35 da:22 kizar:26 simdi:40
utani @only:-38 @write:-20 bir:-38 cok:20 sey:-21 yok:-22
utanm @not:-30 @study:-24 @you-did:-21 butun:-21
uyand mi:21
uyani @I-am:33 @daily:-22 @not:26 @return:33 @study:38 tutar:-21 uyanm:31
uyanm @I-am:28 @return:33 @you:33
uyari @not:-20
uydur @only:32 bir:32 sey:36
uyele @understand:-28 birbi:-23
uygul @best:-28 @deny:-21 @leave2:24 @me2:28 @my:-30 @needless:-23 @secret:29 @tell:21 @you:-23 @you-if:20 adini:34
 ben:21 benim:-22 da:21 de:27 gizli:20 iyi:-28 kapat:-22 kendi:26 klaso:51 kulla:24 mi:24 olsun:24 sey:23 siler:27
 soyle:21 uzulu:30
uygun @I-did:-31 @tutor1:-25 bir:-23 onu:-20
uykud @kiss:32
uykum @leave:25 @return:-21 @you:29 geldi:20 gelme:-21 iki:29 sen:26
uykun @I:31 @daily:-22 @me2:31 @not:-22 @return:-23 biraz:23 gelmi:-20 kacir:-21
uykus @my:-26 @only:-22 @stay:-20 icin:-25 kalma:-25
uykuy terci:22
uyku @I-do:-25 @best:-23 @leave:-29 @me2:29 @my:-39 @not:37 @quote:21 @you:-31 bozul:-25 bugun:-20 dedig:26 duzen:-31
 ettin:24 girme:22 mu:40 nedir:26 senin:-27 tatli:20 tutma:36 yarin:20 zaman:-26
uyudu @daily:22 mu:24
uyuma @I-am:22 @I-did:25 @best:-22 @write:31 @you-do:-23 ben:23 biraz:22 bu:25 calis:-24 hep:20 icin:-24 ister:25
 istiy:26 iyi:-22 misin:23 ne:29 olur:20 sana:25 zorun:23
uyumu @not:26
uyurk @I-did:41 @understand:33 @write:35 beyin:-24 dinle:24 ister:28
uyurs @I:27
uyusu sonra:36
uyuya @not:-27 @you-did:-21 @you-do:-20 bu:46 gece:25 isigi:-25 kis:-21 telef:-26
uyuyo @lonely:-25 oda:-25 sessi:-25
uyu gece:27 sabah:-28
uzakl @daily:27 @someone:-20
uzak @I:20 @daily:30 @help:30 @love:31 @stay:27 @study:-26 @understand:21 @you-do:28 bir:21 calis:-26 dur:35 mi:-25
uzana @only:22 bir:22
uzatm da:-20 o:-32
uzen @courtesy:-26 @someone:-23 kisi:-23
uzere @I-did:-26 durdu:-21
uzeri @I-do:-24 @not:34 @only:21 @study:-28 bu:34 degil:34
uzgun @deny:-24 @my:32 @only:-28 @we-let:23 bir:-28
uzmek @I-not:-27 @afraid:-27 @daily:22 @sad:-27 @you-if:29 istem:33 korkm:-22 uzulm:-22 yarin:26
uzmem icin:35
uzmez rahat:-27
uzuld @understand:-25 @you-did:-26 ya:-26
uzule @I-not:-27 @not:-27 var:28
uzulm @I-not:-24 @deny:-21 @only:-22 @sad:21 @study:21 @write:34 @you-do:-21 @you-if:37 cok:-20 gun:21 istem:24 o:-24
 rahat:-24 yalni:-20 yaz:24
uzulu @I-did:25 @love:-22 @return:21 @tellnot:-22 @you:-21 etme:-22 ki:26
uzul @cry:-21 agla:-21
uzunt @noone:37 @not:24 @tell:-24 gerce:-22
uzun @best:-20 @daily:41 @erase:23 @leave:23 @lesson:-25 @lonely:25 @noone:-23 @study:-28 @tellnot:-38 @wait:23
 bekle:23 cok:22 giy:24 hafta:20 kapat:21 kimse:-21 kollu:38 konus:-30 olsun:31 ort:26 parag:-20 seni:-29 surer:-26
 telas:26 yapma:-31 zaman:-32
vakit @I:35 @daily:-23 @me2:28 @mine:40 @my:27 @only:25 @stop2:33 @you:29 @you-did:-23 @you-do:21 ayira:23 ayirm:23
 bana:40 bulam:-29 gecir:-27 geliy:40 harca:35 hep:21 kadar:26 mi:30 okul:21
vakti @I:43 @me2:43 @only:-26 @study:-20 bir:-22 geldi:-22 musun:39
valla @heart:29 @not:21 @write:25 @you-did:27 guzel:-40
vardi @I:27 @I-do:36 @my:23 @stay:22 benim:24 bi:25 hep:20 oynam:26 simdi:22 ve:-26
varim @daily:20 ya:21
varin @I-do:29 @parent:-39 @study:29 bakar:24
varke @deny:23 @my:32 @study:-28 @write:35
varli @I:37 @I-am:28 @I-not:-27 @deny:-25 @my:22 @you:38 bagli:20 benim:28 degil:-25 sana:20 senin:29
varmi @I:-20 @me2:-22 @my:-23 @study:-23 beni:-22 gibi:-33 uyar:-22
varsa @daily:-22 @noone:-28 @only:-23 @parent:-25 @study:-37 @teacher:-21 @tell:-32 @wait:-24 @write:-43 @you:23
 araya:-22 benim:23 bu:-24 bunu:-26 ciksi:20 ders:-23 girme:-25 karsi:20 konus:-28 lutfe:-21 onlar:-28 onunl:-24
 soyle:-28
varsi @I-do:26 @love:20 @quote:20 geris:24
var @I:33 @I-do:26 @I-not:21 @best:36 @body:36 @courtesy:21 @deny:23 @feel:20 @forget:45 @heart:33 @human:27
 @knownot:31 @leave:33 @lesson:27 @love:30 @my:52 @not:41 @only:34 @parent:28 @promise:22 @return:25 @sad:35 @stay:43
 @stop2:54 @understand:24 @we:49 @you:45 @you-did:25 @you-if:32 ama:-25 ancak:23 anlam:36 baban:30 bahan:24 ben:26
 bende:28 beni:28 benim:37 bi:-27 biliy:20 bir:22 biz:28 boyle:27 bunu:29 cevre:-30 cok:21 de:45 et:25 fark:25
 gerce:32 gitme:27 hem:23 her:35 hisse:22 icind:-31 iste:25 iyi:21 kabul:22 kacmi:31 ki:48 kisa:-20 konus:25 mi:-25
 olmam:25 onlar:-30 otesi:37 parag:20 roman:21 sen:39 seni:28 soyle:-23 tasiy:23 unutm:43 uzuld:20 ya:53 yanin:22
 yardi:-25 yaz:-24 yemin:25 yine:30
vasat @you:21 senin:21
vay @study:-30
vazge @I:28 @I-did:-26 @I-not:-21 @leave:23 bende:20 de:-22 olurs:28 vazge:20
vedad @leave:25 @lesson:23 @my:23 parca:23
vedal @I-not:23 @love:26 @stop2:24 guzel:-23 hic:26 sevme:22
velil @tellnot:34
velin @needless:27 @only:23 @study:32 @tellnot:38 gerek:29 ver:38
veli @I-not:27 @not:28 @understand:27
verdi @I:50 @I-am:-28 @I-be:34 @afraid:-20 @best:29 @courtesy:32 @daily:33 @deny:28 @help:-36 @leave:43 @leave2:31
 @me2:36 @mine:24 @my:31 @noone:24 @not:45 @parent:52 @return:21 @stay:25 @tell:36 @tellnot:25 @you:45 ailen:27
 anlat:24 annen:39 bana:24 beni:21 birak:26 bugun:32 bunu:22 deger:23 degis:-22 gelme:25 gitme:26 iyi:21 kadar:28
 mi:-24 ogren:21 plani:21 sana:37 simdi:21 sonra:37 soyle:22 tavsi:31 tesek:27 yok:23
vereb @someone:-23
verec @human:22 @knownot:23 @not:-28 @understand:-21 @you-do:-20 ama:-21 haber:20
verem @tutor1:24 verir:-21
veren @deny:36 @human:-27 @not:32 degil:32 insan:-27
veril @stay:-21 kaldi:-20 karar:-20
verin @I-do:27 @only:-28 @sad:28 @write:-20 bir:-28 da:-23
verir @I-do:41 @only:-22 bir:-23 ver:-23
veriy @family1:26 @my:28 farki:30
verme @I:35 @I-not:-24 @forget:25 @me2:27 @my:26 @noone:-21 @not:-25 @only:30 @quote:22 @stay:27 @tellnot:31 @we:40
 @we-let:32 @you-did:24 @you-do:-27 ama:-31 beni:42 benim:24 bizim:22 calis:-21 cikma:-34 demek:25 dun:26 gerek:-25
 haber:-25 istem:-35 istiy:-32 kadar:34 mi:-22 o:34 olsun:21 parca:24 soyle:21 surpr:41 zaman:-23 zorun:24
vermi @I:27 @teacher:-20 @write:-20 her:22 kendi:-27 ne:21
verse @write:27
ver @I-not:23 @leave:24 @lonely:22 @love:-21 @me2:20 @mine:40 @my:37 @need:28 @not:22 @quote:-20 @secret:29 @study:32
 @tell:35 @we-let:25 @you:21 @you-do:31 bana:40 beni:21 da:23 dayan:23 gun:-25 isted:24 kendi:-48 sinav:27 sir:22
 sonra:26 verme:37 yoksa:29
ve @I:57 @I-am:-23 @I-be:22 @I-not:31 @body:-31 @come2:-22 @daily:-25 @feel:-20 @happy:25 @home1:-28 @lesson:-20
 @me2:30 @miss:24 @need:-33 @noone:-23 @parent:-45 @quote:-30 @rememb:-24 @secret:-21 @stay:-42 @teacher:-29
 @tired:-29 @understand:-20 @we:30 @you:-43 @you-did:-24 @you-do:-27 adimi:21 ailen:-21 aliyo:-26 ancak:22 anlad:24
 anlam:-37 annen:-30 arkad:-45 basla:-25 ben:56 benim:40 bildi:-28 bilec:24 bitir:-28 ciddi:-26 cikti:-25 daha:-21
 de:-25 durum:-23 durur:20 dusun:-20 en:-21 ettim:28 fark:28 fersa:22 gerce:21 geris:27 gibi:-23 gizli:-23 gordu:-23
 hayal:-25 ihtiy:-27 ikimi:21 ilisk:-25 ilk:22 insan:-27 iyi:-20 kaliy:-28 karsi:-20 kaybe:-22 kimin:-20 konus:-27
 ogren:-21 oldug:-25 olmas:-23 olur:-26 onlar:-32 oturu:-24 parma:22 payla:24 polis:-22 sadec:33 sana:-28 sen:-24
 seni:-22 sesin:36 sonun:-21 tamam:-22 telef:-25 uyani:-20 var:-43 verme:-26 yanin:-25 yapti:-21 yardi:-28 yazdi:-29
 yetis:-30 yolda:-22 yorul:-34 yuzun:-23
vicda @I:25 @leave:30 @me2:25 @not:22 azabi:-24 beni:25 boyle:20 mi:26 sizla:25
video @happy:-22 @only:-30 bir:-25
virgu @I-do:24
vitri de:29
vucud kendi:20
vurdu @I:26 @me2:26 @understand:-24 soyle:21
vurma @deny:-27 hakki:-27 yok:-27
vurul @I-did:20 @understand:24
would kulla:-29
x @help:-28 @leave:-26 @lonely:-23 @only:-23 @write:-28 birak:-23 y:-27 yalni:-23
yaban @tellnot:26 verme:-33
yagmu @I-did:26 @I-do:21 @study:-23 @you:24 kokus:37 ne:37 var:32
yahut @I:27 @me2:27 @mine:27 @not:27 bana:27
yakal @I:31 @not:35 @study:28 @you:23 @you-do:42 ben:21 de:20 sen:23
yakin @I:-28 @I-am:26 @knownot:26 @parent:-24 @tell:-26 @write:-20 arkad:-31 ben:-26 bilme:25 bir:-21 olmay:-28
 olur:-34 ona:-28 soyle:-28 yarin:24
yakis @I:22 @daily:45 @deny:38 @not:27 @you:37 @you-did:32 ama:27 ben:21 bugun:44 da:23 de:20 mi:48 nasil:44 sana:25
 sen:23
yakla @body:27 @my:30 @return:29 @write:29 cok:-31
yakti @lesson:38 @tell:28
yalan @I:32 @I-be:21 @I-did:37 @deny:55 @not:54 @only:47 @parent:29 @tell:38 @tutor1:-22 @wait:30 @you:20 bir:54 de:40
 olmaz:35 olur:-22 sayil:30 soyle:38
yalni @I:43 @daily:-21 @deny:-28 @feel:-31 @human:-30 @lesson:-23 @love:20 @me2:22 @noone:-27 @not:-26 @program:-21
 @quote:-35 @sad:-32 @someone:-23 @stay:-25 @stop2:25 @tired:-23 @we:25 @write:-37 @you:21 @you-did:-25 aksam:-20
 anaht:-20 ben:44 benim:45 bilec:28 biraz:21 boyle:31 burad:-33 cumle:-26 cunku:20 degil:-31 demek:-21 ders:27
 deste:-23 dinle:21 gec:-26 gitme:24 herke:-27 hesap:33 hisse:-30 ipucu:-23 istiy:-21 kadar:27 kalir:-24 kalma:-39
 kontr:-20 olanl:-25 onlar:-25 satir:-20 sen:28 seni:-34 senin:29 siral:-23 sorma:22 su:-31 sunu:-20 tasim:-22 tek:41
 var:-21 veriy:-22 yanin:-21 yanli:-42 yapil:32 yazab:-29 yazdi:-50 yazil:-26 yazma:-26
yalva @leave:34 @stay:30 @stop2:34
yanag @kiss:39 @my:34
yanak @daily:22 al:24 kizar:24
yana @I-am:40 @I-did:31 @body:31 @only:29 @you:39 bir:34 kavra:-23 oturs:29 sen:20 seni:30 yakis:27 yana:24
yanil de:-23 duzel:-26
yanim @I:21 @I-am:21 @afraid:31 @best:25 @daily:23 @leave:42 @lonely:23 @noone:34 @only:36 @stay:42 @stop2:21 @you:29
 @you-did:45 @you-do:27 ayril:36 bir:23 don:21 hicbi:34 kendi:22 olabi:22 olaca:21 olman:26 senin:27 yildi:22 yok:-24
yanin @I:41 @I-am:-39 @I-did:47 @body:30 @heart:34 @help:-20 @home1:28 @human:-30 @kiss:51 @leave:-34 @leave2:-32
 @me2:31 @my:62 @needless:-21 @noone:29 @parent:-20 @quote:-30 @someone:-45 @stay:20 @tell:-26 @tellnot:24 @tutor1:-31
 @wait:20 @you-do:-28 acma:27 adim:-29 adimi:32 annen:-20 arkad:-20 ayni:-32 bekle:23 ben:28 beni:33 benim:34 birak:24
 biri:-28 birin:-34 boyam:-24 bulun:-26 cagir:-27 degil:-21 elini:34 gec:-35 gecir:33 gerek:-21 git:-30 hayat:23
 hisse:20 ilk:-20 insan:-42 ister:26 istiy:-34 kadar:-29 kal:-29 kaliy:27 kalp:34 ki:22 kim:-58 kimin:-20 kokla:29
 koy:-20 mi:-33 olama:-21 olmal:-25 olmas:-32 olsam:49 olsun:-43 olup:38 ona:-25 otur:-38 parag:24 sabah:-20 sen:-27
 seyle:-25 sonuk:45 soyle:-30 su:-29 tutar:29 var:-53 yakin:22 yakis:31 yalni:25 yanin:-23 yapar:-21 yat:-21 yazab:-23
 yazis:30 yok:24
yanip @I-am:28 kul:-24 olur:-25 tutus:28
yanit @I-did:-36 @I-not:-29 @human:23 @leave:-37 @not:-41 @only:22 @sad:-33 @stay:-21 @study:25 @tutor1:-40 adim:25
 bir:22 degil:-27 insan:25 kaldi:-21 kesti:-27 sildi:-37 yarid:-27
yani @I-am:20 @I-not:21 @daily:-21 @only:-24 @you:25 @you-did:28 bakip:20 daha:22
yanli @I-am:-28 @I-did:-43 @I-do:-39 @human:20 @knownot:25 @lesson:-25 @not:-34 @parent:34 @promise:-25 @quote:27
 @return:-31 @sad:-34 @tutor1:-34 @understand:20 @we-let:-27 @you-did:-25 @you-if:-25 anlad:-20 anlam:-37 anlar:46
 anlas:26 anlay:30 annen:39 bakar:-21 de:-25 defte:-28 degil:-24 diye:20 dogmu:32 durdu:-21 geri:-22 gorun:21 hata:23
 hemen:-20 icin:28 ogren:-28 olur:-40 olurs:-28 orasi:-22 soz:-25 uzere:-22 yapar:-25 yapma:-24 yapmi:-23 yazma:-22
 yok:-28 yuzde:30
yanma @deny:21 @lesson:-26 @my:28
yan @I-did:25 @body:32 @lesson:20 de:-23 odada:-32 oturs:29 sirad:20 yakis:27
yapab @I-not:-24 @best:25 @deny:-29 @not:-46 bir:-28 bunu:28 misin:-26 saka:-25 var:27
yapac @I-did:-20 @I-do:20 @only:-27 @tutor1:27 @understand:-34 @you:-26 @you-did:-27 adim:-20 bilme:-35
yapam @quote:-33 @study:-21 diye:-27
yapan @study:-25
yapar @I-did:30 @daily:25 @help:20 @lesson:32 @my:33 @noone:26 @only:30 @rememb:25 @tutor1:-20 @you:58 @you-did:22
 @you-if:-23 bir:31 dusun:25 guven:20 sana:30 sen:30 senin:29
yapay @I-be:-25 @I-did:26 @body:26 @deny:33 @feel:-20 @leave:23 @lesson:-22 @my:32 @selfProgram:-23 @understand:-21
 adim:30 ama:35 arkad:-24 calis:-35 de:-44 degil:46 isin:27 lafi:27 mi:-29 sadec:27 sen:-21 sesin:-27 ya:25 zekay:-20
yapil @only:-21 @tell:20 mi:22
yapim @deny:-22
yapin @not:-27 @you-do:-27
yapip @daily:25
yapis @we-let:-25
yapiy @I:29 @I-not:-20 @leave:22 @lesson:32 @quote:-26 @we-let:27 @you-do:33 ama:-22 anlam:21 calis:-20 dakik:22
 gec:28 hic:-33 mi:25
yapma @I:30 @I-not:35 @deny:-23 @me2:30 @my:21 @needless:-22 @stay:33 @tell:21 @understand:26 @you:-48 @you-did:-25
 ama:-31 beni:24 bunu:-23 de:-23 ister:20 istiy:-32 mi:30 sana:-21 seni:-35 yapma:-21
yapmi @I-not:-26 @not:-29 @you:23
yapti @I-be:38 @I-do:-21 @body:24 @come2:-25 @deny:-42 @family1:-31 @love:-25 @not:-42 @tell:30 @tellnot:37 @we-let:25
 @write:-21 aklim:24 ben:-22 bunu:28 degil:-28 geldi:24 icin:-20 sana:20 sonra:-30 sordu:-25 soyle:23 yeter:23
yap @my:34 @only:-26 @parent:37 @wait:-27 annen:29 devam:35 yalni:-22
yaran @I:26 boyle:-20
yarat @study:27
yardi @leave:-36 @understand:-35 @you:37 @you-did:-21 ama:-28 anlat:-23 calis:-29 degil:-28 edece:-29 edeme:-20
 eder:-28 et:-28 etmek:-33 etmey:-36 gec:22 hatti:21 iste:-22 olmad:32 sen:28 sinav:20 sorar:22
yargi @study:-22
yarid @not:-23 kesti:-27
yarim @I:33 @I-did:-31 @body:42 @darling:26 @forget:-25 @leave2:21 @lonely:-21 @love:31 @my:22 @quote:22 @stop2:-28
 @tell:-21 @tutor1:-22 @write:-28 @you-if:22 bos:-22 calis:25 devam:-30 formu:21 gozum:29 gun:-30 kalmi:22 kesil:-25
 kitab:23 saat:-29 saati:-20 sapka:-25 sever:31 tek:22 tekra:-26 unutm:-25 yuruy:-22
yarin @I:38 @I-did:-27 @I-not:21 @I-will:-24 @best:-20 @come2:26 @leave2:-28 @lesson:-35 @noone:-26 @not:28 @return:38
 @sad:20 @stay:-50 @teacher:-21 @tutor1:-44 @without:27 @you:-21 bakar:-45 baska:-26 bekle:21 ben:35 da:42 daha:-21
 dakik:-23 daril:29 degil:-27 devam:-20 dinc:-24 erken:-33 gel:21 gorus:-27 hatir:-20 ister:-22 kaldi:-21 kolay:-20
 konuy:-20 mutla:31 nasil:-27 o:-21 obur:-31 okul:-22 olurs:-29 on:-22 rehbe:-22 saat:-27 sorar:-27 var:-25 yazma:27
 yok:-26 yoksa:33
yaris @I-did:27 @leave:-25 @not:-22 @quote:-22 @study:-23 @wait:23 @write:-22 degil:-30 duruy:24 hala:24 ikinc:25
 kadar:24 masad:24
yari @stop2:21 yolda:45
yar @you:31
yasad @I:30 @I-did:-33 @deny:-23 @me2:34 @mine:28 @noone:22 @not:-21 @only:-22 @understand:-25 @you-do:23 bana:28
 degil:-23 o:37 oldug:-28
yasak @deny:-34 @only:-26 @secret:-21 bir:-26 ne:20
yasam @I:27 @not:-22 bu:-28 bugun:22 da:25 o:-21 yuzde:-26
yasan @best:-20 @deny:-20 yok:-20
yasar @quote:26 @tell:26 soyle:26
yasay @quote:-20
yasca buyuk:-27
yasim @deny:-38 @my:-26 ben:21 de:26 dogma:-21 surum:-23 var:-23 yok:-38
yasin @I-am:20 @I-did:26 @family1:31 @help:-29 @my:34 @needless:21 @only:21 @quote:-20 @wait:25 basin:-25 basla:-24
 bir:40 buyuk:27 kizim:30 tek:-25
yasit fersa:22
yasiy @I-am:21 @I-be:-29 @daily:28 @you-did:-27 @you-do:28 ne:30
yasla @I:22 @I-am:58 @I-be:27 @I-did:39 @cry:-20 @daily:23 @someone:-38 @you:34 ben:22 bu:23 de:27 ister:23 istiy:47
yasta @I-did:29 bu:37 yitir:22
yasti @daily:24
yas @only:-29
yatag @I-am:28 @I-did:31 @not:-22 @you-if:-20
yatak @deny:34 @leave:20 @not:-21 @only:-23 @stay:-26 @understand:-31
yatay gecis:-20
yatin @write:24 rahat:31
yatma @I:26 @I-do:40 @leave:-27 @lonely:21 @tell:-34 birak:-23 daha:23 ekran:-26 soyle:-34 yalni:21
yatti @write:21 o:22 ondan:25 sonra:28
yat @I-be:36 @tell:32 @tutor1:35
yavas @leave:21 @you-do:-36 alali:20
yavru anney:-30
yay kirpi:-25 ok:-22
yazab @I-do:-33 ama:-27 seni:-27
yazac @understand:22
yazam @you:-26 geldi:-21 senin:-26
yazan @human:27 @lesson:-23 @only:42 @study:26 bir:32 insan:27
yazar @I:-21 @I-am:27 @I-be:-20 @best:31 @body:25 @home1:21 @knownot:-21 @leave:-21 @study:-25 @tutor1:-27 @write:-22
 @you:-20 @you-do:-21 misin:-28
yazay mi:-31
yazdi @I-am:-51 @I-be:-38 @I-did:-29 @body:33 @courtesy:-21 @cry:22 @erase:35 @life:-34 @love:24 @parent:-22
 @secret:20 @stay:-23 @tutor1:-34 @understand:-20 @wait:25 @warn:-26 @we-let:-42 @you:-28 @you-if:-23 agir:-27
 aliyo:-24 arkad:-20 biliy:-20 bu:-20 ciddi:-31 cok:-21 dikka:-23 diye:21 ekran:29 geciy:20 gorun:26 goruy:-40 gun:35
 her:21 inani:-23 kadar:-37 kaldi:-24 karsi:-21 kez:-22 kimse:-20 kulla:-23 mi:25 nasil:-26 okudu:-28 okurk:30
 okuya:-28 okuyo:-41 okuyu:24 onu:-28 ozet:-22 plani:-20 siiri:28 sil:22 sonra:24 ureti:-22 uzuld:-21 var:-20 ve:-34
 verme:-22 yok:-21
yazik olur:25
yazil @I:36 @daily:42 @forget:-22 @me2:24 @mine:23 @need:24 @not:24 @only:-28 @quote:27 @stay:24 @stop2:-23 @write:-28
 aksam:34 bana:23 bir:-24 de:-28 degil:20 demek:30 gibi:33 ihtiy:24 kalma:29 kimse:21 ogren:-24 sey:-21 unutm:-23
yazim @I-did:-30 @tutor1:-30
yazin @leave:21 @life:20 @my:25 @not:-24 @only:21 daha:-31 okudu:20
yazip @daily:-25 @help:22 @leave:29 @only:-25 bir:-25
yazis @I-do:-25 @erase:36 @knownot:26 @leave:28 @lesson:-20 @needless:-26 @only:-21 @secret:-35 @stay:22 @you-do:-23
 bir:-21 ekran:25 gerek:-26 sakla:-35 soyle:-31
yaziy @I-am:-29 @I-not:-23 @my:-20 @not:-31 @understand:-23 @write:25 @you:22 @you-do:21 bir:-28 daha:-28 goruy:-28
 mu:31 sana:22
yazma @I-not:35 @body:26 @courtesy:-23 @deny:-35 @home1:-26 @my:21 @need:31 @needless:-36 @noone:-39 @only:21
 @rememb:-28 @someone:34 @stay:-27 @study:-29 @tutor1:-31 @you:21 benim:26 bilmi:22 bir:-22 biri:34 bulur:40 bunu:48
 daril:25 degil:-32 devam:-31 dinle:-22 durdu:-21 dusun:-28 et:-22 geldi:26 gerek:-41 hos:-24 ihtiy:28 ister:-26
 istiy:-30 iyi:-33 kadar:38 kendi:-28 lutfe:-22 mi:39 oldu:-24 olur:-29 ona:-28 oneml:-24 onunl:-21 sana:22 sey:-31
 tek:20 uzere:-26 vakit:-24 var:30 yalni:20
yazmi @I-do:-23 @best:-30 @body:25 @daily:-21 @leave2:23 @me2:-27 @noone:-25 @you:32 aslin:23 iyi:-30 nasil:-20 o:-25
yazsa @I-did:35 @heart:35 @tutor1:43 @you:25 senin:25
yaz @I-did:31 @I-do:-34 @deny:40 @knownot:32 @needless:25 @noone:53 @not:62 @teacher:24 @tell:-24 @understand:37
 @we-let:-26 annen:24 bakar:-20 ben:-31 bilme:21 birli:-23 degil:29 deniz:29 devam:-37 diler:-22 edeli:-26 ederi:-27
 gecer:-22 gerek:23 gibi:26 gitti:21 gorme:31 hala:21 isigi:33 kaldi:-24 kimse:55 o:26 ogret:37 olur:-20 orada:-25
 yerin:-23
ya @I:29 @I-am:26 @I-not:-24 @body:33 @forget:29 @heart:27 @human:26 @love:25 @not:-22 @parent:-28 @program:22
 @wait:-22 @we:26 arkad:-24 artik:36 babas:25 ben:50 benim:-20 bi:45 biliy:22 butun:-22 da:-26 gec:27 hic:-20 icim:27
 iste:46 itira:28 kim:41 kimse:23 konus:32 orada:-20 rahat:-22 sana:-39 seni:-22 senin:49 simdi:-20 sinav:22 sozle:-33
 tam:28 uzun:-23 verme:-20 yeter:23 yok:20
yedik @lie:24
yedim @study:44
yedin @you-did:-21
yedi @I-did:25 @human:25 @life:21 @tellnot:-22 @you-if:25 ay:-22 bir:24 de:25 saatt:-25
yemed @secret:22 @tell:-21 @tellnot:23 bunu:-21 tabag:22
yemeg @I-did:40 @I-do:30 @body:20 @daily:37 @lesson:-28 @only:-21 @parent:22 @return:41 @study:-36 de:20 git:-26
 oturu:25 soru:-21
yemek @I:25 @best:-29 @help:-32 @leave:-20 @only:-26 @rememb:24 @study:-22 @tell:-25 @tutor1:29 @wait:34 @write:-21
 @you-do:-30 bekle:35 ben:25 bir:-26 bunu:-23 de:-36 manti:24 sogum:-29 sonra:-41 ye:-31 yiyem:-27
yemey @daily:-20
yemin @I-did:26 @I-do:39 @noone:26 @only:28 @understand:30 @warn:-25 ederi:38 et:42 kimse:26 sen:24 seni:-33 tehli:-25
yenid @I-did:-21 @tutor1:-31 @we-let:-31 okuya:-21
yeni @I-did:54 @body:28 @come2:22 @human:-28 @leave:30 @lesson:-27 @noone:-23 @study:-28 @tell:-20 @tellnot:-37
 @you-did:24 aciyo:22 acma:-29 aldim:31 bu:22 cikti:42 daha:21 denem:-24 dostl:-24 geldi:22 gelen:-21 gelmi:23
 guzel:-36 ilk:-33 iyi:21 kendi:20 kesti:20 kitap:-22 konu:-27 ne:-20 okuld:-35 olaca:-36 soru:-26
yerde @I:37 @I-am:22 @I-not:-21 @deny:20 @help:-23 @leave:-22 @me2:22 @only:20 @warn:20 ben:35 ederi:-21 kadar:27
 kesil:33 takil:-20
yere @I-did:37 @my:39 bas:-43 gec:-30 otur:-22 sey:-21 ugram:24 var:35
yerim @I-did:43 @I-not:37 @cry:41 @not:41 @quote:34 @teacher:-27 duram:22 firla:30
yerin @I:47 @I-am:-28 @I-be:-25 @I-did:35 @I-not:-31 @best:-28 @body:22 @cry:33 @daily:-37 @forget:-20 @leave:-27
 @life:21 @lonely:22 @marry:-24 @me2:46 @mine:33 @not:-24 @parent:-20 @tutor1:20 @you:-27 @you-did:-20 @you-if:-21
 aksam:-24 anlat:22 ayri:24 bana:33 baska:-29 benim:38 bir:-28 de:-22 dene:-25 dibin:22 doldu:33 gecir:-24 girdi:22
 iyi:-28 kimse:24 koyma:23 nered:-20 o:-31 odevi:-20 olsam:25 olur:-33 sabah:-21 seni:-24 sessi:20 sor:-20 soyle:-26
 tutam:-33 tutma:-35 var:20 yalni:28 yerin:21
yeri @I-do:-27 @tutor1:-23 @you-do:-24
yerke @rememb:23
yerle @I-did:-25 @best:-26 @leave:-21
yer @deny:44 @noone:36 bulma:-32 buras:54 degis:-30 kalma:25 kimse:27 olur:-24 yok:38
yeten @I:24 @me2:24 @mine:24 bana:24 de:24
yeter @I:47 @deny:29 @erase:-20 @feel:24 @me2:26 @needless:33 @parent:47 @understand:-22 bu:22 geris:26 kalma:-31
 kapat:-29 ki:21
yetis @I:42 @I-am:-28 @deny:53 @help:20 @human:30 @knownot:-47 @love:30 @me2:21 @mine:23 @needless:27 @noone:26
 @not:25 @only:24 @parent:26 @sad:22 @you-did:34 anlas:20 bana:21 ben:33 bile:34 bilme:-37 bilsi:-22 bir:24 buyut:24
 de:-47 degil:20 guven:24 her:22 insan:29 istem:-22 istiy:-27 kim:22 o:34 ona:20 onlar:26 payla:-37 seni:-21 tek:-22
 var:-36 yapal:29 yok:52
yetme @I:26 @only:-21 ben:22 bir:-21 da:-27 seni:23
yetmi @I-be:40 muyum:36
yetti @only:30
ye burad:24 de:27 tok:-22
yikam @daily:-31
yika @leave:-26 sonra:-35
yilda @not:26 @understand:23
yildi @I-did:47 @daily:-26 @lesson:-23 @me2:20 @tutor1:40 @we-let:22 @you:24 bakti:34 taniy:-32 ve:23
yilla @I:23 @I-did:42 @best:-20 @daily:31 @me2:32 @mine:32 @not:-29 @you-did:25 @you-do:-24 ayni:23 bana:32 ben:30
 geldi:20 sonra:-40 taniy:-25 yanin:-32
yilli @not:23
yil @I-did:57 @daily:-25 @deny:33 @family1:26 @leave:-30 @my:49 @not:21 @parent:-20 @rememb:-25 @you-did:-38 ayni:-22
 basla:27 boyun:-27 bu:21 daha:-21 degil:33 evde:21 geldi:23 gorme:-22 gun:-30 mi:-35 okula:30 sonra:-24 var:-24
yine 112:-22 @I:36 @I-did:22 @I-will:20 @deny:-21 @help:-36 @human:-37 @leave:44 @leave2:41 @me2:28 @mine:28 @my:-29
 @program:-20 @return:26 @tired:23 @you-do:47 @you-if:-27 arkad:-23 bana:28 basim:32 boyle:28 bunu:-22 burad:-35
 de:-43 degil:-23 gel:23 gerek:-20 hep:21 insan:-20 mi:42 oldug:-21 senin:40 soray:-30 tek:22
yirmi @I-be:45 @I-did:31 @body:23 @lesson:-21 @life:38 @understand:-20 @you:21 bes:-22 da:23 dakik:-21 parag:-22 uc:25
yks @I-did:34
yokke @I-not:-45 @sad:20 @tellnot:-26 @understand:41 @wait:-21 bekle:-33 bilmi:26 burad:-23 cok:21 de:-32 gecme:35
 saatl:23 sey:-23 zaman:32
yoklu @I:32 @I-did:25 @I-not:28 @deny:-28 @me2:32 @not:22 @study:-36 @understand:40 beni:27 bile:26 ki:24
yokmu davra:41 gibi:49
yoksa 112:-21 @I:39 @I-do:40 @afraid:-27 @body:23 @heart:22 @help:-28 @leave:-26 @lonely:31 @me2:39 @mine:33 @my:20
 @sad:39 @someone:-31 @study:-30 @tellnot:-23 @we:34 @write:-31 @you-do:24 bana:33 bir:-23 biri:-29 boslu:32 bu:21
 da:-21 geliy:-25 gerce:28 icim:22 konus:-29 mi:-31 mu:-39 sana:-20 tut:-23 verme:25
yoksu @I:20
yoktu @I-did:21 @help:22 @write:22 kendi:31
yok @I-did:-48 @I-do:28 @I-not:-33 @come2:-29 @cry:-24 @daily:-20 @help:26 @knownot:38 @leave2:25 @my:-45 @need:32
 @needless:-21 @only:-35 @program:-27 @sad:-21 @stay:-27 @study:-37 @teacher:32 @tired:-20 @we:34 @write:-32 @you:44
 adim:-23 anlas:-22 ayni:-22 belki:31 ben:33 beni:-36 benim:-32 bilme:21 bir:-45 birim:-20 bunda:31 calis:-22 cok:-28
 cozer:24 de:25 demek:22 ders:-20 diye:-23 dogma:-21 dogru:-21 ekip:-24 en:21 et:63 gec:23 gecti:-23 gelis:-35
 gerek:-31 gibi:24 gidiy:21 guzel:23 hatir:-20 her:29 herke:-35 kaldi:-20 kiril:-21 kizma:-20 kutlu:-27 mi:-20 net:-27
 ogret:26 okuld:39 okuya:-22 ol:-36 olmak:20 olmay:38 olsun:21 oyle:24 rahat:-32 sadec:-21 sakla:21 sana:22 sen:27
 sende:48 sorma:30 sunuc:-27 surum:-23 taniy:-20 var:-27 varim:27 yalni:-20 yardi:-23 yazar:-21 yazdi:-33 yazil:-26
 yazma:-32 yerde:-28 yeter:28 yuzde:-43
yola @leave:-52 @marry:-25 cikar:-25 sapar:21
yolcu @lesson:33 @my:33
yolda @I-be:40 @I-did:-38 @leave:-36 @only:-23 @stay:20 @stop2:21 @tutor1:32 bir:-25 ve:24
yolla @my:22 @stay:23 @study:29 @tell:-29 @you-did:-30 da:26 goste:-29 kaldi:20
yolun @I:20 @only:31 @return:25 @sad:-23 @tired:-23 @you-do:-23 acik:-23 ben:25 bir:24 de:20 gozle:26 kavra:31
 olsun:-24
yolu @I-do:29 @knownot:23 @not:32 @tell:24 @tutor1:23 ben:29 goste:29
yol @I-did:-29 @only:-42 @tell:-31 @tutor1:-28 @understand:-30 @you-did:-28 arama:25 bir:-29 daha:-33 goste:-30
 kisa:-29 var:-21
yonte @leave:22 @not:-21 @teacher:25 @tellnot:23 goste:26 hocan:26
yoran @study:-28
yorga @leave:-28 @not:25 @understand:24 isigi:33 yaz:35
yorgu @I-do:32 @I-not:-28 @body:28 @leave:22 @my:25 @not:-30 @study:-20 @you:22 kapan:34 senin:20
yoruc olmal:-33
yorul @I-be:21 @I-did:-39 @body:28 @feel:-34 @not:-20 @quote:-23 @tell:23 @we-let:-27 bugun:21 burad:-32 gibi:-59
 kendi:-23 mu:30 saatt:23 yazma:27 yorul:-20
yorum @lesson:-29 parag:-25
you a:-25
yudum @I-be:29 alayi:23 gecer:23 ic:-24 su:-28
yukar @I:31 @you-do:-23
yukle @lesson:-21
yukun @deny:-20 @not:-20 degil:-20
yuku @human:-24 @someone:-21 @you-do:-23 olurs:-23 tasim:-22
yuk @I:25 @deny:-34 @not:-40 @you-do:-29 degil:-30 gibi:-23
yumur @sad:32
yureg @cry:24 @leave:20 @need:32 @not:38 @you:30 aglam:24 bu:33 dayan:32 de:23 kor:22 sen:22
yurtt @I-did:23 @daily:-29 @not:-24 @stay:35 @you-do:-24 hafta:-26 ilk:-32 kaldi:23 kalma:25
yurt basvu:-21
yurud @daily:20 @rememb:26 dusun:23 sonra:23
yurum @my:-28 @only:-22 bir:-22
yuruy @lesson:-36 @lonely:-22 @tutor1:-23 @you:27 @you-if:21 cik:-26 de:-26 on:-21 sen:27 sus:-22
yusuf atilg:-20
yuzde @I-be:-26 @I-do:-20 @I-not:-31 @courtesy:50 @lonely:21 @noone:42 @not:-21 @sad:-21 @stay:21 @stop2:31 @study:-29
 @tired:-28 @tutor1:-30 @we-let:54 acele:-20 acik:-29 anliy:48 bir:-29 bu:23 burad:-24 cok:-28 cumle:-20 daha:-26
 degil:-25 et:-20 geliy:26 hic:20 kadar:26 kalma:25 onlar:42 seni:51 sessi:34 soruy:-27 sus:25 telef:-20 tut:27
 yanin:-24 yavas:34 yok:26
yuzey @you:20 derin:20
yuze @study:-28 @understand:-22
yuzle @study:-25 ogren:29
yuzuk parma:29 takma:36
yuzum @deny:-28 @my:-21 @understand:24 ama:-26 bakma:23 yok:-28
yuzun @I:37 @I-am:23 @I-be:33 @I-did:30 @I-do:20 @daily:-31 @deny:-28 @help:22 @knownot:24 @leave:-25 @my:36 @not:-38
 @stay:-23 @understand:33 @write:20 @you-do:-20 anlar:-29 belli:30 bugun:-27 degil:-28 olmas:-20 yika:-52
yuz @I-did:31 @lesson:-20 @my:28 @understand:-23 @you:23 daha:-23 kere:21 seni:23 ve:25 yuze:-43
zaman @I:59 @I-am:43 @I-did:41 @I-not:-29 @body:45 @come2:56 @forget:27 @happy:-34 @heart:27 @leave2:29 @lesson:-29
 @me2:50 @mine:20 @my:43 @need:20 @needless:-23 @parent:29 @sad:30 @someone:-20 @wait:37 @we-let:-25 @you:29
 @you-did:25 alir:-29 aliyo:-24 anlar:20 annen:32 askim:20 bak:-28 bakar:-22 bana:20 ben:31 bende:21 beni:38 boyle:-43
 bu:43 cok:36 de:24 depre:31 desen:20 donec:21 doner:-24 duruy:34 gecer:26 gecme:21 gecti:20 giriy:31 hazir:22 hic:30
 ihtiy:21 ister:-21 kadar:-21 karis:-21 ki:20 kimse:23 mi:-54 ne:-32 oldug:-27 olur:-30 once:-22 onlar:-33 saat:32
 sen:24 senin:23 sey:-20 sorab:-20 unive:24 ver:32 yasam:-23 zorun:-23
zanne ki:35
zarar @I:22 @I-do:-20 @me2:22 @mine:22 @not:22 @only:-28 bana:22 bir:-29 var:-22 vereb:-33 veren:-24
zarfi @daily:-23
zari @secret:-24
zaten @I:33 @I-be:23 @best:25 @leave:41 @noone:25 @not:28 @you:-26 anlat:24 cok:-37 de:20 gidiy:40 hep:33 herke:29
 ogren:20 soyle:-35 yapti:-26
zayif @I-did:26 @deny:-26 @not:-37 @tell:29 @you-do:-35 alird:26 degil:-28
zekan @I:36 @I-do:30 @my:36 @noone:26 @only:42 @stay:24 ben:30 bir:36 bu:22 degil:-28 ki:27 kimse:26 o:24 olcem:22
 var:22
zekay @I-do:33 @I-not:-29 @lesson:30 @love:-22 @not:-29 @understand:-21 ama:22 ve:-30
zeka @I-am:21 @I-not:32 @best:-23 @deny:23 @feel:-28 @not:20 @quote:-21 @study:-20 @write:22 @you:25 ama:23 arkad:-24
 bu:-20 calis:-22 degil:31 hisse:-22 isin:27 lafi:27 mi:-29
zekis @I:25
zihni @best:21 @daily:20 @not:32 @understand:30 @you:24 acik:20 bulan:25 dinle:22 sana:24
zira @I:27 @daily:33 @my:29 @noone:34 @not:25 @only:22 @you:30 bir:21
zorba @deny:-22 @help:-21 degil:-24 is:-20
zorla @only:-24 @teacher:-21 bir:-21 mi:-24
zorlu @I-did:-20 bu:-21
zorun @I:41 @I-be:-37 @leave2:-21 @lesson:38 @me2:26 @only:34 @tellnot:27 @understand:34 @we:21 @you:-40 @you-if:-21
 ben:28 biraz:27 burad:39 da:33 haber:-22 kalma:-26 kalsa:29 misin:40 miyim:-37 seni:-33 senin:-30 soyle:30 verme:24
zor @I-be:-35 @deny:26 @noone:-24 @parent:-24 @quote:20 @return:-23 @tell:-25 @understand:-65 @wait:-21 @you-did:-23
 biliy:-29 bir:-22 bu:29 da:-26 denkl:31 gecir:-32 geldi:23 gelir:-32 goruy:-27 gun:-35 kendi:24 oldug:-55 olmus:-33
 olur:-25 rahat:-24 seyle:-22 soru:-24
`

/** All names of second words. */
export const later = `
0 10 112 12 14 16 17 18 2 20 2019 24 27 2ye 3 30 36 4 40 5 60 90 @I @I-am @I-be @I-did @I-do @I-had @I-not @I-will
 @afraid @angry @best @body @change @come2 @courtesy @cry @daily @darling @deny @erase @family1 @feel @forget @happy
 @heart @help @home1 @human @jealous @kiss @knownot @leave @leave2 @lesson @lie @life @lonely @love @marry @me2 @mine
 @miss @my @need @needless @noone @not @only @parent @program @promise @quote @rememb @return @sad @secret
 @selfProgram @someone @stay @stop2 @student_said @study @teacher @tell @tellnot @thanks_to @tired @tutor1 @understand
 @wait @warn @we @we-let @without @write @you @you-did @you-do @you-if a abart abayi abine ablan ac acade acar acari
 acars acele aci acidi acik acikc acikl acikm acikt acil acila acili acilm acima acini acip acisi acitt aciyi aciyo
 acma acmas acmaz actig actim ad adam adama adami adi adim adimd adimi adiml adin adina adini adres affet agaci agir
 agirl agla aglad aglam aglar aglat aglay agliy agrid agril agrim agrir agriy agzin ailed ailel ailem ailen ailey ait
 aitsi akasy akil akiyo aklim aklin aksam aktar al ala alali alami alan alanl alara alayi aldat aldi aldig aldim aldin
 aldir aleme alet alini alip alir alird aliri alirl alirs alisi alisk aliyo allah alma almad almak almam alman almis
 alta alti altin altta altya ama aman ambal an anaht ancak anda andas ani anila anind aniyi anlad anlam anlar anlas
 anlat anlay anliy anma annem annen annes anney antla antre aptal ara arac araci aract arada aradi arala arama arami
 arasi araya arayi ardin ariyo arkad arkam arkan arkas armag arsiv arti artik artir artmi artti asaf asagi asal asigi
 asik asil asir asiri asist ask aska asker aski askim asla asli aslin asmam asmis asti astin at ataca atama atan atari
 atark atars atay atesi atilg atilm atinc atip atiyo atla atlam atma atmal atmam atman atmis attig attim avucl avucu
 ay aya ayaga ayakl ayakt ayari ayarl ayda ayip ayipl ayir ayira ayird ayiri ayirm aylar aynay ayni aynis ayri ayril
 az azabi azali azalt azdir azind b baba babaa babam baban babas baby bacak bag bagi bagir bagis bagla bagli bahan
 bahce bahse bak bakab bakac bakal bakam bakar bakay bakin bakip bakis bakiy bakka bakma bakmi baksa bakti balik balko
 bamba bana bari baris bas basa basar basay basim basin basit basiy baska baski basla basli basta basti basvu batta
 bayil bayra baz bazen bc be bebeg beden begen bekle bekli belim belir belki belli ben bence benci bende bendi beni
 benim benle benmi bense bensi benze benzi berab berba beri bes besle beste bey beyaz beyin bi bicim bikti bil bilce
 bildi bile bileb bilec bilel bilem bilen biley bilge bilgi bilin bilir biliy bilme bilmi bilse bilsi bin bir birak
 biraz birbi birde birer birey biri biric birik birim birin biris biriy birka birli biter bitin bitir bitiy bitki
 bitme bitsi bitti biz bizde bize bizi bizim blok blokl bogaz bol boldu bolum bolun bolus borcl borcu bos bosa bosal
 bosan boslu bosta bosun bosve boyam boyle boynu boyu boyun bozar bozma bozuk bozul bozus bu bucuk budur bugda bugun
 bul bulac bulal bulam bulan buldu bulma bulmu bulun bulur bulus buluy buna bunca bunda bunla bunu bunun burad bural
 buras buray burda burkt burku burnu buse butun buydu buyud buyug buyuk buyum buyur buyus buyut buyuy buz c cabuk
 cagir cakil cakti cal caldi calis caliy calma can canim canin canla canli canse canta capin cares carpa carpi carpm
 catla catli cay cayi cek cekem ceken ceker cekey cekic cekil cekim cekin cekip cekiy cekme cekmi cekti cemiy cesar
 cesur cetve cevab cevap cevhe cevir cevre cevri cezal cicek ciddi cift cifti cik cikac cikam cikan cikar cikin cikis
 cikiy cikma cikmi ciksi cikti cilve citla ciz cizdi cizer cizgi cizim cizme cocug cocuk cogra cogu cok cokta coktu
 cokuy cop cope coz cozdu cozeb cozel cozem cozen cozer cozey cozme cozmu cozul cozum cozun cozuy cuma cumle cunku d
 da daga dagi dagil dagin dagit daha dahil dahis dair dakik dal dalga damar damla danis dans dar daral daril darma
 davra dayan de deden dedi dedig dedik dedim dedin defa defte degen deger degil degis degme dek deler deli deme demed
 demek demem demen demes demey demez demis den dene denem dener deney denge denir deniz denk denkl depre der derde
 derdi derec derim derin derke derle ders derse dersh dersi dersl derst dert dertl desek desem desen deste devam deyim
 deyin deyip di dibin diger diken dikka dikti dil dilde dilem diler diley dilim dilin dinc dindi dinle dinli disa
 disar disci disim disin disla diye diyeb diyec diyel diyem diyen diyer diyey diyor dize dizi dizle dk dogal dogas
 dogdu dogma dogmu dogru dogum dogus dok doker dokme dokto dokul dokun dokuz dolas doldu dolgu dolu don dondu donec
 donel donem doner donme donmu donun donup donus donuy dopam dordu dort dost dostl dostu dosya doyam dudag dudak dugme
 dugum dugun dun dunde dunku dunya dur duram durdu durmu dursu durum durup durur durus duruy dusen duser dusle dusma
 dusmu dustu dusuk dusun dusuy duvar duyab duyac duyam duyan duyar duydu duygu duyma duymu duysa duysu duyul duyun
 duyur duyuy duzel duzen e edebi edece edeli edeme eden eder ederd ederi ederl eders edeyi edile edilg edilm edinc
 edip ediyo efend egilm egiti eglen egzer eki ekibi ekip ekle ekled eklem eklen ekley ekran eksi eksig eksik eksil el
 ele elekt elest elim elimd elimi elind eline elini eller elli elma emane emegi emek emi emini emoji emre en endis
 engel ergen erir erkek erken ertel ertes eseri esi esim esin esirg esitl eski eskis esne espri essiz et etken etkil
 etme etmed etmek etmel etmem etmen etmes etmey etmez etmis etmiy etsem etti ettig ettik ettim ettin ettir ettiy etut
 ev evde evdek evden eve evi evim evin evine evlad evlen evler evres evvel ey ezber ezgid eziye falan fark farki farkl
 farz favor fazla fen fena ferah ferma fermu fersa fiill fikir fikri firla fisil fizig fizik flort fonks formu fotog
 fotos galib garso gayet gayri gazel gazla gec gece geceb gecec geced gecel gecem gecen gecer gecey gecik gecir gecis
 geciy gecme gecmi gecsi gecti gel geldi geleb gelec gelem gelen geley gelin gelip gelir gelis geliy gelme gelmi gelse
 gelsi gen genc gencl gencs genis geome gerce gereg gerek gergi geri gerid geris geriy getir gevse gezdi gezec gezip
 gibi gibid gibis gibiy gideb gidec gidel gidem giden gider gidin gidip gidiy gir girdi gireb girec girem girer girin
 girip giris giriy girme girmi git gitme gitmi gitsi gitti giy giydi gizle gizli gogsu golge gomul gonde gonlu gonul
 gor gordu gore goreb gorec gorem goren gorev gorme gormu gorse gorsu gorul gorun gorup gorur gorus goruy goste gotur
 goz gozle gozlu gozu gozum gozun gozuy gozya grafi gri grubu grup guc gucle guclu gucu gucum gul guldu gule guler
 gulme gulum gulun gulus guluy gun gunay gunce gunde gundu gune gunes gunle gunlu gunu gunum gunun gurul gurur guven
 guzel ha haber hadi hafif hafta hak haket hakik hakki hakli haksi hal hala halan halay halde hale hali halim halin
 halle hallo hamsi hangi hani harca harci harf harfl haric harik harit hasim hasre hasta hata hatan hatas hatir hatta
 hatti hava haval hayal hayat hayir hayra hazin hazir hecey hedef hekim helal hele hem hemen hemsi henuz hep hepsi her
 herke hesab hesap heyec hic hicbi hikay hirka his hisle hisse hiz hizi hizin hizla hizli hizme hoca hocal hocam hocan
 hocay hos hosca hosla hosum hosun hucre huyun huzun huzur ibare ic icabi ice iceme iceri icerk ici icim icimd icime
 icimi icin icind icine icini icip iciyo icme icmem icmey icten ictim idare ifade iftar ihane ihmal ihtim ihtiy iki
 ikili ikimi ikinc ikisi ilac ile ileri ilerl iletm ilgi ilgil ilgin ilgiy ilhan ilisk ilk illa inan inana inanc inani
 inanm inat ince incel incin incit indir inkar insaf insan integ inter iptal ipucu irak is isabe isare ise isi isigi
 isik isikl isim isimd isimi isiml isin isind isine isini isir isiri islak islem isler ispiy issiz iste isted istem
 isten ister istey istis istiy itira iyi iyidi iyile iyili iyisi iyiyi iz izah izin izins izle izled izlem izler izley
 izliy julie kabal kabul kac kacan kacin kacir kaciy kacma kacmi kacta kacti kadar kader kadin kafa kafam kafan kafi
 kafiy kagid kagit kahra kahro kahva kaide kal kalab kalac kalal kalan kalbi kaldi kalem kalic kalin kalip kalir kaliy
 kalk kalka kalki kalkm kalma kalmi kalp kalsa kalsi kampa kan kandi kanit kanka kanli kanma kapal kapan kapas kapat
 kapi kapid kapil kapim kapin kapis kapiy kapti kar karan karar karda karde karin karis karne karni karpu karsi kart
 karta kasil kaste katar kati katil katla kavga kavra kavus kaybe kaybo kayde kaydi kaygi kayip kayit kayna kazak
 kazan kedi kedim kek kelam keleb kelim kemal kemik kenar kendi kere kesec kesel kesil kesin keske kesme kesti keyfi
 keyif kez khan ki kilav kilit kilo kim kime kimi kimim kimin kimli kimse kimya kipir kirac kiran kirdi kirgi kiric
 kirik kiril kirk kirma kirmi kirp kirpi kirpt kis kisa kisal kisi kisid kisil kisim kisin kisis kisiy kiska kisma
 kismi kitab kitap kivil kiyam kiyas kiyme kiz kiza kizab kizam kizar kizdi kizim kizma kizmi kizsa klasi klaso klavy
 klise koc kocam kocas kocun kod kodla kodun kokla kokle koku kokun kokus kolay kolla kollu kolum kolun komik kompo
 komsu kondu kontr konu konud konul konun konus konuy kopar kopma koptu kopuy kopya kor korid korka korkm korkt korku
 korle koru korum korun korur koruy kos kosac kose kosed kosem koses kosma kostu kosul kosuy kotu koy koyam koyde
 koydu koyma koymu koyuy kpss kramp kucuk kucul kucum kul kulag kulak kulla kulup kumel kupe kur kurab kural kuram
 kurar kurba kurca kurdu kurgu kurma kurmu kurtu kuru kuser kusme kusmu kustu kusum kusur kut kutla kutlu kutu kutus
 kutuy kuvve labor laf lafi lafin lahma lakin lamba layik lazim leyla lgs ligde limit lise lised lisey liste logar
 lutfe luzum mahal mahku mahve mail makin manti mart martt masad masam masas maske matem mazmu mecbu mecnu medya meger
 mektu memle memnu mendi menem merak mermi mesaj mesel metin mevzu mezar mezun mi midem midir mikro mille misin miydi
 miyim miyiz model mol mola molas molay moral motif mu mucad muciz mudur muhab muhak muhat muhta muhur mukem mum mumku
 mumla muste musun mutfa mutla mutlu muydu muyum nabzi nasil nasip nazar nazik ne neden nedim nedir nefes nefre neler
 nerde nered nerel nerey nesem net neti netin netle neydi neyim neyse nezak nisan niye nobet nokta nolur norma not
 notla notu notun numar nuru o obur oburl oda odaci odada odakl odam odama odana odand odasi odaya odev odevi odum
 ofkel ofkes oglan ogle ogren ogret ok oksam oksay oku okudu okul okula okuld okulu okuma okumu okur okurk okuru okusu
 okutm okuya okuyo okuyu ol olabi olaca olali olama olan olanl olara olasi olay olayi olcem olcer olcme olcul oldu
 oldug olduk oldum oldun oldur olgun olma olmad olmak olmal olmam olman olmas olmay olmaz olmus olmuy olsa olsak olsam
 olsan olsay olsun olum olunc olup olur olurd olurm olurs oluru olusm olusu oluyo omur omuz omuzl omzum omzun on ona
 onayi onbel onca once onced oncek ondan one oneml onems onerd onere oneri onlar onluk onu onun onund onunl op opmek
 opucu orada oranl orant orasi oraya ordan orgut orneg ornek ort ortad ortal ortao ortas ortay ote otede oteki otesi
 otur otura oturd oturm oturs oturt oturu otuz overk ovust oyala oyle oylec oyley oyna oynam oynar oysa oyun oyunc
 oyunu ozel ozeli ozell ozels ozenl ozet ozeti ozetl ozgur ozled ozlem ozler ozley ozne oznes ozu ozur panik para
 parab parag param paran paras parca parka parla parli parma parol parti pasap payim payla pazar pek pekal peki pence
 perse pesin pikni pir pisma plan pland plani planl polis prens probl progr prova psiko puan puani rahat rahme rakam
 rande rapor rastl razi redde rehbe rengi renk resim resme resmi reva revir rica robot rolu rolun roman ruhu ruhun
 ruyal ruyam ruyan ruzga saat saate saati saatl saatt sabah sabir sabre sabri sacin sacla sade sadec sadel sag sagli
 sahad sahib sahil sahip sahne sahte saka sakin sakla sakli salla salon salya samim sana sanat sandi sanir saniy sanki
 sanma sans sansi sansl sapar sapka sari saril sarji sarki sart satir savas say sayac sayar saydi sayem sayen sayfa
 saygi sayi sayid sayil sayim sayis sayiy sayma sebeb sebep sec secel secer secil secim secti sefer sehir seker sekil
 sekiz sekli sekme selam selim semsi sen sence sende sene senem seni senin senle sensi serbe seri sert sertt servi ses
 sese sesi sesim sesin sesle sesli sessi sevda sevdi sevec sevem seven sever sevgi sevil sevin seviy sevme sevmi sey
 seyde seydi seye seyfe seyi seyim seyin seyle seyre sezen sezgi sicak sifat sifir sifre sigar siir siiri siirl sik
 sikay siki sikil sikin sikis sikki sikla sikti sil sildi sileb siler silin silk silme simdi simge simit simsi sin
 sinav sinem sinif sinir sir sira sirad siral siran siras siray sirri siste sisti sivil sizi sizla sizli sizma sizmi
 sofra sogud soguk sogum sogut sohbe sokag sokak sokma sokul solar somut son sona sonra sonsu sonu sonuc sonuk sonun
 sonuy sor sorab sorac soran sorar soray sordu sorma sormu sorsa sorsu soru sorud sorul sorum sorun sorus soruy soyle
 soylu soz sozcu sozle sozlu sozu sozun sozuy spor strea stres su suc sucla suclu sucun sulal sulta sunu sunuc super
 suphe surat surdu sure surec sured surek suren surer sures surey surpr surum sus susar susku susma sustu susun susuy
 sutun suydu ta tabag taban tabi tabii tablo tacim tadi tadim tadin tahmi tahta tahti tak takar takdi takil takim
 takip takli takma takvi taleb tam tamam tamla tane tanem tanes tanid tanig tanim tanir taniy tansi tanzi taraf tarif
 tarih tarla tarti tas tasi tasim tasin tasir tasiy tasla tasma tatil tatli tavsi tebes tebri tehdi tehli tek tekil
 tekni tekra telaf telas telef temel temiz tenef tepki terap terci terim terk terle ters tesad tesek test testi teyze
 tikla tip tirma tirna titre titri tok topar topla topu toz tozuy trabz trigo tuhaf tuken tuket tum tur turev turkc
 turlu turu turun tusun tut tutab tutal tutam tutan tutar tutay tutma tutmu tutsa tuttu tutul tutun tutup tutus tutuy
 tuzak uc uclar ucret ucte uctum ucume ucunc ucund ucur ucusu ufle ugra ugram ugras ugray ulast um umari umrun umudu
 umuru unive unut unuta unutm unutt unutu ureti urkut urper uslu uslul ust uste ustel ustte ustu ustum ustun utand
 utani utanm uyand uyani uyanm uyar uydur uygul uygun uyku uykul uykun uykus uykuy uymad uymuy uyu uyudu uyuma uyurs
 uyutm uyuya uyuyo uzak uzakl uzar uzatm uzdug uzere uzeri uzers uzgun uzman uzmez uzmus uzuld uzulm uzulu uzun uzunt
 uzuyo vaadi vakit vakti valla vapur var vardi varim varin varke varli varmi varsa varsi vazge ve vedad vedal vedan
 veli velil velin ver verdi vereb verec verel verem veren verey veril verim verin verir veriy verme vermi versi vicda
 video virgu vucud vurgu vurma vurul would x y ya yaban yagiy yagmu yakal yakar yakin yakis yakiy yakla yakmi yakti
 yalan yalni yalva yan yana yanag yanak yanar yanda yani yanig yanil yanim yanin yanip yanit yaniy yanla yanli yanma
 yap yapab yapac yapal yapam yapan yapar yapay yapil yapim yapin yapip yapis yapiy yapma yapmi yapti yar yarad yaral
 yaram yarar yaras yarat yardi yargi yari yarid yarim yarin yaris yas yasad yasak yasam yasan yasar yasas yasay yasca
 yasin yasiy yasla yasli yasta yasti yat yatag yatak yatir yatiy yatma yavas yayil yayin yayma yaz yazab yazac yazam
 yazan yazar yazay yazdi yazik yazil yazin yazip yazis yaziy yazma yazmi yazsa ye yedek yedi yedig yedik yedim yedin
 yedir yemeg yemek yemin yeni yenid yenme yer yerde yere yeri yerim yerin yerle yersi yeten yeter yetis yetiy yetme
 yetmi yetti yik yika yikar yikil yil yildi yili yilim yilla yilli yine yirmi yitir yiyec yiyem yiyen yiyip yiyor yks
 yok yokke yokla yoklu yokmu yoksa yoksu yoktu yokum yol yolda yoldu yolla yolu yolum yolun yonle yonte yoran yorar
 yorgu yormu yoruc yorul yorum yoruy yucel yudum yuk yukar yukle yukse yuku yukun yumur yurtt yuru yurud yurum yurur
 yurus yuruy yuz yuzde yuze yuzey yuzlu yuzuk yuzum yuzun zaafi zaman zar zaraf zarar zaten zayif zehir zeka zekan
 zekay zihin zihni zira zirve zor zora zorba zordu zorla zorlu zorun
`

export const kinds = {
  human: `
152|@family1
138|@life
133|de
121|insanim
115|ozledim
112|lis*
110|cikmadin
108|ellerim
107|mesajini|sevgilimden
105|duramadim
104|sikildi
103|geliyorum
101|baze*|bazen|insani*
99|aldim|annem|ayrilmistim|biriyi*|biriyim|uyuyamadim
98|@body|lise
95|ortao*|ortaok*
93|ruhum
92|@cry|universitedeyken|yil
90|hav*
89|gozlerim
88|baz*|ozlett*|ozlettin
87|@home1|okurk*|okurke*|okurken
86|kardesim|mid*|ortaokuldayken
85|gittim|ozl*|parmaklarim
84|kafam|karsinda|sanma|var
83|@human|dinlen*|gird*|ozlemi*|yir*|zamanlar
82|@tutor1|babam*|burkuldu|hizla|ozlu*|ozluy*|ozluyo*|ozluyorum|pek|yazilim
81|cozemeyince|doldu|kan*|ked*
80|geldi|kollarim
79|pazar*|rob*|robo*|sikild*|tutuldu
78|aklimdan|canl*|esn*|hayatimda|mide*|ozled*|ozledi*
77|cay*|kizardi|sonu
76|gectim|kayg*|kest*|koyde|kusura
75|ciktim|evla*|hayall*|kan|mak*|mezu*|ogrend*|ogrendim|ozlemisim|paz*|paza*|pazart*
74|bagir*|bozuk|cayi*|deni*|kani*|kizard*|sabaht*|sabahtan
73|aske*|asker*|calisirdim|cocugu*|kalin*|kalinc*|kalinca|karsin*|koyd*|sanm*|zamanl*
72|acikt*|bilin*|lise*|olme*|robot|sevincten|yazmak*|yazmaktan
71|@tired|kar|mezun*|oluyor|soylerdi
70|agr*|atis*|kaldim|kaygi*|konusunca|lok*|odu*|yaslar*
69|cam*|duyg*|duygu*|hayatt*|kedi*|kedim|sirtim|sis*|tanis*|yasi*|yasind*|yirm*
68|@program|ablam|anlard*|denememde|duygus*|elim|gordum|gri*|huzn*|huznu*|lised*|siki*|terapiye
67|@angry|@happy|@miss|balik|canli|dogum|evlad*|evladi*|hala|inci*|ogretmenim|pazartesi|tra*|uzulun*|uzulunce|vard*
67|yaniy*|yaniyo*|yaniyor
66|dolast*|hayallerim|hiz*|sinifta|siv*|uyand*|yuruyu*
65|bagiri*|cikmad*|cin*|cocugum|eve|gunum|kucuk*|lokm*|olmadi*|vardi|yorgun*
64|aciyi|aklimd*|bagi*|hava|odam*|sarilmayi|uyuyam*|yiye*
63|@afraid|geld*|hizl*|huz*|kahvalti|kahve*|olmadigini|satirl*|sikis*|sikki*|sordum|yatag*|yedim
62|aga*|agac*|aslind*|aslinda|az|babam|biraz*|cikt*|dondum|durdum|evden|hava*|hayatta|makine|mutf*|mutfa*|sevin*
62|seviniyorum|urp*|urpe*|urper*
61|@daily|agzima|biriy*|girdi*|kalmis*|kod*|omuz*|omuzl*|omuzla*|pat*|tos*|yasad*|yasadi*|yazili*|yut*
60|ama|asli*|aslin*|ayakta*|edebiy*|gecen|hasret|klav*|klavy*|klavye*|mezuna|ogretmisti|sonucu|tava*|tavan*|tavana
60|yapark*|yaparken
59|acikti*|aglamistim|birazd*|birazdan|cayim*|cocug*|dara*|daral*|degilim|donem*|fir*|gunle*|hasr*|hasre*|isla*
59|kapani*|konusmak|sikisi*|sikisiyor|tasiyo*|yazdiklarin
58|aglami*|cekmi*|esne*|gozy*|gozya*|gozyas*|hey*|heye*|heyec*|heyeca*|kilo|kip*|lam*|lamb*|lamba*|maka*|mutfak*
58|oturdum|pis*|sal*|sall*|sog*|sogu*|ter|uni*|univ*|unive*|univer*|yollardan|yorgu*
57|adim|ailem*|akiy*|akiyo*|akiyor|arkadaslarimla|atan|ay|aynay*|aynaya|bilirim|kavg*|kiriliyorum|kura*|mahallede
57|sikk*|uce|urperi*
56|attim|bire*|bog*|dogu*|duyuyorum|gitt*|karni*|kazand*|kizam*|kucukk*|kucukken|midem|midem*|nezl*|okur*|yasin*
56|yatagi*
55|aciktim|agri|ald*|cekiyorum|cikti|ista*|istemistim|kapatilmaktan|kulakl*|makarna|moral*|morali*|moralim|salonu*
55|sarkiy*|sarkiyi|sinava|sorun*|tutmadi|yapmistim|yerk*|yerke*|yerken
54|almi*|bilinc*|bol*|bulas*|bulustum|dayanm*|deniz*|dugumlendi|durdu*|dus|dusunmeden|ediyor|gulumsuyorum|guluy*
54|guluyo*|inanmi*|kacti|kom*|makar*|makarn*|maki*|makin*|merak|nob*|nobe*|ozle*|pisman*|sik*|spo*|spor|uykum|yazar
53|bolu*|bulust*|caliy*|caliyo*|caliyor|cekt*|dedem|etmem*|girdi|gizlem*|gorunc*|gorunce|guc*|icip|ilac|kalk*|kope*
53|korkar*|lokma|ofk*|okula|oldugumu|oturuyorum|sikil*|sogudu|yapay
52|@feel|aralar|basim|esney*|genck*|gencke*|gencken|girdim|gulum*|gulums*|ilko*|ilkok*|ilkoku*|istemiyor|kalkt*
52|kalkti*|kalktim|kavga|kaybettigimde|kirild*|kla*|odum|program|tasiyorum|yapip|yeni|yili*|yilim*
51|andi*|baba|basind*|bekledim|burn*|burnu*|dalg*|deniz|durama*|firl*|firla*|goruyorsun|gunler*|gunu*|hams*
51|hazirlanirken|kemiktenim|kesild*|kesildi|kestirdim|kiri*|kopeg*|korkarim|nefes|salo*|salon*|sene*|sevil*
51|sinirlendim|sizli*|sizliy*|sizliyor|trab*|trabz*|trabzo*|tutmad*|tuy*|tuyl*|tuyle*|tuyler*|tuylerim|yas*
51|yasindayken|yedi|yoktu
50|@selfProgram|basti*|darali*|daraliyor|degili*|disc*|disci*|dur*|duygul*|erg*|erge*|ergen*|gitmis*|gitmistim
50|heyecandan|ilgil*|kahv*|kapan*|kestir*|kizi*|mark*|marke*|market*|miyd*|miydim|olmasaydi|onunde*|onunden|sekiz*
50|sekizi*|sekizinci|sevinc*|sozun|sun*|takl*|takli*|taklit|uc|yag*|yasiyorum|yatak*|yatakt*|yiy*|yuzumu|zaman*
49|annemi*|annemin|ayna*|bilmed*|boynum|boyu*|dal*|darald*|daraldi|dol*|gule*|gunumu|incin*|isin*|istiyorlar|kanim
49|kirik|kisild*|kisildi|kopt*|koptu|kurab*|kurabi*|mer*|mutluluktan|saye*|sigmi*|sigmiy*|sigmiyor|sonuc*|sorarsan
49|soyledi|tahta*|tesekkur|yapmis*|yasinda
48|bard*|barda*|bardak|basinda|batt*|batta*|battan*|burnum*|dede*|dep*|depr*|depre*|gecmis|gir*|girmedi|girmi*|gozume
48|ham*|incit*|isten|karnim|lisede*|lisedeyken|ovus*|ovust*|ovustu*|rahm*|rahme*|rahmet*|rahmetli|saha*|sark*|senem*
48|senemd*|senemde|sili*|tad*|uca*|utanc*|yasadim|yata*|yaziyorum|yerimd*|yirmi*|yorulu*|yoruluyorum|yurudum|zayif
47|agri*|aldi*|annemle|bat*|bekled*|bisi*|bisik*|bisikl*|boyley*|cay|cog*|evladim|fizik*|gelmiyor|karn*|kendime|kizg*
47|kizgi*|korkuy*|kusur*|lisede|maha*|mahal*|mahall*|okuyu*|okuyun*|okuyunca|olmus*|olmust*|olmustum|orta*|oru*|oruc*
47|orucl*|oruclu*|orucluyum|sana*|sarki|sevini*|sic*|sinavi*|sirt*|sirti*|sivi*|sivil*|sivilc*|sogud*|sonucu*|sonucun
47|soyluyorlar|tip|uzuy*|uzuyo*|yaslaniyorum|yen*|yorgunluktan
46|actim|aglard*|aglardim|agriyo*|agriyor|aka*|alar*|alarm*|alarmi|anlatt*|babami|biliri*|diken|dinlerken|dokun*
46|dolas*|donun*|donunc*|donunce|geley*|geleyi*|geleyim|hatasi|hatirl*|isini*|izi*|izin|izlerk*|izlerken|kalkiy*
46|kalkiyorum|kird*|kosuy*|kosuya|mesaji*|oglu*|oys*|oysa|sevdir*|severi*|severim|sinavini|sorunu|tahtay*|tahtaya
46|terl*|tit*|titr*|uyandim|veriyorum|yaral*|yarala*|yirmi|yurt*|yurtt*|yurtta
45|agriy*|ank*|anlattim|calismak|cayimi|cok|dar*|done*|dugum*|duguml*|dura*|duram*|ette*|etten|fas*|gormey*|island*
45|islandim|kalmak|kemik*|kemikt*|kesti*|klavyeye|maa*|maas*|mutfakta|ofke*|prog*|progr*|progra*|sinavda|terle*|tost
45|yanda*|yandan|yapiyor|yasiy*|yasiyo*|yemegi*|yiyi*|yiyip|yuzumd*
44|acik*|agi*|agl*|alg*|algo*|algor*|algori*|algoritma|altindayim|atesi*|atesim|battaniyenin|belim|dedem*|dike*
44|gelmiy*|gitti*|gogsumde|gulmek*|gulmekten|gururum|inciniyorum|incitt*|kapaniyor|kipi*|kopegi*|kopegimi|kram*
44|okulun*|parmak*|ruyam*|sigm*|tese*|tesek*|tesekk*|uyuyamazdim|yapardim|yasima|yatma*|zihnim
43|acild*|aglam*|ani*|anlatirim|bayram|buna*|bunal*|can|canim|cikip|derdi|disim|disind*|doku*|dokuns*|dusundum|ekranin
43|hali|hocam|izled*|izledi*|izledim|kalki*|kimli*|kizdi*|kokusu|mez*|miydi|mutluy*|mutluyum|neti*|olumd*|olumde*
43|olumden|sacim*|sacimi|sica*|siral*|sirala*|tutmuy*|tutmuyor|universite|uzat*|yasim*|yolda*|yud*|yudu*|yudum
42|@courtesy|agladim|aileml*|ailemle|alay*|alayi*|alayim|ata*|bac*|baca*|bacak*|bacakl*|bacaklarim|burnumda|can*|cor*
42|damar*|damarl*|dizlerim|ergenl*|gecti*|girmed*|guldum|gur*|hissi|iba*|ibar*|ibare*|ibaret|ift*|ifta*|iftar*|ilk*
42|inanamadim|kesir*|kesirl*|kesirleri|kipk*|kipki*|kipkir*|kipkirmizi|koms*|komsu*|kulak*|met*|metr*|metro*|odama
42|oturmaktan|oturuy*|sar*|seki*|sever*|siga*|sigar*|siz*|titrey*|usud*|uyandi*|vermi*|yat*|yazinc*|yazinca|zihni*
42|zip*|zipl*
-42|@without|adi|alisig*|alisigim|arama|ayir*|ayird*|ayirdi*|bile*|bosun*|bosuna|buld*|buldu*|cakt*|cakti*|caktir*
-42|cevre*|cey*|ceyl*|ceyla*|ceylan|ciktig*|cilve*|cilvel*|cumlel*|derse|dizim*|dogrus*|doneceksin|duny*|duslu*
-42|dusluy*|dusluyorum|dusuncesi|dusuy*|dusuyo*|eriyo*|eserim|etmez|ettin|evlenmek|fis*|gelirs*|gerekm*|gormuyorsun
-42|goture*|gozd*|gozde*|gulusun|halan*|hayran|hicbiri|icindeki|izlem*|izleme*|izlemek|kalma*|kaybedersin|kesf*|kesfe*
-42|kesfed*|kirp*|kiskancliktan|koca|krali*|mesajindan|mesele|ogretmenler|okur|oras*|ortada*|ortadan|ozley*
-42|parcalaniyor|prof*|profi*|sarr*|sarra*|sayiy*|sayiyo*|sayiyorum|saymak*|saymaktan|simdid*|simdiden|sofrada|sola*
-42|tap*|tem*|uyg*|uygu*|uzak|uzg*|uzgu*|uzmek|verdigini|yanima|yeg*|yikilirim|yoku*|yokum|zorunda
-43|acilm*|ailen*|aksamlar|aliyorsun|anca*|ancak|anlas*|arkadaslarin|ayirma*|baskasi|benm*|benmi*|benmis*|benmisim
-43|biraki*|cekil*|cokuy*|cokuyo*|cokuyor|dersi|duymas*|eksik|eriy*|etmesi*|etmesin|evlenm*|giders*|icin|kafi|kalirs*
-43|kapat|kavra*|kiy*|konusulmaz|oburl*|oburle*|odevi|ogrete*|olan*|olmamis|olsa|olun*|olursa|omrum|opm*|opme*|opmek
-43|otekiler|ozel*|randevumuz|sabirla|sayili*|seviy*|seyim*|sikili*|simdil*|simdilik|sirad*|soyledin|sucl*|tab*|tanid*
-43|tanidi*|ucun*|universiteyi|unutul*|uzeri*|uzerin*|yanagina|yerini|zek*
-44|acit*|asag*|atil*|basa|basimi|bence|bildirimleri|bilmey*|bise*|bisey|cab*|cabu*|cabuk|calisirken|calm*|canimi*
-44|canimin|cikiyor|coku*|demede*|demeden|deng*|dolduramaz|donm*|esirgeme|fisi*|gideceksin|gidersen|gorunm*|haberi
-44|hale|hesap|ismin*|ismini|kalac*|kalaca*|kapin*|kimsed*|kond*|mele*|meleg*|melegi*|melegim|merakt*|meraktan|mily*
-44|milyo*|mus*|odada*|odadan|olmus|onlar*|oyunc*|oyunca*|reng*|rengi*|rengin*|rengini|ruyan*|sala*|sebebi*|sec
-44|sirrim*|soran|soyleyecegim|sustun|tirnagin|uma*|umar*|umari*|umarim|yaziyorsun|yazmadigin|yeter
-45|@tellnot|acila*|acilma*|arama*|arkadasa|atacak*|ayrili*|benl*|benle|bilmes*|birakirsan|birinci|biz|bunc*|bunca
-45|buyul*|deger|donduruyorsun|emin*|emini*|eminim|esir*|esirg*|esirge*|etmey*|gelmezsen|geri|gul|gune|hayatin
-45|ihtiyacin|kafamd*|kafan*|kars*|kimi|kimsede|kolay|kulak|kusuru*|kutu|mahvo*|mahvol*|mis*|misi*|misin|obur*|oksay*
-45|olmada*|olmadan|opucuk|oteki*|otekil*|parf*|parfu*|parla*|seks*|sens*|sensi*|sevgil*|sevm*|sile*|sozu|tutar
-45|yazardin|yolda
-46|@kiss|acil*|aile|aklina|anlatirdim|bahsed*|basli*|birakma|buyus*|buyusu|ceke*|cikars*|cozm*|davran|dediklerin
-46|deha*|diyors*|dost*|dusle*|dusunuyorsun|duyma*|eders*|eles*|elest*|elesti*|erk*|erke*|fav*|favo*|favor*|geceni*
-46|gecenin|gir|gon*|goster*|gozlerini|gunumu*|hafife|hesab*|kalbinden|keske|kili*|kivi*|kiyas*|kiyasl*|kola*|konusa*
-46|kurs*|mesele*|okuyam*|oluyorum|ortad*|ozleme*|prensesim|saatleri|saklayamiyorum|sayma*|sigi*|sona|sora*|taniyan
-46|tatlim|terk|tirnag*|tuts*|tutsa*|tutsam|yerin|yete*|yikil*|zar*
-47|@love|ablan*|acm*|anlata*|aramiy*|bagim*|basta*|bastan|benzem*|bitanem|denk|desen|diger*|digerl*|dinlerim|duymasin
-47|eks*|eksi*|favori*|gec|gecmisi|get*|geti*|gider*|gidisi*|gorec*|gorece*|gormesin|guven|ihm*|ihma*|ihmal|ikimiz*
-47|ink*|inka*|inkar|isigi|kagid*|kapida|kesk*|konu|konustuklarimiz|kulakligini|mecn*|mecnu*|mecnun|mel*|mumlar|naz*
-47|ode*|olacagim|ozler*|pre*|pren*|prens*|prense*|psi*|psik*|psiko*|psikol*|sap*|sayac*|sayaca*|sayacagim|selam*
-47|selami|sevdalandim|seviyorum|telefonu|yasay*|yasaya*|yaslan|zekan*
-48|anc*|anlats*|anlayacak|annen*|arkadaslarinla|aski*|ayirm*|bagli|bebegi*|bebegim|bilmiyorum|binl*|binle*|binler*
-48|binlerce|cikmadi|del*|dostlu*|dusled*|dusledim|duyarl*|duyarlarsa|esi*|gos*|gost*|goste*|gozun*|guz*|guze*|guzel*
-48|haftad*|halle*|hatirla|hayra*|isik|kalkip|karsiligi|kimsesiz|kisi|koyuy*|koyuyo*|onla*|oper*|sevgim*
-48|sinifindakiler|sonund*|sonunda|tatl*|uyuma*|vurg*|vurgu*|yazilm*|zorun*|zorund*
-49|agzind*|alami*|alamiy*|alamiyorum|anlamasin|aras*|bebe*|bebeg*|bekliy*|cekip|degisti|dinlem*|dinleyen|donme*|durup
-49|dusunmek|ediyorum|fonksiyon|gelis*|girme|gittin|gulu*|gururumsun|ha|haric|hayatindan|hel*|hocalar|kaldigini|kalk
-49|kulagi*|mahv*|min*|odev|oldur*|sansliyim|say|sevg*|sevgi*|sirrimiz|tam|unutu*|uyurs*|vedal*|vedala*|yikili*
-49|yoklugun
-50|@knownot|anma|askimiz|bahan*|bakmadin|baska|baskas*|boylesi|bugune|cekic*|cevab*|cift|cik|daha|dans|deh*|dinlemez
-50|dogru*|duyan|duys*|duysa*|duysam|edem*|gittigin|gizle|gormes*|istemem|kimd*|kime|kirpi*|kirpik*|koca*|konus|mezar*
-50|mezara|muc*|niy*|ogretmene|olmasin|olursu*|olursun|onlara|rev*|reva|sebeb*|sinavi|sirri*|teraz*|tutup|yarat*
-51|@parent|ablan|anlatacak|anlatirsan|atiyor*|baband*|babandan|bekli*|benim*|birakacaksin|bita*|bitmes*|cevir|cop
-51|cur*|dah*|dilin*|gecmes*|gecmesin|gercegi|gorus*|hayatindaki|hocan*|hos*|hoslaniyorum|ilis*|ilisk*|iliski*|kader*
-51|kaderi*|kalbini|kaliyor|kapana*|kimses*|kizariyor|kopar*|kuy*|kuyu*|numara*|okuduk*|okuduktan|olmasi*|opuc*|opucu*
-51|otek*|ozu*|parfum*|parl*|ric*|sirr*|soylersen|vars*|yaparim|yemegi|yiyo*
-52|adin*|adini|anlatma|babana|bahsetme|bakan|baskasina|beb*|beklemekten|bilmesin|birinc*|bitan*|bitane*|cozen
-52|degerini|dig*|dige*|eline|elved*|elveda|evdekiler|gecey*|geceyi|gitmen|gorsem|gunden|hakki*|isitme*|istemiyorsan
-52|kapiya|konusmayi|merak*|mi|muh*|ogrenciye|onlar|oya*|oyal*|oyala*|oyalan*|sabaha|sectim|tak|terci*|tercih|vaki*
-52|yazacaksin|yokm*|yokmu*|yokmus|yoksu*|yoksun|yurum*|yuzlu*|yuzlum
-53|@student_said|ailen|ast*|ayd*|bilirs*|bizimk*|ciktin|doke*|fik*|gelmed*|giydin|guzelligini|icini|ilgilendirmez
-53|insanin|insans*|isteme*|kade*|karsi|kendimi|kisili*|kiza|kral*|kuzenin|olmasan|oyun*|sag*|sarkid*|sarkida|senl*
-53|sevdal*|sors*|tavs*|tavsi*|tavsiy*|vermek|vicdanin|vur*
-54|anlama*|anlar|anm*|ayri|bask*|beklerim|benc*|beraber|birakiyorsun|birini|boyles*|dedigim|dershaneye|dusun|duymak
-54|etmes*|gitmene|gunlugune|insanlarin|kapid*|kardesine|kari*|kazani*|kor|list*|liste*|mec*|nerede*|num*|numa*|numar*
-54|oluyor*|optum|oylec*|oylece|sahib*|sahibi|saklamaya|sanmi*|suc*|sus*|yapari*|yapma
-55|altina|anlaya*|arkadasinla|ayir|basimd*|bera*|berab*|berabe*|bilmem*|bizim*|bozulu*|cocuk|cocuktan|dudak*|dudakl*
-55|ese*|eser*|eseri*|ess*|essi*|evdek*|evdeki*|gecer|gerisi|gunaydin|guveni*|guzels*|guzelsin|halini|hayr*|hen*|henu*
-55|henuz|karistirma|kesin|olc*|oluyorsun|pisman|sakladigin|sinifi*|ugra|unutacaksin|utani*|uzaklastigini|veda*
-56|aklimda|asik*|bakmi*|bakmiy*|besl*|bitin*|bitinc*|bitince|cozemez|deli|dostun|duym*|gozumd*|gunlu*|hosl*|hosla*
-56|karanlik|ogrenm*|olmadigin|olmay*|sela*|sevda*|siki|sinif|tabi*|tabii|unutursan|vakit|yap|yasayamam|yatin*|yatinc*
-56|yatinca|yoktun|yuzume
-57|ac|anlam*|anlay*|baska*|bild*|bildi*|bildir*|boynun*|donmez*|dos*|dostu*|flo*|flor*|geliyorsun|gordug*|gore|gru*
-57|hakk*|hoslan*|ilac*|inanan|kaciyorsun|kulag*|mumla*|okuldakiler|olmayi*|olmayinca|otur|saklad*|sect*|secti*|tasim*
-57|tatli*|uykun|yapars*|yarisi*|yat|yerimi|yollarda|zamani
-58|acma*|benze*|bulur|carpip|cevi*|cif*|cikmasin|dar|dedin|dunyad*|duyar*|eder|gozumde|guna*|gunay*|gunayd*
-58|insanlarla|kiz|mil*|mola|nasip|nere*|olmazs*|omur|omzuna|onemsemez|onl*|sahip|sere*|soylemek|sozun*|sozunu|tasiya*
-58|unutac*|ved*|yok*
-59|@darling|anlami|anneni*|annenin|baskal*|bulac*|bulaca*|buras*|burasi|buse|dil*|dizime|emi*|erkek|fizik|gidin*
-59|gidinc*|gidince|gidisl*|gunlug*|herkesten|insanlara|istedigini|kirma|konusuyorsun|okulda*|okumas*|okumasin|olacag*
-59|sonum|susun*|susunc*|susunca|takm*|uyanm*|uyanma*|yaki*
-60|@return|acma|asigim|atac*|ataca*|biliriz|bin*|biriyl*|biriyle|calisinca|cilv*|edilmi*|edilmis|ediyor*|elektrigi
-60|farkinda|gece|gitmen*|gozlerine|gozlerinin|hayali*|hissediyor|kapattiginda|kos|koyma*|meza*|notu|ogla*|oglan*
-60|ogreni*|ogrenmesin|olmali|olmaz|romant*|romantik|terc*|tuken*|unutur*|yakisiklim|yazma|yoktu*|zekan
-61|basin|bitme*|cekmek|cevr*|cikma|darili*|darilirim|degilsin|gulusu*|hall*|kalir|kaybed*|kizari*|konustugum|kur|obu*
-61|olsaydi|olurs*|sensiz*|soruyo*|tas|tutari*|tutarim|yakal*|yurume*|yurumek
-62|aldin|asigi*|biley*|bileyi*|bileyim|bosu*|fazla*|fazlas*|gectin|gelec*|gelece*|goren|kaciy*|kaciyo*|kizar|oldugun
-62|sevdigini|uzulme*|verir*|yazman*
-63|alam*|alma|asig*|atma|basina|bekleyerek|canim*|demed*|dusundukce|edebilirim|hak|insansin|okul|omz*|omzu*|sarkim*
-63|sarkimiz|simdi*|uzulm*|yakala*|yakisi*|yuzuk
-64|annen|bari|dusl*|dusunmez|ekrani|gelmedigin|gordun|gulus*|hocan|inanma*|kaybo*|kaybol*|nered*|saril|sus|tamam*
-64|verme|yazsa*
-65|arkand*|baha*|basimdan|bitirm*|edebil*|evle*|evlen*|gelm*|gizli|gonlumu|gor|hissedebilirim|hosc*|hosca|muha*|olur
-65|oyu*|saklay*|yazdim
-66|ayrilik|bugun*|buradayken|dege*|dogr*|gecirm*|gonlum*|kalir*|kapatinca|olma|sirtin*|sirtini
-67|@erase|ale*|bakiyor|bensi*|bensiz|benz*|caldi*|caldin|gelmez*|hissetmek|kavr*|olmaz*|ope*|ozlemedin|ruhun*|unuttun
-67|yanina|yaparsin|yazmazsan
-68|@marry|agzin*|asla|bekley*|degistir|dunyam|dusunc*|gitm*|gitme|gogsume|gozlum|kimim|ogretmenlerin|satir|susu*
-68|tutmak|yaptin
-69|@stop2|aba*|adin|arkan*|cikmas*|insanl*|kaldin|ogretmenine|pek*|sensin|sohbeti|tut|unutt*|unuttu*|uzulurum|yan
-69|yazs*
-70|askin|bekliyorum|bus*|cocukla|dek|dud*|duda*|hatirim|kendine|mesajl*|mu|telefonunu|ucusu*|ucusuy*|ucusuyor
-71|aklin*|aski|bas|beniml*|benimle|bens*|denemen|doldur*|eri*|hatiri*|hocala*|uzulur*|yiyor
-72|askimi*|bulusm*|olan|opu*|ugram*
-73|bile|dan*|hissediyorsun|konusalim|olmal*|yazmaz*|zeka*
-74|asik|don|goz|kiskaniyorum|peki|ugrama*|yuzunu
-75|asi*|gelme*|gunun*|kimi*|onca|sil|yakis*
-76|arkadasin|baban|balim|gidiyorsun|gitme*|her|sakla|sevdicegim
-77|@thanks_to|baban*|birak|kollarima|siniftaki|soyle|uyu
-78|hangi|koc*|sevdic*|soyleme|yaslanmak
-79|@leave2|ayi*|beklet*|karsil*|sorarlarsa|tanem|uyuyamiyorum|yapiyorsun|yedin
-80|burkuluyor|kalbin*|uyuma
-81|gelmedin|hayal|kapatma|kenara|koyma
-82|gidis*|kapatirsan|sevda|son
-83|aklimi|gulum|sorarl*
-85|git|hang*|insanlar
-86|degils*|kardesin|tane*|yalnizca
-87|saclarini|sir
-88|oldun|yoruldun
-89|et|sikildin
-90|sarilmak
-91|ask|kal|ol|uyum*
-92|sende
-93|tek
-94|el
-96|ogretmenin
-97|sorarsa
-98|okuya*
-99|sevgilim
-100|kirilirim
-105|tutuldum
-110|ele
-116|gel
`,
  bond: `
132|@leave2
128|kal
126|git
121|kimsem
113|don
94|erken|oldun|sinavi|tutun*
93|@come2|terk
92|mola
91|arkadaslarinla
90|yok*
89|kapid*|kimim|ved*
88|@return|hatirim|hosc*|hosca|olmay*
87|peki|ugrama*
86|ihtiyacim|pek*
85|beni|esirge*|uyum*
84|@stop2|ayrilik|gelm*|kimses*
83|gidiyorsun
82|ayrili*|kalsa*
81|@without|kapatma
80|ara|vazgecme|veda*
79|uyuyamiyorum
78|gidis*|susu*
77|demek|donme*|mol*|muy*|sol*
76|kenara|unuttun|uyuma|yalnizligimi
75|esirgeme|gitm*|kendimi
74|calisinca|esir*|esirg*|ihm*|ihma*|ihmal|kalsan|kapida|kara*|karsiligi|oylec*|oylece|uzd*
73|alis*|gelmedigin|hafta*|seviyorsan|sola*|susun*|susunc*|susunca|yaparim
72|kalabi*
71|basina|geliyorsun|kapattiginda|kos|olmayi*|olmayinca|onemli|sikildin|yoklugun
70|bari|bosl*|boslu*|karar*|koyma|muhtac*|ortad*|sensiz*|varligim|yoksu*|yoksun
69|bakmadin|buldun|cab*|cabu*|cabuk|uzakl*|uzakla*|vedal*|vedala*|yuzume
68|birakiyorsun|birakmak|dusundun|gelme*|gidin*|gidinc*|gidince|gittin|kirilirim|uzak*|yalv*|yalva*|yalvar*|yerimi
67|olmadigin
66|biraki*|cikis|donec*|donece*|hatiri*|kaybedersem|kopa*|son|unutac*|vak*
65|arkan*|bagli|bekley*|unutacaksin
64|@leave|her|kapatirsan|kimsesiz|konusmadigim|sikili*|tab*|unutt*|unuttu*|yanim*|yazac*|yazaca*
63|ayir|biraka*|donm*|eskisi|koym*|ugram*|unutur*
62|acma*|basima*|beklemekten|bunc*|bunca|diyorsun|gid*|hayatinda|kaybetmekten|ozler*|saat
61|ailenl*|ailenle|bagim*|boslug*|ege*|eger|hayatindan|icer*|kosac*|kosaca*|mad*|made*|madem|neyim|saatleri|unutursan
60|bekle*|bitme*|diyors*|dunyam|gelmedin|gun|istedigini|kaciyorsun|kola*|olmada*|olmadan|ozley*|uygul*|uygula*|yemege
60|yerim*|yoktun
59|acmaz|ayi*|birakirsan|bitm*|calisma|carpip|gunumu*|kapana*|konusacagim|muhtacsin|sela*|silers*|silersen|tabi*|tabii
59|yol*
58|acab*|acaba|birakacaksin|bitmes*|eskis*|hela*|helal|karari*|olmazs*|rev*|reva|sona|sordug*|suc*|uyg*|uygu*|yikili*
57|bekleyen|bitirm*|ciktin|gitme*|gitmen*|hep|kaciy*|kaciyo*|konusa*|olac*|olaca*|ortada*|ortadan|saa*|satir|sirtin*
57|sirtini|vakit|yazmazsan|yokl*|yoklu*|yoklug*|yoks*|yolda
56|bek*|bekl*|cevrimdisi|cez*|cikma|doneceksin|gittig*|ice*|kime|kolay|kosa*|oya*|oyal*|oyala*|oyalan*|oynu*|oynuy*
56|oynuyo*|sank*|sanki|sel*|toparlanamam|ugra*|yalnizligimin|yoku*|yokum
55|@lonely|bahan*|bakiyor|eksil*|eksili*|gittigin|kalmaz|kapatm*|kopm*|nasilsa|olacag*|olmayi|telefonu|tutan|yazma*
54|arkanda|bitin*|bitinc*|bitince|buradayken|burkuluyor|degers*|egl*|egle*|haf*|hesabini|kalma|kuse*|kuser*|muyu*
54|muyum|ozlemedin|peris*|perisa*|perisan|sustun|vermeden|yapari*|yikilirim
53|aksaml*|alistirdin|aramiy*|bar*|darili*|darilirim|dusuncesi|eks*|eksi*|geceler|gidisl*|kosacagina|parc*|verin*
53|verinc*|verince|yapac*|yapaca*|yuzum*
52|alma|atil*|biti*|daha|dersh*|dersha*|eglen*|kalm*|nere*|oyle*|oyun*|razi|sigi*|sile*|siler*|tuttum|yatin*|yatinc*
52|yatinca|yazmadigin
51|@stay|acila*|alisk*|aliska*|annenl*|annenle|ati*|ayip|dagil*|duser*|duseri*|duserim|duymad*|gelec*|gelece*|gelmez*
51|geri|gidi*|ira*|irak|isin|karsil*|kose*|oldurm*|olurm*|olurmu*|olurmus|pla*|sayiy*|sayiyo*|sayiyorum|yaziyorsun
50|atam*|atama*|atiyor*|bekleyerek|benl*|benle|birakmayacaksin|birb*|birbi*|birbir*|bulusa*|cagir*|goruyorsun|kalmadi
50|konus|mesajin|ner*|parca*|parcalaniyor|saatl*|saatle*|sonun*|ugr*|uygulama|vaki*|yalvaririm|yapacaksin|yazardin
49|bahane|basliy*|basliyor|cag*|cagi*|cevri*|cevrim*|ceza*|cezal*|deme*|elind*|gelme|gidisi*|gordun|kalirsan|kalkip
49|konuss*|kopma*|parcal*|yapam*
48|alm*|almad*|an|basin*|baslam*|bilmen*|bilmeni|buralar|canimi|duse*|ediyorsun|elved*|elveda|gitme|gunde|kapida*
48|kapidan|kop*|saatler|ugray*|ugraya*|uza*|varlig*|yikil*
47|@need|alinir*|alinirim|alisi*|baskalariyla|basli*|biliyoruz|elinde|kapat*|kelime*|lutfen|mezar|olmali*|onem*|sati*
47|sensizlik|simdid*|simdiden|vakt*|verdik*|verdikten|yanima|yoksa*|yoksan
46|@forget|anlarsin|ayira*|bakmad*|birakma|boslugu|cagiri*|calismaya|cezala*|degilse|derdi*|doy*|edilmi*|edilmis|eksik
46|isitme*|kirili*|kiriliyor|muhta*|nefr*|nefre*|nefret|one*|peri*|plan*|uyurs*|yazard*|yeg*|yollar*|yollarda
45|aklin*|aksamlar|anlars*|azal*|basl*|bensi*|burd*|dak*|dayanamam|degersiz|donmen*|eme*|gelis*|gide*|gidersin|git*
45|haft*|kalk|kazaninca|kirginim|mi|muht*|muyd*|netlerin|ozleye*|per*|sens*|sensi*|toz*|ugra|uyani*|verir|yetmiy*
45|yetmiyor|yiki*
44|acimi*|acimiy*|atacaksin|ayril*|bakma*|bens*|caki*|cakil*|cikar*|cikarsan|dagi*|dolasip|donup|elv*|elve*|gonlumu
44|kos*|ne|onca|ozur|seyim|sohbeti|sonuy*|sonuyo*|tek|vermiy*|yazacaksin|zaman
43|aklind*|aklindan|bile|birakman|bit*|buld*|buldu*|dah*|emek|geci*|gibisin|gulme*|habers*|habersiz|haftad*|izlemek
43|kapatinca|kayboluyorsun|kena*|kenar*|kiymetimi|korktum|kulagim|kust*|kustu*|mahvo*|mahvol*|olunc*|olunca|sebebi
43|selam*|selami|soz|tanima*|uzaklasma|vermed*|vermek|yetmi*|yoktu*|yolunu
42|@promise|alisig*|alisigim|anlatmana|basla*|boz*|cekil*|cum*|doldur*|dusuy*|dusuyo*|eksiliyorum|elbe*|elbet*|elbett*
42|elbette|farkinda|hani|icim|inanam*|ister|istiyorsan|kirdig*|kot*|kotu|mah*|mut*|mutl*|nerede*|oturuyor|ozu*
42|vedalari|yalniz*|yanimd*|yarin|zekay*
-42|a|abin*|aglard*|aglardim|arkadastan|bilmem*|biraz*|bosalt|calisiyordum|calm*|cekt*|cika*|cin*|cocuk*|coktu*
-42|degilim|deniz|derin|dik*|dinlemez|dogma*|dogmad*|dogmadi|dokt*|duys*|duysa*|duysam|ede*|ele*|eline|elma*|gelmiyor
-42|gittik|guld*|hakl*|hangi*|hangis*|hangisi|hasr*|hasre*|hava|hizla|iyil*|kalmas*|kimseyi|koms*|komsu*|konusmamiz
-42|kopegi*|kopegimi|koyam*|koydum|kula*|kullanicilar|lam*|lamb*|lamba*|luz*|luzu*|luzum|oburleri|odam*|ogl*
-42|ogrenciler|okur*|opuc*|opucu*|plani*|psikologuna|sene*|sigm*|sir*|sist*|sizm*|sizma*|sorusunu|sozle*|sozu|takm*
-42|teklif|unutma|uykusuz|uyus*|uzuy*|uzuyo*|yakala*|yana*|yazismayi|yemegi|yeminle|yetisemez|zekan
-43|acikl*|acikla*|aliyorsun|anlatirim|arkadasa|ayirirlar|bilmes*|bitird*|cay|cor*|cun*|cunk*|cunku|degeri|dostun
-43|duygusal|elm*|eve*|evet|ezb*|ezbe*|ezber*|fizik*|geley*|geleyi*|geleyim|gelist*|gore*|gorul*|guv*|guve*|guveni*
-43|halled*|hepsi*|hepsin*|isiginda|kader*|kaderi*|kafa*|kalbi*|kaldiramiyor|kapatirlar|kaydi|kimselere|korkuyor
-43|mezuni*|mucize*|net*|nih*|niha*|nihay*|nihaye*|nihayet|odada|ogrenm*|olmasin|ord*|sac*|sinemaya|sinifta|sorulari
-43|sul*|tas*|tavsiye|tekl*|tekli*|temizle|tuts*|tutsa*|tutsam|tuv*|tuva*|tuval*|tuvale*|umuru*|umurum*|umurumda
-43|vallahi|veril*|yagmu*|yandim|yapi*|yapti|yatt*|yazar|yazmi*|yerinde|yetisk*
-44|@knownot|almak|altind*|asig*|askimiz|bakark*|bakarken|bakmam|beg*|bege*|bekleyebilir|bugun*|cevabi|cift*|cifti*
-44|ciftiz|cikar|degerli|denememde|derin*|diyorl*|diyorlar|duyan|duyuyorum|gam*|gamz*|gamze*|gecmes*|gecmesin|gelmez
-44|getir*|gidiyor|gir*|gri*|gulunc*|gulunce|hallederiz|har*|harcan*|hasret|hirs*|hocala*|icinde*|ilk*|iyisi*|kaldim
-44|kem*|kemi*|kilo|kisilik|klas*|klaso*|klasor*|koca*|konusunu|lok*|man*|oburl*|oburle*|odevin*|olay*|olayi*|olayim
-44|olmu*|onlar*|prog*|progr*|progra*|sabahlari|sene|sevdam|silin*|silme*|sis*|soyledigin|sozl*|tak*|tos*|tutab*
-44|tutabi*|tutar*|tutk*|tutku*|tutuldum|umur*|universitedeyken|uzani*|uzanip|uzeri*|uzerin*|valla*|vallah*|yakal*
-44|yalniz|yanm*|yapil*|yarim|yat|yatti*|yon*|zil
-45|@lie|abi*|adi*|adimi|anlamiyor|anlasm*|asag*|asigi*|baba*|bahse*|bakl*|begen*|biri|bitanem|cikt*|donuy*|donuyo*
-45|duyuy*|duyuyo*|ets*|farklisin|gelinc*|gelince|girme*|gitmistim|gogsumde|gorm*|gormez*|gozler*|gozlum|gozunden
-45|gule*|hatirliyorum|hoslaniyorum|icin*|ikimiz*|inanan|isterd*|isterdim|kalemi*|kalp|kas*|kendin*|kesild*|kesildi
-45|kimsel*|kisili*|kod*|kuru*|mel*|midem|odaya|olmasi*|oyna*|plani|sana*|sansl*|sesle*|siiri|sinif|sinifi*|sinift*
-45|sokm*|sure*|tamaml*|tan*|tip*|ucunc*|varlik|yapal*|yapali*|yapalim|yapariz|yetist*|yildiz*|yollardan|yurt*|yurtt*
-45|yurtta|zan*|zann*|zanne*|zar*
-46|actim|aile|aile*|anlattin|ars*|arsi*|arsiv*|atan|bab*|bal*|benc*|bilinc*|bolu*|burnum*|carpiy*|carpiyor|cikiyor
-46|cikma*|cozer*|dar|degerini|dost*|dosy*|dudak*|dudakl*|dugumlendi|durd*|dusune*|etse*|flort|gecmi*|gect*|gibiyiz
-46|gitsin|gozu|gunlug*|halini|hep*|isle*|kiml*|kizlar|mektub*|netlerini|okuy*|paylas*|renk|sabre*|sever*|sorma|veli*
-46|yaka*|yaninda|yazilim|yemin*|yeminl*|yerimden
-47|agz*|agzi*|agzim*|anca*|ancak|asma|ayna*|bahs*|basit|birbirimiz|canli|cig*|cikan|cikti|cocukla|dai*|dair|dama*
-47|deha*|des*|deyip|dosya*|dosyan*|dosyana|ederd*|fot*|foto*|gamzel*|gogsum*|goruntusu|gunlu*|halin*|hava*|ic|inanmi*
-47|integ*|integr*|kalib*|karn*|karni*|kirac*|kisi|kiyame*|kiyamet|konud*|konusunca|mar*|num*|numa*|numar*|okulu*|omuz
-47|oncek*|satirlari|sek*|seyle*|simdil*|simdilik|sine*|sinem*|sinema*|soylem*|sozun|tart*|topla*|yaratilmisiz|yazin*
-47|yazinc*|yazinca|yaziyorum|yerini
-48|agzima|arayi*|askimi*|ayakta*|basladi|biric*|birici*|cevren*|denemen|digerlerini|doke*|doku*|dolast*|dusen|ederiz
-48|etmem*|ettigin|evdek*|evdeki*|evle*|evlen*|fisil*|fisild*|gercegi|girmi*|gozl*|gulun*|hocan|ictim|insani*|int*
-48|inte*|isim*|ista*|izi|kalbi|kalem*|karnim|kenarinda|koruy*|koy|mesajlari|mukemmelsin|odu*|olmadigini|olmayacak
-48|olsam|oluyor|oturup|ozlu*|ozluy*|ozluyo*|ozluyorum|parti*|pat*|sakla|sevinc*|seyl*|siir*|sikk*|sinif*|soyleme|spo*
-48|spor|tanid*|tanidi*|temiz*|temizl*|yanig*|yanigi*|yanigim|yanina|yapiyorum|yazik|yirm*
-49|ail*|aileni*|ailenin|aklima|aray*|arkadas|ayirir*|ayric*|ayrica*|ayril|bakisi*|bildirimleri|bizim|calismak|cap*
-49|cevab*|cilve|damla*|davran|dondum|duydug*|duygul*|duymasin|flo*|flor*|gereke*|gog*|gogs*|gogsu*|hakkinda|halle*
-49|hayallerim|hocal*|karsin*|kaybettigimde|kaygi*|ked*|kenari*|kiskanirim|kizla*|konusmani|konustugum|kope*|koruya*
-49|nokta*|notu*|okuya*|olmam*|omz*|omzu*|oturuyorum|ove*|sanma|sara*|seve*|sifi*|sili*|sinavi*|siradan|sorarsa|susa*
-49|tatilde|turevi|unut|yast*|yeten*|yetene*|yorgun*|yuruyu*
-50|acild*|altin*|bilemez|bulurlar|buyuklere|cald*|cayi*|dep*|depr*|depre*|der|dersi|dese*|dig*|dige*|dinle*|dinlen*
-50|disariya|edebilirim|ell*|fer*|gozumde|guru*|ham*|hayall*|hosum*|hosuma|ilgili|ilgiy*|ilgiyi|ink*|inka*|inkar|iyis*
-50|kaldiramaz|kesf*|kesfe*|kla*|kopeg*|kosuy*|kosuya|kul|kusura|kut|midem*|miydim|omu*|ortao*|ortaok*|oys*|oysa|pir
-50|seviyor|seviyorum|sinava|soylu*|soyluy*|takdir|terapiye|tutm*|tutup|unutam*|unutamam|ustuns*|ustunsun|veli|vereb*
-50|verebi*|yagm*|yandi*|yapard*|yapardim|yava*|yazan|yeteriz|yum*|zekan*
-51|anahtari|aral*|arala*|arkas*|arkasi*|bak|bakis*|bal|baskasini|bitirdin|bulm*|bus*|cid*|cidd*|cil*|coz|demen|deni*
-51|dogm*|dusundukce|duvarlarin|evl*|fal*|fala*|falan|gelip|hele|isim|kag*|kagi*|kapag*|konu|konusursan|koya*|kur|leb
-51|lise|maki*|makin*|nazl*|neys*|neyse|ogretmen|olum|onemse*|part*|sabr*|saklam*|sonum|sorusu*|tatli*|uce|ustun*
-51|uyandim|yarg*|yargi*|yargil*
-52|@tutor1|ale*|anneni|bakmak*|bakmaktan|belli|benimki|bilec*|bilece*|bilir*|bird*|bitan*|bitane*|buse|cikarsa
-52|darali*|daraliyor|dedigim|dediklerin|deli|disim|dusunmek|edeb*|edebi*|edebil*|edecek|emr*|esne*|gecti*|giderse
-52|gorunt*|gunaydin|has*|herkese|hey*|heye*|heyec*|heyeca*|icine|icti*|kahva*|kahval*|kalmis*|kira*|konustugunu|kra*
-52|kulakl*|lafi|muc*|ogrend*|ogrendim|pani*|ruh|saatlerde|seyler|sirr*|sonucu|soyler*|su|tavs*|tavsi*|tavsiy*|yakin*
-52|yakisiklim|yapmak|yerind*|yetersiz
-53|alt*|apt*|apta*|aramd*|ariyorsan|arkadasin|arkadaslarimla|aski*|bagiri*|baslayalim|bita*|bizi*|buyuk*|buyukl*
-53|canl*|cekiyorum|dedikl*|dinl*|dusunen|gerceg*|hir*|inanm*|kade*|korkar*|mez*|mutluluktan|onlari*|onlarin|pan*
-53|parli*|parliy*|parliyorsun|pazartesi|sonu|takd*|takdi*|tamam*|uca*|vark*|varke*|varken|yarati*|yildi*
-54|ayiri*|bakmay*|bakmaya|bilmey*|biriyi*|biriyim|burkuldu|cay*|deh*|diger|dinled*|dokuna*|duygus*|etk*|etki*|etkil*
-54|etkile*|farkli*|gitsi*|gorecek|hakkin*|hari*|hayatta|isl*|kil*|kiz*|koru*|kura*|odad*|olamaz|olmazd*|olmazdi|ona
-54|ruy*|ruya*|sirri*|unutuyorum|urp*|urpe*|urper*|urperi*|yapip|yasl*|yaslan*|yeni*
-55|adim*|alti*|anlard*|anlay*|ayagim|babam*|benz*|burn*|burnu*|canimi*|canimin|cikmas*|dili*|dinle|egi*|erkeg*
-55|gelirse|gonlumun|gune*|guzell*|hatta|hayal*|heps*|hissedebilirim|hosl*|hosla*|ici|isigin*|iyisin|kimle|lim*|limi*
-55|limit|mek*|mekt*|mektu*|mezu*|mezun*|pro*|ran*|rand*|rande*|randev*|sakla*|sas*|sendek*|sendeki|sevdi*|sii*|sir
-55|sirada*|sora*|sorarl*|uyud*|uyudu*|yarisi|yazdik*|yil
-56|@jealous|@life|aglami*|aglamistim|anlami|anlaya*|anlayan|atiyor|babami|baskasinin|buldug*|cevir|diyec*|diyece*
-56|dondur*|elimde|girdim|giri*|goren|gozum*|gozumd*|gur*|haberi|hoslan*|kalb*|kisk*|kiska*|kiskan*|korkarim|kulak*
-56|makar*|makarn*|muk*|muke*|mukem*|mukemm*|nis*|nisa*|nisan*|nisanl*|ozels*|ozelsi*|ozelsin|payl*|payla*|ren*|roman*
-56|sabaht*|sabahtan|secil*|secilm*|sif*|siga*|sigar*|sinavda|sini*|sirad*|tutuldu|vur*|yapayi*|yapayim|yazd*|yazdi*
-56|yemek|yuzunu
-57|ailene|annem|anneni*|annenin|basa|bilmez|cicek|degerlisin|dunyaya|hosu*|ikimizin|iler*|kapat|kar|kardesim|kendini
-57|kirpi*|kirpik*|kisil*|kod|kusu*|makarna|mum|onla*|pol*|poli*|saril|sevme*|sorus*|soyleyen|tah*|tra*|tutus*|uyurk*
-57|uyurke*|uyurken|yag*|yapmi*|yasla*|yolda*
-58|@secret|bakiyorum|bell*|biliri*|bilirim|bulusm*|cic*|cice*|cikmad*|donmu*|dusle*|gizl*|gizli|gul|hisl*|hisle*
-58|hisler*|icimden|ile*|kapal*|kapaniyor|kopt*|koptu|maka*|mese*|mesel*|olme*|par*|pazart*|polis*|polise|roma*|sarki
-58|sonucunu|sorarlarsa|tal*|unuttum|uyudun|veren|yedim|yild*|yiye*
-59|acikc*|acikca*|acikcasi|basari*|biter|bol*|buradan|cikmadin|cozeme*|dusundum|farkl*|giz*|isteyen|kale*|kitap|kosu*
-59|min*|ogren*|olmali|opu*|siki|taniy*|uyandi*|yerin
-60|@someone|ada*|askim*|bi|bilc*|bilce*|bulurl*|cilv*|del*|dusunmez|gibisini|hak|insan*|iyi*|kis|miydi*|onu*|sesl*
-60|sonucu*|turev|tutmadi|yasay*|yasaya*|yasayamam
-61|atis*|canim|cikmasin|dedik*|dert*|dertl*|dertle*|diyoru*|diyorum|evden|gecmisi|genc*|gulum*|gulums*|guzeli*
-61|guzelim|inani*|insanlara|keyif*|kisiy*|konusuruz|lis*|mezar*|mezara|ruh*|sark*|seviyorsun|sorun*|soz*|taniyan
-61|titre*|vel*
-62|aklimdan|arkadasim|asa*|dunyay*|dusunmeden|get*|geti*|gordum|gorus*|gozlu*|hatt*|kalbini|kayg*|kelime|kimsey*
-62|kipir|kiriliyorum|muha*|olc*|rom*|sirtim|tanem|yand*
-63|alip|aski|bagir*|basimi|cevh*|cevhe*|demey*|deri*|dusm*|dusununce|duymam*|elim|guzel*|kalbimin|kolla*|kollar*|naz*
-63|onunl*|onunla|ozlett*|ozlettin|robot|ruhu*|sari*|seyi|tutul*|yetise*|yuz
-64|@erase|anlati*|asi*|birini|calist*|evde*|gecer|hayatt*|kimseye|kiza|konusu*|mesajini|olsan|olumd*|olumde*|olumden
-64|pay*|sakl*|sans*|sevdig*|sevdigini|uyand*|yanim|yol
-65|@darling|@family1|@love|aglam*|ailen|anlatirsan|dok|duymas*|gidip|kimse|nasip|olmadi|ozel*|rob*|robo*|sevgililer
-65|taniya*|tav*|tutuld*|yata*|yazism*|zeka
-66|adin*|adini|ayrild*|caldin|cekiy*|cekiyo*|dusl*|gelir|hav*|kaca*|kahv*|kani*|kapatilmaktan
-67|aldim|biri*|doldu|evi*|gecmis*|grup|hicbiri|insanlarla|kizi*|kusur*|mid*|olum*|ozled*|ozledi*|sira*|topl*|uta*
-67|utan*
-68|aklimd*|bas|cevi*|duyg*|duygu*|fazla*|fazlas*|gelin*|icini|kirp*|kita*|kulagina|onlar|sevd*|seviye*|yakin|yarat*
-68|yazma
-69|aki*|anlatma|ask*|cikmaz|dos*|gonul|hayal|ilgil*|kaf*|kalabalikta|kit*|mak*|mudur*|sevda*|temi*|yav*
-70|arkadaslarina|buyu*|gectim|gelsi*|gelsin|gerisi|gibis*|iz|konustuklarimiz|layik|mide*|mud*|mudu*|ozlemisim|pazar*
-71|alem*|basinda|bence|buy*|dok*|girm*|kapil*|kayd*|mutluy*|mutluyum|olabiliyorsun|terap*|yil*|yir*
-72|acma|baze*|bazen|degistir|gelmedi|insanl*|kata*|kiymetini|lay*|layi*|terapi*
-73|@marry|adi|ait|birin*|gittim|hicbir*|say
-74|ay|dondu*|gen*|guven|kimsede|sil|tane*
-75|ayirdigim|bende|cift
-76|dahi*|dunyada|erkek|tera*|uzulun*|uzulunce
-77|baz*|ciktim|sonuc*
-78|aklim*|bilin*|geceleri|gibisi|goz|mesaji
-79|baskasin|bilen|esim|ogrenc*
-80|dond*|onlara|sar*|yana
-81|esn*
-82|baskasi|kimsen*|kimsenin
-83|acik*|eve|verdigim
-84|degilsin|kalbin*|konust*|sahi*
-85|@kiss|evde|ozlemi*
-86|uykum
-87|kendin|kiz
-88|duramadim|evd*|parla*
-89|arama|cif*|olmak|olsa*|sus|yalnizca
-91|degerl*|eden|onemsemez
-92|kalaba*
-93|hayatimin
-94|basim|sah*
-95|dunyad*
-100|goruyorum|uyuyamadim
-102|ele
-104|bakma
-107|asik|ask|konusma
-108|parl*
-109|karsi
-110|sikildi
-112|ozledim
-119|hayatim
`,
  secret: `
154|sus
131|@erase
127|sir
120|anlamasin
112|@knownot
111|@secret
109|ailene
106|arkadaslarina
103|ogrenm*
100|anlatirsan|vel*
97|@tellnot|sorarsa
96|yazma
95|anlatma
94|baban*
93|acma|bilmes*|bilmesin|sora*|tut
89|acm*|sorarl*
88|duymas*|et|guveni*|sorarlarsa|soyleme
87|giz*|sil|yap
86|gosterme
84|aramd*|yetisk*
82|degistir|kalsi*|kalsin
81|gizl*|kardesine
80|@parent|koy|ogreni*
79|anlat|veli*
78|biley*|bileyi*|bileyim|cevir
77|adim*|annene|bilec*|bilece*|onlara|sat*
76|duymasin
75|duyur*|duyurm*|duyurma|evd*|ikimiz*|ogrenmesin
74|agz*|ailen*|babana|mezar*|mezara|sirr*|sorar*|yazis*
73|agzi*|halled*|konust*|sirri*|telefonunu|yakin
72|adimi|aramda|cevi*|dai*|dair|ekrani|ikimizin|sey
71|bilmem*|bozulur|soylersen
70|ailey*|anlas*|etmesi*|ilgilendirmez|mud*|mudu*|sakl*|yarg*|yargi*|yargil*
69|arkadasina|dert*|dertl*|dertle*|evdek*|evdeki*|gecmisi|gunlug*|guvend*|kals*|meza*|notu|odad*
68|etmesin|gerekm*|gizli*|gunlu*|not*|verme|yazism*
67|@needless|kelime|mudur*|olmasi*
66|anlast*|anlastik|bile*|cikmas*|ebe*|ebev*|ebeve*|ebevey*|etmes*|gec|got*|gotu*|isp*|ispi*|ispiy*|ispiyo*|ogrenirse
65|@teacher|ele|gizli|gormes*|haberi|halle*|mese*|mesel*|olmasin|sormas*|sormasin
64|bilm*|cikmasin|hallederiz|konusulmaz|sird*|sirda*|tuta*
63|anm*|at|bilme*|cozeri*|hall*|odevi|suphel*|yargilar
62|abin*|ablan|anlasm*|duyarsa|eve|iz|konusmamiz|mesaji
61|baba*|bazi|buyuk*|davran|durs*|dursu*|dursun|duyarl*|duyarlarsa|evde|gecis*|gecist*|gecmis*|gunlugune|muhu*|muhur*
61|muhurl*|sup*|suph*|suphe*
60|altindan|anneni|cozeriz|hatt*|kalacak|yaz
59|aile*|bab*|bozm*|cak*|cakt*|cakti*|caktir*|cit*|citl*|citla*|citlat*|gecmes*|gecmesin|gerceg*|gerekmez|kiskanir
59|konustugumuzu|konustugunu|oda*|okumas*|okumasin|tasim*|veli
58|anlatacak|bulur*|buyus*|buyusu|konu|mesele|ozel|paro*|parol*|silk|simdil*|simdilik
57|baband*|babandan|bahset*|bilmeyecek|dedigim|ebeveyn|gitsin|grub*|kilit*|kilitl*|kimseye|klas*|klaso*|klasor*|mevz*
57|pani*|parola|rahat|yerinde
56|acars*|ail*|anlasma|anma|ayirirlar|bahs*|bilecegiz|biliriz|buyukl*|giderse|ilgil*|ilgile*|muhurlu|odada|olmamis
56|soran|yerind*
55|@tell|agzin*|ayirir*|gecer|gitsi*|kimsen*|kimsenin|kopya|luz*|luzu*|luzum|mev*|ric*|saklayalim|temi*|toplantisinda
55|yorga*|yorgan*|yorganin
54|acar*|bildirimleri|citlatma|dok|evde*|gercegi|gits*|hesabi|hikayeyi|icine|kalmas*|karis*|kili*|kut*|okuma*|seyler*
54|sorunc*|sorunca|suphelenmesin
53|abine|annen*|ars*|arsi*|arsiv*|ayiri*|bilmey*|danismana|hes*|hesa*|kapat|kapatirlar|kuz*|mudure|perde*|polis*
53|polise|yab*|yaba*|yaban*|yazdiklarimi
52|buyug*|caktirmadan|derl*|derle*|disari|gizle|hesab*|kari*|karne*|korum*|koruma*|koya*|muhab*|muhabb*|sifre*|sirdas*
52|takma|temiz*|temizl*|uzulmez
51|bizd*|evdekilere|gormesin|haberd*|haberdar|hatta|huy*|izleri|kapini|okudu*|perd*|sak*|sozu|tem*|ucunc*|yapal*
51|yapali*|yapalim|yasak*|yasakl*
50|bildir*|bilel*|bileli*|bilelim|buyugu*|etme|film*|gomul*|gorus*|hald*|halde|kapal*|odada*|odadan|ort|pol*|poli*
50|sakla|saklam*|sekm*|sika*|sirrim*|ugrama|yuku
49|demedim|derst*|dilini|dunyam*|ema*|eman*|emane*|gecmi*|karist*|okuduk*|okuduktan|sokma|takm*|unut|yazdigimi
48|anlatman|arsive|bahse*|basin|dunyamiz|duya*|etm*|fermu*|fermua*|fisil*|fisild*|gomuls*|gomulsun|goster|gotur*|guv*
48|guve*|icini|iha*|ihan*|ihane*|ihanet|keli*|kelim*|kont*|kontr*|kontro*|kose|olursa|onlar*|ozg*|ozgu*|perdey*
48|perdeyi|sir*|sirrimiz|tas*|yeter
47|agzind*|anlamazlar|anlatacaksin|ann*|bilmemeleri|bite*|buyuklere|dalga|demedi*|demen|dert|fisi*|gecirme|halana
47|hayatin|icin*|karistirmayalim|kayd*|kuzeni*|kuzenine|onlari|ort*|sekme*|sifr*|siki|sizmas*|sizmasin|tekrar*|verirs*
47|yeterim
46|alir|anlati*|bizde|caktirma|degist*|dilin*|diyec*|diyece*|etmis|gitmesin|goturm*|goturme|hayi*|ikimizden|kalir
46|kalirsa|kanka*|konustuklarimiz|muh*|nokta|okud*|okuldakiler|okum*|ortay*|ortaya|otur|psi*|psik*|psiko*|psikol*|seyi
46|sirdasin|tey*|teyz*|teyze*|velin*
45|anlatmak|bilmesi|birk*|birka*|birkac|biz*|dav*|dosya*|dosyan*|dosyana|kolundaki|kontrol|merakl*|ode*|ogretmenine
45|olacak|olum|olurs*|pan*|sansi*|silme*|sirl*|sirla*|sirlar*|surpriz|temizle|tutari*|tutarim|ucun*|ve|verirsen|yay*
44|acil*|baz*|bulurl*|bunlari|demeye*|duyar*|gitmes*|hocana|kurc*|kurca*|kurcal*|olmami*|omz*|omzu*|parmak|psikologuna
44|sart|senle|sey*|sokm*|teyzene|yazdik*
43|abla*|anlatt*|bilecek|biri|bulamasin|bunlar*|cozer*|dediko*|demin|demist*|dersi|dersin|duyan|etmey*|fisildayarak
43|gire*|girin*|girinc*|girince|gru*|guven*|kimsey*|kollu|konusalim|konusulan|kulag*|kutu|ogretmeninin|sakladigin
43|sayf*|senl*|tutal*|tutali*|tutalim|uyuduk*|velin|verm*|yetist*|yetistirme
42|acarsa*|acarsan|agzindan|ama*|aman|anne*|bulu*|bulurlar|buluru*|bundan|dem*|dili*|diye|duymay*|emin|gerisi*
42|gerisini|gir|gorunt*|grubu*|grubun*|hakk*|kacti*|kactig*|kactigini|konusmamizi|mahz*|ogrenmemeli|olmam*|rap*|rapo*
42|rehber*|sekmey*|surp*|surpr*|surpri*|yanm*|yayi*|yayil*
-42|@miss|@need|aciyi|anlayacak|arkadasa|baslarsan|bilmeyenlerin|biraz*|buradayim|canl*|cic*|cice*|dagit*|disl*|dolu
-42|elm*|elma*|erk*|erke*|etmis*|ett*|far*|gecik*|gecikt*|gunum|hosc*|hosca|istis*|istisn*|kalma|kalmaz*|karari*
-42|kitap*|kiza|konusurken|mumk*|mumku*|mumkun|nefe*|ogrend*|ogrendim|ortao*|ortaok*|sark*|sevdi*|seviyo*|sikkin|sorar
-42|tane*|tasiyorum|veda*|yag*|yemege|yerden|yiki*|yilla*|yuzuk|zih*
-43|@love|agl*|ariy*|ariyo*|ariyor*|babam|bakarim|bens*|bensi*|bin|birini|biti*|degil*|dershane|dizl*|dizle*|dizler*
-43|doldu*|donup|eksik|el|eline|ess*|essi*|farki*|gecen|gecirmedigin|geliyorum|gercek|gonul|gordu*|haberin|hela*|helal
-43|kafa|kaldim|kapid*|kral*|kulu*|kulub*|miyim|olmaz*|onu|ozl*|saat|sah*|seyim*|siler*|sonucl*|sonund*|sonunda
-43|soylemem|taniy*|taniya*|uyum*|vermiy*|yaraladi|yetme*|yetmez|yuruy*
-44|@thanks_to|alis*|anladim|anlatiyorum|asik|asti*|astin|basari*|but*|butu*|cikmad*|cikmak|cur*|dedi|degili*|dese*
-44|dudaklarindan|duygularim|egl*|egle*|gecmed*|gecmedi|gonu*|gord*|goruru*|gur*|hav*|ihtiyac|kab*|kabul|kendime|kola*
-44|konusa*|mesajin|notl*|notla*|notlar*|olmayan|olurdu|parli*|parliy*|parliyorsun|roman*|seni|sesim|sevd*|sevi*|sonu*
-44|tabi*|tabii|tanid*|tanidi*|taniyamaz|tasiyo*|tutard*|tutardim|usu*|vak*|vard*|verdim|yaral*|yarala*|yerde*|yetm*
-44|yill*
-45|acikt*|anlarim|arkadasin|arkadaslarin|aski|atti*|ayira*|ayird*|ayirdi*|ayrili*|bakip|belk*|belki|calisma|degilim
-45|diyoru*|diyorum|elektrik|gore*|gormed*|gozd*|gunden|hatiri*|icimd*|icime|isti*|kabu*|kara*|kimya|konustum|kopma
-45|koyma*|kurt*|nef*|net|nez*|niye*|niyet*|ogrencilere|okurk*|okurke*|okurken|olab*|olabi*|olabil*|olam*|olama*
-45|paragraf|sab*|sacin*|sanm*|sanma|sinir*|sirt*|sirti*|terc*|terci*|tercih|yanina|yapacagimi|yasla*|yaslar*|yata*
-45|yazac*|yazaca*|yerimi|yoksu*|yoksun
-46|@leave2|annenl*|ayrilik|babam*|bilen|buse|cam*|cig*|cozem*|cozeme*|dede*|degeri*|gibi*|gitmen|gorem*|gozlerinin
-46|hazin*|hissed*|insanim|kalip*|kapani*|karni*|key*|kimin*|kiminl*|kiminle|kiv*|kra*|kuru|mum*|ney*|oluyor*|onems*
-46|opu*|pek*|peki|reng*|rengi*|rengin*|rengini|saci*|sav*|seviy*|sikki*|sustug*|tutun*|uyani*|vardi|yakin*|yasadim
-46|yava*|yazdigim|yeten*|yetene*
-47|@tutor1|alind*|alindi*|alindim|asli*|aslin*|aslind*|aslinda|bakiyorum|basar*|basim*|baskasi|bus*|dar|degism*
-47|degismem|deniz|dusunm*|esirge*|ezbere|gelec*|gelece*|gittim|gunde*|kacm*|kade*|kilo|koc|kollarimda|konusunca|lise*
-47|man*|mezun|nefes|ogretmisti|oldum|olsan|sabr*|sec*|sevgili|sola*|tam|ugra|uygulamaya|yani|yanim*
-48|agla*|anlami|bilin*|bolu*|boyley*|car*|cikarsan|davraniyorum|dershaneye|dunyal*|duymak|eks*|eksi*|emr*|goz*|grup*
-48|gune*|haric|kacma*|kalkm*|kapat*|kaybo*|kaybol*|kiym*|layik|nap*|olacag*|olan|olmaya*|pencereyi|sayfal*|sira*
-48|sord*|sordu*|takdir|unutuy*|uzd*|vazgec*|vermi*|yazma*|yerd*|yetisemez|zir*
-49|akl*|bakar|bast*|boslug*|bulusa*|cikma|cok|cumlen*|degilse|destekleyemez|evl*|gele*|genc*|gird*|hayal|icindeki
-49|koca|korku*|kucum*|kucums*|kullan*|muc*|olmay*|saye*|seviyor|sifir|sii*|sira|soruyu|tadi|takd*|takdi*|yapab*
-49|yapabi*
-50|@change|anlari*|anlats*|arasina|basa*|can|des*|gecmek|girdi*|gozun|inci*|kaliri*|kalirim|karsil*|kimi*|mesajini
-50|okuru*|okurum|oldun|ove*|ovg*|saklayacak|yakini*|yakinim|yetise*|yik*
-51|annenle|dogu*|ettim|gorurum|kiskaniyor|konusurum|odu*|olmasan|olunc*|olunca|olurd*|parcal*|sikk*|tum|yakis*
-51|yapili*|yol
-52|anlad*|anladi*|anlasilmak|cin*|dedem|deha*|elek*|elekt*|elektr*|gercekten|icinde*|kapatma|karisma|kisi|lis*|mesaj
-52|oldurmus|otekilere|yeters*
-53|annem|asig*|ayn*|bile|ceva*|cil*|deh*|deri*|dili|gitti*|gor|inana*|kulak|olun*|ote|sens*|sensi*|siniftaki|siradan
-53|sonuk|vermed*|yuzunu
-54|aldim|anlatmana|asigi*|benzemiyorsun|biriyi*|biriyim|bol*|cifti*|ciftiz|coktan|deger*|diyo*|gund*|gunler|guvene*
-54|kalaba*|kalp|lay*|layi*|neyi*|parmaklarim|tad*|ved*|vereme*|yemeg*|zekan*
-55|asa*|benims*|benimsin|diyor*|diz*|duygul*|etmedi*|fark*|kalab*|kalsan|kimsede|konus|soyleyen|tutu*|vars*|yav*
-56|az|bitti|dedigini|etmem*|kardesim|koyu*|mezu*|otur*|sac*|sevdig*|silers*|silersen|sirad*|sirada*|sohbet|tavsiye
-56|ugras*|yerim*|yil*
-57|cift*|duyg*|duygu*|etmed*|etmiy*|etmiyo*|hari*|mol*|muhta*|muhtac|numarasin
-58|@family1|anlamak|calism*|day*|inc*|insani*|kalbin*|kelime*|kim|koym*|ogretmenlerin|sahi*|tamaml*|verem*
-59|anlamiyor|ay|benzem*|gozu*|gunle*|hak|izi*|izin|kime|muht*|ogrencim|sol*|susu*|tanimiyor|unutma*
-60|bakm*|kiskaniyorum|sensin|zeka*
-61|anlayamaz|arad*|aramizdaki|arkadaslarinla|ele*|iyisi*|kez|koruyabilirim|mesaji*|okuyorum|oys*|oysa|ugrama*|uta*
-61|utan*
-62|cokta*|duyuy*|duyuyo*|gordum|gun|insan|kafa*|niy*|soylerdi
-63|anlaya*|cif*|danisma|don|duyuyorum|gitt*|goruyorum|hesabini|kalsa*|olmasa*|olurum|sevdigini
-64|buldun
-65|deni*|elini|git|kapatm*|kimseyle|kimy*|konuss*|paylasamam
-66|bitt*|dersh*|dersha*|ustuns*|ustunsun|yazilm*
-67|anlami*|anlay*|bakma|bilemez|istemiyorum
-68|biriy*|oldur*|oldurm*|yarim
-69|bilem*|bileme*|bilirim|zor
-70|benz*|benze*|buld*|buldu*|sorarsan
-71|yaparim
-72|hala|konusmak
-73|ask|konusuyorum
-74|parmak*|sez*|zek*
-75|ceki*|kimsed*|yeni
-76|yazil*
-79|ilgiy*|ilgiyi
-80|terk
-81|cevap
-82|bulamazsin|kal
-83|hep
-84|goruy*|goruyo*
-87|duymad*|kimsem
-88|ara
-90|ilk
-92|ogrenc*
-94|demek
-108|biliyorum
`,
  romance: `
153|ask
126|@love
124|asi*
120|@kiss
118|asik
116|el
114|tanem
113|ol
103|erkek
102|seviyorum
99|opu*
98|vur*
97|dusl*|prensesim
96|@marry
95|bus*|hayal|sevdigini
93|emr*|karsi
92|del*|kirp*
91|buse|ruh|sevda|siniftaki|yasayamam
90|bakma|kiskaniyorum|kiz
89|cif*|sevgililer
87|@darling|ele
86|denemen|kur|yasay*|yasaya*
85|hayatimin|saril|tatl*|yakisiklim
84|askimi*
83|evle*|evlen*|kiza|saclarini
82|yuzuk
81|gozlum|gul
80|dusunmek
79|basimi
78|ogla*|oglan*|sevda*
77|esim|ope*
76|esi*|hosl*|hosla*|hoslan*|sevdigimi|tutuldum
75|arkadastan|flo*|flor*|mecn*|mecnu*|mecnun|omz*|omzu*|yan|yuzunu
74|ask*|cil*|hos*|part*|romant*|romantik|yarim
73|asig*|opucuk
72|adi|adin*|basa|cilv*|kade*|opuc*|opucu*
71|dusle*|vuru*|vurul*
70|asigi*|balim|cic*|cice*|eri*|min*|uyu|uyudun
69|adini|askin|bekliyordum|cocukla|evl*|vurg*|vurgu*
68|biriyl*|biriyle|gulus*|kalb*|kirpi*|kirpik*|olmak|olsa*|yedin
67|askimiz|canim*|cift*|gunaydin|seviyorsun|soyle|tatli*
66|beb*|erk*|erke*|guzel*|kars*|sevm*|sevme*
65|aklimi|arkadasin|bita*|deli|gulunc*|gulunce|kader*|kaderi*|omur|sarilmak|sevdic*|tutk*|tutku*
64|@heart|aldin|ayril|cifti*|ciftiz|dusundukce|guzeli*|guzelim|kesin|kizari*|kollarima|konusuyorsun|omzuna
63|aski|bakm*|bulusm*|deli*|gonul|kiskanirim|sahib*|sahibi|sevd*|sonum|ucusu*|ucusuy*|ucusuyor|yoruldun|yuz
62|alami*|alamiy*|alamiyorum|aski*|bakis*|bitan*|bitane*|cekic*|istiyorum|kiskancliktan|olurd*|omzun*|tutus*|yat
61|baskasinin|bebe*|bebeg*|cikiyor|hayali*|kimin*|kiminl*|kiminle|seviyo*|tane*|tat*
60|@jealous|bebegi*|bebegim|bulus*|gulun*|guzels*|guzelsin|kirac*|kisk*|kiska*|kiskan*|konusma|olmali|olsaydi
60|paylasamam|sevdicegim|yanig*|yanigi*|yanigim|yapiyorum
59|gamzel*|hissediyorsun|kalbi*|manitam|parmagina|rom*|senini*|seninim|tekl*|tekli*
58|aba*|basimdan|duymak|flort|gam*|gamz*|gamze*|gozlerinin|guz*|guze*|kalbin*|korkm*|kul|ran*|rand*|rande*|randev*
58|ruyan*|sevmek|tatli|yemegi
57|aliyorsun|aramizdaki|basimd*|boynun*|cevab*|cevabi|giydin|gozler*|ister*|kollarimda|kond*|seks*|seyim*|tuts*|tutsa*
57|tutsam|unutuyorum
56|baskas*|canimi*|canimin|hoslaniyorum|isterd*|isterdim|kalbini|kuca*|mis*|nasil*|ote|teklif|yakist*|yaptin|yazilmis
55|bitanem|buyul*|buyule*|der|gulusu*|ilis*|ilisk*|iliski*|kimy*|nazl*|oksay*|olurdu|omu*|yaparsan
54|anlatsana|asik*|bahsed*|bakisi*|beya*|cift|donduruyorsun|duslu*|dusluy*|dusluyorum|duys*|duysa*|duysam|emre|ili*
54|onun*|onunl*|onunla|parfum*|sev*|seyred*|siir|tal*|yar
53|ait|birt*|birta*|birtan*|cilve|dizime|dusled*|dusledim|emo*|emoj*|genc*|gulu*|koca*|mani*|manit*|manita*|mel*|misi*
53|misin|o|pay*|paylas*|randevumuz|sinavl*|vark*|varke*|varken
52|anlats*|ceki*|dans|eng*|enge*|guzell*|ink*|inka*|inkar|kac|kimya*|kiyam*|prob*|probl*|proble*|sevdal*|unutuy*
51|bulusalim|cicek|guzelligin|hissediyor|kalbi|kuru|mele*|meleg*|melegi*|melegim|opm*|opme*|opmek|sevec*|sevece*
51|sevecegim|sevgilini|tutkun*|tutkunum
50|cekici*|cekicisin|cocukl*|elini|evimi*|gormuyorsun|gorust*|hem|hissetmek|kimseyle|nasilsin|parf*|parfu*|rahats*
50|sarila*|sarilayim|sarkim*|sarkimiz|sere*
49|askimizi|basim*|baskasina|baskasini|beyaz*|buna|dinlemiyor|dizim*|elektrigi|evim*|gereke*|gunu|ici|keske|koyma*
49|mumla*|okuya*|partn*|partne*|prof*|profi*|profil|sevgilim|sevgim*|tutmak
48|caldin|cey*|ceyl*|ceyla*|ceylan|cocuktan|gor|gozle*|kalbimin|kesk*|ley*|leyl*|leyla|parti*|sahild*|sahilde
48|saklayamiyorum|sap*|sinemaya|suc|tatlim|tatlis*|tatlisin|vuruld*|yazsa*
47|anlata*|benims*|benimsin|cikiy*|cikiyo*|dudak*|dudakl*|dudaklarindan|erkeg*|gonlumun|mesaj|mumlar|nedi*|payl*
47|payla*|sacin*|tutu*|yana*|yandim
46|aliy*|aliyo*|altinda|baskasiyla|cap*|elek*|elekt*|elektr*|emin*|emini*|eminim|gel|gorsem|harik*|kapil*|kiskandim
46|sevgili|sirada|uykun|yerden
45|adin|asigim|caldi*|gece|gogsume|golge*|insanin|isir*|kalp|kondu*|kondur*|korkma|olmaya|olsan|optu*|rome*|romeo
45|sevgim|siki|varsa|yapars*
44|adi*|ayrild*|baki*|beraber|birbirimiz|catla*|catlad*|catladim|cilve*|cilvel*|desem|dostlugu|dustu*|elimd*|flort*
44|gozlerine|hayatim|mef*|meft*|meftu*|meftun*|meftunum|oldugunu|olmal*|otursak|reng*|rengi*|rengin*|rengini|roman*
44|turevi|tutuld*|tutup|yakisi*|yaratilmisiz|yuzlu*|yuzlum
43|adimi*|alam*|cald*|dali*|etmem*|gelsi*|gelsin|gozlerin|kalk|kimselere|kivi*|kizariyor|mus*|nis*|nisa*|nisan*
43|nisanl*|olan|sahil*|sek*|sevdalandim|sozl*|sozlu*|taka*|yandi*|yanina|yazdigim|zekan
42|a|ac|bakmam|coz|dan*|dedigin|elin*|evleni*|fena|formul*|gulum|hikaye*|hisl*|hisle*|hisler*|hislerim|kitabini|kivil*
42|kivilc*|kivilcim|mesajindan|omzum*|omzuma|seke*|seker*|sekeri*|utani*|yapiy*|yapiyo*|yazmas*
-42|@someone|acarsa*|acarsan|act*|acti*|agrid*|agridi|an|anahtari|anlard*|anlarim|anli*|ann*|anne*|asag*|at|atl*
-42|bilel*|bileli*|bilelim|bire*|caliy*|caliyo*|caliyor|cezala*|cikan|cog*|dagi*|dahi*|dediginde|dinler*|disari
-42|diyors*|duseri*|duserim|dusuyor|duydu*|edem*|edeme*|evde|evlad*|evladi*|gayr*|gelem*|geleme*|gercek|girdi*|gurul*
-42|guven*|inan|iyil*|kacm*|kalal*|kalali*|kalalim|kapa*|kapatirsan|kaybe*|kaybolma|kayn*|kayna*|kesin*|kesinl*
-42|kesinlikle|kirg*|kirgi*|kirgin*|kopa*|kucuk|neyi|okuru*|okurum|olmasam|sakliyorum|sayilir|sohbet*|sonund*|sonunda
-42|sorulari|sorun|soyleme|soylemem|takd*|takdi*|tasiy*|telas*|uyus*|uzulu*|vermeden|yanil*|yapaya*|yasak*|yasakl*
-42|yazama*|yon*
-43|@erase|@without|acmaz|agir*|aklind*|aklindan|anlatacagim|atacaksin|basit|benl*|benle|benzey*|benzeyen|bilmemeleri
-43|biteri*|biterim|bog*|bunc*|bunca|burkuldu|burn*|burnu*|buyur|buyus*|buyusu|cikti*|daki*|dakik*|dakika*|denk|disl*
-43|dondum|durust*|duyd*|duz*|ekr*|ekra*|eskid*|eskide*|eskiden|esl*|esli*|ezb*|ezbe*|ezber*|gecir*|gozden|gulm*
-43|haftal*|hissediyorum|huzun*|huzunl*|ilac|izler*|kalka*|kar|karari*|karn*|karsima|kavg*|kirik|kont*|kontr*|kontro*
-43|kullan*|kustum|kusur*|masan*|mora*|notu|olum|orta*|oys*|oysa|oyun*|sall*|saniyor|simdi*|takdir|tara*|tem*|tost|uce
-43|yanimd*|yaslar*|yeti*
-44|@needless|anlar|anlari*|anlasilmamak|annenl*|arkadasa|asli*|aslin*|aslind*|aslinda|bagim*|baskalariyla|buras*
-44|burasi|carpip|cayi*|ceza*|cezal*|cozeri*|cozeriz|dak*|darald*|daraldi|denememde|durm*|dusunu*|duymasin|duyuyorum
-44|edebilir|ellerimle|emin|etmedi|evd*|gereki*|grubu*|gulmek*|gulmekten|gulumseme|hazin*|hocalarin|hosc*|hosca
-44|inanma*|ira*|irak|isi|karan*|karanl*|kavra*|kesfed*|kimse|kirdi*|kirdig*|kontrol|konusmayi|konusuyoruz|kot*|kotu
-44|kuz*|laf|mil*|mutfak*|nefr*|nefre*|nefret|odevi|okuyu*|okuyun*|okuyunca|onc*|ozur|sakliy*|sayilm*|sevind*|sile*
-44|sorarlarsa|umu*|unutac*|uzulun*|uzulunce|vereme*|yanimda|yarin*|yasar*|yasiyorum|yavas*|yazmak*|yazmaktan|yuzumde
-44|zat*|zate*|zaten|zord*|zordu
-45|@leave2|acikt*|alir|anlamiyor|anlasm*|anlasma|annem*|annen|bari|ben|benzer*|beyn*|beyni*|bulunm*|burku*|burkul*
-45|buyukl*|cay*|cikt*|damla*|deha*|derind*|dili*|dogum|dostu*|duyar*|eles*|elest*|elesti*|esin|gelmed*|gitmem*
-45|herkesin|iki|inanir|kali*|kapatinca|karsim*|kimlig*|kirild*|koca|kocun*|kom*|konusmadigim|kull*|kulla*|kuy*|kuyu*
-45|oglum|okuld*|olmaz|olurm*|olurmu*|olurmus|oturmaktan|sahip|saniyo*|sansliyim|seviyene|sirri*|sone*|sonucunu|sust*
-45|sustu*|taniy*|topa*|topar*|toparl*|varlig*|yalnizligimin|yaparim|yerimi|yikilirim|yillarimda|yoku*|yokum|zekan*
-46|@courtesy|abine|aka*|aklina|basli*|besl*|cez*|degerl*|degism*|degismem|derin|diken|disa*|disar*|dos*|duss*|edeb*
-46|edebi*|elma*|gittin|grubu|hak*|hastan*|hatiri*|hatirim|hazirladim|hic*|insanl*|istiyorlar|iyisin|kaciyorsun|kanka*
-46|kism*|kismi|kla*|mese*|mesel*|mutf*|mutfa*|oku*|okuduk*|okuduktan|oldugum|olmaya*|omuz*|omuzl*|omuzla*|ozu*
-46|saatleri|sabahi*|sabahin|sandi*|saniy*|sirrim*|str*|stre*|tab*|terk|tuttu*|uca*|vedalari|vel*|verdigim|yapari*
-46|yardim|yasinda|yasiy*|yasiyo*|yazac*|yazaca*|yazmadigin|yikili*
-47|acars*|agzin*|ailed*|ailede*|aileden|anladim|anlamaz|anlatma|arkadasimla|baba|babam*|bayr*|bayra*|bes*|bugune
-47|buyuk*|cikarm*|cocugum|diyec*|diyece*|duymas*|fil*|gibisi|gormedim|gotur*|gulumsuyorum|guluyor|guven|imk*|imka*
-47|imkan*|imkans*|kapatm*|kapini|kesf*|kesfe*|koyu*|kulak|kus*|kust*|kustu*|olma|ovus*|ovust*|ovustu*|peki|sensiz*
-47|sikkin|sinava|sirtim|siv*|sona|sonucu*|surpriz|ucuncu*|usud*|varl*|varli*|veli*|veril*|vermeyince|yard*|yardi*
-47|yarisi|yerk*|yerke*|yerken|zaman*|zih*
-48|@parent|baglan*|bahset*|bilg*|bilmen*|bilmeni|bis*|bunlar|cam*|cevr*|dediklerin|degmez|deh*|demedim|demen|dinley*
-48|dort|edilm*|gelir*|gire*|icten|iht*|ihti*|incin*|isten|kahve*|kalsi*|kalsin|kapan*|karnim|kimli*|kipi*|kocu*
-48|kopma*|kosac*|kosaca*|kosacagina|lokm*|mecbur*|midem*|okud*|okudu*|olmadigini|onl*|pek*|salonu*|sorul*|sorula*
-48|soylersen|susa*|tava*|tavan*|tavana|uzm*|vakt*|velin|yaslaniyorum|yeni|yil|yollar*
-49|acikti*|aciktim|acm*|aglad*|agladi*|agladim|aile*|ama|birakirsan|bulam*|bulama*|bulun*|catli*|catliy*|catliyor
-49|cozemeyince|deyin*|deyinc*|deyince|dinle|dostluk|eksik|fermu*|fermua*|gird*|icini|ihtiy*|ihtiya*|iyi*|kacti|kem*
-49|kemi*|key*|konusacagim|konusmaya|konust*|konusurum|lok*|muk*|muke*|mukem*|mukemm*|ogretmenlerin|ort*|sakladigin
-49|sakli*|seninki|sevdigim|sok*|tamaml*|tatile|topr*|topra*|vari*|vermistin|yakala*|yari|yazilim|yazmadin|yetise*
-49|yuzd*|yuzumd*|zor*
-50|agli*|agliy*|agliyo*|ail*|ani*|ayakta|ayir*|baba*|bast*|bazi|begen*|binl*|binle*|binler*|binlerce|bosluk*|boslukta
-50|boyu*|derdin*|dey*|deyi*|donmen*|duyan|essiz*|essizs*|essizsin|firl*|firla*|gecme*|gitm*|guluy*|guluyo*|gunler*
-50|gur*|hissettiriyorsun|kafan*|karar*|kil*|konustugum|korkuy*|kosa*|mola|muhu*|muhur*|muhurl*|muhurlu|nasip|ovu*
-50|oylec*|oylece|parmaklarim|secilmis|sevdir*|sikki*|sorar*|sorarl*|soyles*|takma|ugra*|yanda*|yandan|yuzume
-51|abin*|acid*|acidi|aciyi|adim|agliyorum|agz*|agzi*|aske*|asker*|baglandim|bambaskasin|birazd*|birazdan|biric*
-51|birici*|boyley*|cekm*|dok|dokt*|dokto*|dunya|ese*|eser*|eseri*|gelen|gozd*|gozde*|gozler|gundu*|guru*|haki*|hakik*
-51|hayatta|hey*|heye*|heyec*|heyeca*|hoca*|ispi*|ispiy*|ispiyo*|iyis*|kag*|kagi*|konustugumuzu|kosm*|kura*|lafin*
-51|notu*|ogren*|ogrencim|okurk*|okurke*|okurken|olabiliyorsun|olursu*|olursun|onem*|onlari*|onlarin|oturuyor|saat
-51|satirl*|sekm*|siz*|sun*|tanis*|top*|ustuns*|ustunsun|yapma*|yasin*|yasind*|yazarim|yok*
-52|@best|@miss|agri|bagi|baslad*|birakmak|danism*|dede*|derdi*|elm*|far*|gecti*|git*|gule*|gunler|hafta|hava*
-52|hayatindaki|hissettim|iba*|ibar*|ibare*|ibaret|icte*|kalab*|kiril*|konustugunu|kuzeni*|maki*|makin*|mecb*|mecbu*
-52|muhtac*|notun*|otek*|oyu*|renk|sabr*|sat*|sever|taniyo*|unuta*|yazmaz*|yazmazsan|yeter*|yin*|yine|yokl*|yorgun*
-52|yut*
-53|alama*|annem|arkadasina|baskalarina|bekle*|bilen|bilmesin|danis*|duygulandim|gir*|gri*|gulme*|guv*|guve*|hoc*
-53|kalirs*|kaybettim|kesm*|kip*|konusunca|kulakl*|nez*|oda*|okur|one*|ozle*|sarkiy*|sarkiyi|sizli*|sizliy*|sizliyor
-53|tani*|taniyorum|tasi*|tit*|titr*|yazdik*|yemegi*|yoklu*|yoklug*|yuzune
-54|acma*|agriy*|anlatirim|anlatirsan|arada|balik|bitirm*|cekmi*|daml*|dani*|dinleme|edebiy*|ekranda|grup|halled*
-54|kalacak|kalmas*|karsin*|kat*|kazand*|kedi*|kedim|kizg*|kizgi*|konusmamiz|konusuyorum|ozlu*|ozluy*|ozluyo*
-54|ozluyorum|parla*|pat*|program|sog*|sogu*|tartis*|tip*|yatagi*|yetis*
-55|agi*|anlamasin|aramiza|arkasinda|bekled*|bilsi*|bilsin|boynum|burk*|cab*|cabu*|cabuk|cevrimdisi|deger*|dusunmez
-55|esne*|esney*|hallederiz|ict*|ihtiyacin|kanim|kiriliyor|kurd*|kurdu*|makine|mesajlarimizi|mev*|muha*|muhta*|odum
-55|olmay*|onun|oturuyorum|pis*|sarilm*|tarti*|tas*|vermed*|yalv*|yalva*|yalvar*|yazam*|yaziyorum|yazmayinca
-56|agriyo*|agriyor|alma|aramda|bakar|bakmak|biter*|bozuk|buray*|buraya|calismaya|cekil*|dar*|dara*|daral*|deva*|devam
-56|dunyay*|duya*|edin*|elv*|elve*|esn*|ess*|essi*|hakl*|hala*|hata*|hizl*|kank*|kardesim|kardesin|ked*|kesild*
-56|kesildi|olacak|olmayi*|olmayinca|seyi|siradan|sirt*|sirti*|tadi|tatil*|vedal*|vedala*|yapmak|yasam*|yatag*|yazili*
-56|yurudum
-57|@sad|abi*|anc*|atis*|ayna*|aynay*|aynaya|bab*|bilin*|bozulur|bunlari|canim|cozeme*|cozme*|dilin*|dilini|dusunen
-57|evla*|hiz*|iyisi*|kalir|kimsede|kiskanir|kopm*|mak*|mut*|muy*|paylasma|pencereden|sabaht*|sabahtan|saniyorsun
-57|sirr*|tirnagin|unutt*|unuttu*|unutur*|yazmay*
-58|acim*|agla*|aksaml*|ana*|anah*|anaht*|anahta*|anca*|ancak|ara|bagir*|bekledim|bile*|durdum|duser*|gencli*
-58|gordugumu|hatirl*|ilac*|insanlar|istedim|kahvalti|koyma|kulak*|mesaji|muht*|olurs*|onla*|sinifindakiler|tart*|ter*
-58|tirnag*|universitedeyken|unutursan|yapama*|yapil*
-59|aramd*|bakmadin|biraz*|biriyi*|biriyim|bitm*|bos*|bosl*|boslu*|bozm*|cocugu*|degist*|denizi|dersh*|dersha*|dig*
-59|dige*|fazlasini|gelmi*|gozle|guc*|hocan|ikimizin|isigi|istemiyor|kafam|kizam*|koyde|laz*|lazi*|lazim|oburl*
-59|oburle*|okula|oldun|olmad*|per*|sansi*|secil*|secilm*|sordum|sors*|tav*|titre*|ugra|yuzde*|yuzden
-60|@thanks_to|anlayan|bilir*|bilmem*|biraki*|buz|calisirdim|calisma|ceker*|de|ezi*|fir*|gecm*|geld*|gerisi|hafta*
-60|hayatt*|insanim|is|isin*|kalac*|kalaca*|kapi|korku*|lafi*|miydi|oglu*|olmas*|parl*|ruhun*|sanma|sevincten|sonucu
-60|sormu*|takl*|takli*|taklit|tos*
-61|akil|aklima|alm*|anlaya*|arama|arkadaslarimla|ayakt*|ayri|biliri*|bilirim|bulustum|cocug*|diger*|digerl*|dinled*
-61|donme*|gidisi*|kaybet*|obur*|olce*|ozlett*|ozlettin|sanm*|uyuma|yasad*|yasadi*|yerde|yolda
-62|ayrilik|bakiyor|boyle*|bur*|cozem*|dev*|elim|goren|gunu*|haber|harca*|hayatinda|hocala*|huzu*|kara*|karsinda|kuze*
-62|kuzen*|rob*|robo*|robot|tam|unutul*|uyuyamadim|vaki*|vakit|yerim*
-63|anlasi*|anlatt*|anlay*|arkan*|basima|borclusun|dalg*|dis*|duygus*|goruyorsun|ilgile*|kals*|kest*|kimsed*|kiyas*
-63|kiyasl*|koyd*|maha*|mahal*|mahall*|ove*|sal*|sevinc*|sikis*|sikisi*|sikisiyor|verirsen
-64|@angry|anlas*|basina|canli|cozdum|dag*|deniz*|eve|fazlasin|hav*|hocal*|inanm*|isin|kalk*|kardes*|kelime*|kimim
-64|kizard*|kizardi|okur*|okuyan|ozlem*|sansli*|siki*|sora*|tane|ugr*|uzd*|veda*|yuruyu*
-65|@cry|almad*|baslay*|bulur*|cikis|durust|eskisi|grub*|kani*|kimsen*|kimsenin|mol*|olabilir|parcal*|pek|sinifta
-65|sizl*|sus|tela*|yorgu*
-66|@happy|bik*|canl*|hayatindan|ihm*|ihma*|ihmal|karsiligi|kulagim|mahallede|obu*|okul*|saye*|sesim|seyin|sord*
-66|sordu*|tati*|yapam*
-67|baze*|bazen|benimki|bils*|degisi*|dunyada|hayallerim|kenara|kendi|not*|seci*|tutt*|vermiy*|yaris*
-68|ablan|agl*|baskasin|baskasindan|dayanm*|derd*|hati*|hatir*|kard*|ozl*|sirada*
-69|atan|bag|benimk*|bulust*|dustu|edil*|eskis*|git|gunle*|karde*|mide*|siniftakiler|tirn*|tirna*
-70|huz*|kaldim|kimsem|seviyorsan|sozun|tir*|uc
-71|adimi|bin|desen|dogu*|geliyorum|got*|gotu*|isl*|laf*|yaniy*|yaniyo*|yaniyor|yaptim|yold*|yorg*
-72|bekler*|kalsan|kan|lis*|olac*|olaca*|sakla|unuttun|vak*|yedi
-73|arad*|bakmaz*|beklerken|etmez|hissedebilirim|isla*|mid*|ogrenc*|ozledim|parca*|ved*
-74|gidis*|harc*|kird*|olmadi*|parc*|yazmad*
-75|abla*|dost|haft*|kos*|ruhum|sikildi|sinif
-76|abl*|eden|geldi|gidiyorsun|hak|olursa|sikild*|tutuldu|tutun*
-77|aklin*|kiskaniyor|mesaji*|sikil*
-78|@life|sarilmayi|yuzum*
-79|kiri*|yoruldum|yuzum
-80|hayatimda|lise|rahat
-81|gunum|haf*|hep|istiyorsan|kos
-82|alis*|durus*|gec|kalsa*|konusmak
-83|donup|mesajini|onca|yuzund*|yuzunden
-84|ayrilm*|haric
-85|ayrilmistim|cekip|hayall*|ise
-86|aldim|arkadaslarinla|emek|sonuk
-87|az|gozlerim|kollarim|muh*|onlar
-88|gitme
-89|baskal*|hizla
-91|sevgilimden|sevin*
-92|kala*
-93|cikmad*|gru*|uyani*
-94|arkadaslarina
-95|cikmadin|oldugun|seviye*
-97|don
-98|kan*
-102|duramadim|gordum
-103|degis*
-104|eme*|uyku
-106|erken
-108|ellerim|en
-109|sir
-112|kal
-116|yaz
-118|dun
-123|arkadaslarin
-127|baskasi
`,
  praise: `
125|ogrenc*
123|seviye*
121|bilen
119|baskasi
115|parl*
106|insanl*
95|zek*
94|anlay*
93|dig*|dige*
92|dusunmez|gore*|parla*
91|anlamiyor|hissedebilirim
90|benimk*
89|baskasin
88|siradan
87|degerl*|oburl*|oburle*|oldugun
86|anlaya*|onemsemez
85|ruhun*|tamaml*
84|dunyada|eden|gerisi|obur*
83|ilgiy*|ilgiyi|iyisi*|kimsede|zeka*
82|@best|sirada*
81|gelir|mil*
80|anc*|kimsed*|kisi|kiskaniyor|kucum*|kucums*|sendek*|sendeki|yeters*
79|bende|far*|iyisin|koruyabilirim|seviyende|sonuk
78|@thanks_to|ess*|essi*|gozumd*
77|en|haric|ihtiyac|konustugum|ogrencim|yalnizca
76|bag|fark|kardesin|kendin|yetise*
75|anca*|ancak|gibi*|zekan*
74|bakar|diger*|digerl*|muc*|nasip|olmasa*
73|gibis*|gru*
72|muk*|muke*|mukem*|mukemm*|onca
71|arkadasa|ayn*|cozdum|gozumde|grup|kiyas*|kiyasl*|kra*|sirad*|tan*
70|anlayan|dostu*|hang*|icindeki|insanlarla|ove*|tasiya*
69|anlamak|benimki|dege*|dinle|gibisi|hak|kalbin*|secil*|secilm*|ustuns*|ustunsun
68|asag*|bilmiyor|etmez|hayr*|kendin*|taniya*
67|anlasi*|anlayamaz|ayni|bugune|deh*|kalaba*|obu*|olabiliyorsun|ozels*|ozelsi*|ozelsin|taniyan
66|biric*|birici*|deger*|diger|gozum*|halini|inanan|insanlar|muhtac|seviyor
65|asa*|binl*|binle*|binler*|binlerce|hocala*|kafa|mily*|milyo*|ogretmenlerin|otekilere|sira*|yakin*
64|asti*|astin|cevh*|cevhe*|dost|dostun|elma*|hangi
63|benzey*|benzeyen|bin|birin*|hakkin*|halin*|kendini|kral*|oburleri|oteki*|otekil*|ovg*|parli*|parliy*|parliyorsun
63|tavs*|tavsi*|tavsiy*|tavsiye|yana|yerin|yeten*|yetene*
62|benz*|biliyorum|cozemez|dinl*|dos*|edemez|elm*|ese*|eser*|eseri*|kala*|sez*|sinifindakiler|yaris*
61|besl*|bulamazsin|edebil*|ezb*|ezbe*|ezber*|hayra*|hazin*|lay*|layi*|onlari*|onlarin|taniy*|teraz*
60|bilemez|cikmaz|dediklerin|degilsin|derin|gozle|isteyen|konusmaya|kulu*|sahip|tamam*|yakini*|yakinim
59|bugun*|cev*|cevren*|kesf*|kesfe*|kesfed*|muci*|muciz*|nad*|nadi*|takd*|takdi*
58|buldug*|bunlar|esin|gibisini|gorem*|hali*|hepsinden|hicbir*|isteye*|kafan*|mukemmelsin|seni|soyleyen|takdir|varlik
58|yasitl*|yazik|yetisemez
57|@change|@noone|aklimda|bes*|degerlisin|etmedi|gozd*|gururumsun|hicbiri|olmaya*|sabre*|yasit*
56|dar|davraniyorum|degerini|deha*|destek*|goren|harc*|icinde*|kalib*|okuyorum|olce*|ruhunu*|ruhunun|seci*|sifir
56|tanimiyor
55|ayar*|bambaskasin|baskalarinin|bin*|birinc*|destekleyemez|edebilirim|eles*|elest*|elesti*|gectin|kavra*|koc|olmasan
55|ust*|veril*|yava*
54|ayric*|ayrica*|buyuk|cozen|dusunen|goruyorum|harci*|harciy*|ise|leb|okur|onlar|otek*|ovuy*|ovuyo*|vardim
53|arama|dinlerim|get*|geti*|kaf*|karisma|kosul*|kullanicilar|mucize*|ogrenciler|ovgu*|ovgus*|sayilir|sec*|senin|sorar
53|tav*|verdigi|yuka*|yukar*|zih*|zir*
52|@someone|anlami|anlayacak|bedel*|birini|ciddiye|degeri|denk|etkileyen|etr*|etra*|etraf*|etrafi*|gelen|harcan*
52|hocal*|iyis*|kavr*|sahi*|yav*|zirv*|zirve*
51|aklin*|ariyorsan|bilmez|biri*|degism*|degismem|deng*|dershaneye|dinlemez|dinley*|eline|ettigin|gordugum|kata*
51|parca*|sans*|seviyene|sinifi*|tirnag*|ustu*|yakala*
50|arkadaslarin|beni*|calist*|cevher*|cikan|dedigini|dog*|fav*|favo*|favor*|favori*|gibisi*|gorul*|istis*|istisn*
50|kalbinin|koruya*|krali*|list*|liste*|mucizesin|numarasin|oncek*|sarr*|sarra*|soylemem|tirnagin
49|aklini|benim|dest*|deste*|dunya|duymad*|goreme*|her*|karsima|kim|kusuru*|layik|milyon*|nokta*|num*|numa*|numar*
49|ruhu*|secilmis|sen*|sorma|terazi|vardi*|verdig*|yazs*|zayif*
48|akr*|akra*|anlari*|bilem*|bileme*|birisi*|birisin|cur*|gelmedi|hazine*|insanlara|kapas*|kapasi*|koca|ogretmen
48|olmayacak|orasi|ozelim|tani*|unutma|ustun
47|anlatmaya|aras*|bense|boyle*|edeb*|edebi*|essiz*|essizs*|essizsin|gelist*|gordugumu|gunduz|har*|herk*|herke*
47|karsina|ozel*|ruhunu|sarraf*|sever|umuru*|umurum*|umurumda|yakal*|zihi*
46|altindaki|anlasilmak|asagi|benze*|biris*|cika*|dehan*|dehani|dersh*|dersha*|fazlasin|fre*|frek*|freka*|frekan*
46|geli*|goreb*|gorebi*|hep*|heps*|iste|kalip*|kavray*|kulub*|okuru*|okurum|olamaz|olmayan|ote*|ovgusu|tam|unutm*
46|yetersiz
45|alem*|bakmak|basta*|bastan|cevheri|der|dinleyen|etrafindakiler|ezbere|gosterdin|hakkini|harcaniyorsun|hata*|hayran
45|hayran*|insansin|kiy*|naza*|nazar*|nazari*|nazarimda|okuyan|olmas*|onla*|sabr*|sah*|sayfal*|sone*|soruyo*|tasirim
45|topl*|umur*|yalniz|yari|yerini|yuzune|zekayi
44|ailed*|ailede*|aileden|baban|bagi|benzer*|cekem*|cekemi*|cekemiyor|ciddi*|ciddiy*|demede*|demeden|dusune*|evr*
44|evre*|farki*|gozb*|gozbe*|gozbeb*|gozbebegimsin|hakli|hocalar|icte*|istemek|kaldir*|kimi|koruy*|onl*|sarrafin
44|sayem*|sayemd*|sayemde|sini*|tar*|yanim|zekan
43|aki*|anlarim|anlattiklarini|annend*|annenden|ayri|bayr*|bayra*|boyles*|boylesi|bulacaksin|cozme*|etmed*|fark*
43|gunden|hakl*|harca*|icind*|imk*|imka*|imkan*|imkans*|insan*|kalab*|kaldiramiyor|kusu*|nez*|ruhl*|ruhla*|ruhlar*
43|sabi*|sansli*|saye*|sensin|sifi*|sors*|suy*|tari*|yildiz
42|aklina|bildigim|borclusun|bulm*|cevre*|degerli|donup|egi*|gorebiliyorum|gorecek|guzelligini|hep|hissediyorsun
42|kiymetini|kulak|muhat*|muhata*|ogrencisin|oras*|sansliyim|sustug*|tesl*|tesli*|teslim|ustun*|vereme*|vermeye|yavan
42|yazmam|zekani
-42|@cry|@leave2|atiyor|ayakta|bekle*|beyaz*|birakip|boga*|bugun|bulusa*|calisiyor|cekm*|cevri*|cevrim*|cevrimdisi
-42|cit*|citl*|citla*|citlat*|citlatma|etmem|gal*|gelse*|gid*|gitmis*|gitmistim|gonlumu|gunumu|hayati*|hos|hos*|kalbi
-42|kapil*|karsi|keli*|kelim*|koyal*|koyali*|koyalim|kutup*|kutuph*|misi*|misin|mum|olmami*|olsay*|olsayd*|olurs*
-42|onun*|saba*|sanmi*|sayila*|sensizlik|sorarlarsa|tatild*|terapiye|tesekkur|test|toplantisinda|tuta*|uyuya*|vazgec
-42|veli*|ya|yalv*|yalva*|yalvar*|yat*|yemeg*|yetmi*|yuregim
-43|adam*|adim*|aks*|aksa*|ali*|anlata*|bahset*|bakar*|bildir*|birakma|cocukt*|cozdun|defa|degers*|demen|demey*
-43|denememde|dert*|dertl*|dertle*|dunyam*|dusle*|eriy*|eski*|evle*|evlen*|fisi*|fotografini|gelmeyince|gez*|gidi*
-43|guzeli*|guzelim|ha|hisseden|icimde|istemiyorsan|isterd*|isterdim|kaldig*|kayi*|kism*|kiyama*|koku*|kurtu*|kurtul*
-43|mola|oturd*|ozley*|ozleye*|ric*|ruh|sebebini|serv*|sevgililer|seyi*|sirani*|siranin|sorarl*|sormu*|sorun*|soyledi
-43|tara*|tese*|tesek*|tesekk*|toparlanamam|uyk*|uzulm*|verdigini|vuru*|vurul*|yana*
-44|@afraid|adi|ank*|anlattim|atam*|atama*|atm*|bahs*|bakmay*|bakmaya|baskasiyla|bedeni*|beya*|birk*|birka*|birkac
-44|bite*|bosl*|boslu*|can*|daya*|dayana*|deli|disaridan|dusund*|duvarlarin|duyg*|duygu*|ederk*|ederke*|ederken|eriyo*
-44|evlad*|evladi*|evlene*|ferm*|gelmezsen|gizle|goster|gulme*|gulunc*|gulunce|hallederiz|haya*|hela*|helal|imz*|imza*
-44|isit*|kaygi*|mec*|mevz*|mezu*|mi|mu|neyim|notunu|olmak|opu*|otuz|parab*|parabo*|roma*|senc*|sence|sird*|sirda*
-44|sirdas*|sirdasin|sorunc*|sorunca|takil*|tasim*|turlu|uyandi*|uzat*|uzulme*|velin*|yaparsan|yapmis*|yapmistim
-44|yazilmis|yorg*
-45|@secret|ablam|agi*|ani*|anneni|arkadaslarinla|bahse*|bekledim|bilmesi|bulur*|buyukler|dans|dayan*|dersi|devr*
-45|donem*|donme*|dostluk|duramadim|duymay*|emr*|gidiy*|gidiyo*|gizlem*|gunlu*|gunlug*|hald*|halde|harik*|hatirla
-45|hesabi|huzn*|huznu*|icim*|kalkma|kan|karist*|kaybedersin|kel*|kime|kimseyi|kok*|kuru|odu*|perdey*|perdeyi|rom*
-45|ruhu|sandig*|sandigin|seyim|sonu|soru|susma*|tasiyorum|tatl*|ugrama*|unuta*|uyanm*|uyanma*|vark*|varke*|varken
-45|vel*|yapamazsin|yasim*|yasima|yazmi*|yirmi|yiy*
-46|aksamlari|annem*|atiy*|atiyo*|att*|aza*|baslay*|bazi|bilmemeli|calismak|dakika|devre*|diyorsun|doy*|duvar|edilme*
-46|ediyorsun|ekr*|ekra*|evla*|hakkim*|icine|karar*|kavg*|miydi*|ned*|ode*|olmali|olmasi|olsam|olu*|parmak|perde*|pro*
-46|saklay*|say|sinav|soran|soyluyorlar|terk|unutuy*|yapma|yasam*|yetiskinler|yokl*|yoklu*|yoklug*|yuzum
-47|ayiram*|bagim*|bar*|basima*|bize|bizi|cag*|cagi*|cikma|dama*|dusunmek|dusununce|ederdim|emanet|guzelligin|harf*
-47|hayal|ihm*|ihma*|ihmal|incitti|kavga|kaybetmekten|kazana*|kedi*|kedim|kiyame*|kiyamet|kod|konusmamizi|kut*|masa*
-47|miyd*|musu*|musun|notu|olmal*|ort|ozled*|ozledi*|pani*|pla*|sabah|sand*|sandi*|selam*|selami|sene*|senem*|senemd*
-47|senemde|simdi|suk*|tuh*|tuha*|tuhaf|uyut*|yirm*
-48|@kiss|aklima|anlatman|askin|bakmad*|birakirsan|bus*|cocugu*|durama*|durs*|dursu*|dursun|esk*|gecmis|gel|gizle*
-48|gizli|goturm*|goturme|gulus*|gunu|hale|incitt*|istem*|kalmad*|kalmadi|ked*|kendime|kolla*|kollar*|konusacak|kutu*
-48|lise|mecn*|mecnu*|mecnun|mezar*|mezara|odev*|olar*|olara*|olarak|olmayi*|olmayinca|pan*|paro*|parol*|parola|raz*
-48|saa*|sevmek|soguk|soyleyecegim|tanis*|ucuncu|yakin|yanima|yapark*|yaparken|yas*|yazinc*|yazinca
-49|ablana|anlatsam|anne|baban*|bah*|baslam*|beden*|biliyorsun|buse|buyud*|buyudu*|buyudum|canimi|demedim|dusun|eksil*
-49|eksili*|elind*|elinde|ema*|eman*|emane*|esir*|esirg*|esirge*|gerekmez|gozler*|hayal*|hosl*|hosla*|ister*|isters*
-49|istersen|kaybedersem|kiza|koll*|konustugunu|kuca*|okulda*|olmama*|sina*|sinav*|sola*|sormaz|uc|yetistirir
-50|aksaml*|anma|be|beklemekten|bilecek|bilel*|bileli*|bilelim|bitti*|bittim|dagilirsin|dedikleri|degili*|degilim
-50|dostlugu|dusl*|dusunurken|ebe*|ebev*|ebeve*|ebevey*|elim*|gectim|gitmi*|hadi|hoslan*|icimd*|ink*|inka*|inkar|kafam
-50|kalma|kara*|konul*|konula*|konustuklarimizi|kos|kulagina|meza*|ort*|otur*|per*|perd*|sayilm*|susm*|tip|uyand*
-50|uzaklasma|yakist*|yerinde
-51|adi*|aldi*|alis*|ayirirlar|bilecegiz|boyun*|boyunc*|boyunca|dayanamam|dersi*|erkek|etmes*|evdekilere|fot*|foto*
-51|fotog*|fotogr*|gelme|gitsin|gorust*|gulum|gunl*|hisl*|hisle*|hisler*|ila*|inanam*|inter*|intern*|kayg*|kelime
-51|konusalim|konusmalar|konusulan|lafini|mis*|ogla*|oglan*|omz*|omzu*|saat|sevda|sinavi|sirl*|sirla*|sirlar*
-51|soylersen|uyuy*|vardi|varm*|verdigin|yap|yapiyorum|yazma|yerind*
-52|@program|alm*|anlat*|ayril*|bekliyordum|bilme*|dagili*|dalga|deni*|desem|disind*|donm*|dud*|duda*|duss*|ekran
-52|ekrani|etme|gecirme|gelmez*|gerekm*|gidin*|gidinc*|gidince|gulm*|gun|ilac|kiskanirim|kiz|konustuklarimiz|kop*
-52|korkuyorum|merak|miyim|oda*|omur|sarki|sayilirim|seyin|seyleri|sokm*|soyler*|uzul*|yazilim
-53|acm*|aksam*|ayakt*|ayril|bakisi*|bell*|birakiyorsun|cozer*|derst*|dura*|duram*|ediyor|fis*|geldi|gururum|ispi*
-53|ispiy*|ispiyo*|kalp|kaybettim|koya*|kucuk*|mol*|muy*|okurk*|okurke*|okurken|part*|sel*|sela*|sevec*|sevece*
-53|sevecegim|sic*|sica*|siz*|sormas*|sormasin|yalnizligimin|yapiy*|yapiyo*|yasa*|yay*|yazis*|yildizlara
-54|aramda|atl*|belli|dahil|degistir|dok|hislerim|hisset*|huz*|keske|kola*|kolay|konustugumuzu|konusulmaz|korka*
-54|kucukk*|kucukken|mutlul*|oyn*|sank*|sanki|sensiz*|tab*|yeterim
-55|anlatirsan|arsive|boyu*|bozm*|cevir|disin*|git|halim|karsiligi|kiz*|lise*|saniri*|sanirim|sanm*|sonsuz*|sonsuza
-55|tat*|unuttun|vur*|yeni|yir*
-56|an|baskasina|baze*|bazen|bekler|bekleyen|bulamasin|dinlerken|done*|duvarl*|guvenilir|hall*|halle*|halled*|hesab*
-56|istemi*|kesti*|konuyu|lised*|lisede*|lisedeyken|mesajl*|mez*|ogretmisti|sog*|sogu*|uni*|univ*|unive*|univer*
-56|yazac*|yazaca*|zaman*
-57|anlarsin|askim|ati*|bakam*|dalg*|dike*|dolas*|gundur|kimsesiz|netlerin|olman*|sevm*|ugram*|vakti*|yazili*|yed*
-57|zamanl*
-58|aklimdan|ald*|altindan|baskasinin|biliyoruz|cozemeyince|deli*|disari|gecir*|gunum|isp*|kalmaz|kest*|kopar*|mera*
-58|muhtacsin|sakla*|sat*|sever*|yetiskine|zamanlar
-59|@home1|aci|anlars*|bilmiyorum|dinlemiyor|dusunmeden|duyur*|duyurm*|duyurma|evl*|gecen|geliyorum|gonlum*|kalacak
-59|miyi*|ogretmenine|ortaokuldayken|parm*|parma*|siir|soylemene|vermek|yapars*|yapt*|yaptim
-60|adim|anm*|ayir|ayira*|ayrili*|biliriz|bulus*|konuy*|ogrend*|ogrendim|psikologuna|sevme*|seyler*|sis*|tamam|tutun*
-60|uygul*|uygula*|yen*|yuzund*|yuzunden
-61|at|dunyam|gordun|gul|guvend*|kalma*|kardesim|orta*|ortao*|ortaok*|soyled*|soylemek|turl*|yapac*|yapaca*|yazism*
-62|aski*|bakis*|boz*|car*|dedigim|duygularim|gecirm*|goruyorsun|guven*|kalabi*|kalbimi|kalm*|ker*|kere|ogl*|sohbeti
-62|soyleyeyim|universitedeyken|unutu*|uzme*|yar|yuku
-63|ask*|bilmeyecek|bunlari|def*|eve|gibisin|giz*|gizl*|gormesin|ikimizin|ilgilendirmez|kitap|kose*|ogretmenim|sey
-64|bilmesine|bunlar*|cab*|cabu*|cabuk|gozlu*|gunum*|kol*|olmam*|soruyu
-65|@knownot|@tellnot|caliy*|caliyo*|caliyor|demek|duymasin|hem|kopa*|ona|sakl*|sark*|yakisiklim|yasiyorum|yaz
-66|anlati*|aramd*|baskasini|bilmem*|dal*|ilgile*|izi*|izin|kapi*|kiskandim|muhtac*|sanir*|taka*
-67|anlatmak|bekley*|dam*|deme|dinlen*|duymamali|kisiye|kur|tasiyo*|tutus*|yapti*|yasindayken|yemin
-68|aklim|gormes*|hani|ikimiz*|kimim|olur|suc|yargilar|yasinda
-69|duymas*|kardesine|kendimi|kimses*|paylas*|tutu*|uzak*|uzakl*|uzakla*|yapay
-70|asi*|de|dola*|dusundum|ele|gec|gelec*|gelece*|ogrenirse|payl*|payla*|uzm*
-71|arkadaslarina|ayak*|basara*|duygul*|hes*|hesa*|kirp*|soyleme|verdim
-72|ait|anlast*|anlastik|arkadasina|baz*|beklerken|bilmesin|erk*|erke*|konusma|miy*|ogrenmesin|onemli|yalnizligimi
-73|koy|otu*|sir
-74|@family1|@miss|bil|etmesi*|ozle*|pay*|sorarsa|vazgecme
-75|asik|beni|del*|hocana
-76|anlatma|biley*|bileyi*|bileyim|kalbim|kaliyorum
-77|ac|acma|annene|bilec*|bilece*|biraz|cekiyorum
-78|anlat|gozum|karsinda|kendim*|seviyorum
-79|gerisi*|gerisini|sensiz
-80|dagil*|etmesin|guveni*|ozl*
-81|ask|esim
-82|kiyam*
-83|prensesim
-84|ogreni*|yasin*
-85|olmam|verme|yasind*
-86|arkadastan|kalbimin
-87|gorus*
-88|@life|biriyi*|biriyim|tanem
-89|hissediyorum|ruhum
-90|ol|son
-91|yetistirme
-93|ogrenm*
-94|hatirim
-95|anlamasin
-97|bilmes*|yetisk*
-99|kiskaniyorum
-100|tut
-104|sus
-110|ailene
-111|insani*
-112|insanim
-121|ihtiyacim
-122|gosterme
-125|kimsem
`,
}
