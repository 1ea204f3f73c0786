import { maxReactions, type Reaction } from '@yoldas/contracts/chat'

/** What becomes of a message's reactions. */
export type Settled = { kind: 'changed'; reactions: Reaction[] } | { kind: 'unchanged' }

type Left = Pick<Reaction, 'actor' | 'emoji'>

/**
 * Last in order; one that its actor has left before stays as it was. `full` when the actor has left the most there may
 * be.
 */
export function withReaction(reactions: readonly Reaction[], added: Reaction): Settled | { kind: 'full' } {
  if (reactions.some((reaction) => isSame(reaction, added))) return { kind: 'unchanged' }
  if (reactions.filter(({ actor }) => actor === added.actor).length >= maxReactions) return { kind: 'full' }
  return { kind: 'changed', reactions: [...reactions, added] }
}

/** Without the one that this actor left of this emoji, if there is one. */
export function withoutReaction(reactions: readonly Reaction[], removed: Left): Settled {
  const rest = reactions.filter((reaction) => !isSame(reaction, removed))
  return rest.length === reactions.length ? { kind: 'unchanged' } : { kind: 'changed', reactions: rest }
}

const isSame = (one: Left, other: Left) => one.actor === other.actor && one.emoji === other.emoji
