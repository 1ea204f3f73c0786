import { defaultProgress, ExamResult } from '@yoldas/contracts/journey'
import { PlanBlock } from '@yoldas/contracts/plan'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { examColumns } from '../journey/store.ts'
import { columns as blockColumns } from '../plan/store.ts'
import { standing } from '../standing/store.ts'
import { Standing } from '../standing/verdict.ts'
import { studyDays } from '../statistics/store.ts'
import { StoredProfile } from '../students/rules.ts'

/** A time as Postgres writes it within JSON. */
const Moment = z.string().transform((at) => new Date(at).toISOString())

const Context = z.object({
  profile: StoredProfile,
  createdAt: z.string(),
  today: z.string(),
  standing: Standing,
  blocks: z.array(PlanBlock.extend({ createdAt: Moment, updatedAt: Moment })),
  studyDays: z.array(z.string()),
  exams: z.array(ExamResult.extend({ createdAt: Moment })),
  hasItems: z.boolean(),
})
export type Context = z.infer<typeof Context>

/**
 * All that a turn begins with, by one statement since every turn may ask: the profile, the day in Istanbul, its blocks
 * in the plan's order, the days studied up to it in order, and of the exam that the newest result is of the newest
 * results, so many as `progress` compares, newest first, and whether anything comes again. Null for an erased student.
 */
export function findContext(db: Db, studentKey: string): Promise<Context | null> {
  return db.maybeOne(sql.type(Context)`
    SELECT s.profile, s.created_at AS "createdAt", t.today::text AS today, ${standing} AS standing,
      EXISTS (SELECT FROM review_item WHERE student_key = ${studentKey}) AS "hasItems",
      (
        SELECT coalesce(jsonb_agg(b), '[]') FROM (
          SELECT ${blockColumns} FROM plan_block WHERE student_key = ${studentKey} AND day = t.today
          ORDER BY start_time NULLS LAST, created_at, id
        ) AS b
      ) AS blocks,
      (${studyDays(studentKey, sql.fragment`t.today`)}) AS "studyDays",
      (
        SELECT coalesce(jsonb_agg(e), '[]') FROM (
          SELECT ${examColumns} FROM exam_result
          WHERE student_key = ${studentKey} AND exam_type = (
            SELECT exam_type FROM exam_result WHERE student_key = ${studentKey}
            ORDER BY day DESC, created_at DESC, id DESC LIMIT 1
          )
          ORDER BY day DESC, created_at DESC, id DESC LIMIT ${defaultProgress}
        ) AS e
      ) AS exams
    FROM student AS s
    CROSS JOIN (SELECT (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date AS today) AS t
    WHERE s.student_key = ${studentKey}
  `)
}
