import { busVariables, checkBusVariables } from '@yoldas/bus'
import { Port } from '@yoldas/config'
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
  DATABASE_URL: z.url(),
  ...busVariables,
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9084),
  LOG_LEVEL: z.string().default('info'),
  /** What a scheduler that died had taken is taken by another after so long. */
  LEASE_SECONDS: z.coerce.number().int().min(1).default(30),
  /** In Istanbul: nothing that nobody asked for is written then. */
  NIGHT_HOURS: Hours.prefault(`${night.start}-${night.end}`),
  /** In Istanbul: when a student is asked how they are after distress; start = end: at any time that is no night. */
  CARE_HOURS: Hours.prefault('10:00-20:00'),
  /** Check-ins of one daily run that the model may write; the rest come from templates. */
  CHECKIN_MODEL_BUDGET: z.coerce.number().int().min(0).default(0),
})

export const Config = Variables.superRefine(checkBusVariables)
export type Config = z.infer<typeof Config>
