import {
  ChatScheduledMoveBody,
  ChatScheduledMoveResponse,
  ChatScheduledRemoveResponse,
  ChatScheduledResponse,
  cancelScheduled,
  listScheduled,
  moveScheduled,
} from '@yoldas/contracts/scheduler'
import { Uuid } from '@yoldas/contracts/values'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ignoreBodies } from '../door/bodies.ts'
import { accepted } from './accepted.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf, unknownId } from './route.ts'

const ScheduledParams = z.object({ id: Uuid.describe('Of the scheduled message.') })

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
            'Messages that were scheduled in the conversation and are not delivered yet. What was delivered is in',
            'history; what was dropped is in neither.',
          ].join(' '),
          response: { 200: ChatScheduledResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(await bus.request(listScheduled, { studentKey }, routeDeadline()))
        return { scheduled: answer.scheduled }
      },
    )

    app.patch(
      '/chat/scheduled/:id',
      {
        schema: {
          operationId: 'moveScheduledMessage',
          tags: ['chat'],
          summary: 'Makes a message that the companion has scheduled due at another time',
          description: 'One that is delivered, or due already, is unknown.',
          params: ScheduledParams,
          body: ChatScheduledMoveBody,
          response: { 200: ChatScheduledMoveResponse, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const { id } = request.params
        const answer = accepted(await bus.request(moveScheduled, { studentKey, id, ...request.body }, routeDeadline()))
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
              'Idempotent: an id that is unknown, not the caller’s or delivered already gets the same answer and',
              'changes nothing. A body is ignored.',
            ].join(' '),
            params: ScheduledParams,
            response: { 200: ChatScheduledRemoveResponse, ...commonFailures },
            ...bearer,
          },
        },
        async (request) => {
          const { studentKey } = studentOf(request)
          const { id } = request.params
          accepted(await bus.request(cancelScheduled, { studentKey, id }, routeDeadline()))
          return { removed: true as const, id }
        },
      )
    }
    await app.register(removal)
  }
