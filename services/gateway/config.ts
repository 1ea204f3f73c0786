import { CommaList, Port } from '@yoldas/config'
import { z } from 'zod'

export const Config = z.object({
  NATS_URL: z.url(),
  /** The identity provider: its keys are at `{AUTH_URL}/auth/v1/.well-known/jwks.json`. */
  AUTH_URL: z.url(),
  /** The legacy shared secret; HS256 tokens are accepted only while it is set. */
  AUTH_JWT_SECRET: z.string().min(16).optional(),
  /** Checked when set. */
  AUTH_ISSUER: z.string().optional(),
  HOST: z.string().default('0.0.0.0'),
  PORT: Port.default(8080),
  INTERNAL_PORT: Port.default(9080),
  /** Origins of browsers that may call; none by default. */
  CORS_ORIGINS: CommaList,
  /** Addresses or networks of proxies whose word on client addresses is believed. */
  TRUSTED_PROXIES: CommaList,
  /** Streams get this long to end when the gateway is asked to. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(60),
  LOG_LEVEL: z.string().default('info'),
})
