import { type Db, sql } from '@yoldas/db'
import { eraseMessages } from '@yoldas/outbox'
import { z } from 'zod'
import { forgotten } from '../../care/rows.ts'
import { currentAttempt, StoredTurnState } from '../rules.ts'
import { lockConversation } from '../store.ts'

const Unfinished = z.object({ turnId: z.uuid(), state: StoredTurnState, attempt: z.int() })

/**
 * Closes the conversation for good, so that nothing late is stored in it and nothing of it is published any more; it is
 * made closed for a student who never wrote. Answers with the turns that were not finished, and whether this was the first time.
 */
export async function closeConversation(tx: Db, studentKey: string) {
  const { isErased } = await lockConversation(tx, studentKey)
  if (!isErased)
    await tx.query(sql.typeAlias('none')`
      UPDATE conversation
      SET erased_at = clock_timestamp(), scratchpad = '', scratchpad_revision = 0, scratchpad_at = NULL,
        scratchpad_by = NULL, keeps_scratchpad = true, pause_from = NULL, read_position = 1, blocked = NULL,
        adult = false, verdict_at = NULL, care_trace = NULL, ${forgotten}
      WHERE student_key = ${studentKey}
    `)
  await eraseMessages(tx, studentKey)
  const turns = await tx.any(sql.type(Unfinished)`
    SELECT id AS "turnId", state, attempt FROM turn
    WHERE student_key = ${studentKey} AND state IN ('waiting', 'ready', 'running')
  `)
  const unfinished = turns.map(({ turnId, state, attempt }) => ({ turnId, attempt: currentAttempt(state, attempt) }))
  return { isFirst: !isErased, unfinished }
}

/** Statements of this size stay far from the time a statement may take. */
const batch = 2_000

/**
 * Removes all that this service holds of an erased student; only the closed conversation's random key stays.
 */
export async function eraseStudent(db: Db, studentKey: string): Promise<void> {
  // From the newest on: a message is answered by later ones only, so that no answer is changed before it goes.
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM message WHERE id IN (
        SELECT id FROM message WHERE student_key = ${studentKey} ORDER BY position DESC LIMIT ${batch}
      )
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM concern
      WHERE turn_id IN (SELECT turn_id FROM concern WHERE student_key = ${studentKey} LIMIT ${batch})
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM turn WHERE id IN (SELECT id FROM turn WHERE student_key = ${studentKey} LIMIT ${batch})
    `),
  )
  await untilNone(() =>
    db.query(sql.typeAlias('none')`
      DELETE FROM media WHERE id IN (SELECT id FROM media WHERE student_key = ${studentKey} LIMIT ${batch})
    `),
  )
}

async function untilNone(remove: () => Promise<{ rowCount: number }>): Promise<void> {
  while ((await remove()).rowCount > 0);
}
