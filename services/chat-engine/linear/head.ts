import { z } from 'zod'
import { places } from './features.ts'

/** What a linear classifier goes by: a weight for each place of a feature. */
export const Head = z.object({
  bias: z.number(),
  /** What a weight of 1 is worth. */
  unit: z.number().positive(),
  /** A signed byte each, in base64. */
  weights: z
    .base64()
    .transform((text) => new Int8Array(Buffer.from(text, 'base64')))
    .refine(({ length }) => length === places),
})
export type Head = z.infer<typeof Head>

/** As it is stored. */
export const printedHead = ({ bias, unit, weights }: Head) => ({
  bias,
  unit,
  weights: Buffer.from(weights.buffer).toString('base64'),
})

/** The logarithm of the odds that a text with these features is a hit. */
export function scoreOf({ bias, unit, weights }: Head, features: readonly number[]): number {
  let sum = 0
  for (const place of features) sum += weights[place] ?? 0
  return bias + (unit * sum) / Math.sqrt(features.length)
}
