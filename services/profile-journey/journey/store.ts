import { ExamResult, type ExamType, StudySession } from '@yoldas/contracts/journey'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

export const examColumns = sql.fragment`
  id, day, name, exam_type AS "examType", is_branch AS "isBranch", sections, total_net AS "totalNet",
  created_at AS "createdAt"
`

/** The result that was stored by this id, or for this `clientId`. */
export function findStoredExam(db: Db, studentKey: string, id: string, clientId: string | null) {
  return db.maybeOne(sql.type(ExamResult)`
    SELECT ${examColumns} FROM exam_result WHERE student_key = ${studentKey} AND (id = ${id} OR client_id = ${clientId})
  `)
}

const Count = z.object({ count: z.int() })

export function countExams(db: Db, studentKey: string, day: string): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM exam_result WHERE student_key = ${studentKey} AND day = ${day}
  `)
}

type Owned = { studentKey: string; clientId: string | null }

export function addExam(tx: Db, exam: Omit<ExamResult, 'createdAt'> & Owned): Promise<ExamResult> {
  return tx.one(sql.type(ExamResult)`
    INSERT INTO exam_result (id, student_key, client_id, day, name, exam_type, is_branch, sections, total_net)
    VALUES (
      ${exam.id}, ${exam.studentKey}, ${exam.clientId}, ${exam.day}, ${exam.name}, ${exam.examType}, ${exam.isBranch},
      ${sql.jsonb(exam.sections)}, ${exam.totalNet}
    )
    RETURNING ${examColumns}
  `)
}

/** Where a page goes on: after the last of the page before it. Null is the first page. */
type Page = { limit: number; before: string | null }

/** Newest day first, then newest stored. */
export function findExams(db: Db, studentKey: string, { limit, before }: Page, examType: ExamType | null) {
  return db.any(sql.type(ExamResult)`
    SELECT ${examColumns} FROM exam_result
    WHERE student_key = ${studentKey} AND (${examType}::text IS NULL OR exam_type = ${examType}) AND (
      ${before}::uuid IS NULL
      OR (day, created_at, id) < (SELECT day, created_at, id FROM exam_result WHERE id = ${before})
    )
    ORDER BY day DESC, created_at DESC, id DESC LIMIT ${limit}
  `)
}

export function hasExam(db: Db, studentKey: string, id: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`SELECT FROM exam_result WHERE id = ${id} AND student_key = ${studentKey}`)
}

/** False when the student had no such one. */
export async function removeExam(db: Db, studentKey: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM exam_result WHERE id = ${id} AND student_key = ${studentKey}
  `)
  return rowCount === 1
}

const sessionColumns = sql.fragment`
  id, day, subject, topic, minutes, correct, wrong, blank, block_id AS "blockId", created_at AS "createdAt"
`

/** The session that was stored by this id, or for this `clientId`. */
export function findStoredSession(db: Db, studentKey: string, id: string, clientId: string | null) {
  return db.maybeOne(sql.type(StudySession)`
    SELECT ${sessionColumns} FROM study_session
    WHERE student_key = ${studentKey} AND (id = ${id} OR client_id = ${clientId})
  `)
}

export function countSessions(db: Db, studentKey: string, day: string): Promise<number> {
  return db.oneFirst(sql.type(Count)`
    SELECT count(*) FROM study_session WHERE student_key = ${studentKey} AND day = ${day}
  `)
}

export function addSession(tx: Db, session: Omit<StudySession, 'createdAt'> & Owned): Promise<StudySession> {
  const { correct, wrong, blank, blockId } = session
  return tx.one(sql.type(StudySession)`
    INSERT INTO study_session (
      id, student_key, client_id, day, subject, topic, minutes, correct, wrong, blank, block_id
    ) VALUES (
      ${session.id}, ${session.studentKey}, ${session.clientId}, ${session.day}, ${session.subject}, ${session.topic},
      ${session.minutes}, ${correct}, ${wrong}, ${blank}, ${blockId}
    )
    RETURNING ${sessionColumns}
  `)
}

/** Newest day first, then newest stored. */
export function findSessions(db: Db, studentKey: string, { limit, before }: Page) {
  return db.any(sql.type(StudySession)`
    SELECT ${sessionColumns} FROM study_session
    WHERE student_key = ${studentKey} AND (
      ${before}::uuid IS NULL
      OR (day, created_at, id) < (SELECT day, created_at, id FROM study_session WHERE id = ${before})
    )
    ORDER BY day DESC, created_at DESC, id DESC LIMIT ${limit}
  `)
}

export function hasSession(db: Db, studentKey: string, id: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`SELECT FROM study_session WHERE id = ${id} AND student_key = ${studentKey}`)
}

/** False when the student had no such one. */
export async function removeSession(db: Db, studentKey: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query(sql.typeAlias('none')`
    DELETE FROM study_session WHERE id = ${id} AND student_key = ${studentKey}
  `)
  return rowCount === 1
}

/** All of a student's, by id. */
export function exportExams(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(ExamResult)`
    SELECT ${examColumns} FROM exam_result
    WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}

/** All of a student's, by id. */
export function exportSessions(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(StudySession)`
    SELECT ${sessionColumns} FROM study_session
    WHERE student_key = ${studentKey} AND (${after}::uuid IS NULL OR id > ${after})
    ORDER BY id LIMIT ${limit}
  `)
}
