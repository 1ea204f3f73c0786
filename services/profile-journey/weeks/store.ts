import { defaultProgress, ExamResult } from '@yoldas/contracts/journey'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { examColumns } from '../journey/store.ts'

const Planned = z.object({ monday: z.string(), plannedMinutes: z.int(), doneBlocks: z.int() })

/** By the Monday of each week that has blocks between these days. */
export function findPlannedByWeek(db: Db, studentKey: string, from: string, to: string) {
  return db.any(sql.type(Planned)`
    SELECT date_trunc('week', day)::date::text AS monday, sum(minutes) AS "plannedMinutes",
      count(*) FILTER (WHERE status = 'done') AS "doneBlocks"
    FROM plan_block WHERE student_key = ${studentKey} AND day BETWEEN ${from} AND ${to} GROUP BY 1
  `)
}

/**
 * Results of these days, and of each of their exams as many before them as the first is compared with by `progress`.
 * Newest first.
 */
export function findExamsWithEarlier(db: Db, studentKey: string, from: string, to: string) {
  const ofType = sql.fragment`FROM exam_result WHERE student_key = ${studentKey} AND exam_type = t.exam_type`
  return db.any(sql.type(ExamResult)`
    SELECT e.* FROM (
      SELECT DISTINCT exam_type FROM exam_result WHERE student_key = ${studentKey} AND day BETWEEN ${from} AND ${to}
    ) AS t
    CROSS JOIN LATERAL (
      (SELECT ${examColumns} ${ofType} AND day BETWEEN ${from} AND ${to})
      UNION ALL
      (
        SELECT ${examColumns} ${ofType} AND day < ${from}
        ORDER BY day DESC, created_at DESC, id DESC LIMIT ${defaultProgress - 1}
      )
    ) AS e
    ORDER BY e.day DESC, e."createdAt" DESC, e.id DESC
  `)
}

const Key = z.object({ studentKey: z.uuid() })

/** The next students by key who want to be written to about their week. */
export function findWanting(db: Db, after: string | null, limit: number): Promise<readonly string[]> {
  return db.anyFirst(sql.type(Key)`
    SELECT student_key AS "studentKey" FROM student
    WHERE profile->'proactive'->'weekly' = 'true' AND (${after}::uuid IS NULL OR student_key > ${after})
    ORDER BY student_key LIMIT ${limit}
  `)
}
