import type { ConversationState } from '@yoldas/client'
import { expect, test } from 'vitest'
import { bring } from './bring.ts'

/** A conversation of so many pages behind the newest one; page n has message n. */
function conversationOf(pages: number) {
  const read = [0]
  const getState = (): ConversationState =>
    Object({ items: read.map((n) => ({ kind: 'message', key: `${n}`, message: Object({ id: `${n}` }) })) })
  const loadOlder = async () => {
    if (read.length <= pages) read.push(read.length)
    return read.length <= pages
  }
  return { conversation: { getState, loadOlder }, read }
}

test.each([
  ['0', 'here', 1],
  ['3', 'here', 4],
  ['5', 'here', 6],
  ['9', 'gone', 6],
])('message %s is %s once %i pages are there', async (id, brought, pages) => {
  const { conversation, read } = conversationOf(5)
  expect(await bring(conversation, id)).toBe(brought)
  expect(read).toHaveLength(pages)
})

test('one that is very far back is given up', async () => {
  const { conversation, read } = conversationOf(1_000)
  expect(await bring(conversation, '900')).toBe('too-far')
  expect(read).toHaveLength(51)
})
