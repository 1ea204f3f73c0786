import type { NotificationAction } from '@yoldas/contracts/push'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

/** False when the locked student has chosen this for the message before. */
export async function noteAction(
  tx: Db,
  action: { studentKey: string; turnId: string; action: NotificationAction; actedAt: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    INSERT INTO notification_action (student_key, turn_id, action, acted_at)
    VALUES (${action.studentKey}, ${action.turnId}, ${action.action}, ${action.actedAt})
    ON CONFLICT DO NOTHING
  `)
  return rowCount === 1
}

const Reminder = z.object({
  text: z.string(),
  reason: z.string().nullable(),
  afterMessageId: z.uuid().nullable(),
  dueAt: z.string(),
  blockId: z.uuid().nullable(),
  blockEndsAt: z.string().nullable(),
  /** The first one, of a reminder that has come again before. */
  firstId: z.uuid(),
})
export type Reminder = z.infer<typeof Reminder>

/** A reminder that the student was sent lately: the one whose scheduler died since is scheduled still. */
export function findReminder(tx: Db, studentKey: string, id: string) {
  const columns = sql.fragment`
    text, reason, after_message_id AS "afterMessageId", due_at AS "dueAt", block_id AS "blockId",
    block_ends_at AS "blockEndsAt", coalesce(snoozed_from, id) AS "firstId"`
  return tx.maybeOne(sql.type(Reminder)`
    SELECT ${columns} FROM delivered_reminder WHERE id = ${id} AND student_key = ${studentKey}
    UNION ALL
    SELECT ${columns} FROM scheduled_message WHERE id = ${id} AND student_key = ${studentKey} AND kind = 'reminder' AND occasion IS NULL
    LIMIT 1
  `)
}

/** Whether the message was written to the student unasked. */
export function isKnownUnasked(tx: Db, studentKey: string, id: string): Promise<boolean> {
  return tx.exists(sql.typeAlias('none')`
    SELECT FROM unasked_message WHERE id = ${id} AND student_key = ${studentKey}
  `)
}

type Again = { id: string; studentKey: string; dueAt: Date; reminder: Reminder }

/**
 * Schedules a reminder of a locked student again, unless the first one was cancelled; a block is over as much later.
 */
export async function addAgain(tx: Db, { id, studentKey, dueAt, reminder }: Again): Promise<void> {
  const { text, reason, afterMessageId, blockId, blockEndsAt, firstId } = reminder
  const due = sql.fragment`${dueAt.toISOString()}::timestamptz`
  await tx.query(sql.typeAlias('none')`
    INSERT INTO scheduled_message (
      id, student_key, kind, text, reason, after_message_id, due_at, next_attempt_at, block_id, block_ends_at,
      snoozed_from
    )
    SELECT ${id}, ${studentKey}, 'reminder', ${text}, ${reason}, ${afterMessageId}::uuid, ${due}, ${due}, ${blockId},
      ${blockEndsAt}::timestamptz + (${due} - ${reminder.dueAt}::timestamptz), ${firstId}
    WHERE NOT EXISTS (SELECT FROM cancelled_message WHERE student_key = ${studentKey} AND id = ${firstId})
  `)
}
