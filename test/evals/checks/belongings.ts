import { fromIstanbul, istanbulTime } from '@yoldas/time'
import type { Belongings } from '../recording.ts'
import type { Argument } from '../scenario/checkSchema.ts'
import { dayOn } from '../scenario/days.ts'
import { listOf, matcher, type Patterns } from '../scenario/patterns.ts'

type ReminderAsked = Argument<'reminder'>
type Scheduled = Belongings['scheduled'][number]

/** Whether a scheduled message fits all that is named, as seen from the moment at which the student asked. */
export function isReminder(asked: ReminderAsked, { kind, text, dueAt }: Scheduled, sentAt: Date): boolean {
  const due = istanbulTime(new Date(dueAt))
  const today = istanbulTime(sentAt).day
  const [earliest, latest] = asked.between ?? []
  const wholeMinute = fromIstanbul(`${today}T${istanbulTime(sentAt).time}`) ?? sentAt
  const minutesAhead = (Date.parse(dueAt) - wholeMinute.getTime()) / 60_000
  return all([
    asked.day === undefined || due.day === dayOn(asked.day, today),
    asked.time === undefined || due.time === asked.time,
    earliest === undefined || latest === undefined || (due.time >= earliest && due.time <= latest),
    asked.inMinutes === undefined || Math.abs(minutesAhead - asked.inMinutes) <= minutesOff,
    asked.kind === undefined || kind === asked.kind,
    asked.says === undefined || hasAll(asked.says, text, today),
  ])
}

/** A model counts from the minute that it was given, and may take a while. */
const minutesOff = 2

const all = (conditions: boolean[]) => conditions.every(Boolean)
const hasAll = (patterns: Patterns, text: string, today: string) =>
  listOf(patterns).every((pattern) => matcher(pattern, today)(text))

/** Whether one has each field as it is asked for: days as seen from today, some texts as patterns, others exactly. */
export function fits(asked: object, one: object, { today, patterns }: { today: string; patterns: string[] }): boolean {
  const had = new Map(Object.entries(one))
  return Object.entries(asked).every(([field, wanted]) => {
    const value: unknown = had.get(field)
    if (field === 'day') return value === dayOn(String(wanted), today)
    if (patterns.includes(field)) return hasAll(String(wanted), String(value ?? ''), today)
    return value === wanted
  })
}

/** Whether a value has all that is asked for, at any depth; of lists, all of it. */
export function includes(value: unknown, asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked))
    return JSON.stringify(value) === JSON.stringify(asked)
  if (typeof value !== 'object' || value === null) return false
  const had = new Map<string, unknown>(Object.entries(value))
  return Object.entries(asked).every(([field, wanted]) => includes(had.get(field), wanted))
}
