import { ClientError, failureOf, isPassing } from './errors.ts'
import type { Session } from './session.ts'
import { createDecoder } from './sse.ts'
import { type Linked, linked, pause, retryDelay, type Timing } from './timing.ts'
import type { Issue } from './types.ts'

export type FetchInit = {
  method: string
  headers: Record<string, string>
  body?: string | Blob | ArrayBuffer | Uint8Array<ArrayBuffer>
  cache?: 'no-store'
  signal: AbortSignal
}
/** As much of a `Response` as is used. Its body comes in bytes, or in text that is decoded already. */
export type Answer = {
  status: number
  /** Left out where the platform does not say it. */
  redirected?: boolean
  headers: { get(name: string): string | null }
  body: { getReader(): AnswerReader; cancel(): Promise<void> } | null
  text(): Promise<string>
}
export type AnswerReader = {
  read(): Promise<{ done: boolean; value?: Uint8Array | string | undefined }>
  cancel(): Promise<void>
}
export type Fetch = (url: string, init: FetchInit) => Promise<Answer>
export type Query = Record<string, string | number | undefined>
export type Request = {
  method: string
  path: string
  query?: Query
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** A repeat changes nothing: what passes is tried three times. */
  repeatable?: boolean
  /** What the JSON of a good answer has at its top. An answer without the mark is taken only if it has this. */
  holds?: string
  /** Called just before it leaves: from then on it may have happened. */
  onLeave?: () => void
}

export type Http = {
  timing: Timing
  /** Aborts when the student signs out. */
  closed: AbortSignal
  /** The JSON of an answer. @throws ClientError */
  json<Body>(request: Request): Promise<Body>
  /** The answer to a request for a stream, whose body is read as long as `link` lets it: 200 or 204. @throws ClientError */
  open(request: Request, link: Linked): Promise<Answer>
  /** What the promise gives, unless `link` aborts first. @throws ClientError */
  given<Value>(promise: Promise<Value>, link: Linked): Promise<Value>
  /** A request to elsewhere, without the token. @throws ClientError */
  elsewhere(url: string, init: Omit<FetchInit, 'signal'>, link: Linked): Promise<Answer>
}

export type HttpOptions = {
  url: string
  fetch: Fetch
  /** Null where requests carry what they need in their body. */
  session: Session | null
  timing: Timing
  closed: AbortSignal
  /** A good answer, and whether it had the mark of the service. */
  onAnswer?: (isMarked: boolean) => void
  /** Only a new sign-in helps: `unauthorized` or `other-student`. */
  onUnauthorized?: (error: unknown) => void
}

export const mostTries = 3

export function createHttp(options: HttpOptions): Http {
  const { url, fetch, session, timing, closed, onAnswer = () => {}, onUnauthorized = () => {} } = options
  const base = url.replace(/\/+$/, '')

  const given = <Value>(promise: Promise<Value>, own: Linked): Promise<Value> =>
    new Promise((resolve, reject) => {
      const fail = (cause?: unknown) => {
        leave()
        if (cause instanceof ClientError) return reject(cause)
        reject(new ClientError(closed.aborted ? { kind: 'signed-out' } : { kind: own.reason() ?? 'network' }, cause))
      }
      const stop = () => fail()
      const leave = () => own.signal.removeEventListener('abort', stop)
      own.signal.addEventListener('abort', stop)
      if (own.signal.aborted) stop()
      promise.then((value) => {
        leave()
        resolve(value)
      }, fail)
    })

  const ask = async (to: string, init: Omit<FetchInit, 'signal'>, own: Linked): Promise<Answer> => {
    const answering = new Promise<Answer>((start) => start(fetch(to, { ...init, signal: own.signal })))
    // A `fetch` that knows no signals may answer when nobody waits any more.
    const dropLate = (answer: Answer) => {
      if (own.signal.aborted) void discard(answer)
    }
    answering.then(dropLate, () => {})
    return await given(answering, own)
  }

  const attempt = async (request: Request, token: string | undefined, own: Linked): Promise<Answer> => {
    const { method, path, query = {}, body, headers } = request
    const init: Omit<FetchInit, 'signal'> = {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      cache: 'no-store',
    }
    if (body !== undefined) init.body = JSON.stringify(body)
    own.within(timing.request)
    request.onLeave?.()
    const answer = await ask(base + path + queryOf(query), init, own)
    own.within(Infinity)
    return answer
  }

  /** The answer, with a fresh token where the first was refused: by the service or by what stands before it. */
  const authorized = async (request: Request, own: Linked): Promise<Answer> => {
    if (!session) return await attempt(request, undefined, own)
    const token = await given(session.token(), own)
    const answer = await attempt(request, token, own)
    if (answer.status !== 401) return answer
    void discard(answer)
    return await attempt(request, await given(session.tokenAfter(token), own), own)
  }

  const readText = async (answer: Answer, own: Linked): Promise<string> => {
    own.within(timing.idle)
    const reader = answer.body?.getReader()
    if (!reader) return await given(answer.text(), own)
    const decode = createDecoder()
    const pieces: string[] = []
    for (;;) {
      const { done, value } = await given(reader.read(), own)
      own.within(timing.idle)
      if (value !== undefined) pieces.push(decode(value))
      if (done) return pieces.join('')
    }
  }

  /** @throws ClientError for every answer but a good one, which may still be that of somebody else */
  const accepted = async (request: Request, own: Linked): Promise<Answer> => {
    if (closed.aborted) throw new ClientError({ kind: 'signed-out' })
    try {
      const answer = await authorized(request, own)
      const { status } = answer
      if (status >= 200 && status < 300) return answer
      const retryAfterSeconds = readRetryAfter(answer)
      if (status === 429 || status === 503) {
        void discard(answer)
        throw new ClientError({ kind: 'unavailable', status, retryAfterSeconds })
      }
      const said = isMarked(answer) ? readRefusal(await readText(answer, own)) : undefined
      if (!said) void discard(answer)
      throw said ? refusal(status, said, retryAfterSeconds) : stranger(status)
    } catch (error) {
      const { kind } = failureOf(error)
      if (kind === 'unauthorized' || kind === 'other-student') onUnauthorized(error)
      throw error
    }
  }

  const once = <Body>(request: Request): Promise<Body> =>
    linked([closed, request.signal], async (own) => {
      const answer = await accepted(request, own)
      const body = parse<Body>(await readText(answer, own))
      if (body === undefined || !(isMarked(answer) || isLike(body, request.holds))) throw stranger(answer.status)
      onAnswer(isMarked(answer))
      return body
    })

  return {
    timing,
    closed,
    given,
    elsewhere: ask,
    async open(request, own) {
      const answer = await accepted(request, own)
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
      if (!isMarked(answer) && !isStream) {
        void discard(answer)
        throw stranger(answer.status)
      }
      onAnswer(isMarked(answer))
      return answer
    },
    json: <Body>(request: Request): Promise<Body> =>
      linked([closed, request.signal], async ({ signal }) => {
        for (let tries = 1; ; tries += 1) {
          try {
            return await once<Body>(request)
          } catch (error) {
            const failure = failureOf(error)
            if (!request.repeatable || tries === mostTries || !isPassing(failure)) throw error
            await pause(retryDelay(timing, tries - 1, failure), signal)
          }
        }
      }),
  }
}

function queryOf(query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return text === '' ? '' : `?${text}`
}

function parse<Body>(text: string): Body | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const discard = async (answer: Answer) => {
  await answer.body?.cancel().catch(() => {})
}

/** The service says in every answer that it is its own. Proxies and captive portals answer too. */
/** The service redirects nobody: after that it was asked for something else, and a POST may have become a GET. */
const isMarked = ({ headers, redirected }: Answer) => headers.get('x-yoldas') === '1' && !redirected

const isLike = (body: unknown, holds: string | undefined) =>
  typeof body === 'object' && body !== null && (holds === undefined || holds in body)

/** Nothing that a stranger says is about the request: it may have come to the service or not, as without an answer. */
const stranger = (status: number) =>
  new ClientError({ kind: 'network' }, new Error(`status ${status}, not from the service`))

/** In seconds, or as a date; 1 where it is missing. Also a stranger knows when to come again. */
function readRetryAfter({ headers }: Answer): number {
  const text = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return seconds >= 0 ? Math.min(seconds, 300) : 1
}

function refusal(status: number, said: Refusal, retryAfterSeconds: number): ClientError {
  if (status === 401) return new ClientError({ kind: 'unauthorized' })
  if (status === 404) return new ClientError({ kind: 'gone' })
  if (status === 408 || status === 425 || status >= 500)
    return new ClientError({ kind: 'unavailable', status, retryAfterSeconds })
  return new ClientError({ kind: 'refused', status, ...said })
}

type Refusal = { error: string; issues: Issue[] }

/** The body of a refusal: the service's own, or the validator's, whose `error` is a list. Undefined for others. */
function readRefusal(text: string): Refusal | undefined {
  const { error, issues = [] }: { error?: unknown; issues?: Issue[] } = parse<object>(text) ?? {}
  if (typeof error === 'string') return { error, issues }
  if (!Array.isArray(error)) return undefined
  return {
    error: 'invalid request',
    issues: error.map(({ path, message }: { path?: unknown[]; message?: unknown }) => ({
      path: (path ?? []).join('.'),
      message: String(message),
    })),
  }
}
