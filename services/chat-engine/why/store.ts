import { Author, Origin, Source } from '@yoldas/contracts/chat'
import { AppendWhy } from '@yoldas/contracts/why'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'

const StoredWhy = z.object({
  messageId: z.uuid(),
  author: Author,
  origin: Origin,
  sources: z.array(Source),
  /** Of what companion-scheduler appended. */
  why: AppendWhy.nullable(),
  /** The student's message that is answered, or on which it was scheduled; null where that is gone. */
  afterMessageId: z.uuid().nullable(),
  /** Of the turn of that message, in which the model wrote. */
  used: z.string().nullable(),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
})
export type StoredWhy = z.infer<typeof StoredWhy>

/** What is stored of why the companion wrote a message; null when this student has no such message of it. */
export function findWhy(db: Db, studentKey: string, messageId: string): Promise<StoredWhy | null> {
  return db.maybeOne(sql.type(StoredWhy)`
    SELECT m.id AS "messageId", m.author, m.origin, m.sources, t.why,
      CASE WHEN NOT after.emptied THEN after.id END AS "afterMessageId", writing.used, writing.model,
      writing.prompt_version AS "promptVersion"
    FROM message AS m
    JOIN turn AS t ON t.id = m.turn_id
    LEFT JOIN message AS after ON after.student_key = m.student_key AND after.id = coalesce(
      (t.why ->> 'afterMessageId')::uuid, (SELECT id FROM message WHERE turn_id = t.id AND role = 'user')
    )
    LEFT JOIN turn AS writing ON writing.id = after.turn_id
    WHERE m.id = ${messageId} AND m.student_key = ${studentKey} AND m.role = 'assistant'
  `)
}
