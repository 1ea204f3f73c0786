import type { Metrics } from '@yoldas/telemetry'

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const kibibyte = 2 ** 10
/** Four times as many each, up to the largest that is sent. */
const bytes = [1, 4, 16, 64, 256, 1024, 4096].map((size) => size * kibibyte)

export type BusMeasures = ReturnType<typeof busMeasures>

/** Outcomes: `answered`, `refused` (the input breaks the contract), `unavailable`, `failed`. */
export const busMeasures = (metrics: Metrics) => ({
  asked: metrics.histogram('yoldas_bus_request_seconds', 'From a request to its answer, tries included', seconds, [
    'subject',
    'outcome',
  ]),
  served: metrics.histogram('yoldas_bus_handler_seconds', 'From a request that came to its answer', seconds, [
    'subject',
    'outcome',
  ]),
  answers: metrics.histogram('yoldas_bus_answer_bytes', 'Of answers, also of one that is too large to be sent', bytes, [
    'subject',
  ]),
})

/** Of what the keeper announces every second. */
export const keeperMeasure = (metrics: Metrics, silentSeconds: () => number) =>
  metrics.gauge('yoldas_bus_keeper_silent_seconds', 'Since the keeper of the streams announced them', silentSeconds)
