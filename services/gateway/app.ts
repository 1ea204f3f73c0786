import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cors from '@fastify/cors'
import type { Bus } from '@yoldas/bus'
import { eventStreams } from '@yoldas/http'
import { describeSpan, type Log, traceId } from '@yoldas/telemetry'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
  type onRequestHookHandler,
} from 'fastify'
import helmet from 'helmet'
import { openApi } from './document/openapi.ts'
import { fewAtOnce, inTurn } from './door/admission.ts'
import { recordAnswer } from './door/answered.ts'
import { jsonBodies, maxBodyBytes } from './door/bodies.ts'
import { countBodies } from './door/counting.ts'
import { answerError, answerNotFound } from './door/failures.ts'
import { answerOddHeads, badClientHandler } from './door/malformed.ts'
import { mark } from './door/mark.ts'
import { readablePath } from './door/paths.ts'
import { boundSockets } from './door/sockets.ts'
import { validatorCompiler } from './door/validation.ts'
import type { Authenticator, Student } from './identity/students.ts'
import type { GatewayMetrics } from './metrics.ts'
import { actionRoutes } from './routes/actions.ts'
import { ageRoutes } from './routes/age.ts'
import { chatRoutes } from './routes/chat.ts'
import { deviceRoutes } from './routes/devices.ts'
import { exportRoutes } from './routes/export.ts'
import { feedRoutes } from './routes/feed.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { journeyRoutes } from './routes/journey.ts'
import { mediaRoutes } from './routes/media.ts'
import { memoryRoutes } from './routes/memory.ts'
import { mistakeRoutes } from './routes/mistakes.ts'
import { planRoutes } from './routes/plan.ts'
import { profileRoutes } from './routes/profile.ts'
import { reactionRoutes } from './routes/reactions.ts'
import { replyRoutes } from './routes/replies.ts'
import { reviewRoutes } from './routes/review.ts'
import { scheduledRoutes } from './routes/scheduled.ts'
import { searchRoutes } from './routes/search.ts'
import { readShareRoute, shareRoutes } from './routes/shares.ts'
import { statisticsRoutes } from './routes/statistics.ts'
import { systemRoutes } from './routes/system.ts'
import { weekRoutes } from './routes/weeks.ts'
import { whyRoutes } from './routes/why.ts'
import type { Channels } from './stream/channel.ts'
import type { StreamLimits } from './stream/limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set under /api, before anything else happens there. */
    student: Student | null
    /** Of its token, once somebody has asked who it is from. */
    tokenKey: string | null
  }
}

export type AppOptions = {
  bus: Bus
  log: Log
  metrics: GatewayMetrics
  channels: Channels
  limits: StreamLimits
  authenticator: Authenticator
  corsOrigins: string[]
  trustedProxies: string[]
  maxSockets: number
}

/** Of a request being received: headers, then the body too. */
const receiveMilliseconds = 15_000
/** Long enough that an overlong token is answered with a 401 like every other bad one. */
const maxHeaderBytes = 64 * 1024

/** The whole public surface. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = options.log
  const streams = eventStreams({ cutOff: () => options.metrics.cutOff.inc() })
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: maxBodyBytes,
    rewriteUrl: ({ url = '/' }) => readablePath(url),
    // A parameter of any length is for its route to refuse: the router would do it before anybody asked who calls.
    routerOptions: { maxParamLength: maxHeaderBytes },
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    requestTimeout: receiveMilliseconds,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: {
      headersTimeout: receiveMilliseconds,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: maxHeaderBytes,
      requireHostHeader: false,
    },
    clientErrorHandler: badClientHandler(streams, receiveMilliseconds),
  })
  // A child for each request would compile pino's redaction anew: lines about requests name them by `reqId`.
  app.setChildLoggerFactory(() => logger)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerNotFound)
  app.decorateRequest('student', null)
  app.decorateRequest('tokenKey', null)
  // Before any hook that may refuse: refusals have them too.
  const headers = usualHeaders()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  const refuseBody = countBodies(app, options.authenticator)
  app.addHook('onRequest', inTurn(app.server, options.authenticator))
  app.addHook('preClose', async () => options.channels.drain())
  app.addHook('onRequest', nameSpan)
  app.addHook('onResponse', recordAnswer(options.metrics))
  jsonBodies(app)

  if (options.corsOrigins.length > 0) await app.register(cors, () => corsOptions(options.corsOrigins))
  boundSockets(app, options.maxSockets)
  answerOddHeads(app)
  await app.register(openApi)
  await app.register(systemRoutes(options))
  await app.register(
    async (api) => {
      api.addHook('onRequest', describeAnswer)
      api.addHook('onRequest', refuseBody)
      await api.register(replyRoutes(options))
      await api.register(actionRoutes(options))
      await api.register(readShareRoute(options))
    },
    { prefix: '/api' },
  )
  await app.register(
    async (api) => {
      api.addHook('onRequest', describeAnswer)
      api.addHook('onRequest', identify(options.authenticator))
      api.addHook('onRequest', refuseBody)
      api.addHook('onRequest', fewAtOnce())
      api.setNotFoundHandler(answerNotFound)
      // Else the CORS plugin's own route answers requests that are not preflights, without authentication.
      api.options('/*', { schema: { hide: true } }, answerNotFound)
      await api.register(profileRoutes(options))
      await api.register(ageRoutes(options))
      await api.register(memoryRoutes(options))
      await api.register(exportRoutes(options))
      await api.register(chatRoutes({ ...options, streams }))
      await api.register(mediaRoutes(options))
      await api.register(feedRoutes({ ...options, streams }))
      await api.register(reactionRoutes(options))
      await api.register(feedbackRoutes(options))
      await api.register(searchRoutes(options))
      await api.register(whyRoutes(options))
      await api.register(scheduledRoutes(options))
      await api.register(deviceRoutes(options))
      await api.register(planRoutes(options))
      await api.register(journeyRoutes(options))
      await api.register(statisticsRoutes(options))
      await api.register(weekRoutes(options))
      await api.register(shareRoutes(options))
      await api.register(mistakeRoutes(options))
      await api.register(reviewRoutes(options))
    },
    { prefix: '/api' },
  )
  return app
}

/**
 * The same for every answer, and made once: security headers, and the mark. They are set on Fastify's reply: Node's response would keep a copy of them
 * for as long as a stream lasts.
 */
function usualHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ contentSecurityPolicy: { directives: { defaultSrc: ["'none'"] } } })(request, response, () => {})
  const secure = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
  return { ...Object.fromEntries(secure), ...mark }
}

const corsOptions = (origin: string[]) => async (request: FastifyRequest) => ({
  origin,
  preflight: isPreflight(request),
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: ['authorization', 'content-type', 'last-event-id'],
  exposedHeaders: ['retry-after', 'x-trace-id', 'x-yoldas'],
  maxAge: 600,
})

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

/** Mostly the token has been seen, and nothing is waited for. */
const identify =
  ({ recognize, authenticate }: Authenticator): onRequestHookHandler =>
  (request, _reply, done) => {
    if (isPreflight(request)) return done()
    const enter = (student: Student) => {
      request.student = student
      done()
    }
    const known = recognize(request)
    if (known) return enter(known)
    authenticate(request).then(enter, done)
  }

/** What is a student's is kept by nobody on the way. A stream says so itself. */
const describeAnswer: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store')
  const trace = traceId()
  if (trace !== undefined) reply.header('x-trace-id', trace)
  done()
}

/** The span of a request is called by its route: a path may hold anything. */
const nameSpan: onRequestHookHandler = ({ method, routeOptions: { url } }, _reply, done) => {
  if (url !== undefined) describeSpan({ 'http.route': url }, `${method} ${url}`)
  done()
}
