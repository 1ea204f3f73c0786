import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
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
import { type Stack, type Student, startStack } from '../support/stack.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({
    replicas: { 'companion-scheduler': 0, notifier: 0 },
    env: { 'chat-engine': { TURN_SECONDS: '5' } },
  })
})
afterAll(() => stack[Symbol.asyncDispose]())

const history = async (student: Student) => (await readHistory(stack.url, student)).body
const contents = (page: { messages: Array<{ content: string }> }) => page.messages.map(({ content }) => content)

// Each has a student of its own.
describe.concurrent('a message is answered over a stream', () => {
  test('that begins with the stored message, rebuilds the stored bubbles and ends with done', async () => {
    const student = await stack.student()
    const { events, message, last, turnId } = await send(stack.url, student, {
      message: '!say Merhaba!\\n\\nNasılsın?',
    })
    expect(message).toMatchObject({ role: 'user', turnIndex: 1, turnId, origin: 'chat', media: [], reactions: [] })
    expect(message.replyTo).toBeNull()
    if (last.event !== 'done') throw new Error(`ended with ${last.event}`)
    expect(last.data.finish).toBe('complete')
    expect(last.data.messages.map(({ content }) => content)).toEqual(['Merhaba!', 'Nasılsın?'])
    expect(rebuildBubbles(events)).toEqual(['Merhaba!', 'Nasılsın?'])
    expect(new Set(events.map(({ n }) => n)).size).toBe(events.length)
    expect(events.map(({ n }) => n)).toEqual(events.map(({ n }) => n).toSorted((a, b) => a - b))
    expect(events.every(({ id, n }) => id === `${turnId}:${n}`)).toBe(true)
    const streamed = events.flatMap(({ event, data }) => (event === 'chunk' ? [data.messageId] : []))
    expect([...new Set(streamed)]).toEqual(last.data.messages.map(({ id }) => id))
    expect(await history(student)).toEqual({ messages: [message, ...last.data.messages], hasMore: false, turns: [] })
  })

  test('whose headers keep proxies from holding it back', async () => {
    const response = await call(stack.url, await stack.student(), 'POST', '/api/chat/send', { message: 'selam' })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-cache, no-transform')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    await allEvents(response)
  })

  test('while it is written, not at its end', async () => {
    const student = await stack.student()
    const seen: string[] = []
    const response = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!tokens 100\n!delay 20' })
    for await (const { event } of readEvents(response)) {
      seen.push(event)
      if (seen.length === 3) expect((await history(student)).messages).toHaveLength(1)
    }
    expect(seen.filter((event) => event === 'chunk').length).toBeGreaterThan(5)
  })

  test('of text with other ends of lines, which are escaped', async () => {
    const text = 'bir\u2028iki\u2029üç\u0085dört'
    const response = await call(stack.url, await stack.student(), 'POST', '/api/chat/send', { message: `!say ${text}` })
    const [stream, copy] = response.body?.tee() ?? []
    const whole = await new Response(copy).text()
    expect(whole).toContain('bir\\u2028iki\\u2029üç\\u0085dört')
    expect(whole).not.toMatch(/[\u0085\u2028\u2029]/)
    expect(rebuildBubbles(await allEvents(new Response(stream)))).toEqual([text])
  })

  test('of text that looks like framing', async () => {
    const text = 'a\\n\\nevent: done\\ndata: {}\\n\\nid: 7'
    const { events, last } = await send(stack.url, await stack.student(), { message: `!say ${text}` })
    expect(events.filter(({ event }) => event === 'done')).toEqual([last])
    expect(rebuildBubbles(events).join('\n\n')).toBe('a\n\nevent: done\ndata: {}\n\nid: 7')
  })

  test('by a model that is given the date, the profile and what was said before, in order', async () => {
    const student = await stack.student()
    await call(stack.url, student, 'PATCH', '/api/profile', { displayName: 'Zeynep' })
    await send(stack.url, student, { message: '!say ilk cevap' })
    const marker = randomUUID()
    await send(stack.url, student, { message: `${marker}\n!say son` })
    const request = stack.model.requests().find((body) => JSON.stringify(body).includes(marker))
    const messages = JSON.parse(JSON.stringify(request)).messages
    expect(messages[0].role).toBe('system')
    expect(messages[0].content).toContain('Zeynep')
    expect(messages.slice(1, 3).map(({ content }: { content: string }) => content)).toEqual([
      '!say ilk cevap',
      'ilk cevap',
    ])
    expect(messages).toHaveLength(4)
    expect(messages[3].content).toMatch(/^Şu an \(Türkiye saati\): \d{4}-\d\d-\d\d \d\d:\d\d/)
    expect(messages[3].content).toContain(`>\n${marker}\n!say son\n</mesaj-`)
  })
})

describe.concurrent('a message is accepted once', () => {
  test('with a clientId: a repeat, whatever its body, streams the first turn again', async () => {
    const student = await stack.student()
    const clientId = randomUUID()
    const first = await send(stack.url, student, { message: '!say bir kere', clientId })
    const again = await send(stack.url, student, { message: '!say başka', clientId: clientId.toUpperCase() })
    const empty = await send(stack.url, student, { clientId })
    for (const { events } of [again, empty]) expect(events).toEqual([first.events[0], first.last])
    expect(contents(await history(student))).toEqual(['!say bir kere', 'bir kere'])
  })

  test('when 20 repeats come at the same time, of which its own and 5 more are shown the running turn', async () => {
    const student = await stack.student()
    const body = { message: '!tokens 40\n!delay 40', clientId: randomUUID() }
    const sent = Array.from({ length: 20 }, () => call(stack.url, student, 'POST', '/api/chat/send', body))
    const [streams, refused] = [[] as Response[], [] as Response[]]
    for (const response of await Promise.all(sent)) (response.status === 200 ? streams : refused).push(response)
    expect(streams.length).toBeGreaterThanOrEqual(6)
    const [first = [], ...others] = await Promise.all(streams.map(allEvents))
    for (const events of others) {
      expect(events.at(-1)).toEqual(first.at(-1))
      expect(rebuildBubbles(events)).toEqual(rebuildBubbles(first))
    }
    for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([503, '1'])
    expect((await history(student)).messages).toHaveLength(2)
  })

  test.each<[string, (clientId: string) => unknown]>([
    ['too long', (clientId) => ({ message: 'x'.repeat(8_001), clientId })],
    ['of wrong types', (clientId) => ({ message: 7, mediaIds: 'none', replyToId: [], clientId })],
    ['with malformed ids of media', (clientId) => ({ mediaIds: ['x', 'y', 'z', 'u', 'v'], clientId })],
    ['with a name in upper case', (clientId) => ({ message: false, clientId: clientId.toUpperCase() })],
    ['with NUL', (clientId) => `{"message":"\\u0000","clientId":"${clientId}"}`],
    ['with half a character', (clientId) => `{"clientId":"${clientId}","message":"\\ud800"}`],
    ['nested too deep', (clientId) => `{"clientId":"${clientId}","message":${'['.repeat(40)}${']'.repeat(40)}}`],
  ])('by a clientId that is known, also with a body that is %s', async (_name, body) => {
    const student = await stack.student()
    const clientId = randomUUID()
    const first = await send(stack.url, student, { message: '!say bir kere', clientId })
    const repeat = (as: Student, id: string) => call(stack.url, as, 'POST', '/api/chat/send', body(id))
    const again = await repeat(student, clientId)
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(await allEvents(again)).toEqual([first.events[0], first.last])
    expect(contents(await history(student))).toEqual(['!say bir kere', 'bir kere'])
    const invalid = { status: 400, body: { error: 'invalid request', issues: expect.any(Array) } }
    expect(await answer(repeat(student, randomUUID()))).toMatchObject(invalid)
    expect(await answer(repeat(await stack.student(), clientId))).toMatchObject(invalid)
    expect((await history(student)).messages).toHaveLength(2)
  })

  test('by a clientId that is known only with a JSON object of at most 256 KiB', async () => {
    const student = await stack.student()
    const clientId = randomUUID()
    await send(stack.url, student, { message: '!say bir kere', clientId })
    const bodies = [
      `{"clientId":"${clientId}"`,
      `[{"clientId":"${clientId}"}]`,
      { clientId, message: 'x'.repeat(2 ** 18) },
    ]
    for (const body of bodies)
      expect(await answer(call(stack.url, student, 'POST', '/api/chat/send', body))).toMatchObject({ status: 400 })
    expect(await answer(call(stack.url, null, 'POST', '/api/chat/send', { clientId, message: 7 }))).toMatchObject({
      status: 401,
    })
  })

  test('and the clientId of another student is another message', async () => {
    const clientId = randomUUID()
    const [one, other] = [await stack.student(), await stack.student()]
    await send(stack.url, one, { message: '!say a', clientId })
    await send(stack.url, other, { message: '!say b', clientId })
    expect(contents(await history(other))).toEqual(['!say b', 'b'])
  })
})

describe.concurrent('a reply to a message', () => {
  test('shows the message, cut to 200 characters', async () => {
    const student = await stack.student()
    const first = await send(stack.url, student, { message: '😀'.repeat(250) })
    const { message } = await send(stack.url, student, { message: '!say evet', replyToId: first.message.id })
    expect(message.replyTo).toEqual({
      id: first.message.id,
      role: 'user',
      content: '😀'.repeat(200),
      mediaKind: null,
    })
  })

  test.each([
    ['that does not exist', async () => randomUUID()],
    [
      'of another student',
      async () => (await send(stack.url, await stack.student(), { message: '!say x' })).message.id,
    ],
  ])('%s is refused, and nothing is stored', async (_name, unknownId) => {
    const student = await stack.student()
    const { status, body } = await answer(
      call(stack.url, student, 'POST', '/api/chat/send', { message: 'x', replyToId: await unknownId() }),
    )
    expect(status).toBe(400)
    expect(body).toEqual({
      error: 'invalid request',
      issues: [{ path: 'replyToId', message: expect.any(String) }],
    })
    expect((await history(student)).messages).toEqual([])
  })
})

describe.concurrent('a body', () => {
  test.each([[{}], [{ message: '' }], [{ message: ' \n\t ' }], [{ message: null, mediaIds: null }]])(
    '%j is an empty message',
    async (body) => {
      const refused = await answer(call(stack.url, await stack.student(), 'POST', '/api/chat/send', body))
      expect(refused).toMatchObject({ status: 400, body: { error: 'empty message' } })
      expect(refused.body).not.toHaveProperty('issues')
    },
  )

  test('of 8000 emoji is stored as it is, of 8001 refused', async () => {
    const student = await stack.student()
    const { message } = await send(stack.url, student, { message: '😀'.repeat(8000) })
    expect(message.content).toBe('😀'.repeat(8000))
    const refused = await answer(call(stack.url, student, 'POST', '/api/chat/send', { message: '😀'.repeat(8001) }))
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'message' }] } })
  })

  test.each([
    [{ message: 1 }, 'message'],
    [{ message: 'x', mediaIds: [null] }, 'mediaIds.0'],
    [{ message: 'x', mediaIds: 'null' }, 'mediaIds'],
    [{ message: 'x', clientId: 'not-a-uuid' }, 'clientId'],
    [{ message: 'x', clientId: '01890000-0000-9000-8000-000000000000' }, 'clientId'],
    [{ message: 'x', replyToId: 7 }, 'replyToId'],
    [[], ''],
    ['"text"', ''],
  ])('%j is refused at %j', async (body, path) => {
    const refused = await answer(call(stack.url, await stack.student(), 'POST', '/api/chat/send', body))
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalid request', issues: [{ path }] } })
  })
})

test.concurrent('null in a field that may be left out is as good as leaving it out', async () => {
  const student = await stack.student()
  const nothing = { mediaIds: null, replyToId: null, clientId: null }
  for (const repeat of [1, 2]) {
    const { message } = await send(stack.url, student, { message: '!say x', ...nothing })
    expect(message).toMatchObject({ content: '!say x', media: [], replyTo: null })
    expect((await history(student)).messages).toHaveLength(2 * repeat)
  }
})

describe.concurrent('a turn fails when the model does', () => {
  test.each([
    ['refuses', '!fail 400'],
    ['breaks off', '!break 5'],
    ['sends garbage', '!garbage'],
    ['says nothing', '!say '],
    ['never answers', '!hang'],
    ['is too slow', '!tokens 500\n!delay 100'],
  ])('that %s: error is the last event, and the message stays', async (_name, message) => {
    const student = await stack.student()
    const { events, last, turnId } = await send(stack.url, student, { message })
    expect(last).toMatchObject({ event: 'error', data: { error: 'chat failed' } })
    expect(events.filter(({ event }) => event === 'done' || event === 'error')).toHaveLength(1)
    const page = await history(student)
    expect(contents(page)).toEqual([message])
    expect(page.turns).toEqual([{ turnId, turnIndex: 1, state: 'failed' }])
    const next = await send(stack.url, student, { message: '!say devam' })
    expect(next.last.event).toBe('done')
  })
})

test.concurrent('a student’s turns run one at a time, in the order of acceptance', async () => {
  const student = await stack.student()
  const sendNext = (message: string) => call(stack.url, student, 'POST', '/api/chat/send', { message })
  const running = allEvents(await sendNext('!hang'))
  const streams: Array<ReturnType<typeof allEvents>> = []
  for (let i = 1; i <= 8; i++) streams.push(allEvents(await sendNext(`!say cevap ${i}`)))
  const [{ turnId }] = (await history(student)).turns
  await call(stack.url, student, 'POST', `/api/chat/turns/${turnId}/stop`)

  const isWaiting = ({ id, event, data }: ClientEvent) =>
    event === 'status' && data.stage === 'waiting' && id === `${data.turnId}:1`
  const finished = await Promise.all([running, ...streams])
  expect(finished.map((events) => events.findIndex(isWaiting))).toEqual([-1, 1, 1, 1, 1, 1, 1, 1, 1])
  const expected = [1, 2, 3, 4, 5, 6, 7, 8].map((i) => `cevap ${i}`)
  expect(finished.slice(1).map((events) => rebuildBubbles(events)[0])).toEqual(expected)
  const { messages } = await history(student)
  const answers = messages.filter(({ role }: { role: string }) => role === 'assistant')
  expect(contents({ messages: answers })).toEqual(expected)
  expect(answers.map(({ turnIndex }: { turnIndex: number }) => turnIndex)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
})

test.concurrent('a client that goes away does not stop the turn', async () => {
  const student = await stack.student()
  const leaving = new AbortController()
  const response = await fetch(`${stack.url}/api/chat/send`, {
    method: 'POST',
    headers: { authorization: `Bearer ${student.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: '!tokens 30\n!delay 20' }),
    signal: leaving.signal,
  })
  for await (const { event } of readEvents(response)) if (event === 'chunk') break
  leaving.abort()
  const page = await eventually('the answer in history', async () => {
    const current = await history(student)
    return current.messages.length === 2 && current
  })
  expect(page.turns).toEqual([])
})

test.concurrent('what a turn took is recorded', async () => {
  const student = await stack.student()
  const { turnId } = await send(stack.url, student, { message: '!tokens 10\n!delay 5\n!first 50' })
  const turn = await stack.query('SELECT * FROM chat.turn WHERE id = $1', [turnId])
  expect(turn).toMatchObject([{ state: 'done', attempt: 1, failures: 0, output_tokens: 10 }])
  expect(turn[0]?.model).toBe('stand-in')
  expect(turn[0]?.input_tokens).toBeGreaterThan(0)
  expect(turn[0]?.first_token_ms).toBeGreaterThanOrEqual(45)
  expect(turn[0]?.total_ms).toBeGreaterThanOrEqual(Number(turn[0]?.first_token_ms))
})
