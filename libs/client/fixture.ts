import type { Fetch } from './http.ts'
import { createHttp, type Http } from './http.ts'
import { openSession } from './session.ts'
import type { Timing } from './timing.ts'
import type { Message } from './types.ts'

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
    session: openSession(() => tokenOf('student')),
    timing: { ...quick, ...timing },
    closed: new AbortController().signal,
  })

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

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
  return new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } })
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
    content: values.id,
    media: [],
    reactions: [],
    replyTo: null,
    turnId: `turn-${values.turnIndex}`,
    origin: 'chat',
    sources: [],
    cursor: `cursor-${position}`,
    timestamp: new Date(Date.UTC(2026, 0, 1) + position).toISOString(),
    ...rest,
  }
}

/** Resolves once it is so. */
export async function until(what: string, isSo: () => boolean, milliseconds = 3_000): Promise<void> {
  const end = performance.now() + milliseconds
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited ${milliseconds} ms for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
