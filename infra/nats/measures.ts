import type { Metrics } from '@yoldas/telemetry'

export function keeperMeasures(metrics?: Metrics) {
  let lookedAt = performance.now()
  const lookAge = () => (performance.now() - lookedAt) / 1000
  metrics?.gauge('yoldas_keeper_look_age_seconds', 'Since the streams were seen to be there', lookAge)
  const uncounted = { inc: () => {} }
  const made = metrics?.counter('yoldas_keeper_made_total', 'Streams and consumers that were missing', ['what'])
  const purged = metrics?.counter('yoldas_keeper_purges_total', 'Purges for students who left')
  return {
    made: made ?? uncounted,
    purged: purged ?? uncounted,
    lookAge,
    looked: () => {
      lookedAt = performance.now()
    },
  }
}
