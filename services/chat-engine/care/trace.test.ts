import { beforeAll, describe, expect, test } from 'vitest'
import { openClassifier } from './classifier/classifier.ts'
import { settings } from './classifier/settings.ts'
import { conversationRates } from './conversationQuality.ts'
import { findingsOf } from './find.ts'
import { readConversations, readSentences } from './labelled.ts'
import { inspect } from './screen.ts'
import { type Concern, noConcern, type Tier } from './tiers.ts'
import { remember, type Sign, shownBy, showsNothing, type TraceEntry, type WordSign } from './trace.ts'

const { hear } = openClassifier()
const start = Date.parse('2027-03-01T20:00:00.000Z')
const minute = 60_000
const hour = 60 * minute
const at = (milliseconds: number) => new Date(start + milliseconds).toISOString()

const nothing = { words: noConcern, suspicion: noConcern, shown: showsNothing }
/** What it shows where the classifier hears a hint, if at all, of something else. */
const shows = (words: WordSign[], score = 0, isHint = false) => ({
  ...nothing,
  shown: shownBy(words, { score, hintOf: isHint ? 'other' : null }),
})
const entry = (signs: Sign[], more: Partial<TraceEntry> = {}): TraceEntry => ({
  ...{ at: at(0), tier: 'none', category: null, signs, score: 0 },
  ...more,
})

/** What each of the messages is together with those before it, a minute after one another. */
function raisedIn(texts: readonly string[]): Concern[] {
  let careTrace: readonly TraceEntry[] | null = null
  return texts.map((text, nth) => {
    const { concern, suspicion, shown } = findingsOf(text, hear)
    const { raised, trace } = remember({ careTrace, now: at(nth * minute) }, { words: concern, suspicion, shown })
    careTrace = trace ?? careTrace
    return raised
  })
}

describe('several messages together', () => {
  test.each([
    ['abuse', ['hiç arkadaşım yok', 'nefes alamıyorum', 'babam yine içmiş', 'kapıma vuruyor']],
    ['self-harm', ['kimse beni aramıyor zaten', 'odamı topladım, gitarımı kardeşime verdim', 'çatının kapısı açıkmış']],
    [
      'danger',
      ['oyunda biri bana hediye alıyo', 'benden foto istedi attım', 'şimdi yaymakla tehdit ediyor, buluşalım diyo'],
    ],
    [
      'eating',
      ['üç gündür yemiyorum kimse fark etmedi', 'tartıya çıktım kilo düşmüş', 'gözüm karardı merdivende, yemedim'],
    ],
  ])('are serious where each says little: %s', (category, texts) =>
    expect(raisedIn(texts).at(-1)).toEqual({ tier: 'serious', category }),
  )

  test.each([
    [['slm hocam', 'ilacımı içtim de biraz uyku yaptı', 'doktor alerji dedi', 'hadi köklü sayılardan devam']],
    [['bugün evde yalnızım, pizza söyledim', 'kapıyı kilitledim kardeşim girmesin', 'deneme çözüyorum']],
    [['köprüdeyim şu an', 'trafik durdu, serviste test çözüyorum', 'açıldı yol']],
    [['babam çay içti geldi', 'kapı çaldı, kargo', 'türev nedir']],
  ])('stay what they are where they are ordinary: %j', (texts) =>
    expect(raisedIn(texts).every(({ tier }) => tier === 'none')).toBe(true),
  )
})

describe('a message', () => {
  const before = [entry(['drink', 'violence', 'tone'], { score: 40 }), entry(['fear'])]
  const judge = (careTrace: TraceEntry[] | null, said = shows(['door']), time = minute) =>
    remember({ careTrace, now: at(time) }, said)

  test('is raised by what came before it in 24 hours, and not by what is older', () => {
    expect(judge(before).raised).toEqual({ tier: 'serious', category: 'abuse' })
    expect(judge(before, shows(['door']), 24 * hour - 1).raised.tier).toBe('serious')
    expect(judge(before, shows(['door']), 24 * hour)).toMatchObject({ raised: noConcern, trace: [{ signs: ['door'] }] })
  })
  test('with a sign is not raised where nothing came before it', () =>
    expect(judge(null, shows(['door', 'fear', 'violence'], 90)).raised).toEqual(noConcern))
  test('with a sign is not raised where the classifier has heard nothing in any of them', () => {
    const unheard = before.map((one) => ({ ...one, signs: one.signs.filter((sign) => sign !== 'tone') }))
    expect(judge(unheard, shows(['door'], 10)).raised).toEqual(noConcern)
    expect(judge(unheard, shows(['door'], 10, true)).raised.tier).toBe('serious')
  })
  test('is raised by less where the others are an hour old', () => {
    const heard = [entry(['alone', 'tone'], { score: 40 })]
    expect(judge(heard, shows(['door'])).raised.tier).toBe('serious')
    expect(judge(heard, shows(['door']), hour).raised).toEqual(noConcern)
  })
  test('is raised by the tone of its own words too, and is about what that is a hint of', () => {
    const heard = [entry(['alone', 'tone'], { score: 40 })]
    expect(judge(heard, shows([], 30, true)).raised).toEqual({ tier: 'serious', category: 'other' })
    expect(judge(heard, shows([], 30)).raised).toEqual(noConcern)
  })
  test('without a sign is neither raised nor kept', () => expect(judge(before, nothing).trace).toBeNull())
  test('without a sign, but with a tier, is kept and not raised', () => {
    const low = { tier: 'low', category: 'other' } as const
    const { raised, trace } = judge(before, { ...nothing, words: low })
    expect([raised, trace?.at(-1)]).toEqual([noConcern, { ...entry([]), ...low, at: at(minute) }])
  })
  test('that is serious by itself is kept as that, and not raised', () => {
    const words = { tier: 'serious', category: 'eating' } as const
    expect(judge(before, { ...shows(['door']), words })).toMatchObject({ raised: noConcern, trace: [{}, {}, words] })
  })
  test('is kept as what it was raised to', () =>
    expect(judge(before).trace?.at(-1)).toEqual({
      ...{ at: at(minute), tier: 'serious', category: 'abuse', signs: ['door'], score: 0 },
    }))
})

describe('of more than five messages', () => {
  const tiersAfter = (tiers: Tier[]): string[] => {
    let careTrace: readonly TraceEntry[] | null = null
    for (const [nth, tier] of tiers.entries()) {
      const words: Concern = tier === 'none' ? noConcern : { tier, category: 'other' }
      const said = { ...shows(['alone'], nth - 50), words, suspicion: noConcern }
      careTrace = remember({ careTrace, now: at(nth) }, said).trace ?? careTrace
    }
    return (careTrace ?? []).map(({ score, tier }) => `${score + 50} ${tier}`)
  }
  test.each<[Tier[], string[]]>([
    [
      ['none', 'none', 'none', 'none', 'none', 'none'],
      ['1 none', '2 none', '3 none', '4 none', '5 none'],
    ],
    [
      ['acute', 'none', 'none', 'none', 'none', 'none', 'none'],
      ['0 acute', '3 none', '4 none', '5 none', '6 none'],
    ],
    [
      ['serious', 'serious', 'none', 'none', 'none', 'none'],
      ['1 serious', '2 none', '3 none', '4 none', '5 none'],
    ],
    [
      ['low', 'low', 'low', 'low', 'low', 'none', 'none'],
      ['2 low', '3 low', '4 low', '5 none', '6 none'],
    ],
  ])('the oldest goes, and the most urgent stays: %j', (tiers, left) => expect(tiersAfter(tiers)).toEqual(left))
})

describe('of the training part', () => {
  let ordinary: string[]
  beforeAll(async () => {
    const sentences = await readSentences('training')
    ordinary = sentences
      .filter(({ tier, kind }) => tier === 'none' && !kind.startsWith('long'))
      .map(({ sentence }) => sentence)
  })

  test('at most one in ten ordinary sentences has a sign, and takes the lock of its conversation', () => {
    expect(ordinary.length).toBeGreaterThan(3000)
    const withSign = ordinary.filter((text) => findingsOf(text, hear).shown.signs.length > 0)
    expect(withSign.length / ordinary.length).toBeLessThanOrEqual(0.1)
    // It has learned these very sentences. Of an author whom it has not seen the training lets it hear so many hints.
    const byWords = ordinary.filter((text) => inspect(text).signs.length > 0)
    expect(byWords.length / ordinary.length + settings.hint).toBeLessThanOrEqual(0.1)
  })

  test('dangerous conversations are found, and ordinary ones are not', async () => {
    const { atIts, raised } = conversationRates(await readConversations('training'), hear)
    expect(atIts.hits / atIts.of).toBeGreaterThanOrEqual(0.5)
    expect(raised.hits / raised.of).toBeLessThanOrEqual(0.1)
  })
})
