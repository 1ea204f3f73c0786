import { type EventStream, openEventStream } from '@yoldas/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GatewayMetrics } from '../metrics.ts'

/** From here on the answer is a stream, and a failure is one of its events. Dispose of it when the stream is over. */
export function openStream(
  { metrics }: { metrics: GatewayMetrics },
  request: FastifyRequest,
  reply: FastifyReply,
): { events: EventStream } & Disposable {
  const counted = metrics.openStream()
  reply.hijack()
  // Here it can be asked for, also once the head is sent.
  reply.raw.setHeader('content-type', 'text/event-stream')
  const events = openEventStream(reply.raw, plainHeaders(reply), {
    began: () => metrics.firstEvent.observe({ route: request.routeOptions.url ?? 'none' }, reply.elapsedTime / 1000),
    cutOff: () => metrics.cutOff.inc(),
  })
  // The answer to HEAD has only a head; left open it would hold back the next request of its connection.
  if (request.method === 'HEAD') events.end()
  return { events, [Symbol.dispose]: () => counted[Symbol.dispose]() }
}

/** What plugins have set so far, such as security headers and CORS. */
function plainHeaders(reply: FastifyReply): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  )
}
