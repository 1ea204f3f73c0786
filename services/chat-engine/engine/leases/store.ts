import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { Claim, claimColumns, type EngineIdentity } from '../../turn/store.ts'

/** Leases that may run out while they hold a turn before it has failed. */
export const maxLeases = 3

const Id = z.object({ id: z.uuid() })

const Renewed = z.object({ wasLate: z.boolean() })

/**
 * Renews the lease of an engine, or begins its first, by one row whatever it runs. `late`: it had passed, and nobody
 * had seen that. `gone`: not renewed, since the engine was marked gone; any engine takes its turns over.
 */
export async function renewLease(
  db: Db,
  { engineId, leaseSeconds }: EngineIdentity,
): Promise<'renewed' | 'late' | 'gone'> {
  const renewed = await db.maybeOne(sql.type(Renewed)`
    INSERT INTO engine (id, lease_until)
    VALUES (${engineId}, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
    ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until WHERE engine.gone_at IS NULL
    RETURNING EXISTS (
      SELECT FROM engine AS before WHERE before.id = ${engineId} AND before.lease_until < statement_timestamp()
    ) AS "wasLate"
  `)
  if (!renewed) return 'gone'
  return renewed.wasLate ? 'late' : 'renewed'
}

/** Marks an engine gone that is ending: nobody waits for its lease to pass. */
export async function leave(db: Db, { engineId }: EngineIdentity): Promise<void> {
  await db.query(sql.typeAlias('none')`
    UPDATE engine SET gone_at = clock_timestamp() WHERE id = ${engineId} AND gone_at IS NULL
  `)
}

/**
 * Marks other engines gone whose leases have passed, each once, and returns those; an engine whose own lease has passed
 * marks nobody. Frees all turns that gone engines have: also one that was claimed while its engine was being marked.
 * Belongs in a transaction: a statement alone, sent to a Postgres that does not answer, would be carried out when it
 * goes on, before the living have renewed.
 */
export function markGone(db: Db, { engineId }: EngineIdentity) {
  return db.anyFirst(sql.type(Id)`
    WITH gone AS (
      UPDATE engine SET gone_at = clock_timestamp()
      WHERE id = ANY(ARRAY(
        SELECT id FROM engine
        WHERE gone_at IS NULL AND lease_until < statement_timestamp() AND EXISTS (
          SELECT FROM engine WHERE id = ${engineId} AND gone_at IS NULL AND lease_until >= statement_timestamp()
        )
        FOR UPDATE SKIP LOCKED
      ))
      RETURNING id
    ),
    freed AS (
      UPDATE turn SET engine_id = NULL, free_at = statement_timestamp()
      WHERE id = ANY(ARRAY(
        SELECT id FROM turn
        WHERE state = 'running' AND engine_id = ANY(ARRAY(
          SELECT id FROM engine WHERE gone_at IS NOT NULL UNION ALL SELECT id FROM gone
        ))
        FOR UPDATE SKIP LOCKED
      ))
    )
    SELECT id FROM gone
  `)
}

/** A claim that was begun before its engine was marked gone is over long before this, and found by then. */
const goneMinutes = 60

/** Forgets engines that are gone, once no turn is held in their names. */
export async function forgetGone(db: Db): Promise<void> {
  await db.query(sql.typeAlias('none')`
    DELETE FROM engine AS e
    WHERE gone_at < statement_timestamp() - make_interval(mins => ${goneMinutes}) AND NOT EXISTS (
      SELECT FROM turn WHERE state = 'running' AND engine_id = e.id
    )
  `)
}

/** What a claim by this engine sets; the next attempt is the fence against the one before. */
const claimedBy = ({ engineId }: EngineIdentity) => sql.fragment`
  attempt = t.attempt + 1, engine_id = ${engineId}, free_at = NULL`

/** An engine that is gone, or has no lease yet, claims nothing. */
const isThere = ({ engineId }: EngineIdentity) => sql.fragment`
  EXISTS (SELECT FROM engine WHERE id = ${engineId} AND gone_at IS NULL)`

export const mayClaim = (db: Db, engine: EngineIdentity): Promise<boolean> =>
  db.exists(sql.typeAlias('none')`SELECT WHERE ${isThere(engine)}`)

/** Claims turns that wait for an engine, oldest first. */
export function claimReady(db: Db, engine: EngineIdentity, limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET state = 'running', ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM turn WHERE state = 'ready' AND ${isThere(engine)}
      ORDER BY accepted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

/**
 * Claims turns whose time has come to run again. Their conversations are locked with them: a message that is accepted
 * at this moment takes the turn over, or waits for it.
 */
export function claimReruns(db: Db, engine: EngineIdentity, limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET state = 'running', not_before = NULL, ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT r.id FROM turn AS r JOIN conversation AS c ON c.student_key = r.student_key
      WHERE r.state = 'waiting' AND r.not_before <= statement_timestamp() AND ${isThere(engine)} AND NOT EXISTS (
        SELECT FROM turn WHERE student_key = r.student_key AND state IN ('ready', 'running')
      )
      ORDER BY r.not_before LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

/** What is set of a turn that no engine has for a while. */
const freeAfter = (leaseSeconds: number) => sql.fragment`
  engine_id = NULL, free_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Claims free turns, except those that run here, and those whose last lease has run out. */
export function takeOver(db: Db, engine: EngineIdentity, runningIds: readonly string[], limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET failures = t.failures + 1, ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM turn
      WHERE free_at <= statement_timestamp() AND failures < ${maxLeases - 1}
        AND id <> ALL(${sql.array([...runningIds], 'uuid')}) AND ${isThere(engine)}
      ORDER BY free_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

/**
 * Claims turns whose last lease ran out, to fail them: no attempt before ends them then. If that fails too, they are
 * claimed again when a lease has passed.
 */
export function claimGivenUp(db: Db, leaseSeconds: number, runningIds: readonly string[], limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t
    SET attempt = t.attempt + 1, ${freeAfter(leaseSeconds)}
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM turn
      WHERE free_at <= statement_timestamp() AND failures >= ${maxLeases - 1}
        AND id <> ALL(${sql.array([...runningIds], 'uuid')})
      ORDER BY free_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

const Held = z.object({ turnId: z.uuid(), attempt: z.int() })
/** An attempt at a turn that the database says an engine has. */
export type Held = z.infer<typeof Held>

export const attemptKey = ({ turnId, attempt }: Held) => `${turnId}/${attempt}`

/** Of an engine's turns, those that it is to end with what is written. */
export function findStopping(db: Db, { engineId }: EngineIdentity) {
  return db.any(sql.type(Held)`
    SELECT id AS "turnId", attempt FROM turn
    WHERE state = 'running' AND stop_requested_at IS NOT NULL AND engine_id = ${engineId}
  `)
}

/** Every attempt that the database says the engine runs, known to the engine or not; none of an erased student. */
export function findHeld(db: Db, { engineId }: EngineIdentity) {
  return db.any(sql.type(Held)`
    SELECT t.id AS "turnId", t.attempt FROM turn AS t JOIN conversation AS c ON c.student_key = t.student_key
    WHERE t.state = 'running' AND t.engine_id = ${engineId} AND c.erased_at IS NULL
  `)
}

const these = (held: readonly Held[]) =>
  unnest('held', held, { id: ['uuid', ({ turnId }) => turnId], attempt: ['int4', ({ attempt }) => attempt] })

/**
 * Lets any engine claim turns that this one has and does not run; no lease has run out. Answers with those that it had.
 */
export function giveBack(db: Db, { engineId }: EngineIdentity, held: readonly Held[]) {
  return db.anyFirst(sql.type(Id)`
    UPDATE turn AS t SET state = 'ready', engine_id = NULL
    FROM ${these(held)}
    WHERE t.id = held.id AND t.attempt = held.attempt AND t.state = 'running' AND t.engine_id = ${engineId}
    RETURNING t.id
  `)
}

/** Frees turns that this engine has and could not end, from when a lease has passed. */
export async function freeLater(db: Db, { engineId, leaseSeconds }: EngineIdentity, held: readonly Held[]) {
  await db.query(sql.typeAlias('none')`
    UPDATE turn AS t SET ${freeAfter(leaseSeconds)}
    FROM ${these(held)}
    WHERE t.id = held.id AND t.attempt = held.attempt AND t.state = 'running' AND t.engine_id = ${engineId}
  `)
}

const Ready = z.object({ count: z.int(), oldestSeconds: z.number() })

/** How many turns wait for any engine, and since when the oldest of them has: 0 and 0 when none does. */
export function measureReady(db: Db): Promise<z.infer<typeof Ready>> {
  return db.one(sql.type(Ready)`
    SELECT count(*) AS count,
      coalesce(extract(epoch FROM clock_timestamp() - min(accepted_at)), 0)::float8 AS "oldestSeconds"
    FROM turn WHERE state = 'ready'
  `)
}

const Count = z.object({ count: z.int() })

/**
 * How many turns wait for one of the same student that an engine runs again, or is to run again: between two runs it
 * holds nobody back.
 */
export function countBehindReruns(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM turn AS again
    JOIN turn AS behind ON behind.student_key = again.student_key AND behind.state = 'waiting'
      AND behind.turn_index > again.turn_index
    WHERE again.reruns > 0 AND again.state IN ('ready', 'running')
  `)
}
