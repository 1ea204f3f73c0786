import {
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

const stream = 'LIVE'
const keptMilliseconds = 10 * 60_000
const maxBytes = 256 * 1024 * 1024
const replayMilliseconds = 2_000

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
  const messages = await replay(connection, { filter_subjects: liveSubject(studentKey, turnId) })
  return messages.flatMap(({ data }) => readEvent(data) ?? [])
}

/** An event of a student as the memory stream has it: of a turn, which numbers it, or of the conversation. */
export type FeedEvent = { sequence: number } & (
  | { turnId: string; event: LiveEvent }
  | { turnId: null; event: HistoryEvent }
)

/** Which stream it is and what it has: one that was lost with its server has another `incarnation`. */
export type LiveState = { incarnation: string; firstSequence: number; lastSequence: number }

export async function liveState({ nats }: BusConnection): Promise<LiveState> {
  const { created, state } = await (await jetstreamManager(nats)).streams.info(stream)
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
  const messages = await replay(connection, { filter_subjects: liveSubject(studentKey, turnId) })
  return messages.flatMap(({ subject, data, seq }) => readFeedEvent(subject, data, seq) ?? [])
}

async function replay({ nats }: BusConnection, filter: { filter_subjects: string }): Promise<JsMsg[]> {
  const consumer = await jetstream(nats).consumers.get(stream, filter)
  const { num_pending: pending } = await consumer.info(true)
  const messages: JsMsg[] = []
  if (pending > 0) {
    for await (const msg of await consumer.fetch({ max_messages: pending, expires: replayMilliseconds })) {
      messages.push(msg)
      if (msg.info.pending === 0) break
    }
  }
  await consumer.delete()
  return messages
}

/** Removes what the memory stream keeps of a student. */
export async function purgeLive({ nats }: BusConnection, studentKey: string): Promise<void> {
  const { streams } = await jetstreamManager(nats)
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
