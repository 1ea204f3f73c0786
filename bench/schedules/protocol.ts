/** What empties a queue in a process of its own. */
const drainNames = ['claims', 'graphile-worker', 'pg-boss', 'deliveries'] as const
export type DrainName = (typeof drainNames)[number]

/** Where everything is, as environment variables of the process. `SERVICE_URL` is the scheduler's own role's. */
export type DrainEnvironment = { DRAIN: DrainName; OWNER_URL: string; SERVICE_URL: string; NATS_URL: string }

/** The process is asked to fill its queue with so many, and then to empty it; it reports each when it is done. */
export type Order = { order: 'fill' | 'empty'; count: number }
/** What emptying took; 0 of filling. */
export type Report = { seconds: number }
