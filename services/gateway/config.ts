import { busVariables, checkBusVariables } from '@yoldas/bus'
import { CommaList, Port } from '@yoldas/config'
import { z } from 'zod'
import { socketsWithin } from './descriptors.ts'

const Variables = z.object({
  ...busVariables,
  /** The identity provider: its keys are at `{AUTH_URL}/auth/v1/.well-known/jwks.json`. */
  AUTH_URL: z.url(),
  /** The legacy shared secret; HS256 tokens are accepted only while it is set. */
  AUTH_JWT_SECRET: z
    .string()
    .min(32, 'expected 32 characters or more: who guesses it makes tokens of any student')
    .optional(),
  /** What it was before, while it is changed: tokens signed with it are accepted too. */
  AUTH_JWT_SECRET_PREVIOUS: z.string().min(32, 'expected 32 characters or more').optional(),
  /** Checked when set. */
  AUTH_ISSUER: z.string().optional(),
  /** Whether who signed in without an account (`is_anonymous`) is a student like others. */
  AUTH_ANONYMOUS: z.enum(['accept', 'refuse']).default('accept'),
  HOST: z.string().default('0.0.0.0'),
  PORT: Port.default(8080),
  INTERNAL_PORT: Port.default(9080),
  /** Of the internal port; `HOST` without it. */
  INTERNAL_HOST: z.string().optional(),
  /** Origins of browsers that may call; none by default. */
  CORS_ORIGINS: CommaList,
  /** Addresses or networks of proxies whose word on client addresses is believed. */
  TRUSTED_PROXIES: CommaList,
  /** Connections of clients at once; what a further one asks is a 503. By default what descriptors leave room for. */
  MAX_SOCKETS: z.coerce.number().int().min(1).optional(),
  /** Event streams that this gateway has open at once. */
  MAX_STREAMS: z.coerce.number().int().min(1).default(15_000),
  /** Asked to end, the gateway accepts on for so long, not ready any more: until nobody sends it new connections. */
  DRAIN_DELAY_SECONDS: z.coerce.number().int().min(0).default(0),
  /** Streams get this long to end then. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).default(60),
  LOG_LEVEL: z.string().default('info'),
})

export const Config = Variables.superRefine(checkBusVariables).superRefine((config, context) => {
  if (config.AUTH_JWT_SECRET_PREVIOUS === undefined || config.AUTH_JWT_SECRET !== undefined) return
  context.addIssue({ code: 'custom', path: ['AUTH_JWT_SECRET'], message: 'needed by AUTH_JWT_SECRET_PREVIOUS' })
})

const usualSockets = 20_000

/** Of a process that may have so many descriptors: a bound on sockets that they never let it reach would be none. */
export const configWithin = (descriptors: number) => {
  const room = socketsWithin(descriptors)
  return Config.superRefine(({ MAX_SOCKETS: asked = 1 }, context) => {
    if (asked > room) context.addIssue({ code: 'custom', path: ['MAX_SOCKETS'], message: roomProblem(descriptors) })
  }).transform(({ MAX_SOCKETS = Math.min(room, usualSockets), ...config }) => ({ ...config, MAX_SOCKETS }))
}

function roomProblem(descriptors: number): string {
  const room = socketsWithin(descriptors)
  return [
    `the ${descriptors} descriptors that this process may have leave room for ${Math.max(room, 0)} sockets, beside`,
    `${descriptors - room} for refusals and itself: raise their limit (ulimit -n, or LimitNOFILE of the container`,
    'runtime), or set less where there is room',
  ].join(' ')
}
