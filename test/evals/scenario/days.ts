import { ModernDay } from '@yoldas/contracts/values'
import { addDays } from '@yoldas/time'
import { z } from 'zod'

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const words: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 }
const relative = new RegExp(`^(?:${Object.keys(words).join('|')}|${weekdays.join('|')}|today[+-]\\d{1,3})$`)

/** A day as scenarios write it: by itself, or as seen from the day on which something is said. */
export const ScenarioDay = z
  .string()
  .refine(
    (day) => relative.test(day) || ModernDay.safeParse(day).success,
    'expected today, yesterday, tomorrow, today+3, today-2, a weekday such as monday, or YYYY-MM-DD',
  )

/** The `YYYY-MM-DD` that is meant on this day. A weekday is the next one after it. */
export function dayOn(day: string, today: string): string {
  if (!relative.test(day)) return day
  const weekday = weekdays.indexOf(day)
  if (weekday === -1) return addDays(today, words[day] ?? Number(day.slice('today'.length)))
  const ahead = (weekday - new Date(today).getUTCDay() + 7) % 7
  return addDays(today, ahead === 0 ? 7 : ahead)
}

const inWords = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The text with each `{tomorrow}` and the like as a student would write that day: `27 Kasım`. */
export const withDays = (text: string, today: string): string =>
  text.replaceAll(/\{([a-z]+(?:[+-]\d{1,3})?)\}/g, (written, day: string) =>
    relative.test(day) ? inWords.format(new Date(dayOn(day, today))) : written,
  )
