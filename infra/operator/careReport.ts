import type { CareCount } from './store.ts'
import type { Row } from './table.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const

type Line = Pick<CareCount, 'tier' | 'category' | 'source'> & { counts: number[] }

/** A smaller number might let somebody recognise a student. */
const least = 10

/**
 * The year's counts to publish: a row for each tier, category and source that was counted, and one of all for each
 * source. A number below 10 is `<10`. As soon as one of a month is, all totals are rounded to tens: else the number
 * could be found by subtracting.
 */
export function reportOf(counted: readonly CareCount[]): Row[] {
  const lines = linesOf(counted)
  const isRounded = lines.some(({ counts }) => counts.some((count) => count < least))
  const total = (count: number) => shown(isRounded ? Math.round(count / 10) * 10 : count, count)
  return [
    ...lines.map((line) => toRow(line, (count) => shown(count), total)),
    ...sums(lines).map((line) => toRow(line, total, total)),
  ]
}

function linesOf(counted: readonly CareCount[]): Line[] {
  const groups = Map.groupBy(counted, ({ tier, category, source }) => `${tier} ${category} ${source}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { tier, category, source } = first
    const counts = months.map((_, nth) => sum(group.filter(({ month }) => month === nth + 1).map(({ count }) => count)))
    return [{ tier, category, source, counts }]
  })
}

const sums = (lines: readonly Line[]): Line[] =>
  [...Map.groupBy(lines, ({ source }) => source)].map(([source, group]) => ({
    tier: 'all',
    category: 'all',
    source,
    counts: months.map((_, nth) => sum(group.map(({ counts }) => counts[nth] ?? 0))),
  }))

type Show = (count: number) => Row[string]

const toRow = ({ tier, category, source, counts }: Line, cell: Show, total: Show): Row => ({
  tier,
  category,
  source,
  ...Object.fromEntries(months.map((month, nth) => [month, cell(counts[nth] ?? 0)])),
  year: total(sum(counts)),
})

const shown = (value: number, count = value): Row[string] => (count < least ? `<${least}` : value)

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
