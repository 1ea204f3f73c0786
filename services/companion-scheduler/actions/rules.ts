import type { NotificationAction } from '@yoldas/contracts/push'
import { fromIstanbul, istanbulTime, nextDay } from '@yoldas/time'

const weekMilliseconds = 7 * 86_400_000
/** The morning after, in Istanbul. */
const morning = '07:00'

/** When a reminder that was due comes again: the day after it was snoozed, at its time of day. */
export function snooze(dueAt: Date, actedAt: Date): Date {
  return nextDayAt(istanbulTime(dueAt).time, actedAt)
}

/** Until when nothing unasked is written; null where the action asks for no such thing. */
export function pauseOf(action: NotificationAction, isReminder: boolean, actedAt: Date): Date | null {
  if (action === 'mute_week') return new Date(actedAt.getTime() + weekMilliseconds)
  return action === 'snooze' && !isReminder ? nextDayAt(morning, actedAt) : null
}

function nextDayAt(time: string, now: Date): Date {
  const day = nextDay(istanbulTime(now).day)
  const instant = fromIstanbul(`${day}T${time}`)
  if (!instant) throw new RangeError(`${day} has no ${time} in Istanbul`)
  return instant
}
