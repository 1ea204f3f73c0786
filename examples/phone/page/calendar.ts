/**
 * Days (`YYYY-MM-DD`) and times of day (`HH:MM`) of Istanbul, wherever the phone is, and how they are written in
 * Turkish. Between days it computes in UTC, where every day has 24 hours.
 */
const zone = 'Europe/Istanbul'
const dayMilliseconds = 86_400_000

/** Results and sessions can be of no day before. */
export const firstDay = '2000-01-01'

/** Whether the service takes this day. A browser's field also yields years like 0202 and 12026 while one is typed. */
export const isDay = (text: string): boolean => /^(?:19|2[01])\d\d-\d\d-\d\d$/.test(text)

/** Whether results and sessions can be of this day. */
export const isPastDay = (day: string, now: string): boolean => isDay(day) && day >= firstDay && day <= now

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function partsOf(moment: Date): { day: string; time: string } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

export const today = (now = new Date()): string => partsOf(now).day
export const dayOf = (timestamp: string): string => partsOf(new Date(timestamp)).day
export const timeOf = (timestamp: string): string => partsOf(new Date(timestamp)).time

export const addDays = (day: string, days: number): string =>
  new Date(midnight(day) + days * dayMilliseconds).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  Math.round((midnight(to) - midnight(from)) / dayMilliseconds)

/** The seven days of its week, from Monday on. */
export function weekOf(day: string): string[] {
  const sinceMonday = (new Date(midnight(day)).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, i) => addDays(day, i - sinceMonday))
}

/** The moment of this day and time in Istanbul, as the service takes it. */
export function momentOf(day: string, time: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const there = partsOf(new Date(asUtc))
  const offset = Date.parse(`${there.day}T${there.time}:00Z`) - asUtc
  return new Date(asUtc - offset).toISOString()
}

const writer = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('tr', { ...options, timeZone: 'UTC' })
  return (day: string) => format.format(midnight(day))
}

/** Pazartesi */
export const sayWeekday = writer({ weekday: 'long' })
/** 22 Kasım */
export const sayDate = writer({ day: 'numeric', month: 'long' })
/** 22 Kas */
export const sayShortDate = writer({ day: 'numeric', month: 'short' })
/** 22 Kasım 2026 */
export const sayFullDate = writer({ day: 'numeric', month: 'long', year: 'numeric' })
/** Kasım */
export const sayMonth = writer({ month: 'long' })
/** 22 */
const sayDayNumber = writer({ day: 'numeric' })
/** Pzt */
export const sayShortWeekday = writer({ weekday: 'short' })

/** Bugün, Yarın, Dün, else 24 Kasım Salı; of another year with the year. */
export function sayDay(day: string, now: string): string {
  const near = { '-1': 'Dün', '0': 'Bugün', '1': 'Yarın' }[String(daysBetween(now, day))]
  if (near) return near
  const date = day.slice(0, 4) === now.slice(0, 4) ? sayDate(day) : sayFullDate(day)
  return `${date} ${sayWeekday(day)}`
}

/** What a field says below itself of the day in it. */
export const hintOfDay = (day: string, now: string): string | undefined => (isDay(day) ? sayDay(day, now) : undefined)

/** 16–22 Kasım, or 30 Kasım – 6 Aralık. */
export function sayWeek(days: readonly string[]): string {
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${sayDayNumber(first)}–${sayDate(last)}`
    : `${sayDate(first)} – ${sayDate(last)}`
}

const ago = new Intl.RelativeTimeFormat('tr')

/** az önce, 5 dakika önce, 2 saat önce, 3 gün önce */
export function sayAgo(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  if (minutes < 1) return 'az önce'
  if (minutes < 60) return ago.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? ago.format(-hours, 'hour') : ago.format(-Math.floor(hours / 24), 'day')
}

/** 45 dk, 2 sa, 1 sa 30 dk */
export function sayMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} dk`
  return rest === 0 ? `${hours} sa` : `${hours} sa ${rest} dk`
}
