import { busVariables, checkBusVariables } from '@yoldas/bus'
import { databaseVariables, processVariables } from '@yoldas/config'
import { z } from 'zod'
import { AskedConsent, type Policy } from './standing/verdict.ts'

/** What a tombstone's hash is made with. */
export const ErasureVariables = {
  ERASURE_KEY: z
    .string()
    .min(32)
    .describe(
      'Makes the hashes that remain of erased students; 32 characters or more. Keep it: with another key their old ' +
        'tokens work again.',
    ),
  ERASURE_KEY_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe(
      'The other key, [while the key is changed](runbooks/rotate-secrets.md). Erased students are found by both.',
    ),
}

/** How long a student is kept who does not come. */
export const InactivityVariables = {
  INACTIVE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(730)
    .describe(
      'A student who was not seen for so many days is warned in the conversation, and erased 14 days later unless they ' +
        'come or reply meanwhile. 0: never.',
    ),
}

/** A JSON text as what it says. */
const Json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'expected JSON' })
    return z.NEVER
  }
})

/** Whom the companion talks to. */
export const PolicyVariables = {
  MIN_AGE: z
    .enum(['0', '13', '16', '18'])
    .default('13')
    .transform(Number)
    .describe(
      'Younger students are answered by a fixed text until an operator has noted that a parent agrees. `0`, `13`, ' +
        '`16` or `18`.',
    ),
  CONSENTS: Json.pipe(
    z
      .array(AskedConsent)
      .refine((asked) => new Set(asked.map(({ kind }) => kind)).size === asked.length, 'expected one of each kind'),
  )
    .default([])
    .describe(
      'What students agree to, as JSON: `[{"kind":"terms","version":"2027-1","required":true}]`. `kind` is `terms`, ' +
        '`privacy` or `parent`, `version` has 32 characters or fewer. Without a consent that is `required` a student ' +
        'is answered by a fixed text, with `"bands":["0-12","13-15"]` those of these ages alone.',
    ),
}

export const policyOf = (config: z.output<typeof Policies>): Policy => ({
  minAge: config.MIN_AGE,
  consents: config.CONSENTS,
})
const Policies = z.object(PolicyVariables)

const Variables = z.object({
  ...databaseVariables,
  ...busVariables,
  ...ErasureVariables,
  ...InactivityVariables,
  ...PolicyVariables,
  ...processVariables(9082),
})

export const Config = Variables.superRefine(checkBusVariables)
