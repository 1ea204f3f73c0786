import { type Bus, type Handler, handle, withoutPermit } from '@yoldas/bus'
import { getRunningTurn, getTurn, regenerateTurn, retryTurn, stopTurn } from '@yoldas/contracts/chat'
import type { Db } from '@yoldas/db'
import { currentTrace } from '@yoldas/telemetry'
import { type Deadline, pause } from '@yoldas/time'
import { type SignMedia, signTurn } from '../conversation/signing.ts'
import { isErased } from '../conversation/store.ts'
import type { EngineIdentity } from '../turn/store.ts'
import { type Restarted, replaceAnswer, requestStop, restartTurn, wasStopped } from './control/store.ts'
import { endStream } from './endStream.ts'
import type { Engine } from './engine.ts'
import { findRunningTurn, findTurn } from './find/store.ts'

type Deps = { db: Db; bus: Bus; engine: Engine; signMedia: SignMedia }

export function turnHandlers(deps: Deps): Handler[] {
  const { db, bus, signMedia } = deps
  return [
    handle(getTurn, async ({ studentKey, turnId }) => {
      const turn = await findTurn(db, studentKey, turnId)
      if (turn) return { kind: 'found' as const, turn: await signTurn(signMedia, studentKey, turn) }
      return { kind: (await isErased(db, studentKey)) ? ('erased' as const) : ('unknown' as const) }
    }),

    handle(getRunningTurn, async ({ studentKey }) => {
      const turn = await findRunningTurn(db, studentKey)
      if (!turn && (await isErased(db, studentKey))) return { kind: 'erased' as const }
      return { kind: 'found' as const, turn: turn && (await signTurn(signMedia, studentKey, turn)) }
    }),

    handle(stopTurn, async ({ studentKey, turnId, stopId }, deadline) => {
      const stop = await requestStop(db, studentKey, turnId, stopId)
      if (!stop) return { kind: 'unknown' as const }
      const { state, isFirst } = stop
      if (state === 'stopped') {
        await endStream(deps, studentKey, turnId)
        bus.signalReady()
      }
      const isStopped =
        state === 'running' ? await untilStopped(deps, turnId, studentKey, deadline) : state === 'stopped'
      return { kind: 'answered' as const, stopped: isStopped && isFirst }
    }),

    handle(retryTurn, (asked) =>
      runAgain(deps, asked, (taker) => restartTurn(db, { ...asked, traceparent: currentTrace() }, taker)),
    ),

    handle(regenerateTurn, (asked) =>
      runAgain(deps, asked, (taker) => replaceAnswer(db, { ...asked, traceparent: currentTrace() }, taker)),
    ),
  ]
}

/** Runs a turn here that `restart` has run again, if there is a slot. */
async function runAgain(
  { db, bus, engine, signMedia }: Deps,
  { studentKey, turnId }: { studentKey: string; turnId: string },
  restart: (taker: EngineIdentity | null) => Promise<Restarted>,
) {
  using slot = engine.reserveSlots()
  const restarted = await restart(slot && engine.identity)
  if (restarted.kind !== 'restarted') return { kind: restarted.kind }
  if (restarted.claim) engine.start(restarted.claim)
  else bus.signalReady()
  const turn = await findTurn(db, studentKey, turnId)
  if (!turn) return { kind: 'unknown' as const }
  return { kind: 'accepted' as const, turn: await signTurn(signMedia, studentKey, turn) }
}

const askedAgainMilliseconds = 50
/** What an answer needs to get back in time, and a last look before it. */
const marginMilliseconds = 750

/**
 * False when the turn ended otherwise before the order reached it. An engine that is dead leaves the order to the next.
 */
async function untilStopped(
  { db, bus }: Deps,
  turnId: string,
  studentKey: string,
  deadline: Deadline,
): Promise<boolean> {
  bus.signalStopping(turnId)
  while (deadline.remaining() > marginMilliseconds) {
    const turn = await findTurn(db, studentKey, turnId)
    if (turn?.outcome) return await wasStopped(db, turnId)
    await withoutPermit(() => pause(askedAgainMilliseconds))
  }
  return true
}
