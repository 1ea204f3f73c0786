import { maxReactions, type Reaction } from '@yoldas/contracts/chat'
import { describe, expect, test } from 'vitest'
import { withoutReaction, withReaction } from './rules.ts'

const left = (actor: Reaction['actor'], emoji: string, createdAt = '2026-05-04T10:00:00.000Z'): Reaction => ({
  actor,
  emoji,
  createdAt,
})
const later = '2026-05-04T11:00:00.000Z'
const full = Array.from({ length: maxReactions }, (_, i) => left('user', String.fromCodePoint(0x1f600 + i)))

describe('adding a reaction', () => {
  test('puts it last', () => {
    const [one, two] = [left('user', '👍'), left('user', '❤️', later)]
    expect(withReaction([one], two)).toEqual({ kind: 'changed', reactions: [one, two] })
  })

  test('that is there already changes nothing, even when no other fits', () => {
    for (const { emoji } of full) expect(withReaction(full, left('user', emoji, later))).toEqual({ kind: 'unchanged' })
  })

  test('is independent of what the other side left', () => {
    const reactions = [left('assistant', '👍')]
    const added = left('user', '👍', later)
    expect(withReaction(reactions, added)).toEqual({ kind: 'changed', reactions: [...reactions, added] })
    expect(withReaction(full, left('assistant', '👍'))).toMatchObject({ kind: 'changed' })
  })

  test('beyond the most that one side leaves is refused', () => {
    expect(withReaction(full.slice(1), left('user', '👍'))).toMatchObject({ kind: 'changed' })
    expect(withReaction(full, left('user', '👍'))).toEqual({ kind: 'full' })
  })
})

describe('removing a reaction', () => {
  test('takes away this one of this side alone', () => {
    const reactions = [left('user', '❤️'), left('user', '👍'), left('assistant', '👍')]
    const removed = { actor: 'user' as const, emoji: '👍' }
    expect(withoutReaction(reactions, removed)).toEqual({ kind: 'changed', reactions: [reactions[0], reactions[2]] })
  })

  test('that nobody left changes nothing', () => {
    expect(withoutReaction([left('assistant', '👍')], left('user', '👍'))).toEqual({ kind: 'unchanged' })
  })
})
