import { busVariables, checkBusVariables } from '@yoldas/bus'
import { CommaList, Port, processVariables } from '@yoldas/config'
import { z } from 'zod'
import { socketsWithin } from './door/descriptors.ts'

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback)

const seconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback)

const Variables = z.object({
  ...busVariables,
  AUTH_URL: z.url().describe('The identity provider. Its keys are at `{AUTH_URL}/auth/v1/.well-known/jwks.json`.'),
  AUTH_JWT_SECRET: z
    .string()
    .min(32, 'expected 32 characters or more: who guesses it makes tokens of any student')
    .optional()
    .describe('The legacy shared secret, 32 characters or more. Without it HS256 tokens are refused.'),
  AUTH_JWT_SECRET_PREVIOUS: z
    .string()
    .min(32, 'expected 32 characters or more')
    .optional()
    .describe(
      'The secret before, [while it is changed](runbooks/rotate-secrets.md). Tokens signed with it are accepted too.',
    ),
  AUTH_ISSUER: z.string().optional().describe('The `iss` that a token must have, when set.'),
  AUTH_ANONYMOUS: z
    .enum(['accept', 'refuse'])
    .default('accept')
    .describe('Whether a token without an account (`is_anonymous`) is accepted; refused ones get a 401.'),
  ...processVariables(9080),
  PORT: Port.default(8080).describe('The public API.'),
  INTERNAL_HOST: z.string().optional().describe('The address that the internal port listens on, instead of `HOST`.'),
  CORS_ORIGINS: CommaList.describe('Origins of browsers that may call, separated by commas.'),
  TRUSTED_PROXIES: CommaList.describe(
    'Addresses or networks of proxies whose `X-Forwarded-For` is believed, separated by commas.',
  ),
  MAX_SOCKETS: z.coerce
    .number()
    .int()
    .min(1)
    .optional()
    .describe(
      'Connections of clients at once; by default what the limit of descriptors has room for, at most 20,000. ' +
        'Requests of the next 1,000 get a 503, further connections are closed.',
    ),
  MAX_STREAMS: count(15_000).describe('Event streams that this gateway has open at once; beyond them a 503.'),
  DRAIN_DELAY_SECONDS: seconds(0).describe(
    'How long a gateway that is asked to end goes on accepting, while `/readyz` is 503, until the load balancer ' +
      'sends it no more connections.',
  ),
  DRAIN_SECONDS: seconds(60).describe('How long streams may go on after that.'),
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
