import { randomUUID } from 'node:crypto'
import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import type { TurnMetrics } from '../../metrics.ts'
import type { Engine } from '../engine.ts'
import { settleFailure } from '../failure.ts'
import { liveTurn } from '../live.ts'
import type { Outage } from '../patience.ts'
import { storePrepared } from '../prepared.ts'
import { type Claim, noUsage } from '../store.ts'
import { claimGivenUp, claimReady, claimReruns, findHeld, giveBack, renewLeases, takeOver } from './store.ts'

type Deps = { db: Db; bus: Bus; log: Log; turns: TurnMetrics; engine: Engine; outage: Outage }

/** Turns claimed by one query; a burst is shared between engines. */
const batch = 32

/** Claims what waits for an engine, as long as there is room. */
export async function takeTurns({ db, engine }: Deps): Promise<void> {
  for (;;) {
    using reserved = engine.reserveSlots(batch)
    if (!reserved) return
    const claims = await claimReady(db, engine.identity, reserved.slots)
    for (const claim of claims) engine.start(claim)
    if (claims.length === 0) return
  }
}

/** Claims turns whose time has come to run again, and those that dead engines left; further ones the next time. */
export async function resumeTurns({ db, log, turns, engine, outage }: Deps): Promise<void> {
  using reserved = engine.reserveSlots(batch)
  if (!reserved) return
  const due = await claimReruns(db, engine.identity, reserved.slots)
  for (const claim of due) engine.start(claim)
  if (due.length === reserved.slots || !outage.mayTakeOver()) return
  const left = await takeOver(db, engine.identity, idsOf(engine), reserved.slots - due.length)
  turns.takenOver.inc(left.length)
  for (const claim of left) {
    log.warn({ turnId: claim.turnId, attempt: claim.attempt }, 'turn taken over')
    engine.start(claim)
  }
}

const idsOf = (engine: Engine) => engine.running().map(({ turnId }) => turnId)

/** Fails the turns whose last lease ran out, so that their students' next turns can run. One failure stops no other. */
export async function failGivenUp(deps: Deps): Promise<void> {
  const { db, log, engine, outage } = deps
  if (!outage.mayTakeOver()) return
  // Held by nobody: if this process dies too, the lease runs out as the others did.
  const nobody = { ...engine.identity, engineId: randomUUID() }
  for (const claim of await claimGivenUp(db, nobody, idsOf(engine), batch))
    await giveUp(deps, claim).catch((err) =>
      log.error({ err, turnId: claim.turnId }, 'a turn could not be given up: tried again when the lease has run out'),
    )
}

async function giveUp({ db, bus, log, turns }: Deps, claim: Claim): Promise<void> {
  if (claim.prepared) {
    // Nothing has failed but engines: its text is there.
    await storePrepared({ db, bus, onEnd: () => bus.signalReady() }, claim, claim.prepared.text)
    return
  }
  const outcome = await settleFailure(db, claim, noUsage)
  if (!outcome) return
  turns.givenUp.inc()
  turns.ended.inc({ outcome: outcome === 'rerun' ? outcome : 'failed' })
  log.error({ turnId: claim.turnId, attempt: claim.attempt }, 'turn failed: every engine that had it died')
  if (outcome !== 'rerun') liveTurn(bus, claim).end(outcome)
  bus.signalReady()
}

/** Renews the leases of all turns under way, leaves those that have passed to another attempt, and stops those it should. */
export async function keepLeases({ db, engine }: Deps): Promise<void> {
  const running = engine.running()
  if (running.length === 0) return
  const ids = running.map(({ turnId }) => turnId)
  const renewed = new Map((await renewLeases(db, engine.identity, ids)).map((lease) => [lease.turnId, lease]))
  for (const { turnId, attempt } of running) {
    const lease = renewed.get(turnId)
    if (lease?.attempt !== attempt) engine.abandon(turnId)
    else if (lease.stopRequested) engine.stop(turnId)
  }
}

/** Gives back the turns that were claimed for this engine by a statement whose answer was lost: nobody runs them. */
export async function returnUnstarted({ db, bus, log, engine }: Deps): Promise<void> {
  const unstarted = await engine.findUnstarted(await findHeld(db, engine.identity))
  if (unstarted.length === 0) return
  const given = await giveBack(db, engine.identity, unstarted)
  if (given.length === 0) return
  log.warn({ turnIds: given }, 'gave back turns whose claim was not received')
  bus.signalReady()
}
