import { join } from 'node:path'
import { busAccess, connectBus } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { connectDb, databaseCheck, isUnavailable, ping } from '@yoldas/db'
import { serveInternal } from '@yoldas/http'
import { startRelay, watchOutbox } from '@yoldas/outbox'
import { createLog, createMetrics, endOnCrash, untilStopped } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { Config } from './config.ts'
import { announceErasures } from './jobs/announceErasures.ts'
import { giveUpForgetting } from './jobs/giveUpForgetting.ts'
import { journeyHandlers } from './journey/handlers.ts'
import { erasureMetrics, watchErasures } from './metrics.ts'
import { planHandlers } from './plan/handlers.ts'
import { statisticsHandlers } from './statistics/handlers.ts'
import { studentHandlers } from './students/handlers.ts'
import { workHandlers } from './work/handlers.ts'

const service = 'profile-journey'
const config = readConfig(Config, process.env)
const log = createLog(service, config.LOG_LEVEL)
endOnCrash(log)
const metrics = createMetrics()

await using parts = new AsyncDisposableStack()
const internal = parts.use(await serveInternal({ host: config.HOST, port: config.INTERNAL_PORT, metrics }))
const db = parts.use(await connectDb(config.DATABASE_URL, { metrics }))
const database = databaseCheck(db, { schema: 'profile', folder: join(import.meta.dirname, 'migrations') })
await internal.until('database', database, log)
const bus = parts.use(await connectBus({ ...busAccess(config), name: service, log, metrics }))
const relay = parts.use(startRelay({ db, bus, log, kept: config }))
watchOutbox(metrics, db)
watchErasures(metrics, db)
const failed = (job: string) => (err: unknown) => log.error({ err, job }, 'job failed: it runs again')
parts.use(every(5_000, () => announceErasures({ db, log, relay }), failed('announceErasures'))).ring()
const giving = { db, log, erasures: erasureMetrics(metrics) }
parts.use(every(60_000, () => giveUpForgetting(giving), failed('giveUpForgetting'))).ring()
const deps = {
  db,
  log,
  bus,
  relay,
  erasureKeys: [config.ERASURE_KEY, config.ERASURE_KEY_PREVIOUS ?? config.ERASURE_KEY] as const,
}
const handlers = [
  ...studentHandlers(deps),
  ...planHandlers(deps),
  ...journeyHandlers(deps),
  ...statisticsHandlers(deps),
  ...workHandlers(deps),
]
const serving = parts.use(await bus.serve(handlers, { service, isUnavailable, canServe: db.answers }))
const checks = { nats: bus.connected, streams: bus.streams, serving: serving.isAsked, database }
internal.ready({ ...checks, postgres: () => ping(db) })
log.info({ internal: internal.url }, 'ready')
log.info({ signal: await untilStopped(serving.ended) }, 'stopping')
internal.drain()
