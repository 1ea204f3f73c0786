import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { Claim, claimColumns, type EngineIdentity } from '../store.ts'

/** Leases of a turn that may run out before it has failed. */
export const maxLeases = 3

/** What a claim by this engine sets; the next attempt is the fence against the one before. */
const claimedBy = ({ engineId, leaseSeconds }: EngineIdentity) => sql.fragment`
  attempt = t.attempt + 1, engine_id = ${engineId},
  lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** Claims turns that wait for an engine, oldest first. */
export function claimReady(db: Db, engine: EngineIdentity, limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET state = 'running', ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM turn WHERE state = 'ready' ORDER BY accepted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

/**
 * Claims turns whose time has come to run again. Their conversations are locked with them: a message that is accepted at this
 * moment takes the turn over, or waits for it.
 */
export function claimReruns(db: Db, engine: EngineIdentity, limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET state = 'running', not_before = NULL, ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT r.id FROM turn AS r JOIN conversation AS c ON c.student_key = r.student_key
      WHERE r.state = 'waiting' AND r.not_before <= statement_timestamp() AND NOT EXISTS (
        SELECT FROM turn WHERE student_key = r.student_key AND state IN ('ready', 'running')
      )
      ORDER BY r.not_before LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

/** Claims turns whose engine let the lease run out, except for the last time, and except those that run here. */
export function takeOver(db: Db, engine: EngineIdentity, runningIds: readonly string[], limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET failures = t.failures + 1, ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM turn
      WHERE state = 'running' AND lease_until < statement_timestamp() AND failures < ${maxLeases - 1}
        AND id <> ALL(${sql.array([...runningIds], 'uuid')})
      ORDER BY lease_until LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

/** Claims turns whose last lease ran out, to fail them: no attempt before ends them then, and no lease is renewed. */
export function claimGivenUp(db: Db, engine: EngineIdentity, runningIds: readonly string[], limit: number) {
  return db.any(sql.type(Claim)`
    UPDATE turn AS t SET ${claimedBy(engine)}
    WHERE t.id = ANY(ARRAY(
      SELECT id FROM turn
      WHERE state = 'running' AND lease_until < statement_timestamp() AND failures >= ${maxLeases - 1}
        AND id <> ALL(${sql.array([...runningIds], 'uuid')})
      ORDER BY lease_until LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING ${claimColumns}
  `)
}

const Held = z.object({ turnId: z.uuid(), attempt: z.int() })
/** An attempt at a turn that the database says an engine has. */
export type Held = z.infer<typeof Held>

const Renewed = Held.extend({ stopRequested: z.boolean() })

/** Renews the leases of these turns that are still the engine's; what is missing in the answer has passed to another. */
export function renewLeases(db: Db, { engineId, leaseSeconds }: EngineIdentity, turnIds: readonly string[]) {
  return db.any(sql.type(Renewed)`
    UPDATE turn SET lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE state = 'running' AND engine_id = ${engineId} AND id = ANY(${sql.array([...turnIds], 'uuid')})
    RETURNING id AS "turnId", attempt, stop_requested_at IS NOT NULL AS "stopRequested"
  `)
}

/** All that the engine has by the database, whether it knows or not. A student's who has left is nobody's work any more. */
export function findHeld(db: Db, { engineId }: EngineIdentity) {
  return db.any(sql.type(Held)`
    SELECT t.id AS "turnId", t.attempt FROM turn AS t JOIN conversation AS c ON c.student_key = t.student_key
    WHERE t.state = 'running' AND t.engine_id = ${engineId} AND c.erased_at IS NULL
  `)
}

const TurnId = z.object({ id: z.uuid() })

/** Lets any engine claim turns that this one has and does not run; no lease has run out. Answers with those that it had. */
export function giveBack(db: Db, { engineId }: EngineIdentity, held: readonly Held[]) {
  return db.anyFirst(sql.type(TurnId)`
    UPDATE turn AS t SET state = 'ready', engine_id = NULL, lease_until = NULL
    FROM ${unnest('held', held, { id: ['uuid', ({ turnId }) => turnId], attempt: ['int4', ({ attempt }) => attempt] })}
    WHERE t.id = held.id AND t.attempt = held.attempt AND t.state = 'running' AND t.engine_id = ${engineId}
    RETURNING t.id
  `)
}

const Age = z.object({ seconds: z.number() })

/** Since the oldest turn that waits for an engine was accepted; 0 when none does. */
export async function oldestReadySeconds(db: Db): Promise<number> {
  const { seconds } = await db.one(sql.type(Age)`
    SELECT coalesce(
      (
        SELECT extract(epoch FROM clock_timestamp() - accepted_at) FROM turn
        WHERE state = 'ready' ORDER BY accepted_at LIMIT 1
      ),
      0
    )::float8 AS seconds
  `)
  return seconds
}

const Count = z.object({ count: z.int() })

/**
 * How many turns wait for one of the same student that an engine runs again, or is to run again: between two runs it holds nobody
 * back.
 */
export function countBehindReruns(db: Db): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM turn AS again
    JOIN turn AS behind ON behind.student_key = again.student_key AND behind.state = 'waiting'
      AND behind.turn_index > again.turn_index
    WHERE again.reruns > 0 AND again.state IN ('ready', 'running')
  `)
}
