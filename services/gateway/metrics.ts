import type { Metrics } from '@yoldas/telemetry'

/** A stream is answered when it is over. */
const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

const firstEventSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type GatewayMetrics = ReturnType<typeof gatewayMetrics>

export function gatewayMetrics(metrics: Metrics) {
  let streams = 0
  metrics.gauge('yoldas_live_streams', 'Event streams that clients read now', () => streams)
  return {
    requests: metrics.histogram(
      'yoldas_http_request_seconds',
      'From a request to the end of its answer, by route; none for an unknown path',
      answerSeconds,
      ['method', 'route', 'status'],
    ),
    firstEvent: metrics.histogram(
      'yoldas_stream_first_event_seconds',
      'From a request to the first event of its stream, by route',
      firstEventSeconds,
      ['route'],
    ),
    cutOff: metrics.counter('yoldas_streams_cut_total', 'Streams closed because their reader was too far behind'),
    streamOpened: () => {
      streams += 1
    },
    streamEnded: () => {
      streams -= 1
    },
  }
}
