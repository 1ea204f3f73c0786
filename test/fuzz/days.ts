import { istanbulTime } from '@yoldas/time'
import fc from 'fast-check'

/** Of every year, from 1 January to 31 December; the 29th of February too, whether or not the year has it. */
const daysOfYear = Array.from({ length: 366 }, (_, nth) => dayBeside('2024-01-01', nth).slice(4))

const years = Array.from({ length: 10_000 }, (_, year) => String(year).padStart(4, '0'))

/** The first and the last day that a pattern matches; undefined where it matches none. */
export function endsOf(pattern: string): [first: string, last: string] | undefined {
  const matching = new RegExp(pattern)
  const isOf = (year: string) => daysOfYear.some((day) => matching.test(year + day))
  const first = years.find(isOf)
  if (first === undefined) return undefined
  const last = years.findLast(isOf)
  const days = [first, last].flatMap((year) => daysOfYear.map((day) => year + day)).filter((day) => matching.test(day))
  return [days[0] ?? '', days.at(-1) ?? '']
}

/** So many days later, also where four digits cannot write the year. */
function dayBeside(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().split('T', 1).join()
}

const known = new Map<string, ReturnType<typeof endsOf>>()

/**
 * Days that a pattern matches, and days just beyond: mostly its ends, so that two of them are a short range too, and
 * those around today, on which there is something.
 */
export function daysOf(pattern: string): { valid: fc.Arbitrary<string>; beyond: string[] } {
  if (!known.has(pattern)) known.set(pattern, endsOf(pattern))
  const [first, last] = known.get(pattern) ?? []
  const matching = new RegExp(pattern)
  const any = fc.stringMatching(matching)
  if (first === undefined || last === undefined) return { valid: any, beyond: [] }
  const { day: today } = istanbulTime(new Date())
  const ends = [first, last, dayBeside(first, 1), dayBeside(last, -1)]
  const near = [-400, -366, -1, 0, 1, 365, 731].map((days) => dayBeside(today, days))
  const from = (days: string[]) => fc.constantFrom(first, last, ...days.filter((day) => matching.test(day)))
  return {
    valid: fc.oneof(
      { weight: 5, arbitrary: from(ends) },
      { weight: 4, arbitrary: from(near) },
      { weight: 1, arbitrary: any },
    ),
    beyond: [dayBeside(first, -1), dayBeside(last, 1), '0000-01-01', '9999-12-31'],
  }
}
