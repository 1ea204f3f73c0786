import { freeAt, fromIstanbul, istanbulTime, type QuietHours } from '@yoldas/time'

/** Istanbul's clock: the daily job begins at the first time, and may until the second if nobody could before. */
const [firstTime, lastTime] = ['07:00', '12:00']
const silentHours = 48

/** The day whose run may begin now; null outside of the hours for it. */
export function dayToBegin(now: Date): string | null {
  const { day, time } = istanbulTime(now)
  return time >= firstTime && time < lastTime ? day : null
}

/** Who has written after this moment is not silent on that day. */
export function silentBy(day: string): Date {
  const begin = fromIstanbul(`${day}T${firstTime}`)
  if (!begin) throw new RangeError(`${day} has no ${firstTime} in Istanbul`)
  return new Date(begin.getTime() - silentHours * 3_600_000)
}

/**
 * When the check-in of a silence is due that is made now: at once, or at the student's own hour where that is still to
 * come today and leaves a moment of the day that is not quiet.
 */
export function dueAt(checkinTime: string | null, quiet: readonly (QuietHours | null)[], now: Date): Date {
  if (checkinTime === null) return now
  const { day } = istanbulTime(now)
  const own = fromIstanbul(`${day}T${checkinTime}`)
  if (!own || own <= now) return now
  const free = freeAt(quiet, own)
  return free && istanbulTime(free).day === day ? own : now
}

/** When a student is asked how the exam went, on its last day. */
const eveningTime = '19:00'

export function eveningOf(day: string): Date {
  const evening = fromIstanbul(`${day}T${eveningTime}`)
  if (!evening) throw new RangeError(`${day} has no ${eveningTime} in Istanbul`)
  return evening
}
