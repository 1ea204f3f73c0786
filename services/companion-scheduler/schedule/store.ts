import { maxListed, repliedMinutes, type ScheduleChange, ScheduledMessage } from '@yoldas/contracts/scheduler'
import { type Db, forgetOlder, sql, unnest } from '@yoldas/db'
import { z } from 'zod'

const Listed = ScheduledMessage.extend({
  /** A message that the student writes later than this cancels it. */
  cancelledAfter: z.string().nullable(),
})
export type Listed = z.infer<typeof Listed>

/**
 * What students see and change: silence check-ins and those of an occasion are nobody's plan, and reminders of blocks
 * follow their blocks, unless the student has one come again.
 */
const isListed = sql.fragment`
  kind <> 'silence_checkin' AND occasion IS NULL AND (block_id IS NULL OR snoozed_from IS NOT NULL)`

/** What waits to be delivered, soonest first, at most `maxListed`. */
export function findScheduled(db: Db, studentKey: string) {
  return db.any(sql.type(Listed)`
    SELECT id, kind, text, reason, due_at AS "dueAt", cancel_on AS "cancelOn", created_at AS "createdAt",
      CASE WHEN cancel_on = 'user_message' THEN created_at + make_interval(mins => ${repliedMinutes}) END
        AS "cancelledAfter"
    FROM scheduled_message
    WHERE student_key = ${studentKey} AND ${isListed} AND parked_at IS NULL
    ORDER BY due_at, id LIMIT ${maxListed}
  `)
}

/** Makes a message due at another time; false when the student has no such message that is still to come. */
export async function moveMessage(db: Db, studentKey: string, id: string, dueAt: string): Promise<boolean> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    UPDATE scheduled_message
    SET due_at = ${dueAt}, next_attempt_at = ${dueAt}, block_ends_at = block_ends_at + (${dueAt}::timestamptz - due_at)
    WHERE id = ${id} AND student_key = ${studentKey} AND ${isListed} AND parked_at IS NULL
      AND due_at > statement_timestamp()
  `)
  return rowCount === 1
}

export type NewMessage = ScheduledMessage & Pick<Extract<ScheduleChange, { change: 'add' }>, 'block' | 'afterMessageId'>

/** Adds messages of a student who is locked, but those that were cancelled before. Repeating it adds nothing. */
export async function addMessages(tx: Db, studentKey: string, messages: readonly NewMessage[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO scheduled_message (
      id, student_key, kind, text, reason, after_message_id, cancel_on, due_at, created_at, next_attempt_at, block_id,
      block_ends_at
    )
    SELECT id, ${studentKey}, kind, text, reason, after_message_id, cancel_on, due_at, created_at, due_at, block_id,
      block_ends_at
    FROM ${unnest('n', messages, {
      id: ['uuid', ({ id }) => id],
      kind: ['text', ({ kind }) => kind],
      text: ['text', ({ text }) => text],
      reason: ['text', ({ reason }) => reason],
      after_message_id: ['uuid', ({ afterMessageId }) => afterMessageId ?? null],
      cancel_on: ['text', ({ cancelOn }) => cancelOn],
      due_at: ['timestamptz', ({ dueAt }) => dueAt],
      created_at: ['timestamptz', ({ createdAt }) => createdAt],
      block_id: ['uuid', ({ block }) => block?.id ?? null],
      block_ends_at: ['timestamptz', ({ block }) => block?.endsAt ?? null],
    })}
    WHERE NOT EXISTS (SELECT FROM cancelled_message AS c WHERE c.student_key = ${studentKey} AND c.id = n.id)
    ON CONFLICT (id) DO NOTHING
  `)
}

/** Removes a message of this student that is not delivered and that they see. */
export async function removeListed(db: Db, studentKey: string, id: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    DELETE FROM scheduled_message WHERE id = ${id} AND student_key = ${studentKey} AND ${isListed}
  `)
}

/** Removes messages of this student that are not delivered, reminders of blocks too, and what comes again of them. */
export async function removeMessages(db: Db, studentKey: string, ids: readonly string[]): Promise<void> {
  const named = sql.array([...ids], 'uuid')
  await db.query(sql.typeAlias('none')`
    DELETE FROM scheduled_message
    WHERE student_key = ${studentKey} AND (id = ANY(${named}) OR snoozed_from = ANY(${named}))
      AND kind <> 'silence_checkin' AND occasion IS NULL
  `)
}

/** Remembers that these messages of a locked student are not wanted, should they be added later. */
export async function rememberCancelled(tx: Db, studentKey: string, ids: readonly string[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO cancelled_message (student_key, id)
    SELECT ${studentKey}, id FROM unnest(${sql.array([...ids], 'uuid')}) AS id
    ON CONFLICT DO NOTHING
  `)
}

export const forgetCancelled = forgetOlder('cancelled_message', 'cancelled_at')
