import {
  ChatHistoryResponse,
  ChatRegenerateBody,
  ChatSendBody,
  ChatStopResponse,
  getHistory,
  getTurn,
  historyWindow,
  regenerateTurn,
  retryTurn,
  stopTurn,
  type Turn,
} from '@yoldas/contracts/chat'
import { ChatReadBody, ChatReadResponse, readTo } from '@yoldas/contracts/unread'
import { Uuid } from '@yoldas/contracts/values'
import { HttpError, invalid } from '@yoldas/http'
import { newId } from '@yoldas/ids'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { nothingMore, turnStream } from '../document/streams.ts'
import { fillEmptyBody } from '../door/bodies.ts'
import { lastNumber } from '../stream/order.ts'
import { followTurn, type TurnStream } from '../stream/turn.ts'
import { accepted } from './accepted.ts'
import { bodyOptional, studentRoutes } from './ask.ts'
import { findKnownSend } from './knownSend.ts'
import {
  bearer,
  commonFailures,
  emptyMessage,
  invalidRequest,
  routeDeadline,
  type StreamDeps,
  studentOf,
  unknownId,
} from './route.ts'
import { sendInTurn } from './sends.ts'
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

const TurnParams = z.object({ turnId: Uuid.describe('As its messages and its events name it.') })

const turnFailures = { ...commonFailures, ...invalidRequest, ...unknownId }

const LastEventId = z.object({
  'last-event-id': z
    .string()
    .optional()
    .describe('Continue after this event of the turn; an id of another stream means from the start.'),
})

export const chatRoutes =
  (deps: StreamDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const { bus, channels, limits } = deps
    const route = studentRoutes(app, bus)

    app.post(
      '/chat/send',
      {
        schema: {
          operationId: 'sendChatMessage',
          tags: ['chat'],
          summary: 'Stores a message and streams the answer',
          description: [
            'Never retried automatically without a `clientId`; with one that is known, the first send’s turn is',
            'streamed whatever else the body says. A client that goes away does not stop the turn. Wait at least 90',
            'seconds.',
          ].join(' '),
          headers: LastEventId,
          body: ChatSendBody,
          response: { 200: turnStream, ...commonFailures, ...emptyMessage },
          ...bearer,
        },
        errorHandler: async (error, request, reply) => {
          using _counted = limits.take()
          const turn = await findKnownSend(deps, request, error)
          if (!turn) throw error
          await attach(deps, request, reply, turn)
        },
      },
      async (request, reply) => {
        const { studentKey, verdict } = studentOf(request)
        using _counted = limits.take()
        const turnId = newId()
        const { message: text = '', mediaIds = [], replyToId, style, clientId } = request.body
        using own = channels.listenToTurn(studentOf(request), turnId)
        const asked = { studentKey, turnId, messageId: newId(), text, mediaIds, replyToId, style, clientId, verdict }
        const answer = accepted(await sendInTurn(bus, asked, reply))
        if (answer.kind === 'empty') throw new HttpError(400, { error: 'empty message' })
        const { turn, repeated } = answer
        if (turn.turnId !== turnId) return await attach(deps, request, reply, turn)
        return await stream(deps, request, reply, { turn, live: own, replay: repeated })
      },
    )

    app.get(
      '/chat/turns/:turnId/stream',
      {
        schema: {
          operationId: 'streamTurn',
          tags: ['chat'],
          summary: 'The stream of a turn, from its start or after an event',
          description: [
            'While the turn runs and for 10 minutes after; later `start` and `done` (or `error`) alone. At most 5',
            'streams of a turn are open at once, besides that of its send.',
          ].join(' '),
          headers: LastEventId,
          params: TurnParams,
          response: { 200: turnStream, 204: nothingMore, ...turnFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const { turnId } = request.params
        using _counted = limits.take()
        using live = channels.listenToTurn(studentOf(request), turnId)
        const answer = accepted(await bus.request(getTurn, { studentKey, turnId }, routeDeadline()))
        const { outcome } = answer.turn
        if (outcome && request.headers['last-event-id'] === `${turnId}:${outcome.n}`)
          return await reply.code(204).send()
        using _ofTurn = limits.takeOf(turnId)
        return await stream(deps, request, reply, { turn: answer.turn, live, replay: true })
      },
    )

    route('POST', '/chat/turns/:turnId/stop', stopTurn, {
      operationId: 'stopTurn',
      tags: ['chat'],
      summary: 'Ends generation: what was written so far is stored',
      description: [
        'Its stream ends with `done`, `finish` is `stopped`; nothing is pushed. What tools completed stays. A turn',
        'that waits ends without a bubble, but for the one by hand that it may begin with.',
      ].join(' '),
      params: TurnParams,
      response: ChatStopResponse,
      failures: unknownId,
      input: ({ studentKey, params: { turnId } }) => ({ studentKey, turnId, stopId: newId() }),
    })

    app.post(
      '/chat/turns/:turnId/retry',
      {
        schema: {
          operationId: 'retryTurn',
          tags: ['chat'],
          summary: 'Runs the newest turn again when it failed, and streams it; streams it when it is unfinished',
          description: 'The student’s message is not stored again. Any other turn is a 400 on `turnId`.',
          headers: LastEventId,
          params: TurnParams,
          response: { 200: turnStream, ...turnFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey, verdict } = studentOf(request)
        const { turnId } = request.params
        const deadline = routeDeadline()
        using _counted = limits.take()
        using live = channels.listenToTurn(studentOf(request), turnId)
        const current = accepted(await bus.request(getTurn, { studentKey, turnId }, deadline))
        const { state, attempt } = current.turn
        if (state === 'done' || state === 'stopped') throw notRetryable()
        using _ofTurn = limits.takeOf(turnId)
        const answer = accepted(await bus.request(retryTurn, { studentKey, turnId, attempt, verdict }, deadline))
        if (answer.kind === 'refused') throw notRetryable()
        return await stream(deps, request, reply, { turn: answer.turn, live, replay: true })
      },
    )

    app.post(
      '/chat/turns/:turnId/regenerate',
      {
        preValidation: fillEmptyBody,
        schema: {
          operationId: 'regenerateTurn',
          tags: ['chat'],
          summary: 'Has the newest turn answered anew, and streams it',
          description: [
            'The stream has `start`, `restart`, chunks and `done`; its numbers go on. Until then history has the old',
            'bubbles, and they stay when nothing comes of it: the attempt fails or is stopped, or the answer would be a',
            'text by hand. Then `done` has the old bubbles. Nothing is pushed. A 400 on `turnId`: it is not the newest',
            'turn, it has failed or not ended, a bubble is not the model’s, its tools changed something, or the student',
            'is in distress.',
          ].join(' '),
          headers: LastEventId,
          params: TurnParams,
          body: ChatRegenerateBody,
          response: { 200: turnStream, ...turnFailures },
          ...bearer,
          ...bodyOptional,
        },
      },
      async (request, reply) => {
        const { studentKey, verdict } = studentOf(request)
        const { turnId } = request.params
        using _counted = limits.take()
        using live = channels.listenToTurn(studentOf(request), turnId)
        using _ofTurn = limits.takeOf(turnId)
        const asked = { studentKey, turnId, regenerateId: request.body.clientId ?? newId(), verdict }
        const answer = accepted(await bus.request(regenerateTurn, asked, routeDeadline()))
        if (answer.kind === 'refused') throw notRegenerable()
        return await stream(deps, request, reply, { turn: answer.turn, live, replay: true })
      },
    )

    route('PUT', '/chat/read', readTo, {
      operationId: 'readChat',
      tags: ['chat'],
      summary: 'Notes up to where the student has read',
      description: [
        'Call it when messages have been on the screen, with the `cursor` of the newest one. It only goes forward, and',
        'repeating it changes nothing. All devices are told by `read` of the feed; nothing is pushed. What the student',
        'sends reads everything before it. A cursor that no message of the conversation has is a 400 on `cursor`.',
      ].join(' '),
      body: ChatReadBody,
      response: ChatReadResponse,
      input: ({ studentKey, body: { cursor } }) => ({ studentKey, cursor }),
    })

    for (const [path, operationId] of [
      ['/chat/history', 'getChatHistory'],
      ['/chat/messages', 'getChatMessages'],
    ] as const)
      route('GET', path, getHistory, {
        operationId,
        tags: ['chat'],
        summary: 'The conversation, oldest first: the newest window, or the page before or after a cursor',
        description: [
          'The truth about the conversation. `/api/chat/history` and `/api/chat/messages` are the same. Name',
          '`before` or `after`, not both. A page has at most 4 MiB, and one message at least. What is older than the',
          'operator keeps (by default three years) is not in it.',
        ].join(' '),
        querystring: HistoryQuery,
        response: ChatHistoryResponse,
        input: ({ studentKey, query }) => ({ studentKey, ...query }),
        answer: ({ page }) => page,
      })
  }

const notRetryable = () =>
  invalid([
    { path: 'turnId', message: 'only the newest turn can be retried, and only when it failed or is unfinished' },
  ])

const notRegenerable = () =>
  invalid([
    {
      path: 'turnId',
      message:
        'only the newest turn can be regenerated, once it is done, and only if the model wrote all of its answer',
    },
  ])

/** Streams a turn that somebody else sent, or sent before. */
async function attach(deps: StreamDeps, request: FastifyRequest, reply: FastifyReply, turn: Turn) {
  using _ofTurn = deps.limits.takeOf(turn.turnId)
  using live = deps.channels.listenToTurn(studentOf(request), turn.turnId)
  await stream(deps, request, reply, { turn, live, replay: true })
}

async function stream(
  deps: StreamDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { turn, live, replay }: { turn: Turn; live: TurnStream; replay: boolean },
) {
  const lastEventId = request.headers['last-event-id']
  const after = lastNumber(turn.turnId, typeof lastEventId === 'string' ? lastEventId : undefined)
  await followTurn(live, { turn, after, replay }, openStream(deps, request, reply))
}
