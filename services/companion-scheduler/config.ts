import { busVariables, checkBusVariables } from '@yoldas/bus'
import { databaseVariables, processVariables } from '@yoldas/config'
import { night } from '@yoldas/contracts/scheduler'
import { TimeOfDay } from '@yoldas/contracts/values'
import { z } from 'zod'

/** `HH:MM-HH:MM`; empty with start = end. */
const Hours = z
  .string()
  .transform((text) => text.split('-'))
  .pipe(z.tuple([TimeOfDay, TimeOfDay], 'expected HH:MM-HH:MM'))
  .transform(([start, end]) => ({ start, end }))

const Variables = z.object({
  ...databaseVariables,
  ...busVariables,
  ...processVariables(9084),
  LEASE_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('After this time another scheduler takes the rows that a scheduler took and did not finish.'),
  NIGHT_HOURS: Hours.prefault(`${night.start}-${night.end}`).describe(
    'Hours in Istanbul. Unasked messages are never sent during them, even if the student has set other quiet hours. ' +
      'No night when start and end are the same.',
  ),
  CARE_HOURS: Hours.prefault('10:00-20:00').describe(
    'Hours in Istanbul in which a student is asked how they are after distress. At any time outside the night when ' +
      'start and end are the same.',
  ),
  CHECKIN_MODEL_BUDGET: z.coerce
    .number()
    .int()
    .min(0)
    .default(0)
    .describe('How many check-ins of one daily run the model writes. The others are made from templates.'),
})

export const Config = Variables.superRefine(checkBusVariables)
export type Config = z.infer<typeof Config>
