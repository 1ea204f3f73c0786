import { Uuid } from '@yoldas/contracts/values'
import { getWhy, MessageWhyResponse } from '@yoldas/contracts/why'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { type RouteDeps, unknownId } from './route.ts'

const WhyParams = z.object({ id: Uuid.describe('Of a message of the companion’s.') })

export const whyRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) =>
    studentRoutes(app, bus)('GET', '/chat/messages/:id/why', getWhy, {
      operationId: 'getMessageWhy',
      tags: ['chat'],
      summary: 'Why the companion wrote a message, and what it used',
      description: 'The student’s own messages are unknown.',
      params: WhyParams,
      response: MessageWhyResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: messageId } }) => ({ studentKey, messageId }),
      answer: ({ why }) => why,
    })
