import { sql } from '@yoldas/db'

/** Makes the student's next turn ready; the caller sees to it that none is unfinished before it. */
export const promoteNext = (studentKey: string) => sql.fragment`
  UPDATE turn SET state = 'ready'
  WHERE id = (
    SELECT id FROM turn WHERE student_key = ${studentKey} AND state = 'waiting' AND not_before IS NULL
    ORDER BY turn_index LIMIT 1
  )`
