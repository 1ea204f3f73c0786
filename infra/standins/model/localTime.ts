import { istanbulTime } from '@yoldas/time'

/** The clock of Istanbul as milliseconds, as if it were UTC: days and weekdays can be counted without a zone. */
export type LocalTime = number

export const minuteMilliseconds = 60_000
export const dayMilliseconds = 24 * 60 * minuteMilliseconds

export const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
]
/** From Monday. */
export const weekdays = ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar']

export const localTime = (day: string, time: string): LocalTime => Date.parse(`${day}T${time}Z`)

export const midnightOf = (time: LocalTime): LocalTime => Math.floor(time / dayMilliseconds) * dayMilliseconds

/** From Monday, 0 to 6; the epoch was a Thursday. */
export const weekdayOf = (time: LocalTime): number => (Math.floor(time / dayMilliseconds) + 3) % 7

/** `bugün`, `yarın`, `cuma günü`, `25 Aralık Cuma günü` */
export function nameDay(day: LocalTime, now: LocalTime): string {
  const days = (midnightOf(day) - midnightOf(now)) / dayMilliseconds
  if (days === 0) return 'bugün'
  if (days === 1) return 'yarın'
  const weekday = weekdays[weekdayOf(day)] ?? ''
  if (days > 1 && days < 7) return `${weekday.toLocaleLowerCase('tr')} günü`
  const date = new Date(day)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${weekday} günü`
}

/** `YYYY-MM-DDTHH:MM` */
export const formatLocal = (time: LocalTime): string => new Date(time).toISOString().slice(0, 16)

/**
 * The date and time that the instructions name last, as in `2026-11-21 18:05` (Istanbul), or in UTC with a `Z`; else
 * the clock.
 */
export function currentTime(instructions: string, clock: Date): LocalTime {
  const utc = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z/.exec(instructions)?.[0]
  const named = [...instructions.matchAll(/(\d{4}-\d{2}-\d{2})[^\d\n]{1,24}([01]\d|2[0-3]):([0-5]\d)/g)].at(-1)
  const local = named ? localTime(`${named[1]}`, `${named[2]}:${named[3]}`) : Number.NaN
  if (named && !Number.isNaN(local) && !utc?.startsWith(named[0])) return local
  const instant = utc ? new Date(utc) : clock
  const { day, time } = istanbulTime(Number.isNaN(instant.getTime()) ? clock : instant)
  return localTime(day, time)
}
