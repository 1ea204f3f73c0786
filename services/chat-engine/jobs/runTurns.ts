import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import type { TurnMetrics } from '../metrics.ts'
import type { Engine } from '../turn/engine.ts'
import { settleFailure } from '../turn/failure.ts'
import { liveTurn } from '../turn/live.ts'
import { storePrepared } from '../turn/prepared.ts'
import { claimReady, findGivenUp, noUsage, renewLeases, takeOver } from '../turn/store.ts'

type Deps = { db: Db; bus: Bus; log: Log; turns: TurnMetrics; engine: Engine }

/** Turns taken by one query; a burst is shared between engines. */
const batch = 32

/** Takes what waits for an engine and what dead engines left, as long as there is room. */
export async function takeTurns({ db, log, turns, engine }: Deps): Promise<void> {
  for (;;) {
    const limit = Math.min(batch, engine.freeSlots())
    if (limit === 0) return
    const ready = await claimReady(db, engine.identity, limit)
    const left = ready.length < limit ? await takeOver(db, engine.identity, limit - ready.length) : []
    turns.takenOver.inc(left.length)
    for (const { turnId, attempt } of left) log.warn({ turnId, attempt }, 'turn taken over')
    for (const claim of [...ready, ...left]) engine.start(claim)
    if (ready.length + left.length === 0) return
  }
}

/** Fails the turns whose last lease ran out, so that their students' next turns can run. */
export async function failGivenUp({ db, bus, log, turns }: Deps): Promise<void> {
  for (const claim of await findGivenUp(db, batch)) {
    if (claim.prepared) {
      // Nothing has failed but engines: its text is there.
      await storePrepared({ db, bus, onEnd: () => bus.ringReady() }, claim, claim.prepared.text)
      continue
    }
    const outcome = await settleFailure(db, claim, noUsage)
    if (!outcome) continue
    turns.givenUp.inc()
    turns.ended.inc({ outcome: outcome === 'rerun' ? outcome : 'failed' })
    log.error({ turnId: claim.turnId, attempt: claim.attempt }, 'turn failed: every engine that had it died')
    if (outcome !== 'rerun') liveTurn(bus, claim).end(outcome)
    bus.ringReady()
  }
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
