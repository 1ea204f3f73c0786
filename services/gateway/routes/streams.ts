import type { EventStream } from '@yoldas/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StreamDeps } from './route.ts'

type Deps = Pick<StreamDeps, 'metrics' | 'streams'>

/** From here on the answer is a stream, and a failure is one of its events. It is counted until it is over. */
export function openStream({ metrics, streams }: Deps, request: FastifyRequest, reply: FastifyReply): EventStream {
  reply.hijack()
  request.counted?.leave()
  const began = () =>
    metrics.firstEvent.observe({ route: request.routeOptions.url ?? 'none' }, reply.elapsedTime / 1000)
  const stream = streams.open(reply.raw, plainHeaders(reply), began)
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
