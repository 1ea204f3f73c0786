import type { Contact } from '@yoldas/contracts/profile'
import { nextAt, nextQuiet, quietUntil } from '@yoldas/time'

export type Kind = 'reminder' | 'checkin' | 'followup' | 'silence_checkin'

export type Decision =
  | { decision: 'deliver' }
  | { decision: 'wait'; until: Date }
  | { decision: 'drop'; reason: 'turned off' | 'student left' }

/** What becomes of a message that is due now; a student without contact has left. */
export function decide(kind: Kind, contact: Contact | undefined, now: Date): Decision {
  if (!contact) return { decision: 'drop', reason: 'student left' }
  if (!isWanted(kind, contact.proactive)) return { decision: 'drop', reason: 'turned off' }
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
export function expiryOf(kind: Kind, { quietHours }: Contact, dueAt: Date, now: Date): Date {
  const stale = kind === 'silence_checkin' ? nextAt(eveningTime, dueAt) : new Date(dueAt.getTime() + dayMilliseconds)
  const quiet = kind === 'reminder' ? null : nextQuiet(quietHours, now)
  return quiet && quiet < stale ? quiet : stale
}
