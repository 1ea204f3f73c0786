import { fromIstanbul, istanbulTime } from '@yoldas/time'

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
