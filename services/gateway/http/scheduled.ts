import {
  ChatScheduledRemoveResponse,
  ChatScheduledResponse,
  cancelScheduled,
  listScheduled,
} from '@yoldas/contracts/scheduler'
import { Uuid } from '@yoldas/contracts/values'
import { unauthorized } from '@yoldas/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ignoreBodies } from './bodies.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf } from './routes.ts'

const RemoveParams = z.object({ id: Uuid })

export const scheduledRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/chat/scheduled',
      {
        schema: {
          operationId: 'getScheduledMessages',
          tags: ['chat'],
          summary: 'What the companion will write first, soonest first',
          description: [
            'Messages that were scheduled in the conversation and are not delivered yet. What was delivered is in history;',
            'what was dropped is in neither.',
          ].join(' '),
          response: { 200: ChatScheduledResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = await bus.request(listScheduled, { studentKey }, routeDeadline())
        if (answer.kind === 'erased') throw unauthorized()
        return { scheduled: answer.scheduled }
      },
    )

    const removal: FastifyPluginAsyncZod = async (bodiless) => {
      ignoreBodies(bodiless)
      bodiless.delete(
        '/chat/scheduled/:id',
        {
          schema: {
            operationId: 'removeScheduledMessage',
            tags: ['chat'],
            summary: 'Takes back a message that the companion has scheduled',
            description: [
              'Idempotent: an id that is unknown, not the caller’s or delivered already gets the same answer and changes',
              'nothing. A body is ignored.',
            ].join(' '),
            params: RemoveParams,
            response: { 200: ChatScheduledRemoveResponse, ...commonFailures },
            ...bearer,
          },
        },
        async (request) => {
          const { studentKey } = studentOf(request)
          const { id } = request.params
          const answer = await bus.request(cancelScheduled, { studentKey, id }, routeDeadline())
          if (answer.kind === 'erased') throw unauthorized()
          return { removed: true as const, id }
        },
      )
    }
    await app.register(removal)
  }
