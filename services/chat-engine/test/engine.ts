import { randomUUID } from 'node:crypto'
import type { Bus } from '@yoldas/bus'
import { type Db, sql } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { turnMetrics } from '../metrics.ts'
import { openMeter } from '../spending/meter.ts'
import { startEngine } from '../turn/engine.ts'
import { failGivenUp, keepLease, resumeTurns, returnUnstarted, takeTurns } from '../turn/leases/jobs.ts'
import { markGone, renewLease, takeOver } from '../turn/leases/store.ts'
import { watchOutage } from '../turn/patience.ts'
import type { EngineIdentity } from '../turn/store.ts'
import { emptyCorpus, type Said, startScript } from './script.ts'

/** An engine that others know of, and that runs nothing. */
export async function enterEngine(db: Db, leaseSeconds = 60): Promise<EngineIdentity> {
  const identity = { engineId: randomUUID(), leaseSeconds }
  await renewLease(db, identity)
  return identity
}

/** Ends the lease of the engine that has the turn. */
export async function runOut(db: Db, { turnId }: { turnId: string }): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE engine SET lease_until = clock_timestamp() - interval '1 second'
    WHERE id = (SELECT engine_id FROM turn WHERE id = ${turnId})
  `)
}

/** All turns that gone engines left. */
export async function takeAllOver(db: Db, engine: EngineIdentity) {
  await markGone(db, engine)
  return takeOver(db, engine, [], 1000)
}

type Options = { leaseSeconds?: number; drainSeconds?: number; graceMilliseconds?: number }

/** An engine whose model gives these answers one after another, and which does its jobs when it is told. */
export async function startTestEngine(
  { db, bus }: { db: Db; bus: Bus },
  answers: Said[],
  { leaseSeconds = 60, drainSeconds = 0, graceMilliseconds = 0 }: Options = {},
) {
  const parts = new AsyncDisposableStack()
  const { model, asked } = parts.use(await startScript(answers))
  const log = createLog('test', 'silent')
  const turns = turnMetrics(createMetrics())
  const engine = parts.use(
    startEngine(
      {
        db,
        bus,
        log,
        relay: { deliver: async () => {} },
        turns,
        model,
        tools: [],
        corpus: emptyCorpus,
        meter: openMeter(db, createMetrics(), {}),
        signMedia: async (_studentKey, media) => ({ ...media, url: null, urlExpiresAt: null }),
        readImage: async () => null,
        known: { find: async () => null },
        turnSeconds: 30,
        historyTokens: 1_000,
        onEnd: () => {},
      },
      { slots: 100, leaseSeconds, drainSeconds, onFree: () => {} },
    ),
  )
  const outage = watchOutage(graceMilliseconds)
  const jobs = { db, bus, log, turns, engine, outage }
  await keepLease(jobs)
  return {
    engine,
    asked,
    outage,
    begin: () => outage.watch(() => takeTurns(jobs)),
    take: async () => {
      await takeTurns(jobs)
      await eventually('no turn under way', () => engine.running().length === 0)
    },
    resume: () => outage.watch(() => resumeTurns(jobs)),
    giveUp: () => failGivenUp(jobs),
    keep: () => outage.watch(() => keepLease(jobs)),
    returnUnstarted: () => returnUnstarted(jobs),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  }
}
