import { ClientError, type Failure, failureOf, isPassing } from './errors.ts'
import type { AnswerReader, Http, Request } from './http.ts'
import { createDecoder, createEventParser, type WireEvent } from './sse.ts'
import { callSafely, link, livedMilliseconds, pause, retryDelay } from './timing.ts'
import type { FeedEvent, SendBody, TurnEvent } from './types.ts'

export type Reading = {
  signal?: AbortSignal | undefined
  /** A break that is being got over: the stream is opened again in a while. */
  onBreak?: ((failure: Failure) => void) | undefined
}
/** For streams whose beginning changes something. */
type Sending = Reading & {
  /** Called just before each request: from the first on it may have happened. */
  onLeave?: (() => void) | undefined
}

/** What a turn's stream begins with. What has a `clientId` needs it, or a repeat would do it again. */
export type TurnRequest =
  | { kind: 'send'; body: SendBody & { clientId: string } }
  | { kind: 'retry'; turnId: string }
  | { kind: 'regenerate'; turnId: string; clientId: string }
  | { kind: 'resume'; turnId: string; lastEventId?: string | undefined }

/**
 * A turn's events to its `done` or `error`, each once, over as many connections as it takes. Ends without either only
 * where the service has nothing more (204). @throws ClientError where it must give up: refused, gone, unauthorized,
 * cancelled
 */
export async function* readTurn(
  http: Http,
  asked: TurnRequest,
  { signal, onBreak, onLeave = () => {} }: Sending = {},
): AsyncGenerator<TurnEvent & { id: string }> {
  const stopping = link(http.closed, signal)
  let request = asked
  let last = asked.kind === 'resume' ? numberOf(asked.lastEventId) : -1
  try {
    for (let tries = 0; ; tries += 1) {
      let failure: Failure = { kind: 'network' }
      try {
        const connection = await connect(http, { ...requestOf(request), onLeave }, stopping.signal)
        if (!connection) return
        for await (const wire of connection) {
          const event = parseEvent<TurnEvent>(wire)
          const n = numberOf(wire.id)
          if (n <= last) continue
          // What only says again what is known gets nowhere.
          tries = 0
          last = n
          request = { kind: 'resume', turnId: turnIdOf(wire.id), lastEventId: wire.id }
          if (turnEvents.has(event.event)) yield { id: wire.id, ...event }
          if (event.event === 'done' || event.event === 'error') return
        }
      } catch (error) {
        failure = failureOf(error)
        // The turn may have been run again by a try whose answer was lost, and be over.
        const isAnswered = failure.kind === 'refused' && request.kind === 'retry' && tries > 0
        if (isAnswered && request.kind === 'retry') request = { kind: 'resume', turnId: request.turnId }
        else if (!isPassing(failure)) throw error
      }
      await rest(http, { tries, failure, signal: stopping.signal, onBreak })
    }
  } finally {
    stopping.release()
  }
}

/** Before the next try. */
async function rest(
  { timing }: Http,
  { tries, failure, signal, onBreak }: Reading & { tries: number; failure: Failure; signal: AbortSignal },
): Promise<void> {
  if (!signal.aborted && onBreak) callSafely(onBreak, failure)
  await pause(retryDelay(timing, tries, failure), signal)
}

/**
 * An event of the feed, with its place in it. `isContinued` of `hello`: nothing was missed since the place that was
 * asked for.
 */
export type PlacedFeedEvent = FeedEvent & { id: string; isContinued: boolean }

/**
 * The live feed, connection after connection, from `lastEventId` or from now on. After a `hello` that is not continued,
 * and after `resync`, read history. @throws ClientError where it must give up: unauthorized, cancelled, signed out
 */
export async function* readFeed(
  http: Http,
  { lastEventId, signal, onBreak }: Reading & { lastEventId?: string | undefined } = {},
): AsyncGenerator<PlacedFeedEvent> {
  const stopping = link(http.closed, signal)
  let place = lastEventId
  try {
    for (let tries = 0; ; tries += 1) {
      let failure: Failure = { kind: 'network' }
      const from = place
      const since = Date.now()
      try {
        const request = { method: 'GET', path: '/api/chat/events', headers: after(from) }
        const connection = await connect(http, request, stopping.signal)
        for await (const wire of connection ?? []) {
          // A quiet feed sends its new place.
          const event = wire.event === '' ? null : parseEvent<FeedEvent>(wire)
          place = wire.id
          if (event && feedEvents.has(event.event)) yield { id: wire.id, isContinued: wire.id === from, ...event }
        }
      } catch (error) {
        failure = failureOf(error)
        if (!isPassing(failure)) throw error
      }
      // One that is cut after its first event counts as a failure: else it would come again several times a second.
      if (Date.now() - since >= livedMilliseconds) tries = 0
      await rest(http, { tries, failure, signal: stopping.signal, onBreak })
    }
  } finally {
    stopping.release()
  }
}

/**
 * The events of one connection as they come; undefined for 204. It breaks with `timeout` when nothing comes for too
 * long.
 */
async function connect(
  http: Http,
  request: Request,
  signal: AbortSignal,
): Promise<AsyncGenerator<WireEvent> | undefined> {
  const linked = link(http.closed, signal)
  try {
    const response = await http.open(request, linked)
    const reader = response.status === 204 ? undefined : response.body?.getReader()
    if (reader) return readConnection(http, reader, linked)
    linked.release()
    if (response.status === 204) return undefined
    // An answer without a body to read.
    throw new ClientError({ kind: 'unexpected', status: response.status })
  } catch (error) {
    linked.release()
    throw error
  }
}

async function* readConnection(
  http: Http,
  reader: AnswerReader,
  linked: ReturnType<typeof link>,
): AsyncGenerator<WireEvent> {
  const decode = createDecoder()
  const events: WireEvent[] = []
  const parse = createEventParser((event) => events.push(event))
  try {
    for (;;) {
      linked.within(http.timing.idle)
      const { done, value } = await http.given(reader.read(), linked)
      linked.within(Infinity)
      if (done || value === undefined) return
      parse(decode(value))
      yield* events.splice(0)
    }
  } finally {
    linked.release()
    void reader.cancel().catch(() => {})
  }
}

function requestOf(asked: TurnRequest): Request {
  if (asked.kind === 'send') return { method: 'POST', path: '/api/chat/send', body: asked.body }
  const path = `/api/chat/turns/${asked.turnId}`
  if (asked.kind === 'retry') return { method: 'POST', path: `${path}/retry` }
  if (asked.kind === 'regenerate')
    return { method: 'POST', path: `${path}/regenerate`, body: { clientId: asked.clientId } }
  return { method: 'GET', path: `${path}/stream`, headers: after(asked.lastEventId) }
}

const after = (id: string | undefined): Record<string, string> => (id === undefined ? {} : { 'last-event-id': id })

/** `<turnId>:<n>`; -1 for a malformed id. */
function numberOf(id: string | undefined): number {
  const [, n] = /^[^:]+:(\d+)$/.exec(id ?? '') ?? []
  return n === undefined ? -1 : Number(n)
}

const turnIdOf = (id: string) => id.split(':')[0] ?? ''

/** @throws ClientError `network` when the text is not JSON: the connection counts as broken */
function parseEvent<Event>({ event, data }: WireEvent): Event {
  try {
    return JSON.parse(`{"event":${JSON.stringify(event)},"data":${data}}`)
  } catch (cause) {
    throw new ClientError({ kind: 'network' }, cause)
  }
}

/** What the feed says besides of the conversation. */
export const workEvents: readonly string[] = [
  'plan-updated',
  'journey-updated',
  'memory-updated',
  'review-updated',
  'read',
]
const shared = ['start', 'chunk', 'status', 'citation', 'reaction', 'restart', 'done']
/** Later services may send more, which this release does not know. */
const turnEvents = new Set([...shared, 'error'])
const feedEvents = new Set([...shared, 'turn-failed', 'message', 'message-updated', 'hello', 'resync', ...workEvents])
