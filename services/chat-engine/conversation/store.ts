import type { ChatMessage } from '@yoldas/contracts/chat'
import { BlockReason } from '@yoldas/contracts/verdict'
import { type Db, sql, unnest } from '@yoldas/db'
import { z } from 'zod'
import { CareRow, careColumns } from '../care/rows.ts'
import { TraceEntry } from '../care/trace.ts'
import { beginningMessage, newNotice } from './notices.ts'

type Arrival = { studentKey: string; arrivedAt?: string | undefined }
type OpenedConversation = { studentKey: string; message: ChatMessage }

const Opened = z.object({ studentKey: z.uuid(), openedAt: z.string() })

/**
 * Makes the conversations that are not there, each silent since the student came or since now. Returns the notices that
 * these begin with. One that is there stays as it is: a message, whose time counts instead, or the erasure may have
 * been faster. Before anything is locked: who made one and who waits for it would else hold what the other needs.
 */
export async function openConversations(db: Db, students: readonly Arrival[]): Promise<OpenedConversation[]> {
  const notices = new Map(students.map(({ studentKey }) => [studentKey, newNotice('beginning')]))
  const opened = await db.any(sql.type(Opened)`
    SELECT n.student_key AS "studentKey", opened_at AS "openedAt"
    FROM (
      SELECT * FROM ${unnest('n', students, {
        student_key: ['uuid', ({ studentKey }) => studentKey],
        since: ['timestamptz', ({ arrivedAt = null }) => arrivedAt],
        notice: ['jsonb', ({ studentKey }) => JSON.stringify(notices.get(studentKey))],
      })}
      -- A look costs less than a conflict, and nearly all are there.
      WHERE NOT EXISTS (SELECT FROM conversation AS c WHERE c.student_key = n.student_key)
      ORDER BY n.student_key
    ) AS n, open_conversation(n.student_key, n.since, n.notice) AS opened_at
    WHERE opened_at IS NOT NULL
  `)
  return opened.flatMap(({ studentKey, openedAt }) => {
    const notice = notices.get(studentKey)
    return notice ? [{ studentKey, message: beginningMessage(notice, openedAt) }] : []
  })
}

/** The same of one student; null when the conversation is there. */
export async function openConversation(db: Db, studentKey: string, arrivedAt?: string): Promise<ChatMessage | null> {
  const [opened] = await openConversations(db, [{ studentKey, arrivedAt }])
  return opened?.message ?? null
}

const Conversation = CareRow.extend({
  studentKey: z.uuid(),
  nextTurnIndex: z.int(),
  nextPosition: z.int(),
  isErased: z.boolean(),
  /** Milliseconds are all that a timestamp has outside the database. */
  silentSince: z.string(),
  isCheckedIn: z.boolean(),
  /** What the last verdict of profile-journey said. */
  blocked: BlockReason.nullable(),
  isAdult: z.boolean(),
  /** Read with the message that follows, and by nobody else. */
  careTrace: z.array(TraceEntry).nullable(),
})
/** A conversation's row, as its lock found it. */
export type Conversation = z.infer<typeof Conversation>

/**
 * Locks the conversations of these students until the transaction ends: nobody else adds to them, changes their turns
 * and messages, or closes them. In the order of keys, so that no two wait for each other. Those that are not there are
 * absent. What was done to other tables while this waited is seen by statements after it, not by this one.
 */
export function lockConversations(tx: Db, studentKeys: readonly string[]): Promise<readonly Conversation[]> {
  return tx.any(sql.type(Conversation)`
    SELECT c.student_key AS "studentKey", c.next_turn_index AS "nextTurnIndex", c.next_position AS "nextPosition",
      c.erased_at IS NOT NULL AS "isErased", c.silent_since AS "silentSince", c.checked_in AS "isCheckedIn",
      c.blocked, c.adult AS "isAdult", c.care_trace AS "careTrace", ${careColumns}
    FROM conversation AS c WHERE c.student_key = ANY(${sql.array([...studentKeys], 'uuid')})
    ORDER BY c.student_key FOR UPDATE
  `)
}

/** The same of one student, whose conversation is made if it is not there: `notice` is what it begins with then. */
export async function lockConversation(
  tx: Db,
  studentKey: string,
): Promise<Conversation & { notice: ChatMessage | null }> {
  const [found] = await lockConversations(tx, [studentKey])
  if (found) return { ...found, notice: null }
  const notice = await openConversation(tx, studentKey)
  const [made] = await lockConversations(tx, [studentKey])
  if (!made) throw new Error('a conversation that was just inserted is missing')
  return { ...made, notice }
}

/** Whether the student is erased; false for one who never wrote. */
export function isErased(db: Db, studentKey: string): Promise<boolean> {
  return db.exists(sql.typeAlias('none')`
    SELECT FROM conversation WHERE student_key = ${studentKey} AND erased_at IS NOT NULL
  `)
}

/** The same; holds the answer true until the transaction ends. */
export async function lockErased(tx: Db, studentKey: string): Promise<boolean> {
  const [conversation] = await lockConversations(tx, [studentKey])
  return conversation?.isErased ?? false
}

const Kept = z.object({
  scratchpad: z.string(),
  scratchpadRevision: z.int(),
  scratchpadAt: z.string().nullable(),
  scratchpadBy: z.string().nullable(),
  keepsScratchpad: z.boolean(),
  createdAt: z.string(),
  readPosition: z.int(),
  spentOn: z.string().nullable(),
  spentTokens: z.int(),
  careTier: z.string().nullable(),
  careCategory: z.string().nullable(),
  careAt: z.string().nullable(),
  careUntil: z.string().nullable(),
  blocked: z.string().nullable(),
  adult: z.boolean(),
  verdictAt: z.string().nullable(),
  careAskedAt: z.string().nullable(),
  careTrace: z.array(TraceEntry).nullable(),
  careAnswerAt: z.string().nullable(),
})

export function findConversation(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Kept)`
    SELECT scratchpad, scratchpad_revision AS "scratchpadRevision", scratchpad_at AS "scratchpadAt",
      scratchpad_by AS "scratchpadBy", keeps_scratchpad AS "keepsScratchpad", created_at AS "createdAt",
      read_position AS "readPosition",
      spent_on AS "spentOn", spent_tokens AS "spentTokens", care_tier AS "careTier", care_category AS "careCategory",
      care_at AS "careAt", care_until AS "careUntil", care_asked_at AS "careAskedAt",
      care_trace AS "careTrace", care_answer_at AS "careAnswerAt",
      blocked, adult, verdict_at AS "verdictAt"
    FROM conversation
    WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}
