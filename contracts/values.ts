import { z } from 'zod'

/** Accepted in either case and kept in lower case: zod refuses an upper-case all-F, and its pattern says so. */
export const Uuid = z
  .string()
  .toLowerCase()
  .check(z.uuid())
  .meta({ pattern: z.regexes.uuid().source.replaceAll(/\bf+\b/g, (run) => `[fF]{${run.length}}`) })

/** Who a student is to every service but profile-journey: random, one per incarnation, safe in subjects and keys. */
export const StudentKey = z.uuid()

/** How many of something; every client's language has a type that holds it. */
export const Count = z.int32().min(0)

/** UTC, ISO 8601 with milliseconds and `Z`. */
export const Timestamp = z.iso.datetime({ precision: 3 })

/** A calendar day in Europe/Istanbul, `YYYY-MM-DD`. */
export const Day = z.iso.date()

const century = '(?:19|2[01])'
const leapYear = `(?:${century}(?:0[48]|[2468][048]|[13579][26])|2000)`
const long = String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`
const short = String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])`
const modernDay = new RegExp(String.raw`^(?:${leapYear}-02-29|${century}\d{2}-(?:${long}|${short}))$`)

/**
 * A `Day` that somebody sends: one that databases and calendars agree on, and that has days before and after it. The
 * pattern says all of it, so that apps know it too.
 */
export const ModernDay = z
  .string()
  .regex(modernDay, 'expected a day from 1900-01-01 to 2199-12-31 as YYYY-MM-DD')
  .meta({ format: 'date' })

const Days = z.object({ from: z.string(), to: z.string() })

/** Query parameters that name days, first and last included, beside others. */
export const daysUpTo = <Shape extends z.ZodRawShape>(most: number, others: Shape) =>
  z
    .object({
      ...others,
      from: ModernDay.meta({ description: 'The first day.' }),
      to: ModernDay.meta({ description: 'The last day, included.' }),
    })
    .check(({ value, issues }) => {
      const { from, to } = Days.parse(value)
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
      const refused = (message: string) => issues.push({ code: 'custom', path: ['to'], input: to, message })
      if (days < 1) refused('expected a day not before `from`')
      if (days > most) refused(`expected at most ${most} days, both ends included`)
    })

/** A time of day in Europe/Istanbul, `HH:MM`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time of day as HH:MM')

/** `max` counts Unicode code points, as Postgres `char_length` does. */
export const textUpTo = (max: number) => z.string().max(max)

/** The same, with something in it that is seen. */
export const namedText = (max: number) =>
  textUpTo(max)
    .refine((text) => text.trim() !== '', 'expected a text that is not blank')
    .meta({ minLength: 1 })

/** A field of a request that may be left out: `null` in it means the same. */
export const optional = <Value extends z.ZodType>(value: Value) =>
  value
    .nullable()
    .transform((given) => given ?? undefined)
    .optional()

/** An emoji whose presentation selectors were left out, with them; any other text as it is. */
export const qualifyEmoji = (text: string): string =>
  text.replaceAll(/(?!\p{Emoji_Presentation})\p{Emoji}(?![\ufe0e\ufe0f\p{Emoji_Modifier}])/gu, '$&\ufe0f')

/** Exactly one emoji that is recommended for general interchange (RGI), by the Unicode version of the runtime. */
export const isEmoji = (text: string): boolean => /^\p{RGI_Emoji}$/v.test(text)
