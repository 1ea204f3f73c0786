import { expect, test } from 'vitest'
import { memoryStorage } from './storage.ts'
import { openStudy, type StudyItem } from './study.ts'
import { type Asked, clientOf, json, type Script, smallService, until } from './test/service.ts'

const itemId = '0a1b'
const mistake = { subject: 'Fizik', text: 'İvme?' }

/** Takes each clientId once, and refuses what its subject or rating names. */
function notebook() {
  const service = smallService()
  const taken = new Map<string, unknown>()
  const removed: string[] = []
  const slow = Promise.withResolvers<void>()
  const network = { isOffline: false, answerSlow: slow.resolve }
  const take = (body: { clientId?: string }) => taken.set(body.clientId ?? '', body)
  const script: Script = async (asked: Asked) => {
    const { method, path, body } = asked
    if (network.isOffline) throw new TypeError('fetch failed')
    if (method === 'DELETE') {
      removed.push(path)
      return json({ removed: true, id: path.split('/').at(-1) })
    }
    if (path !== '/api/journey/mistakes' && !path.startsWith('/api/review/')) return service.answer(asked)
    if (Object(body).subject === 'hayır')
      return json({ error: 'invalid request', issues: [{ path: 'subject', message: 'at most 50' }] }, 400)
    if (path === '/api/review/gone/answers') return json({ error: 'not found' }, 404)
    if (path === '/api/review/slow/answers') await slow.promise
    take(Object(body))
    return json(path === '/api/journey/mistakes' ? { mistake: { id: 'm1' } } : { item: {}, answer: { id: 'a1' } })
  }
  return { service, network, taken, removed, script }
}

async function openApp(
  { service, script }: Pick<ReturnType<typeof notebook>, 'service' | 'script'>,
  storage = memoryStorage(),
) {
  const client = clientOf(service, { storage, script })
  const study = openStudy(client)
  await client.conversation.open()
  return { study, conversation: client.conversation, items: () => study.getState().items }
}

test('what is done without a network outlives the app, and is sent once, an answer with the time at which it was given', async () => {
  const storage = memoryStorage()
  const { service, network, taken, script } = notebook()
  network.isOffline = true
  const before = await openApp({ service, script }, storage)
  const ids = [await before.study.enter(mistake), await before.study.answer(itemId, 'hard')]
  expect(before.items().map(({ entry }) => [entry.clientId, entry.kind])).toEqual([
    [ids[0], 'mistake'],
    [ids[1], 'answer'],
  ])
  before.conversation.background()
  const key = 'yoldas/ada/study'
  const answeredAt = '2026-10-05T18:00:00.000Z'
  const kept: StudyItem[] = JSON.parse((await storage.getItem(key)) ?? '[]')
  const earlier = kept.map(({ entry, failure }) => ({ entry: { ...entry, createdAt: answeredAt }, failure }))
  await storage.setItem(key, JSON.stringify(earlier))
  network.isOffline = false
  const after = await openApp({ service, script }, storage)
  await until('all to be sent', () => taken.size === 2 && after.items().length === 0)
  expect([...taken.values()]).toEqual([
    { ...mistake, clientId: ids[0] },
    { rating: 'hard', clientId: ids[1], answeredAt },
  ])
  await until('the storage', async () => (await storage.getItem(key)) === '[]')
  after.conversation.background()
})

test('an answer that is sent at once counts by the clock of the service, and is taken back by its id', async () => {
  const { service, network, taken, removed, script } = notebook()
  const client = await openApp({ service, script })
  const clientId = await client.study.answer(itemId, 'good')
  await until('the answer', () => taken.size === 1 && client.items().length === 0)
  expect(taken.get(clientId)).toEqual({ rating: 'good', clientId })
  expect(await client.study.undo(clientId)).toBe(true)
  expect(removed).toEqual(['/api/review/answers/a1'])
  const sending = await client.study.answer('slow', 'good')
  await until('its request', () => client.items().some(({ state }) => state === 'sending'))
  const undone = client.study.undo(sending)
  network.answerSlow()
  expect(await undone).toBe(true)
  expect(removed).toHaveLength(2)
  network.isOffline = true
  const unsent = await client.study.answer(itemId, 'easy')
  await until('its withdrawal', () => client.study.undo(unsent))
  network.isOffline = false
  await client.study.enter(mistake)
  await until('what came after it', () => taken.size === 3)
  expect([...taken.values()]).not.toContainEqual(expect.objectContaining({ rating: 'easy' }))
  client.conversation.background()
})

test('what is refused says why and holds nothing back, also after a new start, until it is sent again or dropped', async () => {
  const storage = memoryStorage()
  const { service, taken, script } = notebook()
  const before = await openApp({ service, script }, storage)
  await before.study.enter({ ...mistake, subject: 'hayır' })
  await before.study.answer('gone', 'good')
  await before.study.enter(mistake)
  await until('the last', () => taken.size === 1 && before.items().length === 2)
  await until('the storage', async () => !(await storage.getItem('yoldas/ada/study'))?.includes('Fizik'))
  before.conversation.background()
  const after = await openApp({ service, script }, storage)
  await until('what was kept', () => after.items().length === 2)
  expect(after.items().map(({ state, failure }) => [state, failure?.kind])).toEqual([
    ['refused', 'refused'],
    ['refused', 'gone'],
  ])
  for (const { entry } of after.items()) await after.study.discard(entry.clientId)
  expect(after.items()).toEqual([])
  await until('the storage', async () => (await storage.getItem('yoldas/ada/study')) === '[]')
  after.conversation.background()
})
