import { randomUUID } from 'node:crypto'
import type { Bus } from '@yoldas/bus'
import { type Db, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import type { TurnDeps } from '../answer/attempt.ts'
import { openBreakers } from '../clients/breaker.ts'
import type { Model } from '../clients/model.ts'
import { openModels } from '../clients/models.ts'
import { pseudonyms } from '../clients/pseudonyms.ts'
import { startEngine } from '../engine/engine.ts'
import { failGivenUp, keepLease, resumeTurns, returnUnstarted, takeTurns } from '../engine/leases/jobs.ts'
import { markGone, renewLease, takeOver } from '../engine/leases/store.ts'
import { watchOutage } from '../engine/outage.ts'
import { acceptSend, type Send } from '../engine/sending/store.ts'
import { turnMetrics } from '../metrics.ts'
import { openMeter } from '../spending/meter.ts'
import type { Claim, EngineIdentity } from '../turn/store.ts'
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

type Options = {
  leaseSeconds?: number
  drainSeconds?: number
  graceMilliseconds?: number
  slots?: number
  onFree?: () => void
}

const silent = createLog('test', 'silent')

/** As configured by default. */
export const pauseMinutes = { minorMinutes: 60, adultMinutes: 180 }

/** These models, the first one first. */
export function modelsOf(all: readonly [Model, ...Model[]], stallSeconds = 10, metrics = createMetrics()) {
  return openModels(all, { breakers: openBreakers(metrics, silent), metrics, log: silent }, stallSeconds)
}

type Own = Pick<TurnDeps, 'db' | 'bus'> & { model: Model }

/** What a turn of a test runs with, unless it says otherwise: one model, no tools, corpus, media or profile. */
export const turnDeps = ({ model, ...own }: Own, more: Partial<TurnDeps> = {}): TurnDeps => ({
  ...own,
  models: modelsOf([model]),
  log: silent,
  relay: { deliver: async () => {} },
  turns: turnMetrics(createMetrics()),
  pseudonymOf: pseudonyms('the secret of the tests, of 32 and more'),
  tools: [],
  corpus: emptyCorpus,
  meter: openMeter(own.db, createMetrics(), {}),
  signMedia: async (_studentKey, media) => ({ ...media, url: null, urlExpiresAt: null }),
  readImage: async () => null,
  findStudentContext: async () => null,
  turnSeconds: 30,
  pauseMinutes,
  historyTokens: 1_000,
  onEnd: () => {},
  ...more,
})

/** Accepts a message, of a student of its own unless one is named, for this engine if it may run at once. */
export async function sendTurn(db: Db, engine: EngineIdentity | null, more: Partial<Send> = {}) {
  const send = { studentKey: randomUUID(), turnId: newId(), messageId: newId(), text: 'soru', ...more }
  const accepted = await db.transaction((tx) => acceptSend(tx, send, engine))
  if (!accepted) throw new Error('the student is erased')
  return accepted
}

/** The same, where the engine has the turn at once. */
export async function claimSend(db: Db, engine: EngineIdentity, more: Partial<Send> = {}): Promise<Claim> {
  const { claim } = await sendTurn(db, engine, more)
  if (!claim) throw new Error('the turn was not claimed')
  return claim
}

/** An engine whose model gives these answers one after another, and which does its jobs when it is called to. */
export async function startTestEngine(
  { db, bus }: { db: Db; bus: Bus },
  answers: Said[],
  { leaseSeconds = 60, drainSeconds = 0, graceMilliseconds = 0, slots = 100, onFree = () => {} }: Options = {},
) {
  const parts = new AsyncDisposableStack()
  const { model, asked } = parts.use(await startScript(answers))
  const log = createLog('test', 'silent')
  const turns = turnMetrics(createMetrics())
  const engine = parts.use(
    startEngine(turnDeps({ db, bus, model }, { log, turns }), {
      slots,
      leaseSeconds,
      drainSeconds,
      onFree,
    }),
  )
  const outage = watchOutage(graceMilliseconds)
  const jobs = { db, bus, log, turns, engine, outage, pauseMinutes }
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
