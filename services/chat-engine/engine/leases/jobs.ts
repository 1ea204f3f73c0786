import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { liveTurn } from '../../answer/live.ts'
import type { PauseMinutes } from '../../conversation/notices.ts'
import type { TurnMetrics } from '../../metrics.ts'
import { type Claim, noUsage } from '../../turn/store.ts'
import type { Engine } from '../engine.ts'
import { settleFailure } from '../failure.ts'
import type { Outage } from '../outage.ts'
import { storePrepared } from '../prepared.ts'
import {
  attemptKey,
  claimGivenUp,
  claimReady,
  claimReruns,
  findHeld,
  findStopping,
  freeLater,
  giveBack,
  markGone,
  renewLease,
  takeOver,
} from './store.ts'

export type JobDeps = {
  db: Db
  bus: Bus
  log: Log
  turns: TurnMetrics
  engine: Engine
  outage: Outage
  pauseMinutes: PauseMinutes
}

/** Turns claimed by one query; a burst is shared between engines. */
const batch = 32

/** Claims what waits for an engine, as long as there is room. */
export async function takeTurns({ db, engine }: JobDeps): Promise<void> {
  for (;;) {
    using reserved = engine.reserveSlots(batch)
    if (!reserved) return
    const claims = await claimReady(db, engine.identity, reserved.slots)
    for (const claim of claims) engine.start(claim)
    if (claims.length === 0) return
  }
}

/** Claims turns whose time has come to run again, and free ones; further ones the next time. */
export async function resumeTurns(deps: JobDeps): Promise<void> {
  const { db, log, turns, engine, outage } = deps
  const mayTakeOver = outage.mayTakeOver()
  // Also without a slot: another engine may have one.
  if (mayTakeOver) await noteGone(deps)
  using reserved = engine.reserveSlots(batch)
  if (!reserved) return
  const due = await claimReruns(db, engine.identity, reserved.slots)
  for (const claim of due) engine.start(claim)
  if (due.length === reserved.slots || !mayTakeOver) return
  const left = await takeOver(db, engine.identity, idsOf(engine), reserved.slots - due.length)
  turns.takenOver.inc(left.length)
  for (const claim of left) {
    log.warn({ turnId: claim.turnId, attempt: claim.attempt }, 'turn taken over')
    engine.start(claim)
  }
}

async function noteGone({ db, log, engine }: JobDeps): Promise<void> {
  const engineIds = await db.transaction((tx) => markGone(tx, engine.identity))
  if (engineIds.length > 0) log.warn({ engineIds }, 'engines fell silent: others take their turns over')
}

const idsOf = (engine: Engine) => engine.running().map(({ turnId }) => turnId)

/** Fails the turns whose last lease ran out, so that their students' next turns can run. One failure stops no other. */
export async function failGivenUp(deps: JobDeps): Promise<void> {
  const { db, log, engine, outage } = deps
  if (!outage.mayTakeOver()) return
  for (const claim of await claimGivenUp(db, engine.identity.leaseSeconds, idsOf(engine), batch))
    await giveUp(deps, claim).catch((err) =>
      log.error({ err, turnId: claim.turnId }, 'a turn could not be given up: tried again a lease later'),
    )
}

async function giveUp(deps: JobDeps, claim: Claim): Promise<void> {
  const { db, bus, log, turns } = deps
  if (claim.prepared) {
    // Nothing has failed but engines: its text is there.
    await storePrepared({ db, bus, onEnd: () => bus.signalReady() }, claim, claim.prepared)
    return
  }
  const outcome = await settleFailure(db, claim, noUsage, [], deps)
  if (!outcome) return
  turns.givenUp.inc()
  const ended = claim.isRegenerated ? 'kept' : 'failed'
  turns.ended.inc({ outcome: outcome === 'rerun' ? outcome : ended })
  log.error({ turnId: claim.turnId, attempt: claim.attempt }, 'turn failed: every engine that had it died')
  if (outcome !== 'rerun') liveTurn(bus, claim).end(outcome)
  bus.signalReady()
}

/**
 * Renews this engine's lease, leaves turns that have passed to another attempt, and stops those it should. Taken for
 * gone it leaves all, and goes on under a new id.
 */
export async function keepLease({ db, log, engine, outage }: JobDeps): Promise<void> {
  const { identity } = engine
  const running = engine.running()
  const renewal = await renewLease(db, identity)
  // What delayed this engine may have delayed the others.
  if (renewal === 'late') outage.spare()
  if (renewal === 'gone') {
    log.warn({ engineId: identity.engineId, turns: running.length }, 'this engine was taken for gone: left its turns')
    engine.beginAnew()
    await renewLease(db, engine.identity)
    return
  }
  if (running.length === 0) return
  for (const { turnId } of await findStopping(db, identity)) engine.stop(turnId)
  const held = new Set((await findHeld(db, identity)).map(attemptKey))
  for (const claim of running) if (!held.has(attemptKey(claim))) engine.abandon(claim)
}

/**
 * Gives back the turns that were claimed for this engine by a statement whose answer was lost: nobody runs them. Those
 * that it could not end any engine takes over when a lease has passed, which counts.
 */
export async function returnUnstarted({ db, bus, log, engine }: JobDeps): Promise<void> {
  const { identity } = engine
  const { unstarted, unended } = await engine.findIdle(await findHeld(db, identity))
  if (unended.length > 0) await freeLater(db, identity, unended)
  if (unstarted.length === 0) return
  const given = await giveBack(db, identity, unstarted)
  if (given.length === 0) return
  log.warn({ turnIds: given }, 'gave back turns whose claim was not received')
  bus.signalReady()
}
