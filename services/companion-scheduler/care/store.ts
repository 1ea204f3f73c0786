import type { scheduleCareCheckin } from '@yoldas/contracts/scheduler'
import { type Db, sql } from '@yoldas/db'
import type { z } from 'zod'

export type CareCheckin = z.output<typeof scheduleCareCheckin.input>

/**
 * Schedules the check-in of a locked student in place of the one that waits, unless that is for later: commands promise
 * no order. One that was scheduled before, written or replaced changes nothing.
 */
export async function replaceCare(tx: Db, { studentKey, id, dueAt, text }: CareCheckin): Promise<void> {
  const isPast = await tx.exists(sql.typeAlias('none')`
    SELECT FROM cancelled_message WHERE student_key = ${studentKey} AND id = ${id}
    UNION ALL SELECT FROM unasked_message WHERE id = ${id}
  `)
  if (isPast) return
  await tx.query(sql.typeAlias('none')`
    WITH replaced AS (
      DELETE FROM scheduled_message
      WHERE student_key = ${studentKey} AND occasion = 'care' AND due_at < ${dueAt} AND id <> ${id}
      RETURNING id
    )
    INSERT INTO cancelled_message (student_key, id) SELECT ${studentKey}, id FROM replaced ON CONFLICT DO NOTHING
  `)
  await tx.query(sql.typeAlias('none')`
    INSERT INTO scheduled_message (id, student_key, kind, text, occasion, due_at, next_attempt_at)
    VALUES (${id}, ${studentKey}, 'checkin', ${text}, 'care', ${dueAt}, ${dueAt})
    ON CONFLICT DO NOTHING
  `)
}
