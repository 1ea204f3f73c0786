import type { Contact } from '@yoldas/contracts/profile'
import { freeAt, istanbulTime, type QuietHours } from '@yoldas/time'

export const unaskedKinds = ['checkin', 'followup', 'silence_checkin'] as const
export type UnaskedKind = (typeof unaskedKinds)[number]

export const isUnasked = (kind: string): kind is UnaskedKind => unaskedKinds.some((each) => each === kind)

/** A message that nobody asked for. `isWish`: it wishes the student well for the exam of its day, and nothing else. */
export type Unasked = { id: string; kind: UnaskedKind; dueAt: Date; isWish: boolean }

/** What a student has been sent unasked: the newest three at least, in any order. */
export type Written = { id: string; at: Date }

export type Standing = {
  written: readonly Written[]
  /** When the student last wrote or acted; null when that is not known. */
  answeredAt: Date | null
}

export type Receiver = {
  contact: Pick<Contact, 'quietHours' | 'exam' | 'examDay'>
  standing: Standing
  /** Hours in which nobody is written to unasked; null: none. */
  night: QuietHours | null
}

export type DropReason = 'never free' | 'exam day' | 'day is over' | 'one a day' | 'unanswered'

export type UnaskedDecision =
  | { decision: 'deliver' }
  | { decision: 'wait'; until: Date }
  | { decision: 'drop'; reason: DropReason }

/** Between two unasked messages of a student. */
const apart = 86_400_000
/** So many that were not answered, and there are no more until the student writes or acts. */
const mostUnanswered = 2

/**
 * What becomes of an unasked message that is due now. A silence check-in belongs to its day: where it cannot go on it, it is dropped,
 * and the next day's run finds the student again. Deciding again about a message that counts as written already changes nothing.
 */
export function decideUnasked(message: Unasked, { contact, standing, night }: Receiver, now: Date): UnaskedDecision {
  const free = freeAt([contact.quietHours, night], now)
  if (!free) return drop('never free')
  if (free > now) return wait(message, free, now)
  const { day } = istanbulTime(now)
  if (message.isWish ? examOf(contact)?.firstDay !== day : isExamDay(contact, day)) return drop('exam day')
  if (message.kind === 'silence_checkin' && istanbulTime(message.dueAt).day !== day) return drop('day is over')
  const others = standing.written.filter(({ id }) => id !== message.id)
  const last = others.reduce((latest, { at }) => Math.max(latest, at.getTime()), 0)
  if (istanbulTime(new Date(last)).day === day) return drop('one a day')
  if (message.kind !== 'silence_checkin' && unanswered(others, standing.answeredAt) >= mostUnanswered)
    return drop('unanswered')
  return last + apart > now.getTime() ? wait(message, new Date(last + apart), now) : { decision: 'deliver' }
}

const drop = (reason: DropReason): UnaskedDecision => ({ decision: 'drop', reason })

function wait({ kind }: Unasked, until: Date, now: Date): UnaskedDecision {
  const isSameDay = istanbulTime(until).day === istanbulTime(now).day
  return kind === 'silence_checkin' && !isSameDay ? drop('day is over') : { decision: 'wait', until }
}

const unanswered = (written: readonly Written[], answeredAt: Date | null): number =>
  written.filter(({ at }) => !answeredAt || at > answeredAt).length

/** The days of the exam; one day where the release before tells no more. */
export const examOf = ({ exam, examDay }: Pick<Contact, 'exam' | 'examDay'>) =>
  exam ?? (examDay && { firstDay: examDay.day, lastDay: examDay.day })

function isExamDay(contact: Pick<Contact, 'exam' | 'examDay'>, day: string): boolean {
  const exam = examOf(contact)
  return exam !== null && exam.firstDay <= day && day <= exam.lastDay
}
