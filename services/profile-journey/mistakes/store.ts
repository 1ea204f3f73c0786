import type { StoredMedia } from '@yoldas/contracts/media'
import type { MadeBy, MistakeCount, MistakeFilter, MistakePatchBody, StoredMistake } from '@yoldas/contracts/mistakes'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { MistakeRow, mistakeColumns } from '../review/rows.ts'
import { daysToLearn } from '../review/rules.ts'
import { fold } from '../rules.ts'

type Details = Pick<
  StoredMistake,
  'id' | 'examType' | 'media' | 'text' | 'answer' | 'source' | 'stuck' | 'cause' | 'causeBy' | 'examId'
>

export async function addMistake(tx: Db, mistake: Details & { studentKey: string }): Promise<void> {
  const { id, studentKey, examType, media, text, answer, source, stuck, cause, causeBy, examId } = mistake
  await tx.query(sql.typeAlias('none')`
    INSERT INTO mistake (id, student_key, exam_type, media, text, answer, source, stuck, cause, cause_by, exam_id)
    VALUES (
      ${id}, ${studentKey}, ${examType}, ${media && sql.jsonb(media)}, ${text}, ${answer}, ${source}, ${stuck}, ${cause}, ${causeBy},
      ${examId}
    )
  `)
}

/** Null when the student has no such mistake. */
export function findMistake(db: Db, studentKey: string, id: string): Promise<StoredMistake | null> {
  return db.maybeOne(sql.type(MistakeRow)`
    SELECT ${mistakeColumns} FROM mistake AS m JOIN review_item AS i ON i.id = m.id
    WHERE m.id = ${id} AND i.student_key = ${studentKey}
  `)
}

export function hasPicture(db: Db, studentKey: string, mediaId: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM mistake WHERE media ->> 'id' = ${mediaId} AND student_key = ${studentKey}
  `)
}

/** Newest first. */
export function listMistakes(
  db: Db,
  studentKey: string,
  { subject, topic, cause, state }: MistakeFilter,
  { limit, before }: { limit: number; before: string | null },
): Promise<readonly StoredMistake[]> {
  const [subjectKey, topicKey] = [subject, topic].map((text) => (text === undefined ? null : fold(text)))
  return db.any(sql.type(MistakeRow)`
    SELECT ${mistakeColumns} FROM review_item AS i JOIN mistake AS m ON m.id = i.id
    WHERE i.student_key = ${studentKey} AND i.kind = 'mistake'
      AND (${subjectKey ?? null}::text IS NULL OR i.subject_key = ${subjectKey ?? null})
      AND (${topicKey ?? null}::text IS NULL OR i.topic_key = ${topicKey ?? null})
      AND (${cause ?? null}::text IS NULL OR m.cause = ${cause ?? null})
      AND (${state ?? null}::text IS NULL OR (i.run >= ${daysToLearn}) = (${state ?? null} = 'learned'))
      AND (
        ${before}::uuid IS NULL
        OR (i.created_at, i.id) < (SELECT created_at, id FROM review_item WHERE id = ${before})
      )
    ORDER BY i.created_at DESC, i.id DESC LIMIT ${limit}
  `)
}

/** What a patch writes besides what all items have; who names the cause is who patches. */
export type Patch = Omit<MistakePatchBody, 'subject' | 'topic' | 'mediaId'> & {
  media?: StoredMedia | null | undefined
  causeBy: MadeBy
}

export async function changeMistake(tx: Db, id: string, patch: Patch): Promise<void> {
  const { examType, media, text, answer, source, stuck, cause, causeBy, examId, confirmed } = patch
  await tx.query(sql.typeAlias('none')`
    UPDATE mistake SET
      exam_type = CASE WHEN ${examType !== undefined} THEN ${examType ?? null} ELSE exam_type END,
      media = CASE WHEN ${media !== undefined} THEN ${media ? sql.jsonb(media) : null} ELSE media END,
      text = CASE WHEN ${text !== undefined} THEN ${text ?? null} ELSE text END,
      answer = CASE WHEN ${answer !== undefined} THEN ${answer ?? null} ELSE answer END,
      source = CASE WHEN ${source !== undefined} THEN ${source ?? null} ELSE source END,
      stuck = CASE WHEN ${stuck !== undefined} THEN ${stuck ?? null} ELSE stuck END,
      cause = CASE WHEN ${cause !== undefined} THEN ${cause ?? null} ELSE cause END,
      cause_by = CASE
        WHEN ${cause === null} THEN NULL
        WHEN ${cause !== undefined} THEN ${causeBy}
        WHEN ${confirmed === true} AND cause IS NOT NULL THEN 'student'
        ELSE cause_by END,
      exam_id = CASE WHEN ${examId !== undefined} THEN ${examId ?? null}::uuid ELSE exam_id END
    WHERE id = ${id}
  `)
}

const Total = z.object({ total: z.int() })

const entered = (studentKey: string, from: string, to: string) => sql.fragment`
  FROM review_item AS i JOIN mistake AS m ON m.id = i.id
  WHERE i.student_key = ${studentKey} AND i.kind = 'mistake' AND i.made_day BETWEEN ${from} AND ${to}
`

export function countEntered(db: Db, studentKey: string, from: string, to: string): Promise<number> {
  return db.oneFirst(sql.type(Total)`SELECT count(*) AS total ${entered(studentKey, from, to)}`)
}

const Counted = z.object({ key: z.string(), count: z.int() })

/** The keys with most mistakes; texts in the spelling that was written last. */
export function countBy(
  db: Db,
  studentKey: string,
  { from, to }: { from: string; to: string },
  what: 'subject' | 'topic' | 'cause',
  limit: number,
): Promise<ReadonlyArray<Pick<MistakeCount, 'key' | 'count'>>> {
  const { shown, alike } = groups[what]
  return db.any(sql.type(Counted)`
    SELECT (array_agg(${shown} ORDER BY i.created_at DESC))[1] AS key, count(*)
    ${entered(studentKey, from, to)} AND ${alike} IS NOT NULL
    GROUP BY ${alike} ORDER BY count(*) DESC, ${alike} LIMIT ${limit}
  `)
}

const groups = {
  subject: { shown: sql.fragment`i.subject`, alike: sql.fragment`i.subject_key` },
  topic: { shown: sql.fragment`i.topic`, alike: sql.fragment`i.topic_key` },
  cause: { shown: sql.fragment`m.cause`, alike: sql.fragment`m.cause` },
}

/** All of a student's, by id. */
export function exportMistakes(db: Db, studentKey: string, after: string | null, limit: number) {
  return db.any(sql.type(MistakeRow)`
    SELECT ${mistakeColumns} FROM review_item AS i JOIN mistake AS m ON m.id = i.id
    WHERE i.student_key = ${studentKey} AND (${after}::uuid IS NULL OR i.id > ${after})
    ORDER BY i.id LIMIT ${limit}
  `)
}
