import type { Client, ConversationState, Message } from '@yoldas/client'
import { expect, test } from 'vitest'
import { readOn } from './reading.ts'

/** A conversation that shows what it is told to, and what was said of it as read. */
function newPhone() {
  const listeners = new Set<() => void>()
  const said: string[] = []
  let items: ConversationState['items'] = []
  let isOffline = false
  const conversation: Client['conversation'] = Object({
    getState: () => ({ items }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const read = async (cursor: string) => {
    said.push(cursor)
    if (isOffline) throw new Error('no network')
    return { unread: 0 }
  }
  return {
    said,
    client: { read, conversation },
    setOffline: (next: boolean) => {
      isOffline = next
    },
    async show(...shown: Array<[Message['role'], string]>) {
      items = shown.map(([role, cursor]) => ({ kind: 'message', key: cursor, message: Object({ role, cursor }) }))
      for (const listener of [...listeners]) listener()
      await Promise.resolve()
    },
  }
}

test('each newest message of the companion is said once as read, and nothing after the end', async () => {
  const { said, client, show } = newPhone()
  await show(['assistant', 'a'])
  const stop = readOn(client)
  await show(['assistant', 'a'], ['user', 'b'])
  await show(['assistant', 'a'], ['user', 'b'], ['assistant', 'c'], ['assistant', 'd'])
  stop()
  await show(['assistant', 'e'])
  expect(said).toEqual(['a', 'd'])
})

test('what was not heard is said again with the next change', async () => {
  const { said, client, show, setOffline } = newPhone()
  setOffline(true)
  readOn(client)
  await show(['assistant', 'a'])
  setOffline(false)
  await show(['assistant', 'a'])
  await show(['assistant', 'a'])
  expect(said).toEqual(['a', 'a'])
})
