import { busVariables, checkBusVariables } from '@yoldas/bus'
import { Port } from '@yoldas/config'
import { z } from 'zod'

/** Servers of a cluster that keep each stream: more than one are an odd number, and no more than there are. */
export const streamVariables = { STREAM_REPLICAS: z.enum(['1', '3', '5']).default('1').transform(Number) }

const Variables = z.object({
  /** With the administrator's user, whom nobody else needs. */
  ...busVariables,
  ...streamVariables,
  HOST: z.string().default('0.0.0.0'),
  INTERNAL_PORT: Port.default(9085),
  LOG_LEVEL: z.string().default('info'),
})

export const Config = Variables.superRefine(checkBusVariables)
