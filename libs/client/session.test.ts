import { afterEach, expect, test } from 'vitest'
import { createClient, type TokenProvider } from './index.ts'
import { openSession } from './session.ts'
import { memoryStorage } from './storage.ts'
import {
  clientOf,
  messageOf,
  quick,
  type Script,
  scriptedFetch,
  shown,
  smallService,
  tokenOf,
  until,
} from './test/service.ts'

const open: Array<ReturnType<typeof createClient>> = []
afterEach(() => {
  for (const { conversation } of open.splice(0)) conversation.background()
})
const start = (token: TokenProvider, script: Script, storage = memoryStorage(), onUnauthorized = () => {}) => {
  const client = createClient({
    url: 'http://service',
    timing: quick,
    token,
    storage,
    fetch: scriptedFetch(script),
    onUnauthorized,
  })
  open.push(client)
  return client
}
const never = new Promise<never>(() => {})

/** A storage that has a conversation of ada's, with numbers to call, and a message that waits. */
async function used() {
  const storage = memoryStorage()
  const service = smallService()
  const client = clientOf(service, { storage })
  await client.conversation.open()
  await until('the feed', () => client.conversation.getState().connection === 'live')
  const help = [{ name: '112 Acil Çağrı Merkezi', phone: '112' }]
  const message = messageOf({ id: 'h', turnIndex: 0, position: 0, role: 'assistant', content: 'yanındayım', help })
  service.messages.push(message)
  service.tell('message', { message })
  await until('the message', () => shown(client).length === 1)
  client.conversation.background()
  await client.conversation.send({ message: 'bekler' })
  return { storage, service, help }
}

test.each<[string, TokenProvider]>([
  ['throws', () => Promise.reject(new Error('no network'))],
  [
    'throws at once',
    () => {
      throw new Error('no network')
    },
  ],
  ['never settles', () => never],
])(
  'without a token the conversation, its outbox and the numbers for help are shown: the session %s',
  async (_, token) => {
    const { storage, service, help } = await used()
    const client = start(token, service.answer, storage)
    await client.conversation.open()
    expect(shown(client)).toEqual(['yanındayım', '(bekler)'])
    expect(client.conversation.getState().items[0]).toMatchObject({ message: { help } })
    await client.conversation.send({ message: 'bu da' })
    expect(shown(client)).toEqual(['yanındayım', '(bekler)', '(bu da)'])
    client.conversation.background()

    const again = clientOf(service, { storage })
    open.push(again)
    await again.conversation.open()
    await until('all', () => service.byClientId.size === 2)
    expect(service.messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))).toEqual([
      'bekler',
      'bu da',
    ])
  },
)

test('what is shown without a token is hidden when the token is of another, and not shown to them at the next start', async () => {
  const { storage, service } = await used()
  let isOffline = true
  let unauthorized = 0
  const token = () => (isOffline ? Promise.reject(new Error('no network')) : tokenOf('zeynep'))
  const client = start(token, service.answer, storage, () => {
    unauthorized += 1
  })
  await client.conversation.open()
  expect(shown(client)).toHaveLength(2)
  isOffline = false
  await until('the end', () => client.conversation.getState().connection === 'unauthorized')
  expect([shown(client), unauthorized]).toEqual([[], 1])
  await until('the id to be forgotten', async () => (await storage.getItem('yoldas/student')) === null)
  const next = start(() => Promise.reject(new Error('no network')), service.answer, storage)
  await expect(next.conversation.open()).rejects.toMatchObject({ failure: { kind: 'network' } })
  expect(shown(next)).toEqual([])
})

test('a session that once does not settle stops nothing: calls fail in time, and the next ask again', async () => {
  const service = smallService()
  let asked = 0
  const client = start(() => {
    asked += 1
    return asked <= 2 ? never : tokenOf('ada')
  }, service.answer)
  await client.conversation.open().catch(() => {})
  await client.conversation.send({ message: 'selam' }).catch(() => {})
  await until('the answer', () => shown(client).join() === 'selam,re: selam')

  let isHanging = true
  const other = start(
    () => (isHanging ? never : tokenOf('ada')),
    () => service.answer as never,
  )
  await expect(other.me()).rejects.toMatchObject({ failure: { kind: 'timeout' } })
  const aborting = new AbortController()
  const reading = other.feed({ signal: aborting.signal }).next()
  aborting.abort()
  await expect(reading).rejects.toMatchObject({ failure: { kind: 'cancelled' } })
  isHanging = false
})

test('a refresh that does not settle is asked for again', async () => {
  const service = smallService()
  let refreshes = 0
  const client = start(
    ({ refused }) => {
      if (refused === undefined) return tokenOf('ada', refreshes > 1 ? 'new' : 'old')
      refreshes += 1
      return refreshes === 1 ? never : tokenOf('ada', 'new')
    },
    (one) => (one.headers.authorization?.endsWith('new') ? service.answer(one) : new Response('', { status: 401 })),
  )
  await client.conversation.open()
  await client.conversation.send({ message: 'selam' })
  await until('the answer', () => shown(client).join() === 'selam,re: selam')
})

test('the first start of all without a network keeps what is written until it is known whose it is', async () => {
  const service = smallService()
  const storage = memoryStorage()
  let isOffline = true
  const client = start(
    () => (isOffline ? Promise.reject(new Error('no network')) : tokenOf('ada')),
    service.answer,
    storage,
  )
  client.conversation.foreground()
  await expect(client.conversation.send({ message: 'selam' })).rejects.toMatchObject({ failure: { kind: 'storage' } })
  expect([shown(client), client.conversation.getState().storage]).toEqual([['(selam)'], 'failing'])
  isOffline = false
  await until('the answer', () => shown(client).join() === 'selam,re: selam')
  await until('the storage', () => client.conversation.getState().storage === 'ok')
})

test('a token that comes while the storage is read says who the student is, and not who was there last', async () => {
  let arrive = (_token: string) => {}
  const arrived = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const session = openSession(() => arrived)
  const studentId = await session.studentId(async () => {
    arrive(tokenOf('bora'))
    await new Promise((settle) => setTimeout(settle, 0))
    return 'ada'
  })
  expect(studentId).toBe('bora')
})
