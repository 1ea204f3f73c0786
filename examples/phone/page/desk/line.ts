import type { Answer, Fetch } from '@yoldas/client'

export type LineEvent = { key: number; at: number; id: string; event: string; data: string }

/** A request of this phone, and the events of its stream. */
export type Exchange = {
  key: number
  /** Milliseconds since 1970. */
  at: number
  method: string
  path: string
  /** Undefined until there is an answer. */
  status: number | undefined
  traceId: string | undefined
  /** Until the answer's head; undefined until then. */
  headMs: number | undefined
  /** Until its end. */
  totalMs: number | undefined
  failure: string | undefined
  /** The newest of a stream, oldest first. */
  events: readonly LineEvent[]
  eventCount: number
}

/** What lies between a phone and the product: seen by developers, and cut as a network is. */
export type Line = {
  /** Of the phone. */
  name: string
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
  const begin = (url: string, method: string) => {
    const { pathname, search } = new URL(url)
    keys += 1
    const exchange = newExchange(keys, method, pathname + search)
    exchanges.push(exchange)
    if (exchanges.length > mostExchanges) exchanges.shift()
    changed()
    return exchange
  }
  const watch = (exchange: Exchange): Watch => ({
    event(event) {
      exchange.eventCount += 1
      exchange.events = [
        ...exchange.events.slice(1 - mostEvents),
        { ...event, key: exchange.eventCount, at: Date.now() },
      ]
      changed()
    },
    end(failure) {
      exchange.totalMs ??= Date.now() - exchange.at
      exchange.failure ??= failure
      changed()
    },
  })

  return {
    name,
    async fetch(url, init) {
      const exchange = begin(url, init.method)
      const watching = watch(exchange)
      const signal = AbortSignal.any([init.signal, cutting.signal])
      try {
        const response = await globalThis.fetch(url, { ...init, signal })
        exchange.headMs = Date.now() - exchange.at
        exchange.status = response.status
        exchange.traceId = response.headers.get('x-trace-id') ?? undefined
        changed()
        return watched(response, watching)
      } catch (error) {
        watching.end(String(error))
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

const newExchange = (key: number, method: string, path: string): Exchange => ({
  key,
  at: Date.now(),
  method,
  path,
  status: undefined,
  traceId: undefined,
  headMs: undefined,
  totalMs: undefined,
  failure: undefined,
  events: [],
  eventCount: 0,
})

type AnswerReader = ReturnType<NonNullable<Answer['body']>['getReader']>
type Watch = { event(event: Omit<LineEvent, 'key' | 'at'>): void; end(failure?: string): void }

function watched(response: Response, watch: Watch): Answer {
  const { body, status, headers } = response
  const isStream = headers.get('content-type')?.startsWith('text/event-stream')
  if (!body) watch.end()
  return {
    status,
    headers,
    body: body && {
      getReader: () => watchedReader(body.getReader(), watch, isStream ? splitter(watch.event) : () => {}),
      cancel: () => body.cancel(),
    },
    text: () =>
      response.text().then(
        (text) => {
          watch.end()
          return text
        },
        (error) => {
          watch.end(String(error))
          throw error
        },
      ),
  }
}

function watchedReader(reader: ReadableStreamDefaultReader, watch: Watch, take: (text: string) => void): AnswerReader {
  const decoder = new TextDecoder()
  return {
    async read() {
      try {
        const { done, value } = await reader.read()
        if (done) watch.end()
        else take(decoder.decode(value, { stream: true }))
        return { done, value }
      } catch (error) {
        watch.end(String(error))
        throw error
      }
    },
    cancel() {
      watch.end()
      return reader.cancel()
    },
  }
}

/** The events of a stream as our gateway writes it: a field a line, and an empty line behind each event. */
function splitter(onEvent: Watch['event']): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: ?(.*)/s, 2)))
      const { id = '', event, data = '' }: Partial<Record<string, string>> = fields
      if (event !== undefined) onEvent({ id, event, data })
    }
  }
}
