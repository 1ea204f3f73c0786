import type { Feedback } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { type ChangedMessage, lockMessage } from '../conversation/changing/store.ts'

export type FeedbackChange = {
  studentKey: string
  messageId: string
  /** Null takes back what was said. */
  feedback: Omit<Feedback, 'createdAt'> | null
}

/**
 * Notes what a student thinks of a message of the companion's; said again it keeps the time of the first. `unknown`
 * when this student has no such message. The transaction has locked the student's conversation.
 */
export async function noteFeedback(tx: Db, change: FeedbackChange): Promise<ChangedMessage | { kind: 'unknown' }> {
  const found = await lockMessage(tx, change)
  if (found?.message.role !== 'assistant') return { kind: 'unknown' }
  const { message, revision, now } = found
  if (isSame(message.feedback, change.feedback)) return { kind: 'unchanged', message, revision }
  const feedback = change.feedback && { ...change.feedback, createdAt: now }
  await tx.query(sql.typeAlias('none')`
    UPDATE message SET feedback = ${feedback && sql.jsonb(feedback)}, revision = ${revision + 1}
    WHERE id = ${message.id}
  `)
  return { kind: 'changed', message: { ...message, feedback }, revision: revision + 1 }
}

const isSame = (before: Feedback | null, after: FeedbackChange['feedback']) =>
  before?.rating === after?.rating && before?.reason === after?.reason
