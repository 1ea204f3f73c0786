import { z } from 'zod'

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
