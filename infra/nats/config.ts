import { Port } from '@yoldas/config'
import { z } from 'zod'

export const Config = z.object({
  /** With the administrator's user, whom nobody else needs. */
  NATS_URL: z.url(),
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9085),
  LOG_LEVEL: z.string().default('info'),
})
