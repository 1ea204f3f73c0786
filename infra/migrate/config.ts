import { busVariables, checkBusVariables } from '@yoldas/bus'
import { streamVariables } from '@yoldas/keeper'
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
  /** A superuser's, to the server itself; the path names the database to prepare. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** All or none: without them services authenticate by client certificates. */
  CHAT_ENGINE_DATABASE_PASSWORD: Password,
  COMPANION_SCHEDULER_DATABASE_PASSWORD: Password,
  NOTIFIER_DATABASE_PASSWORD: Password,
  PROFILE_JOURNEY_DATABASE_PASSWORD: Password,
  /** With the administrator's user. */
  ...busVariables,
  ...streamVariables,
  /** A migration waits no longer than this for a lock, since services wait behind it, and is tried so many times. */
  LOCK_SECONDS: z.coerce.number().positive().max(30).default(3),
  LOCK_TRIES: z.coerce.number().int().min(1).default(5),
})

export const Config = Variables.superRefine(checkBusVariables).superRefine((config, context) => {
  const missing = Object.values(passwordVariables).filter((name) => config[name] === undefined)
  if (missing.length === Object.keys(passwordVariables).length) return
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other passwords: all or none' })
})
export type Config = z.output<typeof Config>
