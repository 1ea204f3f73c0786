import { dayMilliseconds, type LocalTime, localTime, midnightOf, months, weekdayOf, weekdays } from './localTime.ts'
import { fold } from './turkish.ts'

/** Words of time in folded Turkish, and where they stand. */
export type Found = { start: number; end: number }

const numbers = ['sifir', 'bir', 'iki', 'uc', 'dort', 'bes', 'alti', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki']
const tens: Record<string, number> = { 'on bes': 15, yirmi: 20, otuz: 30, kirk: 40, elli: 50 }
const numberWord = [...numbers, ...Object.keys(tens)].toSorted((a, b) => b.length - a.length).join('|')
const quote = `['’‘\`]?`
const locative = `${quote}(?:de|da|te|ta)`
const dative = `['’‘\`](?:e|a|ye|ya)`

const numberOf = (word: string) =>
  /^\d/.test(word) ? Number(word.replace(',', '.')) : (tens[word] ?? numbers.indexOf(word))

function find(pattern: string, text: string): (Found & { groups: Record<string, string | undefined> }) | undefined {
  const match = new RegExp(pattern).exec(text)
  return match ? { start: match.index, end: match.index + match[0].length, groups: match.groups ?? {} } : undefined
}

const spanPattern =
  `\\b(?<amount>yarim|(?:\\d{1,3}(?:,5)?|${numberWord}))(?<half> bucuk)? ?` +
  `(?:(?<unit>dakika|dk|saat|gun|hafta) sonra(?:sina|ya)?|(?<dative>dakika|dk|saat)${quote}(?:ya|ye|e))\\b`

/** How far from now: `2 saat sonra`, `yarım saate`, `üç gün sonra`. */
export function findSpan(text: string): (Found & { amount: number; unit: 'minutes' | 'days' }) | undefined {
  const found = find(spanPattern, text)
  if (!found) return undefined
  const { amount = '', half, unit = found.groups.dative ?? '' } = found.groups
  const count = (amount === 'yarim' ? 0.5 : numberOf(amount)) + (half ? 0.5 : 0)
  const place = { start: found.start, end: found.end }
  if (unit === 'gun' || unit === 'hafta') {
    return { ...place, amount: Math.round(count * (unit === 'hafta' ? 7 : 1)), unit: 'days' }
  }
  return { ...place, amount: Math.max(1, Math.round(count * (unit === 'saat' ? 60 : 1))), unit: 'minutes' }
}

/** How long something takes: `90 dakika`, `1 saat 30 dk`, `yarım saat`, `iki buçuk saatlik`. */
export function findDuration(text: string): (Found & { minutes: number }) | undefined {
  const found = find(
    `\\b(?:(?<hours>yarim|\\d{1,2}|${numberWord})(?<half> bucuk)? saat(?:lik)?\\b(?: (?<rest>\\d{1,2}) (?:dakika|dk)\\w*)?` +
      `|(?<minutes>\\d{1,3}|${numberWord}) ?(?:dakika|dk)\\w*)`,
    text,
  )
  if (!found) return undefined
  const { hours, half, rest = '0', minutes } = found.groups
  const place = { start: found.start, end: found.end }
  if (minutes !== undefined) return { ...place, minutes: numberOf(minutes) }
  const whole = hours === 'yarim' ? 0.5 : numberOf(hours ?? '')
  return { ...place, minutes: Math.round((whole + (half ? 0.5 : 0)) * 60) + Number(rest) }
}

type FoundDay = Found & { day: LocalTime /** The same day a week later would do. */; repeats: boolean }

const weekday = weekdays
  .map(fold)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const weekdayEnding = `(?:${quote}(?:ye|ya|yi))?(?: gunu(?:ne)?)?\\b`
const month = months.map(fold).join('|')

/** A calendar day: `yarın`, `cuma günü`, `haftaya salı`, `25 Kasım`, `25.11.2026`. */
export function findDay(text: string, now: LocalTime): FoundDay | undefined {
  return findDate(text, now) ?? findNextWeek(text, now) ?? findWeekday(text, now) ?? findNearDay(text, now)
}

function findDate(text: string, now: LocalTime): FoundDay | undefined {
  const found =
    find('\\b(?<year>\\d{4})-(?<number>\\d{2})-(?<day>\\d{2})\\b', text) ??
    find('\\b(?<day>\\d{1,2})[./](?<number>\\d{1,2})[./](?<year>\\d{4})\\b', text) ??
    find(
      `\\b(?<day>\\d{1,2}) (?<month>${month})(?: (?<year>\\d{4}))?(?:${quote}(?:da|de|ta|te|a|e))?(?: gunu)?\\b`,
      text,
    )
  if (!found) return undefined
  const { day = '', number, month: name = '', year } = found.groups
  const monthNumber = number ?? String(months.map(fold).indexOf(name) + 1)
  const at = (year: string) => localTime(`${year}-${monthNumber.padStart(2, '0')}-${day.padStart(2, '0')}`, '00:00')
  const thisYear = new Date(now).getUTCFullYear()
  const near = at(year ?? String(thisYear))
  const value = !year && near < midnightOf(now) ? at(String(thisYear + 1)) : near
  return Number.isNaN(value) ? undefined : { start: found.start, end: found.end, day: value, repeats: false }
}

function findNextWeek(text: string, now: LocalTime): FoundDay | undefined {
  const found = find(
    `\\b(?:haftaya|(?:gelecek|onumuzdeki) hafta)(?: (?:(?<day>${weekday})${weekdayEnding}|bugun\\b))?`,
    text,
  )
  if (!found) return undefined
  const today = midnightOf(now)
  const { day } = found.groups
  const monday = today + (7 - weekdayOf(now)) * dayMilliseconds
  const value = day ? monday + weekdays.map(fold).indexOf(day) * dayMilliseconds : today + 7 * dayMilliseconds
  return { start: found.start, end: found.end, day: value, repeats: false }
}

function findWeekday(text: string, now: LocalTime): FoundDay | undefined {
  const found = find(`\\b(?:bu |gelecek |onumuzdeki )?(?<day>${weekday})${weekdayEnding}`, text)
  if (!found) return undefined
  const days = (weekdays.map(fold).indexOf(found.groups.day ?? '') - weekdayOf(now) + 7) % 7
  return { start: found.start, end: found.end, day: midnightOf(now) + days * dayMilliseconds, repeats: true }
}

function findNearDay(text: string, now: LocalTime): FoundDay | undefined {
  const found =
    find('\\b(?:(?<later>yarindan sonra(?:ki gun)?|obur gun)|(?<tomorrow>yarin)|(?<today>bugun))\\b', text) ??
    find('\\b(?<today>bu)(?= (?:sabah|ogle|aksam|gece))', text)
  if (!found) return undefined
  const { later, tomorrow } = found.groups
  const days = later ? 2 : tomorrow ? 1 : 0
  return { start: found.start, end: found.end, day: midnightOf(now) + days * dayMilliseconds, repeats: false }
}

export type FoundClock = Found & {
  hour: number
  minute: number /** Without minutes: `5'te` may be in the afternoon. */
  isBare: boolean
}

const beforeHourWord = 'saat|sabah|ogle|oglen|ogleden sonra|aksam|aksami|gece|yarin|bugun|gunu|¦'

/** A time of day: `18:00'de`, `saat 9`, `8 buçukta`, `akşam yedide`. */
export function findClock(text: string): FoundClock | undefined {
  const found =
    find(
      `(?:\\bsaat )?\\b(?<hour>[01]?\\d|2[0-4])[:.](?<minute>[0-5]\\d)(?:${locative}|${dative}|['’‘\`]?(?:icin))?\\b`,
      text,
    ) ??
    find(`\\bsaat (?<hour>\\d{1,2}|${numberWord})(?<half> bucuk)?(?:${locative}|${dative})?\\b`, text) ??
    find(`\\b(?<hour>\\d{1,2})(?:(?<half> bucuk)(?:ta)?|${locative}|${dative})\\b`, text) ??
    find(
      `(?<=(?:\\b(?:${beforeHourWord})|¦) ?)(?<hour>${numberWord})(?:(?<half> bucuk)(?:ta)?|(?:de|da|te|ta))\\b`,
      text,
    )
  if (!found) return undefined
  const { hour = '', minute, half } = found.groups
  const value = numberOf(hour)
  if (value > 24) return undefined
  const minutes = minute ? Number(minute) : half ? 30 : 0
  return { start: found.start, end: found.end, hour: value, minute: minutes, isBare: minute === undefined }
}

const parts: Record<string, number> = {
  'gece yarisi': 24 * 60,
  'ogleden sonra': 15 * 60,
  aksamustu: 17 * 60,
  ikindi: 16 * 60,
  sabah: 8 * 60,
  ogle: 12 * 60 + 30,
  aksam: 20 * 60,
  gece: 22 * 60,
}

/** A part of the day, with the minute that is meant when no hour is named. */
export function findPart(text: string): (Found & { name: string; usualMinute: number }) | undefined {
  const found = find(`\\b(?<name>${Object.keys(parts).join('|')})(?:leyin|n|yin|i|na|a|ya|inda|nda)?\\b`, text)
  const name = found?.groups.name
  if (!found || name === undefined) return undefined
  return { start: found.start, end: found.end, name, usualMinute: parts[name] ?? 0 }
}
