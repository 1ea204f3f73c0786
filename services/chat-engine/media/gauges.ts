import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { oldestCheckSeconds, oldestRemovalSeconds } from './store.ts'

/** The objects that should be removed from the storage, and the pictures to be looked at, when metrics are read. */
export function watchMedia(metrics: Metrics, db: Db): void {
  metrics.gauge('yoldas_object_removal_age_seconds', 'Since the oldest objects that are to go should have gone', () =>
    oldestRemovalSeconds(db),
  )
  metrics.gauge('yoldas_picture_check_age_seconds', 'Since the oldest check of a picture should have been made', () =>
    oldestCheckSeconds(db),
  )
}
