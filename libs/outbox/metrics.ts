import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { countDeadLetters, outboxLagSeconds } from './store.ts'

/** What waits to leave, and what was refused, at the moment of asking. */
export function watchOutbox(metrics: Metrics, db: Db): void {
  metrics.gauge('yoldas_outbox_lag_seconds', 'Since the oldest undelivered message was committed', () =>
    outboxLagSeconds(db),
  )
  metrics.gauge('yoldas_dead_letters', 'Messages parked because they were refused', () => countDeadLetters(db))
}
