import { randomUUID } from 'node:crypto'
import { inSpan, inTrace } from '@yoldas/telemetry'
import { pause, runUnasked } from '@yoldas/time'
import type { TurnDeps } from '../answer/attempt.ts'
import { type LiveTurn, liveTurn } from '../answer/live.ts'
import { agentAttributes, agentSpan } from '../genAi.ts'
import type { ReadAhead } from '../prompt/context.ts'
import { untilAvailable } from '../turn/available.ts'
import type { Claim, EngineIdentity } from '../turn/store.ts'
import { attemptKey, findHeld, giveBack, type Held } from './leases/store.ts'
import { storePrepared } from './prepared.ts'
import { runTurn, TurnAbandoned } from './run.ts'

type Running = {
  claim: Claim
  /** Null for what the companion writes first: it has no stream. */
  live: LiveTurn | null
  abandon: AbortController
  stop: AbortController
  ended: Promise<void>
}

/** The turns that this process runs. */
export type Engine = AsyncDisposable & {
  /** Under which it claims from now on. */
  readonly identity: EngineIdentity
  freeSlots(): number
  /** Keeps free slots, `most` of them, while turns are claimed and started; null when there is none. */
  reserveSlots(most?: number): Reservation | null
  /** Runs a claimed turn; what it needs from then on is the renewal of the engine's lease. */
  start(claim: Claim, ahead?: ReadAhead): void
  running(): Claim[]
  /**
   * What it does not run of the held turns: those that were claimed for it and never started, since the answer to the
   * claim was lost, and those that could not be ended. Waits for the claims that are being made now.
   */
  findIdle(held: readonly Held[]): Promise<{ unstarted: Held[]; unended: Held[] }>
  /** Leaves a turn, if it runs this attempt at it, to the one that has it now. */
  abandon(held: Held): void
  /** Leaves all its turns to others, and goes on under a new id. */
  beginAnew(): void
  /** Leaves the turns of an erased student: there is nobody to answer. */
  abandonStudent(studentKey: string): void
  /** Ends a turn with what is written. */
  stop(turnId: string): void
  snapshot(turnId: string): void
  snapshotAll(): void
}

export type Reservation = Disposable & { slots: number }

/**
 * Disposal waits `drainSeconds` for the turns under way, then gives them to other engines. `onFree` is called when a
 * turn has ended and another may be ready: the student's next one, or one that there was no slot for.
 */
export function startEngine(
  deps: TurnDeps,
  options: { slots: number; leaseSeconds: number; drainSeconds: number; onFree: () => void },
): Engine {
  const turns = new Map<string, Running>()
  const newIdentity = () => ({ engineId: randomUUID(), leaseSeconds: options.leaseSeconds })
  let identity = newIdentity()
  /** The claims that are being made, each with its slots. */
  const claiming = new Map<Promise<void>, number>()
  /** Attempts that could not be ended: any engine takes them over later, and that is counted. */
  const unended = new Set<string>()
  /** Whether somebody has looked for a slot in vain since `onFree` was called. */
  let isShort = false
  let draining = false
  const freeSlots = () => {
    const reserved = [...claiming.values()].reduce((sum, slots) => sum + slots, 0)
    return draining ? 0 : Math.max(0, options.slots - turns.size - reserved)
  }

  const start = (claim: Claim, ahead?: ReadAhead) => {
    const [abandon, stop] = [new AbortController(), new AbortController()]
    if (claim.stopRequested) stop.abort()
    const { prepared } = claim
    const live = prepared ? null : liveTurn(deps.bus, claim)
    const orders = { abandoned: abandon.signal, stopped: stop.signal }
    let mayBeReady = true
    const run = async () => {
      if (live) mayBeReady = await runTurn(deps, claim, live, orders, ahead)
      if (prepared) await untilAvailable(deps.log, abandon.signal, () => storePrepared(deps, claim, prepared))
    }
    // A send begins it, and does not wait for its end.
    const ended = runUnasked(() => inTurnSpan(claim, run))
      .catch((error) => {
        if (!(error instanceof TurnAbandoned)) unended.add(attemptKey(claim))
        logEnd(deps, claim, error)
      })
      .finally(() => {
        live?.close()
        if (turns.get(claim.turnId)?.claim === claim) turns.delete(claim.turnId)
        if (!mayBeReady && !isShort) return
        isShort = false
        options.onFree()
      })
    turns.set(claim.turnId, { claim, live, abandon, stop, ended })
  }

  return {
    get identity() {
      return identity
    },
    freeSlots,
    reserveSlots: (most = 1) => {
      const slots = Math.min(most, freeSlots())
      isShort ||= slots === 0
      if (slots === 0) return null
      const { promise: claimed, resolve } = Promise.withResolvers<void>()
      claiming.set(claimed, slots)
      return {
        slots,
        [Symbol.dispose]: () => {
          claiming.delete(claimed)
          resolve()
        },
      }
    },
    start,
    running: () => [...turns.values()].map(({ claim }) => claim),
    findIdle: async (held) => {
      const isIdle = ({ turnId, attempt }: Held) => turns.get(turnId)?.claim.attempt !== attempt
      const isUnended = (one: Held) => unended.has(attemptKey(one))
      const isHeld = new Set(held.map(attemptKey))
      for (const key of unended) if (!isHeld.has(key)) unended.delete(key)
      if (held.some((one) => isIdle(one) && !isUnended(one))) await Promise.all(claiming.keys())
      const idle = held.filter(isIdle)
      return { unstarted: idle.filter((one) => !isUnended(one)), unended: idle.filter(isUnended) }
    },
    abandon: ({ turnId, attempt }) => {
      const running = turns.get(turnId)
      if (running?.claim.attempt === attempt)
        running.abandon.abort(new TurnAbandoned('the turn has passed to another attempt'))
    },
    beginAnew: () => {
      identity = newIdentity()
      for (const { abandon } of turns.values()) abandon.abort(new TurnAbandoned('this engine was taken for gone'))
    },
    abandonStudent: (studentKey) => {
      for (const { claim, abandon } of turns.values())
        if (claim.studentKey === studentKey) abandon.abort(new TurnAbandoned('the student was erased'))
    },
    stop: (turnId) => turns.get(turnId)?.stop.abort(),
    snapshot: (turnId) => turns.get(turnId)?.live?.snapshot(),
    snapshotAll: () => {
      for (const { live } of turns.values()) live?.snapshot()
    },
    async [Symbol.asyncDispose]() {
      draining = true
      const underway = () => Promise.all([...turns.values()].map(({ ended }) => ended))
      const drained = new AbortController()
      await Promise.race([underway(), pause(options.drainSeconds * 1000, drained.signal)])
      drained.abort()
      for (const { abandon } of turns.values()) abandon.abort(new TurnAbandoned('this engine is ending'))
      await underway()
      await handOver(deps, identity)
    },
  }
}

/** Nobody waits for the leases of an engine that is ending. Its turns did not fail: another engine takes them over. */
async function handOver({ db, bus, log }: TurnDeps, identity: EngineIdentity): Promise<void> {
  try {
    const given = await giveBack(db, identity, await findHeld(db, identity))
    if (given.length === 0) return
    log.warn({ turnIds: given }, 'this engine is ending: gave its turns to the others')
    bus.signalReady()
  } catch (error) {
    log.warn({ err: error }, 'this engine is ending and could not give its turns to the others: its lease will run out')
  }
}

/**
 * Continues the trace of the request that asked for the turn, which has its answer by then. A text that was prepared is
 * stored: no agent is invoked.
 */
function inTurnSpan({ turnId, attempt, traceparent, prepared }: Claim, run: () => Promise<void>): Promise<void> {
  const attributes = { 'yoldas.turn.id': turnId, 'yoldas.turn.attempt': attempt }
  return inTrace(traceparent, () =>
    prepared
      ? inSpan('store prepared', { attributes }, run)
      : inSpan(agentSpan, { attributes: { ...attributes, ...agentAttributes } }, run),
  )
}

function logEnd({ log, turns }: TurnDeps, { turnId, attempt }: Claim, error: unknown) {
  if (error instanceof TurnAbandoned) {
    turns.ended.inc({ outcome: 'abandoned' })
    log.warn({ turnId, attempt, reason: error.message }, 'turn abandoned')
  } else log.error({ err: error, turnId, attempt }, 'turn could not be ended: another attempt will')
}
