import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type EventStreams, invalid } from '@yoldas/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** As helmet sets them, for answers that no route gives. */
const headers = {
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
  app.addHook('onRequest', async ({ raw }: FastifyRequest) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw refusal('expected a Host header')
  })
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, headers).end(JSON.stringify({ error: 'expectation failed' }))
  })
}

/** After the last answer the client gets so long to read it, before what else it sends resets the connection. */
const lingerMilliseconds = 2_000

/**
 * For input that is not valid HTTP, or comes too slowly: there is no request yet to answer. Answers under way come
 * first, and whole; behind a stream the connection only closes, since its client reads events and no more.
 */
export function badClientHandler(streams: Pick<EventStreams, 'has'>) {
  const refused = new WeakSet<Socket>()
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    if (refused.has(socket)) return
    refused.add(socket)
    const message =
      error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'the request came too slowly' : 'not a valid HTTP request'
    void refuse(streams, socket, message)
  }
}

async function refuse(streams: Pick<EventStreams, 'has'>, socket: Socket, message: string) {
  let isBehindStream = false
  for (let answer = answerUnderway(socket); answer; answer = answerUnderway(socket)) {
    await new Promise((resolve) => answer?.once('close', resolve))
    isBehindStream = streams.has(answer)
  }
  if (!socket.writable) return
  if (isBehindStream) socket.end()
  else socket.end(rawAnswer(JSON.stringify(refusal(message).body)))
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

function rawAnswer(body: string): string {
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body) })
  return `HTTP/1.1 400 Bad Request\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`
}
