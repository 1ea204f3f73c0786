import { expect, test } from 'vitest'
import { type ClientStorage, memoryStorage } from './storage.ts'
import { clientOf, shown, smallService, until } from './test/service.ts'

const keptIn = async (storage: ClientStorage): Promise<unknown[]> =>
  JSON.parse((await storage.getItem('yoldas/ada/messages')) ?? '{"messages":[]}').messages

const draftOf = ({ conversation }: ReturnType<typeof clientOf>) => conversation.getState().draft

test('a draft is there at the next start, until its message is sent, and is nobody else’s', async () => {
  const [service, storage] = [smallService(), memoryStorage()]
  const first = clientOf(service, { storage })
  await first.conversation.open()
  first.conversation.draft('Türevi')
  first.conversation.draft('Türevi anlat')
  first.conversation.background()

  const second = clientOf(service, { storage })
  await second.conversation.open()
  expect(draftOf(second)).toBe('Türevi anlat')
  await second.conversation.send({ message: 'Başka bir şey' })
  expect(draftOf(second)).toBe('Türevi anlat')
  await second.conversation.send({ message: ' Türevi anlat ' })
  expect(draftOf(second)).toBe('')
  second.conversation.background()

  const third = clientOf(service, { storage })
  await third.conversation.open()
  expect(draftOf(third)).toBe('')
  third.conversation.draft('Benim')
  third.conversation.background()
  const other = clientOf(service, { storage, sub: 'bora' })
  await other.conversation.open()
  expect(draftOf(other)).toBe('')
  other.conversation.background()
  await third.signOut()
  expect(draftOf(third)).toBe('')
  expect(await storage.getAllKeys()).toEqual([])
})

test('a draft is written within a second without further changes', async () => {
  const storage = memoryStorage()
  const { conversation } = clientOf(smallService(), { storage })
  await conversation.open()
  conversation.draft('yarım')
  await until('the draft', async () => (await storage.getItem('yoldas/ada/draft')) === '"yarım"', 2_000)
  conversation.background()
})

test('a draft may be longer than a message, has 100,000 characters at most, and no half of one', async () => {
  const client = clientOf(smallService())
  client.conversation.draft(`${'a'.repeat(99_999)}😀`)
  expect(draftOf(client)).toBe('a'.repeat(99_999))
  client.conversation.draft('😀'.repeat(50_001))
  expect(draftOf(client)).toBe('😀'.repeat(50_000))
})

test.each([
  ['300 messages', 'kısa', 300],
  ['1 MiB of them', 'ş'.repeat(7_900), 65],
])('without a network the newest %s are shown', async (_, content, count) => {
  const [service, storage] = [smallService(), memoryStorage()]
  for (let i = 0; i < 320; i += 1) service.store({ turnIndex: i, content: `${i} ${content}` })
  const { conversation } = clientOf(service, { storage })
  await conversation.open()
  await until('the newest page', () => conversation.getState().isCurrent)
  while (await conversation.loadOlder());
  conversation.background()
  await until('what is kept', async () => (await keptIn(storage)).length === count)

  const offline = clientOf(service, { storage, script: () => Promise.reject(new TypeError('no network')) })
  await offline.conversation.open()
  expect(shown(offline).at(-1)).toMatch(/^319 /)
  expect(shown(offline)).toHaveLength(count)
  offline.conversation.background()
})
