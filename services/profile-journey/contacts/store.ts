import { Contact, maxTodayPlan } from '@yoldas/contracts/profile'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const Keyed = z.object({ studentKey: z.uuid() })
const Planned = Keyed.extend(Contact.shape.todayPlan.element.shape)
const Studied = Keyed.extend(Contact.shape.lastStudied.unwrap().shape)

/** The first blocks of the day, of each of these students, in the plan's order. */
export function findDayPlans(db: Db, studentKeys: readonly string[], day: string) {
  return db.any(sql.type(Planned)`
    SELECT s.student_key AS "studentKey", planned.*
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      SELECT to_char(start_time, 'HH24:MI') AS "startTime", minutes, subject, topic, status FROM plan_block
      WHERE student_key = s.student_key AND day = ${day}
      ORDER BY start_time NULLS LAST, created_at, id LIMIT ${maxTodayPlan}
    ) AS planned
  `)
}

/** The newest session or done block up to the day, of each of these students; a session before a block of its day. */
export function findLastStudied(db: Db, studentKeys: readonly string[], day: string) {
  return db.any(sql.type(Studied)`
    SELECT s.student_key AS "studentKey", studied.day, studied.subject, studied.topic
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      (
        SELECT day, subject, topic, true AS is_session FROM study_session
        WHERE student_key = s.student_key AND day <= ${day} ORDER BY day DESC, created_at DESC, id DESC LIMIT 1
      )
      UNION ALL
      (
        SELECT day, subject, topic, false FROM plan_block
        WHERE student_key = s.student_key AND status = 'done' AND day <= ${day} ORDER BY day DESC LIMIT 1
      )
      ORDER BY day DESC, is_session DESC LIMIT 1
    ) AS studied
  `)
}

const DueTopic = Keyed.extend({ topic: z.string() })

/** The topic that has faded most of those that are due by the day, of each of these students, whenever their exam is. */
export function findDueTopics(db: Db, studentKeys: readonly string[], day: string) {
  return db.any(sql.type(DueTopic)`
    SELECT s.student_key AS "studentKey", due.topic
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      SELECT topic FROM review_item
      WHERE student_key = s.student_key AND kind = 'topic' AND due_day <= ${day}
      ORDER BY (${day}::date - rated_day) / stability DESC NULLS FIRST, id LIMIT 1
    ) AS due
  `)
}

const Worked = Keyed.extend({ workedAt: z.string() })

/** Work that is entered or ticked for a day so long ago counts as none: older rows need not be read. */
const lately = 62

/**
 * When each of these students last entered a session, changed a done block, which is mostly to tick it, or said how a
 * review went.
 */
export function findWorked(db: Db, studentKeys: readonly string[], day: string) {
  return db.any(sql.type(Worked)`
    SELECT s.student_key AS "studentKey", max(worked.at) AS "workedAt"
    FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS s (student_key)
    CROSS JOIN LATERAL (
      SELECT created_at AS at FROM study_session
      WHERE student_key = s.student_key AND day > ${day}::date - ${lately}::int
      UNION ALL
      SELECT updated_at FROM plan_block
      WHERE student_key = s.student_key AND status = 'done' AND day > ${day}::date - ${lately}::int
      UNION ALL
      SELECT answered_at FROM review_rating
      WHERE student_key = s.student_key AND undone_at IS NULL AND session_id IS NULL
        AND day > ${day}::date - ${lately}::int
    ) AS worked
    GROUP BY s.student_key
  `)
}

const Reviewer = Keyed.extend({ checkinTime: z.string().nullable() })

/** The next students by key who want to be written to when something is due to review. */
export function findReviewers(db: Db, after: string | null, limit: number) {
  return db.any(sql.type(Reviewer)`
    SELECT student_key AS "studentKey", profile->>'checkinTime' AS "checkinTime" FROM student
    WHERE profile->'proactive'->'reviews' = 'true' AND (${after}::uuid IS NULL OR student_key > ${after})
    ORDER BY student_key LIMIT ${limit}
  `)
}
