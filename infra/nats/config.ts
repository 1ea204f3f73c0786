import { busVariables, checkBusVariables } from '@yoldas/bus'
import { processVariables } from '@yoldas/config'
import { z } from 'zod'

export const streamVariables = {
  STREAM_REPLICAS: z
    .enum(['1', '3', '5'])
    .default('1')
    .transform(Number)
    .describe('How many servers of a NATS cluster keep each stream: 1, 3 or 5, and no more than the cluster has.'),
}

const storeBytes = z.coerce
  .number()
  .int()
  .positive()
  .optional()
  .describe(
    'What a server of NATS keeps at most on its disk, in bytes: its `max_file_store`. Nothing but an alert uses it.',
  )

/** Of the keeper and of `migrate`. */
export const administratorUrl = z.url().describe("NATS, with the administrator's user and password.")

const Variables = z.object({
  ...busVariables,
  NATS_URL: administratorUrl,
  ...streamVariables,
  STREAM_STORE_BYTES: storeBytes,
  ...processVariables(9085),
})

export const Config = Variables.superRefine(checkBusVariables)
