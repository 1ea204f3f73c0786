import type { ConsumerInfo, StreamInfo } from '@nats-io/jetstream'
import type { Metrics } from '@yoldas/telemetry'
import { limitOf, missingReplicas } from './rules.ts'

/** What a look has seen. */
type Seen = { streams: readonly StreamInfo[]; consumers: readonly ConsumerInfo[] }

/** `wanted`: what may have to be made; it is counted from 0 on, so that the first time is seen too.
 * `storeBytes`: what a server keeps at most of the streams that have no limit of their own. */
export function keeperMeasures(metrics: Metrics | undefined, wanted: readonly string[], storeBytes?: number) {
  let lookedAt = performance.now()
  let seen: Seen = { streams: [], consumers: [] }
  const lookAge = () => (performance.now() - lookedAt) / 1000
  metrics?.gauge('yoldas_keeper_look_age_seconds', 'Since the streams were seen to be there', lookAge)
  const ofStreams = (name: string, help: string, of: (stream: StreamInfo) => number | undefined) =>
    metrics?.gaugeBy(name, help, 'stream', () =>
      Object.fromEntries(
        seen.streams.flatMap((stream) => {
          const value = of(stream)
          return value === undefined ? [] : [[stream.config.name, value]]
        }),
      ),
    )
  ofStreams('yoldas_stream_bytes', 'What a stream holds', ({ state }) => state.bytes)
  ofStreams('yoldas_stream_limit_bytes', 'What it may hold; of streams that have a limit', (stream) =>
    limitOf(stream, storeBytes),
  )
  ofStreams('yoldas_stream_missing_replicas', 'Servers that should keep a stream and do not', missingReplicas)
  metrics?.gaugeBy('yoldas_consumer_lag_events', 'Events that a consumer has not acknowledged', 'consumer', () =>
    Object.fromEntries(seen.consumers.map((one) => [one.name, one.num_pending + one.num_ack_pending])),
  )
  const uncounted = { inc: () => {} }
  const made = metrics?.counter('yoldas_keeper_made_total', 'Streams and consumers that were missing', ['what'])
  for (const what of wanted) made?.inc({ what }, 0)
  const purged = metrics?.counter('yoldas_keeper_purges_total', 'Purges for students who left')
  return {
    made: made ?? uncounted,
    purged: purged ?? uncounted,
    lookAge,
    looked: (now: Seen) => {
      lookedAt = performance.now()
      seen = now
    },
  }
}
