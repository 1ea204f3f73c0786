import type { FastifyBaseLogger, onResponseHookHandler } from 'fastify'
import type { GatewayMetrics } from '../metrics.ts'

type Recorded = { reqId: string; method: string; route: string | null; status: number; milliseconds: number }

/** Routes, not addresses: a path may hold what a student wrote. */
function record(
  { requests }: GatewayMetrics,
  log: FastifyBaseLogger,
  { reqId, method, route, status, milliseconds }: Recorded,
): void {
  requests.observe({ method, route: route ?? 'none', status }, milliseconds / 1000)
  log.info({ reqId, method, route, status, ms: Math.round(milliseconds) }, 'answered')
}

/** Counts and logs an answer when it has ended. */
export const recordAnswer =
  (metrics: GatewayMetrics): onResponseHookHandler =>
  ({ id: reqId, method, routeOptions, log }, { statusCode: status, elapsedTime: milliseconds }, done) => {
    record(metrics, log, { reqId, method, route: routeOptions.url ?? null, status, milliseconds })
    done()
  }
