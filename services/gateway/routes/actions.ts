import { acceptAction, NotificationActionBody, NotificationActionResponse } from '@yoldas/contracts/notifier'
import { HttpError, invalid } from '@yoldas/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notificationFailures, notOffered, open, type RouteDeps, routeDeadline } from './route.ts'

/** Nobody is asked who calls: the token in the body says it. */
export const actionRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/notifications/action',
      {
        schema: {
          operationId: 'actOnNotification',
          tags: ['notifications'],
          summary: 'Takes an action that was chosen in a notification',
          description: [
            'One of those in `actions` of the notification’s data. The `replyToken` of that data is all the',
            'authentication; an `Authorization` header is not looked at. Each action of a message works once, from',
            'whichever device; one that comes again, or with a `clientId` of the last 10 minutes, is accepted and does',
            'nothing. An action is not a message: history does not have it.',
          ].join(' '),
          body: NotificationActionBody,
          response: {
            202: NotificationActionResponse.describe(
              'The action is stored for good, and is carried out within moments.',
            ),
            ...notificationFailures,
            ...notOffered,
          },
          ...open,
        },
      },
      async (request, reply) => {
        const { kind } = await bus.request(acceptAction, request.body, routeDeadline())
        if (kind === 'invalid') throw new HttpError(401, { error: 'invalid reply token' })
        if (kind === 'gone') throw new HttpError(404, { error: 'student not found' })
        if (kind === 'refused')
          throw invalid([{ path: 'action', message: 'expected an action that the notification offers' }])
        reply.code(202)
        return { accepted: true as const }
      },
    )
  }
