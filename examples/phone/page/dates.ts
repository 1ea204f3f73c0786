import { addDays, isDay, sayMonth, today } from './calendar.ts'

/** A day as its three fields have it. */
export type DayParts = { year: number; month: number; day: number }
/** Days that may be chosen, the ends included; absent: two years around today. */
export type DayRange = { min?: string | undefined; max?: string | undefined }

const two = (number: number) => String(number).padStart(2, '0')

export const monthNames = Array.from({ length: 12 }, (_, i) => sayMonth(`2026-${two(i + 1)}-01`))

export function dayParts(day: string): DayParts | null {
  if (!isDay(day)) return null
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}

export const daysInMonth = ({ year, month }: Pick<DayParts, 'year' | 'month'>): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The last day of a month that is too short for it: 31 January becomes 28 February. */
export const dayOfParts = ({ year, month, day }: DayParts): string =>
  `${year}-${two(month)}-${two(Math.min(day, daysInMonth({ year, month })))}`

/** What one field changes; where no day was chosen yet, the other two are those of the nearest day that may be. */
export function withPart(day: string, part: Partial<DayParts>, { min, max }: DayRange, now = today()): string {
  const near = min !== undefined && now < min ? min : max !== undefined && now > max ? max : now
  const parts = dayParts(day) ?? dayParts(near)
  return parts ? dayOfParts({ ...parts, ...part }) : day
}

/** The years to choose from, with that of the day itself, newest last. */
export function yearsOf(day: string, { min, max }: DayRange, now = today()): number[] {
  const [first, last] = [min ?? addDays(now, -2 * 366), max ?? addDays(now, 2 * 366)].map((end) => dayParts(end)?.year)
  const years = new Set([dayParts(day)?.year, first, last].filter((year) => year !== undefined))
  for (let year = first ?? 0; year < (last ?? 0); year += 1) years.add(year)
  return [...years].sort((a, b) => a - b)
}

/** Times of day that may be chosen, the ends included. */
export type TimeRange = { min?: string | undefined; max?: string | undefined }

const minuteStep = 5

export function hoursOf({ min = '00:00', max = '23:59' }: TimeRange): string[] {
  const [first, last] = [Number(min.slice(0, 2)), Number(max.slice(0, 2))]
  return Array.from({ length: last - first + 1 }, (_, i) => two(first + i))
}

/** Those of its hour that may be chosen: every five, and the time's own. */
export function minutesOf(time: string, { min = '00:00', max = '23:59' }: TimeRange): string[] {
  const [hour = '', own = ''] = time.split(':')
  const all = new Set(Array.from({ length: 60 / minuteStep }, (_, i) => two(i * minuteStep)))
  if (own !== '') all.add(own)
  return [...all].filter((minute) => `${hour}:${minute}` >= min && `${hour}:${minute}` <= max).sort()
}

/** Another hour keeps the minutes, as far as the hour has them. */
export function withHour(time: string, hour: string, range: TimeRange): string {
  const minute = time.split(':')[1] ?? '00'
  const minutes = minutesOf(`${hour}:${minute}`, range)
  return `${hour}:${minutes.includes(minute) ? minute : (minutes[0] ?? '00')}`
}
