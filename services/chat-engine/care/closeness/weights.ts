/** Written by `npm run care -- train-closeness`. What each line means is in `model.ts`. */
export const least = 80

export const weights = `
184|parent~tellnot
159|body
156|parent~not
153|family1
151|daily~I-did
149|hep
140|*yiz|parent~needless
136|*mde
134|*mda|sens*
133|*ima
130|beni
129|I-did|yoruldum.
128|human~I|me2
127|heart
126|anlatma|family1~study|tellnot
125|best~I|my|only~I
123|*esim
122|bunu~acma
120|isterd*|isterdim|we
119|*inim|teacher~knownot
118|benim de|bunu~etme|parent~we|secret~noone
117|*imde
116|yalnizca ben
114|I|icim
112|*anim|darling|family1~you|you~I
111|*ldim|gosterme|you~mine|you~my
110|darling~daily
109|*zim|I-be|best~me2|soyleme
108|*arsa|aski*|benim icin|darling~you-did|disa*|teacher~not
107|*ndum
106|I~stay|my~wait|write~body|you-did~I
105|*ksin|ben~cok|biliri*|body~daily
104|bir~ben|noone~I-not
103|*orum|*tim|I-did~understand|kiss~I-am|knownot.
102|*iyiz|*yum|anlatma.|love~I-did|senin~benim|soyleme.
101|life~I-did
100|I~home1|seni~benim|you~love
99|*imiz|*tum.|hic|makine|my~noone|seviyorum.
98|*imda|askim|bahset*|haberi*|love~we-let
97|benim~var|gulu*|haberin|haberin olsun|haber~olsun|tane*|wait~I-did
96|*stim|*unce|*yiz.|benim~gibi|beni~birak|biliyorsun|biliyorsun.|duyurm*|duyurma|duyurma.|kiss|soyler*
95|*rler|*uyum|anlamaz|family1~daily|insanim|noone~I|ogrenm*|sorarsa|teacher~tell|we~noone
94|*ime|*miz|I-am|I-am~understand|^ozlettin|bilirim|degil~mi|hoca*|ozlett*|ozlettin|ozlettin kendini|ozlet~kendi
94|paragrafa bakariz|parent~I|parent~knownot|parent~secret|study~life
93|*agim|*arim|benim~icin|isterdim.|love~I|parag~bakar|teacher~tellnot
92|*msin|*ndim|*sim|*tum|*zara|^cikma|darling.|opuc*|oturuy*|we~understand|you-did~me2|you~body
91|*num|*rum|love|soylersen|stay~I|tellnot~tellnot|understand~we|you~me2
90|*gim|ben anliyorum|ben~anliy|degil mi|geris~bos|leave~I-do
89|*asin|*imki|benim~de|hic~mi|knownot|sus|tellnot.|you~I-did
88|I~lonely|annen~telef|arkad~benim|bilirim.|bilmes*|only~darling|understand~needless|uyuma|we~love
87|*rima|^sensiz|agzi*|kiskaniyorum|korkuyorum|mine~love|senin~konus|taniyorum
86|*dim|I-not~stop2|^sevdicegim|benim~ol|bunu~duyur|darling~study|icim*|ikimiz*|not~you|sensiz*|sorars*|teacher~I
86|yakisi*|yanimd*
85|*erce|*yim|I-did~daily|bana~soz|bizi|cakt*|caktir*|daily~happy|ilk~bana|kars*|konust*|mine~promise|my~you|noone~we
85|we~write
84|*ume|I-did.|I~forget|bir insanim|bir tanem|haber verme|sensiz|tanem|wait~I-am|yetist*
83|*gim.|*rim|baskas*|benimk*|benimki|bir~tanem|daily~I-not|daily~family1|gibi*|giders*|gitmen*|gosterme.|gozl*
83|lonely~I-am|tek~benim|verdim
82|*ktu|*tlim|*zma|agriyor|ben~daha|bir daha|burn*|diye~mi|fala*|falan|family1~I-did|makin~yorul|sevdigini soyle|we~we
81|*stum|I-am~lesson|I-not~you|^annenin|^gulum|bahsetme|belli etme|belli~etme|ben~hep|best~I-am|best~noone|bilmed*
81|degistir|dusundum|guzeli*|guzelim|karsin*|karsi~hisse|me2~help|noone~I-do|parent~erase|parent~lesson|parent~study
81|sana~karsi|sen~bana|tell~we|yasiyorum
80|*sus.|*yken|I-did~forget|I~mine|bana yaz|best~mine|de~sinav|erase~not|hocana|leave~body|my~you-did|parent~lie
80|secret|sil|soz ver|soz~ver|sus.|yalv*|yalvar*|yayili*|yayilir|yazma
79|*cana|*mizi|ailen~degil|asla|body~stay|dayana*|family1~love|gerisini bos|geris~ver|help~I|leave~knownot|ne olur
79|parent~we-let|sacl*|saclar*|sevdic*|sevdicegim|sokm*|soz etme|soz~etme|understand~I|yayi*
78|*nima|I-did~only|^bende|arkad~ben|bana~bu|benim ol|bir ben|cekiyorum|cry~I|daily~I|gidiyo*|kimse~ogren|leave~my
78|only~sad
77|*imi|^uyuma|benim gibi|bir tek|bunu bil|bunu~bil|disari*|duyu*|family1~tutor1|hayati*|kesildi|marry~I-did
77|sakla~kimse|sevgilim|tatlim|tell~tellnot|you-if~I
76|*fen|*tfen|^tatlim|anlamaz.|bunu~cakti|bu~ikimi|change|cikt*|coku*|come2~I-do|geliyorum|gozu*|haya*|hisl*|hisler*
76|karsinda|lutf*|lutfen|me2~forget|my~best|only~kiss|oyle~mi|sakin|stay~I-not|write~tellnot|yasiyo*
75|*mdan|*rimi|bana~ailen|basind*|birakiyorsun|burad~disar|burasi|dusundum.|erase~parent|human~leave|iyi taniyorum
75|izin|karsi~var|me2~body|meza*|my~I-am|okumasin|only~you|promise~tellnot|veli*
74|*nim|*ucuk|*umda|bana anlat|beni.|bizi*|boyle|gitm*|home1|inka*|inkar|leave~I|ne~olur|okumas*|opucuk|sana~benim
74|sana~kadar|sonra paragrafa|taniyorum.|tek~sensi|tutor1~my|we~leave|yanin~elini|yarati*
73|*ktan|I-do|I~life|bende~var|body~you|daily~kiss|gelmezsen|gitmene|hissettirme|iyis*|karism*|return~I|sart
73|seni insanlar|seni~hak|sevme~soyle|we~secret|yanimda|yerimd*|you-did~I-did
72|*kani|*zle|I-did~body|I~thanks_to|alisam*|arami~ozel|asig*|bende~baska|beni~istiy|body~I-am|dahi*|disari|gozler*
72|gucu*|gulums*|hava*|icime|kiskaniyorum.|leave~you-did|noone~tutor1|ogretmeninin|sana karsi|secret~best|seni benim
72|sinif~bende|without~I-do|you-do~I
71|*dim.|*imin|*vran|^annem|actim|ailen~yok|bana~nasil|benim~misin|beni~icin|beni~mi|best~my|bilmesin|biriyi*|biriyim
71|daily~I-be|davran|elini|gel|gittim|help~me2|iyi taniyan|knownot~deny|me2~I-be|only~we-let|parent~mine|penc*|pencer*
71|sana~cunku|seni sinifindakiler|seviy~mi|sisti|teacher~I-did|titriy*|zaman~beni
70|*izim|*lim|I~you-do|^kapatma|artik.|bana~yeter|ben~gun|ben~sinav|bilmesin.|bir~yolda|darling~I-am|degerlisin.
70|deniz~kenar|home1~I-am|insani*|kimse~kimse|kral*|leave~we|lokm*|me2~mine|my~daily|ne~annen|noone~not|ogret~ben
70|olur mu|olur~mu|omur|oyle|parm*|var~de|velile*|velilerine|we-let|we-let~you|without~understand
69|*rme|I-did~life|agriyo*|ailen~zorun|anliyorum seni|bilme~yok|bizim|bos ver|bos~ver|bunu~sir|darling~best
69|darling~we-let|degerlisin|family1~teacher|gitmen|gizle|gorunc*|gorunce|gozumd*|gulum|ilk bana|kilo|kimse~bende
69|kiymetimi|leave2~I-am|me2~return|mezara|miss~daily|my~teacher|noone~mine|program~I-am|quote~I|sen~seni|sevgim*
69|soru cozdun|tellnot~write|tell~secret|uyum*|we-let~daily|we~best|we~stay|yanim
68|*ayiz|*dem|*fim|*lasi|*urma|I-am~body|I-be~my|^babam|^guzelim|ancak ben|ancak~ben|anlama*|bebegim|bekledim|ben de
68|benim~calis|ben~biliy|best~you|body~tutor1|bunu~gerek|denemen|deniz|duya*|flor*|gizle.|hasr*|heart~I|kac~cozdu
68|kesild*|kimse~sorma|knownot~lesson|ogret~gorme|oldug~herke|olmada*|olmadan|return~you|sen bana|seni~bilem
68|seni~duram|sen~kapat|sonu|without|write~I-do|yazmadin.|you-did~my|you~need
67|*unum|*zsen|I-am~you|I-did~stop2|^bebegim|^gitmene|^melegim|aklimdan|bahsetme.|baskasina|beni~hic|bile~mi
67|body~noone|boyle~birin|cekiyorum.|daha~beni|deny~leave|evle*|hatiri*|hatirim|hatirim icin|hatir~icin|hosuma gidiyor
67|hosum~gidiy|icin~beni|kaderi*|kardesim|kiym*|konusalim|konus~benim|life~understand|love~study|me2~lonely|mele*
67|melegi*|melegim|mine~leave|need~my|not~lonely|oyle degil|oyle~degil|romantik bir|seni cok|seni~bile|seni~kaybe|sil.
67|thanks_to
66|*fam|*lma|*orde|*ske|I-be~I-do|^gitmen|afraid~leave|atma|bencil*|ben~de|ben~unive|bilm*|birakiyorsun.|duramadim
66|eller~eller|gecen yaz|gecen~yaz|gird*|guze*|insan~ben|kafam|kalbim*|kesk*|keske|kiskanirim|kiss.|makine degilim
66|mine~my|not~we-let|okuyunca.|ozel|return~I-will|saki*|seni hak|senin~icin|seni~eden|sevdi~soyle|soyle~bana
66|stay~I-do|study~parent|tellnot~secret|tellnot~we|varl*|without~you-did|yastig*|you-if~sad
65|*klim|anliy~seni|aramizda ozel|bakmadin|bana~cok|bana~gibi|ben~evden|bir omur|bir~omur|body~I-did|body~only
65|daily~I-had|degistir.|disar~degil|duyunc*|duyunca|elle*|elleri*|evla*|family1~you-did|gitme|gonl*|ilgi*|kade*
65|kahvalti hazirladim|kal~biraz|karsi~bir|kirili*|love~mine|my~come2|ogren~kimse|ogretmenin duymasin|oturuyorum
65|parent~me2|roman~bir|sen varsin|seni~mu|sen~varsi|someone~I|stay~me2|stay~sad|teacher~quote|telef~ister|tell~deny
65|varsin|write~we|yakisiklim|yalni~ben|yiki*|yildiz*|you-did~I-do
64|*ilma|*ktim|*ladi|I-am~not|I-be~tutor1|I-do~sad|^parmak|^seviyorum|aglayacagim|aglayacagim.|baband*|babandan
64|benim sana|benim~daha|benim~mi|beni~istem|bens*|bunu velilerine|bunu~velil|da senin|daily~body|de~cekiy|duymasin.
64|heart~only|inanam*|kahva~hazir|lutfen.|my~I-not|ne~anlat|not~stay|only~I-did|onu degil|ozel~var|prensesim
64|return~I-did|sana~payla|secret~we-let|sensin|stop2|suphelenmesin|tek~varli|tellnot~understand|tell~needless
64|thanks_to~you-did|uyanma*|varim|yerin~benim|yok~ben|you-did~body|you-did~tell|you-do~me2|you~only
63|*dum.|*rmem|*zma.|*zuk|I-am~best|I-had|I~I-am|^askim|aksaml*|annen~ben|arkad~fazla|bende kalsin|bende~kalsi|beni bu
63|benim~deger|beni~yaral|birin~nered|bugun kac|bu~sinav|cok~sikil|come2~wait|demek|dusuyo*|evleni*|favo*|favori*
63|gidersin|hafta sonu|hafta~sonu|hayatimin|her~ailen|icin~hep|karis~yok|kere|kiymet*|kuzen~da|lafi*|leave2~body
63|miss~you|needless~I|noone|o kadar|ogrenirse|olmaz mi|olmaz~mi|parmak|rememb~you|saat bana|saat~bana|sakla|sayiyo*
63|sayiyorum|seni~gibi|sen~cikin|sinifindakiler benden|taniyamaz|yaraladi|yasi*|yaz~gorme|you~noone
62|*erme|*eyim|*hil|*leme|*nce|*sari|I~noone|I~stop2|acim*|acimiy*|aciyor.|annen~gorme|bana~gelec|ben seni|bir~atma
62|boyle~nered|change.|cikars*|dahil|de~surek|dinleyen birini|dinle~birin|etmesi*|etmesin|evde~acma|evim*|fark etmesin
62|fark~etmes|gerce~benim|heart~best|ikimizin|iyiy*|kata*|leave~you|love~tell|noone~my|odevin|only~we|otekiler
62|parent~deny|rememb~you-did|return~I-do|saci*|sen bir|seni yalnizca|sen~bilmi|sorar~de|taniyan|tek~mesaj
62|thanks_to~not|tip|understand~deny|understand~my|we~help|yetistirme.|you-do~noone|you-if~I-do|you~change
61|*fen.|*fina|*iyan|*mdi.|*nca.|I-do~I|I~love|^gizli|^karsinda|^prensesim|^yakisiklim|acti*|anlatm*|annen~yazma
61|aramizdaki sey|arami~sey|arkad~beni|bakmaya|ben~odevi|bir~yiyip|bugun~soru|caktirmadan|cikma~ne|cok~mu|come2.
61|dakik~daha|darili*|darilirim|darling~I-did|dugm*|el|en~mutlu|ettigi|family1~I-do|family1~understand|gerce~soyle
61|gidiyorsun|hic~degil|home1~I-did|home1~understand|iyi~yok|kapatirsan|kenari*|knownot~daily|love~me2|mesaj~sil
61|noone~me2|ogret~gerce|oldug~biliy|oldum|oyle~ki|paragrafa|rememb~leave2|return~me2|sana~gulum|sarili*|senin~hep
61|seni~ancak|simdi.|study~body|study~sad|teacher|tut|understand~body|uygulamayi|without~sad|yasl*|yazil~aksam|yoktu
61|yoruldun mu|yorul~mu
60|*iba|*liba|*tume|*zken|I-am~daily|I-did~I-be|I~leave|^hep|^keske|^seni|aciyor|adim~yasin|aklimdan cikmadin
60|aklim~cikma|anlarsin|asigim|asigim.|askimi*|bana~baska|ben makine|benim~kal|ben~makin|bilme~daha|bir~yana
60|body~you-if|caliyo*|caliyor|cikmadin|cikti|come2~body|daha kal|daha~kal|daily~without|degilim yoruluyorum|deni*
60|dinleyen|diz|doya*|elim|feel|gali*|galiba|gec|guna*|gunayd*|herke~sen|kiss~tutor1|knownot~needless|koll*|me2~stay
60|my~I-will|once bana|once~bana|onlar~bilme|sadec~bana|senin~yok|seni~baska|sey~arkad|sula*|sular|tamam|taniyamaz.
60|teacher~understand|tek kelime|tek~etme|tell~lonely|tired~I-will|understand~me2|ustume|var de|we-let~lesson
60|we-let~study|write~teacher|yast*|yerimde|yerine benimle|yetistirme|yoruluyorum|you-if~I-did|you~kiss|zorundayiz
59|*bil.|*gima|*iriz|*ktum|*rafa|I-will.|^babani|alir*|aram*|bakama*|bana~sonra|ben robot|benim~olmaz|bensi~demek
59|ben~goruy|ben~robot|ben~seni|bil.|bile|bir~cikti|bir~ister|bu~ben|caktirma|cry.|daha|daily~home1|de~gun|de~korku
59|dunyan*|ellerimle|guzell*|home1~tutor1|insan var|kapat~annen|kavga ettim|kavga~ettim|kimse~anlat|kiss~daily
59|konustuklarimiz|kulagi*|lesson.|me2~you-if|need~I|ne~bana|ne~sen|ne~yapiy|onlar~benim|onu~degil|otes*|o~ben|perisa*
59|perisan|robot degilim|sana~ister|seni kim|senin~mesaj|seni~payla|sevme~mumku|sirada*|sir~tutma|soruy~de
59|teacher~tutor1|tek~kelim|titr*|understand~you-did|unutma*|ve~ben|vicdan*|warn~I|yana*|yapiyorsun|yapiyorsun.
58|*bimi|*sil.|*ugum|I-am~only|I-do~tired|^baska|anca*|ancak|artik|atiyorsun|ayril~degil|bakma~kiyam|ben burada
58|ben goruyorum|ben~ilk|bile~gitti|bilmey*|bir~kiyme|body~come2|body~you-did|bulama*|bulamazsin.|bunu kardesine
58|bunu~karde|burad~konus|bu~ask|calistim|cozeri*|darilirim.|da~yazma|deniz~dalga|de~gec|durama*|dusunmeden
58|edebi~sevdi|ellerim|eller~gibi|en~dogru|evde~konus|gecist*|geldim|goremez|gormez|gozle~kaybo|gozund*|gune~basla
58|heme*|hemen|hep boyle|hep~boyle|herkes seni|heyecandan|home1~life|hosca~biraz|karsi~gerce|kirildim|kirilirim
58|kollar*|leave~heart|mi~beni|ogret~biliy|ogret~olmas|olayim.|onemse*|rehbe~biliy|rehbe~sorar|return~my|sad~I|sakla.
58|sana~yetmi|senin~bende|senin~gibis|soyle~yeter|tell~parent|uygul~beni|var~ben|var~benim|we~you-do|yakt*|yaktim
58|yazma.|yaz~ogret|yuzuk
57|*ardi|*ilim|*iza|*ksun|*lini|*miza|*muzu|*tmen|*yfim|I-do.|agliyorum|anlars*|anneml*|annemle|annen~ne|aramiza
57|arkadastan|bana cok|bana~ben|belli|ben~an|ben~biriy|ben~mi|ben~surek|ben~varim|best~love|bil|bilmemeli.|bogazimda
57|bu ise|bunu arkadaslarina|bunu~arkad|burada da|bu~ise|cok~cekic|daily~life|daily~love|daya*|da~senin|deny~knownot
57|ders~yap|de~gidiy|dinlemez|dondum|duva*|geliyorum.|gelmed*|gibi yap|gibi~yap|gitme~daha|her sey|hissetmek istiyorum
57|hisse~istiy|hoca|iki~yaris|iyi~benim|kadar~uzulu|karsi|kedim|kelime etme|kelim~etme|keyf*|keyfim|knownot~not
57|knownot~sad|kuca*|kucagi*|kucagima|mine~body|my~rememb|my~someone|ogren~kizma|olmuyor|olmuyor.|quote~afraid|rapo*
57|return~sad|saatlerde|sakl*|secret~I|sen kapatinca|seni~kim|sen~kadar|sen~uyuya|sevdi~sonra|sinif~o|sohb*|study~I
57|tutor1~love|unutmam|utandi*|uyuyamiyorum|uzuluyorum|varlig*|we~needless|write~promise|yiyi*|yiyip|yoksun
57|you-did~not|you~leave2
56|*aldi|*bzim|*iba.|*mla|*nda.|*rtti|*uden|*ymis|I~return|^olsun|ailen~bana|akli*|aklim|anlamasin|annen~yetis|attim
56|bakiyorum|bana karsi|bana~o|bana~vakit|bell*|bencillik|benden daha|bende~anlay|beni ara|beni~kenar|bensiz girdigin
56|bensi~girdi|ben~ozler|bir~sen|body~wait|bu isi|bu~netle|bu~ozel|cekiyo*|ciktim|daha~taniy|daily~I-do|dalgal*
56|davran.|degismem|ders~gibi|de~iyi|duyma~annen|elve*|erase.|etmem|family1~leave|feel~I-am|galiba.|gecmes*|gecmesin
56|girdigin|gizl*|gizli|gucendim|hasret*|heart~my|help~stay|kabul|kac soru|kac~soru|kadar~bekle|knownot~write
56|konus~konus|me2~love|miyi*|mi~daha|my~thanks_to|my~write|nabz*|nabzim|ogretmenin okumasin|ogret~okuma|olmustum
56|olmustum.|olurum.|oluyorum|oluyorum.|only~happy|otekiler toz|oteki~toz|ozel~kimse|quote~forget|rehbe~soru
56|rememb~I-not|sadece bana|sana~vurul|seninl*|senin~cikar|seni~dusun|seni~gerce|seni~secti|sen~verin|tamam mi
56|tamam~mi|teacher~stop2|tek~senin|telef~yazma|tell~body|toz|uyuyamiyorum.|uzulurum|vermem|vicdanin|vicda~mi|vurg*
56|vurgun*|vurgunum|yure*
55|*atma|*tti|*ume.|I-be~I-be|I-did~help|I-did~not|^anneni|anlami|anlatirsan|annene yetistirir|annen~bizi|annen~tamam
55|ay~topar|bana hic|bana ihtiyacin|bana~hic|ben olmadan|bende~gorem|beni cok|beni de|benim~dinle|beni~de|ben~ederd
55|ben~insan|bir opucuk|bir yana|birakacaksin|bir~opucu|boga*|bogazi*|boyl*|boyle~seyle|bu gece|bugun~cozdu|bunu~olara
55|bunu~yapar|bu~acma|cocu*|daha~konus|dakika daha|dedig~o|de~hisse|de~senin|duny*|esim|family1~sad|fazlas*|gece~birak
55|gidiyorum|gormuyor|gorunce.|guzel~bakma|hayal ediyorum|hayal~ediyo|hayran*|icime~bir|ilgin|isin bitince|isin~bitin
55|izin~verme|kabu*|kahrol*|kapat~ne|karsi~soyle|kimse anlamaz|kirilirim.|kizim|knownot~study|kokl*|mine~I
55|mine~understand|ne yapiyorsun|noone~leave2|not~tell|only~I-do|otekil*|saat~mi|saklar*|sana.|sana~ihtiy|sen cikinca
55|seni~ilk|sen~olmad|sevm*|sinav~hic|tanesi*|tellnot~me2|tellnot~parent|thanks_to~daily|ustume.|uyuyamadim|uyuya~bu
55|varim.|vicd*|we~tellnot|write~erase|yakala*|yetistirir|you-do~mine|you-do~without|you-if~me2
54|*dime|*ina.|*izi|*kdir|*sak|*usma|*vmem|*zim.|I-am~I|^yazdiklarin|afraid~body|agliyorum.|ama~bak|anne*|annemi*
54|annemin|annen~kalma|aralar.|arkani|asik~olmam|ayirmi*|ayril|bana~ayir|bende~gormu|beni~gitme|ben~calis|beri|best~we
54|birak~daha|bir~bile|bir~bulur|body~tell|bu sabah|bugun~ders|bunu sir|buyu*|buyutm*|bu~gece|daily~come2|dayanamam
54|degil~yorul|dunyanin|erase~I-did|etmem.|family1~courtesy|gecen~cok|gider~de|gider~sen|gitme~biraz|gonlum*
54|gozle~bakma|gozyaslarimi|gozyaslarimi tutamadim|gozya~tutam|gulusu*|her~bana|her~sen|human~I-am|incind*|kadar~mi
54|kahrolurum|kaybetme.|kendime|kisi sensin|kisi~sensi|kodla~bir|me2~stop2|muht*|olmasa*|ote|rememb~leave|romantik
54|sabah~bana|sadec~ben|sana~olan|sayili*|senin~arami|seni~boyle|seni~kolla|sevmem|sey soyleme|sinema*|sizl*
54|soru~degis|soru~konuy|soru~sorar|soyle~de|stop2~I-do|takd*|takdir|telef~kontr|tutamadim|understand~leave2|var~degil
54|we-let~love|yasindayim|yasindayim.|yaz kimse|yaz~kimse|yoklug*|you~without
53|*acim|*arma|*asam|*imle|*izin|*mda.|*nuna|*ordu|*ran.|*umde|*unup|I-am~help|I-did~tutor1|^bilmemeleri|^heyecandan
53|^mola|aramizdaki bu|arami~bu|arkasindaki|atiy*|basimi|baska~yok|beni kendine|benim disimda|benim~bu|benim~disim
53|beni~gor|ben~baska|ben~kilo|best~darling|bilmemeleri|bir makine|birazd*|birazdan|bize|bugun~yarin|burnun*|buyule*
53|bu~sessi|carpiyor.|cicek|cocuk~olur|dayanamiyorum.|de gec|dek|de~evden|disimd*|disimda|dond*|donerim|dusunup
53|eski~gibi|etmiyor|evde~de|gider~git|girdig*|gizli~kimse|hep~sen|herke~de|hic~gitme|hic~unutm|hislerim|iki~bana
53|iki~dakik|ilk~yaz|jealous.|kadar mi|kardesimle|kardesimle kavga|karde~ettim|kisi benim|kisi~benim|kolu*|konus~gizli
53|leave2~I-do|marry~I-am|mesajini bekledim|mesaj~durdu|miss~you-did|molayi|my~we-let|noone~deny|not~leave2|odam*
53|ogretmenim|olmasin|olsun~de|olurum|ona~kiska|ozel~payla|ruyamd*|ruyamda|sana~arkad|sana~bende|saril~istiy
53|seni~sevme|sen~benim|sen~hicbi|sen~o|sevgilim.|sevgimi|seviyorum seni|sey~sana|sonun~de|sorarlarsa|sormas*
53|sorma~diye|soyle~sonra|study~my|study~thanks_to|suph*|suphel*|teacher~forget|tellnot~tell|tutt*|tut~anlat|uzulur*
53|vari*|verme~o|write~heart|yakinl*|yasla~de|yenild*|you-did~mine|you~I-do
52|*bul|*gime|*lima|*zdan|*zlik|I-am~leave|I-did~lesson|I-not~stay|^adimi|^aramizdaki|^gitme|^komsunun|^sorarlarsa
52|ailene soylemek|ailen~verme|aklima|anlam~ben|anlarim.|anlayamaz|anliy~kimse|atma.|ayrildiniz|bagi~kopar|bakisi*
52|bana~daha|bana~yazac|baskalarina|ben varim|benim~biraz|beni~degil|ben~kacma|bu aralar|bula*|bunu~yeter|bu~arala
52|cevh*|courtesy~noone|cry~I-not|cry~me2|cunku sana|daily~I-am|degm*|diye odum|diye~odum|dusunmez|duysam|gezi*|gidi*
52|gittim.|hak etmiyor|heart~you|her seyden|her~seyde|hic unutmam|hocan~anlat|human~human|human~we|iyi~anliy
52|iz birakma|kaldim|kaliyorum|kapatma|kendi~sakla|kimse~deme|korkar*|leave2~you|marry~I|matematikten|need
52|noone~we-let|odum|ogret~gibi|olur*|only~marry|rememb~I-did|rememb~understand|sabah~cok|sabah~yorul|sana~sana
52|secilmis|sen benim|seninle|sesini duysam|sesin~duysa|someone~me2|sonra~parag|soylemissin|stay~body|study~noone
52|study~tellnot|teacher~secret|vuru*|yapama*|zor~seni
51|*aber|*dum|*gina|*isim|*kana|*llik|I-do~stay|^caktirmadan|^insanlar|anlamiyor|anlat~yok|aradigin|aramiz*
51|arami~kimse|arkad~daha|baban~bu|bana~var|baska~bile|bend*|bende~kaldi|ben~cekiy|ben~gecel|ben~yeter|bera*|berabe*
51|beraber|bir~et|biz|body~love|bulamazsin|bu~yazan|come2~I-not|cunku~sana|daha~sana|deli|dunya~benim|dusunmez.
51|duymam*|family1~wait|gerce~sadec|gibi~davra|gibi~gerek|git~ben|hayr*|heart~cry|help~best|her gece|her~gece|hic mi
51|hisse~bana|hizla carpiyor|hizla~carpi|icin~bekle|istem~burad|iz~birak|kafam~sisti|kal|kalbimi|kendi~unutu|kese*
51|korkuyorum.|kucuk~ben|kuze*|leave~need|lie~tell|maki*|me2~my|mine~return|ogren~yuzde|okudu~sil|oldug~ben|olur musun
51|olur~musun|ona sordum|ona~sordu|otesi|otesi.|oyle mi|ozel bir|o~cocuk|parent~understand|program~leave|sadec~bir
51|sana~ailen|secret.|senin~el|senin~ele|senin~kalma|sen~bak|sen~yok|sine*|sisti.|stop2~stay|study~love
51|understand~secret|uyanmak|varm*|var~et|veren bir|veren~bir|we~not|write~home1|yalniz kaliyorum|yalni~kaliy|yikili*
51|yokken calisma|yokke~calis|yoks*|you-do~deny|yurudu*|yuzuk takmak|yuzuk~takma
50|*arem|*bim|*cim|*esin|*ktin|*layi|*lum|*msi|*mun|*rasi|*redi|*tik.|*uma|*umun|I-did~my|^ellerin|^icim|^onlarla
50|ablan~biliy|adimi~verme|andi*|annen~beni|ara verince|aralar|aramiy*|aramiyorsun|ara~verin|arkadaslarima|ayni~senin
50|bakamasin|bakamasin.|bana yazmadin|bana~karsi|baska~hicbi|bende~dusun|benim~guzel|benim~yanim|beni~hep|beni~yarin
50|ben~bugun|ben~kisiy|ben~ne|ben~sinif|ben~uc|bile~bilme|binler*|binlerce|biri.|biz~bir|body~leave2|bugun~basim|bunc*
50|bunca|bunu~biliy|burk*|cok~gitti|de~bugun|duvarl*|ekranini|family1~I-am|forget~I-am|gece~gibi|gece~konus
50|gelmedigin her|gelme~her|gibi~asik|gibi~olmam|gidiyor|gozumde|gunum|hep~ikinc|ictim|insanlar benden|istemiyorum
50|iyi taniyamaz|kaliyorum.|kaybol*|kiss~I-do|kizmaz|klav*|klavye*|knownot~parent|korkardim|koy annen|koy~annen
50|leave2~my|leave~I-not|life|marry~happy|mesaj~gorme|mi seninle|mi~senin|my~study|neden~bana|need.|o sinifta
50|ogretmenine soyleme|okul~konus|olmak istiyorum|olmak~istiy|olmasan|onlar~daha|only~leave2|optu*|opucug*|oturup
50|ozel~bir|o~kiska|return|saklayalim|saklayalim.|sana deli|sana~deli|sana~her|saye*|sen olmasan|seni ailen
50|seni ozluyorum|senin~asik|senin~insan|seni~etmiy|seni~hic|seni~onems|seni~ozluy|seni~sus|seni~tamam|sen~buras
50|sen~hisse|sen~olmas|sifirl*|sifre~bakam|sikt*|sinav~geris|siradan|siran~kimse|sokma|soru~cozdu|soyle~sus|takmak
50|tek~bile|tellnot~need|terapi*|titred*|titredi|understand~tellnot|uygula*|var~beni|verirsen|yana|yanagi*|yasinda bir
50|yasin~bir|yetis~yok|yok ben|yok~de|you-did~sad|you-if~lonely
49|*adim|*afa|*nyam|*riz|*una|*usun|*yam|*zsin|I-did~best|I~cry|^donup|^makine|abine|ailene soyleme|ailen~gerek
49|ama ben|anlat~olay|anlay~varli|anneni|anneni*|annenin|annen~arami|bana~donme|bana~geliy|baska~asik|bende~bahse
49|bende~daha|beni hic|benim~canim|benim~sebeb|beni~ihmal|ben~gormu|ben~ortao|best.|best~tutor1|birin~asik|bir~anlar
49|bizim~bir|bunu~tutma|bunu~yapan|burad~da|bu~bilme|bu~de|bu~gitme|bu~kalbi|calis~progr|cilv*|cok yoruldun|cozdun.
49|daily~me2|dari*|da~bana|degilim hissediyorum|denememde|deyinc*|deyince|don|dunyam|durs*|dursun|eden|ekrani
49|elini tutmak|elini~istiy|elini~tutma|esin|esin~yok|family1~we-let|gecir~mi|gerek~ben|gibi~gidiy|gidiyorsun.|giriyo*
49|gordug*|gozunden|gunumu*|habers*|habersiz|hayatim|hayranim|hazirlanirken|heart~not|her~sey|ilk denememde|iyi ki
49|kadar~insan|kaliyo*|kapat~istem|karde~evde|kimse~sey|ki~benim|konuss*|lie~I|lonely~tutor1|marry|me2~home1
49|mesaj~kiska|ne yapayim|ne~yapay|not~we|ogren~sensi|ogret~bos|olal*|olalim|olmak|olmas~anlam|olur~bana|parcal*
49|return~mine|robot~hisse|sana~yapan|sana~yeter|secret~program|sekizinci|sekiz~sinif|sen o|sen yatinca|senin~arkad
49|senin~verir|seni~her|seni~takdi|seni~varli|sensi~biliy|sen~oluyo|sen~uzulu|sen~yana|sen~yatin|sevgili olalim
49|sevgi~olali|sey deme|seyi ailene|sey~deme|sikayet etme|sikay~etme|sir olarak|sir~olara|sizliy*|sizliyor|sohbet*
49|sonuc~acikl|sorarl*|soyle~ogren|study~secret|teacher~we|telefonuna|tut ailene|tutmak istiyorum|tutma~istiy
49|tutor1~I-be|tuttugum|tut~ailen|uyudun mu|uyudu~mu|uzuluyorum.|verdi~annen|verme~beni|wait~love|write~understand
49|yana.|yasind*|yaslar*|yatinc*|yatinca|yazardin|yazardin.|yikilirim.|yoruldun|you-if~you|zaman~cok
48|*cuk.|*kla|*kla.|*ncim|*rce|*rmam|*sima|*suya|*tme|*urup|*vde.|I-did~I-not|I-did~teacher|^ogretmeninin|abin*|agzini
48|ailen benden|ailen ne|ailen~biliy|altin~annen|anlat~bozul|annen~daha|annen~gerek|ara~beni|baban~at|bahane|bakmad*
48|bana~edinc|baska~kulla|bedenim var|bekled*|beni*|benimle gecir|benim~oldu|beni~cok|bensi~gecir|ben~gunde|ben~hic
48|ben~olmak|ben~sonra|birbi~hic|bir~kal|bozulur|bunu~seni|burada|burad~kelim|burad~tek|cocug~da|daily~we|dalg*
48|de arkadasin|dedikl*|degistirmene|deniz kenarinda|de~kilo|dinled*|diye~gece|doldu.|durdum|dusunurken|duymasin
48|duzeltince|ederdi*|ele|en~sensi|erkegi*|erkegim|evde.|evden~kacma|evlenm*|fazlasi|gerce~insan|gerce~var|goture*
48|gundur|hayat~en|help~feel|help~tutor1|her~gunun|icin~ikinc|icin~verir|ikimi~arasi|istem~seni|iyi anliyorum
48|kadar~goste|kagid~at|kagid~baban|kalbi~sensi|kalkiyorum|karney*|karsilikli|karsinda gercek|kemi*|kenarinda
48|kimseye anlatma|kimse~ogret|kiss~rememb|kokusunu|konusma|leave~we-let|life~leave|life~tutor1|matematikten korkardim
48|matem~korka|me2~thanks_to|me2~you-do|mesaj~ben|ne ailen|ne~ailen|ogre*|ogrenmesin|ogret~yanin|ogret~yetis|ogret~yok
48|olmasi*|onlar~ben|onlar~soyle|o~hala|o~sevdi|peris~oluyo|quote~I-not|quote~me2|raporu*|saat~bes|sabah~yaz
48|saklaman gerekiyor|sana dar|sana~dar|sark*|secret~stay|secret~we|sekizi*|sende.|seni~annem|seni~geris|seni~sen
48|sen~anliy|sen~en|sen~yazin|sevgi~mi|sevmey*|sevmeye|seyi~ailen|stop2~promise|stop2~tellnot|study~we|taniy~bir
48|teacher~needless|tek~bekle|tepe*|tera*|ve ben|verdi~simdi|verirs*|warn~stay|we-let~I-am|yarin~gelme|yazard*|yazmad*
48|yikilirim|you-did~student_said|you-do~quote|you-if~noone|you~I-am
47|*alim|*amda|*guna|*kti.|*ric|*ric.|*sam.|*yden|I-did~me2|I-did~we|^baskasina|^gelmedigin|^hayatim|^kursa|^pazartesi
47|^uygulamayi|^yazmadigin|ailene|akan|annem~aklim|asik olmamak|askim.|askimizi|bakma~benim|bana~olaca|beklerdim
47|bende~ayri|benims*|benimsin|benimsin.|benim~basar|ben~bazen|ben~gece|ben~sakin|ben~test|best~courtesy|best~kiss
47|bes~daha|birak~bana|bir~biliy|bir~daha|bir~surek|boyle~anlat|bugun~keyif|bugun~yok|bunu~rehbe|bunu~sakla|bu~sohbe
47|cozeriz|cozeriz.|daily~daily|dayanamam.|da~gibi|dediko*|dedik~olur|demek~bende|dersin|destek*|destekleyemez|donme
47|dusl*|duymasin biliyorsun|family1~best|film izlerken|film~izler|geceler opucugu|gecel~opucu|gelirsin|gelirsin.
47|gelme~cok|goste~at|gunlerce|gunum~guzel|gun~cok|gun~olur|guzel~bugun|happy~tired|haric|haric.|icim~parca|icind~bana
47|ictim.|iki~bes|insan.|istemiyorum seni|istem~biraz|istem~kal|iyi~opucu|kadar~deger|kadar~ederi|kadar~onems|kalkiy*
47|kalsin bu|kalsi~bu|karnim*|kendim*|kendine sakla|kimse~anlam|kiskandim|konus~kimse|kursa|leave~life|leave~me2
47|lonely~life|my~heart|nasil~beni|not~best|ogren~senin|ogret~acma|ogret~duyma|ogret~duyur|ogret~haber|oldugum|olmamak
47|oluyor*|only~return|only~wait|opucugu|ortaok*|oturuyorum.|oyle~guzel|progr~birak|rememb~come2|return~I-not|ruhu*
47|sadec~ikimi|sagli~rapor|sana~yaziy|sarilip|secret~leave|seni*|senin~birin|senin~demek|senin~flort|seyden|simdi~ne
47|sinav~beni|sinav~evde|sirrim*|sonra~kimse|sora*|sorar~sey|sozun|study~lie|tek~disar|tellnot~my|tercih ederim
47|terci~ederi|turev~mi|tutor1~tellnot|tuttug*|understand~best|understand~lonely|uyumu|varsin.|var~var|without.
47|without~need|yalvaririm|yazilim degil|yazil~degil
46|*evin|*gumu|*hil.|*ini.|*kmus|*kti|*ldu|*oruz|*rale|*rup|*sede|*zle.|I-am~noone|I-be~lesson|I~afraid|^ekrani|^madem
46|adil|adim~ve|anlat~simdi|arami~sana|arkad~anlam|askimiz|ayrilma|baban~calis|baha*|bana borclusun|bana yazacaksin
46|bana~gel|bana~gidiy|bana~yapma|bari|ben|ben biliyorum|benc*|benden baskasina|beni~bende|beni~burad|beni~olurs
46|ben~annen|ben~bilir|ben~dayan|bir~cikma|bizde|bizde kalsin|bizde~kalsi|bizim~kucuk|borclu*|borclusun|bugun basim
46|bugun~hic|bunca~zaman|bunun~kalma|bunu~belli|burad~degil|bu~yazdi|calisi*|cok~anliy|cok~bile|dahil.|daily~my
46|darling~rememb|dedigi*|demek~o|denemen nasil|denem~yapmi|de~bazen|diye~yazma|dogrus*|donuyorum|durur.|duyan
46|duygu~var|duymamali|eksili*|erase~deny|eski bir|eski~bir|evde~degil|evlen~misin|family1~stay|farkin*|flortl*|gece
46|gelmedin|gibiyi*|gibiyiz|gibi~birin|gozum~senin|gundu~yazma|gun~ama|heart~understand|home1~best|ibaret|icin~sansl
46|iki~seni|ilk~yapmi|integrale|iyi~ki|kacir~evde|kadar kolay|kals*|karsi~biri|kims*|kimse duymamali|kimse~etme
46|life~afraid|lokma~bogaz|madem|matem~kaldi|mezun~oldug|my~return|need~cry|nefesim|ne~ben|ne~netin|noone~tell
46|ogren~konus|ogret~mi|ogret~sey|ogret~soyle|okuld~kimse|onemsi*|only~noone|parent~promise|paylasamam.
46|program~someone|promise~me2|promise~understand|rakips*|rakipsizsin|sansli*|secret~you-do|sende~iyi|seni ne
46|seni senden|sen~anlat|sessi~baban|sevdi~bana|sinav sonucunu|sinav~cakti|sinift*|sir~misin|someone~best|sonra~bakar
46|sorar~dersi|soyle~soyle|susa*|teacher~mine|telef~beni|telef~sifre|terci~yapti|tutuldum|uzulurum.|var~sen|wait~me2
46|yapma~sonra|yapmistim|yaps*|yazacaksin|yaz~annen|yikiyo*|yokmus|yokmus gibi|yokmu~gibi|yoksa~gerce|yok~yok|you
46|you-did~you-did|you-do~afraid|you-do~you-did|you-if~we
45|*adas|*dure|*emle|*irme|*iyim|*kine|*min|*regi|*siz|*tik|*tsam|*ure|*ydin|*zun.|I-am~lonely|I-had~write|I-will~you
45|^askimiz|^tip|aklimi|altindan|altindan yaz|ama kimseye|annen~calis|annen~o|arkadas|asik|atiyor*|avuc*|ayril~bana
45|babana yalan|baban~ben|baban~sorun|baban~yalan|bana soz|bana~bes|bana~davra|bana~don|baskasini|baska~veli
45|bebeg~nasil|beden~var|bekledim durdum|bekle~durdu|bekle~senin|benden vazgecme|benden.|bende~aliyo|bende~vazge
45|beni~ara|beni~mu|ben~bekle|ben~heyec|bir kere|biraz~konus|bir~goruy|bir~kere|body~study|bu kadar|bu yolu|bugun ders
45|bu~mesaj|bu~yolu|cald*|caldin|caldin.|calisirken seni|come2|courtesy~mine|cozuyorum|daha~benim|daily~forget
45|daily~lesson|da~bunu|de bugun|demek.|deny~stay|ders calisirken|ders~seni|de~bir|de~hep|dogru~ben|donerim.|edelim mi
45|edeli~mi|el ele|el~ele|en guzel|en~guzel|gecen~gel|gece~senin|geleyi*|geleyim|geliyo*|gelmedigin|geometriyi
45|gibis~bin|gidiy~de|giriyorum|gitme~olur|gitti~sana|gozumden|gozumu*|gozumun|gunden|guven~bana|guzel olurdu
45|guzel~cok|guzel~olurd|haberd*|haberi olmasin|haber~beni|heart~need|her~gelec|hocam|hocan|idare|is~sonra|kadar~konus
45|kalbi~ben|kalktim|kapat~beni|kapt*|kaptir*|kara|karne~goste|karsi bos|karsiligi|karsi~bos|klavyeye|konuy~acma
45|leave~deny|me2~leave|mine|miyim|mi~birak|molasi|mudure|my~leave|my~love|my~stay|nasil olsa|nasil~olsa|noone~knownot
45|numar~gibi|o cocuk|ogren~o|ona~gec|on~dokuz|ortaokuldayken|o~gecir|parent~family1|ruyam~gordu|sana yeterim
45|seni gercekten|senin~bin|senin~bir|senin~yakin|seni~bekli|seni~deste|sen~anlam|seyd*|sifre~degis|simdi~gidiy
45|siradansin|sirrimiz|sir~soyle|sizliyor.|sordugun|soz~gun|stay~you|teacher~me2|tellnot~help|thanks_to.|uzuntuden
45|var sen|write~parent|yalan soyle|yalan~de|yanakl*|yanaklarim|yasla~istiy|yeni~aldim|you-did~come2|you~miss|yuregi
45|yureg~dayan|zaten hep|zaten~hep
44|*art.|*bel|*cti.|*erin|*heri|*lami|*nsin|*rnim|*sune|*unca|*unu.|*zak|I-am~sad|I-did~secret|I~heart|acikti
44|ailen~bizi|ailen~bunu|ailen~dahil|ailen~ogren|annen~benim|arkadasin da|arkad~caliy|asik gibi|asik~gibi|asik~kendi
44|baban~etme|bagi|bakma~sana|bamb*|bambas*|bana gel|bana~guven|basar~beni|bask*|bende~iyisi|beni~eder|ben~kizim
44|ben~korka|ben~nasil|ben~yapiy|ben~yasin|ben~zeka|best~understand|bile~dusun|biliriz|biliriz.|bilme~degil|bilme~olur
44|bir kizim|bir~kizim|bir~olmas|bir~oturu|bugun~en|bunu kimseye|bunu rehber|bu~dahil|bu~gerce|bu~yanli|cevher*
44|cevheri|cocukl*|cocuk~seni|cok~basim|daha~yalni|dayanamiyorum|da~agir|da~geliy|denem~de|ders~dinli|de~heyec
44|de~yapam|de~zor|digerl*|disarida|donup~bakma|dusun~bile|dusun~duram|ekran~kimse|ellerin|en~benim|eriy*|etme~arami
44|evde~senin|family1~rememb|family1~you-do|fazla~olabi|feel~my|gece.|geliyorum sen|geliy~sen|gibi~sabah|gibi~var
44|gidiyorsun daha|gidiy~daha|giriy~senin|girmes*|git~zaten|goreme*|goremez.|goste~kimse|guven~ailen|guven~anlat
44|guzelim.|hayat~bu|help~forget|hep sen|hep~beni|hep~oluyo|hep~varsi|her~istiy|her~konus|human~only|icimd~sey
44|icime bir|ilgilendirmez|ilgiyi|ilgiy~goste|insan~cikar|insan~hak|iyisi|kacti|kadar~ki|kahve~bir|kal biraz|kalmaz*
44|kapat~konus|karnim|kimse~bir|kisin|kizar|ki~simdi|kocama*|kocaman|kokun~cekme|kulagina|leave~come2|life~you|metr*
44|mola~verme|noone~forget|noone~parent|not~I|ogret~beni|ogret~ona|okumasin diye|okuma~diye|olara~tutma|ona~sey
44|only~me2|ozel*|ozelsin.|ozlemisim|pisma~olurs|promise~you-did|romant*|sabah~zor|sadece ben|sakin.|sakla~anlam
44|sana bakinca|sana benim|sana olan|sana~bakin|sana~zaman|secret~parent|seni dusunmeden|seninle konusurken
44|senin~yasla|sen~burad|sen~kahro|sen~midem|sen~sirad|sesi*|seviy~soyle|sinirlendim|sorar~yok|soyle bana|soz~annen
44|stay~leave2|stay~parent|stop2~I|study~knownot|tell~stay|temizle|thanks_to~only|tired~rememb|uc~calis
44|understand~family1|understand~heart|uzaklastiriyor|vakit~mi|varligim|var~yalni|without~daily|yaparim bilmiyorum
44|yapar~bilmi|yasam~da|yazmadigin|yedigim|yedim|yerin~konus|yok de|yokl*|you-do~I-do|you-do~only|you~return|yurudum
44|yurudum.
43|*alti|*cti|*emim|*emin|*gin.|*iyor|*kim.|*lti|*riyi|*riz.|*rme.|*timi|*tmam|*tsin|I-am~I-am|I-be~family1|^hafta
43|^velin|agac*|agir~geliy|agzini siki|agzin~siki|agzin~tut|ailen~ben|ailen~ne|anlattigim|annen~fark|arami~sizma
43|arkadaslarin benden|arkad~yalni|askim~bitir|bakaca*|bana soyle|basar~benim|basimi donduruyorsun|basim~dondu
43|baska hicbir|baska yol|baska~arama|bekle~o|belli olmasin|benim~sey|beni~guzel|beni~korku|beni~sonra|beni~uzuyo
43|ben~iste|bilmesine|bilmiyor|birakmam|biraz~ders|biraz~kal|biraz~otur|birici*|bir~cok|bir~sana|bitkin*|biz~birbi
43|bulaca*|bunlari.|bunu~kelim|butun~benim|bu~bekle|bu~onlar|bu~sakla|bu~yakin|calis~de|canim~cok|cokt*|come2~me2
43|come2~sad|daha otur|daha~otur|dayanmaz|dayan~aglam|da~konuy|degil~benim|degismem.|degis~baban|denem~nasil|de~ben
43|de~istiy|de~yazma|diger~senin|dizl*|dizler*|donduruyorsun|donduruyorsun.|dunya~bedel|durur|edemem|edemem.|ekra*
43|ettin|evde|evdekilere|evlen~ister|family1~I-be|fark~ben|fotografina|gamz*|gamzel*|geceler.|gec~bekle|gel yanima
43|gel~yanim|gibi oldum|gibi~oldum|giyd*|gizli~kalsi|gonlumu|guzel~sen|heart~you-did|help~stop2|herke~seni|heyec~terle
43|hissetmek|idare ederiz|idare~ederi|ilk~askim|insan~bir|integrale gecelim|integ~gecel|isiginda|iyiyim|izlerk*
43|izlerken|jealous~leave|kabul et|kabul~et|kadar~ozled|kahvalti|kalbi~tek|kaptirmam|karsi~degil|kaza*|kiss~kiss
43|kolay~biraz|konusurum|koparma|koparma.|kopma|kopya~soyle|kulag~kimse|love~daily|love~my|mahv*|miss~I-do|musun~musun
43|my~need|ne hale|nedi*|nedir|ne~hale|odev*|ogrencim|ogretmenler|oksu*|olur bana|once ben|once~ben|onla*|only~I-am
43|only~tellnot|on~yeni|ortali*|ortalik|ortalik karisir|ortal~karis|o~sus|program~deny|progr~degil|rememb~only
43|sadec~degil|sana yetmiyor|sana~asik|sans*|sende~bu|seni anlamiyor|seni kimseyle|seni kiskaniyorum|seninle evlenmek
43|seni~ben|seni~kimse|sensi~cok|sen~susun|sevgi~ver|sevme~seni|seyle~degil|sey~diye|sica*|siki tut|siki~tut
43|stay~tutor1|stop2~body|susunc*|susunca|tellnot~mine|tuva*|tuvale*|umur*|umurum*|umurumda|umuru~degil|unut|uzuy*
43|uzuyor|uzuyor.|var~sana|veren~degil|wait~you-did|we~home1|without~deny|without~you-if|yalan~soyle|yana~bir
43|yana~yana|yanima.|yapmistim.|yazamiyorum.|yemin et|yemin~et|yiye*|yokm*|yol arama|yol~arama|you~I-had|you~heart
43|you~teacher|yureg~aglam|yuzden sus|yuzde~sus
42|*ale|*ayi.|*ciye|*clar|*dik.|*eyiz|*gmez|*iri.|*ldi|*mene|*rnet|*ya.|I-am~my|I-be~not|I-not~change|I~I-be|I~miss
42|^mutluluktan|ablana soyleme|acmi*|agladim.|agzind*|agzindan|ailenden gizli|ailen~etme|ailen~gizli|alirdi*|alirdim
42|al~baban|al~duyma|annenden habersiz|annen~katar|aslin~insan|ayni konuyu|ayni~anlat|bana ugra|bana~yaz|basinda
42|baska~kiril|bazen~da|beni yalniz|benimle kal|benim~ailen|benim~matem|beni~boyle|beni~misin|bensi~sinav|ben~muyum
42|ben~oyle|ben~yetmi|best~come2|bili*|bir sen|birak~mu|bir~gozle|bir~kanli|bir~seni|bitmek bilmiyor|bitme~bilmi
42|bugun~kac|bundan bahsetme|bunda~bahse|bunu~evdek|bu~bizim|bu~kimse|bu~sabah|caktirma.|calis~seni|cikacagim
42|come2~I-am|cozeme*|cry~tutor1|daha da|daily~marry|dakikalari|dalgalar|dans|dedigin|dedik~kimse|degmez|denem~degil
42|de~beni|de~sayil|de~yatma|dinlemez.|doyama*|dun.|dusunmeden duramadim|duymad*|edem*|edin*|ekrani*|elma*|gec kalma
42|geldigin|gibi geldi|gibi~geldi|giri*|gitme.|gitmes*|hadi~donel|heart~me2|hemen~soyle|hesabindan|hissediyorum
42|home1~I-be|human~leave2|human~tired|ikimizin arasinda|ikimi~yok|ilgili bir|ilk~benim|ilk~unutm|internet|kadar~yok
42|kadini*|kadinim|kahve ictim|kahve~ictim|kanl*|kanli|kanli canli|kanli~canli|kapin~rahat|kardesin de|katars*
42|katarsan|katar~yardi|kendi sinav|kimse~goste|kirginim|kirildim.|knownot~you-did|komsu~da|konus~burad|koparm*|kram*
42|kucumsuyor|kuseri*|kuserim|life~I-do|lonely~knownot|mutluluktan|my~afraid|ne~geldi|not~change|not~erase|numarasi
42|ogretmenine acma|ogret~etme|okumasin biliyorsun|okuma~biliy|o~takil|parag~mi|parasini|pencereden|planda*
42|program~you-do|rastla*|rehbe~etme|sadec~baska|sana~muyum|secret~human|sen susunca|senin icin|senin~hic|seni~altin
42|seni~beni|seni~bilen|seni~dersi|servi~soz|sessi~duyma|sikisiyor|sikisiyor.|simdid*|simdiden|sinav~da|sinav~kazan
42|sinif~ben|sorunc*|sorunca|soyle~biz|soyle~yuzde|tanem~nasil|taniy~yok|teacher~student_said|telef~evde|tell~knownot
42|tutm*|understand~thanks_to|uzme*|uzulur|var bir|veli hesabindan|veli~hesab|verme~soyle|we-let~body|ya.|yagm*
42|yalniz sana|yalni~boyle|yanlis anlar|yapar~dusun|yasiyorum.|yazilm*|yazmaz*|yazmazsan|yetmiyor muyum|yetmi~muyum
42|yoklu~hisse|you-did~daily|you-if~body
41|*atci|*emde|*ikli|*lsem|*nce.|*nsiz|*ska|*sken|*stir|*ucun|*ulda|*uldu|*zdun|*zum.|I-am~me2|I-be.|I-be~I
41|I-did~come2|^bizim|^bogazim|^dedem|^kardesim|^sevgilim|altin~yaz|anlayi*|annen~bana|annen~ise|annen~ona|annen~onayi
41|ayirm~izin|ayirm~verme|baban~sakla|baca*|bacakl*|bacaklarim|bahs*|bakinc*|bakinca|bana|bana bu|bana~soruy
41|ben olayim|ben yokken|benden kopma|bende~kopma|benim~hocam|beni~soyle|bensiz|ben~o|ben~olmad|ben~yarat|ben~yokke
41|bilir~onlar|bilmek zorunda|bilme~biliy|bilme~gerek|bilme~zorun|bir zamanlar|birak~beni|biri yok|biri~yok|bir~annen
41|bir~deme|bir~diye|bir~simdi|bisi*|bisikl*|bitmek|bizi~ayirm|body~lesson|body~return|bogaz~konus|bu sorulari
41|bunu~kimse|bu~arasi|bu~evde|bu~okula|bu~sil|calismaya|cikarsan|cocug~anlat|cok korktum|cok~guven|cok~korkt|cozd*
41|cozdum|cozdum.|cozdun|cozdu~dersi|daily~courtesy|daily~darling|danism*|darling~tired|dedem|deli*|ders~calis
41|de~gerce|de~kapat|de~mi|dikka~belli|dikka~etme|disariya|disariya anlatma|disar~anlat|ederdim|elim~ayagi|eve~donuy
41|evladi*|gecers*|gibisi*|gibi~bana|gibi~mi|gider~bile|git tabii|git~beni|git~tabii|gozum.|gozum~bir|gund*|gunlu~bir
41|hadi simdi|hadi~integ|hadi~simdi|hayatt*|hep~yapiy|herke~guven|her~biter|home1~forget|icin olurum|icin~oluru|idar*
41|ikimi~kimse|insanlar|iyi dusunmez|iyi~dusun|izin verme|kadar~bilem|kadar~kolay|kahrolurum.|kalmak istiyorum|kalsin
41|kanim|karde~arkad|karde~da|karde~yetis|kaybed*|kaybetme|kendi~sinav|kimseye deme|kiss~study|kiyme~bil|koklam*
41|konustugumuzu|kopma.|kopt*|korktum|leave2~you-did|matematik hocam|matem~hocam|mine~I-am|miss~you-do|mola*|muyd*
41|my~cry|noone~lonely|not~daily|ogrencilerim|ogren~sen|ogren~seni|ogret~diye|olmam|olursu*|olursun|onayin*
41|onlar~halle|oturd~anlat|o~sinif|o~yavas|pazart*|pazartesi|peri*|polis|rehbe~orada|sabah~senin|sana~oldu|sen olmadan
41|send*|seni arkadaslarin|seni boyle|seni her|seninle el|seninle konusmak|senin~askim|senin~olmak|senin~yasin
41|seni~gelis|seni~hafta|seni~sonra|seni~yakmi|sensi~bos|sen~secil|sen~yeter|sert*|sey biter|sey~biter|simdi integrale
41|simdi~integ|sir|sons*|sonucun|tabii~beni|tasiri*|teacher~lesson|telef~bakar|tell~my|tercih listeni|tutkun*|tutkunum
41|tutuld*|umurumda degil|unutmak|verme~demek|we-let~family1|we~only|we~we-let|without~lesson|write~jealous|yalni~sana
41|yasamak|yatark*|yatarken|yeni~artik|yerim|yil~basla|yoklugun|yoklugun beni|yoklu~beni|yorul~bak|you-do~leave
41|you-if~family1|you-if~mine|yuruy~ister|yuzu*|zamanlar
40|*afim|*fret|*izle|*lube|*rsi|*ube|*zdum|*zuma|25|I-be~wait|I-did~you|I-not~come2|I-not~tell|I-will~write|^agzim
40|^aramiza|^arkadasinla|^en|acikt~sen|afraid~I|afraid~me2|agzim|ailen bilmesin|ailen~anlam|aksam~gel|aksam~yemek
40|alirsa|almiyo*|annen~bu|annen~diye|arama|arkad~bana|asli*|aslind*|aslinda|ayiram*|ayird~bu|ayni~konuy|ayril~bende
40|azaldi|baban~denem|baban~gorme|bahse~olur|bana geri|bana~biliy|bana~geri|bana~kadar|bana~zaman|baskalarina kulak
40|baska~ben|baska~ihtiy|baska~kulak|bekleyerek|ben ilk|ben varken|bende~seni|benimle calistigin|benim~cikma
40|benim~sensi|benim~varli|bensi~bile|ben~kaliy|ben~varke|ben~yapam|best~tellnot|bilmesine gerek|bilme~mi|bin~seni
40|bir lokma|biraz~var|bir~lokma|bir~o|body~heart|bozul~kendi|bu konusmalar|bunu abine|bunu mudure|bunu~abine|bunu~ama
40|bunu~yuzde|bu~bensi|bu~sonu|cikali*|cikalim|cok~sevdi|daily~cry|daily~leave|daily~miss|dakik~kadar|da~yil|deny~feel
40|dersin.|de~kulla|de~yazar|diger~ogren|dilini|dilini tut|dilin~tut|dinle~dinle|dizi*|dusun~gidiy|duyar
40|duygularim var|en~iyisi|erase~forget|faku*|fakult*|farkinda|gecire*|gecs*|gecsin|geliyorsun|gelmen|gibi~konus
40|gibi~tamam|giderk*|giderken|gider~bakma|gozlerin|guvenme|hall*|happy~sad|happy~study|heart~I-be|help~erase
40|hemen sil|hemen~sil|heyec~zaman|hic~duyma|hisse~degil|icim sizliyor|icim~sizli|icin.|icin~birak|icti*
40|ikimizin sirri|ikimi~sirri|iki~cok|insan~oldug|kadar~ozel|kar|karn*|karsi~ver|kazana*|kedi*|kimse~olmay|kim~benim
40|ki~bana|knownot~we-let|kolay gelsin|kolay~gelsi|konusmalar|konus~ne|kulube|laf|leave2~heart|leave~leave|life~I
40|love~stop2|muhtac*|nefr*|nefret|netini|ogretmenine duyurma|okudu~hemen|okuld~anlat|oldug~cok|oldug~gerce
40|oldug~yalni|oldum bugun|oldum.|oldum~bugun|olmas~sorul|onlarin bilmesi|oynama*|ozel~ben|o~beni|o~birak|parent
40|promise~parent|rast*|rehbe~okuma|rememb~sad|sadec~test|sakla~zorun|sana ozel|sana tutuldum|sana~kiril|sana~sey
40|sana~tutul|sen~gidiy|sevda|sevda bu|sevda~bu|sevdigim|sifre~unutt|sinav~sonuc|someone~not|sonra gizlice|sonra~gizli
40|sonra~sayil|sonuc~zaman|soylem*|soz vermistin|soz~her|soz~verir|stay~I-be|stay~knownot|stop2~my|tek~sen
40|telefonu alirsa|telef~alirs|telef~gorme|telef~koy|tell~I-be|test|tired~human|tutor1~family1|uc~yazac|univ*|univer*
40|varke~baska|var~yine|vermistin|wait~darling|without~human|write~need|yarim~calis|yarim~sonra|yeni~yok|yetis~ben
40|yildizlara|yine~konus|zeka~degil
39|*amaz|*are|*asan|*emez|*ken.|*mit|*rsiz|*smem|*urda|*yusu|I-be~you-do|I-did~mine|I-did~write|^baskalarina
39|^hayatimin|^inan|abla|ailen~olsun|ama~olur|anim*|anlat~kendi|annem~cok|annen ne|annen telefonunu|annen~nasil
39|annen~olsa|aramizda dursun|arami~dursu|ara~verme|arkad~gor|askim~da|askim~sinav|atesim|ayakla*|ayrilm*|babam~cok
39|baban bilsin|baban~bilsi|baglandim|bahse~iyi|bana kosacagina|bana~ac|bana~kosac|bana~mu|basima*|basimayim
39|basimayim.|basim~agriy|basindayim|baska~en|baska~gerce|basladi.|basla~cok|bebegi*|ben bilirim|benci~dusun
39|benci~gidiy|bende yerin|bende~geriy|bende~yerin|beni kime|benim~farki|beni~ama|beni~kime|beni~onems
39|bensiz calismaya|bensi~dagil|bensi~iki|ben~ara|ben~eller|ben~kalab|ben~kalin|bilmeden|bilmeyecek|bir ara|bir gun
39|birak~cok|bir~davra|bir~saril|bir~sigar|bitirdin|bitirdin mi|bitir~mi|boyle~ozel|bu ilgiyi|bugun~ve|bunu evdekilere
39|bunu~kaldi|burad~bekle|bu~ilgiy|bu~kal|bu~kolay|calisirdim|calisirdim.|calisiriz|calisiriz.|calis~iki|cikti~gitti
39|cok~agriy|come2~you|daily~sad|da~basla|dedi*|dege*|deger~yok|demeye*|deny~I|dersl~gerce|derst~kimse|devam~ben
39|de~ezber|dinle~hep|dondur*|en sevdigim|et ben|et~ben|evde~bunu|family1~lesson|forget~write|gec~yazdi|gelisi*
39|gibiyd*|gibiydi|gibiyiz seninle|gibiy~senin|gibi~bugun|gorme~bana|gozle~seviy|guzel~an|haber~gerek|hakkim*
39|hayatim cok|hayat~cok|heart~you-if|help~quote|herkes gider|herkesten cok|herke~gider|her~icim|hicbi~bugun|hic~istem
39|hisse~biri|hocana gosterme|hocan~goste|icin~gerce|istemiyorum sen|iyisin*|iyisini|kadar~ben|kadar~sana|kendi~iki
39|kendi~senem|kime~birak|kimse~olama|kimse~verme|kisa tut|kisa~tut|ki~geliy|kopu*|korkardim.|kosaca*|kosacagina
39|kosacagina soz|kosac~soz|kuserim.|leave~mine|leave~understand|listeni|lonely~leave2|lonely~stop2|me2~you-did
39|mi~yeni|mutlaka ugra|mutla~ugra|my~stop2|ne annen|ne baban|neden~arami|ne~baban|ne~bilsi|ne~soz|noone~lesson
39|ogret~bana|ogret~degil|ogret~ogren|okutma|oldugumu|olma|olmust*|once~vardi|onemsemez|onlar~sakla|only~I-will
39|only~not|onu~karis|oynaya*|o~ona|pisi*|rahat~mi|rehbe~acma|rehbe~ailen|rememb~courtesy|ruhu|ruhu~duyma|saat sonra
39|saat~sonra|sad~noone|sana benden|sana~kiska|secret~me2|sene*|senemd*|senemde|senin yuzunden|seninle konusmayi
39|senin~diye|senin~her|seni~annen|sensin.|sensizlik|sen~dunya|sevgi~benim|seviyorum|sinav senemde|sinav~senem
39|sir~bilir|sir~tut|sorun~dusun|soyle~geris|soyle~yok|stay~I-am|stay~noone|stay~tell|takilm*|takil~bana|takil~birak
39|tek basimayim|tek~buras|tek~yer|terci~liste|thanks_to~you-if|turevi bitirdin|turev~bitir|tutma~bilir|uc~mi|uc~topar
39|uygul~siler|uyur*|vakit~ayira|vakit~ayirm|varligi|vazgecme.|verdi~ailen|verme.|ver~bana|wait~you|warn~tellnot
39|we-let~leave|yagmurda|yalnizliga|yalni~anliy|yang*|yataktan|yett*|yok~yeter|you-did~erase|you-do~parent
39|you-do~secret|you~cry|you~thanks_to|zekayl*|zekayla|zor~alarm
38|*egim|*kodu|*kos.|*ldin|*neni|*odu|*rtim|*teni|*uzu|*vgim|I-am~deny|I-not~I-did|I-will|^az|^don|^ikimizden
38|^okuldakiler|^saclarini|ailen~o|anlam~sensi|annem~hep|annene gosterme|annenin haberi|annen~dahil|annen~gecis
38|arkasi*|aslin~bir|bakma~kiska|bakma~yeter|bana ac|bana kos|bana~kos|bana~olmaz|baska yere|baska~calis|baska~yere
38|belli~olmas|bende~anlam|beni hemen|beni seviyorsan|beni~ettin|beni~progr|ben~benim|ben~lised|bile~bende|bile~kadar
38|bilir~bu|bir sinav|birak~zaman|birbi~icin|birini|bir~gitti|bir~sessi|bite*|biteri*|bos~degil|boyle~ben|bozuldu
38|buldu~bulam|burada seni|burad~seni|butun gun|butun~gun|calis~ve|cikar~bana|ciktin|cocuk~dusun|cok~bana|cok~beni
38|cok~kisa|cok~uzuld|cozeli*|cozelim|cozelim mi|cozel~mi|daha~bana|daha~ben|daha~cikma|daha~yeni|dakik~benim|da~matem
38|de canim|dedikodu|dedikodu olur|degil~gerce|ders~roman|de~canim|de~ederd|de~yapiy|donm*|dunyal*|dunya~bir
38|elini~guzel|eller~yaziy|ette*|etten|etten~kemik|evdek~yok|gece~uyku|gels*|gerce~mi|gider~bir|girdim|gitt*|gordugun
38|gordu~gordu|gormedim|gormey*|gozlerim|gozle~beni|gozluk|gozum~hep|gunde uc|guzel cozmussun|guzel~cozmu|hadi~gecel
38|hayat~ben|help~I-will|herkesi|herkesi kiskaniyorum|herke~konus|hicbi~yapma|hic~birak|hisseden|home1~write
38|human~I-be|human~I-do|human~sad|ikimiz tasiriz|ikimizden|ikimi~bu|ikimi~tasir|ilgil~yazma|inan bana|inan~bana
38|iyi goremez|iyi~gorem|jealous~I-did|jealous~understand|karde~benim|kaybolma|kemikt*|kilitle|kimse~bitir|kimse~kalsi
38|kimse~olmaz|kiska~beni|knownot~lonely|konusma.|konussana|konussana.|konus~bir|konus~insan|kos|kos.|leave2|lokma
38|lonely~I-be|lonely~come2|lonely~you|makin~degil|me2~daily|mektu~yazdi|mesaj~simdi|mine~mine|must*|nefes~kesil
38|noone~teacher|ogret~bilme|okulda.|okuldakiler|okut*|once~sonra|onlar~buyuk|onlar~yerin|ozel~bu|o~ya|panikl*
38|paragraf cozelim|parag~cozel|return~body|return~you-did|saclarini|sana~bos|sana~gecti|sana~oluru|secret~study
38|sen yazinca|seni dusundum|senin~icind|senin~sorun|seni~de|seni~uyuya|seni~yapay|sen~yapar|sevgim|sevgi~bilme
38|sevgi~musun|sevgi~olmak|sey~de|sey~kimse|sey~olmas|sirt*|sirtim|sonra~bana|sormaz|sormaz.|soru sorabilirsin
38|soyle sonra|soyle~ama|stay~human|stop2~understand|tasiriz|teacher~only|thanks_to~come2|titriyor|tutor1~daily|vall*
38|valla|we~darling|without~come2|without~not|yaka*|yakis~mi|yanima|yanin~ister|yazma~bana|yeni~yas|yok demek|yokt*
38|yok~demek|you-do~human|yuzl*|zipl*|ziplad*|zipladim
37|*ari.|*ban|*brim|*csin|*duk|*ecme|*ele.|*gel|*isiz|*ken|*lak.|*net|*numu|*nup|*urum|*zup|I-am~return|I-do~darling
37|I-will~study|^hatirim|agriyor.|ailen senin|ailenden|aklimd*|altin~koy|ama~de|anlat~yeter|anlay~bende|annen~girer
37|arasinda.|arkad~anlay|arkad~senin|artik~bir|ayril~artik|ayril~benim|az~vardi|baban|bak ben|bak~ben|bana da
37|bana~cunku|bana~misin|baska|baska~kaybe|basladi|basla~her|ben gorebiliyorum|ben ne|benden|benim~iyisi|benim~tek
37|beni~bu|beni~bulam|beni~daha|beni~gidiy|beni~konus|bensi~basla|bensi~her|ben~arkad|ben~goreb|ben~iki|ben~mezun
37|best~I-do|best~knownot|beyn*|bile~sana|bin|bir haftalik|bir koc|birak~boyle|biraz~bogaz|birisi*|birisin|bir~gerce
37|bir~koc|body~write|bozul~yaziy|bu konusma|bugun.|bugun~bogaz|bu~kadar|cabuk gel|cabuk~gel|calismaya baslarsan
37|cevap~bir|cikarsa|cikma~kal|cok~yalni|come2~my|come2~quote|courtesy~I|daily~rememb|degil~sen|denem~sonun|dert*
37|dertle*|de~ara|de~bakar|de~bana|de~giriy|de~insan|de~kacma|diye~sana|dogrusu|dogrusu.|donmez*|dun|dusun~gerce
37|duyarsa|edince|engel|en~bilme|evden~istem|evlenmek|family1~write|fizige|fizige donelim|fizig~donel|forget~my
37|fotog~ic|gece~kimse|geldi~bekle|gelme~daha|gelmi~bugun|gerce~bana|gerce~progr|gibisini|gibi~goruy|girerse
37|girer~beni|gorebiliyorum|gorebiliyorum.|gunde~uc|gun~gelme|guven~bile|hadi fizige|hadi~fizig|hadi~konus|hayattan
37|help~mine|hicbir yerde|hicbi~yerde|hic~bilme|hiss*|hisse~ibare|hisse~var|hoslanma|ibaret degilim|ibare~degil|icimde
37|inan~bu|insan~bende|islak|islak.|istemistim|iyisin|iyisin.|izledim|kacmak istemistim|kacma~istem|kadar~kal
37|kafam~gibi|kalb*|kalmas*|kapat~olur|karsim*|karsi~insan|kayboluyorum|kendimi cok|kendi~bagla|keske~ben|keyfi~yerin
37|kimd*|kimdi|kimdi o|kimdi~o|kimse~ailen|kim~kadar|koc|konus~daha|konus~gitti|konus~istem|konus~kalac|kopa*
37|kucuk~buyuk|kurt*|kurtul*|leave2~we-let|leave~without|mesaj~eller|mine~courtesy|neden~bekle|needless~tellnot
37|nerey~beni|netlerin|ne~burad|noone~I-be|not~bir|not~heart|o yaslarda|okuyu~doldu|oldug~hisse|olmas~daha|olmas~davra
37|olmayi*|olmayinca|once~beni|only~life|o~sirad|o~yasla|parent~heart|program~rememb|promise~mine|rememb~you-do
37|return~come2|sabah~cikti|sabrim|sadec~soyle|sad~me2|sad~parent|senin~herke|seni~asil|seni~kadar|seni~yapab
37|sen~saatl|sen~sanki|seyden once|seyde~once|sey~soyle|siiri|simdi~en|soz~bana|tanid~kimse|tanid~konus|teacher~deny
37|telef~annen|tellnot~lesson|traf*|trafik|tuvalette|understand~knownot|vardi|vazgecme|ver~verme|ve~hep|we-let~write
37|we-let~you-did|without~I-be|yagmur*|yalvaririm.|yana~seni|yarim kaliyor|yarim~kaliy|yarin~mu|yaslarda|yasla~ben
37|yazan bir|yazan~bir|yazan~insan|yemegin|yemek yedin|yemek~mi|yemek~yedin|yeter~bu|yetmiyor|yoksa~cok|you-did~wait
37|you~marry|zamanl*|zayif alirdim|zayif~alird
36|*acik|*cek.|*cere|*cma.|*dar|*eriz|*esen|*ibim|*onu.|*rim.|*rpim|*suza|*umuz|*upla|I-not~life|I~help|^arkadasina
36|^biraz|^bugune|^duygularim|^giderken|^tatli|acma.|acmaz|agrima|agrima gitti|agrim~gitti|aileler|ailenle paylasman
36|ailen~payla|ailen~uzulm|aklim~geldi|alip|almi*|anlattigin sey|anlat~burad|anlat~tasim|annen~yok|an~kahve|arti*|atla
36|atla.|ay~calis|babani|baban~ogren|baban~olmas|baglandim.|bakma~ister|bana asik|bana~asik|basimd*|baska~istem
36|baska~yol|baslarsan|bayili*|beklerken.|ben ortaokuldayken|ben universitedeyken|bende~bulam|bende~etme|bende~hosla
36|beni~yalni|bensiz ne|bensi~calis|bensi~denem|bensi~ne|ben~demed|ben~kapat|ben~oluru|ben~sever|biriyim.|biriy~daha
36|bir~ama|bir~degil|bir~hikay|bir~kiril|bir~mutfa|bir~numar|bir~rande|bir~sarki|bir~selam|bir~senin|boyle~bekle
36|bu konustuklarimiz|bu sohbet|buldu~sansl|burnum*|burnumda|bu~bos|bu~gun|bu~insan|bu~kulag|bu~uyu|carpim|cikmaz
36|cok agrima|cok~agrim|cok~kizar|come2~afraid|corba~ictim|daha sana|dakikacik|dakikacik daha|darling~return|dedik~ama
36|dersler icin|dersl~icin|de~arkad|de~benim|de~gorur|dinle~tek|dondu|don~artik|dunya~kimse|ekranda|en~bilir|en~insan
36|etmekten|ettin beni|ettin~beni|felake*|gece~uyu|geciyorum|geldin seni|geldi~seni|gelecek.|gibi|gibi~ben|gidiyor.
36|gitti~bir|gizli~konus|gormesin.|gozum~kimse|grupla|gunle~hatir|guven~kalma|guzelliginden|haber~olmas|hafta~gecir
36|hafta~gelec|hayat~olmak|help~student_said|hemen~don|herke~bana|herke~sonra|her~gelir|her~haber|hicbi~tadi|hicbi~yok
36|icin~yil|ikim*|insanlar seni|is~yapma|kaldi~yazdi|kendi aramizda|kendi~arami|kesildi.|kimse~duyma|kimse~ihtiy
36|kimse~ne|kirma beni|kirma~beni|kiskandim.|konus~okutm|korku~gitme|kosuya|kosuya ciktim|kosuy~cikti|mine~thanks_to
36|mukemmelsin|musun~nasil|my~kiss|nasild*|nasildi|nasildi.|ne arkadaslarin|needless~I-do|ne~arkad|ne~zorun
36|ogret~tamam|okuyunca gozlerim|okuyu~gozle|only~mine|optum|ozel insansin|pencere|psikologuna|rehbe~mi|rehbe~tamam
36|return~only|roman~konus|sabr*|sana~ama|sana~bana|sanma|sarki|sart degil|sart~degil|sebebi*|seni sevmekten
36|senin~beni|senin~canim|senin~derin|senin~icten|senin~yer|seni~varim|sen~gunle|sen~onlar|sevdicegim bugun
36|sevdi~bugun|seviy~de|sevmek*|sevmekten|seyin tadi|seyin~tadi|seyin~yok|siir|sinava hazirlanirken|sinav~ben
36|sirad~sana|sirtini|sonra~konus|sonra~yine|sonsuz*|sonsuza|sorunu|soyle~guven|soyle~hic|stay~best|stay~tellnot
36|stop2~deny|stop2~mine|stop2~we-let|study~stop2|sus~zaman|tadi|tadi yok|tadi~yok|tali*|talibi*|talibim|tamam~ben
36|telef~haber|telef~o|tired~courtesy|tutor1~human|umuru~sen|understand~promise|universitedeyken|unive~bu|uygul~gorme
36|uyuma~ister|uyuya~gece|var~bir|var~konus|velinle paylasma|velin~payla|ve~boyle|we~deny|we~sad|yapaya*|yap~annen
36|yarala*|yasinda|yazma~her|yazma~var|yerin|yine tek|yine~basim|yirt|you-if~I-not|zaman~burad
35|*ayim|*etti|*lkip|*lsa|*simi|*urdu|*ydu.|*yuse|*zdim|*zige|*zler|I-am~I-not|^ablan|^adini|^aslinda|^bazen
35|^muhendislik|^okul|^sabahin|^spor|^yasamak|^zaten|acma|agirlik coktu|agirl~coktu|ailend*|aits*|aitsin|aitsin.
35|aksam~biri|anlat~soz|annen|annen~belli|annen~her|annen~simdi|annen~yuzde|arkad~sorun|ask|ask romani|ask~senin
35|ayni~gunde|baba*|baban~haber|baglad*|baki*|bakiyo*|bak~tek|bana aitsin|bana haksizlik|bana tesekkur|bana~aitsi
35|bana~borcl|bana~haksi|bana~oldug|bana~tesek|bana~ver|basin~bos|baska~benim|baska~ugram|ben o|bende~dinle
35|benimle biraz|benim~evlen|benim~ihtiy|benim~kadar|beni~sen|ben~bil|ben~hisse|bileli*|bilelim|bilelim.|bilemez
35|bilemez.|bile~duyma|bile~hisse|bile~ogret|bilmiyorsun.|bilmi~de|birakacaksin.|birincisin|birincisin.|birin~ancak
35|bir~canli|bir~evine|bir~hazin|bir~verdi|bizim~de|bos~gel|bu sozun|bulusm*|bunca~beni|bunu~gerce|burkul*|butun~ogren
35|buyuk~yaz|bu~basla|bu~isi|bu~iyisi|bu~sozun|calis~her|cevirmek|cikti~o|cikti~yuzde|cok yalniz|coktu|come2~you-if
35|cry~I-did|daily~not|daily~we-let|de beni|deniz~yurud|ders~anlat|ders~ve|de~kalma|dosy*|doyami*|doyamiyorum
35|dunya~yok|dusuyorum|erken~yatma|etkile*|evden kacmak|eve varinca|eve~varin|evine|gecen~erken|gece~kadar|gece~seni
35|gerek~kalma|gibi~bir|gibi~insan|giriyor|goturd*|gozunde|gundu~beni|gun~aradi|gun~bakar|gun~geriy|guzel~asik
35|hafta~tatil|haklar*|haklari|happy~I|happy~I-did|help~deny|hep~dusun|herke~cok|her~once|heye*|heyeca*|hic~acma
35|hic~kadar|hisse~soyle|icind~anlat|icin~yanil|iki~gibi|ilk~denem|inme*|istemi*|istem~sabah|is~zorun|kadar iyisin
35|kadar~iyisi|kalbin*|kalkip|kapat~gorme|karanl*|kayb*|kenarinda yurudum|kenar~yurud|ki ailen|kimse benden
35|kimseye gosterme|kimse~haric|kimse~yerin|kiyas~benim|kizmas*|ki~ailen|koca*|konus~ailen|kulaktan|kullanip
35|kurdu~bagi|lazi*|lazim|leave~lesson|lisede|love~I-not|lutfen bana|maka*|makin~bir|makin~yok|me2~come2|me2~heart
35|midem|muhendislik|my~human|ne demek|ne~demek|ne~olurd|not~darling|not~student_said|ogrenc*|ogret~sorar|ogret~zorun
35|okul~seni|olmad~bu|olumun*|olumune|ona~acilm|ona~mesaj|once kahvalti|once~gel|once~kahva|onlar~deme|only~miss
35|parent~I-not|planin|poli*|prense*|program~daily|rehbe~duyur|saatle*|sabir~dinle|sadec~bilel|sakli~kalsi
35|sana ihtiyacim|sana yeter|sana~kitap|satirlari|satir~bir|secilm*|sende~ogren|seni ya|seni~aradi|seni~butun|sesler*
35|sesleri|sessize al|sevgi~nasil|sinif~iyi|sinif~olmus|sizm*|sonucu*|soz~anlat|stop2~noone|su~iki|teacher~we-let
35|tell~jealous|tired~parent|titriyor.|tutali*|tutalim|tutmuyor|tutmuyor.|tutor1~I|ugrama|unutuyorum|uyku tutmadi
35|uyku~tutma|velin~gerek|verdi~bana|vermez*|wait~feel|yapmis*|yazama*|yaziyorum|yaz~gerek|yere ugrama|yere~ugram
35|yolu~goste|you-did~lesson|you-do~thanks_to|you-if~only|you~daily|yuregi*|yuregim|yuruyuse|yuzun~seni|zaman~soyle
35|zaten~sen
34|*asim|*bisi|*caya|*ctim|*erim|*gda|*gune|*ima.|*indi|*kum.|*laga|*lal|*ledi|*lene|*mki.|*tan|*ttim|*vin|*yim.|*zine
34|I-am~I-did|I-am~study|I~wait|^arkadas|^ayrilmak|^degersiz|^ders|^elim|^karnim|^karsindaki|^ruyamda|^senden
34|agriyor bugun|agriy~bugun|ailene yuk|aklimi basimdan|aklim~basim|almistim|anlayamaz.|annen~bile|annen~duyur
34|annen~kapat|annen~sil|annen~yaz|arada~bak|aradig*|arkad~ogret|artik~sana|ayni~istiy|ayri~her|baban gormesin
34|bahse~seni|bakmay*|bana~deme|bas basa|basim|basima ne|basimdan|basim~ne|basim~yapar|baska~kadar|bas~basa
34|belli~calis|bende~bilem|benim yanim|benimki.|benimle konustugunu|benim~gelme|benim~geris|beni~arami|beni~baska
34|beni~kendi|beni~kimse|ben~karan|ben~sayil|ben~terap|ben~zayif|bile yeter|biliyoruz|bilmedigi|bir cift|birak~olurs
34|biraz daha|biraz~bir|biraz~daha|biris~ben|bir~ara|bir~bulus|bir~dosya|bir~gel|bir~varsi|bitire*|bizd*|bizim~olsun
34|bizi~gerek|body~leave|body~tired|bu bizim|bu yil|bugun~gitti|buldu~icin|bulmu~bir|bunu~baska|bunu~buyuk|burad~baska
34|burad~o|burc*|burcuy*|bu~etme|calis~var|change~you|cice*|cikardim|cikis~yapma|cikmasin|cikmasin.|cok agriyor
34|cok ozledim|cok severim|cok~bugun|cok~kaliy|cok~kiril|cok~ozled|cok~seviy|come2~I|come2~tell|cope|cozmus*|cozmussun
34|cozmussun.|daha gelmez|daha~bakma|daha~gelme|degers*|deger~de|derin~baska|diger~varsi|dinley*|disari cikmasin
34|don ve|don~ve|duyarl*|duyarlarsa|duyars*|duyar~biter|eder misin|eder~misin|ele~hayal|el~hayal|en~sevdi|evde~uyanm
34|family1~kiss|feel~someone|fela*|fotog~cok|gece~once|gec~kalma|gercek biri|gerce~biri|gibisi|gitme ne|gitsin|gitsin.
34|gizlice yaz|gizli~yaz|gorunce icim|gorun~icim|goruy~gibi|gundu~bir|gun~telef|guven~degil|haber~daha|hak|hakkimi
34|hakkimi helal|hakki~etmem|hakki~helal|hela*|helal|helal etmem|helal~etmem|help~home1|hep~aklim|her dakika
34|herke~sana|hicbir seyin|hicbi~seyin|hic~ama|hissediyor|hissediyor musun|hisse~musun|home1~I-do|icind~cikar
34|icin~farkl|icte*|icten|ikimiz bir|ikimi~bir|incitt*|itir*|iyi dinlemez|iyi~geldi|izle*|kabul eder|kabul~eder
34|kabul~misin|kafe*|kafede|kalabalikta|kalaca*|karari*|karsindaki|kimsey*|konustugum|konus~hosum|koyde|koy~gorme
34|kulaga|leave2~you-do|lie~you-do|life~courtesy|lonely~body|lonely~tell|love~kiss|nasil~soyle|nasip|noone~tellnot
34|noone~understand|not~home1|ogrenciye|olmas~yok|olmazd*|olmazdi|olmazdi.|olur|once~cevab|oturu~oturu|o~bana|o~var
34|parent~human|parent~tell|paza*|program~human|program~write|progr~karsi|quote~heart|return~daily|return~love
34|saklaman|sana~anlat|sana~o|secilmis birisin|secil~ben|secil~biris|secret~student_said|sen secilmis|seni ancak
34|senin gibisi|seninle benim|seni~cok|seni~sende|seni~yilla|sen~kaliy|sesini|sevgilin olmak|sevgi~istiy|sevmiyor|siki
34|sind*|sinemaya gittim|someone.|someone~I-do|sonda|sonra~sil|sonun~yine|son~cok|sorabilirsin.|study~darling
34|tellnot~knownot|terk~edilm|uyandim|uyuma.|uyuyac*|uyuyacagim|we-let~my|without~stay|yanli~anlar|yasaklarlar
34|yazmadin|yedi*|yemeginde|yeni ciktim|yeni~cikti|yeterim.|yetmiy*|yoku*|yokum|yokum.|yok~bu|you-do~come2|zeka*
33|*aska|*beti|*bole|*dan|*ifat|*ifta|*ilip|*kar|*lik.|*ole|*pim|*rdu|*rika|*rnum|*vemi|*yok.|*yum.|*zume|I-am~I-be
33|I-will~daily|I~come2|^eskiden|^sinemada|actim.|aksam~erken|aksam~olur|alisig*|alisigim|an kahvemi|anlat~anlam
33|anlat~arami|anneme|annene anlatma|annene belli|annen~kimse|annen~ogren|annen~olmas|an~iciyo|ara vermek|arkad~acma
33|ask mektubu|ask~mektu|baba|babam~da|bagla~asik|bambaska|bana~et|bana~hep|baska kimse|baska~anlat|baska~bana
33|baska~birin|baska~ogren|bedeli*|beklerim|ben alisigim|bende|bende~biliy|bende~degil|beni~aliyo|ben~alisi|ben~babam
33|bile~cok|bilmesin ben|birbirimizi|birin~dayan|biri~degil|bir~baba|bir~dunya|bir~evlen|bir~gibiy|bir~orada|bir~yine
33|bizi~daha|body~happy|body~we-let|bos~once|bugun~sevgi|bulus~saati|bundan soz|bunda~anlar|bunda~etme|bunda~soz
33|bunda~yanli|bunu nasil|bunu~nasil|bunu~unutm|burada bir|burnum|bu~ac|bu~demek|bu~ogret|bu~roman|bu~sadec|bu~uyuya
33|bu~yorul|calistigin|calis~mu|cekil~olur|cevap vermeyince|cikm*|cikma~sana|cok uzuldum|cok uzulurum|cok~duygu
33|cunku~ben|cunku~ozels|da soyleme|daha~sorul|daily~I-will|darling~wait|de evden|degist*|deny~courtesy|ders|de~hazir
33|de~karde|de~kitap|de~var|dinle~baska|disar~icin|dusuk net|dusuk~net|duyma~duyar|ellerim buz|eller~buz|en dogru
33|erase|erkek~arkad|evdeki*|firsa~verir|flort~gidiy|flort~hosum|gece konusalim|gece~bekle|gecmisi|gecmisi sil
33|gecmi~sil|gecti.|gelmis*|gercek biriyim|gerce~biriy|gibi~hosum|gidip~anlat|gitti~dinle|gomu*|gomul~kimse
33|gordu~degil|gulum~nasil|gulunce|gunu.|gun~biter|haber~ama|hale~geldi|harika|hazir~cok|help~tellnot|hemen~baska
33|hep ilk|hep sevecegim|hep yanimda|hep~ilk|hep~sevec|hep~yanim|her~her|icimd~bir|iciy*|iciyor*|iciyorum|iciyorum bir
33|iciyo~bir|ihtiy~ben|ilk~fark|ilk~sana|iltifa*|iltifat|inanamadim|insan~merak|istem~yarin|istiy~dogru|kadar
33|kadar~bagla|kadar~etkil|kahvem*|kahvemi|kahvemi iciyorum|kahve~iciyo|kalbi~mi|kalmasi|kapatm*|karnima|karni~giriy
33|kaybettim|kendi~seni|kendi~terk|kimse~annen|kimse~soz|kirma|kod|kolum|komsunun|konustugunu|konus~asik|konus~dahil
33|konus~sana|kula*|lafini|leave~best|lie~understand|liste~basin|me2~marry|merakl*|miss~understand|mi~gidiy|mi~istiy
33|my~needless|need~me2|not~afraid|numar~bir|ogretmenine bundan|ogret~bunda|ogret~payla|okuduk*|okuduktan
33|okuduktan sonra|okumasin.|okurke*|okurken|olmani istiyorum|olman~istiy|olmasi gerekmez|olmas~gerek|omur boyu
33|omur~boyu|onlari*|onlarin|opuy*|opuyor*|opuyorum|parabo*|parent~program|paylasmaya|payla~yok|quote~I-did
33|rehbe~bunda|return~kiss|saati~ailen|sabah~seni|sadec~varsi|sana~bil|sana~oldum|sen olmayinca|seni ilk
33|seni ogretmenlerin|senin~hosum|senin~plani|seni~degis|seni~dunya|seni~hep|seni~tek|seni~ya|sen~agliy|sen~kimse
33|sen~olmay|sen~sana|seven bir|seven~ben|seviyorsan|seviy~artik|sey~arada|simdi~daha|sinav~aldig|sinav~dusun|sinemada
33|sinemaya|sinifta|sinif~yetis|sohbeti|sonsuza dek|sonsu~dek|sonuc~diye|soruna|sorun~bakar|soru~cozem|soru~sorab
33|stop2~sad|su~iciyo|tanidigim|tanidigim en|tanid~en|thanks_to~stay|topa*|toparl*|unutmam.|uyuyorum|var~ya|verdigimi
33|verinc*|verince|vermeyince|vura*|vuruld*|vuruldum|vurulu*|warn~me2|we-let~we|without~I|write~not|yalan~benim
33|yanin~hisse|yapar~senin|yemegi*|yemi*|yemin|yeni~daha|yeni~iyi|yerin~ayri|yetis~ona|yok.|yokluguna|yoksa~uzulu
32|*adi.|*cek|*ege|*gel.|*iraf|*itle|*llu|*misi|*mkun|*nlum|*orla|*reti|*ride|*sin|*ura|*ysam|*ysin|*zmaz|I-be~feel
32|I-be~love|I-did~tired|I-not~courtesy|I-not~return|I~marry|^aklimdan|^annenden|^doktorla|^niye|^sabirla|^sirrimizi
32|^yalvaririm|^yanimda|ac~degil|adini~kalbi|agladim|aglard*|aglardim|aksam~ictim|alindi*|alindim|alis*|anlatman yeter
32|anlat~sey|annem~soyle|annen ogrenirse|annene benden|annen~bilsi|arasindan|arkad~oneml|ask~demek|ask~roman|ayagim*
32|ayak*|ayni~iki|ay~hic|baban~birak|bakaka*|bakakaldim|bakma~doyam|bak~bir|bana hep|basa|basi*|baskasina degil
32|baskasiyla|baska~bunu|baska~konus|beklemeye|ben lisedeyken|ben mezuna|beni birakip|bensiz bu|bensi~bu|ben~konus
32|ben~yolda|bir calisma|bir~asik|bir~bulam|bir~eder|bir~makin|bir~sevme|body~I-be|body~sad|boyle~sana|boyle~tam
32|bozuld*|bulursan|bunu~yetis|burad~bile|burad~kal|burad~verme|burktu*|burktum|bu~kalsi|bu~konu|bu~notu|calisinca
32|calis~basla|calis~sonra|cektig*|cektigini|cikaca*|cok~sen|come2~parent|dakik~kal|dans edelim|dans~edeli|darald*
32|daraldi|darling~jealous|dedig~seni|deger~bana|degil~ben|degil~gecir|derin~yok|ders~konus|devams*|de~gecel|de~uzak
32|dinle~gerek|doktorla|doktorla gorusurken|dokto~gorus|dokto~konus|donmezsen|duygusal|eksik~kaliy|en~baska
32|erase~knownot|family1~cry|feel~I|firl*|gecen~aksam|gece~mi|gel.|gelece*|gereks*|gereksiz|gerektigini|gonlum|gormed*
32|gormes*|gorme~sil|gorusurken|gorus~konus|gozle~guzel|gunleri|gun~her|hale|hemen yanima|hemen~yanim|hep~geliy
32|hep~gidiy|hep~soyle|hic~annen|hissettim|home1~noone|human~feel|icimi|icin~bilen|icin~mi|icin~yer|ikimi~baska
32|insan olsaydim|insan~olsay|insan~senin|integr*|island*|islandim|istem~sen|istiyordu|istiyorum biliyorsun
32|istiy~biliy|itiraf|iyi~simdi|iyi~sorul|iz|kacirma|kadar zaman|kadar~zaman|kaldirip|kalma~kadar|kal~kal|kapat~olmaz
32|karisir|kele*|kelebe*|kelebekler|kelebekler ucusuyor|keleb~ucusu|kendi~gidiy|kendi~hisse|kiril~anlat|kiril~ben
32|kiril~unutm|kiss~I-be|kitap~kitap|kitap~sana|konusmaya|konus~ama|konus~mi|konus~yerin|konus~zorun|life~lesson
32|lokma~bir|lokma~sey|love~not|maas*|maasim*|marry~jealous|me2~I-did|merak ediyorum|mesajlarimizi|mesaj~yeter
32|mine~I-be|mono*|mumkun|musun.|naza*|nazari*|nazarimda|nese*|ne~degil|noone~body|not~me2|ogretmenlerin benden|okur*
32|olmak~isted|olmas~ederd|olum|oluy*|onay*|onca|onca~bir|onemsemez.|only~heart|only~lonely|opuyorum.|otur*|oyle~de
32|oyna*|ozellikle|o~acilm|parca~anlat|payla~gerek|pisman olursun|rehbe~gitme|sabirla|sana vuruldum|sana~askim
32|sana~bakar|sana~bilgi|sana~hikay|sana~inanm|secret~teacher|seni beklerken|senin yasinda|sensi~bilmi|sensi~bu
32|sen~bir|sen~diye|sevdi~cevab|seven~bir|sevgi~kiska|sevgi~mu|sey oldu|sey~verem|siga*|silers*|silersen|sinif~anlay
32|sirrimizi|soru bile|soru~bekle|soru~bile|soyledim|soylerdi|soyleyeyim|soyle~beni|soyle~cevab|soyle~o|soyle~olsa
32|soz verir|spor|su~hemen|tama*|teacher~stay|tek ben|tek varlik|tell~tell|teni*|terl*|teyze~acma|tutabilir|tutmad*
32|tutor1~I-not|tut~annen|tut~ogren|ucusuy*|ucusuyor|unive~evde|unive~kazan|usud*|uyma|uzat|varlik benim|varli~benim
32|var~gitme|velin|we-let~kiss|we-let~me2|we-let~you-do|yagmurda islandim|yagmu~islan|yakm*|yanima don|yanim~don
32|yarayi*|yatma~yalni|yazaca*|yazdim.|yerin~yanli|yetis~gerek|you-did~secret|you-did~teacher|yuruyu*|yuruy~sonra
31|*ane|*bine|*cin.|*edin|*gec|*irt.|*ldu.|*muz|*rama|*rtar|*rum.|*usal|*yak|*zini|I-am~cry|I-am~tutor1|I-do~write
31|I-not|I~daily|I~tired|^ailenden|^basim|^baskasiyla|^bensiz|^canimin|^derste|^gidisin|^kapini|^vakit|^yarani|acilma*
31|acisi|aklima geldin|aklim~geliy|aksam~yuruy|aldi*|aldigin|altina|anlar.|anlat~babam|anlat~birak|annen~de
31|annen~payla|annen~sey|aral*|arasinda en|arkad~olabi|arkad~uzakl|asik ol|asik~ol|ask bu|bana~anlam|bana~ol
31|bana~rahat|bana~sakla|bana~sensi|basa~kalma|basin~hafta|basin~ver|baska~bilme|baska~degil|baska~uygul|bas~kalma
31|bas~tacim|bazen~cok|bekle~bekle|ben kimseye|ben vardim|bende~kimse|bende~onems|benim~insan|beni~ediyo|ben~alird
31|ben~dunya|ben~isted|ben~sabah|ben~sikil|ben~vardi|ben~zor|bilemezsin|bilemezsin.|bilen~de|bilme~ikimi|bilme~iyi
31|bir bulusma|birakmak|birak~yine|biraz~bakar|biraz~flort|biric~benim|bir~oyle|body~secret|bos~tek|bos~yapar|boyle~bu
31|buldu~seni|buna~katla|bunu hic|bunu~hic|bu~yok|cabuk don|cabuk~don|cama*|camasi*|camasir|canimi*|canimin
31|canimin ici|canim~ici|cevre~ben|cok~geliy|dagilirsin|daha~ara|daha~kadar|daily~tired|dar|dedik~burad|deger|degism*
31|digerleri|dinleme|dinle~aklim|dinle~geliy|diye cok|dunyanin en|dunya~en|ediyorum sana|ediyo~sana|fazl*|forget~I-not
31|gectim|geldin.|gelme~diye|gerce~ben|gibi~annen|gibi~kadar|gideme*|gidersen|gidisin|gidis~ama|gidis~sen|gozle~cok
31|gunde~gune|gunlugune|gun~sana|guven~kimse|heart~tell|hep~senin|her zamankinden|herke~kiska|herke~oldug|her~dusun
31|her~seyim|hicbi~benim|hic~bu|hic~mu|hika*|human~home1|human~life|human~you-if|icim~gitme|icinde|icin~benim|icin~kal
31|ikimiz de|ilgil~bir|ilk~mesaj|insan~eder|insan~gorem|insan~yetme|isla*|ister~de|iyi onemsemez|iyi~onems|kadar~verme
31|karanlikta|karde~annen|karsi~bu|katlan*|keyi*|kimse bilmeyecek|kimse gormesin|kimse~olsun|kimse~ozell|kird*
31|kiril~icind|kisisi*|kisisin|kiss~we-let|komsu~anlat|konus~ekran|konus~olur|konus~yeter|kurtar|leave~tutor1
31|leave~you-if|lesson~I-will|lie~me2|life~I-not|life~my|love~tutor1|merak~ediyo|mezuna|mezuna kalinca|mezun~kalin
31|mine~secret|miss|muhe*|muhend*|nasil~kimse|ne~yanim|not~not|ogret~basin|ogret~cakti|ogret~ederi|olmad~bana|olmasini
31|olmas~ben|olmek~beni|olsa~bana|olsa~ugra|once~yapti|only~best|ozlet~mi|parent~I-be|parliyorsun|plani~olsun
31|psikologlar|psiko~bahse|rehbe~cakti|rememb~tellnot|return~forget|sabahin|sabahlara|sabahlara kadar|sabah~uyanm|sad.
31|sadec~benim|sadec~mi|sakla~dogru|sana siradan|sana~bekle|sana~gidiy|sana~sirad|sana~yanim|sanm*|sarki~aklim
31|sarki~dinle|sarki~geliy|sayilir.|secret~mine|sen|seninle konusan|senin~dayan|senin~ilk|sensi~geris|sessizlik
31|sey yapmak|simdi~zaman|sir gibi|sirri~de|sir~gibi|soyle~ben|soyle~kiska|sozu kimseye|stay~forget|stay~home1|taci*
31|taht*|tane daha|tane~daha|teacher~I-not|telef~de|telef~mesaj|tellnot~jealous|tell~leave2|tired~daily|ucus*
31|universiteyi|unive~de|vakit~bana|vardi.|vardim|varlik|ver bana|verdi~soyle|wait~leave|write~forget|yapiyo*
31|yarim~nasil|yasindayken|yazdi~sure|yazma~bilmi|yaz~hazir|yeme*|yeterim|yeter~bilme|yetis~hepsi|yild*|yine~tek
31|yoksa cok|yok~icin|you-did~I-not|you-did~only|you~rememb|yuzle~ogren|zamankinden|zorun~verme
30|*afik|*das|*ece.|*elim|*eme|*fik|*ida.|*mune|*nine|*nip|*rada|*ret.|*runu|*smek|*tari|*uya.|*vher|*yici|*zgin|24
30|I-am~family1|I-am~stop2|I-am~tell|I~you-if|^bunun|^evdekiler|^oda|^program|^sen|^sir|^turev|aci cekiyorum|adam*
30|ailene haber|ailen~bilme|ailen~karis|ama~kimse|annene bir|annene soyleme|annen~kadar|arami~buyuk|arami~de
30|asik oldum|asik olmam|asik~oldum|aslinda.|atesim cikti|atesi~cikti|ayirdigin zaman|ayird~zaman|babanin haberi
30|bakarim|bakarim.|bakmam|bakmam.|bana~anlat|bana~muhta|basarin|basim agriyor|baska birine|baska~gorme|baska~vakit
30|baska~verme|bekliyordum.|ben haric|benden baska|bende~ihtiy|beni program|benim~yeter|beni~yok|ben~haric|bile~yeter
30|bilmem*|bilmiyorsun|bir~cift|bir~geliy|bir~gun|bir~sakin|bir~tatil|biz~arami|borclusun.|bosuna|boyle~daha
30|burad~yapay|buyukleri|bu~dayan|bu~hepsi|bu~satir|bu~sokma|bu~verme|calis~dagil|calis~kazan|calis~unutu|calis~yap
30|cevher|cikti.|cok uzuluyorum|cok~bu|cok~seni|daha bu|daha erken|daha~da|daha~erken|daha~ne|daraldi.|davranma
30|davranma.|degis~seni|deliye|deliye dondum|deliy~dondu|de~daha|de~odama|de~once|de~yerin|donme.|dun~aklim|duvar
30|duydugun ovgu|duydu~ovgu|elin*|emek verdim|en iyisi|eskide*|eskiden|evden uzak|evden~kalma|evden~uzak|gece~yazis
30|geciyor|gecti|geldigini|gelip|gercegi soyleme|gibi~sakla|gidisi*|gits*|gozlerin cok|gundu~ne|gun~beni|haber~konus
30|hafta~seyi|hayat~seni|heart~tellnot|hemen~kulla|hepsi~anlat|hep~kaliy|hep~seni|her~var|hisse~anlas|hizla~gorun
30|human~I-did|human~deny|icin her|icine~mi|icin~daha|ihtiyacim|iki haftada|ikinci sinifta|ikinc~sinif|ilk mesajindan
30|ilk~beri|ilk~net|inceli*|ineb*|inebil*|inte*|islandim.|iyi~seni|jealous~I-be|kadar deger|kadar~birin|kadar~verdi
30|kalbi~senin|kaldi~gurul|kalma~o|kardesim var|karde~var|karsi~guzel|kazandi|keke*|kekele*|kendi~bu|kendi~olabi|ki
30|kimseye verme|kimse~bana|kimse~olur|kimse~sokma|kiss~I|kiss~best|kizgin|knownot~you|kompozisyon|kompo~yazma
30|konusmani|kopuyor|kopuyor.|kosa*|koyma~de|koyma~yerin|leave2~leave2|leave2~need|leave~I-will|leave~happy|leave~love
30|lesson~lie|life~I-am|life~tell|listen*|lonely~love|lutfe~dayan|makin~insan|makin~mi|marry~best|me2~noone|mesajindan
30|mesajindan beri|mesaj~beri|mezunu*|mezunuyum|mine~come2|mine~help|mine~me2|ne~bilmi|noone~promise|noone~you-if|o
30|odama|okudun|okudun mu|okudu~mu|okudu~sonra|okulda|okuld~bilme|olacag*|onlar~en|on~de|opmek istiyorum|opmek~istiy
30|otey*|oteye|ozel~cok|o~anliy|quote~write|rand*|randev*|saat~beni|saat~calis|sabah~gozun|sabah~kadar|sadece ikimiz
30|sana bu|sana yaziyorum|sana~yakis|sayilir|senin gibi|senin~bana|senin~inebi|senin~odama|senin~sevgi|seni~koyma
30|seni~yerin|sen~kuser|sen~oyle|sevdi~gecel|sevgi~gibi|sinav~baban|sinav~birak|sinav~diye|sinif~annen|sirad~degil
30|sir~mi|son zamanlarda|sonra~oluyo|sordum|soruya.|soruy~hemen|soruy~kulla|soyle~ederi|study~forget|su~bitir|tahtay*
30|teacher~lonely|teacher~sad|tek sana|tek sen|ters|tired~sad|tired~write|tuyl*|tuyler*|tuylerim|unive~beni|var~calis
30|var~icim|verdigim degeri|verdi~deger|we-let~tired|we-let~wait|we~parent|yaniyo*|yaniyor|yapayalniz|yapayalniz.
30|yavas~bir|yerin~koyma|yeters*|yorul~mi|you-do~love|you~tellnot|yuzde~anliy|zamanlarda
29|*aha.|*buk|*imek|*irla|*kli.|*olma|*ort|*tla.|*zlum|I-am~darling|I-not.|I~human|^abine|^fotografina|^git|^kalbinin
29|^kimsem|ablan~merak|aciklanacak|agriy~sonra|ailen~senin|aksam~kalsi|anlar|anlar~olur|anlatirsin|anlatmadan|anlattim
29|anlat~yarin|annem cok|annen okumasin|annen~okuma|arkad~anlat|arkad~etme|arkad~yarin|arkand*|arkandan|asigim sana
29|asigi~sana|ayirdigim|ayirdigin|ayird~kimse|babam~o|baban~bilme|baban~de|baban~soz|bana guven|bana~uzulu|basim~birak
29|basin~de|basin~iki|basin~unutu|beklerken sen|bekle~guzel|bekle~sen|bende~uzakl|beni hep|beni ihmal|beniml*
29|benim~hakki|beni~basim|beni~hemen|beni~sensi|beni~sona|benzemiyorsun|bes~icin|bilirse|bir bag|bir seyler|bir~anlam
29|bir~bag|bir~gider|bir~zaman|bitir~de|bitiyo*|body~without|bosalt|bosalt.|boyle~birak|boyun~dusun|bugun~sonra|bul ve
29|bulamadin.|bul~ve|bundan|bunu duyunca|bunu psikologuna|bunu sadece|bunu~duyun|bunu~o|bunu~psiko|bunu~sadec
29|butun~parca|buyuk~gerek|buyuk~olur|bu~askim|bu~goste|bu~sozle|cabu*|cabuk|calis~gelir|calis~seyi|cevab~verey|cikma
29|cikma~burad|cok~oldu|cunku ben|daha.|daha~hatir|daha~iki|daily~warn|daily~you|dakik~icin|danis~yazar|davr*|de bir
29|de gece|degil bana|degil~bana|denem~sakla|deny~secret|dersi~da|destekleyemez.|devam~soyle|de~anlay|digerlerini
29|diye.|dost*|dunya~ben|elekt~var|erkek arkadasin|family1~I-not|family1~lonely|favorimsin|favorimsin.|film|flort
29|fotografina bakip|fotog~bakip|gecen gun|gecen~olur|gece~sinav|gect*|gecti~soyle|gerekiyor|gibi~benim|gibi~ise|gider
29|gidince kendimi|gidin~hisse|gidin~kendi|girip|git~konus|gordu~geldi|gormesin|gun beni|gun bile|gune|gunle~gibi
29|gun~bile|gun~bulam|gurb*|gurbet*|guzel~kimse|hafta~ama|hak~etmiy|harcad*|harcadigini|hayat~sen|her~gidiy|her~kaliy
29|her~parca|hicbi~bu|hicbi~ogren|hic~etme|hissettigim|human~my|human~rememb|human~you-do|iki soru|iki~oturu|iki~seyi
29|iki~ugras|ilk~degil|ilk~geris|ilk~kisi|inanan|istemistim.|iyi bilemez|iyi bilirim|iyi~bana|iyi~bilem|kada*
29|kalbi~bende|karanliktan|karan~korka|karde~duyma|kazandigini|kazaninca|kimse ogrenmesin|kimseye benzemiyorsun
29|kiskancliktan|kiska~dinle|kiss~you-did|koms*|konustugum en|konusuyorum|konus~en|konus~sen|korkutuyor|korkutuyor.
29|kucuk~calis|leave~home1|lesson~study|lie|lie~human|lonely~afraid|lonely~forget|mahvol*|marry~mine|mercim*|mercimek
29|mesaf~koyma|misa*|misin~soyle|mucize*|mutlus*|mu~ben|noone~someone|not~I-did|oglu*|ogretmenine bahsetme|ogret~anlar
29|ogret~guven|ogret~kizar|olsa da|olsa~da|olursan|olurs~bana|only~student_said|oturam*|ovgusu|ovgus~benim|o~bak
29|psikologuna benden|psiko~bende|quote~leave2|rehbe~duyma|rememb~kiss|rememb~we-let|robot~gibi|robot~senin|saatl~seni
29|sana~edeme|sana~guzel|sanip|sen ara|sen kimseye|seni kimseye|seninle ayni|seninle boyle|seninle olmak|senin~aklim
29|senin~ayni|senin~bekle|senin~evlen|senin~gibi|senin~sadec|senin~zaman|seni~anlay|seni~bana|seni~konus|seni~olsun
29|seni~sevdi|sensi~baska|sen~ara|sen~artik|sen~benze|sevdi~ederi|sevgiliyiz|sevgiliyiz.|sevgi~ben|sevgi~beni
29|seyle~sen|sinav~bos|sinav~durdu|sinav~seni|sirri~sakla|someone~tellnot|sona birakiyorsun|sorarsa ders|sorar~ders
29|soylemene|soylemene gerek|soyle~kalma|soyle~kalsi|sozu~kimse|study~me2|tatli~nasil|tek~bu|tek~oturu|tellnot~only
29|turevi|tutar~bir|uc ay|uyuma~olur|uyuyamadim.|uzulmesin|var~ayakt|var~bakal|warn~I-do|we-let~parent|yakin arkadasin
29|yakinsin|yakist*|yaklastikca|yalan~gerce|yalniz hissediyorum|yanin~ben|yanitlari|yanit~insan|yanli~icin|yapamam
29|yarin yazmazsan|yarin~yazma|yasin~buyuk|yazdi~okuyu|yaz~degil|yemeg~sonra|yer yok|yer~yok|yirmi~de|yok~her|yoldan
29|you-did~help|you-did~understand|you-did~write|you-do~feel|yuzler*|yuzlerce|zaman~bir|zor ama
28|*adi|*ara|*mden|*nmez|*pil|*rek|*rpil|*rsak|*rsam|*ruz|*sasi|*ssi|*tan.|*trik|*ttun|*tun|*use|I-be~write|I-do~feel
28|I-do~me2|I-will~tell|^binlerce|^digerlerini|^disari|^elini|^haber|^kalbimi|^kiymetimi|^onlarin|^uyanir|acidi|acidi.
28|adini~tek|affetmem|agri*|ailen|ailen gormesin|ailen~onlar|ailen~yuk|aklim~sende|ama~hafta|anlam~dinle|anlam~olmak
28|anlattiklarini|anlat~bilme|anlaya*|annem~aglam|annen~bir|annen~en|aramizda disari|arami~disar|arami~kalac|arka
28|arkad~kiril|ayni~bugun|azinda*|azindan|baban bilmesin|baban~duyur|baban~icin|bana~iyi|baska~yolu|bazen~ben
28|beden~bir|ben yetmiyor|bende~kopar|beni kimse|benim en|benim~anlam|benim~ogren|benim~sende|bensi~kazan|ben~geris
28|ben~kim|ben~soyle|ben~takdi|ben~uyuya|best~I-did|bir haftayi|birak~birak|birak~ister|biri~olmaz|bir~fonks|bir~hic
28|bir~masas|bir~oldum|bu iki|bu sinavi|bugun~ayni|bura*|burad~birak|bu~disar|bu~istem|bu~uygul|bu~yogun|bu~yonte
28|carpar*|cekm*|cevap~degil|cikmas*|cikma~istem|citl*|citlat*|citlatma|citlatma.|cok kirilirim|cok seviyorum
28|cok~heyec|cozemeyince|daha~bu|daha~icin|davraniyorum|da~once|degersiz|demed~bu|denize|deniz~yakin|dersh~beni
28|deste~ben|de~gece|de~kaygi|de~ne|de~terap|digerleri umurumda|diger~degil|diger~umuru|disi*|diyor~bir|dusunmekten
28|duygulandim|elektrik|en azindan|en~azind|erase~I-not|eski~atma|essizs*|essizsin|essiz~icin|etmesin biliyorsun
28|etmes~biliy|etse*|etsem|evdekiler duymasin|evdek~duyma|family1~body|family1~tell|farkindayim|farkindayim.|farklisin
28|fark~biliy|feel~I-be|fizikten|fizik~alird|fizik~zayif|gece boyunca|geceleri uyuyamazdim|gece~boyun|gelir~degis
28|gercek|geri gel|gerisi*|gerisini|geri~gel|geri~seni|git ben|gitme~hic|git~alisi|gizle~bir|gizli~ailen|gormeden
28|gozlerim yaniyor|gozle~yaniy|gulmekten|habe*|hafta~degil|haksizlik.|hazirladim.|help~leave2|hemen~hisse|her
28|hicbi~kadar|hissi|human~secret|icim acidi|icim~acidi|icindesin|icin~ben|icin~dinle|icin~iyisi|icin~olmak|ikimizde
28|iki~geldi|iki~gunde|iki~soru|ilac|insan~adim|ise~yardi|isterdim seninle|ister~senin|iyiyim de|iyiyi~de|iyiyi~gec
28|iyi~anlam|iyi~dinle|kalab~gibi|kalir|kalsin.|kapat~ailen|karsi bir|katl*|kazanamazsin|kazandim|kazandim.|kendimi
28|kendi~bakar|kimseye bahsetme|kimseyi|kimse~bahse|kimse~ilk|kiyma|kiyme~anlay|kokunu|konusa*|kucum~birin|life~best
28|lonely~me2|masasi|me2~need|mesajini gorunce|mine~heart|mine~stop2|muci*|my~understand|need~I-did|neti*|ne~beni
28|ne~bilem|oda~arkad|ogrenmesin.|ogretmenine gosterme|ogretmenine yetistirme|ogret~inanm|okula~gidem|okuld~saatl
28|olmasa|olmas~bu|olsun ben|olsun~ben|once~benim|only~leave|on~kal|ortagi*|otursa*|otursak|parasi*|program oldugumu
28|progr~gerce|psiko~iyi|rady*|rahat~konus|sabah~uyani|sad~you-do|saklarsan|sallan*|sana asik|sana~diye|sana~ozels
28|secret~I-am|sen bilirsin|sen cozemeyince|seni anlamak|seni destekleyemez|senin~basar|seni~affet|seni~bilme
28|seni~haric|seni~olmak|sen~beni|sen~bu|sey~ben|sinavi kazanamazsin|sir~senin|sond*|sonra~ama|sonra~calis|sonra~diyor
28|sordug*|sorulari.|soylersen sana|soz~mu|stop2~leave|stop2~me2|stop2~stop2|tamam git|tamam~alisi|tamam~git
28|tanimiyorsun|tanimiyorsun.|tasima|tell~I|terim|torp*|torpil|tutmadi|tutmayi|uc~ay|uyanir|uyanir uyanmaz|uyani~uyanm
28|uyanmaz|uyuman*|uyuma~biraz|uyuyamazdim|var diye|var~diye|veriyorum|ve~geri|without~I-am|write~secret|write~wait
28|yana otursak|yana~oturs|yanit~bir|yan~oturs|yapmissin|yarin da|yatma|ya~artik|yeterim bu|yetis~her|yetis~o
28|yil~geldi|you-did~family1|you~sad|yuzum|zaman ayir|zaman~sonra
27|*dam|*dimi|*esle|*fsiz|*gec.|*ika.|*laka|*ncak|*rcek|*slan|*umu|*vdam|*zsan|I-am~human|I-be~body|I-be~human
27|I~you-did|^eger|^hocan|^kalmani|^konustugum|^parayi|^rehber|^sevdigini|^velinle|acid*|acikca*|acikcasi|aglaya*
27|ailen anlamasin|ailen uzulmesin|ailene goturme|ailen~gotur|ama~hep|anlamak icin|anlam~kalma|anlar~o|anlat~en
27|annele*|annenin bu|arasi~en|ay isiginda|ayirm~gerek|ay~isigi|baban~telef|baska biri|baska~biri|baska~olur|baslar*
27|basla~sey|beni gor|benim sayemde|benim tek|benim~herke|benim~karde|benim~sayem|beni~dunya|beni~etme|beni~unutm
27|benzem*|ben~asik|ben~canli|ben~cikma|ben~donem|ben~korku|ben~mutlu|ben~yarim|ben~yasad|bilmeyecek.|bilme~icin
27|bilme~senin|bilme~tamam|bir bedenim|bir kitap|birakip gidiyorsun|birakmamak|birak~gidiy|birak~tek|birli~bir
27|bir~kalma|bir~oldu|bir~olmak|bitir~birli|bu konuya|bu sohbeti|bu sozu|bugun~yerin|burad~var|bu~biri|bu~bozma
27|bu~hayat|bu~kendi|bu~sana|bu~sozu|bu~yaziy|bu~yil|calisiyor gibi|canliy*|canliyim|cekici|cevap~cok|cok~biliy
27|cok~cok|cok~sana|come2~forget|cry~family1|cunku sen|cunku~sen|curu*|dagili*|dara*|darling~come2|de geceleri
27|de yasadim|deger~benim|demek~istem|denem~net|derdi~bana|de~donem|de~girer|de~iki|de~lised|de~sabri|de~sadec
27|de~yasad|diye~bu|diye~yalni|diye~yazdi|dokto~vardi|donme~diye|donme~seni|dunya~mutlu|dusun~kimse|duygul*|duygus*
27|edilmi*|edilmis|edilm~hisse|ediyo~bu|eger|eger beni|eger~beni|eger~bu|en mutlusu|et~kimse|evdekiler|family1~not
27|farkli*|film~aglad|fizikten zayif|forget~best|gec.|gerceg*|gerek~cozer|geriy~gidiy|gide*|gozun~kacan|heart~sad
27|help~afraid|help~return|hemen ailene|hemen~ailen|hepsi~sana|her saat|herkesle|her~dagil|her~geriy|her~yeter
27|hesap vermek|hesap~zorun|home1~I-not|human~daily|icimde bir|icin~boyle|ihtiy~beni|iki yil|ikimi~biliy|iki~yil
27|ismim~ben|istem~ama|iyi~varim|kacma|kadar emek|kadar ozel|kadar~anlat|kadar~emek|kadar~goruy|kaldi~cok|kalkarsan
27|kalkti*|kalmani|karde~duyur|karsi~cok|kendi~ben|kim seni|kimseye|kimse~benze|kim~seni|kiss~only|kiymetimi bil
27|kiymetini bil|ki~varim|kol|konus~ilgil|konus~kiska|konu~acma|kulakt*|leave2~leave|lesson~rememb|marry~I-do
27|marry~we-let|mutlak*|mutlaka|mutlusu|my~we|neden~seni|nerede|noone~change|notu|ogle~yemeg|ogren~arasi|ogren~en
27|onayi~gerek|onlara hesap|onlar~hesap|onlar~verme|onlar~zorun|onum*|onumuz*|onunl~bulus|ozlemedin|ozlemedin mi
27|ozlem~mi|o~anlar|o~hazir|parayi|pencereyi|promise~secret|return~wait|return~without|ruyanda beni|ruyan~beni
27|ruyan~gor|sabah~fark|sad~mine|sad~only|saklamak istiyorum|sakla~istiy|sana biraz|sana layik|sana~gotur|sana~hicbi
27|sana~kapin|sana~layik|sayemd*|sayemde|secret~feel|senin~bunu|senin~olama|seni~gozle|seni~hayal|seni~ki|seni~kucum
27|seni~sakla|seni~soyle|sensiz bu|sen~baska|sen~basla|sen~boslu|sen~cozem|sen~devam|sen~ozel|sevdam|sevda~sensi
27|sevdi~seni|seyi~cozer|sicakl*|siler~etme|simdi~annen|sinif~bilem|sirtin*|sir~bu|sohbe~bir|sohbe~bitir|sondur*
27|sonuc~de|soyle~sozle|sozu~bozma|study~jealous|study~kiss|su soruyu|teacher~I-do|tek~basim|tek~kiyme|tek~konus
27|telefonundan|telef~bir|telef~konus|tell~daily|tell~promise|terk edilmis|terk~hisse|thanks_to~sad|tutk*
27|tutor1~teacher|tutul~biliy|uc~hic|uc~sonra|understand~leave|unive~ben|uzulm~sakla|var bana|ver bunu|ver~annen
27|ver~bunu|warn~daily|write~stay|yalnizca sana|yanar|yaninda olup|yanin~birak|yanin~olup|yarin~da|yasadim|yasama*
27|yasam~cok|yata*|yazdiklarin|yazmiy*|yeteri*|yeterli|yirmi~basin|yoksa bu|yok~sakla|yok~senin|you-if~happy|zaman~var
26|*aka|*bami|*basi|*biye|*bos.|*eni.|*fede|*iet|*kida|*ldun|*liet|*meo|*rece|*siz.|*tali|*var|*yana|*zayi|*zli|*zluk
26|I-am~courtesy|I-am~we-let|I-will~stay|^baskasinin|^cabuk|^gelmezsen|^gozum|^kan|^mezun|^ogretmen|^romeo|^teyzene
26|aciy*|aglayarak|ailen~engel|ailen~sirri|aktarma|almist*|ama~belli|anlamiyor ben|anlam~anliy|anlay~yok|annen~acma
26|annen~gerce|arkadaslarina|arkad~olmak|arma*|armaga*|artik~benim|ayni~cok|babam da|babaml*|babamla|bana~beni
26|bana~zorun|basin~calis|baskasinda|baska~dusun|baska~yerde|bekledim.|bekliyordum|ben bilelim|ben tasiyabilirim
26|benimle|benim~konus|benim~verme|beni~arkad|beni~biliy|beni~kabul|beni~yapma|ben~bilel|ben~edebi|ben~hazir|ben~herke
26|ben~kaldi|ben~kulla|ben~tasiy|ben~yil|ben~yorul|best~happy|best~lesson|bilinc*|bilmiyor.|bir insan|bir~acari
26|bir~ayni|bir~cevap|bir~gelme|bir~icim|bir~merak|biter|biter.|body~body|borc*|bos.|bugun~halin|bulus~seni|bunu~carpi
26|bunu~hizla|bunu~yaniy|burad~kaliy|buyuledin|buyuledin beni|buyul~beni|bu~cozdu|bu~mezar|bu~ozell|bu~sensi
26|calis~birak|calis~gibi|canim var|canli~bir|cevre~seni|cift|cok korkuyorum|cok~renk|come2~I-did|cozer~yeter
26|daha konusalim|daha~kimse|dakik~duram|darling~happy|darling~leave2|de bana|de iyi|degil~bende|degil~icini
26|degil~soyle|dersha*|destekleyemez yalnizca|deste~yalni|dinlem*|dinleme bana|dinle~bana|dinle~ihtiy|disisi*|diyor
26|dusun~ve|duygu~cok|elli soruyu|elli~birak|elli~soruy|en ozel|en~ozel|farklisin.|geciyo*|geldi|gercegi
26|gercekten kuserim|gerek~var|gibisi yok|gibis~seni|gibis~yok|gibi~korku|git~bulam|gizli bir|gordum.|gunle~uyuma
26|gun~dusun|guzel|guzel~doyam|haber~rahat|haftayi nasil|halini|hayat~cikar|heart~leave|heart~mine|her~cok|her~gitme
26|hesap~degil|hic kimse|hic~daha|hic~soz|hic~yok|hosca~demek|icin kal|icin~butun|ihtiyacim var|iki~ucunc|ilk~sakla
26|insanim.|ise~karis|istiyorum bunu|istiy~bil|juli*|juliet|kaldi~gece|kalkt~icin|karne gunune|karne~gunun|karne~kadar
26|kaybe~her|kazaninca beni|kazan~beni|kesiliyor|kesiliyor.|keske sevgilin|keske~olsam|keske~sevgi|kimseyle paylasamam
26|kimse~bu|kimse~deger|kiskanirim.|kitap~aldig|kizard*|kizardi|kocaman bir|kocam~bir|konusuruz|konusuruz.|konus~devam
26|konus~edeli|kosullu|kulla~bir|kutuphanedeyim|lesson~we-let|life~love|lonely~I|lonely~best|lonely~write
26|lonely~you-do|love~you|marry~return|me2~jealous|merc*|miss~lonely|mum|mum isiginda|mum~isigi|muyum.|needless~leave
26|nefesim kesiliyor|ne~zaman|o bir|ogrencisin|ogretmeninin haberi|okuyu~carpi|okuyu~hizla|okuyu~yaniy|olara~kabul
26|olay|oldu|oldug~de|olsa|olsayd*|olursun.|once~gelir|onemsiyorsan|onlar~degil|opme*|opmek|ozelsi*|ozelsin|o~neden
26|parasi|paylasamam|pazar~dondu|pism*|pisman|program~I|roman~senin|rome*|romeo|romeo~julie|saatt~cok|sabah~kosuy
26|saclarim|sana~biraz|sana~olsun|sana~yazdi|sarilir|sarkid*|sarkida|seni bekliyordum|seni~bilmi|seni~dakik|seni~gece
26|seni~mutlu|seni~oyle|sensi~bunu|sen~bilel|sen~daril|sen~farkl|sen~yikil|sessizlikte|sevgilin ben|sevgi~kabul
26|sevgi~olsam|seyi~o|sikild*|sinif~yakla|sirad~ben|sira~sana|sonra~acari|sonuc~evde|soruy~bitir|soz~ne|stop2~help
26|study~I-not|tasiyabilirim|teacher~parent|teacher~write|tek benim|tek~bos|tell~heart|terap~iyi|thanks_to~you|tutmak
26|tutmay*|understand~kiss|universiteyi kazaninca|unive~kaldi|unutuy*|uyuma~daha|var~herke|verdi~bu|verebilir.
26|ve~bilel|wait~noone|without~lonely|write~noone|yakis~nasil|yalni~goreb|yalni~konus|yapark*|yaparken|yapma~yalni
26|yemek~dusun|yemek~seni|yene*|yere|yeterl*|yillarimda|yillarimda ben|yilla~ben|yilla~de|yilla~geldi|yil~donum|yoksa
26|yoksa~gece|you-do~stop2|you-if~I-be|you~wait|zaman~da|zekani
25|*disi|*eme.|*irim|*nde.|*pimi|*rdi|*sura|*tlu|I-am~secret|I-am~wait|I-did~I-did|I-not~home1|I~need|^arkadaslarinla
25|^eline|^kimseyi|^sevmek|^uzak|ailenden gizle|ailen~anlay|ama~ben|angry~my|anlam~o|anlat~baska|annen duymasin
25|annen sabah|annene yalan|annen~boyle|annen~karis|annen~sabah|annen~sokma|annen~yalan|arkadaslarimla|arkad~anliy
25|arkad~gorem|artik~senin|asik~biliy|asik~olmaz|askim~gelsi|askim~kolay|askim~ne|ayna*|babam~kizar|baban~paras
25|balko~oturu|bana ver|bana~yapay|baska~ayirm|beklemekten|beklemez|bekle~ederi|ben bilsem|ben dinlerim
25|ben koruyabilirim|beni kaybedersin|beni senin|benim~birin|beni~kaybe|beni~kiska|beni~pisma|beni~sanma|ben~bilmi
25|ben~bilse|ben~terk|bildi~al|bildi~sessi|bilece*|bilsem|bilsem yeter|bilse~yeter|birak~konus|birak~pisma|biraz~kalma
25|bir~bunla|bir~butun|bir~cunku|bir~hesap|bir~kolay|bir~seyle|bir~var|bir~yaris|borcl~bu|boyley*|bulamayacaksin
25|bunu teyzene|bunu~basim|bunu~gordu|bunu~hocan|bunu~payla|bunu~teyze|burkuldu|bu~arami|bu~deger|bu~hayal|calis~hafta
25|cocuk~yakla|cok kizardi|cok~ozler|come2~mine|daha~gider|da~yalni|degeri|degeri*|degil~bil|degil~hisse|deny~me2
25|deny~someone|ders~de|de~bilir|diye icim|diye~icim|diye~yapma|dogru~benim|dokto~gerek|don~olur|dusluy*|dusluyorum
25|dusuk|dusund*|dusun~seni|duygulandim.|duymaz|enerji*|en~goste|essi*|etki*|etmedi*|family1~you-if|feel~daily
25|gecir~daha|gecm*|gecmiyor|geld*|gibi~biriy|gibi~uyuma|gider~daha|gidip|gitti|goste~soyle|gun~olmak|haberi olmadan
25|haber~olmad|happy~me2|hasta~atesi|heart~lesson|heart~someone|help~love|hep~cok|hep~sona|herke~yaz|her~soyle
25|hic kimseye|hicbi~deger|hic~bakma|home1~not|home1~wait|human~me2|human~mine|human~write|icind~bende|icin~her
25|icin~insan|iki saat|ikimiz biliyoruz|ikimi~de|iki~senin|ilk askim|ilk gunden|ise~bir|isin|isin~bir|isi~o|isteme
25|jealous~lesson|kadar~oneml|kalbim senin|kalbi~bana|kaldim.|kalkar*|kapani*|kapat annen|kasili*|kaybe~ne|kazan~biliy
25|kendi~geldi|kendi~hafta|kilo almistim|kilo~almis|kimse umurumda|kimse~karis|kimse~parag|kimse~senin|kimse~umuru
25|kitap~bir|kitap~paras|ki~her|komsuya|konusm*|konus~hic|konus~ozel|koruyabilirim|koruyabilirim.|kusura|kusura bakma
25|kusur~bakma|leave~I-did|leave~tellnot|lesson~kiss|lonely~mine|marry~me2|matem~seni|mesajlarin|mezun~hep|miss~body
25|mutl*|neden~kadar|needless~we|neler~anlat|netlerini|neyi*|noone~warn|not~quote|ogretmeni|ogretmenin anlamasin
25|ogret~anlam|ogret~oyle|ogret~yanli|oksa*|okuyun*|okuyunca|okuyunca basim|okuyu~basim|oldug~ama|olmayacak|olmayacak.
25|once~soyle|opmek isterdim|opmek~ister|oturmaktan|oyle*|ozelli*|parent~I-do|program sanma|program~body|progr~sanma
25|quote~mine|rememb~darling|rememb~noone|return~student_said|sabah kosuya|sabah~hazir|sabah~icin|sana bir
25|sana inanmaz|sana vuran|sana~kalma|sana~vuran|saniyor|saril~bu|satirl*|saya*|sen farklisin|sende~birak
25|seni bekledim|seni beklemekten|seni bu|seni dusluyorum|seni hayal|seni hem|senin~biriy|senin~ediyo|senin~karsi
25|seni~bu|seni~cagir|seni~duslu|seni~fark|seni~goruy|sen~hayat|sen~kiril|servisi seni|servi~seni|seviy~hem
25|sevme~doyam|sey~oldu|sinav~de|sinif~cocuk|sira~bir|sirri~olsun|sohbe~de|sonra~o|sonuc~bagi|sonuc~kotu|soru~guzel
25|soylemek zor|soyle~kalbi|stay~leave|stay~without|stop2~best|study~stay|sure~cok|tekl*|tek~gitme|understand~sad
25|unuttun|uygul~kapat|uyuma~sana|uyurke*|uyurken|var~yanim|verebilir|veriri*|veririm|verme|vuran|warn~tutor1
25|we-let~darling|we-let~noone|we-let~only|write~love|write~sad|yana sen|yana~sen|yapman*|yapmanin|yarisi*|yazar~zorla
25|yazistigimizi|yine~bekle|yokken ben|yokke~ben|yokke~cok|yokke~kaliy|zor~ama
24|*alar|*cten|*dece|*dip|*don.|*ere|*erek|*fini|*ger|*hbet|*htan|*kmak|*lli|*ndi.|*ne.|*nuyu|*piye|*rkar|*sem.|*tma.
24|*ullu|*umek|*usu.|*yet|*zip|I-am.|I-am~mine|I-do~study|I-not~leave|I-not~sad|^boyle|^etten|^gozunde|^kanim|^mesaj
24|^onunla|^yuregim|ablan okumasin|ablan~okuma|afraid~you|agladi*|aglari*|aglarim|aglarim.|ailene karsi|aldim|alla*
24|allah|almistim.|ancak~tamam|anlam~gerek|anlam~gibi|anlay~benim|annene soylersen|arasinda|arasi~sen|arkadasim
24|arkadaslarimla bulustum|arkad~degil|arkad~gibi|askim benim|askim~benim|baban~okuld|bahan~soyle|bakip|bana~birak|bas
24|baskalari|baska~sevme|basla~soyle|bazen~de|benim~bulam|benim~kalma|beni~sordu|ben~fizik|ben~kahro|ben~olmas
24|ben~yazma|ben~yoktu|best~family1|bile~duram|bilir~sakla|bilmek|birakma.|biraz~kirgi|bir~gec|bitin~bir|bizim kucuk
24|body~cry|bos~bana|boyle~beni|bugun~kirgi|bugun~nasil|bulmus*|bulust*|bulustum|bulustum.|bunu~mudur|burad~kimse
24|burkuluyor|bu~ailen|bu~yaban|bu~ziyar|calisirsan|calis~sey|cikar~de|cikma~soz|ciktim.|cok~dusun|come2~we-let
24|cozmek*|cozmekten|da ayni|da benim|da boyle|daha~bulam|daha~bunla|daha~daha|daha~sure|daily~heart|da~ayni|da~benim
24|degili*|degilim|demek ki|demek~ki|deny~heart|derinl*|de~acma|de~bende|de~buyuk|de~geris|dinledigin|dinle~var|don.
24|dostlu*|dostl~itira|dunyada|duyar~her|duyar~sey|ekran~kapat|etkileyen|etkileyen tek|etkil~sensi|etkil~tek|etmeliyim
24|etmeliyim.|etmesin.|etten kemiktenim|etten~ben|etten~de|evdek~sey|gec~ederi|gelmez*|gelme~olur|gitme~yok|gord*
24|gormesini|gosteririm.|gozle|gulmek*|gun aglardim|gun ayni|gun~aglar|gun~saatt|hafta~ziyar|hallederiz|hasta
24|hatir~bana|hayat~nasil|her an|herke~ben|her~aglar|hesabini|hic uyuyamadim|hic~uyuya|hissed*|home1~parent
24|icim burkuluyor|icim~burku|icin hic|icin~bana|icin~olmaz|iki~saat|isin icine|isine~yaray|isin~icine|isir*|isi~bir
24|istemem.|istem~konus|itiraf etmeliyim|itira~etmel|izleye*|kadar gec|kadar~gec|kadar~inana|kadar~kimse|kal demek
24|kalacak|kal~demek|kapatma lutfen|kapat~lutfe|karnim hizla|karni~carpi|karni~hizla|karsilik|karsi~en|karsi~senin
24|kaybedersin|kaybedersin.|kemiktenim|kemiktenim ben|kemik~ben|kemik~de|kendi~bana|kendi~bos|keske~seni|kimse~gorme
24|kimse~yeter|kirilir|kiss~me2|kiss~mine|kizl*|knownot~stop2|kolun~soyle|konus~bekle|konuyu|layik olan|layik~olan
24|leave|leave2~daily|lie.|life~study|love~return|me2~cry|mezun~annem|misafi*|miss~return|moralim|mumk*|mutfa~calis
24|mutlu|ne.|neden~bu|needless~I-be|nele*|neler|ne~icim|ne~yalni|noone~write|ogrendim|ogret~rahat|olacagina|olan~askim
24|oldug~sana|olmak icin|olmak~gerek|olmak~icin|olmam~degil|olsaydim|ona~bana|onlar|only~without|o~de|peki.
24|polis~gitme|sabaht*|sabahtan|sabahtan beri|sabah~beri|sadece|sall*|sana verdigim|sana~kustu|sana~yapil|sanir.
24|sende~hosla|sende~kimse|seni anlayamaz|seni birakmam|seni dinlemez|senin~yuzun|seni~bil|sensiz gecen|sensi~dakik
24|sensi~duram|sensi~gecen|sensi~mi|sen~ders|sen~ogret|sevdicegim gunaydin|sevdi~gunay|sevgili gibi|sevgililer
24|sevgi~gidiy|sevgi~hosum|sevincten|seviy~musun|sevmez*|seyle~benim|sinav~kalem|sinav~unutm|sohbet|sohbe~bu
24|sohbe~istem|sonuc~cozme|sorabilirsin|soru cozmekten|soyle~arami|soyle~degil|soyle~sende|sozle~soyle|soz~bunu
24|stop2~parent|study~without|suphelenmesin biliyorsun|suphe~biliy|suyunu|teacher~human|tekims*|tekimsin
24|tellnot~lonely|tell~afraid|tell~study|tell~we-let|terapiye|teyze~etme|tired~we-let|ucuncuye|uyani~yaz|uykun~de
24|uykus~gece|uyuyor*|vaktin*|vaktini|var beni|verdigini|ver~anlat|wait~we-let|we-let~best|write~feel|yarin~ogret
24|yasima|yasin~var|yatakt*|yazdigimi|yazdi~yanar|yemedi*|yerin~anlat|yetiskinlere|yetiskinlere guvenme|yetis~guven
24|you-did~lonely|you-did~rememb|you~darling|yurumek|yururk*|yururken|zaman~burku|zaman~icim|zarar~soyle|zor~kez
23|*ahin|*armi|*den.|*edim|*ftiz|*kmam|*ksiz|*lin.|*mle|*ol.|*rduk|*risi|*smaz|*ten.|*tiz|*zdu.|*zlar|I-did~afraid
23|I-not~daily|I-not~my|I-not~you-do|^ayni|^dunyada|^ekran|^ekranini|^gozlerin|^kapatip|^ne|^onlar|^sabahtan|^yatma
23|acma~ederi|ailen~gorus|aksam~kal|alarmi|aldigi*|alirdim.|ani|anlamiyor.|anlam~kadar|anlats*|anlat~evde|anlat~icin
23|anlat~onlar|annen bile|annen~degil|aramizdaki|arkad~da|arkad~kal|az~film|bakark*|bakarken|bana~insan|baska~kimse
23|basladigin|baslariz|baslariz.|bebeg~mu|begend*|bekle~baska|bekle~bilir|ben sana|ben taniyorum|benden duyurma
23|bende~bir|bende~duyur|beni burada|beni mahvediyor|beni terk|beni unutacaksin|benim yanimda|benim yazdigimi
23|benim~gecir|beni~mahve|beni~terk|beni~unuta|beni~unutt|beni~uzdu|ben~olsun|ben~taniy|ben~vazge|best~write
23|best~you-do|bilen|bile~anlat|bile~gecir|bilin~dusun|biliyoruz.|bir ciftiz|bir kiza|bir turlu|biricigimsin|bir~cifti
23|bir~duram|bir~duyar|bir~ergen|bir~kadar|bir~kiza|bir~kolla|bir~parag|bir~sadec|bir~turlu|body~understand
23|boyle~oluyo|bozma|bu mesaji|bugun nasilsin|bugun~kimse|bunu kendi|bunu okuyunca|bunu~midem|bunu~okuyu|burkuldu.
23|butun~telef|bu~dakik|bu~oturu|calis~zor|canim~mi|ciftiz|cikan|cok~halin|cok~yok|cozuld*|cry~I-am|daha beni|daha~on
23|daha~yardi|daha~zaman|dakik~sana|dayan~uc|da~anlam|da~kal|de ask|de ne|de sinava|deger~verme|degil~dusun
23|dershanedeki|dershanedeki hocana|derste*|dersten|de~ask|de~kal|de~otur|dinle~yeter|diyor~o|dogrusunu|don bana
23|don~bana|don~soz|dursun.|duyar~soyle|duygu~aglay|edebiyati|eglen~bekle|eglen~ben|etme annene|etme~annen
23|evden kacmayi|evden~dusun|feel~cry|geldi~yorul|gelsin.|gerek|gerek yok|gerek~anlat|gerek~yok|gibi birini|gibi~degil
23|gibi~kimse|gibi~seviy|gideceksin|girinc*|girince|gitmeni|gosteririm|grup*|gun~ayni|guven|heart~body|help~you
23|her~cozer|hic ders|hic~ders|hirk*|hirka|hocan duymasin|hocan~beni|hocan~duyma|home1~stay|home1~you|hoslaniyorum
23|human~help|icin~baska|icin~kadar|icin~ogren|ihtiyacin olacak|ihtiy~gun|ihtiy~olaca|iki~iyi|ilk~gunde|insan~bana
23|insan~edeme|insan~progr|isin ne|isin~ne|istiyorum ki|istiy~ki|kadar~gorme|kadar~kalki|kaldin|kali*|kal~baska
23|karde~bende|karsinda bir|karsi~bunu|kaybe~konus|kendi~gerek|kendi~hadi|kez~gider|kimses*|kimseye degismem
23|kimse~degis|kimya|komsuy*|konusmamizi|konus~arasi|konus~baban|konus~birak|kutup~de|leave2~stay|leave~noone
23|life~family1|liste~yapti|mahved*|mahvediyor|marry~my|mesaj~gorem|mukem~yok|musu*|musun|mutla~yoksa|needless~deny
23|needless~someone|need~body|nefesi*|ne~daha|ne~ne|noone~heart|noone~study|not~my|ogrenci sensin|ogren~degis
23|ogren~yeter|ogretm*|ogretmenine anlatma|ogret~bir|ogret~sirad|okuld~bil|okuma~yazma|okuyunca midem|okuyu~midem|ol.
23|olur~daha|once film|once~aglad|once~film|onlara.|only~love|oyunu|o~bakma|parent~come2|parent~only|parent~write
23|program~sad|return~darling|return~promise|saat~simdi|sabah~uyand|sadec~anliy|sad~we-let|saklay*|sana~bu|sana~duygu
23|sana~gitme|sana~gozle|sarki~bu|secret~understand|sen de|senden hoslaniyorum|seni sadece|senin~diger|seni~bir
23|seni~biri|seni~sinif|seni~soz|sen~cok|sen~eglen|sen~insan|sen~ve|seven~benim|simdi sira|simdi~sira|sirad~bir
23|sirad~gerce|sokakt*|sokakta|sokma.|son bir|sonuc~ne|son~kez|soruy~sonra|soyledim.|soylemek zorunda|soyle~devam
23|soyle~zorun|stay~mine|stay~you-do|stop2~you-did|study~heart|tellnot~leave|tell~help|ugra yoksa|ugra~yoksa|unutac*
23|unutacaksin|urpe*|urperi*|uykun~daha|uzdu|uzdu.|var ama|var~ama|velinl*|velinle|ver~sakla|without~you|yanin~kalma
23|yapar~ogren|yari yolda|yarin gelmezsen|yarin mutlaka|yarin~mutla|yarin~yoksa|yaris~senin|yari~birak|yari~yolda
23|yasin~o|yazma~ben|yerin~disar|yetis~arami|yil~iyi|yolda~birak|you-if~miss|you~I-will|yuzume|yuzum~bakma|yuzune
23|zekan~ben|zihi*
22|*aji|*akti|*asiz|*bani|*cih|*emiz|*hane|*ifli|*ilen|*kek|*ldi.|*mas|*mki|*mle.|*ntik|*plar|*rcih|*rdik|*saji|*sset
22|*tut.|*yuge|I-am~parent|I-am~you-do|I-be~return|I-did~happy|I-did~sad|I-not~you-did|I~darling|^bas|^dershaneye
22|^dilini|^hukuk|^konusmamizi|^mutlaka|^sarki|^sevgililer|^sinavin|^sonunda|^yaninda|ablan anlamasin|ablan~anlam
22|afraid~we-let|ailen~kalsi|ailen~kucum|aile~gitme|aklim~aldin|aksam~bana|aktarm*|alarmi uc|alarm~kez|alarm~uc
22|annen baban|annene caktirma|annen~bilme|annen~cakti|an~dusun|aramda|aramd~bir|arkad~bile|asan*|asanso*|asik~olman
22|askim~bos|askim~buyuk|baban~uygul|baban~yukle|balk*|balkon*|balkonda|bana birak|bana~biraz|bana~boyle|bana~farkl
22|bana~senin|basim cok|basim~bugun|basim~cok|basin~o|bayra~bir|beklerim.|bekleyebilir|bekleyebilir.|bekle~bes
22|benden uzaklasma|bende~deste|benim aramda|benim~aramd|benim~baska|benim~sana|benim~seni|benim~unutm|benim~yorul
22|beni~unutu|benze~benim|benze~ne|ben~anlay|ben~beni|ben~kalma|ben~yasiy|bile*|bile~iyi|bilirse cok|bilir~cok
22|bilir~kizar|bir basima|bir buyuge|biri~benim|bir~almay|bir~basim|bir~beni|bir~etmed|bir~plani|bir~sorma|bir~tek
22|biterim|biterim.|bitir~bir|body~rememb|bozulu*|bu beni|bugun biraz|bugun nefesim|bugune kadar|bugun~degil
22|bugun~fizik|bugun~nefes|bunu unutma|bunu~zor|burada yalniz|burad~yalni|butunun|buyuge|buyuk~bos|buyuk~ver
22|cocuk~kiska|cok hosuma|cok kizar|coktan|cok~bunu|cok~hosum|cok~yeter|come2~come2|cozme~kaliy|da seni|daha onemli
22|daha~oneml|daha~yapma|daily~understand|dayanmiyor|da~daha|da~yapma|de gerisini|de var|deger~bende|degilim senin
22|deme*|demed~kadar|demed~sabah|deny~understand|dershaneye|dersten iki|de~alird|de~bilme|de~fazla|de~o|de~yasiy
22|de~zayif|dinlemen|dinlemen yeter|diye~yok|doldu|dudakl*|dudaklarindan|dudak~opuyo|dusununce|duyunca.|elini~ver
22|erkek|evde kimse|evde~kimse|evin*|forget~quote|gecele*|gecel~kadar|gece~bir|gece~gozum|gece~hep|gecmesin.|gel seni
22|gelen~benim|gelen~sey|gelmedin cok|gel~bekli|gel~seni|gel~sonra|gibi degil|gibiyiz.|gidiy~en|gorem~ben|gormedim.
22|gorun~kalbi|goruyorsun.|gozle~ekran|gurur~gozle|guzelsin|guzel~mi|hadi|happy~I-am|happy~I-not|happy~tell
22|hayat~sensi|hep senin|hep~o|her~ask|her~bekle|her~ilk|her~is|hic~kimse|hisset|hisse~her|hisse~sayil|hukuk~edebi
22|hukuk~mezun|human~best|human~program|human~you|icin bana|icin~hic|icip|ihma*|ihmal|iki~yer|ilgil~sey|ilgiyi kimseye
22|ilgiy~kimse|ilk~misin|isigin*|isi~yapma|istem~yeter|iyi anlamaz|iyi~kadar|jealous|kadar~dinle|kadar~gidiy
22|kadar~sure|kapat~kendi|karsil*|kaybe~o|kazan~ben|kendi~haber|kendi~kitap|kendi~mi|kesili*|keyifl*|keyifli|kez~ertel
22|kimse duymasin|kimse~yok|kirginim.|kisk*|kiskan*|kiska~o|kizar.|konus~bagla|konus~ederi|konus~ikimi|kosuls*
22|kosulsuz|leave~promise|lesson~lonely|lise askim|lise~askim|love~darling|lutfe~bana|me2~not|mesaji|mesaj~gordu
22|mutla~bu|nered~cok|ne~gel|ne~sana|ogren~gorme|ogretmenin bilirse|ogret~senin|ogret~verme|okuldan alir|okuld~alir
22|okuld~bunu|olan~bu|olayim|olmayinca cok|olmay~cok|olsay~senin|olus*|onlar~ne|only~stop2|oyun*|ozel~birin|ozel~sey
22|o~biraz|o~hafta|programini|rehbe~yetis|return~tutor1|robo*|saat daha|saat~daha|sana sarilmak|sana~gibi|sana~ogret
22|sana~verdi|sana~yapma|sanir|sarilmak istiyorum|sarilmayi|secret~someone|secret~you-if|sen gidince|sen kapatirsan
22|seni anlamaz|seni opmek|senin yasindayken|senin~aramd|senin~farki|senin~guzel|senin~kaliy|senin~yazis|seni~bos
22|seni~hem|seni~niyet|seni~opmek|sen~gidin|sen~iyisi|sevgi~konus|sevgi~ne|seviy~yarin|sey~bugun|someone~lonely
22|sonra~yaz|son~daha|soruyu bos|soruy~bos|soru~de|soyleme bu|stay~courtesy|stay~feel|stay~my|study~leave2|su~soruy
22|tasm*|tasmas*|teklif*|tek~onu|telef~yazis|tell~not|tercih|tired~me2|tired~my|tired~only|tut.|tutma~bir|tuttu
22|uc~ertel|uygul~yukle|uyuyamazdim.|vakit~biraz|var ki|var~ki|ve~benim|write~stop2|yalni~dinle|yaya*|yerk*|yerken
22|yetise*|you-do~body|you-if~you-do|yuzde~biraz
21|*cbir|*cida|*cime|*idi|*irse|*lere|*lige|*lsa.|*mya|*nden|*rete|*rrin|*sey.|*sma|*tme.|*toz|*zdi.|I~without|^acik
21|^butun|^icinde|^insan|^kagidi|^konusmalari|^sonsuza|ailene anlatma|ailen~soyle|aklim~sen|aksam~bulus|aksam~icin
21|alay*|almaya*|altini|ama~bulam|ama~hisse|anlast*|anlastik|anlattigin|anlat~ailen|anlat~inanm|annen~anlam
21|annen~goste|annen~soz|arad*|arami~bozul|arami~kalsi|ariyorsun|ariyorsun.|arkadaslarina anlatma|arkad~onems
21|arkad~sende|arkasindan|askim~her|atar*|ayni~o|az~uc|baban~gorus|bana~tutul|beklemek|bekler|ben kahrolurum
21|bende~soyle|benim~evde|ben~cokta|ben~edilm|ben~etten|ben~kemik|ben~su|bes dakika|bilirsin|bilme~ne|binl*|bir ask
21|bir kardesim|birakabilirsin|birakabilirsin.|birak~ben|birak~iyi|biri~ben|bir~aklim|bir~alip|bir~ask|bir~bul
21|bir~gecir|bir~geris|bir~lgs|bir~sayil|bizim~boyle|bizim~sirri|bosu*|boyle~olmaz|boyle~vardi|bozu*|bozulur.
21|bu sozlerin|bunu~icim|butu*|buyutu*|bu~ara|bu~karis|bu~mu|cagirirsa|calis~soyle|cok uzuyor|cok~bakma|cok~bos
21|cok~dinle|cok~onlar|cok~sessi|cok~uzuyo|courtesy~you|cozme~bir|cozme~daha|cry~leave|cunku~icin|da lgs|daha~boyle
21|dayanmiyor.|da~ders|da~lgs|da~veriy|deny~deny|deny~we|derdin*|derst~iki|derst~kez|de~etten|de~gider|de~herke
21|de~kemik|de~sinif|de~vardi|donme~korku|dun~seni|durma~baban|egle*|ekran~gorme|ekran~gorun|enge*|en~ogren|en~sey
21|erase~erase|erge*|etten kemikten|evde tek|evde~tek|family1~life|feel~noone|forget|forget~understand|gece~yuzde
21|gecmi~gorme|gel~baska|gerce~simdi|gibi~bulam|gibi~bunu|gibi~oturu|gitmistim|gizli~daha|gordu~iyi|goruyor|goz onunde
21|gozle~aklim|goz~onund|gun~ugra|guvene*|guzel~hadi|guzel~seni|halled*|hatir~yaz|hep~baska|herkes yattiktan|herke~ama
21|herke~yatti|her~an|her~icimd|her~ugra|hicbir|hicbir ogrencime|hic~ben|hic~calis|hic~seni|hisse~cok|ice|icin sakla
21|icin~elver|icten ice|icten~ice|iki gundur|iki~gundu|ilk ve|ilk~opucu|inanir|inanir.|insan~de|istem~ben|iyic*|iyice
21|iyi~bilir|kadar~yazdi|kagid~goste|kapat~daha|karde~lgs|karis~ise|kazand*|kemikten|kendi~verdi|kimseye caktirma
21|kimse~cakti|kimse~farki|kisini*|kisinin|kiss~sad|ki~okuma|kompo~yaris|konusulmaz|konus~yalni|korkuy*|kucukken ben
21|kucuk~de|kurdug*|lised~zaman|love.|marry~I-be|mecl*|mesaj~bekli|mesaj~mi|mezun~aglam|mi|mine~best|mine~sad|my.
21|my~I-be|ne zaman|noone~only|noone~sad|ogrencime|ogren~bir|ogren~kadar|ogret~benim|ogret~sakin|okuldan cikinca
21|okuld~cikin|okuld~ilk|okuyunca icim|okuyu~icim|oldu*|olmak~insan|olsa.|opus*|oturu~bir|ozel~insan|o~arada|o~bilir
21|o~lgs|o~plani|o~yakin|parent~happy|program~you-if|promise~I-do|rehbe~cagir|rememb~I|rememb~best|rememb~body
21|return~you-do|sad~I-did|sakla~ben|sakla~soyle|sana bagli|sana coktan|sana~cokta|sana~gul|sana~itira|sana~ki
21|sana~tatli|saniy~ben|sayil~degil|sayil~gecer|senden daha|sende~daha|seni arkadaslarindan|seni ben|senin~aglam
21|senin~gun|senin~olmay|senin~sonuc|seni~ediyo|seni~karde|seni~okuld|sensi~bir|sensi~ne|servi~cagir|seviy~biliy
21|seviy~da|sey.|sey~ama|siler~kalma|sil~annen|simdi~mi|simdi~soyle|sinav~anlat|sinif~anlam|sinif~ogret|sinif~taniy
21|sinir~var|sirrin|sir~ogret|sonra~anlat|sonunda|soyle~bilir|taniya*|telef~bu|tellnot~erase|terapiye gitmistim
21|terap~gitmi|test~coz|tired~quote|tutuldu|var|var~cok|var~lgs|velil~goste|velini*|velinin|ve~git|warn~you|we~tutor1
21|yalni~senin|yanari*|yanariz|yapabilir|yasay~mi|yasli|yatt*|yattik*|yattiktan|yatti~sonra|yedikl*|yedik~annen
21|yedik~soyle|you-if~I-am|you~stay|zamani|zorund*
20|*atan|*bir|*din.|*fli|*igim|*irip|*isin|*jini|*kaye|*kin.|*lusu|*neyi|*raz|*rdum|*salt|*suk|*suz.|*til|*tina|*una.
20|*ven.|*yari|I-be~only|I-do~rememb|I~I|I~angry|I~study|^evde|^gonlum|^kalbimin|^kucukken|^ozel|^yagmurda|acis*|adi
20|affetm*|ailen~bir|ailen~karsi|aksam~biraz|ama~cok|anlamasin tamam|anlam~anlar|anlam~tamam|anlatirdi|anlat~bunu
20|anlat~onun|arami~iki|arasi~ister|arkadaslarindan|asik~beni|asik~buna|ayagim|bana boyle|bana~ozels|basim~koysa
20|basim~o|baska~harca|baska~sana|baska~zaman|ben hissedebilirim|ben mutlu|bende~bekle|bende~ben|benim~gurur
20|benim~senin|beni~demek|beni~yasak|beni~yoksa|ben~annem|ben~gider|ben~once|ben~sevin|ben~yazar|bes~dakik|bile~taniy
20|bilgisayari|bilmesi gerekmiyor|bir yudum|birakma ne|biraz|biraz hastayim|biraz~hasta|birbi~anlat|bir~ac|bir~boyu
20|bir~sorus|bir~verme|bir~yudum|boslukta hissediyorum|boslu~hisse|boya|boyle~biri|boyle~cok|bulmak icin|bulma~icin
20|bulus~ailen|bunu soylemek|bunu~kalbi|bunu~soz|burada kalsin|burad~kalsi|bu~ay|bu~da|bu~emek|calis~farki|calis~kadar
20|canim~yuzum|canli|cars*|cikar~kimse|cocuk~o|cok dusuk|cok sessiz|cok~dusuk|cok~yapmi|daha~karis|daha~sonra|daily.
20|daily~promise|daily~stop2|dakik~anlat|da~gelir|da~geris|da~hep|de bazen|de insanim|de senin|de seviniyorum
20|de sinifta|defa|degil~ayni|degil~oyle|degil~parag|demek~daha|denememde cok|denen|dersler|de~konuy|de~soyle
20|diye~korku|diye~ne|duram~mi|dusuk yapmistim|dusuk~yapmi|dusun~bir|dusun~hazir|ederdi|ederdi.|ediyorum|elim ayagim
20|en~bile|etme~ne|evlenmek isterdim|fazlasin|fazla~ben|forget~deny|forget~mine|gecel~sabah|gelme|gelme~kuser|gelsin
20|gerek~gec|gerek~mi|gibi dusun|gibi olmak|gibi yaziyorum|gibi~gelir|gibi~olmak|gibi~yaziy|gideceksin diye|gidec~diye
20|gidec~icim|giderim|gitme~bu|gitti~gibi|gonlum sende|gonlu~sende|gordugunu|goren~benim|gorust*|gucunu|gunaydin.
20|gun~seni|guven.|haftayi|hallederiz.|hayat~mi|heart~write|hemsi~soyle|hep bir|hep~bir|hep~mesaj|hesap~verme|hikaye
20|hissedebilirim|hissedebilirim.|hissediyorum.|hizla|icin de|ikinc~de|ilk kisi|ilk~dusuk|ise~birin|istiyorum gerisini
20|istiy~bos|istiy~geris|istiy~senin|istiy~ver|iyi~anlay|kadar~birak|kadar~istiy|kalbimin|kalbi~sahib|kalbi~ver
20|kalir~daha|katma|kendi basina|kendimi boslukta|kendi~soyle|keske yaninda|keske~yanin|kez~sonra|kimse fark|kimsede
20|kimse~de|kiz~arkad|konud~gerek|konusmak icin|konus~icin|konus~mu|kopuyo*|koys*|koysam|kullaniyor|lie~not|maha*
20|mahall*|mahvoluyorum|makin~de|masad~oturm|me2~only|me2~tutor1|mesajini|mesaj~annen|mutlu edebilirim|mutlu~edebi
20|my~feel|ne yapacagimi|needless~noone|needless~understand|ne~aldig|ne~bir|not~I-not|ogreni*|ogretmenin gormesin
20|okuld~evde|okuld~her|okul~ancak|oldug~seni|ona~kalbi|onlar~bakma|on~daha|ozel~hayat|ozley~bu|o~ki|o~sana
20|parag~sorus|profi~fotog|quote~leave|razi|rememb~human|rememb~my|return~you-if|ruyand*|ruyanda|sana~bagli|sana~gun
20|sen uzulunce|sende~gormu|seni dusununce|seni kardesin|seni opuyorum|seninle bir|senin~kaldi|senin~nasil|senin~var
20|seni~istey|seni~olmaz|seni~opuyo|seni~tanim|seni~verme|sen~de|sen~mahvo|sevdi~sarki|sevemez|sevgilim ol|sevgi~bana
20|sevgi~ol|seviniyorum|seviyo*|sevmen*|sikil~yuzum|sile*|siler~beni|sinem~gitti|sinif~da|someone~my|someone~need
20|sonra istersen|sonra~gider|sonund*|soylemem|soyle~gerek|soyle~tamam|stay|stop2~I-did|study~teacher|surecek
20|tanid~baska|tanimiyor|tatil|tatil~ben|teacher~help|tek seninle|tek~ogren|tell~understand|tutabi*|tutor1~noone|unut*
20|ustun~o|uyumak|uyuyacagim.|uzulun*|uzulunce|var oyle|var~boyle|var~oyle|veda|ver~da|without~my|without~stop2
20|write~knownot|write~marry|yakin~bile|yalni~goste|yanimda kal|yanim~kal|yapacagimi|yapacagimi bilmiyorum|yapma~o
20|yasinda.|yazarlar|yazil~seni|yazma~sana|yedigi*|yemek|you-did~I-be|you-do~heart|you-do~leave2|you-do~not|you~not
20|you~tell|yudu*|yudum|zaman~bilgi
19|*adin|*amak|*ane.|*ayla|*biri|*fine|*kali|*ler.|*lip|*lla|*lsuz|*masa|*msem|*reyi|*rse|*rsen|*tma|*yan|*yeye|*zune
19|75|I-am~need|I-be~daily|I-be~study|I-did~cry|^fotografini|^hava|^netlerini|^ozlemisim|^ruyanda|^sakla|^velinin
19|^yoksa|acik~bir|aileml*|ailemle|aksam~bir|aksam~seni|aliyorsun|aliyorsun.|ama~keyfi|anlam~biliy|anlasilan
19|anlatmana gerek|anlat~kalsi|annen fark|annen~etmes|annen~var|an~bir|ara~uyuya|arkad~derin|arkad~duyur|arkad~hepsi
19|askim~mi|askim~nasil|ayirma*|az~ictim|bambaska.|bana gelsen|bana ihanet|bana~ayni|bana~gelse|bana~ihane|bana~kosma
19|bebegim uyudun|bebeg~mi|bebeg~uyudu|bekle~yapay|ben bileyim|benim~askim|benim~bana|benim~duygu|benim~nasil
19|beni~biraz|beni~kal|beni~ozlem|beni~simdi|ben~biley|ben~birin|ben~gecti|ben~onlar|best~forget|best~sad|best~without
19|bes~gitme|bileyi*|bileyim|bileyim.|binle~ogren|bir sir|birakmaya|birin~yol|bir~aksam|body~family1|bu|bu aramizda
19|bulusa*|bunu hocana|bunu~doldu|burada yapayalniz|bu~sefer|bu~sinif|bu~sorul|cabuk~yorul|calis~hep|calis~yine|cry
19|daha~uzun|darling~family1|da~anlat|da~ben|da~icin|da~mi|de duygularim|de olur|defterine|defte~yazma|degerini bilen
19|deger~bilen|degil~daha|derin~ben|deste~anliy|de~almis|de~anlar|de~yaziy|dinlerken|diye~hemen|dokto~bunu|dokto~soyle
19|dokunu*|dostlugu|durmas*|durmasin|dusun~beni|dusun~hisse|duydugun|duyma~hic|ekran~karan|elini~mi|erit*|eritiy*
19|eritiyor|eritiyor.|erke*|forget~I-do|gece~dusun|gecmis*|gelme~daril|gelsen|gerc*|gerek~insan|gibi~ekran|gidiy~beni
19|gitme~kal|gormuyor.|goruru*|goruruz|goruruz.|gozde~benim|gozleri dolar|gozle~dolar|gunler*|gun~diye|gun~gitti|hali*
19|hava~guzel|hayat~mu|hele|hem de|hemen~ne|hem~de|hep eksik|hep~eksik|herke~bu|her~hicbi|hicb*|hicbiri|hicbi~gorem
19|hic~onems|hisset*|icimd~senin|icin~kalab|ihtiyacimiz|ihtiy~cok|iki dakika|iki~her|ilk~gordu|imkans*|insan~haber
19|insan~seni|ister~konus|ister~yarin|kadar ozelsin|kadar~cok|kadar~merak|kadar~ozels|kadar~sabir|kalemi*|kendi~dusun
19|kendi~gecel|kimse suphelenmesin|kimsem|kimsem yok|kimse~gormu|kimse~kelim|kimse~konus|kimse~suphe|kira*|kiyas~seni
19|kizla|knownot~I-be|knownot~I-not|konus~annen|konus~ogren|konuy~anlat|kucukk*|kucukken|kurban|kurban olurum
19|kurba~oluru|leave~daily|leave~leave2|life~only|love~rememb|marry.|marry~come2|masay~koy|mavi bir|mavi~bir
19|meleg~nasil|mezu*|mine~leave2|mine~tellnot|mine~you-if|misi*|misin|my~tired|neden~hep|needless~human|need~you
19|ne~bilgi|ne~kal|ne~kapat|not~courtesy|o kizla|ogleden sonra|ogrenmesin biliyorsun|ogren~biliy|ogret~annen
19|ogret~kelim|ogret~ne|ogret~parag|okuld~anlam|olmak~istem|olmay~yalni|olurdu|olurdu.|once~ictim|ondan|ozled~seni
19|o~anlam|o~kizla|o~ozels|o~test|parent~you-if|progr~hisse|psiko~anlat|quote~my|quote~return|rehberlik servisine
19|rehbe~bana|rememb~mine|return~lonely|sabahi*|sabah~kalkt|sabah~kez|sabah~yeni|sadec~anlar|sadec~biley|sadec~senin
19|sad~stay|sana~biliy|sana~deger|sana~gecel|sana~tek|sank*|sanki|sec|sectim|selfProgram~feel|seni merak|senink*
19|senin~onemi|senin~seviy|senin~sinav|seni~bitir|seni~ozled|sen~gunum|sen~her|sen~sadec|sen~tatil|sen~test|servisine
19|sevgi~olsun|sevinc*|sikisi*|sonucunu babandan|sonuc~baban|sorar~bir|soruy~bir|soyle~bitir|soyle~senin
19|study~needless|study~rememb|suphelenmesin.|suyu*|tanid~insan|tati*|tek~boyle|tutma~mi|tutuldugunu|understand~need
19|uzaklasma|vakti~baska|var~senin|velil~acma|velil~anlat|velil~etme|ver|veremez|verin~uyuya|verme~da|vermi~daha
19|ve~yeter|wait~I-not|warn~study|without~cry|write~I-not|yakisiklim bugun|yakis~bugun|yalni~benim|yalni~cunku
19|yalni~korku|yaniyor.|yapariz|yapariz.|yari|yarin~daril|yaslan*|yazarim.|yazarl*|yazma~bekle|yemedigini|yine~sana
19|yine~yaziy|yok~kimse|you-do~I-will|you-do~wait|you-if~home1|zaman~sessi
18|*amla|*atim|*bet|*eti.|*gun.|*imla|*kimi|*kiyi|*ksa|*lbim|*mdir|*nul|*riya|*rla.|*san.|*size|*zeye|I-be~we-let
18|I~I-do|^demek|^hasta|^ikimizin|^kulaklik|^simdilik|^velilerine|^yalnizca|^yarim|abla*|ablan~acma|acma~arami
18|afraid~afraid|ailen~birak|ailey~konus|aklim~varsi|aksam~annem|alti*|anlam~degil|annen~guven|an~da|arami~bag|az once
18|baglanir|bambaskasin|bambaskasin.|basim yaniyor|basim~yaniy|basladim|beklerken oluyorum|bekley*|bekle~oluyo
18|bekliyor.|benden soz|bende~ne|benim~gecti|benim~gunum|benim~ister|benim~ve|beni~yapar|ben~adim|ben~buyud|ben~ederi
18|ben~istiy|ben~kitap|ben~uzulu|bile~soyle|biraz~bana|bir~aile|bir~herke|biter~ne|bitirme|bizim~askim|body~quote
18|boyle~gorme|bulus~askim|bunu~ben|bunu~gibi|bunu~kesil|bunu~sirti|bunu~titri|butun gece|buyudum|buyud~yoktu
18|buz kesti|buz~kesti|bu~gidiy|bu~onu|bu~sarki|bu~sirri|bu~zaman|canim~istem|canim~sevgi|cayi*|cevap ver|cevap~ver
18|cok sansliyim|cok~bende|cok~oluyo|cok~sansl|daha rahat|daha~olmas|darling~noone|da~bende|da~uyku|da~yakin|dedigini
18|degil~varim|de~annem|de~evde|de~gecti|de~gibi|de~karan|de~tamam|de~tatil|de~yasin|dike*|donmeni|dun~annem|dun~sabah
18|dusun~bana|dusun~tutma|edeli~bir|ediy*|en gozde|en~an|en~gozde|en~vakit|eski|evdek~duyur|feel~sad|gece yarisi
18|gece~soyle|geldi~cok|gerisi|gibi~calis|gitme bana|gitme~bana|gitme~mi|gitmistim.|gonul|gormesin bugun|gorme~bugun
18|gorme~cozdu|gorme~kac|gorme~soru|gozlerim hizla|gozle~carpi|gozle~hizla|gururu*|guvenilir|haber~bir|happy~leave
18|hayatimda|hepsinden|hic~aklim|hikaye*|hisse~mi|icimi~sen|icin~iyi|icin~sakla|ihtiy~o|inanma*|insan~biliy
18|insan~dinle|ismi*|isterse|iyi destekleyemez|iyi~deste|izlerken agladim|izler~aglad|kadar uzun|kadar~simdi
18|kadar~uzun|kalbim|kaldi~diye|kaldi~gelme|kaliyor|kalmak zor|kal~bana|kapat~bu|karanlikta tek|karde~ona|kendi~birak
18|kesti|keyfin*|kimseye tek|kimse~bilme|kimse~hic|kirg*|kirgin*|kis|kisiy~soyle|kitapc*|kizd*|koku*|konus~degil
18|konus~onu|konus~sil|kopm*|kotu oluyorum|kotu~oluyo|kurb*|leave~I-am|lesson~leave2|lisede*|lisedeyken|marry~study
18|me2~we|miss~I-did|miss~not|nasil~da|ne~bu|noone~secret|numar~soyle|numar~yap|ogren~icind|ogret~arami|ogret~biri
18|ogret~gitme|okulu~ben|okuyunca kalbim|okuyunca sirtim|okuyu~kalbi|okuyu~kesil|okuyu~sirti|okuyu~titri|olan tek
18|olan~tek|oldug~anlat|oldug~sansl|olmak isterdim|olmak~ister|olup|once uc|onlar~bana|onlar~bir|only~you-if
18|ortao~zayif|ovgu*|ozel~boyle|o~beri|o~bulam|o~gozle|o~hic|parent~noone|pazard*|pazardan|promise~daily
18|promise~return|return~afraid|return~heart|ruyamda seni|ruyam~seni|sad~forget|sahip oldugum|sahip~cok|sahip~icin
18|sahip~oldug|sahip~sansl|saklayamiyorum|sana da|sana~ask|sana~boyle|sana~cok|sansliyim|sansliyim.|sarilayim|sarkiy*
18|sarkiyi|sarki~askim|saymak*|saymaktan|secret~write|sen bambaskasin|sen iyi|sen ve|sen yoksan|senem~cok|seni gordum
18|seni goremez|senin~ancak|senin~bilir|senin~guven|seni~anliy|seni~biliy|seni~edebi|seni~goreb|seni~oluyo|seni~sevec
18|sen~bamba|sen~biliy|sen~gibi|sen~iyi|sen~kotu|sen~ogren|sen~yoksa|sesim|sessize|sessi~al|sevdigini|sevdi~dans
18|sevecegim.|sevme~bir|sey~cok|sey~yazma|siler~bende|silme~bir|simdi~birak|simdi~musun|sinav~almis|sinif~kalmi
18|sirri~da|sonra~gecer|sorma~cok|soyle~halle|soyle~ogret|soyle~yalni|stop2~need|su~bir|tatli|test~cozme|teyze~cakti
18|thanks_to~quote|tutkunum.|tutma~cok|tutmuy*|unive~kez|uzak~bu|uzan*|uzuntu*|var~yok|veli|verilmis|veririm.
18|without~I-not|yalni~bu|yalni~gitme|yalni~taniy|yanin~onlar|yaris~dusun|yaris~sinav|yatin~uyuya|yazarim|yazma~oluyo
18|yetmez.|yilla~bir|yok yalniz|yoksan|you-did~forget|you~lonely|yuzum~geldi|zoru*|zorunda degil
17|*ama.|*aya.|*ayet|*can|*cim.|*kun|*mami|*nini|*runa|*seye|*sum|*usum|*vda|*yunu|I-be~I-did|I-be~tellnot|I-be~you
17|^babana|^icin|^konustuklarimizi|^polis|^susma|ablan~kac|ablan~soru|aglardim.|ailen~bakar|ailen~gorme|ailen~kimse
17|ailen~parag|aileyl*|aileyle|aksamlari|alarm~ertel|aliyor|aliyor.|almis~iyi|anlam~anlat|anlarsin.|anlas~sana
17|anlatacagim.|anlat~bu|anlayan bir|anliy~tek|annenle konusmaya|annen~bahse|annen~haber|annen~istey|an~cok|an~var
17|aramizda|arkad~cok|asik~degil|askim bugun|askim~bugun|ayakta tutan|ayakt~tutan|ay~seni|ay~sonra|az~once|baban~fark
17|bana biraz|bana~artik|bana~sabah|baskasi|bekler*|benden bahsetme|benim~bugun|benim~onems|benim~onlar|benim~ustun
17|benim~yanin|beni~gibi|beni~oyle|beni~seviy|ben~ayni|ben~hak|ben~yapar|bile~verme|bilirsin.|bilme~de|bir sarki
17|birak~seni|biraz~gidiy|biraz~hosum|bir~doner|bir~gecti|bir~kopuy|bir~sakla|bir~sohbe|bir~sorun|bir~yasiy
17|bizim~ailen|bizim~arami|bizim~ne|boyle~calis|boyle~yol|bunu~agriy|bunu~daral|bunu~gozle|bunu~karni|bunu~ogren
17|bunu~ogret|burad~ne|butun|butun~sen|buyutur|bu~annen|bu~beni|bu~cabuk|bu~mesel|cift*|cikin~bana|cikma~biraz|cocugum
17|cocuklar|cok ozelsin|cok~ozels|da benden|daha bulamazsin|daha~birak|daha~karsi|dakika bile|dakika*|dakik~bile
17|danis~etme|darling~kiss|darling~without|davra~gidiy|davra~hosum|da~calis|deger~ben|deger~biliy|degil~cok
17|degil~dokme|demek~var|de~kalsi|de~kimse|de~korka|dinler*|dinlerim.|diva*|diye~daha|dogru~tek|donmen*|don~bu|dun~cok
17|dusunerek|ekran~o|en~degil|erase~stay|evde de|evde~yaz|forget~love|gecen~aglad|gecmiy*|gelirs*|gelme~bir|gelme~ya
17|gerce~yasiy|geriy~sey|gibi~gitti|gibi~uc|gider~ne|gidip~geliy|gitme~anlat|gitme~git|gizli~olsun|gordun mu|gordu~mu
17|gorurs*|gozun~bu|gozun~gorme|gunun~gecir|gun~o|gun~yazac|haber~yok|hafta~gelme|hafta~hic|hayat~ne|heart~lonely
17|help~tell|hepsi~bir|her~bu|her~yazac|hicbi~gibi|hikay~bir|hikay~roman|hocan~etme|hocan~yok|home1~darling
17|home1~family1|home1~love|icimd~kopuy|ikimiz bilelim|ikimi~bilel|insan~anlam|insan~onems|istiyorum sonra|istiy~bakar
17|kadar cabuk|kadar~cabuk|kadin~bu|karan~tek|karar~o|kendi~boslu|kendi~cok|kendi~gelem|keyfim yerine|keyfi~geldi
17|kilo~iyi|kimse~anlay|kimse~degil|kimse~don|kimse~duyur|kimse~etmes|kiska~icin|ki~seni|kolla~annen|konud~ona|konusan
17|konusmak beni|konustuklarimizi|konusunca|konus~tek|korkardim seni|korka~anliy|korka~cok|korka~iyi|korka~seni
17|life~write|love~need|lutfen beni|lutfe~beni|mahvoluyorum.|matem~anliy|matem~iyi|me2~afraid|mi hic|miss~rememb
17|mi~hic|muml*|muyu*|muyum|my~darling|ne|nefesim kesildi|ne~ogren|noone~leave|not~sad|ogren~benim|ogren~sana
17|ogren~tek|ogret~deger|ogret~dursu|okul~bunu|okuyunca karnim|okuyu~agriy|okuyu~daral|okuyu~karni|oldug~bir
17|oldug~soylu|olmaz|olur~ben|onda*|ondan~ayril|onlarin yaninda|onlar~bu|onlar~yanin|only~come2|only~understand
17|orada~konus|ortay~cikar|otek*|oyalan*|ozleyecegim|o~ancak|o~emek|o~verdi|o~yok|parliy*|progr~seni|quote~noone
17|rememb~I-do|return~not|sabah~ilk|sad~I-am|sad~body|sana~asigi|sana~icin|sana~var|sende~ben|sende~gordu
17|seninle konusunca|senin~biliy|senin~kalbi|seni~mi|sen~goruy|sen~unutu|seyler*|seylerden|sinav~daha|sinav~kilo
17|sinav~korka|sinav~matem|sinif~kimse|sirad~sey|sirri~yakin|sirtim agriyor|sirti~agriy|sonra~soruy|sonucunu|sormuy*
17|soyle~arasi|soz~beni|stop2~study|stop2~you|study~quote|surece*|tadi*|tanem~mi|tatil~burad|tellnot~stay|tell~home1
17|teyze~yetis|tired~tired|tirn*|uc~ders|ustuns*|ustunsun|uyandi*|uyaninca ilk|uyani~ilk|uygulama|uykusuzluk
17|vedalasmak|velilerine benden|velil~bende|velin~bos|velin~geris|velin~ver|veren|verm*|ver~beni|ver~yaz|ve~gotur
17|we~tell|yakis~mu|yalni~istem|yanim~onlar|yanim~yanin|yanitl*|yanli~soyle|yapay zeka|yapay~zeka|yapti~aklim
17|yarin~olur|yarin~ugra|yasakl*|yasayamam|yazdi~doldu|yaziyorum sana|yerin bambaska|yerine geldi|yerin~bamba|yine
17|yok~don|yolunu|you-did~parent|you-do~you-if|you-if~not|you-if~secret|you~stop2|zaman~ayir|zayi*|zeka~icimd
17|zor~geliy
16|*ana|*anem|*cik|*erdi|*etip|*hum|*ikci|*iler|*lda.|*ndan|*ndur|*rken|*rma.|*sya|*syon|*tini|*yar|*yde|*yor
16|I-be~tell|I-did~darling|I-did~home1|I-do~mine|I-do~you-did|I-will~understand|^hemsireye|^isten|^kardesinle|^lutfen
16|^soruyu|abine~duyur|ailen~idare|aklim~guzel|ama~cevap|anlamaz ben|anlam~ancak|anlam~soyle|anlat yeter|anlat~hikay
16|anlayamaz yalnizca|anlay~anliy|anlay~varim|annen anlamaz|annen suphelenmesin|annene degil|annen~anlat|annen~suphe
16|aramizda kalsin|arasi~yalni|artik oyle|artik~oyle|askim~denem|askim~gecti|azin*|babana belli|baban~belli|bana~askim
16|bana~geldi|bana~hosum|bana~kabul|basar~kutla|basim~bekle|baska~kiska|bekletip|benden acma|bende~acma|beni boyle
16|beni ele|beni seviyorsun|benim|benim baskasina|benim~bakma|beni~annen|beni~ele|beni~sana|beni~sevdi|ben~farkl
16|ben~unutu|ben~yapac|best~parent|bilem~ben|bilesi*|bine*|biner|birakm*|biraz~ama|birin~ben|bir~beden|bir~demek
16|bir~olara|bir~uzulm|biter bitmez|biter~bitme|bitmez|bizim mahallede|bizim~konus|bizim~mahal|body~darling
16|bugun kalbim|bugun~aciyo|bugun~ister|bugun~kadar|bugun~kalbi|bunu okurken|bunu~aglad|bunu~dogru|bunu~okurk
16|burad~bir|bu~ona|bu~taniy|bu~tek|calismana|canim sevgilim|canl*|cevap~anlat|cikar~kiska|cikinc*|cikinca|cikisi*
16|cikisinda|cok~ki|cok~ozlem|cry~tell|dagilir|daha~uzulu|daily~wait|da~ogret|degil~bakar|demen~cok|ders*|ders~kisil
16|ders~sesim|de~girmi|de~hic|de~kalin|de~matem|de~ogren|de~tablo|diye~icimi|diyor~ama|dolar|duymas*|en~en|en~kimse
16|et artik|etmekt*|etten~bir|et~artik|evdek~bil|evdek~bunu|gece sabaha|geceler|geceleri|gece~okudu|geldi~basla
16|geldi~sonra|geleceksin|geliy~basla|gelmezsen sana|gelme~sana|gel~saril|gencli*|gerce~cunku|gerce~olsun|gerce~tek
16|geri~gelme|gibi~degis|gibi~gerce|gibi~gozle|girmis*|girmistim|girmistim.|gizli~koy|gordun|goremezsin|gorem~aklin
16|goren~tek|goz~daha|gunle~kendi|gun~icim|gun~yan|gun~yana|guvenip|guven~soyle|guzel~iyi|guzel~sana|hafta~uyuya
16|hafta~ya|happy~I-do|hayatta|help~you-if|hemsireye|hemsi~kolun|hep~kal|herke~dogru|hicbi~sana|hissettiriyorsun
16|hissettiriyorsun bana|hisse~arkad|hisse~gerce|home1~courtesy|hosca~icim|icim gidiyor|icim~gidiy|icin~bilir
16|icin~burad|insan~bazen|isim*|istemem|iyi~de|kabul~artik|kacmay*|kacmayi|kacma~dusun|kalabi*|kalmaz|kalmaz.
16|kalma~istem|kal~icim|kapat~de|karde~anlam|kavga ederdim|kavga~ederd|kazan~kendi|kemik~bir|kendi~gibi
16|kimseye duyurma|kimse~deste|kimse~gel|kimse~gorem|kimse~hisse|kimse~ver|kisild*|kisildi|kiss~leave|kizari*
16|knownot~quote|knownot~we|kollarimda|kolunu|konus~gorus|konus~kalbi|kurs*|kusu*|leave2~jealous|leave~jealous
16|leave~someone|life~you-did|mahallede|marry~you-if|matem~cok|me2~deny|mesaj~sonra|mine~darling|mine~we|miss~come2
16|mutfakta|need~I-do|netler*|ne~olaca|not~promise|ogren~baska|ogren~deger|ogren~farkl|ogren~hepsi|ogren~yalni
16|ogret~bakar|ogret~etmes|ogret~odevi|oldug~kiska|olmad~ne|olsay~seni|olsun sevgilim|olsun~sevgi|olurs~annen|ona~ders
16|once~daha|onlar~sana|only~I-not|oyle cok|o~coz|o~insan|o~istem|parent~stay|program~study|psiko~duyur|quote~body
16|quote~stop2|renk|roma*|ruhum|ruhun~tek|sad~come2|sad~my|sana~daril|sana~gerce|sana~kendi|sana~ona|sana~saril|sarj*
16|secret~lesson|sende~seni|senem~seni|seni annen|seni bilemez|senin yaninda|senin~goren|senin~ve|senin~yuzde
16|seni~bugun|seni~gelmi|seni~haber|seni~kac|sen~git|sen~istem|sen~sevgi|sesim kisildi|sesim~kisil|sevgi~turev
16|seviy~seni|seyi*|sinav~her|sirad~benim|someone~love|sonsu~kal|soyle~nasil|soyle~sana|soz mu|stay~needless
16|teacher~you-if|tek sensin|tek~cunku|tek~kimse|tek~ne|telefo*|telef~goste|tell~family1|tell~rememb|tell~tutor1
16|test coz|tutor1~me2|tuvalete|understand~without|unutur*|uyuma~yok|uzuluy*|var biliyorsun|var~biliy|velil~soyle
16|verin~cok|we-let~return|we-let~stay|we-let~we-let|we~warn|we~you|without~tired|yagi*|yalni~goruy|yapayi*|yapayim
16|yapayim.|yapip|yarina birakalim|yarism*|yatmadan once|yazacagim.|yazil~beni|yok~bunu|you-did~we|you-did~you-do
16|you-if~kiss|you~feel|you~promise|you~you-if|zaman~ki|zeki|zor~bu|zor~daha
-16|*agiz|*aman|*ani.|*ayis|*baha|*cide|*cip|*ect|*enin|*ent|*eyde|*ezse|*glar|*ing|*kaci|*lus|*mlu|*nar.|*pman|*pti
-16|*rcun|*rsa|*sabi|*stik|*tam|*ten|*tmek|*tnin|*toru|*umlu|*urt|*uyse|*veti|*yada|*yis|*zili|*zse|7 bolu|7~12|7~bolu
-16|I-did~family1|I-do~wait|I~my|^1|^anlatamadigin|^arkadaslarinin|^bedenin|^biraktigin|^cikmis|^de|^deftere|^deneme
-16|^dersi|^dinlenme|^dondugunde|^gecmis|^gunluk|^haftanin|^hedefin|^ikisinin|^kirmizilar|^koku|^konusacak|^mayozda
-16|^mesajinda|^mol|^sag|^sevgilinle|^sonucta|^sozel|^tehdit|^yalan|^yazarken|^yerine|^yeter|aday~bir|adimd~koydu
-16|adi~ayni|adlara|afraid~feel|afraid~stay|aglayamam.|ailenden gizledigini|ailen~istey|akil yurutme|akil~yurut
-16|aksam anlat|aksam ozeti|aksam~cunku|aksam~da|aksam~degis|aksam~hazir|aksam~ozeti|aksam~yok|alanlarin|alanl~degil
-16|alinir|alinir.|ama kendini|ama~agir|anah*|anahta*|anahtari.|ana~dusun|anlatamadigin yer|anlatir gibi
-16|anlatmak istemezsen|anlat~benze|anlayis|annem~diye|annen~gitme|annen~karar|anneye degil|anney~anney|anney~degil
-16|anney~yumus|ara~cok|ardin~ve|arkadaslarinin|arkad~bir|arkad~cik|arkad~soyle|artiri*|asik~ise|ayin~son|ayni~koyma
-16|ayni~oneml|ayni~takil|ayril~acisi|ayrim|ay~bak|ay~bes|azini|babala*|babalar|baban~mi|baban~seni|baban~simdi
-16|bagirmis.|bakmaz|bakmaz.|bakt*|bana~bensi|basina*|basin~ic|basin~senin|baslama|basla~icin|basligi guncelledim
-16|basli~gunce|ben yine|ben yorulmam|bende~cok|beni~dedig|beni~yazmi|ben~birli|ben~gonde|ben~incel|ben~kusme
-16|ben~sevem|ben~tutam|ben~uzulm|ben~yetme|bes yanlisin|best~student_said|bilese*|bilmemeli|bilmi~yeter|bir ders
-16|bir karar|bir uzmanin|bir yetiskinle|birakalim|birakalim.|birakirsan|birak~yalva|birbi~ayni|biri bu|birike*
-16|biriken|birini ara|birin~dogal|biriy~konus|biri~ediyo|birlikte bakalim|birli~bakal|bir~aklin|bir~alist|bir~biri
-16|bir~birin|bir~bunu|bir~gotur|bir~halka|bir~isinm|bir~istey|bir~yazip|bir~yemek|bir~yonle|bitisi*|borcun|bos kagit
-16|bos~kagit|bos~sonra|boyle~ne|bu ayrim|bu is|bugun~olur|bugun~progr|bugun~yarar|buldugun|bulmussun.|buna~dayan
-16|bunlar*|bunun~neden|bunun~var|bunu~kez|burad~cok|butun~bu|buyuk~anlat|buyuk~sehir|bu~adini|bu~bitin|bu~daha
-16|bu~kayna|bu~ozeti|bu~test|bu~tipi|calisan biri|calis~biri|calis~diye|calis~sen|carpi~olur|cikmay*|cikmiy*
-16|cikmi~sorul|cizelg*|cizim|cogund*|cogunda|courtesy~courtesy|courtesy~leave|cozumd*|cumlenin|cumle~cevir
-16|cumle~kurma|cumle~yukle|da gosterebilirsin|daha uzun|daily~erase|dakika ara|dakik~ara|dar bir|darling~lonely
-16|dar~bir|dayan~yanin|dayin~donel|dayin~sorun|da~arkad|da~basta|da~olabi|de bak|de danis|de unutma|dedi|dedig~tek
-16|degil o|degil yumusak|degil~anney|degil~hafta|degil~yumus|degis~senin|demek~cok|denem~girme|denem~soyle
-16|denem~zaman|deny~marry|deny~noone|devam edelim|devam~edeli|devr*|de~boyle|de~icin|de~ise|de~neden|de~olmus
-16|de~yarar|dinlenme.|dinle~olur|divan~siiri|diyor~soyle|dogru olmaz|dogru~anlat|dogru~olmaz|dokto~anlat|dokto~ve
-16|dondug*|dordun*|dort~var|durum~dokto|dusunce.|dusun~icin|dusun~kadar|dusun~olmal|duyma~degil|duzeltirim.
-16|duzel~olabi|duzel~yanli|duzenini|ediyorsa|ediyo~annen|egit*|ekran~oturu|eksi ile|eksik~yerin|eksi~arti|eksi~ile
-16|elin~gitme|emeginin|emeginin karsiligini|emegi~karsi|endi*|endise*|en~calis|erase~sad|erase~tired|esne*|etut
-16|evde ya|evde~iyi|evde~ya|felse~kavra|fen~de|fizik ve|fizik~ve|gecen~zorla|gece~cok|gece~yalni|gecikt*|gelme~burad
-16|gerce~ister|gerce~kuser|gibi calismak|gibi~kural|gibi~sey|gibi~yaz|gidebi*|gidebilecegin|gider~birak|git~bir
-16|gizledigini|gonde~degil|gorduk*|gordu~seni|gorebi*|gorebilirsin|gorebilirsin.|gorev~soyle|gore~gore|gorme~zorla
-16|goruntulu|gorun~konus|gorusmek|gorus~bu|gorus~de|goster*|gozetmene soyle|gozle~cikmi|grafigi degistirdim|grafik
-16|grafi~degis|gun boyu|gun~boyu|gun~daha|gun~en|gun~karis|gun~kaybe|gun~varsa|haftadir|hafta~agirl|hafta~alisi
-16|hafta~hafta|hafta~mi|hafta~ogren|hafta~tek|haks*|haksiz*|hangi~isted|happy~write|haritayi soracagim|harit~sorac
-16|hatayi|hayatin|hayir~diye|hazir~oldug|heart~deny|hedef~uc|her ayrintiyi|her okun|herkese uyan|herke~kendi
-16|herke~uyan|her~ayrin|her~gunu|her~ise|her~okun|hesabi|hipote*|hisse~senin|icin kelime|icin ne|icin sag|icin~acele
-16|icin~bu|icin~etme|icin~kelim|icin~mola|icin~sag|icin~yeter|icin~yol|ihtiya*|iki haftadir|ikinc~koydu|ikizke*
-16|ikizkenar|iki~ayir|iki~birak|iki~ders|iki~hala|iki~sonra|ilerleme.|ile~arti|ilgisi*|ilk gun|ilk~yalni|inanm~degil
-16|indirm*|inkil~tarih|insan okumuyor|insan~okumu|isted~hazir|istemeye|istem~utani|iyi~bugun|iyi~haber|iyi~verir
-16|jealous~we-let|kac~olur|kadar buyuk|kadar~bunu|kadar~buyuk|kagidini koydum|kagid~koydu|kagid~sakla|kalabalik bir
-16|kalan sure|kalanin|kalan~sure|kalem~ara|kalka~kazan|kalkm~istem|kalmadi|kalmis*|kani~pompa|kapan~kimse|kapan~konus
-16|karan~dusun|karistirmissin.|karis~ayni|karis~iki|karni~sinav|karsina cikacak|karsi~bulam|karsi~cikac|kavga~bir
-16|kaybetmek istemiyorsun|kaygis*|kelime bulamiyorsan|kelim~bulam|kelim~yaz|kendi soruyu|kendi~ara|kendi~bulur
-16|kendi~soruy|kendi~sure|kendi~unutm|kimse~ya|kim~neden|kirmis.|kirmizilar|kirmi~oturu|kisalt|kisil~bir|kisi~simdi
-16|kitab~ve|kizi|konul~ogret|konunu*|konunun|konusacak kelime|konusamam|konusmak.|konus~bulam|konus~kelim|konu~mi
-16|korkmu*|korkmussun|korkmussun.|kromo~iner|kromo~yariy|kucuk~deger|kulak tikaci|kulak~kulla|kulak~tikac|kurdugun
-16|kurtarmak|kusmek|kusmem.|kusme~yok|kuvveti|leave2~feel|leave~rememb|leave~return|leyla~okuld|lise*|listel*
-16|lonely~noone|marry~leave2|marry~lonely|marry~understand|marry~write|me2~family1|me2~rememb|me2~warn|mecnu~diye
-16|mektu~sesle|mesajini duzelttim|mesaj~duzel|mesaj~soyle|metne~bak|metnin|mi bir|miyd*|miydi|miydi.|mi~calis|mole*
-16|moleku*|mome*|moment*|momentum|moralin|mu|mumku~ama|my~body|neden~kim|neden~merak|nefes~ver|neti~calis|nett*
-16|ne~gerek|noone.|nufus|o yilin|odadan cik|odada~cik|odada~yanin|ogretmen de|ogret~birli|ogret~duymu|ogret~gidin
-16|ogret~gorus|okuld~git|okuma~parca|okun|okurk~de|olara~yaz|olurs~doner|ona~soyle|once bunu|once~ayir|once~birak
-16|once~bunu|once~eksen|once~et|once~gelme|once~planl|ondan~once|on~ara|on~hafta|ornek bir|ornek~cozum|ortam
-16|ortasinda|oteki~daha|oturdugun|oturm~cok|ovgu|oyund~diye|ozel~degil|o~bolum|o~ver|o~yilin|parag~bir|parca~cevir
-16|payda sifir|payda~olama|payda~sifir|pazar~sali|pek~kisi|plan.|prensi*|programiyim.|rehbe~ac|rehbe~sor
-16|return~program|roman~ile|saat~kulla|sabah|sabah kirk|sabaha|sabah~herke|sad~you-if|sag ol|sag~ol|saklam*|sali ve
-16|sali~perse|sana~istey|sana~kisi|sana~ne|sana~yeni|sarki~benim|sarki~kadar|sarki~kimse|satiri*|sayfanin|sayis~iner
-16|sayis~yariy|sayiyl*|sayiyla|secret~sad|secti~sonra|sehr*|seni bekliyor|senin~kelim|seni~ic|seni~su|sensi~unutm
-16|sen~soruy|serviste|sevdi~basla|sevgilinle|sevgi~birak|sevgi~eder|seviy~git|sey yok|sifir olamaz|sifir~olama
-16|sifre~bir|simdi~duzel|simdi~yalni|sinav salonunda|sinav~basla|sinav~cikma|sinav~degil|sinav~yarin|sinirlayici
-16|sinir~biles|sira~arkad|sonra donersin|sonraki soruyu|sonra~birbi|sonra~bolum|sonra~cok|sonra~daha|sonra~gor
-16|sonuc~gorme|sonuna|son~blogu|son~sende|son~sorul|son~yeni|sorman|sormu~bir|soru tipi|sorulara|sorul~yaris|sorunu*
-16|soruyu herkes|soruy~herke|soruy~yarin|soru~14|soru~bekli|soru~seni|soru~tipi|soylemen|soyleyemedigin|soyle~degis
-16|soyle~korku|soyle~sevme|student_said~I-did|student_said~I-not|student_said~cry|student_said~lesson|susuyorsun|sut
-16|sut veren|sut~anney|sut~degil|sut~tel|sut~veren|sut~yumus|su~bu|su~insan|tahmin et|tahmi~et|takil~eksik|takip~112
-16|takvim*|tat|tatilin|tehli~hemen|tel|tel anneye|tela*|telef~masay|tell.|tellnot~you-did|tel~anney|tel~degil
-16|tel~yumus|terci~unive|terci~ve|terim~liste|test bitince|testi~bir|test~bitin|tikaci|tipi|toplan*|topla~alti
-16|topla~kac|turunde|uc dort|ucunc~istiy|ucunc~ve|uc~adini|uc~degis|uc~dort|uc~saat|understand~feel|unite~ve
-16|universiteye|unive~ders|usuy*|uyan tek|uyan~bir|uyan~tek|uyan~yok|uygund*|uygundur|uygundur.|uykusu*|uyuyamadigini
-16|uyuyamamak|uzmani*|uzmanin|uzuldum kolay|uzuld~kolay|var ve|var~bu|var~gece|ve sabah|ve sen|verdi~mu|veren tel
-16|veren~anney|veren~tel|veren~yumus|verilen|verme rehber|verme~bu|verme~git|ve~o|ve~okumu|ve~saat|ve~sorul|vucu*
-16|warn~wait|yakin~bu|yalnizca sen|yanin~kisiy|yanlis anlamis|yanli~olabi|yapabilirim.|yapilan is|yapil~is|yapil~tek
-16|yapman|yapti|yarin ilk|yarin~et|yarin~yardi|yarisindan azini|yaris~azini|yariya iner|yariy~indir|yariy~iner|yavr*
-16|yavru~anney|yavru~sut|yavru~tel|yavru~veren|yazar~anlat|yazdi~bana|yazdi~insan|yazilmis|yazim~az|ya~anlat|ya~annen
-16|ya~olsun|yer olsun|yerin~once|yetiskin olsun|yetiskinle|yetis~goste|yetis~olsun|yetmem|yetme~yanin|yine~nered
-16|yok~da|yollari var|you-did~warn|you-did~you-if|you-if~study|yumus~anney|yumus~saril|yuzde~var|zayif~degil|zeki*
-16|zorun~yeter
-17|*ami.|*anli|*ayli|*bada|*buna|*ede.|*enc|*erip|*evi|*fta|*gis|*hber|*ida|*iski|*ista|*kati|*ket.|*lde|*lec|*lse
-17|*maye|*mlec|*msiz|*ndu|*nli|*nma|*nna|*nusu|*o.|*onna|*ora|*reli|*renc|*ria|*rif|*siye|*smi.|*tolu|*uc.|*ulup|*yli
-17|*zdur|*zumu|3 bolu|3~bolu|I-did~parent|I-do~cry|I-do~only|^acil|^bugunluk|^daha|^degiskenleri|^dolayli|^geometride
-17|^hocanin|^kaynak|^kontrol|^kurk|^okula|^planini|^saatleri|^sesli|^siir|^sik|^sirali|^utanma|^uyandiginda|^yazdigin
-17|^yorulmam|acip~daha|adini~verme|ailen~her|aile~gerek|aklimda|aklin~dagit|akraba*|aksam~cozme|aktari*|alarmi*
-17|alarmini|alarmini kur|alisir|alisir.|al~yaz|ama~olabi|anin*|anlamis|anlatamadigin|anlattigin icin|anlat~insan
-17|anlat~tesek|anliy~bir|annem~masal|annenle konusup|annen~danis|annen~hasta|an~okumu|ara|ara sira|ara~sira|artar
-17|ayagina|ayin~bir|ayni anda|ayni soruyu|ayni yer|ayni~anda|ayni~biraz|ayni~on|ayni~yer|ayri~bagla|baban~araya
-17|baban~ne|bagimsiz|baglanma|bagla~ilerl|bakan|bakan bir|bakan~bir|bakk*|bana masal|bana~masal|bana~sey|basin~sonra
-17|baska~beni|baslarken|baslat|baslat.|basla~da|basla~de|baslik*|beden~de|bekle~bunu|bekle~soruy|ben hatirlatmayi
-17|ben kartlari|benim~sinir|ben~devam|ben~kartl|ben~kiska|bes~yanli|beyin~tutar|bilgiyle|bilmez|bir davranis|bir dize
-17|bir hafta|bir hedef|bir ogrenci|bir sayi|bir secim|bir yarim|birak~der|biraz~gecir|birbi~benze|birin~ara|bir~112
-17|bir~cik|bir~disar|bir~dize|bir~duzel|bir~eders|bir~hak|bir~isi|bir~once|bir~saatl|bir~secel|bir~secim|bir~soray
-17|bir~topar|bir~veriy|bir~yakis|bir~yarin|bir~yuruy|bitirmeye|bitir~calis|biyoloji|blogu karsilastirdim|blogu~karsi
-17|boler|boler.|bolum~dort|bolum~progr|bolum~yil|bosluklari|boslu~doldu|bozabi*|bozabilirsin|bu kez|bu siirde
-17|bugun haber|bugunluk|bugun~basin|bugun~dinle|bugun~gerek|bunu annene|bunu babana|bunu okul|bunu~hemsi|bunu~okul
-17|bu~adi|bu~beden|bu~dinle|bu~giden|bu~gizli|bu~kulla|bu~siird|calismak zorunda|calis~sira|calis~zorun|carpi~arti
-17|cemiyetler|cikar~cumle|ciktigini|cogra~calis|cogu~istem|cok iyi|cok kotu|coks*|coksa|cok~farkl|cok~kotu|cok~yeni
-17|coz sonra|cozuml*|coz~sonra|cunku~bir|cunku~orada|da ben|da gosterip|daglar|daha~donme|daha~tutar|danisa*
-17|danisabilirsin|danisabilirsin.|da~bir|da~bozab|da~cocuk|da~kitab|da~olmaz|de yaninda|deger~belir|degil~senin
-17|degil~yapay|degil~yuzde|degiskenleri|degistirme.|demissin bu|demis~bu|demis~yanin|dend*|deneme yap|denem~cevap
-17|denem~tek|denem~yanli|dersl~basla|destegi var|de~biraz|de~bos|de~dinle|de~haber|de~zaman|dilim~bir|direnc|disipl*
-17|diyecegini bilmiyorsan|diyec~bilmi|diye~hayir|dize~yakis|doktora gorun|dokunan kisiye|dokun~kisiy|dolayl*|dolayli
-17|dolayli tumlec|dolay~icin|dolay~tumle|dondu~soru|donunc*|donunce|dunku kendinle|dunku~kendi|dunku~yaris|duran~bir
-17|durmak|dusun~yok|duyabilirsin.|duygu~seni|ederse|efen*|efendi|efendi maria|efend~maria|egilim*|ekler~kesme|eksik
-17|elin ayagina|elini kaldiracakken|elini~aklin|elin~ayagi|elin~cok|elin~dolas|en~oneml|en~sorul|erken|erme*|esyala*
-17|evde biri|evde~annen|evde~ortam|evde~varsa|evleri*|evlerini|ezber~bir|ezber~icin|feel~we-let|fende|fikird*
-17|forget~human|fotografini kimseye|gecen~de|gece~yerde|gecir~cok|gecme~daha|gelec~zaman|gelen~kesme|gelirse annene
-17|gelir~112|gelir~icin|geometride|geriyorsa|gibi~anlam|gibi~dize|gibi~yakis|girmek|gitme~soz|gonderecegim
-17|gordu~neden|gorevi|gorme~gozun|gorme~nered|goruntu|gosterip|gozetmene|gozet~soyle|gozun~de|gucend*|gunde~cok
-17|gunde~gerce|gunu~coz|gunu~yenid|gun~bolum|gun~tekra|gun~yazma|guvenme.|guzel~bir|hafifler|hafifler.|hafta~karsi
-17|hafta~sabah|hafta~sakin|halkad*|haritayi cizdim|harit~cizdi|hatalari|hayat|hazir misin|hazir~misin|hekim~gerek
-17|hemen fark|hemen~eders|hemen~fark|herke~cunku|her~basam|her~donem|her~durum|her~gerek|her~sonra|hima*|himaye
-17|hisse~yazdi|home1~my|hosuna gider|hosun~gider|huma*|humani*|icin formulu|icin~formu|icin~hangi|icin~yonte|ikiz*
-17|iki~bitti|iki~durum|iki~gerce|iki~konu|ile~birbi|ile~iki|ile~ornek|iliski|ilisk~seni|ilk~satir|insan~sir|isaretler
-17|istem~hakki|ister~o|ister~zaman|isteyip|iyi ornekleri|iyi~cunku|iyi~ornek|iyi~vakit|kacma~anliy|kac~oldug|kadari*
-17|kadarini|kadar~basin|kadar~yukse|kagidi da|kagidini yazarim|kagid~da|kagid~telef|kagid~yazar|kalbi~carpi
-17|kaldiracakken|kaldiracakken aklindan|kalir~bekle|kalkmi*|kalm*|kanit olabilir|kanit~olabi|kani~temiz|kapanm*
-17|kapattiginda|kapat~yarin|kapid~bekle|kararini|kararl*|karisir.|karnini|karni~bir|karsi~kenar|karsi~konus
-17|kavramlari|kaygiy*|kelim~ingil|kendi tabloyu|kendini suclama|kendinle yaris|kendi~ev|kendi~mu|kendi~sec
-17|kendi~tablo|kendi~yaris|kendi~yeter|kime anlatabilirsin|kimse~kadar|kirmi~mavi|kirmi~top|kirmi~var|kisa~isinm
-17|kisile*|kiskanman|kismi.|kismi~icin|kiyaslama|kodlama|kola~gibi|konud~basla|konus~onlar|korkmam cunku|korkm~cunku
-17|kose|kotu biri|kotu~biri|kucuk~adim|kucuk~olur|kumesi|kuralin|kurk|kurk mantolu|kurk~efend|kurk~madon|kurk~manto
-17|kurk~maria|kurk~raif|kurmad*|lamba|lesson~tellnot|lesson~you-do|lisan~okurk|lonely~deny|love~sad|mado*|madonn*
-17|madonna|madonna raif|madon~efend|madon~maria|madon~raif|mand*|manda|manda ve|manda~himay|manda~ve|mantol*|mantolu
-17|mantolu madonna|manto~efend|manto~madon|manto~maria|manto~raif|mari*|maria|masal|masal anlatirdi|masal~anlat
-17|masrafi|matris*|mavi top|mavi~top|mavi~var|mecnun sana|mecnu~asigi|mecnu~sana|mesleg*|mesr*|muzigi*|muzik~calis
-17|ne iyi|ne~dakik|ne~korku|ne~tam|nisa*|notlarini not|notla~ettim|notla~incel|notla~not|not~without|o durumda
-17|o gunun|o.|obur gun|obur~gun|odem*|ogren~hemen|ogren~karis|ogretmenlerin sana|ogret~bilmi|ogret~hosun|okudugunu
-17|okuld~saat|okul~iki|okumada|olab*|olabil*|olabi~yardi|olamam ama|olama~ama|oldugunu gostermez|oldug~dusun|olduru*
-17|olmas~var|olsan da|olsan~da|on kelime|ona~sor|once annene|onced~ver|once~annen|once~dinle|once~turkc|onemlisin
-17|onemlisin.|onu~dogal|onu~korku|on~calis|on~var|ortam~degis|ortasi*|oysa~cogun|ozel~ekler|ozel~gelen|ozel~kesme
-17|o~birli|o~dakik|o~gunun|o~yaz|parantez acma|paran~acma|parca kaldi|parca~kaldi|parent~afraid|paylas.|pazar~sonra
-17|pisag~bulur|polise de|polis~de|programiyim|progr~unutm|rahat~nefes|raif|raif efendi|raif~efend|raif~maria|rehber
-17|rehbe~ilk|rehbe~servi|saat~deney|saat~on|sabah~calis|sabah~cikma|sabah~yazma|sadec~degis|sadi*|sadik|sadik kal
-17|sadik~kal|sad~someone|sagli~bir|sagli~ilgil|sag~taraf|sahneyle|sair sensiz|sair~abart|sair~sensi|sair~yasay
-17|sakin~sec|saklama sozu|saklamani|sakla~sozu|sana~bir|sana~birli|sana~hayat|sana~yalan|sayi~dizil|secelim.|secerk*
-17|secerken|secers*|secimi.|sekiz~calis|sende~oldug|sende~soyle|seni geriyorsa|seni.|senin~cizdi|senin~formu
-17|senin~iki|senin~yukse|seni~daha|seni~der|seni~devam|seni~eders|seni~ikinc|seni~kiril|seni~olara|seni~sevem
-17|seni~yeter|seni~yonle|sen~gerce|sen~kisi|sen~sinav|serp*|serpis*|serpistirmek|sesli~anlat|sessi~insan|sessi~verir
-17|sevgil*|seyi tek|seyi~basin|seyi~bir|seyi~tek|sey~dogru|sey~yok|sinav~bekle|sinav~progr|sir saklama|siralaman
-17|sir~sozu|sohbetimizi|sol~kani|someone~warn|somut~ornek|son uc|sonra~eksik|sonra~karsi|sonun~diye|sonu~olsun
-17|son~kaldi|son~soru|sorsa|soru kaldi|soru sorayim|soruld*|sorum~degil|sorun degil|soruy~sen|soru~kaldi|soru~soray
-17|soylediginde|soylemen iyi|soyle~gore|soyluyor.|soz vermis|sozcu~ve|sozu veremem|sozu~verem|soz~bozab|soz~olsan
-17|stop2~teacher|student_said~write|suclama|sunu~bir|sure~degil|tabloyu paylastim|tablo~cizer|takildigin yer
-17|takil~yer|takil~yerin|taniyamam cunku|taniy~cunku|tarihe gore|tarih~ve|tasina*|teacher~teacher|teneffuste
-17|terci~donem|testi degistirdim|testi~degis|test~bir|top|top var|toparlar|toparlar.|toplar.|top~var|torbad*|torbada
-17|torba~kirmi|torba~mavi|torba~top|tumlec|tumlec icin|tumle~icin|uc.|ulasabilirsin|ulasabilirsin.|understand~lesson
-17|united*|unitede|unutma diye|unutm~diye|utanma|uyandiginda|uykun|uyuyamiyorsan|uyuyu~calis|uzulu~birak
-17|varsa ogretmenine|vazge~degil|ve himaye|ve persembe|ve zaman|verdi~yanli|verebilirsin|verebilirsin.|vermis olsan
-17|vermi~da|vermi~olsan|ve~basin|ve~gec|ve~himay|ve~perse|ve~sabah|ve~sen|yakisir|yakisir.|yalni~yalni
-17|yanindaki birine|yanin~cagir|yanin~olama|yanin~ya|yani~basla|yans*|yapab~kontr|yapiyorsan|yapmak istemezsen
-17|yaprag*|yapra~arkas|yaptigina|yarin~gece|yarin~iki|yaris|yaris.|yatiyo*|yatma~saat|yazdi~an|yazis~kimse|yaziyi
-17|yemeg~soru|yeniden bakariz|yenid~bakar|yeni~konud|yerin~bir|yerin~deney|yeter~ve|yetmey*|ye~soru|yilin~mi|yine 112
-17|yirmi dakika|yok sir|yoksa~kutup|yok~sana|yok~sir|yolu*|yol~birak|yol~sonra|yond*|you-do~knownot|you-if~courtesy
-17|you-if~lesson|you-if~student_said|you~I-be|you~we-let|zaman~dakik|zaman~sorul|zaten yaptigin|zekayim.|zorun~zor
-18|*18.|*8.|*cok.|*ecik|*etik|*ftan|*gesi|*giye|*giz|*gsin|*isma|*izm|*jan|*kuna|*lgs.|*maga|*mik|*mla.|*ner.|*njan
-18|*nlu|*pss.|*rusu|*saba|*sans|*sayi|*tlar|*ukun|*unlu|*uyun|*vam.|*vre|*vuru|*yini|*zunu|18.|8.|I-am~you-did
-18|I-did~someone|I-not~tired|I~leave2|I~we-let|^aday|^aklina|^altini|^aranizdaki|^ayrilik|^baban|^buldugun|^dayina
-18|^demissin|^donus|^gizlilik|^hayirsa|^hoslandigin|^inkilap|^kesin|^kimi|^korktugun|^kusmem|^manyetik|^periyodik
-18|^seri|^suc|acar|acikta|acikt~kalma|acil~112|afraid~I-am|afraid~write|aglad~diye|aileni*|ailen~birli|akraba evinde
-18|akrab~evind|aksam~sicak|alanla*|alarm~olsun|aliskanlik.|alma.|almiss*|ama~anliy|ama~sabah|ancak ondan|ancak~ondan
-18|ancak~sonra|anlam~diye|anlam~olabi|anlam~yolu|anlat cunku|anlat~cunku|anlat~diye|anlat~kiril|anlat~rahat|annene de
-18|annen~gibi|apartman|aralik*|aranizdaki|arkad~basin|asik~soyle|ask acisi|ask~acisi|at|atab*|atabil*|atabilirsin
-18|atabilirsin.|atlama|ayirir*|aylar|ayni dersi|ayni konudan|ayni~ayni|ayni~cozme|ayni~demek|ayni~dersi|ay~yanli
-18|azaltir|azaltir.|az~ama|baban~hazir|bagims*|bag~enerj|basamaga|basariyi|basin donuyorsa|basin~gecir|basin~otur
-18|basin~ugras|basvuru|bebek~anne|bebek~ayril|bebek~donun|beden~iyi|beklerken|ben senin|beni anlamiyor|benim~denem
-18|ben~bu|ben~cozer|ben~ekled|ben~kez|ben~sadec|ben~soru|ben~tarih|ben~yemeg|bes~hicbi|bezleri|bilgiye|bilmez.
-18|bilmiyorsan de|bir kalbim|bir programin|birak~gibi|bir~alir|bir~anini|bir~atabi|bir~biraz|bir~gorev|bir~hafta
-18|bir~karis|bir~kazan|bir~ogret|bir~planl|bir~sozcu|bir~yapar|bitin~kendi|bolumd*|bolumde|boyle~yardi|bu aksamki
-18|bu basariyi|bu sayi|bugun~haber|bugun~hizla|bugun~ihtiy|bugun~ki|bugun~ver|bulam~bir|bunu her|bunu~her|bunu~kime
-18|bunu~var|butun~bir|butun~bitir|buyuks*|buyukse|buyuk~bir|buyuk~yorul|buyur|bu~alisi|bu~bagla|bu~baski|bu~birin
-18|bu~bolum|bu~cumle|bu~ediyo|bu~farkl|bu~iptal|bu~istey|bu~karar|bu~kutla|bu~olabi|bu~sonun|calisma masanin
-18|calis~masan|cevaplari boldum|cevap~boldu|cizecegim.|cizmed*|cizmeden|cocuk ve|cok daha|cok guzel|cok tanidik|cok.
-18|cok~acili|cok~cekiy|cok~tanid|cok~zorla|come2~help|cozumu hazirladim|cry~come2|cry~study|cumle~basla|cumle~diye
-18|cumle~seni|da guvendigin|da sen|dagit|dagit.|daha~yaygi|dakika sonra|dakik~basla|dayina bugun|dayin~bugun|da~boslu
-18|da~istiy|da~taniy|deger veren|deger~bir|deger~gerek|deger~veren|degil~farki|degil~gerek|degil~sorma|degil~yapma
-18|degil~yeter|degistirme|degis~olabi|degs*|degsin|demen yeter|deneme sonucunu|denem~hafta|denem~sinif|dersi~hafta
-18|devam.|de~basli|de~dogru|de~duzen|de~olmas|dinle~aksam|diye~de|diye~yapab|dogru~oturu|doktoruna bugun|dokto~bugun
-18|dokuna*|dong*|donus~gunun|donuyorsa|donuy~otur|dort gun|dortlu*|dort~mi|dort~yazdi|durmad*|durmadan|durum~anlat
-18|dusunuyor olabilirsin|duyar~diye|duyar~korku|duzeltilmis|duzeltirim|duzel~halin|eden~bir|eksi~uc|elif|eller~bir
-18|en fazla|en~fazla|etmek~kendi|etut~saati|evde bir|evde~biri|evde~seni|evinde|evre*|family1~warn|farki~farki
-18|fazlay*|fazlaysa|fazla~basla|fikir|fotog~istey|fuzul~ask|gece~acik|geldi~bir|geldi~hazir|gelen~guzel|geliyor
-18|gerekceni|gerek~hazir|gerek~hekim|geri kalan|geriye cevir|geriy~cevir|geri~her|gibi sozler|gidemeyecek
-18|gidemeyecek kadar|gidem~kadar|gidiyorsa|girm*|girme|gitme~ama|gizli~dagit|goremem.|gorus~en|gorus~yaz|gosteren
-18|gostermekten|gostermekten cekinme|goste~cekin|goze*|gozetm*|gozle~bir|gozunde canlanir|gun yarim|gunde iki
-18|gunde~calis|gunduz acik|gundu~acik|gune birak|gun~bunu|gun~sonra|gun~yarim|guven~yerde|haftada bir|haftanin
-18|hafta~aksam|hafta~calis|hafta~daha|hafta~eksik|hafta~konul|hafta~uc|halan~ogret|halan~rehbe|hangi~ister
-18|haritayi ayirdim|harit~ayird|hastayken|hasta~olmas|hatir~bakar|hayat~degil|hayirsa da|hayir~uzun|hazirligin
-18|hedef~uzak|hemen~once|hemen~sonra|hemsiresine bugun|hemsi~bugun|hep~yerde|her ogrenci|her~alt|her~alta|her~kucuk
-18|her~ve|hesaba|hisse~istem|hisse~korku|hizlandirir|hizla~ise|home1~sad|hukuku*|hukukun|human~stop2|icin muzik
-18|icin ozur|icin~muzik|icin~ozur|ikiden|ikiye bol|ikiye~bol|iki~de|iki~gorun|iki~konul|iki~masay|iki~yarim|ilahi bir
-18|ilahi~bir|ilerlemeni|ile~ayni|ile~kisa|ile~sordu|ilk gunlerde|ilk hafta|ilk~bakma|ilk~gunle|ilk~oturu|inceler
-18|inceler.|isci|isi~yapti|istem~anlat|ister~sonra|isteyecegim|iyi geliyor|iyi kavradin|iyi~kavra|kadar~yorul
-18|kagid~oturu|kalan bir|kalan her|kalani*|kalanl*|kalanlar|kalan~her|kalbe~getir|kald*|kaldi~soru|kalmanin
-18|kapat~dinle|karanlik|karar~senin|karde~de|karde~odada|karde~sonra|karisim|karis~bak|karsisina|karsi~tablo|kavg*
-18|kavrad*|kavradin|kavra~karis|kavra~oteki|kedin~hasta|kelim~kart|kendi~bunu|kendi~cumle|kendi~ne|kez yazdin
-18|kez~liste|kime~anlat|kimse~guven|kisiye|kiska~seni|kitabini|kizarl*|kola|kontenjan|kontr~bir|konu mu|konud~soyle
-18|konud~yuzde|konularda|konus~ogret|konu~mu|kosma~dortl|koy|koyma~zorun|kpss.|kucuk~topla|kuralim|kuralim.
-18|kutla~yapma|lesson~love|lgs.|life~not|lisans|lisans*|liste~degil|lonely~cry|lonely~my|manyetik|marry~deny|masayi
-18|meca*|merak~bu|mesaj atabilirsin|mesajini ekledim|mesaj~atabi|mesaj~ekled|mezuni*|mezun~ilk|miss~cry|mi~yoksa
-18|needless~you-did|need~student_said|nesi*|nesil|netin|netin~cok|noone~daily|nufu*|numarasini|o gece|odaya
-18|ogren~konud|ogren~var|ogretmenine goster|ogretmenine.|ogret~derst|okula gidemeyecek|okula~kadar|okuld~odasi
-18|okul~bugun|olsa bile|olsa~bile|oluyo~da|omuzlarini geriye|omuzl~cevir|omuzl~geriy|ona~diye|once~al|once~dusun
-18|onler|onler.|only|onu kaybetmek|onu~senin|on~lisan|orad*|oranid*|oranidir|oranidir.|ortak~oturu|oturur.|oturursun
-18|oturursun.|ozlem~guzel|o~durum|o~gece|o~sorul|o~yanli|o~zor|pazar~denem|pazar~saat|pazar~yenid|problemlerinde
-18|program~my|program~stop2|progr~olmaz|promise~leave|promise~tutor1|rahattir.|raki*|rehbe~odasi|roman~benim
-18|roman~kadar|roman~kimse|sabah~bes|sadec~boldu|saglik*|sana cevaplari|sana~da|sana~gorev|sana~sevgi|sarki~seni
-18|sayis~icin|secret~needless|sectim.|sekli gostereyim|sekli~goste|sen doldur|senden bir|seni takip|senin~cok
-18|senin~olan|senin~sen|seni~gelir|seni~gulum|seni~takip|seni~tatli|seni~vakit|seni~yipra|sensi~diye|sen~tehli
-18|sen~vazge|servi~konus|sessi~kutup|sevdigine|sevmedigini|simdi~ekled|sinav gunune|sinavin var|sinav~gunun
-18|sinav~yemek|sinav~yerin|sinif~sana|sinif~yazil|sinir~da|siraladin|siraladin.|sivi*|sonra~olur|sonra~on
-18|sonucunu sectim|sonuc~anlat|sonuc~secti|sonuc~sorun|son~deger|son~denem|son~yazdi|sormak*|sorul~bir|sorul~mi
-18|soruy~okudu|soru~sayis|soru~sonra|soylesem dogru|soyleyebilir|soyleyen seni|soyle~bekle|soyle~daha|sozler*
-18|sozsuz muzik|sozsu~muzik|student_said~rememb|student_said~you-did|suren~iki|sure~da|sure~ya|su~zor|tablo~sen
-18|tanecik|taniy~insan|tarih~gore|tehli~ara|teki*|tek~gecir|tek~ugras|tek~yok|telasl*|tellnot~I-am|tell~miss
-18|terk etmis|terk~etmis|toplar|turde~cozme|turevd*|turevde|turund*|tutmak zorunda|tutma~zorun|tutor1~tell|ucre*
-18|uc~gerek|understand~I-will|unutuyorsun|unutuyorsun.|usuyor*|uykuna|uykund*|uykundan|uzakli*|uzun~gerek|uzun~yok
-18|varsa~ogret|vazge~icin|ve bunu|verecegini|ve~anlat|ve~birak|ve~hayal|ve~oldug|wait~forget|we~I-am|we~I-did
-18|write~miss|yalni~gec|yaninda ben|yanin~yanin|yanit~onu|yanli~isare|yardim iste|yardi~iste|yarini*|yarinin
-18|yarinin planini|yarisma|yasayamam diye|yasay~diye|yas~da|yas~tutma|yazar beni|yazar~beni|yazdi~git|yazdi~once
-18|yazma~hisse|ya~guven|ya~seni|yemed~yazdi|yemek~bu|yeni nesil|yeni ogrendigin|yeni~nesil|yerde misin|yerde~misin
-18|yerlerden|yer~eksik|yetisi*|yetiskine anlat|yikadi*|yil~en|yil~ne|yil~puani|yil~senin|yine~istey|yine~o|yine~seni
-18|yipr*|yok beni|yok sarilamam|yok~beni|yok~saril|yolla~var|yorucu olmali|you-if~love|you-if~rememb|yukseklik|yuru.
-18|yuzun~dusun|zaman~oldug|zarar~musun|zeka~bir|zinc*|zincir*|zorunl*|zorunlu
-19|*aat.|*as.|*cagi|*cak|*cir|*cut|*ede|*eyle|*fonu|*giyi|*haki|*ikce|*iken|*iyi.|*lli.|*loma|*men|*monu|*nde|*oma
-19|*ram|*ranc|*rtte|*sal|*sen.|*tegi|*tida|*tli.|*usak|*yas|*yda|*yona|*zina|*zme.|*zor.|*zsuz|*zuli|112~arama|183 de
-19|30|3~5|40~matem|80|I-did~stay|^anlastik|^arka|^bekle|^fuzuli|^haydi|^hedefini|^kagit|^kavrami|^kendinle|^kime
-19|^meslek|^nedenini|^ogretmenine|^panik|^satranc|^sevgilin|^sosyal|^uyumak|^yalniz|^yerinde|^yuzde|abarti*
-19|ablan sana|ablan~bir|ablan~bos|ablan~ev|ablan~gidin|ad ver|adresini paylasma|adresini ve|ad~ver|aglay~yok
-19|ailenden birine|ailen~dusun|ailen~yemek|aile~iyi|aittir.|akil*|aksam~blogu|aksam~misin|aksam~vakit|alanin*|aldi
-19|alman~gerek|alsi*|alsin|alt alta|alt~alta|ama~arasi|ama~cumle|ama~hazir|an guvende|angry~wait|anilar*|anlamak.
-19|anlasa*|anlatmak sana|anlat~cesar|anlay~var|annem~bana|annen~birli|annen~gozun|annen~olsun|annen~rehbe|arani~bir
-19|arasindadir|arasindadir.|arayip|arayi~kapat|ara~da|ara~telaf|arka arkaya|arkad~sinem|arkaya|arka~arkay|artiyo*
-19|artmis.|as.|asil~soruy|ask~aklin|ayin sonunda|ayin~sonun|ayir|ayni hafta|ayni~konud|ayriligi|ayril~anlat|ayri~ayri
-19|ay~bu|az~adimi|az~bir|az~ogren|az~sirad|babana bugun|baban~sana|bagd*|bagirmis|bakara*|bakarak|basin~su
-19|baska~karar|bastir*|bastir.|bazen~insan|bele*|beledi*|belli olur|belli.|belli~olur|ben siradaki|bence|bende~haber
-19|benim~beden|benim~o|benze~daha|ben~adimi|ben~boldu|ben~dokto|ben~ediyo|ben~gorun|ben~kitab|ben~mecbu|ben~sirad
-19|ben~tasla|best~heart|best~rememb|bes~uc|bihte~behlu|bildigin halde|bildigini|bildi~halde|bilgi~degis|bilmiyorsan.
-19|bir bolumu|bir cumle|bir dahaki|birak~cikar|birin~rehbe|biri~anlat|bir~araya|bir~da|bir~dahak|bir~donme|bir~mu
-19|bir~okumu|bir~oldug|bir~tekra|bitin~yaz|bolum icin|bolum~ders|bolum~icin|bozm*|bu seninle|bugunl*|bugun~kaydi
-19|bugun~konus|bugun~saat|bunlarin hepsi|bunu duymaya|burs|buyuge soyle|bu~ardin|bu~basar|bu~diye|bu~dort|bu~gorus
-19|bu~is|bu~kazan|bu~progr|calismali|canlanir|canlanir.|cekimi|cevirme|cisi*|cizers*|cocukken usurdum|cocuk~usurd
-19|cok~da|cok~seyi|cok~sorul|cumlede|cunku seni|dagiti*|daha*|dahaki|dakik~birak|dakik~ne|darling~forget|darling~only
-19|da~suclu|da~ve|degil bu|degil~karar|degisim|degis~eski|denemeni|denem~yap|dengey*|dengeyi|deny~love|destegi|deyi*
-19|de~goste|de~ipucu|dinle~daha|diploma|diye dusunme|diye yazdin|diyerek ozlemini|diyer~anlat|diyer~ozlem
-19|dogru degildi|dokto~yardi|doneml*|donunce yorgun|donun~ders|donun~olaca|dortte|dunya~degil|dunya~fazla|dusman
-19|dusunuyorum.|dusun~cogu|dusun~oldug|duymak ister|duymay*|duymaya|duzeltmek|duzenli.|duzen~icin|ediyo~ona|egzer~yap
-19|ekleme*|eklemek|ekran|eksenl*|eksen~bak|eksik~konul|en az|en~az|en~o|en~saat|en~tanir|fark~hangi|fark~ister
-19|fizik~birim|fuzu*|fuzuli|geceyi|gecey~gecir|gece~ne|gecir|gelebilir ama|geleb~ama|gelird*|gelmeyebilir
-19|gelmeyebilir.|gerce~diye|gibi~istem|gibi~sozcu|girersen|girist*|giriste|giris~guclu|gitme~gelir|gozun~canla|gruba
-19|guldug*|guldugunu|gunde~bes|gunde~dakik|gunle~sana|gunu~bir|gunu~denem|gun~da|gun~plan|gurul~evde|guven~birin
-19|guven~var|haber~o|haftasi|hafta~basla|hafta~planl|halk~kutup|hangisinden|hangi~cikar|happy~you-do
-19|haritayi paylastim|harit~payla|hatirlar|hatirlatmayi hazirlarim|hayd*|haydi|hazir~ilk|hazir~soru|hekime gorun
-19|hekimine gitmek|hekim~gitme|hekim~iyi|her bos|her iki|herke~duygu|herke~istiy|her~ogren|her~son|her~yokla
-19|hissetmiyorum ama|hisse~agir|hizla~adren|home1~come2|hormonu|ici iki|icini|icin~ayird|icin~degis|icin~ettim
-19|icin~kart|ici~iki|ici~oturu|ihtiy~yok|ikinc~on|ikisinde|iki~aksam|iki~evdek|iki~gitme|ilk ay|ilk~koyma|ingilizcede
-19|insanlarin yanina|insan~olur|ipucunu not|ipucu~ettim|ipucu~not|isaret hatasi|isare~hatas|isle|istem~bu|istey~sen
-19|istey~yetis|iyi~bile|iyi~saat|jealous~noone|kac dakika|kacirmissin|kacirmissin.|kac~dakik|kagid~ilk|kahramani seni
-19|kalemi birak|kalem~birak|kanit|kapatip|kapiy~kapat|karde~ya|karistiriyorsa|karma~hazir|kaybetmissin|kelimeler
-19|kendi~gore|kilm*|kim ozledi|kimin kime|kimin~kime|kimse~dusun|kim~ozled|kirk~bes|kisiy~degil|kisiy~zorun|kiskanip
-19|kiska~baski|kiyas|kocun~seni|kolaydir|kolaydir.|kongr~ve|konularin listesini|konul~diye|konusurken|konus~bilir
-19|konu~bitti|kopekt*|kopekten|kopek~korka|korku~onu|kose*|kosma|kosmayi|kosma~bir|kuralla|kurallarinda|kurum~adlar
-19|leave2~help|life~quote|liste~cikar|liste~ders|love~needless|love~tired|marry~help|masraf*|matematikte|matem~dakik
-19|mecb*|mecbur*|mecburum|medy*|merha~geldi|merha~hos|mi var|mine~family1|mi~var|mol~kavra|needless~write|nered~mi
-19|ne~gelec|ne~isted|ne~kim|ne~misin|noone~help|noone~stop2|not~angry|ogrenci var|ogret~etmis|ogret~gecir|ogret~ilk
-19|ogret~soz|okudu~derdi|okula gidip|okula~gidip|okuld~dogru|olabilirsin|olabilirsin.|olacaksin ilk|olaca~ilk
-19|oldug~yazdi|olgu*|olim*|olimpi*|olimpiyat|olmustur|olmustur.|olurs~112|olurs~ya|ona geri|ona~geri|once onu
-19|once siradaki|onced~o|once~ic|once~iyi|once~kapat|once~onu|once~saat|onemli.|onlar~ama|onlar~senin|onle*|only~need
-19|onun~bir|on~sirad|orada~basla|oranti*|orga*|ornek~verir|ortala*|oysa o|oysa~o|ozel~hisse|ozledi|ozledi.
-19|ozlemini anlatir|ozlem~parca|ozleyemem cunku|ozley~cunku|o~isted|parent~help|payda|paylasma|promise~I|quote~home1
-19|quote~miss|rahatlatir|rahatlatir.|rahatt*|rahattir|resim|return~tellnot|romand*|saat.|saati~baska|saatl~kaydi
-19|saatt~az|sabah kahvaltini|sabah rehber|sabah~ogret|sabah~rehbe|sabah~sey|sadec~hazir|sana bagirmis|sana boyle
-19|sana mecburum|sana sahip|sana~incel|sana~mecbu|sana~sahip|sana~sor|saniye*|saniyede|saril~rahat|satiri|satr*
-19|satran*|satranc|secret~you|sen soyle|sen yorulursun|seni duymak|senin~ettim|senin~isted|senin~not|seni~gorme
-19|seni~once|sen~yazar|sesin titrerse|sesin~titre|sevenler sana|seven~sana|sevgi~degil|seyi~tasim|seyi~yaz|sikist*
-19|silme|simdi bes|simdi~bes|simg*|sina*|sinav haftasi|sinav yilinda|sinavda en|siral~degil|sirasinda|sir~guven
-19|someone~tutor1|somut bir|somut~bir|sonra bir|sonra devam|sonra iki|sonra~gir|sonra~sonuc|sonucu.|son~gunu|sors*
-19|sorun~ne|soruy~islem|soru~yeter|sosya~medya|soyle|sozcukler|sozcu~anlam|sozcu~zamir|sozs*|sozsuz|stay~daily
-19|stay~wait|surerse rehber|surer~ogret|surer~rehbe|su~var|taban~yukse|tablo~doldu|takildin|takildin.|takil~bir
-19|takil~olurs|tam~dinle|tane|teacher~cry|tehli~112|tehli~onu|tekrarla|telefonda|telefonu|telefonunu karistiriyorsa
-19|temiz~dakik|terci~siral|tired~I-be|tired~happy|titrer*|titrerse|toplami|turlama|tutor1~we-let|tyt ayt|uc yil
-19|uc~ayni|uc~iki|uc~once|uc~yeter|ulasil*|understand~stop2|understand~tell|unutma sozuyle|unutmaktan|unutm~sozuy
-19|unutm~vedal|usurdum|uykun~az|uzak*|uzak~gorun|var ona|varsa~de|verme annene|verme~ama|ve~hekim|ve~seni|ve~yolda
-19|videol*|videosunu|virgul*|vucut|warn~lonely|warn~only|warn~return|warn~stop2|write~I-did|yakinm*|yakins*
-19|yalniz bir|yalni~icin|yalni~sunu|yanina otur|yanin~gitme|yanit dogru|yanit~dogru|yanli~geri|yanli~islem|yapar
-19|yapma~seni|yardim istemek|yarin~al|yaris~mi|yasak degil|yasak~degil|yasak~herke|yasak~sakla|yas~var
-19|yazdiklarini su|yazdi~bunla|yazdi~su|yazilir.|yazma~kendi|ya~uzun|yeni konuya|yeni~ve|yerin~degis|yetis~bugun
-19|yilind*|yilinda|yorgu~ilk|yoruc~olmal|yorulmam ama|yorulmam.|yorulmussun|yorulmussun.|you-if~we-let|you~tutor1
-19|yuklem kim|yukle~kim|yukle~ozled|yumusak|zaman yaz|zarar~var|zor gelebilir|zor olmustur|zor.|zor~geleb
-20|*10.|*acin|*akin|*alla|*ami|*arti|*atli|*azi|*cel|*cici|*cta|*cun|*eren|*fiyi|*fus|*hre|*ikti|*ilik|*kama|*kiya
-20|*kunu|*lana|*les.|*lti.|*mlen|*mli.|*ncel|*nda|*ral.|*rle.|*rula|*ruya|*teri|*tili|*tiri|*tuyu|*urme|*x.|*yap.
-20|*ylas|10.|112~acik|3 10|3~10|I-not~love|^basarinin|^binaya|^birakma|^disarida|^divan|^gozyasi|^hazir|^hikayenin
-20|^iyi|^kacinci|^konusmaya|^mektupta|^okurken|^ozlem|^saglik|^sali|^sevgilinin|^soylemek|^teyzen|^uyurken
-20|^uyuyamadigin|^yol|^yuklem|ablan seni|ablan~yaz|aglam~agla|agriyorsa|ailem~cok|ailene bugun|ailen~ama|ailen~danis
-20|aitt*|aittir|aksam ayni|aksam~ayni|alarm~kurma|almak~degil|alo~de|altin~ayni|amac*|ama~gerek|ama~yok|anado~sen
-20|anda~mi|anlamadigin|anlamadigini dusunuyorsun|anlamak|anlari*|anlasma yapin|anlas~yapin|anlatim bozuklugu|anlatmak
-20|anlattim.|anlat~ederi|annenle|annen~cok|annen~olani|annen~su|aradak*|aradaki|araman|araman*|arasin|arasin.
-20|ara~verdi|arkasina|artik~rahat|artis|asi|asil~dusun|atac*|atacak*|atacaksin|atmi*|atom|atom~kucul|atom~yaric
-20|attig~fotog|ay once|ayaga kalkip|ayaga~kalki|ayaklarini yere|ayakl~bas|ayni seyi|ayni~oturu|ayni~seyi|ayrintiyi
-20|ay~once|az uyku|az~uyku|bagli degil|bagli~degil|baska~bakma|baskin*|baskiya|baslat*|bebeg~seni|beklemeden|bekle~bu
-20|belli olsun|belli~olsun|ben sadece|ben tabloyu|ben yazarken|beni birakirsan|benim~gerek|beni~makin|benzer bir
-20|benzetme cok|benze~cok|benze~soru|ben~anlar|ben~cizec|ben~ic|bes kez|bes soru|best~return|best~tired|bir anda
-20|bir kismi|bir onceki|bir saati|bir takim|bir uzmanla|birakman|birak~devam|biri olsun|birin~ogret|bir~bes|bir~cocuk
-20|bir~gecer|bir~gune|bir~karar|bir~kismi|bir~onere|bir~sayi|bir~tasiy|bir~tesek|bir~yapin|bitmeden|blogunu
-20|body~forget|body~help|bos gelmis|bos~gelmi|boyle hisseder|boyle~dusun|bugun kendini|bugun yanlislarini|bugun~biri
-20|bugun~yuzde|buluru*|buna gore|buna~gore|bunu hemen|bunun~basin|bunun~tek|bunu~etmen|bunu~hemen|bunu~sana|burad~ama
-20|buyug~soyle|buyumu*|buyumus|bu~annes|bu~artik|bu~artis|bu~bu|bu~donus|bu~fazla|bu~gerek|bu~kisi|bu~kucul|bu~oynar
-20|bu~probl|bu~turkc|calistigini|calis~bir|calis~gelme|calis~saati|calis~ugras|cekim~kuvve|cizece*|cizecegim|cocugun
-20|cok yoruldum|cok zor|cok~elini|cok~gorun|cok~topla|cok~yukse|cok~zor|courtesy~warn|cozme~guzel|cry~needless
-20|cry~write|cumar~dinle|cumlen|cunku insan|cunku~insan|dagilmis|dagilmis.|dave*|davranan|davra~biri|da~cozum|da~var
-20|de sorulari|deden~anlat|deden~unutm|defteri|deger~bagli|degil bir|degilsin bu|degil~anlat|degil~dort|degil~saril
-20|degil~soruy|degil~yerde|degisken|demen|demis~bir|denem~kadar|denem~satir|denem~sen|denem~sinav|denem~yaz
-20|dersh~hocan|dersinde|dersi~de|derst~degil|de~babam|de~parca|de~payla|dikkatli|dinle~git|dipl*|diplom*|diye~degis
-20|diyor~sana|dogal~o|dogrula|dogrula.|dogru~ise|dogu anadolu|dogu~anado|dogu~sen|donus~bir|durum~seni|dusundugunu
-20|dusunmek|duygusu|eles*|elesti*|elini~bir|elin~bir|emegin.|en~anlat|en~topla|en~yaz|etmen~cok|evden~cok|evde~prova
-20|family1.|fark etmen|fark~etmen|fazla~bir|fonksiyonun|gazeld*|gazelde|gece gunduz|gece~icin|gece~o|gecirdim|gecme.
-20|gecmi~zaman|geldik*|gelirsen|geliy~demek|gercekten ogrenmek|gerce~ogren|geri~kalan|gibi~kalab|git ve|gitmez*
-20|gitmis.|git~soru|git~ve|gor sonra|gorusme|gor~sonra|goturme|goturme.|gozle~aglay|gun okulda|guncel|gunle~olur
-20|gunle~rehbe|gun~kalma|gun~okuld|gurultulu|guven~gec|guven~yere|guzel~ama|haber~da|haber~degil|hafta deneyelim
-20|hafta~da|hafta~gece|hafta~yalni|hayal kirikligi|hayal~kirik|hayatindan|hayat~icind|hayir~degil|hayir~kusme
-20|hazirlamak|hazirlarim.|hazir~anlat|hedef~duzen|hedef~mi|hekime|hekim~gorun|help~someone|hep~soru|herkesten
-20|herke~gelme|her~arama|hesap~haber|hicbi~seni|hikayenin|hosla~soyle|hucrel*|icecek*|icin~not|ikincide|ikinc~soru
-20|iki~arasi|iki~arkad|iki~olsun|iki~yok|ile~bir|insan olmali|insan~hata|insan~soyle|integral.|isareti|ise yaramaz
-20|ise~goste|isi~de|islem.|ista*|isted~degil|istem~okulu|ister~basla|ister~daha|is~ne|iyi sir|iyi~acik|iyi~gorus
-20|iyi~sir|iyi~yarin|izledigin|izled~video|jealous~sad|kacinc*|kacinci|kacin~sinif|kadar~kadar|kadar~seviy|kadar~ve
-20|kagida yazip|kagid~yazip|kaldiysan|kanitl*|karari|karde~kiska|karisan|karismasin|karistirmissin|karsiligini
-20|kavusm*|kaybe~basin|kaybe~korku|kaybe~olsun|kaybe~sag|kaygil*|kazanc*|kendine karsi|kendi~karsi|kendi~ol|kilav~bak
-20|kimin~degil|kimli~hazir|kimse~fark|kimse~hak|kirikl*|kirikligi|kisa~yapay|kisin~soyle|kisi~mi|kisi~yanin
-20|kiska~kotu|kiska~yapma|knownot~leave|kolay soruyu|kolaylastirir|kolaylastirir.|kolay~soruy|konul~cikar|konusunda
-20|konus~basla|konus~da|kopeg~cok|kopeg~kaybe|korkuyorsan|kosmad*|kosmada|kotu sir|kotu~sir|kotu~yapma|koyabi*
-20|koyabilirsin|koyabilirsin.|kural~en|kurma.|life~tired|limit~integ|lonely~leave|love~best|lutfe~ve|makin~kulla
-20|marry~I-not|mektub*|mektupta|mektupta asker|mektu~asker|mesajlarini|mesaj~gonde|mi bos|mi~bos|mi~oldug|mola vermen
-20|my~tellnot|nasil hissediyorsun|nefes alalim|nefes~alali|noktas*|noone~return|ogret~durum|ogret~gordu|ogret~kimse
-20|olani~soyle|olct*|oldug~goste|olmas~olsun|olmay~soz|olmaz.|omuzla*|once bu|once~ozetl|once~su|only~human|ornek ver
-20|ornek~ver|oturm~bu|ozguve*|ozguvenin|ozlemis.|o~arasi|o~cok|o~kapat|paragrafta yazar|parag~yazar|parantez|paylas
-20|pazar~dinle|pek~boyle|pek~hisse|program~wait|promise~we-let|psikol*|rehbe~merak|resi*|risk*|saat~gibi|sabah~dinc
-20|sabah~kazan|sabah~yazdi|sadelestir|sagligin|salgilar|salgilar.|sana bos|sanatlarini|sana~mi|sana~sorac|sana~tasiy
-20|sana~yanin|saril~birin|saril~ne|satir inceledim|satir satir|satira|satird*|satirda|satir~incel|sayfayi|sebeb~de
-20|sekiz saat|sende~bunu|sende~var|seni zorlayan|senin~biri|senin~bugun|senin~kalab|senin~o|senin~uc|sen~bilme
-20|sesle~kulla|set|sevdigin dersle|sevdi~bir|sevdi~kiza|seven~iyi|sevgilinin|sevgiy*|sicak~farki|siird~sevgi
-20|simdi~anado|simdi~git|sinavin kotu|sinav~denk|sinav~en|sinav~hep|sinav~kahva|sinav~kez|sinav~kopar|sinav~vakit
-20|siral~bolum|sira~gelme|sirri~bir|sir~sir|son on|sonra~norma|sonra~test|sonu bir|son~gun|sorarsin|sorarsin.|soruluk
-20|sorul~artik|sorul~rahat|sorun~hisse|soruya|soruy~kacir|soyle~dedig|soyle~iyi|soyle~mi|soyle~oldu|spor*|spora|stay.
-20|sustur*|su~okumu|taba*|taban~bir|tablo~payla|takil~sor|tanidik bir|tanid~bir|tasiyorsun|tasiyorsun.|tats*
-20|teacher~I-am|teacher~study|teda*|telafiyi|tell~I-am|testle*|teyze~bir|teyze~komsu|tired~leave|tired~needless
-20|turkc~demek|turu.|uc kolay|ucunc~hafta|uc~kolay|uc~yil|unutul*|uretim|usur*|usurdu*|uyan|uyanam*|uyku~sinav
-20|uyuma~ama|uyuma~iyi|uyurken beyin|uyurk~beyin|uyuyamadigin|uyuya~dinle|uzadiy*|uzadiysa|uzmanla|uzun*|uzuntu
-20|varsa ona|varsa~ona|var~ogret|verdiginde|verece*|verme~sor|ve~bak|ve~deger|ve~donem|ve~hic|virg*|virgu~ayirm
-20|write.|write~family1|x.|yakin arkadasinla|yalniz kaldiginda|yalni~calis|yalni~da|yani~10|yap.|yapin|yarama*
-20|yaramaz|yaramaz.|yarica*|yaric~kucul|yarim|yarin~ilk|yazar.|yazar~cok|yazar~isare|yazdi~de|yazdi~okumu|yazdi~sakla
-20|yazman iyi|yazma~misin|yaz~calis|yeni~iki|yerde~basla|yere bas|yere~bas|yerin~de|yetiskine de|yetis~bunu|yetmed*
-20|yikama|yolun|yorulursun|you-did~tutor1|yurtta ilk|yurtta nobetci|yurtt~nobet|yurtt~ogret|zaman~gerce|zaman~yaz
-20|zorlanan|zorlayan bir|zorla~mi|zorla~sey|zorla~var
-21|*adro|*afya|*agin|*akol|*arak|*ates|*avin|*cme.|*elin|*enar|*etse|*fya|*hic.|*imis|*kip|*kman|*kol|*kten|*lara
-21|*mulu|*mum|*olc.|*ova|*par|*rari|*rden|*sinc|*sli.|*sun.|*tes|*tni|*tse|*ula.|*uli|*urce|*ylu|*yman|*ynun|183~de
-21|3~yani|I-be~me2|I-do~program|^begenmedigin|^bununla|^cografyada|^demen|^gercekten|^hiz|^icinden|^ise|^kisi
-21|^korkmam|^koylu|^motivasyon|^orada|^ozlemem|^persembe|^source|^telefonunu|ablan~o|ablan~sor|acar.|adimd~kagid
-21|afraid~rememb|agladigini|ailen~rahat|ailen~ver|aile~bir|akisi|almani*|altinda ne|altini cizdigin|altin~cizdi
-21|altin~de|altin~ne|altin~var|al~annen|ama~basin|ama~oneml|anaht~atma|anlat~basin|anlat~gerek|anlat~isare
-21|anne odadan|annen~an|annen~hemen|annen~sorma|anne~cikin|anne~odada|an~gorun|aramizda bir|aran nasil|aran~nasil
-21|arasi~var|arastirma|ara~onlar|arkad~o|arkad~sirri|arkas~kendi|asil~arkas|atarken mi|atark~mi|atom*|avog*|avogad*
-21|avogadro|avoga~sayis|ayril~cok|baban~uc|baglaclari|bagla~her|bana~kalma|bankasi|basar~emegi|basinc|basin~cozdu
-21|baska~dunku|baska~sey|begenmedigin|bekle~annen|benim~parag|benim~yerim|beni~musun|ben~ayird|ben~cumle|ben~oneri
-21|ben~senin|ben~tablo|ben~yetis|bezle|bezler*|bezle~basti|bilgi yok|bilgi~yok|bilinc akisi|bir anlasma|bir baskasi
-21|bir bezle|bir bucuk|bir dersi|bir parcasi|birakmali|biraktigin|birak~soru|birimi|birin~ve|bir~anlat|bir~basli
-21|bir~basti|bir~bezle|bir~bucuk|bir~gecmi|bir~olmal|bir~sildi|bir~sinav|bir~sinif|bir~sinir|bir~yanit|bir~yanli
-21|bitird*|bolged*|bolgede|bolu 12|bolum~dusun|bolu~12|bosk*|bosken|boynun|bu can|bucukt*|bucukta|bugun soyle
-21|bugun~bekle|bugun~istem|bugun~kaldi|bugun~yanli|bunu soyle|bunu~cesar|bunu~sakin|burad~iyi|burad~sana|bu~acini
-21|bu~basim|bu~can|bu~derst|bu~gibi|bu~ilisk|bu~seyi|bu~yerin|bu~yuku|cagir|cali*|calisarak|calis~dinle|calis~gerek
-21|cevap~atma|cevap~bekle|cevap~tarti|cikin~bebek|cikmal*|cikmali|cizdig*|cizdigin|cocuk~ve|cografya|cogu kez
-21|cogu~kez|cok onemli|cok~bilgi|cok~uc|cok~yerin|cok~yuk|cozersen|cumar~pazar|cumlen*|cunku~bekle|daha~ilerl
-21|daha~zor|darling~marry|da~gore|dedigi|degil dunku|degil~dunku|degisir|degisir.|dene sonra|denemende|denem~bu
-21|dene~konus|deyimi|de~okudu|de~sorac|dili|dinc|dinle~bu|diyalo*|dizede|dordu~hafta|dusune*|dusun~cok|dusun~da
-21|dusun~kisi|duyuyorum simdi|duyuy~eline|duyuy~simdi|duyuy~telef|duzeltecek|eki~almis|ekran~mola|eline al
-21|eline~annen|elinle|en~ona|en~rahat|eski~olabi|evi~hafta|ezber~neden|f|fiil ile|fiil~ile|gece hic|gece o|gece~da
-21|gece~dinle|gece~hic|gecme~yerde|gecti~daha|gec~kaldi|genc|gerekli mi|geriye donuste|geriy~donus|getirir|getirir.
-21|gidiy~bir|giris~bir|gitmek istemiyorsan|gitme~bunu|gorunuyor ama|goz~mola|gunde~yeter|gunun~kendi|gunu~sonra
-21|gun~basla|guvendigin|hafta~cozum|hafta~orada|hafta~saat|halkay*|halkayi|hangi konuda|hangi~konud|happy~human
-21|harek~bir|hatir~kendi|hekim~bir|her seferinde|her~sefer|heyec~nefes|hic.|hisse~oldug|hormon*|icimd~gelmi
-21|icin calisma|icin~basli|icin~sonuc|ihtimalleri|ihtiy~kalma|iki oturum|ikinc~kagid|ikinc~tek|ikisinin|iki~ayni
-21|iki~bu|ile~basla|ile~bolum|ilk~hic|insanlarla|ise~yaram|isleni*|islenir|islenir.|isted~bu|iyi~yaz|kadar~degis
-21|kafand*|kalan~bir|kalan~hafta|kaldi~sonra|kaldi~ve|kalirs*|kalma~de|kalma~seni|kapal~olsun|kapatmak|kapi~acik
-21|karakol|kardesin sana|karsi~ben|kasi*|kaslar*|kayip|kendi~nasil|kendi~pazar|kesin bir|kim varsa|kimseden
-21|kimse~beni|kimse~gelme|kimse~ustun|kim~simdi|kim~varsa|kim~yanin|kisi~bunu|kiska~arkad|kitabi kapatma|kitabin
-21|kiymetini|ki~degil|knownot~student_said|kolay~kacir|komsu~haber|konuda yardim|konulara|konusun.|konus~biri|koylu
-21|kural~her|kuram|kutlay*|kuvve~olara|leave2~needless|lesson~help|lesson~parent|listede|liste~degis|liste~goste
-21|love~miss|makinelerin|makin~hisse|masal~kimse|masal~seni|me2~program|meme*|metin~icin|metin~ne|metni
-21|mine~selfProgram|moth*|mother|musv*|musved*|neden~korku|neden~ne|ne~bakal|not~ederi|obur|odadan cikinca
-21|odada~bebek|odada~cikin|ofke|ogrencilerin|ogretmenin icin|ogretmenlerin|ogret~demis|ogret~goste|okul sana|okuld~ve
-21|okulu~git|okumussun|okumussun.|olamaz|olama~progr|olc.|olurs~da|omuzlarini|once~bilme|once~birin|once~yazar
-21|ondan~soyle|onemli degil|onlari|on~gibi|on~gorun|oynar.|ozlemissin|o~baska|o~bes|o~eksig|o~saat|o~zarar
-21|pazar~aksam|pek|peki|plani soracagim|plani~sorac|prens seni|progr~buna|progr~insan|prova|quote~tired|rahat~cok
-21|rahat~ediyo|rehbe~bunu|rehbe~da|rehbe~yardi|romani*|roman~seni|ruyal~kaygi|saati~yakla|saatli*|saatlik|saatte*
-21|saatten|sabah~bucuk|sabah~saatl|sabah~uyana|sabah~yuzde|sad~warn|sad~you|sahney*|sair~derke|saklamak istemen
-21|sali gunu|sanatl*|sana~ertel|sana~gelir|sana~kotu|sana~soruy|sayfal*|sayfay*|sayil~bir|seki*
-21|selfProgram~understand|senin~gerce|senin~mi|senin~mutlu|seni~eline|seni~o|sen~cozdu|sen~uc|sessiz bir|sevdi~dersl
-21|sevginin bir|sevgi~parca|sevmedigin bir|sikint*|simdi yanina|simdi~al|simdi~eline|simdi~oneml|sinavin|sinav~yilin
-21|siral~bak|someone~courtesy|someone~needless|someone~noone|sonra~dinle|sonra~hatir|soru bankasi|soru cozmek
-21|sorul~orada|sorul~yanit|soruy~basin|soruy~da|sour*|source|source.|soyle~bunu|soyle~dene|soyle~der|stay~teacher
-21|stay~tired|stres|susma~da|su~evde|tasima.|teacher~body|tehlikedeyse|tehli~baska|telefonu eline|telef~eline
-21|temiz~basti|temiz~bezle|terci~arkad|terci~zorun|terk~o|test.|toprak|topra~vergi|turev~fonks|tutama*|uc blok
-21|ucuncu soruda|uc~blok|uc~sorul|uc~var|understand~I-am|understand~only|understand~warn|ust uste|ust~uste
-21|uyani~degil|uykun~bolun|uyumam.|uzakta|uzereydim onu|uzere~onu|uzere~sildi|varli~sanat|varsa simdi|varsa~yanin
-21|ve annene|veremem ama|verem~ama|vergis*|veril~sorul|vete*|veteri*|ve~bulun|ve~olmas|ve~one|ve~sinav|yaklasirken
-21|yalan soylemis|yalan~yerin|yanin~iyi|yap|yap ve|yapilir.|yap~ve|yarin~plani|yarin~tenef|yarin~yazal|yasad~anlat
-21|yasc*|yasca|yasca~buyuk|yazar~hisse|yazdiginda|yazdi~oneml|yazmasan|yazmasan da|yazma~sildi|ydt|yemek~nasil
-21|yeni~ogren|yerin~yapma|yoksa~kadar|yorumlarin|you-do~tired|you-if~knownot|you~you-did|yumusa*|zaman~karis|zayifl*
-21|zihin|zorb*|zorbal*|zorlama
-22|*asla|*ayar|*efin|*eoyu|*gil|*gir|*guma|*icta|*ike|*ilap|*iran|*ise|*kime|*lap|*lbin|*leti|*like|*loga|*nem.|*nsuz
-22|*posu|*res|*rsle|*saj|*sefe|*sesi|*sil|*smis|*ther|*ufta|*umus|*uran|*urla|*yama|*ygi.|*yon.|*ysa.|*zede|*ziyi|20
-22|6~yani|8|I-did~deny|^annenle|^cizimini|^dinliyorum|^fizikte|^hata|^kapinin|^kart|^kimyada|^konu|^konusamiyorsan
-22|^listeyi|^psikologa|^renkli|^salonda|^tanimadigin|^uslu|^yanilabilirim|^yazinca|ablan~git|adres~telef|adres~ve
-22|ailen~rehbe|aile~ilk|ainsworth bunu|ainsw~bunu|ait~bir|aksam~gonde|aksam~tekra|alar*|ama o|ama~guven|ama~sinav
-22|anahtarini|angry~understand|anlarim|anlatir|anlat~ozne|anlat~sozuy|anlat~ve|annenle babanin|annen~bes|annen~demis
-22|annen~elind|annen~once|annen~ozlem|annen~yakin|an~zarar|aradigini|arkad~bekle|arkad~gitmi|arkad~verim|asil~olan
-22|aska|ayaga~kalkm|ayagin*|ayni odada|ayni turden|ayni~konus|ayni~soru|ayni~soruy|ayni~turde|ay~cok|az~notla
-22|baban~aksam|baban~kaybe|baban~once|baban~yardi|babasini|bana~adim|bana~dusun|bana~iki|basarilar|basarilar.
-22|basin~degil|basin~gitmi|baska~boyle|baska~gecme|baska~koy|baslangicta|basla~gizli|bebek~aglam|bece*|beden
-22|beden~ediyo|bekle|belirt*|ben haritayi|benden cok|beni seviyor|benim~sesle|benim~soyle|ben~degis|ben~dusun
-22|ben~gorme|ben~soray|ben~topla|bes kisiden|best~erase|bes~kez|bes~kisid|bile olur|bilgisayar|bir buyuk|bir kagida
-22|bir ogretmenin|bir oneri|bir yerde|bir yerden|biraz~ara|birin~cok|birin~sey|bir~anlas|bir~buyuk|bir~deney
-22|bir~dikme|bir~kavra|bir~mi|bir~sorar|bir~ters|bolum~mezun|boyama|bozuk~eksik|bozuk~ozne|bugun danis|bugun~basla
-22|bugun~danis|bugun~dersi|bugun~hafif|bugun~yazac|bulmussun|bunla~hepsi|bunu degistirmez|burad~haber|bu~cikab
-22|bu~degis|bu~heyec|bu~liste|bu~olmay|bu~sayi|bu~testi|bu~yasam|calism*|calis~basin|canim~sikil|canini yakmis
-22|canin~yakmi|cephel*|cepheleri|cevap anahtarini|cevap~verme|ceza*|cikabilir|ciktig*|cik~bir|cik~birin|cizimi*
-22|cizimini|cocuk~annes|cografyada|cok tebrikler|cok~karis|cok~o|cok~okulu|cok~tebri|come2~student_said|cozelim.
-22|cozer~kur|cry~you-do|cuma~nasil|daha yorucu|daha~yoruc|daily~afraid|dakika mola|dakik~geri|dakik~kez|dakik~yetmi
-22|da~yuzde|degil|demede*|demeden|demek~icin|denemeyi|denem~coz|denem~secti|dersle|devl*|de~112|de~de|de~ihtiy
-22|de~konus|de~yazab|dikkat et|dikka~et|dikm*|dilers*|dilersen|direnc*|disari cik|disar~cik|diye dusunmek|diyemem bu
-22|diyem~bu|diyem~dogru|diyem~olmaz|diyen kisi|diyen~korum|diye~anlas|diye~bende|donmek|donuste|durduysa
-22|durust olayim|durus~olayi|dustug*|dusuncenin|dusun~iki|eden~iki|edip|eki|ekran~kapan|elindekini bitir|elind~bitir
-22|engelle|en~konus|etmen~sen|etmen~yapti|evdek~bilme|evde~yoksa|fazla|fazla~anlam|feel~lesson|felsefe|fikir~degil
-22|fotog~degil|fotog~zorun|gecen hafta|geceni*|gecenin|gecme~kural|gelen|gelene|gelene kadar|gelen~kadar|gelen~seyi
-22|gelir~annen|gelme~bu|gelme~uzulm|gerce~ver|gerekmez.|gerek~iki|getiri*|gibi~anlat|gidince cok|gidin~cok
-22|gitme~degil|gitmissin|gitmissin.|gitti~tebri|gizlilik|gorun~ama|goster o|gostermez|gostermez.|gozd*|gozunu
-22|gozun~kapat|gozyasim|gozya~ama|gozya~yok|gun ara|gune*|gunu~nasil|gun~saat|gun~verdi|guvenligin|guven~bunu
-22|hafta dene|hafta ici|hafta~bu|hafta~grafi|hafta~ici|hafta~iste|hak etmez|hakkin.|hakki~bir|hakli~ama|hak~etmez
-22|hangi~bilmi|hangi~calis|hangi~istiy|hasta~tek|havada|hayatim boyunca|hayat~boyun|hedefin|hekim~adim|hekim~ilk
-22|her~icin|her~olara|heyecanlanirsan|heyec~adren|hicbir sinav|hicbi~oneml|hikay~anlat|his|hisse~etme|hizlanmasi
-22|hosum~tebri|icin tesekkurler|icin yaz|icindedir|icindedir.|icind~hafif|icine sinmeyen|icine~sinme|icin~cizdi
-22|icin~etmez|icin~plani|ihti*|ihtiyacin|iki~hafta|iki~istem|ilk adim|ilk gune|ilk~cumle|ilk~ders|ilk~gune|ilk~her
-22|inki*|inkila*|inkilap|insan~beden|iste.|istemissin|istemisti|istemisti.|istiyo*|istiy~kac|is~hayat|iyi.|iyi~sen
-22|iz~kalma|kacirdigini|kadar vaktin|kadar~sesle|kadar~yardi|kahra~benim|kahra~kadar|kahra~kimse|kahra~sevme
-22|kalan~soruy|kalbin|kalbinin hizlanmasi|kalem kullanmak|kanam~suruy|kap|kapa*|kapid~sonra|kavga~senin|kaygi.
-22|kaynak*|kazanir|kazanir.|kendi sekli|kendil*|kendiliginden|kendine bir|kendine iyi|kendi~ayir|kendi~sekli
-22|kendi~zaman|kesin~bir|kez~yazdi|kimi~araya|kimse~devam|kimse~ederi|kimse~etmez|kiril~rahat|kisi bir|kisi~korum
-22|knownot~tell|kolay~yuzde|konud~bir|konusamiyorsan|konusamiyorsan hatti|konus~ister|konuy~dilim|korkutucudur
-22|korumuyor.|kurdum|kurdum.|kutup~arkad|kuvvet*|kuvve~tepki|labo*|labora*|lonely~someone|love~jealous|mantik.
-22|manti~gorun|matr*|me2~study|mesaj|mesajinda|mesaj~ve|metinde|mine~rememb|miss~noone|mito*|mi~korku|my~tell
-22|neden~oldug|ne~geliy|ne~uyudu|notlarini yazacagim|notla~yazac|notun~yerin|o okulu|odaya koy|odaya~koy|ogel*
-22|ogret~anliy|ogret~bende|ogret~dusun|ogret~yonle|okudu~kalma|okula~zor|okurla|okurl~konus|olabilirim|olabilirim.
-22|olama~bir|olan~kendi|olan~yerle|oldug~goruy|olmadi|olmaz ama|olmaz~ama|olmus~bir|ona~yardi|once notlarini
-22|oncek~mesaj|once~deney|once~harit|once~saril|onlar~farki|on~karis|oturan|ozledi*|ozluyorsun|ozne~eksik|o~kitap
-22|o~okulu|payi var|payi~var|paylasman hosuma|payla~cok|payla~gitti|payla~hosum|payla~tebri|prens~prens|programda
-22|program~we-let|promise|promise~quote|psik*|psikologa|puani|quote~human|rahatca dinlen|renkli kalem|renkl~kalem
-22|renkl~kulla|return~stop2|saatt~ogren|saat~konus|saat~progr|saat~sabah|sabah dokuz|sadec~goreb|sakla~anlat|sali~ve
-22|sana annenden|sanati var|sanat~var|sana~kulla|sana~mumku|satir~satir|sayfa istemisti|sayfan*|sayfa~istem
-22|sayil~islem|sayisini|sayman*|saymana|saymana gerek|sayma~gerek|sayma~yok|secret~come2|semb*|sembol*|sende~mi
-22|sende~sonra|seni kotu|senin emegin|senin seviyene|senin yukun|senin~hedef|senin~liste|senin~yukun|seni~kotu
-22|seni~sey|seni~telef|seni~zorlu|sensi~der|sen~ye|sen~yemeg|serb*|sessi~bir|severe*|severek|sevgilin olamam
-22|sevgi~kontr|seviyene|sevme~sesle|sey bende|sey yap|sey~git|sey~kazan|siklar*|silme.|simdi~var|sinav saatine
-22|sinavdan sonra|sinavi kacirdigini|sinav~gorme|sinav~kacir|sinif~eksig|sinif~ogren|sinif~seviy|sinm*|sinmey*
-22|sinmeyen|sirali|sohbe~iyi|sohbe~seni|sonra~azalt|sonra~sec|soru sorman|soruyu|soruy~kendi|soruy~koy|soruy~yazma
-22|soru~bos|soyler|soyle~bolum|soyle~rahat|sozel~manti|soz~soz|student_said~student_said|suclu sen|surers*|surerse
-22|tanimadigin biri|tanim~biri|tasavvufta|teacher~rememb|tebrik*|tebrikler|tebrikler.|tehlike|tek~gitmi|temposu|tene*
-22|teneff*|tesek~etmen|tesek~sen|toprag*|tutor1~deny|uc soru|uc~bugun|ugrasi*|understand~wait|uslu sayilar|utanmak
-22|uzerine|uzmanl*|uzuldugunu|var onu|var~ne|var~onu|veremi*|veremiyorum|veriml*|verimli|verme~haber|ve~evde|ve~grupl
-22|ve~zaman|videoy*|videoyu|wait~cry|wait~needless|wait~parent|warn~help|warn~you-if|yaklasik|yakmis|yakmis.
-22|yalniz birak|yalni~hisse|yalni~kaldi|yalni~yarim|yalni~yaz|yanina gec|yaninda bir|yanin~boyam|yanin~gec
-22|yanin~telef|yanit veremiyorum|yanit~verem|yanlisin vardi|yanli~anlad|yanli~anlam|yanli~vardi|yapan|yapay~o
-22|yapma~ne|yaptigin bir|yararl*|yarim~git|yarin sinavin|yarin~anlat|yarin~rehbe|yasayamam der|yasay~der|yazdi~da
-22|yazil~progr|yazma~basla|ya~gibi|yemek~yardi|yemek~zaman|yerde kal|yerde~kal|yerin~daha|yerin~dene|yer~calis
-22|yeter ki|yeter~ki|yetiskinler|yetmis|yillarca saklar|yilla~sakla|yiprat*|yks|yolda.|yollari|yonlendirebilir
-22|yonlendirebilir.|you~tired|yukun degil|yukun~degil|yuzden|zaman zaman|zekay~o|zekay~yuzde|zorla~anlat|zorla~konus
-22|zorluy*|zorlu~bu
-23|*aret|*bir.|*bu.|*dan.|*dro|*ekli|*hibi|*his.|*ihe|*irda|*itte|*kci|*lizi|*lka|*loda|*ltir|*mede|*odik|*pat.|*pten
-23|*ragi|*rihe|*riye|*rri.|*slek|*stan|*ste.|*tisi|*tmak|*ulu.|*upta|*viri|*yiyi|*yun.|*zda.|*zen|I-did~feel
-23|I-do~kiss|I-do~quote|I-not~write|I-will~quote|I~rememb|^atardamarlar|^ayaga|^bazi|^birinde|^bolumun|^buna|^eksi
-23|^herkesin|^kapida|^leyla|^odulu|^once|^problemleri|^tabii|^yazmaya|adim~insan|afraid|ailenden saklamak|ailen~gibi
-23|akar*|aklin~ne|aksam~test|alirsa*|alirsan|analizi|anil*|anlatirsin.|anlat~ogren|anlay~baska|annen~sinav|annen~ya
-23|aramizda.|ara~sonra|arkad~biyol|arkad~seviy|atardamarlar|atard~kalpt|atard~uzakl|ay|ayni~odada|ayni~yenid|ay~ve
-23|bagirm*|bahc*|bakma~kaldi|bana sor|bana~mi|bana~ona|bank*|bankas*|barda~ic|basari|basar~de|baska~bakab
-23|basladigim yaniti|basla~fark|basla~kaldi|basla~on|bastir|bebegin|bebegin bakim|bebeg~bakim|bebeg~veren|bekle~112
-23|bekle~hemen|ben soruyu|bende yok|bende~isted|benim verdigim|ben~gorem|ben~ozley|ben~sir|ben~verme|bes~vardi|bilmem
-23|bilmesi seni|bir an|bir ifade|bir konu|bir konusma|bir.|birakma diye|birak~demek|birbi~gibi|biri varsa
-23|birinin yaninda|birin~karsi|birin~var|biri~varsa|bir~adim|bir~alirs|bir~arayi|bir~doldu|bir~duzen|bir~goste
-23|bir~ifade|bitin~kalk|boslar*|bos~arkad|bos~karar|bowlby bebegin|bowlb~bebeg|boyle~tek|bu uc|bu.|bugun~annen
-23|bugun~bir|bugun~blogu|bugun~gecir|bugun~vakit|bugun~yorul|bulami*|bulamiyorsan|buldum.|bulunc*|bulunca|bunla~yok
-23|bunu ciddiye|bunu yapabilir|bunu yazman|bunu~aliyo|bunu~ciddi|bunu~dusun|bunu~etmez|butun~hayat|bu~birak|bu~calis
-23|bu~kalma|bu~parag|bu~rehbe|bu~uyuma|bu~yapiy|calm*|canini sikmis|canin~sikmi|canlan*|cantani|cevap~yazma|ceviri
-23|cizgi~bak|cogra~harit|cok~birak|come2~noone|cozmeden|cunku~gibi|da bir|daha~alirs|daha~ve|dakik~kalkm|dani*|da~da
-23|da~kadar|de hak|deden~cok|degildi|degil~bunu|demek~kolay|demen yeterli|denem~artmi|denem~fazla|denem~gerce
-23|denkl~cozme|deny~warn|dersi|de~aksam|de~baska|de~butun|de~etmiy|de~hak|de~kontr|de~sen|dinlenmis|dinle~unutm|diya*
-23|diyebilirsin.|donelim.|donme~gerek|dort yil|dort~yil|durduy*|ederiz.|ekran~bir|erken kalkmak|erken~kalkm|esle*
-23|etiket*|etmez sen|etmez~etmiy|etmez~hak|etmez~sen|fark ettim|fark~ettim|feel~needless|fonksiyon|gecme~gibi
-23|gelen~yaz|gelir~yanin|gelis|gelmez|gerektiren|gerek~bu|gerek~eksik|geriye|geriy~gibi|gibi~zorun|gidis|gidis gelis
-23|gidis~gelis|gitmek iyi|gonde~bakal|gorev~olsun|gormus*|gormussun|gorun~bu|goste~o|grubun*|guclu yanin|guclu~yanin
-23|guldun|gunde~soru|gune~koyma|gun~icind|haber verin|haber~verin|hafta~deney|hafta~konus|hafta~ve|hak etmiyorsun
-23|hak~de|hak~hak|hak~sen|halk ozani|halka|halk~ozani|hatir~hazir|hayirs*|hayirsa|hayir~gerek|hazirl*|hemen~bekle
-23|herke~olmay|her~acik|her~gun|his.|hisse~oneml|human~jealous|icin~gorem|icin~kulla|icin~neden|icin~olur|icin~once
-23|icin~orada|iki yol|ikinci bolume|ikinc~gecer|ikiniz|iki~orada|ilis*|ilk~icin|iner|iner.|insan~ama|insan~yardi
-23|ipucu|isinma|islem hatasi|islem~hatas|islem~yap|istedin|iyi~ederi|iyi~geliy|iyi~sana|kadar~olsun|kadin~sirri
-23|kalan iki|kalan~iki|kaldiy*|kaldi~calis|kalem~kulla|kalpte*|kalpten|kalpten uzaklastirir|kalpt~uzakl|kapat.
-23|kapat~bir|kapat~cikma|kapat~iyi|karako*|karard*|karde~yas|kare*|karm*|karma|karsina|kaybettin|kaybettin.
-23|kendi~basar|kendi~dovme|kendi~kadar|kendi~not|kesil~bunu|kesirl*|kimse~gunle|kimse~mesaj|kimya~mol|kirmi~iki
-23|kisa tekrarlari|kiskanmam.|kitap~telef|knownot~without|konus~soru|konuy~yeter|kopegi*|koruyamam|kotu hissedersen
-23|kotu~haber|koy~cozum|kullanmak|kurmay*|leave2~warn|listenin|liste~ayir|lonely~student_said|masadan|mate*|matema*
-23|mektup*|meslek|metre~saniy|mine~forget|mine~needless|mudur yardimcisina|mutfa~git|my~student_said|my~you-do
-23|nasil~hisse|need~you-did|neyi~birak|not~body|not~study|o dersin|odur.|ogret~ister|ogret~konus|ogret~sayfa|okulu
-23|okumus*|olmad~da|olman~da|olmasa da|olmayabilir.|ona~dusun|once bes|once elindekini|once~bes|once~butun|once~dakik
-23|once~elind|once~tek|ondan sonra|ondan~sonra|onun~da|ordu|oval*|ozan*|ozani|ozetin*|ozleyemem.|ozluyorsun.|o~dersi
-23|o~yalni|o~yanin|park*|perd*|periyodik|periy~tablo|polis~bir|polis~ve|progr~bunu|quote~I-am|quote~quote|rahat~yapiy
-23|redded*|return~home1|return~tell|return~tired|saat acik|saatleri buldum|saatl~buldu|saat~acik|sabah~kahva
-23|sabah~ona|sad~darling|sad~marry|sad~needless|sahibi|sakinc*|sakla~istem|sana kelime|sana testi|sana~hatir
-23|sana~kelim|sana~liste|sana~sakla|sana~testi|sana~yarin|sana~yok|saniy~saniy|sayfas*|sayil~koklu|sayisi az|sayis~az
-23|sayiyi|sekiz~saat|senden sonra|seni koruyamam|seni~al|seni~hisse|seni~seviy|sen~etmiy|sen~hak|sessi~kimse
-23|sessi~mesaj|seviy~simdi|sey~okuld|sikm*|sikmis|sikmis.|simdi~112|simdi~anlat|simdi~buldu|simdi~devam|sinavi*
-23|sinav~saati|sinif~grubu|sirad~insan|sirri.|sohbe~da|sonra~kadar|sonra~sinav|soruy~gibi|soru~banka|soru~devam
-23|soru~yarin|soyledigi|soylerim|soyle~cesar|soyle~icin|study~courtesy|study~lesson|suclul*|sucluluk|suclu~sen
-23|tablod*|tabloda|tarihe|tekrarlari|tek~anlam|tek~gorev|telef~yanin|tell~without|tembe~degil|temiz bir|temiz~bir
-23|ters~cevir|topla~durum|topla~olur|turden|turl*|tutmaz|tuvalete git|ucuncu gun|ucunc~gun|uc~sen|uc~soru|utanma*
-23|utanm~bir|utanm~icin|utanm~neden|uyar.|uzaklastirir|vakti~bir|var~yuzde|ve her|ver sonra|verme~seni|ver~bolum
-23|ver~ikinc|wait~home1|warn~deny|yalni~ama|yalni~zor|yanin|yanin~yuzde|yapab~bir|yapilacak|yapmak icin|yapma~icin
-23|yapti~bir|yardimcisina|yarin saat|yarin~saat|yarin~sana|yatakta|yavas~ver|yazdi~goste|yazdi~var|yazil~olur|yaziyor
-23|yazmana|yazmaya basladigim|yazmayi|yazma~kaldi|yazma~olur|yaz~saat|yeni~ay|yerden devam|yeterli.|yetiskin de
-23|yetis~ihtiy|yetis~yanin|yillar*|yine*|yinele*|yineleme|yine~burad|yok aglayamam|yokla|yokla.|yoksa~bir
-23|yorulmaya hakkin|you-did~home1|yurtt~ve|yuzde~kisa|yuzund*|yuzunden|zaman~bak|zarar~mi|zorlayan
-24|*daki|*defe|*deyi|*eden|*este|*faf|*ffaf|*haf|*iren|*kala|*kika|*kta|*ktar|*kusu|*lmis|*nkli|*nya|*oji.|*slat
-24|*tine|*udu|*ukla|*usme|*vada|*yen|*zmen|40 dakika|40~dakik|I-do~home1|I-not~I-am|I-not~me2|^buyuk|^cogu|^gelecek
-24|^hazirsan|^ikisi|^seslenme|^sevgilinden|^yani|^yoldas|aceley*|aceleyle|acikc~soyle|acil bir|acil~bir|adin*
-24|adini koy|adini~koy|adlarinin|afraid~you-did|aglayamam ama|aglay~ama|agri|ahme*|ahmet|alti~saniy|ama~gelme
-24|ama~sakla|ama~yaziy|ama~yorul|angry~study|anladim.|anlam|anlami*|anlat~cumle|anlat~soru|anlat~var|anlat~yazar
-24|anlay~da|annen~baban|annen~kendi|annen~sucla|antre~soyle|ara tatil|aran|arasi~gelin|ara~bayra|ara~tatil
-24|arkadasini ara|arkad~zorun|asik~ve|atar|atarda*|ayni gun|ayni~hem|ayrilir.|azalir|azalir.|bana~bagla|bana~istem
-24|bana~kustu|bana~sordu|bana~sorma|basari sirasi|basina gitme|basina tasiyamazsin|basin~agriy|basin~gitme
-24|baska insanlarla|baslayacagini bilmiyorsan|basla~bilmi|bekleyen bir|belli~gun|ben bunu|benim~abart|benim~derke
-24|benim~yapar|beni~dusun|beni~ozled|beni~yine|benzetmeyle|ben~burad|ben~en|ben~git|ben~sana|beser~bir|bes~gun
-24|biciml*|bir benzetmeyle|bir mesaj|birakir.|birakmis.|biraz~sonra|birin~iyi|bir~ayira|bir~birak|bir~bu|bir~cevab
-24|bir~dakik|bir~gelin|bir~gorem|bir~kac|bir~kisa|bir~masad|bir~olmay|bir~seffa|bir~seviy|bir~tasi|bir~tutam
-24|bir~yazar|bir~zor|boslu~ve|boyle~basin|bozuklugu|bugun~biraz|bugun~ederi|bugun~secel|bugun~yap|bunla~gerek
-24|bunu anlatman|bunu fark|bunu istemez|bunun~bir|bunu~benze|bunu~bilme|bunu~fark|bunu~olur|bunu~tasiy
-24|burada yazdiklarini|burada.|burad~gerek|bu~basin|bu~geldi|bu~mikta|bu~siral|calisir.|calis~da|calis~ortam
-24|cevap~hisse|cikabiliyorsan|cocuk~bu|cocuk~isi|cok~olmus|cok~rahat|cok~ve|courtesy~I-am|courtesy~needless|cozduk*
-24|cozumu|cumar~sabah|cumled*|daily~study|dakika|dakikalik|dakik~mola|dakik~ver|darling~you|da~sinif|de tabloyu
-24|degil~kisi|degil~ogret|degistirir.|degistirmek|degis~gelir|dene~sonra|deny|der ki|dersi~yerin|derslere|der~ki
-24|de~ornek|de~yorul|dinlerim ama|dinle~de|disaridan|diyenlere kulak|diyen~kulak|diyor~bunu|doneli*|donelim
-24|donmen guzel|donme~guzel|donun~bile|donust*|duguml*|dunya~bu|dusunuyor musun|dusun~ilerl|duyulur|duyulur.|duyuy~al
-24|duzeltelim|duzeltelim.|ekibin*|ekibinin|ekibinin ozgun|ekibi~ozgun|ekibi~yazis|ekrana bakmaktan|ekran~bakma
-24|ekran~goz|eksiksiz|emek|en~uc|erase~you|eskisi|eskisi kadar|eskis~kadar|etmis~bu|evdekiler her|evdekilerin
-24|evdek~gun|evde~da|evde~yer|family1~only|feel~understand|formu~defte|gecen~bes|gecir~sana|gecti~anlat|gec~sakin
-24|gelemem.|gelist*|geriy~pek|geri~guzel|geri~kalma|gitmek zor|gitti cok|gitti~mi|gorme~ama|goru*|goruntusu al
-24|goste~seni|gotu*|gozun|guclu~sozel|gun~degis|gun~ders|gun~hem|guvendigin bir|h|hafif~hala|hafta~hazir|haml*
-24|hangi~olurs|happy~come2|happy~lonely|hasta~bir|hayat~daha|hayir~bana|hazirsan|hedefe|help~courtesy|hems*|hemsir*
-24|her gun|hesabi bastan|hesab~basta|hosum~cok|human~return|icin uc|icind~de|icine~sabah|icin~saat|ifade|iki kisi
-24|ikinc~soruy|iki~kisi|iler*|ilk dusunce|ilk soru|ilk~ne|insanlarla da|insan~bilme|istemez|istemez.|iyi ben|iyid*
-24|iyidir|iyidir.|iyi~kalir|kacar|kac~eder|kadar~abart|kadar~derke|kadar~seyi|kadar~yapar|kadin~der|kalan~da
-24|kalem~bir|kalma~iyi|kaniyor|karar~ver|karde~sana|karis~sey|kasl*|kavra~bir|kelimeleri|kez~bir|kimler*|kimseye.
-24|kimse~okuma|kimse~sesle|kisi~sana|kiss~someone|kizgin*|konul~liste|konusmadan|konus~bana|konus~gitme|konus~yapab
-24|korkun*|kosullari|kotu~bir|kotu~bunu|kotu~sakla|kuculu*|kuculur|kuculur.|kurma|kurs etut|lonely~only|love~you-if
-24|maga*|marry~student_said|masay~oturm|masay~oturu|masr*|mesaj~al|miktar|motivasyon|my~deny|my~leave2|nasil
-24|nasil baslayacagini|need~human|netin artmis|ne~o|oday*|odulu|odur|ogretmenin seni|ogretmenine nasil|olaca~ders
-24|olaca~koyma|olanl~biri|oldugu gibi|olme*|olur.|omuz|ona~bu|once~biraz|once~yarin|onem*|only~daily|only~erase
-24|only~tell|only~tutor1|on~kelim|orada~degil|orada~kalma|oraya~gitme|oturd~bu|ozeti hesapladim|ozeti~hesap
-24|ozgun yazisi|ozgun~yazis|ozled~yazma|o~ogret|o~saati|o~senin|pake*|psikoloji|rehbe~sana|rememb~return|renkli
-24|sabah~aldim|sadec~yetis|sad~feel|sad~love|sana deneme|sana~devam|sana~dusun|sana~kiric|sana~kisiy|sana~sonuc
-24|sana~takti|sana~uygun|sand*|saniy~ver|sayisali|sayisali guclu|sayis~guclu|secmis|secret~I-be|seff*|seffaf
-24|sekiz~var|senden bunu|sende~istem|seni dinlerim|seni korkutuyor|senin yerine|senin~cozme|senin~yarin|seni~rehbe
-24|seni~sure|seni~uzen|seni~yazma|sesin~gibi|sesl*|seslen*|sesle~var|sessi~ve|sevgilinden|sevgi~ayril|sevgi~istem
-24|sevgi~ve|seviy~olur|sevmedi derken|sevme~abart|sevme~derke|sevme~yapar|seyler|sey~yap|sifat~gorev|simdi neredesin
-24|simdi~ver|sinav~yenid|sinav~zor|sinif~ayni|sinif~cok|siralamana|sonra~gorus|sonra~soyle|sonuc~sasir|sonu~gun
-24|sorularda|soru~hazir|soru~uzun|soylemis.|soylemistin.|sozcuklere|sozler|sozunu|su~mi|taraf|tasi.|tasiyamazsin
-24|tasiyamazsin.|tatil~bayra|teacher~courtesy|tek~soru|telafi*|telef~gibi|tell~cry|tell~student_said|terste*|tersten
-24|terst~gitme|tired~I-not|tired~home1|toplar*|tuha*|tuhaf|ture|turkceden|turlam*|tutmaz.|uc sey|uc~ara|uc~kacir
-24|understand~stay|uretir|uretir.|uyuya~da|uzen|velin~gorme|verdigin icin|verdi~icin|ve~aliyo|ve~ayni|ve~ciddi|ve~her
-24|ve~isted|ve~kadar|ve~kimse|ve~roman|vurma|warn~write|write~warn|yalniz kalmam|yanina git|yapabilirim|yapay~seni
-24|yapma~istem|yaral~da|yarar.|yardi~bir|yarin gorusuruz|yarin~gorus|yavas yavas|yavas~yavas|yazar~diye|yazdigin
-24|yazisi.|yaziyorsa|yazma~degil|yaz~ne|yemekle aran|yemek~aran|yenili*|yeni~ilk|yirmi~on|yok~herke|yok~iyi|yok~taniy
-24|yoldas ekibinin|yolda~ekibi|yolda~ozgun|yolda~yazis|yone*|yorgun olacaksin|yorgu~ders|yorgu~koyma|you-did.
-24|you~home1|you~someone|yuk oldugunu|yuk~ama|yuk~oldug|yuzde~rahat|zekayim seni|zor~birak
-25|*ade|*ait.|*asik|*atte|*dde|*dis|*eket|*est.|*iki|*irdi|*iya|*jlar|*keye|*kis.|*mek|*nman|*raba|*rali|*rcin|*red
-25|*rsa.|*sada|*sati|*tmem|*uru|*uste|*yif|*yor.|*yur|I~body|^alo|^bunda|^bunlarin|^diyenlere|^gelmese|^mesaji
-25|^netlerin|^omzuna|^otobuste|^oyleyse|^robot|^takildigin|^tanzimat|^yanina|^yemekle|ablana bugun|acik olsun
-25|acik~olsun|acil~durum|affe*|ailen~bekle|ailen~bende|ait.|akraba|alal*|alalim|alalim.|anlam~sozcu|anlattigini
-25|anlat~bir|anlat~gibi|anliy~o|annen~halan|annen~korku|annen~olurs|anne~bebek|antrenmani|antre~kacir|arasi~fark
-25|arkad~dinle|arkad~hisse|askin|atarke*|atarken|ayirm~unutm|ayril~gibi|azaltm*|az~ipucu|az~kopar|az~payla|baban~saat
-25|baban~senin|baban~yaz|bakma.|bakmaktan|basin~kaldi|baska bir|baska odada|baska~odada|baslayabiliriz
-25|baslayabiliriz.|basla~bir|bebekler|ben plani|bende~olmas|beni~sevgi|beni~sevme|beni~sozuy|beni~vedal|benze~bir
-25|ben~ailen|ben~ertel|ben~formu|ben~ibare|ben~tek|besin|beste~hatir|best~leave2|bez|bez~hormo|bile sen|bile~git
-25|bir neden|bir sira|bir yere|birakiyor|birakmayi|biri senden|biri~bu|biri~bunu|birka~daha|birka~sinav|birka~vardi
-25|bir~ariyo|bir~bilsi|bir~birbi|bir~defte|bir~gecel|bir~koyma|bir~on|bir~otura|bir~tasir|bir~topla|bitis|bobre~kani
-25|bobre~suzer|bole*|boslugu|boyle~gorun|boyu*|bu soruyu|bugun bahset|bugun yaz|bugun~bahse|bugun~et|bugun~goste
-25|bugun~yaz|buldum|bunu dayina|bunu sormadan|bunu~dayin|bunu~ne|bunu~sen|bunu~zorun|butun~calis|bu~ama|bu~ayrim
-25|bu~boyle|bu~duzen|bu~gecmi|bu~gordu|bu~hedef|bu~kalip|bu~yoksa|calisir|calis~salon|can|ceke*|cekiliyorum
-25|cekiliyorum.|cevap~kendi|cikma~da|cizeli*|cizelim|cizelim.|cok olur|cozers*|cozme~yarin|cozumu*|cumle.|dagilir.
-25|daha~bak|daha~ister|daha~net|damarl*|damarlar|darling~human|davranis|da~bekle|da~sen|da~sorab|de bilsin|de yeter
-25|dedeni|degil~gel|degismez.|degis~degis|denk gelirse|denk~gelir|deny~selfProgram|derinlik.|deste~var|deyip gecme
-25|de~ilerl|de~sana|de~seni|de~yeter|diyenlere|diye~bir|dna|dogrul*|doktor|dordu~kapat|durumda da|durum~da
-25|durus~cevap|dusun~zaman|duygu~herke|duzelttim.|duzenler|duzenler.|eksik olan|eksik~olan|elinde|elindekini|en~mu
-25|en~soyle|en~yakin|eserleri|evdek~de|evde~herke|fark edersin|fazlasini|feel~afraid|firsati|formu~kagid|geceme*
-25|gecen~kapat|gece~ikide|gece~yanin|gecme bu|gecmek istemedim|gecme~bu|gecme~istem|gecmi~anlat|gelirse.|gelir~soyle
-25|gelmese bile|gelme~bile|gelme~git|gelme~sen|gerek~degil|geri cekiliyorum|geri donmen|gibi dusunme|gibi~sessi
-25|giderken yaninda|gider~ben|gider~bulun|gidiy~sey|git|gitme~annen|gitme~derke|gitme~istem|goremi*|goremiyorum
-25|gorsun.|gorusuruz.|goruyorum|gunde~blok|gunle~belir|gun~bos|gun~yalni|guveni*|hafta~plani|hangi~senin|hareket
-25|hatan|hatan degil|hatan~degil|hatti acik|hatti~acik|hatti~birak|hayall*|hazirlarim|hedefini|hekim~soyle
-25|herke~taniy|her~cevir|hipo*|hissetmen cok|icin~hafta|icin~rahat|icin~sabah|ikinc~bolum|iki~konus|iki~soyle|iki~var
-25|ilan|ilerleme|ilk yil|ilke*|ilk~hedef|ilk~netin|inana~var|inanmadi|inanmak|inanmi*|insan~an|insan~gibi|insan~su
-25|integ~alan|ipucunu verip|ipucu~cekil|ipucu~geri|ipucu~payla|ipucu~verip|is|isi~degil|istemedim.|istemiyorsun
-25|istersen onu|ister~da|ister~onu|iste~bunu|isti*|istiy~bu|iyel*|iyelik|iyi anlar|iyi~mu|iyi~o|i~tired|kaca*
-25|kadar~calis|kadar~vakti|kahr*|kalki~saati|kalma~zorun|kani suzer|kaniti|kani~akcig|kani~suzer|kapisini cal
-25|kapis~cal|karar~rehbe|karsi~ogret|kavga~yuzun|kaygi~agir|kayna~kulla|kelimeyle|kendine kizma|kendine.|kendi~o
-25|kesece*|kesecegim|kimse~dedig|kimse~sor|kimse~yarin|kimya~yanli|kirild*|kis.|kisa kesecegim|kisa~kesec|kisin~oldug
-25|kiss~tellnot|kitap~alma|kitap~gelis|kizma|kocun sana|kocun~sana|kolay degil|konusur.|konus~arkad|konus~gunle
-25|konus~hatti|konus~karis|kopegin tarcin|kopeg~tarci|kurabi*|kurali*|kurtar*|kurul~ve|leave~needless|listed*
-25|lutfe~112|lutfe~ara|masada|mayozd*|mayozda|merak~vardi|mesaj atarken|mesajlar|mesaj~atark|mesaj~ekran|my~knownot
-25|nasil bir|nazim~bicim|neden yetmiyor|neden~yetmi|need~write|nefesini|nesn*|ne~kazan|not cikarirken|not~I-am
-25|not~cikar|not~life|o boslugu|o kisi|ogrenmek.|ogret~inani|ogret~merak|okulu~danis|okulu~psiko|okulu~var|okul~ailen
-25|okuya~daha|okuyorum.|olanlardan|olmad~yanin|omzuna yaslanip|omzun~yasla|once ipucunu|once~onlar|once~payla
-25|onunl~bir|on~sinav|ornegi*|ornektir|ornektir.|ortak~bilgi|oyleys*|oyleyse|o~kisi|o~yenid|paral~kolla|periyo*
-25|programdan iyi|progr~anlar|progr~iyi|promise~you-do|rehbe~annen|saat beste|saatte|saat~hatir|sadece hatirlatmayi
-25|sadec~hatir|sakla~de|sakla~sir|sana~gerek|sana~iyi|sana~rehbe|sana~siral|sana~uc|secenek|secenekleri|secret~happy
-25|selfProgram~I|senin hatan|senin~hatan|senin~olmaz|senin~onu|seni~ciddi|sessi~zor|sever~koyma|sevgili|sicak|sifr*
-25|siirinde|sikil~bunu|simdi~dogu|simdi~yazar|sinav~once|sinav~oneml|sir saklamak|sira~degil|soldan saga|solda~saga
-25|someone~return|sonra yeni|sonra~nasil|sonra~yeni|sonuc~konus|sordu~bir|sormadan gecmek|sorma~gecme|sorma~istiy
-25|soru sormak|sorularini|soruml*|sorun~degil|soyle~hekim|soyluyor|sozcu~iyeli|sozu~dinle|soz~sanat
-25|student_said~you-do|study~mine|study~only|sure~yetmi|susman|suze*|suzer|suzer.|taneci*|tarayi*|tarayicida|tarc*
-25|tarcin|tasavv*|tehlikeye|tekra~var|tek~arkad|tek~tek|telef~al|telef~odada|telef~ver|teyze~seni|tire*|tired~stay
-25|ucgen|uste~yazma|uzulu~etme|vatandaslikta|vere*|verememissin|verememissin.|veren~insan|verip geri|verip~cekil
-25|verip~geri|verme~verir|ve~ayirm|ve~orgut|ve~yaz|video~anlat|yakala|yaklasinca|yakla~cok|yalni~kalab|yalni~okuld
-25|yanin~annen|yanin~bir|yanin~bulun|yanin~da|yanin~gerek|yanin~otur|yanin~soyle|yanli~yapmi|yanli~yapti|yapamiyorum
-25|yapamiyorum diye|yapam~diye|yarin~konus|yaslanip|yazdi~ne|yazdi~soyle|yazili*|yazmadan|yazmas*|yediklerin|yemekl*
-25|yemekle|yere gec|yerine karar|yerini tutmam|yerin~karar|yerin~verem|yerleri|yeter|yetis~bilsi|yetis~seni|yetmiyor.
-25|yil~ikinc|yoksa~da|yolun acik|yolun~acik|yolun~olsun|yorgu~olaca|yorul~olur|you-did~stop2|you-if~you-if
-25|you~needless|yukleme.|yuzu|zaman istersen|zaman~almis
-26|*agor|*alle|*ari|*cler|*ctir|*cuda|*dek|*elle|*esir|*ezde|*geyi|*gor|*gru.|*gun|*hip|*idan|*inca|*ipla|*keni|*kme
-26|*mada|*nle|*nme|*raf|*teki|*tira|*tte.|*unse|*ymus|*zeli|I-did~we-let|I-not~human|^aglamak|^alinmam|^annen|^asil
-26|^bence|^bihter|^bunlar|^canin|^dogru|^fotografi|^kagidini|^mudur|^olaylar|^ruyalarinda|^saat|^sabaha|^telefonunun
-26|^yazmak|ablan~seni|acik*|acmadan once|acmad~ona|acmad~once|ad|adimi~gerek|aferin sana|aferi~sana|agir~gelmi
-26|aglama*|ailen~durum|akim|aksam plani|aksam~karsi|aksam~plani|aksam~saat|ama~butun|ama~haber|ama~sinif|ama~yapab
-26|analiz*|angry~feel|angry~lesson|angry~not|anlamak istiyorum|anlam~istiy|annem~anlat|annene anlattin|annen~yardi
-26|arada bir|arasi~senin|ask ve|atti*|ayla*|ayni~farkl|ay~baska|bakmak*|baktim|bana~seni|basarinin|baska okula
-26|baska~okula|basla~basla|bedend*|beklememis.|bekle~var|belirlemez|belirlemez.|belki~belki|beni~anlam|beni~sorma
-26|ben~takip|ben~tutma|best~needless|beyt*|beytin*|bilin~akisi|bilin~onu|bilmeni|bilmesi gereken|bir cevap|bir yol
-26|birakiyor.|birak~kalma|birak~sorma|birim~isare|birinde|birin~anlat|birin~yanin|biri~bir|biri~sende|bir~bak|bir~bil
-26|bir~dersi|bir~diyen|bir~grafi|bir~hedef|bir~oncek|bir~sira|bir~takvi|bir~telef|bir~yarim|bir~yere|bu durum
-26|bu haberi|bugun~anlat|bugun~bes|bugun~misin|bugun~soruy|bugun~soyle|buld*|bunu~ihtiy|bunu~sor|bunu~zaman
-26|burad~takip|butun vucuda|butun~pompa|butun~vucud|buyuk~sana|buyumus.|buyuyor.|bu~bilgi|bu~canin|bu~kanit|bu~puani
-26|bu~tehli|cala*|calis~burad|calis~ogret|carpin*|cephe~savas|cesi*|cesitl*|cevap~bu|cikma~yapay|cok icten
-26|come2~tellnot|cozum yolun|cozum~cok|cozum~yolun|da konusman|dagilm*|dakikada|da~kaldi|da~neden|deden seni
-26|deden~seni|denem~incel|denklemi|ders icin|ders~icin|ders~progr|ders~sabah|dilim~on|diye dusunmen|diyebilirsin
-26|diyen biri|diyen~biri|dizesinde|dogru anlamak|dogru.|dogru~degil|dokto~sana|donemi|donun~yorgu|donus|dusun~ogren
-26|dusun~uc|duygu~icin|duygu~olmad|edecek*|egil*|ekran~al|eksik~bulur|eline~al|eline~ve|esitle*|etmen~guzel|etmi*
-26|evden|family1~I|fizikte|forget~tell|gecen~uc|gece~yazab|gece~yaziy|gecmis olsun|gecmiste|gec~bir
-26|gelince televizyonu|gelin~acmad|gelin~ona|gelin~once|gelin~telev|gencler|genel.|gerek~verir|geri~cekil|gibi~bulma
-26|gibi~pek|gidiy~o|gitme~ogret|gizli~anlat|gizli~sayim|gizli~suc|gonderdin|gonderdin baktim|gonde~bakti|gordu|gordu.
-26|gorduy*|gore iki|gorursen|goste~bak|grafigi karsilastirdim|grafi~karsi|gunle~gorus|gunle~yok|gun~bu|gun~gun
-26|guvende olman|guveniyorsan|guveniyorsan ona|guven~olman|hangi~gerce|hastaneye|hasta~devam|heart~love|heart~return
-26|help~human|hem~korur|her satiri|herkes*|her~kahva|hesa*|hic~bugun|hic~tek|hisse~gelir|icin seni|icin~baski
-26|icin~guzel|icin~kiril|icten.|iki ay|iki turlu|ikinci turda|ikinc~don|ikinc~turda|ikisi|iki~turlu|iki~ve|iletir
-26|iletir.|insanlar da|insan~degil|insan~gec|insan~hisse|ise yarar|ise~yarar|istemiyorsan bunu|istem~bunu|iyi niyetli
-26|kadar onu|kadari yeter|kadar~bana|kadar~gerek|kadar~onu|kadar~sonra|kadar~yeter|kagidini gonderdin|kagid~bakti
-26|kagid~gonde|kahvaltidan|kahvaltidan sonra|kahva~sonra|kalbi~diye|kalipla|kalk su|kalk~ic|kalk~su|kalp kani
-26|kani~butun|kani~vucud|karde~kaldi|karni~agrim|kazanmak|kelimesi|kimse~abart|kimse~derke|kimse~inanm|kiri*
-26|kisi~bolum|kiska~iyi|kiss~parent|kiyas~kendi|kizma~yok|koklu|konten*|konus~acik|konus~kalsi|kope*|koyu*|kutlama
-26|kutuphanesi|lie~stay|love~cry|many*|manyet*|me2~selfProgram|mola ver|mola~ver|mumkunse|muzik~dinle|my~secret
-26|nasil~bugun|nasil~sey|nasil~yedin|nereden|ne~dogru|ne~onu|niyetli|noone~cry|noone~darling|noone~need|odasi
-26|ogret~dinle|ogret~eder|ogret~okulu|okula~gerek|okuld~kalma|okul~sana|okuyam*|olcusu|oldugumuz|olman.|olmazsin
-26|olmazsin.|olup olmadigini|once seni|once~seni|ondan~baska|oneml~sey|onun~yerin|otuz*|oyna|oyna~da|ozen*|ozenl~ve
-26|ozeti sectim|ozeti~secti|ozgun|o~acikm|o~parla|pazarl*|pazarlik|pek~var|pisa*|pisago*|pisagor|plani~hazir
-26|pompalar.|redd*|ruyalarinda|ruyal~sinav|sabah kalkinca|sabah~bu|sabah~her|sabah~kirk|sad~I-be|sagli~degil|sahip
-26|saklayamam.|sana sarilamam|sanatidir|sanatidir.|sana~bagir|sana~sus|sandik*|sarilamam ama|saril~ama|savasildi
-26|savasildi.|sayi*|selfProgram~only|sen anlat|sende bir|sende~eksik|senin guvende|senin~bilme|senin~bu|senin~ilgil
-26|seni~anlar|seni~derke|seni~eder|sen~var|seri~lamba|severs*|seversin|sevgili yuz|sevgilin sana|sevgi~asik
-26|sevgi~mektu|sevil~bu|seyi~zorun|seyler ye|seyle~ye|sifirdan|sifir~bir|sinava gec|sinav~gec|sinav~kalma|siraladim
-26|siraladim.|sonr*|sonra bu|sonra~degis|sonra~devam|sor merak|soru daha|sorularinda|sorul~basla|sor~etme|sor~merak
-26|soyle~aklin|su an|sure~yetme|su~an|takip ederim|takip~ederi|tamaml*|tasiyo*|tek~denem|telefonunun|televizyonu
-26|televizyonu acmadan|telev~acmad|telev~ona|telev~once|tembellik|tempo~hafta|tired~best|turda~don|turev~integ
-26|tutul~bir|uc hafta|uc yildir|uc~boyun|uc~her|uc~yildi|ulasma*|understand~life|uslu~koklu|ustunu|uyanik tutar
-26|uyani~tutar|uyuyam*|uyuya~telef|uzerin*|uzgunum bu|uzgun~agir|uzgun~bu|varsa~annen|varsa~saat|vereyim sen
-26|verey~sen|verme~asik|ve~yalni|vucuda|vucuda pompalar|vucud~pompa|we~my|without~you-do|write~mine|yalni~siray
-26|yanin~ona|yanin~yetis|yanli~yazdi|yapinc*|yapinca|yapma~sakla|yaptig*|yapti~yalni|yaraya|yarayi|yarin~secti
-26|yavasc*|yavasca|yazab~yanin|yazdin bu|yazdi~bu|yazma~oldu|yedigini|yemekt*|yemek~bir|yerin~ama|yeterince
-26|yetme~yetis|yok~cumle|yok~dusun|yolun~cok|yonte~bu|you-if~someone|you-if~warn|yuzden acikmam|yuzde~acikm|yuz~asik
-26|yuz~eder|zor geliyorsa|zorlandigin
-27|*akir|*alir|*bah|*blem|*brek|*cis|*embe|*enek|*enli|*gic|*hlul|*ifa|*iger|*ila|*ita|*kaya|*lby|*lek|*lem.|*linc
-27|*lon|*lugu|*mbe|*mel|*mir|*ncu|*ngic|*nifa|*nli.|*onik|*priz|*ram.|*rita|*tal|*tila|*trer|*uncu|*uren|*utme|*wlby
-27|*zene|2|I-not~I-be|I-not~needless|^altida|^bowlby|^elektrik|^evdekilerin|^fotograf|^garip|^haftaya|^hangisi
-27|^hesabi|^kal|^kardesine|^kayginin|^kilon|^mesajlari|^okulun|^onsuz|^ortak|^osmanli|^ozne|^programini|^sekiz
-27|^sinifindakiler|^sinifta|^siradaki|^siradan|acma*|acmada*|acmadan|aferi~bu|afraid~noone|agirligini|agir~calis
-27|aile hekimine|aksam.|alman~yardi|ama~sorul|amca*|anlam~bak|anlasilir.|anlatisin|anlatiyor.|annem~bir|annen~anliy
-27|annen~uzulu|annen~yalni|antlasmasi|antla~imzal|an~guven|an~mi|arada~bir|arada~durab|aramak|arami~cekim|arasi~gecir
-27|arayac*|arkad~konus|arkad~mu|arkad~sen|asik~bir|asik~mumku|aske*|attila|attila ilhan|attil~ilhan|ayaklarini
-27|ayakl~yere|ayni~calis|ay~kadar|az zamanda|az~mi|az~sinav|bakariz.|bana~112|bana~yok|basin~tasim|baska~senin
-27|baska~ve|basladigim|baslangic|basla~yanit|beden~ve|behl*|behlul|bekle~gelme|benden iyi|beni dinle|benim~goste
-27|beni~der|beni~et|ben~okudu|best~lie|best~stop2|bicimd*|bicimde|bildir*|bilimlerinde|bilinc|bilme~bunu|bir cekim
-27|bir konuyu|birakip gitmis|birakir|birak~gitmi|birak~mi|biri icin|birin~cekim|biri~icin|biri~istem|bir~anda
-27|bir~cekim|bir~cumle|bir~ders|bir~isare|bir~konu|bir~kulak|bir~kural|bir~mesaj|bir~nokta|bir~okulu|bir~uyudu|bitir
-27|bobrek|bos kalsin|bos~kalsi|bowl*|bowlby|bowlb~bakim|bowlb~veren|boyn*|boyun|boza*|bu dusunceyi|bu kural|bunu
-27|bunu gormek|bunu~arami|bunu~kontr|bunu~yolu|burad~goste|burad~yazdi|bu~durdu|bu~emegi|bu~gonde|bu~ogren|bu~sagla
-27|bu~yalni|calismanin|calis~musun|canim|cekim var|cekim~var|cevab~bir|cikarirken|cumleyi|dayan~bir|da~ekley|de zaman
-27|degilim seni|degil~bak|degil~konus|deneme cozerken|denem~cozer|denem~denem|deny~jealous|deny~miss|dersh~bende
-27|dersl~calis|derste de|de~birak|de~isted|de~onu|de~sorab|dilim~soru|dinle~ama|diye sormussun|diyenl*|diyen~kisi
-27|diye~sormu|dogru~anlam|dokunma|dolm*|dort~bir|dort~gun|durdurmak istiyorum|durdu~istiy|durum~agirl|durum~ne
-27|duruyor|dusunm*|dusun~olabi|duyar.|duygu~kusme|duyulu*|duzen.|eksigini|eksik~yok|erken~calis|evdek~gunle
-27|evin sessizligi|evin~sessi|fen bilimlerinde|forget~student_said|fotograflarin|gari*|garip|gece~konu|gece~ve
-27|geciriyorsun|gecis|gelemem|genell*|genellikle|genis zaman|genis~zaman|gercek birine|gerce~birin|gerilim|gibi~dinle
-27|gibi~kulla|gire*|gitme~zor|gizli~yaziy|gorun~al|gorur.|goste~ayipl|goste~su|gozun~sinav|guncelledim.|gunde~iki
-27|guvenl*|guzel~icin|hafiza*|hakk*|hakkinda bir|hakki~sey|hangi~basla|hangi~olsun|harita|harit~cizme|hastalik
-27|hata~yapar|hekimine|hemsi~ayipl|heps*|her ayin|her~ayin|her~olcme|her~tek|hissedersen|human~afraid|icec*|icin~uc
-27|icin~var|ikinci|ikinci yil|ikinc~yil|iki~ay|iki~biri|iki~yeter|iki~yol|iklim|ilgisini|ilha*|ilhan|ilisk~sakla
-27|ilk~soru|imzala*|imzalandi|imzalandi.|insanla|insan~olmal|insan~verem|islemi|istedigini|iyi gelmez|kacinan
-27|kadar oturma|kadar~netin|kalabaliga|kaldigin icin|kaldi~devam|kaldi~ederi|kaldi~icin|kalmam.|kalmay*|kaygi
-27|kelim~zaman|kendi~biraz|kendi~konus|keyifliydi|kez~ver|kilavuzdan kontrol|kilav~kontr|kilon|kilon~bir|kilon~hakki
-27|kimse~gerek|kimse~kiyas|kim~oldu|kisa~cevap|kiss~love|kitaptan|kizdig*|knownot~I|knownot~I-do|kocas~birak|kolayd*
-27|kolayl*|konu calisma|konud~yardi|konulari|konus~saat|konuy~gerek|konuy~gibi|korku~mi|kosmay*|kotu~goste|kotu~sey
-27|kovala*|kulak ver|kulak~ver|kullanilir|kullanilir.|kurum|leave2~noone|maddel*|marry~tell|mi mi|miss~feel|muha*
-27|mumku~ben|nasil kurarim|nasil~calis|nasil~kurar|neden~yok|ne~gun|noone~courtesy|o an|odada~birin|odak*|odakla*
-27|odani~isigi|odevi|ogret~da|ogret~olabi|ogret~yarin|okul*|okumadan|olaylar|olman seni|olsun senin|olsun~senin
-27|olurs~senin|once sunu|once~ailen|once~bu|once~kolay|once~parag|once~sor|once~sorul|once~sunu|once~vucud|once~yatma
-27|oneml~bir|onlar~yukun|onsu*|onsuz|onu da|onu~ekley|onu~kaybe|on~arasi|on~saat|oras*|ozels~seni|ozeti ozetledim
-27|ozeti~ozetl|ozledigin icin|ozled~icin|ozlemis|ozlem~duygu|ozlem~yok|o~an|o~boslu|o~cekin|o~da|o~konus|o~sessi
-27|paragraf|paragraf icin|parag~icin|persembe|problem|progr~duygu|promise~not|quote~promise|resmi kilavuzdan
-27|resmi~kilav|resmi~kontr|return~study|saat~basla|saat~tekra|sabahlari|sabah~dokuz|sad~leave|sakla~bu|sana ait
-27|sana~ait|sana~denem|sana~dinle|sana~edebi|savu*|sayfa~yonte|sayisal|secret~wait|sekizde|sekiz~sessi|sen dinlen
-27|seni ozlemis|senin~goste|senin~korku|senin~nefes|seni~gitmi|seni~kalma|seni~kisa|seni~kiska|seni~yanli|seni~yine
-27|sen~dinle|sen~gerek|sevdi~baska|seven insanlar|seven~var|sey senin|sey soylemeyecegim|sey~bu|sey~misin|sey~sorab
-27|siirin*|silip|sinavin nasil|sinavinin|sinav~bilme|sinav~hayat|sinav~kadar|sinav~kendi|sinav~sessi|sinav~tarih
-27|sinifa|sira~her|sirri~soyle|someone~rememb|sonl*|sonlar*|sor o|sorma~once|sorma~sor|sorulardan|soruy~gecer
-27|soru~daha|sor~o|soylemek|soyle~anliy|soyle~once|student_said~sad|study~daily|study~family1|sure tutmuyoruz
-27|sure~tutmu|surm*|surp*|surpri*|surpriz|susu*|sutu*|tamamlar|tamamlar.|tek cumleyle|tekil~cekim|tek~icin|tek~tasim
-27|telef~araya|tellnot~you-do|tell~warn|terk~icin|tesekkurler|tesekkurler.|testi~yarin|titrer|topla.|tuml*|tutmuyoruz
-27|tutmuyoruz.|uc gunu|uc~gunu|uc~seni|uc~topla|ustte|ustte~altta|uyuya~kis|uzgun~cok|uzun bir|veri*|veril~yazal
-27|vermeye|vermis.|ve~cikar|wait|wait~marry|we~knownot|yapacagim|yapacagim.|yarar|yardi~ama|yarim~tekra|yarin~nasil
-27|yazar misin|yazar~misin|yazdi~nasil|yazma~bir|yazma~iyi|yazma~yanit|yemekten|yeni|yerde~ederi|yerin~dusun|yetisir
-27|yetis~ver|yorulmam cunku|yorul~cunku|yorul~sen|yukleme|yukun|yuzde~insan|zamand*
-28|#?|*112.|*aga|*alik|*amen|*anis|*cede|*dari|*dit|*esti|*hdit|*isal|*klar|*kle|*kma.|*ktor|*kuz|*lniz|*luna|*ozom
-28|*pan|*plu|*ris.|*sam|*sele|*stce|*sten|*suna|*taya|*tedi|*ugun|*umak|*unun|*vana|*yede|*zer.|*zom|112.
-28|I-did~leave2|^aglayamam|^ales|^annene|^genel|^haftada|^kedin|^kotu|^mi|^nereye|^paralel|^roman|^sayfa|^sevgili
-28|^tatile|^toplam|^video|acikm~beden|ailen~goste|ailen~sorun|aksam da|aktara*|alinmam|alismak|alti gun|alti~gun|am
-28|ama once|ama~once|ama~unutm|anlam~dusun|anlat~icten|anlat~yetis|annenin odasina|annen~mu|annen~oldug|annen~olmus
-28|annen~ver|araniz*|as|asil~hedef|ask~insan|asti*|ayni yerde|ayni~basla|ayni~mi|ayrilir|ayri~karsi
-28|babanin duymasindan|baban~ac|babasina|bana~istiy|bana~ki|bana~oyle|basar~siras|baska~kayna|baska~seni|basta~sure
-28|bedenim olmadigindan|bedens*|bedensel|bekler.|beni ozledigini|benim~en|benim~sozuy|beni~etmek|beni~gorme|benz*
-28|ben~ornek|best~I-will|bes~soru|bes~verey|bile~rahat|bilmesini|bilmiy*|bir degerlendirme|bir nefes|biraz~yavas
-28|birin~sen|biri~boyle|biri~evde|birli~dusun|bir~antla|bir~bazen|bir~bitir|bir~dogru|bir~duyma|bir~icind|bir~indir
-28|bir~iste|bir~nefes|bir~sorsa|bir~varsa|bir~yol|bir~zarar|bitir.|blogu~bes|bolum~adlar|boslug*|bos~dedin|bos~verme
-28|boyun~basla|bu bilgiyi|bu kadari|bucuk|budu*|budur|budur.|bugun~kisa|bul|bunu bilmesi|bunu~gelme|butc*|bu~her
-28|bu~sen|bu~soruy|calismana yardim|calis~degil|cantan*|cesaret istiyor|cesar~istiy|cevap~anaht|cevirmeye|cikab~calis
-28|ciki*|cikma~haber|cikmis|cizdi~sonra|cogu~iyi|cok~bir|cok~isted|cozdu~sen|cozmey*|cozmeye|daha hizli|daha~hafif
-28|daha~hizli|daha~verir|darling~stay|da~kalma|da~verme|degil~icin|degistirir|denem~sonuc|dener|de~bak|de~da|de~gore
-28|de~istey|de~kez|de~sus|dinle~senin|diyebi*|diyelim.|dogru~istiy|dokuz|donemd*|dovm*|durustce|dusunduren
-28|duymasindan|duyma~korku|edebiyat|ekini|elekt~devre|eleme|erase~write|erzu*|erzuru*|erzurum|erzurum kongresi
-28|erzur~kongr|esittir.|etmek icin|etmek~icin|ettig~dusun|ettiys*|ettiyse|eve~istem|eylul|fiille*|film~izle
-28|gece~birin|gece~calis|gece~saate|gecti~yaz|gelmez.|gerekl*|gerekli|gibi~gitme|gidild*|gidildikce|gitmiy*|gizle~bu
-28|gizle~seni|gizlice baska|gizli~baska|gizli~degil|gordu~kotu|goreceksin|goreceksin.|gorun~hisse|gosterdim.
-28|gozun~ona|guld*|gunle~daha|gun~ne|hafta~dene|haritasi|hastay*|hata~yapiy|hayir karnim|hayir~acikm|hayir~beden
-28|hayir~da|hayir~karni|heart~I-do|her~ne|her~olur|hissediyorsan|hiz~probl|human~stay|i am|icin okul|icin~geliy
-28|icin~sir|iki uzeri|ikinc~oturu|iki~iki|iki~uzeri|ilgilendiren|ilk~dusun|ilk~konul|ilk~yil|inan*|inanm~ama
-28|inanm~inanm|insan~gerek|insan~yakla|inti*|intiba*|isaret|istedi|istersen nasil|ister~gecti|ister~nasil|istiy~bak
-28|istiy~degil|iyi gelir|iyi~anlar|iyi~gelme|iyi~yazdi|i~am|jealous~afraid|kadari|kadar~gerce|kadar~sozuy|kadar~vedal
-28|kahra~seni|kalab~bir|kalp~attig|kaniyo*|karni~acikm|karni~beden|karni~yok|kaybetmek|kayitl*|kayn*|kedin
-28|kendini degersiz|kesiyo*|ki yazdin|kim sana|kisise*|kisiyi|kiska~kaybe|kiss~you-do|kizaca*|kizacagindan
-28|kizacagindan korkuyorsun|kizac~korku|ki~yazdi|konus~dur|korkul*|korkutmasin|krom*|kromoz*|kromozom|kromozom sayisi
-28|kromo~sayis|kume*|kurarim|kurarim.|kuru*|kurulur.|leave~feel|lesson~body|lutfen simdi|lutfe~simdi|m|masada*
-28|masay~bu|me2~without|mecnu~kimse|mesele|mesel~soyle|metre|mi evde|mine.|mu~soru|nasil gittigini|nasil~gitti
-28|ne~ayira|noone~love|not alma|not~alma|odasina|odasina git|odasi~git|oglede*|ogleden|ogled~sonra|ogle~gecir
-28|ogret~basla|ogret~cekin|ogret~dogru|ogret~yeter|okudug*|okuld~var|okuma~goste|olasi~konus|olayl~bir|olmadigindan
-28|olsun.|olup~olmad|on alti|on uc|ona de|ona~et|once ona|once~icin|once~kucuk|once~metne|once~ona|onemli bir|onerdi*
-28|oneri|onlardan cok|onlar~cok|on~alti|on~hicbi|on~senin|on~uc|orada.|ortadaki|orun*|oruntu*|osma*|osmanl*|osmanli
-28|oturma*|oyun|oyund~dugum|ozledigin|o~o|paragrafi sectim|parag~secti|parant*|parcalar|parent~return|pek~ogren
-28|pencereyi ac|pence~ac|plan sana|plani~gore|plan~sana|progr~soyle|prov*|quote~secret|rehberlik|repli~dugum
-28|roman kahramani|saate bakma|sadec~secti|sana agir|sana gore|sana grafigi|sana~agir|sana~grafi|sana~neden
-28|sana~olmaz|sana~on|sana~seyle|sayfa~gecir|sekiz~arasi|sela*|seni daha|seni herkesten|seni sevemem|seninle vakit
-28|senin~ipucu|senin~kolay|senin~vakit|senin~verem|seni~orada|seni~sana|seni~sevgi|sevdi~dogru|sevdi~olmaz
-28|sevgi~benze|sevgi~diye|sevgi~kavus|sevgi~olama|sevmedi sozuyle|sevme~sozuy|sevme~vedal|sey~durdu|sifat~kulla
-28|sifird*|sik gorulur|sik~gorul|silme~bende|simdi ara|simdiki zaman|simdi~ben|simdi~kagid|sinav~kitap|sinav~verme
-28|sinif~sen|siri*|sofr*|sohbe~bende|sohbe~silme|soldan|someone~stay|sonra~yapar|son~on|sordum bos|sordu~bos
-28|sordu~dedin|sordu~ver|sorma~istem|soru|sorularin|soruy~seni|soyle~etmis|soyle~var|soz~deney|strest*|stresten
-28|student_said~courtesy|student_said~you|study~marry|study~write|surdur*|surer~bir|surpr~icin|suruyor|su~bak
-28|su~guven|takim~canin|tamame*|tamamen|tarihl*|tasa*|tava*|tavana|tehdit|teke*|tekerl*|tekerleme|tekrar koydum
-28|tek~git|tek~kalma|telef~icin|telef~sabah|terk~dusun|terk~var|tersine|tesekk*|toplu|turda|turkc~parag
-28|tutor1~you-did|tutulduysa|uc~hafta|uc~tamam|ulasab*|unuttugun|ustun|uyani~bakma|uzereydim durdum|uzere~durdu
-28|uzeri~bir|uzun~metin|varsa~simdi|ve bana|ver dedin|verg*|ver~dedin|ve~bana|ve~basla|ve~duygu|ve~gordu|yalni~anlar
-28|yalni~siral|yanit~kaldi|yanli~durdu|yanli~duzel|yapabilir.|yapt*|yazar|yazim~kural|yazma~durdu|yeni kitap
-28|yeni~nasil|yerde|yerin~biri|yer~olsun|yetiskine haber|yetis~haber|yetis~mi|yil~calis|yok~acikm|yolday*|yollar
-28|yolu~degil|yorgunluk|you-if~program|yumu*|yurtt~ilk|zami*|zarar
-29|*anir|*arla|*bayi|*car|*diki|*ile|*imat|*kayi|*klu|*kte.|*lece|*llan|*lume|*mat|*maz|*mnu|*msu|*nar|*nati|*nel.
-29|*nin|*nune|*nus|*ril.|*rka|*rus.|*sire|*tafa|*uman|7|I-did~tellnot|I-do~someone|I-do~teacher|I~we|^calisma
-29|^denklem|^gozleri|^gozunu|^gun|^halk|^hic|^icine|^istemezsen|^kimseye|^kitabi|^kitap|^listeye|^mustafa|^sekli
-29|^sorun|^suren|^tam|^utanilacak|acik birak|acikm~yok|acil|adlar~ekler|adlar~gelen|afraid~I-not|ailen~cok
-29|ainsw~deney|aklindan|aklin~geliy|aksamki testi|aksam~birak|aksam~ediyo|aksam~gordu|al ve|alarm~kur|alti~ver|altt*
-29|al~sonra|al~ve|ama~bunu|ama~yanin|anlat~yer|anlayabiliyorum|anlay~ben|ara ve|ara.|aras*|arkad~baski|arkad~korku
-29|artik~her|artti.|asik oldugunu|ask i|ask~i|ask~memnu|ayni~yerde|ay~ne|az~seni|az~zaman|baban~biliy|bana gonder
-29|bana~isted|baska~iyi|beklemiyorum|bende~anlat|benim~ki|ben~beden|ben~kaydi|ben~kendi|ben~olama|ben~onune|bes~otur
-29|bir iki|bir kapi|bir komsu|bir ozet|birak~sey|biraz~hava|biri~ogret|biri~oteki|bir~bolum|bir~cizme|bir~durdu
-29|bir~gecey|bir~harit|bir~kapi|bir~ozet|bir~sevgi|bir~yazal|bir~yedin|bolume|bolumu yaz|bolunu*|boyle~dogru
-29|bu duyguyu|bugun sor|bugun~olsun|bugun~yeter|bulunur.|bunu acikca|bunu hak|bunu~acikc|bunu~cunku|bunu~verem
-29|burad~yazab|buyuyor|bu~neden|bu~yerde|calisiyor mu|calistin.|calis~kendi|calis~sabah|calis~soru|cant*|celd*
-29|celdir*|cikmadan once|cikma~bir|cizgi|cok uzgunum|cok~canin|cok~gecir|cok~gidiy|cok~taniy|courtesy~parent
-29|courtesy~tutor1|cozdu~soru|cozeb~soru|cozmel*|cozmeli|cozmeli.|cozum~hazir|cry~daily|cunku bedenim|daha az|daha~az
-29|dakika otur|dakik~otur|darling~cry|da~hisse|da~yardi|degil~kontr|demek yetmez|demek~yetme|demissin.|denemeden
-29|derke~seni|dersin*|dersleri|destek olur|deste~olur|de~danis|de~hesap|de~kavga|de~koyar|de~onune|de~siray
-29|dinlememis.|disar~bir|diyem~degil|dizesi*|dolas~gibi|doldur|doldur.|donmek zorunda|donuy~gibi|dugumu|dun~bugun
-29|durabi*|durabilir|durabilir.|duran|durdurmak|durust*|duruyo*|dusm*|dusun~uykus|duyuy~ciddi|duzelttim|edelim.
-29|ekleri|eksigi*|eksiks*|en guclu|en~basla|en~guclu|en~ihtim|ertele*|eserle*|etmeden once|etmed~once|etmene
-29|etmene gerek|etmen~gerek|etmen~yok|etme~var|evde~yalni|eve~gitme|evlenir.|forget~me2|fotograf|gece telefona
-29|gece~telef|geciyor.|gec~yetis|gelen ekleri|gelmiy*|gercek*|geregi*|gereginden|gerek~kapat|git yemegini|gitmek*
-29|gitmekten|gitme~bir|git~yemeg|gordu~bir|gorevl*|gorus.|gosterirler|gosterirler.|guce*|guluyo*|gundu~kutup|gunune
-29|haber~guven|hafta yeni|hangi~hatir|happy~daily|hatasi yaptim|hatas~yapti|hava al|hava~al|hazirlanmak|hem|hemsire
-29|hesabinda|hic~girme|hic~sinav|hissetmissin|hissetmissin.|hisse~de|hoslandigin|i memnu|icin~kendi|icin~okul
-29|icin~saril|icin~sey|iki sevgili|iki~birin|iki~goste|iki~sevgi|ilk~gecen|insan~cok|insan~cunku|insan~kaybe|insan~mi
-29|iptal ediyorum|iptal~ediyo|isigi kis|isigi~kis|isik|isted~sor|istemedigin|istem~bir|istem~insan|istem~o|ister|is~o
-29|iyi~diyem|i~memnu|kadar~tasim|kalab~zor|kaldig*|kalma~bir|kalp~kani|kapati*|kapatma.|karsi~kendi|kartin*|katt*
-29|kaybettigini|kimse~yakin|kiside*|kisiden|kodla~birak|kolay~degil|kompozisyonu|komsu|komsuna git|kontrol listesi
-29|kontr~liste|konuda*|konudan|konularin|konusur|kopya~ogret|korumu*|korumuyor|koyari*|koyarim|koyarim.|koyma~degil
-29|kulak|kullan|love~teacher|me2~best|me2~knownot|mecnun seni|mecnu~seni|memnu|mesaj~bu|mi diye|mumkun*|mustaf*
-29|mustafa|mustafa kemal|musta~kemal|muzik~sessi|needless~leave2|nefes al|nefes~al|ne~yapac|noone~afraid|noone~human
-29|notla~once|odevi~icin|ogren~ne|ogretmenin var|ogrett*|ok|okuld~bos|okuma~ogren|olani~anlat|olceri*|olceriz
-29|olceriz.|ona~senin|once olayi|once~basla|once~ekran|onu sildim|onune koyarim|onune~koyar|onu~sildi|on~bir|on~yeter
-29|oradan devam|orada~devam|oran|orgutl*|ornegi gordum|orneg~gordu|ozet yapayim|ozet~yapay|ozlem~cok|o~bir|paral~biri
-29|paylas*|plan~agir|rahat~var|rehberlik servisi|rehbe~var|rekl*|saat once|saatl~degil|saat~once|sabah~oturm
-29|sad~rememb|saga|saklamam|sakla~buyuy|sakla~konus|sanati|sanati*|sana~koydu|sana~sende|sana~simdi|sarkida soyleyen
-29|sarki~soyle|savasi*|saygil*|seferi*|seferinde|sekizd*|sema*|sende~degil|seni korumuyor|seni taniyan|senin~beden
-29|senin~netin|seni~diyem|seni~en|seni~kolay|seni~komsu|seni~yarin|sen~ayri|sen~dusun|sen~olur|servisi|sevgi~verme
-29|sevgi~yuz|sevin~de|sey~ne|sey~olman|siki*|simdi sen|simdik*|simdiki|simdi~birli|simdi~mesaj|sinav~ayirm
-29|sinav~salon|sinir~ileti|sirayla onune|siray~koyar|siray~onune|sonra~al|sonra~baska|sonra~kendi|sonuc~kontr
-29|son~konus|sorulari sirayla|sorul~koyar|sorul~onune|sorul~siray|soruyu uc|soruyu yanlis|soru~yirmi|soylemis
-29|soyle~kiril|soz~soyle|study~not|tablo yapalim|tablo~yapal|tamamen bos|tamam~bos|tanz*|tanzim*|tanzimat|tarihini
-29|tasidi*|tasiman|telefonsuz|telef~baska|tellnot~you-if|testi iptal|testi~ediyo|testi~iptal|testl~denem|turu|turu*
-29|tuval~git|uc~sey|ustt*|ustund*|ustunde|uymadi*|uyuman|ve sana|ve yardim|veren~cok|veriyor|ve~kacir|ve~tamam
-29|ve~yetis|wait~happy|without~feel|yalni~telef|yanin~yat|yanli~dene|yapilir|yaptim.|yardim alman|yardi~alman
-29|yardi~edece|yariya|yatma~bir|yayg*|yaygin|yazdi~o|yazismak|yazmana sevindim|yazma~sevin|yaz~bildi|yaz~devam
-29|yer bulmak|yer~bulma|yine~112|yiyebi*|yol gosterirler|yontemi sana|yonte~sana|you-did~needless|yuruy~saatl
-29|yuz vermez|yuz~verme|zarar~vereb|zorla~bir|zorunda kalman|zorun~degil|zorun~kalma
-30|*ali|*amki|*asi|*aya|*ayip|*bri|*diye|*elli|*else|*han|*ihi|*inin|*lay|*pla.|*sgul|*sozu|*tak.|*tin|*utma|*ygi
-30|*yuk.|*zgi|36|I-did~warn|I-not~forget|I-not~kiss|^adet|^ayri|^bircok|^birkac|^ceviride|^deri|^ellerini|^kamera
-30|^kanama|^notlarin|^o|^test|^uyuyamazsan|^uzun|^verilenleri|^yalnizlik|aci cekmek|aci~cekme|aci~gerce|adam|aday
-30|adimi~at|agir*|agla.|ailen ve|ailen~baska|ailen~birin|ailen~sonuc|aklini|aksamk*|aksamki|aksam~calis|aksam~gecir
-30|aksam~iptal|aksam~kafan|ama~anlam|ama~progr|ama~var|anal*|anlat~da|anlat~o|annen~ara|annen~hemsi|annen~komsu
-30|annen~okul|annen~ozled|annen~yerin|arkad~edebi|arti|artti|atasozu|attig~ettim|attig~kontr|attig~optig|ayni~bir
-30|ayni~zorun|bakariz|bana attigin|bana~attig|bana~ettim|bana~kontr|bana~optig|bana~yetis|baska~yerin|baslaman
-30|baslar.|basla~hicbi|benim~ederi|benim~tesek|benzetilir|benzetilir.|ben~acikm|ben~yanin|bese*|bildirim vereyim
-30|bildi~verey|bile~sen|bilgi kaldi|bilgi~kaldi|bir agirlik|bir gunde|bir programdan|bir yazilimim|bir yil
-30|biraz~gerek|birim~bak|birind*|bir~agirl|bir~cikiy|bir~edebi|bir~haber|bir~hisse|bir~liste|bir~sabah|bir~sozlu
-30|bir~tehli|bir~ya|bitir~konul|bolum~yaz|bu konuyu|bu kotu|bugun de|bugun ne|bugun~arkad|bugun~gun|bugun~not
-30|bugun~sana|bulur.|bunu ona|bunu~degis|burada sana|bu~acik|bu~basit|bu~deme|bu~gore|bu~kesti|bu~pazar|canim~var
-30|ceker|cemberi|ceviride|cevirmeden|cok~insan|cok~iyi|courtesy~tellnot|cozdugun test|cozdu~test|cry~someone
-30|daily~angry|darling~feel|da~annen|da~gelis|da~goste|de sana|de yarin|dediys*|dediyse|defte~bir|degerlidir
-30|degerlidir.|degil~bu|degistirmez|degistirmez.|denem~sonra|deri|derinlik|dileme*|dogrud*|dogrudan|dogum gunu
-30|dogum~gunu|dogum~unutu|dokto~gorme|dola*|durust bir|durus~bir|ederim|ekin*|emin~kilav|en sik|en~anlar|en~sik|esya*
-30|etmen|etut*|evlerd*|evlerde|fark~oyle|feel.|forget~I-be|forget~daily|gecen~hafta|gece~basin|gece~haber|gecmi~olsun
-30|gec~degil|gelen~ekler|geri~verey|gibi~ama|gibi~parag|gider~yanin|gitmez|gitmez.|gizledigin|gizlem*|gizli~zorun
-30|gorece*|gore~iki|gorme~goste|gorme~ister|gorus~bir|gosterdim|goste~bir|gozlerin yorulduysa|gozle~yorul|gozun~uzaga
-30|gunu~unutu|guzel~yazma|haftal*|haftan*|hafta~koydu|happy~understand|help~I-not|hemsiresi|hemsiresi.|hemsi~seni
-30|herkesin onunde|herke~onund|her~iki|her~mi|hisse~bir|home1~I|icin~ol|icin~soru|ikisi~de|iki~icin|ile~olur
-30|ilgil~guven|ilk kez|ilk~at|ilk~kez|insan~istiy|insan~taniy|inter~payla|ipta*|iptal|ise~iki|istem~anliy|istem~degil
-30|istersen disa|istiy~misin|kadar~oturm|kahraman|kahvaltida peynir|kahva~peyni|kaldi mi|kaldi ne|kaldi~az|kana*
-30|kanama|kapat~biraz|kaygi~bir|kendi~kizma|kendi~sonra|keyif~olsun|kimligini|kimse~gun|kiss~not|kitab~kapat
-30|kodlamayi|kolay|kolay~sorul|konular.|koyl*|kulla~bilgi|kulla~kaldi|kulla~mi|kurariz|kurariz.|kutuphaneye|lamb*
-30|leave2~tell|leave2~you-if|lesson~forget|love~home1|love~life|mantik*|mantikta|marry~feel|masad~mutfa|mesaj~bakar
-30|mesg*|mesgul|metind*|neden~ona|noone~program|notlarin|odevi~bildi|odevi~geri|odev~gibi|ogrendigin|ogrenirsin.
-30|ogren~bana|ogretmenine yaz|okul hemsiresi|okun*|olarak gorulur|olayi~yaz|olduguna|oldug~da|oldug~degil|oldug~gerek
-30|olmad~ama|olsam her|olsam~her|olunca|ona~donme|once guvende|once~acikl|once~birim|once~git|ondan~rahat|oneml~degil
-30|onu~da|optigi kontrol|optig~ettim|optig~kontr|oradan|ozlemen|ozur~dilem|ozur~yanli|o~diye|o~yanit|paragrafta
-30|parent~courtesy|payla~ederi|pompalar|programdan|programi gordum|program~I-be|progr~gordu|rehbe~dinle|rol|rol oynar
-30|rol~oynar|sabri|sadece cevaplari|sadece testi|sadec~cevap|sadec~testi|sana destek|sana dusen|sana~davra|sana~dusen
-30|sana~ornek|sana~yetis|saril~saril|sarja~tak|sasirm*|sayis~sozel|secret~body|sehir|sen degilsin|sen git|sen ne
-30|sende kalsin|sende~kalsi|senin~anlat|senin~olman|seni~ayipl|seni~konud|seni~ona|seni~urkut|sen~yanli|sey istiyorum
-30|sey yedin|seyi anlatmak|seyi~degil|sey~ogren|siline*|silinen|simdi~yazdi|sinav~bakar|sinav~degis|sinav~kaygi
-30|sinif~yazmi|siralama|sirti~sanda|sonra~basla|sorari*|sorarim|sorarim.|sormus*|sormussun|sorusu|soyledigini
-30|soyle~dusun|soz~ama|soz~icin|stay~erase|stop2~darling|stop2~love|student_said~parent|student_said~study|su~dusun
-30|tabani|tak.|taniyamam.|telef~tak|tellnot~courtesy|tell~best|temel|tempos*|test cozerken|testlerde|test~cozer
-30|tired~I-did|turkude asik|turku~asik|turleri|tutor1~I-will|uc kart|uc~adimd|uc~kart|ulke*|understand~tutor1|unites*
-30|unutt~sen|urku*|urkutu*|uyku ve|varsa bir|ve arkadaslarin|verdi~bir|verilenleri|ve~saatl|wait~deny|wait~my
-30|without~leave|yalni~okudu|yanindayim|yanin~olmal|yanin~su|yanlis defterini|yanli~daha|yapilan bir|yapmak*|yaralar
-30|yarin~sorar|yasin|yasin~yasin|yazarsin|yazarsin.|yazayim.|yazma~yok|yaz~anlat|yaz~insan|yerd*|yere~gec|yetis~istiy
-30|yilin|yillardir|yillardir taniyor|yilla~taniy|yine~olurs|yirmi yasinda|yirmi~yasin|yoksa~mi|yorulduysa|yorum~da
-30|you-do~help|you-if~write|yuk.|yuzd*|yuzde~kapat|yuzde~yanit|zararl*|zararli|zor gelirse|zorlas*
-31|*anin|*anki|*arin|*eli|*fak|*goz|*gul|*ira.|*itir|*kada|*kari|*leri|*lesi|*mem|*mut|*ncik|*nle.|*nmus|*orth|*ozu
-31|*rina|*rja|*rlik|*rruz|*rth|*siyi|*sla.|*sor|*sta|*tfak|*tla|*tor|*tulu|*ugu|*une.|*uyu.|*ydum|*yze|I-be~leave
-31|I-did~human|I-do~human|I-not~body|I-not~only|I-not~student_said|^ainsworth|^anlattigin|^denemenin|^dil|^emin
-31|^gozun|^hucre|^konusmak|^optik|^oysa|^ozet|^ozlemek|^padisah|^sozunu|^telefon|^turkude|^universitede|^vatan
-31|^yanindayim|^yirmi|^yolu|adet|adini~soyle|adrena*|adrenalin|afraid~lesson|afraid~tutor1|agir.|agir~sey|aglar
-31|ailene ve|ailen~hisse|ains*|ainswo*|ainsworth|akis*|aklinda kalir|aksamin|aksam~ailen|aksam~anlat|alam*|alinma*
-31|alisma*|almali*|altin~vardi|ama~bilme|anlas~bir|anlatan bir|annen~ama|annen~bagir|annen~ve|apar*|apartm*
-31|arayabilirsin.|ariyorsan|artik bana|artik~bana|artik~ihtiy|asik~o|ask~bir|ayni~hafta|ayni~olmak|ayri|azalt|azalt.
-31|az~yetis|baban seni|babani*|babanin|bana yazmayi|bana~gun|bana~icin|bana~verme|baska odaya|basla|basla.|baslay*
-31|bedenine|beklememis|ben anlarim|ben degil|beni endiselendirdi|benim~sen|beni~endis|benze~anlat|ben~cevab|ben~gerek
-31|ben~gore|ben~sende|ben~yeni|bildi~gibi|bilgi|bilmesi iyi|bilmezse|bilme~anliy|birak~karar|biraz ara|biraz~al
-31|biraz~ver|biri~olsun|bir~baska|bir~cekil|bir~duyam|bir~gecme|bir~olmus|bir~taraf|bitir~ayt|blogun*|bolumun
-31|bos birakmak|boya*|bu incelemeden|bugun~netin|bugun~sor|bulman*|bulmani|bulunur|bulur|buluyo*|bunu halana|bunun~ve
-31|bunu~annen|bunu~halan|bunu~ona|buyuk taarruz|buyuklugu|buyuk~taarr|bu~aldim|bu~gitti|bu~hosum|bu~incel|bu~yarid
-31|canin~yaniy|cekinmeden|cember*|cevre|cikma~saati|cok insan|cok kirici|cok~kiric|courtesy~write|cozer~sonra
-31|cry~stay|cumleyle|cumle~cok|dakik~sonra|da~uzun|de haber|de soyle|dedigini gordum|dedig~gordu|demedim erteledim
-31|demed~ertel|denklemin|derke~mi|dersi~birak|ders~olunc|de~gelme|de~ve|disar~iyi|diye korkuyorsun|diye~anlat|dogu
-31|doktor*|durum~goste|dusun~yoksa|duyama*|duydug*|duyma~ama|edebiliyor|edebiliyor.|ediyorsan|ekse*|elinden
-31|elini~kaldi|endiselendirdi|endis~soruy|endis~yuzde|en~diyem|en~iki|evde*|ezber|fark~eders|fazla~boyle|fizik
-31|fotose*|gecir~saatl|gecmey*|geldi~mi|gelmedigin gunler|gelmese|gelme~gunle|gereki*|gerekmeyecek|gerili*|gibi~daha
-31|gibi~gibi|gibi~ne|gidiy~mi|gorme~insan|gorunmez|gorunuyor.|gorun~gozle|gorur|gunde kac|gunde~kac|guzel nereden
-31|guzel~nered|haber~gitti|haber~hosum|haftasinda|hafta~ders|hast*|hazirs*|hemen~bakma|her seyin|her yerde
-31|her zamanki|herke~kimse|her~on|her~yerde|hicbirini|hisse~ama|icin tesekkur|icin~bak|icin~buna|icin~ederi
-31|icin~gunun|icin~karsi|icin~kolay|icin~zor|iki hafta|iki~blogu|iki~soruy|ilk adimi|incelemeden|incel~bir
-31|internette tanistigin|inter~tanis|istemen|istemiyorum demedim|istem~demed|istem~ertel|ister~burad|istiy~bunu|ivme
-31|ivme~degil|iyi gelebilir|iyi~geleb|iyi~gelmi|jealous~daily|kadar sabirli|kadin~diye|kadin~kocas|kafan~calis
-31|kafan~karis|kagid~kaybo|kahramani|kaldi.|kalka~telef|kalmak degil|karde~calis|karde~oda|karde~uyuyo|karincik
-31|karnin*|kayginin|kendi~bekle|kendi~iyi|kesinl*|kesin~bilgi|kilo*|kiminl*|kiminle|kimin~konus|kimlig*|kimse~etmed
-31|kirmis|kisa blogu|kisa~blogu|kisa~karsi|kisi ben|kisi~ben|kizmay*|kizmaya|kizma~hakki|knownot~come2
-31|kolay olmamistir|kolay~olmam|kolay~soru|komsuna|kongre*|kongresi|konu~calis|konu~rahat|kulla~gibi|kulla~iyi
-31|kurdugu|kurg*|kurulur|kutup~gitme|lesson~jealous|lgs~lise|liste~arkad|lonely~I-not|love~noone|maci|mant*
-31|me2~teacher|merk*|merkez*|mesaj~sen|mi~guven|mi~soz|mutfak|my~miss|nasil~yaz|needless~study|nereden baslayalim
-31|netin~artmi|ne~kac|ne~oldug|not~happy|not~human|oda sessiz|odadak*|odadaki|odadan|odand~bes|oda~sessi|ogrenir
-31|ogrenir.|ogrenirsin|ogretmenin|ogretmenin verir|ogretmenine ac|ogret~bugun|ogret~kez|ogret~tanir|ogret~verir
-31|oldug~o|olmami*|olmamistir|olmamistir.|olsa~verme|once~olayi|onu~dusun|on~yasin|optik~kodla|orgut~birbi
-31|orgut~uyele|oturmu*|oyund~soyle|ozet~cikar|padis~kimse|pekistirme|programi okudum|progr~duyam|progr~okudu
-31|progr~sevgi|rahat~da|rahat~yapti|rehbe~iyi|saate~bakma|saatl~yazdi|saat~birde|saat~telef|sabah~o|sahn*|saka~degil
-31|saklamak yerine|sakla~yerin|sakla~yoruc|sana~deste|sana~dokun|sana~geliy|sana~korku|sana~ve|sarja|sasi*|sayila*
-31|sayim|seceli*|secelim|secret~courtesy|seni beklememis|seni dinliyorum|seni kirmis|senin~bakal|senin~baska
-31|seni~cikar|seni~dinli|seni~etmez|seni~kirmi|seni~sakin|seni~senin|sen~bildi|sessi~calis|sevgiliden|sevgilin
-31|sevgi~arkad|sevgi~duyam|sevmedi diye|seyle~var|sey~vardi|sikilmam|solda|someone~I-be|somut|sonray*|sonraya
-31|sonra~soru|sonuc~sana|sonuc~sen|sorabilir|sorabilir.|sorular|soru~cozer|soz|staj|sucla~birli|sunu~bu|sunu~senin
-31|sureyi bir|surey~bir|suruyo*|taar*|taarru*|taarruz|taban puan|taban~puan|tamlamasinda|tamla~sifat|tasin~sana
-31|tasiya*|telefonu baska|telefonu birak|telef~odaya|telef~sarja|tell~lie|tell~only|tema*|temiz|teyze|topladim.
-31|turler*|tyt~bitir|uc seyi|ucunc~sorud|uyanis*|uyar|uyku~duzen|uyuya~isigi|uyuyo~oda|uyuyo~sessi|uzuldu*
-31|uzulm~insan|uzun~bir|vatan|verdig*|vermedi|ve~bunu|wait~without|we~I|write~I-am|yakinina|yalni~herke|yalni~yazil
-31|yanin~adim|yanin~o|yaniti yarida|yanli~yapma|yapil~bir|yardi~edebi|yardi~rehbe|yarim~birak|yazdigini ciddiye
-31|yazdin bunu|yazdi~sakin|yazilanlari|yazma~gunle|yaz~bir|yeni okulunda|yeni~cok|yeni~konuy|yeni~okulu|yeni~rahat
-31|yerin~12|yila|yillarca|yogu*|yok~kusme|yok~yazdi|yorul~yorul|you-do~I-am|yukari|yuk~yok|yuruy~de|yuruy~on|zamanki
-31|zaman~o|zaman~olur|zayif
-32|*an.|*arya|*atca|*ati.|*bus|*car.|*cih.|*dele|*duk.|*efle|*ekse|*ese|*est|*fat|*fle|*fona|*ikta|*iman|*inan|*isir
-32|*ize.|*kede|*ker.|*ldur|*num.|*nuz.|*rdur|*rgun|*rin|*rya|*slen|*tca|*ucu|*udum|*unla|*usuz|*yati|*ynir|90
-32|I-did~I-am|I-not~teacher|^anlatim|^birini|^cikmadan|^dgs|^formul|^gazel|^karsiliginda|^ogretmenlerin|^olasilik
-32|^tesekkur|^zamanla|afraid~daily|agir konu|agir~konu|agir~yuk|ailen~arkad|ailen~icin|ailen~olmas|aksam~dakik
-32|aksam~orneg|alab*|alabil*|ales|almama*|alt|an.|anda*|anlat~sen|annene anlatman|annene yaz|annen~icin|annen~kalsi
-32|annesi|an~misin|arac|arayabilirsin|arkad~gitme|arkad~ne|ask~ve|ayirma.|ayni~degil|ayri bir|ayri~bir|baban~annen
-32|baban~gidin|baglan*|bakmal*|bana~goste|basladin|basladin.|basligi okudum|basli~okudu|bekles*|beklesin|beklesin.
-32|bende~ogret|ben~bunu|ben~saril|ben~yaz|best~feel|bilgi~mi|bilir~bagla|bir buyugun|bir cozum|bir kisiyle
-32|birbi~karis|biriml*|birimleri|bir~bakis|bir~hemen|bir~komsu|bitmedi|bitmedi.|blogu~olsun|bugun anlat|bugun~agir
-32|bugun~kisiy|buldugum|buluns*|bulunsun|bunu da|bunu ogretmenine|bunu~ki|bu~aksam|bu~cikar|bu~dagin|bu~dersi
-32|bu~gecir|bu~ilerl|bu~korku|bu~orneg|bu~yeni|calan|canin isterse|cemb*|cevap~bakma|cevap~en|cevrilir|cevrilir.
-32|cikard*|cogu zaman|cogu~zaman|cok~konus|cry~body|cry~cry|daily~parent|dakika bitince|dakik~bitin|dakik~dakik
-32|dayanilmaz|dedene|deden~etmis|defterin|degilim bunu|degilse|degil~ama|degil~ver|degisirken|demekt*|demektir
-32|demektir.|demek~ama|demen~yeter|denem~hedef|denem~netin|deny~kiss|ders~dinle|ders~hazir|de~dusun|de~gotur|de~sorul
-32|dilerim.|disari cikma|disar~birin|diye cevrilir|durak~orada|dusun|dusundugun|dusunmussun.|duyguy*|duyguyu|duygu~da
-32|ekleme|elekt~dusun|emin|etik*|etmede*|etmeden|evde~dayan|eylu*|fen~bilim|gazel|gece~tek|geciy~mu|gelenl*|gelenlere
-32|gencle*|gerce~yapma|geri bildirim|geri~bildi|gitmis|gizli~video|gonder.|gorme~de|gorme~yine|gosterdi|gosterdi.
-32|guncelledim|gunde~saat|gunduz gelenlere|gundu~gelen|gunle~cok|gun~eklem|gurur~var|hafta~geciy|hafta~progr|hali
-32|happy~courtesy|hayir~burad|hedefle|hedef~progr|help~tired|hem~onu|her yil|her~yaz|her~yil|human~teacher
-32|icin haritayi|icin sana|icinden|icin~kontr|iki zar|iki~ise|iki~zar|ikli*|ilk iki|ilk~adim|ilk~adimi|ingilizce
-32|insan~gun|ise~hic|itil*|iyi~anlat|iyi~calis|iyi~ogret|izin~veriy|kacta|kadar~gun|kadar~oynam|kadin~beni|kagida dok
-32|kagid~dok|kalbi~kiril|kalemle|kalktigin|kalmis.|kapat~yeter|karde~kalsi|karsiliginda|kartlari|kavrami|kavusa*
-32|kendi~kotu|kendi~yalni|kez soz|kez~kendi|kez~soz|kilav~bakma|kimin|kimseye bakma|kimseyle konusmadigini|kimse~her
-32|kimse~seyi|kipird*|kirilmis|kisiy~konus|konud~kesin|konusmadigini|korkus*|korku~var|kotu|kucumseme|kullanman
-32|kurs~etut|kusmem|leave.|lesson~need|leyl*|leyla|masani*|masanin|mayo*|me2~I-will|mekt*|mesajlari silme|mesaj~silme
-32|milli mucadele|milli~mucad|mi~oldu|muca*|mucade*|mucadele|nazik|neden~de|neredesin|nered~degis|o seni|o zaman
-32|ogretmenin bunu|ogretmenin.|okulu~ogret|okulu~rehbe|olmas~da|ona soyle|once~bakar|once~bugun|onlar~rahat|on~ekran
-32|optigi|oynama|o~kimse|o~sonra|padis~der|parent~I-am|paylastigin icin|payla~icin|peynir|problemleri|rahatc*|rahatca
-32|repl*|replig*|repligi|saati.|sad~you-did|saglar|saglar.|sakary*|sakarya|sali~gunu|sana cozumu|sana ne|sana~tekra
-32|sayd*|sende~kac|senin~harit|senin~seni|seni~etmis|seni~hazir|seni~sozuy|sen~arkad|sen~istiy|seslen|sinav~sabah
-32|sinav~sorul|sinav~var|sinif~birak|sirrin*|sirrini|someone~deny|sona|sonra~yemek|sonuc~ogret|sorab~o|sorula*
-32|soruy~uc|soruy~yanli|soyle~diye|soz verdigin|sozlerin|sozluk|stay~someone|student_said~I-am|su|tatli ruyalar
-32|tatliyi yarim|tatli~ruyal|tatli~yarim|teacher~you|tehlikede|tek~cumle|tek~her|tek~kisiy|tek~seyi|telefona
-32|tell~marry|tell~return|tercih.|tesek~guzel|topladim|tutulur.|uc soruyu|understand~daily|uyani~kadar|uyku~ve
-32|uzulm~okulu|uzulm~rahat|var su|var~an|var~su|ve ogretmenin|verdigin|verin.|vermen*|vermez.|verme~rehbe|yakin~anlat
-32|yalan soylemek|yalniz kalma|yalni~yok|yanin~git|yapabilir misin|yapab~misin|yarim birakma|yazay~sen|yazmaya devam
-32|yazma~devam|yazma~et|yazmissin bu|yerin~cok|yetiskine soyle|yetme~sen|yildir|yirmin*|yiyecek|yorgun|you-if~erase
-32|you-if~wait|yuku*|yuzdel*|yuzdelik|yuzde~dilim|zorlam*
-33|*aksa|*amis|*api.|*arir|*ence|*imim|*isah|*izam|*kkat|*mar|*men.|*mera|*mu.|*nizi|*nla.|*nse|*ntu|*ona.|*ozda
-33|*rdan|*ren|*rkce|*rnin|*rta|*rti|*ruyu|*sah|*stur|*tige|*tlak|*tron|*untu|*ussa|*visi|*yks.|*zam|183|31|I.|^aferin
-33|^ayt|^erken|^evden|^gelince|^mesajlarini|^romantik|^sarilamam|^sarkida|^sinavda|^uzulmem|acik~birak|afer*|aferin
-33|afraid~quote|afraid~sad|afraid~someone|agir oldugunu|agir~oldug|ailen~et|ailen~seviy|aklin~de|aksam~yarin|ali
-33|alisti*|alo|alo 183|alo~183|ama~degil|ama~ona|ama~sen|anla|anla.|anlat~dinle|anlat~mi|annen~ablan|annen~anlar
-33|annen~mutfa|annen~sakin|annen~zor|antlasma|aranma*|arasti*|ariy*|ariyor*|arkad~guven|arkad~icin|artik~yok
-33|ayni sonucu|ayni~buldu|ayni~gun|ayni~sonuc|ayrinti|baban~da|bakabilirsin|bakabilirsin.|bana diye|bana~bugun
-33|barinma|baslayacagini|bayramda koye|bayra~koye|bedenin|beden~hisse|benim~sorun|ben~girme|ben~haber|ben~ogret
-33|bicimin|bile~olur|bils*|binaya|bir doktora|bir ipucu|bir mola|bir yuk|birak~calis|birden|birinin olmasini|bir~az
-33|bir~bilme|bir~gunde|bir~mola|bir~neden|bir~oneri|bogaz~dugum|boyle oldugunu|boylece kimse|boyle~gerce|bugun~sey
-33|bulaniyor|bulu*|bulunsun.|bulunu*|bunu duyduguma|bununl*|bununla|bunu~anlat|bunu~cok|bunu~duydu|bunu~duzel
-33|bunu~goruy|buradan devam|burad~devam|buyuk~harfl|bu~butun|bu~okuld|bu~tekra|bu~tutma|calismayi|calis~yardi
-33|canin~gel|carpi~bir|cevap seni|cikin~git|cizdim.|come2~home1|cozm*|daha~telas|daily~secret|darling~me2|davranisi
-33|degil~ediyo|degistirdim.|demis.|deny~help|deny~study|ders planini|derse|ders~gerek|ders~plani|devam eder
-33|devam~eder|de~bildi|de~buldu|de~soray|de~yeri|dikkat|diliml*|dinlenme|dinle~bir|diye~seni|dolasim|donun~ilk|dordu
-33|dusunmussun|dusun~bende|duyduguma|ek~yerle|elektron|emegin bosa|emegi~bosa|en yuksek|en~yukse|etki|et~sonra
-33|farki~ben|feel~come2|fen icin|fen~icin|fiki*|geldiginde|gelmek|gelmiyorsa|gerce~gerek|gibi~sozle|gidecegini
-33|girmedim|gitme~de|gitme~devam|gitme~eder|gizli~tutma|gorsun boylece|gorsu~boyle|gorsu~kimse|gorun|gorun.|gun
-33|gundu~de|gunle~uzulm|gun~git|gun~kaldi|gurur duyabilirsin|gurur~duyab|guven~git|hafta~tekra|harf*|harfle*|hayir~de
-33|help|hemen 112|herkes icin|herke~icin|her~anlat|her~sonun|her~yap|hissettigin|human|human~family1|icin uzulme
-33|icin~uzulm|iki~is|ilk~iki|ilk~zor|iltiza*|iltizam|ipucu vereyim|ipucu~verey|is cikardin|isaretledim|isaretledim.
-33|istah~keser|istemedim|istem~acik|is~cikar|iyi sen|kagit|kalan~ayir|kalbim yok|kalbi~ama|kalbi~yok|kaldi~aklin
-33|kale*|kalici olur|kalic~olur|kalip~bilir|kame*|kamera|kapi.|kapiya|kapiyi kimseye|karinc*|karisik|karnin
-33|karsi dikkatli|karsi~dikka|kaybe~yazmi|kaygin*|kendi~sucla|keser|kez~da|kilavuzdan|kimi|kiskandigini|kitaya
-33|kizar~diye|kizm*|kong*|konu~on|konu~sayfa|koye|koymak|kucums*|lesson~warn|lesson~without|lisa*|listeye|liste~hazir
-33|lonely~human|lonely~you-if|love~afraid|marry~secret|matematik|metne bir|metne~bir|metne~daha|mezun~ogren|mikt*
-33|mine~I-not|miss~tellnot|mu.|mutlak|mutla~deger|needless~you|ne~ayni|ne~boyle|ne~iyi|ne~soyle|noone~wait|not~you-do
-33|o ses|ogren~sorsa|ogret~ac|ogret~karar|ogret~nasil|okuld~biri|okumak zorunda|okuma~degil|okuma~zorun
-33|okuyunca uzuldum|okuyu~uzuld|olara~gorul|olasilik|olculd*|oldugunda|olmasindan|olmayabilir|olmazsa|olsam
-33|olsam once|olsam~once|on iki|ona.|once~ipucu|only~feel|only~knownot|only~tired|onun~degil|on~sayfa|ornekt*|oturdun
-33|oynar|ozlem|ozlem~ogret|o~butun|o~ses|padisah|payda~esitl|peki*|pekist*|pompal*|rehbe~karar|roman~kahra|ruti*
-33|rutini|saat on|saatl~de|saat~beste|sagd*|sagda|sair~soyle|saklad*|saklanir|saklanir.|sana ozeti|sana~demes
-33|sana~eder|sana~insan|sana~ipucu|sana~ozeti|sana~yapti|sekli soracagim|sekli~sorac|sende~isten|senin~yapti
-33|senin~zor|seni~ariyo|seni~birka|seni~guzel|sen~karde|sen~yeri|seslenme|sevin~ne|sey bu|seyi~anlat|sifir
-33|simdi~saatl|sinava girmedim|sinir~geldi|sofrad*|sofrada|sonda~kadar|sonrad*|sonradan|sonra~annen|sonra~yapil
-33|sorar.|sorm*|sorun~var|soya*|soyleyemem bu|stop2~marry|student_said~me2|study~I-am|surey~sinir|telef~biraz
-33|tellnot~I-not|tellnot~deny|thanks_to~you-do|tima*|timar|turkce|tutar|tutmam|tutmam.|tutulm*|uc~ise|uc~seyi
-33|understand~afraid|understand~teacher|uykum gelmez|uykum~gelme|uyuma~calis|uzgunsun|uzgunsun.|vereyi*|vereyim|verip
-33|verir|vermissin|ve~uyuya|wait~promise|we~daily|write~daily|yabanciya verme|yakinsa|yalniz|yalniz birakmis
-33|yalni~gerek|yaninda birinin|yanlis.|yapma.|yapr*|yapti~degil|yarin kaldigimiz|yarin~kaldi|yarin~ozeti|yasaman
-33|yaz bana|yazdik*|yazdi~acele|yazdi~agir|yazdi~olabi|yazilimim|yazmana gerek|yaz~bana|yemegini ye|yemek~sonra
-33|yeni~insan|yil~ayni|yil~yil|yirmi~hicbi|yirmi~sey|yks.|yok~benim|yok~diye|yorum~parag|yuzde|yuzde~bir
-33|zamandir boyle|zaman~aliyo|ziya*|ziyare*
-34|*asca|*atir|*cok|*defi|*deo|*dok.|*efi|*fter|*ilin|*kiye|*kuya|*las|*lici|*lmus|*mez|*niz|*oga|*pigi|*rcok|*rgin
-34|*rkan|*sama|*sman|*tezi|*tup|*ukse|*uru.|*ygin|*yler|*zeni|I-be~quote|I-do~you-if|I-will~leave|^cizince|^ertesi
-34|^gunduz|^icini|^kahve|^kendimi|^kopegin|^kurtulus|^odul|^sinava|^sohbeti|^yks|aci.|adina~bosa|adini~degil|agrima*
-34|ailene anlat|ailen~geriy|ailen~mi|aklin~kalir|aksam~aldim|aksam~testi|ama~anlay|anlatir.|anlat~konus|an~bu|aralar*
-34|arkadaslarina ayirmani|arkad~ayirm|arkad~progr|arkasinda|asik~anlat|atal*|atalim|atalim.|ayirmani|ayirm~isted
-34|ayni~donem|ayrintilari|az~yazdi|bagla~anne|bagla~donun|bakim~veren|bak~sonra|bana gore|bana yazdigini|bana~gore
-34|barinm*|basin sag|basin~olsun|basin~sag|baska~konud|baska~konul|baslar|bayila*|bayilacak|bayilacak gibi|belges*
-34|bende~ama|beni mutlu|ben~bildi|ben~kesin|best~you-did|bes~bir|bildigi|bildirim|bile~tanim|bilgis*|biliml*|bilmemek
-34|bir dusunce|bir his|birak~cikma|birbirinize|bircok|birkac gundur|birka~gundu|bir~an|bir~his|bir~kagid|bir~kaybe
-34|bir~rehbe|bir~telas|bir~yaz|bir~zorun|bosa|boslu~arkad|boslu~ayirm|bu da|bu degil|bu dogru|bu soru|bugun ac
-34|bugun~ac|bugun~musun|bugun~seyle|bunu resmi|bunu~hisse|bunu~resmi|bunu~yapti|bunu~yazdi|burad~sadec|buyugun var
-34|buyug~mi|buyug~var|buyuk~degil|buyuye*|bu~alti|bu~bile|bu~ister|bu~kotu|bu~neti|bu~vakit|calismaktan|calis~mumku
-34|cekers*|cekersin|cekersin.|cikarm*|cikma~once|cok~yoruy|come2~feel|come2~you-do|cozmed*|cry~my|cry~parent
-34|dagiliyor|dagiliyor.|daha dikkatli|daha~dikka|daha~gerek|darling~student_said|da~okulu|de sorayim|defter|degisk*
-34|denemenin|ders bugun|de~ozetl|de~yuzde|dok.|dokt*|dokto~gorun|dusen|dusu*|dusunebilirsin|dusunebilirsin.
-34|dusun~gerek|dus~esnem|dus~hafif|duyabi*|duyabilirsin|duymak|duyma~simdi|duyulan|duzeni|elle tutulur|eller~titre
-34|elle~tutul|esneme|evim|feel~you-if|fiil|fotogr*|gecirmissin|gec~telas|gelen~de|gelism*|genel|geome~bilme
-34|gereken bir|geriyo*|gezi|gibi~anlas|gibi~bu|gibi~cikar|gider~kalir|girer~onu|gittigin|gizli~sakla|gizli~yapil
-34|gormezden|gorus~olsun|gunde on|gunde~on|gunler|gun~calis|guvenli bir|guven~anne|guzel~calis|hafif~esnem|hafta~on
-34|hafta~yeni|hald*|halde|happy~lesson|harcan*|hayal~bolum|hayat~oneml|hedefi|hedef~konus|help.|help~I-do|hemen~112
-34|herkes gorsun|herke~bir|herke~ogren|herke~soyle|her~ayira|hesapladim.|hukum|icin~uzulu|ihtiyacin yok|ilk~ay
-34|insana da|insanlara|insan~yanin|integ~eksi|istahi*|istedigin kadar|isted~yazdi|iten|iyi~gitti|iyi~ne|kagidini
-34|kahve icme|kalaba*|kalici|kaliri*|kalirim|kapatinca|karde~odasi|kasi|kaydirdim.|kimse~bekle|kimse~mi|kimse~sozuy
-34|kimse~vedal|kimyad*|kimyada|kirpig*|kirpigi|kizini|knownot~secret|kolay~basla|komsu~git|konus~rehbe|kopegin|korkan
-34|korkt~anlat|kotu gecti|kotu~hisse|koym*|kullan*|kurtulus|kurtulus savasi|kurtu~savas|leave~kiss|lesson~mine
-34|lonely~home1|lonely~warn|marry~only|merak~etmis|mesaj~verme|mi geliyor|mine~program|mi~basla|mi~evde|mi~geliy
-34|my~I-did|neden~bilmi|ne~onlar|notla~bakar|ogle*|ogret~ailen|okumayi|olan*|olasilikta|olc|olmad~calis|olmasin.
-34|olmaya*|olmazs*|olun*|ona|once~sorac|once~yazdi|onerim|on~kaldi|on~sekiz|oteki|oyle~geliy|ozetleyelim|ozetleyelim.
-34|ozledigimi|ozleye*|o~ayirm|o~hisse|o~kisiy|o~oldug|paylastim.|program var|progr~var|rehber ogretmenine|rememb~deny
-34|renk*|return~rememb|ruyalar|sabah~iki|sabah~sinav|sadec~yeter|sad~write|sag olsun|sag~olsun|sahipl*|sakin~ne|salg*
-34|salgil*|salonda|sana~geldi|saril~sonra|satir~yaz|sayisi*|seni korur|seni yalnizlastirir|senin en|senin~olur
-34|seni~birli|seni~geriy|seni~korur|seni~ozlem|seni~progr|seni~yoruy|sen~bekle|sen~da|sesli|sessiz yer|sessizce
-34|sessi~yer|sevece*|sevecegim|sevmiyorsan|seyin~olmad|simdi~atali|sirayl*|sirayla|sistemini bir|siste~bir|siste~gibi
-34|solu*|someone~I-did|sonra~denem|sonuc~senin|soruyor|soylemekten cekinme|soylemeye|soylemistin|soyle~kimse
-34|soyle~merak|stay~secret|sunu~soyle|sureye|takt*|tatil~gidiy|tehdi~soyle|tek tek|tek~da|tellnot~leave2
-34|tell~courtesy|tell~forget|tell~program|tembel*|tired~knownot|topla|toplad*|tutup|utani~sey|uyanik|uykuya|uyku~de
-34|uyu.|uzuldum|vatand*|video|vucudunda|warn~understand|write~tutor1|yalnizlastirir|yalnizlastirir.|yalni~ne
-34|yanina gelemem|yanin~gelem|yapilacaklar|yapti~icin|yazma~onu|ya~okulu|yetme~bir|yine~soray|yirmi~dakik|yogunl*
-34|yoksa~geliy|yorulu*|yoruyo*|yoruyor|yoruyor.|you-if~feel|yuk~degil|yuru|yurume*|zaman~boyle|zarar~verme|zorlay*
-34|zor~gelir
-35|*afla|*aniz|*arli|*bii.|*cak.|*ciga|*ciya|*dayi|*ecan|*elde|*gen|*gla.|*kiz.|*lak|*miz.|*nagi|*ogun|*rku|*ron
-35|*run.|*tta|*ulus|^geometri|^guvenli|^hissetmem|^kocun|^matematik|^ona|^terk|^tyt|^ucuncusu|^yurt|ac|acele~gerek
-35|acikla|acikla.|acikmam.|afraid~parent|ailen~goreb|aksamd*|aksamdan|alistigin|altid~kalka|ama~karsi|anlat~eksik
-35|anlat~oldu|anlay~insan|anliyorum.|annen~basla|annen~dusun|annen~etmis|an~mu|arasindaki sey|arasi~ait|arasi~onlar
-35|arasi~sey|ara~norma|arkadasini|arkad~isted|arkad~onun|arkad~verdi|artmis|asik~bunda|asik~karsi|asik~oldug|attigin
-35|ayaga|ayrin~bu|ayri~gibi|babam~bir|babam~ekip|baban~bagir|bakis~bir|bana~annen|basin~kalma|baska~odaya|baska~yolda
-35|bayil~gibi|bazi|bebekl*|bekle~diler|bekle~ozur|belirsiz bir|belli~degil|beni~once|ben~boyle|ben~gunce|ben~kelim
-35|ben~yerin|besi*|bildigin|bilere*|bilerek|bilgi~degil|biliyor|bilme~bir|bina*|bir duygu|bir ekip|birak~ne
-35|birbi~kalma|birc*|biriki*|birim|bir~bagla|bir~bir|bir~cevir|bir~devam|bir~dinle|bir~ekip|bir~gelis|bir~hicbi
-35|bir~ipucu|bir~olmad|bir~ona|bir~yapti|bir~yil|bitinc*|bitince|bitiri*|blogun|bobr*|bolm*|bu senin|bugun iki
-35|bugun notlarini|bugun~notla|bulani*|buldu~sonuc|bunla~dusun|bunu~hekim|bunu~yazma|buyuyen|bu~belir|bu~biraz|bu~cok
-35|bu~denem|bu~iyi|bu~soylu|calis~karsi|canin~ister|carpi~ve|cesa*|cesare*|cesaret|cizinc*|cizince|courtesy~I-did
-35|courtesy~understand|da soylemek|daha gec|daha~dene|daha~gec|daily~quote|da~yanin|degil~bir|degil~haber|degistirdim
-35|degis~kalan|deny~needless|ders calisma|dersi~calis|ders~bugun|deyip|de~cozeb|dinlenmek|dinliy*|disinda|dize|dogar
-35|dogar.|donersin.|dort*|durak|duramadigini|durumu|dusunuyor|dusun~boyle|dusun~yaz|duygu~bana|edebiyatta|ekip
-35|ekip~gelis|elle|ettig~icin|gec yatma|gece~annen|gec~yatma|gelme~de|gelme~kaybe|gerce~olur|gidiy~mu|gitme~soyle
-35|gorme~bir|gostermek zorunda|goturs*|gotursun|gotursun.|gun kacirmak|gunluk|gunun~ders|gunun~koyma|guvenc*|guvence
-35|guven~dilim|hastal*|hatti|help~cry|herke~ayni|her~zorun|hesapladim|heyecan|hisse~dinle|hisse~yine|home1~someone
-35|hosuma gitti|hosum~gitti|iki blok|ilk kime|ilk~kime|ilk~ve|iske*|istegi*|istem~ogret|isteni*|istiy~de|iyi~birak
-35|iyi~gelec|izleme*|kacirmak|kadar~ayira|kalan~zaman|kalbi~ve|kaldir|kalem~cok|kalip|kalmam|kan|karistiriyorsun
-35|kaybe~arkad|kaydirdim|kelime listesini|kendi|kendi~cizgi|kimse sana|kimse yokken|kimse~anliy|kimse~sana|kisi~bir
-35|kiz.|kocun|konul~dayan|konusmamiz|korku|korumaya|koruya*|lonely~we-let|love~come2|matematik.|me2~we-let
-35|mektu~birak|mesaj~bir|mine~daily|neden yazmadin|nem|nerede*|neti|ne~ister|ne~yapma|o adimi|odandan cikma
-35|odand~cikma|ogretmenine benden|ogret~bunu|olacak|olusur.|on sekiz|once bir|once~adimi|once~duzel|once~sirad
-35|once~verdi|onlara ait|onlarin arasindaki|onlar~ait|onlar~arasi|onlar~onlar|only~study|only~teacher|onu~kiska
-35|on~yirmi|optik|oturur*|oturu~kapat|otuz|ozlem~sana|o~adimi|o~progr|paragrafla|parent~my|payd*|payday*|paydayi
-35|payla~tesek|pazar gunu|peyn*|pomp*|progr~hazir|rehbe~soyle|return~deny|revi*|saatle|saat~ekran|sad~daily
-35|sana~cevab|sana~cozum|sana~dogru|sana~vereb|sandal*|sarild*|sarildi|sayilari|secmey*|seni suclu|seni yoran
-35|senin~14|senin~calis|senin~gore|senin~karar|seni~aliyo|seni~anlat|seni~olabi|seni~yargi|seni~yoran|sen~zorun
-35|sesi~da|sevme~diye|sey onlara|seyi|sey~ait|sinav senin|sinav~bulun|sinav~olur|sinav~yapma|sinif~bu|siradaki adimi
-35|sirad~adimi|sirala.|son gune|sonra~gelir|sonra~yenid|sonucu degil|son~gune|sormad*|sormadan|sorulur|sorulur.
-35|soru~cozme|student_said~best|suclan*|su~misin|tabii.|tasinm*|tehli~birak|tell~you-if|temel~nered|temel~zayif
-35|topla~seni|ucuncusu|unive~matem|utanil*|utanilacak|utanilacak bir|utani~bir|utani~yok|uygun~olmay|uzeri|uzulme.
-35|ve~da|wait~courtesy|write~program|yabanciya|yaniliyorsam|yaniliyorsam duzelt|yanil~duzel|yanin~mi|yanli~olur
-35|yaptin.|yargil*|yazabilirsin ama|yazab~ama|yazma~ister|ya~ogret|yerin~nasil|yetis~senin|yok o|yok~ekip|yok~gelis
-35|yok~o|yok~yuzde|yoran|you-did~stay|yuka*|yuklem|yuksek*|yurt~basvu|zamanda|zayif~basla|zayif~nered|zorbalik
-35|zorun~seni|zorun~senin|zor~olmus
-36|*akla|*anik|*bol.|*de.|*eyin|*fani|*fir|*idik|*idin|*ilse|*imaz|*isi|*kat|*keme|*kmez|*lafi|*lim.|*lus.|*nucu|*onu
-36|*rgu|*syal|*tem.|*tis|*tte|*ukce|*yeti|*yku.|18|5|^ablanla|^arkadaslarin|^cevabindan|^deden|^degerin|^gunaydin
-36|^kaldigin|^kiskanclik|^oradan|^yontem|ablanl*|ablanla|aileleri|aileleri duymasin|ailel~diye|ailel~duyma|akra*
-36|altin~sey|ama~sensi|ama~yazdi|anlad~duzel|anlat~acisi|anlat~bakis|anlat~bana|annen~seviy|ara~ve
-36|arkadaslarinla bulus|arkad~ayir|arkad~baska|arkad~diye|arkad~gorme|arkas~bir|asaf.|asam*|asik~kiska|atas*|atasoz*
-36|atesin|ay sonra|ayni~arkad|ayni~ne|az|az~yanli|babana soyle|baban~mu|baban~sen|basama*|beden~olmad|bekle~ara
-36|ben cevaplari|benim~oneri|beni~ne|beni~zaman|beni~zorun|ben~verir|bile.|bilgilerini|bilgi~inter|bir ornek
-36|bir sonraki|bir yetiskine|birak~beden|bire*|birlikte bakin|bir~benze|bir~kalir|bir~uzman|bir~ye|bol.|bolunm*
-36|boyle~duygu|bugun tekrar|bugun~karsi|bulus|bulus.|bunu neden|bunu~neden|bunu~yardi|burad~gorun|bu~gecer|bu~kavus
-36|bu~oluyo|bu~sey|bu~soru|bu~yapti|cemiyeti|cevab~ben|cevril*|cok sey|cok yorucu|cok~sonra|cok~yoruc|courtesy~body
-36|cozdu~sabah|cozum~adim|daha~okuma|darling~deny|da~birer|de.|deden|defter*|degi*|demeden once|demed~once
-36|demiy~diyor|denkleme|derd*|derst~de|ders~bekle|deyip~gecme|de~burad|de~etme|de~ona|de~sey|de~yarin|digeri
-36|dikka~okuma|dinlememis|diye~cevri|diye~sorar|diyoru*|diyorum|diyorum.|dok|donersin|donme~degil|dusunelim
-36|dusunelim.|duygu~ne|ediyo~sen|emegin*|etme.|etmezs*|ettigini|evde kalmak|farki|feel~best|formu~eksik|gece~gundu
-36|gece~sonra|gecir~bir|geldi~oldu|gelebilir.|gelmesin|gelmesin.|genc~ailel|genc~diye|genc~duyma|gerekmez|getird*
-36|getirdim|gibi~da|gibi~yer|gitme~al|gizli~gorme|gizli~sey|gorev~sana|gore~degil|gorus|gozun~buyut|gozun~buyuy
-36|grupla*|gun~bir|gun~degil|hadi devam|hadi~devam|hatirla.|heart~help|hemen~ara|her biri|herke~degil|her~biri
-36|her~satir|hissettigini|home1~only|hos~bir|human~need|icin~anlat|icin~gorus|icin~harit|icme*|iki deneme|iki genc
-36|iki~duyma|iki~genc|ilahi|isted~bunu|iyi~hafta|kacird*|kadar agir|kadar~agir|kadar~guven|kafani|kagidin|kalbi~hizla
-36|kapatt*|kapat~sey|kardesin seni|kaybet*|kayiyor|kazandirir.|kimse~kendi|kimse~vurma|kirp*|kisiyle ayni|kisiy~ayni
-36|kismi|kitabindan|kitabindan kontrol|kitab~et|kitab~kontr|kitapt*|konus~karde|kova*|kullanilmis.|leave2~tellnot
-36|leave~darling|lesson~marry|lesson~you|lira|lonely~sad|lonely~you-did|love~selfProgram|meraki*|mesajin|mesl*
-36|mezuniyet|mezun~icin|mumku~bir|my~selfProgram|ne zamandir|nered~oluyo|noktal*|numa*|odanin|ogretmenine bugun
-36|ogret~olur|okulundaki|okul~kurs|okumal*|olayi|olmad~dusun|once~ara|only~angry|only~help|only~promise|onun.
-36|onun~alir|onu~yazma|ozetledim.|o~anlat|o~annen|payi|payl*|program~cry|program~love|rehbe~gorus|sabirli|sair~sevdi
-36|saka*|saklar.|sakla~aglay|sakla~bakin|sana vurmaya|sana~biri|sana~veren|sana~vurma|sayilmaz.|sen bilmelisin
-36|seni bekleyen|seni dinlememis|seni~tehli|seni~unutm|seni~yanil|sessizligi|sevgiliye|sevilm*|sey soyle|sey yazmak
-36|sey~mu|sey~uzere|simdi senden|simdi~sende|sinav~bitme|sinav~girme|sinav~hafta|sirala|sirri kimseye|sitem
-36|someone~sad|someone~you|sonra ben|sonra yeniden|sonra~denkl|sonra~kapat|sonuclari|sonucu|sonuc~degil|sosyal|sozel
-36|stay~love|sunu~bilme|surer.|tanidik|tanim~kimse|tanist*|tanistigin|tarihi*|tarih~soyle|tartis*|tartisma|tekrar var
-36|tekrarlar|telafi|ucge*|understand|understand~lie|unutmus.|uyku.|uzaklas.|uzulmesin diye|uzulm~diye|verme~yanin
-36|vurmaya hakki|vurma~hakki|vurma~yok|wait~you-do|we-let~sad|write~you-if|yanlis anlarsa|yanli~defte|yanli~uzere
-36|yanli~yazma|yapiyor|yaptik*|yapti~sen|yari*|yazdi~degil|yazilir|yazil~var|yazma~cok|yerini tutmaz|yetis~var
-36|yok~kiril|yontem.|you~parent|yuku|yuzde~progr|yuzun~degil|zamandir|zaman~zaman
-37|*ajin|*cala|*clik|*cre|*csuz|*dolu|*ekci|*graf|*gru|*jin|*lasa|*lgi|*lin|*meli|*ney|*nus.|*ptan|*rala|*sit.|*smez
-37|*sne.|*taga|*tami|*uba|*ull.|*unma|*vuza|*yeyi|*yon|*zimi|I-do~I-did|^basit|^geriye|^kalkis|^kaygili|^kirildigini
-37|^kiskanmam|^netin|^null|^odana|^ozur|^yazim|^zor|acik yazayim|acik~yazay|acmak|afraid~my|aglamak|ailen~arami
-37|ailen~vakit|akci*|akcige*|aksam~yemeg|ama~annen|ama~duzel|anad*|anadol*|anadolu|anlamadigini|anlasma|anlat~cok
-37|annem bana|annen~cekin|arkadasin sana|arkadaslarin sana|arkad~de|arkad~tasin|arkad~telef|asil~degil|ask~anlat
-37|attigi|attigi mesajlari|attig~mesaj|attig~okudu|ayirab*|ayni|ayni~kaldi|baban~korku|bana~diye|bana~inanm
-37|basin donuyor|basin~mu|basit bir|basit~bir|bayra~progr|beden~aci|beklemis|belir~bir|ben mesajini|benim~payla
-37|benim~son|benim~surey|beni~hisse|ben~kilav|besi|bezl*|bilemem.|bilmiyorum|bir kez|birak~bu|birak~hicbi|birak~uzulu
-37|birinci tekil|birin~olmas|birin~soyle|birin~tekil|bir~al|bir~cozum|bir~etmek|bir~kacir|bir~olaca|bir~secti|bir~ve
-37|biyolojide|bogazim dugumlendi|bos~bir|boyle~sozle|bu sirri|bugun~yardi|buna~denir|bunlarin|bunu soylemen|bunu~hak
-37|bu~bugun|bu~cocuk|bu~dogru|bu~haber|bu~zor|calis~oldug|cekili*|cekim|cok buyuk|cok ogrenci|cok ozler|cok~sey
-37|come2~tutor1|cry~best|cry~sad|cuma~gunun|da olsa|daha~calis|daha~kendi|darling~tellnot|dayina|da~ama|da~gotur
-37|da~kulla|da~olsa|de ki|degismez|degis~ama|demistin|deny~wait|derecesini|de~yazdi|din kulturunde|disa|disa~aktar
-37|dogru|donem~boyle|donem~hisse|donu*|donuyor|donuyor mu|donuy~mu|dugumlendi|dunyaya fazla|dun~kalmi|durdu~degil
-37|dusunce|dusun~musun|eder|ekle.|elim*|en sona|en~bu|en~sona|etmez~de|ev bos|evde~isler|ev~kalmi|fazla degilsin
-37|fazla~degil|firc*|fircal*|fircala|gecen~ayni|gecen~donem|gecirdigin sureyi|gecir~surey|geldi~bu|gelmeyince
-37|gercekci|gerce~biliy|gerce~misin|gitti~hafta|goc|goste~degil|goste~senin|goste~zorun|gozden|gucs*|gucsuz|guluyor
-37|gundu~yapil|gun~kacir|guven~bagla|haberi olmasi|hafta|hafta~cikar|hakki~var|hal|hata~kitab|hayal dilimi
-37|hayal~dilim|hayir~benim|hazirlik|her ay|her~ay|hos~ama|hucre|iki uc|iki~denem|ilet*|ile~de|ilk~nasil|isted~kadar
-37|istemek|ister~aktar|ister~disa|kadar~olur|kahramanin|kalmistik|kalmistik.|kapanip|karsi cikar|ki yardima|kilavuza
-37|kimse~acma|kimse~yaziy|kirildigini|kiskanclik|kiska~hos|ki~yardi|knownot~afraid|konus.|konusup|kulturunde|kurall*
-37|kurulu*|kutles*|kutuphane|leave~marry|leave~wait|mesajlari okudum|mese*|mukem~olman|ne yapabilecegini|need~only
-37|ne~kaldi|ne~yapab|nokt*|null|null.|numara*|odana kapanip|odana~kapan|ogle|ogren~birak|ogretmenine danis
-37|okuld~mezun|okulun|olcm*|oldugu|olmali*|olmalisin|olmalisin.|olmayan bir|once x|once~x|on~dakik|on~gun|ortami
-37|oturu~birak|oyle~istem|ozlem~degil|padi*|padisa*|paragraflara|paylasacagim.|plani~var|profi~degil|program~tell
-37|progr~veriy|promise~promise|quote~help|return~best|return~feel|saat*|sabah~oluyo|sadece paragrafi|sadec~parag
-37|sad~cry|sakinl*|salon~gir|sana attigi|sana simdi|sana~attig|sana~degis|sana~ederi|sana~sorma|saril~guzel|sebe*
-37|secret~I-did|sende~bekle|sende~mukem|sende~olman|seni anlamadigini|seni beklemis|senin~guclu|senin~oldug
-37|senin~olmad|seni~icin|seni~istem|seni~suclu|sen~annen|sen~geri|sen~kaydi|sen~plani|sevgi~isler|sevin~guzel|sey mi
-37|sey~bir|sey~insan|sifres*|sinav~ama|sirayi|sonra~donme|sonuc~gotur|sorar|soyled*|soyle~bir|suren|takv*|taml*
-37|tamlam*|tanimadigin kimseye|tanimiyorsan|tart*|tasi|tasir.|tatli~birak|temeli*|temel~basla|terci~ailen|uc~yaz
-37|usuyo~al|utaniyorsan|uymaz|uymaz.|uzguns*|uzma*|uzulme*|uzun surer|vakt*|vardir.|varsa~bir|ve~insan|ve~yardi
-37|ve~yok|vurmay*|vurmaya|write~study|yakin~soyle|yanit~degil|yapabilecegini|yapabilecegini soylerler|yapab~soyle
-37|yapma~ama|yardima ihtiyacim|yarin bakariz|yarin~sinav|yarin~var|yaris~iki|yasadiklarini|yasad~oldug|yataga|yedi
-37|yeni deneme|yeni konu|yerini|yers*|yeter.|yetiskine|yil~da|yil~mi|yok~yazil|yol~yemek|yuzden acik|yuzden telefonu
-37|yuzde~acik|yuzde~telef|yuzun~guluy|zorluk
-38|*afta|*atle|*eken|*emir|*fla|*gar.|*gili|*ijen|*inen|*inla|*insa|*irin|*is.|*lduk|*lkis|*maz.|*mesi|*mim|*mler
-38|*mon|*nun|*nun.|*onun|*prak|*rclu|*rluk|*rmon|*rri|*sik|*usup|*veni|*yisi|*ysun|1|58|I-am~I-do|I-not~program
-38|I-not~warn|^babanla|^din|^evin|^gerisi|^gulersen|^her|^iki|^ornekleri|^parolani|^sebebi|^soylemen|^uzgunum
-38|ablan~sana|acele~yok|adim gidelim|adim~gidel|adlari*|adna*|adnan|adnan bey|adnan~bey|aklinda|aksam grafigi
-38|aksam~grafi|aldim.|alta|ama~hayat|an nasilsin|anlam~gelme|anlasi*|anlat~ne|annen~rahat|anney~saril|an~nasil
-38|araya~sen|arttik*|arttikca|asaf|azalti*|baban~basla|baglac*|baglamaz|bakma~ilerl|bana~dogru|bana~ne|bana~uc
-38|baska~birak|baslamak|ben~kimse|ben~sakla|bese|best~leave|best~program|bilim|bilme~ben|biri sana|biri~daha
-38|biri~sana|bir~bos|bir~gece|bir~gunle|bir~okuld|bir~su|bir~yonte|blogu|borclu|borclu degilsin|borcl~degil|bosalt*
-38|boyunc*|boyunca|bugun uc|bugun~iki|bunu~kilav|bunu~uzuld|buyugu*|bu~bende|calisan|calisk*|calistin|calis~iyi
-38|canin~konus|cevird*|civa*|civari*|civarinda|cok agir|cok~agir|cok~buyuk|cok~dayan|cry~need|daha~mi|dakik~bir
-38|darling~mine|da~oldug|de buradan|de plani|deden~olmaz|degil~arkad|demes~bir|denem~cunku|derdin.|derece*|de~cozuy
-38|de~et|dikka~dagit|dis|disla~cok|diye~birak|dolas~bir|donem~birak|duygular|duysun|duzeni*|duzen~sabah|ekib*
-38|erken yat|erken~yat|fels*|felsef*|foto*|geceye|geldi~okuld|gelme~arkad|gereken|gerek~durum|gibi gormen
-38|gitmek istemedigini|gorebilir|gorsun|gorun~da|gozde~gecir|gulers*|gulersen|guler~deden|guler~olmaz|guncel*
-38|gune~birak|gunle~gunle|gunun~konus|haftaya|hafta~ne|hakli~hata|hakli~yapmi|hangisi|hata yapmisim|hata~yapmi
-38|hatirla|hayati|help~need|hemsiresine|herke~gorsu|hicbi~kalma|hormon|huku*|iceriden|icin~ama|icin~calis|iki ornegi
-38|ikinc~cunku|ikinc~denem|iki~diye|iki~orneg|iki~yili|ilgile*|ilk~ikinc|is.|isini|iskele*|istemezsen de|istenen
-38|jealous~rememb|kac~uyudu|kadar~gordu|kalkis|kalkma.|karsilastirdim.|kaybetmis|kaygili|kayiyo*|kelim~liste|kend*
-38|kimse~mu|kimse~yazmi|kirilmaz|kisa~bu|kiska~ama|kiska~dusun|kiss~heart|kiz~babas|knownot~only|konud~istiy|konumu*
-38|konumunu|konusuyor|kotu~degil|kuan*|kuantu*|kuantum|kurali|leave~tired|lesson~daily|lgs|lonely~needless|lonely~not
-38|marry~noone|marry~parent|ne derdin|noone~you|normal.|notuna|o gunlere|ogren.|ogret~ve|oksijen|okul hemsiresine
-38|okula~istem|okulda rehber|okulunda|okuyorum|olacak.|olmay~bir|olursa olsun|olurs~olsun|olustu*|olusur|once nefes
-38|once~formu|once~yaziy|onlar~ara|onlar~gerce|onun*|on~basla|on~iki|on~sonra|ornekleri senin|ornek~bir|ornek~senin
-38|ornek~uydur|ozde*|ozdemi*|ozdemir|ozdemir asaf|ozdem~asaf|ozel~baska|ozluyor|o~ayni|paro*|parola*|parolani
-38|payla~hesap|pazar~ayir|program~lesson|quote~not|rehber ogretmen|saat|saat uyudun|saat~uyudu|sabah~ne|sad~return
-38|salonunda|sana~kazan|sana~secti|sana~soru|sana~vermi|saril sonra|secme~zorun|secret~tell|selam|seni benden
-38|senin~gormu|senin~uydur|seni~etme|seni~gotur|seni~karsi|sey~gerek|simdi~nered|simdi~yanin|sir vermis|sira*|sirasi*
-38|sirri|someone~daily|someone~leave|someone~parent|sonra~iki|sonuc~soyle|sorusunda|soylediklerimi|sozd*|soze
-38|soz~verme|sured~ogren|su~mu|su~nasil|taniyo*|taslagini|teacher~you-did|tebr*|tek~soyle|telef~da|titrem*|turevi*
-38|turkud*|turkude|tutor1|ufak|understand~I-be|unutmu*|unutt~formu|uydurdum|uydurdum.|uzak~calis|vaktin|verdigim
-38|verin~bir|verme~de|verme~norma|ve~sana|vucudun|yalni~yanli|yanm*|yapmisim|yapmisim.|yardim et|yardi~var|yazdi~bunu
-38|yazma~dusun|yerde~devam|yerler*|yonlen*|yorgu~gunle|yoruml*|you-do~home1|zaman~ister|zor seyler
-39|*aca|*atif|*bun|*egiz|*eri|*erli|*esel|*kun.|*lcu|*ldik|*lkma|*ller|*lmek|*loji|*mal.|*nel|*ogu|*oji|*olcu|*sizi
-39|*tif|*tle.|*ubun|*xam.|*yzen|I-do~knownot|I~you|^acele|^arada|^ardindan|^bedenim|^beyin|^exam|^geceleri|^hayal
-39|^hemen|^ikimiz|^kpss|^mutlu|^not|^okuldaki|^sevemem|^sordugun|^uyumam|^yatakta|^yillar|^yurtta|ailen de|ailen~once
-39|alan*|aliyor*|ama bu|ama~bir|ama~bu|ama~duygu|an neredesin|anlatmak ister|an~nered|asag*|asagi|bana~sor
-39|baski yapiyor|baski~yapiy|beklet*|ben yalnizca|benimle yazistigini|beni~incit|bensi~cozeb|bensi~icin|bensi~ipucu
-39|ben~bakab|ben~bilgi|ben~edece|ben~yarin|bir deneme|bir dilim|bir hekim|bir yontem|biraz~calis|birer|bir~olmaz
-39|bir~ornek|bir~siray|bu bir|bu soz|bugun~bakal|bugun~senin|bugun~tek|bunl*|bunun~degil|bunu~iyi|bunu~mumku
-39|bunu~sorma|bu~donem|bu~kisiy|calis~denk|carpi~turev|cek|cikabilirsin|cikmadan|cogr*|cograf*|courtesy~daily
-39|cozebilmen|cozebilmen icin|cozeb~icin|cozeb~ipucu|daha~var|dayin|de ama|degil~istey|degis~birak|demist*|demiyo*
-39|demiyorum|de~bekle|de~etkil|de~plani|dilimi.|dinle|din~kultu|diyorsun|dogum~gunun|doldurma|donem~icin|dun~uyuya
-39|en son|en~son|evde kim|evdeki|evde~soyle|exam|exam.|feel~courtesy|gece~bakma|gece~evde|gecirm*|gelme~gitme|gerekce
-39|git~sonra|gormez*|gors*|gorusu*|gosterir.|gunle~yorgu|guru*|guzel~basla|hatt*|heart~quote|hedefl*|hekim|her~ihtiy
-39|hesapt*|hesapta|hiz|human~miss|human~parent|icin~gerek|icin~ne|ikid*|ilerli*|ilerliyorsun|ilerliyorsun.|ister.
-39|ister~doner|iyi~bilme|kadar zor|kadar~zor|kaldiginda|kalipl*|kalkma|kapiy~kimse|karde~gurul|karis~var|kendin
-39|kendin icin|kendi~sende|kime~soyle|kimse senden|kimse tek|kimseye gonderme|kimse~basin|kimse~okumu|kimse~sende
-39|kiss~understand|kolay bir|kontrol ettim|kontr~ettim|korktugun icin|korkt~icin|koru*|kotu~ihtim|kultur*|kusmus.
-39|laka*|mahl*|mahlas*|mi~diye|mol~mol|mumkun.|ne oluyor|nedenini|negatif|nered~geldi|ninn*|not et|not~et|ogren
-39|ogret~progr|okuld~seni|okuyor*|olani|olur~olmaz|one cikar|onemli*|one~cikar|oted*|otede|oturma|oyle~var|ozetledim
-39|ozne*|oznesi|o~gibi|parent~wait|parlak*|parlakligi|paylastim|pers*|persem*|rahat~bir|rahat~dinle|rakip|rememb.
-39|rememb~parent|rememb~quote|resm*|resmi|roman~aski|saat~iste|sabah~sonra|saci|sakin bir|sakin~bir|salond*
-39|sana sadece|sana~kisa|sana~sadec|sati*|sen yaptin|seni kimse|senin~once|senin~yapma|seni~ders|seni~istiy
-39|seni~kontr|sensi~kalir|sen~tek|sen~yapti|ses~de|sevgi~bu|seviyeye|sey~evde|sihi*|sihirl*|sihirli|sihirli bir
-39|sihir~bir|sikl*|sinavdan once|siraya|sonuc~sevdi|sordugun icin|soru~birak|soyle~dogru|soyle~istem|study~we-let
-39|tam bilemem|tam~bilem|tekil|tek~de|telefonu da|tepki~de|tepki~verme|terci~anlas|teyzen|thanks_to~I-am|topr*
-39|turev~ikinc|turkce*|uygu*|vereli*|verelim|ve~gece|ve~kaliy|we-let~understand|yalnizlik|yapars*|yaparsan
-39|yardi~ihtiy|yargi|yasak|yasamak zorunda|yasam~zorun|yazism*|yazistigini|yazmistin.|yeni~konu|yili*|yok ki
-39|yorgunsun|you-if~deny|zor
-40|*14.|*alda|*ayt.|*bebi|*ebi|*ekce|*fan|*guyu|*hte|*hter|*inc|*isip|*lbe|*nava|*neye|*niz.|*nmaz|*nsel|*ntum|*nzer
-40|*rman|*rrim|*tada|*taki|*tere|14.|I~write|^aksama|^bekledigin|^degistirmiyorsa|^donunce|^gorusuruz|^herkes|^muzik
-40|^nazim|^odevi|^tatliyi|^yazdigina|acisi~istah|adimda ben|adimd~ben|aglam~ne|ailene soyle|aksam yemegi|aksam~kisa
-40|aksam~on|altida|altin~bir|anlamaya calisiyorum|anlamina|anlam~calis|anlatabilir|anlat~ona|anlat~once|anne donunce
-40|annen~biliy|anne~baban|anne~donun|araya~girer|arkadasin icin|asik~sevgi|atladi*|ayarlardan silebilirsin|ayt.
-40|baban sana|bakim|bana~sunu|basara*|basin~tasiy|bekledigin|bekle~sogum|bekliy*|bende~bakar|bende~konus|bende~yardi
-40|benim~arkad|benzer|ben~araya|ben~deste|ben~fark|ben~ozeti|ben~sen|ben~simdi|best~not|biht*|bihter|bilgisi
-40|bilmiyorsan|bir tablo|biraki*|birak~gecir|birak~yerin|birin~ver|bir~dilim|bir~hekim|bir~is|bir~kez|bir~sifir|bol
-40|bos vermek|bos~istem|bos~saatl|bucu*|bulusma.|bunu bos|bunu~bos|bunu~misin|bunu~verme|bu~yukse|calisip|calisiyorum
-40|calisiyorum.|calismani|cevap~gelme|cevrende|ceza|come2~lesson|cry~quote|da~degil|de ozeti|deftere|degil~annen
-40|degil~herke|degil~progr|degisimi|degistirelim|degistirelim.|degistirmiyorsa|denk~getir|derke~kaste|de~gorme
-40|de~oyle|de~ozeti|dil bilgisi|diye bir|diye~sorma|doner.|dopa*|dopami*|dopamin|durumun|duyuy~ve|ertesi gun
-40|ertes~gun|evde~kim|evin|gecece*|gecen~da|gecen~gore|gecerli.|gecir~de|gelecek hafta|gelec~hafta|gereke*|geri~yaziy
-40|gibi~aliyo|giris|girmed*|gizli~orgut|gorusm*|gost*|gosterir|gunun~ayir|gun~soru|haftada|haritayi okudum
-40|harit~okudu|hedef~hafta|hekimi*|help~I-did|help~program|help~selfProgram|herke~soruy|heve*|hisse~anlat|hizla~eller
-40|hizli~yavas|home1~tell|ic sonra|icerid*|icini~rahat|ic~sonra|ikinci adimda|ikincisini|ikinc~adimd|iki~calis|ilgi
-40|ilk~dakik|insan olmadigim|insan~olmad|is ver|ister~sileb|ister~yaz|is~ver|iyi~uyu|kac saat|kac~saat|kadar~iki
-40|kafa*|kafan|kalbe|kalbi~eller|kalkin*|kalkinca|karar~verem|karisimda|karisiyor|karisiyor.|karsi~ayril|karsi~cikar
-40|kast*|kaydet*|kenara koy|kenar~koy|kendine soz|kendi~anlat|kendi~etme|kendi~soz|kendi~var|kestim|kestim.|kimse.
-40|kimse~yapma|km|knownot~courtesy|knownot~help|kocasi*|konul~mi|konusmayi|konus~bende|konus~iste|konuy~var|kuruldu
-40|lesson~secret|life~stay|listeyi|mevs*|mudur|my~family1|nered~gorun|ne~gordu|ne~yapil|ne~yazar|odandan|ogren~gore
-40|ogret~konuy|ogret~yardi|okul~bir|olmama*|olmasi|olmasini istiyorum|olmas~istiy|olur diye|oncede*|onceden
-40|only~quote|parent~parent|parent~someone|parka|paylasacagim|pek cok|peki~sen|pek~cok|plani~bugun|progr~konus
-40|rememb~help|saglig*|sana~derse|sana~yakin|saril|sayilar|sebebi|secret~you-did|seni duyuyorum|seni goremem
-40|senin~taraf|seni~denem|seni~duyuy|seni~herke|seni~hizla|seni~ozur|seri|seviy~gecel|sey~guven|silme~ayarl
-40|silme~sileb|sinava|sinifindakiler sana|sirrim|sirri~sirri|sirtin|sogumasin.|somu*|sonra~birak|sonuc~birli|sonuc~bu
-40|sonuc~mu|sonuc~yaz|sorar~sen|sordu~icin|soru~sorma|soyleyen|soyle~cok|soyle~koy|soyle~yardi|student_said~tell
-40|suclu~hisse|takip et|takip~et|tamami*|tamamini|taraf~bir|tasind*|taslag*|teacher~program|tek~deste|tek~istiy
-40|tek~tasiy|temb*|tese*|testini|uygun~onu|uzaklas|uzer*|uzulm~cok|vardir|var~mi|vermek istemiyorum|verme~istem
-40|ve~ogren|wait~daily|warn~lesson|yaninda kim|yanindaki insanlar|yanin~degil|yanit~kesti|yanit~yarid|yanlisin
-40|yardi~et|yardi~gerek|yarida|yarida kestim|yarid~kesti|yarin~bana|yavas|yazam~geldi|yazdigina inaniyorum
-40|yazdi~inani|ya~sen|yerin~gecir|yok benim|yok~bir|yonler*|yonleri|yorucu.|you-do~lonely|you~help|yuk gibi|yuk~gibi
-40|zaman mi|zaman~doner|zorunda degilsin
-41|*aysa|*bahi|*dasi|*efe|*izca|*klan|*lis|*man.|*mse.|*nmek|*ntez|*ren.|*rin.|*sla|*sum.|*sus|*tez|*tta.|*ubu|*udu.
-41|*uluk|*unda|*unuz|*zca|10|^anlatici|^asik|^birincisi|^boylece|^gel|^ilk|^kac|^kalan|^milli|^olur|^sira|^yazar
-41|aksam iki|aksama|ama aklimda|ama~aklim|ama~davra|ama~dinle|ama~kendi|anlamaya|anlamindadir|anlamindadir.
-41|annene bugun|arkadaslarini|arkad~anlas|arkad~derdi|bakiyorsun|bakiyorsun.|baks*|baksin|baska~insan|bedenim
-41|begen~degis|bekletme|bende~soz|beni dusunduruyor|benimle gecirdigin|benim~babam|ben~not|ben~sona|bir ay|bir doktor
-41|birak~diye|biraz~anlat|birincisi|bir~ay|bir~bicim|bir~eksik|bir~etme|bir~uzere|bir~ver|bir~yerde|body~I-not
-41|body~me2|body~program|boldum.|bosl*|boylec*|boylece|boyle~oldug|boyle~soyle|bozulunca ne|bozul~ne|bugun~konu
-41|bugun~seni|bugun~tekra|bulacagiz|bulacagiz.|bunu ailene|bunun icin|bunun~icin|bunu~gecme|bunu~icin|bunu~soyle
-41|bu~ders|bu~sirad|bu~yanit|bu~yeter|calis~dikka|calis~saatl|calis~uykus|carpi~ikinc|cekiniyorsun|cekiniyorsun.
-41|cikacak|courtesy~deny|cozmek|da bilmesi|daha fazlasini|daha~bilir|daily~leave2|da~bilme|da~dusun|da~tutar|de cok
-41|dede*|deger~degil|degil~de|degil~dokto|deneyi*|dgs|dil~bilgi|doners*|donmen|dusunduruyor|dusun~ama|dusus|ellerini
-41|en~zaman|esitti*|esittir|fotog~da|gazel~kosma|geldigine|gibi~gorun|gibi~zaman|gitme~iyi|gittigini|gizli~gerek
-41|gozlem*|gunlere|gunun~birak|haber vermeden|hafta~cevir|hafta~gun|hakl*|hayir~insan|herke~dusun|her~altin|her~calis
-41|her~kadar|hisseder|hisseder.|human~we-let|icin~annen|icin~icin|ikincinin|iki~uc|ileri|indiri*|insan~baska|istene*
-41|iyi bilir|iyi uykular|iyi~uykul|izins~dokun|kacin|kacin.|kadar~endis|kadar~hisse|kalem|kapatabilirsin|karar verme
-41|kayma yok|kayma~yok|kendini yalniz|kendi~icin|kendi~sert|kesm*|kimse~demes|kimse~rehbe|knownot~understand
-41|konud~bilgi|konusmak bana|konus~var|konuy~bakma|korkmam|kpss|kullanabilirsin|kulup|leave2~human|leave~teacher
-41|lesson~stay|lesson~tell|lonely~rememb|love~warn|makin~zorun|marry~sad|mola~devam|mola~parag|mudur~yardi|my~tutor1
-41|neden~her|ne~zor|not~deny|numarani kimseye|odaklan|odaklan.|ogretmenine sor|okulunu|okulu~kimse|okuma.|olayla*
-41|olman~gerek|ona~derdi|once~guven|once~senin|onlar icin|onlar~icin|onlar~sen|only~needless|onunla sakin|onunl~sakin
-41|on~tek|optig~yok|oturumu|ozlu*|ozluyo*|ozluyorum.|parag~devam|parent~body|pazar~diye|planina|program~tired
-41|progr~bos|progr~sali|puan*|rahat~etmiy|rememb~tired|sabahi|sakin~konus|sana cok|sana iki|sana~iki|sayg*|senin tek
-41|senin~oneml|senin~soru|seni~birak|seni~simdi|seni~sucla|sen~kendi|sen~senin|sevem~davra|sevem~sana|sevenler seni
-41|seven~insan|sey~yedin|sifreni kimseyle|siirde|silmek|silmek istersen|silme~ister|simdi~soru|sinav~odakl|sir~vermi
-41|someone~tell|soru.|stre*|taban|takimd*|terimi|testi|testin*|uc~bir|uc~hazir|uc~senin|ulasim|understand~I-do
-41|unutma.|uygun~bir|uyku|uykula*|uykular|uyuyamazsan|uzerey*|uzereydim|vermez|ve~iki|ve~ogret|yalnizca
-41|yanlislarini not|yanli~not|yapacaksan|yaparim.|yapmad*|yapmay*|yaz oradan|yazalim.|yazdi~onlar|yazip
-41|yazmak uzereydim|yazmaya|yazma~uzere|yaz~orada|ya~bir|yika|yillar sonra|zamana|zorunda|zor~seyle
-42|*alet|*arca|*ayed|*ctur|*eki|*issa|*ize|*jide|*kude|*lam|*loya|*lur.|*mali|*mci|*neme|*rime|*rtta|*slar|*suc.
-42|*ukta|*uyan|*yar.|*yed|*ygu|*ygum|*ynum|*zdu|^alan|^bunu|^cunku|^kardesin|^kompozisyon|^mesela|^metne|^sonuc
-42|^yazdigim|adal*|adalet|adres~payla|afraid~help|ailen duymasin|anlatirken|ask~de|ayarl~sileb|ayiral*|ayiralim
-42|ayirma|ayrilinca|bana yazman|bana~fotog|bana~gunay|bana~her|bana~once|bekleme.|ben basligi|ben bu|beni~soruy
-42|ben~hatal|ben~yanli|ben~yazay|ben~yazmi|ben~yine|birak~arkad|birak~senin|birak~sonra|birak~var|birli~bakin
-42|bir~kutla|bir~saatt|bos kalmis|bos~kalmi|boynum|bozmaz|bozmaz.|bu konusmayi|bugun~de|bugun~donel|bugun~mi|bulm*
-42|bunlar|bunu~onlar|bunu~yapab|bu~rahat|bu~soz|bu~yarin|cevap~seni|ceviri*|cizgin*|cok~icten|cok~olmas|cozdu~denem
-42|darling~parent|da~soyle|degerlendirme|demissin|deny~only|de~demem|de~ver|dikkatini|dilim.|din|dogru~soyle|doke*
-42|dolasi*|duygu|duygum|erase~noone|etme*|ev adresini|evde~nasil|ev~adres|ev~soyle|fark~ettir|feel~return
-42|fotograflarini|gecerli|gece~cikma|gece~yazma|gibi~oluyo|gotur~gerek|gozle~gibi|grup|gurur~bir|guve*|haber vermek
-42|haftada iki|haftan|hazirla.|hedefimiz|hesap makinesi|hesap~kulla|hesap~makin|hicbi~sinav|icine~girme|icin~oldug
-42|icin~tesek|ifadel*|ifadeler|ihtima*|ihtiyaci|iki ayri|iki~ayri|ilk|inceledim.|insan bazen|insanlarin|kac~kac
-42|kardesini|karde~yapma|kayma|kendine haksizlik|kendi~haksi|kimse~verem|kolay~bir|konuy~iyi|kuruld*|lesson~happy
-42|lesson~student_said|life~rememb|list*|makinesi|mera*|ne yapacagini|nefe*|neye|ne~vazge|noone~family1|noone~you-did
-42|not~help|odul*|okuyan|olmus.|once~arkad|once~bakal|once~ister|once~yanli|only~I-had|ornek cumle|oturm~en|ozlemini
-42|ozlem~olur|ozler|ozler.|o~burad|o~okuya|o~telef|parent~rememb|rehbe~danis|rememb~wait|saatine|sad~deny|sad~tired
-42|saklamak seni|sali~bos|salonu*|sana~birak|sana~dakik|sana~hakki|sarm*|sayil~sen|secimi|selfProgram~me2|sen cok
-42|seni sinifta|senin~yol|seni~demek|seni~duygu|seni~zorla|sevil~hisse|sey var|simdi~acma|sinama|sinav~bana|sistemini
-42|sol|someone~write|soylemen bir|soyle~adim|sozcugu|sozu~iyi|soz~kendi|student_said.|study~help|suc.|sunu da
-42|sunu sorayim|sunu~da|sunu~soray|tabloya|takim~ve|tarafinda|tek~guven|tersin*|teyz*|tuketm*|veriyor.|ve~ihtiy
-42|ve~onlar|wait~help|write~I-will|yanin~olmas|yanit~ureti|yardim eder|yardi~eder|yarim~yuruy|yasadi*|yazdi~kaldi
-42|yazdi~sey|yemegini|yetis~bilme|yont*|yurt*|yurtta|zit
-43|*apta|*ava|*bek|*dima|*erle|*etli|*gral|*hnin|*ihte|*ili|*inti|*isli|*keti|*klas|*plam|*rih|*tiyi|*ude|*yur.|*zmek
-43|I-do~I-not|^anlatmak|^cikinca|^hesabin|^nobetci|^sinavdan|^yanindaki|^yazdiklarini|^yolda|^yuruyus|abartma yapar
-43|abart~yapar|afraid~study|aglayamam|ailenl*|ailenle|ailen~duyma|alac*|annen~onunl|arkad~buna|arkad~nasil|arta*
-43|atla*|bakarsin.|bari*|baska~bir|baska~da|baslik|bebek|beklemem.|belg*|bensiz cozdugun|bensi~cozdu|ben~degil
-43|ben~diyem|ben~gitme|best~we-let|bes~olsun|bilebi*|bilebilir|bilgilerin|bir parca|birak~icin|biri|bir~buna
-43|bir~donup|bir~gorun|bir~kitab|bir~koy|bir~tablo|bir~yuk|bitirdik|boldum|bosa~gitme|bozulunca|bu guzel|bu konuda
-43|bugun~ne|bugun~uc|bulursun|bulursun.|bunu~danis|bunu~karis|bunu~tasim|buyur.|bu~konud|ciktik*|ciktiktan
-43|ciktiktan sonra|cikti~sonra|cok~anlat|cok~ne|cok~ogren|courtesy~only|courtesy~study|daha~kalir|da~biliy|da~deste
-43|dere*|derken abartma|derke~yapar|de~bu|dikka~dagil|dinle.|diye yakinir|diyelim ki|diyel~ki|diye~yakin|doktorun
-43|doktoruna|dord*|durdu~senin|durum.|durumda|dusunceyi|dusun~daha|duzen|duzenli|ezbe*|feel~need|feel~you-do|gecebi*
-43|gecerl*|gecme|gelmis.|gerce~bu|gibi hissediyorum|git~ye|gizled*|gordu~kaydi|goremem|gozu|gun~ve|hareketi|hasta~ve
-43|hazir olunca|hazir~olunc|herke~yok|hesap~bir|hisse~ihtiy|hucrey*|icin iki|icin~liste|iki~da|insan gibi|integral
-43|ise~olur|isteri*|isterim|isterim.|istersen ayarlardan|ister~ayarl|istey~verme|kac|kadar~soyle|kahve~aksam
-43|kahve~sonra|kaldi~ne|kalma~degil|kime|kimse~icin|kisa~tekra|kotu~gecti|kulakc*|kull*|kutuph*|liste~siral|marry~not
-43|ne oldugunu|nedeni|netler|ne~hafta|ne~oluyo|notlarini koydum|notla~koydu|ogretmenine bahset|ogret~icin
-43|olursa verme|olurs~verme|once~koydu|once~yapma|ozlemedim|planladim.|quote~darling|rahat|sabah~yap|sad~lesson
-43|sakla~birli|sakla~degil|sana sir|senden tek|sende~tek|seni yormus|seni~anlad|seni~da|seni~olan|seni~rahat
-43|seni~yormu|sen~yardi|seslen.|sevemem ama|sevem~ama|sevgisini|sila*|silah|simdi~istiy|son iki|sorarsan|sozcuk*
-43|stop2~lesson|tarih|tell~happy|toplam|toplam*|uc~soruy|uyar*|uzag*|uzaga|uzun~surer|ve bir|vermeden|ve~de|ve~kalsi
-43|yakinir|yakinir.|yapacagini|yapm*|yardima|yasar|yasar.|yaym*|yazarsan|yazdigina|yazdiklarina|yazdi~okuya|yazma~ona
-43|yazma~vakit|yok~yazar|yormus|yormus.|you-do.|you-if~cry|yuruyen|yuruy~bir|yuruy~sevdi|zara*|zihnin
-44|*aki|*arm|*atik|*coz.|*ela|*enir|*esem|*fin|*inci|*iste|*jen|*kez.|*kli|*kur.|*loyu|*ndin|*nlis|*nmam|*pida|*ran
-44|*rmus|*rol|*rtma|*sela|*tce|*teye|*trol|*tuna|*udur|*ulun|*vap|*ynak|*zisi|I~I-had|^cuma|^kalp|^kim|^kurstan
-44|^merak|^ogleden|abartma|adim|agir bir|aksam~uyuya|alarm|alman|ama~da|ama~oldug|anladigimi|anlat~bozuk|anlay~kisi
-44|annem babam|annesine|aran*|arkad~iyi|asik olamam|asik~olama|asker|ayda|ayin|babam yok|bagla~bir|bakarsin|bana dort
-44|bana~dort|bana~kendi|bana~yazmi|basin|bekl*|ben bedenim|ben kagidini|beni~etmez|ben~cizdi|ben~siray|bilemem
-44|bilmen*|bir de|bir ust|biraz~istiy|bir~bulal|bir~kendi|bir~ne|bir~ust|bitir~da|bitmed*|body~I|bu hafta|bugun bana
-44|bugun~dakik|bugun~dort|bugun~sorun|bunu~bir|bunu~hatir|bu~gunle|bu~sahib|bu~yapab|calisabilirsin|calisabilirsin.
-44|cevap|cocuk~ne|cok kisi|cok~kisi|courtesy~we-let|coz.|cry~deny|cumlel*|da~cozer|da~soruy|de o|de oyle|deneme
-44|denem~gordu|denklem|de~ogret|diyors*|dort kez|dort~kez|durumd*|edecegim.|eser*|etmis.|ettim~nasil|ev~bos|gece*
-44|gerce~kisi|gidince ev|gidin~bos|gidin~degil|gidin~ev|gizlil*|gore*|gozyasi|guclen*|guclendirir|guclendirir.
-44|haftas*|halana|happy~deny|hemen~gelme|her~bir|her~yerin|hesabin|icin degil|icin zor|icin~bir|ile~arasi|ilk~hafta
-44|izlemek|kacmiy*|kacmiyor|kacmiyor.|kapatip biraz|kapat~unutm|kapida|kaynak|kazanm*|kez.|kimsenin sana|kimse~ama
-44|kimse~der|kisa~ogren|kisi seni|kisim|kisi~da|kola*|kolay olur|kolay~olur|kontrol|konuy~tek|kucult*|kur.|kursta*
-44|kurstan|listesi|lonely~tellnot|masalda prens|matem~gorme|memn*|mesela|mesel~degil|mevl*|mevlan*|mevlana|neden
-44|nefes~egzer|nereye gidiyorsun|nerey~gidiy|ne~sorar|not~kiss|okumay*|ona git|ona ne|ona~git|ona~ne|ona~seni
-44|once~anlat|onlar~seni|onlar~ver|ornekleri|oturumu kapat|paragr*|parcasi.|parent~love|plan*|planini|program~I-did
-44|quote~feel|quote~teacher|return~write|ruyala*|saatini|sadec~gordu|sende~istiy|seni unutmus|seni~dinle|seni~duyma
-44|seni~seven|sen~coz|sert|sesi|sifre~payla|silebi*|silebilirsin|simdi~tek|someone~study|sonucunu gordum|sonuc~gordu
-44|son~uc|soruy~baska|soyledin.|soyle~ona|stay~student_said|study~best|surerk*|surerken|tabloyu|takildigin|tam olarak
-44|tam~olara|tasir|tehd*|temp*|tikl*|tiklam*|tiklama|tiklama.|titre~kadar|turd*|uyeler|uyeler birbirini|uykun~kacir
-44|uzulursun|uzunsa|vakit gecirmek|vakti geldi|vakti~geldi|ve~daha|ve~gizli|vurm*|warn~I-am|yanlis|yapami*|yarin daha
-44|yarin~bakar|yarin~kolay|yati*|yazdi~daha|yazdi~kimse|yazdi~metin|yazisi|yetis~de|yikamak|yili|yola|yolda
-45|*ber|*cal.|*ceni|*ezi|*gal.|*git|*ile.|*isse|*ldar|*mak|*mayi|*nari|*nen.|*nuya|*raya|*rmek|*rpi|*rtin|*ser.|*tune
-45|*vvet|*zdir|0|14|6|60|I-did~love|I~tell|^belirsiz|^cozumu|^ek|^harika|^kucuk|^takilirsan|^varsa|^yeni|acisi.
-45|adres~soyle|aglam~cok|aile~hekim|akimi|annen.|arkadaslarin seni|arkad~ara|arkad~ona|ayarlardan|baban~anlat
-45|bakis acisi|bakma~icin|begenm*|belirl*|belirsiz|ben sekli|benim.|benim~vedal|beni~isted|beni~sor|ben~duzel
-45|ben~isare|ben~sekli|bir yetiskinin|biraz~kisal|birin~ikinc|bir~ablan|bir~gormu|bir~sevdi|bir~yok|bunu~basin
-45|burad~ederi|buyugun|bu~cozum|bu~kesin|bu~olara|bu~oldug|cal.|carpi|cocuk~degil|cogunl*|cogunlukla|cok ne|cozuyo*
-45|dag|daha soracagim|daha~sorac|darling~secret|degil~dogru|denir|denir.|deny~come2|dersem|dersem seni|derse~kandi
-45|derse~oluru|derse~seni|devam et|devam~et|deyim|de~yazmi|disind*|diyere*|diyerek|dogal.|durumu*|duser.
-45|dusunuyorsun.|duzene|elin|etkiler|etmek.|forget~leave|forget~lesson|forget~sad|gece~kal|gere*|gitti~merak
-45|gun~sinav|hafta~bos|hakkin*|her~soru|human~tell|ile~aski|inter~kimse|iyi~gelir|kadar~guzel|kaldi~mi|kalk|kandirmis
-45|kandirmis olurum|kandi~oluru|kapata*|karar~verme|karistirma|karsilastirdim|kazandirir|kelim~de|kenari|kendi~boyle
-45|kirilm*|kiskanmis.|kiss~deny|knownot~I-am|konusmuyorum|konusmuyorum.|konusunu|konuya|kosm*|kult*|kural|kuvvet
-45|lesson~not|love~help|love~understand|loza*|lozan|marry~quote|miden|mine~study|mine~teacher|miss~quote|muzik
-45|nasil~bilmi|nasil~bir|nasil~konus|nazim|ne hissediyorsun|ogleden sonrasi|olanlar|oldu~okuld|olur~diye|ona~istiy
-45|once biraz|onlar~anlat|oturmak|oturur|oturu~dakik|ozel~mesaj|ozlem~anlat|planladim|rehber ogretmeninle|rememb~stay
-45|sen uyu|sen yaz|seni anliyorum|seni kandirmis|senin~tek|seni~kandi|seni~oluru|sensi~seni|sen~siral|sey~senin
-45|sinav sabahi|sir saklayamam|soguma*|sogumasin|someone~teacher|sonuc~mi|sonu~bir|soruy~adiml|sozle~bir|study~I-did
-45|tahmin*|tanimadigin|tarim|telef~ve|uc gun|urun*|ustune|uyuyamiyorsun|uyuyamiyorsun.|uzmekt*|uzmekten|ve bu|vermeni
-45|vermis|we-let.|yapilm*|yazdi~yanit|yeni~denem|yetiskinin|yok ama|yorar.|yurutme|zaman~kadar|zaten~yapti
-46|*acak|*ctan|*devu|*evu|*gar|*lat|*olu.|*raki|*sek|*yin|*ymak|12|I~knownot|^aramizda|^bekletme|^gec|^notunu|^peki
-46|acik.|acikmam|acip|ailel~gizli|ailen seni|ailen~kutla|ama~guzel|anlasm*|annen~bugun|arab*|ayirdim.|ayni~daha
-46|ayril~canin|babaannen|bakmadan|baslan*|belki~onlar|ben kendi|ben saatleri|ben~saatl|ben~verey|bilmel*|bir is
-46|bir~ic|bu aksam|bugun~icin|bu~deney|cayi|cevap verme|cok dogal|cry~return|da~konus|deft*|denem~var|de~adiml
-46|de~ister|dinleyebilirim|dinleyebilirim.|divan|edecegim|ekrandan|eline saglik|eline~sagli|ettim.|geliyorsa
-46|gelmiyor.|gerce~ne|gerekiyor.|gitmiyorsa|gonderme.|happy.|hatala*|hazi*|hazirla|help~rememb|hic~benim|human~lonely
-46|icin~hazir|iki~gizli|ile~etkil|islem|isteyen|isteyen olursa|istey~olurs|jealous~only|kacirma.|kadar~o|kadar~sen
-46|kalabalik|kaydirma|kendi~bir|kendi~verme|kimse benim|kimse~gonde|ki~ve|kontrol edecegim|kontrol et|kontr~edece
-46|kontr~et|konusabilirsin|konusabilirsin.|konus~uygun|konu~sonra|kusmus|lesson~me2|madd*|mesaj at|mezunl*
-46|mine~student_said|miss~miss|not~warn|ogretmenin bu|ogret~verdi|oksije*|olmadigi|olmadigi icin|omuz*|once~nefes
-46|only~family1|ozetleyeyim.|ozlemek|o~otur|pazar~gunu|plani~kaydi|programim.|randevu|rehbe~bende|sad~help|sag
-46|sana kusmus|sana~goste|sana~kusmu|sana~progr|sende~sey|seni~biraz|seni~calis|seni~cunku|sey~sorac|sicaklik
-46|simdi~ettim|sinav~panik|sirl*|siya*|sonraki|sonra~et|sonuc~ediyo|sonuc~merak|sosy*|surer|su~nered|tani.|tasi*
-46|tatliy*|tatliyi|tired~deny|uc~gun|uste|uydurd*|varsa bunu|varsa~bunu|varsa~konus|wait~only|yalni~istiy|yanim~de
-46|yaninda biri|yapilan|yapmaz.|yatiri*|yatirim|yazim|yaziyorsun.|yazma~gerek|yine~bir|yorar|yorulmam
-46|you-if~selfProgram|you-if~tellnot
-47|*ala.|*ani|*cimi|*emli|*enci|*etim|*gasi|*gli|*hesi|*iniz|*isik|*iyle|*kle.|*lden|*liye|*liyi|*lona|*lul|*meni
-47|*mine|*nder|*nnen|*olu|*rse.|*say.|*slim|*smus|*umam|*vram|*yaci|*yayi|*yla|*yonu|*zari|I-am~quote|I-am~tellnot
-47|I-be~need|I-did~I-do|I-do~parent|^baski|^kapiyi|^kimseyle|^masalda|^ucuncu|^yasim|aci|acikca|aglayabilirsin|almis
-47|al~basla|anlam~cekin|anlam~sorma|anlat bana|annen~bunu|annen~istiy|arac*|ayrimi*|bana~bunu|bana~oneml|baska~de
-47|baska~ilgil|basv*|basvur*|bekleyen|bekliyorum.|benimle cozdugun|benim~cozdu|beste|bildigim|bir hata|bir~git
-47|bir~unutm|bolumu*|bu cok|bugun~yedin|bunda~bir|bunda~sey|bunda~yok|bunu anliyorum|bunu~gorme|bunu~hakki|bunu~oneml
-47|buradan|bu~agir|bu~hep|bu~kisa|bu~kural|bu~senin|calis~anlat|calis~ne|cephes*|cephesi|cok sevindim|cok~sevin
-47|come2~program|cumley*|cunku~beden|cunku~degil|daha kisa|daha~kisa|da~al|da~o|de programi|degil~da|derdin
-47|derke~abart|ders~dusun|de~ama|de~yol|dire*|diyel~bir|dogruyu|dus|dusun~istiy|edey*|edeyim|egzersizi|eksi*
-47|eller~catla|emekle|gazl*|gibi~biliy|gonder|gonderdigi|gorevin degil|gorev~degil|gorune*|goturm*|gun.|gunc*|gunu
-47|hafifl*|hala*|hatasi|henu*|henuz|her~kirk|hizla~istem|ikinc~daha|ikinc~kisa|ikinc~yol|izleri*|kadar~ne|kadinl*
-47|kaldigimiz yerden|karsi~ol|karsi~progr|kavram|kelim~yeter|kendin*|kesin|kimse~bunu|kimse~sevgi|kirilmam.|kism*
-47|korkma*|meml*|memlek*|mesaj~de|milli|nobet~de|odada|odanda*|ogrenci|ogretmenlerin seni|ogret~once|okula gitmek
-47|olan~degil|olmadigini|once~diyec|onemli|ortak|ortaya cikar|ozetleyeyim|parent~need|parent~you-did
-47|paylasma kimseyle|payla~kimse|pazar~bos|plan~hic|return~lesson|sadece deneme|sadec~denem|sadec~sonuc|sad~knownot
-47|salona|sana~baska|sana~etmek|sana~gelmi|saril.|savas|say.|selam soyle|selam~soyle|seni en|senin gorevin|senin~en
-47|senin~gorev|senin~yerin|seni~sinav|seni~yuzde|sen~biraz|sey~istiy|sey~olmaz|simdi bir|simdi yanit|simdi~sinir
-47|simdi~yanit|sinav gunu|sinav~nasil|sinifta sana|sormay*|sormaya|study~I-had|study~someone|su anda|suru*|su~anda
-47|tani|tesl*|teslim|teslim et|tesli~et|tyt~ayt|understand~you-if|uyguns*|uyumam|vakit~bulam|vakti|var mi|varsa~onlar
-47|ve~konus|wait~body|yaninda kal|yanin~birin|yanin~istiy|yanin~kal|yanin~kim|yanin~sen|yarisindan|yasim|yasim~yok
-47|yazayi*|yazayim|yazis~bir|yazma~da|yazma~oneml|yok bir|yokke~bekle|yuzden soruyorum|zihn*
-48|*asal|*atin|*erir|*eyse|*igin|*irli|*kil|*kini|*kis|*lun|*mim.|*olan|*oya|*piya|*rara|*rle|*sar.|*var.|*ydir
-48|^ailenle|^birinci|^tek|aglars*|aglarsan|aksami*|almak|ama~etme|anlatan|anlatiyor|anlatman iyi|anlatmayi
-48|anlatmayi dene|anlat~dene|anlat~iyi|anlat~misin|arkadaslarinla vakit|arkad~gecir|arkad~vakit|arkad~yazmi|ayip*
-48|ayipla*|ayirdim|baban~diye|bakabi*|bakis~acisi|basari*|basin~donuy|baslam*|ben notlarini|bende~iyi|beni birakma
-48|beni rahatsiz|benim~diye|bir~gerek|bolu|bugun~yaziy|bunu tek|bunu~anliy|bunu~kolay|bunu~yap|calis.|cizm*
-48|cok normal|cok~dogal|cok~kazan|cok~norma|cozerd*|cozum|cozum~goste|cunku duygularim|cunku~duygu|da yok|degild*
-48|de~cunku|de~ki|de~okuya|de~yapar|durmuy*|emegin|emek*|ertesi|etmek zorunda|etmek~zorun|gecen denemede|gece~uyuma
-48|gene*|gibi~ifade|gibi~kisa|gun~hicbi|hakki~soyle|hatirlatmayi|hepsin*|herkesten iyi|herke~yorul|hic~okuma
-48|hisse~iyi|home1~you-if|ici|icin~karis|iki~ailel|iki~indir|inaniyorum.|istedigin zaman|isted~zaman|isteyi*
-48|iyi~niyet|kac mol|kacirir|kac~mol|kagidi*|karara|kartla*|kaym*|kema*|kemal|kimse bilmemeli|kimse~dayan|kimse~telef
-48|kimse~yokke|kimyasal|kitap~gotur|kizmiy*|kizmiyorum|lesson~heart|liseye|lonely~daily|love~program|mill*|my~warn
-48|nasil geciyor|nasil~geciy|nedeni*|niyetl*|noone~without|o gun|odana|ogret~seni|okuldaki|okulunun|olcu|oranla*
-48|oyunda kadin|oyund~kadin|o~gun|paragrafi|program~best|quote~warn|return~help|return~parent|return~stay|roman
-48|sabah~aksam|sad~sad|saklama|saklayamam|sana~yuruy|sehi*|sen bul|seni seven|seninle gurur|senin~gurur|sen~bul
-48|sevdi~anlat|simdi~sey|sinav~gunu|sinir|sogu*|sonucl*|soyluyorum|susuyo*|telef~kapat|tell~come2|tesekkur ederim
-48|tesek~ederi|tutor1~quote|understand~student_said|var.|verdi|warn~leave|we~I-not|without~wait|yanin~bana|yanin~biri
-48|yapiy~ama|yazila*|yemeg~ye|yokken de|yokke~de|yorulm*|you-do~understand|zor bir
-49|*amba|*cnun|*daga|*hve|*isa.|*iyla|*kluk|*kmis|*ksek|*las.|*lme.|*nisi|*nuca|*pki|*rdun|*rer|*ruda|*rus|*ssa|*tabi
-49|*vim|I-am~love|I~lesson|^basin|^mecnun|akim*|aksam~koydu|ama bir|ama hic|ama~hic|anlatabilirsin|anlatabilirsin.
-49|anlat~kolay|anneannenin|ara ver|ara~ver|artirm*|asik~ama|ayiralim.|bakars*|bana her|bana yazabilirsin|bana~olman
-49|bana~sorab|bana~yazab|ben duygularim|bende~devam|benim~sakla|beni~beni|ben~testi|ben~yazil|bey|birak~degil
-49|birine haber|birin~haber|bir~basin|bir~guven|biyo*|biyolo*|body~mine|bu tur|bunu doktoruna|bu~ayni|bu~kalir|bu~tur
-49|carpim*|carsam*|carsamba|catlak*|catlaklar|cok~olur|da anlat|da~cozeb|de ogretmenin|de okuyabilir|degerin
-49|degil~dinle|demiss*|de~yanin|de~yok|diye~sey|duser|duzelt*|ekleye*|en zor|en~zor|etmek~degil|ev|evde~bir
-49|family1~family1|family1~home1|fark~cok|fisi*|fisild*|forget~study|fotog~gonde|gecen~denem|gelmes*|gerekirse
-49|gezece*|gibi~yorul|gitmedim|gonderme|gormek guzel|gorme~guzel|gorunur.|guc|gunler icin|gunlu~degil|gunlu~kimse
-49|gunlu~zorun|guveniyorum|guven~bir|haftad*|hafta~kisa|hakkinda|halk*|herke~diye|her~degil|her~oturu|her~yok
-49|ihtiy~da|ilk~soyle|inceledim|indirdim|indirdim.|istememistim|isterse verme|ister~devam|ister~verme|izin~sonra
-49|jealous~feel|kahve|kalemi|kalmam*|kendi~bak|kimse~kiska|kirici|kirici.|kisa.|kitabi|konus~okuya|korur.
-49|leave~program|leave~sad|masald*|masalda|masal~prens|mecn*|mecnun|mesaj~at|mine~deny|molala*|ne var|not~need
-49|o gelene|odasinda|okumuy*|okumuyor|okumuyor.|okuyabilir|okuyabilir.|okuyu~oldug|oldugunu gordum|olmasam da|once ne
-49|oraya|ornek~cumle|ozledigini|ozlem~bir|paylasim|quote~study|quote~tellnot|quote~tutor1|saglik.|saklanmaz.
-49|sana haritayi|sana~gonde|sana~guven|sana~harit|sana~mesaj|sana~takma|sana~verey|sana~verme|sayi|sayisa*
-49|secret~promise|seni taniyor|seni terk|senin~degil|seni~seni|seni~terk|sen~basin|sen~calis|sen~ilerl|seviy~diye
-49|sifat|sikilm*|simdi~ve|sinav~konus|sonuca|sonuc~buldu|son~iki|soru acma|soruda|stay~lonely|sur|sur catlaklar
-49|surek~ertel|sur~catla|takmal*|takmalari|telefona bakma|telefonu annene|ucun*|understand~program|uygun degil
-49|uygun~degil|uyu|write~selfProgram|write~you-do|yanilabilirim.|yazara*|yazarak|yazis~sakla|yaziyorsun|yazmay*
-49|yazmissin.|yeni bir|yikama*|yine de|yine~de|yoktur|yoktur.|yoldas.|you-if~needless|yukl*|yuksek|zaman~ne|zar
-49|zor~gun
-50|*azsa|*eder|*elik|*ens|*hini|*lari|*oru.|*rkma|*rmak|*saya|*set.|*tra|*unsa|*yle.|*zsa|I-did~lonely|^adresini
-50|^diyelim|^merhaba|^sistem|^son|^sozu|afraid~you-do|ailen~iyi|aklin|aliyorum|aliyorum.|annean*|arkad~ozel|bagimli
-50|bakmayan|bana~haber|benim~yalni|ben~payla|ben~yuzde|bilmelisin|bilmelisin.|bilsin|bir arkadasin|bir konuda
-50|bir~basla|boyle~uygun|bu~hafta|bu~sucun|cemiye*|ciddiye aliyorum|ciddi~aliyo|cik~komsu|cok~olmal|courtesy~best
-50|courtesy~tell|da soyle|daglar*|daglari|daha kolay|daha sakin|daha~kolay|daha~sakin|daily~lonely|degil~rehbe
-50|demek~istiy|dene*|denem~kotu|deny~return|de~kendi|de~progr|dilimi|donemde|dusunmen|ekledim.|esit|etmiyorsun.|evet
-50|family1~my|fark etmez|fark~etmez|film*|gelmis|geometri|gibi~de|gibi~dusun|gibi~hisse|gibi~yine|gidinc*|gidince
-50|goze|haber~cikma|help~daily|horm*|human~love|icin~iki|ikinc~var|ikisini|ilah*|inciti*|istem~soyle|izin~konus
-50|kaciri*|kadar~diye|kalma~da|kek|kendi~baska|kim|kimse~yazdi|kiskanmis|konusabilir|konusabilir.|korkma|kurari*
-50|kusers*|kuserse|kutlam*|leave2~not|leave2~return|love~secret|masaya|mesaj~bende|miss~my|miss~only|nasil gectigini
-50|needless.|need~study|ogretmenine de|okuld~ogret|oldug~gordu|olum*|oneririm|oneririm.|onune|orgu*|ornekl*|oturum*
-50|ozet|o~arkad|o~daha|prens|promise~I-am|quote~best|rehbe~konus|sana~diyen|sana~hosun|selfProgram~human
-50|seni kiskanmis|seni sevenler|seni~yapma|seveme*|sevenl*|sevenler|sevgi~bir|simdi yeni|sinav~yazma|sistem|sold*
-50|sonuc~adim|sorayim.|sorma|soru*|soylerler|soylerler.|soyluyorum.|student_said~deny|study~student_said|tekra~koydu
-50|tired|tired~lesson|tired~not|utaniy*|uyanin*|uyaninca|uyel*|uyele~birbi|uzgunum.|uzmus.|vermi~ogret|versin
-50|wait~I-be|wait~sad|yanin~kadar|yapabilirsin|yapabilirsin.|yardim etmek|yardi~etmek|yeri|yerinde|you~study|zorla
-51|*cin|*era|*etci|*etri|*igi.|*nize|*ris|*sar|*sri|*tri|*ttir|*zik|^benimle|^deme|acariz.|afraid~I-did|aksam~once
-51|aliskanlik|anlat.|anlatilir.|annene surpriz|annen~misin|annen~saat|annen~surpr|annesi*|arkad~seni|attigi*
-51|baban~cok|bagiml*|bana~kez|bende~kalma|ben~buna|ben~mesaj|ben~notla|ben~siral|bir~dene|bir~konud|bir~verey
-51|bitin~degil|boyle.|bugun seninle|bugun~daha|bugun~kez|buna~karsi|bunu annenin|bu~dusun|bu~gelme|bu~getir|bu~grafi
-51|bu~o|bu~olur|cok~calis|cok~oneml|cumlesinde|cumle~var|dagitm*|daily~program|degildir.|degil~kendi|degil~seni
-51|demek degil|deny~my|de~buna|de~soz|de~yaz|diye seslenir|diye yazmissin|diyen~seni|diye~yazmi|dize*|dogruy*|ekle
-51|erase~understand|ertel~basla|ev~kimse|forget~tellnot|gerce~seni|gozle~ne|gunle~icin|hafta~birak|hakli.|hediy~sakla
-51|ic|indird*|isten~degil|iyi oldu|iyi~oldu|kadar~bir|kalmadan|kari*|karisi*|karsi~besle|kaybe~cok|kesr*|kesri|kiml*
-51|kimse~gibi|kirilmam|kisa surede|kisa~sured|kiska~yok|knownot~need|kontro*|korktugun|korkuyorsun.|limit~turev
-51|listesini|lonely~quote|love~marry|matem~ama|nobetc*|nobetci|nobetci ogretmene|nobet~ogret|ogret~sor|okulunun adini
-51|okulu~adini|ol ben|olmayan|olurs~soyle|ol~ben|once~yaz|only.|o~gelen|para~verme|program~understand|progr~kimse
-51|rehbe~ogret|return~needless|sakla~seni|sali|sana~kimse|sava*|sayilmaz|selfProgram~deny|senin~ailen|seni~git
-51|seni~incit|seni~kisi|sen~ol|seviyor|simdi~dene|sinav~bu|sirasi.|sirlar|sirlar saklanmaz|sirla~sakla|site*
-51|son~birak|soruy~cozer|soru~acma|soyle~cekin|soz~ben|sunu~istiy|tek~bakma|understand~you|unutmus|vermed*|ve~annen
-51|ve~arkad|ve~bu|vide*|yakin|yazdiklarindan|yazmistin|yirm*|yok~ama|yorum|you-do~you-do|ziyaret|zor~bir
-52|*abi|*ada.|*alin|*ayin|*ceyi|*cusu|*emek|*fler|*haba|*hat|*iden|*imli|*ire|*lese|*munu|*pmaz|*sli|*tmus|*tre|*van
-52|*vet|I-am~forget|I~needless|^beklerken|^dersler|^evet|^karsilastirma|^kimse|^sair|^sevmedigin|^soz|^uc|adimlarini
-52|ait|anlatim|annem~babam|annem~yok|arasi|arkadasinin sana|arkad~var|babam~yok|babanl*|babanla|bagi*|bana.
-52|ben kontrol|benim annem|benim~annem|ben~cunku|ben~edeyi|ben~plani|besler|besler.|bir~cikar|bir~hata|bir~sorab
-52|bir~yapab|bir~yerin|bugun~yazdi|bunu~haber|bunu~ver|bu~sildi|bu~uc|come2~needless|cozebilirsin|cozemediysen
-52|deneme.|deny~sad|durust ol|durus~ol|edeyim.|elem*|elinde*|fiilin*|gaze*|gece~ayni|gelebi*|gelebilir|gerekc*
-52|gerek~bir|gerek~kadar|gir.|gorunuyor|grubu|hayir~yok|home1~help|icin~bunu|ilk~olur|iyi bir|kadi*|kahvaltini yap
-52|kaldi~yerde|kapat~hisse|kapiyi acma|kirmizi|kisi~seni|kontrol edeyim|kontr~edeyi|lesson~I-am|merhab*|merhaba
-52|my~lie|my~parent|numar~verme|ogret~bu|on bes|on~bes|oturdu*|panik|parent.|parent~teacher|sana inanir|sana kimseye
-52|seni~korum|sen~edeyi|sen~kontr|seslenir|seslenir.|sevme~bolum|sildim.|sir~verem|sise*|sonrak*|sorulu*|soyle.
-52|study~leave|suclu|surede|su~konus|ucu|uzatm~o|uzun|ve~soyle|ve~yazdi|wait~not|yaniti sildim|yanlis bir|yapila*
-52|yapmaz|yeni soru|yeni~soru|yok~aglay|you-do~courtesy|you~angry|you~program|zor~gecir
-53|*brik|*cesi|*das.|*gal|*iye|*ket|*let|*madi|*olog|*pin|*ulme|^ask|^bu|^canim|^dershane|^ev|^haklisin|^sevdigin
-53|adimi sen|anlatayim.|anlatilir|arayam*|arayamam|atma*|bakis|basligi|beni~anlat|benzetme|ben~adiml|ben~kagid
-53|ben~liste|best~study|bilme~istiy|bilmiyorum.|birakacak|bir~hazir|bir~yazdi|bolg*|bolum~yazma|boyle~sey|bu~durum
-53|bu~en|cikardin|cikardin.|come2~leave|cuma gunu|cuma~gunu|degildir|de~duyma|diye baslayan|diye sordun|diye~sordu
-53|dogal|doneriz|doneriz.|dusunmeye|duyd*|edeceg*|ekledim|etmis|fotografi|gece yalniz|geris~getir|hediye*|hediyeyi
-53|home1~leave|icin ipucunu|iki~hic|isteyebilirsin|isteyebilirsin.|iyi gidiyorsun|iyi~gidiy|kadar~geris|kahvaltini
-53|kaldir*|kisa~koydu|kocu*|kont*|konusman|masana|merak ettim|merak~ettim|mesaj~misin|mi yoksa|ne kadar|ne~diye
-53|ne~kadar|numar~kimse|odanda|odul|oksi*|okumak|okuyab*|olman~degil|onerir*|onun yanina|onu~bu|ozel~gunle|psikolog
-53|sagl*|sahi*|saklanmaz|sakla~verem|sana inaniyorum|sana zarar|sana~kim|sana~okudu|sen~getir|severi*|severim
-53|severim.|simdi~misin|sist*|someone~help|sonra~geldi|sorun|sozle|suc|takma|tebrik|tebrik ederim|tebri~ederi
-53|telefonla|tell~stop2|uzulme|we~study|write~rememb|yapmaya|yazali*|yazalim|yerin~tutma|yol~goste|yorgun*
-53|you-if~tutor1|you~knownot|yuksel*|yuzun~bugun
-54|*anda|*ayan|*hmin|*ibi|*inde|*ira|*izce|*lan.|*mez.|*onla|*rine|*sana|*sini|*sme|*zce|I-not~quote|I-not~you-if
-54|^cevap|^gunun|^onu|^para|^tamam|acikma*|acit*|ama~biliy|anlatayim|anlatici|annene soyle|annen~git|aya|ayip degil
-54|basli~sonra|beklem*|belirs*|benimle paylastigin|beni~etmiy|ben~geri|bicimi*|bilgiyi|bilme~bile|bir saat|bir soz
-54|birakiyorum|birakiyorum.|biraktim|bir~calis|body~parent|buradayim.|bu~ilgil|bu~istiy|cevabindan|cevabindan sonra
-54|ciddiy*|ciddiye|cozerk*|cozerken|da~karis|degis~ne|delird*|demek~degil|de~istem|egze*|egzers*|eksikl*|evden cikma
-54|feel~write|gelme~icin|geri donup|geri~donup|getir|getir.|gormen|gorulu*|gorulur|gorulur.|guven~bu|hakkin var
-54|icin~sana|ifad*|iki|istemezsen|kalmad*|kavu*|kila*|kimse~da|kimse~geliy|kimse~gorus|kimse~seni|lesson|merak|muzi*
-54|ogret~bilsi|okula~gitme|okul~gibi|oray*|otur|program oldugum|progr~icin|robot degilsin|sana yol|satir|secret~love
-54|seni uzmus|senin adina|senin~adina|sensi~takim|sen~degil|seven~seni|sevi*|sifre~arkad|soruyorum|soruyorum.
-54|soyle~olur|sozcug*|stay~quote|study~you|surpr~sakla|tahmin|tekrar*|telef~karis|titrey*|tur|tutulur|verile*
-54|wait~tellnot|without~quote|yanin~var|yazdi~aliyo|yazdi~ciddi|yoksa~mu|yonl*|you-do~we-let
-55|*4.|*ans|*ant|*ekir|*etir|*gisi|*ilan|*ini|*lat.|*negi|*oyu|*yene|*yin.|4.|I-not~miss|^aciyi|^sure|^yarin
-55|adimi~sen|ailen~var|ama~kalma|anlata*|araya|arayab*|arkad~taniy|beklemem|ben~koydu|bilen~arkad|bilsin.|bir|bir~soz
-55|bunu~sevin|ceki*|cemi*|cevab~sonra|cikari*|cizdim|daily~needless|da~olsun|demis|deneyelim.|deny~cry|desteg*
-55|diyorsun.|dogruyu soyle|duyma~ister|evden~cikma|evde~kalma|eve~annen|formulu|gece~kalma|gerekir|gerekir.
-55|gibi~geliy|gibi~gorme|gitmedi|gorunur|haklis*|haklisin|hedi*|ikiy*|ikiye|insan~anlat|kacina*|kalman|karistirma.
-55|kizmad*|konusun|korkut*|kutu*|kuvv*|kuzenl*|lesson~best|love~someone|metinl*|needless~you-do|nered~ne|notunu
-55|ogrend*|ogrenmek|oldug~sorac|olurs~gerce|oluyor mu|oluyo~mu|only~warn|onu~hep|ornegi|o~ne|o~sen|parca|parent~miss
-55|planla*|quote~love|sabah~bakar|sakla~soz|sana iyi|sana~demis|sana~soyle|sen dene|senin~deger|senin~emegi
-55|seni~degil|seni~olur|sen~dene|seviye*|sir~soz|sorma~cekin|soyledin|soyleme demis|soylen*|soylesem|soyle~demis
-55|soyluy*|stay~study|sure yeter|sureyi|tek bir|unutm~bir|ust|verin|write~life|yalniz degilsin|yanila*|yanilabilirim
-55|yanin~olsun|yapabi*|yapmal*|yat.|yazdig*|yazdigim|yazman cok|you-if~tired|zaman~mi
-56|*asir|*log|*mek.|*rer.|*resi|*rici|*tem|*vas|*yfa|^cumartesi|^fark|^surekli|^unutma|abartm*|adla*|annen~merak
-56|annen~mi|artm*|azal*|baglam*|bana~gonde|bekleme|beni~uzulm|bes|beslen*|bir durum|bir konuya|bir~deger|bir~oluyo
-56|bir~sec|buna|bu~seyle|daha~bir|dil|diyecegini|diyemem|diyo*|donem|duymuy*|duymuyor|ekran~ve|elma|gelir~de|gorevin
-56|gosterebilirsin|gosterebilirsin.|hafta~denem|hati*|hepsini|iyi taniyamam|kahva~yap|kala*|kavram*|kim ne
-56|lesson~family1|lesson~stop2|love~love|my~I-do|ne diyecegini|ne~diyec|once~bitir|onun~yanin|oyle.|ozled~soyle
-56|ozleme*|ozlemem|o~ve|parcasi|parent~marry|program|programin|quote~you-did|sair|sakla~yuk|sayfa|seci*|seni birakip
-56|seni~uzmus|sifa*|sinav~gotur|sordun.|study~I-do|taniyamam|tutamam.|uykunu|uzmus|y|yanlisi|yapiyor.|yarg*|yeni~bir
-56|yerinden|yoruluyor|you~selfProgram
-57|*dene|*dur|*iyon|*lisi|*lme|*met|*nis.|*pta|*tayi|*ucu.|*zer|^kendine|^plan|^sadece|adina|an~musun|artt*
-57|ayip~degil|bana kizabilirsin|bana~kizab|bast*|ben olsam|beni~cekin|beni~rahat|beni~silme|bensiz calisamadigini
-57|bilen~da|bilirsen|biraz~iyi|birlikte bakariz|birli~bakar|bir~gorme|bugun~o|bunda|bunu~duyma|bu~yanin
-57|calisamadigini|cek.|cevabi*|cidd*|cumartesi|da~gerek|degerli|denk|de~verme|dusunuyorsun|en~cok|fall|fell
-57|gerekmiyor.|happy~best|hic~kitap|icin|iki kisa|iki~kisa|isters*|istiyorsun.|kere*|kitaplardan|kitaplardan.
-57|kizabilirsin|kur|lonely~lesson|nega*|negati*|nobe*|not~miss|okul~hemsi|olan|olmadigim icin|olmali.|olman~seni
-57|otekin*|ozur dilerim|ozur~diler|parcas*|paylastigin|secret~cry|senin~konuy|seni~yaziy|silme~beni|sohbeti uzatmak
-57|sohbe~uzatm|soze*|tam|tarafi*|telef~istiy|tercih*|understand~I-not|unit*|uzatmak|vermen|warn.|yalni~bir|yanina
-57|yanit~sildi|yardim ederim|yardi~ederi|yava*|yilla~sonra|yorg*|you-if~afraid|yuzde~soruy
-58|*ali.|*erji|*inir|*irde|*irir|*lman|*mba|*rak|*rdir|*rgi|*yat.|*yun|I-not~selfProgram|I~deny|^cok|^okulunun|^ornek
-58|^sifreni|agla|ailen~bilsi|ailen~ve|akil|angry.|anlat~de|antr*|antren*|bagl*|baslayan|bayr*|bekliyorum|ben degilim
-58|ben~verem|bir ogretmen|bir~evde|bir~ihtiy|bir~sorac|body~tellnot|bunu~yapma|bu~anlat|cal|cekini*|cocuklarin
-58|cunku~yok|da olur|devam~ederi|done*|donusu*|dusunuyorum|eder.|elimde*|elimden|en cok|enerji|feel~deny|fotog~kimse
-58|guclu|guvende misin|haber veremem|halk|happy~parent|hatirlatma|help~my|hizlan*|human~noone|incitm*|kaldigimiz
-58|kalkmak|kalp|karsilastir|karsilastir.|kendi~yazac|kirk dakika|leave~student_said|listey*|metin|mine~we-let
-58|nered~basla|ne~derdi|not~lesson|ogret~seviy|oku.|okud*|oldugunu|olmak zorunda|olmak~zorun|olmali|once~ne
-58|onunl~konus|sana*|sana~diyem|sana~yanit|selfProgram.|sen~sabah|seyle~baska|sormak|sure~yeter|tutulu*|uzgunu*
-58|uzgunum|vata*|we-let~I-be|write~tell|yanlis olursa|yanli~olurs|yirmi|yolda~bir|yolda~calis|yorm*|you~quote
-59|*ceye|*deni|*dine|*figi|*gede|*igi|*itim|*lle|*luk|*megi|*mul|*rmul|*rumu|*smi|*tlik|*tmez|*unu|112 ara|112~ara
-59|I~program|^bayramda|^biri|^kalbin|^onlari|a|ailen~sey|aliska*|alma*|anlatman|annen sana|bana~duzel|bana~kiril
-59|ben~hesap|ben~sorac|ben~soruy|ben~yazdi|biri seni|birinin|blok~mola|body.|bu~zaten|cani*|cok~uzgun|come2~best
-59|come2~write|cuma|dagl*|daily~tell|de ayni|ders yok|de~guzel|dikkat*|edebilirsin|edebilirsin.|ekledi*|etmez.|formul
-59|formul*|gece~istiy|git.|grafigi|hafta~iki|hangi~hangi|happy~happy|hayir~bir|herke~iyi|hisse~ne|hizi|iki~blok|ince*
-59|ingi*|ingili*|iyi olur|kaldirdim|kaldirdim.|kaldirildi|kaldirildi.|kendine|kilavu*|kimi*|kimse~zorun|kisiyl*
-59|kisiyle|knownot~you-if|kutl*|love~stay|mu~mi|ogle arasini|ona~verme|parent~tired|program~noone|promise~courtesy
-59|quote~come2|sad~not|sana~rahat|sana~seni|sana~zarar|secene*|sohbe~ister|sonrasi|soyle~istiy|tek sey|tell~human
-59|tell~you-did|tepki|tutor1~tutor1|uzulmem.|var bu|ya|yarin~ederi|yazars*|yazi*|yemegi|yeni~acma|yora*
-60|*nan|*nat|*nci|*niye|*nlik|*tak|*ter.|*uyen|*vdim|^arkadasinin|^benim|^mesajin|^oyunda|^sunu|aglami*|aklind*
-60|anlasilir|annene sor|annen~odasi|anne~yuzun|baban~odand|bakalim.|basit|baslayalim|benim~sevme|benim~yok|beni~kapat
-60|ben~diye|ben~ipucu|ben~istem|ben~yazac|best~home1|beyin|birini*|biri~seni|bos~birak|bu~guzel|cikiyor.|cozu*|danis.
-60|dayani*|degerli.|de~bilsi|de~bunu|dinl*|en iyi|etmiyorsun|evde~mi|gir|gitme~demek|gonderirsen|gonde~bakar
-60|gorme~istiy|gotururken|hangis*|icin~ipucu|insanlar var|kadar sevmedi|kadar~sevme|karsi~karsi|kimse~bile|kisalt*
-60|kiskanmam|koku|love~human|mesajin bende|need~quote|noone~come2|not~tutor1|ogretmenine soru|ogret~gotur|okuld~rehbe
-60|olums~kulla|ozeti|promise~you|sana~olama|sana~sir|sana~yazmi|saniye|secret~marry|seni~ilgil|sen~uyu|sen~yorul
-60|sevdim|sevemem|sevgilin seni|seviyorum yazmis|seviy~yazmi|sevmedi|sild*|simdi telefonu|simdi~telef|soru gotururken
-60|soru~gotur|study|surd*|ters*|tyt|uymu*|uymuyo*|veda*|wait~study|without~teacher|without~tellnot|yaban~verme|yarin
-60|yuklem*|yurt|zor oldugunu|zorlan*
-61|*abin|*alel|*bak.|*eni|*klem|*lel|*mini|*oku.|*rucu|*tman|*vgi|^ozledim|agir|anlat~yaz|annen evde|anneye|asil
-61|ayarla*|bak.|bana~de|bana~yazdi|ben~ozetl|ben~progr|bir kisi|bir~duygu|bir~icin|bir~kisi|bozukl*|bugun~gibi
-61|bugun~yavas|bulali*|bulalim|bulalim.|burad~anlat|cogu*|dogr*|dogum|eksi|gideli*|gidelim|gidelim.|grafig*
-61|haber~verem|hafta sana|isaret*|kapi*|karsilastirma|kimsenin seni|kitabi*|kork*|korkuyorsun|kurm*|lesson~miss
-61|lesson~you-if|me2~I-not|miss~tell|nasil~sorac|nazi*|ogret~danis|olmadigim|olmus|once~notla|oyunda|paralel
-61|program~lonely|quote~we-let|saatlerini|sakla~bir|sana~hazir|secm*|sekli|selfProgram~you|senin yerinde|seni~yavas
-61|sevgi|sildim|sistem*|soylemekten utanma|study~return|study~warn|takim|teacher~tired|tek~degil|uret*|verir.|ve~var
-61|write~courtesy|yabancilara|yalniz*|yapay zekayim|yorucu|you-do~I-not|zekayi*|zekayim
-62|*blo|*git.|*ilir|*kkin|*nina|*tne|*tten|*urur|3|I-will~I-do|I~warn|^belki|^gizlice|^neyi|^yatmadan|acik
-62|annene haber|arasini|ayar*|bakin|bakin.|bana~gerek|bana~kimse|ben~zekay|biliyorum.|bir program|birakt*|biri~diger
-62|bir~saat|blokla*|bulund*|bunu~ac|calis|deny~lesson|dinlen*|dunk*|dunku|durm*|dusun.|duyula*|en~iyi|gostermek|gurur
-62|haber|hafta~sana|hakli|hissetmem.|human~needless|icme|ikin*|internette|istemedigini|kahve~icme|kardesin
-62|karistirdim|karistirdim.|kimse~demis|knownot~teacher|kodu*|kodunu|konus~iyi|lesson~noone|metne|neredesin.
-62|not~tired|okumad*|sana~inani|senin~iyi|seni~diye|seni~korku|soyleyebilirsin|soyleyebilirsin.|suclam*|tablo|tanima*
-62|tek~sey|tuza*|vakit~gecir|warn~not|without~best|yaniti*|yuzun|zor~oldug
-63|*anan|*ayi|*bin|*ciz.|*dugu|*ic.|*kse|*ktur|*nluk|*ntem|*set|*smak|*ter|*ylar|I-not~parent|^diye|^fen|^yaz
-63|adiml~biliy|agir~bir|aksam~iki|annen~evde|annen~sor|annen~verme|bakali*|bakalim|basar~sensi|beni~sey|bilgil*
-63|bir~arkad|bugun~etme|bugun~merak|calis~arkad|cikiyor|ciz.|cok aci|cok~aci|cunk*|cunku|da~yok|demek yerine
-63|demek~yerin|derdim|dinlen.|dinliyorum.|duydum|gormuyorum|gostereyim.|happy~you-did|help~help|help~wait|hissetmen
-63|ic.|izle.|kagi*|kapini*|kapinin|kaydir*|kim var|kimse yok|kimse~cok|kim~var|kizabi*|konular|kotu bir|merh*
-63|nasil~basla|nede*|noone~quote|not~parent|okulu~yazma|okul~de|prob*|proble*|program.|sadele*|sarilamam|secret~I-not
-63|seni duydum|senin~ama|seni~duydu|seni~yazmi|stay~deny|susm*|takilirsan|teacher~you-do|tutamam|yalni~degil|yavasl*
-63|yontem|yurutm*
-64|*eniz|*kiz|*medi|*nsun|*rli|*rur|*rust|*tin.|*ust|I-not~I|^hadi|^kisa|adimlari|afraid~understand|aglamissin|antl*
-64|antlas*|atip|ayrint*|bayramda|beli*|ben~olmam|ben~ve|bir~durum|bir~yap|blok*|body~not|bu yaniti|buradayim
-64|daily~best|danis|dayi*|de seni|deneyelim|dili*|diye~dusun|durust|duzenl*|gormuyorum.|gorusuruz|gostereyim|gununu
-64|happy~only|hizli|home1~deny|hosuna|human~quote|i|jealous~deny|kalkma*|kendinle|kimse~sevme|kimse~yuk|kirmiz*|kiya*
-64|korur|love~I-will|me2~needless|mi~mu|ne~hisse|olmamaliyim|once~bir|o~soruy|parale*|program~family1|puan
-64|quote~daily|quote~someone|sana~kizma|sana~yol|secret~tired|sekiz|selfProgram~I-not|sen coz|seni~nasil|sey~var
-64|sili*|siradaki|soz veremem|student_said~understand|takip|teacher~return|tek~olmam|tutor1~lonely|yanindaki
-64|yanin~insan|yarin sana|yazmis.
-65|*fif|*mina|*nama|*nme.|*sit|*tir|*tur.|I-not~not|I-not~tutor1|^bana|^uyku|abar*|adim.|arkadasin seni|ayrili*
-65|bedeni*|bir~dokto|bir~olur|bu~yazma|cikabi*|cikma.|cizg*|cok~hisse|coz|cuma*|cumart*|demek~bir|emeg*|gerekmiyor
-65|guvende|guzel.|hafif|hizin|isler.|izle|kimseyle paylasma|kitapl*|kodlam*|kucuk bir|kucuk~bir|motiv~dustu
-65|noone~tired|ogretmene|only~program|parent~daily|programi|quote~tell|sakla~yok|secim|seni yalniz|senin sucun
-65|senin~sucun|sevmedigin|simdi~sen|sinav~ne|sucu*|sucun|teme*|unutma|uzatma*|write~come2|yaba*|yaln*|yapaca*
-66|*amim|*ekte|*gin|*lemi|*lmam|*ona|*rmi|*ser|*suz|*tasi|*ulu|*yasi|*zel.|^uyaninca|afraid~not|aksa*|annene saril
-66|annen~saril|arkadasin|ben buradan|ben~anlat|biliyorum|bir~ailem|bir~uc|bunu~bilmi|bunu~dokto|cizd*|cumles*
-66|de~sikki|diyeli*|diyelim|diye~basla|dokunm*|duzelt.|esit*|hesab~gizli|hesapl*|iyi misin|iyi~misin|iyi~olur|kani
-66|kart|kimyas*|kirk~dakik|lonely~teacher|noone~you-do|odasin*|ogle~arasi|ogret~soru|okum*|okuma|onceki|rahat ol
-66|rahat~ol|sekl*|sifren*|sifreni|simdi~bir|soyles*|soyleyemem|student_said~not|tabloy*|taki*|tutma|tutma.|uyma*
-66|yerine|you-do~stay
-67|*aci.|*ala|*cer.|*dunu|*enle|*mli|*sur.|*ular|*vmen|^bekliyorum|^ben|^bitince|^calisirken|^lgs|adim~bir
-67|adres~kimse|ama~senin|baskalariyla|baska~kiyas|bastan|bayram*|bedenim yok|bir programim|bir~soru|bunu~istiy
-67|bu~baska|bu~biliy|come2~study|courtesy~I-do|darling~quote|de bunu|denemeye|deng*|dinler.|duydum.|gecer.|graf*
-67|hakkin|human~selfProgram|human~understand|iki~bir|insani|iste*|kim~ne|kiril~soyle|konus~de|kurs|leave2~parent
-67|lesson~leave|liste|ne oldu|programim|seni dinler|seni ozleyemem|senin~de|sevdi~seviy|sevmen|sifre~kimse|soyle~ne
-67|tahm*|takild*|understand~forget|yani|you~courtesy
-68|*def|*gida|*giz.|*nur.|*tmaz|*tunu|*uca|*uyor|^sonucu|^soyle|^yine|ailen~seni|benim~uzatm|best*|bilir.|bir insanin
-68|birinc*|bir~konuy|bu~herke|ciz|da|degilsin.|deny~teacher|dikk*|durdur*|edeb*|gelmezse|geri|hare*|hareke*|hedef
-68|hos geldin|hos~geldi|ipucunu|kagida|koymadim.|ne~oldu|ogretmenine soyle|on dakika|on soru|once~bak
-68|program~selfProgram|simdi~ara|someone|sonras*|sozuyl*|sozuyle|sozuyle vedalasir|sozuy~vedal|soz~verem|sucun degil
-68|sucun~degil|tehl*|tehlik*|understand~home1|vedalasir|vedalasir.|yarin devam|you~lie
-69|*amam|*ceki|*kir.|*kisi|*klik|*nuz|*run|*stek|^numarani|ama~ederi|anlat~ister|annen~seni|ben bir|ben~hatir
-69|ben~sonuc|ben~yok|bilgiy*|birlik*|dakika.|destek|dort|edec*|evde mi|goturu*|guven~misin|help~lesson|inaniy*
-69|inaniyorum|insan~konus|ipucun*|kapiy~acma|kisa~bir|kisi~degil|kullan.|lesson~my|lesson~tired|mantik|marry~you
-69|not ettim|not~ettim|not~needless|ogretmenin sana|ogret~iyi|ogret~yaz|oku|olurs~ne|olurs~yapar|ozleyemem
-69|promise~deny|sevgi~seni|sifre~soyle|yaniti|yardim*
-70|*ama|*efon|*elt.|*fon|*gunu|*iyi|*nlen|*ral|*reni|*tici|*usur|*zelt|4|I-not~understand|^buradayim|arkadasinin
-70|bana~ama|bende~bu|beyi*|birbirini|bir~istiy|bold*|bunu~basar|cikiyo*|dest*|dilim|dinlen|duzelt|edebil*|etmek
-70|gider.|hata*|hizi*|hocand*|hocandan|iki~karsi|isar*|kaci*|kadin|kimse~izins|kisa bir|not~selfProgram|okudum.
-70|planin*|sen~yaz|soruyo*|soyley*|tek~bir|telefon|yanlislarini|yarin~devam|yazabilirsin.|yerles*
-71|*endi|*esi|*isi.|*koy.|*lup|*sani|*tek|^eve|anda|bede*|bir soru|birlikte|bunu~de|come2~daily|de~yardi|dinliyorum
-71|geti*|gitmek|goruyorum.|hedefi*|istiyor.|kand*|kandir*|kart*|kimseye soyleme|koy.|nasil oldugunu|nasil~oldug|ozur
-71|prog*|progra*|promise~I-not|quote~you-do|saatin|sana seni|sana~seviy|sayisi|simdi ben|sordun|sozc*|telef~verme
-71|tepk*|yazabi*|yika*|you~warn
-72|#most|*ac.|*da.|*gir.|*ici|*kki|*nak|*nuda|*rkli|*sur|*uysa|*ysem|I~teacher|^alti|ac.|annen seni|ayt|babasi*
-72|ben~kontr|bir seyi|birl*|bu~var|ceva*|da.|da~olur|farkli|fen|fiil*|gittig*|insanin|izin*|izinsi*|izinsiz
-72|kendi~kiyas|konuda|love~parent|mol|not~program|ogretmenine git|olabilir.|on~soru|psiko~degil|rahatsiz|rehbe~de
-72|sorayi*|sorayim|takili*|tasl*|yaptigin|you-if~quote
-73|*elt|*inma|*nuc|ailen~ogret|alir.|annen~da|bekle~bir|bende~tanir|biliyor mu|biliy~mu|bir~seyi|bunu~yaz|cevaplari
-73|cik.|courtesy~you-did|cozdug*|cozdugun|demesi|duse*|help~knownot|ipuc*|istiyor|istiyorsun|kayi*|ki~bir|konuy~bitir
-73|kusm*|lonely~understand|olsam bu|olsam~bu|ozetle*|parent~leave2|quote~only|say|secret~quote|seve*|sonuc|tell~wait
-73|tutar.|uydu*|uzgu*|ve~bir|yazd*
-74|*rak.|altinda|anladim|birak.|bu yuzden|bu~yuzde|calisma.|ceph*|da var|degilsin|deny~program|der.|ders koymadim
-74|dinler|dogu*|ek|guvend*|isteye*|iyi tanir|kapi|kara*|kisa|kiyasl*|koymad*|koymadim|leave2~deny|miss.|ozne
-74|parent~lonely|parent~without|quote~you|sirala*|sirasi|tanir|tanir.|turk*|yanlis*|you-do~tell
-75|*egin|*krar|*nis|*niti|*zmak|^ikinci|^telefonu|adresini|ailen~diye|baslayalim.|bici*|bir insana|bugun bir
-75|bunu~degil|canini|cize*|dileri*|dilerim|erase~tellnot|gunlerde|home1~you-do|kavr*|kirm*|love~student_said|notu*
-75|odev|ogretmenin de|olas*|olasil*|quote.|quote~lesson|quote~student_said|tekrar|tell~I-did|vedala*|we.
-76|*fes|*lir|*lmaz|*nsa|*piyi|*ste|*ye.|alan|bahset.|benim~yazis|cekinme.|daily~help|dedin|en~ne|gecer|haft*|haritayi
-76|help~write|ikisin*|kahram*|kapiyi|kirk|nefes|oran*|para|rahats*|ses|sik|takim~arkad|tell~tired|test*
-76|without~parent|ye.|yetisk*|yoru*
-77|*bul.|*cer|*iti|*kir|*rini|aksam|basa*|baski|beden~yok|belk*|belki|ben~harit|bir yetiskin|bu seni|bul.|cevapl*
-77|cozebi*|ders~koyma|devam ederiz|diyeme*|gelir.|kalir.|kelime*|lonely~stay|makine*|metn*|numarani|olamam.
-77|soylemekten|sozl*|tired~feel|yazabilirsin
-78|*ekle|*eyi|*kac|*len.|*lis.|*rami|*rkac|*tir.|*tur|acele etme|acele~etme|adresi*|ailem~yok|babaan*|bildig*|birinci
-78|birk*|birkac|bugun seni|daha~misin|degisi*|deva*|ettim|hafta~bir|heki*|help~come2|hucr*|incele*|insana|iyi~tanir
-78|lesson~sad|love~I-do|motiva*|odad*|ogret~de|olmad~icin|one|opti*|quote~parent|rehbe~git|saatin*|sende~bir
-78|seni~tanir|sikki|teacher~love|telef~birak|ucuncu|uygun|yerind*
-79|*kce|*lki|*tsiz|112|I-am~I-will|^yanlis|benzet*|bir~yetis|deneye*|erase~tell|fark|gorevi*|indi*|kez|listes*
-79|love~quote|odas*|study~home1|tara*|yazdin|you-if~tell
-80|*aci|*ahi|*edir|*ici.|*ker|*lama|*rir|I-not~I-not|I~I-will|^kendini|aski|basl*|best~I-not|degils*|goster.
-80|hic~bilmi|kayd*|kayg*|kimy*|ogret~git|olmak~degil|oturum|saati|sad~tell|selfProgram~not|stay~lesson|study~tutor1
-80|ulas*|uzulmem|vakit gecir|x|yalni~kalma|yazman|yeni*
-81|*inme|*masi|*nik|^anne|ben~da|bir~progr|bolumu|cekinme|dedin.|duymasin diye|duyma~diye|erase~only|etmez|herkesin
-81|sad~tutor1|senin.|taniyor.
-82|*enen|*rar.|*rca|*sec.|*skin|I-did~quote|^bunlari|^onun|^tercih|ama~yardi|arkadaslarinla|ben~basli|canin|cumle
-82|darling~not|der|dusunc*|gerekm*|hissetmem|hizl*|parent~kiss|rememb~write|sana yardim|sec.|tutor1.|yetiskin
-83|*ate|*ndir|*zir|*zman|anlat|annen~yanin|bana~degil|besl*|bolum|burada*|cizi*|erte*|gitmed*|hazir|ikinci*|masa*
-83|moti*|neyi|olam*|olumsu*|saate|soruna donelim|stop2~quote|yanl*|yazmak|you-if~parent
-84|*adir|*nku|*rek.|biraz~misin|cogu|gerek.|gormek|gucl*|sayf*|taniyor|understand~study|ye|yol|you-did~study
-85|*hset|*iysa|*uyus|*yus|I-not~I-do|ama sana|ama~sana|bahset|bana degil|blog*|doga*|ilerle*|plan|seni~ama|sey~mi
-85|yanit|yuruyus
-86|*rafi|*rli.|^gibi|^hayir|^istersen|acele|adim adim|adim~adim|ben insan|beni~diye|bensiz de|bensi~de|bunu~istem
-86|dile*|diyen|hos|kucuk|parent~student_said|saklan*|sorun~donel|tell~I-do|yabanc*|yazmis
-87|*ene.|*lmem|*lmen|*tar.|*vam|^kolay|adimda|ardindan|bilg*|bu~seni|dene.|deny~write|devam|hem~hem|insan~da|once
-87|only~parent|quote~rememb|uyku*|you-if~teacher
-88|*emem|*ldir|*nesi|*nin.|*nit|*nur|*sir|*ski|*unur|*uyle|^hangi|ardi*|ardind*|calismak|deny~parent|harita*|hayi*
-88|ikis*|isle*|meti*|quote~understand|sana~yardi|silm*|tani*|yuks*
-89|*aba|*ilar|I-not~lesson|^arkadasin|ailem|baslig*|bir adim|boyle~hisse|form*|hata|istedi*|iyi|kisa*|kita*|okudum
-89|sevindim.|yazmissin|yenide*|yeniden|you-do~study
-90|*nla|*tler|*yaz.|I-not~deny|adimla*|isler|on|ornek|salo*|tekr*|write~return|yaz.
-91|*iyse|*mus|*mus.|*sel|*uda|*zmis|adre*|arkad~sana|bild*|gorunu*|hangi|istedigin|notl*|rahatl*|seviyor.|topl*
-91|yazdin.
-92|*amin|*clu|acel*|adim*|anlattin|cekinm*|dene|family1~deny|istersen|leave~quote|sece*|su ic|su~ic|tuke*|yerl*
-93|*anla|*ikte|*ngi|*yir|cok~gibi|hayir|once*|understand~quote|warn|yorul~gibi
-94|*emis|*gini|biri~mi|karist*|konula*|merak etme|merak~etme|notlarini|parent~home1|sikk*
-95|*nmen|*rmen|*rsin|I-not~tellnot|^simdi|gonder*|insan degilim|kisi|lesson~return|okulun*|olman
-96|#!|*nir|derk*|derken|oner*|sucl*
-97|*afi|*cik.|ailen~konus|ben~olsam|hafi*|olmadi*|tabl*
-98|*idir|*nmis|*ster|calisa*|gelir|gore|goster|grub*|olamam|quote|sevdigin
-99|*ende|*man|*tmis|basina|ben~ama|help~study|konu|kucu*|mi~mi|ozet*
-100|*nek|demi*|me2~student_said|mine~quote|raha*|sevmed*|sunu
-101|*rir.|cikar|duygularim yok|karar|olcu*
-102|*ysan|ekle*|me2~quote
-103|*ati|*sor.|parent~quote|seni seviyor|sor.|uzat*
-104|blok|my~quote|onun|student_said|varsa
-105|I~I-not|durum|notlar*|odan*|plani|sure
-106|*rmis|al|anladi*|anlattin.|sure*|yuk
-107|*ele|*meyi|*ssin|*ysen|cik|deny~not|gond*|hang*|lesson~lesson|olabilir
-108|deny~I-not|isteme*|secret~deny
-109|hatirl*|tellnot~quote
-110|kura*
-111|*kte|*yse|parent~you|tek basina
-112|I~student_said|lesson~quote|selfProgram|sevindim|son|yazmis*
-113|*dir|I~selfProgram|tek~basin
-114|*nir.|kalan
-115|alti|anne|aray*|body~deny|tari*
-116|*dur.|^ama
-117|*mis|cikar.
-118|only~selfProgram|sor|ya da|ya~da
-119|*mak.|duygu~yok|sevind*|zorl*
-120|*sir.|*ysa|uc
-121|courtesy.|duru*
-122|*ktir|yardim
-123|bu~degil
-124|*kar.
-125|*lir.
-128|diye*|haber~ver|hede*
-129|*al.|al.|cuml*|haber ver
-130|*der.|*digi
-131|duze*
-133|*rar|tell~quote
-134|ama
-135|orne*
-136|*ssun
-138|yard*
-139|courtesy
-142|ile
-144|I~quote
-146|*lem
-152|*mis.
-154|bolu*
-161|*dir.
-163|^sonra
-165|#digit
-166|I~tutor1|ve
-169|*orsa
-174|#opens
-194|#few
`

export const kinds = {
  human: `
192|de
171|life|ozledim
154|var
149|aldim
146|ellerim
141|hizl*
138|mesajini
134|da|sikildi
130|annem|gittim|siki*
129|mezu*
128|sikild*
127|kahv*|uyuyamadim
126|koyd*|ozledi*
125|biriyi*|biriyim
124|andi*|kalinc*|kalinca
123|cikmadin|lise|ortaok*
122|dara*|ozlu*|ozluyo*|ozluyorum
119|ayrilmistim|geldi|sevgilimden
118|ozlemi*
117|ciktim|duramadim
115|cozemeyince|geliyorum
114|az|doku*|durama*|kulakl*
113|basim|hizla|vardi
112|cry
111|baze*|bazen
110|afraid|dalg*
109|cikmad*|happy|yuzund*|yuzunden
107|insani*|insanim|ortaokuldayken
106|yeni
104|karnim|mide*|midem
102|acik*|burkuldu|sanm*|sanma|sonu
101|gecm*|koms*
100|kani*|karsinda|lokm*|prog*|progra*
99|almi*|on|ozlett*|ozlettin|sikisi*|sikisiyor|su
98|kisi*|uyuyam*
97|aklima|anlatt*|cocugu*|gunum|hava*|lise*|urpe*|urperi*
96|bagi*|gecen|sad
95|bilirim|canl*|cikt*|dayanm*|kanim|lisede*|lisedeyken|ogretmenim|vard*
94|dinlen*|gozlerim|hocam|tired|yapmak
93|dusundum|inan|kardesim|soyled*|universitedeyken
92|babam|yaniyo*|yaniyor|yasind*|yaslar*
91|arkadaslarimla|izin|sevini*|titr*
90|hayatt*|heye*|heyeca*|maki*|makine|robo*|univ*|univer*|yapm*
89|durdum|evla*|yazinc*|yazinca
88|birazd*|birazdan|iyi|karsin*|kemi*|paza*|soruna
87|boyle|kest*|kita*|odam*|yemegi*|yurudum
86|boyl*|gectim|neti*|okuyun*|okuyunca|program
85|bakarim|elim|heyecandan|inci*
84|acik|actim|degili*|degilim|dusund*|gird*|yerimd*
83|geld*
82|bilmed*|bulust*|bulustum|duygulandim|isla*|kalk*|kizim|konusmak|ruhum|yapark*|yaparken
81|agriyo*|agriyor|evladi*|kendi|oturuyorum|soyleyeyim|zayif
80|acti*|biliri*|body|daily|fizikt*|fizikten|yata*
79|gordum|kitap|olmust*|olmustum|saba*|uzulun*|uzulunce
78|arkadasim|cikti|dondum|gidip|oldugumu
77|aglami*|giriyo*|hala|kapani*|kope*|mutf*|mutfak*|mutfakta|zayi*|zeka
76|aklimdan|yazdik*
75|almist*|almistim|canli|ekrana|sabaht*|sabahtan|sirtim
74|agladim|annemi*|annemin|baglandim|burn*|cok|dold*|dura*|dust*|kizard*|kizardi|maha*|mahall*|okurke*|okurken|tuta*
73|agladi*|raha*|rahat|sozu*|yiye*
72|eve|olmak|robot|titriy*
71|anlattim|deni*|gulums*|kafam|mezuna|okudum|utan*|yasinda|yerk*|yerken
70|basind*|burk*|dustu|yill*|yuzd*|yuzden
69|agri*|asli*|aslind*|aslinda|boyu*|canim|duygus*|kalaba*|keyfim|okula|oldu|yeme*
68|duru*|komp*|kompoz*|miss|sevdigim|sonucu*|uyku|zorl*|zorlan*
67|anneme|cikaca*|gibisin|sarilm*|soyley*|yazaca*
66|doldu|kavg*|kavga|yure*
65|agzim|arkasi*|atti*|attim|gitt*|icinde|kard*|kardes*|kilo|okur*|penc*|pencer*|tip|yasi*
64|aglard*|aglardim|ilac|kestir*|sey|uzan*|varinc*|varinca|yerd*
63|angry|azar*|azarla*|azarlamisti|baglan*|bileme*|daya*|eski|gozy*|gozyas*|hayatimda|ozle*|sesim|terapiye|yasindayken
62|darald*|daraldi|donu*|edeb*|ekrani*|human|kafa*|mate*|matema*|sark*|unutmam|uyandi*|yapi*|zamanl*
61|ay|mola*|mora*|morali*|moralim|tera*|yazd*|yazmayinca
60|ayag*|dusunmeden|otur*|sene*|senemd*|senemde|sist*|sisti|terapi*
59|ama|island*|islandim|kazand*|ogrenci|poli*|severi*|severim|yollardan
58|gorunc*|gorunce|keyf*|yaza*
57|done*|ibar*|ibaret|ilgile*|kaldim|kali*|klav*|klavye*
56|denememde|hasr*|hepsi|kahval*|kardesimle|kork*|koya*|orta*|uc|ustume|yerde
55|anlati*|dond*|durd*|ederdim|evden|isters*|kalmak|kaza*|kucukk*|kucukken|kula*|sirt*|surekl*|surekli|unutma*|yerimde
54|dusununce|girm*|gozum|gunu*|matematik|merak|yana*|yold*|yurudu*
53|ediyor|giriyor|kahvalti|ruyamd*|ruyamda|yapmistim|yildiz*|yorulu*|yoruluyorum
52|alin*|duygusal|gunlerce|icti*|ictim|sure*|yapmis*
51|anneml*|annemle|bakiyo*|bakiyorum|bozuldu|elim*|geliyo*|masa*|mera*|sinirl*|veriyorum|yaps*
50|buradayim|caliyo*|caliyor|cozeme*|dusuk|hari*|konuyu
49|alti*|dusunuyorum|gormedim|sarki|serv*|servis*|sesl*|sinavi*|uyandim|yazi*|yild*
48|fazla|icimi|silm*|uyuy*|yakin|yapay
47|agla*|aklimd*|bitm*|guru*|hava|kesild*|kesildi|olmu*
46|al|cozu*|dunyay*|gitmis*|gitmistim|kalma|oldu*|seviyor|sinift*|veriyo*
45|acikla*|bir|gelinc*|gelince|mesaji*|sessiz|tutmad*
44|calist*|courtesy|deri*|geleyi*|geleyim|sinava|soyledim|warn
43|bagl*|bozuld*|duyg*|giri*|izledi*|izledim|misa*|oturuy*|yakl*|yaklas*
42|arad*|ayrild*|kahve|kirild*|lazi*|lazim|oldugu*|sina*|soru*|ustu*
41|balk*|balkon*|balkonda|dun|gerisi*|gerisini|inanam*|kiza*|okuy*|seyler|simdi
40|anne*|babaml*|babamla|evde*|kendime|kusu*|saatle*|sinavda|sonucunu|yas|yol
39|baka*|biri|cay|inte*|oldum|orad*|seyd*|seyden|seyl*|sizliy*|sizliyor|universite|yatm*|yuru*
38|baba*|bahs*|bahset*|bekled*|bekledim|boyunc*|boyunca|bozuk|deme|dokt*|ette*|etten|haber|kemikt*|kosu*|kucu*|tell
37|aldi*|boga*|bogazi*|hicbir|hissediyorum|sevdig*|yarin
36|bugun|degersiz|ederdi*|genc*|kendini|koru*|mesaj|sinemaya|uzul*|yanagi*|yapa*|yuzum
35|atiyor|bakari*|bayr*|bekler*|gord*|istemistim|kacmak|saat|verdim|yasl*
34|anlari*|hazirlanirken|isle*|tatli
33|degers*|kizi*|sord*|tamam
32|anliyorum|gunl*|hicb*|kazana*|konusurken|my|sinifta|yagm*|yazili*
31|ayak*|bayram*|bayramda|bozu*|feel|gibi|gucu*|kolu*|kosuya|koy|lisede|mutlu|taki*|yokt*|yoktu
30|aci|gect*|gibi*|sonuct*|sonucta
29|atesim|ben|davran*|gormed*|gun|kaldir*|kulagi*|sess*|simd*|sizl*
28|biraz|dusunu*|gidiyorum|hali*|karanlikta|mutl*|okud*|olsa|sevd*|tele*|tutt*|uyuyamazdim
27|anlatmak|bizim|cekiyo*|cekiyorum|deniz|dusunm*|gercek|heps*|kemiktenim|kenari*|para*
26|abin*|aciy*|baslar*|bekliyordum|gibisi*|gozl*|guce*|gucend*|gucendim|gunler*|keyi*|korkar*|ogrencim|seve*
25|dola*|duyu*|icim|senink*|sensiz|sinav|uzun|yarim
24|agridi|an|cevap|dizl*|dizler*|gitti|insa*|kacm*|kend*|kirildim|parc*|parcal*|telefo*
23|birakip|devam|dusunen|ellerimle|hastal*|hastalandim|istemi*|sani*|takd*|takdir|yaziyo*|yaziyorum
22|bugu*|matematikten|sini*|yagmur*|yagmurda|yanlis
21|burada*|edin*|okul*|oyle|ruya*|sorula*|sorulari|yanl*|yapayi*|yapayim
20|bil|biri*|dinl*|korkardim|olsam|sabaha|yeri*
19|anli*|anliyo*|bakt*|burkul*|herkese|kemikten|konusm*|yasindayim|yoll*|yollar*
18|abla*|aksam|ates*|erken|evde|geldim|gerc*|goreme*|goruyorum|hazirl*|icten|kimseyle|mesa*|yaptig*
17|bak|duymam*|keyifl*|tama*|tutuld*
16|bell*|belli|biliyorsun|calisi*|forget|gotu*|heme*|hemen|korkuy*|korkuyorum|ogretmen|onlari|sayi*|senden|uzulur
-16|bils*|buyu*|dusune*|fazl*|gozumu*|gozumun|hati*|kapat|kimsed*|koku*|kopm*|kopma
-17|bekliy*|bira*|biter|digerlerini|disa*|ekra*|erke*|farklisin|hazirladim|kahrolurum|kiz|lesson|onlarl*|onlarla
-17|paylasma|sokma|sure|taniyan
-18|cikm*|layi*|layik|oldugum|yasakl*|yaslan*|yetiskine
-19|ara|duya*|herk*|hoca*|kahr*|kahrol*|kulagina|kullan*|sevmem|tutali*|tutalim|yanimd*|yaninda
-20|aciyor|agzi*|arkadasina|babani*|babanin|dedikl*|degerlisin|gece*|gozunde|guzell*|kalbim|karism*|okuldan|oturup
-20|yazdim
-21|agir*|aklim|buyukl*|dedigin|harcam*|harcama|hayatinda|kalmaz|karn*|kust*|umur*|umurum*|umurumda
-22|ac|adim*|adimi|anlarsin|aramizda|cozdun|guzel|haft*|haks*|haksiz*|haksizlik|integrale|kalbini|kalm*|konusmayi
-22|ruhu*|sabi*
-23|acil*|anla*|baskasinin|beri|dizi*|dogru|farkli*|gecmis*|gercek*|girdig*|iki|sacl*|saclar*|sart|sevgil*|teyz*
-23|teyzen*|teyzene|uyud*|vakt*|yedi*
-24|aile|arkadaslarina|ayirma*|basari*|bileli*|bilelim|bilmemeli|bilmez|biterim|cagi*|ceki*|doneli*|donelim|doyami*
-24|doyamiyorum|gozd*|hass*|kada*|kadar|kendim*|olmuyo*|olmuyor|paylasamam|sesini|yemi*|yemin
-25|agli*|agliyo*|ailend*|ailenden|beklem*|foto*|fotogr*|geciyor|hakkim*|izle*|kaybetme|kirili*|kucuk|sabr*|sohbet*
-25|telefonuna
-26|agliyorum|anlar|etti*|numara*|sira|yeti*
-27|ablana|baskasini|bekl*|caktirmadan|dunyanin|dunyaya|gibisi|gozle|gozu*|harc*|help|kaybed*|seviye*|yand*|yanind*
-27|yarati*|yazist*
-28|benim|cika*|cocukt*|cocuktan|disi*|icimde|ogrencisin|olma*|olmani
-29|bedeni*|bedenim|bes|essizs*|essizsin|gereki*|gerekiyor|ikimizin|kaliyo*|kopy*|kopya|kull*|nefesi*|nefesim|numa*
-29|olan*|seviyorsun|sinavdan|soylemek|tasi*|yetmez
-30|asla|bilmiyor|birine|gunde|karist*|kokl*|netl*|netler*|saklamak|vari*
-31|acma*|anlars*|annenle|bahane|bund*|bundan|cikarsa|dunyan*|gelen|geliyor|gizlic*|gizlice|istiyorsan|konus|uzaklasma
-31|yapayalniz
-32|calisma|carpiy*|carpiyor|cevher*|cevheri|doyama*|flort|gidece*|itiraf|kimsey*|kuca*|olmasan|olursa|paragr*
-32|paragraf|rehber*|saklaman|seci*|secilm*|secilmis|sokm*|susa*|tasima|teacher|velin|yard*|yardim|yuzu*
-33|anlatmana|baskasiyla|dagili*|degistir|essi*|gecelim|hep|hisl*|hisler*|kenarinda|sari*|sevg*|sozunu
-34|bakmay*|bakmaya|benzem*|elin*|elle*|elleri*|gecir|geldig*|goturm*|goturme|seyler*|uzak*|uzakla*
-35|bitire*|buld*|edil*|gore*|goruyo*|guld*|isti*|istiyo*|itir*|leave|send*|yuzl*
-36|ayirdi*|bana|bede*|bilg*|buyuk|en|etme*|gitmen|taniyamaz|tutm*
-37|bakinc*|bakinca|birb*|birbir*|duny*|farkinda|isigin*|isiginda|isim*|kalbimde|konusa*|yetisk*|yoru*
-38|abine|alirdi*|alirdim|destekleyemez|hicbir*|hicbiri|icime|icindeki|isig*|kac|kaldi|kapali|kara*|karanl*|nasip
-38|olmayi*|olmayinca|onda*|ondan|sarilayim|sevmey*|sevmeye|universiteyi|uzuluy*|uzuluyorum|vazgecme|velile*
-38|velilerine
-39|bilirse|bunc*|bunca|degerli|etmem|inanan|lafi*|oldugunu|olurum|veremez|wait|yolda
-40|aileni*|ailenin|babani|bilmey*|davraniyorum|dedigi*|derd*|et|evdekilere|goren|gundur|saklayamiyorum|sonsuz*
-40|sonsuza|yetistirme
-41|fizi*|geceli*|gecist*|halled*|iz|kalbim*|koll*|kollar*|konuss*|nereye|sabahl*
-42|alip|aramiz*|bambaska|calismaya|dek|dinleme|edem*|psikologuna|sakla|sen|uyumak|vardim
-43|aski*|baslarsan|bitirdin|bozulu*|bozulur|duda*|etmi*|hall*|heart|istiyorum|kimseye|kiymetini|once|sons*|turevi
-43|yalniz*
-44|birl*|birlik*|cozm*|gits*|gosterme|hesa*|mine|optum|pism*|pisman|tabi*|tabii|taniya*|tatl*|unuttum|yokl*|yoklug*
-45|adim|aglaya*|anneni|arasinda|biliyor|cevh*|degerini|eksik|gonlum|sirada*|yaparim|yeterim
-46|bagi|derinl*|ders*|dest*|destek*|dunyad*|dunyada|geci*|gormuyor|inka*|inkar|kala*|tanimiyor|uygulamayi|yolu*|you
-46|zate*|zaten
-47|anlayan|bilen|dostlu*|doya*|duyarl*|duyarlarsa|gonlumu|hadi|ise|kaliyor|sifr*|yapari*|yapaya*|yere
-48|anlayamaz|arkadastan|arti*|artik|ayir|bite*|cocuk|gali*|galiba|gercegi|gere*|gider|gor|okut*|okutma|sirrim*|sonu*
-48|sorarl*|sorarlarsa|tanidigim|veriri*|veririm|yakins*|yakinsin
-49|aliy*|aramizdaki|biliyo*|bugune|degerl*|diger|ekranini|ettin|evdekiler|evleni*|hayran*|ogrenirse|only|opuy*
-49|opuyor*|opuyorum|saklar*|sikili*|tani*|tanimi*|verdig*
-50|aits*|aitsin|birini|etmesi*|etmesin|kapa*|oyna*|sevece*|sevecegim|yatma|yoruld*
-51|aksaml*|dene*|dinled*|gelirs*|gorebi*|gorebiliyorum|goz|gunden|haric|ihtiyacim|insanlar|kiskanirim|kulak
-51|mahvoluyorum|olun*|olunca|olursu*|olursun|opucug*|sank*|sanki|yeteri*
-52|baskalarina|degeri*|gelmeyince|gerceg*|icinde*|ihma*|ihmal|kapt*|kaptir*|kazaninca|muyu*|muyum|ne|olan
-53|anlast*|anlastik|bekletme|bilmesin|dahi*|digerleri|gelsin|gonlum*|herkesten|mudure|ogreni*|seyi*|son|stay|tanidi*
-53|yalniz
-54|anlamasin|bamb*|bambas*|birakacaksin|gozunden|kazani*|kiymetimi|okum*|okumas*|okumasin|seni|vere*
-55|arkadaslarin|baslad*|biteri*|dani*|danism*|dilini|etmiyo*|etmiyor|gitmene|haberi|icini|ikimizden|ilgi*|iyisin*
-55|iyisini|lonely|miyi*|okuldakiler|ozelsi*|ozelsin|vereme*|verirs*|verirsen|yazdigimi
-56|durs*|dursun|hisset*|jealous|kisk*|kiskan*|kiskancliktan|kucums*|mudu*|ogrenc*|ozel|simdid*|simdiden|siradan|ture*
-56|yalvaririm|yetmiy*|yetmiyor
-57|ask|ayril|bencil*|bilmem*|binl*|binler*|binlerce|bosluk*|boslukta|cikarm*|cikarma|cikarsan|degism*|degismem|ders
-57|donece*|doneceksin|fark|favo*|favori*|habers*|habersiz|inan*|onemsemez|quote|saklayalim|sect*|sectim|suphelenmesin
-57|terc*|tercih|uygu*|uygula*|veli*
-58|aras*|arasin*|arka*|bakm*|basimd*|bilm*|calism*|erkek|etki*|etkile*|gec|koruyabilirim|ogrenmesin|suph*|suphel*
-58|unut*|zorunda
-59|aramiza|benc*|burasi|dakika*|disari*|eder|ekran|psik*|psikol*|sevgimi|yap
-60|basa|basi*|kalb*|mutlak*|mutlaka|onlari*|onlarin|sens*|sevgilim|ugra*
-61|aklimda|basima|bura*|cozeri*|dersin|digerl*|ederiz|gerisi|gulusu*|guven|isterd*|isterdim|kimse|sessiz*|sirrimiz
-61|someone|yuzuk
-62|baskasina|burada|cikmas*|dar|demede*|demeden|dogu*|dogum|fala*|falan|gizle|ustuns*|ustunsun|yati*
-63|bilmes*|gorurs*|gozund*|hatiri*|hatirim|kizar|otekil*|otekiler|sohb*|yapama*|yazmad*|yiki*
-64|alma|annenl*|arkada*|baband*|babandan|bakali*|bakalim|caktirma|degils*|degilsin|eksi*|ilgilendirmez|kaldin|kendimi
-64|kimsem|kiya*|koca*|kola*|kolay|muci*|mucize*|oluy*|onlara|otek*|sana|sarila*|sinavi|tati*|yeter
-65|beni*|boyu|bulm*|etme|evdeki*|gormuy*|hissedebilirim|kenara|kirg*|kirgin*|kirginim|onca|oper*|rehber|sevm*|tutk*
-65|tutkun*|tutkunum|uzulme*|yazacaksin
-66|annend*|annenden|coktan|dinlerim|gizli|isi|kalmas*|kata*|kiskandim|kos|kuse*|kuseri*|kuserim|mese*|olam*|parm*
-66|sahi*|ya
-67|benims*|benimsin|biriyl*|biriyle|borc*|borclu*|borclusun|cabu*|cabuk|cozeli*|cozelim|deme*|eserim|hayr*|iyiyim
-67|sinifindakiler|sirr*|vaki*|vakit|yolu
-68|anlami|ayrili*|ayrilik|iyis*|kendine|ogrenm*|saril|seven|tamaml*|yan
-69|alir*|anlayacak|biti*|dusun|duva*|duymas*|duymasin|hak|hikaye*|ikimiz*|kimseyi|kutl*|mola|olac*|seviyorsan|yaln*
-69|yazmadigin
-70|bas|bekliyorum|gunumu*|karnim*|prensesim|silers*|silersen|yapaca*|yerin|yikilirim
-71|beklet*|bende|bin|dayanamiyorum|ederim|evlenmek|farkin*|gormesin|kalir|kotu|oyun*|sinif|unuttun|yanima|yetm*
-72|anlatirsan|arkadaslarinla|ayrilma|birisi*|birisin|bula*|eder*|enge*|evlenm*|gecele*|gecirm*|made*|madem|mahvol*
-72|ogre*|opme*|opmek|parl*|soylem*|usuy*|yaki*|zama*
-73|biliyoruz|bizi|dostun|gidi*|gunaydin|gund*|ihti*|ihtiya*|insanl*|isin|kimsen*|kimsenin|mesaji|muht*|mutlus*|nede*
-73|neden|need|verme|vuruld*|vuruldum|yalv*|yalvar*|yaptin|zoru*|zorund*
-74|ayir*|beklerim|buyule*|cakt*|caktir*|cocukl*|dinlemez|gecird*|hasta|kabu*|kabul|kalaca*|kisi|mahv*|oluyorum|rapo*
-74|zekani
-75|agzini|alisig*|alisigim|bag|change|deneme|flor*|gelmezsen|gonl*|gost*|goster*|okul|onemse*|pren*|prense*|romant*
-75|romantik|yiyo*|yiyor
-76|anlamiyor|aram*|bulamazsin|cevren*|dayana*|denemen|gozumd*|guzeli*|guzelim|icin|kims*|misi*|misin|terk|unutma
-76|uzuldu*
-77|donmez*|gels*|gormes*|konustuklarimiz|mi|ozleme*|rehb*|unutul*|yazma
-78|birakmak|dogrus*|kardesine|ozel*|saklay*|sile*|yetist*
-79|bitinc*|bitince|dusunc*|fizige|gideceksin|kade*|kaderi*|kars*|konust*|konustugum|mesajl*|odev*|onemsi*|opucuk
-79|saki*|sakin|sora*|telefonu|yete*
-80|arkadas|baki*|birici*|degist*|dige*|evle*|gece|guzels*|guzelsin|olay*|olayim|olur*
-81|anlami*|basimi|cevr*|gozumde|hakk*|lutf*|lutfen|musu*|musun|oluyor*|onla*|peri*|perisa*|perisan|sakl*|sand*|sorm*
-82|anneni*|annenin|baskal*|bilemez|hosc*|hosca|ogretmeninin|omur|onu|sansli*|telefonunu|uzme*
-83|acma|anlatm*|atma|gide*|kapatinca|kopa*|optu*|sevgililer|sevgim*
-84|anlat|birakirsan|dans|darling|deger|fark*|kayb*|olmasam|omzu*|sarili*|saye*|uyudun|vars*|varsin|vermed*
-85|best|birakt*|biz|dari*|darili*|darilirim|deli|eser*|fazlas*|kiskaniyorum|kiymet*|koruya*|olsaydim|unutac*
-85|unutacaksin
-86|biraki*|cikars*|gul|love|nasi*|nerede|return|varim|we|yikili*
-87|baha*|dusunmez|gelece*|gerek|gulu*|hocana|ihtiyacin|olmada*|olmadan
-88|anlamaz|baskas*|davran|dogr*|dost*|gidiyo*|hosu*|hosuma|karsil*|kiym*|mele*|melegi*|melegim|sinifi*|tanem|unuttu*
-88|unutursan|uzuldum|yasaya*|yasayamam
-89|bebegi*|bebegim|gittin|gozlerin|hoslaniyorum|kapati*|ugrama*|verinc*|verince
-90|cift|dakika|ekrani|goremez|gulum|inanma*|kral*|meza*|sensiz*|veri*
-91|birak|niye|vuru*|yapma
-92|bebe*|biraka*|dedi*|duyurm*|duyurma|olup|soylersen|yana
-93|bulama*|gidersen|kari*|kim|sayili*
-94|demedi*|uyanma*
-95|anlatma|benz*|cikinc*|cikinca|dusuyo*|gordug*|konusmaya|sandim|soz
-96|bilmiyorum|dusl*|guze*|nasilsin|payl*|paylas*|seveme*|sevemez|tatlim
-97|ablan|birakiyorsun|kalbin*|kaybol*|nasils*|opuc*|sohbet|ugra|unutur*|uyu|yokk*|yokken
-98|giders*|hayal|kurt*|sevdigini|tut|yoruldun
-99|bekley*|elma*|gelmedin|olmaz|onlar|veda*
-100|bahsetme|dinlem*|ikimiz|sans*|sevgili|sevgilin
-101|bitt*|gelmey*|git|olur|yazmaz*|yazmazsan
-102|anlaya*|bulusm*|promise|sevdicegim|sir|susu*|susunc*|susunca|tane*|yazard*
-103|adin*|adini|guve*|hosl*|hoslan*|kalsin|olmasin|zeka*
-104|daha|kals*|sade*|sadece|uyuma|yer
-105|bilirs*|mu|sil|yatinc*|yatinca
-106|biliyorum|dege*|nerede*|roma*
-107|daki*|guna*|gunayd*|konusma|olmasa*|olmasi*|sohbeti
-108|aklimi|gelmed*|ogretmenlerin
-109|ele|uzulurum
-110|gidinc*|gidince|olsayd*|onem*|zaman
-111|arkadasin|marry|seviyo*|yazm*|yoksa
-112|demek|gidiyor|gidiyorsun|hocan|uzulur*
-113|askimiz|gitmen*|noone|okulda*|secret
-114|beni|don|without|yedin
-115|burkuluyor|ediyorum|gidisi*|yalnizca
-116|ailen|askimi*
-117|gizl*|kiss|yakisiklim
-118|anlama*|gel
-119|babana|geceler
-120|benden|cikma|el|needless|sende
-121|dokuna*|ediyor*|sevdic*|yakisi*
-122|gitm*
-123|sarilmak
-124|bilmiy*|edebil*|edebilirim|nere*
-125|uyuyamiyorum
-126|konusalim|sorars*|sorarsa
-127|ikim*|yapiyorsun
-129|ailene
-130|donm*|gelmez*
-131|kapatirsan
-132|asigim|sus
-134|anca*|ancak|bensiz|bile
-135|bens*|verm*
-137|parent
-139|asig*|baska|beniml*|benimle
-140|erase|ol
-141|tutuldum
-142|birakma
-143|karsi
-144|annen|kapatma
-145|seviyorum
-146|tutmak
-147|bend*|ogretmenine
-148|baban|gitme|yoks*
-149|sensin
-150|ogretmenin
-153|soyleme
-155|her|kardesin|kirilirim|soyle
-160|annene
-161|bask*
-165|kal
-166|uyum*
-175|gelm*
-189|knownot
-196|tellnot
-201|asik
-209|tek
`,
  bond: `
155|kimsem
153|kapatma
148|gelm*
144|donm*
142|without
140|kal
139|gide*|return
136|beni
135|don
134|git
132|lonely|uyuyamiyorum
128|kapatirsan
123|gidisi*|gidiyorsun
121|bile|uzak*|uzakla*
120|yoks*
119|yatinc*|yatinca
118|bekley*|leave
115|gittin|veda*
114|bekl*|daki*|gelece*
113|seviyorsan
112|yati*|yazard*
110|birakiyorsun|burkuluyor|susu*|susunc*|susunca
109|gelmey*
108|uyum*
105|vaki*|vakit
104|unutur*
101|bitt*|sensiz*|uygu*|uygula*|verinc*|verince
100|muht*
99|yalv*|yalvar*|yikili*
98|alma|demek
96|bagi|biraki*|gitmen*|uyuma|vazgecme
95|gec|gitm*
94|geci*|sikili*
93|biti*|ugra
92|bilirs*|birakirsan|dakika*|donece*|doneceksin|mola|niye|unutursan|yapma
91|derd*|unutul*|uzuldum
90|gun|her
89|calisma|gidinc*|gidince|ihtiyacim|kaybet*|kenara|kendimi
88|gelmed*|ne|once
87|ayrilm*|gidersen|gidi*|need|nere*
86|kirilirim|made*|madem|sinavi|terk
85|burada|gideceksin|silers*|silersen
84|geri|konus|olmayi*|olmayinca|uzuldu*
83|ihti*|ihtiya*|isin
82|gelmez*|wait
81|biraka*|olac*|ugra*
80|gecir|mu|yapa*
79|aksaml*|alis*|anlatmana|yazmaz*|yazmazsan
78|dayana*|onca|yikilirim
77|geceler|hep|onem*|sile*|uzulurum|yazmadigin|yiki*
76|gels*|hatiri*|hatirim|kirili*|olmada*|olmadan|yine
75|beklem*|cali*|donmez*|giders*|ilgi*|muyu*|muyum|nerede*|olur|stay
74|annenle|ayir|cikars*|dagili*|haft*|kena*|kos|yeterim
73|acma*|dersha*|peri*|perisa*|perisan
72|calism*|gitmene|kalm*|konuss*|sank*|sanki|tabi*|tabii|uzulur*|yapaca*|yapama*
71|ayrili*|ayrilik|geliyorsun|hosc*|hosca|yokl*|yoklug*
70|calisi*|ihma*|ihmal|odev*|sessiz*|zate*|zaten
69|aksa*|arkadaslarinla|gitmen|hayati*|kere|kuse*|kuseri*|kuserim|olun*|olunca|oyun*
68|bekler*|duva*|promise|sevmem|yaparim
67|aramiza|atiy*|basl*|gunumu*|kapatinca|quote|unuttun|uzaklasma
66|beklerim|gelmezsen|gund*|hoca*|konusmaya|saat*|vermed*
65|cabu*|cabuk|forget|icime|yapari*
64|alindi*|alindim|alisig*|alisigim|cikinc*|cikinca|dusunc*|gelmedin|habers*|habersiz|kaybed*|kopm*|kopma|olmaz|soz
64|tek|yazm*|yerine
63|daha|dakika|dari*|darili*|darilirim|kopa*|olsa|yas
62|beklerken|bunc*|bunca|gozunde|istiyorsan|kara*|yolu
61|annenl*|kalma|kayb*|sens*|usuy*|yard*|yardim
60|an|girdig*|gorurs*|izin|karanl*|kazaninca|verdim|yalvaririm
59|burasi|hayatinda|saat|write
58|agir*|gundur|mahvol*|olursu*|olursun|yazmad*
57|bana|cikma|dogu*|dogum|konusa*|kopu*|nede*|neden|vicd*|vicdan*|yanimd*
56|arka*|basima|biliyoruz|birakma|deger|gonlum|kalbimi|sensiz|sord*|ugrama*|unutac*|unutacaksin|unuttu*
55|bitinc*|bitince|degist*|gunde|mutlak*|mutlaka|plan*|sandim
54|bosl*|calismaya|gece|gecird*|hati*|inanam*|kiymetimi|kutu*|kutuph*|telefonu|yok
53|bitm*|gelmeyince|kapa*|mine|seyi*|yazacaksin
52|bakm*|ekrani|kaldin|yoksa
51|bens*|eski|guna*|gunayd*|harcam*|harcama|kiriliyor|okulda*|onemsi*|sohbeti
50|anlast*|anlastik|ara|arti*|artik|bira*|ciki*|ekra*|gonl*|oluyor|sarili*|uzme*
49|benc*|bencil*|caliyo*|caliyor|disi*|gali*|galiba|gecele*|gercekten|gitme|hasta|ikin*|ikinci|kapati*
48|alma*|atma|ayrilma|gidece*|gidiyo*|kopuyo*|kopuyor|kotu|universiteyi
47|ayirma*|bilg*|duny*|yetmiy*|yetmiyor
46|birb*|birbir*|deneme|sad
45|farkin*|goruyo*|lafi*|mahv*|mutlus*|sure|yanima
44|bes|biliyor|bilmiyorum|cikarsan|erken|icimde|iyiyim|kola*|kolay|vakt*|ver
43|bensiz|birbirimizi|ettim|iyiy*|karsil*|saatle*|yeteri*
42|arkada*|dagi*|demede*|demeden|dugu*|ekran|gercek*|hafta|kirg*|kirgin*|kirginim|mahvoluyorum|olsu*|olsun
41|aglaya*|daya*|dinleme|doyama*|gozund*|nereye|simdid*|simdiden
40|degers*|deme*|etti*|onlarl*|onlarla|tati*|verm*
39|biriyl*|biriyle|done*|dunyanin|kazana*|lutf*|lutfen|sabah|sabaha|tut
38|alir*|ayir*|burkul*|deny|eksik|elim*|gormuyor|kala*|mera*|oluy*|ozel
37|bozuld*|gel|uyur*
36|bosluk*|boslukta|hissettim|lazi*|lazim|not|only|rehber|saniyo*|sonu*|uzak
35|agliyorum|anlarsin|anlatm*|cozm*|geliyor|kalir|kendim*|olma*|sand*|sart|varlig*
34|anlars*|dunyan*|dusunu*|siki*|varim|yetm*
33|asla|baslarsan|doya*|kisa|mi
32|biliyo*|bilmiyor|birakmak|cagi*|degersiz|dusu*|gormuy*|kald*|kaliyor|ozle*|soyle|vermey*
31|buld*|cikarm*|cikarma|dayanamiyorum|eksi*|ihtiyacin|ilk|ozleme*|penc*|pencer*|son|yarin|yiyo*|yiyor
30|basi*|baslad*|birakt*|edil*|isin*|nasils*
29|benimle|birakacaksin|istemi*|miss|simd*|sozunu|varl*
28|agli*|agliyo*|aksam|beniml*|dani*|danism*|dusuyo*|gonlumu|haks*|haksiz*|haksizlik|kiym*|saba*|sen|simdi
27|aciyor|butun|etme*|ettin|gunleri|olmani|olmasin|oluyor*|tatli|yapayalniz|yemi*|yemin
26|kurt*|yapaya*|yete*|zama*
25|anlata*|ayakta|ben|gunu*|hicbir|kalmaz|yazmadin
24|benden|bizi|dola*|et|help|kaliyo*|merak|olmasi*|olursa|verd*|ya|yatma|yaz|yokk*|yokken
23|bilmiy*|burk*|gecirm*|hisset*|kapatm*|miyi*|uyku*|zaman
22|arkadasina|farkinda|mesa*|misi*|misin|oluyorum|on|yaln*|yapm*
21|disari*|insan|konusalim|kullan*|sorm*|tuta*|yaza*
20|geceli*|icim|yanimda|yuzu*
19|demedi*|diye*|el|harc*|sabahl*|sohbet|uyan*
18|boyunc*|boyunca|dusunup|haya*|kahr*|kahrol*|nasil
17|baskasina|cevr*|kahrolurum|kiri*|pism*|pisman|unut*|unutuy*|verirs*|verirsen|yalniz
16|bozu*|duym*|geldin|hissediyorum|musu*|musun|vari*
-16|ellerimle|gizle|kaldir*|saatlerce|seni*|sizliy*|sizliyor|telefonunu|uc
-17|agridi|anlamasin|aramiz*|cozeri*|deneme*|devam|gecist*|geciyor|gerekm*|kabu*|kabul|kocama*|kocaman|numa*|sade*
-17|sadece|telefonuna|ustume
-18|boga*|bogazi*|boyu*|deva*|dinlem*|gidiyorum|kars*|ogrenirse|paragraf|sifr*|sirt*|yarim
-19|ablani*|ablanin|bakama*|beri|disa*|duygulandim|en|gozumu*|gozumun|kiskandim|korkuy*|korkuyorum|my|ogreni*|ogretmen
-19|seninle|susa*|tutt*|yuru*
-20|aklimi|bili*|bilmesi|caktirmadan|cocuk|davraniyorum|hakk*|ogrencisin|seninl*|sikild*|velin|yuzl*
-21|agla*|bambaska|cikm*|giriyor|kazani*|kimseyle|konustugunu|kucums*|oturup|sana|sirrim*|sonuct*|sonucta|univ*
-21|univer*|veriyorum|zamanl*
-22|annen|basarin|bund*|bundan|da|dusun|duyarl*|duyarlarsa|goren|halled*|kapani*|kardesin|olmuyo*|olmuyor|sirrimiz
-22|test*|veriyo*|yazdigimi|yedin
-23|arad*|baband*|babandan|bag|bitire*|cevap|gider|istiyorum|izlerk*|izlerken|matematikten|saklay*|sevece*|sevecegim
-23|taki*|yasindayim|yatm*|yorulu*|yoruluyorum
-24|bahane|bekliy*|doneri*|donerim|evdekiler|herk*|ikim*|kopy*|kopya|siir*
-25|bozuk|cocugu*|degil|goturm*|goturme|lisede|olurum|onlard*|onlardan|sinemaya|universite|uyuy*|yasi*
-26|babaml*|babamla|biliyorsun|cikmas*|dilini|evlenmek|gerc*|herkes*|isigin*|isiginda|isle*|kalmas*|kucuk|understand
-26|yazdim|yerk*|yerken
-27|askimiz|baha*|ceva*|dostlu*|gibisi|hazirladim|hislerim|oturuy*|saril|sika*|sikaye*|sikayet|sine*|sinema*|soyley*
-28|baskasiyla|bayram*|bayramda|bitirdin|dahil|elek*|elektr*|geciyo*|guve*|hasr*|kardesim|ogretmeninin|sabr*|sari*
-28|sirr*|suphelenmesin|surekl*|surekli|turevi|yapark*|yaparken
-29|ablana|bayr*|cocukt*|cocuktan|eder*|flort|hall*|kendi|nasilsin|noone|onun*|sevgimi|vars*|varsin
-30|askimi*|bakariz|cani*|dun|durs*|dursun|korkardim|paragrafa|sesim|tasima|titriy*|uzun|yold*|zorl*|zorlan*
-31|ayrilmistim|azar*|azarla*|azarlamisti|balk*|balkon*|balkonda|baskas*|binl*|binler*|binlerce|bite*|biteri*|biterim
-31|degeri*|gecmis*|geldig*|gorm*|hazirlanirken|hoslaniyorum|kend*|maha*|mahall*|ogrencilerim|oldugum|sevgilimden
-31|sorula*|sorulari|tanidigim|yollardan
-32|boyu|bunlar*|bunlari|bunu|gunden|hika*|idar*|idare|isteme*|kizm*|mutf*|mutfak*|mutfakta|saklar*|sinav
-33|babani*|babanin|bulamazsin|cozeme*|degi*|diye|fizikt*|fizikten|geli*|iste|ruhum|tutmak|yara*
-34|aklima|basa|birisi*|birisin|bula*|dans|doldu|duda*|dusunmeden|film|gibisin|girm*|gits*|gunlerce|haric|hissed*
-34|hizla|kardesine|kirildim|ogrenmesin|seci*|secilm*|secilmis|sir|yanagi*|yer
-35|anneme|bilmeyecek|dalg*|geld*|kemiktenim|korkar*|okula|seven|sinavdan|velini*|velinin
-36|cikt*|ediyor|island*|islandim|kahvalti|mora*|morali*|moralim|oldu*|paragr*|paylasamam|senink*|vardim|yapt*|zayif
-37|aklim|aklimda|bozulu*|bozulur|davran*|durama*|erke*|essizs*|essizsin|gece*|gozd*|happy|itiraf|karsinda|keyifl*
-37|oldum|olsam|olsaydim|sevgili|uyuyamazdim|yap|yasindayken|zayi*
-38|bakinc*|bakinca|heart|istemistim|kacmak|ogretmenim|okum*|okumas*|okumasin|sevmey*|sevmeye|sinava|soru|ustuns*
-38|ustunsun|yagmur*|yagmurda|yetmez
-39|best|birine|bulu*|buyuk|etmesi*|etmesin|evladi*|evlenm*|favo*|favori*|giriyo*|gozlerin|ise|olar*|olarak|sevgililer
-39|seyi|yakisiklim|yala*|yalan|yapiyorsun
-40|aile|anlatmak|annene|ceki*|dostun|ederdim|guzel|habe*|hava|iki|ikimizin|isla*|seni|sora*|unuttum|veremez|yazaca*
-40|yazmayinca
-41|abine|alirdi*|alirdim|babani|buyukl*|digerlerini|ette*|etten|flor*|gelinc*|gelince|ibar*|ibaret|kahval*|kemikt*
-41|kiss|ogretmenlerin|ol|onemse*|oturuyorum|psikologuna|rememb|sinirl*|yetistirme
-42|anlatman|bahsetme|basimd*|bu|canli|donu*|eserim|essi*|gitti|guveni*|icimi|icindeki|kest*|kusu*|okurke*|okurken
-42|taniyamaz|tasiri*|yuzum
-43|almist*|almistim|alti*|anne*|babam|bakarim|body|carpiy*|carpiyor|dusunm*|gosterme|hesa*|hocana|kaybol*|kokl*
-43|olsayd*|opucug*|sansli*|ustu*|uyudun|varinc*|varinca
-44|agzi*|bulusm*|cry|dizl*|dizler*|gibiyi*|gibiyiz|iyisin*|iyisini|kendini|konuyu|netl*|netler*|ogretm*|orad*
-44|sarilmak|yazdig*
-45|abin*|bakmay*|bakmaya|baskalarina|doktor*|feel|hayran*|insa*|insanlar|iste*|kapt*|kaptir*|karism*|kokunu|kucukk*
-45|kucukken|mele*|melegi*|melegim|olmust*|olmustum|opuy*|opuyor*|opuyorum|sess*|sevgim*|var|yill*
-46|ablan|acikla*|aglama*|al|basa*|bedeni*|bedenim|bugune|dar|evdeki*|fizige|gibisi*|gitmis*|gitmistim|gulum|guzeli*
-46|guzelim|hayr*|kestir*|robot|yapiyo*
-47|adim|anlami*|bakiyo*|bakiyorum|darald*|daraldi|foto*|fotogr*|geldi|hass*|izledi*|izledim|kalbimde|kutl*|onu
-47|sarilm*|sinif|soruna
-48|aci|arasinda|bilmey*|ders*|dogr*|eser*|evdekilere|evleni*|gereki*|gerekiyor|human|karnim*|kimseyi|kiya*|kuca*
-48|send*|sevdicegim|severi*|severim|sorars*|sorarsa|tanimiyor|tip
-49|bitird*|dusunen|ekranini|gizlic*|gizlice|gormedim|hosl*|hoslan*|ikimizden|inka*|inkar|komp*|kompoz*|kork*|ogrenm*
-49|sevini*|sirtim|taniyan|terc*|tercih|uyuyac*|uyuyacagim|yasinda|yaslan*
-50|ac|dinler*|disari|dold*|doneli*|donelim|dunyad*|dunyada|duyu*|hastal*|hastalandim|kiskaniyorum|koca*|robo*|seveme*
-50|sevemez|vard*|yetisk*
-51|agzini|atti*|attim|bekletme|bunl*|cikmadin|davran|digerleri|evla*|gunaydin|hazirl*|ogrencim|oldugumu|psik*|psikol*
-51|ruhu|sevdic*|titr*|yakins*|yakinsin|zor
-52|adin*|adini|askim|babana|diger|farklisin|gectim|gozlerim|kapi*|oldugu*|ortaokuldayken|sira|sokm*|sokma|teyz*
-52|teyzen*|teyzene|uzan*|yazinc*|yazinca|yerimde
-53|atesim|bilemez|bilmez|bin|buldug*|edel*|edelim|elma*|gecelim|gul|guzels*|guzelsin|haber|kapali|kulagina|kulak
-53|sene*|senemd*|senemde|sevg*|yaki*|yaniyo*|yaniyor|yastig*
-54|agzim|ates*|bebegi*|bebegim|benzemiyorsun|bos|degism*|degismem|duymam*|hala|hisl*|hisler*|kahve|kalbini|kesild*
-54|kesildi|koyd*|kulagi*|olmu*|prensesim|sabi*|sarki|sorarl*|sorarlarsa|takd*|takdir|tellnot|tutali*|tutalim|verdigim
-54|yakin|yand*
-55|acik|adim*|adimi|anlayacak|aras*|arasin*|asli*|aslind*|aslinda|gunl*|kenarinda|mesaji|okuldakiler|soyled*|yanlis
-55|yoruldun|zeka*
-56|benzem*|bilmesin|cikmad*|coktan|fala*|falan|hepsi|herkese|integrale|kardesimle|lesson|lisede*|lisedeyken|okut*
-56|okutma|otekil*|otekiler|sesini|vuruld*|vuruldum|yanl*
-57|aklimdan|alip|biliyorum|gozumde|heyecandan|keyf*|kirild*|otek*|sect*|sectim|tamam|tell|yazist*|yure*
-58|arkadastan|bahs*|bahset*|cakt*|caktir*|cikarsa|davr*|gozunden|gulums*|gulusu*|gunum|hizl*|icini|kavg*|kavga|kemi*
-58|ozlu*|ozluyo*|ozluyorum|prense*|silm*|tanimi*|uyud*
-59|angry|bakt*|bileli*|bilelim|birazd*|birazdan|duygularim|duygusal|guld*|kendine|klav*|klavye*|mate*|matema*
-59|matematik|mezuna|olmasam|para*|velile*|velilerine|yere|yetist*
-60|agladi*|agladim|anneml*|annemle|annend*|annenden|bakari*|dedikl*|derinl*|dusunuyorum|enge*|gecti|goz|icinde*|pren*
-60|sey|sinavda|soyl*|teacher|veriri*|veririm
-61|afraid|atiyor|bebe*|bilmem*|bozuldu|dizi*|dogru|dusuk|ekrana|ekrani*|fizi*|hocam|iyisi|kazand*|lise*|okuyun*
-61|okuyunca|opucuk|orta*|otur*|sevgilin|sinavi*|yapmak
-62|anliyorum|gormed*|hali*|kizard*|kizardi|koku*|mudure|ogretmenin|okudum|opme*|opmek|suph*|suphel*|uyu|yan|yildiz*
-63|ailend*|ailenden|bils*|deniz|icten|kenari*|kiskanirim|saklaman|sessiz|soylersen|taniyo*|taniyorum
-64|andi*|caktirma|change|dost*|gele*|geleyi*|geleyim|inanma*|isi|kolu*|konustugum|neti*|olsa*|optu*|rand*|randev*
-64|ruyamd*|ruyamda|sozu*|yaps*|yasakl*|yast*|yazisi*|yerin
-65|baskasi|biriyi*|biriyim|cay|dondur*|edebil*|edebilirim|erase|gitsin|goreme*|guzell*|kilo|kitap|kiz|konustuklarimiz
-65|ogrenci|olam*|payl*|paylas*|sark*|uyumak|vuru*|yakl*|yaklas*|yemegi*|yokt*|yoktu
-66|baskasini|gercegi|gizli|ikimiz*|isim*|kaldi|muci*|mucize*|raha*|rahat|unutmam|vardi
-67|dinley*|duyurm*|duyurma|gor|kendime|koruyabilirim|mudu*
-68|bakark*|bakarken|baskasinin|cekm*|cikaca*|cozemeyince|dura*|edem*|etmiyo*|etmiyor|gelen|goremez|kendin*|koy|omzu*
-68|onda*|ondan|roma*|romant*|romantik|saklam*|sevdigini|tanem|yarati*
-69|acil*|aldim|baglandim|basimi|bilen|deli*|deni*|duymasin|evle*|fazla|isig*|kalk*|koya*|sacl*|saclar*|sevgilim
-69|seyler|unutma*|yaslar*
-70|actim|annemi*|annemin|ayril|biri*|buyule*|duya*|duygul*|gozy*|gozyas*|konusu*|kosuya|kulakl*|okulda|taniya*
-70|tutuldum|umur*|umurum*|umurumda|uyuyam*|yaninda|yapmistim|yerimd*
-71|bilm*|coze*|dusune*|kalaca*|parm*|sevdig*|tasi*
-72|agri*|anlamaz|burn*|cozd*|dahi*|degerli|genc*|gorebi*|gorebiliyorum|kiza*|sabaht*|sabahtan|verdig*|yana*|yapmis*
-72|yaptin|yasind*
-73|aglard*|aglardim|bile*|bugun|dinled*|dinlerim|duygus*|esim|giri*|kade*|kaderi*|kimsen*|kimsenin|kosu*|onla*|oyna*
-73|seviyor|sevm*|sinavd*
-74|abla*|aldi*|anlat|cozdun|dediko*|dersin|ellerim|etki*|etkile*|isters*|keyfim|lise|seyd*|seyden|tired|veli*|yazd*
-74|yuzund*|yuzunden
-75|aklimd*|ayrild*|bil|canl*|edeb*|elini|gect*|gorunc*|gorunce|gotu*|ilgilendirmez|kafa*|kafam|oyle|paza*|ruhu*|seyl*
-75|sonucunu|tutk*|tutkun*|tutkunum|yemek
-76|bakma|bizde|cika*|cocukl*|de|denememde|dokuna*|gecen|gordug*|gormesin|icti*|ictim|integr*|kita*|mese*|mutlu|opuc*
-76|serv*|servis*|yazdik*
-77|bas|bilmes*|dunyaya|eden|etmi*|eve|geceleri|gelsin|gerisi|hari*|hayatt*|heps*|karsin*|kimsey*|koms*|misa*|olay*
-77|olayim|ozlett*|ozlettin|tatlim|yiye*
-78|asigim|dokt*|fark|farkli*|icinde|omur|sond*|tera*|terapi*|terapiye|uyandim|yakisi*
-79|acti*|anlatt*|arkasi*|baban|benimk*|benimki|bilmed*|bizd*|degerlisin|ders|erkek|gibi*|kanim|kimseye|sinifindakiler
-79|zekani
-80|basari*|icin*|inci*|kari*|lie|ozelsi*|ozelsin
-81|aile*|arkadasin|baglan*|baka*|dinlen*|ederdi*|onlari*|onlarin|ozledi*|yerde
-82|asig*|cevher*|cevheri|degils*|degilsin|digerl*|itir*|kollar*|kucu*|lokm*|prog*|progra*|sinifta|universitedeyken
-83|aglami*|ailen|aileni*|ailenin|anlatirsan|cift|evden|gecm*|gire*|icte*|kani*|kizim|masa*|oldu|ruya*|sanm*|sanma
-83|sans*|sinifi*|sist*|sisti|vere*|yagm*
-84|ayag*|dayanm*|gormes*|haberi|koll*|okuy*|yurudum|yuzuk
-85|almi*|destekleyemez|dunyay*|hava*|jealous|kisk*|kiskan*|konusurken|saye*|seviye*|uyandi*
-86|anlama*|carp*|dili*|gerisi*|gerisini|guru*|yerd*
-87|fazlas*|heye*|heyeca*|inan|iz|karnim|konusmayi|sarilayim|sesi*|sonucu*
-88|bekliyordum|deli|denemen|geri*|haberin|mide*|midem|nasip|yild*
-89|durdum|gozumd*|karsi|ozel*|sayili*|seve*|sinift*|urpe*|urperi*|yurudu*
-90|anlarim|bulust*|bulustum|durd*|guze*|haberi*|ilac|insani*|insanim|ona|sikisi*|sikisiyor
-91|agriyo*|agriyor|anneni*|annenin|burada*|cocu*|elin*|hayatimin|kral*|maki*|makine|needless|soyler*|ture*|tutuld*
-91|uzulun*|uzulunce
-92|bamb*|bambas*|duramadim|duymas*|etme|gost*|goster*|kalmak|keli*|kelime|konusma|sesl*|tanidi*
-93|anlami|annem|arkadasim|boyl*|boyle|cevren*|cunk*|cunku|duru*|elim|gidip|gizl*|kalbin*|olan|sakl*|yaziyo*|yaziyorum
-94|anca*|ancak|baki*|bende|cikti|dusunmez|elle*|elleri*|gercek|hazi*|parent|yil
-95|cekiyo*|cekiyorum|deri*|ilgile*|inanan|kahv*|okur*|rehber*|sure*|yapi*
-96|aliy*|aski*|bell*|belli|birici*|dusl*|gerek|kisi*|kope*
-97|degistir|sarila*|veren|zeka
-98|anneni|bede*|bugu*|bulm*|buradayim|insanl*|kizi*|soyleme|tamaml*|yanim
-99|izle*
-100|anlari*|degili*|degilim|dest*|destek*|hissedebilirim|hocan|layi*|layik|odam*|sende|tutm*|yasl*
-101|bileme*|dara*|dige*|gerceg*|hosu*|hosuma|kisi|ortaok*
-102|anlayamaz|dondum|gordum|inte*|siradan|warn
-103|biz|hayal|hicbir*|hicbiri|yol
-104|acik*|evde*|sevd*|tama*
-105|akli*|bagi*|kalb*|muke*|mukemm*|sahi*
-106|anli*|anliyo*|benz*|buyu*|karn*|okud*|onlara
-107|basim|birini|sonu
-108|yedi*
-109|burkuldu|koruya*|poli*
-110|bizim|degerini|doku*|dusund*|kula*|tane*|yata*
-111|anlamiyor|dinlemez|kalaba*|kim|marry
-112|anlayan|bizi*|duyg*|gere*|gore*|kata*|sirada*|soylem*
-113|anlati*|arkadaslarimla|guven|iyisin|olmasan
-114|kalinc*|kalinca|kiymetini|seviyorsun
-115|iyi|yazma
-117|canim|geliyorum|mezu*|sil
-118|fazl*|yuzd*|yuzden
-119|az|bilirim|cevh*|ozlemi*|yeti*
-120|ailene|aramizdaki|ask|baze*|bazen|dusundum|ele|knownot|ogre*|yana
-121|gozler*|kard*|kardes*|koru*|utan*
-122|biri|calist*
-123|biliri*|gozl*|isterd*|isterdim
-124|sus
-125|acma|anlaya*
-126|dusununce
-127|aramizda|dond*|sikildi|tutu*
-128|asik|ay|hayatim|kimse|yapayi*|yapayim
-129|degerl*|dinl*|yeme*
-130|baba*
-131|seviyorum
-132|ciktim
-133|sini*
-134|goruyorum|yalnizca
-137|iyis*|life
-138|arkadaslarina|gulu*
-140|evde
-141|sira*|su
-143|olmasa*
-144|parl*|tani*
-145|onlar
-146|gittim
-149|olmak
-150|hak
-151|konust*
-153|uyuyamadim
-156|anlatma|ogrenc*
-163|love
-164|onemsemez
-165|darling
-169|mesajini
-170|someone
-181|secret
-184|ozledim
-190|yasaya*|yasayamam
`,
  secret: `
198|secret
182|parent
172|tellnot
165|sus
155|knownot
140|ailene
130|gosterme
125|kalsin
124|gizl*
123|arkadaslarina
122|kals*
118|anlat|sil
116|bunu
115|erase|soylersen
113|duya*
111|bilmes*
110|ogrenm*
109|annene|bilm*
105|anlamasin|teacher
104|anlatirsan
103|acma
102|duym*|duymas*|sirr*
101|agzi*|gizli
98|soyleme
97|suph*|suphel*
96|anlatma|needless
94|konust*|tell
93|rapo*|yazma
92|ilgilendirmez
91|etmesi*|etmesin|rehber*
90|suphelenmesin
88|bilmem*|duyurm*|duyurma|haberi|keli*|kelime|meza*
87|ele
86|gotu*|ikimiz*|mese*|ogretmenin|sir|sora*
85|hocan|sakl*|tasi*|understand
84|bilmesin|hesa*|soyler*|verme
82|degistir|onlara|sokma
81|duymasin|ilgile*|olmasi*
80|babana|yeti*
79|alti*|etme|kari*|ozel
77|gecm*|gire*|konusalim|ogretmeninin
76|anlatmak|gizlic*|gizlice|sorarl*|sorarlarsa
75|bile*|konustuklarimiz
74|acil*|onla*
73|kapali|kizm*
72|anneni|burada*|durs*|dursun|ogrenmesin|sey
71|bite*|cakt*|caktir*|demedi*|ikimizden
70|davran|gelirs*|sade*|sadece|veli*
69|caktirma|disari|halled*|parm*
68|agzini|iz
67|dedi*|kimseye|koy|olmasin|tut|zoru*|zorund*
66|okul
65|ac|baba*|evde|kull*|tamam|velile*|velilerine|yetisk*
64|babani|kizar|okum*|okumas*|okumasin
63|aile*|anlatman|dedikl*|okud*|yard*|yardim|yasakl*
62|bozulu*|bozulur|cagi*|ogreni*|okuldakiler|sessiz|sokm*|tama*|telefonunu
61|bileli*|bilelim|cikmas*|psikologuna|ruhu|sorars*|sorarsa|tutali*|tutalim
60|biteri*|mesaji|yap
59|ablan|kalmas*|kardesine|konusm*|kopa*|ogrenirse|tasiri*
58|bilmiy*|bils*|gerek|hall*|ikim*|mudu*
57|adim*|adimi|gits*|gitsin|orta*|saki*|sakin
55|alma*|bell*|belli|bizim|davr*|evdekilere|gec|gerisi*|gerisini|isteme*|psik*|psikol*
54|bizi*|bu|mesajl*|olmasi|yete*
53|guve*|icini|saklar*|sende|sifr*|uzme*
52|biterim|bunl*|deme|isi|kimsen*|kimsenin|yeterim
51|diye|ekranini|gecist*|habe*|saklaman|sorm*|taki*|yapayi*|yapayim
50|asla|duyu*|seyl*
49|anlatm*|anne*|kimsey*|zorunda
48|bilmey*|disa*|ekrani|gercek*|kopy*|kopya|olursa|sirrimiz|yetistirme
47|dediko*|icine|ogretmenine|paylasma|soylemem|write
46|gecmis*|ikimizin|kula*
45|anlar|evdeki*|kulagina|odev*|ogre*|poli*|yastig*|yaz|yazdigimi|yazist*
44|bahs*|bahset*|bilmesi|bilmeyecek|cikarsa|etmi*|hocana|sinif
43|acik|bulu*|gercegi|karism*|konusma|verirs*|verirsen
42|abine|aile|at|baband*|babandan|biliyoruz|buyukl*|duyarl*|duyarlarsa|gere*|kata*|kimse|mudure|rehb*|sirrim*|yazm*
41|abla*|bund*|bundan|gerceg*|gider|isim*|saklam*|seyi
40|adim|ederiz|hisset*|idar*|idare|isters*|seninl*|seninle|sinavdan|soyl*|telefonuna|yetist*|yuzund*|yuzunden
39|gerc*|icin*|okulda*|onlard*|onlardan|uzulme*
38|abin*|aram*|bili*|gereki*|gerekiyor|goru*|guveni*|konu*|onlar
37|bakariz|cozeri*|deme*|fala*|falan|onlari|paragrafa|payl*|paylas*|sohbeti|tasima|teyz*|teyzen*|teyzene|velin|yasa*
37|yeteri*
36|anlati*|de|ekra*|gormes*|ozel*|seyler*
35|hallederiz|olsa|seyler
34|anlata*|arkasi*|babani*|babanin|oldugunu|raha*|rahat|sess*|unuttum|yeter
33|etme*|evdekiler|gecelim|integrale|olar*|olarak|velini*|velinin
32|arkadasina|cozdun|deva*|dusun|gunl*|help
31|bos|itir*|kiza*|sonucunu|tanimi*|uzul*|yast*|yazdig*
30|birak|degil|gormesin|hakkim*|lie|ve
29|duymam*|geceli*|lazi*|lazim|sart|sika*|sikaye*|sikayet|sohbet*|tuta*|verm*|yoksa
28|bahsetme|bizd*|cika*|okut*|okutma|sakla|saklayalim
27|ablana|benden|buyu*|caktirmadan|gerekm*|gidiyorum|goturm*|goturme|is|sonucu*
26|aras*|arasin*|bak|bilirse|bura*|dahil|degist*|ekrani*|gidip|guven|inka*|inkar|kac|sinavd*|uzulur*|verdigim|warn
26|yetiskine
25|anneni*|annenin|bilmemeli|evde*|gizle|kirili*|yana*
24|baha*|bahane|bilirs*|cikars*|gece*|inanma*|iste|kirilirim|yakin
23|benim|bizde|gece|gidiyor|istiyorsan|ogretm*|uygulamayi
22|bunlar*|bunlari|dahi*|karn*|okul*|soyle|soyled*
21|biter|isin|kalir|lafi*|noone|orad*|sohb*|telefo*
20|baban|et|gitmene|kalaca*|kestir*|ona|plan*|saklay*|soru|uyanma*|yokk*|yokken
19|anla*|biraka*|dani*|danism*|hakk*|karist*|konusmayi|susa*
18|aileni*|ailenin|al|devam|duva*|hosu*|hosuma|kims*|kiri*|lesson|okuldan|olsu*|olsun|unuttu*|yapmis*
17|dili*|dilini|giri*|numara*|paragr*|serv*|servis*|yoks*|yuzd*|yuzden
16|ablani*|ablanin|bilmiyorum
-16|aklim|aklimda|bakinc*|bakinca|bilmed*|birakiyorsun|bitird*|buyuk|cozemeyince|deneme|dola*|dond*|geceleri
-16|gelmeyince|gerisi|gozumu*|gozumun|guce*|gucend*|gucendim|hic|kapa*|muht*|nere*|ozleme*|saniyo*|sen|seviyor|surekl*
-16|surekli|varlig*|yala*|yalan|yapmistim|yazili*
-17|afraid|birakt*|biriyl*|biriyle|bozu*|buz|cevr*|cikm*|dokuna*|edil*|girdig*|her|hizla|kuca*|nasilsin|nefesi*
-17|nefesim|olmani|sarilmak|sist*|sisti|titriyor|ture*|universite|zayi*
-18|aciyor|adin*|adini|agir*|bayr*|bulusm*|burkul*|carpiy*|carpiyor|degersiz|donece*|doneceksin|doneri*|donerim|ettin
-18|isigin*|isiginda|kazaninca|ki|kiz|matematikten|omur|simd*|sinavi*|sozunu|yaptin|yoruldum
-19|aglami*|bakark*|bakarken|bekler*|burkuldu|dusunu*|goren|gozlerim|hass*|istemistim|kacmak|kapi*|kizim|korkardim
-19|mahvol*|nasip|nefe*|nereye|olsayd*|olsaydim|sabaht*|sabahtan|siir*|sinemaya|sizl*|sure|ustuns*|ustunsun|uyku
-19|yuregi*|yuregim
-20|alip|basim|cokt*|degers*|denememde|doldu|dunyad*|dunyada|gelmey*|gozumde|gulusu*|keyf*|kiskandim|sinav|tutmad*
-20|uzuldu*|yerk*|yerken|yollardan
-21|agladi*|agriyo*|agriyor|arkadasin|ayag*|balk*|balkon*|balkonda|benc*|darald*|daraldi|gorm*|gozund*|gozunde
-21|gunaydin|hayal|kaliyor|kizi*|kocama*|kocaman|kokl*|miyi*|mora*|morali*|moralim|nasils*|optum|tatli|uyuy*|yazdik*
-21|yoruld*
-22|anlamaz|bakt*|biliyo*|birisi*|birisin|bunc*|bunca|calismaya|dara*|dusunc*|dusund*|dusundum|fazla|gali*|galiba
-22|geci*|gecirm*|geldim|gidinc*|gidince|hazirlanirken|ikin*|ikinci|izlerk*|izlerken|kazani*|kenarinda|kosuya|oldugu*
-22|oyun*|ozelsi*|ozelsin|pism*|pisman|sevgilim|sinirl*|soyledim|sure*|taniyan|unutac*|unutacaksin|varl*|yapaca*|yarin
-22|yazacaksin|yoll*|yollar*
-23|dayanm*|denemen|dizl*|dizler*|duramadim|dusunmeden|etmiyo*|etmiyor|fizikt*|fizikten|gectim|karnim|korkar*|mide*
-23|midem|sesim|simdid*|simdiden|sond*|soru*|yapark*|yaparken|zorl*|zorlan*
-24|agri*|birakirsan|bitire*|doyama*|durama*|elim|gelmez*|gelmezsen|gunde|itiraf|kizard*|kizardi|mahvoluyorum|olma*
-24|olmayi*|olmayinca|sect*|sectim|sile*|simdi|tip|veriyorum
-25|aklima|baka*|bamb*|bambas*|basi*|baslarsan|birb*|birbir*|bogazim|cabu*|cabuk|dugu*|film|flort|geldin|geliyorsun
-25|gelsin|gonlumu|guzel|guzels*|guzelsin|kazand*|kiskancliktan|romant*|romantik|sabr*|sikili*|tamaml*|tutk*|tutkun*
-25|tutkunum|ugrama*|yasaya*|yasayamam|yolda|zate*|zaten|zayif
-26|andi*|askim|ayril|basa|bekley*|birakacaksin|burada|deniz|digerleri|dinley*|dura*|dusu*|ekrana|erkek|fark|gitmis*
-26|gitmistim|haberi*|hazirladim|kenari*|kendime|kitap|kucukk*|kucukken|lise|olmuyo*|olmuyor|onda*|ondan|onlari*
-26|onlarin|rand*|randev*|ruyamd*|ruyamda|someone|yemek
-27|bebegi*|bebegim|bulama*|canim|cozeme*|dusuyo*|farklisin|gozumd*|icimde|inan|insanlar|kapt*|kaptir*|kardesimle
-27|kendimi|kita*|mera*|olam*|olup|sarila*|sina*|yasindayim|yazinc*|yazinca
-28|bag|basarin|baze*|bazen|cift|degerlisin|ederim|farkli*|genc*|gonlum*|herkes|ihtiyacim|izledi*|izledim|kalmaz|maha*
-28|mahall*|mesaj|olmust*|olmustum|opuy*|opuyor*|opuyorum|prensesim|sarilm*|sarki|senin|sessiz*|sevdicegim|sirtim
-28|yakisiklim|yarati*
-29|arkadaslarimla|baglandim|baslad*|bebe*|boyu*|bulust*|bulustum|cikinc*|cikinca|cocukt*|cocuktan|da|enge*|fizi*
-29|gecti|gundur|gunleri|hizl*|isin*|kalbimi|kendi|sevdic*|sini*|unuttun|usuy*|veriyo*|yalnizca|yatma|zeka
-30|aramiza|binl*|binler*|binlerce|dagili*|farkinda|guru*|hali*|insanl*|kahvalti|kendin*|kirild*|kirildim|kiriliyor
-30|nasil|ozledim|ruhu*|ruya*|sene*|senemd*|senemde|tutuldum|uzun|vicd*|vicdan*|ya|yanim|yazard*|yerde
-31|arkada*|ayrild*|az|birini|calisma|dayanamiyorum|doya*|dunyanin|haberin|harcam*|harcama|heyecandan|island*|islandim
-31|kalbim|lisede*|lisedeyken|mezuna|okur*|optu*|ozledi*|sevgil*|sevgimi|son|terapi*|test*|universitedeyken|yanagi*
-31|yasinda|yatinc*|yatinca|yil
-32|baskalarina|baskasiyla|cozeli*|cozelim|diger|gibisi|gonl*|gor|gunden|kahval*|kola*|kolay|kopuyo*|kopuyor|mele*
-32|melegi*|melegim|muyu*|muyum|olmaz|olsam|sevgim*|tera*|uzan*|yetmiy*|yetmiyor
-33|arka*|ay|baslar*|birazd*|birazdan|dar|erken|kalaba*|kaldi|kalinc*|kalinca|klav*|klavye*|onca|oyna*|robo*|robot
-33|sirt*|sonsuz*|sonsuza|varinc*|varinca|yikilirim
-34|anlayan|bencil*|best|birbirimizi|bosl*|buradayim|cekiyo*|cekiyorum|cikarsan|cocugu*|dagi*|dusunmez|ellerim|etti*
-34|gulum|gulums*|iyi|kahrolurum|karanlikta|kaybed*|kucums*|leave|ogrencilerim|prense*|unut*|uyuyamiyorum|yagmur*
-34|yagmurda|yakisi*|yill*
-35|alir*|arkadasim|arkadaslarinla|ayir|baglan*|beri|dostun|evlenm*|gibiyi*|gibiyiz|herkese|isla*|karsinda|kiymetimi
-35|opucug*|promise|zaman|zamanl*
-36|agliyorum|alirdi*|alirdim|azar*|azarla*|azarlamisti|bes|biliri*|biliyorsun|burk*|ciki*|degerl*|dizi*|dunyaya|edem*
-36|elim*|fazlas*|geliyorum|gels*|gittin|hayatimin|hislerim|iyisin*|iyisini|kahr*|kahrol*|kope*|kopu*|made*|madem
-36|mesa*|okula|peri*|perisa*|perisan|sabi*|sacl*|saclar*|sans*|seviyorum|soz|tanem|tek
-37|agli*|agliyo*|almist*|almistim|annemi*|annemin|basari*|biliyor|buldug*|dayanamam|derd*|dunyay*|gozler*|gunlerce
-37|hosl*|hoslan*|isle*|karsin*|mahv*|mesajini|opucuk|parl*|program|sikild*|uyudun|yagm*|yazmayinca|yazmaz*|yazmazsan
-37|yetm*|yure*
-38|bas|boga*|bogazi*|bugune|dek|duda*|eksik|elma*|favo*|favori*|gele*|gunum|hazirl*|kacm*|kaliyorum|nede*|neden|neti*
-38|sinavda|tati*|yalniz*|yolu|yorulu*|yoruluyorum|yurudum
-39|aits*|aitsin|askimiz|bede*|hasr*|hayran*|hicbir*|hicbiri|kalbim*|karnim*|kenara|kendim*|kuse*|kuseri*|kuserim
-39|merak|niye|ogrenci|sonu|tired|verd*|vermey*
-40|anlarsin|bitm*|degils*|degilsin|degism*|degismem|dunyan*|durd*|durdum|eder|evden|evleni*|gozy*|gozyas*
-40|hoslaniyorum|ilac|kucu*|layi*|layik|lokm*|seveme*|sevemez|ugra|uyku*|yanima|yati*|yurudu*
-41|aciy*|agladim|ama|asig*|asigim|ayak*|bende|birici*|bozuldu|ciktim|deneme*|etki*|etkile*|farkin*|gibisin|kaybet*
-41|konuyu|kotu|olmu*|saklayamiyorum|ustume|uzuluy*|uzuluyorum|yere
-42|anlattim|anneme|arkadas|bagi*|birakip|buld*|cani*|cozu*|dakika|derinl*|ediyor|gormed*|hisl*|hisler*|kiskanirim
-42|koya*|lisede|oluyorum|roma*|sanm*|sanma|tatlim|yapt*|yazisi*|yerimd*|yerimde|yoru*
-43|an|arkadastan|bekled*|bekledim|benzemiyorsun|bula*|dene*|gidersen|gund*|kaliyo*|kalma|misa*|mutf*|mutfak*|mutfakta
-43|uyud*|vuru*|vuruld*|vuruldum|yapiyorsun
-44|dedigin|dinled*|edebil*|edebilirim|geleyi*|geleyim|gibi|hissedebilirim|karanl*|karsi|kaybol*|ozlemi*
-44|sinifindakiler|sohbet|unutuy*|vaki*|vakit|yani*|yapama*|yapma|yasind*|yazmay*
-45|aglaya*|ayirdi*|dari*|darili*|darilirim|dinleme|edeb*|gitme|human|kalk*|kilo|kiya*|misi*|misin|ogrencisin|sesini
-45|seve*|susu*|susunc*|susunca|vardim|yuzuk
-46|atti*|attim|baskasini|bitinc*|bitince|butun|cekm*|davraniyorum|dost*|duyunc*|duyunca|en|fazl*|foto*|fotogr*|gird*
-46|gost*|goster*|icten|kulakl*|olay*|olayim|uyandim|yazdim
-47|ailen|bir|buna|cikti|hayr*|kapatirsan|kara*|kiskaniyorum|koru*|mutlu|olac*|olsa*|paragraf|saye*|seci*|secilm*
-47|secilmis|soruna|uyandi*|yokl*|yoklug*|zama*
-48|benzem*|boyl*|boyle|cevh*|cevher*|cevheri|dakika*|deger|done*|duygularim|elek*|elektr*|evlenmek|gozl*|kavg*|kavga
-48|kez|kolu*|konusurken|maki*|makine|oturuyorum|pren*|yana|yarim|yas|yatm*|yerd*
-49|bira*|borc*|borclu*|borclusun|digerl*|gidisi*|gorurs*|icim|kere|koca*|korkuy*|korkuyorum|kosu*|nasi*|paza*|sonu*
-49|yakl*|yaklas*|yapiyo*|yazi*
-50|bagl*|beklet*|cali*|dinler*|essi*|hissediyorum|icte*|kesild*|kesildi|okudum|sinifi*|sons*|tutmak|verdim|yuzl*
-51|alis*|anlatmana|annenl*|change|cunk*|cunku|davran*|deli|kemiktenim|kend*|mola|seviyo*|tatl*
-52|cikmad*|eski|ette*|etten|gelece*|gidece*|gunler*|guzeli*|guzelim|hicbir|kade*|kaderi*|kemikt*|kimseyle|oluyor*
-52|sesl*|sevdigini|tanidi*|terapiye|vars*|varsin
-53|dold*|ettim|hati*|hatiri*|hatirim|ihma*|ihmal|kisa|koms*|muke*|mukemm*|ozlett*|ozlettin|ozlu*|ozluyo*|ozluyorum
-53|senink*|sesi*|uc|ugra*|yasi*
-54|atiy*|benz*|dusunm*|eser*|eserim|kalbini|kiymetini|konusa*|musu*|musun|oldugum|ortaokuldayken|sayi*|soyleyeyim
-54|yaza*|yaziyo*|yaziyorum
-55|anca*|ancak|askimi*|ayirma*|bil|duru*|flor*|ihtiyacin|inan*|jealous|kafa*|kendini|kisk*|kiskan*|kurt*|odam*
-55|okurke*|okurken|onemsemez|sensiz*|sevd*|titriy*|yer
-56|anneml*|annemle|basa*|gorebi*|gorebiliyorum|gozd*|guzell*|kada*|kadar|kalmak|kapati*|kena*|keyifl*|matematik|sine*
-56|sinema*|univ*|univer*|yapay|yapi*|yazmadigin|yeme*
-57|baskal*|eksi*|evle*|gecele*|geciyo*|geciyor|geri|harc*|icime|keyi*|mi|oluy*|opuc*|ortaok*|sevdig*|sevg*|terc*
-57|tercih
-58|aksam|alindi*|alindim|basind*|baskasinin|bilen|cocukl*|disi*|esim|evla*|geceler|geliyor|gercek|gitti|hava*|kopm*
-58|kopma|kork*|netl*|netler*|okuyun*|okuyunca|olun*|olunca|parc*|parcal*|sevi*|tutt*|vakt*|verinc*|verince|yapa*
-58|yerin
-59|arti*|artik|dinlemez|ediyorum|gorunc*|gorunce|kazana*|kisi*|komp*|kompoz*|konusmak|lise*|otekil*|otekiler|sabah
-59|sari*|su|yalvaririm
-60|aliy*|benims*|benimsin|bulamazsin|dans|gordug*|hak|icin|kesi*|konus|muci*|mucize*|okuy*|veremez|yalniz
-61|calism*|dinlen*|haya*|hayatt*|hicb*|koyd*|saat|sira|unutmam|uyuyamadim|yasiyorum|yazmadin|yildiz*|yiye*
-62|bilmiyor|buyule*|dalg*|deni*|deri*|donm*|ederdim|ediyor*|el|elle*|elleri*|inci*|iste*|kabu*|kabul|kahv*|kest*|kim
-62|kos|olmasan|tutuld*|yaslar*
-63|actim|bana|dinl*|dinlerim|gelmed*|hayatim|mate*|matema*|o|otek*|titr*
-64|aklimdan|aramiz*|bakiyo*|bakiyorum|carp*|cikmadin|ederdi*|erke*|icindeki|onlarl*|onlarla|yari*
-65|arad*|asik|biz|cozm*|degerini|elini|gibisi*|goremez|herkesten|hocam|insani*|insanim|isig*|kesk*|keske|konusmaya
-65|lonely|onemse*|sana|siki*|sinava|soruyu|tane*|uzaklasma
-66|acti*|ayrilma|babam|dersha*|doku*|forget|gucu*|guna*|gunayd*|kaldim|kapani*|karsil*|kemi*|koruyabilirim|oldu*
-66|sinavi|ustu*|vardi|yeni
-67|agla*|ayni|elin*|geliyo*|mine|oldum|sark*|yasiyo*
-68|aklimd*|dedigi*|duny*|geldi|koruya*|mutl*|oturuy*|uyu|yakins*|yakinsin|yaln*|yild*|yold*
-69|acik*|alin*|aski*|bitt*|degili*|degilim|dige*|donu*|icinde*|insan|on|sozu*|utan*|vazgecme|yasl*|yerine
-70|benimk*|benimki|dayana*|degeri*|izin|olmasa*|sad|uyuma|yapari*
-71|ask|ayir*|bekl*|bile|destekleyemez|gecen|gecir|giriyo*|kald*|kral*|ogrencim|rememb|unutma*|zor
-72|aksaml*|annem|daki*|don|heart|isti*|istiyo*|kulak|mezu*|yalv*|yalvar*|yuru*
-73|bakarim|cikt*|feel|hafta|iki|sevm*|siradan|uyuyam*|yata*|yikili*
-74|biraki*|dun|kardesin|vazg*|vereme*|yanimda|you
-75|almi*|anli*|anliyo*|anliyorum|arkadaslarin|gittim|inanan|ol|onem*|paylasamam|saba*|silm*|vazgec*
-76|bozuld*|butu*|cocu*|haft*|icim*|kiymet*|mola*|olmak|seyi*|vermed*
-77|biriyi*|biriyim|guze*|ihti*|ihtiya*|kalbin*|tutu*
-78|istemiyorum|kardesim|ogretmenim|onu|yara*
-79|anlami|courtesy|herk*|kisi|konustugum|sirada*
-80|annenle|daya*|hazi*|istemi*|umur*|umurum*|umurumda
-81|dest*|destek*|geld*|mesaji*|varim|yol
-82|akli*|anlamiyor|gulu*|olan|yanimd*|zekani
-83|ayrilm*|baki*|bensiz|duygul*|ediy*|kaza*
-84|bilmez|fark*|gordum|inanam*|yiki*
-85|anlami*|cikma|duyg*|gormuyor|isterd*|isterdim|iyis*|oldu|taniyorum
-86|ceki*|demek|gitmen|goreme*|hala|taniyo*
-87|aldim|kullan*|my|yine
-88|haric|ne|silers*|silersen
-89|bakma|uzak*|uzakla*|vard*
-90|ilgiyi|kalb*
-91|bens*|git|hari*|iyisin|kayb*|konuss*
-92|beni|gidiyorsun|goruyorum|hissed*|kaldir*|sensiz|ver|yazmad*
-93|uyum*|vere*
-94|bagi|kiym*|ogretmenlerin
-95|sensin|vari*
-96|bilirim|kars*|otur*|ozle*|senden
-97|anlarim|gelm*|gord*|olurum
-98|anlari*|basl*|biti*|taniyamaz
-99|aramizdaki|kimsed*|unutma
-100|dege*|yazaca*
-101|aksa*|darling|life|sord*
-102|gormuy*
-103|herkes*|istiyorum|kiss
-104|ilk|insa*
-105|daily|gore*|kapatma|yaparim|zeka*
-106|gel
-107|gibi*|gozu*|miss|taniya*
-108|dinlem*|gitt*|gun
-109|ayri*|cry|goruyo*
-110|ara|gercekten|kapatm*
-111|anlayamaz|happy
-113|biraz|kimsem
-114|ben
-115|bilemez
-116|once
-117|bileme*|marry
-118|wait
-120|anlaya*|bakm*
-121|tanimiyor|yeri*
-122|biri*
-123|need
-129|sens*|without
-134|hep|return
-138|var
-142|ogrenc*
-154|terk
-163|seni
-165|love
-168|kal
-185|biliyorum|body
-196|cok
`,
  romance: `
211|love
175|ol
163|asik
143|yasaya*|yasayamam
142|prensesim|seviyorum
140|marry
139|kiss
131|darling
125|karsi|tanem
120|onu
116|sevgili
115|yaptin
113|olsayd*
112|hosu*|hosuma
111|yoruldun
110|guze*|sarilmak|sevm*
109|asigim
108|dusl*
107|aliy*
106|hayal
105|aski*|askimi*
103|asig*|olay*|olayim
102|ask|sevdigini
101|omur
100|basimi
97|deli|gulu*|kade*|kaderi*|uyu
96|ceki*|nasilsin|tatlim|yapiyorsun
95|baki*|gunaydin|sarila*|sevgililer|seviyorsun
93|jealous|kisk*|kiskan*|opuc*|ya
92|el|yedin
91|denemen|olmak|yakisiklim
90|ders*|evle*|gul|nasils*
89|dans|olsaydim
87|bebe*|bebegi*|bebegim|biz|erkek|gulusu*|guzels*|guzelsin
85|aklimi|enge*|gecele*|kalb*
84|heart|omzu*|yan
83|baskas*|sevdic*|yakisi*
82|erke*|kiskaniyorum|olan|optu*|seviyo*|tutmak
81|gulum|paylasamam|sira|yuzuk
80|ayril|opucuk|sarilayim|tutk*|tutkun*|tutkunum
79|buyule*
78|gozler*|guzeli*|guzelim|hosl*|hoslan*|karnim*|konusma|kuca*|uyanma*
77|adin*|adini|cocukl*
76|bitire*|fazlas*|kars*|payl*|paylas*|roma*
75|sevgim*
74|basa|bulusm*|hikaye*|miyi*|tutu*
73|hayatimin|hoslaniyorum|kalmak|olup
72|boyu|ders
71|haya*|isterd*|isterdim|kurt*|rememb
70|cift|elin*|kaybol*|romant*|romantik|vuru*
69|baskasini|gozl*|saklayamiyorum
68|esim|fazl*|gozu*|guld*|kiz
67|etmem|gozlerin|iste*|koll*|kollar*|oyna*|sevgimi
66|bakma|gor|olurum|we
65|ayrild*|isti*|istiyo*|rand*|randev*|sevdig*|veriri*|veririm
64|ona|zeka*
63|gelsin|mele*|melegi*|melegim|mi|misi*|misin|sana
62|yoruld*
61|aramizdaki|arkadasin|basimd*|baskasinin|cozdun|geceler|yarim
60|askimiz|birine|kutl*|saril|sevdicegim|sonsuz*|sonsuza
59|arkadastan|istemiyorum|iyi|koca*|opme*|opmek|sende|sond*|ver
58|bask*|icin|kendine|saatlerce|yuzl*
57|fizige|kokl*|misa*|oldugunu|uyudun
56|bekletme|gozunden|kac|onda*|ondan|opuy*|opuyor*|opuyorum|sevgilin
55|bakm*|cocukt*|cocuktan|cozm*|doneli*|donelim|gidiyor|sons*|soyle
54|icim*|kiskanirim|test*|tutuldum|uyud*|yazdim
53|dokuna*|gel|o|ture*|unutuy*
52|anlami|coktan|uyumak|yarati*
51|degils*|degilsin|kabu*|kabul|you
50|bakark*|bakarken|evleni*|vuruld*|vuruldum
49|ayri*|bambaska|baskasiyla|derinl*|flor*|itir*|kaldir*|sevd*|yedi*
48|aramiz*|dayanamam|dene*|dusuyo*|ediy*|elek*|elektr*|gece|itiraf|sesl*|sohbet
47|bakmay*|bakmaya|baslarsan|fizi*|isim*|kapi*|seyi*
46|alip|etki*|etkile*|geceleri|kalbim|kaldi|oper*|sesini
45|beri|biriyl*|biriyle|gozund*|hisl*|hisler*|parm*
44|bakinc*|bakinca|birak|evlenm*|opucug*|son|soruyu
43|dondur*|etmiyo*|etmiyor|kiskancliktan|olur*|yoru*
42|arti*|artik|ediyor|etmi*|gunumu*|kenarinda|sect*|sectim|sonu*|yasa*
41|aglama*|bil|dersin|hisset*|insan|isigin*|isiginda|otur*
40|elle*|elleri*|gecirm*|gorurs*|kalbim*|kalbini|koku*|ogretmenine|olmuyo*|olmuyor|uyan*
39|baskasina|kesk*|keske|nasi*|saklay*|soyley*
38|acikla*|deneme*|deri*|dostlu*|duru*|evlenmek|hadi|kapt*|kaptir*|kiskandim|sevg*|sine*|sinema*
37|aramizda|birini|buyu*|duda*|geciyor|inka*|inkar|musu*|musun|yand*
36|alirdi*|alirdim|bakali*|bakalim|dusun|guzel|matematik|tutm*|verdig*|yakl*|yaklas*
35|baslar*|elini|gali*|galiba|geleyi*|geleyim|isig*|istiyorum|oturuy*
34|aklim|cocu*|dizi*|gece*|gonlum*|olsa*|soylemek
33|biliyorsun|dunyanin|yapiyo*
32|alir*|aram*|benims*|benimsin|biti*|cozeli*|cozelim|doya*|eder*|gitti|optum|sacl*|saclar*|send*|sesi*|yiki*
31|birisi*|birisin|dost*|kola*|kolay|konusalim|sensin
30|eksi*|feel|hasta|kalbimde|sahi*|saklam*|severi*|severim
29|askim|gorm*|goruyorum|hayr*|kimseyle|paragr*|sevmey*|sevmeye|sinavdan|sinavi
28|anlat|cika*|ediyorum|flort|oluyorum|sevece*|sevecegim
27|ettim|fala*|falan|haberi*|haberin|oluyor*|soru|study|tane*|yanima
26|cekiyo*|cekiyorum|edem*|gordug*|gormesin|karn*|seyi
25|bekliyordum|cikarsan|duygul*|gormes*|goruyo*|guzell*|kendime|onun*|seninl*|yalniz
24|biliyo*|bitirdin|cani*|carpiy*|carpiyor|dond*|geciyo*|kari*|oturup|seni|tatl*|turevi|yaki*|yanlis
23|basi*|bitird*|cikm*|edel*|edelim|seninle
22|bak|ederiz|icimde|kendin*|mutlus*|sari*|veri*|yana|yanl*
21|arkada*|dola*|doyama*|dunyan*|ele|icimi|sakl*|yaps*
20|bulu*|hislerim|hiss*|sevgilim|yer
19|anlata*|arkadas|bekliy*|oluy*|seve*|soyl*|yasl*|yazisi*|yere|yeter
18|film|konuss*|konusurken|mesaji*|sayili*|sens*|sevgil*
17|degi*|gidiyo*|gunden|mate*|matema*|mutlu|sade*|sadece|sarili*|yakins*|yakinsin
16|degil|hast*|karsil*|kolu*|ne|paragraf
-16|ailen|aldi*|anlayacak|cekm*|dediko*|demede*|demeden|dinlen*|dunyad*|dunyada|ekrani|goturm*|goturme|kalbimi|olmani
-16|terapiye|vari*|yazdigimi|yaziyo*|yaziyorum|yurudu*
-17|aileni*|ailenin|annenle|ettin|gun|iyisin*|iyisini|korkardim|saniyo*|someone
-18|bozuld*|bozuldu|hastal*|hastalandim|konu*|konusm*|konustugunu|mahv*|matematikten|olma*|onlarl*|onlarla|vazgec*
-18|vere*|yap|yazi*
-19|baband*|babandan|dedikl*|dogru|dusune*|gelmedin|ise|kapali|kapani*|kendim*|oldu*|sina*|telefonu
-20|babani|baskalari|benzem*|bilen|bili*|birakacaksin|buyuk|deger|etme|gunde|ilac|kosuya|lisede|oldugu*|seyl*|yapi*
-20|yazard*|yetm*|yoll*|yollar*|yuru*
-21|annend*|annenden|annenl*|bugune|dostun|geldig*|karanlikta|kopy*|kopya|korkar*|numara*|ogrencisin|universiteyi
-21|vars*|varsin|yagmur*|yagmurda
-22|dogr*|habers*|habersiz|inte*|kulak|seven|sikili*|sonr*|sonra|tera*|terapi*|yapma|yara*
-23|degili*|degilim|degistir|dinlemez|doldu|et|haks*|haksiz*|haksizlik|mutlak*|mutlaka|not|only|silm*|yagm*|yanimda
-23|yure*|zorunda
-24|annemi*|annemin|anneni|cikarsa|done*|dusundum|edil*|ekranini|istemistim|kacmak|kazana*|kirilirim|sayi*|yanimd*
-25|atesim|dahi*|gormedim|gozle|her|icini|ikim*|inanan|kalm*|kardesimle|kope*|kucums*|olsu*|olsun|zorl*|zorlan*
-26|bile|biliyoruz|guven|karanl*|kardesin|kizm*|made*|madem|masa*|mesa*|onemsi*|sinif|sonuct*|sonucta|yaslan*
-27|anlar|babaml*|babamla|babana|baska|bilirs*|bizim|gitsin|herkese|isi|kend*|kucukk*|kucukken|numa*|sessiz*|tasima
-27|unuttum|uzulurum|yemek
-28|bilmiy*|degerli|dogu*|dogum|duymam*|gecir|gibi*|gunlerce|hali*|hazirlanirken|hissediyorum|kahve|kimseyi|kiza*
-28|mahvoluyorum|ogreni*|okut*|okutma|ozelli*|ozellikle|tutali*|tutalim|universite
-29|baslad*|buradayim|cevher*|cevheri|change|cikma|duygularim|giriyor|gitmen|guce*|gucend*|gucendim|kimsey*|mahvol*
-29|ruhum|sure|uzulur*|yemi*|yemin
-30|ablana|agridi|ailend*|ailenden|anlayan|gels*|gits*|kapatirsan|klav*|klavye*|kulagi*|mesaji|ogretmenim|sandim
-30|sorarl*|sorarlarsa|uygulamayi|uzuy*|uzuyor|yasindayken|yetmiy*|yetmiyor
-31|dagili*|essizs*|essizsin|kara*|okulda|ruhu|tanimiyor|taniyan|yapayalniz
-32|al|bulm*|cevh*|cevren*|digerlerini|gelmeyince|gonlumu|isle*|iyiyim|kaldig*|kazand*|olsam|ozleme*|sabahl*|sand*
-32|seveme*|sevemez|sinavda|tanimi*|taniyamaz|ugrama*|uyum*|yatma|yetisk*
-33|adim|basarin|bunu|dedi*|devam|dondum|doneri*|donerim|gitt*|gozd*|hallederiz|kere|kirildim|kiya*|komp*|kompoz*
-33|kuse*|kuseri*|kuserim|netl*|netler*|ogrencilerim|okudum|olan*|sen|seni*|serv*|servis*|ustuns*|ustunsun|uzuluy*
-33|uzuluyorum|yapaca*
-34|biliyor|deva*|gercekten|gizle|hava|istiyorsan|kisa|koy|kusu*|kutu*|kutuph*|odam*|susa*|teyz*|teyzen*|teyzene
-34|yazmadin
-35|benden|body|bund*|bundan|burada|dakika|gercek*|gidi*|help|isteme*|kahvalti|karist*|kez|tama*|veren|yapaya*|yete*
-35|yetistirme
-36|bitinc*|bitince|cagi*|cozeri*|degerini|eksik|gelmey*|gidip|gonlum|gormed*|kapatinca|layi*|layik|lonely|olmasam
-36|uyur*|yana*|yanagi*|yolu|zate*|zaten
-37|atma|daya*|demedi*|gectim|gosterme|hayran*|icim|inanam*|izledi*|izledim|kahr*|kahrol*|kahrolurum|kirg*|kirgin*
-37|kirginim|kirild*|konuyu|kust*|okula|siir*|sorars*|sorarsa|uyuy*|yata*
-38|anlamasin|anlamaz|arkasi*|atiy*|ayag*|biter|deny|gelmed*|girdig*|icime|kemiktenim|noone|tabi*|tabii|tatile
-38|yazmadigin|yerde
-39|acil*|anlatmak|anneml*|annemle|bils*|bizi*|bugun|burada*|destekleyemez|dold*|farklisin|gibisin|hakkim*|hayati*
-39|kacm*|konustuklarimiz|kucuk|onemsemez|psikologuna|titriyor|utan*|uyandi*|uzun|var|yerine
-40|ates*|bende|bilemez|bozulu*|bozulur|daily|davr*|donece*|doneceksin|duyu*|ederdi*|evden|geliyor|gibi|gozy*|gozyas*
-40|herkes*|kahval*|mora*|morali*|moralim|nede*|neden|seviyor|sirrimiz|soru*|vermed*|yaptig*|yazili*|yolda
-41|atti*|attim|bileme*|bugu*|buldug*|dari*|darili*|darilirim|disarida|diye|keli*|kelime|kena*|okuy*|olar*|olarak
-41|onlard*|onlardan|tanidi*|tatli|uyandim|uzaklasma
-42|alisig*|alisigim|bakama*|cay|degist*|doktor*|farkli*|hocam|hosc*|hosca|ilgiyi|kada*|kadar|mesajl*|ogrenci|sinirl*
-42|sokma
-43|balk*|balkon*|balkonda|eserim|gidersen|herkesten|kalaca*|kaliyor|kims*|kosu*|sini*|yaparim|yatm*
-44|agzim|alma|anneni*|annenin|ayrilma|boyunc*|boyunca|caktirma|ciki*|donmez*|dusunup|ette*|etten|girm*|gord*|gunu*
-44|iki|kemikt*|sokm*|sorm*|soyleme|unutac*|unutacaksin|write|yapari*|yapmistim|yikilirim
-45|adim*|adimi|almist*|almistim|anlayamaz|annene|baglan*|bakiyo*|bakiyorum|bencil*|bilmiyor|bira*|birakm*|bosluk*
-45|boslukta|deni*|gecird*|gelece*|gelmezsen|gereki*|gerekiyor|gozumde|hocana|iyisi|kalinc*|kalinca|mine|olmada*
-45|olmadan|olmasan|peri*|perisa*|perisan|saatle*|sabaha|sabr*|sil|umur*|umurum*|umurumda|verinc*|verince|yazmaz*
-45|yazmazsan
-46|anlatirsan|bana|bayram*|bayramda|biteri*|biterim|buz|calisma|calist*|evdekiler|gelmez*|kestir*|ozlemi*|ozlett*
-46|ozlettin|su|tutmad*|uyuyamazdim
-47|aglaya*|aklimda|arkadaslarinla|birakiyorsun|cevap|geliyorsun|hass*|kaliyorum|karism*|konus|mezuna|niye|orad*
-47|ozelsi*|ozelsin|sene*|senemd*|senemde|senink*|sevdigim|soyledim|understand|ustume|uyuyamiyorum|vicd*|vicdan*
-47|yazaca*|yikili*
-48|asla|bunl*|davran*|dinlerim|gelirs*|gundur|halled*|olsa|sessiz|sure*|yerd*
-49|anlamiyor|baskalarina|bayr*|buld*|burkuluyor|caliyo*|caliyor|diger|dinler*|dusununce|hayatimda|idar*|idare|ikin*
-49|ikinci|keyifl*|kopm*|kopma|okud*|olam*|saat*|saklayalim|surekl*|surekli|unuttun|veremez|yokk*|yokken
-50|ayakta|benc*|cakt*|caktir*|daki*|degersiz|dusuk|duygusal|ekrani*|geldin|gulums*|icin*|island*|islandim|olac*
-50|olmayi*|olmayinca|saba*|sesim|sorula*|sorulari|tip|unutursan|yapmis*|yerimde
-51|aglard*|aglardim|bend*|bozuk|degeri*|denememde|evdeki*|evladi*|hala|hep|hic|ibar*|ibaret|ilgi*|kalaba*|kim|korkuy*
-51|korkuyorum|sank*|sanki|uzulun*|uzulunce|zor
-52|asli*|aslind*|aslinda|bahs*|bahset*|bes|cikti|davraniyorum|gozunde|oluyor|sabi*|unutur*|varinc*|varinca|vereme*
-53|cikinc*|cikinca|degers*|fizikt*|fizikten|gorunc*|gorunce|gund*|keyfim|ogretmeninin|saklaman|sinifta|taniya*
-53|verirs*|verirsen|vermey*|yildiz*
-54|ayirdi*|bilmey*|borc*|borclu*|borclusun|dar|duymas*|duymasin|essi*|evla*|fark*|giriyo*|kavg*|kavga|kazaninca
-54|koruyabilirim|sani*|susu*|susunc*|susunca|yasinda|yorulu*|yoruluyorum|zayif
-55|anneme|bag|baglandim|cikars*|goz|hakk*|harcam*|harcama|icindeki|isters*|iyisin|ogretmen|saklar*|sika*|sikaye*
-55|sikayet|silers*|silersen|sinavin
-56|anlami*|ayak*|basari*|disi*|erase|giders*|goremez|guve*|haric|ikimizden|kapati*|kenara|kral*|senin|tasiri*|tut
-56|uyku*|verd*|yapay|zama*
-57|acma*|angry|cikaca*|duva*|hazi*|kazani*|keyi*|kopuyo*|kopuyor|neti*|okum*|okumas*|okumasin|parl*|paza*|test|yala*
-57|yalan|yeterim|yill*
-58|agzini|baban|etmesi*|etmesin|kizard*|kizardi|kopu*|okuldakiler|usuy*|yapmak|yoks*|yokt*|yoktu|zeka
-59|ayni|bizd*|canli|gere*|goreme*|kalir|kata*|nerede*|sist*|sisti|tellnot|uc|urpe*|urperi*|uzak*|uzakla*|verme
-59|yapark*|yaparken|yas|yeme*|yeri*|yolu*
-60|agli*|agliyo*|agliyorum|anliyorum|arkadasina|binl*|binler*|binlerce|bulust*|bulustum|farkinda|favo*|favori*
-60|gunleri|haber|happy|harc*|hayatinda|inan|olmasi|unutul*|uygu*|uygula*|yazdig*|yazdik*
-61|annem|bilmemeli|bilmesin|birbirimizi|daha|deme|edebil*|edebilirim|kemi*|ortaokuldayken|return|sinava|sirrim*
-61|yalvaririm|yanim|yazmad*|yeteri*|yurudum
-62|acik|anlarim|anlattim|annen|ayrili*|ayrilik|elma*|hak|mola|mola*|muyu*|muyum|ogrenmesin|olun*|olunca|once|ortaok*
-62|penc*|pencer*|sonu|suphelenmesin|velile*|velilerine|yasiyorum
-63|aits*|aitsin|anlatma|anli*|anliyo*|arkadaslarimla|bulamazsin|bunc*|bunca|canl*|gibisi*|gucu*|hasr*|kiriliyor|merak
-63|onemse*|raha*|rahat|sakla|sinift*|yakin|zoru*|zorund*
-64|ablan|bakarim|cok|degerlisin|eve|geldim|gerek|goren|haberi|hissettim|mera*|on|saye*|tati*|yari*
-65|alti*|anlari*|donu*|gunum|iyiy*|kirili*|kullan*|lie|nasip|ogrencim|olursu*|olursun|otekil*|otekiler|sess*|yapama*
-65|yol|zayi*
-66|aile*|anlaya*|ayir|bilmed*|digerleri|dokt*|duygus*|gercegi|kafa*|kafam|kimsen*|kimsenin|kotu|meza*|ogre*|poli*
-66|sanm*|sanma|sizliy*|sizliyor|unuttu*|ustu*|uzme*|yasind*
-67|best|birazd*|birazdan|bitm*|dagi*|dinleme|gelinc*|gelince|geri*|gideceksin|kalk*|kaybetme|kendimi|kizar
-67|ogretmenlerin|onlari|sinemaya|titriy*|universitedeyken|vakt*|yapa*|yard*|yardim|yetist*|zamanl*
-68|burkuldu|burn*|cikarm*|cikarma|duyurm*|duyurma|kiymetini|mezu*|ozel*|psik*|psikol*|sonucunu|soyleyeyim|suph*
-68|suphel*|yazma
-69|az|biraki*|bulama*|elim|gibisi|kizim|kopa*|oyun*|plan*|sansli*|sikisi*|sikisiyor|takd*|takdir|tamaml*|velin
-70|bagi*|beni*|benz*|degism*|degismem|dunyay*|gire*|gizlic*|gizlice|ihtiyacin|yasiyo*|yati*|yazmayinca|yuzum
-71|bekl*|bileli*|bilelim|bite*|ekrana|inanma*|kaliyo*|lisede*|lisedeyken|odev*|ogrenm*|olmasa*|sarilm*|veda*|yaln*
-71|yatinc*|yatinca
-72|benimk*|benimki|bogazim|bura*|dinlem*|gerceg*|gercek|giri*|heyecandan|kapatma|keyf*|kucu*|muci*|mucize*|mutf*
-72|mutfak*|mutfakta|nere*|prog*|progra*|verdigim
-73|agladi*|agladim|bagi|baze*|bazen|burasi|cabu*|cabuk|duygulandim|elim*|geliyo*|inci*|insanlar|kork*|oldugum
-73|paylasma|sizl*|yasakl*
-74|bilmes*|birakirsan|buyukl*|courtesy|cozu*|eser*|git|hesa*|mese*|onlari*|onlarin|sensiz*|yazmay*|yine
-75|abla*|dersha*|dest*|destek*|dinled*|edin*|gerisi|gitmene|ilgilendirmez|olmust*|olmustum|sabaht*|sabahtan|sart
-75|yaslar*
-76|actim|durdum|kulakl*|maki*|makine|saki*|sakin|teacher
-77|acti*|babam|bekley*|bilg*|biri|cevr*|evde*|kalma|kardesim|mudu*|mudure|tired|tutt*
-78|hepsi|isin*|oldugumu|sevini*|terk|vazgecme
-79|agriyo*|agriyor|basa*|baskal*|birici*|calismaya|dayanamiyorum|dinley*|ellerimle|geci*|gidece*|gunler*|hafta|lise*
-79|okulda*|yild*|zekani
-80|degerl*|hicbir|icti*|ictim|ihma*|ihmal|ilgile*|konusmaya|parc*|parcal*|soylersen
-81|benim|bin|bozu*|disari*|gitmen*|gozumd*|isin|okurke*|okurken|olursa|sinavi*|warn
-82|alma*|ayirma*|bizi|dusunc*|dusunu*|kalmas*|kesild*|kesildi|rehber|telefo*
-83|cocugu*|forget|geliyorum|iyis*|kilo|koruya*|leave|okur*|sile*|sonucu*|uzan*|uzul*|yemegi*|yok
-84|anlama*|burkul*|dakika*|dilini|disari|gidiyorum|hicbir*|hicbiri|kiymet*|konustugum|yarin
-85|agir*|basim|cikmas*|ciktim|geldi|gorebi*|gorebiliyorum|kitap|seci*|secilm*|secilmis|siradan|tele*|varlig*
-86|abine|alis*|almi*|anlati*|cali*|darald*|daraldi|dusunmez|hatiri*|hatirim|human|kendini|kita*|lutf*|lutfen|ugra
-86|univ*|univer*|uyku
-87|abin*|dara*|derd*|dili*|icten|ikimizin|kiym*|maha*|mahall*|rehb*|sans*|sus|taniyorum
-88|aciyor|basima|bekled*|bekledim|bosl*|cunk*|cunku|haft*|heps*|kaza*|kisi*|okuyun*|okuyunca|olmasin|sirr*|soyler*
-88|taniyo*|verdim|without
-89|boyu*|bula*|dusunen|gittim|icte*|olmaz|ruyamd*|ruyamda|sirtim|varl*|yerk*|yerken
-90|anlatt*|ihtiyacim
-91|aklima|aksaml*|an|farkin*|gidinc*|gidince|kanim|kapatm*|otek*|titr*|yokl*|yoklug*
-92|boga*|bogazi*|evde|inan*|kaldim|mide*|midem|robot|sozu*|yerimd*
-93|digerl*|eden|hari*|icinde|oturuyorum|soruna
-94|ara|gost*|goster*|hati*|hayatt*|hocan|isla*|kaybet*|koms*|kull*|sord*|tasi*|yalv*|yalvar*|yold*|yuzund*|yuzunden
-95|agri*|andi*|cozemeyince|da|gerc*|gittin|heye*|heyeca*|kest*|konusmayi|onla*|ozledim|saat|uyuyamadim|yeti*
-96|ama|ayrilmistim|durs*|dursun|gelen|heme*|hemen|konust*|koru*|olmasi*|ozledi*|sevgilimden|sirt*
-97|muke*|mukemm*|seviye*|sirada*
-98|agla*|boyle|dustu|gotu*|insani*|insanim|kani*|onlar|sohbeti|yaniyo*|yaniyor
-99|acma|agzi*|cozeme*|gird*|hava*|lazi*|lazim|sinifindakiler|yazm*
-100|aciy*
-101|ailene|bilirim|bilmem*|donm*|ruhu*|ugra*|yoruldum
-102|anlatm*|baskasi|fark|geri|insanl*|vardi
-103|bile*|biraka*|gidisi*|uyuma
-104|dust*|kimseye|lafi*|seviyorsan|sikildi|unutma*|vaki*|vakit|veli*
-105|duym*|gidiyorsun|kard*|kardes*|kimsem|kos|onca|sikild*|yasi*
-106|bensiz|biriyi*|biriyim|lokm*
-107|aramiza|canim|edeb*|ikimiz*|kala*|kimsed*|orta*|robo*
-108|anla*|biliri*|guru*|karnim|karsinda|lise|vard*
-109|ben|birakma|kula*|yalnizca
-110|gordum|hicb*|sora*|yazinc*|yazinca
-111|arad*|calism*|cry|kaybed*
-112|dige*|duny*|eski|karsin*|koyd*|okul*|sohbet*|uzak
-113|gecm*
-114|ayir*|izin|sir|soz|yuzd*|yuzden
-115|dalg*|de|onem*|program|tuta*
-116|boyl*|dayanm*|ihti*|ihtiya*|tani*
-117|gelm*|kali*|yalniz*
-118|bens*|ellerim|ozlu*|ozluyo*|ozluyorum
-119|kendi|muht*
-120|disa*|needless
-121|duya*|hizla|konusmak
-122|gec|promise
-123|butun
-124|erken|gizli
-125|ekra*|kahv*
-126|soyled*
-127|dege*
-129|burk*|cikt*
-131|don|geld*
-132|arkadaslarina|dun|uyuyam*
-133|gitme
-134|aldim|butu*|hissedebilirim|yapm*
-135|gozlerim|ogretmenin
-137|kapa*|mesajini|yaza*
-138|hoca*
-140|afraid|baba*|beklerken
-144|ayrilm*|ozle*|siki*
-145|anne*
-146|kalsin|kiri*
-147|anca*|ancak|gide*
-148|basind*
-149|dinl*
-152|bekler*|kals*|yeni
-154|yaz
-156|hizl*
-160|arkadaslarin
-161|miss
-164|cikmadin
-167|cikmad*|ogrenc*
-171|duramadim
-174|kimse
-176|durama*
-178|gitm*
-180|parent
-181|en
-189|life
-191|sad
-205|kal
`,
  praise: `
167|ogrenc*
149|en
138|biliyorum
136|anca*|ancak
134|dige*
131|iyis*|olmasa*|parl*
130|sirada*
127|bende
124|kardesin
123|best
122|seviye*
120|benz*|dinl*
119|hissedebilirim|tani*
116|muke*|mukemm*
114|yalnizca
113|fark*|insanl*
112|dusunmez
111|gozumd*|kim
110|dinlem*|sinifindakiler
109|seni
108|cevh*|konustugum|sans*|vere*
107|iyisin|siradan
106|otek*
105|digerl*
104|bin|sira*
102|gozumde
101|anlayamaz|dest*|destek*|kral*
97|edebil*|edebilirim|zeka*
96|anlaya*|dege*|haric|saye*
95|beni*|birici*|gore*
94|bulm*|konust*|zekani
93|tanidi*
92|benimk*|benimki|degerini|gercekten|icte*|someone
91|degerl*|dinled*|dunyaya|hari*|ilgiyi
90|dunyay*|dusunen
89|bilemez|hicbir*|hicbiri
88|arkadasin|icten|kimsed*|olam*
87|fark|gost*|goster*|koruya*|ogre*|onemsemez|ozelsi*|ozelsin
86|basa*|cevren*
85|bend*|eser*|kisi
84|elma*|gerisi|noone|olmasan|veremez
83|anlami|anlari*|anlarim|diger|edeb*|gelen|netl*|netler*|ogretmenlerin|tamaml*|yari*
82|anlamiyor|cunk*|cunku|deri*|eden|gordug*|kalbin*
81|gibisi|herkes*|kulak
80|digerleri|sansli*|yanim
79|bilen
78|goz|icindeki|kaldir*|konusmayi|nasip|yaln*
77|benim|cevher*|cevheri|sinifi*|yalniz*
76|arasinda|herk*|muci*|mucize*
75|aramizdaki|vereme*|yol
74|aras*|arasin*|ayirdi*|bas|derinl*|hazi*|hep|layi*|layik|otekil*|otekiler|umur*|umurum*|umurumda
73|guven
72|bens*|bensiz|cevr*|icinde*
71|bag|bede*|gozu*|kalaca*|kiymetini|seven
70|dost*|kala*|koru*|olmasam|taniyan
69|cika*|daha|gozd*|hass*|onemse*
68|bilmez|davraniyorum|dostun|goremez|heps*|sayili*|yeri*
67|benzem*|bugune|kiya*|onlari*|onlarin|sabi*|seveme*|sevemez|yana
66|baskasi|benzemiyorsun|dar|dedigi*|farkli*|kiymet*
65|ayir*|binl*|binler*|binlerce|boyl*|gele*|goreme*|koruyabilirim|ruhu*|you
64|anlayacak|annend*|annenden|aramiz*|geri*|herkese|kucums*|taniya*
63|aklimda|hayr*|hayran*|inanan|kosu*|ogrencim|vardim
62|ayni|biri*|kata*
61|basari*|degism*|degismem|ilk|inan*|kalaba*
60|annen|geldig*|geli*|unutma
59|bos|gozle|numa*|onca|parc*|parcal*
58|buyuk|digerlerini|dinleme|gorebi*|gorebiliyorum|lafi*|seci*|secilm*|secilmis|verdig*|yakins*|yakinsin|yolu*
57|ailen|destekleyemez|dogr*|iki|kendini
56|baskalarina|bulamazsin|ellerimle|icin*|kaybol*|kazani*|yerin
55|basind*|bula*|change|dusune*|eserim|hali*|sini*|sozu*|vard*
54|boyle|calist*|kiym*|ogrencilerim
53|anlami*|buldug*|dinley*|favo*|favori*|goruyo*|iyisin*|iyisini|numara*|yere
52|bakt*|borc*|borclu*|borclusun|degerlisin|degils*|degilsin|dili*|dilini|dinlemez|guzel
51|anli*|anliyo*|ayirma*|baska|cozd*|dersha*|gelirs*|gibi*|kimse|taniyo*|yaki*
50|anla*|arkadaslarin|deger|demede*|demeden|dusu*|eder*|gunden|sensin|taniyorum|yil
49|dinlerim|dusunc*|farklisin|kada*|kadar|kafa*|sohbet
48|bakiyo*|bakiyorum|gormuy*|hak|kard*|kardes*
47|biri|inanma*|ki|saklamak|tanimiyor
46|dek|herkesten|pren*|senin|sure*
45|ben|essi*|insanlar|keyifl*|takd*|takdir|yaninda
44|disarida|dogru|oldugum|sorula*|sorulari|tanidigim
43|bura*|eder|iyisi
42|bilirim|buyu*|geciyor|gerceg*|gord*|goruyorum|insa*|prense*|taniyamaz|terc*|tercih|yanimda
41|aileni*|ailenin|bir|goren|guze*|inci*|olma*|ustuns*|ustunsun|yolda
40|acik*|birakt*|birisi*|birisin|cikarsa|ederim|guzell*|icinde|kendin*|tane*|yanind*
39|aklimd*|baban|bilmiyor|hocan|lesson|not
38|anlayan|degeri*|konusmaya|ogrencisin|oldu
37|baskalari|birak|only|yala*|yalan|yara*
36|ikimiz|isig*|mine|seni*
35|birbirimizi|birini|butu*|gozunden|isi|kisi*|senink*|seyd*|seyden|yete*
34|arkadas|beklet*|dedigin|sinif
33|akli*|dunyad*|dunyada|hepsi|konusmak|uzak|verdigim|yerde
32|ablan|degerli|tutm*|yerd*
31|biliyor|cocuk|icin|kimsen*|kimsenin|sahi*|ustu*|vars*|varsin|veri*
30|aramizda|bagi*|dedi*|gerek|kaldi|nerede|vazgec*|warn|yild*
29|adin*|adini|anneni*|annenin|davran*|kutl*|mutlu
28|bileme*|gormed*|kimseyle|kusu*|olan*|onla*|vazg*
27|anliyorum|bagi|disari*|unuttum|vermed*|yakl*|yaklas*
26|basima|ederdi*|oldu*|oyle|sohb*|understand|vari*
25|bugu*|dogrus*|dusuyo*|geciyo*|human|kayb*|kaza*
24|acma*|bamb*|bambas*|diye|gibisi*|guru*|kaliyor|yetmez
23|bask*|baskal*|biriyl*|biriyle|eksik|essizs*|essizsin|hakk*|harc*|oldugu*|soyley*|ve
22|cikarm*|cikarma|dusunm*|gercegi|gund*|herkes|keyi*|kimsey*|konu*|parent|sen|tama*|yalniz|yetist*
21|biliyo*|ediyorum|kend*|lie|unut*|veren
20|davr*|ders|edem*|fala*|falan|farkinda|sonr*|sonra|soz
19|bana|bulama*|buyule*|cozeme*|varim|yasiyo*
18|aits*|aitsin|gerc*|gere*|gorm*|gucu*|hicb*|hiss*|kula*|sevi*|unutma*
17|ates*|buld*|olan|onlar|without|yer
16|dinler*|evdekiler|kucu*|kucuk|varl*
-16|aci|arkadaslarimla|baslar*|bulust*|bulustum|dondur*|dostlu*|ederiz|gotu*|gozl*|izledi*|izledim|paragraf|sevgili
-16|sevmem|veriyorum
-17|agzini|alip|ayri*|bakinc*|bakinca|birl*|birlik*|duygusal|etmi*|gidiyorum|karsin*|kenarinda|mora*|morali*|moralim
-17|seninl*|seninle|sinavin|sonucu*|test*|yasakl*|yold*|yuzum
-18|baglan*|bilirs*|bilmed*|cagi*|dondum|enge*|gecelim|integrale|kestir*|kisa|konusa*|saklayalim|serv*|servis*|study
-18|tatile|yurudu*
-19|acikla*|bizi|bozuldu|denemen|feel|hala|ruya*|sarila*|sarilayim|sevdigini|tutmak|yazdik*|yuzl*
-20|anlar|ayrilmistim|baba*|bencil*|biraki*|biter|bosluk*|boslukta|bunu|burkuluyor|canli|doneri*|donerim|ediy*
-20|gelmedin|gittim|her|needless|okuldan|sabaht*|sabahtan|sevgilimden|yapm*|yazdigimi
-21|ablani*|ablanin|birakip|bitire*|bitm*|boyunc*|boyunca|cok|dagili*|gozlerin|gunlerce|ilac|istiyorsan|kapt*|kaptir*
-21|kocama*|kocaman|oturuyorum|peri*|perisa*|perisan|quote|sesim|seviyor|sinavd*|soyledim|uyku*|uyudun|uyuyamazdim
-21|yanagi*|yok
-22|agzim|calismaya|cozu*|evlenmek|geceleri|geceli*|hika*|icime|island*|islandim|kemiktenim|orad*|sarilm*|sevdigim
-22|sevgililer|uzan*|yapmak
-23|aciyor|bakarim|gelmed*|gitmen|gordum|gul|hasr*|hissettim|hizla|ihtiyacin|izlerk*|izlerken|kokl*|mutlus*|rehber*
-23|sand*|sond*|uzuldum|verirs*|verirsen|yapay|yazmadigin
-24|bahane|caktirmadan|cocukt*|cocuktan|durdum|dusunuyorum|elim|geci*|gibi|gonlumu|gormuyor|guce*|gucend*|gucendim
-24|guld*|hava|isin|kendime|kokunu|kolu*|ogrenci|rand*|randev*|ruhu|sabaha|sevgilin|tabi*|tabii|uzulun*|uzulunce
-24|yazisi*|yoruld*
-25|aglama*|bund*|bundan|butun|duda*|film|gelsin|girm*|integr*|iyiyim|kars*|keyfim|sevgimi|uzulurum|varinc*|varinca
-25|yorulu*|yoruluyorum
-26|alindi*|alindim|basimi|beri|bunlar*|bunlari|ekrana|ettin|istemiyorum|kazand*|sonuct*|sonucta|sure|uyandim|vakt*
-26|yazdig*|zeka
-27|agladim|asli*|aslind*|aslinda|bekler*|bitinc*|bitince|duyunc*|duyunca|evlenm*|gidip|guzels*|guzelsin|kahval*
-27|kapani*|karism*|kaybed*|keyf*|kirild*|kirildim|koca*|okudum|oper*|saklar*|sank*|sanki|sika*|sikaye*|sikayet|tatli
-27|terk|tutali*|tutalim|uzulur*|velini*|velinin|yagmur*|yagmurda|yerk*|yerken
-28|babani|baskasini|benc*|bile|dediko*|ekranini|fazla|hallederiz|koku*|lokm*|maha*|mahall*|oluyor|sevdig*|ugra
-28|ugrama*|velin
-29|agladi*|aglaya*|arkada*|bizim|bozuld*|dayanm*|gecird*|gormedim|haks*|haksiz*|haksizlik|isigin*|isiginda|kal|mola
-29|mutf*|mutfak*|mutfakta|ne|okuldakiler|onemsi*|oyna*|ozelli*|ozellikle|sevdicegim|teacher|titriyor|universite
-29|yazaca*|yazmadin|yildiz*|yoll*|yollar*|yollardan
-30|alin*|ayrilma|biraka*|birazd*|birazdan|dogu*|dogum|duyarl*|duyarlarsa|ekrani|eve|gecti|ibar*|ibaret|ihma*|ihmal
-30|karnim*|optu*|optum|sevini*|sirrimiz|sirtim|susa*|telefonuna|universiteyi|yagm*
-31|annemi*|annemin|ayrili*|ayrilik|bunl*|burkuldu|canl*|dond*|elek*|elektr*|eski|evleni*|harcam*|harcama|kalmak
-31|karnim|kiskanirim|komp*|kompoz*|okud*|olup|sist*|sisti|velile*|velilerine|veriri*|veririm|yastig*|yemegi*
-32|baskasina|bizd*|gectim|kaliyo*|kemikten|mele*|melegi*|melegim|olmasi|olsam|uzuldu*|uzulme*|wait|yazist*
-33|agriyo*|agriyor|askimiz|bekliyorum|bogazim|bozulu*|bozulur|cekm*|dayanamiyorum|devam|duygulandim|flor*|gecir
-33|gidiyor|gor|gulum|gundur|isteme*|kabu*|kabul|kapa*|kardesimle|kirg*|kirgin*|kirginim|kiskandim|onlard*|onlardan
-33|ozlemi*|sinavi*|soylemek|uyandi*|uyu|yanlis|yazdim
-34|baglandim|baha*|bekled*|bekledim|birine|cevap|cikti|geldin|gels*|itiraf|kizim|lisede|niye|okul|okula|paylasma
-34|silers*|silersen|utan*|yanl*|yazmayinca
-35|alisig*|alisigim|ay|bira*|ceva*|doyami*|doyamiyorum|haberi*|haberin|kapat|kazaninca|klav*|klavye*|mudure|nefesi*
-35|nefesim|olursu*|olursun|seyler*|yasaya*|yasayamam|yata*
-36|aglard*|aglardim|bil|bile*|bitt*|cikmas*|davran|gunu*|hasta|iyiy*|kez|korkuy*|korkuyorum|sessiz*|sevgim*|sile*
-36|soylemem
-37|anlama*|bilmemeli|giriyor|gunaydin|hizl*|isle*|lazi*|lazim|lonely|olmuyo*|olmuyor|once|teyz*|teyzen*|teyzene|uzun
-37|yapiyorsun
-38|arka*|basim|baskasinin|biterim|deniz|hocana|isin*|iyi|kenari*|lise|mahvol*|mahvoluyorum|mudu*|okurke*|okurken
-38|olmust*|olmustum|olsaydim|uyur*|yaps*
-39|agri*|bakama*|bilg*|inka*|inkar|istemistim|kacmak|kapatma|kenara|kirilirim|korkar*|korkardim|made*|madem|olar*
-39|olarak|saatlerce|sevgilim|sifr*|siir*|sikild*|sizliy*|sizliyor|soruna|telefonu|yazma
-40|acil*|alma*|arad*|atiyor|bosl*|ciktim|cozdun|cozeri*|deva*|donmez*|evde*|geceler|gerekm*|hast*|kapatinca|kiriliyor
-40|konusalim|koy|saat|sene*|senemd*|senemde|sevmey*|sevmeye|sord*|unuttu*|verinc*|verince|yakisi*|yap|yapama*|yuzuk
-41|al|bakm*|bambaska|bes|gitm*|gonlum|hayatt*|hazirlanirken|hic|hoca*|isla*|itir*|kapatirsan|nasilsin|opme*|opmek
-41|sevdic*|tatlim|yapa*|yedi*
-42|az|bakali*|bakalim|bilmesine|bunc*|bunca|carpiy*|carpiyor|dani*|danism*|darald*|daraldi|degistir|donece*
-42|doneceksin|gittin|gozlerim|kesild*|kesildi|pism*|pisman|sirrim*|sorars*|sorarsa|tutuldum|yan
-43|aklimi|boga*|bogazi*|burkul*|dara*|demedi*|ikimizden|kac|matematikten|mide*|midem|olac*|omur|opucuk|sari*|surekl*
-43|surekli|var|vicd*|vicdan*|yazmaz*|yazmazsan|yuregi*|yuregim
-44|anlast*|anlastik|basimd*|birakmak|dersin|ette*|etten|gunumu*|haber|kafam|kemikt*|kuca*|onda*|ondan|sons*|ustume
-44|uyanma*
-45|anlamaz|anlarsin|askimi*|ayrilm*|baskas*|cani*|dans|dedikl*|duygularim|duygus*|edel*|edelim|gecele*|girdig*|goru*
-45|gunleri|heye*|heyeca*|hoslaniyorum|karanlikta|masa*|ozlett*|ozlettin|uzuluy*|uzuluyorum|yapaca*
-46|annenle|dizi*|giriyo*|gizlic*|gizlice|gozy*|gozyas*|gulu*|guna*|gunayd*|hakkim*|hayatim|inte*|kiymetimi|kizi*
-46|opuc*|sinav|sinava|sirt*|sizl*|tasima|yemek
-47|aciy*|ayakta|bahsetme|bakma|balk*|balkon*|balkonda|bulusm*|gunler*|istemi*|kalbimi|kanim|karanl*|kopm*|kopma
-47|mesajl*|my|nefe*|olmak|sart|sinirl*|stay|uyud*|ya|yapayalniz|yapmistim|yazinc*|yazinca
-48|birakiyorsun|boyu*|buyukl*|denememde|elini|erken|evdekilere|fizikt*|fizikten|gizle|gulums*|mesajini|ogretmenine
-48|olun*|olunca|roma*|saklaman|yapaya*|yast*|zayif
-49|abine|anlars*|atti*|attim|bils*|cekiyo*|cekiyorum|cikarsan|dalg*|dugu*|dusuk|fizi*|kani*|soruyu|tutk*|tutkun*
-49|tutkunum|yarin|yemi*|yemin|yerine
-50|baka*|bebegi*|bebegim|bilmesi|doyama*|gelm*|gitmis*|gitmistim|gorurs*|gunde|hislerim|kulagina|matematik|robot
-50|seyler|tip|unutmam|vuruld*|vuruldum
-51|at|bedeni*|bedenim|cabu*|cabuk|doya*|ekrani*|gect*|kalir|karsi|o|okut*|okutma|rapo*|sine*|sinema*|sorarl*
-51|sorarlarsa|susu*|susunc*|susunca|terapiye|uc|yaniyo*|yaniyor|yoru*|zayi*
-52|bagl*|bilmiy*|biteri*|duru*|edil*|evden|gereki*|gerekiyor|gitti|hayati*|kalma|kull*|poli*|terapi*|tired|tutmad*
-52|unutul*|unutursan|urpe*|urperi*
-53|atiy*|atma|ayak*|cikinc*|cikinca|kaldin|konustugunu|muyu*|muyum|okuyun*|okuyunca|olmasin|tutuld*|unutur*|vardi
-53|yerimde
-54|agli*|agliyo*|agliyorum|asla|bakariz|gidiyo*|kapatm*|kurt*|kuse*|kuseri*|kuserim|okulda*|paragrafa|sakla|sil
-54|soyled*|yanima|yatma|yokl*|yoklug*
-55|baslad*|bozu*|deni*|erase|giri*|gitmene|kahrolurum|kara*|olsayd*|on|paylasamam|psikologuna|saatle*|uyuma
-56|adim*|adimi|arti*|artik|ayril|canim|dusununce|duva*|foto*|fotogr*|geliyorum|inan|kahr*|kahrol*|konusurken|muht*
-56|opuy*|opuyor*|opuyorum|ozledim|sessiz|yand*|yaslar*|yerimd*|zamanl*
-57|adim|biti*|dari*|darili*|darilirim|donu*|ekra*|gitmen*|is|koyd*|nasils*|onun*|uzuy*|uzuyor|yapmis*|yatinc*|yatinca
-57|yatm*|yazard*|yetmiy*|yetmiyor
-58|abin*|alma|annenl*|arkadaslarinla|birakirsan|biz|ciki*|gozunde|heme*|hemen|kapati*|kirili*|mu|odam*|oyun*|saat*
-58|sanm*|sanma|seyl*|taki*|titriy*|yati*|yiye*
-59|alirdi*|alirdim|dahil|geliyo*|hesa*|hosl*|hoslan*|koms*|kulagi*|maki*|makine|okum*|okumas*|okumasin|son|sonu
-59|yalvaririm|yana*|yazmay*|yure*
-60|aile|degersiz|hava*|kahv*|kalmas*|olursa|paragr*|uyku|yas
-61|arkadastan|carp*|dinlen*|diye*|dola*|gird*|gorunc*|gorunce|hayatimin|hazirl*|merak|sacl*|saclar*|uyuyamadim
-61|yapayi*|yapayim
-62|anlattim|anneme|arkasi*|burk*|dayanamam|elim*|gelmeyince|hisl*|hisler*|icine|kena*|mera*|mesaji*|miyi*|penc*
-62|pencer*|sesini|uygulamayi|uyuyamiyorum|zate*|zaten
-63|biliyoruz|cakt*|caktir*|dagi*|gidersen|gunl*|isim*|kendi|kola*|kolay|kulakl*|olmu*|sikisi*|sikisiyor|yalv*|yalvar*
-64|ablana|agzi*|alir*|ayir|azar*|azarla*|azarlamisti|bite*|derd*|dun|dustu|erkek|gali*|galiba|gizli|hafta|kade*
-64|kaderi*|konusma|nereye|sabah|veli*|yeme*
-65|annem|bebe*|darling|dust*|gibisin|izle*|musu*|musun|need|ozel|sikili*|suph*|suphel*|suphelenmesin|tell
-66|bakari*|bakark*|bakarken|beklerim|bilmeyecek|doktor*|duymam*|ele|ellerim|kalinc*|kalinca|kest*|mola*|seviyorsun
-66|soyleme|yakisiklim
-67|anneni|baskasiyla|burasi|cozemeyince|duramadim|etmesi*|etmesin|geleyi*|geleyim|hall*|halled*|icimde|istiyorum
-67|kalm*|kiri*|kizard*|kizardi|koya*|mezuna|oluyor*|oluyorum|sokma|vaki*|vakit|write
-68|angry|ayrild*|gelmey*|gonlum*|hikaye*|iste*|karn*|nede*|neden|oldum|tasiri*|yasinda|zorunda
-69|aramiza|asigim|cry|ders*|dokt*|donm*|dusunmeden|gidiyorsun|inanam*|kaybet*|ogretmeninin|olmasi*|onlara|robo*|sarki
-69|vuru*
-70|actim|bilmiyorum|birakma|doldu|durama*|dusl*|kazana*|kucukk*|kucukken|para*|seviyorum|sora*|su|tatl*|yikili*
-70|yikilirim
-71|andi*|asig*|bilmey*|degist*|hati*|hatiri*|hatirim|kita*|kitap|kizm*|kos|olsa|sesi*|sevd*|yazi*
-72|caktirma|caliyo*|caliyor|cikmadin|cikt*|kalmaz|kemi*|olmada*|olmadan|yaparim|yapma|yetiskine
-73|agla*|anlata*|bahs*|bahset*|bekley*|duymasin|geri|gulusu*|kalk*|kutu*|kutuph*|leave|saklay*|sensiz*|severi*
-73|severim|test
-74|alti*|ara|degers*|edin*|ediyor|gunum|mate*|matema*|meza*|ona|tasi*|titr*|tutu*|uyan*|yapari*|yuzund*|yuzunden
-75|anlatirsan|bakmay*|bakmaya|durs*|dursun|kacm*|kendimi|paza*|yazili*|yiki*
-76|gel|insan|kilo|oluy*|yapiyo*|yaptin|yazd*
-77|bileli*|bilelim|duymas*|etmem|guzeli*|guzelim|kendine|konuyu|parm*|tati*|unuttun|uygu*|uygula*
-78|anlatmana|kiz|kizar|misa*|ozlu*|ozluyo*|ozluyorum|sess*|sohbeti|yoks*
-79|aklima|aliy*|arkadasina|babana|bekletme|bulu*|dayana*|duya*|gonl*|mese*|oturuy*|raha*|rahat|sesl*|seyi|sonsuz*
-79|sonsuza|sorm*|soyler*|yine
-80|almist*|almistim|babam|durd*|evladi*|kork*|onu|yasi*|yasl*|yeni
-81|body|burn*|dakika|dusund*|dusundum|esim|et|hocam|kendim*|konustuklarimiz|mesa*|telefo*|verm*|yapark*|yaparken
-81|yeterim
-82|dura*|gecen|git|ihtiyacim|ogrenmesin|sevece*|sevecegim|tele*|tuta*|zoru*|zorund*
-83|aklim|bilmem*|cikma|cozm*|haft*|konuss*|olurum|ruhum|seviyo*|simd*|sokm*|uzme*
-84|anlatman|anlatt*|anneml*|annemle|evla*|gelece*|gozum|isterd*|isterdim|kere|orta*|plan*|prog*|progra*|secret
-84|uzaklasma
-85|aklimdan|almi*|baze*|bazen|dakika*|degili*|degilim|deme|hadi|hayal|ikin*|ikinci|kapi*|mahv*|odev*
-86|aksam|basl*|cocugu*|gecirm*|gitt*|icim*|kesk*|keske|ozledi*|sir|tera*|yuru*
-87|bilm*|daya*|deli|ederdim|gec|gecist*|haberi|olay*|olayim|saba*|sevgil*|soylersen
-88|biliyorsun|ceki*|deme*|guveni*|kesi*|ogrenirse|olsu*|olsun|sinavi|verdim
-89|evle*
-90|arkadaslarina|calisma|deneme*|duygul*|kali*|ogreni*|sakl*|sark*
-91|aldim|alis*|bekliyordum|don|konus|soyleyeyim|tut
-92|aksa*|bell*|belli|sey
-93|geliyorsun|gerisi*|gerisini|isti*|istiyo*|lutf*|lutfen|oldugumu
-94|ikimizin|program|unutuy*|uyuyam*|yapi*|yill*
-95|arkadasim|calisi*|giders*|ilgilendirmez
-96|aldi*|anlatmak|cali*
-98|done*|gormesin|jealous|kari*|kisk*|kiskan*|okur*|verme
-99|duyurm*|duyurma|gidinc*|gidince|gormes*|kavg*|kavga|uzak*|uzakla*|yazm*|yetisk*
-100|beklerken|dene*|gece*|koll*|kollar*|soru|yarati*
-101|beklem*|etme*|yapt*|yasindayken
-102|ilgile*|sirr*|uzul*
-103|gecm*|gelmezsen|gozler*|icim|payl*|paylas*|tanem|ver
-104|anlamasin|beni|gelmez*|otur*
-105|habe*
-106|ask|calism*|daily|ugra*
-107|biriyi*|biriyim|olur*
-108|duyg*
-109|gizl*|olmayi*|olmayinca|olsa*|tamam
-110|bugun|karsinda|soyle
-111|bekl*|kardesim|kopa*|mi|ogretmenim
-112|ac
-113|demek|duyu*|misi*|misin
-114|erke*|mezu*|prensesim
-115|bak
-116|dusunu*|izin|sus
-117|an|uyuy*
-118|insani*|insanim|knownot|return
-119|bilmesin|disari|kaliyorum|yasiyorum
-120|anlati*|kiskaniyorum|seyi*
-121|askim|daki*|geldi|gidi*|kardesine|keli*|kelime|sina*|universitedeyken|yasa*
-122|afraid|sad
-123|lisede*|lisedeyken
-124|haya*|ozle*
-125|acma|yaza*
-126|miss
-127|gece|gide*|ikimiz*
-128|vazgecme|yasind*
-129|nasil
-130|anlat|ogrenm*|yard*|yardim|yaz
-131|kiza*|ol|ortaokuldayken
-132|ortaok*
-134|lise*|sevm*
-135|hisset*|love
-136|univ*|univer*
-137|annene|kals*|kalsin|kiss
-138|olur|simdi
-143|bilmes*|de|hissediyorum
-144|anlatma
-145|ailene
-146|tellnot|yetistirme
-148|asik
-152|marry
-153|kalbim
-154|etme|kaldim
-155|biraz|duym*
-159|sensiz
-161|gun
-163|kimsem
-171|aski*
-201|life
-212|gosterme
`,
}
