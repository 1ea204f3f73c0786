import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const Studied = z.object({
  subject: z.string(),
  topic: z.string().nullable(),
  correct: z.int(),
  wrong: z.int(),
  blank: z.int(),
  minutes: z.int(),
  lastStudiedDay: z.string(),
})
export type Studied = z.infer<typeof Studied>

/** By subject and topic as they were written. */
const studiedTopics = sql.fragment`
  subject, topic, coalesce(sum(correct), 0) AS correct, coalesce(sum(wrong), 0) AS wrong,
  coalesce(sum(blank), 0) AS blank, sum(minutes) AS minutes, max(day) AS "lastStudiedDay"
`

/** The spellings with most minutes, of all subjects or of those that are written so; of equal ones the newest. */
export function findMostStudied(
  db: Db,
  studentKey: string,
  subjects: readonly string[] | null,
  limit: number,
): Promise<readonly Studied[]> {
  const ofSubjects = subjects
    ? sql.fragment`AND subject IN (SELECT unnest(${sql.array([...subjects], 'text')}))`
    : sql.fragment``
  return db.any(sql.type(Studied)`
    SELECT ${studiedTopics} FROM study_session WHERE student_key = ${studentKey} ${ofSubjects}
    GROUP BY subject, topic ORDER BY sum(minutes) DESC, max(created_at) DESC LIMIT ${limit}
  `)
}

/** The spellings that were studied last. */
export function findLastStudied(db: Db, studentKey: string, limit: number): Promise<readonly Studied[]> {
  return db.any(sql.type(Studied)`
    SELECT ${studiedTopics} FROM study_session WHERE student_key = ${studentKey}
    GROUP BY subject, topic ORDER BY max(day) DESC, max(created_at) DESC LIMIT ${limit}
  `)
}

const Subject = z.object({ subject: z.string() })

/** Subjects of sessions as they were written, those with most minutes first. */
export function findSubjects(db: Db, studentKey: string, limit: number): Promise<readonly string[]> {
  return db.anyFirst(sql.type(Subject)`
    SELECT subject FROM study_session WHERE student_key = ${studentKey}
    GROUP BY subject ORDER BY sum(minutes) DESC, max(created_at) DESC LIMIT ${limit}
  `)
}

const Hours = z.object({ key: z.string(), minutes: z.int(), questions: z.int() })
const SubjectHours = Hours.extend({ totalMinutes: z.int() })

/**
 * What counts as studied: sessions, and done blocks that no session names, which would count twice else. Those are
 * looked up in one list, since looking for a session of each block takes ten times as long.
 */
const studied = (studentKey: string, from: string, to: string) => sql.fragment`
  SELECT day, subject, minutes, coalesce(correct, 0) + coalesce(wrong, 0) + coalesce(blank, 0) AS questions
  FROM study_session WHERE student_key = ${studentKey} AND day BETWEEN ${from} AND ${to}
  UNION ALL
  SELECT day, subject, minutes, 0 FROM plan_block
  WHERE student_key = ${studentKey} AND status = 'done' AND day BETWEEN ${from} AND ${to}
    AND id NOT IN (SELECT block_id FROM study_session WHERE student_key = ${studentKey} AND block_id IS NOT NULL)
`

export function findHoursByDay(db: Db, studentKey: string, from: string, to: string) {
  return db.any(sql.type(Hours)`
    SELECT day::text AS key, sum(minutes) AS minutes, sum(questions) AS questions
    FROM (${studied(studentKey, from, to)}) AS studied GROUP BY day
  `)
}

/** By the week's Monday, or the first day asked for when that is later. */
export function findHoursByWeek(db: Db, studentKey: string, from: string, to: string) {
  return db.any(sql.type(Hours)`
    SELECT greatest(date_trunc('week', day)::date, ${from})::text AS key, sum(minutes) AS minutes,
      sum(questions) AS questions
    FROM (${studied(studentKey, from, to)}) AS studied GROUP BY 1
  `)
}

/** By the subject as it was written, those with most minutes first; each with the minutes of all there are. */
export function findHoursBySubject(db: Db, studentKey: string, from: string, to: string, limit: number) {
  return db.any(sql.type(SubjectHours)`
    SELECT subject AS key, sum(minutes) AS minutes, sum(questions) AS questions,
      sum(sum(minutes)) OVER () AS "totalMinutes"
    FROM (${studied(studentKey, from, to)}) AS studied
    GROUP BY subject ORDER BY sum(minutes) DESC, max(day) DESC LIMIT ${limit}
  `)
}

const Days = z.object({ days: z.array(z.string()) })

/** Days with a session or a done block, up to a day, in order. */
export const studyDays = (studentKey: string, to: ReturnType<typeof sql.fragment>) => sql.fragment`
  SELECT coalesce(array_agg(day::text ORDER BY day), '{}') AS days
  FROM (
    SELECT day FROM study_session WHERE student_key = ${studentKey} AND day <= ${to}
    UNION
    SELECT day FROM plan_block WHERE student_key = ${studentKey} AND status = 'done' AND day <= ${to}
  ) AS studied
`

export function findStudyDays(db: Db, studentKey: string, to: string): Promise<readonly string[]> {
  return db.oneFirst(sql.type(Days)`${studyDays(studentKey, sql.fragment`${to}::date`)}`)
}
