import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { oldestRemovalSeconds } from './store.ts'

/** What the storage still has and should not, at the moment of asking. */
export function watchRemovals(metrics: Metrics, db: Db): void {
  metrics.gauge('yoldas_object_removal_age_seconds', 'Since the oldest objects that are to go should have gone', () =>
    oldestRemovalSeconds(db),
  )
}
