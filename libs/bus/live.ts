import {
  DeliverPolicy,
  DiscardPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { feedSubject, HistoryEvent, historyToken, LiveEvent, liveSubject } from '@yoldas/contracts/live'
import type { z } from 'zod'
import type { BusConnection, BusLog } from './connect.ts'
import { Unavailable } from './errors.ts'

const stream = 'LIVE'
const keptMilliseconds = 10 * 60_000
const maxBytes = 256 * 1024 * 1024
const replayMilliseconds = 2_000
/** Messages asked of the stream at first, and at most; between, so many as these bytes are by those before them. */
const [firstBatch, largestBatch, batchBytes] = [4, 256, 64 * 1024]
/** What the stream is asked fails before whoever asked gives up, and needs no look at the whole of JetStream first. */
const patient = { timeout: 4_000, checkAPI: false }

const configuration = {
  name: stream,
  subjects: ['live.>'],
  storage: StorageType.Memory,
  retention: RetentionPolicy.Limits,
  discard: DiscardPolicy.Old,
  max_age: nanos(keptMilliseconds),
  max_bytes: maxBytes,
  num_replicas: 1,
  // So that who follows a student as a whole gets each event with its place in the stream.
  republish: { src: 'live.>', dest: 'feed.>' },
}

/** Makes or updates the memory stream that keeps live events for 10 minutes; it is gone with the server. */
export async function ensureLiveStream({ nats }: BusConnection): Promise<void> {
  const manager = await jetstreamManager(nats)
  const existing = await manager.streams.info(stream).catch(() => null)
  if (existing) await manager.streams.update(stream, configuration)
  else await manager.streams.add(configuration)
}

/** Events of one turn as they are published. Disposal unsubscribes. */
export function subscribeLive(
  { nats }: BusConnection,
  studentKey: string,
  turnId: string,
  onEvent: (event: LiveEvent) => void,
  log: BusLog,
): Disposable {
  const subscription = nats.subscribe(liveSubject(studentKey, turnId), {
    callback: (error, msg) => {
      if (error) return log.warn({ err: error, turnId }, 'live subscription failed')
      const event = readEvent(msg.data)
      if (event) onEvent(event)
      else log.warn({ turnId }, 'live event breaks the contract')
    },
  })
  return { [Symbol.dispose]: () => subscription.unsubscribe() }
}

/** What the memory stream still has of a turn, in order. Rejects when the stream cannot be read. */
export async function replayLive(connection: BusConnection, studentKey: string, turnId: string): Promise<LiveEvent[]> {
  const messages = await Array.fromAsync(replay(connection, liveSubject(studentKey, turnId)))
  return messages.flatMap(({ data }) => readEvent(data) ?? [])
}

/** An event of a student as the memory stream has it: of a turn, which numbers it, or of the conversation. */
export type FeedEvent = { sequence: number } & (
  | { turnId: string; event: LiveEvent }
  | { turnId: null; event: HistoryEvent }
)

/** Which stream it is and what it has: one that was lost with its server has another `incarnation`. */
export type LiveState = { incarnation: string; firstSequence: number; lastSequence: number }

/** @throws Unavailable at once when disconnected */
export async function liveState({ nats, connected }: BusConnection): Promise<LiveState> {
  if (!connected()) throw new Unavailable('disconnected from NATS')
  const { created, state } = await (await jetstreamManager(nats, patient)).streams.info(stream)
  return { incarnation: created, firstSequence: state.first_seq, lastSequence: state.last_seq }
}

/** Everything of a student as the stream takes it, with one subscription. Disposal unsubscribes. */
export function subscribeFeed(
  { nats }: BusConnection,
  studentKey: string,
  onEvent: (event: FeedEvent) => void,
  log: BusLog,
): Disposable {
  const subscription = nats.subscribe(feedSubject(studentKey), {
    callback: (error, msg) => {
      if (error) return log.warn({ err: error }, 'feed subscription failed')
      const event = readFeedEvent(msg.subject, msg.data, Number(msg.headers?.get('Nats-Sequence')))
      if (event) onEvent(event)
      else log.warn({ subject: msg.subject }, 'feed event breaks the contract')
    },
  })
  return { [Symbol.dispose]: () => subscription.unsubscribe() }
}

/** What the memory stream still has of a student, or of one of their turns, in order. Rejects when it cannot be read. */
export async function replayFeed(connection: BusConnection, studentKey: string, turnId = '*'): Promise<FeedEvent[]> {
  const messages = await Array.fromAsync(replay(connection, liveSubject(studentKey, turnId)))
  return messages.flatMap((msg) => readFeedEvent(msg.subject, msg.data, msg.seq) ?? [])
}

/** A part of a replay that is small enough to be kept for every client, one event at least. */
export type FeedPage = { events: FeedEvent[]; isLast: boolean }

const [pageLength, pageBytes] = [100, 64 * 1024]

/** The same from after a place on, page by page. */
export async function replayPage(
  connection: BusConnection,
  studentKey: string,
  after: number,
  turnId = '*',
): Promise<FeedPage> {
  const events: FeedEvent[] = []
  let bytes = 0
  for await (const { subject, data, seq, info } of replay(connection, liveSubject(studentKey, turnId), after)) {
    const event = readFeedEvent(subject, data, seq)
    if (event) events.push(event)
    bytes += data.length
    const isFull = events.length === pageLength || (bytes >= pageBytes && events.length > 0)
    if (isFull) return { events, isLast: info.pending === 0 }
  }
  return { events, isLast: true }
}

async function* replay({ nats }: BusConnection, subject: string, after = 0): AsyncGenerator<JsMsg> {
  const consumer = await jetstream(nats, patient).consumers.get(stream, {
    filter_subjects: subject,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: after + 1,
  })
  try {
    let { num_pending: pending } = await consumer.info(true)
    for (let batch = firstBatch; pending > 0; ) {
      let [count, bytes] = [0, 0]
      for await (const msg of await consumer.fetch({
        max_messages: Math.min(pending, batch),
        expires: replayMilliseconds,
      })) {
        count += 1
        bytes += msg.data.length
        pending = msg.info.pending
        yield msg
        if (pending === 0) break
      }
      // It may have been removed meanwhile; what is certain is that it was not read.
      if (count === 0) throw new Unavailable('the live stream has events and does not deliver them')
      batch = Math.max(1, Math.min(largestBatch, Math.floor((batchBytes * count) / Math.max(1, bytes))))
    }
  } finally {
    // One that could not be deleted goes by itself.
    consumer.delete().catch(() => {})
  }
}

/** Removes what the memory stream keeps of a student. */
export async function purgeLive({ nats }: BusConnection, studentKey: string): Promise<void> {
  const { streams } = await jetstreamManager(nats, { checkAPI: false })
  await streams.purge(stream, { filter: liveSubject(studentKey, '*') })
}

function readEvent(data: Uint8Array): LiveEvent | undefined {
  return read(LiveEvent, data)
}

function readFeedEvent(subject: string, data: Uint8Array, sequence: number): FeedEvent | undefined {
  const turnId = subject.slice(subject.lastIndexOf('.') + 1)
  if (turnId === historyToken) {
    const event = read(HistoryEvent, data)
    return event && { sequence, turnId: null, event }
  }
  const event = readEvent(data)
  return event && { sequence, turnId, event }
}

const decoder = new TextDecoder()

function read<Shape extends z.ZodType>(shape: Shape, data: Uint8Array): z.output<Shape> | undefined {
  try {
    return shape.parse(JSON.parse(decoder.decode(data)))
  } catch {
    return undefined
  }
}
