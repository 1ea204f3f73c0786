import { join } from 'node:path'
import { readConfig } from '@yoldas/config'
import { openService } from '@yoldas/service'
import { every } from '@yoldas/time'
import { ageHandlers } from './age/handlers.ts'
import { Config, policyOf } from './config.ts'
import { contactHandlers } from './contacts/handlers.ts'
import { exportHandlers } from './export/handlers.ts'
import { openInactivity } from './inactivity/open.ts'
import { announceErasures } from './jobs/announceErasures.ts'
import { forgetShares } from './jobs/forgetShares.ts'
import { giveUpForgetting } from './jobs/giveUpForgetting.ts'
import { journeyHandlers } from './journey/handlers.ts'
import { erasureMetrics, watchErasures } from './metrics.ts'
import { mistakeHandlers } from './mistakes/handlers.ts'
import { planHandlers } from './plan/handlers.ts'
import { reviewHandlers } from './review/handlers.ts'
import { shareHandlers } from './shares/handlers.ts'
import { statisticsHandlers } from './statistics/handlers.ts'
import { studentHandlers } from './students/handlers.ts'
import { weekHandlers } from './weeks/handlers.ts'
import { workHandlers } from './work/handlers.ts'

const config = readConfig(Config, process.env)

await using parts = new AsyncDisposableStack()
const { bus, db, failed, log, metrics, relay, serve } = await openService(parts, {
  service: 'profile-journey',
  config,
  schema: 'profile',
  migrations: join(import.meta.dirname, 'migrations'),
})
watchErasures(metrics, db)
parts.use(every(5_000, () => announceErasures({ db, log, relay }), failed('announceErasures'))).wake()
const giving = { db, log, erasures: erasureMetrics(metrics) }
parts.use(every(60_000, () => giveUpForgetting(giving), failed('giveUpForgetting'))).wake()
parts.use(every(3_600_000, () => forgetShares({ db }), failed('forgetShares'))).wake()
const deps = {
  db,
  log,
  bus,
  relay,
  policy: policyOf(config),
  erasureKeys: [config.ERASURE_KEY, config.ERASURE_KEY_PREVIOUS ?? config.ERASURE_KEY] as const,
}
const inactivity = openInactivity(parts, { ...deps, metrics, failed }, config.INACTIVE_DAYS)
const handlers = [
  ...studentHandlers(deps),
  ...ageHandlers(deps),
  ...inactivity.handlers,
  ...planHandlers(deps),
  ...journeyHandlers(deps),
  ...statisticsHandlers(deps),
  ...reviewHandlers(deps),
  ...mistakeHandlers(deps),
  ...workHandlers(deps),
  ...weekHandlers(deps),
  ...shareHandlers(deps),
  ...contactHandlers(deps),
  ...exportHandlers(deps),
]
await serve(handlers)
