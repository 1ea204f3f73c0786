import { type Bus, eventsKeptMilliseconds, RequestFailed, Unavailable } from '@yoldas/bus'
import { type Db, isUnavailable } from '@yoldas/db'
import { atMost, type Deadline, deadlineIn, every, pause, type Repeating } from '@yoldas/time'
import { z } from 'zod'
import {
  areWaiting,
  claimOutgoing,
  claimThese,
  forgetOld,
  markPublished,
  type Outgoing,
  type Published,
  postpone,
  refuse,
  removeOutgoing,
  reviveLost,
} from './store.ts'

export type OutboxLog = {
  info(object: object, message: string): void
  warn(object: object, message: string): void
  error(object: object, message: string): void
}
/** `incarnation` is null while it is not known which stream events go to. */
type RelayDeps = { db: Db; bus: Bus; log: OutboxLog; stream: { incarnation: string | null } }

const pollMilliseconds = 250
/** Between two looks at messages that somebody waits for. */
const lookMilliseconds = 50
const batch = 64
/** Longer than a delivery may take, so that no two relays deliver the same message at once. */
const leaseSeconds = 15
const deliveryMilliseconds = 5_000
const longestPauseSeconds = 30
const forgetMilliseconds = 3_600_000
/** A command is sent again without end, so its mark has to outlive any outage that is mended. */
const inboxSeconds = 30 * 24 * 3600

export type Relay = AsyncDisposable & {
  /** Something was committed: delivers what is due. */
  ring(): void
  /**
   * Delivers these committed messages and resolves when all of them have left the outbox, or when the time has passed: they
   * go on leaving by themselves then. Never rejects.
   */
  deliver(ids: readonly string[], milliseconds: number): Promise<void>
}

/**
 * Delivers what the outbox holds: rung after a commit, and polled. It promises arrival, not order. Published events are kept
 * as long as the stream keeps them, and published again when the stream has lost them.
 */
export function startRelay({ db, bus, log }: { db: Db; bus: Bus; log: OutboxLog }): Relay {
  const deps: RelayDeps = { db, bus, log, stream: { incarnation: null } }
  const failed = (err: unknown) => log.warn({ err }, 'the outbox could not be relayed: tried again')
  const relay: Repeating = every(pollMilliseconds, () => relayDue(deps), failed)
  const revive = () => reviveEvents(deps).then(relay.ring, failed)
  const forget = every(forgetMilliseconds, () => forgetOld(db, eventsKeptMilliseconds / 1000, inboxSeconds), failed)
  const underway = new Set<Promise<void>>()
  bus.onReconnect(revive)
  void revive()
  return {
    ring: relay.ring,
    deliver: (ids, milliseconds) => {
      const delivering = deliverThese(deps, ids, deadlineIn(milliseconds)).catch(failed)
      const done: Promise<void> = delivering.finally(() => underway.delete(done))
      underway.add(done)
      return atMost(milliseconds, done)
    },
    async [Symbol.asyncDispose]() {
      await relay[Symbol.asyncDispose]()
      await forget[Symbol.asyncDispose]()
      await Promise.all(underway)
    },
  }
}

async function reviveEvents({ db, bus, log, stream }: RelayDeps): Promise<void> {
  stream.incarnation = null
  const { incarnation, lastSequence } = await bus.eventsState()
  stream.incarnation = incarnation
  const revived = await reviveLost(db, incarnation, lastSequence)
  if (revived > 0) log.warn({ events: revived }, 'the stream has lost events: published again')
}

/** Delivers until nothing is due. */
async function relayDue(deps: RelayDeps): Promise<void> {
  if (!deps.bus.connected()) return
  for (;;) {
    const claimed = await claimOutgoing(deps.db, batch, leaseSeconds)
    if (claimed.length === 0) return
    await deliverAll(deps, claimed)
  }
}

async function deliverAll(deps: RelayDeps, claimed: readonly Outgoing[]): Promise<void> {
  const { command = [], event = [] } = Object.groupBy(claimed, ({ kind }) => kind)
  await Promise.all([...command.map((message) => deliver(deps, message, deliverCommand)), publishAll(deps, event)])
}

/** Marked in one statement: one for each event costs more than all the rest. */
async function publishAll(deps: RelayDeps, events: readonly Outgoing[]): Promise<void> {
  const published: Published[] = []
  const publish: Send = async (_deps, event) => void published.push(await publishEvent(deps, event))
  await Promise.all(events.map((event) => deliver(deps, event, publish)))
  if (published.length > 0) await markPublished(deps.db, published)
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
    await deliverAll(deps, claimed)
    return !(await areWaiting(deps.db, ids))
  } catch (error) {
    // The relay's own polls meet it too, and say so.
    if (isUnavailable(error)) return false
    throw error
  }
}

type Send = (deps: RelayDeps, message: Outgoing) => Promise<void>

async function deliver(deps: RelayDeps, message: Outgoing, send: Send): Promise<void> {
  const { db, log } = deps
  const again = pauseSeconds(message.attempts)
  try {
    await send(deps, message)
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

async function deliverCommand({ db, bus }: RelayDeps, { id, addressee, subject, payload }: Outgoing) {
  const contract = { service: addressee ?? subject, subject, input: z.unknown(), output: z.unknown() }
  await bus.request(contract, { id, input: payload }, deadlineIn(deliveryMilliseconds))
  await removeOutgoing(db, id)
}

async function publishEvent(deps: RelayDeps, { id, subject, payload }: Outgoing): Promise<Published> {
  const { bus, stream } = deps
  if (stream.incarnation === null) await reviveEvents(deps)
  const incarnation = stream.incarnation ?? ''
  const sequence = await bus.publishEvent(id, subject, payload).catch((error) => {
    // The stream may be gone without a reconnect.
    stream.incarnation = null
    throw error
  })
  return { id, incarnation, sequence }
}

/** Doubles from half a second up to 30 s, with jitter so that a recovered part is not met by everything at once. */
function pauseSeconds(attempts: number): number {
  return Math.min(longestPauseSeconds, 0.25 * 2 ** attempts) * (0.5 + Math.random() / 2)
}
