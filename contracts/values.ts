import { z } from 'zod'

/** Accepted in either case and kept in lower case: zod refuses an upper-case all-F, and its pattern says so. */
export const Uuid = z
  .string()
  .toLowerCase()
  .check(z.uuid())
  .meta({ pattern: z.regexes.uuid().source.replaceAll(/\bf+\b/g, (run) => `[fF]{${run.length}}`) })

/** Who a student is to every service but profile-journey: random, one per incarnation, safe in subjects and keys. */
export const StudentKey = z.uuid()

/** UTC, ISO 8601 with milliseconds and `Z`. */
export const Timestamp = z.iso.datetime({ precision: 3 })

/** A calendar day in Europe/Istanbul, `YYYY-MM-DD`. */
export const Day = z.iso.date()

/** A time of day in Europe/Istanbul, `HH:MM`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time of day as HH:MM')

/** `max` counts Unicode code points, as Postgres `char_length` does. */
export const textUpTo = (max: number) => z.string().max(max)

/** Exactly one emoji that is recommended for general interchange (RGI), by the Unicode version of the runtime. */
export const isEmoji = (text: string): boolean => /^\p{RGI_Emoji}$/v.test(text)
