import type { Contact } from '@yoldas/contracts/profile'
import { nextAt, nextQuiet, quietUntil } from '@yoldas/time'

export type Kind = 'reminder' | 'checkin' | 'followup' | 'silence_checkin'

export type Decision =
  | { decision: 'deliver' }
  | { decision: 'wait'; until: Date }
  | { decision: 'drop'; reason: 'turned off' | 'student left' | 'block is over' }

/** `endsAt` is of a block's reminder: when the block is over. */
export type Due = { kind: Kind; endsAt: Date | null }

/** What becomes of a message that is due now; a student without contact has left. */
export function decide({ kind, endsAt }: Due, contact: Contact | undefined, now: Date): Decision {
  if (!contact) return { decision: 'drop', reason: 'student left' }
  if (!isWanted(kind, contact.proactive)) return { decision: 'drop', reason: 'turned off' }
  // It says what is to be done now.
  if (endsAt && endsAt <= now) return { decision: 'drop', reason: 'block is over' }
  // A reminder is for its moment, whenever the student asked for that to be.
  const until = kind === 'reminder' ? null : quietUntil(contact.quietHours, now)
  return until ? { decision: 'wait', until } : { decision: 'deliver' }
}

function isWanted(kind: Kind, { reminders, checkins, followups }: Contact['proactive']): boolean {
  if (kind === 'reminder') return reminders
  return kind === 'followup' ? followups : checkins
}

const dayMilliseconds = 86_400_000
/** A silence check-in asks how the day goes: nobody's phone rings for it any more when the day is over. */
const eveningTime = '20:00'

/**
 * Until when a message that is delivered now, while it is not quiet for this kind, may still ring. What nobody asked for is
 * pushed before quiet hours begin, or not at all: history has it.
 */
export function expiryOf({ kind, endsAt }: Due, { quietHours }: Contact, dueAt: Date, now: Date): Date {
  if (endsAt) return endsAt
  const stale = kind === 'silence_checkin' ? nextAt(eveningTime, dueAt) : new Date(dueAt.getTime() + dayMilliseconds)
  const quiet = kind === 'reminder' ? null : nextQuiet(quietHours, now)
  return quiet && quiet < stale ? quiet : stale
}
