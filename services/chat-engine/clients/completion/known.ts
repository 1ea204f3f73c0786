import type { Log } from '@yoldas/telemetry'
import type { Adjustment } from './adjust.ts'
import type { Feature } from './request.ts'

/** What a model is asked without, as configured and as its server has said within the last hour. */
export type KnownModel = {
  without(): Set<Feature>
  limit(): number
  /** The server took a request that was changed so. */
  learn(adjustments: readonly Adjustment[]): void
}

type Options = { name: string; limit: number; without: readonly Feature[]; log: Pick<Log, 'warn'>; now?: () => number }

const learnedMilliseconds = 3_600_000

export function knownModel({ name, limit, without, log, now = () => performance.now() }: Options): KnownModel {
  const until = new Map<Feature, number>()
  const logged = new Set<Feature | 'limit'>()
  let lower = { limit, until: 0 }

  function logOnce(what: Feature | 'limit', details: object) {
    if (!logged.has(what))
      log.warn({ model: name, ...details }, 'the model refuses a part of requests: left out for an hour')
    logged.add(what)
  }

  return {
    without: () => new Set([...without, ...[...until].filter(([, end]) => now() < end).map(([feature]) => feature)]),
    limit: () => (now() < lower.until ? Math.min(limit, lower.limit) : limit),
    learn(adjustments) {
      const end = now() + learnedMilliseconds
      for (const one of adjustments) {
        if (one.kind === 'feature') {
          until.set(one.feature, end)
          logOnce(one.feature, { part: one.feature })
        }
        if (one.kind === 'limit') {
          lower = { limit: one.limit, until: end }
          logOnce('limit', { maxTokens: one.limit })
        }
      }
    },
  }
}
