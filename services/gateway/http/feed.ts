import type { ServerResponse } from 'node:http'
import { unauthorized } from '@yoldas/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Feeds } from '../stream/feeds.ts'
import { decodePosition } from '../stream/position.ts'
import { feedStream } from './document/streams.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf } from './routes.ts'
import { openStream } from './streams.ts'

const LastEventId = z.object({
  'last-event-id': z
    .string()
    .optional()
    .describe('Continue after this event of the feed; one that is too old, or none of it, is answered with `resync`.'),
})

export const feedRoutes =
  (deps: RouteDeps & { feeds: Feeds }): FastifyPluginAsyncZod =>
  async (app) => {
    const { feeds, places } = deps

    app.get(
      '/chat/events',
      {
        schema: {
          operationId: 'streamEvents',
          tags: ['chat'],
          summary: 'The live feed: everything that happens to the student, on whatever device',
          description: [
            'It begins with `hello` and the turn that runs now, if any, and goes on until the token expires. A feed',
            'that ends is opened again with `Last-Event-ID`. At most 5 of a student are open at once.',
          ].join(' '),
          headers: LastEventId,
          response: { 200: feedStream, ...commonFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey, expiresAt } = studentOf(request)
        using _place = places.take()
        using _ofStudent = places.takeOf(studentKey)
        using listening = feeds.listen(studentKey)
        const lastEventId = request.headers['last-event-id']
        const after = lastEventId ? (decodePosition(String(lastEventId)) ?? 'unreadable') : null
        const opening = await feeds.open(studentKey, after, routeDeadline())
        if (!opening) throw unauthorized()
        // Whoever comes to a gateway that drains comes back by another connection.
        if (feeds.draining) reply.header('connection', 'close')
        using stream = openStream(deps, request, reply)
        const flushed = () => untilFlushed(reply.raw)
        await feeds.follow({ studentKey, opening, listening, expiresAt, flushed }, stream.events)
      },
    )
  }

/** Resolves when the connection has taken all that was written. A comment is what tells: clients ignore it. */
const untilFlushed = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.writableEnded || response.destroyed) resolve()
    else response.write(':\n\n', () => resolve())
  })
