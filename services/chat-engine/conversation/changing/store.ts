import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { joinReply, MessageRow, messageColumns, type StoredMessage, toMessage } from '../rows.ts'

/** A message before a change, and the time of it. */
export type LockedMessage = { message: StoredMessage; revision: number; now: string }

/** A message as a change left it. Of two accounts of it the one of the higher revision is the newer. */
export type ChangedMessage = { kind: 'changed' | 'unchanged'; message: StoredMessage; revision: number }

const Locked = MessageRow.extend({ revision: z.int(), now: z.string() })

/** Locks a message of this student that has its text still; null where there is none. */
export async function lockMessage(
  tx: Db,
  { studentKey, messageId }: { studentKey: string; messageId: string },
): Promise<LockedMessage | null> {
  const row = await tx.maybeOne(sql.type(Locked)`
    SELECT ${messageColumns}, m.revision, clock_timestamp() AS now
    FROM message AS m ${joinReply}
    WHERE m.id = ${messageId} AND m.student_key = ${studentKey} AND NOT m.emptied
    FOR NO KEY UPDATE OF m
  `)
  if (!row) return null
  const { revision, now, ...message } = row
  return { message: toMessage(message), revision, now }
}
