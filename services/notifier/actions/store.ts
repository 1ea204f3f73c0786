import { MessageType } from '@yoldas/contracts/proactive'
import type { NotificationAction } from '@yoldas/contracts/push'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const Notified = z.object({
  turnId: z.uuid(),
  type: z.enum(['reply', 'scheduled', 'silence_checkin']),
  messageType: MessageType.nullable(),
})

/** What the student was notified of with this message; null when nothing is known of it. */
export function findNotified(db: Db, studentKey: string, messageId: string) {
  return db.maybeOne(sql.type(Notified)`
    SELECT turn_id AS "turnId", type, message_type AS "messageType" FROM notification
    WHERE student_key = ${studentKey} AND message_id = ${messageId}
  `)
}

type Taken = { studentKey: string; turnId: string; action: NotificationAction; clientId?: string | null | undefined }
const Moment = z.object({ actedAt: z.string() })

/**
 * Notes an action and returns when that was. Null when the message has had this action, or the student has done
 * something else with this clientId in the last 10 minutes. The caller has locked the student.
 */
export async function takeAction(
  tx: Db,
  { studentKey, turnId, action, clientId = null }: Taken,
): Promise<string | null> {
  const taken = await tx.maybeOne(sql.type(Moment)`
    INSERT INTO notification_action (turn_id, action, client_id)
    SELECT ${turnId}::uuid, ${action}, ${clientId}::uuid
    WHERE NOT EXISTS (
      SELECT FROM notification_action AS a JOIN notification AS n ON n.turn_id = a.turn_id
      WHERE a.client_id = ${clientId}::uuid AND n.student_key = ${studentKey}
        AND a.acted_at > clock_timestamp() - interval '10 minutes'
    )
    ON CONFLICT DO NOTHING
    RETURNING acted_at AS "actedAt"
  `)
  return taken?.actedAt ?? null
}

const Undelivered = z.object({ count: z.int() })

/** Commands of the student's that wait in the outbox. The caller has locked the student. */
export function countUndelivered(tx: Db, subject: string, studentKey: string): Promise<number> {
  return tx.oneFirst(sql.type(Undelivered)`
    SELECT count(*) FROM outbox WHERE student_key = ${studentKey} AND kind = 'command' AND subject = ${subject}
  `)
}
