import { findingsOf, type Hear } from './find.ts'
import { type Kind, kinds, type Labelled, type LabelledHeld } from './labelled.ts'
import { screen } from './screen.ts'
import { type Concern, categories, isAtLeast, type Tier, worse } from './tiers.ts'
import { isWordSign } from './trace.ts'

/** What says how urgent a message is: the patterns, the classifier, or both together. */
export type Detector = (text: string) => Concern
export type Detectors = { patterns: Detector; classifier: Detector }
/** Of one sentence: what it is, and what a detector says. */
export type Judged = Labelled & { found: Concern }

export const judge = (labelled: readonly Labelled[], detector: Detector): Judged[] =>
  labelled.map((one) => ({ ...one, found: detector(one.sentence) }))

/** The more urgent of what both say. */
export const both =
  ({ patterns, classifier }: Detectors): Detector =>
  (text) =>
    worse(patterns(text), classifier(text))

export type Rate = { hits: number; of: number; low: number; high: number }

const z = 1.96

/** With Wilson's interval of 95 %. Of nothing it is anything from 0 to 1. */
export function rateOf(hits: number, of: number): Rate {
  if (of === 0) return { hits, of, low: 0, high: 1 }
  const share = hits / of
  const scale = 1 + z ** 2 / of
  const middle = (share + z ** 2 / (2 * of)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  return { hits, of, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

export const rate = <One>(some: readonly One[], isHit: (one: One) => boolean): Rate =>
  rateOf(some.filter(isHit).length, some.length)

/** Of those labelled so, how many are found with this tier; whatever the category. */
export const recallOf = (judged: readonly Judged[], tier: Tier): Rate =>
  rate(
    judged.filter((one) => one.tier === tier),
    ({ found }) => found.tier === tier,
  )

/** Of the ordinary ones, those labelled `none`, how many are found with this tier. */
export const falseRate = (judged: readonly Judged[], tier: Tier): Rate =>
  rate(
    judged.filter((one) => one.tier === 'none'),
    ({ found }) => found.tier === tier,
  )

const atLeast =
  (least: Tier) =>
  ({ found }: { found: Concern }): boolean =>
    isAtLeast(found.tier, least)

/** For a person to read: figures only, no sentence. */
export function qualityTable(name: string, judged: readonly Judged[]): string {
  const lines = [`${name}: ${judged.length} sentences`, header]
  for (const tier of ['acute', 'serious', 'low', 'check'] as const) {
    const own = judged.filter((one) => one.tier === tier)
    lines.push(row(tier, 'all', own))
    for (const category of categories) {
      const some = own.filter((one) => one.category === category)
      if (some.length > 0) lines.push(row('', category, some))
    }
  }
  lines.push('of the ordinary ones:')
  for (const tier of ['acute', 'serious', 'low', 'check'] as const)
    lines.push(`  found ${tier.padEnd(13)} ${shown(falseRate(judged, tier))}`)
  return lines.join('\n')
}

const header = [
  'tier'.padEnd(8),
  'category'.padEnd(10),
  `${'n'.padStart(4)} `,
  'found so'.padEnd(28),
  'found at least so'.padEnd(28),
  'category right',
].join(' ')

function row(tier: string, category: string, some: readonly Judged[]): string {
  const exact = rate(some, (one) => one.found.tier === one.tier)
  const least = rate(some, (one) => isAtLeast(one.found.tier, one.tier))
  const named = some.filter(({ found }) => found.tier !== 'none')
  const right = rate(named, (one) => one.found.category === one.category)
  const columns = [shown(exact).padEnd(28), shown(least).padEnd(28), shown(right)]
  return `${tier.padEnd(8)} ${category.padEnd(10)} ${`${some.length}`.padStart(4)}  ${columns.join(' ')}`
}

export const shown = ({ hits, of, low, high }: Rate): string =>
  of === 0 ? 'none' : `${(hits / of).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) ${hits}/${of}`

type Group = { name: string; least: Tier; has(one: Labelled): boolean }

const isLong = ({ kind }: Labelled): boolean => kind === 'long' || kind === 'long-distress'
const isShort =
  (tier: Tier, kind?: Kind) =>
  (one: Labelled): boolean =>
    one.tier === tier && !isLong(one) && (kind === undefined || one.kind === kind)

const groups: readonly Group[] = [
  { name: 'acute, at least check', least: 'check', has: isShort('acute') },
  { name: 'acute, at least serious', least: 'serious', has: isShort('acute') },
  { name: 'serious, at least check', least: 'check', has: isShort('serious') },
  { name: 'ordinary, at least check', least: 'check', has: isShort('none') },
  { name: 'ordinary, at least serious', least: 'serious', has: isShort('none') },
  { name: 'ordinary, acute', least: 'acute', has: isShort('none') },
  { name: 'lesson questions, at least check', least: 'check', has: isShort('none', 'lesson') },
  {
    name: 'long ordinary, at least check',
    least: 'check',
    has: ({ kind, tier }) => kind === 'long' && tier === 'none',
  },
  {
    name: 'long ordinary, at least serious',
    least: 'serious',
    has: ({ kind, tier }) => kind === 'long' && tier === 'none',
  },
  { name: 'long with distress, at least check', least: 'check', has: ({ kind }) => kind === 'long-distress' },
]

const kindGroups: readonly Group[] = (['acute', 'serious', 'none'] as const).flatMap((tier) =>
  kinds
    .filter((kind) => !kind.startsWith('long'))
    .map((kind) => ({
      name: `${tier === 'none' ? 'ordinary' : tier}, ${kind}, at least check`,
      least: 'check' as const,
      has: isShort(tier, kind),
    })),
)

/** What of the sentences each detector raises, and both: in all and by kind, with intervals and no sentence. */
export function raisedTable(name: string, labelled: readonly Labelled[], detectors: Detectors): string {
  const columns = { ...detectors, both: both(detectors) }
  const judged = Object.values(columns).map((detector) => judge(labelled, detector))
  const lines = [...groups, ...kindGroups].flatMap(({ name, least, has }) => {
    const rates = judged.map((some) => rate(some.filter(has), atLeast(least)))
    return rates[0]?.of === 0 ? [] : [`${name.padEnd(40)} ${rates.map((one) => shown(one).padEnd(30)).join(' ')}`]
  })
  const names = Object.keys(columns).map((column) => column.padEnd(30))
  return [`${name}: raised by`.padEnd(41) + names.join(' '), ...lines].join('\n')
}

/** Of ordinary short sentences, how many show a sign, and take the lock of their conversation. */
export function signsTable(name: string, labelled: readonly Labelled[], hear: Hear): string {
  const ordinary = labelled.filter(isShort('none'))
  const signs = ordinary.map(({ sentence }) => findingsOf(sentence, hear).shown.signs)
  const inWords = rate(signs, (some) => some.some(isWordSign))
  return [
    `${name}: signs`.padEnd(41),
    `${'ordinary, with a sign'.padEnd(40)} ${shown(rate(signs, (some) => some.length > 0))}`,
    `${'ordinary, with a sign in words'.padEnd(40)} ${shown(inWords)}`,
  ].join('\n')
}

/** What of the sentences by a student about whom something holds is acute. */
export function heldTable(name: string, labelled: readonly LabelledHeld[]): string {
  const isAcute = ({ sentence }: LabelledHeld) => {
    const { whileHeld, tier } = screen(sentence)
    return (whileHeld?.tier ?? tier) === 'acute'
  }
  const lines = (['dangerous', 'harmless'] as const).map((sort) => {
    const some = labelled.filter((one) => one.sort === sort)
    return `${`${sort}, acute`.padEnd(40)} ${shown(rate(some, isAcute))}`
  })
  return [`${name}: ${labelled.length} sentences while something holds`, ...lines].join('\n')
}
