import { changeFeedback, FeedbackBody, FeedbackResponse } from '@yoldas/contracts/chat'
import { Uuid } from '@yoldas/contracts/values'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { type RouteDeps, unknownId } from './route.ts'

const path = '/chat/messages/:id/feedback'

const FeedbackParams = z.object({ id: Uuid.describe('Of a message of the companion’s.') })

export const feedbackRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('PUT', path, changeFeedback, {
      operationId: 'putFeedback',
      tags: ['chat'],
      summary: 'Notes whether a message of the companion’s helped',
      description: [
        'It takes the place of what the student said of the message before; repeating it changes nothing. A `reason`',
        'without `down` is a 400 on `reason`. The student’s own messages are unknown. People who run the service read',
        'it without the text, and nothing the companion says depends on it.',
      ].join(' '),
      params: FeedbackParams,
      body: FeedbackBody,
      response: FeedbackResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: messageId }, body: { rating, reason = null } }) => ({
        ...{ studentKey, messageId, feedback: { rating, reason } },
      }),
    })

    route('DELETE', path, changeFeedback, {
      operationId: 'removeFeedback',
      tags: ['chat'],
      summary: 'Takes back what the student said of a message',
      description: 'Repeating it changes nothing. A body is ignored.',
      params: FeedbackParams,
      response: FeedbackResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: messageId } }) => ({ studentKey, messageId, feedback: null }),
    })
  }
