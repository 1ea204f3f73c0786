import { Port } from '@yoldas/config'
import { z } from 'zod'

export const Config = z.object({
  DATABASE_URL: z.url(),
  NATS_URL: z.url(),
  /** Keys the hashes that are all that remains of a student who left; changing it lets their old tokens in again. */
  ERASURE_KEY: z.string().min(32),
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9082),
  LOG_LEVEL: z.string().default('info'),
})
