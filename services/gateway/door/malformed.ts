import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type EventStreams, type HttpError, invalid, lingerMilliseconds, unavailable } from '@yoldas/http'
import type { FastifyInstance } from 'fastify'
import { mark } from './mark.ts'

/** As every other answer has them, for answers that no route gives. */
const headers = {
  ...mark,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'content-type': 'application/json; charset=utf-8',
  connection: 'close',
}

const refusal = (message: string) => invalid([{ path: '', message }])

/** Node would answer these itself, without a body. */
export function answerOddHeads(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const isOdd = raw.headers.host === undefined && raw.httpVersion === '1.1'
    done(isOdd ? refusal('expected a Host header') : undefined)
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, headers).end(JSON.stringify({ error: 'expectation failed' }))
  })
}

/** A process that has not run for this long was stopped, or its machine was. */
const standstillMilliseconds = 3_000

/**
 * For input that is not valid HTTP, or comes too slowly: there is no request yet to answer. Answers under way come
 * first, and whole; behind a stream the connection only closes, since its client reads events and no more. What is too
 * slow since this process stood still, within the `receiveMilliseconds` that a request has, may be sent again: it was
 * there, and nobody read it.
 */
export function badClientHandler(streams: Pick<EventStreams, 'has'>, receiveMilliseconds: number) {
  const refused = new WeakSet<Socket>()
  const stoodStill = watchStandstills()
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    if (refused.has(socket)) return
    refused.add(socket)
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
    const slow = () => (stoodStill(receiveMilliseconds) ? unavailable() : refusal('the request came too slowly'))
    void refuse(streams, socket, isSlow ? slow() : refusal('not a valid HTTP request'))
  }
}

/** Whether this process stood still within the last milliseconds. */
function watchStandstills(): (milliseconds: number) => boolean {
  let [ranAt, stoodStillAt] = [performance.now(), Number.NEGATIVE_INFINITY]
  const look = () => {
    const now = performance.now()
    if (now - ranAt > standstillMilliseconds) stoodStillAt = now
    ranAt = now
    return now
  }
  setInterval(look, standstillMilliseconds / 3).unref()
  return (milliseconds) => look() - stoodStillAt < milliseconds
}

async function refuse(streams: Pick<EventStreams, 'has'>, socket: Socket, answer: HttpError) {
  let isBehindStream = false
  for (let before = answerUnderway(socket); before; before = answerUnderway(socket)) {
    await new Promise((resolve) => before?.once('close', resolve))
    isBehindStream = streams.has(before)
  }
  if (!socket.writable) return
  if (isBehindStream) socket.end()
  else socket.end(rawAnswer(answer))
  setTimeout(() => socket.destroy(), lingerMilliseconds).unref()
}

/**
 * Where Node itself looks before it refuses a client. An answer that waits for the very request that is refused does
 * not count.
 */
function answerUnderway(socket: Socket): ServerResponse | undefined {
  const answer = socket.writable && '_httpMessage' in socket ? socket._httpMessage : undefined
  if (!(answer instanceof ServerResponse)) return undefined
  return answer.req.complete || answer.headersSent ? answer : undefined
}

function rawAnswer({ statusCode, body }: HttpError): string {
  const json = JSON.stringify(body)
  const again = statusCode === 503 && { 'retry-after': '1' }
  const lines = Object.entries({ ...headers, ...again, 'content-length': Buffer.byteLength(json) })
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ]
  return `${head.join('\r\n')}\r\n\r\n${json}`
}
