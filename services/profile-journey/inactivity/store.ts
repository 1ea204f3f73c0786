import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { warnedDays } from './warning.ts'

const today = sql.fragment`(statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date`

/** Not seen for so many days. */
const isInactive = (days: number) => sql.fragment`last_seen_day <= ${today} - ${days}::int`
/** The warning was given when that was so already: another number of days needs another warning. */
const isWarned = (days: number) => sql.fragment`
  warned_at >= (last_seen_day + ${days}::int)::timestamp AT TIME ZONE 'Europe/Istanbul'`

/** A warning that is not in history after so long is sent again. */
const unheardDays = 7
const isToBeWarned = (days: number) => sql.fragment`
  ${isInactive(days)} AND coalesce(
    NOT (${isWarned(days)}), warning_sent_at <= statement_timestamp() - make_interval(days => ${unheardDays}), true
  )`

/** Such a student is erased: not seen for so many days, and not since a warning of 14 days ago. */
export const isToBeErased = (days: number) => sql.fragment`
  ${isInactive(days)} AND ${isWarned(days)}
  AND warned_at <= statement_timestamp() - make_interval(days => ${warnedDays})`

const Warned = z.object({ studentKey: z.uuid(), warningId: z.uuid() })

/** Gives some students who were not seen for so many days a warning, which the caller sends in the same transaction. */
export function takeWarnings(tx: Db, days: number, limit: number) {
  return tx.any(sql.type(Warned)`
    UPDATE student SET warning_id = gen_random_uuid(), warning_sent_at = clock_timestamp(), warned_at = NULL
    WHERE student_key = ANY(ARRAY(
      SELECT student_key FROM student WHERE ${isToBeWarned(days)}
      ORDER BY last_seen_day LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ))
    RETURNING student_key AS "studentKey", warning_id AS "warningId"
  `)
}

/** Notes that the warning is in history; one that does not count any more changes nothing. */
export async function markWarned(
  tx: Db,
  { studentKey, warningId, warnedAt }: z.infer<typeof Warned> & { warnedAt: string },
): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE student SET warned_at = ${warnedAt}
    WHERE student_key = ${studentKey} AND warning_id = ${warningId} AND warned_at IS NULL
  `)
}

const Key = z.object({ studentKey: z.uuid() })

/** Some of the students who are to be erased, those first who were warned first. */
export function findForgotten(db: Db, days: number, limit: number) {
  return db.anyFirst(sql.type(Key)`
    SELECT student_key AS "studentKey" FROM student WHERE ${isToBeErased(days)} ORDER BY warned_at LIMIT ${limit}
  `)
}

const Counts = z.object({ warned: z.int(), erased: z.int() })

/** How many students are to be warned, and how many to be erased. */
export function countInactive(db: Db, days: number) {
  return db.one(sql.type(Counts)`
    SELECT (SELECT count(*) FROM student WHERE ${isToBeWarned(days)}) AS warned,
      (SELECT count(*) FROM student WHERE ${isToBeErased(days)}) AS erased
  `)
}
