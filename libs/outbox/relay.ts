import { type Bus, eventsKeptMilliseconds, RequestFailed, Unavailable } from '@yoldas/bus'
import { serviceNames } from '@yoldas/contracts/request'
import { tables } from '@yoldas/contracts/tables'
import { type Db, isUnavailable } from '@yoldas/db'
import { inTrace } from '@yoldas/telemetry'
import { atMost, type Deadline, deadlineIn, every, inBatches, pause, type Repeating, untilNoMore } from '@yoldas/time'
import { z } from 'zod'
import {
  areWaiting,
  batch,
  type ClaimedEvent,
  claimOutgoing,
  claimThese,
  eventsLane,
  forgetConsumed,
  forgetEvents,
  forgetParked,
  forgetRefused,
  type Lane,
  laneOf,
  leaseSeconds,
  markPublished,
  type Outgoing,
  type Published,
  postpone,
  refuse,
  removeOutgoing,
} from './store.ts'
import { type SeenStream, type StreamWatch, watchStream } from './stream.ts'

export type OutboxLog = {
  info(object: object, message: string): void
  warn(object: object, message: string): void
  error(object: object, message: string): void
}
type RelayOptions = {
  db: Db
  bus: Bus
  log: OutboxLog
  kept?: KeptDays
}
type RelayDeps = {
  db: Db
  bus: Bus
  log: OutboxLog
  stream: StreamWatch
  /** What has arrived; with all that arrives while others are removed. */
  remove(id: string): Promise<void>
}

const pollMilliseconds = 1_000
/** How long a message waits for others when nobody waits for it: alone it costs twenty times as much as one of many. */
const lingerMilliseconds = 100
/** Between two looks at messages that somebody waits for. */
const lookMilliseconds = 50
/** Messages of a lane that are under way at once. */
const laneWidth = 64
const deliveryMilliseconds = 5_000
const longestPauseSeconds = 30
const forgetMilliseconds = 3_600_000
const dayMilliseconds = 86_400_000

/**
 * How long ids of what was received are known, and messages that were parked after their last refusal. A command is
 * sent until it is answered, so the first is longer than any outage that is repaired.
 */
export const keptDays: KeptDays = { received: tables.chat.inbox.days, parked: tables.chat.dead_letter.days }
export type KeptDays = Record<'received' | 'parked', number>

export type Relay = AsyncDisposable & {
  /** Something was committed: delivers what is due. */
  wake(): void
  /** The same for what nobody waits for: it goes 100 ms later, together with all that is committed meanwhile. */
  wakeSoon(): void
  /**
   * Delivers these committed messages and resolves when all of them have left the outbox, or when the time has passed:
   * they go on leaving by themselves then. Never rejects.
   */
  deliver(ids: readonly string[], milliseconds: number): Promise<void>
}

/**
 * Delivers what the outbox holds: woken after a commit, and polled. It promises arrival, not order. What goes to one
 * service, and events, have lanes of their own. Published events are kept as long as the stream keeps them, and
 * published again when the stream has lost them.
 */
export function startRelay({ db, bus, log, kept = keptDays }: RelayOptions): Relay {
  const failed = (err: unknown) => log.warn({ err }, 'the outbox could not be relayed: tried again')
  const underway = new Set<Promise<void>>()
  const track = (work: Promise<void>) => {
    const done: Promise<void> = work.catch(failed).finally(() => underway.delete(done))
    underway.add(done)
    return done
  }
  const stream = watchStream({ db, bus, log }, () => relay.wake())
  const removeAll = async (ids: readonly string[]) => {
    await removeOutgoing(db, ids)
    return ids.map(() => undefined)
  }
  const remove = inBatches(removeAll, { most: laneWidth, isOutage: isUnavailable })
  const deps: RelayDeps = { db, bus, log, stream, remove }
  const lanes = new Map([eventsLane, ...serviceNames].map((lane): [Lane, number] => [lane, 0]))
  /** Counts them while they are under way. */
  const travel = (lane: Lane, messages: number, delivering: Promise<void>) => {
    const add = (more: number) => lanes.set(lane, (lanes.get(lane) ?? 0) + more)
    add(messages)
    void track(
      delivering.finally(() => {
        const wasClosed = roomIn(lane, lanes, stream) === 0
        add(-messages)
        if (wasClosed) relay.wake()
      }),
    )
  }
  /** Starts until nothing is due that there is room for. */
  const relayDue = async () => {
    while (bus.connected()) {
      const room = [...lanes.keys()].map((lane) => ({ lane, most: roomIn(lane, lanes, stream) }))
      const claimed = await claimOutgoing(db, room, leaseSeconds)
      if (claimed.length === 0) return
      const { command: commands = [], event: events = [] } = Object.groupBy(claimed, ({ kind }) => kind)
      for (const message of commands) travel(laneOf(message), 1, deliver(deps, message, deliverCommand))
      if (events.length > 0) travel(eventsLane, events.length, publishAll(deps, events))
    }
  }
  const relay: Repeating = every(pollMilliseconds, relayDue, failed)
  const forgetOld = async () => {
    await untilNoMore(() => forgetEvents(db, eventsKeptMilliseconds / dayMilliseconds, batch))
    await untilNoMore(() => forgetConsumed(db, kept.received, batch))
    await untilNoMore(() => forgetRefused(db, kept.received, batch))
    const letters = await untilNoMore(() => forgetParked(db, kept.parked, batch))
    if (letters > 0) log.warn({ letters, days: kept.parked }, 'forgot dead letters that nobody asked for any more')
  }
  const forget = every(forgetMilliseconds, forgetOld, failed)
  forget.wake()
  let soon: NodeJS.Timeout | undefined
  const wakeSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      relay.wake()
    }, lingerMilliseconds)
  }
  return {
    wake: relay.wake,
    wakeSoon,
    deliver: (ids, milliseconds) => atMost(milliseconds, track(deliverThese(deps, ids, deadlineIn(milliseconds)))),
    async [Symbol.asyncDispose]() {
      clearTimeout(soon)
      for (const part of [relay, forget, stream]) await part[Symbol.asyncDispose]()
      await Promise.all(underway)
    },
  }
}

/** How many more messages may set out. Events leave a batch at a time: one alone costs as much as many together. */
function roomIn(lane: Lane, lanes: ReadonlyMap<Lane, number>, stream: StreamWatch): number {
  const count = lanes.get(lane) ?? 0
  if (lane === eventsLane) return count > 0 || stream.seen() === null ? 0 : laneWidth
  return laneWidth - count
}

/** Marked in one statement: one for each event costs more than all the rest. */
async function publishAll(deps: RelayDeps, events: readonly ClaimedEvent[]): Promise<void> {
  const { db, bus, stream } = deps
  const seen = stream.seen()
  const published: Published[] = []
  const publish: Send<ClaimedEvent> = async (_deps, { id, subject, payload }) =>
    void published.push(await publishSeen(deps, seen, id, () => bus.publishEvent(id, subject, payload)))
  await Promise.all(events.map((event) => deliver(deps, event, publish)))
  if (published.length > 0) await markPublished(db, published)
  // Looked at meanwhile, it may not have them any more, and that look has not found them among the published.
  if (stream.seen() !== seen) stream.look()
}

/** Looks again and again: another relay may have the messages, or they may have to be sent again. */
async function deliverThese(deps: RelayDeps, ids: readonly string[], deadline: Deadline): Promise<void> {
  while (deadline.remaining() > 0) {
    if (await haveLeft(deps, ids)) return
    await pause(Math.min(lookMilliseconds, deadline.remaining()))
  }
}

async function haveLeft(deps: RelayDeps, ids: readonly string[]): Promise<boolean> {
  try {
    const claimed = deps.bus.connected() ? await claimThese(deps.db, ids, leaseSeconds) : []
    await Promise.all(claimed.map((command) => deliver(deps, command, deliverCommand)))
    return !(await areWaiting(deps.db, ids))
  } catch (error) {
    // The relay's own polls meet it too, and say so.
    if (isUnavailable(error)) return false
    throw error
  }
}

type Send<Message> = (deps: RelayDeps, message: Message) => Promise<void>

async function deliver<Message extends ClaimedEvent>(
  deps: RelayDeps,
  message: Message,
  send: Send<Message>,
): Promise<void> {
  const { db, log } = deps
  const again = pauseSeconds(message.attempts)
  try {
    await inTrace(message.traceparent, () => send(deps, message))
  } catch (error) {
    if (error instanceof RequestFailed) {
      const parked = await refuse(db, message.id, again, error.message)
      log.error({ err: error, id: message.id, subject: message.subject, parked }, 'a message was refused')
    } else if (error instanceof Unavailable || isUnavailable(error)) {
      log.warn({ err: error, id: message.id, subject: message.subject }, 'a message could not be delivered: sent again')
      await postpone(db, message.id, again)
    } else throw error
  }
}

async function deliverCommand({ bus, remove }: RelayDeps, { id, addressee, subject, payload }: Outgoing) {
  const contract = { service: addressee ?? subject, subject, input: z.unknown(), output: z.unknown() }
  await bus.request(contract, { id, input: payload }, deadlineIn(deliveryMilliseconds))
  await remove(id)
}

async function publishSeen(
  { stream }: RelayDeps,
  seen: SeenStream | null,
  id: string,
  publish: () => Promise<number>,
): Promise<Published> {
  if (seen === null) throw new Unavailable('the stream of events has not been read yet')
  const sequence = await publish().catch((error) => {
    // The stream may be gone without a reconnect.
    if (stream.seen() === seen) stream.look()
    throw error
  })
  return { id, incarnation: seen.incarnation, sequence }
}

/** Doubles from half a second up to 30 s, with jitter so that a recovered part is not met by everything at once. */
function pauseSeconds(attempts: number): number {
  return Math.min(longestPauseSeconds, 0.25 * 2 ** attempts) * (0.5 + Math.random() / 2)
}
