import type { Answer, Fetch } from '@yoldas/client'
import { createDictation, type Dictation } from './dictation.ts'
import { masked, maskedHeader } from './masked.ts'

export type LineEvent = { key: number; at: number; id: string; event: string; data: string }

export type Header = readonly [name: string, value: string]
/** The beginning of a body, without its tokens. */
export type Body = { text: string; isCut: boolean }

/** A request of this phone, and the events of its stream. Nothing of it has a token. */
export type Exchange = {
  key: number
  /** Milliseconds since 1970. */
  at: number
  method: string
  url: string
  path: string
  requestHeaders: readonly Header[]
  requestBody: Body | undefined
  /** Those that the browser lets a page of another origin see. */
  responseHeaders: readonly Header[]
  /** Undefined of a stream, which has events, and until it has come. */
  responseBody: Body | undefined
  /** Undefined until there is an answer. */
  status: number | undefined
  traceId: string | undefined
  /** Until the answer's head; undefined until then. */
  headMs: number | undefined
  /** Until its end. */
  totalMs: number | undefined
  failure: string | undefined
  /** The phone needed it no longer and closed it: no failure. */
  isClosed: boolean
  /** The newest of a stream, oldest first. */
  events: readonly LineEvent[]
  eventCount: number
}

/** What lies between a phone and the product: seen by developers, and cut as a network is. */
export type Line = {
  /** Of the phone. */
  name: string
  /** What the desk writes for the phone. */
  dictation: Dictation
  /**
   * For `createClient`. Uploads go to the storage by XMLHttpRequest, past it; what comes before and after each does
   * not.
   */
  fetch: Fetch
  isCut(): boolean
  /** Requests fail from now on, and open streams break. */
  cut(): void
  restore(): void
  /** Called when the network is back, as `online` of a window is. */
  onBack(listener: () => void): () => void
  /** Called soon after something has changed, not for each token. */
  subscribe(listener: () => void): () => void
  /** Oldest first; the same array until something changes. */
  entries(): readonly Exchange[]
}

const mostExchanges = 150
const mostEvents = 100
const noticeMilliseconds = 150

export function createLine(name: string): Line {
  const exchanges: Exchange[] = []
  const listeners = new Set<() => void>()
  const onBack = new Set<() => void>()
  let cutting = new AbortController()
  let shown: readonly Exchange[] = []
  let isStale = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let keys = 0

  const notify = () => {
    clearTimeout(timer)
    timer = undefined
    for (const listener of listeners) listener()
  }
  const changed = () => {
    isStale = true
    timer ??= setTimeout(notify, noticeMilliseconds)
  }
  const begin = (url: string, init: Asked) => {
    keys += 1
    const exchange = newExchange(keys, url, init)
    exchanges.push(exchange)
    if (exchanges.length > mostExchanges) exchanges.shift()
    changed()
    return exchange
  }
  const watch = (exchange: Exchange, init: Asked): Watch => ({
    event(event) {
      exchange.eventCount += 1
      exchange.events = [
        ...exchange.events.slice(1 - mostEvents),
        { ...event, key: exchange.eventCount, at: Date.now() },
      ]
      changed()
    },
    body(text) {
      exchange.responseBody = bodyOf(text)
    },
    end(error) {
      const isFirst = exchange.totalMs === undefined
      exchange.totalMs ??= Date.now() - exchange.at
      if (isFirst && error !== undefined) {
        exchange.isClosed = init.signal.aborted && !cutting.signal.aborted
        if (!exchange.isClosed) exchange.failure = String(error)
      }
      changed()
    },
  })

  return {
    name,
    dictation: createDictation(),
    async fetch(url, init) {
      const exchange = begin(url, init)
      const watching = watch(exchange, init)
      const signal = AbortSignal.any([init.signal, cutting.signal])
      try {
        const response = await globalThis.fetch(url, { ...init, signal })
        exchange.headMs = Date.now() - exchange.at
        exchange.status = response.status
        exchange.traceId = response.headers.get('x-trace-id') ?? undefined
        exchange.responseHeaders = headersOf(response.headers)
        changed()
        return watched(response, watching)
      } catch (error) {
        watching.end(error)
        throw error
      }
    },
    isCut: () => cutting.signal.aborted,
    cut() {
      cutting.abort(new TypeError('the network was taken away'))
      notify()
    },
    restore() {
      cutting = new AbortController()
      notify()
      for (const listener of onBack) listener()
    },
    onBack: adding(onBack),
    subscribe: adding(listeners),
    entries() {
      if (isStale) shown = exchanges.map((exchange) => ({ ...exchange }))
      isStale = false
      return shown
    },
  }
}

const adding = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

type Asked = Parameters<Fetch>[1]

const newExchange = (key: number, url: string, { method, headers, body }: Asked): Exchange => ({
  key,
  at: Date.now(),
  method,
  url: masked(url),
  path: masked(url.slice(new URL(url).origin.length)),
  requestHeaders: headersOf(Object.entries(headers)),
  requestBody: typeof body === 'string' ? bodyOf(body) : undefined,
  responseHeaders: [],
  responseBody: undefined,
  status: undefined,
  traceId: undefined,
  headMs: undefined,
  totalMs: undefined,
  failure: undefined,
  isClosed: false,
  events: [],
  eventCount: 0,
})

const headersOf = (headers: Iterable<[string, string]>): Header[] =>
  [...headers].map(([name, value]) => [name, maskedHeader(name, value)])

const mostCharacters = 20_000
/** Longer than any token: one that is cut is masked all the same. */
const longestToken = 4_200

const bodyOf = (text: string): Body => ({
  text: masked(text.slice(0, mostCharacters + longestToken)).slice(0, mostCharacters),
  isCut: text.length > mostCharacters,
})

type AnswerReader = ReturnType<NonNullable<Answer['body']>['getReader']>
type Watch = {
  event(event: Omit<LineEvent, 'key' | 'at'>): void
  body(text: string): void
  end(error?: unknown): void
}

function watched(response: Response, watch: Watch): Answer {
  const { body, status, headers } = response
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  if (!body) watch.end()
  return {
    status,
    headers,
    body: body && {
      getReader: () => watchedReader(body.getReader(), watch, isStream ? splitter(watch.event) : gatherer(watch.body)),
      cancel() {
        watch.end()
        return body.cancel()
      },
    },
    text: () =>
      response.text().then(
        (text) => {
          watch.body(text)
          watch.end()
          return text
        },
        (error) => {
          watch.end(error)
          throw error
        },
      ),
  }
}

/** Gets the text as it comes, and '' at its end. */
type Taker = (text: string) => void

function watchedReader(reader: ReadableStreamDefaultReader, watch: Watch, take: Taker): AnswerReader {
  const decoder = new TextDecoder()
  return {
    async read() {
      try {
        const { done, value } = await reader.read()
        take(done ? '' : decoder.decode(value, { stream: true }))
        if (done) watch.end()
        return { done, value }
      } catch (error) {
        watch.end(error)
        throw error
      }
    },
    cancel() {
      watch.end()
      return reader.cancel()
    },
  }
}

/** As much of a body as is shown. */
function gatherer(onBody: Watch['body']): Taker {
  let gathered = ''
  return (text) => {
    if (gathered.length <= mostCharacters + longestToken) gathered += text
    if (text === '') onBody(gathered)
  }
}

/** The events of a stream as our gateway writes it: a field a line, and an empty line behind each event. */
function splitter(onEvent: Watch['event']): Taker {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2)))
      const { id = '', event, data = '' }: Partial<Record<string, string>> = fields
      if (event !== undefined) onEvent({ id, event, data: masked(data) })
    }
  }
}
