import { type ChatMessage, companionAnswered, companionWrote, MessageType, Origin, Role } from '@yoldas/contracts/chat'
import { StoredMedia } from '@yoldas/contracts/media'
import { type Db, sql } from '@yoldas/db'
import { recordEvent } from '@yoldas/outbox'
import { z } from 'zod'
import { joinReply, MessageRow, messageColumns, toBubble } from '../messages/rows.ts'
import { type Bubble, currentAttempt, StoredTurnState, written } from '../messages/rules.ts'
import { addSpent, spentToday } from '../spending/rows.ts'

/** The right to work on a turn, until the lease ends or a newer attempt begins. */
export const Claim = z.object({
  turnId: z.uuid(),
  studentKey: z.uuid(),
  turnIndex: z.int(),
  origin: Origin,
  attempt: z.int(),
  stopRequested: z.boolean(),
  /** By the database's clock: an engine's own may be wrong. */
  claimedAt: z.string(),
  /** The trace of the request that asked for the turn, if it has one. */
  traceparent: z.string().nullish(),
  /** Of what the companion writes first: its text, which needs no model. */
  prepared: z
    .object({
      text: z.string(),
      messageType: MessageType.nullable(),
      expiresAt: z.string().nullable(),
      quietUntil: z.string().nullable(),
    })
    .nullish(),
})
export type Claim = z.infer<typeof Claim>

export type Engine = { engineId: string; leaseSeconds: number }

/** As the driver reads one that stands alone. */
const timestamp = (column: 'push_expires_at' | 'push_quiet_until') =>
  sql.fragment`to_char(t.${sql.identifier([column])} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const claimColumns = sql.fragment`
  t.id AS "turnId", t.student_key AS "studentKey", t.turn_index AS "turnIndex", t.origin, t.attempt,
  t.stop_requested_at IS NOT NULL AS "stopRequested", clock_timestamp() AS "claimedAt", t.traceparent,
  CASE WHEN t.prepared_text IS NOT NULL THEN
    jsonb_build_object(
      'text', t.prepared_text, 'messageType', t.message_type,
      'expiresAt', ${timestamp('push_expires_at')}, 'quietUntil', ${timestamp('push_quiet_until')}
    )
  END AS prepared`

export type Usage = {
  model: string | null
  inputTokens: number | null
  outputTokens: number | null
  firstTokenMs: number | null
  totalMs: number
  /** What counts against budgets: estimated where the model's server did not count. Nothing of a turn without the model. */
  spentTokens?: number
}

/** Of a turn that no model was asked for. */
export const noUsage: Usage = { model: null, inputTokens: null, outputTokens: null, firstTokenMs: null, totalMs: 0 }

/**
 * What a tool does, decided in the commit that ends the turn. `apply` changes rows of the turn's own student alone and may
 * return what is to be done or told once that is committed.
 */
export type Effect = {
  /** Whether the student sees it, so that a turn without text has answered all the same. */
  isAnswer: boolean
  apply(tx: Db): Promise<Announce | undefined>
}

type Announce = () => void | Promise<void>

export type Answer = { bubbles: Bubble[]; finish: 'complete' | 'stopped'; effects: readonly Effect[] }

/** `announce` does what the effects left for after the commit, begun in their order; it rejects with all that failed. */
export type Committed = { messages: ChatMessage[]; announce(): Promise<void> }

/**
 * Stores a turn's bubbles and the effects of its tools, ends it and lets the student's next turn be taken. Null, with nothing
 * changed, when the turn is no longer this claim's.
 */
export function commitTurn(db: Db, claim: Claim, answer: Answer, usage: Usage): Promise<Committed | null> {
  return endTurn(db, claim, answer.finish === 'complete' ? 'done' : 'stopped', answer, usage)
}

/** Ends a turn as `failed`, storing nothing of it, and lets the next be taken. False when it is no longer this claim's. */
export async function failTurn(db: Db, claim: Claim, usage: Usage): Promise<boolean> {
  return (await endTurn(db, claim, 'failed', { bubbles: [], effects: [] }, usage)) !== null
}

const mostReruns = 3
const rerunMinutes = 10
/** Doubles with each rerun. */
const rerunSeconds = 5

const Rerun = z.object({ state: z.enum(['waiting', 'done']) })

/**
 * Lets a failed turn run again after a while, at most 3 times in its first 10 minutes. Meanwhile it holds nobody back: a newer
 * message that waits already takes it over, and the turn is `done` without an answer of its own. Null, with nothing changed,
 * when its runs are used up or the turn is no longer this claim's.
 */
export function rerunTurn(db: Db, { turnId, studentKey, attempt }: Claim): Promise<'rerun' | 'taken over' | null> {
  return db.transaction(async (tx) => {
    if ((await lockConversation(tx, studentKey)).isErased) return null
    const rerun = await tx.maybeOne(sql.type(Rerun)`
      WITH newer AS (
        SELECT EXISTS (
          SELECT FROM turn
          WHERE student_key = ${studentKey} AND state = 'waiting' AND origin IN ('chat', 'notification')
        ) AS waits
      ),
      ended AS (
        UPDATE turn
        SET state = CASE WHEN waits THEN 'done' ELSE 'waiting' END,
          finished_at = CASE WHEN waits THEN clock_timestamp() END,
          not_before = CASE WHEN NOT waits THEN
            clock_timestamp() + make_interval(secs => ${rerunSeconds} * 2 ^ reruns)
          END,
          engine_id = NULL, lease_until = NULL, reruns = reruns + 1, failures = 0
        FROM newer
        WHERE id = ${turnId} AND attempt = ${attempt} AND state = 'running' AND reruns < ${mostReruns}
          AND accepted_at > clock_timestamp() - make_interval(mins => ${rerunMinutes})
        RETURNING id, state
      ),
      promoted AS (${promoteNext(studentKey)} AND EXISTS (SELECT FROM ended))
      SELECT state FROM ended
    `)
    return rerun && (rerun.state === 'done' ? 'taken over' : 'rerun')
  })
}

/** Makes the student's next turn ready; the caller sees to it that none is unfinished before it. */
const promoteNext = (studentKey: string) => sql.fragment`
  UPDATE turn SET state = 'ready'
  WHERE id = (
    SELECT id FROM turn WHERE student_key = ${studentKey} AND state = 'waiting' AND not_before IS NULL
    ORDER BY turn_index LIMIT 1
  )`

const Locked = z.object({ position: z.int(), isCheckedIn: z.boolean(), isErased: z.boolean() })

/** Nobody else changes the student's turns or messages until the transaction ends. */
function lockConversation(tx: Db, studentKey: string) {
  return tx.one(sql.type(Locked)`
    SELECT next_position AS position, checked_in AS "isCheckedIn", erased_at IS NOT NULL AS "isErased"
    FROM conversation WHERE student_key = ${studentKey} FOR UPDATE
  `)
}

const Ended = z.object({ ended: z.boolean() })
type EndState = 'done' | 'failed' | 'stopped'

type Kept = Pick<Answer, 'bubbles' | 'effects'>

function endTurn(db: Db, claim: Claim, state: EndState, { bubbles, effects }: Kept, usage: Usage) {
  return db.transaction(async (tx): Promise<Committed | null> => {
    const { position, isCheckedIn, isErased } = await lockConversation(tx, claim.studentKey)
    // Nothing is stored into a closed conversation; its turns go with all that is in it.
    if (isErased) return null
    // The student has written since a check-in began to wait: it would ask after somebody who is there.
    const isNeedless = claim.origin === 'silence_checkin' && !isCheckedIn
    const kept = isNeedless ? [] : bubbles
    const turnEnding = ending(claim, state, usage, kept.length)
    const messages = await (kept.length > 0
      ? endWithBubbles(tx, claim, kept, position, turnEnding)
      : endWithoutBubbles(tx, turnEnding))
    if (!messages) return null
    if (state === 'done') await tellWritten(tx, claim, messages)
    const told: Array<Announce | undefined> = []
    for (const effect of effects) told.push(await effect.apply(tx))
    return { messages, announce: () => announceAll(told) }
  })
}

async function announceAll(told: ReadonlyArray<Announce | undefined>): Promise<void> {
  const results = await Promise.allSettled(told.map(async (tell) => tell?.()))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  // The log keeps the cause of an error, and not its list.
  if (failures.length > 0) throw new AggregateError(failures, 'not all of it could be told', { cause: failures[0] })
}

/** A turn without bubbles has nothing to be told of. */
async function tellWritten(tx: Db, { prepared, ...turn }: Claim, messages: readonly ChatMessage[]): Promise<void> {
  const told = written({ messageType: null, ...prepared, ...turn }, messages)
  if (told?.type === 'reply') await recordEvent(tx, companionAnswered, turn.studentKey, told)
  else if (told) await recordEvent(tx, companionWrote, turn.studentKey, told)
}

async function endWithoutBubbles(tx: Db, turnEnding: ReturnType<typeof ending>): Promise<ChatMessage[] | null> {
  const { ended } = await tx.one(sql.type(Ended)`WITH ${turnEnding} SELECT EXISTS (SELECT FROM ended) AS ended`)
  return ended ? [] : null
}

/**
 * Ends the turn, if it is still this claim's, makes room for its bubbles, counts what it cost, and makes the next ready: `ended`
 * has the turn then, else nothing.
 */
const ending = (claim: Claim, state: EndState, usage: Usage, bubbles: number) => sql.fragment`
  ended AS (
    UPDATE turn
    SET state = ${state}, finished_at = clock_timestamp(), engine_id = NULL, lease_until = NULL,
      model = ${usage.model}, input_tokens = ${usage.inputTokens}, output_tokens = ${usage.outputTokens},
      first_token_ms = ${usage.firstTokenMs}, total_ms = ${usage.totalMs}
    WHERE id = ${claim.turnId} AND attempt = ${claim.attempt} AND state = 'running'
    RETURNING id, origin
  ),
  moved AS (
    UPDATE conversation SET next_position = next_position + ${bubbles}, ${addSpent(usage.spentTokens ?? 0)}
    WHERE student_key = ${claim.studentKey} AND EXISTS (SELECT FROM ended)
  ),
  promoted AS (${promoteNext(claim.studentKey)} AND EXISTS (SELECT FROM ended))`

/** In the statement that ends the turn: each further one is a way to Postgres and back for every turn. */
async function endWithBubbles(
  tx: Db,
  claim: Claim,
  bubbles: Bubble[],
  position: number,
  turnEnding: ReturnType<typeof ending>,
): Promise<ChatMessage[] | null> {
  const rows = await tx.any(sql.type(MessageRow)`
    WITH ${turnEnding},
    m AS (
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, origin, content, sources)
      SELECT b.id, ${claim.studentKey}::uuid, ${position}::bigint + b.nth - 1, ended.id,
        ${claim.turnIndex}::int, 'assistant', ended.origin, b.content, b.sources::jsonb
      FROM ended, unnest(
        ${sql.array(
          bubbles.map(({ id }) => id),
          'uuid',
        )}, ${sql.array(
          bubbles.map(({ text }) => text),
          'text',
        )}, ${sql.array(
          bubbles.map(({ sources = [] }) => JSON.stringify(sources)),
          'text',
        )}
      ) WITH ORDINALITY AS b (id, content, sources, nth)
      RETURNING *
    )
    SELECT ${messageColumns} FROM m ${joinReply} ORDER BY m.position
  `)
  return rows.length > 0 ? rows.map(toBubble) : null
}

const Stored = z.object({
  state: StoredTurnState,
  attempt: z.int(),
  stopId: z.uuid().nullable(),
  /** None of the student's turns was accepted after it. */
  isNewest: z.boolean(),
})

/** An answer's turn as it is, with nobody else changing it or its student's other turns until the transaction ends. */
async function lockTurn(tx: Db, studentKey: string, turnId: string) {
  await tx.query(sql.typeAlias('none')`SELECT FROM conversation WHERE student_key = ${studentKey} FOR UPDATE`)
  return tx.maybeOne(sql.type(Stored)`
    SELECT t.state, t.attempt, t.stop_id AS "stopId", t.turn_index = c.next_turn_index - 1 AS "isNewest"
    FROM turn AS t JOIN conversation AS c ON c.student_key = t.student_key
    WHERE t.id = ${turnId} AND t.student_key = ${studentKey} AND t.origin IN ('chat', 'notification') FOR UPDATE OF t
  `)
}

/** `isFirst`: the turn was ended, or its engine asked to end it, by this stop and no other. */
export type Stop = { state: StoredTurnState; isFirst: boolean }

/**
 * Stops a turn that no engine has, or asks the engine that has it. The state is the one left behind: `stopped`, `running`
 * for one that was asked, or how the turn had ended; null when this student has no such turn. Repeating a stopId gives
 * the same.
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
  taker: Engine | null,
): Promise<{ kind: 'restarted'; claim: Claim | null } | { kind: 'refused' | 'unknown' }> {
  return db.transaction(async (tx) => {
    const turn = await lockTurn(tx, studentKey, turnId)
    if (!turn) return { kind: 'unknown' }
    const isAgain = currentAttempt(turn.state, turn.attempt) === attempt + 1
    const isUnfinished = turn.state !== 'done' && turn.state !== 'failed' && turn.state !== 'stopped'
    if (isAgain || (isUnfinished && turn.isNewest)) return { kind: 'restarted', claim: null }
    if (turn.state !== 'failed') return { kind: 'refused' }
    const claim = await tx.maybeOne(sql.type(Claim)`
      UPDATE turn AS t
      SET state = ${taker ? 'running' : 'ready'}, attempt = t.attempt + ${taker ? 1 : 0}, failures = 0,
        engine_id = ${taker?.engineId ?? null}::uuid, finished_at = NULL, stop_requested_at = NULL, stop_id = NULL,
        traceparent = ${traceparent ?? null},
        lease_until = CASE WHEN ${taker !== null} THEN
          clock_timestamp() + make_interval(secs => ${taker?.leaseSeconds ?? 0})
        END
      FROM conversation AS c
      WHERE t.id = ${turnId} AND t.attempt = ${attempt} AND c.student_key = t.student_key
        AND t.turn_index = c.next_turn_index - 1
      RETURNING ${claimColumns}
    `)
    return claim ? { kind: 'restarted', claim: taker && claim } : { kind: 'refused' }
  })
}

const Past = z.object({
  scratchpad: z.string(),
  spentTokens: z.int(),
  messages: z.array(
    z.object({ id: z.uuid(), position: z.int(), role: Role, content: z.string(), media: z.array(StoredMedia) }),
  ),
})

/**
 * The companion's notes, what the student has spent today, and what was said up to and with this turn, newest first: nothing of later turns, which may be stored
 * already. At most `limit` messages, and those that begin within the newest `bytes` of UTF-8.
 */
export function findPast(
  db: Db,
  { studentKey, turnIndex }: Pick<Claim, 'studentKey' | 'turnIndex'>,
  limit: number,
  bytes: number,
) {
  return db.one(sql.type(Past)`
    WITH newest AS (
      SELECT id, role, content, media, turn_index, position FROM message
      WHERE student_key = ${studentKey} AND turn_index <= ${turnIndex}
      ORDER BY turn_index DESC, position DESC LIMIT ${limit}
    ),
    summed AS (
      SELECT *, sum(octet_length(content)) OVER (ORDER BY turn_index DESC, position DESC) - octet_length(content) AS newer
      FROM newest
    )
    SELECT c.scratchpad, ${spentToday} AS "spentTokens", coalesce(
      (
        SELECT jsonb_agg(
          jsonb_build_object('id', id, 'position', position, 'role', role, 'content', content, 'media', media)
          ORDER BY turn_index DESC, position DESC
        )
        FROM summed WHERE newer <= ${bytes}
      ),
      '[]'
    ) AS messages
    FROM conversation AS c WHERE c.student_key = ${studentKey}
  `)
}

/** Replaces the companion's notes. */
export async function setScratchpad(tx: Db, studentKey: string, text: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET scratchpad = ${text} WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}
