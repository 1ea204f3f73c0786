import type { ChatMessage, TurnOutcome } from '@yoldas/contracts/chat'
import { terminalNumber } from '@yoldas/contracts/live'
import type { StoredMedia } from '@yoldas/contracts/media'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { CareRow, careColumns } from '../../care/rows.ts'
import { screen } from '../../care/screen.ts'
import { raiseCare } from '../../care/store.ts'
import type { Concern } from '../../care/tiers.ts'
import {
  joinReply,
  MessageRow,
  messageColumns,
  type StoredMessage,
  type StoredTurn,
  toBubble,
  toMessage,
} from '../../conversation/rows.ts'
import { countFitting, currentAttempt, pageBytes, publicState, StoredTurnState } from '../../conversation/rules.ts'
import { answerByHand } from '../byHand/store.ts'
import type { Claim } from '../store.ts'

export type Send = {
  studentKey: string
  turnId: string
  messageId: string
  text: string
  /** Ready, and the student's. */
  media?: readonly StoredMedia[]
  replyToId?: string | undefined
  clientId?: string | undefined
  /** A reply typed into a notification is told from what was written in the app. */
  origin?: 'chat' | 'notification'
  /** The trace that the turn's own work continues, whoever does it. */
  traceparent?: string | null
  /** What `screen` says of the text, where that is known already. */
  concern?: Concern
}

/** The engine that takes the turn at once, when it has a free slot. */
export type Taker = { engineId: string; leaseSeconds: number }

/** So many turns of the student are unfinished already that nothing was stored. */
export class TooManyUnfinished extends Error {
  override name = 'TooManyUnfinished'
}

const Reserved = CareRow.extend({ turnIndex: z.int(), position: z.int(), erased: z.boolean() })
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
  taker: Taker | null,
  most: number | null = null,
): Promise<Accepted | null> {
  const concern = send.concern ?? screen(send.text)
  const isAcute = concern.tier === 'acute'
  const reserved = await tx.one(sql.type(Reserved)`
    INSERT INTO conversation AS c (student_key, next_turn_index, next_position) VALUES (${send.studentKey}, 1, 2)
    ON CONFLICT (student_key) DO UPDATE
    SET next_turn_index = c.next_turn_index + 1, next_position = c.next_position + 1, checked_in = false,
      silent_since = clock_timestamp()
    RETURNING next_turn_index - 1 AS "turnIndex", next_position - 1 AS position, erased_at IS NOT NULL AS erased,
      ${careColumns}
  `)
  if (reserved.erased) return null
  // A statement of its own: what an earlier turn did while we waited for the lock is only seen by a new one.
  const row = await tx.maybeOne(sql.type(Stored)`
    WITH rested AS (
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
      SELECT ${send.turnId}::uuid, ${send.studentKey}::uuid, ${reserved.turnIndex}::int, ${send.origin ?? 'chat'},
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
      SELECT ${send.messageId}::uuid, ${send.studentKey}::uuid, ${reserved.position}::bigint, id,
        ${reserved.turnIndex}::int, 'user', ${send.origin ?? 'chat'}, ${send.text}, ${sql.jsonb(send.media ?? [])},
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
    return { ...accepted, ...(await answerByHand(tx, { studentKey, turn: accepted.turn, category, care: reserved })) }
  }
  if (concern.tier !== 'none')
    await raiseCare(tx, { studentKey, turnId, care: reserved, found: [{ concern, source: 'words' }] })
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
  await tx.query(sql.typeAlias('none')`SELECT FROM conversation WHERE student_key = ${studentKey} FOR UPDATE`)
  if (await tx.exists(sql.typeAlias('none')`SELECT FROM turn WHERE id = ${turnId}`)) return null
  const isThere = await messageExists(tx, studentKey, replyToId)
  return acceptSend(tx, { ...reply, origin: 'notification', replyToId: isThere ? replyToId : undefined }, null)
}

/** Whether this student has such a message. */
export function messageExists(db: Db, studentKey: string, messageId: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`SELECT FROM message WHERE id = ${messageId} AND student_key = ${studentKey}`)
}

/** Null when this student has no such message. */
export async function findMessage(db: Db, studentKey: string, messageId: string): Promise<StoredMessage | null> {
  const row = await db.maybeOne(sql.type(MessageRow)`
    SELECT ${messageColumns} FROM message AS m ${joinReply} WHERE m.id = ${messageId} AND m.student_key = ${studentKey}
  `)
  return row && toMessage(row)
}

const TurnId = z.object({ id: z.uuid() })

/** The turn that this clientId, or else this turnId, already has. */
export async function findSent(db: Db, { studentKey, turnId, clientId }: Send): Promise<StoredTurn | null> {
  const row = await db.maybeOne(sql.type(TurnId)`
    SELECT id FROM turn
    WHERE student_key = ${studentKey} AND (id = ${turnId} OR (origin = 'chat' AND client_id = ${clientId ?? null}))
  `)
  return row && findTurn(db, studentKey, row.id)
}

/** The turn that an engine has or will take next, be it after a pause; null when the student waits for none. */
export async function findRunningTurn(db: Db, studentKey: string): Promise<StoredTurn | null> {
  const row = await db.maybeOne(sql.type(TurnId)`
    SELECT id FROM turn
    WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')
      AND (state <> 'waiting' OR not_before IS NOT NULL) AND origin IN ('chat', 'notification')
    ORDER BY turn_index LIMIT 1
  `)
  return row && findTurn(db, studentKey, row.id)
}

const TurnMessage = MessageRow.extend({ state: StoredTurnState, attempt: z.int(), waits: z.boolean() })

/** An answer's turn with how it ended, if it has; null when this student has no such turn. */
export async function findTurn(db: Db, studentKey: string, turnId: string): Promise<StoredTurn | null> {
  const rows = await db.any(sql.type(TurnMessage)`
    SELECT ${messageColumns}, t.state, t.attempt, t.state = 'waiting' AND t.not_before IS NULL AS waits
    FROM turn AS t JOIN message AS m ON m.turn_id = t.id ${joinReply}
    WHERE t.id = ${turnId} AND t.student_key = ${studentKey} AND t.origin IN ('chat', 'notification')
    ORDER BY m.position
  `)
  const [first, ...rest] = rows
  if (!first) return null
  const answers = rest.map(({ state: _state, attempt: _attempt, waits: _waits, ...row }) => toBubble(row))
  const { state, attempt, waits, ...question } = first
  return {
    turnId,
    state: publicState(state),
    attempt: currentAttempt(state, attempt),
    waits,
    message: toMessage(question),
    outcome: outcome(state, currentAttempt(state, attempt), answers),
  }
}

function outcome(state: StoredTurnState, attempt: number, messages: ChatMessage[]): TurnOutcome | null {
  const n = terminalNumber(attempt)
  if (state === 'failed') return { kind: 'failed', n }
  if (state === 'done') return { kind: 'done', n, finish: 'complete', messages }
  if (state === 'stopped') return { kind: 'done', n, finish: 'stopped', messages }
  return null
}

const beforeEdge = (before: number | undefined) =>
  before === undefined ? sql.fragment`` : sql.fragment`AND m.position < ${before}`

const HistoryRow = MessageRow.extend({ state: StoredTurnState, found: z.int() })

export type Window = { before?: number | undefined; after?: number | undefined; limit: number }

/**
 * One page, oldest first, of one snapshot: a turn is not `done` in it without its answer. It ends before the limit where its
 * messages are large; of those that it leaves out the texts are not read.
 */
export async function findHistory(db: Db, studentKey: string, { before, after, limit }: Window) {
  const forward = after !== undefined
  // A text of its own for each case, so that each has its own plan.
  const edge = forward ? sql.fragment`AND m.position > ${after}` : beforeEdge(before)
  const order = forward ? sql.fragment`m.position` : sql.fragment`m.position DESC`
  const rows = await db.any(sql.type(HistoryRow)`
    WITH found AS (
      SELECT * FROM message AS m WHERE m.student_key = ${studentKey} ${edge} ORDER BY ${order} LIMIT ${limit + 1}
    ),
    m AS (
      SELECT *, count(*) OVER () AS found, row_number() OVER nearest AS nth,
        sum(octet_length(content)) OVER nearest AS bytes
      FROM found AS m WINDOW nearest AS (ORDER BY ${order} ROWS UNBOUNDED PRECEDING)
    )
    SELECT ${messageColumns}, t.state, m.found
    FROM m JOIN turn AS t ON t.id = m.turn_id ${joinReply}
    WHERE m.nth = 1 OR (m.nth <= ${limit} AND m.bytes <= ${pageBytes}) ORDER BY ${order}
  `)
  const page = rows.slice(0, countFitting(rows))
  const hasMore = page.length < (page[0]?.found ?? 0)
  if (!forward) page.reverse()
  const unfinished = new Map(
    page
      .filter(({ state }) => state !== 'done')
      .map(({ turnId, turnIndex, state }) => [turnId, { turnId, turnIndex, state: publicState(state) }]),
  )
  return {
    messages: page.map(({ state: _state, found: _found, ...row }) => toMessage(row)),
    hasMore,
    turns: [...unfinished.values()],
  }
}
