import { html } from '@yoldas/chat-engine/test/mediaFiles'
import { eventually } from '@yoldas/testkit'
import { addDays, istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  allEvents,
  answer,
  type ClientEvent,
  call,
  readEvents,
  readHistory,
  rebuildBubbles,
  send,
} from '../support/client.ts'
import { announce, attach, complete, sample, upload } from '../support/media.ts'
import { keyOf } from '../support/offers.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  const [patient, impatient] = [{ DRAIN_SECONDS: '8' }, { DRAIN_SECONDS: '0' }]
  const noProvider = { FIREBASE_SERVICE_ACCOUNT: '', ONESIGNAL_APP_ID: '', ONESIGNAL_API_KEY: '' }
  stack = await startStack({
    replicas: { gateway: 2 },
    env: { gateway: patient, 'gateway-2': impatient, 'chat-engine': patient, notifier: noProvider },
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

/** Without waiting for anything: less than the shortest time-out of a request, on a busy machine too. */
const atOnce = 1_500

const ask = (student: Student | null, path: string) => answer(call(stack.url, student, 'GET', path))
const history = (student: Student) => readHistory(stack.url, student)

/** A student whom the gateway has seen. */
async function known(): Promise<Student> {
  const student = await stack.student()
  expect((await ask(student, '/api/me')).status).toBe(200)
  return student
}

async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; milliseconds: number }> {
  const began = performance.now()
  return { value: await work, milliseconds: performance.now() - began }
}

async function expectUnavailable(student: Student, path: string, within: number) {
  const { value, milliseconds } = await timed(ask(student, path))
  expect(value).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(Object.keys(value.body)).toEqual(['error'])
  expect(value.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(milliseconds).toBeLessThan(within)
}

const slowTurn = (student: Student, tokens: number) =>
  call(stack.url, student, 'POST', '/api/chat/send', { message: `!tokens ${tokens}\n!delay 20` })

/** Reads a stream to its end, and does something once the answer has begun. */
async function during(response: Response, act: () => Promise<unknown>): Promise<ClientEvent[]> {
  const events: ClientEvent[] = []
  const begun = Promise.withResolvers<void>()
  const reading = async () => {
    for await (const event of readEvents(response)) {
      events.push(event)
      if (event.event === 'chunk') begun.resolve()
    }
    begun.resolve()
  }
  await Promise.all([reading(), begun.promise.then(act)])
  return events
}

/** Kills a part, and starts it again whatever happens meanwhile. */
async function without(part: string, act: () => Promise<void>) {
  await stack.parts[part]?.kill()
  await act().finally(() => stack.restart(part))
}

async function withoutNats(act: () => Promise<void>) {
  await stack.nats.kill()
  await act().finally(() => stack.restartNats())
}

function expectWhole(events: ClientEvent[]) {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`ended with ${last?.event}`)
  expect(events.filter(({ event }) => event === 'done' || event === 'error')).toHaveLength(1)
  expect(rebuildBubbles(events)).toEqual(last.data.messages.map(({ content }) => content))
}

/**
 * Asks a part to end during a turn; it is started again whatever happens. `lingered` is from the turn's end to the
 * part's.
 */
async function ending(part: string, response: Response, act: () => Promise<unknown>) {
  const { pid, exited } = stack.parts[part] ?? {}
  if (!pid || !exited) throw new Error(`${part} does not run`)
  try {
    const events = await during(response, () => {
      process.kill(pid, 'SIGTERM')
      return act()
    })
    const { value: reason, milliseconds: lingered } = await timed(exited)
    return { events, reason, lingered }
  } finally {
    await exited
    await stack.restart(part)
  }
}

test('without profile-journey who was seen before still chats, and everybody else gets a 503 at once', async () => {
  const student = await known()
  await without('profile-journey', async () => {
    const { events, last } = await send(stack.url, student, { message: '!say yine de' })
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'status', data: expect.objectContaining({ degraded: ['profile', 'journey'] }) }),
    )
    expect(last.event).toBe('done')
    expect(rebuildBubbles(events)).toEqual(['yine de'])
    expect((await history(student)).body.messages).toHaveLength(2)
    await expectUnavailable(student, '/api/me', 3_000)
    await expectUnavailable(await stack.student(), '/api/chat/history', 3_000)
    expect(await ask(null, '/health')).toMatchObject({ status: 200, body: { status: 'degraded' } })
  })
  // Started a moment ago, it may still need longer for its first answer than a turn waits.
  await eventually('a turn that knows all', async () => {
    const { events, last } = await send(stack.url, student, { message: '!say tam' })
    expect(last.event).toBe('done')
    return !events.some(({ event, data }) => event === 'status' && data.degraded)
  })
  await known()
})

test('what the companion decided before profile-journey went is there when it is back, in order, once', async () => {
  const student = await known()
  const day = addDays(istanbulTime(new Date()).day, 1)
  const block = { day, minutes: 90, subject: 'Matematik', kind: 'study' }
  const plan = async () => (await ask(student, `/api/plan?from=${day}&to=${day}`)).body.blocks
  const add = (more: object) => `!tool add_plan_block ${JSON.stringify({ ...block, ...more })}`
  const message = [add({}), add({ subject: 'Fizik' }), '!tokens 100', '!delay 20'].join('\n')
  const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
  let away: Promise<void> | undefined
  const ended = Promise.withResolvers<void>()
  for await (const { event } of readEvents(response)) {
    if (event === 'chunk') away ??= without('profile-journey', () => ended.promise)
    if (event === 'done') ended.resolve()
  }
  ended.resolve()
  await away
  // The next turn sees it and goes on from it, whether or not it has arrived.
  const { last } = await send(stack.url, student, {
    message: `${add({ subject: 'Kimya' })}\n!tool get_plan ${JSON.stringify({ from: day, to: day })}`,
  })
  const told = last.event === 'done' ? last.data.messages.map(({ content }) => content).join('\n') : ''
  expect(['Matematik', 'Fizik', 'Kimya'].filter((subject) => told.includes(subject))).toHaveLength(3)
  await eventually('the plan', async () => (await plan()).length === 3)
  expect((await plan()).map(({ subject }: { subject: string }) => subject)).toEqual(['Matematik', 'Fizik', 'Kimya'])
})

test('without chat-engine history, sends and new pictures are 503 soon, and what was said is there again with it', async () => {
  const student = await known()
  await send(stack.url, student, { message: '!say önce' })
  const { id: mediaId } = await attach(stack.url, student, 'image/jpeg', await sample('image/jpeg'))
  const enter = (body: object) =>
    answer(call(stack.url, student, 'POST', '/api/journey/mistakes', { subject: 'Fizik', ...body }))
  expect((await enter({ mediaId })).status).toBe(201)
  await without('chat-engine', async () => {
    expect((await enter({ mediaId })).status).toBe(503)
    expect((await enter({ text: 'İvme nedir?' })).status).toBe(201)
    const { mistakes } = (await ask(student, '/api/journey/mistakes')).body
    expect(mistakes).toMatchObject([{ text: 'İvme nedir?', media: null }, { media: { id: mediaId, url: null } }])
    await expectUnavailable(student, '/api/chat/history', 3_000)
    const { value: refused, milliseconds } = await timed(
      answer(call(stack.url, student, 'POST', '/api/chat/send', { message: '!say boşa' })),
    )
    expect(refused).toMatchObject({ status: 503, body: { error: 'unavailable' } })
    expect(milliseconds).toBeLessThan(3_000)
    expect((await ask(student, '/api/me')).status).toBe(200)
  })
  await send(stack.url, student, { message: '!say sonra' })
  const { body } = await history(student)
  expect(body.messages.map(({ content }: { content: string }) => content)).toEqual([
    '!say önce',
    'önce',
    '!say sonra',
    'sonra',
  ])
})

test('without NATS all is 503 at once, health says so, and with it all goes on, open streams too', async () => {
  const student = await known()
  const ready = async () => (await call(stack.internalUrls.gateway ?? '', null, 'GET', '/readyz')).status
  const events = await during(await slowTurn(student, 100), () =>
    withoutNats(async () => {
      await eventually('a gateway that knows', async () => (await ready()) === 503)
      for (const path of ['/api/me', '/api/chat/history']) {
        await expectUnavailable(student, path, atOnce)
        await expectUnavailable(await stack.student(), path, atOnce)
      }
      const { value: health, milliseconds } = await timed(ask(null, '/health'))
      expect(health).toMatchObject({
        status: 200,
        body: { status: 'degraded', services: { 'chat-engine': 'down', 'profile-journey': 'down' } },
      })
      // Less than services are given to answer.
      expect(milliseconds).toBeLessThan(900)
    }),
  )
  expectWhole(events)
  await eventually('health', async () => (await ask(null, '/health')).body.status === 'ok')
  await known()
  const { turnId, events: sent } = await send(stack.url, student, { message: '!say yeniden' })
  expect(rebuildBubbles(sent)).toEqual(['yeniden'])
  const resumed = await allEvents(await call(stack.url, student, 'GET', `/api/chat/turns/${turnId}/stream`))
  expect(resumed.at(-1)).toMatchObject({ event: 'done', data: { messages: [{ content: 'yeniden' }] } })
  expect((await history(student)).body.messages).toHaveLength(4)
})

test('with all connections to Postgres cut, requests are 503 or 200, soon 200, and a turn ends done', async () => {
  const student = await known()
  const events = await during(await slowTurn(student, 60), async () => {
    await stack.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND usename <> $2', [
      stack.database.name,
      new URL(stack.database.url).username,
    ])
    const began = performance.now()
    const statuses: number[] = []
    await eventually('ten good answers in a row', async () => {
      for (const path of ['/api/me', '/api/chat/history']) statuses.push((await ask(student, path)).status)
      return statuses.length >= 10 && statuses.slice(-10).every((status) => status === 200)
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  })
  expectWhole(events)
  expect((await history(student)).body.messages).toHaveLength(2)
  await known()
})

describe('asked to end', () => {
  test('a gateway takes nothing new, lets its streams end, and exits at once after them', async () => {
    const student = await known()
    const isClosed = () =>
      fetch(`${stack.url}/health`).then(
        () => false,
        () => true,
      )
    const { events, reason, lingered } = await ending('gateway', await slowTurn(student, 60), () =>
      eventually('a closed door', isClosed),
    )
    expectWhole(events)
    expect(reason).toBe('exited with code 0')
    expect(lingered).toBeLessThan(4_000)
    expect((await history(student)).body.messages).toHaveLength(2)
  })

  test('a gateway cuts a stream that goes on for longer than it may, and the turn is stored all the same', async () => {
    const student = await stack.student()
    const [, url = ''] = stack.urls
    const response = await call(url, student, 'POST', '/api/chat/send', { message: '!tokens 60\n!delay 20' })
    const gateway = stack.parts['gateway-2']
    await expect(during(response, async () => gateway && process.kill(gateway.pid, 'SIGTERM'))).rejects.toThrow()
    expect(await gateway?.exited).toBe('exited with code 0')
    await stack.restart('gateway-2')
    await eventually('the answer', async () => (await history(student)).body.messages.length === 2)
  })

  test('an engine finishes the turn it runs, answers nothing new, and exits', async () => {
    const student = await known()
    const { events, reason, lingered } = await ending('chat-engine', await slowTurn(student, 150), () =>
      eventually('no answer', async () => (await history(student)).status === 503, 2_500),
    )
    expectWhole(events)
    expect(reason).toBe('exited with code 0')
    expect(lingered).toBeLessThan(4_000)
    const turnId = events[0]?.event === 'start' ? events[0].data.turnId : ''
    const turns = await stack.query('SELECT state, attempt FROM chat.turn WHERE id = $1', [turnId])
    expect(turns).toEqual([{ state: 'done', attempt: 1 }])
    expect((await history(student)).body.messages).toHaveLength(2)
  })
})

test('without a provider of pushes nobody is notified, and chat works as ever', async () => {
  const [withDevice, without] = [await stack.student(), await stack.student()]
  await call(stack.url, withDevice, 'POST', '/api/devices', { token: 'phone', platform: 'ios' })
  for (const student of [withDevice, without]) {
    expect((await send(stack.url, student, { message: '!say cevap' })).last.event).toBe('done')
    const key = await keyOf(stack, student)
    const noted = () => stack.query('SELECT FROM notify.notification WHERE student_key = $1', [key])
    await eventually('the notification to be noted', async () => (await noted()).length === 1)
    expect(await stack.query('SELECT FROM notify.delivery WHERE student_key = $1', [key])).toEqual([])
  }
  const tested = await answer(call(stack.url, withDevice, 'POST', '/api/devices/test'))
  expect(tested).toMatchObject({ status: 200, body: { results: [{ ok: false, reason: 'fcm is not configured' }] } })
  expect(stack.push.attempts()).toEqual([])
  expect(await stack.logs('notifier')).not.toMatch(/"level":"?(error|50)[^\n]*(fcm|onesignal)/i)
})

// The last: the storage does not come back.
test('without a storage attachments are 503 in time, and chat goes on', async () => {
  const student = await stack.student()
  const { media } = await upload(stack.url, student, 'image/png', await sample('image/png'))
  const ready = await attach(stack.url, student, 'image/png', await sample('image/png'))
  await stack.storage[Symbol.asyncDispose]()
  const { value, milliseconds } = await timed(
    Promise.all([
      complete(stack.url, student, media.id),
      answer(call(stack.url, student, 'POST', '/api/chat/send', { mediaIds: [media.id] })),
    ]),
  )
  for (const { status, headers, body } of value) {
    expect({ status, body }).toEqual({ status: 503, body: { error: 'unavailable' } })
    expect(headers.get('retry-after')).toBe('1')
  }
  expect(milliseconds).toBeLessThan(10_000)
  const { events, last } = await send(stack.url, student, { message: '!say Buradayım.', mediaIds: [ready.id] })
  expect(last.event).toBe('done')
  expect(events.flatMap((event) => (event.event === 'status' ? (event.data.degraded ?? []) : []))).toContain('media')
  expect((await announce(stack.url, student, 'image/png', html)).media.status).toBe('pending')
})
