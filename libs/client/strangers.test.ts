import { describe, expect, test } from 'vitest'
import { createClient, notificationButtons, type TokenProvider } from './index.ts'
import { memoryStorage } from './storage.ts'
import {
  type Asked,
  clientOf,
  json,
  quick,
  type Script,
  scriptedFetch,
  shown,
  smallService,
  streamHeaders,
  tokenOf,
  until,
} from './test/service.ts'
import { retryDelay } from './timing.ts'

/** What others than the service say: proxies, captive portals, ingresses. */
const page = (status: number, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : '<html>Giriş</html>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })
/** After a redirect, as of an ingress to https or to a page. */
const elsewhere = (answer: Response) => Object.defineProperty(answer, 'redirected', { value: true })

const strangers: Array<[string, () => Response]> = [
  ...[400, 401, 403, 404, 405, 407, 410, 413, 421, 451, 500, 502, 504, 511].map((status): [string, () => Response] => [
    `a page with status ${status}`,
    () => page(status),
  ]),
  ['a page with status 200', () => page(200)],
  ['an empty answer with status 204', () => page(204)],
  ['JSON of somebody else with status 404', () => new Response('{"error":"not found"}', { status: 404 })],
  ['JSON of somebody else with status 200', () => new Response('{"login":"http://portal"}', { status: 200 })],
  ['an error of the service after a redirect', () => elsewhere(json({ error: 'not found' }, 404))],
  ['the mark on a page', () => page(404, { 'x-yoldas': '1' })],
]

/** Answers the first request of each path by the stranger. */
const strangerFirst = (answer: () => Response, script: Script): Script => {
  const met = new Set<string>()
  return (asked) => {
    const name = `${asked.method} ${asked.path}`
    if (met.has(name)) return script(asked)
    met.add(name)
    return answer()
  }
}

describe('one answer of a stranger to each request', () => {
  test.each(strangers)('changes nothing: %s', async (_name, answer) => {
    const service = smallService()
    const client = clientOf(service, { script: strangerFirst(answer, service.answer) })
    const { conversation } = client
    await conversation.open()
    await conversation.send({ message: 'selam' })
    const isWhole = () => shown(client).join() === 'selam,re: selam'
    await until('the answer', () => isWhole() && conversation.getState().connection === 'live')
    await until('the history', () => conversation.getState().isCurrent)
    expect(conversation.getState()).toMatchObject({ failure: null, isUnmarked: false })
    service.tell('message', {
      message: service.store({ content: 'sonra', role: 'assistant', turnIndex: 9 }),
    })
    await until('what the feed brings', () => shown(client).includes('sonra'))
    await client.devices.remove('device')
    conversation.background()
  })
})

test('what is read after a redirect counts, and the state says so', async () => {
  const service = smallService()
  const script: Script = async (asked) => elsewhere(await service.answer(asked))
  const client = clientOf(service, { script })
  expect((await client.history()).messages).toEqual([])
  expect(client.conversation.getState().isUnmarked).toBe(true)
})

test('a stranger who goes on answering is waited out, also by a send', async () => {
  const service = smallService()
  let isCaptive = true
  const asked: Asked[] = []
  const client = clientOf(service, {
    script(one) {
      asked.push(one)
      return isCaptive ? page(404) : service.answer(one)
    },
  })
  await client.conversation.open()
  await client.conversation.send({ message: 'selam' })
  await until('tries', () => asked.filter(({ path }) => path === '/api/chat/send').length > 4)
  expect(client.conversation.getState()).toMatchObject({ connection: 'offline', failure: null })
  await expect(client.me()).rejects.toMatchObject({ failure: { kind: 'network' } })
  isCaptive = false
  await until('the answer', () => shown(client).join() === 'selam,re: selam')
  client.conversation.background()
})

describe('a 401', () => {
  const countingSession = () => {
    const refreshed: string[] = []
    let token = tokenOf('ada', '0')
    const provide: TokenProvider = ({ refused }) => {
      if (refused !== undefined) {
        refreshed.push(refused)
        token = tokenOf('ada', `${refreshed.length}`)
      }
      return token
    }
    return { refreshed, provide }
  }

  test('of a stranger refreshes each token once and signs nobody out', async () => {
    const { refreshed, provide } = countingSession()
    const service = smallService()
    let [isRefusing, unauthorized] = [true, 0]
    const client = createClient({
      url: 'http://service',
      timing: quick,
      token: provide,
      fetch: scriptedFetch((asked) => (isRefusing ? page(401) : service.answer(asked))),
      onUnauthorized: () => {
        unauthorized += 1
      },
    })
    await client.conversation.open()
    await client.conversation.send({ message: 'selam' })
    await until('refreshes', () => refreshed.length > 3)
    isRefusing = false
    await until('the answer', () => shown(client).join() === 'selam,re: selam')
    expect([unauthorized, new Set(refreshed).size]).toEqual([0, refreshed.length])
    client.conversation.background()
  })

  test('for a token that the session goes on giving refreshes it once', async () => {
    const refreshed: string[] = []
    const old = tokenOf('ada', 'old')
    const client = createClient({
      url: 'http://service',
      timing: quick,
      token: ({ refused }) => {
        if (refused !== undefined) refreshed.push(refused)
        return refused === undefined ? old : tokenOf('ada', 'new')
      },
      fetch: scriptedFetch(({ headers }) =>
        headers.authorization?.endsWith('new') ? json({ id: 'ada' }) : json({ error: 'unauthorized' }, 401),
      ),
    })
    for (let i = 0; i < 3; i += 1) await client.me()
    expect(refreshed).toEqual([old])
  })

  const verdict: Script = () => json({ error: 'unauthorized' }, 401)
  test.each<[string, (client: ReturnType<typeof createClient>) => Promise<unknown>]>([
    ['me', (client) => client.me()],
    ['the export', (client) => client.exportAll()],
    ['an upload', (client) => client.media.upload({ kind: 'image', mimeType: 'image/png' }, new Uint8Array(3))],
    ['a page of history', (client) => client.history()],
    ['a turn', (client) => client.turns.send({ message: 'x' }).next()],
    ['the feed', (client) => client.feed().next()],
    ['the deletion of the account', (client) => client.deleteAccount()],
  ])('of the service asks once for a sign-in, whatever was called: %s', async (_name, ask) => {
    let unauthorized = 0
    const client = createClient({
      url: 'http://service',
      timing: quick,
      token: () => tokenOf('ada'),
      fetch: scriptedFetch(verdict),
      onUnauthorized: () => {
        unauthorized += 1
      },
    })
    await expect(ask(client)).rejects.toMatchObject({ failure: { kind: 'unauthorized' } })
    await expect(ask(client)).rejects.toMatchObject({ failure: { kind: 'unauthorized' } })
    expect([unauthorized, client.conversation.getState().connection]).toEqual([1, 'unauthorized'])
  })
})

test.each([
  [429, () => '0', 0],
  [503, () => '7', 7],
  [503, () => new Date(Date.now() + 60_000).toUTCString(), 60],
])('of a %i the time to wait is obeyed, also of a stranger: %s', async (status, retryAfter, seconds) => {
  const { reply } = notificationButtons({
    url: 'http://service',
    timing: quick,
    fetch: scriptedFetch(() => page(status, { 'retry-after': retryAfter() })),
  })
  const error = await reply({ token: 't', text: 'x' }).catch((thrown) => thrown)
  expect(error.failure).toMatchObject({ kind: 'unavailable', status })
  expect(Math.abs(error.failure.retryAfterSeconds - seconds)).toBeLessThan(3)
  expect(retryDelay(quick, 0, error.failure)).toBeGreaterThanOrEqual(error.failure.retryAfterSeconds * 1000)
})

test('good answers without the mark are taken, and the state says so until it is back', async () => {
  const service = smallService()
  let isStripped = true
  const strip = async (response: Response) => {
    const headers = new Headers(response.headers)
    headers.delete('x-yoldas')
    return new Response(response.body, { status: response.status, headers })
  }
  const client = clientOf(service, {
    script: async (asked) => (isStripped ? strip(await service.answer(asked)) : service.answer(asked)),
  })
  await client.conversation.open()
  await client.conversation.send({ message: 'selam' })
  await until('the answer', () => shown(client).join() === 'selam,re: selam')
  expect(client.conversation.getState().isUnmarked).toBe(true)
  isStripped = false
  client.conversation.foreground()
  await until('the mark', () => !client.conversation.getState().isUnmarked)
  client.conversation.background()
})

test('a refused message stays refused when the app starts again, until the student acts', async () => {
  const storage = memoryStorage()
  const service = smallService()
  const first = clientOf(service, { storage })
  await first.conversation.open()
  const clientId = await first.conversation.send({ message: 'hayır' })
  const itemOf = ({ conversation }: typeof first) => conversation.getState().items.find(({ key }) => key === clientId)
  await until('the refusal', () => Object(itemOf(first)).state === 'refused')
  await first.conversation.send({ message: 'evet' })
  await until('the next', () => shown(first).includes('re: evet'))
  await until('the storage', async () => JSON.stringify(await storage.getItem('yoldas/ada/outbox')).includes('refused'))
  first.conversation.background()

  const before = service.asked.length
  const again = clientOf(service, { storage })
  await again.conversation.open()
  expect(itemOf(again)).toMatchObject({ state: 'refused', failure: { kind: 'refused', status: 400 } })
  await again.conversation.send({ message: 'yine' })
  await until('another message', () => shown(again).includes('re: yine'))
  const sent = service.asked.slice(before).filter(({ path }) => path === '/api/chat/send')
  expect(sent.map(({ body }) => Object(body).message)).toEqual(['yine'])
  again.conversation.resend(clientId)
  await until('another try', () => service.asked.filter(({ body }) => Object(body).clientId === clientId).length === 2)
  await until('its end', () => Object(itemOf(again)).state === 'refused')
  expect(await again.conversation.discard(clientId)).toBe(true)
  again.conversation.background()
})

test('a stream whose type is another is not read', async () => {
  let tries = 0
  const client = createClient({
    url: 'http://service',
    timing: quick,
    token: () => tokenOf('ada'),
    fetch: scriptedFetch(() => {
      tries += 1
      return tries === 1
        ? new Response('id: turn-0:0\nevent: done\ndata: {}\n\n', { headers: { 'content-type': 'text/html' } })
        : new Response('id: turn-0:9\nevent: error\ndata: {"error":"chat failed"}\n\n', { headers: streamHeaders })
    }),
  })
  const events: string[] = []
  for await (const { event } of client.turns.resume('turn-0')) events.push(event)
  expect(events).toEqual(['error'])
})
