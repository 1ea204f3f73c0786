import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { countPending } from './delivery/store.ts'

const sendSeconds = [0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 10]

export type PushMetrics = ReturnType<typeof pushMetrics>

/** What is counted of pushes, tests included. */
export const pushMetrics = (metrics: Metrics) => ({
  attempts: metrics.counter('yoldas_push_attempts_total', 'Times that a provider was asked, by what that meant', [
    'provider',
    'outcome',
  ]),
  duration: metrics.histogram('yoldas_push_seconds', 'How long a provider took to answer, or not to', sendSeconds, [
    'provider',
  ]),
  misconfigured: metrics.counter(
    'yoldas_push_misconfigured_total',
    'Answers that say that we or our settings are wrong, by the provider’s code: somebody has to look',
    ['provider', 'code'],
  ),
  dropped: metrics.counter('yoldas_push_dropped_total', 'Deliveries that were given up, by why', [
    'provider',
    'reason',
  ]),
  overtaken: metrics.counter('yoldas_push_overtaken_total', 'Attempts that a newer one had overtaken when they ended', [
    'provider',
  ]),
})

/** What waits to be delivered, at the moment of asking. */
export function watchDeliveries(metrics: Metrics, db: Db): void {
  metrics.gauge(
    'yoldas_push_pending',
    'Deliveries that are not decided yet',
    async () => (await countPending(db)).count,
  )
  metrics.gauge(
    'yoldas_push_oldest_pending_seconds',
    'Since the oldest delivery that is not decided yet was made',
    async () => (await countPending(db)).oldestSeconds,
  )
}
