import { unauthorized } from '@yoldas/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { feedStream } from '../document/streams.ts'
import { startFeed } from '../stream/feed.ts'
import { decodePosition } from '../stream/position.ts'
import { readOpening } from '../stream/reading.ts'
import { bearer, commonFailures, routeDeadline, type StreamDeps, studentOf } from './route.ts'
import { openStream } from './streams.ts'

const LastEventId = z.object({
  'last-event-id': z
    .string()
    .optional()
    .describe('Continue after this event of the feed; one that is too old, or none of it, is answered with `resync`.'),
})

export const feedRoutes =
  (deps: Pick<StreamDeps, 'metrics' | 'limits' | 'streams' | 'channels'>): FastifyPluginAsyncZod =>
  async (app) => {
    const { channels, limits } = deps

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
        const student = studentOf(request)
        using opened = new DisposableStack()
        const counted = opened.use(limits.take())
        const ofStudent = opened.use(limits.takeOf(student.studentKey))
        const feed = opened.adopt(channels.listenToFeed(student), channels.leaveFeed)
        const lastEventId = request.headers['last-event-id']
        const after = lastEventId ? (decodePosition(String(lastEventId)) ?? 'unreadable') : null
        const opening = await readOpening(feed.student, after, routeDeadline())
        if (!opening) throw unauthorized()
        // A client of a gateway that drains comes back by another connection.
        if (channels.draining) reply.header('connection', 'close')
        const stream = openStream(deps, request, reply)
        // They are the stream's from here on.
        opened.move()
        // The handler does not wait for it: all that waits for a stream is kept once for each device.
        stream.onOver(() => {
          channels.leaveFeed(feed)
          for (const held of [ofStudent, counted]) held[Symbol.dispose]()
        })
        startFeed(feed, opening, stream)
      },
    )
  }
