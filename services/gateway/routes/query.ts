import { z } from 'zod'

/** A text that is looked for. Nothing stored has a NUL character, which Postgres does not take. */
export const SoughtText = z.string().refine((text) => !text.includes('\0'), 'has a NUL character')

/** A query parameter that says how much is wanted. An address has only texts; what is meant is a number. */
export const limitBetween = (least: number, most: number, usual: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/, `expected a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .default(usual)
    .describe(`At most so many, ${usual} when it is not named.`)
    .meta({ type: 'integer', pattern: undefined, minimum: least, maximum: most })
