import {
  erasedSubject,
  type HistoryEvent,
  historyToken,
  type LiveEvent,
  liveSubject,
  readySubject,
  snapshotSubject,
  stoppingSubject,
} from '@yoldas/contracts/live'
import type { Request, ServiceName } from '@yoldas/contracts/request'
import type { Metrics } from '@yoldas/telemetry'
import type { Deadline } from '@yoldas/time'
import type { z } from 'zod'
import { type BusLog, openConnection } from './connect.ts'
import {
  consumeEvents,
  type EventConsumer,
  type EventsState,
  ensureEventsStream,
  publishEvent,
  type ReceivedEvent,
} from './events.ts'
import {
  ensureLiveStream,
  type FeedEvent,
  type FeedPage,
  type LiveState,
  liveState,
  purgeLive,
  replayFeed,
  replayLive,
  replayPage,
  subscribeFeed,
  subscribeLive,
} from './live.ts'
import { busMeasures } from './measures.ts'
import { ask } from './request.ts'
import { type Handler, type ServeLog, type ServeOptions, type Serving, serveHandlers } from './serve.ts'

export { RequestFailed, Unavailable } from './errors.ts'
export { type EventConsumer, type EventsState, eventsKeptMilliseconds, type ReceivedEvent } from './events.ts'
export type { FeedEvent, FeedPage, LiveState } from './live.ts'
export { type Handler, handle, type Serving } from './serve.ts'

/** Everything a service says or hears over NATS. */
export type Bus = AsyncDisposable & {
  /** What is known now; a broken connection is noticed at once, a half-open one within 15 s. */
  connected(): boolean
  /** Runs after every reconnect, when the live stream is there again, until disposed. */
  onReconnect(listener: () => void): Disposable
  request<Input extends z.ZodType, Output extends z.ZodType>(
    contract: Request<Input, Output>,
    input: z.input<Input>,
    deadline: Deadline,
  ): Promise<z.output<Output>>
  serve(handlers: Handler[], options: Omit<ServeOptions, 'log' | 'measures'>): Promise<Serving>
  /** Whether a replica of the service answers within the milliseconds. */
  ping(service: ServiceName, milliseconds: number): Promise<boolean>
  /** At most once: who was not listening finds it in the memory stream. */
  publishLive(studentKey: string, turnId: string, event: LiveEvent): void
  subscribeLive(studentKey: string, turnId: string, onEvent: (event: LiveEvent) => void): Disposable
  replayLive(studentKey: string, turnId: string): Promise<LiveEvent[]>
  /** Tells the student's feeds what happened outside of a turn's stream. */
  publishHistory(studentKey: string, event: HistoryEvent): void
  /** Every event of the student, with its place in the memory stream. */
  subscribeFeed(studentKey: string, onEvent: (event: FeedEvent) => void): Disposable
  /** Of all their turns, or of one. */
  replayFeed(studentKey: string, turnId?: string): Promise<FeedEvent[]>
  /** The same from after a place on, no more than may be kept for every client. */
  replayPage(studentKey: string, after: number, turnId?: string): Promise<FeedPage>
  liveState(): Promise<LiveState>
  /** Asks the engine that runs the turn to publish its bubbles whole. */
  askSnapshot(studentKey: string, turnId: string): void
  onSnapshotAsked(listener: (turnId: string) => void): void
  /** Wakes every engine: a turn is ready to be taken. */
  ringReady(): void
  onReady(listener: () => void): void
  /** Tells every engine that a turn is to be stopped. */
  ringStopping(turnId: string): void
  onStopping(listener: (turnId: string) => void): void
  /** Tells every gateway and engine that a student left. */
  announceErased(studentKey: string): void
  onErased(listener: (studentKey: string) => void): void
  purgeLive(studentKey: string): Promise<void>
  /** What the stream of events is now; it is made if it is missing. */
  eventsState(): Promise<EventsState>
  /** Resolves with the event's sequence in the stream. */
  publishEvent(id: string, subject: string, data: unknown): Promise<number>
  consumeEvents(service: ServiceName, name: string, receive: (event: ReceivedEvent) => Promise<void>): EventConsumer
}

/** Connects and makes sure of the live stream, now and after every reconnect. */
export async function connectBus(options: {
  url: string
  name: string
  log: BusLog & ServeLog
  live: boolean
  metrics?: Metrics
}): Promise<Bus> {
  const { log } = options
  const measures = options.metrics && busMeasures(options.metrics)
  const connection = await openConnection(options.url, options.name, log)
  const { nats } = connection
  const listeners = new Set<() => void>()
  const ensure = async () => {
    if (options.live) await ensureLiveStream(connection)
  }
  await ensure()
  connection.onReconnect(() => {
    ensure()
      .catch((error) => log.warn({ err: error }, 'the live stream could not be made: streams cannot be resumed'))
      .finally(() => {
        for (const listener of listeners) listener()
      })
  })
  return {
    connected: connection.connected,
    onReconnect: (listener) => {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
    request: (contract, input, deadline) => ask(connection, contract, input, deadline, measures),
    serve: (handlers, serving) => serveHandlers(connection, handlers, { ...serving, log, measures }),
    ping: async (service, timeout) => {
      if (!connection.connected()) return false
      return nats.request(`$SRV.PING.${service}`, '', { timeout }).then(
        () => true,
        () => false,
      )
    },
    publishLive: (studentKey, turnId, event) => nats.publish(liveSubject(studentKey, turnId), JSON.stringify(event)),
    subscribeLive: (studentKey, turnId, onEvent) => subscribeLive(connection, studentKey, turnId, onEvent, log),
    replayLive: (studentKey, turnId) => replayLive(connection, studentKey, turnId),
    publishHistory: (studentKey, event) => nats.publish(liveSubject(studentKey, historyToken), JSON.stringify(event)),
    subscribeFeed: (studentKey, onEvent) => subscribeFeed(connection, studentKey, onEvent, log),
    replayFeed: (studentKey, turnId) => replayFeed(connection, studentKey, turnId),
    replayPage: (studentKey, after, turnId) => replayPage(connection, studentKey, after, turnId),
    liveState: () => liveState(connection),
    askSnapshot: (studentKey, turnId) => nats.publish(snapshotSubject(studentKey, turnId)),
    onSnapshotAsked: (listener) => {
      nats.subscribe(snapshotSubject('*', '*'), {
        callback: (_error, msg) => listener(msg.subject.slice(msg.subject.lastIndexOf('.') + 1)),
      })
    },
    ringReady: () => nats.publish(readySubject),
    onReady: (listener) => {
      nats.subscribe(readySubject, { callback: () => listener() })
    },
    ringStopping: (turnId) => nats.publish(stoppingSubject, turnId),
    onStopping: (listener) => {
      nats.subscribe(stoppingSubject, { callback: (_error, msg) => listener(msg.string()) })
    },
    announceErased: (studentKey) => nats.publish(erasedSubject(studentKey)),
    onErased: (listener) => {
      nats.subscribe(erasedSubject('*'), {
        callback: (_error, msg) => listener(msg.subject.slice(msg.subject.lastIndexOf('.') + 1)),
      })
    },
    purgeLive: (studentKey) => purgeLive(connection, studentKey),
    eventsState: () => ensureEventsStream(connection),
    publishEvent: (id, subject, data) => publishEvent(connection, id, subject, data),
    consumeEvents: (service, name, receive) => {
      const consumer = consumeEvents(connection, { service, name, log, receive })
      listeners.add(consumer.restart)
      return consumer
    },
    async [Symbol.asyncDispose]() {
      await nats.drain().catch(() => nats.close())
    },
  }
}
