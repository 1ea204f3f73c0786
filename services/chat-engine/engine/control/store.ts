import type { Verdict } from '@yoldas/contracts/verdict'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { judge } from '../../blocked/store.ts'
import { heldOf } from '../../care/rows.ts'
import { inForce } from '../../care/rules.ts'
import { currentAttempt, StoredTurnState } from '../../conversation/rules.ts'
import { type Conversation, lockConversations } from '../../conversation/store.ts'
import { promoteNext } from '../../turn/rows.ts'
import { Claim, claimColumns, type EngineIdentity } from '../../turn/store.ts'
import { mayClaim } from '../leases/store.ts'

// What students do to turns: stop one, have one run again, or have another answer.

const LockedTurn = z.object({
  state: StoredTurnState,
  attempt: z.int(),
  stopId: z.uuid().nullable(),
  isAnswer: z.boolean(),
  /** None of the student's turns came after it; notices do not count. */
  isNewest: z.boolean(),
  /** Its question has no text any more. */
  isEmptied: z.boolean(),
})
type Locked = { turn: z.infer<typeof LockedTurn>; conversation: Conversation }

/**
 * A turn as it is, with nobody else changing it or its student's other turns until the transaction ends; null when this
 * student has no such turn, or has left.
 */
async function lockTurn(tx: Db, studentKey: string, turnId: string): Promise<Locked | null> {
  const [conversation] = await lockConversations(tx, [studentKey])
  if (!conversation || conversation.isErased) return null
  const turn = await tx.maybeOne(sql.type(LockedTurn)`
    SELECT state, attempt, stop_id AS "stopId", origin IN ('chat', 'notification') AS "isAnswer",
      NOT EXISTS (
        SELECT FROM turn AS later
        WHERE later.student_key = turn.student_key AND later.turn_index > turn.turn_index AND later.origin <> 'notice'
      ) AS "isNewest",
      EXISTS (SELECT FROM message WHERE turn_id = turn.id AND emptied) AS "isEmptied"
    FROM turn WHERE id = ${turnId} AND student_key = ${studentKey} FOR UPDATE
  `)
  return turn && { turn, conversation }
}

/** `isFirst`: the turn was ended, or its engine asked to end it, by this stop and no other. */
export type Stop = { state: StoredTurnState; isFirst: boolean }

/**
 * Stops a turn that no engine has, or asks the engine that has it. The state is `stopped` for one that a stop has
 * ended, also where it keeps the answer that it had; `running` for one that was asked, or how the turn had ended; null
 * when this student has no such turn. Repeating a stopId gives the same.
 */
export function requestStop(db: Db, studentKey: string, turnId: string, stopId: string): Promise<Stop | null> {
  return db.transaction(async (tx) => {
    const locked = await lockTurn(tx, studentKey, turnId)
    if (!locked?.turn.isAnswer) return null
    const { state, stopId: firstId } = locked.turn
    const isFirst = firstId === null || firstId === stopId
    if (state === 'running') {
      await tx.query(sql.typeAlias('none')`
        UPDATE turn SET stop_requested_at = clock_timestamp(), stop_id = coalesce(stop_id, ${stopId})
        WHERE id = ${turnId}
      `)
      return { state, isFirst }
    }
    if (state === 'waiting' || state === 'ready') {
      await tx.query(sql.typeAlias('none')`
        UPDATE turn SET state = coalesce(kept_state, 'stopped'), kept_state = NULL, attempt = attempt + 1,
          not_before = NULL, finished_at = clock_timestamp(), stop_id = coalesce(stop_id, ${stopId})
        WHERE id = ${turnId}
      `)
      if (state === 'ready') await tx.query(sql.typeAlias('none')`${promoteNext(studentKey)}`)
      return { state: 'stopped', isFirst }
    }
    return { state: firstId === null ? state : 'stopped', isFirst: firstId === stopId }
  })
}

/** Whether a turn that has ended was ended by a stop. Unlike `requestStop` it asks for none, and locks nothing. */
export const wasStopped = (db: Db, turnId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('none')`SELECT FROM turn WHERE id = ${turnId} AND stop_id IS NOT NULL`)

export type Restarted = { kind: 'restarted'; claim: Claim | null } | { kind: 'refused' | 'unknown' }
const goesOn: Restarted = { kind: 'restarted', claim: null }

type Again = { studentKey: string; turnId: string; verdict?: Verdict; traceparent?: string | null }
/** The same, with the verdict that it is asked with: the attempt is judged by it as it begins. */
async function lockJudged(tx: Db, { studentKey, turnId, verdict }: Again): Promise<Locked | null> {
  const locked = await lockTurn(tx, studentKey, turnId)
  if (locked) await judge(tx, locked.conversation, verdict)
  return locked
}

export type Retry = Again & { attempt: number }

/**
 * Lets the student's newest turn run again after its `attempt` failed: claimed for the taker, or ready for any engine.
 * One that is unfinished goes on as it is. Repeating it changes nothing; the claim is the taker's, once.
 */
export function restartTurn(db: Db, retry: Retry, taker: EngineIdentity | null): Promise<Restarted> {
  return db.transaction(async (tx) => {
    const locked = await lockJudged(tx, retry)
    if (!locked?.turn.isAnswer) return { kind: 'unknown' }
    const { state, attempt, isNewest, isEmptied } = locked.turn
    if (currentAttempt(state, attempt) === retry.attempt + 1) return goesOn
    const isUnfinished = state !== 'done' && state !== 'failed' && state !== 'stopped'
    if (isUnfinished && isNewest) return goesOn
    if (state !== 'failed' || attempt !== retry.attempt || !isNewest || isEmptied) return { kind: 'refused' }
    return runAgain(tx, retry, taker)
  })
}

/** `regenerateId` tells a repeat from another wish for another answer. */
export type Regeneration = Again & { regenerateId: string }

const Answer = z.object({ isKnown: z.boolean(), mayBeReplaced: z.boolean() })

/**
 * Lets the student's newest turn, which has ended, run again for another answer: all of its bubbles are the model's,
 * its tools changed nothing, and no distress holds. Until that answer is stored the turn keeps its own. Repeating a
 * regenerateId changes nothing, whatever came after; the claim is the taker's, once.
 */
export function replaceAnswer(db: Db, regeneration: Regeneration, taker: EngineIdentity | null): Promise<Restarted> {
  const { turnId, regenerateId } = regeneration
  return db.transaction(async (tx) => {
    const locked = await lockJudged(tx, regeneration)
    if (!locked) return { kind: 'unknown' }
    const { turn, conversation } = locked
    const { isKnown, mayBeReplaced } = await tx.one(sql.type(Answer)`
      SELECT coalesce(${regenerateId} = ANY (regenerate_ids), false) AS "isKnown",
        state IN ('done', 'stopped') AND NOT has_effects AND NOT EXISTS (
          SELECT FROM message WHERE turn_id = turn.id AND role = 'assistant' AND author <> 'model'
        ) AS "mayBeReplaced"
      FROM turn WHERE id = ${turnId}
    `)
    if (isKnown) return goesOn
    const isCalm = inForce(heldOf(conversation), new Date(conversation.now)) === null
    if (!(turn.isAnswer && turn.isNewest && !turn.isEmptied && mayBeReplaced && isCalm)) return { kind: 'refused' }
    const kept = sql.fragment`,
      kept_state = t.state, regenerate_ids = array_append(t.regenerate_ids, ${regenerateId}::uuid)`
    return runAgain(tx, regeneration, taker, kept)
  })
}

/** Has a locked turn that has ended run again, as its next attempt. */
async function runAgain(
  tx: Db,
  { turnId, traceparent }: Again,
  taker: EngineIdentity | null,
  more = sql.fragment``,
): Promise<Restarted> {
  const engineId = taker && (await mayClaim(tx, taker)) ? taker.engineId : null
  const claim = await tx.one(sql.type(Claim)`
    UPDATE turn AS t
    SET state = ${engineId === null ? 'ready' : 'running'}, attempt = t.attempt + ${engineId === null ? 0 : 1},
      accepted_at = clock_timestamp(), failures = 0, engine_id = ${engineId}::uuid, finished_at = NULL, stop_requested_at = NULL, stop_id = NULL,
      traceparent = ${traceparent ?? null} ${more}
    WHERE t.id = ${turnId}
    RETURNING ${claimColumns}
  `)
  return { kind: 'restarted', claim: engineId === null ? null : claim }
}
