import {
  AckPolicy,
  type ConsumerMessages,
  DeliverPolicy,
  type JsMsg,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
} from '@nats-io/jetstream'
import { nanos } from '@nats-io/transport-node'
import { eventSubject } from '@yoldas/contracts/events'
import { pause } from '@yoldas/time'
import { z } from 'zod'
import type { BusConnection, BusLog } from './connect.ts'
import { Unavailable } from './errors.ts'

const stream = 'EVENTS'
/** How long an event can be had from the stream, and so how long outboxes keep it to publish it again. */
export const eventsKeptMilliseconds = 24 * 60 * 60_000
/** What was on its way when a connection broke comes again after this, well within the 30 s to catch up in. */
const ackMilliseconds = 15_000
const Envelope = z.object({ id: z.string(), data: z.unknown() })
const publishMilliseconds = 5_000
const againMilliseconds = 1_000
/** Of one kind, by one replica. Their effects commit side by side, which costs the disk little more than one alone. */
const atOnce = 8

const configuration = {
  name: stream,
  subjects: ['events.>'],
  storage: StorageType.File,
  retention: RetentionPolicy.Limits,
  max_age: nanos(eventsKeptMilliseconds),
  num_replicas: 1,
}

/** Which stream it is and how far it goes: a stream that was wiped has another `incarnation`, a truncated one is shorter. */
export type EventsState = { incarnation: string; lastSequence: number }

/** Makes the stream if it is missing. */
export async function ensureEventsStream({ nats }: BusConnection): Promise<EventsState> {
  const { streams } = await jetstreamManager(nats)
  const { created, state } = await streams.info(stream).catch(() => streams.add(configuration))
  return { incarnation: created, lastSequence: state.last_seq }
}

/**
 * Resolves with the sequence when the server has taken the event. That is no fsync: the caller keeps the event until the
 * stream no longer would.
 * @throws Unavailable
 */
export async function publishEvent({ nats, connected }: BusConnection, id: string, subject: string, data: unknown) {
  if (!connected()) throw new Unavailable('disconnected from NATS')
  try {
    const payload = JSON.stringify({ id, data })
    const { seq } = await jetstream(nats).publish(subject, payload, { msgID: id, timeout: publishMilliseconds })
    return seq
  } catch (cause) {
    throw new Unavailable(`NATS did not take ${subject}`, { cause })
  }
}

export type ReceivedEvent = {
  id: string
  studentKey: string
  data: unknown
  /** Its effects are committed. */
  acknowledge(): void
  /** It comes again, after the delay. */
  again(milliseconds: number): void
  /** It never comes again. */
  discard(): void
}

export type EventConsumer = AsyncDisposable & { restart(): void }

/**
 * Reads events of one kind with every replica of the service as one durable consumer. What is neither acknowledged nor worked on
 * for 15 s comes again. `restart` makes the consumer anew: those made before a wipe of the stream never deliver again.
 */
export function consumeEvents(
  connection: BusConnection,
  options: { service: string; name: string; log: BusLog; receive: (event: ReceivedEvent) => Promise<void> },
): EventConsumer {
  const { nats } = connection
  const durable = `${options.service}_${options.name.replaceAll('.', '-')}`
  const stop = new AbortController()
  let current: ConsumerMessages | undefined
  const consumer = {
    durable_name: durable,
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackMilliseconds),
    deliver_policy: DeliverPolicy.All,
    max_deliver: -1,
    filter_subject: eventSubject(options.name, '*'),
  }
  const read = async () => {
    await ensureEventsStream(connection)
    const manager = await jetstreamManager(nats)
    const { ack_wait } = consumer
    // One that an earlier release made is kept, with its place in the stream.
    await manager.consumers.add(stream, consumer).catch(() => manager.consumers.update(stream, durable, { ack_wait }))
    current = await (await jetstream(nats).consumers.get(stream, durable)).consume({ max_messages: 32 })
    if (stop.signal.aborted) current.stop()
    await receiveAll(current, (msg) => receive(msg, options), options.log)
  }
  const loop = async () => {
    while (!stop.signal.aborted) {
      await read().catch((error) => options.log.warn({ err: error }, 'events cannot be read: tried again'))
      await pause(againMilliseconds, stop.signal)
    }
  }
  const done = loop()
  return {
    restart: () => current?.stop(),
    async [Symbol.asyncDispose]() {
      stop.abort()
      current?.stop()
      await done
    },
  }
}

/** Resolves when the messages have ended and what was received of them is done. What could not be comes again. */
async function receiveAll(
  messages: ConsumerMessages,
  receiveOne: (msg: JsMsg) => Promise<void>,
  log: BusLog,
): Promise<void> {
  const underway = new Set<Promise<void>>()
  for await (const msg of messages) {
    const received = receiveOne(msg)
      .catch((error) => log.warn({ err: error, sequence: msg.seq }, 'an event was not settled: it comes again'))
      .finally(() => underway.delete(received))
    underway.add(received)
    if (underway.size === atOnce) await Promise.race(underway)
  }
  await Promise.all(underway)
}

async function receive(msg: JsMsg, options: { log: BusLog; receive: (event: ReceivedEvent) => Promise<void> }) {
  const envelope = readEnvelope(msg)
  if (!envelope) {
    // It has no id to be parked by, and would come again for ever.
    options.log.warn({ subject: msg.subject, sequence: msg.seq }, 'a message among the events is none: dropped')
    return msg.term()
  }
  const working = setInterval(() => msg.working(), ackMilliseconds / 3)
  await options
    .receive({
      ...envelope,
      studentKey: msg.subject.slice(msg.subject.lastIndexOf('.') + 1),
      acknowledge: () => msg.ack(),
      again: (milliseconds) => msg.nak(milliseconds),
      discard: () => msg.term(),
    })
    .finally(() => clearInterval(working))
}

function readEnvelope(msg: JsMsg): z.output<typeof Envelope> | undefined {
  try {
    return Envelope.parse(msg.json())
  } catch {
    return undefined
  }
}
