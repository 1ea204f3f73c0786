import type { Block } from './block.ts'

/** The words of the young and of foreign nets for dying by one's own hand; alone they only ask. */
export const slang: readonly Block[] = [
  {
    tier: 'acute',
    category: 'self-harm',
    lines: `
      # yabancı söz, niyet ve zaman
      kms|kill_myself|killmyself|unalive|unalived|self_delete|sewerslide|ctb|end_it|end_it_all|end_my_life|an_hero|suicide & bu_gece|bu_akşam|bugün|yarın|tonight|today|birazdan|planım|planı|planladım|tarih|tarihi|hazır|no_joke|ciddi*|yapıcam|yapcam|istiyorum|artık|modundayım|günü|filtre ! diyet*|sınavdan|denemeden|deneme*|soru*|haha*|jsj*|dizi*|film*|şarkı*|ingilizce*|denmiyor*|commit|çeviri*|ne_demek
      my_last_night|my_last_day|last_night_on_earth|last_day_on_earth & gerçek|hap*|ip|köprü*|cidden|ciddi*|bu_gece|earth ! film*|şarkı*|parti*
      i_wanna_die|i_want_to_die|want_to_die|wanna_die & tonight|bu_gece|şimdi|plan*|hap*|ciddi*|now ! şarkı*
      i_will|gonna|im_gonna kill_myself|end_it|jump|unalive ! haha*|lol
      goodbye_world|goodbye_forever|suicide_note ! şarkı*|program*|kod*|hello
      kys & tamam|kazandı*|bu_gece|bu_akşam|yapıcam|yapcam|haklı* & bu_gece|bu_akşam|bugün|yarın|tamam|son ! oyun*|haha*
      # oyun ve internet sözü
      logout|log_out|çıkış|offline|uninstall|alt_f4|altf4|game_over|gg|ragequit|despawn|respawn|son_login|fişimi|fişi|ipimi|pes & sonsuza|temelli|hayata|hayattan|dünyadan|kendime|kendimi|kendi_fişimi|çekiyorum|son_maçım|dönüşü_yok|perma|bu_sefer & bu_gece|bu_akşam|bugün|gece|sonsuza|saat*|ciddi*|şaka_değil|temelli|akşama|dönüşü_yok|burda|burada ! sezon*|ranked*|turnuva*|instagram*|insta*|hesab*|uyku*|telefon*|wifi*|modem*|bilgisayar*|pc*|oyundan|şarj*
      fişi|fişimi|ipimi|ipi çekiyorum|çekicem|çekeceğim & bugün|bu_gece|artık|kendi*|bittim|boş_ver|hayat* ! bilgisayar*|tv|televizyon*|modem*|uyku*|ütü*|şarj*|oyun*|mikser*
      kendimi|kendi & gömücem|gömeceğim|bloklıcam|bloklayacağım|silicem|sileceğim|kapatıcam|kapatacağım|yok_edicem|yok_edeceğim|formatlıcam|uçurucam & sonsuza|bu_gece|bu_akşam|bugün|yarın|şaka_yapmıyorum|cidden|ciddi* ! $ders|test*|yatağ*|yorgan*|insta*|hesab*|grup*|kitap*|odama|odaya
      defterimi & dürüyorum|dürücem|dürüyom|düreceğim & kendi|bu_gece|yarın|hafta* ! ödev*
      öbür|öteki|diğer & tarafa|dünyaya & bilet*|tek_gidiş|uçuyorum|yolculuk*|gidiyorum & bu_gece|aldım|yarın|tek_gidiş|bugün|artık ! spor*
      toprağa|kara_toprağa|mezara & giriş|giriyorum|gircem|gireceğim & yarın|bu_gece|bugün|artık|hazır ! sınav*|sözlü*|deneme*|yanlış*|konu*
      ben|reis|kanka|abi|bro & kaçar|uçuyorum|uçucam|uçcam|uçuyom & bu_dünyadan|dünyadan|balkondan|camdan|köprüden|çatıdan|terastan|terastayım|hayattan ! kuş*|drone*|uçurtma*|oyun*|tatil*
      bu_iş|bu_hikaye|bu_film|oyun & bitiyor|bitcek|bitecek|bitti & dünyadan|bu_gece & ben|benim|kendim* & son|dünya*|hayat* ! sınav*|ödev*|dizi*|sezon*|test*|proje*
      hayatına|hayatıma|canıma & son|okuyorum|nokta & veriyom|veriyorum|vericem|koyuyorum|koyucam & bugün|bu_gece|yarın|artık|kimse ! sigara*
    `,
  },
  {
    tier: 'check',
    category: 'self-harm',
    lines: `
      kms|kill_myself|unalive|sewerslide|want_to_die|wanna_die|sui|suicidal ! şarkı*|dizi*|film*|ne_demek|squad
      toprağa gir*|giriyorum|girerim
      geberiyim|gebereyim|geberesim & bitsin|artık|ya|da
      bilek*|bileğ* & keserim|kesicem|kesesim ! ekmek*|soğan*|kağıt*
      kefenimi|tabutumu|mezarımı & hazırla*|kazın|kaz|hazır*
      denizi boyla*
      kendimi & trene|arabanın_önüne|camdan|balkondan|köprüden|denize & atsam|atarım|atasım|atayım
      kafama sıkcam|sıkacağım|sıkarım & bu|şu|soru*|ders*|konu*|fonksiyon*
    `,
  },
]
