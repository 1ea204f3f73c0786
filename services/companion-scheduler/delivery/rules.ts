import type { Contact } from '@yoldas/contracts/profile'
import type { Rule } from '@yoldas/contracts/why'
import { nextAt, nextQuiet, type QuietHours } from '@yoldas/time'
import {
  decideUnasked,
  type Hours,
  type Occasion,
  type Standing,
  type UnaskedDecision,
  type UnaskedKind,
} from '../unasked/rules.ts'

export type Kind = 'reminder' | UnaskedKind

export type Decision =
  | UnaskedDecision
  | { decision: 'drop'; reason: 'turned off' | `student ${'left' | 'was seen' | 'is blocked'}` | 'block is over' }

/** `endsAt` is of a block's reminder: when the block is over. */
export type Due = {
  id: string
  kind: Kind
  dueAt: Date
  endsAt: Date | null
  isWish: boolean
  occasion: Occasion | null
}

/** What bounds messages that nobody asked for, beside the student's own quiet hours. */
export type Bounds = { standing: Standing; hours: Hours }

/** What becomes of a message that is due now; a student without contact has left. */
export function decide(due: Due, contact: Contact | undefined, bounds: Bounds, now: Date): Decision {
  const { kind, endsAt } = due
  if (!contact) return { decision: 'drop', reason: 'student left' }
  if (contact.verdict.blocked && !reachesBlocked(due)) return { decision: 'drop', reason: 'student is blocked' }
  if (due.occasion === 'inactive')
    return contact.warningId === due.id ? { decision: 'deliver' } : { decision: 'drop', reason: 'student was seen' }
  if (!isWanted(due, contact.proactive)) return { decision: 'drop', reason: 'turned off' }
  // It says what is to be done now.
  if (endsAt && endsAt <= now) return { decision: 'drop', reason: 'block is over' }
  // A reminder is for its moment, whenever the student asked for that to be.
  return kind === 'reminder' ? { decision: 'deliver' } : decideUnasked({ ...due, kind }, { contact, ...bounds }, now)
}

/**
 * What goes to a student all the same whom the companion may not talk to: the check-in after distress, and the warning
 * before an erasure.
 */
export const reachesBlocked = ({ occasion }: Pick<Due, 'occasion'>): boolean =>
  occasion === 'care' || occasion === 'inactive'

function isWanted(
  { kind, occasion }: Due,
  { reminders, checkins, followups, reviews, weekly }: Contact['proactive'],
): boolean {
  if (occasion === 'weekly') return weekly
  if (occasion === 'reviews') return reviews
  if (kind === 'reminder') return reminders
  return kind === 'followup' ? followups : checkins
}

const ruleOfOccasion: Record<Occasion, Rule> = {
  care: 'care',
  exam: 'after_exam',
  inactive: 'notice',
  reviews: 'review',
  weekly: 'weekly',
}

/** Why it is written, as the student is told. */
export function ruleOf({ kind, endsAt, occasion }: Pick<Due, 'kind' | 'endsAt' | 'occasion'>): Rule {
  if (occasion) return ruleOfOccasion[occasion]
  if (kind === 'silence_checkin') return 'silence'
  if (kind !== 'reminder') return 'promised'
  return endsAt ? 'plan_block' : 'asked'
}

const dayMilliseconds = 86_400_000
/** A silence check-in asks how the day goes: nobody's phone rings for it any more when the day is over. */
const eveningTime = '20:00'
/** Who wants it in the evening gets it until later. */
const [lateFrom, lateEvening] = ['18:00', '23:00']

/**
 * Until when a message that is delivered now, while it is not quiet for this kind, may still ring. What nobody asked
 * for is pushed before quiet hours or the night begin, or not at all: history has it.
 */
export function expiryOf(
  due: Pick<Due, 'kind' | 'dueAt' | 'endsAt' | 'occasion'>,
  contact: Pick<Contact, 'quietHours' | 'checkinTime'>,
  night: QuietHours | null,
  now: Date,
): Date {
  if (due.endsAt) return due.endsAt
  const ends = due.kind === 'reminder' ? [] : [contact.quietHours, night].map((hours) => nextQuiet(hours, now))
  return ends.reduce<Date>((soonest, end) => (end && end < soonest ? end : soonest), staleAt(due, contact))
}

function staleAt(
  { kind, dueAt, occasion }: Pick<Due, 'kind' | 'dueAt' | 'occasion'>,
  contact: Pick<Contact, 'checkinTime'>,
) {
  if (occasion === 'exam' || occasion === 'reviews' || occasion === 'weekly') return nextAt('00:00', dueAt)
  if (kind !== 'silence_checkin') return new Date(dueAt.getTime() + dayMilliseconds)
  return nextAt((contact.checkinTime ?? '') >= lateFrom ? lateEvening : eveningTime, dueAt)
}
