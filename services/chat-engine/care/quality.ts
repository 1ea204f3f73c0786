import type { Labelled } from './labelled.ts'
import { inspect } from './screen.ts'
import { type Concern, categories, isAtLeast, type Tier } from './tiers.ts'

/** Of one sentence: what it is, and what `screen` says. */
export type Judged = Labelled & { found: Concern; steps: number }

export const judge = (labelled: readonly Labelled[]): Judged[] =>
  labelled.map((one) => {
    const { concern, steps } = inspect(one.sentence)
    return { ...one, found: concern, steps }
  })

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

const rate = (some: readonly Judged[], isHit: (one: Judged) => boolean): Rate =>
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
  const atLeast = rate(some, (one) => isAtLeast(one.found.tier, one.tier))
  const named = some.filter(({ found }) => found.tier !== 'none')
  const right = rate(named, (one) => one.found.category === one.category)
  const columns = [shown(exact).padEnd(28), shown(atLeast).padEnd(28), shown(right)]
  return `${tier.padEnd(8)} ${category.padEnd(10)} ${`${some.length}`.padStart(4)}  ${columns.join(' ')}`
}

export const shown = ({ hits, of, low, high }: Rate): string =>
  of === 0 ? 'none' : `${(hits / of).toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)}) ${hits}/${of}`
