import type { Role } from '@yoldas/contracts/chat'
import { type Db, sql } from '@yoldas/db'
import { type ChangedMessage, type LockedMessage, lockMessage } from '../conversation/changing/store.ts'
import { type Settled, withoutReaction, withReaction } from './rules.ts'

/** `actor` is whose reaction it is; `emoji` may be any text where it is removed. */
export type ReactionChange = { studentKey: string; messageId: string; actor: Role; emoji: string }

type Unknown = { kind: 'unknown' }

/**
 * Leaves a reaction, which must be an emoji: once, however often it is asked for, and with the time of the first.
 * `unknown` when this student has no such message, `full` when the actor has left the most there may be; nothing has
 * changed then. The transaction has locked the student's conversation.
 */
export async function addReaction(
  tx: Db,
  change: ReactionChange,
): Promise<ChangedMessage | Unknown | { kind: 'full' }> {
  const found = await lockMessage(tx, change)
  if (!found) return { kind: 'unknown' }
  const { actor, emoji } = change
  const outcome = withReaction(found.message.reactions, { emoji, actor, createdAt: found.now })
  return outcome.kind === 'full' ? outcome : store(tx, found, outcome)
}

/**
 * Takes away the reaction that this actor left, if there is one. The transaction has locked the student's conversation.
 */
export async function removeReaction(tx: Db, change: ReactionChange): Promise<ChangedMessage | Unknown> {
  const found = await lockMessage(tx, change)
  return found ? store(tx, found, withoutReaction(found.message.reactions, change)) : { kind: 'unknown' }
}

async function store(tx: Db, { message, revision }: LockedMessage, outcome: Settled): Promise<ChangedMessage> {
  if (outcome.kind === 'unchanged') return { kind: 'unchanged', message, revision }
  const { reactions } = outcome
  await tx.query(sql.typeAlias('none')`
    UPDATE message SET reactions = ${sql.jsonb(reactions)}, revision = ${revision + 1} WHERE id = ${message.id}
  `)
  return { kind: 'changed', message: { ...message, reactions }, revision: revision + 1 }
}
