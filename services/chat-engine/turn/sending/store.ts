import type { StoredMedia } from '@yoldas/contracts/media'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { screen } from '../../care/screen.ts'
import { raiseCare } from '../../care/store.ts'
import type { Concern } from '../../care/tiers.ts'
import { joinReply, MessageRow, messageColumns, type StoredTurn, toMessage } from '../../conversation/rows.ts'
import { currentAttempt, publicState, StoredTurnState } from '../../conversation/rules.ts'
import { messageExists } from '../../conversation/said/store.ts'
import { lockConversation, lockConversations } from '../../conversation/store.ts'
import { answerByHand } from '../byHand/store.ts'
import type { Claim, EngineIdentity } from '../store.ts'

export type Send = {
  studentKey: string
  turnId: string
  messageId: string
  text: string
  /** Ready, and the student's. */
  media?: readonly StoredMedia[]
  replyToId?: string | undefined
  clientId?: string | undefined
  /** Tells a reply typed into a notification apart from what was written in the app. */
  origin?: 'chat' | 'notification'
  /** The trace that the turn's own work continues, whoever does it. */
  traceparent?: string | null
  /** What `screen` says of the text, where that is known already. */
  concern?: Concern
}

/** So many turns of the student are unfinished already that nothing was stored. */
export class TooManyUnfinished extends Error {
  override name = 'TooManyUnfinished'
}

/** A turn that was `done` without an answer of its own, and the attempt that it would have run as. */
const TakenOver = z.object({ turnId: z.uuid(), attempt: z.int() })
export type TakenOver = z.infer<typeof TakenOver>

export type Accepted = {
  turn: StoredTurn
  /** The taker's. */
  claim: Claim | null
  /** Whether engines have something to take. */
  ready: boolean
  takenOver: TakenOver[]
  concern: Concern
  /** Turns before it that its answer by hand ended, and those that engines are to leave. */
  stopped: TakenOver[]
  stopping: string[]
}
const Stored = MessageRow.extend({ state: StoredTurnState, attempt: z.int(), takenOver: z.array(TakenOver) })

/**
 * Stores a student's message and its turn, which is `running` for the taker, `ready` without one, and `waiting` behind
 * an unfinished turn of the same student. It takes over a turn that waits to be run again: its prompt holds both messages, and
 * what was taken over is done. What its words say of distress is kept and raises what the conversation holds. One that is acute is
 * answered by hand in the same commit, whatever else is unfinished: its turn is `done`, and those before it end without an answer.
 * Null for an erased student.
 * @throws UniqueIntegrityConstraintViolationError when the turn, message or clientId is there already: a repeat
 * @throws TooManyUnfinished when `most` turns of the student are unfinished
 */
export async function acceptSend(
  tx: Db,
  send: Send,
  taker: EngineIdentity | null,
  most: number | null = null,
): Promise<Accepted | null> {
  const concern = send.concern ?? screen(send.text)
  const isAcute = concern.tier === 'acute'
  const conversation = await lockConversation(tx, send.studentKey)
  if (conversation.isErased) return null
  const { nextTurnIndex, nextPosition } = conversation
  const row = await tx.maybeOne(sql.type(Stored)`
    WITH moved AS (
      UPDATE conversation
      SET next_turn_index = next_turn_index + 1, next_position = next_position + 1, checked_in = false,
        silent_since = clock_timestamp()
      WHERE student_key = ${send.studentKey}
    ),
    rested AS (
      UPDATE turn SET state = 'done', attempt = attempt + 1, not_before = NULL, finished_at = clock_timestamp()
      WHERE student_key = ${send.studentKey} AND state = 'waiting' AND not_before IS NOT NULL
      RETURNING id, attempt
    ),
    unfinished AS (
      SELECT count(*) AS turns, count(*) FILTER (WHERE state <> 'waiting') > 0 AS come_first FROM turn
      WHERE student_key = ${send.studentKey} AND state IN ('waiting', 'ready', 'running')
        AND (state <> 'waiting' OR not_before IS NULL)
    ),
    start AS (
      SELECT CASE
          WHEN ${isAcute} THEN 'done' WHEN come_first THEN 'waiting' WHEN ${taker !== null} THEN 'running' ELSE 'ready'
        END AS state
      FROM unfinished WHERE ${isAcute} OR coalesce(turns < ${most}::int, true)
    ),
    t AS (
      INSERT INTO turn (id, student_key, turn_index, origin, client_id, state, attempt, engine_id, lease_until,
        finished_at, traceparent)
      SELECT ${send.turnId}::uuid, ${send.studentKey}::uuid, ${nextTurnIndex}::int, ${send.origin ?? 'chat'},
        ${send.clientId ?? null}::uuid, state,
        CASE WHEN state IN ('running', 'done') THEN 1 ELSE 0 END,
        CASE WHEN state = 'running' THEN ${taker?.engineId ?? null}::uuid END,
        CASE WHEN state = 'running' THEN clock_timestamp() + make_interval(secs => ${taker?.leaseSeconds ?? 0}) END,
        CASE WHEN state = 'done' THEN clock_timestamp() END, ${send.traceparent ?? null}
      FROM start
      RETURNING id, state, attempt
    ),
    m AS (
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, origin, content, media, reply_to_id)
      SELECT ${send.messageId}::uuid, ${send.studentKey}::uuid, ${nextPosition}::bigint, id,
        ${nextTurnIndex}::int, 'user', ${send.origin ?? 'chat'}, ${send.text}, ${sql.jsonb(send.media ?? [])},
        ${send.replyToId ?? null}::uuid
      FROM t
      RETURNING *
    )
    SELECT ${messageColumns}, t.state, t.attempt, coalesce(
      (SELECT jsonb_agg(jsonb_build_object('turnId', id, 'attempt', attempt)) FROM rested), '[]'
    ) AS "takenOver"
    FROM t, m ${joinReply}
  `)
  if (!row) throw new TooManyUnfinished(`${most} turns of the student are unfinished`)
  const accepted = { ...acceptedTurn(send, row), concern, stopped: [], stopping: [] }
  const { studentKey, turnId } = send
  if (concern.tier === 'acute') {
    const { category } = concern
    return {
      ...accepted,
      ...(await answerByHand(tx, { studentKey, turn: accepted.turn, category, care: conversation })),
    }
  }
  if (concern.tier !== 'none')
    await raiseCare(tx, { studentKey, turnId, care: conversation, found: [{ concern, source: 'words' }] })
  return accepted
}

function acceptedTurn(
  { studentKey, traceparent }: Send,
  { state, attempt, takenOver, ...row }: z.infer<typeof Stored>,
) {
  const turn: StoredTurn = {
    turnId: row.turnId,
    state: publicState(state),
    attempt: currentAttempt(state, attempt),
    waits: state === 'waiting',
    message: toMessage(row),
    outcome: null,
  }
  const { turnId, turnIndex, origin, createdAt: claimedAt } = row
  const claim: Claim = { turnId, studentKey, turnIndex, origin, attempt, stopRequested: false, claimedAt, traceparent }
  return { turn, claim: state === 'running' ? claim : null, ready: state === 'ready', takenOver }
}

const Unfinished = z.object({ studentKey: z.uuid(), turns: z.int() })

/** How many turns of each of these students are unfinished, as `acceptSend` counts them. */
export async function countUnfinished(db: Db, studentKeys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.any(sql.type(Unfinished)`
    SELECT key AS "studentKey", (
      SELECT count(*) FROM turn
      WHERE student_key = key AND state IN ('waiting', 'ready', 'running')
        AND (state <> 'waiting' OR not_before IS NULL)
    ) AS turns
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS key
  `)
  return new Map(rows.map(({ studentKey, turns }) => [studentKey, turns]))
}

/**
 * Stores a reply typed into a notification and its turn, which any engine may take, however many are unfinished. Null, with nothing
 * changed, for a turn that is there already and for a student who has left.
 */
export async function acceptReply(tx: Db, reply: Send & { replyToId: string }): Promise<Accepted | null> {
  const { studentKey, turnId, replyToId } = reply
  await lockConversations(tx, [studentKey])
  if (await tx.exists(sql.typeAlias('none')`SELECT FROM turn WHERE id = ${turnId}`)) return null
  const isThere = await messageExists(tx, studentKey, replyToId)
  return acceptSend(tx, { ...reply, origin: 'notification', replyToId: isThere ? replyToId : undefined }, null)
}
