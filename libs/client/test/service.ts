import type { Fetch } from '../http.ts'
import { createHttp, type Http } from '../http.ts'
import { createClient } from '../index.ts'
import { openSession } from '../session.ts'
import { memoryStorage } from '../storage.ts'
import type { Timing } from '../timing.ts'
import type { Message } from '../types.ts'

export const quick: Timing = { request: 500, idle: 200, retryFirst: 1, retryMost: 4 }

/** A token as it looks: nobody here verifies it. */
export const tokenOf = (sub: string, mark = '') =>
  `e30.${Buffer.from(JSON.stringify({ sub, aud: 'authenticated' })).toString('base64url')}.${mark}`

/** What a scripted service is asked. */
export type Asked = {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal
}
export type Script = (asked: Asked) => Response | Promise<Response>

/** `fetch`, answered by a script; it fails as `fetch` does when the request is aborted or the script throws. */
export const scriptedFetch =
  (script: Script): Fetch =>
  async (url, { method, headers, body, signal }) => {
    const { pathname, searchParams } = new URL(url)
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new TypeError('aborted'))
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort)
    })
    const asked = {
      method,
      path: pathname,
      query: searchParams,
      headers,
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      signal,
    }
    return await Promise.race([Promise.resolve().then(() => script(asked)), aborted])
  }

export const httpOf = (script: Script, timing: Partial<Timing> = {}): Http =>
  createHttp({
    url: 'http://service',
    fetch: scriptedFetch(script),
    session: openSession(() => tokenOf('student'), 500),
    timing: { ...quick, ...timing },
    closed: new AbortController().signal,
  })

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-yoldas': '1', ...headers },
  })

export const streamHeaders = { 'content-type': 'text/event-stream', 'x-yoldas': '1' }

/** A stream that gives these bytes, one piece after another, and then ends, breaks, or stays open. */
export function streamOf(pieces: Uint8Array[], then: 'ends' | 'breaks' | 'stays', signal?: AbortSignal): Response {
  const rest = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener('abort', () => {
        try {
          controller.error(new TypeError('aborted'))
        } catch {}
      })
    },
    pull(controller) {
      const piece = rest.shift()
      if (piece) return controller.enqueue(piece)
      if (then === 'ends') controller.close()
      else if (then === 'breaks') controller.error(new TypeError('terminated'))
      else return new Promise<void>(() => {})
    },
  })
  return new Response(body, { status: 200, headers: streamHeaders })
}

export const frame = (id: string, event: string, data: unknown) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Cuts bytes at these places, wherever characters end. */
export function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  return [0, ...ends].map((from, i) => bytes.slice(from, ends[i] ?? bytes.length))
}

export function messageOf(values: Partial<Message> & { id: string; turnIndex: number; position: number }): Message {
  const { position, ...rest } = values
  return {
    role: 'user',
    author: (values.role ?? 'user') === 'user' ? 'student' : 'model',
    content: values.id,
    media: [],
    reactions: [],
    feedback: null,
    replyTo: null,
    turnId: `turn-${values.turnIndex}`,
    origin: 'chat',
    sources: [],
    help: [],
    cursor: `cursor-${position}`,
    timestamp: new Date(Date.UTC(2026, 0, 1) + position).toISOString(),
    ...rest,
  }
}

/** Resolves once it is so. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  milliseconds = 20_000,
): Promise<void> {
  const end = performance.now() + milliseconds
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}

/** A cursor names a place, also when its message is gone. */
export const placeOf = (cursor: string) => Number(cursor.split('-')[1])

/** A service that answers each message at once, and that other devices may write to. */
export function smallService() {
  const messages: Message[] = []
  const asked: Asked[] = []
  const byClientId = new Map<string, Message>()
  const feeds: Array<(text: string) => void> = []
  const tell = (event: string, data: unknown) => {
    for (const feed of feeds) feed(frame(`p${messages.length}`, event, data))
  }
  const store = (values: Partial<Message> & { turnIndex: number }) => {
    const position = messages.length
    const message = messageOf({ id: `m${position}`, position, ...values })
    messages.push(message)
    return message
  }
  const send = (content: string, clientId: string) => {
    const existing = byClientId.get(clientId)
    if (existing) return existing
    const message = store({ content, turnIndex: messages.length })
    byClientId.set(clientId, message)
    store({ content: `re: ${content}`, role: 'assistant', turnIndex: message.turnIndex })
    return message
  }
  const turnStream = (message: Message) => {
    const { turnId, turnIndex } = message
    const answers = messages.filter((other) => other.turnIndex === turnIndex && other.role === 'assistant')
    const start = frame(`${turnId}:0`, 'start', { turnId, message })
    return start + frame(`${turnId}:9`, 'done', { turnId, messages: answers, finish: 'complete' })
  }
  const answer: Script = (one) => {
    asked.push(one)
    const { method, path, body, query, signal } = one
    if (path === '/api/chat/send') {
      const { message = '', clientId = '' } = Object(body)
      if (message === 'hayır')
        return json({ error: 'invalid request', issues: [{ path: 'message', message: 'no' }] }, 400)
      return streamOf([bytesOf(turnStream(send(message, clientId)))], 'ends')
    }
    if (path === '/api/chat/events') {
      const parts = new TransformStream<Uint8Array, Uint8Array>()
      const writer = parts.writable.getWriter()
      const write = (text: string) => void writer.write(bytesOf(text)).catch(() => {})
      signal.addEventListener('abort', () => void writer.abort().catch(() => {}))
      feeds.push(write)
      write(frame(one.headers['last-event-id'] ?? 'p0', 'hello', {}))
      return new Response(parts.readable, { status: 200, headers: streamHeaders })
    }
    if (path === '/api/chat/history') {
      const [before, after] = [query.get('before'), query.get('after')]
      if (after !== null) {
        const newer = messages.filter(({ cursor }) => placeOf(cursor) > placeOf(after))
        return json({ messages: newer.slice(0, 60), hasMore: newer.length > 60, turns: [] })
      }
      const end = before === null ? messages.length : messages.findIndex(({ cursor }) => cursor === before)
      const from = Math.max(0, end - 60)
      return json({ messages: messages.slice(from, end), hasMore: from > 0, turns: [] })
    }
    const turn = messages.find(({ turnId }) => path === `/api/chat/turns/${turnId}/stream`)
    if (turn && method === 'GET') return streamOf([bytesOf(turnStream(turn))], 'ends')
    if (path === '/api/devices' && method === 'DELETE') return json({ removed: true })
    return json({ error: 'not found' }, 404)
  }
  return { messages, asked, answer, send, store, tell, byClientId }
}

type Service = ReturnType<typeof smallService>
type Options = { storage?: ReturnType<typeof memoryStorage>; sub?: string; script?: Script }

export const clientOf = (
  service: Service,
  { storage = memoryStorage(), sub = 'ada', script = service.answer }: Options = {},
) =>
  createClient({
    url: 'http://service',
    storage,
    timing: quick,
    token: () => tokenOf(sub),
    fetch: scriptedFetch(script),
  })

type AnyClient = ReturnType<typeof clientOf>
export const shown = ({ conversation }: AnyClient) =>
  conversation
    .getState()
    .items.map((item) =>
      item.kind === 'message' ? item.message.content : item.kind === 'pending' ? `(${item.entry.message})` : '…',
    )
