import type { Contact } from '@yoldas/contracts/profile'
import type { TimeOfDay } from '@yoldas/contracts/values'
import { fromIstanbul, istanbulTime, nextDay } from '@yoldas/time'
import type { z } from 'zod'

export type Kind = 'reminder' | 'checkin' | 'followup' | 'silence_checkin'

/** Times of day in Istanbul. A window crossing midnight has start > end; start = end is none. */
export type QuietHours = { start: z.infer<typeof TimeOfDay>; end: z.infer<typeof TimeOfDay> }

export type Decision =
  | { decision: 'deliver' }
  | { decision: 'wait'; until: Date }
  | { decision: 'drop'; reason: 'turned off' | 'student left' }

/** What becomes of a message that is due now; a student without contact has left. */
export function decide(kind: Kind, contact: Contact | undefined, now: Date): Decision {
  if (!contact) return { decision: 'drop', reason: 'student left' }
  if (!isWanted(kind, contact.proactive)) return { decision: 'drop', reason: 'turned off' }
  const { quietHours } = contact
  // A reminder is for its moment, whenever the student asked for that to be.
  if (kind === 'reminder' || !quietHours || !isQuiet(istanbulTime(now).time, quietHours)) return { decision: 'deliver' }
  return { decision: 'wait', until: nextAt(quietHours.end, now) }
}

function isWanted(kind: Kind, { reminders, checkins, followups }: Contact['proactive']): boolean {
  if (kind === 'reminder') return reminders
  return kind === 'followup' ? followups : checkins
}

/** The end is no longer quiet. */
export function isQuiet(time: string, { start, end }: QuietHours): boolean {
  return start <= end ? time >= start && time < end : time >= start || time < end
}

/** The next moment after `now` at which Istanbul's clocks show the time. A day that skips it is passed over. */
export function nextAt(time: string, now: Date): Date {
  for (let { day } = istanbulTime(now); ; day = nextDay(day)) {
    const instant = fromIstanbul(`${day}T${time}`)
    if (instant && instant > now) return instant
  }
}
