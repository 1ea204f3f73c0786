import type { Metrics } from '@yoldas/telemetry'

export type ErasureMetrics = ReturnType<typeof erasureMetrics>

export const erasureMetrics = (metrics: Metrics) => ({
  givenUp: metrics.counter(
    'yoldas_erasures_given_up_total',
    'Students who left whose user at OneSignal was not deleted in time: somebody has to look',
  ),
})
