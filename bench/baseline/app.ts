import { randomUUID } from 'node:crypto'
import helmet from '@fastify/helmet'
import { renewLease } from '@yoldas/chat-engine/engine/leases/store'
import { ChatSendBody } from '@yoldas/contracts/chat'
import { jsonBodies } from '@yoldas/gateway/door/bodies'
import { answerError, answerNotFound } from '@yoldas/gateway/door/failures'
import { validatorCompiler } from '@yoldas/gateway/door/validation'
import { eventStreams, HttpError, unauthorized, unavailable } from '@yoldas/http'
import { newId } from '@yoldas/ids'
import Fastify, { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { z } from 'zod'
import { runTurn, type TurnDeps } from './turn.ts'

type AppDeps = TurnDeps & { authenticate(request: FastifyRequest): Promise<string> }

/**
 * The service as one ordinary process: the same routes, checks, statements and stream, without a bus. It has no second
 * replica, resumes no stream and takes over no turn.
 */
export async function createApp(deps: AppDeps) {
  const logger: FastifyBaseLogger = deps.log
  const app = Fastify({ loggerInstance: logger, logController: new LogController({ disableRequestLogging: true }) })
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { method, routeOptions } = request
    const ms = Math.round(elapsedTime)
    request.log.info({ method, route: routeOptions.url ?? null, status: statusCode, ms }, 'answered')
  })
  jsonBodies(app)
  await app.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } })
  const streams = eventStreams()
  const taker = { engineId: randomUUID(), leaseSeconds: 3600 }
  await renewLease(deps.chatDb, taker)

  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/api/*', async (request, reply) => {
    await deps.authenticate(request)
    return answerNotFound(request, reply)
  })
  app.post<{ Body: z.output<typeof ChatSendBody> }>(
    '/api/chat/send',
    { schema: { body: ChatSendBody } },
    async (request, reply) => {
      const studentKey = await deps.authenticate(request)
      const { message = '' } = request.body
      if (message.trim() === '') throw new HttpError(400, { error: 'empty message' })
      const send = { studentKey, turnId: newId(), messageId: newId(), text: message }
      const accepted = await deps.statements.accept(deps.chatDb, send, taker)
      if (!accepted) throw unauthorized()
      // The load has one turn at a time of each student.
      if (!accepted.claim) throw unavailable(new Error('a turn of this student is under way'))
      reply.hijack()
      const stream = streams.open(reply.raw, plainHeaders(reply))
      stream.send(`${send.turnId}:0`, 'start', { turnId: send.turnId, message: accepted.message })
      await runTurn(deps, accepted.claim, stream)
    },
  )
  return app
}

function plainHeaders(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}
