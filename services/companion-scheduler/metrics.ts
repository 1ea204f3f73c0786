import type { Metrics } from '@yoldas/telemetry'

/** The minute job is late by up to a minute. */
const lateSeconds = [5, 15, 30, 45, 60, 65, 90, 120, 300, 900, 3600]

export type DeliveryMetrics = ReturnType<typeof deliveryMetrics>

export const deliveryMetrics = (metrics: Metrics) => ({
  decided: metrics.counter('yoldas_scheduled_decided_total', 'Messages that were due, by what became of them', [
    'kind',
    'outcome',
  ]),
  lateness: metrics.histogram(
    'yoldas_scheduled_lateness_seconds',
    'From when a message was due to when it was taken to be delivered',
    lateSeconds,
  ),
})

export type CheckinMetrics = ReturnType<typeof checkinMetrics>

export const checkinMetrics = (metrics: Metrics) => ({
  found: metrics.counter('yoldas_checkins_found_total', 'Silent students that the daily job came to'),
  scheduled: metrics.counter('yoldas_checkins_scheduled_total', 'Check-ins that the daily job scheduled'),
  skipped: metrics.counter('yoldas_checkins_skipped_total', 'Silent students who get no check-in of the daily job', [
    'reason',
  ]),
  exams: metrics.counter('yoldas_checkins_exams_total', 'Students who will be asked how their exam went'),
  composed: metrics.counter('yoldas_checkins_composed_total', 'Check-ins that the model was asked for', ['outcome']),
})
