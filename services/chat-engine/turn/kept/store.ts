import type { ChatMessage } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { MessageRow, messageColumns, toBubble } from '../../conversation/rows.ts'
import { addStudentTokens } from '../../spending/store.ts'
import { promoteNext } from '../rows.ts'

const Kept = z.object({ state: z.enum(['done', 'stopped']), promoted: z.boolean() })

type Attempt = { studentKey: string; turnId: string; attempt: number }
type KeptAnswer = z.infer<typeof Kept> & { messages: ChatMessage[] }

/**
 * Ends an attempt at a turn of a locked conversation that was to have another answer, and has none: state and bubbles
 * are what they were. What it cost counts. Null, with nothing changed, when the turn is no longer this attempt's.
 */
export async function keepAnswer(
  tx: Db,
  { studentKey, turnId, attempt }: Attempt,
  { isStopped, spentTokens }: { isStopped: boolean; spentTokens: number },
): Promise<KeptAnswer | null> {
  const kept = await tx.maybeOne(sql.type(Kept)`
    WITH kept AS (
      UPDATE turn
      SET state = kept_state, kept_state = NULL, finished_at = clock_timestamp(), engine_id = NULL, free_at = NULL,
        stop_id = CASE WHEN ${isStopped} THEN stop_id END
      WHERE id = ${turnId} AND attempt = ${attempt} AND state = 'running' AND kept_state IS NOT NULL
      RETURNING state
    ),
    promoted AS (${promoteNext(studentKey)} AND EXISTS (SELECT FROM kept) RETURNING id)
    SELECT state, EXISTS (SELECT FROM promoted) AS promoted FROM kept
  `)
  if (!kept) return null
  await addStudentTokens(tx, studentKey, spentTokens)
  const rows = await tx.any(sql.type(MessageRow)`
    SELECT ${messageColumns} FROM message AS m LEFT JOIN message AS r ON false
    WHERE m.turn_id = ${turnId} AND m.role = 'assistant' ORDER BY m.position
  `)
  return { ...kept, messages: rows.map(toBubble) }
}
