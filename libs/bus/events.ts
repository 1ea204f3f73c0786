import { type ConsumerInfo, type ConsumerMessages, type JsMsg, jetstream } from '@nats-io/jetstream'
import { durableOf, eventsStream } from '@yoldas/contracts/bus'
import { inChildSpan, inTraceFrom, SpanKind } from '@yoldas/telemetry'
import { pause } from '@yoldas/time'
import { z } from 'zod'
import type { BusConnection, BusLog } from './connect.ts'
import { askStreams } from './jetstream.ts'

/** How long an event can be had from the stream, and so how long outboxes keep it to publish it again. */
export const eventsKeptMilliseconds = 24 * 60 * 60_000
/** What was on its way when a connection broke comes again after this, well within the 30 s to catch up in. */
export const ackMilliseconds = 15_000
const againMilliseconds = 1_000
/** Of one kind, by one replica. Their effects commit side by side, which costs the disk little more than one alone. */
const usuallyAtOnce = 8
const leastFetched = 32

/** Answers of services that were sent to an event's subject have no such data. */
const Envelope = z.object({ id: z.string(), data: z.record(z.string(), z.unknown()) })

/**
 * Which stream it is and how far it goes: one that was made anew has another `incarnation`, a truncated one is shorter.
 */
export type EventsState = { incarnation: string; lastSequence: number }

/** As OpenTelemetry names them for messages. */
export const spanAttributes = (operation: 'send' | 'process', name: string, id: string) => ({
  'messaging.system': 'nats',
  'messaging.operation.type': operation,
  'messaging.destination.name': name,
  'messaging.message.id': id,
})

export type ReceivedEvent = {
  id: string
  /** Its place in the stream. */
  sequence: number
  studentKey: string
  data: unknown
  /** Its effects are committed. */
  acknowledge(): void
  /** It comes again, after the delay. */
  again(milliseconds: number): void
  /** It never comes again. */
  discard(): void
}

export type EventConsumer = AsyncDisposable & {
  durable: string
  /** Whether the durable consumer was there once, and is read. */
  hasBegun(): boolean
  restart(): void
}

export type ConsumeOptions = {
  service: string
  name: string
  log: BusLog
  receive: (event: ReceivedEvent) => Promise<void>
  /** More than usual for a receiver that works on events together. */
  atOnce?: number | undefined
}

/**
 * Reads events of one kind with every replica of the service as one durable consumer, which the keeper makes; until it
 * is there, it is waited for. What is neither acknowledged nor worked on for 15 s comes again. `restart` reads by the
 * consumer that there is now: to one that was made anew, questions to the one before mean nothing. Where it is the
 * same, reading goes on, since what was handed over and not looked at yet would come again only after these 15 s.
 */
export function consumeEvents({ nats }: BusConnection, options: ConsumeOptions): EventConsumer {
  const { atOnce = usuallyAtOnce } = options
  const fetched = Math.max(leastFetched, 2 * atOnce)
  const durable = durableOf(options.service, options.name)
  const stop = new AbortController()
  let current: { messages: ConsumerMessages; created: string } | undefined
  let restarts = 0
  let begun = false
  const ask = () => askStreams(nats, `CONSUMER.INFO.${eventsStream}.${durable}`, OwnConsumer)
  /** Without an answer reading goes on: what was handed over and not looked at would come again only after 15 s. */
  const stopIfReplaced = async () => {
    for (const read = current; read && read === current; await pause(againMilliseconds, stop.signal)) {
      const now = await ask().catch(() => null)
      if (now?.created === read.created || stop.signal.aborted) return
      if (now) return read.messages.stop()
    }
  }
  const read = async () => {
    const before = restarts
    const info = await ask()
    const messages = await jetstream(nats)
      .consumers.getConsumerFromInfo(info)
      .consume({ max_messages: fetched, bind: true })
    current = { messages, created: info.created }
    begun = true
    if (stop.signal.aborted) messages.stop()
    // The answer may be of a consumer that was replaced before reading began.
    if (restarts !== before) void stopIfReplaced()
    await receiveAll(messages, (msg) => receive(msg, options), { log: options.log, atOnce })
  }
  const loop = async () => {
    while (!stop.signal.aborted) {
      await read().catch((error) => options.log.warn({ err: error, durable }, 'events cannot be read: tried again'))
      await pause(againMilliseconds, stop.signal)
    }
  }
  const done = loop()
  return {
    durable,
    hasBegun: () => begun,
    restart: () => {
      restarts += 1
      void stopIfReplaced()
    },
    async [Symbol.asyncDispose]() {
      stop.abort()
      current?.messages.stop()
      await done
    },
  }
}

const OwnConsumer = z.custom<ConsumerInfo>(
  (info) =>
    z.object({ stream_name: z.string(), name: z.string(), created: z.string(), config: z.object({}) }).safeParse(info)
      .success,
)

/** Resolves when the messages have ended and what was received of them is done. What could not be comes again. */
async function receiveAll(
  messages: ConsumerMessages,
  receiveOne: (msg: JsMsg) => Promise<void>,
  { log, atOnce }: { log: BusLog; atOnce: number },
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

type Receiving = { name: string; log: BusLog; receive: (event: ReceivedEvent) => Promise<void> }

/** Continues the trace in which the event was recorded. */
async function receive(msg: JsMsg, options: Receiving): Promise<void> {
  const envelope = readEnvelope(msg)
  if (!envelope) {
    // It has no id to be parked by, and would come again for ever.
    options.log.warn({ subject: msg.subject, sequence: msg.seq }, 'dropped a malformed event')
    return msg.term()
  }
  const { name } = options
  const event: ReceivedEvent = {
    ...envelope,
    sequence: msg.seq,
    studentKey: msg.subject.slice(msg.subject.lastIndexOf('.') + 1),
    acknowledge: () => msg.ack(),
    again: (milliseconds) => msg.nak(milliseconds),
    discard: () => msg.term(),
  }
  const span = { kind: SpanKind.CONSUMER, attributes: spanAttributes('process', name, event.id) }
  const working = setInterval(() => msg.working(), ackMilliseconds / 3)
  await inTraceFrom(
    (header) => msg.headers?.get(header),
    () => inChildSpan(`process ${name}`, span, () => options.receive(event)),
  ).finally(() => clearInterval(working))
}

function readEnvelope(msg: JsMsg): z.output<typeof Envelope> | undefined {
  try {
    return Envelope.parse(msg.json())
  } catch {
    return undefined
  }
}
