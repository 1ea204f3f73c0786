import { type Bus, eventsKeptMilliseconds, RequestFailed, Unavailable } from '@yoldas/bus'
import { type Db, isUnavailable } from '@yoldas/db'
import { deadlineIn, every, type Repeating } from '@yoldas/time'
import { z } from 'zod'
import {
  claimOutgoing,
  forgetOld,
  markPublished,
  type Outgoing,
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
const batch = 64
/** Longer than a delivery may take, so that no two relays deliver the same message at once. */
const leaseSeconds = 15
const deliveryMilliseconds = 5_000
const longestPauseSeconds = 30
const forgetMilliseconds = 3_600_000
/** A command is sent again without end, so its mark has to outlive any outage that is mended. */
const inboxSeconds = 30 * 24 * 3600

export type Relay = AsyncDisposable & { ring(): void }

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
  bus.onReconnect(revive)
  void revive()
  return {
    ring: relay.ring,
    async [Symbol.asyncDispose]() {
      await relay[Symbol.asyncDispose]()
      await forget[Symbol.asyncDispose]()
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
    await Promise.all(claimed.map((message) => deliver(deps, message)))
  }
}

async function deliver(deps: RelayDeps, message: Outgoing): Promise<void> {
  const { db, log } = deps
  const again = pauseSeconds(message.attempts)
  try {
    await (message.kind === 'command' ? deliverCommand(deps, message) : deliverEvent(deps, message))
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

async function deliverEvent(deps: RelayDeps, { id, subject, payload }: Outgoing) {
  const { db, bus, stream } = deps
  if (stream.incarnation === null) await reviveEvents(deps)
  const incarnation = stream.incarnation ?? ''
  const sequence = await bus.publishEvent(id, subject, payload).catch((error) => {
    // The stream may be gone without a reconnect.
    stream.incarnation = null
    throw error
  })
  await markPublished(db, id, incarnation, sequence)
}

/** Doubles from half a second up to 30 s, with jitter so that a recovered part is not met by everything at once. */
function pauseSeconds(attempts: number): number {
  return Math.min(longestPauseSeconds, 0.25 * 2 ** attempts) * (0.5 + Math.random() / 2)
}
