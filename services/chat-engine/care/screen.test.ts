import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readSentences } from './labelled.ts'
import { falseRate, type Judged, judge, recallOf } from './quality.ts'
import { endangeredIn, inspect, screen } from './screen.ts'
import { isAtLeast, noConcern } from './tiers.ts'

describe('the sentences that the patterns were fitted to', () => {
  let judged: Judged[]
  beforeAll(async () => {
    judged = judge(
      (await readSentences('training')).filter(({ batch }) => batch === 'tuned'),
      screen,
    )
  })
  const share = ({ hits, of }: { hits: number; of: number }) => hits / of

  test('has its acute ones found', () => expect(share(recallOf(judged, 'acute'))).toBeGreaterThanOrEqual(0.97))
  test('has its serious ones found', () => expect(share(recallOf(judged, 'serious'))).toBeGreaterThanOrEqual(0.9))
  test('has its low and ambiguous ones found', () => {
    expect(share(recallOf(judged, 'low'))).toBeGreaterThanOrEqual(0.85)
    expect(share(recallOf(judged, 'check'))).toBeGreaterThanOrEqual(0.85)
  })
  test('has ordinary ones taken for acute at most twice in a thousand', () => {
    expect(judged.filter(({ tier }) => tier === 'none').length).toBeGreaterThan(500)
    expect(share(falseRate(judged, 'acute'))).toBeLessThanOrEqual(0.002)
    expect(share(falseRate(judged, 'serious'))).toBeLessThanOrEqual(0.01)
  })
})

describe('a message', () => {
  test.each([
    ['KENDİMİ ÖLDÜRECEĞİM', 'acute'],
    ['kendimi oldurcem', 'acute'],
    ['(Gerçekten...) Kendimi öldüreceğim!!!', 'acute'],
    ['k e n d i m i ö l d ü r e c e ğ i m', 'acute'],
    ['ken di mi öl dü re ce ğim', 'acute'],
    ['kend\u200bimi öldür\u200decem', 'acute'],
    ['int1har edicem', 'acute'],
    ['intiharrrr ediceeeem', 'acute'],
    ['Matematikten 20 soru çözdüm. Bu gece kendimi öldüreceğim. Yarın deneme var.', 'acute'],
  ])('is read however it is written: %s', (text, tier) => expect(screen(text).tier).toBe(tier))

  test.each([
    ['kendimi öldüreceğim şaka şaka', 'check'],
    ['kendimi öldüreceğim şaka değil', 'acute'],
    ['gülmekten öldüm', 'none'],
    ['Bihter kendini vurduğunda Behlül ne yapıyor', 'none'],
    ['kesme işareti nereye konur', 'none'],
    ['apoptoz nedir', 'none'],
  ])('is read with what softens it: %s', (text, tier) => expect(screen(text).tier).toBe(tier))

  test.each([
    ['intihr etmek istiyrm', 'acute'],
    ['öldrcem kendmi artk', 'acute'],
    ['istiyorum bölmek', 'none'],
    ['annem beni övüyor', 'none'],
  ])('is read though a word is misspelt, and not where it is another word: %s', (text, tier) =>
    expect(screen(text).tier).toBe(tier),
  )

  test.each([
    ['kms bu gece no joke', 'acute'],
    ['unalive planım hazır', 'acute'],
    ['bu hapların hepsini içsem ölür müyüm', 'acute'],
    ['anneme söyleyin ağlamasın, elveda', 'acute'],
    ['kolyemi verdim, kitaplarımı dağıttım, artık bir eşyam yok', 'acute'],
    ['iki saat önce içtim hapları kimseye demedim', 'acute'],
    ['saat ikide köprüden atlıyorum', 'acute'],
    ['eski test kitaplarımı kuzenime verdim', 'none'],
    ['elveda geometri', 'none'],
    ['ağrı kesici aldım bir tane, geçti', 'none'],
    ['yarın yokum, dershanede deneme var', 'none'],
  ])('is found by slang, farewells, means that were taken, a time with a method: %s', (text, tier) =>
    expect(screen(text).tier).toBe(tier),
  )

  test('of somebody else is a danger', () => {
    expect(screen('arkadaşım bütün hapları içmiş uyanmıyo')).toEqual({ tier: 'acute', category: 'danger' })
  })

  test('without words says nothing', () => {
    for (const text of ['', ' \n', '💔💔', '...', '\ud800'])
      expect(screen(text)).toEqual({ tier: 'none', category: null })
  })

  test('of any text is screened, and costs what its length does', () => {
    const words = ['kendimi', 'öldürcem', 'bu gece', 'çok kan', 'babam', 'a', 'ö.', '\u0301', 'hap', '🙂', '\n', "'"]
    const texts = fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 60 })
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join(' ')
        expect(inspect(text).steps).toBeLessThan(100 * (text.length + 1))
      }),
      { numRuns: 100 },
    )
  })

  test('twice as long is at most twice the work', () => {
    for (const words of [
      'kendimi bu gece ',
      'babam beni şimdi ',
      'ö ç ',
      '((((',
      "a'",
      'çok kan var bileğimi kestim. ',
    ]) {
      const [once, twice] = [2000, 4000].map((length) => inspect(words.repeat(length).slice(0, length)).steps)
      expect(twice).toBeLessThan(2.1 * (once ?? 0) + 10)
      expect(twice).toBeLessThan(150_000)
    }
  })
})

test.each([
  'artık yaşamak istemiyorum, bu gece kendimi öldüreceğim',
  'artık okula gitmek istemiyorum bu gece kendimi öldüreceğim',
  'artık ders çalışmıyorum kendimi asacağım',
  'lisede intihar etmek istemiştim ama şimdi kendimi öldüreceğim',
  'küçükken de denedim bu gece tekrar intihar edeceğim',
  'merak etme bu gece kendimi öldüreceğim',
  'hoşçakal, merak etme, az sonra kendimi asacağım',
  'bazen aklıma geliyor ama bu gece kesin yapacağım intihar edeceğim',
  'her şeye son vereceğim bu akşam',
])('%s: what is said beside it does not make an announced suicide less urgent', (message) => {
  expect(screen(message)).toEqual({ tier: 'acute', category: 'self-harm' })
})

test.each([
  'merak etme kendimi öldürmem',
  'merak etme intihar etmeyeceğim',
  'artık kendimi öldürmek istemiyorum',
  'yarın deneme var her şeye son vereceğim gibi hissediyorum',
])('%s: what is denied, or about an exam, is not acute', (message) => {
  expect(screen(message).tier).not.toBe('acute')
})

describe('laughter', () => {
  test.each(['haha', 'jsjsjs', ':D', 'xd', '😂', 'ahahaha', ':DD', 'XD'])(
    'as %s makes an announced suicide the gentle question, which says whom to call',
    (laughter) => {
      const softened = { tier: 'check', category: 'self-harm', isSoftened: true }
      expect(screen(`kendimi camdan atacağım ${laughter}`)).toMatchObject(softened)
    },
  )

  test.each([':)', '🙂', '🙃', '8d'])('is not %s', (smile) => {
    expect(screen(`kendimi camdan atacağım ${smile}`).tier).toBe('acute')
  })

  test.each([
    ['video çok komikti hahaha. Bu gece kendimi öldüreceğim.', 'acute'],
    ['hahaha. Kendimi öldüreceğim.', 'acute'],
    ['Kendimi öldüreceğim. Of. Hahaha.', 'acute'],
    ['Kendimi öldüreceğim. Hahaha.', 'check'],
    ['Kendimi öldüreceğim hahaha. Deneme kaçtaydı?', 'check'],
  ])('reaches its own clause, and the one that it directly follows: %s', (text, tier) => {
    expect(screen(text).tier).toBe(tier)
  })

  test.each([
    'hapları içtim bile haha',
    'içtim hepsini hahaha',
    'bileğim kanıyor durmuyor xd',
    'çatıdayım hahaha atlıyorum',
    'haha çatıdayım şaka değil',
    'bu gece kendimi asacağım :D',
    'kendimi asacağım hahaha. Birazdan.',
    'yarın kendimi öldüreceğim jsjsjs',
    'kendimi öldüreceğim haha şaka yapmıyorum',
    'kendimi öldüreceğim 😂 ciddiyim',
    'babam bıçakla kapımı kırıyor hahaha',
  ])('does not soften an act, a place, a time, or what is meant: %s', (text) => {
    expect(screen(text)).not.toHaveProperty('isSoftened')
    expect(screen(text).tier).toBe('acute')
  })

  test('softens nothing while distress holds', () => {
    expect(screen('kendimi camdan atacağım :D').whileHeld).toEqual({ tier: 'acute', category: 'self-harm' })
  })

  test('beside what is acute itself softens nothing', () => {
    expect(screen('kendimi camdan atacağım haha. Hapları içtim.')).toEqual({ tier: 'acute', category: 'self-harm' })
  })
})

describe('a household that kills over a mark', () => {
  test.each([
    'annem beni öldürecek bu netleri görünce',
    'Babam beni öldürür 40 net yaptığımı duysa',
    'annem karneyi görünce beni kesecek',
    'kaç net yaptığımı babam öğrenirse öldürür beni',
    'yarın karneler dağıtılıyor annem beni gebertecek',
    'Matematikten iki yanlış fazla yapmışım, annem beni keser',
    'babam bu sıralamayı görürse beni kovar öldürür',
    'denemede düştüm, bizimkiler beni öldürecek',
    'annem beni mahvedecek, telefonu düşürdüm ekran gitti',
    'veli toplantısında hoca söylerse annem öldürür beni',
    '5 saat oyun oynamışım babam görse öldürür beni',
    'Netler kötü. Annem beni öldürecek.',
    'babam beni öldürecek tercih listemi görünce',
    'dershaneyi astım annem öğrenirse öldürür beni',
    'sınavdan 45 aldım babam asar beni',
    'annem beni öldürmezse iyi, netlerim düştü',
    'annem beni öldürecek kimya 30 geldi',
    'lgs sonucu açıklanınca babam beni kesin öldürür',
    'ANNEM BENİ ÖLDÜRECEK BU NETLERLE',
    'babam beni öldürecek yine türkçe 20 net',
    'devamsızlık mesajı gitmiş anneme öldürecek beni',
    'ödevi yapmadım annem öğrenince öldürecek beni, kaç gündür aynı şey',
    'babam işten geliyor karneyi görünce öldürecek beni',
    'annem beni öldürecek korkuyorum bu netlerle',
    'babam duyarsa keser beni, ona söyleme',
    'babam beni öldürecek',
    'annem öldürür beni ya',
    'abim mahvedicek beni arabayı çizdim',
    'babam beni öldürür bu notla eve gidemem',
  ])('is a set phrase, which laughter takes away: %s', (text) => {
    expect(screen(text)).toEqual({ tier: 'check', category: 'abuse' })
    expect(screen(`${text} hahaha`)).toMatchObject(noConcern)
  })

  test('is one too where a word is misspelt', () => {
    expect(screen('annm beni öldürcek bu netleri gorunce')).toEqual({ tier: 'check', category: 'abuse' })
  })

  test.each([
    ['annem beni öldürecek, kapıyı kilitledi', 'acute'],
    ['babam bıçakla geliyor öldürecek beni', 'acute'],
    ['babam beni öldürecek dedi tüfeği aldı', 'acute'],
    ['babam silahı çıkardı karneyi görünce', 'acute'],
    ['odama saklandım, babam netleri gördü, öldürecek beni', 'acute'],
    ['babam içmiş, karneyi bulmuş, kapıyı tekmeliyor', 'acute'],
    ['babam karneyi gördü dövüyor şu an beni öldürecek', 'acute'],
    ['abim beni öldürecek kaçtım evden, karneyi bahane etti', 'acute'],
    ['haha babam bıçakla geldi karneyi görmüş', 'acute'],
    ['babam öldürecek annemi kapıyı kırdı', 'acute'],
    ['abim öldürecek beni namus diyor', 'acute'],
    ['babam boğazımı sıktı netleri görünce, öldürecek sandım', 'acute'],
    ['netleri görünce babam vurdu yüzüme', 'serious'],
    ['annem netlerimi görünce saçımdan tutup sürükledi', 'serious'],
    ['babam her denemeden sonra dövüyor', 'serious'],
    ['düşük not alınca babam kemerle vuruyor', 'serious'],
    ['karne günü babam beni dövdü hastanelik etti', 'serious'],
    ['annem netleri görünce elimi sobaya bastırdı', 'serious'],
    ['babam dövüyor beni netler yüzünden haha', 'serious'],
    ['babam öldürecek gibi dövdü denemeyi görünce', 'serious'],
    ['annem mahvedecek beni diyordum, dün karne için kolumu kırdı', 'serious'],
  ] as const)('is none where it does it, and nothing softens that: %s', (text, least) => {
    for (const one of [text, `${text} hahaha`]) expect(isAtLeast(screen(one).tier, least), one).toBe(true)
  })
})

describe('while distress holds', () => {
  test.each([
    'evdeki hapları saydım',
    'annemin sakladığı ilaçları buldum, yerini biliyorum artık',
    'jileti kılıfından çıkardım',
    'babamın silahının yerini öğrendim',
    'ipi kancaya bağladım',
    'köprüye gidiyorum yürüyerek',
    'yöntemi seçtim',
    'saat üçte yapacağım',
    'tarihi belirledim',
    'herkes uyuyunca bitireceğim',
  ])('who has means, or says how or when, is in acute danger: %s', (text) => {
    const { whileHeld, ...usual } = screen(text)
    expect(whileHeld ?? usual).toEqual({ tier: 'acute', category: 'self-harm' })
  })

  test.each(['evdeki hapları saydım', 'yöntemi seçtim', 'saat üçte yapacağım'])('only: %s', (text) => {
    expect(screen(text).tier).not.toBe('acute')
  })

  test.each([
    'doktorun verdiği ilacı içtim uyuyorum',
    'baş ağrısı için bir hap aldım',
    'dedemin ilaçlarını kutusuna dizdim',
    'mutfakta bıçakla soğan doğradım',
    'ip atlamaya başladım spor için',
    'çatı konusunu anlamadım, edilgen fiil ne',
    'planım hazır, haftaya limit bitecek',
    'bu akşam paragraf yapacağım',
    'ödevimi bitireceğim bu gece',
    'kimyada zehir konusu var mı',
    'tren yarın kaçta kalkıyor, okula gideceğim',
  ])('a word of means alone is not acute: %s', (text) => {
    expect(screen(text)).not.toHaveProperty('whileHeld')
    expect(screen(text).tier).not.toBe('acute')
  })
})

test.each([
  ['arkadaşım kendini kesti kan durmuyor', 'friend'],
  ['kankam intihar edeceğini yazdı şimdi konum attı', 'friend'],
  ['kuzenim hapları içmiş hepsini, uyanmıyor', 'friend'],
  ['peşimde bir adam var koşuyor korkuyorum', 'student'],
  ['okul çıkışında beni dövdüler, tuvalette de sıkıştırdılar', 'student'],
  ['en yakın arkadaşım ilaçları içmiş bana söyledi kimseye deme dedi', null],
  ['evde gaz kokusu var başım dönüyor', null],
  ['arkadaşım kendini kesti kan durmuyor. Peşimde bir adam var koşuyor, beni öldürecek', null],
] as const)('of a message on danger it is read who is in it, and nothing where that is not said: %s', (text, whom) => {
  expect(screen(text)).toMatchObject({ category: 'danger' })
  expect(endangeredIn(text)).toBe(whom)
})
