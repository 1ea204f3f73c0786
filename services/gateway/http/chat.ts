import {
  ChatHistoryResponse,
  ChatSendBody,
  ChatStopResponse,
  getHistory,
  getTurn,
  historyWindow,
  retryTurn,
  sendMessage,
  stopTurn,
  type Turn,
} from '@yoldas/contracts/chat'
import { Uuid } from '@yoldas/contracts/values'
import { HttpError, invalid, notFound, unauthorized } from '@yoldas/http'
import { newId } from '@yoldas/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { followTurn, type Listening, listen } from '../stream/follow.ts'
import { lastNumber } from '../stream/sequence.ts'
import { turnStream } from './openapi.ts'
import { bearer, commonFailures, longDeadline, type RouteDeps, routeDeadline, studentOf, unknownId } from './routes.ts'
import { openStream } from './streams.ts'

const HistoryQuery = z
  .object({
    limit: z
      .string()
      .regex(/^\d{1,3}$/, `expected a whole number from 1 to ${historyWindow}`)
      .transform(Number)
      .pipe(z.int().min(1).max(historyWindow))
      .default(historyWindow)
      .describe(`Messages in the page, ${historyWindow} when it is not named.`)
      // An address has only texts; what is meant is a number.
      .meta({ type: 'integer', pattern: undefined, minimum: 1, maximum: historyWindow }),
    before: z.string().optional().describe('A cursor: messages older than it.'),
    after: z.string().optional().describe('A cursor: messages newer than it.'),
  })
  .refine(({ before, after }) => before === undefined || after === undefined, {
    path: ['after'],
    message: 'name either before or after',
  })

const TurnParams = z.object({ turnId: Uuid })

const LastEventId = z.object({
  'last-event-id': z
    .string()
    .optional()
    .describe('Continue after this event of the turn; an id of another stream means from the start.'),
})

/** Its media may have to be looked at first: another replica is asked late, but in time. */
const sendWithMedia = { ...sendMessage, attemptMilliseconds: 4_500 }

export const chatRoutes =
  (deps: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { bus } = deps

    app.post(
      '/chat/send',
      {
        schema: {
          operationId: 'sendChatMessage',
          tags: ['chat'],
          summary: 'Stores a message and streams the answer',
          description:
            'Never retried automatically without a `clientId`. A client that goes away does not stop the turn. Wait at least 90 seconds.',
          headers: LastEventId,
          body: ChatSendBody,
          response: { 200: turnStream, ...commonFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const turnId = newId()
        const { message = '', mediaIds = [], replyToId, clientId } = request.body
        using own = listen(bus, studentKey, turnId)
        const isPlain = mediaIds.length === 0
        const answer = await bus.request(
          isPlain ? sendMessage : sendWithMedia,
          { studentKey, turnId, messageId: newId(), text: message, mediaIds, replyToId, clientId },
          isPlain ? routeDeadline() : longDeadline(reply),
        )
        if (answer.kind === 'empty') throw new HttpError(400, { error: 'empty message' })
        if (answer.kind === 'invalid') throw invalid(answer.issues)
        if (answer.kind === 'erased') throw unauthorized()
        if (answer.turn.turnId === turnId)
          return await stream(deps, request, reply, studentKey, answer.turn, own, answer.repeated)
        using first = listen(bus, studentKey, answer.turn.turnId)
        return await stream(deps, request, reply, studentKey, answer.turn, first, true)
      },
    )

    app.get(
      '/chat/turns/:turnId/stream',
      {
        schema: {
          operationId: 'streamTurn',
          tags: ['chat'],
          summary: 'The stream of a turn, from its start or after an event',
          description: 'While the turn runs and for 10 minutes after; later `start` and `done` (or `error`) alone.',
          headers: LastEventId,
          params: TurnParams,
          response: { 200: turnStream, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const { turnId } = request.params
        using live = listen(bus, studentKey, turnId)
        const answer = await bus.request(getTurn, { studentKey, turnId }, routeDeadline())
        if (answer.kind === 'erased') throw unauthorized()
        if (answer.kind === 'unknown') throw notFound()
        return await stream(deps, request, reply, studentKey, answer.turn, live, true)
      },
    )

    app.post(
      '/chat/turns/:turnId/stop',
      {
        schema: {
          operationId: 'stopTurn',
          tags: ['chat'],
          summary: 'Ends generation: what was written so far is stored',
          params: TurnParams,
          response: { 200: ChatStopResponse, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = await bus.request(stopTurn, { studentKey, turnId: request.params.turnId }, routeDeadline())
        if (answer.kind === 'unknown') throw notFound()
        return { stopped: answer.stopped }
      },
    )

    app.post(
      '/chat/turns/:turnId/retry',
      {
        schema: {
          operationId: 'retryTurn',
          tags: ['chat'],
          summary: 'Runs the newest turn again when it failed, and streams it',
          headers: LastEventId,
          params: TurnParams,
          response: { 200: turnStream, ...commonFailures, ...unknownId },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const { turnId } = request.params
        const deadline = routeDeadline()
        using live = listen(bus, studentKey, turnId)
        const current = await bus.request(getTurn, { studentKey, turnId }, deadline)
        if (current.kind === 'erased') throw unauthorized()
        if (current.kind === 'unknown') throw notFound()
        const { state, attempt } = current.turn
        if (state !== 'failed') throw notRetryable()
        const answer = await bus.request(retryTurn, { studentKey, turnId, attempt }, deadline)
        if (answer.kind === 'unknown') throw notFound()
        if (answer.kind === 'refused') throw notRetryable()
        return await stream(deps, request, reply, studentKey, answer.turn, live, true)
      },
    )

    for (const [path, operationId] of [
      ['/chat/history', 'getChatHistory'],
      ['/chat/messages', 'getChatMessages'],
    ] as const)
      app.get(
        path,
        {
          schema: {
            operationId,
            tags: ['chat'],
            summary: 'The conversation, oldest first: the newest window, or the page before or after a cursor',
            querystring: HistoryQuery,
            response: { 200: ChatHistoryResponse, ...commonFailures },
            ...bearer,
          },
        },
        async (request) => {
          const { studentKey } = studentOf(request)
          const answer = await bus.request(getHistory, { studentKey, ...request.query }, routeDeadline())
          if (answer.kind === 'erased') throw unauthorized()
          if (answer.kind === 'invalid') throw invalid(answer.issues)
          return answer.page
        },
      )
  }

const notRetryable = () =>
  invalid([{ path: 'turnId', message: 'only the newest turn can be retried, and only when it failed' }])

async function stream(
  deps: RouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  studentKey: string,
  turn: Turn,
  live: Listening,
  replay: boolean,
) {
  const lastEventId = request.headers['last-event-id']
  const after = lastNumber(turn.turnId, typeof lastEventId === 'string' ? lastEventId : undefined)
  using opened = openStream(deps, request, reply)
  await followTurn(deps, { studentKey, turn, live, after, replay }, opened.events)
}
