import { randomUUID } from 'node:crypto'
import { inSpan, inTrace } from '@yoldas/telemetry'
import { pause } from '@yoldas/time'
import type { TurnDeps } from './answer.ts'
import { type LiveTurn, liveTurn } from './live.ts'
import { untilAvailable } from './patience.ts'
import { storePrepared } from './prepared.ts'
import { runTurn, TurnAbandoned } from './run.ts'
import type { Claim, Engine as EngineIdentity } from './store.ts'

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
  identity: EngineIdentity
  freeSlots(): number
  /** Keeps a slot for a turn that is about to be claimed; null when all are taken. */
  reserveSlot(): Disposable | null
  /** Runs a claimed turn; what it needs from then on is the lease's renewal. */
  start(claim: Claim): void
  running(): Claim[]
  /** Leaves a turn to the attempt that has it now. */
  abandon(turnId: string): void
  /** Leaves the turns of a student who left: there is nobody to answer. */
  abandonStudent(studentKey: string): void
  /** Ends a turn with what is written. */
  stop(turnId: string): void
  snapshot(turnId: string): void
  snapshotAll(): void
}

/** Disposal waits `drainSeconds` for the turns under way, then leaves them to be taken over. `onFree` tells of a slot. */
export function startEngine(
  deps: TurnDeps,
  options: { slots: number; leaseSeconds: number; drainSeconds: number; onFree: () => void },
): Engine {
  const turns = new Map<string, Running>()
  const identity = { engineId: randomUUID(), leaseSeconds: options.leaseSeconds }
  let reserved = 0
  let draining = false
  const freeSlots = () => (draining ? 0 : Math.max(0, options.slots - turns.size - reserved))

  const start = (claim: Claim) => {
    const [abandon, stop] = [new AbortController(), new AbortController()]
    if (claim.stopRequested) stop.abort()
    const { prepared } = claim
    const live = prepared ? null : liveTurn(deps.bus, claim)
    const orders = { abandoned: abandon.signal, stopped: stop.signal }
    const run = async () => {
      if (live) await runTurn(deps, claim, live, orders)
      if (prepared) await untilAvailable(deps.log, abandon.signal, () => storePrepared(deps, claim, prepared.text))
    }
    const ended = inTurnSpan(claim, run)
      .catch((error) => logEnd(deps, claim, error))
      .finally(() => {
        if (turns.get(claim.turnId)?.claim === claim) turns.delete(claim.turnId)
        options.onFree()
      })
    turns.set(claim.turnId, { claim, live, abandon, stop, ended })
  }

  return {
    identity,
    freeSlots,
    reserveSlot: () => {
      if (freeSlots() === 0) return null
      reserved += 1
      return {
        [Symbol.dispose]: () => {
          reserved -= 1
        },
      }
    },
    start,
    running: () => [...turns.values()].map(({ claim }) => claim),
    abandon: (turnId) => turns.get(turnId)?.abandon.abort(new TurnAbandoned('the turn has passed to another attempt')),
    abandonStudent: (studentKey) => {
      for (const { claim, abandon } of turns.values())
        if (claim.studentKey === studentKey) abandon.abort(new TurnAbandoned('the student has left'))
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
    },
  }
}

/** Continues the trace of the request that asked for the turn, which has its answer by then. */
function inTurnSpan({ turnId, attempt, traceparent }: Claim, run: () => Promise<void>): Promise<void> {
  const attributes = { 'yoldas.turn.id': turnId, 'yoldas.turn.attempt': attempt }
  return inTrace(traceparent, () => inSpan('turn', { attributes }, run))
}

function logEnd({ log, turns }: TurnDeps, { turnId, attempt }: Claim, error: unknown) {
  if (error instanceof TurnAbandoned) {
    turns.ended.inc({ outcome: 'abandoned' })
    log.warn({ turnId, attempt, reason: error.message }, 'turn abandoned')
  } else log.error({ err: error, turnId, attempt }, 'turn could not be ended: its lease will run out')
}
