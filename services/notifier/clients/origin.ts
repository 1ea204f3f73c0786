import { type ClientHttp2Session, constants, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2'
import { describeSpan, inChildSpan, SpanKind } from '@yoldas/telemetry'
import { type Deadline, deadlineIn } from '@yoldas/time'
import type { Answer, Received } from './answer.ts'
import { mostAnswerBytes, post, retryAfterSeconds, timeIsUp, unanswered } from './post.ts'
import { keepSessions, type Place } from './sessions.ts'

export type Asking = { method: 'POST' | 'DELETE'; path: string; headers: Record<string, string>; body?: string }

/** Where a provider answers. */
export type Origin = {
  /**
   * Asks once, unless `begin` has passed when it could, whole answer included; never throws. A redirect is an answer.
   */
  ask(request: Asking, milliseconds: number, begin?: Deadline): Promise<Received | Answer>
}

/** So long an origin that could not be reached by HTTP/2 is asked by HTTP/1.1. */
const plainMilliseconds = 10_000

/**
 * Asks by HTTP/2, which costs a fifth of a request by HTTP/1.1: over TLS where both agree on it, and without TLS at
 * once. An origin that cannot be reached so is asked by HTTP/1.1: nothing was sent yet, and that says what is wrong.
 */
export function connectOrigin(url: string): Origin {
  const { origin, pathname } = new URL(url)
  const base = pathname === '/' ? '' : pathname
  const sessions = keepSessions(origin)
  let plainUntil = 0

  const waitForPlace = async (milliseconds: number): Promise<Place | 'late' | 'plain'> => {
    if (performance.now() < plainUntil) return 'plain'
    const signal = new AbortController()
    const taking = sessions.take(signal.signal).catch(() => {
      if (!signal.signal.aborted) plainUntil = performance.now() + plainMilliseconds
      return 'plain' as const
    })
    const late = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => {
      signal.abort()
      late.resolve('late')
    }, milliseconds)
    return Promise.race([taking, late.promise]).finally(() => clearTimeout(timer))
  }

  return {
    async ask(request, milliseconds, begin) {
      const deadline = deadlineIn(milliseconds)
      const place = sessions.takeFree() ?? (await waitForPlace(milliseconds))
      if (place === 'late') return unanswered(timeIsUp())
      if (place === 'plain') {
        if (begin?.remaining() === 0) return unbegun
        const { path, ...rest } = request
        return post(`${origin}${base}${path}`, rest, AbortSignal.timeout(deadline.remaining()))
      }
      try {
        if (begin?.remaining() === 0) return unbegun
        return await traced(origin, request.method, () =>
          exchange(place.session, { ...request, path: base + request.path }, deadline.remaining()),
        )
      } catch (error) {
        return unanswered(error)
      } finally {
        place.end()
      }
    },
  }
}

/** A span as instrumented clients make it, without the path, which may hold who is asked about. */
function traced(origin: string, method: string, ask: () => Promise<Received>): Promise<Received> {
  const attributes = { 'http.request.method': method, 'server.address': new URL(origin).hostname }
  return inChildSpan(method, { kind: SpanKind.CLIENT, attributes }, async () => {
    const received = await ask()
    describeSpan({ 'http.response.status_code': received.status })
    return received
  })
}

/** A phone may have passed to another since it was decided whose it is. */
const unbegun: Answer = {
  outcome: 'again',
  status: null,
  code: 'NOT_BEGUN',
  message: 'nothing was sent: it took too long to begin',
  retryAfterSeconds: 0,
}

/**
 * One request on a connection. A connection on which an answer did not come in time takes no more: it may lead nowhere.
 */
function exchange(session: ClientHttp2Session, { method, path, headers, body }: Asking, milliseconds: number) {
  const { promise, resolve, reject } = Promise.withResolvers<Received>()
  const stream = session.request({ ':method': method, ':path': path, ...headers })
  let answer: IncomingHttpHeaders & IncomingHttpStatusHeader = {}
  let text = ''
  const timer = setTimeout(() => {
    reject(timeIsUp())
    stream.close(constants.NGHTTP2_CANCEL)
    session.close()
  }, milliseconds)
  stream.setEncoding('utf8')
  stream.on('response', (received) => {
    answer = received
  })
  const end = () => {
    const status = answer[':status']
    if (status === undefined) return reject(cutOff())
    resolve({ status, text, retryAfterSeconds: retryAfterSeconds((name) => answer[name] ?? '') })
  }
  stream.on('data', (chunk: string) => {
    text += chunk
    if (text.length <= mostAnswerBytes) return
    end()
    stream.close(constants.NGHTTP2_CANCEL)
  })
  stream.on('error', reject)
  stream.on('close', () => {
    clearTimeout(timer)
    if (stream.readableEnded && !stream.aborted) end()
    else reject(cutOff())
  })
  stream.end(body)
  return promise
}

/** As when a connection of HTTP/1.1 ends too early. */
const cutOff = () => Object.assign(new Error('the answer was cut off'), { code: 'ECONNRESET' })
