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
import { studentRoutes } from './ask.ts'
import { type RouteDeps, unknownId } from './route.ts'

const ScheduledParams = z.object({ id: Uuid.describe('Of the scheduled message.') })

export const scheduledRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('GET', '/chat/scheduled', listScheduled, {
      operationId: 'getScheduledMessages',
      tags: ['chat'],
      summary: 'What the companion will write first, soonest first',
      description: [
        'Messages that were scheduled in the conversation and are not delivered yet. What was delivered is in',
        'history; what was dropped is in neither.',
      ].join(' '),
      response: ChatScheduledResponse,
      input: ({ studentKey }) => ({ studentKey }),
      answer: ({ scheduled }) => ({ scheduled }),
    })

    route('PATCH', '/chat/scheduled/:id', moveScheduled, {
      operationId: 'moveScheduledMessage',
      tags: ['chat'],
      summary: 'Makes a message that the companion has scheduled due at another time',
      description: 'One that is delivered, or due already, is unknown.',
      params: ScheduledParams,
      body: ChatScheduledMoveBody,
      response: ChatScheduledMoveResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id }, body }) => ({ studentKey, id, ...body }),
    })

    route('DELETE', '/chat/scheduled/:id', cancelScheduled, {
      operationId: 'removeScheduledMessage',
      tags: ['chat'],
      summary: 'Takes back a message that the companion has scheduled',
      description: [
        'Idempotent: an id that is unknown, not the caller’s or delivered already gets the same answer and',
        'changes nothing. A body is ignored.',
      ].join(' '),
      params: ScheduledParams,
      response: ChatScheduledRemoveResponse,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: (_output, { params: { id } }) => ({ removed: true, id }),
    })
  }
