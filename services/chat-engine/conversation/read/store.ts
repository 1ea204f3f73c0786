import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { StoredReadState } from '../rows.ts'

const readState = sql.fragment`
  read_position AS position, count_unread(student_key, read_position) AS count, read_position + next_position AS revision`

const OfStudent = StoredReadState.extend({ studentKey: z.uuid() })

/** How far each of these students has read; erased and unknown ones are absent. */
export function findReadStates(db: Db, studentKeys: readonly string[]) {
  return db.any(sql.type(OfStudent)`
    SELECT student_key AS "studentKey", ${readState} FROM conversation
    WHERE student_key = ANY(${sql.array([...studentKeys], 'uuid')}) AND erased_at IS NULL
  `)
}

/** Notes in a locked conversation up to where it is read; null, with nothing changed, where it was read so far already. */
export function moveRead(tx: Db, studentKey: string, position: number) {
  return tx.maybeOne(sql.type(StoredReadState)`
    UPDATE conversation SET read_position = ${position}
    WHERE student_key = ${studentKey} AND read_position < ${position}
    RETURNING ${readState}
  `)
}
