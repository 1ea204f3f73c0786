import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { studentErased } from '@yoldas/contracts/events'
import { companionAnswered, companionWrote } from '@yoldas/contracts/proactive'
import { consumeEvent } from '@yoldas/outbox'
import { openService } from '@yoldas/service'
import { every } from '@yoldas/time'
import { actionHandlers } from './actions/handlers.ts'
import { openSlots } from './claiming/slots.ts'
import { connectProviders } from './clients/providers.ts'
import { Config } from './config.ts'
import { deviceHandlers } from './devices/handlers.ts'
import { claimDeliveries } from './jobs/claim.ts'
import { purge } from './jobs/purge.ts'
import { pushMetrics, watchDeliveries } from './metrics.ts'
import { mostAtOnce, prepareNotify } from './notifications/notify.ts'
import { replyHandlers } from './replies/handlers.ts'
import { prepareAttempts } from './sending/attempt.ts'
import { attemptHandlers } from './sending/handlers.ts'
import { findSubjects } from './sending/subjects.ts'
import { forgetStudent, studentHandlers } from './students/handlers.ts'
import { lockErased } from './students/store.ts'

const config = readConfig(Config, process.env)

await using parts = new AsyncDisposableStack()
const { bus, db, failed, log, metrics, relay, serve, service } = await openService(parts, {
  service: 'notifier',
  config,
  schema: 'notify',
  migrations: join(import.meta.dirname, 'migrations'),
})
const providers = connectProviders(config)
const deps = { db, bus, log, relay, service, providers, pushes: pushMetrics(metrics) }
watchDeliveries(metrics, db)

const attempt = prepareAttempts({ ...deps, findSubjects: (studentKeys) => findSubjects(bus, studentKeys) })
const slots = parts.use(openSlots({ log, attempt, slots: 256, drainSeconds: 10, onRoom: () => claiming.wake() }))
const claim = { db, slots, leaseSeconds: config.LEASE_SECONDS, perSecond: config.PUSH_PER_SECOND }
const claiming = parts.use(every(1_000, () => claimDeliveries(claim), failed('claimDeliveries')))
parts.use(every(3_600_000, () => purge({ db, log }), failed('purge'))).wake()
const consuming = { ...deps, isErased: lockErased }
const notify = prepareNotify(deps)
const notifyAndSend = async (written: Parameters<typeof notify>[0]) => {
  if (await notify(written)) claiming.wake()
}
parts.use(consumeEvent(consuming, companionAnswered, notifyAndSend, mostAtOnce))
parts.use(consumeEvent(consuming, companionWrote, notifyAndSend, mostAtOnce))
parts.use(consumeEvent(consuming, studentErased, ({ studentKey }) => forgetStudent(deps, studentKey)))

const handlers = [
  ...deviceHandlers(deps),
  ...attemptHandlers(deps),
  ...replyHandlers(deps),
  ...actionHandlers(deps),
  ...studentHandlers(deps),
]
await serve(handlers)
