// Empties a queue in a process of its own, as a worker of it would be.
import { createLog } from '@yoldas/telemetry'
import { openClaims } from './claims.ts'
import { openDeliveries } from './deliveries.ts'
import { openGraphileWorker } from './graphileWorker.ts'
import { openPgBoss } from './pgBoss.ts'
import type { DrainEnvironment, DrainName, Order, Report } from './protocol.ts'
import type { Queue } from './queue.ts'

const open: Record<DrainName, (env: DrainEnvironment) => Promise<Queue>> = {
  claims: openClaims,
  'graphile-worker': openGraphileWorker,
  'pg-boss': openPgBoss,
  deliveries: openDeliveries,
}

const log = createLog('bench', 'warn')
const env = process.env as DrainEnvironment
const opened = open[env.DRAIN](env)

process.on('message', async ({ order, count }: Order) => {
  try {
    const queue = await opened
    const seconds = order === 'empty' ? await queue.empty(count) : await queue.fill(count).then(() => 0)
    process.send?.({ seconds } satisfies Report)
  } catch (err) {
    log.error({ err, drain: env.DRAIN }, 'draining the queue failed')
    process.exit(1)
  }
})
process.on('disconnect', () => process.exit(0))
