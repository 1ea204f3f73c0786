import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { currentAttempt, StoredTurnState } from '../../conversation/rules.ts'
import { lockConversations } from '../../conversation/store.ts'
import { Claim, claimColumns, type EngineIdentity, promoteNext } from '../../turn/store.ts'
import { mayClaim } from '../leases/store.ts'

// What students do to turns: stop one, or have one run again.

const LockedTurn = z.object({
  state: StoredTurnState,
  attempt: z.int(),
  stopId: z.uuid().nullable(),
  /** None of the student's turns was accepted after it. */
  isNewest: z.boolean(),
})

/** An answer's turn as it is, with nobody else changing it or its student's other turns until the transaction ends. */
async function lockTurn(tx: Db, studentKey: string, turnId: string) {
  await lockConversations(tx, [studentKey])
  return tx.maybeOne(sql.type(LockedTurn)`
    SELECT t.state, t.attempt, t.stop_id AS "stopId", t.turn_index = c.next_turn_index - 1 AS "isNewest"
    FROM turn AS t JOIN conversation AS c ON c.student_key = t.student_key
    WHERE t.id = ${turnId} AND t.student_key = ${studentKey} AND t.origin IN ('chat', 'notification') FOR UPDATE OF t
  `)
}

/** `isFirst`: the turn was ended, or its engine asked to end it, by this stop and no other. */
export type Stop = { state: StoredTurnState; isFirst: boolean }

/**
 * Stops a turn that no engine has, or asks the engine that has it. The state is the one left behind: `stopped`,
 * `running` for one that was asked, or how the turn had ended; null when this student has no such turn. Repeating a
 * stopId gives the same.
 */
export function requestStop(db: Db, studentKey: string, turnId: string, stopId: string): Promise<Stop | null> {
  return db.transaction(async (tx) => {
    const turn = await lockTurn(tx, studentKey, turnId)
    if (!turn) return null
    const { state } = turn
    const isFirst = turn.stopId === null || turn.stopId === stopId
    if (state === 'running') {
      await tx.query(sql.typeAlias('none')`
        UPDATE turn SET stop_requested_at = clock_timestamp(), stop_id = coalesce(stop_id, ${stopId})
        WHERE id = ${turnId}
      `)
      return { state, isFirst }
    }
    if (state === 'waiting' || state === 'ready') {
      await tx.query(sql.typeAlias('none')`
        UPDATE turn SET state = 'stopped', attempt = attempt + 1, not_before = NULL, finished_at = clock_timestamp(),
          stop_id = coalesce(stop_id, ${stopId})
        WHERE id = ${turnId}
      `)
      if (state === 'ready') await tx.query(sql.typeAlias('none')`${promoteNext(studentKey)}`)
      return { state: 'stopped', isFirst }
    }
    return { state, isFirst: turn.stopId === stopId }
  })
}

export type Retry = { studentKey: string; turnId: string; attempt: number; traceparent?: string | null }

/**
 * Lets the student's newest turn run again after its `attempt` failed: claimed for the taker, or ready for any engine.
 * One that is unfinished goes on as it is. Repeating it changes nothing; the claim is the taker's, once.
 */
export function restartTurn(
  db: Db,
  { studentKey, turnId, attempt, traceparent }: Retry,
  taker: EngineIdentity | null,
): Promise<{ kind: 'restarted'; claim: Claim | null } | { kind: 'refused' | 'unknown' }> {
  return db.transaction(async (tx) => {
    const turn = await lockTurn(tx, studentKey, turnId)
    if (!turn) return { kind: 'unknown' }
    const isAgain = currentAttempt(turn.state, turn.attempt) === attempt + 1
    const isUnfinished = turn.state !== 'done' && turn.state !== 'failed' && turn.state !== 'stopped'
    if (isAgain || (isUnfinished && turn.isNewest)) return { kind: 'restarted', claim: null }
    if (turn.state !== 'failed') return { kind: 'refused' }
    const engineId = taker && (await mayClaim(tx, taker)) ? taker.engineId : null
    const claim = await tx.maybeOne(sql.type(Claim)`
      UPDATE turn AS t
      SET state = ${engineId === null ? 'ready' : 'running'}, attempt = t.attempt + ${engineId === null ? 0 : 1},
        failures = 0, engine_id = ${engineId}::uuid, finished_at = NULL, stop_requested_at = NULL, stop_id = NULL,
        traceparent = ${traceparent ?? null}
      FROM conversation AS c
      WHERE t.id = ${turnId} AND t.attempt = ${attempt} AND c.student_key = t.student_key
        AND t.turn_index = c.next_turn_index - 1
      RETURNING ${claimColumns}
    `)
    return claim ? { kind: 'restarted', claim: engineId === null ? null : claim } : { kind: 'refused' }
  })
}
