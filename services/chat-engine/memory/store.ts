import { MemoryResponse } from '@yoldas/contracts/memory'
import { type Db, sql } from '@yoldas/db'

/** What the companion remembers of a student; null before their conversation is there. */
export function findMemory(db: Db, studentKey: string): Promise<MemoryResponse | null> {
  return db.maybeOne(sql.type(MemoryResponse)`
    SELECT scratchpad AS text, scratchpad_revision AS revision, scratchpad_at AS "updatedAt",
      scratchpad_by AS "updatedBy", keeps_scratchpad AS enabled
    FROM conversation WHERE student_key = ${studentKey}
  `)
}

const changedBy = (who: 'companion' | 'student') => sql.fragment`
  scratchpad_revision = scratchpad_revision + 1, scratchpad_at = clock_timestamp(), scratchpad_by = ${who}`

/** Stores what a student has made of it, in a locked conversation. */
export async function storeMemory(
  tx: Db,
  studentKey: string,
  { text, enabled }: Pick<MemoryResponse, 'text' | 'enabled'>,
): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET scratchpad = ${text}, keeps_scratchpad = ${enabled}, ${changedBy('student')}
    WHERE student_key = ${studentKey}
  `)
}

/** The companion remembers this from now on. False when it did so before, or somebody else was faster. */
export async function rewriteMemory(tx: Db, studentKey: string, text: string, revision: number): Promise<boolean> {
  const { rowCount } = await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET scratchpad = ${text}, ${changedBy('companion')}
    WHERE student_key = ${studentKey} AND erased_at IS NULL AND keeps_scratchpad
      AND scratchpad_revision = ${revision} AND scratchpad <> ${text}
  `)
  return rowCount === 1
}
