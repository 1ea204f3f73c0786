import { type ConsumerInfo, type JetStreamManager, jetstreamManager, type StreamInfo } from '@nats-io/jetstream'
import type { BusAccess } from '@yoldas/bus'
import { type BusConnection, type BusLog, openConnection } from '@yoldas/bus/connect'
import { eventsKeptMilliseconds } from '@yoldas/bus/events'
import {
  eventsStream,
  getEventsState,
  keeperName,
  liveIncarnation,
  liveStream,
  type StreamsAnnounced,
  streamsSubject,
} from '@yoldas/contracts/bus'
import type { Metrics } from '@yoldas/telemetry'
import { every, pause } from '@yoldas/time'
import { eraseStudents } from './erasures.ts'
import { keepConsumer, keepStream, listConsumers, type OnMade, unlessMissing } from './make.ts'
import { keeperMeasures } from './measures.ts'
import { type Look, lossOf, lostBeside } from './rules.ts'
import { durablesOf, type Kept, kept as keptByServices, streamsKeptBy, wantedConsumers } from './streams.ts'

const lookMilliseconds = 1_000
const askMilliseconds = 4_000
const readySeconds = 10
/** So long after the server came back relays are answered how far the stream went then. */
const cautiousMilliseconds = 60_000

export type Keeper = AsyncDisposable & {
  /** Whether the streams were seen lately, on the server that there is now. */
  ready(): boolean
  /** Makes what is missing, and resolves when all of it is there. */
  look(): Promise<void>
}

type Options = BusAccess & {
  log: BusLog
  metrics?: Metrics
  kept?: readonly Kept[]
  /** Servers of a cluster that keep each stream. */
  replicas?: number
  /** What each of them keeps at most on its disk. */
  storeBytes?: number | undefined
  /** From the first purge for an erased student to the second. */
  againMilliseconds?: number
}

/**
 * Makes the streams and the durable consumers, makes again within two seconds what is missing, and removes from them
 * what is of erased students. Resolves when all of it is there. It alone needs the administrator's rights. Two of
 * the same settings at a time harm nothing.
 */
export async function startKeeper({ log, metrics, ...options }: Options): Promise<Keeper> {
  const { kept = keptByServices, replicas = 1, storeBytes, againMilliseconds = 30_000 } = options
  const { live, events } = streamsKeptBy(replicas)
  await using parts = new AsyncDisposableStack()
  const connection = await openConnection(options, keeperName, log)
  const { nats } = connection
  parts.defer(() => nats.drain().catch(() => nats.close()))
  const measures = keeperMeasures(metrics, [liveStream, eventsStream, ...durablesOf(kept)], storeBytes)
  const manager = await jetstreamManager(nats, { checkAPI: false, timeout: askMilliseconds })
  const onMade = (what: string) => {
    measures.made.inc({ what })
    log.info({ what }, 'created what was missing')
  }
  let remembered: Memory | null = null
  const isCurrent = () => connection.connected() && remembered !== null && remembered.server === serverOf(connection)

  let working: Promise<unknown> = Promise.resolve()
  /** One thing at a time: nothing is changed between a look and what is remembered of it. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = working.then(work, work)
    working = done
    return done
  }

  const lookNow = async () => {
    const server = serverOf(connection)
    const ofLive = await keepStream(manager, live, onMade)
    const { stream, there } = await keepEvents({ manager, log, onMade, events }, remembered, server)
    const consumers: ConsumerInfo[] = []
    for (const one of wantedConsumers(kept)) consumers.push(await keepConsumer(manager, one, there, onMade))
    remembered = remember(remembered, lookOf(stream), server)
    measures.looked({ streams: [ofLive, stream], consumers })
    const newest = consumers.map((one) => one.created).toSorted()
    const announced: StreamsAnnounced = {
      live: liveIncarnation(ofLive),
      events: stream.created,
      consumers: newest.at(-1) ?? '',
    }
    nats.publish(streamsSubject, JSON.stringify(announced))
  }
  const look = () => inTurn(lookNow)

  const purgeInTurn = (purge: () => Promise<number>) =>
    inTurn(async () => {
      await lookNow()
      const purged = await purge()
      measures.purged.inc()
      // Events that the purge removed do not count as lost. Others that are gone do: the next look finds them missing.
      const now = lookOf(await manager.streams.info(eventsStream))
      if (remembered?.look.incarnation !== now.incarnation) return
      if (lostBeside(purged, remembered.look, now, eventsKeptMilliseconds)) return
      remembered = { ...remembered, look: now }
    })

  nats.subscribe(getEventsState.subject, {
    callback: (error, msg) => {
      if (error) return
      const asked = isCurrent() && remembered ? stateOf(manager, remembered) : Promise.resolve(null)
      void asked.catch(() => null).then((state) => msg.respond(JSON.stringify({ state })))
    },
  })

  const failed = (err: unknown) => log.warn({ err }, 'checking the streams failed: trying again')
  for (; !isCurrent(); await pause(lookMilliseconds)) {
    await look().catch(failed)
    if (isCurrent()) break
  }
  const looking = parts.use(every(lookMilliseconds, look, failed))
  connection.onReconnect(looking.wake)
  parts.use(eraseStudents({ connection, manager, log, againMilliseconds, inTurn: purgeInTurn }))
  const close = parts.move()
  return {
    ready: () => isCurrent() && measures.lookAge() < readySeconds,
    look,
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

/** What was seen last, on which server, and how far the stream went when that server was seen first. */
type Memory = { look: Look; server: string; since: number; first: { incarnation: string; lastSequence: number } }

/** A server that began again has another id. */
const serverOf = ({ nats }: BusConnection): string => nats.info?.server_id ?? ''

const remember = (before: Memory | null, look: Look, server: string): Memory =>
  before?.server === server ? { ...before, look } : { look, server, since: performance.now(), first: look }

/** After the server came back, events that it lost are known only as long as no others have taken their places. */
async function stateOf({ streams }: JetStreamManager, { since, first }: Memory) {
  const { created, state } = await streams.info(eventsStream)
  const isCautious = first.incarnation === created && performance.now() - since < cautiousMilliseconds
  return { incarnation: created, lastSequence: isCautious ? first.lastSequence : state.last_seq }
}

type Making = { manager: JetStreamManager; log: BusLog; onMade: OnMade; events: Parameters<typeof keepStream>[1] }

/**
 * The stream of events with its consumers. When it has lost some it is made anew: relays then
 * publish all of the last day again, and none of them gets a place that a consumer has passed.
 */
async function keepEvents({ manager, log, onMade, events }: Making, before: Memory | null, server: string) {
  const there = await listConsumers(manager)
  const stream = await unlessMissing(manager.streams.info(eventsStream))
  const places = there.map(({ delivered, ack_floor }) => Math.max(delivered.stream_seq, ack_floor.stream_seq))
  const lost =
    stream &&
    (lossOf(before?.look ?? null, lookOf(stream), places, eventsKeptMilliseconds) ??
      (await replacedSince(manager, before, server)))
  if (!lost) return { stream: await keepStream(manager, events, onMade), there }
  log.warn({ lost }, 'the stream of events has lost some: creating it anew')
  await manager.streams.delete(eventsStream)
  return { stream: await keepStream(manager, events, onMade), there: [] }
}

/** On a server that began again the last event that was seen may be gone, and another have its place. */
async function replacedSince({ streams }: JetStreamManager, before: Memory | null, server: string) {
  if (!before || before.server === server || before.look.messages === 0) return null
  const { lastSequence: seq, lastTime } = before.look
  const last = await unlessMissing(streams.getMessage(eventsStream, { seq }))
  return last && last.time.getTime() !== lastTime ? 'its last events were replaced' : null
}

const lookOf = ({ created, state, ts }: StreamInfo): Look => ({
  incarnation: created,
  at: ts ? Date.parse(ts) : Date.now(),
  messages: state.messages,
  firstSequence: state.first_seq,
  firstTime: Date.parse(state.first_ts),
  lastSequence: state.last_seq,
  lastTime: Date.parse(state.last_ts),
})
