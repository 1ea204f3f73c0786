import { busVariables, checkBusVariables } from '@yoldas/bus'
import { Port } from '@yoldas/config'
import { z } from 'zod'

/** What a tombstone's hash is made with. */
export const ErasureVariables = {
  /** Keys the hashes that are all that remains of an erased student; changing it lets their old tokens in again. */
  ERASURE_KEY: z.string().min(32),
  /** The other key while it is changed: who was erased is found by it too. */
  ERASURE_KEY_PREVIOUS: z.string().min(32).optional(),
}

const Variables = z.object({
  DATABASE_URL: z.url(),
  ...busVariables,
  ...ErasureVariables,
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9082),
  LOG_LEVEL: z.string().default('info'),
})

export const Config = Variables.superRefine(checkBusVariables)
