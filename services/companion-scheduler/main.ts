import { join } from 'node:path'
import { busAccess, connectBus } from '@yoldas/bus'
import { readConfig } from '@yoldas/config'
import { studentErased } from '@yoldas/contracts/events'
import { connectDb, databaseCheck, isUnavailable, ping } from '@yoldas/db'
import { serveInternal } from '@yoldas/http'
import { consumeEvent, startRelay, watchOutbox } from '@yoldas/outbox'
import { createLog, createMetrics, endOnCrash, untilStopped } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { actionHandlers } from './actions/handlers.ts'
import { careHandlers } from './care/handlers.ts'
import { runCheckins } from './checkins/run.ts'
import { Config } from './config.ts'
import { deliverDue } from './delivery/deliver.ts'
import { untilNextMinute } from './delivery/store.ts'
import { everyMinute } from './jobs/everyMinute.ts'
import { purge } from './jobs/purge.ts'
import { checkinMetrics, deliveryMetrics, watchScheduled } from './metrics.ts'
import { scheduleHandlers } from './schedule/handlers.ts'
import { forgetStudent, studentHandlers } from './students/handlers.ts'
import { lockErased } from './students/store.ts'

const service = 'companion-scheduler' as const
const config = readConfig(Config, process.env)
const log = createLog(service, config.LOG_LEVEL)
endOnCrash(log)
const metrics = createMetrics()

await using parts = new AsyncDisposableStack()
const internal = parts.use(await serveInternal({ host: config.HOST, port: config.INTERNAL_PORT, metrics }))
const db = parts.use(await connectDb(config.DATABASE_URL, { metrics }))
const database = databaseCheck(db, { schema: 'scheduler', folder: join(import.meta.dirname, 'migrations') })
await internal.until('database', database, log)
const bus = parts.use(await connectBus({ ...busAccess(config), name: service, log, metrics }))
const relay = parts.use(startRelay({ db, bus, log, kept: config }))
watchOutbox(metrics, db)
watchScheduled(metrics, db)

const stopping = new AbortController()
const deps = {
  db,
  bus,
  log,
  relay,
  service,
  stopping: stopping.signal,
  leaseSeconds: config.LEASE_SECONDS,
  hours: { night: config.NIGHT_HOURS, daytime: config.CARE_HOURS },
  deliveries: deliveryMetrics(metrics),
  checkins: checkinMetrics(metrics),
  composing: { budget: config.CHECKIN_MODEL_BUDGET, atOnce: config.CHECKIN_MODEL_AT_ONCE },
}
const failed = (job: string) => (err: unknown) => log.error({ err, job }, 'job failed: it runs again')
const clock = { log, untilNextMinute: () => untilNextMinute(db) }
parts.use(everyMinute(clock, 'deliverDue', async () => (await deliverDue(deps)).postponed === 0))
parts.use(everyMinute(clock, 'runCheckins', () => runCheckins(deps).then(() => true)))
// At once too: a service that is restarted every hour would never come to it.
parts.use(every(3_600_000, () => purge({ db, log, kept: config }), failed('purge'))).ring()
parts.use(
  consumeEvent({ ...deps, isErased: lockErased }, studentErased, ({ studentKey }) => forgetStudent(deps, studentKey)),
)

const handlers = [scheduleHandlers, actionHandlers, careHandlers, studentHandlers].flatMap((make) => make(deps))
const serving = parts.use(await bus.serve(handlers, { service, isUnavailable, canServe: db.answers }))
const checks = { nats: bus.connected, streams: bus.streams, serving: serving.isAsked, database }
internal.ready({ ...checks, postgres: () => ping(db) })
log.info({ internal: internal.url }, 'ready')
log.info({ signal: await untilStopped(serving.ended) }, 'stopping')
internal.drain()
stopping.abort()
