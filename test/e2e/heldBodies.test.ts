import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { pause } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bystandersDuring, expectNobodyRefused, known, statusOf, times } from '../support/bystanders.ts'
import { allEvents, call } from '../support/client.ts'
import { offerReply } from '../support/offers.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { beginRequest, type Unfinished, type UnfinishedRequest } from '../support/unfinished.ts'

/** With a gateway of its own, before which there is a proxy: what it holds would be in the way of others. */
let stack: Stack
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  const shared = await sharedStack()
  const gateway = opened.use(await shared.startGateway({ TRUSTED_PROXIES: '127.0.0.1' }))
  stack = { ...shared, url: gateway.url }
})
afterAll(() => opened.disposeAsync())

const [send, reply] = ['/api/chat/send', '/api/notifications/reply']
/** Less than the shortest time-out of a request. */
const atOnce = 1_500
const refused = /^HTTP\/1\.1 503 (.|\r\n)*\r\n\r\n\{"error":"unavailable"\}$/

/** Requests without the end of their bodies; all are gone at the end of the test. */
async function begin(kept: DisposableStack, count: number, request: UnfinishedRequest): Promise<Unfinished[]> {
  const begun = []
  // One after the other, so that it is known which is the oldest.
  for (let i = 0; i < count; i++) begun.push(kept.use(await beginRequest(stack.url, request)))
  return begun
}

async function expectRefused({ said, closed }: Unfinished) {
  await closed
  expect(said()).toMatch(refused)
  expect(said()).toMatch(/^retry-after: 1\r$/im)
  expect(said()).toMatch(/^connection: close\r$/im)
  expect(said()).toMatch(/^cache-control: no-store\r$/im)
  expect(said()).toMatch(/^x-content-type-options: nosniff\r$/im)
  expect(said()).toMatch(/^x-yoldas: 1\r$/im)
}

describe('of one student', () => {
  test.each<[string, number, Partial<UnfinishedRequest>]>([
    ['64 requests', 64, { length: 10, begun: '{' }],
    ['4 MiB', 16, { length: 256 * 1024 }],
    ['4 MiB, as far as nobody says how much will come', 16, { begun: '1\r\n{\r\n' }],
  ])('%s with unfinished bodies are held, the next is a 503 at once and hung up on', async (_what, count, more) => {
    using kept = new DisposableStack()
    const { token } = await known(stack)
    const held = await begin(kept, count, { path: send, token, ...more })
    const since = performance.now()
    const [next] = await begin(kept, 1, { path: send, token, ...more })
    if (next) await expectRefused(next)
    expect(performance.now() - since).toBeLessThan(5_000)
    expect(held.some(({ isClosed }) => isClosed())).toBe(false)
  })

  test('50 sends at once are 50 answers', async () => {
    const student = await known(stack)
    // Each message five times: of more turns than 20 some would wait for their place.
    const messages = Array.from({ length: 10 }, () => ({ message: '!say bir', clientId: randomUUID() }))
    const answered = await times(50, async (nth) => {
      const response = await call(stack.url, student, 'POST', send, messages[nth % messages.length])
      return response.status === 200 && (await allEvents(response)).at(-1)?.event
    })
    expect(new Set(answered)).toEqual(new Set(['done']))
  })

  test('a request that ended makes room, however it ended', async () => {
    using kept = new DisposableStack()
    const student = await known(stack)
    const { token } = student
    const held = await begin(kept, 16, { path: send, token })
    for (const { socket } of held.slice(0, 8)) socket.destroy()
    for (const { socket } of held.slice(8)) socket.write('2\r\n{}\r\n0\r\n\r\n')
    await eventually('400s', () => held.slice(8).every(({ said }) => /^HTTP\/1\.1 400 /.test(said())))
    const [next] = await begin(kept, 1, { path: send, token, length: 22 })
    next?.socket.write('{"message":"!say bir"}')
    await eventually('an answer', () => /^HTTP\/1\.1 200 /.test(next?.said() ?? ''))
  })
})

test('a client that goes on sending while it is refused reads the whole 503', async () => {
  using kept = new DisposableStack()
  const { token } = await known(stack)
  await begin(kept, 16, { path: send, token })
  const [next] = await begin(kept, 1, { path: send, token, length: 200_000 })
  if (!next) throw new Error('it was begun')
  next.socket.pause()
  for (let sent = 0; sent < 150_000; sent += 10_000) {
    next.socket.write('x'.repeat(10_000))
    await pause(20)
  }
  next.socket.resume()
  await expectRefused(next)
})

test('a bad token is a 401 before its body has come, and its connection closes', async () => {
  using kept = new DisposableStack()
  for (const more of [{}, { token: 'x' }, { token: 'x', length: 200_000, begun: '{'.repeat(70_000) }]) {
    const since = performance.now()
    const [asked] = await begin(kept, 1, { path: send, ...more })
    const dripping = setInterval(() => asked?.socket.write('1\r\nx\r\n'), 50)
    await asked?.closed
    clearInterval(dripping)
    expect(performance.now() - since).toBeLessThan(5_000)
    expect(asked?.said()).toMatch(/^HTTP\/1\.1 401 (.|\r\n)*connection: close\r\n/i)
  }
})

test('when replies hold 32 MiB, the oldest whose body has not come is refused, and no other', async () => {
  using kept = new DisposableStack()
  const held = await begin(kept, 128, { path: reply })
  await begin(kept, 2, { path: reply })
  const [oldest, second, third] = held
  for (const each of [oldest, second]) if (each) await expectRefused(each)
  expect(third?.isClosed()).toBe(false)
  const accepted = await statusOf(stack, 'POST', null, reply, { token: 'nobody', text: 'merhaba' })
  expect(accepted).toBe(401)
  // A student's own request is not among them.
  expect(await statusOf(stack, 'POST', await known(stack), send, { message: '!say bir' })).toBe(200)
})

/** What others are answered, who read, write, reply and act from notifications, while this goes on. */
async function expectNobodyElseRefused(attack: () => Promise<void>) {
  const [student, newcomer] = await Promise.all([known(stack), stack.student()])
  const token = await offerReply(stack, student, { messageId: randomUUID() })
  const statuses = new Map<string, Set<number>>()
  let isOver = false
  const ask = async (who: Student | null, path: string, body: () => object) => {
    const found = new Set<number>()
    statuses.set(`${path} ${who === newcomer ? 'newcomer' : ''}`, found)
    while (!isOver) {
      const began = performance.now()
      const status = await statusOf(stack, 'POST', who, path, body())
      // A refusal comes at once. A 503 that took longer is of a service that had no CPU.
      if (status !== 503 || performance.now() - began < atOnce) found.add(status)
    }
  }
  const asking = [
    ask(student, '/api/chat/send', () => ({ message: '!say bir' })),
    ask(newcomer, '/api/chat/send', () => ({ message: '!say iki' })),
    ask(null, reply, () => ({ token, text: '!say yanıt', clientId: randomUUID() })),
    ask(null, '/api/notifications/action', () => ({ token: 'nobody', action: 'done' })),
  ]
  const read = await bystandersDuring(stack, attack).finally(() => {
    isOver = true
  })
  await Promise.all(asking)
  expectNobodyRefused(read)
  expect(Object.fromEntries(statuses)).toEqual({
    '/api/chat/send ': new Set([200]),
    '/api/chat/send newcomer': new Set([200]),
    [`${reply} `]: new Set([202]),
    '/api/notifications/action ': new Set([401]),
  })
}

/** So many at once, for a while and until some were refused; each comes again as soon as it is. */
async function flood(count: number, request: (nth: number) => UnfinishedRequest) {
  const over = new AbortController()
  let refusals = 0
  const last = pause(300)
    .then(() => eventually('the limit', () => refusals > 0))
    .finally(() => over.abort())
  const coming = times(count, async (nth) => {
    while (!over.signal.aborted) {
      using begun = await beginRequest(stack.url, request(nth))
      await Promise.race([begun.closed, last.catch(() => {})])
      if (refused.test(begun.said())) refusals += 1
    }
  })
  await last
  await coming
}

describe('nobody else is refused while unfinished bodies come', () => {
  test('of 32 students, 8 from each', async () => {
    const students = await times(32, () => known(stack))
    await expectNobodyElseRefused(() => flood(256, (nth) => ({ path: send, token: students[nth % 32]?.token ?? '' })))
  })

  test('of one student', async () => {
    const { token } = await known(stack)
    await expectNobodyElseRefused(() => flood(300, () => ({ path: send, token, length: 65_536, begun: '{' })))
  })

  test.each([
    ['one /64', (nth: number) => `2001:db8:1:2:${(nth % 65_536).toString(16)}::1`],
    ['200 addresses', (nth: number) => `198.51.100.${nth % 200}`],
  ])('from %s', async (_where, address) => {
    await expectNobodyElseRefused(() =>
      flood(400, (nth) => ({ path: nth % 2 ? reply : send, address: address(nth), length: 200_000, begun: '{' })),
    )
  })
})
