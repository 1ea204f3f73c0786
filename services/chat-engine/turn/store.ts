import type { ChatMessage } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { joinReply, MessageRow, messageColumns, toMessage } from '../messages/rows.ts'

/** The right to work on a turn, until the lease ends or a newer attempt begins. */
export const Claim = z.object({
  turnId: z.uuid(),
  studentKey: z.uuid(),
  turnIndex: z.int(),
  attempt: z.int(),
})
export type Claim = z.infer<typeof Claim>

export type Engine = { engineId: string; leaseSeconds: number }

/** Leases of a turn that may run out before it has failed. */
export const maxLeases = 3

const claimColumns = sql.fragment`t.id AS "turnId", t.student_key AS "studentKey", t.turn_index AS "turnIndex", t.attempt`

/** Takes turns that wait for an engine, oldest first. */
export function claimReady(db: Db, { engineId, leaseSeconds }: Engine, limit: number) {
  return db.any(sql.type(Claim)`
    WITH taken AS (
      SELECT id FROM turn WHERE state = 'ready' ORDER BY accepted_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE turn AS t
    SET state = 'running', attempt = t.attempt + 1, engine_id = ${engineId},
      lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM taken WHERE t.id = taken.id
    RETURNING ${claimColumns}
  `)
}

/** Takes turns whose engine let the lease run out, except for the last time. */
export function takeOver(db: Db, { engineId, leaseSeconds }: Engine, limit: number) {
  return db.any(sql.type(Claim)`
    WITH taken AS (
      SELECT id FROM turn
      WHERE state = 'running' AND lease_until < clock_timestamp() AND failures < ${maxLeases - 1}
      ORDER BY lease_until LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    UPDATE turn AS t
    SET attempt = t.attempt + 1, failures = t.failures + 1, engine_id = ${engineId},
      lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    FROM taken WHERE t.id = taken.id
    RETURNING ${claimColumns}
  `)
}

/** Turns whose last lease ran out, to be failed. */
export function findGivenUp(db: Db, limit: number) {
  return db.any(sql.type(Claim)`
    SELECT ${claimColumns} FROM turn AS t
    WHERE state = 'running' AND lease_until < clock_timestamp() AND failures >= ${maxLeases - 1}
    ORDER BY lease_until LIMIT ${limit}
  `)
}

const Renewed = z.object({ turnId: z.uuid(), attempt: z.int() })

/** Renews the leases of these turns that are still the engine's; what is missing in the answer has passed to another. */
export function renewLeases(db: Db, { engineId, leaseSeconds }: Engine, turnIds: string[]) {
  return db.any(sql.type(Renewed)`
    UPDATE turn SET lease_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE state = 'running' AND engine_id = ${engineId} AND id = ANY(${sql.array(turnIds, 'uuid')})
    RETURNING id AS "turnId", attempt
  `)
}

export type Bubble = { id: string; text: string }
export type Usage = {
  model: string | null
  inputTokens: number | null
  outputTokens: number | null
  firstTokenMs: number | null
  totalMs: number
}

/**
 * Stores a turn's bubbles, ends it as `done` and lets the student's next turn be taken. Null, with nothing changed, when
 * the turn is no longer this claim's.
 */
export function commitTurn(db: Db, claim: Claim, bubbles: Bubble[], usage: Usage): Promise<ChatMessage[] | null> {
  return endTurn(db, claim, 'done', bubbles, usage)
}

/** Ends a turn as `failed`, storing no text, and lets the next be taken. False when it is no longer this claim's. */
export async function failTurn(db: Db, claim: Claim, usage: Usage): Promise<boolean> {
  return (await endTurn(db, claim, 'failed', [], usage)) !== null
}

const Position = z.object({ position: z.int() })
const Ended = z.object({ ended: z.boolean() })

function endTurn(db: Db, claim: Claim, state: 'done' | 'failed', bubbles: Bubble[], usage: Usage) {
  return db.transaction(async (tx) => {
    const { position } = await tx.one(sql.type(Position)`
      SELECT next_position AS position FROM conversation WHERE student_key = ${claim.studentKey} FOR UPDATE
    `)
    const { ended } = await tx.one(sql.type(Ended)`
      WITH ended AS (
        UPDATE turn
        SET state = ${state}, finished_at = clock_timestamp(), engine_id = NULL, lease_until = NULL,
          model = ${usage.model}, input_tokens = ${usage.inputTokens}, output_tokens = ${usage.outputTokens},
          first_token_ms = ${usage.firstTokenMs}, total_ms = ${usage.totalMs}
        WHERE id = ${claim.turnId} AND attempt = ${claim.attempt} AND state = 'running'
        RETURNING id
      ),
      promoted AS (
        UPDATE turn SET state = 'ready'
        WHERE EXISTS (SELECT FROM ended) AND id = (
          SELECT id FROM turn WHERE student_key = ${claim.studentKey} AND state = 'waiting'
          ORDER BY turn_index LIMIT 1
        )
      )
      SELECT EXISTS (SELECT FROM ended) AS ended
    `)
    if (!ended) return null
    return bubbles.length > 0 ? insertBubbles(tx, claim, bubbles, position) : []
  })
}

async function insertBubbles(tx: Db, claim: Claim, bubbles: Bubble[], position: number): Promise<ChatMessage[]> {
  const rows = await tx.any(sql.type(MessageRow)`
    WITH moved AS (
      UPDATE conversation SET next_position = next_position + ${bubbles.length}
      WHERE student_key = ${claim.studentKey}
    ),
    m AS (
      INSERT INTO message (id, student_key, position, turn_id, turn_index, role, origin, content)
      SELECT b.id, ${claim.studentKey}::uuid, ${position}::bigint + b.nth - 1, ${claim.turnId}::uuid,
        ${claim.turnIndex}::int, 'assistant', t.origin, b.content
      FROM unnest(
        ${sql.array(
          bubbles.map(({ id }) => id),
          'uuid',
        )}, ${sql.array(
          bubbles.map(({ text }) => text),
          'text',
        )}
      ) WITH ORDINALITY AS b (id, content, nth)
      JOIN turn AS t ON t.id = ${claim.turnId}
      RETURNING *
    )
    SELECT ${messageColumns} FROM m ${joinReply} ORDER BY m.position
  `)
  return rows.map(toMessage)
}

const Past = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })

/** What was said up to and with this turn, newest first; nothing of later turns, which may be stored already. */
export function findPast(db: Db, { studentKey, turnIndex }: Claim, limit: number) {
  return db.any(sql.type(Past)`
    SELECT role, content FROM message
    WHERE student_key = ${studentKey} AND turn_index <= ${turnIndex}
    ORDER BY turn_index DESC, position DESC LIMIT ${limit}
  `)
}
