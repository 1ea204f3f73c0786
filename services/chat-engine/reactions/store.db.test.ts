import { randomUUID } from 'node:crypto'
import { maxReactions, type Reaction } from '@yoldas/contracts/chat'
import { Timestamp } from '@yoldas/contracts/values'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { describe, expect, test } from 'vitest'
import { findHistory } from '../conversation/said/store.ts'
import { lockConversation } from '../conversation/store.ts'
import { acceptSend } from '../engine/sending/store.ts'
import { addReaction, type ReactionChange, removeReaction } from './store.ts'

const db = await openDb('chat-engine')

/** A student of one's own with a message. */
async function newMessage(replyToId?: string) {
  const [studentKey, messageId] = [randomUUID(), newId()]
  const send = { studentKey, turnId: newId(), messageId, text: 'soru', replyToId }
  await db.transaction((tx) => acceptSend(tx, send, null))
  return { studentKey, messageId }
}

const settle = <Result>({ studentKey }: { studentKey: string }, apply: (tx: Db) => Promise<Result>) =>
  db.transaction(async (tx) => {
    await lockConversation(tx, studentKey)
    return apply(tx)
  })

type GivenReaction = Omit<ReactionChange, 'actor'> & { actor?: Reaction['actor'] }
const add = (asked: GivenReaction) => settle(asked, (tx) => addReaction(tx, { actor: 'user', ...asked }))
const remove = (asked: GivenReaction) => settle(asked, (tx) => removeReaction(tx, { actor: 'user', ...asked }))

async function stored({ studentKey, messageId }: { studentKey: string; messageId: string }): Promise<Reaction[]> {
  const { messages } = await findHistory(db, studentKey, { limit: 60 })
  return messages.find(({ id }) => id === messageId)?.reactions ?? []
}
const emojisOf = (reactions: Reaction[]) => reactions.map(({ emoji }) => emoji)
const grins = Array.from({ length: maxReactions }, (_, i) => String.fromCodePoint(0x1f600 + i))

describe('adding', () => {
  test('answers with the message as it is then, and stores it so', async () => {
    const message = await newMessage()
    const outcome = await add({ ...message, emoji: '👍🏽' })
    const reaction = { emoji: '👍🏽', actor: 'user', createdAt: expect.any(String) }
    expect(outcome).toMatchObject({
      kind: 'changed',
      revision: 1,
      message: { id: message.messageId, content: 'soru', reactions: [reaction] },
    })
    const [kept] = await stored(message)
    expect(kept).toEqual(reaction)
    expect(Timestamp.safeParse(kept?.createdAt).success).toBe(true)
  })

  test('again changes nothing and keeps the first time', async () => {
    const message = await newMessage()
    await add({ ...message, emoji: '👍' })
    const first = await stored(message)
    expect(await add({ ...message, emoji: '👍' })).toMatchObject({
      kind: 'unchanged',
      revision: 1,
      message: { reactions: first },
    })
    expect(await stored(message)).toEqual(first)
  })

  test('keeps the order in which they were left, and puts one that is left again last', async () => {
    const message = await newMessage()
    for (const emoji of ['❤️', '👍', '🇹🇷']) await add({ ...message, emoji })
    await remove({ ...message, emoji: '❤️' })
    expect(await add({ ...message, emoji: '❤️' })).toMatchObject({ kind: 'changed', revision: 5 })
    expect(emojisOf(await stored(message))).toEqual(['👍', '🇹🇷', '❤️'])
  })

  test('has a limit for each side, which what is there already does not meet', async () => {
    const message = await newMessage()
    for (const emoji of grins) await add({ ...message, emoji })
    expect(await add({ ...message, emoji: '👍' })).toEqual({ kind: 'full' })
    expect(await add({ ...message, emoji: grins[0] ?? '' })).toMatchObject({ kind: 'unchanged' })
    expect(await add({ ...message, actor: 'assistant', emoji: '👍' })).toMatchObject({ kind: 'changed' })
    await remove({ ...message, emoji: grins[3] ?? '' })
    expect(await add({ ...message, emoji: '👍' })).toMatchObject({ kind: 'changed' })
    expect(await stored(message)).toHaveLength(maxReactions + 1)
  })
})

describe('removing', () => {
  test('takes away one’s own and not the other side’s', async () => {
    const message = await newMessage()
    await add({ ...message, emoji: '👍' })
    await add({ ...message, actor: 'assistant', emoji: '👍' })
    expect(await remove({ ...message, emoji: '👍' })).toMatchObject({ kind: 'changed', revision: 3 })
    expect(await stored(message)).toMatchObject([{ actor: 'assistant', emoji: '👍' }])
    expect(await remove({ ...message, emoji: '👍' })).toMatchObject({ kind: 'unchanged', revision: 3 })
    expect(await stored(message)).toHaveLength(1)
  })

  test.each(['', 'x', '\0', '"', '❤︎', `${'👍'.repeat(5000)}`, "'; DROP TABLE message; --"])(
    '%j, which nobody can have left, changes nothing',
    async (emoji) => {
      const message = await newMessage()
      await add({ ...message, emoji: '❤️' })
      expect(await remove({ ...message, emoji })).toMatchObject({ kind: 'unchanged', revision: 1 })
      expect(emojisOf(await stored(message))).toEqual(['❤️'])
    },
  )
})

describe('a message', () => {
  test('of another student is as unknown as none', async () => {
    const [own, other] = [await newMessage(), await newMessage()]
    for (const messageId of [other.messageId, newId()]) {
      const asked = { studentKey: own.studentKey, messageId, emoji: '👍' }
      expect(await add(asked)).toEqual({ kind: 'unknown' })
      expect(await remove(asked)).toEqual({ kind: 'unknown' })
    }
    expect(await stored(other)).toEqual([])
  })

  test('that answers another is published with what it answers', async () => {
    const first = await newMessage()
    const messageId = newId()
    const send = { ...first, turnId: newId(), messageId, text: 'cevap', replyToId: first.messageId }
    await db.transaction((tx) => acceptSend(tx, send, null))
    expect(await add({ ...first, messageId, emoji: '👍' })).toMatchObject({
      message: { id: messageId, content: 'cevap', replyTo: { id: first.messageId, content: 'soru' } },
    })
  })
})
