import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { studentErased } from '@yoldas/contracts/events'
import { consumeEvent } from '@yoldas/outbox'
import { openService } from '@yoldas/service'
import { every } from '@yoldas/time'
import { actionHandlers } from './actions/handlers.ts'
import { careHandlers } from './care/handlers.ts'
import { runCheckins } from './checkins/run.ts'
import { Config } from './config.ts'
import { deliverDue } from './delivery/deliver.ts'
import { watchScheduled } from './delivery/gauges.ts'
import { untilNextMinute } from './delivery/store.ts'
import { everyMinute } from './jobs/everyMinute.ts'
import { purge } from './jobs/purge.ts'
import { checkinMetrics, deliveryMetrics } from './metrics.ts'
import { runReviews } from './reviews/run.ts'
import { scheduleHandlers } from './schedule/handlers.ts'
import { forgetStudent, studentHandlers } from './students/handlers.ts'
import { lockErased } from './students/store.ts'
import { warningHandlers } from './warnings/handlers.ts'
import { runWeekly } from './weekly/run.ts'

const config = readConfig(Config, process.env)

await using parts = new AsyncDisposableStack()
const { bus, db, failed, log, metrics, relay, serve, service } = await openService(parts, {
  service: 'companion-scheduler',
  config,
  schema: 'scheduler',
  migrations: join(import.meta.dirname, 'migrations'),
})
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
  composing: { budget: config.CHECKIN_MODEL_BUDGET },
}
const clock = { log, untilNextMinute: () => untilNextMinute(db) }
parts.use(everyMinute(clock, 'deliverDue', async () => (await deliverDue(deps)).postponed === 0))
parts.use(everyMinute(clock, 'runCheckins', () => runCheckins(deps).then(() => true)))
parts.use(everyMinute(clock, 'runReviews', () => runReviews(deps).then(() => true)))
parts.use(everyMinute(clock, 'runWeekly', () => runWeekly(deps).then(() => true)))
// At once too: a service that is restarted every hour would never come to it.
parts.use(every(3_600_000, () => purge({ db, log }), failed('purge'))).wake()
parts.use(
  consumeEvent({ ...deps, isErased: lockErased }, studentErased, ({ studentKey }) => forgetStudent(deps, studentKey)),
)

const areas = [scheduleHandlers, actionHandlers, careHandlers, warningHandlers, studentHandlers]
const handlers = areas.flatMap((make) => make(deps))
await serve(handlers)
stopping.abort()
