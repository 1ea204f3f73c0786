import type { Role } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { z } from 'zod'
import { joinReply, MessageRow, messageColumns, type StoredMessage, toMessage } from '../conversation/rows.ts'
import { type Settled, withoutReaction, withReaction } from './rules.ts'

/** `actor` is whose reaction it is; `emoji` may be any text where it is removed. */
export type ReactionChange = { studentKey: string; messageId: string; actor: Role; emoji: string }

/** The message as the change left it. Of two accounts of it the one of the higher revision is the newer. */
type KnownMessage = { kind: 'changed' | 'unchanged'; message: StoredMessage; revision: number }
type Unknown = { kind: 'unknown' }

/**
 * Leaves a reaction, which must be an emoji: once, however often it is asked for, and with the time of the first.
 * `unknown` when this student has no such message, `full` when the actor has left the most there may be; nothing has
 * changed then. The transaction has locked the student's conversation.
 */
export async function addReaction(tx: Db, change: ReactionChange): Promise<KnownMessage | Unknown | { kind: 'full' }> {
  const found = await lockMessage(tx, change)
  if (!found) return { kind: 'unknown' }
  const { actor, emoji } = change
  const outcome = withReaction(found.message.reactions, { emoji, actor, createdAt: found.now })
  return outcome.kind === 'full' ? outcome : store(tx, found, outcome)
}

/**
 * Takes away the reaction that this actor left, if there is one. The transaction has locked the student's conversation.
 */
export async function removeReaction(tx: Db, change: ReactionChange): Promise<KnownMessage | Unknown> {
  const found = await lockMessage(tx, change)
  return found ? store(tx, found, withoutReaction(found.message.reactions, change)) : { kind: 'unknown' }
}

const Reacted = MessageRow.extend({ revision: z.int(), now: z.string() })
type LockedMessage = { message: StoredMessage; revision: number; now: string }

async function lockMessage(tx: Db, { studentKey, messageId }: ReactionChange): Promise<LockedMessage | null> {
  const row = await tx.maybeOne(sql.type(Reacted)`
    SELECT ${messageColumns}, m.revision, clock_timestamp() AS now
    FROM message AS m ${joinReply}
    WHERE m.id = ${messageId} AND m.student_key = ${studentKey} AND NOT m.emptied
    FOR NO KEY UPDATE OF m
  `)
  if (!row) return null
  const { revision, now, ...message } = row
  return { message: toMessage(message), revision, now }
}

async function store(tx: Db, { message, revision }: LockedMessage, outcome: Settled): Promise<KnownMessage> {
  if (outcome.kind === 'unchanged') return { kind: 'unchanged', message, revision }
  const { reactions } = outcome
  await tx.query(sql.typeAlias('none')`
    UPDATE message SET reactions = ${sql.jsonb(reactions)}, revision = ${revision + 1} WHERE id = ${message.id}
  `)
  return { kind: 'changed', message: { ...message, reactions }, revision: revision + 1 }
}
