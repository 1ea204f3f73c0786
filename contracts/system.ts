import { z } from 'zod'
import { Timestamp } from './values.ts'

export const HealthResponse = z
  .object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    time: Timestamp,
    services: z.record(z.string(), z.enum(['up', 'down'])),
  })
  .meta({ id: 'HealthResponse' })
export type HealthResponse = z.infer<typeof HealthResponse>
