import type { scheduleWarning } from '@yoldas/contracts/inactivity'
import { type Db, sql } from '@yoldas/db'
import type { z } from 'zod'

type Warning = z.output<typeof scheduleWarning.input>

/**
 * Schedules the warning of a locked student in place of one that waits. Where commands come in another order, the one
 * that is not wanted any more is dropped at delivery, and another is sent later.
 */
export async function replaceWarning(tx: Db, { studentKey, id, dueAt, text }: Warning): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    DELETE FROM scheduled_message WHERE student_key = ${studentKey} AND occasion = 'inactive' AND id <> ${id}
  `)
  await tx.query(sql.typeAlias('none')`
    INSERT INTO scheduled_message (id, student_key, kind, text, occasion, due_at, next_attempt_at)
    VALUES (${id}, ${studentKey}, 'reminder', ${text}, 'inactive', ${dueAt}, ${dueAt})
    ON CONFLICT DO NOTHING
  `)
}
