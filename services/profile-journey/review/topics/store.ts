import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'

const Id = z.object({ id: z.uuid() })

/** The item of a topic, both texts in Turkish lower case. */
export function findTopicItem(tx: Db, studentKey: string, subjectKey: string, topicKey: string) {
  return tx.maybeOneFirst(sql.type(Id)`
    SELECT id FROM review_item
    WHERE student_key = ${studentKey} AND kind = 'topic' AND subject_key = ${subjectKey} AND topic_key = ${topicKey}
  `)
}

const Spelling = z.object({ subject: z.string(), topic: z.string() })
export type Spelling = z.infer<typeof Spelling>

/** Subjects and topics as sessions write them. */
export function findSpellings(tx: Db, studentKey: string): Promise<readonly Spelling[]> {
  return tx.any(sql.type(Spelling)`
    SELECT DISTINCT subject, topic FROM study_session WHERE student_key = ${studentKey} AND topic IS NOT NULL
  `)
}

const Recorded = Spelling.extend({
  id: z.uuid(),
  day: z.string(),
  correct: z.int().nullable(),
  wrong: z.int().nullable(),
  blank: z.int().nullable(),
  createdAt: z.string(),
})

/** The sessions that are written so. */
export function findSessionsOf(tx: Db, studentKey: string, spellings: readonly Spelling[]) {
  const asked = unnest('a', spellings, {
    subject: ['text', (spelling) => spelling.subject],
    topic: ['text', (spelling) => spelling.topic],
  })
  return tx.any(sql.type(Recorded)`
    SELECT id, day, subject, topic, correct, wrong, blank, created_at AS "createdAt"
    FROM study_session JOIN ${asked} USING (subject, topic) WHERE student_key = ${studentKey}
  `)
}
