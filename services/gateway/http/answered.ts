import type { FastifyBaseLogger, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify'
import type { GatewayMetrics } from '../metrics.ts'

type Recorded = { method: string; route: string | null; status: number; milliseconds: number }

/** Routes, not addresses: a path may hold what a student wrote. `log` says which request it was. */
function record(
  { requests }: GatewayMetrics,
  log: FastifyBaseLogger,
  { method, route, status, milliseconds }: Recorded,
): void {
  requests.observe({ method, route: route ?? 'none', status }, milliseconds / 1000)
  log.info({ method, route, status, ms: Math.round(milliseconds) }, 'answered')
}

/** Counts and logs an answer when it has ended. */
export const recordAnswer =
  (metrics: GatewayMetrics): onResponseHookHandler =>
  ({ method, routeOptions, log }, { statusCode, elapsedTime }, done) => {
    record(metrics, log, { method, route: routeOptions.url ?? null, status: statusCode, milliseconds: elapsedTime })
    done()
  }

/** The same for an answer that ends long after this, when nothing is left of its request. */
export function recordLater(
  metrics: GatewayMetrics,
  { id, method, routeOptions, server: { log } }: FastifyRequest,
  { elapsedTime }: FastifyReply,
): () => void {
  const route = routeOptions.url ?? null
  const start = performance.now() - elapsedTime
  return () => {
    const milliseconds = performance.now() - start
    record(metrics, log.child({ reqId: id }), { method, route, status: 200, milliseconds })
  }
}
