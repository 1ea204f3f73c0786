import { readConfig } from '@yoldas/config'
import { z } from 'zod'

/** Of no number a campaign of no requests would be made, and pass. */
const Given = z.object({
  FUZZ_SEED: z.coerce.number().int().optional(),
  FUZZ_COUNT: z.coerce.number().int().min(1).default(700),
})
const given = readConfig(Given, process.env)

/** The same seed makes the same requests. */
export const fuzzSeed = given.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31)

/** Requests of the campaign; the short form takes less than half a minute. */
export const fuzzCount = given.FUZZ_COUNT

/** Longer than a campaign of any length is meant to take. */
export const fuzzTimeout = 12 * 3600_000
