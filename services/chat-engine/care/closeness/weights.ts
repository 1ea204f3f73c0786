/** Written by `npm run care -- train-closeness`. What each line means is in `model.ts`. */
export const least = 80

export const weights = `
199|parent~tellnot
180|hep
171|body
164|benim de
155|daily~I-did
146|sens*
143|we
142|parent~not
141|*inim|family1
140|parent~needless
138|*tum
137|*yiz
136|*esim|*ima|love~we-let
134|benim~var
131|*mde|anlatma
130|darling
129|yoruldum.
127|parent~we|quote~I
126|*mda|yalnizca ben
124|*muzu|me2|noone~I|write~body
123|human~I
122|isterd*|isterdim|tellnot
121|insanim
120|darling.|heart|someone~I
119|*uyum|teacher~tellnot
118|*stim|I|erase~not|konust*|tek~benim
117|agzi*|family1~you|only~I|teacher~knownot
116|beni|write~heart
115|bir~ben|bize|you~my
114|family1~tutor1|geliyorum|you~love
113|family1~study|parm*
112|*msin|*uzu|body~daily|haber~olsun
111|*iyiz|aski*|biliyorsun|darling~you-did|senin~konus|understand~I
110|*mizi|I~forget|degil~mi|hani|you-did~me2
109|baska~yok|you-do~I
108|*imki|I-did|bahset*|ben seni|bilirim|gosterme|hic|understand~we|you-did~body
107|*imde|*stum|I-did~daily|ben~cok|biliri*|cakt*|caktir*|degil mi|kiss|o~ben|seni~kaybe
106|*imi|*rimi|askim|darling~we-let|fala*|falan|my|parent~I
105|*imda|I-am|sen benim|sorarsa|uyuma
104|*miz|*rima|bizi*|darling~daily|haberin|love~I|sevdic*|sevdicegim
103|*orum|ben~goruy|ben~hep|cekiyorum|disa*|knownot.|life~I-did|paragrafa bakariz|yanimd*|yetist*
102|duyurm*|duyurma|mine~love|parag~bakar
101|*ndum|^cikma|guzell*|sora*|teacher~not
100|*arsa|bile|bilirim.|burasi|duyurma.|haberin olsun|isterdim.|ki|ozlet~kendi|penc*|pencer*|sana~benim|wait~I-did
99|*anim|*num|biliyorsun.|bir tanem|guzeli*|guzelim|not~we|sakin|tanem|tek~sensi
98|*ime|I-did~understand|I~stay|^hani|bir insanim|knownot|seni benim|soz ver|soz~ver
97|*ndim|*rum|*sim|ben~anliy|bunu~acma|varim
96|*tum.|^ozlettin|anlamaz|benimki|best~I-am|ilk~bana|kars*|ozlett*|ozlettin|ozlettin kendini|seni~benim|sen~benim
96|seviyorum.|soru~cozdu|we~love|yasiyorum
95|*arim|*rler|*yiz.|I-be|artik.|asla|baha*|belli etme|belli~etme|benim~gibi|ben~daha|daily~I-not|dusundum|haberi*
95|kendim*|kiss~daily|leave~I-do|my~return|parent~erase|return~I|sekm*|seni~hak|stay~I-not|var~de|we~understand
94|^sevdicegim|bizi|bunu~etme|daily~family1|erase~parent|family1~I-did|gulu*|sorars*|soyleme
93|*imiz|*yken|bahsetme|ben goruyorum|beni.|bir ben|disari*|geris~bos|heart~you-did|icim|inka*|inkar|only~kiss|stay~I
93|yanimda|you-if~I-did
92|*zim|I-am~understand|bende~mi|ben~unive|body~you-did|bunu~duyur|gibi*|gird*|ikimiz*|knownot~deny|return~I-did
92|return~my|seni hak|sokm*|tellnot.|uyur*
91|I-am~daily|bizimk*|darling~study|dedigi*|family1~leave|gittim|hayati*|heart~only|ispi*|ispiyo*|iyi~yok
91|konustugumuzu|makine|olur musun|olur~musun|parent~lesson|return~me2|ve~ben|yalni~ben|you-did~I-not|you-did~mine
91|you~only
90|I-am~I|I-am~body|agladim.|bahsetme.|cokt*|dedikl*|gonl*|kula*|ne olur|parent~knownot|rememb~you|soyleme.|yakisi*
90|you~I-did
89|*imin|*ktin|^baskasina|gitmen*|haya*|my~stay|my~you|niye|onlar~ben|sana~kadar|senin~benim|sevdigini soyle|uzulurum
89|write~erase
88|*mki|*sak|*ume|I-did~life|benim~ol|bunu arkadaslarina|bunu~arkad|kirili*|kulagi*|me2~body|parent~secret|suph*
88|suphel*|tek~bu|tell~we
87|*rim|I-be~tutor1|actim|ailen~degil|ben anliyorum|bende~var|beni~birak|beni~mi|burn*|dayana*|da~ben|dusundum.|gizle
87|kahvalti hazirladim|kaliyo*|me2~lonely|ne~bana|noone~tutor1|rememb~you-did|sad~I|sil|sirada*|someone~me2|yana*
86|*duk|*rasi|anlama*|bari|bebegim|benim~misin|daily~I|etmesin|family1~daily|gecmis*|ispiy~kendi|kahva~hazir|my~daily
86|opuc*|quote~me2|senin~birin|sensiz*|soz etme|soz~etme|study~life|sus|we-let~leave|yedim
85|*rlar|*zken|^ekrani|bana anlat|bencil*|body~only|duda*|geldim|ictim|integr*|sana~karsi|soylersen|tell~tellnot
85|we-let~you|without
84|*asin|I-am~I-am|I~life|^askim|^kapatma|^uyuma|aklim|baskas*|ben olmadan|ciktim|ellerim|gulum|hayatimin|kardesim
84|kiskaniyorum|kiss~tutor1|olmada*|olmadan|sans*|senin~mesaj|study~lie|tellnot~tellnot|understand~body
83|I~lonely|ailen~ben|bana~baska|bilmes*|bir daha|bir~tanem|biz|etmesi*|gozl*|icim*|kim~ben|konuss*|ne~olur|oldug~ben
83|olma|oturuy*|senin~bile|senin~gibis|senin~onlar|sen~baska|sonra paragrafa|soyler*|you-did~tell|you~without
82|*eyim|*ldim|*unum|*zara|I-did~body|I~thanks_to|benim~tek|ben~biliy|ben~gun|come2~I-did|de~sinav|dudagi*|haber verme
82|help~I|home1~I-am|iyi taniyorum|ne~anlat|parent~lie|sensin|sen~seni|umur*|uyuyamadim|varsin|wait~I-am|yazmadin.
82|yerimd*
81|bu gece|evle*|gel|gitmene|insani*|keske~su|kirildim|kirilirim|ne~yapay|only~we|parent~me2|quote~mine|romantik bir
81|sacl*|saclar*|saki*|sakla~kimse|sana karsi|saril~sana|sevme~soyle|tane*|teacher~tell|we~help|you-do~me2|you-do~mine
80|*dim|*zuk|I-did~forget|I-not~stop2|artik|bana~nasil|bil|biz~bir|body~study|body~wait|bu~gece|cekiyo*|derse|dilini
80|fark~ben|geliyorum.|gosterme.|ictim.|kaderi*|kahrol*|leave2~I-am|love~tutor1|quote~leave2|rememb~I-did|sana~asik
80|sana~yakis|sensiz|seviyorum seni|sinif~o|soyle~soyle|teacher~I|we~write|yerimi|you-did~I
79|*mda.|*tlim|*zle|I-am~you|I~return|^guzelim|^guzelligin|arkand*|benimk*|ben~biriy|bu~ikimi|change|daha~beni|derse.
79|family1~teacher|family1~you-did|guzelligin|home1~I-did|kilo|konus~benim|lonely~wait|me2~I-be|olmaz mi|once~bana
79|sadec~bana|seni cok|sisti|var~bir|yazdiklarimi
78|*tim|*yim|^gulum|ailen~zorun|bana~ailen|bana~cok|benim ol|bu~ozel|dedigin|forget~write|gidiyorum|gonlum*|ha
78|hic~birak|home1|icime|iyi taniyan|klasor*|korkuyorum|love~mine|makin~yorul|my~someone|omur|only~darling|oyle~degil
78|program~I-am|quote~I-did|sana~an|seni~bile|sen~uyuya|uyuyamiyorum|varim.|yok~et|you~need
77|*dun.|*ina.|*klim|*ktan|*rduk|*rse|*tume|*yum|I~you-do|aksaml*|bende~vazge|beni~icin|bulama*|buyu*|caktirma
77|da senin|dahi*|degil~bende|ele|fena|happy~I|kapat~konus|me2~forget|my~you-did|noone~I-not|onlar~benim|oyle~de|ozel
77|return~you|seni~boyle|siradan|taniyorum.|teacher~I-did|titriy*|ustume|wait~I|yakisiklim|yakis~mi|you-if~I|you~body
76|*amiz|*erme|*gim|I-am~leave|I-not~you|^yakisiklim|anlamaz.|baglandim|bile*|bizim~bir|cekiyorum.|come2~body|diye~mi
76|duya*|feel~I-am|giders*|gitme|ibaret|kadar~mi|kade*|karsin*|kimse~kimse|leave~we|noone~we|oburle*|oluyorum
76|once bana|seni insanlar|seni~payla|tell~lonely|understand~needless|veli*|without~I-do
75|*guna|*sek|*umda|I-do|^sensiz|abin*|agriyor|anlatma.|anlat~yeter|ayak*|baskasina|benim~de|bir opucuk|bir~opucu
75|bunu bil|bunu~bil|cikars*|cok~cekic|daily~I-am|dakik~daha|de~beni|digerl*|eski*|hayat~bu|ilk bana|karsinda
75|karsi~hisse|kirpik*|leave~you-did|obur*|ogrenm*|ogret~ben|oyle degil|o~cocuk|sadec~bir|sart|sorar~dersi|tatlim
75|teacher~lesson|tek kelime|uyuyamiyorum.|you~I-do|yure*
74|*izi|*nsin|*tsam|^bende|ancak ben|ancak~ben|annen~telef|aram*|bahane|beni cok|ben~kim|bir buse|bir~buse|boyle~dinle
74|bugun kac|buse|darling~I-am|darling~best|deny~knownot|dogm*|duvarl*|ekrani*|ekran~cevir|el|evla*|family1~I-do
74|gerce~soyle|gerisi*|gerisini|gerisini bos|geris~ver|herke~sen|hic~degil|iz kalmasin|izin|kal|leave~I|lutfen bana
74|my~noone|oburleri|ogret~gorme|oluyorum.|parent~mine|ruhu|saci*|sadece bana|sayiyorum|secret~best|senin tirnagin
74|senin~tirna|tek~kelim|telef~ister|tirnagin|unut|yazard*|you~I
73|*dik|*gina|*ktu|^parmak|adam*|aklimdan|bebegi*|bekledim|benim gibi|benim~olmaz|best~darling|bilme~daha|bu~mi|coktan
73|daily~happy|daily~knownot|daily~lesson|degistir|duyan|ferm*|gecen yaz|gecist*|heart~I|heart~you|heme*|hissettirme
73|hisse~bana|iyi~anliy|kadar~birin|kata*|kimse~demey|klas*|knownot~needless|needless~I|noone~we-let|optu*|parmag*
73|sayiyo*|sola*|sunucu|telef~kontr|uzulur*|var~benim|without~understand|write~need|yalv*|yalvar*|yanagi*|yazs*
73|you-if~you
72|*atma|*nima|*yfim|^tatlim|alisam*|anlatirsan|beni~gor|bileyi*|bileyim|bir sen|bir~sen|burnunu|dedikleri|denem~nasil
72|disarida|ekra*|erase~I-did|gecen~yaz|gitm*|ifta*|keyfim|kimse~sorma|kirp*|kiss.|kuseri*|kuserim|mine~promise
72|ogretmenim|olayim.|olur mu|olur~mu|once~dusun|only~I-will|oturuyorum|parent~deny|parmak|secret~I|senin~bende
72|sen~oluyo|sirrim*|sonra~parag|taniyamaz|teacher~quote|tek~varli|tirnag*|ve ben|we~we|yer~buras|yetis~yok
72|you-do~body|you-if~body|you~noone
71|*gima|*lsen|*nim|*rsak|*uma|^hayatimin|aciyor|askimi*|attim|bana~sonra|baska~istem|beni~sonra|ben~odevi|ben~varim
71|bilm*|bilmey*|birakiyorsun|bir~cikti|bu~konu|cilv*|daha~da|duny*|gec|gozle~kaybo|home1~understand|kadar mi
71|kardesin de|kurc*|kurcal*|lonely~stop2|love~me2|luzu*|luzum|luzum yok|luzum~yok|marry~I-am|o sinifta|okumasin
71|opucug*|oyalan*|return~come2|sana~her|senin~hic|seni~eden|sen~kadar|sen~kapat|stay~body|stay~you|taniyamaz.
71|tellnot~we|tirn*|tutt*|uyum*|varlig*|warn~I|yine~mi|you-do~I-be|you~heart
70|*agim|*ardi|*ari.|*lini|*yusu|I~leave|I~love|^gitmene|^kapini|ben~gece|bilme~yok|birli~basla|bir~belli|bir~et
70|body~return|buyusu|coku*|deniz~kenar|ders~anlat|ders~gibi|dusun~integ|en~dogru|gucendim|guze*|her~bana|inme*
70|kac~cozdu|kaliyorum|kedim|kimsel*|leave~knownot|me2~return|meza*|nele*|neler|ogrenirse|parent~we-let|ruhu*
70|seni~bilem|seni~hic|seni~sus|sen~sirad|sevdigim|sevgim*|sey~bana|sir~misin|sonunc*|tamam|taniyorum|turev~mi|uyanma*
70|uyurke*|uyurken|vari*|we-let~I-am|yakt*|yaktim|yari yolda|yari~yolda|yine mi
69|*bimi|I-am~human|I-did~return|I-did~stop2|I~I-am|^bebegim|^gecmisi|adimi~anma|anma|arami~elekt|arkadaslarin benden
69|arkad~fazla|bende~uzakl|beni~istiy|ben~olmad|bes~daha|bunu~sir|dakika daha|dinle~dinle|evim*|evleni*|family1~best
69|gecmisi|gider~sen|girdim|hatiri*|heart~best|human~I-did|karanl*|keske~sana|kimse~duyma|kisi benim|kisi~benim
69|kiskandim|kiskaniyorum.|mele*|melegi*|melegim|mezara|mine~I-am|my~I-not|ne~sanki|not~I|ogren~degil
69|ogretmenine soyleme|onlar~soyle|only~I-did|onu degil|promise~tellnot|roman~bir|ruyamd*|ruyamda|sad~noone|saklayalim
69|saniy~ben|sen bir|seni yalnizca|sen~verin|sorar~de|sormaz|study~we|tellnot~write|var~sen|without~need|write~promise
69|yagm*
68|*adas|*esen|*ruz|*unce|*ydin|I-am~me2|^babam|^karsinda|^melegim|anlamasin|anlam~ben|arkadas|bal|bana ihtiyacin
68|baska~bile|bende~anlay|benimsin.|body~come2|body~lesson|bu ise|bulacaksin|bulacaksin.|burad~konus|bu~ise
68|caktirmadan|change.|demek~bende|dizl*|dizler*|duva*|duymad*|duysam|emin ol|emin~ol|fark etmesin|fark~etmes|gibisi*
68|gozler*|hayatim|home1~tutor1|hosuma gidiyor|hosum~gidiy|kapatirsan|kenari*|kimselere|kim~sen|kirilirim.|kodlardan
68|kopa*|leave2~I-do|my~leave|my~wait|my~we-let|need.|ne~konus|ne~sen|numar~yap|ogret~biliy|olur*|only~miss|ozel~kimse
68|return~I-will|saril~istiy|seni~burad|sen~hicbi|sesin~duysa|sevda|seviy~degil|tellnot~parent|thanks_to|tired~I-will
68|tutor1~my|unutmam|uygula*|we~deny|yarin~yoksa|yazardin|yok et|yoksun|you~change|yurudu*
67|*ele.|*hil|*ini.|*izim|*misi|*zlum|*zsam|^anneler|^annenin|^bogazim|^doktora|altindan|anneler|bakmadin|bana~o
67|bana~yeter|beni ara|beni~bu|best~love|bilmemeli.|bilmesin.|bu sohbet|burad~disar|daha~sonra|dahil|daily~kiss|deli*
67|denemen|diz|dugm*|evde~konus|forget~I-am|gozlerinin rengini|guzel~cozdu|home1~stay|human~deny|icim~parca|inanam*
67|inte*|izle*|kabul et|kabul~et|kalbimi|kal~biraz|karsi~bir|kimse~bende|kizim|kond*|kustum|lafini|leave~body
67|leave~without|makine degilim|mine~body|mi~bende|ne~annen|okuyunca.|olmasa*|oyal*|o~anliy|o~ondan|rehbe~biliy
67|sadec~baska|saril~birak|sark*|sende~iyi|senin~guven|senin~sorun|sen~uzulu|sorulari.|stop2|teni*|toplantisinda
67|understand~me2|understand~noone|we-let~love|write~best|yalni~tek|yazma|yaz~gorme|you-if~I-do|you-if~lonely
66|*dime|*orde|*urma|I-am~lesson|I-be~I-do|I-did~me2|I~happy|^butun|^hayatim|^kardesim|^laf|adim~yasin|anlat~yok
66|anneni|arami~ozel|bakmaya|bana~geliy|bana~kadar|bana~soz|baska~isim|benden vazgecme|benden.|beni~istem|ben~bekle
66|ben~konus|ben~seni|best~noone|biliyor.|bilme~icin|birak~beni|bu~sohbe|citl*|citlat*|citlatma|courtesy~I|daily~I-do
66|daily~darling|dayanamam|degil~onlar|de~baban|de~kurca|de~sayil|doya*|esim|family1~sad|favori*|ferman|gece.
66|gecmi~ucur|gittim.|hava*|hoslaniyorum|human~leave|ihtiyacin kalmadi|ilk~mesaj|iz|kapatma|kem|kendime|knownot~daily
66|kopm*|mi~ben|ne~biliy|noone~noone|once~gel|psikologuna|sana benim|sana~cunku|sana~mektu|seni*|sen~onlar|simit aldim
66|simit~aldim|tadi|tek~yer|tirnagin olamaz|tirna~olama|ucur|velilerine|we~stay|we~you-do|yoklug*|you-did~I-did
66|you-did~I-do
65|*aldi|*nlum|*yana|I-did~teacher|I-had|^kursa|aciy*|aglayacagim|aksam~gel|anaht~sende|annemi*|annemin|asigim.
65|bana asik|bana~asik|bana~ayir|beni~progr|beri|best~tellnot|bilmesinler|body~I-did|boyle|bu konu|bunu rehber|bu~ask
65|carpiyor.|cozeme*|dedi*|de~hisse|dilini tut|dilin~tut|dogrusu.|dusl*|en sevdigim|etmiyor|gece~kimse|gecir~mi
65|gibiyi*|gitmene izin|gitmes*|gomu*|gonlum|gune~basla|hatirim|hemen|hic~yok|ismi*|kadar~sana|kaliyorum.|kapat~ne
65|kiz arkadasin|kursa|lie~tell|mesaj~sil|not~me2|olursan|rastla*|rengini|return~I-not|sana denk|sana~denk|seni boyle
65|senin~yok|sey~belli|sinifindakiler benden|sinif~bende|someone~my|soyle~bana|study~body|tek~sen|uygulamayi|write~we
65|yagmur*|yerimde|yiki*|you~kiss|zaman~beni
64|*tmam|I-am~noone|I-did~we|I-did~you|I-do~tired|^kuzenine|^saclarini|ablan~biliy|anlatacaksin|bana~cunku|bekleyerek
64|ben olayim|bende de|bende~oneml|ben~geris|bilmemesi|biraz~cilve|body~noone|bula*|buyuklere|calistim|cekici*
64|cekicisin|cekip|cok cekicisin|cok~mu|daily~body|degerlisin.|ders~diye|donme|duymasin.|elini tutmak|elini~istiy
64|elini~tutma|family1~stay|gamz*|geliy~sen|gitme~izin|gunum|hayat~ben|heart~I-did|heart~you-if|hoca*|insan~bana|iyis*
64|kader~sen|kimse~ogren|kimse~soz|kuzenine|love|mi~senin|muht*|noone~not|oksa*|optum|o~birak|payla~bende|rememb~leave
64|rengin*|ruh|senin~olama|sen~yok|sesine|sesini duysam|sevdi~soyle|sey~ama|soyledim|stay~sad|sura*|tek~senin
64|telefonunda|tellnot~mine|tell~I-be|tutmak istiyorum|understand~you-did|uyud*|uyuya~bu|uzuntuden|ver~bana|vurg*
64|we-let~study|yanaklarim|yazma bunu|yazma~bunu|yetistirir|yuzuk
63|*art.|*aya.|*ayiz|*oruz|*sede|*ymis|*zler|I-not~come2|^hep|^prensesim|anlarim.|anneml*|annen~bana|ara verince
63|ara~verin|baglandim.|bakisi*|bakma~kiyam|bana yazmadin|basimi|baska isim|bastim|benim~mi|ben~ilk|best~I|birini
63|bir~orada|bir~yolda|bizd*|body~tell|cald*|calis~yerim|cikmasin|cry~tutor1|darili*|darilirim|dayanamam.|degil~benim
63|deri*|derl*|ders calisirken|dese*|dinle~tek|duramadim|elle*|elleri*|gece~seni|guna*|gunayd*|heart~mine|hep boyle
63|hep~boyle|heyecandan|insan.|iyi anliyorum|kahrolurum|kardesimle|kardesimle kavga|kimse~etme|kisi~senin|kodlar*
63|konus~bir|leave~you|lokm*|me2~love|mezara kadar|mezar~kadar|mi|mi~sec|neden~bana|noone|odam*|odevi~benim|okumas*
63|olur~bana|omru*|o~baban|o~kim|promise~me2|rast*|return~mine|sakin.|senden.|seninle konusunca|senin~bana|seni~bana
63|seni~duram|seni~kim|seni~tamam|sen~susun|sil sonra|sil~sonra|sures~goste|susunc*|susunca|tutma~istiy|umurum*
63|umurumda|uzulmez|vall*|var de|we-let~lesson|yasadim
62|*bil.|*dun|*isin|*ldum|I-not~courtesy|^mucuk|^onlarla|ablan~telef|aci cekiyorum|adresi belli|adres~belli|agliyorum
62|akiy*|akiyor|aklimdan cikmadin|aklim~cikma|annen~ne|arama|ayakla*|bana~vakit|bencillik|beni kendine|beni~de
62|ben~nasil|ben~yeter|best~you-do|bil.|bilmemeleri|bir~numar|bizimki|bugun~yok|bunu~rehbe|cikmadin|daha da|daha~kadar
62|daha~ne|dans|daya*|da~gibi|dinled*|diyecegimi|dogmus*|ekranin|erkegi*|erkegim|esin|esin~yok|et~gibi|gece
62|geliyorum sen|gozu*|hayatimin aski|hayat~aski|hic~hic|hic~unutm|hissetmek istiyorum|hisse~istiy|hizla carpiyor
62|hizla~carpi|human~my|icerle*|icerledim|icerledim.|icin~hep|isikla*|kabul|kapat~annen|kendin olabiliyorsun|kesers*
62|kod|leave2~you|leave~I-not|lonely~life|me2~stay|mege*|meger|mezar~gotur|mi~bu|mucu*|mucuk|ne~dinle|ogret~olmas
62|olabiliyorsun|oldug~herke|olmak istiyorum|omrum|ona~sordu|only~you|oyle~ki|paragraf cozelim|parag~cozel|prensesim
62|program~someone|rememb~sad|sayili*|secret|secret~me2|seni ailen|sey~anlat|sira~bende|soyle~yeter|teacher~we|tek sen
62|tek yer|tek~var|temiz~iz|uzuluyorum|velile*|wait~me2|we~needless|we~tellnot|yasla~istiy|you-did~daily|zorundayiz
61|*den.|*dum|*esin|*hil.|*itam|*redi|*zma|^manitam|^tenine|anlat~bozul|annen~yetis|bana~gelec|ben robot|ben varim
61|bende~ayri|bende~kalsi|bende~soyle|benim~dinle|benim~seni|bensi~o|ben~gerce|ben~karan|ben~mezun|ben~robot|ben~sinav
61|bile~mi|bilmed*|birin~bulac|bizim|bosuna|boynun*|bulurl*|bunu velilerine|bunu~velil|bunu~yeter|butun~benim|bu~kapan
61|come2~heart|daha kal|daha~kal|dahil.|degerlisin|degismem|deniz~dalga|doyama*|dusunmeden|dusunmez|duvarlarin|duyar
61|edemem.|ellerimle|etmiyor.|gecistir|gercek biriyim|gerce~bana|gerce~biriy|gizle.|gunlu~yazma|hak etmiyor|hams*
61|hangi~seni|hic unutmam|icin~ogren|iki~yaris|ilgin|ilk yazdigin|insan var|izleyelim|kalabalikta|karism*|kavga ettim
61|kavga~ettim|kaybolma|kazak|keske~ben|kirildim.|kiskanirim|kiss~I-do|konusacagim|konusacagim.|kucagi*|kucagima
61|kucuk~ben|leave~heart|manita*|manitam|mavi~kazak|me2~leave|nedir|noone~me2|numarasi yap|ogren~kimse|oldug~biliy
61|onlar seni|onlar~bilme|onu~degil|oral*|oralar*|orala~kar|oyalaniyorum|oyalaniyorum.|ozun*|ozunu|o~sevdi|perisa*
61|perisan|promise~I-do|robot degilim|saclarini|sakla~bence|sana~benze|sana~ihtiy|saniyor|sarki|saye*|sen varsin|sene
61|sen~varsi|sey deme|seyi.|sey~deme|sil.|stop2~write|study~cry|tell~love|tenine|titred*|titredi|trab*|trabzo*
61|trabz~hamsi|uyku tutmadi|uyku~tutma|verme~beni|we-let~daily|without.|without~human|without~you-did|yari|yasin~bir
61|yayi*|yazil~degil|yemi*|yemin|you-do~quote
60|*arem|*asam|*erce|*iler|*imle|*ksun|*ldu|*min|I-am~not|I-did~I-did|^babani|^duygularim|^ruh|abine|acaba|aklim~sende
60|aman|annen~saatl|aramizda ozel|ardinda|arkad~oneml|arkanda|atma|ayrildiniz|baband*|babandan|bana borclusun
60|beni program|benim~icin|beni~ara|ben~ozler|bilmesin|bilmiyor|bir tanesin|bir tek|bir~aldim|bir~anlar|bir~tanes
60|borclu*|borclusun|boyl*|bunu~gerek|burada biri|ciktin|cok~sikil|cry~I-be|daily~we|derin|destekleyemez|donerim
60|dusunmez.|el ele|el~ele|family1~courtesy|gecm*|geliyorsun|gozumde|gunden|help~tutor1|hepsi~ben|ikimizin|ikimi~arasi
60|itir*|iyi~benim|kendi~olabi|kesildi.|kimsede|kisi sensin|kisi~sensi|kiymetimi|knownot~knownot|knownot~write
60|nasil olsa|nasil~olsa|ne yapayim|nesem|nesem de|nesem~de|netlerin|oldugum|olmak~istiy|olurmu*|olurmus|ortali*
60|parmagini|progr~degil|romantik|sad.|sad~you-if|sana~yazdi|sekmey*|sen susunca|seni~cokta|sen~bilmi|sevdi~sonra
60|sevgilim.|sizl*|sonra~gibi|sonuyo*|soru cozdun|tamam git|tamam~git|tanesin|tanesin.|tek~buras|tek~etme|tellnot~help
60|tellnot~secret|temizl*|thanks_to~you-did|topa*|toparl*|tutor1~love|we~leave|yaninda olsam|yanin~olsam|yanli~anlar
60|yaratilmissin|yayilir|yazamiyorum.|yazdiklarimi bir|yazik|yer burasi|yildizlara|yine~bana|yoklugun
59|*ktum|*lden|I-am~mine|I-did~I|I-did~only|I-do~I-am|^anneni|^eger|^yazdiklarimi|acimiy*|aglayacagim.|ailen benden
59|ailen~sen|altin~yaz|annele*|annen~yazma|arkad~bile|arsi*|atesim|bakma~benim|bana~bu|bana~donme|bana~goruy
59|bana~musun|beni~ihmal|ben~artik|ben~kilo|ben~yil|best~deny|bilmesinler.|bir omur|birbi~hic|bir~bulur|bir~o|bir~omur
59|bir~yakal|bu nasil|bulus~olsun|butun~ogren|buyusu bozulur|buyus~bozul|cikmasin.|daily~life|darilirim.|disar~degil
59|diye~belli|eger|ekranda|eller~eller|family1~I-be|family1~understand|gerce~sadec|gibi~oldum|gizli~daha|gonul~bu
59|gormez|guzel~bakma|habers*|habersiz|hangi~boyle|hep~derdi|hic kimseye|hisl*|hisler*|hisse~musun|hosca~biraz|ibar*
59|ibaret degilim|ibare~degil|icimd~sey|ikimi~biliy|ikimi~bir|insan~ben|kelime etme|kelim~etme|knownot~sad|konus~konus
59|mine~I-be|mine~mine|mi~gibi|mi~insan|muha*|need~me2|ne~arkad|noone~mine|ogretmenin duymasin|olmadigin|olur~olur
59|ozel~payla|parent~study|program~deny|quote~stay|rememb~leave2|sadec~benim|saklayalim.|sana asik|sana~fena
59|sana~payla|sana~yetmi|saniyo*|senin~derin|sensi~mi|sen~kime|sira arkadasin|unive~okudu|vurgun*|vurgunum|we-let
59|we~only|yakisir|yaklas*|yasiyo*|yayili*|yaz~degil|yaz~ogret|yuzde~anliy|zeka degilim
58|*acik|*asim|*nyam|*rme|*unup|*ysam|I-be~I|I-be~my|I-did~help|I-not~life|^adini|^arkadaslarinla|^gitme|^kol|^vallahi
58|^yarim|acikt~sen|agliyorum.|ailene soyleme|ailen~yok|anahtari bende|anaht~bende|ayaklarim|baban~calis|baban~ogren
58|bamb*|bambas*|bana~tek|bana~yapma|basa|ben de|benc*|bend*|bende kalsin|bende~arama|benim icin|benim~deger
58|beni~basin|beni~yaral|benm*|benmis*|benmisim|ben~insan|bile~yazma|birakiyorsun.|birak~daha|birisi*|birisin|bitme~ne
58|bizim~ask|bogazi*|burad~burad|burad~gomul|bu~cozem|caktirma.|cikm*|cilvel*|cocuk~olur|cok~sever|come2~my|dagilirsin
58|dedik~senin|deniz|dunyam|dusunup|etmem.|family1~wait|gecel~bile|gelmedigin|gibi oldum|gibi~olmam|git tabii
58|git~tabii|gonlumu|goren|hatirim icin|hatir~icin|hayal~da|herke~sana|her~parca|hic~gitme|human~someone|ister~beni
58|kadar~ozel|karsim*|kendimi|kesildi|kimse~sey|kiss~I-am|konussana|konussana.|konuy~degis|leave2~write|leave~my
58|marry~I-did|me2~help|mesaj~kalbi|mi ben|mi gidiyorsun|mi~benim|mi~gerce|my~study|numar~devam|ogretmenin okumasin
58|ogret~okuma|olmasan|ona~bana|oyle~mi|o~mesaj|parent~family1|ruhu~duyma|sadec~degil|sana~birin|sana~olan|sansin*
58|secil~ben|senin~hep|senin~herke|seni~bilen|seni~etmiy|seni~tek|sen~olmad|sen~yazin|sisti.|son~mesaj|sorana|soran~de
58|soyle~baska|tamam mi|tell~body|terled*|titriyor|uygul~klaso|uzuntu*|yaraladi|yoksa~gerce
57|*biri|*ger|*rse.|*tme|*ucuk|*vir|*vmem|*zsin|I-be~lesson|I-did~lesson|I-will~study|I~stop2|^birlikte|^hafta|agladim
57|ailen~anlam|anlat~burad|anliy~baska|annen~kalma|aramaz*|arkadas gibi|atla.|ayril~artik|bana~et|bana~onlar
57|baska~kiril|ben mi|bende~baska|beni bu|beni*|benims*|benimsin|benim~varli|ben~evden|bildirimleri|bilece*|bile~gitti
57|bir zamanlar|birak~mu|biraz~ders|biri~benim|bir~geliy|bos ver|bosu*|bos~ver|bunu~biliy|burnun*|cevir|cikiyorsun
57|cok~gordu|cok~hosum|come2~wait|daha~sana|daily~I-will|dalgal*|deme~gibi|de~ben|dogum~bana|dusunmek|ekran~sures
57|eller~gibi|gelece*|gitti bu|gitti~bu|git~nasil|gordum.|goruyorsun|gucu*|hayran*|her~ailen|her~yetis|hicbiri
57|human~we|icin~bana|icin~beni|iki gundur|ikimi~bu|iki~gundu|ilk~yazdi|insan~benim|kadar~uzulu|karde~ettim|karis~yok
57|karsi bos|karsi~bos|keyf*|kimin~benim|kimse~boyle|kirginim|kiymet*|knownot~study|koll*|kolund*|mesaj~kiska|musu*
57|musun|my~teacher|ne konustugumuzu|not~lonely|ogret~mi|olmaz~mi|olur bana|onla*|onlari*|onlarin|opucuk|opul*|oyle
57|program~you-do|psiko~ben|sana olan|sana.|sana~gorem|secret~we-let|senin~bir|seni~bu|seni~ilk|seni~olara|sen~en
57|sen~o|sevmem|sig|siradansin|sonunda sen|sonun~sen|sst|sula*|tek~mesaj|tellnot~leave|tera*|tired~my|understand~best
57|unutuyorum|veren~degil|warn~stay|write~stay|yalan~soyle|yalniz kaliyorum|yalni~kaliy|yana|yapay~degil|yasiyorum.
57|yazil~aksam|yok de|yoksa~uzulu|you-do~heart|you-if~we|you~cry|zamanlar
56|*dim.|*ehir|*lsa|*smen|I-am~lonely|^balim|^bildirimleri|^etrafindakiler|^sakla|^soylersen|^utandim|adresi|aksamlar
56|alirdi*|anlat~ki|anliy~kimse|annen odaya|annen~odaya|aramiy*|aramiyorsun|arkasi*|ay~topar|bakmam|balim|bana da
56|bana~gel|baskalarina|baska~gorun|bekle~bekle|ben ilk|benden daha|bende~anlam|bende~hep|bende~mu|beni~oldur
56|bile yazma|bir kizim|birazd*|birazdan|bir~kizim|bu isi|bugun on|bugun~cozdu|bulurlar|bunu~yapar|bu~gec|bu~kimse
56|bu~sakla|cikarsan|cok ozledim|cok~ozled|courtesy~you-do|cozd*|de beni|dedik~olur|deger~benim|deny~love|ders~calis
56|de~cekiy|de~gun|de~kim|diye~yazma|dunya~benim|ekran~alma|elma*|eskise*|eskisehir|eskis~ama|etrafindakiler|etse*
56|ettigi|farklisin|gece~kadar|gelmedigin her|gelme~her|gerce~adim|gitmesen|gitmesen olmaz|gitme~olmaz|giyd*
56|gorunmesin|gorunmesin.|gorun~alma|gozum~bir|gulusu*|gurultu yapiyor|haber~surpr|hall*|hep~sen|hep~seni|hic~konus
56|hissettigim|ikinc~bir|insan bir|inter~de|isik*|is~senin|kadar~gotur|kahve ictim|kahve~ictim|kaldim|kaliyor|kalmasi
56|kapini kilitle|karsima|karsi~var|kemi*|kim fark|kimse uzulmez|kimse~uzulm|kim~fark|kim~mi|kiym*|kiz~ister
56|konus~gizli|koys*|kral*|kuserim.|lonely~I-be|me2~you-do|mine~feel|mine~return|musun beni|musun~beni|mu~sec|ne~baska
56|ne~degil|olmam.|olmamis|olmamis gibi|olmam~davra|olmam~gibi|olur~ben|onlar~bana|onlar~ne|oyle de|ozel~var|o~beni
56|resmen|sabr*|sadec~goruy|sana kur|sana~kur|sence.|seni~her|sokma|sorg*|sorunc*|sorunca|soylemissin|surat|su~yorul
56|tamam~anlat|tek~burad|ucum*|utandim|uyumu|uzulmez.|var sen|vazgecme.|verdi~annen|we~best|without~I-be|without~you
56|yanakl*|yanim|yanlis anlar|yar|yasinda bir|yazma~bulur|yaz~kimse|yine~gidiy|you-did~student_said|you-if~I-will
56|yuzde~seni
55|*das|*dik.|*erse|*llik|*lum|*mla|*umde|*zsen|I-am~sad|^arkadasina|^don|^donup|^heyecandan|^kalabalikta|altindan yaz
55|andi*|anlarsin|annemle|annen~bu|aramizda dursun|arami~dursu|arami~kalac|askimiz|atla|bahane.|bahse~iyi|bahse~olur
55|bana~yetti|bekle~senin|ben makine|bende~geriy|benimle gecir|benim~gunum|beni~cok|beni~onems|bens*|ben~makin
55|ben~neden|best~courtesy|bile~cok|bilme~onlar|bir~anlay|bir~kaliy|bir~sarki|bitirdin mi|biz de|biz~de|body~we-let
55|bos~ekran|boyle~birin|boyle~ozel|bozusu*|bozusuruz|bu sabah|bunu~olara|bu~integ|bu~sessi|bu~sinav|cevh*|cok severim
55|cok~yapma|come2~I-not|cozdum|cunku~ben|da benim|dakik~sayiy|da~benim|dedik~ama|dedik~konus|degilim yoruluyorum
55|dersin|di|di mi|dilini isir|dilin~isir|dinlemiyor|di~mi|dogru~ben|dokto~anlat|donerim.|donuyorum|durama*
55|duvarlarin kulagi|duvar~kulag|duvar~var|duyu*|eskid~yazar|evde bunu|evde~anma|fazlas*|fotog~guzel|gecen~o|gelirsin
55|gercek adim|gibi yap|gibi~yap|goste~kimse|gunum~senin|gun~degil|help~stay|human~only|ikimiz bir|ilk~yaz|incind*
55|isir|iyi taniyamaz|iyi~temel|kapatirsan beni|kesild*|kim~edece|kim~niye|kim~yanin|kopuyor|kopuyor.|kor|kulagi
55|kulagi var|kulag~var|leave~deny|life~best|life~home1|me2~thanks_to|mily*|miss~I|miss~daily|mi~oyle|mu olur|muhtac*
55|mu~olur|ne|nedir~bilir|ne~ailen|nihaye*|nihayet|niye~ondan|o|ogren~konus|ogret~oldu|olma~bana|opucugu|otekiler
55|o~insan|o~niye|o~oturd|rememb~best|saat~mi|sabah~bana|saklaman gerekiyor|sakla~en|sana~sey|secret~noone|secret~we
55|sen kapatinca|senden iyi|sende~ister|seni kimseyle|seni senden|seni sinifindakiler|senin~geldi|senin~icin
55|seni~kolla|seni~kucum|sen~ve|sey degilim|sizliy*|sizliyor|sohbe~bitir|soruy~de|stop2~promise|stop2~tellnot
55|study~secret|taci*|tadi yok|tadi~yok|tek~bile|temizle|thanks_to~not|turevi bitirdin|turev~bitir|tutor1~you
55|understand~tellnot|uyuyamadim.|uzuluyorum.|vermez*|we-let~me2|we-let~only|yaninda olup|yanin~olup|yapiyorsun.
55|yap~devam|yastig*|yazacaksin|yazardin.|yeni ciktim|yeni~cikti|yetti|yikiyo*|yoruluyorum|you-did~sad|you-do~come2
55|you~me2|yuzden seni
54|*egim|*ncim|*orim|*oyu.|*tik|*ume.|*umuz|*zdum|*zlar|I-be~marry|I-do~sad|I-had~write|^hatirim|^makine|^sirrimizi
54|aciyor.|alacak*|altin~annen|ama ben|ama~daha|annene yetistirir|annen~beni|annen~dahil|aradigin|arami~bu
54|arkadasim gurultu|arkadastan|arkad~gurul|arkani|ayril~bana|baban~etme|bana gel|bana~daha|bana~gibi|basm*
54|bende~kopma|benim disimda|benimle cikar|benim~canim|benim~cikar|benim~disim|benim~esin|benim~mu|beni~sevin
54|ben~kimya|ben~sinif|ben~unutu|biraktigini|bir~kiyme|bizim~de|boyle~anlat|boyle~ben|bunla~birin|burada da|butun~sen
54|cevrim*|cikar misin|cocug~da|cok yoruldun|cok~gitti|courtesy~me2|da~matem|degil~acik|denememde|dersin.|dert
54|de~korku|de~sadec|de~yatma|dinle~da|disimd*|disimda|diye sohbeti|diyor~senin|ekrani|en~iyisi|erase~you-do|favorim
54|gece~de|gecistir.|gerce~sana|gibi~asik|gibi~siir|giriy~senin|gitt*|gormuyor|gozle~rengi|gundur|gun~olur|hemen sil
54|hemen~sil|her~sen|hissettim|idar*|idare|iki~satir|ilk denememde|istemiyorsan|kadar ozel|kadar~insan|kadar~kimse
54|kadar~sey|kalir misin|kalir~misin|kalsin bu|kalsi~bu|kis|kodla~bir|konus~daha|koy annen|kulakl*|leave~only|lie~not
54|mani*|marry~we-let|matematikten|me2~only|metrod*|mezun~oldug|mi~beni|mi~olsun|mum|my~best|nasild*|nasildi|nasildi.
54|nedir bilirim|ne~hocan|ogrenc*|olmasin|olsun~ben|onlar~bende|onlar~hep|otes*|o~neden|o~yakla|peki~ben|promise~leave
54|rahmet*|rahmetli|randevumuz|saat bana|saat~bana|sadece benim|sallaniyor|sana~arkad|sana~dikka|sana~ki|sarili*
54|sekmeyi|sen olmasan|sende~goruy|senin~asik|seni~geris|sensi~biliy|sensi~bos|sen~olmas|simdi~kimse|sirrimizi|sizm*
54|sonra yaz|soyle~gider|soyle~tatli|stay~human|sustu~ben|telef~bakar|tutor1~daily|uc nokta|uc~nokta|ustume.|uzulmemi
54|uzulmemi istemiyorsan|uzulm~istem|uzun~kollu|var~ben|veriy~farki|we~tell|yalni~boyle|yanin~benim|yarin da
54|yarin~gelme|yazdi~gun|yok bu|yok~de
53|*dem|*emim|*gime|*ha.|*iyan|*kasi|*lima|*rale|*rtim|*smem|*tam|*usek|*yam|*zdan|I-am~home1|^agzindan|^askimiz|^bak
53|^caktirmadan|^evdekiler|^yanimda|^yillarca|ablan~karis|ac oradan|ac~orada|ailene soylemek|aklima|ama~gitme
53|anlatacak|anliyorum seni|annel~bilme|annen ne|anneni*|annenin|annen~girin|aramiza|arami~kimse|atiy*|baban|bakma~mi
53|bana~danis|barist*|basla~sana|be bugun|beklerim|bende var|benim~sensi|beni~daha|beni~sana|beni~uzdug|ben~dert
53|ben~orada|ben~zeka|berb*|be~bugun|bilmedi|bilsen|bir elektrik|biraz~cevir|birka~bana|bir~yana|bizim~ne|body~you
53|bosalt|bosalt.|bu bana|bulasi*|bu~muydu|bu~nasil|calisirdim.|canimi*|canimin|canimin ici|canim~ici|cevher*|ciddiyim
53|cikar~misin|cozdum.|cry~I|daha~kimse|daily~me2|dayanamiyorum.|degil bu|degistirmene|deha|ders~seyle|ders~yap
53|devam~ben|de~biri|de~gel|de~git|de~iyi|de~yok|dogmussun|dosyana|dusuyo*|duymasin biliyorsun|ederdi*|ekrand*|eksili*
53|elektrik var|en~baska|etra*|etrafi*|evde kedim|evde~kedim|gamzel*|gecmek bilmedi|gecme~bilme|gel baska|gelmen
53|gelme~cok|gel~burad|gerce~istey|gibi~gerek|gider~de|git~ben|gizli~konus|gotur|gune*|guzel~senin|ha.|hala|hani~ya
53|hazirlanirken|heart~need|help~erase|her seyi|herke~kal|her~seyi|her~zor|hikayeyi|ilk~bulus|insan~arasi|integrale
53|ister~bir|itiraf*|iyiy*|iyi~ama|izin~verme|kahrolurum.|kapat~istem|kapind*|kapinda|kar|karney*|kere|keyfi~yerin
53|kimse~rahat|kitap~de|kiyame*|kiyamet|ki~benim|klav*|klavye*|kopya~soyle|leave~someone|lie~I|madem|marry|mu~ben
53|my~kiss|ne~ki|noone~body|ogret~duyur|omur boyu|omur~boyu|o~takil|pence~acik|quote~leave|saatle*|sahild*|sahilde
53|sahilde yurusek|sahil~yurus|sana yetmiyor|sana~cevre|sana~gotur|secret~tutor1|sen yazinca|senin sorunu|senin~iki
53|seni~bekli|seni~gozum|seni~sayfa|seni~varli|sen~agliy|sen~dugum|sen~duruy|sen~kahro|sevinc*|sevincten|sevme~seni
53|seyle~onlar|sey~sana|silers*|silersen|sinif~ben|sirtim|sonra~misin|soran~da|stay~you-did|stop2~I-do|sultan*
53|tamam~ben|taray~gecmi|teacher~mine|teacher~student_said|teacher~tutor1|tek~disar|tell~secret|tepe*|uzanip|uzulm~yaz
53|uzulurum.|varligim|yanli~dogmu|yerin~benim|yett*|yoruldun mu|yorul~mu|you-did~darling|you~marry|yuruse*|yurusek
53|zordu
52|*dimi|*izle|*meye|*nce.|*rdi|*riz|*zime|I-am~happy|I-be~write|I-did.|I-did~come2|I-did~secret|I-will~stay|^ablana
52|^aklim|^bizimki|^canimin|^madem|^takma|adimi anma|agriyo*|agzin~kacir|agzin~sakin|altindaki|anlars*
52|anlatirsan buyusu|anlat~buyus|anlat~gore|annen~gerek|aramizdaki bu|arami~sey|arkasindaki|ayril~bende|bahsediyorsun
52|bakal~kac|bak~bir|bana~gider|bana~yazac|basim catliyor|basim~catli|basind*|bekle~o|ben|ben biliyorum|ben gercek
52|benim~benim|benim~ekran|benim~yanim|beni~uzuyo|bensiz o|bensi~sinav|ben~alisk|ben~arkas|ben~sabah|ben~test|best~you
52|bir yana|birak~bana|bir~anaht|bir~atma|bizde|boyle~nered|bu yolu|bugun~keyif|burad~gider|bu~yolu|calis~dagil
52|caliyo*|caliyor|catliy*|catliyor|cekm*|daily~I-had|daily~forget|da~sensi|de ilac|degil~ben|degm*|deli|deni*|derind*
52|derinden|derler|de~geris|de~ilac|dinlem*|dinleyen birini|dinle~birin|disariya|dizime|dizime yat|dizim~yat
52|dogum~gunum|dondur*|duyan olmasin|elini tutsam|elini~tutsa|en~benim|eskide*|eskiden|eskisehir okudum|eskis~okudu
52|etti~ben|evde~acma|family1~I-am|family1~we-let|gecel~cok|gelmi~bugun|gitme~olur|goremez|gun~zor|halini|hep~oluyo
52|her~her|her~vedan|hic~mi|icimde bir|icin mi|ikinci bir|iki~kisil|ilac~kulla|ilk~itira|isin bitince|isiniy*
52|isin~bitin|istemiyorum|iste~degil|iyisi|izlerk*|izlerken|kadar~verme|kadar~yok|kaldi~davra|kalsa~olur|kaptir*
52|kayboluyorsun|kenar~cok|keske~seni|kim~bahse|kisa tut|kisa~tut|kisin|kisisi*|kisisin|kod~degil|konus~gibi|konus~hic
52|korkardim|koy~annen|kurdugumuz|leave~need|lonely~I|miss~you-did|my~come2|nerele*|neys*|neyse|nezl*|not~stay
52|o insanlara|odada|ogretmeninin|ogret~yetis|olmasi*|olsayd*|omuz silk|omuz~gec|omuz~silk|ona sordum|ondan
52|onlar~birak|only~courtesy|oyle yaz|oyle~yaz|ozel~birin|parma~kimse|pencereden|psiko~not|return~promise|return~sad
52|ruyam~gordu|saatlerde|saat~dakik|sana yanigim|sana yeterim|sana~ama|sana~yanig|sarji|secret~I-am|secret~program
52|sekmed*|sende~beni|seni sectim|senin~diger|senin~evlen|senin~yanin|senin~yazil|seni~bilmi|seni~dersi|seni~dusle
52|seni~secti|sen~insan|sevgi~benim|sey~yalni|sikisiyor|sikisiyor.|sikt*|siler~bir|silk|silk gec|silk~gec|sinirlendim
52|sirtini|sonuc~acikl|soyle bakalim|soyle~ailen|soyle~alir|soyle~bakal|soyle~de|soyle~sana|stop2~noone|sular|taniyan
52|tek ben|tek~bekle|tek~sohbe|telef~sarji|terci~yapti|tutsam|uc~da|umuru~sadec|uzuy*|uzuyor|uzuyor.|var ki|var~anlam
52|var~ki|we~home1|yagmu~ne|yanigi*|yanigim|yildi~bakti|yilla~bana|you-did~I-be|you~return|yureg~dayan
51|*aska|*ayi.|*bzim|*eriz|*fen|*hat.|*lim|*ncu|*olma|*ore.|*rat|*sune|*tfen|*vran|I-be~wait|I-did~tired|I~noone
51|^komsunun|^ogretmeninin|^optum|^sendeki|^seni|acti*|ad koy|ad~koy|aglayan|ailen ne|alir*|alma|anlas~iste|ara~beni
51|arkadaslarima|arkad~bulam|arkad~tirna|ask~itira|ayirir*|ayni~aciyi|bambaska|bana guven|bekledim.|bende~olsun
51|beni kime|benim sana|benim~gozum|beni~kenar|beni~kime|beni~var|beni~yarin|benze~yok|best~we|bil ki|bil~ki|bir~deme
51|bos degilim|bu sene|bulust*|buna*|bunun~kalma|bunu~kimse|bura*|bu~gidec|bu~sene|bu~yanli|calis~demek|calis~progr
51|cikti~gitti|cok~bana|cok~basim|cozme~bana|daily~home1|daily~wait|davran|da~diye|da~sende|dedem|degilim hissediyorum
51|degil~bana|der~ben|de~karde|de~kilo|de~kulla|de~sene|de~surek|dokuns*|dusun~biri|duyar~seni|duyar~sus|elim|elini
51|en guzel|en~sevdi|etmesin.|fark~gecel|fizik~kimse|gecel~ben|gece~uyku|gelmezsen|gibi~davra|girip|gomuls*|gomulsun
51|gore.|gorme~bana|gozyaslarimi|gozyaslarimi tutamadim|gozya~tutam|gun~ama|help~forget|help~tellnot|help~we|her~biter
51|home1~life|iki~kelim|istem~zor|istisn*|izleri|izler~kollu|izler~uzun|kadar~cekip|kadar~onems|kalir~disar|karnim*
51|kendi~unutu|kimse~demem|kimse~etmes|kiss~me2|kiss~mine|kokunu|konustuklarimiz|love~darling|lutf*|lutfen|maki*
51|merak~yanin|mesajini gorunce|my~thanks_to|nabz*|nabzim|ne ailen|ne~kaybe|noone~I-did|noone~deny|not~ben|not~darling
51|numar~gibi|ogren~kizma|olmad~aksam|olmustum|olmustum.|ona gore|ona~gore|ona~kiska|onda*|ozel birine|paylasamam
51|prense*|program degilim|rahat.|rastlamadim|rehbe~dosya|return~body|sad~life|sakla~anlam|sana~oldum|saril bana
51|saril~bana|sekme~kapat|sendek*|sendeki|sendeki isigi|sende~isigi|seni sevmekten|seninle boyle|senin~icten
51|senin~rastl|seni~baska|seni~etmek|seni~kadar|sen~nefes|severd*|severdim|seviy~de|sevm*|sevmek*|sevmekten|sey biter
51|sey~biter|sir~tutar|sizliyor.|sonra~yaz|soran olursa|soran~olurs|sorarl*|soyle~benim|soyle~sonra|su kapidan|su son
51|sustun|su~kapid|su~okuyu|su~son|tabii~ben|tapi*|telef~bir|telef~yazma|tell~darling|tutamadim|uc~yoktu
51|understand~lonely|utand~simdi|uzdugu*|verdi~bugun|vicdan*|we-let~noone|yalvaririm|yapiyorsun|yemin et|yemin~et
51|yilla~bir|yorgan*|yorganin|yorga~altin|yorga~yaz|yuregi|zaten hep|zaten~hep
50|*emde|*eyi.|*fim|*guya|*ida.|*ken|*ldun|*lyon|*rup|*ske.|*tla.|*zin|*zum.|I-be~I-will|I-did~kiss|I-will~daily
50|^anlasilmak|^bas|^dilini|^gitmen|^kulaktan|^otobusteyim|^saril|abine~soyle|ac kitabini|acmaz|ac~kitab|adimi~verme
50|ailen~olsun|alirdim|alisig*|alisigim|altin~isigi|anlam~sensi|anlas~istiy|anlatman yeter|an~sen|aradi~yok|arkad~beni
50|ayakta*|ayril~simdi|bana~sensi|bas basa|basimi donduruyorsun|baska~cunku|baska~mu|bas~basa|be|bende~dusun
50|benim~basar|benim~baska|benim~iyisi|benim~ne|beni~soyle|ben~alisi|ben~de|ben~muyum|ben~onlar|ben~tasiy|ben~yasin
50|ben~yetmi|bildirimleri kapat|birin~cevre|biriyi*|biriyim|bir~ardin|bir~begen|bir~goruy|bir~kopuy|bir~olmas|bisi*
50|bisikl*|bogazimda|bos~bana|bu yazismayi|bugun~soru|bunu kardesine|bunu~karde|burad~o|burasi.|buyuk~onlar|bu~netle
50|bu~yok|cayimi|cikisi*|cikis~bir|cok~anliy|daily~mine|da~kalp|dedig~yarin|degis~annen|desek|de~surat|diye~sohbe
50|dokun~aglay|donduruyorsun|donduruyorsun.|don~yeter|dunya~duruy|dusers*|ekran goruntusu|ekran~annen|ekran~bu
50|ekran~da|ekran~rapor|en~mutlu|evdekiler|gece~senin|gecmisi temizlemeyi|geliy~bana|gelme~bir|gezi*|gibi~sana
50|gibi~yapma|gidip|gidiyo*|git~ama|gozum~dustu|gun~her|guzel~bugun|happy~tired|home1~family1|icind~bana|iyisin.
50|iyi~bana|kalbim*|kanl*|kanli|karariyor|karneyi|karsilikli|karsi~gerce|keske.|kiki*|kimse~suphe|kird*|ki~bana
50|kulag~yayil|kulaktan kulaga|kulak~kulag|kulak~yayil|kulla~icin|kuze*|leave2|leave2~understand|leave2~you-do|lie~lie
50|love~I-did|makarn*|matematikten korkardim|matem~korka|mesaj~baska|mesaj~firla|mesaj~mi|milyon|mi~gidiy|my~darling
50|neden~arami|noone~promise|not~you|ogrencim|ogret~bana|ogret~beni|ogret~duyma|oldun.|olursa*|once ben|once~gerek
50|once~yazma|otobusteyim|oyle~bana|o~bana|o~hak|parma~uclar|pencereyi|peris~oluyo|promise~mine|romant*|ruyam~sinav
50|saatleri sayiyorum|saatl~sayiy|sallan*|sana deli|sana verdigim|sana~deli|sarilip|sekme~degis|sende~bu|seni~ben
50|sensi~cok|sen~bir|sen~karar|sen~saatl|sevgilim ol|sevgi~olmak|sevgi~ver|sevme~mumku|sey soyleme|sey~arkad
50|simdi~burad|sinav~kazan|sira~senin|sonra~kaybo|sonra~nered|sonuc~de|sorar~yok|sorunu dusundum|sorun~dusun|sozun
50|study~I|sustug*|tama*|tanidigim|tanid~en|tell~we-let|temizlemeyi|tercih ederim|terci~ederi|thanks_to~we-let
50|tutor1~forget|tutor1~stop2|ucla*|uclari*|utandim simdi|uyandim|vakit~bana|vakit~mi|vallah*|var~gitme|var~seni
50|without~we-let|yagmu~kokus|yalni~sana|yanin~kalp|yapay~adim|yasl*|yasla~de|yavu*|yaz~isigi|yetmiyor muyum
50|yetmi~muyum|yok~gibi|yok~hep|yorga~isigi|you-did~family1|you-did~my
49|*adik|*anem|*dip|*ibim|*lar.|*rana|*rida|I-am~help|I-be~you-do|I-not~noone|^abine|^askerdeyken|^az|^gelmedigin
49|^gonul|^gripten|^hayatindaki|adini~gibi|afraid~best|agac*|aksam~gibi|alir ben|alir~ben|altind*|anlay~cikma
49|annen~arami|an~de|arami~sana|arasi~harca|arkad~olabi|artik~kalma|askerdeyken|ayni aciyi|ayril|baban~bile|bakark*
49|bakarken|bakma~bile|bana~anlam|bari bir|bari~bir|basim~dondu|baskasi|baskasini|baska~ihtiy|bende~kaldi|bende~kopar
49|benimle konustugunu|beni~gitme|beni~olurs|bensi~bakal|ben~dagil|ben~gordu|ben~kisiy|ben~sever|bile demeden|bileli*
49|bilelim|bile~demed|bile~disar|bilmesine|bir iyi|birak~simdi|birin~nered|bir~demed|bir~kapat|bir~sakla|bir~uyu|bize.
49|bizim~yok|boyle~iste|bulamazsin.|buyuk~tek|bu~demek|caldin|calisirken seni|cektigini|cikmas*|cikmaz.|cok~kisa
49|cumle~altin|cunku~onlar|daily~marry|darald*|daraldi|da~agir|da~de|de bugun|demed~cok|ders~seni|de~fena|de~iki
49|disar~kimse|diyorum|dizi*|donup~bile|don~don|dosyan*|dudakl*|dunyam duruyor|duraks*|duyan~olmas|duyunc*|duyunca
49|ekran~seni|eksik~ben|eksiliyorum|ette*|etten|etten~kemik|family1~you-do|gecmes*|gecmesin|gelmed*|gelme~daha
49|gerek~var|gibi|gibiyiz|gidersen|girdig*|giriyorum|gozumd*|grip*|gripte*|gripten|gundu~yoksu|gun~cok|guzelsin
49|guzel~sen|haber~ama|hadi simdi|hadi~simdi|hala~duruy|hayatt*|heart~human|her seyden|her~seyde|hissetmek|icime~bir
49|icin.|icini~tek|ikinc~yok|isim*|kadar~kal|kaldi~o|kalir~kimse|kalkarsan|kapats*|kapat~diye|kapat~dusun|karan~gibi
49|karnima|kaybetme|kenarinda|kendi sinav|kendi~sinav|kimse anlamaz|kimse~farki|kokus~guzel|kokus~ne|kolay~biraz
49|konusmani|konus~sen|kucuk~calis|lonely~body|miyim|mi~yani|mu~sen|neden~cunku|need~I-did|need~my|nefes~biri
49|nefes~var|net~yapmi|noone~study|o kadar|odevin|ogren~yuzde|ogret~yok|okuld~anlat|okumasin biliyorsun|okuma~biliy
49|okuyor|oldun|oturdu|oturup|oturuyorum.|ozel~bir|o~hala|promise~only|raporu*|sakin~bu|saklay*|sana inanmaz
49|secret~human|secret~stay|secret~you-do|sen yoksan|seni bu|senin yaninda|senin~arami|seni~alir|seni~mu|seni~numar
49|sen~buras|sen~daha|sen~gunle|sen~sana|sen~yoksa|seviy~konus|sinav~benim|sizmas*|sizmasin|stay~I-do|suphelenmesin
49|su~iyi|tali*|talibi*|talibim|taniy~yok|thanks_to.|tureve|uc~yoksu|ugrama|ugrama.|uzulur|var kabul|var~kabul
49|vermeyelim|wait~I-not|we-let~lonely|we-let~stop2|we~sad|write~not|yalniz birakma|yan|yanin~belli|yarati*
49|yasin~kizim|yatinc*|yatinca|yazama*|yazilim degil|yikili*|yikilirim|yikilirim.|yokluguna|yoks*|yoksan
49|you-do~without|you-do~you-if|you-if~sad|yuzu*
48|*amaz|*ana|*arna|*bim.|*gmez|*iriz|*izin|*mara|*muz|*ola|*ric|*ric.|*riz.|*rla.|*rna|*rola|*stuk|*sum|*tuk|*urun
48|^babandan|^dizime|^gulusune|^mola|^seviyorum|afraid~body|aksam~hic|anlatiyorum|anliy~kim|annem~aklim|annen~ben
48|annen~bilec|annen~hemen|annen~hocan|arami~sen|arasina|arkad~caliy|arkad~degil|askim.|askim~sinav|atiyorsun|bakama*
48|bakma~oyle|balkon*|bana cok|bana soyle|bana~don|basin~oturd|bask*|bedenim var|benden baskasina|benden bir
48|benim gozumde|benim~numar|beni~bulam|beni~hic|beni~ve|benzey*|benzeyen|ben~hic|ben~iki|ben~okuru|ben~olmak|ben~uc
48|bile~seni|bilmedi.|bir numarasin|birakmissin|birakmissin.|birbi~degil|biri~burad|bir~icim|bir~yiyip|bize kalsin
48|bize~kalsi|bizi.|body~tutor1|boyle~bekle|bugun~giydi|bulaca*|bunu sir|bunu~ama|bunu~baska|bu~gitme|bu~iyisi|bu~kal
48|calismaya kalkarsan|calis~kalka|cayi*|cekip~gidec|cevrimdisi|cok yalniz|come2~tell|cozeri*|daha sonra|darling~tired
48|da~geliy|de bana|deger~bende|degmez|demek benden|devam~olur|de~kere|de~yazma|dinlemez|diyec~anlat|diyor~bana|doku*
48|duyarl*|duyarlarsa|duyma~annen|edebi~sevdi|eden*|elekt~de|elekt~sen|emre~cok|en~sensi|erase~forget|erase~my
48|etmek istiyorsan|etmek~istiy|ettik|et~bana|evlen~senin|farkli*|favo*|gerce~var|gerek var|gibisini|gibi~bugun
48|gibi~gidiy|gidecegim|gidersin.|gidiyorsun.|gorus~benim|gozlum|gozumun|gulusune|guzelim.|hakkim*|haric|haric.
48|hattin*|hattini|hattini arayip|hatti~arayi|hemen~ben|herke~gider|her~gunun|human~leave2|icin de|icin~kalab
48|iki satir|ikimi~dunya|ikinc~olmay|iki~bana|ilgiyi|insan~bir|insan~oldug|istemiyorum sen|itira~sen|kadar iyisin
48|kadar~iyisi|kalbi~mi|kaliyor.|kalka~dagil|kapt*|karsinda gercek|kasiliyor|kasiliyor.|kaza*|kendi aramizda
48|kendi~arami|kendi~kalkm|kendi~seni|keske hic|keske~hic|kiss~study|kiss~you|kitap~okuru|ki~simdi|klaso~koy
48|kolun~ailen|konustuk|kulaktan|kuzeni*|love.|mahv*|makarna|market*|me2~heart|mecnu~benim|mevz*|mezunu*|mezunuyum
48|midem kasiliyor|midem~kasil|milyo~senin|muhabb*|muhabbetimiz|mutlu~istiy|ne gerek|neden~ki|nerelerdeydin
48|nerelerdeydin.|niha*|numara|numarasin|o emre|ogretmenligi|ogret~gerce|ogret~sey|ogret~yil|okudu~sil|okuldan cikinca
48|okuld~cikin|okuyu~yok|olan hislerim|olan~hisle|once~ben|onlar~daha|only~I-do|otekil*|otesi|otesi.|oyku|oyun~orada
48|ozel bir|ozlemisim|o~durup|o~emre|paragraf sorulari|parent~I-be|parf*|parola|paylasma bunu|payla~bunu|program~leave
48|rapor~annen|rapor~goste|sabah~cikti|sana benzeyen|sana~aferi|sana~bos|sana~hisle|sana~muyum|sanki~benim|sekeri*
48|sendr~var|seni dusunmeden|seni ogretmenlerin|seni sadece|senink*|senin~dilin|senin~ses|seni~annem|seni~ezber
48|sen~cok|sen~midem|sen~secil|sen~unutu|sevdal*|siir|sir olarak|sir~olara|someone~mine|sormaz.|soyle~sus
48|student_said~stay|study~sad|su~kadar|taniy~bir|tek~ses|tellnot~knownot|tell~I-not|tell~stay|tired~body|titriyorum
48|trigo~bahan|umuru~degil|uyuya~gece|vakit~kadar|var~et|verdi~bana|vermem.|ve~benim|vicdanin|vicda~mi|yakism*
48|yalni~sen|yarin~ben|yasam~da|yazsa|ya~ben|yerine benimle|yetmiyor|yokken calisma|yokke~calis|you-did~come2
48|you~come2|yuzunden.|zaman~cok|zeka~degil|zor~degil
47|*cten|*eydi|*hici|*ilma|*irim|*lahi|*mdi.|*nsiz|*omu|*onu.|*romu|*sil.|*uden|*uldu|*zim.|*zmam|I-not~change
47|^eskiden|^yildizlara|adim~deniz|agir~geliy|ailen~verme|aklima geldin|alir~sus|altin~koy|anlami|anlat~ben|anlayisi
47|anliy~bunu|anliy~yapab|annen~gecis|annen~ise|arama~oldun|aramiz*|arkad~peki|arkad~yapiy|arti*|asik~olmam
47|ayakl~yerde|babana soylersen|baban~alir|bana verilmis|bana yazacaksin|bana~ac|bana~borcl|bana~edinc|bana~veril
47|bana~yazar|baskasina degil|bekler ben|bekleyemem|bekleyemem.|bekle~ben|belli|ben bekleyemem|ben cozdum|benden soz
47|bende~iyisi|benzerin|benzerin yok|ben~an|ben~gecel|ben~kalin|ben~surek|bile seni|bile senin|bilen|bile~deme
47|biraz~otur|bir~bilse|bir~robot|bir~yedi|bize ozel|bize~ozel|body~leave|body~stay|body~you-if|boyle seyleri
47|boyle~seyle|bozulur.|bu ikimizin|bu konustuklarimiz|bugun~kusur|bulamazsin|bunu~bulur|bu~cekip|bu~sabah|bu~sonra
47|caktirmadan yaz|cakti~yaz|cikma~ne|cok~uzuld|come2~I-do|come2~lie|daha otur|daha~otur|daha~yapma|daily~without
47|danis~sonra|dedig~ben|demedim sen|demed~sen|denemen nasil|de~gec|de~yil|dibi*|dinleyen|disar~bu|diyorsun ya|don
47|dost~boyle|durdum|ekran~bize|ekran~ozel|ele~verme|eller~yaziy|elve*|en iyisi|erase~someone|erken~yatma
47|esin benzerin|esin~benze|fazlasi|fazla~kiska|flortl*|gecmi~temiz|gerce~tek|gitmen|git~alisi|git~beni|git~karan
47|gizley*|goreyi*|goreyim|gorun~bize|gorun~ozel|gunlugune|gunlu~bulur|hasr*|hayal ediyorum|hayal~ediyo|hayat~kadar
47|hepsi~benim|hep~gel|her|her an|her gece|her~an|her~gece|hicbi~bugun|hicbi~tadi|hocana|human~help|human~life
47|ilkokulda|ilk~yapmi|istiyorum seninle|iyiyim*|iyiyimdir|kabu*|kafam~sisti|kalkar*|kapat~da|karistirir|karistirir.
47|karsi~soyle|kemikt*|kendi~senem|kendi~simdi|keyfim kacti|keyfi~kacti|kim yapabilir|kims*|kimseye anlatma|kim~bunu
47|kim~yapab|kiss~rememb|kizmaz|knownot~we-let|knownot~you|konusulani|konus~boyle|kulagina|kulak~tak|kusur~bakma
47|kuzen~da|life~courtesy|lonely~you|love~my|love~you|manti|mesaj~ben|mesaj~simdi|mine|nasil~soyle|nefesim|ne~cok
47|ne~sana|ne~zaten|noone~my|noone~parent|not~change|numarasi|odaya~hemen|odevi~bitir|ogre*|ogren~o|ogret~gibi
47|olabi~de|olmam|olsak|onlar~halle|onlar~yargi|only~we-let|opucu~karsi|ort|oyunca*|ozel.|o~hosum|o~sirad
47|parent~understand|parliyorsun|parmak sozu|parma~bir|parma~sozu|paylasamam.|progr~ben|rememb~cry|sabah~cok
47|sabah~yorul|sagli~rapor|sahici|sahici.|sakl*|saklar*|sakliy*|sana~ailen|sana~kitap|sana~neler|sana~sen|sana~yaziy
47|secret.|sendromu|sene*|senemd*|senemde|senin gibisini|seninl*|sen~anliy|sen~diger|sen~hisse|sen~sinif|sevgili olsak
47|sevgilin olmak|sevgimi|sevgi~olsak|seviy~arkad|seyin tadi|seyin~tadi|seyin~yok|sey~once|simdi.|sinav senemde
47|sinav~cakti|sinav~olsun|sinav~senem|sinif~kaldi|sirf~icin|soba*|sobayi|someone~I-do|son bir|sonra ilk|sonra~ilk
47|sonra~kimse|sonra~yine|soylediklerim|stop2~deny|student_said~body|tabii~beni|tamam~mi|tasiri*|teacher
47|teacher~needless|telef~evde|temelli|tercih listeni|thanks_to~you-if|tirnak*|tirnaklarimi|titri~sana|tuttum
47|understand~darling|understand~jealous|utandi*|uyanmak|vallahi|var ben|varl*|verdim|veren bir|veren~bir|vermem
47|without~lonely|write~my|yakl*|yapabilir bunu|yapab~bunu|yapmistim|yargilar|yarin mutlaka|yarin~mutla|yaz kimse
47|yazmadin|yeng*|yetistirme|yetistirme.|yoklu~cok|yokt*|yok~sende|you-do~leave|zord*
46|*alti|*cana|*cti|*erin|*fam|*fini|*fli.|*lti|*nca.|*nce|*piye|*rce|*rdik|*reve|*rmam|*unu.|I-am~I-did|I-do~leave
46|I-do~you-if|^akranlarin|^bilmemeleri|^deniz|^inan|^ogretmen|acidi|acidi.|akranl*|akranlarin|akran~senin|anlamazlar
46|anlar~o|anlatacaksin.|annen~benim|annen~katar|aramizdaki sey|arkad~ister|arkandan|askim~da|askin~seni|aslin~ben
46|atma.|ayirmi*|az once|baban~bu|bana ac|bana~bekli|baska biri|baska~ben|baska~biri|bazi~seyle|bekled*
46|ben universitedeyken|bende|bende~aliyo|bende~istiy|beni de|benimle konus|benim~oldug|beni~bekli|beni~bende|beni~hep
46|beni~kendi|bensiz calismaya|bensi~dagil|ben~kaliy|ben~yarat|bilemez.|bilen~yer|bileyim.|bile~bilme|bile~cozem
46|bilmeyecek|bilme~de|bir bilsen|biri~yazis|birt*|birtan*|bir~var|bizim~boyle|bugun~basim|bunu~tutma|burad~kelim
46|burad~olur|burad~tek|burk*|burnum*|bu~ben|bu~dahil|bu~okula|calismaya|calis~seni|cikinca burasi|cikin~buras|cikiyo*
46|cocukla|cokta~bunu|cozdu~dersi|cry.|da ben|daha keyifli|daha~daha|daha~keyif|dara*|darling~my|davran.|defte~yazma
46|degil~adim|degismem.|demem~insan|denem~yapmi|deny~feel|dert~yanma|desem~misin|de~yasin|de~yazar|diye odum|diye~odum
46|dogrusunu|duss*|dusun~bile|duzeltince|ekran~biri|ele verme|erase~we|erir*|essizs*|essizsin|etme~arami|evdek~sonra
46|fazla~olabi|flort~gidiy|flort~hosum|gece~konus|gecmisini|gibi yapma|gibi~bunu|gidiyor.|gidiy~de|goruy~bir
46|gozde~olan|haberd*|haber~beni|haber~verme|hasta|hatasi yaparsam|hatas~yapar|help~feel|help~miss|hem de|hem~de
46|hep~ikinc|heyeca*|hic~bilme|hocan|hocaya|home1~me2|human~me2|human~you|icimd~bir|icin~gece|ikinc~pland|iki~dakik
46|isimle|istemiyorum seni|istem~kal|iyiyim|iyi~anlay|izlem~sey|iz~kalma|kacti|kadar~goste|kafam|kahvalti|kalbi~yere
46|kalir~anlat|kalktim|kal~kal|kanim|karde~yanin|katars*|katarsan|katar~yardi|katlan*|kaybol*|kelim~yok|kesili*
46|keyifli.|kimse sormasin|kimsenin ruhu|kimseye de|kimse~ruhu|kim~neden|kisili*|kiska~hepsi|kiska~iste|kitap~sana
46|kiz~arkad|kolay gelsin|kolay~gelsi|kollar*|kolu*|konus~gidiy|konuy~acma|kopan|korkuyorum.|kosuya|kosuya ciktim
46|kosuy~cikti|kucuk~dunya|leave~me2|love~daily|maas*|mesajlari sil|mi cikiyorsun|miyi*|mi~cikiy|mutlu~iki|my~heart
46|nasip|ne demek|net~insan|o adami|o cocukla|odum|ogretmenine duyurma|ogret~acma|olal*|olalim|olmaz~ben|olsun~sen
46|olurum|olurum.|once~olaca|oyle mi|o~adami|program~I-not|razi*|raziyi*|raziyim|raziyim.|rehbe~okuma|rehbe~sorar
46|rehbe~soru|return~kiss|sabah~yaz|sad~I-am|sakin~ogren|sana layik|sana~gecti|sana~layik|sana~su|sayilir.|sec
46|seni dusundum|seni kaybetmekten|senin~cumle|seni~haber|seni~okur|seni~takdi|sensizlik|sen~bu|sen~guzel|sen~hep
46|sen~kim|sen~kimse|sen~konus|sen~yana|sesini|sevgili olalim|sevgi~olali|seviy~soyle|seviy~var|seyr*|sikayet etme
46|sikay~etme|siler~sey|simdi~degis|son~daha|sormasin|soyle~et|soyle~sakin|soz~birak|stay~me2|tabii ama|tabii~ama
46|teacher~stay|tell~my|temell*|terapiye|tutmad*|uc~kaldi|universitedeyken|uyanip|var~boyle|var~degil|var~yok|ver bana
46|verdi~ailen|wait~rememb|we-let~body|we~I-be|write~home1|write~tellnot|yakal~de|yana.|yapma~sonra|yarin~gelir
46|yaris~yaris|yazim~yapar|yeter ki|yeter~ki|yetmiy*|yok belki|yok olmayacak|yoktun|yoku*|yokum|yok~belki|yok~olmay
46|you|zaman~annen
45|*alim|*bel|*bul|*dada|*ilsa|*iza.|*miza|*mun|*ptu.|*ran.|*regi|*rnum|*sima|*sive|*urda|*yip|*zdim|*zuma|*zume
45|I-do~lesson|I~miss|^ayin|^baskalarina|^birtanem|^gozlerinin|^olsun|^orucluyum|^tarayiciyi|ablan~gecmi|acarsa*
45|acarsan|aits*|aitsin|aitsin.|almist*|anlamak icin|anlatsam|annen~onayi|apta*|aralar.|arkad~yarin|arsive|atilmi*
45|atilmis|az~once|baban gormesin|balk*|bana aitsin|bana karsi|bana~aitsi|bana~hep|bana~sende|basina bir|basin~ikimi
45|baska yere|baska~degil|baska~konus|baska~yere|beklemez|ben ise|bence o|bende~birak|beni terk|benim~gizle
45|benim~kalsi|beni~gidiy|beni~sen|beni~terk|beni~unutu|benmisim.|bensiz bir|ben~girdi|ben~ise|ben~korka|ben~sakin
45|ben~sec|ben~sonra|best~I-did|bilen~burad|bile~bana|biliy~bir|bilmesine gerek|birakmazdim|birakmazdim.|birde~insan
45|birici*|biric~benim|birtanem|bir~artik|bir~atilm|bir~ettim|bir~hayat|bir~kal|bir~mum|bitir~mi|bitti diye|bitti~diye
45|bizim sarkimiz|bizim~sarki|bogaz~konus|bozulur|bu aralar|bugun~kac|burad~pence|burayi|burnum|bu~arala|bu~arasi
45|bu~bozma|calisirdim|ceke*|ciki*|cok~bile|cok~duygu|come2~return|courtesy~noone|da su|daily~I-be|daraldi.|da~dinle
45|da~konuy|deger~yok|degilim bunu|degil~birak|dersh~beni|de~demis|de~evden|de~girdi|de~hep|de~ki|de~tamam|de~tasiy
45|de~yedi|diye~benim|dokun~icin|dudag~bir|dunyad*|dusun~galib|duyarsa|duygu~senin|duym*|duymamali|ekranini|elim~ayagi
45|eski~gunle|essi*|etmeye*|evdeki*|forget~understand|gece~dikka|geliy~o|gercekten isteyen|gibi~degil|gibi~tamam
45|girdigim|gizli bir|gizli~ac|gonuld*|gonulden|gordu~gormu|goruntusu|gozlerine|gozlerinin|gozu|gozum~yolda|gun~biter
45|guzel~cok|happy~I-do|hayal~var|hayatim cok|hayat~cok|hayat~en|hele.|help~me2|hepsini sil|hepsi~sil|her vedada
45|her~vedad|heye*|human~human|ikim*|ilko*|ilkoku*|ilk~askim|ilk~denem|istem~burad|iste~o|iste~var|iyiligini|iyi~simdi
45|izleye*|kafam~gibi|kalem~unutm|kals*|kapat~gibi|kar~pence|kenara atilmis|kenar~atilm|kimse duymamali|kimse~bize
45|kimse~deme|kimse~parag|kiss~I-did|kiz~sen|ki~seni|konus~gizle|konus~ne|konus~saatl|koptu.|kralicesin
45|kucumseyenlere inat|kucum~inat|kulagini|life~leave|lonely~tutor1|mi sec|mi seninle|mine~thanks_to|miss~I-did|mi~yok
45|mu saniyorsun|muyd*|mu~saniy|nasilsa|ne annen|notu|not~afraid|not~leave2|ogren~seni|ogretmenlerin benden|okulda.
45|oldum galiba|oldum~galib|olmad~her|olmas~anlam|olsaydim|on saat|onayin*|onca|once~yalni|ortadan|ortad~kaybo
45|orucluyum|parag~sorul|parma~yok|posta|progr~birak|rememb~come2|sacla~oksay|saklayacak degilim|sakla~bulur
45|sana bakinca|sana~artik|sana~bakar|sana~bakin|sana~gidiy|sana~kiska|sana~koses|sana~verdi|sank*|sanki|sarkim*
45|sarkimiz|satir~mi|satir~okuyu|sence~cevap|sende~hosla|seni her|seni kucumseyenlere|seni kullaniyor|seni soyle
45|seninle|senin~arkad|senin~yoklu|seni~butun|seni~inat|seni~kulla|sensi~geris|sevdi~gecel|sevgililer|sicakl*
45|sir~zaman|sohbet*|son~olur|sunucu odasinda|sunuc~odasi|su~uc|tamam~alisi|tane daha|tane~daha|tanigi|tarayiciyi
45|tarayiciyi gizli|taray~ac|taray~gizli|tatil~mi|tek tanigi|tek~tanig|telas~de|telef~ben|tutabi*|tuva*|tuvale*|uc~iyi
45|ugraya*|umurumda degil|understand~deny|unutmak|unutmam.|uygul~beni|uyudum|uyuma~ister|uyusun|uyusu~sonra|uzulm~gun
45|vedada|vedad~parca|vedal~sevme|verme~soyle|wait~mine|we~noone|without~I-did|write~jealous|yanin~beni|yanin~elini
45|yaniyo*|yaniyor|yanma|yapanl*|yazark*|yazarken|yazma.|yazma~mi|yazsa~senin|yaz~annen|yikildim|yikildim.|yoktu
45|yok~guzel|you-do~write|you~I-had|zaman~yakla|zayif alirdim|zayif~alird
44|*fsiz|*kmus|*ktim|*kum.|*msem|*sam.|*teni|*yden|*zgun|I-am~we-let|I-do~daily|I-will~noone|^bizimkisi|^degerini
44|^kulakligini|^var|acilin*|acilinca|adim~ve|ailen~dahil|ama~olur|anlas~ben|anlat~bunla|anlat~olay|annem~cok
44|annene anlatma|annen~bildi|annen~fark|annen~hic|arkadasin bile|arkad~bana|arkas~var|asik~ol|asil~hikay|attim.
44|ayaklarim yerden|ayakl~kesil|ayiram*|ayril~geliy|babana yalan|baban~yalan|bakamiyorum.|bakti~sana|bana~mu|bas~tacim
44|bebegim.|bekley*|bence~anlat|bence~o|bende~cikma|benim~biliy|benim~cikma|beni~arkad|beni~konus|beni~simdi
44|beni~verir|bensiz girdigin|bensi~girdi|ben~annen|ben~bilir|ben~bugun|ben~duvar|ben~eller|ben~hamsi|ben~sayil
44|ben~yasad|bile~duyar|bile~kadar|bile~oldug|bilmem*|bir kere|bir simit|bir~cevap|bir~duysa|bir~kere|bir~ki|bir~olara
44|bir~oldum|bir~simit|biteri*|bitmesin|bizimkisi|biz~sevgi|body~I-am|bos~degil|boyle~dikka|bugun~on|bugun~ve
44|buldu~bulam|bunda~olabi|bunu~cakti|bunu~yapan|bunu~yetis|burada seni|buyukl*|bu~de|caki*|calis~de|calis~iki|cektig*
44|cikacagim|cikar~haber|cikiy~bir|cok~ozler|come2~quote|courtesy~mine|cozme~bir|cry~I-not|cumlenden|daha yapma
44|daha~yeter|daily~warn|dakikalari|dakik~bunu|dakik~ver|dalgalar|de ben|de gec|de gerisini|de iyi|dedigim|deger~bana
44|degil~oldu|degistir.|denem~sakla|deniz kenarinda|derin~birin|dersi unutuyorum|dersi~unutu|dersl~gerce|ders~roman
44|de~sen|disari|disari cikmasin|dogum gunum|dort~burad|dunya~kimse|dusunmekten|duzg*|duzgun|erase~lonely|evdekilere
44|evde~bunu|eve~donuy|family1~rememb|formu~fisil|galib~sana|gece uce|gecers*|gece~uce|geldi~ne|gidecek|gideme*
44|gidip~bana|girdigin|git~burad|gizli~boyle|gunum~guzel|gun~geriy|guzelliginden|guzel~soru|hadi~de|hafta~tatil
44|hak eden|hak~eden|halim|halin~ailen|hamsi|happy~you-if|heart~cry|home1~we-let|hosla~mi|icind~tek|icin~burad
44|ihtiyacim var|ikinc~orada|insanlar benden|iyi dusunmez|iyi~sonra|kalma~ama|kapiy~arkan|karsi~degil|kaybetme.
44|kendi~sakla|keske yaninda|keske~yanin|kez~mi|kimse bir|kimsem|kimsem yok|kiza mesaj|kizar|kiza~mesaj|knownot~not
44|kolluy*|kolluyla|kollu~telas|konus~dahil|koyma~de|kulakligini|kulakligini tak|kulla~sen|kursa~yazil|kusu*|life~love
44|lutfen.|mesaj~eller|mine~lonely|mine~my|muhata*|musun~musun|my~I-am|naza*|nazari*|nazarimda|ne~cozmu|ne~netin
44|ne~olurs|ne~var|nisan~mi|nokta|noone~lonely|ogrenmesin|ogretmenin gormesin|olani~kimse|olara~tutma|oldug~yalni
44|oldum bugun|oldum~bugun|oldu~burad|olurs~de|olur~cok|omzund*|onlar~sakla|on~bunu|orucl~biraz|orucl~yavas|oylece
44|ozelsin.|parent|parmaklarim|rahat~bu|rememb~we-let|sadec~test|sana ihtiyacim|sana~anlam|sana~bakam|sana~guzel
44|sana~mu|sana~yapan|sarki~ne|sekiz~sinif|sen onlarin|sende~gormu|sendro*|seni kim|senin iki|senin seviyende
44|senin yarin|senin~beni|senin~her|senin~seviy|seni~yetis|sen~beni|sen~diye|sen~gibis|servisi seni|servi~seni
44|sevgilim kolay|sevgi~gelsi|seviyende|seviyende degil|seviy~onlar|sey istemem|seyden|sifre~ki|siir~kafiy|sinif~buyus
44|sir~o|sohbe~temiz|sonra~ama|sonra~konus|sonra~rahat|sonsuza kadar|sonsu~kadar|sonunda yine|sonun~bana|soru~konuy
44|soru~sorar|soyle~ogren|soz~bana|stay~we|stop2~stop2|study~noone|sus~zaman|tatli~mi|teacher~understand|telef~goste
44|temiz~kalma|terapi*|terap~ben|tesa*|tesadu*|tired~wait|trabzonluyum|tutor1~family1|tutor1~noone|unive~de
44|unutuyorum.|uzaklastiriyor|uzun kolluyla|uzun~telas|var benim|var~biz|verdi~simdi|verme~demek|we-let~family1
44|we~darling|yakala*|yalan soyle|yalan~de|yapiy~verdi|yapmistim.|yasin~buyuk|yaslanmak|yaz isigi|yazil~demek|ya~bende
44|yerde~kesil|yeterim.|yetis~kim|yildizlara baktim|yil~evde|yine bana|yoklu~beni|yokum.|you-did~I-had|you-did~we
44|you~lesson|yuregi*|zorun~kalsa
43|*acim|*aduf|*ama.|*bzon|*cum|*duf|*eye.|*fen.|*gene|*gumu|*izi.|*kdir|*memi|*nigi|*nti.|*rme.|*salt|*sken|*umek
43|*zon|I-am~stop2|I-am~wait|I-am~you-do|I-be~family1|I-be~feel|I~afraid|I~heart|^agzim|^ameliyat|^ay|^binlerce|^biraz
43|^dersi|^karneyi|^kollarindaki|^obur|^parmaklarim|^tarayici|^telefonunu|^yokluguna|^yorganin|ablam|acikti|agzim dolu
43|agzim~dolu|agzini|agzin~mi|agzin~tamam|ailen~ne|aklimd*|aklimi|aksam~bana|almadi*|ameliyat|anlamazlar.|anlat~sana
43|annen~karis|arkadasin olabilirim|arkad~dedig|arkad~gecer|artik~sey|asik~kendi|askimizi|aslin~insan|ayaktayim
43|ayaktayim.|ayri~her|azaliy*|babam~cok|baban~at|baban~demis|baban~sakla|bagi~kopar|bakalim kac|bakmas*|bal gibi
43|bal~gibi|bana|bana hep|bana~biraz|bana~ders|bana~karsi|baskasin|baskasin.|baska~en|bazen~cok|belki ama|benci~dusun
43|benci~gidiy|bende~cikar|bende~gorem|beni bulamayabilirsin|benim~degil|benim~gelme|benim~kac|benim~kalab|benim~musun
43|beni~degil|beni~unutm|ben~bazen|ben~cekiy|ben~cevap|ben~ciddi|ben~cozdu|ben~ederd|ben~ezber|ben~guven|ben~iste
43|ben~ortao|ben~yapiy|best~family1|bilecek|bilecek.|bilemez|bile~kiska|bile~onlar|bile~yarin|bilme~kimse|bir yazilim
43|biraz~sen|biris~ben|bir~kondu|bir~odum|bir~topar|bir~yalni|bize~soyle|body~secret|boyle~sana|bozu*|bugun ders
43|bugune|bugun~gunu|bugun~kahva|bulamayabilirsin|bulamayabilirsin.|bulusalim|bunu~belli|burc*|burcuy*|butun gun
43|butun~gun|bu~ac|bu~anlay|bu~burad|bu~etme|bu~yazdi|canim~aciyo|cild*|cildir*|cok uzuldum|cokta~soyle|cozme~yilla
43|curu*|daha once|daha yeni|danismadan|darling~rememb|da~biri|de gercek|degil~yorul|demek~bana|demek~ihtiy|de~hazir
43|disariya anlatma|disar~anlat|diyor~dinle|dudaginin|dun~aklim|duruyorum.|dusece*|dusunurken|dusun~gidiy|duyars*
43|edemem|eglen~bekle|eglen~ben|ekran~biraz|erase~I-be|erase~study|eski~gibi|et|fark~bu|feel~I-did|film izlerken
43|film~izler|gece~birak|gece~bulus|gel bu|gel~bu|gibi~her|gibi~nasil|gibi~sakla|gider~bakma|gidip~anlat|gitmi~cok
43|git~git|gizli~da|gizli~olmas|gizli~olur|gizli~sakli|goremez.|goruntusu alma|gorun~kalbi|goruyorsun.|goz|gozlerim
43|gulumseme var|gulum~var|gul~getir|gunde~bana|guven~ailen|hadi~donel|hadi~integ|hafta sonu|hafta~sonu|hak|hallederiz
43|hamsiy*|hamsiyi|hayat~ne|hemen~yere|herkes seni|her~da|her~gecmi|her~istiy|her~kopuy|hesabindan|hic uyuyamadim
43|hic~deger|hisse~anlas|home1~I-be|huzunl*|huzunlendim|ihtiy~demek|iki~ucunc|ilk~gun|insan~cikar|integrale gecelim
43|integ~gecel|istemi*|istem~biraz|istey~bu|itira~ben|iyi~bebeg|iyi~cikar|iyi~dusun|jealous~I-not|kadar~bagla
43|kadar~inana|kadar~karsi|kadini*|kadinim|kagid~at|kagid~baban|kaldi~iyi|kalmamis|kalp~kalma|karde~evde|karn*|keserl*
43|keserler|kollarindaki|kondur*|konus~mi|kopuyo*|korkardim.|krali~degil|kulakt*|kulak~sesi|kuzen~bir|lafi|leave2~need
43|leave~tutor1|leave~we-let|lesson~kiss|lie~tutor1|life~afraid|lonely~I-am|mahvol*|mi benden|mi~istiy|my~need
43|nasil~seni|nedi*|nefes~kesil|ne~eden|ne~ogren|noone~leave2|noone~warn|not~rememb|numar~yok|o cocuk|ogrendim
43|ogrenmeyecek|ogret~haber|ogret~inanm|ogret~senin|okuma~yazdi|olmad~an|olmad~gecmi|olmami*|omuz|only~cry
43|only~jealous|ozleyecegim|o~atla|pamu*|pamuk|parent~program|parma~ama|parti~kimin|peri*|psiko~bahse|rakips*
43|rakipsizsin|rand*|randev*|rememb~kiss|return~darling|return~without|roman~konus|sadec~istem|sana~vurgu|sayilir
43|secilmis birisin|secil~biris|sekizinci|sen secilmis|seni anlamak|seni cozmek|seninle konusmak|senin~ozel|seni~cozme
43|seni~yapay|sen~anlam|sen~tadi|sevgi~nasil|seyi ailene|seyi~ailen|sil iz|sil~iz|sil~kalma|simdi integrale
43|simdi~integ|sinav~de|sinav~dusun|sinav~evde|sir~tutma|sizin|sonra~olsun|sonra~sil|sons*|sonu|sonucu*|sonun~de
43|sorar~sey|sorul~olur|soz~annen|soz~sonra|study~I-not|takdir|tarayici|tarayici gecmisini|teacher~come2|teacher~leave
43|telef~ne|tell~I|tell~jealous|tesaduf|thanks_to~human|toplan*|trabzon|tutor1~not|uydur~sey|uzdu*|vakit~ayira
43|var~beni|var~oyle|vazge~bende|verinc*|verince|vuruld*|we-let~we|we~tired|write~love|yakis~ben|yana~bir|yanini
43|yasamak|yats*|yazil~kalma|yazismayi|yerin|yine~senin|yiyip|yokl*|yorganin altindan|you~stay|yurumek|zekayl*|zekayla
43|zorun~soyle
42|*cken|*ecik|*edim|*emiz|*lda.|*rnim|*rsi|*tide|*umun|*urup|*yan|*zma.|I-am~secret|I-had~body|I-had~my|I~wait
42|^aklimdan|^alistirdin|^aramizdaki|^ellerin|^hoslaniyorum|^vedalari|adim~gerce|adini|agzini siki|agzin~siki
42|agzin~tut|ailen~bana|aksam~olmad|alip geliyorum|alip~geliy|alistirdin|alist~simdi|ama aci|ama~aci|ama~yalni
42|anlam~icin|anlat~arami|anlat~baska|anma.|annen~bizi|annen~gorme|aralar|arami~sizma|ask bu|ask~olmal|atesi~ama
42|a~sikki|bak yine|bakamasin|bakamasin.|bak~yine|bana~dakik|bana~davra|bana~geri|basimd*|beklerdim|bekle~geldi|bell*
42|ben mezuna|ben neyim|ben varken|bende~etme|benim~goz|benim~ogren|beni~aksam|beni~eder|bensi~mi|ben~evlad|ben~hayat
42|ben~neyim|ben~varke|ben~yemek|ben~yirmi|bilen~biri|bile~senin|biliyoruz|biliy~boyle|biliy~mi|bilme~uzulu|bil~seni
42|binler*|binlerce|bir sarki|birak~hatir|biraz~kal|biri.|bir~donuy|bir~kim|bir~korku|bir~sansi|bir~simdi|bu sinavi
42|bu sohbeti|bugun~en|buluyorsun|buluyorsun.|burad~baska|buyuk sayilmam|buyuk~sayil|bu~boslu|bu~yapam|bu~yazis
42|calistim.|calis~artik|calis~ben|cige*|cikar~ama|cikar~cikma|cikma~kal|cikma~olur|cocuk kim|cocuk~kim|cop
42|cop kutusunu|cop~bosal|cop~kutus|daha~insan|daily~love|daily~tutor1|daily~we-let|daml*|dans ettin|dans~ettin
42|darling~I-did|dayanamiyorum|de terk|dedigin iki|dedig~demek|dedig~iki|dedig~kisil|degil~hisse|degil~sadec
42|degistir ki|degis~ki|ders bahane|ders*|dersler icin|ders~bahan|ders~mi|de~bazen|de~bulur|de~evlad|de~giriy|de~terk
42|de~yemek|dogum~gecir|donup~bakma|dus alip|dusun~duram|dus~alip|dus~geliy|duygularim var|ekran~hemen|ekran~karar
42|ele yurudugumuzu|ele~yurud|el~yurud|en~bilme|en~guzel|et ben|et~ben|evladiyim|family1~love|forget~love|forget~noone
42|formu~verir|gecen~cok|gecer~ben|geleyi*|geleyim|gelir~di|gelir~geldi|gelir~mi|gelse|gencke*|gencken|gibi geldi
42|gibis~daha|gibi~geldi|gibi~var|gidersin|gider~git|gidiy~geliy|girdi|gitme~bu|gizli gizli|gozlerim kapaniyor|hakkimi
42|hakkimi helal|hakki~etmem|hakki~helal|hayal ettim|hayal~ettim|heart~me2|helal etmem|helal~etmem|hemen~don|hep~dusun
42|herke~de|herke~guven|hicbir seyin|hicbi~seyin|hic~olmad|hic~uyuya|hizla~gorun|home1~mine|hoslaniyorum senden
42|hosla~sende|human~I-am|ibare~de|icime oturdu|icime~oturd|icin olurum|icin~ikinc|icin~oluru|icin~yer|iki kisiliktir
42|ikimizin sirri|insan~ne|inter~kesil|isla*|istem~gun|istem~seni|istem~yeter|ister~once|is~yapma|iyi~cok|iyi~gecti
42|iyi~gorem|iz~birak|kac soru|kacir~evde|kac~soru|kadar kimse|kalbimin|kalbin*|kalbi~bana|kalma~demek|kal~istem
42|kapali*|kapatma lutfen|kapat~lutfe|kapat~sonra|kaptirmam|karnim|karsi~guzel|kaybetmekten|kedim~klavy|kendine simdi
42|kendi~terk|kesfeden|kesfe~benim|keske~konus|keske~sinav|kiminle dans|kimin~dans|kimin~ettin|kimse~cakti|kimse~goste
42|kim~ondan|kisiliktir|kiyama*|kizari*|knownot~you-did|konussak|konussak.|konustugunu|konusurum|konus~olur|kor~ben
42|kutusunu|kutusunu bosalt|kutus~bosal|listeni|marry~cry|marry~love|marry~me2|masanin basina|me2~I-am|mesaj~yerim
42|mi beni|mi bu|midem|misin|musun~nasil|mutsuz*|needless~me2|nefesi*|neyi*|neyim|ne~senin|nisan~sonra|oglum
42|ogret~simdi|ogret~soyle|okuyun*|okuyunca|olsun ben|ona~sey|ondan~bahse|onemsemez|only~I-am|on~sinif|ortalik|o~yakis
42|partid*|partide|partide kiminle|parti~dans|parti~ettin|planda*|program~human|program~write|promise~understand
42|psikologuna benden|psiko~bende|rememb~only|return~courtesy|saatl~mi|saat~beni|saat~gec|sabir~dinle|sad~I-did
42|sana dar|sana neler|sana~dar|sayilmam|secret~parent|sen iyi|seni bekleyerek|senin yoklugun|seninle bir
42|seninle konusan|senin~boyle|senin~oyle|seni~bir|seni~dusun|seni~ki|sen~bak|sen~gelir|sen~hayat|sen~oyle|sen~yeter
42|servi~soz|sevgi~kolay|seviy~biliy|sey varsa|sey yapmak|sey~davra|sey~varsa|sifre~bakam|siki tut|siki~tut|sil~kimse
42|sinav~sansi|sinif arkadaslarin|sir dedigin|siran~kimse|sir~dedig|sir~iki|sir~kisil|sohbe~bir|someone.
42|someone~you-do|sonra yok|sonra~bosal|sonra~cop|sonra~kutus|sonun~yine|sorma~diye|sorul~mu|soruy~yapam|soyle~biraz
42|stay~home1|stop2~leave|stop2~my|student_said~I-did|suresinden|sures~ayarl|tabii~nasil|tanesi*|tanidigim en
42|taniy~kimse|tatl*|tek varlik|tellnot~lonely|tellnot~noone|tell~leave2|terk~etmey|thanks_to~stay|uc~calis|uc~koy
42|uc~topar|understand~heart|understand~kiss|unutm~demek|vakit~ayirm|valla|varlik benim|varli~benim|var~var|vedalari
42|verdim simdi|verme~kadar|we-let~parent|yakismis|yakismis.|yakmis*|yakmisim|yakmisim.|yalniz misin|yalniz sana
42|yalni~misin|yanag~bir|yanag~opucu|yanin~ben|yapiyo*|yarim~tek|yasadim.|yasindayken|yazma~benim|yedi*|yeni~aldim
42|yilla~ben|yokke~cok|yoksa uzulurum|yok~oyle|you-do~someone|you-if.|you-if~family1|yumurt*|yurudugumuzu
41|*akti|*alt.|*bine|*dure|*edin|*gel|*geme|*hane|*idim|*ive|*kme|*ksin|*leme|*rama|*say|*ssak|*ydik|*ysin
41|I-am~family1|I-be~I-did|I-be~stay|I-did~not|I-did~tutor1|I-do~we-let|I~without|^aramiza|^disari|^disim
41|^fisildayarak|^gozden|^gunlugune|^herkese|^karnim|^mutluluktan|^oglum|^onca|^oteki|^pencereden|^rahat|^senden
41|^yazmadigin|ablana soyleme|acikl~diye|aci~cekiy|acma|actim.|aglaya*|ailen~etme|aklindan cikarma|aklin~cikar
41|aksam romantik|aksam~bir|aksam~roman|alma~olur|alni*|anlatamiyorum|anlat~durdu|anlay~varli|annene soyleme
41|annen~kapat|arami~mi|arasinda|arasinda.|arayip|ardin~sey|arkad~hak|arkad~yalni|asigi~sana|asik~icin|aslin~bir
41|atiyor*|ayni~senin|babam~da|bak bunu|bakip bakip|bakip ic|bakip~bakip|bakip~ic|bak~bunu|bana tesekkur|bana~bile
41|bana~kabul|bana~ozels|basim|basin~o|baska~arama|baska~eden|baska~ki|baska~olurs|baska~sana|baslarsan
41|bastan soyleyeyim|bazen~da|beklemeye|ben bileyim|benden gayri|benden onemli|bende~bulam|bende~eden|bende~gayri
41|bende~seni|bende~ver|beni tanimiyorsun|benim~bunu|benim~haber|benim~ihtiy|benim~sebeb|beni~tanim|benze~tek
41|ben~biley|ben~hisse|ben~kizim|best~me2|bilmeden|bir ask|bir haftalik|birak~da|biraz~var|bir~alip|bir~cokuy|bitkin*
41|bos~once|bu kadar|bu konusmalar|bu olmali|bugun.|bugun~ayakt|bulus~ben|bundan bahsetme|bunda~bahse|bunu aklindan
41|bunu~aklin|bunu~cikar|burnumda|butun~bir|buyutm*|bu~et|bu~odada|bu~sana|calis~mu|calis~var|cevirmek|ciks*|cikti~o
41|cikti~yuzde|cokuyo*|cokuyor|cok~kizar|cozemeyince|daha eksiliyorum|daha sana|daha~eksil|daily~you|dakikacik
41|dakikacik daha|de kendimi|dedik~kimse|degilim ki|degil~kadar|degil~olan|demek oldugunu|demek~oldug|denem~bekle
41|derler o|derle~o|dersl~icin|ders~ve|destekleyemez.|deyinc*|deyince|de~kal|disim|dogru~benim|dokund*|dondum|durma.
41|dusuyor|duygu~incin|ederdim|edince|eksiliyorum.|elin*|eller~sana|engel|erken~sikil|esir*|esirge*|esirgeme
41|eve varinca|eve~varin|evladi*|gamzelerin|gayri|gayri.|gecmi~karis|gec~yazdi|gec~yok|geliyo*|gel~baska|gel~saril
41|gibiyiz seninle|gibiy~senin|gibi~olmal|gidince kendimi|gidin~hisse|gidin~kendi|gidiyorsun|gidiy~guzel|girdi~denem
41|git git|gizli~degil|gizli~guzel|gorem~ben|goreyim.|gostermeden|gozle~bakip|gozle~bakma|gozum~klavy|guven~bana
41|guzelsin.|guzel~geldi|haberi olmasin|hadi|hayat~yine|hepsi~bir|her~eksil|her~yazar|hesap~verme|hic~bu|hic~gece
41|hissediyor|hissediyor musun|hocan~anlat|hocan~sorma|home1~I-do|icime bir|icini~yer|icin~mi|icin~yanil|idare ederiz
41|idare~ederi|ikimizin arasinda|ilk~beri|ilk~sakla|insanlarin arasinda|insan~bende|insan~olabi|isinmi*|ister~git
41|iyi bilirim|kadar~cok|kadar~dogru|kadar~emegi|kagid~gecir|kalalim.|kaldim.|kapan~mu|karde~etme|karsi~verir|kaybed*
41|keske sevgilin|keske~olsam|keske~sevgi|kimseye citlatma|kimse~citla|kim~bu|kiz sana|kiz~sana|klaso~kimse|kokusunu
41|komsu~da|konusalim|konustugum|konus~ben|konus~hosum|konus~olmad|konus~yazab|konus~yeter|koy kimse|koy~kimse|kuru
41|leave2~heart|leave~I-will|lie~deny|lie~only|maha*|mahall*|makin~ama|makin~degil|marry~happy|meli*|mine~afraid|misi*
41|miyim.|mi~gun|mudure|mutluluktan|mutlu~senin|needless~mine|netini|net~mi|o kiz|oglum da|oglum~da|ogretmenine acma
41|ogret~etme|ogret~ispiy|ogret~yanin|okur|okuyu~doldu|olabi~benim|olayim|olayi~mi|olmas~boyle|olmayi*|olmayinca
41|olsun~de|omzu*|ondan.|only~love|orada~seni|oralara|ortaokuldayken|ote|otekiler toz|oteki~toz|oturam*|oyle~guzel
41|ozelim|ozel~basla|o~gecir|parcal*|parca~anlat|parca~de|parfum*|promise~parent|randevumuz var|rande~var|ruyam~salon
41|saatl~goste|sabah~senin|sadec~soyle|sad~body|sad~come2|salonundaydik|sana yeter|sana~bende|sana~sana|sandigin gibi
41|sandi~degil|sandi~gibi|sarilayim|secilmis|sen cozemeyince|seni kiskaniyorum|senin~bakiy|senin~diye|senin~olmak
41|seni~kimse|seni~yerin|sen~varim|sevgilin ben|sevgi~olsam|seviyorum|sezen|simdiden|sinav salonundaydik|sinav~ilk
41|sinav~seni|sinav~simdi|sinif~anlay|sirani*|siranin|siran~altin|sizi*|sohb*|sonra yazarim|sonra~yeter|sonuc~diye
41|sorar~beni|sorar~tanim|soru sorabilirsin|soruy~ben|soyle bana|soz vermistin|soz~sinav|stay~not|stay~tellnot
41|stop2~we-let|sustugunu|teacher~I-do|teacher~stop2|tek~el|tellnot~best|tellnot~jealous|tellnot~tell|tell~deny
41|temiz~birak|terci~mi|tutor1~only|tuylerim|uc~bana|uc~yazac|unive~bu|usud*|uydur bir|uydur~bir|uygul~sey|uygul~soyle
41|var bir|varsa~benim|var~bende|var~olmam|var~yine|vermistin|ver~sinav|ve~tek|ve~yasin|wait~heart|we~you-did
41|without~cry|write~leave2|yakin~bilme|yalni~senin|yanina gelip|yanin~gelip|yapama*|yapar~senin|yasayamam.|yaz~gerek
41|yerim|yerimden|yeteri*|ye~de|yil~donum|yiyi*|yoksa~bana|yolun~ben|zaten~herke|zaten~ogren|zekan~bir|zor~denkl
40|*amet|*amla|*ban|*duk.|*emle|*gim.|*hvem|*ikli|*imek|*kali|*ktun|*lli|*rigi|*tsa|*uruz|*vde.|*vem|*zun.|I-be~happy
40|I-be~human|I-not~tell|I-will.|I-will~write|I~tired|^basim|^baskasinin|^cabuk|^dedem|^gonlum|^gonlumun|^kahvem
40|^kalbimi|^onlara|^psikolog|^psikologuna|^sevinc|^sinif|aglard*|aglardim|agrima|agrima gitti|agrim~gitti|agzind*
40|ailene goturme|ailenle degil|aklimi basimdan|aklim~basim|aklin~ben|aksam bana|alan~var|alem*|alirla*|alirlar
40|alma~da|almiyo*|ama~guzel|ancak.|anlasilmak|anlayamaz|annene benden|aramizdaki elektrigi|arami~anlat|arkad~der
40|arkad~duyar|arkad~olama|asigim sana|asik gibi|asik ol|asik olmamak|asik~gibi|askim~bitir|ayirdigim|ayird~kimse
40|ayril~degil|bakar ben|bakar~ben|bana geri|bana~hayat|basimayim.|basimdan|basindayim|basin~ben|baska~hicbi|baslad*
40|beden~var|beklerken.|bekle~iste|ben her|beni hemen|benim~kal|benim~olsun|benim~olur|benim~sikki|beni~bitir
40|beni~boyle|bensi~kazan|ben~cozem|ben~hasre|ben~kacma|ben~kaygi|ben~kere|bile~bende|bilmek zorunda|bilme~iyi
40|bilme~zorun|bilmiyor.|bir kitap|bir yanim|birak~boyle|birin~da|bir~ac|bir~diye|bir~ederi|bir~gulum|bir~kanli
40|bir~once|bir~yanim|bitin~de|bitir~bir|biz bize|biz~bize|body~love|boynuna|bu satirlari|bugun~gitti|burada kalir
40|burad~kal|burad~kalir|bu~bilme|bu~onlar|bu~uygul|canim~yok|cikarsa|cikt*|cok agrima|cok~agrim|cok~beni|cok~kadar
40|cry~me2|cunku~sen|dayan~aglam|da~anlat|da~senin|dedig~benim|dege*|degil benimle|degil~getir|degil~sen|de~bugun
40|de~nasil|digerleri|dikka~belli|dikka~etme|dinle~aklim|disar~cikma|diye~yazdi|diyor~ya|doldu.|donel~olur|donmez*
40|dosyana yazarlar|dosya~boyu|dosya~omur|dosya~yazar|dun.|dunyal*|dun~unut|dusunmeden duramadim|duydu~demek
40|duygu~takli|edin*|ekran~olur|elektrigi|eline~kalem|elini tutardim|elini~tutar|emin~de|emre|erase~I-not|etmed~ben
40|evde.|evlen~ister|family1~lesson|fazl*|fotog~ic|gece~unut|gel~de|gibi degil|gibis~bin|gibi~mi|gidisi*|gitme~daha
40|gizli konusmak|gonlumun|gonlumun sultani|gonlu~sulta|gordugumu|gun~ben|gurul~bir|happy~I-not|hatir~bana|hayranim
40|heart~not|hep sen|hepsinin|hep~varsi|her sey|her~cok|hesap~goste|hic~de|hisset.|hocana gosterme|hocay~cok|icimi
40|icind~anlat|icin~ben|ikimizin kucuk|ikimi~kucuk|ilk~olsun|istemezsin|is~zorun|iyilig*|izlem~bir|kac paragraf
40|kac~parag|kadar~ozled|kahvem|kal biraz|kalbim pir|kalbi~pir|kalbi~tek|kalem~degil|kal~baska|kanli canli|kanli~canli
40|kapat~ailen|karan~korid|karne~kadar|kim|kimse~acmaz|kimse~gizli|kimse~kelim|kiril~unutm|kiskanirim.|kiska~ben
40|ki~ekran|knownot~lesson|konus~ayric|konuyu.|konuy~da|kopu*|korku~beni|kosesine|kulag~soyle|kulla~hesab|kulub~yazil
40|kurtul*|kur~yapma|leave2~we|leave2~we-let|leave~I-am|leave~lonely|leave~rememb|lie|lie~me2|listem*|lonely~love
40|me2~happy|mercim*|mercimek|mesaj~saatt|mi~gece|mi~kendi|mi~sevgi|mi~soyle|nasil~sen|ne anlatacaksin|ne hale
40|ne yapiyorsun|neden~anlat|need~cry|nefes~doldu|neym*|neymis|ne~geldi|ne~hale|nobett*|nokta koy|nokta~koy|noone~I-am
40|ogren~sen|okudun|okudu~hemen|okumasin diye|okuma~diye|okuyunca gozlerim|okuyu~gozle|oldum~de|oldu~de|olmad~kim
40|olmamak|olsay~senin|olur~ama|ona~acilm|onlarin bilmesi|only~sad|ortagi*|oyle devam|oyle~devam|ozlet~mi|o~icim
40|panikl*|parag~mi|parfu~ediyo|parmak*|parmaklarim yoruldu|parma~yorul|pir pir|pir~pir|pisma~olurs|plani~olsun
40|promise~study|quote~forget|rehbe~bunda|rehbe~duyur|renk|sall*|sana~zaman|sen mi|sen o|senden hoslaniyorum|seni ilk
40|seni ne|senin|senin yasindayken|seninle evlenmek|senin~ayric|senin~bin|senin~demek|seni~ancak|seni~arkad|seni~oldug
40|sensin.|sensi~bunu|sen~arada|sen~cozem|sen~denem|servi~dosya|servi~yazar|sevdi~bana|sevemez|sevgi~bana|sevgi~misin
40|sevin~odada|seze*|simdid*|simi*|simit|sinav sonucunu|sinava hazirlanirken|sinav~geris|sinema*|sohbeti arsive
40|sohbe~arsiv|sonsuza dek|sonsu~dek|sorar~ders|sordugun|sorul~ama|soyle sonra|soz~anlat|soz~verir|study~darling
40|sultani|sus~yeter|tasiyabilecek|teacher~I-not|telef~alirl|telef~duyma|tell~parent|tost|tutardim|tutardim.|tutmadi
40|tuttugum|tuylerim diken|unut~de|uydur|uyuyor|var ya|vedal~hic|velinle paylasma|verirk*|verirken|vuru*|wait~lesson
40|yagmur var|yagmu~var|yakin~ask|yana~yana|yanindaydim|yanin~bu|yanin~hayat|yan~sirad|yap~annen|yarisini|yasin~da
40|yazdigimi|yazdi~gorun|yazma~kadar|yemek~ben|ye~burad|yoklugun beni|yoruldu|yoruldu yazmaktan|yorul~yazma
40|you-did~rememb|yureg~aglam|yurudum|yurudum.|yuruy~ister|yuzuk takmak|yuzuk~takma
39|*ane.|*are|*ayet|*ftiz|*lasi|*rih.|*riya|*ugum|*usu.|*ya.|*zak|*zlim|I-do~you|I-had~you|I-will~lonely|I~family1
39|I~feel|I~help|^hocan|^ikimizden|^kolundaki|^nazlim|^okul|^seninle|^sevgililer|^simdiye|^sss|acid*|acikca*|acikcasi
39|acik~bu|acma~ben|ailenden gizli|ailen~gizli|ailen~ise|aleme|almistim|altin~benim|ama~yazab|ancak~tamam|anlarl*
39|anlarlar|anlas~ne|anlatma yarin|anlatmaya|anlat~inanm|annen~her|annen~olsa|annen~yuzde|arasindaki bu|arasi~bu
39|asik~galib|ask~guzel|ayagi~birbi|ayirirlar.|bagi|bagla~asik|bahse~hemen|bakma~doyam|bak~basim|bana~bakip|bana~takil
39|basim~agriy|baskalari|belim|ben bilirim|ben yokken|bende~ol|beni ihmal|benimle konusulur|benim~farki|benim~geldi
39|benim~koruy|bensiz|bensi~denem|bensi~ne|benze~olmay|ben~bana|ben~demed|ben~hayra|ben~kime|ben~unutm|ben~zayif
39|best~cry|bes~mi|bes~ver|bile anlatma|bile bana|bilelim.|bilgi~orada|bilmeyecek.|bilmiyorum de|bir ciftiz
39|bir ekranin|bir hosca|birakacaksin|birak~cok|birak~dort|biraz~bakar|birde~mi|biri mi|biri~bulur|biri~diye|bir~cifti
39|bir~hakli|bir~hatir|bir~hosca|bir~ikimi|bizim~hikay|bizi~ayiri|biz~arami|biz~artik|body~best|bos ekrana|bos~gel
39|boyle yapiyorsun|boyle~benim|boyle~sadec|boyle~yapiy|bu uygulamayi|bugun basim|bugun kalbim|bugun~bogaz|bugun~kalbi
39|bugun~mutlu|bunu cok|bunu~evdek|bunu~sakla|bunu~yazma|bu~ailen|bu~bulus|bu~disar|bu~roman|bu~sarki|canimi|canim~bu
39|cevaplarim|cevap~beni|cevhe~bir|cevri~olunc|ciftiz|cocuk~gecti|corba~ictim|cozelim mi|cozel~mi|cozem~ben|cumle~on
39|daha|daha~bakma|daha~yeni|daily~courtesy|dakik~kal|dakik~mi|darling~marry|da~basla|da~ders|de insan|deger~bilen
39|demek bir|demek~biliy|deny~secret|derst~altin|derst~siran|de~odama|diye~gece|donuyor.|dunyan*|dunya~icin|dun~geldi
39|dusundugu|duyma~duyar|ediyorum|eglen|eglen ben|eksik~kaliy|el aleme|el~aleme|emek verdim|emin~icin|etten kemikten
39|evlen~misin|farkinda misin|farki~misin|fizige|fizige donelim|fizig~donel|gecen~hala|gece~tutma|geldi~o|gelme
39|gelse~bir|gibi~bana|gibi~bir|gibi~goste|gidece*|gizle~bir|gormes*|gorunce.|goste~duzel|gun benim|gunlug*|gunlu~de
39|gun~benim|gun~sen|guzel~kimse|haber~yapar|hadi fizige|hadi~fizig|hafta~gelec|hak~etmiy|hangi konulardan|hangi~konus
39|hangi~verme|hasret*|hasta~cikti|hayat~demek|hayat~nasil|hemen~yanim|hepsi~bos|hep~yapiy|her~gelec|hesap vermek
39|hesap~zorun|hic~ama|icim parcalaniyor|icind~cocug|ikimizden|ikimizin arasindaki|ikinc~de|iki~bes|ilgiy~goste
39|ilk~unutm|insan~harca|isiginda|isted~duydu|ister~haber|iyi~bile|izleri uzun|jealous~I-be|kadar~demek|kadar~etkil
39|kadar~verdi|kalab~kaybo|kalmaz*|karsiligi|karsinda bir|karsi~insan|kartinda|kedim klavyenin|kedim~ustun|kemikten
39|kere~de|kime~birak|kimse benden|kimseye bahsetme|kimse~bahse|kimse~bu|kimse~kucuk|kiril~anlat|kitap~birka|klavyenin
39|klavyenin ustune|klavy~ondan|klavy~ustun|knownot~parent|kokusu|kol|kolla~kollu|kolla~uzun|kolun~kollu|kolun~uzun
39|konustugumuz|konusulmaz|konusulmaz benimle|kosa*|kosaca*|koyde|kulagimda|lokma~bogaz|lonely~tell|love~tell
39|marry~forget|mezuna kalinca|mezun~kalin|midem~dugum|mine~heart|mine~me2|mi~iste|mola dedigin|mola~dedig|mukemmelsin
39|muts*|my~cry|my~we|nadi*|nazlim|nered~de|neyse sorulara|neyse~donel|neyse~sorul|nisanl*|obur ucunda|oburl~senin
39|obur~ucund|odama|ogret~kendi|ogret~ogren|oldug~benim|olsa~sana|olsun~onu|olur da|olur~da|onemse*|on~anlam
39|oturd~anlat|ozelsi*|ozelsin|o~acip|parcalaniyor|parent~I-not|parma~yazma|payla~dogru|payla~olmaz|pisi*|psiko~iyi
39|rehbe~yazar|rememb~courtesy|reng*|sabah~kadar|sadec~ikimi|sana~kizam|sana~tavsi|sana~yanim|sarki~dinle|sayali*
39|sayalim|secret~leave|secret~my|secti~arasi|sende~bile|seni dusunurken|senin~artik|senin~gozle|senin~odama
39|senin~yasla|seni~okuru|sen~cevri|sen~gulun|sen~olunc|seviy~mi|sey~hatir|sey~istem|sil~bos|simdiy*|simdiye
39|sinav~gecsi|sinemaya gittim|siranin altindan|sirrimiz|sir~kimse|sohbe~gibi|sohbe~senin|sonra~diye|sonra~simdi
39|sonra~verir|sorulara|sorulara donelim|sorul~donel|sorun~bakar|soru~senin|soyleyeyim|soyle~denem|sss|study~thanks_to
39|study~without|su~seni|tarih.|tasmasin|tatil~ben|tatli~ben|tazele*|tek~diger|telef~sifre|tell~noone|tell~promise
39|terci~liste|teyzen ne|teyze~ne|tired~human|tuttug*|ucunda|understand~leave2|understand~write|uygulamaya
39|uzmek istemiyorsan|we-let~I-do|without~come2|ya.|yanari*|yang*|yanin~hisse|yanlis anlarlar|yapay zekayla|yarisi*
39|yaslan*|yatt*|yazdigini okuyunca|yazdi~ekran|yazmad*|yedi~bir|yenild*|yeteriz|yine tek|yine~basim|yokmus
39|yokmus gibi|yokmu~gibi|you-did~you-did|you-do~not|you~family1
38|*adim|*dum.|*gec|*irp.|*lda|*lere|*lsun|*luga|*mdan|*net|*rsek|*suza|*tiz|*ucun|*upla|*yimi|*yri|I-do~feel|^aslinda
38|^bazi|^icindeki|^kulube|^minik|^parmagina|^sabahlari|^sevincten|^sil|^silmeden|^sorarlarsa|acikt~ne|acikt~yedin
38|aci~daha|acmaz.|acma~sonra|adil|aglama|agriyor.|ailece*|ailecek|ailen bilmesin|ailenle paylasman|ailen~biliy
38|ailen~gotur|ailen~on|alan biri|alan~biri|alir~daha|altin~gizli|ama~nasil|an battaniyenin|angry~I|anlam~kalma
38|anlatiyorum.|anlaya*|anlayan bir|anlayi*|annem~soyle|annen~bahse|annen~kimse|annen~ona|annen~simdi|an~altin
38|an~batta|an~kahve|arami~fizik|arasi~benim|arkadas olarak|arkad~olara|arma*|armaga*|asik~olmaz|ayni konuyu
38|ayni~anlat|baba|bakiyorsa|bana~deme|bana~gidiy|bana~satir|bana~soruy|basim~yapar|baska plan|baska~kulla|baska~plan
38|basliga|battaniyenin|batta~altin|ben dinlerim|beni uzmek|benim sayemde|benim tek|benimle biraz|benim~sayem
38|beni~ataca|beni~kaybe|beni~korku|beni~misin|bensi~cakil|bensi~demek|benzer*|best~tutor1|bilgi~gelir|bilirse|bil~de
38|binle~ogren|bir dusun|bir makine|bir~ataca|bir~oyle|bitince beni|bitin~beni|biz artik|biz~cifti|bosluga|boyle ozel
38|bu siiri|bugun~catli|bulmu~bir|buna~katla|bunlari.|bunu annen|bunu kimseye|bunu okurken|bunu~ailen|bunu~hocan
38|bunu~okurk|bunu~unutm|burada yalniz|buyuk~fazla|buyuk~yaz|bu~goste|bu~pence|bu~siiri|bu~verme|bu~yazan|calisiriz.
38|calis~ve|canim~cok|cikali*|cikalim|cikar~sen|cok~cok|cozuyor|cry~family1|daha gelmez|daha~ki|daily~cry|daily~tired
38|dayanmaz|dediklerimi|degil~bakma|degis~parol|denem~cakil|deny~darling|ders~dersi|de~bana|de~cok|de~geciy|de~kalsi
38|de~kaygi|de~kimse|dinlemez.|diye~bana|dokece*|dokecegin|dokec~yer|donmezsen|dunyanin|dusun~iyi|duygulandim
38|duyma~sende|ediyor*|elekt~fizik|elekt~hisse|elim~yazar|en~sey|eski bir|etmed~mi|evlenmek|ezber~bilgi|farkin*
38|fark~kucuk|fazlasin|fonksiyonlara|geceler opucugu|gecel~benim|gecel~demed|gecel~opucu|gece~gibi|gecile*|gecilen
38|geldigin|gelir~onlar|gel~sana|gibi~diye|gibi~hosum|gibi~insan|gider~bile|gidiy~daha|girin~hemen|girmedi|gitme~cok
38|gitmiyor|gizl*|gizli.|gizli~sekme|gorece*|gormesinler|goruns*|gorunsun|gorun~olur|goz kirp|gozle~dusun|gozle~soruy
38|gozluk|gozume|gozume uyku|gozum~girme|gozum~uyku|goz~kirp|grupla|gulmekten|gunde uc|guzel olurdu|guzel~asik
38|guzel~olurd|habe*|haber~mu|haber~var|haklari|hangi~konul|hara*|haram|hatirlatiyor|hayattan|help~I-will|hep daha
38|hepsinden|hepsi~sana|hep~daha|her~daha|her~sana|hesap~degil|hicbi~ogren|hicbi~senin|hisse~ibare|icin bana
38|ikimi~kimse|iki~geldi|inceli*|insan~hak|ise~farki|istemiyorsan yarin|istiyorsan|iyi~demed|iyi~der|iyi~opucu
38|jealous~body|kac~bir|kac~cozeb|kadar~ederi|kalac~mi|kalbi~bende|kalbi~sahib|kaybe~bilmi|kaybe~ne|kendi~gelem
38|kimli~de|kimseye tek|kimseyle paylasamam|kimse~bizi|kimse~haric|kim~emre|kirp|kirp.|kitap~kitap|ki~kaldi|ki~kimse
38|konusmaya|konusursan|konuy~kapat|korktum|koruyo*|koruyor|koyma~da|kramp~senin|kramp~sonuc|kullaniyor|kusum|laf
38|leave2~you-did|life~I-not|liste~yapti|love~lesson|makin~bir|marry~darling|marry~mine|mesaj~iyi|mesaj~vurul|mini*
38|minik|minik kusum|minik~kusum|miss~I-do|miss~you|mi~bir|mi~da|ne arkadaslarin|nese*|netle~de|ne~burad|ne~demek
38|ne~yakis|ne~yapiy|odaya girince|odaya~girin|ogren~ederi|ogret~o|ogret~ona|oksu*|okul~konus|olan~de|oldum~sana
38|olmas~daha|olsan|olumune|olur~kimse|onca~bir|onlarin yaninda|onlar~bir|only~without|operim|opucuk ver|opucu~ver
38|oteki~olur|oyle~doldu|ozel~ben|parmagina|parmagina yuzuk|parma~yuzuk|parolani degistir|parol~degis|parol~parol
38|part*|plan yapma|polis|renk verme|renk~verme|sabah~seni|sadec~kadar|sad~human|sakla~kadar|sana~dostl|sana~hicbi
38|sarilayim sana|sayemd*|sayemde|sebeb~sen|sekizi*|seninle benim|senin~bitsi|senin~el|senin~ele|senin~hosum
38|senin~icind|senin~yakin|senin~yasin|senin~yurum|seni~gormu|seni~onems|sen~burad|sen~gidiy|sesi*|sessi~baban
38|sessi~duyma|sey~sorma|siir~bilgi|sinav~annen|sinif~seni|sinif~yetis|sogud~senin|sonra bos|sonra~yok|sonsuz*|sonsuza
38|sonucun|sonuyor|sonuyorum|sorarlarsa|sormas*|sormaz*|soru~degis|soylemem|soyle~hic|soz~isted|stay~you-if|su~batta
38|su~sen|takd*|tamam~birak|tanem~nasil|tarayi*|teacher~lonely|teacher~sad|tek goz|tek~cunku|tek~goz|tellnot~we-let
38|thanks_to~come2|tip|titr*|tutor1~tellnot|tut~anlat|utand~kizar|uyku girmedi|uyku~girme|uyudun mu|uyudu~mu
38|uzmek~yarin|var~sana|ve~kisi|wait~darling|we-let~knownot|we-let~you-do|we~leave2|we~not|without~tell|yagmurda
38|yanin~kendi|yanli~anlay|yargilar.|yarim~calis|yarim~sonra|yasam~gelme|yasayamam|yazarlar|yazma~anlat|yazma~geldi
38|yazma~yalni|yeni~kendi|yetis~bana|yetis~ona|yil~basla|yok demek|yok~demek|yok~zaten|yolu~goste|yonte~goste
38|yonte~hocan|you-do~human|you-if~miss
37|*ane|*atci|*emin|*eyiz|*gara|*gdu|*ki.|*ladi|*ndik|*nup|*pip|*resi|*sak.|*suma|*tele|*uklu|*ure|*zige|*zle.
37|I-am~afraid|I-am~knownot|I-am~lie|I-did~mine|I-do~best|I-will|^kapatip|^klasorun|^ruyamda|^sevda|^yorgunluktan
37|ac~degil|ailen~bilme|akan|alis*|ama kimseye|ama~bak|ama~etmem|ama~sorus|anahtari da|anlamadi|anlat yeter
37|annenden habersiz|annenin haberi|annen~duzel|annen~gec|annen~sil|annen~sonra|annen~yok|arada~bir|aramizda disari
37|aramizdaki|arami~disar|ardin~bir|asik~de|askim~gelsi|askim~kolay|aslinda.|atsa*|atsana|atsan~guzel|ayiracak
37|ayird~bu|ayirirlar|ayni~konuy|baban~ben|bacakl*|bacaklarim|bahsetmene|bahsetmene gerek|bahse~gerek|bahse~yok
37|bakaka*|bakakaldim|bakmay*|baktik*|baktikca|bana biraz|bana o|basar~benim|basayi*|basim agriyor|basin~birbi
37|basin~sen|baska hicbir|baska~bu|bekledim durdum|bekle~durdu|belli etmemeye|belli~calis|bende~gormu|bende~ihtiy
37|bende~istem|benim yanim|benimki gercek|benim~gerce|benim~iki|benim~karne|benim~ve|benim~yapti|beni~ettin|beni~ozur
37|bensi~dustu|bensi~gordu|ben~baska|ben~heyec|ben~ilac|ben~ki|ben~olumd|ben~oluru|ben~seviy|bile deme|bilemedim
37|bir ara|bir ruhu|bir sohbet|bir zekan|biri|biriy~calis|bir~baba|bir~biliy|bir~canli|bir~e|bir~evlen|bir~hadi
37|bir~halin|bir~hayal|bir~korid|bir~kurab|bir~masas|bir~parca|bir~rande|bir~ruhu|bir~sigar|bir~zekan|bitme~var
37|bizim~kucuk|body~stop2|bos~sayfa|boyley*|boyle~ruhu|bozuk|bu hayatta|bu noktaya|bu sorulari|bu tarafinda
37|bugun yataktan|bugun~yatak|bunu ailenle|burkul*|bu~gozya|bu~hocan|bu~nokta|bu~rande|bu~sil|calis~birak|cevap~degil
37|cikmaz|cok~kaliy|cok~sessi|cok~yeter|cok~yok|come2|come2~I-am|cozen~tek|daha olmasin|daha yakinsin|daily~my|dalg*
37|da~adimi|da~kimya|da~yil|dediginde|degerini|denem~kac|derin~da|ders~dinli|de~aldat|de~an|de~daha|de~ederd|de~heyec
37|de~insan|de~yapam|dibine|dibine girdim|dibin~girdi|dibin~yanli|diken|diken diken|diken~diken|dinle~hep|dinle~sen
37|dinle~soyle|dinle~yeter|diye dusunuyorum|diye.|di~gelir|dogdu|dokme|doktora gittim|dokto~gitti|dokto~seyle
37|doldu~basla|doldu~bir|doyamadim|dugun~vardi|dunya~bedel|dustu gordun|dustu~gordu|dusun~kimse|duygu~degil
37|ekran suresi|ekranin bu|ekran~taraf|en dogru|en~insan|en~oteki|eskiden her|eskid~cok|eskid~her|eski~unut|etmemeye
37|etmemeye calistim|etmem~calis|evde|faku*|fakult*|family1~we|fark eden|fark~eden|fisildayarak yaz|fisil~yaz
37|fizik~alird|fizik~zayif|gecmi~de|gelirsin di|gelir~degis|gelir~gelir|geliy~artik|gel~onlar|gel~yanim|gerceg*
37|geri~goz|gibiyim|girdim yanlis|girdi~yanli|git zaten|gitti~sana|gorecek|gore~de|gorunce kalbim|goruyor ben
37|goruy~ben|goste~at|goture*|gozle~cok|gunum zehir|gunum~zehir|gun~oldug|haber~daha|haksizlik.|halled*|hangi~guven
37|hani insan|hani~insan|haps*|hasta oldum|hasta~oldum|hayatta|hayat~farki|hayr*|hazirladim.|heart~I-not|help~leave2
37|help~you-did|hepsi~calis|hep~baska|hep~kaliy|hep~olur|herkes notuna|herkesten cok|herke~bakar|herke~notun|her~bosa
37|her~haber|hic~mu|home1~body|hosuma|icin~bence|icin~degil|iki yil|ikimi~baska|ikimi~sirri|iki~yazma|iki~yil
37|inkar etme|inkar~etme|insan evladiyim|insan~evlad|insan~senin|isigi~olmaz|istiyordu|iyiyimdir.|iyi~olmad|iz birakma
37|izley~video|kac~beni|kadar~bilem|kadar~deger|kadar~hic|kafanda|kahroldum|kahroldum.|kahve~gece|kalir~daha
37|kapin~kilit|karanlik bir|kaybedersin|kaybedersin.|ki anlatamam|ki.|kilitl*|kimse~anlas|kimse~annen|kimse~bakma
37|kimya da|kimya~da|kisil~da|kisi~yarin|kiskanc biriyim|kiska~biriy|kitabini|ki~hisse|klasorun|knownot~mine|kocama*
37|kocaman|koklam*|komsular|kondurdum|konusmalar|koparma.|korku~bu|kosesi*|kram*|leave2~I-will|lesson~we|lie~leave
37|life|lonely~me2|makin~yok|marry~lesson|mart.|mektu~yazdi|mesaf~koyma|mesaj~hadi|mi~gelir|my~rememb|nasil~yazma
37|ne giydin|neden~kadar|nefes alan|nefes~alan|netlerini|ne~giydi|noone~tell|notuna bakar|notun~bakar|notun~ben
37|o arkadaslarin|o kucuk|ogren~olmay|ogren~yok|ogret~cevhe|ogret~diye|ogret~geri|okuld~bilme|okur*|ol|olan~bu
37|oldug~gerce|oldum o|oldum~o|olmas~ne|olmas~sorul|olmas~yok|olmuyor.|olumde*|olumden|ona haber|ona~haber|once~hic
37|oneml~ogren|onu.|oturdugunda|oyalanma|ozel insansin|o~anlar|o~bakma|o~sinif|o~yarin|parca~ben|parca~bu|progr~de
37|rahat rahat|rahat~rahat|rapo*|saat sonra|saatt~biri|sadec~ben|sad~mine|sakla|sana~asigi|sana~edeme|sana~mi|sana~o
37|sana~vurul|sarki~olsun|sart degil|sart~degil|satir~bir|sayfa~cevir|secil~bunu|secil~secti|secil~seni|seke*|sekme
37|sen ara|sen farklisin|sen gulunce|sen ise|sende~gordu|seninle bas|senin~bas|senin~basa|senin~ediyo|senin~neyi
37|senin~okuya|senin~sevgi|seni~buyuk|seni~dunya|seni~hafta|sen~aciyo|sen~anlay|sen~ara|sen~bilme|sen~farkl|sen~gun
37|sen~halim|sen~ise|sen~kaliy|sen~nasil|sen~secti|sen~yakin|sevgilini unut|sevgi~hic|sevgi~istiy|sevgi~kimse
37|sevgi~unut|seyd*|seys*|sifre~unutt|sigara|silmed*|silmeden|sil~ben|sinif~annen|sinif~iyi|sirad~sana|sirf|sonra sil
37|sonra~sayfa|sonuk|sorar~yalan|soru~bir|soru~rahat|soyle~belki|soz verdin|sozlu~mi|stay~promise|stop2~sad|takmak
37|tasiy~bir|taze*|telef~gibi|tell~knownot|thanks_to~daily|toz|tutabilir|tuttu|tuyl*|tuyler*|tuyle~diken|uc yasindayim
37|universiteyi|uzulu~ki|var~haber|var~ya|veli hesabindan|velin~gerek|veli~hesab|ver sonra|verdigimi|wait~leave
37|wait~love|wait~noone|we-let~best|we~parent|we~teacher|without~knownot|write~feel|yakist*|yalan~sayil|yana sen
37|yana~sen|yarin~di|yatma~yalni|yazarl*|yazdi~her|yaziyorum o|yaziy~kadar|yazma~var|ya~icim|yemegi*|yerin dibine
37|yerin~dibin|yerin~girdi|yerin~konus|yil~geldi|yil~gibi|yine senin|yirmi uc|yogun~olabi|yok~anlat|yok~gidiy
37|yorgu~kapan|yorul~saatt|you-did~wait|you-do~feel|you-if~I-not|you~leave2|yuregim|zaman~askim|zekan|zekan var
37|zekan~var|ziyan
36|*cin.|*ense|*gel.|*gin.|*lma|*ndur|*ssan|*ttun|*tusu|*ulda|*yim.|*zup|I-am~only|I-am~tutor1|I-be~come2|I-be~noone
36|I-did~write|I-do~darling|I-not~return|I-not~wait|I~need|^annem|^baskalari|^cayim|^fotografini|^kedim|^kiskandim
36|acik~oldug|acmasi*|acmasin|acmasin.|adim deniz|adimi|aglay~bir|akli*|aldati*|algo*|algori*|algoritma|alip
36|alist~kendi|ama~ben|ama~cikma|anlamiyor.|anlam~benim|anlar~yuzde|annem~odama|annem~senin|ara vermek|arama~calis
36|arkad~kapiy|arsiv~baban|arsiv~gorme|ask~ne|ask~senin|ayrilik lafini|ayril~lafin|bakip|bakma~kiska|bana bak|bana ver
36|bana~insan|bana~saril|basin~bana|basin~calis|baska yol|baska~ugram|bazen.|belki~ama|ben bilecegiz|bende yerin
36|bende~yerin|benim hatirim|benimle calistigin|benim~evlen|benim~hatir|bensi~basla|bensi~her|ben~begen|ben~bilec
36|ben~dunya|ben~gunde|ben~her|ben~kalab|ben~lised|ben~yokke|bilecegiz|bilgi~ogret|biliyoruz.|bir gulumseme|bir sayfa
36|birakma beni|birakmak istedigini|birak~de|birak~oldug|birak~orada|birin~bulam|biri~bana|biri~gorur|birta~hadi
36|bir~ask|bir~bulam|bir~oyunc|bir~yedis|bir~yeter|biter.|bitmes*|bizim~yasak|bizi~gerek|biz~cozer|body~leave2
36|body~sad|boga*|borclusun.|boyle~mi|bozul~yaziy|bugune kadar|bunu bana|bunu~bile|bunu~biri|butun~bakar|butun~topla
36|buyule*|bu~alma|bu~biri|bu~dayan|bu~gorun|bu~olmal|bu~satir|bu~sorul|bu~yakin|calismis|cayim|cayim sogudu
36|cayim~senin|cayim~sogud|cigl*|cikiyorum|cikma~mi|ciktim sesim|cikti~sesim|cocuk~bile|cok~kiril|cok~sevdi
36|come2~leave|come2~parent|corbasi|courtesy~stop2|courtesy~wait|cozuyorum|cry~we-let|cunku~ozels|da biri|daha guvenli
36|daha~ara|daha~boyle|daha~guven|dakik~kadar|dakik~olmal|dakik~yanim|darling~stop2|da~formu|da~gelme|da~su|de canim
36|de gece|de gor|de senin|degil~neyi|deme|deme~yok|denk|dershaneye|deste~hatti|de~aglay|de~canim|de~gece|de~gor
36|de~yapiy|diken oldu|diken~oldu|dilin~ben|dinle~mi|disar~seni|diye~basli|diye~takil|dokto~degil|donme.|dunyada
36|dunya~bir|dusmesi|duyar~biter|duyuyorum.|edilm~hisse|ekran~kimse|emanet|eskid~ne|fark bu|fark~etmed|fizikten zayif
36|flort~de|gece~ailen|gecmi~basla|gel yanima|gel.|geldim terim|geldi~terim|geri~gelme|gibi~basli|gitmem*|git~zaten
36|gizli~ailen|gizli~mu|gonlumu caldin|gonlu~caldi|goren tek|goren~tek|gormey*|gorun~biri|gorurse|gulums*|gulumseme
36|gunde~gune|gunde~uc|gun~gorec|gun~ister|gun~ugra|guven~anlat|guzel~goste|hadi birlikte|hadi gel|hadi~birli|hadi~gel
36|hafta~hasta|hangisi daha|hayirl*|hayirli|ha~bir|heart~family1|heart~quote|hemen yanima|herh*|herhal*|herhalde
36|herke~bana|her~ask|her~biraz|her~ugra|heyec~terle|hicbi~tek|hissediyorum|hisse~her|hocam|human~I-be|icindeki
36|icind~bir|icin~cikiy|icin~sansl|ilk opucugunu|inat|ise~yardi|isir*|istem~degil|itiraf et|itira~et|iyi~cikma|izledim
36|jealous.|jealous~I|jealous~leave|jealous~stay|kadar~konus|kal baska|kalmazsan|kapin~bana|karde~yetis|karnim acikti
36|karsi~en|kayb*|kendimi cok|kendimi.|kendine sakla|kesilir|kesilir.|kesme|kimse~bulma|kimse~olsun|kim~benim
36|kiril~icind|kiskandim iste|kiss~secret|kiyme~bir|ki~gec|klavyeye|kokun~cekme|konusan bir|konus~ailen|konus~anlas
36|korkutuyor|korkutuyor.|korku~gitme|kulak~o|kulub~o|lonely~you-do|malzemesi|marke~yazdi|me2~jealous|me2~stop2
36|mecnu~mecnu|mesajlarimizi|mine~I|mi~aksam|mi~seni|moralim|nasil anlatsam|nasil~yeter|neden~bu|needless~deny
36|needless~tellnot|need~I|nefes~birli|nefes~mi|ne~zorun|nokta.|not~I-not|not~not|ogreni*|ogren~degis|ogret~payla
36|ogret~sorar|okuya~bende|olmad~bilme|olmaya|olumun*|ona~gec|once~vardi|onlard*|only~you-do|onun icin|onun~icin
36|on~yaz|opucugunu|opucu~sakla|opuy*|opuyor*|opuyorum|ortadan kaybolma|oruc*|oruclu*|oyuncak|ozlemedin|ozlemedin mi
36|ozlem~mi|ozleri*|ozlerim|o~kiska|o~sende|parfu~hayal|rehbe~acma|rehbe~benim|rehbe~etme|sadec~bilel|sakla~zorun|sana
36|sana hic|sana vurgunum|sana~duygu|sana~duyma|sana~gitme|sana~gulum|sana~nered|sana~oluru|sana~yapac|sapl*|saplan*
36|sarki~hangi|secilm*|secret~study|sen geldin|seni bekledim|senin yazdiklarini|senin~farki|seni~seyre|sen~daril
36|sen~demek|sert*|sevgi~biliy|sevgi~musun|seviy~artik|seyden once|seyde~once|seyle~o|seyred*|siir~gelir|simdi~zaman
36|siradayim|sirt*|sonda|sorar~calis|sorunca omuz|sorun~omuz|sorun~silk|soruya bak|soyle~sinif|sozum sana|sozum~sana
36|sozum~yeter|stay~I-be|stop2~mine|stop2~stay|study~kiss|study~tellnot|su~cikar|su~ekran|teacher~secret|tehdi~polis
36|tek tutundugum|tek~dal|tek~tutun|tek~yok|telef~aksam|tell~not|tell~you-if|terk~hisse|testi bitir|tukeni*|tut ailene
36|tutkun*|tutkunum|tutma~bilir|tutund*|tutundugum|tutundugum dal|tutun~dal|tut~ailen|tuyle~oldu|ucunc~bir|ucunc~soruy
36|understand~leave|unive~ben|unutm~gerek|unutuy*|ustun~ondan|usudum|uyma|uyuyak*|verdi~soyle|ver~de|we-let~my
36|write~lie|yakisti|yalnizken|yalni~benim|yanima don|yanim~don|yanin~ister|yaparim bilmiyorum|yapar~bilmi|yarayi*
36|yardi~da|yarim~formu|yarin~gel|yasak~ne|yazardin ne|yazar~ne|yazilm*|yazil~bana|yazmak bu|yedigim|yere ugrama
36|yere~ugram|yerimde duramadim|yerim~duram|yerin~yanli|yeters*|yildi~calis|yine~konus|yirmi~uc|yoklu~ki|yol arama
36|yol~arama|yorul~bugun|you-did~erase|you~I-am|yuzlum|zaman~bir|zaman~de|zor ama
35|*atim|*dar|*eda|*gec.|*heri|*indi|*iri.|*muk|*rsiz|*sim.|*ska|*tmen|*veda|*yri.|*zmaz|75|I-be~return|^beni
35|^danismana|^elveda|^kanim|^kuru|^psikologlar|^yalvaririm|abayi yaktim|abayi~yakti|adi pamuk|adi~pamuk|ailen~uzulm
35|aklim~senin|aklim~tek|alamiy*|alamiyorum|ama~ki|anaht~da|angry~me2|angry~mine|anlar|anlar o|anlas~geldi|anlat~soz
35|anlat~tasim|anneme|annem~hep|annen telefonunu|annen~bile|annen~girer|annen~kadar|arayi~da|arkadasina bile|arkad~gor
35|arkad~kulla|asiy*|ask|ask gibi|ayagi~dolas|ayirac*|ayni~de|ayril~benim|ay~hic|azaldi|bahse~onu|bakacagim|bakacagim.
35|bakip~dusun|bakip~ister|bakl*|bana haksizlik|bana~haksi|basin~hep|baskalarina kulak|baska~benim|baska~kulak
35|basla~her|belli olmasin|belli~ben|ben bilsem|ben ederim|ben fark|ben ortaokuldayken|benden|benden ayrilma
35|bende~oldu|beni~aliyo|beni~sakla|ben~bakal|ben~bilse|ben~kolay|ben~korku|ben~topar|bile citlatma|bile~citla
35|bilme~geldi|bilsem|bilsem yeter|bilse~yeter|bin~seni|bir numara|birakmayalim|birakmayalim.|birak~isted|birak~seni
35|birak~yine|biri~sadec|bir~ama|bir~diger|bir~gorus|bir~sahib|biz sevgili|bizi ayirirlar|bizim~olsun|bizi~ayirm
35|bos birak|bosluga.|boyle uzun|boyle~anlay|boyle~bu|boyle~bulam|boyle~uzun|bu ilgiyi|bunlari|bunu mudure
35|bunu psikologuna|bunu unutma|bunu~psiko|burada kalsin|burad~kalsi|burad~kar|buse kondurdum|buse~kondu|bu~ilgiy
35|bu~kadar|bu~kalbi|bu~uyu|calisinca|calismaya baslarsan|cevheri|cevirir|cevirir.|cikiy~peki|cocu*|cok~geliy|cok~olur
35|col~bir|come2~leave2|come2~life|cozeriz|cozeriz.|cozmussun.|cunku sana|cunku~sana|da kar|daha~ver|darling~come2
35|darling~return|darling~wait|da~bende|da~gorur|da~kar|da~sevgi|de insanim|de su|dedig~o|dedig~sen|degil~bunu
35|denem~de|denizi|deniz~yurud|de~su|de~terap|de~yerde|diye~her|dogru~goste|doldu|donm*|dugun~oynam|dun~gelme
35|dun~yazma|durup|dusmes*|duydu~de|duygu~var|duymasina|edelim mi|edeli~mi|ele.|ellerim buz|elveda|elveda deme
35|elved~deme|en~dersi|erase~wait|eriy*|erkek~arkad|eski~bir|eski~sevgi|etmekten|evdek~gel|falan~biz|family1~cry
35|feel~I-be|fisi*|flor*|flortlesmeyi|fotog~bakip|fotog~seni|galib~de|gec.|gece konusalim|gecel~bakip|geciyorum
35|gecmedi|gecmedi.|geldi~trigo|gelirsin.|gelmistin|gelmistin.|gercek seni|gerce~birin|gerekiyor|gidiy~gelmi
35|gidiy~yeni|girerse|gitme~biraz|git~bulam|gizlice yaz|gizli~yaz|gorem~gordu|gore~bunu|gormedigini|gorme~goruy
35|gostermis|goturd*|gozler|gozlerin cok|gozle~cunku|gozum yolda|gozunde|gulunce|gundu~beni|gunumu*|guveni*
35|guzel~benim|haber~olmas|haber~yok|hadi~sonra|hafta~kac|harcaniyorsun|hatir~baska|hatir~yaz|hayat~kadin|hazir~cok
35|hemen ailene|hemen~baska|herkes gider|herke~oldug|hesap~gibi|hicbi~kadar|hic~onems|hocan fark|hocan~etmes
35|home1~quote|hoslanma|hosum~boyle|human~I-not|human~kiss|icin isteyen|icinde tut|icind~tut|icind~var|icin~daha|ihma*
35|ihmal|ikimi~sokma|iki~ettim|iki~gibi|iki~simdi|ilk~fark|insan~haber|ise~karis|islak|islak.|iste|istem~halde
35|iyi bilen|iyi~baska|iyi~bilen|izin~icin|izin~senin|juliet ol|julie~ol|kadar~idare|kaldi~yazdi|kal~bir|kapiyi carpip
35|kapiy~carpi|karan~bekle|karisir|karis~ona|karne~goste|karsiligi bu|kelebekler|kelebekler ucusuyor|keleb~ucusu
35|kenarinda yurudum|kenar~yurud|kendi~bakar|kendi~cevap|keske~olmaz|keyfim yerine|keyfi~geldi|keyi*|kez erteledim
35|kimseye boyle|kimseye caktirma|kimse~hic|kimse~uzun|kiskan*|kitap~sayfa|kiza~once|knownot~we|kod~satir|koku*
35|kollu~kapat|kontr~ediyo|konus~edeli|konus~gitti|korkar*|kulaga|kullaniyor seni|kulla~oldug|kurt*|kus|kutusu*
35|life~I-am|lonely~mine|love~afraid|love~study|maasim*|makinesi gibi|me2~I-did|mecnu~de|merak~benim|mesajini bekledim
35|mesaj~durdu|mine~cry|mi~sana|mola~o|mu~de|nasil~beni|ne soylesen|neden~yazma|need|ne~bilem|ne~bilsi|ne~bugun
35|ne~gorus|ne~seni|notu gibi|notu~gibi|odasinda.|odaya girerse|odaya~girer|ogren~sana|ogretmen.|ogret~arami
35|ogret~kizar|ogret~rahat|olayim juliet|olayi~julie|olayi~ol|olce*|oldug~istey|oldug~sana|olma bana|olmam senin
35|olmam~senin|olursu*|olursun|olur~de|ona mesaj|onlar~deme|onlar~ise|onlar~sana|onunl~bulus|oper*|opuyorum.|oyle*
35|oynamaktan|ozluy~mi|o~ayrin|o~bu|perd*|psiko~olur|romeo olayim|romeo~ol|romeo~olayi|sabred*|sakla~beni|sana abayi
35|sana bu|sana~abayi|sana~yakti|sandi~bir|sarilir|sayfalari|secret~home1|sen baskasin|sen gelene|senin~basar
35|senin~gidiy|senin~kez|senin~okuyu|senin~ucunc|senin~yasar|seni~goste|seni~ozled|seni~polis|seni~uyuya|sensi~bu
35|sen~istey|sen~kuser|sevdicegim bugun|sevdi~bugun|sey~birak|sey~cokta|sey~diye|sinif~kulla|sir gibi|sir~gibi
35|sonra~bos|sonra~daha|sonra~de|son~soru|sorun~gec|soruyu bos|soruy~bos|soru~sorab|soz~gelec|stop2~you|study~erase
35|study~parent|suresi|tansiyonum|tavana bakip|tavan~bakip|tavan~dusun|telefonunu kontrol|telef~elind|telef~once
35|tellnot~need|temiz~uc|tired~sad|tutu*|tutuld*|tut~bana|ucusuyor|uc~bu|uc~ortal|ugrayacaksin|uzun yazmam|vardi~oynam
35|var~calis|ver ama|verme o|ver~ama|warn~tellnot|warn~tutor1|without~sad|write~miss|yalnizliga|yanagindan|yanima.
35|yapabilecegin|yapab~sey|yapab~var|yapar~dusun|yapma~mi|yasin~yaz|yazarim|yazmadigin|yedisi*|yeni gelmistin
35|yeni~daha|yeni~gelmi|yeni~iyi|yer yok|yerine geldi|yer~yok|yetis~hepsi|yetis~onlar|yetmez.|yetti.|yine~dakik
35|yine~on|yokm*|yok~yeter|you-did~kiss|you-if~me2|you~miss|yuzde~geliy|zekan~ben|zihni~acik|zihni~basla|zor~geldi
34|*aji|*bet.|*buk|*cma.|*deyi|*eni.|*esiz|*gda|*ikci|*kli.|*kor.|*ledi|*lve|*mkun|*neni|*rbat|*rnet|*rpip|*ttik|*uga.
34|*una|*usma|*uzun|*vgim|*yak|I-am~deny|I-be.|I-be~love|I-had~understand|^arkadasinla|^cocukken|^destek|^donmezsen
34|^dunyada|^elini|^kalbimin|^kankana|^netlerini|^neyse|^odevde|^sabahin|^sana|^yasamak|acik~sayfa|ailen|aksam~de
34|aksam~yuruy|alkis~benim|alkis~sana|ama~burad|anlattigim|anlay~bende|anlay~bir|anne*|arasinda harcaniyorsun
34|arkad~hic|artik~asigi|asti|atiyor|avuc*|ayip edersin|ayip~eders|aynaya|ayril~de|az~vardi|baban bilsin|baban~bilsi
34|bakma~yok|bana ayir|bana kosacagina|bana~cilve|bana~dedig|bana~demek|bana~farki|bana~hatir|bana~kosac|bana~senin
34|bana~sorsu|bana~yakin|bari.|basar~beni|basina is|basin~is|baska~gerce|bebeg~nasil|belim~agriy|ben haric
34|ben karanlikta|ben lisedeyken|bende~hosla|bende~kendi|beni seviyorsan|benim~ailen|benim~herke|beni~arami|beni~yalni
34|beni~yok|bensi~gecir|ben~alird|ben~ara|ben~derim|ben~gunle|ben~haric|ben~kaldi|ben~kapat|ben~mi|berbat|bildi~bu
34|bilen bir|bilen~bir|bile~edeme|bile~kacir|bilir~onlar|binlerce ogrenci|bir damla|birakip gidiyorsun|birak~birak
34|birak~gidiy|birak~tek|biri~yazma|bir~daha|bir~damla|bir~girer|bir~kurdu|bir~musun|bir~saril|bitirirsen|boyle~daha
34|boyle~derin|boyle~kimse|boyun~dusun|bu isleri|bu meseleyi|bugune dek|bugun~dek|bugun~ders|bugun~emini|bugun~hic
34|bugun~sevgi|bulamadin.|bunu hic|bunu okuyunca|bunu~hic|bunu~okuyu|burad~biri|buyuk~gerek|bu~ancak|bu~isler|bu~kalsi
34|bu~mahal|bu~okudu|bu~taraf|bu~tek|bu~verdi|cabu*|cabuk|cabuk don|cabuk~don|cantana|carpip|catlad*|catladim
34|cezalandiriyor|cezalandiriyor musun|cezal~beni|cezal~musun|cilve|cocuk~dusun|cok ayip|cok uzulurum|cok~ayip
34|cok~eders|cok~heyec|come2~sad|cozulm*|daha beni|daha~olmas|daha~sorul|daily~daily|daily~miss|daily~thanks_to
34|danis~seni|darling~lesson|da~gel|de arkadasin|de kal|deger~bilme|degil~oyle|demek artik|demek~artik|denem~gecti
34|der ben|ders calisiyordum|derste.|der~derim|de~bende|de~ergen|de~kalab|de~oluyo|de~yerim|disari sizmasin
34|disar~sizma|diyoru*|dokto~burad|dolasa*|don~artik|don~git|dostlugu asti|dostl~asti|dunya~yaban|duram~biliy|durur.
34|duyar~benim|duyma~duyma|eger~beni|eglenceli|ekran~atma|ekran~gulum|ele~dusun|elini~guzel|el~dusun|eminim cok
34|emini~cok|en ozel|en~ozel|ergen~sivil|ev hasreti|evdek~konus|ev~hasre|fotografina|fotog~yuzun|gayr*|gece boyunca
34|gece~boyun|gec~aksam|gelir~gecer|geliy~saat|geliy~sonra|geome~ne|gerce~goste|gerek~yapar|geriy~sey|gidiyor musun
34|gidiy~musun|gidiy~sana|girinc*|girince|giriyo*|gitme~bana|gittik|giydi~cok|giydi~emini|gizli~gibi|gizli~kalsi
34|gonlum sende|gonlu~sende|gordugumu baska|gordun|gormesin|gormuyor korler|gormu~korle|gorun~atma|gorun~kimse|goruse*
34|goste~ben|gozumde bir|gozum~hep|goz~yok|gun bile|gundu~konus|gun~bile|gun~gelme|hafta~gibi|hallederiz.|hangi~sence
34|hayat~de|hayat~olmak|hele|hep~gidiy|her saat|her~aglar|heyec~zaman|hicbir yerde|hicbiri senin|hicbi~yerde|hic~kapat
34|hizli~de|hocan~ben|human~tired|icin her|icin~yarat|icip|ikimi~yok|ikinc~diye|iki~acik|iki~gozum|iki~seni|ilk askim
34|ilk~gunde|ilk~oldum|insanim.|internet|isin~beni|istem~susma|istiy~ben|istiy~durus|istiy~ol|istiy~onlar
34|jealous~I-did|jealous~secret|kafam kazan|kafam~kazan|kalali*|kalalim|kalbimin tek|kalbi~ben|kalbi~sensi|kalkam*
34|kankan*|kankana|kankana bile|kanka~bile|kapat~duruy|karanlikta|karde~oysa|karni~acikt|kazan|kazan gibi|kazan~gibi
34|kendi kendime|kendi~hisse|kendi~iki|kimse umurumda|kimseye gosterme|kimse~bakar|kimse~bitir|kimse~ozell|kimse~sokma
34|kimse~sonra|kimse~umuru|kiril~ben|kiss~return|kiss~sad|knownot~lonely|koklamak|kollu~anlat|kontr~sonra|konu*
34|konusmalarimiz|konusulur|konusulur.|konusunca|konus~annen|konus~ise|kopari*|kor.|korl*|korler|kosacagina
34|kosacagina soz|kosac~soz|kutuphanedeyim|kutuy~sonra|lesson~I-not|lesson~study|lie~wait|lie~you|limit~sorus|liste~de
34|lonely~come2|love~stop2|maka*|mark*|masa|masan~basin|meseleyi|metr*|mi benim|mi istiyorsun|mine~I-did|mine~daily
34|mine~darling|mine~noone|misin~bana|misin~soyle|mi~cok|molayi|mumkun|mu~kimse|ne baban|neden~bekle|neden~cok
34|needless~I-do|netle~gordu|ne~baban|ne~emini|ne~karis|not~bir|o kutuyu|odev|ogretmenine gosterme|ogret~birak
34|ogret~oyle|okula~gidem|oldug~de|olmadikca|olmaz~cok|olsa~de|olur gitme|olur~gitme|onemsemez.|onlar~alkis|only~I-not
34|only~lonely|o~acilm|o~de|o~gulus|o~kutuy|o~seni|o~uzak|parasini|polis~anlat|program~rememb|rahat konusalim
34|rehbe~birak|return~I-do|return~life|saat gec|saatl~seni|saat~calis|sabah~gozun|sabah~uc|sabah~uyanm
34|saclarini koklamak|sacla~kokla|sadec~ailen|sakin~tek|sakla~asigi|sakla~dogru|secret~I-be|sende gordugumu
34|sende~korle|sende~taniy|seni opmek|seninle el|senin~flort|senin~hayra|senin~kalma|senin~keyif|seni~buras|seni~istey
34|seni~opmek|seni~sevme|sen~konu|sen~net|sen~yapar|sevdim seni|sevgilim sayilirsin|sevgim|sevgi~mi|sevgi~ol|sevmiyor
34|sey~soyle|sifirl*|simdi~anlat|simdi~ayip|simdi~cok|simdi~eders|sinav~birak|sinav~durdu|sinav~kalem|sinav~yan
34|siniftaki o|sir~bilir|sizmasin.|soguk~senin|sohbet.|sokmay*|sokmayalim|sokmayalim.|someone~wait|someone~you-if
34|sonra cevabi|sonuc~gorun|sonuc~zaman|soruy~bak|soyle~odada|stop2~I|stop2~without|study~heart|susa*|su~altin
34|teacher~only|tek sahibi|tek~sahib|telas~bilme|telef~olurs|thanks_to~you|tipk*|tipki|tipki~gibi|titriyor.|tut
34|tutali*|tutalim|tutuldum|tuvalette|ucuz|uc~olur|unive~kaldi|utand~da|uygul~mi|uyudu~konus|uzun~kapat|varli~senin
34|vazge~vazge|verilmis|verme~benim|verme~o|warn~study|we-let~you-did|yakinl*|yalni~konus|yandim|yanin~acma
34|yanin~birak|yanin~yalni|yaniyor.|yaris~ikinc|yasla~ben|yatti~ondan|yayilm*|yazdi~altin|yazdi~bir|yaziyorum
34|yazma~senin|yemeg~de|yetis~ben|yetis~da|yetis~her|yetis~o|yine~boyle|yine~tek|yirmi~da|yoksa~cok|yok~bu|yok~saniy
34|you-did~help|you-do~afraid|you-do~only|zaman anlarsin|zaman~anlar|zaman~bana
33|*bum|*cam|*cim|*don|*fret|*ifa|*kon|*lagi|*lami|*mki.|*nifa|*ptu|*rdon|*rika|*slan|*smam|*stir|*ura|*vda.|*yar
33|*ymam|*zla.|*zsan|I-am~you-did|I-did~sad|I-do~body|^giderken|^gidisin|^insanlar|^kapali|^kim|^olmekten|^sir
33|^tuvalete|abla|ailede*|aileden|ailen~hep|aklim~sen|aklin~bende|aklin~bir|aksam~rande|aksam~yapma|ama~bekle
33|an kahvemi|anlar~olur|anlatmana gerek|anlat~annen|anlat~ona|anlay~bulam|annen ogrenirse|annene belli|annen~acma
33|annen~gerce|an~iciyo|an~o|arad*|arami~de|arasi~dogru|arasi~yer|arkad~bozul|arkad~dalga|arkad~etmez|arkad~etmiy
33|arkad~kiska|arkad~misin|asip|ask hikayesi|ask romani|ask~hikay|ayirdigin zaman|ayird~zaman|ay~calis|baban~denem
33|bakis~dikka|bakis~et|bak~baska|bana guzel|bana~hisse|bana~muhta|basarin|baska~asik|basladi|basla~bana|basliyor
33|beden~sana|beklemez.|bekler*|bende~dinle|bende~ne|bende~ogren|bende~onems|benimki.|beni~sensi|bensiz ne|bensi~bile
33|ben~dort|ben~etten|ben~kemik|ben~sayfa|ben~sevdi|best~come2|beya*|bikt*|bile istemiyorum|bile~acikl|bile~bu
33|bile~istem|bir sirrimiz|bir tost|birakmam|biraz~bir|biraz~bogaz|birin~asik|birin~bile|biriyim.|biri~bekle|bir~adini
33|bir~annen|bir~cikma|bir~durma|bir~tek|bir~tost|biz~halle|biz~konus|body~family1|boyle olur|boyle~o|boyu~birak
33|bu sarki|bugun~sira|buldu~birin|bulus~bir|bunc*|bunca|bunda~anlar|bunda~yanli|bunu evdekilere|bunu sadece|bunu sen
33|bunu~o|bunu~sadec|burad~birak|burad~kaliy|burad~verme|burkuldu|bu~derse|bu~evde|bu~isi|bu~ozell|bu~yolla|calisiriz
33|calis~basla|calis~benim|calis~her|change~you|cocuk~bahse|cok sessiz|cok~bu|come2~afraid|daha erken|daha heyecanli
33|daha~ben|daha~erken|daha~heyec|daha~kalab|daha~olabi|dakik~bekle|dalga gecer|dali*|danis~sen|darling~noone|davranma
33|davranma.|da~der|da~ikinc|da~sayil|de sonra|dedig~bende|dedig~senin|dedikodu olur|dedim|deger~demek|degil~ancak
33|degil~sevgi|degism*|demeden gittin|demed~gitti|demek~arkad|demek~olmaz|denersin|deny~lonely|deny~we|ders|ders~basli
33|de~anlay|de~benim|de~ev|de~istiy|de~nered|de~yerin|de~yirmi|dikkati|dilinden|dinledi|dinledi bugune|dinle~bugun
33|disar~biri|diye~biri|diye~daha|diye~korkt|dogum~yakla|dort duvar|dort~duvar|dunyam*|dunyamiz|dunya~sokma|duserse
33|dusun~degil|dusun~verme|duygularim|duys*|eden~benim|ekran~mi|etmey~calis|etseyd*|evlen~ev|fazla.|fiilim*
33|forget~darling|gecen~ben|gece~beni|gece~benim|gece~yazis|gecire*|gecirme.|gecti~sivil|gec~bekle|gerce~burad
33|gerek~ben|gibi davran|gibi~birin|gibi~bulam|gider~bir|gidip geliyorum|gidip~sen|gidisin|girin~gec|gitmesin
33|gitme~anlat|gitme~mi|gizli~kalma|gogs*|gordu~baska|gordu~o|goren~goz|gorur~yanli|goste~soyle|gozum.|gundu~yazma
33|gunlugune bile|gunlu~bile|gunum yaklasiyor|gunum~yakla|gun~beni|gurul~yapiy|guzel~sey|hangi~daha|harika|hayal
33|hemen~ailen|hep ilk|hepsi~anlat|hepsi~benze|hep~ilk|hep~olaca|hep~soz|her dakika|herke~konus|her~ben|heyecanli
33|heyecanli degil|heyec~degil|hicbi~tutma|hic~istem|hic~kadar|hisse~soyle|human~secret|huzunluyum|icim sizliyor
33|icim~sizli|icin soru|icind~cikar|icin~benim|icin~cevap|iciy*|iciyor*|iciyorum|iciyorum bir|iciyo~bir|ihtiy~beni
33|ikisinde de|iki~bakiy|iki~senin|ilan*|insan olsaydim|insan~fazla|insan~olsay|island*|islandim|islandim.|istemem.
33|iyi dinlemez|iyi~anlam|kafede|kahvemi iciyorum|kahve~iciyo|kalabilirsin|kaldi~ben|kalkiyorum|kapat sonra
33|kapat~gorme|kapat~yaz|karde~benim|karistirmayalim|karsi~biri|karsi~bu|kazana*|ki kimse|kim neden|kimin~soyle
33|kimse ogrenmesin|kimse~ailen|kimse~yerin|kisi~bile|kiss~you-did|kiyam~ya|ki~ben|ki~geliy|kollarindaki izleri
33|kolla~izler|konus~devam|konus~heyec|konuyu degistirelim|kopma|koptu|korktum.|kose*|koyma~yerin|kucuk~sokma
33|kucumseyenlere|kulagina gitmesin|kulag~gitme|kulag~sus|kutup~de|layik bir|layik~bir|lazi*|lazim|leave2~leave2
33|lesson~I-had|listesine|lokma|makin~bu|marry~I-do|marry~tutor1|mesaj~sonra|mi biraz|mi hic|mi lazim|mi~lazim|mi~on
33|mum~isigi|mutfa~calis|neden surekli|neden~surek|nefesim kesildi|nefr*|nefret|ne~olurd|niye bu|niye~bu|niye~kadar
33|o halde|ogrenciye|ogretmenine bundan|ogret~bunda|olaca~soz|oldum~merak|olmad~soyle|olmani istiyorum|olman~istiy
33|olmasin.|olmekten korkuyorum|olmek~korku|olur ben|ol~gerce|once kahvalti|once~kahva|onemsiyorsan|only~happy|on~uzun
33|opmek istiyorum|opmek~istiy|oradan gelir|orada~gelir|ortal~mi|ort~kimse|otuz~bekle|oynama*|ozel~bilgi|o~bahse
33|o~etmiy|o~halde|pard*|pardon|rady*|rande~sen|rehbe~o|rememb~someone|return~someone|ruhu duymaz|sabah alarmi|sabahin
33|sabah~aldim|sabah~ertel|sahi*|sakliyorum|sana~ben|sana~cumle|sana~ders|sana~onlar|sandi~gerce|sanki~oluyo|sen mutlu
33|sen yatinca|senc*|sence|sende~ki|sende~kim|sende~onlar|seni arkadaslarin|seni dusunuyorum|senin bir|senin dilinden
33|senin elinde|senin~elind|senin~etmez|senin~geris|seni~beni|seni~bil|seni~cikma|seni~dakik|seni~gerce|sen~biris
33|sen~mutlu|sen~parab|sen~sanki|sen~yatin|sevda.|sevdi~seni|sevgi~ben|sevgi~ne|sey~norma|siir~ezber|sikay~arami
33|sikild*|sile*|simdi~konus|simdi~ne|simdi~yemeg|sinifa|sira~bekle|sonucunu babandan|sonuc~baban|sonuc~evde
33|soru~cevap|soru~icin|soyle~ama|sozu~kimse|soz~tek|student_said~leave2|study~quote|sult*|suresi*|su~et|su~iciyo
33|su~icmey|tabii ben|tabii~burad|takil~birak|tasimana|tasim~yok|tasm*|tasmas*|tatil~beni|tek~konus|tellnot~afraid
33|tell~family1|tirnagin etmez|tirna~etmez|tutor1~body|tuvalete gidip|tuval~geliy|tuval~gidip|tuval~sen|uc~mesaj
33|unive~arkad|unutm~bunu|unutursan|uzuleb*|uzulebilen|uzulebilen bir|uzule~bir|varligi|var~her|veririm.|ver~verme
33|ver~yoksa|ve~hep|vusl*|vuslat|we~feel|we~secret|we~you|without~you-if|yagmurda islandim|yaklasiyor|yalni~anliy
33|yalni~olsan|yalvaririm.|yanim~olaca|yanim~soz|yarin yazmazsan|yasari*|yazan bir|yazan~bir|yazan~insan|yazin~ben
33|yazma~sana|yaz~hazir|ya~oldu|yemek~manti|yene*|yeni~pek|yeni~yas|yeni~yok|yerin~koyma|yilla~geldi|yirmi~cok
33|yoksa cok|yok~sakla|yorul~bak|you-did~not|you-did~teacher|you-did~you-do|you~I-will|you~rememb|yuzde~kadar
33|yuzle~ogren|zaten sen|zaten~de|zekayi|zekayi o
32|*arma|*brim|*clar|*cmak|*ere|*gari|*ika.|*irla|*isa|*kta.|*mle|*nca|*nda.|*nde.|*nuk.|*olur|*rtar|*sin|*site|*trik
32|*ydun|I-did~my|I-do.|I-do~love|I~daily|^ah|^anlatirsan|^ekranin|^kardesimle|^kimsem|^onlarin|^ruhunun|^yetiskinlere
32|ablan~sohbe|acisi~cekti|adimin*|adimini|adini her|agir~anlat|agzindan|ah|ailen senin|ailene anlatma|ailen~kalsi
32|ailen~ogren|aklim~geliy|aksam~benim|aksam~ictim|alki*|almam|alma~de|ama~sorun|anlat~kim|anlat~konuy|anlat~yarin
32|anlayamaz.|arsive at|arsiv~at|artik~sakla|artik~sana|asik~degil|askerd*|askim~mi|ask~cekti|atesim cikti|atesi~cikti
32|ayirdigin|ay~bu|azinda*|azindan|babam da|bahane*|bakinc*|bakinca|bana ne|bana ugra|bana~artik|bana~dusun|bana~olaca
32|bana~yazan|basimi omzuna|basim~omzun|basladi.|basli~ne|basta~soyle|ben sana|benden habersiz|benden kopma
32|bende~bilem|bende~biliy|bende~dusuy|beni unutursan|beni yalniz|beni~baska|beni~bile|beni~o|bensiz bu|bensi~bu
32|benze~ve|ben~almam|ben~bil|ben~cikma|ben~guzel|ben~seyi|bildi~ki|biley~de|bile~gidiy|bile~sakin|bile~taniy
32|bilmeyenlerin|bilmeyenlerin arasinda|bilme~arasi|bilme~olur|binle~sen|bir anlami|bir dus|bir suredir|birak~zaman
32|biraz daha|biraz~daha|birin~anlat|biri~var|biri~yaz|bir~bulus|bir~dustu|bir~hikay|bir~sayfa|bir~selam|bir~sessi
32|bir~sured|bir~tatil|bir~verdi|bir~yemin|bir~yine|bitir~sen|bizim~konus|biz~adini|biz~ikili|bosa*|boyle~cunku
32|bu odada|bu sayfayi|bugund*|bugunden|bugun~iftar|bugun~yarin|bugun~zor|bul ve|bulab~bulam|bul~ve|bunu kendi
32|burad~degil|burad~var|buray~bir|buz gibi|buz~gibi|bu~alan|bu~plan|bu~sokma|bu~yazar|bu~yorul|cabuk~yorul
32|calisiyordum|calisiyordum dersin|calis~dersi|calis~yap|cevab~sil|cicek|cifti~adini|cikma~istem|come2~you|cozemedi
32|cozer~ne|cozme~icin|cumle~gizli|daha on|daha~bana|daha~benim|daha~bunla|daha~hic|daha~on|dal|dalga~gecer|danis~bir
32|darling~love|da~edebi|de biz|de olur|de sinifta|degil~koruy|degis~seni|demed~kadar|demed~sabah|demek~sende|demin
32|deniz~yurum|de~biz|de~gerce|diger~senin|dike*|dilde|dinle~geliy|dinle~ihtiy|disim agriyor|disim~agriy|diyen~ben
32|dostl~bizim|dosya~isler|dunya~yok|dun~de|dun~seni|durs*|dursun|dusun~altin|duydun|duyma~ben|edilmi*|edilmis
32|elektrik|elinle|en azindan|enerji*|en~azind|en~kimse|en~onlar|esi|eski~yeni|evdek~rahat|evden~istem|evde~degil
32|ezber~ben|falan~diyor|fazla~anlat|film|gece de|gecen~kendi|gecen~senin|gecer ben|gelec~bu|gel~konus|gel~sonra
32|gercek degerini|gerce~deger|gibi her|gibi~guzel|gibi~kadar|girer~ne|gitti~iki|gizli~calis|gizli~gizli|golg*|gonu*
32|gordugun|gozle~seviy|gozum~benze|grubunda|gul yuzlum|gul~yuzlu|gundu~bir|gundu~insan|gunler gecmek|gunle~bilme
32|gunle~gecme|gunlu~bunu|gurbetteyim|guven|hafta uc|hafta~gecir|hafta~uyuya|halim yok|halim~yok|harca~bilen|help~best
32|help~home1|hemen~kulla|hemen~sekme|heps*|hep~bekle|hep~eksik|hep~geliy|herkesi kiskaniyorum|herke~ben|herke~cok
32|her~gelir|her~once|hesabini|hisseden|hisse~var|hocan~acma|icim acidi|icim~acidi|icin hic|icin sakla|icin*|icin~her
32|icin~progr|icin~senin|icin~tek|icin~yil|iftara|iftara kadar|iftar~kadar|iki kisilik|iki tur|ikiliy*|ikiliyiz
32|ikimiz bilelim|ikimiz tasiriz|ikimi~bilel|ikimi~tasir|ikinc~degil|iki~bekle|iki~cok|iki~tur|ilac|iliskimizin
32|ilk mesajda|ilk mesajindan|insan~biliy|insan~merak|isin~biri|istemistim|istem~yarin|isten~cikti|istiy~dogru
32|iyi onemsemez|iyi~kadar|iyi~kimse|iyi~onems|iyi~sorul|kacmak|kacmak istemistim|kacma~istem|kacti~ben|kadar|kalbi~ne
32|kaldi~de|kalem~kiril|kapat ki|karan~bir|karde~bir|karde~ettik|karis~ise|karsi|karsi~ver|kavga ettik|kaybe~kal
32|kaybe~kaybe|kelim~bile|kendi~ben|kimd*|kimse~duyar|kim~seni|kitap~sayil|kiyas~benim|kizd*|kizma~diye|ki~baban
32|ki~sen|kolundaki|kolundaki izleri|kolun~izler|kolun~soyle|konusmayalim|konus~iz|konus~senin|konus~temiz|kopma.
32|kuca*|kucum~bende|kulagim|kullanicilar|kulla~istey|kurtar|lafi isin|lafi~isin|lie~I-did|lisede|love~I-am|makin~gibi
32|marry~I|marry~we|me2~you-did|mesajindan|mesajindan beri|mesaj~beri|mine~best|mine~rememb|mutlaka ugra|mutla~ugra
32|needless~human|ne~donec|ne~dusun|ne~sende|ne~yarim|not~seni|o arada|o iki|odada kalir|odada~kalir|odada~odada
32|ogretmenler|ogret~bos|ogret~dursu|ogret~ederi|okuduktan|okuduktan sonra|okul~degil|olabi~cevap|oldugunu.|oldug~icin
32|olmak~isted|olmas~kim|olsun sevgilim|olsun~sevgi|onlara hesap|onlari.|onlar~en|onlar~gerek|onlar~hesap|onlar~verme
32|onlar~yerin|onlar~yok|onlar~zorun|opucu~cevab|opucu~soyle|ortal~halle|ortaok*|orucluyum bugun|orucl~bugun
32|orucl~iftar|orucl~kadar|oturuyor|ozel~bu|o~kucuk|o~tut|prensesim bugun|prens~bugun|progr~kendi|psiko~sey
32|psiko~soyle|ruhunu*|ruhunun|ruzgari|saat daha|sabah~fark|sabah~kosuy|sabre~sana|sabrim|saklad*|sana asigim
32|sana~hikay|sana~ogren|sana~tutul|sana~verem|sarki~aklim|sarki~geliy|sayaca*|sayacagim|saymak*|saymaktan|secret~I-do
32|secret~mine|sen oyle|sende~deme|seni anlamaz|seni bekliyor|seni iyi|seni tasiyabilecek|senin kim|seninle konusmayi
32|senin~aklin|senin~aksam|senin~daha|senin~hak|senin~olmay|senin~sonuk|senin~yetis|seni~bakma|seni~olsun|seni~parag
32|seni~sen|sen~ders|sen~musun|sen~simdi|sen~yarat|sen~yikil|sesim titriyor|sesim~titri|sesin~icim|sevda bu|sevda~bu
32|sevgi~mu|sevgi~turev|sevme~hic|sey~misin|sica*|sicaci*|sicacik|sifreyi|siga*|siiri sana|siiri~sana|siiri~yazdi
32|silme~bu|simdi~en|sinif grubunda|sinift*|sirad~fazla|sir~mi|sohbeti|sokma.|someone~come2|sonra~sorar|sonuk.
32|sorar ben|soruna|soruy~hemen|soruy~kulla|soru~sonra|soylemesi|soylerdi|soyle~bende|soyle~tut|sozun~var|stop2~best
32|study~stop2|sure~cok|tane|taniy~sana|tasiriz|tasiyabilecek tek|tasiy~buras|tasiy~tek|tatli|tek~ama|telefo*
32|telef~sohbe|telef~yapar|tellnot~someone|tellnot~understand|tell~needless|terk edilmis|tuta*|ucur*|uc~kendi
32|unive~kavga|unuttun|ustu*|ustum~hirka|uygul~ben|uyumak|uyurk~ister|uyuyac*|uzun~gorun|vakit~kal|var~cok|velini*
32|velinin|verme|vermi~ne|ver~sonra|vurgun|we~we-let|write~deny|write~parent|write~sad|yanimda kendin|yanim~kendi
32|yanim~olabi|yanin~sonuk|yapamazsin|yapard*|yapayalniz|yapay~isin|yapay~lafi|yapiy~dakik|yarin sinav|yasi*|yasini
32|yataktan|yazdi~icim|yazdi~mi|yazdi~okuyu|yazma~bilmi|yazma~yaz|ya~cozer|yerin~ayri|yeter~bu|yollay*|yuruy~sonra
32|yuzler*|yuzlerce|yuzune|zaman~ben|zaman~bu|zeka lafi|zeka~isin|zeka~lafi|zipl*|zorun~benim|zor~kendi
31|*beti|*celi|*cugu|*eme.|*iba|*imla|*iraf|*iyor|*liba|*mene|*ndir|*nsi|*tane|*tara|*tut.|*unca|*yici|I-am~courtesy
31|I-be~we-let|I-did~lie|I~home1|^ablanla|^askindan|^burnum|^disariya|^duvarlarin|^kalbinin|^ogretmenler|^randevumuz
31|^vakit|ablanl*|ablanla|acarsi*|acarsin|acarsin.|acikt~ben|aciyor*|adimin|adini~her|agri*|agzina|ailel~boyle
31|ailel~seyle|ailen~bir|ailen~bizi|aksam~biri|aksam~ye|alarmi uc|alarm~ertel|alarm~kez|alarm~uc|alindi*|alindim
31|alisir*|alnind*|alnindan|anlas~onlar|anlatirdim|anlatirdim sana|anlat~geldi|anlat~kimse|annem~ayni|annen bizi
31|annen sabah|annen~bilme|annen~istem|annen~iyisi|annen~ogren|annen~sabah|annen~tamam|arami~soyle|arka sirada
31|arkad~anlam|arkad~benim|arkad~olmak|arkad~ondan|arka~sirad|askim~nasil|ask~bu|ayagim|bak ben|bakiyor|bakmad*
31|bakma~beni|bakma~ister|balkonda|balko~oturu|bana soz|bana~misin|bana~ol|bana~sabah|bana~uzulu|bana~yalni
31|baska~yapma|baska~yuzde|ben alisigim|ben gorebiliyorum|ben koruyabilirim|bende~deste|beni gor|beni hic|beni yari
31|beni yikar|benim baskasina|beniml*|benimle kal|benim~calis|benim~hocam|benim~matem|beni~dersh|beni~hocan|beni~ogren
31|beni~oyle|beni~sordu|beni~yari|beni~yikar|beni~yolda|bensi~calis|ben~fizik|ben~goreb|ben~inan|ben~isted|ben~uyuya
31|best~lesson|bes~kal|bile~ben|bilirse cok|bilir~cok|bilir~kizar|bilme~burad|bilmi~gec|bir dunyamiz|bir seyler
31|birakmam.|birak~dersh|birak~hocan|birbirimizi|birden sonra|birde~sonra|biriyim bunu|biriy~bunu|bir~biley|bir~dunya
31|bir~eksil|bir~evine|bir~guzel|bir~integ|bir~plani|bir~planl|bir~surek|bite*|bitin~bir|bitme~mi|biz bir|body~write
31|boya|boyle~anlam|bu defa|bu saatte|bugun iftara|bugun~sonra|bugun~yirmi|bunu~kaldi|bunu~musun|bunu~yalni|burad~da
31|burad~karan|butun~karsi|bu~defa|bu~kahva|bu~kulag|bu~saatt|bu~sayfa|bu~yeten|caldin.|calisiyorsun|cevab~da
31|cevap~bir|cevhe~gorem|ciktim.|cok hosuma|cok kirilirim|cok kizar|cok~ben|cok~yalni|cozme~gerek|cozme~kalkm
31|cunku~oyley|da sen|daha~kalsa|daha~yalni|dakika*|davraniyorum|degil benden|degil~ogren|degil~olur|deha*|demeye
31|deneme cozerken|deners*|deny~me2|de~dagil|de~gidiy|de~hem|de~ikisi|de~kalma|de~olmal|de~on|de~zor|dild*|dilde~kelim
31|disisi*|diye~de|diye~dikka|diyor~ben|dond*|dostun|dusundukce|dusun~gerce|dusuyorum|ediyo~da|ediyo~yaz|elim ayagim
31|erase~knownot|erkek arkadasin|etkileyen|etmek~yok|et~bir|evdek~yok|evde~unutm|evine|farklisin.|farkl~ve|farkl~yuzde
31|forget~marry|gecer~sende|gece~sey|gecmi~sil|gelecek.|gelmedin|gercekten kuserim|gerek~anlat|gibi~annen
31|gidiyorum dedin|gidiy~dedin|giri*|gitme~diyem|gitme~mu|gitti~degil|giydin bugun|giydi~bugun|gizli~bir|goremedigini
31|goremedigini ben|gormedim|goste~yazdi|gozle~beni|gozle~gormu|gozum|gozum~kaldi|gulum~nasil|gunun~gecir|gun~telef
31|guzel~an|hafta~ben|hafta~diyor|hafta~pazar|haklar*|halime|hangi~ediyo|harciy*|hasreti|help~stop2|hep yanimda
31|hep~aklim|hep~yanim|her~bilme|her~cumle|her~degil|hesap~konus|hic ugrama|hicbi~benim|hic~ister|hic~ugram
31|hisse~degil|hocan~goste|icimde*|icimden|icim~burku|icind~bende|icin~olmaz|iftar~biraz|iftar~yavas|ihmal ediyorsun
31|ihmal~ediyo|ilk~et|ilk~net|inan bana|inan~bana|insan~eder|isin|istem~beni|istem~en|itiraf|iyiyi~ben|kabul~bir
31|kabul~tek|kac kisi|kac~kisi|kadar biraz|kadar cok|kadar~biraz|kadar~kalki|kadar~ki|kafe*|kalbi~kirac
31|kalmak istiyorum|kapali kutu|kapal~kutu|kapat~mi|kardesim var|karistiriyor|kele*|kelebe*|kelim~ogren|kendi~ayril
31|kesf*|keske~senin|kez~ertel|kimsen*|kimsenin|kimse~ozel|kimse~yeter|kimse~yok|kim~yeten|kiraci*|kiracisi
31|kiracisi sensin|kirac~sensi|kirilir|kisk*|ki~kal|kollu giy|kollu~giy|konulardan|konus~burad|konuy~ama|koruyabilirim
31|koruyabilirim.|kucuk~sirri|kullanip|kurduk|laf olsun|laf~diye|laf~olsun|leb|leb demeden|lebl*|lebleb*|leb~anliy
31|leb~demed|limit~konus|liste~basin|lonely~forget|love~we|matematik hocam|matem~hocam|matem~kaldi|mesaj~kac|mezuna
31|miss~come2|miss~you-do|mi~yalni|mucize*|mum isiginda|mutlu~bu|mu~biz|my~afraid|neyse ki|neyse~ki|ne~ilk|ne~neden
31|ne~oneml|oda arkadasim|oglu*|ogretmenin bilirse|ogret~anlar|ogret~gitme|ogret~yazdi|okudun mu|okudu~mu|okutma
31|okuyu~cocuk|olmasam kim|olmas~davra|olmas~yeten|on birden|onlar~hepsi|only~heart|only~leave|on~simdi|otey*|oteye
31|oturm~biraz|otursak|oyleyi*|oyleyim|oyleyim.|ozlem~seni|o~acars|o~geliy|parasi|payla~gerek|pencereyi actim
31|pence~actim|perisan oldum|peris~oldum|pisman olursun|quote~body|rehbe~duyma|rememb~I-be|rememb~study|return~stop2
31|roman~ilk|ruyanda beni|ruyan~beni|ruyan~gor|saat~simdi|sabah~kez|sad~me2|saklaman|sana sarilmak|sana~bilgi|sana~bu
31|sana~inkar|sarilmak istiyorum|sarki~bu|sen uyuyunca|sen uzulunce|seni hic|senin icin|senin~gordu|senin~gun
31|senin~hepsi|senin~ki|senin~kimse|seni~altin|seni~derin|seni~gece|seni~kac|seni~oyle|seni~yapam|sen~bunu|sen~gibi
31|sen~kimin|sen~kiril|sen~sessi|sen~uyuyu|sever~hasta|sevgi~der|sevgi~gidiy|sevgi~hosum|sevgi~ustel|seviyorum de
31|sevmeye|sey soracagim|seyle~anlat|seyle~mi|sey~de|sira arkadasinla|sirad~bende|sira~bir|sira~mi|sira~ondan
31|sira~sana|sirf~senin|sirri~olsun|someone~quote|sonra soru|sonra~basli|sonra~sayil|sorarlar|sorarlar.|soruy~bir
31|soylesen|soyle~bitir|soyle~degil|soyle~geris|soyle~telef|soyle~ya|stay~my|student_said~I-will|susali*|susalim
31|susalim.|su~iki|tahta~kaldi|tek varligim|tek~ben|tek~ekran|tek~kalir|telas|telefonunu|tellnot~I-do|tellnot~not
31|tellnot~wait|terap~iyi|terazi|teraz~bende|teraz~var|teyze~anlat|tut.|tutk*|tutmuyor|uc~ertel|unlu|uygul~siler
31|uyuyunca ben|uyuyu~ben|uzulun*|uzulunce|uzun~giy|vakit~yok|var~icim|var~iyi|ver kimse|veririm|ver~kimse|wait~I-be
31|without~I-am|write~I|yana otursak|yanagindan operim|yanag~operi|yana~oturs|yana~yakis|yanli~yaz|yan~oturs|yan~yakis
31|yapmas*|yarim~da|yasin~var|yatmadan once|yavasi*|yavasim|yavasim.|yazil~ben|yazil~seni|yazmam|yazmaz*|yemek~dusun
31|yer~kimse|yeterli|yetiskinlere guvenme|yillarimda|yillarimda ben|yilla~de|yirmi~de|yok~devam|you-did~jealous
31|zaman~donec|zaman~soyle|ziplad*|zipladim|zor~bana
30|*cek.|*cere|*ecme|*gine|*htan|*ige|*ikan|*isim|*isir|*kati|*ktik|*liga|*nem|*ntik|*numu|*rlu|*rma.|*tan|*urum|*yet.
30|I-am~darling|I-did~best|I-did~miss|I-do~stop2|I-not~we|I-will~tell|I~darling|^adim|^biz|^bunun|^cikis|^gizlersen
30|^gizlimiz|^gulunce|^hali|^kara|^kiminle|^omrumun|^otekiler|^sonsuza|^uykum|acik acik|acik~acik|adami|affetmem
30|agirlik coktu|agirl~coktu|ailen~bile|ailen~gerek|aklim~aliyo|aksam~kalsi|alirdim.|ama~gecer|anlarim|anlasi*
30|anlatmana|anlat~babam|anlat~gozum|anlat~sakla|annem cok|annen~bilsi|annen~zorun|arami~yanli|ara~verme|ariyorsun
30|arkadasligini|arkad~acma|arkad~bakma|arkad~en|artik~senin|avucl~terle|babam~kizar|babana belli|baban~belli
30|baban~duyur|baban~karis|baban~okuld|bagim~bu|bakma~sana|bana ait|bana bagli|bana daha|bana gosterdin|bana kos
30|bana~ait|bana~ayril|bana~bagli|bana~biliy|bana~geldi|bana~geris|bana~kos|bana~vermi|basim~aliyo|basin~de
30|baska~annen|baska~sevme|batt*|battan*|bebe*|bedeli*|bekle~arayi|bekli~bu|bende~et|beni mahvediyor|benim|benim~dokun
30|benim~hisse|benim~kalma|benim~konus|benim~sonum|beni~kiska|beni~mahve|beni~yoksa|bensi~soyle|ben~acik|ben~aciyi
30|ben~carpi|ben~duyuy|ben~geciy|ben~ne|ben~nefre|ben~tutar|bes dakikacik|bes~sonra|bile bile|bilen tek|bilen~tek
30|bile~bile|bile~dusun|bilir~bu|bilme~degil|bir koc|bir roman|bir sarkida|birak~kazan|biraz~flort|birincisin
30|birincisin.|biri~ol|biri~yok|bir~atist|bir~basim|bir~bile|bir~bunla|bir~der|bir~dus|bir~elini|bir~etmez|bir~gorur
30|bir~hazin|bir~her|bir~koc|bir~sinif|biz hallederiz|bizim~da|body~tired|borcl~bu|boyle~tam|bozulu*|bozul~kendi
30|bulamadim|bulurlar.|bulus~saati|bulus~sey|bunda~etme|bunu abine|bunu~abine|bunu~payla|bu~basla|bu~bensi|bu~itira
30|bu~yaziy|calis~basar|calis~dusun|calis~farki|canim~sikki|carpim tablosunu|carpi~ezber|carpi~tablo|cekmec*|cevherini
30|cift|cikis~yapma|cikma~bu|cok kizardi|cok uzuluyorum|coktu|cok~gitme|come2~need|da buyuk|da gel|da soyleme
30|daha~gelmi|daha~karis|daha~neler|dakikan|dalip~gitti|da~buyuk|da~kiril|de olumden|degil~pence|denem~cozer
30|dershanedeki hocana|de~acma|de~annem|de~carpi|de~gecti|de~nefre|de~olumd|digerlerinin|digerleriyle|diger~konus
30|diger~oluyo|dinle~ilk|diye hemen|diyorl*|diyorlar|dokme~bana|doktora|dolast*|dolasti|dolu~da|don ve|dondu|don~ve
30|dostlar|dun~dusun|dustu.|duydu~simdi|duygu~bagla|duymadigi|duyma~mi|edebi~o|edenle*|ekme*|ekran~goste|ekran~zor
30|elim~titri|erase~tutor1|evden kacmak|evlenm*|eziyet.|falan hikaye|falan~hikay|fark~mi|favorimsin|favorimsin.
30|fermua*|flort mu|flort~ediyo|flort~mu|fotog~bakti|gec yazdim|gecele*|gece~temiz|geleceksin|gelec~icin|gelin~yerin
30|gelip|gel~kiril|gibi~goruy|giderk*|giderken|gider~senin|gitme bana|gitti~sabah|gizler*|gizlersen|gizli
30|gizli sekmede|gizlim*|gizlimiz|gizlimiz saklimiz|gizli~bahce|gizli~gorun|gorunce icim|gorun~icim|gotureceksin
30|gozle~guzel|gozumu|gozund*|gunde~dagil|gun~uzun|guven~kimse|haber~rahat|hadi~da|hafta~dugun|hakki~benim|hala~icim
30|halde~bu|halin~bana|hani hep|hani~hep|happy~I-did|hayat~da|help~mine|hep sevecegim|hep~beni|hep~konus|hep~sevec
30|herkesi|her~dokme|her~eziye|her~temiz|her~yaz|hic~hep|hocan~beni|hocan~fark|human~I-do|human~cry|icind~bu
30|icin~bekle|icin~hic|icin~istey|icin~sakla|ihtiy~et|iki~fazla|iki~ogren|ilac~ara|ilgilendirmez|insan~derin
30|insan~progr|insan~yanil|istemem|iyisin*|iyisini|iyi~hazir|izlem~daha|jealous~my|kacamak|kacar.|kadar deger
30|kadar dinleyen|kadar emek|kadar erken|kadar~emek|kadar~erken|kadar~kapat|kafam~dagin|kalbimi caldin|kalbi~caldi
30|kaldir|kaldiramaz|kapatm*|karde~uc|karni~girdi|karni~giriy|karsi~cok|kavga~dagin|kavga~kafam|kaybetmektense
30|kazanamazsin|kendi~mi|kesfed*|keske~da|kilo almistim|kilo~almis|kim oldugunu|kimsenin duymadigi|kimseye soz
30|kim~baska|kim~oldug|kiss~I-be|kitap~bir|kizami*|kizamiyorum|koc|konusma|konus~okutm|kopt*|korkuyla|kucuk~ayril
30|kucumsuyor|lesson~I|life~return|listen*|liste~sen|mahvediyor|me2~I-do|mine~only|mi~hic|mi~oneml|muci*|musun~bu
30|mu~ediyo|nefret ederdim|nefre~ederd|neler.|neredeydin|ne~birak|ne~icim|noone~courtesy|o yaslarda
30|ogretmenine bahsetme|ogretmeninin haberi|ogret~tamam|ogret~zorun|okudu~sonra|oldug~cok|oldug~saniy|oldug~sende
30|oldu~sen|olurs~boyle|olur~ugra|oluyor*|omrumu*|omrumun|onayi~gerek|onlar senin|only~marry|orada~o|otura~kizim
30|ozlem~ben|o~fazla|o~payla|pencere|plan~yapma|program sanma|progr~saniy|progr~sanma|rehbe~mi|rehbe~tamam|rememb
30|rememb~I-not|return|return~forget|return~need|ruyamda seni|ruyam~seni|saati~ailen|saat~eziye|sabah kosuya|sabaht*
30|sabahtan|sabahtan beri|sabah~beri|sabirla|sad~forget|saha*|saklim*|saklimiz|sakli~bizim|sana her|sana kizamiyorum
30|sana tutuldum|sana~altin|sana~gozle|sana~hisse|sana~yapay|sana~yeter|sarkida.|sarki~bana|satir~kadar|sekmede
30|sekmede ac|sekme~ac|sende~soyle|seni kaybetmektense|seni oldugun|senin arkadasligini|senin cevherini
30|seninle yaslanmak|senin~cevhe|senin~istey|senin~plani|senin~su|senin~yakis|seni~izlem|seni~koyma|seni~sabir
30|seni~yakmi|sen~biliy|sesim|sevgilim|sevmey*|seye|seyi~dokme|seyle~atist|sey~olmas|sikildin|sinavi kazanamazsin
30|sinav~gordu|sinav~sonuc|sinem~gitti|sinif~yok|solm*|solmay*|someone~knownot|someone~understand|sonra limit
30|sonra~limit|sonucta ben|sonum|sonu~dugun|sonu~vardi|son~sonra|soru~bekle|soyleyeyim bu|soyleyince|soyle~duydu
30|soyle~kiska|sozle~dikka|sozle~et|sozunu tut|sozun~tut|soz~arama|stay~best|stay~you-do|student_said~my|takil~de
30|tatild*|tavs*|tavsiy*|te|tek~adim|tek~yerin|telef~sus|terl*|toparlanamam|trafik|tutari*|tutarim|tutor1~you-do
30|uc~yedim|understand~promise|univ*|univer*|unive~kazan|uyut*|uyuyacagim|var~konus|vazgecme|verilm*|ve~boyle
30|vuruluyorum|vuruluyorum.|warn~courtesy|warn~my|we-let~kiss|yakis~nasil|yanip|yanli~seni|yapay~ya|yapmadan
30|yarin gelmezsen|yarin~kiril|yarin~mi|yarin~mu|yasanm*|yaslanmak istiyorum|yaslarda|yasla~ister|yazar~zorla
30|yaziy~fena|yazmiyorsun|ya~artik|ya~de|yemedigini annene|yemek yedin|yemek~mi|yemek~yedin|yeni~sevgi|yerde~ben
30|yerin~var|yorgunluktan|you-did~forget|you-did~understand|you-do~return|you-do~thanks_to|you-if~someone|you~you
30|yureg~de|zaman~icim
29|*aba.|*afim|*andi|*bami|*erdi|*hir|*icik|*kmaz|*kum|*laga|*layi|*lige|*lse|*ncak|*nlim|*pil|*rfin|*rpil|*runa|*siyi
29|*siz|*tan.|*umu|*vher|*yaz|I-am~cry|I-am~without|I-be~study|I-did~I-not|I-did~you-did|I~jealous|^adimi|^aileler
29|^baska|^bensiz|^degersiz|^gidiyor|^isine|^kucukken|^mesaj|^mesajlari|^mezuniyetimde|^nisanlim|^sabahtan|^velinin
29|acab*|acma.|adim ekranda|adim~ekran|adini ekranda|adini~ekran|adini~gorun|adini~neden|adini~tek|affetmem.|agzim
29|aklim~geldi|alirsa|alist~var|almak~icin|altindayim|al~baban|al~duyma|ama~kadar|anlam~gerek|anlari*|anlasilmaz
29|anlasilmaz.|anlat~anlam|anlat~ise|anlat~oldug|anlay~kimse|anliy~seni|annem~de|annene gosterme|annen~duyur
29|annen~kizma|annen~o|annen~sey|annen~seyi|aradig*|arasindan|araya~sokma|arkadasimla|arkad~daha|arkad~onlar
29|asik~olman|ask mektubu|asla affetmem|asla~affet|at~baban|ayagim*|ayakt~de|ayni~gibi|ayni~uyanm|ayril~uzun
29|baban~degil|baban~icin|baban~sorun|bakamazdim|bakamazdim.|bakiyorum|bakmam.|bana~bilmi|bana~bos|bana~der|bana~gece
29|basina cozmeye|baska kimim|baska~cihaz|baska~kimim|baska~veli|baska~yol|baska~yolu|battaniyenin altindayim
29|bazen~almak|bazen~canim|beklerken sen|bekle~sen|belli~olmas|ben buldum|ben daha|ben o|benden sikildin|bende~oluyo
29|bende~sikil|beni hep|benimlesin|benim~bahan|benim~hakki|beni~gun|beni~ibare|beni~orada|beni~sona|beni~yasak|bense
29|ben~babam|ben~ergen|ben~et|ben~olmas|ben~yapam|ben~yarim|beyaz|beyaz~bir|bildi~adim|bile~en|bilme~biliy|bir bende
29|bir koseye|bir sinav|biri geliyor|biri oturuyor|biricik|birin~sonun|biriy~daha|biri~galib|biri~geliy|biri~oturu
29|birka~sayfa|bir~anlam|bir~beni|bir~kosey|bir~mutfa|bir~tamam|bir~vakti|bir~varim|bitti~hemen|bitti~kacma|biz~bence
29|body~quote|bos degilsin|boyle~fark|boyle~herke|bu konusma|bu konuya|bu odadan|bugun~kesil|bunca~zaman|burktu*
29|burktum|bu~annen|bu~bizim|bu~erken|bu~nerey|canim sikkin|canim~bugun|carpiyor|casu*|casus|cekip~birak|cevab~hemen
29|cevap~verir|cift*|ciha*|cihazd*|cikar~bu|cikinca ilk|cikin~ilk|cikiy~birak|cocugum|cocuk~seni|cok seksi|cok~seksi
29|cok~zekan|cozdun.|cunku~tek|daha~guzel|daha~oluyo|daha~simdi|danis~yazar|dayanmiyor|de sinava|de soyledim
29|dedigin nedir|dedig~nedir|dediko*|dedik~arkas|dedim.|degeri*|degil~kiska|degis~baban|dek|denem~sonun|dersi~da
29|ders~hemen|de~anlas|de~bakam|de~biley|de~ezber|de~gorur|de~kalac|de~lised|dige*|dilind*|disariya renk|disar~renk
29|disar~verme|diye~kacma|diye~sorun|dokuzu*|donme~affet|donme~asla|doyami*|doyamiyorum|dusunm*|dusunmek bile
29|duygu~iyi|duygu~olara|edeme~ben|ekranda gorunce|elimde degil|elimd~degil|el~benim|en~bile|en~cabuk|erase.
29|eski sevgilini|etsem|ettin beni|ettin~beni|evdekiler yatinca|evdek~yatin|ev~bir|ezber~et|ezber~sonra|falan degilim
29|falan~degil|family1~body|farki~tek|feel~daily|film~aglad|forget|galiba|gecen~erken|gece~bekle|gecirdim.|gecir~daha
29|gecti|gelecegini|geliyor galiba|geliy~galib|gelme~aksam|geri~ne|gibisine|gibis~rastl|gibi~sabah|giderse|gidis~ama
29|gidis~sen|gidiy~yani|gireceksin|gitmiyor.|gizli~var|gogsum*|golgen*|golgene|golgene bile|golge~bile|gonlu~almad
29|gormeden|gorunc*|gorunce|gorurs*|gozle~ben|gozle~ekran|gozle~mi|gulmek*|gun~olmak|guven~bile|guzelligini
29|guzel~gozum|hadi.|hadi~ben|hafta~gidiy|hafta~olsun|hakkini|hale~geldi|happy~sad|harcadigini|hava|heceyl*|heceyle
29|hemen~gec|hemen~hisse|hemen~kacma|herke~kiska|heyecandan.|hicbi~degil|hic~etme|hic~kimse|hic~soz|hucrel*|ibare~bir
29|icind~baska|icin~iyi|icin~ki|iki~oturu|inanamadim|isik~ben|isik~yalni|istem~bana|istem~sen|iyi goremez|iyiyim de
29|iyiyi~de|iyi~bunu|izin~gunum|kacan~ben|kacan~buldu|kactigini|kadar kolay|kadar~geldi|kaderim|kafanin icini
29|kafan~icini|kafan~tek|kafiye|kalbim kut|kalbi~kut|kalbi~ver|kaldik*|kaldikca|kapal~de|kapat~adim|kapild*|kapildim
29|kapiy~bekle|karistiriyor.|karnim hizla|karni~carpi|karni~hizla|karsi~senin|kaybe~her|kayboluyorum|kedi*|kenar~bir
29|ki adim|ki sen|kim takdir|kimim var|kimim~var|kimse~bulam|kim~takdi|kitap~aldig|kitap~paras|kiyme~bil|kiza bakma
29|kiza~bakma|komsu~anlat|konusuruz.|konus~deger|konus~ederi|konus~kadar|konus~kalir|konus~kimse|konus~olurs
29|konus~omuzl|konus~rahat|kucuk~uzun|kulagina giderse|kulag~fisil|kulag~gider|kulla~bir|kulla~seni|kur yapiyorum
29|kur~mi|kur~yapiy|layi*|layik|layik~o|layik~yok|leave~understand|lesson~lonely|lie~you-do|lie~you-if|love~not
29|makin~ben|makin~mi|marry~I-be|marry~wait|me2~you-if|merak~ister|mesaj atma|mesaj~atma|mesaj~gorme|mesaj~once
29|mezuniyetimde|mideme|mi~bana|mi~de|musun yani|musun~yani|mutl*|mutlu etmek|mutlu~etmek|nasil toparlarsin
29|nasil~birak|nasil~topar|need~I-do|need~stop2|need~you|neler~anlat|ne~bile|nisanlim|noone~I-do|noone~lie|numar~ben
29|odadan cikmasin|odada~cikma|ogren~da|ogren~sensi|ogretmenine yetistirme|ogret~cok|oldurm*|olduru*|olmas~bu
29|olsun kimseye|olur~bizim|olur~degil|ona~atma|ona~kalbi|onum*|onumuz*|on~birin|ortay~cikar|ozel~sey|o~arada|o~basin
29|o~bitir|o~sus|paragrafa|peki ben|pesi*|post*|progr~bunu|promise~help|rahat konusuruz|rastlamadim.
29|rehberlik servisine|rehbe~bana|rehbe~bos|rehbe~orada|rememb~love|return~lonely|return~return|saat~ne|sabaha kadar
29|sabreden|sadec~bu|sad~my|saht*|sahte|sana baglandim|sana kapildim|sana ozel|sana yazdim|sana yaziyorum|sana~bana
29|sana~bil|sana~biraz|sana~kapil|sana~olara|sana~sabri|sana~yandi|sanki~yok|say~bir|secret~teacher|sekizinci sinifta
29|sekiz~olmus|seksi|seksi bir|seksi~bir|seksi~var|seksi~zekan|sen sorunca|sen soruyu|sende~kimim|sende~seni
29|senin gibisine|senin~acik|senin~altin|senin~cunku|senin~gizli|senin~gulme|senin~ilaci|senin~integ|senin~kal
29|senin~kaldi|senin~kitap|senin~matem|senin~omuzl|senin~yarin|seni~harci|seni~kalma|seni~kapat|sensi~baska|sen~de
29|sen~gel|sen~sorun|sevgilini|sevgiliyiz|sevgiliyiz.|sevmez*|seyi bilmek|seyi~bilme|sifreni degistir|sifre~degis|siki
29|sikkin bugun|siktim|simdi~degil|simdi~soyle|sinav~hic|sinav~sonra|sinem~gitme|sira~degil|sohbetim|sona birakiyorsun
29|sonuc~benim|son~bir|son~sirad|sorarlarsa ders|sorul~sonra|sorun~daha|soyle~aksam|soyle~biz|soyle~cocug|stop2~help
29|study~forget|study~human|susara*|susarak|su~hemen|su~ne|tablo~ezber|taniyan cikmaz|taniy~cikma|taray~sekme
29|tatil~gun|telefonu alirsa|telefonun|telef~alirs|tell~tell|teyze~acma|thanks_to~only|tired~me2|toparlanamam.
29|toparlarsin|torp*|torpil|tutor1~I-not|ugra yoksa|ugra~yoksa|understand~wait|unive~evde|uygul~olsun|uyku dedigin
29|uyku~dedig|uyku~nedir|uyuma.|uyumadan|uyumadan once|uyurk~dinle|uyus*|uzak dur|uzak~dur|uzmek|uzmek~istem|var beni
29|vark*|varken|var~bakal|var~unutm|verme~olsun|ve~farki|warn~me2|we-let~cry|without~deny|write~forget|yagiyor
29|yakin~bile|yakis~da|yalnizca benim|yalnizca sana|yalni~cunku|yalni~goruy|yanarim|yanli~sonra|yapay~dedik|yapiy~mi
29|yardim etmem|yardi~etmem|yarim~kitab|yarin~daril|yarin~yazma|yasaklarlar|yasam~cok|yasti~saril|yatin~konus
29|yatin~rahat|yazim hatasi|yazim~hatas|yazisi*|yazma~daril|ya~birak|yetiskinlere|yetis~seyi|yetmez|yirmi~yasin
29|yolla~sana|yorul~mi|you-do~love|you~mine|yuzden sus|yuzde~sus|yuzunu|yuzun~sana|zarar~soyle|zeka dedikleri
29|zeka~arkas|zeka~dedik|zorun~verme
28|*ara|*armi|*cik|*elli|*erim|*gdum|*har|*hayi|*irme|*irt.|*jimi|*kin.|*lina|*mune|*nana|*pini|*rafa|*rtti|*suya
28|*tma.|*una.|*ydi.|*yuse|*zdu.|*zik.|I-am~need|I-be~without|I-did~cry|I-do~lonely|I-do~you-do|^bi|^dun|^eksik|^hele
28|^kaderim|^karsindaki|^muhendislik|^niye|^sevmek|^spor|^valla|^yalnizca|^zaten|acikt~geliy|adimi~gecir|adini~koy
28|agrila*|agrilar|agrilar girdi|agril~girdi|agzina alma|agzin~alma|ailen anlamasin|ailenden|ailen~engel|aksam~konu
28|aksam~olur|alarmi|alayim|ama~edebi|anlamasinlar|anlamasinlar.|anlas~bu|anlatirsan sana|anlat~gider|annen mesajimi
28|annen~karar|an~olurs|arami~buyuk|arasin*|arkad~tasiy|asan*|asanso*|asik olmak|asik~olmak|askim bugun|askim~bugun
28|ask~mektu|ayirm~izin|ayirm~verme|ayril~agzin|ayril~alma|baba*|babani|baban~haber|bahce~o|bana birak|bana~farkl
28|bana~rahat|bana~zaman|basim~bugun|baska|baska uygulamaya|baska~bilme|baska~bulam|baska~calis|baska~gecer
28|baska~kulag|baslariz.|bebeg~yorul|beden~saniy|beden~soyle|ben buradayken|bende~senin|beni burada|benim sonum
28|benim~birin|benim~bulam|benim~onlar|benim~unutm|beni~benim|beni~biliy|beni~bir|beni~uzdu|ben~aglay|ben~dayan
28|ben~dogdu|ben~donem|ben~mutlu|ben~sevil|ben~tamam|ben~uzulu|ben~yorul|bilen~ben|bile~bunu|bile~sana|bilir misin
28|bilir~misin|bilir~sakla|bilmec*|bilmese daha|bilme~bana|bilmi~de|bir ayrilik|bir bulusma|bir lokma|biraz ders
28|bir~alayi|bir~bekli|bir~bulac|bir~dikka|bir~gorec|bir~lokma|bir~roman|bir~varsa|body~cry|body~without|bos~soru
28|boyle~beni|bu yil|bugun dogum|bugun hic|bugun~dogum|buldu~seni|bunca~beni|bunu~aglad|buradayken|burala*|burnu~tutuy
28|buyukleri|bu~hisse|calis~gelir|calis~kalkm|caliyor su|caliy~su|calm*|canim~mi|cevap vermeyince|cevap~senin|cikan
28|cikardi|cikar~bana|cikar~sebeb|cikiy~icin|cikiy~mi|cikma|cikmay*|cikma~benim|cocukt*|cok korktum|cok~oluyo
28|cumle~yanin|da gelirsin|daha~icim|daha~konus|daily~heart|daily~lie|damla|darling~happy|dayanmiyor.|da~bazen|da~bunu
28|da~guzel|da~kacir|da~yuzun|deger|degil bana|degilim ben|degil~ilk|degil~insan|dehayi|demed~bu|dened~iste
28|deniz~yakin|deny~mine|derdin*|ders mi|dersha*|derst~kimse|ders~kacma|ders~ogren|de~dogdu|de~donem|de~kacma|de~misin
28|de~olmak|de~sabri|de~sevil|de~uzak|dinlemen|dinlemen yeter|dinle~ben|dinle~iste|diyeceksin|dogd*|dogdum
28|dokunabilsem|dokunsan|dokun~sacin|donmeni|dort~arasi|dostl~itira|dunyanin en|dunya~en|dun~gece|dun~sabah|dursun.
28|dusun~seni|duvar arasinda|duvar~arasi|duymasin|elinden|ellerin|etkile*|etkil~baska|etmeliyim|etmeliyim.|etmezl*
28|etmezler|etmezler.|evde~gunun|family1~you-if|farkinda|farki~bu|fermu~cek|forget~best|fotografini|geceleri
28|geceleri uyuyamazdim|gecen~aksam|gece~sinav|gece~yaz|geciyo*|gelen~sey|gels*|gercegi|gerce~benim|gerce~simdi
28|gerektigini|getire*|gibi~ekran|gidiy~en|girmes*|gitti~dinle|gonul~de|gordun mu|gordu~mu|goreceksin|goreceksin.
28|gorun~yazdi|goste~cunku|gunlerce|gun~gidiy|gun~sana|guven~de|hafta~bakal|hafta~parag|happy~me2|harcad*|havala*
28|havalara|havalara uctum|haval~uctum|heart~tutor1|hemen~daha|hemen~soyle|hepsi sana|hep~senin|herke~seni|her~o
28|hicbi~yapma|hic~ben|hisse~cok|human~not|icin benim|icin~de|icin~guven|ikimizde|ikimi~gizli|ilk ve|ilk~opucu|isleri
28|isli*|isliyo*|istiyordun|itiraf etmeliyim|itira~etmel|iyi ki|iyisi.|iyi~rahat|izi|izin verme|kac~bakal
28|kadar etkileyen|kadar~baska|kadar~cevap|kadar~kendi|kadar~kolay|kadar~sure|kader~sensi|kahva~iki|kalbi~kirdi
28|kalemi*|kalibr*|kal~bana|kal~soz|kapatayim|kapatayim.|kapat~geliy|kapat~kendi|kapat~olur|kapini|kapin~rahat
28|karis~bu|karnima agrilar|karni~agril|karsindaki|katl*|kavga~etmis|kavga~ettik|kazandim|kazandim.|kazan~mi
28|kendi~belli|kimim~ki|kimse fark|kimsede yok|kimse~olama|kimse~sadec|kiss~quote|konusacaktik|konusacaktik.
28|konus~asik|konus~ilgil|konus~kiska|konus~tatli|konu~anlat|koyuyo*|kucukk*|kucukken|kucuk~bile|kulak~duyma
28|kurdu~bagi|kuzum.|lafini agzina|lafin~agzin|lafin~alma|lonely~heart|lonely~without|lutfe~dayan|malz*|malzem*
28|markette|me2~secret|mesajimi|misin~mi|mutla~yoksa|nasil bir|ne cok|needless~we|nerey~beni|neyin~sen|not~tell|o ilk
28|o ogretmen|o okulda|o tek|ogret~anlam|ogret~kadar|ogret~verme|ok~bana|olamay*|olamayiz|oldug~hisse|olmek~istem
28|olsan ne|olsan~ne|olsun~okuma|olur~sensi|ol~benim|onlar~buyuk|onlar~konus|onlar~saniy|only~home1|only~you-did
28|on~cok|on~dokuz|opmek|oturdum|oturmaktan|ozellikle|ozel~benim|ozley~bu|o~anlam|o~dosya|o~isler|o~once|o~sizli
28|o~yazdi|paragraf cozerken|parag~ben|paylasmaya|payla~yok|pazard*|pazardan|peki.|program~program|progr~gerce
28|promise~noone|psikologlar|rehbe~ben|rehbe~hic|ruhun~harit|saat ver|saat~ver|sabahlara|sabahlara kadar|sabah~aynay
28|sahib~calis|sakin gitme|sakin~gitme|sakin~sana|sakla~sakla|sana ben|sana benden|sana~ask|sana~koyam|sana~sacin
28|saniyorsun|sarki caliyor|sarki~caliy|sasa*|sayfalarca|secret~knownot|secti~icin|sen kapatirsan|sen olmayinca
28|sen tek|seni ben|senin~guzel|senin~kalib|senin~kaliy|senin~varim|seni~mutlu|seni~sende|sen~arasi|sen~dunya
28|sen~ogret|sen~olmay|sen~tatil|servisine|servi~hic|sevd*|sevgililer gunu|sevgi~gunu|sevme~doyam|seyi~yetis|sikkin
28|simdi~hazir|sinav~aldig|sinav~bos|sir~ogret|sohbe~ben|someone~I-am|sonra gizlice|sonra~gizli|soran|sorarsa ders
28|sordug*|sorul~duyma|soruy~ise|soru~ise|soru~soruy|soyle~ederi|soyle~simdi|soyle~vermi|stop2~body|study~jealous
28|takama*|tatli~nasil|tek|tek~goste|tek~o|tek~sinif|terk~edilm|tired~write|topla~bir|topla~hala|tutor1~sad
28|tutor1~understand|uctu*|uctum|ucuncuye|uc~hic|ugrars*|understand~tired|unive~bir|utanilacak sey|uyandim.
28|uygulamaya gecersen|uygul~gecer|uyuma~hep|uyuma~konus|uyuyamazdim|uzdu|uzdu.|vardi|varli~ben|var~gorme|var~hisse
28|verdigini|verebilir.|verme.|vermeyince|ve~git|wait~best|wait~feel|warn~I-not|without~I|write~someone|yakin~en
28|yakis~sana|yana~seni|yanin~yazma|yaparsam|yapaya*|yarin~olmaz|yaris~senin|yasak ask|yasak~ask|yatark*|yatarken
28|yazdi~sakla|yazistigimizi|yaz~var|ya~senin|yemeginde|yer~bu|yeterim|yetis~senin|yetmez ben|yetme~ben|yil~kazan
28|yil~sey|yok~en|you-do~family1|you-if~noone|you-if~understand|yururk*|yururken|yuruyuse|yuzum~bakma|yuz~de|zorun~da
27|*asak|*bim|*caya|*don.|*eve|*evin|*fir.|*iba.|*ima.|*kaye|*muar|*nine|*nki|*pan|*pay|*rim.|*sset|*tam.|*uar|*uga
27|*ydim|*yem|I-be~not|^aciktim|^atesim|^ayaklarim|^bizim|^bugune|^cocuklugumda|^eline|^isten|^okuldakiler|^olum
27|^parayi|^sekmeyi|^tanidigim|ablan anlamasin|ablan~anlam|ablan~merak|aciklanacak|acilma*|acilmak|aglatt*|agriy~biraz
27|agzina fermuar|agzin~fermu|ailen uzulmesin|aileni|ailen~o|ait oldugunu|aksam~biraz|alay*|alip~oyle|alir~iyisi
27|altin~cumle|ama belli|ama dondugunde|ama~bulam|ama~dondu|ama~hep|anlam~geris|annen baban|annene bir|annen~belli
27|aramizda cozeriz|arami~cozer|arasi~yalni|arkadaslarin dalga|arkadaslarla|arkad~anlat|arkad~ogret|arkad~sende
27|artik~sevgi|asik~progr|ask dedigin|ask~dedig|ayirm~gerek|ayni~bugun|baban~benim|baban~telef|bagimlilik|baglad*
27|bakiyor.|bali*|bana gelsen|bana~gelse|bana~gunle|bana~koy|bana~ozeli|basin~kalkm|baslar*|basla~sey|beden~bir
27|bekle~guzel|bekliyordum.|ben bilelim|ben ne|ben sensiz|ben yapay|benden bahsetme|bende~hicbi|bende~o|beni boyle
27|benim kadar|benimle dertlestigini|benim~aramd|benim~dertl|benim~ister|benim~sivil|benim~yeter|benim~zor|beni~aglat
27|beni~hemen|bensi~iki|ben~bilel|ben~getir|ben~ozeli|ben~uykus|best~I-do|bildi~ekran|bildi~kapat|bile~arkad|bile~o
27|bile~ogret|bile~verme|bilmesi gerekmiyor|bilme~tamam|bir gun|birbirimiz|birbirimiz icin|birbi~yarat|biri~sonra
27|bir~ara|bir~karsi|bir~sozle|bir~tuttu|bir~yer|bizden|body~someone|bos~harca|bugun~hazir|bugun~uyand|buldu~sansl
27|bunu nasil|bunu.|bunu~seni|bunu~yuzde|burada her|burad~her|buru*|buyuk~kulag|bu~acma|bu~arami|bu~askim|bu~da
27|bu~geldi|bu~gun|bu~kapat|bu~sinif|bu~yasan|bu~yuz|canliyim|canli~bir|canli~oturu|cekilm*|cekip~ya|cikmak
27|cocug~anlat|cocukk*|cocukken|cocuklugumda|cok uzun|cok~agriy|cok~dusun|cok~korkt|cok~renk|col|cozme~kaliy
27|cry~understand|cumlelerin|cunku sen|daha~icin|dair~soz|dakik~konus|dalga~onlar|dalip|danis~dosya|danis~her|dar
27|da~gorun|de benden|dedik~burad|deger~de|deger~her|degil~gecir|degil~olmak|degis~olmus|degs*|demek~o|denem~degil
27|deny~courtesy|deny~marry|derdini|dershanedeki|dersi|ders~konus|dertlestigini|dertl~seni|de~ara|de~konuy|de~ne|diger
27|diger~ogren|dile|dinle~gerek|dinle~var|diye~beni|dokto~bunu|dokun~bir|don.|dun gece|dun~bana|dun~kadar|duram~bunu
27|durma~baban|dusuyor.|duvar|duyar~kiyam|duyar~kopar|duygul*|duymasin hadi|duyma~hadi|duyma~istem|duyunca.|edem*|eden
27|ekran~de|ekran~ustun|el~degil|en~yarin|eriyor*|eriyorum|eriyorum.|etmem|evden uzak|evden~kalma|evden~uzak
27|evlenirdim|family1~return|feel|fermuar|firsa~verir|galiba.|gecersen|gecer~onlar|geldi~gecti|gelmedin cok|gelsen
27|gercegim|gerce~mi|gibiyd*|gibiydi|gibi~goz|gider|girip~bakma|gitme~gonlu|gitme~razi|gitti~soyle|git~oneml|gizli~koy
27|gonlum razi|gonlu~degil|gonlu~razi|gordu~iyi|goren~benim|gorme~sil|goruy~gibi|gostermeden once|goste~once|goste~tek
27|goz onunde|gozun~bu|goz~onund|gun beni|gunle~gibi|gunle~hatir|guven~kalma|guven~soyle|guzel~mi|hafta~yoktu
27|halin~ben|help~I-did|hepsin*|hepsi~ise|hep~ise|herkes sana|herkes senden|herkesle|herke~ederi|herke~kopar
27|herke~sende|hic~cikma|hikaye|hirka|hisset|hocan~seni|home1~best|human~warn|icin yaratilmisiz|icini~bu|icin~birak
27|icin~verir|ikide|ikimiz icin|ikimi~icin|ikinc~bu|ikinc~uzun|iki~iyi|iki~kadar|ilgi*|ilk~son|ince bir|ince~bir
27|insans*|insansin|insansin.|insan~gorem|ise~annen|isinir|iste o|istem~konus|ister~sohbe|iste~ben|kadar tatli
27|kagid~goste|kagid~sakla|kahvaltiyi|kalab~yanin|kalbi~atiyo|kalk*|kal~ben|kal~kalir|kanli~oturu|kapagi*|kapat~ki
27|kapiy~ne|karanlik|karde~duyur|karis~diye|karsi bir|kartin*|kendi~verdi|kilit~kimse|kimsede olmayan|kimse~biz
27|kimse~dair|kimse~olmay|kimse~olur|kim~bende|kiss~leave|kiyamet kopar|kiyam~kopar|kiz|kizar~yuzde|kocaman bir
27|kocam~bir|kollu~ort|konustum|konus~alma|kopariyor|kopariyor.|koparmaya|kopar~calis|kori*|korido*|kotu degil
27|kotu~gecir|kucuk~kimse|kutuyu|lafini duymak|lafin~duyma|lafin~istem|lafin~sana|leave~lesson|lie~I-be|love~noone
27|mart|masal|masal~anlat|me2~need|merakt*|meraktan|mesel~yeter|mevzu~konus|misa*|misafi*|mi~her|mi~icin|moralim sifir
27|moral~sifir|mutfaktan sesleniyor|mutfa~sesle|mu~bakal|my~I|my~write|ne yapay|ne~ona|ne~zekas|noone~knownot
27|noone~lesson|noone~marry|not~come2|o cocuktan|o sinavi|obur|odada~iki|odevde yardim|odevd~soyle|odevd~yardi
27|ogle yemeginde|ogrenirse bizi|ogren~bizi|ogren~gecti|okuldakiler|okul~ben|okurke*|okurken|oldu simdi|oldu~simdi
27|olmay~da|olmazd*|olmazdi|olmazdi.|olmek~beni|olsun~kimse|olur|once~sonra|once~yapti|onlar icin|onlara.|onlar~adimi
27|onlar~cumle|onlar~gecir|onlar~icin|only~someone|optum~guzel|ortalik karisir|ortal~karis|oturdun.|ovgus~benim
27|oysa~var|ozel*|o~benim|o~demen|o~gitmi|o~harca|o~verdi|parag~seni|parasi*|parayi|perdey*|perdeyi|progr~karsi
27|quote~heart|rahat~mi|rahat~yok|razi degil|razi~degil|rehbe~ailen|rememb~deny|roman~senin|saat~bes|sadece sana
27|sadec~sana|saklamak istiyorum|sana bagli|sana~bagli|sana~bakis|sana~degil|sana~diye|sana~goruy|sana~ogret
27|sana~oldug|sana~yapil|sayfa~yanli|sectim|sems*|semsiy*|sen olmadan|sence~neden|senden daha|sende~daha
27|seni bekliyordum|seni ya|seninle evlenirdim|seninle olmak|senin~aramd|senin~cikar|senin~etmek|senin~sarki
27|senin~sinav|senin~sonra|senin~verir|seni~basta|seni~de|seni~sadec|seni~sakla|seni~sonra|seni~sonuc|sensi~dersi
27|sen~bilel|sen~birak|sen~bogaz|sen~iyisi|sen~parag|sevdicegim gunaydin|sevdi~gunay|sevgide|sevgi~bilme|sevgi~sevgi
27|seyi~ayir|sey~bugun|sey~bunu|sey~kendi|sifir.|siiri|siler~etme|sinemaya|sinif~bir|sinif~kalmi|sira~arkad
27|sirri~sakla|sohbe~daha|someone~tutor1|son mesajin|sonucunu|sonuc~bagi|son~kaldi|soru~sen|soylemek zorunda
27|soyle~arami|soyle~bu|soyle~sende|soyle~zorun|sozlerine|study~afraid|study~love|su~boyle|tam.|tanid~insan|tasiy~sen
27|tatil~ne|tatli~sana|tek bende|tek~bende|tek~boyle|tela*|tele*|telef~alir|temi*|terazi bir|teraz~bir|turlu
27|understand~not|uyanmasin|uygul~da|uyursa*|uyursan|uzaklasma|uzulm~sakla|uzun~ort|velil~soyle|verdi~gerek|verdi~yok
27|verir misin|veriri*|verir~misin|vermi~sana|ve~bilel|ve~geri|wait~understand|warn~tell|yagmu~semsi|yakin~yarin
27|yaklastikca|yalni~fark|yalni~karsi|yanim~bir|yanin~adimi|yanit~adim|yani~ben|yapark*|yaparken|yapay|yapay zekasi
27|yapay~zekas|yaratilmisiz|yarim kaliyor|yarim~kaliy|yasin~cok|yaslar*|yast*|yas~yok|yazdi~konus|yazdi~olur
27|yazdi~sonra|yaziy~diye|ya~gorus|ya~mesaj|yemegin|yerine.|yerk*|yerken|yer~de|yeterim bu|yildizlar|yildi~seni
27|yil~degil|yil~iyi|yirmi~basin|yoksa icim|yoksa~icim|yok~her|yolda|yorul~da|you-do~leave2|you~daily|yudum~sorus
27|yuzde~yazdi|zaman ayir|zaman duruyor|zamanl*|zaman~duruy|zarf*|zekasi
26|*aye.|*bisi|*cegi|*ide|*ifat|*ikta|*kana|*kida|*ldin|*lkma|*ne.|*nsta|*ort|*rkin|*san.|*yesi|*zla|*zune|I-am~return
26|I-be~teacher|I-did~I-had|I-did~you-do|I-do~I-be|I-do~wait|^arkadas|^bes|^dediklerimi|^hesabi|^kiskaniyorum|^kiz
26|^mezun|^odulun|^ogretmenlik|^rehberlikci|^uyanir|^yetiskinler|ablan okumasin|ablan~okuma|acikt~bir|acma ben
26|acma~sana|afraid~I-be|aglari*|aglarim|agriyor bugun|agriy~bugun|aklim~integ|aldigin|alir~en|ama~ayakt|ama~biri
26|anlami yok|anlamiyor ben|anlam~yok|anlat~da|anlat~kendi|anliyor|annem~aglam|annen~diye|annen~olmas|an~yagmu
26|arasi~kaldi|arkadasca|arkadaslik degil|arkad~senin|arkandan bakakaldim|arkan~bakak|artik~benim|asik~buna
26|askim~denem|askim~gecti|asmi*|asmiss*|asmissin|asmissin.|avucla*|ayni~gunde|ayni~iki|ayric~baska|baban~birak
26|baban~gorme|baban~ise|bahc*|bakami*|bakamiyorum|bakisl*|bana bu|bana dok|bana~cokta|bana~dok|bana~etme|bana~gidin
26|bana~sevgi|basim~o|baska~bunu|baska~gitme|baska~guzel|baska~vakit|baska~yerde|bekleyebilir|bekleyebilir.|bekle~bes
26|bende~ben|bende~ister|beni bir|benim iyi|benim~halim|benim~netle|beni~demek|beni~dogru|beni~unuta|ben~aglar
26|ben~belli|ben~beni|ben~biler|ben~bitti|ben~ders|ben~edebi|ben~edeme|ben~kavra|ben~yapay|berbat gecti|berba~gecti
26|berba~sivil|best~only|best~write|bes~gitme|beynin*|bile o|bilemezsin|bilemezsin.|bile~baska|bile~hisse|bile~soyle
26|bilin~hisse|biliy~de|bilmem.|bilme~gerek|bilme~olsun|bir bedenim|bir tane|bir tas|bir yer|birbi~icin|birin~ancak
26|biris~seni|biri~et|bir~arkas|bir~bilen|bir~dosya|bir~gerce|bir~merak|bir~muciz|bir~sana|bir~sevil|bir~sorus
26|bir~tane|bir~tas|bir~unive|bir~yaris|bitir~de|bittim|bittim.|bitti~ben|bitti~o|bitti~uzun|bizi yanlis|bizi~anlar
26|bizi~yanli|biz~senin|bos~orasi|boyle~gelme|bu bizim|bu sozu|bugun~aklim|bugun~sayil|bulam~sonun|bulus~seni
26|bunu hocana|bunu~benim|bunu~en|bunu~mudur|burad~bile|buraya|burkuldu.|burnumda.|butun gece|butun~yanin|bu~cikma
26|bu~yapil|bu~yogun|calis~yine|cama*|camasi*|camasir|canim~oyle|cekil~olur|cevir biri|cevir~biri|cok~guven|cok~hicbi
26|daha doymadim|daha~anlam|daha~cikma|daha~doyma|daily~someone|dakika ver|dakikaya|dakik~iki|de bazen|de biliyoruz
26|degil~oldug|degist*|deniz~sana|deny~stay|derdi~bana|derse~bana|ders~bir|deste~ben|devams*|de~etmis|de~hic|de~kimya
26|de~musun|de~sensi|de~utani|de~yeter|disar~icin|diye cok|diye~hemen|donmen*|dostun benim|dosy*|doymad*|doymadim
26|doymadim sana|doyma~sana|dun|dunyanin sonu|dunya~sonu|dusuk net|dusuk~net|dusununce|dusun~gelir|duyma~biliy
26|duyma~yok|ekran~arkas|en~en|ergenligim|ergenligim berbat|ergen~berba|ergen~gecti|eski~ben|esne*|ezberle|fark~et
26|feel~cry|forget~you|gecen~gel|gelme~kotu|gelme~ne|gelme~olur|gerce~deniz|gerek~cozer|gerisi kalabalik|gibisi
26|gibi~benim|gider~daha|gidisl*|girece*|gogsu~bir|gordug*|gulusun|gunden beri|gunde~beri|haber~konus|hadi~yarin
26|hafta~vardi|hala burnumda|hala~burnu|hava almak|hava~almak|hayat~sen|ha~ne|heart~knownot|heart~my|help~deny
26|hepsi~sen|hep~sorun|hep~yalni|herke~haric|herke~sonra|her~cozer|her~dagil|her~kaliy|her~kelim|her~yere|hic dusundun
26|hicbiri sen|hicbi~dinle|hicbi~sen|hic~gibi|hikaye.|hirs*|hissettiriyorsun|hissettiriyorsun bana|home1~love
26|human~best|human~rememb|icin ben|icind~goste|icin~ayakt|icin~farkl|idare et|idare~et|ihtiy~ben|ihtiy~gibi
26|iki dakika|ikinc~koydu|iki~merak|ilk seni|iltifat|inanmaz|insan~de|insan~yetme|isig*|isigi~ben|isini~de|ister~burad
26|iyi anlamaz|iyiyi~gec|iyi~gerek|iyi~sadec|kacma~ben|kafand*|kalabalik.|kalab~senin|kalbim senin|kalbi~senin
26|kalbi~sonuc|kalir|kalkma|kapatirlar|kapin~oyle|kapiy~da|karanliktan|karde~bekle|karsi~bunu|kelim~bulam|kendi~hakki
26|keske ben|keske~de|keske~o|keyifl*|ki ailen|ki ben|kimse~bugun|kimse~hisse|kimse~karis|kimse~ogret|kim~kadar
26|kisilik|kiskandim.|kiskanir|kiska~beni|kiss~best|kiss~you-do|kiyas~seni|kiza~bana|kizin sana|kizin~sana|kiz~karde
26|ki~ailen|ki~o|konus~gece|konus~olmaz|konuy~sonra|kopama*|kosullu|kusuru*|kut~sonuc|layik~degil|leave|leave2~tutor1
26|leave~home1|lised~zaman|lokma bir|lokma~yiyip|lonely~courtesy|lonely~deny|love~kiss|lutfe~daha|makineler|me2~noone
26|misin~biri|misin~bu|misin~sadec|miydin|miydin.|mi~birak|mi~geldi|mukem~yok|my~without|ne olacagim|ne.|need~without
26|netler*|ne~mi|nisa*|not~marry|odevde|odulun|odulu~olsun|ogrenmesin biliyorsun|ogrenmesin.|ogren~arasi|ogren~hicbi
26|ogren~ya|ogretmeni|ogretmenlerinin|ogret~bilir|ogret~biri|ogret~cakti|okuduk*|okul~ugray|okuma~daha|okuyalim.
26|oldug~ister|olmad~bir|olmam~bir|olmam~degil|olmaz~gun|olsa~bana|olsa~ugra|once~kimse|once~soz|onlar~yanin|only~life
26|on~konus|otur.|o~dersh|o~kelim|o~ona|o~tehdi|o~yetis|parag~cozer|pir|program~daily|promise~come2|quote~afraid
26|quote~cry|raporunu|rehberlikci|rehbe~cakti|rehbe~seni|ruhu duymasin|sabah~ben|sabah~hazir|sadece seninle
26|sadec~goste|saklayacak|sakla~bunu|sana~askim|sana~bekle|sana~fazla|sarkid*|sarkida|sayfa~kapat|sayiliriz
26|sebeb~senin|sen de|sen yanlis|sende~ya|seni beklerken|seni destekleyemez|seni seviyorum|senin gibisi|senin~ayakt
26|senin~bekli|senin~belli|senin~butun|senin~canim|senin~yasti|seni~anlay|seni~asil|seni~fark|seni~hem|seni~hep
26|seni~sevec|seni~yapti|sensiz.|sensi~bir|sensi~edeme|sen~boslu|sen~cevap|sen~cozer|sen~deyin|sen~geldi|sen~ustun
26|sen~yildi|sesler*|sesleri|sevecegim.|sevemez.|seyi~cozer|sey~verem|sifre koy|sifre~koy|sikiyo*|silin~sey|sil~da
26|simdi~duyma|sir~de|sir~sen|sir~soyle|sivilceler|sogudu seninle|sogud~konus|sohbe~istem|sohbe~kapan|sonu~degil
26|sorabilirsin.|soylersen telefonunu|soyle~fark|soyle~kalsi|soyle~olsa|soz mu|sozu kimseye|soz~de|soz~gun|soz~her
26|stay~I-did|stop2~I-did|sunu*|susunca ben|susun~ben|su~kahve|su~yagmu|tanimiyor|tartistim|tas|tas oturuyor|tas~oturu
26|tellnot~lesson|terim|ters|tired~daily|tired~only|tutma~cok|tutuldu|uc gundur|uc~gundu|umuru~sen|understand~mine
26|unive~beni|unutac*|unutacaksin|unutma bunu|utanir|uyanir|uyanir uyanmaz|uyani~uyanm|uyanmaz|uykus~kaldi|uzak~bu
26|uzulmesin|uzun~birak|varsin.|var~guzel|var~yanin|velil~acma|velinl*|velinle|ver|ver~anlat|ver~yaz|yalan~benim
26|yani daha|yanin~gecir|yanitlari|yani~daha|yaps*|yarim~gozum|yazdi~benim|yazdi~ederi|yazmak*|yazmaktan|yazmazsan
26|yerin~yerin|yetis~gerek|yok yalniz|yokke~kaliy|yolda~de|you-if~only|you~understand|you~we|yuru*|zor~alarm
25|*agi|*alt|*azim|*ece.|*htac|*ice.|*kara|*kis.|*ksi|*ler|*lla|*lube|*mege|*nuyu|*ragi|*razi|*ret|*rji|*rrin|*rvis
25|*sami|*simi|*tac|*tma|*ttu|*tun|*ube|*undu|*vis|*yor|*zar|I-had.|I-not~you-do|I~I-did|I~I-do|^ayni|^digerleriyle
25|^dudaklarindan|^gecen|^gozumun|^konustugum|^nefesim|^okuldan|^sinemada|^uyumadan|^velinle|^yan|^yarani|^yerini
25|^yuregim|abartiyorsun|abart~ben|acar*|adimi~bir|agiz|ailen~seyle|ailen~tek|aklim~aldin|aksami|aksam~bitir|alacaksin
25|almistim.|an icime|anka*|ankara|anlam~dinle|anlar~yaz|anlast*|anlastik|anlatirsin|anlattiklarini|anlat~sey
25|anlat~simdi|annen|annen~sakli|annen~yanli|an~icime|arami~kalsi|arkad~iki|arkad~kadar|arkad~kavga|arkad~oldug
25|arkad~sorun|asagi cekiyor|askim~aklim|askim~geliy|atan~sey|ayni~cok|ayni~hisse|babanin haberi|baban~paras|bahs*
25|bakaca*|bakayim.|bakip~satir|bakmaz*|bana eziyet|bana muhtac|bana~alaca|bana~bana|bana~boyle|bana~eziye|bana~kosma
25|bana~sormu|bana~ver|basin derde|basin~girer|basin~hafta|baska~anlay|baska~ayirm|baska~oldu|baska~soyle|basliyor.
25|bayili*|bekle~baska|bekle~ederi|ben gercegim|ben zaten|benden duyurma|bende~duyur|beni ozlemedin|beni unutacaksin
25|benim~insan|benim~karde|benim~ona|benim~saatl|beni~gibi|bensi~bir|ben~calis|ben~eksil|ben~gizli|ben~terap|ben~yapac
25|ben~yasiy|bes~olur|bildigi|bile~beni|bir cift|bir net|biraktigin an|birak~an|birak~icime|birak~iyi|birak~konus
25|biraz daginik|biraz~bana|biraz~dagin|biraz~kirgi|biri~da|birli~kucuk|bir~gun|bir~hasta|bir~kutu|bir~net|bir~senle
25|bir~sirri|bir~soyle|bir~varsi|bizim~bu|biz~iki|boyle~vardi|boyn*|bozar|bozar.|bu aksamki|bu sozun|bugun~ayni
25|bugun~gunum|bugun~kirgi|bulusm*|bunu~gerce|burad~artik|burad~yapay|butun~parca|bu~notu|bu~sorar|cekicisin.|cevher
25|cevhe~ben|cocuk.|cocuktan|cok agriyor|cok korkuyorum|cok ozelsin|cok uzuyor|cok~bende|cok~biliy|cok~ozels|cok~uzuyo
25|come2~come2|cry~I-did|cunku ben|cunku oyleyim|daha bu|daha~bekle|daha~bulam|daha~once|dakik~saat|dari*|darling~kiss
25|darling~leave2|davr*|da~gecmi|da~ona|da~yalni|de panik|defa|degil cok|degilsin benimle|demek~ben|derde girer
25|derde~girer|de~panik|de~uykus|de~ya|digerleriyle gorev|diger~gorev|diger~icabi|dinlesem|dinle~askim|dold*
25|dolduramaz|dolduramaz bende|doldu~bende|donme~korku|dudaklarindan|dusler*|dusun~beni|duydu~benim|duyma~bunu
25|ekranin arkasinda|el benimki|elde|elinden biraktigin|elind~an|elind~birak|elind~bunu|elind~icime|elli soruyu
25|elli~birak|elli~soruy|eman*|emek~karsi|etsem kabul|etsem~eder|etsem~kabul|etten~biriy|ettin|eziyet|firt*|firtin*
25|firtinayi|fonks~anlat|forget~return|formulleri|fotog~cok|gali*|gecel~beni|gecen~olur|geciri*|gecti.|gel yoksa
25|geldin.|geldi~seni|gelme~hisse|gelme~kuser|gelme~yapma|gel~yoksa|geometriyi|gercegi soyleme|gercegim.|gerek~verme
25|geriy~gidiy|gibi~ise|gibi~kimse|gibi~oturu|gidiyor|gidiyorsun daha|gizli~dunya|gorev icabi|gorev~icabi|gorev~konus
25|gorev~senin|gormed*|gulumsedim|gulumsedim.|gun aglardim|guven~yeter|haber verir|hafta~kendi|hak etmedi|hak~etmed
25|hak~ki|hak~tek|haritalarin|hasta~o|hayatindaki|hayat~cikar|hayat~yerim|hazirlanan|heart~understand|hemsi~soyle
25|hepsini|hep~soyle|her~geriy|her~gidiy|her~icim|hic ders|hic~ders|hikayesi|hissetmiyor|hisse~sayil|home1~rememb
25|hosla~iste|hosun~gitti|human~program|human~write|ibare~atan|icabi~senin|icin ozur|icini~benim|icin~gerce|icin~insan
25|icin~ozur|ihtiy~cok|iki saat|ikimize|iki~cozel|insan~anlam|insan~icin|isin~sana|ismini|istiy~ne|iyi bilemez
25|iyi~bilem|iyi~ki|kabul~misin|kadar zaman|kadar~goruy|kadar~sonra|kadar~uyuma|kaldi~baska|kaldi~gurul|kalmak
25|kapiy~gibi|karne~aksam|kavray*|kaybedersem|kazandi|kemikten biriyim|kemik~biriy|kendi~gerek|kendi~insan|kesil~gorun
25|kili*|kimin yaninda|kimse dolduramaz|kimsey*|kimseye|kimseye soylemem|kimse~doldu|kimse~duydu|kimse~hadi|kiril~ama
25|kirma beni|kirma~beni|kis.|kiss~we-let|kizma~mi|ki~anlat|ki~cikma|kollu|konustugum en|konustum hicbiri|konus~duyma
25|konus~en|konus~guven|konus~hicbi|konus~ikimi|konus~mesel|konus~uyuma|konuyu|kucukken ben|kucuk~de|kulube|kurtulmak
25|kurtu~istiy|leave2~I-did|leave~I-did|leave~come2|lesson~I-will|leyla~mecnu|makin~oyle|matem~bu|mesaj~et|mesaj~gozle
25|mezu*|mezun~sen|mi hani|mi var|mine~stay|miss|mi~hani|mi~yeni|muhtac|mutla~bu|nasil~bilme|nerede|ne~alaca
25|noone~tellnot|noone~understand|odaya~gec|ogrenci sensin|ogren~geldi|ogren~kadar|ogretmenin anlamasin|ogret~gorem
25|ogret~yapti|oksama*|oksamak|okudu~et|okudu~yok|okul psikologuna|okuld~annen|okuld~ilk|okul~seni|olar*|olarak
25|olmasam|olmas~ederd|olmas~gibi|olsa~ben|oluyorsun|only~tellnot|only~you-if|on~kal|on~saat|ovus*|ovustu*|ozel~konus
25|ozlem~hic|o~bos|o~en|o~unuta|panik~var|payla~o|promise~best|rememb~I-am|return~love|robot~hisse|ruhun~ilk|saba
25|sabah~konus|sabah~uyuma|saclarim|saclarini oksamak|sacla~oksam|sadece ikimiz|sadec~anliy|sakla~aksam|sakla~istiy
25|sakla~sen|sakli~kalsi|sana abartiyorsun|sana vuruldum|sana~buyuk|sana~kalma|sana~mezar|sana~var|sana~yasak|sarkiyi
25|sarki~askim|satirl*|savr*|savrul*|sebebi sen|seks*|sende~iste|sende~sen|seni bir|seni dusununce|seni kaybedersem
25|senin~askim|seni~aradi|seni~degis|seni~okuld|seni~yapab|senl*|sensi~kimse|sen~cokta|sen~her|sen~olara|sen~oturu
25|sevdi~gelsi|sevgi~gecir|sevgi~vakit|sevmen*|seyrek|sikki~yok|sinav~annem|sinav~baban|sinav~yok|sinemada|sirrin
25|sir~tut|someone~human|sonra~bir|sonuc~kotu|sonu~gitti|soyle bir|soyledim iste|soyle~basin|soyle~derde|soyle~en
25|soyle~girer|soyle~iste|soz verir|stay~mine|su~cozen|t|takma ad|takma~ad|tamam simdi|tamam~simdi|tanem~mi|tanism*
25|taniya*|teacher~home1|tek el|tekli~eder|tekli~etsem|tekli~kabul|tek~calis|tek~ogren|telefonu elinden|telef~an
25|telef~icime|telef~kimse|telef~olur|tellnot~body|titri~yazar|tutan sensin|tutan~sensi|tutmadi.|tutor1~courtesy
25|uc~insan|understand~knownot|understand~thanks_to|unutamam|unutamam.|unutulmus|unutur*|ustunu|utanc|uyani~baska
25|uykun~de|uyku~da|uzan*|uzun kollu|vakit~oldur|var~burad|velil~goste|ver bunu|verdigim degeri|verdi~deger
25|verdi~karsi|verme~seni|ver~annen|ver~cikma|ver~da|vuruldum|wait.|wait~stay|we~student_said|write~tired|ya iste
25|yanar|yanina bir|yanin~karsi|yapariz|yapay zeka|yapayalniz.|yapay~zeka|yarala*|yatma|yaz baskasina|yazil~gerce
25|yazip~da|yaziyorum sana|yaz~baska|ya~yok|yemege|yer ariyorsan|yerini kimse|yerin~doldu|yer~ariyo|yeterl*
25|yetistirmek|yetis~annen|yetmez seni|yetme~seni|yilla~anlat|yine~kazan|yoklugunda|yorul~bakar|you-do~I-will
25|yuzum kizardi|yuzune guluyor|zaman~burad|zor~tutuy
24|*anci|*cek|*ciyi|*esle|*fiye|*ilde|*lik.|*lla.|*mit|*ndan|*nip|*nra|*nuk|*nul|*ptir|*raz|*rdum|*ride|*rki|*saji
24|*sif|*sip|*ulye|*yeli|I-be~leave|I-be~mine|I-be~parent|^baskasiyla|^film|^gozum|^leb|^mesajlarimizi|^ozlemisim
24|^romeo|^siniftakiler|^susma|^tip|^yoklugunda|^yolunu|adim da|adini~kalbi|afer*|aferin|ailend*|ailen~bakar
24|ailen~parag|aklin~da|alinir*|alinirim|altinda yaz|ama~bende|anlam~ama|anlam~anliy|anlam~biliy|anlastik mi|anlas~mi
24|anlat~is|anlat~onlar|annen~sokma|ara~uyuya|arka*|arkad~dusun|arkad~say|asik olmam|askim~buyuk|ask~demek|asma*
24|atan bir|atan~bir|bakin~goruy|bakma~bana|bana~beni|bana~ister|bana~ne|basin~bir|baska sey|baska~ise|baska~kaybe
24|baska~mi|basla~cok|bazen~ben|bekler|bekle~degil|ben burada|ben tasirim|benden uzaklasma|beni birakacaksin
24|beni oldurmus|benim en|benimle oldugunu|benim~sayil|beni~dunya|beni~ediyo|beni~kimse|benzem*|ben~arkad|ben~diyet
24|ben~farkl|ben~oldum|ben~tasir|bes~icin|bildi~baban|bilen~bana|bile~gecir|bilin~ve|bilmesin ben|binle~bir|birakma ne
24|birakmamak|birak~olurs|biri var|biris~sadec|biri~degis|biri~derse|bir~aklim|bir~asik|bir~aslin|bir~da|bir~davra
24|bir~de|bir~diyec|bir~elekt|bir~geley|bir~gozum|bir~oluru|bir~ozley|bir~verir|biter|bitmek bilmiyor|bitme~bilmi
24|bogazim|boyle~ancak|bu bag|bugun~hatas|buldun mu|buldu~icin|buldu~mu|bunu~artik|bunu~midem|bunu~soz|bunu~yok
24|burad~seni|burkuluyor|butun~kulla|buyuturler|bu~gizli|bu~kucuk|bu~olmad|bu~sozun|calisiyor gibi|calis~sonra
24|calis~unutu|canim~yuzum|cekt*|cevap~cok|cikma teklif|cikma~sana|cikma~tekli|citlatma.|cocugu*|cok anlamiyor
24|cok~mutlu|cok~oldu|cok~onu|cumlen*|cumle~mi|dagiti*|daha~hatir|daily~rememb|daily~sad|dakik~icin|dans edelim
24|dans~edeli|dar geliyor|darling~without|dar~geliy|da~bilen|da~da|da~hep|da~kizar|de kimseye|de yasadim|degen|degilse
24|degil~gibi|demek~istem|dememi*|dememis|demistin.|derin~yok|ders~burad|de~herke|de~kac|de~senin|de~yasad|diger~varsi
24|diyorsun da|dizini*|dizinin|dokeme*|dokemez|dondum durdum|dondu~durdu|dondu~yatak|dunya~kadar|dunya~mutlu
24|durdum yatakta|durdu~yatak|durmas*|durmasin|duygu~aglay|duymay*|duyuyorum|e|ediy*|ekran~gorme|ekran~sekme|eline su
24|eline~dokem|eline~su|eller~birak|emojin*|en mutlusu|en~bilir|en~ozeli|etmek~gun|evde~uyanm|family1~lonely|fasu*
24|fasuly*|fasulye|felake*|galib~bir|gece yorganin|gece~altin|gece~once|gece~yorga|gecmisi sil|gecmisteki|gec~bakma
24|gec~kusur|geldin seni|geldi~basla|geldi~olsun|gelen~benim|gelen~en|geliy~dene|gelmedigin icin|gelmez*|gerek~biz
24|gibi~basta|gibi~seviy|gibi~uyuma|gidi*|gidiy~ben|girdi~ki|girdi~sinav|girerse hemen|girer~beni|girer~gec
24|girer~hemen|gizli~ya|gonul|goremi*|gormesin.|gorme~ben|gosterdin|gosteririm.|goz daha|gozum hep|grup seni
24|guzel cozmussun|guzel~cozmu|guzel~doyam|guzel~karis|hafta~seyi|hak ettigin|hak~ettig|happy~help|harf*|hasta~yuzde
24|hayatimda|hayat~sana|hazir~sorul|heart~home1|heart~tellnot|hemen test|hemen~sayfa|hemen~test|hep~burad|hep~cok
24|her~hicbi|her~var|hicbi~bu|hic~annen|hic~etmed|hic~senin|hissedebiliyorum|hosl*|hoslan*|icim burkuluyor|icim isindi
24|icim sikisiyor|icim~isind|icim~sikis|icin~bilgi|icin~iyisi|icin~sonra|ikimi~olsun|ikinc~da|iki~ikisi|iki~seyi
24|ilgisiz|inan~bu|internetten|isik|isiklarim|isindi|isteme.|istemistim.|istem~sabah|isten yeni|isten~yeni
24|isterdim seninle|istiy~senin|iyi dersler|iyi~dersl|izler~sakla|izli*|izliyo*|izliyorum|izliyorum sen|izliy~ne
24|izliy~sen|kabul eder|kabul~eder|kaciyorsun|kadar dondum|kadar gec|kadar~dondu|kadar~durdu|kadar~gec|kadar~yatak
24|kadar~yavas|kadar~zaman|kafi*|kahva~yumur|kal bana|kalbi~yerin|kaldi~notla|kalmi~degil|kalsin tamam|kalsi~mi
24|kalsi~tamam|kamp*|kapana*|kapan~yok|kapat~daha|kapat~haber|karan~korka|karde~de|karis~yap|karsil*|karsisinda
24|karsi~ama|kendini onlara|kendi~bos|kendi~gidiy|kestir*|kez~da|kimse bu|kimse duymasin|kimseyle konusasim
24|kimse~deger|kimse~dinle|kimse~goruy|kimse~ilk|kirginim.|kod falan|kod~falan|kola|komsul*|konusasim|konus~baban
24|konus~gorun|konu~sen|koruyan|kucuk sirri|kucuk~bu|kulag~sana|kurdu~kimse|kuru fasulye|kuru~fasul|kutuphanedeyim de
24|lafin~bana|leave2~daily|lie~human|lisede*|lisedeyken|lonely~knownot|lutfen beni|lutfe~beni|lutfe~kal|makin~benim
24|marry~come2|me2~afraid|mesaji|mesaj~annen|mesaj~bu|mezun~annem|mine~you|miss~me2|mutlus*|mutlusu|nasil~bir|neden bu
24|needless~I-be|nered~cok|nerey~gidec|nisan~da|nisan~matem|not~I-did|o okula|odaya~sayfa|odaya~test
24|ogretmenine anlatma|ogret~daha|ogret~kor|ogret~yanli|okula~fazla|okuyunca midem|okuyu~midem|olacagim.|olayi~sen
24|oldurmus|oldurmus olursun|oldur~olurs|oldu~bana|olmay~o|olsam.|olumden korkuyorum|olumd~korku|once~benim|once~misin
24|onlara anlatmaya|onlar~ustun|onu dusundum|onu~arami|oteki~konus|oteki~ogren|oteki~sana|oteki~senin|otura~bir|ovgusu
24|oyle deyince|oyle~deyin|o~halin|o~indir|o~kusur|parabo*|paylasma.|paylasmak|pence~izliy|pence~sen|platon*|poli*
24|polis~gitme|program~life|psiko~bir|rememb~tellnot|return~tutor1|robot|ruhun~ben|ruyamda senin|ruyam~senin|saatt~cok
24|saat~sonra|sabah~alarm|sabah~dondu|sabah~durdu|sabah~yatak|sabah~zor|sadec~cunku|sadec~satir|sadec~senin|sana cunku
24|sana yapilani|sana~bakiy|sana~bakma|sana~diyec|sana~etmem|sana~ister|sana~senin|saniyorsun.|saril~bu|sati*
24|sayfasina gec|sayil~degil|sen sec|sen ve|senem~cok|seni kimseye|seni yargilar|seninle dans|senin~ancak|senin~dans
24|senin~dokem|senin~eline|senin~ikinc|senin~yuzde|seni~begen|seni~beri|seni~cozdu|seni~gibi|seni~sayil|seni~topar
24|sen~olmaz|sen~ozeli|sen~yazma|sevgi~mesaj|sey diyecegim|sey~diyec|sey~uyand|sikil~yuzum|sinav~gerce|sinav~ki
24|sinav~soruy|sine*|sinifta kaldim|siniftakiler|sinif~cocuk|sinif~olmus|sir tutarim|sirad~bana|sirri olsun|solar
24|solar.|son uc|sonra|sonra~et|sonra~uyu|sonuc~cozme|sorar~gec|sormuy*|soru cozmekten|sorun~ayrin|soruya gec|soyledi
24|soyledigimi|soyledim.|soylenen|soyle~kalir|su dokemez|sucla~icin|suredi*|suredir|su~bitir|su~dokem|su~izliy|tasirim
24|tasirim.|tek sana|tek~olsun|tek~pence|telefonundan|telef~diye|telef~haber|telef~ki|test sayfasina|testi~bitir
24|test~gec|test~sayfa|tired~I-be|tutarim sen|tutar~de|tutar~sen|tutor1~I-had|tuvalete|uc~buyuk|uc~gerce
24|understand~erase|uyuma~biraz|uyuma~olur|uyu~ben|uzdugunu|varligimin|var~cozer|var~da|verin~uyuya|ve~goz|vura*
24|we-let~I|without~stop2|without~tutor1|yabanci|yagiyo*|yakin arkadasina|yakla~bana|yalan~gerce|yalni~geliy|yanina da
24|yanit~insan|yapar~ogren|yapay~diyor|yapilani|yarin~basla|yasad~ben|yasay~mi|yatin~uyuya|yatm*|yazarim.|yazma~sen
24|yaz~hala|ya~iste|yeni~mi|yerde~mi|yild*|yok~daha|yorganin altinda|yorgu~ama|yorgu~senin|you-do~deny|you-if~I-be
24|yuz kere|yuzde~bakma|yuzde~kusur|yuzum~geldi|yuz~kere|zaman~ayir|zaman~unive|zaten~isi|zor~daha
23|*amp|*arca|*biye|*cime|*cti.|*iban|*iraz|*iyim|*lal.|*lkar|*lye|*nadi|*ol.|*rpim|*siz.|*sret|*stun|*sura|*tari
23|*ttum|*usum|I-be~you|I-had~daily|I-had~rememb|I-will~only|^abinin|^ayrildiniz|^fotografina|^gonlumu|^gulusun
23|^istanbul|^kagidi|^kahvaltida|^kimseyi|^konusmayi|^telefonuna|^yardim|^yazdiklarin|ablana|ac~da|adim~atama|adim~da
23|aileler|ailene benden|ailene yuk|ailen~bunu|aksam~erken|alam*|alistim|almi*|anlamasin.|anlam~o|anlay~kapas
23|anne baba|annem de|annen~anlam|annen~degil|annen~en|annen~once|annen~var|anne~baba|aramda|aramd~bir|arami~bag
23|arkadaslarina|asik~biliy|askim~ne|ask~roman|ayakta duramazsin|ayakt~duram|ayakt~sen|ayakt~sensi|aynisi|ayni~ben
23|ayni~istiy|babaml*|babamla|baban~hic|bagim~bir|bakin~kendi|baklav*|bak~kimse|bana ozelsin|bana~gitme|bana~yapay
23|basa mum|basa~isigi|basa~mum|basina ayakta|basin~ayakt|basin~duram|basin~iki|basin~unutu|baska~anlar|baska~basta
23|baska~bende|baska~olur|baska~soruy|basta~ezber|bas~isigi|bas~mum|bayrag*|bayragi|bayra~dikti|bebeg~mi|bekle~integ
23|bekliyordum|bekliyorum seni|bekli~seni|ben olmasam|ben vardim|ben.|beni ayakta|beni kaybedersin|benim aramda
23|benim gozbebegimsin|benim ilk|benimle|benim~anlar|benim~gecti|benim~gozbe|benim~ilk|benim~verdi|beni~ayakt
23|beni~tutan|beni~yasiy|ben~anlam|ben~az|ben~diyor|ben~oturu|ben~vardi|ben~verir|best~kiss|bes~dakik|bile~duram
23|biliy~tamam|bin|binle~gecti|binle~geldi|bir haftayi|bir kiza|bir sinif|birakabilirsin|birakabilirsin.|birakm*
23|birakmak|birak~bilme|birazdan donerim|biraz~doner|biraz~kalma|biri~ben|bir~atama|bir~cift|bir~cok|bir~duyar|bir~hos
23|bir~icind|bir~kiza|bir~kolla|bir~olmam|bir~oturu|bir~sevme|bir~yazam|bitmeden|biz ikimiz|bizim~var|bizi~dikka
23|biz~ikimi|body~lonely|bozmay*|bu aramizda|bulasm*|bunu ikimiz|bunu~ikimi|burada|burad~biliy|bu~kaldi|bu~mesaj
23|bu~sensi|bu~telas|bu~yil|calisi*|canim~istem|carpim|cevap~anlat|cevheri ben|cevi*|cikar~ben|cikin~oluyo
23|cok dusunmez|cok~halin|cok~sana|cok~sen|cozer~bir|dagili*|daha kalsan|daha~rahat|damla~yaz|de ask|de evden
23|dedigin kisi|dedig~ki|dedig~tek|dedikleri sey|dedik~sey|degen ruzgari|degen~bile|degen~kiska|degen~ruzga|degil~biri
23|degis~bakma|deniyo*|deny~jealous|deny~leave|derin bir|derin~baska|derin~bir|de~anlad|de~ask|de~gecel|de~sinif
23|diger~degil|diger~umuru|dikt*|diktim|diktim.|disarida arama|disar~arama|diva*|diye icim|diye~icim|diyorsun ama
23|diyor~sana|dokunu*|dolasip|dolasip gelecegin|dolas~buras|dolas~gelec|dolas~yer|donersen|donup dolasip|donup~buras
23|donup~dolas|donup~gelec|donup~yer|dort gozle|dort~bekli|dort~gozle|dudak~opuyo|duramazsin|dusun~gecel|dusun~geliy
23|dusun~tek|duydugun ovgu|duydu~bunu|duydu~ovgu|duygulandim.|duymam*|en~goste|en~seni|etme annene|etmek~ne
23|etmesin biliyorsun|etmes~biliy|etme~annen|ettig~bu|evden~kacma|evet~de|evlen~sonra|family1~tell|family1~write
23|fark etmiyor|fark~biliy|fark~etmiy|fisild*|forget~knownot|fotografina bakip|gecen gun|gecmiyor|gecti~sen
23|gecti~soyle|gec~ederi|geldi gecti|gelecegin|gelecegin yer|gelec~buras|gelec~yer|gelirse hemen|gelir~hemen
23|gelmeyeceksin|gelmeyeceksin diye|gercek biri|gerce~biri|gitme ne|gitme~hic|gitme~sana|gitmis*|gizli~olsun
23|gizli~tutar|gorus~oldu|gozb*|gozbeb*|gozbebegimsin|gozle bekliyorum|gozle~bekli|gozum yollarda|gozumu*
23|gozumun onune|gozum~onune|gozum~yolla|grip oldum|grip~oldum|gulum.|gunleri|gunlugun|gunlu~bir|guven~degil
23|hafta~gitti|hafta~kuzen|hak~bir|happy~you|hasret|hasta~atesi|hayat~bana|heart~you-do|helal.|hepsi seni|hepsi~seni
23|hep~sona|her zamankinden|herkes yattiktan|herke~simdi|herke~yatti|her~bekle|her~dusun|hicbir ogrencime|hicbi~birak
23|hicbi~deger|hizla|hosu*|human~mine|human~sad|icimd~gibi|icindir.|icin~bilen|icin~gecir|icin~kotu|iki haftada
23|iki kere|ikinc~herke|iki~de|iki~kere|iki~saat|iki~yer|ile mecnun|ile~mecnu|ilk gunden|inanm~ben|insan~bu|insan~ya
23|is seninle|isin icine|isine~yaray|isin~icine|isi~o|istem~olur|isten|itiraz|iyisi~hic|iyi~senin|kadar konustugum
23|kadar sevdigini|kalacak|kalbi~ediyo|kalkar|kalkt~icin|kalma~bende|kalsan olur|kalsa~musun|kanim kaynadi|kanim~kayna
23|kanim~sana|kank*|kapasi*|karan~korku|karde~arkad|karde~bende|karne gunune|karne~gunun|katma
23|kaybedersem toparlanamam|kaybe~ben|kaybe~topar|kaynad*|kaynadi|kaynadi sana|kazan~beni|kedim~yatti|kendi~bile
23|kendi~geldi|kesfe~bayra|kesfe~dikti|kestirdim|kim seni|kimin~kendi|kimse~hazir|kirma|kiskancliktan|kitap~bana|kiyma
23|kizar.|kizl*|klavy~yatti|kokl*|konustuklarimizi|konus~istem|konus~yalni|konus~yok|kotu~bile|koyd*|kramp|kramp girdi
23|kramp~girdi|kul olurum|kulag~kimse|kul~oluru|kusura|kusura bakma|kusurun|kuzen~mi|leave~mine|leyla ile|leyla~ile
23|life~you|lokma~bir|lokma~sey|madem~ben|mahkum*|makin~de|marry~stop2|me2~tutor1|meleg~nasil|mezun~aglam|mezun~hep
23|mine~understand|miss~mine|miss~understand|mi~dusun|moral|mumk*|muml*|my~miss|my~tired|ne hocan|needless~understand
23|neti*|netlere|ne~bilmi|ne~cikar|ne~desen|ne~sevdi|nisan~gibi|ogrenci geldi|ogrencime|ogretmenlerin senin
23|ogret~annen|okuya~benim|okuya~tek|ol.|olmad~eksik|olsun~cok|ol~de|once~beni|onlar|onlari uzmez|onlar~bilen
23|onlar~bunu|onlar~calis|onlar~uzmez|oyunu.|ozeli~sensi|ozel~insan|o~acma|o~bilir|o~danis|o~elind|o~yasla|parent~I-do
23|parent~human|parent~tell|pazart*|pazartesi|program~I-do|progr~yasiy|psiko~ne|rehberlikci seni|rengi~mi|resmen.
23|roman~olsun|ruzgari bile|ruzga~bile|ruzga~kiska|sadec~varsi|sad~parent|sad~we-let|sahu*|sana~bakti|sana~veriy
23|sanir.|sanma yasiyorum|sanma~yasiy|sect*|sen|sen siradan|seni ancak|seni ezbere|senin~arasi|senin~golge|senin~kavra
23|seni~anliy|seni~bende|seni~gozle|sensiz gecen|sensi~bile|sensi~da|sensi~dakik|sensi~duram|sensi~gecen|sen~anlas
23|sen~eglen|sen~goruy|sen~gozbe|sen~isin|sen~olurs|sen~son|sen~yapmi|sevdi~iyi|sevdi~ya|seviy~musun|sey oldu
23|seyle~sen|sikay~onu|sinif~arkad|sinif~duyma|sinif~ogren|sirad~ben|sirtin*|sohbe~de|sonra~sevgi|sonu~kuzen|sorma~cok
23|sorulari|soruy~sordu|soyle~cocuk|soyle~tamam|sozu~bozma|soz~ne|stop2~return|su~pence|tanid~kimse|tanid~konus
23|teacher~heart|tek seninle|tek~onu|tek~oturu|telef~annen|telef~gorme|telef~yap|teyze~etme|teyze~olur|turev~sorus
23|tutar~daha|tutor1~lesson|uc~adim|ugra*|ugrarsin|ugrarsin.|unive~cok|unutam*|unuttun.|ustune yatti|ustun~ciz
23|ustun~yatti|uyand~daha|uygul~gorme|uyuyamazdim.|vardim|vardi~simdi|varke~baska|var~sey|ver~beni|ver~cevab
23|without~I-not|without~daily|yalan|yalan~seni|yan yana|yanarim kul|yanar~oluru|yanda~sana|yanda~yaziy|yanimda kal
23|yanim~kal|yanim~yildi|yanli~yer|yan~yana|yapti~ki|yarisi|yasind*|yasindaydim|yatma~daha|yatti|yattik*|yattiktan
23|yatti~sonra|yazardim|yazardim.|yazar~bana|yazdi~oldu|yaziy~insan|yazmayinca|ya~otur|ya~sinav|ya~soruy|yeni~artik
23|yetenegini|yetisemez|yetis~degil|yilda|yillik|yil~unutm|yoksa~bu|yok~gec|yolda~da|yollarda|you-did~lonely
23|you-did~without|you~stop2|you~thanks_to|you~wait|yuzde~hic|yuzde~yaziy|yuzume|zamankinden|zaman~burku|zaman~desen
23|zaman~hazir|zaman~ihtiy|zeka~sey|zorunda misin|zorun~biraz|zorun~kalsi|zorun~misin
22|*afe|*akli|*anca|*bani|*ben.|*bire|*ciye|*emez|*eoyu|*fil|*fine|*him|*hum|*iza|*ksa.|*mde.|*meme|*nayi|*nden|*ofil
22|*orun|*pimi|*por|*rayi|*rci|*rsun|*runu|*safe|*ski.|*suk|*tora|*tsan|*tti|I-be~tired|I-did~marry|I-not.
22|I-will~lesson|I-will~promise|I-will~tellnot|^derste|^izin|^kan|^karnimda|^meger|^ogretmenini|^uykudan|^yanaklarim
22|abla*|aglarim.|ailenden gizle|ailene haber|ailen~idare|ailen~kimse|ailen~payla|aksam biraz|aksam~yalni|alarm~da
22|alirl~sus|alkisi|altin~anlat|ama once|ama~vazge|anlam~kalab|anlam~olmak|annem~zorla|annenin bu|annen~anlar|arada
22|arkad~anlay|arkad~hepsi|arkad~hosla|arkad~yanin|arkas~biri|askim~bos|ay isiginda|ayakta tutan|ayakt~tutan|ayin
22|ayni~freka|ay~isigi|babam bana|babam~bana|babam~o|baban bilmesin|baki*|bakma bana|bakma~bak|bana anlatman
22|bana~sadec|bana~var|baska kimse|baska~birin|baska~kiska|baski.|basla~soyle|bazi|ben hissedebilirim|ben hissediyorum
22|ben yetmiyor|bende~sevem|benim~sanki|benim~taniy|beni~unutt|beni~yapar|bensi~verme|benze~guzel|ben~gecti|ben~hikay
22|ben~o|ben~secti|ben~su|ben~terk|ben~yazar|bilgi~payla|bili*|bilir~benim|bir dostun|bir mahalle|birakmis olursun
22|bird*|biri~hemen|birli~acari|bir~attim|bir~benim|bir~cunku|bir~dostu|bir~eder|bir~gidiy|bir~kimse|bir~maske
22|bir~sakin|bir~seyle|bir~soruy|bir~yetme|biterim|bitmek|biz kendi|bizde kalsin|bizde~kalsi|bizim evde|bizim~evde
22|bizim~hep|bizi~kimse|biz~birbi|biz~kendi|body~afraid|bos~tek|boyle~boyle|boyle~oluyo|boynu~tutul|bozars*
22|bu duygulari|bu kucuk|bu sir|bugun~kimse|bunla~yazar|bunu duymak|bunu~carpi|bunu~hazir|bunu~hizla|bunu~sonra
22|burad~yerin|buyuk~bos|buyuk~ver|bu~bag|bu~bas|bu~dedig|bu~gidiy|bu~istem|bu~mezar|bu~otura|bu~yaban|calisacagina
22|calisilir|calis~seyi|canim.|cekici|cevre~seni|cikaca*|cikaran|cikin~bana|cikmadi|cikma~soz|cok dusuk|cok~anlam
22|cok~bos|cok~dusuk|come2~forget|cozer~yeter|da once|daha~gibi|daha~senin|daily~leave|daily~lonely|dakik~duram
22|danismana|dans~sevgi|darling~I|darling~darling|da~misin|da~yoksa|de anlamak|de bir|dedemi*|dedemin|dedem~o
22|dediklerin|dedik~bir|deger~var|degil~ki|degil~senin|degil~sey|deneme sonucunu|denememde cok|denem~net|dersten iki
22|derst~kez|dert degil|dert~degil|de~aglar|de~basin|de~hosla|de~mesaj|de~yanin|diger~yanin|dinle~sonuc|donme~diye
22|don~bana|don~olur|dort saat|dugun|dunyay*|duser~sebeb|dusluy*|dusluyorum|dusuk yapmistim|dusuk~yapmi|dusun~ve
22|duygus*|duygu~cok|edece~bu|ekran~iki|elekt~var|elini~duser|en~ogren|erkek~ben|ettig~bir|evdekiler duymasin
22|evdek~duyma|evde~hep|falan~bir|farkl~o|feel~feel|forget~I-not|forget~not|forget~we-let|gecen saatleri|gecen~saatl
22|gecer~seni|gece~baska|gece~bilme|gelmeyecek|gercek dostun|gercekten.|gerek yok|gibi bakiyorum|gibi bir|gibi~bakiy
22|gidersen kuserim|gider~kuser|gidisin beni|gidis~beni|gitmene gerek|gitmeni|gitti~bir|giy|giydin|gormesinler bizi
22|gorme~bizi|gormu~ben|gormu~goruy|goruy~hakli|goz yok|gozbe~kulla|gozle~anlat|gozum~oyle|gulme~karni|gun ortadan
22|gun~orada|gun~ortad|gurur~gozle|guzelligin aklimi|guzel~aklim|guzel~basim|guzel~soyle|haber~verir|haftayi nasil
22|hafta~ama|hafta~anlat|hafta~arkad|hafta~degil|hafta~o|happy~my|hayat~misin|hazir~degil|heart~body|heart~study
22|help~afraid|help~return|hep eksik|hep~oyle|her~icimd|hic cikma|hicbi~gibi|hic~daha|hika*|hissedebilirim
22|hissedebilirim.|hisse~arkad|hisse~biri|hizlandi|home1~daily|hukuk~edebi|hukuk~mezun|icimd~yerde|icin~butun
22|ihtiyacim|ihtiy~benim|ihtiy~yeter|ikimi~yeter|iki~bu|ilk~benim|ilk~dusuk|ilk~gordu|inanir|incitt*|insanc*|insanca
22|isi buyutur|isil*|isi~buyut|istiyorum biliyorsun|istiy~biliy|izlemek|jealous~tutor1|kacir~olur|kac~kadar
22|kadar~dinle|kadar~simdi|kalaba*|kalaca*|kalbine|kalbi~bugun|kaldirip|kaldi~cok|kalkti*|kalma~kadar|kalma~o|kalsin
22|kapat~oluyo|karde~da|karnimda|karnimda kelebekler|karni~keleb|kaybe~sakin|kaybo~degil|kemiri*|kendi~bagla
22|kendi~dusun|kimdi|kimdi o|kimdi~o|kimse~gorem|kim~hakli|kipk*|kipkir*|kipkirmizi|kizard*|kizardi|knownot~my
22|knownot~stop2|kompozisyon|konustuklarimiz bu|konusurum.|konusuruz|konus~baska|konus~cikma|konus~mu|konu~mi|korkarim
22|kulub~tek|kurdug*|kuzen~daha|lesson~only|lie~understand|life~stay|life~wait|lised~de|love~forget|mahvoluyorum
22|mahvoluyorum.|makin~insan|mask*|mesafe|mesaj~telef|mezun~ama|mide*|muhendislik|muhen~bu|mutfa~yemek|mutlu|mu~tek
22|needless~leave|ne~gerce|ne~yazac|noone~change|o insanlar|odev*|ogren~yanli|ogren~yeter|ogret~kelim|okul~soyle
22|okurum|okuyu~carpi|okuyu~hizla|olabilirim|oldu bir|oldum~et|oldu~anlat|olmak|olmasan bu|olmasini|olmayacagim
22|olum~korku|olurs~annen|olur~bilme|olur~daha|ona~benim|once~parag|onlarin alkisi|onlar~anlay|onlar~degil
22|ortadan kayboluyorsun|ortad~degil|ortad~mi|otekiler bilmese|oteki~bilme|oteki~da|otura~iki|ozel~bana|ozled~mi
22|o~kurba|parent~heart|profil|quote~study|rapor|rehbe~onlar|rehbe~yetis|rememb~understand|return~tellnot|robot~senin
22|ruhum|sabahi*|sabah~kalkt|sabah~uyand|sabah~zorla|sacini|sad~I-be|sakla beni|saklayamiyorum|sana bir|sana biraz
22|sana~abart|sana~anlar|sana~buyut|sana~icim|sana~itira|sana~kere|sana~olsun|saniyorlar|saniy~gerce|sansli*
22|sarki~sozle|satir~yazip|sayilirsin|secilmissin|sen ben|sen beni|sen tatildeyken|sen uc|sen yazmazsan|senden baskasi
22|senem~seni|senin bana|senin~annem|seni~bos|seni~ekran|seni~gecel|seni~olmak|seni~soyle|seni~ya|seni~yer|sensi~abart
22|sensi~saatl|sen~ele|sen~hosla|sen~mahvo|sen~oteki|sevgililer gunumuz|sevgi~gunum|sevgi~olsun|seviy~yarin|sey~cok
22|sey~sen|sikki~bugun|silersen beni|siler~beni|siler~olurs|simdi~nefes|sinav~elim|sinif~anlam|sinif~bilem|sinir~var
22|sirad~bir|sirri~de|sir~verdi|sofra~var|son zamanlarda|sonra bir|sonuc~insan|soru~cozel|soru~cozem|soyle~guven
22|soyle~huzun|soylu~baska|soylu~sana|soz~bunu|stay~leave2|stay~we-let|stop2~need|tanem bugun|tanem~bugun|tanimiyor.
22|tatildeyken|tatildeyken ben|tatil~peki|teacher~forget|teacher~human|tek sensin|telefonunu alirlar|telef~yazis
22|teyze~yanin|thanks_to~sad|tutard*|tutmuyor.|tut~annen|tut~ogren|ucuncu*|understand~without|universite|unive~kenar
22|unutu~bir|ustte|uyustu|uyu~burad|uzulm~progr|uzuluy*|vaktin*|vaktini|vardi simdi|varsa~de|var~kimse|velil~etme
22|vicd*|videoyu|warn~you-do|we-let~I-not|write~knownot|write~lonely|yalni~bekle|yalni~gitme|yalni~mi|yanagina
22|yanaklarim kizardi|yanak~sen|yanin~olabi|yanit~bir|yanli~altin|yapil~buyut|yapma~yalni|yapmi~gibi|yap~koy
22|yargi~yalni|yarin~da|yarin~denem|yari~da|yazilim|yazma~bu|yazmiy*|yaz~bizi|yeterim sana|yeti*|yirmi~calis
22|yirmi~dort|yirmi~saat|yirt|yok oluyorum|yoksa.|yok~bende|yok~oluyo|yolc*|yorgu~icin|you-if~I-am|you-if~heart
22|you-if~kiss|you~deny|yuzden.|yuzunu de|zamanlarda
21|*amak|*asip|*azdi|*biyi|*cer|*ctim|*gudu|*inle|*kar|*lar|*lin.|*mur|*pma.|*ril|*toz|*urdu|*usun|*vdam|*vemi|*yik
21|*yla.|*zlik|I-be~I-be|I-do~rememb|I-not~I-did|I~marry|^ailene|^anneannenin|^annemin|^bunca|^bunlari|^devamsizligini
21|^ekranini|^gizli|^konustuklarimiz|^olanlari|^rehber|^saatlerce|^sikayet|^teyzen|^teyzene|^turev|adim~degil|ailene
21|ailen~sirri|akilli*|aklindan.|aksam on|aksam~dokuz|almis~iyi|altin~buz|altin~gibi|ama~once|anlatm*|anlat~evde
21|anlat~hikay|anliy~benim|annemin yaptigi|annen anlamaz|annene yalan|annene.|annen~ekran|annen~yalan|an~buz|an~gibi
21|arami~bozul|arasi~sana|arasi~sen|ara~boyle|arkadasim|arkad~de|arkad~diyor|arkad~odakl|artik~iyi|askind*|askindan
21|ayril~bile|baca*|bakal~tek|bakar|bakiyo*|bak~gider|bak~kuser|bana~alini|bana~kuser|bana~oldu|basinda|basin~derde
21|baska~goste|baska~olsun|baska~var|batta~buz|batta~gibi|bekle~yapay|ben mutlu|ben oldum|ben yetisirim|benden acma
21|bende~acma|bende~bir|benim yanimda|benimle ol|benim~anlam|benim~gurur|benim~hicbi|benim~kalsa|benim~kelim|benim~sey
21|beni~basim|beni~tek|ben~alini|ben~annem|ben~cakil|ben~ele|ben~kahro|ben~on|ben~sirad|beri~seviy|best~sad|bildi~icin
21|bile iyi|bile~sende|bilme~ne|birakacaksin.|biraz|biraz~de|birikt*|biris~yanin|bir~alan|bir~beden|bir~bul|bir~doldu
21|bir~gec|bir~gecir|bir~kadar|bir~makin|bir~yanil|biterim.|bizim~askim|bos~haber|bu sarkiyi|bugun icim|bugun kafam
21|bugun~halin|bugun~icim|bunu~agriy|bunu~basim|bunu~hisse|bunu~kalbi|bunu~nasil|buras~kimse|butun~telef|bu~bana
21|bu~git|bu~hayat|bu~yukle|cakti~gece|calis~olurs|canim~sey|canliy*|cikmad*|cikma~ister|ciksin|cocuk var|cocuk~var
21|cok~merak|cok~onlar|cry~love|cumle~cumle|cunku ayni|cunku~ayni|da ayni|daha benimle|daha bulamazsin|daha onemli
21|daha~yardi|dakik~benim|dakik~olsun|daraliyor|davraniyorum.|de her|deliye|deliye dondum|deliy~dondu|demed~ben
21|demed~leble|demek.|deny~stop2|derde|derdi|ders~kisil|ders~sesim|devamsizligini|de~alird|de~bakar|de~dakik|de~duvar
21|de~gireb|de~karan|de~matem|de~oturu|de~seyi|de~var|de~zayif|dinlerken|dinle~gelir|disari cikmak|dislerimi
21|diye~hesap|diye~iste|dugumlendi.|dugunu vardi|dunyaya|dustum|eden~kisi|ederi~kiyme|ekran~geliy|elekt~isigi
21|elekt~mum|emek~sana|emek~simdi|en~sakin|en~senin|esirgeme.|etkil~ogren|evde kimse|evdek~sey|evet~bugun|evet~sevgi
21|evlen~cok|evlen~mi|family1~not|feel~my|fizik~da|gece~yok|gece~yuzde|gecmi~sohbe|geleceksin.|geliy~coz|gelme~gun
21|gerce~insan|gereksiz|gibi birini|gibi yaziyorum|gibi~canim|gibi~korku|gibi~yaziy|gidersen bir|giriyor|gita*|gitari*
21|gitti|gizli~mi|gormuyor.|gorunm*|gosteririm|gozlerim yaniyor|gozle~bir|gozle~yaniy|gun sana|gun~icin|gun~kaybo
21|gun~sayil|guven~onlar|guzel seyler|guzels*|guzel~devam|guzel~iyi|guzel~seyle|haber~guzel|hadi~konus|hak~bu
21|harfler ondan|harfl~ondan|heart~leave|heart~someone|hep senin|hep~ben|hep~hatir|her~yeter|hicbir zaman|hicbir*
21|hicbi~zaman|hic~calis|hislerim|hocan~ne|hosca~demek|human~promise|icim aciyor|icim ciz|icim~aciyo|icim~ciz|icin bu
21|icindi*|icindir|icin~kadar|icin~numar|icin~o|icin~sayil|iki soru|ikinci sinifta|ilk ben|ilk~seviy|inan
21|insanim sonucta|insan~sonuc|ise~bu|isigi|isigi benden|isigi~baska|isigi~bende|isigi~calis|isigi~sen|ismim~ben
21|istiyorum bunu|istiyorum ki|istiyorum sevgilim|istiy~bil|istiy~her|istiy~ki|is~sonra|iyi destekleyemez|iyil*
21|iyisi hic|iyi~bilir|iyi~deste|izlerken agladim|izler~aglad|jealous|kacar|kada*|kadar degerli|kadar gotureceksin
21|kadar~degil|kadar~hicbi|kadar~istiy|kadar~sabir|kahvem*|kahvemi|kal~yarin|kanitl*|kapat annen|kara|karde~duyma
21|kaybe~konus|kaybo~bana|kazan~gerce|kedim~harfl|kelimeyi|kilitle|kilo~iyi|kim o|kimim|kimseye degismem|kimse~calis
21|kimse~cumle|kimse~degil|kimse~deste|kim~dinle|kim~o|kipkirmizi oldu|kipki~oldu|kisild*|kisildi|kisilik bir
21|kiskanir.|ki~diger|ki~sonra|klavy~harfl|knownot~I-be|kompo~yaris|konusamam|konusmak bir|konussan|konus~ama
21|konus~arasi|konus~diger|konus~duvar|konus~onu|konus~ozel|konuy~elind|koyde~elekt|koyde~isigi|koyde~mum|koyu*
21|kulag~bir|kullaniyor ben|kulla~ben|kurban olurum|kurba~oluru|kuser~konus|leave~leave|leblebiyi|leblebiyi anliyorum
21|leble~anliy|leble~baska|leb~ben|leb~leble|life~only|lonely~darling|lutfe~bes|mahalle|marry~my|me2~come2|me2~tellnot
21|mesaji okuduktan|midem~bir|miydi~sence|mola~verme|muhim|mum~calis|mum~sen|musun~yeni|mutlu edebilirim|mutlu~edebi
21|my~sad|n|nefe*|not~jealous|odaya~dagil|ogle~yemeg|ogrendim.|ogren~ayiri|ogren~icind|ogretmenin ogrenirse
21|ogret~ayiri|ogret~bizi|okudu~kalma|okumasin.|okurk~anlad|okuyunca basim|okuyunca kalbim|okuyu~agriy|okuyu~basim
21|okuyu~kalbi|olanl~anlat|olara~sakla|oldugun gibi|oldug~baska|olmas~ben|olursun.|olur~bak|omzun~aglam|ona~ders
21|onca~arasi|once~cevab|onlar~goruy|onlar~vakit|on~birde|on~de|opucu~uyu|oyle essizsin|oyle~essiz|o~emek|o~oglan
21|o~oluru|o~sana|o~uygul|o~yaziy|o~yok|program oldugumu|progr~hisse|progr~uzulm|promise~body|return~quote
21|return~you-if|roman~bu|saatleri|sabah~icin|sadece ben|sadec~mi|saka bir|saka~bir|saka~yana|sana da|sana~kiyme
21|sarkiy*|sayilirsin.|sehirde|sende bir|sende~bende|seni opuyorum|senin~bekle|senin~goz|senin~mahal|senin~onemi
21|seni~bitir|seni~opuyo|sensiz yasayamam|sensi~ne|sensi~yasay|sen~kaldi|sen~ozel|sesim kisildi|sesim~kisil|sevdam
21|sevin~benim|seviy~hem|seyle~benim|sey~bu|silin~geriy|simdi~gidiy|siradan insanlar|sogudu|sonra yine|sonra~diyor
21|sonra~mu|sonucunu beklerken|sonuc~ben|sordum|sorma~bunu|sormu~diye|soru bile|soruy~bana|soru~bile|soyadi*
21|stay~tutor1|stop2~leave2|stop2~me2|su~buz|su~hayat|takiliyorsun|takil~bana|teacher~deny|teacher~me2|telef~koy
21|tellnot~my|thanks_to~tell|traf*|tutar~bir|tutor1~human|uc ay|uc~ay|umut*|ustt*|uydurma degil|uydur~degil
21|uygul~indir|uyuma~sana|uyuyorum|var biliyorsun|var~biliy|var~yazdi|verdim sana|verdi~ne|verdi~sana|ver~soruy
21|wait~life|write|write~only|write~teacher|yaka*|yaklasinca|yalni~dinle|yandi|yanima|yanind*|yanin~de|yani~ic
21|yanli~dogru|yapayim.|yapti~aklim|yapti~geldi|yarin~bekle|yarin~benim|yarin~gelec|yazdi~ne|yazma~sadec|ya~benim
21|ya~bunu|ya~ne|yere~yanin|yerin~kimse|yer~mi|yetise*|yetisirim|yetis~arami|yokken ben|yolla~gecti|you-do~rememb
21|you-if~leave|you~tellnot|you~you-if|yuzl*|zaten~sen
20|*d.|*gsum|*ifi|*ikle|*iri|*iyip|*kal.|*kine|*kla|*llu|*mbi|*navi|*nunu|*pma|*rman|*tik.|*tuyu|*udu|*yaya|*zuk.|*zun
20|I-am~program|I-do~understand|I-will~deny|^112|^ailenden|^cayimdan|^gittigin|^kiymetimi|^ser|^terapist|^velin|^yemin
20|acma~ederi|ailene karsi|ailen~acma|ailen~soyle|ailen~yuk|alayim sonra|alayi~gecer|alayi~sonra|aldigi*|aldin
20|alinirim.|anca*|ancak|anlam~anlad|anlam~soyle|anlar~ben|anlat~bende|ara~kahro|arkad~duyur|ask~konus|ask~seni
20|atmak bu|atmak~bu|atmak~kadar|atmak~peris|atmak~zordu|ayrilma|babami|babam~kaybe|baban gormeden|baban~ders
20|baban~sorar|baban~soz|bahse~seni|bana boyle|bana don|bana~gelme|bana~oldug|bana~zor|basima ne|basima*|basimayim
20|basim~ne|baska~bilem|basti|basti~ondan|bazen~hisse|bedenim olsaydi|beden~olsay|ben kahrolurum|ben yine|bende~ciksi
20|bende~geldi|bende~varsa|benim yazdigimi|benimki yeter|benim~diger|benim~evde|benim~hayal|benze~bir|ben~edilm
20|ben~kapin|best.|best~knownot|best~understand|best~without|bile yeter|binm*|bir gece|bir mucizesin|birak onlari
20|birak~bir|birak~gitsi|birak~ister|biricigimsin|birin~benim|bir~aglay|bir~gonlu|bir~kul|bir~nefes|bir~onu|bir~say
20|bir~sinav|bir~siral|bita*|bizi~daha|bos bir|boyle~bilme|boyle~birak|boyle~yazma|boyle~zaten|boyun~senin|bozuk.|bu
20|bu mu|bugun~ictim|bunu~buyuk|bunu~gordu|bunu~kelim|bunu~kesil|bunu~simdi|bunu~yaniy|bunu~zor|buras~gibi|buras~oluyo
20|buyudum|buyur|bu~baban|bu~emek|bu~peris|bu~yirmi|cabuk gel|cabuk~gel|carpiy*|cayimd*|cayimdan|cayimdan bir
20|cayim~alayi|cayim~bir|cayim~sonra|cayim~yudum|cevab~verey|cift~artik|cikarma|cikar~o|ciksin karsima|ciksi~karsi
20|cocuk~kiska|cocuk~olgun|cok~bakma|cok~uzun|come2~miss|cumlenin|d.|da bir|dalgin*|danis~ben|danis~isler|da~veriy
20|de hayallerim|dedig~da|dedig~kisi|deger~verme|degilim senin|degil~baski|denem~bakal|dersin olur|dersi~biter
20|derst~iki|destekleyemez yalnizca|deste~yalni|de~almis|de~anlam|de~beden|de~bilme|de~demek|de~hayal|de~tatil
20|de~yasiy|digerleri umurumda|dinle~bana|dinle~baska|dinle~onlar|diyenler|diye~gerek|diye~kopuy|diye~yok|diyor~da
20|doke*|dokto~vardi|dokuzda|don~ne|dort~cumle|dost|dosyana isler|dosyana islerler|dunya~senin|dun~butun|durma|dusuk
20|dusund*|dusunmustum|duyar~soyle|duygu~karsi|edebiyati|ediyorum sana|ediyo~sana|eger beni|eger~bu|elekt~calis
20|ele~hayal|elimi|el~hayal|emek~bu|emek~mu|en~an|eriyip|erke*|eskisi|eski~seni|essiz~icin|etme~ne|et~iki|evlene*
20|feel~mine|fela*|fizik~calis|gecen~aglad|gece~bir|gece~da|gecirdim|geciyor|gecmed*|geldigini|geleme*|gelme~icin
20|gelmis*|gereks*|gerek~o|gibi oluyor|gibi~biri|gider~bana|gider~konus|gidiy~iki|gitme~yok|gitsin*|gitsinler
20|git~birak|gizli kalsin|gogsum|gonderiyorum|gonderiyorum.|gonlu~sana|gordu~degil|gordu~sinav|gormeden.|gorust*
20|gozum doldu|gozum~doldu|gulum~beni|gun~aglay|haberi olmadan|haber~olmad|hadi~soru|hafta~ailen|hak~yapti|happy~leave
20|harit~tek|hasta~de|hayallerim|hayallerim var|hazir~seni|hazir~zorla|heart~sad|help~warn|hemen kacma|hepsi~bile
20|hep~sende|herkese acik|herke~acik|hic~bakma|icind~sey|icini|icin~olurd|icti*|ikisinde|ilaci~da|ilgil~yazma|imkans*
20|insanlar gibi|insan~bil|insan~calis|insan~onems|insan~tek|islerl*|islerler|ister~seni|iyi~ciksi|iyi~evdek|iyi~karsi
20|kac gundur|kacma|kacmayi dusunmustum|kac~gundu|kac~senin|kadar~peris|kadar~tatli|kadar~zordu|kal demek|kal.
20|kaldiracak|kalmal*|kalmali|kalmali.|kal~demek|karsima.|karsi~mu|kaybe~boslu|kazaninca|kedim~basti|keke*|kekele*
20|kendi~dayan|kimse gormesin|kimseye deme|kimseye duyurma|kimse~anlay|kimse~gorme|kimse~ne|kimse~verme|kimse~yalni
20|kisi~ailen|kiska~degil|kiska~dinle|kiska~o|kiss~tell|kiymetini|kiyme~anlay|klavyeye basti|klavy~basti|kombi
20|kompo~yazma|koms*|konusmamizi|konus~bekle|konus~yazma|kotu oluyorum|kotu~oluyo|koymas*|koy~gorme|kul|layik degil
20|leave~write|love~marry|mahal~bir|marry~marry|matematigin|me2~promise|me2~we|merak~soyle|mesaj atmak|mesaj~atmak
20|mesaj~baban|mesaj~kadar|mesaj~zordu|mezar|mezar gibi|mezar~gibi|mi zordu|mine~not|mine~you-do|mi~peris|mi~zordu
20|mucizesin|mucizesin ve|muciz~ve|mudur~sorar|musun.|nasil~biri|netle~sevin|ne~boyle|notlari|not~we-let|odum kopuyor
20|odum~kopuy|ogla*|ogrencilerim|ogrenirse beni|ogren~beni|ogret~bahse|ogret~bakar|ogret~kiska|okuma~parag|okuma~sonra
20|okuya~goz|okuyu~kesil|okuyu~yaniy|olgun~ben|olmayacak|olmayinca cok|olmay~cok|olur biter|oluyorsun.|oluyo~yanim
20|on ikinci|only~come2|onunden|onun~acma|on~ikinc|opucu~birak|ortao~zayif|ozel~boyle|o~hazir|o~yazmi|rehberlikte
20|rehbe~bahse|rehbe~isler|rememb~I-will|sabah~uyani|sakla.|sana~begen|sana~elind|sana~ikimi|sana~ozels|satir
20|sekiz~ders|senden|seninle aramizda|seninle konusurken|senin~ederd|senin~kendi|senin~olgun|seni~ciksi|seni~edebi
20|seni~ruhun|seni~soz|sen~icin|sen~kotu|sen~muciz|sen~yanli|ser|ser ver|ser~sir|ser~ver|ser~verme|sesim~o|sesim~yuzde
20|sevda~her|sevda~sensi|sevdi~ederi|sevgi~her|seyi*|seyle~degil|sifre~cozdu|siler~kalma|simdi~devam|simdi~gec|sinavi
20|sinav~bugun|sinav~matem|sinif~dusun|sinif~soyle|sir verme|sirr*|sirri~bu|sirri~guven|sirri~her|sirtim agriyor
20|sir~verme|sonra~kadar|sonsu~kal|sonuc~sakla|sonun~say|sorar~biter|soyle~bilir|soyle~yuzde|soz~beni|sss~kimse
20|stay~cry|stay~feel|stay~rememb|study~you-do|suphelenmesin biliyorsun|suphe~biliy|taniyan varsa|taniy~ciksi
20|taniy~karsi|taniy~varsa|teacher~jealous|tek basimayim|tek~gitme|telasl*|telefonuna|telef~karis|tired~mine
20|tired~quote|tired~you|topragi|tutar~o|tutmayi|uc net|uc~mi|uc~ogren|uc~yazma|ugra~bu|universitede yurtta
20|unive~yurtt|usteli*|ustelik|ustuns*|ustunsun|uyumas*|uyumasan|uyuma~yok|uzulm~demek|uzulu~bana|vardi~hep
20|varsa~ciksi|varsa~karsi|var~ayakt|ver sir|verin~kahro|vermek zorunda|verme~zorun|ver~sir|yagmu~sen|yakinsin
20|yakisiklim bugun|yakis~bugun|yand*|yaninda|yanin~gerce|yanli~o|yan~cok|yapariz.|yardimcisi sorarsa|yardi~gec
20|yardi~sorar|yarim~tam|yasima|yasin~ederd|yasin~o|yazamadim|yazamadim.|yaziy~o|yazma~gun|yaz~uyanm|yerin~disar
20|yetis~guven|yilla~sen|yok~yok|yoll*|yollardan|you-did.|you-if~without|yudum alayim|yudum~alayi|yudum~gecer|yuzun~de
20|zor geliyor|zordu perisan|zordu~peris
19|*amda|*avi|*etse|*fina|*iyem|*kmak|*lsem|*lum.|*mize|*nemi|*rdu|*rkum|*sen|*sen.|*sus|*tile|*yok.|*yur|I-be~body
19|I-be~darling|I-not~feel|^ayy|^doktorla|^gozumde|^haber|^lutfen|^rehberlik|ablan~acma|actig~kapat|afraid~leave
19|afraid~you|agri kesici|aileml*|ailemle|ailen~anlat|ailey~konus|ait~oldug|aksam~ona|aliyorsun|almaya|alti*|altin~mi
19|ama~ne|anlamim|anlatma bosuna|anlattin ya|anlat~bosun|anlat~en|anlat~kalsi|anliy~ben|annen okumasin|annen~okuma
19|annen~soyle|aptal|aptal~cok|arami~hisse|arami~musun|arkadaslarina anlatma|arkad~anliy|arkad~birak|arkad~miydi
19|arkad~olsan|arkas~oturu|asli*|atar*|ayag*|ayrilma.|ayrintiya|ayy|baban~acma|baban~bilme|baban~kadar|bagir~dinle
19|bana anlattin|bana robot|bana~hepsi|bana~olurs|bana~oysa|bana~robot|bana~yargi|bana~yoksa|basar~diken|basar~kutla
19|basar~tuyle|basim cok|basim~agri|basim~cok|basim~kesic|baskasindan|baskasiyla|baska~laf|baska~sevem|baska~zaman
19|bekle~sorun|ben bittim|ben gordum|ben sir|bence~kadar|benim hakkimda|benimle ilgili|benim~anlad|benim~hepsi
19|benim~ilgil|beni~anliy|beni~bak|beni~seviy|benze~benim|ben~cokta|ben~gormu|ben~olayi|beri~biliy|bes dakika
19|best~mine|bile~duyma|bilir~o|bilme~ikimi|bilse~bilme|bine*|biner|bir anlamim|bir bilgi|bir haber|birde|bir~acari
19|bir~ariyo|bir~atmak|bir~doner|bir~fonks|bir~gelme|bir~pence|bir~yapac|bir~yarat|biz su|biz~an|biz~su|body~jealous
19|boslukta hissediyorum|boslu~hisse|bosuna.|bos~bakma|bos~seni|boyle~aklim|boyle~baska|boyle~okul|bu ask
19|bugun nasilsin|bugun nefesim|bugun~daral|bugun~nefes|bulan~benim|buldu~de|bundan|bunu~icim|bunu~kisi|buras~bir
19|butun gunum|butun~gece|butun~gunum|bu~ara|bu~cabuk|bu~dizes|bu~dunya|bu~gucle|bu~kafa|bu~net|bu~onun|calistigin
19|calis~gibi|catli~agri|catli~kesic|cikar~ilk|cocuk~annen|cozme|cry~courtesy|cry~secret|da soyle|daha rahat
19|daha~oneml|daha~sever|daha~soz|daha~uyku|daha~uzulu|dalinc*|dalinca|da~gelir|da~geris|de cevap|de ilk|defte~baska
19|degeri|deger~ben|degil~asik|degil~biriy|degil~gerce|denize|dersi~once|de~etten|de~her|de~kemik|de~korka|de~oluru
19|de~vardi|diye bu|doktorla gorusurken|dokto~gorus|don bana|dort~saat|dugun~cok|duruyor.|dusun~istem|duvarlar
19|duvar~kalsi|duyma~oyle|duysa~herha|ediyoruz|ediyoruz biz|ediyo~an|ediyo~biz|ediyo~su|elekt~musun|elind~en|elmas~ben
19|erase|et~kimse|evet de|evlenmek isterdim|evlen~kabul|eziy*|firl*|flort~an|flort~biz|flort~su|geceler|gecel~sabah
19|gecen kis|gecen~kaybe|gecen~kis|geldi~sonra|gerce~bende|gerce~bil|gerce~bunu|gerce~tamam|gerek|geri~seni
19|gibi degilsin|gibis~seni|gidis~de|girdi.|gitmistim|gonlu~kaydi|goremiyorum|gorusurken|gorus~konus|gozle~baska|guldu
19|gulme~girdi|gulum~mi|gunde~kez|gunle~uyuma|gun~yazma|gururu*|guven~ben|guzel~gitti|haber~gerek|hafta~dusun
19|hafta~her|hafta~ictim|hakkimda|harci~ben|hatta~iyi|hatta~olur|hayat~mi|heart~daily|heart~jealous|heart~noone
19|hepsi~bu|hep~bilir|herke~anliy|her~birka|her~dakik|her~ilk|her~soyle|hesab~kapat|hisse~bunu|hisse~sey|hocan~etme
19|hosla~ama|hosla~diye|human~feel|icim~kiska|icind~kimse|icind~seni|icin~fazla|ihtiy~var|ikinci kez|ilgil~haber
19|ilk~seni|insanlar seni|insan~dort|istem~zaman|kacama*|kacir~bir|kadar cabuk|kadar~cabuk|kadar~taniy|kadar~ugras
19|kadar~yazdi|kalemi zor|kalmaz.|kapat~bu|karis~biz|karsi~ne|kaybettigimde|kemik~de|kendimi boslukta|kendi~birak
19|kendi~calis|kendi~gecel|kendi~hadi|kesil~calis|kest*|kez~basa|kimse~buray|kimse~onlar|kimse~yapam|kisi var
19|kisiy~arama|kis~kaybe|kis~o|ki~geldi|ki~kapat|konud~gerek|konul~sana|konusmadigim|konusmam|konus~kalac|konus~misin
19|korkum|koruy~bir|koseye|kotu~gelin|kurcalamasin|kurcalamasin diye|kurca~diye|kutu|leave2~rememb|marry~body
19|marry~heart|marry~return|matem~seni|me2~marry|merakl*|mesaj~hizla|mesaj~ona|mesaj~yureg|mi mola|mine~wait|miyd*
19|mi~mola|mola mi|mola~mola|mu ediyoruz|mudure soyleme|mu~an|mu~su|my~home1|ne yalan|nedir~her|needless~someone
19|need~body|need~not|ne~dakik|ne~saat|ne~yalan|ne~yanim|noktaya|not~student_said|ogretmen|okuld~bil|okuld~bunu
19|okuyunca icim|okuyu~icim|olacagina|olmasi gerekmez|olmay~de|olsa da|olsa~da|olur~biter|ona~ben|once~diye
19|onlara degil|only~noone|only~return|only~thanks_to|onu~kimse|opup|ortada|oteki~de|ozel~cok|ozledim biliyorsun
19|ozledim tamam|ozled~biliy|ozled~tamam|o~beri|o~iki|o~olabi|o~soyle|parent~cry|pism*|prens~mi|rahat~konus
19|rememb~you-do|return~I-be|robot deme|robot~deme|ruyan~bir|sabah kalkinca|sakla~annen|sakla~ben|sana siradan
19|sana~farki|sana~sirad|sana~yanin|sandim|sani*|satirlari|sayfal*|secret~tellnot|sehird*|sende~baska|sende~bilir
19|seni hayal|seni hep|seni kardesin|senin yuzunden|seninle konusmadigim|senin~bilir|senin~denem|senin~evde
19|senin~siirl|senin~yil|seni~affet|seni~bakar|seni~haric|seni~hayal|seni~karde|seni~konus|seni~varim|seni~yapac
19|sensiz cok|sensi~korku|sen~artik|sen~bugun|sen~da|sen~gider|sen~istem|sen~oburl|sesin~herha|sesin~kadar|sevgilim ne
19|sevgi~yapiy|seyi~ciddi|seyi~insan|sicr*|sifrey*|sikil~mi|siler~bende|sinavdan sonra|sinav~almis|sinav~unuta
19|sinif~benim|sonra~acari|sonra~bakar|sonra~ortad|sonuc~cikar|sonu~ictim|sorar~bir|sorar~olur|sormu~bir|soruy~birak
19|soru~guzel|soya*|soyleme bu|soyle~beni|soyle~buyut|soyle~duzel|soyle~kalbi|stay~without|stop2~parent|susun~cok
19|tanid~baska|tasiy~degil|tatile|teacher~my|teacher~warn|tek benim|tekims*|tekimsin|telef~ediyo|telef~konus
19|tell~daily|tell~only|terapiye gitmistim|terap~gitmi|terk|ters~gorme|titri~heyec|trigonometri|tutars*|ucup|uc~cok
19|understand~secret|unut*|uste*|ustun~duyma|uydurma|uyuyacagim.|uzulu~yaz|var~bunu|var~yalni|velil~anlat|verebilir
19|verince cok|verin~cok|verirsen|verme~sen|ver~sakla|ver~soyle|vurulu*|we-let~darling|we-let~write|yakis~cok
19|yalan soyleyeyim|yanimda.|yaninda.|yaptiklarini|yargi~o|yarin~burad|yasama*|yasinda|yasindayim|yazdi~anlas
19|yazdi~sure|yazdi~yanar|yazis~kimse|yazma~bekle|yazma~oluyo|yemeg~sonra|yere~bir|yerim~bir|yetm*|yikar.|yirmi iki
19|yogun|yok.|yok~varim|you-if~not|you~feel|yuzde~altin|yuzde~gec|yuzum guldu|yuzum~guldu|zaman~dakik|zaman~dinle
19|zaman~gelir|zorlaniyorum|zor~bu
18|*adi.|*ale|*anli|*bir.|*bot|*fife|*gide|*gune|*ilse|*lip|*meo|*nmak|*nuna|*psi|*rek|*sabi|*sasi|*siki|*sina|*siya
18|*ttim|*tun.|*uver|*zima|*zip|*zme|*zor.|I-did~without|I-do~I|I-do~study|I-not~afraid|I-will~not|^agzina|^anahtar
18|^arkadaslarina|^bagimli|^eski|^etten|^gozlerini|^gozunde|^hasta|^hemsireye|^icini|^ikimizin|^kalmani|^konusmalari
18|^konuyu|^nefesimi|^sabirla|^uyurken|ablan ogrenmesin|ablan~ogren|aciktim|acma once|acma~konuy|acma~once|ac~anlat
18|ac~ders|adini~bile|ailen~ama|ailen~karis|ailen~kucum|ailen~plani|aklim~hep|aklim~simdi|akra*|aliniy*|aliniyorum
18|aliniyorum.|altin~sana|ama.|ama~hafta|ama~hisse|ama~keyfi|ama~yine|anlay~yok|annemi|annen bile|annen~sende
18|annen~yaz|arada~bak|arami~soz|arkadaslarimla|arkadaslarina benden|arkad~onems|arkasindan|artik oyle|artik~oyle
18|asik~beni|askim benim|askim~benim|askim~her|ayakt~kalir|az~film|az~ictim|bag degil|bag~degil|bakma~oldu|balko~cay
18|bambaska.|bana ihanet|bana~bes|bana~ihane|basar~oldu|basi*|basim~koysa|baska~oluyo|belli~anlat|ben ders
18|ben tasiyabilirim|bence.|bende~de|bende~verme|benim~bakma|benim~her|benim~onems|benim~sevdi|benim~yer|beni~ele
18|beni~herke|beni~lazim|beni~siler|ben~almis|ben~birin|ben~farki|ben~mu|bes~bes|bildi~da|bildi~gorme|bilene
18|bile~anlat|bilin~dusun|bilmiyorsun.|bir basima|bir bosluk|bir iyilik|bir kardesim|bir sana|bir uygulamaya|bir.
18|birak~ogren|birak~soru|biraz~kalsa|birden|birin~dayan|birin~yol|biris~bunu|biri~o|bir~almay|bir~ise|bir~islem
18|bir~iyili|bir~kaldi|bir~lgs|bir~sezdi|bitirelim sonra|bizim mahallede|bizim~mahal|body~feel|body~human|bosa~anlat
18|boslugu bilirim|boslu~bilir|bos~benim|bos~sonra|boyle~olmaz|boza*|bugun sirtim|bugun~hayal|bugun~hisse|bugun~sirti
18|bunu~gibi|bunu~titri|butun~seni|buyuledin|buyuledin beni|buyul~beni|bu~boyle|bu~guven|bu~sabir|bu~sadec|bu~yasin
18|bu~ziyar|cagirirsa|calisirken|calis~hafta|calis~kaybe|calis~kazan|canim~sevgi|carpar*|carpi~gibi|cevap ver
18|cevap~ver|ciddiye alan|ciddi~alan|cocuk~senin|courtesy~quote|cozmek*|cozmekten|daha~degil|daha~uzun|daily~come2
18|daily~write|danismanin|danismanin rapor|danis~rapor|darali*|darling~family1|darling~jealous|darling~we|dayan~uc
18|da~bosal|da~ediyo|da~gerce|da~mesaj|da~ogret|da~oluyo|da~uyku|de zarar|deger~aklin|degil~bagla|degil~cok
18|degil~cozdu|degil~kapat|demis~de|denen sey|denen~sey|deny~you-if|desem|de~evde|de~kalbi|de~olur|de~sakla|de~sezdi
18|dizim|dokuzd*|donme~seni|donuyorum.|don~soz|dostlu*|dostlugu|dostum|dunyada seni|duseri*|duserim|dusun~ogren
18|dusun~sonra|dusun~tutma|duygu~kadar|duymaz|duyma~hic|edecek|elini~mi|elin~ayagi|elin~dolas|en~hic|ergen~benim
18|eski~atma|etkileyen tek|etkil~sensi|etkil~tek|etmek~ister|etten kemiktenim|etten~ben|etten~de|etut~var|evde~senin
18|family1~mine|farki gor|farki~gor|farkl~ben|farkl~seni|fazlasin bana|fazla~bana|fazla~tam|fizik~kimya|frek*|frekan*
18|gece sabaha|gecel~hayat|gece~okudu|geci*|gecikt*|gelisi*|geliy~gorme|gelmey*|gelmezsen kuserim|gel~gece|gerce~cunku
18|gerce~yasiy|gibi~ask|gibi~biriy|gibi~gitti|gibi~kaygi|gibi~o|gidince agliyorum|gidin~agliy|gidiyorsun yine
18|gidiy~yine|gitme.|giyip~kimse|gizli~plani|gomul~kimse|gorme~sende|gorun~yanli|goruy~seni|goz~daha|guluyorsun
18|gun~bakar|guvene*|guven~bosa|guven~tek|guzel~soruy|haber~biliy|hafife|hafta~ziyar|happy~mine|harciyor|hava~soguk
18|hayat~bir|heart~tired|hemsireye|hemsi~kolun|hep sende|hepsi|hep~o|her~kisi|her~seyim|her~verme|her~yazan|hesabi
18|hic kimse|hic~olsun|hikay~bir|hizlaniyor|hosla~soyle|iceride|icimi~sen|icini~okuya|icin~diger|icin~elver|icin~gibi
18|icin~incel|icin~kal|icin~varim|ikimiz de|ikinc~sinif|incini*|insanlara fazlasin|insan~sana|isin var|isin~sen
18|isin~var|iste~bir|istiyorum sonra|istiy~bakar|iyi geldi|iyilik|iyi~varsa|izler~giyip|kaciyo*|kacti.|kactig*
18|kadar taniyamaz|kadar~gorme|kalbim var|kaldi~seni|kalmani|kal~olur|kapan~olur|kapat~de|kapat~olmaz|kapat~sanki
18|kapila*|kapilir|kapiy~kapat|karde~annen|karsi~sen|kazandigini|kazan~ben|kemiktenim|kemiktenim ben|kemik~ben
18|kendime.|kesfe~ilk|kesiliyor|kesiliyor.|kim bilir|kimse bilmeyecek|kimse suphelenmesin|kimse~bilme|kim~bilir|kira*
18|kisiy~soyle|kisi~var|kiymetimi bil|kiymetini bil|kiza|ki~senin|koca|kollarima|kollu~kimse|kolun~giyip|konud~ona
18|konus~anlam|konus~gorus|konus~insan|konus~merak|koysam|koyup|leave2~I-not|leave~cry|leave~love|lie~daily|lise askim
18|lise~askim|love~return|mahallede|mahallede de|mahal~boyle|mahal~de|mahal~vardi|mahved*|marry~jealous|masad~oturm
18|masasi|mi~zaman|mono*|muydu|muydu.|mu~hic|ne edeyim|ne isin|neden~seni|nefesim kesiliyor|nefesimi|nefesimi tuttum
18|nefes~acikl|nefes~sonuc|nefes~tuttu|nerede kaldin|nered~kaldi|net~artis|ne~biraz|ne~edeyi|ne~isin|ne~yapar
18|noone~needless|not~promise|not~you-did|numar~bir|ogren~deger|ogretm*|ogret~anlat|ogret~gerek|ogret~ne|okulda
18|okuld~tek|okulu~seni|okuma~yazma|okuyu~titri|oldu o|oldu~o|olmak~gerek|olmasin biliyorsun|olmas~biliy|olmas~gerek
18|olmay~yalni|olsay~seni|olsun~kadar|olur ama|olur~herke|ol~da|onay*|once film|once~aglad|once~duzel|once~film
18|once~ictim|once~onlar|onlar~harca|only~best|oyun|o~bak|o~gozle|o~ogren|o~sayil|o~var|o~yasin|pencereyi acip
18|pence~acip|pisman|quote~need|quote~write|rapor~ona|rehber hocana|rehbe~anlam|rehbe~cagir|rehbe~gerek|rehbe~yok
18|robot~duygu|rome*|romeo|ruyand*|ruyanda|saatler|sabah~annem|sabir|sadec~anlay|sad~program|sakla~olur|sana~biliy
18|sana~da|sana~dedi|sana~deger|sana~sorul|sarr*|sarraf*|sarrafin|sarra~benim|satir~var|saya*|secret~rememb
18|sen gidersen|sen onlara|sen yazmayinca|sende~ne|seni harciyor|senini*|seninim|seninim.|seninle romantik|senin~birak
18|senin~biriy|senin~duygu|senin~roman|senin~sirad|senin~yazdi|seni~alan|seni~bilir|seni~biri|seni~gerek|seni~goreb
18|seni~kesfe|seni~ogret|seni~ozley|seni~yilla|sensi~bilmi|sen~basim|sen~dayan|sen~yukse|servi~cagir|sessizlikte
18|sevgi~bugun|sevgi~kiska|sey yiyip|seyim|seyi~duyma|sey~yiyip|sikisi*|sil~annen|simdi~dusun|sims*|simsik*|simsiki
18|simsi~saril|sinav~ayagi|siniftaki|sir~bu|sokakl*|someone~tellnot|sonu~arkad|son~seni|sorabilirsin|sorar~benim
18|sorar~gerce|sorma~her|soyle~devam|soz~sakla|stay~forget|study~me2|suc sende|suc~sende|sust*|susunca cok|susuy~bir
18|su~saril|takm*|tanimiyorsun|taniy~seni|tans*|tansiy*|tasiyabilirim|tatli~mu|tek ogrenci|tek~kiyme|telef~tek
18|telef~unutm|tell~help|tell~you|tert*|tertem*|tertemiz|thanks_to~forget|thanks_to~stop2|tutor1~darling|tuttu~acikl
18|tuttu~sonuc|uc kez|uc~kez|understand~my|unive~ayni|uyani~ilk|uyani~yaz|vakti~baska|var oyle|vardi~alird|var~gun
18|var~herke|var~kapis|var~lgs|vazgecme ne|vazge~ne|verdi~verem|veril~bir|verirs*|vermey*|ve~yalni|wait~daily
18|we~promise|without~lesson|write~you-did|yalan~biraz|yalniz benim|yalni~yaz|yanli~kapat|yapabilir|yapay~bir
18|yar etmem|yarat~icin|yarin kadar|yaris~dusun|yaris~sinav|yar~etmem|yatakt*|yazdim.|yazma~dayan|yazma~hic|yer~degil
18|yetis~anlat|yikild*|yine.|yorul~sorun|you-did~write|you-do~sad|yuz~seni|zaman~seni|zor.
17|*afik|*ayim|*bole|*ecek|*gimi|*ilip|*itle|*jim|*kos.|*mam.|*orla|*ptim|*ptin|*rmaz|*size|*ska.|*smis|27
17|I-did~thanks_to|I-had~lesson|I~sad|^aileni|^ayrilik|^digerlerini|^gulmekten|^hosuma|^icinde|^mudure|^opucuk|^sakin
17|^velilerine|abay*|abayi|ablan~kac|ablan~soru|acik birak|afraid~stop2|ailen~karsi|aklima sen|aksam~hep|aksam~sonra
17|aksam~yemeg|alac*|aldi|altin~da|ama~diyec|ama~gecey|ama~mesaj|anlamak|anlamasin haberin|anlam~haber|anlarsin.
17|anlattigin sey|anlayan|anlay~benim|annen~test|an~birak|an~gorem|an~ictim|ara~daril|ara~kuser|arkadasin da
17|aski~sensi|ask~on|ayir*|baban sorarsa|baban~dersi|baban~elind|bagird*|bakal~nasil|bakmadan yatmam|bakma~yatma
17|bak~acik|bana bunu|bana~icini|bana~sesle|bari*|basim~birak|basin~birak|basin~bos|baska birine|baska~duyar
17|baska~gider|baska~icim|baska~uygul|basla~kalma|basla~yer|bayra~gitti|begene*|beklerken oluyorum|bekle~oluyo
17|benden soyleme|bende~bekle|bende~lutfe|bende~yoksa|beni ele|beni senin|beni silersen|benimle kalsan|benim~damar
17|benim~denem|benim~dolas|benim~sevem|benim~takdi|benim~vardi|benim~verme|ben~acisi|ben~ask|ben~gorey|ben~kazan
17|ben~kitap|ben~okudu|ben~olsun|ben~uyuyo|ben~vazge|bile~kimse|bilirim o|bilmez*|bilmi~ben|bilmi~biliy|bir korku
17|bir ogretmenim|bir sinifa|bir turlu|bira*|birakmaya|biraktigin|biraz~yap|biris~o|biriy~mi|bir~acman|bir~biri
17|bir~bozma|bir~gecti|bir~ikinc|bir~sohbe|bir~sorma|bir~uzulm|bir~yuzum|bitirme|bizim~arami|bizi~konus
17|body~understand|bosa|boyle~gorme|bugun~agriy|bugun~kadar|bugun~yaniy|bunu~ogren|butun~dusun|buyuk~birin|buyuk~mi
17|bu~bes|bu~tamam|bu~zordu|calis~sayil|canim sevgilim|cekmek|cevre~ben|ceza*|cikar~de|cocuguna|cok~korku|cope
17|courtesy~we|cry~noone|cunku~baska|da benden|da kapali|daha~sen|daha~yanim|daha~yazar|damarlarimda|damar~dolas
17|daralt*|darling~tutor1|da~anlam|da~daha|da~dans|da~kapal|da~ki|de duygularim|de ne|de senden|degerini bilen
17|degil bunu|degil~burad|degil~ister|degil~parag|dened~bir|deny~someone|derin~nefes|dersh~cok|dersh~var|dersi~olur
17|ders~de|de~fazla|de~fizik|de~gelec|de~girmi|de~kazan|de~tasin|de~uyuyo|digerlerini|dikkatle|dinlemek|dinle~benim
17|dinle~say|disar~burad|diye~yapma|diyor~ama|dizlerim|dogum~hediy|doktorla|dokto~konus|doktum|don ne|dunya~ben
17|dunya~tek|duram~mi|dusunmeden bir|dusun~dusun|duymas*|edelim|ekran~kilit|en~hep|eritiy*|eritiyor|eritiyor.
17|erken~bana|esim sensin|esim~sensi|eskid~ben|essizsin ki|essiz~ki|etmek~bir|etrafinda|ettigi*|evren~bir|ev~arkad
17|fermu~bizim|fermu~bu|gecer o|gecer~o|gel gelmezsen|gel kucagima|geldin|geldi~bekle|geldi~sen|gelme~daril
17|gelme~uyuya|gelme~ya|gel~gelme|gel~kucag|gencli*|gerce~olsun|gibi anlatayim|gibi~yuzde|gide*|gideceksin diye
17|gidec~benim|gidec~diye|gidec~icim|gider~uc|gidince de|gidin~de|gidiyorsun ha|gidiy~ha|gidiy~hep|gidiy~ne|girer
17|girince hemen|girmis*|girmistim|girmistim.|giyip|gonlu~kapti|gormedim.|gormesin bugun|gorme~bugun|gorme~cozdu
17|gorme~kac|gorme~soru|gozun~gorme|grubu~atma|gun~bulam|gun~kendi|guvenebilirsin|guzel~seni|haberim|haberim yok
17|habersiz konusmamiz|haber~annen|hafta~benim|hafta~gelme|hafta~unutm|hali*|happy~afraid|harfle*|hatirla.|ha~ben
17|hocan~de|hosum~bu|icinde bir|icine~mi|icin~anlam|ihtiyacimiz|ikinc~kez|iki~onlar|ilk sen|ilk~misin|imka*|insan~adim
17|insan~saril|ipucu veririm|ipucu~verir|istem~istem|ister~ama|ister~ister|iyi kimse|kadar~bugun|kadar~gitme|kahve~bir
17|kalabi*|kalbimde|kalbini bana|kalbi~da|kal~daha|kal~denem|kapat~uyuya|karsi~belli|kavga ederdim|kavga~ederd
17|kaybettim o|kaybe~yasin|kaygi~icin|kelebekler ucustu|keleb~ucust|keske bir|keske~beden|keske~bir|kimse bilmiyor
17|kimseye bakma|kimseye vermem|kimse~anlat|kimse~benze|kimse~bilmi|kimse~haber|kimse~verem|kirdig*|kisi.|kiss~lonely
17|kiss~understand|kizdim|kizlar*|knownot~quote|kolunu|konusmamiz|konusmamiz daha|kos.|kosuls*|kosulsuz|kuser~birak
17|kust*|leave2~stay|leave2~stop2|leave~happy|lesson~rememb|lie.|life~daily|lise*|lised~matem|makin~ki|me2~courtesy
17|midem kesildi|midem~kesil|miss~rememb|muciz~benim|mudur~de|my~only|my~stop2|nasil~uc|needless|needless~best
17|needless~secret|nerede kalmistik|nered~kalmi|ne~kendi|ne~tek|ne~yasak|noone~secret|o bir|oburu|ogren~gorme
17|ogren~ise|ogretmenim ben|ogret~hadi|ogret~integ|ogret~sonra|ogret~taniy|okudu~ama|okul~bunu|okul~psiko|okutma.
17|olanl~da|olay|oldugum icin|oldug~ailen|oldug~burad|olmad~calis|olmak isterdim|olmak~da|olmust*|olur~boyle|once~da
17|once~gelir|onlar~ama|on~yuzde|oturuyor.|over*|overke*|overken|oysa~ben|oysa~bir|ozel~ama|ozledim oyle|ozled~oyle
17|ozlem~olsun|o~adini|o~ayri|o~az|o~hic|o~ki|o~okula|o~plani|o~seyi|o~yavas|o~yazar|panik~o|parag~sorus|parent~only
17|plani~ailen|prensesim benim|progr~sen|psikologun|rehbe~hadi|rehbe~olur|rememb~I|return~not|ruh esim|ruhun~tek
17|ruh~esim|ruh~sensi|saatlerce|sabah~de|sabah~hic|sacla~ister|sadec~anlat|sakladigini|saklarim|saklarsan
17|saklayamiyorum.|sana kimsenin|sana kizdim|sana~daha|sana~gerce|sana~gor|sana~odada|sana~yazma|sanir|satirina
17|sayil~artik|sende ne|seni anlamiyor|seni anlayamaz|seni dinlemez|seni dusluyorum|seni tehdit|senin~yatma|seni~cagir
17|seni~duslu|seni~gizli|seni~oluyo|sen~anlat|sen~cikma|sen~duyma|sen~gelen|sen~gozle|sesinde|sesle~ben|sessize
17|sessize al|sevdi~dans|sevgilim bugun|sevgi~askim|sevgi~beni|sevgi~devam|sevgi~olsay|seviy~sonra|sey benim|sey~arada
17|sey~benim|simd*|simdi sira|simdi~daha|simdi~sira|sinavin iyi|sinav~acma|sinav~kilo|sinav~uyuya|sinifindakiler benim
17|sirad~cocuk|sirrini saklarim|sirri~da|sir~arasi|someone~best|sonra istersen|sorarsa haberim|sorun~olunc|soruy~bitir
17|soruy~gec|soruy~okuya|soylem*|soylemem.|soyle~elind|soyle~sey|soyle~ver|stay~knownot|stay~stop2|stop2~understand
17|study~miss|suphelenmesin.|su~ictim|tak|tamam~kendi|tatile gidiyorsun|tatil~calis|tatil~ha|tatil~yapac|tatli bir
17|tek~kendi|tutm*|tutma~bir|tutor1~stay|tutor1~teacher|ucustu|uc~ders|understand~stay|understand~understand|urperi*
17|uyand~alarm|uyku~yarin|uyuy*|uzan|varligimi|vars*|ve bunu|velilerine benden|velil~bende|verin~daril|verin~kuser
17|wait~erase|we~life|without~miss|yaban~de|yakm*|yalni~farkl|yanim.|yapili*|yaptin|yarim~nasil|yatmam|yatmam.
17|yavas~bir|yaya*|yazarsin.|yazar~hic|yazdi~cumle|ya~daha|ya~degil|ya~oluyo|yemed~annen|yerin benim|yerin~yanim
17|yetisi*|yetis~bir|yetis~buyut|yine|yine~sen|yok~bunu|yok~gel|yorgunum|you-did~lesson|you-if~darling|yurute*|zeka
16|*aban|*anen|*ayis|*eyn|*htin|*ikla|*ilim|*kmam|*kor|*lde|*sal.|*sun|*veyn|*zluk|I-be~jealous|I-did~darling
16|I-did~heart|I-did~stay|I-had~I-not|I~courtesy|^ablan|^aile|^esim|^evdekilere|^hangi|^icim|^kokunu|^konusmamizi
16|^korkuyorum|^onunla|^sende|^sevdigini|^sinifindan|^tatli|acimiyorsun|acisi|aciyi~bir|adim~eskis|adim~oturu|affetm*
16|afraid~afraid|agladi*|ah~ben|ailen gormesin|akraban|aksam~baska|aldin.|aliyorsun.|almaya*|altin~disar|ama icimde
16|ama~gibi|ama~icimd|ama~sey|anlamak bir|anlam~farkl|anlam~isi|anlam~sen|anlats*|annem~boyle|annem~sesle
16|annen duymasin|annene soylersen|annen~bir|annen~daha|annen~gelir|annen~sakla|aramizda kalsin|arasinda en|ara~yikil
16|arkadaslarimla bulustum|arkad~seven|ask~benim|aslind*|aslinda|asmani*|asmanin|az~uc|bagli|bak~de|bana nasip
16|bana program|bana~hic|bana~kal|bana~nasip|bardak cay|barda~cay|basa~kalma|baskasina yer|basta~biliy|bas~da
16|bas~kalma|baze*|bazen|bebeg~mu|beklemekten|belli~de|ben bastan|bende~calis|bende~onlar|beni seviyorsun|benim tahtin
16|benim~bilem|benim~hep|benim~senin|benim~tahti|beni~kabul|beni~kal|beni~pisma|beni~yapma|benzemiyorsun|ben~basta
16|ben~bensi|ben~bilme|ben~duyma|ben~kolla|bes dakikaya|best~thanks_to|biliriz|biliriz.|biliyordum.|bilme~da|bir bag
16|bir haftan|bir isim|birak~pisma|biraz hastayim|biraz~hasta|biric~kimse|birin~ya|bir~bag|bir~gelsi|bir~gordu|bir~hep
16|bir~isim|bir~istem|bir~kolay|bir~senin|bir~turlu|bir~zaten|biter bitmez|biter~bitme|biter~ne|bitin~unuta
16|bitir~birli|bos~yapar|boyle~yol|bu plani|bu sadece|bulan~zorla|buldugunu|bulmak icin|bulma~icin|bulustum|bulustum.
16|bulus~ne|buyuk~olur|bu~dakik|bu~elimd|bu~gelem|bu~mesel|cekip gitmek|cekip~gitme|cikar~kiska|cikin~gibi
16|cikiyorsun yani|cikiy~yani|cikma~biraz|cok sansliyim|cok~sansl|cok~takil|cok~uzulu|cok~yapmi|cok~yarin
16|courtesy~forget|cozuldu|cozuldu.|cry~leave|cunku bir|daha~iki|daha~karsi|darling~I-do|da~ise|da~ortad|da~sen
16|de sinav|deftere|degil~daha|demis~diye|denem~soyle|denet~asman|deniz eskisehir|deniz~eskis|deniz~oturu|derinl*
16|derinligini|dershanen|de~bir|de~cozme|de~gibi|de~izmir|de~kitap|de~saat|de~yaziy|de~zorla|dinle~karsi|disc*
16|dokto~soyle|dolar.|dudaklarini|dun~cikti|duse*|duserim.|dusun~beden|duyar~her|duyar~sey|ebev*|ebevey*|ebeveyn
16|ebeve~asman|ebeve~denet|edel*|ellerim titriyor|en gozde|en~gozde|en~vakit|eskisehir oturuyorum|eskis~oturu
16|etme~kimse|etmis olursun|etmis~olurs|evde ne|evden~daha|evde~ne|evlen~tekli|ezber~seni|filmle*|geceleri tavana
16|gecel~dusun|gecen hafta|gecen~gun|gecme~geldi|gecmiyor.|gectim.|gecti~yalni|geldi~baska|geldi~cok|geldi~degil
16|geldi~gozum|gelirdin|geliri*|gelirim|gelirsen|gel~seni|gerce~parag|gerce~sonra|gibisi yok|gibis~yok|gibi~anlat
16|gibi~bilem|gibi~cunku|gidip~geliy|gidiy~beni|girdi~kalem|gitmistim.|gitti~gibi|git~bensi|gizli~ki|gozde~benim
16|gozumun nuru|gozum~nuru|grubu|gulunc*|gunune kadar|gun~o|guzel~bitir|haberl*|haber~mi|hadi git|hafta~ya|hak~ben
16|happy~tell|heart~lonely|hem~degil|hepsi~vardi|hep~bana|her~soz|hicbi~sana|hic~acimi|hiss*|hisse~yapma|his~degil
16|hocan duymasin|hocan~duyma|hocan~yok|human~student_said|icim~sen|icin ne|icind~uyand|ihane~olurs|ikimiz biliyoruz
16|iki~arasi|inan ki|inan~ki|insan~dinle|insan~parag|ise~konus|ise~yok|isi o|isigin*|isin~bir|istem~bu|istem~guven
16|istiyorlar|iyi~sende|kalbi~soyle|kaldi~arkad|kalir~ben|kalma~ister|kalsin.|kapan~dusun|karde~soyle|karis~halle
16|karsina.|karsi~cekip|karsi~gitme|karsi~oldug|kazaninca beni|kazan~saniy|kedim~o|kendi~babam|kendi~ise|kendi~tasiy
16|ki ablan|kimse anlamasin|kimseye benzemiyorsun|kimse~baska|kisiy~yeter|kitab~kadar|klavy~o|kolla~seni|konud~yok
16|konus~da|konus~gerce|korkardim seni|korka~anliy|korka~cok|korka~iyi|korka~seni|korkuyorum ben|korku~ben|korku~kapat
16|korku~olumd|kos|koyma.|laf~kalir|leave~thanks_to|life~tutor1|love~courtesy|marry~study|matem~anliy|me2~mine
16|mesaj~bekli|mesele*|mi acimiyorsun|midemd*|midemde|mi~acimi|mi~kez|mudu*|mudur~duyur|mumku~sana|my~love|nasip oldu
16|nasip~oldu|neden~hep|nere*|neyim ki|neyim~ki|ne~aldig|noktay*|noone~you-if|not~courtesy|nuru|odada~soyle
16|ogrenci gordum|ogren~bagla|ogren~dikka|ogren~en|ogren~gordu|ogret~basin|ogret~dikka|ogret~et|ogret~sakin|ogret~tek
16|ogret~var|okuldan alir|okuld~kimse|okul~aile|olanlari|olarak.|olara~kabul|oldug~sansl|olmak icin|olmak~icin
16|olmak~insan|olmas~sen|olmay~kimse|olmuyor|oluy*|onceki*|onemli degil|onlardan|onlar~fazla|onlar~ovgus|only~me2
16|opus*|ortada*|ortao~cok|oturu~da|oyle~kalsi|ozelim*|o~artik|o~dar|o~dayan|o~farkl|o~her|o~kaldi|parc*|parent~angry
16|polis~gerek|programini|rehbe~once|rememb~happy|rememb~return|return~cry|robot~degil|romeo~julie|ruhun~bir
16|sabah kahvalti|sahip oldugum|sahip~cok|sahip~icin|sahip~oldug|sahip~sansl|sakla~okuma|sana coktan|sana karsiligi
16|sana yazacagim|sana~boyle|sana~cekip|sana~cokta|sana~edeyi|sana~sinif|sana~yazac|sansliyim|sansliyim.|sarilmak
16|sayil~gecer|secret~feel|secret~you-if|sen gelmezsen|sen kimseye|seni|seni beklemekten|seni hem|senin derinligini
16|senin~ayird|senin~bil|senin~dayan|senin~kim|senin~tamam|senin~tasir|seni~ciddi|seni~cok|seni~dokto|seni~kisiy
16|seni~lazim|seni~ogren|sensi~degil|sensi~oyle|sensi~tamam|sen~benze|sen~bos|sen~sadec|sevdi~cevab|sevdi~ders
16|seven~ben|sevgi~bakal|sevgi~kabul|seviyorum hem|sey soyleyeyim|seyim yok|seyim~yok|sey~degil|sey~sorac|sifre~de
16|sinav~alird|sinav~daha|sinav~fizik|sinav~kaldi|sinav~mi|sinav~zayif|sinifindan|sinif~taniy|sirad~sey|son~uc
16|sorma~soyle|sorul~baska|soruyu bitirelim|soyle~ben|soyle~olsun|stay~darling|stay~happy|study~program|surecek
16|sustu~suclu|suyunu|tahtin|takili*|takilm*|teacher~help|tek~dogru|telef~beni|telef~iyisi|ter icinde|ter~icind
16|ter~uyand|tired~tellnot|topla~o|trabz~de|tuts*|tutulmus.|uc~yasin|uykuda*|uykudan|uyuma~daha|uzuld~ben
16|uzulurum bana|uzun*|var~onlar|veli|verdi~cekip|verin~yikil|verm*|vers*|vuruldum.|vurulm*|without~afraid
16|without~life|write~leave|write~quote|write~wait|yalan soylemek|yalnizca bana|yalni~iste|yanariz|yanin~onlar
16|yanli~icin|yap|yardi~bilmi|yasinda.|yazarsam|ya~bana|ya~sonra|yerinde olsam|yerin~anlat|yerin~olsam|yeter~bilme
16|yillarca|yine~sana|yine~yaziy|yok~onlar|yok~sana|you-did~love|you-did~miss|you-if~daily|you-if~you-did|you~darling
16|you~not|yukse~dusuy|yuzden gec|yuzumu|zorlaniyorum.|zorunda degil
-16|*60.|*ata.|*ayar|*ayli|*cede|*cok.|*cta.|*cuga|*dar.|*eci|*epte|*erip|*guk|*hak|*hep.|*hni|*ilap|*inca|*isme|*iyat
-16|*lan|*lap|*lede|*leri|*lga|*lhak|*mit.|*mlet|*mol.|*nkle|*not.|*pss.|*rdas|*ren|*rku|*sek.|*sin.|*tluk|*veti|*ydum
-16|*yran|*ysa.|112~acik|1839|1839 ilan|1839~edild|1839~ilan|183~acik|1950~uygul|3 bolu|35|3~bolu|46|46~kromo|60.|6~10
-16|9|I-am~warn|I-not~daily|^abdulhak|^acini|^akciger|^alinmam|^altyazida|^babaannenin|^baskalarinin|^bazisinda
-16|^bitirince|^bugunku|^buldugun|^bunlar|^burs|^cemal|^donus|^el|^elektrik|^elinden|^erzurum|^flort|^gocmen|^grafik
-16|^hamlet|^hedefin|^kapatabilirsin|^kaygi|^kizmasindan|^kontrol|^mecazdir|^mesaji|^mesajini|^metinde|^mevlana
-16|^nedenini|^ofken|^periyodik|^sag|^sen|^sinava|^sinavdan|^sinifindaki|^sozel|^tesbih|^turlama|^veysel|^yorulmam
-16|abart~sanat|abdu*|abdulh*|abdulhak|abdulhak hamit|abdul~hamit|abdul~olumu|ablan~ama|ablan~bos|acikl~cikti
-16|acikl~ortay|acik~1950|acik~uygul|acitir.|adimi anlatacagim|adimi~anlat|adimli|adini~bir|adrenalin yuzunden
-16|adren~yuzun|afraid~rememb|agirla*|agir~tek|aglamak istiyorsan|aglam~yuzun|ailem~ama|ailenle birlikte|ailen~istem
-16|ailen~rahat|akcig~kulak|akcig~sol|akisin*|aklin~kagid|aksam~soyle|aksam~uykun|aksam~vakit|alarm~bir|alo~acik|alti.
-16|altta.|altyazida|amasya genelgesi|amasy~genel|ama~aliyo|ama~ciddi|ama~deste|ama~dokto|ama~donup|ama~duyuy|ama~fark
-16|ama~sakla|ama~tarih|ama~uzman|ama~zorla|anahtar|anladigini sanir|anlad~sanir|anlam~geliy|anlat o|anlatmali
-16|anlat~dort|anlat~gecel|anlayan insanlar|annen~an|annen~gitme|annen~icin|annen~otur|annen~soz|anne~ne|antrenmani
-16|antre~kacir|an~sonra|apar*|apartm*|aradi~anlat|aralig*|arani~bir|ararke*|ararken|arayamam.|araya~de|ardin~da
-16|arkada|arkad~birbi|arkad~cok|arkad~disla|arkad~kopya|artik~mi|artir~bir|asik~bir|aski~olara|ask~dunya|atarke*
-16|atarken|atasozudur|atasozudur.|ayarl~olur|ayli*|ayni konudan|ayni~doldu|ayni~doner|ayni~konud|ayni~var|ayril~aglar
-16|ayril~haber|ayril~kayip|ay~ay|ay~yanli|az~anlat|babam~gelis|babana bugun|baban~hisse|baban~soru|bag kurmak
-16|bakar~anlat|bana~bagim|bana~bensi|bankasi|baska renkle|baska~baska|baska~renkl|baslamadan|baslat|baslat*|baslat.
-16|basla~saati|basligin|basliginda|basli~cumle|basvu~gerek|bazila*|bazil~sonra|bazisi*|bazisinda|bazisinda bazisinda
-16|bazisinda.|bazis~bazis|bedeni|beden~cunku|beden~iyi|beden~yorul|beklenen|bekle~gelir|bekle~nefes|bele*|beledi*
-16|belki o|belki~o|ben musteri|beni mutlu|benim~dokto|benim~sinir|beni~gorme|beni~ne|beni~zaman|ben~ayni|ben~boldu
-16|ben~demek|ben~kusme|ben~rehbe|ben~sir|bes ornek|besliy*|bes~alti|bes~cumle|bes~gelir|bes~ornek|bes~yap|beyin~duygu
-16|bihte~roman|bile~dinle|bilgileri|bilgisayar|bilir|bilirs*|bilmesi seni|bir not|bir programin|birak~baska
-16|birak~dinle|birak~koy|biraz~disar|biraz~gelir|biri olmali|birini sec|birin~ac|birin~ben|birin~sec|birisin bunu
-16|biriy~anlat|biri~olmal|biri~sevmi|birka~daha|birka~dakik|birka~hafta|birlikte gozden|birli~kez|bir~bakis|bir~cik
-16|bir~cizgi|bir~donus|bir~gizli|bir~ikiye|bir~ilerl|bir~kalki|bir~kavra|bir~kirik|bir~kisiy|bir~korum|bir~not
-16|bir~sozlu|bir~vardi|bir~varli|bir~yapmi|bitimi*|bitiminde|bitir~denem|body~forget|bolse~ortay|bolum~hangi
-16|bolum~hayal|bolum~var|bosl*|boslu~birak|bos~sanda|boyama yaparken|boyam~yapar|boyle~de|bu iki|bu konuyu
-16|bugun~basla|bugun~cumle|bugun~kalma|bugun~kitab|bugun~kontr|bugun~olsun|bugun~yetis|bundan sikayet|bunda~etmez
-16|bunda~sikay|bunu bes|bunu saklama|bunu*|bunu~olabi|bunu~son|bunu~yazdi|bunu~yolu|burada bir|burad~cikar
-16|burad~yalni|buyugun bilmesi|buyug~gerek|buyuk~yorul|buyuyo*|bu~cok|bu~edili|bu~giden|bu~iki|bu~metin|bu~once
-16|bu~sandi|bu~takil|bu~yonte|calis~dene|calis~en|calis~sec|calis~sonuc|calis~zaman|canta~hazir|carpinti|cati*|cefa
-16|cefa eder|cefa~asik|cefa~bunda|cefa~eder|cefa~sikay|ceker.|cekim~her|cekiy~yukar|cela*|cevabim yok|cevap~ariyo
-16|cevap~hisse|chatbo*|cocuga|cogra~karis|cogu~zorla|cok gecer|cok.|cok~fark|cok~karan|cok~sec|cok~yanli|cole duser
-16|cole~duser|come2~only|cozerken ben|cozersen|cozme~yeter|cozumu|cuk|cuk~kucul|cumlesinde yuklem|cumle~yazal
-16|cunku~aci|cunku~bilme|da haber|da yer|dagitiyorsa|daha dersen|daha mi|daha sade|dahaki sefere|dahak~sefer
-16|daha~derse|daha~oldug|daha~sade|dakika icinde|dakikalik bir|dakik~ayir|dakik~gelir|dakik~hazir|dakik~o|dakik~pence
-16|dakik~soru|dalga|damarlarin|damar~genis|danis~rande|darling~deny|dayanir|dayanir.|da~ara|da~bilir|da~haber
-16|da~kontr|de sorun|de ugra|de unutma|de yorulmussundur|dedi|dedig~basla|deger~insan|degil dunku|degil kontrol
-16|degil~basla|degil~dinle|degil~dunku|degil~sinif|degil~siral|degil~yap|degis~ogren|degis~senin|deme ben
-16|demene gerek|demen~ama|demen~gerek|deme~ben|demis yarin|demis~devam|demis~yarin|demiyorum|denedi*|denem~hangi
-16|deny~quote|dersi~sakla|dersl~cok|dersten baslayalim|ders~not|devl*|de~acik|de~birin|de~bos|de~yaral|diger~sen
-16|dikkatini dagitiyorsa|dikka~yer|diline|dilin~goste|dinle~hak|dislam*|dislamasi|diyen~sevmi|diye~ister|diye~kotu
-16|diye~yarim|diyorsa bu|dogru degil|dogru~olurs|dolayli|doldurur|doldurur.|donem~bir|donmes*|donmesini|donme~gerek
-16|donus~gunun|donus~iki|dort yillik|dort~uc|dort~yilli|dunden|durum~bir|durum~seni|duser|dusmu~bir|dusunebiliriz
-16|dusunebiliriz.|dusun~birin|dusun~ders|dusun~soz|dus~sonra|duyabilirsin.|duydu~olmus|duymak|duymak istiyorum
-16|duyma~istiy|duzen~o|eder|eder asik|eder*|eder~asik|eder~bunda|eder~etmez|eder~sikay|efend~bir|ekine|eksikleri
-16|eksiklik|eksiksiz|eksik~baska|eksik~renkl|elekt~devre|en sik|en~birka|en~calis|en~hangi|en~sik|ergen~ilgil
-16|esittir.|etkilemis|etmen~degil|ettig~yaz|ettim~kac|ettim~net|evde~yoksa|evin~icind|ezber~tekra|fark edersen
-16|farkinda degil|farkl~kiyas|fark~iki|fazla~gelir|fen tarafinda|fende~kimya|fen~taraf|fikir~degil|forget~you-if
-16|frank~yalni|garip siiri|garip~siiri|gecelik|gecen~bak|gecen~yanli|gecikm*|gecirmekten|gecir~cekin|gecis~ikinc
-16|gecme~cok|gecmis zaman|gecmi~dinle|geldi~gurul|gelebilir ama|geleb~ama|gelir~annen|gelir~insan|geneld*|genelde
-16|genelgesi|gerce~sayil|gerekiyorsa|gerek~eksik|gerek~hekim|gerek~kaybo|gerek~kulla|geri donmesini|geri~kaldi
-16|gibidir.|gibi~bakar|gidecegini|gider~ben|gidince cok|girmek*|girmekten|gitmeden bir|gitme~fikir|git~al|gizli~1950
-16|gizli~sozcu|gizli~tehli|gocm*|gocmen|gonderecegim|gorduk*|gordu~liste|gore~sana|gorme~istem|gorun~hisse|gor~sey
-16|gosterip|gostermekten cekinme|gozlerini dinlendir|gozun~de|gul|gulun~birak|gun ust|gunde~bes|gunde~saati
-16|gunes~gelir|gunu varmis|gunu~varmi|gun~donup|gun~en|gun~gozun|gun~ust|gun~uste|gun~yalni|guven~mi|guven~ve
-16|guzel~da|guzel~yerin|hafta~dinle|hafta~fazla|hafta~icin|hafta~tutal|hakki~var|hakli~bir|hamlet|hangi konu
-16|hangilerini|hangisinin|hangi~gelir|hangi~konu|hangi~ogret|harek~bir|haritada|hatani|hatani kendin|hatan~buldu
-16|hata~yapti|hatir~hazir|hatti acik|hatti~acik|hatti~birak|hayal~bir|hayir~diye|hayran|hazir~birli|hedef~calis
-16|hedef~masan|hedef~net|hep bir|hep.|hep~soru|her~bes|her~bitim|her~ders|her~gecme|her~hafta|her~kime|her~saatt
-16|her~test|her~yapma|heyec~kalbi|hic gerek|hic~gerek|hissetmem o|hisse~istem|hocan~bir|home1~return|home1~study
-16|hosla~once|human.|ici iki|icindedir|icindedir.|icind~hafif|icind~ses|icin~gunun|icin~hedef|icin~hizli|icin~kayna
-16|icin~kisa|icin~konus|icin~net|icin~soylu|icin~sozcu|icin~suclu|icin~uzun|icin~yeter|icin~yorul|ici~bir|ici~iki
-16|ici~oturu|iki yuz|iki~altta|iki~bitti|iki~boslu|iki~dogru|iki~dort|iki~kolay|iki~nette|iki~once|iki~yuz
-16|ilan edildi|ilan~edild|ilerle|ilerle.|iletis*|ile~et|ile~olur|ilkesi 1950|ilkes~1950|ilkes~uygul|ilk~gecer|ilk~her
-16|ilk~parca|ilk~sey|ingilizcede|inki*|inkila*|inkilap|insan~dusun|ipucu.|ironik|is cikardin|isare~var|isine~kulla
-16|islaha*|isleti*|ispiy~istem|ispiy~yardi|isted~sorab|istemeyi|istem~hakki|ister~daha|ister~dogru|ister~konus
-16|iste~buydu|istiyorsan agla|istiy~agla|istiy~soyle|is~cikar|iyi~basla|iyi~sordu|izin verir|izin~verir|i~belig
-16|kacirir.|kacirma|kacmay*|kactigi|kadar~devam|kadar~gerek|kadar~okula|kadar~olmaz|kadar~olsun|kadar~sayil
-16|kadar~uyudu|kagid~ve|kagit~anlat|kalan~soruy|kalan~zaman|kalbi~goste|kaldir.|kaldi~bilir|kalmadi|kalma~birin
-16|kalma~ederi|kaniyo*|kaniyor|kan~topla|kapanisi samimi|kapan~samim|kapilm*|kapin~yanin|karar~her|karbo~oksij
-16|kardesine|karinciga iner|karin~iner|karm*|karma|karsi~ben|karsi~konus|karsi~ona|karsi~progr|kas|katil~yeni
-16|kavga~senin|kavramiyla|kaybetmissin basin|kaydettim.|kaygin|kaygi~agir|kaymis|kays~mekte|kazanmak|kelim~cuk
-16|kelim~kucul|kemal~mektu|kemal~okuya|kendi~bulur|kendi~metne|kez sesli|kez yap|kez~goz|kez~liste|kez~sesli
-16|kez~yokla|kim varsa|kimse bilmesin|kimse~etmis|kim~anlat|kim~varsa|kirik~diye|kisa cevap|kisa~cevap|kisa~mola
-16|kisis~payla|kisiyi engelle|kisiy~cevap|kisi~konus|kiska~ederi|kitap~et|kitap~kontr|kitap~telef|kizama*|kizamam
-16|kizar~damar|kizar~genis|kizmasindan|kokunden|kokunden gelir|kokun~gelir|kolays*|kolaysa|konud~basla|konud~zorla
-16|konulara|konul~bekle|konusma sorularinda|konus~ettim|konus~hafta|konus~hatti|konuy~basla|konuy~bir|konu~sure
-16|kopeg~cok|korkuyorsun bunu|koru.|koydu~yalni|koymay*|koyun~ozlem|koy~bir|kpss.|kucuk~seyle|kucuk~yazar|kuculm*
-16|kulak~altta|kulla~sana|kulub~insan|kurar|kurar.|kurarim|kurarim.|kurmayi|kurs~bir|kusl*|kusmem.|kusme~yok|kutlay*
-16|kutlesi|kuvveti|leave2~return|leave~human|lesson~stay|lesson~understand|leyla~ilahi|leyla~onu|leyla~sever
-16|life~body|life~warn|liste~calis|love~home1|love~life|mavi~uc|mayoz~kromo|me2~knownot|mecazd*|mecazdir|mektep*
-16|mektepte|mektubunu|mektubunu okuyalim|mektuplar|mektu~kapan|mektu~okuya|memnun*|memnundur|merak ediyorsan
-16|merak~kac|merak~net|merak~olabi|mesaj atarken|mesaji ona|mesaj~atark|mesr*|metinde.|mi oldu|mide|mol.|musta~mektu
-16|musta~okuya|musteri.|narkissos suda|narki~suda|nasil kurarim|nasil~kulla|nasil~kurar|ne tatli|neden~zaman|neseli
-16|netin artmis|net~yapti|ne~aksam|ne~an|ne~de|niteli*|nokta~bir|not~secret|o saate|o sirada|odysseus yirmi|odyss~yil
-16|odyss~yirmi|ofken|ogretmenin ya|ogretmenine durumu|ogretmenine hayran|ogret~hayra|ogret~ki|ogret~kizma|ogret~kulla
-16|ogun|okudugun|okula~gerek|okuld~danis|okulu~al|okulu~rande|okul~icin|okuma~ister|okurk~de|okuyan bir|oku~takil
-16|olabi~anlat|olacag*|olan biri|olan~anlat|olan~biri|olan~mi|olasiligi|olcusunu|oldugunu bana|oldug~ise|oldurur
-16|olmasi senin|olmas~senin|olmus~degil|olsun~denem|olsun~dinle|olur~seni|ona goster|ona~once|once~ciz|once~ozetl
-16|once~yeter|ondan~gelir|onlar~anlat|onlar~yaz|onlar~yazil|only~tutor1|onu tanimaz|onunla ol|onunl~ol|onu~tanim
-16|on~hicbi|organ|ornek.|otur*|oturu~icin|oynad~icin|oysa~cogun|oyunun|oy~1950|ozel~hisse|ozetl~bakar|ozetl~sonra
-16|ozledim|ozlem~aglam|ozlem~ama|ozlem~duygu|ozur~isare|o~al|o~gorun|o~kilav|o~oldu|o~olsun|o~ozlem|o~rahat|o~saate
-16|o~sonuc|o~ver|paragrafi sectim|parcad*|parca~topla|parent~home1|parti|pazar~aksam|pazar~denem|penelope odysseus
-16|plani~onlar|plan~bir|progr~bu|progr~hafif|progr~uygun|progr~ya|progr~yerin|promise~I-did|psiko~rande|quote~warn
-16|rahatca dinlen|rahatlar|rahatlar.|rahatt*|rahattir|raif~maria|randevu al|rande~al|rehbe~kez|rehbe~merak
-16|rememb~promise|renkle|renkle*|ruzgarlari|ruzga~60|saate yakin|saate~yakin|saati~sabit|saatt~calis|saat~deney
-16|saat~kolay|sabah kirk|sabah~bazil|sabah~kazan|sabah~liste|sabah~yedi|sadec~secti|sad~marry|sag~iner|sairi~gerce
-16|sakla~da|sakla~sir|sakla~yukum|sana sevgili|sana~ciddi|sana~cozdu|sana~geliy|sana~gibi|sana~git|sana~hatir
-16|sana~kiril|sana~sor|sana~sure|sanda~acik|sanma|saril~rahat|satir~ikinc|sayfa~boslu|sayfa~sonra|sayim~1950
-16|sayim~uygul|sayisini artirmak|sayis~artir|sebebini|secret~afraid|secret~erase|sehir~kucuk|sekiz~kadar
-16|selfProgram~study|sen dinlen|sen garson|sen gelmeyince|sende~istey|seni dislamasi|seni fark|seni kucultmez
-16|seni zorluyor|senin~hazir|senin~kanit|senin~parag|senin~seyde|seni~ara|seni~bozul|seni~bugun|seni~kucul|seni~okuya
-16|seni~uc|seni~uzen|seni~zaten|sen~kisi|sen~sabah|serve~hayal|sesin~bir|sessiz|sessi~sure|sevdi~bunu|sevgili yuz
-16|sevgiyle|sevgi~basin|sevgi~baska|sevgi~cefa|sevgi~davra|sevgi~deger|sevgi~dogru|sevinilecek|seviy~bunu|seviy~git
-16|seviy~goste|sey mi|seyi~ister|sey~kulla|siber suclar|sidd*|sifre~istiy|sik~da|simdi~112|simdi~acma|simdi~bana
-16|simdi~durum|simdi~gidel|sinav yeri|sinav~gorme|sinav~okuma|sinav~yarin|sinav~yeri|sindir*|sinifindaki|sinif~hedef
-16|sinif~insan|sir tutma|sir.|sirad~anlat|sirdas|sir~anlat|soguk|sohbetimizi|sohbe~birli|someone~I-be|son gunlerde
-16|sonra iki|sonra yuzunu|sonra~cikar|sonra~cumle|sonra~iyi|sonra~kez|sonra~orada|sonra~suclu|sonra~tamam|sonra~telef
-16|sonra~yavas|sonra~yokla|sonra~yuzun|sonucu.|sonuc~degis|sonuc~kac|son~donem|son~gunle|sorabilir.|sorarsin
-16|sorarsin.|soru bankasi|soru yazdim|sorul~koy|sorul~yanit|sorul~yaris|sorum~degil|sorun etme|sorun~etme|soruyorsun.
-16|soruyu da|soruy~misin|soruy~ve|soruy~yarin|soruy~yeter|soru~gelir|soru~yazdi|sosyol*|soyleme hakkin|soyle~istem
-16|soyle~mesaj|soyle~oluyo|soyle~yukun|sozcu~kokun|sozcu~olur|sozden|sozle~gore|stop2~tell|student_said~I-be
-16|student_said~tutor1|suda kendi|suda~kendi|sunl*|sunlar|sunlar.|surdur|surdur.|susuyorsun|suyl*|suyla|suyla yika
-16|suyla~kapat|suyla~ustun|suyla~yika|tadi*|takiliyorsun.|tamamla|tam~icin|tanirsin.|taniy~insan|tanzi~1839
-16|tanzi~edild|tanzi~ilan|tasav~tanri|tasidi*|tatli~o|tehdit ederse|tehdi~eders|tehli~baska|tekra~plani|tek~kaldi
-16|tek~yokla|telef~calis|tellnot~rememb|temasi*|temiz kan|temizlik|tepkisi|terci~gozde|terim~liste|terk etme
-16|terk~etme|tesbih i|tesbi~belig|tesbi~i|tired~tell|toplar*|topla~alti|tumlec*|turgu~bir|tutma sozu|tutma~sozu
-16|tutma~verem|tutula*|uc~is|uc~madde|uc~satir|uc~yarin|uc~yil|ulasti*|unitesini|unive~ve|unutm~birak|unutm~sesle
-16|ustlen*|ustte iki|ustte~iki|ustte~karin|ustunu kapat|ustun~kapat|uyand~dusun|uyar~bir|uygulandi|uygulandi.
-16|uyku~gelmi|uymak|uyudug*|uyudun|uyuma~ama|uzen|uzeri~yedi|uzgunum bu|uzgun~agir|uzgun~bu|uzun~verme|varli~gibi
-16|varsa ogretmenine|ve doga|ver ve|veril~koy|verme~asik|verme~calis|verme~senin|ver~ve|ve~altin|ve~degil|ve~doga
-16|ve~donme|ve~gun|ve~kacir|ve~oteki|videol*|viru*|virusl*|vucud~bu|wait~home1|we-let~tell|we~return|without~forget
-16|write~come2|yalnizlik|yalnizlik.|yalni~kavra|yalni~oluyo|yalni~ve|yalni~yok|yanda~da|yanil~olabi|yaninda boyama
-16|yaninda olabilir|yanin~yapar|yani~7|yanli~isare|yanli~yarin|yapali*|yapalim|yapmak istemezsen|yapma~degil|yaptim
-16|yarami*|yarin~plani|yasamadim|yatmad*|yatmadan|yaz|yazar~dusun|yazdi~anlat|yazdi~hepsi|yazdi~icin|yazi
-16|yazmak zorunda|yazma~zorun|yaz~kontr|yedi|yenid~bakar|yeni~ay|yeni~tanis|yeri~gerek|yer~yaz|yeterince
-16|yetiskinin bilmesi|yetiskinler|yetmey*|yetme~bilir|yika ustunu|yika~kapat|yika~ustun|yil bekler|yirmi.|yirmi~pence
-16|yok kusmem|yok sir|yok~ne|yok~sir|yonte~bu|yorulmussundur|yorul~sorab|you-did~life|you-did~return|yukle~bu|yuksek.
-16|yukun~hafif|yuzde~kontr|yuz~asik|yuz~eder|zaman~cumle|zaman~icin|zaman~iyi|zarf~tumle|zihni|zor gelebilir
-16|zorbaligi|zorlaniyor|zorla~hazir|zorluyor|zor~geleb
-17|*akan|*akol|*alog|*an.|*argi|*arti|*bih|*caga|*ekli|*enar|*enc|*enip|*etri|*flik|*fti|*hber|*htar|*ida|*irle|*isma
-17|*itan|*izda|*kak|*kili|*kol|*leni|*lide|*lizi|*lsa.|*lubu|*lur|*maca|*mge|*mik|*mle.|*mpus|*naga|*nski|*nson|*pati
-17|*plin|*psin|*pus|*raf|*renc|*rina|*rsu|*sadi|*sbih|*stte|*tri|*ukat|*ukle|*yol.|*zel.|*zeri|*zili|*zuna|20~20
-17|I-am~leave2|I-am~someone|I-do~miss|I-not~best|I-not~leave|I-not~need|^1|^atesin|^buradaki|^dedin|^denemeye
-17|^denklem|^diger|^diyalogdaki|^duygu|^fonksiyonu|^gerekirse|^halide|^herkes|^hissetmem|^icinden|^ingiltere
-17|^integral|^internet|^kavganin|^kayginin|^kok|^kuzenin|^masanin|^mektupta|^metin|^odadan|^ortaya|^ozlemem|^refik
-17|^robinson|^satranc|^sekiz|^servetifunun|^sevilmek|^silmek|^soruyu|^sosyal|^tahmin|^turkce|^x2|^yarisindan|^yuzunu
-17|ablan kim|ablan sana|ablan~kim|aceles*|acelesi|acelesi yok|acikca soyle|acikm~uzulm|acip~daha|acitan|adi zorbalik
-17|adimi planladim|adimi~planl|adini~yazip|adlara|adlara gelen|adlar~ayir|adlar~kesme|agit|agizda|agizd~basla
-17|aglam~sonra|agzindan ver|agzin~ver|ailenden saklamak|ailene bugun|ailen~112|ailen~bildi|ailen~bu|aile~de|aile~icin
-17|akisi|aklin~yanin|aksam~olsun|aktarilan|alanlarin|alanl~degil|alinir|alinir.|alma once|almak~degil|alman~bir|almaz
-17|alma~once|alo~de|alti~agzin|al~agzin|ama anlatirsan|ama kendini|ama kime|ama~bir|ama~diye|ama~farkl|ama~geri
-17|ama~gideb|ama~kime|ama~korku|ama~olmas|ama~soru|amcan|an.|analizi|anda~oneml|angry~deny|angry~feel|aniy*
-17|anladim ki|anlad~ki|anlamadigin|anlamadiysan|anlamissin|anlamissin.|anlam~tasir|anlatarak|anlatirdi sozuyle
-17|anlat~dur|anlat~guzel|anlat~kahra|anlat~nasil|anlat~ozne|anlat~rahat|anlat~yargi|anlat~yeri|anlat~zaman
-17|annem~sozuy|annem~vedal|annenden|annen~duyma|annen~rehbe|annen~sinav|annen~yazmi|annes~babas|arada~kalan|arar
-17|arar.|arayisi|arda|arkadasin tasininca|arkad~basla|arkad~boslu|arkad~sir|arkad~ve|arkas~kendi|art|art arda
-17|artar~bunu|artirmak|art~arda|asik beni|asik~dusun|asik~etmez|asik~sikay|asil~arkas|ask acisi|askin~sakla|ask~acisi
-17|atab*|atabil*|atabilirsin|atabilirsin.|atmama*|atmiss*|atmissin|atomla*|avuk*|avukat|ay zor|ayda~bir|ayin~son
-17|ayni~belli|ayni~parca|ay~bes|ay~ve|ay~zor|azalta*|baban ablan|baban~unutm|bagir~konus|bagla~de|bagla~ilerl
-17|bakin~yapac|bakma~once|bana sor|bana sorarsan|bana yazdigin|bana~olabi|bana~sorar|bana~sozuy|bana~vedal
-17|basari senin|basar~ben|basar~senin|basin agriyorsa|basit makineler|basit~makin|baska kaynak|baskal*|baska~ustun
-17|basla~bul|basla~onu|basla~yeter|basli~gecme|basta|bc|bedenini|begeni*|beklemeden|bekle~sikil|ben beklemem
-17|benden once|benim kalbim|beni~olur|beni~yalva|benzeri|ben~kaydi|ben~sadec|ben~tasla|bes net|bes~devam|bes~net
-17|bes~var|bezle~agizd|bezle~nisas|bicim~olabi|bildi~dusun|bilinc akisi|bilme~ama|bir duygum|bir saatten|bir secim
-17|birakan|birak~etme|birak~kendi|birden cok|birde~cok|biri yapmaz|birin~sana|biriy~soyle|biri~iyi|biri~seni
-17|biri~yapma|birka~bir|birka~vardi|birlikte okuyun|birli~okuyu|bir~acikc|bir~arayi|bir~atabi|bir~azalt|bir~cek
-17|bir~derst|bir~duyul|bir~emek|bir~en|bir~fark|bir~hangi|bir~istey|bir~itira|bir~koyam|bir~kurul|bir~ozeti|bir~pek
-17|bir~saatl|bir~secen|bir~secim|bir~sirad|bir~soray|bir~surey|bir~tut|bir~yuzde|bir~yuzu|bir~zayif|bitir~yirmi
-17|bitisi*|bitmey*|bizim~ama|bolu 12|bolumu yaz|bolu~12|bos kagit|boslu~konus|bos~gun|bos~kagit|bos~var|bot sana
-17|bot~sana|boyle hisseder|boyle~onlar|bozuk~eksik|bozuk~ozne|bu kez|bu testi|bugun hafif|bugun karar|bugun sana
-17|bugun tekrar|bugun~agir|bugun~derst|bugun~ver|bugun~zarar|bulunm*|buna~bir|bunu yapabilir|bunun~ne|bunun~zorba
-17|bunu~kompo|bunu~sor|burad~olmay|burnundan al|burnu~agzin|burnu~alti|burnu~ver|butun olarak|butun~olara|buyudu*
-17|bu~anda|bu~bende|bu~bitir|bu~gorus|bu~gozun|bu~liste|bu~okuma|bu~olma|bu~saat|bu~sagla|bu~sik|bu~surer
-17|calisacaksan|calisamaz|calisin|calisma yardimcisiyim|calismali|calis~olsa|calis~saati|calis~sinav|canakk*
-17|canakkale|canina|canin~istem|canin~yaniy|carpi~degis|cay~ver|cevab~olsun|cevap vermemis|cevap~kendi|ceviririz
-17|ceviririz.|cifti|cik insanlarin|cikamaz|cikmaya|cikma~basla|cik~gec|cik~insan|cik~yanin|cocukluk|cogu~boyle
-17|cok ozel|cok~acili|cok~fikir|cok~zaman|come2~rememb|come2~tired|courtesy~lesson|cozer~basin|cozmek|cry~tired
-17|cumlesinde ozne|cumle~don|cumle~ozne|da ne|da onemli|daglar|daha dene|daha~yapab|daily~teacher|daily~tellnot
-17|dakikada bir|dakik~dinle|dakik~donup|dakik~kez|dakik~yetmi|darling~sad|da~baban|da~duzen|da~oyle|da~simdi|de on
-17|deden~basin|deden~olsun|deden~sag|defte~sayfa|defte~yazdi|degil~duzen|degil~istem|degil~kitap|degil~olama
-17|degis~birak|degis~tek|deli~esi|demek~anlam|demen~yok|deme~kiril|demis~ederi|denem~dustu|denem~kadar|denem~once
-17|dene~konus|deny~promise|dersi~bu|derslerden|ders~bak|ders~odul|ders~zaman|desca~bir|desteginin|desteginin yerini
-17|deste~tutma|deste~var|deste~yerin|devam~ederi|deyi*|de~112|de~acikl|de~bc|de~neden|de~olaca|de~olmas|de~sekli
-17|de~sever|de~sirad|dilemene|dilemene gerek|dilem~gerek|dilem~yok|din~dersi|direnc|disiplin|divan~siiri|diyalog
-17|diyalogdaki|diyalogdaki tom|diyal~diyor|diyal~ki|diyal~tom|diye soylemiyorum|diye~hayir|diye~onlar|diye~soruy
-17|diyor~soz|dizes~bir|dizes~dusun|doga|dogru degildi|doktor*|dokto~ne|dokto~sorma|dolasir|dolasir.|dolayl*|dolmus
-17|donersin.|donus~zaman|donuyor|dortlukte|dort~burnu|dort~de|dort~sey|dumru~esi|dunku sohbeti|dunku~okudu
-17|dunku~olasi|dunku~sohbe|dur bir|durduysa|durmaz.|duvard*|duvar~her|duyacak|duydu~ister|duydu~misin|duyuyor.
-17|duzen~calis|duzen~icin|edilem*|ediyo~annen|ediyo~fotog|ekran suren|ekran~suren|eksend*|eksende
-17|emeginin karsiligini|emek~verdi|empa*|empati|emre~sevgi|en onemli|engel~et|esi~canin|eski sevgilinin|eski~calis
-17|etmene|etmene gerek|etmen~gerek|etmen~yok|evde sana|evde~calis|evde~sakla|evde~sey|evde~yer|evre*|eylul romaninda
-17|eylul~necip|eylul~suat|ezber~bir|ezber~degil|family1~program|family1~quote|fazla bir|ferid~gider|ferman*|fermani
-17|fikird*|fonksiyonu|fotografta|fotog~de|frankenstein yaratigi|frank~yarat|fuzul~bakal|garip|gecel~basar|gecen~kotu
-17|geceri*|gece~uykun|gece~yapil|gecmis|gec~bir|geldi tekrar|geldi~misin|geldi~tekra|gelen~ayir|gelen~dolar|gelen~kan
-17|gelen~kim|gelen~kulak|gelen~sen|geliyor.|gelmiy*|genelg*|geome~yardi|gerce~bu|gerce~yakin|gidebilecegini
-17|gidebilecegini birlikte|gideb~birli|girebilir|girebilir.|git ve|gitmek istemiyorsan|gitmek iyi|gitme~annen
-17|gitme~zor|git~sabah|git~ve|gizlemek icin|gizle~icin|gizlice baska|gizlilik metninde|gizlilik sayfasinda
-17|gizli~acikl|gizli~baska|gizli~bolse|gizli~metni|gizli~suc|gore~bile|gorme~goste|gorunt*|goruntulu|goruntusunu al
-17|gorun~karis|goste~yeter|gozden gecir|gozetmene soyle|gozle~uzaga|gozle~yirmi|gozum~de|gozun~buyuy
-17|grafigi karsilastirdim|grubu~bildi|gunde~sec|gunk*|gunku|gunun~gelmi|gunun~kendi|gunu~yok|gun~bolum|gun~olurs
-17|guven~bilme|guzellik|haber~dinle|hadi uyku|hadi~uyku|hafta deneyelim|haftalarda|hafta~cozum|hafta~icind
-17|hafta~mesel|hafta~ogret|hafta~planl|hakkin var|halana bugun|halan~bugun|halan~yakin|halide|halide edip|halid~edip
-17|hangi bolume|hangi~olsun|hanim~mektu|haritayi ayirdim|harit~ayird|harlow maymunlari|harlo~anney|hasta~olmas
-17|hatir~kendi|hayall*|hayir~diyec|hayir~kusme|hazirlarim|hazir~anlat|hazir~cumle|hazir~ilk|hazir~soyle|hazir~zaman
-17|heart~wait|hece.|hediy~bir|herkesin icinde|herkesten|herke~farkl|herke~icind|her~birin|her~gunu|her~masay
-17|her~yokla|hesabi.|heyec~bir|hicbi~tanim|hic~acma|hic~bitme|hic~yazma|hislerim yok|hisle~yok|hissetmen cok
-17|hisse~korku|hisse~o|hisse~oldug|hizi farklidir|hizi~farkl|hizli atiyorsa|hocana da|hocan~sana|home1~I-not
-17|hosca~denem|hosla~senin|hucre~hucre|huma*|humani*|icab*|icabi|icabi~konus|icin en|icin~basli|icin~bunla|icin~guzel
-17|icin~kitap|icin~tekra|iki haftadir|iki test|ikinci gun|ikinc~gun|ikinc~tekra|ikinize|ikisi~olur|iki~bitir
-17|iki~parag|ilgili*|iliskisi|ilisk~seni|ilk~bin|ilk~cogu|ilk~dur|ilk~insan|ingilt*|ingiltere|inip|insan arkadasin
-17|insan desteginin|insana ihtiyacin|insanl*|insan~ablan|insan~ediyo|insan~ihtiy|isareti ters|isare~duzel|isare~ters
-17|isare~yazmi|isci|ise yariyor|ise~yariy|islenir|islenir.|isted~bolum|isted~istem|istem~bildi|iste~rahat|is~dusun
-17|is~hayat|iyi bak|iyi~ailen|iyi~bak|iyi~basar|iyi~bir|izmi*|izmir|jealous~best|kadar buyuk|kadar fark|kadar~etmez
-17|kadar~fark|kadar~olur|kadar~yakin|kadar~yukse|kafan dagilir|kafan~dagil|kagitl*|kahra~bakis|kalab~gec|kalab~yere
-17|kalbi~bir|kalbi~cumle|kaldi~dusun|kaldi~konu|kalem~mi|kalibi.|kalki~gitme|kalma~gec|kalma~yanin|kalp krizi
-17|kalp~krizi|kalp~pompa|kana|kanin geri|kanin~geri|kan~dolar|karakol|karde~topla|karismis|karis~kural|karne~bugun
-17|kasilm*|kavusu*|kaygid*|kaygidan|kaygil*|kaynaga|kazandin|kazandirmaz|kazandirmaz.|kelim~kart|kelim~tekra
-17|kendi annene|kendi sekli|kendinden|kendi~aklin|kendi~asik|kendi~gorus|kendi~sekli|kendi~yeter|kesmey*|kesmeyle
-17|kesmeyle ayir|kesme~ayir|kez~dene|kez~yap|ki soyledin|kilavuza bak|kime gidebilecegini|kime~birli|kimin~yaz
-17|kimli~silgi|kimse~kiyas|kimse~senin|kimse~sor|kirk bes|kirmis.|kisa~ozet|kiss~my|kitabi kapatma|kitaptakinden
-17|kiz~bir|ki~var|knownot~I|knownot~leave2|kok iki|kok~iki|kolaydir|kolaydir.|konul~koy|konusmak zor|konusmak zorunda
-17|konus~acik|konus~al|konus~hazir|konus~karar|konus~kendi|konus~ya|kopya~da|korku~yer|korumaya calisiyor|korum~calis
-17|kotu sirlar|kotu~sirla|kpss~icin|kriz*|krizi|kronol*|kucuk~birak|kucuk~deger|kucultme|kucultmez.|kulakciga dolar
-17|kulak~dolar|kullanilmis|kullaniyor.|kumas anneye|kumas~saril|kumesi*|kuralla|kural~bir|kural~uydur|kurdugun
-17|kurma~gerek|kursu|kurtarmak|kur~bir|kusmek|leave~afraid|leave~erase|liste~da|liste~gecir|liste~gozde|lonely~leave
-17|madded*|maddede|maddeleri|mahr*|mahs*|mahsus*|marry~leave|masal~sozuy|masal~vedal|maymunlari|me2~lesson
-17|me2~someone|mektupta asker|mektu~asker|mektu~kalib|memeli*|merak~vardi|mesaj atabilirsin|mesajin yarim
-17|mesajlarin ekran|mesaj~atabi|mesaj~tekra|mesaj~ve|mesaj~yarim|mesel~soyle|mine~selfProgram|mine~tell|misin diye
-17|miss~not|mi~uc|mi~yerde|mol~kavra|mol~sayis|mome*|moment*|momentum|mutlu~icin|nasil konusacagini|nasil~dusun
-17|nasil~sey|necip~aski|neden~ayni|neden~kim|need~best|need~you-do|nefes ver|nefes~say|neyd*|neydi|neydi.|ne~bir
-17|ne~en|ne~karar|ninni~anne|nisast*|nisas~basla|noone~stop2|noone~you|normal ama|norma~ama|notla~aktar|notla~disa
-17|not~teacher|o hafta|o saatte|o yilin|odada~gec|odada~insan|oglen|ogrenilen|ogren~birak|ogren~gun|ogretmenin icin
-17|ogretmenine ya|ogret~gecir|ogret~orada|okudum olasilikta|okudu~olasi|okudu~yalni|okuld~bir|okuld~da|okuma~olmay
-17|okuma~vakti|okuyabilirsin|okuyabilirsin.|okuyun|olacagini|olan askini|olan bir|olani~soyle|olan~askin|olan~sakla
-17|olarak yaz|olcuyo*|olcuyor|olcuyor.|oldugu gibi|oldug~ogren|olmas~ona|olmekt*|olmekten|olsa.|olunca gun|olunc~gun
-17|on birde|on paragraf|ona bu|ona~bak|ona~da|onba*|once~butun|once~gorun|once~ic|once~kadar|once~sesle|once~soru
-17|once~uyu|oneml~guven|onerir|onerir.|onlar~bilir|only~knownot|onya*|onyarg*|onyargi|optik~her|opucu~icin
-17|orada~degil|ornek ver|ornek~ver|ortakl*|oturu~o|oykund*|oyle deme|oyle~deme|oyund~diyor|oyund~soyle|ozel adlara
-17|ozel~adlar|ozge*|ozgecm*|ozgurl*|ozley~anlat|ozley~insan|ozne~eksik|ozur dilemene|ozur~gerek|ozur~yok|o~anlat
-17|o~sen|o~yilin|parag~ayir|parag~yanli|payla~fotog|peki|picot gizli|picot~acikl|picot~bolse|picot~tutul|pisag~bulur
-17|plani~o|prof*|progr~da|psiko~bunun|puf|puf~nokta|rahat~degis|rahat~yerle|refi*|refik|refik halit|refik~halit
-17|rehber|rehberin|rehbe~gozde|robi*|robins*|robinson|robin~raif|roman~necip|roman~suat|ruyal~kaygi|saati~gibi
-17|saatl~hayri|saatten fazla|saatt~fazla|saatt~iyi|saatt~oturu|sabah~calis|sabah~gordu|sabit~ivme|sadece hatirlatmayi
-17|sadec~soru|saklamak istemen|sakla~bugun|sakla~gizli|salinc*|sanati.|sanatlarini|sana~baski|sana~hosun|sana~incel
-17|sana~sensi|sandigindan|saril|saril~yanin|satir~belli|sayfasinda|sayfasinda yaziyor|sayfa~yaziy|secen~var|secers*
-17|secimi.|selfProgram~you-if|sen bunu|sence~sevgi|sende degil|sende~de|seni dort|senin~bakma|senin~baska|senin~ettim
-17|senin~olmad|senin~zorla|seni~dort|seni~hangi|seni~konu|seni~seviy|sensi~unutm|sen~cikar|sen~dinle|sen~misin|sen~ne
-17|sen~yapma|sen~ye|sen~yemeg|sesi|seslenilen|sevgilin olamam|sevgilinin fotograflarini|sevgi~asik|sevgi~fotog
-17|sevgi~gelir|sevgi~sinav|sevgi~unutm|sevilmek|sevin~de|seviy~bir|sevme~zaman|sey yok|seyi bana|seyi~bir|sey~degis
-17|sey~rehbe|sifre~ve|sikar~bir|sikayet etmez|sikay~etmez|sikisir|simdi on|simdi~bes|simdi~diyor|simdi~on|simge
-17|sinav kaygisi|sinav~gerek|sinav~konu|sinav~sey|sinav~sure|sinav~vakit|sinav~zor|sinifi*|sinif~grubu|sirad~planl
-17|siralamana|siralamayi|sirri~der|sistemi|sohbeti okudum|sohbe~okudu|sohbe~olasi|son gun|sonra~ders|sonra~devam
-17|sonra~hedef|sonuc~bunu|sonunu|sonun~bak|sonun~cikma|son~da|son~degil|son~konus|sor o|soru bir|sorul~kadar
-17|sorunu gordum|sorun~gordu|sorun~ne|soruy~gecer|soruy~o|soru~gider|soru~hosun|soru~ikinc|soru~kokun|soru~kolay
-17|soru~soru|soru~yeni|sor~o|soyle~hazir|soyle~kalma|soyle~korku|soyle~misin|soyle~oldu|soyle~rehbe|soyle~yarin|staj*
-17|student_said~I|student_said~love|suat~aski|sure tutmuyoruz|suren~kendi|surerse rehber|surer~ogret|surer~rehbe
-17|surg*|surgun*|su~goste|su~sorul|sykes~acikl|sykes~bolse|sykes~tutul|takildin.|takil~takil|tamamla.|tam~bir
-17|tanim~verme|tanirs*|tanirsin|tanzimat fermani|tanzi~ferma|tarih ve|tasininca|tasininca sinif|tasin~bos|tasin~sinif
-17|teacher~family1|teacher~rememb|tek cumle|teknigiyle|tekrarla baslariz|tekra~basla|tek~dene|tek~gerek|tek~ver
-17|tell~without|terap~anlat|ters yazmisim|ters~duzel|ters~yazmi|tesb*|tesbih|tesek~soru|test|testte|tired~I-do
-17|tom diyor|tom~diyor|tom~ki|toplam netin|toplama|topla~netin|tukuruk bezleri|tukur~agizd|tukur~bezle|tukur~nisas
-17|turden|turevd*|turevde|turgut uyar|turgu~uyar|turkc~matem|turku~beni|tutam~seni|tutmuyoruz|tutmuyoruz.|tutor1~I-am
-17|tutulm*|tutul~acikl|tutul~bolse|ucgen~benze|uc~degil|uc~hepsi|uc~karar|uc~secen|uc~sen|ufak bir|ufak~bir|umudun*
-17|umudunu|understand~you|uste~yazma|uydu*|uyeler*|uygunsuz|uykun~gibi|uyuyamamak|uzakl~seni|uzmanla konusmak
-17|uzman~konus|uzun sure|uzun~cumle|uzun~sure|uzun~yok|vakti~yarin|varsa~ogret|varsa~yaz|var~demis|var~gece|ve ailene
-17|verdin|verilerin|veriyorsa|vermektir|vermektir.|verme~dusun|vermi~bu|ve~ara|ve~beni|ve~evdek|ve~gunle|ve~sonuc
-17|ve~sorul|vron*|vronsk*|vronski|warn~understand|we~lesson|without~love|write~student_said|x2|yabanci dil|yaban~dil
-17|yalan~o|yalniz kaldiginda|yalni~bilme|yalni~devam|yalni~goreb|yalni~roman|yalni~sesle|yalni~yanin|yanina birini
-17|yanin~rahat|yanit dogru|yani~kendi|yanlis defterini|yanlisin var|yanlislarina|yapacagini bilmek|yapac~bilme
-17|yapay~yuzde|yapti~da|yaratigi|yardimcisiyim|yarim geldi|yarim saatlik|yarim~misin|yarin saat|yarin~ayni|yarin~daha
-17|yarin~on|yariyo*|yariyor|yasa*|yasadi|yasadi.|yasi|yazar~derke|yazdik*|yazdi~duzel|yazdi~insan|yazdi~iyi
-17|yazdi~yazdi|yazilimim.|yazil~progr|yazmak ister|yazmi~duzel|yaz~gecir|yaz~soyle|yaz~ve|ya~rahat|ydt~okuma|yemek.
-17|yemek~yiyec|yeni~karis|yerin~bugun|yerin~icin|yerin~soyle|yerlerden|yeter~iyi|yetmis|yilin~kilav|yirmi~bak
-17|yirmi~donup|yoksa~muydu|yok~yanli|yol.|yolda~kendi|yolla~var|yol~ailen|yol~birak|yol~sonra|yonte~anlat|yorul~kendi
-17|you-do~best|you-if~feel|you-if~student_said|you-if~study|yuzde~daha|yuzde~ihtiy|yuzde~kendi|zaman~basla
-17|zaman~devam|zaman~karis|zaman~soru|zarar~dusun|zaten~soyle|zayiflik|zor~yazdi|zube*|zubeyd*|zubeyde|zubeyde hanim
-17|zubey~hanim|zubey~mektu
-18|*6.|*afya|*akki|*alla|*apca|*atte|*bin.|*doro|*eya|*fya|*geli|*gun.|*hip|*ihat|*ime.|*jiyi|*kezi|*kkur|*klet|*kli
-18|*kma.|*kret|*kun|*lme.|*lope|*ltme|*maga|*mulu|*nizi|*nuni|*ope|*oro|*pca|*pla|*plar|*pti.|*rap|*reya|*rgul|*rica
-18|*rihi|*rip|*rrem|*rtme|*rtre|*rus.|*seus|*sozu|*stik|*sul|*tta|*ugun|*ukce|*unda|*uni|*vfik|*yiyi|112~bilme
-18|25 dakika|25~dakik|3~4|40~matem|5 dakika|5~dakik|6.|I-did~needless|^babasi|^bati|^dedigine|^degistirmiyorsa
-18|^destanda|^didem|^dunku|^elbette|^frankenstein|^garsonun|^hala|^halit|^hepsini|^ittihat|^kiskanclik|^masanda
-18|^odulu|^ozne|^penelope|^pomodoro|^sartre|^stoacilar|^tebrik|^temizlenen|^tevfik|^ustelik|^verilenleri|^yasin
-18|^yazinca|^ydt|^yuklem|^yuruyuse|ablan~ver|ablan~yanin|aciklamasini|acil bir|acil~112|acil~bir|aday~bir|adi mecnun
-18|adimi~yaz|adi~mecnu|adi~olur|afraid~secret|afraid~stay|aglay~degil|agla~bir|akcig~pompa|aklin acik|aklina gelen
-18|aklin~acik|aklin~olsun|aksam~blogu|aksam~otur|aksam~test|aksam~yok|ala|aldiys*|alisk~icin|alti~saniy|al~daha|amac*
-18|ama~buyug|ama~mola|ama~olabi|anilarini|anladigini|anlamadigini dusunuyorsun|anlard*|anlatmis.|anlat~ozled|anlat~ve
-18|anlat~yapar|anlay~tek|anliy~soyle|annenle|annen~annen|annen~dinle|annen~varsa|antla~imzal|ara tatil|aramadan
-18|aramadan once|araman cok|arama~cok|arama~once|arap*|arapca|ararsi*|ararsin|ararsin.|ara~bayra|ara~duysu|ara~gelir
-18|ara~tatil|arkad~arami|arkad~cikma|arkad~hisse|arkad~yerin|atasozu|atiyorsa|atmis|attig~ucunc|aynanin|aynidi*
-18|aynidir|aynidir.|ayni~oneml|ayrica|ayricalik|ayrilan|ayrild*|ayril~sahne|ayrintili|ayri~ayri|azaltt*|azini
-18|az~ogren|baban~hazir|baban~seviy|baban~yanin|bagirmis.|baglandigini|bakis~da|bakman yeter|bakma~yalni|bana~gun
-18|banu|banu cicek|banu~cicek|basamaga|baska~dikka|baska~sey|baslarken|basla~mi|basla~odaya|basta~bir|bati
-18|bekleme hemen|beklerken su|belirtme|belli olunca|belli~olunc|ben hatirlatmayi|benzetmeyle|benze~parag|ben~alan
-18|ben~gelem|ben~gonde|ben~hakki|ben~karar|beste~hatir|best~erase|bes~yazdi|beyin yeni|beyin~yeni|bezle~basla|biciml*
-18|bihte~kiska|bildirimleri kapatabilirsin|bilgi~oturu|bilimlerinde|bilme~yardi|bin.|bir alistirma|bir benzetmeyle
-18|bir onceki|bir takim|bir tuzak|bir yetiskinle|birak~ise|birak~son|biraz hava|birine yaz|birin~bes|birin~bunu
-18|birin~cok|birin~ogret|birin~rehbe|birin~senin|biri~baska|biri~cevap|biri~ona|biri~yere|birkac gun|birka~gun
-18|birka~sinav|birlikte bir|birlikte hazirlayabiliriz|birli~gozde|bir~bende|bir~bol|bir~bugun|bir~cekil|bir~halka
-18|bir~ikisi|bir~isinm|bir~isted|bir~kanit|bir~sevgi|bir~sey|bir~spor|bitirir.|bitir~gecel|bitir~kadar|biyolojiyi
-18|biyol~ezber|bizim~kimya|bizim~vardi|bolum~konus|bolum~yaz|bolum~yetiy|bos~anlat|boyle~geldi|boyle~progr|bu donusum
-18|bugun yanlislarini|bugun~ara|bugun~blogu|bugun~dinle|bugun~erken|bugun~ihtiy|bugun~ki|bugun~moral|bunda~mu
-18|bunu anlatman|bunu~benze|bunu~hesab|bunu~mi|bunu~ve|burad~kahra|butun~da|buyugun|buyuk~gorun|bu~agirl|bu~alisi
-18|bu~ayrin|bu~cogu|bu~cozme|bu~kisi|bu~ozeti|bu~progr|bu~suctu|bu~ve|bu~yapab|calisma|calis~daha|calis~gorun
-18|calis~guzel|calis~hala|canim~sikil|canin~cok|cefasi*|cefasindan|cefasindan sikayet|cefas~sikay|cekersen|cema*
-18|cemal|cemal sureya|cemal~surey|cephe~savas|cevabini yaz|cevab~devam|cevab~yaz|cevap~tarti|cevre~kimse|cikaralim
-18|cikaralim.|cikma~kimse|cik~aksam|cisim|cizers*|cocuk ve|cografya|cogra~calis|coks*|coksa|cok~kendi|cok~ozell
-18|cole~adi|cole~olur|coul*|could|courtesy~body|courtesy~someone|coz sonra|cozer~derin|cozme~yerin|cozme~yorum
-18|cumle~yalni|da degilsin|dagitir|dagitir.|daha yakin|daha~bicim|daha~oneri|daha~tehli|dakik~5|dakik~birak
-18|dakik~icind|dakik~otur|dakik~yuru|da~cozum|da~etmis|da~isine|da~liste|da~masad|da~okulu|da~oturu|da~yarar|de ekle
-18|de fark|de kucuk|dedigine|dedigine gore|dedig~baban|dedig~gore|dediy~onu|defte~her|degerin netlerinle|deger~bir
-18|degil dort|degil~bitir|degil~yarin|degisim|degisir.|degistirmiyorsa|degis~bu|degis~gerek|demed~anliy|demis~soz
-18|denem~da|denem~goste|denem~misin|deney~goste|dengel*|derke~bakis|dersim*|derst~baska|derst~bir|derst~degil
-18|destanda|destanda kahraman|de~bak|de~cemiy|de~olmus|de~sayma|dide*|didem|didem madak|didem~madak|diksiy*|dilegin
-18|diliyl*|diliyle|dinle~olur|disipl*|disi~varli|diye dusunuyorsun|diye~bilme|dogrud*|dogrudan|doldu~en|doldu~sonra
-18|doneml*|donersin|donun~bile|dort say|dort~hic|dort~odaci|dort~say|durabi*|duran bir|duran~arkad|duruml*|dusuncesi
-18|dusun~zorla|duydugunu|duygu~o|duymasi|duymasi gereken|ediyorsa bunu|ediyo~bunu|ekleyeyim|ekleyeyim.|ekmek
-18|eksen~bak|eksi~carpi|elinden gelen|elinin altinda|eller~sinav|elli|en~basla|en~cunku|en~deger|en~saat|en~tanir
-18|eserleri|eski notlarini|eski~notla|espr*|evde ya|evdek~bilme|evde~yalni|evrens*|ezberlemek yerine|fark~cumle
-18|fark~yoksa|fen bilimlerinde|fen icin|fen~icin|fiil*|fikret|fizik~birim|fonks~degis|forget~tired|forget~you-did
-18|franke*|frankenstein|garsonun|garsonun agzinda|garso~agzin|gecemem|gecen~anlat|gecer~dogru|geldik*|geldi~telef
-18|gelen~kesme|geliyorsa onu|genis zaman|genis~zaman|geome~ucgen|gercekten ogrenmek|gerce~hayat|gerce~ogren
-18|gerek~hazir|gerek~ister|gerek~seni|gerek~soyle|gerek~yeter|geri kalan|geri~her|geri~kalma|gevs*|gibi olur
-18|gibi~makin|gidemeyecek|gidemeyecek kadar|gidem~kadar|giden|gider~diye|gidiy~bir|giris~guclu|girme~da|gitme~sonra
-18|gittiginde|giys*|gizli~sakla|gordugu|gore baban|gorev~bir|gore~baban|gormemis|gormesi|gorundugu|gorunuyor
-18|gorun~icin|gorus.|gorus~da|goz rengi|gozyasim yok|goz~rengi|grafik*|grub*|gucu bulmussun|gucu~bulmu|guldu~bir
-18|gunde bir|gune birak|gunun en|gunun~en|gunu~sonra|gun~plan|guven~yerde|guzel~benze|guzel~ne|haber~et|hafifler.
-18|hafta dene|hafta~grafi|hafta~hala|hafta~saat|hafta~sinif|hakli~ona|halan|halit ziya|halit~ziya|hangi gun
-18|hangi~adimi|hangi~oldug|harit~yerle|hatan~kendi|hayal kirikligi|hayat~daha|hayv*|hayvan*|hazirlayabiliriz
-18|hazirlayabiliriz.|hazirligin parcasi|hazir~parca|hedef~degil|hedef~duzen|hedef~uzak|help~body|hep~yerde
-18|herke~istiy|her~geri|her~kahva|her~kucuk|her~oneml|her~son|her~yakin|hesab~ister|hic~anlat|hipota*|hisse~senin
-18|hizlaninca|hizla~beden|hocan~ister|hoslandigin cocuk|hosla~cocuk|hucre~kromo|human~erase|hurr*|hurrem|icin birkac
-18|icin kelime|icin yol|icin~an|icin~birka|icin~gun|icin~kart|icin~kendi|icin~kulla|icin~oneri|icin~sozel|icin~topla
-18|iki oturum|iki sayfa|iki secenek|ikinci soruda|ikinc~eksi|ikinc~sonra|ikinc~ucunc|ikiye bol|ikiye~bol|iki~eder
-18|iki~kural|iki~secen|iki~sey|ilgis~bir|ilk gune|ilk~gune|ilk~uc|ilk~unite|insan disi|insan~disi|insan~ici
-18|insan~olur|insan~varli|inter~payla|ipucu vereyim|ipucu~verey|iron*|isigi yak|isine yarayacak|islem~yalni|islem~yap
-18|islerini|isted~ama|isted~yaz|istekl*|istemeye|istemiyor|istem~okulu|istem~utani|istersen bu|ister~kelim|ittiha*
-18|ittihat|ittihat ve|ittih~gizli|ittih~terak|ittih~ve|iyi~birka|iyi~bu|iyi~dinle|iyi~gelir|iyi~goste|iyi~var|i~bir
-18|kac~oldug|kac~ona|kadar~basin|kadar~bir|kadar~duzen|kadar~masad|kadar~uykus|kadar~yapti|kadar~yaziy|kadin~sirri
-18|kahva~atlam|kahva~zaman|kalabalik bir|kalan her|kalan~hafta|kalan~her|kalbin hizli|kalbin yapisini|kalbi~adren
-18|kalbi~beden|kalbi~diye|kalbi~yapis|kaldigin yer|kaldigin yerden|kaldi~burad|kalsan|kanit olabilir|kani~organ
-18|kantin*|kantinde|kanund*|kanunda|kanuni|kapatinca ise|kapat~kimse|karistirmissin.|karsi~cikti|kasi~kirpi
-18|katil~insan|kayar.|kaydirma yapma|kaydi~yapma|kaygiy*|kayna~kulla|kays cole|kays~adi|kays~cole|kedin~hasta|keli*
-18|kendi~ekle|kendi~not|kendi~veriy|kim ozledi|kimi~araya|kimse~bakmi|kimse~hak|kim~kim|kim~nasil|kim~olabi|kim~ozled
-18|kirikligi|kisisel bilgilerini|kisiy~konus|kisi~icin|kiss~lesson|kitapla karsilastir|kitap~daha|kitap~gelis
-18|kizar~dusun|kizg*|kizgi~da|kolay degil|kombin*|kompo~icin|kompo~tasla|konu var|konud~cok|konud~soyle|konud~yuzde
-18|konusamam.|konusamiyorsan birine|konustugun biri|konus~fikir|konus~rehbe|konus~sonra|konus~yetis|konuy~gibi
-18|konuy~on|konu~biter|konu~yalni|korku~bekle|korumaya|kosul|koyma~senin|koy~dikka|kucuk~parca|kurma|kurmak*
-18|kurum~adlar|kutlu~yok|lesson~come2|love~understand|madak|madde~degil|makinenin insan|mantik.|masand*|masanda
-18|masaya koy|matem~fonks|matris*|mayis~cikti|mayozd*|mayozda|mecl*|mecnun olur|mecnu~ilahi|mecnu~olur|mecnu~tanim
-18|mekani*|merkezi|mesaj~bekle|metre~saniy|mi~rehbe|muzik~dagit|nasil gecti|ne ala|needless~help|netle
-18|netlerinle olculmez|net~hesap|ne~ala|ne~birka|ne~diye|ne~her|ne~hicbi|ne~neye|noktalamayi|noone~cry|not cikarirken
-18|not~I-do|not~angry|not~cikar|not~erase|nufu*|odac*|odacik*|odana~kimse|odayi|odevi~tasla|odevi~yazma|odys*|odysse*
-18|odysseus|odyss~bekle|ogluna|ogrenciler|ogren~de|ogren~ne|ogretir|ogretmenine danis|ogret~duymu|ogret~gordu
-18|ogret~kitab|ogret~nered|ogret~ugra|ogret~yonle|okudu~oldug|okula gidemeyecek|okula~kadar|okuld~de|okul~kurs
-18|okumaya|olan~bir|olasilikla|oldug~gorur|oldug~istiy|olduysa|olman~kusur|olsam~birak|olsun~yok|olunc~oluyo
-18|olurs~112|olur~baska|olur~kal|oluyorsa|oluyo~da|ol~anlat|ona~dusun|ona~kiziy|once ekrani|once sekli|once su
-18|once~gun|once~tekra|on~ama|on~gun|on~yuru|orada kendi|orada~kendi|oran oranti|oranti|oteki~daha|oturdugun
-18|oturma bir|oturm~ver|ozel~gelen|ozel~kesme|ozledi|ozledi.|ozlem~cocuk|ozlem~da|ozlem~yok|o~dakik|o~kalma|o~olurs
-18|o~sey|paragraf cozmek|parag~cozme|parag~yerin|pazar~sali|pene*|penelo*|penelope|penel~bekle|penel~odyss|penel~yil
-18|penel~yirmi|plani~var|pomo*|pomodo*|pomodoro|prens~birak|program~erase|progr~buna|progr~kiril|progr~olmaz
-18|psiko~anlat|rahat konustugun|saat beste|saat uyku|saati~kadar|saatte|saatt~az|saatt~gerek|saat~uyku|sabah~dakik
-18|sahip|sahney*|sair sensiz|sair~abart|sair~sensi|sair~sevgi|sair~yasay|sakincasi yok|sali~ve|sams*|samsun
-18|sana cevaplari|sana geri|sana~cikmi|sana~duzen|sana~ediyo|sana~ettiy|sana~ipucu|sana~sucun|sana~yap|saniy~ver
-18|sapa*|sartre|savasildi|savasildi.|sayfayi kapatinca|sayfa~ise|sayiyi|secret~come2|sefer|selfProgram~leave|sen test
-18|sende oyle|senden bunu|sende~kucuk|sende~uc|seni yarim|seni~ic|seni~sevmi|sen~kitap|sen~kulla|sen~vazge|sen~yapac
-18|serinl*|sessi~yoksa|sevdi~dinle|sevgilinin cefasindan|sevgi~sikay|sevindim bunu|sevin~bunu|sey yap|sey~ogret
-18|sey~sinav|sey~zaman|sifreleme|sifre~hesab|sikma|simdi soru|simdi~uc|simy*|sina|sinav yaklasinca|sinava gec
-18|sinava hazirligin|sinavin nasil|sinav~bitir|sinav~donus|sinav~gece|sinav~kalma|sinav~parca|sinav~yeni|sinav~yerin
-18|siraladin|siraladin.|siral~bir|sird*|sirlarini|sivil~sikma|sohbetleri|sol karincik|soldan|solukl*|solun~birak
-18|someone~someone|someone~tell|sonrasinda|sonra~altin|sonra~bakma|sonra~dene|sonra~gecel|sonra~gorme|sonra~hata
-18|sonra~ikinc|sonra~ister|sonra~koy|sonra~olur|sonra~veril|sonra~yanli|sonuc ne|sonuc~deger|sonuc~guzel|sonuc~olurs
-18|sonun~mecnu|sonun~olsun|sonun~tanim|sonu~olsun|son~deger|son~dort|son~gunu|son~yeni|son~zaman|sorari*|sorarim
-18|sormak seni|soru cozerken|sorud~ne|sorularina|sorun~adim|sorusunun|sorusunun cevabi|soruyu kendi|soruy~bu|soru~mu
-18|soru~seni|soru~yanli|soyle~ve|sozcu~zamir|sozun~birin|soz~guven|stay~tell|stoa*|stoaci*|stoacilar
-18|student_said~rememb|suct*|suctur|sureya|surumu*|surumum|surumum var|susma~senin|su~insan|su~ister|su~koy|tablol*
-18|takildigin yeri|takil~yeri|taniy~daha|taniy~iyi|taniy~sadec|tarafi da|tarihi|tarih~ve|tarti~bir|tatil~bayra
-18|tehli~hemen|telef~bunu|telef~uyu|telgr~hamdi|tell~cry|temizlenen|temizlenen kan|temiz~doner|tempo~hafta|terakk*
-18|terakki|terak~bir|terak~gizli|tesekkur|tesek~guzel|test~bir|tevf*|tevfik|tevfik fikret|tevfi~fikre|teyze~ya
-18|teyze~yaz|tip~biyol|topla~durum|turda~nokta|turun~bir|tut her|tutor1~cry|tutor1~selfProgram|tut~her|ucunc~kalma
-18|ucunc~var|uc~basin|ufak|ulasil*|understand~daily|unutmamak|ustl*|ustte~altta|usuyor*|uygul~isine|uyku sirasinda
-18|uyku~siras|uyumam acikmam|uzaga~bak|uzgun~cok|uzun~tek|vakti~bir|varm*|var~misin|ve ciddiye|ve her|ve terakki
-18|ve uyu|verdigim|verebilecek biri|vereb~biri|verilir|verilir.|veril~kenar|veril~yazal|veriy~ara|verme~dinle
-18|verme~yalni|ve~bak|ve~et|ve~goste|ve~ilisk|ve~one|ve~terak|ve~uyu|ve~yapti|video~soru|virgul|yakinm*|yakin~anlat
-18|yalniz kalmam|yalnizlik degil|yalni~at|yalni~guven|yalni~sunu|yalni~yalni|yalni~yukse|yaninda duran|yanin~duran
-18|yanin~oturm|yani~degil|yanli~cozum|yanli~da|yanli~her|yap sonra|yapmalisin|yapmalisin.|yapma~yapma|yapmis.|yapti.
-18|yarayacak|yarim~saatl|yarin~et|yarisindan azini|yaris~azini|yasala*|yas~bir|yatak|yatak~annen|yatma~ekran
-18|yaz senin|yazdi.|yazdi~dogru|yazdi~oldug|yazdi~ve|yazilmis.|yazin~oluyo|yaz~arasi|yaz~kendi|yaz~senin|yaz~yerin
-18|ya~konus|ya~okulu|ya~sey|ya~var|yedi~bucuk|yedi~iki|yemeg~ayarl|yemek yedikten|yerde misin|yerden devam
-18|yerde~misin|yere~et|yerine gecemem|yerin~arasi|yerin~dakik|yerin~degis|yerin~gecem|yeterlik|yetiskin bilmeli
-18|yetiskin de|yetiskinle|yillarca saklar|yirmi~bekle|yoklama|yok~o|yonlendirebilir|yonlendirebilir.|you-if~love
-18|you-if~stay|yuklem kim|yukleme|yukle~kim|yukle~ozled|yumusak bir|yumus~bir|yurtta nobetci|yurtt~nobet|yurtt~ogret
-18|yuzde~cumle|yuzde~kalma|yuzde~var|y~degis|zarar~varsa|zaten yaptigin|zekay~seni|zorunda da|zor~bunu|zor~ikinc
-18|zor~koy
-19|*afir|*ama|*anki|*bere|*cak|*clik|*cmaz|*cut|*etik|*gula|*iki.|*kaci|*kat|*kri|*loma|*m.|*mlar|*mlen|*ndi|*nen.
-19|*ngin|*nri|*odik|*ogla|*oma|*ordu|*osu|*saha|*sans|*seri|*smek|*tani|*usan|*x.|183 de|22|I-be~you-if|I-did~warn
-19|I-had~study|I~we|^attigin|^beseri|^birinde|^cevabini|^dinlenme|^essiz|^evde|^gercekten|^gule|^hatirliyorum
-19|^ikisinin|^kalabalik|^kalem|^karakterin|^kardesini|^kendimi|^manyetik|^masallah|^mecnun|^mitoz|^motivasyon
-19|^normalde|^ozel|^sarilamam|^sevgilinle|^sifreleme|^sozcugu|^turkcede|^utanma|^utanman|^vucudunu|^vurma|^yanitini
-19|^yazdigini|acik soruyorum|acikl~degil|acik~soruy|acild~112|acilmi*|acilmis|acisini|acma yarin|acma~devam
-19|acma~yarin|ac~calis|ad ver|adini ve|adi~da|ad~ver|agladim der|aglad~der|ailen~bes|ailen~dakik|ailen~her
-19|ailen~onems|ailen~siber|akcigerde|akcig~temiz|akil yurutme|akil~yurut|aksam~kutla|aksam~tekra|alarmd*|alirsin.
-19|alist~ve|alsi*|alsin|alta yaz|alta~yaz|alt~yaz|al~yaz|ama guvenligin|ama~birli|ama~hic|ama~kisi|ama~olsun
-19|ama~sevgi|ama~tehli|ama~ye|an kendine|anda~bu|anlama|anlamadan|anlam~turev|anlata*|anlatimi izlemek|anlat~benze
-19|anlat~buyuk|anlat~sinif|anneni ozlemen|annen~notla|annen~onu|an~kendi|araniz*|aran~anlat|aran~ona|arasi~kaybo
-19|arka arkaya|arkad~dinle|arkad~hediy|arkad~karsi|arkad~zorun|arkaya|arka~arkay|ask cogu|atan|aya~benze|ayin~bir
-19|ayirirken|aynada|ayni gun|ayni sonucu|ayni~buldu|ayni~demek|ayni~kalk|ayril~ders|az~isare|baban~ya|babas~kiska
-19|bagiri*|bagir~seni|bakilm*|bana~112|bana~canin|bana~dogru|bana~iki|bana~istiy|bankas*|basin~agir|basin~cozdu
-19|baskasinin|baska~davra|baska~karar|baska~o|baska~seydi|baslamissin|bas~bes|bedens*|bedensel|bekle~bu|bekle~cozum
-19|bekle~kos|belirsizlik|belki~yan|ben soruyu|bende~ama|benim~fikir|beni~gecme|beni~sesle|beni~yazdi|bensi~benim
-19|ben~acikm|ben~elekt|ben~nefes|ben~olaca|ben~sevem|ben~tarih|bese|beseri|beseri ask|beser~ask|best~I-be|best~feel
-19|best~lonely|bes~kolay|bes~sorul|bes~verey|beyin~tutam|bildi~onlar|bile sen|bile yaninda|bile~olunc|bilgiyle
-19|bilgi~vereb|bilgi~yapac|bilmesi gerek|bilmeyen|bilme~sozcu|bir aksam|bir bolumu|bir bot|bir ipucu|bir parca
-19|bir sey|bir yerden|birak~ailen|birak~en|birak~yeter|biraz~ara|birike*|biriken|birim~isare|biri~sevgi
-19|birlikte kuralim|birli~calis|birli~kural|birli~yazal|bir~basli|bir~bot|bir~bu|bir~butun|bir~cozme|bir~duyam
-19|bir~erken|bir~es|bir~gotur|bir~gunun|bir~okumu|bir~sildi|bir~son|bir~uygun|bir~yasar|bos arkadaslarinla|bos gelmis
-19|bosuna degil|bosun~degil|bos~gelmi|boyle~bildi|boyle~davra|boyle~konus|boyle~yetis|bu duyguyu|bu karari
-19|bugun~annen|bugun~fizik|bugun~oldug|bugun~yanli|bugun~yap|buluyo*|buna~katil|bunu dayina|bunu mudur|bunu onunla
-19|bunu yazman|bunun~var|bunu~etmen|bunu~kazan|bunu~olsun|bunu~onunl|buyuklerin|buyumu*|buyumus|bu~bilgi|bu~buyuk
-19|bu~ciz|bu~felse|bu~karsi|bu~olgun|bu~parca|bu~sen|bu~son|bu~sorma|bu~uykus|bu~yapac|bu~yeni|calis~calis
-19|calis~gayet|calis~kaldi|calis~sana|calis~ugras|cana*|canin~verme|cayi|cekiliyorum|cekiliyorum.|cevir~yirmi|cika*
-19|cikabiliyorsan|cikarirken|cikarken kendine|cikar~kendi|cism*|cocuk~isi|cocuk~ve|coga*|cogu~gider|cogu~sakla
-19|cok~guclu|cok~oyle|cok~zorla|cole~mecnu|come2~lesson|cozulmesi|coz~sonra|cumartesi sabahi|cumle yaz|cumlen
-19|cumle~sana|cumle~yukle|cunku seni|da ogretmenine|daha~onu|daha~sec|daily~human|danis~bunun|danis~icin|da~arasi
-19|da~sorul|da~yaz|da~yazil|de is|de yalniz|deden~etmis|defteri tut|defte~hafta|defte~tut|deger~bu|deger~gerek
-19|degil ki|degil~devam|degil~ne|degil~veriy|degil~yanli|degil~yapma|demedim|denemende|denem~coz|denem~satir
-19|deneyinde|deny~afraid|deny~we-let|ders arasinda|derse hic|derse~bakma|derse~hic|dersinde de|derst~yerde|ders~bos
-19|de~cekin|de~gerek|de~gorme|de~ise|de~parag|de~parca|de~sevin|de~tarih|dilimi*|dil~alir|dil~kelim|dinlenmek de
-19|dinlenmis|dinle~calis|dinle~fark|dinle~iyi|diploma|diye dusunmussun|diyenlere|diye~ayri|diye~senin|diye~var
-19|diye~yasam|diyor~ne|dogrusu|dogum gunun|dokto~danis|dokun~ve|dort~var|durmadan|durum~dokto|dusunuyorsun ama
-19|duygularin|duygu~herke|duyma~ara|duzenine|edilmek|ekleyebilirsin|ekleyebilirsin.|eksik~kapat|en buyuk|en yorucu
-19|en~oneml|en~rahat|en~yoruc|erase~lesson|eski~duzen|eski~fotog|esyala*|etkil~bir|etmen~cok|evden~cok|evde~seni
-19|evi~arama|evleri*|evlerini|fark etmen|fark~eder|fark~etmen|fazla~var|feel~angry|felse~felse|fiil~fiil|fiil~ve
-19|fikri|formu~topla|fotog~gelir|fuzuli gazelinde|gazeld*|gazelde|gecen~bu|gecen~ogren|gece~bana|gecmi~bu|gecmi~icin
-19|geldi~birak|gelen~ogren|gelir~ikinc|geliy~kulla|gelme~degil|gelme~gorme|gerce~tutma|gerek~dusun|geri cekiliyorum
-19|geri~istem|gibi~yaz|gideceksin.|gidiy~bu|gidiy~devam|gitme~plani|gitmis.|gorebilirsin|gorebilirsin.|gore~degis
-19|gore~gore|gormemek|gorunmez.|gorusme|gorusuruz iyi|gorus~o|gostermez.|goste~iyi|gozet~soyle|grafigini|gulunu
-19|gun ayir|gun bir|gun ders|gunde yirmi|gunde~blok|gunde~cok|gunde~yirmi|gune birakma|gunun kutlu|gunun~bugun
-19|gun~ayir|gun~hem|gun~varsa|guvenme|guven~insan|guven~simdi|hafifler|hafta~deney|hafta~hedef|hafta~olurs
-19|hafta~rehbe|hafta~tam|hala~bir|haline|halin~gore|hangil*|hangi~gun|happy~noone|happy~stay|haritayi soracagim
-19|harit~sorac|hatirliyorum|hayat~icind|hazir~devam|hazir~ederi|hazir~ne|heart~I-am|hedef~mi|hedef~uc|help~sad
-19|hemen~goste|hepsi~ayni|her ayrintiyi|her okun|her zamanki|herke~da|herke~gelme|her~ayrin|her~denem|her~okun
-19|her~oturd|hic bakmadan|hitabi|hormonu|hosca~bol|hosca~sans|human~lesson|hung*|icin formulu|icind~soyle|icind~ve
-19|icin~acele|icin~ayir|icin~gunce|icin~mola|icin~oneml|icin~tasla|iki laf|iki turlu|iki.|ikinci gorev|ikinc~anlat
-19|ikinc~bakar|ikinc~gorev|ikinc~satir|iki~cozum|iki~et|iki~kuvve|iki~laf|iki~turlu|iki~yarim|iki~yaziy|ile~anlat
-19|ile~bolum|ile~carpi|ile~degis|ile~karsi|ile~o|ile~tek|ilk~ve|indire*|insanla|insan~an|insan~sinif|insan~takli
-19|inti*|ipucu vermeden|ipucunu guncelledim|ipucunu paylastim|ipucunu verip|ipucu~cekil|ipucu~dene|ipucu~geri
-19|ipucu~gunce|ipucu~verip|ipucu~verme|isaret.|isigi~yak|isi~sicak|isted~konus|isteye*|istiyo*|is~ne|is~seni|iyi~acik
-19|iyi~kim|iyi~kulla|iyi~vakit|jealous~you-do|kacinan|kacirmissin.|kacmaz|kacmaz.|kadari yeter|kadar~eksik
-19|kadar~hesap|kadar~kadar|kadar~ve|kahra~annes|kahvaltida peynir|kahva~peyni|kalacagin|kalac~saatl|kalan iki
-19|kalbi~biliy|kaldi ne|kaldi~ama|kalem~koy|kalma~degil|kalma~istiy|kalma~iyi|kalp*|kami*|kamisl*|kamisliktan
-19|kan~doner|kapatmadan|kapatmadan once|kapat~bilgi|kapat~ise|kapid~bekli|kararin.|karar~acele|kardesinle ayni
-19|karen~toplu|karisim|kavg*|kavra~bir|kaybetmek istemiyorsun|kaybe~istem|kazan~dusun|kelim~o|kendinle.|kendi~bekle
-19|kendi~ve|kesil~ve|kez~de|kime~anlat|kimine|kimin~kimin|kimlerin|kimle~konus|kimle~var|kimli~belge|kimli~hazir
-19|kimse~gordu|kimse~kal|kimse~ya|kimya~yanli|kirk~soru|kirmizilar|kisa tekrarlari|kisa~yapay|kisi bile|kisi bunu
-19|kisi sana|kiside|kisi~dur|kisi~olunc|kiskanclik|kiska~seni|kitap~bu|kiyas~kendi|kizma~korku|ki~duzen
-19|knownot~you-do|kocun~seni|kodlama|kolaylastirir|kolaylastirir.|kompo~konu|konuda kesin|konuda sana|konud~daha
-19|konud~sana|konulari|konul~liste|konus~bugun|konus~cunku|konus~kalsi|konuy~yeter|konu~bitti|kopeg~hatir|kosmayi
-19|kosma~sevgi|kotu sir|kotu~sir|koydug*|kucuk~adim|kucuk~gulun|kucuk~sehir|kucultur|kucultur.|kulak tikaci|kulak~ise
-19|kulak~tikac|kulla~huzur|kulla~iyi|kulupler|kulup~ogret|kuma*|kumas|kumas~anney|kurk~efend|kurk~raif|kurman
-19|kuruldu.|laf et|laf~et|leave2~tired|leave~family1|lesson~help|lisans|liste~asagi|lonely~tired|love~come2|love~deny
-19|love~program|love~tellnot|m.|madonna raif|madon~efend|madon~raif|mahk*|manti~gorun|manto~efend|manto~raif|manyetik
-19|marry~rememb|masall*|masallah|masal~hizin|masal~vardi|matem~dakik|merak~hangi|mesaji birlikte|mesaj~bakar
-19|mesaj~birli|mesne~da|metninde|meyh*|meyhan*|meyhane|mi diye|misafir|misin.|miss~help|mitozd*|mitozda|mi~sey|muda*
-19|mula*|mulaka*|mutlu olur|mutlu~olur|mu~bak|my~I-do|my~tell|nasil olur|nasil~gizli|nasil~olur|nedenl*|neden~soyle
-19|nedir bilmem|nedir~bilme|netin~de|neti~kendi|net~da|net~daha|ne~gelec|ne~gorur|ne~gun|ne~hesap|nihal babasini
-19|nokta~gelir|normalde|norma~gun|norma~her|not~heart|not~home1|numar~gerek|o uc|oda arkadasinla|oda~anlas|odem*
-19|odevle*|ogret~cekin|ogret~gorus|ogret~hemsi|okudu~roman|okulda rehberlik|okuma~parca|okun|olan~ogren|olara~yaz
-19|olasi~var|olculmez.|oldug~goruy|oldug~nasil|olmad~bana|olmad~konud|olmas~sonra|olmuyo*|olurs~ogret|olurs~yalni
-19|ona~mutlu|once~adini|once~birak|once~isinm|once~kez|once~kur|once~ona|once~sekli|once~ver|onlar~cok|onu~dinle
-19|onu~korku|on~calis|on~kez|on~parag|on~yok|orada~bir|orada~sey|orhan~duygu|otur biraz|otur~biraz|ozel~ve|ozetini
-19|ozeti~iki|ozled~beri|ozlem~cok|o~zarar|o~zorla|padisaha|parantez|parent~I-did|parent~best|parent~life|payda~sonra
-19|pazarl*|pazarlik|pazar~turev|periyodik|periy~tablo|plani~bugun|prens gulunu|prens~gulun|prens~vardi|program~need
-19|progr~duyam|progr~kalbi|progr~o|progr~sevgi|psikolojik|quote~I-am|rahat~cok|rahat~ediyo|rehbe~bugun|rehbe~ister
-19|rehbe~iyi|saatte kalk|saatt~kalk|sabah~bos|sag karinciga|sahibi*|saklam*|saklama|sakla~degil|sana bos|sana durust
-19|sanatinda|sana~bunu|sana~hayat|sana~kiric|sana~parag|sana~sesle|sana~yapti|sana~yetme|satir inceledim|satir satir
-19|satir~de|satir~incel|satir~neden|sayfalik|sayfa~solun|sayilmaz|sayisaldan|sayis~icin|secimi*|secmen|sekiz saat
-19|semb*|sembol*|sen at|sen yazdin|sende~yolu|seni rahatsiz|senin olsun|senin~acele|senin~formu|senin~gorme
-19|senin~gunce|senin~ihtiy|senin~kelim|senin~yukse|seni~huzur|seni~kos|seni~taniy|seni~uzman|sen~at|sen~hic|serin
-19|serin~olur|sevdi~sey|seven insanlar|seven~var|sevgi~abart|sevgi~diye|sevgi~yarin|sevgi~yuz|sevil~seni
-19|sey yasamiyorum|sey yolunda|sey~calis|sey~herke|sey~yap|sifat~tamla|sifi*|siiri~okudu|sikici|silme~kanit
-19|simdi~birak|simdi~x|sinav gunune|sinav~gec|sinav~gunun|sinav~verme|sinif~ama|sinif~etmis|siralayalim|siralayalim.
-19|siral~bak|sira~de|sir~sir|sohbe~robot|soluna|someone~study|sonra birlikte|sonra da|sonra kendini|sonra~birbi
-19|sonra~boyle|sonra~cikti|sonra~gor|sonra~hisse|sonra~kitap|sonra~norma|sonra~soyle|sonra~yardi|sonra~zaman
-19|sonuc~haber|sonuc~kitap|son~ana|son~blogu|soray~mi|soray~var|sormu~yapay|sorud~once|sorul~cevab|sorun~cozum
-19|soruy~sorma|soru~banka|soru~bilme|soru~sayis|soylediginde|soyle~112|soyle~onu|soyle~rahat|soz|sozcukler
-19|sozcu~gelir|sozcu~iyeli|sozcu~koku|sozun~dinle|sozu~dinle|stay~secret|sunu~var|surey~azalt|susmak seni|susma~seni
-19|su~hangi|taklid*|taklidi|takli~istem|takli~yapma|tamamlamaya|tamam~o|tanr*|tanri|taraf~hakli|tarihe gore
-19|tarih~gore|tat|tavl*|tavla|teklif ettiyse|tekli~ettiy|tekrar var|tekrarlari|tekra~yap|tek~soruy|telef~dikka
-19|tellnot~program|tellnot~selfProgram|tell~miss|tembe~degil|tepkis*|terk~bir|ters cevir|testi makinenin|teyze~sana
-19|tikaci|topla~kac|toprak|tura|turevini|turund*|tutama*|tutam~tutma|tuvalete git|uc konuyu|ucuncu tura|ucunc~degil
-19|ucunc~hafta|ucunc~karsi|ucunc~kaybo|ucunc~tura|uc~ayni|uc~dogru|uc~konuy|ugras~sonun|um|understand~rememb|unutma
-19|uretim|usul*|utanman|uygula|uygula.|uykun~az|uymazs*|uymazsa|uyuma~acikm|uzaklastirir.|uzereydim onu|uzere~onu
-19|uzere~sildi|uzun~bakis|uzun~ver|varsa~yanin|ve insan|ve oteki|verilenleri|verip geri|verip~cekil|verip~geri
-19|verme~dene|ve~112|ve~aksam|ve~cikar|ve~evde|ve~her|ve~kapat|ve~karsi|ve~sabah|video~izlem|vucudunu|vucut|x.|yak
-19|yalni~kaldi|yalni~kelim|yaninda olunca|yanin~ac|yanin~olunc|yanitini|yanit~dogru|yanit~onu|yapabilir.|yapab~kitab
-19|yapalim sen|yapal~ben|yapal~sen|yapay~anlat|yapay~asik|yapmaktan|yapma~dusun|yaptigin bir|yaptigina|yaran~kaniy
-19|yardi~bildi|yarin nasil|yarin~gece|yarin~hazir|yarin~son|yaris~iki|yazab~insan|yazars*|yazdigini|yazdi~arkas
-19|yazdi~ister|yazilmistir|yazilmistir.|yaziyorsa|yaziyorsun|yazma~sildi|yazma~yeter|yazmi~bunu|yemed~yazdi
-19|yemeg~soru|yeni~kitap|yerde~basla|yere~bes|yerine o|yeter~duzen|yetis~bunu|yil~daha|yil~gece|yine 112|yoksa~ara
-19|yok~anlad|yok~yalni|yol~var|you-do~study|you-if~tell|yumusatalim|yuz vermez|yuzde~bu|yuzde~cok|yuzde~kiril
-19|yuzde~yirmi|yuzu aya|yuzund*|yuzunden|yuzu~aya|yuzu~benze|zaman zaman|zamanki|zaman~anlam|zaman~buna|zarf fiil
-19|zarf~fiil|zaten~bir|zayiflik degil|zayif~en|zekay~anlat|zekay~asik|zorla~anlat
-20|*11.|*adro|*agor|*ajin|*arin|*asor|*bada|*buna|*cme|*eden|*eles|*fere|*fiyi|*gor|*gsin|*hine|*hmin|*iken|*iydi
-20|*iyi.|*kuk|*lidi|*msuz|*nada|*nsen|*ria|*rita|*rmus|*ruyu|*smaz|*sunu|*taya|*tep|*tki|*tte.|*ulla|*uyse|*vam.
-20|*vana|*vga|*yen.|*yli|*zda|*zeyi|*zgar|11.|112~araya|183~de|3 10|3~10|3~5|I-do~home1|I-do~teacher|I-not~my|^aday
-20|^almancada|^aristoteles|^asik|^belli|^bilerek|^birinden|^bolum|^cantani|^da|^dedenle|^dinliyorum|^dizesinde
-20|^duygum|^fatih|^hidrojen|^ilki|^internette|^isi|^istedigin|^kapakciklar|^kompozisyon|^korktugun|^koyunu|^kromozom
-20|^mustafa|^notunu|^oksitosin|^ozet|^padisah|^puan|^sakli|^sevgilin|^sezar|^yks|^yuzde|ablan~bir|ablan~sor|aciklar
-20|aciklar.|acikl~yapma|acikta|acikt~kalma|acil~durum|aclik|adini~verme|adini~yaz|adlarinin|adlar~ekler|adren~atisi
-20|adresini paylasma|ad~degil|aferi~kendi|afraid~tellnot|agit*|ailen~aksam|ailen~biri|ailen~guzel|ailen~rehbe
-20|ailen~vakit|ailen~ya|ailesi*|aklin~gelen|aksam plani|aksam~annen|aksam~plani|alacag*|alismak|almanc*|almancada
-20|ama~ayril|ama~oneri|ama~yaz|ama~yok|an evde|angry~tell|anlaminda|anlat~iki|anlat~izlem|anlat~kompo|anlat~tehli
-20|anlat~vedal|annene ver|annen~basin|annen~biraz|annen~birli|annen~duyar|annen~gozun|annen~kizsa|annen~su
-20|annen~taniy|annen~zor|anney~degil|antla~osman|aracim|aramak iyi|arama~bir|ara~onlar|aris*|aristo*|aristoteles
-20|arist~dostl|arist~erdem|arkadasinla birlikte|arkad~bahse|arkad~biraz|arkad~calis|arkad~ders|arkad~guzel
-20|arkad~tutam|arkad~yapab|arkasina bakinca|arkas~bakin|artars*|artarsa|artik~tek|asik veysel|asik~bunda|asik~topra
-20|asik~veyse|ask~kisi|asli~kerem|ates|atlama.|attigini|avog*|avogad*|avogadro|avoga~sayis|avuc|ayarl~bu|ayarl~senin
-20|ayin sonunda|ayin~sonun|ayir~o|ayrilir.|ay~bak|azdi*|babanin sozu|baban~bir|baban~duyma|baban~sakin|baban~sozu
-20|baban~yazmi|bagimsiz|baglid*|bakinca eurydike|bakin~euryd|bakma~misin|bakma~yenid|bakma~yukle|bakmiyor|bana~diye
-20|bana~olman|barism*|basin~gecme|basin~konu|basin~ve|baska~hemen|basla~o|basli~uzun|basli~yaz|beden~kendi
-20|beden~pompa|bekle~der|bekle~karsi|belirsiz bir|belir~bagla|belki~aksam|belki~onu|benim~beden|benim~yasan
-20|beni~derke|ben~birka|ben~gibi|ben~ibare|ben~tek|ben~yetis|bes~hepsi|bes~say|beyin~ogren|bilmek.|bir alarm
-20|bir aracim|bir hedef|bir isin|bir kitapla|bir ozelligim|bir saati|bir telefon|bir uzmanin|birak~anlam|birak~kaldi
-20|biraz~gerek|birde~cevap|birinden hoslanmak|birin~arasi|birin~hosla|birin~karsi|birin~yuz|birin~yuze
-20|birisi internetten|biris~inter|biris~sana|birka~bakar|birli~gecir|birli~hazir|bir~112|bir~bil|bir~bir|bir~deney
-20|bir~devam|bir~dikme|bir~dostl|bir~eksig|bir~fazla|bir~gelmi|bir~gitme|bir~incel|bir~kotu|bir~kurmu|bir~mu
-20|bir~olabi|bir~olman|bir~saati|bir~sehir|bir~verme|bir~yapma|bir~yasad|bir~yaz|bir~yokla|bir~yumus|bitis|bitmis
-20|blogunu|bogulu*|bogulur|bogulur.|boleli*|bolelim|bolelim.|bols*|bolsev*|bolsevikler|bolse~acikl|bolum~dersl
-20|bos~verme|boyun~boyle|bu haftaki|bu uc|bu yalnizlik|bugun goster|bugun yaz|bugun~yuzde|buna gore|buna~gore
-20|bunu ablana|bunu babana|bunu ilk|bunu ne|bunu soyle|bunu~bes|bunu~cesar|bunu~guven|bunu~ilk|buyuk bir|bu~anlas
-20|bu~bak|bu~birle|bu~daha|bu~degis|bu~deme|bu~farkl|bu~geri|bu~kaygi|bu~kose|bu~ogren|bu~on|bu~oneml|bu~ver
-20|cagiriyorsa|calisarak|calisman|calis~burad|calis~gecir|calis~gun|calis~ortam|calis~soru|canini sikmis|canin~sikmi
-20|carpi~yani|cekme~edeme|cekme~konuy|cekme~yardi|cevab~mi|cevap~bakma|cevap~ureti|cikab~bir|cikark*|cikarken
-20|cikmadan|cikmiy*|cizmed*|cizmeden|cocuk~on|cok uzgunsun|cok~yuk|come2~knownot|come2~mine|courtesy~human
-20|courtesy~understand|cozme~ister|cry~you-did|cunku~bekle|cunku~insan|da oldu|daha cabuk|daha~cabuk|daha~ekley
-20|daha~yavas|daily~understand|dakikada|dakik~tekra|dar bir|darling~warn|dar~bir|da~hakli|da~hic|da~kaldi|da~kural
-20|da~oldu|de soylemeni|de yalnizca|de zaman|dedenle|defte~tutul|degil~olabi|degis~degis|degsin|deneme|denemeye kadar
-20|denetl*|deneyim|dengeyi|deny~happy|deny~understand|derse~yetis|dersh~bende|dersleri|dersl~mezun|ders~da|ders~icin
-20|desta~kahra|devam.|de~danis|de~defte|de~ekle|de~is|de~sende|de~ugra|de~verdi|dikka~bu|dikm*|diler~seni|dinle~aksam
-20|disin~birak|diye~bozul|diyor~bunu|diyor~soyle|dizeyi|dogru~yapti|dogu anadolu|dogu~anado|dokto~yardi|donem~basla
-20|donunce yorgun|donun~ders|donun~olaca|donun~soruy|donusur.|dost degil|dost~degil|durmad*|duruy~gece|dusun~cogu
-20|dusun~cunku|dusun~sorul|dusun~uykus|duyd*|duydum bugun|duydu~bugun|duydu~cok|duygu~anlat|duygu~bakal|duygu~kalip
-20|duyma~insan|duyma~var|duzelttin|duzelttin.|edemem ama|edeme~ama|edeme~anlat|edeme~konuy|edilir|edilme
-20|edilme korkusu|edilme*|edilm~de|edilm~korku|ekran~oturu|eksenl*|eksik~konun|elektronlar|eleman*|elemani|elemen*
-20|emegi~bu|en~birin|en~buyuk|en~isted|erase~human|erase~program|esi fatma|esitli*|esi~fatma|esi~hanim|esi~olumu
-20|et bakalim|ettim sonucu|ettim~sonuc|et~bakal|evdek~bir|evdek~soyle|evi~hafta|ezberleme|eziye~da|farkini
-20|fatma hanim|fatma~hanim|fatma~olumu|fazil inda|fazil~inda|feel~needless|forget~leave|fotog~zorun|fotosentezi
-20|gazelinde|gecel~anlat|gecen|gecen yil|geceni*|gecenin|gecen~yil|gecer~da|gece~icin|gecir~sana|gectim|gelen bir
-20|gelen ekleri|gelenlere|gelir~kimse|gelme~uzulm|gelme~yenid|gerce~kac|gerek~dinle|gerek~gibi|gerid~kaldi|geriy~pek
-20|geri~kacma|gibi~olur|gibi~zorun|gider~icim|girdigini|gireme*|giris~bir|gitme~bunu|gitme~isted|gitmi~ona|gitti~beri
-20|git~soru|gizli~biri|gizli~osman|gonderdiysen|gonde~bakal|goremem.|gorev.|gore~cocuk|gore~on|gorme~agir|gorme~de
-20|gorme~gozun|gorun~ben|gorus~iyi|gorus~senin|gosterecegim.|gozum~yok|gozunu korkutmasin|gozun~korku|gozun~uzaga
-20|grubuna|gucu|gun boyu|gun daha|gunde~bir|gunde~calis|gunde~fazla|gunduz gelenlere|gundu~daha|gundu~gelen
-20|gunle~gorus|gunun~blogu|gunu~bir|gun~anlat|gun~boyu|gun~gecir|gun~girme|gun~gordu|gun~kez|gun~seyle|gun~verdi
-20|gurul~odakl|guven~iyi|guven~yetis|haftadan|hafta~ogren|hafta~on|hafta~orada|hafta~tek|hakki~bu|halan~bir
-20|halk hikayesi|hamit esi|hamit~esi|hamit~fatma|hamit~hanim|hangi uc|hangi~icin|hangi~neden|hangi~sen|hangi~uc
-20|hanim~olumu|harita|hasta~bir|hayir~bana|hekime gorun|herke~anlad|herke~ayni|herke~onlar|her~adimi|her~alta
-20|heyec~ama|hissedilir|hissedilir.|hisse~seni|hizla~terle|hiz~probl|hocan da|home*|hukuk|human~afraid|icin kendini
-20|icin~cuma|icin~goste|icin~olan|icin~once|icin~son|icin~uzgun|ihtima*|iki farkli|ikincide|ikinc~basla|iki~hangi
-20|iki~icind|iki~sonra|ile~kerem|ilk~hangi|ilk~konul|ilk~koyma|inanmak|inda|insan~olaca|internetten sana|ipucunu not
-20|ipucu~ettim|ipucu~not|isikta|isikt~bir|isim fiil|isim~fiil|isle|isleni*|istiar*|istia~dusun|is~degil|iyi~aksam
-20|iyi~burad|iyi~ederi|i~yasak|jealous~jealous|kac~konus|kadar oturma|kadar tekrar|kadar~gerce|kadar~yerin
-20|kafan~karis|kagid~katla|kagid~telef|kalan bir|kalan~da|kalan~iki|kalki~saati|kalma~arkad|kalp~terle|kalsin diye
-20|kalsi~diye|kanit~olabi|kapakciklar|kapak~geri|kapak~kacma|kapat~beni|kapat~birin|karar~ben|karde~kiska
-20|karistiriyorsa|karis~soru|kavga|kaybetmezsin|kaybetmezsin.|kaynak buldum|kayna~buldu|kayna~de|kayna~iyi|kays~mecnu
-20|kendi~durus|kendi~evde|kendi~mu|kendi~sayil|kerem~kerem|kime anlatabilirsin|kimli~suyun|kimse~gerek|kimse~ustun
-20|kirginligini|kirmi~mavi|kirmi~top|kirmi~var|kirmi~yesil|kisiy~degil|kisiy~zorun|kisi~alisi|kiska~kotu|kiska~yapma
-20|kiss~help|kitap~karsi|kitap~sinav|kiz diyor|kizsa~bile|klasor|kolay~yuzde|kola~gibi|konul~gibi|konus~ozled
-20|konus~silme|konus~yaz|konu~rahat|kopya~edeme|kopya~ogret|kopya~yardi|korkutmasin.|kosma~bir|koyaca*|koyma~degil
-20|koyunu|kucuks*|kucukse|kulakciga doner|kulak~doner|kusur~yenid|kusur~yukle|kuvve~olara|kuyr*|kuzenlerle|lamba
-20|leave~best|lesson~afraid|lesson~leave|life~lesson|liste~degis|liste~gonde|liste~yanin|lonely~you-did|lutfe~112
-20|lutfe~ve|madde|mant*|maria|mavi top|mavi~top|mavi~var|mayoz~hucre|mektuplarinda|memnu~yasak|merak~sonuc|mesajin
-20|mesajinda|mi bir|miss~feel|mitoz|mukem~degil|nasil gittigini|nazim~bicim|necip~inda|neden~yaz|needless~I-not
-20|need~daily|nefes~verme|neyin~anlat|ne~ayni|nihal~kiska|nisan~hukuk|noone~love|not alma|notlarini yazdim
-20|notla~yazdi|not~alma|numaram var|numar~payla|o arasin|o sozu|odandaki|oda~konus|ogrencilerin|ogrenirsen
-20|ogren~hangi|ogren~yarin|ogretmenini|ogret~boyle|ogret~dinle|ogret~ilk|ogret~sorma|ogret~yonte|okudu~gordu|okudu~uc
-20|okulla|okuma~istey|olac*|olacagim|olacaksin ilk|olaca~ilk|olani~anlat|olan~kendi|olarak gorulur|olculd*|olgu*
-20|olman~anlam|olmaz ama|olmaz~ama|olmaz~sen|olumsuz|olurs~kural|olur~sadec|oluyorsan|once sonra|oncek~gorem
-20|oncek~misin|once~acikl|once~bir|once~devam|once~okuma|once~tahmi|once~vucud|ondan~ayril|ondan~once|oneml~sey
-20|onu~arama|on~bucuk|orada~cikar|oranin|oraya~gitme|ornek verebilirsin|ornek~vereb|osman~payla|oyle~olur|oyle~ozell
-20|ozelligim|ozelligim yok|ozell~yok|ozeti~okudu|ozlem~diye|o~asik|o~devam|o~kendi|o~saatt|o~sozu|o~verir|padis~kimse
-20|panik~ve|paragraf|paragrafta yazar|parag~uzun|parag~yazar|parca~bol|parent~warn|paylas*|peynir yumurta|peyni~yumur
-20|pisa*|pisago*|pisagor|plani~gore|prensi*|program~help|psiko~ugra|quote~best|rahatlatacaksa|rahat~yapti|rehbe~bu
-20|rehbe~eder|rehbe~ilk|repli~sadel|return~study|robot diyor|ruzgar|saati~var|saatt~saatt|saat~gun|saat~icin|sabah
-20|sabah~aklin|sad|sadaka*|sadakat|sadece cevaplari|sadece.|sadec~dusun|sadec~yetis|sagli~bir|sakla~yaziy|salgi~hizla
-20|salgi~kalp|sana sadece|sana~ayirm|sana~sevgi|sayil~mi|sayis~bir|sefere|sekiz~iki|selfProgram~stay|sen doldur
-20|seni gormuyor|seni rahatlatacaksa|senin~anlat|senin~etmed|senin~not|seni~bunu|seni~der|seni~karsi|seni~liste
-20|seni~seni|seni~sevgi|sen~ogren|sen~sinav|sen~tehli|sen~yorum|severs*|sever~koyma|sevgili|sevgi~denet|sevme~anlam
-20|sevme~gelme|sey kaybetmezsin|seyi~yaz|sey~iyi|sey~oluyo|sezar sifresinde|sezar~uc|siber~sucla|sifre~uc|siir~icin
-20|sikmis|sikmis.|silebilirsin bu|sileb~bu|sileb~senin|simdi istersen|simdi~ister|sinavin sonucu|sinav~denk
-20|sinav~sorar|sinav~sorul|sinif~sana|sohbe~sakla|sol tarafta|sol~doner|son on|sonra gelir|sonra yeni|sonra~agir
-20|sonra~arayi|sonra~bolum|sonra~doner|sonra~eksik|sonra~mutfa|sonra~olmad|sonra~senin|sonra~yeni|sonu bir
-20|sonuc~anlat|sonuc~netle|son~denem|son~gun|sormam|soru bunu|sorular|sorulardan|soruluk|sorul~cevap|sorul~et
-20|sorul~yapma|soruyu bir|soruy~basin|soruy~birde|soruy~coz|soruy~cozdu|soruy~daha|soruy~olara|soru~bunu|soru~yazil
-20|soyler.|soyleyebilir|soyle~birli|soyle~bolum|soyle~gozle|soyle~liste|soyle~sakla|soyu*|soz seni|sozd*|sozel~basla
-20|sozel~manti|sozel~sayis|sozle~degil|stay~courtesy|stay~lesson|suclar|sure~yetmi|surmus|surum|surum numaram
-20|surum~numar|sutuna|tahmin|tamam~calis|tanzimat romaninda|tanzi~roman|taraf~degil|taraf~zorun|tasiy~basin|tava*
-20|tavana|teacher~cry|teacher~tired|teda*|tehlikeye|tehli~bir|tek~aklin|tek~yaz|telafiyi|telefonsuz
-20|telefonunu karistiriyorsa|telef~kapal|telef~onunl|tenef~sor|terci~rehbe|terk edilme|terk~korku|tersi.|ters~cevir
-20|testi~insan|testi~makin|teyze~bir|teyze~komsu|tilki ise|tilki~ise|tipi*|tired~erase|top var|toparlar|toparlar.
-20|topr*|topraktir|top~var|torbad*|torbada|torba~kirmi|torba~mavi|torba~top|turda don|turing testi|turin~testi
-20|turkc~parag|uc dort|uc kaynak|uc~adini|uc~bol|uc~buldu|uc~dort|uc~gordu|uc~kayna|uc~ne|uc~yapti|ureme hucreleri
-20|usle*|usler|uykun~son|uyuman daha|uyuma~iyi|uzak~gorun|uzerinden|uzmani*|uzmanin|uzulme*|uzulm~da|uzulm~icin
-20|uzulu~birak|uzun~anlat|var ona|varsa bir|varsa~git|var~anlat|vatandaslikta|vazge~icin|verdi~suclu|vereb~bir
-20|veriy~bir|vermemis|vermeyi|verme~bu|veyse~topra|ve~ailen|ve~dusun|ve~gorme|vucud~seni|vuran~biri|wait~needless
-20|wait~study|wait~without|write~family1|write~help|write~me2|yalnizca bir|yalnizligi|yalni~acikl|yalni~cumle
-20|yalni~der|yalni~icin|yalni~kalab|yanil~kontr|yanin~otura|yanin~ve|yani~10|yanlisin vardi|yanli~tut|yanli~vardi
-20|yap ben|yapay zekaya|yap~ben|yardi~konuy|yarin~bir|yarin~oldug|yarisma|yarist*|yaris~mi|yasim~numar|yasti~bir
-20|yas~takvi|yatag~calis|yatiyo*|yaz bana|yazac~birli|yazar~birak|yazar~hisse|yazar~soyle|yazdi~acele|yazdi~dusun
-20|yaziyor.|yaziy~gun|yazmi~beni|yaz~bana|yaz~bildi|ya~gunle|yedikt*|yedikten|yemeg~saati|yemek yemek|yemekt*
-20|yemekten|yemek~bu|yemek~yedik|yemek~yemek|yeniden yukler|yenid~gonde|yenid~yukle|yeni~bilgi|yeni~bir|yeni~rahat
-20|yerine uyuman|yerin~bes|yerin~uyuma|yetmez bir|yilin~mi|yok surum|yok~numar|yon|yoneti*|yon~degis|yorgu~ilk
-20|yoruldun|yorulmam cunku|yorulmam.|yorul~cunku|you-if~write|you~tired|yukler misin|yukle~misin|yumurta ekmek
-20|yumur~ekmek|yurtt~arkad|yurtt~oda|yuruyusten|yuzden bir|yuzden o|yuzde~birin|yuzde~o|yuzde~oneml|yuzu|yuzun~dusun
-20|zaman~bak|zaman~daha|zaman~konus|zekaya|zinc*|zincir*|zorlandigin|zorla~soyle|zor~ogret
-21|*20.|*agiz|*asa|*blet|*bunu|*cen|*def.|*defe|*dike|*elin|*enin|*ese|*fada|*fasi|*gil.|*giz|*glu|*gram|*hlul|*iste
-21|*keye|*kina|*kit|*kiya|*lans|*lay.|*lem.|*lgen|*lsan|*med|*miyi|*mrul|*nege|*nna|*o.|*oglu|*onna|*pler|*posu|*ram.
-21|*ruk|*rul|*ruz.|*sesi|*taj.|*tolu|*ulu.|*urca|*ure.|*yama|20.|58 alinca|58~alinc|58~bana|I-had~I-did|I-not~I-am
-21|^asal|^askla|^ayri|^ayriliktan|^babaannen|^birisi|^biyolojide|^bizden|^boynun|^bunu|^calisma|^cay|^cikarken|^divan
-21|^dogru|^gelismede|^hayirsa|^kapiyi|^konusacak|^konusmaya|^kurk|^madam|^melatonin|^odul|^psikoloji|^raif|^sirada
-21|^soylemek|^soz|^uyumak|^vampirin|^yaprak|^yontem|^zorbalik|ablan~okul|acik birakma|aci~gerce|acmadan once
-21|acmad~ona|acmad~once|ac~bekle|aferi~bu|ailen~goreb|ailen~senin|ailen~serbe|ailen~sonra|akcig~atard|aksam~baban
-21|aksam~gordu|alabilirsin|alabilirsin.|alarm~kurma|alinca bana|alinc~bana|alirsi*|alirsin|alman~yardi|ama konuyu
-21|ama~duzen|ama~konuy|ama~yolla|ambu*|ambula*|ambulans|angry~sad|angry~student_said|anlamak.|anlatici seni|anlatimim
-21|anlatisin cok|anlat~birak|anlat~diye|annem|annen~gibi|annen~kaybe|annen~oldug|annen~seviy|annen~yalni|anti*
-21|an~evde|arami~bir|aran nasil|arayal*|arayalim|arkadaslarin sana|arkad~ayir|arkad~bekle|arkad~bende|arkad~canin
-21|arkad~davra|arkad~deste|arkad~sey|arkas~euryd|arkas~kalp|arkas~yitir|artis~geliy|asik~mumku|asil derdin|asil~derdi
-21|asil~sure|askl*|askla|ask~aklin|atesi~gorun|attig~fotog|avan*|avanta*|avantaj|avantaj.|ay baska|ayarlama
-21|ayarlama enstitusu|ayarl~ensti|ayirt|ayna|ayni~ama|ayni~farkl|ayni~hem|ayriliktan|ayriliktan sonra|ayrilir|az~iki
-21|az~yazar|baban~ac|baban~yeni|babasi|bag enerjisi|baglaclari|bakan bir|bakan~bir|bakmis*|bakmissin|bams*|bamsi
-21|bamsi beyrek|bamsi~beyre|bana anlattigini|bana~birak|bana~yok|bardag*|barda~sonra|basin~gecir|basin~senin
-21|baska~harca|baslayalim.|basla~fark|basla~on|bayramda ders|bazen~de|bazi~kisil|bedenim olmadigi|beden~icin|behl*
-21|behlul|beklemiyorum|beklen*|bekle~de|bekle~var|bekli~yok|ben anlarim|ben karsilik|beni ne|benim~ama|benim~birak
-21|benim~buyuk|benim~diye|beni~yazmi|bensi~bunu|benzer.|ben~ailen|ben~cunku|ben~devam|ben~dokto|ben~git|ben~ya
-21|ben~yemeg|bes yanlisin|bes~vardi|bezle|bezle~basti|bildirim vereyim|bildi~gibi|bildi~verey|bilin~onu|bilme~birak
-21|bilmiyorsan.|bir bezle|bir cevre|bir kulube|bir sir|bir yarim|birak o|birakmali|birak~kalsi|birak~yalva
-21|birbi~ceker|biri bu|birin~ve|birisi|biri~ediyo|birlikte bakalim|bir~alirs|bir~ayira|bir~basti|bir~beyit|bir~bezle
-21|bir~dogru|bir~kahva|bir~kalmi|bir~oncek|bir~paket|bir~seffa|bir~seyde|bir~sonuc|bir~sorar|bir~takvi|bitin~kendi
-21|bitti~bir|bobre~kani|bobre~suzer|bolu~bolu|bos biraktigin|boslu~ve|bovar~okudu|bovar~roman|boyama|boyle bir
-21|boynun tutulduysa|bozabi*|bozabilirsin|bugun test|bugun~da|bugun~gecir|bugun~insan|bugun~kendi|bugun~vakit
-21|bulunur ve|bulun~ve|bunla~gonde|bunu~arami|burada hekime|burad~hekim|burad~iyi|butun~bagla|buyuye*|buyuyen
-21|bu~birli|bu~bolum|bu~hesab|bu~is|bu~isare|bu~kucul|bu~pazar|bu~sesle|bu~seviy|bu~yetis|cagir~o|calisan biri
-21|calisilmaz|calisilmaz.|cata*|catall*|cay~kendi|cesu*|cesurc*|cesurca|cevab~bir|cevap c|cevre~mi|cikinc*|cikinca
-21|cikin~bir|cikti|cocuk~anila|cok onemli|cok uzgunum|cok yerindeydi|cok~kulla|come2~I-be|come2~tellnot
-21|courtesy~tired|cozmeden|cozum~dogru|cumle~bunla|cumle~ezber|da ekleyelim|da hic|dagi~deler|daha anlatir|daha~alirs
-21|daha~gecer|daha~gerek|dakik~verme|dakik~yeter|da~birli|da~bozab|da~dokto|da~durum|da~sinav|da~sor|de de|de soyle
-21|degil herkes|degil.|degil~sorma|degil~ver|degistirdim.|deli dumrul|deli~canin|deli~dumru|demek~dogru|demek~kolay
-21|denem~bitti|derd*|derdin sure|derdi~sure|derin~mi|derse~bir|dersh~de|dersl~kaygi|ders~arasi|devam ederiz
-21|deyimi sir|deyim~sir|deyim~tutma|de~butun|de~gecir|de~kabul|de~oyle|de~sorun|diks*|dinlendir|dinlendir.|dinler ona
-21|dinle~git|dinle~ona|disin~sabah|diyet|diye~anlas|dokt*|dokto~da|dokumu|donmen guzel|donme~guzel|dordu|dordun*
-21|dordu~basla|dort~yazdi|dumr*|dumrul|dumru~canin|duran~bir|durduy*|duruyor|dusun~acik|dusun~defte|dusun~ne
-21|duvara as|duvar~as|duyar~korku|duzeltmek|duzel~yanli|duzenli.|eden~bir|ederiz.|eders~112|egilim*|ekleri|ekleyelim.
-21|ekran~goz|enst*|enstit*|enstitusu|eser|esli*|etme.|etmis~seni|ettim~denem|ettim~gecti|eury*|eurydi*|eurydike
-21|euryd~yitir|evden|evde~birin|evde~ya|eve~istem|evlendirilir|ev~daha|fark edersin|farklidir|farklidir kendini
-21|feel~courtesy|fiili|forget~forget|fotografini kimseye|fotog~iyi|gecey~basin|gecey~tek|gece~cumle|gece~guven
-21|gecmi~silme|gecsin.|geldi~anlat|geldi~hangi|gelen~ekler|gelen~seyi|gelince televizyonu|gelin~acmad|gelin~ona
-21|gelin~once|gelin~telev|gelismede|genel.|gerce~anlam|gerce~su|gerek~burad|gerek~degil|gerek~sen|geri~degil
-21|geri~guzel|geri~kalan|geri~verey|geri~zorun|gibi dusunebilirsin|gibi gelebilir|gibi sozler|gibi~de|gibi~geleb
-21|gibi~kalab|gidiyormussun|gidiyorsa|gidiy~sey|girmez|git bu|git dinlen|gitmen beni|gitme~beni|gitme~ogret|gittigin
-21|gitti~cok|gitti~mi|git~bu|git~dinle|gizli~arasi|gordu~soruy|gore~sevgi|gorun~saatl|gorus~yaz|gosterirler
-21|gosterirler.|guce*|gucles*|guler.|gunun isi|gunune denk|gunun~bir|gunun~denk|gunun~nasil|gunun~ne|gunun~saati
-21|gunu~o|gun~da|gun~gorun|gun~panik|gun~tekra|gun~uc|gun~vermi|gurult*|gurultuden|guvenligin soz|guven~konus
-21|guven~soz|guven~var|guzelm*|guzelmis|guzelmis.|hadi~dinle|hafta herkes|haftay*|hafta~ayni|hafta~iste|hafta~iyi
-21|hafta~sonra|hangi~kadar|hangi~kim|hangi~tarih|hanim|haritayi cizdim|harit~cizdi|hatasi yaptim|hatas~yapti
-21|hatir~demek|hayir ben|hayirsa da|hayir~gerek|hazir misin|hazir~misin|heart~return|hedef.|hedefe|hems*|hemsir*
-21|hemsiresine bugun|hemsi~bugun|herke~sir|her~donem|hesab~ayarl|hesap~ve|hocan~daha|hosla~kisiy|hucred*|hucre~kalit
-21|human~heart|huzurs*|icecek*|icin kucuk|icinin|icin~araya|icin~endis|icin~olabi|iki ay|iki karincik|iki kulakcik
-21|ikinci yazilisindan|ikinciye|ikinc~58|ikinc~alinc|ikinc~bana|ikinc~ben|ikinc~sorud|iki~artir|iki~ay|iki~birde
-21|iki~karin|iki~kimse|iki~kulak|iki~test|ilerleme.|ile~bir|ile~birbi|ile~kisa|ile~mesne|ilk~hedef|ilk~herke|inanma*
-21|insan~sanir|insan~var|insan~yuzde|ise~var|isi~degis|islem~alt|islem~alta|istati*|istedigim|istegin|isteyen biri
-21|istey~biri|istey~guven|istey~istat|iyi geliyor|iyi.|iyi~bugun|iyi~gitti|iyi~olasi|jealous~deny|kac~daha|kadar agir
-21|kadar~agir|kadar~dikka|kadar~ediyo|kadar~kim|kadar~oturm|kadar~zaten|kahve~basla|kahve~ic|kahve~su|kaldigini
-21|kaldiy*|kalma~kalma|kalma~zorun|kani suzer|kani~suzer|kapakciktan|kapak~karin|kapatmak|kapat~once|karan~dusun
-21|karar~etme|karde~ayni|karisan|karistirmissin|karis~ikinc|karni~agri|kaybin*|kaydi~mi|kays~leyla
-21|kelime bulamiyorsan|kendinle ilgili|kendi~gel|kendi~ilgil|kez daha|kez yazdin|kilavuzuna|kilav~bak|kimin~secme
-21|kimler*|kimse bana|kimse senden|kirli kan|kisaca ozetleyeyim|kiside*|kisiden|kisil~sinif|kisiy~de|kisi~simdi
-21|kisi~suc|kiskanamam|kiskanamam.|kitab~ogret|kizar~ama|kizini|ki~dogru|kodla~kaydi|kolum|kompozisyonu|konul~bitme
-21|konusacak kelime|konusmak zorsa|konusuysa|konus~bulam|konus~ihtiy|konus~kelim|konus~zorsa|konuyu bastan|konu~var
-21|kopeg~kaybe|kopekt*|kopekten|kopek~korka|korkt~anliy|korkutmus|kotu~gelir|kotu~goste|kromo~mayoz|kulakcik
-21|kulak~iki|kurallarinda|kurk|kurk mantolu|kurk~madon|kurk~manto|lesson~wait|leyla~evlen|lgs yeni|lgs~nesil
-21|liste~ayir|liste~yazma|lonely~I-do|madam|madam bovary|madam~okudu|madam~roman|mado*|madonn*|madonna|mahrem*
-21|makinelerin|makin~hisse|manda~redde|mantol*|mantolu|mantolu madonna|manto~madon|marry~home1|marry~human|marry~sad
-21|masal~kimse|masal~seni|masan~et|maymun*|maymu~anney|me2~cry|melato*|melatonin|melatonin karanlikta|melat~karan
-21|merak~denem|merak~gecti|mermiy*|mermiyi|mesaj~da|mesaj~yenid|miss~tellnot|muzik~calis|narkissos kendi|nasil~mi
-21|nasil~yazar|nedenini de|needless~daily|need~lesson|nefesini yavaslat|nefes~ver|nefes~yavas|neyi~istiy|ne~korku
-21|ne~verdi|nobe*|noone~quote|notlarini yazarim|notla~yazar|notun~gunu|not~someone|not~tellnot|o.|obur gun|obur~gun
-21|odada~yanin|ogeler*|ogren~bana|ogren~biri|ogren~bu|ogretmenine yaz|ogret~demis|ogret~dogru|ogret~kimse|okudugu
-21|okudu~asil|okudu~derdi|okudu~sure|okuld~mi|okuld~ve|okulun ikinci|okulu~58|okulu~alinc|okulu~bana|okulu~ikinc
-21|okulu~yazil|okul~bugun|okul~o|okuya~yok|olanlardan|olanl~biri|olanl~degil|olmad~degil|olmas~seni|olmazsin.
-21|olmaz~beni|olsam~turkc|olusuy*|olusuyor|ona~diye|ona~yardi|ona~yaz|once kisa|once yanlis|once~anlad|once~deney
-21|once~sorul|ondan~dinle|ondan~sonra|only~I-had|onun~da|onu~ekley|on~altis|on~tekra|ordu|ornegi gordum|orneg~gordu
-21|orpheus arkasina|orphe~arkas|orphe~euryd|otobus*|ovgu|oyna*|ozeti sectim|ozeti~secti|ozled~diyor|o~bekle|o~birin
-21|o~konud|o~ozluy|o~uc|o~zor|paragraf daha|parag~daha|parca degisimi|parca~degis|paylasma|paylasmakta
-21|paylasmakta serbestsin|payla~serbe|pazar~carsa|pekistirme|peki~ne|prens seni|prensesi|progr~ama|promise~love
-21|prova~icin|psiko~istat|psiko~istey|quote~deny|rahatlatir.|rahat~cozum|rahat~gibi|raif~bir|reddedildi|reddedildi.
-21|return~deny|robot~bir|romanda|roman~akimi|roman~benim|roman~kadar|roman~kimse|saate bakma|saati~kac
-21|saatleri ayarlama|saatleri buldum|saatl~buldu|saatl~ensti|saatt~ayni|saat~on|saat~soyle|sabahi icin|sabah~her
-21|sabah~sey|sabah~zaman|sada*|sadik kal|sadik~kal|sad~rememb|saglikli|sag~anlat|sahnesi|saklayamam.|sakla~guven
-21|sana kelime|sana~dediy|sana~kelim|sana~sorac|sana~soruy|sana~takti|sayfada|sectim.|sende~sana|seni korkutuyor
-21|seni oradan|senin de|senin iyi|senin~cizdi|senin~cozdu|senin~endis|senin~ise|senin~kalab|senin~mutlu|seni~gunun
-21|seni~ikinc|seni~yuzde|sen~cozdu|sen~kaybo|sen~rahat|sen~soru|sen~yedin|sesin~catal|sesin~gibi|sesin~sonra
-21|sevdi~kiza|sevem~kiska|sevgi degil|sevgi~icin|sevgi~sabah|seviyor gibi|seviy~simdi|sey ne|sey soyle|sey yapmayalim
-21|seyi annene|seyi~yazma|sey~ac|sey~kaybe|sezar sifresini|sibe*|siber|sifresinde|sifre~sezar|sik~gorun|simdi~evde
-21|simdi~yetis|sinav yilinda|sinavd*|sinavdan onceki|sinavin var|sinavinin|sinav~anali|sinav~bir|sinav~gibi
-21|sinav~oncek|sinav~tarih|sinif~calis|sinif~de|sinir koyabilirsin|sinir~da|sinir~koyab|sirti~omuzl|sir~bir|sir~haber
-21|sohbe~payla|sonra turev|sonra~bunu|sonra~git|sonra~gorus|sonra~gun|sonra~hesap|sonra~seyle|sonra~tek|sonra~tempo
-21|sonra~ve|sonuc ayni|sonuc~net|sonu~gun|sordu~yerin|sormak*|sorud~var|sorular en|sorul~basla|sorul~sorab
-21|sorun~kayit|sorun~yaz|soruy~demek|soruy~kendi|soruy~konuy|soruy~yerin|soruy~yolda|sosyal medya|soyleyemem bu
-21|soyle~bekle|soyle~cumle|soyle~dene|soyle~der|soyluyorum bu|soylu~bunu|soz konusuysa|sozel~da|soz~bozab|soz~konus
-21|stay~afraid|stay~wait|stop2~only|study~needless|suclama.|sure.|sure~da|sure~ya|sutun|suze*|suzer|suzer.|taban puan
-21|taban~puan|tablet|tablo~sen|takil|takil~bir|tam~yerin|tanimi*|tanimiyorsan|taniti*|tanitim|tasla~birli|tehli~112
-21|tehli~ara|tekrar koydum|tek~gecir|tek~yanli|telefonda|telef~seni|televizyonu|televizyonu acmadan|telev~acmad
-21|telev~ona|telev~once|tellnot~I|tellnot~student_said|tembellik|temiz~basti|temiz~bezle|temiz~dakik|temposu
-21|testi istemiyorum|testi~demed|testi~ertel|testi~istem|testi~yarin|teyzen okul|teyze~da|teyze~demis|teyze~okul
-21|teyze~var|thanks_to~my|topragin|toprak*|turlerini|tutmak demek|tutma~demek|tutma~kacir|tutor1|uc~bul|uc~yeter
-21|understand~miss|understand~you-if|united*|unitede|unutma diye|unutm~olabi|usuy*|utanac*|utana~bir|utana~sey
-21|utana~yok|uyanam*|uyku~sinav|uyuyu~calis|uzgunsun.|uzuld~mi|uzun~acikl|uzun~parag|vakit|vamp*|vampir*|vampirin
-21|var onlara|var~gibi|ve gece|verd*|verem~senin|veren~kisi|veril~sorul|verme~verir|ve~ayirm|ve~der|ve~gelme|ve~gerek
-21|ve~haber|ve~isted|ve~kadar|ve~oku|ve~okumu|ve~oldug|ve~ve|we-let~need|write~I-do|yakin arkadasinla|yakinsan
-21|yakin~sicak|yakisa*|yakisan|yalan~yerin|yalnizca sen|yalni~telef|yani|yanin~boyam|yanlis anlamis|yanlis yapmis
-21|yanli~var|yapilir.|yapmami istiyorsun|yapmayalim|yapma~et|yapma~iste|yapma~sana|yaprak|yaprak dokumu|yapra~dokum
-21|yapt*|yarin~birak|yarin~dakik|yarin~secti|yasad~anlat|yasam~istem|yatma~bir|yavaslat|yazdigini goster|yazdin once
-21|yazdi~biliy|yazdi~dikka|yazdi~kolay|yazdi~once|yazilisindan|yazilisindan 58|yazil~58|yazil~alinc|yazil~ama|yazman.
-21|yazma~misin|ya~baska|ya~dokto|ya~hic|ya~rehbe|ya~seni|ya~yanin|yemeg~dakik|yemek~bunu|yemek~nasil|yeni~sevme
-21|yeni~zaman|yerindeydi|yerindeydi.|yerin~daha|yer~calis|yeter|yetiskin olsun|yetis~olsun|yetis~sir|yetiyo*|yetiyor
-21|yilind*|yilinda|yillarini|yilla~soyle|yil~sinav|yine~nered|yirmi~soruy|yogun~bir|yok sarilamam|yok~dusun|yok~saril
-21|yol gosterirler|yoldan|yonte~ogret|yorumlarin|yorumunda|yoruyor|yoruyor.|you~home1|yunus emre|yunus~emre
-21|yurtt~gece|yurtt~ogren|yurtt~ve|zaman~bakma|zaman~gel|zarar~var|zari*|zayifl*|ziya|zor olan|zordur|zorlanan cok
-21|zorla~cok|zorla~konus|zor~olan
-22|*as.|*aten|*aya|*bah|*brek|*cler|*deli|*din|*ende|*etle|*gic|*hley|*holm|*igin|*imak|*kika|*lali|*ldi.|*ley|*loda
-22|*lti.|*ngic|*olm|*pina|*ranc|*raye|*rrak|*saba|*side|*sma.|*suzu|*tegi|*tuda|*uttu|*uyup|*yiya|*zmek|40 dakika
-22|40~dakik|6~yani|71|80|I-did~love|I-did~tellnot|I-do~tell|I~I-be|I~body|^alo|^anna|^bag|^basina|^benzer|^birakma
-22|^bunda|^denemeni|^dersen|^dunya|^gidersen|^gunduz|^ikisinde|^kardesinle|^kart|^kimlik|^kisisel|^matematikte|^necip
-22|^ogretmenin|^onsuz|^payda|^problemleri|^rem|^sali|^sekli|^sik|^sinir|^stockholm|^tema|^temiz|^teneffuste|^unlem
-22|^ureme|^vucudun|^yagmur|^yalniz|^yalnizlik|^yanima|^yazmak|ablan~git|acik~soyle|actig~soyle|adres~okulu
-22|afraid~daily|agir~calis|agrin|agriyorsa once|agriy~once|ahla*|ailen~istey|ailen~sorun|akcig~dolas|aklin~bugun
-22|aklin~dagit|aksam~cozme|aktari*|al silme|alarm~telef|alcak|algilar|algilar.|alin*|aliyor|altin~bana|alty*|altyaz*
-22|al~silme|ama ona|ama~bakab|ama~edeme|ama~saril|ama~senin|ama~sensi|ama~yapab|an sana|ana|anali~yapar|anali~yapma
-22|anda~mi|anlamak istiyorum|anlam~gelir|anlam~istiy|anlam~kisi|anlar~anlat|anlatirsin.|anlat~cumle|anlat~isare
-22|anlat~seni|anlat~senin|anliy~o|anna karenina|anna~karen|annen kapiyi|annene seslen|annenin sesini|annen~iyi
-22|annen~kapiy|annen~kavga|annen~konus|annen~sesin|annen~sucla|annen~zaten|anne~yakiy|an~gorun|arami~degil
-22|arasi~gelin|araya~kisiy|araya~yanin|argo~mi|artik~basin|arti~eksi|as.|asiktir.|asil~dusun|asil~soruy|ayiri~her
-22|ayirma.|ayni~arkad|ayni~basla|ayni~boyle|ayrilik bir|ayrintisi|ayt matematik|ay~bir|az~ama|az~bir|baban~ablan
-22|baban~duymu|baban~kavga|baban~senin|baban~soyle|bakari*|balikc*|bana~inanm|bana~seni|barismaniza
-22|barismaniza sevindim|baris~sevin|basin~bekle|basin~gelir|baska okula|baska~isine|baska~okula|baska~onlar|baslangic
-22|basli~iki|bas~harfl|bayramlar|bedene|bekledi|bekle~gelme|ben haritayi|ben yanlis|bence bu|bence~bu|benden hic
-22|benden uzak|bende~durma|bende~hic|bende~uzak|benim~ki|benim~vermi|beni~dedig|beni~mu|beni~ozled|benzetme cok
-22|benze~cok|ben~cevab|ben~ic|ben~koruy|ben~once|ben~onune|ben~ozley|ben~planl|ben~sensi|berr*|berrak|bes kisiden
-22|best~leave2|bes~kendi|bes~kisid|bildir.|bildirir|bildirir.|bile~olur|bile~sen|bilgi kaldi|bilmeni|bir liste
-22|bir oneri|bir orguttu|bir ses|bir silgi|bireyi|birinden|biriyl*|biriyle|biri~ailen|biri~hangi|bir~artir|bir~bunda
-22|bir~cemiy|bir~fotog|bir~gelis|bir~haber|bir~ipucu|bir~kapid|bir~kulub|bir~nesne|bir~ona|bir~orgut|bir~oyna|bir~ses
-22|bir~silgi|bir~toren|bir~yazip|bir~yemek|bir~yoktu|bitin~birak|bitirirsin|bitirirsin.|bitir~yeter|blet*|bletch*
-22|bletchley|bletchley park|bletc~park|bobrek|body~help|bolmede|bolum icin|bolum~alir|bostur|bostur.|bosun
-22|boyle devam|boyle~bir|boyle~devam|boyle~olunc|bu birkac|bu kadari|bu neti|bu paragraf|bugun cok|bugun danis
-22|bugun sadece|bugun~danis|bugun~gore|bugun~karar|bugun~kim|bugun~kisiy|bugun~sadec|bugun~yaz|bugun~yorul
-22|bulmu~almis|bulup|bulurum|bulurum.|bunlarin hepsini|bunu gormezden|bunun~bir|bunun~merak|bunun~ugras|bunu~beden
-22|bunu~insan|bunu~konus|burad~yanin|buray~lutfe|butun bedene|butun~beden|butun~hayat|bu~acini|bu~donus|bu~korum
-22|bu~kutla|bu~masay|bu~olmay|bu~sonuc|bu~vakit|cagir.|calismak verimli|calisti.|calis~da|calis~diye|calis~gelme
-22|calis~masay|canim|carpinca|carsa~perse|cevap~deger|cikardim cumartesi|cikar~bos|cikar~cumar|cikin~git|cikma~icin
-22|cizdi~sonra|cizelim.|cizer~gec|cocukken usurdum|cocuk~usurd|cogr*|cograf*|cok~benim|cok~okulu|cok~uc|cok~yoruy
-22|cok~yukse|come2~feel|courtesy~leave|courtesy~sad|cozdu~soru|cozersin|cozum~hazir|cry~daily|cumar~bos|cumlede
-22|cumleler|cumleyle basla|cumle~cevir|cumle~gelec|cumle~ogele|cunku~daha|da fark|da gosterebilirsin|dakika
-22|dakika kendin|dayan~yanin|da~kiska|da~olara|da~olurs|deden~sana|dedig~verdi|defte~buyuk|degi*|degil yardim|degildi
-22|degilim ama|degil~bir|degil~danis|degil~her|degil~ogret|degil~once|degil~seni|demek cok|demek~asil|demek~cok
-22|denem~gorme|denem~tek|dengey*|denir~boyle|denk~gelir|deny~I-do|deny~home1|deri dokunmayi|deri~algil|deri~dokun
-22|ders calismak|ders konusunda|ders programini|ders~dusun|ders~yardi|devam~ama|devam~o|devam~once|de~canin|de~koyar
-22|de~onune|de~sag|de~siray|de~uykun|de~zaman|dire*|diye dusunme|diyecegim.|diye~gecmi|diye~mesaj|diye~yaz
-22|diyorsun ki|dna|dogru anlamak|dogru olani|dogru~kodu|dogru~olani|doktoruna bugun|dokto~bugun|dokun~algil
-22|doldurmaya|donemi|donus~bir|dosyay*|dosyayi|dund*|dunya savasi|dunya~savas|durum~senin|dusu*|dusun~anlat
-22|dusun~soyle|dus~erken|dus~uyku|duyab~kendi|duyma~degil|duyma~simdi|duzel~olabi|duzenini|edebi~ama|edebi~birin
-22|edebi~once|ediyor.|ekran~kapan|ekran~silme|elind~sey|elin~gitme|enigm~bletc|enigm~park|en~anini|en~ihtim|en~karis
-22|en~yerin|erase~you-if|erken uyku|erken~calis|erken~uyku|erteleme|eserle*|eskisi kadar|eskis~kadar|etme anlami
-22|etme*|evdek~de|evres~gorur|ezber~neden|fark~anlam|fazi*|fazil|feel~I|feel~afraid|fen~bilim|filmd~sen|fizikten
-22|fotog~istey|gececek|geceme*|gece~yazab|gecip|gecme~gibi|gelenl*|gelir onlar|gelir~112|gelir~gelsi|geliy~bir
-22|gelme~istem|gelme~ve|gencler|geri don|geri donmen|gerilim|geriye donuste|geri~cekil|geri~don|gezd*|gibi~bu
-22|gibi~sessi|girersen|git ye|gitme~istem|gordu~bir|gorev|gormezden gelmek|gorme~gelme|gorme~istey|gorunmek
-22|gorunuyor ama|gorun~silme|goste~sey|gozle~cikmi|gozuyl*|gozuyle|gram~kac|guclu yanin|guclu~yanin|gunde|gunde kac
-22|gunde~kac|gunlu~ait|gunlu~sana|gun~basar|gun~bekle|gun~icind|gun~unite|gurur~kendi|guzel~cikar|hafifleyebilir
-22|haftada uc|haftan zor|hafta~basla|hafta~cevir|hafta~gune|hafta~okudu|haki*|hakika*|hakikaten|hakki~yok|hala~mi
-22|halkay*|halkayi|hamit~olumu|hangi derste|hangi dersten|hangi~aksam|hangi~calis|hangi~geldi|hangi~kaldi|hangi~var
-22|harfler|hast*|hatan degil|hatan~degil|havada|hayalindeki bolumu|hayir~ben|hayir~uzun|hazirlanmak|hazir~soru
-22|hemsiresi.|her ayin|her seferinde|her seyin|her~ayin|her~bos|her~filmi|her~on|her~sefer|hesaba|hesab~guven
-22|hesap~once|hic~bugun|hisse~gerce|hizli~dogru|hocan~degil|home1~secret|hosla~ve|hucre~gelir|husn u|husn~u
-22|icin boyle|icin~izlem|icin~lazim|icin~not|icin~onere|icin~plani|icin~yarin|iki adim|iki yilin|ikimi~buldu
-22|ikimi~sonuc|ikisi~gun|iki~alarm|iki~ardin|iki~bicim|iki~gorun|iki~isi|iki~orada|iki~sadel|iki~tutar|ile necip
-22|ile~iki|ile~necip|ilisk~sakla|ilk adim|ilk bakista|ilk~bakis|ilk~gecmi|ilk~okudu|inanmadi|inanmi*|insan kalbi
-22|insanlarin yanina|insan~kalbi|insan~yanli|islemde|islemi|isleml*|islem~kaybo|ispiy~degil|ister~gel|iyi bayramlar
-22|iyi geliyorsa|iyi~bayra|iyi~oldug|izledigin|izled~video|izmir~italy|jealous~study|kadar~bak|kadar~cikar
-22|kadar~netin|kagid~kenar|kahramani seni|kahva~oturm|kalan~bir|kalbe~getir|kalbi~hizli|kaldi mi|kaldiririm
-22|kaldiririm.|kalem bir|kalem kullanmak|kalem~kulla|kalem~silgi|kalmasin|kalma~bir|kalp~akcig|kapina|kapina gelirse
-22|kapin~gelir|kapin~o|kapin~yuzde|kapi~acik|kar varmis|kararini|kareni*|karenina|karis~dusun|karsi~tablo|kar~varmi
-22|kasi yaydir|kasi~yaydi|kavgas*|kaybettin|kaybettin.|kaygi~sey|kayma|kayma yok|kayma~yok|kelim~almis|kenar~satir
-22|kendini degersiz|kendi~ayir|kendi~cizgi|kendi~dovme|kendi~tutul|kendi~zaman|kesisimi|kesisimi bostur|kesis~bostu
-22|kilm*|kimse~baban|kimse~bana|kimse~soruy|kimyada mol|kirpigi ok|kirpi~kasi|kirpi~yaydi|kisa~yazay|kisi~ikinc
-22|kiskanip|kismi~gelir|kismi~onlar|kitab~gecer|kiyafe*|kiziyo*|knownot~student_said|kocun sana|kocun~sana
-22|kompozisyonda|konu calisma|konu konu|konusman.|konusmasini|konus~anlat|konus~basla|konus~gelir|konus~gerek
-22|konus~kisi|konuy~gerek|korktugunu|korkusunu|kotu biri|kotu~biri|kotu~diye|koyari*|koyarim|koyarim.|kron*
-22|kucuk dolasim|kucuk~kac|kuculu*|kuculur|kuculur.|kullanmak|kulla~bilgi|kulla~kaldi|kulla~mi|kurmay*|kutla~yapma
-22|kutuda|leave~feel|lesson~body|lesson~deny|lesson~we-let|liste~goste|lonely~tellnot|love~secret|macin|macin~var
-22|masrafi|matr*|mektu~yazip|memle~ozlem|metin~basli|mezunlar|mi korkuyorsun|milli~ayira|miss~parent|miss~you-if
-22|mi~yenid|moral~bozul|motivasyon|mucad~ayira|muhe*|muhend*|mumkun.|muzikl*|muzikle|muzik~dinle|narki~tutul
-22|nasil gitti|nasil~hisse|nazik~bir|nazim piraye|nazim~piray|necip fazil|necip~fazil|neden~isted|nereden basliyoruz
-22|ne~misin|ne~sayfa|nihal~babas|noone~program|not birak|notla~degil|not~basla|not~birak|o gece|o okulu|odadan cik
-22|odada~cik|ogrencisin.|ogren~ay|ogren~ilk|ogret~olabi|ogret~sana|ok kasi|oklar~sen|okul var|okula|okula gidip
-22|okula~gidip|okul~da|okuma~ogren|okuyup|ok~kasi|ok~yaydi|olan~sey|olarak yalniz|olara~yalni|olcusu*|olmadigim
-22|olmad~sorul|olmak~cok|olmak~ister|olmas~var|olmas~ve|olmaz cunku|olmaz sen|olmaz~cunku|olumsuzu|olunc~insan
-22|olurla*|olurlar|olurs~ya|on kelime|ona de|ona sor|ona~donme|once bu|once gelir|once kolay|onced~o|once~harit
-22|once~kisa|once~planl|once~yazab|only.|onu ozluyorsun|onune koyarim|onune~koyar|onu~ozluy|onu~senin|on~bunla
-22|on~gibi|on~yazdi|orada~kalma|orgutt*|orguttu|ornekt*|ortak~bilgi|oyna~da|oyun*|oyunu|ozeti ozetledim|ozeti~ozetl
-22|ozetle.|ozguve*|ozguvenin|o~ailen|o~bilgi|o~birli|o~bolum|o~ediyo|o~gece|o~okulu|o~topla|o~yardi|padis~der
-22|parag~yorum|park|payi var|payi~var|payla~olur|pazar~dinle|piraye|probl~sonra|progr~cumar|rehberlige|rem~gorur
-22|rem~ise|renkli kalem|renkl~kulla|robot~sen|romanl*|ruya goruruz|ruya~gorur|ruya~ise|saate~bakma|saat~fark
-22|sabah kahvaltini|sabaha al|sabah~birak|sad~only|sad~warn|sair~derke|sakin~sonra|saklamani isteyen|sakla~istey
-22|sakla~yetis|sama*|sana bagirmis|sanatina|sana~birli|sana~kalir|sana~kizac|sana~kotu|sana~seyle|saniyede
-22|saniy~saniy|sarap|sarki~aklin|sarki~benim|sarki~kadar|satr*|satran*|satranc|sende~ol|seni taniyan|seni~araya
-22|seni~bak|seni~bicim|seni~gecir|seni~iyi|seni~tatli|seni~yildi|seni~yoruy|sen~dened|sen~kalmi|sen~verme|seslenme
-22|sessiz bir|sevdik*|sevdi~duygu|sever|sevgilin gibi|sevgi~bil|sevgi~verme|sevin~annen|sey~bende|sey~bir|sey~okuld
-22|sicak~dus|sicak~erken|sicak~uyku|siiri~kisal|sikil~bunu|siklara|silgi|simdi neredesin|simdi~kim|simdi~yarin
-22|sinav salonunda|sinav~kopar|sinif~oldug|sirayla onune|siray~koyar|siray~onune|sira~degis|sir~seni|sohbe~edebi
-22|sohbe~gizli|sohbe~sayfa|somut bir|somut~bir|son bes|son durak|sonra sinava|sonra sonucu|sonra~anlar|sonra~birli
-22|sonra~cozme|sonra~geome|sonra~sikla|sonuc~ayni|sonuc~gorme|sonuc~istem|sonuc~olsun|sonuc~payla|son~durak|son~kisal
-22|son~var|sor merak|sormadan once|sorma~kendi|soru geliyor|sorulari sirayla|sorul~en|sorul~koyar|sorul~once
-22|sorul~onune|sorul~siray|sorun~ilerl|soruyu ilk|soruy~cevap|soru~yirmi|sor~etme|sor~merak|soylemiyor|soylemiyor.
-22|soylen*|soyleyen kisi|soyle~sevme|soz soyler|sozcukleri|stay~study|stoc*|stockh*|stockholm|stock~sendr|suat ile
-22|suat~ile|suat~necip|suclan*|suku*|sureye|taban~bir|tabloda|tahtad*|takim~ne|tamam~kalsi|taneci*|tanimadigin biri
-22|tanim~biri|tarih~tanzi|tasimak|tebri~biraz|tekra~hazir|tek~arkad|tek~ki|tek~kisiy|tell~life|tell~marry
-22|tell~student_said|tema~yalni|terci~icin|tesek~sonra|tom~sen|tore*|toreni|trajed*|turkcede|turl*|turun|tuval~git
-22|u ask|uc~bir|understand~human|understand~someone|unite~ve|unlem|usum*|usurdum|uyandi*|uyumay*|uyumaya
-22|uyurken beyin|uyurk~beyin|uyuya~dinle|u~ask|vaki*|var su|varsa~simdi|var~an|vazg*|vazgec*|verilince|verir~de
-22|vermeden.|verme~git|verme~yakin|ve~anlat|ve~ayni|ve~bilmi|ve~ozell|ve~parca|videosunu|virgul*|write~needless
-22|write~stop2|yagmu~yagiy|yalni~calis|yanina yaz|yanin~alan|yanin~gitme|yanin~yanli|yanin~yuzde|yanli~duzel
-22|yanli~hesap|yap ve|yapabilir misin|yapab~kontr|yapab~misin|yapam~seni|yapar~bir|yapar~yapma|yapil~tek|yapiyorum.
-22|yapma~yanil|yap~ve|yardim alman|yardimla|yardimla hafifleyebilir|yardi~alman|yardi~sayil|yarim~saati|yarin~plan
-22|yasc*|yasca|yasca~buyuk|yatma~saat|yayd*|yaydir|yaydir.|yaz ben|yaz birlikte|yaz yaninda|yazar~diye|yazar~yarin
-22|yazay~sen|yazdi~gonde|yazdi~seyle|yazip~yazma|yaz~ben|ya~uzun|yeni konuyu|yere~altin|yetis~bugun|yetis~ihtiy
-22|yetis~yazdi|yetme~de|yirmi paragraf|yoklam*|yok~biliy|yok~demis|yok~olsun|yorumla|yorum~cok|yorum~sorul|yoruyo*
-22|you-did~feel|you-did~noone|yurt disinda|yurtt~gecmi|yurt~disin|yuva*|yuzde~bes|yuzde~bilgi|yuzde~ne|yuz~anlat
-22|zaman sorabilirsin|zaman yaz|zaman~almis|zararl*|zararli|zarar~bir|zarar~mi|zekay~sey|zor gecmis|zorlanan
-22|zorun~zor|zor~gecmi
-23|*aha|*az.|*bag.|*cide|*fer|*gry|*guye|*haki|*inla|*isla|*ize|*kici|*ktar|*lara|*les.|*lig|*log|*lumu|*nci|*ngry
-23|*nsuz|*ntaj|*nulu|*pte|*rclu|*rmi|*rsuz|*rtir|*taj|*teyi|*uld|*unku|*usa|*vada|*vini|*xam.|11|48|I-not~jealous
-23|I-will~quote|^2x|^aglayamam|^ayrildiginiz|^doktor|^duygusal|^exam|^eylul|^karacaoglan|^kopegini|^ogretmenlerine
-23|^oyleyse|^paralel|^persembe|^renkli|^siniftan|^sorusu|^tam|^yanina|^yemekle|ablan~yardi|acilir.|acinin|acmada*
-23|acmadan|adi var|adimi~ne|adim~insan|adi~var|adren~salgi|afraid|aglay~var|agzi|ailem~cok|ailende|ailen~baska
-23|ailen~de|aittir.|akcig~kan|aksama|aksamin|aksam~bak|aksam~uyuya|al alti|al sonra|alirsa*|alirsan|aliskanlik.
-23|alistirma|al~alti|al~annen|ama~arasi|ama~buyur|ama~hazir|ama~o|ama~tutul|ama~yeter|anlatsin|anlattigi|anlat~ederi
-23|anlat~geliy|annen~hemsi|annen~kim|annen~komsu|annen~psiko|antlasmalar|an~zarar|ara sira|ara ve|ara vermissin
-23|araman|arami~cekim|araya girer|araya~asik|araya~kiska|arayi~kapat|ara~sira|ara~vermi|arkadasina soz|arkad~uzakl
-23|arti~olur|asagi|asik~onu|ask bir|ask iki|ask~diye|ask~insan|ayak|aydin|ayni odada|ayni~kaldi|ayni~mi|ayrildiginiz
-23|ayt~matem|az uyku|az.|azalsi*|azalsin|azalsin.|az~bu|az~uyku|babaa~bir|babanin duymasindan|baban~deste|baban~kimse
-23|baban~olani|baban~sana|bag.|bakan|bakma.|bana anlatir|bana~aci|bana~fotog|baska~daha|baska~olaca|baska~yaris
-23|baska~yolda|bastir.|bazen~eder|bedenim ve|beden~duygu|beden~hisse|begendim.|bekleyen bir|bekle~su|belir~bir
-23|belir~degil|belki~hic|belli olur|belli~olur|ben buna|bence|bende~ediyo|beni~dakik|beni~seni|ben~anlad|besinc*
-23|besinci|best~help|best~rememb|bes~bul|beyit|bildiklerin|bildi~kadar|bilgilerini paylasma|bilgi~degis|bilgi~kaldi
-23|biliml*|bilmen|bilme~yanin|bir arkadasindan|bir cekim|bir dahaki|bir fotograf|bir ifade|bir tur|birak~bakar
-23|birak~beden|biraz~ister|birinde|birin~yerin|biri~dusun|birlikte yapalim|birli~yapal|bir~aldir|bir~cekim|bir~ciddi
-23|bir~dahak|bir~denkl|bir~ders|bir~derse|bir~don|bir~eklem|bir~hisse|bir~ifade|bir~karar|bir~kisa|bir~nokta
-23|bir~sifre|bir~sorsa|bir~ureti|bir~yerin|biyoloji|body~program|bolges*|bolgesel|bolum~incel|bolum~mezun|bolunu*
-23|bolu~yani|borclu|borclu degilsin|borcl~degil|bosk*|bosken|bos~yalni|boyle~biri|boyle~ciddi|boyle~cok|boyun~basla
-23|bozul~bozul|bozul~olur|bu iste|bu kadarini|bugun bahset|bugun ne|bugunk*|bugunku|bugun~bahse|bugun~not|bugun~once
-23|bugun~yapti|bulmak zor|bulma~zor|bulmussun.|bulus~ailen|bunl*|bunu fark|bunun~neden|bunu~buldu|bunu~dayin
-23|bunu~edeme|bunu~gelme|burad~kalma|burad~yaz|buyutur.|buzd*|buzdol*|bu~basta|bu~biraz|bu~derst|bu~iste|bu~mikta
-23|bu~yazmi|calismanin|calisti|calis~becer|calis~gelis|calis~ki|calis~ona|calis~once|cekild*|cekim var|cekim~var
-23|cekin~de|cevab~etme|cevir~cok|cikardim.|cikin~haber|cocug~soyle|cogund*|cogunda|cok kirici|cok~annen|cok~bilgi
-23|cok~gecer|cok~kiric|cok~korka|cok~topla|cole|courtesy~needless|cozum yolun|cozum~cok|cry~study|cuma~nasil
-23|cumle~basla|dagilmis|dagilmis.|daha kalici|daha*|dahaki|daha~ilerl|daha~kalic|daha~ve|daha~verir|daha~yaygi
-23|daily~only|dakika ders|dakik~kendi|damarl*|darling~cry|darling~program|darling~selfProgram|davra~bir|da~ekled
-23|da~gitme|de plani|dedigin bir|defte~bir|degerlidir|degerlidir.|deger~yitir|degil bir|degil~gel|degil~saygi
-23|degil~yuzde|degis~olur|demek isterdim|demek~icin|demek~ne|demis~olsun|deneme sonuclarini|denem~gecen|deney~ayril
-23|derdi~gibi|derse~coz|ders~bana|de~edece|de~gelme|de~icind|de~ornek|de~plani|de~tekra|de~ve|dill*|dinle~misin
-23|dinle~sozle|disla~cok|diye dusun|diye uzulme|diyec~de|diyen~hisse|diye~karsi|dogru~anlam|dogru~istiy|dogru~yanli
-23|dogum~olsun|dokto~gun|dokto~sorar|dokuz~saate|dolas~iyi|dondu~bu|donuste|dunya|durakl*|durdu~degil|durma~bu
-23|dusun~buyut|dusun~onlar|dusun~yoksa|duydu~bir|duymasindan|duyma~korku|duyuyorum simdi|duyuy~al|duyuy~eline
-23|duyuy~simdi|duyuy~telef|duzeltelim|duzeltelim.|duzen.|duzenin|egzersizini|eksi ile|eksi~ile|elind~gelen|eline al
-23|eline~annen|elinin|en~topla|en~uc|erase~quote|erken kalkmak|erken~kalkm|etmesi|evde biri|evde~nasil
-23|evin sessizligi|evin~sessi|evlenme vaadidir|evlen~vaadi|evresi*|evresinde|evresinde ruya|evres~ruya|exam|exam.
-23|eylul~askin|eylul~roman|fazla~basla|feel~deny|feel~help|filmde*|filmdeki|fizik.|forget~lesson|gece yaninda|gecerk*
-23|gecerken|gecey~gecir|gece~misin|gece~yaziy|gecir.|geciyorsa|gelecek|gelec~zaman|gelin~de|gelme~yok|gercekten iyi
-23|gerek~sey|geride|geriy~gibi|gibi~bulma|gibi~daha|gibi~dinle|giden bir|girer~asik|girer~kiska|girme~bir
-23|git yemegini|git~soyle|git~yemeg|gizli antlasmalar|gizli~bu|gizli~hakki|gizli~okuma|gizli~ve|gordu~kaydi
-23|gordu~seni|gorev~soyle|gorursen|gorus~bu|gosterecegim|goste~birli|goturur.|gozle~kapan|gozum~tesek|gozun aydin
-23|gozun~aydin|guclu~sozel|guldugunu|gun yirmi|gunle~daha|gunun~kutlu|gunun~olsun|gunu~denem|gunu~nasil|gun~yapma
-23|gun~yeter|guveni|guveniyorsan|guveniyorsan ona|hafif bir|hafta ici|hafta~dene|hafta~hafta|hafta~ici|hafta~yalni
-23|halan~ona|haliyl*|haliyle|halk ozani|halk~ozani|hamit|hangi~denem|hangi~hafta|happy~return|happy~warn
-23|haritayi paylastim|harit~payla|hastay*|hatirlatir|hatirlatir.|hayir bunu|hayir~ailen|hayir~bunu|hayir~burad
-23|hayir~sana|hazirladim on|hazirligin|hazir~ister|help~jealous|help~we-let|help~you-do|hemsiresi|hem~korur|hepi*
-23|herke~taniy|her~olcme|her~yarim|her~yirmi|hesab~girme|hesap~kontr|heyecanlanirsan nefes|heyecanlisin|heyec~egzer
-23|human~jealous|hungry|icine~sabah|ihanet|iki soruyu|ikinc~yazil|ikiz*|iki~istem|iki~yilin|iletir|iletir.|ile~basla
-23|ile~sey|ile~sordu|ilgisini|ilk~gece|ilk~gibi|ilk~sutun|imzalandi|imzalandi.|inanm~ama|inanm~inanm|insan~hangi
-23|insan~seviy|is telefona|isaretler|ise yaramaz|islemd*|isted~bu|istersen ayarlar|ister~on|ister~sessi|istir
-23|istiy~degil|istiy~var|is~telef|ivme~sabit|iyi~gecer|iyi~onu|iyi~soyle|iyi~zor|i~hungr|kacirmak.|kacm*
-23|kacmis tesekkurler|kacmi~tesek|kadar~gelme|kadar~sakla|kafiyeyi|kahra~benim|kahra~kadar|kahra~kimse|kahra~sevme
-23|kalanlar|kalan~butun|kalbi~ezber|kaldigin sayfayi|kaldi~calis|kaldi~kadar|kalir~bekle|kalkis*|kalkt~bile
-23|kalma~gerek|kaniti|kani~pompa|kant|kapat~say|karar senin|karar~sen|karesini|karis~hafta|karni~ucusu
-23|karsilastiririz|karsilastiririz.|karsi~gecir|kartlari hazirladim|kartl~on|kavgan*|kavganin|kaybetmissin|kayip
-23|kaynaklari|kenar~sikis|kendi~ev|kendi~ogren|kendi~senin|kesin~bilgi|kimse~etmez|kimse~kapat|kim~dedi|kipird*
-23|kirk~otuz|kirli~kan|kirmi~sari|kisi~once|kiskanmam.|kiska~kaybe|kitab~ve|kitap~alma|kizarl*|kizin~beni|kizip
-23|kizmasi seni|kizma~seni|knownot~tell|kolay~kacir|kolay~sorul|komsuna git|komsu~haber|konten*|konulu|konusmada
-23|konus~olunc|konus~seyi|konu~konu|kopya~icin|korkt~mi|korkun*|korkut*|korkuyorsan|korku~onu|kosmad*|kosmada
-23|kotu~ama|koyabilirsin|koyabilirsin.|kucultmez|kumeler.|kurabi*|kural~en|kural~her|leave2~warn|leave~courtesy
-23|life~tired|love~stay|lutfe~da|lutfe~ya|m s|mand*|manda|masay~oturm|mayi*|mecnun leyla|merak~bu|mesaj~ister
-23|metin~icin|metni okurken|metni~okurk|metni~zorla|mezun~olmus|miktar|mine~quote|mi~oldug|mi~ona|molas~kendi
-23|mumku~ama|mumku~ben|mumku~kacin|mutfag*|muzigi*|my~family1|m~s|nasil~bugun|nasil~yedin|neden~ettim
-23|need~student_said|nefes egzersizini|nerede oldugunu|nereden|neyi~birak|ne~olaca|ne~tatli|nisan~evlen|nisan~vaadi
-23|notla~sinav|not~hafta|not~olur|o da|o durumda|odasi~soyle|oda~da|odevi icin|odevi~bildi|odevi~geri|ogren~olurs
-23|ogretmenlerine|ogret~bilmi|ogret~karar|ogret~kim|ogret~sevin|oklar~koy|okul hemsiresi|okul sana|okulu|okul~var
-23|okurken zorlanirsan|okurk~zorla|okuyor*|okuyu~bir|olaca~mi|olara~gorul|olmam~gerek|olman seni|olman~bir|olmaz~da
-23|olsun~gerce|olurs~doner|olur~bende|olur~diye|once bes|once~bes|once~goste|onlar~sey|onu kaybetmek|on~gorun|on~tane
-23|op|orhan~sigma|ortam|oturur.|otuz*|ovguye|oyleys*|oyleyse|oyle~oluyo|ozan*|ozani|ozetleyelim|ozetleyelim.
-23|ozleyeceksin|ozleyemem.|o~ait|o~durum|o~duzel|o~tablo|parcay*|periyo*|picot~gizli|plan sana|plan~sana|platon solen
-23|plato~solen|pompalar.|progr~veriy|promise~quote|psiko~gorus|rahat~kisa|rakip~kiska|rehberlikle konus|rehbe~karar
-23|rehbe~var|rehi*|rem evresinde|rem~evres|rem~ruya|renkl~kalem|saatl~bir|saat~birak|saat~gibi|saat~progr|saat~sabah
-23|saat~verim|sabah~al|sabah~dusun|sabah~herke|sabah~uyana|sadec~beni|sad~deny|saga|sagligin|sairi|sair~kalbi
-23|sakla~bu|salgilar|salgilar.|sana agir|sana anlattigi|sana grafigi|sana soru|sana~agir|sana~gerek|sana~grafi
-23|sana~kulla|sana~ne|sana~saril|sana~siral|saniye*|sari|sarild*|sarildi|sarki~kimse|satir~karis|satir~kez
-23|satir~sutun|sayfa sayfa|sayisali|sayisali guclu|sayis~guclu|sayis~zaten|sayma|secelim mi|secel~mi|secmis.
-23|sekiz~saat|sen benimsin|seni takip|senin yolun|senin~dinle|seni~gelir|seni~merak|seni~once|seni~takip|sevdi~gecme
-23|severe*|severek|seversin|sevgi~bile|sevgi~iyi|sevgi~kavus|sevin~ettin|sevin~hak|seyi tek|seyi~basin|seyi~kolay
-23|seyi~tek|sey~daha|sifre~kagid|sifre~yazip|sikaye*|siklar|silme ekran|silme~ekran|silme~gorun|sil~hicbi|simdi~al
-23|simdi~bolum|simdi~eline|simdi~tuzak|sina*|sinav~oldug|siral~bolum|sirayla gidelim|siray~gidel|sohbetle
-23|someone~leave|someone~sad|sonra uyu|sonuclarini|sonuc~bagla|sonuc~karsi|son~bes|sor yuz|soru cozmek|sorulur
-23|sorulur.|sorul~mi|soruyorsun|soru~ister|sor~yuz|soylenir.|soyleyemedigin|soyle~aklin|soyle~ara|soyut~dusun|sozunu
-23|soz~soz|soz~yirmi|stop2~someone|student_said~cry|study~only|sucla~bir|suda|sure basladi|sut|su~biri|sykes~gizli
-23|tarafini|taraft*|tarih~misin|tasi|tatli~bu|tatli~soru|tatli~ye|teacher~teacher|teacher~wait|tek~basla|tek~git
-23|telefonu eline|telef~eline|telef~sures|terk~o|testin|test~cozer|topla~olur|tur daha|turu.|tur~daha|ucune|uc~birin
-23|uc~boyun|understand~lesson|ureme~hucre|uretiy*|uretiyor|uretiyor.|usur*|usurdu*|uygund*|uygundur|uygundur.
-23|uyku~telef|uyumak icin|uyuyamiyor|vaad*|vaadid*|vaadidir|vaadidir.|vakti~degil|ve annene|ve duygularim|velin~ister
-23|veli~sigma|verir~verme|vermeden|vermek*|ve~nasil|ve~seni|ve~uyuya|vucuda pompalar|vucud~pompa|warn~you-did
-23|we~quote|we~study|write~afraid|write~angry|yakindan|yakin~da|yalni~da|yalni~siral|yanin~da|yanli~bakar|yanli~olabi
-23|yanli~yapab|yanli~yazdi|yaparsan|yapiyor|yapma~sakla|yapti~yalni|yaramaz|yaramaz.|yardi~sorul|yarin~saat
-23|yarin~yerde|yasak degil|yasak~degil|yasay~var|yasay~ve|yazdi|yazdi~ben|yazdi~git|yazdi~senin|yazim|yazma~tasla
-23|yemekle|yemekle aran|yemek~ama|yemek~aran|yerin~sana|yerin~sor|yetme~insan|yetme~yetis|ye~soru|yil~var|yine~seni
-23|yirmi soru|yirmi~on|yirmi~soru|yoksa~kal|yok~cumle|yok~espri|yok~ki|yok~sen|yok~taniy|yoldan coz|yolda~coz
-23|yolun~cok|yorgun bir|you-do~I-not|you-do~we|yurtt~ay|yuzde~da|zorba~anlat|zorun~saygi
-24|*84.|*ara.|*dur|*egiz|*elia|*ger.|*geyi|*her|*hne|*iil.|*itte|*jeni|*kkim|*kuya|*lak.|*lka|*lonu|*mdir|*mede|*mpo
-24|*nma|*nti|*olc.|*onun|*rden|*ris.|*rmu|*rusu|*sit.|*sli.|*tein|*tri.|*uruk|*zeli|*zir.|14~kalmi|38|84.
-24|I-did~I-will|I-do~noone|^atardamarlar|^basarinin|^cikmis|^cizimini|^deden|^derken|^derse|^dersem|^durust|^eksi
-24|^genel|^kagidini|^kays|^kazandigin|^kendinle|^kime|^kuyucakli|^listeyi|^ogretmenlerin|^otobuste|^rakip|^sagda
-24|^tukuruk|^yasadiklarin|^yazarken|^yunus|ablan seni|aceley*|aceleyle|acik sayim|acik~ilkes|acik~sayim|acitir
-24|adimd~koydu|adi~yok|afraid~noone|afraid~wait|aglayamam.|ailen benimle|ailene selam|ailen~bende|ailen~hisse
-24|ailen~selam|aklin~cumle|aklin~kalsi|aksamdan|aksam~cozer|aksam~dinle|aksam~goste|aksam~saat|aksam~saatt|alinan
-24|alisik*|alisiktir|alisiktir.|alisir.|ali~kimse|almadan cozdun|almad~cozdu|ama dogru|ama hayatta|ama~cikar
-24|ama~guven|ama~sabah|anali~vakit|ana~dusun|angry~wait|anlam~uzun|anlatman iyi|anlat~hayal|anlat~o|anlayan tek
-24|anlayis|anlay~var|anliyorum|annem~ekip|annem~kizar|annen~korku|annen~kos|annen~sana|annen~sesle|an~var|apartman
-24|arasinda nasil|arasi~da|arasi~nasil|arkad~korku|arkad~progr|asagiy*|asagiya|asig*|asigin|asit*|asitle*|asitler
-24|ask ve|ask~odevi|atardamarlar|atard~kalpt|atard~uzakl|atlami*|ayni~ne|ayni~yat|az~cok|baban~bekle|baban~guzel
-24|baban~olur|babasina|bagimli|bagla~her|bagla~olara|bagli~olmad|bana~etmis|basinda cok|baska insanlarla|baska yoldan
-24|baska~bekle|baska~beni|basla~basla|basla~bir|basvurusu|bayra~yok|bebeg~seni|becerini|bekle.|beklemedim|bekle~basit
-24|bekle~icin|bekle~kalma|bekli~etme|bende~cunku|beni~ekip|beni~hisse|benzer bir|benze~anlat|benze~soru|ben~daril
-24|ben~matem|ben~soray|ben~takip|ben~vereb|bes tane|best~return|bes~tane|bes~yanli|beyr*|beyrek|bir degerlendirme
-24|bir dize|bir kisiyle|bir ogrenci|bir tekrar|birak~gec|birak~hesap|birak~ne|birde~yok|birin~isare|biri~bunu
-24|birka~sonra|bir~adim|bir~alist|bir~bulun|bir~demem|bir~dize|bir~ekle|bir~gelin|bir~olama|bir~sure|bir~tasim
-24|bir~taze|bir~tur|bir~veriy|bir~yakis|bir~yazal|bitin~yaz|bitmez|bitti.|bolum~adlar|bolum~icin|bos~gorun|bos~karar
-24|boyle~ne|boyun~diye|bu dogru|bu iyi|bugunluk bu|bugun~et|bulman*|bulmani|bulmani isterim|bulma~ister|bunu duymaya
-24|bunu her|bunu yapmayacagim|bunu~diye|burad~takip|burs orani|burs~orani|butun~calis|butun~cozme|butun~sinav
-24|buyuge soyle|buyug~bir|buyumus.|bu~basar|bu~basit|bu~benze|bu~gecmi|bu~hep|bu~ile|bu~olabi|bu~seyi|calisabilmen
-24|canin~gel|cekim~kuvve|cesaret istiyor|cesar~istiy|cevab~acele|cevab~yok|ciddiy*|cikmis|ciktigini|cizimi*|cizimini
-24|ciz~oklar|cocuk~yerin|cok kaldin|cok~rahat|courtesy~write|cozdugun sorular|cozmus*|cozmussun|cry~needless
-24|cumle~anlat|da calisabilmen|daily~need|dakik~kitap|dayin~da|da~donem|da~et|da~kitab|da~yer|da~yuzde|de bilsin
-24|deden|defteri kapat|deger.|degil~annen|degil~boyle|degil~dort|degil~gerek|demek~yuzde|demen yeterli|denem~denem
-24|denem~hazir|denem~kendi|denem~yaz|derim|dershaneden|dershaneden sekizde|dersh~bana|dersh~donmu|dersh~sekiz
-24|dersh~simdi|derst~basla|ders~hedef|deste~bir|de~eklem|de~gore|de~ilerl|de~otura|diler~yanli|dilim~bir
-24|din kulturunde|disini|disini fircala|disin~firca|diyebilirsin|diyem~degil|diyen~korum|diyorm*|diyor~sen|dogal~o
-24|dogru olmaz|dogru~olmaz|dolas~akcig|dols*|dolsun|donmus|donmus simdi|donmu~bana|donmu~de|donmu~simdi|dun~netin
-24|durust olmak|durus~olmak|dusunce.|dusun~zaman|dusurm*|duygu~olmad|edilm~gibi|egzer~yap|ekran~parla|ek~yerle
-24|elektrik.|enerjisi|en~konus|en~soyle|epik*|erase~only|erase~tired|esini|etiket*|etmis~ne|ettiyse bu|ettiy~bu
-24|evdekilerin|evdek~gunle|evde~anlat|evlenir.|ezberlemek|family1.|feel~not|felaketle|felaketle biter|felak~biter
-24|felse~odevi|fiil.|formu|formu~defte|formu~kagid|gec yatma|gecel~bir|gecen~gunde|gece~gelir|gece~kal|gece~saate
-24|gece~yerde|gecme bu|gecme~bu|gecme~yerde|gecsi~ister|gec~yatma|gelen.|geometri.|gerce~tutam|gerekmeyecek
-24|geriye cevir|geriy~cevir|geri~once|gibi~yakis|gibi~yazdi|gidin|gidiy~mi|giriste|gitme~soz|gizli~kimse|gizli~okuya
-24|gizli~payla|gizli~tutma|gizli~vardi|gonderdin|gonderdin baktim|gonde~bakti|gonde~misin|gordugunu|gorevi|goruntu
-24|gorun~ama|gostermiyor.|goze*|gozetm*|gozetmene|gozya~ama|gozya~yok|grup~anlat|gucenmem|gun tamamen|gunle~belir
-24|gunle~insan|gun~eklem|gun~kaybe|gun~tamam|hafta yeni|hafta~hazir|hafta~tamam|hafta~zor|hak etmez|haka*|hakkim
-24|hakli~duzel|hak~etmez|halka|hangi ders|hangi~ders|hangi~satir|happy~courtesy|hastalik|hatay~da|hatir~olabi
-24|hayal~gerce|hayir~bekle|hayir~da|hazir.|hazir~on|heart~courtesy|hediy~icin|hekim~gorun|help~my|herke~boyle
-24|herke~olmay|her~parag|her~sayfa|her~yap|hesap~gerek|hic acma|hic ipucu|hicbir sey|hicbi~sey|hic~ipucu|hissetmissin
-24|hissetmissin.|hisse~de|hucreleri|human~we-let|icin~bak|icin~cizdi|icin~formu|icin~sir|ihan*|ihtimali|iki tarafi
-24|iki~aksam|iki~farkl|iki~gun|iki~su|ile~da|ile~kul|ilk~cumle|inanan|inanm~bu|insan~cunku|insan~sakla|insan~verem
-24|insan~yapma|ipucu~cozdu|ipucu~sende|isaret hatasi|isliyor|isted~bir|isted~biri|isted~mi|istersen disa
-24|istersen nasil|ister~gecti|iyel*|iyelik|iyi demek|iyi~saat|iyi~yoksa|jealous~sad|kac eder|kac~soyle|kadar~oynam
-24|kagidini gonderdin|kagidini koydum|kagid~bakti|kagid~gonde|kagid~koydu|kagid~satir|kalab~herke|kalanl*|kalbi~calis
-24|kaldin|kaldi~devam|kalem~ara|kalkmis|kalkmis dershaneden|kalkm~dersh|kalkm~donmu|kalkm~simdi|kalmis
-24|kalpten uzaklastirir|kalpt~uzakl|kani~akcig|kapanip|kapattim|kapat~biraz|karard*|karde~girme|karde~onunl
-24|karde~seni|karde~yas|karisi*|karsilik verebilecek|karsi~vereb|kaybolmus.|kayit~bu|kaynaklar|kelim~gecme|kelim~yaz
-24|kelim~zaman|kendi yansimasina|kendini zorlama|kendi~kalic|kendi~yansi|kendi~zorla|kez geciyor|kez~bir|kez~geciy
-24|kimse~simdi|kirik~bir|kirk~bes|kisi boyle|kisiy~engel|kisi~boyle|kisi~korum|kiska~bil|kiska~ilisk|kiska~korku
-24|kismi.|kismin*|kismi~verme|kiss~stay|kiss~wait|kitap.|kizabilir ama|kizab~ama|kizab~hayat|kizsa|kizsa~iyi
-24|knownot~tellnot|kokund*|kokus~anlat|komsuna|konus~kaldi|konu~calis|kopunc*|kopunca|korumuyor.|kotu hissedersen
-24|kucuk~olur|kulak~karin|kullanilir.|kulturunde|kutlu olsun|kutlu~olsun|kuyuca*|kuyucakli|kuyucakli yusuf
-24|kuyuc~yusuf|lesson~I-do|life~quote|life~write|liste~on|lonely~selfProgram|lonely~you-if|madam~bovar|mesaj~okuyu
-24|metne bir|metne~bir|metne~daha|mi daha|mi o|mine~marry|misin~diye|miss~noone|mukem~olman|my~promise|my~selfProgram
-24|narki~yansi|nasil|nazik~ama|nazik~ben|ne iyi|ne oldu|ne yapacagini|neden~merak|neden~mi|needless~wait|nered~oldug
-24|nerey~gitti|netin~bir|ne~bak|niyetli bir|niyet~bir|niyet~yetis|not~leave|not~wait|odana kapanip|odur.|ogrenir
-24|ogrenir.|ogren~mu|ogretmenine ac|ogretmenine sor|ogret~merak|oklari|oksijeni|okudu~hatas|okulda ne|okuld~rahat
-24|okumam*|olabi~da|olaganustu|olc.|olmussun.|olmus~bir|omuzlarini geriye|omuzl~cevir|omuzl~geriy|ona~o|once bir
-24|once birini|once guvenli|once turkceden|once~baban|once~bakar|once~dakik|once~ekran|once~mi|once~probl|once~senin
-24|onemli bir|oneml~bir|onlardan cok|only~deny|onu sildim|onun~sana|onu~anlat|onu~cunku|onu~sevdi|onu~sildi|on~arasi
-24|on~iste|on~yil|optig~yok|optik~sayfa|orada~sonra|orgut~birbi|orgut~uyele|oturu~bu|oy acik|oynama|oysa~baska
-24|oy~acik|oy~sayim|ozenl~ve|ozledigini soyledin|ozled~der|ozlemedim|ozlem~olur|o~acik|o~cekin|o~eksig|o~evdek
-24|o~guven|o~olan|o~olara|o~oturu|o~sandi|parag~zorla|parent~come2|patl*|pira*|planim*|plani~perse|pompa~bu
-24|progr~duygu|psiko~bana|rehbe~icin|romaninda ask|roman~biter|roman~felak|roman~seni|s|saat saat|saati~baska
-24|saatl~ayarl|saatl~ev|sabah dokuz|sabah yedide|sabah~dersh|sabah~donmu|sabah~sekiz|sabah~yazdi|sabah~yedid
-24|sagda~solda|sahne|sakin~anda|sakin~sec|sakin~yok|sakla~ister|sali*|salona girince|salon~girin|sana kizabilir
-24|sana~kizab|sana~olabi|sana~soz|sana~verec|sandal*|sarki~seni|sayfa 84|sayfa~84|saygili|sayim ilkesi|sayim~ilkes
-24|sayisi az|sayis~az|sebeb~bir|secer|secer.|secmis|secti~sonra|seffa~su|sekizde donmus|sekiz~arasi|sekiz~bana
-24|sekiz~de|sekiz~donmu|sekiz~simdi|selfProgram~understand|sen bildigin|sende~degil|sende~mukem|sende~olman
-24|seni beklemedim|senin~hedef|senin~netin|senin~olmaz|senin~yazis|seni~anlar|seni~anlas|seni~daha|seni~etmez
-24|seni~ustun|sensi~der|sen~duzen|sen~olmus|sessi~verir|sevenler sana|seven~sana|sevgilinle|sevgis*|sevgi~goste
-24|sevgi~kendi|sevgi~konus|sevinm*|sevinmem|sey~git|sey~olsun|sey~yasam|sifre~bir|sifre~sakla|sik gorulur
-24|sikiliyorsan|sik~gorul|sild*|simdi ara|simdi biraz|simdi bunu|simdi de|simdiki zaman|simdi~oklar|sinav~bakar
-24|sinav~bekle|sinav~kendi|sinif~bos|sipa*|siraladim.|sohbe~da|someone|someone~home1|someone~you|sonra geri
-24|sonra mola|sonra~cok|sonra~gir|sonra~oku|sonra~zor|sonuc~anali|sorma~seni|sormussun.|soru sonra|sorul~hesap
-24|sorun var|soru~devam|soru~mola|soru~yarin|soylemeyecegim.|soyleyen seni|soyle~bilme|soyle~yazab|soylu~cok
-24|sozu~soyle|stres|student_said~leave|sunu bil|sunu~bil|sure tut|surerk*|surerken|surerse bir|surer~gorun|sure~basla
-24|sure~tut|surpr~icin|su~evde|su~unutm|takildigin yer|takil~yer|takip ederim|takip~ederi|tanesini|tasla~gonde
-24|tc~lutfe|teacher~write|tehlikede birakiyor|tek~konul|tek~yazma|telef~al|telef~bildi|tell~write|tema|tema olarak
-24|temasi|tema~olara|tempo|tempos*|terim~ezber|terk etmis|terk~etmis|terk~gibi|teshi~verme|thanks_to~understand
-24|thanks_to~you-do|tuku*|tukuru*|tukuruk|tuml*|tutam~da|tutor1~I-will|tutor1~parent|tutulu*|uc gecedir|uc tanesini
-24|ucunc~ve|uc~geced|uc~mola|uc~okula|uc~sonra|uc~tamam|uc~tanes|uc~ve|ulasab*|understand~only|unite|universitenin
-24|unutm~bugun|ustun~bu|utani~yok|uyani~bakma|uyani~de|uykuya|uyumad*|uzakl~goste|uzakl~sevgi|var bana|vardi~ve
-24|varliga|varsa soyle|verdigin|verdigin icin|verdi~icin|verdi~mu|vereb~degil|verecegini|ve~birak|ve~en|wait~marry
-24|yaklasir|yaklasir.|yalni~anaht|yalni~annen|yalni~duzen|yanili*|yaninda ben|yanin~ver|yani~bir|yanlis defteri
-24|yanli~de|yansimasina|yapay~dersi|yapti~icin|yardi~hafif|yarin sinavin|yarin~kalsi|yarin~sana|yarin~yuzde
-24|yasadiklarin|yasam~sen|yasayamam der|yasay~der|yasin~senin|yazar~unutm|yazdi~oneml|yazil~olur|yazman kolay|yazman*
-24|yazma~cok|yazma~et|yazma~unutt|yazma~yolun|ya~gibi|yedide kalkmis|yedid~dersh|yedid~donmu|yedid~kalkm|yedid~sekiz
-24|yedid~simdi|yemek~gelir|yeni gelen|yeni~elind|yeni~gelen|yerine karar|yerin~dene|yerin~karar|yerin~verem
-24|yetis~seni|yirmi~basla|yirmi~hicbi|yirmi~sey|yok~araya|yok~biraz|yok~icin|yorulmaya hakkin|yorulmus|yorulursun
-24|you-do~tell|you-if~knownot|yunu*|yunus|yurt~basvu|yuruyuse cik|yuruy~cik|yuzde~fark|zeka dersinde|zekayim.
-24|zeka~dersi|zorlandigini
-25|*10.|*5.|*akat|*asi|*atla|*baha|*bahi|*c.|*deki|*dora|*dro|*evle|*ezde|*faf|*ffaf|*fre|*fter|*gali|*glar|*ilme
-25|*ipla|*ire|*irli|*kis|*kit.|*ksiz|*llar|*men|*mez.|*msi|*nek.|*nel.|*nem.|*nere|*ntin|*ojik|*rime|*rsi.|*sama
-25|*slek|*ssen|*ssiz|*ukte|*unse|*urme|*yala|*yar.|*ydu|*ynir|*ynun|*zai|*zlu|*zsuz|*zur|10.|19|31|5.|5~yanli
-25|I-do~program|I-not~I-be|^acil|^arka|^asiri|^bildigim|^bircok|^boyu|^bununla|^burada|^ellerini|^fizikte|^gazel
-25|^gidip|^gozun|^gozyasi|^hic|^intak|^kalibinda|^kapanisi|^listeni|^odana|^paydayi|^sabahattin|^saka|^salonda
-25|^siradan|^sona|^yalan|^yolun|^zamanla|ablan~ben|acabilirsin.|acan kisi|acan~kisi|acikm~beden|acikm~yok|agir~gelmi
-25|agir~sey|aile hekimine|ailen~oldug|aitt*|aittir|aksam~yarin|al ve|ali raif|alinm~rahat|ali~efend|ali~raif|almali
-25|al~ve|am|ama seni|ama~dinle|ama~kompo|ama~oyle|ama~sevin|ama~uykun|ama~yanil|ancak ondan|ancak~ondan|ancak~sonra
-25|anini|anlatir gibi|anlatir misin|anlattigin kadariyla|anlat~bakis|anlat~onu|anlat~parag|anlat~sonra|anlat~yetis
-25|annem~diye|annem~masal|annend*|annenin yanina|annen~arada|annen~kendi|annen~sordu|annen~uzmek|ara.|argo
-25|arkadasin yerini|arkadasindan|arkad~ama|arkad~biri|arkad~geliy|arkad~seyi|arkad~tamam|artik bana|artik~bana
-25|artik~ihtiy|asik~kiska|asir*|asiri|ask olsun|ask~cogu|ask~olsun|at|ayaga|ayni soruyu|ayni~hafta|ayni~soru|ayni~uc
-25|ayni~yakin|ayni~zorun|ayril~anlat|ayril~canin|ayrintiyi|ay~kadar|az~yazdi|baban~arada|baban~dinle|baban~kendi
-25|baban~ogret|baban~uc|bagirmis|baglanma|bakma~kaldi|bana gore|bana masal|bana yazdin|bana~bugun|bana~gore|bana~isim
-25|bana~masal|barinma|basar~ogret|basit bir|basit~bir|baska~incit|baska~iyi|baska~yazmi|baslay*
-25|baslayacagini bilmiyorsan|basla~bilmi|bebek~ayril|bedend*|beden~ediyo|beden~ve|beklet|bekle~sonra|bekliyorum acele
-25|benim~abart|benim~derke|benim~hafta|benim~yapar|benim~yuzum|benzerlik|ben~asil|ben~basla|ben~degil|ben~gelen
-25|ben~gorem|ben~gorme|ben~parag|ben~sey|ben~topla|ben~tutam|ben~yanin|bez|bez~hormo|bildi~yolda|bilme~bir|bir an
-25|bir davranis|bir ogretmenin|bir olmus|bir seydir|bir uzmanla|bir yontem|birak~der|birak~kimse|birak~mi|birak~sayfa
-25|birbi~biri|birini cagir|birin~ihtiy|bir~gune|bir~hak|bir~kelim|bir~kopya|bir~mendi|bir~pisma|bir~sunu|bir~topla
-25|bir~yakla|bir~yanit|bir~yarin|bir~yedin|bitk*|bolum~dort|bolum~secer|boyle~duyma|boyle~gunle|boyle~metin|boynun
-25|boyu~servi|bozulmadi|bozul~da|bozul~okul|bugun~dersi|bugun~haber|bugun~hafif|bugun~istem|bugun~netin|bugun~senin
-25|bugun~tekra|bulunur.|bunu|bunu bir|bunu onlara|bunu~bilir|bunu~evde|burad~cunku|burad~diyor|burad~gorun
-25|burad~yeter|butun~pompa|buyug~verme|buyuk~anlat|buyuk~beden|bu~aldim|bu~heyec|bu~ipucu|bu~neden|bu~siral|bu~suruy
-25|c.|calis~salon|calma|canini*|caninin|canin~bir|carpi~bir|carpi~ve|cekme~ama|cesitlilik|cesitlilik saglar
-25|cesit~sagla|cevir~olur|cikma~saati|cok~cumle|cok~gorun|cok~icten|cok~karis|cok~kisi|cok~okuma|cok~olabi
-25|come2~tutor1|courtesy~parent|coz ben|cozersin.|cozme~benim|coz~ben|coz~edeyi|coz~kontr|cunku~metin|dagilir
-25|daha anlatmayi|daha uzun|dakika ara|dakik~ama|dakik~ara|dakik~kalkm|dakik~oldu|dakik~ugras|darling~someone|da~o
-25|da~olcu|de konus|de yarin|de yoruldum|dedeni|dedig~arkad|defter|deger~bunu|degil o|degil~demek|degil~farki
-25|degil~okuld|degil~oneml|degistirdim|degis~konul|denem~cevap|denem~olmaz|denem~sen|denem~yarim|deneyebiliriz
-25|deneyebiliriz.|deney~de|denir ya|denir~o|denir~ya|deniz~bir|derece|derin~al|dersinden|ders~dakik|devri|de~bakab
-25|de~biliy|de~biraz|de~ile|de~ipucu|de~kavga|de~koymu|de~ozetl|de~uygun|dinle~unutm|diyecegini|diye~o|dokto~goste
-25|dolas~gibi|dolayi*|dolayisiyla|dolm*|donunc*|donunce|donun~yorgu|dordu~hafta|dort~al|dostu~bir|dun~nasil|dun~yazmi
-25|dusunur musun|dusun~icin|dusun~iki|dusun~yoruc|duygud*|duygu~kusme|duygu~seni|ekleyelim|eline~al|eline~ve
-25|ellerin titriyorsa|en sevdigin|engelle|erken|erzurum kongresi|erzur~kongr|etmem~bir|etmis~bu|evdek~her|evdek~seni
-25|eve~ailen|eve~gitme|evim|family1~home1|family1~kiss|family1~only|farki~farki|feel~I-do|ferhat dagi|ferha~dagi
-25|ferha~deler|filmd~robot|forget~human|formul*|formu~eksik|fuzul~gazel|gece o|gece yarisi|gecel~gorus|gece~o
-25|gece~yalni|gece~yazma|gecir~biraz|gecme~her|gecme~kural|gecti diye|gecti~anlat|geliy~sana|gelmeyince|gerce~ver
-25|gereke*|gerek~git|gerek~verir|geri bildirim|geri dondugunde|gerili*|geri~dondu|gibi~dize|gibi~ogren|gibi~sonra
-25|gibi~yer|girer~onu|gorund*|gorun~adi|goste~bak|gozun~sinav|grafik|grubu~soyle|guleme*|gulemem|gulemem.
-25|guncelledim.|gunu~ertes|gun~basla|gun~ders|gun~parag|guzel~bunu|haber~degil|hafta~herke|hafta~oturu|hafta~sinem
-25|halin~anlat|happy.|happy~daily|haritasi|hata~yapiy|hayata|hayir karnim|hayir seni|hayirs*|hayirsa|hayir~acikm
-25|hayir~beden|hayir~karni|hazirsan|hece olcusu|hece~olcus|hekimine|help~courtesy|her ogrenci|herke~baska|her~uc
-25|her~ve|her~yazis|her~zaman|heyec~hizla|hicbir sinav|hicbi~oneml|hic~lise|hisseder.|hizla~adren|huzur|i am|icin yaz
-25|icin~baski|icin~ona|icin~uygun|ikili~kapak|ikiniz*|ikisinin|iki~adim|iki~birak|iki~eksik|iki~is|iki~secti|iki~ve
-25|ilan|ilce|ilk iki|ilk yil|ilk~gerek|ilk~icin|ilk~ozler|ilk~satir|ilk~telef|insan~sinav|inta*|intak|intak~konus
-25|intak~sanat|intak~varli|ipucu almadan|ipucu~almad|isaretle|isgali|isine yararsa|isinma*|islemez|islemez.
-25|isted~gerek|istem~sakla|ister~soyle|istiy~kac|iyi gelebilir|iyi~geleb|iyi~sana|iyi~yazdi|iyonla*|iyonlasma|i~am
-25|jealous~someone|kacir~ertes|kadar vaktin|kadar~abart|kadar~derke|kadar~net|kadar~yapar|kadin~der|kagida yaz
-25|kaldi~satir|kale*|kalem~bir|kalipla|kalkm~sekiz|kalm*|kalmam.|kalma~annen|kalma~servi|kalp kani|kamra~gider
-25|kani~butun|kani~vucud|kapat~al|kapat~kapat|karar~bir|kardesin|karisiklik|karni~acikm|karni~yok|karsilastirdim.
-25|kastediyorum|kastediyorum.|katil|kavga~sonra|kazanc*|kelimeler|kendi~yirmi|kendi~yuzun|kesece*|kesecegim|kez~daha
-25|ki yazdin|kimi~misin|kimse~beni|kimse~biliy|kimse~yazdi|kim~sonun|kirmi~iki|kisa kesecegim|kisa~kesec|kisi~bolum
-25|kiskancligi|kiskandigi|kiska~arkad|kitab~anlat|kizabilir|kizmasi|ki~cok|ki~yazdi|knownot~I-do|knownot~leave
-25|kodu kimseye|koku ses|koku~ses|komp*|kompoz*|komsu~bunu|komsu~teyze|kontrol edelim|kontr~edeli|konus~sakin
-25|konus~yapab|konu~en|kopyala|korumak|kotu|kotu~sakla|koydum.|koymus|kullanilir|kuluplere|kuluplere katil
-25|kulup~katil|kurali.|kurtar*|kutup~arkad|lazim olacak|lazim~olaca|leave~teacher|liste~konu|liste~yok|lonely~program
-25|lonely~student_said|lutfen simdi|lutfe~simdi|maddel*|magara*|masal anlatirdi|masraf*|me2~kiss|mesel~bir|meslek
-25|metinlerin|metin~uzun|meyv*|mi bos|mi~bos|mi~diye|mi~oldu|mola ver|mola~ver|mudur|mumkunse|musteri|ne diyecegini
-25|neden yetmiyor|neden~dusun|neden~yetmi|needless~you-did|nefes~sonra|neyi~ne|ne~ayira|ne~bilir|ne~cumle|ne~karsi
-25|ne~oldu|nisan~o|nokta~dikka|noone~afraid|numarani kimseye|numar~fonks|numar~numar|o boslugu|o cumle|o dersin
-25|ogrenci yasar|ogren~bir|ogren~yasar|ogretmenine nasil|ogret~aldig|oku sonra|okul danismanina|okulda psikolojik
-25|okuld~odasi|okulunda|oku~gec|olagan*|olama~bir|olan bu|olan~ben|olara~ama|olcmez|olcmez.|oldugunda yaz|oldug~senin
-25|olmad~ama|olmayabilir.|once~onu|ondan~rahat|onerdigi|onlar~anlam|onlar~belki|only~body|onu~kiska|on~ara
-25|ortaya cikti|ortay~cikti|otekine|oturursun|oturursun.|oyle~sonra|ozlemini|ozlem~gelir|o~donem|o~incel|o~kimse
-25|o~sesle|panik yok|panik~yok|parag~iyi|parag~olmus|paral~biri|parca~bir|parent~you-did|parent~you-if|peynir
-25|peyni~ekmek|plan~agir|plan~bozul|polis~ve|postac*|programda|rahat|rahatlatir|rahat~biri|rehbe~odasi|return~tell
-25|risk*|robot~mi|saat once|saatli*|saatlik|saat~once|saat~saat|sabaha|sabaha*|sabahattin|sabahattin ali|sabahi
-25|sabah~ali|sabah~efend|sabah~kalkm|sabah~raif|sabah~zihni|sabir~bitir|sabir~ve|sadec~cevap|sad~someone|sakla~aglay
-25|sana boyle|sana deger|sana ne|sana zaman|sana~devam|sana~soguk|sanm*|sarki sozunde|sarki~sozun|satird*|satirda
-25|savasi*|sayfasindan|sayfa~not|sayil~dusun|sayi~dizil|secmek|secret~sad|seff*|seffaf|sekerl*|sekizl*|sekiz~hece
-25|selfProgram~need|selfProgram~someone|sende~istem|senin~istiy|senin~sevin|senin~yanli|seni~al|seni~etti|seni~su
-25|seni~sure|sen~basla|sen~gerek|sen~ol|sen~tam|seven|sevgi~arasi|sevin~artmi|sevin~netin|sevin~sonun|seviy~iyi
-25|sevmedi derken|sevme~abart|sevme~derke|sevme~yapar|sey yedin|seydir.|seyirc*|seyi~bu|sey~sure|sey~var|sezai
-25|sezai karakoc|sezai~karak|sifre|silme~al|simdi~cagir|simdi~ciz|simdi~hayat|simdi~ki|simdi~nasil|simdi~yanin
-25|sinav~hayat|sinav~kotu|sinav~senin|sinifl*|sinif~ayni|sinif~seviy|sinir~hatir|sogukta|sohbe~olabi|sol~taraf
-25|someone~feel|sona~gec|sonra~dakik|sonra~geliy|sonra~karar|sonra~vakit|sonra~yalni|sonun~ne|sorar~ben|sorma~rahat
-25|sorul~sinav|sorun olmaz|sorunu aldim|sorun~aldim|sorun~olmaz|soruy~bakar|soruy~baska|soru~doner|soyledigin
-25|soylemez.|soyles*|soyle~bunu|soyle~kiril|soz vermis|sozeld*|sozlu|sozsuz|sozsuz muzik|sozsu~muzik|sozu veremem
-25|sozu~verem|soz~olsan|soz~parag|staj|student_said~quote|study~need|study~understand|suclu sen|sunu~bilme|suruyorsa
-25|takim~ve|tamam~dakik|tam~bu|tanimaz.|taniyamam.|tasim~buyug|taze|tebrikler simdi|tebri~simdi|tek~islem|tek~tasin
-25|telef~birin|telef~guven|tellnot~marry|tellnot~teacher|terci~yapac|terimleri|terk~var|teyze~seni|tima*|timar
-25|tired~secret|titriyorsa|turevl*|turevle|uclu~kapak|uc~yani|ugras~olur|understand~you-do|unive~katil|unive~kulup
-25|utani~sey|uyanik tutar|uyani~tutar|uygul~kapat|uykundan calma|uykun~calma|uykusuzluktan|uyumam*|uyumam.
-25|uyumamissin|uyuyamadigini yazmistin|uyuya~bugun|uyuya~da|uyuya~nasil|uzaklastirir|uzgunsun|uzmanla|vakit.
-25|vakit~biraz|velin~gorme|verilen|verme~bir|vermis olsan|vermi~da|vermi~olsan|versin.|ver~bakar|ver~ben|vete*
-25|veteri*|ve~deger|ve~duygu|ve~gordu|ve~sinav|ve~verme|wait~quote|we~my|we~you-if|write~I-had|yakin~gelir
-25|yalniz hissediyorum|yalni~siray|yanim yok|yanim~yok|yanin|yanin~yaz|yanli~anlad|yanli~cikar|yanli~cikti|yanli~dene
-25|yapabilirim ama|yapab~ama|yapab~bir|yapacagini|yapiyorsan|yapmami istedin|yapma~isted|yararli.|yarars*|yararsa
-25|yardim aldigini|yardim istemek|yardi~aldig|yarin~degil|yasad~yardi|yasam~o|yazabilirim|yazar~der|yazdiginda
-25|yazdi~bana|yazdi~iki|yazil~metin|yazinca daha|yazin~daha|yazis~sana|yazmana sevindim|yazma~beni|yazma~sevin
-25|yazmistin bugun|ydt|yedin mi|yedin~mi|yemedi*|yemeg~bir|yemeg~sey|yeni kitap|yeni konuya|yenid~misin|yer bulmak
-25|yer orasidir|yerin~12|yerin~progr|yer~bulma|yer~orasi|yetmiyor.|yil~ikinc|yine*|yinele*|yirmin*|yirmi~parag
-25|yiyebi*|yok aglayamam|yok dolayisiyla|yok~dolay|yok~net|yorgun*|yorgu~gorun|yorulmussun.|you-did~parent
-25|you-do~tired|yukuml*|yuzun~bir|zama*|zaman~oldug|zarar~musun|zekayim seni|zor olmali|zorunda.|zor~bekle|zor~olmal
-26|*aki|*akma|*atip|*cir|*dde|*efin|*ely|*enli|*giya|*gra.|*kmis|*lbi|*lesi|*lunu|*mal|*mim|*monu|*mran|*nara|*nely
-26|*ras|*rgun|*rife|*rka|*rmi.|*slak|*stan|*tas|*tibi|*uya.|*uyun|*yeni|*ynum|32|36 gram|36~gram|84|I-do~only
-26|^ayaklarini|^beyincik|^biri|^birine|^cahit|^calikusu|^cevabi|^cevaplari|^cumlesini|^deftere|^demen|^demissin
-26|^gelecek|^gelince|^gulersen|^hikayenin|^hizli|^ilac|^kimya|^kimyada|^lozan|^neset|^sabaha|^serife|^siirde|^sirtin
-26|^suc|^sykes|^yoldas|ab|ablani*|ablanin|ablan~yaz|acan|adimi~gerek|adini koymak|adres|adres~telef|afraid~tutor1
-26|afraid~without|afraid~write|agizda*|agizdan|aglar~guler|ailenin beklentisi|ailen~icin|akciger|aklini|aksam da
-26|aksam grafigi|aksam~grafi|aksam~kirk|aksam~orneg|altin~cizer|ama~anlam|ama~butun|ama~kalp|ama~oneml|ama~unutm
-26|ama~yorul|angry~write|anlamis|anlatabilir misin|anlatabilirim|anlatabilirim.|anlat~ilk|anlat~yazar|annem~beni
-26|annenin odasina|annenle de|arkadasina|arkad~basin|arkad~durum|arkad~fikir|arkad~o|arkad~tutma|arkad~yayma|artirmis
-26|artirmis.|asik ise|asikti*|asiktir|asik~aglar|ask~ask|ask~iki|ask~plato|atal*|atalim|atalim.|atip~sabah|ayiplamaz
-26|ayiplamaz.|ayni dersi|ayni durumda|ayni~dersi|ayni~durum|ayni~olmak|babam~beni|babasindan|babas~ogren|baci
-26|baglanir.|bahse~o|bakariz.|bakma~ilerl|bak~bana|balik|bana diyorsun|bana~goste|bana~istem|bana~olmuy|barinm*
-26|basin~ugras|baska~tehli|baska~yer|basla~da|baslik*|basta~sure|bastir|bazen de|bebegin|bebegin bakim|bebeg~bakim
-26|bebeg~veren|beceri|beden~cocuk|begen~soyle|beklediginden|beklemiyordum.|bekle~112|ben uyumam|ben yoldas
-26|bence~kapat|bende~olmas|beni endiselendirdi|beni seviyor|beni unutma|benim~midem|benim~olabi|benim~oneri
-26|benim~uymad|beni~bekle|beni~endis|beni~et|beni~sevgi|beni~sevme|ben~aklin|ben~bakab|ben~bildi|ben~bilgi|ben~duzen
-26|ben~en|ben~yetme|besin|best~tell|beyinc*|beyincik|beyin~denge|beyt*|bilmiyorsan de|binaya|bir buyuk|bir urun
-26|bir uzmana|birakma|birakma kapiyi|birak~ac|birak~kapiy|birak~sey|biraz ara|biraz disari|biraz~ver|birbi~de
-26|biri~altin|biri~goste|biri~olur|bir~alarm|bir~araya|bir~boyun|bir~ciz|bir~duzen|bir~gecmi|bir~gorev|bir~ilet
-26|bir~inanm|bir~limit|bir~memur|bir~olmal|bir~urun|bir~yakin|bir~yonte|bir~zarar|bitin~kalem|bitin~kalk|body~I
-26|bolmed*|bolum~daha|bolum~dusun|bolum~yil|bos~sana|bowlby bebegin|bowlb~bebeg|boyle~bana|boyle~dogru|boyle~yazil
-26|boynum|bu can|bu durum|bugun anlat|bugun sor|bugun~biri|bugun~hedef|bugun~secel|bugun~soruy|bugun~yemek|bul
-26|bulam~bir|buldug*|buldu~bu|bunu hak|bunu istemez|bunu soguk|bunu sormadan|bunun~basin|bunun~tek|bunu~duzel
-26|bunu~kez|bunu~soguk|burad~yuzde|butc*|butun vucuda|butun~vucud|buyuk dolasim|buyuk~dolas|bu~buyug|bu~can|bu~kavus
-26|bu~okuld|bu~orneg|bu~serbe|bu~yukse|cahi*|cahit|caliku*|calikusu|calikusu feride|calik~ferid|calik~kamra
-26|calismana yardim|calis~mumku|canin sag|canin~olsun|canin~sag|cari*|cariye*|ceker misin|ceker~misin|cesi*|cesitl*
-26|cikin~bebek|cogu~bunu|cok~farkl|cok~gecir|cozdu~sorul|cozme~olur|cuma~gunun|cuma~saat|cunku~yazil|da konusman
-26|daha~ama|daha~ceker|daha~ister|darling~I-not|dayan~bir|da~fark|da~numar|da~sorab|da~suclu|da~verme|da~yapab
-26|deden~olmaz|deger~netle|deger~olcul|degil~birli|degil~durus|degil~ilgil|degil~kisi|degis~gelir|degis~olabi|degn*
-26|demek~ister|demek~sorab|demek~zaman|demis~yanin|deny~selfProgram|derke~seni|dersl~sonra|derst~konus|desca~kusku
-26|devami*|devamini|de~en|de~etkil|de~iste|de~istey|de~onun|de~seni|de~sus|de~yeri|dikk*|dikkat*|dili*|dilin
-26|dinlerim ama|dinle~sey|dinle~sonra|diye|diye sorma|diye sorman|dogrula|dogrula.|dogum~ama|dogum~yok|dokunma.
-26|donun~ilk|donust*|dort~gun|dozu*|dozunu|dozun~dokto|dozun~sor|duruyo*|dusunur|duymadi|duymak ister|duyulan
-26|duzeltecek|duzenler|duzenler.|duzenlerim|duzenlerim.|ederi~ben|egitim*|egitimi|ekibin*|ekibinin|ekibinin ozgun
-26|ekibi~ozgun|ekibi~yazis|ekip~gelis|ekran~birak|eksi~uc|ekvatora|elini kaldiracakken|elini~aklin|elle tutulur
-26|eller~bir|elle~tutul|en fazla|en sona|endiselendirdi|endis~soruy|endis~yuzde|en~fazla|en~mu|en~sona|erta*|ertas
-26|eski~arkad|ettim~soruy|evlerd*|evlerde|ezber~yerin|feride kamran|ferid~kamra|fonksiyonun|forget~me2|fotog~degil
-26|fotog~okuya|fotog~suc|gazlar kimseyle|gazla~bag|gecel~sinav|gecen~kalmi|gece~agir|gece~ic|geciyor mu
-26|gecmek istemedim|gecme~istem|gecmi~zaman|gecti~yazar|geldi.|geldin bugun|geldi~bugun|gelirse telefonu|gelir~telef
-26|gen|gerce~ama|gereginden|gerisi|getirir.|gibi~beni|giderken yaninda|gider~bulun|gidin~konus|git~iki|gizle~bu
-26|gizle~seni|gizli~guven|gor sonra|gordu~neden|gordu~tek|goreli*|gorelim|gorelim.|gorme~insan|gorme~nered|gor~sonra
-26|gost*|gostermez|goste~ister|gozun~ona|grafi~karsi|gruba|guclen*|gulersen|guler~deden|guler~olmaz|gun okulda
-26|gun olmus|gunde~on|gunle~sana|gunle~yok|gunum yok|gunum~ama|gunum~yok|gun~git|gun~karis|gun~okuld|gun~olmus
-26|hadi~birak|hadi~gec|hadi~telef|hafta~calis|hafta~cikar|hafta~sen|hafta~yarim|haml*|hareket|hatasi|haziri*|hazirim
-26|hazir~mi|hazir~yaz|hedefin|hemen~baban|her~arama|her~olur|her~tek|hesap~haber|hipofi*|hisse~ama|hisse~oneml
-26|hizlandirir|hizla~kasla|home1~lesson|hosuna|hos~bugun|hos~insan|icin okul|icin~birin|icin~buna|icin~cikar
-26|icin~dusun|icin~gundu|icin~saat|icin~yol|iki sevgili|ikili|ikiniz|iki~blogu|iki~evdek|ilac dozunu|ilac~dokto
-26|ilac~dozun|ilac~sor|ilk cumleyi|ilk hafta|ilkini|ilk~arkad|iltiza*|iltizam|insanin bunu|insanlarla da|insan~karsi
-26|ipucu~gerek|isare~hatas|ise~aglar|ise~olur|isigi~annen|istemedim.|istem~cok|istem~onems|ister~nasil|ister~yazma
-26|i~gizli|kadar~oturu|kagid~yaz|kahvaltiya|kalbi|kalbi~ve|kaldiracakken|kaldiracakken aklindan|kalkiyorsan|kalmanin
-26|kalmissin.|kalp~kani|kamr*|kamran|kanam~suruy|kapanir|kapat~dinle|kapi*|karde~odada|karinciga|karne~yerin
-26|karsiligini|karsi~canin|kartl~hazir|katibi|katibi osmanli|katib~osman|katib~padis|katib~yazis|kavga~calis|kaydi
-26|kayginin|kays~olur|kelimeyle|kelim~bes|kelim~on|kenara|kendine bir|kendine.|kendini suclama|kesis~nokta
-26|kimse duymadi|kimseyle bag|kimse~bag|kimse~dusun|kimse~gelme|kimse~mu|kim~git|kiril~diye|kisa blogu|kisa~blogu
-26|kisi kim|kiska~baski|kiska~bende|kiss~parent|kitabi kapat|kiyaslama|kiz arkadasinla|kiz.|kizar diye|kizin~cok
-26|knownot~return|kolay~basla|kompo~yaz|konular ayni|konus~bilme|konus~cekin|konus~olabi|konus~sessi|konus~soru
-26|konuy~bugun|konuy~ilkin|kotu haber|kucumsemiyorum|kutuphanesi|leave2~tell|leave~parent|leave~selfProgram
-26|lesson~tellnot|listenin|lone*|lonely~noone|love~cry|makinenin|mecnu~leyla|meme*|memu*|menusu*|metni~soyle|mola~iki
-26|mola~saatt|muzik~olur|my~leave2|nasil baslayacagini|neden~oldug|nefes alalim|nefes~alali|neset|neset ertas
-26|neset~ertas|netle~olcul|netten|ne~da|ne~ilac|ne~kazan|ne~kim|ne~sorab|noone~need|numar~iki|o konu|odada~bebek|odur
-26|ogren~uc|ogreti*|ogretmenin verir|ogret~calis|ogret~soz|ogret~tam|ogret~verir|okuld~saat|okuyamadim biraz
-26|okuya~biraz|okuya~ceker|okuya~daha|oku~sonra|olabi~baban|olaca~ders|olaca~koyma|olceri*|olceriz|olceriz.|olculm*
-26|olculmez|oldug~yazdi|oldum ben|oldum~ben|olduys*|olup olmadigini|ona bakalim|ona zaman|ona~bakal|ona~senin
-26|ona~yeter|ona~zaman|once~bugun|once~git|once~oku|onerdi*|onerim|onu~at|on~ver|orasid*|orasidir|orasidir.|ornek~bir
-26|osman~padis|osman~yazis|oturumla|oturu~yenid|oysa o|oysa~o|ozels~seni|ozgun yazisi|ozgun~yazis|o~deger|o~dersi
-26|o~isted|o~kitap|o~konu|padis~yazis|parca~cocuk|parent~tutor1|paylasacagim.|plan~kaldi|plato~plato|polis~bir
-26|politi*|progr~tutam|progr~yazdi|psikoloji.|psiko~icin|quote~only|return~needless|roman~ile|saat~telef|sade*
-26|sadec~diye|sadec~kontr|sad~home1|saglik*|sag~karin|sahib~sensi|saka|sakla~yoruc|sali gunu|sana cozumu|sanatl*
-26|sana~acik|sana~gore|sana~istem|sana~ornek|sana~tasiy|sana~vereb|sana~yer|sanki.|sarilamam ama|saril~ama|sarm*
-26|savunu*|sayfa~yonte|sayilarda kalmistik|sayil~kalmi|secret~courtesy|sekle|seni ayiplamaz|seni dinlerim|seni duymak
-26|senin~ogren|senin~verem|seni~agir|seni~derke|seni~goruy|seni~olan|sen~ayri|sen~birli|sen~dusun|sen~geri|sen~hangi
-26|sen~zorun|serife|serife baci|serif~baci|sevgilisi|sevgi~gerce|sevgi~isted|sevgi~onu|sevin~gelme|sey|sihirli bir
-26|sihir~degne|siiri~son|sikar|sikla~yakin|siler~de|silme~senin|simdi~atali|simdi~iki|sinav~bunu|sinav~yenid
-26|sinifindakiler seni|sinif~rehbe|sinif~soz|sir katibi|siralama|sir~katib|sir~osman|sir~padis|sohbeti gormek
-26|someone~help|someone~secret|sonl*|sonlar*|sonra~gec|sonra~geri|sonra~italy|sonu hic|sonuc~nasil|sonu~hic
-26|sordugun icin|sormadan gecmek|sorma~bir|sorma~gecme|sorma~iste|soru bos|soru bu|sorul~deger|sorun~yaziy|soruya.
-26|soru~hepsi|soru~sakin|soylesin|sozs*|soz~bir|stay~warn|student_said~return|student_said~understand|study~courtesy
-26|surede*|sureden|suren~iki|suren~kadar|susma~da|su~bu|ta kendisi|taban~siral|takil~hemen|tam~yaz|taniy~sen
-26|tarihleri|tasiman|taslak|tekrarla|tek~bunu|tek~ugras|telafi*|telef~ac|telef~ekran|telef~kapiy|teriml*|teyze~ogret
-26|tonu*|turin~insan|turin~makin|turkler|tutma~guven|ugra.|ugras|ugrast*|understand~afraid|uslu~kalmi|uyani~degil
-26|uygul~hangi|uykun gelmis|uykund*|uykundan|uykun~gelmi|uymadiysa|uyu.|uzmana|uzulm~cunku|uzunlu*|var~bak|ve yardim
-26|veli~duygu|veremi*|veremiyorum|veri*|verin.|verip|verme~saatt|ver~bir|ve~aliyo|ve~ciddi|vucu*|vucuda|wait~return
-26|warn~help|warn~wait|write~you-if|yalnizca yol|yalni~progr|yalni~yol|yaninda yat|yanin~ara|yanin~kisiy
-26|yanit veremiyorum|yanit~verem|yanli~daha|yaparim|yapmiyorum|yaprag*|yapra~arkas|yaraya|yardi~olur|yarim~bos
-26|yarin~anlat|yarin~gidin|yarin~iki|yarin~rehbe|yariya|yasayan|yasin~yasin|yazab~yanin|yazdigini ciddiye|yazdi~gundu
-26|yazin|yazisi.|yazman iyi|yazmaya basladigim|yazma~olmam|yazma~yazma|yazmissin bu|yazmi~bugun|ya~annen|ya~olsun
-26|ya~verme|yeni~degil|yerin~ve|yillardir taniyor|yilla~taniy|yirmi yasinda|yok~alinm|yol gosterdim|yoldas ekibinin
-26|yolda~ekibi|yolda~ozgun|yolda~yazis|yontemi|yontemi sana|yonte~sana|yorgun olacaksin|yorgu~ders|yorgu~koyma
-26|yorulmussun|yorul~yorul|you-did~happy|you-do~knownot|yuku~tasim|yuk~yok|yuna*|yurdun*|yurdunu|yuz soru|yuzdelik
-26|yuzde~dilim|yuzun~goste|yuz~soru|zaman ilk|zor geliyorsa|zor olur|zorun~degil|zor~goruy|zor~okudu|zor~olur
-27|*aat.|*aga|*anir|*ary|*at.|*bas.|*cala|*dine|*gen|*glam|*gru|*haf|*irda|*irma|*ise|*kle|*lece|*mani|*mden|*mtaz
-27|*nete|*nevi|*ntez|*odan|*onya|*osin|*rdim|*rkut|*rle.|*rri.|*rtse|*rula|*sil|*skan|*taz|*tez|*tmi|*tubu|*vary
-27|*viri|*vla|*yon|1950|I-had~I-am|^altini|^annen|^atasozunde|^canin|^cikabilirsin|^cocuk|^cumlesinde|^cumlesinin
-27|^dede|^dinleme|^gozunu|^haftanin|^hemen|^kapinin|^kiskandigini|^koku|^kulagina|^merakin|^netin|^noktali|^okurken
-27|^onceki|^ortak|^osym|^son|^tanimadigin|^werther|^x|^yavas|^yer|aci cekmek|adi~zorba|adlar~gelen|adna*|adnan
-27|adnan bey|adnan~bey|adresini ve|adres~numar|ad~kulla|aglayamam ama|aglay~ama|ailen~once|ailen~yardi|aklimda
-27|aklinda kalir|akraba evinde|akrab~evind|aksam ailenle|aksam ayni|aksam~aldim|aksam~ayni|aksam~yat|alinca|alinma
-27|alinm~yok|alman~gerek|altini cizdigin|altin~cizdi|ama metni|ama onun|ama~buna|ama~dilin|ama~gelsi|ama~ilgil
-27|ama~insan|ama~iyi|ama~metni|ama~onun|ama~progr|angry|anlasma yapin|anlas~yapin|anlatirim.|anlatmak|anlatmak sana
-27|anlatmissin.|anlat~bana|anlat~belki|anlat~dinli|anlat~guven|anlat~sozuy|anlat~yardi|anma*|annen olsun|annen~baban
-27|annen~belki|annen~hisse|annen~on|aran~nasil|arayabilirsin.|ara~suclu|ariyor*|arkadaslarin seni|arkad~ettiy|artiri*
-27|as her|asagi~yukar|askin~kendi|askin~kimse|aski~gecer|as~her|at.|atasozunde|atlama|atma~kimse|ay once|ayagina
-27|ayirm~unutm|ayni hatayi|ayni yerde|ayni~hatay|ayriligi|ayrilik acisi|ay~once|babala*|babalar|baban~da|baban~tarti
-27|baban~yaz|bagims*|bagli~da|bagli~kalma|bagli~soru|bakariz|bana bir|bana~seyi|barda~ic|bas.|basarilar.|baska~ayni
-27|baska~konud|baska~oyle|baska~ve|baska~yukle|basla~icin|basla~kaldi|bebek~aglam|beceri*|bedenim|beklentisi
-27|bekle~hemen|ben inaniyorum|ben yazayim|bende~soz|benimle.|benim~ederi|benim~kiyme|benim~sozuy|benim~tesek
-27|beni~guzel|ben~inani|ben~kalir|ben~ornek|best~we-let|bildigim|bilgi~inter|bilincli oldugumu|bilin~akisi
-27|bilin~goste|bilin~oldug|bilin~yok|bilmedigini|bilme~isted|bilmi~yeter|bir dille|bir komsu|bir konuyu|bir sure
-27|birak~sevgi|biriml*|birimleri|birin~kal|biri~ogret|bir~bilsi|bir~dille|bir~durdu|bir~kazan|bir~posta|bir~sir
-27|bir~uykun|bir~ve|bir~yapin|bir~yukse|boslugu|bova*|bovary|bu aci|bu dusunceyi|bu soruda|bugun agir|bugun~bes
-27|bugun~goste|bugun~ona|bugun~yazac|buldugun|bunu acikca|bunu~oldu|bunu~zaman|buradasin|burad~eki|buyug~soyle
-27|buz~gibiy|bu~aci|bu~basim|bu~durdu|bu~iptal|bu~karni|bu~oluyo|calism*|calis~dinle|canlan*|cekiyor|cevabin|ceviri
-27|cevir~icin|cikin~annen|cikma~bekle|cizgin*|cocuklugum ailem|cocuk~ailem|cocuk~baska|cocuk~ister|cogu~insan
-27|cogu~olur|cok tebrikler|cok~olsa|cok~tanir|cok~tebri|come2~daily|come2~love|courtesy~best|courtesy~return|cry~my
-27|cry~only|cumlesinin|dagilir.|daha~dusun|daha~tanir|darling~feel|darling~you|davranis.|dayin|da~ekley|da~seni
-27|da~yardi|da~yazdi|de haber|de sorayim|dede|dede korkut|dede~korku|dediy~bir|defte~kapat|degil~ediyo|degil~kulla
-27|degil~sesi|degil~yerde|demek~diyey|demissin bu|denem~konus|denk*|denkle*|denklemin|deny~you-did|derecesini
-27|dersi~yerin|derste de|devam eder|devam~eder|de~gundu|de~sorul|dikkatle okudum|dille|direnc*|diye dusunmen
-27|diyen kisi|diyenlere kulak|diyen~kulak|diye~degis|diye~uzulm|dogru|doktor sana|doktoruna sor|donem~boyle
-27|donem~hisse|durdurmak istiyorum|durdu~istiy|dusunebilirsin|dusunebilirsin.|dusunmek cok|dusun~bende|dusun~kisi
-27|duyar~diye|duyduguma uzuldum|duydu~uzuld|duygu~goste|duyma~gerek|duyulur.|duzi*|edebiliyor.|efendi askini|eki.
-27|ekran|ekran~var|elbe*|elbett*|elbette|eled*|eledi~ve|eleme|elin ayagina|emeginin|erken~cik|erzu*|erzuru*|erzurum
-27|esin*|etme~var|evde~an|evde~isler|evde~su|evinde|fark~de|feel~you-if|fircala|gayet guzel|gayet~guzel|gazel~kosma
-27|gazel~sevgi|gece gunduz|gecen~ayni|gecen~bes|gece~calis|gece~gec|geldigine|geldi~bu|geldi~oldu|gelen~guzel
-27|gelen~yaz|gelmedigini|gelme~gitme|gel~tasla|gerce~iyi|geriy~donus|getirir|gibi~cok|gibi~istem|gibi~takil
-27|gitme~devam|gitme~eder|gitti~ettim|gitti~tebri|gizli~sormu|gordu~bunu|gorme~yine|goru*|goruyo*|goster o
-27|goste~ayipl|goste~su|goturme|goturme.|gozumden kacmis|gozum~kacmi|grafi~nokta|guclus*|gulum~ne|gun yarim|gunde on
-27|gunde~gecme|gunduz bir|gundu~calis|gunun~isi|gun~ne|gun~saat|gun~yarim|gurbette|guven~baska|guzel~hadi|haber~guven
-27|haftadir|hafta~artir|hafta~hangi|hafta~ve|haksizlik etme|haksi~etme|halk*|hami*|hangi~cikar|happy~come2
-27|hayallerini|hayal~kirik|heart~warn|hedef~as|hedef~her|hediy~ariyo|hemsi~ayipl|hem~onu|herkes soruyor
-27|herkesin ogrenme|her~altin|hesabina|heyec~adren|hisse~gelir|hizi~yaris|hizlanir|hizla~kan|hizlic*|hizlica|home1.
-27|hosum~tebri|human~body|icin iki|icin~annen|icin~basla|icin~ihtiy|icin~okul|icin~saril|icin~sonuc|icin~yap|ihtiya*
-27|iki zar|ikinci paragraf|ikinci yeni|ikinc~oturu|ikinc~soru|ikinc~yeni|ikisi~de|iki~boyun|iki~burad|iki~iki
-27|iki~numar|iki~sayfa|iki~zar|iliski*|ilk~calis|ilk~gelen|ilk~iki|insan|insan~degil|insan~tutma|insan~yazdi
-27|integralde|inter~sana|isare~degis|ise~hic|isi~degil|istem~anliy|isya*|itti*|iyi~ablan|iyi~bende|iyi~olman|iyi~sec
-27|izlem~yetme|japo*|japony*|japonya|kaba*|kacir~yigma|kadar~sen|kadar~seyi|kadar~sozuy|kadar~tasim|kadar~vedal
-27|kadar~yaz|kahra~seni|kalab~zor|kalani*|kalanin|kalan~gunle|kalbinin hizlanmasi|kaldigin icin|kaldi~icin
-27|kalem~kagit|kalk~ac|kalk~pence|kal~bol|kal~sans|kan sol|kapak~sol|kapat bir|karaca*|karacaoglan|karar~de
-27|karde~kaldi|karesi*|karnindaki|karni~dokto|kavga~degil|kavga~zor|kayar|kayit~degil|kayit~ister|kazandigin|kendine
-27|kendine sonra|kendisi.|kendi~yaz|kerem~olur|keyifliydi|kez~ver|kimi~cagir|kimli~buray|kimse~basin|kimse~olabi
-27|kimse~yoksa|kirikl*|kiril~rahat|kirk~cozdu|kisa keselim|kisac~ozetl|kisa~kesel|kisi bir|kisi~bir|kisi~mi|kisi~o
-27|kitab~bak|ki~kalma|knownot~without|kocas~birak|komsu~git|konu mu|konu yok|konud~kesin|konularin|konusun.|konusuna
-27|konu~mu|konu~yok|korkut|kotu~bunu|kromozom sayisi|kromo~sayis|kulagina kupe|kulag~kupe|kulag~olsun|kupe|kupe olsun
-27|kupe~olsun|kurdum.|kurmus*|kutlu|lesson~jealous|leyla~ask|life~parent|lonely~not|marry~feel|masan~olsun|masay~gec
-27|me2~wait|mecnun seni|mecnu~seni|mektubu|mektu~mi|mesaj~bildi|mesnevi|metre|miktar*|miktari|mi~mu|mi~o|mi~yoksa
-27|mola~sonra|mumt*|mumtaz|mumta~nuran|mutlak|mutla~deger|my~happy|m~soyle|nasil~ettim|nasil~merak|ne dedi
-27|neden~degil|nered~mi|nesi*|nesil|net~net|ne~dedi|ne~dogru|ne~kaldi|ne~olcul|nisan|noktali|nokta~virgu|notlarin da
-27|notlarini yazacagim|notla~da|notla~yazac|nura*|nuran|odasinda|odaya~da|odevin icin|ogrenme hizi|ogrenmek.
-27|ogren~hizi|ogren~yaris|ogret~durum|ogret~gider|ogret~kapis|ogret~konus|ogret~konuy|ogret~olmus|oksito*|oksitosin
-27|okudum ikinci|okudu~ikinc|okula~gidin|okuldan|okul~sana|okumussun|okumussun.|olabi~yardi|olara~guven
-27|olasilikta kalmistik|olasi~kalmi|oldugumu gosteren|oldugumuz|olmak ister|olmas~goste|olurdu.|on sekiz|ona~olur
-27|once~kendi|once~olur|ondan~baska|ondan~soyle|onlara da|onlar~ait|onun~kendi|on~sinav|orga*|osman~ozel|osym~sifre
-27|oturumu kapatmayi|oyuncu|ozledim.|o~acikm|o~fark|parag~basli|parca~annes|paylasim|paylasman hosuma|payla~cok
-27|payla~gitti|payla~hosum|payla~tebri|pinok~bir|pinok~ister|program~I-be|rehbe~bir|rekl*|ritm*|ritmi|saat.
-27|saatl~onlar|saatt~uyuya|saat~olmus|saat~tekra|sabah~degil|sabah~yuzde|sadece paragrafi|sadec~parag|sad~I-had
-27|sad~write|saglam|sair~sevdi|sair~soyle|sakin ol|sakin~ol|sana ozeti|sana uc|sana~bir|sana~kisiy|sana~ozeti
-27|sana~sinav|sana~yaban|sana~yarin|sana~yazam|sart*|sayfa~gecir|sayfa~sayfa|sayi*|sayilmaz.|sayil~sen|secret~warn
-27|sekli soracagim|sekli~sorac|selfProgram~sad|senin seviyene|senin yukun|senin~anlas|senin~biliy|senin~degil
-27|senin~verdi|senin~yukun|seni~cevap|seni~elest|seni~gelis|seni~hakli|seni~kolay|seni~komsu|seni~konud|seni~olmus
-27|seni~ozluy|seni~urkut|sen~mola|sen~verec|sen~yol|servetifunun|seslen|sever~anlat|sevil~bu|seviyene|sevmedi sozuyle
-27|sevmedigin bir|sevme~sozuy|sey ogrenirsin|sey~ailen|sey~ister|sifrel*|siirleri|siirl~cok|siirl~edebi|siir~odevi
-27|simdi~donel|simdi~kagid|simdi~saatl|sinav~ayirm|sinav~kacta|sinav~kahva|sinav~yilin|sinif~herke|sinir~o
-27|sirad~arkad|sirala|sirala.|sirri.|sirti~var|sir~sozu|sohbe~annen|sol|sone*|sonra~degil|sonra~harf|sonra~kolay
-27|sonra~on|sonucu degil|sonucunu sectim|sonuc~secti|sorma~istem|soru coz|soruy~ilk|sor~ben|soyle diyeyim|soyledigi
-27|soylemistin.|soyle~dedig|soyle~diyey|soyle~merak|sozcu~anlam|stay~heart|stop2~study|student_said~lonely
-27|student_said~we-let|su an|suclu~sen|suda*|sudan|su~an|ta|tarafta|tartisma|taslagi|tatil.|tatliyi yarim|tatli~da
-27|tatli~yarim|ta~kendi|tehdi~bir|tehdi~yetis|tek~on|tellnot~I-did|tell~forget|temiz~kulak|temiz~sol|tercih listesini
-27|tired~help|tired~marry|tuhaf|ture|turev bir|turev~bir|tutma~birak|tuttu.|tutun~selim|uc hafta|uc kolay|uc~kolay
-27|uc~once|unutt~sen|urku*|urkutu*|uslu sayilarda|uygul~seni|uymadi*|uyuman|uzak~calis|uzulu~diye|varsa ona|varsa~ona
-27|var~evde|var~istiy|ve bana|veda mektubu|veda~mektu|verdi~bir|veren~cok|ve~bildi|warn~I-had|wert*|werthe*|werther
-27|yalniz birak|yalni~birak|yalni~herke|yalni~o|yalni~tablo|yalni~yapma|yanindaki birine|yanin~112|yanin~bulun
-27|yani~basla|yapisi*|yapisini|yapistir|yaral~da|yarama*|yardim edebilirim|yardi~alabi|yargilamaz.|yarim birakma
-27|yarin~o|yarin~ozeti|yaristirma|yaristirma.|yasiyorsun|yatakta|yavas~ama|yazar beni|yazar~beni|yazar~cok
-27|yazdi~bunla|yazdi~de|yazil~bir|yaziya|yazmak yerine|yazmana|yazma~onu|yaz~calis|yemek~danis|yeni nesil|yeni~nesil
-27|yetis~bilsi|yetis~goste|yine~112|yine~soray|yirmi dakikayi|yirmi~gecme|yiyem~danis|yokla|yokla.|yok~kusme|yola~cik
-27|yolunda|yorgu~olaca|yorul~olur|yorum~da|you-did~stop2|you-do~I-did|yuk oldugunu|yukun degil|yukun~degil|yuk~ama
-27|yuk~oldug|yuzden acikmam|yuzde~acikm|yuzde~deney|yuzde~sana|zorun~arkad
-28|*ait.|*akoc|*clis|*cnun|*cta|*din.|*ect|*ede.|*ein|*fes.|*gaz|*hal|*imci|*isah|*izde|*koc|*lay|*mse.|*ncel|*ner.
-28|*nkli|*nsor|*onda|*onik|*pman|*rli.|*rlow|*sah|*saya|*sgul|*tesi|*uc.|*uncu|*usme|*vara|*ver|*veyi|*vuru|*yisi
-28|*yne|*zel|1|2~ve|I-am~forget|I-do~kiss|I-not~body|I~kiss|^basit|^begenmedigin|^bolumun|^cografyada|^dolasim|^dus
-28|^edip|^gelmese|^grafigi|^halk|^harlow|^insan|^is|^kahveyi|^metni|^ogle|^ondan|^osmanli|^sayfa|^sayfayi|^seninkini
-28|^sokrates|^tesekkur|^toplam|^tyt|^universitede|^uzulmem|^yani|ablan~konus|ablan~unive|acim*|adimi~at|adini~ve
-28|adre*|adres~ve|aferin sana|aferi~sana|agab*|agi|agir konu|agir~konu|ailem~da|ailenden birine|ailen~olmas|ait.
-28|akar*|aksam~arama|aksam~gonde|aksam~soru|almali*|altiyi|altiyi karsiya|altiy~karsi|ama~bu|ama~espri|ama~sinav
-28|ama~sinif|ama~vereb|anaht~arama|anaht~atma|anlat~aksam|anlat~olsun|anlat~sir|anlat~soru|annem~bir|annene anlattin
-28|annen~boyle|annen~kalsi|annen~olmus|antlasmasi|an~kim|ara vermen|arac gibi|arac~dusun|arac~gibi|arasi~olurs
-28|ara~bir|ara~ya|ariy*|arkad~biyol|arkad~etme|arkad~goste|arkad~insan|arkad~once|arkad~soyle|artar.|asansor
-28|asik olamam|asik~ise|asik~karsi|asik~olama|asil~ogren|asistaniyim|asistaniyim.|ay ne|ayni saatte|ayni sey
-28|ayni sonuca|ayni~kez|ayni~saatt|ayni~sey|ayni~ulast|ayrint*|ayri~karsi|azalir|azalir.|az~kopar|bagla~tikla
-28|bag~enerj|bag~kurma|bak bu|bak sonra|bakar.|baki mersiyesi|baki~mersi|bakmadan.|bana~adim|bana~adini|bana~calis
-28|bana~karde|basin~cok|baska~bakab|baska~kendi|baska~koyma|baska~onu|baska~sehre|baska~yardi|baskis*
-28|basladigim yaniti|basla~hicbi|basligi okudum|basli~okudu|basvuru|begenmedigin|bekli~acele|belli~gun|bence bunu
-28|bence~bunu|benden yardim|bende~yarin|benim~boyle|benim~sesle|beni~ailen|beni~arac|beni~cikma|beni~yanli|bensi~icin
-28|bensi~iyi|ben~arada|ben~asist|ben~ulast|ben~uyuma|ben~yaz|bese*|bes~gun|beyne|bile~git|bilgi~mi|bilmemeli
-28|bir anlasma|bir arac|bir kayiptir|bir yol|biri~duygu|biri~istem|bir~arac|bir~asans|bir~birin|bir~bozuk|bir~dort
-28|bir~isare|bir~olaca|bir~suclu|bir~yol|bitmis*|bitt*|bogaz~gecer|bosluga dustugunu|boslu~dustu|boya*|boyle~tek
-28|bu soruyu|bugun de|bugun kendine|bugun moralin|bugun soyle|bugun~gelme|bugun~musun|bugun~sor|bundan.|bunu benden
-28|bunu kime|bunu~acar|bunu~bende|bunu~gormu|buradayim ama|buray~kalma|buyug~de|buyug~iyi|bu~adim|bu~alti|bu~cocuk
-28|bu~gecir|bu~gibi|bu~karde|bu~kim|bu~tutma|bu~yerin|b~d|calisma asistaniyim|calisma masanin|calis~asist|calis~bozma
-28|calis~masan|canse~masas|cekimi|cemiyeti|cevap~arama|cevap~atma|cevap~yazma|cevirmen|ceza|chat*|cikma~da
-28|cikma~yapay|cikmi~bu|cocuk olmak|cocuk~olmak|cografyada|cok~birak|cok~cekiy|cok~elini|cok~kaldi|come2~warn
-28|cozdu~sen|cozebilmen icin|cozeb~icin|cry~body|cry~you-if|cumled*|cumle~daha|daily~secret|dakik~gecme|dave*
-28|da~annen|da~gelis|da~konus|de anlatabilirsin|de goster|de oyle|de sana|degil~gelir|degil~verme|degismedi
-28|demek~soyle|denemeden sonra|denem~hafta|denem~hedef|denem~yanli|dersl~dinle|ders~kendi|de~ailen|de~cozuy|de~demem
-28|de~dinle|de~etmiy|de~geriy|de~gotur|de~kez|de~kitab|de~oneri|de~ulast|dikka~okudu|disar~birin|disar~onlar
-28|diyemem cunku|diyem~cunku|diyen sevgilin|diyen~sevgi|diye~da|diye~olmal|diyors*|dogru~anlat|dogu|dokto~sana
-28|dolas~siste|dondu~yapar|doner|donunce yanlis|donun~defte|donun~yanli|dort~alti|dostlarin|dostun*|dovm*
-28|durust olayim|durus~olayi|dusunduren|dusune*|dusun~ister|dusun~konus|dus~esnem|dus~hafif|duvara|duygunun|duyu
-28|duyulur|edat*|edip~masas|ekini|ekva*|ekvato*|elin~cok|emegin ben|emegi~ben|en yuksek|en~guven|en~sen|en~yukse
-28|esitti*|esittir|esneme|etkileyici|evde kavga|evdek~birin|eve|evet|evini|ezber~biliy|ezber~soyle|filmi~olur
-28|forget~I-be|gaz|gece bana|gecen~oran|gecen~orant|gece~konu|gecir~saatl|gelir~icin|gelmese bile|gelme~bile
-28|gelme~git|gelme~sen|gerce~olmak|gerce~seni|gerek~adim|gidebilecegin biri|gideb~biri|gizledigin|gizli~ilkes
-28|gizli~sayfa|gordu~cevap|gorun~bir|goste~o|gozle~aglay|gozum yok|grafi~goste|guldug*|guncel|gunde~iki|gundu~hic
-28|gun~bu|gun~buyuy|gun~yirmi|gurur~duyuy|guvendigin birine|guvenmek|guzel ama|had|hafif~esnem|hafta~hic|hafta~karsi
-28|hangi~olurs|hangi~senin|harl*|harlow|harlo~maymu|hastaneye|hasta~yanin|hata~bende|hayalini|hayir~seni|hazir olunca
-28|hazir~olunc|help~not|her~alt|her~buyuy|her~sonra|her~yerin|hissedersen|hisse~ne|home1~help|hoslandigini|hosla~sana
-28|icec*|icin baska|icin~da|icin~degis|icin~satir|iki konu|ikinc~on|iki~icin|iki~ise|iki~konu|iki~masay|iki~var
-28|ile asli|ile~asli|ile~bogaz|ile~gecer|iliskiyi|ilk kime|ilkesi|ilk~at|ilk~kulla|inle*|inler|insan olmali|insan~gec
-28|insan~su|insan~ve|ise~dokun|istediginde|istemektir|istemektir.|istememissin|istemissin|istem~insan|is~olmas
-28|is~yerin|iyi haber|iyi~de|izins~kulla|kabl*|kacirm*|kacta.|kac~sinav|kadar~sesle|kadar~tek|kadar~tekra|kagit
-28|kahvey*|kahveyi|kahveyi aksam|kaldi|kalir~bir|kalktin|kalma~seni|kalp konusunu|kalp~bir|kalp~konus|kalp~sonra
-28|kanit~degil|kan~sol|kapatmayi|kapatmayi unutma|kapat~hava|kapat~unutm|karakoc|karde~kalsi|karde~oyna|karis~mi
-28|karni~beden|karni~sinav|karsi cikar|karsi~olara|kaslarin|kastet*|kayipt*|kayiptir|kayitl*|kaynagi|kendin*
-28|kendini bana|kendi~yalni|kerem ile|kerem~ile|kerem~kul|kez~yazdi|kimden|kime~soyle|kimse yoksa|kimse.|kimse~abart
-28|kimse~derke|kimse~gorun|kimse~yakin|kimse~yargi|kisa~karsi|kisi~bunu|kitaba|kitaptan|kiyi*|klor|kolay|konul~ayni
-28|konunu*|konunun|konus~birin|konus~uc|konuy~basta|korkm~bir|korkt~anlat|korkutmasin|korku~mi|kotu bir|kucuk~dolas
-28|kucuk~topla|kulak ver|kulak~ver|kultur|leyla~tanim|lgs~lise|life~deny|love~leave2|masalinda|maym*|me2~I-will
-28|me2~leave2|me2~without|meclis|mecn*|mecnun|merak~nasil|mersiyesi|mesaj~cevap|mesgul|miss~human|mumku~bir
-28|my~tellnot|nasil soyleyecegini|ne yedigini|needless~I-did|nefes.|nerede*|nihal|nite*|notla~bir|o sik|odaklan.
-28|odasina|odasina git|odasi~git|odevinde|odevi~ben|ogel*|ogle arasinda|ogren~agir|ogren~onlar|ogretmen degilim
-28|ogretmenlerin sana|ogret~anliy|ogret~basla|ogret~dusun|ogret~gorur|ogret~hosun|ogret~inani|ogret~saniy|ogret~tanir
-28|okla*|okulda rehber|okumak zorunda|okumayi|okuma~zorun|okuyabiliyorum|olmali|olmama*|olman~da|olsun~unutm|olu
-28|onayi|once derin|once senin|oncesi|once~dene|once~derin|oneml~bu|onlar~onlar|onsu*|onsuz|onunl~bir|onu~yakal
-28|on~sirad|ornek daha|ornek~daha|ortasinda|ortaya cikar|ortu*|oturu~unutm|oval*|oy~ilkes|ozetle|ozetledim.|ozetlerin
-28|ozlemisim.|ozlem~anlat|ozluyorsun|o~et|o~goruy|o~yanli|padisah|padisahin|parent~help|park*|payl*|payla~da
-28|payla~kapat|payla~payla|pinok~olmak|plani~hazir|promise~I|puani|quote~marry|quote~secret|rahat~calis|rehbe~da|rem
-28|renkli|sabah okul|sabah~okul|sagli~degil|sakla~konus|sakla~yardi|salon~derin|salon~nefes|salon~uc|sana~etmed
-28|sana~gorev|sana~icin|sana~konuy|sana~korku|sana~yerin|sayfanin|secelim.|secen~ve|secret~body|secret~secret|seferi*
-28|seferinde|sehir~yurt|sekiz~var|sen uyu|senden baska|seni herkesten|seni yargilamaz|senin degerini|seninle vakit
-28|senin~mi|senin~vakit|seni~cevre|seni~mesaj|seni~odevi|sen~ipucu|sen~zaman|serve~kulla|sesle~soyle|sevgi~ailen
-28|sevgi~arkad|sevgi~bunu|sevgi~ders|sevgi~istem|sevme~sesle|sevmiyorsan|sifat~isim|siirinde|simdi ikinci|simdi~ikinc
-28|simdi~yazdi|simg*|sinav~ara|sinav~hep|sinav~odakl|sinav~oneml|sinav~onlar|sinif~eksig|sinir~geldi|sirada|siraladim
-28|sirri~tasim|sokr*|sokrat*|sokrates|someone~courtesy|sonra~basla|sonra~kalma|sonra~mi|sonuca ulastim|sonuc~degil
-28|sonuc~sasir|sonuc~ulast|sor ben|sorabilir|sord*|sordu~icin|soruy~ama|soruy~biraz|soru~coz|soyledin|soylemez
-28|soyleyecegini|sozde|soz~bu|soz~deney|soz~icin|stop2~darling|stop2~love|student_said~courtesy|student_said~tellnot
-28|study~you-did|suclama|surum~var|tablo~cikar|takil~cozum|takim~canin|tarafi|tek~icin|tek~yeter|telaff*|telef~degil
-28|telef~oneri|tellnot~love|tellnot~me2|tersi|tesek~ama|tom|top|topla~seni|topra~vergi|turkc~basla|turkle*|tutulup
-28|uc.|ucte~uyuya|uc~ise|uc~nefes|ulastim|ulastim.|unsu*|unutma sozuyle|unutm~sozuy|unutm~vedal|unutulur|unutulur.
-28|ustun~bir|uyuyamiyorsan|uzakli*|uzam*|uzguns*|uzmanl*|uzun~olmaz|vakti~harca|varsa~saat|varsa~soyle|var~ne
-28|verebilecek|verecek|vergis*|vermis*|ver~bolum|ver~gel|ver~ikinc|ve~basla|ve~hala|ve~insan|ve~kaldi|ve~saatl
-28|ve~yanli|video~bir|warn~life|x yalniz|x~birak|x~yalni|yakar.|yakin.|yalni~gerek|yalni~yazma|yanin~cagir
-28|yanin~gerek|yanin~yetis|yanip~olur|yanli~yapti|yapamiyorum diye|yapilacak|yapman|yapma~ne|yardimci|yargilamaz
-28|yargilamiyorum|yarin okulda|yarin~ilk|yarin~okuld|yasim~surum|yasim~var|yaygin*|yaygindi|yaygindi.|yazar~ben
-28|yazip~bir|yazismak|yazismalarini|yazmayi|yaz~yanin|yedigini|yedin|yemekl*|yeni~benim|yerin~cok|yerin~da|yer~ogret
-28|yetis~yanin|yetmed*|yetmem|yetme~yanin|yirmi bes|yirmi~bes|yoksa 112|yoksa~112|yok~surum|yol~yemek|yonte~gibi
-28|yonte~herke|yorulursun.|yorum~parag|you-did~tutor1|yuklen*|yuksek sesle|yukse~sesle|yuruy~saatl|yuzde~kapat
-28|zamanin|zaman~deger|zaman~sorab|zarar~vereb|zaten.|zekay~bir|zor olmustur|zorlas*|zorluk|zor~birak
-29|*alir|*api.|*ceri|*defi|*elle|*eri|*erli|*este|*evi|*gla|*glik|*i.|*irt|*jlar|*kama|*kter|*lasa|*lon|*nan.|*onu
-29|*opu|*ora.|*rala|*red|*rhat|*rruz|*saj|*tili|*tlak|*tmek|*topu|*umlu|*uza|*yede|*yif|*zdin|*ziya|I-had~tutor1
-29|^anlatim|^dgs|^diyen|^diyenlere|^ferhat|^fotograf|^freud|^hucre|^kagit|^kaygili|^kursun|^kutuphaneye|^listeye
-29|^nerede|^ogretmenine|^olaylar|^pinokyo|^saatleri|^sevindim|^suyun|^tc|^yolu|abar*|ablana bugun|ablan~de|ablan~seni
-29|acar misin|acar~misin|adim ileri|adimd~kagid|adim~ileri|ailenden gizledigini|ailen~arkad|ailen~da|ailen~geriy
-29|ait bir|akilda|aksamd*|aksam~misin|alca*|alisma*|almis.|almissin.|alti gun|alti~gun|al~basla|al~ver|ama~basin
-29|ama~tek|ama~tutma|ama~yerin|anah*|anahta*|anlam|anlam~gelme|anlas~bir|anlati*|anlatmaz|anlatmaz.|anlat~beni
-29|anlat~dinle|anlat~yapma|anne babanin|annen~basla|annen~cagir|annen~dakik|annen~elind|anne~degil|anne~senin
-29|antlasma|an~biri|ara~norma|arkad~ac|arkad~gelis|arkad~gitmi|arkad~sinif|arkad~verme|asil hedef|ask~ve|asli~yanip
-29|attig~gordu|ayip*|ayni ozenle|ayni~ozenl|ayri bir|ayril~acisi|ayrinti|ayri~bir|azaltir.|az~adimi|az~ipucu|az~payla
-29|az~sirad|babaannenin|baban~ona|bagiml*|baglanti|baglil*|bag~kopar|bakabilirim|bakabilirim.|bakin~yitir|baks*
-29|bak~el|bana kalirsa|bana kustu|bana yazmayi|bana~kisil|baska kimseye|baska~ayril|baska~dunku|baska~tak|baska~yerin
-29|baslardim|basla~de|basta~okudu|bekle~bilsi|bekle~soruy|belleg*|ben kalirim|ben sadece|bensiz cozdugun|bensi~cozdu
-29|benzetilir|benzetilir.|ben~beden|ben~kendi|ben~oneri|bes~kalk|bes~uc|bezleri|bildik*|bilebilir|bilgisayarim bana
-29|bilgi~bana|bilgi~cumle|bilgi~kisil|bilgi~kustu|bilgi~var|bilme~bunu|bir aliskanlik|bir doktor|bir elektronu
-29|birakip gitmis|birak~gitmi|biraz acar|biraz~acar|biraz~al|biraz~yavas|birbi~kalma|biri seni|birine anlat|birin~git
-29|birin~iyi|birin~var|birlikte prova|birli~edeli|birli~prova|bir~alisk|bir~anlas|bir~cizel|bir~dizi|bir~hemsi
-29|bir~ileri|bir~kurum|bir~mesaj|bir~sevdi|bir~siras|bir~tasir|bir~tekra|bir~ters|bir~yazmi|bir~yigma|biters*|biterse
-29|bitir~ayt|bits*|bitsin|bittik*|bittikce|body~not|bogusu*|bolged*|bolgede|budu*|budur|budur.|bugun~karsi|bugun~mu
-29|bugun~sey|buldugum|bunu degistirmez|bunu kimse|bunu ogretmenine|bunu~kontr|burada past|buradayim.|burad~bana
-29|burad~past|burnundan|burnu~al|buyuk taarruz|buyuk~taarr|bu~birka|bu~butun|bu~duzen|bu~ediyo|bu~gecic|bu~kesti
-29|bu~yasam|cagir~misin|calis~basin|canin~aciti|cefa*|cekird*|cevabim|cevap~yaz|cik~bir|cogumu*|cogumuz|cok~isin
-29|cok~yaziy|come2~noone|come2~understand|courtesy~warn|coze*|cozme~daha|cozme~guzel|cozum~yaziy
-29|cumlesinde kisilestirme|cumle~de|cumle~kisil|dagiliyor|dagiliyor.|daha dikkatli|daha hizli|daha~dikka|daha~yarar
-29|daha~zor|daily~study|daily~you-if|dakika bitince|dakik~bitin|da~cunku|da~gece|da~gider|da~kal|de anlat|dede*
-29|dedenl*|dedigi|defte~yaz|degil~gun|degil~korur|degistirme.|demek~yalni|demiyo*|denem~ne|denem~sinif|deneyi|dersen
-29|dersh~iyi|de~aldir|de~dener|de~kayna|de~kiril|de~takil|dikkat.|dikkatli ol|dikka~ol|dinle~bakar|disi|diyerek seni
-29|diyer~seni|diye~birak|dogruydu|dogruydu.|dogum~unutu|dokuz net|dokuz~net|dudak|dunku~nasil|dunya~bu|dunya~degil
-29|dun~denem|durmus*|durust bir|durus~bir|dustugunu yazdin|dusun~ilerl|dusun~o|dusun~olmal|dusun~var|duygu~agir
-29|duygu~da|duzelt.|ekran basinda|eksikl*|emegi~karsi|emek.|emir|en~de|en~derdi|erase~daily|erase~sad|ertes~gec|etmez
-29|etmez sen|etmez~basla|etmez~sen|evde~da|evde~varsa|farki~ben|farkl~kendi|fark~basla|fend*|ferh*|ferhat|forget~stay
-29|fotograflarin|freud~basti|gece~dinle|gece~olsun|gece~uyuya|gecird*|gecti~yaz|gel su|geldiyse|geldi~okuld
-29|gelir~birak|gelism*|gel~su|gerce~anlat|gerce~cocuk|gerce~da|gerce~sevin|gerce~yapma|geregi*|getiri*|gibi dusunme
-29|gibi~cozum|gider~kalir|gidin~annen|gidiy~o|girist*|gitme~ama|gitme~ister|gitme~istiy|gitti cok|gizli~anlat
-29|gizli~diye|gizli~zorun|glik*|glikoz*|gordu|gordu.|gormuyorum|gostermekte|gostermekte serbestsin|goste~serbe
-29|gozlerin yorulduysa|gozunu|gozunu kapat|gunle~olur|gunle~zor|gunun~ayir|gunu~unutu|gun~degis|gun~oku|gurur~olabi
-29|guzel~sevgi|haber verin|haber~cok|haber~o|haber~verin|hafta~daha|hakkin*|halinde|hangi~gerce|hangi~mi|hangi~ne
-29|hangi~onu|hangi~sec|hatalarina|hatay~yapab|hata~yapar|hayir gercek|hayir~gerce|hedefi|hekim~soyle|help~wait
-29|hemen~arama|hemen~bakma|herke~ozenl|her~ayira|her~durum|hic~bunu|hidrojen bagi|hidro~bagi|hosuma gitti|hosum~cok
-29|hosum~gitti|hosuna gider|hosun~gider|human~come2|i.|ic sonra|icinden|icin~asil|icin~eder|icin~sabah|icin~sensi
-29|ic~sonra|ihtiyacin kalmaz|ihtiy~de|iki cumle|iki kisi|iki noktada|ikinci yil|ikinc~birin|ikinc~kagid|ikinc~parag
-29|ikinc~yil|iki~ayni|iki~cevap|iki~durum|iki~gitme|iki~goste|iki~kisi|ilerlemeni|ilgil~guven|ilk bes|ilk~ders|inan.
-29|iner|iner.|insan~sesi|ipucu~payla|ise yarar|ise~yaram|ise~yarar|isted~degil|istemiyor.|istemiyorsan bunu
-29|istem~ogret|isterdim ama|istersen dinlerim|iste~bunu|istiyorsa|istiy~bak|i~tired|jealous~love|kabali*|kabalik
-29|kabal~degil|kac dakika|kacmis|kac~dakik|kac~olur|kadar sabirli|kadar~hangi|kahraman|kalab~bir|kalbi~etti|kaldi~not
-29|kaldi~sonra|kaldi~ve|kaleml*|kanar|kanar.|kapanir.|kapanis|kapi.|kapid~bekle|kapiya|karakter|karar~ver|karde~dikka
-29|karde~oda|karde~sana|karde~uyuyo|karsi acik|karsi~acik|katilm*|kaya*|kaygin*|kaygis*|kaygisi|kaygi~bir|kayit
-29|kendine haksizlik|kendine iyi|kendi~haksi|kendi~kitap|kerem~yanip|kez~degis|kimseyle konusmadigini|kimse~112
-29|kimse~belli|kirilmis.|kisa~yapal|kisi~bu|kiska~sevgi|kiz~babas|ki~anlam|knownot~understand|kontr~bir|konus
-29|konusmak bana|konus~arkad|korkutucudur|korku~demis|kulagin|kulag~da|kurumu*|kustu cumlesinde|kustu~cumle
-29|kustu~kisil|kutlayin|kutlayin.|lafin|leave2~love|leave~life|love~best|marry~secret|me2~teacher|mecnu~kimse
-29|merak etmis|mers*|mersiy*|mesaj|mesajlar|mesajlarini|mesaj~yarin|mesg*|metin~ne|mezun~ilk|mi iki|mi~iki|muba*
-29|muyu*|muyum|muzik~sessi|ne cevap|neden~korku|needless~leave2|needless~study|negatif olamaz|negat~olama|ne~cevap
-29|ninni~cocug|noro*|noron|notla~incel|numarani buraya|oda sessiz|odada tak|odadan|odada~tak|oda~sessi|of|ogrenmen
-29|ogretmenine anlat|ogretmenine gostermekte|ogret~ac|ogret~nasil|ogret~rehbe|ogret~serbe|ogret~ya|ogret~yeter|ogut
-29|okulu~var|okuma~da|okuma~degil|olan kim|olan~kim|olaylar|olayl~bir|oldugunu anlatmaz|oldug~bilmi|olmasindan|olmaz.
-29|olsam~basla|olustu*|ona~goste|once ipucunu|once siradaki|once~iyi|once~kucuk|once~payla|once~soruy|once~turkc
-29|once~yazdi|oncu*|ondan iste|oneri|ornegi*|orphe~bakin|ortasi*|oturm~bir|oynar.|ozenle cevap|ozenl~cevap|ozgu*
-29|ozlem~sey|o~degil|o~yaz|parag~secti|parent~someone|paylasacagim|pazar~ayir|peki*|pekist*|peyn*|pinokyo gercek
-29|pinok~cocuk|pinok~gerce|prova edelim|prova~edeli|rehberlikle|rehbe~annen|repligini|rol oynar|rol~oynar|romanin
-29|saat acik|saati~de|saatl~degil|saat~acik|saat~et|saat~konus|saat~olsun|sabah~dinc|sadelestir.|saklanir.|sana~belli
-29|sana~ertel|sana~koydu|sana~simdi|sans.|sarja baska|sarja~baska|sarja~odada|sayfa~birak|sebe*|sehi*|sekiz~sessi
-29|sen yazarsin|sende~cevap|seni de|seni yormus|senin kotu|senin~hakki|seni~gitmi|seni~sevin|seni~sozuy|seni~vakit
-29|seni~yormu|sen~ediyo|sen~hala|sen~kur|ses kaydi|sesli~okuyu|sessiz yer|sessi~bir|sessi~yer|ses~dinle|ses~kaydi
-29|sevdigin bir|sevgili hep|sevgiy*|sevgi~bu|sevgi~calis|sevgi~cefas|sevgi~hep|seyi~sen|seyi~soyle|seyle~var
-29|sey~kalma|sey~ogren|siirdeki|siird~sevgi|siirle*|sikis~icin|simdi~mesaj|simdi~sana|sinav~ederi|sinav~goruy
-29|sinif~bildi|sinif~kadar|sirri~soyle|sirti~sanda|sol kulakciga|sol~kulak|sona birakma|sonra bugun|sonra~azalt
-29|sonra~bugun|sonra~ekran|sonra~mola|sonra~test|sonra~unutm|sonuc~da|sonuc~konus|sonuc~sonra|sonu~bos|son~hic
-29|sorul~icin|soruy~gibi|soru~basla|sor~daha|soyle~olurs|stay~love|stop2.|student_said~I-do|study~deny|suat
-29|suclu~duyma|sunu~ne|surer~bir|sureyi bir|sure~bir|su~kimse|taar*|taarru*|taarruz|takil~don|tanimaz|tasim~bir
-29|tasin~sana|tc|tc kimlik|tc~kimli|tc~numar|teacher~courtesy|teacher~daily|tebrikler.|tehli~birak|tek~isted
-29|telefonu sarja|telef~araya|telef~iste|tell.|tellnot~leave2|temiz bir|temiz~kan|teor*|tersine|tesek~asil|testini
-29|testlerde|testl~denem|tire*|tired~knownot|tired~needless|titre~bir|toplad*|toplami|turev~fonks|turkude asik
-29|turku~asik|turla~tekni|tutman*|tyt~bitir|unutma der|unutmasi|unutm~der|uyand~ilk|uyuya~kis|uyuya~yazmi|uyuyo~oda
-29|uyuyo~sessi|uzgun~var|uzulmesin diye|uzun~sey|vakti~devam|var gibi|varsa ders|varsa~annen|var~deniz|vatand*|ve bir
-29|ve bu|vermedi|verme~mi|verme~yanin|ve~polis|yalan soylemis|yanip kul|yanip~kul|yanli~degil|yapildi|yapti~sen
-29|yap~sonra|yardi~ama|yardi~gerek|yarin gorusuruz|yarin istedigin|yarin~isted|yasadigini|yaz sonra|yazar~duzel
-29|yazdin bunu|yazdi~bak|yazdi~bu|yazdi~soyle|yazim~kural|yazisiyoruz|yazma~basla|yazma~gunle|yaz~insan|yaz~sonra
-29|yemek~ailen|yeri~bilir|yer~degis|yer~olur|yer~ve|yikama|yine~sorul|yitirm*|yoklay*|yok~acikm|yolun~yaz|yonte~degil
-29|yormus.|yorucu olmali|yorulduysa|you-did~home1|you-did~program|you-if~cry|you-if~stop2|yukler|yuk~degil|yurd*
-29|yuzde~et|yuzde~konus|zaman~iki|zarf|zayif~degil|zekay~yuzde|zorlama.|zors*|zorsa
-30|*a.|*afla|*akip|*atli|*ayda|*ceve|*cmen|*dari|*efi|*egi.|*ekse|*enek|*ent|*enti|*eud|*ever|*gun|*heus|*ice|*inci
-30|*irdi|*iya.|*kada|*kaya|*kcik|*las|*lek|*lese|*msu|*nlik|*rine|*rluk|*tmem|*une.|*ussa|*yeti|*ymus|*yon.|*yuk.
-30|*zede|3|3~yani|I-be~deny|I-be~you-did|^ablanin|^ainsworth|^biraktigin|^daha|^devam|^dilerim|^disin|^fende|^formul
-30|^gun|^halana|^kardesinin|^karsiliginda|^kocun|^kurtulus|^okuldaki|^orpheus|^pes|^robot|^secenekleri|^soylemen
-30|^tutunamayanlar|^yazmaya|^yeni|a.|abartm*|acele~gerek|acik yazayim|aciklama|acik~yazay|acilir|adimi gostereyim
-30|adimi~goste|adini~degil|adren~hizla|adren~kalp|adres~verme|agir~gecmi|agladigini|aglam~agla|ailen~gibi|ailen~seviy
-30|aklin~kalir|aksam altidan|aksam~altid|aksam~gecir|aldat~bugun|aldat~ogren|altida*|altidan|altidan sonra|altid~icme
-30|altid~sonra|ama~dogru|ama~haber|an guvende|anlamindadir|anlamindadir.|anna|annem~anlat|annene bundan|annen~okul
-30|ara verirsen|arasi~bana|arasi~var|arayac*|araya~girer|ara~verir|ariyo~olur|arkad~git|arkam~yok|artis senin
-30|artis~senin|artiyo*|artiyor|artmis.|asigim|asik oldugunu|asik olur|asik sevgiliden|asik~o|asil olan|asil~hedef
-30|atilg~kadin|ayni~yenid|ayri~gibi|ay~ne|azaltir|baban~iyi|baban~saat|baglama.|baki|bak~tuzak|bana~okulu|bana~yetis
-30|basar~da|basin~saatl|baska bir|baska~birak|bayramda koye|bayra~cok|bayra~koye|beklemiyordum|beklenti|bekle~da
-30|ben siradaki|bence once|bende~duzel|beni degil|ben~adimi|ben~isare|ben~mecbu|ben~ogren|ben~olmay|besini|best~study
-30|bile~rahat|bilir~bagla|biliyordum|bina*|bir dersi|bir kaynak|bir sevgili|bir sikinti|birak ve|birakip|birakiriz
-30|birakiriz.|birakmis.|birim~bak|birkac kez|birli~sen|bir~deger|bir~denem|bir~duzel|bir~eksik|bir~masad|bir~mi
-30|bir~sayid|bir~sikin|bir~uyudu|bitir~konul|bos~arkad|bos~dedin|boyle~gerce|boyunca her|bugun ac|bugun~ac
-30|bundan sonra|bunla~bagla|bunla~sorul|bunu ailenden|bunu bilen|bunu~bilen|bunu~cunku|bunu~kime|bunu~olmam
-30|burada duruyor|buradaki|burad~once|buyuklugu|buyuk~bir|bu~aklin|bu~aksam|bu~farki|bu~gecis|bu~incel|bu~soylu|bu~su
-30|bu~tehli|calisiyor.|calismissin|calis~gerce|calis~verim|canim~var|canlis*|cansev*|cansever|cekersin|cekersin.
-30|cekim|cemiyetler|cerceve|cevap gelmezse|cevap~anaht|cevap~c|cevap~seni|cikinca once|cikin~once|cizdim.|cok tanidik
-30|cok~tanid|come2~happy|cozeb~soru|cozme~yarin|cozumu hemen|cozum~hemen|cozum~soyle|cry~come2|cunku~ogren|daha~hizli
-30|daily~leave2|dalga~gecme|damarlar|danisa*|darling~quote|darling~student_said|da~hayat|da~yasla|de baska
-30|dedigin gibi|dedig~gibi|deger~goste|degil kendine|degilim bir|degilim seni|degil~bekle|degil~kimse|degil~yardi
-30|degisken|degistirme|degistirmek|demen cok|demen~cok|denem~agir|denem~anali|dener|dener misin|dener~misin
-30|deniz~kokus|denk gelirse|denkleme|deny~rememb|derdi~bir|derinlik.|ders~gerce|ders~mu|deyip gecme|de~onu|de~yapma
-30|digeri|dikkatli|dikka~okuma|dil bilgisi|diler~isted|dinleyen bir|disin|disin agriyorsa|disin~agriy|disin~disci
-30|diye gecer|diye yazdin|diyelim mi|diyel~mi|diye~gecer|diyo*|diyor ki|dizede|dogru~degil|dokto~sor|donusur
-30|donuy~gibi|dun~not|durum~ne|durur~hayat|dusun~basin|dusun~uc|duygu~yerin|edebi~hocan|ederim sen|ederi~sen
-30|edip cansever|edip~canse|ediyorsa|efend~askin|efend~kimse|ekran~disar|elini tutamam|elini~tutam|elle|emegin.|en az
-30|engell*|en~az|eski~olabi|etmedi.|ettiy~bir|evde de|evde~dayan|evli*|evlili*|fark ettim|fark~ettim|fasi*|fasiku*
-30|feel~human|feel~we-let|fotogr*|freu*|freud|gazel|gecen iki|gecenl*|gecen~ama|gecen~donem|gecen~soru|gecen~zorla
-30|gece~su|gecmi~ayarl|gecsi~kitap|geldiy*|gelen~net|gelir~o|gelis|gelmedin diye|gencle*|gerce~arkad|gerce~misin
-30|gerce~olur|geriyo*|gibi~edebi|gibi~pek|gideb~kim|gidis gelis|gidis~gelis|gitmeden once|gitmek*|gitmekten
-30|gitme~once|gizli tutulmus|gizli~yaziy|gore~sayil|gorun~annen|gorusmek|gorus~gelsi|gorus~kolay|goruyor|goruy~ne
-30|gozle~yorul|gozunden kacan|gozun~kacan|guldun|gundu~kutup|gunun~ders|gunun~koyma|gun~bir|gun~kolay
-30|gurur duyabilirsin|gurur~duyab|guvende olman|guvendigin bir|guven~dusun|guven~gec|guven~verme|hafta~aksam
-30|haklisin.|hakli~hata|hakli~yapmi|hale gelirsen|hale~gelir|harem|hata yapmisim|hata~yapmi|hatirlar|hayal~ama
-30|hedef~progr|hemsi~seni|herkes*|her~acik|hesabinda|hic~girme|hissediyorsan|hissettigini|human|i say|icin orada
-30|icin~ama|icin~hafta|icin~iste|icin~on|iki saniye|ikinc~tek|iki~cozmu|iki~saniy|iki~sevgi|ile~de|ile~etkil|ilk on
-30|ilki|ilk~iyi|iltifatin|iltifatin icin|iltif~icin|iltif~tesek|insan da|insan~yerin|integ~alan|istemiyorsun
-30|istem~acik|ister~aktar|ister~disa|istey~yetis|itme*|ivme~degil|i~say|julie~sahne|kac kez|kacta yatiyorsun
-30|kacta~yatiy|kac~kez|kadari|kadar~ayira|kadar~bu|kadar~etmed|kafam~hangi|kagida yazip|kagidini|kagid~yazip
-30|kahve~aksam|kahve~sonra|kala*|kalem~hazir|kalk esne|kalk su|kalk~ic|kalk~su|kalmistik not|kalmi~not|kanin yolunu
-30|kanin~yolun|kapatalim.|kapattiginda|kapat~dakik|kapayi*|kararin|kardesinin|karde~odasi|karde~oyun|karde~saat
-30|karde~yarim|karisir.|karsilik veremem|karsi~verem|kayit~sey|kendi~biraz|kendi~cumle|keyifli gecsin|keyif~gecsi
-30|keyif~kitap|kilavuzdan kontrol|kimin kime|kimin~degil|kimin~kime|kimseye belli|kimse~her|kimse~kadar|kismi~icin
-30|kiymetli|kizma.|kocun|komsu|konul~diye|konusacagini|konusmadigini|konusur.|kopegi*|kopegin tarcin|kopegini
-30|kopeg~tarci|kotu~haber|kotu~ihtim|koye|kulaklik|kulak~salya|kulla~gibi|kursun var|kursu~var|kusmem|leave2~mine
-30|leave~sad|lesson~program|lgs~on|lie~stop2|life~not|logaritma|lonely~someone|lonely~warn|many*|manyet*|masali*
-30|mazmun*|me2~study|metinden|midem bulaniyor|mine~stop2|miti*|miting*|model|model~var|molasi ver|molas~ver|mol~mol
-30|muyum.|my~erase|naka*|nakara*|ne istedigini|ne mutlu|neden~ona|nered~basli|nett*|ne~mutlu|ne~uyudu|normal
-30|notla~bakar|not~defte|o sana|o soru|odandan cikma|odand~cikma|ogrendin|ogren~ona|ogret~yerin|okulunu yazma|oldu.
-30|oldug~o|oldug~ona|olman.|olmaz|olsam her|olsam~her|olsa~verme|olsun~ve|olunc~ilk|olur onemli|olur~olan|olur~oneml
-30|omuzlarini|on bir|ona|ona soyle|ona~sor|once guvende|once~birim|once~sadel|onlar~farki|onlar~sen|only~stop2
-30|onun~aciyi|on~diyel|on~konu|oradan devam|orada~devam|oras*|orph*|orpheu*|orpheus|ortadaki|otur|oturtm*|oturu~dakik
-30|ozell~bir|ozet yapayim|ozet~cikar|ozet~yapay|o~boslu|o~bunu|o~gun|o~sessi|o~yanit|paragr*|paragrafla|payla~bile
-30|pek~var|plani~kalir|program var|programi okudum|progr~cikar|progr~okudu|quote~I-be|rahat~dinle|rahat~olmaz
-30|raif~askin|raif~kimse|raki*|redded*|rehbe~gorus|rehbe~sana|rese*|resept*|resmi kilavuzdan|resmi~kilav
-30|return~teacher|romeo ve|romeo~ve|saati.|saatl~yazdi|saat~kaydi|sabah ilk|sabah~saatl|sadi*|sadik|sakincasi
-30|saklamak yerine|sakla~gun|sakla~yerin|saly*|salyan*|sana mecburum|sana uzun|sana~edebi|sana~kalsi|sana~mecbu
-30|sana~olmas|sana~olur|sana~on|sana~sende|sana~uzun|saniy~bak|saygi|sayilari|sayis~sozel|sayi~buyuk|sen soyle
-30|seni sevemem|senin guvende|senin kararin|senin~gerce|senin~liste|senin~yine|seni~acik|seni~eders|seni~en
-30|seni~geriy|seni~hazir|seni~istem|seni~telef|seni~tutuy|seni~uzulm|sen~bulmu|sen~coz|sen~degil|sen~git|sen~karde
-30|sen~kaydi|sessi~calis|sevdi~kavus|seven~iyi|sevgi~kontr|sevme~basla|seyi bir|seyi~de|sey~durdu|sey~gerek|sey~goste
-30|sicak~farki|sifat~kulla|siline*|silinen|silme~bende|simdi~ipucu|simdi~kanin|sinav~kitap|sinav~yapma|sira~her
-30|sir~ortay|sohbe~bende|someone~I-not|sonra don|sonra kucuk|sonra~baska|sonra~defte|sonra~degis|sonra~dinle
-30|sonra~duyma|sonra~en|sonra~icin|sonuc~et|son~adim|son~dakik|son~hafta|son~yilda|sorar~sen|sordum bos|sordu~bos
-30|sordu~dedin|sordu~ver|sorma~isted|sorma~yok|soruld*|sorumluluk|sorus~cevab|soru~bu|soru~burad|sosya~medya
-30|soylemekten cekinme|soylemen|soyle~dusun|soyle~etmis|soyle~goste|soyle~hekim|soyle~mu|soyle~ona|soz ettiyse
-30|sozu~iyi|soz~ettiy|stop2~I-will|student_said~only|sunucuda|sunuc~calis|surey~bir|sursun.|su~degil|su~olsun
-30|tablo~doldu|takildin|takimd*|takvimini|takvimini de|tarc*|tarcin|tarihte|tatilin keyifli|tatil~bile|tatil~gecsi
-30|tatil~keyif|teke*|tekerl*|tekerleme|tek~da|tek~dinle|telef~biraz|telef~gelir|tell~program|tell~rememb|tesek~icin
-30|teste|test~aksam|test~bu|titre~sonra|traj*|tutma.|tutor1~you-did|tutunamayanlar|uclu|uc~hangi|unutuyorsun
-30|unutuyorsun.|ustu|uygul~karak|uyku ve|uyku~de|uyumaz|uyumaz.|uyuya~telef|uzereydim durdum|uzere~durdu|uzulm~diye
-30|uzun~seni|varsa~bekle|ve juliet|velin~goste|ver dedin|ver~dedin|ve~ihtiy|ve~julie|ve~sonun|vurma|we~knownot
-30|yakmis.|yalni~anlar|yalni~yazil|yalni~zor|yanak|yaninda biri|yanin~arkad|yanin~kimse|yanin~misin|yanin~o
-30|yanlislari|yanli~durdu|yanli~yapma|yapacagim|yapan|yaptin.|yaraya*|yarin~danis|yarin~gecer|yarin~gorus|yasin~on
-30|yatiyorsun|yazarsan|yazdin bu|yazdi~da|yazdi~verme|yazilanlari|yazilmis|yazma~de|yazma~durdu|yazma~kaldi
-30|yazma~kolay|yaz~bakar|yaz~basin|yaz~bir|yaz~birli|yaz~ne|yaz~saat|ya~ogret|ye tok|yedi~saatt|yemed~ailen|yerin~ama
-30|yerin~bu|yerin~dusun|yetiskin bir|yetiskine de|ye~tok|yirmi kelime|yirmi~kelim|yok model|yoksa da|yok~diye
-30|yok~lutfe|yok~model|yok~yazil|yoruc~olmal|yorula*|yorulabilirsin|yorulabilirsin.|you-did~secret|you-if~deny
-30|yuzde~yanit|zorlanirsan|zor~da
-31|*abi|*abi.|*arya|*bol|*cot|*dak|*del|*embe|*etin|*fige|*fla|*guma|*his.|*isi.|*kun.|*kvim|*ler.|*mbe|*men.|*msiz
-31|*nni|*orda|*oza|*rmal|*rol|*ruse|*rya|*seti|*siye|*smi|*toru|*trol|*ttin|*uba|*umus|*vri|*ylu|*zsa|I-be~stop2
-31|I-not~family1|I-not~human|^adrenalin|^aglamak|^anlatamadigin|^bayramin|^belirsiz|^biliyor|^bilmedigin|^bowlby
-31|^cayini|^dayina|^donunce|^evin|^felsefede|^heyecanlaninca|^isik|^karari|^kedin|^korkmam|^koylu|^kurban|^netlerin
-31|^ninni|^platon|^sehir|^sevgiline|^sifat|^sikilmam|^takildigini|^test|^uyuyamadigin|^yas|ablan~gunun|acele~yazma
-31|acik kalsin|acik~kalsi|adland*|akcig~butun|akim|aksatm*|alarm~olsun|ama o|ama~bana|ama~devam|ama~goste|ama~yanin
-31|anlam~olabi|anlasa*|anlat~diyor|anlat~eksik|anlat~iyi|anlayabiliyorum|anliyo*|annem~bana|annen~bagir|annen~bunu
-31|annen~corba|annen~etmis|aramas*|aramizdaki tek|arami~tek|araya~telef|ara~ve|arkadaslarinla sinemaya|arkad~baski
-31|arkad~edebi|arkad~intih|artmas*|asagi~sen|askin~soyle|ayir|ayni yer|ayni~odada|ayni~yer|ayni~yerde|ayrilinca|az
-31|az~sinav|babam~bir|babam~ekip|baban~gidin|baban~onlar|baban~ozlem|baban~uyand|bakabiliriz|bakabiliriz.|baktim.
-31|bana~haber|bana~yerin|basina tasiyamazsin|basin~benim|basin~olabi|baska uygulamalarda|basladigim|baslayalim
-31|basla~yanit|bayramin kutlu|bayra~ders|bayra~kutlu|bayra~olsun|bazi*|beden~senin|bekli~sen|belirsiz|ben calisma
-31|ben mesajini|ben yorulmam|beni birakma|benim~en|benim~incin|benim~yol|benim~zaman|benze~de|ben~ertel|ben~kez
-31|ben~ozeti|bes~otur|bes~sen|bildigin halde|bildi~halde|bilme~oldug|bir cizim|bir ekip|bir sira|birakiyor|birakiyor.
-31|birakma diye|birak~ve|birbi~karis|biri senden|birim~unutm|biri~boyle|biri~mu|birli~bakal|bir~alir|bir~bana
-31|bir~cizim|bir~edebi|bir~ekip|bir~ilisk|bir~sozu|bir~telef|bir~yazin|bir~zorla|bittiy*|bittiyse|blok~mola|bobr*
-31|bolume gecelim|bolum~bir|bolum~gecel|bosluk*|bowlb~bakim|bowlb~veren|boyun~her|bu bilgiyi|bu haberi|bu incelemeden
-31|bugun kisa|bugun~ederi|bugun~isted|bugun~saat|bugun~yapma|buluru*|bunda~bir|bunda~sey|bunda~yok|bunu hemen
-31|bunu~ben|bunu~etmez|bunu~hemen|bunu~tasiy|burad~anlam|buyud~bir|buyuk~olmas|bu~belki|bu~beni|bu~kalip|bu~yarid
-31|calan|calisamamissin.|calisan|calis~ama|calis~biri|calis~dagit|cansiz|cansiz varlik|cansi~varli|care*|cares~izler
-31|cayini al|cayin~al|cerc*|cercev*|cevap~gelme|cevap~verme|cevir sonra|cevir~sonra|cikariyor|cok~bir|cok~seyi
-31|courtesy~tellnot|cozme~anlat|cozme~bu|cozumu adim|cozum~birim|cozum~unutm|cumle~kur|daglar*|daglari|daha~kiyme|dan
-31|darilm*|dayanilmaz|da~basta|da~bekle|da~soz|da~ve|de boyle|de hak|de ozeti|degerlendirme|degismez.|demey~cunku
-31|denemede netin|denem~gecmi|denem~incel|deny~needless|derece*|dern*|dernek*|dersi~bos|dertlesmek|dertlesmek icin
-31|dertl~bir|dertl~icin|destek olur|deste~olur|de~basli|de~cevap|de~hak|de~ona|de~ozeti|de~sana|de~son|de~yazin
-31|dinlerim|disari cikma|diyelim ki|diyel~ki|diyen~kisi|dok|dugu*|dun~iki|dun~soz|durus~cevap|dur~bir|dusuncenin
-31|dusun~cok|dusun~olabi|duygu~ne|duyuy~ve|elli soru|elli~soru|endi*|endise*|erteledim.|etkisi|etmez~etmiy|etmez~hak
-31|evde~bilen|evlen~sana|faik|fende|fiilinin|forget~promise|form*|fotograftaki|gecen~da|gecer~degis|gece~basin
-31|gecirm*|geldi~sevin|geliy~cumle|genel|geometri|gercek birine|gerce~hisse|gerek~kadar|geri doner|gibi~dogru
-31|gibi~kulla|gibi~oyle|gibi~parag|gider~yanin|gidis|giren|giy de|giy~de|gizli oy|gizli~icin|gizli~oy|gorduy*
-31|gordu~kotu|gore iki|gormezden|gorme~ama|gorme~bir|goruse|goruse de|gorus~aksam|gorus~olsun|gosteren bir
-31|goste~bekle|gozum~ama|grafige|grafige bak|grafi~bak|grubu~cocuk|gunu kacirirsan|gunu~kacir|guven~yere|guzel~ama
-31|guzel~dusun|guzel~yazma|hadi~anlat|hadi~artik|hafta~ders|hafta~yeni|hak etmiyorsun|hak~de|hak~hak|hak~sen
-31|hangi konudan|hangi~seyi|hani*|happy~lonely|hazir oldugunda|hedef~konus|herkes icin|herke~bir|herke~icin|her~basam
-31|her~cikiy|her~kendi|her~olsun|hic~her|hic~sinav|his.|hitap|hosun~gitmi|husn|husn~ask|icin sag|icin~kucuk|ikincisi
-31|ikinc~gecel|iki~hala|ilk is|ilki*|ilk~bes|ilk~is|inana~var|incelemeden|insan~gerek|insan~taniy|isigi ac|isigi~ac
-31|isi~bu|istan~isgal|istiy~saat|iter|iter.|iyi gelmez|kadar~arkad|kadar~calis|kadar~seviy|kagida|kalip~bilir
-31|kalki~aksam|kalki~ilk|kalkmi*|kalma~aksam|kalp~degil|kapa*|kapat artik|kapat~artik|kardesin sana|karsi goruse
-31|karsilar|karsilar.|kedin|kedin~ne|kedin~tatli|kelimesi|kendin buldun|kendisi|kendi~ol|kendi~soyle|kestim|kez~anlat
-31|kilav~kontr|kilo*|kimse~der|kiril~da|kitap~coz|kizm*|kizma~yok|knownot~come2|kontrol|konusalim.|konusur|konus~saat
-31|korkusu|kosmay*|kotu~yapma|koylu|koyman|kucumseme|kurum|kurum~da|kusurun degil|kusur~degil|leave.|leave2.
-31|leave2~cry|lesson~noone|lesson~tell|liste~arkad|love~heart|love~you-do|lutfe~birin|ma|maga*|marry~stay
-31|masalda prens|masr*|matem~var|mektu~birak|mela*|merak etmissin|meta*|metnine|metni~okuya|milli mucadele
-31|milli~mucad|mine~we-let|miss~cry|miss~miss|miydi|mi~guven|mondr~isgal|mondr~istan|muca*|mucade*|mucadele
-31|mutfaga git|nasil~gecti|ne hos|needless~write|need~write|net artmis|netin~artmi|net~artmi|neyin|nezaket sozu
-31|nezak~sozu|ne~gitme|ne~gizli|ne~hos|ninni|noktad*|noktada|noktasina|numar~var|odada~birin|odana~kapan|odasi
-31|ogle~yirmi|ogrenirsin.|ogren~kural|ogretmenine haber|ogret~bagir|ogret~hazir|okudu~takil|okula~istem|okulda ilk
-31|okuld~mezun|oldugunu|olen|olsun~ister|olums~kulla|ona~misin|once~bekle|once~formu|once~yarin|once~ye|onler|onler.
-31|onun~bu|on~kadar|ortala*|oturd~bu|oturma.|oy|ozetledim|ozgun|ozledigin icin|ozled~icin|ozlemi|ozlemiyorum
-31|ozur~yanli|o~hisse|o~kalsi|para*|paylastigin icin|payla~icin|pazar~gunun|persembe|pico*|picot|problemleri|profil*
-31|progr~oyle|progr~var|psiko~gitme|quote~happy|resmi~kontr|ruti*|rutini|sabah~yap|sabirs*|sadelestir|sad~cry
-31|sad~teacher|sag~akcig|sahibi sensin|sair~cikar|sait|sait faik|sait~faik|sakary*|sakarya|sakin~bir|sana destek
-31|sana testi|sana~cozum|sana~sorar|saril~sonra|sasirt*|say~ben|sempa~karis|sen bana|sende~ben|seni duyuyorum
-31|seni kapida|seni kotu|seni zorlayan|senin kusurun|senin~beden|senin~bilmi|senin~fark|senin~kusur|seni~denem
-31|seni~duyuy|seni~istiy|seni~kisa|seni~kotu|seni~ona|seni~sevem|seni~zor|sen~calis|sen~cekin|sen~etmiy|sen~kaybe
-31|sen~mi|sen~seviy|sen~yap|seslen*|sevgiliden|sevgiline|sevgi~o|sevgi~olama|sevgi~yazac|sey~cikma|sey~sende
-31|sifre~sen|sihi*|sihirl*|sihirli|sihir~bir|sikil~anlat|sikil~kez|silg*|simdi~sonra|sinav~ihtiy|sinav~kez|sinav~once
-31|sinifin|siral~degil|sirri kimseye|sistemini bir|siste~bir|siste~gibi|siyase*|siyaseti|son gune|sonra~bana
-31|sonuc~sana|sonun~gorun|son~gune|sorma~gerek|soru acma|sorularda|soru~metni|soylemedi|soylenir|soyle~durus
-31|soyle~icin|soyle~ipucu|soyle~istiy|soyle~oneml|sozcu~de|sozlerin|sozu~insan|stop2~marry|student_said~student_said
-31|student_said~tell|suc~degil|sunu.|surey~sinir|sure~yetme|susars*|syke*|sykes|sykes picot|sykes~picot|tabani
-31|takim eksik|takim~eksik|takim~kalir|takvim|tamamlar|tamamlar.|tane.|tara*|tasiyamazsin|tasiyamazsin.|tatil~bekle
-31|tek cumleyle|tek fark|tek~kalma|tellnot~courtesy|tellnot~sad|tell~erase|tell~leave|terci~ailen|terk~icin
-31|tesekkurler.|test cozerken|test.|turev~turev|tutuyorsa|uc kart|uc saat|uc~degis|uc~dusun|uc~kart|uc~sorul|ulasma*
-31|unutm~diye|unutm~soz|unuttugun|uyandiginda ilk|uygulamalarda|uyuyamadigin|uzaklas.|uzatma|uzen kisi|uzen~kisi
-31|uzulm~insan|varsa~ders|ver~sevin|ve~gizli|ve~oturu|ve~yolda|virg*|we~I-did|yakin~bir|yalniz bir|yalni~gec
-31|yalni~okudu|yanina gidebilecegin|yanin~gideb|yanin~yat|yanin~yazar|yaniti yarida|yansim*|yapild*|yapinc*|yapinca
-31|yapiyorsa|yapmak*|yapmiy*|yardim edecek|yardi~anlat|yarin~gun|yasamam|yavas~ver|yazdi~bakma|yazma~yanit
-31|yazma~yerin|yazmi~sag|yerde~takil|yerime|yerin~biri|yeter~ve|yigma|yil~da|yirmi|yok bir|yok gibi|yoksa~da
-31|yok~goruy|yolu~degil|you-do~daily|you-do~parent|you-do~stay|you~student_said|yurtt~zor|yuzdel*|yuzden|zaman~o
-31|zami*|zor soru|zorlayan bir|zorla~sey|zor~soru
-32|*bbi|*ctir|*diki|*dya|*faga|*gday|*git|*gli.|*hat|*iger|*isen|*itin|*kiz.|*kus|*lgan|*lice|*mar|*mez|*mla.|*nsel
-32|*oji.|*orth|*ozda|*ozu|*plu|*rdan|*rik.|*risi|*rsa|*rth|*ruya|*sayi|*sefe|*sos|*ssos|*taba|*tafa|*tak.|*tin|*tina
-32|*tsen|*ull.|*yna.|*zcuk|I-did~leave2|I-do~parent|I-not~program|I-not~someone|I~knownot|^abin|^adet|^aynen
-32|^elektron|^gizlilik|^gozleri|^hediyeyi|^kafanin|^kahramanin|^kartlari|^keske|^kizmadim|^mondros|^narkissos
-32|^nasilsin|^nereye|^null|^oguz|^oraya|^roman|^ruya|abin|ablan~sessi|aci~bir|ac~de|aday~sifre|adimd~takil|ag|agrimaz
-32|agrim~sinav|ag~tabak|ailen~birli|ailen~durum|ailen~sonuc|ains*|ainswo*|ainsworth|ainsw~deney|aklin~diye
-32|aklin~geliy|aklin~yaz|aksaminda|aksam~iyi|aksam~karsi|aksi*|alar*|alarmi*|alarmini|alarmini kur|aliriz|aliriz.
-32|allah~da|almissin|alta~yazma|ama bir|ama hic|ama~olama|anlam~baska|anlatamadigin yer|anlat~belli|anlat~boyle|anli*
-32|anliyorum demek|anliy~demek|annenden gizli|annene yaz|annenle babanin|annen~anliy|annen~uzulu|an~bu|an~mu
-32|arada bir|aradi~bulam|aramadi|arasindaki fark|arasi~farki|arkadasini ara|arkad~arkad|arkad~birli|arkad~kazan
-32|arkad~onun|asaf.|asik~kolay|askin|atar|atay|atilga*|atilgan|attig~ettim|attig~kontr|attig~optig|ay|ayirma
-32|aynen oyle|aynen~oyle|ayni~da|ayni~kayna|ayril~uzulm|az~seni|bagla~anne|bagla~donun|bagli.|bahsed*|bakalim.
-32|bana attigin|bana yazmak|bana~attig|bana~cumle|bana~ettim|bana~guzel|bana~numar|bana~optig|bana~sunu|basim agrimaz
-32|basim~agrim|basim~da|basina cozmen|basin~anlat|basin~az|basin~kaldi|baska odada|baska~gecme|baska~odada|baska~once
-32|bayra~op|bayra~progr|bazen~sonra|bedenim olmadigindan|beden~aci|bekleme.|bekle~annen|belges*|benim~bu|benim~gecer
-32|benim~son|benim~yerin|ben~kesin|ben~saril|bere*|bereke*|bilgi~bir|bilmedigin|bir dost|bir numarasi|birakmis
-32|birak~gibi|birin~cagir|birin~mi|biri~sende|birkac gundur|birka~gundu|birka~kez|birli~daha|bir~aklin|bir~an
-32|bir~bagla|bir~benze|bir~diyen|bir~dost|bir~duyma|bir~hedef|bir~hucre|bir~komsu|bir~kulak|bir~onlar|bir~rehbe
-32|bir~tasiy|biti*|bogu*|bolumde|boslar*|bot|boyle~seni|bu kural|bugday|bugda~tarla|bugun iki|bulaniyor|bunla~kalip
-32|bunu bilmesi|bunu neden|bunu~once|bunu~sakin|bunu~sorma|burad~tuzak|butun~dagit|buyuklerinin elini|buyuk~op
-32|bu~acik|bu~cikar|bu~hedef|bu~ilerl|bu~rehbe|bu~sevgi|bu~sevin|cagira*|calis~oldug|canini yakmis|canin~yakmi
-32|cevap~en|cikmi~sorul|ciz|cocuk~bana|cogu~iyi|cok~anlat|cok~ve|cok~verdi|courtesy~I-be|cozer~kur|cozum~goste
-32|cry~parent|cumle~insan|cumle~sen|cunku~sinav|daha cok|daha~cok|daha~yazay|daha~yoruy|daily~best|dakika sonra
-32|dakik~basla|dakik~dusun|dakik~geri|dayini*|dayinin|deden~anlat|degilsin ama|degil~ailen|degil~kitab|degis
-32|degis tokus|degisen|degis~tokus|deler.|demek~sen|demem~sadec|demis~bu|denemeni|denem~gerce|denge~bozul|denklemi
-32|deny|ders calisma|dersi bugun|dersi~bugun|deyim~demek|de~c|de~soray|dinle|din~kultu|diye sormak|diye~gizli
-32|dogru~sen|doneli*|donelim|donusum|dur|duramadigini|durmaz|dusun~da|dusus|duyan~bir|edin|ekrana bakmadan|ekran~iyi
-32|eksik kalir|eksik~kalir|elektronu var|elekt~gibi|elekt~olur|elestir|elestir.|elini op|elini~op|en guclu
-32|enigm~cozul|etmen~guzel|ettig~dusun|ettim ki|ettim~ki|evdekiler seni|evde~okuld|ev~kalmi|eylul|fark~ki|felsefe
-32|fotose*|gazeli*|gece telefona|gecen~iki|gece~tek|gece~telef|gecir|gecirmen|gecir~bir|gecme.|gecmey*|geldi~dinle
-32|gelme~bu|gelme~kiril|gel~sen|gerekli mi|gerek~bilgi|gibi~anlas|gitme~soyle|gitsen|gitse~de|gitti~diye|gizli~sayim
-32|gizli~video|gormus|gorseli|gosteriyor.|gozlerin|grubun|gulers*|gundu~gece|gun~ve|guvenl*|guven~anne|guzel nereden
-32|hafta~koydu|hafta~tekra|halana|hangi dersle|hangi konuda|hangi~oturd|her ogrencinin|herkes senin|herke~degil
-32|herke~senin|her~ayni|hesapladim.|hikayenin|hikay~anlat|hisse~anlat|hisse~dinle|hoslanmak|icabi konusuyorum
-32|icin haritayi|icin uzulme|icine sinmeyen|icine~sinme|icin~ederi|icin~ettim|ihtiyacin yok|ihtiy~yok|iki~birin
-32|iki~calis|iki~yaz|ilerleme|ile~ayni|ile~fark|ilke*|ilk~anlat|ilk~geliy|indirdim|indirdim.|insan~olmal|ise~kimse
-32|isted~elest|isted~guven|ister~birli|ister~doner|isteyip istemedigini|istey~istem|iyi~anlar|kadar yeter|kadar~bende
-32|kadar~degis|kadin~kocas|kafam~karis|kafani*|kafanin|kahvaltini yap|kahve icme|kalani|kalbi~degil|kalbi~konus
-32|kalmam|kalmissin|kalpte*|kalpten|kan|kan~gider|kapatip biraz|karakterin|karg*|karsi dikkatli|karsiligi var
-32|karsisina|karsi~cikar|kart*|kavusamaz|kayde~de|kaydi~dinle|kendi~kadar|kendi~kotu|kez~kulla|kilav~bakma
-32|kimse~guven|kimse~sozuy|kimse~vedal|kimyad*|kirl*|kirli|kisin~oldug|kisiye|kiska~baska|kiss~courtesy|kitab~birak
-32|kizmadim kizamam|kizma~kizam|kontrol edecegim|kontr~edece|konus~iyi|konuy~iyi|kopyal*|koru*|korumu*|korumuyor
-32|kotu*|koyabi*|kullanilmis.|kullaniriz|kuruldu|leave~angry|leave~needless|lesson~home1|lesson~without|lesson~write
-32|lie~parent|limit~bitir|liste~degil|lonely~angry|lonely~lesson|love~teacher|maci|mantik*|mantikta|mantis*|mantisi
-32|mantisi varsa|manti~varsa|marry~parent|marry~understand|masayi|masay~oturu|medya|mend*|mesajlari silme|mesaj~verme
-32|mesn*|mesnev*|mine~needless|mine~you-if|miss~home1|mond*|mondro*|mondros|muke*|mukemm*|mumkun*|mustaf*|mustafa
-32|mustafa kemal|musta~kemal|mutfaga|mutfa~git|my~you-do|nark*|narkis*|narkissos|narki~kendi|nasil~yaz|neden~ne
-32|need~human|nem|nereden baslayalim|nereden devam|nered~devam|nered~edeli|netler.|netle~sen|ne~bende|ne~degis
-32|ne~kalir|noone~erase|noone~someone|null|null.|numara*|odandan|ogret~arkad|ogret~bugun|oguz|oguz atay|oguz~atay
-32|okudu~parag|olmadigindan|olmad~yanin|on uc|ona~ister|once~al|once~mu|onlari ara|onlar~yukun|only~angry|onun isi
-32|onun.|onunla sakin|onunl~sakin|onun~isi|onu~kaybe|on~goz|on~senin|opucu~tesek|orgutl*|orun*|oruntu*|oturu~kapat
-32|oyna.|ozelligi|ozenle|ozlemissin|ozu|ozur|o~buyuk|o~progr|o~sonun|paragraf.|payini|payla~tesek|program~I-did
-32|program~forget|promise~I-not|promise~tutor1|quote~darling|quote~understand|quote~you-do|quote~you-if|rahat~nefes
-32|rehbe~anlat|rehbe~cok|revi*|rolu yapmami|rolu~yapma|roman kahramani|saat~iste|sabah~cikma|sabah~daha|saci
-32|sagli~cok|sahnes*|sakla~yalni|sana deneme|sana para|sana uymuyor|sana~bagir|sana~para|sana~sonuc|sana~uymuy
-32|sandik*|sarja~tak|sayfad*|sayfa~et|sayis~da|selfProgram~body|sende~sonra|seni bekleyen|seni dinleyen
-32|seni korumuyor|seni ozlemis|senin hakkin|senin~goruy|senin~harit|senin~hisse|senin~once|senin~uc|seni~birka
-32|seni~edeme|seni~hizla|seni~kesil|seni~nered|sen~bakiy|sen~senin|sen~yazdi|sessi~ve|sev|sevgi~rolun|sevgi~yapma
-32|sey istiyorum|sey senin|sey~kazan|sey~olman|sifirdan|sifresini|sifre~bilme|sikan|silme.|simdik*|simdiki|simdi~de
-32|sinav~ama|sinif~birak|sinmey*|sinmeyen|sohbe~gorem|sole*|solen|sol~karin|sonra~gundu|sonra~oldug|sonra~sinav
-32|sonuc~ederi|sonuc~ogret|sonuc~soyle|son~dortl|son~on|son~sorul|soru cozmussun|soru sorman|soru var|sorul~bir
-32|soruya|soruyu yanlis|soru~cozmu|soru~iste|soru~var|soyluyorsun|soz verdigin|sozcuk|study~leave|sure sonra
-32|sure tutma|sured~calis|sure~sonra|sure~tutma|sure~yonet|su~kim|su~senin|tabaka*|tak.|tamamen bos|tamam~bos
-32|tanidik bir|tanid~bir|tarif|tariht*|tarl*|tarlas*|tasiyorsun|tasiyorsun.|telef~odada|telef~tak|tellnot~deny
-32|tell~I-did|terci~anlas|terk~dusun|tired~stop2|tired~teacher|tok tutar|toku*|tokus|tok~tutar|toparlayalim
-32|toparlayalim.|toplu|tuha*|tur|turlama|tutulur.|tutun~bir|uce|ucuncu sorudan|uc~ara|uc~dakik|uc~seni|uc~topla
-32|ustun~kimse|utanmak|uyanis*|uyani~kadar|uykum gelmez|uykum~gelme|uykun daha|uyku~ve|uymuyor|uzakta*|vakti geldi
-32|vakti~geldi|var~git|verdi~belli|verimli|vermeni|verme~gerek|verme~norma|ve~ogren|ve~tamam|wait~deny|wait~happy
-32|wait~my|wait~you-if|we~wait|write~I-will|yakala|yakar|yakind*|yakmis|yalniz*|yalni~koruy|yalni~okuld|yanim~de
-32|yanlis anlarsa|yara*|yarin~okul|yarin~uc|yazdi~annen|yazdi~goste|yazdi~uc|yazm*|yazma~bilgi|yazma~oldu|yaz~olur
-32|ya~anlat|yedide|yediklerin|yemed~soyle|yemek yemedigini|yemek~bir|yemek~soyle|yeni okulunda|yeni~cok|yeni~ogren
-32|yerde~kalma|yerini tutamam|yerin~yapma|yigm*|yirmi~sorud|yoksa~olur|yonetimi|you-do~home1|you~angry|yuruy~de
-32|yuruy~sevdi|yusuf atilgan|yusuf~atilg|yuzden soruyorum|yuzde~progr|zaman mi|zaman~gerce|zorun~ama|zorun~yeter
-33|*12.|*14.|*agan|*aran|*avin|*ayt.|*cmis|*cuna|*ddi.|*dis|*efle|*ekir|*esem|*est.|*fle|*fler|*hos.|*hya|*ihi|*ini
-33|*jik|*jin|*kala|*kur|*lafi|*lari|*lica|*mdur|*mut|*num.|*onim|*prak|*rcin|*sele|*sinc|*tap.|*tisi|*ula.|*vrim
-33|*ynin|12.|14.|1920|2~5|I-did~you-if|I~deny|^anonim|^beslenme|^bilmiyorum|^cumleni|^ertesi|^evdekilerin|^fonksiyon
-33|^hedefini|^kamera|^mahremiyet|^notlarin|^olasilik|^once|^ovgu|^ruyalarinda|^salona|^sessiz|^sonucta|^soy
-33|^taslagini|^turkude|^utanilacak|^yatakta|^yavru|ablan~gidin|adet|adim*|adim~anlat|adim~geri|afraid~I-not|afraid~my
-33|agriy~olabi|ailene anlat|ailen~birin|akil|akimi|akis*|aklindan gecer|aklin~gecer|aksam yemeginden|almiss*|alti~ver
-33|al~sonra|ama~kaldi|ama~yapis|amca*|analizini|anlatamadigin|anlat~olmus|annen ablan|annene bugun|annen~ac|annesine
-33|anneyi|anney~saril|anon*|anonim|arayabilirsin|arayis*|ara~da|ara~o|arkadasin senden|arkad~bu|arkad~buna|arkad~ev
-33|arkad~taniy|artik~bir|asagida|asil~bu|atarda*|atla*|atmi*|ayni~donem|ayni~soruy|ayt.|azalmi*|azalmis|baban sana
-33|baban~biliy|bakara*|bakarak|bakist*|bakista|bana~annen|basinc|baska~bak|baska~gecen|baski yapiyor|baslayabiliriz
-33|bast*|beklemis|bekletmeyeyim|bekletmeyeyim cevap|bekle~kim|belki~belki|belki~soru|belli degil|bende~almad
-33|benim~progr|beni~diyor|ben~hatal|ben~kimse|ben~olmaz|ben~sozcu|beslenme|beynin|bile~yok|bilgisi|bilgi~olur
-33|bir baskasi|bir gunu|birakmayi|birak~karar|birak~vazge|biraz~yakin|bir~gecer|bir~kalkt|bir~karis|bir~sira
-33|bir~yarim|bosalt*|boyle~duygu|boyle~isten|boyle~sir|bu kotu|bugun~arkad|bugun~test|bulus~soyle|bunlarin hepsi
-33|bunu resmi|bunu~acikc|bunu~kucuk|bunu~ne|bunu~resmi|bunu~sordu|bunu~var|burad~calis|burad~olmuy|burad~sey
-33|buraya yazma|bu~ardin|bu~calis|bu~denem|bu~gonde|bu~kitab|bu~oldu|bu~tasim|bu~tekra|cagir~senin|calisirsin.
-33|cantas*|cantasi|cekin~gerek|cesaret|cevap seni|cevap~bu|cevrim|cevrim ici|cevri~ici|ciddi.|cikaririz|cikaririz.
-33|cizdig*|cizdigin|cizmen|cocuklardan boyle|cocuk~isten|cocuk~sir|cok insan|cok~yerin|cozebilmen|cozers*|cozer~hazir
-33|cozmen|cozuml*|cry~deny|cumleni okudum|cumle~ben|cumle~konus|cumle~okudu|da bakariz|da burada|da olabilir
-33|da soylemek|dagitiyor|dagitiyor.|daha~tut|daily~angry|dakikalik|danis~ugra|darling~I-be|da~bakal|da~cay|da~kalma
-33|da~neden|da~olan|de kapat|de yaz|degil~haber|degil~olunc|degisirken|degis~bir|demeden once|demed~once|demisl*
-33|demisler|denem~mi|denem~secti|denem~sey|der gibi|der ki|derke~soz|der~gibi|der~kasti|der~ki|der~yazmi|de~boyle
-33|de~goruy|de~yarin|dilim~on|diyebi*|doktorlar|donmek zorunda|donmen|dord*|dunya yikilmaz|durdurmak|durum~anlat
-33|dusmedi|dusmedi.|dusun~oldug|duyamam o|duyam~o|duyam~yuzde|duygu~konus|duzelttim.|edil*|ek tercih|eksik~bulur
-33|ek~terci|elektronu|elindekini bitir|elind~bitir|elini~bir|elin~bir|en~anlar|etik*|evde kalmak|evet~seni|fark etmis
-33|fark~eders|fark~etmis|fark~soruy|forget~I-do|foto*|gayet~gidiy|gecen~not|gece~odasi|gece~ve|gecici|gecirdigini
-33|gecmi~anlat|geldi~mi|gelen~bir|gelir~yanin|gelmedigin gunler|gelmem*|gelme~gunle|gelmiyorsa|geom*|geomet*
-33|gerce~ister|gerce~kuser|gerekir|gibi hissediyorsun|gibi yazmisim|gibi~kasti|gidebilirsin|gitme~al|gitme~derke
-33|gonull*|gore~iki|gorune*|goruyorum|gosteriyor|goturur|gozle~alti|gunle~dersl|gunlu~okuma|gun~yeni|gurur~var
-33|guvenlik.|guven~bagla|guzel soru|haftanin|hafta~gecmi|hafta~mi|halit|hangis*|hangisinden baslayalim|happy~rememb
-33|harit~cizme|hatala*|hayir~kahve|hazirs*|hazir~gunle|heart~heart|hedefle|hemen~once|hepsi~birde|her~bir|hidr*
-33|hidroj*|hidrojen|hissetmez|hisse~calis|hisse~mi|hizini|hizlanmasi|hos.|human~stop2|icini~bir|icin~gorem|icin~kontr
-33|icin~uzulu|icten~kutla|ifade|ihti*|iki|ikiden|iki~bunu|iki~konus|iklim|ilgisi|ilk|ilk~ne|incel~bir|insan~bilme
-33|integralle|ise~iki|ise~soyle|isletm*|istah~keser|istedigin gibi|isted~gibi|istem~yapma|ister~goste|ister~yazar
-33|istiy~da|iyilesmek|iyile~istem|iyi~cunku|iyi~devam|iyi~gorus|iyi~yetis|kaciri*|kadar~olman|kagid~kaybo|kalitim
-33|kalma~calis|kalmis.|kalmistik.|kan~kulak|kapanisi|kapatalim|kapatilmak|kapat~canim|kapat~ye|kapid~annen|karisik
-33|karsi~kendi|kastim|kavusa*|kayna~da|kayna~guven|kayna~ucret|kelime listesini|kendini yalniz|kendi~gelir
-33|kendi~gorme|keser|kimse beni|kimse~aklin|kimse~dedig|kisiyi|kisiy~misin|kisi~sana|kizmay*|kizmaya|kizma~hakki
-33|kizs*|ki~soyle|kongre*|kongresi|konuda yardim|konular.|konusunda sana|konus~konu|konus~yardi|konu~artik|koor*
-33|koordi*|koordinatlari|korku~icin|korku~mu|kotu gecti|kovala*|kullanma.|kulla~yok|kulub~kolay|kuvvetler
-33|leave2~darling|lie~home1|liste~cikar|lonely~needless|maci*|marry~leave2|marry~needless|marry~student_said
-33|masada mi|masad~mi|matematikte|mazm*|mektu~ister|mesaj~ailen|mesaj~kesil|mesele|metinde|mezun~sonra|mine.|mi~bugun
-33|mi~once|mole*|moleku*|morali*|must*|mutluluklar|my~I-will|my~program|nasil~birli|nazli|neden~yok|netin|netin~cok
-33|ne~bilme|ne~geliy|numar~buray|oda~arkad|ogrenirsin|ogren~kalir|ogren~sorsa|ogret~ailen|ogret~cunku|ogret~once
-33|ogret~yarin|okuld~gunle|okuld~kalma|okulu~da|okumak|okumal*|olan senin|olayi~butun|olc|oldug~gerek|olmasi seni
-33|olmazsin|olmuy~bekle|olurs~senin|ona~bir|ona~et|once birine|once elindekini|once~elind|once~ozet|onemli.|onlar~ver
-33|onun yerine|onu~kulla|on~basin|on~dakik|on~uc|optigi kontrol|optig~ettim|optig~kontr|ortam~degis|oyle~var|oynar
-33|oynayalim|oyun~istiy|ozel~progr|ozlemis.|ozlem~ogret|ozlem~sana|o~saati|parag~basla|pazar gunu|pazar~yarim|planda
-33|plani~bakal|plani~kaydi|pompalar|program~cry|promise~daily|quote~I-had|quote~help|rehber ogretmenine
-33|rehberlik servisi|ruyalarinda|ruyal~sinav|saatle|saatten|saklanir|sana gore|sana~liste|sana~rehbe|sana~sus|sana~uc
-33|sana~ucret|sayfalar|sayfa~bir|sayida*|sayidan|secen~kaldi|sen ne|senden sonra|seni beklemis|seni bekletmeyeyim
-33|senin degil|senin en|senin~bakal|senin~cozme|senin~soruy|senin~yol|seni~kiska|sen~arkad|sen~bildi|sen~buna
-33|sen~olmuy|sessi~zor|sevdigine|sevgilin sana|sevgi~samim|sevgi~yuzde|sevin~bu|sey yaz|sey~senin|sey~yaz|sikm*
-33|simdi~edeli|sinavin|sinav~kadar|sinav~nasil|sir istenmez|sir saklamak|siral~o|sirasi.|sir~demek|sir~isten
-33|sohbe~seni|someone~needless|somut|sonra donersin|sonradan fark|sonra~bol|sonra~denkl|sonra~etme|sonra~gozle
-33|sonra~iki|sonuc~ediyo|sonuc~senin|sorar~degil|soru sorar|soru~hangi|soru~iki|soy gazlar|soyle~gitme|soyle~once
-33|soyluyorum|soy~gazla|soy~kimse|student_said~me2|student_said~someone|study~write|sunucu*|sunu~bu|surm*|sus degil
-33|sus~degil|taniml*|tanir|tanis~gitme|tbmm|teacher~you-did|tek~degis|tek~fark|tek~soru|telafi|telef~masay|tembel*
-33|temel|temel~basla|temel~nered|temel~zayif|terci~degil|the|tired~home1|turleri|ucretsiz.|uc~anlat|uc~bugun|ureme
-33|utaniyorsan|uyand~test|uyanik|uydurmak|uydurmak istemem|uydur~istem|uykun~gelir|uzuldugunu|uzulu~etme|uzuntu
-33|ve ogretmenin|verdi~musun|verebilirsin|verebilirsin.|verelim.|veremem ama|verem~ama|vereyi*|vereyim|vermissin.
-33|ve~bana|ve~daha|video~anlat|wait~help|wait~not|yahy*|yahya|yahya kemal|yahya~kemal|yaklas der|yakla~der|yakla~gibi
-33|yakla~kasti|yakla~yazmi|yanima yaklas|yanim~der|yanim~gibi|yanim~kasti|yanim~yakla|yanim~yazmi|yanina otur
-33|yaninda bir|yanin~olama|yapami*|yapist*|yapma~bunu|yaralar|yarim|yarin~nasil|yasin~basin|yasin~tek|yaz bugun
-33|yazayim mi|yazay~mi|yazdigina inaniyorum|yazdi~inani|yazilir|yazil~oldug|yazil~unutm|yazma~dusun|yazmisim kastim
-33|yazmi~kasti|yaz~bugun|yemeginden|yemeginden sonra|yeni~okulu|yeni~sifre|yerd*|yerinden|yeri~degis|yetme~sen
-33|yikilmaz|yikilmaz.|yilla~sakla|yine~oldug|yok yalnizca|yokke~bir|yokke~olmuy|yuklem|yuru|yuruy~bir|yuruy~sus
-33|yuz~daha|zaman~aliyo|zayif~basla|zayif~nered|zorlu~bu|zorun~senin
-34|*8.|*ade|*aka|*ava|*ayi|*capi|*csuz|*eyde|*eyin|*fect|*fesi|*isi|*itli|*iven|*kac.|*lby|*mi.|*mnu|*mu.|*nati|*nuya
-34|*rsa.|*sec.|*soz.|*sun.|*tige|*ukse|*ulup|*uman|*wlby|*yks.|*zelt|*zimi|8.|I-be~need|I-did~deny|I-not~tutor1
-34|^adresi|^bugunun|^deyimi|^evet|^eyvallah|^geometride|^geriye|^hangisi|^kiskanmam|^kompozisyonundaki|^mektup|^merak
-34|^orhan|^siralaman|^sohbetimiz|^sordugun|^uyandiginda|^video|^yaran|ablanin nisanlisi|ablan~bu|ablan~nisan|acikmam.
-34|acmas~olur|agir oldugunu|agir~oldug|agrima*|aileleri|aileleri duymasin|ailel~diye|ailel~duyma|aksam mi|aksam~birak
-34|aksam~mi|aksam~yirmi|aliyor*|alo|alo 183|alo~183|ama~anlay|ama~yaziy|anlam~yolu|anlatabiliyorsan|anlat~daha
-34|anlat~icten|anlay~baska|anne odadan|annen~biliy|annen~iki|annen~ogret|annen~ondan|annen~onunl|annen~sakin
-34|annen~yardi|anne~cikin|anne~odada|an~misin|arada~de|arasindaki|arkadasin sana|arkadaslarinla vakit|arkad~kimse
-34|arkad~sana|arkad~vakit|artti.|asik~ama|ask i|ask~anlat|ask~duyul|ask~i|ask~memnu|attigi*|ayni~ayni|ayni~calis|bag
-34|bagira*|bagir~kendi|bakim~veren|bakmal*|bana~da|baska~konul|baska~tek|baslama.|baslamak|baslayabiliriz.|bastir*
-34|bazen~anlam|bebekler|bedenine|beden~ama|bekle~ara|belli olsun|belli~olsun|ben basligi|ben cevaplari|ben sekli
-34|ben teshis|bence de|bence~de|bende~bahse|beni dinle|benim~anlat|benim~gerek|benim~payla|benim~soyle|beni~gecel
-34|ben~ancak|ben~bunu|ben~kelim|ben~koyam|ben~siray|ben~teshi|bicimd*|bicimde|bildi~anlat|bile~buyuk|bilgi~degil
-34|bilgi~onu|bilin~denkl|bilmeli.|bilmesini|bir cevap|bir tablo|birak~uzulu|birbi~benze|biri icin|biri~degil
-34|biri~icin|bir~bak|bir~danis|bir~ertes|bir~kayna|bir~kural|bir~refle|bir~seydi|bir~ucgen|bitirdin o|bitsin.|blogu
-34|blogun*|blogu~bes|body~warn|bolme~cikar|bowl*|bowlby|bugun~misin|buldum|buldum.|buluyor|bunu bilmiyorum|bunu biraz
-34|bunun~ve|bunu~bilme|bunu~biraz|bunu~yapti|burad~yok|buray~gerek|bu~artik|bu~neti|calis~al|cevap anahtarini
-34|cikin~ara|cikin~cevap|cikman|cizim|cok agir|cok~o|cok~yazma|courtesy~tutor1|courtesy~you-did|cozemediysen|cozulmez
-34|cozulmez.|cumleni|cumle~yazdi|daha var|daha~calis|dakika mola|danismanla|danis~konus|darling~write|da~boslu
-34|da~rehbe|deden seni|deden~seni|degil~kontr|degis~kalan|demes~sevgi|denemeye|denk~guven|deny~miss|ders~geciy
-34|ders~gerek|de~ama|de~cozeb|de~isted|de~yazmi|diler~yaz|dilim~soru|dil~bilgi|diye dusunmek|diye korkuyorsun
-34|diyecegini bilmiyorsan|diyec~bilmi|doktor|dokunma|dolasi*|donem~icin|donmek|donus|dustugunu|dusundugunu|duzelt
-34|duzeltirim.|duzen~sabah|en|en~bana|erken~birak|etmezs*|evde~birak|evde~herke|fark~oyle|feel~leave|fizikte
-34|forget~only|forget~student_said|gece uyuyamadigini|gecen~kapat|gecesi|gecesi.|gece~bakma|gecis|gelmesen
-34|gelmesen de|gelmesin|gelmesin.|gelsi~basli|gel~bir|genc~ailel|genc~diye|genc~duyma|genl*|gerekce|gibi gormen
-34|gibi hissediyorum|gibidi*|gibidir|gibi~konus|gibi~yazmi|gidin~degil|gidiy~mu|git annene|git~annen|git~gerek
-34|git~sonra|gizli~hesap|gizli~kayde|gormek isterse|gorme~ister|gorsel*|goste~cok|grup~seni|gucsuz|gun kacirmak
-34|gundur yazmamissin|gunle~uzulm|gunun~birak|gun~bozul|guvendigin|guven~ona|guzel~basla|guzel~insan|haber~sevin
-34|hafta~progr|hakki~bir|hamd*|hamdi|hangi~bolum|hangi~isted|happy~someone|harcam*|hareketi|hasa*|hasan|hasta~degil
-34|hasta~tek|hata~kitab|hatirlamiyorum|hayal denk|hayal~denk|hayal~guven|hazirla.|hece|help|help~noone|hem~kirgi
-34|her bos|herke~hizi|her~gune|her~kirk|her~numar|hesap~et|hic~beni|hic~oneml|hic~tek|hisse~yine|hizi~kendi
-34|hizla~eller|home1~my|home1~teacher|hucr*|hukukt*|hukukta|hukum|human~forget|human~stay|huzn*|i memnu|icin calisma
-34|icin~ofkel|icin~sag|ihtiy~bu|iki uc|iki~arala|iki~birbi|iki~duyma|iki~hafta|iki~indir|ilk gun|isaretledim.
-34|isine~yarar|istahi*|istemedim|istemisti|istemisti.|istem~bunu|ister~istem|ister~kaldi|isteyince|iyi~gelec|iyon*
-34|i~memnu|jealous~write|kac.|kacirma.|kacta|kadar~hisse|kahva~ne|kalbim kirildi|kalbi~eller|kaldigimiz yerden
-34|kalmak degil|kapat~bekle|kapat~o|kapiyi ac|karbo~bir|karde~yonte|karsilastirdim|karsi~dikka|kays|kelimeleri
-34|kendine kizma|keske~cok|kimin~konus|kimi~bir|kimse~devam|kimse~ederi|kimse~inanm|kisalt|kisi~gidiy|kitab~karsi
-34|kitapla|kizma|kizma~de|knownot~afraid|kolay~basli|kompozisyonundaki|kompozisyonundaki benzetme|kompo~benze|kong*
-34|konus~gunle|konuya|konuy~karde|kopya~ama|korku~bir|kotu~sey|kulakciga|kumeler|kurtulus|kurtulus savasi|kurtu~savas
-34|kusakl*|kustu~var|kutup~gitme|lisans*|liste yaptim|liste~hazir|lonely~sad|love~selfProgram|lutfe~annen|mahremiyet
-34|marry~noone|masa*|masadan|matematik|memnu|merdiven|mesaj~gordu|mevs*|mi.|miden~gurul|miss~I-not|miss~deny|mu.
-34|mutfa~birak|neden~bilmi|nedir.|need~you-did|nefesi|neredesin|net~sevin|ne~gitti|ne~soru|ne~yapti|not~study
-34|not~tired|o seni|odadan cikinca|odada~cikin|odand~bes|ogrenci var|ogretmenine benden|ogretmenine bugun|ogret~eder
-34|ogret~sayfa|okula gitmedim|okul~yuzde|olagan|olagan.|olan~senin|oldug~bu|oldug~yaz|oldu~okuld|olmay~soz|olmuy~ben
-34|olsam once|olsam~once|olursa bana|olurs~yaz|once~ailen|once~ara|once~haber|once~yaziy|ondan~et|ondan~rica
-34|oneml~senin|only~tell|onunl~rahat|onun~bana|onun~bir|on~kaldi|on~lisan|on~tek|optik|orha*|orhan|orhan veli
-34|orhan~veli|osym|othel~kiska|oturumu|oturu~birak|ozel~baska|ozel~demek|o~kontr|o~misin|parag~degil|past|perf*
-34|perfec*|perfect|plani~bir|programi gordum|progr~gordu|promise.|promise~we-let|rahat~cunku|rakip|rememb~tired
-34|rica et|rica~et|saatt~burad|saatt~ogren|sad~darling|saklamani|saklar.|sakla~hocan|sali~gunu|sanal|sanati
-34|sana~demes|sana~deste|sana~ederi|sana~tekra|saril sonra|saril~var|sayfa istemisti|sayfan*|sayfa~istem|sec.|secmey*
-34|secret~not|sen ciz|sende~bekle|sende~isten|sende~kalir|senin~saatl|sen~annen|sen~ciz|sen~ilerl|sen~yeri|sesle
-34|sessi~mi|sevece*|sevecegim|sevgi~benze|sevgi~bulus|sevgi~karar|sevil~hisse|sevin~ama|seviy~daha|sey yazmak|seydir
-34|sey~bazen|sey~uzere|sifird*|sikinti|simdi senden|simdi yeni|simdi~birli|simdi~gerek|simdi~gozun|simdi~misin
-34|sinav~bilme|sinav~haber|sinif~bilme|sir tutmak|sohbetimiz|sohbe~guzel|sohbe~ozetl|sonra~denem|sonra~hatir
-34|sonra~yazdi|sonuc~cikma|sorarim.|sorul~rahat|sorunu okudum|sorun~nokta|sorun~okudu|soruyu yeniden|soru~acma
-34|soru~da|soru~de|soru~yeter|soyle~degis|soyle~hakki|soyle~yazma|soz.|sunu~soyle|susman|su~bak|takvimine|tasiyamaz
-34|tatil yap|tek~perde|telef~mutfa|temeli*|teshis koyamam|teshi~koyam|testin*|testle*|tik|tusu*|tusuna|tutul~bir|u
-34|unutmusum.|unutm~icin|usuyo~al|uyak|uyandiginda|uyand~sonra|uyeler|uyeler birbirini|uykusu*|uymaz|uymaz.
-34|uyuma~calis|uyuyamadigini|uyuyamiyorsun|uyuyamiyorsun.|uyuya~isigi|uzgun~bir|uzulme.|uzun surer|var onu|vay be
-34|vay~be|verme~donus|verme~rehbe|wait~cry|wait~tellnot|warn~deny|what|write~program|write~rememb|yabanciya verme
-34|yalni~hisse|yanlis.|yanlisi|yanli~ogren|yanli~uzere|yanli~yazma|yapmisim.|yap~yalni|yaran|yararli|yardim iste
-34|yardi~iste|yaricapi|yarin~sorar|yavas yavas|yavas~yavas|yazabilirsin ama|yazdi~agir|yazdi~okuya|yazis~ben
-34|yaziy~degil|yazma~ki|yaz~anlat|yenid~okuya|yeni~ilk|yetis~istiy|yetme~bir|yila|yil~ayni|yil~calis|yine~degil|yirm*
-34|yitiri*|yitirir|yitirir.|yks.|yoklugu|yok~okuya|yolday*|yontem*|yormus|yorucu.|yorumu*|you-if~program|yuksek*
-34|yukun|yuzde~bana|zaman alir|zaman~alir|zaten~yapti|zayif|zorlayan|zorla~var
-35|*asal|*ban.|*biz.|*cani|*cdan|*cel|*cici|*cis|*ecan|*ekce|*emek|*emir|*eti|*fak|*fet|*gasi|*gut|*ille|*iman|*izm
-35|*lce|*lis|*ltan|*mli.|*ndin|*nun.|*nya|*ojen|*ona.|*raba|*rgut|*rif|*sati|*sem.|*ser|*temi|*tfak|*tnin|*ulus|*usup
-35|*yze|16|27~bu|2x|5|7|I-did~feel|I-not~forget|I-not~kiss|^acele|^aferin|^birak|^birakmak|^buyuk|^cizince|^dort
-35|^guvenli|^haftalik|^hayalindeki|^hayatinda|^kanama|^kapida|^korkma|^metne|^nazim|^on|^programini|^sevmedigin|^siir
-35|^uzulmek|^yazmissin|^yusuf|ablani cagir|ablan~cagir|acikla|acikla.|acil|acisi.|aci~cekme|acmiyo*|affet
-35|afraid~quote|agla.|aglad~diye|ailen ve|aklin~ne|akraba|aksam~kafan|ama annen|ama~bagla|ama~ona|ama~zorun
-35|anahtarini|angry~you|anlam~anlam|anlasma|anlatman|anlat~cok|anlat~dusun|anlat~kiril|annen~arkad|annen~bekle
-35|annen~bes|annen~ozlem|annen~ve|annen~ver|an~kadar|aran|arkad~ablan|asaf|ask~bir|atmissin ben|atmis~ben|atom*
-35|aya gore|ayagin*|aya~gore|ayirab*|ayni~bir|ayrilmak|ayrilmak barismak|ayril~baris|azab*|baban.|babani*|babanin
-35|baban~korku|baban~yardi|baglamaz|bahse~da|bakis acisi|bakma~birak|bana~acik|bana~kolay|bana~olmam|bana~oyle
-35|basarinin|basin~degil|baslayacagini|bayila*|bayilacak|bayilacak gibi|bayramin|bazen~anlat|bekle~cevap|bende~isted
-35|beni ozledigini|benim annem|benim~annem|benim~dakik|benim~sorun|benim~surey|beni~sozuy|beni~vedal|ben~dost
-35|ben~olama|ben~yol|best~lie|bile~ister|bilgini|bilmen*|bilmiy*|bir arkadasini|bir cocuk|bir mola|bir soru
-35|birak~kalma|biraz~oneri|biri varsa|birine dikkat|birin~et|biri~varsa|bir~bazen|bir~bilme|bir~etmek|bir~ibare
-35|bir~kacti|bir~kaybo|bir~mola|bir~ver|biz.|biz~yonte|bolumun|bolunm*|borc*|bosta|boyu*|bugun~burad|bugun~soyle
-35|buldun.|bunu ciddiye|bunu gormek|bu~birin|bu~cumle|bu~dagin|bu~ders|bu~nezak|bu~puani|bu~yapti|bu~yarin|calisir.
-35|calisirsin|calisk*|calismani|calis~dikka|calis~ne|ceketi*|cevr*|cikar~seni|cikma~haber|cocuk~degil|cok buyuk
-35|cok~boyle|cok~orada|courtesy~I-had|cozdugun test|cozdu~denem|cozdu~test|cozulusunu|cumle~gerce|daha~ona|da~cikar
-35|da~okuma|da~yok|da~yolun|de seninle|degil~kayit|degil~kilav|deme*|demis~bir|denemenin sonucunu|denem~merak|deny.
-35|deny~sad|deny~tutor1|ders kitabinda|ders planini|derse donelim|derse~donel|dersi~de|derst~anlat|ders~plani
-35|ders~yazma|de~araci|de~artik|de~bildi|de~olabi|dinle~de|disar~bir|diye~iki|diye~olmuy|donemin|dordu~kapat|dostl~da
-35|dun~yapmi|dusun~boyle|duygun*|duzeltiyorum|duzeltiyorum.|duzel~yalni|edeyim.|ediyor gibi|ediyo~gibi|ediyo~ona
-35|egitil*|ekip|ekip tarafindan|ekip~taraf|ekran~daha|eksi~olur|eller~kez|emojisi atmissin|emoji~atmis|emoji~ben|es
-35|esitle*|etmek~kendi|feri*|feride|fiille*|filmlerde|firc*|fircal*|firsati|gayet iyi|gayet~iyi|gecen aya|gecen~aya
-35|geciy~mu|gecmi~ama|gec~degil|gele*|gelistirildim|gelistirildim.|geliy~ne|geliy~yazma|geri~bildi|getird*|getirdim
-35|gibi gelmis|gibi once|gibi~once|girmedim|gitmek istemedigini|gitti~hafta|git~ye|gizli~antla|gordu~geldi|gosterdim.
-35|goste~seni|gram|grupla*|gucs*|gun~konu|guvenli.|guven~birin|haber vermeden|hafta|haftan*|hafta~plani|hafta~yazdi
-35|hakkinda bir|hakki~sey|haks*|hangisi.|hangi~bir|happy~heart|hastalanmam|hatan|hatir~kurdu|hayalindeki|hayir~benim
-35|hayir~de|hazirlik|hem|her biri|her yerde|herke~aklin|her~biri|her~geliy|her~yerde|hesapladim|heyecan|hic~benim
-35|hikay~kimse|hikay~neden|hizlis*|hizlisin|home1~sad|human~home1|icin buradayim|icin seni|icindeki sese|icind~sese
-35|icin~soz|icin~uzulm|ihtiyaci|iki ornegi|iki saattir|iki uzeri|ikinc~don|iki~orneg|iki~uzeri|ile~gerce|ilgilendiren
-35|ilk~olur|insan olmadigim|insan~beden|insan~olmad|isaretledim|isinma|islem hatasi|islem~hatas|istersen onu
-35|ister~cumle|ister~onu|iste~tam|is~egiti|iyi ben|iyi~birak|izin~konus|kadar~bunu|kadar~vakti|kalibinda|kaliri*
-35|kalirim|kanama|kapani*|karde~ya|karni~seyle|karsilastiralim|karsilastiralim.|karsi~ayril|karsi~de|kaybetmek
-35|kaybolmaz.|kaydettim|kaynag*|kendis*|kendi~etme|kendi~sert|kendi~yaris|kimse~sana|kimyada|kimyasal|kim~oldu
-35|kim~simdi|kisi ben|kisiyle ayni|kisiy~ayni|kisi~yanin|kiska~hos|kiska~insan|kitabi*|kitabinda|kitabindan kontrol
-35|kitab~et|kitab~kontr|kizarm*|ki~ihtiy|kodla~birak|konul~dayan|konusabilir|konusabilir.|konusayim.|konusup
-35|konuy~dilim|korktugun icin|korkt~icin|korkul*|kosullari|kulag~kolay|kullanman|kuruld*|kusmus.|kutlam*
-35|leave2~teacher|leave~kiss|lesson~need|lonely~home1|lonely~human|masad~mutfa|metnin|mezun~ogren|miden|mola~burad
-35|mutfak|mutlu~gitme|ne hissediyorsun|neden yazmadin|neden~kimse|needless~you-if|nered~geldi|ne~iyi|noone~help|odulu
-35|ogretmenin bu|ogretmenin var|ogret~bende|ogret~kez|ogret~sinif|okulu~ogret|okul~danis|okumus*|olabilirler
-35|olabilirler.|olabilirsin|olabilirsin.|olaca~ne|olan|oldugunu goruyorum|oldug~degil|oldum.|olmak isterim
-35|olmak~istem|olur~olmaz|ona.|once~kapat|once~sor|only~teacher|onu|onu da|onu~yapar|on~yirmi|optig~kaydi
-35|optik kodlamayi|optik~birak|opucuk emojisi|opucu~atmis|opucu~ben|ozde*|ozdemi*|ozdemir|ozdemir asaf|ozdem~asaf
-35|ozel~yazma|o~gitme|o~sorul|paragrafinda|paylastim.|pek~ogren|plani~mi|planladim.|program~wait|rahat~var
-35|rehberlige ugra|repligi|return~understand|return~warn|rica*|ricam|saatte*|saat~kadar|sabah~dokuz|sabah~kirk
-35|sabah~ona|sabirli|sad~courtesy|sad~needless|saklamana|sakla~daha|sakla~istem|sana~kizmi|sana~yazmi|satira|seceli*
-35|secelim|secerk*|secerken|secret~quote|sema*|sen bu|sen hala|sende~ricam|seni dinliyorum|senin hatan|senin~calis
-35|senin~devam|senin~hatan|senin~ipucu|senin~sinif|seni~dinli|seni~yanli|sensi~takim|sen~inan|sen~kendi|seri|sese
-35|sevgi~ve|sevme~bolum|sey kaybolmaz|sey soylemeyecegim|seyi daha|seyi~daha|seyler ye|seyle~ye|sey~oldug|sifat~gorev
-35|sinava girmedim|sinav~yakla|sir~guven|sonra~arkad|sonra~don|sonucunu merak|sorab~o|sorma~istiy|sorma~sor|sormustun
-35|sormustun.|sorsa~derdi|sorsa~ne|sorun~var|soruyu begendim|soruy~begen|soruy~yanli|soruy~yenid|soru~uzun
-35|soylemen bir|soylemeye|soyle~adim|soyle~azabi|soyle~vicda|sozel|student_said~deny|suclam*|sultan|surs*|sursun
-35|takil~gec|tamlamasinda|tarafindan gelistirildim|taraf~gelis|tasima.|tek ricam|tekil~cekim|tek~ricam|tellnot~home1
-35|tepki~de|tepki~verme|teyze|tilki~bugda|tired~tutor1|tok|topladim.|turda~don|turg*|turgut|uc soruyu|ucuncu gun
-35|ucunc~gun|uc~iki|uc~senin|understand~feel|unites*|uslu~ya|utanm~icin|utanm~neden|uykusu|uzulm~okulu|vaktin
-35|varsa~bir|var~yazma|ve arkadaslarin|vedal~gerek|vere*|verebi*|verememissin|verememissin.|vermed*|vermez
-35|verme~haber|vermi~ogret|ve~da|ve~kalsi|ve~yetis|vicdan|vicda~azabi|wait~only|yakin~ona|yalnizca bu|yanina git
-35|yapay~o|yapilacaklar|yapti~degil|yardi~edebi|yarin kaldigimiz|yarin~kaldi|yazdi~olabi|yazmi~nasil|yaz~gecer
-35|ya~arkad|ya~soyle|yedek|yeni~ne|yerin~olur|yeter~kapat|yok~ekip|yok~taraf|yola cikar|yola~cikar|you-did~I-am
-35|you-did~best|you~we-let|yuk.|yuzde~degil|yuze~konus|yuz~konus|zaman~degil|zaman~sorul|zihin
-36|*aket|*ani.|*anos|*ates|*bes.|*bii.|*bit|*day|*ddi|*dede|*dok.|*ftan|*gan.|*gus|*ibi|*ifin|*imis|*ion|*kari|*ktor
-36|*lus|*mera|*mesi|*nel|*nle|*nlu|*nos|*nun|*pigi|*rak|*rde.|*rja|*rri|*rtte|*sne|*sum.|*tci|*tip|*ufta|*uru.|*vim
-36|*ymak|*yman|183|I-did~parent|I-not~needless|I~write|^aklina|^altida|^descartes|^emin|^gitmek|^gulun|^hoslandigin
-36|^konu|^matematik|^milli|^othello|^ozur|^resmi|^sonradan|^soruyla|^uyumam|^yatmadan|^yazdigina|ablan~bana
-36|aciklayici|acmasa*|acmasan|acmasan da|acmas~da|afraid~you-did|agir.|ailene ve|ailen~aradi|ailen~cok|ailen~danis
-36|ailen~gitme|aklin~az|aksam~anlat|alanda|algila*|alinmam.|alistigin|alma*|ama insan|ama~dusun|ama~duygu|ama~duzel
-36|anilarim|anila~yok|anlad~dusun|anlat~var|anlay~ben|anlay~da|annen~aksam|annen~kulla|annen~rahat|an~guven
-36|aralarinda|arasin|arasin.|arasi~gecir|ara~bu|arkadasi|arkad~iste|arkad~ne|arkad~soru|artti|asker~ozlem|asktir
-36|asktir.|ask~de|aslin~sana|asli~kul|asli~olur|atladi*|ayaga kalkip|ayaga~kalki|ayarla*|ayni~ve|ayril~insan|az~mi
-36|baban~aksam|babasini|bakma~daha|bakma~iyi|baksin|baska insanlar|baska~kapat|baska~olabi|baski~yapiy|bazen~gelir
-36|bekle~diler|belirlemez|belirlemez.|ben bunu|bende~anlat|bende~ipucu|benim~dusun|beni~dusun|beni~kulla|ben~deste
-36|ben~kilav|ben~oyle|ben~yedi|bes kez|bes.|bezler*|bilgin*|biliy~ama|bilme~anliy|bir bucuk|bir iki|bir konu
-36|bir nezaket|bir yuk|birak~korkm|biraz~net|birind*|birinin yaninda|birin~cekim|birin~istiy|biri~daha|bir~araci
-36|bir~bucuk|bir~cevre|bir~cizme|bir~gunle|bir~kayip|bir~ne|bir~nezak|bir~ondan|bir~saat|bir~sefer|bir~sifir
-36|bir~surpr|bitirelim.|bitmistir|boyle~dusun|boyle~yok|bu arada|bugun~iki|bugun~yapal|bundan sonrasi|bunu~ihtiy
-36|bunu~iyi|bunu~uzuld|buyuk~sana|bu~cikiy|bu~sorud|bu~suc|bu~uyuma|cagiri*|cagir~bu|calis~uykus|carpi~turev|ciddi
-36|cikacak|cikma~degil|cizinc*|cizince|cocuk~annes|cogu kisi|cogu~kisi|cok iyi|cok~olmus|come2~write|courtesy~we-let
-36|cry~I-am|cuma gunu|cuma~gunu|cumlesini|cunku~beden|da zihnin|daha~geliy|dakik~mola|darling~secret|darling~tellnot
-36|da~sey|da~tek|da~uzun|da~zihni|de ama|de buradan|de o|degil~ugra|degis~kaldi|deneme sonra|denemeyi|denem~kotu
-36|dersh~ona|de~ihtiy|de~kalir|de~ogren|de~surdu|dikka~dagil|dinle~parca|dipl*|diplom*|dis|dize~yakis|dogum gunune
-36|dok.|doktor gormeli|dolas~bir|donuyormus|dortte|dostla*|dunya~yikil|dusun~gerek|duyac~bir|duymuyor|duzeltirim
-36|ediyor|elindekini|en~parca|eser*|etmey~dusun|fark etme|fark~etme|felsefede|felse~bu|gece~evde|gece~gece|gece~yerin
-36|geciriyorsun|gelemem.|gerce~kisi|gerek~kapat|geriye|gibi~yorul|giden~bir|gizle~soyle|gizli~ama|gizli~ders|gogu*
-36|gogus|gondermen|gormel*|gormeli|gormeli.|gorun.|goste~calis|goturs*|gotursun|gotursun.|gozlem*|gule git|gule~git
-36|gulun|gun bos|gunde~saat|gunde~soru|gundu~de|gun~calis|gun~kacir|guvenli bir|guven~dilim|guven~git|guven~guven
-36|guzel~yol|haftak*|haftaki|hafta~bu|hafta~konus|hangi~istiy|hastaligi|hayatindan|hedef~bir|hekimi*|help~program
-36|help~selfProgram|hemen cevap|hemen~cevap|her pazar|her~icin|her~isi|her~yolun|hesapla|hicbi~bana|hicbi~kalma
-36|hic~sana|hizlan*|hocan~al|hucre~ve|human~lonely|icin~neden|icin~okuma|ihtiyacim yok|iki deneme|iki genc
-36|ikinci turda|iki~buldu|iki~genc|iki~nokta|ilet|ilet.|ilk~sonra|imgesi|indird*|insan~arkad|insan~her|internette
-36|internette tanistigin|inter~tanis|isi.|isted~soyle|istemedigin|ister~bende|istiy~misin|is~o|itil*|iyi~calis
-36|iyi~hafta|i~you|kacin|kacin.|kac~eder|kafa*|kahva~yap|kalbi~sana|kaldi~ne|kaldi~sayil|kalip|kalirsa once
-36|kalir~once|kamera|kapiy~kadar|karar~rehbe|kardesine de|karde~calis|karde~ogret|karincik|karis~var|karsi taraf
-36|kaybolmus|kayiyor|kazandirir.|kendi~bak|kendi~sucla|kilavuzdan|kimin|kimse~anliy|kimse~biri|kimse~gunle
-36|kimse~rehbe|kimse~yazmi|kimse~zaten|kirilmaz.|kirpig*|kirpigi|kiska~da|kizacagindan|kizacagindan korkuyorsun
-36|kizac~korku|kizmis*|kizmissin|kizmiy*|kizmiyorum|kocasi*|kolay~degil|konus~karde|konus~zor|konuy~ogren|kope*
-36|kopya~verme|korkma*|kul olur|kul~olur|laka*|lazim~yok|leave2~needless|leave2~someone|leyla~alir|lie~stay|masay~bu
-36|matematik.|me2~program|me2~selfProgram|mektu~yazma|memnu~tanis|merd*|merdiv*|mesaj~de|mesleg*|mezun oldun
-36|mezun~oldun|mine~write|mora*|nasil~gitti|neden~her|need~study|nered~gorun|nesne|net~ceker|neza*|nezake*|nezaket
-36|ne~sonra|notunu aldim|notun~aldim|not~you-if|o gunun|odevi~icin|ogren~gore|ogretmenin boyle|ogretmenin bunu
-36|okuld~konus|okuya~misin|ol ben|oldugun.|oldugunu gostermez|oldug~cikar|oldug~onlar|oldum tanistigimiza|oldum~tanis
-36|olmamistir.|olmus~her|olsam|ol~ben|on alti|once olayi|once~bakal|once~eksik|once~metne|once~yazar|ondan~iste
-36|oneriy*|onlar~ara|onlar~soru|onu sec|onu~bir|onu~da|onu~sec|oturmak|otuz bes|otuz~bes|ozledigimi|o~biriy|o~gunun
-36|o~oldug|paragraf icin|paragrafin|parag~icin|parantezi|paran~islem|parent~stop2|program~parent|progr~konus
-36|quote~lesson|redd*|rehbe~boyle|sabah~oturm|sabi*|sabit|saglar|saglar.|sahnede|sair*|sana~denem|sana~goste|saril.
-36|sarilamam.|sarja|sarkin*|sasirm*|savas~konus|sayilarda|sayilardi|sayim|selfProgram~me2|semp*|sempat*
-36|sen bilmelisin|seni anliyorum|seni korur|senin~14|senin~guclu|senin~ilgil|senin~olur|senin~uykus|seni~etmis
-36|seni~gotur|seni~herke|seni~korur|seni~sikay|sen~bende|sen~devam|sen~gece|sen~icini|sen~sakla|sen~yazar|sen~yazay
-36|ses~de|sevdi~ama|sevgi duyamam|sevgin*|sevginin|sevil~oldug|sey bu|sey~vardi|sey~yolun|sezar|sezar~sifre|sifir~bir
-36|siirde*|sikil~de|sinav~konus|sinav~olaca|sinav~oluyo|sinif~yazmi|sinm*|sirri|sonda~kadar|sonra~disar|sonra~fark
-36|sonra~kendi|sonra~sec|sonra~yapil|sonucu|sorman|soru|soru sormak|sorul~artik|sorun degil|sorun~bende|soy|soylemek
-36|soylerken|soyle~dudak|sozcugunu|soz~ama|soz~vermi|student_said~you|suclul*|sucluluk|sunu da|sunu~da|sunu~senin
-36|sure~tutmu|tabii.|tahmin et|tahmi~et|tamami*|tamamini|tamla~sifat|tanim~soyle|tanistigimiza|tanis~ailen|taraf~bir
-36|tarih~olmus|tasavvufta|tebrik*|tebrikler|tek~ayni|tek~deste|tek~sey|telef~sarja|tellnot~I-not|tell~kiss|tesell*
-36|teselli|tired~not|turev~ikinc|tutulduysa|uc adimda|uc yildir|uc~basla|uc~her|uc~yildi|uslu*|utanil*|utanilacak
-36|uygun~olmay|uzaklas|uzuldum|ve sen|veren~insan|veren~olur|verg*|veys*|veysel|ve~iki|ve~olmas|ve~yardi|ve~yaz
-36|warn~you-if|yanina gec|yanin~adim|yanin~gec|yanit~kaldi|yapay~sen|yapilan|yapmadin|yapmadin.|yarar.|yarim saat
-36|yarim~saat|yarin~bana|yarin~psiko|yaris~yerin|yasamak zorunda|yasam~zorun|yasayarak|yasin|yazab~ama|yazis~bir
-36|yazis~gerek|yazmaya devam|yazma~devam|yazma~yok|yedi~var|yemek sogumasin|yemek~sogum|yer olsun|yerin~boyle
-36|yerin~nasil|yerin~sabah|yer~sayil|yikilm*|yirmi dakika|yorgunluk|you-did~someone|you-do~you|yukari|yuklemin
-36|yuzden acik|yuzden telefonu|yuzde~telef|zor biliyorum|zorunda|zor~biliy
-37|*aci.|*alik|*amen|*ansa|*ati.|*bat|*de.|*dros|*else|*flar|*gul|*hesi|*ici.|*isli|*issa|*kede|*kuyu|*mlu|*mon|*nar
-37|*nlis|*nme|*nune|*riye|*rkan|*rmon|*rnak|*tira|*ton|*tra|*tulu|*upta|*urla|*urt|*van|*vre|*vru|*zca.|1~2|I-not~me2
-37|^aglarsan|^ahmet|^annene|^beyin|^birincisi|^dil|^ergenlikte|^geceleri|^gecmis|^gitmeden|^haftaya|^hazir|^kadinlar
-37|^kalkis|^kimseyle|^merakla|^sesimi|^sinifta|^sirali|^telefon|^uyu|acabil*|acabilirsin|acisindan|acisi~istah
-37|agirligini|agiz*|ailen~kutla|aksam iki|alan~eksi|alan~mi|alman|ama~yapma|annenin telefonunu|annen~demis|an~baska
-37|arac|aradin|aradin mi|aradi~mi|arami~bunu|arasan*|arasana|arasana.|arasti*|araya~sen|arkadaslarina ayirmani
-37|arkad~ayirm|arkad~baska|arkad~gecir|arkad~isted|asagid*|asik~oldum|asik~olur|aska~gecis|askini|atacaksin|ayip
-37|ayirmani|ayirm~isted|aylar sonra|aylar~bir|ayni~oturu|ayni~takil|ayrildi|ayril~ve|azaltm*|az~yanli|baban~basla
-37|baglama|bagli degil|bagli~degil|bakarsin|bakarsin.|bak~sonra|bana soyledigin|bana~diyor|bana~her|bana~verme
-37|bana~yazdi|basin~kalma|baski~altin|baslaman|bastirma|bayil~gibi|bazen yanlis|bazen~soz|bazen~yanli|bekle~bunu
-37|bekle~yok|belli~degil|bende kayitli|bende~kayit|beni uzmekten|benimle gecirdigin|benim~bile|benim~etmez|benim~fark
-37|benim~sende|benim~vakit|benim~yuzde|beni~anlam|beni~korkm|beni~soruy|bensi~cozeb|bensi~ipucu|benze~daha|ben~bu
-37|ben~gerek|ben~gunce|ben~haber|ben~model|ben~plani|ben~testi|ben~yiyem|bes~kez|bilinm*|bilmi~demen|bir cumle
-37|bir dilim|bir goz|biraz~calis|bire bir|bire~bir|birin~degis|birin~saril|birin~yaz|biri~anlat|biri~biri|bir~cizer
-37|bir~edeyi|bir~ekibi|bir~gelir|bir~grafi|bir~harit|bir~kutla|bir~tutma|bir~yazab|bitmedi|bitmedi.|bolum~yazma
-37|boslu~arkad|boslu~ayirm|bozmaz|bozmaz.|bu dunyaya|bugun hangi|bugun notlarini|bugun~bitir|bugun~dersl|bugun~notla
-37|bugun~yavas|bugun~yeter|buldu~sonuc|bunu halana|bunu ona|bunu yapamam|bunu~aliyo|bunu~ciddi|bunu~halan|bunu~ona
-37|bunu~zorun|burada sana|bu~arada|bu~durum|bu~istey|bu~kisiy|bu~oneri|bu~parag|bu~sirad|calis~denk|calis~gorsu
-37|cay~ama|cekers*|cekinmeden|cemberi|cephes*|cephesi|cevirelim|cevirelim.|ciktig*|cizelg*|cok ozler|courtesy~I-not
-37|courtesy~you|cozeb~ipucu|cozumun tertemiz|cozum~bir|cozum~terte|cumar~sabah|cunku duygularim|cunku~duygu
-37|cunku~gibi|da var|dagi|darling~needless|darling~parent|da~arkad|da~bak|da~ne|de.|dedig~ne|deger~bagli|degilim o
-37|degil~calis|degis~ama|degis~ayni|dele*|deler|deme~de|deney~rapor|denk~getir|deny~warn|derdi~olmas|derinlik
-37|dersi~birak|ders~taraf|de~istem|de~unutm|dil modeliyim|dinleyebilirim|dinleyebilirim.|dinle~ama|disa|disa~aktar
-37|diyorsun|doktoruna|dokto~gorme|dun~sordu|durum~agirl|duruyorum sen|duruy~sen|dusurur.|edebiliyor|ekibi|eksigini
-37|elini~kendi|ellerini|erase~tellnot|etmeden once|etmed~once|etut*|evdekiler her|evdek~gun|evdek~icin|evde~misin
-37|evde~sana|evde~uzgun|feel~best|feel~need|forget~lonely|geceler yarin|gecel~uyu|gecel~yarin|gecen sefer|gecen~gore
-37|gecen~sefer|gece~test|gecmez.|gel bakalim|gelecek hafta|gelec~hafta|gelirse.|gelme~arkad|gelme~kaybe|gel~bakal
-37|geregi|gereki*|gergin|gibi~da|gidebilecegin|girmek|gizli~sey|gizli~yapil|gormem*|gorusuruz.|gostermeyi|goste~senin
-37|gozle~dinle|gule*|gune~bir|gunle~gunle|gunune|gun~daha|guzel~bir|guzel~iki|guzel~nered|guzel~olur|haber~gitti
-37|haber~hosum|hafta~ne|hakli.|hata~duzel|hazirim.|hazir~oldug|heart~I-be|help~human|help~only|hepsi~sorul|her ay
-37|her~ay|her~ezber|her~oturu|her~parma|her~pazar|hesapta|hisse~ihtiy|hisse~konus|hocalarin|hocan bu|hormon|icin fark
-37|icin uc|icin~arkad|icin~harit|icin~misin|icin~oldug|icin~orada|icin~rahat|icin~zor|iki blok|ikide~test|ikimi~ayni
-37|ikinc~turda|iki~galib|ilahi~gecis|ile~karis|ilk soru|ilk~gecen|insan~yakla|insan~yardi|inter~kimse|isigi~kapat
-37|iske*|ister~ben|istiy~de|iten|iyi~bilme|kac mol|kacan|kac~kac|kac~mol|kadar~guven|kadar~uc|kadar~yer|kadin~diye
-37|kagida dok|kagid~dok|kalemi birak|kalem~birak|kalktigin icin|kanm*|kanma|kanma.|kapan~senin|kapid~sonra|karbon*
-37|karisimda|kasted*|kaybe~yazmi|kaygili|kaynaktan|kesil~soyle|kesisi*|kime~gideb|kimi bekliyor|kimi~bekli
-37|kimli~lutfe|kimse~gun|kimse~karar|kimse~sesle|kimse~yarin|kirilmis|kiska~ama|kitaya|kizi|kiz~diye|koklu~sayil
-37|kolay~birak|konser*|konus~uygun|korkan|korkm~uzulm|korku~var|kotu gecmis|kotu~gecmi|koyl*|kucuk~var|kulup~de
-37|kuralim|kuralim.|kurs etut|kutuphane|lesson~heart|lesson~you-did|life~rememb|liste~siral|makale|makin~zorun
-37|merak~ikinc|mine~erase|mine~study|mi~karar|mi~misin|modeli*|modeliyim|modeliyim.|ne de|ne yaptigimi|needless~only
-37|numar~lutfe|o gunlere|odaklan|ogle~gecir|ogretmenin|ogretmenine bahset|ogret~olayi|ogret~ve|okudu~galib|okul
-37|okula gitmek|okuld~ogret|okul~ugra|okuma~goste|okuyorum|olan~var|olayi~yaz|oldug~buyuk|oldug~da|olmayan|olusur.
-37|omzun~yasla|ona~derdi|once~biraz|once~yanli|onemli*|onlar.|onu arasana|onu~arasa|onu~yazma|ortamd*|ortamdan|oteki
-37|ozel~degil|ozluyorsan|o~ayirm|o~baska|o~parla|o~yilla|payla~gorun|planladim|progr~sali|progr~soyle|promise~you
-37|quote~love|refle~yayin|rehbe~sikay|return~marry|robot~diyor|roman~kahra|saatl~de|saat~basla|saat~beste|sad~leave
-37|salgilanir.|sana~bes|sana~yakin|sari*|sarkida soyleyen|senin~bilme|seni~aldat|seni~dinle|seni~sana|seni~tehli
-37|seni~unutm|seni~yarin|seni~yine|sen~bekle|sen~sonra|sen~ya|seri~lamba|sesim~sesim|sevdigimi soylesem|sevgilinden
-37|seyin~olmad|sey~kaybo|sifir~ne|sifir~oluyo|simdi~buldu|sinav~kaygi|sir saklayamam|sira|siya*|sohbe~serbe
-37|sohbe~silme|someone~kiss|sonra~anlad|sonra~belki|sonra~nasil|sonra~saat|sonuc~merak|sorulari kolaydan|sorul~zora
-37|sorun~iki|soruyu uc|soruy~yaz|sozunde|stop2~lesson|strest*|stresten|suse|suyun|su~guven|su~isini|su~mu|su~sesle
-37|tablod*|tamame*|tamamen|tani.|tarih~soyle|tarz*|tehlikede|tehlikedeyse|tek~olman|telefonu annene|telef~icin
-37|telef~ver|thanks_to~I-am|tirnak|turkceden|turu*|uc~adimd|uc~hafta|ulke*|understand~marry|unutmus.|urem*|utanm~bir
-37|uzakl~birin|uzakl~dikka|uzmekten korkma|uzmek~korkm|uzmek~uzulm|uzun|verili*|vermen|vermen*|verme~da|verme~yok
-37|ve~kimse|write~I-am|ya sen|yalnizca.|yanilt*|yanin~soyle|yanit~ureti|yanlis|yanlis soz|yanli~soz|yapacaksan
-37|yapmisim|yaptigimi|yaptigimi sordun|yapti~sordu|yarin bakariz|yavru|yavru~anney|yazdi~onlar|yazdi~yalni
-37|yemek~sonra|yeni deneme|yeni okulda|yeni~de|yeni~okuld|yerini tutmam|yerin~baska|yerin~seni|yok burada|yorumlara
-37|you-did~leave|you-do~forget|you-if~marry|yuk gibi|yuk~gibi|zaman~bakar|zar|zarar
-38|*ari|*cin|*ekci|*ekle|*eks|*fat|*gida|*igma|*ihe|*iyi|*kat.|*kyo|*leks|*lim.|*lkis|*lun|*mama|*nede|*okyo|*ozom
-38|*rihe|*rrim|*slim|*smez|*sten|*tek|*teye|*ulur|*umaz|*unde|*usle|*vuza|*yoda|*ysel|*ysun|*zer.|*zom|0 ise|0~ise
-38|25~5|I-am~tellnot|I-be~we|I-did~quote|I-not~rememb|I-not~write|I~warn|^buna|^cevabindan|^cozumun|^enigma|^fuzuli
-38|^hafizam|^hicbir|^kahveni|^kalan|^karsilastirma|^konusan|^kotu|^kral|^mesela|^okulun|^ornekleri|^peki|^refleks
-38|^suren|^yarinki|^yasim|^yuruyus|ablan teyzen|ablan~teyze|acikca soyleyeyim|aday|adini~gerek|adini~yok|afraid~mine
-38|afraid~parent|aksam yemegi|aksam~ailen|aksam~once|alt alta|alt~alta|ama~birin|anar|anar.|angry~I-do|anlatmadiysan
-38|anlat~kalma|anlat~konus|anne donunce|anne~donun|ara~sonra|arkad~degis|arkad~gorme|arkad~yolu|asik~oldug|asil~degil
-38|asli|atmis~parag|aylar~sonra|ayni~daha|az zamanda|az~notla|babam yok|babana soyle|bagla~bir|bana oyle|bana~adres
-38|bana~cevab|bana~gunay|bana~kimse|bana~kontr|bana~sordu|basin donuyor|basina tasima|basin~mu|bekle~ozur|belli bir
-38|ben bedenim|benim bildigim|benimle calistigini|benim~arkad|benim~babam|benim~bildi|benim~bileb|benim~goste
-38|beni~beni|ben~bile|ben~verme|bicimi|bilebi*|bileb~bir|bile~tanim|bilgi~hep|bilgi~karis|bir buyugune|bir sonraki
-38|birak~arkad|biraz~istiy|birinin olmasini|birin~dikka|bir~buyut|bir~gorem|bir~hemen|bir~oldug|bir~onere|bir~soru
-38|bir~tehli|bir~yanli|bitin~degil|bolumd*|bugun~donel|bugun~gor|bugun~gun|bugun~seyle|bulus|buna~denir
-38|bunu duyduguma|bunu~aksam|bunu~soyle|bunu~yapam|buyug~anlat|bu~birak|bu~canin|bu~kelim|bu~surdu|bu~yapiy|bu~yerde
-38|calisir|caliss*|cocuk~bir|cocuk~sen|cok kisi|cok normal|cok olur|cok yorucu|cok~calis|cok~daha|cok~yoruc
-38|cozdu~deger|cozer~once|da bak|daha~okuma|dakik~hicbi|dani*|davranis|da~belki|da~birer|degil~istey|degil~rehbe
-38|degismez|demedim erteledim|demed~ertel|demek yetmez|demek~degil|demek~yetme|derken abartma|dersh~da|dersh~hocan
-38|ders~progr|de~gozun|de~ogret|de~yazil|dinle~kadar|diyel~bir|diye~agir|diye~dusme|diye~onu|dogum gunu|dogum~gunu
-38|dogum~kutlu|dondugun|donuyor mu|donuy~mu|durak~orada|duran|dusmed*|duyduguma|duygu~icin|duysun|duzel~sen|duzene
-38|edildi|edildi.|elekt~dusun|emoji~sana|enig*|enigma|erase~tell|ergenlikte|ettim~nasil|etut|evdey~annen|eylu*
-38|feel~I-not|fiilimsileri|gece~birin|gece~bugun|gece~haber|gece~oldug|gece~yazmi|gecinc*|gecince|gecmez|gelir~bir
-38|gelme~sey|genc|gercekci|gerek~durum|gerg*|geri~yaziy|gibi~gunun|gibi~sozle|gidiy~dusun|gidiy~hic|gitme~iyi
-38|gizledigini|gostermiyor|gozun~kapat|grubu~ise|gulum~soru|gundu~bunu|gunlere|guvenlik|guzel~mola|hadi~git|hafizam
-38|hafiz~sinir|hafiz~sohbe|haftada iki|haftal*|hangisinden|hastayken|hayat~oneml|hazirla|hazirliyorum|hazirliyorum.
-38|herke~dusun|herke~yorul|her~kadar|hesab~olsun|heyecanlanirsan|hisse~cunku|hizla~istem|home1~stop2|hormon*
-38|icim rahat|icim~rahat|icin zor|icini rahat|icini~tut|icin~geliy|icin~yazdi|iki~soyle|ile~farki|iliski|ilk adimi
-38|ilk~yil|inan*|isigi~kis|isleme*|istedin|isted~yazdi|istemiyorum demedim|istem~demed|istem~ertel|isteniyor|isteyip
-38|iyi~diyem|iyi~geliy|iyi~gelmi|jealous~rememb|kadar~endis|kadar~gun|kadar~yarin|kafan~calis|kaldigimiz yer|kalkis
-38|kalmadi.|kan~ise|karde~ogren|karde~yapma|karistiriyorsun.|karsi~gorus|kenara kocaman|kenar~kocam|kenar~sen
-38|kendi~anlat|kerem~asli|kesilm*|kesilmis|kesil~devam|kilavuza|kim sana|kimse~diyor|kirildi|kiska~dusun|kizar~diye
-38|ki~ama|kolay~secti|konus~biri|konus~dur|konus~gitme|konu~sonra|kosm*|kral|kromozom|kuantum|kucuk prens|kucuk~prens
-38|kulubunde|kurdugu|kustu|leave~return|leyl*|leyla|marry~lonely|mektu~samim|merakla|mercek|mesajini okuyunca
-38|mesaj~gonde|mine~program|miss~student_said|molala*|nasil~sorma|nazikc*|nazikce|ne~bildi|ne~zor|o an|odaday*
-38|ogleden sonrasi|ogrencinin|ogrene*|ogrenme|ogret~derst|ogutle*|ogutler|ogutler.|okulu~kimse|olmayabilir|on yedi
-38|once notlarini|once ona|once seni|once sunu|once~kolay|once~seni|once~sunu|once~verdi|ondan~ve|on~basla
-38|optik~kodla|orada da|orada~da|ornekleri senin|ornek~senin|ornek~uydur|oturm~en|oturumu kapat|oyle~geliy|oznesi
-38|o~an|o~diye|o~kilit|parag~cok|payla~hesap|peki~en|pino*|pinoky*|pinokyo|plani~degis|profi~degil|promise~promise
-38|rahat tut|rahat~etmiy|rahat~tut|refleks|rehbe~yardi|resim|sana kalmis|sana~anliy|sana~gelir|sana~hak|sana~inana
-38|sana~kalmi|sana~kayna|sana~plani|sana~testi|sana~ve|sayil~bir|sebep~soyle|secimi|sehit|sen yaz|sende~kac|sende~o
-38|seni birakmam|senin~olabi|senin~uydur|seni~calis|seni~diyem|seni~sakin|seni~yalni|sen~plan|sessiz.|sessizce
-38|sessizligi|sevgili rolu|sevgi~rolu|sevil~icin|sey~bekle|sey~onlar|si|sicak bir|sicaklik|sicak~bir|sikist*
-38|simdi~bakal|simdi~tek|simdi~yanli|sinavdan cikinca|sinav~cikin|sinav~degil|sinifta sana|sinif~birbi|sirrim
-38|sirri~kimse|sirri~sirri|sistemini|sol~butun|sonra bana|sonra~karsi|sonra~kucuk|sorul~kolay|sorul~orada|soylemistin
-38|soz~dusun|student_said~you-did|su|sunu sorayim|sunu~soray|suruyor|su~benim|takil~sonra|tamaml*|tarihe|tasinm*
-38|teacher~noone|teknigini|telef~istiy|tesl*|teslim|topladim|tutor1~home1|ugrar|unutmussun.|ustun~ben|uydurdum
-38|uydurdum.|uygul~benim|uzulmu*|varlik|ve sana|ver kendine|verdig*|vermezsen|vermissin|ver~kendi|ve~sen|ve~telef
-38|wait~body|wait~courtesy|warn~only|without~noone|write~human|write~you-do|yakini*|yaklas|yalni~olanl
-38|yaninda birinin|yanin~olmal|yanlislarini not|yanli~geri|yapay~olabi|yapin|yapr*|yardi~rehbe|yarica*|yarim~devam
-38|yarim~kesil|yarin|yazdigim|yazdi~gore|yazdi~karsi|yazdi~metin|yerde~devam|yerin~aksam|yerin~cozer|yetme~da
-38|yokken burada|yokke~burad|yokke~sey|yoksa~geliy|yok~kiril|yollari|yorgu~gunle|you~afraid|yuruyerek|yuruy~on
-38|yuzde~rahat|yuzle|zaman~doner|zaman~yok|ziyare*
-39|*2.|*ali|*arp.|*atca|*ayed|*ber|*dele|*elde|*elt.|*kan.|*kman|*libi|*like|*nuz|*ogu|*rara|*rda|*rpik|*stce|*tca
-39|*uma.|*uvar|*vami|*vram|*yani|*ydet|*yed|*yen|*zeni|*zisi|18|2.|58|I-be~home1|^amasya|^bekledigin|^birkac
-39|^ceviride|^cocuklardan|^din|^garip|^hiz|^kenara|^munazara|^oradan|^ozlem|^selamini|^serotonin|^ses|^uzuldum|adal*
-39|adalet|adimi bir|adini koy|aglar.|ailen var|ailen~iyi|al gel|alan~de|almama*|al~gel|ani anlatamam|anladim.
-39|anlad~duzel|anlatmak ister|anlattim sen|anlat~bozuk|anlat~kadar|anlat~kanit|anlay~insan|annene ya|annesini
-39|anne~bebek|an~senin|araciy*|araciyim|araciyim.|ara~bende|arkad~gitme|arkad~gitti|arkad~sirri|asik~anlat|atmis~de
-39|atmis~sana|baban~mi|baglar*|bahse~mu|bakabilirsin|bakabilirsin.|bakis~acisi|bana gonder|bana~isted|basin|baska~koy
-39|baslik|beklemiyor.|bekle~sogum|ben anlattim|beni dusunduruyor|beni~arama|beni~guven|beni~yazil|bensi~biliy|ben~not
-39|ben~sona|beslen*|bes~anlat|bildigini|bilgilerini|bilmesi gerekiyor|bir etken|bir kavga|bir ozet|bir yazilimim
-39|birakir.|birak~yok|biraz~kisal|birincisi|bir~bitir|bir~dok|bir~etken|bir~hicbi|bir~isin|bir~kavga|bir~kaydi
-39|bir~olusm|bir~oneri|bir~ozet|bitince bana|bitin~bana|bitir~anlat|blogu~olsun|bol sans|boldum.|bol~sans
-39|bos birakmak|boyle~ogret|boyle~sozle|bozm*|bu artis|bucukt*|bucukta|buna karsilik|bunla~dusun|bunla~gerek
-39|bunu soylemen|bunu~hak|buray~geliy|buyugune|buyug~bilme|bu~bilmi|bu~gore|calisma araciyim|calis~onlar|calis~sabah
-39|carp.|ceviride|cevres*|cok~ne|cozer~sonra|cozum~biraz|dagilmasin|dagilmasin.|daha~bilir|daha~telas|da~kulla
-39|da~oldug|de en|degil sen|degil~herke|degil~soruy|denem~netin|ders~hocan|ders~sabah|devami|de~baska|de~bulal
-39|de~hicbi|de~ikinc|de~oldug|dgs|dikkatin dagilmasin|dili|disaridan|divan|diye~insan|dizesinde|donecek|donme~degil
-39|dunya~fazla|durak|durustce|dusunuyorum|duygu~soyle|duymuy*|duzeni|edemez.|eden~kuvve|ederse|ekleme.
-39|ekran goruntusunde|embr*|embriy*|en~ben|en~iki|etke*|etken|etki eden|etki~eden|etki~kuvve|ettig~icin|ev~sana
-39|gecen~zaman|geldi~calis|gelisimini|gelmedi|gerce~biliy|gerek~bu|gezi|gibi~kisa|gibi~progr|gidin~bos|gizli~gorme
-39|gizli~tutul|gonderdigi|gorev~olsun|gorev~sana|gore~ama|goruntusunde|gorun~kapat|gorus|gosterdim|gosteren|gozlug*
-39|gun ara|gun gecirmissin|gundu~sinav|gunle~yorgu|gurur~ailen|haber~sinav|hadi~sen|haftada|hangi~anlat|hatirlatmayi
-39|hayatini|herke~kendi|herke~ogren|herke~yayma|hicbirini|hissediyorsun|hisse~iyi|hucrey*|human~wait|icini~rahat
-39|icin~secti|iki sayi|ikin*|ikinci yol|ikinc~yol|iki~denem|iki~olsun|iki~sayi|ilgi|ilgili degil|ilk ona|ilk~ona
-39|incitm*|insan~nasil|insan~sanil|insan~sey|is ver|istemez.|istem~bende|ister~devam|istiyorsun.|is~ver|iyi bilir
-39|iyi~demek|iyi~fikir|iyi~guzel|iyi~mu|kadar~ver|kahramani|kahvaltidan|kahvaltidan sonra|kahva~yeme|kaldi~ederi
-39|kalibi|kalk|kalktigin|kapat~bildi|kapat~zaman|karara|karde~gurul|karni~agrim|karsi~ogret|kavram|kavrami|kaydet
-39|kayiyo*|kend*|kendi~daha|kendi~o|kendi~yukle|keske~olsa|kimin~cok|kimse~duyur|kimse~seyi|kirpik|kiss~I-not
-39|kizginsin|ki~her|kokler*|kolay~bos|konuda benden|konud~bende|konus~calis|konus~dakik|korkmam|koyarsan|krom*
-39|kromoz*|kutuphaneye|lesson~forget|love~help|marry~you-did|masada*|merak~soruy|miss~my|mi~soz|mu~sana|nasil~istiy
-39|ne yapabilecegini|nedeni|netle~degil|ne~hafta|ne~onu|ne~yapab|nisanlisi|not~etmis|odaklanamiyorsun
-39|odaklanamiyorsun.|ogrenci.|ogrend*|ogren~bugun|okudug*|okulunun|okun*|okuya~mi|olabi~mi|olan~degil|oldugumu unutma
-39|oldugunda|oldug~unutm|olmadi o|olmad~ani|olmad~o|olmad~yuzde|olmasini istiyorum|olmas~istiy|olusmaz|olusmaz.
-39|ona git|ona ne|ona~git|ona~ne|once tek|once~basla|once~kokle|once~olayi|onlar~arasi|onun~alir|onun~degil|on~alti
-39|on~sayfa|on~sekiz|on~var|orani|oranla*|otob*|oyku*|ozledigin|ozlemis|ozlem~bir|o~aklin|o~ani|o~burad|o~gibi
-39|o~sahne|o~sik|paragrafi|pazar~diye|peki~konus|platonik ask|promise~I-be|promise~rememb|quote~tutor1|rahatc*
-39|rahatca|rehberine|rehbe~bunu|roman~ask|saat yuruyus|saat~yuruy|sabah~iki|sahned*|sakin~ne|saklayamam|sakla~buyuy
-39|salonunda|sana ait|sana~ait|sana~diyem|sana~eder|sana~neden|sana~sinir|sana~verme|saril~birin|saril~ne|selami*
-39|selamini|selamini aldim|selam~aldim|sen cok|sende~mi|seni benden|senin~secti|senin~zor|sensi~seni|sen~istiy
-39|sen~takim|sero*|seroto*|serotonin|serotonin icin|serot~icin|sesin~dur|sesi~da|sey ekleme|seyi~tasim|sey~eklem
-39|sey~mu|sifre~yakin|silme~beni|simdi nasilsin|simdi~mola|sin|siniftan|sir degil|sirad~konu|sirtin|sohbette
-39|sohbe~yazdi|solunu*|somu*|sonra yarim|sonra~annen|sonu~bir|sormak icin|sorma~icin|sorudan|sorun~degil|soruyo*
-39|soruyu sinifta|soruy~sinif|soru~sorac|soylemeni|soyle~buldu|soyut|sozcu~isim|sozler|sozu|stay~only|sure~yazma
-39|surpriz dogum|surpr~dogum|suslu|su~misin|tamam bugunu|tamam~kapat|tarih~savas|tasavv*|tehlike|teki*|tek~gorev
-39|tek~istiy|tek~sorac|temb*|temizleyen|tersin*|titrerse dur|titre~dur|turlam*|tutmaya|tyt~ayt|uc sey|uc seyi
-39|uc~kadar|uc~seyi|ulasim|understand~I-am|understand~life|unle*|utandigin|uygul~ekran|uyum|uyuyam*|uzeri|uzunsa
-39|uzun~surer|verir~bir|verme~bunu|ve~bu|wait~human|yalni~onlar|yalni~su|yaniliyor|yaniliyorsam|yaniliyorsam duzelt
-39|yanin~degil|yanin~ilk|yanin~ona|yanli~yapmi|yapabilecegini soylerler|yapabilirim|yapab~soyle|yapti~sonra
-39|yapti~yazar|yarin~var|yasadigin|yazdigina|yazdiklarina|yazdiklarindan.|yazdiklarini|yazdi~kulla|yazdi~sakin|yazisi
-39|yaziy~goruy|yaz~edeli|ya~sen|yenid~bir|yerde~ederi|yere gec|yerin~de|yetisir|yetiskine|yetis~mi|yil~yil|yolda.
-39|yol~kisa|yone*|yonlendiririm|yonlendiririm.|yuzde~acik|yuzde~ani|yuzum yok|zaman~yaz|zorlama
-40|*alet|*bayi|*ede|*elik|*fta|*gis|*his|*ikce|*imaz|*inen|*is.|*keti|*lemi|*llan|*ltip|*ltur|*nal|*par|*rtes|*rti
-40|*run.|*shis|*sle|*stin|*til.|*ula|*yor.|*yut|*zgi|90|I-not~tired|^de|^duzeltip|^erken|^icine|^iste|^kahve|^mecaz
-40|^okula|^sarjin|^sevemem|^tabii|^yurt|ablan~ev|adin|adlari*|aglam~guzel|aklin kalmasin|aklin~kalma|altid~kalka
-40|altta|ama bu|ama~davra|ama~gorun|angry~understand|anlad~seni|anlam~dusun|anlasilir.|anlatimdir|anlatisin|anlatmis
-40|anlat~yer|annen~istiy|aort*|ara verdin|arkadasin icin|arkad~biliy|asi|ayarlar|ayni~sonuc|ayrili*|az~yetis|az~zaman
-40|baban~sen|bana~yanin|barismak|baska yollar|baski|basla~hangi|bayr*|belirt*|bende~bakar|beni~etmiy|beni~incit
-40|bensi~gayet|ben~gider|ben~sorac|ben~yazab|ben~yazil|bile.|bilmesi gereken|bilme~ben|bilme~hakki|bir anlatimdir
-40|biraktim.|birak~gecir|birak~senin|birak~yarin|birli~dusun|bir~diyel|bir~etme|bir~kalbi|bir~sokag|bir~yapti
-40|bir~zorun|bitir~da|bitir~o|bos biraktim|bozulm*|bu guzel|bu soz|bugd*|bugun~bir|bugun~kotu|bugun~ne|bugun~sorun
-40|bugun~yanin|bunu annenin|bunun icin|bunu~degis|bunu~goste|bunu~ki|bunu~kilav|bunu~yapab|buyugun var|buyug~mi
-40|buyug~var|bu~belir|bu~getir|bu~veriy|bu~yanil|bu~yuzun|cagir~arada|calis~araci|calis~karsi|canin~konus|carpin*
-40|carpi~ikinc|ceker|cephan*|cepha~balik|cevap verme|cevire*|cizgi|cok sey|cok vakit|cok~vakit|cozdu~sabah|cozum~adim
-40|cumleyle|cumle~soyle|cumle~yaz|cunku~degil|da bilmesi|daha~de|daha~dene|daha~ogren|dakika otur|darling~help
-40|davranan|davra~biri|da~hisse|de gayet|defterin|deger~belir|deger~verdi|degistirir.|denem~cunku|ders sirasinda
-40|dersi~calis|dersl~da|ders~siras|ders~sonra|desc*|descar*|descartes|de~annen|de~gayet|de~gider|de~olurs|de~verme
-40|de~yer|diler~diler|dinlenme|diye sorar|diyecek|diye~deger|dortlu*|durumda da|durumu|durum~da|dusun~daha
-40|dusun~kuvve|duydum|duydum seni|duydu~seni|duyma~ister|duzeltip|ekleme|ekse*|emegin bosa|emegi~bosa|en~olur|evdeys*
-40|evde~biri|farki~bir|feel~understand|fizik~anlat|forget~tell|fotog~gorme|gecen denemede|gecen~bir|gece~biri
-40|gece~gundu|gecirdigin sureyi|gecir~de|gecir~surey|gec~telas|geldi~olur|geni*|gerce~gerek|gerce~konus|gibi~gelmi
-40|gibi~gitme|gitme~degil|gitme~sey|gitti~merak|git~saril|gizli tut|gorus~de|gunun~konus|gun~kaldi|guzel.|guzel~daha
-40|haber vermek|haber~cikma|hangisine|haritayi okudum|harit~okudu|hasta~devam|hemen~ara|her satiri|herke~gecer
-40|her~cevir|her~ihtiy|hesabi bastan|hesab~basta|hesapt*|heve*|heyec~nefes|hisseder|home1~program|icerke*|icerken
-40|icin ipucunu|icin tesekkurler|icin~bende|icin~etmez|ikincinin|ikinc~cunku|ikinc~daha|ikinc~denem|ikinc~kisa|iki~uc
-40|ilgili|ilk ay|ilk~adimi|inanm~inana|ingilizce|insan~ister|insan~istiy|is.|isine|istem~da|ister~degis|ister~zaman
-40|iyi~fizik|iyi~kolay|iyi~uyu|jealous~afraid|kadarini|kadar~yazab|kadin~beni|kaldi.|kaldiginda|kalemle|kalem~cok
-40|kaliti*|kalka~telef|kalp~attig|kan grubu|karari|kararl*|karsi~hazir|karsi~taraf|kaybetmis|kaybe~arkad|kaybe~basin
-40|kaybe~cok|kaybe~olsun|kaybe~sag|kendine karsi|kendi~karsi|kendi~olur|keske~saril|kimseyle konusmadan|kimse~gecen
-40|kimse~once|kimya~mol|kisi~seni|kisi~sonra|kiskancligini|kontro*|kontrol ettim|kontr~ettim|konu acma|konun~onu
-40|konusabilirsin.|konusmadan gecen|konusmanin|konusuyor|konus~biliy|konus~gecen|konuyu bitirdik|konu~on|konu~sayfa
-40|korkm~bana|korkm~kapat|koyars*|kuan*|kuantu*|kullan|kultur*|kurgu|kurulur.|life~me2|listeye|marry~help|mayoz
-40|mecaz~anlat|medy*|mektup yazar|mesaj~al|miss.|miss~leave2|miss~someone|mi~basla|mudur yardimcisina|mumkun degil
-40|mu~anlat|ne soyluyor|ne var|ne yaptigini|ne~soylu|noone~stay|not~lesson|o anda|ogren~favor|ogret~begen|ogret~birli
-40|ogret~odev|okudum iki|okulu~rehbe|olanla*|olduguna|olmak istemek|olmas~olsun|olmaya*|olmu*|olur diye|olusma*
-40|olusur|ona~soyle|oncek~mesaj|once~yatma|onlar~rahat|onunl~konus|onun~yerin|on~yeter|orada.|orada~basla|oranti*
-40|ornekleri|otede|oyle~istem|ozetin*|o~anda|o~ayni|o~gunle|o~saat|pake*|parent~leave2|parent~quote|payi|protei*
-40|quote.|rahat uyu|rahat~uyu|rahat~yapiy|raif efendi|raif~efend|rehber ogretmen|rehbe~ugra|resi*|romand*|saat~bunu
-40|sabah~bakar|sabah~ne|sabah~sinav|sadec~yeter|sakla~bakin|sali~bos|salon~gir|sana cok|sana iki|sana kucuk
-40|sana kusmus|sana sir|sana~buldu|sana~iki|sana~kucuk|sana~kusmu|sanc*|saniye.|sara*|sarilabilsem|sarjin|senden bir
-40|senin tek|senin~nefes|senin~olmal|seni~ozur|seni~zorlu|sen~hazir|sen~onu|sesin titrerse|sesin~titre|sevem~davra
-40|sevgisini|sevin~ne|seviyeye|seviy~gecel|sevmedigini|sey~evde|sifre~en|siirini|simdi~ve|sinav~var|sokagi*|son~yazdi
-40|soru*|soruyorum|soruyorum.|soruy~cozer|soruy~mu|soruy~tam|soyle~oldug|student_said~I-am|student_said~I-not|taml*
-40|tamlam*|tarihl*|tasari*|tatil~yap|tek~birak|tek~olama|tellnot~I-am|terimi|tesh*|teshis|tired~return|titrer*
-40|titrerse|tuzak var|tuzak~var|ucuncu|unutmussun|unutt~formu|uyku|uykular.|vakit gecirmek|vakti|verim|veriml*
-40|verme~de|versin|ve~ogret|ve~yok|vide*|yakin~olur|yakla~cok|yanin~annen|yanin~otur|yanin~yazab|yapabilecegini|yapar
-40|yapar.|yapay~hisse|yapma~ama|yapma~de|yaptim.|yardimcisina|yarim~tekra|yasad~oldug|yasamiyorum.|yasta|yaygin
-40|yazab~seni|yazdiklarini okuyorum|yazdi~bunu|yazdi~o|yazdi~onu|yazdi~satir|yazma~kendi|yazma~onunl|ya~orada
-40|yemek ye|yerinde.|yerin~gecir|yetis~calis|yine~arkad|yok~burad|yolun acik|yolun~acik|yorgunsun|yorulu*
-40|you-did~quote|yuka*|yuzde~anlat|yuzum~yok|zaman~yasam|zaman~zaman|zor seyler|zorla|zorluy*
-41|*akta|*aniz|*ans.|*arda|*best|*cada|*cok|*dek|*eren|*esti|*gal.|*gin|*graf|*inse|*kte.|*lmus|*loya|*luna|*mci
-41|*nci.|*nder|*nimi|*nira|*piyi|*rcok|*rpi|*set.|*slu|*ssa|*tila|*umla|*vvet|*yler|*yuk|*zuli|36|I-am~I-do
-41|I-be~knownot|I-do~I-not|I-not~knownot|I-not~student_said|I-not~we-let|I~you|^amac|^ayt|^cozumu|^deri|^diyelim
-41|^duydum|^gizlice|^ile|^istemezsen|^kirildigini|^kitabi|^nedim|^omzuna|^oysa|^uyuyamazsan|^zekani|abartma yapar
-41|abart~yapar|ablana.|acariz.|acli*|adim kaldi|adim~kaldi|adina~bosa|ailen~calis|aksam~kisa|altinda ne|altin~ne
-41|anlatmani isterim|anliyorum.|annene anlatman|annene babana|annen~ozled|anne~baban|aranma*|arasindaki sey|arasi~ait
-41|arasi~onlar|arkadasin seni|arkad~ara|arkad~demek|arkad~kiyme|asker|askt*|attigi|attigi mesajlari|attig~mesaj
-41|attig~okudu|attila|attila ilhan|attil~ilhan|ayril~sonra|ayri~goruy|ay~cok|azalt.|babaa~guzel|babaa~ne|baban~bagir
-41|baban~kaybe|bagla~gibi|bahse~sana|bakim|bakma~arkad|bana dort|bana yazdigini|bana~ama|bana~dort|bana~ki|bana~yine
-41|baska~cozme|baska~yolla|baskin*|basliy*|beden|bende~ogret|benimle yazistigini|beni~cunku|ben~araya|ben~soru
-41|ben~tablo|ben~yasam|bey|bicimin|bildi~dikka|bilere*|bilerek|bilmeli|bilmesi|bilsin|bir neden|bir yas|bir yerde
-41|bir zaman|biraktin|birak~var|bircok|biri degilim|birin~olmas|birles*|bir~az|bir~buna|bir~dilim|bir~donup|bir~kulla
-41|bir~otura|blogun|bogazinda|bos kalmis|bos kalsin|bos~kalmi|bos~kalsi|boyle oldugunu|bugun bana|bugunu|bugunu*
-41|bugunun|bugun~dort|bugun~gecmi|buluns*|bulunsun|bulunsun.|bunu~hekim|burad~sana|burad~yardi|buyuk|bu~ayril
-41|bu~birbi|bu~bugun|bu~hosum|bu~soruy|bu~yemek|cagir~de|carpi|carpim*|cevapl*|cevird*|cevre|cevrilir|cevrilir.
-41|cocuklardan|cogu kez|cogu~kez|cok ne|cok~sey|come2~study|cozmenden|cozme~o|cumlesi|da destek|da olsun|da olur
-41|darling~human|da~gotur|da~guven|da~payla|da~tutar|de hicbir|dedigini gordum|dedig~gordu|degil~kayna|degil~progr
-41|degil~var|degisk*|degis~ne|denemeden|denem~gordu|derke~abart|derke~yapar|ders~yarin|deyip~gecme|de~bekle|de~birim
-41|de~cunku|de~eder|de~veriy|dinc|diye cevrilir|diyecek.|diyere*|diyerek|dogal.|dogust*|dolasim|doneceksin.|dort kez
-41|dort~kez|durum.|dusunceyi|dusurur|duygu~arkad|duygu~yuzde|duzelttim|edebiyatta|ederim|egil*|ekran~dinle
-41|ekran~kaldi|eline saglik|emin~kilav|en yakin|en~arkad|en~diyem|en~sonuc|erken yat|erken~yat|esaret*|etmek.|etmis.
-41|ev~sessi|ezber|ezberlemeden|fark~soyle|feel~come2|fransi*|fuzu*|fuzuli|gazla~kimse|gecedi*|gecedir|geceye
-41|gecirmissin.|gecir~da|gecmis olsun|gec~yetis|gelebilir.|genell*|genellikle|geometride|gerce~boyle|gerek~bir
-41|gezece*|gidince uzulmem|gidin~uzulm|gitmeden|gittigini|gizlemek|gonder|gorevl*|gosterir.|gozun~bir|gun~gerek|guve*
-41|guzel~calis|haber|haftasinda|hafta~geciy|halind*|hal~degis|hangi~derst|hangi~hatir|happy~human|hasta~aklin|hava al
-41|hava~al|hayal~bolum|hedefl*|hemen~bir|hesab~gorme|hosca~sinav|hucre~olusu|human~need|icin hazirim|icin~ipucu
-41|icin~uc|ihtiy~duyma|iki~saatt|ilk haftan|ilk~adim|ilk~soru|insan~olsun|ise yalniz|ister~basla|ister~bu|ister~sen
-41|istey~sen|istiy~bunu|iyi~gelme|iyi~ne|kadar~mu|kadar~soruy|kadar~yeter|kalbi~yetis|kaldi~aklin|kaldi~az|kapanm*
-41|kapat~bana|kapiyi|kapiyi kimseye|karako*|karne~gunu|karsi~ol|kavga etme|kavga~etme|kazanmissin|kedinin adi
-41|kedin~adi|kenar~yaz|kendi~iyi|kestim.|kez soz|kez~kendi|kez~soz|kimlik numarani|kimse~kural|kirici.|kirildigini
-41|kiril~kiril|kitab~arkas|kitab~kapat|kizaca*|knownot~help|kodlamayi|konud~bilgi|konud~yardi|konul~cok|konum~payla
-41|konusmadan|konus~iste|kotu~gecti|kulu*|kuskul*|kutles*|kuvvet|leave~wait|lesson~daily|marry~tellnot|masaya|me
-41|me2~I-not|mecb*|mektu~yazar|mendil*|mermi|mesajlari okudum|meselesi|miss~leave|miydi.|mola|mu yoksa|mumku~degil
-41|munazara|munazara icin|munaz~icin|nazim|needless.|nereye gidiyorsun|nerey~gidiy|netlerinle|ne~yapil|ogret~danis
-41|ogret~oneri|ogret~progr|okud*|okudu~iki|okulundaki|okumay*|okuyu~sey|olabilirim.|olunca ne|olunc~ne|olup~olmad
-41|omzuna yaslanip|ona~demek|once~yere|one cikar|onlara ait|onlarin arasindaki|on~yasin|ortami|oturma*|ozlem
-41|ozur~diler|o~kisiy|paragraflara|parent~happy|plana|protok*|rahatsiz|return~tired|sabah~bucuk|sadec~gordu|sagd*
-41|sagda|saglik|sakla~cok|sana attigi|sana dusen|sana~attig|sana~bugun|sana~daril|sana~dusen|sana~gonde|sans|sayisini
-41|secenek|secenekleri|secret~tired|secret~you|sende~var|seni biraz|senin emegin|senin yerinde|senin~seni|seni~kapid
-41|seni~kavra|seni~yuzun|sen~var|serbest|servisi|sesin yok|sesin~yok|sesl*|severi*|severim|sevmedi diye|sey onlara
-41|sey~ait|siirde|simdi~dene|simdi~ettim|simdi~sinir|sinavdan once|sinavi*|sinav~bitme|sinav~kalbi|sinav~panik
-41|sinav~yazma|sinira|sira*|sirayi|sirayl*|sirayla|sirtindan|sir~degil|sitem|sody*|sohbe~gider|solda|someone~I-did
-41|sonra yazarsan|sonucunu gordum|sonuc~bana|sonuc~birli|sonuc~gotur|sonuc~mu|son~birak|sorma~once|sorus~yok
-41|soru~cozme|soylesem dogru|soyle~karde|sozles*|sucla~birli|surers*|surerse|tabloya|tam bilemem|tam~bilem
-41|tanimiyorum|tatil~gidiy|tekrarlar|tek~her|tek~soyle|telefonu da|telef~sabah|tellnot~I-be|tellnot~you-if|testi
-41|tired~best|tuke*|turda|turkud*|turkude|turu|uc gunu|ucgen|uc~gunu|understand~I-do|unutm~limit|uydurd*|uyumadigim
-41|uyumadigim icin|uzak~mi|uzgun|uzulm~cok|verdi.|vereyim sen|verey~sen|verirsen ver|verir~ver|vermez.|vermis.
-41|ve~cikti|we-let~help|we-let~sad|yakin arkadasin|yakinina|yakisir.|yaklasik|yalni~demek|yanina gelemem|yanin~gelem
-41|yanin~telef|yanit~kesti|yanit~yarid|yapmam*|yapma~seni|yargi|yarida kestim|yarid~kesti|yarim gun|yarim~gun
-41|yarin~kolay|yasadiklarini|yaslanip|yavr*|yaz oradan|yazam~geldi|yazdi~yanit|yazistigini|yazma bana|yazma~bir
-41|yazmistin.|yaz~orada|yeni~denem|yetistirmeye|yetis~ver|yiyece*|yiyecek|yok~yazar|yuzd*|yuzun~olmas|zekani|zorb*
-41|zorbal*|zorunda kalman|zorun~kalma|zor~seyle
-42|*112.|*atik|*dit|*ela.|*eyle|*fan|*hdit|*iren|*ldar|*lur.|*nmaz|*nsa.|*nus.|*ram|*rmak|*seli|*trer|*uli|*unsa
-42|*visi|*yap.|*yfa|*yfin|112.|20|I-did~I-do|I-did~student_said|I-not~heart|I-not~home1|^bu|^cevap|^harikasin|^icimde
-42|^ikimiz|^kulaga|^omer|^sinav|^sinavda|^uzuldugunde|ablan~da|acik*|ac~kalma|adim~yaziy|aglayabilirsin|ailel~gizli
-42|ailen~et|aile~hekim|akil~da|alisil*|anladigim|anlasm*|anlatmayi dene|anlat~acisi|anlat~dene|anlat~kalbi|anlat~sec
-42|anlat~sen|annene surpriz|annen~surpr|ara|arama~yok|arasi~fark|arkad~anlas|arkad~derdi|arkad~sevgi|arkad~verdi
-42|artis|asar|ayni~degil|bahse~anlat|bakars*|bana yazabilirsin|basaran|basaran sensin|basarilar|baska~insan|basladin
-42|basladin.|begenm*|beklemem.|bekles*|beklesin|beklesin.|bekletme|belk*|belki|bende~cok|bende~da|bende~kalma
-42|beni~gelis|ben~4|ben~bakar|ben~cizdi|ben~kisi|ben~taraf|best~tired|bir|bir dusunce|bir duygu|bir ust|birakiyorum
-42|birakiyorum.|birak~yerin|birc*|birde~ekran|bir~dersi|bir~gerek|bir~harca|bir~konu|bir~model|bir~olmad|bir~siray
-42|bir~uzere|bitirdik|bos vermek|bos~istem|boyle~da|bugun~yardi|bulamiyorsan|bulusma.|bunda|bunu basaran|bunu bos
-42|bunu da|bunu~bir|bunu~bos|bunu~de|bunu~gecme|bunu~sensi|bunu~verem|bunu~verme|burad~ederi|buyuyor.|bu~anlat
-42|bu~gelme|cagir~ben|cala*|calistin|calis~bunu|calis~oyle|calis~plani|cantani|cember*|cevirmeye|cinsi~yok|cozduk*
-42|cozum~kendi|dagl*|daha gec|daha~gec|dakik~esne|da~al|da~deste|da~gor|da~topar|de yaninda|deden~cok|degil~da
-42|degil~icin|degise*|degisir|demek~senin|demem.|demes~bir|deney|deny~come2|deny~kiss|dilim.|dinle~olurd|diyalo*
-42|diye~cevri|diyorum.|dogar|dogar.|doker|doktora gorun|dondu~yaz|dustug*|dusunduruyor.|dusuru*|duyula*|ekrani goster
-42|ekran~gozle|elim yok|elim~yok|emegin*|erken~kalki|etmi*|ettiyse|fazla~boyle|fizikt*|flort~benim|formulu|futb*
-42|gece ucte|gece~ucte|gelen~de|gelir~da|gelistirdi|gelistirdi.|gelmese|gereken bir|geris~getir|gibi duruyor
-42|gibi~hisse|gibi~yine|gider~al|gidiyoruz|gidiyoruz.|girilm*|gizli~de|gizli~seni|gorme~uyuma|gorurum|gorurum.
-42|grubu~0|gucenmek|guluyor|gurur~bir|guven~bunu|guzel~guzel|hadi baslayalim|hakk*|hakli~daha|hangi~dersl|harika*
-42|harikasin|hatayi|hayir~yok|hazirl*|her iki|hobi*|home1~someone|icine~girme|ikinci bolume|iki~gizli|ikli*|ilet*
-42|ilha*|ilhan|ilk~bir|ipucu verdim|ipucu~verdi|ise~yalni|iste bu|istedi.|istem~yok|isteni*|ister~sonra|iyi fikir
-42|iyid*|iyidir|iyidir.|iyi~ogret|kacirdigini|kadar~iki|kanit|kan~0|kan~grubu|kapal~olsun|kapat~benim|kapat~gecel
-42|kapat~hisse|karar~senin|karni~bir|kasil~kan|kaym*|kazanir|kazanir.|kazanm*|keyfin|kim.|kimi~kimi|kimlerle|kirmis
-42|kisa~tekra|kiss~heart|kolay bir|kolay olmamistir|kolay~olmam|kons*|kont*|konus.|konuy~sonun|kotu~hisse|kulag~geliy
-42|kursun|kutlama|leave2~lesson|leave~marry|lesson~needless|leyla~okuld|life~mine|mada*|merk*|merkez*|mesela.|mis
-42|my~knownot|nasil~konus|nefes egzersizi|ne~isted|not~need|odanda*|odasin*|ogrett*|okuld~seni|okuld~zor|okul~bir
-42|okuyorum.|olabilir.|olcusu|oldug~yok|olmak~sey|olmamistir|omer|omer seyfettin|omer~seyfe|once~et|once~istiy
-42|once~tek|onlar da|onunla kal|onunl~kal|optigi|ozel~gunle|ozler|ozler.|o~da|o~yenid|parent~body|parka|paylas.
-42|pazartesi dondugunde|pazar~gunu|pazar~yaz|plani~da|plani~payla|quote~courtesy|quote~home1|quote~lonely|rehbe~danis
-42|rememb~wait|ruya~uyuma|saat*|saat~birde|sabah~bes|sadec~ipucu|sadec~verdi|sana uygun|sana~cevab|sana~geleb
-42|sana~kisi|sana~onu|saril~guzel|savas|savu*|sayfa|sende kalir|seni kirmis|seni yalnizlastirir|seni yoran|senin~en
-42|senin~ogret|senin~sabah|seni~dogru|seni~duygu|seni~kirmi|seni~yoran|sen~olur|sen~yeni|sesimi|sevdi~dogru
-42|sevdi~olmaz|sevem~sana|seyf*|seyfet*|seyfettin|sezdir*|sifreni arkadasina|sikay~degil|siklari|silme~sileb
-42|sinavi kacirdigini|sinavinda|sinav~kacir|sinav~ne|sinav~sabah|sinav~yazdi|sirali|sohbe~goreb|sonra~da|sonra~donme
-42|sonuc~olur|sonuc~sevdi|sormad*|sormadan|soru~cozer|soyle~ister|sozund*|sozu~konus|surer.|sure~dakik|tam olarak
-42|tam~olara|tarafindan|tarihini|tasind*|tasla~bakar|tehdit|tek~seyi|test yok|test~yok|titrer|ucte|ucunc~anlat
-42|uc~hazir|understand~I-will|ustun|uyu|uyuma~icin|uyumuy*|uzak*|uzerey*|uzereydim|uzmez|uzuldugunde|uzulmek
-42|vermek istemiyorum|verme~zaman|ve~de|wait~promise|wait~someone|yakinsa.|yalni~liste|yalni~satir|yalni~var
-42|yani~basta|yap.|yapay~calis|yapma~istem|yari*|yarin daha|yavasc*|yavasca|yazacagin|yazdi~kitab|yazila*
-42|yazmak uzereydim|yazma~degil|yazma~uzere|yazmisim|yeni~konuy|yerin~o|yeter.|yetiskine haber|yil~gun|yoksa~yanin
-42|yok~aglay|yok~ders|yol daha|yolund*|yolun~olsun|yol~daha|yoran|yorulmam|you~I-be|yuku|yuzun~guluy|zorla~bir
-43|*afin|*alda|*arir|*atro|*avda|*bep|*beye|*bina|*blem|*ceni|*ceyi|*daga|*diye|*gere|*hruz|*hter|*idin|*klik|*let.
-43|*ltir|*lusu|*mada|*mali|*maz.|*met|*ori|*pik|*ran|*rari|*rene|*reti|*say.|*sor|*tro|*ugu|*vise|*ygi.|*yit|^ales
-43|^artik|^bekletme|^boylece|^cinsiyetim|^cogu|^kacinci|^ogleden|^olmazsa|^panik|^terk|^yol|adres~payla|afraid~you-do
-43|agir bir|aglamak|ahmet hasim|ahmet~hasim|ailen~bekle|akcigere|aksam~icme|aksam~sen|aliy*|altin~vardi|altt*
-43|ama~adim|ama~oldug|anlamaya calisiyorum|anlam~calis|anlatilir.|annem bana|annen.|annen~mu|annen~olsun|annen~teyze
-43|anne~payla|arasi~bir|ara~zaman|ardin~ne|arkadaslarindan uzaklastiran|arkad~guven|arkad~soz|arkad~tasin|as
-43|asik~sevgi|ayiralim.|ayni~gun|ayril~yuzun|baban~gelmi|baban~mu|bagdas*|bakalim mi|basin~daha|baska~anlat
-43|bayra~buyuk|bayra~elini|belirs*|belki~da|ben saatleri|ben yazilimim|beni anlamiyor|benimle cozdugun
-43|benimle paylastigin|benim~cozdu|bensi~yapar|ben~araci|ben~geri|ben~saatl|ben~verey|ben~yalni|bihr*|bihruz|biht*
-43|bihter|bildig*|bilgilerin|bir dil|bir hekim|bir ornek|birak~giden|birak~icin|biraz~sonra|bire|birinci tekil
-43|birin~tekil|bir~baska|bir~biraz|bir~dil|bir~gonde|bir~gorme|boylece kimse|bozulunca ne|bugun~konu|bugun~seni
-43|bulunur|bunlara ihtiyacim|bunla~ihtiy|bunun~icin|bunu~danis|bunu~dusun|bunu~oneml|burs|buyuk~elini|bu~dersi
-43|bu~diyel|bu~karar|bu~testi|carp*|cekiniyorsun|cekiniyorsun.|cemb*|cevabini bekliyorum|cevab~bekli|cevrilebilir
-43|cevrilebilir.|cik~komsu|cinsiyetim|cisi*|civa*|civari*|civarinda|cizeli*|cizelim|cizerek anlatayim|cok~canin
-43|cok~dayan|cok~insan|cok~olmas|courtesy~I-am|cozulu*|cumle~var|cunku~bile|da|da soru|da~onunl|de gozunden
-43|degil~dokto|degil~soylu|demek~ama|demen~yeter|ders bugun|ders~degil|devr*|de~kacan|de~kontr|dikka~bozul|dil~model
-43|diye~degil|dizesi*|doldur.|donemd*|dun~uyuya|durmak|durum~goste|dusun~ama|dusun~yaz|duyamam|duygu~bu|duygu~konul
-43|emin degilim|emin~degil|emojisi|emoji~tesek|en kolay|en~kolay|et~sonra|ev adresini|ev~adres|ev~soyle|feel~stay
-43|film~izle|gece~sen|gelene kadar|gelen~kadar|gercek.|gerce~yerin|gerek~calis|gibi kavramlar|gibi~kavra|gitmiyorsa
-43|gitmi~soyle|gitti~ev|gorsun boylece|gorsu~boyle|gorsu~kimse|goruru*|gostermekten|goste~cekin|gotur~gerek|gozyasi
-43|guncelledim|gunle~cok|gunun nasil|gunun~belli|guvenligin|haftasi|hafta~kisa|hak ettin|hekim|hekime|help~I-do
-43|hemsiresine|herkesten iyi|her~sonun|hic~ihtiy|hissettigin|hisse~bir|hizla~gidiy|hizli|hosuna gitmiyorsa
-43|hosun~soyle|icin tesekkur|iki~yeter|ileri|ilerliyorsun|ilerliyorsun.|ilgil~degil|insan degil|insan~en|isim~degil
-43|ister|ister misin|istersen o|ister~misin|izins~dokun|kacina*|kacinc*|kacinci|kacin~sinif|kadar~verir|kadinlar
-43|kagidin|kahveni al|kahve~al|kalabaliga|kalbi~cizer|kalma~de|kana*|kapat~iyi|karsiligi.|kasi|kavramlar|kaygi.
-43|kimin~yanin|kiml*|kimse beklemiyor|kimseden|kimseye gonderme|kimse~mesaj|kimse~vurma|kiri*|kiss~love|kiyme~biliy
-43|konun~mi|konustuklarini|konus~okuya|koyama*|kurg*|kurulur|kusa*|lesson~leave2|listede|lonely~understand
-43|marry~I-not|me2~human|mektupta|mesaj~gelir|mine~forget|miss~love|mito*|mi~geliy|mola~parag|munaz~hazir|my~life
-43|my~student_said|nasil~mu|ne~o|noone~family1|noone~wait|numarayi|numar~bakar|numar~sonra|odani~isigi|ogren~numar
-43|ogretmenine de|ogret~bunu|okul hemsiresine|olabilir mi|olmayan bir|olmazs*|onced~de|once~bu|once~icin|onlar~yanli
-43|onunla|on~ekran|on~yedi|orada~vardi|oted*|oyle~yok|ozledi*|o~sesi|parag~devam|payda~esitl|payla~ederi|persembeye
-43|plato~ask|problem|programim.|program~tired|rahat~su|rememb~parent|rememb~tell|sadec~yazdi|saka*|sakla~buyur
-43|sakla~sayfa|sana vurmaya|sana~gitmi|sana~kisa|sana~vurma|sapm*|sarki~soyle|say.|sebep|sen coz|senden tek|sende~tek
-43|seni sinifta|seninle bu|senin~birli|seni~uzakl|seni~yonle|sen~kalma|serbestsin|serbestsin.|sevemem ama|sevem~ama
-43|sey yapma|sey~insan|sika*|simdi~ben|simdi~sende|sinav haftasi|sinavda|sinifindakiler sana|sinif~baska|sinif~biriy
-43|sonra icme|sonra yeniden|sonray*|sonraya|sonra~ihtiy|sonra~yenid|sonuc~buldu|sonuc~kontr|sorma|soruy~yok
-43|soru~geliy|sozle|sozluk gibi|sozlu~gibi|sozu~bir|takilirsan ipucu|takil~olurs|tamam~bugun|tatli ruyalar|tatli.
-43|tatli~ruyal|tavana bakiyorsun|tiyatro|turev.|ucretsiz|ucunc~sorud|uc~dene|uc~soruy|utanm~butun|uygun degil
-43|uygun~onu|uzaklastiran|vurmay*|vurmaya|vurmaya hakki|vurma~hakki|vurma~yok|wish|yalni~kalir|yanin~birin|yapma~yok
-43|yarim~yuruy|yazdi~degil|yazdi~ozet|yaziy~bir|yazmay*|yazma~oneml|yaz~kaldi|yeme.|yemek~ye|yerde|yerin~iyi
-43|yetiskine soyle|yetis~haber|yok beni|yoksa~calis|yok~beni|you~forget|yuzde~bir|yuzde~soruy|yuzunden degil|zamani.
-43|zaman~kadar
-44|*aliz|*apta|*atif|*ctan|*esel|*eus|*gla.|*iran|*isip|*iyo|*kulu|*mek.|*miz.|*nava|*nmus|*nta|*poru|*res|*rgu|*ros
-44|*rtin|*suc.|*tmus|*utme|*var.|23 24|23~24|I-do~someone|I-will~leave|^23|^baski|^cumartesi|^demek|^ellerine|^fen
-44|^gece|^hayal|^herkesin|^hesabin|^hikayendeki|^ikinci|^kiskanmak|^kurstan|^sol|^vatan|^yanilabilirim|ac~denem
-44|adim bir|adini~okulu|adres~yazma|ailen~sey|ait~bir|aksam~calis|alab*|alabil*|ama~dikka|ama~oturm|analiz|aninda
-44|anla|anla.|anlatabilir|anlatmani|anlat~fazla|annen~bugun|annen~cekin|arama~gerek|ara~verdi|arkad~belki|arkad~bos
-44|arkad~ozel|asama~yaz|asik|asik oldum|asil~olan|attigin|ayakl~yere|ayri*|babana goster|baban~once|bahsetmistin
-44|bana sen|bana~bagla|bana~icin|bana~sor|baslan*|bayi*|ben kagidini|bence~konus|bende~yardi|ben~demem|ben~payla
-44|ben~siral|besler|besler.|bile~degil|bilgi|bilmemek|bir anda|bir konuda|bir paragraf|bir saniye|biraktin.
-44|birak~cikma|bir~ablan|bir~ust|bir~yasam|boyle~uygun|boyun~yazis|bozulunca|bu adimi|bu aksam|bu hafta|bu senin
-44|bugun~kisa|buld*|bulusacaksan|bunun~degil|burad~cok|buyuyor|bu~adimi|bu~agir|bu~bekli|bu~icin|bu~isim|cagir~git
-44|calisamamissin|calisip|calis~bir|canin isterse|catlak*|catlaklar|cevab~biliy|cikardim|cizer~anlat|cogu zaman
-44|cogu~zaman|cok~tatli|come2~home1|cozum~kisa|cry~need|cumle~cok|da butun|daha acik|daha uygun|daha~acik|daha~yakis
-44|da~belli|da~goste|da~sorar|da~yarin|demeye*|demiy~anlat|demiy~diyor|ders~bugun|de~devam|de~olmaz|de~soz|dileme*
-44|diliml*|dinlenmek.|diyorsa|doktora soyle|dopamin|dort~bir|dun~kalmi|dusunu*|dusunuyorum.|dusun~istiy|duyama*
-44|duydug*|eglenc*|ekran~sil|ellerine|emeg*|esar*|eyva*|eyvall*|eyvallah|fall|feel.|feel~me2|feel~return|gecebiliriz
-44|gecebiliriz.|gecel~bunu|gecerli.|geldiginde|gelemem|gerekc*|gibi~duyab|gizli~orgut|gonderirsen|gorme~icin|gorsun.
-44|grup|grupta*|gruptan|gun sonra|gun.|guzel~konus|haberi olmasi|hadi devam|hadi~devam|hakkinda|halanl*|hangi~soyle
-44|hatirlatayim|hatirlatayim.|her zaman|hikayendeki|hipo*|his|human~love|icin~fark|icten kutlarim|ifadel*|ifadeler
-44|iki~taraf|ilerli*|imge|insana da|ister~da|iyi~kisi|kac~uyudu|kadar~gordu|kadar~var|kaldi~sayfa|kapat~icin
-44|kapisini cal|kapis~cal|kapiy~ac|karb*|kari*|karsi~besle|kartlari|kimse~icin|kimse~mi|kimse~oturm|kim~bana
-44|kisis~bilgi|kisiyl*|kisiyle|kiskanmak|kiss~not|kiya*|ki~ve|koklu|konuy~bakma|korkmussun|korkmussun.|koruyacak
-44|kulakc*|kurali|kurdum|kursta*|kurstan|kurs~etut|lamb*|leave2~tellnot|leave~warn|lgs~yeni|lonely~we-let|love~I-do
-44|marry~deny|mesel~degil|mikt*|my~tutor1|nasil geciyor|nasil~geciy|nda|negatif|nered~oluyo|ne~kac|ne~verir|ne~yaz
-44|o gun|odak*|odakla*|oglede*|ogleden|ogled~sonra|ogren.|ogret~ister|ogret~yardi|okuld~biri|okulun|olasilikta
-44|olmadigi icin|olman~gerek|once nefes|once~annen|one~cikti|onle*|only~help|ornek cumle|ornekl*|ozen*|ozur~dilem
-44|parca|paylasabilirsin|paylasabilirsin.|paylastigin|planini|program~love|progr~sabah|quote~promise|rahat~da|raporu
-44|rapor~payla|rehbe~konus|saat uyudun|saat~uyudu|sadece deneme|sadec~sonuc|sana simdi|sana~geldi|secret~tell|sen yap
-44|seni koruyacak|seni taniyor|senin~gelen|senin~olman|seni~ders|seni~hakki|seni~simdi|sen~dene|servi~degil|sever.
-44|sevilm*|sila*|silah|silme~sil|sinava|sinif~konus|sohbe~goste|sonra ben|sonuc~yazma|soru~hazir|soylemis.|soyleyemez
-44|soz~onu|soz~soyle|student_said~best|study~I-be|suc.|suclu~hisse|sur|sur catlaklar|sur~catla|takim arkadaslarin
-44|taniyo*|teacher~program|tehdi~soyle|tekra~koydu|tek~anlat|tek~cumle|telef~yanin|test~sonra|tezi|titrem*|tutmam
-44|tutmam.|uc soru|uc~yaz|umut|universitede yeni|unive~dostl|unive~matem|uyel*|uyele~birbi|uygun~degil|uyku~gozle
-44|var.|varsa bunu|varsa~bunu|var~bana|vatan|verir|ve~onlar|ve~sana|warn~lesson|we~I-not|write~daily|yakins*
-44|yakisiyor|yakisiyor.|yalni~kontr|yalni~yazab|yanin~kadar|yanit~degil|yanli~not|yardi~edece|yay~kirpi|yazd*|yazdigi
-44|yazdi~var|yaziyor|yazmak istersen|yazma~da|yazma~sey|yeme|yemegini ye|yeni~dostl|yere~gec|yolla~de|yorgu~bir
-44|you-if~selfProgram|you-if~warn|yudum su|yudum~ic|yudum~su|yurtt~hafta|zamanda|zorbalik.|zor~gun
-45|*abim|*ajim|*ami.|*ant|*asya|*ayan|*emi.|*end|*goz|*kime|*kiye|*lul|*maz|*neye|*nle.|*olan|*ous.|*ova|*per|*ren.
-45|*smi.|*taga|*tmak|*tunu|*udu.|*udur|*vdim|*yin.|*yonu|*zdu|^alan|^arada|^asil|^cikinca|^elimden|^fizik|^hos|^kitap
-45|^merhaba|^olur|^sarkida|^surpriz|^takim|^tanzimat|^tarih|^turing|^yakin|^yazdigim|ablan~anlat|acar|afraid~help
-45|afraid~lesson|ailen~mi|amas*|amasya|ama~sen|ama~sorul|anlamaya|annene haber|annen~ama|annen~gelsi|aramad*
-45|artik~yok|ay sonra|aya|ayarlardan silebilirsin|babana anlat|bagirm*|bana~kustu|bana~olur|bana~oneml|bana~yazma
-45|basim~demek|basin~donuy|basin~gitmi|baska~kayna|baska~seni|basla.|bebek|begendim|beklememis.|beklet*
-45|bekliyorum sen|bence~once|benim~geris|benim~vedal|beni~gerek|besi|best~needless|biliyor|bir his|biraz~ceker
-45|biri olsun|birim~yazma|biriy~degil|biri~bir|biri~evde|birli~mi|bir~basin|bir~bes|bir~biriy|bir~hazir|bir~his
-45|bir~olurd|bir~ornek|bir~zor|bizim~bugun|body.|bosluklari|bos~saatl|boyle cozerdim|boyle~cozer|bulunu*|bunlara
-45|bunu~gorme|bunu~neden|bunu~sana|bu~arkad|bu~grafi|bu~hangi|bu~kotu|bu~merak|bu~sevdi|bu~sey|bu~yanit|cali*|cemiye*
-45|cevabini|cinsiy*|cocuklarin|cocuk~anlat|cok ogrenci|cok~biraz|cok~isted|coll*|coller*|come2~program|dagilm*
-45|dakik~dakik|da~biliy|da~dusun|da~oneml|de okuyabilir|de yazabilirsin|degil~vazge|degistiririm|degistiririm.
-45|denedin mi|dened~mi|deny~return|dersh~bu|derst~de|de~ayni|de~birli|de~calis|de~goste|de~okuya|de~yolda|dikka~doner
-45|diler~bana|dogum~unutm|dondu~kaldi|durdu~senin|dur~eksi|duygu~gibi|ediyorsan|ekin*|eki~isimd|ekrana bakmaktan
-45|elimden geleni|elimd~gelen|eller~catla|el~var|en~guclu|etmen~ve|ettiys*|eve~annen|eve~haber|eve~ver|family1~my
-45|farki~sorar|fark~ettir|faydal*|fazladan|feda|fotograflarini|gecen bir|gecen~denem|gelirse|gelisi|gelmez.|genisl*
-45|gerek~hicbi|geri~doner|gibi~biliy|gibi~duruy|gibi~zaman|giris|gitmis|gitmissin.|gonul~kapat|gorem~misin
-45|gozun~buyut|gunun~unutm|gun~hicbi|guru*|guvenme.|hal|hali.|happy~deny|happy~love|heart~rememb|hemen 112|her~calis
-45|hesabin|hizli~yavas|human~miss|human~return|icin~yok|icme.|iki~biri|ilk~soyle|indirip|insanca.|insan~tanir
-45|integ~eksi|isimde*|isimden|isine~yarad|ispa*|istem~diye|istersen ayarlardan|ister~sileb|iyi sen|i~ask
-45|jealous~human|kac saat|kac~saat|kahramanin|kahven*|kahveni|kalbi~kiril|kani*|kapatt*|karisiyor|karisiyor.
-45|kenar~koy|kimli~yazma|kimse benim|kimse tek|kimseye okuma|kimse~bunu|kimse~demes|kimse~kendi|kimse~yaziy|kirginlik
-45|kiril~gibi|kiss~someone|kitap~bile|knownot~I-am|kodu~kimse|kodu~okuma|kolay soruyu|kolay~ne|konuy~var|kuser~bu
-45|lafin gelisi|lafin~gelis|life~tell|marry~write|menu*|mesaj atip|mesajim|mesaj~atip|mese*|mi evde|midend*|midende
-45|misin~de|mi~korku|moth*|mother|munaz~karsi|nasil~geldi|neci*|necip|nede*|need~someone|nisanlisindan|noone~tired
-45|norm*|notlarini koydum|notla~koydu|odaya koy|ogren|ogren~ayni|ogretmenin bilmeli|okuld~rehbe|okuyabilir
-45|okuyabilir.|olayla*|olcutl*|oldug~kimse|olmadi|olmadi.|olmay~bir|olmuss*|olmussun|olmustur|olmustur.|once x
-45|once~sifre|once~x|ondan~olabi|onem*|onerey*|onereyim|onereyim.|onu soyle|oturmuyor|oyle~cevre|ozleyen|o~anlad
-45|o~daha|payda|paylastim|payla~de|pes|program|program~family1|program~stop2|progr~hazir|progr~yok|prova|rahats*
-45|rahat~kapat|rehbe~bende|rehbe~dinle|rehbe~ogret|renk*|repli~ben|robot~insan|sad~heart|sakinl*|sakla~goste|sana~el
-45|sana~izins|sana~uygun|sanma.|sefe*|sekizde|seni anlamadigini|seni en|seni kimse|seni suclu|senin~olan|senin~olsun
-45|seni~birin|seni~deger|sevdim|sevgi~duyam|sevil~evdek|sey~beni|sey~istiy|sey~seni|sey~yedin|simdi~nered|simdi~sey
-45|simdi~soru|sinav sabahi|sinif~bu|sinif~bunu|sinif~da|sirri~bir|sogumasin.|someone~deny|sonrad*|sonradan|sonra~al
-45|soylediklerimi|soyleyeceksin|soyleyeceksin.|sozcuk*|student_said~noone|study~I-do|study~lesson|study~teacher
-45|sunu~istiy|super|sured~ogren|sure~her|tahm*|tahmin*|takildigini|takt*|tatili*|tek~bana|tek~gitmi|tiya*|tiyatr*
-45|toplar.|turevinde|unutmu*|utanma*|uygun~bir|uyku~bozul|uzar.|uzerine|ve yaninda|vereli*|verelim|verin~bir
-45|verme~istem|vermis|vucudunda|we-let.|x~y|yalanl*|yanin~biri|yanin~iyi|yan~de|yapam~diye|yapila*|yapmami|yaradi*
-45|yasami*|yasamiyorum|yasim yok|yataga|yavas|yazdi~aliyo|yazdi~kaldi|yemeg~git|yilin|yok~herke|yok~sadec|yonleri
-45|yorar.|you-do~warn|you-if~afraid|you-if~home1|you~needless|yuruyen|yuzden bana|zorla~mi|zorunda degilsin
-46|*akir|*cuda|*efe|*ello|*enme|*est|*gili|*gru.|*idik|*ira.|*itir|*kuna|*lcu|*llo|*lous|*nmis|*olcu|*ral|*ring|*rnin
-46|*saca|*sizi|*sla.|*sya|*tami|*tif|*vasi|*vinc|*yku.|*zmen|10|23|I-do~knownot|^aci|^ailenle|^anlatmak|^benimle
-46|^bundan|^diyorsun|^gul|^kedinin|^konumunu|^kopegin|^mukemmel|^nobetci|^sevgi|^sevgilinden|^sicak|^sonuc|ablan var
-46|ablan~var|acik olsun|acisin*|acmak|adim|adimda ben|adimd~ben|aglamis|aksamki testi|aksam~cayi|aksam~ediyo
-46|aksam~neden|akta*|aldim sana|aldim~sana|amac|ama~kendi|analiz*|angry~not|anlatmayi|annen~saat|anne~cocug
-46|anne~cocuk|araman*|araya~girme|arkadasini|arkad~seni|asik~her|asti*|ayaklarini|ay~baska|baban~iste|bakmadan
-46|bana~en|baskalarinin|basla|baslama|bece*|beklem*|bekliy*|beli*|ben kendi|beni uyar|benim~cozme|beni~uyar|ben~biri
-46|ben~verdi|ben~yarin|ben~yerin|best~I-will|bilemem.|bilen~var|bilmiyorum|bir sayi|birakir|birin~ikinc|bir~bicim
-46|bir~gecey|bir~git|bir~kaybe|bir~olmus|bir~yonle|bitir~degil|bitti mi|boslu~doldu|bucuk|bugun~hangi|bugun~yaziy
-46|bunu~yap|buradayim|burad~gerek|buyur.|bu~yoksa|cagr*|cagris*|calis~kendi|calis~yardi|canin~ister|cocuk~ne
-46|cok~kazan|cok~sonra|cok~taniy|come2~stay|cumle.|da yeter|daha soracagim|daha~sorac|da~cozer|da~gideb|da~olabi
-46|da~soru|dediys*|dediyse|degil~bak|degil~yeter|degistirir|derke~kaste|ders~dinle|de~isare|de~yorul|dikkatin
-46|diye sormussun|dogru.|dogru~bu|dun~bugun|dusen|dusunuyor musun|eksik|eksi~isare|en~bu|evde~bana|ev~kimse|fatm*
-46|fatma|gelir|gercek ve|geri~verir|gibi konusursam|gibi~aliyo|gitme~demek|gonderme.|gonde~bakar|gorebilir
-46|gormek guzel|gorme~guzel|goruntusu al|gozle~dakik|gozle~gibi|guclendirir|guclendirir.|guldur*|gule|gule gule
-46|gule~gule|gunde elli|gunde~elli|gundu|gunle~bu|gunlu~zorun|hadi sen|hangi~bilmi|hayir~insan|hic~okuma|icin
-46|iki~cumle|iki~goruy|insan olmak|insanlarla|insan~anlat|insan~olmak|iptal ediyorum|iptal~ediyo|iskele*|isted~bunu
-46|istemezsen de|istenmez|ister~o|iyi anlar|izin~sonra|jeal*|jealou*|kadi*|kadinl*|kalbi~ama|kalbi~hizla|kalici olur
-46|kalic~olur|kalipl*|kardesini|karnin|kaybolmaz|kelim~liste|kenara koy|kendi~sende|kez|kila*|kimse yokken
-46|kimseye gostermek|kimse~sevgi|kim~yakin|kiril~bende|kisaca|kisa~bu|kiss~write|kitap da|kitapt*|km|knownot~only
-46|kolaydan|kolaydan zora|kolay~soru|kolay~soruy|kolay~zora|konularda|konumunu|konum~acik|konusursam|konusursam beni
-46|konus~uyar|kopegin|kucuk~yer|lesson~promise|listesi var|lonely~rememb|maca|merak~icin|mi geliyor|my~angry|nobet~de
-46|noone~home1|odevine baktim|odevi~bakti|ogren~kendi|ogret~demek|okul*|olmadigi|olmad~dusun|olmani*|olme*|once~degis
-46|once~guven|only~needless|onun yanina|othe*|othell*|othello|ozel~mesaj|ozlemen|ozlem~guzel|o~cumle|o~konus|plan~hic
-46|pompal*|programdan iyi|program~mine|progr~anlar|rehbe~degil|robot musun|ruya|saat on|sadelestirelim
-46|sadelestirelim.|sad~study|sahipl*|salgilanir|sana takma|sanati*|sana~davra|sana~gelmi|savasi|sebeb~de|secme~ama
-46|secme~zorun|sende|seni daha|seni goremem|seni unutmus|senin~cok|senin~yapti|seni~biraz|seni~birli|seni~etkil
-46|seni~onlar|seni~suclu|sesin~duyul|sevgilinin|sevgi~isler|sevinc|sevin~guzel|sevme~diye|sey hissetmem|sildim.
-46|simdi~istiy|sinif~konu|sir vermis|sonra~icme|sonra~yarim|sonra~yemek|sonuc~gordu|sorayim.|soru sectim|soru~secti
-46|soyle.|soyleyemem|soyle~da|soyle~dogru|soyle~koy|soyluy*|sozcu~eki|sozle~bir|sozluk|study~marry|study~student_said
-46|surpr~sakla|tabii ki|tabii~ki|takma~takma|tanidik|tanis~soyle|tarafi*|tarim|tebrik ederim|tebri~ederi|tek bana
-46|telef~ve|testi iptal|testi~ediyo|testi~iptal|thanks_to~best|toplar|tuketm*|turevi*|turi*|turing|tutma|uc~sey
-46|understand~we-let|ust uste|ust~uste|uyku.|uykuna|uzeri~bir|varmi~beni|varmi~konus|varmi~uyar|varsa~onlar
-46|we-let~understand|yanil~duzel|yanin~su|yanm*|yapilm*|yapmaya|yarina|yazar|yazar.|yazma~ona|yers*|yogunl*|yoldas.
-46|yonler*|you-do~understand|you-if~needless|yuzde
-47|*emli|*gisi|*glu.|*irir|*isel|*kam|*ker.|*kini|*klan|*lduk|*lniz|*mami|*nsun|*ntu|*oda|*rus|*sman|*sri|*tune|*untu
-47|*ydan|*ydir|I-did~program|^aksama|^anladim|^degerin|^denemenin|^ev|^gunluk|^haydi|^kimyayi|^optik|^saat|^sanal
-47|^uzun|^yazdigin|ablan~o|agir~yuk|aglam~cok|akim*|aksam.|aksam~koydu|alan*|ales|alinmam|ama~etme|anlatan bir
-47|anlatiyorsun.|anlat~bir|annem babam|annen sana|annene sor|annen~ayril|annen~ya|annesi|anne~ayril|arasi|arkad~ona
-47|artar|asal|ayaga~kalkm|aylar|ayrimi*|ayrin~bu|bagd*|baglac*|bakali*|bakalim|bakis|bakmak*|bakmaktan|bana~yazab
-47|basar~sensi|benim~yalni|benim~yapac|beni~kirma|beni~sey|ben~dil|ben~diyem|ben~senin|best~quote|bes~hicbi|bezl*
-47|bilmelisin|bilmelisin.|bir ailen|bir arkadasin|bir bolum|bir evim|bir konuya|bir varlik|birak~devam|biraz esne
-47|biraz~esne|bire*|bir~kalir|bir~konud|bir~lazim|bir~olmuy|bir~tablo|bir~tuzak|bir~yazar|biyolojide|body~tellnot
-47|bogaz~gibi|bu degil|bu sirri|bugun~icin|bugun~tek|bunla~hepsi|bununl*|bununla|bunu~onlar|bu~donem|bu~ister
-47|bu~sildi|cagir|calisabilirsin.|calis~o|cevap~arkas|cikabilirsin|cikma~ozet|cins*|cok sevindim|cok~oneml
-47|courtesy~deny|cry~cry|cry~return|da yok|daha~olsa|da~butun|da~cozeb|de ogretmenin|dedene|degilsin bu|demek degil
-47|demektir.|deneme.|denemenin|dene~ben|dere*|derke~mi|de~sevdi|dilerim.|diler~bir|diyen biri|diyen~biri|diyor
-47|dogrul*|doktorun|doldur|donem~birak|dopa*|dopami*|dugum~gibi|dun~yapti|durmuy*|duruy~mi|dusunelim|dusunelim.
-47|duygusu|duygu~bana|egzersizi|ekib*|eksigi*|emek|esya|etmedi|etmiss*|etmissin|eve~donec|evim bir|evim~bir
-47|feel~teacher|fera*|gece~nasil|geliy~onu|geome~bilme|gerekl*|gerekli|gormus*|gormussun|gorusu*|gozle~kapat|gunle~o
-47|gun~sinav|guven~olman|hak~ettin|hasi*|hasim|hayal dilimi|hayal~dilim|haydi|human~teacher|icim~dogru|icin sana
-47|icin~anlat|icin~bunu|icin~gorus|icin~karis|icin~olur|ihtiy~da|iki~ailel|iki~yili|ilk~kurar|kalman|kalma~kimse
-47|kalp~kan|kal~de|kal~sinav|kaslar*|kaydirma|kek|kesr*|kesri|keyif~olsun|ki yardima|kirici|kisise*|kisisel|kisi~da
-47|kiskanmam|ki~yardi|kolayd*|kolay~bir|konul~mi|konumu*|konusabilirsin|konus~beni|konus~hizli|konus~not
-47|lesson~family1|lesson~my|lonely~cry|mede*|mesaj~soyle|mi mi|miss~stay|mola~devam|nasil~buldu|neden~de|netle~seni
-47|ogrendigin|ogretmenin.|ogret~sor|olcm*|olmali.|olmam~da|olmaz~baska|olursa olsun|olurs~olsun|ona~seni|once biraz
-47|once~ipucu|onemli|orada~var|oran~orant|ornek~cumle|oturur|parent~need|pay|paylasma kimseyle|payla~kimse
-47|program~me2|progr~insan|promise~I-am|promise~courtesy|quote~feel|rahat~dogru|rehber ogretmene|rememb~quote|robotl*
-47|sabah~oluyo|saklamak seni|say ben|sayisal|sayi~degil|sen say|sende~sey|seni terk|senin~bilen|senin~gunun
-47|senin~yapma|seni~aliyo|seni~etme|seni~terk|seni~yanil|sen~say|sen~yardi|servet*|sevgi~zor|sey olmuyor|sey~olmay
-47|sey~olmuy|simdi~ara|sirri~verdi|sohbe~sileb|sold*|sonra bakariz|sonra~gel|soru kaldi|sorularinda|soru~kaldi
-47|soyluyor.|soz~ben|soz~kendi|stop2~tired|student_said~parent|su anda|sunu~bir|sutu*|su~anda|takip et|takip~et
-47|tarihi*|tavan~bakiy|telg*|telgra*|tellnot~you-did|tell~come2|tiklama.|tutma~calis|ucrets*|urun|ustune|utanmi*
-47|uyguns*|uzar|uzatm~o|uzuldu*|varsa~girme|varsa~konus|var~soyle|ve~yanin|warn~not|yakin~arkad|yalni~istiy|yanin~git
-47|yanin~istiy|yaniti sildim|yanlisin|yapiy~ama|yapti~bir|yardima ihtiyacim|yardi~ihtiy|yarin~erken|yasadi*|yasar.
-47|yazdi~ciddi|yazdi~kadar|yazdi~sey|yazma lutfen|yazma~lutfe|ye|yedi ay|yedi~ay|yeni~insan|yikamak|yorar
-47|you-did~tellnot|you-do.|you-if~you-if|yurutme|yuzde~insan|zara*|zaten~cok|zor gelirse|zorlay*|zor~gecir
-48|*aton|*busu|*ciga|*dolu|*eder|*elt|*ftir|*gesi|*gir|*haba|*ila|*isa.|*iski|*iyon|*kluk|*kude|*lme|*mmel|*ncik
-48|*ntum|*olu|*rtma|*sli|*stek|*tedi|*tem.|*tih|*tman|*ular|360|I-be~rememb|^bekle|^beklerken|^birim|^gerisi|^isigi
-48|^karninda|^kusura|^mi|^sunu|^takildigin|abartma|ablan~sana|acele~yok|acig*|aciklayayim|aciklayayim.|aglarsan
-48|ailen de|algi*|alta|ama aklimda|ama~aklim|ama~degil|ama~gece|anad*|anadol*|anadolu|anladigimi|anlam~cekin
-48|anlam~sorma|anlatiyorsun|anlat~et|annean*|annen~kolay|annen~merak|aramizdaki fark|arkad~icin|ayda|ayip degil
-48|baban~cok|bak simdi|bak~simdi|bana~gerek|bana~kitap|bana~lutfe|bana~sey|baska~bir|baski~konus|bastan alalim
-48|basta~alali|bazen~bir|bazen~insan|bazen~yaziy|begend*|bekliyorum.|beni rahatsiz|beni~cekin|ben~birli|ben~duzel
-48|ben~tutma|bes~olsun|beti*|betiml*|bile olur|bilgis*|bir programdan|birak~diye|birin~ver|birlik*|bir~dinle
-48|bir~uzman|bir~yazdi|body~me2|bost*|boyunc*|boyunca|bulami*|bulmussun|bunu~cozer|bunu~tutam|burad~devam|burad~hayat
-48|bu~deney|bu~sesin|cekil~kimse|cemi*|cevabindan|cevabindan sonra|cikma.|come2~needless|cozdu~cok|cozdu~soruy
-48|cozmen*|dakik~sey|degistirmez|degistirmez.|deny~help|destek|de~etme|de~kendi|de~payla|disinda|diyen~tek|diye~sorar
-48|dun uslu|dun~sayil|dun~uslu|dusunceler|dusundugun|dusunmene|ekrani kapat|en~zaman|etmis olmazsin|etmis~olmaz
-48|evde~annen|ezber~ogren|fati*|fatih|feel~parent|forget~sad|gecmi~olsun|gelin~da|gere*|gizli~soyle|goc
-48|gonul rahatligiyla|gonul~rahat|gun~sonra|gun~soru|hatirlatirim|hatirlatirim.|hayali*|hemen~112|herkes gorsun
-48|herke~diye|herke~kimse|hesap~bir|hicbi~sinav|hocan~iste|home1~human|hos ama|icin~ol|iki hafta|ilahi aska|ilk~ay
-48|insanlar da|ip|istedi|istedigin zaman|isted~zaman|istemez|iyi gecer|iyi oldu|kacmiy*|kacmiyor|kacmiyor.
-48|kahva~denem|kaldi~yer|kaldi~yerde|kalmistik|katt*|kendi~kizma|keyifli bir|keyif~bir|kimse~gonde|kimse~kiska
-48|kimse~konus|kimse~telef|kisa.|kizma~da|ki~daha|knownot~home1|kolay olur|kolay~olur|konuda*|konudan|konud~istiy
-48|konusman|konus~bende|konuy~daha|korkuyorsun.|kucak|kulupl*|leave2~erase|leave2~help|lesson~teacher|lisa*|listed*
-48|love~sad|lutfe~tek|me2~best|mecaz~bir|merak~ne|merhab*|merhaba|mesaj~bir|mezun~icin|mi onu|mi~onu|mukemmel
-48|nefes~egzer|nesn*|ne~sorar|normal*|notlar*|notla~once|not~human|o mu|odevi~bu|ogle|oksijen|okuldaki|olasilik|olayi
-48|olmak zorunda|olmak~zorun|olman~sevin|olunce|once~birin|only~promise|otobusu|otobusu kacirdim|otobu~kacir|ozlemin
-48|ozluyor muyum|ozluy~muyum|pek cok|peki~sen|pek~cok|platon|pomp*|progr~bos|prov*|rahatligiyla|sabah~o|sabah~sonra
-48|sadec~denem|saklanmaz.|sana~guven|sana~takma|sanila*|sayisi*|selam soyle|selam~soyle|selim|sen gece|senin~halin
-48|seni~cunku|sen~bakar|sifir|siirin|silme|siraya|sira~birli|sirlar saklanmaz|sir~vermi|sonuc~adim|sonuc~bu|sorarsan
-48|soruda*|sorunun|soruy~adiml|soru~bos|soyle~kural|soz~sanat|soz~senin|study~I-did|study~you|study~you-if|sucu*
-48|surek~ertel|su~var|takmal*|takmalari|telef~kulla|terci~de|turev~ve|tutmuyorum|ucunu|uc~bakar|umari~gecer|umari~iyi
-48|unive~yeni|uygun.|uyku~senin|uyu sabah|uyu~sabah|varsa~araya|var~onu|var~yaz|verdiy*|verdiysen|verdi~degis
-48|ve~annen|without~leave|yakaladin|yalniz kalma|yans*|yardi~var|yay|yazalim.|yazara*|yazarak|yazmasan|yetis~bilme
-48|yil boyunca|yildir*|yil~boyun|yokke~bekle|yok~adim|yolda~calis|yontem.|zaman~ne|zora
-49|*abin|*ctur|*dayi|*devu|*esi|*evu|*glan|*irsa|*kale|*lbe|*madi|*mim.|*nize|*par.|*rali|*rgi|*rust|*ste.|*suz|*tezi
-49|*ttu.|*unma|*ust|*ygin|*zari|I-be~understand|^aciyi|^anlatici|^cuma|^cyrano|^geometri|^hata|^kimi|^kpss|^rica
-49|^senaryoda|^sira|^tatilin|acik|acikc~soyle|ahme*|ahmet|ailene soyle|aksam~iptal|aktara*|ama~simdi|an nasilsin
-49|ani~anlat|anlamadigini|anliy~bir|annen~senin|an~nasil|arab*|arasi~sey|arkad~verim|atesin|ayarl~sileb|bakisi
-49|bana guvenme|bana~yazmi|bebekl*|bekl*|bekledigin|belki onlar|bende~konus|benim senin|benim~olmad|benim~sorum
-49|beni~makin|best~secret|bes~sey|bilemem|bilsin.|biriktirmek|birin~soyle|birlikte|bir~anda|bir~bos|bir~evim
-49|bir~liste|bir~sayi|bir~yok|bole*|boyle~oldug|bozul~ne|bugun~degis|bugun~diye|bugun~iyi|bulunc*|bulunca|bunu~bu
-49|bunu~duydu|bunu~herke|burada yazdiklarini|burad~bir|bu~ayni|bu~bile|bu~gunle|bu~kural|calisiyorum|calisiyorum.
-49|calismayi|cant*|ceki*|cidd*|courtesy~only|cozen|dagitm*|daily~noone|da~ister|da~unutm|de soyleme|dedig~yazdi
-49|defteri|demis.|deri|ders bekler|dersem seni|derse~kandi|derse~oluru|derse~seni|destan*|devam~edebi|de~et|de~konus
-49|de~soyle|diler~bu|din|dinliy*|diye~bos|diye~sorma|dondugunde|dondu~acari|dunyaya fazla|dun~cozdu|durust|dusmus
-49|efen*|efendi|eller~titre|emekle|emojis*|en~yakin|ertesi gun|ertes~gun|etmemi*|evde~yaz|eyle*|fayd*|fazla degilsin
-49|fazla~bir|feel~lesson|fran*|gece~ama|gece~annen|gece~cikma|gece~uyuma|gelene|gelmez|gidince ev|gidin~ev|gonder.
-49|gorunur.|gostermek zorunda|gozun|grupt~degil|gun~bos|hadi~gozle|hedefini|hedef~hafta|hemen~gelme|herke~soyle
-49|icin~zaman|ikinc~bolum|iki~diye|ilk~nasil|imge*|istem~sey|istene*|istenen|ister~yaz|iyi~o|iyi~olmaz|kahve~icme
-49|kalbe|kalbim yok|kalbi~yok|kaldi~mi|kalk~esne|kandirmis|kandirmis olurum|kandi~oluru|kanin|kapakc*|kapat~gozle
-49|karde~anlat|kema*|kemal|kenari|kimse~acma|kimse~burad|kisa~ogren|kisi~kim|kiskandigini|kiska~yok|kolay~mu
-49|konusmuyorum|konusmuyorum.|konus~biraz|koyamam|koymak|kurulu*|kuzen~oyna|leave~darling|liste~var|lutfen bunu
-49|lutfe~bunu|makin~kulla|mesaj~atmam|mesaj~iki|moralin|moral~bozar|ne oldugunu|ne~gordu|noone~come2|notl*|ogret~icin
-49|ogut*|olmad~sen|ona~bu|ona~istiy|once~topla|onemli olan|oneml~olan|onun~yanin|onu~bu|ornegi.|ozetleyeyim.|payday*
-49|paydayi|rahat~bir|randevu|return~best|rica|rusy*|rusya|saklama.|saklanmaz|sakla~birli|sana~derse|sana~etmek
-49|satir~yaz|senaryoda|seni kandirmis|senin~gormu|seni~devam|seni~kandi|seni~kiril|seni~olur|seni~oluru|seni~yazdi
-49|seven~insan|severim.|seyi anlatmak|seyle~baska|sey~dusun|silip|simdi telefonu|simdi~bir|simdi~telef|sinav~gotur
-49|sinirina|sira~ben|soguma*|sogumasin|sona~birak|sonra~butun|sormaya|sorulu*|soruy~cok|soruy~seni|soylesem
-49|soyle~yardi|supe*|surdur*|surer|su~nasil|tadini|tadini cikar|tadin~cikar|tanis~bulus|taslagini|tek~bakma|tek~guven
-49|tema*|tikl*|tiklam*|tiklama|understand~quote|uzma*|uzmekt*|uzmekten|verme~istiy|ve~konus|ve~yazdi|yanin~sen
-49|yapabi*|yapma~istiy|yazi*|yazman cok|yazmana gerek|yeni konu|yerin~tutam|yeterli.|yetis~var|yil~mi|yoksa~bir
-49|yok~calis|yok~yazdi|yolda~bir|you-do~lonely|zarar~verme|zorlam*|zorun~seni
-50|*agi.|*cal.|*das.|*dima|*erle|*gini|*gunu|*ijen|*ile.|*iyle|*izam|*lah|*llah|*mir|*niza|*nme.|*oya|*oyu|*piya|*rer
-50|*rson|*tin.|*ukta|*ylas|*yur.|*zam|I-did~lonely|I-not~only|^adi|^ayaga|^cunku|^dedigin|^hem|^kelime|^masalda
-50|^memnun|^sebebi|acikmam|afraid~only|ailem yok|ailen~ister|aksam~dakik|ama sen|ama~annen|ama~degis|ama~okuya|anda*
-50|anlatayim|anlatimi|anlatip|anlatiyor.|anlat~kolay|annen~cok|annen~iste|annen~verme|arkad~iyi|arkad~yazmi
-50|ayip~degil|ayril~bu|basina|basina gitme|basin~gitme|basit|beklemiyor|ben notlarini|benim~bir|ben~ayird|ben~bakay
-50|ben~buldu|ben~gitme|ben~sakla|bir cozum|bir deneme|bir gunde|bir yetiskine|bir yetiskinin|biri sana|biri~sana
-50|bir~arkam|bir~at|bir~cikan|bir~cikiy|bir~elma|bir~hekim|bitirdim|bugun~kapat|bulacagiz|bulacagiz.|bulursun
-50|bulursun.|bunu~icin|bunu~sinif|bu~gider|bu~istiy|bu~kesin|bu~kimin|bu~o|cal.|calis~saatl|carp|cay molasi|cay~molas
-50|cizdim|cok dogal|cok~sevin|cozmedi|daha~kendi|davranisi|da~bakar|da~bilme|degil~onu|degistiririz|degistiririz.
-50|demissin.|den|dersem|ders~hazir|de~basla|dilimi.|diyen~bir|dokto~ben|dolu|dusunce|emma|etmek zorunda|etmek~zorun
-50|evde~gerce|garson|garson*|gece~ayni|gerce~ve|gibi~ifade|gizlem*|gordu~yok|gorevin degil|gorev~degil|goz at|goz~at
-50|gun var|gune kadar|gune~kadar|gunu|guvenc*|guvence|hadi kapat|hadi~kapat|hangi|help~someone|herke~iyi|hocand*
-50|hocandan|icmem mumkun|icmem~degil|icmem~mumku|ilgile*|ilis*|insan~istem|islem|istememistim|jealous~feel
-50|kahva~sonra|kalbi~daha|kalbi~kan|kalki~bir|kalp|karde~ne|karninda|kasl*|kayitta|kazandirir|kelim~de|kelim~yeter
-50|kesin|kesinl*|ki bir|kimse~seni|kirilacak|kirilmaz|kisi degilim|ki~olsun|kocu*|konun|konus~bolum|kucuk~insan|kulak
-50|kullanma|kurali*|kuzenine yaziyorsan|kuzen~yaziy|leave~I-be|matem~ama|matem~gorme|mayo*|memleketim|memnun oldum
-50|memnu~oldum|mesaj~goste|mi yoksa|moralini|nasil gectigini|nasil~sorac|nered~degis|noone~without|o kisi|o ses
-50|ogle~gun|okulunun adini|okulu~adini|okuyunca uzuldum|okuyu~uzuld|olabilir|oldug~sorac|olum*|once~yapma|onemsiyorum
-50|onemsiyorum.|only~program|opucu~emoji|o~ses|parant*|paylas|pazar~bos|planina|psikoloji|quote~daily|quote~return
-50|ruyalar|saatine|saat~ekran|sad~you-did|sakla~seni|sana yol|sana~birak|selfProgram~human|senin gorevin|senin~bu
-50|senin~gorev|senin~karar|seni~ariyo|seni~demem|seni~rehbe|seni~yavas|sen~getir|seveme*|sevenler seni|sifre~yazma
-50|silme~ayarl|simdi bir|simdi yanit|simdi~yanit|sinav senin|sinav~degis|sogu*|sohbeti uzatmak|sohbe~uzatm|sonra bu
-50|sonuc~mi|soru koku|soru~koku|sosyal|soylemeden|soylerler|soylerler.|spor*|spora|taslagin|tekil|tek~verme|temp*
-50|turler*|tutor1~we-let|understand~teacher|urun*|uyanin*|uyaninca|uzatmak|uzmez~rahat|varmis gibi|varmi~gibi|vucudun
-50|yakinsa|yanin~olmas|yanlis olur|yaparim.|yardim et|yardima|yardi~et|yazdi~nasil|yaziy~daha|yazmas*|yetiskinin
-50|yildir|you-did~courtesy|you-did~cry|you~study|zeka~hisse
-51|*ami|*eli|*gar.|*hmet|*ita|*kkin|*ktur|*lici|*low|*lup|*mak|*nagi|*nik.|*nli.|*nuz.|*pida|*rjin|*sini|*taki|*tir
-51|*vet|*vmen|*yini|*yume|*zmak|8|I-not~lie|I~program|^adina|^aksam|^ayrilma|^bayramda|^bunlarin|^i|^ikisi|^kardesine
-51|^kerem|^kucuk|^sinifindakiler|^ucuncusu|^uyaninca|^yanlis|^yazim|acik~olsun|aglayamam|ailen~ver|aksami*|alarm~kur
-51|anaht~icine|anaht~kodun|anlat bana|annen~ablan|annen~misin|arami~da|ardin~ve|ariyorum|arkad~diye|atas*|atasoz*
-51|ayaklarini yere|ayakl~bas|ayirdi*|ayne*|aynen|bakmayan|bak~var|bana~uc|benim~yok|bensi~cozuy|ben~girme|ben~kagid
-51|ben~okuya|ben~soruy|ben~yuzde|bes~bir|biliy~da|bir yil|birer|biri~olabi|bir~aniyi|bir~defte|bir~indir|bir~yanin
-51|bittig*|bittiginde|bolm*|bolumu*|bosa~gitme|boyle~istem|boyle~seyi|boyun|bugun seninle|bunu~basar|bunu~hakki
-51|bunu~kolay|burad~anlat|buray~yazma|buyume|bu~dusun|bu~guzel|bu~ilgil|calistigini|cans*|capr*|capraz*|cesa*|cesare*
-51|cok daha|cok~dogal|cozelim.|cozuyorsun|cumleyi|daha~uygun|daily~program|daril~bir|da~gerek|da~olsun|de ayni
-51|degil~yine|delird*|demek~olur|denem~var|deniz~gibi|ders yok|desteg*|de~da|de~olsun|dolu*|donelim mi|donel~mi
-51|durumun|ekle.|ekledim.|ekran~bakma|elim*|elini~kaldi|en~yaz|erase~secret|ertel~basla|esne.|etmede*|etmeden
-51|formu~yaz|garso~ben|gecerl*|gecerli|gecme|gecti~soruy|geleni|geri|gibi~gorme|gibi~uyar|gonde~degil|gore degil
-51|gosterir|goste~zorun|gozde~gecir|guld*|gunler icin|hafta~birak|halk~hikay|hepsine|hissetme|hissetmiyorum
-51|icin~calis|iddi*|ikinci adimda|ikinc~adimd|insan bazen|insan~kimse|ipucu|istegi*|istem~soyle|isteyi*
-51|istiyorsun ama|iyi~oldu|kacir~o|kalici|kapatinca|kapatman|kapida|karar verme|kardesin gurultu|karsi~karsi
-51|kaydirdim|kaydirdim.|kendi~davra|kerem|kisa surede|kisa~sured|knownot~courtesy|kodu|kodun|kodun icine|kodun~icine
-51|konus~yapma|kumele*|labo*|labora*|leave2~best|merakin|mi~baban|mi~calis|mi~evde|muna*|munaza*|nasil.|nasil~calis
-51|neden~istem|nedim|neye|o gune|odas*|odaya~koy|ogle*|ogle~uykus|okuld~var|okul~gibi|olag*|olmalisin|olmalisin.
-51|once~arkad|once~sey|only~feel|onu~hep|oturur*|oyunda kadin|oyund~kadin|ozel seyleri|ozel~seyle|o~gune|o~mu|o~okuya
-51|pencereyi ac|pence~ac|progr~bir|romaninda|sad~not|sakinc*|sana~kazan|saril~yok|sekizd*|sen bul|sen yaptin
-51|senin ben|senin~biri|seni~birak|seni~kontr|seni~korum|sen~biraz|sen~bul|sen~garso|sen~yapti|ses|sesin~insan
-51|sevgilinden ayrilmak|sevmen|sey daha|sey~dinle|sifre~sifre|siralaman|sist*|siz|siz~eki|son~bana|sorarsan ben
-51|sordu~bir|sormay*|soruml*|soruy~uc|soyler|soyleyebilirsin.|soyle~cesar|soyle~olmaz|sozlukten|stay~someone
-51|stay~student_said|study~best|sure~sey|takvi~de|tanisa*|teknig*|tutulur|ucre*|uc~soru|understand~I-be|uyku vakti
-51|uyku~vakti|uzag*|uzaga|uzmus.|uzulursun|uzun~konus|uzun~yapma|vermem*|without~help|without~teacher|yalniz
-51|yalniz birakmis|yaptigini|yardi~istem|yasar|yazili*|yazil~ogren|yazis~sakla|yazmamissin|yazmaya|yazma~iyi|yedigi*
-51|yeni~konu|yere bas|yere~bas|you-do~help|you~lie|yurtta ilk|zit|zor bir|zor oldugunu|zor~bir|zor~olmus
-52|*4.|*bek|*caz|*deo|*det|*erji|*ic.|*ihte|*ike|*inan|*ista|*jide|*lbin|*ligi|*medi|*mem|*raf.|*rkce|*sne.|*syal
-52|*tor|*ulan|*unuz|4.|I-not~selfProgram|^ailem|^animedeki|^bana|^hocandan|^hosca|^muzik|^psikologunla|^sesin|^sistem
-52|^sorun|^yolda|aci~konus|adini~yazma|adres~soyle|agir~bir|alt|altin~sey|ama sana|anil*|anilar*|animed*|animedeki
-52|animedeki cok|anime~cok|anime~seviy|anlat~arkad|anlat~ogren|anlay~kisi|annem~babam|annem~yok|annen~gece
-52|annen~mutfa|annen~yerin|anneye|anne~yuzun|aramizda bir|arkad~da|arkad~telef|artmis|azalt|babam~yok|bahsederken.
-52|bana her|bana~duzel|bana~sorma|basari|basligi|beni incitmez|benim~sen|beni~der|beni~etmez|beni~isted|ben~muste
-52|ben~sekli|ben~yeni|best~program|best~you-did|bildi~sustu|bilgiyi|bir durum|bir kismi|biri~oteki|bir~ailem
-52|bir~kismi|bir~koy|bir~oluyo|bitird*|boldum|bu tur|bugun uc|bugun~de|bugun~kimin|bunu doktoruna|bunu~tek|burad~sen
-52|bu~en|bu~hafta|bu~rahat|bu~tur|calis~arkad|calis~gerek|cekili*|come2~teacher|cry~sad|da~olur|de yeter|degil~arkad
-52|demissin|de~buluy|de~kolay|de~yapar|diler~ailen|diye seslenir|diye~bende|dogruyu soyle|dogum gununu|dokunakli
-52|done*|donelim.|donemi*|dusunuyorsun.|duyuru*|edec*|enerji|ev bos|evde~var|evim~yok|evin|fark~cok|fotografi
-52|garso~muste|gelen|geliyorsa|gerce~ne|gerce~ogret|gibi~dogum|goturm*|guncel*|gune~birak|gunle~icin|haftad*|haksiz
-52|halin~var|hediy~sakla|helal olsun|helal~olsun|help~need|hemen~sonra|hissetmen|hita*|iago|ic.|icin~liste|icin~yaziy
-52|ikisin*|ilahi~aska|ilk kez|ilk~kez|incitmez|incitmez.|is|istem~bir|istenm*|ital*|italya|ivme|iyi~ve|iyi~yarin
-52|jealous~noone|kacirmak|kadariyla|kagidi*|kalbin|karistirdim.|karistiriyorsun|kaybolmasin|kaybolmasin.
-52|kendine boyle|kim ne|kimligini|kim~yaz|kirmizi|kisi seni|kisil~gibi|kola*|kolayl*|konus~ogret|leave~tired
-52|lesson~best|lesson~student_said|lonely~quote|loza*|lozan|masald*|masalda|masal~prens|masana|mecaz|mera*
-52|merak~etmis|merm*|mesaj~at|miss~only|ne oluyor|not~program|ogretmenlerin seni|olumsu*|ona~yazma|onlar~duzel
-52|on~kelim|ozne*|o~bir|o~butun|panik|parent~rememb|progr~iyi|psikologunla|quote~teacher|return~parent|return~stay
-52|robot degilsin|robot~musun|sabah~geldi|sana~hakki|say|sen degilsin|sende~istiy|senin~oneml|senin~soru|seni~nasil
-52|sen~muste|seslen.|sevgi~ayril|simdi sen|simdi~kapat|simdi~yazar|sinav gunu|sinav~bu|sinav~cikma|sirad~var|sistem
-52|sogutma|someone~warn|son|study~I-had|sure yeter|susm*|taban|tatli~birak|telefonunu izinsiz|telef~izins|tired~happy
-52|turkce|turkce*|uc~saat|understand~program|understand~tell|unutmus|uykunu kacirir|uykun~kacir|video|yakin~soyle
-52|yanit~sildi|yapiyor.|yardim etmek|yardi~etmek|yatiri*|yatirim|yazar misin|yazar~misin|yazdi~cok|yazil~de
-52|yazma~olur|yeni soru|yeni~soru|yok yok|yokken de|yokke~de|yok~gelis|yonlen*|you-did~needless|you~parent
-52|you~someone|yuzunu yika|yuzun~yika|zor~gelir
-53|*alel|*ano|*cesi|*ence|*enen|*erde|*fona|*gar|*hve|*isal|*iyac|*ldan|*lel|*meli|*nus|*onin|*ous|*plam|*rano|*rer.
-53|*tada|*ter.|*teri|*tron|*uste|*yac|*ygum|*ynak|*zida|I-do~I-did|^adin|^arkadaslarin|^birinci|^birini|^canim
-53|^dersler|^elif|^gel|^kisi|^sorulari|^tilki|^uzgunum|afraid~study|ailen duymasin|almis|ama~uymuy|anlatan|anlatici
-53|anlat~de|annen~git|annen~mi|antrenmana|araya|arkad~yeter|ayiral*|ayiralim|ayni~cevap|ayni~veriy|baban~birli
-53|basin sag|basin~olsun|basin~sag|basin~tasiy|baska~senin|baslig*|bedenin|begen~degis|beklememis|beni~zorun
-53|birak~artik|birbirinize|bir~bekle|bir~is|bir~kacir|bir~neden|bir~saatt|bir~ye|bolu|bu cok|bugun~gitme|bugun~okula
-53|buna~karsi|bunda~sonra|burad~yazab|burad~yazdi|buyuk~harfl|bu~ama|bu~limit|bu~yolda|bu~zaten|cevap veriyorum
-53|cikard*|ciktik*|ciktiktan|ciktiktan sonra|cikti~sonra|cocugun|cocuklugum yok|cozebi*|cuma bos|cuma~bos|cyra*
-53|cyrano|da unutma|dayina|de programi|deny~tell|derdin.|de~dusun|dik|dikka~dagit|diliyo*|diliyorum|diye yakinir
-53|diye~dusun|diye~yakin|donemde|dusunduruyor|duygum|duyguyu|duzenli|ekran~bir|elektron|en zor|evdeki|fazlad*|fiilini
-53|gaye*|gayet|gece~kalma|gece~sonra|gecmi~seni|gitme~adim|gonderme|gorusuruz|goste~olabi|goste~yok|haftaya
-53|hakki~soyle|hedefimiz|help~rememb|hissetmiyorum.|hiza*|hocan~da|icind~de|ihtiyac|iki ayri|iki yol|ikinci*
-53|ikinc~var|iki~ayri|ipucunu|istemen|isterse verme|iyiles*|kac|kac~kaldi|kahve|kalemi|kalmadan da|kalp~yok
-53|kapatabilirsin.|karar~verem|katili*|kaynak|kendi~de|kimse bilmemeli|kimse~cikma|kimse~okumu|kizgin*|kucult*
-53|kurall*|kusers*|m|mahlas*|mesaj~silme|mesl*|metnin*|nasil~bilmi|ne derdin|neden.|ne~ara|numar~verme|o adimi
-53|odadak*|odadaki|odanin|ogret~bilsi|okuyay*|okuyayim|okuya~bir|olan*|olmus|olurs~soyle|once.|once~sirad|only~study
-53|onune|on~bir|ozlemek|ozluyor|ozur dilerim|o~adimi|paralel|parcalar.|parent~parent|plani~bos|salonda|sana~yuruy
-53|saygil*|secret~I-did|seni beklememis|senin~ailen|senin~taraf|seni~anlad|seni~duyma|seni~sucla|sen~ben|seslenir.
-53|sevdi~anlat|seza*|sifreni kimseye|sifres*|sikint*|silebi*|silebilirsin|sinav~gunu|sir vereyim|siradaki adimi
-53|sirad~adimi|sir~verey|sohbe~ayarl|sonra~birak|sorularin|soyluyor|study|suruyo*|su~geldi|su~nered|takil~ipucu
-53|takil~verir|tani|tehd*|tek tek|tek~tasiy|telefona|tell~best|tell~warn|temiz~bir|tepki|tercih*|toplam|turd*|uzakta
-53|vardir.|var~cevre|write~we-let|yakinir.|yanindayim|yapaca*|yazmak|yazmasan da|yuzun~degil|zaman~olur
-54|*anla|*endi|*gma|*len.|*lgi|*lin|*lmis|*lume|*lus.|*meyi|*nar.|*nisi|*su.|*suf|*ter|*tli.|*uydu|*yada|^allah|^deme
-54|^grup|^ise|^kaldigimiz|^mesajlarini|^okulunun|^romantik|^sabirsizlanma|^sevgiler|ablani|acar.|acikma*|ailen~duyma
-54|ama~sana|anaht~gizli|anlattigini|anliyoruz|annen~ara|annen~hakli|annen~olurs|annen~sor|artik rahat|artik~rahat
-54|arttik*|arttikca|asag*|atma*|ayarlardan|aydi*|babaannen|baban~ayril|baban~diye|baglan*|bana borcun|bana~borcu
-54|bank*|basin~agriy|basin~tasim|bedeni*|ben kontrol|bende~geris|benim bir|beni~ekran|bensiz calisamadigini|ben~edeyi
-54|ben~olmam|ben~yazay|best~forget|best~human|bildir|bilme~istiy|bir buyugun|birin~yanin|birlikte bakin|bir~bulal
-54|bir~gormu|bir~sart|bir~yuk|bolume|bugun~etme|bugun~merak|bugun~mi|bulund*|bulus.|bunlar|bunu~haber|bunu~hatir
-54|bunu~ver|bu~adini|bu~iyi|bu~oldug|bu~olur|calisabilirsin|calisamadigini|courtesy~tell|cozebilirsin|cozumun
-54|cry~lesson|cunk*|cunku|dakik~kalk|da~herke|da~yeter|dedig~bir|degistir eski|demek~uzun|dene sonra|dene*|denklem
-54|deyimi|de~guzel|de~yazab|dinle~bir|dogruyu|dort|dugun~halay|durumu*|duyabi*|duzen~kurar|egze*|egzers*|ekran~cok
-54|en~cok|en~zor|erase~you|etki|etkiler|evde~bir|fikir|forget~study|fotog~da|gece~yaris|gerekiyor.|gorunmez|gorun~al
-54|gorusm*|gosterdi|gosterdi.|goste~degil|goste~olur|gunlu~kimse|hafta~beni|hafta~bir|hafta~denem|hak~ediyo
-54|hangi~konud|hatirlatma|hayir~degil|heart~happy|hediye*|hediyeyi|her yil|her~satir|her~yil|her~yok|hissetmem.
-54|icin~bile|icin~goruy|ihtiy~en|ihtiy~guzel|iki~hic|iki~soruy|ile~aski|insan~soyle|ister~her|istey~verme
-54|iyi gidiyorsun|kalbi~gibi|kaldigimiz yeri|kalkmak|kalmadan|karar~verme|kedini*|kedinin|kim olurdu|kim~olurd
-54|kiril~soyle|kollari|korur.|koruya*|kucuk.|liseye|lonely~teacher|love~you-if|mevl*|mevlan*|mevlana|musun diye
-54|musun~diye|musun~sordu|noktas*|odana|ogret~iyi|okula~bir|okuyu~sevin|olmadigim icin|olursa verme|olurs~gerce
-54|olurs~verme|once~diyec|orada~basli|orgu*|paragrafta|paral~gorun|para~verme|progr~kimse|quote~quote|saati~doldu
-54|sabirsizlanma|sad~knownot|sana haritayi|sana~dakik|sana~dinle|sana~harit|sana~iyi|sana~kolay|seni~ozlem|seni~progr
-54|sen~edeyi|sen~kontr|sen~plani|seslenir|sevgiler|sevgiliye|sevin~yok|sinif grubuna|sinirl*|sinirli|sirla~sakla
-54|sise*|sonra~geldi|sonra~hic|soruyl*|soruyla|soylemis|sozl*|sozluk*|study~come2|su.|tanimadigin kimseye|tanim~kimse
-54|tek~demek|tek~olmam|tek~tasim|telefonu baska|telef~birak|tired|topla.|tutuna*|tyt|utaniy*|uyku~duzen|var~mi
-54|verme~ama|ve~arkad|ve~soyle|yalni~seni|yanli~defte|yanli~olur|yardim eder|yardi~eder|yarida|yarin~bakar
-54|yazdi~okudu|yeni|yerin~tutma|yikama*|yiti*|yoksa~biri|yok~cevap|you-did~we-let|yuksel*|yusu*|yusuf|yuz yuze|yuze
-54|yuz~yuze
-55|*anik|*arli|*cmez|*eken|*enir|*etci|*fir|*imli|*inir|*keme|*kir|*knik|*man.|*ney|*ronu|*rsle|*tce|*ucu.|*veni
-55|*yle.|I-did~I-am|I-did~rememb|I~teacher|^hastaneye|^plan|^selam|^tamam|^tek|ablan~olur|afraid~sad|aglars*|ailenl*
-55|ailenle|ailen~var|aliyorum.|ama~anlat|anlat~once|annene saril|ara ver|aramak|aska|atom|ayla*|baban~yuzun|bak~burad
-55|bana kizabilirsin|bana yazman|bana~kizab|basli~sonra|bende~devam|bende~once|benzetme|ben~anlat|ben~istem|ben~ozetl
-55|ben~progr|best~I-not|bilen~arkad|bilmiyorsan|bir cay|bir~cevir|bir~kitab|bir~ozell|bir~sinir|bir~sorab|bulusmaya
-55|bunu anliyorum|bunu~yapma|buyugu*|bu~diye|bu~haber|cevap~veriy|cikti.|cizere*|cizerek|cok~agir|cumle~dun
-55|cumle~gece|daha kisa|daha kolay|daha~kolay|de seni|degil~ama|deny~wait|ders olmaz|dersinde|dersle|ders~olmaz
-55|de~progr|de~ver|diye~seni|diyor~ki|doner.|donu*|durust*|esle*|etmek~degil|etmez~de|ettim.|farki|fiki*|gaze*
-55|gecebi*|gereken|gir.|gitmez|gitmez.|goremem|gorun|gostersen|hak ediyorsun|happy~parent|home1~you-if
-55|human~understand|ici|icmem|ilk~zor|inaniyorum.|insan~ama|isler|ista*|iste*|isted~sor|iyi bir|izleri*|kacirir|kagi*
-55|kalmis*|karinc*|kayitli|kendi~boyle|ki her|kimse yok|kimse~kalma|kimse~okuma|kimyayi|kirilmam.|kitap~gotur
-55|kizabilirsin|ki~bir|knownot~need|konuy~adim|kork*|kult*|kurulan|kuvvet*|kuzen~sana|leave2~parent|listeyi|mahl*
-55|mail|mantik|memleketim yok|memle~yok|neyi|nisan~sana|nobetc*|nobetci|nobetci ogretmene|nobet~ogret|odul|okulunu
-55|okuyu~oldug|oldugunu gordum|olmasam da|on iki|once~adimi|once~ister|once~sorac|one~cikar|onlar~gerce|only~quote
-55|o~o|parcasi.|raka*|sadec~hatir|sad~help|sag ol|sag~ol|sana~diyen|sana~hazir|sana~konus|sasir~bu|secret~marry
-55|senin yerine|seni~git|seni~zorla|sen~duzel|sen~yorul|sevi*|sevme~senin|sifreni kimseyle|sigi*|siniri*
-55|sira arkadasina|sonra gel|sorunu*|soze*|sure~yeter|sustur*|tatilin|tuzak|ve~bir|warn~return|we-let~tutor1|we.
-55|write~selfProgram|yaln*|yalnizlastirir.|yaninda kal|yanin~kal|yapmal*|yapmayacagim.|yaziyorsan|yazmadan
-55|yazma~dinle|yine~burad|you-did~stay|you~selfProgram|zeka calisma|zeka~calis
-56|*anis|*cimi|*dugu|*eniz|*eyi|*hit|*jisi|*ldir|*lki|*lman|*mlik|*nman|*nnen|*oni|*pmaz|*rev.|*ris|*sik.|*sir|*tni
-56|*uyen|30|6|^bence|^bugunluk|^bulusmaya|^helal|^ona|^sifreni|^sure|^tamamdir|^tatliyi|aci|acit*|adim gidelim
-56|adim~gidel|adi~gizli|agriyorsa|ailen seni|ailen~konus|ait|aklin~gelsi|aksa*|aksam~testi|ama~boyle|anin*|aniyi
-56|anlad~simdi|anlamina gelmez|anlatir|arkadasinin sana|arkad~dogum|arkamd*|arkamda|asista*|azalti*|bakabi*
-56|bakma~icin|basv*|basvur*|bende~iyi|beni~iyi|beni~uzmez|ben~liste|ben~notla|ben~sonuc|bilim|birak~degil|bir~al
-56|bir~dene|bir~goz|bizim planimizda|bizim~plani|bugun~sorma|bugun~uc|bugun~yedin|bunu~anlat|bunu~sevin|bunu~yardi
-56|buyd*|buydu|buydu.|bu~sucun|cayini|cizm*|cogunl*|cogunlukla|cok~gibi|cozerdim|daha~kisa|da~karis|degerli
-56|deneyelim.|dene~sonra|deny~only|deny~teacher|deyim|de~duyma|disind*|diye yazmissin|diye~yazmi|dusunuyor
-56|dusun~musun|en cok|evden cikma|fark~etmez|fotog~gonde|gece~sabah|gelist*|gelmiyor.|gene*|gerekirse|gidinc*|gidince
-56|gorulur|hadi bakalim|happy~best|help~cry|herke~gorsu|hisse~da|hoslandigin|iki~kisa|ilk~dakik|inciti*|insan~baska
-56|ise~gerce|iyi~selam|kadar~soyle|kalmad*|kalma~en|kapini*|kapinin|kasilinca|keselim.|kimsenin sana|kimse~ama
-56|kimse~dayan|kimse~yokke|kimyas*|kirilacak bir|kiril~yok|kisa~koydu|konu|konusun|korktugun|leave2~deny|limit~integ
-56|love~human|merak~guzel|metni|mi~sinif|muster*|o soruyu|odev~gibi|ogretmenine git|okul~hemsi|okus*|olman~seni
-56|olsun~insan|oturma|o~ve|planimizda|program~lesson|program~noone|program~tell|psiko~degil|return~write
-56|sad~understand|sakla~sey|sana~dusun|sana~sakla|sehre|seni birakip|seni uzmus|senin adina|senin~adina|senin~onu
-56|seni~incit|sifre~verme|sinav~girme|sinav~hafta|sirasinda|sonra~kapat|sorma~cekin|stay~lonely|suclu|tanistigin
-56|tasi*|tasir.|telef~odaya|tell~happy|uc~var|uslu sayilar|uyuyamazsan|verile*|write~tutor1|yaban~verme|yalni~yanli
-56|yan~odada|yapabilirsin|yapabilirsin.|yapay~mi|yarim~birak|yavasl*|yaym*|yazdi~goreb|yazmam*|yemegi|yollar|zeka~mi
-57|*ala.|*alya|*eket|*fani|*hini|*insa|*klas|*ldur|*lya|*mler|*ola.|*rdu.|*sit|*smak|*tine|*tlik|I-be~I-not
-57|I-not~teacher|I-will~I-do|^basin|^calisirken|^oyun|^rol|^sorunu|^takilirsan|^yaz|ailen~arami|anlatmissin
-57|annen~odasi|ayri|bakal~mi|bana~tarti|baska odaya|bekle~bir|belli~bir|ben duygularim|benden bu|bende~kadar|beni~sor
-57|bensi~guzel|ben~cozer|ben~yazac|bild*|bilen~da|bilmesi iyi|bilme~bile|bir soz|bir~bitki|bir~cocuk|bir~yerde
-57|bu konuda|bu~konud|bu~sende|cevab~sonra|cikardin|cikardin.|cizi*|cocuk~bu|come2~deny|courtesy~courtesy|dakika.
-57|dakik~bir|degerli.|degils*|degis~eski|demek yerine|demek~anlat|demek~yerin|de~buna|de~kucum|de~yol|dikkatini
-57|dinlememis.|dinler|dokto~gorun|edebiyat|edecegim.|esya*|ev~bos|fen|gelmis.|gorme~istiy|gorulur.|gozle~ne|guvenm*
-57|guzel~haber|haber veremem|hadi~bakal|hasta~ve|hati*|hos~ama|icin~karsi|iki kisa|ikisi de|iki~yol|inanm~bir|isareti
-57|isik.|kafani|kaldi~yeri|kame*|kayg*|kendin icin|kimli~numar|kimse~yapma|kimse~yuk|kimyay*|kiril~bir|konus~var
-57|kuserse|kusmus|lesson~I-am|lira|lonely~daily|marry~not|mektubun|merh*|mesaj~geldi|mine~student_said|mola.
-57|needless~you|nefes al|nefes~al|neti|ninn*|okul~de|oldug~gordu|oldug~goste|olmasa da|olur.|once|once ne|oran|oraya
-57|ortak|ozetleyeyim|parcalar|program.|raif|replig*|resmi|saklanacak|saklanacak bir|sakla~senin|salond*|sana~mesaj
-57|sana~yetis|sana~zarar|secret~promise|sehir|seni seven|sen~siral|sinir|sonuc~yaz|sonu~guzel|sorar.|sozcugu
-57|study~help|study~we-let|suren|ters~okudu|tutor1~tell|uyar.|uykun|uzgunum.|vedala*|verece*|yaba*|yakinir
-57|yalniz degilsin|yararl*|yazayi*|yazayim|yazayim.|yaz~ederi|yoruluyor|you~courtesy|yuzun~bugun|zamana|ziyaret
-57|zorbalik
-58|*apla|*ayin|*bol.|*era|*fin|*isik|*itta|*kez.|*krar|*neme|*onla|*oru|*rle|*rur.|*ster|*vas|*vine|^adresini
-58|^ardindan|^bekliyorum|^ek|^harika|^kompozisyonunu|^konusmak|^para|^unutma|^yanindayim|acik.|acinca|adrenalin
-58|aglami*|anlat~yaz|annen evde|annen~saril|arami~kaldi|arti|atip|bahsederken|bana mi|baska~ilgil|baslar.|bege*
-58|bekleme|belg*|ben olsam|beni~silme|ben~boyle|ben~formu|ben~koydu|beste|bicimi*|bir ay|biraki*|biraz~iyi|bir~ay
-58|bir~ic|bir~ihtiy|bir~su|bir~telas|bir~tutam|body~mine|bol|bol.|bozukl*|bu yaniti|bugunluk|bugun~o|bulani*
-58|bunu~olur|burad~duruy|cani*|carpanlara|carpa~ayird|cek.|cok~hisse|daha az|daha~az|danisma|da~insan|demeyecegim
-58|denir.|dersle*|de~adiml|dinliyorum.|diyelim.|dize|does|doneriz|doneriz.|dusunmen|duyguy*|edecegim|ekran~ve
-58|eller~bu|evde~mi|gerek~da|gibi~dusun|gizled*|goster|gun~yok|hafta sana|hafta~pikni|herke~yok|her~boyle|hesap~kulla
-58|hic~kitap|hiz|inceledim.|ister~ayarl|kadar~sende|kahvaltini|kalbi~anlat|kapiyi acma|karde~ve|karist*|kayitt*
-58|kelime*|kendiliginden|kendi~yazac|kez.|kimse~cok|kimse~etmem|kitaplardan|kitaplardan.|kullanabilirsin|kurula*
-58|lesson~life|lesson~you|loga*|logari*|lutfe~bir|madd*|mesaj~sen|metind*|mezunl*|mine~teacher|my~deny|nazik
-58|noone~feel|noone~you-did|numar~yazma|odevine|olamad*|olanlar|oldugu|olmad~anlat|ozlem~ne|pikn*|rehbe~soyle|rolu
-58|saglig*|sana~yanit|sant*|sayisa*|seci*|sehr*|seni~yaziy|sen~ayird|sen~carpa|sesim yok|sesim~yok|seve*|sevgi~bir
-58|siirin*|siklar*|sinav~olur|sinif ogretmenin|sonu~pikni|soyle~cok|study~I-will|study~home1|suba*|tebr*|tekrar
-58|telef~da|toplam*|tutor1~quote|uygul~calis|verdi|ve~kaliy|vurm*|without~quote|write~life|write~study|yakin~olmay
-58|yalnizlastirir|yaniti*|yanli~anlam|yemek~yemed|yetis~de|yok ki|you-do~program|zekan~degil
-59|#some|*anti|*atin|*guyu|*hre|*iden|*ira|*let|*mal.|*nesi|*ngi|*rgin|*rli|*sla|*unu|*uren|0|60|I-not~understand
-59|^belki|^degil|^dershane|^kalp|^ocak|adimi sen|afraid~someone|ailen~bilsi|aklind*|ama bunu|ama~yazdi|angry.
-59|anlatir.|anlatmak istersen|annen~olama|aran*|arayam*|arayamam|arkad~olmay|arta*|azal*|basama*|beni silmen
-59|benimle konusmayi|beni~kapat|ben~yanli|ben~zekay|biliyor mu|biliy~mu|bilmiyorum.|bir hata|birl*|bir~basla
-59|bir~cozum|bir~guven|bir~verey|bir~yapab|bugunl*|bugun~sana|bunu~degil|burad~ama|butun~ona|cal|courtesy~I-do
-59|daily~tell|degil~kendi|demiss*|dene~bakar|derdim|de~bilsi|de~bu|de~sikki|dinle.|diye baslayan|donem|dong*|duser.
-59|edebilirsin.|ekleye*|elem*|elma|ertesi|fiil|gece~istiy|gelince yaz|gelin~yaz|geri donup|gerisi sende|geris~sende
-59|geri~donup|gideli*|gidelim|gidelim.|gosterebilirsin.|hafiza*|hafta~iki|hang*|her~sorab|hos~bir|icin~kiril
-59|isten~degil|isteyen olursa|istey~olurs|kalib~gecmi|kanu*|kendi~icin|kilavu*|kimseye soyleme|kimse~gibi|kisalttim
-59|kisalttim.|kiska~bir|kitap~da|kizabi*|kontrol listesi|kontr~liste|kullan*|leave~program|mesaj at|mine~deny
-59|ne~hisse|normal.|ocak|odevin*|ogretmene|once~nefes|oray*|padi*|padisa*|parlak*|parlakligi|programin|quote~tellnot
-59|rehber ogretmeninle|rehbe~git|saatini|saatlerini|sana iyi|sana~insan|sana~verey|secret~cry|seninle gurur
-59|senin~adim|senin~gurur|seni~seven|seni~uzmus|sevini*|silmen|sinama|son iki|sonra~gelir|sonuc~ister|soru~birak
-59|stre*|takil~yaz|tatil~kitap|telefonu birak|tene*|teneff*|teneffuste|tesekkur ederim|tesek~ederi|tilki|topl*
-59|tutamam.|understand~lie|uzatma*|uzmus|uzulm~rahat|var mi|yaptigin|yayg*|yazdi~okuyo|yaziyorsun.|yili*|yiyemem
-59|yoktur|yoktur.
-60|#!|*eki|*iye|*kka|*lam|*lle|*mel|*ptan|*tla|*unle|*zir|I-will~love|I~erase|I~lesson|^mesajin|adimlarini
-60|adres~kimse|aliskanlik|ama~uyu|arkadasin|ayiplamiyorum|ayiplamiyorum.|bakiyorsun|bakiyorsun.|bana diye|bana~sorab
-60|bayramda|ben degil|benden bahsederken|beni~anlat|ben~adiml|bes|bes soru|bir konusma|biraz~misin|birli~bakin
-60|bir~konuy|blokla*|bugun~bu|bunla~yok|bunu~anliy|burada ders|burad~ders|bu~seyle|cagi*|carpan*|cekini*|celdirici
-60|cocuk~yok|cok aci|cok~aci|cok~uzgun|cozumu*|daha~kalir|darilmam|da~olmaz|dilim|dilimi|diyen~seni|dize*
-60|dusunmussun.|duyabilirsin|getir|getir.|gizli~gerek|gore~degil|gormem|gorunur|gotururken|gucenm*|gunluk
-60|guvende misin|guzel~simdi|hafta~sana|hakkin|hangi~basla|hangi~gidiy|hayd*|hazir|hedi*|hicbi~olmaz|hizl*|icin degil
-60|isim|ister~soru|kadar~diye|karistirma|karsilastirma|kaybe~calis|kendine soz|kendi~buldu|kiskanmis.|kusm*|kutuph*
-60|listes*|marry~quote|my~quote|nega*|negati*|netler|not~happy|not~kiss|ogretmenine soru|ogret~gotur|okumuyor.
-60|olmamaliyim|rememb~help|rolu*|ruya gormem|ruya~gorme|sag|sakla~yuk|sana inanir|sana sarilamam|sana zarar
-60|secret~deny|selfProgram~I-not|selfProgram~deny|sen benden|seni sevenler|seni~korku|sen~bahse|sevenl*|sevenler
-60|sevgilin seni|sey~ne|sikka|sildim|sistem*|soru gotururken|sorun|sorusunda|soru~gotur|soyle~iyi|soze|suc|susu*
-60|tanim~sana|tutor1~deny|uret*|uymu*|uymuyo*|veriyor|write~courtesy|yanilabilirim.|yanlis olursa|yanli~olurs
-60|yapay zekayim|yarar|yaziyi|yazma~ister|yazma~vakit|yazmissin.|yemek~yiyem|yok~ama|yok~bir|yorgun|you-if~erase
-60|you-if~tellnot|zamandir boyle|zekayi*|zekayim
-61|*ans|*cip|*deni|*isse|*kse|*lak|*raki|*rin.|*rumu|*tal|*ucu|*unla|*ylar|*ziyi|I-not~you-if|^anahtari|^anlattigin
-61|^gec|^umarim|^yillar|afraid~I-did|ali|ama~kalma|anlat~anlad|anlat~misin|annene de|arkadaslarini|ayirdim.|bagi*
-61|bana anlatmak|bana.|bana~kez|baslar|bekle|beklemem|bence~var|ben~hesap|bile bir|biri~olsun|bir~evde|boyle konusmak
-61|bugun~kez|bunu~ac|bu~cozum|bu~yazma|cozm*|cozmed*|cry~best|da anlat|de bu|deng*|deny~I-did|de~sey|dinlememis
-61|duzenl*|egitim|eler*|erde*|erdem|etmiyorsun.|gazlar|gece yalniz|gecirmissin|gibi~ama|gormen|gostereyim.|guclu
-61|hareke*|hazi*|heart~love|hop|horm*|human~parent|icin~tesek|icme|iki~blok|ilk~aklin|ipucun*|ise|isini|kaldirildi
-61|kaldirildi.|kand*|kart|kartla*|kirilmam|kisilestirme var|knownot~you-if|kodunu|kok|leave~student_said
-61|lesson~secret|meml*|memlek*|mu~yoksa|ne~derdi|not et|not~et|not~help|ogretmenin de|ogret~durus|oksije*|okum*
-61|okumadan|olmas~olur|olmuyorsun.|on bes|on~bes|o~soruy|pers*|persem*|program oldugum|rengi|riti*|ritim|saat bir
-61|saglik.|sakla~soz|sana kimseye|sana~kizma|sana~soyle|selfProgram.|seni dinlememis|servi~konus|sirlar|sonraki
-61|student_said~not|sure*|suru*|su~konus|takim|tarayicida|telefona bakma|telef~baska|telef~kapat|teslim et|tesli~et
-61|tika*|tilk*|titre~kadar|ucge*|understand~warn|uzerin*|vakt*|yapmayacagim|yazdi~goruy|yeni~acma|yerleri|yurtt~ilk
-62|*ani|*esir|*gede|*ici|*klem|*nari|*nde|*rdur|*rkma|*sik|*ther|*tis|*yda|I~needless|I~tell|^he|^siradaki|^surekli
-62|^vay|^yazar|anlatabilirsin.|an~mi|arami~fark|arkadaslarin da|arkadaslarinla|asis*|ayirdim|baban~odand|bana~kiril
-62|baska~odaya|baslayan|bekliyorum|benim~cocuk|ben~sen|ben~yok|bir doktora|bir is|bir program|bir~olmaz|bir~uc|blok*
-62|bunu ben|bunu tek|bunu~bilmi|bunu~kim|bunu~misin|bunu~tasim|bu~olara|calis.|calis~yok|cok~norma|come2~best|de bunu
-62|degildir.|demis|deneyi*|diyemem|dogal|dunku|dusunmussun|edebilirsin|erase~I|esne|evden~cikma|evde~soyle
-62|fotog~biraz|gerekir.|geti*|gorunu*|he|ilk~hafta|isigi kis|isters*|iyi~anlat|kani|kapata*|kapat~sey|keseli*|keselim
-62|kimse~gorus|kim~ne|kontrol edeyim|kontr~edeyi|korkma|leave2~not|leave2~wait|lesson~miss|lgs|mikr*|mi~konus|my~warn
-62|nedenini|odanda|ogret~git|ogret~seviy|ogret~verdi|okuma|olman~degil|olmus.|on|ozleme*|ozlu*|ozluyo*|o~yanin
-62|progr~icin|rica ederim|rica~ederi|saat|sabah~aksam|sad~tutor1|sakin~konus|sana~kim|sana~sorma|secret~I-not|sena*
-62|senary*|sey~guven|sifre~payla|sinav~bana|sirl*|soruna donelim|tasir|uslu~sayil|vardir|vata*|vay|ve~yorul
-62|warn~leave|yanlis bir|yapm*|yazdi~kimse|yorum|zaman istersen|zaman~mi
-63|*bus|*edir|*ens|*inin|*kac|*line|*meni|*nat|*rkac|*rmek|*tmaz|*umam|*usak|I-not~parent|I-not~quote|^her|^ilk|^kisa
-63|^leyla|^sadece|^yurtta|adi|adrena*|ama~biliy|anlatim|anlatiyor|aradigini|aralar*|aray*|arkad~sinem|b|basliyoruz
-63|basliyoruz.|ben degilim|ben yalnizca|benim~uzatm|ben~satir|bilgiy*|birk*|birkac|boyle~soyle|bu~korku|celd*|celdir*
-63|cok~ogren|deny~cry|de~cozer|diya*|dunk*|emek*|erte*|esit|evde kim|forget~daily|forget~tellnot|gazl*|gece~yanin|guc
-63|guven~bir|help~study|hicbi~hisse|ifad*|ilk~ikinc|isaret|ister.|istersen|kaldirdim|kaldirdim.|kaydet*|kelime.
-63|kendi~da|konula*|konusunda|kume*|kurariz|kurariz.|love~I-will|meraki*|mesaj~bende|nered~basla|ne~yazar
-63|not~needless|oda|ogle arasini|ogretmenine soyle|ogret~soru|okul~nasil|olmas~da|olmazsa|otekin*|ozled~soyle|o~otur
-63|prens|prog*|progra*|program~selfProgram|promise~deny|quote|refl*|reflek*|sakla~verem|sali|sana inaniyorum
-63|sana~olama|senin~konuy|senin~yerin|sifat|sinifta.|soruy~okudu|sosy*|soylemekten utanma|soyle~cekin|study~return
-63|tatliyi|tek~bir|tesekk*|tired~deny|understand~study|unit*|uyumam|yaninda kim|yardim*|yarisindan|yasim|yazma~gerek
-63|yazmistin|yillar sonra|yorucu|yoruml*|yumusak|yurur|yurur.
-64|*aba|*akin|*arm|*emis|*erir|*etim|*inde|*klar|*ller|*loyu|*lugu|*munu|*niti|*niz|*tes|*yasi|I-did~someone|^alti
-64|^babanla|^gorusuruz|^oyunda|^yok|^zor|a|ailen~seni|ailen~ve|aksam~iki|alarm|ama~karsi|annen~evde|basl*|bedenim yok
-64|benden cok|ben~susuy|bilirsen|biliyorum|bilmel*|bir saat|birakacak|biriki*|bir~calis|bir~cay|bir~durum|bir~unutm
-64|bu ekrani|bu konusmayi|bunu~basin|bu~sahib|cevril*|ciddiye|dayani*|denem~sonra|edeceg*|elif|emin~olama|evde~kalma
-64|goruyorum.|grubu~da|guvend*|guveniyorum|guveniyorum bu|haber~verem|hafta~bos|hali|help~help|help~write|icin~sana
-64|ikimizin de|inceledim|kaci*|kandir*|kardesin seni|kare*|kasi*|kendine de|kendi~bir|kimlik|kirmiz*|knownot~teacher
-64|konu.|koym*|listesini|love~lie|me2~erase|mesaj~sakla|mode*|my~I-did|my~lie|ne~yedig|ogret~olur|okumuy*|okumuyor
-64|olurs~ne|olurs~yapar|onun*|oturmu*|puan*|ruyala*|sakin bir|sana~okudu|sen git|senin~de|senin~iyi|sen~hak|sert
-64|sevdi~seviy|seviy~diye|silmek istersen|silme~ister|sir~soz|someone~stay|soyleme demis|soyle~demis|soyle~hafif
-64|susuyorum|tabloyu|understand~student_said|uste|vakit~bulam|verdigi|we-let~I-be|without~parent|yalnizca|yaptig*
-64|yardim ederim|yardi~ederi|yarin sana|yas|yazilimim|yoksa~mu
-65|*esme|*fif|*igi|*izca|*rdir|*sme|*son|*tler|*tne|*zca|I-am~quote|I-not~not|I-not~tellnot|I-not~warn|^bedenim
-65|^kimse|^ornek|^uyku|aglamissin|aklin|aksam|ama~ister|antl*|antlas*|arkad~var|bana~once|ben buradan|besi*|biline*
-65|bir kisi|bir yere|bir~bolum|bir~buyuk|bir~hata|bu da|bulm*|bunu~istiy|bu~sinir|caba*|degerin|deneyelim|de~bunu
-65|diye~sormu|esit*|evde mi|evi|hafif|hakli|hesab~gizli|hic~guzel|human~needless|icinde kalmasin|icind~kalma
-65|icin~kolay|ikisini|ipta*|iptal|iyi taniyor|karsilastir.|karsiy*|karsiya|kendi~soz|kimse~sinif|love~needless|metne
-65|motiv~dustu|ne zamandir|notu*|olmasi|oluyor mu|oluyo~mu|oncede*|onceden|once~anlat|once~ne|otursu*|otursun
-65|ozledigini|parent.|prot*|saat~bir|sad~lesson|sag olsun|sag~olsun|sana guveniyorum|sana~yol|secm*|secret~help
-65|selam.|sen dene|senin~emegi|senin~goste|seni~degil|seni~diye|seni~rahat|sevgi~seni|sevmedigin|simdi oldu
-65|simdi~biraz|simdi~oldu|student_said~study|telefonla|tepk*|uzulme|yanila*|yanilabilirim|yanlislarini|yili|yok benim
-65|yoksa~konus|yok~benim|yol~goste
-66|*amam|*amba|*bun|*ceye|*cre|*eyse|*fta.|*han|*izce|*mini|*mus.|*ona|*tle.|*ttir|*ubun|*ulme|*yayi|*zce|^bitince
-66|^gunaydin|^konusamiyorsan|^unutmadim|ailen~ogret|alinma*|altida|ama~bunu|annen~dusun|bakin.|bana~soru|baskalariyla
-66|bede*|birini*|birinin|bolg*|bugun seni|bugun~gibi|bu~herke|canim yanmaz|canim~yanma|carsam*|carsamba|cikabi*
-66|cocuklugum|daily~help|danis.|demekt*|demektir|demi*|derdin|de~buldu|de~ister|doldurma|durdur*|duygular|ekledim
-66|en iyi|en~iyi|gelir~soyle|git|gittig*|gorevin|gunc*|guven~bu|hatti|hizin|hucre|iceriden|icme*|iki~da|insanin|isle*
-66|isteyebilirsin|isteyebilirsin.|kadar~kisa|kalir.|kapiy~kimse|kilitle.|kimsenin seni|kimse~geliy|kimy*|kisilestirme
-66|konusamiyorsan|kucuk bir|kurs|kuru*|me2~quote|mesaj~misin|metinl*|milli|nasil oldugunu|neredesin.|nered~ne|seki*
-66|seni dinler|senin~cay|seni~ayipl|seven~seni|sevgi~mektu|sey~mi|sifa*|sifre~arkad|sifre~bile|siir*|sirasi*|soru.
-66|sorun~donel|sureyi|ucu|unutm~bir|uyar|uykunu|uyma*|uzun bir|veriyor.|ve~var|wait~sad|without~wait|yakin
-66|yalni~yazdi|yanmaz|yapay~arkad|yapmaz.|yava*|yont*|you~you-did|yuklem*|yurutm*|zamand*|zamandir|zeka~arkad
-66|zor~oldug
-67|*amin|*anan|*brik|*coz.|*def|*egin|*ezi|*gir.|*hnin|*ilan|*ilar|*ili|*iti|*loji|*lona|*mli|*nis.|*nuca|*sar.|*ser.
-67|*tak|*tur.|^karsi|^soyle|^yarin|an~musun|arayab*|artm*|basari*|bastan|belirl*|beni~uzulm|ben~buna|ben~hatir
-67|ben~verem|best~home1|bes~soru|bir~kisi|bir~yere|biz bu|biz~bu|bunu sinif|calisirim|calisirim.|coz.|cumlesinde
-67|daha~var|danis|da~birak|degisimi|dene.|devam et|devam~et|de~yaz|dusunuyorsun|ekran~al|eline~sagli|gitmedim|grafigi
-67|happy~happy|harita*|hedef|help~come2|herke~soruy|home1~deny|ilahi|insan~diye|kafan|kendin|kontrol et|kontr~et
-67|korur|koymadim.|kull*|love~warn|mesajin bende|mill*|miss~quote|noone~human|notunu|not~selfProgram|ogren~var
-67|ogret~goste|olunca|once~bak|oturum*|quote~not|romani*|salg*|salgil*|salona|seni~yargi|sifre~soyle|sira sende
-67|sira~sende|someone~teacher|sonrak*|sonuca|son~iki|takvim*|tanima*|tart*|tebrik|tekn*|tell~human|tell~tired|ters*
-67|unutmadim|verin|yabanc*|yargil*|yerler*|yine de|yine~de|you-do~courtesy|zihnin|zorlan*
-68|*digi|*imim|*jen|*kil|*ktir|*lam.|*lia|*set|*tem|*tsiz|*ude|*yaz.|I-not~I-not|^eve|^neyi|aglam~ne|aliyorum|ayni
-68|belki~onlar|benim~sakla|ben~diye|bile~bir|bir~gecme|bucu*|bugun bir|bugun~daha|bu~gecer|bu~kisa|deger~degil
-68|dinlenmek|durm*|duruy~devam|en son|en~son|etmen|feel~you-do|gizli~tut|gorsun|gosterebilirsin|hakl*|happy~lesson
-68|hissetmem|hos geldin|hos~geldi|ikiy*|ikiye|ince*|isga*|izle.|kalma~bunu|kapatabilirsin|kendi|kendi~konus
-68|kendi~verme|kimse~bile|kirk dakika|kisil~var|kisim|kitapl*|kopya~cekme|kusk*|kutlar*|kutlarim|kutlarim.
-68|mesaj~ekran|olcu|olsam bu|olsam~bu|on dakika|once~yaz|only~parent|payi*|quote~come2|sana~rahat|sarila*|sayilar
-68|seni ozleyemem|serbes*|seri*|someone~parent|sona|soyley*|soyleyen|soyluyorum.|study~daily|tesekkurler|uslu
-68|utanilacak bir|utani~bir|yaniti|yanl*|yarin devam|yaz.|yerinde|yerini|yika|zaman~ister
-69|*aysa|*ela|*ene.|*gan|*kki|*ksek|*mine|*nla|*nzer|*pin|*sela|*sur.|*yaci|I-be~quote|I-not~I|^fark|^sair|^yeter
-69|acin*|adiml~biliy|agir|arasini|baska~da|benim~sevme|benzer|bir~yil|bu soru|bugun~yazdi|bunlarin|bunu~ister
-69|bu~biliy|calis|cizd*|courtesy~daily|daily~quote|deny~daily|ders~bekle|donusu*|ekledi*|etmiyorsun|family1~family1
-69|gormuyorum.|happy~you-did|her~anlat|human~quote|istemek|istiyorsun|iyi misin|iyi~misin|iyi~yanin|kadar sevmedi
-69|kadar~o|kadar~sevme|kalkma*|kapat~bir|kirila*|love~someone|mari*|merak|mesela|metin|miss~tell|numar~kimse|o gelene
-69|ogret~da|okuma.|olumu|osmanl*|osmanli|oyunda|o~gelen|seni~da|sevmedi|soru~sorma|student_said.|surede|takip
-69|tanimadigin|tatliy*|tired~feel|yanina|yasim~yok|yerin~bir|yerles*|yorulm*|yuksek|yuku*|zaman~boyle
-70|*amim|*cik.|*gal|*kle.|*nur.|*oji|*rini|*ron|*ski|*stur|^ekrana|^haklisin|^not|acikca|adimi~sen|alal*|alalim
-70|alalim.|anlamina|anlat~gibi|annen seni|benim~uyu|ben~karsi|bildigin|birine haber|biri~diger|bulus~gitme|cekinme.
-70|cok~konus|cok~olmal|dag|degilsin|denir|deny~my|dondug*|dusunmeye|duzeni*|eles*|elesti*|elini~altin|fels*|felsef*
-70|fotog~kimse|gelme~de|goster.|guven~misin|icin~bir|insan~gibi|kadari*|kast*|kiskanmis|kitabi|konus~uyu|lesson|list*
-70|marry~tell|ne~oluyo|onlar~ve|onu~soyle|program~best|quote~tired|rahat ol|rahat~ol|repl*|sade|sakla~yok
-70|selfProgram~only|sende~bir|seni kiskanmis|senin~yurur|sikki|sozuyl*|sozuyle|sozuyle vedalasir|sozuy~vedal
-70|sucun degil|teacher~love|tukend*|unutma.|ust|varmis|vedalasir|vedalasir.|yat.|yaz~devam|you~a
-71|*bak.|*gusu|*lat|*lmaz|*mul|*niz.|*oru.|*rmis|*rmul|*tmez|*tre|*vam|*yat.|112 ara|112~ara|^orada|adresini
-71|ailen~goste|annen~seni|ara~ver|bak.|bakin|baska~kiyas|best*|bir~yap|bu bir|burada*|calisma.|ciddiye aliyorum
-71|ciddi~aliyo|cok~iyi|cumartesi|daha sakin|ders koymadim|devam|dogr*|dogruy*|duzen|erase~mine|formul|gelmezse
-71|gunlerde|herkesin|ingili*|kirilm*|kodlam*|korkus*|koymadim|kullan.|kurari*|kurm*|merak ettim|merak~ettim
-71|needless~you-do|ogle~arasi|ogretmenin seni|onlar~da|onun|osma*|ozeti|program~lonely|secim|seni~tanir|sesin|sevemem
-71|simdi ben|sogutm*|sorayi*|sorayim|study~I-am|study~tutor1|sucun~degil|takildigin|tasa*|yarin~devam|yetisk*
-71|yoksa~mi
-72|*aca|*ala|*ali.|*dasi|*dene|*inti|*pat.|*pla.|*rucu|*tici|*ulu|*yla|2|I-be~someone|^kalbin|^lgs|acele etme
-72|acele~etme|agla|arac*|artt*|birim|birimi|bir~duygu|body~parent|borcun yok|borcu~yok|boylec*|boylece|buradan
-72|cry~quote|deva*|dinliyorum|dogum|dort*|family1~deny|fiilin*|hare*|hata*|human~selfProgram|iki~karsi|kapat.
-72|karsilastir|kimse~bekle|kimse~sevme|koymad*|kucuk~bir|lesson~human|liste|meca*|mektup*|noktal*|oku.|olmad~icin
-72|olmuyorsun|once~notla|puan|sana seni|sana~seviy|sasi*|seni~ilgil|seviyor.|sicak|someone~noone|verir.|y|yazmis.
-72|yonl*|you-if~quote|yuzun
-73|*idan|*ikte|*inc|*irin|*kiz|*liyi|*negi|*oku.|*tasi|*zdir|^anne|^onlari|adim~bir|akci*|akcige*|anlat~ister|annesi*
-73|asam*|asil|birlikte bakariz|birli~bakar|biyo*|biyolo*|calisa*|cevaplari|cumart*|cumley*|daily~needless|degisi*
-73|dinler.|diyorsun.|duyulu*|fark etmez|gibi~yok|gitmed*|hala*|happy~understand|ic|ikisi|istemezsen|kara*|karnin*
-73|kati*|kendinle|kimi|listesi|nedeni*|not~you-do|oksi*|saate|sana~baska|sayg*|sayisi|sekiz|senin sucun|senin~sucun
-73|seni~yapma|seviyor|sikl*|sucun|tam|tanist*|tekrar*|titrey*|turev~integ|uzer*|valla guzel|valla~guzel|yazmis
-73|yirmi~dakik|yolun|yora*|you~knownot
-74|*lama|*rkli|^asigim|^kac|^numarani|^ozledim|^sozu|adimlari|arkad~konus|ayipla*|ayt|bana~gonde|bekleyen|ben~harit
-74|besl*|bir ogretmen|bir programim|birin~haber|bir~buyug|cozerd*|deny~program|ders~koyma|dinl*|diye sordun|eder.
-74|eksiksin|emegin|farkli|gore|hakkin.|haklis*|haklisin|haritayi|hastal*|ilerle*|indiri*|istedigin|konusunu|muzik
-74|ne~sordu|ogretmenin sana|okulu~yazma|okuyab*|payd*|prob*|proble*|programim|sana~demis|sen~yaz|serb*|sikilmam
-74|susuyo*|tese*|tutamam|yapmaz|yika*|yurt
-75|*atir|*emem|*figi|*inme|*iysa|*mba|*ntem|*usur|*ye.|^gunun|^uc|adina|adini~soyle|adresi*|anal*|anladim|baglam*
-75|bahset.|bana~kendi|best~stop2|bir insana|biraktim|bir~gorun|bir~soz|bu~uc|bu~yanin|cekinme|cik.|cocuklugum olmadi
-75|cocuk~olmad|courtesy~I-did|durumda|ekran~sakla|ettim|gorun~sakla|goturu*|hayir~bir|ile~arasi|in|karistirdim
-75|kendi~baska|kirk|lesson~marry|lesson~tired|listey*|okumad*|oneririm|oneririm.|only~erase|on~iki|parent~without
-75|seni yalniz|senin~ama|seyi~anlat|sifr*|sikk*|sirasi|sir~verem|soz veremem|uyar*|uzulmem.|without~best|write~tell
-75|ye.|yilla~sonra|yontem
-76|*afta|*azsa|*dunu|*ing|*luk|*mis|*uca|I-not~miss|^arkadasinin|^ben|^dilersen|^guzel|adla*|antr*|antren*|babasi*
-76|beni~rahat|ben~basli|beyin|bitti~biraz|boyle~hisse|bunu~da|calis~anlat|cikari*|cizg*|degild*|degilsin.|deny~parent
-76|dinlen.|diyeme*|evde~kim|gars*|gizlilik|gizliy*|gurur|ilah*|indi*|istemedigini|iyi taniyamam|jealous~only|kahram*
-76|kisi~degil|kiss~deny|kita*|kuvv*|leave2~noone|me2~needless|mektub*|not~deny|opti*|ozlem~degil|ozleyemem|plan
-76|sadele*|seviyorum yazmis|seviy~yazmi|sonrasi|taniyamam|uzat*|uzun~bir|yazabilirsin.|yola
-77|*aka.|*bin|*enle|*kce|*sur|*tabi|*urur|112|I~I-will|^cok|ama~da|ama~hayat|bana~eksik|bende~tanir|ben~kontr|birinci
-77|bu~senin|bu~soru|ceph*|dayi*|disari cik|diye~sordu|dogum~gunun|durumd*|ekle|erase~noone|fotograf|gerekmiyor.|git.
-77|hayi*|huku*|isler.|iyi tanir|kapi|kardesinle|kaynak*|leave~quote|love~miss|love~parent|nasil~basla|nasil~oldug
-77|once~bitir|onerir*|planin*|sakla~bir|sana yardim|sana~sir|seni~olabi|sifren*|sifreni|sikilm*|silm*|silmek
-77|stay~erase|surd*|takim~arkad|tanir.|umar*|umarim|vakit~gecir|without~tellnot|yanin~kim|yazmissin|yok ama|yok~yuzde
-77|yukl*
-78|*lisi|*nama|*nku|*rcun|*ysem|I-not~I-do|anlami*|bilgil*|biliyorum.|birbirini|borcun|bu yuzden|bu~geris|derslere
-78|dilers*|dilersen|duydum.|fark|gorebi*|gors*|hadi bir|happy~only|help~daily|kadin|kavusm*|kisa bir|kisalt*|kitabin
-78|motiva*|ogret~de|okula~gitme|rol|saatin|sair|selfProgram~not|selfProgram~you|understand~stop2|uzgunu*|uzgunum
-78|yarin~ederi|you-did~study
-79|*git.|*les|*nmam|*sler|*tir.|*vap|*yene|I~student_said|^hadi|^sonucu|acele|aklinda|beden~yok|bende yok|cevap|cuma*
-79|dil|edeb*|eksiks*|fell|gununu|guvende|hem~hem|ingi*|insan gibi|kendil*|kimse~izins|kur.|ozlemem|quote~you|sahn*
-79|senin~deger|soyledin.|soz~verem|takv*|taslag*|tell~you-did|yanindaki insanlar|yanit|you-if~tired
-80|*adir|*las.|*lmen|*uyus|*yus|^onu|artirm*|bayram*|bir~dokto|bunu~yaz|c|coz|degildir|demem|de~yardi|duzelt*|egit*
-80|etmis|gelmes*|insan~konus|ipuc*|kaldig*|karistirma.|kirm*|kisa~bir|kodu*|konuy~bitir|not~miss|ogret~yaz
-80|olmak~degil|parent~marry|quote~rememb|secene*|seni~yazmi|sesin~kimse|soyle~olur|tablo|tabloy*|varsa|yabancilara
-80|yarg*|yazdin|yolu*|yumusa*|yuruyus
-81|*etir|*giz.|*nak|*nuda|*reni|*rir|*ruda|*ygu|*yse|*zer|^sevdigin|^varsa|^yanindaki|bagl*|bende~bu|ben~ipucu|ben~ve
-81|bir adim|bunu~dokto|canin|daha~sakin|dolu.|duygu|duygularim yok|haft*|hic~bilmi|hizi|isteri*|isterim|kalibi*
-81|kalma~da|kavr*|kendi~kiyas|kimse~da|konuda|love~love|ne~ister|ogret~seni|oturum|sana*|sava*|seni duydum|seni~duydu
-81|soruda|tek bir|tekr*
-82|*ate|*blo|*ssin|*uysa|^aramizda|ailen~diye|babaan*|benim~yazis|bir~istiy|cevabi*|cikar|darling~not|dersin*|gelebi*
-82|gelebilir|gitme~bir|kavram*|kizmadim|konus~ister|kova*|kucuk|kural|love~quote|oyna|para|programi|salo*|sekli
-82|senin.|simdi~sen|sormak|soyleyebilirsin|test*|write~I-be|yeni*
-83|*ciz.|*der.|*eni|*nik|*nis|*yin|4|^kendini|adim.|anlattin|bana~de|bir insanin|canini|ciz.|cozdugun|deny~write
-83|disar~cik|diye~basla|her~soru|inaniyorum|iste.|isteme*|iyi~tanir|karakt*|kimseyle paylasma|kimse~zorun|kiss~cry
-83|kiyasl*|korkuyorsun|on soru|parent~daily|plan*|return~lesson|sana~inani|sey~hisse|soyle~ne|takilirsan|yalni~degil
-83|yanin~mi
-84|*asir|*cun|*hset|*idir|*rur|*uluk|^buradayim|^kendine|^tercih|ailem~yok|bahset|baslam*|ben bir|deneye*|deny~study
-84|dogu*|gerekm*|gostermek|gucl*|gunler|hafifl*|insana|insani|izle|kadar~geris|kirk~dakik|koku|mol|ogrenmek|rehbe~de
-84|sen~eksik|sen~uyu|study~someone|tartis*|temiz|yanlis*|yazali*|yazalim
-85|*lis.|*nina|*rak.|*rek.|*tayi|^yazdiklarini|arkadasinin|bilir.|bold*|boyle~sey|cekinm*|daily~parent|gelir.|gerek.
-85|isterim.|istiyor.|iyi|kisile*|kizmad*|kutl*|lonely~stay|okudum.|olun*|ozne|parale*|parent~tired|sana~soru
-85|seni~kisi|sey olmaz|sirala*|tutor1.|warn|yanin~olsun|yerind*
-86|*dir|*mnun|*sani|*zmis|afraid~not|alir.|anlatayim.|bana~degil|ben~da|bir yetiskin|bir~anlat|blog*|cogu*|dusun.
-86|gerekmiyor|grafig*|hizi*|home1~you-do|icin~hazir|kapiy~acma|memnun|my~parent|ornegi|rememb.|selam|seni~demek
-86|sevindim.|soylemekten|taniyor.|tek~degil
-87|*nan|*rafi|*rici|*sar|I~quote|^onun|babanl*|babanla|basa*|beyi*|biri~mi|bu seni|bu~yuzde|dileri*|dilerim|durum
-87|edebil*|elimde*|elimden|gidebi*|hos|inaniy*|olasil*|on~soru|ozet|sad~tell|sana~yardi|tehl*|tehlik*
-87|understand~forget
-88|*ati|*igi.|*iniz|*inma|*ket|*niye|*yun|I-am~I-will|^ucuncu|anlasilir|bir seyi|bir~arkad|bir~progr|daha~misin
-88|diyeli*|diyelim|emoj*|feel~write|gormek|konular|kucu*|lesson~lesson|love~student_said|ne kadar|not ettim|not~ettim
-88|olam*|olas*|parent~lonely|program~understand|quote~student_said|raha*|saniye|sey~olmaz|su~mi|uc|yanin~insan
-88|yapmay*|yoru*
-89|*akla|*kir.|*mus|*nir|*nsa|*olu.|*rir.|ama~ederi|annene soyle|ben~yazdi|bici*|blok|bul.|bulali*|bulalim|bulalim.
-89|ikis*|lesson~quote|okulun*|oyle.|sarilamam|sifre~kimse|understand~I-not
-90|*bul.|*clu|*ilir|*lir|*man|*skin|*slar|*smus|acel*|bana degil|ben~olsam|bir~sec|bolum|bunu~istem|dest*|halk
-90|help~knownot|merak etme|merak~etme|mi~mi|ne~kadar|olamam.|parent~kiss|parent~love|sana~seni|sirrin*|sirrini
-90|sonras*|teacher~you-do|vakit gecir|yazdiklarindan|yetiskin
-91|*ekte|*lan.|*uyle|I~I-not|^telefonu|bir~cikar|cuma|dinlen*|incele*|isaret*|kayn*|onceki|rememb~write|saatin*
-91|seni seviyor|siradaki|tani*
-92|*ceki|*ele|^diye|^gibi|^kolay|birinc*|der|hangi~hangi|heki*|izin*|izinsi*|izinsiz|stop2~quote|tell~wait|tutar.
-92|warn.
-93|*mina|ailem|ama~yardi|anlatabilirsin|ek|gitmek|gizlil*|heart~deny|moti*|study~warn|you~quote
-94|*kte|anlat|bir~seyi|dedin|dedin.|ekle*|erase~me2|hedefi*|sekl*|su ic|sucl*|su~ic|taba*
-95|*efon|*fon|*koy.|benzet*|deny~not|doga*|duymasin diye|feel~study|gelmis|insanlar var|kayi*|koy.|muzi*|nazi*|oku
-95|taniyor|telefon|uyku*|yuk
-96|*ker|*nlen|*nur|*rami|*unur|^benim|adimda|baska~de|bekler.|beni~diye|bensiz de|bensi~de|courtesy~study|demesi
-96|dinlen|insan~da|kimse~demis|one|parent~student_said|sayila*|sela*|sevind*|sozcug*|takild*|tell~stop2|ulas*
-96|yalni~kalma
-97|*nit|adim~adim|cikiyor.|cize*|cozu*|duyma~diye|me2~student_said|saati|tari*|yeri|yerine
-98|*afi|*ste|*tar.|anda|bilg*|buna|gorevi*|graf*|istedi*|kaydir*|sordun.|tasl*|turk*
-99|*alin|*nin.|demeyeyim|en~ne|mekt*|memn*|numarani|sayi
-100|*iyla|*lmam|*lmem|*vgi|ama|bir~olur|diyen|kim var|kim~var|not~parent|parent~miss|parent~teacher|sevgi|sunu|x
-100|yuks*
-101|*rar.|bolumu|cozdug*|cumles*|dene|help~lesson|lesson~sad|tabl*|taki*|uzgu*|yorul~gibi
-102|*tmis|aglar|annen~da|eksi|istiyor|ozetle*|parent~you|yazabilirsin|yazman
-103|*itim|^hayir|bir~yetis|duygu~yok|eki|eksi*|kaldigimiz|kavu*|okudum|quote~tell|tell~I-do
-104|ceva*|hatirl*|olamam|quote~parent|secret~wait|sik|yazabi*
-105|*ac.|*ysen|^arkadasin|ac.|adimla*|anne|annen~yanin|ben insan|bu~seni|cay|dusunc*|haber ver|haber~ver|saklan*
-105|student_said|yanin~var
-106|*zman|cuml*|hesapl*|karar|plani
-107|ardindan|cikar.|kisi|stay~deny|uygun|write~return|yenide*|yeniden|yerl*
-108|*aci|cikiyor|hata|oran*|tek basina|yardim
-109|*masi|cozum|i|isar*|meti*|notlarini|ornek|rahatl*|seni~ama|tek~basin
-110|*nir.|*nuc|cogu|duru*|kisa|sonuc|tuza*
-111|*mak.|you-if~parent
-112|*nluk|anladi*|kisa*|sevmed*
-113|*nek|*sor.|*ysan|der.|gonder*|sagl*|sor.|tellnot~quote|yazmis*|yol
-114|*yir|courtesy|hayir
-115|*dur.|*rsin|^simdi|metn*|sece*|sozc*
-116|*rmen|gond*|olman|quote~we-let|uzulmem|yazdin.|you-if~teacher
-117|*ssun|calismak
-118|anlattin.|olcu*|oner*
-119|*nmen
-120|*uda|cumle|insan degilim|odan*|once*|yard*
-121|derk*|derken|only~selfProgram
-122|ben~ama|courtesy.|dile*|sevindim
-123|*kar.|*sel
-124|*rar|birak.
-125|alti|selfProgram
-126|*iyse|cik|kalan
-128|*lir.|I~selfProgram|adim adim|sordun|tell~quote
-129|hafi*
-131|kura*|zorl*
-132|*sir.
-133|*ysa
-136|I-not~deny|bolu*
-137|#digit
-138|*mis.|ya~da
-139|*dir.|*lem|al|kayd*|lesson~you-if|ozet*
-140|deny~I-not|hede*
-142|sor
-144|*al.|al.|sure
-146|I~tutor1|duze*|sevdigin|ya da
-147|orne*
-148|bu~degil|diye*|ile
-158|^ama
-175|^sonra
-178|body~deny
-181|ve
-195|*orsa
-211|#opens
-214|#few
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
