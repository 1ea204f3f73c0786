import { z } from 'zod'
import { Timestamp } from './values.ts'

export const HealthResponse = z
  .object({
    status: z.enum(['ok', 'degraded']).meta({ description: '`ok` while every service is up.' }),
    version: z.string().meta({ description: 'Of the API, as this document has it.' }),
    time: Timestamp.meta({ description: 'By the gateway’s clock.' }),
    services: z
      .record(z.string(), z.enum(['up', 'down']))
      .meta({ description: 'By name; `down`: it did not answer within a second.' }),
  })
  .meta({ id: 'HealthResponse', description: 'Whether the service works.' })
export type HealthResponse = z.infer<typeof HealthResponse>
