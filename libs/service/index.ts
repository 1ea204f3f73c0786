import { busAccess, busCertificates, connectBus, type Handler } from '@yoldas/bus'
import type { ServiceName } from '@yoldas/contracts/request'
import { databaseCertificates, databaseCheck, isUnavailable, openPool, ping } from '@yoldas/db'
import { serveInternal } from '@yoldas/http'
import { outboxMigrations, startRelay, watchOutbox } from '@yoldas/outbox'
import { createLog, createMetrics, endOnCrash, untilStopped, watchCertificates } from '@yoldas/telemetry'

export { connectInTime } from './byHand.ts'
export { type MayGoOn, nightly } from './nightly.ts'

type Config = Parameters<typeof busAccess>[0] & {
  DATABASE_URL: string
  HOST: string
  INTERNAL_PORT: number
  LOG_LEVEL: string
}

type Options<Name> = {
  service: Name
  config: Config
  schema: string
  migrations: string
}

type Serving = {
  /** Shown at `/readyz` beside the checks; it decides nothing. */
  report?: () => object
  onReady?: () => void
}

/**
 * Opens what every service with tables of its own works with; `parts` closes it after all that is opened later.
 * Resolves once Postgres has each of the `migrations` (a folder) in `schema`, and NATS takes us: until then the process
 * waits, alive and not ready, whatever the reason, and its log says which.
 */
export async function openService<Name extends ServiceName>(
  parts: AsyncDisposableStack,
  { service, config, schema, migrations }: Options<Name>,
) {
  const log = createLog(service, config.LOG_LEVEL)
  endOnCrash(log)
  const metrics = createMetrics()
  const internal = parts.use(await serveInternal({ host: config.HOST, port: config.INTERNAL_PORT, metrics }))
  watchCertificates(metrics, { ...databaseCertificates(config.DATABASE_URL), ...busCertificates(busAccess(config)) })
  const db = parts.use(openPool(config.DATABASE_URL, { metrics }))
  const database = databaseCheck(db, { schema, folders: [outboxMigrations, migrations] })
  await internal.until('database', database, log)
  const bus = parts.use(await connectBus({ ...busAccess(config), name: service, log, metrics }))
  const relay = parts.use(startRelay({ db, bus, log }))
  watchOutbox(metrics, db)

  return {
    service,
    log,
    metrics,
    db,
    bus,
    relay,
    /** What becomes of a failed run of a repeated job. */
    failed: (job: string) => (err: unknown) => log.error({ err, job }, 'job failed: it runs again'),
    /** Answers until the process is asked to end, or can serve no more. */
    serve: async (handlers: Handler[], { report, onReady }: Serving = {}) => {
      const serving = parts.use(await bus.serve(handlers, { service, isUnavailable, canServe: db.answers }))
      const checks = { nats: bus.connected, streams: bus.streams, serving: serving.isAsked, database }
      internal.ready({ ...checks, postgres: () => ping(db) }, report)
      log.info({ internal: internal.url }, 'ready')
      onReady?.()
      log.info({ signal: await untilStopped(serving.ended) }, 'stopping')
      internal.drain()
    },
  }
}

/** What `openService` opened: an area takes of it what it needs. */
export type Service = Awaited<ReturnType<typeof openService>>
