import type { EventStream, StreamListeners } from '@yoldas/http'
import { traceId } from '@yoldas/telemetry'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordLater } from './answered.ts'
import type { StreamDeps } from './routes.ts'

type Deps = Pick<StreamDeps, 'metrics' | 'streams'>

/** From here on the answer is a stream, and a failure is one of its events. It is counted until it is over. */
export function openStream(deps: Deps, request: FastifyRequest, reply: FastifyReply): EventStream {
  return open(deps, request, reply)
}

/**
 * The same for a stream that lasts for hours, and has the connection to itself: then nothing is kept of request and
 * answer. One that is traced is kept as others are, since its span ends with the answer.
 */
export function openLongStream(deps: Deps, request: FastifyRequest, reply: FastifyReply): EventStream {
  const leaves = request.method === 'GET' && traceId() === undefined
  return open(deps, request, reply, leaves ? recordLater(deps.metrics, request, reply) : undefined)
}

function open(
  { metrics, streams }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  finished?: StreamListeners['finished'],
): EventStream {
  reply.hijack()
  request.counted?.leave()
  const began = () =>
    metrics.firstEvent.observe({ route: request.routeOptions.url ?? 'none' }, reply.elapsedTime / 1000)
  const stream = streams.open(reply.raw, plainHeaders(reply), { began, finished })
  metrics.streamOpened()
  stream.onOver(metrics.streamEnded)
  // The answer to HEAD has only a head; left open it would hold back the next request of its connection.
  if (request.method === 'HEAD') stream.end()
  return stream
}

/** What plugins have set so far, such as security headers and CORS. */
function plainHeaders(reply: FastifyReply): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)]],
    ),
  )
}
