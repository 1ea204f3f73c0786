import type { Contact } from '@yoldas/contracts/profile'
import { addDays, freeAt, istanbulTime, mondayOf, type QuietHours } from '@yoldas/time'

const unaskedKinds = ['checkin', 'followup', 'silence_checkin'] as const
export type UnaskedKind = (typeof unaskedKinds)[number]

export const isUnasked = (kind: string): kind is UnaskedKind => unaskedKinds.some((each) => each === kind)

/**
 * What a message is for that comes once: how a student is after distress, how the exam went that ends on its day, that
 * a student will be erased who was not seen for long, and for those who want it that something is due to review, and how
 * the week was.
 */
export type Occasion = 'care' | 'exam' | 'inactive' | 'reviews' | 'weekly'

/** Messages that a student has turned on. Rules between messages that nobody asked for bind them less. */
export const isTurnedOn = ({ occasion }: { occasion: Occasion | null }): boolean =>
  occasion === 'reviews' || occasion === 'weekly'

/** A message that nobody asked for. `isWish`: it wishes the student well for the exam of its day, and nothing else. */
export type Unasked = { id: string; kind: UnaskedKind; dueAt: Date; isWish: boolean; occasion: Occasion | null }

/**
 * What a student has been sent unasked: the newest three at least of those that were turned on, and of the others, in
 * any order.
 */
export type Written = { id: string; at: Date; isTurnedOn: boolean }

export type Standing = {
  written: readonly Written[]
  /** When the student last wrote or acted; null when that is not known. */
  answeredAt: Date | null
  /** When the student last entered a session or ticked a block; null when that is not known. */
  workedAt: Date | null
  /** Whether something else unasked, which was not turned on, is pending for the day. */
  isOtherPending: boolean
  /** Until when the student wants nothing unasked. */
  pausedUntil: Date | null
}

export type Hours = {
  /** In which nobody is written to unasked; null: none. */
  night: QuietHours | null
  /** Outside of which nobody is asked how they are after distress; null: at any time. */
  daytime: QuietHours | null
}

export type Receiver = {
  contact: Pick<Contact, 'quietHours' | 'exam' | 'examDay' | 'dueReviews' | 'proactive'>
  standing: Standing
  hours: Hours
}

export type DropReason =
  | 'never free'
  | 'exam day'
  | 'exam is over'
  | 'day is over'
  | 'one a day'
  | 'another is pending'
  | 'nothing is due'
  | 'unanswered'

export type UnaskedDecision =
  | { decision: 'deliver' }
  | { decision: 'wait'; until: Date }
  | { decision: 'drop'; reason: DropReason }

/** Between two unasked messages of a student. */
const apart = 86_400_000
/** So many that were not answered, and there are no more until the student writes or acts. */
const mostUnanswered = 2

/**
 * What becomes of an unasked message that is due now. Deciding again about a message that counts as written already
 * changes nothing. What belongs to its day and cannot go on it is dropped: of a silence, the next day's run finds the
 * student again.
 */
export function decideUnasked(message: Unasked, receiver: Receiver, now: Date): UnaskedDecision {
  return message.occasion === 'care' ? decideCare(receiver, now) : decideOrdinary(message, receiver, now)
}

/**
 * How a student is after distress is asked in the daytime, or where quiet hours take all of that, at any time that they
 * leave. Nothing else holds it back: the distress that it follows has held back whatever else would have come in the 24
 * hours before it.
 */
function decideCare({ contact: { quietHours }, hours: { night, daytime } }: Receiver, now: Date): UnaskedDecision {
  const before = daytime && { start: daytime.end, end: daytime.start }
  const free = freeAt([quietHours, night, before], now) ?? freeAt([quietHours, night], now)
  if (!free) return drop('never free')
  return free > now ? { decision: 'wait', until: free } : { decision: 'deliver' }
}

function decideOrdinary(message: Unasked, { contact, standing, hours }: Receiver, now: Date): UnaskedDecision {
  const { written, pausedUntil } = standing
  const from = pausedUntil && pausedUntil > now ? pausedUntil : now
  const free = freeAt([contact.quietHours, hours.night], from)
  if (!free) return drop('never free')
  if (free > now) return wait(message, free, now)
  const { day, time } = istanbulTime(now)
  if (!suitsExam(message, contact, day, time)) return drop('exam day')
  if (isTurnedOn(message) && isExamOver(contact, day)) return drop('exam is over')
  if (isOfDay(message) && !isInTime(message, message.dueAt, now)) return drop('day is over')
  const others = written.filter(({ id }) => id !== message.id)
  if (others.some(({ at }) => istanbulTime(at).day === day)) return drop('one a day')
  const yields = message.occasion === 'reviews' ? yieldsTo(contact, standing, day) : null
  if (yields) return drop(yields)
  if (message.kind !== 'silence_checkin' && unanswered(message, others, standing) >= mostUnanswered)
    return drop('unanswered')
  const last = lastApart(message, others)
  return last + apart > now.getTime() ? wait(message, new Date(last + apart), now) : { decision: 'deliver' }
}

/** Why there is no message about reviews on the day; null where there is one. */
function yieldsTo({ proactive, dueReviews }: Receiver['contact'], { isOtherPending }: Standing, day: string) {
  const isWeekly = proactive.weekly && day === sundayOf(day)
  if (isOtherPending || isWeekly) return 'another is pending'
  return dueReviews ? null : 'nothing is due'
}

const drop = (reason: DropReason): UnaskedDecision => ({ decision: 'drop', reason })

function wait(message: Unasked, until: Date, now: Date): UnaskedDecision {
  return isOfDay(message) && !isInTime(message, now, until) ? drop('day is over') : { decision: 'wait', until }
}

/** Whether the message speaks of the day that it was written for. */
export const isOfDay = ({ kind, occasion }: Pick<Unasked, 'kind' | 'occasion'>): boolean =>
  kind === 'silence_checkin' || occasion === 'exam' || isTurnedOn({ occasion })

const sundayOf = (day: string): string => addDays(mondayOf(day), 6)

/** From then on the week is not spoken of any more, on its last day. */
const weekEnds = '22:00'

/** Whether a message of the day of `due` may come at that moment. */
function isInTime({ occasion }: Unasked, due: Date, at: Date): boolean {
  const { day, time } = istanbulTime(at)
  const isLate = occasion === 'weekly' && day === sundayOf(day) && time >= weekEnds
  return istanbulTime(due).day === day && !isLate
}

/**
 * How many have no answer. To what was turned on, work is one too; and who works is written to about it, whatever else
 * they have not answered.
 */
function unanswered(message: Unasked, written: readonly Written[], { answeredAt, workedAt }: Standing): number {
  const isAnswered = (one: Written) =>
    (answeredAt !== null && one.at <= answeredAt) ||
    (workedAt !== null && one.at <= workedAt && (one.isTurnedOn || isTurnedOn(message)))
  return written.filter((one) => !isAnswered(one)).length
}

/** When the message came from which this one has to be apart; 0 where there is none. */
function lastApart(message: Unasked, written: readonly Written[]): number {
  if (isTurnedOn(message)) return 0
  return Math.max(0, ...written.filter((one) => !one.isTurnedOn).map(({ at }) => at.getTime()))
}

/** Exams begin then at the earliest: a good wish comes before, or not at all. */
const wishEnds = '10:00'

/** On an exam's days there is the good wish in the morning of the first, and in the evening of the last how it went. */
function suitsExam({ isWish, occasion }: Unasked, contact: Receiver['contact'], day: string, time: string): boolean {
  const { exam } = contact
  if (isWish) return exam?.firstDay === day && time < wishEnds
  if (occasion === 'exam') return exam?.lastDay === day
  return exam === null || day < exam.firstDay || day > exam.lastDay
}

/** Until there is a new day, nothing speaks of studying to who has had the exam. */
const isExamOver = ({ exam, examDay }: Receiver['contact'], day: string): boolean =>
  exam !== null && day > exam.lastDay && examDay === null
