import {
  erasedSubject,
  type HistoryEvent,
  historyToken,
  isPassing,
  journeyToken,
  type LiveEvent,
  liveSubject,
  type PassingEvent,
  readySubject,
  snapshotSubject,
  stoppingSubject,
  type WorkEvent,
  writingSubject,
} from '@yoldas/contracts/live'
import type { Request, ServiceName } from '@yoldas/contracts/request'
import type { Metrics } from '@yoldas/telemetry'
import type { Deadline } from '@yoldas/time'
import type { z } from 'zod'
import type { BusAccess } from './config.ts'
import { type BusLog, openConnection } from './connect.ts'
import { Unavailable } from './errors.ts'
import { consumeEvents, type EventConsumer, type EventsState, type ReceivedEvent } from './events.ts'
import {
  type FeedPage,
  type KeptEvent,
  type LiveState,
  liveState,
  lookAtStream,
  replayFeed,
  replayLive,
  replayPage,
  type StudentEvent,
  subscribeFeed,
  subscribeLive,
  subscribeWriting,
} from './live.ts'
import { busMeasures, keeperMeasure } from './measures.ts'
import { eventPublisher } from './publish.ts'
import { ask } from './request.ts'
import { type Handler, type ServeLog, type ServeOptions, type Serving, serveHandlers } from './serve.ts'
import { askKeeper, onSignal, watchStreams, withStreams } from './signals.ts'
import { streamsCheck } from './streams.ts'

export { withoutPermit } from './admission.ts'
export { busCertificates } from './certificates.ts'
export { type BusAccess, busAccess, busVariables, checkBusVariables } from './config.ts'
export { RequestFailed, Unavailable } from './errors.ts'
export { type EventConsumer, type EventsState, eventsKeptMilliseconds, type ReceivedEvent } from './events.ts'
export { byId, type ExportPart, exportPage, handleExport, single } from './export.ts'
export { exportDocument } from './exportDocument.ts'
export type { FeedEvent, FeedPage, KeptEvent, LiveState, StudentEvent } from './live.ts'
export { type Handler, handle, type Serving } from './serve.ts'

/** Everything a service sends or receives over NATS. */
export type Bus = AsyncDisposable & {
  /**
   * What is known now; a broken connection is noticed at once, a half-open one within 15 s, and streams are there with
   * it.
   */
  connected(): boolean
  /** True when the streams and consumers that this process needs were seen; else why not, for an operator. */
  streams(): Promise<true | string>
  /**
   * Runs when live events may have been missed, until disposed: after every reconnect, and when their stream was made
   * anew.
   */
  onReconnect(listener: () => void): Disposable
  /**
   * Runs when the stream of events may have lost some, until disposed: after every reconnect, and when the keeper
   * announces another one. `eventsState` says what it has now.
   */
  onStreamsChanged(listener: () => void): Disposable
  request<Input extends z.ZodType, Output extends z.ZodType>(
    contract: Request<Input, Output>,
    input: z.input<Input>,
    deadline: Deadline,
  ): Promise<z.output<Output>>
  serve(handlers: Handler[], options: Omit<ServeOptions, 'log' | 'measures'>): Promise<Serving>
  /** Whether a replica of the service answers within the milliseconds. */
  ping(service: ServiceName, milliseconds: number): Promise<boolean>
  /**
   * At most once: who was not listening finds it in the memory stream, and passing events in a snapshot of the turn.
   */
  publishLive(studentKey: string, turnId: string, event: LiveEvent): void
  /** What no stream keeps of the student's turns: each turn's events in their order. */
  subscribeWriting(studentKey: string, onEvent: (event: PassingEvent) => void): Disposable
  /** Everything else, as it is published, and in one order with what no stream keeps. It needs no JetStream. */
  subscribeLive(studentKey: string, onEvent: (event: StudentEvent) => void): Disposable
  replayLive(studentKey: string, turnId: string): Promise<LiveEvent[]>
  /** Publishes to the student's feeds what happened outside of a turn's stream. */
  publishHistory(studentKey: string, event: HistoryEvent): void
  /** Publishes to them what changed in the student's plan or journey. */
  publishWork(studentKey: string, event: WorkEvent): void
  /** The same once the memory stream has it, each event with its place there. */
  subscribeFeed(studentKey: string, onEvent: (event: KeptEvent) => void): Disposable
  /** Of all their turns, or of one. */
  replayFeed(studentKey: string, turnId?: string): Promise<KeptEvent[]>
  /** The same from after a place on, no more than may be kept for every client. */
  replayPage(studentKey: string, after: number, turnId?: string): Promise<FeedPage>
  /** Of the stream that keeps live events. */
  liveState(): Promise<LiveState>
  /** Asks the engine that runs the turn to publish its bubbles whole. */
  askSnapshot(studentKey: string, turnId: string): void
  onSnapshotAsked(listener: (turnId: string) => void): void
  /** Wakes every engine: a turn is ready to be taken. */
  signalReady(): void
  onReady(listener: () => void): void
  /** Signals every engine that a turn is to be stopped. */
  signalStopping(turnId: string): void
  onStopping(listener: (turnId: string) => void): void
  /** Signals every gateway and engine that a student was erased. */
  announceErased(studentKey: string): void
  onErased(listener: (studentKey: string) => void): void
  /**
   * What the stream of events is now, as the keeper answers.
   * @throws Unavailable when there is no stream, or no keeper
   */
  eventsState(): Promise<EventsState>
  /** Resolves with the event's sequence in the stream. */
  publishEvent(id: string, subject: string, data: unknown): Promise<number>
  /** `atOnce` of them are worked on side by side, 8 unless the receiver works on events together. */
  consumeEvents(
    service: ServiceName,
    name: string,
    receive: (event: ReceivedEvent) => Promise<void>,
    atOnce?: number,
  ): EventConsumer
}

const stateMilliseconds = 2_000

/** Connects, whether or not the streams are there: what needs them is Unavailable until the keeper has made them. */
export async function connectBus(
  options: BusAccess & {
    name: string
    log: BusLog & ServeLog
    metrics?: Metrics
  },
): Promise<Bus> {
  const { log } = options
  const measures = options.metrics && busMeasures(options.metrics)
  const connection = withStreams(await openConnection(options, options.name, log), log)
  const { nats, publish } = connection
  const ofLive = newListeners()
  const ofEvents = newListeners()
  const consumers = new Set<EventConsumer>()
  const restartConsumers = () => {
    for (const { restart } of consumers) restart()
  }
  const watching = watchStreams(connection, {
    live: ofLive.call,
    events: ofEvents.call,
    consumers: restartConsumers,
  })
  if (options.metrics) keeperMeasure(options.metrics, watching.silentSeconds)
  const eventsState = async () => {
    if (!connection.connected()) throw new Unavailable('disconnected from NATS')
    const state = await askKeeper(nats, stateMilliseconds).catch((cause) => {
      throw new Unavailable('the keeper of the streams does not answer', { cause })
    })
    if (!state) throw new Unavailable('the keeper has made no stream of events yet')
    return state
  }
  return {
    connected: connection.connected,
    streams: streamsCheck(options.name, {
      consumers: () => consumers,
      live: () => lookAtStream(nats),
      events: eventsState,
    }),
    onReconnect: ofLive.add,
    onStreamsChanged: ofEvents.add,
    request: (contract, input, deadline) => ask(connection, contract, input, deadline, measures),
    serve: (handlers, serving) => serveHandlers(connection, handlers, { ...serving, log, measures }),
    ping: async (service, timeout) => {
      if (!connection.connected()) return false
      return nats.request(`$SRV.PING.${service}`, '', { timeout }).then(
        () => true,
        () => false,
      )
    },
    publishLive: (studentKey, turnId, event) => {
      const subjectOf = isPassing(event) ? writingSubject : liveSubject
      publish(subjectOf(studentKey, turnId), JSON.stringify(event))
    },
    subscribeWriting: (studentKey, onEvent) => subscribeWriting(connection, studentKey, onEvent, log),
    subscribeLive: (studentKey, onEvent) => subscribeLive(connection, studentKey, onEvent, log),
    replayLive: (studentKey, turnId) => replayLive(connection, studentKey, turnId),
    publishHistory: (studentKey, event) => publish(liveSubject(studentKey, historyToken), JSON.stringify(event)),
    publishWork: (studentKey, event) => publish(liveSubject(studentKey, journeyToken), JSON.stringify(event)),
    subscribeFeed: (studentKey, onEvent) => subscribeFeed(connection, studentKey, onEvent, log),
    replayFeed: (studentKey, turnId) => replayFeed(connection, studentKey, turnId),
    replayPage: (studentKey, after, turnId) => replayPage(connection, studentKey, after, turnId),
    liveState: () => liveState(connection),
    askSnapshot: (studentKey, turnId) => publish(snapshotSubject(studentKey, turnId)),
    onSnapshotAsked: (listener) =>
      onSignal(connection, snapshotSubject('*', '*'), ({ subject }) => listener(lastToken(subject))),
    signalReady: () => publish(readySubject),
    onReady: (listener) => onSignal(connection, readySubject, () => listener()),
    signalStopping: (turnId) => publish(stoppingSubject, turnId),
    onStopping: (listener) => onSignal(connection, stoppingSubject, (msg) => listener(msg.string())),
    announceErased: (studentKey) => publish(erasedSubject(studentKey)),
    onErased: (listener) =>
      onSignal(connection, erasedSubject('*'), ({ subject, data }) => {
        if (data.length === 0) listener(lastToken(subject))
      }),
    eventsState,
    publishEvent: eventPublisher(connection),
    consumeEvents: (service, name, receive, atOnce) => {
      const consumer = consumeEvents(connection, { service, name, log, receive, atOnce })
      consumers.add(consumer)
      return {
        ...consumer,
        [Symbol.asyncDispose]: () => {
          consumers.delete(consumer)
          return consumer[Symbol.asyncDispose]()
        },
      }
    },
    async [Symbol.asyncDispose]() {
      await nats.drain().catch(() => nats.close())
    },
  }
}

const lastToken = (subject: string) => subject.slice(subject.lastIndexOf('.') + 1)

function newListeners() {
  const listeners = new Set<() => void>()
  return {
    add: (listener: () => void): Disposable => {
      listeners.add(listener)
      return { [Symbol.dispose]: () => void listeners.delete(listener) }
    },
    call: () => {
      for (const listener of listeners) listener()
    },
  }
}
