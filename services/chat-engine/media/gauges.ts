import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { oldestRemovalSeconds } from './store.ts'

/** The objects that should be removed from the storage, when metrics are read. */
export function watchRemovals(metrics: Metrics, db: Db): void {
  metrics.gauge('yoldas_object_removal_age_seconds', 'Since the oldest objects that are to go should have gone', () =>
    oldestRemovalSeconds(db),
  )
}
