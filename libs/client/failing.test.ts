import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient, newId } from './index.ts'
import { type ClientStorage, memoryStorage } from './storage.ts'
import {
  clientOf,
  json,
  quick,
  type Script,
  scriptedFetch,
  shown,
  smallService,
  tokenOf,
  until,
} from './test/service.ts'

const never = new Promise<never>(() => {})
const offline: Script = () => Promise.reject(new TypeError('fetch failed'))
type App = ReturnType<typeof createClient>
const open: App[] = []
afterEach(() => {
  for (const { conversation } of open.splice(0)) conversation.background()
})
const start = (storage: ClientStorage, script: Script = offline, sub = 'ada', more = {}) => {
  const client = createClient({
    url: 'http://service',
    timing: { ...quick, request: 150 },
    token: () => tokenOf(sub),
    storage,
    fetch: scriptedFetch(script),
    ...more,
  })
  open.push(client)
  return client
}

/** A storage that works, throws, throws at once without a promise, or hangs, as it is told. */
function moody() {
  const memory = memoryStorage()
  const state = { mood: 'works' as 'works' | 'throws' | 'throws at once' | 'hangs' }
  const moodily =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      if (state.mood === 'works') return work(...args)
      if (state.mood === 'hangs') return never
      if (state.mood === 'throws') return Promise.reject(new Error('the disk is full'))
      throw new Error('the disk is full')
    }
  const storage: ClientStorage = {
    getItem: moodily(memory.getItem),
    setItem: moodily(memory.setItem),
    removeItem: moodily(memory.removeItem),
    getAllKeys: moodily(memory.getAllKeys),
  }
  return { memory, storage, state }
}
const moods = ['throws', 'throws at once', 'hangs'] as const
const failsByStorage = { failure: { kind: 'storage' } }

describe.each(moods)('a storage that %s', (mood) => {
  test('reports no message as kept that is not, shows and sends it, and keeps it once it works again', async () => {
    const { storage, state } = moody()
    const client = start(storage)
    const { conversation } = client
    await conversation.open()
    state.mood = mood
    await expect(conversation.send({ message: 'bir' })).rejects.toMatchObject(failsByStorage)
    expect([shown(client), conversation.getState().storage]).toEqual([['(bir)'], 'failing'])
    state.mood = 'works'
    await until('the storage', () => conversation.getState().storage === 'ok')
    conversation.background()
    const again = start(storage)
    await again.conversation.open()
    expect(shown(again)).toEqual(['(bir)'])
  })

  test('sends what it does not keep', async () => {
    const { storage, state } = moody()
    const service = smallService()
    const client = start(storage, service.answer)
    await client.conversation.open()
    state.mood = mood
    await client.conversation.send({ message: 'bir' }).catch(() => {})
    await until('the answer', () => shown(client).join() === 'bir,re: bir')
    expect(client.conversation.getState().storage).toBe('failing')
  })

  test('reports no message as dropped that would be sent at the next start', async () => {
    const { storage, state } = moody()
    const client = start(storage)
    await client.conversation.open()
    const clientId = await client.conversation.send({ message: 'bir' })
    state.mood = mood
    await until('a pause between tries', () => Object(client.conversation.getState().items[0]).state === 'waiting')
    const dropping = async () => client.conversation.discard(clientId)
    await expect(dropping()).rejects.toMatchObject(failsByStorage)
    expect(shown(client)).toEqual([])
    state.mood = 'works'
    await until('the storage', () => client.conversation.getState().storage === 'ok')
    const again = start(storage)
    await again.conversation.open()
    expect(shown(again)).toEqual([])
  })

  test('at the start loses none of what it has: it is shown once it can be read, before what was written since', async () => {
    const { storage, state } = moody()
    const first = start(storage)
    await first.conversation.open()
    await first.conversation.send({ message: 'bir' })
    first.conversation.background()
    state.mood = mood
    const client = start(storage)
    await client.conversation.open()
    await expect(client.conversation.send({ message: 'iki' })).rejects.toMatchObject(failsByStorage)
    state.mood = 'works'
    await until('both', () => shown(client).join() === '(bir),(iki)')
    const service = smallService()
    client.conversation.background()
    const last = start(storage, service.answer)
    await last.conversation.open()
    await until('the answers', () => shown(last).length === 4)
    expect(shown(last)).toEqual(['bir', 're: bir', 'iki', 're: iki'])
  })

  test('does not keep a sign-out beyond 5 s, and is wiped before the next student writes', async () => {
    const { memory, storage, state } = moody()
    const service = smallService()
    const client = start(storage, service.answer)
    await client.conversation.open()
    await client.conversation.send({ message: 'gizli' })
    await until('the answer', () => shown(client).length === 2)
    client.conversation.background()
    state.mood = mood
    const since = performance.now()
    await expect(client.signOut()).rejects.toMatchObject(failsByStorage)
    expect(performance.now() - since).toBeLessThan(5_500)
    expect(shown(client)).toEqual([])

    const next = start(storage, offline, 'zeynep')
    await next.conversation.open()
    await next.conversation.send({ message: 'benim' }).catch(() => {})
    expect((await memory.getAllKeys()).filter((key) => key.includes('zeynep'))).toEqual([])
    state.mood = 'works'
    await until('the storage', () => next.conversation.getState().storage === 'ok')
    expect((await memory.getAllKeys()).toSorted()).toEqual(['yoldas/student', 'yoldas/zeynep/outbox'])
    next.conversation.background()
    const again = start(storage, offline, 'zeynep')
    await again.conversation.open()
    expect(shown(again)).toEqual(['(benim)'])
  })
})

test('a write that was given up and lands late does not undo what was written since', async () => {
  const memory = memoryStorage()
  let land = () => {}
  let isFirst = true
  const storage: ClientStorage = {
    ...memory,
    setItem(key, value) {
      if (!key.endsWith('outbox') || !isFirst) return memory.setItem(key, value)
      isFirst = false
      return new Promise<void>((resolve) => {
        land = () => void memory.setItem(key, value).then(resolve)
      })
    },
  }
  const client = start(storage)
  await client.conversation.open()
  await expect(client.conversation.send({ message: 'bir' })).rejects.toMatchObject(failsByStorage)
  await client.conversation.send({ message: 'iki' })
  land()
  const kept = async () => JSON.parse((await memory.getItem('yoldas/ada/outbox')) ?? '[]')
  await until('both', async () => (await kept()).length === 2)
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect((await kept()).map(({ message }: { message: string }) => message)).toEqual(['bir', 'iki'])
})

describe('the outbox', () => {
  test('sends what was left first, also when something is written before it has been read', async () => {
    const service = smallService()
    const memory = memoryStorage()
    const before = start(memory)
    await before.conversation.open()
    await before.conversation.send({ message: 'bir' })
    before.conversation.background()
    const later = async <Value>(value: Promise<Value>) => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return await value
    }
    const slow = { ...memory, getItem: (key: string) => later(memory.getItem(key)) }
    const client = start(slow, service.answer)
    const opening = client.conversation.open()
    const sending = client.conversation.send({ message: 'iki' })
    expect(shown(client)).toEqual(['(iki)'])
    await Promise.all([opening, sending])
    await until('both', () => shown(client).length === 4)
    expect(shown(client)).toEqual(['bir', 're: bir', 'iki', 're: iki'])
  })

  test('has a clientId that is given twice once', async () => {
    const service = smallService()
    const storage = memoryStorage()
    const client = start(storage)
    await client.conversation.open()
    const clientId = newId()
    for (let i = 0; i < 2; i += 1) expect(await client.conversation.send({ message: 'bir', clientId })).toBe(clientId)
    expect(client.conversation.getState().items.map(({ key }) => key)).toEqual([clientId])
    client.conversation.background()
    const again = start(storage, service.answer)
    await Promise.all([again.conversation.send({ message: 'bir', clientId }), again.conversation.open()])
    await until('the answer', () => shown(again).length === 2)
    expect(service.asked.filter(({ path }) => path === '/api/chat/send')).toHaveLength(1)
  })

  test('lets its first message be withdrawn while it waits for a network, and sends the next', async () => {
    const service = smallService()
    const storage = memoryStorage()
    let isOffline = true
    const client = start(storage, (asked) => (isOffline ? offline(asked) : service.answer(asked)))
    await client.conversation.open()
    const first = await client.conversation.send({ message: 'vazgeçtim' })
    await client.conversation.send({ message: 'kalsın' })
    await until('its withdrawal', () => client.conversation.discard(first))
    expect(shown(client)).toEqual(['(kalsın)'])
    isOffline = false
    await until('the next', () => shown(client).join() === 'kalsın,re: kalsın')
    expect(service.byClientId.has(first)).toBe(false)
  })

  test('does not let a message be withdrawn while its request is under way', async () => {
    const client = start(memoryStorage(), () => never)
    await client.conversation.open()
    const clientId = await client.conversation.send({ message: 'yolda' })
    await until('its request', () => Object(client.conversation.getState().items[0]).state === 'sending')
    expect(await client.conversation.discard(clientId)).toBe(false)
    expect(shown(client)).toEqual(['(yolda)'])
  })
})

test('a listener that throws stops no other, and no work', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const service = smallService()
  const client = clientOf(service)
  open.push(client)
  const fail = () => {
    throw new Error('the screen is broken')
  }
  const told: unknown[] = []
  let calls = 0
  client.conversation.subscribe(fail)
  client.conversation.subscribe(() => {
    calls += 1
  })
  client.conversation.onWork(fail)
  client.conversation.onWork(({ event, data }) => told.push([event, data]))
  await client.conversation.open()
  await until('the feed', () => client.conversation.getState().connection === 'live')
  service.tell('plan-updated', { day: '2026-01-01' })
  service.tell('memory-updated', {})
  await until('both', () => told.length === 2)
  expect(told).toEqual([
    ['plan-updated', { day: '2026-01-01' }],
    ['memory-updated', {}],
  ])
  await client.conversation.send({ message: 'selam' })
  await until('the answer', () => shown(client).length === 2)
  expect(calls).toBeGreaterThan(2)
  expect(logged).toHaveBeenCalled()
  logged.mockRestore()
})

test('signed out stays signed out when the app goes to the background, and an unauthorized app says so there too', async () => {
  const client = clientOf(smallService())
  await client.conversation.open()
  await client.signOut()
  client.conversation.background()
  expect(client.conversation.getState().connection).toBe('signed-out')
  const other = start(memoryStorage(), () => json({ error: 'unauthorized' }, 401))
  await other.conversation.open()
  await until('the refusal', () => other.conversation.getState().connection === 'unauthorized')
  other.conversation.background()
  expect(other.conversation.getState().connection).toBe('unauthorized')
})
