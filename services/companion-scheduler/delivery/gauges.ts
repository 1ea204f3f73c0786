import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { countParked, overdueSeconds } from './store.ts'

/** What waits to be delivered, at the moment of asking. */
export function watchScheduled(metrics: Metrics, db: Db): void {
  metrics.gauge('yoldas_scheduled_overdue_seconds', 'How long the message has been due that is due longest', () =>
    overdueSeconds(db),
  )
  metrics.gauge('yoldas_scheduled_parked', 'Messages that were refused so often that somebody has to look', () =>
    countParked(db),
  )
}
