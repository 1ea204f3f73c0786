import { busVariables, checkBusVariables } from '@yoldas/bus'
import { databaseVariables, processVariables } from '@yoldas/config'
import { z } from 'zod'

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

const Variables = z.object({
  ...databaseVariables,
  ...busVariables,
  ...ErasureVariables,
  ...InactivityVariables,
  ...processVariables(9082),
})

export const Config = Variables.superRefine(checkBusVariables)
