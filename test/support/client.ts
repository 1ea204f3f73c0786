import {
  ChatChunkEvent,
  ChatCitationEvent,
  ChatDoneEvent,
  ChatMessageEvent,
  ChatRestartEvent,
  ChatStartEvent,
  ChatStatusEvent,
  FeedHelloEvent,
  FeedJourneyUpdatedEvent,
  FeedMemoryUpdatedEvent,
  FeedPlanUpdatedEvent,
  FeedReactionEvent,
  FeedResyncEvent,
  FeedReviewUpdatedEvent,
  FeedTurnFailedEvent,
  LiveEvent,
} from '@yoldas/contracts/live'
import { FeedReadEvent } from '@yoldas/contracts/unread'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { z } from 'zod'
import type { Student } from './stack.ts'

/** One event of a stream as a client reads it. */
export type ClientEvent = LiveEvent & { id: string }

const feedEvent = <Name extends string, Data extends z.ZodType>(event: Name, data: Data) =>
  z.object({ id: z.string().min(1), event: z.literal(event), data })

/** One event of the live feed as a client reads it. */
export const FeedEvent = z.discriminatedUnion('event', [
  feedEvent('start', ChatStartEvent),
  feedEvent('chunk', ChatChunkEvent),
  feedEvent('status', ChatStatusEvent),
  feedEvent('citation', ChatCitationEvent),
  feedEvent('reaction', FeedReactionEvent),
  feedEvent('restart', ChatRestartEvent),
  feedEvent('done', ChatDoneEvent),
  feedEvent('turn-failed', FeedTurnFailedEvent),
  feedEvent('message', ChatMessageEvent),
  feedEvent('message-updated', ChatMessageEvent),
  feedEvent('plan-updated', FeedPlanUpdatedEvent),
  feedEvent('journey-updated', FeedJourneyUpdatedEvent),
  feedEvent('memory-updated', FeedMemoryUpdatedEvent),
  feedEvent('review-updated', FeedReviewUpdatedEvent),
  feedEvent('read', FeedReadEvent),
  feedEvent('hello', FeedHelloEvent),
  feedEvent('resync', FeedResyncEvent),
])
export type FeedEvent = z.infer<typeof FeedEvent>
export type FeedRead = Extract<FeedEvent, { event: 'read' }>

/** A request of a signed-in student; a body other than a string is sent as JSON. */
export function call(url: string, student: Student | null, method: string, path: string, body?: unknown) {
  return fetch(url + path, {
    method,
    headers: {
      ...(student ? { authorization: `Bearer ${student.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** The status and the JSON body of an answer. */
export async function answer(response: Promise<Response>) {
  const { status, headers, ...rest } = await response.then(async (given) => ({
    status: given.status,
    headers: given.headers,
    text: await given.text(),
  }))
  return { status, headers, body: rest.text === '' ? undefined : JSON.parse(rest.text) }
}

/** The answer of history, without the notice that a conversation begins with. */
export async function readHistory(url: string, student: Student, query = '') {
  const given = await answer(call(url, student, 'GET', `/api/chat/history${query}`))
  if (given.body?.messages?.[0]?.origin === 'notice') given.body.messages.shift()
  return given
}

/** The events of a stream as they come; each is checked against the contract. Ends with the stream. */
export async function* readEvents(response: Response): AsyncGenerator<ClientEvent> {
  for await (const { id = '', event, data } of readMessages(response))
    yield { ...LiveEvent.parse({ n: Number(id.split(':')[1]), event, data: JSON.parse(data) }), id }
}

/** The same of a live feed. */
export async function* readFeed(response: Response): AsyncGenerator<FeedEvent> {
  for await (const { id, event, data } of readMessages(response))
    yield FeedEvent.parse({ id, event, data: JSON.parse(data) })
}

async function* readMessages(response: Response): AsyncGenerator<EventSourceMessage> {
  if (response.status !== 200 || !response.body)
    throw new Error(`no stream: ${response.status} ${await response.text()}`)
  const messages: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => messages.push(message) })
  const decoder = new TextDecoder()
  for await (const bytes of response.body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    yield* messages.splice(0)
  }
}

export const allEvents = (response: Response): Promise<ClientEvent[]> => Array.fromAsync(readEvents(response))

/** A live feed that is being read. */
export type OpenFeed = Disposable & {
  response: Response
  /** The place that the feed began with, once it has. */
  hello: Promise<string>
  /**
   * What has come after it until now, without notices, of which the first comes whenever the student has become known,
   * and without what is said of reading.
   */
  events: FeedEvent[]
  notices: FeedEvent[]
  reads: FeedRead[]
  /** Resolves when the feed is over: ended by the server, or else broken. */
  over: Promise<'ended' | 'broken'>
}

/** Opens the live feed of a student and reads it until it ends or is disposed of. */
export async function openFeed(url: string, { token }: Student, lastEventId?: string): Promise<OpenFeed> {
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/chat/events`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: leaving.signal,
  })
  const [events, notices, reads]: [FeedEvent[], FeedEvent[], FeedRead[]] = [[], [], []]
  const hello = Promise.withResolvers<string>()
  hello.promise.catch(() => {})
  const read = async () => {
    let hasBegun = false
    for await (const event of readFeed(response)) {
      if ((event.event === 'hello') === hasBegun) throw new Error(`${event.event}, and hello comes first and once`)
      if (event.event === 'read') reads.push(event)
      else if (hasBegun) (isNotice(event) ? notices : events).push(event)
      else hello.resolve(event.id)
      hasBegun = true
    }
  }
  if (response.status !== 200) throw new Error(`no feed: ${response.status} ${await response.text()}`)
  const reading = read()
  reading.then(
    () => hello.reject(new Error('a feed ended before it began')),
    (error) => hello.reject(error),
  )
  const over = reading.then(
    () => 'ended' as const,
    (error) => {
      if (error instanceof TypeError || leaving.signal.aborted) return 'broken' as const
      throw error
    },
  )
  return { response, hello: hello.promise, events, notices, reads, over, [Symbol.dispose]: () => leaving.abort() }
}

const isNotice = (event: FeedEvent) => event.event === 'message' && event.data.message.origin === 'notice'

/** What a client that applies the events has on its screen. */
export function rebuildBubbles(events: Array<ClientEvent | FeedEvent>): string[] {
  let bubbles: string[] = []
  for (const event of events) {
    if (event.event === 'restart') bubbles = []
    if (event.event !== 'chunk') continue
    const { bubble, offset, delta } = event.data
    bubbles[bubble] = (bubbles[bubble] ?? '').slice(0, offset) + delta
  }
  return bubbles
}

/** Sends a message and reads its stream to the end. */
export async function send(url: string, student: Student, body: object) {
  const events = await allEvents(await call(url, student, 'POST', '/api/chat/send', body))
  const [start] = events
  const last = events.at(-1)
  if (start?.event !== 'start' || !last) throw new Error('a stream begins with start')
  return { events, turnId: start.data.turnId, message: start.data.message, last }
}
