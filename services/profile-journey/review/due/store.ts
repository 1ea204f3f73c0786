import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { ItemRow, itemColumns } from '../rows.ts'

/**
 * The exam's rule as one expression over a row, as `dueDayOf` has it. Before the last days it is the plain due day: what
 * it brings sooner, it brings in them.
 */
const dueDay = (near: Judged['near']) =>
  near
    ? sql.fragment`
        CASE WHEN made_day < ${near.firstDay} AND (rated_day IS NULL OR rated_day < ${near.firstDay})
          THEN least(due_day, ${near.firstDay}::date + exam_slot) ELSE due_day END`
    : sql.fragment`due_day`

/** How far an item has faded by a day, as `fadedOn` has it. */
const faded = (day: string) => sql.fragment`
  CASE WHEN rated_day IS NULL THEN 'infinity' ELSE (${day}::date - rated_day) / stability END
`

/**
 * A student's items that are due by a day, each with its day. But in the last days before the exam the plain due day
 * bounds them, so that the index is not read further.
 */
const dueBy = (studentKey: string, day: string, { near, judgedOn }: Judged) => {
  const bound = near ? sql.fragment`` : sql.fragment`AND due_day <= ${day}`
  const isBeforeExam = near ? sql.fragment`AND day < ${near.examDay}` : sql.fragment``
  return sql.fragment`
    SELECT placed.* FROM (
      SELECT id, ${dueDay(near)} AS day, ${faded(judgedOn)} AS faded
      FROM review_item WHERE student_key = ${studentKey} AND due_day IS NOT NULL ${bound}
    ) AS placed
    WHERE day <= ${day} ${isBeforeExam}
  `
}
/** `judgedOn` is the day on which it counts how well items are known; `near` is null before the exam's last days. */
export type Judged = { judgedOn: string; near: { firstDay: string; examDay: string } | null }

/** Items that were answered on a day, each once. */
const answeredOn = (studentKey: string, day: string) => sql.fragment`
  SELECT count(DISTINCT item_id)::int AS answered FROM review_rating
  WHERE student_key = ${studentKey} AND day = ${day} AND undone_at IS NULL AND session_id IS NULL
`

const DueCounts = z.object({ answered: z.int(), overdue: z.int(), due: z.int(), dueTomorrow: z.int() })

/**
 * The one statement that counts: items answered today, those due by today, those due tomorrow, and how many of what
 * today has room for were due before it. Only where there is more than room, items are put in order for that.
 */
export function countDue(
  db: Db,
  studentKey: string,
  { today, tomorrow, cap, ...judged }: Judged & { today: string; tomorrow: string; cap: number },
) {
  return db.one(sql.type(DueCounts)`
    WITH soon AS MATERIALIZED (${dueBy(studentKey, tomorrow, judged)})
    SELECT answered, due, due_tomorrow AS "dueTomorrow",
      CASE WHEN due <= room THEN late ELSE (
        SELECT count(*) FILTER (WHERE day < ${today}) FROM (
          SELECT day FROM soon WHERE day <= ${today} ORDER BY faded DESC, day, id LIMIT room
        ) AS first
      ) END AS overdue
    FROM (${answeredOn(studentKey, today)}) AS answers
    CROSS JOIN LATERAL (SELECT greatest(0, ${cap}::int - answered) AS room) AS rooms
    CROSS JOIN (
      SELECT count(*) FILTER (WHERE day <= ${today}) AS due, count(*) FILTER (WHERE day < ${today}) AS late,
        count(*) FILTER (WHERE day = ${tomorrow}) AS due_tomorrow
      FROM soon
    ) AS counted
  `)
}

const DueRow = ItemRow.extend({ day: z.string() })

/** What a day has room for of what is due by it, the most faded first. */
export function findDue(
  db: Db,
  studentKey: string,
  { day, limit, cap, ...judged }: Judged & { day: string; limit: number; cap: number },
) {
  return db.any(sql.type(DueRow)`
    SELECT ${itemColumns}, first.day FROM (
      SELECT id, day, faded FROM (${dueBy(studentKey, day, judged)}) AS due_now ORDER BY faded DESC, day, id
      LIMIT (SELECT greatest(0, least(${limit}::int, ${cap}::int - answered)) FROM (${answeredOn(studentKey, day)}) AS a)
    ) AS first
    JOIN review_item AS i ON i.id = first.id LEFT JOIN mistake AS m ON m.id = i.id
    ORDER BY first.faded DESC, first.day, first.id
  `)
}

const DayCount = z.object({ day: z.string(), count: z.int() })

/** How many items fall due on each day up to one; those that were due before today on today. */
export function countByDay(
  db: Db,
  studentKey: string,
  { today, last, ...judged }: Judged & Record<'today' | 'last', string>,
) {
  return db.any(sql.type(DayCount)`
    SELECT greatest(day, ${today})::text AS day, count(*) FROM (${dueBy(studentKey, last, judged)}) AS due_then
    GROUP BY 1
  `)
}

const Answered = z.object({ answered: z.int() })

export const countAnswered = (db: Db, studentKey: string, day: string): Promise<number> =>
  db.oneFirst(sql.type(Answered)`${answeredOn(studentKey, day)}`)
