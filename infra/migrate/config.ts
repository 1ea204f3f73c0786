import { busVariables, checkBusVariables } from '@yoldas/bus'
import { administratorUrl, streamVariables } from '@yoldas/keeper'
import { z } from 'zod'

/** Postgres would normalise others, and we make of a password what it keeps. */
const Password = z
  .string()
  .regex(/^[\x21-\x7e]{16,}$/, 'expected 16 characters or more of printable ASCII without blanks')
  .optional()

export const passwordVariables = {
  'chat-engine': 'CHAT_ENGINE_DATABASE_PASSWORD',
  'companion-scheduler': 'COMPANION_SCHEDULER_DATABASE_PASSWORD',
  notifier: 'NOTIFIER_DATABASE_PASSWORD',
  'profile-journey': 'PROFILE_JOURNEY_DATABASE_PASSWORD',
} as const

const Variables = z.object({
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .describe(
      "A superuser's, to Postgres itself and not to a pooler. Its path names the database, `yoldas` without one; " +
        'roles and the database are made from the database `postgres` of the same server. `sslmode=verify-full`, ' +
        "`sslrootcert`, `sslcert` and `sslkey` are libpq's.",
    ),
  CHAT_ENGINE_DATABASE_PASSWORD: Password.describe(
    "The password of chat-engine's role, 16 characters or more. All four passwords or none: without them services " +
      'authenticate by client certificates.',
  ),
  COMPANION_SCHEDULER_DATABASE_PASSWORD: Password.describe("The password of companion-scheduler's role."),
  NOTIFIER_DATABASE_PASSWORD: Password.describe("The password of notifier's role."),
  PROFILE_JOURNEY_DATABASE_PASSWORD: Password.describe("The password of profile-journey's role."),
  OPERATOR_DATABASE_PASSWORD: Password.describe(
    'The password of the role `operator`, by which people look inside. Without it they come by a client certificate.',
  ),
  ...busVariables,
  NATS_URL: administratorUrl,
  ...streamVariables,
  LOCK_SECONDS: z.coerce
    .number()
    .positive()
    .max(30)
    .default(3)
    .describe('How long a migration waits for a lock; requests of services wait behind it meanwhile.'),
  LOCK_TRIES: z.coerce.number().int().min(1).default(5).describe('How often a migration is tried.'),
})

export const Config = Variables.superRefine(checkBusVariables).superRefine((config, context) => {
  const missing = Object.values(passwordVariables).filter((name) => config[name] === undefined)
  if (missing.length === Object.keys(passwordVariables).length) return
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other passwords: all or none' })
})
export type Config = z.output<typeof Config>
