import type { Db } from '@yoldas/db'
import type { Metrics } from '@yoldas/telemetry'
import { countPending } from './claiming/store.ts'
import type { Answer } from './clients/answer.ts'
import type { Provider } from './pushes/rules.ts'

const sendSeconds = [0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3, 6, 10]

export type PushMetrics = ReturnType<typeof pushMetrics>

/** What is counted of pushes, tests included. */
export function pushMetrics(metrics: Metrics) {
  const attempts = metrics.counter(
    'yoldas_push_attempts_total',
    'Times that a provider was asked, by what that meant',
    ['provider', 'outcome'],
  )
  const misconfigured = metrics.counter(
    'yoldas_push_misconfigured_total',
    'Answers that say that we or our settings are wrong, by the provider’s code: somebody has to look',
    ['provider', 'code'],
  )
  /** What has alerted since the provider took a push. */
  const alarms: Record<Provider, Set<string>> = { fcm: new Set(), onesignal: new Set() }
  return {
    duration: metrics.histogram('yoldas_push_seconds', 'How long a provider took to answer, or not to', sendSeconds, [
      'provider',
    ]),
    dropped: metrics.counter('yoldas_push_dropped_total', 'Deliveries that were given up, by why', [
      'provider',
      'reason',
    ]),
    overtaken: metrics.counter(
      'yoldas_push_overtaken_total',
      'Attempts that a newer one had overtaken when they ended',
      ['provider'],
    ),
    /**
     * Counts an answer. One that is tried again although somebody has to look alerts once, until the provider takes a
     * push.
     */
    note(provider: Provider, { outcome, code, alerts }: Answer) {
      attempts.inc({ provider, outcome })
      if (outcome === 'sent') alarms[provider].clear()
      if (outcome === 'misconfigured' || (alerts && !alarms[provider].has(code))) misconfigured.inc({ provider, code })
      if (alerts) alarms[provider].add(code)
    },
  }
}

/** What waits to be delivered, at the moment of asking. */
export function watchDeliveries(metrics: Metrics, db: Db): void {
  metrics.gauges(() => countPending(db), {
    yoldas_push_pending: { help: 'Deliveries that are not decided yet', of: ({ count }) => count },
    yoldas_push_oldest_pending_seconds: {
      help: 'Since the oldest delivery that is not decided yet was made',
      of: ({ oldestSeconds }) => oldestSeconds,
    },
  })
}
