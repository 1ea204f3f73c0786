import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClient } from './index.ts'
import { memoryStorage } from './storage.ts'
import {
  bytesOf,
  clientOf,
  json,
  quick,
  type Script,
  scriptedFetch,
  shown,
  smallService,
  streamOf,
  tokenOf,
  until,
} from './test/service.ts'

test('every message is stored once and in order, whatever fails and however often the app restarts', async () => {
  const fault = fc.constantFrom('lost', 'refused', 'unavailable', 'half', 'restart')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fault, { nil: 'none' }), { maxLength: 25 }),
      fc.integer({ min: 1, max: 6 }),
      async (faults, count) => {
        const service = smallService()
        const storage = memoryStorage()
        const rest = [...faults]
        let isDead = false
        const script: Script = async (asked) => {
          if (isDead) throw new TypeError('the app is gone')
          const chosen = asked.path === '/api/chat/send' ? rest.shift() : undefined
          if (chosen === 'unavailable') return json({ error: 'unavailable' }, 503, { 'retry-after': '0' })
          if (chosen === 'refused') throw new TypeError('fetch failed')
          const response = await service.answer(asked)
          if (chosen === 'restart') isDead = true
          if (chosen === 'lost' || chosen === 'restart') throw new TypeError('terminated')
          if (chosen === 'half') return streamOf([bytesOf((await response.text()).slice(0, 40))], 'breaks')
          return response
        }
        let client = clientOf(service, { storage, script })
        await client.conversation.open()
        const texts = Array.from({ length: count }, (_, i) => `mesaj ${i}`)
        for (const message of texts) await client.conversation.send({ message })
        const isThrough = () => service.byClientId.size === count && shown(client).length === 2 * count
        const end = performance.now() + 20_000
        while (!isThrough() && performance.now() < end) {
          if (isDead) {
            client.conversation.background()
            isDead = false
            client = clientOf(service, { storage, script })
            await client.conversation.open()
          }
          await new Promise((resolve) => setTimeout(resolve, 1))
        }
        const stored = texts.flatMap((text) => [text, `re: ${text}`])
        expect(service.messages.map(({ content }) => content)).toEqual(stored)
        expect(shown(client)).toEqual(stored)
        client.conversation.background()
      },
    ),
    { numRuns: 15 },
  )
})

test('a message is shown at once, in its place when it is stored under the same key, and never twice', async () => {
  const service = smallService()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const client = clientOf(service, {
    script: async (asked) => {
      const response = await service.answer(asked)
      if (asked.path === '/api/chat/send') await answered
      return response
    },
  })
  const { conversation } = client
  await conversation.open()
  await until('the feed', () => conversation.getState().isCurrent)
  const clientId = await conversation.send({ message: 'selam' })
  expect(shown(client)).toEqual(['(selam)'])
  await until('the service to have it', () => service.messages.length === 2)
  const [message, reply] = service.messages
  // The feed is faster than the answer to the send.
  service.tell('start', { turnId: message?.turnId, message })
  await until('the message', () => shown(client)[0] === 'selam')
  expect(shown(client)).toEqual(['selam'])
  answer()
  await until('the answer', () => shown(client).length === 2)
  expect(conversation.getState().items.map(({ key }) => key)).toEqual([clientId, reply?.id])
  expect(shown(client)).toEqual(['selam', 're: selam'])
  await conversation.send({ message: 'ikinci' })
  await until('both', () => shown(client).length === 4)
  expect(conversation.getState().items[0]?.key).toBe(clientId)
  conversation.background()
})

test('a refused message says why and holds nobody back; it can be sent again or dropped', async () => {
  const service = smallService()
  const client = clientOf(service)
  const { conversation } = client
  await conversation.open()
  const clientId = await conversation.send({ message: 'hayır' })
  await conversation.send({ message: 'evet' })
  await until('the next', () => shown(client).includes('re: evet'))
  const refused = conversation.getState().items.find(({ kind }) => kind === 'pending')
  expect(refused).toMatchObject({ key: clientId, state: 'refused', failure: { issues: [{ path: 'message' }] } })
  const tries = () => service.asked.filter(({ path }) => path === '/api/chat/send').length
  const before = tries()
  conversation.resend(clientId)
  await until(
    'another try',
    () => tries() > before && conversation.getState().items.some(({ kind }) => kind === 'pending'),
  )
  await until('its end', () => conversation.discard(clientId))
  expect(shown(client)).toEqual(['evet', 're: evet'])
  await expect(conversation.send({ message: ' ' })).rejects.toMatchObject({ failure: { error: 'empty message' } })
  conversation.background()
})

describe('what is a student’s', () => {
  test('is wiped at sign-out, in the middle of whatever goes on, and nobody sees it after', async () => {
    const memory = memoryStorage()
    const soon = () => new Promise((resolve) => setTimeout(resolve, 2))
    const storage = {
      ...memory,
      setItem: (key: string, value: string) => soon().then(() => memory.setItem(key, value)),
    }
    await storage.setItem('of the app', 'stays')
    for (const steps of [0, 1, 2, 5, 20]) {
      const service = smallService()
      const client = clientOf(service, { storage })
      await client.conversation.open()
      void client.conversation.send({ message: 'gizli' }).catch(() => {})
      for (let i = 0; i < steps; i += 1) await Promise.resolve()
      await client.signOut({ deviceToken: 'device' })
      expect(client.conversation.getState()).toMatchObject({ items: [], turns: [], connection: 'signed-out' })
      expect(await storage.getAllKeys()).toEqual(['of the app'])
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect(await storage.getAllKeys()).toEqual(['of the app'])
      expect(service.asked.some(({ path, body }) => path === '/api/devices' && Object(body).token === 'device')).toBe(
        true,
      )
      await expect(client.conversation.send({ message: 'x' })).rejects.toMatchObject({
        failure: { kind: 'signed-out' },
      })
      await expect(client.me()).rejects.toMatchObject({ failure: { kind: 'signed-out' } })

      const next = clientOf(smallService(), { storage, sub: 'zeynep' })
      await next.conversation.open()
      expect(shown(next)).toEqual([])
      await next.signOut()
    }
  })

  test('is not shown to another who signs in without a sign-out, and is there when its owner comes back', async () => {
    const storage = memoryStorage()
    const service = smallService()
    const first = clientOf(service, { storage })
    await first.conversation.open()
    await first.conversation.send({ message: 'benim' })
    await until('the answer', () => shown(first).length === 2)
    first.conversation.background()

    const offline: Script = () => Promise.reject(new TypeError('fetch failed'))
    const other = clientOf(service, { storage, sub: 'zeynep', script: offline })
    await other.conversation.open()
    expect(shown(other)).toEqual([])
    other.conversation.background()
    const again = clientOf(service, { storage, script: offline })
    await again.conversation.open()
    expect(shown(again)).toEqual(['benim', 're: benim'])
    again.conversation.background()
  })

  test('is hidden as soon as the app gives the token of another', async () => {
    const service = smallService()
    let sub = 'ada'
    let told = 0
    const client = createClient({
      url: 'http://service',
      timing: quick,
      token: () => tokenOf(sub),
      fetch: scriptedFetch(service.answer),
      onUnauthorized: () => {
        told += 1
      },
    })
    await client.conversation.open()
    await client.conversation.send({ message: 'benim' })
    await until('the answer', () => shown(client).length === 2)
    sub = 'zeynep'
    client.conversation.foreground()
    await until('the end', () => client.conversation.getState().connection === 'unauthorized')
    expect([shown(client), told]).toEqual([[], 1])
    sub = 'ada'
    const sent = client.conversation.send({ message: 'x' })
    await expect(sent).rejects.toMatchObject({ failure: { kind: 'other-student' } })
    await expect(client.me()).rejects.toMatchObject({ failure: { kind: 'other-student' } })
  })
})

describe('a token', () => {
  test('is refreshed once for all who were refused, and each of them asks once more', async () => {
    let fresh = 0
    const client = createClient({
      url: 'http://service',
      timing: quick,
      token: ({ refused }) => {
        if (refused !== undefined) fresh += 1
        return tokenOf('ada', `${fresh}`)
      },
      fetch: scriptedFetch(({ headers }) =>
        headers.authorization?.endsWith('.1') ? json({ id: 'ada' }) : json({ error: 'unauthorized' }, 401),
      ),
    })
    const all = await Promise.all(Array.from({ length: 5 }, () => client.me()))
    expect([all.length, fresh]).toEqual([5, 1])
  })

  test('that cannot be had without a network signs nobody out', async () => {
    const service = smallService()
    let isOffline = true
    const client = createClient({
      url: 'http://service',
      timing: quick,
      token: () => {
        if (isOffline) throw new Error('no network')
        return tokenOf('ada')
      },
      fetch: scriptedFetch(service.answer),
    })
    client.conversation.foreground()
    await until('a try', () => client.conversation.getState().connection === 'offline')
    isOffline = false
    await until('the feed', () => client.conversation.getState().connection === 'live')
    client.conversation.background()
  })
})

test('in the background nothing is asked; back in the foreground all that was missed comes, page by page', async () => {
  const service = smallService()
  const client = clientOf(service)
  const { conversation } = client
  await conversation.open()
  await until('history', () => conversation.getState().isCurrent)
  conversation.background()
  for (let i = 0; i < 70; i += 1) service.store({ content: `${i}`, role: 'assistant', turnIndex: i })
  const before = service.asked.length
  await conversation.send({ message: 'bekler' })
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect([service.asked.length - before, shown(client)]).toEqual([0, ['(bekler)']])
  conversation.foreground()
  await until('the message', () => shown(client).includes('re: bekler'))
  await until('history', () => conversation.getState().isCurrent)
  expect(shown(client).length).toBeGreaterThanOrEqual(60)
  expect(conversation.getState().hasOlder).toBe(true)
  await conversation.loadOlder()
  expect(shown(client)).toEqual(service.messages.map(({ content }) => content))
  expect(conversation.getState().hasOlder).toBe(false)
  conversation.background()
})
