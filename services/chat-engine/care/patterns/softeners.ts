import type { Category, Tier } from '../tiers.ts'
import type { Block } from './block.ts'

/** What takes urgency from patterns. */
export type Softener = {
  name: string
  /** Where it must stand: in the clause of what it softens, or anywhere in the message. */
  over: 'clause' | 'message'
  of: readonly Category[]
  /** Leaves firm patterns as they are. */
  sparesFirm?: true
  /** The tiers that it changes, and what becomes of them; what is not named stays. */
  to: Partial<Record<Tier, Tier>>
  lines: string
}

const all: readonly Category[] = ['self-harm', 'abuse', 'danger', 'eating', 'other']

export const softeners: readonly Softener[] = [
  {
    name: 'curriculum',
    over: 'clause',
    sparesFirm: true,
    of: all,
    to: { acute: 'none', serious: 'none', low: 'none', check: 'none' },
    lines: `
      # yazarlar, eserler, düşünürler
      durkheim*|werther*|bihter*|behlül*|raskolnikov*|karenina*|bovary*|hamlet*|ophelia*|ofelya*|macbeth*|romeo*|juliet*|jülyet*|sokrates*|sartre*|camus*|sisifos*|kierkegaard*|platon*|nietzsche*|schopenhauer*|hobbes*
      dostoyevski*|tolstoy*|zweig*|woolf*|hemingway*|plath*|goethe*|kafka*|mişima*|majakovski*|mayakovski*|yesenin*|süreya*|karacaoğlan*|necip|yunus emre|fazıl|frida|beethoven*|mozart*|çaykovski*|turing*|boltzmann*|galois*|arşimet*|archimedes*
      zebercet*|anayurt|meursault*|keating*|selim ışık|beşir|handan romanında|zehra romanında|bihruz*|feride*|kuyucaklı*|naim|martin eden|dorian*|ivan ilyiç*|kırmızı pazartesi*
      roman|romanda*|romanın*|romanı|romanlar*|hikayede*|öyküde*|şiirinde*|şiirde*|dizesinde*|beyitte*|eserinde*|eserde*|karakteri*|karakterin*|kahramanı*|kahramanın*|yazarı*|şairi*|destan*|tragedya*|trajedi*
      dizide*|dizinin*|filmde*|filminde*|filminin*|animede*|mangada*|belgesel*|belgeselinde*|sahnesi*|sahnede*|hangi_bölüm*|son_bölüm*|kitapta*|kitabında*|replik*|tiyatro*|rolüm*|rolümde*
      # ders, ödev, soru
      cümlesinde*|cümlede*|cümlenin*|paragrafta*|paragrafında*|parçada*|okuma_parçası*|deyim*|deyimi*|atasözü*|mecaz*|fiili*|fiilinin*|kelimesi*|sözcüğü*|anlamca*|sesteş*|ikileme*|çevirisi*|çevir|türevi*|ek_fiil*|yüklem*|özne*|zarf_mı|reported_speech
      hangi yazar*|eser*|padişah*|savaş*|antlaşma*|yıl*|kongre*|ünite*|hadis*|ayet*|yöntem*
      osmanlı*|padişah*|sultan*|sadrazam*|suikast*|fetih*|muharebe*|cephe*|atatürk*|mustafa_kemal*|şehzade*|vezir*|paşa|paşanın|paşası|paşayı|kurtuluş_savaşı|dünya_savaşı*|nazi|naziler*|hitler*|imparator*|kral*|ihtilal*
      hz|hazreti|sahabe*|ayet*|hadis*|haram*|kurban_kes*|kurban_bayram*|sevap*|fıkıh*
      hücre*|apoptoz*|enzim*|bakteri*|virüs*|mitoz*|dna|fotosentez*|ekosistem*|popülasyon*|hormon*|toksik*|derişim*|derişimi*|tepkime*|mol|çözelti*|asit_baz
      tck*|suçu|suçunda|suçlar|suçları|hukuk*|kanun*|ceza_hukuku*|sözleşmesi*|beyannamesi*|maddesi*|müebbet*|meşru_müdafaa*|vasiyetname_türleri|otopsi*|adli*
      psikopatoloji*|envanteri*|ölçeği*|vakası*|nervoza*|kuramı*|evreleri*|papageno*|anomi*|altruist*|egoist*|toksikoloji*|triyaj*|embriyoloji*|patoloji*
      # oyunlar
      fortnite*|valorant*|valoda|cs|csgo|lol|lolde|pubg*|minecraft*|gta|roblox*|amongus|brawl*|impostor*|headshot*|satranç*|satrançta|fifa|naruto*|titan|death_note*|thrones*|potter*|marvel*|itachi*
      oyunda|oyununda|oyunu|oyunun|karakterim|botlar
      # haber, merak
      haberde|haberi*|haberleri*|haberlerde|gazetede
      programlama|java|sql|linux|python|recursion|kodda|process*
    `,
  },
  {
    name: 'homework',
    over: 'clause',
    sparesFirm: true,
    of: ['self-harm', 'eating', 'other'],
    to: { acute: 'none', serious: 'none', low: 'none', check: 'none' },
    lines: `
      ödevi*|ödev|ödevim*|kompozisyon*|münazara*|makale*|sunum*|seminer*|tez|proje_ödevi*|performans_ödevi*|ünitesi*|ünitede*|ünite|müfredat*|konu_anlatım*|dersinde*|dersi|dersimde*|vizesi*|finali*|finalinde*
      tüik*|istatistik*|grafik*|grafiği*|oranları*|araştırma*|anket*
    `,
  },
  {
    name: 'idiom',
    over: 'clause',
    of: ['self-harm', 'other', 'eating', 'abuse', 'danger'],
    to: { acute: 'none', serious: 'none', low: 'none', check: 'none' },
    lines: `
      gülmekten|açlıktan|susuzluktan|sıkıntıdan|sevinçten|utançtan|meraktan|merakımdan|uykusuzluktan|yorgunluktan|sıcaktan|soğuktan|özlemden|heyecandan|mutluluktan|kıskançlıktan|tatlılıktan|gülerken|kahkahadan|terden|uykudan $olcem|öldürdün|öldürdünüz|öldürdüler|öldüm|ölcem|bayılcam|bayıldım|çatladım|patladım|ağladım|öldük|ölüyoruz|gebericem
      $olcem|öldürdün|öldürdünüz|öldüm & gülmekten|sıkıntıdan|sevinçten|uykusuzluktan|açlıktan|merakımdan|utançtan|sıcaktan|soğuktan|heyecandan|yorgunluktan
    `,
  },
  {
    name: 'quoted',
    over: 'clause',
    of: ['self-harm', 'abuse', 'danger'],
    to: { acute: 'check', serious: 'check' },
    lines: `
      şarkı*|nakarat*|rap|repçi|sözleri & diyor|sözüydü|sözü|geçiyor|söylüyor|nakaratı|şarkıda*|şarkıdan
      rüyamda|rüyada|kabusumda & gördüm|öldüm|öldürdü*
    `,
  },
  {
    name: 'joke',
    over: 'message',
    of: all,
    to: { acute: 'check', serious: 'check', low: 'check' },
    lines: `
      şaka_şaka|şakaydı|şakacıktan|şakasına|şaka_yaptım|şaka_yapıyorum|espri_yaptım|takılıyorum_sana|dalga_geçiyorum
      şaka & haha*|ahaha*|lol|random|bu|be|ya ! şaka_değil|yapmıyorum|yapmıyom|değil|diil|degil
    `,
  },
  {
    name: 'denied',
    over: 'clause',
    of: ['self-harm', 'danger'],
    to: { acute: 'check', serious: 'check' },
    lines: `
      diye_bir_şey|diye_bişey yok
      niyetim|planım|düşüncem yok|değil
      asla|hiç yapmam|yapmayacağım|denemem|düşünmem|yapmıycam|yapmcam
      demiyorum|demedim|değilim_merak_etme|kastetmedim|öyle_demek_istemedim ! kimseye|kimse|anneme|babama|içtim|yuttum|kestim
      etmem_merak|etmem_korkma
      merak_etme ! bu_gece|bu_akşam|birazdan|az_sonra|şimdi|yarın|elveda|hoşçakal*|hoşça_kal*|tekrar|yine
    `,
  },
  {
    name: 'once',
    over: 'clause',
    of: ['self-harm', 'eating'],
    to: { acute: 'serious' },
    lines: `
      eskiden|küçükken|geçmişte|lisede|ortaokulda|senesinde ! bu_gece|bu_akşam|birazdan|az_sonra|şimdi|yarın|elveda|hoşçakal*|hoşça_kal*|tekrar|yine
      yıl|sene|ay önce & ettim|etmiştim|denedim|denemiştim|kalkıştım|kestim|keserdim|istemiştim|içmiştim|içtim|yutmuştum ! bu_gece|bu_akşam|birazdan|az_sonra|şimdi|yarın|elveda|hoşçakal*|hoşça_kal*|tekrar|yine
      artık & ölmek_istemiyorum|öldürmek_istemiyorum|intihar_etmek_istemiyorum|vermek_istemiyorum|kesmek_istemiyorum
      artık yapmıyorum|düşünmüyorum|bıraktım ! bu_gece|bu_akşam|bugün|birazdan|şimdi|yarın|istemiyorum|dayanamıyorum|öldüreceğim|öldürcem|edeceğim|edcem|asacağım|ascam|atlayacağım|atlcam|kıyacağım|kıycam|öleceğim|ölcem
      aklıma|kafamdan geliyor|geçiyor|gelmişti & cesaretim|ara|bazen|arada ! bu_gece|bu_akşam|birazdan|az_sonra|şimdi|yarın|elveda|hoşçakal*|hoşça_kal*|tekrar|yine
      cesaretim yok|yetmiyor ! bu_gece|bu_akşam|birazdan|az_sonra|şimdi|yarın|elveda|hoşçakal*|hoşça_kal*|tekrar|yine
    `,
  },
]

/** What laughs, in words; `clausesOf` makes words of signs that laugh. */
export const laughter = `
  haha|hahah*|ahaha*|hahha*|ahah|ahahh*|ehehe*|hehe*|heheh*|hihi*|puhaha*|muhaha*|kahkaha
  jsjs*|sjsj*|jsj|jsjd*|jsks*|ksks*|sksk*|skjs*|skjd*|kjsk*|ahsh*|ajsj*|asjd*|asdf*|sdfg*|djdj*|jdjd*|kdkd*|dkdk*|sjdj*|jaja*|ajaj*|hsjs*|shsh*|jdks*|ksjs*
  xd|xdxd*|xdd*|lol|lmao*|lmfao*|rofl*|kek|kekw|random_attım
`

/**
 * What laughter does not soften, in the clause that it would soften or in one beside it: a time, the place of the act,
 * an act or a danger that goes on, means that were taken.
 */
export const serious = `
  # zaman
  bu_gece|bu_akşam|birazdan|az_sonra|az_önce|demin|yarın|yarına|sabaha|şu_an|şuan|şu_anda|suanda|son_gecem|son_günüm
  saat & $saat|1|2|3|4|5|6|7|8|9|10|11|12|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on ! çalış*|etüt*|soru*|$ders
  pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar|hafta_sonu|haftasonu & as*|at*|kes*|öl*|öldür*|intihar*|kıy* ! deneme*|sınav*|etüt*
  # yer
  çatıdayım|damdayım|terastayım|köprüdeyim|viyadükteyim|üst_geçitteyim|uçurumdayım|raydayım|raylardayım|korkuluktayım|korkulukta|pervazında|pervazındayım|balkonun_dışındayım|camın_önündeyim|kayalıklardayım
  balkondan|camdan|pencereden|çatıdan sarkıyorum|sallanıyorum|sarktım
  # olmuş, oluyor
  içtim|yuttum|içmiştim|yutmuştum|kestim|kesmiştim|keserim_hep|yazdım|hazırladım|topladım|biriktirdim|asmıştım|atladım|denedim|denemiştim|kalkıştım|kalktım|bağladım|astım|doldurdum|aldım_ipi|kustum|kusuyorum
  bitti & hap*|kutu*|ilaç*
  kanıyor|kan|kesiyorum|sarkıyorum|atlıyorum|çiziyorum|boynumda|elimde|bileğim_kanıyor
  $ev|$esim|$gorevli|adam & vurdu*|vuruyor*|dövdü*|dövüyor*|dövünce|boğuyor*|yaktı|kırdı|doldurdu|tekmeledi|saldırdı|kilitledi|dokundu|elledi|kırıyor|geliyor|giriyor
  kırıldı|çatlamış|yarıldı|dikiş|saklanıyorum|saklandım|kanlar|morluk*|kemer*_geliyor
  yıllardır|iki_senedir|her_gece|her_gün|her_akşam
`

/** Anywhere in a message: what is said counts in full, though somebody laughs. */
export const meant = `
  şaka|şakam|saka değil|diil|degil|değildi|yapmıyorum|yapmıyom|yok
  ciddiyim|cidden_ciddiyim|ciddi_ciddi|çok_ciddiyim|no_joke|gülmüyorum|şakası_yok|yemin_ederim
`

/**
 * A household that "kills": a set phrase, unless a weapon, a blow, a door or flight stands in the message (`real`). Over
 * a mark or a broken thing (`causes`) nothing else in it is more than a gentle question.
 */
export const threats = `
  $ev|hoca|hocam|müdür|yurt_müdürü|bizimkiler & $oldurur
  $ev|hoca|hocam|müdür|yurt_müdürü|bizimkiler & $keser & beni|bizi|derimi|kemiklerimi|tavana|$karne
  $ev|hoca|hocam|müdür|yurt_müdürü|bizimkiler & evlatlıktan|darağacına|mezara|kovulurum|yandım|bittim & beni|ben|$karne
`
export const causes = `
  $karne|görünce|görürse|duyarsa|öğrenirse
`
export const real = `
  $gercek
`

/** The same, when nothing laughs: a gentle question. */
export const hyperbole: readonly Block[] = [
  {
    tier: 'check',
    category: 'abuse',
    lines: `
      $ev|hoca|hocam|müdür|yurt_müdürü|bizimkiler & $oldurur & beni|bizi|$karne ! tarihte|padişah*|kardeşini
      $ev|hoca|hocam|müdür|yurt_müdürü|bizimkiler & $keser & beni|bizi|derimi|kemiklerimi|tavana
      $ev|bizimkiler & evlatlıktan|darağacına|mezara|kovulurum & beni|ben|$karne
    `,
  },
]

/** A clause about somebody else: what would be harm to oneself is then somebody in danger. */
export const somebodyElse = `
  arkadaşım|kankam|kuzenim|ablam|abim|kardeşim|sevgilim|annem|babam|arkadaşımın|sınıftan|komşumuz|kankamın & atlcam|ölcem|öldürcem|istemiyorum|edcem|istiyorum & diyor|dedi|deyip|diye|yazdı|yazmış|söyledi|attı|demiş|diyip|sürekli_diyor
  ayrılırsan ölürüm
  kendini|bileklerini|canına|hayatına|bileğini & kesmiş|asmış|kesiyor|kıyacak|öldürmek|öldürcek|atmış|kıycak
  intihar & düşünüyormuş|etcek|etmiş|kalkışmış|etti|edcekmiş|istiyormuş|edecekmiş
  hapları|ilaçları|hap & içmiş|yutmuş|attı
`
