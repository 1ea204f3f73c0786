import { TimeOfDay } from '@yoldas/contracts/values'
import { isQuiet, type QuietHours } from '@yoldas/time'
import { z } from 'zod'

const minutes = 10

/** A time of day, which stands for the ten minutes from then on, or a window such as `20:00-23:30`. */
export const Hour = z.string().refine((hour) => {
  const times = hour.split('-')
  const isWindow = times.length === 1 || (times.length === 2 && times[0] !== times[1])
  return isWindow && times.every((time) => TimeOfDay.safeParse(time).success)
}, 'expected a time of day as "HH:MM", or a window as "HH:MM-HH:MM"')

export function windowOf(hour: string): QuietHours {
  const [start = '', end] = hour.split('-')
  if (end !== undefined) return { start, end }
  const [hours = 0, minute = 0] = start.split(':').map(Number)
  const last = (hours * 60 + minute + minutes) % 1440
  return { start, end: [Math.floor(last / 60), last % 60].map((part) => String(part).padStart(2, '0')).join(':') }
}

/** Whether a scenario for this hour may begin when Istanbul's clocks show the time. */
export const fitsHour = (hour: string | undefined, time: string): boolean =>
  hour === undefined || isQuiet(time, windowOf(hour))
