import type { ChatMessage } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { MessageRow, messageColumns, toBubble } from '../../conversation/rows.ts'

/**
 * The bubble by hand that a turn of a locked conversation began with, as the turn ends. It says whom to call as long as
 * it is the last one.
 */
export async function settleFirst(tx: Db, messageId: string, isLast: boolean): Promise<ChatMessage> {
  const row = await tx.one(sql.type(MessageRow)`
    WITH m AS (
      UPDATE message SET help = CASE WHEN ${isLast} THEN help ELSE '[]' END WHERE id = ${messageId} RETURNING *
    )
    SELECT ${messageColumns} FROM m LEFT JOIN message AS r ON false
  `)
  return toBubble(row)
}
