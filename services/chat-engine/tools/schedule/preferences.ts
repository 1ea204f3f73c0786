import type { Bus } from '@yoldas/bus'
import { changePreferences, getProfile, type Preferences, type StudentProfile } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { findUnconfirmed } from '@yoldas/outbox'
import { deadlineIn } from '@yoldas/time'

const readMilliseconds = 1_000

/** What the companion may write first to a student, and when. */
export type Preferred = Pick<StudentProfile, 'proactive' | 'quietHours'>

/**
 * As earlier turns left them, with what is still on its way; null where that is not known, `erased` for an erased
 * student.
 */
export async function readPreferences(db: Db, bus: Bus, studentKey: string): Promise<Preferred | null | 'erased'> {
  // First: a command that arrives meanwhile is in the profile.
  const sent = await findUnconfirmed(db, changePreferences, studentKey)
  const answer = await bus.request(getProfile, { studentKey }, deadlineIn(readMilliseconds)).catch(() => null)
  if (!answer) return null
  if (answer.kind === 'erased') return 'erased'
  return sent.reduce<Preferred>((preferred, { preferences }) => withPreferences(preferred, preferences), answer.profile)
}

/** What is absent stays. */
export function withPreferences({ proactive, quietHours }: Preferred, changes: Preferences): Preferred {
  const {
    reminders = proactive.reminders,
    checkins = proactive.checkins,
    followups = proactive.followups,
    reviews = proactive.reviews,
    weekly = proactive.weekly,
    quietHours: changed = quietHours,
  } = changes
  return { proactive: { reminders, checkins, followups, reviews, weekly }, quietHours: changed }
}
