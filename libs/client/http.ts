import { ClientError, failureOf, isPassing } from './errors.ts'
import type { Session } from './session.ts'
import { type Linked, link, pause, retryDelay, type Timing } from './timing.ts'
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
}

export type Http = {
  timing: Timing
  /** Aborts when the student signs out. */
  closed: AbortSignal
  /** The JSON of an answer. @throws ClientError */
  json<Body>(request: Request): Promise<Body>
  /** An answer whose body is read later, as long as `link` lets it: 200 or 204. @throws ClientError */
  open(request: Request, link: Linked): Promise<Answer>
  /** What the promise gives, or why it was not had. @throws ClientError */
  given<Value>(promise: Promise<Value>, link: Linked): Promise<Value>
  /** A request to elsewhere, without the token. @throws ClientError */
  elsewhere(url: string, init: Omit<FetchInit, 'signal'>, signal?: AbortSignal): Promise<Answer>
}

export type HttpOptions = {
  url: string
  fetch: Fetch
  /** Null where requests carry what they need in their body. */
  session: Session | null
  timing: Timing
  closed: AbortSignal
}

const mostTries = 3

export function createHttp({ url, fetch, session, timing, closed }: HttpOptions): Http {
  const base = url.replace(/\/+$/, '')

  const attempt = async (request: Request, token: string | undefined, linked: Linked): Promise<Answer> => {
    const { method, path, query = {}, body, headers } = request
    const init: FetchInit = {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      cache: 'no-store',
      signal: linked.signal,
    }
    if (body !== undefined) init.body = JSON.stringify(body)
    return await given(fetch(base + path + queryOf(query), init), linked)
  }

  const given = async <Value>(promise: Promise<Value>, linked: Linked): Promise<Value> => {
    try {
      return await promise
    } catch (cause) {
      throw new ClientError(closed.aborted ? { kind: 'signed-out' } : { kind: linked.reason() ?? 'network' }, cause)
    }
  }

  const open = async (request: Request, linked: Linked): Promise<Answer> => {
    if (closed.aborted) throw new ClientError({ kind: 'signed-out' })
    const token = await session?.token()
    linked.within(timing.request)
    let response = await attempt(request, token, linked)
    if (response.status === 401 && session && token !== undefined) {
      await discard(response)
      const fresh = await session.tokenAfter(token)
      linked.within(timing.request)
      response = await attempt(request, fresh, linked)
    }
    if (response.status >= 200 && response.status < 300) return response
    throw await refusal(response)
  }

  const once = async <Body>(request: Request): Promise<Body> => {
    const linked = link(closed, request.signal)
    try {
      const response = await open(request, linked)
      const text = await given(response.text(), linked)
      return parse(text, response.status)
    } finally {
      linked.release()
    }
  }

  return {
    timing,
    closed,
    given,
    open,
    async json<Body>(request: Request): Promise<Body> {
      const stopping = link(closed, request.signal)
      try {
        for (let tries = 1; ; tries += 1) {
          try {
            return await once<Body>(request)
          } catch (error) {
            const failure = failureOf(error)
            if (!request.repeatable || tries === mostTries || !isPassing(failure)) throw error
            await pause(retryDelay(timing, tries - 1, failure), stopping.signal)
          }
        }
      } finally {
        stopping.release()
      }
    },
    async elsewhere(to, init, signal) {
      const linked = link(closed, signal)
      try {
        return await given(fetch(to, { ...init, signal: linked.signal }), linked)
      } finally {
        linked.release()
      }
    },
  }
}

function queryOf(query: Query): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
  return text === '' ? '' : `?${text}`
}

function parse<Body>(text: string, status: number): Body {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ClientError({ kind: 'unexpected', status }, cause)
  }
}

const discard = async (response: Answer) => {
  await response.body?.cancel().catch(() => {})
}

/** Statuses between here and the service too, such as a proxy's. */
async function refusal(response: Answer): Promise<ClientError> {
  const { status } = response
  const text = await response.text().catch(() => '')
  if (status === 401) return new ClientError({ kind: 'unauthorized' })
  if (status === 404) return new ClientError({ kind: 'gone' })
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    const retryAfterSeconds = seconds >= 0 ? Math.min(seconds, 300) : 1
    return new ClientError({ kind: 'unavailable', status, retryAfterSeconds })
  }
  if (status !== 400) return new ClientError({ kind: 'unexpected', status })
  return new ClientError({ kind: 'refused', status, ...readRefusal(text) })
}

type Said = { success?: boolean; error?: unknown; issues?: Issue[] }

/** The body of a 400: the service's own, or the validator's, which says `success` first. */
function readRefusal(text: string): { error: string; issues: Issue[] } {
  try {
    const said: Said = JSON.parse(text)
    if (said.success === false && Array.isArray(said.error))
      return {
        error: 'invalid request',
        issues: said.error.map(({ path, message }: { path?: unknown[]; message?: unknown }) => ({
          path: (path ?? []).join('.'),
          message: String(message),
        })),
      }
    return { error: String(said.error), issues: said.issues ?? [] }
  } catch {
    return { error: '', issues: [] }
  }
}
