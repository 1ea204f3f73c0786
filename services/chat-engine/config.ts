import { Port } from '@yoldas/config'
import { z } from 'zod'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

export const Config = z.object({
  DATABASE_URL: z.url(),
  NATS_URL: z.url(),
  MODEL_BASE_URL: z.url(),
  MODEL_API_KEY: z.string(),
  MODEL_NAME: z.string(),
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9081),
  LOG_LEVEL: z.string().default('info'),
  /** Turns that this engine runs at once; further ones wait for it or for another engine. */
  TURN_SLOTS: count(256),
  /** A turn whose engine was silent for so long is taken over. */
  LEASE_SECONDS: count(20),
  /** Turns under way get this long to end when the engine is asked to. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(60),
  /** From the start of its model work a turn has this long. */
  TURN_SECONDS: count(60),
  /** Tokens of history that a prompt has room for. */
  HISTORY_TOKENS: count(8000),
})
