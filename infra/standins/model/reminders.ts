import { dayMilliseconds, formatLocal, type LocalTime, midnightOf, minuteMilliseconds } from './localTime.ts'
import { type Found, findClock, findDay, findPart, findSpan } from './timeWords.ts'
import { capitalize, fold, shorten } from './turkish.ts'

/** What a message asks to be reminded of, and when if it says so. `dueAt` is Istanbul's clock, `YYYY-MM-DDTHH:MM`. */
export type ReminderRequest = { kind: 'due'; dueAt: string; text: string } | { kind: 'unclear' } | { kind: 'past' }

const asksToBeReminded =
  /\b(hatirlat(?!t|ma|i[lr]s?a|icin)\w*|hatirlatma(ni|niz)\b|hatirlatma (kur|ekle|ayarla|olustur|koy)\w*|haber (ver|et)(?!di|me)\w*|uyar(?:ir mi\w*|sana)?\b|mesaj at\b|alarm kur\w*)/

/** Undefined when the message asks for no reminder. `now` is Istanbul's clock. */
export function readReminder(message: string, now: LocalTime): ReminderRequest | undefined {
  const text = message.normalize('NFC')
  const sentence = text.split(/(?<=[.!?])\s+|\n/).find((candidate) => asksToBeReminded.test(fold(candidate)))
  if (sentence === undefined) return undefined
  const inSentence = findDue(fold(sentence), now)
  const when = inSentence ?? findDue(fold(text), now)
  if (!when) return { kind: 'unclear' }
  if (when.due <= now) return { kind: 'past' }
  return { kind: 'due', dueAt: formatLocal(when.due), text: reminderText(sentence, inSentence?.found ?? []) }
}

/** Undefined when no time is named, or only today. */
function findDue(folded: string, now: LocalTime): { due: LocalTime; found: Found[] } | undefined {
  const span = findSpan(folded)
  if (span?.unit === 'minutes') return { due: now + span.amount * minuteMilliseconds, found: [span] }
  const rest = span ? blank(folded, span) : folded
  const day = span
    ? { ...span, day: midnightOf(now) + span.amount * dayMilliseconds, repeats: false }
    : findDay(rest, now)
  const afterDay = day ? blank(rest, day) : rest
  const clock = findClock(afterDay)
  const part = findPart(clock ? blank(afterDay, clock) : afterDay)
  if (!clock && !part && (!day || day.day === midnightOf(now))) return undefined
  const usualMinute = part?.usualMinute ?? (span ? Math.floor((now - midnightOf(now)) / minuteMilliseconds) : morning)
  const minute = clock ? minuteOf(clock, part, day !== undefined) : usualMinute
  const found = [day, clock, part].filter((item) => item !== undefined)
  return { due: nextTime(day, minute, clock?.isBare === true && !part, now), found }
}

const morning = 9 * 60

/** Without a day the next time that the clock shows it; a weekday that has passed today is the one in a week. */
function nextTime(
  day: { day: LocalTime; repeats: boolean } | undefined,
  minute: number,
  isBare: boolean,
  now: LocalTime,
): LocalTime {
  const due = (day?.day ?? midnightOf(now)) + minute * minuteMilliseconds
  if (due > now) return due
  if (day) return day.repeats ? due + 7 * dayMilliseconds : due
  const evening = due + dayMilliseconds / 2
  return isBare && minute < 12 * 60 && evening > now ? evening : due + dayMilliseconds
}

/** Five o'clock on another day is in the afternoon, and so is whatever follows "akşam". */
function minuteOf(
  { hour, minute, isBare }: { hour: number; minute: number; isBare: boolean },
  part: { name: string } | undefined,
  hasDay: boolean,
): number {
  const afternoon = (hour + 12) * 60 + minute
  const plain = hour * 60 + minute
  if (hour > 12 || hour === 0) return plain
  if (!part) return isBare && hasDay && hour <= 6 ? afternoon : plain
  if (part.name === 'sabah') return plain
  if (part.name.startsWith('gece')) return hour === 12 ? afternoon : hour >= 6 ? afternoon : plain
  if (hour === 12) return plain
  return part.name.startsWith('ogle') && part.name !== 'ogleden sonra' && hour > 4 ? plain : afternoon
}

/** The same length, so that places found later are places in the text. */
const blank = (text: string, { start, end }: Found) => text.slice(0, start) + '¦'.repeat(end - start) + text.slice(end)

/** The student's own words without the time: quoted, they need no change of person. */
function reminderText(sentence: string, found: readonly Found[]): string {
  const words = found
    .reduce(blank, sentence)
    .replaceAll('¦', ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .replace(/^[\s,.;:–-]+|[\s,.;:–-]+$/g, '')
    .replace(/^bana\s+/iu, '')
  const isBare = words.split(' ').length <= 2 && asksToBeReminded.exec(fold(words))?.index === 0
  if (isBare) return 'Söz verdiğim gibi yazıyorum: vakti geldi!'
  return `“${capitalize(shorten(words, 300))}” demiştin, vakti geldi!`
}
