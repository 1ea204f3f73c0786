import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { CareRow, careColumns } from '../care/rows.ts'

/**
 * Makes the conversation of a student who came, silent since then. One that is there already stays as it is: a message,
 * whose time counts instead, or the erasure may have been faster.
 */
export async function openConversation(db: Db, studentKey: string, arrivedAt: string): Promise<void> {
  await db.query(sql.typeAlias('none')`
    INSERT INTO conversation (student_key, silent_since) VALUES (${studentKey}, ${arrivedAt}::timestamptz)
    ON CONFLICT (student_key) DO NOTHING
  `)
}

const Conversation = CareRow.extend({
  studentKey: z.uuid(),
  nextTurnIndex: z.int(),
  nextPosition: z.int(),
  isErased: z.boolean(),
  /** Milliseconds are all that a timestamp has outside the database. */
  silentSince: z.string(),
  isCheckedIn: z.boolean(),
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
      ${careColumns}
    FROM conversation AS c WHERE c.student_key = ANY(${sql.array([...studentKeys], 'uuid')})
    ORDER BY c.student_key FOR UPDATE
  `)
}

/** The same of one student, whose conversation is made if it is not there. */
export async function lockConversation(tx: Db, studentKey: string): Promise<Conversation> {
  const [found] = await lockConversations(tx, [studentKey])
  if (found) return found
  await addConversations(tx, [studentKey])
  const [made] = await lockConversations(tx, [studentKey])
  if (!made) throw new Error('a conversation that was just inserted is missing')
  return made
}

/**
 * Makes conversations that are not there. Before anything is locked: who made one and who waits for it would else hold
 * what the other needs.
 */
export async function addConversations(tx: Db, studentKeys: readonly string[]): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    INSERT INTO conversation (student_key)
    SELECT key FROM unnest(${sql.array([...studentKeys], 'uuid')}) AS key
    -- A look costs less than a conflict, and nearly all are there.
    WHERE NOT EXISTS (SELECT FROM conversation WHERE student_key = key)
    ORDER BY key
    ON CONFLICT DO NOTHING
  `)
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
  createdAt: z.string(),
  spentOn: z.string().nullable(),
  spentTokens: z.int(),
  careTier: z.string().nullable(),
  careCategory: z.string().nullable(),
  careAt: z.string().nullable(),
  careUntil: z.string().nullable(),
})

export function findConversation(db: Db, studentKey: string) {
  return db.maybeOne(sql.type(Kept)`
    SELECT scratchpad, created_at AS "createdAt", spent_on AS "spentOn", spent_tokens AS "spentTokens",
      care_tier AS "careTier", care_category AS "careCategory", care_at AS "careAt", care_until AS "careUntil"
    FROM conversation
    WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}

/** Replaces the companion's notes. */
export async function setScratchpad(tx: Db, studentKey: string, text: string): Promise<void> {
  await tx.query(sql.typeAlias('none')`
    UPDATE conversation SET scratchpad = ${text} WHERE student_key = ${studentKey} AND erased_at IS NULL
  `)
}
