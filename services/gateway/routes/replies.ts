import { acceptReply, NotificationReplyBody, NotificationReplyResponse } from '@yoldas/contracts/notifier'
import { HttpError } from '@yoldas/http'
import { newId } from '@yoldas/ids'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notificationFailures, open, type RouteDeps, routeDeadline } from './route.ts'

/** Nobody is asked who calls: the token in the body says it. */
export const replyRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/notifications/reply',
      {
        schema: {
          operationId: 'replyToNotification',
          tags: ['notifications'],
          summary: 'Takes a reply typed into a notification; its turn runs afterwards',
          description: [
            'The reply token of the notification is all the authentication; an `Authorization` header is not looked',
            'at. A `clientId` that comes again within 10 minutes is accepted again and sends nothing.',
          ].join(' '),
          body: NotificationReplyBody,
          response: {
            202: NotificationReplyResponse.describe('The reply is stored for good.'),
            ...notificationFailures,
          },
          ...open,
        },
      },
      async (request, reply) => {
        const { kind } = await bus.request(acceptReply, { ...request.body, replyId: newId() }, routeDeadline())
        if (kind === 'invalid') throw new HttpError(401, { error: 'invalid reply token' })
        if (kind === 'gone') throw new HttpError(404, { error: 'student not found' })
        reply.code(202)
        return { accepted: true as const }
      },
    )
  }
