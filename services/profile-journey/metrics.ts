import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { oldestErasureSeconds } from './students/store.ts'
import { lastDone } from './upkeep/store.ts'

export type ErasureMetrics = ReturnType<typeof erasureMetrics>

export const erasureMetrics = (metrics: Metrics) => ({
  givenUp: metrics.counter(
    'yoldas_erasures_given_up_total',
    'Students who left whose user at OneSignal was not deleted in time: somebody has to look',
  ),
})

export type InactivityMetrics = ReturnType<typeof inactivityMetrics>

export const inactivityMetrics = (metrics: Metrics) => ({
  warned: metrics.counter(
    'yoldas_inactive_warned_total',
    'Students not seen for long for whom a warning was scheduled',
  ),
  erased: metrics.counter('yoldas_inactive_erased_total', 'Students erased after a warning, since they were not seen'),
})

/** Whom services still hold something of, at the moment of asking. */
export function watchErasures(metrics: Metrics, db: Db): void {
  metrics.gauge('yoldas_erasure_age_seconds', 'Since the oldest deletion that a service has not followed', () =>
    oldestErasureSeconds(db),
  )
  metrics.gauge(
    'yoldas_tombstones_exported_at',
    'When the tombstones were last copied for a restore, or the schema was made, in seconds since 1970',
    () => lastDone(db, 'tombstones exported'),
  )
  metrics.gauge(
    'yoldas_restore_verified_at',
    'When a restored backup was last verified, or the schema was made, in seconds since 1970',
    () => lastDone(db, 'restore verified'),
  )
}
