import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { ItemRow, itemColumns } from '../rows.ts'

/** By what it is judged whether, and in which order, items are due. */
export type Judged = {
  /** The day on which it counts how well items are known. */
  judgedOn: string
  /** The first of the exam's last days; null where no day that is asked for is one of them. */
  lastFrom: string | null
}

/** What was made before the exam's last days and not answered in them. */
const isLeft = (lastFrom: string) =>
  sql.fragment`(made_day < ${lastFrom} AND (rated_day IS NULL OR rated_day < ${lastFrom}))`

/**
 * Whether an item is due by a day before the exam: the exam's rule, as `dueDayOf` has it, as one expression over a row.
 * Before the last days it is the plain due day, which bounds what is read of the index.
 */
const isDueBy = (day: string, { lastFrom }: Judged) =>
  lastFrom === null
    ? sql.fragment`due_day <= ${day}`
    : sql.fragment`
        due_day IS NOT NULL
        AND (due_day <= ${day} OR (exam_slot <= ${day}::date - ${lastFrom}::date AND ${isLeft(lastFrom)}))`

/** Whether it is due on just this day; of the index, what is plainly due before it is not read. */
const isDueOn = (day: string, { lastFrom }: Judged) => {
  if (lastFrom === null) return sql.fragment`due_day = ${day}`
  const [slot, left] = [sql.fragment`(${day}::date - ${lastFrom}::date)`, isLeft(lastFrom)]
  return sql.fragment`
    due_day >= ${day}
    AND CASE WHEN ${left} THEN exam_slot = ${slot} OR (exam_slot > ${slot} AND due_day = ${day}) ELSE due_day = ${day} END`
}

/** The day itself. */
const dueDay = ({ lastFrom }: Judged) =>
  lastFrom === null
    ? sql.fragment`due_day`
    : sql.fragment`CASE WHEN ${isLeft(lastFrom)} THEN least(due_day, ${lastFrom}::date + exam_slot) ELSE due_day END`

/**
 * The most faded first, as `fadedOn` has it, and what was never rated before all else. Ids are in the order in which
 * items were made. Few are wanted of many, so what is read of them besides is looked up once they are chosen.
 */
const mostFadedFirst = ({ judgedOn }: Judged) =>
  sql.fragment`(${judgedOn}::date - rated_day) / stability DESC NULLS FIRST, id`

/** Items that were answered on a day, each once. */
const answeredOn = (studentKey: string, day: string) => sql.fragment`
  SELECT count(DISTINCT item_id)::int AS answered FROM review_rating
  WHERE student_key = ${studentKey} AND day = ${day} AND undone_at IS NULL AND session_id IS NULL
`

/** The days of which is counted, and how many items one may have. */
type Around = { yesterday: string; today: string; tomorrow: string; cap: number; isOverdueWanted: boolean }

const DueCounts = z.object({ answered: z.int(), overdue: z.int(), due: z.int(), dueTomorrow: z.int() })

/**
 * The one statement that counts: items answered today; those due by today, and those due tomorrow, as far as today and
 * tomorrow have room for them; and how many of what today has room for were due before it. For that alone all that is
 * due is put in order, so it is 0 where it is not wanted.
 */
export function countDue(
  db: Db,
  studentKey: string,
  { yesterday, today, tomorrow, cap, isOverdueWanted, ...judged }: Judged & Around,
) {
  const items = sql.fragment`FROM review_item WHERE student_key = ${studentKey}`
  return db.one(sql.type(DueCounts)`
    SELECT answered,
      CASE WHEN ${isOverdueWanted} THEN (
        SELECT count(*) FROM review_item
        WHERE ${isDueBy(yesterday, judged)} AND id = ANY(ARRAY(
          SELECT id ${items} AND ${isDueBy(today, judged)} ORDER BY ${mostFadedFirst(judged)} LIMIT room
        ))
      ) ELSE 0 END AS overdue,
      (SELECT count(*) FROM (SELECT ${items} AND ${isDueBy(today, judged)} LIMIT room + ${cap}::int) AS counted) AS due,
      (
        SELECT count(*) FROM (
          SELECT ${items} AND ${isDueOn(tomorrow, judged)} LIMIT ${cap}::int
        ) AS counted
      ) AS "dueTomorrow"
    FROM (${answeredOn(studentKey, today)}) AS answers
    CROSS JOIN LATERAL (SELECT greatest(0, ${cap}::int - answered) AS room) AS rooms
  `)
}

/** What a day has room for of what is due by it, the most faded first. */
export function findDue(
  db: Db,
  studentKey: string,
  { day, limit, cap, ...judged }: Judged & { day: string; limit: number; cap: number },
) {
  return db.any(sql.type(ItemRow)`
    SELECT ${itemColumns} FROM review_item AS i LEFT JOIN mistake AS m ON m.id = i.id
    WHERE i.id = ANY(ARRAY(
      SELECT id FROM review_item WHERE student_key = ${studentKey} AND ${isDueBy(day, judged)}
      ORDER BY ${mostFadedFirst(judged)}
      LIMIT (SELECT greatest(0, least(${limit}::int, ${cap}::int - answered)) FROM (${answeredOn(studentKey, day)}) AS a)
    ))
    ORDER BY ${mostFadedFirst(judged)}
  `)
}

const DayCount = z.object({ day: z.string(), count: z.int() })

/** How many items fall due on each day up to one before the exam; those that were due before today on today. */
export function countByDay(
  db: Db,
  studentKey: string,
  { today, last, ...judged }: Judged & Record<'today' | 'last', string>,
) {
  return db.any(sql.type(DayCount)`
    SELECT greatest(${dueDay(judged)}, ${today})::text AS day, count(*) FROM review_item
    WHERE student_key = ${studentKey} AND ${isDueBy(last, judged)} GROUP BY 1
  `)
}

const Answered = z.object({ answered: z.int() })

export const countAnswered = (db: Db, studentKey: string, day: string): Promise<number> =>
  db.oneFirst(sql.type(Answered)`${answeredOn(studentKey, day)}`)
