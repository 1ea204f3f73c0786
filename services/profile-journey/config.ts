import { Port } from '@yoldas/config'
import { z } from 'zod'

export const Config = z.object({
  DATABASE_URL: z.url(),
  NATS_URL: z.url(),
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9082),
  LOG_LEVEL: z.string().default('info'),
})
