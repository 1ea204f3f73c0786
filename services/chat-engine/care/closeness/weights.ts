/** Written by `npm run care -- train-closeness`. What each line means is in `model.ts`. */
export const least = 83

export const weights = `
199|parent~tellnot
183|hep
168|body
150|daily~I-did|sens*|we
147|yoruldum.
144|*tum
143|parent~needless
142|benim de
140|benim~var|parent~not
139|family1
137|*yiz
135|*mda
134|*esim|*ima
132|darling
131|*inim
130|bir~ben|noone~I
129|teacher~knownot
128|family1~you
127|quote~I
125|agzi*|isterd*|isterdim|konust*|love~we-let|me2|yalnizca ben
123|*mde|anlatma|darling.|only~I|write~body
122|sana~benim|you~my
121|tellnot
120|*muzu|beni|haber~olsun
119|aski*|body~daily|parent~we|tek~benim
118|*mizi|*ndum|family1~tutor1|human~I|parm*
117|bahsetme|biliyorsun|degil~mi|o~ben
116|biliri*|heart
115|*iyiz|*stim|I|cakt*|caktir*
114|degil mi
113|*stum|bilirim|fala*|falan|teacher~tellnot
112|*imi|*msin|I~forget|askim|gosterme|write~heart
111|bize|darling~you-did|erase~not|hani|insanim|someone~I|you-did~me2
110|*yken|I-did|bizi*|darling~daily
109|*imki|*num|haberin olsun|life~I-did|love~I|understand~I|yanimd*
108|*imda|*uyum|hic|paragrafa bakariz|sen benim|soyleme|you~love
107|*uzu|ben~hep|biliyorsun.|disa*|geliyorum|kiss|parent~I|sorarsa|you-do~I
106|I-did~daily|haberin|mine~love|parag~bakar|seni~benim|tell~we|you-did~body
105|bunu~etme|ellerim|knownot.|my
104|*rimi|*rler|bahset*|bile|cekiyorum|family1~study|ki|my~return|senin~konus|seni~kaybe|sen~benim|stay~I-not
103|*arsa|*ime|^hani|teacher~not|understand~we
102|*rima|*rum|*zim|baska~yok|not~we|sokm*|uyuma
101|*orum|I-did~understand|ben~cok|bilirim.|duyurm*|duyurma|ozlet~kendi
100|*imde|I-am|body~wait|guzell*|parent~lesson
99|*miz|bunu~acma|parent~knownot|sora*|wait~I-did|yanimda
98|I-be~tutor1|burasi|duyurma.|gitmen*|parent~erase|return~I-did|seviyorum.|we~understand|you-if~I-did
97|*anim|*imin|I-not~stop2|^ozlettin|gulum|isterdim.|korkuyorum|ozlett*|ozlettin|ozlettin kendini|return~my|sevdic*
97|sevdicegim|yetist*
96|*sim|bebegim|bende~var|bir~tanem|soyleme.|soz ver|soz~ver
95|*arim|*yiz.|bahsetme.|ben seni|bende~mi|benim~gibi|bir insanim|daily~family1|heart~only|leave2~I-am|sorars*
94|*tum.|I~stay|^gulum|ben~unive|cokt*|family1~I-did|gibi*|gird*|haya*|icim|sen~oluyo|var~de|write~erase|yalni~ben
93|*ldim|I-be|I-did~life|^bende|belli etme|belli~etme|beni~mi|ben~anliy|bizimk*|dedigi*|gizle|inka*|inkar|kendim*
93|kula*|ne olur|parent~secret|soyler*|stay~I|varim|ve~ben
92|anlamaz|ben~goruy|biz|disari*|etmesin|gel|gozl*|guzeli*|guzelim|knownot|leave~I-do|rememb~I-did|soru~cozdu|uyur*
92|you-did~I-not|you~only
91|asla|bari|beni.|body~only|darling~we-let|duda*|gittim|iyi~yok|kimse~kimse|knownot~deny|only~kiss|oturuy*|sakin
91|senin~gibis|we~love|yasiyorum|you-did~mine
90|^askim|^baskasina|ailen~degil|benimk*|benimki|ben~daha|bir tanem|dedikl*|family1~daily|haberi*|hayati*|hayatimin
90|my~stay|my~you|sekm*|soylersen|sus|tanem
89|*zle|I-am~I|^cikma|^sevdicegim|bana~baska|ben~biliy|bizi|daily~I-not|gitmene|onlar~ben|program~I-am|senin~benim
89|tellnot.|yakisi*
88|*ume|*zken|I-did~body|agladim.|artik.|bir ben|etmesi*|ilk~bana|integr*|noone~we|opuc*|uzulurum|yedim
87|*ktin|*rim|^bebegim|baha*|bencil*|come2~I-did|daily~happy|erase~parent|gulu*|makine|ne~olur|okumasin|we-let~leave
87|yerimd*
86|*asin|actim|baskasina|ben~biriy|best~I-am|bunu~arkad|darling~study|feel~I-am|gecen yaz|gonl*|konustugumuzu|ogrenm*
86|rememb~you|sana~karsi|sensiz*|sevdigini soyle|sil|sonra paragrafa|study~lie|taniyorum.|we-let~you
85|*duk|*ndim|*sak|ailen~zorun|ben goruyorum|bunu arkadaslarina|burn*|caktirma|duya*|evle*|gosterme.|heart~you-did
85|kim~ben|my~daily|olmada*|olmadan|penc*|pencer*|seni~hak|sensiz|study~life|suph*|suphel*|tane*|tek kelime|tek~sensi
84|*ardi|*gina|*imiz|*rse|*zara|I-am~you|I-not~you|biz~bir|fena|gecen~yaz|geldim|kahvalti hazirladim|kahva~hazir
84|kaliyo*|kars*|me2~body|ne~bana|ogret~ben|quote~I-did|romantik bir|sadec~bana|teacher~I|tek~kelim|titriy*
83|*dik|*dim|*eyim|*nim|*unum|^uyuma|agriyor|baskas*|bekledim|benim~ol|bir daha|ciktim|dakik~daha|noone~I-not
83|onlar~benim|quote~leave2|quote~me2|sacl*|saclar*|sana~kadar|sans*|seni hak|sorar~dersi|teacher~tell|we~write
83|you~noone|you~without
82|*gim|I-am~noone|ben anliyorum|beni~birak|bile*|bilmes*|body~study|bunu~duyur|daily~I|dayana*|dusundum|ispiy~kendi
82|kirildim|kirili*|leave~body|rememb~you-did|sana karsi|sen~seni|someone~me2|varsin|wait~I|write~need|you-if~I
82|you~I-did
81|*umda|^ekrani|bana~ailen|ben olmadan|benim~tek|bulama*|da~ben|de~sinav|dudagi*|family1~teacher|geris~bos|gittim.
81|haber verme|icim*|ictim|ikimiz*|iz kalmasin|kiskandim|me2~forget|me2~lonely|noone~tutor1|senin~birin|sensin
81|tellnot~we|we~help|without|yazard*|yok~et|you-did~I|you-did~tell|you~need
80|*dime|*tume|I-do|aciyor|anlat~yeter|artik|baglandim|bana anlat|bana~cok|bil|come2~body|daha~da|evleni*|fark~ben
80|home1|kaderi*|kapat~konus|kendime|leave~I|noone~we-let|o~cocuk|seni~bile|sevme~soyle|tek~bu|tell~tellnot|tutor1~my
80|ustume|without~understand|yana*
79|*ktan|*ktu|*mki|*nima|*yum|anlatma.|benim ol|benim~misin|beni~icin|body~noone|darling~I-am|family1~you-did
79|gerce~soyle|ispi*|ispiyo*|kade*|kilo|knownot~needless|konus~benim|love~tutor1|me2~I-be|my~someone|ne~yapay|olma
79|parent~me2|sadece bana|sana benim|secret~best|seni cok|senin~mesaj|senin~tirna|sevdigim|sinif~o|sirrim*|tell~lonely
78|*atma|*dun.|*rasi|*yim|^sensiz|adam*|arami~ozel|arkad~fazla|arkand*|bende~anlay|bilm*|daha~beni|dahi*|derse|duny*
78|family1~leave|heme*|icime|kadar~mi|kiss~daily|konuss*|lonely~wait|marry~I-did|ne~anlat|niye|ogrenirse|oluyorum
78|oyle~degil|parent~deny|parent~mine|return~I|sana~yakis|senin tirnagin|senin~bile|sirada*|tirnagin|without~I-do
78|you-do~I-be
77|*lini|*rlar|I~lonely|^guzelligin|^kapatma|^karsinda|ancak ben|ancak~ben|ayak*|basimi|ben~seni|coktan|dedigin|derse.
77|el|guzelligin|help~I|inte*|kimse~demey|kiss~tutor1|kulagi*|my~noone|not~I|olur mu|olur~mu|parent~lie|return~you
77|saki*|seni insanlar|seni sinifindakiler|senin~onlar|sen~kapat|sevda|sonra~parag|soyledim|soyle~soyle|telef~kontr
77|umur*|understand~needless|yazs*|yerimi|you~body
76|*erme|*izi|*klim|*tsam|I~return|I~you-do|^gitmene|^prensesim|aklimdan|bende~vazge|ben~gun|bilme~daha|body~return
76|bu~ozel|dilini|dusundum.|eski*|favori*|gecmis*|ibaret|inme*|insani*|iyi taniyorum|klasor*|ne~sanki|olur musun
76|olur~musun|oluyorum.|oyle degil|quote~mine|sadec~bir|saril~sana|sayiyo*|sayiyorum|sen~uyuya|telef~ister
76|tellnot~tellnot|understand~noone|unut|uyuyamiyorum|wait~I-am|we-let~lesson|yagm*|yakisiklim|you-do~mine
75|*rduk|*urma|^parmak|anlama*|bebegi*|beni~istiy|body~you-if|bugun kac|bu~konu|cekiyo*|change|da senin|dakika daha
75|ders~anlat|duyan|hatiri*|hissettirme|hosuma gidiyor|hosum~gidiy|ictim.|ilk bana|iyi taniyan|kardesim|kimse~sorma
75|kirpik*|okumas*|olayim.|omur|ruhu*|sana~an|sende~iyi|thanks_to|uygula*|varim.|var~benim|veli*|yagmur*|yazardin
75|you~I-do
74|*ina.|*nsin|*unce|I-am~I-am|I-am~body|I-am~not|I~life|I~thanks_to|^hayatimin|aram*|ben~kim|bilme~yok|bu gece
74|bu~gece|bu~ikimi|cekiyorum.|deli*|disarida|dogm*|ekran~cevir|en sevdigim|fark etmesin|fark~etmes|gonlumu|home1~I-am
74|izin|karsinda|kisi~benim|leave~we|leave~you-did|marry~I-am|me2~return|my~you-did|oldug~biliy|only~I-will|parmak
74|prensesim|sad~I|sana~cunku|seni~payla|sen~verin|teacher~we|uyuyamadim|vari*|yalv*|yalvar*|yazdiklarimi|yazmadin.
74|yer~buras|yetis~yok|you-do~me2
73|*tim|*yfim|I-am~leave|I-am~understand|I-did~forget|^yakisiklim|anlamaz.|ben~bekle|best~noone|best~tellnot|bilmesin.
73|bir buse|bir opucuk|bir~buse|bir~opucu|buse|dedi*|degerlisin.|degil~bende|degistir|de~beni|family1~I-am|ferm*
73|gonlum*|gozle~kaybo|home1~tutor1|kenari*|keyfim|leave~without|lonely~stop2|my~we-let|nele*|neler
73|ogretmenin duymasin|oturuyorum|parent~we-let|teacher~I-did|yazma bunu|you~I
72|*agim|*min|*tlim|anlat~yok|benim~de|body~you-did|bunu bil|bunu~bil|daha kal|daha~kal|daily~I-do|daily~lesson
72|degerlisin|gecist*|gibisi*|girdim|gitme|hic~birak|kac~cozdu|kaliyorum|karsi~bir|kimse~ogren|kirilirim|kiss.
72|lutfen bana|makin~yorul|meza*|my~wait|ne~biliy|ne~sen|obur*|oburle*|oburleri|olur*|once~bana|only~darling|oyalan*
72|return~me2|sadec~benim|sana~asik|sana~her|senin~sorun|tellnot~parent|uygulamayi|uyuyamiyorum.|varlig*|yakis~mi
72|yazma~bunu|yerimde|yok et|you-do~body|you~heart
71|*orde|*rsak|*yusu|alisam*|arami~elekt|bakmadin|benim gibi|bes~daha|bilmey*|bizim~bir|buyusu|daily~I-am|denem~nasil
71|diye~mi|dugm*|ekrani*|evla*|gitmene izin|ha|hatirim|heart~you|heyecandan|hic~degil|ifta*|kata*|my~I-not|ogret~gorme
71|once~dusun|sadec~baska|sakla~kimse|sen bir|seni benim|seviyorum seni|siradan|sola*|soz etme|soz~etme|stay~you
71|tirnag*|tutt*|understand~me2|ve ben|we~we|you-if~lonely|you-if~you
70|*adas|I~love|^guzelim|aglayacagim|aksaml*|arkadas|arkadaslarin benden|attim|bana asik|bana~asik|beni cok|benim~icin
70|best~love|bile~mi|bir~et|bir~sen|bunu~sir|deniz~kenar|ders~gibi|ele|family1~stay|guze*|home1~I-did|leave2~I-do
70|noone~noone|o sinifta|ruyamd*|ruyamda|seni yalnizca|seni~boyle|sen~onlar|sevgilim.|sormaz|sunucu|sura*|taniyamaz
70|taniyamaz.|vall*|wait~me2|we~you-do|without~need|yine~mi|yure*
69|*sek|I~I-am|^doktora|adimi~anma|adim~yasin|anma|annen~bana|aramizda ozel|bahane|ben~odevi|best~darling|burad~konus
69|burnunu|buyu*|bu~kimse|caktirmadan|cok~cekic|daha~sonra|daily~kiss|darling~I-did|deny~knownot|de~hisse|erase~I-did
69|family1~best|geliyorum.|gitm*|gitme~izin|gozler*|hemen|hep boyle|hep~boyle|herke~sen|human~I-did|ihtiyacin kalmadi
69|inanam*|iz|kal|kapatirsan|karsi~hisse|kedim|kurc*|kurcal*|mezara|ogret~mi|once bana|only~I-did|optu*|ozel
69|return~come2|saril~birak|sarki|sart|senden.|sesine|sevgim*|sonunc*|sorulari.|tatlim|understand~best|uyanma*|we~stay
69|yanagi*|yine mi
68|*izim|*lsen|*ydin|*zsam|*zuk|I~leave|^hep|anlat~burad|bana~geliy|baska~istem|bileyi*|bileyim|birli~basla|bir~belli
68|bos ver|bos~ver|boyle~dinle|bulacaksin|bulacaksin.|burad~disar|bu~mi|cikars*|cilv*|cok~mu|cozeme*|daily~darling
68|dedikleri|dedik~senin|dilini tut|dilin~tut|dinled*|geliy~sen|gomu*|gucendim|gunum|hayat~bu|heart~best|hoca*
68|iyi~anliy|keske~su|kimse~bende|kiz arkadasin|klas*|kopm*|leave~my|lie~tell|love~mine|luzu*|luzum|luzum yok
68|luzum~yok|need.|numar~yap|only~miss|only~we|otekiler|oyal*|oyle~ki|parmag*|saril~istiy|sayili*|sen~buras|sey~ama
68|sil.|sokma|teacher~lesson|uyum*|uzulur*|uzuluyorum|vurg*|yanaklarim|yarati*|yari yolda|yari~yolda|yazma
68|you-did~I-did|you-do~heart
67|*ari.|*esen|*hil|*ksun|*ruz|I-am~daily|I-am~lonely|I-do~tired|^annenin|^kursa|anliy~kimse|annemi*|annemin
67|ara verince|ara~verin|baglandim.|bana~bu|bana~nasil|bana~soz|ben olayim|bende~uzakl|beni~istem|beni~sonra|ben~olmad
67|best~you-do|bilmemeli.|body~I-did|body~lesson|body~you|boyle|bu ise|bu konu|buyuklere|bu~ise|coku*|dahil
67|darling~best|de~baban|dusl*|duva*|duvarl*|emin ol|emin~ol|family1~I-be|family1~I-do|gamz*|gec|gecir~mi|gozumde
67|habers*|habersiz|happy~I|heart~I|heart~you-if|home1~stay|home1~understand|ismi*|kadar~sana|kim~sen|kisi benim|kursa
67|kustum|me2~help|mesaj~sil|mine~promise|mi~olsun|mi~sec|needless~I|ne~konus|olmaz mi|opucug*|o~hak|roman~bir
67|sana~ihtiy|sekmed*|seni*|seni~bana|sen~yok|sey~belli|sorar~de|soyle~baska|study~we|tek~etme|telefonunda|warn~I
67|yasadim|yoksun|yuzuk
66|*asam|*asim|*esin|*yana|*zsen|I-had|^anneler|^babam|^gecmisi|^gitme|^melegim|^tatlim|anlatirsan|anneler|annen~yetis
66|askimi*|bal|bana~yeter|benim icin|benim~seni|ben~karan|best~you|bu~sohbe|cekip|daha~kadar|demek~bende|dese*|dogmus*
66|dusunmeden|duysam|elini tutmak|elini~istiy|elini~tutma|evde~acma|evim*|family1~understand|ferman|gerisini bos
66|geris~ver|gozlerinin rengini|hayatimin aski|hayat~aski|help~tutor1|hic~yok|hissetmek istiyorum|hisse~istiy
66|hoslaniyorum|insan.|itir*|iyi anliyorum|kadar mi|kahrol*|kapat~ne|kimsel*|kimse~duyma|kiskaniyorum|knownot~daily
66|leave2~write|leave~you|mele*|melegi*|melegim|noone|onu degil|return~I-will|ruhu~duyma|saci*|sana~mektu|sark*
66|sen varsin|senin~hic|seni~hic|seni~ilk|sen~en|sen~hicbi|sen~varsi|sesin~duysa|seviy~degil|sinifindakiler benden
66|sir~misin|stop2|tamam|tek~var|tutmak istiyorum|understand~body|understand~you-did|unutmam|var~bir|we-let~love
66|we~deny|yurudu*
65|*ini.|*lum|*uma|*ymis|I-am~human|ablan~biliy|acikt~sen|agliyorum|ailen~ben|aklim|aksam~gel|altindan|bakisi*
65|bana~daha|bana~sonra|bende~arama|ben~geris|biliyor.|bilme~icin|bilmiyor|bizd*|bugun~yok|bu~ask|come2~wait|daha~ne
65|de~kurca|dusun~integ|ekra*|gece~kimse|gecmi~ucur|geliyorum sen|gerce~sadec|gider~sen|guzel~cozdu|hisl*|hisler*
65|insan var|izle*|kadar~birin|kaliyorum.|kal~biraz|kelime etme|kelim~etme|kem|kirp*|konus~daha|love~me2|me2~stay
65|mege*|meger|nasil olsa|nasil~olsa|ogretmenim|oyle~de|o~kim|o~ondan|rengini|ruhu|sad.|saklayalim|sakla~bence
65|seninle konusunca|stay~body|tamam git|tamam~git|tek~senin|tellnot~secret|tirn*|ucur|var sen|velilerine
64|*aldi|*amiz|*den.|*gim.|*mda.|*rse.|*zler|I-am~me2|I-did~me2|I-did~return|^bogazim|^hayatim|^kapini
64|aklimdan cikmadin|aklim~cikma|anlarim.|bana~o|bekleyerek|benden vazgecme|bende~kalsi|bende~oneml|beni~gor|ben~ilk
64|ben~varim|best~I|bildirimleri|bilmed*|bir tek|bir zamanlar|birini|bir~cikti|cikmadin|courtesy~I|cozd*|cozdum
64|daha da|daya*|deri*|ders~diye|dogrusu.|dusunmez|duymad*|duyunc*|duyunca|ekranda|ellerimle|etmiyor|farklisin|gecm*
64|gerce~adim|gune~basla|hatirim icin|hatir~icin|hayatim|kabul et|kabul~et|kardesimle|kardesimle kavga|karsi bos
64|karsi~bos|kazak|keske~sana|kimse~boyle|kod|kodlardan|kopa*|lonely~I-be|love|mavi~kazak|mezara kadar|mezar~kadar
64|mi~bende|muht*|o|ogren~kimse|ozel~kimse|promise~me2|rengin*|sabr*|sakin.|sallaniyor|sarili*|secret|sen~uzulu
64|sesini duysam|sevdi~soyle|sinif~bende|tek~sen|tirnagin olamaz|tirna~olama|titriyor|tutma~istiy|we~needless
64|without~you-did|write~best|yasla~istiy|yer burasi|yetistirir|yikiyo*|you-did~I-do|you-do~come2|zamanlar
63|*aya.|*ger|*guna|*imle|*isin|*itam|*oruz|*redi|I-not~courtesy|^manitam|^onlarla|^ruh|aci cekiyorum|aman|anlam~ben
63|arkadastan|bana~cunku|bana~vakit|bekle~senin|benden.|bende~anlam|bende~kopma|beni ara|beni kendine|benim~mi
63|beni~progr|bensi~o|best~we|bilmesinler|bizim|bizimki|body~tell|boyle~bekle|boynun*|caktirma.|change.|cok~sikil
63|come2~my|doya*|etmem.|et~gibi|family1~sad|forget~write|gece|gecistir|gecmisi|gercek adim|gerce~bana|gidiyorum
63|gizle.|goste~kimse|gunlu~yazma|hak etmiyor|heart~I-did|her~bana|her~parca|hisse~bana|icim~parca|ikimi~bu
63|ilk yazdigin|isikla*|kadar~ozel|kader~sen|kirildim.|kiss~I-am|kucuk~ben|leave2~you|manita*|manitam|me2~leave|mi
63|my~leave|nesem|nesem de|nesem~de|ogren~degil|okuyunca.|olmak istiyorum|olmasa*|olma~bana|onlar~bilme|ozel~var|ozun*
63|ozunu|o~birak|return~body|sad~noone|sana~yetmi|seni~duram|sen~baska|sen~bilmi|sen~kadar|sey~bana|sil sonra
63|sil~sonra|simit aldim|simit~aldim|soyle~yeter|study~body|tadi|tek yer|tek~yer|tellnot~write|tell~we-let|temiz~iz
63|tired~my|titred*|titredi|topa*|toparl*|toplantisinda|turev~mi|uzuntu*|yaratilmissin|yiki*|you~change|you~return
63|zorundayiz
62|*misi|*tik|*tmam|*zdum|*zma|I-be~I-do|I-did~I-did|I-did~stop2|I-did~you|^hafta|^saclarini|aciy*|aciyor.|agliyorum.
62|ailen~sen|anliyorum seni|ayakla*|ayaklarim|bana guven|bana ihtiyacin|bana yazmadin|baska~bile|bencillik|bend*
62|bende~kopar|ben~gece|beri|birazd*|birazdan|bula*|bulamazsin|bulamazsin.|bunu~gerek|bu~kapan|caliyo*|caliyor
62|cikinca burasi|cikin~buras|citl*|citlat*|citlatma|darili*|darilirim|da~gibi|denemen|deniz~dalga|di|di mi|digerl*
62|dinlem*|dinle~dinle|dizl*|dizler*|di~mi|duramadim|duymasin.|en~dogru|esim|family1~we-let|fazlas*|gerisi*|gerisini
62|gibiyi*|git~nasil|gucu*|hizla carpiyor|hizla~carpi|icin~hep|izleyelim|kardesin de|karsin*|kisi~senin|kiskanirim
62|kizim|konusacagim|konusacagim.|leave~I-not|marry|mine~body|mi~bu|neden~bana|ogretmenine soyleme|ogret~bana
62|oldug~herke|olsayd*|olursan|omrum|otekil*|o~sevdi|program~deny|return~I-not|ruh|sana~fena|saniyo*|saye*|secret~I
62|senden iyi|seni ailen|senin~olama|seni~burad|seni~kim|seni~sus|sen~o|someone~my|stop2~write|su~yorul|tamam mi
62|taniyan|teacher~tutor1|tek~buras|tek~varli|understand~tellnot|uyandim|uyurke*|uyurken|verme~beni|we-let~I-am
62|write~stay|yaz~kimse|yerin~benim|yoklug*|yoksa~gerce
61|*art.|*bil.|*ehir|*gima|*ldu|*nyam|*ucuk|^birlikte|^mucuk|^sorarlarsa|^yarim|ablan~telef|adresi belli|adres~belli
61|anneni|annen~kalma|annen~saatl|arama|ardinda|arkad~bile|bana~gelec|basa|baska~kiril|bende de|benimle konustugunu
61|beni~de|bens*|ben~yasin|bil.|bile~yazma|bir omur|bir~bulur|bir~omur|bir~orada|bir~yolda|bosuna|boyle~anlat
61|bu sohbet|bulus~olsun|bunu velilerine|bunu~biliy|bunu~velil|bunu~yeter|calistim|calis~yerim|cok~hosum|cozdum.
61|da benim|daily~knownot|da~benim|deme~gibi|derl*|dinle~tek|diye~belli|dunyam|dusunmez.|ekranin|el ele|eller~eller
61|eller~gibi|el~ele|erkegi*|erkegim|eskise*|eskisehir|etse*|evde~konus|geliyorsun|gelme~cok|giders*|guna*|gunayd*
61|icerle*|icerledim|icerledim.|ikimizin|insan~ben|is~senin|kaldim|karanl*|kere|kirilirim.|kolund*|konus~gizli
61|leave~knownot|lokm*|mesaj~firla|mucu*|mucuk|ne~dinle|noone~not|not~lonely|numarasi yap|ogren~konus
61|ogretmenin okumasin|ogret~okuma|olmak~istiy|olurmu*|olurmus|olur~olur|onlar~soyle|opucuk|oyalaniyorum|oyalaniyorum.
61|promise~tellnot|sana denk|sana~denk|sence.|senin~bana|senin~guven|sonuyo*|sures~goste|tek sen|tell~I-be|teni*|tera*
61|tutor1~love|umurum*|umurumda|umuru~sadec|var~degil|vurgun*|vurgunum|we-let|we~tellnot|yanim|yaninda olsam
61|yanin~olsam|yazardin.|yaz~gorme|you-if~I-do|zaman~beni
60|*ayiz|*bzim|*das|*dun|*erce|*iyan|*ktum|*mla|*zlar|I-not~life|^basim|^bildirimleri|^butun|^kuzenine|^sakla|^tenine
60|anaht~sende|anlatacak|annen~telef|arkad~oneml|bana~gibi|bende~ayri|ben~nasil|ben~ozler|best~I-did|bile~bilme
60|bilmemeleri|birakiyorsun|birak~beni|bu nasil|burada biri|butun~ogren|buyukl*|buyusu bozulur|buyus~bozul|cevrim*
60|cikm*|dans|dinlemiyor|diz|esin|esin~yok|family1~courtesy|gitme~olur|gizli~olur|gonul~bu|guzel~bakma|hangi~seni
60|hasr*|herke~sana|human~deny|human~leave|ibaret degilim|ibare~degil|icin~ogren|ilk~yazdi|kabul|kadar~uzulu|kar
60|kesildi|kimse~rahat|kimse~sey|kirginim|kisi sensin|kisili*|kisi~sensi|knownot~you-did|konusmani|konus~konus
60|konuy~acma|kopuyor|kopuyor.|kuzenine|lonely~life|marry~we-let|metrod*|mezar~gotur|mi gidiyorsun|mine~return|mi~beni
60|mi~gerce|muha*|my~study|nabz*|nabzim|ne yapayim|ne~annen|ogret~biliy|olmadigin|ona~sordu|onu~degil|optum|oyle
60|parmagini|payla~bende|perisa*|perisan|rememb~leave|sana~benze|sana~birin|sekmey*|seni~cokta|seni~secti|sen~bir
60|sen~kime|sen~sirad|sig|sinav~kazan|sinif~seni|tenine|thanks_to~not|unutuyorum|uygul~klaso|uzuntuden|var de|var~sen
60|velile*|we-let~study|we~tell|yanakl*|yayi*|yazik|yazil~degil|yine~bana|you-did~daily|you-do~quote|you~me2
60|zeka degilim
59|*ncim|*rme|*ume.|I-did~teacher|I-do~I-am|I~stop2|acimiy*|adimi~verme|aglayacagim.|ailen benden|ailen~anlam|alacak*
59|altin~yaz|annen~yazma|arkasindaki|ayrildiniz|baband*|babandan|bana~ayir|bana~musun|baska~isim|bende kalsin
59|beni program|benimsin.|beni~basin|ben~arkas|ben~konus|bile yazma|bilmemesi|bilmesin|birak~daha|bitirdin mi|bitme~ne
59|body~stay|bosalt|bosalt.|bu sabah|cayi*|cekici*|cekicisin|cevher*|cok cekicisin|dagilirsin|daily~wait
59|darling~return|dayanamiyorum.|deniz|ders calisirken|ders~calis|de~cekiy|disar~degil|dizi*|donme|donuyorum
59|dunya~benim|elle*|elleri*|ettigi|fotog~guzel|gece~uyku|gelme~bir|gercek biriyim|gerce~biriy|gordum.|hayal~da
59|heart~mine|hosca~biraz|human~only|icimd~sey|ikimi~biliy|ikimi~sirri|iki~yaris|iyis*|kanim|kesers*|kimselere
59|kiymetimi|kodlar*|konustuklarimiz|konuy~degis|kor|me2~only|merak~yanin|mine~I-am|mi~ben|mi~insan|musu*|musun|mu~ben
59|odam*|odevi~benim|ogrenc*|ogret~duyma|ogret~olmas|oksa*|oldug~ben|only~you|prense*|rehbe~biliy|rehbe~dosya|sallan*
59|sana.|secret~I-am|seni sectim|senin~beni|senin~yasin|siler~bir|sisti|son~mesaj|sorarl*|sorunc*|sorunca|soyle~bana
59|stay~I-do|stay~sad|tamam~ben|taniyorum|temizl*|turevi bitirdin|turev~bitir|tutor1~daily|unive~okudu|ustume.
59|write~we|yalan~soyle|yar|yari|yasin~bir|yaz~degil|yikilirim|you-did~sad|you~kiss|yuzde~anliy
58|*iler|*orim|*rdi|*sede|*umde|*unup|*zin|I-am~mine|I-did~come2|^adini|^arkadasina|^seni|^utandim|^vallahi|alisig*
58|alisigim|anlat~bozul|annele*|aramiy*|aramiyorsun|aramiza|aramizda dursun|arkadasin bile|arkad~hak|arkanda|atiy*
58|atma|baban~calis|bakmaya|bana~goruy|bana~kadar|bana~yazac|basim~dondu|benim~dinle|benim~sensi|beni~bulam|beni~soyle
58|benm*|benmis*|benmisim|ben~sinav|bilme~onlar|bir sen|biraz~cilve|biraz~ders|bir~sarki|bizim~ask|bizim~kucuk
58|body~come2|bosu*|bu isi|burad~burad|cevh*|cikarsan|cikiyorsun|cocuk~olur|cry~I|daily~body|de bana|degil~onlar|derin
58|destekleyemez|de~ben|dusunup|eksili*|etmesin.|favorim|git tabii|git~tabii|hangi~boyle|hic kimseye|ilgin|ilk~bulus
58|isik*|ister~beni|kalsa~olur|karsim*|keske~ben|keyf*|kiki*|kim fark|kimse~etme|kim~fark|kiskaniyorum.
58|knownot~knownot|kond*|koy annen|kucagi*|kucagima|lafini|lie~not|life~best|love~I-did|mani*|mi~senin|mu~sec|nezl*
58|ne~arkad|numar~devam|olmam.|omru*|ort|oyle~mi|o~baban|o~oturd|peki~ben|quote~forget|rememb~leave2|romantik
58|sana~vurul|seni boyle|seni~bilen|sensi~mi|sevdi~sonra|sevgi~ben|sira~bende|sonra yaz|sorg*|soru cozdun|tamam~anlat
58|tellnot~mine|temizle|terled*|thanks_to~you-did|utandim|uzuluyorum.|uzun~kollu|var ki|varligim|var~ki|vermez*|yakt*
58|yaktim|yayilir|yikilirim.|zordu
57|*acik|*ldun|*lim|*nca.|*riz|*riz.|*rtim|*smen|*zdim|I-am~home1|I-be~I-will|^anneni|^babani|^balim|^heyecandan|^laf
57|^soylersen|abine|acti*|akiy*|akiyor|alir*|altind*|altin~annen|ama ben|annene yetistirir|aramaz*|arami~dursu
57|arami~kimse|arami~sen|arami~sey|arkasi*|arsi*|atla.|bahse~olur|balim|bana~yetti|be bugun|beni~ara|ben~sabah|ben~yil
57|be~bugun|bir tanesin|biraktigini|birbi~hic|birin~bulac|bir~aldim|bir~tanes|bir~yakal|bir~yana|boyle~iste|bu~cozem
57|bu~integ|come2~heart|courtesy~you-do|cry~tutor1|daily~I-had|daily~we|dalgal*|dayanamam|deny~love|dersin|dersin.
57|dogum~bana|dosyana|duyu*|edemem.|elekt~de|elekt~sen|en~mutlu|eskid~yazar|gecel~bile|gece~seni|gizli~daha
57|gordu~gormu|gormez|gozumd*|gozum~bir|gunum~senin|hep~oluyo|her~yetis|hic unutmam|hic~unutm|iki gundur|ikimi~bir
57|iki~gundu|iki~kisil|insan bir|iyi~benim|iyi~temel|kadar ozel|kadar~yok|kaliyor|kapatma|kapini kilitle|karism*
57|karsi~var|kesild*|kimin~benim|koll*|kuseri*|kuserim|maki*|mi~benim|mi~oyle|mum|my~thanks_to|ogretmeninin|olmamis
57|olmamis gibi|olmam~davra|olmam~gibi|onla*|oral*|oralar*|orala~kar|o~neden|parf*|program~someone|program~you-do
57|resmen|sabah~bana|sana~gorem|sana~sana|sana~yapac|sansin*|senin sorunu|senin~icten|seni~ben|seni~etmiy|seni~kucum
57|seni~mu|sensi~biliy|sen~daha|sen~secil|sen~ve|sinemaya gittim|siradansin|sirtim|sonunda sen|sonun~sen|sst|tanesin
57|tanesin.|teacher~quote|tellnot~help|tellnot~leave|uzulmez|veren~degil|we-let~me2|yalni~tek|yana|yapay~degil|yastig*
57|yatinc*|yatinca|yayili*|yazdiklarimi bir|yazdi~gun|yazil~aksam|yaz~ogret|yetti|yine~gidiy|yoksa~uzulu|you-did~my
56|*dimi|*ele.|*erse|*lden|*mun|*vir|*zime|*zlum|I-be~lesson|I-did~I|I-will~stay|^arkadaslarinla|^yanimda
56|^yazdiklarimi|abin*|alma|ama~daha|anlars*|anlat~ki|annem~aklim|annen ne|atla|ayril~bana|ay~topar|baskalarina
56|bekle~bekle|ben de|benc*|bende~soyle|benim sana|benim~canim|beni~cok|beni~hep|beni~ihmal|beni~oldur|beni~yaral
56|ben~bilir|ben~gerce|ben~orada|bil ki|bilece*|bile~cok|bilmesinler.|bilme~de|bil~ki|bir~kaliy|bir~o|body~we-let
56|boyl*|boyle~birin|bugun on|bunu~olara|burada da|burad~gomul|bu~nasil|cald*|cevir|cilvel*|courtesy~me2|daily~life
56|dedigim|degil~acik|degismem|de~yok|dizime|dizime yat|dizim~yat|dogmussun|dondum|duyan olmasin|ekrani|ekran~sures
56|eskisehir okudum|eskis~ama|eskis~okudu|farkli*|gerce~sana|gibi yap|gibi~asik|gibi~olmam|gibi~siir|gibi~yap|gitmes*
56|goren|gozle~rengi|gun~cok|hall*|hams*|hava*|help~stay|herke~gider|her~her|ikimiz bir|kavga ettim|kavga~ettim
56|kimse~etmes|kimse~suphe|kis|konus~gidiy|korkuyorum.|kral*|kulakl*|mu olur|musun~beni|mu~olur|my~darling|my~teacher
56|ne|nedir|noone~mine|onlar~ne|opul*|parent~study|quote~leave|rastla*|ruyam~sinav|saat~dakik|saclarini|saklayalim.
56|sana yetmiyor|sana~olan|sen kapatinca|senin~geldi|senin~hep|senin~herke|seni~gozum|seni~her|sen~sana|sinav~benim
56|sonra~gibi|sonuc~acikl|stop2~I-do|surat|tek~burad|tellnot~noone|trab*|trabzo*|trabz~hamsi|understand~lonely
56|var~anlam|vazgecme.|without~I-be|yan|yanli~dogmu|yaraladi|yasiyo*|yerine benimle|yildizlara|yok~sende|you-if~I-will
55|*egim|*izle|*lar.|*ric|*ric.|*yam|I-be~I|I-be~family1|I-did~only|I-do~leave|I-do~sad|^inan|^kardesim|ac oradan
55|ac~orada|adini~gibi|ailene soylemek|anlarsin|anneml*|bas basa|baska isim|baska~gorun|basm*|bas~basa|ben mi
55|ben varim|benden soz|bende~olsun|benim disimda|benim~disim|benim~ekran|benim~gizle|benim~varli|beni~yarin|ben~artik
55|ben~muyum|ben~olmak|ben~yetmi|bile~kadar|bir yana|birisi*|birisin|bir~geliy|bir~kopuy|bizde|bogazi*|boyle seyleri
55|boyle~ozel|boyle~seyle|bozusu*|bozusuruz|bulasi*|bunu rehber|bu~sakla|bu~sessi|cocug~da|cok~gitti|courtesy~noone
55|cry~I-be|dakik~sayiy|da~diye|dedem|dedik~ama|degistirmene|de~kim|de~korku|disariya|disimd*|disimda|diyorum
55|diyor~senin|dokuns*|dusunmek|eden*|ederdi*|en guzel|en~sevdi|erase~my|favo*|gibi~davra|gitti bu|gitti~bu|goremez
55|gorunmesin|gorunmesin.|gozu*|haric|haric.|hayran*|hazirlanirken|her gece|her seyi|her~gece|her~sen|her~seyi
55|her~vedan|hisse~musun|ibar*|icind~bana|idare|ikimi~arasi|ister~bir|itiraf*|iyiy*|kadar~gotur|kalmasi|kiss~I-do
55|kiz~ister|knownot~write|konus~gizle|leave~deny|makine degilim|manti|me2~you-do|miss~daily|mi~gibi|musun beni|mu~sen
55|ne konustugumuzu|nihaye*|nihayet|noone~body|noone~me2|noone~parent|okuyor|olmasan|olur~bana|olur~ben|only~without
55|otes*|o~anliy|psiko~ben|raporu*|rast*|rememb~best|saat~mi|sakin~bu|sakla~anlam|sana kur|sana verdigim|sana~bos
55|sana~kur|sana~yazdi|sen olmasan|seninle konusmak|senin~icin|senin~yok|seni~bilem|seni~tamam|sen~gunle|sen~olmas
55|sevgi~olmak|sikayet etme|sikay~etme|sizl*|sonra~yaz|sorana|soyle~tatli|sustu~ben|taray~gecmi|uyku tutmadi
55|uyku~tutma|uyumu|uyuya~bu|vallah*|verdim|ver~bana|write~tellnot|yagmu~ne|yaklas*|yalniz kaliyorum|yalni~kaliy
55|yaninda olup|yanin~olup|yanli~anlar|yasl*|yazamiyorum.|yemi*|yemin|yetmiyor muyum|yetmi~muyum|yett*|yoks*
55|you-do~leave|you-do~you-if|yuzden seni|zaten hep|zaten~hep
54|*arem|*bimi|*dum|*emde|*ore.|*oyu.|*rup|*sima|*ske.|*usek|*yan|*ysam|I-be~write|I-be~you-do|^sirrimizi|ailen~yok
54|altindan yaz|ama~gitme|anlamasin|anlatacaksin|anliy~baska|annene soyleme|aradigin|arami~kalac|ara~beni
54|arkadaslarima|arkad~yarin|artik~kalma|askimiz|bahse~iyi|bakma~benim|bana~donme|barist*|basim catliyor|basim~catli
54|bastim|be|beklerim|benden baskasina|bende~mu|beni*|benim~basar|beni~degil|beni~onems|beni~uzdug|ben~neden|birak~mu
54|birka~bana|bir~kiyme|bir~simdi|bisi*|bisikl*|bos~bana|bugun~cozdu|bulurl*|bundan bahsetme|bunda~bahse|bunla~birin
54|burad~tek|burk*|bu~muydu|catliy*|catliyor|cekm*|cok ozledim|cok~anliy|cok~ozled|darilirim.|dayanamam.|deger~benim
54|deli|denememde|ders~yap|devam~ben|de~geris|de~karde|de~yazar|dokto~anlat|dokun~aglay|dondur*|durama*|duvarlarin
54|ekran~alma|eller~yaziy|en~benim|etti~ben|evde kedim|evde~kedim|fark~gecel|gecel~ben|gece~kadar|gelece*|gelmedigin
54|git~alisi|giyd*|gizli~konus|gore.|gorun~alma|goruyorsun|gozlerim kapaniyor|gulusu*|haber~surpr|hattin*|hattini
54|hattini arayip|hatti~arayi|hayat~ben|herkes seni|hissettigim|hissettim|human~we|ilgiy~goste|ilk denememde|ilk~yaz
54|insan~bana|istemiyorsan|iyi~ama|izlerk*|izlerken|kadar~kimse|kadar~onems|karis~yok|karsima|keske.|kim~niye|kird*
54|kiz~arkad|ki~bana|knownot~you|kodla~bir|koys*|koy~annen|kusur~bakma|life~home1|madem|marry~love|mine~mine|muhtac*
54|niye~ondan|not~me2|odaya~hemen|ogret~oldu|oldum~de|olsaydim|oturdu|oyle de|ozel~birin|ozel~payla|o~niye|pencereden
54|rememb~only|saat bana|saat~bana|sahild*|sahilde|sahilde yurusek|sahil~yurus|saklaman gerekiyor|sana asik|sana olan
54|sana~cevre|sana~dikka|sana~payla|sarji|secret~me2|secret~tutor1|secret~we-let|sekmeyi|sende~bu|seni kimseyle
54|seni senden|senin~asik|seni~kolla|sen~olmad|sevdi~gecel|seyle~onlar|sey~arkad|sey~sana|sinif~ben|sirrimizi|sizm*
54|sohbe~bitir|sonra~kaybo|sonra~misin|soran~da|soran~de|sorarlarsa|study~cry|tek~mesaj|telef~bakar|telef~sarji
54|tercih ederim|terci~ederi|ucum*|ugrama|ugrama.|understand~deny|utand~simdi|uzulmemi|uzulmemi istemiyorsan
54|uzulm~istem|without.|without~you|write~promise|yagmu~kokus|yakin~bilme|yapiyorsun.|yap~devam|yasinda bir|yasiyorum.
54|yeni ciktim|yeni~cikti|yokken calisma|yokke~calis|you-did~student_said|you-if~body|you~cry|yuruse*|yurusek
54|yuzde~seni
53|*dem|*guya|*ha.|*lima|*lsa|*msem|*tam|*tme|*vran|*zmam|I-am~sad|I-be~my|I-did~help|I~happy|^az|^bas|^bizimki
53|^caktirmadan|^kol|^yalvaririm|agladim|ailen~verme|aklima|anlam~sensi|anlas~ben|anliy~kim|arami~bu|arkadas gibi
53|arkad~degil|arkad~tirna|arkani|ask~itira|atesim|ayni~aciyi|baban|bahsediyorsun|bakma~kiyam|bakma~mi|bana cok
53|bana~sensi|bana~tek|baskasin|baskasin.|basla~sana|beni bir|benimle gecir|benims*|benimsin|beni~gitme|bensiz o
53|ben~dert|ben~kilo|ben~test|ben~yeter|bilsen|binler*|binlerce|biri~benim|bir~numar|bir~olmas|biz de|biz~de|bos~degil
53|boyle~nered|bugun~keyif|bugun~soru|bulurlar|burad~kelim|burnum*|butun~benim|buyuk~onlar|ciktin|cok~yapma|davran
53|degil~ben|derind*|derinden|ders~seyle|dert|de~gun|dilini isir|dilin~isir|dinleyen birini|dinle~birin|diye sohbeti
53|diyecegimi|dogum~gunum|dosyan*|duyan~olmas|evdekiler|fizik~kimse|gamzel*|gece.|gecel~cok|gelmedigin her|gelme~her
53|gibi|gibisini|gibi~gerek|gibi~gidiy|gun~her|gun~zor|guzelliginden|ha.|help~tellnot|hepsi~benim|herke~kal|her~ailen
53|her~zor|hizla~gorun|human~my|human~someone|incind*|isir|istem~zor|istiyorum seninle|iyi taniyamaz|kaldi~davra
53|kalkarsan|kalktim|kapatirsan beni|kayboluyorsun|kimsem|kimsem yok|kimsenin ruhu|kimse~ruhu|kim~bahse|kim~mi|kisin
53|kiym*|kolay gelsin|kolay~gelsi|konussana|konussana.|me2~love|mesajini gorunce|mesaj~simdi|mine~afraid|mi~gidiy
53|nedir~bilir|ne~ki|o insanlara|ogrencim|ogren~kizma|ogren~yuzde|ogret~beni|ogret~senin|oldugum|omuz silk|omuz~gec
53|omuz~silk|ona sordum|onlari*|onlarin|onlar~hep|opucugu|parent~family1|promise~I-do|psikologuna|return~mine
53|ruyam~gordu|sadec~degil|sadec~goruy|sende~ister|seni dusunmeden|senin gibisini|seninle boyle|senin~bende
53|senin~derin|seni~bilmi|seni~tek|sen~cok|sen~dugum|sen~susun|sevgilim ol|sey degilim|sey~anlat|silers*|silersen|silk
53|silk gec|silk~gec|simdi~burad|susunc*|susunca|tabii~ben|tadi yok|tadi~yok|taniy~yok|tek~disar|tepe*|uc~da
53|umuru~degil|utandim simdi|uyud*|uzulm~yaz|var~gitme|without~human|yalni~boyle|yalvaririm|yarin~ben|yorgan*|yorganin
53|yorga~altin|yorga~yaz
52|*ana|*hil.|*kasi|*ken|*lahi|*tla.|*zdan|I-did~tired|I-did~we|^agzindan|^annem|^donup|^etrafindakiler|^evdekiler
52|^madem|^takma|acaba|adimi anma|anahtari bende|anaht~bende|anlatirsan buyusu|anlat~arami|anlat~buyus|anlat~gore
52|anlayisi|annel~bilme|anneni*|annenin|baban~ben|bahane.|bakama*|bakl*|bakmam|bana yazacaksin|bana~onlar|basim~agriy
52|basind*|basin~oturd|benden daha|bende~birak|bende~hep|benim~deger|benim~gunum|beni~sevin|beni~uzuyo|ben~bazen
52|ben~insan|ben~kimya|ben~sonra|best~courtesy|best~deny|bilmedi|bir kizim|biraz~cevir|biriyi*|biriyim|bir~kizim
52|bir~sakla|bize.|bizim~de|bizim~ne|bos degilim|buna*|bunun~kalma|bu~gec|bu~gidec|calisirdim|calisirdim.|cevrimdisi
52|cikmasin|daha~kimse|dahil.|darling~my|deha|de~git|de~sadec|dibi*|diye~yazma|donerim|dudag~bir|durdum|elini~tutar
52|emre~cok|etmiyor.|etra*|etrafi*|etrafindakiler|evde bunu|evde~anma|gecmek bilmedi|gecme~bilme|gelirsin|gel~burad
52|gerce~istey|gidersin|gidiyo*|girip|giriy~senin|gitme~daha|gizli~mu|gotur|gozumun|guzel~senin|hala|hani~ya|hep~sen
52|hikayeyi|hisse~ibare|home1~life|icime~bir|icin mi|ilkokulda|kadar~insan|kahve ictim|kahve~ictim|kalir misin
52|kalir~misin|kapat~da|kapind*|kapinda|kaptir*|karsilikli|karsi~soyle|kaybolma|kaza*|kenar~cok|kendi sinav
52|kendi~sinav|kisa tut|kisa~tut|knownot~study|kokus~guzel|kokus~ne|leave~only|makarn*|matematikten|mezun~oldug|mi ben
52|mine~feel|my~kiss|nedir bilirim|o arkadaslarin|o emre|o kadar|ogret~sey|ogret~yok|okuld~anlat|onlar~bana
52|onlar~birak|ortali*|oyle yaz|oyle~yaz|oyunca*|o~emre|o~yakla|parma~kimse|parma~uclar|paylasamam|progr~degil
52|promise~mine|return~darling|romant*|saatle*|saatlerde|sadece benim|sad~life|sana~arkad|secret~program|secret~we
52|sende~beni|sene|seni sadece|senin~olmak|seni~eden|seni~kadar|sen~agliy|sen~duruy|sessi~baban|sevgilin olmak
52|seviy~arkad|seyi.|sonuc~de|soruy~de|soyle~gider|stay~human|sula*|tapi*|teacher~mine|tek~bile|telef~bir|uc nokta
52|ucla*|uclari*|uc~nokta|uyanmak|uyuyamadim.|uzdugu*|uzuy*|uzuyor|uzuyor.|vallahi|verdi~simdi|ve~benim|we-let~only
52|write~my|yarin~gelir|yaslanmak|yazmadin|you-if~we|you~marry
51|*fim|*miza|*nlum|*rida|*sken|*ssak|*vmem|*zma.|I-am~lesson|I-did.|I-did~lesson|I-not~come2|I-will~study|I~wait
51|^askimiz|^dizime|^eger|^gunlugune|^makine|^okul|^optum|ad koy|ad~koy|ailen ne|aklimi|anliy~bunu|anliy~yapab
51|annen~gerek|aramizdaki bu|arami~sana|arkad~yalni|askin~seni|ayakl~yerde|ayni aciyi|baban~at|bana karsi|bana~gider
51|basimi donduruyorsun|baskasi|belli|ben biliyorum|benden bir|bende~geriy|beni bu|benim~iyisi|beni~olurs|beni~sana
51|beni~var|ben~iki|ben~kisiy|ben~sakin|ben~zeka|berb*|bile~deme|bilmesine|bir elektrik|birakiyorsun.|bir~ardin
51|bir~atma|bir~begen|bir~goruy|bu yazismayi|bunu~rehbe|butun~sen|bu~ben|calis~dagil|calis~progr|cayimi|cok~bana
51|cok~sever|come2~I-not|da~kalp|da~sende|de beni|dedik~konus|degil bu|degil~benim|desek|diye odum|diye~odum
51|dogru~benim|donduruyorsun|donduruyorsun.|eger|elektrik var|emre|erase~you-do|etmek istiyorsan|etmek~istiy
51|etme~arami|family1~rememb|gecistir.|gerce~benim|gider~de|girdig*|gomuls*|gomulsun|gonlum|hic~mi|human~I-am
51|icin~bana|ikinc~yok|ilko*|ilkoku*|ilk~mesaj|iyisin.|izleri|kafam~sisti|kagid~at|kagid~baban|kalbimi|kalkar*|kanli
51|karde~ettim|karde~yanin|keske~seni|kim yapabilir|kimse uzulmez|kimsede|kimse~demem|kimse~uzulm|kim~bunu|kim~edece
51|kim~yapab|kiymet*|kizar|ki~benim|klav*|klavye*|konustugunu|konus~bir|korkardim|kulak~tak|life~courtesy|maha*
51|mahall*|me2~thanks_to|mecnu~benim|mesaj~baska|mesaj~ben|mutlu~istiy|ne ailen|ne soylesen|neden~arami|needless~me2
51|ne~baska|noone~leave2|not~leave2|not~stay|numar~gibi|odum|ogret~ispiy|ogret~kendi|olmam|ona~bana|opucu~karsi
51|ozel birine|o~bana|o~beni|parent~I-be|psiko~not|quote~stay|return~kiss|sabah~cok|sabah~yorul|sana~guzel|sana~ki
51|sana~muyum|sana~sen|saniy~ben|sanki~benim|sarilip|secil~ben|sen susunca|sen yoksan|seni dusundum|seni kaybetmekten
51|seni ogretmenlerin|seni sevmekten|senink*|senin~bir|seni~alir|seni~dersi|seni~dusle|seni~olara|sen~anliy|sen~yana
51|sen~yoksa|sesim titriyor|sesim~titri|sevmek*|sevmekten|sevmem|sey deme|sey soyleme|sey~deme|sey~yalni|sizliy*
51|sizliyor|soba*|sobayi|son bir|soylemissin|soyle~ailen|soyle~sana|su son|su~okuyu|su~son|tamam~alisi|telef~evde
51|telef~yazma|tell~I-not|temelli|terapi*|terci~yapti|titriyorum|tutor1~you|uzulmez.|uzulurum.|vakit~mi|veriy~farki
51|we-let~noone|we~home1|yakism*|yana.|yanin~kalp|yapabilir bunu|yapab~bunu|yapiyorsun|yarin da|yaz kimse|yazma.
51|ya~ben|yokluguna|yoksan|zeka~degil|zord*
50|*dim.|*emim|*fam|*fen|*ktim|*rla.|*rme.|*tfen|*umuz|*zsin|*zume|I-be~happy|I-be~marry|I-had~write|I~noone|^deniz
50|^dilini|^duygularim|^ogretmeninin|^telefonunu|ablan~karis|ac kitabini|ac~kitab|adim~deniz|aglayan|agzin~kacir
50|ailen~olsun|altin~isigi|annen odaya|annen~ne|annen~odaya|an~de|an~sen|aramizdaki sey|arkad~beni|arkad~bulam
50|arkad~caliy|asik~ol|ayirir*|ayirmi*|ayni~senin|ayril~bende|az once|az~once|balkon*|bana~ac|bana~et|bari bir
50|bari~bir|basimd*|baslarsan|ben|ben cozdum|ben makine|ben robot|bende~baska|bende~iyisi|bende~kaldi|benim~benim
50|benim~esin|benim~olmaz|beni~kenar|beni~konus|beni~unutu|benzey*|benzeyen|ben~alisi|ben~dagil|ben~hic|ben~makin
50|ben~okuru|ben~ortao|ben~robot|ben~unutu|bileyim.|bile~disar|birin~cevre|bir~anlay|bir~kapat|bizim~yok|body~I-am
50|borclu*|borclusun|bos~ekran|bozu*|bu bana|bunu mudure|bunu~baska|bunu~yapar|burnun*|bu~dahil|bu~iyisi|bu~sinav
50|bu~yanli|caktirmadan yaz|cakti~yaz|calisirken seni|calis~demek|carpiyor.|cok~kisa|come2~I-do|come2~tell|cozme~bana
50|cry.|daha sonra|daily~home1|danis~sonra|dayanamiyorum|dege*|degilim hissediyorum|degilim yoruluyorum|degm*|derler
50|ders~seni|de~biri|de~surat|de~surek|diye~sohbe|dusuyo*|duvarlarin kulagi|duvar~kulag|duvar~var|ekran~seni|en~guzel
50|en~sensi|eskide*|eskiden|ettik|et~bana|eve~donuy|family1~wait|gecmes*|gecmesin|geliy~bana|gelmi~bugun|gibi~sana
50|git~git|git~karan|gizley*|gozum yolda|gun~olur|guzel~sen|hadi|hadi simdi|hadi~simdi|hakkim*|hasret*|hasta|heart~not
50|help~forget|her~istiy|hissetmek|icini~tek|iki~satir|ilk~itira|insan~arasi|isim*|isiniy*|izin~verme|kadar iyisin
50|kadar~cekip|kadar~iyisi|kafam|kanl*|kapat~gibi|kasiliyor|kasiliyor.|kesf*|kesfed*|kimse~bize|kiss~you|kiyame*
50|kiyamet|kod~degil|konustugum|kulagi|kulagi var|kulag~var|kurdugumuz|life~afraid|lonely~I-am|love~you|lutf*|lutfen
50|midem kasiliyor|midem~kasil|mily*|mine|mine~I-be|mi~yani|nasild*|nasildi|nasildi.|need~me2|neys*|neyse|ne~degil
50|not~afraid|o cocuk|ogren~o|oksu*|olmaz~mi|olmustum|olmustum.|olur bana|omuz|once~yazma|ondan|onlar~bende|o~hosum
50|o~takil|program degilim|robot degilim|sana~aferi|sana~anlam|sana~gotur|sana~kizam|sana~su|sana~vurgu|sana~yaziy
50|secret~you-do|sekme~kapat|sende~goruy|senin~diger|senin~her|seni~baska|seni~sayfa|sen~anlam|sen~kim|sen~saatl
50|sevdal*|sevgimi|sevgi~benim|sevinc*|sevincten|sevm*|siler~sey|simdi~kimse|sinav~cakti|sinif~kaldi|sinirlendim
50|sir olarak|sira arkadasin|sir~olara|sonra~nered|soran olursa|soran~olurs|sustug*|sus~yeter|tamam~mi|teacher
50|teacher~student_said|tek ben|tek~sohbe|telef~goste|tell~deny|temell*|tirnak*|tirnaklarimi|tutor1~not|umurumda degil
50|uygul~beni|var kabul|varl*|var~beni|var~kabul|vedal~sevme|verdi~ailen|verdi~bugun|we~best|without~I-did
50|without~lonely|without~we-let|write~not|yalni~sen|yanin~belli|yavu*|yaz~isigi|yetistirme.|yikili*|yok olmayacak
50|yoklugun|yok~gibi|yok~olmay|yorga~isigi|yoruluyorum|you-did~I-be|yuzunden.
49|*fen.|*fini|*hat.|*lyon|*meye|*piye|*sil.|*umun|I-am~happy|I-am~help|I-did~not|^anlasilmak|^canimin|^gonul
49|^yillarca|agzini|agzin~sakin|ailen~dahil|alirdi*|alis*|altindaki|anlamak icin|anlas~istiy|anlat~baska|annen~beni
49|annen~kimse|arasina|arasinda|ayril~simdi|baban~sakla|bakal~kac|bakma~bile|bakma~oyle|bana ac|bana borclusun
49|bana~anlam|bana~edinc|basina bir|baska biri|baska~biri|baska~sana|bende~gormu|benim~gozum|beni~sen|beni~verir
49|ben~de|ben~eller|bildirimleri kapat|bile demeden|bilecek.|bile~demed|bile~gitti|bir iyi|bir~demed|bitir~mi
49|bogazimda|bu ikimizin|bu yolu|bugun~giydi|bunlari.|bunu sir|burasi.|bu~demek|bu~sabah|bu~yolu|canimi*|canimin
49|canimin ici|canim~ici|cekip~gidec|cikmasin.|cocukla|come2~quote|darald*|daraldi|da~matem|de ilac|dedig~yarin
49|demed~cok|denem~bekle|ders*|der~ben|de~bazen|de~fena|de~ilac|de~iyi|de~kulla|de~yasin|dinleyen|diye~benim
49|donup~bile|dunya~duruy|duyar|duymasin biliyorsun|ekran~bu|ekran~da|elim|elini|elini tutsam|elini~tutsa|erir*
49|eski~gunle|fazlasi|geldi~ne|geliyo*|gezi*|gibi~oldum|gidersen|gidiyorsun.|girdi|gitt*|git~ama|gune*|gun~degil
49|guzelsin|haber~yapar|happy~tired|hayatim cok|hayat~cok|hemen sil|hemen~sil|hep sevecegim|hep~sevec|her an
49|hicbi~bugun|icin~ben|icin~beni|ikinc~bir|ikinc~olmay|ilac~kulla|ilgiyi|istemiyorum|istemiyorum sen|iste~var
49|izler~kollu|izler~uzun|kadar~sey|kalabalikta|kalir~kimse|kaliyor.|kal~kal|kapat~annen|kapat~istem|karsinda gercek
49|kendin olabiliyorsun|kendi~kalkm|kendi~senem|keyfi~yerin|kimse anlamaz|kim~neden|kim~yanin|kisisin|klaso~koy
49|knownot~lesson|knownot~parent|kokusunu|konus~gibi|leave~heart|lutfen.|market*|mesaj~eller|mevz*|milyon|my~come2
49|ne annen|ne demek|nefes~biri|nefes~var|ne~ailen|ne~var|o cocukla|ogrenmesin|ogret~duyur|ogret~gibi|ogret~yetis
49|okuyu~yok|olabiliyorsun|olmas~anlam|olur~ama|onda*|onlar seni|onlar~halle|ortadan|ortad~kaybo|otesi|otesi.
49|oyle~bana|ozel~bir|paylasamam.|pence~acik|rahat.|rememb~sad|return~promise|sakla~en|sana benzeyen|sana deli
49|sana layik|sana~deli|sana~layik|sana~mu|sana~verdi|secilmis|secret~human|sen yatinca|sendek*|sendeki|sene*|senemd*
49|senemde|senin~iki|seni~geris|seni~takdi|sensi~cok|sen~burad|sen~hisse|sen~yatin|sessi~duyma|sikisiyor.
49|sinav senemde|sinav~evde|sinav~senem|sir~tutar|sohbe~temiz|sonra ilk|sonra~ilk|sonra~konus|soyle bakalim
49|soyle~bakal|soyle~benim|soyle~sus|sular|sustun|tek~bekle|tell~body|tell~secret|terapiye|thanks_to~we-let|tutsam
49|uzulur|var~ben|var~seni|veren bir|veren~bir|vermem|vermeyelim|wait~mine|we~I-be|yalniz birakma|yana~bir|yapay~adim
49|yapiy~verdi|yasindayken|yazacaksin|yazilim degil|yazsa~senin|yetistirme|yetmiyor|yildi~bakti|yilla~bana
49|you-did~darling|yuzu*|zaten~herke
48|*adik|*anem|*bul|*dik.|*gime|*gumu|*ida.|*muz|*ncu|*nti.|*salt|*smem|*yip|I-am~secret|I-am~you-did|I-not~change
48|^akranlarin|^bak|^gelmedigin|^saril|^seviyorum|acmaz|adini|adresi|afraid~best|agac*|agzini siki|agzin~siki
48|agzin~tut|akranl*|akranlarin|akran~senin|altin~koy|anlatman yeter|annemle|annen~onayi|arama~oldun|aramiz*
48|arkad~gecer|askim.|atiyorsun|bana verilmis|bana~hep|bana~karsi|bana~veril|bana~yapma|bekledim durdum|bekle~durdu
48|ben ilk|bende var|benimle konus|ben~cozdu|ben~hisse|ben~sinif|bileli*|bilelim|bile~sakin|biliy~bir|bilmesine gerek
48|bilmiyorum de|birak~bana|birak~simdi|biraz~kal|bir~anlar|bir~bilse|bir~ettim|bir~ki|bir~oldum|bitmesin|bize kalsin
48|bize~kalsi|body~tutor1|bugun~kusur|bugun~on|bugun~yarin|burad~gider|burad~olur|burnumda|buyuk~tek|bu~bilme|bu~boslu
48|bu~netle|calismaya kalkarsan|calis~kalka|cikma~ne|cok severim|cok~uzuld|cumle~altin|daha~sana|daily~warn
48|darling~love|da~agir|degil~bana|degis~annen|demedim sen|demed~sen|ders~mi|de~gel|de~iki|de~istiy|de~ki|de~sayil
48|de~yatma|de~yil|disari|diyor~bana|donerim.|doyama*|dudaginin|dudakl*|dunyam duruyor|duss*|eksiliyorum|erase~forget
48|family1~love|gecen~o|gibi oldum|gibi~yapma|gidersin.|gider~bile|git git|gitmen|gitmesen|gitmesen olmaz|gitme~olmaz
48|git~ben|goruy~bir|gostermeden|gunlugune|gun~ama|guzel~bugun|hala~duruy|heart~family1|heart~human|hep~derdi|hep~seni
48|her~an|her~gunun|hic~hic|hocana|human~human|idar*|iki satir|iki~kelim|ilk~denem|insan~benim|isimle|istemiyorum seni
48|iste~o|istisn*|iyi~bana|kacti|kadar~goste|kadar~kal|kalbi~tek|kalir~disar|kalka~dagil|kals*|kapt*|karsi~degil
48|kendi~olabi|keserl*|keserler|keyfim kacti|keyfi~kacti|kisisi*|konus~saatl|konus~sen|kursa~yazil|love~darling
48|matematikten korkardim|matem~korka|mesajlari sil|mesaj~kiska|mesaj~yerim|miyim|my~best|ne~sana|noone~I-did|not~ben
48|not~change|not~darling|not~you|ogre*|ogret~acma|oldun|olursa*|onayin*|once~yalni|o~durup|o~mesaj|parent~understand
48|promise~leave|rahat~bu|rememb~cry|return~sad|saatleri sayiyorum|saatl~sayiy|sabah~kadar|sad~I-am|sad~you-if|sana bu
48|sana~ama|sana~neler|saril bana|saril~bana|sekme~degis|sende~hosla|seni ilk|seni kim|seni kullaniyor|senin iki
48|senin~cumle|senin~dilin|senin~yanin|seni~bekli|seni~etmek|seni~kulla|sen~beni|sen~diger|sen~nefes|sen~sinif
48|sevme~seni|siir|siki tut|sikisiyor|siki~tut|sikt*|simdiden|sinif arkadaslarin|sizmas*|sizmasin|sokma.|someone~mine
48|sormaz.|soylemem|soyle~tut|su~iyi|tabii ama|tabii~ama|tasiyabilecek|tatil~ben|tatli~mi|teacher~leave|teacher~stay
48|teacher~understand|telef~ben|titri~sana|tuylerim|uc~bana|unive~de|uyudum|var ben|var~boyle|var~et|verdim simdi
48|ve~tek|vicdan*|we~leave|we~noone|yana~yana|yanina gelip|yanin~gelip|yanlis anlar|yazil~demek|yazma~bulur|yetmiy*
48|yok belki|yok bu|yok~belki|yok~de|you|you-did~family1|zor~degil
47|*cana|*cti|*dada|*gmez|*ibim|*kmus|*ksin|*mara|*nce|*nce.|*onu.|*rale|*rola|*stir|*uden|*umek|*urun|I~help|I~miss
47|^babandan|^eskiden|^gripten|^gulusune|^hayatindaki|^kollarindaki|^komsunun|^ogretmen|^sendeki|^sinif|ablam
47|acikl~diye|agzin~mi|agzin~tamam|aksamlar|aksam~bana|anlamazlar|anlami|anlat~ben|annen~girin|aradi~yok|arkad~olabi
47|asik~olmam|ayaklarim yerden|ayakl~kesil|ayril~geliy|bak~bir|balk*|bana~yazar|basimayim.|baskasina degil|baska~konus
47|bekler ben|beklerken.|bekleyemem|bekleyemem.|bekle~ben|ben bekleyemem|ben bilirim|bende~ol|beni~bekli|beni~bende
47|beni~hic|beni~kendi|bensi~mi|benze~yok|ben~alisk|ben~an|ben~ederd|ben~kalin|ben~ne|ben~surek|bile senin|bilmem*
47|bir bilsen|biri~burad|bir~anaht|bir~bulam|bir~icim|bir~var|bir~yedi|boyle~ben|bu ilgiyi|bunu kardesine|bunu~karde
47|burad~o|burayi|buyule*|buyutm*|bu~etme|bu~ilgiy|calismaya|cokta~bunu|cok~gordu|cumlenden|cunku~onlar|daha
47|daha~yeter|daily~I-will|dakik~kal|da~sensi|de gor|degil~sadec|degmez|demek benden|denemen nasil|dersi unutuyorum
47|dersi~unutu|devam~olur|de~gor|de~yedi|dinlemez|disar~kimse|dogru~ben|dunya~kimse|duyma~annen|ekran~annen
47|ekran~rapor|erase~we|essi*|evlen~senin|geleyi*|geleyim|gelmed*|gelmen|gerce~var|gozum~yolda|grip*|gripte*|gripten
47|gulusune|gunden|gundu~yoksu|guven~bana|guzel olurdu|guzel~olurd|haber~mu|hak|hallederiz|heart~cry|heart~need
47|help~you-did|her vedada|her~vedad|heyeca*|hicbi~tadi|hic~bu|hic~gitme|hic~konus|hocaya|icime oturdu|icime~oturd
47|icin~kalab|ikim*|iki~bana|integrale|istemezsin|istemi*|itira~sen|iyisi|iyiyim*|iyiyimdir|iyi~gecti|iz~birak
47|kahrolurum|kalem~unutm|karistirir|karistirir.|karnim*|kenarinda|kendimi|keske hic|keske~hic|kimseye de|kiska~iste
47|kolay~biraz|kollar*|kollarindaki|konusalim|konus~hic|konus~tatli|kopya~soyle|kor~ben|kram*|kucuk~dunya|kulla~icin
47|kuzen~da|leave2~I-will|leave2~understand|lonely~I|me2~heart|mesaj~kalbi|mi~gece|mi~yok|muhabb*|muhabbetimiz
47|my~heart|nasil~sen|need~I-did|need~my|nefesim|nerele*|ne~bugun|ne~cok|ne~netin|noone~deny|noone~promise|not~rememb
47|numara|ogretmenlerin benden|ogretmenligi|ogret~yil|okumasin biliyorsun|okuma~biliy|olabi~de|olmad~aksam|olmami*
47|once~gerek|onlar~sakla|only~love|on~sinif|oyle mi|oyun~orada|ozlemisim|paragraf cozelim|parag~cozel|parcal*|parfum*
47|parmak sozu|parma~sozu|parola|paylasma bunu|payla~bunu|program~I-not|progr~birak|rahmet*|rahmetli|rehbe~sorar
47|rehbe~soru|rememb~we-let|sadec~soyle|sad~body|sakin~ogren|sakl*|sana ihtiyacim|sana yanigim|sana yeterim|sana~duyma
47|sana~gecti|sana~kitap|sana~yanig|saniyor|sen yazinca|sendeki isigi|sende~isigi|sendr~var|senin~arami|sensi~bos
47|sen~bak|sen~guzel|sevgi~ver|seyin tadi|seyin~tadi|seyin~yok|sinav sonucunu|sirtini|sizliyor.|someone~I-do
47|sonsuza kadar|sonsu~kadar|sorunu dusundum|sorun~dusun|soyle~alir|soyle~de|soyle~sakin|sozun|stop2~my|stop2~stop2
47|study~secret|sultan*|suphelenmesin|tali*|talibi*|talibim|tane daha|tane~daha|tatil~mi|tell~love|tercih listeni
47|thanks_to~you-if|tired~body|tureve|tutor1~forget|tutor1~stop2|tuttum|tuva*|tuvale*|uc~kaldi|uc~yoksu|uc~yoktu
47|unutuyorum.|uzdu*|var~biz|var~oyle|vedada|vedad~parca|wait~I-not|we-let~lonely|we-let~parent|we~only|we~sad
47|yakal~de|yakisir|yakis~ben|yanigi*|yanigim|yasam~da|yasin~buyuk|yasin~kizim|yazsa|yerde~kesil|yerimden|you~miss
47|yuregi|yureg~dayan|yurumek
46|*arna|*ayi.|*bim.|*dip|*izi.|*ldum|*ola|*olma|*omu|*rigi|*rna|*romu|*rsi|*stuk|*sune|*tmen|*tuk|*urda|I-am~family1
46|I-did~kiss|I-not~noone|^askerdeyken|^gitmen|^kiskandim|^kulaktan|^ruyamda|^var|ablan~gecmi|acilin*|acilinca
46|adim~gerce|agzind*|aklim~sende|anlam~icin|anlat yeter|anlay~cikma|annen~fark|aramizdaki elektrigi|arasinda.
46|arkad~etmiy|asigi~sana|askerdeyken|ayiram*|bak yine|bakamasin|bakamasin.|bak~yine|bana hep|bana~bekli|bana~biraz
46|baska~calis|baslad*|bazi~seyle|ben bileyim|ben gercek|ben universitedeyken|bence o|bende~aliyo|bende~istiy
46|benim gozumde|benimle cikar|benim~ailen|benim~cikar|benim~kalsi|benim~numar|beni~ve|bensiz calismaya|bensi~dagil
46|benzerin|benzerin yok|ben~biley|ben~cekiy|ben~sec|ben~sever|ben~yarat|ben~yasad|bile seni|bilen~burad|bile~cozem
46|bile~seni|bilmek zorunda|bilme~iyi|bilme~zorun|bir numarasin|birakmissin|birakmissin.|birbi~degil|birin~nered|birt*
46|birtan*|bir~kal|bir~korku|bir~odum|bir~yiyip|bitti diye|bitti~diye|bizim~boyle|bulusalim|bunu~kaldi|bura*
46|burad~birak|bu~cekip|bu~kal|bu~okula|bu~yok|caki*|calis~seni|cikar misin|cikiy~bir|cikmaz.|cikt*|cikti~gitti
46|cunku~ben|daha~daha|daily~mine|daily~tutor1|dakik~ver|da~biri|da~geliy|de bugun|dedik~kimse|degil~adim|degil~birak
46|demek~bana|demek~ihtiy|demem~insan|denem~sakla|dersl~gerce|de~hep|dinle~sen|diyorsun ya|dost~boyle|dun~unut|duraks*
46|ekran goruntusu|elektrigi|elve*|esin benzerin|esin~benze|eski~gibi|essizs*|essizsin|family1~you-do|fazla~kiska
46|fazla~olabi|film izlerken|film~izler|flort~gidiy|flort~hosum|forget~I-am|gecen~cok|gece~de|gece~unut
46|gecmisi temizlemeyi|gelir~di|gelir~mi|geliy~o|gelmezsen|gider~bakma|gidip|gizli~sekme|goste~at|gozum~dustu|gundur
46|gunum~guzel|gun~beni|guzelim.|haberd*|haberi olmasin|hayatt*|hayat~en|hayat~ne|help~deny|her seyden|her~kopuy
46|her~seyde|hesap~verme|hocan|home1~me2|human~life|huzunl*|icin.|icind~tek|icin~gece|icin~yarat|ikinci bir|iki~dakik
46|insan~ne|isin bitince|isin~bitin|istem~kal|istem~yeter|iyiyim|iyi~cok|kaldi~iyi|kalmamis|kalma~ama|karsi~gerce
46|kaybetmekten|kemi*|kendi~seni|kendi~simdi|kimse sormasin|kiskandim iste|kiss~study|kitabini|kiz~sen|kokunu
46|kolla~kollu|kolla~uzun|konustuk|konusulani|korktum|kucuk~calis|kulag~yayil|kulaktan kulaga|kulak~kulag|kulak~yayil
46|lie|lonely~tutor1|makarna|mesajini bekledim|mesaj~durdu|mi cikiyorsun|mi sec|milyo~senin|misin|miyi*|mi~cikiy
46|mu saniyorsun|mu~saniy|my~we|neden~cunku|ne~hocan|nisan~mi|numarasin|o adami|odevin|odevi~bitir|ogren~sen
46|ogret~gerce|ogret~haber|okudun|okuyu~doldu|olal*|olalim|olan hislerim|olan~hisle|olara~tutma|oldug~yalni|oldun.
46|olmad~her|olmasi*|olur~da|omur boyu|omur~boyu|ona gore|ona~gore|once ben|once~gel|oturup|oyku|o~adami|o~kiska
46|parfu~ediyo|parma~bir|razi*|raziyi*|raziyim|raziyim.|rememb~I-be|sabah~yaz|sabir~dinle|sacla~oksay|sad~I-did
46|sagli~rapor|sall*|sana~gidiy|sana~hisle|sana~kiska|sana~oldum|satir~okuyu|secret~noone|sekeri*|sen onlarin|sendromu
46|seni anlamak|seni bu|seni soyle|senin yasindayken|senin~ses|senin~yazil|seni~bu|seni~haber|seni~numar|seni~okur
46|seni~varli|sen~diye|sen~insan|sevgili olalim|sevgi~olali|seviy~de|seviy~soyle|seviy~var|sevme~mumku|sifre~bakam
46|simdid*|sirrimiz|sirri~olsun|someone.|sonra~rahat|sonra~yine|sonuc~diye|son~daha|son~olur|sormasin|soz~bana
46|stop2~promise|stop2~tellnot|student_said~body|study~sad|su kapidan|sunucu odasinda|sunuc~odasi|su~kapid|tama*
46|tarayi*|teacher~needless|tek~ses|tell~darling|temizlemeyi|temiz~kalma|tesa*|tesadu*|toplan*|tutabi*|tutor1~family1
46|uc~iyi|understand~jealous|universitedeyken|unutmak|unut~de|usud*|uyudun mu|uyudu~mu|uyuya~gece|vedal~hic|vermem.
46|yanin~beni|yanin~benim|yapanl*|yarin~yoksa|yaz isigi|yazil~kalma|yerim|yeter ki|yeter~ki|yoktu|yok~hep
45|*aduf|*bzon|*cten|*duf|*ense|*erin|*ikli|*ilma|*iriz|*izin|*llik|*rama|*rce|*reve|*sive|*zon|I-am~I-did|I-am~stop2
45|I-do~daily|I-do~you|I-will~daily|I~family1|I~heart|I~without|^aramiza|^ayin|^baskalarina|^dersi|^don|^gozlerinin
45|^kalabalikta|^mola|^otobusteyim|acarsa*|acarsan|acikti|agir~geliy|ailene soyleme|aklimi basimdan|aklim~basim
45|aksam~gibi|alem*|ama~guzel|andi*|anlat~sana|apta*|aralar.|arami~sizma|arasi~benim|arkad~ister|arsive|aslin~ben
45|atilmi*|atilmis|baban~bile|baban~etme|bahse~hemen|bana|bana da|bana~borcl|bana~danis|bana~sende|basimdan
45|baska~cunku|baska~ihtiy|beklerdim|bekle~o|belki ama|bell*|ben her|bence~anlat|bence~o|bende|bende~gorem|benim~ne
45|benim~ogren|beni~daha|beni~korku|beni~simdi|bensi~bakal|bensi~kazan|ben~her|ben~kaliy|ben~korka|ben~mezun|bilemez.
45|bilen~yer|bile~oldug|bilmeden|bilmedi.|bilme~kimse|birakma beni|biri~yazis|bir~atilm|bir~uyu|body~leave|body~tired
45|bu aralar|bu sene|bugun~gunu|bugun~kac|bugun~ve|bu~arala|bu~bozma|bu~gitme|bu~sene|bu~sonra|canim~aciyo|cikar~misin
45|cikisi*|cikis~bir|cikma~olur|cok yalniz|cunku~sen|daily~without|dakikalari|dalgalar|daraldi.|davran.|da~konuy
45|defte~yazma|denem~yapmi|de~gece|de~hazir|de~kilo|de~sene|de~tamam|dogrusunu|dogum gunum|don|donmez*|dunyad*
45|dusunmekten|duzeltince|edebi~sevdi|edelim mi|edeli~mi|edemem|ediyorum|ekran~biri|en~iyisi|erase~I-be|forget~noone
45|formu~fisil|formu~verir|gece~bulus|gece~dikka|gecmisini|gec~yok|gercekten isteyen|gerce~tek|gidin~hisse|gidin~kendi
45|gidip~anlat|girin~hemen|git~beni|gizli~boyle|gizli~olmas|goreyi*|goreyim|gorme~bana|gozlerinin|gozyaslarimi
45|gozyaslarimi tutamadim|gozya~tutam|gul~getir|haber~beni|hamsiy*|hamsiyi|happy~you-if|hatasi yaparsam|hatas~yapar
45|hayal~var|help~erase|help~miss|hem de|hem~de|hep~ikinc|herke~guven|heye*|hic~ama|hic~mu|human~you|icimd~bir
45|ihtiy~demek|ikimizin kucuk|ikimi~dunya|ikimi~kucuk|ikinc~orada|ilk~yapmi|insan~oldug|inter~de|isinmi*|istem~burad
45|iyi dusunmez|iyiligini|iyi~dusun|iz~kalma|jealous~I-did|kadar~konus|kafam~gibi|kalir~anlat|kalma~demek|karan~gibi
45|karariyor|karde~evde|kelim~yok|kenara atilmis|kenar~atilm|kesili*|kimseye gosterme|kimse~deme|kimse~farki
45|kimse~gizli|kim~bu|kiss~me2|kiss~mine|kiza mesaj|kiza~mesaj|ki~seni|kolun~ailen|kopan|koyde|koyma~de|kralicesin
45|kulaktan|kulak~o|kuze*|lie~lie|me2~I-am|mine~best|mine~thanks_to|misi*|musun~musun|mutlu~iki|muyd*|netlerin
45|net~insan|ne~kaybe|noone~tell|odada|odaya girince|odaya~girin|okulda.|olani~kimse|olmaz~ben|onca|once~olaca
45|only~courtesy|ortaokuldayken|otobusteyim|ozel bir|o~etmiy|o~insan|paragraf sorulari|parent~program|parma~yazma
45|parma~yok|program~human|promise~only|rapor~annen|rapor~goste|rastlamadim|sabah~cikti|sakliy*|sana inanmaz
45|sana~bende|sarki~ne|senin yarin|seninl*|senin~evlen|senin~ozel|senin~rastl|senin~yasla|seni~ancak|seni~dusun
45|seni~ki|sen~farkl|sen~karar|sen~konus|sen~varim|sevgi~istiy|seviy~konus|seyi ailene|simdi~degis|sinav~olsun
45|sonra yok|sonu|sonunda yine|sonun~bana|soru~konuy|soyle~biraz|soz~birak|stop2~deny|stop2~stay|su~uc|tabii~beni
45|taci*|takd*|teacher~come2|tellnot~jealous|tesaduf|trabzon|tutamadim|tuylerim diken|vakit~ayira|vakit~bana
45|verme~demek|wait~rememb|we-let~family1|we-let~stop2|yalni~senin|yapmistim|yazdi~gorun|yazim~yapar|yeni~aldim
45|yetis~kim|yildizlara baktim|yine bana|yine~senin|yoklu~cok|yok~guzel|you-did~come2|you-do~without|you-do~write
45|you-if.|zaman~annen|zaman~cok|zorun~kalsa
44|*alt.|*ayet|*bel|*cum|*ecik|*eriz|*eyi.|*fsiz|*ftiz|*gene|*ilsa|*lda|*lda.|*ptu.|*rana|*rat|*rsiz|*sam.|*ysin
44|I-am~you-do|I-be~wait|I~afraid|^aklimdan|^alistirdin|^aramizdaki|^biraz|^birtanem|^gozden|^icindeki|^kulakligini
44|^olsun|^yorganin|adim~ve|agriyo*|ailen~etme|aklimd*|aksam~hic|alamiy*|alamiyorum|alir ben|alirdim|alirla*|alirlar
44|alir~ben|alistirdin|alist~simdi|anlam~kalma|anlayamaz|annen~bilec|annen~bu|annen~duzel|annen~kadar|annen~kapat
44|annen~yuzde|arami~fizik|arkad~peki|arti*|asigim sana|asil~hikay|ask~olmal|attim.|ayril|babana yalan|baban~yalan
44|bakti~sana|bak~basim|bana soyle|basar~benim|baskalari|bazen~da|bedenim var|benim~biliy|benim~degil|benim~musun
44|beni~gidiy|benze~olmay|benze~tek|ben~evlad|ben~girdi|ben~iste|ben~kapat|ben~ki|ben~unutm|bilen~biri|bil~seni
44|bir ciftiz|bir makine|birak~hatir|birde~insan|biri.|birici*|biric~benim|birtanem|bir~cifti|bir~cokuy|bir~kim
44|biz bize|bize~soyle|bizi~ayiri|biz~bize|boyle~dikka|boyle~sana|bugun ders|bunu~tutma|bunu~unutm|burkul*|bu~ac
44|bu~anlay|bu~de|bu~goste|bu~kalbi|caldin|ciftiz|cikmas*|cokta~soyle|cokuyo*|cokuyor|cok~beni|cok~ozler|corba~ictim
44|courtesy~stop2|cozdu~dersi|cry~I-did|cry~me2|daha~yapma|daily~forget|daily~love|daily~my|darling~tired|da~anlat
44|de arkadasin|de gece|de iyi|de terk|dedig~ben|dedig~benim|deger~bende|degistir.|ders bahane|dersler icin|ders~bahan
44|de~bugun|de~evlad|de~gec|de~girdi|de~terk|dinle~da|donmezsen|dusunurken|dusun~biri|duyar~seni|duyar~sus|duymamali
44|ekrand*|elekt~fizik|eller~sana|elma*|evdeki*|evde~bunu|eve varinca|eve~varin|evladi*|evladiyim|flor*|gece uce
44|gece~konus|gece~uce|gecmi~temiz|gelme|gelme~daha|gibi yapma|gibiyiz|gidince kendimi|gidiy~geliy|giriyorum|gitmiyor
44|gonu*|goremez.|gorem~ben|goruyorsun.|gozde~olan|gulmekten|gunlug*|guzel~cok|guzel~geldi|haber~ama|haber~daha
44|hakkimi|hakkimi helal|hakki~etmem|hakki~helal|halini|hazir~cok|helal etmem|helal~etmem|hemen~ben|hepsi~ben|her
44|home1~we-let|human~leave2|human~me2|huzunlendim|icini~yer|ikimi~kimse|ikinc~pland|iz birakma|izleye*|kadar kimse
44|kalbi~mi|kalbi~yere|kaldi~o|kapan~mu|kapats*|katlan*|kaybetme|kendine simdi|keske yaninda|keske~yanin|kez~mi
44|kimse duymamali|kimse~goste|kimse~sokma|kimse~soz|kiss~rememb|kitap~sana|kizmaz|ki~hisse|knownot~sad|konus~ne
44|koptu.|kopuyo*|korkutuyor|korkutuyor.|kucuk~sirri|kucumseyenlere inat|kucum~inat|kulagina|kulakligini
44|kulakligini tak|leave~me2|leave~someone|love~study|mi bu|mine~me2|moralim|musun~nasil|my~I-am|nasilsa|nasil~seni
44|nasil~soyle|neden~ki|need|needless~mine|ne~cozmu|ne~senin|ne~zaten|nokta|ogret~inanm|ogret~yanin|okur|olmasin
44|olsun~ben|omzund*|once~ben|onlarin yaninda|onlar~ise|only~I-do|only~sad|ote|ozelsin.|ozleyecegim|o~atla|peri*
44|peris~oluyo|reng*|saatl~mi|sad~come2|sana dar|sana~bu|sana~dar|sayilir|sec|secti~arasi|sen baskasin|seni bekleyerek
44|seni kiskaniyorum|seni kucumseyenlere|seninle|seninle konusmayi|seni~annem|seni~inat|seni~uyuya|sensizlik|sen~midem
44|sen~unutu|sen~yazin|severd*|severdim|sevgi~misin|seyi~ailen|sey~once|sifre~ki|siir~kafiy|sinav~geris|sirf~icin
44|sohbet*|sonra yazarim|soruy~ben|soru~sorar|soyle~et|soyle~ogren|soz vermistin|stay~me2|stop2~leave|study~thanks_to
44|suresinden|tatl*|telef~alirl|tell~family1|terci~mi|uc~yazac|ugraya*|uzaklastiriyor|uzulm~gun|vakit~kadar|ver bana
44|verinc*|verince|verme~kadar|vermistin|vicdanin|vicda~mi|we-let~body|we-let~daily|we~tired|yakist*|yalan soyle
44|yalan~de|yalniz sana|yalni~sana|yaris~yaris|yasadim.|yasayamam|yatti~ondan|yazdigimi|yazma~mi|yeng*|yine tek
44|yine~basim|yok de|yorganin altindan|you-if~miss|you~I-had|zorun~soyle|zor~denkl
43|*biri|*cken|*edin|*eyiz|*fli.|*gel|*imek|*kdir|*kme|*lli|*mdi.|*ran.|*rdik|*ska|*sum|*tiz|*unu.|*zak|*zle.|75
43|I-am~we-let|I-did~secret|I-do~stop2|^abine|^ameliyat|^bizimkisi|^fisildayarak|^psikolog|^rahat|^tarayici
43|^tarayiciyi|^vedalari|^yetiskinlere|^yildizlara|^yokluguna|abine~soyle|ablana soyleme|acik~bu|acmasi*|acmasin
43|acmasin.|agriyor.|agzindan|ailen~ne|aksam bana|aleme|alip geliyorum|alip~geliy|ama aci|ama~aci|ama~yalni|ameliyat
43|anlamazlar.|anlar~o|anlat~inanm|annenden habersiz|annen~bildi|annen~gecis|annen~hemen|annen~ise|aralar|arami~buyuk
43|arayip|arkandan|asigim.|asik gibi|asik ol|asik~gibi|atma.|ayakta*|a~sikki|baban~ogren|bal gibi|bal~gibi|bana kos
43|bana tesekkur|bana~davra|bana~deme|bana~kos|bana~satir|basim|basin~ikimi|baskasini|baska~hicbi|baska~mu|bende~dusun
43|beni kime|benim~baska|benim~cikma|benim~gelme|benim~haber|benim~kalab|benim~olsun|beni~kaybe|beni~kime|benmisim.
43|ben~guven|ben~tasiy|ben~yirmi|bilecek|bile~duyar|bilirse|biliy~boyle|biliy~mi|bir yanim|bir~ama|bir~diye|bir~yanim
43|bize ozel|bize~ozel|bizi.|bizimkisi|bizim~olsun|bu konusmalar|bu olmali|bu satirlari|bugun~basim|bugun~mutlu
43|bugun~sevgi|buluyorsun|buluyorsun.|bunda~olabi|bunu annen|bunu~sakla|bunu~yapan|burad~pence|burkuldu|buyukleri
43|bu~alma|ceke*|cocuk~bile|cok uzuldum|cok~kizar|courtesy~mine|cozemeyince|cozem~ben|cozeri*|da su|daha keyifli
43|daha yeni|daha~ben|daha~benim|daha~insan|daha~keyif|daily~me2|dakik~bunu|dara*|da~de|da~edebi|de ben|deger~yok|deme
43|demek oldugunu|demek~oldug|deny~me2|deny~secret|dersl~icin|ders~roman|desem~misin|de~cok|de~ergen|de~kere|de~sensi
43|digerleri|diyec~anlat|diye~gece|dokun~icin|doldu|dort~burad|dunya~bir|dus alip|dusece*|dusers*|dusun~bile
43|dusun~duram|dus~alip|dus~geliy|duyma~mi|ediyor*|eglen~bekle|eglen~ben|ekran~biraz|ekran~bize|ekran~hemen|ekran~ozel
43|el aleme|ele verme|ele yurudugumuzu|ele~yurud|elim~ayagi|el~aleme|el~yurud|engel|erase~someone|erase~study
43|erken~yatma|gel baska|gencke*|gencken|gibi~bugun|gibi~sakla|gibi~tamam|gidecek|gitme~biraz|gitmi~cok|gizli~ac
43|gizli~kalma|gonuld*|gonulden|goruntusu|gorun~bize|gorun~ozel|gozlerine|gozle~bakma|gun~geriy|gurul~bir|guzelsin.
43|halim|happy~I-not|hayal ediyorum|hayal~ediyo|hayat~yine|hemen~yere|hep~olur|her~gecmi|hicbiri|hic~deger
43|hocana gosterme|hosla~mi|icin de|icindeki|idare ederiz|idare~ederi|iki~ucunc|istem~biraz|istem~gun|istey~bu
43|iste~degil|iyi~anlay|iyi~sonra|kadar~cok|kadar~dogru|kalbi~sensi|kal~istem|kapat~sonra|kaptirmam|karnima|kar~pence
43|kayb*|kaybol*|kendi~terk|kesildi.|keyifli.|kims*|kimse bir|kimse~parag|kitap~okuru|kizari*|ki~simdi|korkardim.
43|korku~beni|kulagini|kusu*|lafi|leave2~heart|lie~tutor1|lonely~you|love.|marry~cry|mercim*|mercimek|mi~iste|mi~istiy
43|muhata*|mukemmelsin|mutlaka ugra|mutla~ugra|net~yapmi|neym*|neymis|ne~demek|ne~olurs|noone~warn|ogrendim
43|ogretmenine acma|ogretmenine duyurma|ogret~ogren|okul~konus|okuma~yazdi|okuyunca gozlerim|okuyu~gozle|olayi~mi
43|olmas~boyle|olmayi*|olmayinca|olsak|olurs~de|olurum.|on saat|ona~sey|onu.|on~bunu|ozel.|ozel~basla|o~hala
43|parag~sorul|parma~ama|parti~kimin|psiko~bahse|randevumuz|rehbe~yazar|return~courtesy|sadec~ikimi|saklar*
43|sana bakinca|sana~artik|sana~bakar|sana~bakin|sana~yapan|sana~zaman|satir~mi|secilm*|secret~stay|sen cozemeyince
43|sen farklisin|sen mi|senin|senin seviyende|senin yaninda|seninle benim|senin~boyle|senin~gozle|senin~yoklu
43|sen~gelir|sen~gibis|sen~tadi|servi~dosya|servi~yazar|sevemez|sevgili olsak|sevgilim kolay|sevgi~bana|sevgi~gelsi
43|sevgi~olsak|sevgi~sevgi|seviyende|seviyende degil|seviy~onlar|sey istemem|simdi.|sinav~de|sinav~simdi|sinif~buyus
43|sir~kimse|sir~zaman|sogud~senin|sonra~verir|sonun~yine|sorar~sey|sorma~diye|soz~sonra|stay~home1|sures~ayarl
43|sus~zaman|su~kadar|takdir|tanigi|taniy~bir|taniy~kimse|tarayici|tarayici gecmisini|tarayiciyi|tarayiciyi gizli
43|taray~ac|taray~gizli|tek tanigi|tek~tanig|telas~de|terap~ben|teyzen ne|teyze~ne|tutmad*|tutuldum|unive~bu
43|unutm~demek|unutuy*|utandi*|uyuyor|uzanip|valla|var ya|var~olmam|var~yok|vedalari|verme~soyle|vuruld*|yakismis
43|yakismis.|yakl*|yaklastikca|yanma|yazdi~ekran|yaz~annen|ya~bende|yilla~ben|yiyip|you-did~I-had|you-did~wait
43|you-if~sad|yurudugumuzu|zaman~yakla
42|*alim|*amaz|*bine|*eydi|*hici|*leme|*nup|*rmam|*rnum|*ttun|*ucun|*zgun|I-be~human|I-do~feel|I~darling|I~tired
42|^askindan|^baskasinin|^baskasiyla|^onca|^oteki|^pencereden|^sevda|^sevinc|actim.|agriyor bugun|agriy~bugun
42|ailel~boyle|ailel~seyle|ailenden gizli|ailen~bilme|ailen~gizli|ailen~uzulm|alir~sus|ama~olur|anlas~iste|anlat~durdu
42|annen~ben|annen~dahil|annen~hocan|annen~katar|arasi~dogru|arasi~yer|ardin~sey|arkadasin olabilirim|ayaktayim
42|ayaktayim.|ayri~her|babana soylersen|baban~alir|bakalim kac|bakip|bakmas*|bana~gel|basim~bugun|basin~o|baska~degil
42|bekled*|ben ise|ben ne|benci~dusun|benci~gidiy|benden gayri|bende~cikma|bende~etme|bende~gayri
42|beni bulamayabilirsin|beni de|benim~calis|benim~sebeb|benim~yanim|beni~aksam|beni~arkad|bensi~cakil|bensi~sinav
42|ben~cozem|ben~hamsi|ben~ise|ben~uc|ben~yapiy|ben~yemek|bir hosca|bir koc|bir sarki|birakacaksin|birak~da|biraz~var
42|bir~ac|bir~deme|bir~duysa|bir~hadi|bir~hayat|bir~hosca|bir~kanli|bir~koc|bir~olara|biz~cifti|bogaz~konus
42|boyle~sadec|bozulur.|bu sohbeti|bugun basim|bugune|bulaca*|bulamayabilirsin|bulamayabilirsin.|bulus~ben
42|bunu psikologuna|bunu~belli|bunu~cakti|bunu~psiko|burnum|bu~burad|bu~et|bu~yazan|calis~birak|ciddiyim|cige*|cikti~o
42|cikti~yuzde|come2~lie|come2~return|cozme~bir|daily~marry|de gercek|de kendimi|dedig~demek|dediklerimi|degil~getir
42|degismem.|degistir ki|degis~ki|deniz kenarinda|dert~yanma|de~demis|de~kal|de~yazma|de~yemek|diyor~dinle|diyor~ya
42|doku*|don~yeter|dosya~isler|dun.|durup|dusun~gidiy|duyars*|duygulandim|duygu~incin|duzg*|duzgun|ederdim|eksik~ben
42|elin*|eline~kalem|elini tutardim|ellerim buz|emin~de|ette*|etten|etten~kemik|fark~bu|gayri|gayri.|gecmi~karis
42|gec~yazdi|gelir~geldi|gelmedin|gibi~her|gider~git|gidiy~guzel|girdi~denem|gizli~guzel|gizli~sakli|gordun|gorunce.
42|goruntusu alma|gorus~benim|goste~duzel|gozle~bakip|gozu|gunum zehir|gunum~zehir|guven|hadi~de|hafta sonu|hafta~sonu
42|hafta~tatil|hak~etmiy|hamsi|happy~I-do|hayal ettim|hayal~ettim|hayat~kadar|help~me2|help~we|hemen~don|hepsinin
42|hep~dusun|her~da|her~haber|hesap~goste|hissediyorum|home1~quote|human~I-not|huzunluyum|icim parcalaniyor|icimde bir
42|icin olurum|icin~ikinc|icin~oluru|icin~sansl|isiginda|istem~seni|ister~once|itira~ben|izlem~sey|jealous~I-be|kabu*
42|kadar~verme|kalbin*|kalem~degil|kal~baska|kanli canli|kanli~canli|kapat~dusun|kapiy~arkan|karn*|karney*|karsi
42|karsiligi|katars*|katarsan|katar~yardi|kaybed*|kaybedersin|kaybedersin.|kaybe~ne|kedim klavyenin|kedim~klavy
42|kedim~ustun|kilitl*|kimseye citlatma|kimse~citla|kim~emre|kiz sana|kiz~sana|ki~kimse|klaso~kimse|klavyenin
42|klavyenin ustune|klavy~ustun|koc|kocama*|kocaman|kolluy*|kolluyla|kollu~telas|konus~ben|kosuya|kosuya ciktim
42|kosuy~cikti|koy kimse|koy~kimse|krali~degil|kulakt*|kulak~sesi|kulla~sen|kuzeni*|leave2|leave2~need|lonely~tell
42|love~stop2|marry~me2|marry~we|mesaj~mi|midem|mine~I|mi~soyle|mutlu~senin|my~cry|naza*|nazari*|nazarimda|nefes alan
42|nefes~alan|nered~de|ne~ogren|notu|numar~yok|o kiz|ogretmenin gormesin|olmad~an|olmad~gecmi|olsun kimseye|ona~kiska
42|ondan.|onemse*|o~sirad|pamu*|pamuk|parcalaniyor|parca~de|planda*|plani~olsun|posta|rehbe~ben|rememb~come2
42|saatl~goste|sabah~senin|sahici|sahici.|sakliyorum|sana vurgunum|sana yaziyorum|sana~ailen|sana~asigi|sana~koses
42|sana~mi|sana~sey|sana~tavsi|sayilir.|seni her|senin~gidiy|seni~arkad|seni~okuru|seni~onems|seni~yerin|sensin.
42|sen~daril|sen~demek|sesini|sey~davra|sey~soyle|sil~kimse|sinem~gitti|sonra~yeter|sonucun|sonuc~gorun|sonun~de
42|sorul~olur|soru~degis|soyle~hic|soz~annen|soz~sinav|stay~you-did|student_said~stay|study~I|tabii~nasil|tek~el
42|tellnot~knownot|tell~noone|tell~parent|thanks_to.|trabzonluyum|tutabilir|tutardim|tutardim.|tut~anlat|uc~koy
42|uc~topar|understand~darling|understand~heart|uygul~sey|uzun kolluyla|uzun~telas|vakit~ayirm|var benim|var~yine
42|verdi~bana|ver~sinav|yagmurda|yapmistim.|yarin~gelme|yasamak|yaslan*|yazmad*|yemek~manti|yeteri*|yilla~bir|yil~evde
42|yokl*|yoktun|yok~oyle|you-did~rememb|you-if~me2|you~family1|yuregi*|zekayl*|zekayla
41|*adim|*alti|*are|*gara|*hvem|*isim|*lti|*mdan|*tan.|*tide|*vem|*zim.|*zum.|I-am~only|I-be~feel|I-did~sad
41|I-do~darling|^aklim|^cayim|^gonlum|^hatirim|^herkese|^hoslaniyorum|^kahvem|^karnim|^rehberlikci|agrima|agrima gitti
41|agrim~gitti|ailenle paylasman|alan~var|alma~olur|anlatiyorum|anma.|annem~cok|annene anlatma|arama~calis|arami~mi
41|arkad~bana|arkad~dedig|arkas~var|asik~kendi|atesi~ama|atsa*|atsana|atsan~guzel|ayni konuyu|bagi|bagi~kopar
41|bakamiyorum.|bakip bakip|bakip ic|bakip~bakip|bakip~ic|bana gel|bana o|bana~bakip|bana~dakik|bana~hayat|bana~soruy
41|bask*|baska hicbir|bazen~cok|bekledim.|beklemez|ben mezuna|bende~seni|beni terk|benim~geldi|benim~ihtiy|benim~oldug
41|beni~baska|beni~bu|beni~terk|bensiz bir|ben~bugun|ben~demed|ben~hayra|ben~kaldi|best~tutor1|bile deme|bilemez
41|bile~bana|bile~kiska|biliyoruz|bilme~degil|bilme~uzulu|bin~seni|bir simit|birak~tek|biri~bana|bir~bile|bir~cevap
41|bir~robot|bir~sigar|bir~simit|bir~yalni|biteri*|bitin~de|biz~senin|body~best|boga*|boynuna|bozulur|bugun kalbim
41|bugund*|bugunden|bugun~bogaz|bugun~catli|bugun~gitti|bugun~kalbi|bunlari|bunu unutma|bunu~yazma|bu~gorun|bu~yapam
41|bu~yazis|cabuk don|cabuk~don|calistim.|calis~de|calis~iki|cayim|cayim sogudu|cayim~senin|cayim~sogud|cevirmek
41|cevri~olunc|cigl*|cikar~haber|cikiyo*|cocu*|cok agrima|cok yoruldun|cok~agrim|cok~agriy|cok~duygu|cop|cop kutusunu
41|cop~bosal|cop~kutus|cozme~yilla|cozuyor|curu*|da gelirsin|daha yapma|daily~I-be|daily~courtesy|daily~we-let
41|dans ettin|dans~ettin|darling~marry|de gec|de gerisini|dedigin iki|dedig~iki|dedig~kisil|de~kimse|de~oluyo
41|diye~yazdi|dogum~gecir|doyami*|doyamiyorum|dunya~icin|dusunmeden duramadim|eden|edince|eksik~kaliy|erkek~arkad
41|et ben|et~ben|fermua*|forget~love|forget~understand|gecer~ben|geciyorum|gel~saril|gibi degil|gibis~daha|gidiyorsun
41|giydin bugun|giydi~bugun|gonlumu caldin|gonlu~caldi|gorece*|gormuyor|goz|gulumseme var|gulum~var|gun~biter
41|guzel~asik|hadi~donel|hadi~integ|haklari|hazirladim.|heart~me2|hele.|help~feel|herkes gider|her~biter|hic dusundun
41|hocay~cok|home1~family1|home1~mine|hoslaniyorum senden|hosla~sende|icin~yer|iki kisiliktir|ikimizin sirri|ilac
41|ilk~olsun|integrale gecelim|integ~gecel|isla*|istiyordu|is~zorun|iyi~gorem|kacir~evde|kadar~emegi|kadar~inana
41|kahvalti|kahvem|kal biraz|kapali*|kapatma lutfen|kapat~diye|kapat~lutfe|kapild*|kapildim|karde~yetis|karneyi
41|karne~kadar|karsi~insan|karsi~verir|kemikt*|keske~konus|kiminle dans|kimin~dans|kimin~ettin|kimse~acmaz|kisiliktir
41|koklam*|konussak|konussak.|konus~ailen|kramp~senin|kramp~sonuc|kurtul*|kuserim.|kutusunu|kutusunu bosalt
41|kutus~bosal|leave2~we-let|leave~need|life~I-am|life~leave|love~afraid|love~my|love~tell|masanin basina|me2~happy
41|mektu~yazdi|mesaj~hadi|mi~bir|mi~da|mi~gun|mutfa~calis|my~rememb|nasip|nefes~doldu|neyse sorulara|neyse~donel
41|neyse~sorul|ne~bilsi|ne~eden|niha*|nokta koy|nokta~koy|noone~lonely|noone~study|obur ucunda|obur~ucund|ogren~degis
41|okumasin diye|okuma~diye|oldug~de|oldu~burad|olsan|olsun~de|olsun~sen|omzu*|onlarin bilmesi|onlar~daha|only~you-do
41|oyle devam|oyle~devam|ozel~bu|ozlet~mi|o~once|o~yakis|parent|parliyorsun|partid*|partide|partide kiminle|parti~dans
41|parti~ettin|rakips*|rakipsizsin|rehberlikci|rehbe~duyur|roman~konus|saat~beni|sadec~test|sahi*|sana hic
41|sana kapildim|sana neler|sana yeter|sana~bakam|sana~kapil|sarilayim|satir~bir|sayali*|sayalim|secil~bunu|secret.
41|secret~parent|sekiz~sinif|sen geldin|sen iyi|sen o|sence~cevap|senden hoslaniyorum|seni cozmek|senin~daha|senin~el
41|senin~ele|senin~kez|senin~seviy|senin~sonra|senin~yurum|seni~cozme|seni~ezber|seni~hafta|seni~hep|seni~kimse
41|seni~sevec|seni~yetis|sen~bu|sen~cevri|sen~cozem|sen~olunc|sen~yeter|sevecegim.|sevgi~kolay|sevgi~mi|seviyorum
41|sey biter|sey varsa|seys*|sey~biter|sey~varsa|sicakl*|sigara|simdi integrale|simdi~integ|simi*|simit
41|sinava hazirlanirken|sir dedigin|sirad~sana|sira~senin|sir~dedig|sir~iki|sir~kisil|sir~o|sonra~bosal|sonra~cop
41|sonra~kimse|sonra~kutus|sonra~olsun|sorar~yok|sorulara donelim|sorul~ama|sorul~donel|sorul~mu|soruy~yapam
41|soyle bana|soyle~sonra|teacher~lonely|tek~cunku|tek~konus|thanks_to~stay|tired~I-will|trigo~bahan|tutor1~tellnot
41|tuttugum|tuyl*|tuyler*|ucunda|unive~ben|utand~kizar|uzmek istemiyorsan|var~bende|verdi~annen|ver~yoksa|wait~heart
41|wait~love|write~leave2|yakala*|yakisti|yalniz misin|yalni~misin|yanin~elini|yapama*|yapar~dusun|yapay zekayla
41|yapma~sonra|yasayamam.|yasla~de|yatt*|yazark*|yazarken|yazilm*|yaziyorum o|yaziy~kadar|yemin et|yemin~et|yenild*
41|ye~de|yokke~cok|yokmus|yokmus gibi|yokmu~gibi|yoksa uzulurum|you-did~kiss|you-did~you-did|you~come2|yuzuk takmak
41|yuzuk~takma
40|*amla|*ane.|*cma.|*geme|*hane|*heri|*ladi|*lve|*nigi|*say|*teni|*uldu|*usu.|*ya.|*yden|*zun.|I-am~tutor1|I-am~wait
40|I-do~we-let|^agzim|^bazi|^giderken|^kapatip|^kolundaki|^mutluluktan|^oglum|^psikologuna|^yazmadigin|aci~cekiy
40|adim deniz|afraid~body|agzim dolu|agzim~dolu|ailen~bana|aklindan cikarma|aklin~cikar|aksam romantik|aksam~roman
40|alip|almiyo*|altin~benim|anlatacaksin.|anne*|annen~bizi|annen~gorme|annen~olsa|aramizda disari|arami~disar
40|arkad~duyar|arkad~kapiy|aslin~insan|ayirdigim|ayird~kimse|babam~cok|bak bunu|bakark*|bakarken|bak~bunu|bana biraz
40|bana~cilve|basin~ben|baska yere|baska~arama|baska~yere|beden~var|ben haric|ben yokken|benden onemli|bende~cikar
40|bende~ihtiy|bende~istem|beni uzmek|benimle konusulur|benim~goz|beni~boyle|beni~eder|beni~sakla|bensiz girdigin
40|bensi~girdi|bensi~ne|ben~ezber|ben~haric|ben~ilac|ben~sayil|ben~seviy|bile~bu|bir dusun|birakmam|birakmazdim
40|birakmazdim.|biraz~bakar|biri mi|biriy~calis|bir~gulum|bir~mum|bir~once|bir~sansi|bir~topar|bite*|bitmes*|body~love
40|body~secret|boyle~benim|bugun dogum|bugun yataktan|bugun.|bugune kadar|bugun~dogum|bugun~yatak|buldu~bulam
40|bunu abine|bunu aklindan|bunu evdekilere|bunu~abine|bunu~aklin|bunu~ama|bunu~bulur|bunu~cikar|bunu~kimse
40|burada seni|burc*|burcuy*|buyuk sayilmam|buyuk~sayil|bu~bulus|calismaya baslarsan|calis~artik|canim~yok|cevheri
40|cikar~ama|cikar~cikma|ciki*|cilve|cocuk kim|cocuk~dusun|cocuk~kim|cok agriyor|cok~basim|cok~bile|cok~yeter|cok~yok
40|come2~I-am|cunku sana|cunku~sana|daha eksiliyorum|daha gelmez|daha~eksil|daha~ki|daha~olabi|daha~yeni|daily~you
40|dakikacik|dakikacik daha|daml*|darling~noone|da~dinle|de insan|degilim ki|degil~kadar|degil~yorul|demek~biliy
40|dened~iste|deni*|deny~feel|derler o|derle~o|dersh~beni|ders~ve|destekleyemez.|deyinc*|deyince|de~sen|diken
40|diken diken|diken~diken|dinle~mi|disariya anlatma|disar~anlat|diye.|diyoru*|di~gelir|dokund*|doldu.|doldu~bir
40|dolu~da|don~don|durs*|dursun|duyarsa|duygu~senin|eglen|eglen ben|ekran~kimse|ekran~olur|eksiliyorum.|ele~verme
40|en iyisi|en~baska|esir*|esirge*|esirgeme|et|evde~degil|fotog~ic|gece~gibi|gece~tutma|gel bu|gelirsin di|gelir~gelir
40|gel~bu|gel~de|gercek seni|gerek var|gibi~degil|gibi~nasil|gideme*|gidiy~de|girdigin|girmedi|git~burad|gizli gizli
40|gizli~da|gonlu~almad|goreyim.|gorunc*|gorunce|gorurs*|gorurse|gozluk|gozume|gozume uyku|gozum~girme|gozum~uyku
40|gun beni|gunde uc|gunde~bana|gunlugune bile|gunlu~bile|gunlu~bulur|gun~ben|guven~anlat|guzel~soru|habe*|halin~ailen
40|hallederiz.|hangi konulardan|hangi~konus|hangi~verme|happy~I-did|hatirlatiyor|herkesten cok|herke~bana|herke~de
40|her~eksil|her~gelec|hesap vermek|hesap~degil|hesap~zorun|heyec~terle|hic~de|hissediyor musun|ibare~de|icind~cocug
40|icin~yanil|ikimi~baska|iki~gibi|ilk~askim|ilk~beri|ilk~gun|insan~cikar|inter~kesil|istemiyorsan yarin|istem~halde
40|ister~git|ister~haber|istiy~durus|istiy~ol|iyi~cikar|izleri uzun|kadar~bagla|kadar~ederi|kadar~karsi|kadini*
40|kadinim|kaldiramaz|kaldi~de|kalmaz*|kalsin bu|kalsi~bu|karisir|karsisinda|karsi~guzel|karsi~ver|kendimi.
40|kendi~gelem|keske sevgilin|keske~olsam|keske~sevgi|kimse~annen|kim~ondan|kiskancliktan|kiskanirim.|ki~ekran
40|knownot~not|kokusu|kolu*|kolun~kollu|kolun~uzun|konusulmaz|konusulmaz benimle|konus~dahil|konus~rahat|korktum.
40|kullaniyor|leave2~you-did|leave~tutor1|lie~I|lie~deny|liste~de|love~daily|makin~ama|mecnu~mecnu|meli*|mesaj~saatt
40|mezunu*|mezunuyum|mi~gelir|mi~her|mutluluktan|mutsuz*|my~need|nadi*|ne arkadaslarin|ne gerek|ne yapiyorsun
40|nerelerdeydin|nerelerdeydin.|net~mi|ne~yapiy|nisan~sonra|oglum|oglum da|oglum~da|ogrenmeyecek|ogren~seni|okuyun*
40|okuyunca|olabi~benim|oldum bugun|oldum~bugun|oldu~sen|olma bana|olsun~kimse|olurum|ona~acilm|once~hic|ondan~bahse
40|only~I-not|opucuk ver|opucu~ver|ort~kimse|oturam*|panikl*|parent~I-not|payla~dogru|payla~olmaz|pisi*|progr~ben
40|psikologuna benden|psiko~bende|rehbe~okuma|return~need|ruhu duymaz|saat~gec|saklay*|saklayacak degilim|sana
40|sana~edeme|sana~tutul|sana~yanim|sayilmam|secret~knownot|sekizinci|sendro*|senin yoklugun|senin~basar|senin~diye
40|seni~ozled|seni~yapay|sensi~bunu|sen~hayat|sen~kahro|sen~kuser|sevgilin ben|sevgi~olsam|seyden|seyr*|sinav~gecsi
40|sinav~sansi|siradayim|sisti.|sizin|sohbeti arsive|sohbe~arsiv|someone~you-do|sonra~ama|sonra~sil|sonra~yok|sons*
40|sonsuza dek|sonsu~dek|sonuk|sonuyor|sorun~bakar|stay~my|stay~not|sustugunu|telef~ne|tellnot~lonely|tell~I|tell~stay
40|tired~wait|tost|tut ailene|tuttug*|tut~ailen|tuyle~diken|understand~leave2|understand~write|unutmam.|usudum
40|uydur~sey|uyku girmedi|uyku~girme|uyuma~ister|uzmek~yarin|uzulu~ki|velinle paylasma|ve~kisi|warn~stay|write~jealous
40|ya.|yakmis*|yakmisim|yakmisim.|yanag~bir|yanag~opucu|yanini|yarin~di|yasin~da|yazama*|yazismayi|yaz~gerek|ya~icim
40|yedi*|yedi~bir|yikildim|yikildim.|yiyi*|yoksa~bana|yokt*|yoruldun mu|yorul~mu|you-do~someone|you-if~family1|yurudum
40|yurudum.|zekan~bir
39|*acim|*amet|*ane|*atci|*ban|*cam|*dum.|*gel.|*har|*iraf|*ndur|*sak.|*ugum|*zuma|I-be~I-did|I-did~tutor1|I-do.
39|I-had~body|I-had~my|I-had~understand|I-not~return|I~home1|^ablana|^aslinda|^binlerce|^gidisin|^minik|^orucluyum
39|^sabahlari|^yazdiklarin|aci~daha|ailene goturme|aksam~olmad|alan biri|alan~biri|an battaniyenin|anlarl*|anlarlar
39|anlatamiyorum|anlat~olay|annen~sil|annen~simdi|annen~sonra|an~altin|an~batta|ardin~bir|arkad~etmez|arma*|armaga*
39|asik olmamak|asik~galib|ask bu|askim~da|askim~sinav|ask~guzel|aslin~bir|atiyor*|ayni~konuy|azaliy*|babam~da
39|baban bilsin|baban~bilsi|baban~demis|bacakl*|bacaklarim|bagla~asik|bakiyorsa|baktik*|baktikca|bana~mu|bana~takil
39|basin~calis|baska plan|baska~plan|battaniyenin|batta~altin|bebegim.|belli olmasin|ben neyim|bende~ver|beni ihmal
39|benimle calistigin|benim~sikki|beni~misin|beni~sensi|bensiz|bensi~denem|ben~annen|ben~bana|ben~getir|ben~kere
39|ben~neyim|bilelim.|bilemedim|bilen|bile~gidiy|bile~kacir|bilir~sakla|bir ask|bir haftalik|biraz~flort|biris~ben
39|bir~alip|bir~hatir|bir~ikimi|bir~oyunc|bitince beni|bitin~beni|bitkin*|bizim~hikay|biz~cozer|biz~sevgi|boyle~kimse
39|bu konustuklarimiz|bu noktaya|bu uygulamayi|bulust*|bunu~yetis|burada kalir|burad~biri|burad~kalir|burnu~tutuy
39|butun gun|butun~bir|butun~gun|bu~kadar|bu~nokta|bu~uygul|bu~yazdi|calis~ben|cektigini|cevap~beni|cikacagim
39|cikiyorum|ciks*|cok~kadar|come2~need|cozdun.|cozulm*|cumle~on|da ben|daily~cry|dedim|degilim bunu|demek~sende
39|deme~yok|deny~we|ders~dinli|de~ederd|de~insan|de~kalsi|de~tasiy|de~yapam|diken oldu|diken~oldu|diye~her|donel~olur
39|dusun~galib|duydu~de|duygu~degil|duygu~takli|duyma~sende|edin*|ekran suresi|eriy*|erken~sikil|eski bir|eskid~cok
39|etmed~ben|evdek~sonra|family1~you-if|fark bu|farkinda misin|farki~misin|farklisin.|fazlasin|feel~I-did
39|fisildayarak yaz|fisil~yaz|gamzelerin|geceleri|gecen~hala|gece~birak|gel yanima|gel.|geldigin|geldim terim
39|geldi~terim|geliy~sonra|gelse~bir|gel~sana|gel~yanim|gibi~bunu|gibi~olmal|gidece*|gidip~bana|gidisin|git zaten
39|gitmem*|gizli konusmak|gizli~kalsi|gogs*|gordugun|goste~soyle|goture*|gozle~seviy|gozlum|grubunda|gurultu yapiyor
39|guven~ailen|guzel~goste|hangi~konul|haps*|hara*|haram|hayat~nasil|hayat~olmak|hayranim|hepsinden|hepsini sil
39|hepsi~bir|hepsi~sil|her~yazar|hic~olmad|hissediyor|hisse~anlas|icimi|icinde tut|icind~tut|icin~bence|icin~cikiy
39|ilk~unutm|inceli*|insan evladiyim|insanlarin arasinda|insan~evlad|insan~olabi|ise~farki|ise~yardi|isir*|isted~duydu
39|istem~susma|istiy~ben|itiraf|iyilig*|iyi~bebeg|jealous.|kagid~gecir|kahrolurum.|kalbim*|kalbimin|kalkiyorum
39|karan~korid|karde~etme|karsinda bir|kaybetme.|kaybetmektense|kere~de|kimseyle paylasamam|kiril~unutm
39|kiskanc biriyim|kiska~biriy|kitap~kitap|ki~kaldi|klavy~ondan|knownot~we-let|kollu~ort|komsular|komsu~da|konusmaya
39|konus~yazab|konus~yeter|korkar*|kosesine|kulag~soyle|kuru|kusum|kuzen~bir|leave~rememb|leb|leb demeden|leb~anliy
39|leb~demed|lie~leave|life~I-not|listesine|love~I-am|maas*|marry~mine|mesaj~gorme|mi benden|mi beni|mine~darling
39|mine~my|mini*|minik|minik kusum|minik~kusum|misin~soyle|miss~I|mi~sevgi|mu~de|ne baban|ne giydin|neden~anlat
39|neden~kadar|needless~we|need~I|neyim|ne~baban|ne~donec|ne~giydi|ne~olurd|ne~sende|nobett*|numarasi|ogret~simdi
39|ogret~soyle|okudu~sil|okuldan cikinca|okuld~cikin|ol|olmad~kim|olmamak|olsa~sana|onemsemez|onlard*|on~anlam|on~yaz
39|oralara|orucluyum|oturd~anlat|oyalanma|oylece|oyuncak|parca~ben|parfu~hayal|plan yapma|program~leave|rand*|randev*
39|rehbe~benim|return|sadec~istem|sakla~bulur|sana~nered|sank*|sanki|sarilayim sana|sarki~dinle|secilmis birisin
39|secil~biris|sen secilmis|seni kaybetmektense|senin~hosum|senin~icind|senin~oyle|seni~butun|sensi~geris|sen~gulun
39|sen~kimse|sevgi~kimse|sevgi~musun|sevgi~nasil|seviy~mi|sevmiyor|sinif grubunda|sinif~anlay|sizi*|sohbe~senin
39|soruyu bos|soruy~bos|soyle~denem|sozlu~mi|soz~gelec|study~noone|study~parent|study~stop2|su~batta|takmak|tasmasin
39|tek varlik|telef~aksam|tellnot~someone|tell~leave2|thanks_to~daily|tip|tirnagin etmez|tirna~etmez|tutu*|tut~bana
39|tuyle~oldu|uc yasindayim|universiteyi|unuttun|ustun~ondan|uyandim.|uzun~ort|varlik benim|varli~benim|var~var
39|velin~gerek|verdigimi|verdi~soyle|ve~yasin|wait~noone|we~darling|without~come2|yakin~ask|yalnizliga|yandim
39|yanindaydim|yanin~hayat|yanin~hisse|yaniyo*|yaniyor|yanlis anlarlar|yaparim bilmiyorum|yapar~bilmi|yapar~senin
39|yapma~anlat|yarim~tek|yarin mutlaka|yarin~mutla|yasam~gelme|yatma~daha|yats*|yayilm*|yazma~geldi|yazma~kadar
39|yazma~sana|yine~tek|yirmi uc|yolun~ben|you-do~only|zaman~askim|zayif alirdim|zayif~alird
38|*aji|*atim|*esiz|*gin.|*irp.|*ive|*ki.|*ktun|*lma|*lsun|*memi|*neni|*ptu|*resi|*rih.|*slan|*ssan|*una|*urum|*urup
38|*vde.|*yri|*zlim|I-am~cry|I-am~deny|^aileler|^dedem|^degersiz|^ellerin|^fotografini|^klasorun|^nazlim|^ogretmenler
38|^onlara|^parmagina|^senden|^sss|acidi|acidi.|acikca*|acikcasi|acikt~ne|acikt~yedin|acmaz.|acma~sonra|ailen~on|aits*
38|aitsin|aitsin.|akan|aklim~senin|almadi*|almist*|al~baban|al~duyma|ama~bak|ancak.|anlamadi|anlamiyor.|anlatsam
38|anlat~bunla|anlat~tasim|anlayi*|annene gosterme|annen~acma|annen~benim|annen~bilme|annen~her|annen~karis|arada~bir
38|arasindaki bu|arasi~bu|arkad~der|asik~icin|asik~olmaz|asiy*|ask gibi|ayirirlar|ayni~anlat|ayril~artik|bana aitsin
38|bana~aitsi|bana~bile|bana~ders|bana~saril|basayi*|baska~bunu|baska~en|bastan soyleyeyim|bas~tacim|belli~ben
38|ben fark|benden|bende~hosla|benim sayemde|benim tek|benim~sayem|beni~bir|bensi~demek|ben~hasre|ben~kizim|bes~mi
38|bes~ver|bile~acikl|bile~senin|bilgi~gelir|bilgi~ogret|bilgi~orada|bilmeyecek|bil~de|bir ekranin|bir kitap
38|bir sarkida|bir sohbet|bir yazilim|birak~boyle|birak~de|birak~dort|birak~oldug|birde~mi|bir~artik|bir~beni
38|bir~biliy|bir~canli|bir~halin|bir~rande|bizi ayirirlar|biz~halle|bosluga|boyle olur|boyle ozel|bu sorulari
38|bugun~ayakt|bugun~kahva|bugun~sira|bunu okurken|bunu~okurk|burad~baska|burad~kal|buyuk~fazla|buz gibi|buz~gibi
38|bu~ailen|bu~bizim|bu~evde|bu~sarki|bu~sokma|calisiriz.|calis~var|canim~cok|cevaplarim|cevap~verir|cevhe~bir
38|cozen~tek|cry~I-not|daha once|dakik~mi|da~gelme|da~kimya|de senin|de soyledim|deger~bilen|degil~hisse|degis~parol
38|denem~gecti|deny~darling|ders~dersi|de~aldat|de~an|de~anlay|de~bulur|de~giriy|dibine|dibine girdim|dibin~girdi
38|dibin~yanli|dinlemez.|dinle~aklim|dinle~hep|dinle~soyle|disari cikmasin|disar~bu|donup~bakma|duyarl*|duyarlarsa
38|duydu~demek|duygularim var|ekranini|ekran~goste|ekran~karar|emin~icin|en~bilme|evde.|evdekilere|evlen~misin
38|favorimsin|fizige|fizige donelim|fizig~donel|flortl*|flort~de|fonksiyonlara|fotog~bakti|gecers*|gecirme.|gec~bekle
38|gelir~onlar|geri~goz|gibiyim|gibiyiz seninle|gibiy~senin|gibi~mi|girdim yanlis|girdi~yanli|gitti~sana|gizli bir
38|gizli~calis|gormesinler|gormey*|gorun~olur|goruyor ben|goruy~ben|gostermis|goturd*|goz kirp|gozle~dusun|gozle~soruy
38|gozunde|goz~kirp|guzel~kimse|haber~var|haber~verme|hadi fizige|hadi~fizig|hafta~gelec|hayat~demek|hele|help~I-will
38|hemen yanima|hep sen|hepsi~bos|hep~kaliy|hep~senin|hep~varsi|herh*|herhal*|herhalde|her~cok|her~sana|hesabindan
38|hic~kapat|hisse~her|hocan~anlat|home1~I-do|human~kiss|icind~bir|icin~daha|icin~mi|ihtiyacim var|iki kisilik
38|ikimizin arasindaki|ikinc~de|inan bana|inan~bana|insan~bir|insan~hak|isigi~olmaz|islak|islak.|iyiyimdir.|iyi~anlam
38|iyi~cikma|jealous~I-not|kac soru|kac~bir|kac~soru|kadar~demek|kahroldum|kahroldum.|kahve~gece|kalbi~kirac|kaldir
38|karan~bekle|karsi~en|kartinda|keske~sinav|ki.|kim|kimd*|kimse benden|kimse~cakti|kimse~hisse|kimse~kucuk|kimya da
38|kimya~da|kim~benim|kiraci*|kiracisi|kiracisi sensin|kirac~sensi|kirp|kirp.|kisilik|kitap~de|klasorun|knownot~we
38|kolundaki|kolundaki izleri|kolun~izler|kontr~ediyo|konus~ayric|konus~olmad|koptu|kosaca*|kulagim|kulagimda
38|kulub~yazil|kur~yapma|leave2~I-did|leave~I-will|lesson~kiss|lie~only|life~love|listem*|listeni|lokma~bogaz
38|makin~bir|makin~yok|marry~forget|marry~lesson|mezuna kalinca|mezun~kalin|mi seninle|midem~dugum|mine~heart
38|miss~I-did|miss~you-did|mi~sana|mola dedigin|mola~dedig|muts*|nazlim|ne anlatacaksin|needless~deny|needless~tellnot
38|nese*|netini|netle~de|neyse ki|neyse~ki|noone~I-am|ogren~olmay|ogren~yok|ogret~cevhe|olan~de|olce*|oldug~benim
38|olmas~yok|olur~kimse|ona haber|ona~haber|only~happy|only~jealous|onun icin|onun~icin|ortadan kaybolma|oyle~doldu
38|oyle~guzel|ozelsi*|ozelsin|ozel~ben|o~acma|o~icim|parmagina|parmagina yuzuk|parma~yuzuk|parolani degistir
38|parol~degis|parol~parol|promise~parent|psiko~iyi|rahat rahat|rahat~rahat|rapo*|rehbe~acma|rememb~I-not|renk verme
38|renk~verme|saat sonra|sadec~ben|saklaman|sakla~zorun|sana tutuldum|sana~duygu|sana~oluru|sarkida.|sayemd*|sayemde
38|sebeb~sen|secret~study|seni dusunurken|senin~ayric|senin~demek|senin~ediyo|senin~etmek|senin~sevgi|senin~verir
38|senin~yakis|sen~gidiy|sen~halim|sevdi~bana|sey~istem|sifre~unutt|siir~bilgi|sil iz|sil~iz|sil~kalma|sinav~ilk
38|sinav~seni|sinif~iyi|sinif~yetis|sira~bekle|sohb*|sonra sil|sonra~diye|sonuyorum|sordugun|sorunca omuz|sorun~gec
38|sorun~omuz|sorun~silk|soyleyeyim|soyle~biz|sozu~kimse|soz~isted|sss|stay~we|stop2~sad|stop2~we-let|study~darling
38|study~without|tamam~birak|tanidigim|tanid~en|taniy~sana|tarih.|teacher~heart|tek~diger|telefonunu kontrol|tell~my
38|terci~liste|thanks_to~come2|thanks_to~you|tired~human|titr*|tutmadi|tutor1~noone|tutuld*|tuvalette|unutm~bunu|uydur
38|uydur bir|uydur~bir|uygul~soyle|uyuyac*|uzmek|uzmek~istem|var bir|varsa~benim|var~ya|vazge~bende|we-let~best
38|we-let~you-do|we~you-did|write~home1|write~love|yagmur var|yagmu~var|yanima don|yanima.|yanim~don|yanin~kendi
38|yarim~sonra|yatma~yalni|yazan bir|yazan~bir|yazan~insan|yazarim|yazma~benim|yerin dibine|yerin~dibin|yerin~girdi
38|yeterim.|yetiskinlere|yilla~geldi|yirmi~uc|yok~sakla|you-do~afraid|you~I-am|you~stay|yumurt*|yuregim|zaman~donec
38|zaten~ogren|zipl*
37|*ctim|*ece.|*edim|*emle|*eye.|*gda|*gec|*idim|*iri.|*irim|*kli.|*kum.|*lere|*luga|*mle|*muar|*nda.|*nsiz|*ragi
37|*regi|*rnim|*suza|*tele|*trik|*uar|*ulda|*upla|*ura|*yri.|*zsan|I-am~afraid|I-be~come2|I-be~we-let|I-do~best
37|I-do~you-if|I-will~lonely|I~I-do|^baskalari|^bilmemeleri|^kimsem|^parmaklarim|^sil|^silmeden|^sir|ablan~sohbe
37|acik~oldug|adil|agirlik coktu|agirl~coktu|agzina fermuar|agzin~fermu|ailece*|ailecek|aklima geldin|algo*|algori*
37|algoritma|alirsa|alir~daha|alist~kendi|altin~gizli|ama~yazab|anlam~benim|anlat~ona|anlayan bir|anlay~varli
37|annene benden|annen~arami|annen~bile|annen~istem|annen~o|annen~ona|arkad~anlam|arkad~dalga|ask|ayagi~birbi
37|ayril~degil|bahse~onu|bakar~ben|bak~baska|bana soz|bana~biliy|bana~farki|bana~gidiy|bana~ozels|basar~beni
37|basim~yapar|basin~hep|basin~sen|baska yol|baska~eden|basladi|basliga|bebeg~nasil|beklemeye|bekley*|belim|belki~ama
37|ben alisigim|ben bilecegiz|ben karanlikta|ben ortaokuldayken|benden ayrilma|bende~eden|beni tanimiyorsun|benim~iki
37|benim~kac|beni~ataca|beni~tanim|beni~unutm|beni~yok|bensi~gecir|ben~bilec|ben~ciddi|ben~evden|ben~hayat|ben~kime
37|ben~onlar|ben~seyi|ben~yokke|best~family1|bildi~baban|bilecegiz|bile~yarin|bilmem.|bilme~olur|bilmiyor.|bilmi~gec
37|bir anlami|bir ara|birakmak istedigini|birak~orada|birak~seni|biri~bulur|birta~hadi|bir~ataca|bir~biley|bir~ederi
37|bir~girer|bir~hayal|bir~kurab|bir~saril|bir~yedis|bitme~var|bizim~konus|biz~ikili|body~stop2|bos ekrana|bosa*|boya
37|boyle yapiyorsun|boyley*|boyle~yapiy|bu meseleyi|bu sinavi|bu tarafinda|bugun~en|bunc*|bunca|burad~var|bu~arasi
37|bu~biri|bu~isi|bu~onlar|bu~pence|bu~roman|bu~yolla|calis~basla|canimi|cikar~sen|ciktim sesim|cikti~sesim
37|cocuk~gecti|coktu|come2~afraid|daha olmasin|daha~hic|daha~sorul|daily~miss|dalga gecer|danismadan|darling~come2
37|da~adimi|da~basla|da~ders|da~formu|da~sayil|da~senin|deger~demek|denem~cakil|de~bana|de~terap|disar~seni|dokme
37|doktora gittim|dokto~gitti|dosya~boyu|dosya~omur|dunyal*|dunya~bedel|dun~gelme|duruyorum.|dusundugu|dusun~iyi
37|duymasina|ekranin bu|ekran~taraf|elektrik|elini~guzel|emek verdim|en~insan|erase|evlen~ister|ezber~bilgi
37|family1~lesson|fark~kucuk|favorimsin.|fermuar|fotog~seni|fotog~yuzun|gecel~demed|gece~ailen|gecmi~basla|gelir~gecer
37|geome~ne|gerek~var|gibi~bana|gibi~bir|gibi~goste|gibi~insan|gidiyor.|gidiy~daha|git~zaten|gizle~bir|gizli|gizli.
37|gordugumu|gorem~gordu|gore~de|gormesin|goruns*|gorunsun|gozle~beni|gozle~cunku|grupla|gulums*|gulunce|gunde~uc
37|gundu~konus|gundu~yazma|gun~gelme|gun~ugra|guzel~gozum|hafta~uyuya|hasta~cikti|hayattan|hayat~de|hayr*|heart~I-not
37|hemen ailene|hep daha|hep yanimda|hepsi~sana|hep~daha|hep~yanim|hep~yapiy|her saat|her sey|her~ugra|hic ugrama
37|hicbir yerde|hicbi~tek|hicbi~yerde|hic~ugram|hisse~soyle|home1~I-be|hoslanma|human~I-be|human~help|icime bir
37|icin her|icind~anlat|icind~var|icin~benim|icin~burad|icin~tek|icin~verir|ikiliy*|ikiliyiz|ikimi~yok|inat
37|insan~haber|isik|istiy~senin|is~yapma|iyi~bile|iyi~demed|izlem~bir|juliet ol|julie~ol|kac paragraf|kac~parag
37|kadar~etkil|kadar~verdi|kalir~daha|karanlikta|karnim|kaybe~bilmi|kenar~bir|kendimi cok|kez erteledim|kimse~bizi
37|kisi~yarin|kitap~birka|kokun~cekme|konuyu.|konuy~da|koparma.|korku~bu|korku~gitme|koyma~da|kucuk~bu|kurt*|layi*
37|layik|leave2~we|leave2~you-do|mark*|marry~I|me2~I-did|mesaf~koyma|mesaj~kac|meseleyi|mi istiyorsun|mi lazim
37|mi~lazim|neden~cok|nedi*|neyi*|not~tell|ogreni*|ogret~birak|ogret~diye|ogret~etme|ogret~payla|okuduktan
37|okuduktan sonra|okuld~bilme|olayim|olayim juliet|olayi~julie|olayi~ol|oldum galiba|oldum~galib|olmad~bilme
37|olmad~bir|olmas~sorul|olsan ne|olsan~ne|olsun ben|olur da|once~vardi|ortagi*|orucl~biraz|orucl~yavas|otekiler toz
37|oteki~toz|ozel insansin|o~yarin|parca~anlat|parmaklarim|pencereyi|program~write|promise~study|quote~cry
37|rahat konusalim|rehbe~bana|rememb~kiss|romeo olayim|romeo~ol|romeo~olayi|saatt~biri|sadece sana|sadec~bilel
37|sadec~sana|sana vuruldum|sana~gitme|sana~yasak|sandigin gibi|sandi~degil|sandi~gibi|sayfa~cevir|sekme|sen gulunce
37|sen ise|sende~gordu|seninle evlenmek|seninle olmak|senin~artik|senin~neyi|senin~ucunc|senin~yasar|seni~bil|seni~bir
37|seni~yapam|sen~ise|sen~yapar|servisi seni|servi~seni|sevda bu|sevda~bu|sevgi~biliy|sevin~odada|sevme~hic|seyi~yetis
37|seyle~o|sey~hatir|sil~bos|sinav~annen|sinema*|sir~tutma|sohbeti|sonra bos|sonsuz*|sonsuza|sonucunu babandan
37|sonuc~baban|sorar~beni|sorar~ders|sorar~tanim|sormas*|soru sorabilirsin|sorulara|soylemesi|soyle~sinif|sozum sana
37|sozum~sana|sozum~yeter|stop2~noone|study~heart|susali*|susalim|susalim.|su~cikar|su~sen|tanesi*|tatli~ben
37|teacher~sad|tek tutundugum|tek~dal|tek~tutun|telefonu alirsa|telef~alirs|telef~olurs|telef~sohbe|tellnot~need
37|tutor1~body|tutund*|tutundugum|tutundugum dal|tutun~dal|ucunc~bir|unutm~gerek|unuttun.|uyanip|uyusun|uyusu~sonra
37|var~haber|ver sonra|verirk*|verirken|ver~de|vuruldum|wait~darling|wait~lesson|warn~courtesy|without~I-am|write~feel
37|yana~yakis|yanin~ben|yanli~anlay|yan~yakis|yapabilecegin|yapab~sey|yapab~var|yap~annen|yardi~da|yarim~formu
37|yarisini|yazdigini okuyunca|yazdi~her|yazma~var|yemeginde|yeni~daha|yeni~iyi|yerin~konus|yerin~var|yerin~yanli
37|yetis~ben|yetis~ona|ye~burad|yine senin|yok demek|yoksa~cok|yoku*|yokum|yokum.|yok~demek|yol arama|yol~arama
37|yonte~goste|yonte~hocan|yuruy~ister|ziplad*|zipladim
36|*akti|*ama.|*buk|*cin.|*eda|*kon|*nde.|*nem|*pip|*rsek|*runa|*uruz|*veda|*yici|*zige|I-did~mine|I-did~miss
36|I-did~write|I-will~write|^beni|^cabuk|^disariya|^elveda|^karneyi|^kedim|^kulube|^obur|^sabahin|^simdiye
36|^yorgunluktan|aglaya*|ailen~gotur|ailen~ogren|akli*|aksam~bir|aksam~biraz|alayim|aldati*|alindim|alma~da|almistim
36|altin~anlat|ama~ki|ama~nasil|ancak~tamam|anlatmaya|anlattigim|anlaya*|anlay~bir|annen~bahse|annen~gec|annen~yok
36|aramizdaki|arasi~harca|arayi~da|arkadas olarak|arkadasimla|arkad~gor|arkad~olara|artik~sakla|askimizi|ask~ne
36|aslinda.|atiyor|ayiracak|bakaka*|bakakaldim|bakar ben|bali*|bamb*|bambas*|bana bak|bana~dusun|bana~insan|bana~yazan
36|bari.|basim agriyor|basin~birbi|baska~ben|ben varken|bende yerin|bende~dusuy|bende~kendi|bende~yerin|benim yanim
36|benimki gercek|benim~gerce|benim~ve|beni~ogren|bensi~dustu|bensi~gordu|ben~alird|ben~bil|ben~cevap|ben~dort
36|ben~duyuy|ben~ergen|ben~gordu|ben~gunle|ben~kaygi|ben~lised|ben~olumd|ben~oluru|ben~sevdi|ben~topar|ben~varke
36|bile bana|bile~bende|bile~dusun|bilir~onlar|bilme~geldi|bir gulumseme|biraz~bogaz|birin~bulam|biriyim.|biri~yazma
36|bir~alayi|bir~hikay|bir~korid|bir~kurdu|bir~tek|bizim~yasak|body~leave2|bosluga.|bos~sayfa|boyle~derin|boyle~mi
36|boyun~dusun|bu kadar|bulmu~bir|bunu ailenle|bunu cok|burad~kar|bu~dayan|bu~hocan|bu~odada|bu~satir|bu~yakin|cabu*
36|cabuk|calisiyorsun|calis~ve|cektig*|cevirir|cevirir.|cicek|cikarsa|cikma~kal|cikma~mi|cild*|cildir*|cok~cok
36|cok~geliy|cok~sessi|come2~leave2|come2~parent|cry~we-let|da kar|daha yakinsin|daha~bakma|daha~guven|dakika*
36|dakik~kadar|dakik~olmal|dalga~gecer|dali*|darling~rememb|da~kar|da~su|da~yil|de insanim|degil~bakma|degil~neyi
36|demek artik|demek bir|demek~artik|ders calisiyordum|dershaneye|de~geciy|de~kaygi|de~odama|de~ya|de~yirmi|dinledi
36|diye~basli|dokece*|dokecegin|dokec~yer|doldu~basla|dosyana yazarlar|dosya~yazar|dustu gordun|dustu~gordu|duygularim
36|duyuyorum.|eglenceli|elveda|elveda deme|elved~deme|en~oteki|en~sey|erkek arkadasin|eskiden her|eskid~her|eski~bir
36|etmeye*|evde|evdek~konus|evde~unutm|fermu~cek|formulleri|galib~sana|gece boyunca|gecele*|gece~boyun|gecile*|gecilen
36|gecmi~sil|geldi~o|gelir~degis|geliy~artik|gel~baska|gel~sonra|gerce~birin|gibi geldi|gibi her|gibi~geldi|gidis~ama
36|gidis~sen|girdigim|gitme~cok|gizlice yaz|gizli~degil|gizli~yaz|gonlum sende|gonlu~sende|gormeden|gorun~kimse
36|gozlerim|gozumu|gulumseme|gulum~nasil|gunde~gune|gunlu~bunu|gunlu~de|guven~de|hadi~sonra|hangi~guven|hayat~farki
36|hep~gel|herke~ben|hosum~boyle|human~I-do|human~not|icin~degil|ikimi~olsun|ikimi~sokma|inkar etme|inkar~etme
36|insanlar benden|insan~bende|isin~beni|istemem.|istem~degil|itiraf et|itira~et|iyi~der|iyi~olmad|iyi~simdi
36|jealous~stay|kac~beni|kac~cozeb|kalbi~bende|kalbi~kirdi|kaldim.|kalmazsan|kalma~bende|kapat~gorme|karanlik bir
36|kardesim var|kendi~ben|kesilir|kesilir.|ki anlatamam|kimse~anlas|kimse~bulma|kimse~ozell|kiskan*|kiyam~ya|kiz
36|ki~gec|klavyeye|koklamak|kollu~anlat|konusmalar|konusmalarimiz|konusunca|konus~omuzl|kosa*|kosesi*|laf|layik bir
36|layik~bir|leave~lonely|lesson~lonely|lesson~we|lie~I-did|lonely~come2|lonely~knownot|lonely~me2|mahv*|makin~degil
36|malzemesi|mine~lonely|mine~rememb|miss~I-do|ne hale|neden~bu|ne~dusun|ne~geldi|ne~hale|ne~seni|nisanl*|nokta.
36|noone~my|oburl~senin|odama|odasinda.|ogret~tamam|olan~bu|oldug~sana|oldu~de|olsay~senin|olumde*|olumden|olumune
36|olursu*|olursun|olur~cok|olur~de|oneml~ogren|only~cry|ozelim|o~bu|o~danis|o~gecir|o~gulus|o~sinif|parca~bu|parmak*
36|polis|quote~afraid|rehberlikci seni|rehbe~etme|rehbe~mi|rehbe~tamam|return~I-do|sabah~uc|sabred*|saclarini koklamak
36|sacla~kokla|sana~biraz|sana~gulum|sapl*|saplan*|sayfalari|seke*|sen ara|sende~bile|seni arkadaslarin|senin~bitsi
36|senin~cikar|senin~hayra|senin~odama|senin~omuzl|senin~yakin|seni~kapat|sensi~dersi|sen~aciyo|sen~anlay|sen~ara
36|sen~biris|sen~denem|sen~ders|sen~hep|sen~kaliy|sen~yakin|sevgiliyiz|sevgiliyiz.|sey~norma|sey~sorma|siir~gelir
36|sikay~arami|simdiy*|simdiye|sinav~birak|sinav~durdu|sinav~dusun|sinav~gordu|sinif~annen|siran~kimse|sirri olsun
36|sonra~sayfa|sonuc~evde|son~soru|soru~bir|soru~senin|soz~verir|stay~tellnot|stop2~best|study~tellnot|tazele*
36|telef~sifre|tell~knownot|tell~not|temiz~birak|testi bitir|tukeni*|turlu|ucunc~soruy|uc~calis|understand~kiss
36|utand~da|uyudu~konus|uyus*|uyuyacagim|var beni|vusl*|vuslat|warn~my|we-let~I-do|we~feel|we~we-let|without~I
36|without~sad|yalnizken|yanagindan|yang*|yanin~bu|yapiyo*|yapiy~dakik|yasak~ne|yasanm*|yasin~o|yazmaz*|yazma~anlat
36|yedigim|yedisi*|yeteriz|yil~basla|yil~donum|yogun~olabi|yoklu~beni|yok~gidiy|yorgu~kapan|you-do~family1|yuzde~geliy
36|ziyan
35|*afim|*bet.|*beti|*cim|*clar|*dure|*htan|*ifat|*ikci|*iza.|*ncak|*net|*numu|*rlu|*suma|*suya|*tane|*tsa|*uga.|*uklu
35|*vgim|I-not~wait|I~feel|^ay|^danismana|^disari|^gonlumun|^hocan|^sevincten|^tuvalete|^yuregim|acid*|adimi
35|ailen~kimse|aklim~sen|aklin~bir|aksam~biri|aksam~de|aksam~ye|alay*|alindi*|alni*|ama~ben|ama~etmem|ama~sorun
35|ama~sorus|anlay~bende|anneme|annen~duyur|annen~hic|annen~ogren|arami~de|arkadasim gurultu|arkad~gurul|artik~asigi
35|askim~buyuk|askim~nasil|ask~senin|ayagi~dolas|ayirac*|ayird~bu|ayni~uyanm|ayrilik lafini|ayril~lafin|baban~haber
35|bakma~kiska|bakma~yok|bana ayir|bana guzel|bana~kabul|bana~vermi|basim~o|baska~bu|baska~olurs|baska~ugram
35|basla~bana|bayrag*|bayragi|bayra~dikti|bekle~geldi|belli etmemeye|bende~bulam|bende~ister|bende~ogren|beniml*
35|benim~farki|benim~herke|benim~mu|benim~sonum|benim~yapti|beni~aliyo|beni~bile|bensiz ne|benze~ve|ben~bakal
35|ben~gecel|ben~heyec|ben~kalab|ben~yapam|ben~zayif|best~me2|bildi~bu|bile citlatma|bile~citla|bile~onlar|bile~taniy
35|bir kere|bir sayfa|bir zekan|birak~birak|birak~cok|birak~isted|biri~gorur|bir~diger|bir~evine|bir~hakli|bir~kere
35|bir~kondu|bir~sahib|bir~tamam|bir~zekan|bizim sarkimiz|bizim~sarki|bizi~gerek|body~write|bos birak|boyle uzun
35|boyle~anlay|boyle~uzun|bu isleri|bu siiri|bugun~hic|bulus~bir|bunu hic|bunu~ailen|bunu~biri|bunu~evdek|bunu~hic
35|bunu~hocan|burada kalsin|burada yalniz|burad~da|burad~kalsi|buyuk~yaz|bu~isler|bu~okudu|bu~ozell|bu~siiri|bu~tek
35|calisiyordum|calisiyordum dersin|calismis|calis~dersi|canim~bu|cevap~degil|cikali*|cikalim|cikiy~peki|col~bir|come2
35|courtesy~wait|cozuyorum|cunku~ozels|da biri|daha guvenli|daha otur|daha sana|daha~otur|daha~ver|daily~tired|dalg*
35|de bazen|de kal|de su|dediginde|dedig~sen|dedik~olur|dedim.|deger|degil~oldu|dek|denem~de|denem~kac|derin~birin
35|deste~hatti|de~gerce|de~heyec|de~su|de~yerde|dikt*|diktim|diktim.|dilin~ben|dinledi bugune|dinle~bugun
35|disari sizmasin|disar~sizma|diye~daha|dogd*|dokto~seyle|donme.|don~git|doyamadim|dunyada|durma.|durur.|duyar~benim
35|duydun|duyma~ben|ekran~gulum|ele~dusun|el~dusun|en~dersi|ergen~sivil|eskid~ne|etkile*|etmemeye|etmemeye calistim
35|etmem~calis|etseyd*|evdek~gel|evine|fark eden|fark~eden|fazla~anlat|fisi*|fotografina|fotog~bakip|gecel~benim
35|gece~beni|gece~senin|gecmi~de|gel~onlar|gerceg*|gerek~yapar|gibis~bin|gibi~basli|gibi~diye|gibi~kadar
35|gidip geliyorum|gidip~sen|girer~ne|gitme~mi|git~bulam|gonlumun|gonlumun sultani|gonlu~sulta|gorecek|gore~bunu
35|gormesin.|gozum~klavy|goz~yok|gundu~beni|gun~gorec|gun~oldug|hadi birlikte|hadi gel|hadi~birli|hadi~gel|hafta~dugun
35|haklar*|halime|hangisi daha|hangi~sence|hayirl*|hayirli|ha~bir|heart~tellnot|heart~you-do|heceyl*|heceyle
35|hemen~baska|hemen~gec|hep~beni|herkes notuna|herke~bakar|herke~notun|her~daha|hesap~gibi|heyec~zaman|hicbir seyin
35|hicbi~seyin|hisse~degil|hocan fark|hocan~acma|hocan~etmes|hosuma|icin sakla|icin~birak|icin~her|ihma*|ihmal
35|iki~gozum|iki~seni|iki~yazma|ilk askim|ilk~fark|ilk~gunde|ilk~sakla|iltifat|insan~fazla|island*|islandim|islandim.
35|iste~ben|iyi~kimse|izley~video|kadar~ki|kafam kazan|kafam~kazan|kafanda|kal baska|kalbim kut|kalbi~bana|kalbi~kut
35|kalbi~sahib|kaldi~yazdi|kalem~kiril|kalibr*|kalmak istiyorum|kalp~kalma|kal~ben|kapat~ailen|kapat~duruy|kapin~bana
35|karistirmayalim|karis~ona|karsiligi bu|kazan|kazan gibi|kazana*|kazan~gibi|kendi~cevap|kendi~unutu|kesfe~bayra
35|kesfe~dikti|keyfim yerine|keyfi~geldi|kimin~soyle|kimli~de|kimseye bahsetme|kimseye boyle|kimse~ailen|kimse~bahse
35|kimse~bakma|kimse~uzun|kiril~icind|kiss~leave|kitap~sayfa|kiyme~bir|kizami*|kizamiyorum|kizard*|kizardi|kiza~once
35|komsu~anlat|kondur*|konus~anlas|konus~edeli|konus~ederi|konus~olur|konuy~kapat|kopt*|koruyo*|koruyor|kulaga|lazi*
35|lazim|leave~we-let|lonely~love|love~lesson|makinesi gibi|me2~stop2|mesajlarimizi|metr*|mezu*|mi benim|mi biraz
35|mi hani|mine~cry|mine~only|mi~hani|mola~o|mudure|mum~isigi|nasil~beni|neden~bekle|neden~yazma|need~you|nefes~birli
35|nefes~mi|ne~bilem|ne~burad|ne~zorun|noone~I-do|notuna bakar|notun~bakar|notun~ben|ogret~kizar|ogret~o|ogret~oyle
35|ogret~sorar|okudu~hemen|okudu~sonra|olmas~daha|olmaya|olmuyor.|olur~ugra|ona~gec|once~sonra|opuy*|opuyor*|opuyorum
35|opuyorum.|ortaok*|oturdugunda|o~ayrin|o~bahse|o~sende|o~uzak|parasini|perisan oldum|peris~oldum|pisma~olurs
35|progr~de|rady*|randevumuz var|rande~var|saat~calis|sabahin|sabaht*|sabahtan|sabahtan beri|sabah~aldim|sabah~beri
35|sabah~gozun|sabah~kez|sakla|sakla~asigi|sakla~dogru|sana asigim|sana kizamiyorum|sana~dostl|sana~ogren|sarkim*
35|sarkimiz|sart degil|sart~degil|secret~my|sekizi*|sende~gormu|senin bir|senin elinde|seninle el|senin~bakiy
35|senin~bin|senin~cunku|senin~elind|senin~gun|senin~kaldi|senin~kalib|senin~okuya|senin~okuyu|senin~olmay|senin~yetis
35|seni~bakma|seni~buras|seni~buyuk|seni~dunya|seni~goste|seni~polis|seni~sen|sen~arada|sen~bilme|sen~kimin|sen~nasil
35|sevgilim|sevgim|seviy~artik|sey yapmak|sey~cokta|sey~diye|silmed*|silmeden|simdi~anlat|sinav~sonuc|sinift*
35|siniftaki o|sir gibi|sirf|sirt*|sir~gibi|sizmasin.|sohbet.|sohbe~bir|someone~you-if|sonda|sonra~daha|sonra~de
35|sonuc~zaman|sonum|sonu~dugun|sonu~vardi|sorar ben|soruna|soruya bak|soyle~belki|soyle~bu|sozun~var|soz~anlat
35|stay~promise|stop2~mine|stop2~without|student_said~leave2|sult*|sultani|suresi|su~et|su~iki|tasimana|tasim~yok
35|tatild*|tek goz|tek~goz|tellnot~tell|tellnot~we-let|tell~jealous|terk~etmey|tired~sad|tutali*|tutalim|tutma~bilir
35|tuttu|tuvalete gidip|tuval~geliy|tuval~gidip|tuval~sen|ustu*|uyuma.|uzun yazmam|varli~senin|var~gorme|vazge~vazge
35|veli hesabindan|veli~hesab|verme o|warn~tutor1|we~leave2|without~tell|write~lie|write~someone|yagmurda islandim
35|yanin~acma|yazardin ne|yazarlar|yazar~ne|yazmadigin|yazmak bu|yazma~yalni|yaz~hazir|yemeg~de|yeni~kendi|yere ugrama
35|yere~ugram|yerimde duramadim|yerim~duram|yerine geldi|yeters*|yetis~o|yetmez.|yildi~calis|yine~konus|yirmi~da
35|yoklu~ki|yokm*|yok~anlat|yok~yeter|yorul~saatt|you-did~understand|you-did~we|zaten sen|zaten~de|zekan|zekan var
35|zekan~var|zor~kendi
34|*dar|*duk.|*eni.|*gdu|*iba|*imla|*kum|*lagi|*ldin|*liba|*mkun|*ntik|*nuk.|*ride|*sim.|*siyi|*tsan|*unca|*usma|*ydun
34|*yim.|I-am~knownot|I-did~you-did|I-do~rememb|I-had~you|I-not~I-did|I-not~we|I-will|^ah|^degerini|^dunyada|^elini
34|acisi~cekti|acma~ben|ac~degil|aglama|aglay~bir|agzina|ah|ailen~biliy|ailen~bizi|aklim~aliyo|aklim~tek|aklin~ben
34|aksam~ictim|almam|ama~cikma|anlar o|anlar~yuzde|anlatirdim|anlatirdim sana|anlatma yarin|annem~hep|annem~odama
34|annem~senin|annen~bilsi|annen~olmas|arasindan|arkadasina bile|arkad~kulla|arkad~olama|asik~de|asik~degil
34|askim~gelsi|askim~kolay|ask~cekti|atesim cikti|atesi~cikti|ayip edersin|ayip~eders|aynaya|ayril~de|az~vardi
34|baban~denem|baban~icin|bak ben|bana kosacagina|bana~hatir|bana~kosac|bana~muhta|bana~senin|basim~aliyo|basin~bana
34|basla~her|bedeli*|belli~calis|ben ederim|bende~oldu|beni kaybedersin|benim hatirim|benimle oldugunu|benim~bunu
34|benim~hatir|benim~karne|benim~yeter|beni~ettin|beni~yalni|bensi~basla|bensi~her|ben~almam|ben~derim|ben~kacma
34|ben~korku|bes~kal|beya*|bildi~kapat|bile anlatma|bilen bir|bilen~bir|bile~edeme|biliyoruz.|binle~ogren
34|birakip gidiyorsun|birak~gidiy|birak~yine|biraz~sen|biri~bekle|biri~yok|bir~donuy|bir~dustu|bir~e|bir~eksil
34|bir~integ|bir~masas|bir~sinif|bir~verdi|biter.|bizi~ayirm|biz~konus|body~family1|boyle~cunku|boyle~herke|bugune dek
34|bugun~dek|bugun~iftar|bunu sadece|bunu~bile|bunu~sadec|buray~bir|butun~bakar|bu~dedig|bu~gozya|bu~kaldi|bu~mahal
34|bu~sorul|calis~farki|cezalandiriyor|cezalandiriyor musun|cezal~beni|cezal~musun|change~you|cikinca ilk|cikin~ilk
34|cocuk~bahse|cocuk~seni|cok ayip|cok uzulurum|cok~ayip|cok~biliy|cok~eders|cok~kaliy|cok~kiril|cok~sevdi|cozelim mi
34|cozel~mi|cozeriz|cozeriz.|cozmussun.|da buyuk|daha benimle|daha erken|daha~ara|daha~erken|dakik~yanim|danis~sen
34|dayanmaz|dayan~aglam|da~buyuk|da~gorur|de canim|dedig~bende|dedig~o|degil~olan|demeden gittin|demed~gitti|denersin
34|denizi|denk|der ben|ders mi|derste.|der~derim|devams*|de~bende|de~canim|de~yapiy|dike*|diye~korkt|diyorl*|diyorlar
34|dogdu|dond*|dugun~vardi|dunya~sokma|dunya~yaban|dun~de|dustum|dusun~kimse|dusuyorum|duygu~var|duym*|duymadigi|duys*
34|duyunca.|edenle*|ekme*|elekt~hisse|en ozel|en~ozel|erase~lonely|eski~unut|etmed~mi|etmey~calis|evdek~rahat|evlenmek
34|faku*|fakult*|family1~cry|farkin*|farkl~ve|film|galib~de|gecmedi|gecmedi.|gecmisi sil|gecti~sivil|gec~aksam
34|geldi~trigo|gelmistin|gelmistin.|gerce~goste|gibi~var|gidiyor musun|gidiy~gelmi|gidiy~musun|gidiy~sana|gidiy~yeni
34|girinc*|girince|girin~gec|gizl*|gizli~bahce|gizli~bir|gogsum*|gormedigini|gorme~goruy|gorun~biri|goste~ben
34|goste~yazdi|gozle~cok|gozumde bir|gozum~hep|gunumu*|hadi.|haksizlik.|halin~bana|hayatta|hemen~yanim|heps*|hep~eksik
34|hep~geliy|hep~gidiy|her dakika|herkesle|herke~konus|her~biraz|her~bosa|hesabini|hizli~de|hocan~ben|icim sizliyor
34|icim~sizli|icin isteyen|icind~cikar|iftara|iftara kadar|iftar~kadar|iki yil|ikimizin arasinda|iki~geldi|iki~yil
34|ilk~oldum|insan~senin|istem~en|iyi bilirim|iyi~baska|iyi~sorul|izin~icin|izin~senin|kabul~tek|kadar~idare
34|kafam~dagin|kalalim.|kal~bir|karde~bir|karde~oysa|karnim acikti|karsi~biri|kavga~dagin|kavga~kafam|kelim~bile
34|kendi~hisse|kendi~iki|kesme|kimse umurumda|kimsenin duymadigi|kimseye tek|kimse~bu|kimse~kelim|kimse~umuru|kim~seni
34|kiril~anlat|koku*|kol|konulardan|konus~asik|kopma|kosacagina|kosacagina soz|kosac~soz|kuca*|kucuk sirri|kucuk~sokma
34|kulag~bir|kullaniyor seni|kulla~hesab|kulla~oldug|kur yapiyorum|kur~mi|kur~yapiy|kutusu*|kuzen~mi|lafin~sana
34|lesson~study|life~only|lonely~mine|love~noone|marry~darling|mart.|mesaj~iyi|mi~cok|mi~kendi|mum isiginda|mumkun
34|mu~kimse|my~tired|nasil anlatsam|neden surekli|neden~surek|need~I-do|need~cry|netlerini|niye bu|niye~bu|niye~kadar
34|notu gibi|notu~gibi|ogle yemeginde|ogrenciye|ogren~arasi|ogren~sensi|ogret~ona|ogret~rahat|okula~gidem|okuya~bende
34|oldugunu.|oldug~cok|oldug~istey|oldu~bana|olmasin.|olmas~davra|olmaz~cok|olsa~de|olumun*|onemsemez.|onlara hesap
34|onlar~hesap|onlar~verme|onlar~yerin|onlar~zorun|ortalik|orucluyum bugun|orucl~bugun|orucl~iftar|orucl~kadar
34|oteki~olur|o~anlar|o~de|o~fazla|o~tut|parmaklarim yoruldu|parma~yorul|psiko~olur|rehberlik servisine|return~life
34|return~lonely|saat gec|sabah~seni|sana~cumle|sana~olara|sana~sabri|sana~yandi|sarilir|sarki~hangi|sasa*|sayaca*
34|sayacagim|secret~mine|sectim|sende~onlar|senin icin|seninle yaslanmak|senin~aksam|senin~arkad|senin~farki
34|senin~geris|senin~sonuk|senin~su|senin~yarin|seni~cikma|seni~gormu|sen~istey|servisine|sevgililer gunu
34|sevgilini unut|sevgi~gunu|sevgi~unut|seyi~bilme|sifreyi|simdi~ayip|simdi~cok|simdi~eders|simdi~zaman|sinav~kalem
34|sinif~kulla|sirad~fazla|sirani*|siranin|siran~altin|sirf~senin|sir~soyle|sonra~bos|sonucu*|sonuc~benim|sonuk.
34|soru~rahat|soyle~cocug|soyle~ya|stay~leave2|stop2~I|study~love|susa*|taze*|teacher~I-not|teacher~secret|tek~yok
34|telef~duyma|telef~gibi|tellnot~afraid|tell~needless|tell~promise|toz|tutmuyor|uc~bu|uc~ortal|understand~mine
34|unutursan|uygulamaya|uyurk~ister|uzun~gorun|var~sana|ver kimse|verme~benim|verme~o|ver~cikma|ver~kimse|ver~verme
34|ve~hep|we-let~kiss|we-let~my|yagiyor|yakinl*|yakis~da|yanin~sonuk|yapiy~mi|yapma~mi|yarin yazmazsan|yarin~mu
34|yaris~ikinc|yasini|yaslanmak istiyorum|yataktan|yazardim|yazardim.|yazarl*|yazdi~altin|yazdi~bir|yazil~bana|yazmam
34|yaz~var|ya~de|yemegi*|yemek~ben|yeni gelmistin|yeni~gelmi|yetis~da|yillarimda|yillarimda ben|yilla~de|yine~dakik
34|yine~on|yirmi~cok|yoruldu|yoruldu yazmaktan|yorul~bak|yorul~bugun|yorul~yazma|you-did~erase|you-if~noone|you~leave2
34|you~lesson|you~rememb|you~you|yureg~aglam|yuzde~kadar|yuzlum|yuzunu|zor~bana|zor~geldi
33|*aska|*celi|*ere|*ifa|*kta.|*laga|*lse|*ndir|*nifa|*smam|*tara|*tusu|*umu|*ure|*uzun|*vda.|*zik.|*zla.|I-am~darling
33|I-be.|I-did~cry|I-will~noone|^destek|^insanlar|^kuru|^netlerini|^okuldakiler|^psikologlar|^randevumuz|^yasamak
33|acik~sayfa|acma.|adi pamuk|adi~pamuk|affetmem|affetmem.|aglard*|aglardim|aglari*|aglarim|aklin~bende|aksam~benim
33|aksam~yuruy|alma~de|ama~edebi|ama~gecer|anahtari da|anlar~olur|anlas~ne|anlatiyorum.|anlatmana gerek|anlayamaz.
33|annem~soyle|annen~tamam|ara vermek|arami~anlat|arkad~yapiy|asip|ask hikayesi|ask mektubu|ask romani|askim~bitir
33|ask~hikay|asla affetmem|asla~affet|asti|ayirdigin zaman|ayird~zaman|ay~calis|azaldi|baban gormesin|baban~gorme
33|bakacagim|bakacagim.|bakis~dikka|bakis~et|bakmay*|bakma~doyam|bakma~ister|bambaska|bana bagli|bana ne|bana ugra
33|bana~bagli|bana~demek|bana~farkl|bana~gunle|bana~ol|bana~sorsu|bana~yakin|bana~yalni|basarin|baskalarina kulak
33|baska~benim|baska~gerce|baska~kulak|ben lisedeyken|benden kopma|beni hemen|beni unutursan|beni yari|benim~evlen
33|beni~arami|beni~ibare|beni~oyle|beni~yari|beni~yolda|ben~acik|ben~cikma|ben~duvar|ben~isted|ben~nefre|best~come2
33|bir numara|birakabilirsin|birakabilirsin.|biraz~bir|biri|biri geliyor|birin~bile|biri~galib|biri~geliy|biri~sadec
33|bir~baba|bir~cikma|bir~gerce|bir~kadar|bitir~bir|biz hallederiz|bozul~yaziy|bu sarki|bu sayfayi|bugun~kesil
33|bulamadim|bunca~zaman|bunu sen|bunu~gerce|bunu~mudur|bunu~yalni|buyuk~gerek|bu~disar|bu~hisse|bu~kalsi|bu~taraf
33|bu~yaziy|calis~basar|calis~yap|cama*|camasi*|camasir|cantana|catlad*|catladim|cift*|ciktim.|cocuk.|cok korktum
33|cok sessiz|cry~family1|cunku sen|danis~isler|danis~seni|dayanmiyor|da~der|da~sevgi|de biz|deger~bilme|deger~her
33|degil~sen|degil~sevgi|degism*|degis~seni|demed~kadar|demed~sabah|demek~arkad|demek~olmaz|dememi*|dememis|demin
33|deniz~yurum|derst~altin|derst~siran|de~biz|de~kalab|de~nefre|de~olmal|dinle~ihtiy|diye dusunuyorum|diye~bana
33|diye~de|dokto~burad|dokunabilsem|dokun~sacin|dolasa*|donm*|donme~affet|donme~asla|dostlugu asti|dostl~asti
33|dostl~bizim|dosyana isler|dursun.|duygu~bagla|duygu~olara|edem*|eden~benim|edilm~hisse|elinle|enerji*|en~ozeli
33|erase~wait|esne*|etkileyen|etmekten|etten kemikten|evdek~yok|evden~istem|evlenm*|fazla.|fizik~alird|fizik~zayif
33|gece konusalim|geceler opucugu|geceleri uyuyamazdim|gecel~opucu|gecen~gel|geliyor galiba|geliy~galib|gerce~burad
33|gibi davran|gibi~birin|gibi~guzel|gibi~sabah|gitme~bu|gizli sekmede|golg*|gordu~o|goren tek|goren~tek
33|gormuyor korler|gormu~korle|gorunce icim|gorun~icim|gorun~kalbi|gorur~yanli|goruse*|gozlerin cok|gozum.|gun benim
33|gun~benim|gun~sen|guven~kimse|halled*|hani insan|hani~insan|hatir~bana|heart~my|help~I-did|hemen~ailen|hepsi~benze
33|hep~aklim|herke~cok|her~ben|hic uyuyamadim|hicbi~benim|hicbi~tutma|hic~istem|hic~kadar|hic~onems|hocan~sorma
33|home1~body|hucrel*|ibare~bir|icimde*|icimden|icin soru|icin~cevap|icin~iyi|ikinc~diye|ikisinde de|iki~simdi
33|ilk opucugunu|insan~biliy|isin~biri|istemem|istemistim|istiyorsan|istiy~onlar|iyi~kadar|iyi~opucu|iyi~sadec
33|izlem~daha|jealous~leave|kaciyorsun|kacmak istemistim|kacma~istem|kadar cok|kadar~deger|kadar~hic|kadar~kapat
33|kalbim pir|kalbi~pir|kaldi~ben|kalkam*|kapat sonra|kapin~kilit|kapiyi carpip|kapiy~carpi|karanliktan|karde~benim
33|karsil*|karsi~bu|kelebekler|kemikten|kesfeden|kesfe~benim|ki kimse|kim neden|kime~birak|kimseye anlatma|kimse~olsun
33|kimse~ozel|kiril~ben|kiss~secret|kiyme~bil|ki~geliy|kollu~kapat|kolun~soyle|kondurdum|konustugumuz|konus~burad
33|konus~ise|konuyu degistirelim|kopma.|korl*|korler|kus|kutuphanedeyim|kutuy~sonra|lafi isin|lafi~isin|lesson~I-not
33|limit~sorus|lokma|love~kiss|mesel~yeter|mi hic|mi~seni|molayi|needless~I-do|nefret ederdim|nefre~ederd|not~seni
33|o kutuyu|o tek|o yaslarda|ogretmen.|ogretmenine gosterme|ogret~ederi|ogret~zorun|okuldakiler|okumasin.|okuyu~cocuk
33|oldug~gerce|olmani istiyorum|olman~istiy|olmazd*|olmazdi|olmazdi.|olsun sevgilim|olsun~onu|olsun~sevgi|onca~bir
33|onlar~hepsi|only~I-am|only~marry|only~we-let|onunl~bulus|on~uzun|opucugunu|opucu~sakla|oturuyor|otuz~bekle
33|ozlemedin|ozlemedin mi|ozlem~mi|o~acilm|o~bakma|o~dosya|o~isler|o~kutuy|o~sus|paragrafa|parag~mi|parent~heart|part*
33|payla~gerek|perd*|pir pir|pir~pir|polis~anlat|rehbe~birak|return~forget|return~without|saat ver|saat~ver
33|sabah alarmi|sabah~ertel|sabah~uyanm|sacini|sad~my|saht*|sahte|sakin~tek|sakla~beni|sana sarilmak|sana~bilgi
33|sana~sacin|sana~yapil|sandi~gerce|sarilmak istiyorum|sarki caliyor|sarki~caliy|sayfa~yanli|secret~home1
33|secret~leave|sekmede|sekmede ac|sekme~ac|sen uyuyunca|sende~kim|sende~korle|seni ben|seni dusunuyorum|seni kimseye
33|seni opmek|senin~hepsi|seni~dakik|seni~derin|seni~gerce|seni~opmek|seni~oyle|seni~sende|sensi~ne|sen~oteki
33|sen~parab|sen~tatil|sen~uyuyu|sert*|sevda.|sevgi~gidiy|sevgi~hosum|seviy~biliy|sevmey*|sevmeye|seyden once
33|seyde~once|seyle~anlat|sey~misin|seze*|sezen|simdi~yemeg|sinifa|sirad~bende|siranin altindan|sir~bilir|soguk~senin
33|sonra~bir|son~kaldi|son~sirad|son~sonra|sorun~daha|soruy~bak|soru~cevap|soru~icin|soylerdi|soyle~bende|soyle~geris
33|soyle~kalsi|student_said~I-did|sure~cok|su~altin|tabii ben|tabii~burad|tanem~nasil|tanidigim en|tasiri*|tasiy~bir
33|tatil~beni|tatli~mu|teacher~stop2|tehdi~polis|tek~yerin|telas~bilme|telef~annen|tell~daily|temiz~uc|terk~hisse
33|teyze~anlat|tutor1~only|tutor1~understand|ucur*|ucuz|uc~olur|ugrayacaksin|understand~leave|uyut*|uyuyamazdim
33|uyuyunca ben|uyuyu~ben|var~calis|var~hisse|ver ama|verme~olsun|ver~ama|yalni~konus|yanda~sana|yanda~yaziy
33|yapamazsin|yapard*|yapay~isin|yapay~lafi|yarim~calis|yarin~yazma|yarisi*|yasari*|yasin~var|yaslarda|yasla~ben
33|yazdi~icim|yazim hatasi|yazim~hatas|yazisi*|yaziyorum|yemek~dusun|yetis~bana|yetis~onlar|yetis~seyi|yetti.
33|yoklugun beni|yoksa cok|yok~bu|yolu~goste|you-did~you-do|you-if~I-am|yuzden sus|yuzde~sus|zaman~bir|zeka lafi
33|zeka~isin|zeka~lafi|zihni~basla
32|*eve|*kar|*lik.|*mki.|*muk|*nip|*nsi|*rafa|*rika|*rnet|*tma|*ttik|*ymam|I-am~lie|I-be~noone|^ailenden|^bunun
32|^cocuklugumda|^ekranin|^gulunce|^hele|^kanim|^kankana|^kara|^kardesimle|^karsindaki|^neyse|^ruhunun|^sabahtan
32|^sevmek|abla|acarsi*|acarsin|acarsin.|acik acik|acikt~ben|acik~acik|adimin*|adimini|adini her|adini~neden
32|agir~anlat|ailede*|aileden|ailenle degil|aklim~geldi|aksam~yapma|alarmi uc|alarm~kez|alarm~uc|alkis~benim
32|alkis~sana|almak~icin|altindayim|angry~I|anlasi*|anlas~onlar|annem~ayni|annen bizi|annen~iyisi|arka sirada
32|arkad~bakma|arkad~hic|arkad~olmak|arka~sirad|ayirdigin|ayni~iki|ay~hic|azinda*|azindan|baban~bu|bakiyorum
32|bakma~beni|bana ver|bana~dedig|bana~geris|bana~sevgi|basimi omzuna|basim~omzun|basin~bir|baska~kaybe|baska~yapma
32|basli~ne|battaniyenin altindayim|belim~agriy|bende~dinle|bende~onems|beni yalniz|benim sonum|benimki.|benim~konus
32|beni~bitir|beni~ozur|beni~yoksa|bensiz bu|bensi~bu|ben~etten|ben~inan|ben~kemik|ben~mutlu|ben~terap|best~I-do
32|bile bile|bile~bile|bilmese daha|bilmeyecek.|bir bedenim|bir damla|bir dus|bir tost|birakmayalim|birakmayalim.
32|birak~kazan|biraz~otur|birbirimiz|birbirimiz icin|birbirimizi|birbi~icin|birbi~yarat|birden sonra|birde~sonra
32|biri~yaz|bir~ara|bir~atist|bir~daha|bir~damla|bir~gozum|bir~plani|bir~tost|bir~yeter|biz bir|bizden|biz~artik
32|bos~gel|boyle~bu|boyle~daha|boyle~fark|boyle~tam|bu bizim|bu defa|bu konuya|bugun~ders|bunu kendi|bunu~musun
32|bunu~soz|burad~degil|burad~kaliy|burkuldu.|buse kondurdum|buse~kondu|butun~topla|bu~alan|bu~da|bu~defa|bu~derse
32|bu~olmal|bu~verme|calisiriz|canliyim|carpiyor|cikmaz|cikma~istem|cocuklugumda|cocukt*|cok hosuma|cok~dusun
32|cok~heyec|cok~korkt|come2~sad|corbasi|cumle~gizli|cunku~oyley|daha on|daha~boyle|daha~kalsa|daha~olmas|daha~on
32|daily~lie|dal|dalip~gitti|davr*|davranma|davranma.|dayanmiyor.|da~bende|degerini|degil benimle|degil~oldug
32|degil~pence|deners*|deniz~yurud|ders~basli|de~daha|de~nasil|de~yerin|dikkati|dilinden|dinle~yeter|disar~biri
32|disar~cikma|diye~sorun|diye~takil|diyorsun da|doktora|donuyor.|dort duvar|dort~duvar|dugun~oynam|dunyam*|dunyamiz
32|dunyan*|dunyanin|dunya~yok|dusun~altin|dusun~degil|dusuyor|duyma~duyar|ele.|elim~yazar|en azindan|en dogru|en~azind
32|eski~sevgi|et~bir|ev~bir|ezber~ben|farkinda|farki~tek|fazl*|feel~I-be|fizikten zayif|gayr*|gecen~kendi|gelecek.
32|gelec~icin|geliy~saat|gerek~anlat|gerek~ben|gerek~biz|geri~gelme|gibi~hosum|gidisi*|gireceksin|giriyo*|gitme~mu
32|gittik|gizli~gibi|gormedim|gormes*|gul yuzlum|gul~yuzlu|gundu~bir|gundu~insan|gunler gecmek|gunle~bilme|gunle~gecme
32|gunun~gecir|guzel~an|haber~olmas|hafta uc|hafta~gibi|hafta~kac|halim yok|halim~yok|hangi~ediyo|harika|hasta oldum
32|hasta~oldum|hatir~baska|hepsi~calis|her~ask|her~gelir|hic ders|hicbi~kadar|hic~ders|hic~uyuya|hocan~goste
32|human~warn|icim~burku|icin bana|icin yaratilmisiz|icind~bende|icin~bekle|icin~hic|icin~senin|ikimiz bilelim
32|ikimi~bilel|ikinc~degil|iki~cok|iki~ettim|ilan*|insan~derin|internet|isig*|isin|isten~cikti|istiy~dogru|iyi bilen
32|iyisin*|iyisini|iyi~bilen|kabul~bir|kacti~ben|kadar kolay|kadar~degil|kaderim|kankan*|kankana|kankana bile
32|kanka~bile|kapali kutu|kapal~kutu|kapatirlar|karde~ettik|karni~acikt|karsindaki|kavga ettik|kazan~mi
32|kenarinda yurudum|kenar~yurud|kendi aramizda|kendi~arami|kendi~ayril|kendi~sakla|keske~olmaz|keyi*|kez~ertel
32|kimse~olmay|kimse~olur|kimse~yok|kirilir|kisil~da|kisk*|kiska~hepsi|ki~baban|kod~satir|konusma|konusulur|konusulur.
32|konus~annen|konus~devam|konus~mesel|konuy~ama|kucumseyenlere|kulag~sus|kurduk|kutup~de|laf olsun|laf~diye|laf~olsun
32|lie~you|lisede|lonely~body|lonely~without|lutfe~daha|mahvol*|mecnu~de|merakt*|meraktan|merak~benim|mesaj~once
32|mideme|misin~bana|miss~you|miydi~sence|my~write|nefes~kesil|ne~ilk|ne~yarim|noone~change|noone~lesson|not~I-not
32|not~bir|o arada|oglu*|ogren~ederi|ogretmenler|okurke*|okurken|okutma|olabi~cevap|oldum o|oldum~o|oldum~sana
32|olur ben|olurs~annen|oluyor*|ol~gerce|on birden|ona mesaj|onayi~gerek|once kahvalti|once~kahva|onlar~alkis|onlar~en
32|onlar~yok|only~heart|only~lonely|ortal~mi|oturuyorum.|oyleyi*|oyleyim|oyleyim.|oynamaktan|ozel~bilgi|ozlem~seni
32|o~dersh|rehbe~bunda|ruhunu*|ruhunun|saat daha|saat~simdi|sabah~fark|sabre~sana|sad~forget|sakla~kadar|sakla~sakla
32|sana her|sana ozel|sana~ask|sana~bil|sana~ders|sana~o|sarki~bu|sarki~olsun|savr*|savrul*|secret~I-do|sen sorunca
32|senc*|sence|seni bekledim|seni hep|seni tasiyabilecek|senin dilinden|senin kim|seninle dans|senin~dans|senin~hak
32|senin~ilaci|senin~integ|senin~keyif|senin~plani|senin~sarki|seni~istey|seni~sonra|seni~yakmi|sensi~bu|sen~konu
32|sen~musun|sen~net|sen~sorun|sevgililer|sevgi~hic|sevgi~ol|seyd*|seye|seyle~atist|sey~olmas|sicaci*|sicacik|sile*
32|sil~ben|sira~bir|sira~sana|sirri~sakla|sohbe~gibi|son~bir|sorar~calis|sorar~yalan|sormaz*|soylesen|soyle~ama
32|soyle~arami|soyle~ederi|soyle~odada|sozle~dikka|sozu kimseye|soz~tek|stay~you-do|study~forget|study~quote
32|takil~birak|takma ad|takma~ad|taray~sekme|tasiyabilecek tek|tasiy~buras|tek~ama|tellnot~wait|tell~tell|ters|trafik
32|turev~sorus|tuta*|tutor1~I-not|tutuldu|uc~ertel|uc~mesaj|ustum~hirka|uyuyak*|vardi~oynam|var~iyi|var~konus|veririm.
32|ver~sonra|vurgun|vuruluyorum|vuruluyorum.|we-let~knownot|we~not|without~you-if|write~sad|yalan~sayil|yalni~anliy
32|yalni~cunku|yalni~fark|yalni~olsan|yanina bir|yanin~yalni|yaniyor.|yapayalniz|yaratilmisiz|yarayi*|yasaklarlar
32|yasin~yaz|yazdi~mi|yazil~ben|ya~senin|yerin~ayri|yerin~koyma|yil~geldi|yil~gibi|you-do~human|you~understand
32|yuzle~ogren|yuzum kizardi|zaman~bana|zekan~ben|zihni~acik
31|*asak|*bum|*don|*fir.|*iba.|*ide|*isa|*kor.|*rdon|*tan|*yar|*ydik|*yet.|I-am~without|I-be~stay|I-be~without
31|I-did~I-had|I-did~best|I-did~lie|I-do~body|I-do~lesson|I~marry|I~need|^aciktim|^arkadasinla|^burnum|^dun|^kaderim
31|^kalbinin|^meger|^odevde|^vakit|acikt~geliy|acilmak|adami|adimi~gecir|adini ekranda|adini~ekran|adini~gorun
31|adini~her|ailen|ailen bilmesin|ailen~o|aklim~geliy|alarm~ertel|alist~var|ama~bekle|ama~burad|anaht~da|anlam~gerek
31|anlatmana|anlat~gozum|annem cok|annen ogrenirse|annen sabah|annen~en|annen~girer|annen~sabah|arasi~yalni
31|arkadasligini|arkad~acma|arkad~anlat|arkad~misin|artik~sana|artik~sevgi|artik~sey|askim~bos|askim~mi|asma*
31|baban gormeden|babanin haberi|bahane*|bahse~seni|bakami*|bakamiyorum|bana ait|bana bu|bana daha|bana~ait|bana~hisse
31|bana~kosma|bana~uzulu|basindayim|baska~cihaz|baska~kulag|baska~sevme|basladi.|beklemez.|bekle~iste|belli~olmas
31|ben burada|ben daha|ben dinlerim|ben gorebiliyorum|bende~bilem|bende~biliy|bende~et|beni hep|beni hic|benim
31|benim~aramd|beni~o|beni~sona|bensi~bile|benzer*|ben~aciyi|ben~goreb|ben~guzel|ben~uyuya|bile istemiyorum|bile~bunu
31|bile~istem|bilirse cok|bilir~bu|bilir~cok|bilir~kizar|bilmeyenlerin|bilmeyenlerin arasinda|bilme~arasi|bilme~bana
31|binlerce ogrenci|binle~sen|bir suredir|birak~konus|birak~zaman|biraz daha|biraz ders|biraz~daha|birin~asik
31|birin~sonun|biri~diye|bir~elini|bir~guzel|bir~hazin|bir~her|bir~musun|bir~parca|bir~planl|bir~sayfa|bir~sessi
31|bir~sured|bir~tatil|bir~yine|bitir~sen|biz artik|biz sevgili|borclusun.|bos~once|boyle~anlam|bozmay*|bu
31|bugun iftara|bugun~yirmi|bul ve|bulamadin.|bulus~sey|bul~ve|bunu bana|bunu kimseye|bunu~yuzde|burad~karan
31|burad~verme|buyuk~bos|buyuk~ver|bu~kahva|bu~plan|bu~sana|bu~sayfa|bu~uyu|bu~yorul|calis~mu|canim~mi|cevab~da
31|cevap~bir|ciha*|cihazd*|cikar~sebeb|cocug~anlat|cok kizar|cok~gitme|cok~guven|cozer~ne|cozme~icin|cunku~tek
31|daha heyecanli|daha~heyec|daha~oluyo|daha~yalni|daily~thanks_to|dakik~benim|dakik~konus|degil benden|degil~ki|deha*
31|demeye|deneme cozerken|deny~courtesy|derdini|ders|de~ev|diger~ogren|dinle~geliy|disariya renk|disar~renk
31|disar~verme|diye hemen|diye~beni|dogru~goste|dogum~yakla|dokme~bana|dostlar|dun~seni|duram~biliy|dusmesi|duymay*
31|ediyo~yaz|ekranda gorunce|etmek~yok|etmem|etsem|ev hasreti|evdekiler yatinca|evdek~yatin|evden kacmak|evlen~ev
31|evlen~sonra|ev~hasre|ezber~et|eziyet.|falan~diyor|family1~we|feel~cry|flortlesmeyi|forget~darling|galiba|galiba.
31|gece~temiz|gelecegini|gelec~bu|gelirsin.|gelme~aksam|gelse|gibisine|gibis~rastl|gider~bir|gidiyorum dedin
31|gidiy~dedin|girerse|girmes*|gitmiyor.|gitti~degil|gitti~iki|gordugumu baska|gordu~baska|goreceksin|goreceksin.
31|goremedigini|goremedigini ben|gozum|gozum~benze|gulmek*|gunum yaklasiyor|gunum~yakla|guven~soyle|guven~yeter
31|haber~konus|hafta~gecir|hafta~hasta|hafta~pazar|hak eden|hak~eden|hala~icim|hangi~daha|harcaniyorsun|harca~bilen
31|hatir~yaz|help~leave2|her~bilme|her~dokme|her~eziye|her~temiz|her~yaz|heyecanli|heyecanli degil|hisseden|hisse~var
31|hocam|hosun~gitti|icin~olmaz|icin~yil|iftar~biraz|iftar~yavas|iki tur|iki~acik|iki~merak|iki~senin|iki~tur
31|ilgilendirmez|insan olsaydim|insan~merak|insan~olsay|iste o|istem~bana|iyi anlamaz|iyi dinlemez|iyi onemsemez
31|iyisi.|iyi~hazir|iyi~onems|kac kisi|kacar.|kac~kisi|kadar biraz|kadar~biraz|kader~sensi|kafede|kalali*|kalalim
31|kalbi~ne|kalbi~senin|kapatm*|kapin~rahat|karistiriyor|kayboluyorum|kedi*|kilit~kimse|kim oldugunu|kimseye soz
31|kimse~haric|kimse~yerin|kim~oldug|kiskandim.|kiss~sad|kizar~yuzde|ki~ben|knownot~lonely|kocaman bir|kocam~bir
31|konusmayalim|konusurum|konus~deger|konus~heyec|konus~ilgil|konus~okutm|kopariyor|kopariyor.|kor.|kose*|koyuyo*
31|kulag~fisil|kulub~o|lie~me2|lie~you-if|liste~basin|love~not|maasim*|makin~bu|markette|marry~tutor1|masa|masan~basin
31|mesaj~baban|mine~not|misa*|mi~birak|mi~on|moralim sifir|moral~sifir|mucize*|needless~human|nefesi*|ne~birak
31|ne~cikar|ne~yakis|not~not|numar~ben|o cocuktan|o halde|o kucuk|odev|ogren~da|ogren~sana|ogretmenin bilirse
31|ogret~geri|okuduk*|okudun mu|okudu~mu|okuld~annen|oldug~sende|olmad~soyle|olmam senin|olmam~degil|olmam~senin
31|olsun~okuma|olurs~boyle|once~misin|onemsiyorsan|onlar senin|onlar~sana|onlar~yargi|only~leave|on~simdi
31|opmek istiyorum|opmek~istiy|ortalik karisir|ortal~karis|oruc*|oruclu*|oyle*|ozluy~mi|o~basin|o~geliy|o~halde|o~seni
31|o~sizli|o~tehdi|pard*|pardon|promise~understand|rahat konusuruz|rastlamadim.|rememb~love|return~love|return~return
31|return~someone|return~stop2|roman~ilk|ruyam~salon|saat~eziye|saat~ne|sabah~kosuy|sadec~ailen|sadec~kadar|sad~mine
31|salonundaydik|sana benden|sana~koyam|sanki~oluyo|sarki~aklim|sarki~bana|sarki~geliy|satir~yazip|secret~I-be
31|sen gelene|sen mutlu|sende gordugumu|sende~deme|sende~ki|sende~soyle|sende~taniy|seni anlamaz|seni iyi|seni ya
31|senin arkadasligini|senin gibisine|senin yazdiklarini|senin~aklin|senin~aramd|senin~belli|senin~kaliy|senin~kitap
31|senin~sinav|senin~varim|seni~izlem|seni~ruhun|seni~sabir|seni~sevme|sensi~da|sen~gun|sen~mutlu|sen~oyle|sen~sessi
31|sen~yikil|servi~soz|sevdicegim gunaydin|sevdim seni|sevdi~gunay|sevgi~der|sevgi~mu|seyi~dokme|sifir.|sifirl*|siga*
31|siiri sana|siiri~sana|siiri~yazdi|siktim|simdi~degil|simdi~ne|sinav salonundaydik|sinif~arkad|sinif~cocuk|sinif~yok
31|sirtin*|someone~I-am|someone~come2|someone~understand|son mesajin|sona birakiyorsun|sonra bir|sonra cevabi
31|sonra gizlice|sonra~gizli|soyle bir|soyle sonra|soyle~bitir|soyle~telef|sozle~et|stay~I-be|stay~mine|stay~tutor1
31|student_said~my|study~kiss|suresi*|su~seni|tansiyonum|tasiy~tek|tasm*|tasmas*|tek varligim|tek~adim|telefo*
31|telef~elind|telef~sus|temi*|terl*|tipk*|tipki|tipki~gibi|tired~you|titriyor.|tut|tutkun*|tutkunum|uc~kendi
31|understand~my|understand~thanks_to|unive~kazan|uyma|uzak dur|uzak~dur|uzun~kapat|velil~anlat|verebilir.|veririm
31|verme|vermey*|ve~boyle|ve~farki|vuru*|wait~best|warn~study|we~parent|yakinsin|yaklasiyor|yanagindan operim
31|yanag~operi|yanari*|yan~sirad|yapay~dedik|yardim etmem|yardi~etmem|yargilar|yarin~mi|yasak ask|yasak~ask
31|yasla~ister|yasti~saril|yatin~konus|yatin~rahat|yazar~zorla|yazdi~sonra|yazma~bilmi|yazma~senin|yazmiyorsun
31|ya~artik|ya~cozer|yemek yedin|yemek~mi|yemek~yedin|yerde~ben|yerin|yetmez seni|yetme~seni|yok~devam|you-if~I-not
31|you~mine|yuruy~sonra|zaman anlarsin|zaman~anlar|zaman~ben|zaman~de|zaman~soyle|zarar~soyle|zeka dedikleri|zekayi
31|zekayi o|zeka~dedik|zorun~da|zorun~verme
30|*bisi|*brim|*cmak|*deyi|*eme.|*emiz|*erim|*fret|*gudu|*ikan|*irla|*kin.|*lami|*lasi|*ort|*rpip|*rtar|*sen.|*sin
30|*site|*una.|*vher|*yak|*zup|14|I-am~courtesy|I-be~return|I-not~tell|^ablanla|^ayaklarim|^bensiz|^bi|^cikis
30|^gizlimiz|^hali|^kalbimin|^konustugum|^sonsuza|^spor|abayi yaktim|abayi~yakti|acma|adini~tek|aileler
30|ailen uzulmesin|ailenden|ailen~bir|ailen~ise|ailen~kalsi|alki*|ama.|ama~biri|ama~kadar|angry~me2|angry~mine
30|anlami yok|anlam~yok|anlar~yaz|anlasilmak|anlasilmaz|anlasilmaz.|anlas~bu|anlat~babam|annen okumasin|annen~gerce
30|annen~okuma|aradig*|arami~bozul|arasin*|arasinda harcaniyorsun|arkad~ondan|arkad~onlar|arsiv~baban|arsiv~gorme
30|at~baban|ayirirlar.|ayirm~gerek|ayril~benim|babani|bagim~bu|bagir~dinle|bakinc*|bakinca|bakip~ister|bakma~sana
30|balkonda|bana gosterdin|bana haksizlik|bana~don|bana~haksi|bana~misin|bana~olaca|bana~oldu|bana~ver|baska~asik
30|baska~bulam|baska~yerde|baska~yuzde|basta~soyle|bazen~almak|benden sikildin|bende~ne|bende~sikil|benim baskasina
30|benim~dokun|benim~kal|bense|bensi~calis|bensi~iki|bensi~soyle|ben~begen|ben~geciy|ben~gunde|ben~sayfa|ben~tutar
30|bes dakikacik|best~cry|bes~sonra|bikt*|bildi~ki|bilme~burad|bine*|biner|bir iyilik|birakmam.|birak~olurs
30|birin~anlat|birin~da|biriy~daha|bir~ask|bir~der|bir~durma|bir~dus|bir~evlen|bir~iyili|bir~yapac|bizim~da|biz~adini
30|body~without|borcl~bu|bu konusma|buldu~birin|bunu.|buras~gibi|buras~oluyo|buraya|butun~karsi|bu~ancak|bu~kulag
30|bu~nerey|caldin.|carpip|cevap~senin|cevherini|cevhe~gorem|cift|cifti~adini|cok uzuluyorum|col|come2~come2
30|come2~life|cozemedi|cozme~kalkm|daha beni|daha~guzel|daha~icin|daha~kalab|daily~daily|dakikan|da~bazen|da~ikinc
30|dedig~senin|degil~ancak|degil~gecir|degil~koruy|degil~ogren|degis~baban|deliye|deliye dondum|deliy~dondu|demed~bu
30|denem~cozer|derin~da|dersi~da|de~dagil|de~gecti|de~hic|dile|dilind*|dinle~iste|dinle~sonuc|dinle~var|diye~biri
30|dun~aklim|dun~geldi|dun~yazma|duserse|dusuk net|dusuk~net|dusun~verme|duvar arasinda|duvar~arasi|duyar~biter
30|duygul*|duygu~aglay|duyma~yok|edebi~o|edilmi*|edilmis|ediyo~da|ekran~mi|ekran~zor|elim~titri|el~benim|eski~yeni
30|evet~de|ezber~sonra|fiilim*|flort mu|flort~ediyo|flort~mu|forget~marry|gecer ben|gecer~sende|gecirdim.|gecti
30|gel~konus|geometriyi|gercek degerini|gerce~deger|gibi oluyor|gibisi|gibi~goruy|gibi~goz|gider~senin|gidi*|giri*
30|gitme~bana|gizlim*|gizlimiz|gizlimiz saklimiz|golgen*|golgene|golgene bile|golge~bile|gonul~de|gordun mu|gordu~mu
30|gostermeden once|gozler|gozle~ben|gozle~mi|gozum~oyle|grup seni|gulumsedim|gulumsedim.|gulusun|gunde~dagil
30|gunle~gibi|guven~bile|guven~kalma|guzel~sey|habersiz konusmamiz|halde~bu|hayal|heart~home1|help~mine|hepsi~anlat
30|hep~olaca|hep~soz|herke~haric|her~aglar|her~cumle|her~once|heyec~degil|hicbi~ogren|hic~cikma|hirs*|icind~baska
30|icin~de|idare et|idare~et|ihmal ediyorsun|ihmal~ediyo|ihtiy~et|iki~bakiy|ilk mesajda|ilk~et|ilk~opucu|ise~karis
30|isleri|iste|istem~beni|istem~yarin|ister~sohbe|iyilik|iyiyi~ben|izi|jealous~body|jealous~secret|kacamak|kacmak
30|kadar|kadar~baska|kadar~ozled|kalabilirsin|kalbimin tek|kalbi~ben|kaldik*|kaldikca|kaldi~baska|kalir|kal~soz
30|kapat ki|kapatayim|kapatayim.|kapat~kendi|kapin~oyle|karan~bir|karis~diye|karni~giriy|karsi bir|kazandim|kazandim.
30|kelim~bulam|kesil~gorun|ki sen|kili*|kimsede olmayan|kimseye caktirma|kimseye degismem|kimse~bakar|kimse~biz
30|kimse~duydu|kimse~sonra|kim~baska|kim~bende|kiss~quote|kitap~bir|kiyama*|kiyas~benim|ki~kal|ki~sen|ki~sonra
30|knownot~mine|kollarindaki izleri|kolla~izler|kollu giy|kollu~giy|kontr~sonra|konusmamiz daha|konustugum en|konus~en
30|konus~guven|konus~mi|kopama*|korkuyla|kucuk~kimse|kullanip|kulla~bir|kulla~istey|kurtar|kusuru*|layik~o|layik~yok
30|leave|leave~leave|lebl*|lebleb*|lie~wait|life~return|lonely~deny|lonely~forget|makin~gibi|marry~happy|me2~you-did
30|merak~ister|mezuna|mi var|misin yoksa|misin~yoksa|mu~ediyo|nasil toparlarsin|nasil~topar|ne cok|need~stop2|nefr*
30|nefret|ne~karis|ne~neden|odaya girerse|odaya~girer|ogretmenine anlatma|ogret~anlam|ogret~yazdi|okul~degil|okul~seni
30|olaca~soz|oldum~merak|olmak~isted|olmas~kim|olmas~ne|olur~bizim|olur~degil|onlar~buyuk|onlar~saniy|oynama*
30|ozeli~sensi|ozleri*|ozlerim|ozley~bu|o~bitir|o~unuta|o~verdi|pencereyi actim|pence~actim|plan~yapma|polis~gitme
30|psiko~sey|psiko~soyle|rehbe~hic|renk|sabaha kadar|sabahlara|sabahlara kadar|sabrim|saha*|saklim*|saklimiz
30|sakli~kalsi|sana abayi|sana~abayi|sana~kalma|sana~onlar|sana~veriy|sana~yakti|sana~yapay|saniyorsun.|sanki~yok
30|sayfalarca|sen kapatirsan|seni hic|seni ne|senin cevherini|senin gibisi|seninle bas|senin~bas|senin~basa
30|senin~cevhe|senin~kimse|seni~altin|seni~asil|seni~gece|seni~parag|seni~seyre|seni~soyle|seni~yilla|sen~dunya
30|sen~kiril|sen~sanki|servi~hic|sesin~icim|sevdi~seni|sevgilim sayilirsin|sevmez*|sey soracagim|seyle~degil|seyred*
30|sey~birak|sey~de|sifre~degis|siiri|siir~ezber|sikildin|simdi~en|simdi~hazir|sinav~annem|sinav~bos|sira~degil
30|sira~ondan|sogudu|sohbetim|sohbe~ben|sokmay*|sokmayalim|sokmayalim.|sonra soru|sonra~sorar|sorul~sonra|soruy~bir
30|soruy~birak|soru~bekle|soru~sonra|soru~sorab|soyle~degil|soyle~kiska|stay~you-if|susara*|susarak|su~ne|tane
30|taniyan cikmaz|taniy~cikma|tasiy~degil|tavs*|tavsiy*|teacher~only|tek sahibi|tek~boyle|tek~ekran|tek~olsun
30|tek~sahib|telefonun|telefonunu|telef~once|telef~yapar|terap~iyi|terk edilmis|tired~me2|toparlarsin|tutari*|tutarim
30|tutar~o|tutor1~you-do|uc~yedim|ugra yoksa|ugra~yoksa|umuru~sen|unive~evde|unutamam|unutamam.|uygul~mi|uyumadan
30|uyumadan once|uyurk~dinle|uyursa*|uyursan|uzulm~sakla|uzun~giy|vark*|varken|var~cok|verdigini|vermi~ne|warn~I-not
30|warn~me2|we-let~we|we-let~you-did|write~forget|write~miss|ya iste|yakis~nasil|yanim~olaca|yanim~soz|yanin~ister
30|yanli~yaz|yapti~aklim|yarim~da|yarim~gozum|yarin gelmezsen|yarin sinav|yazdi~okuyu|yazma~yaz|ya~sinav|yeni~sevgi
30|yeni~yok|yerk*|yerken|yetis~her|yild*|yilda|yildizlar|yil~kazan|yine~boyle|yok~en|yok~her|yolda|yorul~bakar
30|you-did~teacher|you-do~feel|you-do~not|yuzde~yaziy|yuzler*|yuzlerce|yuzune|zamanl*|zor ama
29|*andi|*aye.|*bami|*caya|*cek.|*esle|*kali|*kara|*ne.|*pay|*pil|*riya|*rma.|*rman|*rpil|*yem|*yimi|*yuse|I-be~love
29|I-do~love|I-not~you-do|I-will.|^annemin|^dediklerimi|^gidiyor|^ikimizden|^kim|^kucukken|^niye|^olum|^sekmeyi
29|^uyanir|^uykum|^zaten|ablanl*|ablanla|acikt~bir|adini~koy|agzina alma|agzin~alma|ailen~bile|ailen~engel|ailen~hep
29|aksam biraz|alirdim.|almistim.|ama dondugunde|ama kimseye|ama~dondu|anka*|ankara|anlat~anlam|anlat~ise|anlat~konuy
29|anlat~oldug|annemin yaptigi|annen~ekran|annen~zorun|an~kahve|ara~verme|arkad~sende|asan*|asanso*|ask~mektu|avuc*
29|avucl~terle|ayirm~izin|ayirm~verme|ayni~de|ayril~agzin|ayril~alma|ay~bu|baba|babam da|baban~degil|bagimlilik
29|baglad*|bakamazdim|bakamazdim.|bakip~dusun|bakmad*|bakmam.|bana~der|bana~gece|bana~var|bana~zaman|basin derde
29|basin~girer|baska~veli|baska~yol|basliyor|batt*|battan*|bayili*|bazen.|beden~soyle|bekler|ben zaten|bende~deste
29|bende~hicbi|bende~oluyo|beni mahvediyor|benim kadar|benimle dertlestigini|benim~dertl|benim~hisse|benim~olur
29|beni~gun|beni~mahve|beni~yasak|ben~ara|ben~bitti|ben~edebi|ben~et|ben~mu|ben~uzulu|ben~yarim|ben~yasiy|ben~yazar
29|best~understand|biley~de|bilme~biliy|bilme~tamam|bir koseye|bir lokma|biri oturuyor|biriyim bunu|biriy~bunu|biri~da
29|biri~oturu|bir~adini|bir~annen|bir~bulac|bir~dikka|bir~geley|bir~gorus|bir~kosey|bir~lokma|bir~oyle|bitmek bilmiyor
29|bitme~bilmi|bittim|bittim.|bitti~hemen|bitti~kacma|bos~soru|boyle~beni|bu saatte|bugun nasilsin|bugun~emini
29|bugun~sonra|buldu~sansl|bulurlar.|buna~katla|bunda~anlar|bunda~etme|bunda~yanli|butun~parca|bu~acma|bu~bensi
29|bu~rande|bu~saatt|bu~yazar|cabuk~yorul|calisinca|calis~kaybe|canli~oturu|casu*|casus|cekip~birak|cekip~ya
29|cikiy~birak|cikiy~icin|cikiy~mi|cikma~bu|cok kirilirim|cok~olur|cok~yalni|cozme~gerek|cumle~yanin|daha~gelmi
29|daha~karis|dakika ver|dakik~bekle|danis~bir|darling~wait|davraniyorum|de olumden|de sinava|dedigin nedir
29|dedig~nedir|deger~bana|degil bana|degil~baski|denem~sonun|deniz~yakin|derde girer|derde~girer|ders~hemen|ders~kacma
29|ders~ogren|dertlestigini|dertl~seni|de~acma|de~bakam|de~evden|de~ikisi|de~konuy|de~lised|de~nered|de~olumd|de~yerim
29|diger~degil|diger~umuru|diger~varsi|dikka~belli|dikka~etme|dild*|dilde|dilde~kelim|dinlemen|dinlemen yeter
29|dinle~ilk|diva*|diyen~ben|diye~dikka|diye~kacma|diyor~ben|dokto~degil|dold*|donersen|donmeni|dostun benim
29|dudaklarindan|dun|dunyanin en|dunya~en|duvar|duymasin hadi|duyma~bunu|duyma~duyma|duyma~hadi|duyma~istem
29|ekran~arkas|ekran~atma|ekran~ustun|eminim cok|emini~cok|etkil~baska|evde~gunun|evde~uyanm|farki~bu|farkl~yuzde
29|forget~best|fotografini|gec yazdim|gecel~bakip|gecen~senin|gece~sey|gecire*|geldigini|geldi~seni|gelip|gels*
29|gel~gece|gerce~simdi|gerek~cozer|geriy~sey|geri~ne|geri~seni|gibi~bulam|gidecegim|gider~daha|gidiy~yani|girdi.
29|gitme~anlat|gitme~diyem|git~oneml|giydi~cok|giydi~emini|gogsu~bir|goren~goz|gorme~sil|gorunce kalbim|gorun~atma
29|gorust*|goruy~gibi|goste~cunku|goste~once|gozund*|gulme~girdi|gunle~hatir|gun~ister|gun~telef|gun~uzun|guveni*
29|haber~yok|hafta~bakal|hafta~gidiy|hafta~olsun|hakkini|hakki~benim|happy~you|harciy*|hava|heart~knownot|hemen~kacma
29|hemen~sekme|hemen~soyle|hep~baska|hep~sorun|herke~sonra|her~degil|hic~ben|hic~ister|hikaye.|hosl*|hoslan*
29|human~mine|human~secret|icim acidi|icim~acidi|icind~bu|ihtiy~beni|ikimizden|ikinc~uzun|iki~fazla|ilac~ara|ilk~net
29|insan~eder|insan~yanil|ismini|iyi goremez|iyi~rahat|izin verme|izin~gunum|izledim|izler~sakla|kadar emek
29|kadar etkileyen|kadar~emek|kadar~kalki|kadar~kolay|kadar~sonra|kafe*|kafiye|kagid~goste|kalab~kaybo|kalacak
29|kalbi~sonuc|kanli~oturu|kapat~geliy|kapat~olur|karde~arkad|karde~uc|karne~goste|karnim hizla|karni~carpi
29|karni~hizla|karsi~senin|kaybe~her|kaybe~kaybe|kazanamazsin|kendi kendime|kim takdir|kimse~duyar|kimse~ogret
29|kimse~sadec|kim~takdi|kisilik bir|kiss~return|ki~cikma|konus~boyle|konus~istem|konus~kimse|konus~olurs|konus~yalni
29|kopari*|kullanicilar|kulla~seni|kurdu~bagi|kut~sonuc|lafini agzina|lafini duymak|lafin~agzin|lafin~alma|lafin~duyma
29|lafin~istem|leave2~leave2|leave~understand|lesson~I|lesson~I-had|lonely~you-do|lutfen beni|lutfe~beni|lutfe~bes
29|mahvediyor|malz*|malzem*|marke~yazdi|me2~you-if|mesaj~vurul|mi~hic|mi~oneml|musun yani|musun~yani|mutlu~bu
29|my~without|nasil~yazma|ne.|neler.|ne~bile|ne~emini|ne~gorus|ne~oneml|noone~courtesy|noone~understand|o iki|o okulda
29|ogrencilerim|ogretmenine bahsetme|ogretmenine bundan|ogretmenlerinin|ogret~arami|ogret~bunda|ogret~cok|ogret~daha
29|okul~ben|okur*|olar*|olarak|olduru*|oldu~anlat|olmas~ederd|olur|onlari.|onlar~adimi|onum*|onumuz*|operim|orada~o
29|orada~seni|otura~kizim|oturdun.|oturm~biraz|ozel~benim|o~acip|o~ogren|o~payla|parasi*|program~rememb|progr~kendi
29|promise~noone|rehbe~bos|rehbe~orada|robot~hisse|saat~bes|sabah kosuya|sabah~zor|sabreden|sad~human|sana~bana
29|sana~ben|sana~hicbi|sana~inkar|sandi~bir|saymak*|saymaktan|say~bir|sekizinci sinifta|sekiz~olmus|sen olmayinca
29|sen soruyu|sen tek|seni oldugun|senin~acik|senin~bekli|senin~gizli|senin~kal|senin~yasti|seni~bitir|seni~oldug
29|seni~sadec|sensiz gecen|sensi~gecen|sen~iyisi|sen~olmay|sen~ustun|sen~yarat|sen~yildi|sesi*|sevdicegim bugun
29|sevdi~bugun|sevdi~gelsi|sevgi~ustel|seyi bilmek|seyi~cozer|seyle~mi|siki|silme~bu|sinavi kazanamazsin|sinav~aldig
29|sinif~anlam|sira~mi|solm*|solmay*|someone~knownot|someone~quote|someone~tutor1|sonucta ben|sorarlar|sorarlar.
29|sorarsa ders|soruy~ise|soylemek zorunda|soylemem.|soyleyince|soyle~aksam|soyle~derde|soyle~girer|soyle~guven
29|soyle~huzun|soyle~sende|soyle~zorun|soz verdin|soz~arama|su~ekran|su~hemen|tavana bakip|tavan~bakip|tavan~dusun
29|teacher~I-do|tek~ben|tek~goste|tek~sinif|telefonundan|tellnot~understand|teyze~acma|thanks_to~human|thanks_to~sad
29|tired~I-be|torp*|torpil|tutan sensin|tutan~sensi|tutk*|tutor1~I-had|univ*|univer*|unive~kaldi|utanilacak sey|uyanir
29|uyanir uyanmaz|uyani~uyanm|uyanmaz|uygul~ben|uyku dedigin|uyku~dedig|uyku~nedir|uyumak|uyuma~hep|vardi~simdi
29|var~icim|var~unutm|ver bunu|veriri*|ver~anlat|ver~annen|wait~feel|we~secret|we~teacher|without~cry|write~lonely
29|write~only|write~quote|yalan|yanin~adimi|yanip|yaparsam|yapay|yapti~geldi|yarin~daril|yasad~ben|yasam~cok|yasin~cok
29|yast*|yas~yok|yatark*|yatarken|yavasi*|yavasim|yavasim.|yazar~bana|yazin~ben|yazmazsan|ya~birak|ya~iste|yene*
29|yeni~pek|yeni~yas|yer yok|yer~yok|you-did~help|you-did~not|you-do~return|you-do~thanks_to|you~we|yuruyuse|zaman~bu
29|zaten~isi
28|*amp|*azim|*gec.|*hayi|*ice.|*ika.|*irt.|*iyor|*kati|*layi|*lina|*mit|*nana|*nlim|*pimi|*rdum|*saji|*urdu|*yaz
28|I-am~need|I-be~not|I-did~marry|^adimi|^baska|^cocukken|^gizlersen|^gonlumu|^kalbimi|^kiminle|^konusmayi|^leb|^mesaj
28|^mezuniyetimde|^muhendislik|^nisanlim|^odulun|^okuldan|^olmekten|^omrumun|^sana|^sevgililer|^velin|ablan anlamasin
28|ablan~anlam|acar*|aciklanacak|ailen~gerek|ait oldugunu|alisir*|aliyorsun|anlam~geris|anlam~o|anlar|annen~degil
28|annen~sey|annen~seyi|arami~soyle|arkadaslarin dalga|arkadaslarla|arkad~birak|arkad~bozul|arkad~tasiy|arsive at
28|arsiv~at|artik~benim|asik~olman|askim~bugun|askim~denem|askim~gecti|ayagim*|ayni~bugun|baban~hic|baban~sorar
28|bakiyor|baklav*|bana~bilmi|bana~cokta|bana~rahat|basim cok|basim~cok|basina is|basin~is|baska sey|baska~ayirm
28|baska~bilme|baska~ki|beden~sana|beden~saniy|bekli~bu|ben buradayken|ben yapay|bende~calis|beni burada|beni gor
28|benim~birin|benim~hocam|benim~matem|beni~kimse|beni~sordu|benzem*|ben~babam|ben~carpi|ben~dayan|ben~ders|ben~dunya
28|ben~eksil|ben~fizik|ben~kolay|ben~olmas|best~lesson|best~sad|beyaz|beyaz~bir|bile o|bilen tek|bilen~tek|bile~o
28|bilmek|bir roman|bir sinav|birakmis olursun|biri~ol|biri~sonra|birka~sayfa|bir~bekli|bir~dunya|bir~gecir|bir~hos
28|bir~sana|bir~selam|bir~vakti|bir~varim|bir~varsa|bir~yemin|bir~yer|bir~yetme|bitin~bir|bitirirsen|bitir~de|bitme~mi
28|boyle~bulam|boyle~o|bozuk|bugun hic|bugun~aklim|bugun~zor|bulam~sonun|bunu~buyuk|bunu~payla|burada her|buradayken
28|burad~her|burad~yerin|burktu*|burktum|bu~basla|bu~hayat|bu~sensi|bu~sinif|bu~verdi|bu~yasan|calis~gelir|calis~kalkm
28|calis~sonra|carpim tablosunu|carpiy*|carpi~ezber|carpi~tablo|cekmec*|cevab~sil|cevre~seni|cikar~bana|cikin~oluyo
28|cikma|cikmak|cikma~benim|cok korkuyorum|cok seksi|cok uzun|cok uzuyor|cok~bu|cok~seksi|cok~uzuyo|cok~zekan
28|cozme~kaliy|cry~understand|cumlelerin|da ayni|dagili*|daha bu|daha~anlam|daha~neler|dakikaya|dalga~onlar|dalip
28|danis~dosya|dar|de yasadim|dedik~arkas|degil~kiska|dehayi|demek~o|deniyo*|deny~lonely|derin~yok|derse~bana|de~aglay
28|de~annem|de~carpi|de~hem|de~ne|de~yasad|diye cok|dokunu*|don ve|don~ve|dort gozle|dort~arasi|dort~bekli|dort~gozle
28|dostun|dun~dusun|dun~sabah|dusmes*|dusund*|dusunm*|dusunmek bile|edeme~ben|ediy*|el~degil|erase~tutor1|esi
28|evet~bugun|evet~sevgi|fark~mi|firsa~verir|forget|gali*|gec.|gecen~erken|gecer~onlar|gece~bilme|gecir~daha
28|geldin seni|geleceksin|gelin~yerin|gibi birini|girece*|gitme ne|gitmesin|gizler*|gizlersen|gorme~ben|gorun~yazdi
28|goste~tek|gozle bekliyorum|gozle~bekli|gozum~kaldi|gun bile|gun~bile|gun~gidiy|guzel~karis|guzel~mi|haber~rahat
28|hadi~da|hafta~ben|hafta~diyor|hafta~vardi|hak~tek|happy~sad|hasreti|hasta~o|hasta~yuzde|hava almak|hava~almak
28|hazir~sorul|heart~understand|help~stop2|hemen test|hemen~sayfa|hemen~test|hep ilk|hepsi sana|hepsi~ise|hep~ilk
28|herke~seni|hicbi~senin|hic~etmed|hic~gece|hic~kimse|hika*|hissedebiliyorum|hizlandi|hocan~fark|home1~best
28|icin benim|icin~gerce|icin~istey|icin~progr|icin~sakla|ihtiy~gibi|ikinci sinifta|ikinc~bu|iki~bekle|iki~bes|iki~bu
28|ilgisiz|ilk mesajindan|ilk ve|inanamadim|insan~harca|insan~progr|isigi~ben|is~sonra|iyiyim de|iyiyi~de|jealous~I
28|kac~bakal|kadar dinleyen|kadar tatli|kadar~bilem|kadar~gorme|kadar~uyuma|kafanin icini|kafan~icini|kafan~tek
28|kalab~yanin|kalac~mi|kapal~de|katl*|kavga~ettik|kaybo~bana|kazandi|kelim~ogren|kendi~bakar|kendi~verdi|kilitle
28|kilo almistim|kilo~almis|kimdi|kimdi o|kimdi~o|kimse~bitir|kimse~dair|kimse~hadi|kisi~bile|kiss~I-did|kiss~you-did
28|kitap~bana|kollu|konustum|konusursan|konus~duvar|konus~hosum|konus~mu|konus~olmaz|konus~senin|konus~uyuma|kori*
28|korido*|korkarim|kotu~gecir|koyma~yerin|kramp|kramp girdi|kramp~girdi|kucukk*|kucukken|kulagina gitmesin
28|kulag~gitme|kulag~kimse|lie~you-do|life|maka*|matematik hocam|matem~hocam|matem~kaldi|me2~mine|meleg~nasil
28|mesaj atma|mesaji|mesajindan|mesajindan beri|mesaj~atma|mesaj~beri|mesaj~et|mesaj~sonra|mevzu~konus|mezuniyetimde
28|misin~mi|mi~icin|muci*|mumk*|mutla~yoksa|mu~biz|my~I|nerede|ne~icim|nisanlim|noone~tellnot|odada~iki|odaya~sayfa
28|odaya~test|odulun|odulu~olsun|ogretmeninin haberi|ogret~bos|ogret~gitme|ogret~verme|okudu~et|okudu~yok|okuma~daha
28|okuyalim.|ok~bana|olmam~bir|olmay~da|olmekten korkuyorum|olmek~korku|olsam.|olsun~cok|olur~sensi|ol~benim|omrumu*
28|omrumun|ona~atma|ona~kalbi|once~yapti|onlar~deme|onlar~gecir|only~tellnot|on~cok|opmek|opucu~cevab|opucu~soyle
28|oradan gelir|orada~gelir|otur.|oturmaktan|otursak|ovus*|ovustu*|oysa~var|ozellikle|o~acars|o~arada|o~elind|o~gitmi
28|o~yazdi|paragraf cozerken|parag~ben|parent~human|peki.|post*|progr~bunu|rememb~courtesy|ruhu duymasin|ruhun~harit
28|ruyanda beni|ruyan~beni|ruyan~gor|saat~sonra|sabah~aynay|sabah~konus|sabah~uyuma|sadec~satir|sakin gitme
28|sakin~gitme|sakla~bunu|sakli~bizim|sana baglandim|sana bagli|sana yapilani|sana yazdim|sana~diye|sana~fazla
28|sana~gozle|sana~icim|sana~verem|sana~yeter|saniyorsun|sayfasina gec|sayfa~kapat|sayiliriz|secil~secti|secil~seni
28|seksi|seksi bir|seksi~bir|seksi~var|seksi~zekan|sems*|semsiy*|sen uzulunce|seni ancak|seninle konusan|senin~altin
28|senin~annem|senin~etmez|senin~flort|seni~affet|seni~anliy|seni~beri|seni~koyma|seni~olsun|seni~ya|sen~bogaz
28|sen~geldi|sen~ozel|sen~secti|sica*|sira arkadasinla|sirri~bu|someone~write|sonra limit|sonra~basli|sonra~limit
28|sonra~uyu|sonuc~cozme|sonuc~kotu|sorarlarsa ders|soru cozmekten|soru~ise|soru~soruy|soylediklerim|soyle~basin
28|soyle~vermi|student_said~I-will|study~erase|su~boyle|tahta~kaldi|takama*|tatil~gun|tatli|tatli~sana|te|tek bende
28|tek~bende|tele*|terazi|teraz~bende|teraz~var|terk|test sayfasina|test~gec|test~sayfa|tutor1~sad|ugra*|unive~arkad
28|unive~kavga|unutur*|uyuma~olur|uzulun*|uzulunce|uzun kollu|uzun~birak|vakit~yok|vardi simdi|varligi|var~bakal
28|velil~soyle|verir misin|verirsen|verir~misin|vura*|we~student_said|without~deny|write~deny|yagmu~semsi
28|yalnizca benim|yalnizca sana|yalni~benim|yalvaririm.|yana otursak|yanar|yana~oturs|yanin~birak|yanli~seni|yan~oturs
28|yapaya*|yapilani|yarim~kitab|yarin~basla|yarin~da|yatma|yatmadan once|yazma~daril|ya~oldu|yer~kimse|yeterim bu
28|yetiskinlere guvenme|yetis~hepsi|yetis~senin|yirmi~yasin|yoksa~bu|yok~yok|yollay*|yolla~sana|you-did~forget
28|you~stop2|you~thanks_to|yureg~de|yuzun~sana|zaman~icim|zeka~arkas|zorun~benim
27|*aba.|*arma|*ben.|*cik|*don.|*htac|*icik|*indi|*irme|*ledi|*lla|*mde.|*mur|*nadi|*nki|*nsta|*raz|*ret|*rkin|*sip
27|*siya|*tac|*tam.|*yesi|*yik|I-am~return|I~daily|^ailene|^atesim|^bugune|^disim|^dudaklarindan|^gozumun|^isten
27|^kiymetimi|^ogretmenlik|^rehberlik|^seninle|^yalnizca|^yan|abla*|aciyor*|agzim|ailene anlatma|ailen~soyle
27|aklim~aldin|aksam~kalsi|aldigi*|alnind*|alnindan|anlas~geldi|anlat~annen|anlat~onlar|anlay~bulam|annem~zorla
27|annen baban|annene soylersen|annenin haberi|annen~anlam|aramizda cozeriz|arami~cozer|arami~yanli|arkad~kadar
27|arkad~senin|artik~iyi|askim bugun|askind*|askindan|ask~seni|ayagim|ayril~uzun|baba*|baban~birak|baban~okuld|bahc*
27|bahce~o|baki*|bana dok|bana gelsen|bana muhtac|bana~boyle|bana~dok|bana~gelse|bana~geri|bana~sabah|bana~sormu
27|basina cozmeye|baska kimim|baska kimse|baskasiyla|baska~kimim|baska~kiska|baslariz.|ben bilelim|ben bilsem
27|ben koruyabilirim|ben sensiz|ben.|benden bahsetme|benden habersiz|bende~senin|benim iyi|benim~gurur|benim~insan
27|benim~karde|benim~koruy|benim~sivil|beni~biliy|ben~bilel|ben~bilse|ben~edeme|ben~mi|ben~uykus|bilen~ben|bile~arkad
27|bile~baska|bile~ben|bile~sana|bilir misin|bilir~misin|bilme~olsun|bilsem|bilsem yeter|bilse~yeter|bir kiza|bir ruhu
27|bir tas|biricik|bir~beden|bir~davra|bir~dosya|bir~etmez|bir~gorec|bir~gorur|bir~kiza|bir~mutfa|bir~ruhu|bir~soyle
27|bir~sozle|bir~surek|bir~tas|biter|bitti~uzun|biz~iki|bogazim|boyle~ruhu|bozar|bozar.|bugun~hazir|bulasm*|bulusm*
27|bunca~beni|bunu~aglad|bunu~hazir|bunu~seni|burada|bu~gun|bu~itira|bu~kucuk|bu~yuz|calis~her|canli~bir
27|cevap vermeyince|cevhe~ben|cikardi|cikar~bu|cikma teklif|cikmay*|cikma~tekli|cocugum|cocuktan|cok~bende|cok~sen
27|come2~forget|cunku oyleyim|daha doymadim|daha~bunla|daha~doyma|daily~heart|dair~soz|damla~yaz|da~kacir|da~yuzun
27|de benden|de sonra|dedig~ki|dedikodu olur|degeri*|degilim ben|degil~ilk|degis~olmus|ders~bir|ders~burad|ders~konus
27|de~ezber|de~gorur|de~her|de~uykus|dige*|digerlerinin|diger~oluyo|dinlesem|disim|disisi*|diye~hemen|dolast*|dolasti
27|don.|donmen*|doymad*|doymadim|doymadim sana|doyma~sana|dun~kadar|dustu.|dusun~gerce|duymam*|ekran~gorme|elim ayagim
27|elli soruyu|elli~birak|elli~soruy|eriyor*|eriyorum|eriyorum.|eski sevgilini|etsem kabul|etsem~eder|etsem~kabul
27|ettin|ettin beni|ettin~beni|falan~biz|film~aglad|firt*|firtin*|firtinayi|forget~I-not|gece~benim|gece~once
27|gelen~benim|gelmedin cok|gelme~kotu|gelsen|gercek dostun|gerce~deniz|gerektigini|gibiyd*|gibiydi|gider|gider~konus
27|girip~bakma|gitme bana|gitmene gerek|gitti~dinle|gizli~olsun|gizli~var|gormed*|gormesinler bizi|gorme~bizi
27|gotureceksin|gozum yollarda|gozumu*|gozum~yolla|gundu~verir|gurul~yapiy|guzel~benim|haber verir|hafta~gitti
27|hasta~de|heart~quote|hemen~daha|hemen~kulla|hep~burad|her~cozer|her~yere|her~yeter|hicbiri senin|hic~bilme|hirka
27|hocan~seni|hosla~iste|human~best|human~write|icim isindi|icim~isind|icin ben|icin hic|icin ozur|icin~ozur
27|icin~sonra|ikimiz tasiriz|ikimizde|ikimi~tasir|ikinc~herke|iki~iyi|iki~kadar|ilk seni|ilk~son|insan~yetme|isik~ben
27|isik~yalni|isindi|isinir|isini~de|isi~o|istem~sen|iyi~gerek|kabul eder|kabul~eder|kabul~misin|kagid~sakla
27|kalab~senin|kalbi~ver|kal~kalir|kal~yarin|kanim kaynadi|kanim~kayna|kanim~sana|kapat~yaz|kapiy~gibi|kapiy~ne
27|karistiriyor.|kartin*|kaynad*|kaynadi|kaynadi sana|kendine sakla|kendi~hakki|keske~senin|kimim var|kimim~var
27|kimin~gelir|kimse ogrenmesin|kimse~bugun|kimse~hic|kiss~I-be|kiyme~anlay|kiza~bana|kiz~karde|ki~o|koms*|komsul*
27|konusan bir|konustuklarimiz bu|konusuruz.|konus~baban|konus~baska|konus~cikma|konus~ikimi|konus~iz|konus~temiz
27|konu~anlat|koruyabilirim|koruyabilirim.|kucukken ben|kucuk~ayril|kucuk~de|kucuk~uzun|kulak~duyma|kurtulmak
27|kurtu~istiy|kutuyu|leyla~mecnu|lokma bir|lokma~yiyip|love~we|lutfe~kal|mahvoluyorum|marry~my|marry~return|mart
27|me2~secret|miss~you-do|mi~aksam|mi~bana|mi~de|mi~zor|muhtac|mutlu etmek|mutlu~etmek|mu~bakal|nasil~bilme
27|neler~anlat|neredeydin|nerey~gidec|neyin~sen|ne~ona|noone~lie|noone~marry|not~promise|o ogretmen|o okula|o sinavi
27|odaya~gec|odev*|ogretmenin anlamasin|ogret~anlar|ogret~dursu|ogret~kadar|okula~fazla|olanlari|oldu simdi|oldurm*
27|oldu~simdi|olmadikca|olmas~bu|olsa~ben|olur~daha|oluyorsun|on ikinci|once~soz|onlar icin|onlar~gerek|onlar~icin
27|only~thanks_to|onu~kimse|on~birin|on~ikinc|on~konus|oper*|optum~guzel|oturdum|o~benim|o~en|o~yaziy|peki ben
27|pisman olursun|prensesim bugun|prens~bugun|program sanma|progr~sanma|psikologlar|quote~study|raporunu|rehbe~o
27|rememb|roman~bu|ruyamda seni|ruyam~seni|sabah~hazir|sabah~zorla|sadece ikimiz|sadec~goste|sahib~calis|saklad*
27|saklayamiyorum|sana~bagli|sana~da|sana~ister|sana~ogret|satir~kadar|secilmissin|sect*|seks*|sen de|sen yanlis
27|sende~iste|sende~kimim|sende~sen|sende~seni|senin yasinda|senin~gordu|senin~goz|senin~istey|seni~aradi|seni~beni
27|seni~yapab|sensi~edeme|sen~arasi|sen~bilel|sen~bunu|sen~cokta|sen~mahvo|sen~ogret|sen~parag|sen~yazma|sesim
27|sevemez.|sevgide|sevgilini|sevgi~turev|seviy~hem|seviy~musun|seyi~ayir|sey~bugun|sey~bunu|sifreni degistir|sikild*
27|sinav~sonra|sinem~gitme|sira~arkad|sir~de|sir~mi|sir~sen|sir~tut|sohbe~de|sohbe~istem|sohbe~kapan|someone~wait
27|sonra~sayil|sonuc~bagi|sorar~gerce|sordum|sorul~duyma|sorun~ayrin|soruy~hemen|soruy~kulla|soyledim iste|soyle~fark
27|soyle~iste|sozlerine|stop2~body|stop2~you|study~I-not|susunca ben|susun~ben|su~bitir|tablo~ezber|tam.|tas
27|tas oturuyor|tasiriz|tas~oturu|teacher~me2|tek|tekli~eder|tekli~etsem|tekli~kabul|telas|telef~gorme|tellnot~best
27|terim|toparlanamam|tutor1~courtesy|uc~hic|understand~knownot|unutam*|uyani~baska|uyanmasin|uygul~olsun|uyuma~konus
27|uzuleb*|uzulebilen|uzulebilen bir|uzule~bir|varligimi|var~burad|var~guzel|verdi~gerek|verdi~yok|vermeyince
27|verme~seni|vermi~sana|ve~bilel|wait~I-do|wait~stay|wait~understand|we-let~cry|yagiyo*|yakis~sana|yana sen|yana~sen
27|yana~seni|yanima|yanin~yazma|yanit~adim|yanli~sonra|yanli~yer|yapay~ya|yaris~senin|yasi*|yaslar*|yaz baskasina
27|yazdi~ederi|yazdi~konus|yazip~da|yaziy~fena|yaz~baska|yer ariyorsan|yerine.|yer~ariyo|yer~bu|yeterli|yetmez ben
27|yetme~ben|yillik|yil~degil|yil~iyi|yine|yoklugunda|yok~saniy|yolda~de|yollarda|yorgunluktan|you-did~jealous
27|you-do~I-will|you-do~leave2|you-do~love|you-if~I-be|yuz kere|yuzl*|yuzum~bakma|yuz~de|yuz~kere|zaman duruyor
27|zaman~duruy|zarf*
26|*ara|*cere|*cugu|*emin|*erdi|*gari|*gdum|*gine|*iri|*iyim|*kaye|*ktik|*lige|*lkma|*nine|*ol.|*rfin|*ril|*rim.|*siz
26|*sura|*tile|*yor|*zmaz|*zor.|I-be~mine|^bes|^donmezsen|^gulmekten|^gulusun|^isine|^istanbul|^kan|^konustuklarimiz
26|adim ekranda|adim~ekran|afer*|aferin|agiz|ailen~bunu|ailen~karis|aksam~olur|aldigin|altin~cumle|altin~sana
26|an kahvemi|annem~aglam|annen bile|annene belli|annene bir|annen~karar|an~iciyo|an~olurs|an~yagmu|arkadasca
26|arkad~benim|artik~senin|asagi cekiyor|asik olmak|asik~olmak|ask dedigin|ask~bu|ask~dedig|ayni~gibi|ayni~istiy
26|babana belli|baban~benim|baban~sorun|bakip~satir|bak~kimse|bana anlatman|bana birak|bana eziyet|bana geri
26|bana~eziye|bana~ister|bana~yapay|basin~hafta|baska|baska~annen|baska~vakit|basla~sey|bazen~canim|bekle~guzel
26|bekliyordum.|beni yikar|benim en|benimle|benimlesin|benim~bahan|benim~hakki|benim~halim|benim~ona|benim~zor
26|beni~yikar|bensi~verme|ben~diyet|ben~dogdu|ben~sevil|ben~tamam|berbat gecti|berba~gecti|berba~sivil|bes~olur
26|bildi~adim|bildi~ekran|bile~kimse|bilmesi gerekmiyor|bilme~gerek|bir bende|bir cift|bir dunyamiz|bir gun
26|bir mahalle|bir sirrimiz|biraz daginik|biraz~dagin|birin~ancak|biri~var|bir~anlam|bir~asik|bir~basim|bir~bilen
26|bir~cok|bir~de|bir~muciz|bir~roman|bir~tuttu|bir~yazam|bitmek|bitti~ben|bizim~bu|biz~arami|biz~bence|biz~birbi
26|body~cry|bos bir|bos~harca|bos~orasi|boyle~vardi|boyu~birak|bugun~gunum|bugun~hayal|bunu~benim|bunu~carpi
26|bunu~hizla|burad~bile|burala*|buru*|butun~yanin|buyuledin|buyuledin beni|buyul~beni|bu~kapat|bu~sorar|bu~yeten
26|bu~yogun|caliyor su|caliy~su|canim~sikki|cevir biri|cevir~biri|cok anlamiyor|cok ozelsin|cok~ozels|cok~sana
26|come2~leave|da sen|daha kalsan|daha~cikma|daha~icim|daha~yazar|damla|darling~I|darling~happy|da~yalni|dedikleri sey
26|dediklerin|dedik~sey|demistin.|deniz~sana|derdin*|dersha*|dershanedeki hocana|de~biley|de~dogdu|de~etmis|de~gidiy
26|de~kimya|de~musun|de~olmak|de~on|de~sevil|de~utani|diger|dinle~gerek|disar~icin|diyor~da|diyor~sana|dogdum|dokeme*
26|dokemez|dokunsan|dokuzu*|donme~seni|duram~bunu|dusun~gelir|ekranin arkasinda|elde|eline su|eline~dokem|eline~su
26|emanet|erase.|ergenligim|ergenligim berbat|ergen~berba|ergen~gecti|etme annene|etme~annen|etten~biriy|evden~daha
26|ev~arkad|ezberle|eziyet|falan hikaye|falan~hikay|family1~write|felake*|gece de|gecen~aksam|gecen~saatl|gece~bekle
26|gecmisteki|gecti~soyle|gec~bakma|gec~kusur|geldi~basla|geldi~olsun|gelme~olur|gercegi|gercegi soyleme|gibi~annen
26|gibi~ekran|gibi~uyuma|giderk*|giderken|giderse|gidisin beni|gidisl*|gidis~beni|gidiy~en|gitme~gonlu|gitme~razi
26|gitme~sana|gizli~ailen|gizli~ya|gonlum razi|gonlu~degil|gonlu~razi|gordu~iyi|goren~benim|gozle~gormu|gozle~guzel
26|gunlerce|gunleri|gun~olmak|gun~sana|haberi olmadan|haber~olmad|hadi~yarin|hafta~seyi|hak etmedi|hak ettigin
26|hak~etmed|hak~ettig|hayat~da|hayat~kadin|ha~ne|help~home1|hemen~hisse|hemsi~soyle|hep senin|hep~bekle|hep~konus
26|hep~soyle|her zamankinden|herke~ederi|herke~kopar|her~dagil|her~kelim|her~o|hic~hep|hikaye|hisset.|hissettiriyorsun
26|hissettiriyorsun bana|hizla|hocan~beni|human~tired|icind~goste|icini|icini~bu|icin~ki|iciy*|iciyor*|iciyorum
26|iciyorum bir|iciyo~bir|ihtiy~ben|ikide|incitt*|insan~anlam|insan~bu|insan~de|insan~gorem|isi buyutur|isi~buyut
26|isli*|isliyo*|isteme.|istem~sabah|iste~bir|istiyordun|iyi ki|iyiyi~gec|kacma~ben|kactigini|kada*|kadar deger
26|kadar erken|kadar konustugum|kadar~erken|kadar~goruy|kadar~kendi|kahvaltiyi|kahvemi iciyorum|kahve~iciyo
26|kalbim senin|kalemi*|kalkma|kalma~kadar|kalsan olur|kalsa~musun|kamp*|kapagi*|kapat~adim|kapiy~bekle|karis~ise
26|karis~yap|karsi~cok|kavga~etmis|kaybe~ben|kemikten biriyim|kemik~biriy|kendi~belli|kendi~gerek|ki adim|kimim~ki
26|kimse duymasin|kimse fark|kimsede yok|kimseye soylemem|kimse~olama|kim~yeten|kiza bakma|kiza~bakma|ki~anlat
26|konustum hicbiri|konus~alma|konus~hicbi|konus~kalac|konus~yok|konuy~sonra|koparmaya|kopar~calis|kucuk~bile
26|kulagina giderse|kulag~gider|kulag~sana|kusura|kusura bakma|leave2~tutor1|leave~I-am|leave~I-did|leave~come2
26|lesson~rememb|lised~zaman|mahvoluyorum.|makineler|makin~ben|makin~benim|marry~I-do|matem~bu|me2~noone|misafi*
26|misin~bu|mukem~yok|mutla~bu|nasil bir|need~without|noone~knownot|not~come2|not~we-let|obur|odaya~dagil
26|odevde yardim|odevd~soyle|odevd~yardi|ogrenirse bizi|ogren~bizi|ogret~bilir|oksama*|oksamak|okuyu~carpi|okuyu~hizla
26|ol.|olmasam kim|olmas~yeten|once~kimse|onlar~bir|onlar~ustun|onu~arami|on~de|on~saat|ortal~halle|oteki~konus
26|ovgus~benim|ozel~bana|ozel~konus|o~kucuk|o~kusur|o~ona|paylasma.|paylasmaya|payla~yok|pencere|pir|promise~help
26|quote~body|razi degil|razi~degil|rehberlikte|rehbe~seni|rememb~you-do|roman~senin|ruzgari|saatl~seni|sabirla
26|saclarim|saclarini oksamak|sacla~oksam|sadec~senin|sad~we-let|sakin~sana|sakla.|sana~askim|sana~olsun|secti~icin
26|sence~neden|sende~ya|senem~cok|seni bekliyor|seninle bir|senin~askim|senin~dokem|senin~eline|senin~ki|seni~anlay
26|seni~degis|seni~hem|seni~kac|seni~yapti|sensi~bir|sensi~saatl|sen~birak|sen~her|sen~olmaz|sesler*|sesleri|sevd*
26|sevgi~bilme|sevgi~ne|seviyorum de|sevmen*|sevme~doyam|seyle~sen|sey~verem|simdi~konus|sinav~hic|sinav~yok
26|sivilceler|sordug*|soru~sen|soylersen telefonunu|soz~de|stay~best|su dokemez|sucla~icin|su~dokem|su~iciyo|su~yagmu
26|tak|tanid~insan|tanimiyor|tartistim|tatile|tatil~ne|tatli~nasil|tek~o|tek~pence|telef~diye|tellnot~I-do
26|tellnot~body|tellnot~not|tell~you-if|testi~bitir|thanks_to~only|tired~daily|toparlanamam.|tutma~cok|uc~buyuk
26|uc~insan|understand~understand|unive~cok|ustun~ciz|utanir|uykus~kaldi|uyuyamazdim.|uzaklasma|uzdugunu|varsin.
26|var~yanin|velil~etme|ver|ve~geri|yalni~karsi|yanimda kendin|yanim~bir|yanim~kendi|yanim~olabi|yanind*|yaninda
26|yapayim.|yarin~gel|yarisi|ya~gorus|ya~mesaj|yere~da|yeterim|yetistirmek|yetis~gerek|yetmez|yine~kazan|yokke~kaliy
26|yorgu~ama|yorgu~senin|you-did~without|yuzde~bakma|yuzde~kusur|yuzde~yazdi|zamankinden|zaman~burad|zeka~sey|zor.
26|zorun~kalsi|zor~alarm
25|*agi|*amak|*amda|*azdi|*emez|*hir|*jimi|*mene|*mune|*ndik|*nuk|*rji|*rki|*rsun|*sami|*tun|*tut.|*ulye|*undu|*vdam
25|*yata|*zdu.|I-be~teacher|I-do~you-do|^duvarlarin|^eksik|^gozumde|^otekiler|^siniftakiler|^susma|^uyumadan|^yerini
25|acilma*|adimin|adim~atama|aglarim.|aglatt*|ailenden gizle|aksami|aksam~rande|alirl~sus|ama~ayakt|an icime|anlam~ama
25|anlast*|anlastik|anlat~geldi|anlat~sey|anlay~yok|annen mesajimi|annen~belli|an~icime|aramda|aramd~bir|arasi~kaldi
25|araya~sokma|arkad~iki|arkad~kiska|arkad~oldug|askerd*|askim~her|askim~ne|atan~sey|ayakta tutan|ayakt~sensi
25|ayakt~tutan|ayni~ben|ayni~cok|ayni~gunde|ayni~hisse|ayric~baska|babam~kizar|baban~belli|bagim~bir|bakisl*|bakiyor.
25|bana~bana|bana~gitme|bana~koy|bana~oldug|basin~derde|baska uygulamaya|baska~gecer|baska~gitme|baska~soyle|baska~var
25|baska~yolu|basliyor.|bebeg~yorul|bekleyebilir|bekleyebilir.|bekle~arayi|bekle~bes|ben hissedebilirim|ben sana
25|bende~o|beni ayakta|benim aramda|benimle biraz|benimle kal|benim~unutm|beni~aglat|beni~ayakt|beni~dersh|beni~dogru
25|beni~hocan|beni~orada|beni~tutan|beni~uzdu|bensi~bir|ben~biler|ben~diyor|ben~gizli|ben~kavra|ben~yapay|best~kiss
25|bes~gitme|bildigi|bile~duyma|bile~soyle|bile~verme|bilmec*|bir ayrilik|bir yer|biraktigin an|birak~an|birak~dersh
25|birak~hocan|birak~icime|biris~bunu|biris~sadec|birli~kucuk|bir~arkas|bir~atama|bir~bunla|bir~eder|bir~elekt
25|bir~gordu|bir~istem|bir~sevil|bizi yanlis|bizi~anlar|bizi~yanli|boyn*|bozulu*|bu odada|bu sozun|bugun~sayil
25|bugun~uyand|bulan~benim|buldu~seni|bunu duymak|bunu okuyunca|bunu~okuyu|buyuk~mi|bu~askim|bu~notu|bu~sil
25|calisiyor gibi|calis~benim|calm*|canim sikkin|canim~bugun|canim~yuzum|cevab~hemen|cevher|cikaca*|citlatma.
25|cocuk~kiska|cok kizardi|cok~hicbi|cok~oluyo|cumlen*|da soyleme|daha~once|daily~someone|dakik~saat|danis~yazar
25|darling~leave2|da~guzel|da~hep|de panik|de sinifta|dedigin kisi|defa|degil~bunu|degil~gibi|degil~olmak|degil~olur
25|degil~sey|dened~bir|denem~degil|deny~marry|deny~mine|derde|dershanedeki|deste~ben|de~anlas|de~bakar|de~benim
25|de~karan|de~misin|de~panik|de~sabri|de~tatil|de~yasiy|digerleri umurumda|dinle~baska|disarida arama|disar~arama
25|dizini*|dizinin|dolduramaz|dolduramaz bende|doldu~bende|dostl~itira|dunyay*|dusluy*|dusluyorum|duyar~kiyam
25|duyar~kopar|duydu~bunu|duygulandim.|duygu~iyi|duymasin|duyma~biliy|duyuyorum|el benimki|elekt~isigi|elekt~mum
25|elinden biraktigin|elind~an|elind~birak|elind~bunu|elind~icime|ellerin|en~kimse|esim sensin|esim~sensi|eski~ben
25|etmeliyim|etmeliyim.|etmezl*|etmezler|etmezler.|ettig~bu|family1~tell|fark~et|fark~etmed|fasu*|fasuly*|fasulye
25|fotog~cok|gecel~beni|gecen~olur|gecersen|geciri*|geciyo*|geldi~gecti|gelen~sey|gelmedigin icin|gelme~ne|gerek~verme
25|gerisi kalabalik|geriy~gidiy|gibi~benim|gibi~ise|gidersen kuserim|gider~kuser|gitti~soyle|giyip~kimse|gizli~dunya
25|gizli~gizli|gizli~gorun|gordu~degil|gosterdin|guzelligin aklimi|guzel~aklim|guzel~basim|haber~verir|hafta~anlat
25|hak~bir|hak~ki|havala*|havalara|havalara uctum|haval~uctum|hayat~cikar|hep eksik|hep~ise|hep~sona|herkes yattiktan
25|herke~kiska|herke~oldug|herke~simdi|herke~yatti|her~geriy|her~seyim|hicbi~yapma|hic~annen|hic~gibi|hissedebilirim
25|hissedebilirim.|hissetmiyor|home1~love|home1~rememb|human~cry|ibare~atan|icim sikisiyor|icim~sikis|icin*
25|icind~uyand|icini~benim|icin~ayakt|icin~farkl|icin~gecir|icin~guven|iki kere|ikimiz de|ikimi~gizli|iki~kere
25|iki~ogren|iki~seyi|ile mecnun|ile~mecnu|inan~bu|insanim.|insans*|insansin|insansin.|isigi~calis|istemistim.
25|isten yeni|isten~yeni|istiy~her|itiraf etmeliyim|itira~etmel|izler~giyip|izli*|izliyo*|izliyorum|izliyorum sen
25|izliy~ne|izliy~sen|kadar gec|kadar sevdigini|kadar zaman|kadar~gec|kadar~geldi|kadar~sure|kadar~yavas|kadar~zaman
25|kafi*|kalabalik.|kalaca*|kaldi~gurul|kaldi~notla|kalmak|kalma~o|kalsin|kalsin tamam|kalsi~mi|kalsi~tamam|kank*
25|kapana*|kapan~yok|kapat~ki|kapat~mi|karan~korka|karde~de|karde~duyma|kele*|kelebe*|kelebekler ucusuyor|keleb~ucusu
25|kendime.|kendi~insan|keske~da|kim seni|kimse dolduramaz|kimsenin|kimseye|kimseye deme|kimse~doldu|kimse~yeter
25|kim~kadar|kiska~ben|kiss~best|kiss~lonely|kiyamet kopar|kiyam~kopar|kiyas~seni|kiyma|kod falan|kod~falan|kola
25|kollu~kimse|kolun~giyip|kompozisyon|kompo~yaris|konu*|konussan|konus~kadar|konus~kalir|kosullu|koyde~elekt
25|koyde~isigi|koyde~mum|kucum~bende|kullaniyor ben|kulla~ben|kuru fasulye|kuru~fasul|layik~degil|leyla ile|leyla~ile
25|liste~yapti|lokma~bir|lokma~sey|lutfe~dayan|mahalle|marry~stop2|marry~wait|me2~afraid|me2~jealous|merakl*|mesajimi
25|mesaj~gozle|mesaj~telef|mine~daily|mine~noone|misin~sadec|miydin|miydin.|miyim.|mi~geldi|mi~yeni|mum~calis
25|mutfaktan sesleniyor|mutfa~sesle|mutl*|mutlus*|nasil~birak|nasil~yeter|ne olacagim|nefesim kesildi|netle~gordu
25|ne~sevdi|nisa*|not~marry|odada kalir|odada~kalir|odada~odada|odevde|ogrendim.|ogren~gecti|ogretmeni
25|ogretmenine yetistirme|ogret~biri|ogret~gorem|ogret~ne|olayi~sen|oldug~ister|olumden korkuyorum|olumd~korku
25|olum~korku|ona~benim|onlar~konus|only~return|only~you-did|onu dusundum|onunden|oteki~ogren|oteki~senin|o~bos
25|o~indir|o~kelim|o~yetis|panik~var|parabo*|parag~cozer|parag~seni|paylasmak|pazard*|pazardan|pence~izliy|pence~sen
25|program oldugumu|program~I-do|program~daily|program~program|progr~gerce|quote~heart|rande~sen|rehbe~yetis|rememb~I
25|rememb~deny|return~you-if|ruh esim|ruh~esim|ruh~sensi|sabah~annem|sabah~ben|sadece seninle|sadec~anliy|sadec~bu
25|sad~parent|saklamak istiyorum|sakla~okuma|sakla~sen|sana ben|sana~altin|sana~bakis|sana~buyuk|sana~goruy|sana~senin
25|sansli*|sebebi sen|sen oyle|sen ve|senden daha|sende~daha|seni bekliyordum|seni destekleyemez|seni yargilar
25|senin~ancak|senin~ayakt|senin~gulme|senin~kalma|seni~bakar|seni~gozle|seni~mutlu|seni~sakla|seni~topar|sensi~abart
25|sen~cevap|sen~de|sen~deyin|sevdam|sevdi~iyi|sevgi~gecir|sevgi~vakit|seyrek|sey~uyand|sifre~cozdu|sikay~onu
25|sikil~yuzum|sikkin bugun|silin~sey|sinavdan sonra|sinav~soruy|sinemaya|siniftakiler|sinif~olmus|sirad~bana
25|sirad~bir|sirri~de|solar|solar.|someone~human|son uc|sonra~bakar|sonra~ortad|sonuc~cikar|sonuc~sakla|sonu~arkad
25|sorabilirsin.|sorulari|soruya gec|soyledi|soyle~olsa|soyle~olsun|soz~gun|soz~her|stop2~return|su~cozen|su~izliy
25|taniya*|tek el|tek sana|tek~kalir|telefonu elinden|telefonunu alirlar|telef~an|telef~icime|telef~yap|ter icinde
25|ter~icind|ter~uyand|tut.|tutard*|uctu*|uctum|ucusuyor|understand~stay|unive~bir|unlu|unutma bunu|unutu~bir
25|uyand~daha|uygulamaya gecersen|uygul~da|uygul~gecer|uygul~gorme|uyku~da|uyuma~yok|uyustu|uzdu|uzdu.|uzulmesin|uzun*
25|vakit~oldur|varli~ben|var~cozer|var~da|var~her|verirs*|ver~yaz|wait~leave|warn~tellnot|we-let~I|without~stop2
25|yalan~benim|yani daha|yanim~yildi|yanin~karsi|yanit~insan|yani~daha|yapmas*|yarin~denem|yattik*|yattiktan
25|yatti~sonra|yazdi~sure|yazistigimizi|yaziy~diye|ya~benim|yemedigini annene|yemegin|yerini kimse|yerin~doldu
25|yerin~yerin|yetis~annen|yil~sey|yoksa icim|yoksa~icim|yolc*|you-if~leave|you-if~understand|yuzde~hic|zaman~ihtiy
24|*alt|*anci|*anda|*armi|*d.|*ecme|*etse|*evin|*fiye|*kis.|*ler|*nca|*nmek|*nra|*nul|*nuyu|*riyi|*rvis|*suk|*tora
24|*toz|*vis|*yeli|*zla|*zlik|I-be~parent|I-be~you|I-did~wait|I-do~I-be|I-do~wait|I~I-did|^anahtar|^anlatirsan|^biz
24|^bizim|^eline|^film|^kalmani|^kapali|^onlarin|^ozlemisim|^tip|^valla|^yarani|^yoklugunda|acma ben|acma~sana|adim da
24|agrila*|agrilar|ailene|ailene benden|ailene yuk|ailen~tek|aklim~integ|aksam~erken|aksam~konu|alacaksin|alarmi
24|alinir*|alinirim|altin~buz|altin~gibi|ama~hep|anlamasinlar|anlamasinlar.|anlam~olmak|anlarim|anlastik mi|anlas~mi
24|anlatirsan sana|anlatirsin|anlatm*|anlattiklarini|anlat~evde|anlat~gider|anlat~sakla|anlay~kimse|annen
24|annen telefonunu|annen~kizma|an~buz|an~gibi|an~o|arkadaslarina|arkad~anlay|arkad~dusun|arkad~kavga|arkas~biri
24|asik~biliy|asik~buna|ask~demek|asmi*|asmiss*|asmissin|asmissin.|avucla*|baban~telef|bana~alaca|bana~alini|bana~etme
24|bana~kal|bana~ozeli|basar~kutla|basin~iki|basin~unutu|baska~anlay|baska~goste|baska~soruy|basla~cok|batta~buz
24|batta~gibi|bayra~gitti|bazen~ben|bekle~integ|ben mutlu|ben o|benden uzaklasma|bende~geldi|beni boyle
24|benim gozbebegimsin|benim~anlar|benim~gozbe|benim~kalma|benim~netle|beni~dunya|beni~hemen|benze~benim|ben~aglar
24|ben~baska|ben~beni|ben~cakil|ben~calis|ben~farkl|ben~ozeli|ben~secti|ben~yapac|beri~seviy|best~mine|bile~ogret
24|bilin~hisse|bilme~senin|binle~bir|bir sinif|birakma ne|birak~iyi|biraz~kirgi|bird*|biri~et|bir~aglay|bir~aklim
24|bir~bulus|bir~cift|bir~diyec|bir~kaldi|bir~sevme|bir~unive|bir~varsi|bizim~askim|bizi~dikka|bizi~kimse|body~quote
24|body~sad|boyle~boyle|boyle~gelme|bozul~kendi|bu hayatta|bu sozu|bu yil|bugun nefesim|bugun~ayni|bugun~halin
24|bugun~kirgi|bugun~nefes|bulab~bulam|buldu~icin|bulus~seni|bunu~o|bu~annen|bu~arami|bu~duvar|bu~erken|bu~sozun
24|calis~unutu|canim.|canim~sey|cekil~olur|cevheri ben|cikan|cok dusunmez|cok~ben|cok~bos|cok~mutlu|cok~renk|cok~uzun
24|cok~yarin|d.|da soyle|daha~bana|daha~bulam|daha~degil|daily~leave|dakik~iki|dari*|darling~jealous|darling~kiss
24|darling~without|de biliyoruz|dediko*|dedik~bir|derdi~bana|derst~kimse|ders~kisil|ders~sesim|de~kalac|de~kalma
24|de~yanin|diger~senin|dondu|don~artik|dosyana islerler|dunyaya|dunya~kadar|dunya~mutlu|dun~bana|dusler*|dusuk
24|dusundukce|dusununce|dusun~seni|duydu~benim|duydu~simdi|e|ekran~geliy|elekt~calis|elekt~var|emek~karsi|en mutlusu
24|en~onlar|erase~I-not|erase~knownot|esirgeme.|etmek~bir|etmek~gun|etmek~ister|ettig~bir|evden~kacma|evet de
24|falan degilim|falan~degil|feel|fela*|fisild*|forget~knownot|forget~return|gecti.|gec~ederi|geliy~dene|gelme~hisse
24|gercegim|gerce~mi|gerek yok|getire*|gibi yaziyorum|gibi~oturu|gibi~yaziy|girer~beni|giriyor|gitme~yok|gitti~sabah
24|giy|gonul|gorunm*|goz daha|gozb*|gozbeb*|gozbebegimsin|guluyorsun|gun~aglay|gun~bulam|gurbetteyim|gururu*
24|guzel~doyam|hafta~degil|hafta~her|hafta~yoktu|hale~geldi|hani hep|hani~hep|happy~help|happy~my|hayatindaki
24|hayat~sen|hayat~yerim|hazir~degil|herkes senden|herke~sende|her~icim|her~kaliy|heyecandan.|hicbiri sen|hicbi~degil
24|hicbi~gibi|hicbi~sen|hikayesi|hiss*|hisse~sayil|hocan~ne|iceride|icim ciz|icimd~yerde|icim~ciz|icind~sey|icin~bilen
24|icin~kotu|icip|ihtiy~cok|iki haftada|ikimize|iki~oturu|iliskimizin|ilk~gordu|ilk~seviy|insan~icin|insan~ya
24|is seninle|isigi|islerl*|islerler|isten|istiyorlar|istiyorum bunu|istiy~bil|jealous|kadar~cevap|kadin~bu|kafand*
24|kalbi~atiyo|kalbi~da|kalkt~icin|kalmani|karde~bekle|karde~bende|karne gunune|karne~aksam|karne~gunun
24|karnima agrilar|karni~agril|karni~girdi|karsi~bunu|katma|kavray*|kaybe~sakin|kendini onlara|kendi~gidiy|kendi~mi
24|keske ben|keske~de|keske~o|kestir*|kimsen*|kimsey*|kimse~bulam|kimse~gorme|kimse~hazir|kimse~ne|kiril~ama
24|kirma beni|kirma~beni|kis.|kisild*|kisildi|kiss~tell|kiss~you-do|knownot~stop2|konusuruz|konus~duyma|konus~gorun
24|konuyu|kopu*|kotu degil|leave~love|lie~I-be|life~wait|makin~de|marry~jealous|marry~study|mezun~annem|mezun~sen
24|misin~biri|mi~yalni|muml*|mutfa~yemek|mutlu edebilirim|mutlusu|mutlu~edebi|needless|needless~I-be|nered~cok
24|nerey~beni|ne~alaca|ogle~yemeg|ogren~hicbi|ogren~yeter|ogretmen|ogret~cakti|ogret~kor|ogret~yanli|okul~ugray
24|okuma~yazma|oldu bir|oldug~hisse|olmasan bu|olmasi gerekmez|olmayacak|ol~de|once~diye|onlara anlatmaya|onlar~yanin
24|on~kal|opucu~uyu|oteki~sana|otura~bir|oyle deyince|oyle~deyin|ozel*|ozel~insan|o~demen|o~yasla|payla~o|perdey*
24|perdeyi|progr~karsi|progr~uzulm|promise~body|rehbe~cakti|rehbe~isler|resmen.|return~noone|ruhun~ilk|saatleri
24|sadec~cunku|sadec~varsi|sakla~aksam|sakla~annen|sana cunku|sana~bakma|sana~degil|sana~diyec|sana~hikay|saril~bu
24|sarki~sozle|sayil~degil|sebeb~senin|sen uc|sende~baska|seni dusununce|senin yuzunden|senin~butun|senin~canim
24|senin~golge|senin~guzel|seni~basta|seni~gecel|seni~harci|seni~haric|seni~hayal|seni~olmak|seni~opuyo|sen~biliy
24|sen~cozer|sen~ele|sen~gozbe|sen~olara|sen~simdi|sen~yapmi|sesim kisildi|sesim~kisil|sevda~sensi|sevdi~ederi
24|sevdi~ya|sever~hasta|sevgililer gunumuz|sevgi~gunum|sevgi~kiska|sevgi~olsun|seviy~yarin|sey diyecegim|sey~diyec
24|sikkin|simd*|sinav~gerce|sinav~yan|sir~verdi|sonra|sonu~gitti|soran|sormu~diye|soru~cozem|soyledigimi|soylenen
24|soyle~cocuk|soyle~duydu|soylu~baska|soylu~sana|soz~bunu|stay~knownot|study~afraid|study~me2|su~buz|su~pence|t
24|tamam simdi|tamam~simdi|tanem~mi|tek seninle|tek~ogren|tek~onu|telef~olur|tellnot~my|terazi bir|teraz~bir
24|terk~edilm|tired~quote|topla~bir|topragi|tutar~daha|understand~promise|uyuy*|uzulm~progr|vardi~hep|vazgecme
24|verdigim degeri|verdi~deger|verdi~karsi|verilmis|without~knownot|without~write|write~I|yabanci|yakin~bile
24|yalni~goruy|yan yana|yanin~gecir|yanitlari|yani~ben|yan~yana|yapark*|yaparken|yarala*|yargilar.|yarim kaliyor
24|yarim~kaliy|yari~da|yasay~mi|yazdi~sakla|yaziyorum sana|ya~ilk|ya~yok|yeni~artik|yerde~mi|yer~de|yetisemez
24|yetis~buyut|yirt|you-did~love|you-if~someone|you~wait|zor~daha
23|*afe|*afi.|*arca|*bani|*ciye|*ige|*iyip|*kida|*kmam|*ksi|*lla.|*llu|*mimi|*nayi|*olur|*por|*psi|*razi|*rbat|*rpim
23|*rrin|*safe|*simi|*size|*sret|*tti|*uga|*yaya|*ydi.|*ydim|*zima|*zun|*zune|I-had~daily|I-had~rememb|^arkadas
23|^ayrildiniz|^cayimdan|^fotografina|^gozunde|^kagidi|^mesajlari|^mezun|^sevdigini|abartiyorsun|abart~ben
23|ablan okumasin|ablan~okuma|afraid~I-be|agri*|agrilar girdi|agril~girdi|agriy~biraz|ailen senin|ailend*|ailen~sirri
23|aklindan.|aksam on|alayim sonra|alayi~gecer|alayi~sonra|alip~oyle|alistim|alkisi|almi*|ama~bende|ama~bulam
23|ama~yapac|anlats*|annem~de|annen anlamaz|annen~sakli|arad*|arasi~sen|arka*|arkad~ogret|arkandan bakakaldim
23|arkan~bakak|asik olmam|ask~roman|ay isiginda|ayakt~de|ayakt~sen|ay~isigi|baban~de|bakaca*|bakayim.|bakin~goruy
23|bakin~kendi|bakmaz*|bak~gider|bak~kuser|bana boyle|bana~beni|bana~geldi|bana~gidin|basin~kalkm|baska~bana|baska~ise
23|baska~zaman|bebe*|beklemekten|bekler*|ben yetisirim|bende~ben|bende~sevem|bende~verme|beni oldurmus|beni ozlemedin
23|benim ilk|benim~bulam|benim~ilk|beni~bak|beni~basim|ben~anlam|ben~az|ben~canli|ben~donem|ben~gecti|ben~oldum
23|ben~yorul|berbat|bilen~bana|bile~hisse|bilin~ve|binl*|bir net|bir turlu|birakacaksin.|birak~soyle|biraz
23|biricigimsin|birikt*|biri~degis|biri~hemen|bir~gun|bir~hasta|bir~makin|bir~maske|bir~merak|bir~net|bir~ozley
23|bir~say|bir~sirri|bir~yaris|bitti~o|bizi~daha|body~human|boyle~aklim|bu bag|bulus~saati|bunu hocana|bunu~artik
23|bunu~simdi|bunu~yaniy|burad~artik|burad~seni|burad~yapay|buyudum|buyuk~kulag|bu~cikma|bu~kafa|bu~kolay|bu~yapil
23|calis~dusun|carpim|cayimd*|cayimdan|cayimdan bir|cayim~alayi|cayim~bir|cayim~sonra|cayim~yudum|cevi*|cok~oldu
23|come2~we-let|come2~you|cozer~bir|cozer~yeter|cozmek*|cozmekten|cumle~mi|daha onemli|daha~konus|danismana
23|dar geliyor|darling~darling|darling~stop2|dar~geliy|da~veriy|de ask|de her|dedik~burad|deftere|degen|deger~de
23|degil cok|degilse|degil~gerce|degis~bakma|demek~ben|denem~net|dert degil|dert~degil|desem|de~anlad|de~ask|de~donem
23|de~hosla|de~seyi|de~zor|diger~konus|disar~burad|diye~iste|dokto~bunu|dokto~vardi|dokun~bir|dolasip|dolas~gelec
23|donup dolasip|donup~dolas|donup~gelec|dost|dosy*|dugumlendi.|dun~gece|dusun~beni|dusun~tek|duydugun ovgu|duydu~ovgu
23|duyma~bir|ederi~kiyme|ekran~de|ekran~sekme|emojin*|en~bile|eriyip|erkek~ben|etkil~ogren|evden~konus|family1~lonely
23|feel~feel|feel~mine|fizik~da|fotografina bakip|galib~bir|gecel~sabah|gecer~seni|gece~sinav|gece~yaz|gece~yazis
23|gece~yok|gelirse hemen|gelir~hemen|gelme~yapma|gerce~insan|gerekiyor|gibi~biri|gibi~canim|gibi~seviy
23|gidiyorsun daha|gidiy~ben|girerse hemen|girer~gec|girer~hemen|gormeden.|gozbe~kulla|gozlerim yaniyor|gozle~yaniy
23|grip oldum|grip~oldum|gun aglardim|gun ortadan|gun sana|gund*|gun~ortad|guven~degil|guzelligini|guzel~devam
23|guzel~soyle|haber~annen|haber~mi|hafta~kendi|hak~bu|halin~ben|happy~me2|hasret|hayat~mi|hazirlanan|hazir~zorla
23|heart~tired|help~best|hepsi|hepsi~sen|herkes sana|her~hicbi|her~soyle|home1~daily|human~program|human~rememb
23|icindir.|icin~bilgi|icin~kadar|iki dakika|ikinc~sinif|inanmaz|inanm~ben|insan~parag|ise~annen|isigi~sen|isi~sonra
23|istem~konus|ister~burad|istiy~ne|iyi bilemez|iyil*|iyi~bilem|iyi~bunu|iyi~evdek|iyi~ki|iyi~senin|kacar|kaciyo*
23|kadar~sabir|kadar~yazdi|kalbine|kaldi~cok|kapat~oluyo|karanlik|karan~korku|karde~duyur|karis~bu|kaybedersem
23|kaybo~degil|kestirdim|kez~basa|ki ben|kimse bu|kimse gormesin|kimse~calis|kimse~cumle|kim~dinle|kiskanir|kiska~beni
23|kiska~degil|kiska~o|kitap~paras|kitap~sayil|ki~geldi|kokl*|konusacaktik|konusacaktik.|konusmadigim|konusmamizi
23|konus~gitti|konus~gorus|konus~ozel|kurdug*|kurdu~kimse|kuser~konus|kutuphanedeyim de|leave2~I-not|leave~lesson
23|leave~mine|leave~tell|lie~human|limit~konus|marry~come2|mask*|merak~soyle|mesafe|mesaj~annen|mesaj~gorem
23|mezun~aglam|mide*|mine~I-did|mine~you|mum~sen|mu~tek|ne yapay|neden bu|nedir~her|ne~gerce|ne~mi|ne~zekas
23|notun~sakla|o insanlar|ogrenmesin biliyorsun|ogren~ya|ogret~yapti|okuya~benim|okuya~tek|okuyu~yaniy|olamay*
23|olamayiz|oldug~icin|oldurmus|oldurmus olursun|oldur~olurs|olmasam|olmay~o|olmek~istem|olsa da|olsa~bana|olsa~da
23|olsa~ugra|once~duzel|onlar|onlarin alkisi|ortadan kayboluyorsun|ortad~degil|ortad~mi|ortay~cikar|oteki~da|otey*
23|oteye|ovgusu|oyunu.|ozlem~hic|parasi|parent~tell|rahat~mi|rapor|rehbe~ailen|rehbe~duyma|rememb~someone|rengi~mi
23|ruhun~ben|saati~ailen|saatt~cok|sabahi*|sabah~icin|sad~me2|sakla~ben|sakla~istiy|sakla~olur|sana abartiyorsun
23|sana~bakiy|sana~bakti|sana~bekle|sana~kiyme|sana~mezar|sana~yanin|sarkid*|sarkida|sarkiyi|sarki~askim|sen beni
23|sen olmadan|sen sec|sen tatildeyken|seni beklemekten|seni ezbere|seni hayal|seni kardesin|seni kaybedersem
23|seni opuyorum|seninle konusmadigim|senin~kavra|seni~bos|seni~kalma|seni~karde|seni~okuld|seni~sayil|seni~sonuc
23|sen~boslu|sen~hosla|sen~isin|sen~kaldi|sen~ozeli|sen~son|sesinde|sessize|sessize al|sessizlikte|sevda~her
23|sevgi~bakal|sey oldu|sey~sen|sikiyo*|simdi~duyma|simdi~gec|simdi~nefes|sinif~benim|sinif~bir|sinif~dusun
23|sinif~duyma|sinif~soyle|sirrin|sohbe~daha|sonra~gerek|sonucunu beklerken|soru bile|soruy~sordu|soru~bile
23|soyle~bilir|soyle~kalbi|soyle~tamam|soz verir|sss~kimse|study~you-do|suredi*|suredir|takil~bana|tatildeyken
23|tatildeyken ben|teacher~deny|tek~calis|tela*|trigonometri|tutmuyor.|tut~annen|tut~ogren|tuvalete|ucuncu*|uc~gerce
23|ugrars*|understand~secret|understand~tired|ustunu|uygul~indir|uyuma~once|uyuyacagim.|uzan*|uzulm~demek|vaktin*
23|vaktini|vardi|velil~acma|veril~bir|ver~beni|ver~da|ver~soruy|ve~goz|we-let~write|we~you|write~leave|write~parent
23|yaka*|yakla~bana|yalan~gerce|yalni~bekle|yalni~mi|yanagina|yanarim|yand*|yanina da|yanin~gerce|yapariz|yapay zekasi
23|yapay~diyor|yapay~zekas|yapmi~gibi|yaps*|yapti~ki|yap~koy|yarim~tam|yasinda|yasindaydim|yatin~uyuya|yatm*|yazamadim
23|yazamadim.|yazdi~olur|yazil~gerce|yazma~sen|ya~soruy|yeni~mi|yere~yanin|yer~mi|yeterim sana|yeter~bu|yetisirim
23|yirmi~de|yok~daha|yok~gec|yok~zaten|yolda~da|yorul~da|you-do~deny|you-do~you-did|yudum alayim|yudum~alayi
23|yudum~gecer|yudum~sorus|yururk*|yururken|yuzume|zaman ayir|zaman~unive|zekasi|zorun~biraz|zor~tutuy
22|*anli|*bim|*cegi|*cek|*ecek|*eoyu|*him|*hum|*ilip|*iraz|*isir|*jim|*kine|*liga|*lube|*mege|*meme|*nuna|*rek|*san.
22|*sen|*ski.|*tuyu|*ube|I-am~program|I-be~I-be|I-did~you-do|I-had.|I-not~feel|I-will~lesson|I-will~only|^hasta|^izin
22|^konuyu|^mesajlarimizi|^sakin|^sikayet|^sinemada|^uykudan|^yardim|^yolunu|ablan~merak|adim~da|adim~degil|afraid.
22|ailen~yuk|aklin~da|aksam~bitir|aksam~ona|alac*|alam*|alarm~da|alinirim.|aliniy*|aliniyorum|aliniyorum.|aliyorsun.
22|anlamiyor ben|anlam~biliy|anlari*|anlat~yarin|anlay~kapas|anne baba|annen~once|anne~baba|arami~bag|arami~kalsi
22|arasi~sana|ariyorsun|arkad~ben|arkad~duyur|arkad~en|arkad~olsan|arkasindan|asik~progr|askim~aklim|ask~konus
22|atan bir|atan~bir|atmak bu|atmak~bu|atmak~kadar|atmak~peris|atmak~zordu|ayag*|ayrintiya|baban bilmesin|baban~ise
22|baban~karis|baban~soz|bagird*|bahsetmene|bahsetmene gerek|bahse~gerek|bahse~yok|bakma~bana|balko~oturu|bana~bos
22|bana~kuser|bana~ne|basin~birak|basin~de|baska~anlar|baska~basta|baska~bende|baska~oldu|baska~olsun|baski.
22|basla~soyle|basta~ezber|bekliyordum|ben buldum|ben gercegim|ben gordum|ben hissediyorum|benden duyurma|bende~duyur
22|benim~onems|benim~sanki|benim~sayil|benim~sey|benim~taniy|beni~kiska|beni~unuta|beni~unutt|beni~yasiy|ben~arkad
22|ben~belli|ben~hikay|ben~kahro|ben~oturu|ben~terk|best~without|bes~icin|bilmi~de|bir bulusma|bir haber|bir seyler
22|bir tane|birak~bilme|birak~gitsi|birden|birin~benim|biri~derse|birli~acari|bir~aslin|bir~gec|bir~karsi|bir~kutu
22|bir~notla|bir~sorus|bir~tane|bir~turlu|bir~verir|bita*|bitmeden|body~lonely|body~someone|bos degilsin|bu aksamki
22|bu duygulari|bu sir|bugun~hatas|bugun~ictim|bunu ikimiz|bunu nasil|bunu~basim|bunu~icim|bunu~ikimi|bunu~kalbi
22|burad~biliy|burkuluyor|butun gunum|butun~gunum|bu~mesaj|bu~otura|bu~peris|bu~sabir|bu~uyand|bu~yaban|cabuk gel
22|cabuk~gel|calisilir|calis~seyi|canim~istem|canim~oyle|canim~sevgi|carpi~gibi|cekicisin.|cevap~cok|cikmadi
22|cikma~ister|cikma~sana|cikma~soz|cocuk var|cocukk*|cocukken|cocuk~var|cok dusuk|cok~dusuk|cok~merak|cok~onlar
22|cok~onu|courtesy~forget|daha~hatir|daha~uzun|daily~rememb|dakik~icin|danis~ben|darling~family1|da~bilen|da~gecmi
22|da~gel|da~misin|de kimseye|dedig~kisi|dedig~tek|degen ruzgari|degen~bile|degen~kiska|degen~ruzga|degilsin benimle
22|degil~oyle|degs*|demek|demek.|demek~istem|demis~de|denememde cok|deny~jealous|derin~baska|dersi|de~bir|de~mesaj
22|de~sakla|de~senin|dinle~askim|disim agriyor|disim~agriy|diye bu|diye~hesap|dokuzda|dolasip gelecegin|dolas~buras
22|dolas~yer|dondum durdum|dondu~durdu|dondu~yatak|donme~korku|donup~buras|donup~yer|dort saat|dudak~opuyo|dun gece
22|durdum yatakta|durdu~yatak|durma~baban|duser~sebeb|dusuk yapmistim|dusuk~yapmi|dusun~gecel|dusun~ve|ele~hayal
22|elimde degil|elimd~degil|elini~duser|eller~birak|el~hayal|en~cabuk|en~en|en~goste|en~yarin|etmek~ne|evlen~kabul
22|farkl~o|forget~you|gecen gun|gece~bir|gece~uyand|gecikt*|gecirdim|geciyor|gelecegin|gelecegin yer|geleceksin.
22|gelec~buras|gelec~yer|geliri*|gelirim|geliy~coz|gelmez*|gelme~icin|gercegim.|gercekten kuserim|gibi~basta
22|gibi~kimse|girer|gitmeni|gizli~koy|gormuyor.|gorus~oldu|gosteririm.|goz onunde|goz yok|goz~onund|gulme~karni
22|gunden beri|gunde~beri|gunlu~bir|gurur~gozle|harc*|hasta~atesi|hatirla.|hayat~misin|heart~sad|hep~cok|hep~sende
22|herkesi kiskaniyorum|her~bekle|her~icimd|her~var|her~ver|hesap~konus|hic cikma|hicbi~birak|hicbi~bu|hicbi~deger
22|hisse~cok|hosca~demek|human~feel|human~sad|icim burkuluyor|icin~numar|icti*|iki saat|ikimiz icin|ikimi~icin
22|iki~cozel|iki~de|iki~ikisi|ilaci~da|ilgil~yazma|ilk gunden|ilk~dusuk|ilk~seni|inanir|inci*|internetten|isiklarim
22|isil*|isin var|isin~sana|isin~var|istem~olur|itiraz|iyi dersler|iyi~dersl|iyi~seni|izlemek|jealous~tutor1
22|kac gundur|kacan~ben|kacan~buldu|kac~gundu|kadar dondum|kadar~dondu|kadar~durdu|kadar~peris|kadar~yatak|kadar~zordu
22|kahva~iki|kalbi~ediyo|kaldirip|kalk*|kalkti*|kalmal*|kalmali|kalmali.|kapasi*|kapilir|kapiy~da|karsi~ne
22|kaybedersem toparlanamam|kaybe~kal|kaybe~konus|kaybe~topar|kazan~gerce|kedim~yatti|keke*|kekele*|kendi~bile|keyifl*
22|kimin yaninda|kimse suphelenmesin|kimseye duyurma|kimse~gorem|kimse~goruy|kirma|kitap~aldig|kiymetimi bil|kizd*
22|kizin sana|kizin~sana|kizl*|kizma~diye|kizma~mi|ki~diger|klavy~yatti|konustuklarimizi|konus~ama|konus~arasi
22|konuy~elind|konu~mi|kucumsuyor|kulube|lie~daily|listen*|madem~ben|marry~I-be|me2~need|me2~tellnot|mesaj atmak
22|mesaj~atmak|mesaj~kadar|mesaj~zordu|mezun~hep|mi zordu|mi~peris|mi~zordu|muhen~bu|musun.|mutlu|n|nasil~bir
22|ne edeyim|ne hocan|ne isin|ne~bilmi|ne~biraz|ne~edeyi|ne~isin|ne~yapar|noone~I-be|ocag*|ogrenmesin.|ogren~ayiri
22|ogretmenin ogrenirse|ogretmenlerin senin|ogret~ayiri|ogret~bizi|ogret~kiska|okudu~kalma|okuyunca basim
22|okuyunca icim|okuyu~basim|okuyu~icim|olacagim.|olanl~da|olara~sakla|olmad~eksik|olmas~gerek|olmas~gibi|olmek~beni
22|olur gitme|olur~bak|olur~gitme|onay*|ona~ders|onlar~anlay|onlar~bilen|onlar~bunu|onlar~vakit|only~home1|opucu~birak
22|otura~iki|over*|overke*|overken|o~bak|o~bilir|o~uygul|parent~cry|platon*|progr~yasiy|promise~come2|psiko~ne
22|rahat~konus|rahat~yok|rehber hocana|return~I-be|ruhum|ruzgari bile|ruzga~bile|ruzga~kiska|sabah kalkinca
22|sabah~dondu|sabah~durdu|sabah~yatak|sad~I-be|sahu*|sana~anlar|sana~buyut|sana~etmem|sana~oldug|sana~sorul
22|sanma yasiyorum|sanma~yasiy|satir~var|saya*|sayilirsin|seni seviyorum|senin bana|senin~matem|senin~siirl
22|senin~yuzde|seni~edebi|seni~ekran|seni~yapac|seni~yer|sensiz.|sensi~baska|sen~anlas|sen~bugun|sen~cikma|sen~gel
22|seyim|sikki~yok|sine*|sinemada|sinifta kaldim|sir tutarim|siradan insanlar|sofra~var|someone~best|sonra~et
22|sonra~kadar|sonra~sevgi|sormu~bir|soyledim.|soylersen sana|soyle~kalir|stay~I-did|stay~write|stop2~need
22|student_said~lesson|study~human|sunu*|su~icmey|su~kahve|takil~de|takm*|tanimiyor.|teacher~jealous|teacher~my
22|tek sensin|titri~yazar|traf*|tutarim sen|tutar~de|tutar~sen|tutmadi.|tuts*|ucuncuye|umut*|understand~erase|unutac*
22|unutacaksin|ustune yatti|ustun~yatti|uygul~siler|uyuma~biraz|var biliyorsun|varke~baska|varligimin|var~biliy
22|var~kimse|var~yazdi|velini*|velinin|velinl*|velinle|verdi~ne|verebilir|vermek zorunda|verme~zorun|ve~git|videoyu
22|wait~life|without~life|without~miss|yakin~yarin|yalan~biraz|yalni~gitme|yandi|yanin~de|yanin~olabi|yanli~dogru
22|yan~cok|yapay zeka|yapayalniz.|yapay~zeka|yapil~buyut|yatti|yazarim.|yazil~seni|yaziy~insan|yazmak*|yazmaktan
22|yazmayinca|yazma~her|yaz~hala|ya~bunu|yemege|yerim~bir|yer~degil|yildi~seni|yirmi~calis|yirmi~dort|yirmi~saat|yogun
22|yok oluyorum|yok~oluyo|yolla~gecti|you-did~lonely|you-if~only|you~deny|yuzune guluyor|yuzunu de|zaten~sen
22|zordu perisan|zordu~peris|zorlaniyorum
21|*akli|*ale|*bam|*bire|*biye|*cti.|*deme|*elim|*elli|*fil|*fine|*gide|*gimi|*ifi|*ikta|*ilde|*ilse|*inle|*iyem|*ksa.
21|*lal.|*lin.|*lye|*navi|*ofil|*pali|*pini|*ptir|*rtti|*runu|*sabi|*tun.|*zdi.|I-be~study|I-did~I-not|I-did~heart
21|I-did~my|I-did~we-let|I-not.|I-will~tell|^adim|^ana|^bagimli|^bunlari|^devamsizligini|^gozum|^icini|^kimseyi|^kiz
21|^onlar|^ser|^tanidigim|^uzak|^velinle|adini~kalbi|agladi*|ailene karsi|ailen~bakar|ailen~parag|aksam~dokuz|alir~en
21|alir~iyisi|altinda yaz|ama icimde|ama once|ama~hisse|ama~icimd|ama~keyfi|anca*|ancak|anlam~anlad|anlam~anliy
21|anlam~dinle|anlam~kalab|anlar~ben|anlat~da|anlat~is|anlat~kimse|anlat~simdi|anliyor|anliy~seni|annen~diye
21|annen~soyle|ara~uyuya|arkadaslik degil|arkad~diyor|arkad~hepsi|arkad~yanin|ayakta duramazsin|ayakt~duram
21|ayakt~kalir|ayni~freka|babam|babam~o|baban sorarsa|baban~paras|bahs*|bakma bana|bakma~bak|bakma~oldu|bana ozelsin
21|bana~artik|bana~ayril|basina ayakta|basinda|basin~ayakt|basin~duram|baska~kulla|baska~uygul|basti|basti~ondan
21|bekle~ederi|ben yetmiyor|ben yine|benden acma|bende~acma|beni ele|beni unutacaksin|benim~da|benim~gecti|benim~hepsi
21|benim~her|benim~saatl|beni~actig|beni~ele|benze~guzel|ben~gormu|ben~verir|bildi~icin|bildi~sessi|bilemezsin
21|bilemezsin.|bile~en|bile~sende|biliriz|biliriz.|bilir~benim|binle~gecti|binle~geldi|bir bosluk|bir dostun
21|bir kardesim|birak~bir|birazdan donerim|biraz~de|biraz~doner|biraz~yap|birincisin|birincisin.|biris~seni|biri~olmaz
21|bir~alan|bir~atmak|bir~bul|bir~doldu|bir~dostu|bir~duyar|bir~gelme|bir~gidiy|bir~icind|bir~ise|bir~lgs|bir~oluru
21|bir~sakin|bir~uzulm|bizim~var|body~jealous|bos~tek|boyle~oluyo|bu aramizda|bu beni|bu kucuk|bugun icim|bugun kafam
21|bugun~icim|bunu~hisse|burad~goste|burnumda.|butun~telef|buyur|buyuturler|bu~baban|bu~git|bu~istem|bu~sadec|bu~telas
21|bu~yukle|cakti~gece|calisirken|canim sevgilim|cekt*|cikaran|cikar~ben|cikin~bana|cikin~gibi|cocuk~olgun|cok~halin
21|cry~secret|da gel|da kapali|dagiti*|daha bulamazsin|daha~bekle|daha~gibi|daha~iki|daha~oneml|daha~senin|daha~sever
21|daily~lonely|daily~write|danismanin|danismanin rapor|danis~rapor|da~gerce|da~kapal|da~ki|da~kiril|da~ortad
21|de anlamak|de ilk|de olur|defte~baska|degil~biri|degil~daha|degil~insan|degil~senin|denize|derdi|derin bir
21|derin~bir|dersin olur|dersi~biter|devamsizligini|de~aglar|de~alird|de~ara|de~demek|de~fizik|de~kacma|de~oturu
21|de~zayif|dinlerken|dinle~gelir|diye icim|diye~icim|diye~kopuy|don~ne|dort~cumle|dugun|dunyada seni|duramazsin
21|duruyor.|dusunmeden bir|dusun~geliy|duvarlar|duyar~soyle|duygu~cok|duygu~karsi|duysa~herha|ekran~iki|elinden
21|emek~sana|etki*|etme~ne|ettigi*|et~kimse|evlenirdim|eziy*|family1~return|filmle*|fonks~anlat|gece yorganin
21|gecen saatleri|gece~altin|gece~da|gece~yorga|gecti~sen|geldi gecti|geldi~bekle|gelen~en|gelmeyeceksin
21|gelmeyeceksin diye|gelme~kuser|gel~kiril|gerek|gereksiz|gibi bakiyorum|gibis~seni|gibi~bakiy|gibi~biriy|gibi~korku
21|gide*|gider~bana|girdi~ki|girdi~sinav|gitmistim|giydin|gonlu~kapti|gonlu~sana|goremi*|gormu~ben|gormu~goruy
21|goruy~hakli|gozumun onune|gozum~onune|gulum.|gun~kaybo|guzel cozmussun|guzel seyler|guzel~cozmu|guzel~iyi
21|guzel~seyle|guzel~soruy|haber~guzel|hadi~ben|hafta~ama|hafta~gelme|hafta~o|hala burnumda|hala~burnu|harcad*
21|harcadigini|harf*|harfler ondan|harfl~ondan|harit~tek|hayat~sana|hazir~seni|heart~jealous|helal.|hep sende
21|hepsi seni|hepsi~bile|hepsi~seni|hep~oyle|herkese acik|herkesi|herke~acik|her~dusun|her~gidiy|her~kisi|her~yazan
21|hesabi|hic~daha|hic~soz|hislerim|hosu*|hukuk~edebi|hukuk~mezun|icim~kiska|icin bu|icinde*|icind~seni|icin~fazla
21|icin~o|iki soru|ikinci kez|ikinc~da|iki~saat|ilk ben|imkans*|ince bir|ince~bir|insan~sonra|isine~yaray|isteyen
21|istiyorum biliyorsun|istiyorum sonra|istiy~bakar|istiy~biliy|kac~kadar|kadar degerli|kadar~buyuk|kal demek
21|kalbimi caldin|kalbi~caldi|kaldiracak|kalmi~degil|kal~bana|kal~demek|kal~olur|kapali|kapini|karsi~ama|karsi~sen
21|kedim~basti|kedim~harfl|kendi~dayan|kendi~dusun|kesil~calis|kest*|kez~da|kimse~anlam|kimse~buray|kimse~deger
21|kimse~karis|kim~hakli|kipk*|kipkir*|kipkirmizi|kirginim.|kiss~we-let|kizar.|klavyeye basti|klavy~basti|klavy~harfl
21|knownot~I-be|konus~anlam|konus~bana|konus~diger|konus~kiska|konus~merak|konus~ogren|konus~onu|konu~sen|koruy~bir
21|kusurun|kuzum.|life~tutor1|lonely~courtesy|lonely~darling|lonely~heart|mahved*|makin~mi|mesaji okuduktan|mesaj~ona
21|mezun~ama|mezun~bir|mine~stay|miss~me2|miss~understand|muhendislik|musun~bu|musun~yeni|my~human|my~lesson
21|needless~leave|netler*|netlere|net~artis|ne~ben|ne~saat|nisan~da|nisan~matem|notlari|not~jealous|not~you-did|oburu
21|odum kopuyor|odum~kopuy|ogrenci geldi|ogren~icind|ogren~yanli|ogret~annen|okulda|okul~soyle|okurk~anlad|okutma.
21|okuya~goz|okuyunca kalbim|okuyu~kalbi|olabilirim|oldug~ama|oldug~burad|oldug~saniy|oldum~et|olgun~ben|olmad~rahat
21|olmak isterdim|olmasini|olmas~ben|olmayacagim|olmayinca cok|olmust*|olunc~cok|olur ama|olur biter|oluyorsun.
21|onca~arasi|once~beni|onlar~ama|onlar~degil|onun~acma|opup|opus*|ozel~boyle|ozel~sey|o~emek|o~hazir|o~olabi|o~sana
21|pesi*|pism*|poli*|polis~gerek|profil|progr~saniy|rapor~ona|rehbe~anlam|return~only|robot~senin|sabah~alarm
21|sabah~uyani|saklayacak|sana biraz|sana~dedi|sana~hisse|saniyorlar|satirl*|sayilirsin.|sehirde|senem~seni
21|seni beklerken|seni bir|seninle evlenirdim|senin~aklim|senin~biriy|senin~ederd|senin~olgun|seni~begen|seni~cozdu
21|seni~konus|seni~ozley|seni~varim|sen~goruy|sen~istem|sen~olurs|ser|ser ver|ser~sir|ser~ver|ser~verme|sesin~herha
21|sey~kendi|sifrey*|silersen beni|siler~beni|siler~olurs|silin~geriy|sil~annen|simdi~devam|sinavi|sinav~ki|siniftaki
21|sinif~bilem|sinif~ogren|sir verme|sirad~ben|sir~ogret|sir~verme|sonra yine|sonra~yapar|sonuc~insan|sorar~biter
21|sorma~her|soruy~bana|soyle~ben|sozunu tut|sozun~tut|soz~ne|soz~sakla|study~jealous|suphelenmesin biliyorsun
21|suphe~biliy|sust*|tanem bugun|tanem~bugun|taniyi*|taniyinca|tatil~peki|teacher~forget|tekims*|tekimsin|telef~alir
21|telef~koy|terapiye gitmistim|terap~gitmi|teyze~etme|teyze~yanin|tired~mine|topla~hala|uc net|uc~cok|uc~ogren
21|understand~without|universite|unive~beni|unive~kenar|ustte|ustun~duyma|uyuma~sana|uzak|vakit~kal|var~ayakt
21|var~kapis|var~lgs|ver sir|verdim sana|verdi~sana|verilm*|verin~uyuya|verme.|ver~sakla|ver~sir|wait~I-be|wait~you
21|warn~tell|we-let~darling|without~stay|write~knownot|yaklasinca|yalan~seni|yalni~farkl|yanak~sen|yanimda kal
21|yanim~kal|yanit~bir|yani~ic|yanli~altin|yapariz.|yapmadan|yapma~yalni|yargi~yalni|yarin~benim|yarin~kiril|yasind*
21|yasin~ederd|yazis~kimse|yazma~bu|yazma~ne|yazma~sadec|yazmiy*|yaz~bizi|yetise*|yetis~bir|yetis~degil|yine~geldi
21|yoksa.|yollardan|yorganin altinda|yorul~mi|you-do~rememb|you-if~without|yuru*|zaman~burku|zaman~hazir|zorunda misin
21|zorun~misin|zor~bu
20|*anca|*asip|*biyi|*bole|*fina|*iban|*itle|*kana|*rayi|*rmaz|*tari|*tere|*usum|*yla.|*yur|I-be~tired|I-did~thanks_to
20|I-do~lonely|I-not~afraid|I-will~promise|I-will~tellnot|I~courtesy|^abinin|^anneannenin|^bizi|^bunca|^ekranini
20|^etten|^karnimda|^kiskaniyorum|^nefesim|^parayi|^rehber|^tatli|^terapist|^teyzene|^velinin|^yemin|ablana|acma~konuy
20|adim~soyle|aileml*|ailemle|aileni|ailen~payla|aldin|ama belli|ama~diyec|ama~once|anlat~en|anlat~kendi|annenin bu
20|annen~calis|annen~sende|annen~yanli|arada~bak|arasinda en|ara~boyle|arkadasim|arkadaslarimla|arkadaslarina anlatma
20|arkadaslarina benden|arkad~daha|artik oyle|artik~oyle|asik~beni|askim~geliy|askim~netle|asli*|ayakta|aynisi
20|ayni~yasad|ayrilma.|babaml*|babamla|baban~bilme|baban~gorus|bak~de|bana robot|bana~hepsi|bana~olurs|bana~robot
20|bana~tesek|bana~zor|basima*|basimayim|baska~icim|baska~mi|basla~kalma|basla~yer|bazi|bekle~yapay|belli~anlat
20|ben bittim|ben kahrolurum|ben oldum|ben olmasam|ben sir|beni birakacaksin|benim yazdigimi|benimle ilgili
20|benim~bakma|benim~evde|benim~hayal|benim~ilgil|benim~ister|benim~kalsa|benim~kelim|benim~sevdi|benim~sevem|beni~kal
20|benzemiyorsun|benze~bir|ben~alini|ben~edilm|ben~ele|ben~farki|ben~kapin|ben~vazge|bile~beni|bile~gecir|bilin~dusun
20|bilir~o|biliy~de|bilme~ne|bir haftayi|bir mucizesin|birakmamak|birak~soru|biri~ben|bir~ariyo|bir~attim|bir~cunku
20|bir~kolla|bir~olmam|bir~senle|bir~soruy|biter~ne|bizim kucuk|bos~seni|boyle~ancak|boyle~birak|boynu~tutul|bu ask
20|bugun sirtim|bugun~daral|bugun~kimse|bugun~sirti|bulan~zorla|bunla~yazar|bunu~en|bunu~midem|burasi mezar
20|buras~mezar|butun~seni|bu~bag|bu~gizli|bu~guven|bu~mezar|bu~net|bu~yirmi|calisi*|calis~olurs|calis~yine|cevap ver
20|cevap~ver|cevre~ben|cift~artik|cikarma|cikmad*|ciksin|cok~bakma|cumle~cumle|cunku ayni|cunku ben|cunku~ayni|da once
20|daginik|daily~erase|dakik~duram|dans edelim|dans~edeli|davraniyorum.|da~anlam|da~geris|de hayallerim|de zarar
20|degil~ister|demed~ben|demed~leble|deneme sonucunu|denem~bakal|deny~leave|de~basin|de~gecel|de~hayal|de~herke|de~kac
20|de~matem|de~uzak|de~zorla|dikkatle|disari cikmak|dislerimi|diyorsun ama|diyor~ama|dizim|donme~diye|don~olur|dostlu*
20|dunyanin sonu|dunya~sonu|durmas*|durmasin|duseri*|duserim|duyma~oyle|edebiyati|elimi|en~sakin|en~senin|eritiy*
20|eritiyor|eritiyor.|erke*|eski~atma|etmesin biliyorsun|etmes~biliy|etrafinda|etten kemiktenim|etten~ben|etten~de
20|et~iki|evden uzak|evden~kalma|evden~uzak|family1~body|fark etmiyor|fark~biliy|fark~etmiy|feel~sad|fizik~kimya
20|forget~we-let|gecen~ben|gece~baska|gecmiyor|geldi~yorul|gelird*|gelmeyecek|gelme~bana|gelme~ya|gelmis*|gercek biri
20|gercekten.|gerce~biri|gereks*|gibi~o|gider~uc|gitme~hic|gitsin*|gitsinler|giyip|gomul~kimse|gordu~sinav|gorme~sende
20|gosteririm|gozum hep|gozum~senin|gozun~gorme|gun~orada|guvene*|guvenebilirsin|haber~biliy|haber~gerek|haftayi nasil
20|hafta~dusun|hafta~ictim|hafta~kuzen|hafta~unutm|hak~yapti|haritalarin|hayallerim|hayallerim var|hayatimda
20|heart~study|help~afraid|hemen kacma|hepsin*|her~ne|her~soz|hicbi~dinle|hic~bakma|hic~etme|hisse~biri|icimd~gibi
20|icindi*|icindir|icind~kimse|icin~elver|icin~incel|icin~iyisi|icin~sayil|ihtiy~benim|ihtiy~yeter|ikinc~kez|ilgi*
20|ilgiyi kimseye|ilgiy~kimse|insanc*|insanca|insanim sonucta|insan~onems|insan~sonuc|insan~tek|ise~bu|isin icine
20|isin~icine|istedim.|istiyorum ki|istiy~ki|iyisi~hic|jealous~my|kacir~olur|kacma|kadar gotureceksin|kadar~hicbi
20|kadar~simdi|kadar~zor|kafa|kahva~yumur|kahve~sana|kalaba*|kalbini bana|kaldir*|kaldi~seni|kapan~dusun|kapat annen
20|kapat~daha|karnimda|karnimda kelebekler|karni~keleb|kazandigini|kemiktenim|kemiktenim ben|kemik~ben|kemik~de
20|kendi~bagla|kesiliyor|kesiliyor.|kimseyle konusasim|kimse~degil|kimse~dinle|kimse~ilk|kimse~yalni|kimse~yapam
20|kipkirmizi oldu|kipki~oldu|kisi.|kiymetini|kiza|ki~kapat|konusasim|konusmam|kosman*|kotu~gelin|koyd*|kust*
20|leave2~lonely|leblebiyi|leblebiyi anliyorum|leble~anliy|leble~baska|leb~ben|leb~leble|life~miss|lisede*|lisedeyken
20|lised~de|love~forget|love~marry|makin~insan|marry~marry|masal|masal~anlat|me2~I-do|me2~courtesy|me2~marry
20|mezar~oluyo|mine~leave|mine~understand|miss~mine|mucizesin|mucizesin ve|muciz~ve|muhim|my~lonely|nasil~biri
20|ne zaman|neden~birak|nefesim kesiliyor|noone~sad|noone~secret|not~I-did|not~courtesy|o ilk|o isi|ogret~bakar
20|ogret~kelim|ogret~odevi|okuld~saatl|okuyunca midem|okuyu~midem|oldugun gibi|oldug~baska|olmasin biliyorsun
20|olmas~biliy|olmay~cok|olsun~kadar|olursun.|ona~ben|once~parag|onlar~calis|onlar~cumle|only~best|only~someone|ortada
20|ozled~mi|ozled~seni|ozlem~ben|o~halin|o~iki|o~plani|o~soyle|o~yazmi|parl*|programini|program~life|rememb~I-will
20|rememb~study|rememb~tellnot|robot|robot deme|robot~deme|ruyamda senin|ruyam~senin|saatler|sabah~hic|sabah~kalkt
20|sabah~uyand|sabir|sakla~gerek|sana bir|sana~kere|sana~ozels|sana~tut|sani*|saniy~gerce|sebebi*|sehird*|sen
20|sen gidersen|seni tehdit|seninle romantik|senin~ben|senin~ikinc|senin~kadar|senin~mahal|senin~roman|seni~dokto
20|senl*|sensi~bilmi|sensi~kimse|sen~artik|sen~benze|sen~eglen|sen~gelen|sen~gibi|sen~gider|sen~mezar|sen~muciz
20|sen~oburl|sen~yanli|sen~yukse|sevgi~beni|sevgi~her|sey yiyip|seyim yok|seyim~yok|sey~yiyip|sifre koy|sifre~koy
20|siler~etme|sil~da|simdi sira|simdi~gidiy|simdi~sira|sinav~baban|sinav~elim|sinifindakiler benim|sir|sirri~guven
20|son zamanlarda|sonucunu|sonuc~ben|sonun~say|sonu~degil|sonu~ictim|sonu~kuzen|son~seni|sorar~gec|sorar~olur
20|sorma~bunu|sormuy*|soyadi*|soyleme bu|soyleyeyim bu|soyle~devam|soyle~en|sozu~bozma|soz~beni|stay~cry|stop2~me2
20|su~hayat|tasiy~sen|tek basimayim|telef~unutm|tell~afraid|tired~only|tired~write|tutar~bir|ugrarsin|ugrarsin.
20|ugra~bu|universitede yurtta|unive~yurtt|unut*|ustt*|ustuns*|ustunsun|uydurma degil|uydur~degil|uyuyorum|uyu~ben
20|uzak~bu|uzuluy*|var~sey|var~yalni|without~tutor1|write~tired|yakin~en|yalni~geliy|yalni~yaz|yanaklarim kizardi
20|yapabilir|yarin~gelec|yasima|yaya*|yazarsin.|yazdi~ne|yazdi~oldu|yazism*|yaziy~o|ya~sonra|yerin~disar|yetis~guven
20|yirmi~basin|yokken ben|yok~gel|yok~sana|yok~varim|yorgu~icin|you-if~courtesy|you~daily|yuzum~geldi|yuzun~de
20|yuz~seni|zamanlarda|zaman~ayir
19|*aban|*ada.|*afik|*avi|*bir.|*eri.|*eye|*ihar|*ima.|*kek|*lkar|*loga|*lsem|*onum|*pan|*pti|*sal.|*sif|*stun|*ttum
19|*udu|27|I-be~body|I-be~leave|I-did~without|^derste|^esim|^gecen|^gozlerini|^haber|^hangi|^hemsireye|^icinde|^lutfen
19|^ogretmenini|^olanlari|^velilerine|^yanaklarim|^yetiskinler|ablan~kac|ablan~soru|acab*|aciktim|ac~da|adimi~bir
19|adini~bile|affetm*|afraid~leave|agzinda|ailene haber|ait~oldug|akilli*|aklim~hep|akra*|akraban|aksam~yalni|aldi
19|aldim~basla|aldim~hadi|ama~vazge|ama~yine|anlamim|anlam~soyle|anlat~bende|anlat~kalsi|anlat~sadec|anlat~soz
19|annem de|annen~bir|annen~sokma|annen~yaz|aptal|aptal~cok|arada|ara~kahro|arkad~onems|ayrilma|babam bana|babami
19|babam~bana|babam~kaybe|baban~ders|baban~dersi|bag degil|bag~degil|bakar|bakiyo*|bakmadan yatmam|bakma~yatma
19|balko~cay|bana sevgilim|bana~icini|bana~sadec|basima ne|basim~birak|basim~koysa|basim~ne|basin~bos|baskasindan
19|baska~bilem|baska~guzel|baska~laf|baska~sevem|bayra~ben|baze*|bazen|bazen~hisse|bebeg~mi|beklerken oluyorum
19|beklerken sen|bekle~oluyo|bekle~sen|bekle~sorun|bende~ciksi|bende~de|bende~lutfe|bende~varsa|benim~diger
19|benim~hicbi|beni~benim|beni~biraz|beni~gibi|beni~lazim|ben~almis|ben~annem|ben~bensi|ben~cokta|ben~kazan|ben~yoktu
19|bes dakikaya|bes~bes|bildirimi|bildi~da|bildi~gorme|bile~duram|bilmesin ben|bin|binm*|bir anlamim|bir basima
19|bir kagida|bir sana|bir.|birakm*|birakmaya|birak~gitme|biraz~bana|biraz~kalma|bir~acari|bir~pence|bir~siral
19|biter bitmez|biterim|biter~bitme|bizde kalsin|bizde~kalsi|bizim evde|bizim~evde|bizim~hep|bizim~sirri|bos~benim
19|boyun~senin|bu odadan|buldun mu|buldu~mu|bundan|bunu~kesil|bunu~yok|buras~bir|butun~kulla|bu~baski|bu~dizes
19|bu~gidiy|bu~kendi|bu~olmad|bu~yil|calisacagina|calis~gibi|ciddiye alan|ciddi~alan|cikar~ilk|ciksin karsima
19|ciksi~karsi|cocuk~senin|cok sansliyim|cok~sansl|cok~senin|cunku~baska|da benden|da seni|da sonra|daha~yardi
19|dakik~bana|dakik~olsun|dalgin*|dans~sevgi|da~ayni|da~daha|da~kizar|da~mesaj|da~ona|deger~var|degil seni
19|degilim senin|degil~biriy|deny~stay|deny~stop2|deny~you-if|dersten iki|derst~iki|derst~kez|destekleyemez yalnizca
19|deste~yalni|de~anlam|de~duvar|de~etten|de~girmi|de~kemik|de~o|de~vardi|digerleriyle|diger~yanin|diyenler|dokuzd*
19|don ne|don~soz|dort~saat|dostlugu|dustu~de|dusun~istem|dusun~sonra|dusuyor.|duymas*|duyma~hic|edece~bu|ekran~kilit
19|eman*|emek~simdi|en~seni|eskid~ben|etkileyen tek|etkil~sensi|etkil~tek|etut~var|evdek~sey|evde~hep|evlen~cok
19|falan~bir|family1~human|family1~not|farki gor|farki~gor|fazlasin bana|fazla~bana|fazla~tam|feel~quote|fizik~calis
19|gecen hafta|gece~isigi|gece~iyi|gece~yuzde|gecmi~sohbe|geldi~sonra|gelirsen|geliy~gorme|gencli*|gerce~bende
19|gerce~cunku|gibi bir|gibi degilsin|gibi.|gibi~gelir|gibi~yuzde|girince hemen|girmistim|girmistim.|gitti|gizli~tutar
19|gonlu~kaydi|gormedim.|gorun~yanli|gozle~anlat|gozle~baska|grubu~atma|gun~bakar|guven~onlar|guzels*|hafta~ailen
19|harci~ben|heart~body|heart~tutor1|hemsireye|hemsi~kolun|hep~bilir|hep~yalni|her~ilk|her~verme|hic~olsun|hisse~bunu
19|hosla~diye|human~knownot|human~promise|icimi~sen|icinde.|icin~kal|icin~varim|ihtiyacim|ikimi~yeter|ikisinde
19|ilk~benim|insanlar gibi|insanlara fazlasin|intihar|isigi benden|isigin*|isigi~baska|isigi~bende|isin~sen|ismim~ben
19|isterdim seninle|ister~ama|ister~seni|istiyorum sevgilim|iyi destekleyemez|iyi geldi|iyisi hic|iyi~ciksi|iyi~deste
19|iyi~karsi|izlerken agladim|izler~aglad|kac~senin|kadar~taniy|kalbi~bugun|kalkar|kapan~olur|kapat~sanki|karsima.
19|kaybettigimde|kaybe~boslu|kazan~beni|kelebekler ucustu|keleb~ucust|kendi~birak|kendi~bos|keyfin*|kim bilir|kimim
19|kimse bilmeyecek|kimse~anlat|kimse~anlay|kimse~verme|kim~bilir|kisi var|kiss~darling|kiss~family1|kitapc*
19|kiymetini bil|ki~da|knownot~my|konus~misin|kotu oluyorum|kotu~oluyo|koysam|koyu*|kul olurum|kulub~tek|kul~oluru
19|kutu|lafin~bana|layik degil|leave2~rememb|leave~home1|leave~write|lesson~I-will|lesson~only|love~return|me2~we
19|mesaj~yureg|mezar|mezar gibi|mezar~gibi|midem~bir|mine~without|mine~you-do|miss|miyd*|mola~verme|mono*|moral
19|needless~best|needless~someone|nefe*|nerede kalmistik|nered~kalmi|netleri|ne~dakik|ne~desen|ne~yazac|noktaya
19|numar~bir|odadan cikmasin|odada~cikma|ogren~biliy|ogren~geldi|okuld~tek|okuma~parag|okut*|okuyu~kesil|olanl~anlat
19|oldugunu biliyorum|oldug~ailen|oldug~sansl|olmak~gerek|olur~bilme|olur~biter|olur~boyle|omzun~aglam|once~gelir
19|onlara.|onlari uzmez|onlar~uzmez|only~leave2|orada|otekiler bilmese|oteki~bilme|oyuna|ozel~cok|ozledim biliyorsun
19|ozledim tamam|ozled~biliy|ozled~tamam|o~anlam|o~harca|o~her|o~ki|o~kurba|o~okula|o~var|parayi|progr~hisse
19|promise~best|psikologa|psiko~bir|rememb~return|return~afraid|return~tellnot|return~tutor1|ruyand*|ruyanda|saba
19|sahip oldugum|sahip~cok|sahip~icin|sahip~oldug|sahip~sansl|saka bir|saka~bir|saka~yana|sakladigini|saklayamiyorum.
19|sana kimsenin|sana~biliy|sansliyim|sansliyim.|sarkiy*|sayfa~gec|sen siradan|sende~bende|sende~bilir|sende~ne
19|seni dusluyorum|seni ozluyorum|senin~evde|senin~kaygi|senin~kendi|senin~sirad|senin~yatma|seni~alan|seni~biri
19|seni~ciksi|seni~duslu|seni~gizli|seni~nefes|seni~oluyo|sensiz cok|sensiz yasayamam|sensi~bile|sensi~dakik
19|sensi~duram|sensi~korku|sensi~yasay|sen~kotu|sesim~o|sesim~yuzde|sesin~kadar|sevgi~askim|sevgi~bugun|sevin~benim
19|seviy~sonra|sey benim|seyi~duyma|sey~arada|sey~benim|sey~bu|sey~cok|siiri~dudak|sikkin*|sikki~bugun|sinavin iyi
19|sinav~bugun|sinav~kaldi|sinav~matem|sinav~unutm|sinav~uyuya|sirri~da|sirtim agriyor|sogudu seninle|sogud~konus
19|sonra~acari|sonra~mu|sorar~benim|soruy~bitir|soyle~simdi|soyle~yapma|soz mu|stop2~parent|susunca cok|susun~cok
19|tanism*|taniyan varsa|taniy~ciksi|taniy~karsi|taniy~varsa|tans*|tansiy*|tatil~yapac|tek~kiyme|telef~yazis
19|tellnot~lesson|thanks_to~forget|thanks_to~stop2|trig*|trigon*|tutmayi|tutor1~lesson|uc ay|ucustu|uc~ay|uc~yasin
19|understand~family1|understand~wait|urperi*|uyani~ilk|uydurma|uyumas*|uyumasan|uzad*|uzulu~bana|uzulu~yaz
19|vakti~baska|varsa~ciksi|varsa~karsi|velil~goste|verin~kahro|ver~cevab|we~life|without~I-not|yagmu~sen
19|yakisiklim bugun|yakis~bugun|yala*|yalniz benim|yanarim kul|yanar~oluru|yaninda.|yanli~o|yapac~soyle|yapti
19|yarat~icin|yargi~o|yarim~nasil|yatakt*|yatmam|yatmam.|yazdi~benim|yazdi~yanar|yazma~hic|yazma~oluyo|yetenegini
19|yeterl*|yetisi*|yetis~arami|yetis~ne|yilla~anlat|yilla~sen|yirmi iki|yorul~sorun|you-if~kiss|you-if~not|you~tellnot
19|you~write|zaman~dakik|zaman~desen
18|*aber|*dadi|*dan|*eyn|*iza|*kal.|*kmaz|*kos.|*lar|*lum.|*mbi|*orun|*pma|*pma.|*rci|*siki|*ska.|*sset|*ttim|*ttu
18|*uzum|*vemi|*veyn|I-am~my|I-do~I|^ayrilik|^boyle|^evdekilere|^hesabi|^hosuma|^icim|^kahvaltida|^konusmamizi
18|^nefesimi|^saatlerce|abay*|abayi|acma once|acma~once|ac~ders|ad|afraid~stop2|aglardim.|aklima sen|alti*|altin~mi
18|ama~gecey|ama~mesaj|ama~ne|anlamasin sonra|anlam~parag|anlam~sonra|anlas~sen|anlatma bosuna|anlat~bosun|anlat~hikay
18|annemi|annene yalan|annen~anlar|annen~sakla|annen~var|annen~yalan|arkad~de|arkad~hosla|arkad~mi|arkad~miydi
18|arkad~say|arkas~oturu|asmani*|asmanin|az~ictim|baban~duyur|baban~kadar|bak~acik|bambaskasin|bambaskasin.|bana don
18|bana~bes|bana~demen|bana~yargi|basa mum|basar~diken|basar~tuyle|basa~isigi|basa~mum|baskasina yer|baska~birin
18|bas~isigi|bas~mum|begene*|bekliyorum seni|bekli~seni|ben tasirim|ben vardim|bende~yoksa|beni seviyorsan
18|beni seviyorsun|benim yanimda|benimle ol|benim~anlam|benim~daha|benim~damar|benim~dolas|benim~hep|benim~vardi
18|benim~verdi|beni~ediyo|beni~herke|beni~kabul|ben~herke|ben~tasir|ben~vardi|bera*|berabe*|beraber|beri~biliy|beynin*
18|bildi~al|bile iyi|bilirim o|bilse~bilme|bir uygulamaya|birak onlari|biraz hastayim|biraz~hasta|biri var|birin~dayan
18|biris~yanin|birli~bu|bir~biri|bir~degil|bir~doner|bir~evdek|bir~fonks|bir~hep|bir~kul|bir~sohbe|bir~yarat|bir~yasin
18|bir~zaten|biterim.|bitirelim sonra|bizim mahallede|bizim~mahal|body~rememb|bosa~anlat|bosuna.|bos~bakma|bos~haber
18|bos~sonra|boyle~zaten|bozars*|bu mu|bu plani|bu sarkiyi|bunu~nasil|bunu~sonra|bunu~titri|buradan devam|butun gece
18|bu~bes|bu~cabuk|bu~dunya|bu~geldi|bu~yasin|bu~zordu|calistigin|calis~hafta|canli|carpar*|cekmek|cikar~o|cocugu
18|cocuguna|cok~bunu|cozme|cozuldu|cozuldu.|cry~love|cumlenin|daha~sen|damarlarimda|damar~dolas|darling~body
18|darling~lesson|da~calis|da~gelir|da~yoksa|de|de senden|dedig~da|dedik~dusun|dedik~seni|degeri|degil~parag|degist*
18|denem~soyle|denen sey|denen~sey|denet~asman|de~almis|de~fazla|de~gireb|de~kazan|de~korka|de~oluru|dinle~bana
18|diyeceksin|diye~gerek|diye~yok|dizlerim|dokto~rande|duserim.|dusun~dusun|duymaya|ebev*|ebevey*|ebeveyn|ebeve~asman
18|ebeve~denet|eden~kisi|ediyorum sana|ediyo~sana|elini~mi|elin~ayagi|elin~dolas|emek~bu|emek~mu|en~hic|ergen~benim
18|erteledim|eskisi|evlen~mi|family1~mine|feel~daily|forget~not|frek*|frekan*|gece sabaha|gecen~gun|gece~okudu|geci*
18|gecme~geldi|gelmezsen kuserim|gelme~diye|gelme~gun|gelme~uyuya|gerce~parag|gerce~sonra|gerce~tamam|gibisi yok
18|gibis~yok|gibi~cunku|gidec~benim|gidersen bir|girmis*|gita*|gitari*|gitmis*|gitmistim.|gitti~bir|gitti~gibi|giyi*
18|gizli kalsin|gizli~ki|gonderiyorum|gonderiyorum.|gordun.|gordu~ben|gorem~bir|gore~bir|gozle~bir|gozle~ekran
18|gozum doldu|gozumden|gozum~doldu|goz~daha|gulum~beni|gulunc*|gun~aradi|gun~sayil|gun~sessi|guruldadi|guven~bosa
18|hadi~soru|hafta~arkad|hafta~okulu|hafta~ya|happy~mine|happy~not|her~birka|hic kimse|hicbir zaman|hicbir*
18|hicbi~zaman|hisset|hisse~sey|home1~darling|hosla~soyle|hosum~bu|human~student_said|human~you-if|icim aciyor
18|icim~aciyo|icinde bir|icini~okuya|icin~diger|icin~gibi|ihtiyacimiz|ikinc~koydu|insanlar seni|insan~adim|insan~dort
18|insan~sana|insan~verir|ise.|izler~anlat|kacir~bir|kadar cabuk|kadar~cabuk|kadar~istiy|kahvem*|kahvemi|kal.
18|kalbi~soyle|kal~denem|kapat~bu|kapat~de|kapat~olmaz|kapat~uyuya|kapila*|karnim guruldadi|karni~gurul|karsi~benim
18|karsi~mu|kayna~sana|kazan~ben|kazan~saniy|kemir~bir|kendi~geldi|kesfe~ben|kimse~arami|kimse~deste|kimse~onlar
18|kirdig*|kisiy~arama|kisi~var|kiskanir.|kiska~dinle|koca*|kolunu|kombi|konud~gerek|konus~bekle|konus~gece
18|konus~gerce|konus~yazma|korku~karan|kos|kos.|kosuls*|kosulsuz|kotu~bile|koy~gorme|kurban olurum|kurba~oluru
18|kurcalamasin|kurcalamasin diye|kurca~diye|leave~cry|lie~understand|love~courtesy|mahallede|mahal~bir|makin~oyle
18|me2~promise|merak eder|merak~eder|mesaj~bekli|mi mola|mine~wait|mi~mola|mola mi|mola~mola|muciz~benim|mudur~etme
18|mudur~sorar|my~afraid|neden~hep|needless~secret|need~body|nefesimi|nefesimi tuttum|nefes~acikl|nefes~sonuc
18|nefes~tuttu|nere*|ne~hic|ne~soz|ne~yanim|nisan~gibi|oda arkadasim|ogla*|ogrenci sensin|ogrenirse beni|ogren~beni
18|ogren~gorme|ogren~ise|ogren~kadar|okul psikologuna|okuld~bil|okuld~bunu|okuma~sonra|okuyu~titri|olara~kabul
18|oldugumu|olmak|olmak icin|olmak~icin|olmas~sen|olmay~de|olmay~yalni|oluyo~yanim|once~benim|once~ictim|onlara
18|onlara degil|only~you-if|onunde*|on~dokuz|ortao~zayif|oteki~de|oturuyor.|oturu~da|o~kaldi|o~oglan|o~oluru|o~sayil
18|o~yazar|panik~o|prens~mi|program~study|quote~need|rehberlik|rehbe~bahse|rememb~happy|return~quote|ruhun~tek
18|sabah~de|sadece ben|sadec~anlay|sadec~mi|sana siradan|sana~elind|sana~itira|sana~oldu|sana~sirad|sanip|sanir.
18|secret~teacher|secret~tellnot|secret~you-if|sen bambaskasin|sen ben|sen yazmazsan|sende ne|seni anlayamaz|senini*
18|seninim|seninim.|seninle aramizda|senin~duygu|seni~cikar|seni~fark|seni~goreb|sen~bamba|sen~dayan|sen~gozle|sesind*
18|severdim.|sevgilim bugun|sevgilim ne|sevgi~kabul|sevgi~yapiy|sevme~ne|sey soyleyeyim|sicr*|sikil~mi|siler~kalma
18|simdi~soyle|sims*|simsik*|simsiki|simsi~saril|sir~arasi|sonra istersen|sonra~cevab|sonra~diyor|sonra~dogru
18|sonsu~kal|sorar~bir|sorma~cok|soruy~okuya|soru~guzel|soyle~sey|soyle~ver|sozlug*|sozluge|stay|stay~forget
18|stop2~understand|study~program|suphelenmesin.|su~saril|takiliyorsun|taniy~seni|tasirim|tasirim.|tek benim
18|tek ogrenci|tek~gitme|tek~kendi|telefonuna|telef~karis|teyze~olur|thanks_to~tell|tutor1~stay|tutor1~warn
18|tuttu~acikl|tuttu~sonuc|uc gundur|uc kez|uc~adim|uc~gundu|uc~konus|uc~mi|uste*|usteli*|ustelik|uykun~de|uyu~burad
18|uzuld~ben|var oyle|vardim|var~bunu|var~dinle|veli|veren|vicd*|wait.|we-let~I-not|without~me2|yaban~de
18|yakin arkadasina|yakm*|yalni~dinle|yapar~ogren|yapayi*|yapayim|yapili*|yardimcisi sorarsa|yardi~gec|yardi~sorar
18|yarin kadar|yarin~bekle|yarin~burad|yasama*|yazaca*|yazdim.|yazdi~anlas|yazma~bekle|yazma~dayan|yazma~gun|ya~daha
18|yere~bir|yillarca|yil~unutm|yok yalniz|yok~ben|yok~bende|yok~onlar|you-did~heart|zaman~dinle|zaman~gelir|zeka~ki
17|*adi.|*aksa|*amis|*anip|*ayim|*ciyi|*gsum|*ibi.|*ilda|*kla.|*kur.|*lde|*mize|*ndan|*nden|*ole|*ptin|*rkum|*rla
17|*sina|*sma|*sme.|*usun|*zar|*zme|I-be~darling|I-did~afraid|I-do~deny|I-had~I-not|I-will~not|^aileni|^digerlerini
17|^digerleriyle|^eski|^korkuyorum|^onunla|^tatile|^telefonuna|^uyurken|abinin|ablan~acma|acimiyorsun|aciti~ama
17|ac~anlat|afraid~I-am|afraid~afraid|afraid~you|agri kesici|ailen~acma|ailen~plani|aksamlari|aldin.|almis~iyi
17|anlamak bir|anlamasin haberin|anlam~bakar|anlam~haber|anlam~ilk|anlam~isi|anlarsin.|annea~bile|annem~boyle
17|annen~test|an~birak|an~ictim|ara~daril|ara~kuser|ara~yikil|arkad~anliy|ask~gibi|aslind*|aslinda|az~film|baca*
17|bahan~soyle|bakal~nasil|bakal~tek|bana anlattiklarini|bana ihanet|bana nasip|bana~ihane|bana~nasip|bana~oysa
17|basar~oldu|basima|basim~agri|basim~kesic|baska birine|baskasina boyle|baska~duyar|baska~gider|baska~gormu|baska~sen
17|beden~bir|bekle~baska|bekle~degil|ben ders|ben tasiyabilirim|benim hakkimda|benimki yeter|benim~bilem|benim~onlar
17|beni~siler|beni~yapar|bensi~gunde|ben~bilme|ben~duyma|ben~gorey|ben~kitap|best~only|bes~ben|bes~dakik|bilgi~payla
17|biliy~tamam|bilmese|bilmiyorsun.|bils*|bir bag|bir gece|bir isim|birakmak|birak~boslu|birak~ister|birak~ogren
17|biri yok|biri~o|bir~acman|bir~bag|bir~da|bir~gibiy|bir~isim|bir~islem|bir~nefes|bir~onu|bir~sezdi|bir~yuz
17|biz ikimiz|biz~ikimi|boslugu bilirim|boslukta hissediyorum|boslu~bilir|boslu~hisse|boyle~gorme|boyle~okul
17|boyle~olmaz|boza*|bugun~aciyo|bugun~yaniy|bunu~agriy|bunu~daral|bunu~dogru|buras~kimse|bu~ara|bu~ona|bu~ziyar
17|calis~sayil|catli~agri|catli~kesic|cekici|cekilm*|cevab~verey|cikar~kiska|cikiyorsun yani|cikiy~yani|cocuk~kimse
17|come2~miss|cope|cozuld*|cry~courtesy|cry~tell|dayan~uc|da~kim|de evden|deger~aklin|deger~ben|degil~bagla|degil~cok
17|degil~davra|degil~sozlu|demis~diye|dersh~cok|dersi~once|de~cocuk|de~izmir|de~saat|de~sezdi|de~sinif|de~yap|de~yaziy
17|digerlerini|digerleriyle gorev|diger~gorev|diger~icabi|diye~hicbi|diye~yapma|diyor~sonra|duse*|dusun~kacir
17|duvar~kalsi|ediyo~bu|eger~beni|eklene*|ele tutusma|evlenmek isterdim|evren~bir|farkl~ben|farkl~seni|gec kalma
17|gecel~hayat|gecer o|gecer~o|gecti~yalni|gel yoksa|gelme~daril|gelme~kendi|gel~yoksa|gerce~yasiy|gibi anlatayim
17|gibi~bilem|gibi~gorun|gibi~icin|gideceksin diye|gidec~diye|gidec~icim|gidip~geliy|gidiyorsun ha|gidiy~ha|gidiy~ne
17|git~bensi|gizli~mi|gizli~plani|gogsum|goremiyorum|gorev icabi|gorev~icabi|gorev~konus|gorev~senin|gormesin bugun
17|gorme~bugun|gorme~cozdu|gorme~kac|gorme~soru|goruy~seni|goze~gelme|gozlerimi|gozun~bu|grubu|gulum~mi|gunlugun
17|gun~icin|gun~o|guzel~parag|hadi~daha|hafta~ziyar|hakkimda|hak~ben|hali*|happy~afraid|happy~leave|harciyor|harfle*
17|hasta~anlat|hayat~bir|ha~ben|heart~lonely|heart~noone|hepsi~vardi|hep~ben|hep~hatir|hep~o|hic~acimi|hikay~bir
17|hocan~bu|hocan~etme|hosla~ama|ibaret oldugumu|ibare~ama|ibare~oldug|ibare~soylu|icabi~senin|icin~iki|icin~insan
17|insan~yok|ise~konus|isi o|islem~yapam|istem~guven|istem~istem|istem~zaman|istersen.|ister~birak|ister~de
17|ister~kendi|istiyorum tamam|istiy~tamam|iyi~bilir|iyi~geldi|jealous~not|kacama*|kacti.|kactig*|kadar taniyamaz
17|kadar~bilme|kadar~oneml|kadar~ugras|kalemi zor|kalir~ben|kalmaz.|kalma~ister|kapat~kaliy|kapiy~kapat|karanlikta tek
17|karde~annen|karde~soyle|kaygi~icin|kazaninca|kedim~o|kelimeyi|kena*|kenarina|kendimi boslukta|kendi~gecel
17|kendi~tasiy|kilo~iyi|kimseye bakma|kimseye vermem|kimse~don|kimya|kisiy~yeter|kisi~dinle|kizdim|ki~senin|klavy~o
17|koca|kolla~annen|komsunun|konud~ona|konul~sana|konusu*|konusurum.|konusuyorum|konus~degil|konus~insan|korkum
17|korkuyorum ben|korku~ben|korku~olumd|koruyan|koseye|kotu oldugunu|koyma.|koymas*|kurs*|kuser~birak|kuzen~daha
17|leave2~body|leave2~daily|leave~thanks_to|marry~heart|matem~seni|me2~rememb|merak ediyorum|mi acimiyorsun
17|midem kesildi|midemd*|midemde|midem~kesil|mi~acimi|muydu|muydu.|my~home1|my~jealous|nasil~uc|nasip oldu|nasip~oldu
17|neden~seni|need~not|nerede kaldin|nered~kaldi|neti*|ne~aldig|ne~tek|ogren~benim|ogren~yalni|ogret~basin|ogret~dikka
17|ogret~etmes|ogret~gerek|ogret~hadi|ogret~integ|okul~bunu|okuyu~agriy|okuyu~daral|olacagina|oldugumu soyluyorlar
17|olma*|olmas~dagil|olmayi|olup|oluy*|ona~anlat|once film|once~aglad|once~da|once~film|onemli degil|onlar~payla
17|only~life|orad*|oyle essizsin|oyle~anlat|oyle~essiz|oysa~bir|oyun|ozelim*|ozlem~olsun|o~ayri|o~az|o~dayan|o~dogru
17|o~seyi|o~yasin|o~yavas|parag~sorus|parent~you-do|pazart*|pazartesi|pencereyi acip|pence~acip|program~I|progr~sen
17|psikologun|rehbe~hadi|rehbe~once|rehbe~onlar|resm*|return~cry|robot~duygu|romeo~julie|sad~program|sakla beni
17|saklarsan|sakla~soyle|sana gece|sana kizdim|sana~beni|sana~der|sana~gece|sana~geris|sana~ikimi|sarr*|sarraf*
17|sarrafin|sarra~benim|sayil~artik|sen gelmezsen|sen onlara|seni harciyor|seni uzen|seninle konusurken|senin~bilir
17|seni~bende|seni~cumle|seni~de|seni~tehdi|seni~yazar|sen~agriy|sen~basim|sen~eklen|sen~oturu|sen~sadec|sesle~ben
17|sevda~diye|sevgi~mesaj|sevgi~olsay|seyle~benim|sikisi*|simdi~beni|sinav~acma|sinav~almis|sinav~ayagi|sinav~beni
17|sinav~her|sinav~unuta|sinir~var|sirad~sey|sirri~her|sokakl*|sonra~calis|sonra~soruy|sormussun|sorun~olunc
17|soru~cozel|soya*|soyle~buyut|soyle~dinle|soyle~yuzde|soyluyorlar ama|soylu~ama|soz~yarin|stay~feel|stay~without
17|stop2~help|su~ictim|tanid~kimse|tanid~konus|tanimiyorsun|tasiyabilirim|tatile gidiyorsun|tatil~ha|tatli bir
17|teacher~home1|teacher~human|telef~ediyo|terap~gerek|tert*|tertem*|tertemiz|trabz~de|tutars*|tutor1~darling|tutusm*
17|tutusma|uc~ders|uc~kez|unive~ayni|urke*|urkek|utanc|uygul~bir|uygul~istem|uyuma~da|uzadi|uzan|var~gun|var~herke
17|vazgecme ne|vazge~ne|velilerine benden|velil~bende|velil~soz|velin|ver yarin|verin~daril|verin~kuser|verin~yikil
17|verme~sen|ver~yarin|ve~yalni|vuruldum.|wait~erase|ya bir|yakis~cok|yapmanin|yaptiklarini|yaptin|yar etmem
17|yardi~bilmi|yarina birakalim|yarism*|yar~etmem|yazar~hic|yazmazsan ben|yazma~ogren|ya~bu|ya~ne|yerinde olsam
17|yerin~kimse|yerin~olsam|yetm*|yil~bu|yine~sana|yine~yaziy|yoksa~ben|yok~don|yoll*|yorgunum|you-did~lesson
17|you-if~darling|you-if~heart|you-if~my|you-if~you-did|yukse~dusuy|yurute*|yuzun~mutlu|zorlaniyorum.
16|*aret|*atan|*cime|*cini|*fife|*kete|*kma|*ktu.|*lsuz|*nav|*nemi|*nige|*nunu|*sasi|*smis|*sun|*sus|*tik.|*tma.|*yeyi
16|*zuk.|40|I-be~I-am|I-be~jealous|I-did~darling|I-do~not|I-had~leave|I-had~lesson|I-not|^112|^acik|^agzina|^aile
16|^arkadaslarina|^ayni|^gittigin|^kokunu|^psikologa|^romeo|^sabirla|^sevdalandim|^sinifindan|^teyzen|^turev
16|abine~duyur|ablan~cozdu|aciyi~bir|acma~arami|actig~kapat|agzima|agzima geldi|agzim~geldi|ah~ben|ailen anlamasin
16|ailen gormesin|ailen~idare|ailen~seyle|aksam~baska|aksam~hep|aksam~yemeg|altin~disar|ama~sey|anlamasin tamam
16|anlam~tamam|anlatman gerekmez|anlattigin sey|anlat~kiska|anliy~ben|annen~goste|arama.|arami~hisse|arami~musun
16|arkadasin da|arkadaslarimla bulustum|arkad~gorem|arkad~sorun|askim benim|askim~benim|askim~turev|ask~benim|ayin
16|az~uc|baban~acma|bakma~yeter|bana yaz|bana~gelme|bana~incin|bana~sesle|bana~yoksa|bari*|basim yaniyor|basim~yaniy
16|basin~bu|baska~oluyo|baslar*|basla~degil|basta~biliy|bas~da|bedenim olsaydi|beden~olsay|belli~de|ben bastan
16|bende~bir|bende~onlar|benimle kalsan|benim~denem|benim~takdi|benim~verme|beni~anliy|beni~lutfe|beni~pisma
16|beni~sevdi|beni~tek|beni~verme|ben~basta|ben~eskis|ben~gitmi|ben~o|ben~on|ben~sevgi|ben~takdi|ben~uyuyo|ben~yokum
16|ben~yolla|bile yeter|bilene|bile~anlat|bile~gordu|biliyordum.|bilmesin sonra|bilmez*|bilme~bakar|bilme~da|bilme~mi
16|bilme~parag|birak~pisma|biraz~kalsa|biric~kimse|birin~yol|biris~o|bir~bakal|bir~bozma|bir~kader|bir~kalma|bir~miydi
16|bir~oturu|bir~seyle|bir~tutar|bir~yuzum|bitirme|bitir~birli|biz kendi|biz su|bizim lisede|bizim~ailen|bizim~kimse
16|bizim~lised|biz~an|biz~kendi|biz~su|body~afraid|boslug*|boslukta|boyle~calis|bozuk.|bugun~olur|buldu~de|bulustum
16|bulustum.|bunu~anlam|bunu~gordu|bunu~kelim|bunu~sirti|buray~bana|buyuk~birin|bu~bana|bu~bas|bu~emek|bu~etkil
16|bu~gelem|bu~islem|cekip gitmek|cekip~gitme|cevap~anlat|cevhe~benim|ceza*|cikis~yapma|cikti~yaziy|cocugu*
16|courtesy~my|courtesy~quote|courtesy~we|cry~noone|da bir|daha~karsi|daha~rahat|daha~soz|daralt*|darling~tutor1
16|darling~we|de cevap|de duygularim|dedemi*|dedemin|defte~sakla|degil bunu|degil~asik|degil~bu|degil~cozdu
16|degil~icini|derinl*|dersi~olur|de~denem|de~gelec|de~olur|de~uyuyo|de~var|dinle~karsi|dinle~say|diye~iyi|dokto~soyle
16|doktum|dolar.|doldu~ya|donuyorum.|don~bana|dugun~cok|dunya~senin|dunya~tek|duram~mi|dusunmustum|duygu~alini
16|duygu~kadar|ediyoruz|ediyoruz biz|ediyo~an|ediyo~biz|ediyo~su|ekrana bakarken|ekran~bakar|elekt~musun|en~acma
16|en~bilir|en~hep|erken~bana|eski~seni|essizsin ki|essiz~icin|essiz~ki|etmekt*|evde ne|evdek~duyur|evde~ne|evlene*
16|evlenir|family1~come2|firl*|flort~an|flort~biz|flort~su|fotog~sana|geceler|geceleri tavana|gecel~dusun|gecen~aglad
16|gece~daha|gecirme|gecmed*|gectim.|gel kucagima|geldi aklima|geldi~aklim|geldi~de|geldi~sen|gelin~yukse
16|gelmezsen sana|gelme~sana|gel~kucag|gel~seni|gerce~bil|gerce~bunu|gerce~ya|gerek~ozel|geri gel|geri~gel|geri~geldi
16|geze*|gibis~bir|gibi~ask|gibi~gecel|gibi~gitti|gider~sana|gidince agliyorum|gidin~agliy|gidiyorsun yine|gidiy~boyle
16|gidiy~iki|gidiy~yine|gitme~var|gitti~kuzen|gitti~oynad|gozd*|gozde~benim|goz~icin|gun~aglar|gun~diye|gun~miydi
16|gun~uyuya|gun~yazac|guven~ben|guzel~bitir|hadi git|hadi~konus|hafife|happy~write|harfin*|hatirla|hatta~iyi
16|hatta~olur|heart~I-do|help~tell|hem~degil|henuz~senin|hepsinden ustunsun|hepsini|hepsi~bu|hepsi~ustun|hep~bana
16|herke~anliy|her~yazac|hesab~kapat|hicbir ogrencime|hic~calis|hic~senin|hic~tanim|hisse~arkad|hisse~yapma|his~degil
16|hocani*|hocanin|human~tell|icim burkuldu|icin~butun|icin~olurd|iki~arasi|iki~ugras|iki~yer|ilgili bir|ilk sen
16|ilk~misin|imka*|inan|incini*|insan~bil|insan~calis|insan~saril|isteme|istiyorum bir|iyisin|iyisi~acma
16|kacmayi dusunmustum|kadar sevemez|kadar~da|kadar~dinle|kadar~sevem|kal bana|kalbi~yerin|kaldi~arkad|kalirk*
16|kalirken|kalirken ben|kalmas*|kapag~acmas|kapat~haber|kapat~yok|karde~odaya|karis~halle|karne~sakla|karsina.
16|karsi~cekip|karsi~gitme|kemiri*|ki ablan|kim o|kimin~kendi|kimse bilmiyor|kimseye benzemiyorsun|kimse~baska
16|kimse~bilmi|kimse~haber|kim~gibi|kim~o|kisiy~soyle|kisi~ailen|kisi~yeter|kitab~kadar|kizlar*|ki~sohbe|ki~varim
16|kocam~opucu|kod~ama|kompo~yazma|konusamam|konusu|konus~her|korku~ne|kucuk sirrimiz|kuzen~cok|kuzen~oynad
16|leave2~stop2|leave~you-do|leave~you-if|lie.|life~you|life~you-did|limit turev|lise askim|lisede de|lise~askim
16|lonely~I-did|love~write|mahallede de|mahal~boyle|mahal~de|mahal~vardi|mahkum*|masad~oturm|masasi|matematigin
16|mesaj~hizla|mesaj~icim|mezuni*|mine~someone|miss~rememb|morl*|morlu~gorme|mu ediyoruz|mudur~de|mu~an|mu~hic|mu~su
16|my~miss|my~only|ne yapacagimi|needless~understand|nereye|ne~yasak|noktay*|noone.|noone~needless|not|o yollardan
16|odad*|odada~soyle|ogrencime|ogren~dikka|ogretmenlik|ogret~bahse|ogret~guven|ogret~sakin|ogret~sonra|okudu~ama
16|okuld~kimse|okulu~kendi|okulu~seni|okul~aile|okuy*|okuyunca sirtim|okuyu~sirti|olarak.|olay|olmak~insan|olsay~seni
16|olur~herke|onceki*|once~cevab|once~onlar|once~sorun|onlardan|onlar~dinle|onlar~fazla|onlar~harca|only~me2|on~dordu
16|ortada*|ovgus~seni|oyle~kalsi|oynadim|oynadim.|oysa~ben|ozledim oyle|ozled~oyle|o~artik|o~beri|o~gecti|o~hic
16|o~veril|parola koyalim|parol~koyal|pisman|plani~ailen|psiko~duyur|psiko~seni|quote~selfProgram|roman~olsun
16|ruhun~bir|ruyan~bir|sadec~anlat|saklarim|sana karsiligi|sana~abart|sana~boyle|sana~cekip|sana~gor|sana~sakin
16|sana~sinif|sana~yazma|satirina|sayalim.|sayesi*|sayesinde|saym*|secret~feel|secret~student_said|sen kimseye|senden
16|senden baskasi|seni dinlemez|seni hem|senin~birak|senin~dayan|senin~gelme|senin~tamam|senin~yil|seni~bekle
16|seni~bilir|seni~sever|seni~yeter|sensi~sikil|sen~bos|sen~dort|sen~duyma|sen~hepsi|sen~icin|sevdalandim|sevda~ne
16|sevgi~devam|seviyorum hem|siiri~dizes|sinav|sinav~alird|sinav~fizik|sinav~icin|sinav~zayif|sinifindan|sinif~diger
16|sinif~harci|sinif~taniy|sirrimiz olsun|sirrini saklarim|sirri~yakin|someone~tellnot|son~uc|soruyu bitirelim
16|soyle yeter|soz ediyorsun|soz~ediyo|stay~I-am|stop2~I-did|stop2~erase|stop2~leave2|study~knownot|study~miss|surecek
16|surukl*|tanid~baska|taraf~iki|teacher~I-be|tek~dogru|tek~ederi|tek~oturu|telasl*|telef~en|telef~haber|telef~iyisi
16|telef~kimse|telef~konus|tell~only|ters~gorme|teyze~soz|tutor1~human|uc~net|uc~yazma|understand~cry|urpe*|uyani~yaz
16|uykuda*|uykudan|uzulurum bana|vardi~alird|varsa~de|vasa*|vasat|velin~bilme|verdi~cekip|verin~cok|veriyorum|verm*
16|ver~soyle|vurulm*|warn~best|warn~you-do|we-let~return|without~afraid|write|write~cry|yakis~ne|yalniz bana
16|yalni~soyle|yanariz|yap|yapacagimi|yapacagimi bilmiyorum|yapay~bir|yapip|yarin~kuser|yazdi~gizli|yazma~mahvo
16|yazma~uyuya|ya~degil|ya~zor|yerde~seni|yerin~oraya|yeter~bilme|yetis~anlat|yine.|yine~sen|yoktu.|yollardan gectim
16|you-did.|you-did~write|you-do~sad|you-if~come2|you.|you~you-if|yuregim agzima|yureg~agzim|yureg~geldi
16|yurtta kalirken|yurtt~ben|yurtt~kalir|yuzden.|yuzde~altin|zaman~bilgi
-16|*aydi|*ayli|*cih.|*clu.|*enar|*flik|*giz|*hmin|*icta|*ilap|*imak|*isme|*izda|*ize|*kkat|*kkur|*lap|*leyi|*liye
-16|*ltme|*m.|*mit.|*mlet|*mol.|*msi|*nski|*ordu|*psin|*pss.|*pte|*rban|*rdin|*reli|*rlan|*rlik|*ruk|*sama|*ubu|*utan
-16|*ver|*yran|*ysa.|*yti|*yun.|*zili|*zme.|1839|1839 ilan|1839~edild|1839~ilan|183~acik|25 dakika|25~dakik|3 bolu
-16|3~bolu|5 dakika|5~dakik|6~10|I-do~miss|I-do~tellnot|I-not~need|^acini|^antrenorun|^bihter|^binaya|^bizden
-16|^dedigine|^denemeden|^dinliyorum|^elinden|^essiz|^fransizcada|^goc|^gule|^hamlet|^internet|^kaynak|^kirmizilar
-16|^listede|^mektupta|^odadan|^olumsuz|^ozel|^planini|^sait|^sayfanin|^sifre|^sosyal|^tekrar|^temizlenen|^turkce
-16|^verilenleri|^veysel|ablan kim|ablan~kim|ablan~yanin|acik soruyorum|acikca soyle|acik~soruy|acma yarin|acma~devam
-16|acma~yarin|aday~bir|adi zorbalik|adimi anlatacagim|adrenalin yuzunden|adren~yuzun|afraid~secret|aglam~rahat
-16|aglam~sonra|aglam~yuzun|agrisi|ailen~kaygi|ailen~onems|ailen~rahat|ailen~yanin|aile~de|aile~icin|akic*|akisi
-16|aklinda tut|aklin~tut|aksam~coz|aksam~otur|aksam~oturu|aksam~sofra|aksam~soyle|alanlarin|alanl~degil|alisk~icin
-16|aliyo~an|aliyo~su|almani*|almasi*|almaz|altini ciz|altin~ciz|altin~simdi|altta.|ama gercekten|ama kendini|ama zor
-16|ama~diye|ama~dokto|ama~duyuy|ama~sakla|ama~uzman|ama~ver|ama~yok|ama~zor|anadolu ogretmen|anado~gider|anado~ogret
-16|angry~deny|angry~you-did|anlamissin|anlamissin.|anlat o|anlatirdi sozuyle|anlatmali|anlat~dikka|anlat~dur
-16|anlat~olur|anlat~tarih|anlat~zaman|anlay~tek|annem|annem~sozuy|annem~vedal|annenle konusup|annen~halan|annen~icin
-16|annen~sinav|annen~yazmi|anne~ne|antrenorun|an~basin|ara tatil|arada~kalan|aralig*|araman cok|arama~cok|araniz*
-16|arayamam.|arayisi|ara~bayra|ara~tatil|arkada|arkad~arama|arkad~bende|arkad~calis|arkad~disar|arkad~disla|arkad~ve
-16|artir~bir|asik~ve|ayar*|ayda~bir|ayna|ayni~her|ayril~aglar|ayril~haber|ayril~kayip|ayri~ayri|ay~bes|ay~kendi|azdir
-16|az~anlat|az~hesap|baban ablan|babana bugun|baban~baris|baban~bir|baban~hisse|baban~kiska|baban~soru|baban~uzmus
-16|baban~yanin|bag kurmak|bagla~ilerl|bana sorarsan|bana verdigin|bana~bilme|bana~dinle|bana~iki|bana~sorar
-16|bana~sozuy|bana~vedal|bana~verdi|bana~yanli|baska kimsem|baslangicta|baslat*|basla~gizli|basvu~tarih|bazil~sonra
-16|bazisinda bazisinda|bazis~bazis|bc|beden~iyi|beden~sen|beklemeyi|beklenen|belki o|belki~o|ben musteri|beni~anlas
-16|benze~yerin|ben~cizec|ben~konuy|ben~korkm|ben~once|ben~sir|bes~cumle|beyti|bildi~dusun|bilgi~de|bilgi~verme
-16|bilinc akisi|bilmeyen|bir alistirma|bir buyugunle|bir secenek|bir sir|bir yetiskini|birak~soruy|biri yapmaz
-16|birim~isare|birini sec|birin~ara|birin~sana|birin~sec|birin~yuz|birin~yuze|biri~yapma|birka~bir|birlikte calisalim
-16|birli~once|bir~arayi|bir~bir|bir~eders|bir~geldi|bir~gore|bir~ilerl|bir~istey|bir~kalab|bir~kalki|bir~karbo
-16|bir~kiska|bir~korum|bir~kur|bir~sozlu|bir~susma|bitirir|bitir~bekle|bitmesi|bitme~yapil|bizim~kimya|bogaz~dugum
-16|boler|bolum hangi|bos~sanda|boyle konusma|boyle~geldi|bozulmus|bugun karar|bugun~basla|bugun~cumle|bugun~fizik
-16|bugun~insan|bugun~moral|bugun~ver|bulmak|bunun~zorba|bunu~ederi|bunu~mumku|bunu~olabi|bunu~senin|bunu~tesek
-16|bunu~yolu|burada bir|burada rahat|burad~rahat|butun~yetme|buyugunle|buyuk~iyi|buyumu*|buyumus|bu~ayril|bu~birli
-16|bu~bitin|bu~dized|bu~gorus|bu~gunde|bu~gurbe|bu~okuma|bu~sagla|bu~seviy|bu~son|bu~suctu|bu~surer|bu~tatli|cagir~o
-16|calik~anado|calik~ogret|calisamaz|calisin|calis~dene|calis~goste|calis~gundu|calis~olaga|calis~sec|canin~yaniy
-16|carsa~topla|cati*|cay~ver|cekiyorsan|cesaret ister|cesar~ister|cevabi.|cevabim yok|chatbo*|ciddi~su|cik insanlarin
-16|cikamaz|cikaralim|cikaralim.|cikip|cik~gec|cik~insan|cik~yanin|cizece*|cizecegim|cocuk~yuzde|cogra~calis
-16|cogu~boyle|cogu~gider|cok sevinir|cok~en|cok~guclu|cok~iceri|cok~yeni|come2~lesson|coul*|could|coz sonra
-16|cozme~yeter|cumle~gerek|cumle~o|cumle~yazal|da babana|da bu|da haber|da yer|daha dene|daha mi|daha~sey|daha~soyle
-16|dakik~5|dakik~donup|dakik~soru|darling~I-not|darling~sad|da~birin|da~bitmi|da~cikma|da~duzen|da~kalsi|da~kaybe
-16|da~parca|de gosterebilirsin|de unutma|deden sana|deden~unutm|dedigine|dedigine gore|dedig~baban|dedig~gore|defter*
-16|deger~gerek|degil dunku|degil~basla|degil~beden|degil~dinle|degil~diye|degil~dunku|degil~duzen|degil~istem
-16|degil~plan|degil~tamam|degis~birak|degis~ogren|deme ben|demek~anlam|demek~zor|deme~ben|demis~ama|denem~dustu
-16|denem~hangi|denem~kahva|denem~seyi|deneyinde|dengel*|ders icin|derse~ama|dersl~cok|dersten baslayalim|ders~zaman
-16|de~ayir|de~bc|de~birin|de~cemiy|de~dene|de~gorme|de~kabul|de~secen|de~sekli|de~sorab|de~yaral|dikkat|dikka~topla
-16|dikka~yer|diksiy*|disar~iyi|dislam*|dislamasi|diyemem bu|diyem~bu|diyem~dogru|diyem~olmaz|diyeyi*|diyeyim|diyeyim.
-16|diye~en|diye~hayir|diye~olabi|diyorsa bu|diyor~soz|dogru degildi|dogru~olurs|doktor*|dokto~sorma|dolayli
-16|donun~bile|dortlukte|dort~de|dort~odaci|dort~yazdi|dostl~bir|dunden|durabilir|durabilir.|durumda 112|durum~112
-16|durum~seni|dusunceyle|dusun~degis|dusun~ders|dusun~kadar|dusun~misin|dusun~zorla|duyacak bir|duyg*|duyma~ama
-16|duzeltmek mumkun|duzel~mumku|duzen~o|edilmek|ediyo~annen|ekleyecegim|eksen~bak|eksiklik|eksik~bir|elli
-16|emeginin karsiligini|emek~verdi|en onemli|en~ama|en~birin|en~karak|en~ona|en~saat|eski notlarini|eski~notla
-16|eski~ozluy|etkilemis|etmen guzel|ettin~bu|etut~saati|evde sana|ezber~bir|family1~program|fark edersen|fark~eder
-16|fark~hizla|fark~iki|fark~kendi|fark~yazmi|feel~marry|fen icin|fende~kimya|fen~icin|ferid~anado|ferid~ogret
-16|fikir~degil|fransizcada|fuzuli gazelinde|geceler.|gecelik|gecen~daha|gecer~da|gecikm*|gecis~ikinc|gecmek*
-16|gecmekten|gecme~daha|gelecek|gelen~kim|gelen~sen|gelmiy*|gel~bir|geome~sure|geome~yardi|gercek bir|gerekiyorsa
-16|gerek~kulla|gerek~sen|geri kalan|geri~her|gibi~geliy|gidin~cok|gitme~annen|gitme~fikir|gitme~zor|gizli~onlar
-16|gore baban|goremiyorum kisaca|gorem~kisac|gorev~ve|gore~baban|gorme~istem|gorunt*|gorursun.|gostermekten cekinme
-16|gozetmene soyle|gozle~uzaga|gozle~yirmi|gozun~de|goz~cok|grafigini|guclu.|gunde iki|gunde~liste|gunk*|gunku
-16|gunun~bir|gunu~bos|gun~bolum|gun~donup|gun~hafta|gun~olurs|gun~yalni|gun~yapal|guruld*|guvenmen|guven~insan
-16|guven~iyi|guven~mi|guzellik|guzel~da|guzel~icin|hafifletir|hafifletir.|hafta dene|hafta~ara|hafta~dinle|hafta~git
-16|hafta~icin|hafta~nasil|hafta~planl|hafta~yapil|hakli~degil|hamlet|hangi bolume|hangisinin|hangi~tek|happy~stay
-16|harit~yerle|harlo~kumas|hatir~kendi|hayir~kusme|hayir~ozlem|hayran|haziri*|hazirim|hazir~acari|hazir~zaman
-16|heart~wait|hedef~net|hedef~olsun|hekim~bir|hemen~ne|hep~parca|her ders|herkesin onunde|herke~arkad|herke~istiy
-16|herke~onund|herke~ustun|herke~yardi|her~basin|her~bes|her~gecme|her~gunu|her~kazan|her~masay|her~saatt|her~sinav
-16|her~yapma|hesaba katmak|hesab~katma|heyec~bir|hic sorun|hic~sorun|hisset*|hisse~korku|hisse~oldug|hisse~senin
-16|hocan~bir|hocan~ister|home1~return|hosla~senin|icecekleri|icin kucuk|icindedir|icindedir.|icind~hafif|icind~soyle
-16|icin~aksam|icin~al|icin~bunla|icin~cumle|icin~gerek|icin~gunun|icin~konus|icin~net|icin~oneri|ihtim~yanin
-16|ihtiyaci var|ikinci gun|ikinc~gun|ikinc~tekra|ikinc~ucunc|iki~ac|iki~cozum|iki~kolay|iki~sey|iki~yaziy|iki~yirmi
-16|ilan edildi|ilan~edild|ilerle|ilerle.|ile~yanip|ilgis~bir|ilk sutuna|ilk~dur|ilk~hic|inki*|inkila*|inkilap|insanla
-16|insan~ablan|insan~guven|insan~tanis|insan~uykus|ironik|is cikardin|isigi yak|islaha*|isted~bolum|istem~hakki
-16|istem~yuzde|ister ben|ister~bunu|ister~donel|ister~kapat|ister~kelim|isteyecegim|istiy~ailen|istiy~soyle|is~cikar
-16|iyi bak|iyi~bak|iyi~birka|iyi~burad|iyi~dogru|iyi~gitti|iyi~goste|iyi~yardi|izin verir|izin~verir|i~yasak
-16|jealous~best|kadar buyuk|kadar~aksam|kadar~eline|kadar~sayil|kafan dagilir|kafan~dagil|kalab~kal|kalan her
-16|kalan~her|kalan~soruy|kalbi~diye|kalbi~goste|kaldi~burad|kalka~kazan|kalki~gitme|kalma|kalma~bir|kalma~hesab
-16|kalma~kalma|kamra~anado|kamra~ogret|kana|kanit~olabi|kaniyor|kapatinca ise|kapat~say|karde~dinle|karde~yapiy
-16|karinciga iner|karin~iner|karismis|karnini|karsi~cikti|karsi~ona|kartlarina|katmak|kavramiyla|kayar.|kaygil*
-16|kaygi~agir|kayna~de|kazandin|kazandirmaz|kazandirmaz.|kelim~kart|kemal~okuya|kendi annene|kendinden|kendi~aklin
-16|kendi~asik|kendi~kavga|kendi~yazma|kez yazdin|kez~birin|kez~dene|kez~goz|kilit~bir|kilit~koyma|kimin~yaz
-16|kimse~bakmi|kimse~bana|kim~nasil|kim~olabi|kirk bes|kirmi~oturu|kisa tekrarlari|kisac~misin|kisa~ozet|kisi~gibi
-16|kisi~icin|kisi~yapti|kiska~cogu|kiska~ederi|kiska~hazir|kitap~telef|kiz~bir|ki~olmas|kongr~ve|konularin listesini
-16|konul~cikar|konusma sorularinda|konusmak zorunda|konus~al|konus~karar|konus~yetis|konu~sec|konu~yalni|kopars*
-16|kopeg~hatir|korkmam.|korkutan|korku~yer|kotu gecen|kotu~gecen|kotu~gun|koyma~zorun|koy~bir|kpss.|kucuk~seyle
-16|kuculm*|kucultme|kulla~gerek|kulla~iyi|kulla~sana|kurmak*|kursu~ailen|kusme~yok|kutlesi|kuvve~tepki|kuyrug*
-16|leave2~return|leave~miss|lesson~understand|leyla~ilahi|leyla~sever|liste~senin|love~tellnot|m.|marry~sad
-16|masal~sozuy|masal~vedal|mavi~uc|maymu~kumas|mayoz~kromo|mektubunu|mektubunu okuyalim|mektupta asker|mektu~asker
-16|mektu~okuya|memleket|memnu~yasak|merak ediyorsan|merak~olabi|mi daha|mi oldu|mitoz~hucre|mol.|mol~kavra|monolo*
-16|mukemmel olmak|mukem~olmak|mula*|mulaka*|musta~okuya|musteri.|mutla~bitme|mu~bak|nasil~gizli|nasil~kulla|ne guzel
-16|necip~aski|neden~ayni|neden~kim|need~best|nered~bir|neseli|netle|ne~belli|niteli*|nokta~aksam|odac*|odacik*
-16|odada~gec|odada~insan|odevi~yazma|ogren~konud|ogretmenine hayran|ogret~hayra|ogret~ki|ogret~sorma|ogret~soz
-16|ogret~yap|ogret~yazmi|okula~sinav|okuld~ne|okul~almas|okul~sondu|okumada|okuma~vakti|okurk~de|okuyabilirsin
-16|okuyabilirsin.|okuyan bir|olama~progr|olama~yazil|oldugunu soyledin|oldug~istiy|olmad~yorul|olunc~acari
-16|once ekrani|once yarinin|onced~ver|onceki gece|onceki sohbeti|oncek~gece|oncek~kisac|oncek~sohbe|once~ciz
-16|once~gorun|once~hesap|once~kadar|once~kokun|once~mesaj|once~plani|once~zaman|oneml~guven|only~stop2|onun~sey
-16|onu~korku|on~birak|on~hafta|optik~her|oranid*|oranidir|oranidir.|ornek ver|ornek~ver|ortakl*|ortak~kapat|otekinde
-16|oturdugun|oturu~de|oyle bir|oyunu|ozeti~annen|ozgurl*|ozlem~ama|ozur~isare|o~al|o~devam|o~gorun|o~kilav|o~rahat
-16|o~sondu|o~ver|parag~bolel|parcad*|parca~topla|parent~come2|payla~ister|peki sen|periyodik tabloda|plani~var|prof*
-16|progr~unutm|rahatlar|rahatlar.|raif~maria|rehbe~ac|rehbe~kez|repli~var|saate yakin|saate~yakin|saatt~o|saatt~uykun
-16|saat~kalkm|saat~kolay|sabah~annen|sabah~bazil|sabah~yedi|sadece testi|sadec~testi|sad~marry|sag~iner|sahibini
-16|sair~abart|sakladigin|sali~ve|salon~birak|sana~ayni|sana~edece|sana~hatir|sana~sure|sana~yeni|sandigindan daha
-16|sandi~daha|saril~rahat|sayfanin soluna|sayfayi kapatinca|sayfa~ise|sayisini artirmak|sayis~artir|sayis~icin
-16|sayi~mi|secenek.|secimi.|selfProgram~love|sen bunu|sen garson|sen gelmeyince|sen ozelsin|sen sorumlu|senar~diyor
-16|senden bunu|seni dislamasi|seni dort|seni fark|seni kucultmez|senin~gorme|senin~kelim|senin~mutlu|seni~bozul
-16|seni~gelmi|sen~sorum|sess*|sevdi~gunle|sevdi~odul|seven~eder|sevgil*|sevgi~baska|sevgi~deger|sevgi~yazil|sevinir
-16|sevinir.|seviy~bunu|seviy~goste|sevme~zaman|seyi~ister|sey~ogret|sey~rehbe|sicram*|sifresi|sikisinca|sikisir|sikma
-16|simdi yanina|simdi~112|simdi~acma|simdi~adim|simdi~durum|simdi~ogret|simdi~rehbe|sinav kaygisi|sinavin nasil
-16|sinav~basta|sinav~gece|sinav~konu|sinav~saati|sindir*|sinif~olmal|sinif~ya|sir.|sirad~anlat|siralamana|siralamayi
-16|siralayalim|siralayalim.|siral~bir|siral~zor|sirri~der|sir~anlat|sistemi|sivil~sikma|sogumu*|sogumus
-16|sohbeti goremiyorum|sohbe~iyi|sohbe~kisac|sohbe~misin|someone~help|son gunlerde|son on|sonra iki|sonra yuzunu
-16|sonraki denemede|sonra~devam|sonra~doner|sonra~eksi|sonra~koy|sonra~yavas|sonra~yuzun|sonucu.|sonuc~bunu
-16|sonuc~deger|sonuc~degis|sonuc~dort|son~dort|son~gunle|son~yeni|soray~mi|soray~var|sorul~kadar|sorumlu
-16|sorumlu degilsin|sorun~cozum|sorun~hisse|soruyu herkes|soruy~don|soruy~herke|soru~her|soru~ikinc|soru~kolay
-16|soru~soru|soru~yeni|soyleme hakkin|soylemeyecegim.|soylen*|soyle~hangi|soyle~kontr|soyle~oluyo|sozcu~zamir
-16|soz~guven|stay~courtesy|stay~tell|student_said~understand|study~tired|suat~aski|suct*|suctur|sunu~var|surey~hafta
-16|surg*|surgun*|su~okumu|tablol*|tablo~gozun|tahmin|takil~ekran|tamamla.|tanzi~1839|tanzi~edild|tanzi~ilan|tarafin
-16|taraf~tutma|tarih ve|tarih~krono|tartismali|tasav~tanri|tasimak|tatil~bayra|tatli~o|tehli~baska|teknigiyle
-16|tekrarla baslariz|tekrarlari|tekra~basla|tek~saatl|telef~salon|telgr~hamdi|tell~courtesy|temasi*|temiz kan
-16|temizlenen|temizlenen kan|temiz~doner|terapist degilim|terap~degil|tercih.|terci~arkad|terci~zorun|tesekkur
-16|tesek~soru|test bitince|test~bitin|toplam netin|toplaniyormus|toplaniyormus.|topla~netin|topla~topla|tumlec*
-16|turevd*|turevde|turkc~matem|tutula*|ucunc~degis|uc~adini|ufak|understand|unive~ve|usuyor*|utandigini|utanm~bu
-16|uyand~dusun|uyeler*|uyku sirasinda|uykus~ama|uyku~gelmi|uyku~siras|uymak|uyudun|uyumam acikmam|uyuma~acikm
-16|uzaga koy|uzaga~koy|uzeri~yedi|uzulm~uzulm|uzunlugu|uzun~bolel|vakti~bir|varli~gibi|varsa simdi|var~demis
-16|var~misin|ve sabah|ver cok|verdigin|verilenleri|verilir|verilir.|vermektir|vermektir.|verme~sor|ver~cok|ve~ara
-16|ve~bak|ve~grupl|ve~hic|ve~kendi|video~soru|vron*|vronsk*|vronski|wait~parent|we~warn|without~you-do|write~me2|ya o
-16|yaklasirken|yalni~azalt|yalni~devam|yalni~sesle|yanin~ac|yanit dogru|yanit~dogru|yani~degil|yanli~kontr|yansit*
-16|yapalim sen|yapal~ben|yapal~sen|yapan biri|yapan~biri|yapay~seni|yapim|yapmad*|yapmana|yapma~degil|yapma~gerek
-16|yaratigi yalnizliktan|yardimci olur|yarim~git|yarin~ister|yarin~iyi|yarin~on|yarin~yardi|yasam~ama|yasi
-16|yatma~ekran|yavasca nefes|yavas~nefes|yazarin|yazar~derke|yazar~dusun|yazdiklarini su|yazdi~anlat|yazdi~cevap
-16|yazdi~okumu|yazdi~su|yaziyo*|yazma~gecme|yazma~yeter|yazmi~bunu|ya~baban|ya~mi|ya~var|yemek~ya|yeni~hafta|yeni~iki
-16|yeni~tanis|yerini tutmaz|yerin~once|yeterlik|yetiskini|yetis~iyi|ye~daha|yine~istey|yirmi~bak|yirmi~donup
-16|yoksa~kadar|yok~ciddi|yok~hazir|yok~soyle|yok~yalni|yok~yardi|yol var|yoruldun|yorul~mola|yorum~kendi|yuzde~ihtiy
-16|yuzde~kontr|yuzde~ne|yuz~anlat|zaman~devam|zaman~iyi|zarar~varsa|zarf~tumle|zaten yaptigin|zayiflik|zorunl*
-17|*60.|*agiz|*ajin|*apca|*bah|*cir|*cuga|*doro|*elen|*ende|*erip|*fti|*geli|*jiyi|*kaci|*kak|*kezi|*kili|*lide|*lizi
-17|*lubu|*mpus|*net.|*nla.|*nson|*o.|*onun|*oro|*pca|*pit|*plin|*pti.|*pus|*rtre|*seri|*sin.|*tep|*tta|*unku|*uya.
-17|*vam.|*yen.|*zini|*zne.|20~20|58 alinca|58~alinc|58~bana|60.|I-am~someone|I-did~tell|I-do~help|I-not~daily|I~body
-17|^1|^aday|^akciger|^ask|^atesin|^bazisinda|^beseri|^bitirince|^buldugun|^buradaki|^burs|^degistirmiyorsa|^elektrik
-17|^erzurum|^fonksiyonu|^garsonun|^gunde|^gurur|^hala|^halide|^halit|^hedefin|^hepsini|^ikisinin|^integral|^kavganin
-17|^kayginin|^kendimi|^kizmasindan|^melatonin|^metin|^nedenini|^okulunda|^periyodik|^pomodoro|^robinson|^sag|^sartre
-17|^satranc|^silmek|^sohbet|^tahmin|^turkcede|^uslu|^uyumak|^vurma|^yuruyuse|ablan sana|acelen|aciklamasini
-17|acikm~uzulm|adimi topladim|adimi~anlat|adimi~topla|adimli|adini~bir|adlara|adlara gelen|adlar~ayir|adlar~kesme
-17|agirla*|agir~tek|ailene bugun|ailenle birlikte|ailenle otur|ailen~birim|ailen~otur|ait~kimse|akcigerde|akcig~kulak
-17|akcig~sol|akil yurutme|akil~yurut|aklin acik|aklin~acik|aklin~olsun|aklin~yanin|aksama|aksam~kutla|aksam~saatt
-17|aksam~test|aktari*|alarm~bir|aldiys*|alinca bana|alinc~bana|alinir|alinir.|alma once|almak~gerek|alman~bir
-17|alma~once|alti~saniy|al~daha|ama~buyug|ama~fark|ama~sensi|ama~uzulm|amcan|analizi|angry~quote|angry~student_said
-17|anilarini|anlatici seni|anlat~calis|anlat~guzel|anlat~ozled|anlat~ozne|anlat~sinif|anliy~soyle|anneni ozlemen
-17|annen~bunda|annen~cumle|annen~dinle|annen~konus|annen~onu|annen~varsa|an~insan|aramadan|aramadan once|arama~once
-17|arami~ama|arapca|arasi~gel|arasi~senin|ardin~da|arkadasin tasininca|arkad~birbi|arkad~boslu|arkad~hisse
-17|arkad~kopya|arkad~sir|artirmak|asik beni|atomla*|atti*|ayakl~odada|ayarl~olur|ayin~son|ayirma.|aynanin|ayni sonucu
-17|ayni~buldu|ayrilan|ayril~sahne|ayrintili|ay~ay|ay~ve|azini|baban~unutm|bagir~konus|bagla~de|bakar~anlat|bana yazma
-17|bana~cevap|bana~dogru|basa~anlat|basin~agir|baska~davra|baska~ustun|baslamadan|baslangictir|baslangictir.
-17|baslarken|basla~yeter|basta|basta~bir|bazila*|bazisi*|bazisinda|bazisinda.|bazi~kisil|bedeni|beden~cunku|bekle~ama
-17|bekle~cozum|bekle~kos|bekli~yok|belki~aksam|belki~onu|belli~etmiy|bende~ama|beni mutlu|benim~duygu|benim~kitab
-17|benim~sinir|beni~gecme|beni~sevme|beni~yakin|beni~yalva|beni~zaman|ben~demek|ben~elekt|ben~gonde|beseri|beseri ask
-17|beser~ask|bes~gelir|bes~var|beyin yeni|beyin~yeni|bicim~olabi|bihte~roman|bile~olur|bilgi~yapac|bilimlerinde
-17|bilmek.|bilmesi seni|bir bolumu|bir duygum|bir ogrencisin|bir onceki|bir ozelligim|bir secim|bir tuzak|birak~dinle
-17|birak~etme|birak~koy|birak~son|biraz~disar|biri olmali|birin~almak|birin~bes|birin~bunu|birin~demek|birin~gerek
-17|biri~cevap|biri~olmal|biri~ona|biri~yere|birka~sinav|birka~vardi|birlikte bakalim|bir~acik|bir~ayira|bir~bulma
-17|bir~cik|bir~cozme|bir~donus|bir~duyul|bir~fark|bir~farki|bir~gitme|bir~gizli|bir~kanit|bir~koyma|bir~plan
-17|bir~secim|bir~son|bir~takil|bir~varli|bir~yasar|bir~yaz|bitir~yirmi|bitisi*|biyolojiyi|bolumu yaz|bolum~yaz
-17|bolum~yetiy|bolu~bolu|bos gelmis|boslu~birak|bos~gelmi|bos~var|bot sana|bot~sana|boyle~progr|bozuk~eksik
-17|bozuk~ozne|bugunk*|bugunku|bugun~aksam|bugun~yap|buldu~ogren|bulunm*|bundan sikayet|bunda~etmez|bunda~sikay
-17|bunu onunla|bunu yapabilir|bunun~var|bunu~bes|bunu~duyma|bunu~onunl|burad~cikar|burad~yalni|buyuk~gorun|bu~ayrim
-17|bu~ayrin|bu~dikka|bu~gibi|bu~olgun|bu~oneml|bu~sagli|bu~sandi|bu~yapac|bu~yonte|calismali|calis~duzen|calis~gorun
-17|calis~kizma|calis~olsa|canakk*|canakkale|cantan*|caresi|caresi*|carpinti|carpi~degis|cefa|cefa eder|cefa~asik
-17|cefa~bunda|cefa~eder|cefa~sikay|cek|ceker.|cephe~savas|cevab~bu|cevap~bekle|cevap~hisse|ceviririz|ceviririz.|cifti
-17|cikarm*|cikmal*|cikmali|cik~aksam|cocuga|cocuk ve|coker|cok~fark|cok~gelir|cok~ozel|cok~ozell|cok~sec
-17|courtesy~help|courtesy~someone|courtesy~tired|cozum~yazma|cozuyo*|coz~sonra|cry~wait|cumartesi sabahi|cumle~don
-17|cunku~aci|cunku~gerek|cunku~var|d|da acik|da ne|dagitir|dagitir.|dahaki sefere|dahak~sefer|daha~bicim|dakikada
-17|dakikalik bir|dakik~dinle|dakik~gelir|dakik~icind|dakik~o|dakik~yetmi|dar bir|dar~bir|dayanir|dayanir.|da~acik
-17|da~baban|da~haber|da~kural|da~oyle|de on|de sorun|de ugra|deden~basin|deden~olsun|deden~sag|defte~her|degil dort
-17|degil~devam|degil~goste|degisim|degistirmiyorsa|degis~gerek|degis~tek|deli~esi|demene gerek|demen~gerek|deme~kiril
-17|demis yarin|demis~devam|demis~ederi|demis~yarin|denem~coz|denem~da|denem~satir|derst~degil|ders~bos|ders~odul
-17|ders~olunc|desca~bir|deste~var|devam.|de~acik|de~neden|de~suc|dilemene|dilemene gerek|dilem~gerek|dilem~yok
-17|dinle~hak|dire*|disiplin|disla~aciti|divan~siiri|diyalog|dizes~dusun|dolayl*|doldu~en|doldu~sonra|doneml*
-17|donersin.|donunce yorgun|donun~ders|donun~olaca|donun~soruy|dordun*|dort say|dort~say|dort~sey|dort~var|dumru~esi
-17|dunku sohbeti|dunku~okudu|dunku~olasi|dunku~sohbe|durduy*|durum~dokto|dusu*|dusunceleri|dusundugunu yazdin
-17|dusunuyor olabilirsin|dusun~acik|dusun~ne|dusun~yazdi|duvar~her|duygu~sevgi|duymasi|duymasi gereken|duyuyor.
-17|duzen~calis|duzen~icin|edebi~birin|eder asik|eder~asik|eder~bunda|eder~etmez|eder~sikay|edilm~de|ediyor.
-17|ediyorsa bunu|ediyo~bunu|ediyo~fotog|ekleyeyim|ekleyeyim.|ekran~oturu|eksik~konul|eksik~yok|elekt~devre
-17|elinin altinda|engel~et|en~basla|en~deger|en~hangi|en~tanir|erase~write|esi~canin|etmedin|etmene|etmene gerek
-17|etmen~gerek|etmen~yok|etmeyi|ev|evdek~bir|evde~yer|evde~yoksa|farkl~kiyas|fark~cumle|fark~yoksa|feel~darling
-17|feel~deny|feel~student_said|fen bilimlerinde|fende~de|fizik~birim|fonksiyonu|garip siiri|garip~siiri|garsonun
-17|garsonun agzinda|garso~agzin|gecel~anlat|gecen~kotu|gece~uyuya|gecirmekten|gecir~cekin|gecme~cok|gecmi~bu
-17|geldi tekrar|geldi~misin|geldi~tekra|gelen~ayir|geliyor|geliyorsa onu|gelme~burad|genelg*|gerce~sayil|geriyorsa
-17|gibi gelebilir|gibidir.|gibi~geleb|gideceksin.|gidince cok|gitme~soz|git~sabah|giys*|gizlic*|gizlice|gizlice baska
-17|gizli~baska|gizli~bulma|gonde~fotog|gorduk*|gorebilir.|gorevliye|gorev~bir|gormesi|gorunmez.|goruntusunu al
-17|gorun~icin|gorursun|gosterip|goze|gozet~soyle|gozyasim yok|grubu~bildi|gucu|gulunu|gun ayir|gun boyu|gun ders
-17|gunde~bitir|gunde~sec|gune birakma|gune denk|gune~denk|gunu varmis|gunu~varmi|gun~boyu|gun~bunu|guvenme|guven~ama
-17|guven~bilme|guven~yetis|guzel~yerin|guzel~yikil|haber~dinle|haftalarda|hafta~fazla|hafta~gece|hafta~hala
-17|hafta~olur|hafta~takim|halana bugun|halan~bugun|halide|halide edip|halid~edip|halit ziya|halit~ziya|hangi konu
-17|hangilerini|hangi~konu|hatir~hazir|hayal kirikligi|hayat~daha|hazirlarim.|hazir~ilk|hazir~senin|hece.|hedef~degil
-17|hedef~uc|hediy~bir|help~body|help~sad|hemen~degil|hemen~zorun|hemsiresine bugun|hemsi~bugun|hep~yerde
-17|herkesin icinde|herke~da|herke~gelme|herke~icind|her~ders|her~geri|her~hafta|her~kucuk|her~yokla|hesabi.
-17|hicbi~tanim|hic~bitme|hissetmen cok|hisse~gerce|hizli atiyorsa|home*|home1~lesson|hucre~gecir|huma*|humani*
-17|human~stay|ici iki|icin~acele|icin~ayir|icin~basli|icin~kart|icin~kayna|icin~kitap|icin~kulla|icin~olan|icin~tekra
-17|ici~bir|ici~iki|ici~oturu|iki farkli|ikinci yazilisindan|ikinc~58|ikinc~alinc|ikinc~ay|ikinc~bana|ikinc~satir
-17|ikinize de|ikini~de|ikisi~olur|iki~altta|iki~boslu|iki~icind|ilgili*|ilk~gunle|ilk~koyma|ilk~sey|ipucunu paylastim
-17|iron*|ise yariyor|ise~yariy|isigi~birak|isigi~yak|isikta|isikt~bir|isin degil|isin~degil|islem~yalni|istemeye
-17|istem~dusun|istem~utani|istersin|ister~dogru|iyi.|iyi~ogren|iyi~var|kacir~her|kacmas*|kadar~eksik|kadar~yapti
-17|kadar~yardi|kadar~yukse|kagit~anlat|kagit~mi|kalabalik bir|kalbi~adren|kaldir.|kaldi~kadar|kaldi~konu|kalibi.
-17|kalma~arkad|kalma~ederi|kalp*|kalp~pompa|kaniyo*|kapat~beni|kapat~disar|kapin~o|kapin~yuzde|karakterin demesi
-17|karak~demes|karar~acele|karar~her|karbo~oksij|karin~duvar|karin~kalin|karisi*|karis~kural|karm*|karma|karsi~bulam
-17|karsi~konus|kasili*|kasilm*|kasi~kirpi|katil~yeni|kavra~bir|kaygin|kaymis.|kaynaga|kazanmak|kazan~bir
-17|kemal zubeyde|kemal~hanim|kemal~zubey|kendi~disin|kendi~en|kendi~not|kendi~sec|kendi~sure|kere*|kesmey*|kesmeyle
-17|kesmeyle ayir|kesme~ayir|kez sesli|kez~sesli|kilavuza bak|kim varsa|kimse~araya|kimse~kadar|kim~varsa|kirginligini
-17|kirikligi|kisa cevap|kisi~konus|kitapla karsilastir|kitaptakinden|kitap~daha|kitap~gelis|kiyaslama.|kizman
-17|kizmasindan|knownot~tellnot|kokunden|kokunden gelir|kokun~gelir|konuda kesin|konud~var|konud~zorla|konusmak zor
-17|konus~hafta|konus~rehbe|konus~ya|konuy~on|konu~sure|korkuyorsun bunu|korku~bekle|kosmayi|koydu~yalni|koymay*
-17|koyma~senin|kpss~icin|kucuk~deger|kucuk~gulun|kucuk~parca|kucuk~sehir|kucultmez.|kulak tikaci|kulak~altta
-17|kulak~ise|kulak~tikac|kulub~insan|kuma*|kumas|kumas~anney|kurdugun|kuruldu.|kur~bir|kusmek|kuzenin|leave2~human
-17|leave2~me2|leave~human|lesson~wait|madded*|maddede|mahr*|mahs*|mahsus*|masal~vardi|mecnu~sozuy|mecnu~vedal|mekani*
-17|mektu~kalib|melato*|melatonin|melatonin karanlikta|melat~karan|merak~vardi|merkezi|mesaji ona|mesajin
-17|mesajin yarim|mesajlarin ekran|mesaj~tekra|mesaj~yarim|mesaj~yenid|mesel~soyle|mine~selfProgram|mine~tell
-17|misin diye|mome*|moment*|momentum|musta~hanim|musta~zubey|nasil kurarim|nasil~kurar|ne yaparim|nedenl*|neden~gerek
-17|neden~ister|neden~misin|needless~help|need~I-not|need~you-do|net.|netin artmis|ne~aksam|ne~an|ne~bir|ne~daha
-17|ne~gorur|ne~karar|ne~neye|ninni~anne|noone~you|notun~yerin|not~I-be|numarasini|o hafta|o yilin|o.|obur gun
-17|obur~gun|odada~say|odada~ve|odana~kimse|odevi~tasla|odysseus yirmi|odyss~yil|odyss~yirmi|ogluna|ogrendin.
-17|ogrenme bu|ogren~bu|ogren~gun|ogretmenini|ogret~oldug|ogret~orada|ogret~ugra|okudugun|okudum olasilikta
-17|okudu~olasi|okudu~oldug|okudu~yalni|okulun ikinci|okulu~58|okulu~alinc|okulu~bana|okulu~ikinc|okulu~yazil
-17|okul~bugun|olabi~anlat|olacagini|olacaksin ilk|olaca~ilk|olculmez.|olcuyo*|olcuyor|olcuyor.|oldugunu bana
-17|oldug~ise|oldug~yazmi|olgu*|olmad~bana|olmad~konud|olman~ama|olman~kusur|olunca gun|olunc~gun|olur~baska|oluyorsa
-17|oluyo~da|ol~anlat|on paragraf|ona goster|ona~degil|ona~dusun|onba*|once sekli|once su|once~ayir|once~isinm
-17|once~ozetl|once~sekli|once~soru|once~sorul|ondan~gelir|onlar~yaz|orada kendi|orada~kendi|oran oranti|oranti
-17|oraya~gitme|ornek.|ortak~oturu|oteki~daha|oyle deme|oyle~deme|oyle~ozell|oynad~icin|oyund~seni|ozel adlara
-17|ozelligim|ozelligim yok|ozell~yok|ozel~adlar|ozeti hesapladim|ozeti~hesap|ozge*|ozgecm*|ozledim|ozlem~duygu|ozne.
-17|ozne~eksik|ozur dilemene|ozur~gerek|ozur~yok|o~olurs|o~yilin|paragrafi sectim|parantez|parent~you-did|pazar~aksam
-17|pazar~sali|pazar~turev|penelope odysseus|pisag~bulur|plani~o|plani~onlar|pomo*|pomodo*|pomodoro|prens gulunu
-17|prens~gulun|prens~vardi|progr~da|progr~hafif|progr~sana|progr~ya|promise~I-did|psiko~bunun|rahattir.|rahat~degis
-17|rahat~yerle|rehberin|rehberlikle konus|robi*|robins*|robinson|robin~raif|ruzgarlari|ruzga~60|saati~sabit
-17|saati~yazil|saatl~hayri|saatt~calis|sabahi icin|sabah~bos|sabah~dakik|sabah~dusun|sabit~ivme|sadaka*|sadakat
-17|sadec~secti|sadec~soru|sakla~sir|sana bos|sana sahip|sana sevgili|sana soru|sanatlarini|sana~cikmi|sana~ettiy
-17|sana~sadec|sana~sahip|sana~sevgi|sanda~acik|saniy~ver|sarilm*|sartre|satir inceledim|satir satir|satir~belli
-17|satir~incel|savasildi|savasildi.|sayfa~boslu|sayfa~hicbi|sen dinlen|sende~goreb|seni geriyorsa|seni korumaya
-17|senin isin|senin~acele|senin~isin|senin~istiy|seni~dort|seni~gelme|seni~hangi|seni~kos|seni~kucul|seni~okuya
-17|sensi~diye|sen~dinle|sen~kisi|sen~misin|sen~verme|sen~ye|sen~yemeg|sevgili yuz|sevgi~basin|sevgi~cefa|sevgi~davra
-17|sevgi~dogru|sevgi~unutm|sevinilecek|seviy~olur|sevme~vedal|sey~degis|sey~yap|siber suclar|siber~birim|sifre~hesab
-17|siiri~degil|siir~icin|sikili*|sik~da|simdi istersen|simdi on|simdi~diyor|simdi~gidel|simdi~ister|simdi~on
-17|sinav yaklasinca|sinav~senin|sinav~sey|sinav~sure|sinav~yeni|sinav~zor|sinifi*|sinifin|sinif~biri|sirad~topla
-17|sirasini|sohbeti okudum|sohbetleri|sohbe~okudu|sohbe~olasi|solukl*|sol~duvar|sonra~altin|sonra~cumle|sonra~eksik
-17|sonra~gorme|sonra~iyi|sonra~kez|sonra~ve|sonra~veril|sonra~yerin|sonra~yokla|sonuc ne|sonuc~guzel|sonuc~olurs
-17|sonun~bak|sonun~cikma|sonun~diye|sonun~olsun|son~da|son~gunu|sorarsin|sorarsin.|sordu~sinav|soru yazdim|sorudaki
-17|sorud~sonra|sorul~adini|sorul~koy|sorul~yaris|sorunu gordum|sorun~de|sorun~gordu|soruya.|soruyorsun.|soruy~bu
-17|soruy~koy|soruy~o|soruy~yazma|soruy~yeter|soru~kokun|soru~yazdi|soyle~guzel|soyle~kendi|soyle~onu|soyle~rehbe
-17|soyle~yarin|sozcu~kokun|study~only|sunlar|sunlar.|surerse rehber|surer~ogret|surer~rehbe|su~ister|takip~112
-17|tam~bir|tanim~verme|tanirsin.|tanzimat romaninda|tanzi~roman|tasininca|tasininca sinif|tasin~bos|tasin~sinif|tavl*
-17|tavla|teklif ettiyse|tekli~ettiy|telefonsuz|telef~bunu|telef~onunl|televi*|tell~understand|temiz~gibi|tempo~hafta
-17|terci~gozde|tesek~guzel|testi makinenin|teyze~ac|tikaci|tikand*|tip~biyol|toplama|toprak|turgut uyar|turgu~uyar
-17|turkc~fende|turku~beni|tut her|tutama*|tutam~seni|tutor1~help|tut~her|ucgen~benze|uc~bol|uc~dogru|uc~yil|unitesini
-17|ureme hucreleri|uretim|ustlen*|ustte iki|ustte~iki|ustte~karin|uzaga~bak|uzakl~seni|uzgun~cok|uzmu*|uzun sure
-17|uzun~sure|var ve|varsa ogretmenine|ver ve|verdi~yanli|veremem|veriy~ara|verme~asik|verme~bu|ver~ve|ve~bunu
-17|ve~evdek|ve~gece|ve~hekim|ve~oteki|ve~sonuc|ve~sorul|viru*|virusl*|vucud~buyuk|we~quote|yak|yakis~bir|yalnizligi
-17|yalni~at|yalni~bilme|yalni~guven|yalni~ister|yalni~kal|yalni~yalni|yalni~yukse|yanda~da|yani~kendi|yanlisin var
-17|yanlislarina|yanli~her|yap sonra|yapabilir.|yapab~kitab|yapay~asik|yapay~yuzde|yapiyor|yapmak istemezsen
-17|yapmalisin|yapmalisin.|yapti.|yaptigin bir|yapti~da|yarat~yalni|yarim geldi|yarim~misin|yarini*|yarinin
-17|yarinin planini|yarin~ayni|yarin~bir|yarin~dakik|yarin~de|yarin~et|yarin~tenef|yarin~yazar|yarisindan azini
-17|yaris~azini|yariyo*|yariyor|yasayamam diye|yasay~diye|yas~takvi|yatag~calis|yatma~bir|yazar~bir|yazar~yakin
-17|yazdigini|yazdi~hepsi|yazilimim.|yazilisindan|yazilisindan 58|yazil~58|yazil~alinc|yazmak zorunda|yazma~zorun
-17|yaz~gecir|yaz~ve|ydt~okuma|yedi~bucuk|yemeg~ayarl|yemek.|yemek~yiyec|yenid~bakar|yeni~biraz|yerine bir|yerin~dakik
-17|yerin~soyle|yer~yaz|yeter|yetiskin de|yetis~bugun|yetme~bilir|yetmis|yil bekler|yil daha|yilin~kilav|yil~en|yil~ne
-17|yil~puani|yine 112|yok sir|yoklama|yok~da|yok~sir|yok~yanli|yollari var|yorgu~ilk|yorm*|you-do~we|you~life|yuru.
-17|yuz|yuzde~oneml|yuz~asik|yuz~eder|y~degis|zaman~konus|zaten~bir|zekay~asik|zor~ikinc
-18|*adro|*aha|*akan|*akki|*akol|*ama|*asi|*bin.|*cede|*cme|*din|*eler|*enin|*fasi|*fere|*fiyi|*gram|*hni|*ihat|*irle
-18|*itan|*kina|*kiya|*kol|*kret|*loma|*lope|*maga|*mal|*mana|*mik|*ope|*plar|*rihi|*rina|*rtme|*saha|*sans|*seus
-18|*sozu|*ssiz|*sup|*ulla|*vfik|*yol.|*yon|*zgar|112~bilme|1950~uygul|35|3~4|46|46~kromo|I-am~warn|I-not~I-am
-18|^babaannenin|^bati|^burada|^cemal|^dersem|^duygum|^gerekirse|^ilki|^ingilizce|^ingiltere|^ittihat|^kaygi|^kontrol
-18|^kromozom|^kuzenin|^masallah|^mevlana|^ozlemem|^penelope|^sarilamam|^sekiz|^sen|^sevilmek|^sirada|^suc|^tehdit
-18|^tevfik|^utanman|^x2|^yasin|^yazinca|^ydt|aceles*|acelesi|acelesi yok|acik~1950|acik~uygul|acild~112|acil~112
-18|acip~daha|acitan|ac~calis|ad ver|adimi planladim|adimi~planl|adlar~ekler|ad~ver|affe*|agizda|agizd~basla
-18|agladim der|aglad~der|agla~bir|ailenle konus|ailen~112|ailen~bes|ailen~bildi|ailen~daha|ailen~dakik|ailen~her
-18|aklina gelen|aksam~yok|ala|alarmd*|alisir.|alismak|aliyor|alsi*|alsin|alti.|al~yaz|ama anlatirsan|ama guvenligin
-18|ama seni|amac*|ama~olabi|ama~olmas|ama~oneri|ama~ye|an kendine|anahtar|anladigini sanir|anlad~sanir|anlaminda.
-18|anlam~gelir|anlam~turev|anlatarak|anlat~kahra|anlat~ne|anlat~yapar|annen~gitme|annen~notla|annen~okula|annen~soz
-18|annen~yalni|antla~imzal|an~kendi|aracim|aran~anlat|aran~ona|arap*|ara~bir|ara~gelir|arda|arkadasinla birlikte
-18|arkad~bahse|arkad~basla|arkad~sey|arkad~yapab|arkas~kendi|art|art arda|artars*|artarsa|artar~bunu|art~arda
-18|asik~etmez|asik~sikay|asil~arkas|atab*|atabil*|atabilirsin|atabilirsin.|atasozu|ates|atiyorsa|atmama*|attigini
-18|attig~fotog|avog*|avogad*|avogadro|avoga~sayis|ay zor|aya~benze|ayirirken|ayir~o|ayni turden|ayni~olan|ayni~turde
-18|ay~zor|azalta*|az~ogren|baban~hazir|baban~seviy|bagir~seni|baglaclari|bagli~en|bakilm*|bakis~da|bakman yeter
-18|bakma~yalni|bana sor|bana sormadan|bana~bunu|bana~canin|bana~inanm|bana~isim|bana~olabi|banu|banu cicek|banu~cicek
-18|barism*|basamaga|basara*|basin~gerek|baska insanlarla|baska~baska|baska~harca|baska~karar|baska~seydi|baslat
-18|baslat.|basla~bul|basla~konus|basla~odaya|basla~onu|basli~cumle|bati|bedenini|beden~pompa|bekleme hemen
-18|bekle~sikil|belirsiz bir|belirtme|belir~bagla|belli olunca|belli~olunc|ben beklemem|beni secmen|benim~sadec
-18|beni~secme|benzetmeyle|ben~cunku|ben~daril|ben~hakki|ben~kaydi|beste~hatir|bes~kolay|bes~sorul|bes~yazdi
-18|bezle~agizd|bezle~nisas|biciml*|bile~dinle|bilgiyle|bilinen|bilme~bos|bilme~sozcu|bilme~yardi|bin.|bir aracim
-18|bir benzetmeyle|bir parcasi|bir programin|bir saatten|birakalim.|birakan|birak~kalsi|birak~kendi|birak~yeter
-18|biraz~ara|birbi~ceker|birden cok|birde~cok|birike*|biriken|birin~ogret|birin~rehbe|biri~baska|birkac gun|birka~gun
-18|birlikte bir|birlikte gozden|bir~acikc|bir~atabi|bir~cocug|bir~derst|bir~duyam|bir~geciy|bir~gunun|bir~halka
-18|bir~inana|bir~isted|bir~kisiy|bir~kurul|bir~oteki|bir~ozeti|bir~seyde|bir~simge|bir~sirad|bir~uygun|bir~yapmi
-18|bir~yuzu|bitmey*|biyol~ezber|body~life|bolum~hangi|bos arkadaslarinla|bos kagit|boslu~konus|bos~anlat|boyle devam
-18|boyle hisseder|boyle~devam|bozabi*|bozabilirsin|bu testi|bugun yanlislarini|bugun~ara|bugun~erken|bugun~misin
-18|buna~bir|bunu~benze|bunu~durdu|bunu~hesab|bunu~mi|bunu~ve|buyugun|buyugun bilmesi|buyug~gerek|buyuyen|bu~annes
-18|bu~bak|bu~bilgi|bu~bitir|bu~ciz|bu~cozme|bu~degis|bu~felse|bu~geri|bu~icind|bu~metin|bu~olma|bu~saat|bu~sik
-18|calisacaksan|calisman|calis~burad|calis~daha|calis~gun|canin~istem|cekiy~yukar|cevab~etme|cevab~olsun|cevre~kimse
-18|cikardim.|cikti|cisim|cizmed*|cizmeden|cocuk~da|cocuk~isi|coga*|cogu insan|cok gecer|cok onemli|cok ozel|coks*
-18|coksa|cok~acili|cok~da|cok~yanli|cok~zaman|cozersen|cozer~basin|cozme~ister|cumle~yalni|cunku~bilme|da degilsin
-18|daha yakin|daha~onu|daha~yapab|dakik~yuru|darling~deny|da~birli|da~bozab|da~cozum|da~en|da~kaldi|da~sana|da~sinif
-18|da~taniy|da~yazil|de ekle|de yalniz|dediy~onu|defteri tut|defte~hafta|defte~tut|defte~yazdi|degerin netlerinle
-18|deger~insan|degil~bitir|degil~siral|degil~sorma|degil~yarin|degil~yerde|degis~senin|demek~kolay|demen~yok
-18|denemende|denem~bu|denem~once|deney~goste|derke~bakis|ders arasinda|dersim*|dersi~hafta|dersi~sakla|derslerden
-18|desta~kahra|devl*|de~acikl|de~biraz|de~cekin|de~danis|de~sende|de~sever|de~sevin|de~sirad|dili*|dilimi*|diliyl*
-18|diliyle|dil~alir|diploma|disipl*|diye dusunuyorsun|diye soylemiyorum|diyebilirsin.|diye~ayri|diye~kotu|diye~soruy
-18|diye~yasam|dogu anadolu|dogu~anado|dokt*|dokto~ne|dokun~ve|dolasir|dolasir.|dolmus|donem~basla|donersin|donusur.
-18|donus~iki|donus~zaman|don~soyle|dunya~yapar|dunya~yarin|durmaz.|duruml*|durust ol|durus~ol|dusmu~bir|dusuncesi
-18|dusun~cunku|dusun~kalma|dusun~sorul|dusun~soyle|dusun~soz|duygu~bakal|duygu~herke|duygu~o|duyma~degil|eksenl*
-18|eksi~carpi|elinden gelen|eller~sinav|en sik|en yorucu|en~calis|en~sik|en~soyle|en~yoruc|erase~marry|erase~only
-18|eserleri|esitli*|eski sevgilinin|eski~calis|espr*|etkil~bir|etmen~degil|ettim sonucu|ettim~sonuc|evde ya
-18|evde~calis|evi~arama|evlendirilir|evrens*|eylul romaninda|eylul~necip|eylul~suat|ezber~degil|farkini|fazla bir
-18|fazla~var|felse~felse|ferid~gider|ferman*|fermani|fikird*|fikret|fonks~degis|fotog~de|fotog~ne
-18|frankenstein yaratigi|frank~yarat|gece cok|gecen|gecen yil|gecen~yil|geciy~degis|gecmi~icin|gecmi~silme
-18|gelebilir ama|geleb~ama|geleli*|gelelim|gelen ekleri|gelen~dolar|gelen~kan|gelen~kesme|gelen~kulak|gelir~ikinc
-18|gelmek|gelme~degil|geome~ucgen|gerce~hayat|gerce~kac|gerek~hazir|gerek~kaybo|gerek~soyle|gevs*|gidiy~bir|girebilir
-18|girebilir.|giris~guclu|girmek*|girmekten|girme~da|gitmedi|gitmek istemiyorsan|gitme~isted|gitme~plani|gitme~sonra
-18|gizlilik sayfasinda|gizli~1950|gizli~acikl|gizli~bolse|gizli~suc|gonderdiysen de|gonde~de|gordu~liste|gorebilirsin
-18|gorebilirsin.|gorme~agir|gorme~gozun|gorundugu|gorun~karis|gorun~sey|gorusme|gorus~o|goruyo*|gosterecegim.
-18|gozlerini dinlendir|guldu~bir|gunde~bes|gunun~gelmi|gunun~kendi|gunu~bir|gunu~sonra|gun~anlat|gun~ayir|guzel~ne
-18|haftada uc|hafta~sinif|hakli~ona|hangi gun|hangi~adimi|hangi~gun|haritayi ayirdim|harit~ayird|harlo~anney
-18|hasta~bir|hatani|hatani kendin|hatan~buldu|hata~yapti|hayir ben|hayir~ben|hazir~ne|hedef~uzak|hemen~bekle|hepi*
-18|herke~farkl|herke~sir|her~denem|her~son|hesab~ister|hipota*|hissediyorsun.|hizi farklidir|hizi~farkl
-18|hoslandigin cocuk|hosla~cocuk|hosla~once|hung*|icin birkac|icin kelime|icin~araya|icin~birka|icin~ders|icin~hedef
-18|icin~hizli|icin~olabi|icin~suclu|icin~yorul|ikinci soruda|ikinc~bakar|ikinc~eksi|ikinc~sonra|ikinc~yazil|ikinize
-18|iki~bitir|iki~gun|ile~anlat|ile~carpi|ile~degil|ile~karsi|iliskisi|ilkesi 1950|ilkes~1950|ilkes~uygul|ilk~bin
-18|ilk~gecer|ilk~her|ilk~insan|ilti*|indire*|ingilt*|ingiltere|insanlara|insan~olur|insan~takli|insan~var|isci
-18|isine yarayacak|isle|islenir|islenir.|isted~ama|isted~biri|isted~konus|istekl*|istemiyor|istiy~ama|ittiha*|ittihat
-18|ittihat ve|ittih~gizli|ittih~terak|ittih~ve|iyi sir|iyi~gelir|iyi~kim|iyi~sir|i~bir|jealous~you-do|kacinan
-18|kadar tekrar|kadar~basin|kadar~olmaz|kadar~yakin|kadar~yaziy|kagid~katla|kagid~telef|kahra~bakis|kalan~hafta
-18|kalan~zaman|kalbin hizli|kalbi~biliy|kalbi~calis|kalbi~cumle|kalbi~etti|kaldi ne|kaldigin yer|kaldi~ama
-18|kalma~anlat|kalma~birin|kalp krizi|kalp~krizi|kantin*|kantinde|kanund*|kanunda|kan~dolar|kan~doner|kapat~ise
-18|kapid~bekli|kapilm*|karakol|karen~toplu|karistirmissin.|karni~gorun|kaybetmissin basin|kaygiy*|kaymis|kelim~tekra
-18|kendi~bekle|kendi~evde|kez~liste|kez~yokla|kimlerin|kimse sana|kimya~yanli|kim~kim|kirik~diye|kisa~cevap
-18|kisa~yapay|kiside|kiside*|kisiden|kisiy~cevap|kiskanman|kiska~durus|kiss~help|kiss~lesson|kizini|ki~dayan|ki~duzen
-18|knownot~you-do|kocun~seni|kodlama|kolaydir|kolaydir.|kolays*|kolaysa|kola~gibi|kombin*|kompo~icin|kompo~konu
-18|kompo~tasla|konu var|konuda sana|konud~sana|konud~soyle|konud~yuzde|konulara|konul~bitme|konusamam.
-18|konusamiyorsan hatti|konustugun biri|konus~bugun|konuy~gibi|konuy~yeter|korkusunu|korku~bunu|korku~konus
-18|korumaya calisiyor|korum~calis|koydug*|koy~cozum|kriz*|krizi|kronol*|kucultur|kucultur.|kulakciga dolar
-18|kulak~dolar|kulup~ogret|kural~bir|kurarim|kurarim.|kurk~efend|kurk~raif|kurma|kurma~gerek|kuzenlerle|leave2~tell
-18|leave~feel|lesson~help|leyla~evlen|lisans|liste~gecir|liste~gozde|madonna raif|madon~efend|madon~raif|manto~efend
-18|manto~raif|marry~human|masall*|masallah|masal~hizin|mayis~cikti|me2~cry|mektu~yazip|memeli*|merak~sonuc
-18|mesaj atabilirsin|mesaj~atabi|mesaj~ve|metre~saniy|misin.|mi~rehbe|mi~uc|mol~sayis|muda*|muzikl*|muzikle
-18|muzik~dagit|nasil~sey|ne ala|nefes ver|netlerinle olculmez|net~hesap|net~yapti|neyin~anlat|ne~ala|ne~gelec|ne~gun
-18|ne~her|nisast*|nisas~basla|nokta~bir|nokta~gelir|norma~gun|norma~her|not cikarirken|notlarini yazdim|notla~yazdi
-18|not~cikar|nufu*|o saate|o saatte|o uc|oda~arkad|odem*|odys*|odysse*|odysseus|odyss~bekle|ogrenilen|ogren~ne
-18|ogretmenine durumu|ogretmenine ya|ogretmeninle konus|ogret~duymu|ogret~gordu|ogret~nered|okuld~bir|okuld~ugra
-18|okulla|okul~kurs|olacag*|olama~da|olama~ve|olani~soyle|olasi~var|oldug~ogren|olmas~ona|olmaz~ne|olsam~birak|onay
-18|ona~da|once kolay|once~birak|once~okuma|once~uyu|onlar~bilir|onlar~cok|on~hicbi|on~kez|on~yuru|orphe~yitir
-18|otur biraz|oturu~o|otur~biraz|oy~1950|ozel~gelen|ozel~kesme|ozel~ve|ozlem~cok|o~anlat|o~evdek|o~notla|o~ozlem
-18|o~saate|o~sey|padisaha|pazarl*|pazarlik|pene*|penelo*|penelope|penel~bekle|penel~odyss|penel~yil|penel~yirmi
-18|picot gizli|picot~acikl|picot~bolse|picot~tutul|plani~bugun|polise de|polis~de|program~stay|progr~duyam
-18|progr~kiril|progr~sevgi|progr~yerin|puf|puf~nokta|quote~deny|quote~miss|quote~only|rahat konustugun|rahatca dinlen
-18|rahatt*|rahattir|raif~bir|rehbe~eder|rehbe~gozde|rehbe~merak|rememb~promise|rem~ise|roman~necip|roman~suat
-18|ruya~ise|ruzgar|saat beste|saati~kadar|saati~konus|saatten fazla|saatt~fazla|sabah~kimli|sada*|sadece cevaplari
-18|sadece hatirlatmayi|sadec~yetis|sagli~bir|sag~anlat|sair~sevgi|sakincasi yok|saklamak istemen|sakla~gizli
-18|salgi~kalp|sana durust|sanati.|sanatinda|sana~cozdu|sana~sucun|sandigindan|saril|sayfasinda|sayfasinda yaziyor
-18|sayfa~yaziy|sayim~1950|sayim~uygul|sefere|sekiz~iki|selfProgram~study|semb*|sembol*|sen benimsin|sen yazdin
-18|seni rahatsiz|senin olsun|senin~ettim|senin~yukse|seni~der|sen~cozdu|sen~vazge|sen~yapac|sesin~gibi|seslenilen
-18|seslenme|sevdi~dinle|sevdi~sey|seven insanlar|seven~var|sevgili|sevgili gibi|sevgilinin fotograflarini
-18|sevginin bir|sevgiyle|sevgi~abart|sevgi~asik|sevgi~fotog|sevgi~gelir|sevgi~parca|sevgi~sinav|sevilmek|sevin~de
-18|sevme~anlam|sevme~gelme|sey yasamiyorum|sey~calis|sey~daha|sey~herke|sey~zaman|siiri~okudu|sikar~bir|sikayet etmez
-18|sikay~etmez|simdi~bes|simy*|sinav gunune|sinav~anali|sinav~gunun|sirad~planl|sirlarini|sohbe~sakla|sol tarafta
-18|soldan|solun~birak|sonra birlikte|sonra ders|sonrasinda|sonra~agir|sonra~arayi|sonra~bakma|sonra~cikti|sonra~dene
-18|sonra~ikinc|sonra~kitap|sonra~norma|sonuc ayni|sonuc~kitap|sonuc~netle|sonuc~payla|sonunu|sonu~olsun|son~deger
-18|sor o|sorabilir.|sordu~yerin|soru sorayim|sorud~ne|sorud~once|sorulardan|sorul~cevab|sorul~cevap|sorum~degil
-18|sorun etme|sorun~etme|sorusunun cevabi|soruy~yerin|soru~soray|sor~o|sosyol*|soylemek|soyle~hazir|soyle~rahat
-18|soz seni|sozcukleri|sozcu~iyeli|soz~bozab|stay~afraid|stay~help|student_said~I-be|student_said~tutor1
-18|study~needless|sunl*|suren~kendi|susma~senin|su~bas|su~goste|sykes~acikl|sykes~bolse|sykes~tutul|takildigin yeri
-18|takiliyorsun.|takil~takil|takil~yeri|taklid*|taklidi|takli~istem|takli~yapma|tam~yerin|tanzimat fermani
-18|tanzi~ferma|tarihi|tarih~et|tarih~ve|tat|tek cumle|tekrar var|tek~iyi|tek~kaldi|tek~yaz|telafiyi|telef~calis
-18|telef~uyu|tellnot~rememb|tell~home1|tembe~degil|temizlik|terakk*|terakki|terak~bir|terak~gizli|terim~liste
-18|ters cevir|test~bir|tevf*|tevfik|tevfik fikret|tevfi~fikre|teyze~demis|teyze~sana|tukuruk bezleri|tukur~agizd
-18|tukur~bezle|tukur~nisas|turda~nokta|turemi*|turevini|tutan|tutor1~I-am|tutor1~cry|tutul~acikl|tutul~bolse
-18|ucuncu tura|ucunc~degil|ucunc~kalma|ucunc~karsi|ucunc~tura|ucunc~var|uc~hepsi|uc~madde|uc~satir|uc~sen|uc~yarin
-18|umudun*|umudunu|unutma|unutm~sesle|usle*|usler|ustl*|utanman|uygulandi|uygulandi.|uygunsuz|uyuyu~calis|uzgunsun.
-18|uzun~tek|varsa~yanin|varsa~yaz|var~anlat|var~gece|ve ailene|ve terakki|ve uyu|verebilecek biri|vereb~biri
-18|veril~koy|vermemis|verme~dusun|verme~yalni|ve~bulun|ve~degil|ve~der|ve~evde|ve~kacir|ve~one|ve~terak|ve~uyu
-18|ve~yapti|vucu*|vuran~biri|without~love|x2|yalniz kaldiginda|yalni~der|yalni~telef|yalni~yok|yanil~kontr
-18|yanin~gitme|yanin~oturm|yanin~rahat|yanli~yarin|yapay~anlat|yapmami istiyorsun|yapma~yapma|yapmis.|yaptik*
-18|yaratigi|yarayacak|yarim~yeter|yarin saat|yarin~daha|yarin~plani|yarin~son|yasala*|yasamadim|yas~bir|yazdi~insan
-18|yazdi~iyi|yazdi~oldug|yazilmis.|yazin~oluyo|yaziyorsa|yazma~misin|yaz~kendi|ya~birin|ya~sey|yemedi*|yemed~yazdi
-18|yemek yedikten|yeni konuyu|yerin~baban|yerin~bugun|yeter~duzen|yetiskine anlat|yetmey*|yetmez bir|yirmi~bekle
-18|yoksa~ara|yok~ne|yol.|yolda~kendi|yorul~kendi|you-did~life|you-do~parent|yukle~bu|yumusak bir|yumus~bir
-18|yurt disinda|yurt~disin|yuzden bir|yuzde~birin|yuzde~cok|yuzde~daha|yuzde~kendi|yuzde~var|yuzu aya|yuzunden
-18|yuzun~dusun|yuzu~aya|yuzu~benze|zaman~anlam|zaman~basla|zaman~cumle|zarar~dusun|zekay~anlat|zihni|zor olan
-18|zorlandigin|zorlaniyor|zorla~hazir|zorunda da|zor~olan
-19|*6.|*afir|*afya|*agor|*asa|*dar.|*deli|*eya|*fya|*gor|*ida|*ikti|*iyat|*kayi|*kici|*lali|*lara|*lay.|*ldi.|*leri
-19|*liz|*lmek|*mge|*nizi|*nri|*nuni|*oma|*reya|*ria|*rica|*rita|*rrem|*sul|*tki|*uni|*uyse|*vede|*x.|*yat|*yati|*yni.
-19|112~acik|3 10|3~10|40~matem|6.|6~yani|I-be~you-if|I-did~I-will|I-not~jealous|^almancada|^ayri|^babasi|^basarinin
-19|^bedenin|^boynun|^cantani|^cay|^dedin|^denemeye|^denklem|^diger|^dunku|^gercekten|^hatirliyorum|^hic|^icinden
-19|^kalem|^kok|^mitoz|^normalde|^odulu|^oksitosin|^ortaya|^padisah|^payda|^problemleri|^puan|^sali|^sifreleme
-19|^siniftan|^sinir|^stoacilar|^ustelik|^utanma|^vucudunu|^yks|^yuzde|ablan~sor|aciklar|aciklar.|acikta|acikt~kalma
-19|adi mecnun|adimi~yaz|adi~mecnu|adi~olur|afraid~noone|agzindan ver|agzin~ver|ailen~biri|ailen~siber|ailen~sonra
-19|akcig~atard|aksam ayni|aksam~ayni|aksam~blogu|aksam~vakit|alacag*|alarm~kurma|almak~degil|almanc*|almancada|alo~de
-19|alti~agzin|alty*|altyaz*|al~agzin|ama kime|ama~ayril|ama~gideb|ama~kime|ama~sabah|ama~sevgi|ama~soru|ama~yolla
-19|anladigini|anladim ki|anlad~ki|anlamadan|anlam~tasir|anlard*|anlatimi izlemek|anlatisin cok|anlat~rahat|anlat~ve
-19|anlayan insanlar|anliy~o|annen~rehbe|annen~su|antla~osman|antrenmani|antre~kacir|arar|arar.|araya~de|arkad~hediy
-19|arkad~karsi|arkasina bakinca|arkas~bakin|asik veysel|asik~bir|asik~dusun|asik~topra|asik~veyse|ask cogu|atan
-19|ayin sonunda|ayin~bir|ayin~sonun|ayirt|ayli*|aynada|ayni gun|ayni.|aynidi*|aynidir|aynidir.|ayni~belli|ayni~demek
-19|ayrica|ayrild*|ay~bak|az~isare|baglandigini|bakinca eurydike|bakin~euryd|bakmiyor|balikc*|bana~bagim|bana~hangi
-19|bana~seni|basin~gecme|basin~konu|baska~dikka|baska~o|basla~saati|basliginda|basli~uzun|beklerken su|bekle~bu
-19|bekle~der|bekle~karsi|bekle~var|belki~yan|bende~ediyo|benim~boyle|beni~ben|beni~dakik|beni~mu|beni~seni|bensi~soru
-19|ben~acikm|ben~basla|ben~kiril|ben~nefes|ben~rehbe|ben~simdi|ben~tek|ben~yapti|best~return|bes~hepsi|beyin~ogren
-19|bezle~basla|bildirimleri kapatabilirsin|bile sen|bir aksam|bir arkadasindan|bir oneri|bir takim|birakmak mi
-19|birakmali|birak~ise|birak~kaldi|biraz~et|biraz~yavas|birin~ben|biri~sevgi|birka~bakar|birli~gozde|birli~yazal
-19|bir~112|bir~azalt|bir~basli|bir~bende|bir~cekil|bir~cemiy|bir~en|bir~erken|bir~hangi|bir~ikisi|bir~ikiye|bir~saniy
-19|bir~secen|bir~sehir|bir~sevgi|bir~sildi|bir~spor|bir~tut|bir~yazma|bir~yedin|bitmis|bitti~bir|bizim~vardi
-19|body~forget|bolu 12|bolum icin|bolu~12|bolu~yani|borc*|bostur|bostur.|bos~gun|bos~kagit|boynun tutulduysa
-19|bu duyguyu|bu karari|bu kez|bu konuyu|bugun test|bugun~annen|bugun~da|bugun~denem|bugun~derst|bugun~istem
-19|bugun~kendi|bugun~yanli|bulup|bulus~ailen|buna~katil|bunla~gonde|bunu~olsun|burada hekime|burad~hekim|burnundan al
-19|burnu~agzin|burnu~alti|burnu~ver|butun olarak|butun~olara|bu~benze|bu~buyuk|bu~edili|bu~gozun|bu~hep|bu~kutla
-19|bu~ne|bu~sorma|bu~takil|bu~ve|bu~yol|calis~ortam|calis~sinav|cana*|canin~cok|canin~verme|cata*|catall*|cay~kendi
-19|cefasi*|cefasindan|cefasindan sikayet|cefas~sikay|cema*|cemal|cemal sureya|cemal~surey|cevabini yaz|cevab~yaz
-19|cevap~tarti|cevir~yirmi|cikab~bir|cikarirken|cikarken kendine|cikar~kendi|cism*|cizers*|cocukluk|cocuk~on|cografya
-19|cok uzgunsun|cok~kulla|cole~adi|cole~olur|come2~knownot|courtesy~human|courtesy~lesson|cozer~derin|cozme~yerin
-19|cozme~yorum|cozunc*|cozunce|cumlesinde ozne|cumlesinde yuklem|cumle~bunla|cumle~ozne|cunku seni|cunku~bekle
-19|da ekleyelim|da konusman|da onemli|daha dersen|daha~derse|daha~ekley|daha~oneri|daily~only|dakik~birak|dakik~tekra
-19|danis~bunun|danis~icin|darling~warn|da~ailen|da~arasi|da~etmis|da~isine|da~kadar|da~liste|da~masad|da~yarar|da~yaz
-19|de soylemeni|defte~tutul|deger~bu|degil kontrol|degil~danis|degil~farki|degil~olabi|degil~yapma|degil~yuzde
-19|degisir.|degis~bu|degis~degis|deny~happy|deny~promise|ders programini|derse hic|derse~bakma|derse~hic|dersinde de
-19|devam ederiz|devam~ama|devam~once|de~butun|de~ise|de~kaldi|de~sayma|dikka~bu|diks*|dil~kelim|dinle~calis|din~dersi
-19|disin~birak|disin~sabah|disi~varli|diyec~yeter|diyenlere|diyet|diye~bilme|diye~bozul|diye~senin|diyorsun bunu
-19|diyorsun ki|diyor~ne|dizes~bir|dogru degil|dogum gunun|donun~yorgu|dort~burnu|dort~hic|durmadan|duruy~gece
-19|dusun~birin|dusun~cogu|duvard*|duydu~ister|duydu~misin|duygularin|duyma~simdi|duyuy~ciddi|duzenine|edebi~ama
-19|edebi~once|ederiz.|edilme*|ediyo~sen|ekleri|ekleyebilirsin|ekleyebilirsin.|ekleyelim.|elemen*|emre~sevgi|en buyuk
-19|en~oneml|erken|eski~duzen|esli*|evdek~soyle|evden|evden~cok|ev~daha|ezberlemek yerine|eziye~da|family1~quote
-19|farki~farki|feel~I|fiil~fiil|fotog~zorun|fotosentezi|frank~yalni|gazeld*|gazelde|gecel~basar|gecel~uyuya
-19|gecer~dogru|gece~yapil|gelen bir|gelen~ekler|gelir~insan|gelme~gorme|gerce~bir|gerce~bu|gerce~tutma|gerek~gibi
-19|geri~kalan|geri~kalma|gidebilecegini|gidebilecegini birlikte|gideb~birli|gidecegini|gidemeyecek|gidemeyecek kadar
-19|gidem~kadar|gidiy~sey|giris~bir|gitme~ama|gitme~bunu|gizli~osman|gizli~sakla|gizli~tehli|gordugu|gore~cocuk
-19|gore~degis|gore~on|gormemek|gorme~de|gorme~goste|goruntulu|gorun~de|goz rengi|gozden gecir|goz~rengi|gucles*
-19|gun daha|gunde|gunde bir|gunde~calis|gunde~fazla|gunde~saati|gune birak|gunun en|gunun kutlu|gunun~en|gunu~o
-19|gun~ders|gun~gecir|gun~hem|gun~tekra|gun~varsa|gun~vermi|gurultuden|guven~yerde|hafifler.|hafta deneyelim
-19|hafta~olurs|hafta~sonra|hakki~var|halan|halan~bir|halin~gore|hangi~gelir|hangi~icin|hangi~kac|hangi~ogret
-19|hangi~sen|hanim|happy~noone|harita|harlow maymunlari|hatan~kendi|hatirliyorum|hayra~bir|hazir~anlat|hazir~cumle
-19|hazir~devam|hazir~ederi|hedef~duzen|hep bir|hepsi~ayni|hep~soru|her okun|her~okun|her~oneml|her~yakin|her~yarim
-19|heyec~ama|hic bakmadan|hikaye gibi|hikay~gibi|hitabi|hocana da|home1~miss|hosca~denem|hucreleri|hucre~hucre
-19|hucre~kromo|human~erase|human~heart|hurr*|hurrem|husn u|husn~u|icin boyle|icin kendini|icin yol|icin~an|icin~cuma
-19|icin~endis|icin~onere|icin~topla|icin~uzgun|icin~yeter|iki adim|iki laf|iki oturum|iki sayfa|iki test|iki turlu
-19|ikinc~anlat|ikinc~basla|iki~alarm|iki~et|iki~kuvve|iki~laf|iki~turlu|iletis*|ile~degis|ile~olur|ilisk~seni
-19|ilk~cogu|ilk~on|ilk~ve|insan disi|insana ihtiyacin|insanlarla da|insan~an|insan~disi|insan~ihtiy|insan~olaca
-19|insan~varli|insan~yorar|isi~degis|islemi|islem~alt|islem~alta|isted~mi|isted~yaz|istemeyi|istersen bu|istey~guven
-19|iste~rahat|isti*|istiar*|istia~dusun|is~degil|is~ne|iyi~basar|iyi~basla|iyi~dinle|iyi~sordu|jealous~you-if
-19|kadar~bak|kadar~duzen|kadar~hesap|kadar~masad|kadar~ve|kahva~zaman|kalab~herke|kalab~yerde|kalacagin|kalac~saatl
-19|kalan bir|kalbe~getir|kaldi|kaldiririm|kaldiririm.|kaldi~bilir|kaldi~devam|kalem|kalem~koy|kalem~mi|kalp var
-19|kalp~var|kalsan|kalsin diye|kalsi~diye|kani~organ|kanuni|kapakciktan|kapak~karin|karar~etme|karde~o|karde~topla
-19|karisim|karne~bugun|karsi~ben|karsi~gecir|kastediyorum|kastediyorum.|kaybetmezsin|kaybetmezsin.|kayma yok
-19|kayma~yok|kays cole|kays~adi|kays~cole|kazan~dusun|kelim~o|kemal~mektu|kendi sekli|kendi~ekle|kendi~gel
-19|kendi~sekli|kesisimi|kesisimi bostur|kesis~bostu|kilav~bak|kilm*|kime gidebilecegini|kime~birli|kimler*|kimle~var
-19|kimli~silgi|kimseye acma|kimse~soruy|kimse~ustun|kimse~ya|kisaca ozetleyeyim|kisi~dur|kiska~seni|kitap~bu
-19|kitap~karsi|kizar~dusun|kizgi~da|kizin~beni|kizma~korku|ki~bizim|knownot~student_said|kok iki|kok~iki|kolay~sorul
-19|konud~daha|konulari|konusmak zorsa|konus~diye|konus~ozled|konus~zorsa|konuyu bastan|konuy~bir|konuy~gerek
-19|konu~bitti|konu~oturu|kopya~da|korkutmus|kosma~sevgi|kosul|kotu~sakla|koydum.|koyun~ozlem|koy~dikka|kulupler
-19|kurtarmak|laf et|laf~et|leave~erase|liste~asagi|liste~da|lonely~I-do|love~life|lutfe~112|mahrem*|makinenin insan
-19|manti~gorun|maria|marry~you-do|masaya koy|matem~fonks|matris*|maymunlari|mayozd*|mayozda|mecnun olur|mecnu~ilahi
-19|mecnu~olur|mecnu~tanim|merak~hangi|mesajinda|metninde|meyh*|meyhan*|meyhane|misafir|miss~help|mitoz|mi~diye|mi~sey
-19|mi~yerde|musta~mektu|mutlu olur|mutlu~olur|my~I-do|nasil~yazar|neden~yaz|need~daily|neti~kendi|ne~bilir|ne~birka
-19|ne~diye|ne~en|ne~hesap|noone~cry|normal ama|normalde|norma~ama|not alma|notla~degil|not~alma|not~angry|o sirada
-19|oda arkadasinla|odandaki|odayi|oda~anlas|oglen|ogrenirsen|ogren~de|ogret~demis|ogret~kimse|ogret~kitab|oklar~sen
-19|okula gidemeyecek|okula~kadar|okul~o|okun|okurum.|olaca~mi|olanl~biri|olarak yaz|olculd*|oldugu gibi|olmaz~beni
-19|olurs~112|olurs~kural|olur~seni|ona~diye|ona~kiziy|ona~mutlu|ona~yardi|once sonra|once~devam|once~ic|once~sesle
-19|once~tekra|once~yazab|once~yeter|onu~arama|on~ama|on~bunla|on~calis|orada~cikar|orada~degil|ordu|orhan~duygu
-19|ornek verebilirsin|ornek~vereb|osman~payla|oturdun|oysa~cogun|ozled~beri|ozlem~da|ozlem~diye|ozley~insan|o~uc
-19|padis~kimse|paragraf cozmek|parag~cozme|parag~yerin|parti|payla~olur|pazar~carsa|pazar~dinle|peynir yumurta
-19|peyni~yumur|pisa*|pisago*|pisagor|prensesi|program~erase|program~need|progr~bu|progr~o|prova~icin|quote~best
-19|rahatlatacaksa|rahat~cok|rehbe~ilk|return~deny|robot~mi|saat uyku|saatt~iyi|saatt~oturu|saatt~saatt|saat~icin
-19|saat~uyku|saat~ve|sabah kahvaltini|sabah~sey|sabirl*|sair~derke|sakla~bugun|sakla~guven|salgi~hizla|salinc*|sams*
-19|samsun|sana cevaplari|sana deger|sana geri|sana grafigi|sana~baski|sana~ciddi|sana~ediyo|sana~git|sana~grafi
-19|sana~sensi|sana~sesle|sana~sor|sana~yalan|sapa*|saril~yanin|satir~neden|sayilmaz.|secen~var|secers*|sen at
-19|sen test|sen yorulursun|sende oyle|sende~kucuk|sende~uc|seni gormuyor|seni korkutuyor|seni rahatlatacaksa
-19|seni yarim|senin de|senin iyi|senin~anlat|senin~bakma|senin~dinle|senin~endis|senin~etmed|senin~ihtiy|senin~ise
-19|senin~zorla|seni~bunu|seni~hisse|seni~seviy|seni~uc|seni~uzman|sen~at|sen~kaybe|sen~sinav|sen~yorum|sesin~catal
-19|sessi~yoksa|sevdig*|sevgilin olamam|sevgilinin cefasindan|sevgi~bil|sevgi~sikay|sevgi~yarin|seviy~git|seviy~simdi
-19|sey kaybetmezsin|sey yolunda|sey~bir|siber~sucla|sifreleme|sifre~ve|siirle*|simdi~uc|simge|sinava gec
-19|sinavin sonucu|sinav~gibi|sinav~kalma|sinav~vakit|sinif~calis|sinif~hedef|sinif~insan|sinif~ogret|sinif~sana
-19|sinir~da|siraladin|siraladin.|siral~bak|sira~de|sir~seni|sohbe~gizli|sohbe~robot|sohbe~sayfa|sol karincik|son gun
-19|sonra yeni|sonra~birbi|sonra~bolum|sonra~boyle|sonra~bunu|sonra~git|sonra~hedef|sonra~sikla|sonra~yanli|sonra~yeni
-19|sonra~zaman|sonun~mecnu|sonun~tanim|son~denem|son~zaman|sorma~cevab|soru cozerken|sorul~sorab|sorun~adim
-19|sorun~kayit|sorusunun|soruy~sorma|soruy~ve|soru~bilme|soru~sayis|soru~yazil|soylemiyor|soylemiyor.|soyle~ara
-19|soyle~bekle|soyle~korku|soyle~sakla|soyluyorum bu|sozle~degil|stay~return|stoa*|stoaci*|stoacilar|student_said~cry
-19|study~lonely|study~need|suclama.|sureya|sutun|su~hangi|su~koy|tamamlamaya|taniy~sadec|tanr*|tanri|tarafi da
-19|taraf~degil|taraf~zorun|tasima*|tasiy~basin|tatli~ye|tehli~bir|tehli~hemen|tek~dene|tek~gerek|tek~ver|telefonda
-19|tellnot~program|tellnot~selfProgram|tellnot~teacher|tepkisi|terci~rehbe|terk~bir|ters~cevir|testi~insan
-19|testi~makin|teyze~bir|teyze~komsu|teyze~ya|teyze~yaz|topraktir|tura|turda don|turing testi|turin~testi|turkcede
-19|turund*|turun~bir|tutam~tutma|tutulm*|tuvalete git|u ask|uc dort|uc konu|uc~ayni|uc~basin|uc~degil|uc~dort|ulasil*
-19|unutmamak|ustte~altta|usul*|uygul~isine|uykun~gibi|uyuman daha|uzakl~degil|uzereydim onu|uzere~onu|uzere~sildi
-19|uzun~anlat|uzun~cumle|uzun~ver|uzun~verme|u~ask|varsa~git|varsa~ogret|ve insan|vereb~bir|verme~dinle|veyse~topra
-19|ve~cikar|ve~oldug|video~izlem|vucudunu|wait~needless|write~afraid|write~family1|write~secret|x.|yakin arkadasinla
-19|yakinm*|yalan~o|yalnizlik degil|yalni~acikl|yalni~goreb|yalni~kaldi|yalni~kelim|yalni~sunu|yani~10
-19|yanlis defterini|yanli~isare|yanli~tut|yapay zekaya|yaran~kaniy|yarim saatlik|yarim~saatl|yarin~sinav|yasad~anlat
-19|yasti~bir|yaz birlikte|yazab~insan|yazdin once|yazdi~dusun|yazdi~gonde|yazdi~once|yazilmis|yazil~progr|yazman.
-19|yazma~sildi|ya~konus|ya~rahat|yedikt*|yedikten|yemek~bu|yemek~yedik|yeni~karis|yerde misin|yerde~misin
-19|yerine uyuman|yerin~uyuma|yetiskin bu|yetiyo*|yetiyor|yoksa~muydu|yoksa~uykus|yolla~var|yol~ailen|yol~birak
-19|yol~sonra|yonte~ogret|yorulmam cunku|yorul~cunku|yoruyor|yoruyor.|you-did~tired|you-if~feel|you-if~knownot
-19|you-if~student_said|yukleme|yumurta ekmek|yumur~ekmek|yumusatalim|yurtta nobetci|yurtt~nobet|yurtt~ogret|yuzde~bu
-19|yuzde~cumle|yuzde~kiril|yuzde~yirmi|yuzund*|zaman~buna|zaman~daha|zararl*|zararli|zarf fiil|zarf~fiil|zari*|zekaya
-19|zekay~seni|zorla~soyle
-20|*alog|*ara.|*bada|*baha|*caga|*cen|*cmaz|*dak|*din.|*ekli|*fada|*gil.|*glu|*gsin|*gula|*hlul|*htar|*ifin|*iyet
-20|*kip|*kma.|*ksiz|*lede|*lig|*llar|*lsa.|*miyi|*mlar|*naga|*nna|*odik|*ogla|*oglu|*onda|*onna|*pler|*ris.|*rsu
-20|*rus.|*ruyu|*tolu|*veti|*yiyi|*yli|*zeyi|183 de|22|I-did~love|I-do~home1|I-had~I-did|^asal|^basina|^birakma
-20|^birinden|^cikmis|^cizimini|^da|^dedenle|^dinlenme|^donus|^elbette|^frankenstein|^gelismede|^istedigin|^kapanisi
-20|^karacaoglan|^konusmaya|^kopegini|^korktugun|^kurk|^mesaji|^ozet|^ozne|^rem|^yagmur|^yanima|^yanitini|^yazdigini
-20|ablan seni|acil bir|acilir.|acil~bir|actig~soyle|adi~da|adren~atisi|adresini paylasma|afraid~stay|agir~calis|agit*
-20|ailenden saklamak|ailen~rehbe|ailen~sana|ailesi*|akcig~temiz|aksam plani|aksam~cozme|aksam~plani|alcak|alist~ve
-20|alta yaz|alta~yaz|alt~yaz|ama~edeme|ama~kisi|ama~mola|ama~tehli|ama~tutul|anlat bakalim|anlata*|anlat~buyuk
-20|anlat~iki|anlat~isare|anlat~izlem|anlat~kompo|anlat~yargi|annene seslen|annen~annen|annen~birli|annen~gozun
-20|annen~kaybe|annen~kizsa|annen~otur|annen~zor|ara vermissin|aramak iyi|arama~bir|arasi~gelin|arasi~kaybo|arayal*
-20|arayalim|ara~duysu|ara~vermi|arkadaslarin|arkad~arami|arkad~bekle|arkad~canin|arkad~tutam|arkad~zorun|artis~geliy
-20|asil derdin|asil~derdi|asil~sure|atesi~gorun|atmiss*|atmissin|attig~ucunc|avuc|ayaga|ayarl~bu|ayarl~senin
-20|ayni~farkl|ayni~kalk|ayni~oneml|ayni~parca|ayni~var|ayricalik|babanin duymasindan|baban~duyma|baban~yazmi
-20|babas~kiska|bagirmis.|bakma~once|balik|bana~etmis|basari senin|basar~ben|basar~senin|basin~senin|basin~ve
-20|baska~olaca|basla~fark|basla~on|bas~bes|bas~harfl|bedens*|bedensel|beden~kendi|behl*|behlul|bekledi|belirsizlik
-20|bence|benden uzak|bende~uzak|benim~buyuk|benim~diye|benim~fikir|beni~derke|beni~et|beni~yazmi|bensi~benim
-20|ben~koruy|ben~planl|ben~sensi|ben~sevem|ben~yemeg|bes kisiden|bese|best~lonely|bes~kisid|bes~say|bes~verey
-20|beyin~tutam|beyit|bihte~kiska|bildirir.|bildi~onlar|bilin~onu|bir bot|bir hedef|bir kitapla|bir telefon
-20|bir uzmanin|bir yerden|bir yetiskinle|birak o|biraz hava|birinden hoslanmak|birin~karsi|birisi internetten
-20|biris~inter|biri~ediyo|biri~iyi|birlikte hazirlayabiliriz|birlikte kuralim|birli~calis|birli~gecir|birli~kural
-20|bir~aldir|bir~bot|bir~deney|bir~dikme|bir~es|bir~gelmi|bir~goste|bir~gotur|bir~hak|bir~incel|bir~kahva|bir~koyam
-20|bir~kurmu|bir~nokta|bir~sey|bir~sir|bir~soray|bir~surey|bir~verme|bir~yapma|bir~yazip|bitirir.|bitir~gecel|boleli*
-20|bolelim|bolelim.|bolum~hayal|bos biraktigin|boyun~boyle|bu neti|bugun danis|bugun goster|bugun~danis|bugun~dinle
-20|bugun~gecir|bugun~karar|bugun~vakit|bunu|bunu anlatman|bunu dayina|bunu ilk|bunu~cesar|bunu~ilk|bunu~kazan
-20|burad~iyi|burad~kahra|burs orani|burs~orani|butun~da|buyumus.|bu~dogru|bu~farkl|bu~kaygi|bu~kisi|bu~on|bu~pazar
-20|bu~sesle|bu~ver|calisilmaz|calisilmaz.|calisma yardimcisiyim|calismak verimli|calis~hala|calis~saati|calis~sana
-20|canim~sikil|cekiliyorum|cekiliyorum.|cevap~kendi|cevap~ureti|cikardim cumartesi|cikark*|cikarken|cikar~bos
-20|cikar~cumar|cikmaya|cikma~basla|cikmiy*|cizimi*|cizimini|cocuk~ve|cok~karan|cok~yoruy|cok~zorla|cole~mecnu
-20|come2~mine|come2~not|cozmus*|cozmussun|cry~you-did|cumar~bos|cumle yaz|cumle~ogele|cumle~sana|da ogretmenine
-20|daha~sec|daha~yavas|daily~understand|dakik~verme|darling~program|darling~selfProgram|da~oturu|da~simdi|da~sorul
-20|de yalnizca|dede*|dedenle|defte~buyuk|degi*|degil herkes|degil.|degil~her|degil~olama|degil~veriy|degil~yanli
-20|degsin|demek~ne|demen yeter|denedin|deneme|denem~bitti|denem~gorme|denem~misin|denetl*|deny~afraid|derdin sure
-20|derdi~sure|dersh~de|dersl~mezun|derst~baska|derst~bir|derst~yerde|ders~icin|de~bak|de~canin|de~ekle|de~gerek
-20|de~icind|de~olaca|de~parag|de~sag|diger~sen|dikm*|dinlenmek de|dinlenmis|dinle~aksam|dinle~git|dinle~olur
-20|diye~onlar|diye~var|diyor~soyle|dizeleri|dizeyi|dogru~yanli|dokto~da|dokto~sorar|dokto~yardi|donemi|donmen guzel
-20|donme~guzel|donus~gunun|dordu~basla|dund*|dunya~degil|durabi*|durum~senin|dusunce.|dusunebiliriz|dusunebiliriz.
-20|duvara as|duvar~as|duyd*|duygu~anlat|duymak|duymasindan|duyma~ara|duyma~insan|duyma~korku|duzel~olabi|duzel~yanli
-20|duzenli.|eders~112|edilme|edilme korkusu|edilm~korku|egilim*|ekran~goz|eksik~kapat|eksik~konun|elind~gelen
-20|en~buyuk|en~rahat|eser|esi fatma|esittir.|esi~fatma|esi~hanim|esi~olumu|eski~fotog|esyala*|et bakalim|etme.
-20|ettim~denem|ettim~gecti|et~bakal|evde~seni|evde~yalni|evleri*|evlerini|evresinde|evresinde ruya|evres~gorur
-20|evres~ruya|ezber~neden|fatma hanim|fatma~hanim|fatma~olumu|feel~angry|feel~needless|feel~not|fen~bilim|fiil~ve
-20|firs*|fizikten|forget~tired|fotog~gelir|franke*|frankenstein|garip|gazelinde|gece o|gece yarisi|geceme*|gecen~bu
-20|gecen~ogren|gece~acik|gece~guven|gece~o|gecmis|gecti~anlat|geldik*|geldi~bir|gelenlere|gelir~112|gelir~annen
-20|gelismede|geliy~bir|geliy~kulla|gercekten ogrenmek|gerce~ogren|gerek~dinle|gerek~ister|gerek~seni|geri cekiliyorum
-20|gerid~kaldi|geri~degil|geri~guzel|geri~zorun|gibi olur|gibi~konus|gibi~sonra|gibi~zorun|gidin~konus|git bu
-20|git dinlen|gitmi~ona|git~bu|git~dinle|gizli~biri|gonde~bakal|gordugunu|gordu~soruy|gore~gore|gore~sevgi|gorus.
-20|gorus~senin|goste~yeter|gozum~yok|gozun~uzaga|gun bir|gunde~cok|gunduz acik|gunduz gelenlere|gundu~acik
-20|gundu~gelen|gunle~gorus|gunun~blogu|gunu~denem|gun~girme|gun~panik|gun~seyle|gun~unite|guven~ve|guzel~benze
-20|hafifler|haftadan|haftan zor|haftay*|hafta~ayni|hafta~hedef|hafta~iyi|hafta~okudu|hafta~tam|hakkin*|halan~ona
-20|halk hikayesi|hamit esi|hamit~esi|hamit~fatma|hamit~hanim|hangi uc|hangil*|hangi~aksam|hangi~kim|hangi~neden
-20|hangi~oldug|hangi~tarih|hangi~uc|hanim~mektu|hanim~olumu|harfler|haritayi cizdim|harit~cizdi|hatasi yaptim
-20|hatas~yapti|hatirlatir|hatirlatir.|hayalindeki bolumu|hayat~icind|hayir~bana|hayir~diyec|hayir~gerek|hazirlarim
-20|hazirlayabiliriz|hazirlayabiliriz.|hazirligin parcasi|hazir~parca|hazir~soyle|hekime gorun|herke~baska|herke~onlar
-20|her~adimi|her~alta|her~kahva|her~oturd|hesab~ayarl|hesap~ve|hic~bugun|hic~lise|hizla~terle|hocan da|hocan~sana
-20|hosca~bol|hosca~sans|hosla~kisiy|hucre~gelir|human~afraid|human~lesson|huzursuz|icin formulu|icinin|icin~bak
-20|icin~oneml|icin~plani|icin~son|icin~sozel|icin~yarin|iki haftadir|ikinci adim|ikinci gorev|ikinciye|ikinc~adim
-20|ikinc~gorev|ikiye bol|ikiye~bol|iki~farkl|iki~iki|iki~kural|iki~parag|iki~sadel|iki~yarim|ilerleme.|ile~basla
-20|ile~kisa|ile~mesne|ile~tek|ilk~ders|ilk~gecmi|ilk~okudu|ilk~unite|ingilizcede|insanlarin yanina|insan~sinif
-20|internetten sana|inti*|ipucunu verip|ipucu~cekil|ipucu~geri|ipucu~verip|isaret.|isareti ters|isare~duzel
-20|isare~ters|isare~yazmi|isleml*|islerini|ispiy~degil|isted~istem|istem~bildi|istem~okulu|istersen ayarlar|is~dusun
-20|is~seni|iyel*|iyelik|iyi~ailen|iyi~aksam|iyi~ederi|iyi~kulla|jealous~daily|kacirir.|kacm*|kacmaz|kacmaz.|kac~konus
-20|kadar oturma|kadar~ediyo|kadar~kadar|kafan~karis|kahra~annes|kahva~atlam|kalbi~hizli|kaldigin yerden|kaldigini
-20|kaldiy*|kalma~istiy|kalma~iyi|kalp~terle|kapatmadan|kapatmadan once|kapatmak|kapat~bilgi|kararin.|karis~soru
-20|karsi~tablo|kasi yaydir|kasi~yaydi|katil~insan|kayma|kelim~almis|kendini degersiz|kendinle.|kendi~kitap|kendi~mu
-20|kendi~ve|kendi~veriy|kez daha|kez~yazdi|kilavuzuna|kimine|kimin~kimin|kimse~etmis|kimse~simdi|kim~dedi|kirli kan
-20|kirmi~mavi|kirmi~top|kirmi~var|kirpigi ok|kirpi~kasi|kirpi~yaydi|kisi bunu|kisis~payla|kisi~simdi|kiska~bil
-20|kiska~kotu|kiska~yapma|kitap~sinav|kiz diyor|kizmasi seni|kizma~seni|kizsa~bile|kiz~ben|kolay degil|kolaylastirir
-20|kolaylastirir.|kompozisyonda|konud~cok|konul~liste|konus~anlat|konus~fikir|konus~gerek|konus~hazir|konus~ihtiy
-20|konus~seyi|konus~silme|kopeg~kaybe|kopunc*|kopunca|korkut*|korumaya|kose|kosma~bir|koyma~degil|kulakciga doner
-20|kulak~doner|kullaniyor.|kulla~huzur|kurallarinda|kurk|kurk mantolu|kurk~madon|kurk~manto|kurmay*|kursu|kuvveti
-20|lamba|leave2~tired|leave~courtesy|leave~parent|lesson~stay|lesson~we-let|liste~yanin|lonely~human|love~body
-20|lutfe~ve|madde|mado*|madonn*|madonna|mahk*|mantik.|mantol*|mantolu|mantolu madonna|manto~madon|matem~dakik
-20|mavi top|mavi~top|mavi~var|maymun*|maymu~anney|mayoz~hucre|mektuplarinda|mektu~kapan|merak~denem|merak~gecti
-20|mermiy*|mermiyi|mesne~da|mi korkuyorsun|mitozd*|mitozda|muhe*|muhend*|muzik~calis|nasil|nasil konusacagini
-20|nasil olur|nasil~olur|ne yapacagini|neden~isted|nedir bilmem|nedir~bilme|net~da|net~daha|neyi~istiy|ne~ayni
-20|ne~sayfa|ne~verdi|nihal babasini|noktalamayi|noone~quote|not~home1|odada~yanin|odevi~bildi|odevi~geri|ogrencilerin
-20|ogren~hangi|ogren~yarin|ogret~cekin|ogret~hemsi|ogret~ilk|ogret~yonle|ogret~yonte|ok kasi|okudu~asil|okudu~derdi
-20|okudu~hatas|okudu~roman|okudu~sure|okul~da|okuma~istey|okuma~parca|ok~kasi|ok~yaydi|olaca~ders|olaca~koyma
-20|olan bir|olan~ogren|olarak gorulur|olasilikla|olcusu*|oldug~gorur|olduysa|olman~anlam|olmas~sonra|olsa.
-20|olsam~turkc|olsun~gerce|olurla*|olurlar|olurs~ogret|oluyorsan|on birde|once birini|once gelir|oncek~gorem
-20|oncek~misin|once~adini|once~butun|once~gun|once~kez|once~ver|ondan~ayril|ondan~once|onemli bir|oneml~bir|onerir
-20|onerir.|on~altis|on~bucuk|on~tekra|on~yazdi|orada~sey|oturma bir|oturm~ver|ozlem~cocuk|ozlem~yok|o~dakik|o~olan
-20|o~ozluy|o~sesle|padis~der|paragrafta yazar|parag~uzun|parag~yanli|parag~yazar|parent~warn|patl*|payi var|payi~var
-20|peki|periyodik|periy~tablo|progr~cumar|progr~kalbi|progr~olmaz|promise~I|quote~warn|rahat~ediyo|rem evresinde
-20|rem~evres|rem~gorur|rem~ruya|repli~sadel|ruya goruruz|ruya~gorur|saati~gibi|saatte kalk|saatt~az|saatt~kalk
-20|saat~gun|saat~telef|sabaha|sabah~aklin|sabah~birak|sabah~herke|sadece.|sadik kal|sadik~kal|sad~only|sahnesi
-20|sahney*|saka|saklamani isteyen|sakla~istey|sakla~yaziy|sakla~yetis|sama*|sana anlattigi|sana~ayirm|sana~geliy
-20|sana~konuy|sana~sansl|sana~seyle|sana~yap|sarild*|sarildi|satir~de|sayfada|sayfa~solun|sayisaldan|sayis~bir|sayiyi
-20|secimi*|sekiz saat|selfProgram~leave|selfProgram~stay|sen doldur|senin~cizdi|senin~formu|senin~kanit|senin~ogren
-20|seni~bicim|seni~huzur|seni~konu|seni~yoruy|sen~basla|sen~cikar|sen~kaybo|sessi~verir|sevdi~kiza|sevgi~denet
-20|sevgi~diye|sevgi~sabah|sevindim bunu|sevin~bunu|seviyor gibi|seviy~bir|sey mi|seyi annene|sibe*|siber|sifat~tamla
-20|sifre~bir|siklara|sik~gorun|silebilirsin bu|sileb~bu|sileb~senin|simdi bunu|sinav yilinda|sinava hazirligin
-20|sinav~bitir|sinav~denk|sinav~parca|sinav~verme|sinav~yerin|sipa*|sirayla gidelim|siray~gidel|sir~haber|sohbe~edebi
-20|sohbe~ister|sohbe~ogret|soluna|sol~doner|someone~sad|son bes|sonra gelir|sonra kendini|sonra~gorus|sonra~hesap
-20|sonra~hisse|sonra~tek|sonu bir|sonuc~anlat|sonuc~istem|son~ana|son~bes|son~blogu|son~var|sorari*|sorarim|soruluk
-20|sorul~basla|sorun~ne|soruyu bir|soruyu ilk|soruy~daha|soruy~demek|soruy~konuy|soruy~yolda|soru~mu|soru~seni
-20|soru~yanli|soyle~der|soyle~yazab|soylu~bunu|sozcu~gelir|sozel~basla|sozel~da|sozu~dinle|soz~soz|stay~study
-20|student_said~you-do|sure~da|sure~ya|susmak seni|susma~seni|su~insan|taban puan|taban~puan|tablo~sen|takil~bir
-20|tamam~calis|tamam~kalsi|tamam~o|taneci*|tanimadigin biri|tanim~biri|taniy~insan|taraf~hakli|tasla~birli
-20|teacher~best|tebri~biraz|tehlikeye|tehli~ara|tek~bunu|tek~soruy|telef~dikka|telef~kapal|tell~leave|tell~miss
-20|tembellik|temiz~dakik|terci~icin|terk edilme|terk~korku|ters yazmisim|ters~duzel|ters~yazmi|testi istemiyorum
-20|testi~demed|testi~ertel|testi~istem|testi~yarin|teyze~var|tilki ise|tilki~ise|tired~erase|top var|top~var|torbad*
-20|torbada|torba~kirmi|torba~mavi|torba~top|turden|uc konuyu|uc~bir|uc~konu|uc~konuy|uc~oturu|uc~yapti|um
-20|understand~someone|understand~you-do|ureme~hucre|uste~yazma|utanac*|utana~bir|utana~sey|utana~yok|uygula|uygula.
-20|uygund*|uygundur|uygundur.|uykun~bolun|uykun~son|uyuyamamak|uzak~gorun|uzerinden|uzmani*|uzmanin|uzulu~birak
-20|var ona|varsa bir|vatandaslikta|vazge~icin|ve her|ve oteki|verdi~suclu|verip geri|verip~cekil|verip~geri|verir~de
-20|veriyorsa|ve~dusun|ve~et|ve~gorme|ve~ilisk|ve~oku|write~come2|yagmu~yagiy|yalni~cumle|yalni~icin|yani|yanina yaz
-20|yanin~ve|yanitini|yanit~onu|yani~bir|yanlis anlamis|yanlisin vardi|yanli~cozum|yanli~vardi|yap ben|yap ve
-20|yapiyorum.|yapmak|yapma~dusun|yaptigina|yap~ben|yap~ve|yardim istemek|yardimcisiyim|yardi~sorul|yarin~gece|yarisma
-20|yaris~iki|yatakta|yayd*|yaydir|yaydir.|yazar~hisse|yazar~soyle|yazdi~git|yazdi~ister|yazdi~ve|yazdi~yazdi
-20|yazilmistir|yazilmistir.|yaziyor.|yaziy~gun|yazmi~duzel|yaz~bildi|yaz~kontr|ya~seni|yemeg~dakik|yemeg~soru
-20|yemek yemek|yemek~yemek|yeni~zaman|yere~bes|yerin~bes|yerin~daha|yerin~degis|yeterince|yetiskinin bilmesi
-20|yetiskinle|yetme~de|yilind*|yilinda|yilin~mi|yil~gece|yok~demis|yok~olsun|yonlendirebilir|yonlendirebilir.
-20|yorgun olacaksin|yorgu~ders|yorgu~koyma|yorulmam ama|yorulmam.|yorulmussun.|yorumunda|yoruyo*|you-did~noone
-20|yunus emre|yunus~emre|yurtt~gecmi|zaman zaman|zamani*|zaman~bak|zaman~bakma|zaman~gel|zaman~karis|zarar~bir
-20|zarar~var|zayiflik degil|zekay~sey|zihn*|zinc*|zincir*|zor gecmis|zor gelebilir|zor~bunu|zor~gecmi|zor~geleb|zube*
-20|zubeyd*|zubeyde|zubeyde hanim|zubey~hanim|zubey~mektu
-21|*11.|*20.|*argi|*arin|*as.|*asor|*atte|*az.|*bag.|*bat|*cnun|*eden|*efi|*gen|*gic|*hine|*hley|*iken|*iki.|*kat
-21|*keye|*kika|*kri|*kunu|*lans|*lbi|*ley|*lga|*lgen|*lidi|*lme.|*log|*lsan|*mani|*men.|*mez.|*mim|*mlen|*mrul|*msuz
-21|*mulu|*nada|*nci|*nege|*ner.|*ngic|*ngin|*nsuz|*ntin|*pina|*posu|*ranc|*rdim|*rmu|*rri.|*rul|*stte|*taj.|*tuda
-21|*ukte|*urca|*uttu|*uyun|*zel|11.|14~kalmi|183~de|20.|I-did~tellnot|I-did~warn|I-had~study|I~parent|^askla
-21|^ayriliktan|^birisi|^bunda|^calisma|^cevabini|^cikarken|^derdini|^divan|^dizesinde|^doktor|^dunya|^fatih|^fizikte
-21|^gozunu|^hemen|^kapakciklar|^karakterin|^kardesini|^kardesinle|^konusacak|^madam|^masanda|^masanin|^motivasyon
-21|^notunu|^odul|^onsuz|^paralel|^raif|^sezar|^sorusu|^ureme|^vampirin|^yuzunu|^zorbalik|ablan~git|ablan~okul
-21|acik birakma|acikl~degil|acilmi*|acilmis|acisini|adi var|adini ve|adini~verme|adini~yaz|adi~var|adlarinin
-21|adren~salgi|afraid~tellnot|aglay~var|ailen benimle|ailen~bu|ailen~istey|akcig~pompa|aklini|aklin~dagit|aklin~gelen
-21|aksam~baban|aksam~goste|aksam~tekra|aksam~uykun|al silme|alabilirsin|alabilirsin.|algilar|algilar.|alinan|alinca
-21|alirsin.|alistirma|al~annen|al~silme|ama ona|ama~bakab|ambu*|ambula*|ambulans|angry~sad|anlatirsin.|anlattigi
-21|anlat~benze|anlat~vedal|anlat~yetis|annene ver|annen~basin|annen~oldug|annes~babas|anney~degil|anne~yakiy|anti*
-21|araya girer|araya~asik|araya~kiska|arkadasina|arkadaslarin sana|arkad~guzel|arkad~korku|arkas~kalp|artik~tek|as.
-21|asagi|askl*|askla|ask~diye|ask~kisi|asli~kerem|atlama.|avan*|avanta*|avantaj|avantaj.|ay|ay baska|ayarlama
-21|ayarlama enstitusu|ayarl~ensti|ayiri~her|ayni~hem|ayriliktan|ayriliktan sonra|ayrintisi|az.|az~ama|az~bir|az~iki
-21|az~yazar|babanin sozu|baban~ablan|baban~bekle|baban~deste|baban~sozu|bag.|bagimsiz|baglanma|baglid*|bakan bir
-21|bakan~bir|bakma~misin|bakma~yukle|bana anlatir|bana getir|bana yazdigin|bana yazdin|bana~getir|basin~bekle
-21|baska kimseye|baska~daha|baska~hemen|baska~iyi|baslamissin|baslangic|basla~o|basligin|basli~yaz|beden~yorul|bekle.
-21|beklemeden|bekle~su|belir~bir|belir~degil|ben soruyu|benim~beden|benim~oldu|beni~sesle|benzer.|benze~parag
-21|ben~ailen|ben~anlad|ben~devam|ben~dokto|ben~ibare|ben~olaca|bes yanlisin|best~erase|bes~bul|bes~vardi|bezle
-21|bezle~basti|bildiklerin|bildirim vereyim|bildirir|bildi~verey|bilgi~degis|bilgi~oturu|bilmesi gerek|bilme~birak
-21|bilme~yanin|bir alarm|bir an|bir bezle|bir cevre|bir isin|bir orguttu|bir sey|bir tekrar|bir yarim|birak~der
-21|biraz~gerek|birde~cevap|birin~hosla|birisi|biris~sana|biri~dusun|birli~hazir|bir~alirs|bir~artir|bir~basti
-21|bir~beyit|bir~bezle|bir~bunda|bir~dostl|bir~fazla|bir~kalmi|bir~kisa|bir~kotu|bir~olman|bir~oncek|bir~orgut
-21|bir~seffa|bir~vardi|bir~yokla|bir~yumus|bir~yuzde|blet*|bletch*|bletchley|bletchley park|bletc~park|blogunu
-21|bobre~kani|bobre~suzer|body~teacher|bogulu*|bogulur|bogulur.|bolges*|bolgesel|bolum~alir|bolum~dersl|bolum~icin
-21|bosk*|bosken|bosun|bovar~okudu|bovar~roman|boyle~metin|boyle~olunc|bu birkac|bu donusum|bu haftaki|bu paragraf
-21|bu yalnizlik|bugun sadece|bugun~ihtiy|bugun~ki|bugun~kim|bugun~sadec|bulmussun.|bunu mudur|bunu ne|bunu soyle
-21|bunu yazman|bunun~bir|bunun~ugras|bunu~etmen|burad~yuzde|buray~lutfe|butun~bagla|buyuk bir|buyutur|bu~birle
-21|bu~cogu|bu~deme|bu~evdek|bu~is|bu~isare|bu~korum|bu~ogren|bu~olmas|bu~olmay|bu~ozeti|bu~sonuc|cagiriyorsa|calis~en
-21|calis~gayet|calis~guzel|calis~kaldi|calis~ki|calis~masay|calis~ona|canini sikmis|canin~sikmi|carpi~yani
-21|cekme~edeme|cekme~konuy|cekme~yardi|cesu*|cesurc*|cesurca|cevap~deger|cevre~mi|cikabiliyorsan|cizer~gec
-21|cocug~soyle|cocukken usurdum|cocuk~anila|cocuk~usurd|cok uzgunum|cok~kendi|cok~oyle|cok~yukse|come2~understand
-21|courtesy~needless|coz ben|cozmeden|cozmek|cozumu|coz~ben|coz~edeyi|coz~kontr|cumlen|cumleyle basla|cumle~gelec
-21|cumle~yukle|cunku~insan|cunku~metin|da gosterebilirsin|dagi~deler|daha kalici|daha~alirs|daha~gerek|daha~kalic
-21|dakika|dakika ders|dakik~yeter|dalga|darling~cry|da~dokto|da~hakli|dedig~verdi|defterini|degil~gerek|degil~ogret
-21|degistirdim.|deli dumrul|deli~canin|deli~dumru|demek~dogru|demek~yuzde|deneme sonuclarini|denem~kendi|denem~tek
-21|deniz~bir|deny~quote|deri dokunmayi|derin~mi|deri~algil|deri~dokun|derke~seni|ders calismak|dersh~bende|dersi~bu
-21|dersleri|ders~arasi|de~birak|de~olmas|de~tekra|de~ugra|dikkat*|dinle~iyi|diye dusunme|diye dusunmussun|diyecegim.
-21|dogrud*|dogrudan|dogru~kodu|dogru~yapti|dokto~danis|dokun~algil|doldurmaya|dolm*|donun~ilk|donus~bir|dostu~bir
-21|dumr*|dumrul|dumru~canin|dun ne|dunya~bu|duran bir|duran~arkad|durmad*|durust olmak|durus~olmak|dusune*
-21|dusunuyorsun ama|dusun~buyut|dusun~yoruc|duydum bugun|duydu~bugun|duydu~cok|duygu~kalip|duygu~seni|duymak ister
-21|duyma~var|duyuyorum simdi|duyuy~eline|duyuy~simdi|duyuy~telef|edemem ama|edeme~ama|edeme~anlat|edeme~konuy
-21|egzer~yap|ekran~silme|eksi ile|eksikl*|elektronlar|eline al|eline~annen|elin~gitme|emegi~bu|enigm~bletc|enigm~park
-21|enst*|enstit*|enstitusu|en~ihtim|epik*|erase~human|erase~program|erken~calis|etmen~cok|evde~sey|evin sessizligi
-21|evin~sessi|evi~hafta|evresi*|ezberleme|family1~kiss|family1~only|fark edersin|fark etmen|fark~etmen|feel~you|fiili
-21|fikri|filmde*|filmdeki|filmd~sen|forget~forget|forget~me2|formu|formu~defte|geceni*|gecenin|gece~cok|gece~uykun
-21|gece~yaziy|gecip|geldi~hangi|gelme~yenid|genel.|gereke*|gerek~yeter|geri bildirim|geri donmen|geriye donuste
-21|geri~kacma|geri~verey|gibi~olur|gibi~yaz|giden|giden bir|gider~icim|gidiy~bu|gidiy~devam|girersen|girer~asik
-21|girer~kiska|git ve|git ye|gitmen beni|gitme~beni|gittiginde|gitti~cok|git~ve|gizli~okuya|gorev.|gorme~istey
-21|gorun~ben|gorun~gozle|gorun~saatl|gorun~silme|gozunu korkutmasin|gozun~korku|gozuyl*|gozuyle|gucenmem|guclu~sozel
-21|guler.|gunde yirmi|gunde~bir|gunde~blok|gunde~yirmi|gunun isi|gunune denk|gunun~denk|gunun~saati|gun~da|gun~gorun
-21|gun~icind|gun~kaybe|gun~kez|gun~verdi|guven~var|guzel~cikar|hafif bir|hafta~basla|hafta~cozum|hafta~dene
-21|hafta~deney|hafta~gune|hafta~ogren|hafta~orada|hafta~saat|hafta~tek|hafta~zor|hakki~bu|hakki~yok|halkay*|halkayi
-21|hangi~var|happy~return|haritayi soracagim|harit~sorac|hastalik|hatir~demek|hatir~olabi|havada|heart~courtesy
-21|help~jealous|hem~korur|her ayrintiyi|herke~anlad|her~ayrin|her~donem|her~filmi|her~on|hissedilir|hissedilir.
-21|home1~study|hormonu|human|human~jealous|icind~ve|icin~birin|icin~goste|icin~izlem|icin~lazim|icin~once|icin~tasla
-21|ihanet|iki ay|iki karincik|iki kulakcik|iki secenek|iki.|ikimi~buldu|ikimi~sonuc|ikincide|iki~artir|iki~ay
-21|iki~hangi|iki~karin|iki~kulak|iki~secen|iki~sonra|iki~test|ile~bolum|ile~iki|ile~kerem|ile~sordu|ilk bakista
-21|ilk gune|ilk~bakis|ilk~cumle|ilk~gune|ilk~hangi|ilk~hedef|ilk~konul|ilk~uc|inanmak|insan kalbi|insan~ediyo
-21|insan~ici|insan~kalbi|ipucu vermeden|ipucu~dene|ipucu~verme|isaret hatasi|isaretle|isaretler|isinma*|isleni*
-21|isted~bir|istegin|ister~gel|ister~on|isteyen biri|istey~biri|iyi geliyorsa|iyi~acik|iyi~bu|iyi~gecer|iyi~olasi
-21|iyi~oldug|izmir~italy|jealous~jealous|kac~oldug|kac~ona|kadar~cikar|kadar~gerek|kadar~netin|kadar~olmas
-21|kadar~yerin|kadar~zaten|kalan iki|kalan~bir|kalan~da|kalan~iki|kalbi|kaldi~satir|kale*|kalmadi|kani suzer
-21|kani~pompa|kani~suzer|kapakciklar|kapak~geri|kapak~kacma|kapanisi samimi|kapan~samim|kapat~birin|kapat~dakik
-21|kapina|kapina gelirse|kapin~gelir|karar senin|kararini|kardesinle ayni|karisan|karistiriyorsa|kavusu*|kaybe~istem
-21|kaydirma yapma|kaydi~yapma|kaynak buldum|kayna~buldu|kays~leyla|kays~mecnu|kelime bulamiyorsan|kelim~zaman
-21|kendi~ayir|kendi~durus|kendi~ev|kendi~gorus|kendi~yeter|kerem~kerem|kesiyo*|kez~de|kime anlatabilirsin|kime~anlat
-21|kimin~secme|kimli~belge|kimse~gordu|kimse~kal|kimse~konus|kimyada mol|kirild*|kirmizilar|kiskanmam.|kitab~gecer
-21|kitap~alma|kizarl*|kizsa|kizsa~iyi|ki~var|klasor|knownot~tell|kocun sana|kocun~sana|kokus~anlat|kolay~basla|kolum
-21|konu calisma|konusacak kelime|konusmada|konusmasini|konus~basla|konus~bulam|konus~karis|konus~kelim|konus~kisi
-21|konu~var|kopekt*|kopekten|kopek~korka|kopya~edeme|kopya~yardi|korkt~mi|korkutmasin.|kotu~goste|koyaca*|kulakcik
-21|kulak~iki|kurali.|kusur~yenid|kusur~yukle|kutuda|kuyr*|leave~family1|lesson~afraid|lesson~come2|lesson~happy
-21|lgs yeni|lgs~nesil|lie~I-not|life~lesson|m s|macin|macin~var|madam|madam bovary|madam~okudu|madam~roman|masand*
-21|masanda|me2~leave2|mecl*|mecn*|mecnun|memle~ozlem|mesaji birlikte|mesaj~birli|mi bir|mi o|milli~ayira|mine.
-21|miss~feel|mi~oldug|mucad~ayira|mukem~degil|muzigi*|m~s|narkissos kendi|nasil gittigini|nasil~hisse|nedenini de
-21|nefes~ver|netin~de|ne~hicbi|nisan~hukuk|notlarini yazarim|notla~yazar|not~olur|not~wait|numara*|numar~gerek
-21|o boslugu|o durumda|o gece|o sozu|oda~konus|odevle*|ogren~biri|ogren~mu|ogretir|ogret~gorus|ogret~olabi|oklar~koy
-21|okudugu|okul sana|okul var|okuld~da|okuld~mi|okuld~ve|okul~var|okumaya|olac*|olaganustu|olanl~degil|olan~bir
-21|olan~kendi|olara~yaz|olmaz~sen|olumsuz|olunc~insan|olurs~doner|olurs~yalni|olusuy*|olusuyor|omuzlarini|on kelime
-21|ona~donme|ona~yaz|once kisa|once~gelme|once~kisa|once~tahmi|oneml~sey|onu kaybetmek|onu~dinle|onya*|onyarg*
-21|onyargi|on~gibi|on~parag|op|orgutt*|orguttu|orhan~sigma|ovgu|oyle~olur|ozeti ozetledim|ozeti~iki|ozeti~ozetl
-21|o~acik|o~birli|o~durum|o~gece|o~sozu|o~verir|o~zorla|panik~ve|parag~ayir|parca degisimi|parca~degis|parent~life
-21|park|paylas*|plani~perse|progr~buna|promise~love|psikolojik|rahat~kisa|rahat~yapti|rehbe~ister|robot diyor
-21|robot~sen|romaninda ask|saati~kac|saatleri ayarlama|saatleri buldum|saatl~buldu|saatl~ensti|saatte|saat~fark
-21|saat~sabah|sad~quote|sag karinciga|saglikli|sahibi*|sakin~anda|sakla~bu|sana kelime|sana~bir|sana~dediy|sana~kelim
-21|sana~kiric|sana~kotu|sana~olabi|sana~sorac|sana~yaban|sana~yetme|sanm*|satir~sutun|satr*|satran*|satranc
-21|sayfasindan|sayilmaz|sayisali|sayisali guclu|sayis~guclu|seceli*|secelim|secret~come2|sende~degil|sende~ol
-21|sende~sana|seni duymak|senin yolun|senin~cozdu|senin~degil|senin~ve|seni~gunun|seni~su|seni~tatli|seni~ustun
-21|sen~kalmi|sen~ne|sen~soru|serin|serinl*|serin~olur|sesin~sonra|sessiz bir|sevdi~duygu|sevgi~degil|sevgi~icin
-21|sevgi~yuz|sey ne|sey yapmayalim|seyi~yaz|sey~git|sey~kaybe|sey~oluyo|sezar sifresinde|sezar~uc|sifre~kagid
-21|sifre~uc|sifre~yazip|siklar|sikmis|sikmis.|simdi soru|simdi~eline|simdi~ki|sina*|sinav salonunda|sinavdan onceki
-21|sinav~donus|sinav~gec|sinav~kahva|sinav~oncek|sinif~oldug|sinir koyabilirsin|sinir~koyab|sirri.|sir~bir|sohbetle
-21|someone~study|sonra~birli|sonra~bu|sonra~cozme|sonra~ders|sonra~gor|sonra~hata|sonra~mutfa|sonra~oldug|sonra~olmad
-21|sonra~seyle|sonuclarini|sonuc~ayni|sonuc~gorme|sonuc~net|sonuc~olsun|sonu~gun|sor merak|sormak*|sorma~seni
-21|sormu~yapay|soru bunu|sorul~yapma|sorunu aldim|sorun~aldim|sorun~yaziy|soruy~birde|soru~bunu|soru~ister|sor~etme
-21|sor~merak|sosyal medya|soylediginde|soyler.|soyleyebilir|soyle~bilme|soyle~birli|soyle~cumle|soyle~liste|soyle~ve
-21|soylu~cok|sozcukler|sozcu~koku|sozel~manti|sozel~sayis|sozlerin|sozun~birin|stay~heart|stay~tired
-21|student_said~tellnot|su an|sunu bil|sunu~bil|surey~azalt|sure~yetmi|surmus|susuyorsun|suze*|suzer|suzer.|su~an
-21|takil|takim~ne|tanirs*|tanirsin|taniy~daha|taniy~iyi|tarafini|tarihe gore|tarih~tanzi|tarti~bir|tatli~soru
-21|teacher~courtesy|teacher~return|teda*|tehli~112|tekra~hazir|tek~aklin|telefonunu karistiriyorsa|telef~seni
-21|temiz~basti|temiz~bezle|temposu|tersi.|tesek~sonra|testte|teyzen okul|teyze~okul|teyze~seni|thanks_to~understand
-21|topla~durum|turkc~parag|turlerini|turun|uc kaynak|ucunc~hafta|ucunc~kaybo|uc~buldu|uc~kayna|ulasab*|unite|unite~ve
-21|ustun~bu|usurdum|usuy*|uyani~de|uygul~kapat|uykun~az|uyku~sinav|uymazs*|uymazsa|uyumak icin|uyuma~iyi|uzulmen
-21|uzulm~da|uzulm~icin|vamp*|vampir*|vampirin|var onlara|ve ciddiye|veli~sigma|verdi~mu|verem~senin|vermek*
-21|verme~dene|verme~verir|verme~yakin|ve~bilmi|ve~birak|ve~en|ve~gelme|ve~goste|ve~her|ve~kapat|ve~karsi|ve~sabah
-21|virgul*|wait~marry|wait~study|without~rememb|write~angry|ya|yalan~yerin|yalniz kalmam|yalnizca bir|yalni~roman
-21|yaninda duran|yanin~duran|yanin~otura|yanin~yuzde|yanlis defteri|yanli~da|yapab~kontr|yapacagini|yaparsan
-21|yapar~bir|yapma~sana|yapma~yanil|yardi~konuy|yarin nasil|yarin~anlat|yaris~mi|yasa*|yasam~istem|yatak~annen
-21|yazac~birli|yazar~birak|yazar~yarin|yazay~sen|yazdi~arkas|yazdi~dikka|yazil~ama|yazil~metin|yazma~cok|yazma~yolun
-21|ya~dokto|ya~gunle|ya~hic|ya~uzun|yedi~iki|yemeg~saati|yemek~ama|yemek~bunu|yeniden yukler|yenid~gonde|yenid~yukle
-21|yeni~elind|yeni~rahat|yeni~sevme|yere~et|yerin~icin|yetis~sir|yetme~yetis|yil~sinav|yirmi~soruy|yoklam*|yol~var
-21|yon|yon~degis|yorgu~olaca|yorulmussun|yorumlarin|you-did~tutor1|you-do~I-not|you-if~help|you-if~love|you-if~rememb
-21|yukler misin|yukle~misin|yurtt~ve|yuruyusten|yuva*|yuz vermez|yuzden o|yuzde~o|yuzu|zaman~almis|zayifl*|ziya
-21|zordur|zorun~zor|zor~bekle|zor~ogret
-22|*akat|*aten|*cut|*def.|*dike|*eti|*etik|*fre|*holm|*irli|*leni|*les.|*limi|*lka|*loda|*maca|*mden|*mdir|*med|*men
-22|*ndi|*nsen|*ntaj|*nulu|*olm|*ram.|*rnak|*rrak|*side|*sma.|*taj|*uld|*ure.|*usa|*uza|*vada|*yiya|*ynun|112~araya
-22|3~5|71|^acil|^adresi|^anna|^atardamarlar|^attigin|^bilerek|^biri|^biyolojide|^bolum|^deden|^deftere|^didem
-22|^donunce|^gazel|^genel|^gunduz|^hayirsa|^hidrojen|^kazandigin|^kimlik|^manyetik|^merakin|^mustafa|^necip
-22|^ogretmenlerine|^psikoloji|^rakip|^sakli|^sevgilinle|^soylemek|^sozcugu|^stockholm|^temiz|acabilirsin.|aci~gerce
-22|ac~bekle|adimd~koydu|adres~okulu|ad~degil|afraid~wait|agir~gelmi|ailele*|ailenin beklentisi|ailen~aksam
-22|ailen~serbe|ailen~sorun|ailen~vakit|akcig~dolas|aklin~cumle|aklin~kalsi|aksam~cozer|aksam~gordu|al sonra
-22|alarm~telef|alman~yardi|ama dogru|ama konuyu|ama~birli|ama~cikar|ama~konuy|ama~sevin|anali~yapar|anali~yapma
-22|anda~mi|aniy*|anlaminda|anlatir gibi|anlattigin kadariyla|anlat~bakal|anlat~ederi|anlat~geliy|anlat~o|anlat~yeri
-22|anna karenina|anna~karen|annen~hisse|annen~kim|annen~kos|annen~seviy|ara ve|araman|aran nasil|araya~kisiy
-22|araya~yanin|ara~onlar|arka arkaya|arkad~ayir|arkad~basin|arkad~biraz|arkad~fikir|arkad~seyi|arkas~euryd
-22|arkas~yitir|arkaya|arka~arkay|artik~basin|arti~eksi|arti~olur|asiktir.|asik~mumku|asik~onu|ask bir|ask ve
-22|ask~aklin|atardamarlar|atard~kalpt|atard~uzakl|ayni~ama|ayni~arkad|ayni~boyle|ayni~ne|ayrilir.|ayril~ders|azdi*
-22|az~cok|baban~yeni|bag enerjisi|bakan|bakma~yenid|bakmis*|bakmissin|bams*|bamsi|bamsi beyrek|bamsi~beyre
-22|bana anlattigini|bana~birak|bardag*|barda~sonra|baska yoldan|baska~onlar|baska~yolda|baslay*|baslayalim.
-22|basli~gecme|bayramda ders|bayramlar|bazen~de|beklemedim|bekle~de|bekle~kalma|ben karsilik|bence bu|bence~bu
-22|benden hic|bende~hic|benim~vermi|beni~ne|ben~beden|ben~bu|ben~ic|ben~karar|ben~kimse|ben~matem|ben~takip|ben~tarih
-22|berr*|berrak|besinc*|besinci|best~we-let|bes~kendi|bile yaninda|bile~olunc|bile~sen|bilgi~vereb|biliml*|bilmemeli
-22|bilmen|bir degerlendirme|bir ifade|bir liste|bir parca|bir tur|birak~hesap|bireyi|biriyl*|biriyle|biri~hangi
-22|bir~alist|bir~dogru|bir~don|bir~dort|bir~ekle|bir~eksig|bir~etme|bir~ifade|bir~nesne|bir~ogren|bir~okumu|bir~olama
-22|bir~paket|bir~sonuc|bir~sorar|bir~takvi|bir~toren|bir~yarin|bir~yazal|bir~yoktu|bitir~yeter|bitis|bitk*|bols*
-22|bolsev*|bolsevikler|bolse~acikl|bolum~adlar|bolum~incel|boslugu|boslu~ve|bos~verme|boyle bir|boyle~cok|boyle~degil
-22|boyle~ne|boyle~yazil|boynun|boyun~basla|boyun~diye|bugun yaz|bugun~oldug|bugun~once|bugun~senin|bugun~tekra
-22|bugun~yaz|bugun~yorul|buldum|buluyo*|bunlarin hepsini|bunun~merak|bunun~neden|bunu~beden|bunu~dayin|bunu~yazdi
-22|burad~kalma|burad~takip|burad~yeter|buyuge soyle|buyuyo*|buzd*|buzdol*|bu~acini|bu~adim|bu~anlas|bu~basta|bu~iki
-22|bu~kose|bu~parca|calisan biri|calis~becer|calis~diye|calis~ugras|carpinca|cesaret istiyor|cesar~istiy|cevab~acele
-22|cevab~mi|cevap c|cevir~cok|cizdi~sonra|ciz~oklar|cogu~sakla|cok~benim|cok~yuk|come2~only|cozdu~soru|cozme~olur
-22|cozulmesi|cozum yolun|cozum~cok|cozum~dogru|cry~needless|cry~tired|cuma~nasil|cumle~cevir|cumle~ezber|da fark
-22|da hic|daha cabuk|daha~cabuk|daha~ve|dakika kendin|dakik~kalkm|dayan~yanin|dayin~da|da~durum|da~hic|da~o|da~olara
-22|de bilsin|de de|de fark|de is|de soyle|de zaman|deden|deden~etmis|dedigi|degil~oneml|degis~konul|demek isterdim
-22|demen yeterli|denemeye kadar|denem~denem|deneyim|dengeyi|derdi~gibi|ders konusunda|dershaneden|dershaneden sekizde
-22|dersh~bana|dersh~donmu|dersh~sekiz|dersh~simdi|dersl~kaygi|ders~yardi|de~112|de~anlat|de~parca|de~tarih|de~uykun
-22|dide*|didem|didem madak|didem~madak|dill*|dinle~sozle|diye|diyen~hisse|diye~yaz|dna|dogrusu|dokto~goste
-22|dokuz~saate|dols*|dolsun|donmus simdi|donmu~bana|donmu~de|donmu~simdi|donuste|dosyay*|dosyayi|dur bir|dusun~iki
-22|dus~erken|dus~uyku|duyar~korku|duydugunu|duzeltmek|duzelttin|duzelttin.|duzenin|eksi~ile|elemani|elind~sey
-22|ellerini|en~anini|en~isted|en~karis|en~yerin|erase~lesson|erken uyku|erken~uyku|erteleme|etmis~ne|etmis~seni|eury*
-22|eurydi*|eurydike|euryd~yitir|evde~anlat|evde~nasil|eve~istem|evim|farklidir kendini|fazi*|fazil|fazil inda
-22|fazil~inda|fazla~basla|feel~courtesy|feel~help|felaketle|felaketle biter|felak~biter|fizik.|formul*|formu~kagid
-22|fotog~iyi|gecerk*|gecerken|gece~icin|gece~yazma|gece~yerde|gecsi~ister|gelec~zaman|gelenl*|gelen~ogren|gelir onlar
-22|gelme~uzulm|gelme~ve|gerce~anlat|gerek~degil|gerek~dusun|geriy~gibi|geri~once|getirir.|gezd*|gibi dusunebilirsin
-22|gibi sozler|gibi~kalab|gibi~makin|gibi~yazdi|gidiyormussun|gidiyorsa|gidiy~mi|git~soru|gizli antlasmalar
-22|gizli~arasi|gizli~ve|gordu~seni|goremem.|gorunmek|gorus~yaz|goste~iyi|gozya~ama|gozya~yok|gram~kac|gunun~bugun
-22|gunun~nasil|gunun~ne|gunu~nasil|gun~uc|guven~konus|guzelm*|guzelmis|guzelmis.|hafta~iste|hafta~on|hafta~yalni
-22|haki*|hakika*|hakikaten|hakki~bir|hala~bir|hala~mi|haliyl*|haliyle|halka|hangi dersten|hangi~geldi|hatti acik
-22|hatti~acik|hatti~birak|hayir bunu|hayirsa da|hayir~ailen|hayir~bekle|hayir~bunu|hayv*|hayvan*|hazir~ister
-22|heart~return|hedef.|her ayin|her seferinde|her seyin|herkese ayni|her~acik|her~ayin|her~sefer|her~yazis
-22|hesab~guven|heyecanlisin|hic~acma|hiz~probl|hocan~degil|hosla~ve|hucre~kalit|human~body|icecek*|icin~on|ihan*
-22|ikinc~sorud|ikiz*|iki~adim|iki~birde|iki~evdek|iki~gorun|iki~isi|iki~kimse|iki~su|iki~tutar|ilan|ile necip|iletir
-22|iletir.|ile~bir|ile~birbi|ile~necip|ile~o|ilk~cok|inda|insan~seviy|insan~yanli|integralde|inter~payla|ipucunu not
-22|ipucu~ettim|ipucu~not|ise yaramaz|ise~var|isim fiil|isim~fiil|istati*|istey~istat|iyi bayramlar|iyi geliyor
-22|iyi~bayra|iyi~bugun|iyi~onu|iyi~sen|iyi~vakit|iyonla*|iyonlasma|izledigin|izled~video|jealous~study|kac eder
-22|kacirmissin.|kac~daha|kadari yeter|kadar~gerce|kadin~sirri|kagidini koydum|kagid~koydu|kahvaltida peynir
-22|kahva~peyni|kaldi~calis|kalem kullanmak|kalkmis|kalkmis dershaneden|kalkm~dersh|kalkm~donmu|kalkm~simdi
-22|kalma~gerek|kalpten uzaklastirir|kalpt~uzakl|kapat~biraz|kapat~once|kapi~acik|karan~dusun|karde~kiska|kareni*
-22|karenina|karistirmissin|karis~dusun|karis~ikinc|karni~agri|kaybe~korku|kaydi~mi|kaygi~sey|kaynaklari|kenar~satir
-22|kendinle ilgili|kendi~cizgi|kendi~dovme|kendi~ilgil|kendi~zaman|kestim|kimi~misin|kimse bilmesin|kimse~kapat
-22|kimse~kiyas|kipird*|kirik~bir|kirk~bes|kirli~kan|kisi ben|kisi bile|kisi kim|kisi sana|kisisel bilgilerini
-22|kisiy~de|kisi~ikinc|kisi~olunc|kisi~suc|kiskanamam|kiskanamam.|kiska~baska|kismi.|kismi~gelir|kismi~onlar
-22|kitab~ogret|kiyas~kendi|kizip|kizmasi|konu konu|konulu|konul~koy|konus~gelir|konus~hatti|konu~rahat|korkt~anliy
-22|korku~onu|kotu|kotu sir|kotu~ama|kotu~sir|koyabilirsin|koyabilirsin.|kromo~mayoz|kucuk dolasim|kucuks*|kucukse
-22|kucuk~kac|kural~en|kurman|kutlu olsun|kutlu~olsun|kuvve~olara|leave~teacher|life~tired|liste~ayir|liste~gonde
-22|liste~yazma|lonely~lesson|lonely~tired|lutfe~da|lutfe~ya|madak|makinelerin|makin~hisse|manda~redde|manyetik
-22|masal~kimse|matr*|metin~basli|metin~icin|metne bir|metne~bir|metne~daha|moral~bozul|mudur|must*|mutf*|nasil gitti
-22|nazim~bicim|necip fazil|necip~fazil|necip~inda|neden~ettim|neden~mi|needless~I-not|nerede oldugunu|nered~oldug
-22|ne~korku|ne~olaca|nihal~kiska|nobe*|not birak|notun~gunu|not~basla|not~birak|odevin icin|odur.|ogeler*
-22|ogretmenlerine|ogret~boyle|ogret~dogru|ogret~hosun|ogret~merak|ogret~sevin|oklari|okudu~gordu|okudu~uc|okuya~yok
-22|oku~gec|olabi~da|olacagim|olanlardan|olmad~sorul|olmak~cok|olmas~ve|olmaz cunku|olmaz~cunku|omuz*|ona bu
-22|once guvenli|once turkceden|once~acikl|once~deney|once~kur|once~planl|ondan~dinle|onerdigi|onun~da|onu~ekley
-22|on~tane|on~yok|orada~bir|ornegi gordum|orneg~gordu|orpheus arkasina|orphe~arkas|orphe~euryd|ortak~bilgi|otuz*
-22|oyna~da|ozenl~ve|ozetini|ozeti~okudu|ozledigini soyledin|ozled~der|ozled~diyor|ozlem~gelir|o~bekle|o~donem|o~duzel
-22|o~ediyo|o~incel|o~kendi|o~kitap|o~konud|parca~bol|parent~someone|paylasmakta|paylasmakta serbestsin|payla~serbe
-22|plan sana|plani~gore|plan~sana|platon solen|plato~solen|pompa~bu|progr~tutam|psikoloji.|psiko~istat|psiko~istey
-22|psiko~ugra|quote~you-did|rahat|rahatlatir.|rahat~cozum|rakip~kiska|reddedildi|reddedildi.|rehber ogretmenine
-22|renkli kalem|renkl~kulla|return~needless|robot~bir|romanda|romanl*|roman~benim|roman~biter|roman~felak|roman~kadar
-22|roman~kimse|saat acik|saat saat|saatt~ayni|saat~acik|saat~on|sabah yedide|sabah~dersh|sabah~donmu|sabah~sekiz
-22|sabah~yazdi|sabah~yedid|sadec~dusun|saga|sagligin|sairi|sair~kalbi|sakin~sec|saklayamam.|salgilar|salgilar.
-22|sana agir|sanatina|sana~agir|sana~birli|sana~bunu|sana~kalir|sana~saril|sana~yapti|saniy~saniy|sarap|sarki~benim
-22|sarki~kadar|sarki~kimse|sayil~mi|sekizde donmus|sekiz~bana|sekiz~de|sekiz~donmu|sekiz~simdi|sende~istem
-22|seni beklemedim|seni oradan|senin~hedef|senin~kalab|senin~not|senin~olmaz|seni~etti|seni~ikinc|seni~liste
-22|seni~once|seni~sevgi|sensi~unutm|sen~dened|sen~git|sen~tehli|sen~yapma|sen~yedin|servetifunun|sevdi~gecme
-22|sevem~kiska|seven|sevgilin gibi|sevgis*|sevgi~verme|sevil~seni|sevin~annen|sey~bende|sey~iyi|sey~var
-22|sezar sifresini|sicak~dus|sicak~erken|sicak~uyku|sifre|sifre~sezar|sikil~bunu|simdi de|simdiki zaman|simdi~al
-22|simdi~evde|simdi~oklar|simdi~x|simdi~yarin|sinav~bir|sinav~kacta|sinav~kopar|sinav~oldug|sinav~sorar|sinif~bos
-22|sirti~omuzl|sir~sir|sohbe~payla|somut bir|somut~bir|son durak|sonra sonucu|sonra~anlar|sonra~geome|sonra~gir
-22|sonra~olur|sonra~zor|sonuc~anali|sonuc~bagla|sonuc~karsi|son~durak|sormadan once|sormam|sorma~kendi|soru geliyor
-22|sorular en|sorul~en|sorul~et|sorul~mi|sorul~once|soruy~bakar|soruy~cevap|soruy~olara|soru~yirmi|soyle~dene
-22|soyle~gozle|soyle~sevme|soz soyler|sozd*|soz~yirmi|stoc*|stockh*|stockholm|stock~sendr|stop2~study|study~family1
-22|study~you-did|suat ile|suat~ile|suat~necip|suclar|suku*|sure tut|sure.|sure~tut|tabloda|takip ederim|takip~ederi
-22|tam~bu|tanitim|tarihleri|tarih~gore|tatli~bu|teacher~cry|teacher~you|tekrar koydum|tek~arkad|tek~basla|tek~yazma
-22|telefonu eline|telef~eline|tellnot~student_said|tenef~sor|tepkis*|terk etmis|terk~etmis|test|teyze~da|tirnak
-22|toparlar|toparlar.|topla~kac|tore*|toreni|trajed*|tur daha|tur~daha|tutor1|uc~boyun|uc~bul|uc~gordu|uc~okula
-22|understand~miss|understand~you|united*|unitede|universitenin|unutm~bugun|unutm~olabi|usur*|usurdu*|utani~yok
-22|uyanam*|uyani~degil|uyu.|uyumay*|uyumaya|uzaklastirir.|uzuld~mi|uzun~acikl|uzun~parag|ve annene|vedal~sen
-22|verecegini|verilince|veriy~bir|ve~112|ve~anlat|ve~kadar|ve~okumu|ve~ve|ve~verme|videosunu|vucud~seni|vucut
-22|we-let~need|write~help|write~needless|yakindan|yakinsan|yakin~sicak|yakisa*|yakisan|yaklasir|yaklasir.
-22|yalnizca sen|yaninda olunca|yanin~olunc|yanin~yanli|yanin~yaz|yanlis yapmis|yapar~yapma|yapmadan once|yapmayalim
-22|yapma~et|yapma~once|yapti~icin|yaramaz|yaramaz.|yardi~bildi|yarin~hazir|yarin~kalsi|yarin~oldug|yarin~plan
-22|yarin~saat|yariya|yasc*|yasca|yasca~buyuk|yatagi*|yatak|yaz ben|yaz yaninda|yazdigini goster|yazdi~biliy
-22|yazdi~duzel|yazip~yazma|yazman iyi|yazma~tasla|yaz~ben|ya~baska|ya~rehbe|yedide kalkmis|yedid~dersh|yedid~donmu
-22|yedid~kalkm|yedid~sekiz|yedid~simdi|yemek~gelir|yemek~nasil|yeni~bir|yerin~progr|yillarca saklar|yillarini
-22|yil~daha|yine~nered|yirmi~basla|yirmi~on|yogun~bir|yok sarilamam|yok~anlad|yok~saril|yoldan|yolun~cok|yoneti*
-22|yorulmaya hakkin|you-do~study|yukuml*|yurtt~ogren|yuzde~da|yuzun~bir|zayif~en|zekayim.|zorla~anlat|zor~koy
-23|*84.|*ait.|*anir|*anki|*atli|*brek|*bunu|*cak|*defe|*elin|*ese|*evle|*ger.|*gra.|*hip|*igin|*lem.|*ler.|*lti.
-23|*onik|*raye|*rgun|*rmi.|*saya|*sil|*stik|*suzu|*tegi|*tubu|*vini|*zai|*zeli|84.|^alo|^asik|^ayaklarini|^birinde
-23|^boyu|^cevaplari|^derse|^durust|^duygusal|^eksi|^gidersen|^insan|^internette|^kagidini|^kapiyi|^kime|^kompozisyon
-23|^nereye|^soz|^tam|^unlem|^vucudun|^yaprak|^yatakta|^yer|^yolun|^yontem|^yunus|ablan~yardi|acikl~yapma|acikm~beden
-23|acil~durum|acim*|aclik|adi~yok|agir~sey|aglayamam.|agriyorsa once|agriy~once|agzi|ahla*|ailen~guzel|ailen~hisse
-23|ailen~ya|ait.|aksamin|aksam~bak|aksam~olsun|al alti|alirsa*|alirsan|al~alti|ama~arasi|ama~guven|ama~saril
-23|ama~yapab|ama~yeter|an evde|ana~dusun|angry|anlama|anlamak.|anlar~anlat|anlatir misin|anlatsin|anlat~birak
-23|anlat~dinli|anlat~nasil|anlat~onu|anlat~seni|anlat~senin|annenin sesini|annenin yanina|annen~biraz|annen~kavga
-23|annen~psiko|annen~sesin|annen~sordu|annen~sucla|antlasmalar|an~gorun|arayi~kapat|argo~mi|arkadasina soz
-23|arkad~geliy|asagiy*|asagiya|asit*|asitle*|asitler|ask iki|ask~ask|atlami*|aydin|ayiplamaz|ayiplamaz.|ayni odada
-23|ayni soruyu|ayni~yat|ayrilik bir|ayrilinca|ayt matematik|ayt~matem|ay~bir|az uyku|az~uyku|baban~duymu|baban~kendi
-23|baban~kimse|baban~uc|babasi|bagli~soru|bag~kurma|bakalim.|bana gore|bana~112|bana~gore|barismaniza
-23|barismaniza sevindim|baris~sevin|basit bir|basit~bir|baska bir|baska~isine|baslardim|basli~iki|bastir.|basvurusu
-23|bebeg~seni|bedenim ve|beden~duygu|ben yanlis|bende~cunku|bende~durma|beni seviyor|benim~sesle|beni~hisse
-23|beni~ozled|benze~anlat|ben~ya|ben~yetis|best~feel|best~rememb|bes~yanli|bez|bez~hormo|bilmez|bir fotograf
-23|bir kulube|bir silgi|birakalim|birakip gitmis|birakma kapiyi|birak~ac|birak~ailen|birak~gitmi|birak~kapiy
-23|birak~sey|birak~yalva|biri bu|biriml*|birimleri|birin~ve|birin~yaz|bir~bana|bir~bulun|bir~ciz|bir~denkl|bir~devam
-23|bir~fotog|bir~itira|bir~kapid|bir~karar|bir~kendi|bir~memur|bir~oyna|bir~silgi|bir~tasim|bir~topla|bir~tur
-23|bitin~kalk|bitin~yaz|bobrek|body~program|bolmede|bolum~mezun|bos~gorun|bos~yalni|boyle~duyma|boyle~tek|boyu~servi
-23|bozul~bozul|bu dogru|bu soruyu|bu uc|bugun agir|bugun anlat|bugun bahset|bugun sor|bugun~bahse|bugun~gelme
-23|bugun~kisiy|buna gore|buna~gore|bunu kimse|bunu ogretmenine|bunu~buldu|bunu~sor|burad~yanin|butun~hayat|bu~birak
-23|bu~daha|bu~liste|bu~sen|bu~seyi|bu~uykus|bu~yapab|bu~yazmi|cagir.|calisarak|calismanin|calis~gecir|calis~gelis
-23|calis~gelme|calis~soru|canim|cekild*|cevab~yok|cikin~bir|cikmadan|cikmis|cogr*|cograf*|cok yerindeydi|cok~annen
-23|cok~cumle|cok~ister|cok~korka|cok~okuma|cok~uc|come2~tired|courtesy~body|courtesy~sad|cozersin.|cumle~basla
-23|dagilir|daha uzun|daha~gecer|daha~yaygi|daily~teacher|dakik~kitap|dakik~oldu|damarl*|dayan~bir|da~donem|da~et
-23|da~kiska|da~okulu|da~sinav|da~sor|da~suclu|da~yuzde|de yoruldum|deft*|defte~bir|deger veren|deger.|deger~veren
-23|deger~yitir|degil~demek|degil~dort|degil~saygi|demedim|demek cok|demek~asil|demek~cok|demek~icin|demis~olsun
-23|denem~gecen|denem~kadar|denem~sen|denem~yaz|denir~boyle|deny~we-let|derse~coz|derse~yetis|dersinden|ders~bana
-23|ders~dusun|ders~hedef|devam~o|de~defte|de~gecir|de~is|de~kavga|de~ornek|de~sorun|dikkatli|diler~seni|disla~cok
-23|diyem~degil|diye~anlas|diye~mesaj|diye~o|diyor~bunu|dizele*|dogal~o|dogru olani|dogru~olani|dogum~olsun|dokumu
-23|dolas~iyi|dondu~bu|donmus|donunc*|donunce|dunya savasi|dunya~savas|durma~bu|dusun~uykus|duyduguma uzuldum
-23|duydu~uzuld|duygu~olmad|eden~bir|ederi~ben|edilir|egzersizini|ekran~kapan|eleman*|elinin|emek.|en~guven|en~mu
-23|erase~quote|erase~you-did|erase~you-if|eserle*|eskisi kadar|eskis~kadar|etmesi|evdek~seni|evde~birin|evde~ya
-23|evlenme vaadidir|evlen~vaadi|eylul~askin|farklidir|felse~odevi|forget~human|forget~lesson|formu~eksik
-23|fotografini kimseye|fotog~istey|fuzul~gazel|gece yaninda|gecel~bir|gecen~bes|geceriz|gecey~basin|gecey~tek
-23|gece~agir|gece~cumle|geciyorsa|gecme~gibi|gelen~seyi|gerce~su|gerekmeyecek|getirir|gibi~beni|gibi~bulma|gibi~sessi
-23|girdigini|girer~onu|giriste|girmez|gitme~istem|gitme~ogret|gizledigin|gizli~hakki|gizli~okuma|gizli~payla
-23|gonderdin|gonderdin baktim|gonderdiysen|gonde~bakti|gonde~misin|gormem*|goruntu|gorunuyor|gorunuyor ama
-23|gorusuruz iyi|gosterecegim|goste~bak|goste~birli|goste~sey|goturur.|gozetmene|gozle~cikmi|gozum~tesek|gozun aydin
-23|gozun~aydin|gozun~ona|grafik|guclu yanin|guclu~yanin|gunle~daha|gunle~insan|gunun~kutlu|gunun~olsun|gun~basar
-23|gun~eklem|gun~gordu|gun~yeter|guveni|guveniyorsan|guveniyorsan ona|guvenligin soz|guven~soz|hafifleyebilir
-23|hafta herkes|hafta ici|hafta~hafta|hafta~ici|hakkin var|hamit|hamit~olumu|hangi derste|hangi~hafta|hangi~kadar
-23|hangi~kaldi|haritayi paylastim|harit~payla|hayal~gerce|hayir karnim|hayir~acikm|hayir~beden|hayir~burad|hayir~da
-23|hayir~karni|hayir~sana|hayir~uzun|hedefe|hediy~icin|hemen~goste|hemsiresi|hemsiresi.|her zamanki|herkesten
-23|hesap~once|heyecanlanirsan nefes|heyec~egzer|hissettigini|hisse~de|hisse~oneml|hizla~adren|hizla~kan|hocan~daha
-23|home1~only|hosuna gider|hosun~gider|hucred*|human~we-let|icin okul|icin~dusun|icin~mola|icin~ona|ikinc~ben
-23|iki~aksam|iki~bicim|iki~is|iki~orada|ile~kul|ilisk~sakla|ilk adim|ilk gun|ilk~herke|inanmi*|inanm~bu|insan~cunku
-23|insan~sanir|insan~verem|insan~yapma|insan~yuzde|is telefona|isare~hatas|isted~gerek|ister~soyle|istiy~var|is~telef
-23|iyi~ablan|iyi~olman|kacmis tesekkurler|kacmi~tesek|kadar~net|kadar~oturm|kadar~sesle|kadar~uykus|kadar~yaz
-23|kagidini gonderdin|kagid~bakti|kagid~gonde|kagid~kenar|kagid~satir|kahramani seni|kahve~ic|kahve~su|kalbi~ezber
-23|kalem bir|kalem~silgi|kalki~saati|kalkt~bile|kalmasin|kami*|kamisl*|kamisliktan|kapat~al|kapat~kapat|kapat~kimse
-23|karaca*|karacaoglan|karde~ayni|karde~onunl|karis~hafta|karni~acikm|karni~yok|karsi~progr|kaybetmek istemiyorsun
-23|kaybin*|kaynaklar|keli*|kelim~yaz|kenar~sikis|kendi yansimasina|kendi~kalic|kendi~sayil|kendi~tutul|kendi~yansi
-23|kendi~yirmi|kesil~ve|kez~bir|kimli~suyun|kimse bana|kimse senden|kimse~hak|kimse~kiska|kimse~sor|kirk~soru
-23|kirmi~yesil|kisiy~degil|kisiy~zorun|kisi~alisi|kisi~bolum|kiskandigi|kiskanip|kiska~arkad|kiska~kaybe|kismi~verme
-23|kitap.|kiyafe*|kiyi*|kiz arkadasinla|kizar~ama|kiziyo*|ki~dogru|kodla~kaydi|koku ses|koku~ses|konten*|konus
-23|konusmak bana|konusuna|konusuysa|konus~acik|konus~olunc|konu~calis|konu~konu|kotu biri|kotu~biri|kron*|kullanmak
-23|kullanman|kural~her|kutla~yapma|life~quote|maddel*|marry~rememb|mayi*|me2~without|mektubu|memu*|merak~bu
-23|metni okurken|metni~okurk|metni~zorla|mezunlar|mi bos|mine~stop2|miss~parent|miss~tellnot|miss~you-if|mi~bos
-23|mi~yenid|motivasyon|mumku~ben|mumku~kacin|my~tellnot|narki~tutul|narki~yansi|nasil gecti|nasil~bugun|nasil~yedin
-23|nazik~bir|nazim piraye|nazim~piray|ne iyi|neden~merak|neden~oldug|needless~daily|need~student_said
-23|nefes egzersizini|nefesini yavaslat|nefes~verme|nefes~yavas|nereden basliyoruz|ne~bak|ne~tatli|nihal~babas
-23|nisan~evlen|nisan~vaadi|not~heart|numaram var|odadan cik|odada~cik|ogrencisin.|ogren~ay|ogren~bana
-23|ogretmenine danis|ogretmenlerin sana|ogret~bilmi|ogret~kim|ogret~tanir|oku sonra|okul danismanina|okul hemsiresi
-23|okula gidip|okula~gidip|okulda psikolojik|okulda rehberlik|okuma~ogren|okurken zorlanirsan|okurk~zorla|olagan*
-23|olara~gorul|oldug~nasil|olmad~degil|olman~bir|olmas~var|olmaz ama|olmaz sen|olmazsin.|olmaz~ama|olsam~basla
-23|olumsuzu|olurs~ya|olur~diye|ona sor|ona zaman|ona~o|ona~zaman|once bu|once~bakar|once~probl|once~vucud|onlar~anlam
-23|only.|onu ozluyorsun|onu~ozluy|onu~senin|onu~sevdi|on~arasi|on~gorun|orada~kalma|oranin|ortam|oturur.|oyle~oluyo
-23|ozetle.|o~oturu|o~saatt|o~yardi|o~zarar|panik yok|panik~yok|parag~iyi|parag~yorum|parag~zorla|paral~biri
-23|parent~help|payda~sonra|pekistirme|peki~ne|peyni~ekmek|piraye|planim*|plani~hazir|plan~bozul|prensi*|probl~sonra
-23|progr~duygu|psiko~gorus|rehbe~bu|rehbe~bugun|rem|return~tell|s|saati~var|saatl~bir|saatl~ev|saat~gibi|saat~saat
-23|sabah dokuz|sabaha al|sabah~zihni|sabir~bitir|sahip|sakin~yok|sakla~aglay|sakla~ister|sali gunu|sana~hayat|sana~ne
-23|sana~takti|sana~yer|sarki~aklin|sarki~seni|satirda|satir~karis|satir~kez|sayfa 84|sayfa sayfa|sayfa~84|sayis~zaten
-23|sayma|sefer|sekiz~arasi|sekle|seni ayiplamaz|seni~al|seni~bak|seni~gelis|seni~gitmi|seni~karsi|seni~kolay
-23|seni~ozluy|seni~sure|sen~ogren|sen~telef|sen~zaman|sevdik*|sevenler sana|seven~sana|severe*|severek|sevgi~bile
-23|sevgi~kendi|sevme~sesle|sey~ac|sey~olsun|sey~yasam|sezai|sezai karakoc|sezai~karak|sifresinde|sifre~sakla|silgi
-23|silme ekran|silme~ekran|silme~gorun|silme~kanit|simdi~ciz|simdi~kim|simdi~tuzak|simdi~yetis|sinavd*|sinavin var
-23|sinavinin|sinav~bakar|sinav~bekle|sinav~kendi|sinav~tarih|sinifl*|sinir~hatir|sira~degis|sohbe~olabi|someone
-23|someone~courtesy|someone~someone|sonra sinava|sonra~gec|sonra~geliy|sonra~karar|sonra~tempo|sorar~ben|sormussun.
-23|soru coz|soru cozmek|sorud~var|sorul~sinav|sorun~yaz|soru~devam|soru~yarin|soyledigin|soylenir.|soyleyen kisi
-23|soyleyen seni|soyut~dusun|soz konusuysa|soz vermis|sozu veremem|sozu~verem|soz~konus|soz~olsan|stay~lesson
-23|stay~secret|stay~wait|stop2.|suclan*|sucla~bir|suda|suren~kadar|surum|surum numaram|surum~numar|sutuna|su~biri
-23|taban~bir|takildin.|taniti*|taraft*|tasi|tebrikler simdi|tebri~simdi|tek~ki|tek~kisiy|tek~konul|tek~tasin
-23|tek~yanli|telafi*|telef~ac|telef~al|telef~guven|telef~kapiy|telef~sures|testin|toprak*|ture|turevl*|turevle|turu.
-23|tutma~kacir|tuval~git|ugra.|ugras~sonun|understand~you-if|unlem|usum*|utani~sey|uyandi*|uyani~bakma|uzaklastirir
-23|uzgunsun|uzun~bakis|vaad*|vaadid*|vaadidir|vaadidir.|var bana|varsa~simdi|var~bak|ve duygularim|ve gece
-23|velin~ister|veren~kisi|veri*|veril~sorul|verir~verme|vermeden.|vermis olsan|vermi~da|vermi~olsan|ver~bakar|ver~ben
-23|ve~ayirm|ve~ayni|ve~gerek|ve~isted|ve~nasil|we~knownot|we~my|write~student_said|yakin~da|yanili*|yaninda ben
-23|yanin~ver|yanli~olabi|yansimasina|yapabilir misin|yapab~misin|yapay~dersi|yapilir.|yapil~tek|yapma~iste
-23|yapma~sakla|yaprak|yaprak dokumu|yapra~dokum|yapt*|yardimla hafifleyebilir|yarim~saati|yarin~yuzde|yasak degil
-23|yasak~degil|yasam~sen|yasim~numar|yatma~saat|yavaslat|yazar~der|yazdigini ciddiye|yazdi~acele|yazdi~bana
-23|yazdi~bunla|yazdi~oneml|ya~okulu|ya~yanin|yemekle aran|yemek~aran|yeni konuya|yeni~bilgi|yerde kal|yerde~kal
-23|yere~altin|yerindeydi|yerindeydi.|yerine karar|yerin~karar|yerin~verem|yetiskin olsun|yetis~olsun|yilla~soyle
-23|yirmi~hicbi|yirmi~sey|yok surum|yoksa~kal|yok~cumle|yok~dusun|yok~numar|yok~taniy|yoldan coz|yolda~coz|yorumla
-23|yorum~cok|yorum~sorul|you-did~feel|yunu*|yunus|yurtt~ay|yurtt~gece|yuruyuse cik|yuruy~cik|yuzde~bes|yuzde~bilgi
-23|yuzde~fark|zaman sorabilirsin|zamanki|zeka dersinde|zeka~dersi|zorba~anlat|zorun~saygi
-24|*10.|*5.|*abi|*aga|*aya|*c.|*eles|*ely|*fter|*gali|*glar|*guye|*haf|*haki|*her|*iil.|*inla|*isi.|*isla|*itte|*kkim
-24|*ktar|*kuya|*lece|*mpo|*nely|*nere|*onu|*pman|*ras|*rden|*risi|*rmi|*rtse|*saba|*set.|*sit.|*slek|*tigi|*unda
-24|*urme|*uyup|*vga|*vla|*vuru|*yama|*zlu|10.|11|40 dakika|40~dakik|5.|84|I-will~quote|I~we|^2x|^aglayamam
-24|^aristoteles|^ayrildiginiz|^babaannen|^bag|^bunu|^cahit|^denemeni|^gulersen|^ikisinde|^kendinle|^kilon|^kisisel
-24|^koku|^konusan|^koyunu|^lozan|^matematikte|^onceki|^ortak|^oyleyse|^renkli|^sagda|^sekli|^sik|^tanimadigin|^yalan
-24|^yemekle|^zamanla|ab|acik sayim|acikm~yok|acik~ilkes|acik~sayim|acitir|adimi~ne|adresini ve|adres~telef|agizda*
-24|agizdan|agrin|ailene selam|ailen~baska|ailen~bende|ailen~selam|aittir.|akciger|aksam~gonde|alirsi*|alirsin
-24|ali~kimse|alman~gerek|ama~buna|ama~o|an sana|angry~wait|anini|anlamis|anlam~uzun|anlayan tek|anliyorum|annem~masal
-24|annene anlattin|annen~ac|annen~belki|annen~bunu|annen~duyar|annen~gibi|annen~hemsi|annen~sana|an~zarar|arami~cekim
-24|arasinda nasil|arasi~da|arasi~nasil|aris*|aristo*|aristoteles|arist~dostl|arist~erdem|arkad~dinle|arkad~gitmi
-24|arkad~tutma|as her|asigin|asik~bunda|asik~kiska|asil~dusun|asil~soruy|ask~insan|as~her|at|ayirma|ayni dersi
-24|ayni saatte|ayni~basla|ayni~dersi|ayni~kaldi|ayni~saatt|ayni~yakin|ayni~zorun|ayrildiginiz|ayrilir|azalsi*|azalsin
-24|azalsin.|az~bu|bagla~her|bagli~olmad|bak bu|bakma~kaldi|baktim.|bana masal|bana~aci|bana~bugun|bana~diye
-24|bana~masal|bana~olman|barinma|basin~gecir|baslayacagini bilmiyorsan|basla~basla|basla~bilmi|basvuru|bayra~yok
-24|bazen~eder|becerini|begendim.|beklemiyorum|beklentisi|belli olur|belli~olur|ben inaniyorum|beni ne|benim kalbim
-24|benim~ama|bensi~bunu|ben~birka|ben~inani|ben~olmay|ben~ozley|ben~tutam|bes tane|best~help|bes~tane|beyr*|beyrek
-24|bildir.|bildi~gibi|bildi~kadar|bir cekim|bir dahaki|bir dize|bir ogrenci|bir olmus|bir saati|bir seydir
-24|bir uzmanla|bir yontem|birakmis.|birak~bakar|birbi~biri|birin~ihtiy|birin~isare|biri~ailen|biri~mu|birka~sonra
-24|bir~adim|bir~burad|bir~cekim|bir~dahak|bir~ders|bir~derse|bir~dize|bir~eklem|bir~gecmi|bir~gelin|bir~gune
-24|bir~haber|bir~kulub|bir~mendi|bir~mesaj|bir~mi|bir~olabi|bir~sifre|bir~sorsa|bir~ureti|bir~yakis|bir~yakla
-24|bir~yonte|bitin~kendi|bos~sana|boyama|bozul~okul|bozul~olur|bu dusunceyi|bugunluk bu|bugun~gore|bugun~haber
-24|bugun~netin|bugun~sor|bugun~yemek|bulmak zor|bulma~zor|bulmu~almis|bulunur ve|bulun~ve|bunda~mu|bunu acikca
-24|bunu fark|bunu gormezden|bunu her|bunu yapmayacagim|bunu~gelme|burad~diyor|burad~yaz|butun bedene|butun~beden
-24|buyug~verme|bu~bolum|bu~durdu|bu~mikta|bu~progr|bu~suruy|c.|cagiri*|cahi*|cahit|calismana yardim|calisti.
-24|canin~bir|carsa~perse|cekim var|cekim~var|cekird*|cevab~bir|cevir~olur|cizelim.|cok~gorun|cok~okulu|cole
-24|cozdugun sorular|cozersin|cry~study|daha*|dahaki|daily~study|dakik~ugras|darling~you|dayin|da~olcu|da~olurs|da~yer
-24|de konus|de sana|deden~olmaz|deden~sana|defter|degerlidir|degerlidir.|deger~netle|deger~olcul|degil yardim
-24|degilim ama|degil~gelir|degil~once|degistirdim|degn*|demissin bu|deneyebiliriz|deneyebiliriz.|deney~ayril|dengey*
-24|denir ya|denir~o|denir~ya|deny~rememb|deny~selfProgram|derin~al|derse~bir|ders~dakik|de~iste|de~koymu|de~ozetl
-24|de~yeri|dilim~bir|dille|din kulturunde|dinlendir|dinlendir.|disini|disini fircala|disin~firca|diye uzulme
-24|diye~olmal|diyor~sen|dogru~degil|dokto~gun|dokunma.|dordu~hafta|dostun*|dugu*|duran~bir|durdurmak istiyorum
-24|durdu~istiy|dusunmek cok|dusunur|dusunur musun|dusun~defte|dusun~kisi|dusun~onlar|dusun~var|dusun~zaman
-24|duyab~kendi|duyulan|duyuy~al|duzeltelim|duzeltelim.|edilm~gibi|ekleyelim|eksi~uc|ekvatora|eline~al|eline~ve
-24|elini kaldiracakken|elini~aklin|en~cunku|en~konus|en~uc|erase~tired|erken kalkmak|erken~kalkm|etiket*|etme anlami
-24|ettiyse bu|ettiy~bu|evde biri|evde~an|evde~su|farki~ben|fark~anlam|feel~I-do|feel~afraid|fiil.|filmd~robot
-24|fotograftaki|gececek|gecel~gorus|gece~gelir|gecir.|gecme bu|gecme~bu|gecme~yerde|gecmi~zaman|geliy~sana|gelmeyince
-24|gelme~istem|gelme~yok|gerek~verir|geri dondugunde|geride|gerilim|gerisi|geri~dondu|getiri*|gibi~dinle|gibi~dize
-24|gibi~ogren|gibi~takil|gibi~yakis|gider~ben|gidin|git~soyle|gizli~tutma|gizli~vardi|gorevi|gormezden gelmek
-24|gorme~gelme|gorund*|gorun~adi|gorun~ama|gorus~bu|gorus~iyi|gostermiyor.|goste~ayipl|goste~ister|goze*|gozetm*
-24|gozlerin yorulduysa|gozle~aglay|gozun~sinav|grafi~goste|grubu~soyle|guldugunu|guleme*|gulemem|gulemem.|gulersen
-24|guler~deden|guler~olmaz|gun tamamen|guncelledim.|gunde kac|gunde~kac|gundu~daha|gunlu~ait|gunlu~sana|gun~basla
-24|gun~git|gun~tamam|gurur~kendi|guven~baska|guzel~hadi|haber~degil|hadi~birak|hadi~dinle|hadi~telef|hafif~mi
-24|hafta~hazir|hafta~tamam|hakkim|hakkinda bir|hakki~sey|hakli~duzel|haksizlik etme|haksi~etme|hangi~denem
-24|hangi~satir|happy~warn|hareket|hatasi|hata~yapiy|hazir misin|hazirlanmak|hazir~misin|hece olcusu|hece~olcus
-24|hedef~as|hedef~her|hedef~mi|hekim~gorun|hems*|hemsir*|hemsi~ayipl|her~arama|her~sayfa|hesaba|hesab~girme
-24|hissetmissin|hissetmissin.|home1~secret|huzurs*|icine~sabah|icin~cizdi|icin~en|icin~not|icin~okul|icin~saat
-24|ikiniz*|ikisinin|ikisi~gun|iki~istem|ile~da|ilgisini|iliski*|ilk|ilk iki|ilk~gibi|iltiza*|iltizam|imzalandi
-24|imzalandi.|inanmadi|insan~hangi|insan~karsi|inter~sana|ipucu vereyim|ipucu~sende|ipucu~verey|isgali|isigi~annen
-24|istem~sakla|istersen disa|istiyo*|itme*|ivme~sabit|iyi demek|jealous~love|jealous~sad|jealous~someone|kacirm*
-24|kacta.|kac~soyle|kadar~dikka|kadar~gelme|kagida yaz|kahve~basla|kalanlar|kalan~butun|kalbi~bir|kaldigin sayfayi
-24|kaldiracakken|kaldiracakken aklindan|kalkis*|kalkm~sekiz|kalma~bu|kalma~zorun|kalp~akcig|kalp~kani|kanit~degil
-24|kant|kapal~olsun|kapattiginda|kapiya|kar varmis|karar~sen|kardesin|karde~girme|karesini|kar~varmi|kavga|kavgan*
-24|kavganin|kaybetmissin|kayip|kendine|kesin~bilgi|kez~daha|kilon|kilon~bir|kilon~hakki|kimi~cagir|kimli~hazir
-24|kimse~baban|kimse~mu|kiri*|kirk~otuz|kisa~yazay|kiska~baski|kiska~ilisk|kiska~korku|kismin*|kiss~wait|kitab~anlat
-24|kitab~ve|knownot~understand|kodu kimseye|kokund*|kolay~kacir|komp*|kompoz*|konul~gibi|konusman.|konusur
-24|konus~cunku|konus~sakin|konus~sessi|konu~biter|kopya~icin|korkun*|koru*|kotu hissedersen|kotu~diye|kotu~gelir
-24|koymus|koyunu|kucuk~olur|kucultmez|kuculu*|kuculur|kuculur.|kulak~karin|kulturunde|kurabi*|lesson~leave
-24|liste~goste|lone*|lonely~selfProgram|lonely~student_said|lutfen simdi|lutfe~simdi|mand*|manda|masal anlatirdi
-24|masalinda|masal~seni|masan~et|masay~gec|masrafi|me2~wait|meslek|metinlerin|metin~uzun|miktar|misin~diye|miss~noone
-24|molas~kendi|muzik~dinle|my~leave2|nasil baslayacagini|ne dedi|needless~wait|need~lesson|nereden|netle~olcul
-24|ne~dedi|ne~kim|ne~misin|notla~sinav|numar~numar|numar~payla|o okulu|odasi~soyle|oda~da|odur|ogren~ilk
-24|ogretmenine nasil|ogretmenine yaz|ogret~konus|ogret~olmus|okulda*|okuld~de|okul~sana|okumak zorunda|okuma~degil
-24|okuma~zorun|okuyup|okuyu~bir|oku~sonra|olani~anlat|olan~ben|olara~ama|olcmez.|olculm*|olculmez|oldugunda yaz
-24|olman seni|olmussun.|once~anlad|once~goste|once~onu|only~I-had|onu~cunku|optik~sayfa|orgut~birbi|orgut~uyele
-24|ortasinda|ovguye|oy acik|oyleys*|oyleyse|oynaya*|oy~acik|oy~sayim|ozeti sectim|ozeti~secti|ozlemedim|ozlem~olur
-24|ozleyeceksin|o~ailen|o~ait|o~bilgi|o~birin|o~degil|o~fark|o~gun|o~guven|o~okulu|o~sandi|o~tablo|o~topla
-24|paragraf daha|parag~daha|parcay*|parca~bir|parent~home1|prens seni|program~help|rahat~gibi|rehbe~var|rehi*
-24|renkl~kalem|risk*|roman~akimi|roman~seni|saatl~ayarl|saatl~onlar|saat~birak|saat~progr|saat~verim|sabah ilk
-24|sabah~al|sabah~kalkm|sabah~uyana|sabah~yuzde|sabah~zaman|sadec~cevap|sagda~solda|sakin ol|sakin~ol|sakla~yoruc
-24|sana bagirmis|sana~devam|sana~gore|sana~ipucu|sana~kulla|sana~olur|sana~soguk|sana~soz|saniye*|saniyede|sanki.
-24|satird*|savasi*|saygili|sayim ilkesi|sayim~ilkes|sayisi az|sayis~az|secer|secer.|secmek|secmen|sehi*|sekerl*
-24|sekiz~saat|selfProgram~need|selfProgram~someone|sen bildigin|seni o|seni takip|seni~gecir|seni~gelir|seni~gorun
-24|seni~olmus|seni~sinav|seni~takip|sen~gerek|sen~olmus|sen~yol|severs*|sever~koyma|sevgilisi|sevgi~arasi|sevin~ettin
-24|sevin~hak|sey soylemeyecegim|seydir.|seyi tek|seyi~basin|seyi~kolay|seyi~tek|seyi~yazma|sihir~degne|sikar
-24|simdi ara|simdi biraz|simdi~cagir|sinav~sorul|sinif~rehbe|siraladim.|sol~taraf|someone~feel|someone~home1
-24|sonra mola|sonra~degil|sor yuz|soru bu|soru sonra|sorul~hesap|sorun~degil|sorun~ilerl|soruyorsun|soruyu kendi
-24|soru~coz|soru~mola|sor~yuz|soylemistin.|soylesin|soyle~bolum|soyle~istem|sozlu|sozun~dinle|soz~bu|soz~parag
-24|stop2~someone|study~write|suclu sen|surerse bir|surer~gorun|sut|takil~cozum|takil~hemen|tamam~dakik|tarih~misin
-24|tasim~buyug|teacher~write|tek~gecir|telef~oneri|tell~life|tempo|tempos*|terimleri|terim~ezber|terk~gibi
-24|thanks_to~my|tipi*|tired~marry|tonu*|topragin|tuhaf|tutmuy*|uclu~kapak|uc~mola|uc~ne|uc~sonra|uc~yeter|ugras
-24|uretiy*|uretiyor|uretiyor.|uykuya|uyumam*|uyumamissin|uyurken beyin|uyurk~beyin|uzen kisi|uzen~kisi|uzmanla
-24|velin~gorme|vermed*|vermeyi|verme~git|vete*|veteri*|ve~ailen|ve~aksam|ve~deger|ve~gordu|ve~ozell|ve~parca
-24|wait~help|warn~help|without~feel|write~I-do|write~I-had|write~program|yalnizca yol|yalni~annen|yalni~da
-24|yalni~siral|yalni~tablo|yalni~yol|yanin~boyam|yanli~de|yanli~hesap|yanli~var|yanli~yapab|yapab~bir
-24|yapamiyorum diye|yapman|yaprag*|yapra~arkas|yapti~yalni|yardimla|yarin~o|yarin~secti|yarin~yerde|yasad~yardi
-24|yasin~senin|yazabilirim|yazar~unutm|yazdig*|yazdin bu|yazdi~de|yazdi~senin|yazil~olur|yazm*|yazman kolay
-24|yazma~beni|yazma~olmam|yazmi~beni|yemekle|yeni kitap|yer~calis|yetis~bu|yetis~yazdi|ye~soru|yil~var|yirmi soru
-24|yirmin*|yirmi~soru|yiyebi*|yok~araya|yol gosterdim|yorgun bir|yorulduysa|yorum~parag|you-if~tell|yurtt~arkad
-24|yurtt~oda|yurt~basvu|yuz soru|yuzde~kapat|yuz~soru|zaman yaz|zarar~musun|zor olur|zorlanan cok|zorlandigini
-24|zorla~cok|zorla~konus|zorunda.|zor~olur
-25|*akoc|*blet|*dine|*dro|*gry|*hne|*i.|*jeni|*kada|*koc|*lonu|*mtaz|*nel.|*ngry|*ntez|*olc.|*rife|*rka|*rtir|*sli.
-25|*ssen|*taz|*tez|*tri.|*ttin|*ulu.|*uruk|*vara|*xam.|*yeni|*zsuz|*zur|80|I-did~feel|I-do~program|I-not~best|^benzer
-25|^demen|^demissin|^dinleme|^disin|^dogru|^elektron|^exam|^freud|^geri|^intak|^is|^kalibinda|^kart|^kays|^kimseyle
-25|^kimya|^kimyada|^kulagina|^kuyucakli|^nerede|^netlerin|^noktali|^ogretmenin|^okuldaki|^ondan|^sabahattin|^serife
-25|^tema|^teneffuste|^tukuruk|^yanina|^yasadiklarin|ablana bugun|ablan~ben|ablan~konus|aceley*|aceleyle|acik~soyle
-25|acinin|acmadan once|acmad~ona|acmad~once|adimd~kagid|adimi~gerek|adres~ve|afraid~tutor1|afraid~without|agir konu
-25|agir~konu|aile hekimine|ailem~cok|aileni*|ailen~goreb|akcig~kan|aksam~dinle|aksam~orneg|aksam~saat|ali raif
-25|aliskanlik.|ali~efend|ali~raif|am|ama hayatta|ama~buyur|ama~oneml|ama~yaz|anali~vakit|anlam|anlamak istiyorum
-25|anlam~istiy|anlatabilir misin|anlatmak sana|anlat~sir|anlat~sonra|anlat~sozuy|anlayis|annenden|annen~arada
-25|annen~zaten|an~evde|ara sira|ara vermen|arami~bir|ara~sira|arkadasin yerini|arkadasindan|arkad~ama|arkad~birli
-25|arkad~cok|arkad~durum|arkad~progr|artik bana|artik~bana|artik~ihtiy|asikti*|asiktir|ask~cogu|ask~odevi|ask~plato
-25|atal*|atalim|atalim.|ayak|ayni durumda|ayni yerde|ayni~durum|ayni~hafta|ayni~olmak|ayni~uc|ayrintiyi|ay~kadar
-25|babaa~bir|babala*|babalar|baban~arada|baban~guzel|baban~olani|baban~ona|baban~soyle|baci|bagla~olara|bakma.
-25|bana~olmuy|barinm*|basar~ogret|basinda cok|basin~cozdu|baska okula|baska~bekle|baska~okula|baska~yaris|basla~bir
-25|bedend*|bedene|bedenim olmadigi|beden~hisse|beden~icin|beklediginden|bekle~basit|bekle~icin|ben anlarim|ben sadece
-25|ben uyumam|bence~kapat|beni endiselendirdi|benim~abart|benim~derke|benim~incin|benim~yapar|benim~yuzum|beni~endis
-25|benzer bir|benzetme cok|benze~soru|ben~bildi|ben~cevab|ben~en|ben~onune|ben~vereb|bildi~yolda|bilmez.
-25|bilmiyorsan de|bir anlasma|bir davranis|bir dille|bir kisiyle|bir ses|bir urun|birak~beden|birak~gec|birak~sayfa
-25|biraz ara|biraz~ister|biraz~mi|biraz~ver|biri icin|birinde|birini cagir|birin~kal|biri~icin|biri~olur
-25|birlikte yapalim|birli~yapal|bir~araya|bir~dille|bir~duzen|bir~hemsi|bir~ilet|bir~isare|bir~limit|bir~olmal
-25|bir~ses|bir~sunu|bir~taze|bir~urun|bir~veriy|bir~yakin|bir~yanit|bir~yasad|bitirirsin|bitirirsin.|bitt*
-25|bosuna degil|bosun~degil|boyle~gunle|bozulmadi|bozul~da|bu can|bu iyi|bu kadarini|bugun~agir|bugun~musun|bugun~not
-25|bugun~soruy|bugun~yapti|bugun~yazac|bugun~yuzde|bulman*|bulmani|bulmani isterim|bulma~ister|bulurum|bulurum.
-25|bunu duymaya|bunu sormadan|bunu~bilir|bunu~diye|bunu~guven|bunu~sakin|bunu~sorma|bu~buyug|bu~can|bu~derst|bu~donus
-25|bu~gecmi|bu~ipucu|bu~kesti|bu~kim|bu~kucul|bu~masay|bu~orneg|bu~serbe|calisma masanin|calisti|calis~once
-25|calis~verim|calma|canin sag|canini*|caninin|canin~olsun|canin~sag|cekme~ama|cesitlilik|cesitlilik saglar
-25|cesit~sagla|cevap~yaz|cikinc*|cikinca|cikin~bebek|ciktigini|cok kaldin|cok~bilgi|cok~rahat|cok~topla|come2~feel
-25|come2~love|come2~tellnot|courtesy~parent|courtesy~write|cozdu~sen|cozum~hazir|cozum~yaziy|cry~daily|cry~you-if
-25|cuma~saat|cumleler|cunku~ogren|daha anlatmayi|daha~ilerl|daily~need|dakik~kendi|da~annen|da~gelis|da~kitab
-25|de sorayim|dedeni|dedig~arkad|degil~annen|degil~ilgil|degis~olur|demis~yanin|denem~cevap|denem~konus|deney~de
-25|deny~you-did|derece|derecesini|dersl~sonra|desca~kusku|deyim~tutma|de~bakab|de~biliy|de~eklem|de~en|de~gelme
-25|de~geriy|de~koyar|de~onune|de~siray|de~soruy|dikk*|dinle~fark|disin|disin agriyorsa|disin~agriy|disin~disci
-25|diyorm*|dogru anlamak|dogum~ama|dogum~yok|dok|doktoruna bugun|dokto~bugun|dolas~akcig|dort~al|dun~netin|durum~ne
-25|dusun~o|dusun~olmal|dusurm*|duvara|duygud*|duygunun|duygu~kusme|eder|eki.|ekran~birak|ek~yerle|elekt~olur
-25|ellerin titriyorsa|en fazla|endi*|endise*|endiselendirdi|endis~soruy|endis~yuzde|en~ben|en~fazla|en~topla|esini
-25|evdek~gunle|evde~isler|eve~ailen|evlenir.|exam|exam.|ezberlemek|family1.|feel~you-if|fonksiyonun|freud~basti
-25|gece bana|gecel~sinav|gece~gec|gece~yazab|gecir~biraz|gecir~sana|gecmek istemedim|gecme~her|gecme~istem
-25|gecme~kural|gelince televizyonu|gelin~acmad|gelin~ona|gelin~once|gelin~telev|gelir~bir|gelmedigini|geometri.
-25|gerce~ver|gereginden|geriye cevir|geriy~cevir|geri~cekil|gibi~de|gibi~yer|gidebilecegin biri|gideb~biri|git~iki
-25|gizle~bu|gizle~seni|gizli~guven|gizli~kimse|gordu~bir|gordu~kaydi|gordu~neden|gorev~soyle|gorme~insan|gorun~bir
-25|goruyorum|gostermez.|goste~su|gozle~yorul|gruba|grup~anlat|gulum~ne|gun yirmi|gunle~belir|gunle~sana|gunum yok
-25|gunum~ama|gunum~yok|gunu~ertes|hafif~hala|hafta~calis|hafta~sinem|hafta~yarim|haka*|halk ozani|halk~ozani
-25|happy~courtesy|happy~lonely|haritasi|hatay~da|hayir seni|hazirladim on|hazirligin|hazir~on|hekimine|herkes*
-25|herke~olmay|herke~taniy|her~altin|her~ve|her~yirmi|hesap~gerek|hesap~kontr|hipofi*|hisse~dinle|hisse~ne|hisse~seni
-25|hizlanir|hizla~kasla|hizli~dogru|hungry|huzur|i am|i.|icin yaz|icin~formu|icin~kucuk|icin~uygun|iki soruyu
-25|iki tarafi|iki yilin|ikili|ikili~kapak|ikinc~kagid|iki~ardin|iki~blogu|iki~var|ilce|ile~sey|ilk yil|ilk~gerek
-25|ilk~iki|ilk~sutun|ilk~telef|inana~var|insan da|insanlarla|insan~sakla|inta*|intak|intak~konus|intak~sanat
-25|intak~varli|islemd*|islemde|islem~kaybo|isted~bu|istemedim.|istir|istiy~bak|isya*|itti*|iyi~mu|iyi~saat
-25|izlem~yetme|i~am|i~gizli|i~hungr|kacir~ertes|kadar~abart|kadar~derke|kadar~tasim|kadar~tekra|kadar~yapar|kafiyeyi
-25|kahva~oturm|kalanl*|kalem~ara|kalem~kulla|kalktin|kalm*|kalma~degil|kalma~servi|kapak~sol|kapattim|kapat~dinle
-25|karakoc|karde~dikka|karnindaki|karsi cikar|karsilastiririz|karsilastiririz.|karsilik verebilecek|karsi~vereb
-25|kartlari hazirladim|kartl~on|kayar|kaybettin|kaybettin.|kaydettim|kelimeyle|kendine haksizlik|kendini zorlama
-25|kendi~haksi|kendi~ne|kendi~senin|kendi~yalni|kendi~zorla|kez geciyor|kez~geciy|kimse~olabi|kimse~yakin|kirmi~iki
-25|kirmi~sari|kisa blogu|kisa~blogu|kisiy~engel|kisi~once|kiska~sevgi|kiss~I-not|kizabilir|kizabilir ama|kizab~ama
-25|kizab~hayat|ki~cok|komsuna git|komsu~bunu|komsu~haber|konular ayni|konusalim.|konus~kalsi|konus~uc|kosmad*|kosmada
-25|koyari*|koyarim|koyarim.|kulagina kupe|kulag~kupe|kulag~olsun|kulaklik|kultur|kumeler.|kupe|kupe olsun|kupe~olsun
-25|kutlu|kuyuca*|kuyucakli|kuyucakli yusuf|kuyuc~yusuf|leave2~warn|leave~selfProgram|liste~on|liste~yok|lonely~not
-25|lonely~program|madam~bovar|mant*|masay~oturm|me2~parent|me2~study|mecnun leyla|menusu*|mesaj~bakar|mesaj~bekle
-25|mesaj~ister|mesel~bir|metinden|metni~soyle|mezun~olmus|mine~quote|mi~oldu|mola~iki|mola~saatt|mola~sonra|mumkun.
-25|mumkunse|mumku~ama|mumt*|mumtaz|mumta~nuran|muzik~olur|my~I-will|my~promise|my~selfProgram|nasil~mi|neden yetmiyor
-25|neden~dusun|neden~yetmi|nefes alalim|nefes~alali|neyi~birak|neyi~ne|ne~cumle|ne~karsi|ne~sonra|niyetli bir
-25|niyet~bir|niyet~yetis|noktali|nokta~virgu|notlarini yazacagim|notla~yazac|not~leave|numar~iki|nura*|nuran
-25|odada~bebek|odaya~da|odevi icin|ogrenir|ogrenir.|ogren~birak|ogret~aldig|ogret~eder|ogret~konuy|ogret~sana
-25|ogret~tam|oksijeni|okulda ne|okulunda|okulu~kimse|olabi~yardi|olan bu|olan~sey|olarak yalniz|olara~yalni|olc.
-25|olcmez|olmad~yanin|olmam~gerek|olmayabilir.|olmus~bir|olur~bende|omuzlarini geriye|omuzl~cevir|omuzl~geriy|ona de
-25|once bes|onced~o|once~bes|once~ekran|onlara da|onlar~anlat|onu sildim|onune koyarim|onune~koyar|onu~at|onu~kiska
-25|onu~sildi|on~yil|orada~sonra|ortasi*|ortu*|otur|oturumla|oyle~sonra|oyna*|oynar.|ozan*|ozani|ozenle cevap
-25|ozenl~cevap|ozetledim.|ozleyemem.|o~asik|o~bolum|o~kimse|parca~cocuk|parent~tutor1|payla~da|payla~payla|plan~agir
-25|plan~kaldi|plato~plato|polis~bir|pompalar.|progr~veriy|psiko~icin|quote~secret|quote~you-do|rehberlige|rehberlikle
-25|return~study|roman~ile|sabaha*|sabahattin|sabahattin ali|sabah~ali|sabah~efend|sabah~her|sabah~raif|sadec~beni
-25|sad~I-had|sad~write|sahne|sair~soyle|sakin~bir|sali*|sana kizabilir|sana ne|sanatl*|sana~gerek|sana~hosun
-25|sana~kiril|sana~kizab|sana~sinav|sana~vereb|sana~verec|sari|sarm*|savunu*|sayi~dizil|sebeb~bir|seffa~su|sekizl*
-25|sekiz~hece|selfProgram~understand|senin~mi|senin~verem|seni~yildi|sensi~der|sen~degil|sen~dusun|sen~duzen|sen~geri
-25|sen~kaydi|sen~tam|serife|serife baci|serif~baci|sevgi degil|sevgi~gerce|sevgi~iyi|sevgi~kavus|seviy~iyi
-25|sevmedi derken|sevme~abart|sevme~derke|sevme~yapar|sey soyle|seyi bir|seyirc*|sey~okuld|sifi*|sihirli bir
-25|sikiliyorsan|sikla~yakin|silme~al|simdi~atali|sinav~kotu|sinav~yilin|sinif~de|sirada|sirad~arkad|sirayla onune
-25|siray~koyar|siray~onune|sogukta|sohbeti gormek|sonra geri|sonra~harf|sonra~italy|sonra~on|sonuc~et|sonuc~nasil
-25|son~dakik|son~gun|sordugun icin|sormadan gecmek|sorman|sorma~gecme|soru bos|sorulari sirayla|sorul~koyar
-25|sorul~siray|soruy~baska|soruy~gibi|sor~ben|soyleyemedigin|soyleyemem bu|soyle~oldug|soyluyorsun|sozs*|sozsuz
-25|sozsuz muzik|sozsu~muzik|staj|stay~warn|stop2~tell|stres|study~deny|sure basladi|sure~basla|tablet|tahtad*
-25|takildigin yer|takil~yer|tanesini|tanimaz.|tanimiyorsan|taniyamam.|taniy~sen|tasin~sana|tekrarla|tek~git|tek~icin
-25|tek~islem|televizyonu|televizyonu acmadan|telev~acmad|telev~ona|telev~once|temasi|tema~yalni|terci~yapac|terk~o
-25|teshi~verme|tima*|timar|tired~knownot|titriyorsa|tuku*|tukuru*|tukuruk|tur|turkler|tutmak demek|tutma~demek
-25|uc gecedir|uc tanesini|uc~geced|uc~tanes|uc~ve|uc~yani|understand~rememb|uykund*|uykundan|uykundan calma
-25|uykun~calma|uyku~telef|uyumad*|uyuyamiyor|uzulm~cunku|vakti~degil|varliga|vazg*|veda mektubu|veda~mektu
-25|vereb~degil|veremi*|veremiyorum|verme~saatt|ve~duygu|ve~haber|ve~seni|write~I-will|yakin.|yalni~calis|yalni~duzen
-25|yalni~siray|yanin~alan|yanin~ara|yanit veremiyorum|yanit~verem|yanli~bakar|yanli~cikar|yapabilirim ama|yapab~ama
-25|yapam~seni|yapmaktan|yaraya|yardim aldigini|yardim alman|yardi~aldig|yardi~olur|yarin~ilk|yasadiklarin|yasam~o
-25|yasayamam der|yasay~der|yasay~var|yasay~ve|yasin~yasin|yazars*|yazdi.|yazdi~bak|yazinca daha|yazin~daha
-25|yazmak yerine|yazma~unutt|ya~verme|ydt|yedin mi|yedin~mi|yemek~danis|yenid~misin|yer orasidir|yerin~dene|yer~orasi
-25|yetmiyor.|yil~ikinc|yine~soray|yirmi paragraf|yirmi yasinda|yiyem~danis|yok~biliy|yok~biraz|yok~net|yok~sen
-25|yonte~degil|yonte~herke|you-did~happy|you-do~tell|you-do~tired|you~home1|you~tired|yuku~tasim|yurdun*|yurdunu
-25|yuzun~goste|zarar~mi|zekayim seni|zor geliyorsa|zorlanan
-26|*akip|*akma|*cide|*cler|*egiz|*elia|*faf|*ffaf|*gaz|*geyi|*giya|*glik|*graf|*gru|*ilme|*ipla|*irt|*lak.|*mede
-26|*nara|*ncel|*nsor|*rap|*rclu|*rime|*rkut|*rsa|*tas|*tibi|*tmi|*tte.|*unse|*ussa|*ymus|*zmek|19|36 gram|36~gram|38
-26|3~yani|48|I-be~deny|I-do~tell|^altini|^anlatim|^annen|^asiri|^atasozunde|^bircok|^bununla|^cevabi|^cocuk
-26|^cumlesini|^cumlesinin|^dede|^dersen|^eylul|^gelecek|^gidip|^gozun|^haftanin|^hikayenin|^listeyi|^neset|^persembe
-26|^saka|^sayfayi|^sirtin|^yalniz|^yalnizlik|^yavru|^yazarken|^yazmak|^yoldas|acan|acan kisi|acan~kisi|acik yazayim
-26|acik~yazay|ac~de|adim~insan|adres|adres~verme|aferi~kendi|aglar~guler|aglayamam ama|aglay~ama|ailem~da|ailen~icin
-26|aitt*|aittir|aksam grafigi|aksam~grafi|aksam~kirk|aksam~misin|aksam~uyuya|al ve|alar*|almadan cozdun|almad~cozdu
-26|almali|almis.|altin~cizer|altiyi|altiyi karsiya|altiy~karsi|al~ve|ama onun|ama~bir|ama~butun|ama~hazir|ama~ilgil
-26|ama~onun|ama~uykun|ancak ondan|ancak~ondan|ancak~sonra|angry~tell|angry~write|anlasma yapin|anlas~yapin
-26|anlatabilirim|anlatabilirim.|anlatirim.|anlat~bakis|anlat~bana|anlat~guven|anlat~yardi|anliyo*|annen kapiyi
-26|annene yaz|annen~kapiy|annen~komsu|annen~onunl|annen~uzmek|annen~ver|apartman|arayabilirsin.|ara~norma|argo
-26|arkad~biri|arkad~biyol|arkad~deste|arkad~ettiy|arkam~yok|asansor|asik ise|asik~aglar|asil olan|ask~iki|atasozunde
-26|atip~sabah|attig~ettim|attig~kontr|attig~optig|ayirm~unutm|ayni~kez|babam~gelis|baban~iyi|baban~kavga|baban~ogret
-26|baban~ya|bagimli|bakar.|bana attigin|bana diyorsun|bana~adim|bana~attig|bana~ettim|bana~karde|bana~optig|basar~da
-26|baska~ayni|baska~konud|baska~onu|baska~oyle|basla~icin|baslik*|bastir|bastir*|beceri|bedenim olmadigindan
-26|beden~ediyo|bekleyen bir|bekli~etme|belki~hic|ben buna|benim~birak|benim~ki|benim~midem|benim~olabi|beni~bekle
-26|beni~guzel|beni~sevgi|beni~yazdi|benzerlik|benze~cok|ben~aklin|ben~asil|ben~bakab|ben~bilgi|ben~git|ben~gorem
-26|ben~gorme|bese*|bes~gun|bildik*|bilgi kaldi|bilin~akisi|bilmeni|bilme~bir|bilmiyorsan.|binaya|bir ipucu
-26|bir kayiptir|bir konuyu|bir ogretmenin|bir uzmana|birakip|birakma|biraz disari|birbi~de|biri~altin|biri~bunu
-26|biri~goste|bir~alarm|bir~asans|bir~bilsi|bir~birak|bir~boyun|bir~denem|bir~inanm|bir~kelim|bir~ona|bir~telef
-26|bir~uykun|bir~yapin|bitin~birak|biyoloji|bogusu*|borclu|borclu degilsin|borcl~degil|bos~karar|bu iste|budu*|budur
-26|budur.|bugun~ederi|bugun~ona|bulunur.|bunl*|bunu soguk|bunun~basin|bunun~tek|bunu~arami|bunu~cunku|bunu~goste
-26|bunu~kez|bunu~kontr|bunu~soguk|burada duruyor|buradasin|burad~gorun|butc*|butun~calis|butun~sinav|buyug~soyle
-26|buyuk~beden|bu~gonde|bu~iste|bu~karde|bu~vakit|bu~yarid|bu~yukse|calis~masan|calis~mumku|calis~salon|cari*|cariye*
-26|cemiyetler|cesi*|cesitl*|cevir~icin|ciddiy*|cika*|cocuklugum ailem|cocuk~ailem|cogu~olur|cok kirici|cok~icten
-26|cok~karis|cok~kiric|cok~kisi|cok~olabi|cok~olsa|cozme~benim|cozme~guzel|cozumu adim|cuma~gunun|cumlesinin
-26|cumle~anlat|cunku~yazil|dagilmis|dagilmis.|daha dikkatli|daha~dikka|daha~dusun|daha~hafif|daha~ister|daha~verir
-26|daha~yarar|dakika ara|dakik~ara|darling~someone|da~cunku|da~ekled|da~ekley|da~fark|da~gece|da~konus|da~numar
-26|de anlatabilirsin|de goster|de yarin|dede|dede korkut|dede~korku|dedigin bir|deger~goste|degil o|degil~gun
-26|degil~kisi|degis~olabi|demek~diyey|demek~ister|demey~cunku|denedi*|denem~olmaz|denem~yarim|denklemin|deny~home1
-26|deny~needless|derst~basla|devri|deyimi sir|deyim~sir|de~edece|de~onun|de~seni|de~uygun|de~ve|dikkat.|dikka~okuma
-26|dinler ona|dinlerim ama|dinle~misin|dinle~ona|dinle~sey|dinle~sonra|dinle~unutm|diyec~de|diye~karsi|diyo*|dogru
-26|dogru~anlam|dogru~istiy|dolayi*|dolayisiyla|donust*|dort~gun|dozu*|dozunu|dozun~dokto|dozun~sor|durakl*|durdurmak
-26|dusun~anlat|dus~esnem|dus~hafif|duygu~da|duyma~gerek|duyu|duzen.|duzenini|duzi*|edebiliyor.|ederim sen|ederi~sen
-26|egitim*|egitimi|ekibin*|ekibinin|ekibinin ozgun|ekibi~ozgun|ekibi~yazis|elektrik.|emegin.|enerjisi|en~de|erken~cik
-26|erta*|ertas|ertes~gec|erzurum kongresi|erzur~kongr|esneme|evde~dayan|eylul~roman|ezber~biliy|ezber~yerin
-26|ferhat dagi|ferha~dagi|ferha~deler|forget~leave|fotog~degil|gec yatma|gecen~kalmi|gece~dinle|gece~konu|geciyor mu
-26|gecti~yazar|gec~yatma|gelen.|gelme~gitme|gel~sen|gencler|gercekten iyi|gerce~tutam|gerek~git|gibi~istem|gideb~kim
-26|gireme*|girme~bir|gitti~ettim|giy de|giy~de|gizli~sormu|gorme~yine|goster o|gosterirler|gosterirler.|gostermekte
-26|gostermekte serbestsin|goste~serbe|goturme|goturme.|gozle~kapan|gun okulda|guncel|gunde~gecme|gun~bekle|gun~bir
-26|gun~karis|gun~ne|gun~okuld|guvendigin birine|guvenmek|guzel ama|haber~cok|hafif~esnem|hafta yeni|hafta~sen
-26|halin~anlat|hangi ders|hangi~calis|hangi~ders|hangi~olurs|hata~bende|hayirs*|hayirsa|hazirsan|hazir~mi|hazir~soru
-26|hazir~yaz|hemsi~seni|hem~onu|her ogrenci|herkes soruyor|herkesin ogrenme|herke~boyle|her~ayni|her~olcme
-26|heyec~hizla|hic acma|hic ipucu|hic~her|hic~ipucu|hisse~ama|hizi~yaris|hizlic*|hizlica|hosuma gitti|hosum~gitti
-26|icin~da|icin~yap|ihtimali|ihtiya*|ihtiy~de|ihtiy~yok|iki|ikinci yeni|ikinc~yeni|iki~birak|iki~burad|iki~eksik
-26|iki~yilin|ilac dozunu|ilac~dokto|ilac~dozun|ilac~sor|ilk~arkad|ilk~gece|inanm~ama|inanm~inanm|insan~gec
-26|insan~tutma|insan~yazdi|ipucu~cozdu|ipucu~gerek|ise~aglar|isine yararsa|islemez|islemez.|istemektir|istemektir.
-26|istem~cok|istem~onems|istersen nasil|ister~gecti|ister~sessi|istiy~kac|iyi gelebilir|iyi~geleb|iyon*|izins~kulla
-26|kacirmak.|kacir~yigma|kadar~kim|kadar~oturu|kadar~sakla|kadin~der|kagid~yaz|kaldi mi|kalem~bir|kalipla|kalir~bekle
-26|kalkiyorsan|kalmam.|kalpte*|kalpten|kamra~gider|kanam~suruy|kani~akcig|kapanip|karard*|karar~bir|karde~yas
-26|karne~yerin|karni~beden|karni~dokto|karni~sinav|karsilastirdim.|karsilik veremem|karsi~olara|karsi~verem|katibi
-26|katibi osmanli|katib~osman|katib~padis|katib~yazis|katil|kavgas*|kayginin|kayipt*|kayiptir|kayit~bu|kays~olur
-26|kazanc*|kazandigin|kelimeler|kelim~bes|kelim~on|kenara|kendine bir|kendini bana|kendini suclama|kendi~ogren
-26|kendi~yuzun|kerem~olur|kesece*|kesecegim|keyifliydi|kimli~buray|kimse~basin|kimse~beni|kim~git|kim~sonun
-26|kisa kesecegim|kisa~karsi|kisa~kesec|kisa~yapal|kisi~korum|kiskancligi|kiska~bende|kitabi kapat|kizin~cok|ki~soyle
-26|klor|knownot~without|kolay~degil|komsuna|konud~kesin|konusmamiz|konus~yapab|konu~en|korktugunu|korkut|korkutucudur
-26|korkuyorsan|korumak|korumuyor.|kromozom sayisi|kromo~sayis|kulla~bilgi|kulla~kaldi|kulla~mi|kuluplere
-26|kuluplere katil|kulup~katil|kutuphanesi|kutup~arkad|leyla~ask|life~parent|liste~degis|liste~konu|lonely~you-if
-26|love~come2|love~leave2|makinenin|marry~leave|masay~bu|mecnun seni|mecnu~leyla|mecnu~seni|mektu~mi|mela*
-26|merak etmissin|mesaj~okuyu|miss~human|miss~leave|mi~o|mi~ona|mukem~olman|mutfag*|nasil~ettim|nasil~merak|nazik~ama
-26|nazik~ben|neden~soyle|nefes~sonra|nerey~gitti|neset|neset ertas|neset~ertas|nesi*|nesil|netin~bir|netten|ne~ayira
-26|ne~dogru|ne~kazan|ne~olcul|notla~incel|not~I-do|o cumle|o konu|odana kapanip|odasinda|ogle arasinda|ogrenci yasar
-26|ogrenme hizi|ogren~hizi|ogren~olurs|ogren~yaris|ogren~yasar|ogretmenine gostermekte|ogret~anliy|ogret~basla
-26|ogret~gorur|ogret~inani|ogret~karar|ogret~saniy|ogret~serbe|ogret~yeter|ogut|okuld~bos|okuld~rahat|olabi~baban
-26|olasilikta kalmistik|olasi~kalmi|oldu.|oldum ben|oldum~ben|olmadigindan|olmas~goste|olmaz|olmaz~da|olu|olur~kal
-26|ona~olur|once~bugun|once~dakik|once~git|once~mi|oncu*|oneri|only~deny|only~write|onsu*|onsuz|onunla sakin
-26|onunl~sakin|onu~anlat|on~ara|on~iste|optig~yok|ornekt*|ortala*|ortaya cikti|ortay~cikti|osman~padis|osman~yazis
-26|otobus*|oturumu kapatmayi|oturursun|oturursun.|oturu~yenid|oyuncu|ozels~seni|ozetle|ozetleyelim|ozetleyelim.
-26|ozgun yazisi|ozgun~yazis|ozguve*|ozguvenin|ozledim.|ozlemini|o~boslu|o~burad|o~eksig|o~konu|o~zor|padis~yazis
-26|parca~annes|periyo*|picot~gizli|pira*|politi*|postac*|programi okudum|progr~okudu|promise~quote|rahatlatir
-26|rahat~biri|rehberlik servisi|rehbe~icin|rehbe~karar|rekl*|ritmi|rol oynar|rol~oynar|saat~iste|sabah~degil
-26|sadec~diye|sad~home1|sad~someone|saglik*|saklam*|sana~acik|sana~tasiy|sarilamam ama|saril~ama|sayfa~not
-26|sayil~dusun|sayis~sozel|secmis.|secret~courtesy|secti~sonra|seff*|seffaf|sekli soracagim|sekli~sorac|sen yazarsin
-26|sende~mukem|sende~olman|seni dinlerim|senin~biliy|senin~netin|senin~yazis|seni~acik|seni~derke|seni~elest
-26|seni~hakli|seni~iyi|seni~olan|seni~urkut|sen~ayri|sen~hangi|sen~ipucu|sen~yazdi|sesle~soyle|sessi~bir|sevdigin bir
-26|seversin|sevin~artmi|sevin~netin|seyi~bu|sey~sure|sicak~farki|sifresini|siird~sevgi|siiri~kisal|sikaye*
-26|simdi~bolum|simdi~iki|simdi~ipucu|sinav~ederi|sinav~sabah|sinav~yenid|sinif~kadar|sinif~seviy|sinif~soz|sir katibi
-26|sira*|sirala|sirala.|sirri~soyle|sirri~tasim|sir~katib|sir~osman|sir~padis|sir~sozu|sohbe~annen|someone~leave
-26|sona~gec|sonra~cok|sonra~dakik|sonra~kolay|sonra~oku|sonra~vakit|sonu hic|sonuc~da|sonuc~sasir|sonun~ne|sonu~hic
-26|son~adim|son~kisal|sorma~rahat|sorul~onune|sorun var|sorus~cevab|soruy~basin|soruy~cozdu|soruy~ilk|soru~doner
-26|soru~sakin|soyle diyeyim|soyledigi|soylemez.|soyle~aklin|soyle~bunu|soyle~diyey|soyle~gerek|soyle~kiril|sozeld*
-26|stop2~only|student_said~tell|suclu~sen|suda*|sudan|sunucuda|sunuc~calis|surede*|sureden|suren~iki|suruyorsa
-26|sykes~gizli|taban~siral|tablo~cikar|tadi*|tam~yaz|tarafta|tasla~gonde|taze|teacher~family1|teacher~teacher
-26|tehdi~bir|tehdi~yetis|telef~bildi|telef~biraz|telef~ekran|tellnot~marry|tell~feel|tell~marry|tell~student_said
-26|teriml*|test~aksam|test~bu|test~cozer|tired~return|tired~stop2|titre~bir|topla~olur|turev bir|turev~bir
-26|turin~insan|turin~makin|turkude asik|turku~asik|tutam~da|tutulup|tutun~selim|ucunc~ve|ucune|ugras~olur
-26|understand~human|understand~only|unive~katil|unive~kulup|unutma diye|unutulur|unutulur.|urku*|urkutu*|uyuman
-26|uyuya~dinle|uzakli*|uzam*|uzguns*|uzmana|uzmanl*|vakit~biraz|vakti~devam|vakti~harca|varsa soyle|var~gibi|vatand*
-26|vazgec*|veli~duygu|verecek|vereyi*|vereyim|ve~sinav|virg*|warn~you-did|yakin~gelir|yalni~anaht|yalni~birak
-26|yalni~koruy|yalni~progr|yanin~112|yanin~da|yanin~kisiy|yanip~olur|yaniti yarida|yanli~dene|yanli~yazdi|yaral~da
-26|yarars*|yararsa|yardi~hafif|yarim~bos|yarin sinavin|yarin~danis|yarin~gidin|yarin~gun|yaristirma|yaristirma.
-26|yazab~yanin|yazar~ben|yazar~diye|yazdiginda|yazdi~ben|yazisi.|yaz~calis|ya~annen|ya~gibi|yemeg~bir|yemeg~sey
-26|yeni nesil|yeni~degil|yeni~nesil|yer bulmak|yerde~basla|yerin~sana|yer~bulma|yetis~bilsi|yetme~insan|yine*|yinele*
-26|yok aglayamam|yok dolayisiyla|yok seni|yok~dolay|yok~espri|yok~kusme|yol gosterirler|yola~cik|yoldas ekibinin
-26|yolda~ekibi|yolda~ozgun|yolda~yazis|yorgu~gorun|yorucu olmali|yorul~olur|you-did~program|you-do~knownot
-26|you-do~stay|you-do~you|you-if~deny|yuna*|yuzde~sana|zama*|zarar~vereb|zekay~bir|zor olmali|zorlas*|zor~goruy
-26|zor~olmal
-27|*aki|*ary|*atla|*ayi|*bas.|*cala|*clis|*cmis|*dde|*dora|*efin|*egi.|*ekir|*ekse|*eud|*ezde|*fige|*irda|*kit.|*kman
-27|*lon|*lunu|*mran|*mse.|*msiz|*nem.|*nen.|*nevi|*oji.|*onya|*opu|*ora.|*osin|*rala|*ruz.|*tin|*topu|*uc.|*vary
-27|*viri|*yala|*yif|*ylu|*yne|*zir.|3|31|32|I-am~forget|I-not~family1|I-not~someone|^basit|^bildigim|^calikusu|^diyen
-27|^gelmese|^gozyasi|^hucre|^ilac|^kagit|^koylu|^listeni|^listeye|^odana|^osmanli|^otobuste|^paydayi|^siirde
-27|^sikilmam|^sona|^sorun|^x|^yavas|ablani*|ablanin|ablan~seni|ablan~yaz|acilir|acmada*|acmadan|adimi~at|adini koymak
-27|adi~zorba|adlar~gelen|adna*|adnan|adnan bey|adnan~bey|adren~hizla|adren~kalp|adres~numar|afraid|agab*|ailen~oldug
-27|aksam altidan|aksam da|aksam~aldim|aksam~altid|aksam~annen|aksam~soru|aksam~yarin|aksam~yat|alca*|alinma
-27|alinm~rahat|altida*|altidan|altidan sonra|altid~icme|altid~sonra|ama~duzen|ama~tutma|ama~unutm|ama~yanil|ama~yaziy
-27|ama~yerin|anaht~atma|anlam~kisi|anlas~bir|anlatimim|anlatmaz|anlatmaz.|anlat~diyor|anlat~ilk|anlat~kadar
-27|anlat~parag|anlayabiliyorum|anlay~var|anli*|anma*|annen olsun|annenin odasina|annen~baban|annen~basla|annen~boyle
-27|annen~kendi|an~biri|arac gibi|arac~dusun|arac~gibi|aramizdaki tek|arami~tek|aran~nasil|arasi~olurs|ara~suclu|ariy*
-27|ariyor*|ariyo~olur|arkad~goste|arkad~o|arkad~soyle|arkad~tamam|arkad~yayma|artirmis|artirmis.|artis senin
-27|artis~senin|asagi~yukar|asik sevgiliden|asir*|asiri|ask~ve|asli~yanip|atilg~kadin|attigi|attigi mesajlari
-27|attig~mesaj|attig~okudu|ayagina|ayni ozenle|ayni~mi|ayni~ozenl|ayni~soru|ayrilik acisi|ayrinti|baban~ac
-27|baban~dinle|baban~saat|baban~sana|babasina|babasindan|babas~ogren|bagims*|baglanir.|bak~bana|bak~el|bana~da
-27|bana~fotog|bana~yetis|bas.|basarinin|baska~gecme|baska~tehli|baska~yer|basla~hicbi|basta~sure|bayramda koye
-27|bayra~koye|bebegin|bebegin bakim|bebeg~bakim|bebeg~veren|beceri*|begen~soyle|beklen*|beklet|bekle~gelme
-27|bekle~soruy|bekliyorum acele|ben haritayi|ben yoldas|bende~olmas|bende~yarin|beni~arac|beni~dedig|benzetilir
-27|benzetilir.|ben~duzen|ben~ogren|ben~oneri|ben~plani|ben~sey|ben~soray|ben~yanin|best~I-be|best~leave2|bes~kalk
-27|bes~uc|beyne|bildigim|bile~git|bilgi~kaldi|bilincli oldugumu|bilin~goste|bilin~oldug|bilin~yok|bilmedigini
-27|bilmi~yeter|bir arac|birak~ne|birak~sevgi|birde~yok|biri seni|birinden|birin~iyi|bir~arac|bir~bozuk|bir~demem
-27|bir~gorev|bir~kopya|bir~masad|bir~tekra|bir~yigma|bir~yukse|bir~zarar|bitmez|bits*|bitsin|bitti.|bittik*|bittikce
-27|body~I|bova*|bovary|bowlby bebegin|bowlb~bebeg|boyle~biri|boyle~dogru|bu soruda|bugun de|bugun~bes|bugun~biri
-27|bugun~et|bulurs*|bunu~acikc|bunu~duzel|bunu~edeme|bunu~evde|bunu~gormu|burad~anlam|butun~pompa|buyug~de|buyug~iyi
-27|buz~gibiy|bu~aldim|bu~basim|bu~cok|bu~karni|bu~neden|bu~olabi|bu~yasam|bu~yetis|cagir~misin|caliku*|calikusu
-27|calikusu feride|calik~ferid|calik~kamra|calis~dinle|canlan*|carpi~bir|ceker misin|cekersin|cekersin.|ceker~misin
-27|cevap~atma|ceviri|cevirmen|cikinca once|cikin~git|cikin~once|cikma~icin|cocuk~yerin|cogund*|cogunda|cok tebrikler
-27|cok~birak|cok~gecer|cok~o|cok~tanir|cok~tebri|courtesy~leave|courtesy~return|cozdu~sorul|cozme~bu|cry~I-am
-27|cry~deny|daha~ceker|daha~tanir|dakik~ama|darling~feel|dave*|davranis.|dayanilmaz|da~sorab|da~yapab|de anlat|de ki
-27|dediy~bir|defteri kapat|defte~yaz|degil~durus|degil~okuld|degil~sesi|degil~yardi|degismedi|degistirmek|degis~gelir
-27|demek~sorab|demek~zaman|demiyorum|denem~hazir|denem~ne|denk~gelir|derdi~bir|derim|derst~konus|ders~kendi|deste~bir
-27|de~cozuy|de~ipucu|de~kiril|de~onu|de~otura|de~oyle|disar~birin|diye sorman|diyen sevgilin|diyen~korum|dogu
-27|doktor sana|doktoruna sor|dolas~gibi|dondu~yapar|dovm*|durmus*|durust olayim|durus~olayi|duruyor|dusuncenin
-27|dusun~basin|dusun~bende|duygu~goste|duygu~konus|duyulur.|duzeltecek|duzenlerim|duzenlerim.|eder*|ekini|elbe*
-27|elbett*|elbette|eled*|eledi~ve|elin ayagina|elin~cok|elle tutulur|eller~bir|elle~tutul|emeginin|en yuksek|en~yukse
-27|ettim~soruy|evlerd*|evlerde|ezber~soyle|feel~human|feride kamran|ferid~kamra|fircala|fizikte|fotog~okuya|freu*
-27|freud|gayet iyi|gayet~iyi|gazlar kimseyle|gazla~bag|gecey~gecir|gece~gece|gece~ic|gecmi~ayarl|geldi~gurul
-27|gelmese bile|gelme~bile|gelme~git|gelme~sen|gerce~kuser|gerekir|geriy~donus|gibi~parag|gidiy~o|git yemegini
-27|gitti~tebri|git~yemeg|gizli~diye|gizli~ilkes|gor sonra|gordu~tek|goreli*|gorelim|gorelim.|gorme~nered|gor~sonra
-27|goste~o|gozle~alti|gozunu|grafige|grafige bak|grafi~bak|grafi~karsi|guclus*|gun yarim|gunde on|gunde~on|gunduz bir
-27|gundu~calis|gunle~olur|gunle~yok|gunun~isi|gun~buyuy|gun~yarim|gurur~duyuy|guven~yere|hadi~gec|hafta~artir
-27|hafta~herke|hale gelirsen|hale~gelir|halk*|hangi~onu|hangi~sec|hayallerini|hayatindan|hazir.|heart~I-am|heart~I-be
-27|heart~warn|hedefin|hediy~ariyo|help~courtesy|help~my|herke~ozenl|her~buyuy|her~sonra|her~tek|hesap~haber
-27|heyec~adren|hicbir sinav|hicbi~oneml|hissedersen|hosum~tebri|i say|icin~buna|icin~cikar|icin~gundu|icin~ihtiy
-27|icin~saril|icin~sir|icin~yol|ihti*|ihtiyacim yok|ihtiyacin kalmaz|iki saniye|ikinc~on|ikinc~soru|ikiniz|iki~goste
-27|iki~numar|iki~saniy|iki~sayfa|iki~secti|ilkesi|ilk~at|ilk~calis|ilk~ozler|ilk~satir|inanma*|insan~sesi|insan~sinav
-27|insan~su|ipucu almadan|ipucu~almad|ise~hic|ise~olur|isigi ac|isigi~ac|isi~degil|isliyor|istediginde|istemissin
-27|istem~acik|istem~anliy|ister~nasil|istey~yetis|iste~bunu|is~olmas|is~yerin|iyi haber|iyi~sec|iyi~yazdi|i~say|japo*
-27|japony*|japonya|kadar vaktin|kadar~oynam|kagida yazip|kagid~yazip|kahra~benim|kahra~kadar|kahra~kimse|kahra~sevme
-27|kala*|kalab~bir|kalab~zor|kalk~ac|kalk~pence|kalmanin|kalma~annen|kamr*|kamran|kan sol|kapat~unutm|kapi*
-27|karde~kaldi|karde~oyun|karni~seyle|kartl~hazir|kavga~calis|kaya*|kaybolmus.|kendini yalniz|kendisi.|kerem~kul
-27|kerem~yanip|kesis~nokta|kez~anlat|kez~ver|ki yazdin|kilavuzdan kontrol|kimi~araya|kimse.|kimseyle bag|kimse~abart
-27|kimse~bag|kimse~biliy|kimse~derke|kimse~devam|kimse~ederi|kimse~her|kimse~yazma|kiril~rahat|kisac~ozetl
-27|kisil~sinif|kiss~parent|kiyaslama|kizar diye|ki~yazdi|komsu~git|komsu~teyze|konu yok|konularin|konul~ayni|konunu*
-27|konunun|konusabilir|konusabilir.|konus~arkad|konus~bilme|konus~cekin|konus~iyi|konus~kaldi|konus~soru|konuy~basta
-27|konu~yok|kopegini|kopyala|korkm~bir|korkutmasin|korku~mi|koye|koylu|kucuk~dolas|kulag~da|kurtar*|kuruldu
-27|lesson~I-do|lesson~jealous|limit~bitir|love~home1|marry~feel|masali*|masan~olsun|meclis|mecnu~kimse
-27|mesajlari okudum|mesnevi|metre|miktar*|miktari|mine~marry|miti*|miting*|musteri|mutlak|mutla~deger|muzik~sessi
-27|my~family1|nasil soyleyecegini|ne yedigini|ne~ilac|ne~kaldi|ne~sorab|ne~yapti|ninni~cocug|nokta~dikka|notlarin da
-27|notla~da|not~hafta|o da|o sana|odevi~ben|ogrenciler|ogren~onlar|ogretmenin verir|ogret~ailen|ogret~arkad
-27|ogret~gider|ogret~rehbe|ogret~verir|ogret~yerin|okla*|oksito*|oksitosin|okula|okuld~odasi|okuma~da
-27|okuyamadim biraz|okuya~biraz|okuya~ceker|okuya~daha|olara~guven|oldugumu gosteren|oldugumuz|oldugunu anlatmaz
-27|oldug~bilmi|olduys*|olmad~ama|olmasindan|olmuyo*|olsam once|olsam~once|on sekiz|ona~bir|once~ailen|once~formu
-27|once~harit|once~iyi|once~turkc|ondan iste|ondan~soyle|oneml~bu|onlar~ait|onun~kendi|onun~sana|on~ver
-27|optigi kontrol|optig~ettim|optig~kontr|orasid*|orasidir|orasidir.|ornek~bir|ortadaki|osman~ozel|otekine|oynama
-27|oynar|oysa o|oysa~baska|oysa~o|oy~ilkes|ozetledim|ozlem|o~bunu|o~olara|o~sen|parag~basli|parag~olmus|parent~you-if
-27|paylasman hosuma|payla~bile|payla~cok|payla~gitti|payla~hosum|payla~tebri|plani~kaydi|progr~oyle|rehbe~odasi
-27|repligini|resmi kilavuzdan|resmi~kilav|ritm*|romeo ve|romeo~ve|saate bakma|saatli*|saatlik|sabah okul|sabah~okul
-27|sade*|sadelestir.|sad~warn|sair~sevdi|salona girince|salon~girin|sana attigi|sana cozumu|sana zaman|sana~attig
-27|sana~kisiy|sana~kizac|sana~koydu|saniy~bak|sart*|sayilari|secmis|secret~body|sen uyu|seni kapida|senin degerini
-27|senin seviyene|senin yukun|seninle vakit|senin~hakki|senin~sevin|senin~vakit|senin~yanli|senin~yukun|seni~araya
-27|sen~birli|sen~calis|serve~kulla|sever~anlat|sevgilinle|sevgi~bunu|sevil~bu|sevinm*|sevinmem|seviyene
-27|sevmedigin bir|sey yedin|sey~goste|sey~kalma|sifat~isim|sik gorulur|sikil~anlat|sikil~kez|sik~gorul|sild*
-27|silme~senin|sinav~ayirm|sinav~goruy|sinav~hep|sinav~ihtiy|sinav~once|sinifindakiler seni|siraladim|siral~bolum
-27|sirti~var|sone*|sonra~geri|sonra~senin|sonra~yalni|sonuc~sonra|sor ben|sordu~icin|sorma~istem|sorul~deger
-27|soyleyecegini|soyle~ona|sozu~soyle|soz~bir|stop2~darling|stop2~love|student_said~quote|student_said~return
-27|student_said~we-let|study~understand|sureye|surpr~icin|su~kimse|ta|ta kendisi|takil~don|tanimi*|tanim~soyle
-27|tartisma|tasim~bir|ta~kendi|tc~lutfe|teacher~noone|tehlikede birakiyor|tek fark|tek~on|tek~yeter|telef~iste
-27|tellnot~leave2|temiz~kulak|temiz~sol|tercih listesini|thanks_to~you-do|the|tired~secret|tuml*|turkle*|turl*|tutma.
-27|tutma~birak|tutor1~I-will|tuttu.|uc.|uce|uc~birin|understand~afraid|unutma sozuyle|unutm~sozuy|unutm~vedal
-27|uyand~ilk|uykusuzluktan|uzaklas.|uzun~olmaz|vakit.|vardi~ve|varsa~saat|var~evde|ve juliet|ve yardim|verd*|verdigim
-27|verdigin icin|verdi~bir|verdi~icin|verilen|vermeden|ver~bolum|ver~ikinc|ve~hala|ve~julie|ve~uyuya|vucuda pompalar
-27|vucud~pompa|wait~without|yakini*|yalniz birak|yalniz*|yalni~gec|yalni~yapma|yanin|yanina gidebilecegin|yaninda bir
-27|yanin~gideb|yanin~misin|yanip kul|yanip~kul|yanit~kaldi|yanli~daha|yapan|yapisi*|yapisini|yararli.|yardi~alabi
-27|yardi~alman|yargilamaz.|yarim saat|yarim~saat|yarin~degil|yarin~okul|yavas~ama|yaygin*|yaygindi|yaygindi.
-27|yazar~cok|yazdin bunu|yazdi~iki|yazismalarini|yazmaya basladigim|yazma~et|yazma~oldu|yazma~onu|yaz~bakar|yaz~insan
-27|yedin|yerin~12|yerin~bu|yerin~sor|yer~degis|yer~ogret|yer~olur|yetis~goste|yetis~istiy|yirmi bes|yirmi dakikayi
-27|yirmi~bes|yirmi~gecme|yok bir|yok~alinm|yok~yazil|yolunda|yolun~yaz|yorgun*|yoruc~olmal|yorula*|yorulabilirsin
-27|yorulabilirsin.|you-did~stop2|you-do~I-did|you-do~home1|yuksek sesle|yukse~sesle|yukun degil|yukun~degil|yuk~yok
-27|zaman ilk|zaman~iki|zaman~oldug|zorluk|zorun~arkad|zor~birak
-28|*atip|*ceri|*ceve|*defi|*ect|*enli|*glam|*hal|*ime.|*ire|*isah|*kama|*lis|*mdur|*monu|*nkli|*red|*ren|*rle.|*rli.
-28|*rlow|*rruz|*rsi.|*sah|*sec.|*slak|*sunu|*tein|*teyi|*tlak|*ton|*urla|*usme|1950|5~yanli|I-do~noone|I-do~parent
-28|I-do~teacher|I-not~body|^abin|^adrenalin|^arka|^beyincik|^birak|^cografyada|^devam|^dgs|^dort|^dus|^garip|^harlow
-28|^kapinin|^kedin|^kocun|^korkmam|^kursun|^metni|^once|^saatleri|^suyun|^sykes|^tesekkur|^toplam|^uzulmem|^werther
-28|abin|ablan~gunun|aferi~bu|aglam~agla|ailende|ailenden birine|ailenden gizledigini|ailen~gibi|ailen~kutla
-28|ailen~olmas|ait bir|akil|aksam ailenle|aksam~arama|aksam~iyi|alarm~olsun|alinm~yok|alisik*|alisiktir|alisiktir.
-28|alisma*|ama hic|ama metni|ama~anlam|ama~bu|ama~dogru|ama~gelsi|ama~kalp|ama~metni|ama~oyle|ama~sinif|an guvende
-28|ana|anaht~arama|anlati*|anlatmissin.|anlat~aksam|anlat~belki|anlat~beni|anlat~diye|anlat~soru|anlat~yapma
-28|anlay~degil|anliyorum demek|anliy~demek|annen~kalsi|annen~olmus|annen~sakin|an~kim|arasi~var|ara~ya|arkad~gelis
-28|arkad~insan|arkad~sinif|arkad~uzakl|asik olur|asik~karsi|asistaniyim|asistaniyim.|askin~kendi|atarda*|attigi*|ayir
-28|ayni hatayi|ayni~hatay|ayni~yenid|ayril~canin|ayri~karsi|az~ipucu|az~kopar|az~payla|bagirmis|bakari*|bakariz.
-28|baki mersiyesi|bakin~yitir|baki~mersi|bakmadan.|bana~sordu|basin~cok|basin~saatl|basin~ugras|baska~yerin
-28|baska~yukle|basladigim yaniti|basla~kaldi|bayra~cok|bebek~ayril|beden~cocuk|beden~ve|bekle~112|belleg*|benim~dakik
-28|benim~ederi|benim~kiyme|benim~tesek|bensiz cozdugun|bensi~cozdu|bensi~iyi|ben~asist|ben~gelen|besin|beyinc*
-28|beyincik|beyin~denge|beyt*|bilgilerini paylasma|bir buyuk|birak~kimse|birak~vazge|biraz~al|birin~var|birli~daha
-28|bir~anlas|bir~deger|bir~diyen|bir~dizi|bir~hedef|bir~kazan|bir~pisma|bir~posta|bir~tasir|bir~ters|bir~yazin
-28|bir~yazmi|bitin~kalem|bitir~ayt|bolmed*|bolum~daha|bolum~dort|bolum~dusun|boyle~seni|bu durum|bu kadari
-28|bugun soyle|bugun~dersi|bugun~ne|bugun~yapma|bulam~bir|buldu~bu|bunu istemez|bunu~uzuld|buradayim.|buray~kalma
-28|butun~cozme|buyug~bir|buyuk dolasim|buyuk taarruz|buyuk~dolas|buyuk~olmas|buyuk~taarr|bu~basit|bu~cocuk|bu~gecir
-28|bu~heyec|bu~kavus|b~d|calisma asistaniyim|calismissin|calis~ama|calis~asist|cekim~kuvve|cekiyor|cemiyeti|cerceve
-28|cevabin|cevap~arama|cevap~verme|ceza|chat*|cikin~annen|cikma~da|cikma~yapay|cocuk~ister|cografyada|cok~cekiy
-28|cok~elini|cok~farkl|cok~isin|cok~kaldi|come2~noone|courtesy~I-be|cry~only|daha~ama|daha~zor|darling~I-be
-28|darling~quote|darling~write|da~kime|da~soz|da~verme|de haber|de plani|degistirme.|demed~anliy|demek~soyle
-28|denemeden sonra|dener|dener misin|dener~misin|denkleme|deny~I-do|derece*|dersh~iyi|dersi bugun|dersi~bugun
-28|dersl~dinle|devami*|devamini|de~etmiy|de~gotur|de~ile|de~ilerl|de~istey|de~kitab|de~oneri|de~sus|de~yazin
-28|dikkatle okudum|diler~yanli|dinle~bakar|direnc*|disar~onlar|disi|diye gecer|diyebilirsin|diyemem cunku|diyem~cunku
-28|diyen~sevgi|diye~birak|diye~gecer|diyors*|dokto~sana|dokto~sor|donunce yanlis|donun~defte|donun~yanli|dostlarin
-28|dusunebilirsin|dusunebilirsin.|dusun~icin|dusun~konus|duyar~diye|duydum|duydu~bir|duygu~agir|duyulur|duzelttim.
-28|ediyo~cok|ekran|ekran~var|ekva*|ekvato*|eleme|emegin ben|emegi~ben|emir|en|en az|en sevdigin|engelle|en~az
-28|en~derdi|erteledim.|erzu*|erzuru*|erzurum|esin*|eski~arkad|etmis~bu|eve~gitme|fark~de|filmi~olur|forget.
-28|forget~I-be|fotose*|gazel|gazel~sevgi|gecen~ayni|gecen~oran|gecen~orant|gecen~zorla|geceri*|gece~calis|gece~ve
-28|gecirm*|gecir~saatl|gecti diye|geldigine|gelen~guzel|gelin~de|gelirse telefonu|gelir~icin|gelir~telef|gerce~anlam
-28|gerce~yapma|geregi|gerek~adim|geriy~pek|gibi~oyle|giderken yaninda|gider~bulun|gider~diye|girist*|gitme~istiy
-28|gizli~sayfa|gizli~zorun|gorduy*|gordu~cevap|gorusmek|gozlerin|gozumden kacmis|gozum~kacmi|guclen*|gun olmus
-28|gundu~hic|gun~oku|gun~olmus|gun~parag|gun~yapma|guven~gec|guven~verme|guzel~bunu|haber~guven|hafta~cikar|hafta~hic
-28|hafta~tekra|hafta~ve|hami*|haml*|hangi~gerce|hangi~senin|happy.|harl*|harlow|harlo~maymu|hatan degil|hatan~degil
-28|hatirlar|hedefi|hemen~arama|her~alt|her~parag|her~zaman|hicbi~kalma|hic~bunu|hisse~gelir|hizlandirir|hos~insan
-28|ifade|ihtiyacin yok|iki konu|iki sevgili|iki zar|ikisi~de|iki~boyun|iki~ise|iki~ve|iki~zar|ilerleme|ile~karis
-28|ilgil~guven|insanin bunu|ipucu~payla|ise~dokun|ise~kimse|istememissin|isterdim ama|ister~aktar|ister~disa
-28|istiyorsa|iyi~soyle|izin~konus|i~tired|julie~sahne|kabl*|kadar~seviy|kadar~tek|kafani*|kafanin|kagida
-28|kalbinin hizlanmasi|kaldigimiz yerden|kaldigin icin|kaldi~icin|kalem~kagit|kalir~bir|kalma~seni|kalmis|kal~bol
-28|kal~sans|kan~sol|kapanisi|kapat bir|kapatip biraz|kapatmayi|kapatmayi unutma|kapat~hava|kapid~bekle|karde~odada
-28|karde~oyna|karde~saat|karde~yarim|karesi*|karinciga|karisiklik|karis~mi|karsiligini|karsi~canin|karsi~cikar
-28|kasted*|kavga~sonra|kaygin*|kayit|kedin|kend*|kendine sonra|kendine.|kendi~biraz|kilo*|kimden|kimse yoksa
-28|kimse~dusun|kimse~gelme|kimse~gorun|kimse~yarin|kimse~yoksa|kirilmis.|kitab~bak|kitaptan|kiz.|kizg*|kiz~babas
-28|knownot~return|kocun|kolay|kompozisyonu|kontr~bir|konu mu|konus~olabi|konuy~bugun|konu~mu|korkt~anlat|korku~demis
-28|kotu haber|kotu~bunu|kucumsemiyorum|kulagin|kullanilir.|kurum|kusurun degil|kusur~degil|lazim olacak|lazim~olaca
-28|leave.|leyla~tanim|lgs~lise|life~not|listenin|lonely~noone|lonely~tellnot|love~stay|love~understand|magara*
-28|masraf*|maym*|mazmun*|meme*|merak~nasil|mersiyesi|mesaj~bildi|mesaj~cevap|mesaj~yarin|meyv*|mezun~ilk|mi iki
-28|miss~cry|mi~iki|mi~yoksa|muba*|muke*|mukemm*|mumku~bir|muyu*|muyum|my~you-do|ne cevap|ne hissediyorsun|neden~degil
-28|needless~I-did|net artmis|net~artmi|ne~da|ne~soru|nihal|noro*|noron|numar~fonks|o sik|of|ogren~uc
-28|ogretmenine anlat|ogret~bagir|ogret~dusun|ogret~kapis|ogret~nasil|ogret~ya|okula~gidin|okuld~saat|okumam*|okumayi
-28|oldug~yazdi|olmadigim|olmak ister|olman~da|olmas~seni|olur~olan|once bir|once ipucunu|once senin|once~dene
-28|once~payla|once~soruy|ondan~baska|ondan~rahat|onlardan cok|onlar~belki|ornek daha|ornek~daha|orphe~bakin
-28|ortaya cikar|oturu~bu|oturu~unutm|ozenle|ozlem~anlat|ozlem~sey|o~acikm|o~cekin|o~isted|o~yaz|padisah|padisahin
-28|payl*|payla~kapat|pazar~ayir|pinok~bir|pinok~ister|plani~kalir|polis~ve|programda|progr~insan|quote~marry
-28|rehbe~sana|renkli|rese*|resept*|resmi~kontr|saati~baska|saat~et|saat~olmus|saat~olsun|saat~tekra|sabah~dinc
-28|sabah~saatl|sabirs*|sabir~ve|sadelestir|saglam|sana ozeti|sana~istem|sana~ozeti|sana~sende|sana~siral|sana~soruy
-28|sana~yarin|sarki sozunde|sarki~sozun|sayfa~birak|sayfa~sayfa|sayi*|sec.|secen~ve|seferi*|seferinde|sehir~yurt
-28|sekiz~var|seni herkesten|seni sevemem|seni yargilamaz|senin kusurun|senin~kusur|senin~saatl|seni~anlas|seni~en
-28|seni~komsu|seni~sevem|seni~telef|seni~yuzde|seni~zor|sen~verec|sen~zorun|sessi~calis|sevgi~ailen|sevmiyorsan
-28|sey istiyorum|sifrel*|siir~odevi|sikis~icin|simdi~mesaj|simdi~saatl|simdi~sonra|sinav~hayat|sinir~o|sonra bugun
-28|sonra don|sonra kucuk|sonra uyu|sonra~bugun|sonra~gun|sonra~unutm|sonucunu sectim|sonuc~ederi|sonuc~konus
-28|sonuc~secti|sonuc~soyle|sonu~bos|son~dortl|son~hafta|sorar~sen|soru acma|sorulur|sorulur.|soruy~coz|soru~hepsi
-28|soz ettiyse|soz~deney|soz~ettiy|su|suclu~duyma|sunu~ne|sured~calis|sure~bir|taar*|taarru*|taarruz|takim~ve
-28|takvimini de|taslak|tatliyi yarim|tatli~da|tatli~yarim|tek~ugras|telef~birin|telef~degil|tellnot~love|tellnot~me2
-28|tell~I-did|tell~forget|tema|tema olarak|tema~olara|tesek~icin|teyze~ogret|tire*|tired~I-do|tok tutar|tok~tutar
-28|tom~sen|tuha*|turla~tekni|tutma~guven|tutor1~parent|tutulu*|tyt~bitir|uclu|uc~ise|uc~once|unutma der|unutm~der
-28|unutuyorsun|unutuyorsun.|ustun~bir|uyanik tutar|uyanis*|uyani~kadar|uyani~tutar|uygul~hangi|uyuya~da|uzulm~insan
-28|uzunlu*|varsa ona|varsa~ona|var~istiy|var~ne|vazgecmek|verme~gerek|verme~norma|ver~gel|ve~bildi|ve~kaldi|video~bir
-28|vurma|warn~understand|warn~wait|wert*|werthe*|werther|yakmis.|yalan soylemis|yalni~herke|yalni~o|yalni~su
-28|yaninda yat|yanindaki birine|yanin~bulun|yanin~gerek|yanin~o|yanin~yazar|yapildi|yapiyorsan|yapma~ne|yapti~sen
-28|yap~sonra|yardi~sayil|yargilamaz|yarim|yarim birakma|yarin gorusuruz|yarin~gorus|yarin~iki|yarin~ozeti|yasayan
-28|yazar beni|yazar~beni|yazar~duzel|yazdi~gundu|yazdi~soyle|yazim~kural|yazin|yazman*|yazmana sevindim|yazma~sevin
-28|yaz~bir|yaz~yanin|ya~olsun|ye tok|yedigini|yemekl*|yemekt*|yeni~benim|ye~tok|yigma|yikama|yirm*|yirmi kelime
-28|yirmi~kelim|yirmi~parag|yok gibi|yoksa 112|yoksa~112|yok~acikm|yok~burad|yorulmus|you-did~leave|you-if~program
-28|you-if~stop2|yuk oldugunu|yuklen*|yuk~ama|yuk~oldug|yurtt~zor|yuzdelik|yuzden acikmam|yuzde~acikm|yuzde~dilim
-28|zaman~sorab|zami*|zekay~yuzde|zor~okudu
-29|*ade|*api.|*etin|*evi|*fer|*guma|*gun|*hat|*iger|*imci|*jlar|*kaya|*kur|*lay|*lek|*lmus|*nan.|*nek.|*nni|*nuz
-29|*odan|*ojik|*rluk|*rsuz|*rusu|*sgul|*skan|*tap.|*tili|*umlu|*uncu|*zede|I-do~kiss|^ailenle|^ainsworth|^biliyor
-29|^birine|^cikabilirsin|^derken|^edip|^felsefede|^formul|^grafigi|^gun|^halana|^hedefini|^hizli|^kaygili|^nasilsin
-29|^netin|^ninni|^ogretmenine|^ogretmenlerin|^okurken|^olaylar|^oraya|^sabaha|^seninkini|^sessiz|^sokrates|^soylemen
-29|^turkude|^tutunamayanlar|^tyt|^universitede|^yas|^yolu|ablan~de|ablan~unive|acar misin|acar~misin|adim ileri
-29|adim~ileri|adini~ve|agir oldugunu|agir~gecmi|agir~oldug|ailene anlat|ailen~geriy|ailen~sonuc|akraba evinde
-29|akrab~evind|almali*|alo|alo 183|alo~183|altini cizdigin|altin~cizdi|ama~dinle|ama~iyi|ama~vereb|anlam~olabi
-29|anlat~yazar|annem~ekip|annene bundan|annenle de|annen~iyi|annen~taniy|antlasma|antlasmasi|ara verirsen|ara.
-29|arasi~bana|araya~girer|ara~ve|ara~verir|arkad~davra|arkad~edebi|arkad~once|artar.|artiri*|artmas*|artti.
-29|asik olamam|asik~ise|asik~olama|ask~anlat|atlama|atma~kimse|ay ne|ay once|ayni sonuca|ayni~ulast|ayni~yerde
-29|ayril~acisi|ayril~anlat|ayril~uzulm|ayri~gibi|ay~once|azalir|azalir.|babaannenin|baban~korku|bagla~tikla|bak sonra
-29|bana~anlat|bana~istem|baska~birak|baska~sehre|baska~tak|baska~ve|baska~yardi|baska~yazmi|baskis*|bazen de|bekle~da
-29|ben siradaki|ben yazayim|bence bunu|bence~bunu|beni degil|benimle.|benim~en|benim~sozuy|benim~uymad|beni~ekip
-29|beni~yanli|ben~adimi|ben~arada|ben~kendi|ben~mecbu|ben~ulast|ben~uyuma|ben~yaz|bildigin halde|bildi~halde
-29|bir doktor|bir dost|bir gunu|birak ve|birak~mi|biraz acar|biraz~acar|biri~boyle|biri~ogret|birkac gundur
-29|birkac kez|birka~gundu|birli~bakal|bir~bagla|bir~dost|bir~eksik|bir~gelir|bir~ileri|bir~olaca|bir~rehbe|bir~sevdi
-29|bir~ve|bir~yanli|bir~yazab|bitmis*|bogaz~gecer|bolumde|bolum~secer|boyle~bana|bu aci|bu bilgiyi|bu kural
-29|bugun moralin|bugun~arkad|bugun~goste|bugun~hedef|bugun~mu|bugun~soyle|bunu benden|bunu bir|bunu degistirmez
-29|bunu onlara|bunu~acar|bunu~oldu|burada past|buradaki|buradayim ama|burad~bana|burad~eki|burad~past|burad~yok
-29|bu~aci|bu~alti|bu~ile|bu~iptal|bu~oluyo|bu~tutma|bu~yerin|cagira*|canim~var|canse~masas|cefa*|cerc*|cercev*
-29|cevap~bakma|cikma~saati|cikmi~sorul|cik~bir|cizgin*|cocuk~baska|cogu~bunu|cok~yaziy|courtesy~best|cozme~yarin
-29|cozum~goste|cry~come2|cumle~de|cunku~sinav|daily~secret|dakik~gecme|danisa*|da~ve|de kapat|dedenl*|defte~kapat
-29|degil~var|degil~ver|degil~verme|degistirme|demem.|denem~agir|denem~gecmi|denem~hafta|denem~sinif|denk~guven
-29|derinlik.|dersh~hocan|dersi~yerin|destek olur|deste~olur|de~ailen|de~aldir|de~etkil|de~plani|de~ulast|dikka~okudu
-29|dili|diye dusun|diye sorma|diyecegini|diyen kisi|diyenlere kulak|diyen~kulak|diye~da|diye~uzulm|dizede|dogru olmaz
-29|dogru~olmaz|dogum~unutu|dokuz net|dokuz~net|donmek|dun~nasil|dun~yazmi|durur~hayat|duruyo*|dusun~ister|dusun~oldug
-29|duyan~bir|duygu~ne|duymadi|duyuy~ve|edat*|edil*|edip~masas|elestir|elestir.|elini tutamam|elini~tutam|emegi~karsi
-29|eski~olabi|etmez sen|etmez~sen|ettim ki|ettim~ki|ettiy~bir|evde kavga|evdek~birin|eve|evinde|evini|evli*|evlili*
-29|faik|farkl~kendi|fark~ki|fiilinin|forget~student_said|fotogr*|fotog~suc|gaz|gecen~da|gecen~gunde|gece~kal
-29|gece~olsun|geldi~bu|geldi~oldu|gelir~birak|gelism*|geliy~cumle|gel~tasla|gercek birine|gerce~ama|geregi*
-29|gerek~kadar|gerek~sey|gibi~cozum|gibi~daha|gidebilirsin|gidin~annen|giren|gitti cok|gitti~mi|gordu|gordu.
-29|gordu~bunu|gordu~geldi|gordu~kotu|gore iki|gore~sayil|gorursen|gozum yok|gozun~kapat|grafi~nokta|gunle~zor
-29|gunu kacirirsan|gunun~ayir|gunu~kacir|gunu~unutu|gun~bu|gun~saat|gun~yirmi|gurbette|gurur duyabilirsin|gurur~duyab
-29|guvende olman|guzel~sevgi|had|hadi~artik|hafta~daha|hafta~koydu|hafta~oturu|haklisin.|hangi~cikar|hangi~mi|hani*
-29|happy~come2|hasta~yanin|hatalarina|hayal denk|hayal~denk|hayal~guven|hayal~kirik|hayir gercek|hayir~gerce
-29|hedef~progr|help~not|herke~ayni|her~basam|her~yap|hesabina|hisseder.|home1.|hoslandigini|hosla~sana|hosum~cok
-29|human~home1|husn|husn~ask|icec*|icin en|icine sinmeyen|icine~sinme|icin~baski|icin~basla|icin~degis|icin~iste
-29|icin~satir|icin~sensi|icin~sonuc|iki cumle|ikinci paragraf|ikinc~oturu|ikinc~parag|iki~konu|ile asli|ile~asli
-29|ile~bogaz|ile~gecer|ilk bes|ilk cumleyi|ilk hafta|ilkini|ilk~icin|inan.|ingilizce|insan~taniy|integ~alan
-29|isare~degis|isine|isted~degil|isted~elest|istem~insan|iyi~de|iyi~sana|kaba*|kac kez|kacan|kacmis|kac~kez
-29|kadar~hangi|kadar~seyi|kadar~sozuy|kadar~vedal|kagit|kalani*|kalanin|kaldin|kaldi~sonra|kaldi~ve|kalkmi*
-29|kalmissin.|kalp kani|kanar|kanar.|kani~butun|kani~vucud|kapanis|kapat artik|kapatalim.|kapati*|kapayi*|kapi.
-29|karar~ben|karar~de|karde~calis|karde~sana|karsi acik|karsisina|karsi~acik|kaslarin|kavga~zor|kaygi~bir|kayit~sey
-29|kelim~gecme|kendine iyi|kendi~yaz|kerem ile|kerem~ile|kilav~kontr|kimse duymadi|kimseye belli|kimse~112
-29|kimse~belli|kimse~etmez|kimse~gerek|kirikl*|kisi~bunu|kitaba|kitabi*|kitap~coz|kizarm*|kizs*|knownot~I-do
-29|knownot~afraid|kocas~birak|kontrol edelim|kontr~edeli|konuy~ilkin|kopya~ogret|kosmay*|kotu bir|kotu~ihtim
-29|kulak ver|kulak~ver|kurdum.|kurmus*|kursun var|kursu~var|kuruld*|lie~stop2|liste yaptim|liste~arkad|love~secret
-29|marry~secret|mers*|mersiy*|mesajlar|mesg*|mesgul|model|model~var|mutfaga git|my~erase|ne diyecegini|ne hos
-29|ne istedigini|neden~korku|net~net|ne~bende|ne~cevap|ne~gitme|ne~hos|ne~kalir|ninni|nisan|nisan~o|noone~afraid
-29|noone~need|notla~bakar|not~erase|o dersin|odada tak|odada~tak|odandan cikma|odand~cikma|odasina|odasina git
-29|odasi~git|odevinde|ogrenmek.|ogreti*|ogretmenine sor|ogret~dinle|ogret~durum|okulu~var|okumal*|okumussun
-29|okumussun.|olceri*|olceriz|olceriz.|oldug~ona|oldug~senin|olmak~istem|olman.|olsun~unutm|olup olmadigini|on bir
-29|ona soyle|once derin|once yanlis|once~baban|once~derin|once~kucuk|once~oku|once~senin|onerdi*|oradan devam
-29|orada~devam|orgutl*|orun*|oruntu*|oval*|ozlemissin|o~dersi|o~goruy|o~kalsi|o~progr|o~yanit|o~yanli|paylasacagim.
-29|pazar~gunun|program~I-did|progr~cikar|promise~I-not|rahat~olmaz|raki*|saat once|saatl~degil|saat~once
-29|sadece paragrafi|sadec~parag|sadi*|sadik|sag~karin|sait|sait faik|sait~faik|sana destek|sana mecburum|sana para
-29|sana uc|sana~ertel|sana~gorev|sana~mecbu|sana~olmas|sana~ornek|sana~para|sandal*|saril~sonra|sarja baska
-29|sarja~baska|sarja~odada|sayfanin|sayfa~et|sayfa~yonte|saygi|sayilarda kalmistik|sayil~kalmi|secelim mi|secel~mi
-29|selfProgram~sad|seni de|seni duyuyorum|seni yormus|senin en|senin guvende|senin kotu|senin~fark|senin~yine
-29|seni~duyuy|seni~eders|seni~konud|seni~yormu|sen~hala|sen~kur|sen~mola|sen~yap|sevgi~calis|sevgi~cefas|sevgi~ders
-29|sevgi~isted|sevgi~onu|sevgi~rolun|sevin~sonun|sevmedi sozuyle|sevme~basla|sevme~sozuy|seyi~de|seyi~sen|sey~ailen
-29|sey~ister|sifat~kulla|sifirdan|sihi*|sihirl*|sihirli|sihir~bir|siirdeki|siirl~edebi|siler~de|silme~bende
-29|simdi neredesin|simdi~donel|simdi~sana|sinav~ara|sinav~kitap|sinav~oneml|sinav~onlar|sinif~ayni|sinif~bildi
-29|sinmey*|sinmeyen|sirri kimseye|sirti~sanda|sohbe~bende|sokr*|sokrat*|sokrates|sol|sol kulakciga|sol~kulak
-29|someone~I-not|someone~secret|son gune|sonl*|sonlar*|sonra~azalt|sonra~basla|sonra~defte|sonra~mola|sonuca ulastim
-29|sonuc~ulast|son~gune|son~hic|sorabilir|sorma~isted|soru sorman|sorularda|soruy~biraz|soru~basla|soylemedi|soylemez
-29|soyle~dedig|soyle~gitme|soyle~once|stay~love|stay~someone|student_said~I-do|student_said~lonely|study~courtesy
-29|suat|suclama|sunucu*|sureyi bir|susma~da|su~bu|su~evde|su~olsun|tablo~doldu|takvimini|tasiman|taslagi|tatil~bile
-29|teacher~wait|tebrikler.|tek~da|tek~isted|telefonu sarja|tellnot~I-did|tell~write|temiz bir|teor*|terk~var
-29|tesek~ama|testlerde|testl~denem|tired~help|tutman*|tutunamayanlar|uc kolay|uc~hangi|uc~kolay|uc~seni|uc~tamam
-29|ulasma*|ulastim|ulastim.|understand~daily|unuttugun|uslu~kalmi|uykun gelmis|uykun~gelmi|uymadi*|uymadiysa|uyumam.
-29|uyuyamadigini yazmistin|uyuya~bugun|uyuya~nasil|uzuldugunu|uzuldum|uzun~sey|vaktin|var su|varsa~annen|var~an
-29|var~deniz|ve bana|velin~goste|verebi*|verelim.|verimli|verme~mi|versin.|ve~saatl|warn~life|we~wait|write~you-if
-29|yalni~anlar|yalni~gerek|yanin~kimse|yanli~cikti|yanli~yapti|yapistir|yapmami istedin|yapma~isted|yardim edecek
-29|yardimci|yarin istedigin|yarin~isted|yasadigini|yasin~on|yaz sonra|yazdi~agir|yazdi~bakma|yaziya|yazma~basla
-29|yazmistin bugun|yazmi~bugun|yaz~birli|yaz~sonra|yeni gelen|yeni okulunda|yeni~gelen|yeni~okulu|yerin~biri
-29|yerin~cok|yerin~da|yerin~dusun|yeri~bilir|yeri~degis|yetiskine de|yetis~ihtiy|yetmed*|yigm*|yine~112|yitirm*
-29|yok model|yokla|yokla.|yoklay*|yok~icin|yok~model|yormus.|yorulursun.|yorum~da|you-did~I-am|you~angry|yukler|yurd*
-29|yuruy~saatl|yuzde~konus|yuzde~yanit|zor olmustur|zor soru|zorlama.|zors*|zorsa|zor~soru
-30|*aat.|*alir|*aran|*ari|*at.|*del|*enek|*ent|*enti|*etle|*ever|*his.|*hos.|*isen|*itli|*kcik|*kmis|*kter|*lasa
-30|*lgan|*mnu|*orth|*rda|*rmus|*rth|*tmem|*uba|*umus|*unde|*vrim|*vru|I-be~you-did|^adet|^aglamak|^begenmedigin
-30|^biraktigin|^buyuk|^cumlesinde|^daha|^dilerim|^diyenlere|^dolasim|^evin|^fende|^kafanin|^kardesinin|^kiskandigini
-30|^kompozisyonundaki|^kurtulus|^kutuphaneye|^osym|^salonda|^secenekleri|^sifat|^soy|^uyumam|acabil*|acabilirsin
-30|acik kalsin|acik~kalsi|agladigini|agrim~sinav|aileleri|aileleri duymasin|ailel~diye|ailel~duyma|ailen~da
-30|ailen~durum|ains*|ainswo*|ainsworth|ainsw~deney|akar*|aksam yemeginden|aksatm*|almissin.|al~basla|ama~anlay
-30|ama~bana|ama~basin|ama~devam|ama~espri|ama~olama|ama~progr|ama~sinav|ama~tek|anah*|anahta*|anlasma|anlatmak
-30|anlat~cumle|anlat~olsun|annen~bagir|annen~cagir|annen~korku|annen~on|an~var|aradi~bulam|arasin|arasin.|arkad~ac
-30|arkad~arkad|arkad~etme|artti|asagi~sen|ask i|askin~kimse|ask~i|ask~memnu|aslin~sana|at.|atilga*|atilgan|ayip
-30|ayrint*|az~adimi|az~sinav|az~sirad|baban~mi|baban~tarti|baban~yaz|bagiml*|baglama.|baglanti|baglil*|bagli~da
-30|bagli~kalma|bakabilirim|bakabilirim.|bakariz|bakma~ilerl|baks*|bak~tuzak|bana dort|bana kalirsa|bana~adini
-30|bana~dort|bana~haber|bana~yerin|basim~da|basin~anlat|basin~az|basin~benim|baska~bakab|basliy*|basta~okudu
-30|bayra~ders|bayra~progr|bebek~aglam|bedenim|begenmedigin|beklenti|bekle~bilsi|bekle~hemen|belli~gun|ben mesajini
-30|ben yorulmam|benim~progr|bensi~icin|ben~degil|ben~demem|ben~hatal|ben~isare|ben~kez|ben~ornek|ben~ozeti|ben~parag
-30|ben~topla|ben~yetme|bilebilir|bile~rahat|bilmesini|bir elektronu|bir komsu|bir sevgili|bir sira|birak~ve
-30|birbi~kalma|birim~bak|birin~git|biri~duygu|bir~alir|bir~cevre|bir~gelis|bir~ipucu|bir~kural|bir~kurum|bir~sayid
-30|bir~siras|biters*|biterse|bittiy*|bittiyse|bogu*|bolum~yil|bolunu*|bosalt*|boslar*|bu incelemeden|bugun ac
-30|bugun bana|bugun kendine|bugun~ac|bugun~dort|bugun~isted|bulus~soyle|bunu halana|bunu kime|bunu yapamam|bunu~etmez
-30|bunu~halan|burad~cunku|buyuklugu|bu~butun|bu~duzen|bu~gecic|bu~guzel|bu~ilerl|bu~incel|bu~okuld|bu~soylu|bu~su
-30|calis~bozma|canini yakmis|canin~yakmi|canlis*|cansev*|cansever|cansiz|cansiz varlik|cansi~varli|cesaret
-30|cevap gelmezse|cevap~c|cevap~yazma|cevrim|cevrim ici|cevri~ici|cikma~bekle|cogumu*|cogumuz|cogu~insan|cok insan
-30|cok~seyi|come2~happy|come2~home1|come2~tutor1|come2~warn|coze*|cozebilmen icin|cozeb~icin|cozme~daha|cozumu hemen
-30|cozum~hemen|cozum~soyle|cumle~yazdi|da burada|dagilir.|daha~kiyme|daha~okuma|dakika bitince|dakik~bitin|dan
-30|danis~ugra|dayini*|dayinin|da~gider|da~hayat|da~yazdi|de hak|de ozeti|dedigin gibi|dedig~gibi|degilim bir
-30|degil~birli|degil~korur|degisen|deme*|demek~sen|denem~anali|denklemi|deny|ders~da|dertlesmek|dertlesmek icin
-30|dertl~bir|dertl~icin|de~dener|de~hak|de~isted|de~kez|de~ozeti|de~son|de~zaman|digeri|dikkatli ol|dikka~ol
-30|dil bilgisi|diler~isted|diye dusunmen|diyerek seni|diyer~seni|dogruydu|dogruydu.|dogru~anlat|dolas~siste
-30|donem~boyle|donem~hisse|dort kez|dort~kez|dun~denem|durust bir|durus~bir|durus~cevap|dusunceyi|dusunduren|dusun~da
-30|dusun~ilerl|duzenler|duzenler.|edip cansever|edip~canse|efendi askini|ekran basinda|ekran~disar|elle|en sona
-30|en~sona|erase~sad|etmedi.|etmem~bir|etmez~etmiy|etmez~hak|evde kalmak|evet|fasi*|fasiku*|feel~best|feel~we-let
-30|firc*|fircal*|forget~stay|gayet guzel|gayet~guzel|gece~basin|gece~saate|gece~su|gecirmen|gecsi~kitap|gecti~yaz
-30|geldin bugun|geldi~bugun|gelen~bir|gelmedin diye|gen|genc|genc~ailel|genc~diye|genc~duyma|genel|gerce~arkad
-30|gerce~da|gerce~seni|gerili*|geriye|geriyo*|gibi~pek|gizli~anlat|glik*|glikoz*|gorme~bir|gorun~annen|gost*
-30|gosterdim.|goste~seni|gozum~ama|gozunu kapat|gulers*|gunde~iki|gun~degis|gun~kolay|gun~ve|gurur~olabi|guvendigin
-30|guvendigin bir|guvenli.|guzel~ama|guzel~olur|haftadir|hafta~aksam|hafta~cevir|hafta~hangi|hafta~konus|hak etmez
-30|hak etmiyorsun|hak~de|hak~etmez|hak~hak|hak~sen|halit|hangi dersle|happy~heart|harem|hastaneye|hata~duzel|hayalini
-30|hekim~soyle|help~you-do|hemen~baban|her bos|her~ayira|her~durum|her~kirk|her~uc|hikayenin|his.|hisse~calis|hos.
-30|hos~bugun|human~come2|i memnu|ic sonra|icin baska|icin sag|icin~hafta|ic~sonra|iki kisi|ikinci yil|ikinc~tek
-30|ikinc~yil|iki~duyma|iki~gitme|iki~icin|iki~kisi|ilk is|ilki|ilk~gelen|ilk~is|ilk~iyi|ilk~kulla|incelemeden
-30|insan~ve|insan~yerin|isi~bu|istemiyorsan bunu|ister~birli|ister~yazar|ister~yazma|isteyip istemedigini|istey~istem
-30|istiy~saat|iter|iter.|ivme~degil|iyi~bende|i~memnu|kac dakika|kac~dakik|kadar~etmed|kalani|kalan~gunle
-30|kalbim kirildi|kalbi~ve|kalem~hazir|kalmis.|kanin yolunu|kanin~yolun|kaniti|kan~gider|kapat~artik|kapid~annen
-30|kapiyi kimseye|karakter|karbon*|kardesinin|karde~kalsi|karsilar|karsilar.|kastet*|kaydi|kaynagi|kayna~ucret
-30|kendi~etme|keyifli gecsin|keyif~gecsi|keyif~kitap|kimse~guven|kimse~sesle|kimse~yazdi|kirl*|kirli|kisa keselim
-30|kisa~kesel|kisi boyle|kisin~oldug|kisi~boyle|kismi~icin|kitab~birak|kiymetli|kizma.|kompozisyonundaki
-30|kompozisyonundaki benzetme|kompo~benze|konul~diye|konuy~dilim|konuy~iyi|kopegin tarcin|kopeg~tarci|korku~icin
-30|kotu*|kucuk~topla|kulak~salya|kullanma.|kulla~gibi|kurumu*|kusmem|kutlayin|kutlayin.|lesson~heart|lesson~program
-30|lesson~tell|life~deny|lonely~someone|love~you-do|lutfe~birin|marry~needless|marry~understand|me2~kiss|memnu
-30|mesaj~gordu|metin~ne|midem bulaniyor|molasi ver|molas~ver|mola~burad|mutfa~git|naka*|nakara*|ne dersin|neden~ona
-30|needless~leave2|needless~you-did|negatif olamaz|negat~olama|nett*|neyin|ne~dersi|ne~uyudu|nite*|notla~bir
-30|not~teacher|numarani kimseye|ogrenmen|ogren~agir|ogren~favor|ogretmen degilim|okudum ikinci|okudu~ikinc|okulda ilk
-30|olama~bir|olaylar|oldug~bu|olmak isterim|olmaz.|olmuy~ben|olsa~verme|olustu*|ona bakalim|ona~bakal|ona~et
-30|ona~yeter|once siradaki|oncesi|once~basla|once~bekle|once~bir|once~birim|onlar~farki|onunl~bir|on~sinav|on~sirad
-30|oras*|orga*|osym~sifre|oturu~dakik|ozell~bir|ozetlerin|ozet~cikar|ozledigin icin|ozled~icin|o~deger|para*
-30|payla~gorun|pek~var|plani~bakal|pompalar|program var|program~I-be|progr~yazdi|puani|rehbe~anlat|rehbe~annen
-30|return~teacher|roman kahramani|saat.|saate~bakma|saati.|saati~de|saatt~uyuya|saat~konus|sabah~daha|sabah~yap
-30|sagli~degil|sahib~sensi|sakla~gun|saly*|salyan*|sana~etmed|sana~tekra|sana~ucret|sasirt*|sayfalar|sayfa~bir
-30|sayfa~gecir|sayi~buyuk|secret~warn|sekiz~sessi|sempa~karis|sen soyle|senden baska|sende~cevap|senin~anlas
-30|senin~devam|senin~verdi|seni~cevap|seni~geriy|seni~hizla|seni~istiy|sen~bulmu|sen~etmiy|sesli~okuyu|sessiz yer
-30|sessi~mi|sessi~yer|sevdi~kavus|seven~iyi|sever|sevgili hep|sevgiy*|sevgi~goste|sevgi~hep|seyler ye|seyle~ye
-30|sey~durdu|sey~kazan|sifre~bilme|siiri~son|sil~hicbi|simdi senden|simdi yeni|simdi~kanin|simdi~yazdi|sinav~bunu
-30|sinif~birak|sinif~herke|siral~degil|sir~ortay|sol~karin|sona birakma|sonra~denkl|sonra~duyma|sonra~en|sonra~icin
-30|sorar~degil|sorma~bir|sorma~iste|sorumluluk|soruy~kendi|soru~acma|soru~bu|soru~burad|soru~de|soru~hangi
-30|sosya~medya|soy gazlar|soylemen bir|soyle~adim|soyle~goste|soyle~hekim|soyle~mu|soyle~olurs|soy~gazla|soy~kimse
-30|sozde|sozu~insan|soz~icin|stop2~marry|student_said~student_said|supe*|surer~bir|surey~bir|surum~var|su~degil
-30|tanimaz|tanis~gitme|tarc*|tarcin|tariht*|tarihte|tatilin keyifli|tatil~gecsi|tatil~keyif|tehli~birak|teke*|tekerl*
-30|tekerleme|tek~fark|telaff*|telef~araya|telef~gelir|telef~masay|tellnot~I-not|tellnot~courtesy|tell~erase
-30|tell~program|tembel*|temiz~kan|tersi|tesekkurler.|testini|tired~teacher|titre~sonra|toparlayalim|toparlayalim.
-30|toplami|turev~fonks|turev~turev|turleri|tutmaya|ugrast*|ustu|uygul~karak|uygul~seni|uyku~de|uyumaz|uyumaz.
-30|uzakl~goste|uzakl~sevgi|uzereydim durdum|uzere~durdu|uzun~seni|var gibi|varsa ders|varsa~soyle|ve ogretmenin
-30|verebilecek|verip|vermedi|verme~bir|verme~rehbe|verme~yanin|vermissin.|vermi~ogret|ve~oturu|ve~polis|wait~my
-30|yakmis|yalniz hissediyorum|yalni~yazma|yanim yok|yanim~yok|yani~basla|yanli~anlad|yanli~degil|yanli~durdu
-30|yanli~duzel|yapilacak|yapmiyorum|yardim edebilirim|yarin~bana|yasim~surum|yasim~var|yavas~ver|yavru|yazma~durdu
-30|yazma~gunle|yazma~yazma|yazma~yerin|yaz~basin|yedi~var|yemeginden|yemeginden sonra|yemekten|yeni~cok|yerinden
-30|yerin~ama|yerin~ve|yer~ve|yine~seni|yok~diye|yok~goruy|yok~surum|yol~yemek|yuklem|yusuf atilgan|yusuf~atilg
-30|yuzde~deney|zamanin|zaman~deger|zorlanirsan
-31|*ayda|*bbi|*cta|*diki|*embe|*este|*faga|*gla|*heus|*ihi|*jin|*kvim|*lumu|*mar|*mbe|*nlik|*rcin|*rhat|*ser|*tesi
-31|*veyi|*ydet|*yede|*yna.|*ynir|*ynum|*ziya|183|1920|I-not~forget|I-not~tutor1|I~warn|^anlatamadigin|^bayramin
-31|^beslenme|^birakmak|^cayini|^ferhat|^fotograf|^halk|^hediyeyi|^kahveyi|^karsiliginda|^kizmadim|^mektup|^orpheus
-31|^robot|^roman|^ruyalarinda|^sesimi|^sevgiline|^siradan|^takildigini|^test|^uzulmek|^yani|abartm*|ablan~bana
-31|ablan~gidin|acele~gerek|aci cekmek|adim*|adimi gostereyim|adimi~goste|adim~anlat|adland*|aklimda|aklinda kalir
-31|aklin~diye|aksaminda|aksam~gecir|aliriz|aliriz.|allah~da|al~ver|ama~haber|ama~senin|anna|anne babanin|anne odadan
-31|annem~bir|annen~elind|annen~okul|annen~sesle|anne~cikin|anne~degil|anne~odada|anne~senin|an~mu|arada bir|aramas*
-31|arasindaki|arayac*|arkad~git|artiyo*|asig*|asik~o|asil~ogren|atar|ayni sey|ayni~sey|ayriligi|baban~aksam
-31|baban~gidin|bagla~anne|bagla~donun|bag~enerj|bahsed*|bahse~mu|bakabiliriz|bakabiliriz.|baki|bana bir|bana kustu
-31|bana~goste|bana~kisil|bana~kontr|bana~seyi|bana~yazma|basarilar.|basina cozmen|baska odada|baska~ayril|baska~dunku
-31|baska~incit|baska~kapat|baska~kendi|baska~odada|baslayacagini|basla~da|bayramin kutlu|bayra~kutlu|bayra~olsun
-31|bazi*|bekle~annen|bende~ipucu|beni ozledigini|benim~oneri|benim~son|benim~yol|beni~cikma|beni~dusun|beni~gecel
-31|benze~de|ben~ertel|ben~kalir|bere*|bereke*|beslenme|bes~otur|bildi~anlat|bile~buyuk|bilgisayarim bana|bilgi~bana
-31|bilgi~cumle|bilgi~kisil|bilgi~kustu|bilgi~mi|bilgi~var|bilir~bagla|biliyordum|bir cizim|bir numarasi|birakiriz
-31|birakiriz.|biraz~oneri|birim~unutm|biri~istem|birka~kez|birlikte prova|birli~edeli|birli~prova|bir~aklin|bir~benze
-31|bir~cizel|bir~cizim|bir~durdu|bir~duzel|bir~ibare|bir~ilisk|bir~oldug|bir~sira|bir~suclu|bir~sure|bir~tasiy
-31|bir~uyudu|bolged*|bolgede|bosluk*|bot|boyle~dusun|boyle~ogret|boynum|boyunca her|boyun~her|bugun kisa|bugun~bir
-31|bugun~karsi|bugun~secel|bugun~sey|bugun~yanin|buldugum|bunda~bir|bunda~sey|bunda~yok|bunla~bagla|bunu bilen
-31|bunu duyduguma|bunu hak|bunu hemen|bunu~ben|bunu~bilen|bunu~hemen|bunu~olmam|bunu~once|bunu~yapam|bunu~zaman
-31|burad~once|burad~tuzak|butun vucuda|butun~vucud|buyud~bir|buyuk~bir|buyutur.|bu~aklin|bu~birin|bu~cikar|bu~farki
-31|bu~gecis|bu~siral|bu~tekra|calis~basin|calis~biri|calis~oldug|cayini al|cayin~al|cekimi|cekin~de|cekin~gerek
-31|cevap~gelme|cikacak|cikariyor|cikmi~bu|cok tanidik|cok~bir|cok~tanid|courtesy~tellnot|cozeb~soru|cozme~anlat
-31|cozum~birim|cozum~unutm|cry~parent|cumlesinde kisilestirme|cumle~daha|cumle~kisil|dagiliyor|dagiliyor.|daglar*
-31|daglari|daha~ona|daha~tut|dalga~gecme|damarlar|darilm*|da~basta|da~kal|de boyle|degerlendirme|degil bir|degisken
-31|deler.|demem~sadec|demis~bu|denem~hedef|denem~kotu|denem~yanli|deneyi|deniz~kokus|derste de|ders~gerce|deyip gecme
-31|de~c|de~cevap|de~demem|de~gore|de~sana|dil~bilgi|diye dusunmek|diye sormak|diye~gecmi|dolasi*|doner|donmen|donusur
-31|dort~alti|dusun~yoksa|dusus|duyduguma|edebi~hocan|edildi|edildi.|ediyor|efend~kimse|ek tercih|eksik kalir
-31|eksik~kalir|ek~terci|erase~tell|etmez~basla|etme~var|evde~da|evde~varsa|fark~basla|fark~eders|fende|ferh*|ferhat
-31|gazel~kosma|gece gunduz|gecenl*|gecer~degis|gece~yalni|geldiy*|geldiyse|gelen~net|gelen~yaz|gelir~de|gelme~bu
-31|gencle*|gerce~iyi|gerek~bilgi|gibi dusunme|gibi~cok|gibi~edebi|gider~yanin|gitmeden once|gitme~once|gitti~diye
-31|gizli oy|gizli tutulmus|gizli~icin|gizli~oy|gore~iki|gorme~ama|goru*|goruy~ne|gosteren bir|gostermez
-31|gozunden kacan|grubu~cocuk|guldug*|gun~bozul|gurur~var|guven~anne|guven~birin|guven~dusun|haber verin|haber~verin
-31|hafta~gecmi|hafta~karsi|halinde|hamd*|hamdi|hangi konudan|hangi~ne|hangi~oturd|hasan|hatay~yapab|hayata|hayir~seni
-31|hazir oldugunda|hazir olunca|hazir~olunc|hedef~konus|her ogrencinin|herkes icin|herke~icin|her~bos|her~yerin
-31|hic~girme|hizla~eller|home1~teacher|hosun~gitmi|icin~asil|icin~ederi|icin~kendi|icin~sabah|ihtiy~bu|iki genc
-31|ikincisi|iki~ayni|iki~durum|iki~genc|iki~hala|iki~masay|ilerlemeni|ile~gerce|iliskiyi|ilk kime|ilk on|ilke*
-31|ilk~bes|iltifatin|iltifatin icin|iltif~icin|iltif~tesek|inanan|iner|iner.|inle*|inler|insan~bilme|ise yarar
-31|ise~yarar|isinma|islem hatasi|islem~hatas|istan~isgal|istemedim|istiy~degil|kacta yatiyorsun|kacta~yatiy
-31|kadar agir|kadar yeter|kadar~agir|kadar~arkad|kadar~bende|kafam~hangi|kahraman|kahra~seni|kahvey*|kahveyi
-31|kahveyi aksam|kalbi~eller|kaldi~not|kalk esne|kalk su|kalk~ic|kalk~su|kalma~aksam|kalmistik.|kapat~bildi|kapat~ye
-31|kararin|karar~ver|kardesin sana|kaydet|kaygis*|kaygisi|kelimesi|kendisi|kendi~gorme|kendi~soyle|kimse~der
-31|kimse~duyur|kim~simdi|kiril~diye|kirk~cozdu|kisi~bir|kisi~bu|kiss~courtesy|kiss~love|kizmadim kizamam|kizma~kizam
-31|ki~kalma|knownot~leave|kontrol ettim|kontr~ettim|konusun.|korkusu|korumu*|korumuyor|kotu gecti|kucumseme|kulu*
-31|kurum~da|kustu cumlesinde|kustu~cumle|kustu~kisil|leave2~cry|lesson~deny|lgs~on|liste~siral|logaritma|love~cry
-31|love~deny|love~heart|love~teacher|ma|mantik*|mantikta|marry~leave2|marry~stay|me2~I-will|me2~teacher|mektu~birak
-31|merak etmis|mesaj~ailen|mesn*|mesnev*|meta*|metnine|metni~okuya|miss~home1|miss~miss|miydi|mi~bugun|molala*
-31|mondr~isgal|mondr~istan|mutfaga|mutfa~birak|ne mutlu|neden~ne|nerede*|nereden devam|nered~basli|nered~devam
-31|nered~edeli|netler.|ne~mutlu|noktasina|noone~erase|not~defte|o gun|odadan cikinca|odada~cikin|odak*|odakla*
-31|odandan|ogel*|oglede*|ogleden|ogled~sonra|ogle~yirmi|ogren~kural|ogretmenin bunu|ogretmenine ac|ogret~bugun
-31|ogret~calis|okula~istem|okuldan|okuyabiliyorum|olan|olayl~bir|oldug~da|oldug~degil|oldug~o|olsun~ister|olsun~ve
-31|olunc~ilk|olur onemli|olurs~senin|olur~oneml|once guvende|once sunu|once~al|once~kendi|once~sunu|once~yaziy
-31|once~ye|onerim|onlar~onlar|only~angry|onunl~konus|onun~aciyi|onun~bu|onu~kaybe|on~konu|opucu~tesek|ornegi*|orph*
-31|orpheu*|orpheus|oteki|oturm~bir|oturu~birak|oy|oyna.|ozel~baska|ozel~demek|ozet yapayim|ozet~yapay|ozgun
-31|ozluyorsun|ozu|o~et|payla~tesek|pazar gunu|persembe|peynir|problemleri|prova edelim|prova~edeli|quote~I-am
-31|quote~happy|raif~kimse|rehbe~bir|rehbe~cok|rehbe~gorus|return~understand|ruyalarinda|ruyal~sinav|saatl~yazdi
-31|sabah~cikma|saci|sahibi sensin|sair~cikar|sakincasi|sali~gunu|sana testi|sana~belli|sana~mesaj|sana~sorar
-31|sana~yerin|sans.|saril~var|sayfad*|sebe*|seni korumuyor|seni ozlemis|senin hakkin|senin~sinif|senin~uc|seni~cevre
-31|seni~daha|seni~hazir|seni~istem|seni~kisa|seni~nered|sen~bakiy|sen~bildi|sen~devam|sen~hic|sen~karde|ses kaydi
-31|sesim~sesim|sesle|sessi~ve|ses~dinle|ses~kaydi|sevgiliden|sevgiline|sevgi~yazac|sey bu|sey ogrenirsin|sey senin
-31|sey~cikma|sey~sende|sifird*|siirinde|siirleri|simdik*|simdiki|simdi~ben|simdi~kagid|simdi~nasil|sinif~eksig
-31|sira~her|sist*|sole*|solen|someone~you|sonra~baska|sonra~degis|sonra~hatir|sonuc~sana|sonun~gorun|son~on
-31|sorul~icin|sorun olmaz|sorun~olmaz|soru~metni|soylemekten cekinme|soyle~durus|soyle~ipucu|sozcu~anlam|sozu~iyi
-31|sunu.|sure sonra|sure tutma|surey~sinir|sure~sonra|sure~tutma|sure~yonet|susars*|su~bak|su~kim|tabani|takildin
-31|takim eksik|takim~canin|takim~eksik|takim~kalir|takvim|tamamlar|tamamlar.|tasiyamaz|tasiyorsun|tasiyorsun.|tatil.
-31|teacher~tired|tek cumleyle|tek~kalma|telef~mutfa|telef~odada|terk~icin|tersine|tesek~asil|test cozerken|test.
-31|tired~tutor1|tok|tom|topla~seni|topra~vergi|turlama|tutma~mi|tutor1~you-did|uc kart|uc saat|ucretsiz.|ucte~uyuya
-31|uc~her|uc~kart|understand~feel|understand~lesson|unutmus.|uslu sayilarda|ustun~kimse|uyku ve|uykun~gelir
-31|uyuyamiyorsan|uyuya~telef|uzak~calis|uzulmesin diye|uzulu~diye|vergis*|verin.|vermis*|ve~yolda|vucuda|wait~quote
-31|wait~you-if|warn~only|x yalniz|x~birak|x~yalni|yalniz bir|yalni~yazil|yalni~zor|yanin~olama|yanlis anlarsa|yanlisi
-31|yansim*|yapild*|yapist*|yapiyorsa|yara*|yarin~sana|yasamam|yatiyorsun|yazdi~da|yazilanlari|yazil~oldug|yazim
-31|yazisiyoruz|yazmana|yazmayi|yazma~bilgi|yazma~kolay|yaz~saat|yedide|yemek~ailen|yeni~ne|yerde~kalma|yerin~o
-31|yetiskin bir|yine~degil|yine~sorul|yok~lutfe|yonetimi|yontemi sana|yonte~sana|yorumu*|you-did~secret
-31|yuzden telefonu|yuzde~progr|yuzde~telef|zaman mi|zayif~degil
-32|*abi.|*anos|*arya|*ceyi|*deki|*dya|*efle|*elle|*eri|*fan|*fes.|*fle|*fta|*ice|*ini|*kus|*lese|*nle|*nlis|*nme|*nos
-32|*onim|*oza|*ozu|*rak|*riye|*rol|*rya|*sayi|*sos|*ssos|*tak.|*tmek|*trol|*ull.|*yisi|*ynin|*yuk.|I-had~I-am
-32|I-not~I-be|^annene|^anonim|^aynen|^bowlby|^bugunun|^dayina|^gecmis|^gizlilik|^hangisi|^karari|^kartlari|^korkma
-32|^mondros|^narkissos|^notlarin|^null|^ogle|^okulun|^orhan|^sehir|^sevindim|^sinifta|^sonucta|^tc|^yazmissin|^yusuf
-32|acele~yazma|aci~bir|adet|adim kaldi|adim~kaldi|ad~kulla|agi|agla.|akilda|aksam mi|aksam~mi|aksi*|alarmi*|alarmini
-32|alarmini kur|aldat~bugun|aldat~ogren|alinmam.|alma*|alti gun|alti~gun|ama~dusun|ama~ona|analizini|angry~you
-32|anladim.|anlam~anlam|anlat~belli|anliyorum.|annene bugun|annen~ondan|anon*|anonim|aramadi|arasi~farki
-32|arayabilirsin|arkadasini ara|arkadaslarinla sinemaya|arkad~ev|arkad~intih|arkad~iste|arkad~verme|artiyor
-32|asik oldugunu|ask olsun|aski~gecer|ask~olsun|atmi*|attigin|ayip*|aynen oyle|aynen~oyle|ayni yer|ayni~soruy
-32|ayni~yer|ay~ne|baban sana|baban~biliy|baban~onlar|bahse~da|bana yazmayi|bana~annen|bana~calis|bana~okulu|barda~ic
-32|basina tasima|basina tasiyamazsin|basin~kaldi|baska uygulamalarda|baslamak|baslayalim|basla~de|basligi okudum
-32|basli~okudu|bast*|bayra~op|bazen~anlat|beden~senin|beklemiyordum.|bekle~kim|bekle~sonra|bekli~acele|belki~belki
-32|benim~gecer|benim~gerek|benim~sorun|benim~surey|beni~sozuy|beni~vedal|besini|beynin|bile~ister|bilgi~bir|bilgi~onu
-32|bina*|bir aliskanlik|bir baskasi|bir dusunce|birakmayi|birakmis|biri varsa|biri~varsa|bir~alisk|bir~birin
-32|bir~karis|bir~mu|bir~onlar|bir~sozu|bir~tutma|bir~zorla|biti*|bitir~konul|bitsin.|biz~yonte|blok~mola|bolunm*
-32|bosluga dustugunu|boslu~dustu|bos~arkad|bowlb~bakim|bowlb~veren|boyle~isten|boyle~sir|bu haberi|bu kotu|bugun iki
-32|bulaniyor|bunla~sorul|bunu~tasiy|bunu~var|burad~calis|buyuk~op|bu~kalip|bu~tehli|calisabilmen|calisamamissin.
-32|calis~al|calis~dagit|calis~gerce|canin~aciti|cares~izler|carpi~ve|cevap~bu|cevap~seni|cevir sonra|cevir~sonra
-32|cocuk olmak|cocuklardan boyle|cocuk~isten|cocuk~olmak|cocuk~sir|cok buyuk|cok~daha|courtesy~I-had|cozer~kur|cry~my
-32|cumlede|cumle~insan|cumle~konus|cumle~kur|cumle~sen|da bakariz|da calisabilmen|daha hizli|dakik~basla
-32|darling~student_said|davra~bir|da~bekle|da~olan|da~rehbe|da~yasla|de baska|de oyle|degilim seni|degil~ailen
-32|degil~kilav|degil~kimse|degil~kulla|degis|degis tokus|degis~kalan|degis~tokus|demek~yalni|demisl*|demisler
-32|denem~gerce|denem~incel|denem~mi|denge~bozul|denk*|denkle*|dern*|dernek*|ders calisma|ders~geciy|de~basli|de~gozun
-32|de~olabi|dinlerim|din~kultu|diye~gizli|diyor ki|dogrula|dogrula.|dokunma|dunku~nasil|dun~iki|dun~not|dusmedi
-32|dusmedi.|dustugunu yazdin|dusundugunu|duygu~yerin|duzelttim|duzen~sabah|ediyorsa|ekip tarafindan|ekip~taraf
-32|ekrana bakmadan|elektronu var|elini op|elini~op|enigm~cozul|en~bana|eser*|etkisi|etmen~guzel|evdekiler seni
-32|evde~birak|evet~seni|fark ettim|fark~ettim|fend*|fotograflarin|gecen~ama|gecen~donem|gecesi|gecesi.|geldi~dinle
-32|geldi~okuld|gelemem.|gelir~o|gelis|gelistirildim|gelistirildim.|gelsi~basli|gerce~olmak|getird*|getirdim
-32|gibi gelmis|gibi gormen|gibi~anlas|gibi~dogru|gibi~kulla|gibi~yorul|gidebilecegin|gidis gelis|gidis~gelis
-32|gitmek istemedigini|gitmek*|gitmekten|gitme~derke|gizli~video|gormek isterse|gorme~ister|gormus|gormuyorum|goturur
-32|gozun~kacan|guldun|gule*|gunun~birak|guven~bagla|guzel nereden|guzel~dusun|hadi~anlat|hafta|hafta~yeni|haks*
-32|hangisinden baslayalim|hangi~seyi|happy~rememb|harcam*|hata~yapar|heart~heart|hedefle|hemen~bakma|hem~kirgi
-32|her~bir|her~cikiy|hicbir sey|hicbi~sey|hic~sana|hic~sinav|hidrojen bagi|hidro~bagi|hisse~konus|hisse~yine|hitap
-32|human~wait|icin iki|icindeki sese|icind~sese|icin~geliy|icten~kutla|iki noktada|ikiden|ikinc~birin|iki~birbi
-32|iki~birin|iki~bunu|iki~cevap|iki~sevgi|ile~fark|ilgilendiren|ilgisi|ilk~anlat|indirdim|indirdim.|insan~degil
-32|insan~gerek|internette|istem~bunu|istem~ogret|istem~yapma|istersen dinlerim|ister~doner|ister~kaldi|iste~tam
-32|iyi~gelec|iyi~gorus|izins~dokun|kabali*|kabalik|kabal~degil|kac~olur|kac~sinav|kadar sabirli|kadar~ayira|kadar~bu
-32|kafam~karis|kahve icme|kalibinda|kalki~aksam|kalki~ilk|kalmistik not|kalmi~not|kalp~sonra|kapani*|kapatilmak
-32|kapiyi ac|kapiy~kadar|karde~odasi|karde~seni|karde~yonte|karisir.|karsi dikkatli|karsilastirdim|karsiligi var
-32|kavusa*|kavusamaz|kayit~degil|kayit~ister|kenar~sen|kendin buldun|kendin*|kendi~kotu|kez~kulla|kilavuzdan
-32|kime~soyle|kimse~zaten|kim~oldu|kisi bir|kisiyi|kisi~o|kolay~basli|kompo~yaz|kontrol|konus~konu|konus~saat
-32|konu~artik|koor*|koordi*|koordinatlari|korku~bir|kotu~yapma|kucuk prens|kucuk~prens|kullanilir|kullanilmis.
-32|kulla~yok|kuvvetler|lesson~home1|lesson~tellnot|leyla~alir|liste~degil|lutfe~annen|maci*|makale|many*|manyet*
-32|masa*|masayi|mazm*|medya|mesaj~verme|miden~gurul|milli mucadele|milli~mucad|mol~mol|mond*|mondro*|mondros|morali*
-32|muca*|mucade*|mucadele|mumkun*|nark*|narkis*|narkissos|narki~kendi|need~human|nefes.|nem|nereden baslayalim
-32|netle~sen|net~sevin|nezaket sozu|nezak~sozu|ne~geliy|ne~gizli|null|null.|o soru|odada~birin|odaklan.|ogren~kalir
-32|okudu~takil|okulunu yazma|okul~yuzde|okuyorum|olmali|on uc|onayi|ona~ister|ona~sor|once~arkad|once~ona|once~yarin
-32|onlar~sen|onlar~yukun|onler|onler.|onun isi|onun~bana|onun~isi|onu~yakal|on~goz|on~kadar|on~lisan|on~senin|optik
-32|orha*|orhan|orhan veli|orhan~veli|oturd~bu|oturumu kapat|ozledigimi|ozlemis.|ozlemisim.|ozlemiyorum|o~buyuk
-32|o~gunle|o~kilit|o~sessi|paragr*|parag~secti|paylasim|paylastigin icin|payla~icin|peki*|pekist*|pinok~olmak
-32|plani~mi|program~love|progr~var|quote~understand|quote~you-if|rahat~calis|rahat~nefes|rehbe~yardi|return~warn
-32|revi*|ruti*|rutini|saatten|saatt~burad|sad~cry|sag~akcig|sahnes*|sakary*|sakarya|saklamak yerine|saklamani
-32|saklanir.|sakla~konus|sakla~yardi|sakla~yerin|salon~derin|salon~nefes|salon~uc|sana gore|sana~edebi|sana~yazmi
-32|sarja~tak|sayida*|sayidan|sayil~sen|secen~kaldi|selfProgram~body|sen bu|seni dinleyen|seni kotu|senin kararin
-32|senin~bilmi|senin~once|seni~agir|seni~goruy|seni~kotu|seni~odevi|seni~sevin|seni~uzulm|sen~ister|sen~kendi|sen~ol
-32|sese|seslen|sevgi~benze|sevgi~bulus|sevgi~istem|sevgi~karar|sevgi~o|sevgi~samim|seyle~var|sey~gerek|sey~olman
-32|sifre~yakin|sikan|siline*|silinen|simdi ikinci|simdi~hayat|simdi~ikinc|simdi~yanin|sinav~kez|sinav~nasil
-32|sinav~odakl|sinav~yakla|sinav~yapma|sinif~bilme|sinir~geldi|sir istenmez|sir~isten|sistemini bir|siste~bir
-32|siste~gibi|sohbe~gorem|someone~I-did|sonra~annen|sonra~ekran|sonra~gundu|sonra~iki|sonra~mi|sonra~test|sonuc~ogret
-32|son~yilda|sormustun|sormustun.|soru var|sorul~bir|sorul~rahat|soruy~ama|soru~uzun|soru~var|soy|soyles*
-32|stop2~I-will|study~I-be|sunu~bilme|sunu~bu|sure~yetme|surm*|sursun.|sus degil|sus~degil|tak.|takimd*|tamami*
-32|tamamini|tane.|tani.|tanidik bir|tarafi|tarafindan gelistirildim|taraf~gelis|tarif|tasiyamazsin|tasiyamazsin.|tbmm
-32|tc|tc kimlik|tc~kimli|tc~numar|tek~degis|tek~dinle|telef~tak|tell.|temel~nered|temel~zayif|testle*|tired~home1
-32|tired~not|toku*|tokus|tutul~bir|uc hafta|uc yildir|uc~anlat|uc~nefes|uc~yildi|understand~I-am|unutmasi|unutt~sen
-32|utanmak|uygulamalarda|uymaz|uymaz.|uyuma~calis|uyuya~kis|uyuya~yazmi|uzakta*|uzatma|uzgun~var|uzulm~diye
-32|uzulu~etme|uzuntu|varsa~bekle|varsa~ders|verdi~musun|veremem ama|verem~ama|veren~cok|verme~bunu|ver~sevin|ve~aliyo
-32|ve~ciddi|ve~tamam|ve~yetis|warn~I-had|write~you-do|yakind*|yakin~bir|yalni~okudu|yanina gec|yanin~adim|yanin~gec
-32|yanin~yat|yanin~yetis|yanlis|yapma~bunu|yarama*|yaraya*|yardi~anlat|yarin|yarin~gecer|yarin~psiko|yarin~uc|yasin
-32|yazdi~annen|yazdi~bu|yazma~de|yazmissin bu|yazmi~sag|yaz~anlat|yaz~gecer|yediklerin|yemek sogumasin|yemek~sogum
-32|yeni~ilk|yerini tutamam|yeter~ve|yetme~sen|yirmi~sorud|yoksa~olur|yok~kiril|yok~taraf|yola cikar|yola~cikar
-32|yonte~gibi|you-did~someone|yuruy~bir|yuruy~sevdi|yuruy~sus|yuzden acik|yuzde~et|zaman alir|zaman~alir|zaman~gerce
-32|zaten.|zayif~basla|zayif~nered
-33|*a.|*aci.|*ayt.|*cel|*cmen|*cot|*ddi.|*ein|*ekci|*est.|*eyde|*fak|*fler|*ftan|*gday|*hya|*ion|*kiz.|*kun.|*lby
-33|*lica|*loya|*mla.|*msu|*mut|*nsel|*orda|*ozda|*rik.|*rsa.|*ruse|*sati|*taba|*tci|*tfak|*ulup|*vri|*wlby|*ydu|*yfa
-33|*yon.|27~bu|2~ve|90|I-be~stop2|I-do~only|I-not~my|^ablanin|^anlatmak|^bolumun|^cumleni|^ertesi|^fonksiyon|^gelince
-33|^gozleri|^hayatinda|^heyecanlaninca|^isik|^kahramanin|^kamera|^kapida|^kurban|^nedim|^oguz|^ozur|^pinokyo|^sayfa
-33|^sohbetimiz|^sordugun|^utanilacak|^uyuyamadigin|^yarinki|^yazmaya|a.|abar*|ablan~bu|ablan~sessi|aciklama|acikmam.
-33|acmas~olur|afraid~I-not|afraid~my|ag|agrimaz|ag~tabak|ailen~arkad|ailen~de|ailen~gitme|ailen~seviy|ailen~yardi
-33|akim|akis*|aklin~geliy|aklin~yaz|aksam yemegi|aksam~karsi|almissin|alta~yazma|ama bir|ama~kaldi|ama~zorun
-33|anlam~baska|anlam~gelme|anlatamadigin yer|anlatman iyi|annem~kizar|annen ablan|annenden gizli|annenle babanin
-33|annen~aksam|annen~corba|annen~uzulu|anney~saril|an~bu|arasindaki fark|araya~telef|arayis*|arkad~ablan|arkad~buna
-33|arkad~onun|asaf.|asagida|asik~kolay|asil hedef|ask~bir|ask~duyul|asli~olur|atay|atom*|ayni~odada|ayril~insan|ayt.
-33|azalmi*|azalmis|azaltir|azaltir.|az~yazdi|bana yazmak|bana~guzel|bana~oyle|bana~sunu|basim agrimaz|basim~agrim
-33|basin~degil|basin~olabi|baska~koy|baska~once|basladigim|basla~yanit|bastirma|bekleme.|belges*|belki~soru
-33|belli olsun|belli~olsun|ben kalirim|ben teshis|bende~duzel|benim~dusun|benim~hafta|benim~yerin|beni~diyor|ben~dost
-33|ben~koyam|ben~olmaz|ben~sozcu|ben~teshi|ben~verme|bes~sen|bezleri|bicimd*|bicimde|bilgi~inter|bilgi~olur|bir cocuk
-33|bir dersi|bir sure|bir yol|birakma diye|biraz~yakin|birbi~karis|biri senden|birine dikkat|birin~et|birli~sen
-33|bir~an|bir~bak|bir~danis|bir~duyma|bir~ertes|bir~gecer|bir~kayip|bir~kulak|bir~seydi|blogu|blogu~bes|bobr*
-33|body~warn|bolme~cikar|bolumd*|bolume gecelim|bolum~bir|bolum~gecel|bowl*|bowlby|bugday|bugda~tarla|bugun~saat
-33|buldug*|bundan sonra|bunu biraz|bunu ciddiye|bunu~biraz|bunu~de|bunu~sordu|burnundan|burnu~al|butun~dagit
-33|buyuklerinin elini|bu~acik|bu~artik|bu~belki|bu~ediyo|bu~neti|bu~rehbe|bu~sevin|calan|calisiyor.|calis~uykus
-33|cekers*|cevabim|ciddi.|cikin~cevap|cizdim.|cizmen|cogu~iyi|cok~boyle|cok~gecir|cok~ve|cok~yazma|cok~yerin
-33|courtesy~warn|cozmen|cumleni|cumleni okudum|cumle~ben|cumle~okudu|da olabilir|daha~cok|daha~hizli|daha~yoruy
-33|dakika mola|dakik~geri|dani*|da~bakal|da~boslu|da~seni|dedig~ne|degil kendine|degil~bekle|degil~haber|degis~bir
-33|demeden once|demed~once|denemede netin|denemenin sonucunu|denem~merak|denem~sey|denk gelirse|der gibi|derke~soz
-33|ders~mu|der~gibi|der~kasti|der~yazmi|deyim~demek|de~araci|de~boyle|de~gundu|de~kayna|de~takil|dilim.|dilim~on
-33|dilin|dinle|dinleyen bir|disari cikma|diye~degis|dize~yakis|doktorlar|donuy~gibi|dordu|dunya|dun~soz|durum~anlat
-33|dur~bir|duyamam o|duyam~o|duyam~yuzde|duygun*|duzeltirim.|edebiliyor|edin|efend~askin|ekran~iyi|elektronu|elin~bir
-33|en guclu|en~sen|esitti*|esittir|etik*|etkileyici|ettig~dusun|evde~bilen|ev~kalmi|fark etmis|fark~etmis|feel~leave
-33|firsati|forget~lonely|foto*|gazeli*|gece telefona|gece~odasi|gece~tek|gece~telef|gecme.|gelebilir.|gercekci
-33|gerce~cocuk|gerce~misin|gerekli mi|gerek~durum|geri~bildi|gibi yazmisim|gibi~kasti|gitme~al|gizli~hesap
-33|gizli~sayim|gizli~yaziy|goruse|goruse de|gorus~olsun|gosterdim|goste~bekle|gule git|gule~git|gundu~gece
-33|gunlu~okuma|gun~yeni|guven~dilim|guven~guven|guzel soru|guzel~insan|haber~o|hakli~hata|hakli~yapmi|hangi konuda
-33|hasa*|hata yapmisim|hata~yapmi|hatir~kurdu|hayal~ama|hazir~gunle|help|hepsi~birde|her~numar|her~yolun|hesabinda
-33|hesapla|hic~tek|hikay~kimse|hikay~neden|hissediyorsan|hisse~cunku|hizini|hizlanmasi|home1~I-not|home1~sad|hukum
-33|huzn*|icin orada|icin~annen|icin~gorem|icin~kontr|icin~sag|iki uzeri|ikinc~gecel|iki~calis|iki~uzeri|iki~yaz
-33|ile~ayni|ile~etkil|ile~farki|ilk~geliy|incel~bir|insan olmali|ise~soyle|isigi~kis|isletm*|istahi*|isted~guven
-33|istemiyor.|istemiyorsun|istersen onu|ister~cumle|ister~goste|ister~istem|ister~onu|jealous~write|kadar~sen
-33|kadar~uc|kadar~yarin|kagidini|kahvaltiya|kahve~aksam|kahve~sonra|kalip~bilir|kaliri*|kalirim|kalirsa once
-33|kalir~once|kalp~degil|kapa*|kapanir|kapatalim|kapat~bekle|karde~oda|karde~uyuyo|karisik|karsi goruse
-33|karsilastiralim|karsilastiralim.|kastim|kaydi~dinle|kayitl*|kedin~ne|kedin~tatli|kendi~yaris|keske~cok|kimin
-33|kimin kime|kimin~degil|kimin~kime|kimse~aklin|kimyad*|kimyada|kisiy~misin|kiska~hos|kiss~stay|kizma~yok|ki~ihtiy
-33|knownot~come2|komsu|konuda yardim|konus~dur|konus~gunle|korku~var|kotu~haber|koyabi*|kucuk~var|kul olur|kul~olur
-33|leave2.|leave2~needless|leave~angry|leave~best|lie~parent|life~write|lonely~angry|maga*|mantis*|mantisi
-33|mantisi varsa|manti~varsa|marry~parent|masada mi|masad~mi|masr*|matem~var|me2~program|mektu~ister|mend*
-33|mesajlarini|mesaj~kesil|mine~we-let|mola ver|mola~ver|mutfak|muyum.|m~soyle|nasil~birli|nasil~yaz|ne de
-33|neden~kimse|noktad*|noktada|noone~someone|not~you-if|oda sessiz|odana~kapan|odand~bes|odasi|oda~sessi
-33|ogretmenine bugun|ogretmenine haber|ogret~hazir|oguz|oguz atay|oguz~atay|okul|okuld~gunle|okulu~da|okul~danis
-33|okuya~mi|oldugunu gostermez|olen|olmak~ister|olmasi seni|olsam her|olsam~her|olur~olmaz|ona~soyle|once~sadel
-33|ondan~et|ondan~rica|onemli.|onu sec|onu~sec|on~dakik|on~uc|optigi|oturtm*|oyun~istiy|ozelligi|ozel~degil
-33|ozel~progr|ozlemi|ozlem~bir|ozlem~ogret|ozlem~sana|o~daha|o~misin|parag~degil|payini|paylasacagim|pico*|picot
-33|pinokyo gercek|pinok~cocuk|pinok~gerce|platonik ask|profil*|programi gordum|progr~gordu|promise~we-let|psiko~gitme
-33|quote~I-be|quote~I-had|rahat~dinle|raif~askin|rehbe~da|rica et|rica~et|saat~kaydi|sabah~kirk|sad~teacher
-33|sana~cozum|sana~demes|sana~deste|sana~icin|sana~kalsi|sana~yazam|sarkida soyleyen|sayfa|say~ben|secmey*|sen bana
-33|sende~bekle|sende~sonra|seni taniyan|seni zorlayan|senin~calis|senin~cozme|senin~gerce|senin~guclu|senin~yol
-33|seni~birka|seni~edeme|seni~etmez|seni~kesil|seni~mesaj|sen~annen|sen~bekle|sen~inan|servisi|sevgi~arkad
-33|sevgi~yuzde|sevil~hisse|sevil~oldug|sevin~gelme|seydir|seyi~soyle|sey~yolun|sifir~bir|sifre~en|sifre~sen|siirini
-33|sikil~de|sikm*|silg*|sinif~yazmi|sinm*|sohbetimiz|somut|sonda~kadar|sonradan fark|sonra~etme|sonucunu merak
-33|son~sorul|sorma~gerek|sorma~istiy|soru sorar|soru sormak|soruld*|soruyu begendim|soruyu yanlis|soruy~begen
-33|soru~iki|sor~daha|soylenir|soyle~merak|soyle~oneml|sozcu~de|sozel|student_said~me2|study~leave|su~senin|syke*
-33|sykes|sykes picot|sykes~picot|tabaka*|tabloya|takil~gec|takvimine|tamamen bos|tamam~bos|tanid~bir|taniml*
-33|tanis~ailen|tarihl*|tarl*|tarlas*|tatil~bekle|teacher~you-did|tellnot~sad|temel~basla|terci~ailen|terci~degil
-33|teshis koyamam|teshi~koyam|tired~needless|toplad*|traj*|tutun~bir|u|ucuncu sorudan|uc~ara|uc~topla|ureme|ustun
-33|utanm~icin|utanm~neden|uyandiginda ilk|uyeler|uyeler birbirini|uykum gelmez|uykum~gelme|uykun daha|uyku~ve
-33|uyuyamadigin|uyuyo~oda|uyuyo~sessi|uzulm~okulu|var onu|varlik|var~git|ve sen|verdi~belli|veren~insan|vermez
-33|verme~donus|ve~ogren|ve~yanli|vucudun|without~noone|write~life|ya sen|yabanciya verme|yahy*|yahya|yahya kemal
-33|yahya~kemal|yakin~ona|yaklas der|yakla~der|yakla~gibi|yakla~kasti|yakla~yazmi|yalni~kalab|yanima yaklas|yanim~de
-33|yanim~der|yanim~gibi|yanim~kasti|yanim~yakla|yanim~yazmi|yanina gelemem|yanina otur|yaninda biri|yanin~gelem
-33|yanli~ogren|yapay~o|yaptin.|yapti~degil|yargilamiyorum|yasta|yavr*|yazdi|yazdi~degil|yazdi~goste|yazdi~uc|yazilir
-33|yazil~unutm|yazip~bir|yazis~gerek|yazis~sana|yazma~kaldi|yazma~yanit|yazmisim kastim|yazmi~kasti|yedi~saatt
-33|yeni~sifre|yerde~devam|yerde~takil|yeter~kapat|yetis~seni|yetis~yanin|yetmem|yetme~yanin|yil~ayni|yil~da
-33|yine~oldug|yok yalnizca|yok~ki|yolu~degil|yormus|yorulursun|you-if~cry|you~we-let|yuk~degil|yuruy~de|yuzdel*
-33|zaman~doner|zayif|zorlayan bir|zorla~sey|zorun~senin
-34|*agan|*asal|*bol|*cani|*csuz|*dok.|*ede|*ede.|*emir|*erli|*fect|*fesi|*git|*gli.|*gul|*hesi|*inci|*irma|*isi|*itin
-34|*izm|*kac.|*kede|*lafi|*lice|*llan|*mi.|*mli.|*mu.|*nuya|*pigi|*rif|*rpi|*rula|*sinc|*slim|*tafa|*tina|*tnin|*toru
-34|*uman|*visi|*yeti|*zdin|*zsa|58|I-did~deny|I-not~program|^descartes|^deyimi|^geriye|^gitmek|^hicbir|^icine|^kanama
-34|^kral|^mahremiyet|^metne|^olasilik|^ovgu|^platon|^resmi|^siralaman|^sirali|^soruyla|^taslagini|^yaran|aday~sifre
-34|agir.|agirli*|ailen~birin|akcig~butun|akimi|aklindan gecer|aklin~gecer|aklin~kalir|aksam~yirmi|aliyor*|ama~bagla
-34|ama~birin|ama~dilin|ama~kompo|ama~olsun|ama~yanin|ama~yorul|amca*|anahtarini|anilarim|anila~yok|anlamindadir
-34|anlamindadir.|anlatamadigin|anlatman|anlatmis|anlat~boyle|annend*|annen~biliy|annen~dakik|annen~etmis|annen~ozlem
-34|annen~ve|arkadaslarin seni|arkad~kimse|arkad~sana|arkad~soru|asaf|asik~ama|asil~bu|askin~soyle|ask~de|asli~kul
-34|ayni~da|ayrildi|baglama|baglamaz|bagli.|bag~kopar|bakist*|bakista|bakma~birak|bana~kolay|bana~olmam|bana~verme
-34|basinc|basin~kalma|baska~konul|baslama.|bazen~anlam|beklemem.|ben calisma|bende~bakar|bende~soz|beni unutma
-34|benimle gecirdigin|benim~anlat|benim~fark|benim~goste|beni~kulla|ben~yol|bildigini|bilgin*|bilgini|bilgisi
-34|bilme~bunu|bir bucuk|birak~korkm|birbi~benze|birde~ekran|bir~bu|bir~bucuk|bir~edebi|bir~etmek|bir~grafi|bir~hucre
-34|bir~kalkt|bir~kaybo|bir~refle|bir~saat|bir~yarim|bir~yol|blogun*|boldum.|bosta|boyle~duygu|bucukt*|bucukta
-34|bugun hangi|bugun notlarini|bugun~iyi|bugun~notla|bugun~test|bugun~yapal|buldugun|buna~denir|bunla~kalip
-34|bunu ailenden|bunu gormek|bunun~ve|bunu~aliyo|bunu~bende|bunu~ciddi|bunu~ne|bunu~yapti|bu~ardin|bu~denem|bu~ders
-34|bu~hedef|bu~yapti|bu~yuzun|cagir~senin|caliss*|calis~denk|calis~ne|care*|carpi|cephes*|cephesi|cevap anahtarini
-34|cevap seni|cikaririz|cikaririz.|cizim|cok agir|cok~verdi|come2~rememb|cozdugun test|cozdu~denem|cozdu~sabah
-34|cozdu~test|cozer~hazir|cozulmez|cozulmez.|cozulusunu|cozum~bir|cumar~sabah|cunku duygularim|dagitiyor|dagitiyor.
-34|daha cok|daily~angry|dakika sonra|dakik~mola|danismanla|danis~konus|darling~needless|da~kalma|da~ne|da~neden
-34|da~okuma|da~yok|deden seni|deden~anlat|deden~seni|degilsin ama|degil~gel|degil~kayit|degil~kitab|degisirken
-34|degis~kaldi|demek yetmez|demek~yetme|demis~bir|denem~gordu|denk~getir|deny.|ders planini|dersen|ders~plani
-34|ders~sonra|ders~yazma|devam eder|devam~eder|de~dinle|de~goruy|de~yapma|diler~yaz|diyelim mi|diyel~mi|diyen~kisi
-34|dok.|dostl~da|dudak|dun~uyuya|durmaz|dusun~ama|dusun~boyle|dusun~istiy|dusun~uc|duzelt.|duzeltirim|ediyo~ona
-34|ekran goruntusunde|elekt~dusun|elekt~gibi|elli soru|elli~soru|en~anlar|erken~birak|etmek~kendi|evde~okuld
-34|evlen~sana|fark~oyle|fark~soruy|forget~I-do|gayet~gidiy|gecen iki|gecen~not|gecen~soru|gecir~bir|gecmi~anlat
-34|geldi~sevin|gelmem*|gelmesen|gelmesen de|geom*|geomet*|geometri|gerce~hisse|gerce~ister|gibi hissediyorum
-34|gibi~yazmi|giden~bir|gider~kalir|gidis|gitme~devam|gitme~eder|gitme~iyi|gitme~soyle|git~gerek|git~sonra|gonull*
-34|gorseli|gorune*|goruntusunde|gorun~kapat|gorus~aksam|gorus~gelsi|gorus~kolay|goruyor|gucsuz|gun kacirmak|guvenlik.
-34|guven~ona|guzel~basla|guzel~yazma|haber~cikma|haftanin|hangis*|hangi~isted|happy~someone|harit~cizme|hastaligi
-34|hata~kitab|hazirlik|hazirs*|help~I-do|help~only|herke~bir|herke~hizi|herke~yorul|her~geliy|hic~oneml|hikay~anlat
-34|hisse~mi|hizi~kendi|hizlis*|hizlisin|hocalarin|home1~stop2|hosuna|hucr*|icin haritayi|icin~arkad|icin~neden
-34|icin~ofkel|icin~okuma|iki uc|ikinc~don|iki~arala|iki~cozmu|iki~indir|iki~olsun|iki~uc|iklim|ile~de|ilk~olur
-34|insan olmadigim|insan~arkad|insan~olmad|ise~iki|isi.|istemisti|istemisti.|istiy~da|istiy~misin|is~egiti|itil*
-34|iyi gelmez|iyi~calis|iyi~yetis|kac.|kadar~calis|kadar~degis|kadar~guven|kadar~olman|kafa*|kagida dok|kagid~dok
-34|kagid~kaybo|kalmam|kalp~bir|kanama|kapat~canim|karakterin|karar~rehbe|karar~senin|karb*|karde~ogret|karde~ya
-34|karsi~dikka|karsi~kendi|kavga~degil|kendi~gelir|kendi~kadar|kimin~konus|kimi~bir|kimse~dedig|kimse~karar
-34|kimse~rehbe|kimse~sozuy|kimse~vedal|kimse~yargi|kimyasal|kirpig*|kirpigi|kisa~tekra|kisi~mi|kisi~sana|kizmay*
-34|kizmaya|kizma~hakki|kongresi|konul~dayan|konusacagini|konusunda sana|konuya|kopyal*|kotu~sey|kovala*|kral|kullan
-34|kurtulus|kurtulus savasi|kurtu~savas|kutup~gitme|leave2~darling|leave~return|lie~home1|lisans*|lonely~needless
-34|lonely~sad|lonely~warn|maci|marry~lonely|marry~student_said|masadan|masay~oturu|matematik|matematikte|memnu~tanis
-34|mesaj~gonde|metnin|mevs*|mezun~ogren|mi.|miden|mi~guven|mi~karar|mu.|mustaf*|mustafa|mustafa kemal|musta~kemal
-34|mutlu~gitme|neden~yok|nedir.|nefesi|netin~cok|notunu aldim|notun~aldim|not~tired|numarani buraya|ogrenci var
-34|okula gitmedim|okuld~kalma|okuld~mezun|olan senin|olayi~butun|oldug~buyuk|oldum tanistigimiza|oldum~tanis
-34|olmamistir.|olursa bana|olurs~yaz|ona|ona~derdi|ona~senin|once birine|once~ara|once~eksik|once~metne|once~olur
-34|once~ozet|onu da|onun.|on~diyel|on~ekran|on~yirmi|ortam~degis|oturma.|ozde*|ozdemi*|ozdemir|ozdemir asaf
-34|ozdem~asaf|ozel~yazma|ozen*|o~hisse|o~oldug|o~saati|o~sorul|paragraf icin|parent~stop2|past|paylastim.|perf*
-34|perfec*|perfect|promise~daily|rakip|redded*|rehbe~konus|saatle|saat~birde|sabah~dokuz|sabah~ona|sadec~gordu
-34|sadec~kontr|sad~darling|sahnede|sana deneme|sana~eder|sana~kizmi|sana~korku|sana~liste|sana~rehbe|sana~sonuc
-34|sarilamam.|satira|sayfa istemisti|sayfa~istem|sen ciz|sen hala|senden sonra|sende~isten|seni bekleyen
-34|seni dinliyorum|senin degil|senin~beden|senin~harit|senin~uykus|seni~dinli|seni~etme|seni~herke|seni~ona
-34|seni~tutuy|seni~vakit|sen~bende|sen~ciz|sen~coz|sen~sabah|sen~senin|sen~seviy|sen~yazar|sesin titrerse|sesin~dur
-34|sesin~titre|seslen*|sessi~zor|sevdigine|sevgi duyamam|sevgin*|sevginin|sevin~bu|sevmedi diye|sey yazmak|sey~uzere
-34|silme.|simdi~de|simdi~edeli|simdi~gerek|simdi~misin|simdi~sende|simg*|sinav~ne|sinav~oluyo|siralama|sirasi.|somu*
-34|sonra donersin|sonra~bol|sonra~dinle|sonra~don|sonra~kendi|sonucunu gordum|sonuc~cikma|sorma~sor|sorus~yok
-34|soruyu yeniden|soru~yeter|soylemen|soyle~hakki|soyluyorum|soz verdigin|student_said~courtesy|student_said~someone
-34|sultan|surerk*|surerken|su~sesle|tamam bugunu|tamam~kapat|tamlamasinda|tanistigimiza|tara*|tatil yap|tehlikede
-34|tek~perde|tek~soru|telafi|tellnot~deny|temel|terci~anlas|terk~dusun|tesell*|teselli|tesl*|teslim|teste|tik
-34|tired~you-if|titrer*|titrerse|titrerse dur|titre~dur|turda~don|turkc~basla|tutor1~home1|tutulduysa|tutulur.
-34|ucuncu gun|ucunc~gun|uc~degis|unsu*|usuyo~al|uydurmak|uydurmak istemem|uydur~istem|uyum|uyumuy*|vay be|vay~be
-34|verebilirsin|verebilirsin.|verme~yok|ve~bana|ve~basla|ve~yaz|video~anlat|wait~happy|yakar.|yalni~okuld|yanak
-34|yanina git|yanin~arkad|yanlislari|yanli~uzere|yanli~yazma|yapinc*|yapinca|yapmiy*|yaralar|yaran|yargil*
-34|yarin~nasil|yarin~rehbe|yaziy~degil|yaz~ne|yaz~olur|yemed~soyle|yemek~soyle|yenid~okuya|yerd*|yere gec
-34|yerini tutmam|yerin~baska|yerin~boyle|yerin~yapma|yila|yillardir taniyor|yilla~taniy|yirmi|yok burada|yoklugu
-34|yorgunluk|yorul~yorul|you-if~stay|yuze~konus|yuz~konus|zaman~degil|zaman~sorul|zorun~ama|zorun~degil|zor~da
-35|*12.|*ava|*avda|*ban.|*emek|*eyin|*gida|*gus|*iman|*iven|*kari|*ktur|*kuyu|*lesi|*like|*ltan|*ltur|*lun|*nma|*nti
-35|*num.|*plu|*ram|*rdan|*sefe|*sesi|*stan|*sum.|*sun.|*tsen|*ulus|*yar.|*yks.|*yze|*zcuk|*zimi|1|12.|I-be~need
-35|I-did~parent|I-had~tutor1|I~deny|^bilmedigin|^bilmiyorum|^cizince|^eyvallah|^geometride|^gulun|^guvenli|^keske
-35|^salona|^sevmedigin|^sinavda|^video|ablani cagir|ablan~cagir|acil|adini~degil|agirligini|agriy~olabi|ailel~gizli
-35|ailen~birli|ailen~once|aklin~az|aklin~ne|aksamdan|ama annen|ama o|ama~duygu|ama~sorul|ama~yapis|anlam~yolu
-35|anlatabiliyorsan|anlat~eksik|anlat~hayal|anlat~kiril|anlat~olmus|anlay~ben|annem~beni|anneyi|arada~de|arasi~gecir
-35|ara~da|arkadasin senden|arkad~baski|arkad~gitme|arkad~kazan|asik~olur|asil~hedef|ayagin*|ayni~ayni|ayni~donem
-35|ayri bir|ayril~ve|ayril~yuzun|ayri~bir|az~seni|babam~beni|baban.|baban~olur|baban~ozlem|bagla~bir|bakara*|bakarak
-35|bana gonder|bana~acik|bana~adres|bana~cumle|bana~her|bana~isted|bana~numar|bazen~gelir|beden~aci|beklemis
-35|bekle~diler|ben sekli|bence once|bende~isted|bensi~biliy|ben~oyle|best~lie|best~study|best~tell|bile~yok
-35|bilgi~degil|bilin~denkl|bir agirlik|bir cevap|bir mola|bir tablo|bir yerde|birakiyor|birakiyor.|birak~gibi
-35|birine anlat|birin~istiy|biri~sende|bir~agirl|bir~hicbi|bir~kacti|bir~mola|bir~surpr|bu dunyaya|bugun~burad
-35|bugun~iki|bugun~yavas|buluru*|bundan.|bunu~ihtiy|bunu~kime|burad~olmuy|buyugun var|buyug~mi|buyug~var|buyuk~sana
-35|bu~biraz|bu~birka|bu~calis|bu~kitab|bu~nezak|calisirsin.|calis~karsi|canin~gel|cay~ama|cevabini bekliyorum
-35|cevab~bekli|cikman|cikma~haber|cocuklugum yok|cocuk~bana|come2~write|cozers*|cozmenden|cry~body|cunku~duygu
-35|daha~calis|daily~you-if|dakikalik|degil~olunc|degis~ama|degis~ayni|demen cok|demen~cok|demes~sevgi|denemeni
-35|denemeye|denem~secti|der ki|derd*|derdi~olmas|ders~hocan|der~ki|de~bekle|de~soray|de~yarin|de~yazmi|dipl*|diplom*
-35|dis|diyelim ki|diyel~ki|diye~olmuy|dogru~sen|dokto~gorme|donusum|dordu~kapat|dortlu*|dostla*|dur|durum~agirl
-35|dusun~daha|duygu~gibi|eksi~olur|elim yok|elim~yok|etmeden once|etmed~once|etmez|etut|evdek~icin|evdeys*
-35|evdey~annen|evde~herke|felsefe|felse~bu|feri*|feride|forget~only|forget~promise|gece ucte|geceler yarin
-35|gecel~yarin|gecen sefer|gecen~kapat|gecen~sefer|gece~ucte|gece~yerin|gecir|geciriyorsun|gecis|gecmey*|gecmez.
-35|gel su|gelir~yanin|geliy~ne|gelmedigin gunler|gelmesin|gelmesin.|gelme~gunle|gel~su|genl*|gerce~sevin|gerek~bu
-35|geri doner|gezi|gibi hissediyorsun|gibidi*|gibidir|gibi~progr|gidiy~dusun|gidiy~hic|gidiy~mu|girmek|git annene
-35|gitsen|gitse~de|gitti~hafta|git~annen|gogu*|gogus|gondermen|gorsel*|gorun.|goste~cok|gulun|gundu~de|gun~konu
-35|guvenl*|guzel~bir|guzel~iki|haber~sevin|haftada|hafta~ders|hafta~plani|hafta~yazdi|hangi~anlat|hangi~bolum
-35|hasta~degil|hasta~tek|hatala*|hekimi*|help~program|help~selfProgram|help~wait|hem|hemen~once|her yerde|herke~aklin
-35|herke~degil|her~icin|her~yerde|hesap~et|hic~beni|hissetmez|hisse~anlat|hocan~al|home1~help|hoslanmak|hukukt*
-35|hukukta|icin calisma|icin~eder|icin~uzulu|iki blok|iki deneme|iki ornegi|ikinci turda|ikinc~turda|iki~gizli
-35|iki~orneg|ise~yaram|istah~keser|istedigin gibi|isted~gibi|istiyorsun.|istiy~de|iyi ben|iyilesmek|iyile~istem
-35|kahva~yeme|kalbi~sana|kaldi~ne|kalmissin|kalp konusunu|kalp~konus|kan~kulak|kapanir.|kapat~o|karbo~bir|karincik
-35|karni~bir|kart*|katilm*|kayiyor|kelime listesini|kendine kizma|kendi~cumle|kendi~ol|kendi~sert|keser|kez~degis
-35|kiml*|kimse beni|kimse yokken|kimseyle konusmadigini|kimse~anliy|kimse~biri|kimse~inanm|kisiyle ayni|kisiy~ayni
-35|kisi~gidiy|kiska~insan|kitabindan kontrol|kitab~et|kitab~kontr|kitapla|kiya*|kizma|kongre*|kontrol edecegim
-35|kontr~edece|konusayim.|konusur.|konus~yardi|korkma*|korktugun icin|korkt~icin|korkul*|kosm*|koyl*|kulag~kolay
-35|kulub~kolay|kumeler|kurs etut|leave2~someone|lesson~without|lesson~write|liste~hazir|marry~noone|mektu~yazma
-35|merdiven|mesaj~de|mesleg*|mezun~sonra|miss~student_said|mi~mu|mole*|moleku*|mutluluklar|nasil~gecti|nazli|ne oldu
-35|nered~geldi|nered~mi|ne~bildi|ne~gitti|not~study|o gunun|o seni|odulu|ogle~gecir|ogrend*|ogren~sorsa
-35|ogretmenin boyle|ogret~ac|ogret~bende|ogret~olayi|ogret~progr|ogret~sayfa|ogret~ve|okudu~parag|okulu~ogret|olagan.
-35|olayi~yaz|olmayan|olmay~soz|olmus~her|olmuy~bekle|olums~kulla|once olayi|once~sor|ondan~iste|oneml~senin|onlar.
-35|onlari ara|onu|onunla|onu~bir|on~basin|on~basla|on~tek|othel~kiska|oturu~kapat|otuz bes|otuz~bes|ozledigin|o~gunun
-35|o~sonun|paragrafla|parag~icin|pazar~yarim|pencereyi ac|pence~ac|peyn*|planda|plani~bir|plani~degis|promise~promise
-35|protok*|quote~darling|quote~lesson|rahat uyu|rehbe~boyle|robot~diyor|rolu yapmami|rolu~yapma|roman~kahra|saatte*
-35|saatt~ogren|sad~courtesy|sakla~daha|sakla~hocan|sakla~istem|sakla~yalni|sana dusen|sana uzun|sanal|sana~bes
-35|sana~dusen|sana~on|sana~plani|sana~uc|sana~uzun|sana~yakin|sayfan*|sayis~da|secelim.|selfProgram~me2|sema*
-35|sende~kalir|seni anliyorum|seni beklemis|seni birakmam|senin~14|senin~ilgil|seni~dinle|seni~etmis|seni~sana
-35|seni~sozuy|sensi~takim|sen~arkad|sen~buna|sen~olmuy|sen~onu|seri|sesimi|sevgi~yapma|sevin~ama|sevme~bolum|sey yaz
-35|sey~bazen|sey~vardi|sey~yaz|si|sifat~gorev|siirl~cok|simdi~birli|simdi~tek|sinavda|sinav~ama|sinav~haber
-35|sinav~kadar|sinav~konus|siniftan|sirri~kimse|someone~needless|sonra~bana|sonra~gozle|sonra~saat|sonra~yapil
-35|sorarim.|sorsa~derdi|sorsa~ne|soru|soru*|sorul~artik|soruy~yenid|soru~cozme|soru~da|soru~iste|soylemistin
-35|soyle~degis|sozcuk|student_said~leave|student_said~you-did|sunu~soyle|surs*|sursun|tamla~sifat|tarih~olmus|tasima.
-35|tehlike|tekrarlar|tek~ayni|temeli*|tepki~de|tepki~verme|teyze|toplu|uc soruyu|ucte|uc~bugun|uc~sorul|ulke*
-35|unutm~soz|uslu~ya|uyak|uyu|vakti geldi|vakti~geldi|varsa~bir|var~yazma|ve bu|ve sana|verg*|verme~da|verme~haber
-35|ver~bir|veys*|veysel|ve~gizli|ve~ihtiy|ve~ogret|ve~sen|ve~yardi|yakar|yakins*|yanilt*|yaparim|yapay~sen
-35|yapilacaklar|yapmak*|yapmisim.|yardim iste|yardi~gerek|yardi~iste|yarin bakariz|yarin~sorar|yaris~yerin
-35|yasamak zorunda|yasam~zorun|yasin~basin|yasin~tek|yaz bugun|yazdiklarindan.|yazdi~o|yazdi~verme|yazis~ben|yazma~ki
-35|yazma~yok|yaz~bugun|ya~anlat|yemed~ailen|yemek yemedigini|yerin~aksam|yerin~sabah|yks.|yokke~olmuy|yoksa da
-35|yolun acik|yolun~acik|yone*|yontemi|yorgun|yuk.|yukari|yuklemin|yuzden|yuzde~acik|yuzde~bana|yuz~daha|zaman~o|zarf
-35|zihin|zorun~yeter
-36|*14.|*afla|*ansa|*ates|*atro|*bii.|*bit|*capi|*cin|*ctir|*dari|*day|*dis|*ekce|*else|*ici.|*ille|*imis|*kala|*las
-36|*mali|*mama|*mera|*nati|*nava|*nel|*nimi|*nlu|*nmis|*nun.|*ran|*rine|*rja|*rmal|*ruya|*seti|*sne|*ssa|*tro|*usle
-36|*van|*yler|*yor.|14.|1~2|2~5|5|I-not~kiss|I~write|^acele|^ahmet|^aklina|^bekledigin|^belirsiz|^beyin|^hafizam
-36|^konu|^matematik|^nazim|^on|^othello|^pes|^yatmadan|^yeni|acikla|acikla.|aciklayici|acisi.|acmasa*|acmasan
-36|acmasan da|acmas~da|acmiyo*|adre*|afraid~mine|aglad~diye|agrima*|ailen var|ailen ve|ailen~aradi|ait~bir|alan~mi
-36|algila*|almiss*|angry~I-do|anlad~dusun|anlam~dusun|anlat~cok|anlat~daha|anlat~dinle|anlat~dusun|anlat~kalma
-36|anlat~konus|annem~diye|annenin telefonunu|annen~kulla|annen~saat|anne~bebek|an~guven|an~misin|arac|arasti*|ara~o
-36|arkad~gorme|artmis.|askin|asktir|asktir.|atacaksin|attig~gordu|ayakl~yere|ayarla*|aylar sonra|ayni~kayna|babani*
-36|babanin|baban~once|baban~uyand|baban~yardi|babasini|bag|bakis acisi|baska~gecen|baska~insan|baska~olabi
-36|baslayabiliriz.|bayramin|bazen yanlis|bazen~sonra|bazen~soz|bazen~yanli|bebekler|bekletmeyeyim|bekletmeyeyim cevap
-36|bekle~bunu|bekli~sen|belirsiz|belli degil|bence de|bence~de|bende~cok|benim~payla|ben~bakar|ben~bile|ben~bunu
-36|ben~gunce|ben~kilav|ben~olama|ben~sakla|ben~yedi|bes kez|bes~kez|bile~tanim|bilgi~hep|biliy~ama|bilmedigin
-36|bilme~anliy|bir arkadasini|bir iki|bir konu|bir nezaket|bir yuk|biraktim.|birak~kalma|birak~karar|birak~uzulu
-36|birinin olmasini|birin~cagir|biri~biri|biri~degil|bir~gunle|bir~hemen|bir~komsu|bir~ne|bir~nezak|bir~ondan
-36|bir~sefer|bir~sifir|bir~tehli|bir~ucgen|bitirdin o|bitmistir|bolum~yazma|bos biraktim|bos~dedin|boyle~gerce
-36|bu artis|bugun~seyle|buld*|bundan sonrasi|bunu annenin|bunu bilmesi|bunu neden|bunu~ki|bunu~onlar|burad~sey
-36|buraya yazma|buyug~anlat|bu~aksam|bu~basar|bu~istiy|bu~oldu|bu~parag|bu~sevgi|bu~yerde|cagir~bu|cantas*|cantasi
-36|carp*|ceketi*|ceki*|cekim|cevap verme|cevap~anaht|cevap~en|cizdig*|cizdigin|cizinc*|cizince|cocuk~annes|cok ozler
-36|cok~insan|cok~orada|courtesy~tutor1|courtesy~we-let|cozebilmen|cozemediysen|cozuml*|cozum~adim|cumle~gerce|da
-36|da soylemek|da zihnin|daha~telas|dakik~hicbi|darling~tellnot|da~cay|da~uzun|da~yolun|da~zihni|de buradan|de yaz
-36|defterin|degismez.|deme~de|denemeyi|deny~miss|derinlik|ders kitabinda|derse donelim|derse~donel|ders~gerek
-36|de~artik|de~ihtiy|de~sorul|de~verme|dileme*|dilim~soru|dinle~de|disa|disa~aktar|diye sorar|diyebi*|diye~iki
-36|diye~onu|doktor gormeli|doneli*|donelim|donemin|donus|duruyorum sen|duruy~sen|dusun~cok|dusun~olabi|dusurur.
-36|duyama*|duygu~icin|duzene|ediyor gibi|ediyo~gibi|egitil*|ekran~daha|ekse*|eksik~bulur|eller~kez|emin~kilav|es
-36|etmezs*|evde de|evdekilerin|evdek~bilme|feel~come2|feel~lesson|felsefede|gazla~kimse|gecen~iki|gece~evde|gecici
-36|gecirdigin sureyi|gecirdigini|gecir~surey|geciy~mu|gecmez|gecmis olsun|gec~telas|gel bakalim|geldi~mi
-36|gelecek hafta|gelec~hafta|gelme~arkad|gelme~kaybe|gelme~kiril|gel~bakal|genell*|genellikle|gerce~kisi|gerce~olur
-36|gerekce|gibi once|gitme~ister|gizledigini|gizle~soyle|gizli tut|gorev~sana|gormel*|gormeli|gormeli.|gormezden
-36|goste~senin|goturs*|gotursun|gotursun.|gozlem*|gozlug*|grubun|gulum~soru|gundu~bunu|gun~calis|gun~kacir|gun~soru
-36|gurur~ailen|haber~sinav|hafizam|hafiz~sinir|hafiz~sohbe|haftal*|hafta~mi|hafta~ne|hangi~bir|hangi~istiy
-36|happy~daily|hastalanmam|hatirlamiyorum|hazir~oldug|hemen cevap|hemen~cevap|her~ezber|her~isi|hic~benim|hizla~istem
-36|hormon*|icin uzulme|icini~bir|iki saattir|iki~buldu|iki~konus|ilki*|ilk~yil|imgesi|insan~her|isine~yarar
-36|isted~yazdi|istemedigin|isteyip|iten|iyi~devam|iyi~hafta|kac~eder|kadari|kadar~hisse|kadar~vakti|kadi*|kahva~yap
-36|kalbi~konus|kamera|kan|kanm*|kanma|kanma.|kardesine de|karsi~ayril|karsi~de|kavrami|kaybe~yazmi|kayde~de
-36|kelimeleri|kendis*|kesilm*|kesilmis|kesil~devam|kestim.|kilav~bakma|kimi bekliyor|kimi~bekli|kimse~gun|kimse~gunle
-36|kimse~kural|kirildi|kirilmaz.|kirilmis|kiska~ama|kiska~da|kitabinda|kitab~kapat|kitab~karsi|kizi|kizma~de|kizmis*
-36|kizmissin|kodla~birak|kong*|konuda benden|konud~bende|konusmadigini|konus~calis|konuy~karde|kopya~verme|korku~mu
-36|koymak|kulakciga|kurgu|kusakl*|kusmus.|leave2~love|leave~I-be|leave~sad|life~me2|life~rememb|liste~cikar
-36|lonely~home1|mahremiyet|masaya|matematik.|me2~best|merd*|merdiv*|mezun oldun|mezun~oldun|mine~program|mine~you-if
-36|mi~once|mora*|mudur yardimcisina|nasil~gitti|nasil~sorma|nazikc*|nazikce|needless~write|nesne|ne~degis|ne~iyi
-36|noone~help|normal|numar~buray|ogle*|ogrencinin|ogren~ona|ogretmenin bu|ogretmenin var|ogret~odev|ogret~sinif
-36|ogret~yardi|okula gitmek|okuld~konus|okulunun|okul~ugra|okuma~goste|olagan|olan~senin|oldug~yaz|oldu~okuld|olmadi
-36|olusur.|ona git|ona ne|ona~git|ona~ne|once~biraz|once~bu|once~olayi|once~verdi|onlar~ver|only~promise|onunl~rahat
-36|onu~kulla|on~kaldi|optik kodlamayi|optik~birak|orani|oturm~en|oyle~geliy|ozgu*|ozur~dilem|ozur~yanli|o~biriy
-36|o~kontr|paragrafinda|parag~cok|paran~islem|parent~quote|pazar~diye|pek~ogren|promise~tutor1|quote~tutor1
-36|rahat~cunku|rahat~etmiy|rahat~var|refle~yayin|resim|rica*|ricam|romanin|saat on|saat~kadar|sabah~bucuk|sabit
-36|sadece deneme|sadec~sonuc|sadec~yeter|sagli~cok|sair*|saklanir|salon~gir|sana ait|sana sadece|sana uygun|sanati
-36|sana~ait|sana~ederi|sana~hak|sarja|sarkin*|sasirm*|savas~konus|sayim|secerk*|secerken|senden tek|sende~ricam
-36|sende~tek|seni bekletmeyeyim|senin~bakal|senin~olmal|seni~deger|seni~denem|seni~sakin|seni~sikay|seni~yine
-36|sen~gece|sen~plan|sen~sonra|sen~var|sen~ya|ses~de|sev|sevdigimi soylesem|severi*|severim|sevgilin sana|sevgi~kontr
-36|sevgi~olama|sevil~icin|seyi~tasim|sey~ogren|sey~senin|simdi~gozun|simdi~istiy|sinava|sinavi*|sinav~kaygi|sir degil
-36|sir saklayamam|sitem|siyase*|siyaseti|sohbe~guzel|sohbe~serbe|sonra~fark|sonra~sinav|sorab~o|sord*|sordum bos
-36|sordu~bos|sordu~dedin|sordu~ver|sorulari kolaydan|sorul~zora|sorun~iki|sorun~var|soruya|soylemeye|soyle~icin
-36|soyle~karde|sozcugunu|soz~ama|stop2~lesson|student_said~only|study~teacher|suc~degil|sunu sorayim|sunu~senin
-36|sunu~soray|sure~tutmu|sure~yazma|suse|susman|su~benim|su~guven|su~mu|tabii.|takil~sonra|tamaml*|tamam~bugun
-36|tebrik*|tebrikler|tek ricam|teki*|tek~ricam|telef~sarja|telef~ver|testin*|tilki~bugda|tiyatro|tusu*|tusuna
-36|tutuyorsa|uc~basla|understand~we-let|unutmussun.|unutmusum.|unutm~icin|uyand~test|uykular.|uykusu|uzakl~birin
-36|uzakl~dikka|uzeri|uzgun~bir|ve arkadaslarin|ver dedin|vere*|veren~olur|ver~dedin|ve~kalsi|ve~sonun|ve~telef|ve~yok
-36|wait~only|write~daily|yakala|yalnizca bu|yalni~satir|yaninda birinin|yanin~cagir|yanit~kesti|yanit~yarid
-36|yanlis soz|yanli~geri|yanli~soz|yapabilirim|yararli|yardimcisina|yardi~edebi|yaricapi|yarida kestim|yarid~kesti
-36|yarim~devam|yarim~kesil|yarin okulda|yasadigin|yavas yavas|yavas~yavas|yazdigim|ya~ogret|yedek|yeni deneme
-36|yeni okulda|yeni~okuld|yer olsun|yerin~de|yetis~var|yil~calis|yolday*|you-did~home1|you-do~forget|yuksek*|yukun
-36|yuzden soruyorum|yuzde~degil|zaman~aliyo|zaman~bakar|ziyare*|zor biliyorum|zorla~var|zorlu~bu|zor~biliy
-37|*bes.|*cdan|*ddi|*eks|*elik|*eyle|*gan.|*gin|*gut|*igma|*issa|*kat.|*klik|*lari|*lce|*leks|*lur.|*mon|*nar|*prak
-37|*raba|*rgut|*rkan|*rmon|*rtes|*saj|*sli|*smi|*teye|*tige|*tira|*ukse|*uru.|*vim|*yoda|*zca.|16|I-did~you-if
-37|I-not~knownot|I-not~write|^aglarsan|^altida|^amasya|^canin|^cevabindan|^cevap|^cozumu|^cozumun|^enigma|^geceleri
-37|^gitmeden|^haftalik|^ile|^kadinlar|^kalkis|^karsilastirma|^mecaz|^merak|^mesela|^milli|^ozlem|^refleks|^yuruyus
-37|ablanin nisanlisi|ablan~nisan|acli*|adim~geri|adin|aferin sana|aferi~sana|ailen~cok|ailen~konus|akraba|aksam iki
-37|aksam.|aksam~birak|aksam~icme|aksam~once|alanda|alan~de|alan~eksi|alin*|alt alta|alt~alta|al~sonra|ama~duzel|anda*
-37|anlatimdir|anlatisin|anlatmadiysan|anlat~icten|anlat~kanit|anlay~baska|anne donunce|annen~bes|annesine|anne~donun
-37|an~kadar|aradin|aradin mi|aradi~mi|aralarinda|aran|arasan*|arasana|arasana.|ara~bu|arkadasi|arkad~bu|arkad~gitti
-37|as|asigim|asik~oldug|asil~olan|ayaga kalkip|ayaga~kalki|ayarlar|ayirab*|aylar~sonra|ayni~bir|ayni~calis|ayni~ve
-37|ayrilmak barismak|ayril~baris|azab*|az~mi|az~notla|babam~bir|babam~ekip|baban~basla|bakim~veren|bakma~daha
-37|bakma~iyi|baksin|bana oyle|basin~agriy|baska~bak|baska~koyma|bekle~cevap|bekle~yok|belirt*|belli bir|ben bedenim
-37|benden yardim|bende~almad|bende~bahse|bende~da|beni dinle|benim~yuzde|beni~cunku|ben~deste|ben~kesin|ben~siral
-37|bes.|beslen*|bicimi|bilinm*|bilmesi gereken|bir anlatimdir|bir ekip|bir etken|birak~senin|biraz~calis|bire bir
-37|bire~bir|birinin yaninda|birin~dikka|birin~mi|biri~daha|bir~bazen|bir~cizme|bir~ekip|bir~etken|bir~harit|bir~oneri
-37|bir~yerin|bir~zorun|blogu~olsun|bos vermek|bos~istem|boya*|bozm*|bu arada|bu soz|bugun~bitir|buluyor|bunu bos
-37|bunu soylemen|bunu~bos|bunu~verme|buyuyor.|bu~cumle|bu~dagin|bu~gore|bu~kelim|bu~puani|bu~soruy|bu~uyuma|bu~yapiy
-37|calisir.|calisirsin|calis~dikka|carpi~turev|cemberi|ciddi|cikin~ara|ciz|cizelg*|cogu kisi|cogu~kisi|cok~olmus
-37|cozdu~deger|cozulu*|cozumun tertemiz|cozum~terte|cumlesini|cumle~var|daha var|davranis|da~birer|da~cikar|da~yardi
-37|de ama|degil sen|degil~calis|degil~icin|deneme sonra|dersh~da|dersh~ona|dersi~de|ders~progr|ders~sabah|desc*
-37|descar*|descartes|de~bildi|de~cunku|de~dusun|de~kalir|de~ogren|de~surdu|de~unutm|dinlenme|dinleyebilirim
-37|dinleyebilirim.|dinle~ama|dinle~parca|disar~bir|donmek zorunda|dunya yikilmaz|dun~sordu|dun~yapmi|dustugunu
-37|dusunuyorum|dusun~gerek|duydug*|duygu~bu|duzel~yalni|ederse|elindekini bitir|elind~bitir|elini~kendi|embr*|embriy*
-37|enig*|enigma|en~olur|en~parca|etke*|etken|ettiyse|etut*|evde~sana|eylul|fark etme|fark~etme|fiille*|fizikt*
-37|forget~tell|gece~oldug|gece~test|gecird*|gelemem|gelisimini|geliy~yazma|gergin|gibi~once|gitmis|gizli~antla
-37|gizli~ders|gizli~sey|gore~ama|gorme~uyuma|gorusu*|gorusuruz.|gosteriyor.|gozle~dinle|grupla*|grup~seni|gucs*
-37|gundu~kutup|gunle~dersl|gunle~gunle|gurur~bir|guvenli bir|guzel~nered|guzel~yol|haftak*|haftaki|hangisinden
-37|hareketi|hast*|hasta~devam|hava al|hava~al|hayatini|hayat~oneml|hayir~benim|hayir~kahve|hazirim.|hedef~bir
-37|help~human|her pazar|her~gune|her~olsun|her~oturu|her~pazar|hesabi bastan|hesab~basta|hesapta|hicbi~bana|hidr*
-37|hidroj*|hidrojen|hormon|hucre~ve|icin buradayim|icin~ettim|icin~harit|icin~misin|ikide~test|iki~nokta|ilk~gecen
-37|ilk~ne|indird*|insan~sanil|insan~yakla|isaretledim|isaretledim.|isigi~kapat|isted~soyle|isteniyor|ister~bende
-37|iyi fikir|iyi~bilme|iyi~diyem|kacin|kacin.|kacirma.|kadar~endis|kahramani|kahva~ne|kaldigimiz yer|kaldi~sayil
-37|kalktigin icin|kalmak degil|kana*|kapan~senin|karde~yapma|karg*|karis~var|karni~agrim|karsi taraf|kaybolmaz.
-37|kaygili|kayna~da|kayna~guven|kays|kazandirir.|kendi~sucla|keske~saril|kimse~sevgi|kisi~yanin|kiskanmam|kolay~secti
-37|konular.|konusabilirsin.|konusman|konus~karde|korkan|korkm~bana|korkm~kapat|kosullari|kotu gecmis|kotu~gecmi
-37|kutuphaneye|leave~kiss|lesson~noone|lie~stay|listeye|lonely~understand|marry~tellnot|masad~mutfa|masalda prens
-37|mecaz~anlat|mesaj|metinde|mine~erase|miss.|modeliyim.|nasil~istiy|ne yaptigimi|neden yazmadin|neden~her
-37|nered~gorun|ne~oldu|o gunlere|ogrendin|ogret~cunku|ogret~derst|ogret~kez|ogret~yarin|okulun|okuya~misin
-37|olabilirler|olabilirler.|olc|oldug~cikar|oldum.|olmasini istiyorum|olmas~istiy|olmayan bir|olmazsin|ona~goste
-37|once elindekini|once notlarini|once~kolay|once~yazar|ondan~ve|oneriy*|onlar~soru|only~tell|onu arasana|onun yerine
-37|onu~arasa|onu~yapar|optig~kaydi|otob*|oturumu|oznesi|o~ayni|o~saat|paragrafin|payda|payla~hesap|pes|plato~ask
-37|program~cry|program~wait|promise~I-be|quote~teacher|rahat~uyu|refleks|resi*|roman~ask|ruya~uyuma|saatl~de
-37|saat~beste|sabah~sinav|sabirli|sakin~ne|saklar.|sakla~buyuy|sana boyle|sana~izins|sana~kayna|sana~neden|sana~okudu
-37|sana~testi|sandik*|saril sonra|sarilabilsem|sayilardi|sen bilmelisin|sende~o|seni korur|senin~ipucu|senin~liste
-37|senin~ogret|seni~diyem|seni~kapid|seni~korur|seni~yargi|sen~icini|sen~kalma|sen~mi|sen~sakla|sevdi~ama|sevgi~duyam
-37|sey kaybolmaz|sezar|sezar~sifre|sicak bir|sicak~bir|sifir~ne|sifir~oluyo|sikint*|silme~beni|simdi~bakal
-37|simdi~buldu|sinav~olaca|sinif~birbi|sir saklamak|sir tutmak|sir~guven|sohbe~ozetl|sohbe~seni|sol~butun|sonra icme
-37|sonra yarim|sonra~arkad|sonra~da|sonra~denem|sonra~nasil|sonra~yazdi|sonuc~gordu|sonuc~senin|sormak icin
-37|sorma~icin|sorma~yok|soru cozmussun|sorul~kolay|sorul~orada|sorunu okudum|sorun~bende|sorun~nokta|sorun~okudu
-37|soruyo*|soruy~yanli|soru~cozmu|soyle~azabi|soyle~dusun|soyle~etmis|soyle~vicda|soyle~yazma|soyut|suclul*|sucluluk
-37|suclu~hisse|surpriz dogum|surpr~dogum|suslu|suyun|taniyo*|tarz*|tehlikedeyse|tekil~cekim|teknigini|tek~deste|temb*
-37|tersin*|tiya*|tiyatr*|turev~ikinc|turg*|turgut|turkud*|turkude|turu*|uc adimda|uc~iki|unutt~formu|urem*|uslu*
-37|utaniyorsan|utanm~bir|uyand~sonra|uyanik|uyuya~isigi|uzaklas|uzulmek|uzulmu*|vedal~gerek|verememissin
-37|verememissin.|verili*|veriml*|vermek istemiyorum|verme~de|ve~de|ve~kimse|ve~olmas|ve~sana|vicdan|vicda~azabi|vide*
-37|warn~you-if|without~leave|yakin~olur|yaklas|yalnizca.|yanin~annen|yanit~degil|yanli~yapma|yapin|yaptigimi
-37|yaptigimi sordun|yapti~sonra|yapti~sordu|yapti~yazar|yap~yalni|yarin kaldigimiz|yarin~birak|yarin~kaldi
-37|yarin~okuld|yaz oradan|yazdi~satir|yazdi~yalni|yazismak|yazis~bir|yazma~da|yaz~edeli|yaz~orada|yemek ye|yeni~de
-37|yerime|yerinde.|yerin~cozer|yerin~nasil|yer~sayil|yetis~de|yetme~da|yikilmaz|yikilmaz.|yitiri*|yitirir|yitirir.
-37|yoksa~yanin|yok~okuya|yolun~olsun|yorumlara|you-did~quote|zaten~yapti
-38|*2.|*8.|*amen|*avin|*ber|*ceni|*cici|*ecan|*ekle|*esi|*fla|*ibi|*ise|*iya.|*izde|*jik|*kan.|*lkis|*mada|*mesi|*met
-38|*mlu|*ogu|*ozom|*par|*piyi|*ris|*rpik|*rtte|*sele|*tila|*tmak|*ufta|*ula|*ulur|*une.|*urt|*usup|*vuza|*yani|*ysun
-38|*zelt|*zeni|*zisi|*zom|2.|8.|I-be~we|^cocuklardan|^dil|^ergenlikte|^gece|^haftaya|^hayalindeki|^hazir|^hiz
-38|^kahveni|^programini|^ruya|^sarkida|^sevemem|^uyandiginda|acisindan|acisi~istah|aci~cekme|adal*|adalet|adina~bosa
-38|adini~gerek|adini~yok|adlari*|agiz*|aglam~guzel|aglar.|aglayabilirsin|ailene ve|ailen~danis|aklin kalmasin
-38|aksam~kafan|alinmam|alti~ver|ama insan|ama~adim|anar|anar.|ani anlatamam|anlasa*|anlat~kalbi|anlat~var|anlay~da
-38|anlay~insan|annen~bekle|annen~iste|annen~ozled|annen~rahat|ara~sonra|arkadaslarinla vakit|arkad~degis|arkad~taniy
-38|arkad~vakit|asi|asik~oldum|asil~degil|aska~gecis|asker~ozlem|atmis~parag|attila|attila ilhan|attil~ilhan
-38|ayaklarini|aylar~bir|ayrili*|az|bagira*|bagir~kendi|bakarsin|bakarsin.|bana soyledigin|bana~gunay|bana~yanin
-38|basarilar|basin~gitmi|baska insanlar|baska~tek|baski yapiyor|baski~altin|basladin|basladin.|baslik|begendim
-38|bekle~sogum|ben basligi|ben cevaplari|beni uzmekten|beni~korkm|benze~daha|ben~kelim|ben~soru|ben~yiyem|best~I-will
-38|bes~anlat|bilgi~karis|bilmelisin|bilmelisin.|bilmesi gerekiyor|bir|bir buyugune|bir kavga|bir kaynak|bir sonraki
-38|birakir.|biraz~net|birin~cekim|bir~edeyi|bir~kavga|bir~ver|bitir~anlat|bitir~da|body~not|bos birakmak|bugun~dersl
-38|buldum.|bunlarin hepsi|bunla~gerek|bunu ona|bunu~aksam|bunu~duydu|bunu~kucuk|bunu~ona|bunu~soyle|bunu~zorun
-38|burad~ederi|bu~arada|bu~cikiy|bu~gelme|bu~istey|bu~sorud|bu~tasim|bu~yanil|bu~yemek|calis~da|calis~onlar
-38|calis~sabah|canin~konus|cevirelim|cevirelim.|cikardim|ciktig*|cocuk~degil|cogu kez|cogu~kez|cok iyi|cok~anlat
-38|cok~ne|courtesy~you-did|cozum~kendi|cunku~bile|da bilmesi|dagilmasin|dagilmasin.|daha~de|daha~geliy|daha~yazay
-38|darling~parent|darling~secret|davranan|davra~biri|da~hisse|de seninle|degil~ediyo|degil~herke|demiy~anlat
-38|deney~rapor|deny~tutor1|dersi~bos|de~cozeb|de~yorul|dikkatin dagilmasin|divan|diye~agir|diye~dusme|dogum gunune
-38|dondugun|donuyormus|dortte|duramadigini|dusen|dusmed*|duyac~bir|duysun|duzelt|duzeni|edebiyatta|ekleme.|eksigini
-38|emegin bosa|emegi~bosa|emin degilim|emin~degil|ergenlikte|esitle*|etmey~dusun|ettiys*|evde~misin|feel~need
-38|feel~understand|gece~birin|gece~bugun|gece~haber|gecir~de|gec~degil|gelme~sey|gerce~biliy|gerce~konus|gerek~kapat
-38|gerg*|gibi~da|gidin~degil|girmedim|gitmissin.|gizli~ama|gizli~kayde|gorus|gostermiyor|gram|guluyor|gun ara|gun bos
-38|gundur yazmamissin|gunlere|guvenlik|guzel~mola|haber~gitti|haber~hosum|hadi~git|hafta~bu|hakli~daha
-38|haritayi okudum|harit~okudu|hayalindeki|hazirliyorum|hazirliyorum.|her ay|her biri|herkes senin|herke~gecer
-38|herke~senin|her~ay|her~biri|her~parma|hesab~olsun|hesapladim.|heyecan|hisse~ihtiy|hizla~gidiy|hizli|hucre~olusu
-38|human~stop2|icabi konusuyorum|icim rahat|icim~rahat|icin seni|icin~olur|icin~rahat|icin~secti|icin~soz|icin~yok
-38|iki sayi|ikincinin|iki~sayi|iki~soyle|ilahi~gecis|iliski|ilk adimi|ilk soru|insan~beden|insan~ister|insan~olmal
-38|insan~yardi|iske*|isleme*|ister~basla|ister~ben|ister~da|ister~degis|iyi anlar|iyi~ne|kadar~yer|kadin~beni
-38|kadin~kocas|kaleml*|kalip|kalitim|kalkis|kalmadi.|kalma~de|kapid~sonra|kapiyi|karistiriyorsun.|karsi~ogret
-38|kaybe~basin|kaybe~olsun|kaybe~sag|kayiyo*|kendi~o|kilavuza|kimli~lutfe|kimseden|kimse~sana|kirpik|kisalt|ki~her
-38|koklu~sayil|konun~onu|konusup|konus~beni|konus~biri|konus~zor|konuy~ogren|konu~sonra|korkm~uzulm|koyarsan|kromozom
-38|kullaniriz|kuralim|kuralim.|kustu~var|laka*|lazim~yok|lesson~leave2|leyla~okuld|love~best|makin~zorun
-38|mesajlari silme|mesele|mine~needless|mola|mu~sana|nasil~mu|ne yaptigini|need~write|netin|netin~artmi|netle~degil
-38|net~ceker|numar~lutfe|ogret~begen|ogutle*|ogutler|ogutler.|okulda rehber|okulundaki|okumus*|olabilirim.
-38|oldugumu unutma|olduguna|oldug~gerek|oldug~unutm|olmadi o|olmad~ani|olmad~yuzde|olmama*|olme*|olurdu.|olusur
-38|ona~misin|oncek~mesaj|once~elind|once~haber|once~kapat|onu~da|on~sekiz|optik~kodla|orada da|orada~da|oranla*
-38|oturmak|oynayalim|ozluyorsan|ozur|o~ani|o~gitme|o~yilla|parent~leave2|peki~konus|programdan iyi|program~forget
-38|program~parent|progr~anlar|progr~konus|promise~you|quote~home1|redd*|rehbe~sikay|rememb~tired|return~marry
-38|return~tired|saat~ekran|sabah~bakar|sabah~iki|sabi*|saglik|sahned*|saklamana|saklayamam|salonunda|sana kucuk
-38|sana uymuyor|sana~bugun|sana~davra|sana~gelir|sana~inana|sana~kucuk|sana~uymuy|sara*|sebep~soyle|secenek|sehit
-38|sen ne|senden bir|seni yalnizlastirir|senin emegin|senin~biri|senin~secti|seni~gotur|sen~istiy|sen~yeri|sessizligi
-38|sevgi~ve|sevin~ne|seviy~daha|sevmedigini|sey ekleme|seyi daha|seyin~olmad|seyi~daha|sey~eklem|sey~istiy|sey~kaybo
-38|sicaklik|sikist*|simdi nasilsin|sinav sabahi|sinava girmedim|sinavin|sinifta sana|sir~degil|sir~demek|solunu*
-38|sonra~anlad|sonra~disar|sonra~karsi|sonra~kucuk|sonucu degil|sonuc~olur|son~yazdi|soru kaldi|sorudan
-38|soruyu sinifta|soruyu uc|soruy~sinif|soruy~tam|soruy~yaz|soru~kaldi|sozcuk*|suc|tablod*|tahm*|tahmin et|tahmi~et
-38|tamame*|tamamen|taraf~bir|tarih~savas|tasavvufta|teacher~program|tek~gitmi|tek~istiy|tek~olman|telef~icin
-38|temizleyen|topladim.|tyt~ayt|uc~adimd|unutm~diye|utanil*|utanilacak|uyandiginda|uygun~olmay|uymuyor|uyuyam*|uzak*
-38|uzmekten korkma|uzmek~korkm|uzmek~uzulm|uzun surer|vermezsen|vermissin|wait~cry|wait~not|write~we-let|yanin~degil
-38|yanin~ilk|yanin~soyle|yanlis.|yapacaksan|yarar.|yarin~kolay|yazdigina inaniyorum|yazdiklarini|yazdi~bunu
-38|yazdi~inani|yazdi~olabi|yazdi~onlar|yazdi~yanit|yazisi|ya~arkad|ya~orada|ya~soyle|yeme.|yemek~bir|yemek~sonra
-38|yere~gec|yerin~gecir|yerin~olur|yil~yil|yirmi dakika|yogunl*|yokke~bekle|yokke~bir|yoksa~da|yok~ders|yok~yazar
-38|yuk gibi|yuk~gibi|yuzde~ani|yuzun~guluy|zarar
-39|*aka|*aket|*alet|*ayed|*cis|*dede|*dele|*dros|*fet|*gasi|*idin|*kyo|*lbe|*ltip|*mez|*ojen|*okyo|*ona.|*rde.|*rgu
-39|*rti|*run.|*sem.|*slu|*sten|*suz|*tek|*tip|*tulu|*uma.|*umla|*vami|*vasi|*vram|*yed|*ysel|*yut|*zgi|0 ise|0~ise
-39|I-did~leave2|^cogu|^demek|^deri|^duydum|^duzeltip|^erken|^kitabi|^ornekleri|^serotonin|^ses|^sicak|^siir|^sonradan
-39|^tabii|^telefon|^uyu|^uzuldum|ablan teyzen|ablan~teyze|adimd~takil|adimi bir|affet|afraid~parent|aklin~kalma
-39|aksam~anlat|altta|ama~davra|annen sana|annen~arkad|annen~iki|annen~ogret|annesini|an~baska|arami~bunu
-39|arkadaslarina ayirmani|arkad~ayirm|arkad~baska|arkad~derdi|arkad~isted|arkad~ne|arkad~tasin|asik|asli|atmis~de
-39|atmis~sana|aya gore|aya~gore|ayirmani|ayirm~isted|ayni~sonuc|az zamanda|baban~mu|baglar*|bakalim mi|bakmal*
-39|bak~sonra|bana~icin|bana~ki|bana~yazdi|baska yollar|baska~beni|baska~cozme|bayila*|bayilacak|bayilacak gibi
-39|bedenine|bekl*|beklemiyordum|bekle~ara|beni birakma|benimle calistigini|benim~sende|beni~etmiy|beni~soruy
-39|bensi~cozeb|bensi~gayet|bensi~ipucu|ben~gerek|ben~geri|ben~saril|bir cumle|bir goz|bir ozet|bir programdan|bir yas
-39|birak~gecir|birak~yok|biraz~kisal|birin~degis|birin~olmas|birles*|bir~az|bir~buyut|bir~dok|bir~ozet|bir~sokag
-39|boslu~arkad|boslu~ayirm|bugunu*|bugunun|bugun~hafif|bugun~yardi|bugun~yeter|buldun.|buluns*|bulunsun|bulunsun.
-39|bulusacaksan|bunu bilmiyorum|buyugune|buyuyor|bu~birbi|bu~bugun|bu~oneri|bu~surdu|cala*|calisan|cizgi|cok normal
-39|cok olur|come2~daily|courtesy~I-not|courtesy~you|cozeb~ipucu|cumleyle|da destek|da olsun|dagi|daha gec|daha~dene
-39|daha~gec|daha~ogren|da~deste|da~oldug|de en|de gayet|degil~kontr|degil~soruy|dele*|deler|demedim erteledim
-39|demed~ertel|demiyo*|demiy~diyor|deny~warn|derst~anlat|ders~taraf|devami|de~annen|de~bulal|de~gayet|de~yazil
-39|diler~diler|diliml*|dinle~kadar|diye yazdin|diyecegini bilmiyorsan|diyec~bilmi|diye~deger|diye~insan|diyorsun
-39|dogum gunu|dogum~gunu|doldur.|donemd*|dunya~fazla|duygu~soyle|duyma~ister|duzeltip|eden~kuvve|ekleme|ekran~gozle
-39|ekran~kaldi|elim*|eline saglik|en~sonuc|erase~daily|etki eden|etki~eden|etki~kuvve|ettim~nasil|evde~biri|ev~sana
-39|filmlerde|fizik~anlat|fransi*|futb*|gece uyuyamadigini|gecedi*|gecedir|gecen aya|gecen~aya|gece~biri|gecinc*
-39|gecince|gecmi~ama|geldi.|geldi~calis|gelene kadar|gelen~kadar|gelmedi|gerce~yerin|gibi~gelmi|gibi~kisa|gibi~sozle
-39|gitme~sey|gizlemek|gizli~tutul|gorev~olsun|gosteriyor|gostermekten|gostermeyi|grubu~ise|gunle~uzulm|gunle~yorgu
-39|gunun~konus|guzel~daha|hadi devam|hadi~devam|haftada iki|hafta~kisa|hakk*|hangisine|happy~deny|hastayken
-39|hatirlatmayi|hayir~de|herke~kendi|her~ihtiy|heyecanlanirsan|hisse~bir|home1~program|human~forget|icerke*|icerken
-39|icin uc|icini rahat|icini~tut|icin~ama|icin~bende|icin~guzel|icme.|ihtiyaci|ikinci yol|ikinc~daha|iki~ailel
-39|iki~denem|iki~galib|ilet|ilet.|ilha*|ilhan|ilk ona|ilk~ona|insan|istedin|istemiyorum demedim|istem~bende
-39|istem~demed|istem~ertel|ister~zaman|istey~sen|iyi~fikir|iyi~guzel|jealous~rememb|kac mol|kac~kac|kac~mol
-39|kadar~bunu|kagidin|kahvaltidan|kahvaltidan sonra|kalbe|kaldi~ederi|kalemi birak|kalem~birak|kalktigin|kalma~calis
-39|kanit|kan~ise|karako*|karisimda|karsi~gorus|kavram|kaybe~arkad|kazanmissin|kendi~bak|kendi~olur|kerem~asli
-39|kesil~soyle|kimin~cok|kimse~yazmi|kimya~mol|kiril~da|kisiye|kiska~dusun|kiss~not|kitaya|kizacagindan
-39|kizacagindan korkuyorsun|kizac~korku|kizginsin|kolay bir|kolay olmamistir|kolay~bos|kolay~olmam|konser*|kontro*
-39|konusmanin|konus~dakik|konuyu bitirdik|korkmam|koyars*|krom*|kromoz*|kultur*|kulubunde|kulup~de|kurg*|kurulur.
-39|kuskul*|leave2~teacher|leave~needless|lesson~need|lesson~you-did|leyl*|leyla|love~you-if|marry~you-did
-39|mesajini okuyunca|meselesi|mine~study|mine~write|miss~deny|mi~basla|nedeni|neden~bilmi|need~you-did
-39|nereye gidiyorsun|nerey~gidiy|neza*|nezake*|nezaket|ne~isted|noone~come2|noone~stay|noone~tired|noone~without
-39|not~need|odanda*|ogrenirsin.|ogrenme|ogren~gore|ogret~ister|okudu~galib|okul*|okulu~rehbe|okul~bir|okumak|olabi~mi
-39|oldugunu|olmadi.|olmamistir|olmayabilir|olmay~bir|on yedi|ona.|ona~demek|once seni|once~bakal|once~mu|once~seni
-39|once~yazdi|onlar~ara|onlar~arasi|onun~alir|onun~bir|onu~yazma|on~yeter|ornekleri senin|ornek~senin|ornek~uydur
-39|oyku*|oyle~yok|ozlemis|o~ayirm|o~baska|o~parla|o~sahne|o~sik|paragraflara|parag~basla|payi|peki~en|pino*|pinoky*
-39|pinokyo|pompal*|progr~sali|quote.|rahat tut|rahat~tut|rahat~yapiy|rehberine|rehberlige ugra|repligi|saat yuruyus
-39|saat*|saat~yuruy|sad~knownot|sagd*|sagda|saglar|saglar.|sakla~bakin|salgilanir.|sali~bos|sana~daril|sana~uygun
-39|sanc*|saril.|saril~ne|savasi|savu*|sayilarda|semp*|sempat*|sen yaz|sende~ben|sende~kac|seni daha|senin~goruy
-39|senin~olman|senin~soruy|senin~uydur|seni~aldat|seni~anlar|seni~birin|seni~tehli|seni~zorlu|sen~hazir|seri~lamba
-39|sero*|seroto*|serotonin|serotonin icin|serot~icin|sesl*|sevem~davra|sevgili rolu|sevgi~rolu|seviyeye|seviy~gecel
-39|sevme~diye|sey~bekle|simdi~ve|simdi~yanli|sin|sinavdan once|sinav~panik|sinif~konus|siral~o|sirayi|sistemini
-39|sokagi*|solda|sonra yazarsan|sonra~sec|sonuc~birli|sonu~bir|soruy~yok|soyle~buldu|sozcu~isim|sozler|strest*
-39|stresten|sure~dakik|suruyor|su~isini|taml*|tamlam*|tanimiyorum|tanir|tarafindan|tarih~soyle|tatil~yap|tek~gorev
-39|tek~her|telef~istiy|tellnot~you-if|tell~rememb|turda|tuzak var|tuzak~var|uc~senin|understand~life|unites*|unle*
-39|uydurdum|uydurdum.|uyuyamadigini|uzak~mi|uzulme.|uzun|vakit gecirmek|ve bir|verme~istem|verme~zaman|ve~da|ve~iki
-39|wait~body|yaklasik|yakla~cok|yanin~telef|yanlislarini not|yanli~yapmi|yapami*|yapay~olabi|yapmisim|yardi~ama
-39|yardi~edece|yardi~istem|yardi~rehbe|yarin daha|yasadiklarini|yasad~oldug|yazabilirsin ama|yazdi~okuya
-39|yazmaya devam|yazma~devam|yazma~kendi|yazmistin.|yeme|yenid~bir|yeni~konuy|yerde~ederi|yetme~bir|yilla~sakla
-39|yine~arkad|yol~kisa|yontem*|yorgu~gunle|you-if~you-if|you~I-be|you~study|yuruyen|zorla|zorlayan|zorluy*
-40|*akta|*ala.|*arp.|*det|*ela.|*flar|*gis|*his|*hter|*inse|*irdi|*kte.|*ldar|*mak|*nder|*nede|*nune|*nuz.|*rene
-40|*rrim|*shis|*smi.|*temi|*tih|*udu.|*umaz|*upta|*vise|*vre|*ymak|*zer.|23 24|23~24|25~5|2x|36|I-be~home1
-40|I-be~knownot|I-did~student_said|I-do~I-not|I-not~me2|^23|^birincisi|^birkac|^buna|^ceviride|^de|^evdekilerin
-40|^fuzuli|^hoslandigin|^merakla|^okula|^suren|acik olsun|adini koy|adres~yazma|agir*|agriyorsa|aksam~ailen
-40|aksam~kisa|al gel|alistigin|almama*|al~gel|ama~goste|an neredesin|angry~understand|anlatilir.|anlatmani isterim
-40|anlat~sec|anlat~yer|annem~anlat|annene anlatman|annene ya|annen~ayril|annen~senin|an~nered|ara verdin|arasi
-40|araya~sen|ara~bende|arkad~demek|arkad~gecir|arkad~sirri|arkad~soz|asik~anlat|asik~sevgi|asker|askt*|ayip degil
-40|ayni~daha|ayni~oturu|ayri*|ayrilmak|babaa~guzel|babana soyle|baban~kaybe|baglac*|bagli degil|bagli~degil
-40|bahse~anlat|bakabilirsin|bakabilirsin.|bakma~arkad|bana yazabilirsin|bana~yine|baska~yolla|bayil~gibi|begend*
-40|belirlemez|belirlemez.|benim bildigim|benim~bildi|benim~bile|benim~bu|benim~cozme|benim~etmez|benim~vakit
-40|beni~arama|beni~beni|beni~yazil|ben~buldu|ben~siray|ben~yazil|besi|best~needless|bezler*|biht*|bihter|bile.
-40|bilme~hakki|bilmi~demen|bir neden|bir ust|bir yazilimim|birak~var|birak~yarin|birak~yerin|biri~anlat|biri~evde
-40|bir~cizer|bir~ekibi|bir~kulla|bitmedi|bitmedi.|bos kalmis|bos~kalmi|boyle oldugunu|bugunu|bul|bulus|buna karsilik
-40|bunun icin|bunu~bilme|bunu~degis|bunu~dusun|bunu~hak|bunu~hekim|burad~devam|burad~yardi|buray~geliy|burs|bu~canin
-40|bu~getir|bu~kisiy|bu~sirad|bu~suc|calisir|calisk*|calistin|cantani|carp.|carpin*|ceker|cekinmeden|ceviride|cevr*
-40|cevres*|cinsi~yok|cok ne|cozme~o|cozum~biraz|cumled*|cumle~yaz|daily~leave2|da~arkad|da~bak|da~payla|deger~bagli
-40|degilim o|degise*|degis~ne|demek~senin|demes~bir|ders sirasinda|dersi~birak|ders~siras|devam~edebi|deyimi|de~hicbi
-40|de~ikinc|de~oldug|dinlenmek.|disaridan|diyecek|diyel~bir|diyen biri|diyen~biri|diye~degil|doktora gorun
-40|doneceksin.|donme~degil|dunya~yikil|duran|durumda da|durumu|durum~da|dusunu*|duydum seni|duydu~seni|duygu~yuzde
-40|edemez.|egil*|ekibi|ekip~gelis|ekran~dinle|engell*|en~arkad|en~iki|esaret*|etmek.|ettig~icin|evde~bana|evde~uzgun
-40|farki~bir|fati*|fatih|fazla~boyle|fiilimsileri|fotog~gorme|gecel~uyu|geldi~olur|gerce~boyle|gidin~bos|gitmiyorsa
-40|gitmi~soyle|gizli~gorme|gizli~orgut|gizli~yapil|gonder|gosteren|goste~cekin|gule|gule gule|gule~gule|gun.|gune~bir
-40|gunune|gunun~belli|gunun~ders|gunun~koyma|gun~daha|guven~bunu|guven~git|hakkinda|hangisi.|hangi~dersl|hasta~aklin
-40|hazirl*|help~noone|hemen~bir|hepsi~sorul|her satiri|herke~dusun|herke~ogren|herke~yayma|her~cevir|hesapt*
-40|hicbirini|hobi*|hosuna gitmiyorsa|hosun~soyle|hucrey*|icin fark|icini~rahat|icin~orada|icten kutlarim|ikinc~yol
-40|iki~yeter|ilk~sonra|insan~istiy|insan~sey|is ver|isted~bunu|istersen o|isteyince|is~ver|iyi~fizik|iyi~kolay
-40|jealous~afraid|kacirdigini|kadarini|kadar~mu|kadar~yazab|kaldi~aklin|kalemle|kan grubu|kapanm*|karde~ogren|kari*
-40|kartlari|kavga etme|kavga~etme|kaynag*|kazanm*|kendi~anlat|kendi~daha|kendi~yukle|keske~olsa|kim sana|kime~gideb
-40|kimi~kimi|kimse~diyor|kimse~mesaj|kimse~once|kizmiy*|kizmiyorum|ki~ama|ki~olsun|kolay~birak|konu acma|konud~yardi
-40|konus~gitme|kurdugu|kusa*|kustu|kutlama|kutles*|love~selfProgram|masada*|mecb*|medy*|merak~ikinc|mercek|mermi
-40|mesela.|mi evde|mis|miss~I-not|miss~someone|mito*|mi~misin|mi~soz|mu~anlat|my~knownot|my~program|needless.
-40|need~study|netlerinle|ne~hafta|numar~var|odasin*|odevi~icin|ogrene*|ogren~bugun|ogretmenin|ogretmenine benden
-40|ogret~birli|oksijen|okuma|olabilirsin|olabilirsin.|olaca~ne|olan~degil|oldug~onlar|olunca ne|olunc~ne|on alti
-40|once~et|once~yatma|once~yere|onlar~rahat|osym|parantezi|pazar~gunu|plana|pomp*|profi~degil|progr~sabah|progr~soyle
-40|progr~yok|quote~help|rehbe~danis|rehbe~ogret|saat~basla|saat~bunu|sabah~bes|sabah~ne|sabah~oturm|sad~needless
-40|sad~understand|sakla~goste|sana sir|sana~bagir|sana~buldu|sana~denem|sana~diyem|sana~gitmi|sana~gonde|sana~sinir
-40|sana~yetis|saril~guzel|sarki~soyle|sayil~bir|secimi|secret~quote|selam soyle|selam~soyle|senin tek|senin~cok
-40|senin~hisse|seni~unutm|serbestsin|serbestsin.|sesin yok|sesin~yok|sesi~da|sessiz.|sessizce|sevem~sana|sevgilinden
-40|sey yapma|sey~oldug|sey~onlar|siirde*|simdi~ettim|simdi~mola|simdi~soru|sinavi kacirdigini|sinav~bilme|sinav~kacir
-40|sinav~yazma|sira|sirrim|sirri~sirri|sirtin|sohbe~silme|sohbe~yazdi|sonra bana|sonra turev|sonra~belki|soru~sorac
-40|soylesem dogru|soz~dusun|student_said~rememb|study~lesson|suclam*|surers*|surerse|tasla~bakar|tatli.|tek~anlat
-40|tek~seyi|telef~baska|tellnot~home1|tellnot~you-did|tesh*|teshis|testi|thanks_to~I-am|turlam*|turu|uc gunu|ucretsiz
-40|ucunc~anlat|uc~dakik|uc~gunu|uc~kadar|ulasim|universitede yeni|unive~dostl|unutmussun|ustun~ben|var~bana
-40|ver kendine|verdig*|vermem*|vermen|vermez.|vermis|ver~kendi|ve~daha|ve~insan|wait~return|warn~lesson|we~I-did
-40|yakinina|yalni~demek|yalni~kalir|yaniliyor|yaniliyorsam|yaniliyorsam duzelt|yanin~otur|yanin~yazab|yapay~hisse
-40|yapmadin|yapmadin.|yaptim.|yari*|yasadi*|yavru~anney|yaygin|yazdi~aliyo|yazdi~kulla|yazdi~sakin|yazila*
-40|yazma~onunl|ya~sen|yemeg~git|yeni~denem|yeni~dostl|yeni~ogren|yerin~seni|yetiskine soyle|yetis~ver|yikilm*|yiyecek
-40|yokken burada|yokke~burad|yokke~sey|yoksa~geliy|yollari|yolund*|yorgunsun|yorucu.|yudum su|yudum~ic|yudum~su|yuka*
-40|yuzde~rahat|zor seyler|zorlama|zorla~bir|zorunda|zorunda kalman|zorun~kalma|zor~seyle
-41|*112.|*ans.|*asya|*atca|*ati.|*best|*cada|*cok|*cuna|*de.|*diye|*elt.|*esel|*esem|*gla.|*ijen|*inir|*isli|*kiye
-41|*lduk|*libi|*mci|*miz.|*mlik|*ndin|*nsa.|*ori|*rcok|*set|*siye|*soz.|*stce|*tca|*tra|*utme|*uvar|112.|^amac|^asil
-41|^ayt|^bekletme|^boylece|^din|^fen|^gizlice|^hata|^hikayendeki|^iste|^istemezsen|^saat|^sarjin|^sira|^yurt|^zekani
-41|ablan~ev|afraid~help|afraid~quote|afraid~you-did|ahmet hasim|ahmet~hasim|aksam~sen|altin~vardi|amas*|amasya
-41|ama~yapma|anladigim|anlad~seni|annen.|annen~anliy|an~senin|aort*|aranma*|arasindaki sey|arasi~ait|arasi~fark
-41|arasi~onlar|ara~zaman|ardin~ne|arkad~biliy|arkad~yolu|atladi*|atmissin ben|atmis~ben|ayip~degil|ay~cok|azaltm*
-41|az~yetis|az~zaman|baban~sakin|bagirm*|bahse~sana|bakis~acisi|bana~ama|baska~seni|baski|basla~hangi|beden|begenm*
-41|bekles*|beklesin|beklesin.|bekletme|bekle~ozur|bekliy*|ben bunu|ben kagidini|benimle yazistigini|benim~annem
-41|benim~bileb|benim~geris|benim~zaman|beni~ailen|beni~anlam|ben~4|ben~biri|ben~gider|ben~model|ben~not|bicimin
-41|bildi~dikka|bilebi*|bileb~bir|bilmeli.|bilme~ben|bir duygu|bir evim|bir hekim|bir soru|biraktin|birak~arkad|bircok
-41|birincisi|birin~saril|birli~dusun|bir~bes|bir~buna|bir~gorem|bir~konu|bir~olmad|bir~olusm|bir~onere|bir~su
-41|bir~uzere|bir~yapti|bir~yasam|bitirdik|bitir~o|blogun|body~tellnot|bol|bol sans|bol~sans|boylece kimse|bozulm*
-41|bugun~gor|bunla~dusun|bunu~yapab|buyug~bilme|bu~bilmi|bu~diyel|bu~grafi|bu~hosum|bu~veriy|bu~yarin|cagir~de
-41|calisabilirsin.|carpi~ikinc|cevire*|cevirmeye|cevrilebilir|cevrilebilir.|cocuklardan|cok~calis|cozduk*|cozer~once
-41|cozmen*|cozum~kisa|cunku~gibi|da yok|dagl*|daha uygun|dakik~dusun|dakik~esne|darling~help|da~dusun|da~tek
-41|de gozunden|de hicbir|de.|deger~belir|denemeden|denem~netin|denir.|deny~come2|deny~sad|ders bugun|dersl~da
-41|ders~yarin|de~baska|de~birim|de~kacan|de~olurs|de~yer|dgs|dil modeliyim|diye korkuyorsun|diyecek.|dogum~kutlu
-41|donem~icin|durak~orada|durum~goste|durustce|duyamam|duygu~arkad|duyula*|duzel~sen|elindekini|emojisi atmissin
-41|emoji~atmis|emoji~ben|en yakin|esar*|etmi*|evim bir|evim~bir|fall|feel~me2|feel~stay|film~izle|gecen~gore|gece~sen
-41|gece~yazmi|gec~yetis|gelen~de|gelmese|gelmiyorsa|gerce~gerek|gerek~calis|geri~yaziy|gezece*|gidiyoruz|gidiyoruz.
-41|gitti~merak|gonderdigi|gorsun boylece|gorsu~boyle|gorsu~kimse|goruru*|gosterir.|goste~calis|gunde~saat|gunlu~zorun
-41|gunun nasil|guzel~konus|haber vermeden|haber vermek|hakli.|hali.|hal~degis|hangi~derst|hangi~hatir|her zaman
-41|hikayendeki|hocan bu|icin~yazdi|ihtiy~duyma|ikinc~kisa|iki~saatt|ilgili|ilgili degil|ilk ay|ilk~adim|ilk~adimi
-41|insan~nasil|insan~olsun|integ~eksi|istedi.|istem~da|ister~sen|ister~sonra|is~o|iyi~geliy|iyi~o|kacina*|kaciri*
-41|kadar~iki|kadar~ver|kadin~diye|kafan~calis|kahveni al|kahve~al|kalbi~degil|kalbi~yetis|kaldiginda|kalem~cok|kalibi
-41|kapatt*|karara|karsiligi.|karsi~ol|kaybetmis|kaybolmus|kaydirdim|kaydirdim.|kedinin adi|kedin~adi|kendi~iyi
-41|kesisi*|kimseye gonderme|kimseyle konusmadan|kimse~gecen|kimse~seni|kiss~someone|kocasi*|konud~bilgi|konul~cok
-41|konun~mi|konusmadan gecen|konusmuyorum|konusmuyorum.|konustuklarini|konusuyor|konus~gecen|konus~hizli|konus~okuya
-41|konu~sayfa|korkmussun|korkmussun.|kotu~gecti|koyman|kurali|kurs~etut|kurulur|lafin|leave2~mine|love~help
-41|marry~help|mayoz|me|mektupta|mektu~samim|merakla|merak~soruy|mesaj~al|mine~forget|miss~my|modeli*|modeliyim
-41|mola~parag|mumkun degil|my~life|ne~bilme|ne~zor|not~etmis|odaklan|odaya koy|ogren~numar|ogretmenine bahset|okudug*
-41|okuyu~sey|olabilir.|olmad~o|olmak istemek|olmak~sey|olmas~olsun|olusmaz|olusmaz.|once tek|once~icin|onlar da
-41|onlara ait|onlarin arasindaki|on~sayfa|on~var|on~yasin|opucuk emojisi|opucu~atmis|opucu~ben|ornekleri|ortami
-41|ozledi*|o~aklin|o~gibi|paragrafi|parag~devam|payla~ederi|promise.|protei*|quote~lonely|rahatc*|rahatca|rahat~da
-41|sadec~denem|sadelestirelim|sadelestirelim.|sana kalmis|sana~kalmi|sana~kisa|sana~sus|sarjin|sen cok|sen coz
-41|seni en|seni unutmus|senin~nefes|senin~olabi|senin~sabah|seni~duygu|sensi~seni|sen~ilerl|sen~takim|sen~yardi
-41|sen~yazay|sen~yeni|serbest|seslen.|sevdi~dogru|sevdi~olmaz|sevemem ama|sevem~ama|sevgisini|sey onlara|sey~ait
-41|sey~mu|sikay~degil|sinavdan cikinca|sinav~cikin|sinav~kalbi|sirad~konu|sirali|sirri~bir|sohbette|someone~kiss
-41|sonuc~gotur|son~birak|sorun degil|soruy~cozer|soruy~mu|soylemeni|soz.|sozluk gibi|sozlu~gibi|sozu~konus
-41|student_said~I-not|sunu da|sunu~da|surer.|su~misin|tabii ki|tabii~ki|takil~olurs|tasari*|tekra~koydu|tek~sey
-41|tek~sorac|uc~dusun|ugrar|unive~matem|utandigin|uykusu*|uyumadigim|uyumadigim icin|uzerey*|uzereydim|uzmez|verim
-41|verir~bir|vermeni|wait~courtesy|wait~someone|we~study|what|yakinsa.|yalni~olanl|yalni~onlar|yanit~ureti|yapilan
-41|yapma~seni|yargi|yarica*|yarin~var|yasayarak|yavas|yazab~ama|yazayim mi|yazay~mi|yazdigi|yazdi~ciddi|yazistigini
-41|yaziy~goruy|yazmak uzereydim|yazma~uzere|yemek~ye|yerde|yetisir|yetiskine haber|yetistirmeye|yetis~mi|yil~gun
-41|yiyece*|yok beni|yok~beni|yolda.|you-do~daily|you-do~warn|you-if~marry|you~forget|yuzde~anlat|yuzum yok
-41|yuzun~olmas|zaman~yok|zar|zorbalik.|zorunda degilsin
-42|*afin|*ali|*aliz|*arda|*beye|*busu|*ctan|*eren|*gal.|*iren|*is.|*iyon|*luna|*lus|*madi|*nira|*nme.|*oda|*par.
-42|*rara|*rmak|*sman|*stin|*tisi|*trer|*tron|*ygi.|*yit|*yuk|23|7|I-did~I-am|I-do~someone|I-not~human|I-not~tired
-42|^alan|^ales|^kacinci|^kulaga|^munazara|^sevgilin|^tanzimat|^vatan|acikca soyleyeyim|aday|adimda ben|adimd~ben
-42|afraid~lesson|afraid~you-do|aglamak|ailen~calis|aksam~cayi|aldim sana|aldim~sana|aliy*|altid~kalka|altinda ne
-42|altin~ne|altt*|ama bu|ama~degil|analiz|anlasilir.|anlasm*|anlat~bozuk|annene babana|annen~olsun|annen~yardi|ara
-42|arkadasin seni|arkad~kiyme|arkad~verdi|artis|asar|askini|babaa~ne|baban~sen|bana yazdigini|bana~kimse|bana~oneml
-42|bana~sor|barismak|basim~demek|basin donuyor|basin~mu|baskin*|beklemiyor.|belli~degil|bende~ogret|benim annem
-42|benimle cozdugun|benim~cozdu|benim~soyle|beni~guven|beni~incit|ben~araya|ben~kisi|ben~yazab|ben~yerin|best~forget
-42|bey|bilgilerin|bilmesi|bir anda|biraz~istiy|birc*|bir~basin|bir~bitir|bir~evim|bir~isin|bir~kayna|bir~ust
-42|bitince bana|bitin~bana|biyolojide|boyle~da|bugd*|bugun~gecmi|bugun~hangi|bugun~kisa|bugun~konu|bugun~kotu
-42|buldu~sonuc|bulusma.|bunu~gecme|bunu~oneml|bunu~sana|burad~cok|buray~gerek|buyuk|bu~agir|bu~sey|cagir~arada
-42|cagir~ben|cagir~git|calism*|calis~oyle|calis~plani|canin isterse|carpim*|cevapl*|cidd*|cisi*|cogu zaman|cogu~zaman
-42|cok ogrenci|cok yorucu|cok~canin|cok~oneml|cok~tatli|cok~yoruc|come2~program|cozer~sonra|cry~sad|cuma gunu
-42|cuma~gunu|cumlesi|cunku~degil|da soru|da var|daha~bilir|da~cozeb|da~kulla|da~olsun|da~onunl|da~topar|de o
-42|de yaninda|degil~da|degil~progr|degil~soylu|denem~cunku|deny~kiss|dersi~calis|deyip~gecme|de~istem|de~kontr
-42|dikka~dagil|dinc|diyere*|diyerek|dizesinde|dogal.|dogust*|doker|doktor|dolas~bir|donuyor mu|donuy~mu|dusunuyorsun.
-42|eglenc*|ekin*|elektron|emoji~sana|emoji~tesek|en kolay|en~bu|en~diyem|en~kolay|erken~kalki|ev~sessi|ezber
-42|fark~soyle|feel.|geceye|gece~bakma|gele*|gelirse.|gelisi|gerek~bir|geris~getir|gibi~duyab|gibi~gorme|gibi~gunun
-42|gibi~yine|gidince uzulmem|gidin~uzulm|gitmeden|git~ye|gonder.|gorurum|gorurum.|gorus~de|gozle~kapat|gozun~bir
-42|gucenmek|gun gecirmissin|guncelledim|gunde~soru|gundu~sinav|gunle~cok|gun~gerek|guzel~guzel|haftan*|hafta~geciy
-42|halind*|hangi~soyle|happy~human|heart~rememb|hedefl*|hedef~hafta|hekim|hekime|hemen~ara|herkesten iyi|her~kadar
-42|hesab~gorme|hesapladim|heyec~nefes|hisse~iyi|hocand*|hocandan|hosca~sinav|human~need|icin hazirim|icin ipucunu
-42|icin tesekkur|icin~etmez|icin~uc|icin~uzulm|ikin*|ikinc~cunku|ikinc~denem|ikli*|ilet*|ilk haftan|incitm*|insan~en
-42|is.|istemez.|istem~yok|isteni*|ister|ister~o|iyi bilir|iyi~birak|iyi~ogret|i~ask|kacinc*|kacinci|kacin~sinif
-42|kacir~o|kacta|kac~kaldi|kadinlar|kaldi~az|kalka~telef|kalp~attig|karne~gunu|karsi~taraf|kasil~kan|kaslar*|kaygi.
-42|kaym*|kenara kocaman|kenar~kocam|kim.|kimlik numarani|kimse~seyi|kimse~vurma|kiril~gibi|kisi~sonra|kiskancligini
-42|kiss~heart|kizm*|kokler*|kolay~bir|kont*|konum~payla|konus~biliy|konus~iste|konus~uygun|konuy~bakma|kuantum
-42|kulag~geliy|kutlam*|kutuphane|lafin gelisi|lafin~gelis|leave~marry|lesson~forget|love~I-do|me2~selfProgram
-42|mecaz~bir|mendil*|mesel~degil|mi~geliy|mi~korku|moralin|mu yoksa|mumku~degil|my~student_said|ne oldugunu
-42|ne soyluyor|ne yapabilecegini|needless~only|needless~you-if|ne~soylu|ne~yapab|nisanlisi|notlarini koydum
-42|notla~koydu|o anda|odaklanamiyorsun|odaklanamiyorsun.|odani~isigi|ogleden sonrasi|ogrenirsin|ogretmenin bilmeli
-42|okudum iki|okuldaki|okuld~zor|okumay*|okun*|olcusu|oldug~yok|olur diye|olusma*|once~kokle|onem*|only~teacher
-42|onun~degil|orada~basla|oranti*|ortamd*|ortamdan|otobusu|otobusu kacirdim|otobu~kacir|ozleyen|o~anda|o~konus
-42|o~yenid|paylas.|paylastim|persembeye|planini|plani~payla|progr~kimse|psikoloji|rahatsiz|rehbe~bunu|rememb~tell
-42|repli~ben|sadec~yazdi|sakinl*|sakla~buyur|sakla~cok|sakla~sayfa|sana cok|sana iki|sana vurmaya|sana~anliy
-42|sana~cevab|sana~goste|sana~iki|sana~onu|sana~soyle|sana~vurma|sanma.|sayisini|sende~istiy|seni sinifta|senin~olsun
-42|seni~kavra|seni~kiska|seni~ozur|servi~degil|sevece*|sevecegim|sever.|sey~dinle|sey~evde|silme~sileb|sinavinda
-42|sinav~degil|sinav~degis|sinif~baska|sinif~bunu|sinira|sirtindan|sody*|sogumasin.|sohbe~goreb|sohbe~goste
-42|sonuc~degil|sonuc~mu|sonuc~sevdi|sonuc~yazma|soylemis.|soyle~da|sozunde|sozu~bir|soz~vermi|student_said~I-am
-42|student_said~you|sucla~birli|sure~her|takt*|tasavv*|tebrik ederim|tebri~ederi|tek~birak|telef~sabah|test yok
-42|test~yok|titrer|topladim|uc seyi|ucgen|ucunc~sorud|uc~hafta|understand~marry|uygul~benim|uykun|uyuyamiyorsun
-42|uyuyamiyorsun.|vatan|vermis.|ve~onlar|vurmaya hakki|vurma~hakki|vurma~yok|warn~deny|yakisir.|yalni~liste|yalni~var
-42|yanin~iyi|yanin~kadar|yani~basta|yanm*|yapabilecegini soylerler|yapab~soyle|yapacagim|yapar|yapar.|yapma~de
-42|yapma~istem|yarim~tekra|yavasc*|yavasca|yazab~seni|yazarsan|yazd*|yazdiklarini okuyorum|yazdi~kadar|yazdi~onu
-42|yaziy~bir|yazmi~nasil|yetis~calis|yetis~haber|yok~adim|yok~aglay|you-if~selfProgram|yuku|yuzde~bir|yuzle|zamani.
-42|zaman~kadar|zaman~yaz|zekani
-43|*abin|*anla|*apta|*bahi|*dek|*esti|*eus|*gisi|*imaz|*isip|*kude|*lemi|*mmel|*nal|*nete|*nisi|*nus|*nus.|*piya|*res
-43|*rnin|*say.|*sini|*sor|*ugu|*uyen|*vdim|18|I-did~program|I-not~student_said|^gunluk|^herkesin|^ikinci|^kirildigini
-43|^kitap|^kurstan|^merhaba|^nobetci|^ona|^panik|^selamini|^sol|^sonuc|^uyuyamazsan|^yazdigina|abartma yapar
-43|abart~yapar|ablana.|acik~olsun|adim bir|adini~okulu|ailen~bekle|ailen~et|aile~hekim|alab*|alabil*|alisil*
-43|anlatabilir|anlatmak istersen|anlattim sen|annem~bana|annen~bugun|annen~teyze|arkadasin icin|arkadasin sana
-43|arkad~ara|arkad~bos|arkad~verim|artik~bir|atla*|ayni~degil|baban~ayril|baban~bagir|bahsetmistin|bakars*|bana~yazab
-43|basin~daha|baskalarinin|baski~yapiy|bebek|beden~ama|beklet*|belki~da|ben anlattim|ben yazilimim|bende kayitli
-43|bende~kalma|bende~kayit|bende~konus|benim~sorum|ben~cizdi|ben~girme|ben~testi|ben~verey|ben~yarin|bildig*|bilgis*
-43|bir ailen|bir bolum|bir konuda|bir ornek|biraz~sonra|biri degilim|birim~yazma|biri~bir|bir~diyel|bir~donup
-43|bir~gonde|bir~hazir|bir~kalbi|bir~kaybe|bir~otura|bir~yanin|bitirelim.|bizim~bugun|bogazinda|bolumun
-43|boyle cozerdim|boyle~cozer|boyle~sozle|boyun~yazis|bugun~kapat|bunda|bunu da|bunu~yap|buradayim|burad~sana|cali*
-43|calisip|calismani|calis~gorsu|cekiniyorsun|cekiniyorsun.|cember*|cevabini|cikar~seni|cizerek anlatayim|cocuk~bir
-43|cocuk~sen|cok kisi|cok sevindim|cok~dayan|cok~olmas|cumle~soyle|da bak|da yeter|daha acik|daha~acik|dakika otur
-43|darling~human|da~al|da~oneml|dedigini gordum|dedig~gordu|deger~verdi|degil~ugra|degil~vazge|degisir|degisk*
-43|degistirir.|degistiririm|degistiririm.|denedin mi|dened~mi|deney|derke~yapar|ders~bugun|de~kendi|de~olmaz|de~soz
-43|de~veriy|diye~sorar|diyorsa|diyorum.|doldur|dun~kalmi|dusunmene|dusun~kuvve|duygu~konul|ederim|edeyim.|eki~isimd
-43|ekrana bakmaktan|emegin*|erase~tellnot|etmis.|etmiss*|etmissin|evde~yaz|eve~haber|eve~ver|ezberlemeden|farki~sorar
-43|feel~return|form*|gecel~bunu|gecen denemede|gecen~zaman|gecmi~olsun|gibi duruyor|gibi kavramlar|gibi~kavra
-43|gider~al|giris|gitti~ev|gorusuruz|grubu~0|gunle~bu|guve*|guzel.|hakki~soyle|halanl*|hatayi|hece|her iki|her~sonun
-43|heve*|hic~ihtiy|home1~someone|icin tesekkurler|icin zor|icinden|icine~girme|icin~ipucu|icin~zor|icmem mumkun
-43|icmem~degil|icmem~mumku|ifadel*|ifadeler|ihtiy~da|ikimi~ayni|ikinci bolume|iki~hafta|ilis*|ilk~bir|inan*
-43|insan degil|insan~tanir|isimde*|isimden|ispa*|iste bu|iyi~demek|iyi~kisi|i~you|kadar~gordu|kadar~gun|kadar~soruy
-43|kadar~verir|kadinl*|kalabaliga|kalma~kimse|kalp~kan|kan~0|kan~grubu|kapat~bana|kapat~hisse|kapat~iyi|kapat~zaman
-43|karnin|kasi|kavramlar|kaybetmek|kez soz|kez~kendi|kez~soz|ki bir|kila*|kim ne|kimlerle|kimli~yazma|kimse~gonde
-43|kimse~kendi|kimse~yaziy|kirildigini|kitab~arkas|kiyme~biliy|kiz~diye|km|knownot~help|kodlamayi|kons*|konul~mi
-43|konus.|konusabilirsin|konusmadan|konus~biraz|konus~ogret|konuy~sonun|konu~on|kotu~hisse|kulakc*|kursta*|kurstan
-43|leave~wait|life~mine|mektup yazar|mektu~yazar|menu*|mesaj~atmam|misin~de|miss~leave2|miydi.|mi~evde|moth*|mother
-43|mukemmel|munaz~hazir|nda|ne var|needless~study|nefes egzersizi|ne~hisse|ne~sorar|ne~yapil|o mu|ogren.|ogretmenin.
-43|ogrett*|ogret~oneri|okudu~iki|olan~var|olayi|olcutl*|oldugunu goruyorum|olmani*|olursa olsun|olurs~olsun
-43|omzun~yasla|once x|once~annen|once~x|one cikar|onerey*|onereyim|onereyim.|only~help|onu soyle|onun yanina
-43|onunla kal|onunl~kal|onun~yerin|oturmuyor|o~kisiy|plani~da|planladim.|program~family1|program~tired|promise~rememb
-43|robot musun|robot~insan|sabahi|sabah~o|sad~study|sana simdi|sana~kisi|sans|sari*|saril~birin|say.|selami*|selamini
-43|selamini aldim|selam~aldim|sende kalir|senin~halin|servet*|sevdim|sevilm*|sey~insan|silip|simdi~sey|sinav~var
-43|sinifindakiler sana|sir~vermi|siya*|sonra yeniden|sonra~icme|sonra~ihtiy|sorma~once|soru~cozer|soru~hazir
-43|soylediklerimi|soyledin|soylerken|soyleyemez|soyle~dudak|sozcu~eki|sozle|sozles*|sozluk|study~I-did|tahmin*
-43|tam olarak|tam~olara|tasinm*|tatil~gidiy|tehdi~soyle|tek~soyle|telefonu da|telef~yanin|tellnot~I-be|tell~best
-43|tell~kiss|terimi|tired~best|turev.|tutmam|tutmam.|ucrets*|unutmu*|uydurd*|uyel*|uyele~birbi|uzuldu*|uzunsa
-43|vereyim sen|verey~sen|verme~ama|vurmay*|vurmaya|we-let.|yalni~istiy|yalni~kontr|yapmam*|yapma~yok|yapr*|yarim gun
-43|yazacagin|yazdi~gore|yazdi~metin|yazma bana|yazman cok|yazmasan|yazma~sey|yetis~bilme|yok~herke|yol daha|yol~daha
-43|yonlendiririm|yonlendiririm.|yorulu*|you-did~best|you-did~cry|you~someone|yuru|yuruyerek|yuzde~insan
-44|*akir|*alik|*ami.|*atif|*bina|*biz.|*goz|*gunu|*hve|*inen|*keti|*ktor|*lcu|*maz|*nmaz|*nmus|*nsun|*olan|*olcu
-44|*ous.|*ren.|*seli|*sri|*suc.|*tmus|*ttu.|*yfin|*yku.|*zuli|20|I-not~needless|^cikinca|^cinsiyetim|^denemenin|^evet
-44|^harikasin|^hayal|^hesabin|^icimde|^kalan|^kenara|^kiskanmak|^kotu|^mukemmel|^omzuna|^oradan|^oysa|^peki|^rica
-44|^sevgi|^uzuldugunde|^yasim|ablan~da|acariz.|acele~yok|ac~kalma|adim~yaziy|aksa*|alman|ama~gorun|ama~oturm|aninda
-44|anladigimi|anlad~duzel|anlatmak ister|anlat~fazla|annen~ama|annen~cekin|annen~gelsi|anne~baban|anne~payla|aramad*
-44|arama~yok|araya|arkad~belki|arkad~guven|arkad~ona|ayiralim.|ayni~gun|ayni~takil|ayril~sonra|babam yok|baban~gelmi
-44|bagdas*|bagla~gibi|bakmaktan|bana diye|bana her|bana sen|bana~bagla|bana~kez|bana~kustu|basaran|basaran sensin
-44|baslan*|bayra~buyuk|bayra~elini|bece*|belk*|belki|bence~konus|beni rahatsiz|ben~ancak|ben~haber|ben~liste
-44|best~quote|best~tired|bilere*|bilerek|bilgilerini|bir dilim|bir his|bir kismi|birakir|birakiyorum|birakiyorum.
-44|birak~cikma|birak~diye|birak~icin|bire|birind*|birin~ikinc|bir~ablan|bir~araci|bir~bicim|bir~biriy|bir~harca
-44|bir~his|bir~kaydi|bir~kismi|bir~zor|bittig*|bittiginde|biz.|bos kalsin|bos~kalsi|bos~saatl|boyu*|bozulunca ne
-44|bu degil|bu guzel|bucuk|bugun~donel|bugun~gun|bugun~kez|bugun~seni|bugun~tek|bugun~yaziy|bunu basaran|bunun~icin
-44|bunu~sensi|buyuk~elini|bu~dusun|bu~icin|bu~karar|bu~kotu|calis~o|canin~ister|cemb*|cevre|cikma~degil|cinsiyetim
-44|cok vakit|cok~vakit|come2~study|cry~need|cumle~cok|cunku~beden|dagilm*|da~gideb|da~ister|da~sey|da~soru
-44|de okuyabilir|degil~dokto|degil~istey|derken abartma|derke~kaste|de~ama|de~okuya|de~sevdi|dikka~bozul|dogum~unutm
-44|donemi*|donem~birak|dord*|durdu~degil|dusurur|duymuyor|ediyorsan|eksi~isare|en~zaman|et~sonra|ev adresini
-44|evdekiler her|evdek~gun|eve~annen|ev~adres|ev~soyle|eylu*|eyva*|eyvall*|eyvallah|fuzu*|fuzuli|gecerli.|gece~uyuma
-44|gecirmissin.|gecir~da|geldiginde|geleni|gelir~da|geni*|geometride|gere*|gereki*|gerek~hicbi|geri~verir|girilm*
-44|git~saril|gonderirsen|gonderme.|gonde~bakar|gorem~misin|gorevl*|gotur~gerek|gozle~dakik|gozle~gibi|gozyasi|grupta*
-44|gruptan|gunun~unutm|gun~hicbi|gun~kaldi|guvenc*|guvence|hafta~progr|harika*|harikasin|hasi*|hasim|hatirlatayim
-44|hatirlatayim.|hayir~yok|hemsiresine|hicbi~sinav|hic~okuma|hizli~yavas|home1~my|human~love|ilgil~degil|ilk~soru
-44|integralle|internette tanistigin|inter~tanis|ister~bu|iyid*|iyidir|iyidir.|iyi~cunku|iyi~gelme|kac~uyudu
-44|kahvaltini yap|kahve|kalbi~hizla|kalbi~kiril|kaldi.|kaldi~yerde|kapatinca|kapat~gecel|kapat~gozle|kapisini cal
-44|kapis~cal|karari|kararl*|karistirdim.|karsi~besle|karsi~hazir|kazanir|kazanir.|kendine karsi|kesr*|kesri|keyfin
-44|kimin~yanin|kimse benim|kimseye okuma|kimse~demes|kimse~yokke|kim~yakin|kisa~bu|kisis~bilgi|kiskanmak|kitap da
-44|ki~daha|kodu~kimse|kodu~okuma|kolay~ne|konus~bolum|kopya~ama|leave2~tellnot|leave~warn|lgs~yeni|listede|lutfe~tek
-44|maca|merakin|merk*|merkez*|mesaj~gelir|munazara|munazara icin|munaz~icin|my~angry|nasil geciyor|nasil~geciy|nazim
-44|nede*|nedim|negatif|ne~o|ne~yaz|odaday*|ogren|ogret~danis|okul hemsiresine|okuyabilir|okuyabilir.|olabilir mi
-44|olanla*|olasilikta|olman~gerek|omzuna yaslanip|onced~de|once~birin|once~istiy|once~tek|ondan~olabi|onemli*|on~alti
-44|on~yedi|ornek cumle|otede|oyle~istem|ozel~gunle|ozetin*|ozlemen|ozler|ozler.|o~anlad|o~cumle|o~sesi|paragraf.
-44|parent~happy|parka|progr~iyi|quote~daily|quote~promise|rahat~su|rehber ogretmen|rememb~wait|romand*|saat uyudun
-44|saat~uyudu|sana kusmus|sana takma|sana~etmek|sana~kusmu|sapm*|secenekleri|secret~not|secret~you|sen gece
-44|seni yoran|senin~birli|senin~gelen|senin~olur|senin~zor|seni~ders|seni~dogru|seni~etkil|seni~yarin|seni~yazdi
-44|seni~yoran|sen~dene|sen~getir|sen~siral|sevil~evdek|sezdir*|siirde|silme~sil|simdi~sinir|sinif~biriy|sira~birli
-44|sogu*|sohbe~gider|sonra ben|sonraya|sonra~yenid|sonuc~bana|sonuc~buldu|soru~geliy|sozu|soz~onu|suc.|sunu~istiy
-44|sured~ogren|susu*|takma~takma|tanis~bulus|tarihini|tavana bakiyorsun|tek~cumle|tek~olama|telef~ve|tellnot~I-am|top
-44|tuketm*|turkceden|tutmuyorum|uc sey|uc~dene|uc~seyi|umut|unive~yeni|urun|utanma*|uygun~onu|uyku|uyku.|uzar.
-44|uzeri~bir|uzgun|uzuldugunde|uzulm~cok|uzun~surer|verdi.|verin~bir|verirsen ver|verir~ver|versin|wait~promise
-44|we~I-not|x~y|yanin~istiy|yapabilecegini|yapmaya|yardim eder|yardim et|yardi~eder|yarim~gun|yaslanip|yatiri*
-44|yatirim|yazam~geldi|yazdiklarina|yazdi~kitab|yaziyor|yazmak istersen|yazmas*|yerin~iyi|yeter.|yoksa~calis
-44|yolda~bir|yolla~de|yoran|yorar|yorar.|you-if~warn|yuruy~on|yuzde|yuzde~soruy|yuzum~yok
-45|*ajim|*bayi|*daga|*devu|*ello|*emi.|*emli|*ence|*erde|*est|*evu|*fani|*gere|*hruz|*ila|*ira.|*irir|*isel|*kime
-45|*ligi|*llo|*lniz|*ltir|*nik.|*nize|*nta|*ros|*tami|*tem.|*tir|*tman|*ukta|*uli|*ygum|I-am~tellnot|I~kiss|I~you
-45|^arada|^bu|^diyelim|^diyorsun|^emin|^ev|^ikimiz|^kahve|^kimyayi|^kopegin|^sesin|^tarih|^yakin|^yanilabilirim|acig*
-45|acik*|akcigere|aksam~koydu|ales|ama aklimda|ama~aklim|ama~gece|anlatmani|anlat~acisi|anlat~bir|annene surpriz
-45|annen~gece|annen~surpr|annesi|ara ver|arkad~ozel|asagid*|asama~yaz|asik oldum|asik~her|ay sonra|ayri~goruy
-45|az~yanli|babana goster|baglan*|bakim|bakmak*|bana~diyor|baslama|baslaman|baslayabiliriz|bekledigin|beli*
-45|bende~anlat|benim~olmad|ben~anlat|ben~taraf|besler|besler.|bes~hicbi|bes~sey|bihr*|bihruz|bilgi|bilmiy*
-45|bir buyugun|biraktin.|birak~giden|biraz esne|biraz~esne|birinci tekil|birin~tekil|bir~ailem|bir~soru|bitirdim
-45|body.|bozulunca|bu hafta|bugun~icin|bugun~sorun|bulamiyorsan|bunlara ihtiyacim|bunla~ihtiy|bunu resmi|bunu~danis
-45|bunu~kilav|bunu~neden|bunu~resmi|burad~gerek|bu~belir|bu~donem|bu~hangi|bu~oldug|bu~olur|calismayi|cevab~biliy
-45|cevird*|cevrilir|cevrilir.|cinsiy*|civa*|civari*|civarinda|cizer~anlat|cocuk~ne|cok~kazan|cok~sonra|coll*|coller*
-45|dakik~dakik|dakik~sey|da~biliy|da~bilme|da~gor|da~gotur|da~sorar|de yazabilirsin|dedene|degil~rehbe|degistirmez
-45|degistirmez.|demen~yeter|denemenin|dere*|dersh~bu|deyim|de~gider|de~goste|de~ona|de~yolda|diler~bana|dinle~olurd
-45|diye cevrilir|diye sormussun|dizesi*|dogar|dogar.|dogru~bu|doktora soyle|dondu~yaz|dort~bir|durdur*|durmak|dusuru*
-45|duygum|duymuy*|ekib*|ekran~bakma|el~var|emek|en~cok|erken yat|erken~yat|etmis olmazsin|etmis~olmaz|evim~yok
-45|fark~ettir|faydal*|fazladan|feda|flort~benim|fotograflarini|gecen~bir|gece~ama|gece~annen|gece~gundu|gelirse
-45|gibi~duruy|gibi~gitme|gittigini|gizlem*|gizli~de|gorme~icin|gozun|guldur*|guven~olman|haberi olmasi|haftasinda|hal
-45|hayal~bolum|hayir~insan|her~calis|hesabin|his|icin|icin~bunu|iki~diye|ileri|ilerliyorsun|ilerliyorsun.|ilgi|imge
-45|insanca.|inter~kimse|is|istem~diye|ister misin|ister~misin|istiy~bunu|iyi~uyu|kadar~yeter|kafani|kalbi~cizer
-45|kaldi~sayfa|kaliti*|kalk|kalp|kapiy~ac|kaybe~cok|kaybolmaz|kaynaktan|kenara koy|kenar~yaz|kendi~karsi|kendi~sende
-45|kimse beklemiyor|kimse tek|kimseye gostermek|kisise*|kisisel|kitapt*|kitap~bile|koklu|kolaydan|kolaydan zora
-45|kolay~zora|konularda|kopegi*|kopegin|korkuyorsun.|kuan*|kuantu*|kulak|kullanma|kursun|kuser~bu|lamb*|leave2~lesson
-45|listesi var|mesaj atip|mesajim|mesaj~atip|mikt*|miss~only|mola~devam|nasil~bilmi|nasil~buldu|nasil~geldi|neci*
-45|necip|nered~oluyo|ne~kac|ne~onu|noone~home1|o an|oda|ogrendigin|ogret~bunu|ol ben|oldugunda|oldug~kimse|olsam
-45|olup~olmad|ol~ben|ona~bu|once nefes|onemli|ornekl*|othe*|othell*|othello|ozel~mesaj|ozlemek|ozur~diler|o~an|o~diye
-45|pake*|parent~parent|payda~esitl|payla~de|pazartesi dondugunde|pazar~yaz|plan~hic|raif efendi|raif~efend|randevu
-45|rehber ogretmene|return~best|robotl*|saatine|sabah~oluyo|sad~leave|sahipl*|salgilanir|salonda|sana yol|sanati*
-45|sana~dinle|sana~el|sana~geleb|sana~simdi|sana~ve|sanila*|saniye.|sayisal|sebeb~de|secme~zorun|sen yap|sende~mi
-45|seni benden|senin hatan|senin~bilen|senin~hatan|seni~birli|sen~biraz|sen~olur|sevin~guzel|sey~beni|silme
-45|simdi~dene|simdi~nered|sinav~yazdi|sirlar saklanmaz|sonray*|sonra~al|sonra~donme|sonra~yarim|sonuc~kontr
-45|soru sectim|sorularinda|soruyorum|soruyorum.|soru~secti|soylemeden|soyleyeceksin|soyleyeceksin.|soyle~dogru
-45|stay~only|student_said~noone|study~I-do|su~geldi|takilirsan ipucu|tam bilemem|tam~bilem|tatli ruyalar|tatli~ruyal
-45|tek tek|tezi|titrem*|topl*|tutma|uc soru|ucuncu|uc~hazir|unutm~limit|ust uste|ust~uste|utanm~butun|uygul~ekran
-45|uykunu kacirir|uyu sabah|uyu~sabah|uzar|varsa bunu|varsa~bunu|var~soyle|we-let~help|we-let~sad|wish|write~I-am
-45|yalniz birakmis|yanli~not|yapma~ama|yapti~bir|yardi~et|yarim~yuruy|yay~kirpi|yazayim.|yazdi~ozet|yazil~ogren
-45|yazma~degil|yazmisim|yeni~insan|yerin~tutam|yokken de|yokke~de|yolda~calis|yontem.|yuzd*|yuzunden degil
-45|zaman~zaman|zor gelirse
-46|*amin|*aniz|*ant|*blem|*ctur|*dayi|*ike|*iyi|*ker.|*kuna|*lup|*nli.|*olu|*ova|*ral|*ring|*tedi|*tif|*til.|*tin.
-46|*ula.|*var.|*vvet|*yap.|*ydan|360|I-be~rememb|I-be~understand|I-did~quote|I-not~heart|^aferin|^aksama|^baski
-46|^birim|^elimden|^gul|^hem|^kedinin|^konumunu|^ogleden|^omer|^optik|^psikologunla|^sinav|^surpriz|^takildigin
-46|^turing|^yazdigim|ablan var|ablan~anlat|ablan~var|ac~denem|adres~payla|ailen duymasin|ailen~duyma|akil~da|aksamd*
-46|aksam~calis|amac|ama~degis|ama~dikka|ama~kendi|analiz*|anlat~et|annene haber|anne~cocug|araciy*|araciyim|araciyim.
-46|arama~gerek|arkad~anlas|artik~yok|asti*|ayaga~kalkm|ayne*|aynen|azalt.|baban~da|bana~kitap|basin~tasim|ben kontrol
-46|ben notlarini|ben saatleri|beni dusunduruyor|benim senin|benim~babam|beni~makin|bensi~yapar|ben~duzel|ben~edeyi
-46|ben~kagid|ben~payla|ben~saatl|ben~senin|ben~tablo|bile~degil|bilmiyorum|bir saniye|bir~anda|bir~biraz|bir~dersi
-46|bir~gerek|bir~kalir|bir~kutla|bir~ornek|bir~saatt|bir~tablo|bir~tuzak|bosluklari|bost*|boyle~seyi|bulursun
-46|bulursun.|bunu~cozer|bunu~verem|buyur.|bu~arkad|bu~durum|bu~merak|bu~sevdi|bu~testi|bu~yanit|calisma araciyim
-46|calis~bunu|cephan*|cepha~balik|cizeli*|cizelim|cok~sevin|cok~taniy|cozdu~cok|cozdu~soruy|cry~cry|dakika.|da~cozer
-46|da~goste|da~guven|da~olabi|da~yarin|degilsin bu|degismez|demek degil|dene~ben|derke~mi|ders~degil|ders~dinle|devr*
-46|de~konus|dikka~doner|dilerim.|diler~bir|diye~bos|doktoruna|dun~bugun|durak|dustug*|ekip|ekran~sil|elimden geleni
-46|elimd~gelen|elini~bir|eller~titre|emekle|emojisi|en cok|en~yaz|evde~annen|eyle*|fatm*|fatma|feel~parent|fikir
-46|gece~sabah|gelir|genisl*|gercek.|gereken bir|gerekiyor.|gibi~biliy|gibi~zaman|gitme~degil|gormus*|gormussun
-46|gun sonra|gundu|guru*|hadi~sen|hafta~birak|hak ettin|halana|hangi~bilmi|hatan|hemen 112|hissediyorsun|hissettigin
-46|human~lonely|icin~karis|icmem|iddi*|ikinci adimda|ikinc~adimd|iki~biri|iki~goruy|iki~taraf|ilerli*|ilgile*|ilk~ay
-46|insana da|insan~anlat|ip|isim~degil|isine~yarad|istedi|istenmez|iyi~yarin|kadar~var|kahven*|kahveni|kaldi~mi
-46|kal~de|kapat~benim|karisiyor|karisiyor.|kasl*|katt*|kenar~koy|ki yardima|kiril~bende|kiss~write|kizaca*|ki~ve
-46|ki~yardi|knownot~home1|konumu*|konumunu|konum~acik|koruya*|kurdum|kuvvet|lesson~miss|life~tell|lonely~daily
-46|makin~kulla|me2~human|mede*|merak~icin|merak~ne|mesaj~bir|munaz~karsi|ne~verir|nisanlisindan|nobet~de|noone~wait
-46|odaya~koy|okuyorum.|okuyunca uzuldum|okuyu~uzuld|olasilik|olayla*|olmam~da|olmazs*|olmuss*|olmussun|omer
-46|omer seyfettin|omer~seyfe|one~cikti|onlar~yanli|onle*|oturur|oyle~cevre|oyle~var|parent~body|payday*|paydayi
-46|paylasabilirsin|paylasabilirsin.|planladim|problem|prova|psikologunla|rahats*|rapor~payla|rehbe~degil
-46|rememb~parent|renk*|robot degilsin|saka*|saklanmaz|saklanmaz.|sana~birak|sana~verme|savas|sayisi*|secme~ama
-46|secret~tired|selfProgram~human|sende|seni goremem|seni suclu|seninle bu|senin~gunun|seni~progr|seni~simdi
-46|seni~yalni|sen~cekin|sen~edeyi|sen~kontr|sen~plani|servi~konus|seveme*|sevgi~isler|seyf*|seyfet*|seyfettin|sifres*
-46|sinav~bitme|sinif~bu|sinif~konu|sonra~yemek|son~bana|sorarsan|soyler|soyle~koy|sozund*|soz~soyle|sunu~bir|sutu*
-46|su~nered|takildigini|takim arkadaslarin|tarim|tek~tasim|telef~kulla|terci~de|thanks_to~best|tiklama.|tired|turi*
-46|turing|ucre*|uygun.|uykuna|uyku~bozul|uyku~gozle|uzmekt*|uzmekten|var.|ve yaninda|yan~de|yap.|yapiyor.|yaradi*
-46|yardima ihtiyacim|yasar.|yazalim.|yazdigina|yazdi~kaldi|yazdi~karsi|yazdi~var|yazma~ona|yazma~oneml|yers*|yeterli.
-46|yoksa~bir|yok~ekip|yoldas.|yonler*|yonleri|yorgu~bir|you-if~home1|yurutme|zamanda|zora|zorb*|zorbal*
-47|*arir|*atik|*bep|*cuda|*dit|*elt|*fat|*ftir|*glan|*glu.|*hdit|*idik|*ihe|*inan|*iski|*itir|*iyo|*izam|*kale|*lul
-47|*mek.|*nle.|*ntu|*nun|*pik|*rihe|*rri|*rtin|*rus|*smez|*taga|*unsa|*untu|*unuz|*vinc|*yini|*ynak|*zam|I-am~I-do
-47|^beklerken|^bundan|^cuma|^ellerine|^fizik|^kusura|^sistem|agir~yuk|ailen de|ailen~mi|ailen~sey|aksam~neden|akta*
-47|aktara*|almis|ama~anlat|anilar*|anlatimi|anlatiyorsun.|anlatmayi dene|anlat~dene|annene sor|anne~cocuk|arkad~yazmi
-47|asal|ayarlardan silebilirsin|aylar|ayrin~bu|azal*|babana anlat|baban~senin|bak simdi|bak~simdi|bana~olur|basin
-47|bazen~insan|bedenin|beklememis.|bekliyorum sen|beni anlamiyor|beni uyar|benim~yalni|benim~yapac|beni~gelis
-47|beni~gerek|beni~iyi|beni~sey|beni~uyar|ben~diyem|ben~tutma|bes~olsun|bile olur|bilemem.|biliyor|bir dil|bir konuya
-47|bir paragraf|bir sayi|bir zaman|biraz~ceker|birer|biri olsun|biri sana|biriy~degil|biri~sana|bir~baska|bir~dil
-47|bir~konud|bir~lazim|bir~model|bir~siray|bitir~degil|boslu~doldu|boyle~oldug|boyle~yok|bozmaz|bozmaz.|bugun~degis
-47|bugun~yazdi|bulunur|bunlara|bunun~degil|burada sana|burada yazdiklarini|bu~dersi|bu~rahat|bu~yoksa|calisamamissin
-47|calis~saatl|catlak*|catlaklar|cik~komsu|cins*|cocuk~anlat|cok daha|cok sey|cry~return|daha~olsa|da~belki|deri
-47|de~ayni|de~isare|dikkatin|dil~model|diye seslenir|dun~yapti|durdu~senin|durumun|dusunduruyor.|dusunelim|dusunelim.
-47|dusunuyor musun|dusunuyorum.|dusun~yaz|duygusu|duzeltiyorum|duzeltiyorum.|ellerine|en zor|en~guclu|en~yakin
-47|etmen~ve|eve~donec|formulu|gaye*|gayet|gecen~denem|gece~yaris|gelistirdi|gelistirdi.|gercek ve|gerekc*
-47|gibi konusursam|gibi~hisse|gizli~seni|goc|gonul~kapat|goruntusu al|gozun~buyut|grup|guld*|gunle~o|guzel~haber
-47|haftasi|hastay*|hayal dilimi|hayal~dilim|hedefini|herke~iyi|hesap~bir|hissetme|hissetmen|home1~human|icin sana
-47|icin~anlat|icin~gorus|icin~ol|icin~oldug|iki hafta|iki~yili|ilk~kurar|inanm~inana|insan olmak|insan~olmak|iskele*
-47|istedigin zaman|isted~zaman|istemezsen de|istenen|ister~sileb|iyi~anlar|izin~sonra|jealous~human|kacmiy*|kacmiyor
-47|kacmiyor.|kalmadan da|kanin|karar verme|kaynak|kez|kimse~oturm|kim~bana|kirginlik|kirici.|kirmizi|kisa~ogren
-47|kisi~seni|knownot~I-am|kocu*|konu|konula*|konusursam|konusursam beni|konus~uyar|konuy~var|korur.|koruyacak|koyama*
-47|kulupl*|kurulu*|kuzenine yaziyorsan|kuzen~yaziy|leave2~best|leave~darling|lesson~daily|lisa*|list*|lonely~cry
-47|lonely~we-let|love~sad|mada*|marry~I-not|marry~deny|masana|merak~etmis|merak~guzel|mezun~icin|midend*|midende
-47|nasil~konus|neden~de|need~someone|neredesin|neye|normal*|notla~once|numar~bakar|numar~sonra|odevi~bu|ogren~kendi
-47|olman~sevin|olmu*|olunce|once~ipucu|once~yanli|onemsiyorum|onemsiyorum.|orada~vardi|oturma*|ozetleyeyim.
-47|ozluyor muyum|ozluy~muyum|o~da|paylasma kimseyle|payla~kimse|peki~sen|plani~bos|program|program~noone|progr~bos
-47|quote~feel|rahat~kapat|rehbe~ugra|sabah~sonra|sad~heart|sana haritayi|sana~harit|sana~yuruy|saril~yok|sebep
-47|sekizde|selim|sende~sey|sende~var|seni anlamadigini|seni biraz|seni koruyacak|seni~calis|seni~yanli|sesin~duyul
-47|seslenir.|seven~insan|sevinc|sevme~senin|seyi anlatmak|sey~yedin|sifre~yazma|siklari|sinav haftasi|sinav senin
-47|sinif~da|sirri|sirri~verdi|sistem|someone~deny|sonra~birak|sonuc~bu|sonuc~ediyo|soru koku|sorunun|soruy~adiml
-47|soru~koku|soyle.|soyle~ister|soyle~istiy|student_said~best|student_said~deny|sur|sur catlaklar|sur~catla|tanidik
-47|tarihe|tehdit|telefonu annene|tema*|tired~happy|turevinde|turev~ve|turler*|tutor1~tell|understand~I-do
-47|understand~I-will|uykun~kacir|varmi~beni|varmi~konus|varmi~uyar|vereli*|verelim|ve~bu|yakaladin|yalni~yazab
-47|yanin~biri|yanin~olmal|yanin~ona|yapam~diye|yapay~calis|yapilm*|yapiy~ama|yapm*|yapmami|yardim etmek|yardi~etmek
-47|yardi~ihtiy|yasamiyorum.|yataga|yazi*|yazma lutfen|yazma~bir|yazma~lutfe|yaz~kaldi|yeni|yil boyunca|yildir|yilin
-47|yil~boyun|you~student_said|yurtt~hafta|zaman~yasam
-48|*ano|*bek|*gma|*haba|*hmet|*isa.|*ita|*iyac|*jide|*kam|*kle|*kluk|*kulu|*lah|*let.|*lim.|*lous|*lusu|*mami|*maz.
-48|*mir|*nman|*rano|*reti|*ter|*tune|*tunu|*unma|*yac|*yen|*yman|*zdu|10|I-do~I-did|I-do~knownot|I-not~home1|^aciyi
-48|^artik|^ayaga|^cyrano|^geometri|^haydi|^isigi|^kimi|^kiskanmam|^olmazsa|^son|^takim|^yazdigin|aciklayayim
-48|aciklayayim.|adim|afraid~only|agir bir|aglarsan|aglayamam|ahme*|ahmet|ailene soyle|an nasilsin|angry~not|anil*
-48|ani~anlat|anlam~cekin|anlam~sorma|annen~kolay|an~nasil|aramizdaki fark|arasi~bir|ara~verdi|arkad~seni|arkad~telef
-48|arti|ayaklarini yere|ayakl~bas|ayda|ay~baska|bagd*|bana~gerek|basin~donuy|baska~bir|baska~kayna
-48|benimle paylastigin|benim~arkad|beni~anlat|beni~der|beni~kirma|bensi~cozuy|bes~bir|bilgiyi|bilmemek|bilsin
-48|bir deneme|biriktirmek|birin~ver|birli~mi|bir~defte|bir~dilim|bir~indir|bir~olmuy|bir~olurd|bir~uc|bir~uzman
-48|bitin~degil|bitti mi|bogaz~gibi|boyunc*|boyunca|bu aksam|bu sirri|bugun~etme|bugun~merak|bulacagiz|bulacagiz.
-48|bulmussun|bulunc*|bulunca|bulunu*|bunu~gorme|bunu~icin|bunu~tutam|bu~anlat|bu~en|bu~gunle|bu~isim|bu~kesin
-48|bu~kural|bu~sildi|calis~araci|calis~arkad|calis~kendi|calis~yardi|carp|cikabilirsin|cocuk~yok|cok~biraz|cok~isted
-48|cozmedi|cozuyorsun|cyra*|cyrano|daha~uygun|daha~yakis|de programi|degil~yeter|demek~degil|demeye*|de~devam|de~et
-48|de~etme|de~ver|diler~bu|disinda|diye~cevri|doktorun|dolasim|donelim.|dopamin|dugum~gibi|dunyaya fazla|dun~cozdu
-48|dusundugun|ertesi gun|ertes~gun|ev~kimse|fayd*|fazla degilsin|feel~teacher|garson*|gelene|geome~bilme|gerekl*
-48|gerekli|geri~doner|gibi~aliyo|gizled*|gostermek zorunda|grupt~degil|guclendirir|guclendirir.|gune kadar|gune~kadar
-48|gun~sinav|guzel~calis|hadi sen|haftad*|hangi|hayali*|haydi|help~someone|herkes gorsun|hipo*|hisseder|hocan~iste
-48|icim~dogru|ihtiyac|iki~cumle|ilahi aska|indirip|ipucu verdim|ipucu~verdi|istene*|istersen ayarlardan|iyi sen
-48|iyi~anlat|jeal*|jealou*|kac saat|kac~saat|kahramanin|kalmadan|kal~sinav|kaydet*|kenari|kendi~kizma|kimse~icin
-48|kirilmaz|kiril~soyle|kisa.|kisi~kim|kolay soruyu|kolay~soru|konud~istiy|konun|konus~not|konuy~daha|koyamam
-48|kucuk~yer|kult*|kurali*|kuzen~oyna|lesson~best|liste~var|love~human|lutfen bunu|lutfe~bunu|mahlas*|matem~ama
-48|merhab*|merhaba|mi geliyor|mi onu|mi yoksa|miss~love|mi~onu|ne~gordu|noone~family1|numarayi|o ses|ogle~gun
-48|ogretmenlerin seni|ogret~demek|okuld~ogret|okuyu~oldug|okuyu~sevin|oldugunu gordum|olmad~dusun|olmali.|olmalisin
-48|olmalisin.|olmustur|olmustur.|ona~seni|once ona|onun~yanin|orada~var|oted*|oyunda kadin|oyund~kadin|o~mu|o~okuya
-48|o~ses|o~ve|parca|pazar~bos|program~me2|program~mine|program~stop2|prov*|quote~courtesy|rahat~dogru|rehbe~bende
-48|sadec~ipucu|sadec~verdi|sad~you-did|sakla~birli|sana~geldi|satir~yaz|seni terk|senin yerinde|senin~karar
-48|senin~yapti|seni~demem|seni~kiril|seni~suclu|seni~terk|seni~yanil|sen~ediyo|severim.|sevin~yok|sey olmuyor
-48|sey~olmuy|sifreni kimseye|sila*|silah|sinav~girme|sinirina|sinirl*|sir vermis|siralaman|siz|siz~eki|sonuc~adim
-48|sonuc~mi|sorarsan ben|soruda*|soruy~cok|soyle~yardi|sozle~bir|soz~ben|soz~sanat|su anda|su~anda|su~nasil|takip et
-48|takip~et|tanim~kimse|tasind*|taslagin|tavan~bakiy|tek~bakma|test~sonra|tikl*|tiklam*|tiklama|turevi*|tutor1~deny
-48|ucunu|ustune|uygun~bir|uyuma~icin|uzerine|varsa~onlar|vermen*|ve~cikti|ve~yanin|wait~deny|wait~tellnot|yakinsa
-48|yakin~soyle|yakisiyor|yakisiyor.|yalanl*|yanil~duzel|yanin~git|yanin~su|yaniti sildim|yanlis olur|yanlisin|yans*
-48|yardim*|yardi~var|yarida|yasim yok|yazar|yazar.|yazdi~nasil|yere bas|yere~bas|yikamak|yildir*|yok~sadec
-48|you-did~tellnot|zaman~ne|zarar~verme|zorbalik|zorlay*|zorla~mi
-49|*abim|*agi.|*caz|*dolu|*dugu|*enen|*eyi|*fona|*gesi|*gili|*iran|*ista|*klan|*lmis|*ncik|*nya|*pida|*poru|*rer.
-49|*saca|*sit|*sizi|*sya|*tada|*ucu|*vmen|*ylas|*yur.|*zari|*zmen|I-be~I-not|I-not~selfProgram|I-will~leave|I~tell
-49|^aksam|^arkadaslarin|^degerin|^olur|^sanal|^selam|acmak|aglam~cok|ailem yok|ailen~ister|aksamki testi|aksam~ediyo
-49|alan*|alarm~kur|algi*|alta|altin~sey|ama~oldug|anad*|anadol*|anadolu|anlamaya calisiyorum|anlam~calis|anlat~iyi
-49|annem bana|anne~ayril|arasi~sey|araya~girme|baban~iste|bakali*|bakalim|bakisi|bana~cevab|bana~en|bana~yazmi|bank*
-49|baska~anlat|baski~konus|basla.|bastan alalim|basta~alali|bazen~yaziy|begen~degis|belki onlar|bende~once|ben~dil
-49|ben~sona|ben~sorac|best~you-did|bildi~sustu|bilmeli|bilmen*|bir cozum|bir durum|bir~elma|bir~gecey|bir~hekim
-49|bir~sinir|bir~sorab|bir~yerde|bir~yonle|bosa~gitme|bunu~bu|bunu~degil|bunu~hakki|bunu~sinif|burad~anlat
-49|burad~hayat|bu~gider|bu~ister|cekil~kimse|cevabindan|cevabindan sonra|cevap~arkas|courtesy~I-am|cozebi*|da butun
-49|daily~best|da~yeter|de ogretmenin|de yeter|dedig~yazdi|defteri|degerli|degil~onu|delird*|demektir.|demissin.|den
-49|deny~tell|derke~abart|ders yok|dersem|dersem seni|derse~kandi|derse~oluru|derse~seni|de~birli|diyalo*|diyen~tek
-49|dondu~kaldi|duruy~mi|dur~eksi|dusunce|dusunceler|edebiyat|edec*|ekrani goster|eller~catla|emma|en~zor|ezber~ogren
-49|fark~etmez|fazla~bir|forget~study|fotografi|gecebiliriz|gecebiliriz.|gecerli|gece~cikma|gece~nasil|geliy~onu
-49|gelmez|gelmez.|gittig*|gizli~soyle|gordu~yok|halin~var|heart~happy|helal olsun|helal~olsun|hemen~112|hita*
-49|human~miss|icin~fark|ikinc~bolum|ilk~zor|insan~istem|insan~kimse|iptal ediyorum|iptal~ediyo|ipucu|ise yalniz
-49|ise~yalni|ista*|istememistim|istem~sey|iyi gecer|jealous~feel|kalbi~kan|kaldi~yer|kalici olur|kalic~olur|kalk~esne
-49|kandirmis|kandirmis olurum|kandi~oluru|kapata*|kapida|karar~verem|katili*|kazandirir|kisaca|kisi seni|kisiyl*
-49|kisiyle|kizma~da|kolay~soruy|kucak|leave2~erase|lesson~family1|lesson~my|lesson~needless|lesson~promise
-49|lesson~student_said|lesson~you|listed*|mecaz|nered~degis|nesn*|netle~seni|o gune|o kisi|ogle~uykus|okuld~seni
-49|olcm*|once~sey|onemli olan|oneml~olan|only~needless|onun*|oran~orant|orgu*|ozlem~guzel|o~gune|o~o|paylas
-49|progr~hazir|quote~return|raporu|rehbe~dinle|romaninda|sabah~geldi|sakin~konus|sana~kazan|say ben|sayi~degil
-49|sen say|seni kandirmis|senin~seni|seni~kandi|seni~kontr|seni~oluru|seni~yonle|seni~yuzun|sen~say|sesin~insan|sevi*
-49|sevmen|sey hissetmem|sifir|sifre~verme|simdi~ara|soguma*|sogumasin|sohbe~sileb|sonrad*|sonradan|sordu~bir|sorma
-49|sormaya|sorun|soruy~seni|soruy~uc|soru~bos|soyle~olmaz|soyluyor.|soz~senin|spor*|spora|student_said~parent
-49|study~you|sucu*|tani|tanimadigin kimseye|tarafi*|tek~bana|telefona|tell~come2|temp*|testi iptal|testi~ediyo
-49|testi~iptal|toplar.|uc~bakar|umari~gecer|umari~iyi|uzmus.|varsa~konus|verdi~degis|verir|ve~annen|ve~soyle
-49|vucudunda|wait~human|we-let~tutor1|write~human|yalniz|yalni~hisse|yanin~olmas|yanin~sen|yanlislarini|yaparim.
-49|yaptigini|yarg*|yarin~erken|yay|yazara*|yazarak|yazdi~sey|yazis~sakla|yaziy~daha|yazmay*|yoksa~biri
-49|you-did~courtesy|you~afraid|yuzden bana|zaten~cok|zeka~hisse|zorun~seni|zor~olmus
-50|*4.|*ayan|*cesi|*das.|*ile.|*klar|*ldan|*niza|*onin|*rari|*rdu.|*stek|*uste|*yume|*zir|*zmak|4.|I-did~I-do|^adi
-50|^cunku|^gerisi|^hastaneye|^kpss|^memnun|^mi|^senaryoda|^sorulari|^terk|^yol|adim gidelim|adim~gidel|ailenl*
-50|ailenle|ama~annen|anaht~icine|anaht~kodun|anlatan bir|anlatayim|anlatmayi|anlat~sen|anliyoruz|annem babam|annen~mu
-50|arab*|ardin~ve|arkad~sevgi|artar|ayrimi*|bakis|bak~var|bana yazman|bana~sey|basar~sensi|basv*|basvur*|bence~once
-50|beni incitmez|benim~vedal|beni~cekin|beni~kapat|ben~koydu|ben~yasam|beti*|betiml*|bezl*|biliy~da|bir varlik|bire*
-50|birin~soyle|bir~aniyi|bir~arkam|bir~bulal|bir~cikan|bir~git|bir~gorme|bir~kacir|bir~sayi|bole*|boyle~istem
-50|bu adimi|bu cok|bu konuda|bununl*|bununla|bunu~iyi|burad~bir|burad~yazdi|buyume|bu~adimi|bu~ayni|bu~kimin|bu~sesin
-50|cagr*|cagris*|calis~bir|cekili*|cesa*|cesare*|cikard*|cikma.|cok~sey|come2~needless|come2~stay|cozen|cumle.
-50|dakik~kalk|daril~bir|da~bakar|da~belli|da~tutar|da~unutm|de soyleme|deden~cok|dediys*|dediyse|degil~kayna
-50|degistirir|demek~ama|demek~olur|demis.|deniz~gibi|derst~de|destek|de~kolay|de~payla|de~progr|diye~bende
-50|dogum gununu|dondugunde|dun uslu|dun~sayil|dun~uslu|durum.|durust*|duygu~bana|egzersizi|elini~kaldi|esne.|esya
-50|etmedi|evde~gerce|feel~I-not|fen|fera*|gecerl*|gelin~da|gibi~ifade|gibi~uyar|gonde~degil|gonul rahatligiyla
-50|gonul~rahat|gorunmez|gorunur.|gosterir|gostersen|goste~olur|goste~yok|goz at|goz~at|gun var|hak~ettin|halk~hikay
-50|happy~love|hatirlatirim|hatirlatirim.|hazir|hazirla.|hemen~sonra|herke~soyle|hos ama|icin~calis|ihtiy~en
-50|ihtiy~guzel|ilk~nasil|ilk~soyle|incitmez|incitmez.|insanlar da|isim|istemez|ister.|ister~devam|ister~yaz
-50|istiyorsun ama|izleri*|kahve~icme|kalbi~ama|kalipl*|kalmistik|kapakc*|karar~verme|karde~anlat|karde~gurul|kaydirma
-50|kelime*|kendine boyle|keyif~olsun|kimse~etmem|kimse~mi|kirmis|kisi degilim|kisil~gibi|kisi~da|kizar~diye|kodu
-50|kodun|kodun icine|kodun~icine|lonely~rememb|mahl*|memnun oldum|memnu~oldum|mesaj~at|mesaj~iki|mesaj~soyle|moralini
-50|moral~bozar|nasil gectigini|nefes~egzer|norm*|o adimi|odas*|ogrenci.|ogren~ayni|ogret~once|ogut*|okud*|olag*
-50|olmuyorsun.|olurs~gerce|ona~istiy|once|once~degis|once~sifre|once~sirad|only~study|ozleyemem|o~adimi|programim.
-50|promise~courtesy|quote~love|rahatligiyla|robot~musun|ruya|ruyalar|sag|saklamak seni|salond*|sana~sakla|sana~takma
-50|sefe*|sen bul|senaryoda|seni kirmis|seni taniyor|senin~olan|seni~aliyo|seni~devam|seni~hakki|seni~kirmi|seni~korum
-50|seni~onlar|sen~bul|seslenir|sevgi~zor|seyle~baska|sey~dusun|sey~seni|sifreni arkadasina|siirin|simdi yanit
-50|simdi~yanit|sinav gunu|sinirli|siradaki adimi|sirad~adimi|sogutma|sold*|someone~warn|sona~birak|sonra bakariz
-50|sonucu|soruml*|soyley*|soyle~kural|soz~kendi|surdur*|sure*|surer|taban|tadini|tadini cikar|tadin~cikar|takmal*
-50|takmalari|tanisa*|tasi*|taslagini|tek~bir|telefonu baska|telef~kapat|telg*|telgra*|temiz~bir|toplar|tuke*
-50|tutma~calis|uc~sey|understand~warn|unutmus|urun*|uyguns*|uzatm~o|uzma*|varsa~araya|verdiy*|verdiysen|ve~yazdi
-50|yakin~arkad|yalniz kalma|yapila*|yapma~istiy|yasar|yazil~de|yazmana gerek|yeni soru|yeni~soru|yerin~tutma|yil~mi
-50|you-do~understand|you~lie|you~needless|you~selfProgram|zor~gelir
-51|*aton|*cmez|*dima|*elde|*erji|*erle|*etci|*gini|*gru.|*kini|*llah|*low|*lugu|*medi|*mem|*mim.|*neye|*oya|*oyu
-51|*plam|*rur.|*sle|*sne.|*yda|I-not~lie|I-not~only|^allah|^anladim|^ayrilma|^basin|^bayramda|^bekle|^birinci
-51|^dedigin|^deme|^helal|^kardesine|^karninda|^kucuk|^sevgilinden|^tatilin|^ucuncusu|acisin*|aci~konus|aglamis
-51|ailen seni|ailen~ver|akim*|ama~okuya|ama~simdi|anlatip|anlatiyorsun|anlattigini|anlat~once|annen~hakli|annen~merak
-51|annen~verme|aramizda bir|arkad~icin|atas*|atasoz*|ayarl~sileb|ayirdi*|bahsederken.|bakmayan|bana~duzel|basin sag
-51|basina gitme|basin~gitme|basin~olsun|basin~sag|basla|beni~etmez|ben~araci|ben~bakay|ben~birli|birak~devam
-51|biri~olabi|birlik*|bir~bilme|bir~cikiy|bir~olmus|boyle~uygun|bozul~ne|bugun seninle|bugun~de|bugun~diye|bugun~sana
-51|burad~sen|bu~adini|bu~haber|cocuklarin|courtesy~deny|cuma bos|cuma~bos|daha az|daha soracagim|daha~az|daha~sorac
-51|daily~noone|dayina|degil~bak|deneyelim.|ders olmaz|ders~olmaz|de~eder|de~olsun|diler~ailen|din|dinliy*|diye~dusun
-51|dogru.|done*|dopa*|dopami*|durumu*|eksigi*|eksik|enerji|esle*|etmek zorunda|etmek~zorun|etmemi*|ettim.|evde~var
-51|fiilini|formu~yaz|gece~ayni|gece~sonra|gerce~ne|gerekirse|getir|getir.|gidince ev|gidin~ev|gorebilir|gorevin degil
-51|gorev~degil|gorsun.|goste~zorun|guncel*|gunlu~kimse|guvenligin|guvenme.|hati*|her yil|her~satir|her~yil
-51|hissetmiyorum|hizlan*|human~return|ici|icind~de|icme*|ikisin*|iki~hic|imge*|insan bazen|istegi*|istem~soyle
-51|istenm*|istey~verme|ital*|italya|iyi~gelmi|kapatabilirsin.|kapat~icin|kardesini|karistiriyorsun|karistirma|kayg*
-51|kayitta|kelim~de|kelim~liste|kelim~yeter|kesin|kesinl*|kim olurdu|kimse~yuk|kim~olurd|kiril~kiril|kisa surede
-51|kisa~sured|kizgin*|knownot~courtesy|konudan|konus~yapma|kucuk~insan|kumele*|leave~tired|lesson~I-am|loga*|logari*
-51|matem~gorme|merm*|mesl*|mi mi|miss~stay|musun diye|musun~diye|musun~sordu|nobetc*|nobetci|nobetci ogretmene
-51|nobet~ogret|not~human|odevine baktim|odevi~bakti|oksije*|okulunun adini|okulu~adini|oldug~gordu|oldug~sorac
-51|olmad~sen|olursa verme|olurs~verme|once.|once~adimi|once~diyec|once~guven|only~feel|only~program|ornek~cumle
-51|ozlemin|ozluyor|ozne*|o~butun|panik|pay|paylastigin|platon|progr~bir|return~write|rusy*|rusya|sad~not|sana inanir
-51|sana~derse|say|sekizd*|senin adina|senin gorevin|senin~adina|senin~bu|senin~en|senin~gorev|senin~yapma|seni~duyma
-51|seni~ozlem|sey~olmay|sinav~bu|sinav~cikma|sinav~gunu|sorayim.|sormay*|sosyal|sozlukten|surek~ertel|sure~sey
-51|sustur*|takvi~de|tanis~soyle|tek bana|tek~demek|tek~verme|toplam|tyt|uc~soruy|uc~yaz|understand~program
-51|understand~quote|understand~teacher|uygun degil|uygun~degil|uyku vakti|uyku~vakti|uzulursun|var~mi|verme~istiy
-51|ve~konus|ve~var|we-let~understand|write~selfProgram|yaban~verme|yalnizlastirir.|yardima|yarin~bakar|yazmadan
-51|yazma~iyi|yazma~olur|ye|yedi ay|yedi~ay|yok yok|you-do~lonely|zara*|zit|zorlam*|zor~gun
-52|*alda|*efe|*isal|*iyle|*ldur|*lle|*meyi|*nagi|*per|*rkce|*sla.|*taki|*tezi|*tlik|*ulan|*uydu|*ygin|*yin.|6
-52|I-not~teacher|I~program|^aci|^adina|^animedeki|^anlatici|^bence|^cumartesi|^hosca|^kalp|^mesajlarini|^muzik|^uzun
-52|acar|acik|acikca|acikmam|afraid~study|aksami*|aksam~dakik|aksam~iptal|alinma*|aliyorum.|ama~boyle|ama~etme|animed*
-52|animedeki|animedeki cok|anime~cok|anime~seviy|anlamaya|anliy~bir|annen~cok|annen~istiy|annen~ya|aramak|arami~kaldi
-52|arkadaslarindan uzaklastiran|arkad~diye|ayiral*|ayiralim|baban~cok|bana~uc|basin~tasiy|baslig*|bege*|beklememis
-52|beklemiyor|belirs*|bende~devam|benimle konusmayi|benim~cocuk|benim~sen|benim~yok|beni~ekran|ben~gitme|ben~ozetl
-52|ben~yazac|bes soru|bilemem|bilen~arkad|bilmiyorsan|bir ay|bir gunde|birak~artik|biraz~iyi|birlikte|bir~at|bir~ay
-52|bir~ozell|bir~yazar|bir~ye|body~me2|boyun|bu konusmayi|bulami*|bulund*|bunlar|bunu~herke|bunu~kolay|bunu~sevin
-52|bunu~tasim|buyuk~harfl|bu~bekli|bu~bile|bu~konud|bu~limit|calisabilirsin|calistigini|calis~gerek|cans*|capr*
-52|capraz*|cok dogal|courtesy~tell|cozebilirsin|cumleyi|cunk*|cunku|da~butun|degistiririz|degistiririz.|derdin.
-52|ders~hazir|desteg*|de~ogret|dik|dilimi.|dogruyu soyle|donecek|donu*|dusmus|duyuru*|ekle.|ekrani kapat|emeg*
-52|etkiler|fazlad*|fotog~da|gecen bir|gerce~ogret|gerce~ve|gibi~dogum|gitme~demek|gormek guzel|gorme~guzel|gorun
-52|gosterdi|gosterdi.|goste~degil|gunde elli|gunde~elli|gun~sonra|hafta~beni|hangi~konud|hayir~degil|help~need
-52|hemen~gelme|hepsine|herke~kimse|herke~yok|her~yok|hic~kitap|hisse~da|human~teacher|iago|iki yol|ilahi~aska
-52|iyi~olmaz|iyi~ve|jealous~noone|kagidi*|kahva~denem|kalmis*|kasilinca|keyifli bir|keyif~bir|kim~ne|kirici|kirilacak
-52|kiskandigini|kitaplardan|kitaplardan.|knownot~only|kontrol edeyim|kontr~edeyi|konuda*|kurall*|kurulan|leave2~help
-52|lesson~teacher|mayo*|memleketim|metnin*|mi~baban|mi~calis|nasil~sorac|ne derdin|neden~istem|not~lesson|ogret~sor
-52|okuld~biri|okuld~var|okul~gibi|olmadigi icin|olmak zorunda|olmak~zorun|olmaz~baska|olmus|olurs~soyle|onlar~duzel
-52|on~bir|ortak|ozel seyleri|ozel~seyle|paragrafta|parant*|parent~rememb|pek cok|pek~cok|planina|prot*|quote~come2
-52|rememb~quote|rica ederim|rica~ederi|sana~konus|saygil*|secret~marry|secret~tell|seni beklememis|seni birakip
-52|senin yerine|seninle gurur|senin~ailen|senin~gormu|senin~gurur|senin~soru|seni~ariyo|seni~sucla|sen~bakar
-52|sesim yok|sesim~yok|seza*|sifreni kimseyle|sifre~sifre|sigi*|siir*|simdi bir|simdi~bir|simdi~yazar|sir vereyim
-52|sirad~var|sirayl*|sirayla|sirla~sakla|sir~verey|sonra bu|sonra~geldi|sonra~kapat|sorularin|sorulu*|soruyl*|soruyla
-52|soylemis|sozl*|stop2~tired|suclu|super|sure yeter|surpr~sakla|tarihi*|tekil|teknig*|tek~tasiy|telef~odaya|turd*
-52|turkce|utanmi*|uyar.|uzaklastiran|uzmez~rahat|uzun~konus|vakti|vardir.|varsa~girme|var~yaz|yakin arkadasin|yaln*
-52|yaninda kal|yanin~kal|yanli~olur|yaziyorsan|yazmak|yemegi|yeni konu|yetiskine|yok~calis|you-if~needless
-53|*ani.|*apla|*arli|*ciga|*deo|*end|*fin|*ihte|*ikce|*klem|*knik|*mel|*mler|*pmaz|*raki|*rjin|*rsle|*sir|*ste.|*suf
-53|*syal|*udur|*ular|*unu|I-did~lonely|I~teacher|^benimle|^bugunluk|^harika|^ikisi|^kelime|^kerem|^okulunun|^romantik
-53|^sabirsizlanma|^sorunu|^sunu|^unutma|^yolda|adimi sen|afraid~sad|alt|ama bunu|ama~uymuy|anaht~gizli|anlamadigini
-53|annen~ablan|annen~demis|annen~mi|annen~misin|annen~mutfa|annen~sor|antrenmana|araman*|arami~da|ariyorum
-53|arkad~yeter|arkamd*|arkamda|atma*|ayla*|ayril~bu|azalt|bakal~mi|bana~lutfe|bana~sorab|bana~sorma|baska odaya
-53|baska~senin|bebekl*|bende~geris|beni~sor|ben~notla|ben~okuya|ben~sekli|ben~yalni|ben~yeni|bilme~istiy|bir yil
-53|birin~yanin|bir~sart|bir~tutam|bir~yuk|bugun uc|buna~karsi|bunla~hepsi|bunu doktoruna|bunu~basar|bunu~haber
-53|bunu~ver|bunu~yapma|buyugu*|bu~diye|bu~ilgil|bu~sucun|bu~zaten|cant*|cemiye*|cikma~ozet|cok~dogal|come2~teacher
-53|cozelim.|dagitm*|daha~kendi|degil~arkad|degil~yine|demissin|deneme.|denir|dersle|destan*|de~calis|dinlememis.
-53|diyen~bir|dize|dokto~ben|dokunakli|dondu~acari|donemde|durmuy*|duyabi*|ekran~bir|emojis*|ertel~basla|ev bos|evdeki
-53|evin|gelmis.|gonderme|gorusm*|goster.|gunluk|gun~bos|hafta~bir|happy~best|icin degil|icin~yaziy|icme|ingili*|ise
-53|isted~sor|istemen|iyi gidiyorsun|kacirir|kalbim yok|kalbi~yok|kalp~yok|kani|kapatman|kardesin gurultu|karist*
-53|karninda|karsi~karsi|kaybolmasin|kaybolmasin.|kema*|kemal|kendi~boyle|kendi~davra|kendi~de|kerem|kimse bilmemeli
-53|kimse~bunu|kimse~telef|kimyayi|kiskanmis.|kolayd*|konuy~adim|koymadim.|kuvvet*|lira|loza*|lozan|mi~sinif|my~I-did
-53|nasil.|neyi|odanin|okuyay*|okuyayim|olman~seni|ona~yazma|once~yapma|only~parent|ornegi.|oturur*|o~bir|promise~I-am
-53|raka*|sabirsizlanma|sehir|sen yaptin|senin~oneml|senin~taraf|seni~biraz|seni~git|seni~rehbe|sen~yapti|sevgilinin
-53|sika*|silme~ayarl|simdi telefonu|simdi~telef|sonraki|sonra~gel|sormad*|sormadan|soru~birak|soyleyebilirsin.
-53|sozluk*|stay~lonely|study~I-had|study~I-will|study~student_said|su~var|tatili*|tatli~birak|telefonu birak|tepki
-53|tutulur|tutuna*|uc~soru|uslu~sayil|varmis gibi|varmi~gibi|video|warn~not|write~courtesy|yararl*|yazmasan da
-53|yorulmam|you-did~needless|yuksel*|yusu*|yusuf|zor bir|zor~bir|zor~gecir
-54|*akin|*alel|*fir|*hit|*ici|*ili|*imli|*insa|*kkin|*lel|*lgi|*lici|*lus.|*meli|*nci.|*ntum|*ron|*rust|*ttir|*ust
-54|*vas|*ylar|^adin|^ailem|^bana|^dersler|^hocandan|^sinifindakiler|ablan~o|ablan~sana|adrenalin|aglars*|ailen~iyi
-54|aniyi|anla|anla.|anlat~arkad|anlay~kisi|annen evde|annen~olurs|anneye|arkadaslarinla|arkad~sinem|artik rahat
-54|artik~rahat|aska|aya|aydi*|baban~birli|basit|belli~bir|benim~bir|ben~ayird|ben~verdi|bilen~da|birlikte bakin
-54|bir~bos|bir~gormu|bir~neden|bir~telas|bir~yok|bitird*|bugun~bu|bulani*|bulus.|bunu~hatir|buray~yazma|bu~deney
-54|bu~yolda|cagir|calisiyorum|calisiyorum.|cay molasi|cay~molas|ciktik*|ciktiktan|ciktiktan sonra|cikti~sonra|cogunl*
-54|cogunlukla|cok~hisse|come2~best|courtesy~only|cozumun|cry~lesson|cumle~dun|cumle~gece|da olur|da unutma|da~herke
-54|demek yerine|demek~uzun|demek~yerin|dene sonra|deny~only|deny~return|de~buluy|de~yapar|de~yazab|de~yol|diliyo*
-54|diliyorum|diyor|dolu|dolu*|dort|dugun~halay|durust|duzenli|duzen~kurar|ekledim.|ekran~cok|erase~secret|etki|farki
-54|fiki*|garso~ben|gecme|gecti~soruy|gelen|gitmez|gitmez.|goremem|goste~olabi|goturm*|hadi kapat|hadi~gozle
-54|hadi~kapat|haksiz|hasta~ve|hatirlatma|hedefimiz|help~cry|her~sorab|hesap~kulla|hiza*|ikinci*|iki~soruy|ilk kez
-54|ilk~kez|insan~ama|isterse verme|kacirmak|kalemi|kalici|kalki~bir|karde~ne|kimse~acma|kimse~burad|kimse~okuma
-54|kimse~okumu|kimyay*|kisa~koydu|kiska~yok|knownot~need|kope*|kullanabilirsin|kusers*|leave2~deny|limit~integ|liseye
-54|marry~write|memleketim yok|memle~yok|mese*|muna*|munaza*|ne oluyor|ne~ara|numar~verme|o soruyu|ogretmenine de
-54|okuya~bir|olmad~anlat|olmazsa|olum*|once~topla|onu~bu|onu~hep|paralel|paral~gorun|quote~quote|rehbe~soyle
-54|saati~doldu|sana~diyen|sana~hakki|seni uzmus|seni~anlad|seni~uzakl|sen~garso|sevgiliye|silebi*|silebilirsin|sinama
-54|sinav~gotur|sinif grubuna|sinif ogretmenin|sinir|siniri*|sira~ben|sohbeti uzatmak|sohbe~uzatm|someone~stay|sorar.
-54|study|study~come2|suba*|tutor1~we-let|uc~saat|understand~I-be|understand~study|uyanin*|uyaninca|uzakta|uzatmak
-54|uzun~yapma|yakin~olmay|yapay~mi|yaptigin|yas|yasami*|yasamiyorum|yazdi~cok|yazdi~goruy|yazili*|yazma~dinle
-54|yeni~acma|yikama*|you-did~study|you-do.|you-do~program|you~parent|you~you-did|yurtta ilk|yuzunu yika|yuzun~yika
-54|zamandir boyle|zaman~olur|zeka calisma|zeka~calis|zeka~mi
-55|#!|#some|*aba|*ami|*anis|*anti|*eder|*ene.|*eniz|*fta.|*ilar|*inti|*izce|*lme|*lume|*ney|*ngi|*onla|*ous|*rmis
-55|*ronu|*vet|*zce|*zida|I-not~we-let|^ardindan|^kaldigimiz|^kisi|^kompozisyonunu|^ocak|^ornek|^oyunda|^tatliyi
-55|^tilki|ablani|acar.|aci|ailen~var|ama~sen|ama~uyu|ama~yazdi|anlad~simdi|anlat~ogren|annem~babam|annem~yok
-55|annen~git|annen~yerin|arkadasin|arkadasinin sana|arkad~olmay|asag*|ayni~cevap|ayni~veriy|babam~yok|bak~burad
-55|bana borcun|bana.|bana~borcu|bana~tarti|basama*|basli~sonra|bayi*|bazen~bir|beklemem|ben~yazay|ben~yuzde
-55|best~program|best~secret|bilen~var|bilim|bir arkadasin|bir yetiskine|bir yetiskinin|bir~basla|bir~kitab
-55|bizim planimizda|bizim~plani|bolm*|bolu|bolume|bu tur|bugunluk|bugun~gitme|bugun~kimin|bugun~okula|bugun~sorma
-55|bunu~tek|bu~o|bu~tur|cayini|cek.|cevap veriyorum|cizm*|cocuklugum|courtesy~I-do|daha kisa|davranisi|degistir eski
-55|denem~var|dene~sonra|denklem|deny~help|ders koymadim|de~basla|de~kucum|diye yakinir|diye~yakin|dusun~musun|efen*
-55|efendi|elem*|etmiyorsun.|fark~cok|forget~sad|fotog~gonde|fran*|gelince yaz|gelin~yaz|gidinc*|gidince|gormem
-55|gorun~al|gune~birak|hafta sana|hafta~denem|hafta~sana|hissetmiyorum.|human~understand|iki kisa|iki~kisa
-55|insan~baska|islem|ister~her|ivme|kac|kadariyla|kadar~sende|kapatabilirsin|karinc*|kartla*|kayitt*|kedini*|kedinin
-55|kendin icin|kimsenin sana|kimse~geliy|kimse~gibi|kimse~kalma|kim~yaz|kirilmam.|kolay olur|kolay~olur|kollari
-55|konus~bende|koymadim|kucuk.|kuzen~sana|labo*|labora*|lonely~quote|mail|me2~I-not|mesaj~goste|neden.|nisan~sana
-55|not~kiss|ocak|odadak*|odadaki|olmadigi|olmasam da|once ne|on~kelim|opucu~emoji|orada~basli|ozetleyeyim|parcasi.
-55|planimizda|rahat~bir|return~parent|ruya gormem|ruya~gorme|sakinc*|sana~dusun|sana~sorma|sarila*|sasir~bu
-55|sen degilsin|senin~onu|seni~seven|sen~ben|sevenler seni|sildim.|simdi~kapat|siraya|sonra~butun|sonuc~yaz
-55|sonu~guzel|sorma~cekin|soyluy*|soyluyor|study~we-let|suruyo*|susm*|tatilin|tell~warn|tired~deny|topla.|tutamam.
-55|tuzak|ucu|unutma.|uyku~duzen|uzag*|uzaga|vata*|ve~kaliy|without~help|yakinir.|yalniz degilsin|yalnizlastirir
-55|yasiyorsun|yazmamissin|yaz~ederi|yedigi*|yetiskinin|yili*|yuz yuze|yuze|yuz~yuze|zamana|zekan~degil|ziyaret
-56|*alya|*eken|*eket|*era|*esir|*gar|*gir|*irsa|*isik|*jen|*keme|*lin|*lya|*man.|*neme|*ola.|*rali|*rson|*su.|*uren
-56|*veni|*yada|*yonu|30|8|I-not~not|^bulusmaya|^elif|^grup|^her|^masalda|^sebebi|^sevgiler|^tek|^yazim|acikc~soyle
-56|acikma*|acit*|adini~yazma|adres~soyle|ailen~arami|ait|aklin~gelsi|ama sen|annen~olama|baban~diye|bakabi*
-56|bana guvenme|bana kizabilirsin|bana~kizab|basari|basina|baska~odaya|benden bu|bende~kadar|beni silmen|beni~silme
-56|beni~zorun|ben~muste|ben~olmam|bildir|bilme~bile|bilsin.|biraki*|bir~al|bir~cocuk|bir~dinle|bir~goz|bir~is
-56|bir~yapab|body~mine|boldum|bugunl*|bugun~gibi|bunu anliyorum|burad~ama|bu~hafta|cani*|cevap~veriy|cocugun
-56|cok~norma|cok~uzgun|come2~deny|cozerdim|daha~kisa|de ayni|de seni|dedig~bir|degerli.|dene*|deny~I-did|ders bekler
-56|de~duyma|de~soyle|does|dogruyu|duyguyu|esya*|etmede*|etmeden|evde~bir|evde~kalma|family1~my|garson|garso~muste
-56|gazlar|gece~istiy|gene*|gereken|geti*|gorulur|gosterebilirsin.|hadi baslayalim|hafiza*|haftaya|hak ediyorsun
-56|hakkin.|hak~ediyo|hazirla|hediy~sakla|herke~gorsu|hocan~da|icin~zaman|iki~yol|ile~aski|inanm~bir|isareti|istemek
-56|istem~bir|iyiles*|kalbi~anlat|kapiyi acma|karde~ve|kek|kendi~yazac|kimli~numar|kitap~da|kizabilirsin
-56|knownot~you-if|kolayl*|kolay~mu|koymad*|kusmus|leave2~parent|lonely~teacher|merh*|mesaj~misin|mola.|my~deny
-56|nedenini|nefes al|nefes~al|odev~gibi|ogret~bilsi|ogret~icin|okula~bir|okus*|olan*|on bes|on iki|once~ister|on~bes
-56|ozur dilerim|sadec~hatir|sad~tutor1|sag ol|saglik.|sag~ol|sakla~soz|sana~guven|sana~kolay|secret~I-did
-56|secret~promise|sehre|selfProgram~deny|senin ben|seni~cunku|seni~yavas|seni~yaziy|sen~muste|ses|sevgiler
-56|sevgilinden ayrilmak|sevgi~ayril|sevgi~seni|sey daha|silmen|sira arkadasina|sirlar|sise*|son iki|sonuc~merak
-56|sorunu*|soyle~cesar|study~home1|study~marry|study~you-if|su.|sure~yeter|telef~birak|tercih*|ters~okudu
-56|understand~tell|uzgunum.|var~cevre|we-let~I-be|yanit~sildi|yapmayacagim.|yava*|yaym*|yazdi~goreb|yazdi~okudu
-56|yemegini ye|yeni~konu|yoktur|yoktur.|yok~cevap|yol~goste|you-do~help|you-if~afraid|you-if~tellnot|yuzun~bugun
-57|*cal.|*def|*eli|*enir|*enme|*gar.|*jisi|*len.|*let|*loji|*nde|*rer|*rev.|*rkma|*ster|*tce|*tes|*tli.|*yle.
-57|I-will~I-do|^bedenim|^birini|^bunlarin|^canim|^plan|^sifreni|^soyle|^sure|^vay|adimlarini|anlatir|anlat~de
-57|anne~yuzun|aradigini|aran*|arkadasini|arkad~dogum|arttik*|arttikca|atesin|ayarlardan|azalti*|babaannen|bakmadan
-57|bakma~icin|bekliyorum.|bende~iyi|benim bir|beni~uzmez|bensiz calisamadigini|bensi~guzel|ben~adiml|ben~ve
-57|bir doktora|biraz~misin|bir~bitki|bir~cozum|bir~ic|bir~liste|bugun~uc|bulusmaya|bunu tek|bunu~olur|buyd*|buydu
-57|buydu.|bu~ama|bu~sende|cal.|calisamadigini|carpa~ayird|cemi*|cikti.|cocuk~bu|cok~agir|dakik~bir|da~karis
-57|degis~eski|deneyi*|dersinde|dersle*|ders~koyma|dikka~dagit|diyen~seni|edecegim.|ekleye*|elma|erase~you|ertesi
-57|etmek~degil|gazl*|gerekir.|gerek~da|gitme~adim|gormen|gorme~istiy|gorulur.|goster|gozde~gecir|gunu|haber veremem
-57|hadi bakalim|hang*|hangi~gidiy|happy~parent|heart~love|hedef|hediyeyi|help~rememb|herke~diye|hissetmem.|hos~ama
-57|icin~goruy|icin~karsi|icin~kiril|iki ayri|ikisi de|iki~ayri|inceledim.|isteyen olursa|istey~olurs|iyi~selam
-57|kadar~diye|kahva~sonra|kalbi~gibi|kame*|karsilastirma|kendiliginden|kendi~buldu|kimse~cikma|kimyas*|kirmiz*
-57|kitap~gotur|korkma|korktugun|korur|kullan*|mantik|mektubun|meraki*|metind*|my~tutor1|nega*|negati*|ninn*
-57|not~program|odana|odevin*|odul|ogle|ogret~durus|ogret~iyi|okulunu|olabilir|olmadigim icin|olman~degil|olmasa da
-57|olmaya*|olmuyorsun|olur.|on|one~cikar|onlar~gerce|onune|para~verme|parcalar.|saatlerini|sakla~senin|sana sarilamam
-57|sana zarar|sana~gelmi|sana~yol|seni kimse|senin~cay|sen~ayird|sen~carpa|sifre~payla|siirin*|simdi sen|sirl*
-57|sonra gel|sonra~hic|soylerler|soylerler.|soyleyemem|soyle~iyi|soze*|stay~student_said|takil~ipucu|takil~verir
-57|tasir.|telefona bakma|tell~happy|uc~var|understand~lie|uslu|uslu sayilar|utaniy*|uzulm~rahat|var mi|vay|verile*
-57|warn~return|we.|without~quote|without~teacher|without~wait|yalni~seni|yanli~defte|yapmal*|yarim~birak|yazdi~kimse
-57|yaziyorsun.|yazmaya|yazmissin.|yine~burad|yok~ama|yollar|yoruluyor|you-did~stay|you-if~erase|yuzun~degil
-58|*cimi|*gede|*mal.|*munu|*niz|*oni|*rgi|*rtma|*teri|*tine|*tur.|*umam|^anahtari|^ek|^ilk|^mesajin|^oyun|^rol
-58|^uyaninca|^uyku|^uzgunum|abartma|ablan~olur|acinca|adrena*|ama~bunu|ama~kalma|angry.|anlat bana|annean*
-58|annene saril|annen~odasi|arayamam|arkadaslarin da|asista*|atip|ayiplamiyorum|ayiplamiyorum.|bahsederken
-58|baska~ilgil|basligi|belg*|ben kendi|benden cok|ben~boyle|ben~soruy|beste|best~human|bes~soru|bildigin|bilgiy*
-58|bir konusma|bir program|bir~durum|bir~oluyo|bugun~yedin|bunda~sonra|bunu~basin|bunu~bir|burad~yazab|bu~iyi
-58|bu~yazma|carpanlara|cevab~sonra|cikardin|cikardin.|cozmed*|daha kolay|daha~kalir|daha~kolay|danisma|darilmam
-58|degils*|demek~anlat|deny~daily|derdim|de~adiml|de~guzel|dinlememis|dinle~bir|diye~sorma|dokto~gorun|dusunuyorsun
-58|duyabilirsin|edecegim|egitim|egze*|egzers*|ekran~ve|etmez~de|ev~bos|gece yalniz|gecmi~seni|geri|gozle~ne|gucenm*
-58|gun~yok|hafta~pikni|hediye*|home1~you-if|ikinc~var|iki~blok|ise~gerce|iste*|isten~degil|iyi bir|kadar~soyle|kagi*
-58|kaldirdim|kaldirdim.|kalib~gecmi|kardesin seni|kasi*|kendi~icin|ki her|kimse~ama|kimse~dayan|kimse~gorus
-58|kirilacak bir|kisim|konus~var|kurula*|kuserse|leave2~not|leave~program|lesson~life|liste|masald*|masalda
-58|masal~prens|meml*|memlek*|mesaj~sen|mine~deny|nered~ne|normal.|ogretmenin sana|ogret~olur|okul~de|okul~hemsi
-58|oldugu|olsun~insan|on dakika|orada.|ozleme*|ozlem~ne|parent~need|pikn*|rehber ogretmeninle|sabah~aksam|sakla~yuk
-58|sana~insan|sayisa*|secret~cry|sehr*|sena*|senary*|seni dinlememis|seni~uzmus|sirasinda|sonrak*|sonu~pikni|soylesem
-58|sozcugu|student_said~study|telefonunu izinsiz|telef~izins|uyumam|uzmus|ve~arkad|yalni~yanli|yazma~ister
-58|yazma~vakit|yemek~yiyem|yerles*|yonlen*|you~courtesy
-59|*ani|*atin|*ceye|*hre|*ic.|*iye|*klas|*kse|*nnen|*oji|*ter.|I-did~rememb|^adresini|^babanla|^calisirken|^yazar
-59|adi~gizli|afraid~I-did|agir~bir|aksam~testi|anlatiyor.|annen~ara|annen~evde|arami~fark|aray*|arayam*|arkad~da
-59|ayirdim.|baban~yuzun|basari*|baskalariyla|beklem*|bekleme|ben degil|ben yalnizca|bende~yardi|ben~formu|ben~satir
-59|ben~sen|ben~yanli|bir cay|birak~degil|birbirinize|birl*|bir~guven|bucu*|bugun~o|burad~duruy|caba*|ciddiye
-59|courtesy~I-did|deneyelim|deny~cry|de~sikki|dinlenmek|diye sordun|dort*|dusunuyor|duyguy*|emin~olama|evden cikma
-59|evde~mi|gecebi*|gerisi sende|geris~sende|gibi~dusun|gizli~gerek|gore degil|goruyorum.|gunler icin|haber|hadi~bakal
-59|hangi~basla|her~boyle|hiz|hop|horm*|hos~bir|ic.|ilk~dakik|inaniyorum.|ingi*|kalkmak|kalman|kalma~en|kapiy~kimse
-59|kayitli|kendine soz|keselim.|kimse yok|kimse~yapma|kiril~yok|kisalttim|kisalttim.|kiskanmis|konu.|konusun
-59|lesson~secret|mesaj at|mesaj~geldi|mevl*|mevlan*|mevlana|mezunl*|muster*|my~warn|needless~you|ne~derdi|noone~feel
-59|noone~human|not et|not~et|not~happy|not~help|okul~nasil|olamad*|olmas~olur|oyunda|o~yanin|saat bir|saglig*
-59|saklama.|saklanacak|saklanacak bir|sali|sana~dakik|sana~hazir|seni kiskanmis|senin~adim|seni~degil|seni~nasil
-59|seni~zorla|sinav~bana|sohbe~ayarl|sonra~gelir|sonuc~ister|son~iki|takil~yaz|tesekkur ederim|tesek~ederi|turkce*
-59|uygul~calis|uyuyamazsan|write~tutor1|yanin~birin|yanlis olursa|yanli~anlam|yanli~olurs|yan~odada|yapabilirsin
-59|yapabilirsin.|yardim ederim|yardi~ederi|yarisindan|yayg*|yazar misin|yazar~misin|yazmam*|yika|yiti*|yiyemem
-59|yoksa~mu|yok~gelis
-60|*ala|*ans|*bol.|*han|*itta|*kka|*krar|*lama|*nari|*nesi|*rle|*tal|*ther|*tmaz|I-did~someone|I-will~love|I~erase
-60|^dershane|^gec|^he|^kimse|^para|adi|anin*|anlat~kolay|arayab*|arkadaslarini|arta*|asis*|atom|bagi*|bana~soru
-60|bastan|ben olsam|benden bahsederken|ben~progr|bicimi*|biliyor mu|biliy~mu|birli~bakin|bir~bekle|bir~bolum
-60|bir~cevir|bir~ihtiy|bol.|bu yaniti|bulm*|bunu~anlat|burada ders|burad~ders|celdirici|cizdim|cizere*|cizerek
-60|cok aci|cok~aci|courtesy~courtesy|cozm*|cozumu*|cry~best|da anlat|de bunu|degild*|devam et|devam~et|de~buldu
-60|de~buna|de~cozer|disind*|diye baslayan|dusunmen|dusunmussun.|edebilirsin.|eler*|evde mi|fiil|fotog~biraz|gelmiyor.
-60|gunle~icin|guvende misin|guzel~simdi|he|hedi*|icin~liste|icin~sana|ifad*|ikimizin de|ipucunu|isteyi*|jealous~only
-60|kalbi~daha|kaldigimiz yeri|kanu*|kaybe~calis|kelime.|kendi~bir|kendi~da|kilavu*|kisilestirme var|kola*
-60|kontrol listesi|kontr~liste|kutlar*|kutlarim|kutlarim.|mesaj~silme|miss~quote|mi~konus|nazik|ne zamandir|neti
-60|netler|ne~yazar|noone~you-did|ogretmene|oksi*|oldug~goste|once biraz|once~nefes|opti*|ozlu*|ozluyo*|o~otur|padi*
-60|padisa*|parcalar|parlak*|parlakligi|persem*|prog*|progra*|promise~deny|psiko~degil|rica|saat|sakla~sey|sana~yanit
-60|sana~zarar|sen benden|senin~bilme|sen~bahse|sen~yorul|sevdi~anlat|sevini*|sifre~arkad|sikka|sinifta.|sir~soz
-60|soyle~cok|student_said.|student_said~not|study~best|su~konus|tanim~sana|tebr*|tehd*|tekrar|tek~guven|tilki
-60|uyku~senin|verdi|veriyor|vurm*|yakinir|yanindayim|yazma~dusun|yerleri|zor oldugunu
-61|*etim|*hini|*iden|*meni|*nak|*nar.|*rgin|*rumu|*ser.|*tni|*yayi|I-not~understand|I-not~warn|^hos|^konusamiyorsan
-61|^leyla|^tamamdir|aglami*|akci*|akcige*|anlatabilirsin.|anlat~misin|ayni|ayri|baban~odand|basl*|baslayan|bedeni*
-61|benzetme|best~I-not|bir hata|bir~dene|bir~koy|blokla*|bolumu*|boyle~soyle|bugun~mi|bunlarin|bunla~yok|bunu~kim
-61|bu~sahib|carpan*|da~birak|de bu|degildir.|degil~kendi|demeyecegim|demiss*|dilimi|diya*|diye yazmissin|diye~sordu
-61|diye~yazmi|diyor~ki|donelim mi|donel~mi|doner.|doneriz|doneriz.|dong*|duser.|dusunduruyor|eller~bu|emek*|en son
-61|en~son|erdem|esne|forget~tellnot|geri donup|geri~donup|gibi~ama|gore~degil|gorunur|gotururken|guc|guclu|hafta~iki
-61|hakkin|hazi*|help~write|iki~da|ilk~aklin|ilk~ikinc|insan~soyle|ister~soru|kafan|kaldirildi|kaldirildi.|kand*
-61|kapat~sey|karsilastir.|kimseye soyleme|kimse~cok|kimse~sinif|kiska~bir|kontrol et|kontr~et|konusamiyorsan|kucult*
-61|leave2~wait|lgs|metni|mine~teacher|my~quote|nasil~calis|nered~basla|ogretmenine soru|ogret~da|ogret~gotur
-61|okuld~rehbe|olurs~ne|olurs~yapar|oran|oturma|oturmu*|pers*|program~lesson|program~tell|raif|saatini|saat~bir
-61|sad~help|sakla~seni|sant*|seci*|seki*|sen git|sende~bir|seni dinler|seni seven|senin~konuy|sen~duzel
-61|seviyorum yazmis|seviy~diye|seviy~yazmi|sey~ne|sifat|sinav~hafta|soru gotururken|sorusunda|soruy~okudu|soru~gotur
-61|soyle~hafif|stre*|suren|tasir|tatliyi|tek~olmam|tilk*|uyar|vakit~bulam|vardir|yanilabilirim.|yapabi*|yapmayacagim
-61|yarar|yazdi~okuyo|yaziyi|yemek~yemed|yok ki|yorum|zaman istersen|zamandir|zaman~boyle
-62|*arm|*brik|*bun|*bus|*cip|*guyu|*kac|*kir|*lki|*mus.|*rkac|*sik.|*tem|*tle.|*ubun|*ucu.|*ude|*ydir|*ziyi|0|^degil
-62|^fark|^sadece|ailen~ve|aksam|aksam~iki|alarm|anlamina gelmez|anlatmissin|annen~saril|artmis|bana mi|bana~kiril
-62|bedenim yok|bekle|ben buradan|ben degilim|bence~var|ben~istem|ben~susuy|bilmel*|bir is|biri~oteki|birk*|birkac
-62|bir~konuy|biz bu|biz~bu|bolg*|bozukl*|bu ekrani|bunu~istiy|butun~ona|bu~cozum|bu~korku|calis.|celd*|celdir*
-62|da~gerek|demis|deng*|de~da|de~sey|diye~sormu|durm*|dusunmussun|eles*|elesti*|eline~sagli|en iyi|en~iyi|erte*
-62|evde~soyle|gelebi*|gelebilir|gelist*|gizli~tut|grubu~da|hareke*|harita*|hicbi~olmaz|hic~guzel|icin~bile|ikisini
-62|iyi oldu|kalmad*|kani*|kiril~bir|kizabi*|konusunda|kurariz|kurariz.|kurs|love~I-will|love~warn|lutfe~bir|m|notlar*
-62|notu*|ogle arasini|ogret~seviy|only~quote|otursu*|otursun|ozledigini|payd*|program oldugum|programin|progr~icin
-62|replig*|rolu|sad~lesson|sakla~verem|secret~help|senin~de|sevgi~bir|sevgi~mektu|sikilmam|siklar*|silmek istersen
-62|silme~ister|son|soru~sorma|study~daily|susuyorum|takvim*|tanimadigin|tarayicida|tebrik|telef~da|ters*|ucge*
-62|ve~yorul|write~rememb|yaba*|yalni~yazdi|yanl*|yapay~arkad|zamand*|zaman~mi|zeka~arkad
-63|*ali.|*ayin|*cre|*deni|*ens|*inde|*inin|*isse|*izca|*lak|*ller|*rli|*sik|*tis|*tmez|*tne|*tor|*unle|*zca|60|^i
-63|^ise|^konusmak|^unutmadim|^yanlis|aglamissin|aklin|aliskanlik|aliyorum|ama~biliy|anlat~yaz|annene de|annen~seni
-63|an~musun|arkad~iyi|arkad~var|ayirdim|bana~once|baslar.|basliyoruz|basliyoruz.|bayramda|ben~kontr|bild*|birakacak
-63|biri~olsun|bir~buyuk|bir~unutm|bir~yazdi|bunu ben|bu~biliy|bu~herke|bu~seyle|canim yanmaz|canim~yanma|cevril*
-63|danis.|degil~ama|demem|de~ister|dinler|diyelim.|dogr*|evi|gelir~soyle|hali|hayd*|help~come2|hos geldin|hos~geldi
-63|hucre|insan~diye|isters*|ister~ayarl|iyi taniyor|kaci*|kahvaltini|kandir*|karnin*|kull*|kurm*|madd*|mesaj~bende
-63|metne|notl*|ogret~soru|okumadan|okumuyor.|olanlar|olcu|olumsu*|once~bak|onun|otekin*|prens|refl*|reflek*|saate
-63|sana~kim|sana~kizma|sana~olama|sen dene|senin~goste|seni~da|seni~yazmi|sert|sevgilin seni|sevmedigin|soyle~cekin
-63|study~return|sureyi|tatil~kitap|telefonla|teneffuste|tesekk*|uste|uykunu|uzerin*|yalnizca|yanmaz|yarin devam
-63|yaz~devam|yika*
-64|*azsa|*cik.|*edir|*endi|*esme|*kez.|*lam|*lia|*negi|*ntem|*rin.|*rmek|*son|*usak|^kisa|^siradaki|^takilirsan
-64|^tamam|^uc|^umarim|ailen~bilsi|ailen~seni|anlatici|an~mi|arkad~konus|bakiyorsun|bekle~bir|bekliyorum
-64|ben duygularim|ben~zekay|bir yere|biriki*|biri~diger|blok*|bu soru|bunu~anliy|bunu~ister|calisa*|calis~yok
-64|ciddiye aliyorum|ciddi~aliyo|cok~gibi|cumlesinde|danis|da~insan|da~olur|degerin|dene~bakar|deny~wait|derdin|de~bu
-64|dikkatini|diye~seni|dogal|dogrul*|edebilirsin|edeceg*|esit|etmiyorsun|feel~you-do|fotog~kimse|geliyorsa|gunc*
-64|guven~bir|help~help|herke~soruy|isaret|isteyebilirsin|isteyebilirsin.|izle.|kalir.|kapi|karistirma.|kez.|kitabi
-64|kok|koku|kork*|kume*|listesini|listeyi|love~lie|love~needless|meca*|mera*|milli|mu~yoksa|not~selfProgram
-64|numar~yazma|ogretmenine soyle|ogret~verdi|olmamaliyim|program.|sag olsun|sag~olsun|sana kimseye|sana~iyi|senin~iyi
-64|seni~ayipl|seni~olur|sen~hak|serbes*|sifa*|simdi oldu|simdi~oldu|sistem*|soru.|study~I-am|study~help|tekn*
-64|tell~you-did|tepk*|titre~kadar|understand~student_said|unutmadim|uzatma*|uzulme|yarin sana|yazayi*|yazayim|yontem
-64|yoruml*|yumusak|yurtt~ilk
-65|*anik|*dasi|*erir|*lbin|*lona|*nat|*nis.|*oru|*pla.|*ptan|*rdir|*tsiz|*ulme|*ulu|I~needless|^bekliyorum|^surekli
-65|^yurtta|adina|afraid~someone|aklind*|ama~ister|ama~sana|anlat~gibi|asil|bakiyorsun.|bana anlatmak|baslar|bayr*
-65|ben~cozer|ben~hatir|ben~yok|bes|best~home1|bile bir|biline*|biliyorum|bir soz|bir~yap|bu senin|bulus~gitme
-65|bunu~yardi|courtesy~daily|daily~needless|demi*|denem~sonra|deny~program|deny~teacher|dinliyorum.|diyemem|donem
-65|evden~cikma|gece~kalma|gecirmissin|gorunu*|hesab~gizli|icinde kalmasin|icind~kalma|icin~kolay|inceledim|inciti*
-65|kadar~kisa|kalbin|kaldi~yeri|kalma~bunu|kart|kendi~baska|kendi~soz|kiss~deny|kodunu|me2~erase|mikr*|motiv~dustu
-65|neredesin.|o gelene|ogren~var|ogret~goste|olmasi|olsam bu|olsam~bu|once~anlat|once~ne|riti*|ritim|rolu*|ruyala*
-65|salona|secret~I-not|secret~deny|selam.|selfProgram~only|seni~incit|sesin|seve*|seviyor.|sifre~bile|sinav~olur
-65|someone~teacher|son~konus|soylemekten utanma|soyluyorum.|soze|sucun degil|sucun~degil|tene*|teneff*|teslim et
-65|tesli~et|uymu*|uymuyo*|uzun bir|varmis|verin|veriyor.|wait~sad|warn~leave|without~parent|write~study|yanila*
-65|yanilabilirim|yanlis bir|yok benim|yoksa~konus
-66|*igi|*ira|*lman|*ona|*pat.|*vine|*yasi|I-not~miss|^alti|^kac|^yanindayim|^yillar|^yok|agla|ama sana|ama~karsi
-66|anladim|anlatim|anlat~anlad|annen~dusun|benim~uzatm|beni~isted|bilmiyorum.|birini*|birinin|bir~yere|bu da
-66|bunu~misin|bu~sinir|cekini*|cikabi*|cok~iyi|cok~ogren|daha~var|daily~help|da~olmaz|degilsin|dilim|dize*|dusunmeye
-66|duzenl*|ekran~al|evde kim|gelmezse|git|guveniyorum|guveniyorum bu|guvenm*|hafta~bos|hare*|home1~deny|huku*
-66|iceriden|insan~konus|ipta*|iptal|isini|iyi~oldu|kadar~o|kapat.|kapini*|kapinin|karsiy*|karsiya|kendil*|kilitle.
-66|kimlik|kirk dakika|knownot~teacher|kopya~cekme|lesson|marry~not|mesajin bende|metin|odevine|okudum.|olam*|once~yaz
-66|o~gelen|program~best|puan*|salg*|salgil*|selfProgram.|senin~emegi|seviyor|sey~guven|simdi~biraz|sira sende
-66|sira~sende|sona|sosy*|soyleme demis|soyle~demis|tanistigin|tekrar*|tika*|toplam*|utanilacak bir|utani~bir|uyma*
-66|vakt*|var~onu|verece*|ve~bir|y|yapaca*|yapmaz.|yarin~devam|yerini|yok~yazdi|yuklem*|yurur|yurur.|zaman~ister
-67|*amba|*gan|*hnin|*idan|*line|*nuca|*sar.|*sme|*yaz.|I-not~I|I-not~I-not|^gel|^haklisin|^numarani|^onlari|a
-67|adim~bir|adres~kimse|aglam~ne|anlat~ister|aralar*|ara~ver|bakin.|ben~karsi|ben~sonuc|bilmesi iyi|birine haber
-67|bir~evde|bir~olmaz|bunu sinif|bunu~ac|bu~olara|cal|calisirim|calisirim.|carsam*|carsamba|cekinme.|cizi*
-67|daily~program|dayani*|demekt*|demektir|deny~my|de~bilsi|dogum|donusu*|duruy~devam|elif|gece~yanin|gorevin
-67|gosterebilirsin|gostereyim.|guvend*|haber~verem|hakl*|hakli|happy~happy|herkesin|hicbi~hisse|hoslandigin
-67|human~needless|human~parent|isik.|istersen|kadari*|kaldig*|kendine de|keseli*|keselim|kimse~bile|kisilestirme
-67|koym*|kutuph*|marry~quote|mektup*|mine~student_said|noktas*|okumad*|okumuy*|okumuyor|olumu|oncede*|onceden
-67|once~notla|onlar~da|onu~soyle|oraya|ozled~soyle|ozlem~degil|program~lonely|quote|quote~not|rehbe~git|rengi
-67|seni sevenler|seni~birak|sevdi~seviy|sevenl*|sevenler|sildim|someone~parent|sonuca|takim|tart*|tatliy*|tell~human
-67|titrey*|ust|vedala*|verdigi|yapay zekayim|yaz.|yazilimim|yili|yok~benim|yuku*|yurutm*|zekayi*|zekayim|zihnin
-68|*anan|*kki|*lam.|*loyu|*mine|*mini|*nzer|*smak|*tler|I-not~quote|^karsi|adimi~sen|altida|anlatir.|arasini
-68|benim~sakla|benim~sevme|benzer|ben~hesap|birim|bir~gecme|bir~hata|bir~yil|biyo*|biyolo*|boylec*|boylece|bugun~daha
-68|calis|ekledim|ekran~sakla|erase~mine|gitmedim|gorun~sakla|gostermek|guven~bu|help~study|hizl*|human~quote|ikiy*
-68|ikiye|ilahi|ile~arasi|ilk~hafta|isga*|isigi kis|iyi misin|iyi~misin|kadar sevmedi|kadar~sevme|karistirdim|kast*
-68|kati*|kendi~konus|kirilmam|kucuk bir|kusk*|listes*|mari*|mesaj~ekran|ne~yedig|odanda|ogle~arasi|olunca|ozeti
-68|o~soruy|payi*|sana inaniyorum|sana yardim|selfProgram~I-not|senin sucun|senin~sucun|seni~olabi|seri*|sevmedi|sikki
-68|sogutm*|sucun|surede|suru*|tabloyu|takip|teacher~love|tell~tired|unit*|unutm~bir|uzer*|valla guzel|valla~guzel
-68|yabanc*|yakin|yaninda kim|yaniti*|yasim|yavasl*|yazabilirsin.|yetisk*|yillar sonra|yine de|yine~de|you-do~courtesy
-68|you~a|yuzun
-69|*dene|*egin|*eki|*eyse|*ezi|*inc|*ksek|*mul|*nur.|*oru.|*raf.|*rdur|*rmul|*ski|*sler|*stur|*tasi|*unla|^ben|^eve
-69|^gunaydin|^kalbin|^ozledim|anlamina|artt*|bana~gonde|belki~onlar|beni~uzulm|ben~buna|besi*|best*|bir saat
-69|bir~buyug|bir~calis|bir~cay|boyle konusmak|bu~gecer|bu~kisa|cok~konus|daily~tell|degisimi|dinl*|doldurma|esit*
-69|ettim|fiilin*|forget~daily|formul|hatti|her~soru|hizin|icin~tesek|insan~gibi|ipucun*|iyi~yanin|kare*|karsilastir
-69|kendi|kendin|kimligini|kimy*|kisil~var|me2~quote|mill*|nasil oldugunu|nasil~basla|nasil~oldug|not~miss|numar~kimse
-69|ogret~git|only~erase|parent.|rahat ol|rahat~ol|sana guveniyorum|sayilar|seni~rahat|sirasi|sozuyl*|sozuyle
-69|sozuyle vedalasir|sozuy~vedal|takildigin|vedalasir|vedalasir.|yazmistin|yerler*|yolun|yuksek|zorlan*
-70|*ela|*iysa|*kil|*kle.|*ktir|*liyi|*mli|*niz.|*sela|*sla|*tre|*usur|I-be~quote|^bitince|^ekrana|^yaz|acin*
-70|anlatiyor|b|bende~tanir|benim~uyu|best~stop2|birin~haber|bir~dokto|body~parent|cagi*|cok~olmal|darling~not|de~bunu
-70|duygular|elini~altin|erase~I|erde*|family1~family1|gaze*|gibi~yok|gurur|guven~misin|happy~lesson|insanin
-70|istiyorsun|iyi tanir|kimsenin seni|kodlam*|konus~uyu|korkus*|kurari*|kusm*|leave~student_said|mesela|mode*|my~lie
-70|not~needless|ogretmenin de|ogretmenine git|okum*|olmas~da|oray*|osmanl*|osmanli|program~selfProgram|quote~tellnot
-70|rememb~help|return~stay|sakin bir|salo*|sana~rahat|secim|seni yalniz|senin~yerin|serb*|sevemem|sikk*|silm*
-70|someone~noone|soruna donelim|tanir.|tired~feel|tukend*|tutamam|tutor1~quote|yazmis.|yerin~bir|yont*|yorucu
-71|*aca|*amam|*digi|*fif|*inme|*las.|*ldir|*lmaz|*tabi|*tak|*tla|I~lesson|^anlattigin|^lgs|^neyi|^zor|alal*|alalim
-71|alalim.|ali|baska~kiyas|ben~verem|bilirsen|bir~duygu|bu bir|bugun bir|cekinme|dag|diyeme*|gelme~de|gir.
-71|gormuyorum.|hafif|ic|istemedigini|isteri*|isterim|love~miss|nedeni*|not~you-do|okudum|okuma.|oluyor mu|oluyo~mu
-71|onlar~ve|osma*|ozlemem|ozne|quote~tired|resmi|sade|sana iyi|sana~verey|sayg*|senin~ama|soyleyen|study~tutor1
-71|susuyo*|uyar*|varsa|without~best|yazma~gerek|yazmissin
-72|*ate|*giz.|*gusu|*kce|*lat|*pin|*rir|*sur|*sur.|*yin|112 ara|112~ara|2|I-not~parent|I-not~you-if|I~student_said
-72|^asigim|^dilersen|^not|^sair|^yarin|^yeter|ailem~yok|anal*|anlatan|ayipla*|ayt|baska~da|bende~bu|beni~rahat
-72|ben~basli|bile~bir|biliyorum.|bunu~da|burada*|cocuklugum olmadi|cocuk~olmad|daily~quote|degisi*|derslere|dinle.
-72|dondug*|etmen|gideli*|gidelim|gidelim.|gorsun|hissetmem|ince*|indi*|kendi~verme|kimseyle paylasma|kimse~sevme
-72|kimse~zorun|kisa bir|kitapl*|ki~bir|kucuk~bir|marry~tell|mesaj~sakla|ne~oluyo|repl*|sasi*|simdi ben|sirasi*
-72|tek bir|uret*|yaniti|yora*|yurt
-73|*amim|*gal|*kiz|*vap|I-am~quote|I-be~someone|^buradayim|acele etme|acele~etme|adiml~biliy|adla*|ama~da|anlami*
-73|antl*|antlas*|antr*|antren*|arac*|artm*|asam*|babasi*|baglam*|ben~harit|bir kisi|bir~verey|borcun yok|borcu~yok
-73|bunu~dokto|buradan|bu~soru|calisma.|cevap|cumley*|de~yaz|duyulu*|ekledi*|fark|fels*|felsef*|fotograf|gore|grafigi
-73|gunlerde|haklis*|haklisin|haritayi|inaniyorum|kirila*|kirilm*|kirm*|kuru*|lesson~tired|metinl*|noktal*|oneririm
-73|oneririm.|oturum*|quote~rememb|rol|sana~demis|sekiz|senin~deger|seni~ilgil|seni~tanir|seni~yapma|sen~uyu|sicak
-73|sormak|stay~erase|yanlis*|yapmaz|yarin~ederi|yazmis|yok~bir|yola|yukl*
-74|*afta|*coz.|*enle|*lisi|*nuda|*rini|*yaci|^gunun|^orada|agir|anlattin|annesi*|bakin|belirl*|ben~diye|besl*|birimi
-74|birlikte bakariz|birli~bakar|bunu~bilmi|bunu~yaz|coz.|cozerd*|cumartesi|dene.|deneye*|dilers*|dilersen|dinler.
-74|dinliyorum|disari cik|diyorsun.|dogruy*|duzen|eder.|gitmed*|happy~you-did|ikisi|in|inaniy*|isterim.|kalkma*
-74|kimse~bekle|kisa~bir|konuda|merak ettim|merak~ettim|muzik|notunu|olmus.|onerir*|parent~kiss|planin*|sana~baska
-74|sana~soru|seni ozleyemem|senin~yurur|sesin~kimse|seven~seni|sevindim.|sir~verem|soz veremem|tesekkurler
-74|turev~integ|vakit~gecir|without~tellnot|yarina|yasim~yok
-75|*aka.|*emis|*irin|*nama|*nku|*nmam|*rkli|*zdir|^cok|^gorusuruz|^guzel|ailen~diye|ailen~goste|ailen~ogret|beyin
-75|bir~kisi|bu~uc|cumart*|degildir|dunk*|dunku|eksiksin|etmis|farkli|gerekmiyor.|gizlilik|goturu*|heart~deny
-75|iyi~tanir|kalma~da|kapat~bir|kimse~izins|leave~quote|oku.|sakla~yok|sana~sir|seni~diye|sikilm*|silmek|sorun~donel
-75|study~someone|takv*|uzat*|yat.|yirmi~dakik|you-did~we-let
-76|*bak.|*ikte|*imim|*oku.|*ssin|*uysa|*vam|*yat.|bahset.|bak.|bede*|bilgil*|bir ogretmen|bir programim|bir~gorun
-76|bugun seni|cik.|cikari*|ders~bekle|devam|dil|diye~basla|dogum~gunun|duzeni*|emegin|fell|git.|hata*|icin~bir
-76|istemezsen|izin*|izinsi*|izinsiz|kadin|kalibi*|ogret~yaz|once~sorac|programim|sana~yardi|secene*|sikl*|sorayi*
-76|sorayim|tasa*|uc|yanit|yazdin|yerinde|you~knownot
-77|*ing|*mba|*tir.|*ysem|^belki|^sonucu|^tercih|afraid~not|ama~ederi|biraktim|birinci|bitti~biraz|boyle~sey|bu yuzden
-77|bu~geris|cikar|daha sakin|de~yardi|dogu*|dolu.|fark etmez|gizliy*|haft*|hayir~bir|home1~you-do|istiyor.|kara*
-77|kardesinle|kendinle|kisalt*|kitabin|miss~tell|ne~sordu|ogretmenin seni|okula~gitme|sayisi|sey~mi|sonrasi|tartis*
-77|tese*|test*|uzun~bir|yanindaki insanlar|yazdin.|yoksa~mi|yok~yuzde
-78|*atir|*yene|*yla|4|^aramizda|^arkadasinin|^onu|^varsa|acik.|alir.|annen seni|beden~yok|bende yok|biri~mi|egit*
-78|eksiks*|gorebi*|her~anlat|human~selfProgram|iki~karsi|ilah*|insan gibi|isler.|kavusm*|kisi~degil|kizmadim|kur.
-78|lesson~marry|listey*|love~parent|merak|sadele*|sakla~bir|seni seviyor|seni~korku|sifre~soyle|soyledin.|soz~verem
-78|tablo|tam|tanima*|uzgunu*|uzgunum|yabancilara|yeni*|yorulm*|zor~oldug
-79|*aysa|*etir|*les|*rcun|*tayi|^yanindaki|adini~soyle|bagl*|bana~eksik|bana~kendi|bekleyen|bir insana|birinc*|borcun
-79|bu~yanin|cevaplari|cizg*|cozdugun|degilsin.|durumda|gelmes*|gidebi*|gununu|happy~only|happy~understand|indiri*
-79|istedigin|iyi|konusunu|konuy~bitir|kuvv*|motiva*|ogrenmek|parent~lonely|parent~without|prob*|proble*|romani*|sava*
-79|sevind*|surd*|tek~degil|write~I-be|write~tell|yanin~kim|yanin~mi|yonl*|yoru*|yuk
-80|*ati|*eni|*git.|*kir.|*mus|112|acele|adimlari|ama~hayat|artirm*|benim~yazis|ben~ipucu|birbirini|bir~anlat
-80|bir~istiy|bir~soz|calis~anlat|deny~parent|disar~cik|durumd*|duydum.|gorevi*|hadi bir|hayi*|kirk|konus~ister|kural
-80|love~quote|me2~needless|mektub*|okulu~yazma|plan|sana seni|sana~seviy|sen~eksik|siradaki|tell~wait|umar*|umarim
-80|understand~stop2|yaptig*|yazdiklarindan|yumusa*
-81|*adir|*blo|*dunu|*ekte|*iniz|*rir.|*rucu|*ste|*uca|^hadi|ailem|aklinda|babanl*|babanla|beni~diye|cevabi*|cizd*
-81|dayi*|deva*|evde~kim|feel~write|gars*|hem~hem|hizi|kavram*|kendi~kiyas|kodu*|listesi|love~someone|not~deny|on~iki
-81|programi|quote~you|sair|seni duydum|seni~duydu|sen~yaz|sifren*|sifreni|tabloy*|understand~I-not|warn|you-if~tired
-82|*niti|*nla|*rafi|*rek.|*ruda|*yun|*zer|I-not~tellnot|^anne|^sevdigin|ben bir|bir adim|bunu~istem|cuma*|deger~degil
-82|dersin*|duzelt*|ekle|erase~noone|gerek.|gucl*|gunler|guvende|hastal*|hos|kavr*|leave2~noone|mol|needless~you-do
-82|ogret~de|okuyab*|on~soru|ornegi|parent~love|puan|sarilamam|secm*|selfProgram~you|sifr*|sirrin*|sirrini|soruda
-82|takim~arkad|tekr*|yilla~sonra
-83|*asir|*bin|*figi|*inma|*lir|I~I-will|^sozu|adim.|bana~de|bir~sec|bold*|bul.|bulali*|bulalim|bulalim.|der|dinlen.
-83|gitme~bir|ipuc*|isle*|isler|iste.|kapiy~acma|kimse~da|kirk~dakik|kisile*|kizmad*|kova*|lonely~stay|on soru|oturum
-83|saatin|saatin*|seni~kisi|seyi~anlat|temiz|uzulmem.|vakit gecir|yazali*|yazalim
-84|*akla|*alin|*bul.|*ciz.|*luk|*uluk|*uyus|*ygu|*yus|adresini|ben~da|bilir.|bir seyi|blok|ciz.|coz|dusunc*|duygu
-84|gors*|hic~bilmi|ilerle*|karakt*|kiyasl*|kucu*|kullan.|lesson~human|ne~ister|olamam.|once~bitir|parale*|sana*
-84|selfProgram~not|tani*|tanist*|taslag*|teacher~you-do|tehl*|tehlik*|yok ama|you-if~quote|yuruyus
-85|*hset|*ilir|*nis|*zmis|^yazdiklarini|bahset|bir insanin|bir yetiskin|bu seni|cogu*|cry~quote|deny~study|gelir.
-85|help~daily|help~lesson|iyi taniyamam|kahram*|olmad~icin|olmak~degil|olun*|parent~marry|sahn*|selam|seni~demek
-85|soyle~olur|taniyamam|tutor1.
-86|*dir|*emem|*iti|*olu.|*reni|*tici|*ye.|*yse|I~quote|^onun|ama~yardi|bir~progr|bu~yuzde|cozu*|cuma|daha~sakin
-86|deny~not|deny~write|dileri*|dilerim|help~knownot|insani|insan~da|kadar~geris|konular|merak etme|merak~etme
-86|my~parent|ogret~seni|okulun*|parent~tired|raha*|sekli|sordun.|soyleyebilirsin|stop2~quote|taba*|taki*|taniyor.
-86|ulas*|yanina|ye.|yolu*
-87|*ilan|*mnun|*nit|*sar|I-not~I-do|anlatayim.|bayram*|boyle~hisse|dest*|durum|edeb*|edebil*|emoj*|en~ne|gerekm*|halk
-87|kaynak*|memnun|not ettim|not~ettim|para|plan*|rememb.|study~warn|yalni~degil|yapmay*
-88|*lis.|*lmen|*nir|*sani|*urur|I~I-not|^kendine|adresi*|arkadasinin|bir~arkad|family1~deny|hizi*|insana|isteme*|kimi
-88|kiss~cry|lesson~lesson|ne kadar|sey~hisse|sifre~kimse|simdi~sen|sonras*|su~mi
-89|*gir.|*idir|*igi.|*mina|*nur|*rak.|*tar.|*unur|I-am~I-will|^benim|^ucuncu|annene soyle|bana~degil|beyi*|bir~seyi
-89|blog*|c|ceph*|demesi|duygularim yok|ek|elimde*|elimden|grafig*|izle|kaydir*|onceki|oyle.|oyna|quote~student_said
-89|sad~tell|sayila*|tutar.
-90|*ac.|*ceki|*lan.|*nan|*niye|*nsa|*skin|^kendini|ac.|anlatabilirsin|bolumu|canini|daily~parent|dinlen*
-90|duymasin diye|hangi~hangi|ikis*|lesson~quote|ne~kadar|olas*|olasil*|sana~inani|saniye|soyle~ne|tari*
-90|understand~forget|uyku*|verir.|yalni~kalma|yerind*|yetiskin
-91|*efon|*ele|*fon|*mis|*nina|*smus|bana degil|ben~yazdi|bici*|cikiyor.|cize*|daha~misin|duyma~diye|gizlil*|hafifl*
-91|hala*|heki*|icin~hazir|istiyor|muzi*|ozet|quote~parent|secret~wait|sey olmaz|soylemekten|takilirsan|telefon|x
-91|yanin~olsun
-92|*afi|*clu|*kte|*man|*rur|*slar|^telefonu|acel*|anlasilir|bilg*|bu~senin|diyen|gormek|numarani|tell~stop2
-93|*der.|*ket|*nlen|*rami|*rici|*uyle|*vgi|baslam*|bir~cikar|buna|canin|cekinm*|dinlen|erase~me2|hedefi*|incele*
-93|isaret*|korkuyorsun|love~love|mi~mi|sevgi|yorul~gibi
-94|*cun|cumles*|feel~study|istedi*|kimse~demis|kita*|kutl*|parent~daily|plani|senin.|sey~olmaz|sucl*
-95|babaan*|basa*|gelmis|gerekmiyor|moti*|one|rehbe~de|sela*|sozcug*|taniyor
-96|*koy.|*nik|anlat|baska~de|ben~olsam|diyeli*|diyelim|eki|eksi*|koy.|kucuk|sekl*|yazman|yerine
-97|*ker|*rar.|aglar|anda|dusun.|love~student_said|parent~you|program~understand|su ic|su~ic|warn.|yazabilirsin|yeri
-98|^diye|bekler.|ben insan|cozdug*|hata|lesson~sad|memn*|nazi*|olamam|parent~teacher|sece*
-99|*nluk|^gibi|ama|bensiz de|bensi~de|dedin|demeyeyim|kisi|notlarini|not~parent|oku|tek basina|turk*
-100|*zman|adimda|bir~yetis|cikiyor|hesapl*|karar|kavu*|kayn*|ozetle*|saklan*|sirala*|tabl*|yerl*
-101|annen~yanin|benzet*|bir~olur|graf*|kaldigimiz|saati|sevindim
-102|*lmam|*sor.|^hayir|^kolay|doga*|ekle*|eksi|gonder*|parent~miss|sik|sor.|sozc*|tek~basin|tell~I-do|yol
-103|annen~da|cay|ceva*|kim var|kim~var|me2~student_said|ornek|parent~student_said|quote~we-let|sana~seni|tasl*
-103|yazabi*
-104|*aci|*lmem|*nir.|^arkadasin|dedin.|dene|gitmek|quote~tell|sayi|sunu|uzgu*|yuks*
-105|ardindan|cozum|seni~ama|stay~deny|takild*
-106|*itim|adim~adim|courtesy~study|cuml*|der.|kayi*|write~return
-107|*rsin|anne|duru*|haber ver|haber~ver|return~lesson|yanin~insan
-108|*mak.|*nek|bolum|duygu~yok|insanlar var|kayd*|sordun|uygun
-109|calismak|cumle|isar*|kisa*|mekt*|you-if~parent
-110|*ssun|*ysen|bu~seni|olman|oran*|rememb~write|sagl*|yazmis*
-111|*iyla|*tmis|adimla*|gond*
-112|*yir|hayir|yanin~var|yenide*|yeniden|you~quote
-113|*nin.|*ysan|cogu|hatirl*|sevmed*|tuza*
-114|anladi*
-115|*masi|*sel|birak.|cikar.|student_said
-116|*nmen|*nuc|sonuc|yard*
-117|*sir.|kalan|meti*|metn*|olcu*
-118|*uda|*ysa|insan degilim|rahatl*|tellnot~quote|you-if~teacher
-119|yardim
-120|*rmen|odan*|once*
-121|*lem|ben~ama
-122|^simdi|anlattin.|uzulmem|ya~da
-123|alti|courtesy|i
-125|courtesy.|derk*|derken
-126|*rar
-127|only~selfProgram
-128|I-not~deny|hafi*|hede*
-129|dile*|kisa|selfProgram
-130|lesson~you-if|oner*
-131|*dir.|*iyse|*mis.
-132|#digit|adim adim|sor|zorl*
-133|ya da
-134|*dur.|I~selfProgram
-135|*kar.|*lir.
-136|cik|ozet*|tell~quote
-138|I~tutor1
-139|diye*|duze*
-140|*al.|al.|orne*
-144|kura*|sure
-146|sevdigin
-148|bolu*|ile
-151|al
-152|body~deny
-155|^ama
-157|deny~I-not
-163|bu~degil
-172|ve
-180|^sonra
-192|*orsa
-206|#few
-211|#opens
`

export const kinds = {
  human: `
188|de
187|life
161|hizla
159|ozledim
155|aldim|annem
152|gittim|sikildi
149|insanim
147|mesajini
145|baze*|bazen
144|cozemeyince
140|duramadim
139|ozlett*|ozlettin
138|koyd*|sevgilimden
137|lise|ozlu*|ozluyo*|ozluyorum
136|ellerim|ogretmenim
132|cry|geliyorum
131|ayrilmistim|mide*
129|ortaok*
127|burkuldu
125|ciktim
124|andi*|kardesim
123|angry|kapani*|mezu*
122|robo*|ruhum
121|cayi*|hala
120|body|cikmadin|paza*
119|yaniyo*|yaniyor
117|babam|izin|tired|universitedeyken
116|hava*|lise*|ozledi*|zamanlar
114|cocugu*|kahv*|univ*|univer*|uyuyamadim
113|ekranda|gozlerim|kalinc*|kalinca|yasind*
112|biriyi*|biriyim|kani*
111|karsinda|siki*|yazilim
110|ortaokuldayken|yasi*
109|dondum|tutuldu
108|kar|zeka
107|evla*|konusunca|sanm*
106|anlatt*|hizl*
105|hayatimda|inci*|oturuyorum|sonu
104|agzima|koydum|kulakl*|lisede*|lisedeyken|lokm*|sanma|terapiye
103|aslind*|aslinda|evladi*|gird*|odam*|pencereden|yuruyu*
102|cikmad*|human
101|kemi*|okurke*|okurken
100|attim|gectim|happy|ozlemi*
99|baba|bagi*|dayanm*|hava|kizim|midem|sarilmayi|sordum
98|durama*|sark*|sikk*|var
97|bagiri*|kard*|kardes*|kiskanclik|omuz*|omuzla*|pek|sikild*
96|almi*|gule*|mesaji*|robot|sevincten|sogu*|uykum|yedim
95|actim|agriyo*|agriyor|cocugum|dalg*|duygus*|nezl*|sonucu
94|arkadaslarimla|asli*|elim|isla*|kanim|yuzd*|yuzden
93|karsin*
92|kope*|satirl*|uyuyam*|yaslar*
91|doku*|kollarim|yapmak
90|agri|ama|baglan*|cikt*|dede*|kaybettim|miss|sarkiy*|sarkiyi|sikisi*|sikisiyor|titr*|tost|yerk*|yerken|yiye*
89|bulustum|mezuna|otur*|oysa|sall*|uzulun*|uzulunce
88|agladim|eve|renk|yapark*|yaparken|yerimd*
87|anlatirim|evden|yatakt*|yil
86|bulust*|canl*|da|dara*|deni*|hams*|koms*|maki*|okulun*|penc*|pencer*|trab*|trabzo*|urpe*|urperi*|yarala*|yazmak*
86|yazmaktan
85|agladi*|aklimdan|esne*|koyde|yeni
84|baca*|bacakl*|bacaklarim|calisirdim|kalkti*|kalktim|karnim|kavg*|ozlemisim|sigmiy*|sigmiyor|uyus*|yatagi*
83|dagini*|done*|dusunuyorum|duyuyorum|gordum|ilac|kafam|kahval*|kizd*|mutf*|odum|olmadi*|utan*
82|burk*|ruyamd*|ruyamda|yurudum
81|aciyi|aldi*|anlattim|ay|bozuk|degili*|degilim|dinlen*|doldu|dura*|hala*|mutfak*|sey
80|disler*|dislerimi|dusundum|ismi*|klav*|klavye*|sigm*|sinava|yazili*
79|baslayalim|daily|heye*|heyeca*|ilko*|ilkoku*|kalk*|kedi*|kedim|kest*|kusura|orta*|tip
78|durd*|firl*|gulums*|maha*|mahall*|sene*|senemd*|senemde|yazar
77|akiy*|akiyor|dold*|donuyorum|durdum|girmedi|gozume|kale*|mutfakta|program|siktim|yudu*|yudum|zipl*
76|burn*|canli|catliy*|catliyor|gitmistim|gitt*|kan|kokusu|konusmak|tutmadi|yasindayken|yollardan
75|alan|derd*|duguml*|duyg*|edebiy*|erge*|hayatt*|istiyorlar|kism*|kura*|oyleyi*|oyleyim|sabaht*|sabahtan|sizliy*
75|sizliyor|sogudu|yata*|yorgun*
74|afraid|alti*|bakarim|dusunmeden|eski|hocam|merak|parmaklarim|yazacagim|yazinc*|yazinca
73|alar*|alarmi|atesim|az|inan|kavga|okula|sene|uyuy*
72|annemi*|annemin|aral*|hasr*|kapaniyor|severi*|severim|soylerdi|uzuy*|yedi
71|alay*|alayim|annemle|aynaya|bilirim|boyu*|burnumda|disim|dort|lokma|maka*|makarn*|mark*|market*|ozle*|sarilm*
71|sevdigim|sinavini|sirtim|yapiyor|yildizlara
70|acik*|basinda|diyorl*|diyorlar|dokuns*|dugumlendi|mate*|matema*|morali*|moralim|sad|sakliyorum|sicaci*|sicacik
70|topr*|yapip|yirm*|yuzum
69|anneme|buradayim|denizi|dok|gitmis*|island*|islandim|kaybettigimde|makine|oglum|utandim|uyandi*|yanaklarim|zorl*
68|ayakta*|bi|bils*|gorunc*|gorunce|kiza*|oglu*|parmak*|tutmad*|yemeginde
67|abla*|aklimd*|azar*|azarla*|azarlamisti|corb*|darali*|daraliyor|deniz|girdim|gunum|korkuyorum|otob*|otobus*
67|oturmaktan|sakliy*|saniyor|seki*|sekizi*|sekizinci|sizl*|tava*|tavana|uyurke*|uyurken|vardi|yasinda
66|acti*|aglami*|cikaca*|icimde|kirild*|komp*|kompoz*|kram*|okul*|oturma*|tuyl*|tuyler*|tuylerim|zamanl*
65|biliri*|catl*|denememde|dusunu*|gidip|girdigim|insani*|rahat|sabred*|yalnizlik|zayif
64|cikti|ekrand*|fizikt*|fizikten|geldi|karisi*|kimseyi|kucukk*|kucukken|oturuy*|usud*
63|arkasinda|gittik|kacti|korkuy*|okuyun*|okuyunca|oldugu*|olmam|oruc*|oruclu*|orucluyum|sarki|siiri|titriy*|vard*
63|yagm*|yazmayinca|yoldas
62|aglamistim|bahc*|bast*|batt*|battan*|battaniyenin|bekler*|burnum*|dedem|duyuyo*|gelinc*|gelince|isin*|istersen
62|kird*|odama|ogrend*|ogrendim|raha*|seviyor|yanakl*|zorlan*
61|agla*|bagl*|bileme*|cay|courtesy|donunc*|donunce|geze*|girdi|kalma|kalmak|kilo|kipk*|kipkir*|kipkirmizi|kitap
61|kizard*|kizardi|kosu*|kuru*|oradan|sinavda|sivi*|sivilc*|yapm*
60|anne*|belim|boyle|buradan|burnum|darald*|daraldi|ergenl*|geleyi*|geleyim|ifta*|isters*|kazand*|konusmani|mola*|oldu
60|olmust*|olmustum|sist*|sisti|tadi|unutmam
59|acikti|almist*|atis*|baglandim|boyl*|calistim|cok|dogum|ezberl*|geom*|geomet*|izledi*|izledim|kaza*|kuru|maas*
59|nerele*|sinavi*|soruna|uykusu*|yatt*|yaziyorum
58|arkadasim|bilmedi|cekt*|dizlerim|dustu|gecmek|gercegim|girmed*|kahvalti|mezuni*|neti*|sikkin|simi*|simit|sinifta
58|varinc*|varinca|vermiy*|yas|yasadi*|yasadim
57|altindayim|basind*|calist*|gelir|ibar*|ibaret|kesild*|kesildi|koya*|misa*|oluyor|resmen|saatlerce|saba*|uyan*|yiyi*
57|yiyip|yorulu*|yoruluyorum
56|agri*|ayrild*|bali*|bogazi*|devam|ediyor|genc*|gulmek*|gulmekten|kalabalikta|kardesimle|karsim*|olumde*|olumden
56|prog*|progra*|ruya*|utandi*|uyandim|yatm*|yaza*|yuzumu
55|bekledim|berb*|cozerk*|cozerken|dun|ev|geciyo*|gozy*|gozyas*|hizlan*|net|soru*|sorunu|soyled*|yazdik*
54|almistim|baba*|caliyo*|caliyor|canim|hazirlanirken|iftara|kutuphanedeyim|sinirl*|sozun|uyuyamazdim|yazi*
53|birine|buyudu*|buyudum|cekiyorum|kayn*|kisi*|konusurken|mahallede|salo*|salonu*|surekl*|surekli|tuva*|tuvale*|uyku
53|yapay|yapmistim|yazdigini
52|aklima|boyunc*|boyunca|cevap|deva*|gunler|kalbimin|klavyenin|sonucu*|sord*|test*|yirmi
51|babami|beyn*|daya*|etti|evde|feel|gunlerce|istemistim|klavyeye|kod|konuyu|mekt*|netlerini|sevdig*|sevini*|yapmis*
50|annemi|bekled*|bilmed*|biraz|dershane|dogu*|kazana*|kut|ogrenci|oturup|sorunc*|sorunca|unutma*|yerde
49|agridi|geld*|giriyo*|konustuklarimizi|oturdum|sabr*|saniyo*|sevinc*|uyuyacagim|yaps*|yetise*|ziplad*|zipladim
48|daginik|disl*|dond*|evde*|gururum|kaldim|kizi*|kosuya|limi*|limit|sorma|ustune|yastig*
47|aglard*|aglardim|ates*|bakmak*|bakmaktan|ederdim|insan|iyil*|okudum|sili*|taht*|titrey*|titreyerek|universitede
47|yerimde|yure*
46|demi*|gecen|icti*|ictim|isiniy*|iyi|kafa*|kirildim|makine*|oynama*|seviniyorum|sina*|terl*|verdim|yani
45|atti*|dedikleri|duygusal|gunu*|ilgile*|izlerk*|izlerken|sani*|sozu*|tutama*|yeme*
44|aci|agzim|babaml*|babamla|boyu|buraya|cokt*|daml*|doneri*|donerim|ette*|etten|geliyo*|guluyo*|kemikt*|kendi
44|kiriliyorum|mutlul*|polis|sirt*|soyledi|soyleyeyim|yurt*|yurtta|ziyare*
43|acikti*|aciktim|bakl*|bayram*|bayramda|dedigi*|gunler*|ilk|inciniyorum|olum*|sozler*|yapi*
42|bakiyorum|bilg*|birazd*|birazdan|bitir|dike*|diken|dolasi*|dunyay*|ettik|gurb*|gurbet*|hazirl*|keyi*|koyu*|mera*|my
42|tamam|testi|universite|uzun|yagmur
41|acis*|acisi|ayagim|bits*|bitsin|hayatta|incini*|sifi*|sonucunu|uyuyac*
40|aramizdaki|bak|baktim|bosluk*|boslukta|boyn*|bozuldu|dusununce|fark|girdig*|gormedim|gun|gurult*|herkese|kalaba*
40|kestir*|kestirdim|kiri*|lisede|seyd*|seyden|seyler|sure|yara*
39|bilsen|dama*|dust*|giri*|hata*|integral|istedi*|kagi*|kaybet*|yakin|yapa*|yazim|yaziyo*
38|atiyor|bitm*|edeb*|eskise*|eskisehir|gelmeyince|giyi*|giyip|kapata*|oldum|seve*|sorulari|tart*|uzul*|yasiyorum
38|yazan|yuregim
37|boyley*|bund*|bundan|cagiri*|dugu*|duygulandim|kacm*|kacmak|kahvaltida|ogretm*|okur*|olmak|pism*|sabah|sonuct*
37|sonucta|veriyorum|yanar
36|abin*|ayni|bakama*|belk*|belki|cocukk*|cocukken|dinl*|dusund*|giriyor|gozum|kemikten|pani*|saniyorsun|simdi|vallahi
35|anlati*|bahset*|bakark*|bakarken|bege*|gercek|kenari*|matematikten|ziya*
34|acikla*|acin*|acini|beli*|berbat|dedigin|eski*|gecm*|kanl*|kanli|oldugumu|olmu*|silm*|terapi*|yemedi*
33|alac*|alacak*|alin*|ayag*|boga*|coz|duygul*|ekranin|gerisi*|gerisini|gitti|gunl*|haft*|heyecandan|insa*|karn*|muml*
33|olmama*|para*|poli*|saye*|sesini|uyumad*|uyumadan|yasiyo*|yoktu
32|be|biter|dola*|fonk*|fonksi*|hastal*|hastalandim|hicbir|karsis*|karsisinda|kita*|kucu*|olsan|orad*|sorusu*|soylemem
32|sozl*
31|cali*|cice*|cicek|isit*|kesm*|koru*|sessiz*|sinavd*|sonucl*|sure*
30|anliyorum|bugun|diyenl*|dusuk|guld*|guru*|heps*|keyifl*|kiskanc|ruhu*|severd*|severdim|sevind*|sica*|sorm*|tasi*
30|vallah*|yava*|yedi*
29|acikca*|acikcasi|atan|balk*|balkon*|derste*|duya*|evladiyim|kemiktenim|korkar*|koyup|matematik|muyd*|onun*|sesim
29|sess*|yoklugunda|yuzund*|yuzunden|zayi*
28|basari*|bird*|buz|cunk*|cunku|goruyorum|hatirl*|koy|masa*|senc*|sence|su|yabanc*
27|arad*|ederdi*|edey*|edeyim|gect*|hari*|inanam*|kendime|ki|kork*|korkardim|oturdu*|sacini|sesl*|takd*|takdir|tuta*
27|yavas
26|agli*|agliyo*|an|bakari*|bedeni*|bedenim|cocu*|gecmiy*|gecmiyor|hissediyorum|karney*|saci*|senden|seyl*|yast*|yol
26|yollar*|yoruldum|zate*|zaten
25|agliyorum|birakip|bosl*|burkul*|cald*|cozeme*|ekrani*|karanlikta|kuzenl*|oldu*|saklar*|sira*|yaptig*
24|bili*|bozu*|en|gelsin|goruyo*|ilti*|iltifa*|iltifat|mesajlari|ruzg*|ruzgar*|ruzgari|senink*|serv*|servis*|sevi*
24|sorula*|tirn*|warn|yagmur*|yapayi*|yapayim|yasl*
23|baslay*|dagi*|dedim|disarida|duruyorum|duygularim|elimi|girip|gucu*|gurultu|hald*|halde|isik*|isikla*|kahrolurum
23|koku*|uyud*|uyuyor*|uyuyorum|yaptim|yarisi
22|al|birbirimizi|degersiz|donu*|harita*|kact*|saka|sessiz|sond*|yazama*|yazdiklarini|yerim|yill*|yuru*
21|alisti*|cagi*|geldim|gunu|halim|kaldir*|karnima|keyfim|parm*|resm*|sarilip|sesi*|veriyo*|yazari*|yazarim|yildiz*
20|aciy*|bakaka*|bakakaldim|bozuld*|cekiyo*|eskide*|eskiden|gelird*|gerc*|guce*|gucend*|gucendim|isigin*|isiginda
20|saatti*|saattir|tane|yaka*|yapt*|yasindayim
19|adam*|calisi*|ekra*|hikaye|hirs*|ikin*|kahve|kizl*|nasil|ses|sinift*|soyles*|sunu*|sunucu|yazd*|yemi*|yemin
18|arkasi*|bakma|beklerken|gorm*|gozl*|gund*|hepsin*|icten|olabilir|saht*|sahte|sula*|turev|yazmay*|yurudu*
17|aile*|bakmad*|basima|bogazim|cani*|degers*|deyinc*|deyince|hissed*|oday*|odaya|rememb|soka*|ustume|yazaca*|yorg*
16|agir|anneml*|bakip|beklemez|benimki|icim*|karanliktan|keyf*|nedi*|nedir|seyin|yala*|yalan|yaninda|yemegi*|yika*
16|yumu*|yumurt*
-16|aksa*|buyutur|cozd*|digerleriyle|dudaklarindan|farkli|gidiyorum|giyd*|gogs*|gozunde|kuze*|lafi|muke*|mukemm*|sari*
-16|senin|tama*|taniyan|teyz*|uzuldum|varl*|yasakl*|zor
-17|ah|bunl*|caki*|ciz|ederim|fotografini|geceli*|hayatimin|karnim*|odada|olsa*|on|oteki|saat|sira|tasiyabilecek
-17|ugrama|universiteye|vermistin|yanagi*|yandi
-18|adim|alindi*|alindim|bana|baskasiyla|bul|cozdum|deme|dikk*|dogmus*|duyar|gerekiyor|gibisi*|gunleri|hocaya|isig*
-18|kapatm*|kapisini|kolund*|konusuruz|olmami*|sarilayim|sirani*|siranin|uzuldu*|varligim|verdigim|vere*|yakins*
-18|yakinsin|yazist*|yeti*
-19|acarsa*|acarsan|arsive|asma*|ayna*|cumlen*|daki*|degerlisin|deneme|etra*|etrafi*|gecirme|gecti|gercek*|girers*
-19|girerse|gozler|ilgi*|isterse|izleri|kadi*|kalbim|seninl*|seninle|seyi|sinavin|yanimda|yar
-20|ailenl*|ailenle|alir*|anlatiyorum|bes|birlikte|buna|etmem|gibiyi*|gizlic*|gizlice|gormesinler|harcam*|harcama
-20|inka*|inkar|karist*|kopu*|mesajlarimizi|okuy*|olani|paylasma|sirdas*|sirdasin|tarayiciyi|turevi
-21|afer*|aferin|alis*|cevherini|deli*|dene*|ders|doyami*|doyamiyorum|dunyam*|dunyamiz|etse*|icime|istemiyorum|itir*
-21|kaldiramaz|kez|kopma|kusu*|lonely|okuyorum|parlak|sokma|unuttum|yanind*|yapariz|yok|yoksa
-22|anlatacaksin|beri|bileli*|bilelim|dogm*|eksiliyorum|elle*|elleri*|farklisin|gozler*|grubuna|haks*|haksiz*
-22|haksizlik|hayatim|herkes|karism*|kelime|kopy*|kopya|ovgu*|part*|tatile|yanimd*
-23|alni*|arka*|ayakla*|bakariz|ceva*|damla|gozumu|hic|kele*|kelebe*|kelebekler|kendini|kizm*|kori*|korido*|saklamak
-23|saklaman|sikili*|sirrimizi|sorulara|ucus*|universiteyi|yett*|yetti
-24|aman|ariy*|ariyor*|etmiyo*|geri*|kiyame*|kiyamet|ogretmen|ona|onlard*|ortaya|sahi*|vermek|yapila*
-25|affetm*|affetmem|aramizda|ayirirlar|babani|baki*|bizi*|dogrusu|dusunm*|gecirdim|gidersin|iyisin|odad*|okulda
-25|olmayacak|onlarl*|onlarla|secilmis|yapar
-26|cikard*|cikis|disa*|duru*|elini|gecir|gitsin|habe*|istiyo*|keyifli|kokusu*|kokusunu|merakl*|o|olmani|polise
-26|rehberlikci|sabahi|sayi*|sevgil*|sonuk|surat|teyzen|yazismayi|yuce*|yucelt*
-27|aciyor|benzerin|bilmez|birakm*|duyarsa|duydum|ettigi*|gosterdin|konustum|korktu*|korktum|mutlu|ne|odevi|paro*
-27|parola|psikolog|sult*|sultan*|teyzene|verdigimi|yapayalniz|yazdig*|yetene*
-28|anlatman|ayirma*|ayrica*|bekl*|benzer*|bilmeyecek|bulurlar|buyutu*|calisma|cevi*|demeye*|dur|ekran|farkli*|flort
-28|koyali*|koyalim|mesele*|mine|sart|saym*|sss|taci*|teyzen*
-29|alnind*|alnindan|beklem*|bitiri*|bulurl*|davraniyorum|doktora|duny*|esin|gozu*|gururu*|hika*|is|olmasi
-29|saklayamiyorum|sonund*|sonunda|temizle|uyur*|uzuluy*|uzuluyorum|yanlis|yapars*|yazark*|yazarken
-30|anahtari|asla|baskasini|bende|birl*|birlik*|degen|derler|dersha*|doyama*|farki|gece*|kalmaz|kalsan|kilitle|kokl*
-30|ruhunu|sendek*|sendeki|trig*|trigon*|tutan|yanl*|yuregi*
-31|abar*|acil*|aglaya*|baskasinin|basl*|baslarsan|birb*|birbir*|bos|elinde*|elinden|gereki*|gogsum*|hesabini|ince*
-31|inceli*|kacirm*|kayd*|kend*|ogrencisin|olab*|olabil*|ort|paragraf|sen|sessize|seviyorsan|uyumak|yakisirim|yuz
-31|zama*
-32|aglari*|aglarim|aliyorsun|anlarsin|bilmek|bosluga|carpiy*|carpiyor|citl*|citlat*|citlatma|dakika*|fazlasin|foto*
-32|fotogr*|gozle|icin*|isti*|karisir|kuzenin|muhata*|ozelim|quote|send*|tesa*|tesadu*|ustund*|uygulamaya|yanagina
-33|acid*|acidi|aglayacagim|arsi*|bira*|bula*|calisiyordum|dostum|duvar|duymaz|eksik|gayr*|gecird*|gibi*|gidiyo*|gozun
-33|kalmis|kapi*|kollarindaki|konusmaya|kutl*|mucizesin|netl*|netler*|ogre*|sarr*|sarraf*|sarrafin|uzaklasma|veli
-33|velin|yati*
-34|akra*|anlatma|bilirse|birakmak|birbirine|ciddiyim|cikarsa|disi*|kimy*|kiymetimi|kosaca*|kuzeni*|lafini|onemli
-34|opuy*|opuyor*|opuyorum|perd*|sevg*|sevmey*|sevmeye|sohb*|susm*|teacher|ture*|uzmek|yasak|yatma|yokk*|yokken|yuzl*
-34|zorunda
-35|acmaz|biterim|dedikl*|degist*|doktor*|duyars*|grubun*|gunden|hisset*|hoca*|kaliri*|kalirim|kims*|mahved*
-35|mahvediyor|mege*|meger|nefesi*|olma*|only|ozel|sinifa|sird*|soyluy*|uydu*|vermis*|yaln*|yazism*
-36|ablana|anlattin|aramiza|bakmak|bakmay*|bakmaya|cekip|derdini|diye*|hatt*|hesap|kacma|kalbimi|karistirma|kollar*
-36|kondurdum|nasilsin|nefe*|nefesim|okuyan|sabahl*|tela*|turl*|turlu|unut*|yetisk*
-37|adimi|anlars*|buldum|bunc*|bunca|caktirmadan|dagili*|edemez|favorimsin|gere*|gosterme|hakkim*|heart|hosuma|ilgiyi
-37|iz|kala*|karsima|kimselere|klas*|klasor*|koll*|kolu*|luzu*|luzum|nasi*|niye|opucugu|ortalik|pencereyi|promise
-37|sofr*|tutu*|umurum*|umurumda|vardim|yardim|yari|yetisemez|yuzune
-38|aileni*|ailenin|anlatmak|anlatmana|babani*|babanin|baskalarina|bilgis*|bizi|buyukl*|calism*|destekleyemez|ekranini
-38|gecs*|gecsin|gorebi*|gorebiliyorum|guzell*|hass*|icinde*|jealous|kalabalik|kalbine|kesti|kimse|kisk*|kiskan*|leave
-38|mese*|nasils*|numarasi|olsayd*|sati*|sevmem|sozunu|yasa*|yetistirir|yine
-39|acim*|aram*|bakiyo*|basina|birakmayacaksin|birtanem|dese*|dolasip|gune*|hast*|kirk|kiskanir|kullaniyor|oldurm*
-39|sevdam|sifren*|sifreni|soruyu|soylerim|terk|you
-40|aklind*|aklindan|cidd*|ciddiy*|ciftiz|dakikacik|eksili*|gele*|herkesin|hosu*|isin|kaderim|kalbinden|kaybetme
-40|kondur*|laf|leb|mutlak*|mutlaka|notlar*|sirada*|yazdim|yeterim|yetisirim|yuzu*
-41|adi|anah*|anahta*|bambaska|bura*|cikmay*|degm*|geci*|gelse|kalmaz*|muhtacsin|mutlus*|muyu*|muyum|notu*|olmadi
-41|sirrimiz|yaz|yeteri*|yetistirme
-42|agir*|aile|aliyor*|bilecek|cevrim*|danismana|duse*|eden|emek|goruntusu|gunde|iyisin*|iyisini|izle*|kahr*|kahrol*
-42|kapatt*|kapt*|kaptir*|kisisi*|kisisin|konustugumuzu|mahvoluyorum|nereye|okut*|okutma|olan*|otursa*|otursak
-42|oturuyor|sabaha|soruya|surp*|surpri*|tanidigim|tasima
-43|bilere*|bilerek|birt*|birtan*|dar|derdin*|dogru|doya*|duyd*|fizi*|geleceksin|goturm*|goturme|hayatinda|hele
-43|hesabi*|ikimizden|kalirsan|kuzenine|okuyor*|veremez|yapacaksin|yarin|yuks*
-44|aileni|anliyor|arkadastan|avuc*|beni*|bunu*|bunun|cift*|ciks*|demedim|dunyaya|dusune*|gecmisi|kimseye|kirm*|odev
-44|optum|opucug*|parc*|siki|someone|taniyamaz|temizl*|teni*|trigonometri|varim|verm*|yandim
-45|acip|anlatmaya|anneni|annenle|arkadaslarina|aski*|bekletme|benzey*|benzeyen|bilmez*|buldun|disari|gidi*|gorunt*
-45|help|isterd*|isterdim|kiminl*|kiminle|kimya|kitabini|olabiliyorsun|plan*|rehberlik|servisine|siradan|sorar
-45|soyluyorum|susa*|tatlis*|tatlisin|temi*|uyuyun*|uyuyunca|vermey*|yazdigimi|yazmam|yetmiy*|yetmiyor
-46|alem*|bell*|bilmemeleri|bulacaksin|buyu*|ceki*|cikardim|dinled*|donmezsen|gorurs*|gozunden|guvend*|hallederiz
-46|hayran*|kalbimde|kendin|kime|konust*|notl*|omrum|sabirl*|sabirla|sakl*|sevgimi|umur*|velile*|velilerine|vermem
-47|bakisi*|baslad*|cika*|ciki*|cikiyorsun|duymas*|edemem|ediyorsun|etmeye*|fermua*|gamzel*|herkesten|hissettigim
-47|kucuk|netlerin|oldugum|sevece*|sevecegim|sifr*|sirrim*|sizmas*|sizmasin|yagmurda|yuzuk
-48|agzini|anlasilmak|ayril|bamb*|bambas*|biliyo*|bosluk|dikkat|dunya|edec*|ettim|farkindayim|fisildayarak|hangis*
-48|hangisi|ihtiyacim|ikimizin|kaca*|konusurum|kulagi|nele*|neler|okuduk*|okuduktan|soyledin|soylemek|tarayi*|tercih
-48|ugraya*|yard*|yazik
-49|agzindan|bildig*|ceza*|deneme*|etti*|gecmisini|girinc*|girince|giy|ikim*|isim|iyisi|kapati*|kazaninca|kurs*|kursa
-49|muci*|mucize*|okurum|onu|paylasamam|saatte|saklayalim|sayilmaz|sondur*|sozu|tati*|telasl*|yer|zekani
-50|basimd*|biteri*|cocukl*|degerli|desen|dinledi|duyan|eksi*|enge*|essizs*|essizsin|etsem|gormeden|gozund*|kendin*
-50|koyma|koys*|kurb*|kurban|okum*|omur|ozelim*|sura*|uzak|vereme*|wait|yaslanmak|yerden
-51|arama|at|ayir|birinc*|degistir|dusuyor|gecele*|geliyorsun|gideceksin|girm*|gitmesen|hela*|helal|kalkar*|kalkarsan
-51|kalmasin|kesili*|kond*|kurtul*|ruhu|sabi*|seci*|secilm*|soruyo*|stay|tamaml*|tanimiyor|varlik|yarati*|yari*|yetmez
-51|yolunu
-52|anlatirsan|arti*|ayirir*|bakar|bilmey*|bin|biz|bizde|borc*|borclu*|borclusun|cekici*|cekicisin|cevheri|cozeli*
-52|cozelim|cozeri*|cozeriz|dari*|demek|derl*|dosyan*|dosyana|duvarlarin|essi*|etme|gozb*|gozbeb*|gozbebegimsin|gunduz
-52|ispi*|ispiyo*|isteri*|isterim|kalm*|kalmas*|kapatip|keli*|nazl*|numara|ogretmeninin|oluyorsun|soz|yanarim
-53|ablan|anlamak|annend*|annenden|aray*|ardi*|ardind*|arkadasina|diyece*|geti*|insanlarla|kalb*|kirg*|kirgin*
-53|kirginim|kirili*|kullanicilar|kurt*|nerede|olce*|onemsi*|sade*|sadece|sand*|sekmey*|sekmeyi|tanimi*|ustuns*
-53|ustunsun|uzme*
-54|adin*|adini|ait|bilmiyor|bosa|deha*|dinle|dizi*|emre|erken|gelen|gibisi|girdigin|gitmes*|istiyorum|kac|kaybedersem
-54|koruyabilirim|nokta|olacagim|omuz|operim|psikologuna|sandim|silk|tasirim|toparlanamam|vurgun*|vurgunum|yanari*
-54|yetisi*|zekayl*|zekayla
-55|acar*|adin|aksaml*|arkandan|ayri|bulusalim|cabu*|cabuk|cikara*|cocukt*|cozebi*|cumlel*|der|disariya|duyarl*
-55|duyarlarsa|ediyorum|egle*|evet|formul*|gotureceksin|gulu*|okur|olmasam|onemsemez|parf*|rome*|romeo|say|sizm*|soran
-55|veriri*|veririm|vermeden
-56|agzina|alirla*|alirlar|cikarm*|cikarma|dosy*|durs*|dursun|duymasin|geldig*|gibisini|halled*|ihma*|ihmal|isik
-56|isteyen|kalacak|kalirs*|kiymetini|korkut*|kurc*|kurcal*|layi*|layik|mudure|neys*|neyse|ogrenirse|orada|sevgilim
-56|seviyorsun|simdid*|simdiden|siniftakiler|tasiri*|verirs*|verirsen|yapaya*|yazmad*
-57|adim*|baband*|babandan|bizd*|burada|deme*|hocala*|kiskanirim|kiya*|misi*|misin|mudur|nede*|need|olacag*|olmaya*
-57|ozleme*|perdey*|perdeyi|ruyand*|ruyanda|sevgim*|sohbet*|sona|taniya*|tirnagin|unut|yiki*
-58|bakmadin|biraktigin|dagilirsin|duseri*|duserim|evdekilere|gec|gozlerin|gozlerinin|isir*|istemem|karsiligi|kese*
-58|kopari*|kulagim|olamaz|reng*|rengin*|rengini|ruh|sofrad*|ters|yakism*|yanagindan
-59|ayar*|benm*|benmis*|benmisim|biliyorum|binl*|binler*|binlerce|bulusa*|burala*|dahi*|destek*|dostlu*|dusm*|etme*
-59|ferm*|hall*|isim*|kapali|mesaji|neredeydin|otur|ozelsi*|ozelsin|seviye*|seyleri|yapacagim|yokt*|yolu*
-60|abine|anma|ayip|ayirdi*|buyule*|degerl*|dili*|dusers*|elin*|esir*|esirge*|esirgeme|etki*|etkile*|gels*|kurd*|nuru
-60|ogrencimsin|parliy*|parliyorsun|sayf*|sevgililer|sevm*|sokm*|tenine|yalvaririm|yolu
-61|aldigi*|basa|bitirdin|calisirken|curu*|denk|dost|dudakl*|dunyad*|dunyada|eder*|gecistir|gits*|goreyi*|goreyim
-61|kira*|merakt*|meraktan|miyim|sana|sayilir|tutar|zoru*|zorund*
-62|buld*|degism*|degismem|gider|hesabi|kayboluyorsun|mily*|ogla*|olacak|rehber*|sonsuz*|sonsuza|ucun*|ya
-63|acimiy*|anlamasin|bitire*|cevher*|dani*|danism*|erkek|geliyor|guven|guveni*|isteme*|lutf*|lutfen|miyi*|muhtac*
-63|rastlamadim|seyr*|sons*|yapabi*
-64|agzind*|anlatsam|bag|bekliy*|bencil*|birisi*|birisin|bize|carp*|degilsin|derse|diger|dilini|duruyor|eline|ezbere
-64|flortl*|gizle|gorusu*|halini|hasta|insans*|insansin|isteye*|kimsel*|nokt*|olmazs*|randevumuz|saklay*|sans*|sarili*
-64|sustug*|tanidi*|terc*|tutk*|tutkun*|tutkunum|yorgan*|yorganin
-65|aklimda|anlayamaz|annele*|anneler|cevh*|dek|digerleri|dinleme|dinlerim|dusluy*|dusluyorum|dusundun|fazl*|form*
-65|gamz*|geri|geriye|gulusun|hayatin|kimsesiz|konu|konuss*|kucums*|neden|numarasin|rast*|rastla*|tirnag*|yerin|yoks*
-66|bozulur|calismaya|cevabi|cift|cikmaz|coku*|cuml*|dest*|edem*|gelip|gelmey*|haberi|hakkin*|hicbiri|ihti*|ihtiya*
-66|ilis*|iliski*|kayb*|kaybed*|kirp*|kopa*|ogreni*|olmaya|onlari*|onlarin|parfum*|psikologa|sayemd*|sayemde|sirr*
-66|unutuyorum|vuruldum|yalv*|yalvar*|yarg*|yargil*
-67|anlayacak|bahane|bakm*|basimdan|baska|bozulu*|bulm*|cevir|etmedi*|gomu*|habers*|habersiz|kapini|kata*|nasip
-67|sayiyo*|sayiyorum|siirle*|suphelenmesin|tak|zaman
-68|annenl*|basi*|bence|bizimki|degerini|diyoru*|diyorum|dustum|erir*|evlenmek|fena|gelmezsen|gorunm*|goture*|harciy*
-68|kalkma|kulak|made*|madem|mezar|olmayi*|olmayinca|saki*|saya*|sola*|ve
-69|alisig*|alisigim|cevren*|cikar|dogrus*|evlenm*|gonul|gunumu*|hadi|hatirim|kiz|koym*|olun*|olunca|olursa|onemse*
-69|sectim|sens*|vazgecme
-70|aits*|aitsin|aliy*|bagli|bakali*|bakalim|bilm*|dayana*|derinl*|dusuyo*|eserim|flor*|hem|hicbir*|kimses*|kuyu*
-70|oburleri|uygulamayi|yalniz*|yazdigin|yoksan
-71|anlast*|anlastik|bilemez|bilmesin|birakiyorsun|derin|etmez|hatiri*|kapat|kuseri*|kuserim|mola|numara*|opucuk
-71|romant*|romantik|sayili*|sekm*|seks*|seyler*|vark*|varken|veli*|yakist*
-72|baskalari|bile*|buyusu|darili*|darilirim|degeri*|dersi|gozu|gul|kalbini|kimin|muht*|musu*|musun|neyim|ogrenmesin
-72|ortada*|ortadan|ortali*|sec|sinifindakiler|soylesen|yanima|yere|yetm*
-73|aksamlar|anlami|bari*|bildirimleri|bulaca*|davran|dert|duymak|gerek|gunaydin|kendimi|kiskandim|koruya*|ogretmenler
-73|sect*|seni|sonuyo*|tasiya*|usuy*|varsa|yapali*|yapalim
-74|birakmam|change|dersin|diyorsun|gecers*|gitmene|ic|icin|kars*|kaybolma|kimsem|olmasan|pisman|ruhunu*|ruhunun|saril
-74|sevgiliyiz|simdil*|simdilik|suph*|suphel*|unutul*|yoku*|yokum|zekan
-75|acma*|altindaki|beni|bilir|demede*|demeden|doneceksin|eger|fisild*|goremez|ilac*|ilgilendirmez|kabu*|kabul|kili*
-75|kilitl*|koca*|neyi*|oburle*|okumas*|okumasin|oyunca*|sinif|vakt*|verdig*|yerini|yurume*|yurumek
-76|anlayan|benims*|benimsin|bugune|donm*|gercegi|gitmen|guzelligin|inanan|isigi|iyiyim|kalaca*|kenara|kust*|opme*
-76|opmek|otekiler|seven|tutari*|tutarim|verinc*|verince|yat|yazilm*|yazm*
-77|birici*|boynun*|caktirma|dans|dinlemez|doldur*|donece*|eriy*|farkinda|hangi|hatirla|henu*|henuz|hikaye*|istiyorsan
-77|kade*|kaderi*|kaldig*|obur|odev*|optu*|rehber|terazi
-78|bekleyerek|best|bosuna|favo*|favori*|geceler|gecer|golg*|izlemek|kuse*|rapo*|sors*|uzulme*|vaki*|vakit|yazmadigin
-79|aldin|anlamaz|asil|atma*|beklerim|bulu*|cocuk|doners*|dusunmek|gece|gecist*|hale|hissediyor|izleme*|kendine|kotu
-79|mezara|okuldakiler|olam*|olmada*|olmadan|olur*|sarkim*|sarkimiz|yayi*
-80|anlamiyor|arkadaslarin|bari|beklet*|duyurm*|duyurma|emin*|eminim|gelmedigin|gidece*|gonlumu|hepsinden|kizar|olup
-80|ozel*|parmag*|sarkid*|sarkida|we|yazacaksin
-81|arkadasinla|bilmes*|biriyl*|biriyle|bitinc*|bitince|ders*|dudagi*|fizik|guzels*|guzelsin|isi|saklad*|tabi*|tabii
-81|uyudun|yiyo*|yiyor
-82|baskasi|bekliyorum|bilece*|bilmem*|bosu*|dunyam|gelirsin|hosc*|hosca|icini|kizari*|list*|oper*|roma*|sank*|sanki
-82|sarila*
-83|arasin*|artik|bittim|bosalt|diyors*|gormuyor|gunlugune|kiskancliktan|olmasa*|sebe*|sevgilini|tatl*|uykun
-84|anlami*|bahsed*|basin|cocukla|cocuktan|duym*|ekrani|erke*|gonlum*|gozd*|kaliyo*|kisili*|kose*|mele*|melegi*
-84|melegim|notu|okul|omru*|ucusuy*|ucusuyor
-85|bita*|cozm*|darling|deger|digerl*|duys*|duysam|evdekiler|gonlum|gozlum|grub*|kimim|mesajindan|obur*|ogrenc*|olma
-85|return
-86|bend*|bildir*|bulamazsin|canimi*|canimin|cikmasin|dediklerimi|deli|dusun|ediyor*|el|fisi*|ici|iyis*|kalk|kavr*
-86|kollarima|kopm*|mudu*|numa*|opuc*|payl*|paylas*|prensesim|sakin|sonum|vedala*|yazma|yuzlum
-87|anlatacak|bitt*|cakt*|caktir*|caldin|dershaneye|ederiz|gulusu*|hakl*|hissedebilirim|ihtiyacin|insanlara|istiyorsun
-87|kalsin|kapattiginda|mi|oyal*|oyalan*|oyun*|silers*|silersen|sinifi*|unutursan|yapama*
-88|anlar|bastan|benzem*|bera*|berabe*|beraber|birini|bulusm*|donmez*|fizige|gore*|ister|kesfed*|kim|olmali|oluyorum
-88|omzuna|otekil*|seviyo*|vuruld*|yokluguna
-89|biraki*|bosa*|dediklerin|dusunmez|giydin|hakk*|harc*|kimd*|kimsed*|kimsede|ogrenm*|oldugun|peri*|perisa*|perisan
-89|saatleri|unutac*|unutacaksin|uygu*|uygula*|veri*|vurg*|yan|yoksun
-90|anneni*|annenin|arasinda|askimiz|benc*|bizimk*|doke*|dusl*|etmek|guna*|gunayd*|kesf*|kiyasl*|love|mesajl*|olay*
-90|olayim|pren*|prense*|sevdalandim|takm*|varsin|yoklugun
-91|ayrili*|baskasina|dayanamiyorum|gittin|gordun|kiza|konusa*|konustuklarimiz|mahvol*|sorarlarsa|soylersen|without
-91|yaptin
-92|ask|cekmek|cevr*|cikmas*|demedi*|etmiyor|gonu*|gulunc*|gulunce|insanlar|kiymet*|ozlemedin|vermed*|yetist*
-93|aklina|alam*|askimi*|bebegi*|bebegim|dedin|diyo*|dogr*|eser*|farkin*|guze*|kaldin|kesk*|keske|konus|kur|olursu*
-93|olursun|parl*|sile*|yakisiklim|yaparsin
-94|atac*|gecirm*|gerisi|hesa*|hocana|ikimiz*|kiym*|otek*|sorarl*|tut|tuttum|yikilirim|yuzunu
-95|aras*|bilmiyorum|buse|dostun|dusunc*|gidersen|gidisin|gunlug*|hang*|haric|istemiyorsan|kulagina|sevdal*|sust*
-95|unuttun|unutur*|yasaya*|yasayamam|yazdiklarimi|yolda
-96|alma|anlats*|cikinc*|cikinca|dizime|gormesin|guzeli*|guzelim|kaliyor|sevdigini|seveme*|sevemez|sevgilin|veda*
-97|aklimi|burasi|cikarsan|etmesi*|etmesin|gorece*|hosl*|hoslan*|iste|kimsen*|kimsenin|peki|tani*
-98|ciktin|gore|ise|knownot|mecn*|mecnun|telefonu|yanina|yap
-99|ayrilik|dokuna*|gecmis*|gizli|icindeki|kos|okulda*|olac*|ugra*|uyuma
-100|arkadaslarinla|basimi|dege*|ha|oluyor*|sensiz*|sevgili|yapaca*|yazard*
-101|ailene|benden|bild*|dinleyen|gittig*|hoslaniyorum|konusma|konustugum|olmasin|rehb*|sir|uzak*|uzakla*|yakala*
-101|yazardin
-102|edebil*|edebilirim|gelirs*|insanl*|kazani*|sakla|unuttu*|yapma|yazs*
-103|biliyoruz|giders*|gormes*|hak|hayr*|kals*|mahv*|olmasi*|olur|sahibi|yoktun
-104|bakiyor|bebe*|cilv*|gor|gozumde|kiss|kola*|kolay|sus|yana
-105|ceke*|denemen|fazlas*|goren|kral*
-106|atiyor*|ayrilma|bilirs*|duda*|evleni*|gelmedin|gozumd*|kardesine|mu|muha*|needless|onca|sevda|son|soyle|tanem
-106|tatlim|tutmak|yaki*|yaparim
-107|arkand*|atma|elektrigi|gordug*|sikildin|siniftaki
-108|meza*|satir|tam
-109|arkadas|benz*|sorars*|sorarsa|ugra
-110|gide*|kalir|kulagi*|sinavi|yapari*|yerimi|zeka*
-111|evdeki*|konusmayi|saclarini|verme|yatinc*|yatinca
-112|anlasi*|gidisi*|hocan|uzulurum
-113|baha*|birakirsan|bulama*|kul|olan|onlara|psik*|psikol*|vuru*
-114|aski|bas|dige*|duvarl*|gormuy*|noone|olmaz|uzulur*
-115|gulum|kiskaniyorum|nere*|omzu*|sevdicegim
-116|ac|bileyi*|bileyim|konusalim|uyu|yikili*
-117|anlata*|bahsetme|bilen|birakt*|degils*|fark*|gitmen*|kapatinca|karsi|karsil*|kisi|onlar|susunc*|susunca|yoruldun
-119|bekley*|cikars*|goster*|kalbin*|susu*|yakisi*
-120|eder|gidinc*|gidince|kor|yazmazsan
-121|dost*|inanma*|onem*|tane*
-122|bask*|daha|evle*|vars*
-123|duva*|goz|oldun|telefonunu|uyanma*
-124|asik|bilmiy*|yeter
-125|anlaya*|gost*|ugrama*|yazmaz*
-126|ayir*|marry|nerede*
-127|gonl*|kaybol*|tellnot
-128|sohbeti
-129|acma|anca*|ancak|gelmez*|guve*|onla*
-130|asigim|babana|birakacaksin|don|kimi*|ogretmenlerin|sarilmak
-131|cikma|gitme|sevdic*
-132|baskal*|bile|gizl*
-133|asig*|dinlem*|gelece*
-134|sil|tek|yete*
-135|yedin
-138|uyum*
-139|baskas*|bensiz
-141|ailen|birak|gitm*|kapatirsan|kirilirim
-142|burkuluyor|yapiyorsun
-143|parent|yalnizca
-144|gelmed*
-145|ele
-147|benimle
-148|git|secret|seviyorum
-151|annene|erase|unutma
-153|bens*|uyuyamiyorum
-156|beniml*
-157|birakma|hayal|tutuldum
-159|gelm*
-160|et|sora*
-161|anlama*|ogretmenine
-164|annen|gel
-165|kapatma
-166|sende|soyleme
-167|baban|her
-169|ogretmenin
-172|gidiyorsun
-173|kal
-178|sensin
-184|arkadasin
-189|ol
-190|kardesin
`,
  bond: `
163|git
157|kimsem
156|kapatma
152|uyuyamiyorum
148|kal
142|gidiyorsun
140|kapatirsan
138|don
135|gelm*
134|oldun
133|beni
131|without
130|basina
126|veda*
125|gelece*|kapatinca|yaparim
124|uzak*|uzakla*
123|return
122|bekley*|birakirsan|sinavi
121|kimim|susunc*|susunca|vazgecme
120|leave
118|mola
117|vedala*
116|kirilirim
115|arkadaslarinla|degils*
114|biraka*|susu*
113|bekl*
112|gitm*|peki|sola*|yoks*
111|ayrilik|gittin|karsiligi|nere*
110|erken|yikili*
109|muht*
108|dersha*|icer*|kimses*|varligim|yapaca*|yazardin
107|gidinc*|gidince
106|konus|yapari*|yazard*
105|ayrili*|biraki*
104|dagi*|yine
103|burkuluyor|ciktin
102|ugra|yerimi
101|gec|muhtac*|yatinc*|yatinca|yazmazsan
100|alis*|donece*|emek|sensiz*|unutur*|uyum*
99|beklem*|cikiyorsun|geci*|gelmedin|gittig*|seviyorsan|yoklugun
98|made*|madem|olmayi*|olmayinca|satir|ugrama*|uygu*|uygula*
97|atiyor*|cikars*|geceler|kaybedersem|unutursan|yolda
96|demek|gelmedigin|gidi*|gitmen*|kalsan|kenara
95|birakacaksin|donm*|esir*|esirge*|esirgeme|ihtiya*|kopa*
94|alma|bitm*|cikarsan|daki*|doneceksin|hatirim|ihti*|otur|sikili*|tabi*|tabii|vermed*|yoktun
93|biti*|bosl*|cekip|diyorsun|gide*|kaybet*|sevmem|sikildin
92|bagli|calisma|gidisi*|saatle*|vaki*|vakit
91|goruyorsun|hep|peri*|perisa*|perisan|tuttum
90|basl*|beklerim|bekleyerek|ceza*|gorusu*|ihtiyacim|kopm*|kosaca*|odev*
89|acma*|kuse*|lonely
88|acmaz|aksaml*|annenl*|hayatinda|hosc*|hosca|kalm*|kapattiginda|sors*|toparlanamam
87|eger|onem*|silers*|silersen|verinc*|verince|yazmad*|yoku*|yokum
86|eksili*|kalmaz|kosa*|sile*|ugra*
85|arkand*|biliyoruz|burasi|diyors*|hale|koyma
84|atiy*|bakiyor|bari|dunyam|neyim|saatleri
83|caki*|duse*|hesabini|kaldig*|sust*
82|alindi*|alindim|gitmene|gonu*|her|ihma*|ihmal|kola*|kolay|konuss*|koym*|oturdu*|sonuyo*|vakt*|yikilirim
81|cikinc*|cikinca|cikma|dagilirsin|dusun|ekran|kayb*|kos|oyal*|oyalan*|yalv*|yalvar*
80|bahane|birakiyorsun|terk|yolunu
79|bekler*|birakmayacaksin|donmez*|gonlumu|gordun|nefes|onemli|sank*|sanki|yapama*|yapma|yokl*|yoklug*|yoksun
78|artik|elve*|geliyorsun|kayboluyorsun|saat*|yati*
77|bagi|bitinc*|bitince|buldun|kirili*|kust*|muyu*|muyum|nerede*
76|duseri*|duserim|gelmez*|kalmad*|kalmadi|mahvol*|oyle*|plan*|sebe*|uyuyun*|uyuyunca
75|annenle|bakmadin|cekm*|mi|olac*|oyun*|stay|unutul*|yazmadigin|yiki*
74|arti*|dakikacik|dedin|ortada*|ortadan|uyuma
73|anlatmana|azal*|egle*|gulm*|neden|sayiyo*|sayiyorum|sona
72|bens*|coku*|dakika*|darili*|darilirim|gun|kulagim|mutlu|olmada*|olmadan|oyunca*
71|bakmak|bosluk|dolasip|habers*|habersiz|izin|karsil*|kendimi
70|dagili*|daha|kalbimi|kuseri*|kuserim|mesajin|yanima|yanimd*|yokt*
69|ayip|bes|gels*|omrum|sozunu|unutac*|unutacaksin|yapacaksin
68|deme*|kose*|sati*|tek|usuy*
67|bencil*|duva*|gidisin|girdigin|gore|gund*|haft*|izlemek|kena*|kiymetimi|olmam|olmaz|uygulamaya
66|be|dusundun|ilgi*|kapatt*|mahv*|muhtacsin|sunu*|sunucu|telefonu|vermiy*
65|aksamlar|alin*|bensiz|forget|istemiyorsan|izleme*
64|arkadasinla|bile|dile*|gelse|halim|hatiri*|isin|kaldin|konusmaya|koys*|ugraya*|yazilm*|yoksa|yoksan
63|bakali*|bakalim|bilirs*|gecir|istiyorsan|kalkma|nokta|quote|sens*|yalniz*|yapacagim|yaptim|yazm*|yetmiy*|yetmiyor
62|aramiza|bera*|berabe*|beraber|dusunc*|eksiliyorum|gibisin|hizli|inanam*|isig*|nefe*|saat|sevind*|simdid*|simdiden
62|zaman
61|anlarsin|cabu*|cabuk|degers*|dolasi*|eksi*|istiyorlar|mora*|ozlemedin|sebebi|sondur*|vermeden|yardim|yeterim|zord*
61|zordu
60|acimiy*|anlars*|basi*|ciz|dakika|gozd*|mezar|olma*|on|ucun*|uzulurum|varlig*|yakist*
59|acim*|ara|gecele*|gunde|kalk|kazaninca|nede*|oluyorum|paragraf|soyle|uyku|ver|wait|yika*|zama*
58|birakmak|bitiri*|cali*|cikis|cikmis|dershaneye|gonlum*|gozunde|kalirs*|kara*|oturuyor|uzaklasma|yalvaririm
57|alisig*|alisigim|caliyo*|caliyor|gelmezsen|hatirla|hayati*|lutf*|lutfen|onemsi*|tutan|tutu*|yard*
56|alma*|calisa*|doners*|ekra*|elin*|gidiyo*|promise|sabaha|yapa*|yarin|yazmadin|yolu
55|ailenl*|ailenle|bild*|damla|gunumu*|kalma|kez|kurd*|neredeydin|nereye|sad
54|aksa*|anlatsam|ayir|cagirm*|dershane|gecs*|gecsin|kalirsan|kimsesiz|konusa*|konusuyorum|olur*|oturma*|varl*|yeri*
53|ayrilm*|birbirimizi|bittim|bosluga|carp*|dayana*|donup|ekrana|etti*|henu*|henuz|kese*|kesm*|lazi*|lazim|mutl*|nefr*
53|nefret|sesi*|son|yaparsin|yazacaksin
52|birb*|birbir*|calisi*|dayanamam|dusuyo*|gitme|harcam*|harcama|need|sorm*|soz|tesa*|tesadu*|uzulur*
51|aglari*|aglarim|deyi*|dibi*|dinleme|donmezsen|ediyorsun|nedi*|nedir|nerele*|onlarl*|onlarla|yok
50|an|atac*|ayrilma|beklerken|bilmiyorum|calismaya|kacma|kiyama*|kutuph*|muyd*|ne|olacag*|yapaya*|yazmaz*
49|anah*|anahta*|degersiz|hafta|oldu*|oluyor*|unuttun
48|affetm*|affetmem|anlattim|benc*|cuml*|demede*|demeden|dola*|dusunurken|gorurs*|gunu*|obur|olmazs*|sarili*|sen|yas
47|baslay*|bitt*|boslug*|calism*|cumlel*|derdin*|duymad*|ettim|goruyo*|icim|kaliyo*|kapatm*|korktu*|korktum|koyup
46|benden|bize|gunleri|hani|hissettim|huzu*|saniyorsun|servisine|sofrad*|sonund*|sonunda
45|affe*|baslarsan|doyama*|duvar|eskisi|kahr*|kahrol*|sirf|sohbet|sord*|soyledin
44|anlats*|bakmad*|beklemez|cevrim*|geleceksin|hela*|helal|kimi*|nele*|neler|uyan*|yapayalniz|yollar*
43|anlatacak|bulusa*|cevr*|deme|dusuyor|duvarl*|eksik|gecirm*|gozund*|kisa|odevi|saba*|sabahi|soyledim|universiteyi
42|bilir|geri|gidersin|huzunl*|ister|kiriliyor|mahvoluyorum|mutlak*|mutlaka|notl*|notlar*|simd*|yold*
41|aldin|arka*|birakma|bizi|disi*|hayatin|ihtiyacin|kendi|kime|kirg*|kirgin*|kirginim|merakt*|meraktan|once|sand*
41|sohbeti|susm*|write
40|bakm*|bana|birbirine|bozuld*|gece*|gidece*|icime|kere|kesili*|kirm*|kotu|olacagim|sura*|uzme*|yapars*|yazmam|yetm*
39|burada|degist*|dunyanin|farkin*|gercekten|hoca*|netlerin|neyi*|olursu*|olursun|seyin|sohb*
38|bakari*|derd*|gecers*|gecird*|kaliyor|karanl*|parc*|seyim|unuttu*|uzmek|yaza*
37|acik|agir|arkandan|bakariz|bilgis*|bunlar*|bunlari|dek|gitmesen|gunden|hissediyorum|iste|kapata*|kapatip|mine|olun*
37|olunca|onca|vicd*|vicdan*|yanimda|yokluguna
36|ayakta|baskasina|beri|birl*|birlik*|bunc*|bunca|deneme|di|edemem|etmedi*|gitmek|kopma|kuzenin|yolu*
35|ayirma*|bira*|butun|happy|isteye*|olsa|olur|paragr*|sonu*|yokk*|yokken|yuzund*|yuzunden|zate*|zaten
34|baska|biraktigin|buna|gece|gelirsin|insan|kaliri*|kalirim|mera*|oteki|saatte|uzuldum|yeteri*
33|arasinda|bildir*|ciki*|doya*|dudagi*|gundur|ikinci|kalbim*|kurt*|kuyu*|tane|uzuldu*|verm*|yari|yeni|yeters*
32|anlata*|baha*|bilg*|diyo*|dunyan*|eski*|farkinda|kalir|kendim*|oturdu|sessize|verdim
31|anlatm*|birlikte|deger|derdini|done*|gotu*|haya*|lafini|ozle*
30|aglaya*|anlamim|asma*|atma|bildig*|cocuk|dusu*|gercek*|gorece*|gunduz|parcal*|penc*|pencer*|saym*|simdi|yerden|zor
29|aklima|biriyl*|biriyle|bunl*|geliyor|gelmey*|ikin*|kaliyorum|kapi*|mola*|rehberlik|sonuk|yetisi*
28|agir*|arada|boyunc*|boyunca|daya*|dedim|gulum|istedi*|not|olan|ortali*|sandim|soru|sustug*|yapar
27|asla|bagl*|ben|duydum|gonl*|gucu*|herkesten|hisset*|kimya
26|degi*|elinde*|elinden|etmiyor|hicbir|hocaya|isin*|perdey*|perdeyi|sekmeyi|sofr*|uykun|varim|yaln*
25|aklina|bend*|beniml*|cekmek|inanma*|kals*|kayn*|yapabi*
24|aras*|baslad*|bosluk*|boslukta|etmek|hati*|icimde|icin|kesk*|keske|ogretmenine|tirn*|veriyorum|yaziyo*|zoru*
24|zorund*
23|anladi*|anladim|carpiy*|carpiyor|ceki*|doldur*|gelirs*|gire*|hemen|hizl*|ilac*|kapati*|otek*|pencereyi|sabahl*
23|seyi*|sorun|tati*|yogu*|yuzu*
22|aksam|bekliy*|geceli*|guna*|gunayd*|guvene*|hald*|halde|icim*|kacmak|kalkar*|kalkarsan|ki|kimy*|kopu*|nasil
22|olabilir|olacak|only|ozel|perd*|sensiz|sorulara|yazari*|yazarim
21|bits*|bitsin|bulacaksin|burkul*|duny*|ekrani|hakk*|heme*|kapiyi|konusalim|kucuk|lafi*|okuldan|ozleme*|sabah|sond*
21|yemegi*
20|aglayacagim|buld*|cikarm*|cikarma|deny|goru*|haks*|haksiz*|haksizlik|help|miyi*|miyim|zekayl*|zekayla
19|agzina|bulaca*|ciks*|eski|hakkim*|kopuyo*|kopuyor|kulagi*|olursa|study|tara*|uzuluy*|uzuluyorum|yalnizlik
18|aklim|bakiyo*|birakt*|firl*|kacm*|keyf*|misi*|misin|olmani|vermistin|yemi*|yemin|yete*
17|akli*|annen|arad*|arasin*|disari*|harc*|istemi*|kird*|oturdum|seyr*|ustume|uzak|yazaca*
16|aciyor|alinir*|alinirim|bari*|bosa|butu*|cikm*|dort|dusers*|erke*|gect*|gitmen|kali*|kiri*|ogretmenin
-16|anlatiyorum|aramiz*|bileyi*|bileyim|bilmesi|denemede|ders*|disari|dusunup|herkes*|kaderim|numarasi|ogrencisin
-16|ogretmenler|okul|ort|siirle*|titriy*|uyur*|yapay|yasak|yuregim
-17|anlamazlar|buyusu|da|devam|geld*|goreyi*|goreyim|gozle|gunler|gunu|hast*|kahrolurum|kaybol*|lesson|meza*|saniyo*
-17|sayemd*|sayemde|seki*|sekizi*|sekizinci|sende|seninl*|seninle|telefonuna|ustu*|yetiskine|yurume*|yurumek
-18|bakama*|birakmam|bulamazsin|deva*|donu*|dostluk|gormeden|herkes|kalbinden|kanl*|kanli|kitabini|kokl*|konu|kurtul*
-18|polis|rehber*|rehberlikci|tutmad*|we|yoklugunda
-19|ablani*|ablanin|anlamasin|ayri*|bitti|boyley*|dedi*|dege*|digerleriyle|gibi|kabu*|kabul|kiyasl*|kokusu*|kokusunu
-19|kollarima|olani|ortalik|sade*|sadece|seyleri|sinav|soruya|tatile|universite|verdig*|yoruld*|zorlan*
-20|acikti|ayakla*|cok|cry|dusunm*|duymak|formul*|hem|karsis*|karsisinda|kim|kuze*|net|odev|olsaydim|paro*|parola
-20|resmen|sacini|seyler*|sikkin|tarayiciyi|uyuyor*|uyuyorum
-21|ayrilmistim|ciksin|degen|el|gonlum|guve*|kemi*|kor|olmuyo*|olmuyor|oynama*|saklar*|sevdigim|soylemek|soyluyorum
-21|tasima|univ*|univer*|vermis*|yanagindan
-22|acikti*|aciktim|altindayim|birtanem|dedem|dogmus*|dogrus*|ederim|ellerimle|favorimsin|guvend*|ince*|inceli*
-22|isterse|kokusu|kura*|rehber|sakin|sevdim|sifren*|sifreni|sordum|tarayi*|verdigimi|yanar|yazdigimi|yoru*|yorulu*
-22|yoruluyorum
-23|anlatman|batt*|battan*|battaniyenin|benm*|benmis*|benmisim|bos|dediklerimi|gormesinler|insans*|insansin|konusmak
-23|koyali*|koyalim|nefesi*|olsayd*|otur*|saki*|sekm*|sekmed*|uyanma*|uyuy*|yasindayim|yasiyorum
-24|anma|baki*|bast*|birakm*|bitire*|gizle|gor|gozler|karisir|klavyenin|kollarim|kopy*|kopya|optum|saatti*|saattir
-24|sorula*|tasiyabilecek|tela*|uyu|varsin|yerde|zamanl*
-25|anlar|cozu*|denizi|dizime|et|hazirladim|istiyorsun|kagi*|kaldi|kavr*|kazani*|kiza*|psik*|psikol*|seni*|sorusu*
-25|soylerim|ters|unutuy*|yandi
-26|bambaska|bilmiy*|dahil|daml*|dizlerim|dusundum|gibisi*|gunlerce|konusm*|notu|okula|opuy*|opuyor*|opuyorum|saklad*
-26|siniftakiler|sizliy*|sizliyor|soyleyeyim|terl*|turl*|turlu|ustune|yakl*|yaklas*|yanagina|yasiyo*
-27|benims*|benimsin|davraniyorum|dinledi|fizikt*|fizikten|goturm*|goturme|guzelligin|hatirl*|icimi|isterd*|isterdim
-27|kardesine|kimd*|kimlig*|konustugunu|koyde|kurc*|kurcal*|mesajl*|odama|rehb*|rememb|sevgilimden|test|yakisi*
-27|yazacagim|yuzd*|yuzden
-28|azar*|azarla*|azarlamisti|berbat|dayanamiyorum|degeri*|ekranini|etmez|herk*|hizlan*|kendime|konustum|kopari*|oksa*
-28|olmasin|parfum*|saclarini|salo*|salonu*|serv*|servis*|sevece*|sevecegim|seven|tutari*|tutarim|yanarim|yuzlum
-29|alnind*|alnindan|aram*|aynaya|bag|bilmedigi|ciddiyim|cozeriz|dudaklarindan|dun|giyi*|giyip|istersen|kalk*|kiml*
-29|kipk*|kipkir*|kipkirmizi|kolu*|kucu*|saklay*|sec|sevgimi|simi*|simit|uyudun|yanari*
-30|abla*|atan|babani|biliyorum|bilsin|bozulur|cikara*|dar|duru*|duyd*|gayr*|gulmek*|gulmekten|gururum|hesa*
-30|inciniyorum|kacti|kank*|muml*|ogretm*|olmust*|olmustum|omzuna|reng*|rengin*|rengini|sabirl*|sabirla|sevincten
-30|sinavdan|surekl*|surekli|uyumad*|uyumadan|varinc*|varinca|yaptig*|yaslanmak|ziplad*|zipladim
-31|agzini|aileni|basind*|cocukt*|daginik|duyarl*|duyarlarsa|eskise*|eskisehir|gerekmez|gozlerinin|harita*
-31|hazirlanirken|hissediyor|karanliktan|kut|rome*|romeo|sakliyorum|sifr*|trigonometri|understand|yatagi*|yavas|zorl*
-32|annemi|babani*|babanin|cikiyo*|dalga|dara*|gideceksin|gird*|giriyo*|gizlic*|gizlice|harfle*|herh*|herhal*|herhalde
-32|komp*|kompoz*|kullan*|makine*|mesajlarimizi|mudur|mutlus*|onun|ruhunu*|ruhunun|sarkid*|sarkida|ucla*|uclari*
-32|vardim|vars*|yoruldun|yuzl*
-33|anne*|avuc*|bugun|calisirdim|edel*|edelim|ederiz|elektrigi|ergenl*|fazl*|fotografini|geciyo*|giy|grubuna|gurb*
-33|gurbet*|harcaniyorsun|kardesin|karnima|keyifli|kucums*|kurb*|kurban|matematikten|noone|ogrencilerim|sarr*|sarraf*
-33|sarrafin|sessiz|sirada|teyzen|yorg*
-34|ayirdi*|baskal*|dans|deneme*|digerlerini|durm*|duyarsa|ediyorum|gecm*|gerisi*|gerisini|isi|isters*|kahvalti
-34|matematik|pek|resm*|ruhunu|sinavi*|tutali*|tutalim|ustuns*|ustunsun|yapi*|yasinda|yazist*|zipl*
-35|arkasinda|askimiz|baglandim|boga*|bogazi*|cozeri*|dogm*|gecmisini|gerc*|gercegim|geze*|haber|heart|incini*|ispi*
-35|ispiyo*|muhata*|olmasi*|operim|sayilir|unuttum|velini*|velinin|veremez|yazinc*|yazinca|yett*|yetti|yuregi*|zayif
-36|aglama*|altindan|anlayacak|baskalarina|boynun*|cocugum|dene*|duymay*|ediy*|gerekm*|iftara|integral|kaza*
-36|kiskaniyorum|mutfakta|oturmaktan|saatlerce|saht*|sahte|sika*|sikaye*|sikayet|soylesen|suphelenmesin|tatlis*
-36|tatlisin|ve|yapiyo*|yemek
-37|annean*|annele*|anneler|bakmak*|bakmaktan|best|bu|cikardim|ekranda|gozlerin|ikimizden|insa*|island*|islandim
-37|isteri*|isterim|kalbim|karism*|ogrenciler|okuldakiler|onemse*|paylasamam|ruzg*|ruzgar*|ruzgari|seninki|sonuct*
-37|sonucta|sss|tele*|telefo*|titr*|trig*|trigon*|ustund*|yapt*|yiyi*|yiyip
-38|agridi|anlatirken|atma*|bahc*|bula*|bunu*|bunun|cokt*|degil|desem|diyorl*|diyorlar|dusluy*|dusluyorum|dusunu*
-38|gozumden|hepsinden|ikim*|kalabalik|karnim*|kiskancliktan|kizm*|lie|merakl*|okulun*|oldugum|oper*|rahat|saniyorlar
-38|sevgil*|soru*|tabl*|taki*|valla
-39|almistim|basin|bilmeyecek|birinc*|buyuk|ederdim|evet|grubun*|hastal*|hastalandim|insanlara|isiniy*|kiskandim
-39|konustuklarimizi|nazl*|parmaklarim|pisman|sey|yaki*|yakisirim|yargilar|yil
-40|acti*|al|catliy*|catliyor|citl*|citlat*|citlatma|degm*|dike*|diken|dugumlendi|etmis|fermua*|fizi*|harf*|hocam
-40|kahve|kestir*|kestirdim|kitabi*|klavyeye|okuyorum|sarilmak|soyles*|tanidigim|topr*|uyuyamazdim|yar
-41|adam*|alirdi*|alirdim|aman|benzerin|biter|caktirmadan|dikkat*|dold*|dondu|elektrik|favo*|favori*|gitmiy*|gitmiyor
-41|gozumu|hislerim|idare|kalirsa|kondurdum|konuyu|koysam|kull*|kutu*|ogrencim|ogrenirse|olurum|ortaya|program|raha*
-41|sabi*|sakliy*|unutmam|yanagi*|yap|yaps*|yazama*|ziyare*
-42|almist*|askimi*|ayag*|baskas*|bayram*|bayramda|biz|cikama*|cikard*|davran*|dostlu*|emin*|eminim|etmedi|hepsini
-42|isigin*|isiginda|kadi*|kedi*|kedim|kism*|konusmayi|okudum|okurum|olan*|sevdam|yagmurda|yedi|yuru*
-43|anlatmaya|baglan*|bahsed*|bakayi*|bakayim|benzemiyorsun|binl*|binler*|binlerce|canli|cocugu*|cozdum|etsem|farki
-43|hala*|hayatimda|kalacak|karsima|keyi*|mesajlari|okurke*|okurken|okuyor*|oldu|saye*|sevmey*|sevmeye|tatl*|tutama*
-43|tuyl*|tuyler*|tuylerim|universitede|yarg*|yargil*|yorgan*|yorganin
-44|anlat|birisi*|birisin|cekici*|cekicisin|cekt*|cikmay*|donunc*|donunce|gelmez|gerek|hallederiz|hangis*|hangisi
-44|hastan*|hikaye|idar*|kardesimle|karsim*|kilitle|korkardim|netl*|netler*|onlard*|yanaklarim
-45|ablana|aklimda|aliyor*|beyn*|biliyorsun|bizimki|dilini|dusunen|en|evlenmek|gosterme|itiraf*|kod|kullaniyor|teyzen*
-45|teyzene|yazdiklarini|yedi*
-46|basarin|bence|dost*|gozumu*|gozumun|herkesin|ihan*|ihanet|kahvaltida|ogretmenlerin|onlari|ozelim|parmak*|psikolog
-46|sakla|sana|sarilip|seveme*|sevemez|tercih|uyumak|varsa|yagmur|yemedi*|yollardan|zayi*
-47|atar*|ayar*|bakt*|benzem*|ders|dikk*|dokm*|dokme|dost|duyars*|erir*|evleni*|gerekiyor|giderse|giydin|hakkin*
-47|halled*|iyisin*|iyisini|kalmasin|kizari*|o|opucugu|pism*|ruyand*|ruyanda|sirdas*|sirdasin|soran|sozu|takili*
-48|acikca*|acikcasi|adim|bekled*|benzey*|benzeyen|bi|diyenl*|etkileyen|gormedim|kenarinda|kocama*|kocaman|oldugu*
-48|olmayacak|randevumuz|sevda|sirrimiz|sivi*|sivilc*|tava*|tavana|telefonunu|vermey*|yasindayken|yayi*|yillar
-49|aklimi|aldi*|alir|basa*|bilmemeleri|calistim|disariya|dogd*|evlenm*|farkli|grub*|kolund*|korkar*|kutl*|lisede
-49|mily*|mutfak*|ol|oruc*|oruclu*|orucluyum|rastlamadim|sectim|sevdal*|seviyo*|sinava|sinirl*|surp*|surpri*|usud*
-49|uyus*|yuce*|yucelt*
-50|acis*|acisi|agri*|alirla*|alirlar|anneme|ayaklarim|bahsetme|basimdan|belim|bilmiyor|bulurlar|cocukla|dalg*
-50|evdekilere|fena|geciyor|gecmiy*|gecmiyor|girer|gogsum*|gunl*|ilko*|ilkoku*|kalmas*|kapini|kirk|kucukk*|kucukken
-50|mutf*|okumas*|okumasin|sarkiy*|sarkiyi|seks*|sicaci*|sicacik|taka*|terc*|vuruldum|yapmak|yazmak*|yazmaktan
-51|calisiyordum|cika*|dedikleri|durs*|dursun|duyar|elek*|elektr*|ezbere|ferm*|form*|gozu|hala|harcan*|hesap
-51|hissettigim|icten|kalbimde|kiminl*|kiminle|kulagi|masa*|oldugunu|oyleyi*|oyleyim|parmak|severi*|severim|sula*
-51|yaslar*
-52|anlamak|anlasi*|bedeni*|bedenim|bizimk*|bozuk|bund*|bundan|denk|dolu|dusuk|eder*|fazlasin|gecistir|gitmistim|hangi
-52|ilti*|iltifa*|iltifat|isik|kact*|kasi*|kondur*|kram*|kuzenl*|maas*|mesele*|seviniyorum|seyd*|seyden|sokma|terazi
-52|unut|yazdigin|yazdiklarimi|yere|yuks*
-53|akiy*|akiyor|alni*|anla*|ayri|babana|benzer*|bile*|bin|bugu*|cikmad*|davran|dedigi*|derler|diyoru*|diyorum
-53|geliyorum|hayr*|hayran*|isla*|karist*|kavga|kele*|kelebe*|kelebekler|kirildim|lokma|mucizesin|nerede|oglu*|oglum
-53|opucug*|otursa*|otursak|seni|soyluy*|ucus*|uzulmez|yara*
-54|arkadastan|atis*|beli*|bilsen|boyle|burada*|calisirken|cikt*|deha*|der|durdum|eserim|etra*|etrafi*|flort|gecen
-54|gitti|guluyo*|hayatta|kacirm*|kaybedersin|kiriliyorum|klav*|klavye*|korkuy*|maha*|mahall*|ogla*|oldugun|sarilm*
-54|ucusuy*|ucusuyor|yabanc*|yedin
-55|aciyi|ah|alki*|altinda|altindaki|bilecek|biri|defter*|donuyo*|fisildayarak|gitmesin|gurultu|hata*|hesabi|hocana
-55|human|istemistim|kemiktenim|kizard*|kizardi|mesaj|ruhum|secilmis|sevgili|sinemaya|sinif|sirrim*|tamam|uyuyac*
-55|vurgun*|vurgunum|yaba*|yapiyor|yazdigini|yazdim|yazim
-56|adimi|akra*|ayirirlar|cocu*|darald*|daraldi|davr*|degism*|degismem|feel|foto*|fotogr*|geri*|girip|gozlum|gozunden
-56|harciy*|hass*|kacird*|kacirdim|kaldim|kapat|keyifl*|kuru|morali*|moralim|ogretmeninin|olmama*|sine*|sinema*
-56|soyledi|yakins*|yakinsin|yapark*|yaparken|yazmayinca
-57|abar*|aliy*|anlatt*|bulurl*|burnum|buyule*|deniz|dostun|ezberl*|girinc*|girince|goremez|gormesin|hazirl*|kizd*
-57|neti*|okut*|okutma|olab*|olabil*|olce*|saci*|severd*|severdim|tasiya*|tirnagin|uyku*|veli|yapmistim|yasakl*|yatt*
-58|ait|bakmay*|bakmaya|bilmem*|body|boyl*|derste*|doktora|flor*|gecist*|geom*|geomet*|kesild*|kesildi|mezuna|mum
-58|netlerini|okum*|okuyan|olurdu|seslen*|taci*|yarim|yoldas|yuzumu
-59|ablan|alay*|alayim|baskalari|bileli*|bilelim|bilmey*|bozuldu|danismana|dersin|dinleyen|duygularim|ediyor|ellerim
-59|enge*|gotureceksin|hams*|hikaye*|ic|kalp|list*|needless|okuduk*|okuduktan|okul*|saka|sevini*|siktim|silk
-59|sinifindakiler|tenine|trab*|trabzo*|vuruld*|yazi*|yetistirme|yudu*|yudum|yuzum
-60|afer*|aferin|agzindan|bitir|catl*|cevabi|cevap|evdekiler|gidiyor|gormed*|gulu*|icindeki|kalbine|kimselere|kitap
-60|lebl*|lebleb*|mate*|matema*|nasilsin|notu*|omuz|psikologuna|sird*|testi|tip|toplan*|yazark*|yazarken|yorgun*
-61|bakiyorum|duys*|duysam|ette*|etten|gozy*|gozyas*|kemikt*|kendin*|kimsel*|kizl*|koca*|mark*|market*|nokt*|olamaz
-61|olmu*|omuz*|omuzla*|rast*|rastla*|ruhu|saklaman|sansli*|sozler*|tasirim|yanakl*|yazilim
-62|ailend*|ailenden|asil|baba|bak|bayr*|boyn*|burnumda|caktirma|cidd*|ciddiy*|cikaca*|de|dizl*|dizler*|dogru|duymam*
-62|gamzel*|geleyi*|geleyim|heyecandan|icte*|ilgilendirmez|isir*|kazand*|korkuyorum|mecn*|mecnun|seci*|secilm*|sevgim*
-62|sikt*|simdil*|simdilik|sinavini|sorunc*|sorunca|tirnag*|uzun|velile*|velilerine|yagmur*|yakism*|yasi*|yillar*
-62|yumu*|yumurt*
-63|biri*|bitirdin|deft*|degeri|dogr*|duymaz|eser*|etmesi*|etmesin|guzels*|guzelsin|kalkti*|kalktim|karisi*|kavg*
-63|konustugumuzu|ona|sani*|sevdicegim|takm*|utandim|velin|yava*|yerimde|zekan
-64|acin*|acini|agzind*|alam*|anahtari|bakinc*|bakinca|biriyi*|biriyim|buldug*|bulusalim|cevir|evladiyim|girdigim
-64|gizli|gozb*|gozbeb*|gozbebegimsin|gururu*|haric|ibar*|ibaret|icimde*|icimden|inan|kade*|kaderi*|kanim|kimsey*
-64|kisisi*|kisisin|olsam|sanma|sirr*|sozu*|sult*|sultan*|uykusu*
-65|ayna*|belk*|belki|bilmesin|cozerk*|cozerken|derl*|dondur*|duyan|essizs*|essizsin|gereki*|goren|iyi|kili*|kilitl*
-65|kond*|oluyor|opme*|opmek|temizle|test*|tost|turevi|veriri*|veririm|zeka*
-66|acarsa*|acarsan|acip|ayirir*|bakisi*|bilemez|dediko*|diger|dunya|gelird*|girdi|gittik|hoslaniyorum|iyisi|kalaca*
-66|karsinda|kesfed*|kimseye|lafi|mesajindan|oburleri|ogretmen|oturuy*|sanm*|sevdic*|siir|sogudu|sonucl*|taniyamaz
-66|uzuy*|yapip|yapmis*|ziya*
-67|dayanm*|esin|essi*|gelip|gurult*|hasr*|insanlar|kapaniyor|kulak|numarasin|oldum|optu*|ortaokuldayken|sirada*|teni*
-67|tired|vard*|vermem|yanlis|yirmi|zekani
-68|aglard*|aglardim|attim|bekletme|burkuldu|change|dinle|dinley*|duygul*|gecelim|giyd*|izledi*|izledim|kimseyi
-68|kucagi*|kucagima|kula*|kullanicilar|laf|sabahlari|yandim|yanl*|yildizlara
-69|agri|annemle|ayrica*|baskasini|darali*|daraliyor|derin|dusunmeden|eriy*|fizige|gecmisi|girmedi|gozume|integrale
-69|koms*|leb|lisede*|lisedeyken|mele*|melegi*|melegim|mudure|oday*|odaya|okur*|pani*|sacl*|saclar*|sene|sevg*|soruyo*
-69|soylersen|teacher|tutk*|tutkun*|tutkunum|yazd*
-70|aglamistim|alac*|alacak*|anliyor|anneml*|bahset*|bamb*|bambas*|buyuklere|cikarsa|cozeli*|cozelim|dama*|esim|fala*
-70|falan|geldim|icinde*|ifta*|kenari*|kiskanirim|limi*|limit|oburle*|odada|olay*|olayim|ovgu*|sect*|sizmas*|sizmasin
-70|sorarlarsa|soylerdi|unutma*|vall*|varlik|yalniz|yastig*|yazisi*|yurudum
-71|agzim|askim|balkonda|birt*|birtan*|corb*|dinlerim|dokuns*|doneri*|donerim|duvarlarin|duygusal|elimi|farklisin
-71|gormes*|kafam|kosuya|koydum|numara*|okuyun*|okuyunca|oturuyorum|ozlu*|ozluyo*|ozluyorum|renk|saklam*|sari*|sevm*
-71|siiri|tatlim|yarisi
-72|annemi*|annemin|aral*|donuyorum|guld*|hirs*|hocala*|intern*|kilo|kirp*|ogreni*|olar*|olarak|oradan|oyna*|parf*
-72|saniyor|sokm*|soruna|tutar|vere*|yemeginde|yerind*
-73|aslind*|aslinda|basa|basimi|dese*|dudakl*|gibiyiz|girmed*|hava|hayatt*|inka*|inkar|kan|kusu*|mezuni*|muci*|mucize*
-73|ogrenmesin|okulda|ruyamd*|ruyamda|sene*|senemd*|senemde|sevdigini|sorunu|su|uydu*|vuru*|yakala*|yatakt*|yurudu*
-74|aglami*|aliyorsun|anlatmak|baca*|bacakl*|bacaklarim|balk*|balkon*|bende|bilmez*|buldum|demi*|durd*|etme|gerisi
-74|hari*|kesf*|konusu*|lokm*|miyd*|omzu*|sevinc*|sir|sirtim|sozun|tanimiyor|yure*
-75|adim*|aileni*|ailenin|almi*|bita*|bizde|canl*|duyurm*|duyurma|erge*|girers*|girerse|gits*|gordug*|imka*|imkans*
-75|kapani*|kis|kisili*|otob*|otobus*|sizm*|suph*|suphel*|taniyan|tellnot|teyz*|utandi*|uyud*|yat|yazan|yerini|yuzuk
-76|andi*|babami|bakark*|bakarken|boyu|bugune|cevheri|cikmas*|demeye*|disler*|dislerimi|ekrand*|etti|gectim|ilgiyi
-76|koyd*|kuru*|muha*|numara|odum|ozledi*|prensesim|sarilayim|silm*|sonum|sorarsa|sozl*|tasiri*|uyuyacagim|yakt*
-76|yaktim|yan|yanina
-77|atiyor|atti*|bakl*|basimd*|bitird*|bosa*|cakt*|caktir*|dersi|doktor*|gozumde|gunlugune|isle*|kahval*|kirild*
-77|konusmani|koruyabilirim|opucuk|parlak|parmag*|sigmiy*|sigmiyor|siir*|sinavda|takdir|yaka*|yazismayi|yill*
-78|abine|anlamaz|asli*|bebegi*|bebegim|berb*|bilm*|bulusm*|derinl*|gorebi*|gorebiliyorum|hang*|kapt*|kaptir*|kokunu
-78|luzu*|luzum|yazar|yerk*|yerken
-79|arkadas|burnum*|edemez|etki*|etkile*|fonk*|fonksi*|girdim|gogs*|isit*|kaybettigimde|kulagina|sarki|sist*|sisti
-79|sorars*|yapariz|yapiyorum|yuruyu*|zamanlar
-80|anlatacaksin|anliyorum|bebe*|bekliyordum|deli*|edey*|edeyim|evla*|evle*|gelir|gitsin|hisl*|hisler*|icine|ikimizin
-80|kardesim|klas*|klasor*|konusan|kur|sinavd*|sinifta|yast*|yazism*|yetisemez|yetisk*|yurt*|yurtta
-81|alem*|dert*|dertle*|destekleyemez|dunyada|edec*|ev|evladi*|geleme*|gomu*|guveni*|hika*|inanan|izlerk*|izlerken
-81|kaybettim|mege*|meger|sendek*|sendeki|uzan*|vallahi|veren|vurg*|yasind*
-82|alar*|alarmi|anlasilmak|anlatirim|arkadasin|arsive|bizd*|buraya|cevher*|degerlisin|denememde|digerleri|duygus*
-82|erase|etse*|icin*|isteyen|kisi|kosu*|ruh|sevdig*|sica*|siki|tutmadi|tutuldu|verdigim|yakisiklim
-83|actim|dede*|denemen|dinler*|dok|duyu*|duyuyorum|ezbe*|golg*|goture*|kafa*|kalbini|kiyame*|kiyamet|nezl*|part*
-83|senc*|sence|sorulari|temizl*|yetise*
-84|acil*|babam|bahs*|bilece*|bils*|cice*|cicek|degerli|dunyaya|evdeki*|gule*|ilgile*|numa*|olmami*|olmasan|olumde*
-84|olumden|romant*|romantik|sarila*|senink*|sorarl*|tekl*|tutuldum|uyuyam*|vallah*|yol
-85|annend*|annenden|ayni|bali*|bilmek|bulm*|deni*|gulunc*|gulunce|hepsin*|kusura|maka*|makarn*|mesaji|ogretmenim|oyle
-85|sahibi|yanm*
-86|bildirimleri|bosalt|caldin|canimi*|canimin|cozeme*|dediklerin|dokt*|dusunmek|goruntusu|hakl*|ici|iz|kalsin|kapali
-86|karnim|kizim|koya*|mese*|oysa|rand*|randev*|sabaht*|sabahtan|say|sinifi*|sira*|vardi|yaninda|yazdig*|yetene*
-87|anlattin|ayagim|ayril|bilmes*|ciftiz|cozemeyince|dahi*|duyuyo*|gelinc*|gelince|gercegi|gizl*|gorunc*|gorunce
-87|gorunm*|kuzenine|odad*|ogrenm*|onda*|ondan|roma*|sigm*|tanimi*|yuzunu
-88|arsi*|cift*|dagini*|dinlen*|dosy*|dosyan*|dosyana|gamz*|guze*|hosuma|iyil*|kalb*|kayd*|kimse|kira*|ozlett*
-88|ozlettin|terapiye|unutuyorum|uykum|yaslan*|yetisirim
-89|baban|baslayalim|bilmez|bird*|disim|ederdi*|eve|farkli*|gelen|isim|kiza|makine|olum*|satirl*|tama*|tart*|yapali*
-89|yapalim|yaptin|yiye*|yoktu
-90|buradan|destek*|dokuna*|dusl*|eline|ikimiz*|kalbimin|opuc*|parent|pencereden|sevgilin|sonu|sonucunu|tuva*|tuvale*
-90|yarati*
-91|adi|agzima|aramizda|cay|coze*|dinled*|fazlas*|gecmis*|goreme*|gozumd*|hele|kale*|konusunca|lise*|onlar|prense*
-91|sesl*|takd*|vark*|varken|yerimd*|yirm*
-92|aile*|ayakta*|bas|buyukl*|elma*|emre|geti*|gul|ictim|kaca*|kimin|ogrend*|ogrendim|olmadi|pren*|yetmez
-93|agladi*|agladim|bege*|derse|dusunmez|gonul|gunlug*|inci*|kaldiramaz|olabiliyorsun|parliy*|parliyorsun|turev
-94|bagiri*|bulustum|ceva*|doke*|dusune*|duymasin|gune*|koku*|kulakl*|nisa*|nisanl*|onla*|ozelsi*|ozelsin|ruya*|saril
-94|sevgililer|seyler|sinift*|yana*|yerin
-95|abin*|agzi*|anlatirsan|aski|bal|bulust*|dest*|ismi*|kendin|konustugum|mekt*|olmasa*|payl*|paylas*|ruhu*|sall*
-95|sans*|seviyor|sifi*|urpe*|urperi*|yagm*|yapayi*|yapayim
-96|acar*|anlarim|anlayamaz|arkasi*|atesim|birini|cikmasin|gore*|kita*|lise|muke*|mukemm*|sabred*|sonucu*|taht*|yakin
-97|agriyo*|agriyor|altind*|buse|deri*|icini|kar|misa*|nasip|oturup|sayf*|umurum*|umurumda|uyandim
-98|ates*|basari*|dunyay*|genc*|hatt*|hayal|hazi*|hosu*|kollar*|odam*|olmali|polise|uyurke*|uyurken
-99|cevi*|cevren*|gere*|gibi*|gunaydin|guzeli*|guzelim|hosl*|hoslan*|icti*|seyl*|tanem|yaniyo*|yaniyor
-100|baskasin|gelirse|giri*|gorunt*|kani*|kul
-101|ailene|angry|aray*|belli|dunyad*|gerceg*|gibisini|girm*|hocan|kope*|koruya*|maki*|oldugumu|poli*|sevgilim
-102|dusm*|elle*|elleri*|fisild*|guru*|guzell*|karsin*|koll*|tamaml*|yand*|yuz
-103|arkadasim|deli|elim|goster*|hepsi|kalinc*|kalinca|kizi*|koy|sark*|topl*|umur*|yildiz*
-104|benz*|birici*|cikar|cikmadin|dusunuyorum|gost*|gulums*|hava*|herkese|kiymetini|kral*|onun*|robot|sorma|temi*
-104|universitedeyken|warn
-105|asigim|birine|geceleri|gorm*|kalabalikta|kata*|kendini|konusma|sabr*
-106|acikla*|alan|anlamiyor|baskasinin|cald*|cayi*|insanlarla|isim*|konusuruz|mudu*|olma|olsan|soyleme|yata*|yeni*
-107|arkadaslarimla|cikti|gercek|haberi|halini|insanim|iyisin|karn*|sikk*|yazdik*
-108|anlami|dondum|duymas*|esne*|kalmak|ozel*|robo*|veli*
-109|anneni|anneni*|annenin|hicbiri|ozlemisim|seve*
-110|basinda|dili*|eden|goz|mezara|sesini|soyler*|tutmak|yanim
-111|aramizdaki|asig*|bilirim|dedikl*|digerl*|icinde|taniyorum|yetist*|yild*
-112|adin*|adini|ayrild*|biliri*|bizim|cilv*|dinlemez|kimsede|knownot|ogrenci|ortaok*|someone|taniyo*|yasl*|yazma
-113|baze*|bazen|cift|cikmaz|gibisi|gozl*|jealous|kisk*|kiskan*|midem|sil|sonucu|uyandi*
-114|burn*|degistir|hissedebilirim|kalaba*|parm*|sili*|sus
-115|alip|anca*|ancak|anlari*|cozdun|erkek|kahv*|kimsen*|kimsenin
-116|bakma|bede*|diyece*|duyg*|heye*|heyeca*|kiz|okud*|omur
-117|benimki|cevh*|degerini|prog*|progra*
-118|anlayan|arkadaslarina|dusununce|kari*|paza*|seviye*|sure*|tanidi*
-119|aklimdan|bileme*|doldu|gidip|kiss|utan*|yaziyorum
-120|aldim|buradayim|edebil*|edebilirim|taniya*|terapi*
-121|anlaya*|degili*|degilim|konustuklarimiz|seviyorsun|uzulun*|uzulunce|yasaya*|yasayamam
-122|cekiyorum|konusurken|ozlemi*|yedim|zeka
-123|anli*|anliyo*|arama|aski*|evden|mezu*|sakl*|uyuyamadim
-124|cunk*|cunku|duramadim|duya*|edeb*|guven|koru*
-125|dinl*|doku*|gozler*|hicbir*|hizla|integr*|mide*|seyi
-126|bilen|calist*
-127|ailen|iyis*|seviyorum
-128|bizi*|yana
-129|alti*|bell*|onlari*|onlarin|tutuld*
-130|cozd*|layi*|layik
-131|acik*|sora*
-132|life
-133|insani*|tera*
-135|dige*|ele|kisi*|ogre*|olsa*
-136|ciktim|heps*|itiraf|okuy*|tane*
-137|annem
-138|aklimd*|inte*|konust*
-139|ay|basim|degerl*|kalbin*|kard*|kardes*
-140|baskasi|degilsin|dond*
-142|cocukl*|darling|gittim|love|siradan
-144|buyu*|cekiyo*|gordum
-146|evde|karsi|marry
-147|hayatimin|tasi*
-148|tutm*
-149|anlati*|olmak|sahi*
-150|paragrafa
-152|insanl*
-153|acma|anlama*
-155|ask
-156|sevd*
-157|kelime
-159|gelsin|yalnizca
-161|onlara
-162|mesajini|parl*
-163|goruyorum|sini*
-168|evde*
-170|anlatma|ogrenc*
-171|onemsemez|soylem*
-174|ozledim
-175|hayatim
-182|secret
-184|baba*
-195|asik
-197|sikildi
-204|hak
`,
  secret: `
196|secret
189|knownot
183|parent
179|tellnot
166|arkadaslarina
159|erase
157|sus
142|sora*
139|kalsin
138|sir
137|acma
129|ailene
126|ogrenm*
125|soyleme
123|sirr*
119|bilmes*
117|yazma
115|agzi*
114|kelime|veli*
113|sil|teacher
112|bileyi*|bileyim|kari*|koy
111|anlamasin
110|anlatma|ele
108|ikimiz*|tut
106|duyurm*|duyurma|needless
105|kals*
104|duymas*|gizl*|hesa*|keli*
103|adim*|adimi|mezara|odad*
102|kuzeni*
101|gecist*|gotu*|konustuklarimiz
100|telefonunu
99|ogreni*
98|cikmasin|kardesine
97|bilece*|cikmas*|meza*
96|abin*|gunlug*|mese*
95|ispi*|ispiyo*|okud*|sorarl*|yarg*|yargil*|yargilar
94|bilmem*|dert*|dertle*|duya*|susa*
93|hocana|rehber*
92|acar*|belli|dok|kuze*|sokm*
91|bell*|hatt*|sey
90|bilm*|et|haberi
89|gizli|ikimizin|omzu*|temi*
88|abine|grub*|sorarlarsa
87|bilmesin|dani*|ilgilendirmez|mesaji|tell
86|anlat|annene|laf|sayf*|soylersen|suph*|suphel*|yakin|yapali*|yapalim
84|anlatirsan|cakt*|caktir*|caktirma|ilgile*|kapali|ona|ozel
83|bizd*|buyukl*|duymasin|evdeki*|kalir|seyi|verme
82|anlatmak|durs*|dursun|ekrani|gecmisi|gosterme|olmasi*|silk|sirdas*|sirdasin|yazdiklarimi
81|buyuklere|cevi*|degistir|gitsin|karist*|kuzenine|sakl*|seyler*|sird*|yayi*|yetisk*
80|cevir|dosyan*|dosyana|gits*|notu|ogrenirse
79|anma|duymay*|mudu*
78|odada|rapo*|sende|yazism*
77|at|buyu*|kank*|konust*
76|gecmis*|perdey*|perdeyi|saklam*|sekmey*|sorarsa
75|diyece*|gitmesin|kiskanir|ogrenmesin|tamam
74|acarsa*|acarsan|baba*|bura*|davran|paro*|parola
73|arama|basin|deft*|gitmes*|isim|kalacak|kili*|kilitl*|okum*|onlara|polise|sirrim*|yerind*
72|arkadasina|ayirirlar|gec|gercegi|girm*|goture*|gunl*|kimseye|klas*|klasor*|olma|olmasin|perd*|yap|yeter
71|altindan|anneni|bildir*|de|dert|gecm*|guve*|hald*|halde|iz|konustugumuzu|pani*|psik*|psikol*|ruhu|temizl*|toplan*
71|veli|yanm*|yazdik*
70|ayirir*|bizde|guveni*|halled*|merakl*|sifi*|verdigim
69|anlatacak|etme*|gizlic*|gizlice|kalaca*|sakin|sekm*|simdil*|simdilik|yazismayi
68|bilmemeleri|disari|girer|kuzenin|nokta|olursa|saki*|sonucu|tama*|tasi*|yaba*|yett*|yetti
67|bizi*|ederiz|gerceg*|gire*|kopari*|sorars*|tela*|yete*
66|calisiyor|cozeri*|icine|psikologuna|sizmas*|sizmasin|suphelenmesin|uzulme*|velile*|velilerine|yeterim|yorgan*
66|yorganin|yuzd*|yuzden
65|bildirimleri|danism*|evde*|fisi*|fisild*|gerekm*|kalirsa|luzu*|luzum|sekmeyi
64|bile*|biri|bizimki|cozdun|cozeriz|dalga|davr*|diye*|duvarlarin|duym*|guven|renk|sozu|yan
63|arsive|gecer|hayatin|ihan*|ihanet|integrale|iyisi|ogretmenine|understand|velin
62|azal*|biter|bulurl*|demeye*|gerisi*|gerisini|hesabi|ort|uzulmez
61|bizimk*|defter*|duyan|evdekiler|gerekmez|isim*|okumas*|okumasin|rehb*|yapila*|yorg*
60|agzind*|alem*|anlamazlar|anlatacaksin|anlatman|babana|bahset*|bild*|bileli*|bilelim|bird*|bosa*|bosalt|deva*
60|duyarl*|duyarlarsa|gereki*|gotureceksin|konusm*|konusuruz|olmami*|unuttu*|unuttun
59|duyarsa|gecistir|grubun*|ikimizden|is|kimsen*|kimsenin|kutu*|saklaman|sart
58|alma*|bunl*|etmis|fisildayarak|hesap|insanlara|kisili*|nerede*|ortaya|yazinc*|yazinca
57|alir|anlast*|anlastik|dinled*|fermua*|izleri|sokma
56|agzindan|aile|babani|bilmeyecek|ceke*|dersi|doktor*|gunlugune|hall*|isle*|konusma|saklayalim|sirrimiz|sorma
55|acil*|aileni|annele*|anneler|bite*|deme|demedim|devam|dusm*|evdekilere|ferm*|iyiyim|kalkar*|kalkarsan|kapini|konu*
55|sakla|sati*|soran|uydu*|yabanc*
54|abla*|calisiyordum|dediko*|dokm*|dokme|etme|iyiy*|kizm*|kulagi|sade*|sadece|seyleri|sika*|sikaye*|sikayet
53|bambaska|bilmese|bilmez*|bulurlar|derl*|dokt*|dunyam*|dunyamiz|etmeye*|girinc*|girince|gitmiy*|gitmiyor|gizle|lie
53|paylasma|topl*|yanind*|yazdigimi|yetistirme
52|alac*|alacak*|anlar|anlatt*|babani*|babanin|dogd*|duyar|intern*|kilitle|kitap|koyali*|koyalim|lafini|saklad*
52|sorunc*|sorunca|surp*|surpri*|yasakl*|yetist*
51|ablan|anliyor|bagi*|bahs*|baskalari|ekra*|hesabi*|icini|konusalim|kula*|muha*|saklamak|seyl*|verdig*|yanl*|yazist*
50|aile*|arsi*|bilecek|bizi|bunlar*|bunlari|duymam*|gidip|haber|hallederiz|ikim*|isteme*|kizar|soyler*|sss|uc|yanlis
50|yard*|yasa*|yazars*|zoru*|zorund*
49|burada*|citl*|citlat*|citlatma|demedi*|doktora|gormeden|gorunt*|ha|hatirla|isik|kimlig*|kulagina|lafi*|mudur
49|sirrimizi|sizm*|yardim|yeteri*
48|aman|canim|danismana|duyd*|gelirse|gormesinler|habe*|hast*|olmasi|onlari|sinif|sohbeti|soylesen|verirs*|yaz
47|aldigi*|aray*|asil|bamb*|bambas*|edemem|kurs*|kursa|orta*|uyur*|yumu*|yumurt*
46|bahsetme|bilmey*|cikar|evde|gecirme|hakkim*|oday*|odaya|psikologa|soylemek|takm*|ucun*
45|ac|acik|buyusu|dusers*|kimsey*|konu|mesajlari|soyled*|tabl*|taci*|verirsen|yapariz|yemedi*|yuku
44|baband*|babandan|bilirse|bu|doke*|gelinc*|gelince|girers*|girerse|goruntusu|odev|ogretmenin|payl*|paylas*|sula*|tak
44|telasl*
43|gormes*|gorunm*|kaldir*|kapat|kollarim|kolundaki|mudure|nokt*|ogre*|paragrafa
42|anla*|cagi*|help|kac|koya*|kurc*|kurcal*|saklar*|sans*|susm*
41|agzim|bilirs*|dersin|dinledi|disariya|grubuna|kiml*|mera*|ogretmen|parmag*|seninl*|seninle|tasiri*|zorunda
40|alirla*|alirlar|alma|birlikte|caktirmadan|dahil|edilme*|gecirm*|hosu*|kalmas*|kopy*|kopya|okulda*|onun|ugrama
40|yapaca*
39|anlatirim|bozulur|disa*|duyars*|inte*|okul|olan*|omuz|oyle|rehberlik|serv*|servis*|sonr*|sonra|telefo*|yazisi*
38|acma*|bilsin|birbirine|dudagi*|goturm*|goturme|kapi*|kollarindaki|ogretmeninin|plan*|sirani*|siranin|tanimi*|write
38|yeti*
37|agzina|ait|aram*|arkadas|bakariz|bilmesi|biteri*|bozulu*|dalg*|dusune*|fizik|icinde|konusmayi|okuduk*|okuduktan
37|okuldakiler|rahat|ruhunu|soyledin|velini*|velinin
36|bil|cikmay*|dostluk|ekranini|gecelim|gomu*|kata*|kimseyi|kopa*|makine*|numa*|oldugunu|onla*|uzak
35|agzini|anneml*|buradan|dosy*|etmesi*|etmesin|hastan*|konustugunu|olsun|silm*|siniftakiler|tele*|teyz*|teyzene|uzme*
34|bosa|buyutu*|gecmisini|giri*|guvend*|hasta|icin*|karisi*|koll*|mesele*|ol|olsu*|sayilmaz|tasima
33|anlati*|anne*|bilmek|burasi|ekran|gider|giderse|kapa*|karism*|noone|olur*|orad*|seyim|sifr*|su|teyzen*|yaninda
32|bos|duyu*|hisset*|kalmasin|konusu*|notlar*|numara|ortalik|siki|yarin
31|burn*|gerek|karisir|notl*|soyles*|tutali*|tutalim|uzul*|yapmis*
30|anah*|anahta*|anahtari|arkasi*|atar*|bilmesinler|bils*|bizim|calisi*|elinde*|elinden|geri*|kisi*|kita*|olsam|parm*
30|pisman|sessiz|sohbet*|tasiya*|temizle|uyanma*
29|ablana|anneni*|annenin|dustum|gerekiyor|hic|kull*|pism*|poli*|sayilm*|someone|tutar|vermistin
28|bence|biliyoruz|kapisi*|kapisini|kollu|obur|olacak|otur|sifren*|sifreni|we|yakala*|yala*|yalan|yanar
27|altind*|biterim|gerekmiyor|herkese|kims*|kirili*|seyd*|seyden|son|tarayi*|uygulamayi|ve|verm*|yanari*|yetiskinler
26|alti*|bilmiy*|bulama*|dikkat|duva*|ezberl*|gere*|hocaya|istemem|isterse|sani*|yastig*
25|bilmemeli|bund*|bundan|dilini|edil*|hepsini|karneyi|kucuk|odevi|soyl*|yazik
24|baskasinin|deme*|duymaz|goru*|kagi*|kalm*|kirilirim|kulagi*|n|ortali*|telefonu|topa*|toparl*|yazd*
23|annean*|beli*|dola*|duse*|duvarl*|gormesin|gozu|kacirm*|oradan|ters|unut|yapacagim|yuzund*|yuzunden
22|birl*|birlik*|buyutur|degil|dogrusu|gelir|gercek*|idar*|karney*|mesajlarimizi|nasilsin|omur|parmak|sekmed*|sonu*
22|tarayiciyi|terapi*|yapayi*|yapayim|yetiskine
21|cani*|dikk*|duda*|hakl*|kaca*|limi*|limit|nere*|olar*|olarak|onlar|saya*|telefonuna|uzulur*|yakl*|yaklas*
20|arkand*|buyuturler|degist*|gelirs*|hocani*|hocanin|karistirma|okut*|okutma|sonucunu|yemek
19|adam*|bula*|bunu|geceli*|geti*|hatirl*|hikaye*|insanl*|isters*|lazi*|lazim|onemli|rehber|uzulur
18|ciz|diye|kact*|kollar*|varlig*|vermis*|ya|yedim
17|anlama*|karn*|servisine|soruya|tera*
16|aral*|burada|cikarsa|cozd*|dogrus*|duvar|gali*|galiba|hakk*|hocan|numarasi|sirri|sonucu*|yaka*
-16|anlamim|anlasi*|bedeni*|bedenim|birakiyorsun|caldin|dayanm*|degersiz|deneme|dile*|dugumlendi|dustu|edin*|geleme*
-16|gelip|gogsum*|goren|gorm*|gozlum|hass*|kira*|kori*|korido*|korkardim|ozleme*|ruhunu*|ruhunun|salo*|salonu*|sarili*
-16|soyleyeyim|terazi|urpe*|urperi*|uyumak|yokt*
-17|ama|arka*|beniml*|cagirm*|dagini*|dusunmek|esne*|geom*|geomet*|gordugumu|heps*|isir*|karnima|kaybettim|kese*
-17|lesson|nerele*|not|operim|oturdu*|para*|sevdic*|sevdicegim|sevincten|sinift*|universiteye|varim
-18|aksa*|alam*|balkonda|cald*|dostum|duruyor|ediy*|ekrand*|gelen|hayatta|hizla|ifta*|izlerk*|izlerken|kahve|kalk
-18|kemikten|kirg*|kirgin*|kirginim|kod|koklam*|kust*|mily*|ogrenciler|oper*|psikolog|sabirl*|sabirla|severi*|severim
-18|sevinc*|sigm*|sorun
-19|affetm*|affetmem|alinir*|alinirim|avuc*|birine|bitirdin|bitire*|buraya|calisma|derd*|duruyorum|dusuyor|emek
-19|eskise*|eskisehir|gelmeyince|gittig*|hale|kasi*|kazaninca|kesili*|kizd*|kos|mekt*|nele*|neler|oynama*|ruzg*
-19|ruzgar*|ruzgari|soyledim|tip|uyurke*|uyurken|yakisirim|yanagindan|yazari*|yazarim|yogu*
-20|alisti*|alni*|annemi|annend*|annenden|askim|ayip|bakmay*|bakmaya|baskasini|beklerken|cunk*|cunku|dagilirsin
-20|doneli*|donelim|edemez|erir*|erkek|gercegim|gozunde|insa*|kaybetme|kazand*|kokl*|ogrencilerim|oldugumu|opuy*
-20|opuyor*|opuyorum|otursa*|otursak|saatle*|saniyorsun|sevgililer|sevgimi|sist*|sisti|tasirim|tatli|tutk*|tutkun*
-20|tutkunum|yapma|yaptim|yatt*
-21|alir*|anli*|anliyo*|bahane|denemen|diyorsun|girdig*|gozler|gozumu*|gozumun|kaybedersin|masa*|mu|olsaydim|sank*
-21|sanki|ucusuy*|ucusuyor|yarisi
-22|acis*|acisi|alar*|alarmi|anlatsam|atesim|babami|bag|beklerim|benzerin|berb*|bulusalim|caliyo*|caliyor|carpiy*
-22|carpiyor|cikarm*|cikarma|ciktin|daha|desen|disarida|disi*|dizlerim|dudaklarindan|duseri*|duserim|eve|evladiyim
-22|gideceksin|gogs*|gorece*|gozlerinin|gozunden|gunu|gurultu|hayatimda|hissediyor|integr*|kafam|kalmaz|kanim
-22|kaybettigimde|kiya*|korkar*|merakt*|meraktan|mutlak*|mutlaka|olmani|olsayd*|oyle*|rastlamadim|reng*|rengin*
-22|rengini|sebebi|sevgilim|sevgim*|takdir|tava*|tavana|tekl*|tesa*|tesadu*|toparlanamam|uyumad*|uyumadan|uyuyamazdim
-22|uzuldu*|vermey*|yazdiklarini|yuregim
-23|affe*|atis*|bari*|bi|bitird*|buldum|deyinc*|deyince|digerleri|dusluy*|dusluyorum|dusunc*|edec*|etkileyen|flort
-23|giriyor|gururum|halim|hiss*|kalbinden|kazani*|kullanicilar|lutf*|lutfen|muht*|nefesim|olacagim|omru*|ozlemisim
-23|sohb*|soyle|tutan|tutmad*|tutmadi|uzuyor|vedala*|yandim|yapip|yati*|yerk*|yerken
-24|adin|aramiza|asli*|ayri|bayram*|bayramda|buyudu*|buyudum|diyors*|dokuns*|fazlas*|harcaniyorsun|ilti*|iltifa*
-24|iltifat|isin|ki|kiriliyorum|klavyeye|kurtul*|kusura|oglum|olumde*|olumden|ortada*|ortadan|ozlemi*|seviye*|sevmem
-24|sikkin|tuttum|unut*|uzuy*|yagmur|yatakt*|yillar|zord*|zordu
-25|afraid|aldi*|altindaki|arkandan|ates*|baca*|bacakl*|bacaklarim|basl*|bekliy*|biri*|biz|degerli|donuyorum|evladi*
-25|form*|gecmiy*|gecmiyor|gozb*|gozbeb*|gozbebegimsin|hayati*|hazirlanirken|ister|istiyorsun|kacma|kalkti*|kalktim
-25|kardesimle|kenarinda|keyfim|kiyama*|miyd*|mum|nefesi*|net|sabahl*|sabaht*|sabahtan|sinemaya|unutac*|unutacaksin
-25|uzun|yasaya*|yasayamam|yavas|yeni*
-26|aglama*|anlars*|beyn*|birinc*|birtanem|degerlisin|doldu|dondum|donmez*|donmezsen|donuyo*|dusundun|gelsin|guld*
-26|gulmek*|gulmekten|gurult*|gururu*|hosc*|hosca|istiyorsan|kahvaltida|kanl*|kanli|kokusu|netlerin|sinifa|sirf
-26|surekl*|surekli|uyud*|vurgun*|vurgunum|yani*|yasindayim
-27|aklim|baha*|bali*|be|cevren*|daml*|denememde|derler|dolasip|duymak|duys*|duysam|fizikt*|fizikten|girdi|gulunc*
-27|gulunce|harciy*|kald*|kars*|kitabini|neti*|neyim|olum*|onemsi*|ozelim|saht*|sahte|saklayamiyorum|sarilm*|sarkid*
-27|sarkida|sene*|senemd*|senemde|sesl*|usuy*|vari*|yazilim|yetisirim
-28|agladi*|anlatirken|aynaya|basarin|dahi*|dakikacik|dusunmez|gecele*|gelmez*|gelmezsen|guzels*|guzelsin|hazirladim
-28|ictim|iyisin*|iyisini|kiz|kuzenl*|mahvoluyorum|musu*|musun|olmasam|otekil*|parlak|seki*|sekizi*|sekizinci|sondur*
-28|sonucl*|sorar|soru*|soruyo*|takd*|tek|tutm*|wait|yemeginde|yoklugunda|zayi*|zorlan*
-29|aklima|almistim|ayna*|baki*|baskasiyla|bend*|cocukk*|cocukken|cocuktan|demede*|demeden|dusunuyorum|edey*|edeyim
-29|etmem|gittin|guluyo*|halini|harcan*|hicbir|hissedebilirim|istemistim|kacti|kiskaniyor|koca*|maas*|mahallede
-29|mahved*|mahvediyor|olabiliyorsun|onlari*|onlarin|oyun*|raha*|soruna|yaparsin|yerde|yetisemez|zayif
-30|beklem*|boyle|cocukt*|edem*|eksiliyorum|etti|gayr*|gibisi|hislerim|ic|kapatip|kapt*|kaptir*|kimselere|kiriliyor
-30|kurb*|kurban|nereye|oturuyor|romant*|romantik|saniyorlar|sonuct*|sonucta|sure|uzuluy*|uzuluyorum|vallah*|vallahi
-30|yalnizlik|yanaklarim|yazs*|yedin|yerini|yetise*|yoruldum
-31|ardi*|ardind*|bakiyor|bask*|beni*|bulaca*|bulacaksin|canli|cikiyorsun|dedin|duruyo*|dusunmeden|gect*|gulusu*
-31|gunler|herkesin|isigin*|isiginda|izle*|kahvalti|kaldig*|kalmad*|kalmadi|kimsel*|kondurdum|kosuya|say|sayemd*
-31|sayemde|siniftaki|taka*|tam|uykusu*|yanakl*|yapayalniz|yoks*|yurt*|yurtta
-32|acikla*|almist*|arkada*|bagli|birakacaksin|cekici*|cekicisin|dene*|doners*|doyama*|duguml*|dusu*|evla*|gozund*
-32|gunlerce|hata*|ihtiyacim|kahrolurum|kani*|kard*|kardes*|kend*|keyf*|kizard*|kizardi|kolund*|kondur*|misi*|misin
-32|olan|randevumuz|sabred*|sinavda|sozu*|test*|yazan|yazim|yazmayinca|yoll*
-33|azar*|azarla*|azarlamisti|bakayi*|bakayim|benm*|benmis*|benmisim|best|buldug*|cocukla|dediklerin|dondu|ezbe*
-33|gamzel*|gonlumu|gulums*|gunden|icimde|isla*|kimi*|kond*|oldu|olmust*|olmustum|olup|resmen|satir|seveme*|sevemez
-33|sult*|sultan*|uyuma|yanina|yapaya*|yapt*|yazark*|yazarken|zama*|ziyare*
-34|afer*|aferin|alisig*|alisigim|arkadasinla|ayaklarim|bilere*|bilerek|bugu*|burnum|canl*|cozerk*|cozerken|elektrigi
-34|eser*|eserim|etse*|gozler*|gozlerim|gozum|gunleri|harfle*|hela*|helal|hizli|inanma*|inciniyorum|istiyorlar|izlemek
-34|kopm*|okuyan|sayili*|sevgili|sinav|sizliy*|sizliyor|terl*|titriyor|yapm*|yazardin|yoku*|yokum|zekayl*|zekayla
-35|askimiz|basimd*|basimdan|bilgis*|butu*|canimi*|canimin|dunyam|dur|dusundum|eden|ettin|gordun|guzelligin|heyecandan
-35|hizlan*|ici|island*|islandim|kapata*|kavr*|kiyasl*|mege*|meger|oglu*|sarila*|sessiz*|siiri|sona|tasiyabilecek|test
-35|tired|varinc*|varinca|yazdig*|yazili*|yikilirim
-36|acikca*|acikcasi|alip|arkadasim|bakaka*|bakakaldim|basinda|baska|bekleyerek|bera*|berabe*|beraber|binl*|binler*
-36|binlerce|boyl*|calismaya|ciks*|dinleyen|doldur*|duramadim|eriy*|eskisi|fotografini|gule*|henu*|henuz|incini*
-36|izleme*|kazana*|kipk*|kipkir*|kipkirmizi|otob*|otobus*|pek|sandim|sectim|senin|sikisi*|sikisiyor|sozun|taniyan
-36|tutuldum|universitedeyken|yapiyorsun|yarati*|yirmi
-37|ayril|bahsed*|bastan|bekler*|birakmayacaksin|bozuldu|catl*|ceva*|cift|eksili*|geci*|gidiyo*|gitmistim|gonlum*
-37|goreyi*|goreyim|imka*|imkans*|kirm*|koku*|kose*|lokma|mahvol*|mark*|market*|misa*|okur|olamaz|oyunca*|resm*|tatile
-37|tutmak|universitede|yakisiklim|yakism*|yapark*|yaparken|yaptin|yorulu*|yoruluyorum
-38|aciyor|agliyorum|anlamaz|anlatmaya|annen|atac*|atma*|bana|calisa*|cekip|cevheri|coz|deli*|dibi*|doya*|dusunu*
-38|firl*|flor*|gidisin|gonul|herkes*|ise|kaybolma|kenara|kisisi*|kisisin|kolu*|mutfakta|muyu*|muyum|neden|okuyorum
-38|oruc*|oruclu*|orucluyum|sabaha|seviyor|sorusu*|tanidigim|veriri*|veririm|yar|yaslan*|yazard*|yazmadigin|yetmiy*
-38|yetmiyor|yoksan
-39|aciy*|agli*|agliyo*|aklimi|arasin*|atiyor*|bakmadin|baskasi|birakm*|bittim|bize|burnumda|cikardim|da|dar|derinl*
-39|dinley*|dusl*|film|gunu*|hakkin*|hasret*|hati*|kaliri*|kalirim|karsima|kisi|kitabi*|kiymetimi|kizim|koydum
-39|kullaniyor|matematikten|mezuna|ne|nede*|ogretmenler|oyna*|seyr*|soru|ugra*|veriyorum|vuruld*|vuruldum|yazama*
-39|yerim|zamanl*
-40|akra*|arada|aramizda|atiy*|birakip|ettigi*|farkinda|geldin|geleyi*|geleyim|geliyorsun|gozy*|gozyas*|kale*|kalmis
-40|kapattiginda|kele*|kelebe*|kelebekler|kiymetini|kuru*|midem|mutlul*|part*|promise|saatleri|sacini|sili*|sogudu
-40|ucus*|uygu*|uygula*|yagmurda|yari*|yasinda|yirm*|yiyi*|yiyip|yoktun|ziplad*|zipladim
-41|agladim|aglard*|aglardim|aglayacagim|annemi*|annemin|bagiri*|baglandim|bakmad*|baktim|baslad*|birbirimizi|bulustum
-41|burala*|denemede|doneceksin|donup|dusuyo*|elim|gibiyiz|kahr*|kahrol*|kapiyi|konuyu|list*|olacag*|olurdu|ozledim
-41|rand*|randev*|sand*|siirle*|uyu|yapiyorum|yoklugun|zipl*
-42|arkadaslarimla|arkadastan|bunc*|bunca|calisirdim|degilsin|digerleriyle|gibisin|gitmis*|gul|hali*|iste|jealous
-42|karnim*|kayboluyorsun|kisk*|kiskan*|mutfak*|odev*|olmali|otek*|program|sarr*|sarraf*|sarrafin|seninki|sirtim|soz
-42|tatild*|yazmay*
-43|acim*|acimiy*|agriyo*|agriyor|altinda|anlatm*|ayakla*|basari*|bilsen|birt*|birtan*|dagili*|dedigin|dogru|dolasi*
-43|dostun|dudakl*|eger|egle*|ergenl*|etki*|etkile*|fazla|gorurs*|goster*|gucu*|hisl*|hisler*|isiniy*|kalinc*|kalinca
-43|kardesin|konusan|kucagi*|kucagima|kulakl*|ozel*|ozledi*|parc*|parf*|parfum*|uyandim|uyudun|veremez|yollardan|zorl*
-44|ayakta|basim|cekt*|cikti|dans|dogmus*|farklisin|foto*|fotogr*|gelse|girdim|gorebi*|gorebiliyorum|kadi*|kalbini
-44|kendimi|kest*|kimsesiz|kirild*|kirildim|kuca*|kul|muyd*|nefr*|nefret|onda*|ondan|prensesim|sakliyorum|sivi*
-44|sivilc*|ustu*|vicd*|vicdan*|vuru*|yazmazsan|yeme*
-45|abar*|ah|alirdim|aliyorsun|aras*|aslind*|aslinda|bakisi*|bakt*|beklet*|bencil*|bogazim|bozuk|doneri*|donerim
-45|ediyorsun|ellerim|farkindayim|farkli|farkli*|gormed*|gunde|hasr*|kalk*|kara*|kaybed*|kimses*|koyde|mine|muhata*
-45|nezl*|sevdim|seyin|sorula*|sunu*|sunucu|ugraya*|uyandi*|veriyo*|yapari*|yasadi*|yasadim|yazacaksin|yerimde
-46|acikti|anneme|baglan*|basima|beri|bilmiyor|birakt*|bulusa*|buna|calistim|cikiyo*|daily|darald*|daraldi|darili*
-46|darilirim|degen|diyenl*|duygus*|fena|gosterdin|gunaydin|hikaye|ilgi*|karsim*|kirk|kopuyo*|kopuyor|leave|mi|nasip
-46|olmazs*|opucug*|siir|sikildin|sors*|sorulari|teni*|tenine|tutama*|valla|yagmur*|yollar*|yurudum|zamanlar
-47|aklina|alirdi*|arkasinda|cice*|cicek|dayanamam|ederdim|eksik|evlenmek|geliyor|gonl*|kacmak|kaldi|kaliyor|kesk*
-47|keske|kuru|miyim|ogrencisin|oteki|ozelsi*|ozelsin|penc*|pencer*|saclarini|sahibi|sayiyo*|sayiyorum|sevgil*|utandim
-47|uyuyamiyorum|yari|yuzl*
-48|akiy*|akiyor|andi*|bakali*|bakalim|bile|biliri*|borc*|borclu*|borclusun|boyn*|boynun*|cikinc*|cikinca|dari*|dek
-48|dogm*|durama*|forget|gectim|kahval*|kendime|konusmak|kopu*|korkut*|lonely|maka*|makarn*|miyi*|muml*|oldurm*
-48|oluyorsun|parl*|ruyand*|ruyanda|saatti*|saattir|sect*|sensiz*|seslen*|seve*|sikild*|tadi|yanim|yuzum
-49|bende|biliyor|bosuna|cozu*|diyoru*|diyorum|donece*|dunya|ekrana|evet|evlenm*|gecti|gelmey*|hayal|hosl*|hoslan*
-49|human|huzu*|huzunl*|ilis*|iliski*|isit*|itir*|kalabalik|karsiligi|kenari*|kopma|kosu*|mele*|melegi*|melegim|nasi*
-49|ogrend*|ogrendim|onca|siktim|utandi*|uyan*|yas|yazar|yazdigini|yoruld*|ziya*
-50|agir|aliyor*|basimi|baslay*|boyu*|cikaca*|gelmedigin|gidisi*|kemiktenim|kesf*|kesfed*|kesild*|kesildi|kisa|kosaca*
-50|koyup|mezuni*|oksa*|oturuyorum|pencereden|ruyamd*|ruyamda|tamaml*|tatl*|yapacaksin|yazdigin|yerimd*|yolu*
-51|agri|aliy*|anlattim|arasinda|basa*|birb*|birbir*|bitinc*|bitince|bosu*|cevherini|degerl*|diger|dolu|dugu*|fazl*
-51|fazlasin|gibiyi*|hazirl*|isik*|isikla*|kaliyorum|kapatt*|karanlikta|kosa*|mutf*|sica*|sinifta|unutursan|yeri*
-51|yetisi*|yuzune|zekan
-52|aglaya*|anlatiyorum|ariy*|ariyor*|basa|benzer*|bin|bosluga|cali*|dara*|degeri|dest*|dunyanin|dura*|ederdi*|ederim
-52|etmedi|farki|geli*|gozumde|gulum|her|herkesten|karnim|kucu*|made*|madem|maha*|mahall*|mucizesin|okulun*|prense*
-52|rast*|rastla*|sall*|simdid*|simdiden|sinirl*|susunc*|susunca|ucla*|uclari*|unutuyorum|uyku*|yanagi*|yuzu*|yuzuk
-53|alki*|ayrili*|bosluk|cevr*|cumlel*|dama*|dayanamiyorum|degers*|edebil*|edebilirim|gercek|guna*|gunayd*
-53|hoslaniyorum|izledi*|izledim|kalbimi|kavga|morali*|moralim|netl*|netler*|onem*|peri*|perisa*|perisan|saat*|saniyor
-53|sebe*|sizl*|turevi|unutur*|uzaklasma|yapabi*|yillar*|yoldas
-54|actim|arkadaslarin|aski|ayir*|ayrilik|bekley*|bulusm*|burkul*|buyuk|cekiyorum|cikmadin|coku*|deyi*|edeb*|ekrani*
-54|erken|harcam*|harcama|hepsinden|mahv*|okula|ortaokuldayken|ovgu*|polis|secilmis|tirnagin|verdigimi|yeters*|yolda
-54|yuregi*
-55|aits*|aitsin|asigim|ayirdi*|bari|bitti|buradayim|burnum*|esin|esir*|esirge*|esirgeme|geri|gurb*|gurbet*|hayran*
-55|ilac|kadar|kusu*|mesajin|ogrenci|opucuk|sacl*|saclar*|sarki|sirt*|tabi*|tabii|tirnag*|uzun*|uzuntu*
-56|agri*|alay*|alayim|attim|burkuldu|cekiyo*|cevabi|cikmaz|cocugu*|dike*|diken|dond*|ette*|etten|etti*|genc*|gerisi
-56|hayatimin|icten|iki|kada*|kalma|kan|kemikt*|kendi|kiskanirim|kiza|koyma|kucukk*|kucukken|matematik|muci*|mucize*
-56|nedi*|nedir|oldugum|optum|oysa|satirl*|seci*|secilm*|sene|sinifindakiler|tuyl*|tuyler*|tuylerim|vardim|yiye*
-57|agir*|ayrilma|bas|bebegi*|bebegim|benzemiyorsun|calist*|cilv*|disler*|dislerimi|dokuna*|durd*|geciyor|gormuyor
-57|gozumd*|hatirim|hayatinda|herkes|hicb*|icte*|inka*|inkar|kapati*|kapatinca|kirp*|mutlu|odama|okurke*|okurken
-57|onemsemez|sesim|sevg*|sira*|tatlim|vazgecme|yemegi*
-58|altindayim|askimi*|ayrild*|bebe*|birakma|bitiri*|cikard*|dedikleri|fark|gunler*|hissediyorum|ibar*|ibaret|kalbim*
-58|kalirsan|keyifli|kiymet*|lisede|mesaj|numarasin|odam*|olmasan|olmaya*|omzuna|oturdu|saatte|saka|sond*|sonuk|tutt*
-58|yuzunu
-59|anlats*|asig*|dedim|degism*|degismem|dershane|durdum|etmiyor|farkin*|geze*|gidersin|hayr*|ihma*|ihmal|ilko*
-59|ilkoku*|kime|komp*|kompoz*|kor|korkuyorum|kuseri*|kuserim|lisede*|lisedeyken|olsan|sanm*|sanma|simdi|soylerdi
-59|yapars*|yudu*|yudum
-60|basina|baskasin|batt*|battan*|battaniyenin|birakirsan|ciktim|cocuk|di|dinl*|donunc*|donunce|emre|eskide*|eskiden
-60|gulm*|kalbim|kilo|korkuy*|koys*|makine|optu*|sikt*|vall*|vermeden
-61|ayakta*|bayr*|benzem*|birisi*|birisin|boyley*|dakika*|degerini|dinlerim|dort|gelirsin|gelmed*|gels*|gidinc*
-61|gidince|gonu*|hala*|keyifl*|kimd*|kiskancliktan|klavyenin|oturma*|parliy*|parliyorsun|sira|surat|tanem|varsin
-61|yakisi*|yasind*|yazacagim|yure*
-62|baslarsan|bede*|bes|boslug*|deha*|der|dinler*|dun|elve*|geciyo*|hava|kimya|mecn*|mecnun|odum|okur*|olam*|ortaok*
-62|sari*|seviyorum|simi*|simit|sirada|sura*|taht*
-63|alan|alis*|anladi*|anladim|bal|basind*|cevh*|cevher*|cozeme*|denk|dost|dunyan*|elim*|erge*|ezbere|favorimsin
-63|goruyorsun|herk*|kere|koyd*|kuse*|lise|olmayan|oluy*|pren*|tane|tutuld*|unutma|unutmam|ustune|yalvaririm|yatm*
-63|yazmadin|yerden
-64|arkadaslarinla|bakarim|cikarsan|cozdum|eski|guze*|hava*|hepsi|kaldiramaz|keyi*|mesajini|oyal*|oyalan*|sabi*|sec
-64|sonuyo*|sozunu|tart*|usud*|yakist*|yoksun|yolunu
-65|adi|aklimdan|aski*|babam|basi*|bekledim|birini|biriyl*|biriyle|cikmad*|dizime|dusunm*|evleni*|guzeli*|guzelim
-65|isin*|kena*|kimy*|mora*|sahi*|siir*|sikk*|sonu|titriy*|ustume|uyum*|yaziyorum|yurudu*|zeka
-66|anlayacak|bagl*|deneme*|diyo*|ediyor|ettim|feel|gozl*|gulu*|isteyen|karanl*|karsinda|merak|mezar|nefes|ruh|sinavi
-66|var|yakt*|yaktim|yanima|yazmak*|yazmaktan
-67|anlarsin|ay|baze*|bazen|bilmedi|birici*|buz|calism*|cayi*|cocukl*|dinlemez|duyunc*|duyunca|gecmek|guzell*|isteye*
-67|iyis*|kalabalikta|kope*|lokm*|olabilir|olmadi*|peki|sevm*|sonum|tanidi*
-68|acti*|atti*|baskalarina|dershaneye|eksi*|fonk*|fonksi*|giyd*|inan|ince*|inceli*|insanlar|kavg*|nasil|nerede|veda*
-68|yapiyo*|yazmaz*
-69|aklimd*|anlasilmak|bekled*|change|cikma|cozm*|esim|gecir|geldim|gelece*|kacm*|kalkma|kulak|nefe*|olce*|sesini
-69|sustug*|uyku|yasiyorum|yatagi*|yetmez|you
-70|alindi*|alindim|bege*|dakika|ev|geriye|giriyo*|hizl*|hocam|kimin|kurt*|obur*|oburleri|ozlett*|ozlettin|sile*|univ*
-70|univer*|vaki*|vakit|verinc*|verince|yazmam|yill*
-71|bozuld*|darling|derin|hams*|hayatt*|ihtiyacin|karsil*|klav*|klavye*|kur|marry|oburle*|oluyorum|sana|trab*|trabzo*
-71|yara*|yetm*|yuruyu*
-72|ask|degils*|deniz|gamz*|goremez|gozun|itiraf|koruyabilirim|olmasa*|roma*|seks*|sevdigini|umurum*|umurumda|yapama*
-72|yildiz*
-73|anlatmana|anlayan|artik|ayirma*|az|bira*|bitt*|dede*|essizs*|essizsin|gitti|gozd*|hadi|hayatim|icindeki|kaybet*
-73|kaza*|konustum|mide*|parmak*|parmaklarim|paza*|sinava|sine*|sinema*|tani*|vurg*|yapi*|yaslar*
-74|ailen|ayri*|bast*|boga*|bogazi*|dinleme|ekranin|favo*|favori*|haberi*|niye|onemse*|sarkim*|sarkimiz|sola*|sordum
-74|tercih|uzan*|vazg*|vazgec*|yasiyo*|zekani
-75|arti*|benims*|benimsin|dunyada|kiskandim|kiym*|mate*|matema*|muke*|mukemm*|omuz*|omuzla*|sendek*|sendeki|soylemem
-75|varlik|yerd*|yerin|yokl*|yoklug*
-76|annemle|balk*|balkon*|biraz|bulamazsin|dinlen*|dogum|formul*|inan*|iyil*|kaliyo*|koyu*|saat|saniyo*|seviyo*|sogu*
-76|varligim
-77|angry|anlami|dizl*|dizler*|dold*|essi*|hatiri*|inanam*|robo*|robot|tati*|terc*|vermed*|yuce*|yucelt*
-78|acik*|alin*|anlamiyor|annenle|arad*|davraniyorum|digerl*|ediyorum|erke*|etmedi*|gord*|haberin|hesabini|kade*
-78|kaderi*|kahv*|kulagim|mola|oturuy*|ozlu*|ozluyo*|ozluyorum|parcal*|ruya*|sabr*|sevdig*|taniyamaz|yasi*
-79|duru*|duygularim|eline|geldi|gibisi*|gor|hicbiri|integral|kalaba*|kemi*|ogrencim|unutuy*|uyuyamadim|yaza*|yedi
-79|yoru*
-80|asik|ayrilm*|bagi|ceza*|eski*|etra*|etrafi*|geceler|gird*|gitme|gundur|icime|kapani*|koym*|olmayi*|olmayinca|opuc*
-80|saci*|saye*|sina*|ugrama*|uzak*|uzakla*|varsa|yagm*|yakins*|yakinsin|yalv*|yalvar*
-81|almi*|bakiyorum|buyule*|dizi*|dogu*|donu*|gunum|guru*|hicbir*|kedi*|kedim|kola*|kolay|layi*|layik|oldu*|rome*
-81|romeo|sensiz|sinifi*|unutma*|ustuns*|ustunsun|vakt*
-82|anlamak|bilmez|cikt*|dayana*|geliyo*|gorunc*|gorunce|gund*|harc*|haric|hazi*|kalsan|koruya*|kuyu*|oldun|olun*
-82|olunca|pencereyi|saym*|sozler*|uygulamaya|yazaca*|yerimi
-83|bakip|birazd*|birazdan|elle*|elleri*|gitmen|kafa*|kalmak|ogretmenlerin|okurum|oldum|terapiye|yaniyo*|yaniyor
-83|yazmad*|yild*
-84|anlami*|bugune|destekleyemez|duygul*|elektrik|kez|konusurken|sust*|taniyorum
-85|ayrica*|burk*|gidiyorsun|gune*|kalp|soyledi|taniyo*|ugra|vardi|verdim|vereme*|vermiy*|yol
-86|aksaml*|cumlen*|heart|icer*|istiyorum|kiskaniyorum|mesaji*|return|yalnizca|yikili*
-87|bensiz|curu*|hafta|kalbin*|karsin*
-88|annenl*|carp*|daya*|kaybol*|konusmaya|kral*|sonund*|sonunda
-89|akli*|bakar|benz*|ciki*|elin*|haya*|icinde*|ihtiya*|kalmaz*|kesi*|mutl*|sozl*|yerine|yika*
-90|aldim|ihti*|my|paylasamam|sabah|sevi*|sikili*|siradan|sohbet|titr*|yapay|yold*
-91|dagi*|disl*|kapatirsan|yata*|yaziyo*
-92|donm*|elma*|hari*|icim|kar|kardesim|konus|olab*|olabil*|oluyor*|sord*|yuz
-93|ayak*|baka*|destek*|gercekten|rememb|yana|yiki*
-94|anlarim|bosl*|dedem|inanan|kimsede|konuss*|kucums*|umur*|yarala*|yasl*
-95|bilen|cry|duymad*|etmiyo*|gele*|gormuy*|guvene*|happy|konusa*|kork*|tane*|yine
-96|bakma|beni|biriyi*|biriyim|deri*|duyg*|duyuyo*|duyuyorum|sark*|utan*
-97|biraki*|coktan|cuml*|gecen|gittim|lise*|neyi*|yanimda|yetene*
-98|ciftiz|deni*|elek*|elektr*|hissed*|icim*|kabu*|kabul
-99|aramiz*|bitm*|cevap|dese*|kimseyle|tirn*|yava*
-100|ben|buse|cift*|life|mola*|nisa*|nisanl*|taniya*
-101|buldun|daki*|degili*|degilim|dinlem*|elini|izin|kim
-102|degeri*|dige*|geliyorum|isti*|istiyo*|kullan*|mezu*|paragraf|sad|senden|silers*|silersen|ver|zor
-103|bens*|haft*|ilgiyi|vere*|yanimd*|yazilm*
-104|gidece*|kendim*
-105|arkadasin|cekm*|geld*|goreme*|inci*|istemi*|ogretmenim
-106|konusunca
-107|goruyorum
-108|bilirim|seni|vard*
-109|aramizdaki|gore*|istemiyorum|isterd*|isterdim|iyisin|olmak|tanimiyor
-110|agla*|hala|icin|ozle*|yani|yarim|yuru*
-111|done*|etmez|sesi*|soruyu
-112|insan|kimsem|sevd*
-113|anlari*|benimki|gordum|insanim|saba*|sirada*|yil
-114|anlaya*|anliyorum|hak|insani*|kimsed*|sensin|uyuyam*
-115|an|ara|bilemez|gibi*|susu*
-116|annem|biti*|evle*|gelm*|yeni
-117|courtesy|vars*
-118|buld*|olurum
-119|git|kalb*
-120|benimk*
-121|kapatma
-122|bekl*
-123|gozu*|zeka*
-124|cocu*|don|fark*|kaldim|miss|senink*
-126|bileme*
-128|ceki*|dersha*
-129|ayni|tutu*
-130|anlayamaz
-131|dege*|kayb*
-132|demek|konusuyorum|without
-134|body
-135|gitt*
-136|otur*
-139|kapatm*
-141|need
-144|bakm*|yaparim
-147|sens*
-154|cok
-156|terk
-158|ogrenc*
-159|hep
-161|goruyo*
-162|ilk|kiss
-181|biliyorum
-185|kal
-186|gun
-204|love
`,
  romance: `
201|love
179|kiss
171|seviyorum
166|asik
163|prensesim
144|marry|ol
143|dusl*
136|ask|el|yasaya*|yasayamam
129|evle*
128|asig*|cilv*|olmak
127|buse
125|sevm*
122|tanem
119|mecn*|mecnun|yarim
118|guze*
116|basimi|sevda
114|darling
113|vurg*
112|baki*
111|bakma|emre|kur|yuzuk
110|basa|baskasinin|tatl*
109|cevabi|gulunc*|gulunce|ruh
108|deli|erkek|hayal
107|gul|kiza|sevdic*|sevdigini|tutmak
106|yanina
105|gozler*|karsi|yaptin
104|gonul
103|cift*|evleni*|hosl*|hoslan*|omzu*|yakisiklim
102|dusunmek|kul
101|erke*|ogla*|seviyorsun
100|gelsin
99|ciftiz|cocukl*|opuc*
98|gamz*|omur|saril|sevgililer|vuru*
97|dese*|kira*|kiz|sarilmak|zekan
96|jealous|kisk*|kiskan*|sonum|yoruldun
95|bita*|itiraf|sevgili|yan
94|dusm*|yedin
93|anlata*|bebe*|dusluy*|dusluyorum|kade*|kaderi*|kalb*|kayd*|kiskaniyorum|sevdicegim
92|canimi*|canimin|ici|kizari*|olsa*|seviyo*|uyu|yuz
91|giydin|kirp*|roma*
90|bebegi*|bebegim|bitire*|hayatimin|heart|kiyame*|kiyamet|seks*
89|aliyorsun|askimi*|denemen|gulu*|kollarima|sarila*
88|bulusalim|dizime|saclarini
87|avuc*|buyule*|dokuna*|gunaydin|guzels*|guzelsin|olmali|ucusuy*|ucusuyor|varsa
86|aklimi|bakisi*|cocukla|optu*
85|asigim|baskas*|olurum|uyanma*
84|aliy*|arkadasin|enge*|golg*|olsan|payl*|paylas*|sahibi|unutuyorum
83|ayril|bekliyordum|elek*|elektr*|hadi
82|gozlum|kadi*|vuruld*
81|degilsin|esim|hoslaniyorum|inka*|inkar|tutk*|tutkun*|tutkunum|unutuy*
80|aski|tutuldum|yandim
79|cift|hosu*|opme*|opmek|sevgilini|sira
78|adin*|adini|altinda|aramizdaki|guzeli*|guzelim|itir*|kiskanirim|omzuna|romant*|romantik|tatlim|yapiyorum
77|basimdan|cekici*|cekicisin|dudakl*|sarkim*|sarkimiz|uyudun
76|baha*|basimd*|cocuktan|duys*|duysam|eriy*|konusma|siniftaki|tekl*|yat
75|aski*|bahsed*|cocukt*|gozlerin|olay*|olayim|olup|opucuk|paylasamam|rand*|randev*
74|bulusa*|cikar|gece|hosuma|kars*|vark*|varken|yana*
73|birt*|birtan*|bulusm*|emin*|eminim|isteri*|isterim
72|alam*|biriyl*|biriyle|erir*|fena|kusu*|miyi*|miyim|nasilsin|ogrend*|ogrendim|sana
71|kiminl*|kiminle|mele*|melegi*|melegim|parfum*|randevumuz
70|baskasini|kalbimin|misi*|misin|sarilayim|sevdal*|unut
69|arkadastan|boynun*|dans|ele|elektrik|hayr*|isterd*|isterdim|onun*|rememb|sarkid*|sarkida
68|deli*|kalmak|kiskancliktan|omru*|parf*|siir|yazilm*
67|flor*|hele|kaca*|miyd*|nazl*|oper*|sevdalandim|yazdim
66|aramiz*|cikmay*|geriye|hocam|niye|o|veriri*|veririm
65|birak|elektrigi|kalbini|koca*|konusurken|matematik|sende|seyr*|yuzlum
64|aliyor*|hikaye*|ve
63|bakmay*|bakmaya|bambaska|bekletme|etsem|kesk*|keske|olsayd*|onu|sevgiliyiz|uykun|yild*
62|caldin|derler|fizige|part*|saklayamiyorum|say|tenine|ya|yuzl*
61|ceki*|dali*|hissettigim|kurtul*
60|bal|dolu|duruyor|gozu|guld*|ilis*|iliski*|mesaj|tatlis*|tatlisin
59|bask*|bulaca*|diyoru*|diyorum|ediy*|gel|goz|icimde*|icimden|isir*|kond*|nasils*|oldugunu|otursa*|otursak|saatte
58|etki*|etkile*|gamzel*|herh*|herhal*|herhalde|kurt*|mutlus*|nerede|vermem|yarati*
57|opucug*|saci*|sevd*|yerden
56|askimiz|bakiyo*|benims*|benimsin|benzem*|biliyorsun|formul*|gogsum*|gor|hem|isim*|mesajindan|sevece*|sevecegim
55|cikardim|elle*|elleri*|iyi|izleme*|vuruldum|yildiz*|zeka*
54|aldin|deneme*|flortl*|guzelligin|kiskandim|kuru|onda*|ondan|sozl*|sult*|sultan*|yakisi*|yapiyo*
53|ait|anlats*|baskasiyla|cald*|evlenm*|flort|gogs*|gozun|icin|kimselere|kisisi*|kisisin|musu*|musun|oluyorsun|yuzunu
52|bakm*|cikard*|derl*|ediyor|ettim|gozunden|isit*|istiyorum|son
51|bulu*|dostlu*|evet|fizik|gozl*|hisl*|hisler*|ilk|kimseyle|kucagi*|kucagima|ruyand*|ruyanda|takm*|yar
50|degen|desem|evlenmek|kaliyor|kalp|kokunu|kollar*|yand*
49|biz|duymak|fizi*|gidiyor|gomu*|haya*|kimsel*|kondur*|sectim|trigonometri|tutu*
48|adi|ayakla*|calisirken|dusun|gecele*|gormuy*|koll*|optum|sili*|vars*|yanarim
47|arkadas|bak|denemede|duda*|foto*|fotogr*|kac|kalk|kapi*|kaybol*|kitabini|senc*|sence|siki|sinifa|tatli|vurgun*
47|vurgunum|yana|yanagindan
46|artik|atac*|ayrild*|bittim|gunu|izlemek|kolu*|kondurdum|kuca*|olmaya|soyle|yanima
45|aklim|atma*|bekliyorum|cumlen*|doneli*|donelim|form*|guzell*|hayatim|kitabi*|nedi*|nedir|operim|saka|sevgim*|trig*
45|trigon*
44|bitirdin|ceva*|dedikleri|dizi*|eder|eline|etse*|gozumu|istiyo*|kabu*|kabul|saklay*|siirle*|tutuld*|we|yaki*|yap
44|yazan|yol|yurume*|yurumek
43|burala*|etmiyo*|film|ic|mege*|meger|sect*|seslen*|turl*|turlu|yanari*|yari*
42|baskasina|dama*|guzel|isti*|kalbin*|kapt*|kaptir*|olmasan|rome*|romeo|sari*|soylemek|surat|uyumak|uzuldum|yakist*
42|yasl*
41|ders*|doku*|ediyorum|giyd*|gozlerinin|guna*|gunayd*|hislerim|koku*|misa*|opucugu|opuy*|opuyor*|opuyorum|sarili*
41|sonsuz*|sonsuza|taka*|yazark*|yazarken
40|acip|ah|anlarsin|dudaklarindan|etmiyor|hisset*|reng*|rengin*|rengini|sahi*|sikt*|sirada|soyledi|turevi|yapiyorsun
39|alip|anlars*|dene*|dondur*|gozund*|gune*|hangis*|hangisi|idare|kalbim*|ogretmenine|otur*|sevdig*|sons*|yaslanmak
38|ac|bakt*|bitird*|cocu*|duruyo*|dusunm*|geceler|gulusu*|gunumu*|mi|teni*|you
37|basi*|dedigi*|konusalim|mesajl*|mu|netlerini|okuyorum|soru|uzuldu*|yeni*
36|bekliy*|birtanem|cozu*|etmesi*|etmesin|fala*|falan|geti*|hirs*|iste*|mesa*|sec|soruya|tutm*|unutma
35|bilmez*|cekiyorum|dunyanin|oyna*|sevdam|yazmaz*|yuru*
34|alirdim|cikiyo*|dayanamiyorum|donuyo*|ediyor*|etmem|fazlas*|masa*|nasi*|oturuy*|sabaha|sarki
33|arti*|birakmam|boyu|cekmek|dersin|fonk*|fonksi*|gecirm*|istemiyorum|kolund*|okuyor*|para*|yagmurda
32|alirdi*|anlatiyorum|bitt*|edey*|edeyim|gorurs*|gozu*|kaderim|kalbinden|kendim*|mekt*|saatlerce|sevgimi|sondur*
32|ustund*
31|ayri*|belk*|belki|cice*|cicek|duyars*|eder*|etmi*|etti*|hissediyor|karsil*|kis|nefesi*|nisa*|nisanl*|sevmey*
31|sevmeye|uyku*|yanagina|yazdig*|yuzu*
30|altind*|aram*|ayaklarim|bil|birisi*|birisin|derinl*|dinlem*|dunyan*|ederim|farkli|gitmiy*|gitmiyor|olan|ona|sesl*
30|sorulara|verdig*|vermis*|yapali*|yapalim
29|ay|bakiyorum|bari*|edebil*|edebilirim|kokusu*|kokusunu|kulagina|olmama*|oturdu|sond*|tak|tane*|ucla*|uclari*
28|arkada*|dikkat|etmedi*|gelece*|geleceksin|kacird*|kacirdim|resm*|seyi*|sinav
27|anlatmak|aramizda|ekrand*|elin*|idar*|istiyorsun|itiraf*|kaliyo*|netl*|netler*|seninl*|sine*|sinema*
26|adin|bas|buldum|cokt*|dizl*|dizler*|elini|hasta|karnim*|keli*|kendine|kesili*|kimd*|kiya*|mum|my|olmu*|sabahlari
26|seninle|yuks*
25|alni*|bos|derste*|desen|diyo*|edec*|gitmen|hepsini|kalbim|kenarinda|kimya|kokl*|netlerin|oyal*|oyalan*|prense*
25|sinavi|vall*|vermey*|yapay|yasa*|yerd*
24|al|alir*|cika*|gibisin|gonu*|kaldin|kale*|konusu*|olurdu|parmag*|soruyu|turev|yoruld*
23|aglama*|alnind*|alnindan|basin|baslarsan|birakm*|cozeli*|cozelim|dond*|fazl*|koysam|kurb*|kurban|yerine|yuregi*
22|dustum|giy|gormesin|kele*|kelebe*|kelebekler|kimy*|lesson|on|sevg*|study|ucus*|yazdigin
21|bakayi*|bakayim|bitir|buyu*|gibiyiz|gideceksin|gozum|hayran*|kavr*|keyifli|konusan|olmam|pren*|sikk*|soyl*|testi
21|yapma|yavas|yurudu*
20|bell*|bera*|berabe*|beraber|carpiy*|carpiyor|geceleri|geliyor|gonlum*|gordun|kalbimde|neyi*|olsaydim|saklam*
20|soyley*|sozler*|sure*|vallah*|yakt*|yaktim|yaslan*
19|bakip|cocuk|degils*|hika*|kim|oksa*|olab*|olabil*|severd*|severdim|yapi*|yaps*|yere
18|bildir*|buld*|cozdun|gibiyi*|izle*|nuru|olar*|olarak|sank*|sanki|sevgilim|sorma|yani*|yapaca*
17|anlatsam|degm*|donu*|dunyam|gunden|harfle*|kaldi|kapati*|kutl*|unut*|vallahi|yakl*|yaklas*
16|bakinc*|bakinca|benimle|bilm*|dayana*|degil|derse|fotografini|harf*|ruya*|sakl*|seve*|sina*|ture*|uyurke*|uyurken
16|yazs*
-16|aileni|aileni*|ailenin|annele*|anneler|bosa|buradan|dur|dusune*|dusunup|ederiz|insan|kahvaltida|kanl*|kanli|not
-16|olani|seyin|sirani*|siranin|temizle|yast*|yetisemez
-17|acik|bakariz|benz*|bild*|biraktigin|disariya|hela*|helal|isteme*|luzu*|luzum|merakt*|meraktan|rapo*|soyluy*
-17|utandi*|yumu*|yumurt*
-18|agrila*|agrilar|beri|biri*|damla|duruyorum|ekranini|etkileyen|gecs*|gecsin|genc*|gunde|gurb*|gurbet*|hali*|hall*
-18|hastal*|hastalandim|herkes*|ikimiz|istemistim|kalirsan|kayb*|olsa|olumde*|olumden|promise|sonr*|sonra|sonucl*
-18|soylemem|tabl*|yalniz|yanar|yanm*
-19|alac*|alacak*|bilmeyecek|bizimk*|bunu*|bunun|cekt*|cevherini|davran|dugu*|ezbere|farkindayim|ferm*|giderse|giriyor
-19|gizlic*|gizlice|isim|iyisin*|iyisini|kere|kori*|korido*|sacini|seviniyorum|sica*|soyledim|tuta*|yazm*|yetisirim
-20|anlat|annemi|bege*|benc*|bozuldu|calistim|gecir|gelird*|gidece*|kapaniyor|kapatip|kesti|korkardim|kutuph*
-20|matematikten|n|ogrenm*|polise|seyi|sifren*|sifreni|sil|terapiye|yazdiklarini|yoklugunda|zate*|zaten
-21|aciyor|aldigi*|alin*|bastan|belli|bilere*|bilerek|biraz|cikma|dediko*|dibi*|dokm*|dokme|edilme*|farkin*|giders*
-21|gordug*|herk*|isteyen|kaybettigimde|kemikten|kenari*|kizi*|konustum|mezar|ogrencisin|quote|sifr*|sofrad*|soylerdi
-21|tutmadi|utan*|uzulur|yazist*
-22|abar*|adim*|aksa*|bilgis*|birl*|birlik*|cali*|demedi*|dogmus*|duyuyo*|gitmesen|gizli|goturm*|goturme|hatirla
-22|korkar*|oluyorum|ortada*|ortadan|ortaya|parliy*|parliyorsun|plan*|rehberlikci|tanidigim|tasima|universiteyi
-22|yapabi*|yerim|yoks*
-23|ailen|annend*|annenden|anneni|baka*|birakma|bozuld*|cagirm*|coze*|dari*|dedikl*|degeri|degistir|demi*|diye|duymam*
-23|evdekilere|girdigin|kalabalik|kucums*|odama|program|saht*|sahte|sevi*|seyleri|silm*|tasiyabilecek|tutmad*|veri*
-23|yapariz|yuce*|yucelt*
-24|bana|bilmiyorum|bizi*|daya*|doners*|gecers*|geciri*|gittim|goruntusu|goruyo*|notl*|notlar*|ozel|saniyorsun|seyler*
-24|teyzen|uyuyamazdim|veriyorum|yaninda|yanlis|yoktun
-25|aile|bilirse|biri|bosalt|doldu|dugumlendi|dunyaya|favorimsin|goru*|gururu*|icimi|kahve|kardesimle|kimin|kopy*
-25|kopya|kor|mate*|matema*|neyim|olacag*|pani*|ruyamd*|ruyamda|sayilmaz|soz|varlik|yapacaksin|yaparsin|yurt*|yurtta
-26|anlattin|annean*|baslayalim|beklerim|cikm*|deny|disim|ergenl*|hazirl*|kacirm*|kirk|kulagi|kuyu*|lafi|maka*|makarn*
-26|net|ozelli*|ozellikle|parlak|sabirl*|sabirla|sorar|sorun|terazi|universite|unuttum|yakisirim|yanl*
-27|arkadasinla|berbat|bilmesinler|cikarsa|cocukk*|cocukken|duvar|gelmedin|gonl*|gorunt*|herkese|kilitle|kosuya
-27|kuzenl*|mutlu|ogretmenin|onemsi*|uzulmez|var|yerini
-28|anneni*|annenin|arsi*|bekleyerek|caki*|daily|dusu*|elim*|gelmez|gitsin|gozumden|gunlerce|guveni*|hale|insanlarla
-28|kalbimi|kaldig*|kalmis|kardesine|karneyi|lafi*|lisede|mark*|market*|sonuct*|sonucta|soran|sula*|uydu*|vere*|yagmur
-28|yetm*
-29|agzindan|anlayacak|ayrilm*|bakl*|beklemez|bildirimleri|bilmedi|burada|cekiyo*|deha*|gecmek|geldig*|gormedim|gunl*
-29|insa*|kizar|numarasi|okulun*|sikildin|sirrimizi|sivi*|sivilc*|sorunc*|sorunca|tela*|universitede|ustu*|varim|ver
-29|yasindayken|yuku|zorunda
-30|ablana|agzind*|alar*|alarmi|alirla*|alirlar|basarin|bile|bizimki|buradayim|dile*|fazla|girdim|girip|gunler
-30|herkesin|komp*|kompoz*|kopma|koyup|servisine|sss|surekl*|surekli|tek|teyzen*|teyzene|tutuyo*|vermek|yemek
-31|babaml*|babamla|balkonda|benzerin|dert*|dertle*|digerlerini|duvarlarin|geleme*|gibi|gore*|gorece*|haks*|haksiz*
-31|haksizlik|hasret*|heps*|karney*|kirm*|kiyama*|ogrencim|onemsemez|onlard*|onlardan|seninki|sofr*|yatma|yiye*
-32|annenle|asla|biliyoruz|bilmedigi|ciz|darali*|daraliyor|degerli|der|etmis|kaza*|kimsesiz|kita*|kopari*
-32|mesajlarimizi|oldugu*|olmayacak|olmazs*|omrum|sikkin|soru*|yaza*
-33|altindayim|cikarsan|cikmaz|dedem|doneri*|donerim|duymaz|etmek|gectim|gercekten|ihan*|ihanet|kada*|kadar|kalmaz
-33|karisir|kazani*|kims*|kollarindaki|kolundaki|kope*|kullanicilar|olabilir|ortalik|tanimiyor|taniyamaz|uzuyor
-33|yerimde|yirmi|ziplad*|zipladim
-34|aglayacagim|annemle|babana|bakama*|bekler|bula*|dershaneye|dinledi|dold*|duyarl*|duyarlarsa|gercek*|inanan
-34|integrale|kalkar*|kalkarsan|karanlikta|karnima|konuss*|korktu*|korktum|kucukk*|kucukken|mesele*|okuy*|psikologa
-34|psikologuna|saat*|saniyorlar|sarilip|senden|sey|soylesen|yaparim|yazacaksin|yetistirme|yillar*
-35|anlatman|anlayan|ayirirlar|bilirs*|bilmemeli|cagiri*|calisiyordum|change|deni*|dinlen*|donmezsen|duydum|duygularim
-35|farki|gelir|hazirlanirken|kalabalikta|koys*|layi*|layik|ovgu*|ozelim|pencereyi|su|yalniz*|yokluguna
-36|aklimda|anlatacaksin|annenl*|arkandan|bedeni*|bedenim|bugun|ciksin|doktora|dostun|gider|hesabi|iki|kaci*|kalmasin
-36|kapattiginda|kisa|konustugunu|mutlak*|mutlaka|numara|ort|uzulme*|uzuy*|yanimda|yazik|yetisi*|yoksun
-37|acar*|agzima|akra*|anma|bahsetme|bugu*|gect*|gormesinler|grubuna|gulums*|herkes|hikaye|hosc*|hosca|ikinci|isik
-37|konu|konustuklarimizi|kopa*|mutl*|nere*|sona|tamam|tanimi*|uygulamayi|uzaklasma|yanimd*|yeme*|zamanl*
-38|ayirir*|bakari*|bili*|bosa*|bu|esir*|esirge*|esirgeme|geom*|geomet*|gerekiyor|girdigim|gitmis*|hatt*|icim|icimde
-38|kazana*|kelime|kemiktenim|kisi|konusuruz|numarasin|okudum|sebebi|seyd*|seyden|sifi*|tesa*|tesadu*|yapari*
-38|yapayalniz|yapm*|yazismayi
-39|aman|ayar*|bede*|bosluk|bozu*|ciks*|da|degerini|dura*|duymay*|duyu*|eskise*|eskisehir|gotureceksin|habe*|istersen
-39|kaybettim|kaybolma|kipk*|kipkir*|kipkirmizi|kurs*|kursa|ogrencilerim|ogretmenler|okuldakiler|ozlemedin|umur*|uyum*
-39|yastig*|yava*|yazmam|yoktu
-40|alisig*|alisigim|birakmayacaksin|cikama*|danismana|dediklerimi|derin|elimi|esin|geldin|geliyo*|giriyo*|inanam*
-40|ister|kirildim|klavyenin|konusm*|mesajin|sabah|sabred*|sekmey*|sekmeyi|sevini*|simdil*|simdilik|sini*|sirdas*
-40|sirdasin|surp*|surpri*|tuva*|tuvale*|urpe*|urperi*|uyuyamiyorum|yakism*|yazar|yetisk*|yetmiy*|yetmiyor
-41|acin*|acini|aklind*|aklindan|belim|citl*|citlat*|citlatma|coz|daginik|dinle|eskisi|gidi*|gonlum|gozb*|gozbeb*
-41|gozbebegimsin|gucu*|ha|help|isters*|kapatt*|kaybed*|olmada*|olmadan|ses|ugrama*|yani|yemeginde|ziyare*
-42|anlatmaya|ayrica*|bayram*|bayramda|berb*|birakiyorsun|dek|destekleyemez|donmez*|dusununce|duygusal|etmeye*|goster*
-42|guce*|gucend*|gucendim|gun|heyecandan|iftara|isig*|nokta|okul|sinirl*|sorusu*|tarayiciyi|temizl*|uzul*|vardi
-42|yeters*|zorlan*
-43|acikti*|aciktim|altindan|arkadasim|bencil*|boyunc*|boyunca|derdini|donunc*|donunce|dunyam*|dunyamiz|favo*|favori*
-43|gittik|guluyo*|hakkin*|henu*|henuz|icindeki|kahvalti|kosu*|olan*|oturdum|perdey*|perdeyi|saba*|sist*|sisti|tarayi*
-43|usuy*|vard*|verd*|vicd*|vicdan*|yaln*|yaptig*|yazism*
-44|anlamim|bend*|beni|bilece*|bileyi*|bileyim|bize|caktirmadan|deniz|dusuyo*|duyg*|edemez|elinde*|elinden|fizikt*
-44|fizikten|geli*|gelse|girmedi|gost*|gozume|grubun*|isteye*|karanliktan|kirild*|made*|madem|morali*|moralim|ortali*
-44|oturuyor|sevdigim|sirri|soruyo*|sure|susm*|temi*|uygulamaya|veli|yazacagim|zamanlar|zayif
-45|anlasilmak|bizde|calisiyor|dagilirsin|disler*|dislerimi|dolasi*|dusers*|dusunuyorum|ederdi*|geze*|hams*|hazi*|iz
-45|kahrolurum|karism*|muyd*|otob*|otobus*|oturmaktan|oyunca*|sayilm*|sene|sikili*|trab*|trabzo*|tuttum|ustune|yapaya*
-46|alem*|annemi*|annemin|at|atesim|batt*|battan*|battaniyenin|dahi*|deneme|erge*|gidip|gidiyorum|gitt*|hayatin
-46|hesabi*|hissediyorum|huzunl*|ikin*|kalsan|karn*|keyifl*|konu*|kork*|kulak|odam*|orada|oturma*|siktim|sonund*
-46|sonunda|telefo*|ugraya*|understand|ustuns*|ustunsun|uyud*|vermeden|yazars*|yuzumu|zipl*
-47|aciy*|ailend*|ailenden|atiy*|bilmey*|bulacaksin|di|doke*|forget|gecird*|gittig*|gord*|ilgi*|izledi*|izledim|kahr*
-47|kahrol*|kalmaz*|kena*|muhata*|neredeydin|ruhunu*|ruhunun|sendek*|sendeki|senin|sorars*|sorarsa|titriyor|uyandi*
-47|yasinda|zorl*
-48|acarsa*|acarsan|affetm*|affetmem|aglaya*|alan|anla*|anlatacak|bakmak*|bakmaktan|bitinc*|bitince|bura*|corb*|deger
-48|duguml*|hastan*|iyisi|izlerk*|izlerken|kavga|kiskanc|kula*|notu|odevi|ogre*|olmami*|oynama*|polis|ruhu|sabahi
-48|taniyan|tatild*|tele*|telefonu|terl*|veriyo*|yarg*|yargil*|yazisi*|yoku*|yokum
-49|agzini|annene|bakaka*|bakakaldim|body|cevrim*|dakika|daml*|dogm*|ette*|etten|gidersin|harcam*|harcama|hoca*
-49|kardesin|kemikt*|kuseri*|kuserim|mahvoluyorum|makine*|oldu*|olma|perd*|rastlamadim|saym*|serv*|servis*|sessiz*
-49|siir*|sinavin|sokma|tabi*|tabii|toplan*|uyandim|uzuluy*|uzuluyorum|yarala*|yirm*
-50|aglari*|aglarim|anlamiyor|baba|baban|bagiri*|beni*|bilmed*|bilsen|boyn*|calisa*|cekm*|cevheri|cikaca*|degeri*
-50|dusundum|dusundun|gunleri|hepsi|ilti*|iltifa*|iltifat|kacmak|kimlig*|kimse|kollu|konusa*|neti*|ogrencimsin|okulda
-50|ozleme*|saklaman|sekmed*|varinc*|varinca|veren|yapar|yokt*|yorgan*|yorganin|zord*|zordu
-51|almistim|dagili*|daha|demeye*|doneceksin|dusuyor|fark*|gels*|hata*|hocaya|kalaba*|kapisini|kaybetme|korkut*|leave
-51|mahvol*|ogrenirse|okuduk*|okuduktan|onemse*|rehberlik|sakin|saniyor|satir|sicaci*|sicacik|toparlanamam|unutmam
-51|vari*|verirs*|verirsen|yazim|yoldas
-52|ates*|beli*|boslug*|bosluga|bund*|bundan|buyudu*|buyudum|cevher*|dostum|gelm*|girdig*|huzu*|ifta*|iyiy*|kalkti*
-52|kalktim|kayboluyorsun|kopu*|kopuyo*|kopuyor|mora*|okulda*|olmaz|yabanc*|yalnizlik|yazdigimi|yil|yorulu*
-52|yoruluyorum
-53|acil*|anlatirsan|baskalari|biterim|bitti|bunlar*|bunlari|burnumda|buyuturler|dagini*|dakikacik|dede*|destek*|dusuk
-53|ekrana|etra*|etrafi*|evdekiler|geri|giyi*|giyip|gunduz|hakkim*|iyiyim|kapat|kizl*|nefr*|nefret|nokt*|saki*|sird*
-53|someone|uzme*|yapars*|yapila*|yaslar*|yazdiklarimi|yete*|yorgun*
-54|aldi*|bagli|bari|bozulur|burkuluyor|calist*|dinleyen|dosyan*|dosyana|dunya|duyarsa|duym*|edeb*|farklisin|gitmek
-54|hepsinden|kalma|kapata*|kasi*|kestirdim|kiymetini|maas*|merak|nezl*|odev|ogretmeninin|once|oruc*|oruclu*|orucluyum
-54|oyle*|parmaklarim|ruhunu|uzun|verinc*|verince|verme|yaba*|yanind*|yarin
-55|acikti|agli*|agliyo*|agliyorum|agzina|bildig*|bosuna|bozulu*|buyutu*|caktirma|demedim|disi*|diye*|dokuns*|dosy*
-55|fisildayarak|gelmezsen|gidisin|gozler|habers*|habersiz|hallederiz|hangi|harcan*|harcaniyorsun|hissettim|izleri
-55|kapali|kokusu|kram*|mezara|odada|rast*|rastla*|sigmiy*|sigmiyor|uyuyor*|uyuyorum|yazard*|yazardin|yoklugun
-56|affe*|biteri*|coku*|dinl*|doktor*|duymasin|gayr*|gelmez*|gonlumu|kalkma|kirg*|kirgin*|kirginim|lokma|okumas*
-56|okumasin|psikolog|saatleri|sigm*|simi*|simit|sohb*|uzun*|uzuntu*|yakala*|yas
-57|alir|almist*|anlasi*|baca*|bacakl*|bacaklarim|burnum*|buyusu|dogum|gelmeyince|isigi|kestir*|klas*|klasor*|kuru*
-57|nereye|oteki|poli*|sirrimiz|sorunu|titrey*|titreyerek|topl*|yaka*|yiyi*|yiyip
-58|agzim|alay*|alayim|ariy*|ariyor*|ayip|benden|bes|bilemez|cagi*|ciktin|dinlemez|ekran|eserim|eskide*|eskiden
-58|farkli*|gitmesin|gizle|ispi*|ispiyo*|kimseye|onlarl*|onlarla|sene*|senemd*|senemde|suphelenmesin|vermed*|yapa*
-58|yasadi*|yasadim
-59|acid*|acidi|anliyorum|ayakta*|bileli*|bilelim|courtesy|davraniyorum|dike*|diken|dizlerim|dok|erase|essizs*
-59|essizsin|gecer|halled*|icini|ilac*|kaldiramaz|kapini|neys*|neyse|ogrenciler|saatle*|soka*|uzak|uzak*|uzakla*|zor
-60|acimiy*|annen|bugune|burnum|cikti|davran*|dogu*|duymas*|edemem|ekra*|gozy*|gozyas*|gulm*|guven|kahval*|kali*
-60|kapani*|karisi*|kiza*|koym*|kurd*|lonely|muha*|ortaokuldayken|ozlemisim|sabaht*|sabahtan|sakliyorum|sika*|sikaye*
-60|sikayet|sirf|sizmas*|sizmasin|sozun|tasirim|tuyl*|tuyler*|tuylerim|yapmak|yolunu
-61|anlamazlar|anneme|ayag*|ayirdi*|ayirma*|basinda|birakacaksin|bits*|bitsin|bulm*|bunc*|bunca|cay|deme*|evdeki*|gore
-61|hizlan*|ibar*|ibaret|iyil*|kalmas*|kavg*|kese*|keyfim|kimses*|klavyeye|kral*|kulagim|kust*|olamaz|parmak*|tip
-61|universitedeyken|velile*|velilerine|yasiyorum|yayi*|ziya*
-62|anneml*|buldug*|ceke*|cevh*|defter*|dinlerim|disarida|dunyad*|dunyada|geliyorsun|gorunm*|hasr*|kacm*|kimseyi|odum
-62|olmayan|ortaok*|ozelsi*|ozelsin|prog*|progra*|sayemd*|sayemde|seki*|sekizi*|sekizinci|sevmem|sorarlarsa|soyledin
-62|ters|tired|tutan|varsin|zekani
-63|basl*|benzer*|birakmak|biter|buyukl*|cikmasin|cumlel*|insanlara|kapisi*|kirilirim|kitap|meza*|mucizesin|notu*
-63|numara*|resmen|sakliy*|sayiyo*|sayiyorum|sinif|sogudu|sonuyo*|tirnag*|tirnagin|varligim|yapark*|yaparken|yapiyor
-63|yaziyorum|yeterim|yetise*
-64|aray*|arkasinda|bagl*|baslad*|diyece*|dondum|eski|gecmisi|girdi|giri*|goture*|gozunde|gurultu|harciy*|kazaninca
-64|keyi*|kiriliyor|kiskaniyor|koruyabilirim|kutu*|kuzenine|noone|return|sensiz*|sinavda|tart*|telefonunu|velin
-64|veremez|yapama*
-65|acim*|bogazim|bunl*|davr*|edil*|egle*|etmedi|gelmedigin|ilko*|ilkoku*|karist*|koyu*|rehber*|sevind*|soylersen
-65|uzulurum|yapacagim|yazmadigin
-66|atan|ayni|bul|cevir|donuyorum|duvarl*|ki|lisede*|lisedeyken|muyu*|muyum|nerele*|okum*|okuyan|olmasi|ozledi*
-66|simdid*|simdiden|soyler*|tava*|tavana|terapi*|uzmek|uzulur*
-67|adim|attim|ayrilma|bakarim|bast*|buz|darili*|darilirim|demede*|demeden|digerleriyle|done*|donece*|duymad*
-67|duyuyorum|ettigi*|ezberl*|gurult*|icten|icti*|ictim|iyisin|kagi*|mudure|olmust*|olmustum|ozlemi*|uc|yasiyo*
-67|yeteri*|yudu*|yudum
-68|agir*|agri|akiy*|akiyor|alisti*|anlast*|anlastik|anlayamaz|arkadasina|asil|bahane|baslay*|bekl*|boyle|buraya
-68|cevren*|diger|digerleri|diyorl*|diyorlar|dort|dostluk|girer|gunler*|hass*|hicbir|island*|islandim|kalinc*|kalinca
-68|konustuklarimiz|kuse*|mesajlari|mudu*|ozle*|sabi*|silk|siradan|sirrim*|sirtim|soyled*|soyleme|sozu|suph*|suphel*
-68|ugrama|uyuyun*|uyuyunca|zayi*
-69|alma|altindaki|aral*|beklem*|bekley*|bilmemeleri|caliyo*|caliyor|cozeri*|cozeriz|deft*|deyinc*|deyince|diyorsun
-69|goremez|gormed*|istiyorlar|kalm*|kapa*|karanl*|karsima|kazand*|keyf*|koruya*|ogreni*|olce*|omuz|oradan|pism*
-69|saklar*|sanma|sessiz|sinavini|soruna|yakin|yapip|yazama*|yazari*|yazarim|yogu*
-70|arkand*|azal*|baglandim|bizd*|daki*|dinler*|duyurm*|duyurma|gitmes*|hava|icte*|istemiyorsan|kalirsa|kalmad*
-70|kalmadi|karsim*|kenara|kilo|kiml*|mezuna|okut*|okutma|otekiler|paylasma|saatti*|saattir|sabr*|susunc*|susunca
-70|tamaml*|topa*|toparl*|yardim|yerde|yerind*|yetene*
-71|acmaz|atiyor*|bilsin|bulustum|cevr*|degerlisin|gelinc*|gelince|gibisini|gosterdin|human|ikimizden|isi|kesfed*
-71|kimsede|kizd*|konustugumuzu|satirl*|sinava|sunu*|sunucu|taci*|tasiri*|tellnot|uygu*|uygula*|vazgecme|yalvaririm
-71|yapmistim|yard*|yatakt*|yetist*
-72|anliyor|aynaya|bahc*|bakmadin|biriyi*|biriyim|catliy*|catliyor|dar|degism*|degismem|duseri*|duserim|dusunu*|eksik
-72|evladi*|kan|kaybedersem|konusurum|kullan*|kura*|numa*|parl*|rehber|sart|silers*|silersen|tadi|teyz*|tutali*
-72|tutalim|ustume|vereme*|yillar|yuzune
-73|atis*|bulust*|diyors*|durdum|dusunurken|ekrani|evden|gelirsin|gulmek*|gulmekten|hesa*|kesf*|koyde|kuzenin|merakl*
-73|mesaji*|mutlul*|odad*|siki*|sola*|susu*|taniya*|yari|yatinc*|yatinca|zoru*|zorund*
-74|anlattim|binl*|binler*|binlerce|cikmas*|dinley*|duyd*|gelirs*|hic|hizli|kizard*|kizardi|konus|oldugumu|oldugun
-74|oyun*|ozel*|pek|saklayalim|sekm*|tara*|tatile|yatt*|yerk*|yerken|yett*|yetti
-75|aits*|aitsin|ayna*|bozuk|cabu*|cabuk|dest*|gelen|gorusu*|ilac|miss|mutfakta|peki|yatm*|yaziyo*|yollar*
-76|agridi|anlamak|bakmad*|benzey*|benzeyen|bi|bilir|birbirimizi|cakt*|caktir*|dust*|duyan|eksiliyorum|fark|gercegi
-76|gorebi*|gorebiliyorum|hald*|halde|oglu*|oglum|otekil*|otur|sandim|sokm*|sorarl*|tera*|yala*|yalan|yapmis*|yarisi
-76|yasakl*|yazmadin|yerimi
-77|actim|arada|arkadaslarimla|asli*|aslind*|aslinda|babam|bilmesin|bizi|cevi*|danism*|duya*|edem*|gerek|gits*|ismi*
-77|istedi*|knownot|lise*|odev*|peri*|perisa*|perisan|sanm*|sarkiy*|sarkiyi|sonucu|taniyo*|taniyorum|yazaca*|yoksan
-78|abine|almi*|basari*|benim|borc*|borclu*|borclusun|cikarm*|cikarma|cikmis|ciktim|curu*|dani*|dunyay*|duva*
-78|ellerimle|evla*|goreme*|hakl*|halim|ilgilendirmez|is|kesm*|kism*|klav*|klavye*|koms*|ruhum|sevincten|soyluyorum
-78|takd*|takdir|titriy*|unuttun|unutursan|yati*
-79|acti*|anladi*|anladim|bakmak|best|bilg*|calisirdim|diyenl*|donup|gecmis*|gereki*|haberi|hala|hocala*|ilgiyi|kar
-79|mutfak*|okurum|olacak|sayilir|siiri|soyles*|unutur*|yazdigini|yazmak*|yazmaktan|yazmayinca|yemegi*|yurudum
-80|bayr*|beyn*|birazd*|birazdan|duny*|durs*|dursun|eve|gund*|harita*|kapatma|karsiligi|mahallede|mese*|mutf*|oldugum
-80|olmasin|paza*|sohbeti
-81|anlarim|annem|baskalarina|bird*|bulurlar|cikis|denememde|dusunc*|gelmey*|gerceg*|gordugumu|heye*|heyeca*|inan
-81|mera*|nasip|okur|olmaya*|onlari|salo*|salonu*
-82|adimi|aglard*|aglardim|aksamlar|ayakta|ayri|cikiyorsun|degersiz|dikkat*|dokt*|edebiy*|elim|hayatinda|hicbiri
-82|kalacak|kalirs*|kata*|kili*|kilitl*|kirili*|oburleri|olam*|olmayi*|olmayinca|olursu*|olursun|pencereden|sall*
-82|saniyo*|secilmis|sonucunu|tam|ucun*|verdim
-83|ablan|aile*|ailene|anahtari|anlari*|burkuldu|canli|dershane|eger|hayatta|ilgile*|intern*|isin|kiymet*|korkuyorum
-83|koyma|olmadi|usud*|uyuy*|uzulun*|uzulunce|yazilim|yerimd*|yika*|yorg*
-84|agladi*|agladim|biraki*|boyu*|etti|gelmed*|gorunc*|gorunce|hatirl*|hayatimda|icin*|kayn*|kucuk|kusura|ogretmenim
-84|omuz*|omuzla*|sustug*|tasiya*|teacher|uykum|vakt*|verdigim|vermistin|yill*|yine|yokk*|yokken|yolu*
-85|abin*|an|bulama*|dakika*|kiskanclik|kull*|onemli|sira*|topr*|yazili*|yuruyu*
-86|aciyi|anlatma|canl*|cocugum|degerl*|disl*|grub*|gule*|guve*|hocana|kank*|kara*|kedi*|kedim|konusmaya|koru*|kut
-86|olmasi*|olursa|sayf*|sess*|seviyor|yuzum
-87|anlami*|basa*|bitm*|cikinc*|cikinca|darald*|daraldi|degers*|devam|donm*|fazlasin|goren|kacti|kiskanir|lie|midem
-87|nerede*|sorm*
-88|acma|anlamasin|ayir|bulurl*|degist*|deva*|duygulandim|eser*|gide*|gird*|halini|hicbir*|inanma*|istiyorsan|kesild*
-88|kesildi|ogrenci|orad*|tutt*|yok
-89|anlamaz|be|bogazi*|evde|gerisi|gidinc*|gidince|gitmene|gozle|hatirim|ihtiyacin|kimsed*|kizim|konustugum|lokm*
-89|muhtacsin|okurke*|okurken|oysa|sizliy*|sizliyor|uyus*|yasind*|yeri*
-90|aramiza|baskasin|birici*|boga*|bulamazsin|dege*|dilini|dogd*|durm*|dusunen|gozd*|hatiri*|kiym*|kulakl*|muke*
-90|mukemm*|ogretmen|olmadi*|sarilm*|sonucu*|yazinc*|yazinca
-91|aksaml*|arama|bilmem*|burn*|ceza*|denk|derdin*|disari*|gercek|kiyasl*|kosaca*|laf|maha*|mahall*|ogretmenlerin
-91|sorula*|sozu*|zaman
-92|bahset*|bilen|deyi*|elma*|esne*|firl*|gitmen*|hala*|icinde|ikimizin|kafam|kalaca*|kalir|karnim|kosa*|muci*|mucize*
-92|nefes|saat|sebe*|sile*|sinavi*|sirt*|sonu|sust*|tut|yanaklarim|yatagi*|zeka
-93|anli*|anliyo*|ayrilik|cayi*|dili*|koydum|onun|saye*|sevinc*|siniftakiler|unuttu*
-94|anlar|bilmes*|eski*|essi*|gidisi*|icer*|koy|makine|ozlett*|ozlettin|seci*|secilm*|sesim|sizl*|sonuk|susa*|univ*
-94|univer*|unutac*|unutacaksin|yedi
-95|bite*|cikars*|dediklerin|denizi|eksili*|ihma*|ihmal|konusunca|oturdu*|robot|sad|sinifta|sogu*|sors*|tutuldu
-96|burasi|ezbe*|guru*|kird*|psik*|psikol*|rehb*|sohbet*|sorulari|tost
-97|angry|ayrili*|bag|basima|bosluk*|boslukta|burada*|cozdum|disari|goruyorsun|hak|iyis*|kemi*|sans*|uyuyamadim
-97|yazmay*|yedim
-98|acma*|cocugu*|gibisi|gundur|kanim|karsinda|renk|yalv*|yalvar*|yazdik*|yikilirim|yokl*|yoklug*
-99|anlatm*|burkul*|gittin|happy|haric|hayatt*|heme*|hemen|imka*|imkans*|kuze*|ogrenmesin|onlari*|onlarin|sordum|veli*
-99|yolda
-100|bagi|boyley*|kimim|okud*|olmasam|otek*|varlig*|yoruldum
-101|aklina|bakiyor|boyl*|calismaya|canim|dinleme|lutf*|lutfen|parcal*|sord*|yaniyo*|yaniyor
-102|gunum|kani*|okula|uyuma|vaki*|vakit|yaptim|yikili*
-103|dusunmez|gunu*|olac*|sansli*|zama*
-104|anlaya*|ayrilmistim|bakar|cozemeyince|cry|duygus*|geci*|hava*|inci*|insanlar|kapatm*|konusmayi|mesaji|okuyun*
-104|okuyunca|sirr*|sus|vedala*
-105|abla*|duse*|etmez|hicb*|kapatinca|penc*|pencer*|seviyorsan|ugra|vermiy*
-106|anah*|anahta*|bagi*|biraka*|evde*|gerc*|hakk*|kaliyorum|kez|lazi*|lazim|robo*|titr*|varl*
-107|arkadaslarinla|benimki|dost|geld*|hafta|hizla|oburle*|terk
-108|afraid|arad*|baglan*|bekledim|dersha*|kalk*|olabiliyorsun|utandim
-109|baskal*|dustu|karsin*|kuzeni*|maki*|mola*|oldun|ozlu*|ozluyo*|ozluyorum|sikildi
-110|andi*|bekled*|ben|butun|gosterme|kucu*
-111|dagi*|dinled*|elve*|fermua*|ihtiyacim|kendin|muhtac*|oturuyorum|sani*
-112|benimk*|bils*|dun|edin*|obur*
-113|haber|isin*|kardesim|kest*|konust*|onca|sikild*|tati*
-114|baze*|bazen|beklerken|kapatirsan|kopm*|tane|without
-115|aklima|dalg*|gitm*|kimsen*|kimsenin|konusmak|muht*|sikisi*|sikisiyor
-116|bilirim|calisma|git|isla*|kahv*|korkuy*|tasi*
-117|ara|birakirsan|dayanm*|hep|yuzund*|yuzunden
-118|butu*|kollarim|sarilmayi|unutul*
-119|mola|sevgilimden|sinifindakiler|yold*
-120|cunk*|cunku|dara*|gec|gecm*|gire*|kimsem|lise|orta*|yeti*
-121|alma*|anlatirim|biliri*|cikt*|izin|parc*|uyuyam*|veda*
-122|agzi*|basind*|bile*|eden|ekranda|ihti*|koyd*
-123|anlatt*|deme|okur*
-124|bin|cekip|kaldim|tani*
-125|bensiz|cikmadin|cozeme*|ise|kos|yasi*
-126|ayir*|de|digerl*|harc*|yazmad*|yeni
-127|bosl*
-128|agriyo*|agriyor|hissedebilirim|sakla|ugra*
-129|anca*|ancak|geldi|hati*|mide*|yazmazsan
-130|konusuyorum
-131|aldim|emek|ozledim|seviye*
-132|gidiyorsun|needless
-133|agla*|az|gordum|kendi
-135|ama|burk*|erken
-136|disa*|ihtiya*
-137|kard*|kardes*
-138|onlar|tirn*|yuzd*|yuzden
-139|geliyorum|haft*|hari*
-140|hocan|kaybet*|okul*|sirada*
-141|bens*|inan*|ogrenc*
-142|bekler*|duramadim|gozlerim|rahat
-143|derd*|gotu*
-144|cikmad*
-145|insanl*|kala*|sati*
-146|baba*|durama*|onem*
-149|basina|dige*
-150|kiri*
-151|hizl*|insanim
-152|arkadaslarina|ellerim|mesajini|sora*
-155|alis*|gitme
-156|anne*
-159|onla*
-161|don
-164|ruhu*
-166|uyku
-169|kalsin
-174|baskasi
-175|sir
-177|parent
-188|kals*
-189|en
-193|arkadaslarin
-206|life
-212|yaz
-223|kal
`,
  praise: `
165|ogrenc*
162|dige*
152|yalnizca
143|bilen|fark|gore*|seviye*
142|baskasi
141|parl*
136|digerl*
134|kardesin
129|oburle*
127|iyisin|obur*
125|en
124|fark*
121|benimk*|deri*|halini
120|sirada*
119|best|gozumd*|icindeki
118|anlayamaz|kral*|seni
116|iyis*
115|dinl*
114|benimki|cevh*|degerl*|kimsede
113|benz*|gibisi|zeka*
112|bilemez|muke*|mukemm*|siradan
111|dediklerin|gozumde|ilgiyi
110|baskasin|dusunmez
108|anlamak|ayni|bende
107|eden|gibi*|hari*|hepsinden
106|anlasi*|bin|oldugun|umur*
105|anlaya*|aras*|kisi|someone
104|anlami|tasirim
103|gibisini|sahi*
102|ayirdi*|etmez|kucums*|onca
101|bakar|insanlarla
100|kimsed*|sinifindakiler|taniya*
99|edebil*|edebilirim|fazlasin|goreme*|hakl*|hissedebilirim|icinde*|insanl*|nasip|noone|ruhu*|tamaml*
98|sira*
97|kesf*|vere*
96|gelen|goster*|hali*|olmasa*
95|ayrica*|cozdum|gordug*|oburleri|ogretmenlerin|sans*|varlik
94|hicbir*|kimin
93|arasin*|haric|kesfed*|onemsemez|tanimiyor|yerin
92|afer*|aferin|birici*|bugune|kala*|kulak|ozelsi*|ozelsin
91|anca*|ancak|bag|birini|gerisi|hak
90|anlari*|cevher*|geli*|hocala*|kendini|vereme*|yetene*
89|altindaki|degerini|destek*|soyluyorum|tani*
88|bede*|dost|dusunen|inanma*|ise|parc*|yetisemez
87|beni*|degeri|dinlem*|dinley*|ezbe*|harc*|hicbiri|kor|ogre*
86|benzey*|benzeyen|birak|dost*|gozu*|imka*|imkans*|olam*|parliy*|parliyorsun
85|kalaba*|ogrenciler|seci*|secilm*
84|aklina|ayir*|dinleyen|eser*|etkileyen|farkli*|goren|gozle|inci*|okur|veremez
83|anlasilmak|arasinda|bilmiyor|dege*|digerleri|kim|muci*|mucize*|ogrencim|okurum
82|anlayacak|ben|bend*|cevheri|denk|diger|eline|essi*|kiskaniyor
81|bulm*|degism*|degismem|dostun|edemez|elma*|herk*|koruya*|sayilir|takd*|vardim
80|biliyorum|dunyaya|kiyasl*|umurum*|umurumda
79|akra*|anlamiyor|isteye*|isteyen|olma|sendek*|sendeki
78|boyl*|cikmaz|davraniyorum|dunyay*|olmaya*|yapabi*
77|basa*|digerleriyle|yetisirim
76|ailen|anlayan|der|derinl*|dest*|etra*|etrafi*|ezbere|icte*|koruyabilirim|otekil*|siir*
75|annend*|annenden|bilmez|hass*|numara*|numarasin|onla*|otek*|seviyor|siirle*|sini*|yakins*|yakinsin
74|bas|buyuk|icinde|inanan|kendin|muhata*|olabiliyorsun|olmayan|saye*
73|dedikl*|favo*|favori*|kendin*|sansli*|yanim|yazs*
72|anlarim|aramizdaki|ayri|calist*|edeb*|ogrencimsin|ozelim|taniyo*|tart*|yazmam|yetise*|zekani
71|derin|gozd*|hayr*|hayran*|icten|inan*|kalmis|kiymet*|kuyu*|olce*|tam|taniyorum
70|benim|birisi*|birisin|dogr*|gibisi*|gor|kafa*|kata*|kirk|kulagim|parlak|sabi*|sinifi*|sozu*|ustuns*|ustunsun
70|yeters*
69|anlatmaya|buraya|cika*|dinled*|dogru|goruyorum|muha*|olmadi|sustug*
68|baban|cevren*|kazani*|netl*|netler*|onemse*|rast*|rastla*|siniftakiler|tane*
67|aklimda|destekleyemez|farki|hocan|kalaca*|kalbin*|kiym*|yuce*|yucelt*
66|binl*|binler*|binlerce|change|dar|essizs*|essizsin|geleme*|hangi|iyil*|karsima|leb|numa*|sayemd*|sayemde
65|alki*|bastan|bayr*|bege*|biri*|degerlisin|eserim|mege*|meger|sayili*|senink*|sonuk|yerimi
64|arkadasin|boyley*|curu*|dinle|duyuyorum|geldim|gercekten|gosterdin|kullanicilar|okuy*|onlari*|onlarin|ovgu*|parcal*
64|taci*|takdir|terazi|tirnag*|yani|yolu*|you
63|biliyor|cunk*|cunku|deha*|goremez|insanlar|isi|iyisin*|iyisini|kalabalikta|sayf*|sorar|tanidi*|yetmez
62|bula*|dunya|dunyada|duyd*|duymad*|duyuyo*|etmedi|kaybol*|kimd*|konustugum|koru*|list*|olamaz|seven|sorula*|yazari*
62|yazarim|yerini
61|aray*|ayna*|birinc*|ceva*|disl*|dunyad*|etti|gelird*|goruyo*|guvene*|harciy*|herkes|kaybolma|sabr*|yarisi
60|alem*|butu*|cidd*|ciddiy*|degerli|esin|favorimsin|ister|mucizesin|olan|ruhunu*|ruhunun|sevinc*|soruyo*|taniyan|yana
60|yuzune
59|bilmedigi|bulacaksin|cocuk|geciyor|gordugumu|harita*|hep|konust*|mily*|secilmis|tirn*|verdigim
58|cikarsa|cozd*|dershaneye|heps*|herkese|icin*|insans*|insansin|kard*|kardes*|kavr*|kiymetini|tanidigim
57|aramiz*|bitti|dusune*|eder*|ettigi*|farklisin|gune*|herkes*|kalmaz*|layi*|layik|soylesen|veri*
56|bast*|bens*|bul|diyenl*|gecer|gele*|gost*|gunden|konusmayi|sensin|tasiya*
55|anliyor|arama|bekled*|kend*|koym*|tirnagin|tutari*|tutarim|yuregi*
54|anlats*|bunu*|bunun|cikars*|demede*|demeden|dinlemez|etmedi*|gecmis*|gelip|gereki*|ilti*|iltifa*|iltifat|is|orada
54|soyluy*
53|ayar*|baskalari|dersha*|dese*|dostum|ellerimle|hazi*|olab*|olabil*|tane|taniyamaz|verdigimi|yuzunu
52|cekiyo*|cozm*|kimsen*|kimsenin|nokt*|oldugum|ozel*|sarr*|sarraf*|sarrafin|senin|sors*|yeri*
51|basari*|benzer*|borc*|borclu*|borclusun|bulama*|cikama*|degilsin|doldur*|gozb*|gozbeb*|gozbebegimsin|hepsi|ince*
51|inceli*|kaldiramaz|kaza*|kosu*
50|arkadaslarin|harcan*|kalabalik|keyifli|konusan|korkut*|ogretmen|otekiler|unutma|yalniz|yillar*|yogu*|yure*
49|basinda|dili*|duydum|keyifl*|olabilir|rastlamadim|ruhunu|tasiyabilecek|terc*|yete*
48|asil|boyle|dinlerim|geldig*|seni*|yanimda|yazdigini|ziya*
47|basima|benm*|benmis*|benmisim|ceke*|cikara*|ederdi*|gelir|kasi*|kisili*|numara|okuyan|oldu|seveme*|sevemez|sonund*
47|sonunda|topl*|yanind*|yari|yazdig*
46|dusuyor|herkesin|kiml*|konusurum|olmasan|soyles*|sust*|tasiri*|vard*|warn|yakala*
45|bilere*|bilerek|bilirim|birbirimizi|cuml*|konusa*|lebl*|lebleb*|sahibi|sorulari
44|benzemiyorsun|buld*|dedi*|dikkat*|dusunc*|harcaniyorsun|istiyorsan|kullaniyor|lesson|sevgilin|tercih|ustund*
43|anli*|anliyo*|annen|bakmak|daha|dinleme|gayr*|hakkin*|iste|rehberlikci
42|birakt*|disarida|dogm*|dur|etme*|guru*|hang*|henu*|henuz|ogrencisin|sili*
41|bence|bilmez*|bulamazsin|farkindayim|gore|kalbinden|olmasam|sabred*|sozler*
40|acil*|anla*|ayirma*|bosuna|gorece*|gormuyor|hayatta|kimseyle|sect*|sigm*|soylerim|taht*
39|abar*|ablan|basind*|digerlerini|diyece*|doke*|gormuy*|hicb*|kadar|konustum|kullan*|su|understand|unut|yaka*
38|ariy*|ariyor*|arsi*|beyn*|buldum|coze*|gelse|kacirm*|kada*|sure*|teyz*|yari*
37|anlatm*|bagi|bosu*|ciksin|cikti|gerc*|gord*|gorebi*|gorebiliyorum|psikolog|unutma*|uzun*|uzuntu*|veriyo*|yava*
37|yazik|zekayl*|zekayla
36|bes|bilmiy*|bir|bos|coktan|denizi|dusu*|edem*|gelirsin|gelmed*|geri*|guluyo*|konusmaya|ogretmenler|only|sinif
35|alan|ayirir*|bakiyorum|benc*|bildig*|cumlen*|guzell*|hepsin*|herkesten|kimse|saniyor|sohbet*
34|acik|buldug*|dek|diye|hoca*|lafi|sabirl*|sabirla|seks*|yetist*
33|bensiz|benzerin|buyu*|duru*|form*|geti*|guzel|hayatt*|kulagi*|olmayacak|sozl*|varsin
32|gelirs*|goz|konusmak|kucu*|neys*|neyse|olacak|yapar|yett*|yetti
31|altind*|baskalarina|bile*|dogmus*|keyi*|ki|okut*|okutma|oldurm*|sevi*|siiri|sohb*|ucun*|unuttum|yazdigin|zekan
30|aileni*|ailenin|cikm*|cikmad*|davran*|gere*|omuz|onlard*|seninki
29|aklimd*|anlattin|biraka*|cevi*|diye*|ederim|gozumden|kucuk|kula*|ne|ogrencilerim|okula|okuyorum|olsa|verdig*
28|bilsen|birakmam|biri|bura*|dilini|etse*|geceleri|geliyor|gozun|isik|kalbimde|olani|orad*|varim|vermem
27|aits*|aitsin|bileme*|cumlel*|eder|eksi*|gozunden|isim|kizl*|kusu*|kutl*|oldugu*|say|saya*|vari*|yill*
26|acti*|cevherini|dusunm*|gozler|yanimd*
25|baskal*|biraktigin|cevr*|gerceg*|insa*|kaci*|konusunca|mutlus*|nuru|soka*
24|akli*|aramizda|biliyo*|duny*|ilgi*|okur*|saht*|sahte|sebe*|sirf|soru*|soylemem|vars*|yaninda|yolunu|zor
23|bile|bu|cozeme*|dusuyo*|hissed*|icin|onlari|terapi*
22|anahtari|arkasinda|buradayim|cevap|eksik|gercegi|gonlum|guze*|hakk*|kalbine|kurb*|kurban|yolda
21|adin|anladi*|anladim|ciddiyim|ciks*|derse|evdekiler
20|acma*|alti*|cozu*|disari*|diyo*|durm*|fazlas*|gelinc*|gelince|gelmey*|gercek*|ic|ilac*|inan|kaybetme|numarasi
20|soyley*|susu*|yillar
19|anah*|anahta*|ardi*|ardind*|cozebi*|disi*|dosy*|gels*|gozumu*|gozumun|not|okuyor*|yol
18|benden|bilmek|dediklerimi|gururu*|ilk|kaybed*|kiya*|kuzenl*|saniyo*|tutm*|yaki*
17|cikardim|cikt*|degeri*|demi*|geciyo*|gercek|kaliri*|kalirim|koyu*|psik*|psikol*|vazgec*|yerden
16|anneni*|annenin|arkadasim|bask*|benzem*|bilsin|cocukl*|diyoru*|diyorum|donup|gormed*|ikimiz|isigi|kull*|parmak*
16|sende|ustu*|utan*
-16|aklind*|aklindan|boyn*|boynun*|buyudu*|buyudum|cikarm*|cikarma|degils*|etmiyo*|geom*|geomet*|gideceksin|ilis*
-16|iliski*|island*|islandim|kimselere|kimya|kope*|niye|okulda|promise|sandim|servisine|simi*|simit|sofr*|sonucl*
-16|sorulara|soylerdi|uykusu*|yagmur|yapip
-17|ablani*|ablanin|agzima|alnind*|alnindan|ayaklarim|babani*|babanin|bakayi*|bakayim|bakinc*|bakinca|degi*|degil
-17|etmek|gecelim|giderse|gogsum*|gurb*|gurbet*|hastan*|hocani*|hocanin|integral|izledi*|izledim|kalkar*|kalkarsan
-17|kokusu*|kokusunu|mesajlarimizi|mutfakta|okul|oldum|parfum*|saklamak|sene|sinavin|sirrimiz|sorusu*|ucusuy*|ucusuyor
-17|uyum*|yazacaksin|yurt*|yurtta|ziyare*
-18|batt*|battan*|battaniyenin|bitir|bozuld*|dusers*|dust*|ediyor*|ettim|evde|evde*|fermua*|flort|gidiyorum|girdi
-18|girinc*|girince|gule*|integrale|kagi*|kalk|kanl*|kanli|karism*|kaybet*|kaybettigimde|kemiktenim|kizari*|kokl*
-18|kondurdum|morali*|moralim|neti*|parmaklarim|resmen|romant*|romantik|sinavini|sura*|tarayi*|testi|uzan*|uzulur
-18|vallahi|varlig*|vermis*|yaptig*
-19|arkand*|burnumda|ciz|dustum|dusunup|formul*|izlerk*|izlerken|kapaniyor|kapisi*|kilitle|kimi*|kuru*|oyun*|parf*
-19|sabahl*|sessize|sevdam|tutar|uykun|uyudun|uyumad*|uyumadan|yatakt*|yazmak*|yazmaktan
-20|az|babaml*|babamla|bekler|birakm*|bird*|burala*|dizime|dondum|donunc*|donunce|dostluk|elim|geliyo*|gonl*
-20|gormesinler|gulmek*|gulmekten|hayatimda|icimde*|icimden|ictim|kahvaltida|kapiyi|karnim*|kollarindaki|kucagi*
-20|kucagima|kuru|olmuyo*|olmuyor|omzuna|oturuyor|randevumuz|sabaht*|sabahtan|sarilayim|tatile|uzulun*|uzulunce|varsa
-20|yorgun*|yuzlum
-21|acis*|acisi|aglayacagim|alni*|annean*|annele*|anneler|bakl*|bildirimleri|bulurlar|calisma|cikmay*|demedi*|elinde*
-21|elinden|fonk*|fonksi*|geriye|girdigin|gonu*|habers*|habersiz|hizla|hosc*|hosca|icti*|izleri|kazand*|kimy*|kipk*
-21|kipkir*|kipkirmizi|kitabini|kuzenin|mezuni*|otob*|otobus*|ozlemisim|sarila*|seninl*|seninle|universitede
-21|universiteyi|yanar|yorulu*|yoruluyorum
-22|aglama*|alisig*|alisigim|alisti*|atis*|aynaya|bilirse|bitire*|bosluk*|boslukta|bozuk|bulusalim|buz|calismaya|canli
-22|donmezsen|duym*|edec*|elve*|etmi*|gittik|hesap|hissettim|incini*|kitabi*|kondur*|lisede|mutfak*|ogretm*|olacagim
-22|olmani|oluyor*|onlardan|onlarl*|onlarla|opucug*|sarkiy*|sarkiyi|yapiyor|yoruldum|yurume*|yurumek
-23|aksamlar|biraki*|boyunc*|boyunca|donuyorum|duvarlarin|gecmisini|girdig*|girmedi|gozume|isir*|kapt*|kaptir*|karsis*
-23|karsisinda|kizim|klavyenin|makine*|olacag*|saclarini|sade*|sadece|sevdigim|sevmem|sika*|sikaye*|sikayet|ucla*
-23|uclari*|utandim|varinc*|varinca|yiyi*|yiyip
-24|agladim|agri|arkada*|bencil*|bizde|bizimki|boyu|bulurl*|dediko*|dort|duyu*|geleceksin|gelsin|genc*|girip|gitt*
-24|goru*|gozlerin|icini|iyisi|kact*|kapali|kele*|kelebe*|kelebekler|kosaca*|mutf*|odev|oksa*|sabahi|sevdalandim
-24|sonucu*|ucus*|universite|unutac*|unutacaksin|uygulamaya
-25|agzini|babami|bagiri*|bilgis*|bilir|bizimk*|cilv*|defter*|donmez*|dunyan*|elektrigi|etmiyor|gecird*|gibi|gidece*
-25|gulusun|haks*|haksiz*|haksizlik|kalmak|kazaninca|keyfim|kird*|kork*|koysam|net|okuldan|olay*|olayim|olmasi|olumde*
-25|olumden|oper*|paylasma|yazars*|yazdik*
-26|atac*|bilirs*|bunu|burnum|burnum*|caktirmadan|cice*|cicek|diyorl*|diyorlar|duygulandim|gits*|gunler|gunlugune
-26|hasret*|iftara|kal|karneyi|kolund*|kori*|korido*|mesajindan|oday*|odaya|once|rome*|romeo|ruyand*|ruyanda|seslen*
-26|siki|sikk*|simdid*|simdiden|tele*|telefo*|uyuyacagim|vermed*|vurgun*|vurgunum|yerk*|yerken
-27|acimiy*|agladi*|baslay*|dedim|doneri*|donerim|dosyan*|dosyana|duymaz|ekranini|elektrik|film|gecir|gect*|hela*
-27|helal|iyiyim|kank*|nasi*|olurdu|polis|ruzg*|ruzgar*|ruzgari|sacini|saklayalim|sall*|sekmeyi|sevdal*|test*|teyzen
-27|ugra*|usud*|utandi*|veriri*|veririm|wait|yanaklarim|yazilm*|yurudu*
-28|annemi*|annemin|bizi*|cevabi|coz|derd*|disariya|esne*|ev|eve|geciri*|gecistir|gerekmiyor|gidiyor|icime|keyf*
-28|kokunu|koys*|nefesim|oturuyorum|saatte|sarilm*|sicaci*|sicacik|sirtim|sordum|soyledim|telefonuna|teyzen*|yagmurda
-28|yanarim|yarati*|yazisi*|yeteri*|yoklugunda|yoksan
-29|acim*|agriyo*|agriyor|aksaml*|ayip|ayrilmistim|bakali*|bakalim|balkonda|bi|birakmayacaksin|danismana|degers*
-29|denemede|doneceksin|duymak|girmed*|hallederiz|hosuma|ihtiyacin|iz|kenari*|kiriliyorum|konusmani|konusuruz|lazi*
-29|lazim|maas*|mark*|market*|olmust*|olmustum|oluyorum|ortada*|ortadan|sesim|sevgilimden|seviyorsan|soran|sure|tava*
-29|tavana|tek|titriyor|uyuyac*|uzulurum
-30|al|askimiz|bakiyo*|berbat|bilmedi|diyorsun|gecmek|gitmek|goruntusu|hika*|ifta*|istiyo*|istiyorsun|kalkti*|kalktim
-30|kayn*|klas*|klasor*|kopma|mezar|muhtacsin|olmasin|olup|optu*|optum|rand*|randev*|sevdigini|sinavi*|var|velile*
-30|velilerine|yanagindan|yapm*
-31|agzindan|bamb*|bambas*|birakip|cekmek|deneme|disler*|dislerimi|duseri*|duserim|ediy*|guld*|isteri*|isterim
-31|kapatinca|kocama*|kocaman|maka*|makarn*|mesajini|oruc*|oruclu*|orucluyum|pencereden|rehberlik|siktim|tak|takm*
-31|tenine|tost|tutmak|velini*|velinin|write|yanari*
-32|acikla*|acikti*|aciktim|atma*|bilmemeleri|cikmis|donece*|evlenmek|geceli*|girdim|gormedim|gunumu*|itiraf*|iyi
-32|izlemek|kacma|kura*|salo*|salonu*|teni*|tutali*|tutalim|uzulur*|verirsen|yan|yapiyorsun|yatagi*|yazdigimi|yoktu
-33|alay*|alayim|aski|baba|baglandim|bulustum|canl*|cozeriz|dedigi*|gitmen|gizle|gulum|hem|hissettigim|isigin*
-33|isiginda|kahval*|kalmas*|kapatt*|karney*|kirm*|kism*|kizi*|kollarima|kond*|kosa*|mola|olmasi*|otursa*|otursak
-33|seki*|sekizi*|sekizinci|sevgimi|soruna|tabi*|tabii|tela*|we|yazan
-34|alma*|arkadaslarimla|atiyor|ayakta*|basimdan|caldin|cocuktan|coku*|darald*|daraldi|dugumlendi|dunyanin|etmis
-34|evladiyim|evlenm*|gibiyi*|grubuna|hayal|ihan*|ihanet|isiniy*|itiraf|karisi*|okuldakiler|ozelli*|ozellikle|ozlemi*
-34|seviniyorum|tadi|yatt*|yazardin|yazist*|yudu*|yudum
-35|aciyor|ay|babani|bagli|bahane|bak|berb*|birazd*|birazdan|biter|cald*|derste*|deyinc*|deyince|don|duguml*|ekrana
-35|firl*|gormeden|gunleri|hayatinda|hesabi|istemiyorum|kapatirsan|klavyeye|komp*|kompoz*|korktu*|korktum|kulakl*
-35|okudum|oluy*|oynama*|sekmey*|senden|sevdicegim|temizl*|yakisi*|yazard*|yazark*|yazarken|yazismayi|yollardan
-35|yoruld*|ziplad*|zipladim
-36|akiy*|akiyor|aklimi|alindi*|alindim|anlamaz|anlatirim|anlatsam|arka*|balk*|balkon*|basin|bosluk|dani*|doyami*
-36|doyamiyorum|durdum|duruyorum|ederiz|gorunt*|hasr*|kotu|mu|nefr*|nefret|netlerini|ogretmenine|okuduk*|okuduktan
-36|oldugumu|sine*|sinema*|sist*|sisti|takili*|tatlim|trig*|trigon*|trigonometri|tutan|tutmadi|yapila*|yerim|yil|yokt*
-37|agzind*|aliyorsun|anlatacaksin|arad*|baba*|basimd*|calistim|darali*|daraliyor|duyarl*|duyarlarsa|egle*|feel
-37|gerekiyor|goturm*|goturme|huzunl*|kaderim|karnim|kayboluyorsun|kizd*|koca*|limi*|limit|olsaydim|omuz*|omuzla*
-37|polise|ruyamd*|ruyamda|saatlerce|sarkid*|sarkida|sevdig*|seyd*|seyden|sikildin|sinifta|tatlis*|tatlisin|telefonunu
-37|vallah*|yapay|yapaya*|yapayalniz|yaslanmak|yazmadigin|yollar*|zama*|zeka
-38|aram*|arkadasinla|ayag*|bakm*|birbirine|bosa*|bosalt|buyutur|cok|dogd*|evleni*|gozy*|gozyas*|gunlerce|hams*|hizl*
-38|istemistim|itir*|mahvoluyorum|mesajlari|peri*|perisa*|perisan|sevgili|sevincten|sevini*|sikild*|trab*|trabzo*
-38|turl*|turlu|tutmad*|tuttum|unuttu*|uyuyun*|uyuyunca|uzuldum|vakt*|yemegi*|yerine
-39|birlikte|cikiyorsun|dile*|dogrusu|dudakl*|dusuk|fala*|falan|gece|geze*|guce*|gucend*|gucendim|hale|hasta|icimi
-39|isla*|iyiy*|kalkma|kelime|kiriliyor|maha*|mahall*|olmali|penc*|pencer*|satir|sesi*|sevgil*|sikt*|uyus*|yanakl*
-39|yapama*|yazmayinca
-40|affe*|affetm*|affetmem|atiyor*|bakarim|baslar*|bayram*|bayramda|bosa|bozulur|cevir|ciktin|edel*|edelim|fizik|guve*
-40|hakkim*|huzu*|kaliyo*|karsi|kiri*|mesele*|nefesi*|netlerin|odada|oyal*|oyalan*|rehber*|saklar*|silk|study|tutama*
-40|velin|yalniz*|yanagi*|yapacaksin|yemek
-41|acmaz|ailenl*|ailenle|aldin|bilecek|bilmese|bita*|biterim|bitinc*|bitince|bozulu*|bulust*|dogum|dusluy*|dusluyorum
-41|duyunc*|duyunca|el|etsem|giriyor|gitmiy*|gitmiyor|harfle*|istemem|kapani*|kesild*|kesildi|kuca*|mahvol*|mesa*|onun
-41|saklad*|sanma|sekm*|sogudu|sona|soru|sult*|sultan*|temi*|ugrama*|vermeden|yabanc*|yapacagim
-42|aliyor*|askimi*|baglan*|baktim|bize|boyu*|carpiy*|carpiyor|dayanamiyorum|gecm*|gidip|hirs*|ikinci|karanlikta|kayd*
-42|kili*|kilitl*|koyma|matematik|mele*|melegi*|melegim|olursu*|olursun|onemsi*|pencereyi|rememb|ruya*|sabaha|sinavdan
-42|terk|uzuluy*|uzuluyorum|yalnizlik|yuruyu*
-43|adi|aglaya*|bal|burkuldu|cekip|deli*|dondur*|dusunuyorum|duvarl*|duyarsa|ettin|evet|ikin*|kaldig*|kalirs*|kedi*
-43|kedim|kolu*|konu|lokm*|okulun*|olmama*|pism*|sanm*|sord*|yapmistim|yetiskinler|yoksun
-44|aileni|aslind*|aslinda|basa|birakiyorsun|birine|calisa*|cikiyo*|cocukla|dedem|desem|dusununce|duymay*|gozund*|hava
-44|intern*|istemi*|kanim|korkar*|korkardim|koydum|kuzenine|saatleri|sevdic*|seyler|sinirl*|uyku*|uzuldu*|uzulmez
-44|yastig*|yavas|yorgan*|yorganin|zate*|zaten
-45|arada|ayirirlar|bekleyerek|buyutu*|denememde|dibi*|doku*|duyars*|ergenl*|flortl*|gectim|gelmedin|giyd*|gonlumu
-45|guzels*|guzelsin|izleme*|kiminl*|kiminle|kirg*|kirgin*|kirginim|kopuyo*|kopuyor|mesaji|midem|nereye|odevi|okuyun*
-45|okuyunca|omrum|rehb*|renk|sebebi|sizliy*|sizliyor|sonuct*|sonucta|soyle|tasima|yaniyo*|yaniyor|yildiz*
-46|bakmadin|bogazim|bund*|bundan|cikis|cocukt*|dike*|diken|dogu*|edemem|eskisi|guvend*|haberin|hayatim|ilko*|ilkoku*
-46|isik*|isikla*|kemikten|kirild*|kirildim|kopu*|miyd*|mudure|mutl*|nele*|neler|nezl*|odama|olar*|olarak|sinavd*
-46|sivi*|sivilc*|sorunu|uyandim|uygulamayi|uyuyamiyorum|vicd*|vicdan*|yerimde
-47|aglard*|aglardim|altindan|ayril|baki*|basina|beklemez|birl*|birlik*|bulusa*|daki*|dakikacik|dans|deme*|derler
-47|doyama*|dusm*|erge*|ette*|etten|haberi*|kemikt*|kopm*|kuzeni*|mum|nede*|neden|odum|sird*|sirt*|tutk*|tutkun*
-47|tutkunum|tutuldum|verirs*|yuzl*
-48|agli*|agliyo*|agliyorum|ait|bari|cekici*|cekicisin|cokt*|damla|dunyam*|dunyamiz|duruyor|elek*|elektr*|eskide*
-48|eskiden|etmeye*|fisildayarak|gelm*|gunlug*|kaybedersin|kurtul*|olsayd*|oyna*|paylasamam|sari*|saym*|severi*
-48|severim|sevmey*|sevmeye|teyzene|tuva*|tuvale*|ustume
-49|anlatacak|baskasini|bilmed*|burkul*|cozeri*|dagini*|dert|dert*|dertle*|donuyo*|edey*|edeyim|gecmisi|giriyo*|gunu*
-49|hazirlanirken|isig*|kimlig*|mahved*|mahvediyor|muhtac*|ozledim|paragrafa|pek|sessiz*|sikili*|sizmas*|sizmasin
-49|sorun|soyledi|toplan*|uyud*|uyurke*|uyurken|verdim|yanm*|yapmis*|yazmadin|yeni*|zipl*
-50|abine|asla|asli*|ayakta|bahsed*|bakark*|bakarken|buyusu|degersiz|duse*|elim*|erir*|eski|evden|gamzel*|gucu*
-50|harcam*|harcama|kani*|kapa*|kiymetimi|konus|konusurken|mudu*|my|nasilsin|satirl*|seyin|siki*|sons*|sorm*|yaslar*
-50|yerind*|yoku*|yokum
-51|alam*|alirdim|anlata*|bakmad*|cikinc*|cikinca|ders*|gidiyorsun|gozu|hayatimin|hikaye*|hoslaniyorum|kalma
-51|kiskanclik|klav*|klavye*|konustuklarimizi|makine|mide*|mora*|olsan|opme*|opmek|ozlett*|ozlettin|sart|sene*|senemd*
-51|senemde|sevgilim|sirrimizi|sizl*|sunu*|sunucu|uyandi*|uyuyamadim|yas
-52|alirdi*|bosluga|bulusm*|dayanm*|deni*|duygus*|eksiliyorum|gitmene|gizlic*|gizlice|golg*|gorusu*|hast*|hatt*|isit*
-52|kendime|kimsesiz|lise|matematikten|notl*|oglu*|olum*|oluyor|opucuk|oradan|seviyorsun|sonu|sonuyo*|surekl*|surekli
-52|vaki*|vakit|yakt*|yaktim|yalvaririm|yata*|yedi
-53|anlatirken|atar*|bakariz|bebegi*|bebegim|bits*|bitsin|dersin|dinlen*|duys*|duysam|fizikt*|fizikten|gitmen*|gun
-53|integr*|kade*|kaderi*|kafam|kalirsan|kurt*|need|olun*|olunca|opuy*|opuyor*|opuyorum|oturdu*|robot|sec|serv*
-53|servis*|sinava|sizm*|yapiyorum|yatma|yedim|yerimd*|yorg*|zayif
-54|acarsa*|acarsan|artik|boga*|dagi*|dayanamam|gamz*|harf*|hayatin|hesabi*|kaldin|kardesimle|merakl*|mesaji*|saklam*
-54|sand*|sevind*|tutuld*|ugra|unutuyorum|verinc*|verince|yaparsin|yaslan*|yatinc*|yatinca|yine|yoll*|yoru*|yuzd*
-54|yuzden
-55|agir|alac*|alacak*|alip|andi*|aramiza|attim|basimi|bilg*|bilm*|cikmasin|dokuns*|erkek|flor*|geci*|girm*
-55|gotureceksin|ha|ikimizden|kahv*|kapatma|kime|kuseri*|kuserim|luzu*|luzum|nasils*|odad*|paragraf|poli*|sessiz|seyr*
-55|urpe*|urperi*|uyanma*|uyur*|veli|yaba*|yasaya*|yasayamam|yati*
-56|agzim|arti*|birakmak|carp*|cikarsan|cikmas*|demeye*|deniz|dolasip|ekrani|geliyorsun|gittim|kahrolurum|karanl*|kod
-56|korkuyorum|kuse*|nere*|notlar*|omur|sirani*|siranin|tekl*|tell|uzuyor|yakin
-57|ablana|bebe*|bitiri*|citl*|citlat*|citlatma|dugu*|erase|gozlerim|gunde|kan|kar|kese*|made*|madem|masa*|nefes|notu
-57|resm*|sacl*|saclar*|saklaman|siniftaki|tabl*|yuzum
-58|aliy*|anneni|be|birakacaksin|ciktim|dari*|darili*|darilirim|devam|deyi*|ekranda|hosu*|korkuy*|koyd*|muyu*|muyum
-58|omru*|rapo*|tired|uyuma|uzuy*|vuruld*|vuruldum|yapa*|yazama*
-59|anlamim|baslad*|ediyorsun|gird*|gunaydin|hava*|icine|insani*|kaybettim|kesm*|kirilirim|kokusu|kust*|maki*|needless
-59|sss|titriy*|toparlanamam|vark*|varken|yalv*|yalvar*|yoksa
-60|abin*|acar*|alir*|anlast*|anlastik|atti*|bilmesi|bilmesinler|birt*|birtan*|buradan|derl*|doya*|gecist*|gorurs*
-60|gulusu*|gunler*|iste*|istersen|kizard*|kizardi|oglum|okud*|ort|sakl*|sifi*|sirrim*|stay|unutursan|varligim|yanina
-60|yast*
-61|anlamazlar|baskasina|beklerim|bilmey*|biteri*|dalga|davran|deft*|dizi*|ediyor|erken|gelmedigin|gider|ihma*|ihmal
-61|konustugunu|kose*|muyd*|okumas*|okumasin|olmazs*|psikologa|sikisi*|sikisiyor|sonum|sorarlarsa|sula*|unutur*|yaptin
-61|yaza*|yazilim|yazmad*
-62|aral*|atiy*|azar*|azarla*|azarlamisti|bari*|boslug*|bozu*|buyukl*|calisiyor|cozerk*|cozerken|dali*|dond*|dostlu*
-62|ekrand*|evdekilere|girer|gitsin|hala|herh*|herhal*|herhalde|icer*|istiyorlar|kizar|olmak|on|opuc*|otur|sayilmaz
-62|sirada|suphelenmesin|uyuyamazdim|vardi|yetmiy*|yetmiyor
-63|anlatt*|biliyoruz|caki*|deva*|duruyo*|gire*|insan|unutmam|yandim|yapars*|yazma
-64|actim|arkasi*|basim|baskasiyla|beklem*|bilmesine|bizd*|cozdun|deneme*|doktora|gitmesin|guzeli*|guzelim|konuss*
-64|koyali*|koyalim|mesajl*|mi|obur|odam*|ogretmeninin|ruhu|saat|sensiz*|sile*|silers*|silersen|sirdas*|sirdasin
-64|sondur*|tara*|uzulme*|yat|yayi*
-65|atma|ayakla*|bakama*|cakt*|caktir*|cevrim*|dara*|dolasi*|eksili*|gerekmez|hafta|isin*|isters*|kurd*|olsam|parmag*
-65|roma*|sevgim*|seviyo*|sokma|sonsuz*|sonsuza|soyleme|ugrama|unutul*|yazacagim|yazili*|yoklugun
-66|burk*|cekm*|edebiy*|fisild*|gerekm*|gitmes*|gulums*|heye*|heyeca*|hosl*|hoslan*|kalbimi|kale*|kapat|kis|kiskandim
-66|olmaya|oyleyi*|oyleyim|sayilm*|sinav|sola*|sond*|sorarl*|sorars*|suph*|suphel*|turev|yapali*|yapalim|yikili*
-66|yikilirim
-67|arsive|asigim|bilmemeli|cagi*|cayi*|duramadim|dusunurken|ellerim|emek|gitm*|grubun*|guveni*|kahr*|kahrol*
-67|kiskanirim|kiz|konusalim|okulda*|saklay*|senc*|sence|uyku|verm*|yazmazsan|yeme*|yetistirir
-68|annem|anneme|ayrild*|biz|cikmadin|dagilirsin|dede*|demedim|dersi|dikkat|edilme*|kaybedersem|kos|oyle*|rahat|sabah
-68|saniyorsun|yanima|yazmaz*
-69|bahsetme|bakari*|bedeni*|bedenim|bogazi*|duvar|edin*|esir*|esirge*|esirgeme|etmem|hesa*|inciniyorum|karn*|kira*
-69|kurc*|kurcal*|paro*|parola|sad|sayiyo*|sayiyorum|severd*|severdim|sica*|yagmur*|yaps*
-70|bali*|bekletme|bunlar*|bunlari|cabu*|cabuk|canim|ciftiz|degistir|eriy*|gogs*|guna*|gunayd*|kapata*|kara*|kazana*
-70|kest*|kilo|kizm*|kopari*|mate*|matema*|okurke*|okurken|olmadi*|robo*|saatle*|taki*|test|yazar
-71|almistim|ayrilm*|bil|bite*|bunl*|daml*|emre|ferm*|gecirme|gel|gul|gundur|hazirl*|isle*|kalir|merak|mesajin|neyi*
-71|onun*|paza*|sevd*|seyim|sozu|susunc*|susunca|tip|yatm*
-72|almist*|bakmay*|bakmaya|burasi|buse|cocugum|dusun|fizi*|gitmistim|halled*|hocaya|inka*|inkar|kacmak|kiyama*|nedi*
-72|nedir|olurum|sesl*|soylemek|yazaca*|yazism*|yuzuk
-73|alin*|anlatirsan|azal*|bagl*|bilece*|durs*|dursun|giri*|gozunde|gulunc*|gulunce|inte*|mahv*|saka|sensiz|terapiye
-73|ture*|yand*|yarala*|yarim|yazmay*
-74|aci|baha*|burn*|cift*|donm*|dusunmeden|geldi|goruyorsun|isim*|konustugumuzu|kul|nisa*|nisanl*|topa*|toparl*|uyu
-74|yasi*|yasinda
-75|asig*|cozemeyince|dagili*|eski*|gecirm*|gidersen|gozumu|hald*|halde|hall*|isteme*|izle*|kalmad*|kalmadi|kalp|kesi*
-75|kimseyi|koms*|kutuphanedeyim|mecn*|mecnun|onu|oturuy*|sank*|sanki|siir|sogu*|sorunc*|sorunca|zorunda
-76|altinda|anlarsin|baskasinin|belk*|belki|fisi*|gittin|gordun|inanam*|kalacak|kemi*|kiyame*|kiyamet|kulagina|kutuph*
-76|odev*|olsu*|olur*|parmak|perdey*|perdeyi|return|sevgililer|yedi*
-77|agri*|bilmeyecek|doldu|dusunmek|ederdim|gorunc*|gorunce|guzelligin|kardesine|lutf*|lutfen|nefe*|nerele*|okum*
-77|olmami*|olmayi*|olmayinca|sevda|seviyorum|tatli|titr*|veli*|yaptim
-78|anlars*|ayir|caktirma|fena|haya*|kalinc*|kalinca|karist*|kola*|kolay|raha*|uygu*|uygula*|yana*|yazinc*|yazinca
-78|yiki*|yirmi|yiye*
-79|aksam|angry|anlattim|bekler*|demek|gali*|galiba|kiza|mutlul*|neyim|olmu*|paragr*|peki|saat*|tatild*|yirm*
-80|annemle|bambaska|gunu|halim|jealous|kenara|kesk*|keske|kisk*|kiskan*|saci*|sevece*|sevecegim|tuyl*|tuyler*
-80|tuylerim|yarg*|yargil*
-81|almi*|arkadaslarina|babam|bakisi*|birakirsan|bosl*|caliyo*|caliyor|daily|dokm*|dokme|durama*|edil*|gonul|hatirla
-81|hocam|icimde|knownot|koku*|perd*|sinavi|yaparim|yar|yasa*|yoks*
-82|anma|birakma|body|calism*|geleyi*|geleyim|habe*|haft*|konusma|marry|mekt*|muht*|seyi|yazdiklarimi
-83|bekledim|duygularim|duymam*|fotografini|kirp*|kur|simd*|sirr*|sonucu|susa*|telefonu|uzaklasma|yapari*
-84|ara|buyuklere|doktor*|geceler|gonlum*|gururum|haberi|ilgilendirmez|kalk*|kutu*|lafini|leave|nokta|ogrend*|ogrendim
-84|onda*|ondan|ozlu*|ozluyo*|ozluyorum|sess*|taka*|vurg*|vuru*
-85|adam*|arkadastan|bileli*|bilelim|dalg*|dun|giders*|gomu*|ispi*|ispiyo*|yakist*|yapark*|yaparken|yemi*|yemin
-85|yildizlara
-86|bekley*|cry|dok|dokt*|ezberl*|ilac|miyi*|miyim|unuttun|yapayi*|yapayim|zoru*|zorund*
-87|aklima|bittim|gitmis*|gulm*|gunum|hemen|mezuna|sati*|yazm*
-88|arkadaslarinla|babana|baze*|bazen|cali*|dama*|darling|dusl*|duymasin|gelece*|gulu*|karsiligi|mezara|parm*|sorarsa
-88|yagm*|yap|yapma
-89|alis*|anlati*|deme|evladi*|gunl*|heme*|hislerim|konustuklarimiz|kucukk*|kucukken|olsun|ozel|veda*
-90|anlatman|bakma|ekran|ilgile*|kacm*|keli*|mese*|misa*|olmada*|olmadan|prog*|progra*|yokl*|yoklug*
-91|agla*|aldim|ayrilik|bekl*|bekliyordum|biti*|dahil|dudagi*|ismi*|seyl*|uyan*|yasl*|yetiskine|yuzund*|yuzunden
-92|at|bahset*|bilmem*|dayana*|duva*|gizli|kena*|kendimi|ogrenmesin|yapt*
-93|aklim|bildir*|bizi|dola*|geri|gidinc*|gidince|gidiyo*|hisl*|hisler*|kalmaz
-94|adim|aklimdan|bilmiyorum|dunyam|esim|kapati*|koya*|plan*|uyuyam*
-95|cani*|cekiyorum|cikma|dedikleri|duymas*|evla*|hayati*|kendine|kirili*|meza*|ogla*|onemli
-96|agzi*|alma|ayrili*|degili*|degilim|disari|gibisin|olursa|para*
-97|aksa*|arkadasina|ekra*|mera*|psikologuna|sokm*|yuru*
-98|aile|ayak*|calisi*|cocugu*|dakika|deli|dene*|foto*|fotogr*|geliyorum|gelmeyince|ozledi*|soyler*|tati*
-99|ele|kavga|kere|kitap|love
-100|anneml*|beni|ciki*|gelmezsen|hani|istiyorum|kollar*|sarki|seyleri|susm*|yeterim
-101|gelmez*|hocana|isterd*|isterdim|kaliyorum|kavg*|soyled*|yapaca*|zamanlar
-102|bagi*|duda*|kadi*|kimim|koll*|mola*|zamanl*
-103|anlatmak|duygul*|elini|konuyu
-104|beklerken|bilmesin|dusunu*|yeni|yuregim
-105|ac|degist*|tatl*|unutuy*|yapiyo*|yazdim
-106|dusundum|git|ikimizin|kalm*|ogrenirse|olsa*|pani*|seyler*|uzme*
-107|aldi*|basl*|omzu*|ona|son|tut|uzak*|uzakla*|yasindayken
-108|bahs*|gec|kapi*
-109|afraid|daya*|seyi*|yuku
-110|saba*
-111|dura*|kari*|soruyu
-112|biliyorsun|dusund*
-113|gerisi*|gerisini|ihtiyacim|kimses*|ogreni*|sark*
-114|icim*|kardesim
-115|adimi|evle*|hatirim|olmam|secret
-116|yargilar
-117|hadi|sey|uc
-118|adim*
-119|duyg*|gecen|ya
-120|anlat|gormesin|otur*|sir|soyleyeyim|yakisiklim|yetisk*
-122|anlamasin|bugun|icim|izin|kendim*|kopa*
-123|bileyi*|bileyim|done*|kiskaniyorum|kiza*|soylersen|yard*|yardim|yazi*
-124|gozler*|sus
-125|kalsin|ruhum|universitedeyken
-126|gizl*|gormes*|misi*|misin|musu*|musun|ogretmenim|ruh
-127|askim|kals*|koy|program|sina*
-128|duyurm*|duyurma|karsinda|mezu*|uzul*|verme|yapi*
-130|an|prensesim|uyuy*
-131|anlatma|nasil|tamam
-132|ask|sohbeti|tanem
-133|gozum
-134|etmesi*|etmesin|ikimiz*|simdi|vazgecme
-136|insanim|kalbimin|lisede*|lisedeyken|ortaokuldayken|yasind*
-137|erke*|ogrenm*
-138|biriyi*|biriyim
-139|de|ortaok*
-140|annene|orta*|univ*|univer*
-141|lise*|ozle*
-142|yetistirme
-143|hisset*
-144|payl*|paylas*|tutu*|yasiyorum
-145|asik
-147|gide*|gidi*|miss
-148|sevm*
-152|kimsem
-153|yaz
-154|ol
-155|biraz
-158|kiss|tellnot
-159|acma
-160|aski*
-161|bilmes*|kalbim
-162|hissediyorum
-172|etme
-177|olur
-187|ailene
-204|gosterme
-225|life
`,
}
