import type { Msg } from '@nats-io/transport-node'
import { liveIncarnation, liveStream } from '@yoldas/contracts/bus'
import {
  feedSubject,
  HistoryEvent,
  historyToken,
  isChunk,
  isPassing,
  journeyToken,
  LiveEvent,
  liveSubject,
  type PassingEvent,
  WorkEvent,
  writingSubject,
} from '@yoldas/contracts/live'
import { z } from 'zod'
import type { BusConnection, BusLog } from './connect.ts'
import { Unavailable } from './errors.ts'
import { askStreams } from './jetstream.ts'
import { readStored, type Stored, type StoredReader } from './stored.ts'

/** Subscribes to a student; disposal unsubscribes. */
const subscribing =
  <Event>(subjectOf: (studentKey: string) => string, read: (msg: Msg) => Event | undefined) =>
  ({ nats }: BusConnection, studentKey: string, onEvent: (event: Event) => void, log: BusLog): Disposable => {
    const subscription = nats.subscribe(subjectOf(studentKey), {
      callback: (error, msg) => {
        if (error) return log.warn({ err: error }, 'live subscription failed')
        const event = read(msg)
        if (event) onEvent(event)
        else log.warn({ subject: msg.subject }, 'live event breaks the contract')
      },
    })
    return { [Symbol.dispose]: () => subscription.unsubscribe() }
  }

/** To what no stream keeps of the student's turns: each turn's events in their order. */
export const subscribeWriting = subscribing(
  (studentKey) => writingSubject(studentKey, '*'),
  ({ data }) => readPassing(data),
)

/**
 * To everything else, as it is published, whether there is a stream that keeps it or not: each turn's events in one
 * order with what no stream keeps of it.
 */
export const subscribeLive = subscribing(
  (studentKey) => liveSubject(studentKey, '*'),
  ({ subject, data }) => readStudentEvent(subject, data),
)

/** To the same as the stream has it, in the order of the stream. */
export const subscribeFeed = subscribing(feedSubject, ({ subject, data, headers }) =>
  readKeptEvent(subject, data, Number(headers?.get('Nats-Sequence'))),
)

/** What the memory stream still has of a turn, in order. Rejects when the stream cannot be read. */
export async function replayLive(connection: BusConnection, studentKey: string, turnId: string): Promise<LiveEvent[]> {
  const messages = await Array.fromAsync(replay(connection, studentKey, turnId))
  return messages.flatMap(({ data }) => readEvent(data) ?? [])
}

/** What happened to a student: of a turn, which numbers it, of the conversation, or of the student's work. */
export type StudentEvent = { turnId: string; event: LiveEvent } | { turnId: null; event: HistoryEvent | WorkEvent }

/** The same as the memory stream has it. */
export type KeptEvent = { sequence: number } & StudentEvent

/** The same, or an event that no stream keeps, which may come before what was published before it and is kept. */
export type FeedEvent = KeptEvent | { sequence: null; turnId: string; event: PassingEvent }

/** Which stream it is and what it has: one that was lost, also in part with its leader, has another `incarnation`. */
export type LiveState = { incarnation: string; firstSequence: number; lastSequence: number }

/** @throws Unavailable at once when disconnected */
export async function liveState({ nats, connected }: BusConnection): Promise<LiveState> {
  if (!connected()) throw new Unavailable('disconnected from NATS')
  const seen = await lookAtStream(nats)
  return {
    incarnation: liveIncarnation(seen),
    firstSequence: seen.state.first_seq,
    lastSequence: seen.state.last_seq,
  }
}

/** Rejects unless the stream of live events is to be seen. */
export const lookAtStream = (nats: BusConnection['nats']) => askStreams(nats, `STREAM.INFO.${liveStream}`, StreamInfo)

const StreamInfo = z.object({
  created: z.string(),
  cluster: z.object({ name: z.string().optional(), leader: z.string().optional() }).optional(),
  state: z.object({ first_seq: z.int(), last_seq: z.int() }),
})

/**
 * What the memory stream still has of a student, or of one of their turns, in order. Rejects when it cannot be read.
 */
export async function replayFeed(connection: BusConnection, studentKey: string, turnId = '*'): Promise<KeptEvent[]> {
  const messages = await Array.fromAsync(replay(connection, studentKey, turnId))
  return messages.flatMap(({ subject, data, sequence }) => readKeptEvent(subject, data, sequence) ?? [])
}

/** A part of a replay that is small enough to be kept for every client, one event at least. */
export type FeedPage = { events: KeptEvent[]; isLast: boolean }

const [pageLength, pageBytes] = [100, 64 * 1024]

/** The same from after a place on, page by page. */
export async function replayPage(
  connection: BusConnection,
  studentKey: string,
  after: number,
  turnId = '*',
): Promise<FeedPage> {
  const events: KeptEvent[] = []
  let bytes = 0
  for await (const { subject, data, sequence, isLast } of replay(connection, studentKey, turnId, after)) {
    const event = readKeptEvent(subject, data, sequence)
    if (event) events.push(event)
    bytes += data.length
    const isFull = events.length === pageLength || (bytes >= pageBytes && events.length > 0)
    if (isFull) return { events, isLast }
  }
  return { events, isLast: true }
}

/**
 * What the stream has of a student's turn, or of all, after a place, in order, up to the last there is now. A question
 * gets one message, the first from a sequence on. So that they need not wait for each other, each round asks about so
 * many parts of the stream side by side, as wide as one message of the subject is found in.
 */
async function* replay(
  connection: BusConnection,
  studentKey: string,
  turnId: string,
  after = 0,
): AsyncGenerator<Stored & { isLast: boolean }> {
  const subject = liveSubject(studentKey, turnId)
  using reader = readStored(connection, liveStream)
  // The first alone: it may be far, and the server looks at all that lies before it.
  const [first, end] = await Promise.all([
    reader.get({ seq: after + 1, next_by_subj: subject }),
    reader.get({ last_by_subj: subject }).then((message) => message?.sequence),
  ])
  if (!first || end === undefined) return
  yield { ...first, isLast: first.sequence >= end }
  let [next, width, atOnce] = [first.sequence + 1, 1, roomFor(first.data.length, firstAtOnce)]
  while (next <= end) {
    const start = next
    const parts = Array.from({ length: atOnce }, (_, part) => start + part * width).filter((at) => at <= end)
    const read = await Promise.all(parts.map((at) => readPart(reader, subject, at, at + width)))
    const found = read.flatMap(({ messages }) => messages)
    const following = read.at(-1)?.following
    if (following) found.push(following)
    for (const message of found) yield { ...message, isLast: message.sequence >= end }
    next = following ? following.sequence + 1 : start + atOnce * width
    width = Math.ceil((next - start) / Math.max(1, found.length))
    const bytes = found.reduce((sum, { data }) => sum + data.length, 0)
    atOnce = roomFor(bytes / Math.max(1, found.length), mostAtOnce)
  }
}

/**
 * Questions at once in the first round, and at most; fewer, where messages like those before would be more than these
 * bytes.
 */
const [firstAtOnce, mostAtOnce, roundBytes] = [8, 64, 64 * 1024]
const roomFor = (messageBytes: number, most: number) =>
  Math.max(1, Math.min(most, Math.floor(roundBytes / Math.max(1, messageBytes))))

/** The messages from `start` on, before `end`, and the first one from there on if it was come upon. */
async function readPart(
  reader: StoredReader,
  subject: string,
  start: number,
  end: number,
): Promise<{ messages: Stored[]; following?: Stored }> {
  const messages: Stored[] = []
  for (let seq = start; seq < end; ) {
    const message = await reader.get({ seq, next_by_subj: subject })
    if (!message) break
    if (message.sequence >= end) return { messages, following: message }
    messages.push(message)
    seq = message.sequence + 1
  }
  return { messages }
}

function readEvent(data: Uint8Array): LiveEvent | undefined {
  const value = readJson(data)
  return isChunk(value) ? value : LiveEvent.safeParse(value).data
}

/** What is published where nothing is kept says nothing that has to be. */
function readPassing(data: Uint8Array): PassingEvent | undefined {
  const event = readEvent(data)
  return event && isPassing(event) ? event : undefined
}

const lastToken = (subject: string) => subject.slice(subject.lastIndexOf('.') + 1)

/** The subject decides the kind: a service that may publish only there can send no other kind. */
function readStudentEvent(subject: string, data: Uint8Array): StudentEvent | undefined {
  const token = lastToken(subject)
  const ofNoTurn = token === historyToken ? HistoryEvent : token === journeyToken ? WorkEvent : null
  if (ofNoTurn) {
    const event: HistoryEvent | WorkEvent | undefined = ofNoTurn.safeParse(readJson(data)).data
    return event && { turnId: null, event }
  }
  const event = readEvent(data)
  return event && { turnId: token, event }
}

function readKeptEvent(subject: string, data: Uint8Array, sequence: number): KeptEvent | undefined {
  const event = readStudentEvent(subject, data)
  return event && { sequence, ...event }
}

const decoder = new TextDecoder()

/** Returns undefined for invalid JSON. */
function readJson(data: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(data))
  } catch {
    return undefined
  }
}
