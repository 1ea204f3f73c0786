import { z } from 'zod'
import { Timestamp } from './values.ts'

/** Of the interface; every answer and the OpenAPI document carry it. */
export const apiVersion = '1.0.0'

export const HealthResponse = z
  .object({
    status: z.enum(['ok', 'degraded']),
    version: z.string(),
    time: Timestamp,
    services: z.record(z.string(), z.enum(['up', 'down'])),
  })
  .meta({ id: 'HealthResponse' })
export type HealthResponse = z.infer<typeof HealthResponse>
