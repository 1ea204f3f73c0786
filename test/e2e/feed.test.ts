import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { connectBus } from '@yoldas/bus'
import type { ChatMessage } from '@yoldas/contracts/chat'
import { startModel } from '@yoldas/standins'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allEvents,
  answer,
  call,
  type FeedEvent,
  type OpenFeed,
  openFeed,
  readFeed,
  rebuildBubbles,
  send,
} from '../support/client.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'
import { exchange, header } from '../support/wire.ts'

const drainSeconds = 8
const origin = 'https://app.example'

const opened = new AsyncDisposableStack()
let stack: Stack
/** What the first gateway has told NATS to send it of feeds. */
let subscriptions: () => string[]
beforeAll(async () => {
  stack = opened.use(
    await startStack({
      replicas: { gateway: 2, 'chat-engine': 2, 'companion-scheduler': 0, notifier: 0 },
      env: async ({ nats }) => {
        const wire = opened.use(await listenIn(nats.urlFor('gateway')))
        subscriptions = wire.subscriptions
        const everywhere = { CORS_ORIGINS: origin, DRAIN_SECONDS: String(drainSeconds) }
        return {
          gateway: { ...everywhere, NATS_URL: wire.url },
          'gateway-2': { ...everywhere, NATS_URL: nats.urlFor('gateway') },
        }
      },
    }),
  )
})
afterAll(() => opened.disposeAsync())

/** Passes everything on to NATS, and notes the subjects of feeds that are subscribed to. */
async function listenIn(target: string): Promise<AsyncDisposable & { url: string; subscriptions(): string[] }> {
  const { hostname, port } = new URL(target)
  const open = new Map<string, string>()
  const server = createServer((client) => {
    const nats = connect(Number(port), hostname)
    for (const socket of [client, nats]) socket.on('error', () => {})
    client.on('data', (bytes) => {
      for (const [, subject = '', id = ''] of bytes.toString('latin1').matchAll(/SUB (feed\.\S+) (\d+)\r\n/g))
        open.set(id, subject)
      for (const [, id = ''] of bytes.toString('latin1').matchAll(/UNSUB (\d+)/g)) open.delete(id)
    })
    client.pipe(nats).pipe(client)
  })
  server.listen(0, hostname)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a proxy listens on a port')
  const url = new URL(target)
  url.port = String(address.port)
  return {
    url: url.href.replace(/\/$/, ''),
    subscriptions: () => [...open.values()],
    [Symbol.asyncDispose]: async () => void server.close(),
  }
}

const urls = () => [stack.urls[0] ?? '', stack.urls[1] ?? ''] as const
const path = '/api/chat/events'
const post = (student: Student, message: string, url = stack.url) =>
  call(url, student, 'POST', '/api/chat/send', { message })
/** A message whose turn runs until it is stopped. */
const endless = '!tokens 3000\n!delay 20'
const stop = (student: Student, turnId: string) => call(urls()[1], student, 'POST', `/api/chat/turns/${turnId}/stop`)
const idOf = (event: FeedEvent | undefined) => event?.id ?? ''
const names = (events: FeedEvent[]) => events.map(({ event }) => event)
const ofTurn = ({ events }: Pick<OpenFeed, 'events'>, turnId: string) =>
  events.filter(({ data }) => 'turnId' in data && data.turnId === turnId)

/** Of the feed, once an event is there. */
const shown = (feed: OpenFeed, what: string, is: (event: FeedEvent) => boolean) =>
  eventually(`${what} in the feed`, () => feed.events.find(is))
const ended = (feed: OpenFeed, turnId: string) =>
  shown(feed, 'the end of the turn', (event) => event.event === 'done' && event.data.turnId === turnId)
/** What a message says to the model and what comes of it has a name of its own. */
const say = (text: string) => `${text}\n!say ${text}`

/** A turn as its student's feed shows it: whole, and once. A search that takes long says so by a `status`. */
function expectWhole(events: FeedEvent[], between: string[] = ['chunk']) {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  expect(rebuildBubbles(events)).toEqual(last.data.messages.map(({ content }) => content))
  expect(events[0]?.event).toBe('start')
  const shown = names(events.slice(1, -1)).filter((name) => name !== 'status')
  expect(new Set(shown)).toEqual(new Set(between))
}

/** Of a running turn: so many chunks are there, and more are to come. */
async function running(feed: OpenFeed, chunks = 4): Promise<string> {
  await eventually('chunks', () => names(feed.events).filter((name) => name === 'chunk').length >= chunks)
  const start = feed.events.findLast(({ event }) => event === 'start')
  if (start?.event !== 'start') throw new Error('a turn begins with start')
  return start.data.turnId
}

// Each has students of its own, and waits nearly all the time for turns that take theirs.
describe.concurrent('a turn', () => {
  test('sent on one gateway is seen whole by devices on both', async () => {
    const student = await stack.student()
    const [one, other] = urls()
    using near = await openFeed(one, student)
    using far = await openFeed(other, student)
    const { turnId, message, last } = await send(one, student, { message: '!say selam\\n\\nne haber' })
    for (const feed of [near, far]) {
      await ended(feed, turnId)
      expectWhole(feed.events)
      expect(feed.events[0]).toMatchObject({ event: 'start', data: { turnId, message } })
      expect(feed.events.at(-1)?.data).toEqual(last.data)
      expect(rebuildBubbles(feed.events)).toEqual(['selam', 'ne haber'])
    }
    expect(near.events).toEqual(far.events)
  })

  test('in which the companion reacts tells of it with the turn, and of the message as it is then', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student)
    const { turnId, message } = await send(stack.url, student, {
      message: '!tool react {"emoji":"👍"}\n!say tamam',
    })
    await ended(feed, turnId)
    const updated = await shown(feed, 'the update', ({ event }) => event === 'message-updated')
    const reaction = { emoji: '👍', actor: 'assistant', createdAt: expect.any(String) }
    expect(updated.data).toEqual({ message: { ...message, reactions: [reaction] } })
    expectWhole(ofTurn(feed, turnId), ['chunk', 'reaction'])
    expect(names(ofTurn(feed, turnId))).toContain('status')
    const reacted = await shown(feed, 'the reaction', ({ event }) => event === 'reaction')
    expect(reacted.data).toEqual({ turnId, messageId: message.id, ...reaction })
  })

  test('that runs when the feed is opened is shown from its start, and to nobody twice', async () => {
    const student = await stack.student()
    using first = await openFeed(stack.url, student)
    const sent = post(student, endless)
    const turnId = await running(first)
    using near = await openFeed(stack.url, student)
    using far = await openFeed(urls()[1], student)
    await Promise.all([running(near, 1), running(far, 1)])
    await stop(student, turnId)
    expectWhole(await ended(first, turnId).then(() => first.events))
    for (const late of [near, far]) {
      await ended(late, turnId)
      expectWhole(late.events)
      expect(rebuildBubbles(late.events)).toEqual(rebuildBubbles(first.events))
    }
    const beginnings = first.events.filter(({ event, data }) => event === 'chunk' && data.offset === 0)
    expect(beginnings).toHaveLength(rebuildBubbles(first.events).length)
    await allEvents(await sent)
  })

  test('that waits is seen when it is accepted, and runs after the one before it', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student)
    const first = post(student, endless)
    const before = await running(feed, 2)
    const second = send(urls()[1], student, { message: endless })
    const start = await shown(feed, 'the second start', ({ event, data }) => event === 'start' && !isOf(data, before))
    expect(names(ofTurn(feed, before))).not.toContain('done')
    const turnId = 'turnId' in start.data ? start.data.turnId : ''
    using late = await openFeed(urls()[1], student)
    await running(late, 1)
    await stop(student, before)
    for (const device of [feed, late])
      await shown(device, 'the second', ({ event, data }) => event === 'chunk' && isOf(data, turnId))
    await stop(student, turnId)
    await ended(feed, turnId)
    expectWhole(ofTurn(feed, before))
    expectWhole(ofTurn(feed, turnId))
    const order = feed.events.findIndex(({ event, data }) => event === 'chunk' && isOf(data, turnId))
    expect(order).toBeGreaterThan(feed.events.findIndex(({ event, data }) => event === 'done' && isOf(data, before)))
    await ended(late, turnId)
    expectWhole(ofTurn(late, before))
    expectWhole(ofTurn(late, turnId))
    await Promise.all([first.then(allEvents), second])
  })

  test('that was stopped is done', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student)
    const sent = post(student, endless)
    const turnId = await running(feed)
    await stop(student, turnId)
    expect(await ended(feed, turnId)).toMatchObject({ data: { finish: 'stopped' } })
    expectWhole(feed.events)
    await allEvents(await sent)
  })
})

const isOf = (data: FeedEvent['data'], turnId: string) => 'turnId' in data && data.turnId === turnId

describe.concurrent('with nothing running', () => {
  test('a feed shows nothing until something happens', async () => {
    const student = await stack.student()
    await send(stack.url, student, { message: say('önce') })
    using feed = await openFeed(stack.url, student)
    await feed.hello
    const { turnId } = await send(stack.url, student, { message: say('sonra') })
    await ended(feed, turnId)
    expect(ofTurn(feed, turnId)).toEqual(feed.events)
  })

  test('a feed can be continued from its hello, on either gateway', async () => {
    const student = await stack.student()
    const hello = await openFeed(stack.url, student).then((quiet) => quiet.hello.finally(() => quiet[Symbol.dispose]()))
    const { turnId } = await send(stack.url, student, { message: say('bu arada') })
    for (const url of urls()) {
      using feed = await openFeed(url, student, hello)
      expect(await feed.hello).toBe(hello)
      expect(await ended(feed, turnId)).toMatchObject({ data: { messages: [{ content: 'bu arada' }] } })
      expect(names(feed.events)).toEqual(['start', 'done'])
    }
  })

  test('what other students do does not move a feed’s place away', async () => {
    const student = await stack.student()
    using quiet = await openFeed(stack.url, student)
    const hello = await quiet.hello
    await send(stack.url, await stack.student(), { message: '!tokens 10' })
    using again = await openFeed(urls()[1], student, hello)
    const { turnId } = await send(stack.url, student, { message: say('benim') })
    for (const feed of [quiet, again]) {
      await ended(feed, turnId)
      expectWhole(feed.events)
    }
  })
})

test.concurrent('a student has 5 feeds of a gateway: a sixth is told to come back, and may once another is over', async () => {
  const student = await stack.student()
  const opening = Array.from({ length: 5 }, () => openFeed(stack.url, student))
  using feeds = new DisposableStack()
  const [first] = (await Promise.all(opening)).map((feed) => feeds.use(feed))
  const refused = await answer(call(stack.url, student, 'GET', path))
  expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]/)
  using other = await openFeed(stack.url, await stack.student())
  await other.hello
  first?.[Symbol.dispose]()
  using again = await eventually('a place', () => openFeed(stack.url, student).catch(() => undefined))
  await again.hello
})

describe.concurrent('a message', () => {
  test('that the student reacts to reaches every device, each state once', async () => {
    const student = await stack.student()
    const { message } = await send(stack.url, student, { message: say('iyi') })
    using near = await openFeed(stack.url, student)
    using far = await openFeed(urls()[1], student)
    const reaction = `/api/chat/messages/${message.id}/reactions/${encodeURIComponent('👍')}`
    await call(stack.url, student, 'PUT', reaction)
    await call(stack.url, student, 'PUT', reaction)
    await call(urls()[1], student, 'DELETE', reaction)
    for (const feed of [near, far]) {
      await eventually('both changes', () => feed.events.length === 2)
      expect(feed.events).toMatchObject([
        { event: 'message-updated', data: { message: { ...message, reactions: [{ emoji: '👍', actor: 'user' }] } } },
        { event: 'message-updated', data: { message: { ...message, reactions: [] } } },
      ])
    }
  })

  test('that was appended outside a turn reaches the feed', async () => {
    const student = await stack.student()
    const { turnId, message } = await send(stack.url, student, { message: say('dün') })
    using feed = await openFeed(stack.url, student)
    const appended: ChatMessage = {
      ...message,
      id: randomUUID(),
      role: 'assistant',
      author: 'model',
      content: 'günaydın',
    }
    await publish(turnId, appended)
    expect(await shown(feed, 'the message', () => true)).toMatchObject({
      event: 'message',
      data: { message: appended },
    })
  })
})

/** As an engine would that has appended a message for the student of this turn. */
async function publish(turnId: string, message: ChatMessage) {
  const quiet = { error() {}, warn() {}, info() {} }
  await using bus = await connectBus({
    url: stack.nats.urlFor('chat-engine'),
    name: 'chat-engine',
    log: quiet,
  })
  const [turn] = await stack.query('SELECT student_key FROM chat.turn WHERE id = $1', [turnId])
  bus.publishHistory(String(turn?.student_key), { event: 'message', data: { message } })
}

describe.concurrent('Last-Event-ID', () => {
  /** A student with a finished turn, and all that the feed showed of it. */
  async function finished() {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student)
    const { turnId, message } = await send(stack.url, student, { message: '!tokens 6\n!delay 200' })
    await ended(feed, turnId)
    return { student, events: [...feed.events], message }
  }

  test('of any event of a finished turn continues exactly there, on either gateway', async () => {
    const { student, events } = await finished()
    expect(events.length).toBeGreaterThan(4)
    // A gateway has 5 feeds of a student open at once.
    expect(events.length).toBeLessThan(9)
    using resumed = new DisposableStack()
    const feeds = await Promise.all(
      events.map(async (event, i) => resumed.use(await openFeed(urls()[i % 2 === 0 ? 0 : 1], student, event.id))),
    )
    const { turnId } = await send(stack.url, student, { message: say('devam') })
    for (const [i, feed] of feeds.entries()) {
      await ended(feed, turnId)
      const whole = [...events.slice(0, i + 1), ...feed.events.filter(({ data }) => !isOf(data, turnId))]
      expectWhole(whole)
      expect(whole.filter(({ event }) => event !== 'chunk')).toEqual([events[0], events.at(-1)])
      expectWhole(ofTurn(feed, turnId))
    }
  })

  test('of any event of a running turn does too, and both parts rebuild the bubbles', async () => {
    const student = await stack.student()
    using whole = await openFeed(stack.url, student)
    const sent = send(stack.url, student, { message: '!tokens 120\n!delay 10' })
    await shown(whole, 'the start', () => true)
    const seen: FeedEvent[] = []
    for (let hop = 0; seen.at(-1)?.event !== 'done'; hop += 1) {
      const response = await events(student, seen.at(-1)?.id, urls()[hop % 2 === 0 ? 0 : 1])
      // With its end come the text that is missing and what is unread.
      const target = seen.length + 3
      for await (const event of readFeed(response)) {
        if (event.event === 'hello') {
          expect(event.id).toBe(seen.at(-1)?.id ?? event.id)
          continue
        }
        seen.push(event)
        if (seen.length === target || event.event === 'done') break
      }
    }
    const { last, turnId } = await sent
    await ended(whole, turnId)
    expect(rebuildBubbles(seen)).toEqual(rebuildBubbles(whole.events))
    expect(seen.at(-1)).toEqual(whole.events.at(-1))
    expect(seen.at(-1)?.data).toEqual(last.data)
    expectWhole(seen.filter(({ event }) => event !== 'read'))
  })

  test('with far more after it than a connection may owe has all of it come', async () => {
    const student = await stack.student()
    using first = await openFeed(stack.url, student)
    // Of each turn 32 KB in start and with done.
    const message = `!say ${'😀'.repeat(7_900)}\n!delay 0`
    for (let nth = 1; nth < 10; nth++) await send(stack.url, student, { message })
    const { turnId } = await send(stack.url, student, { message })
    await ended(first, turnId)
    using feed = await openFeed(urls()[1], student, idOf(first.events[0]))
    await ended(feed, turnId)
    const isKept = ({ event }: FeedEvent) => event !== 'chunk'
    expect(feed.events.filter(isKept)).toEqual(first.events.slice(1).filter(isKept))
    expect(feed.events.filter(({ event }) => event === 'done')).toHaveLength(10)
  })

  const events = (student: Student, lastEventId: string | undefined, url = stack.url) =>
    fetch(url + path, {
      headers: {
        authorization: `Bearer ${student.token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      },
    })

  test.each([
    ['nonsense', 'nonsense'],
    ['the id of a turn’s own stream', `${randomUUID()}:7`],
    ['a place that there is not yet', '9007199254740991'],
    ['bytes that are no text', 'ÿ\u00fe'],
    ['20 KB', 'x'.repeat(20_000)],
  ])('that is %s is answered with resync, then the running turn', async (_what, lastEventId) => {
    const student = await stack.student()
    using first = await openFeed(stack.url, student)
    const sent = post(student, endless)
    const turnId = await running(first, 2)
    using feed = await openFeed(urls()[1], student, lastEventId)
    await running(feed, 1)
    await stop(student, turnId)
    await ended(feed, turnId)
    expect(feed.events[0]).toMatchObject({ event: 'resync', data: {} })
    expectWhole(feed.events.slice(1))
    using again = await openFeed(stack.url, student, idOf(feed.events[0]))
    await ended(again, turnId)
    expect(again.events).toEqual(feed.events.slice(1).filter(({ event }) => event !== 'chunk'))
    await allEvents(await sent)
  })

  test('that is there twice is none of the feed', async () => {
    const { token } = await stack.student()
    const headers = { authorization: `Bearer ${token}`, 'last-event-id': ['a', 'b'] }
    expect(await exchange(stack.url, { method: 'HEAD', path, headers })).toMatchObject({ status: 200 })
  })

  test('that is empty is none', async () => {
    const student = await stack.student()
    using feed = await openFeed(stack.url, student, '')
    const { turnId } = await send(stack.url, student, { message: say('ilk') })
    await ended(feed, turnId)
    expectWhole(feed.events)
  })

  test('of another student shows nothing of theirs, and only what came after it', async () => {
    const { student: other, events: theirs } = await finished()
    const { student, events: mine } = await finished()
    for (const { id } of [theirs[0], theirs.at(-1)].flatMap((event) => event ?? [])) {
      using feed = await openFeed(stack.url, student, id)
      const since = mine.filter(({ event }) => event !== 'chunk')
      await eventually('the turn since then', () => feed.events.length === since.length)
      expect(feed.events).toEqual(since)
    }
    using foreign = await openFeed(stack.url, other, idOf(mine[0]))
    const { turnId } = await send(stack.url, other, { message: say('benim') })
    await ended(foreign, turnId)
    expect(ofTurn(foreign, turnId)).toEqual(foreign.events)
  })
})

describe.concurrent('other students', () => {
  test('are never heard of, whatever happens at the same time', async () => {
    const students = await Promise.all([1, 2, 3].map(() => stack.student()))
    using feeds = new DisposableStack()
    const all = await Promise.all(
      students.map(async (student, i) => feeds.use(await openFeed(urls()[i % 2 === 0 ? 0 : 1], student))),
    )
    const sent = await Promise.all(students.map((student) => send(stack.url, student, { message: '!tokens 10' })))
    for (const [i, feed] of all.entries()) {
      const turnId = sent[i]?.turnId ?? ''
      await ended(feed, turnId)
      expect(ofTurn(feed, turnId)).toEqual(feed.events)
    }
  })
})

describe.concurrent('who may read it', () => {
  test.each(['GET', 'HEAD'])('nobody without a token, by %s', async (method) => {
    const refused = await call(stack.url, null, method, path)
    expect(refused.status).toBe(401)
    if (method === 'GET') expect(await refused.json()).toEqual({ error: 'unauthorized' })
  })

  test('nobody beyond the life of their token', async () => {
    const student = await stack.student({ expiresInSeconds: 3 })
    using feed = await openFeed(stack.url, student)
    expect(await feed.over).toBe('ended')
    await eventually('401', async () => (await call(stack.url, student, 'HEAD', path)).status === 401)
    expect(await answer(call(stack.url, student, 'GET', path))).toMatchObject({ status: 401 })
  })

  test('nobody who was erased', async () => {
    const student = await stack.student()
    using near = await openFeed(stack.url, student)
    using far = await openFeed(urls()[1], student)
    await send(stack.url, student, { message: say('hoşça kal') })
    expect(await answer(call(stack.url, student, 'DELETE', '/api/me'))).toMatchObject({ status: 200 })
    expect(await near.over).toBe('ended')
    expect(await far.over).toBe('ended')
    for (const url of urls()) expect(await answer(call(url, student, 'GET', path))).toMatchObject({ status: 401 })
  })
})

// What touches everybody's streams, or counts them, comes alone.
test('three devices of a student cost their gateway one subscription, which goes with the last of them', async () => {
  const student = await stack.student()
  const before = subscriptions().length
  const devices = [
    await openFeed(stack.url, student),
    await openFeed(stack.url, student),
    await openFeed(stack.url, student),
  ]
  const { turnId } = await send(stack.url, student, { message: say('herkese') })
  for (const device of devices) await ended(device, turnId)
  const [turn] = await stack.query('SELECT student_key FROM chat.turn WHERE id = $1', [turnId])
  const own = () => subscriptions().filter((subject) => subject === `feed.${turn?.student_key}.*`)
  expect(own()).toHaveLength(1)
  for (const device of devices.slice(1)) device[Symbol.dispose]()
  const next = await send(stack.url, student, { message: say('kalana') })
  if (devices[0]) await ended(devices[0], next.turnId)
  expect(own()).toHaveLength(1)
  devices[0]?.[Symbol.dispose]()
  await eventually('no subscription', () => own().length === 0)
  await eventually('none of earlier feeds', () => subscriptions().length <= before)
})

test('a turn that fails is turn-failed, and its retry is seen to its end', async () => {
  const student = await stack.student()
  using feed = await openFeed(urls()[1], student)
  const port = Number(new URL(stack.model.url).port)
  await stack.model[Symbol.asyncDispose]()
  const { turnId } = await send(stack.url, student, { message: '!say bu sefer' })
  await shown(feed, 'the failure', ({ event }) => event === 'turn-failed')
  stack.model = await startModel({ port })
  expect(feed.events.map(({ event, data }) => ({ event, data }))).toEqual([
    { event: 'start', data: expect.objectContaining({ turnId }) },
    { event: 'turn-failed', data: { turnId } },
  ])
  await allEvents(await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/retry`))
  await ended(feed, turnId)
  expect(names(feed.events).filter((name) => name !== 'chunk')).toEqual(['start', 'turn-failed', 'restart', 'done'])
  expect(rebuildBubbles(feed.events)).toEqual(['bu sefer'])
})

test('Last-Event-ID of before the live events were lost is answered with resync, then the running turn', async () => {
  const student = await stack.student()
  using first = await openFeed(stack.url, student)
  const sent = post(student, endless)
  const turnId = await running(first)
  const before = await first.hello
  await stack.purgeLive()
  using feed = await openFeed(urls()[1], student, before)
  await running(feed, 1)
  await stop(student, turnId)
  await ended(feed, turnId)
  expect(names(feed.events).slice(0, 2)).toEqual(['resync', 'start'])
  expectWhole(feed.events.slice(1))
  // Who was listening has missed nothing.
  await ended(first, turnId)
  expectWhole(first.events)
  await allEvents(await sent)
})

describe('the answer', () => {
  test('to HEAD has the headers of the stream and is over', async () => {
    const { token } = await stack.student()
    const headers = { authorization: `Bearer ${token}` }
    const head = await exchange(stack.url, { method: 'HEAD', path, headers })
    expect(head).toMatchObject({ status: 200, body: '' })
    expect(header(head, 'content-type')).toBe('text/event-stream')
    expect(header(head, 'cache-control')).toBe('no-cache, no-transform')
    expect(header(head, 'x-accel-buffering')).toBe('no')
  })

  test('has the headers that every stream has, also for a page of another origin', async () => {
    const student = await stack.student()
    const headers = { authorization: `Bearer ${student.token}`, 'content-type': 'application/json', origin }
    const { turnId } = await send(stack.url, student, { message: say('bir') })
    const turn = await fetch(`${stack.url}/api/chat/turns/${turnId}/stream`, { headers })
    const feed = await fetch(stack.url + path, { headers })
    const others = ['date', 'connection', 'keep-alive']
    const named = ({ headers: given }: Response) => [...given].filter(([name]) => !others.includes(name))
    expect(named(feed)).toEqual(named(turn))
    expect(feed.headers.get('access-control-allow-origin')).toBe(origin)
    await Promise.all([feed.body?.cancel(), turn.body?.cancel()])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('to %s is that there is no such route', async (method) => {
    expect(await answer(call(stack.url, await stack.student(), method, path))).toMatchObject({ status: 404 })
  })
})

test('a gateway that is asked to end lets go of feeds at once, of turns at their end; nothing is missed', async () => {
  const student = await stack.student()
  const [staying, leaving] = urls()
  using feed = await openFeed(leaving, student)
  using idle = await openFeed(leaving, await stack.student())
  const turn = allEvents(await post(student, '!tokens 100\n!delay 30', leaving))
  await running(feed)
  const gateway = stack.parts['gateway-2']
  if (!gateway) throw new Error('there is no second gateway')
  process.kill(gateway.pid, 'SIGTERM')
  const asked = performance.now()
  try {
    expect(await Promise.all([feed.over, idle.over])).toEqual(['ended', 'ended'])
    expect(performance.now() - asked).toBeLessThan((drainSeconds * 1000) / 2)
    using rest = await openFeed(staying, student, idOf(feed.events.at(-1)))
    const last = (await turn).at(-1)
    if (last?.event !== 'done') throw new Error(`the turn’s own stream ended with ${last?.event}`)
    await ended(rest, last.data.turnId)
    expectWhole([...feed.events, ...rest.events])
    expect(names([...feed.events, ...rest.events]).filter((name) => name !== 'chunk')).toEqual(['start', 'done'])
  } finally {
    await gateway.exited
    await stack.restart('gateway-2')
  }
})
