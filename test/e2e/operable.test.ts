import { randomUUID } from 'node:crypto'
import { freePort } from '@yoldas/local'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, call, readEvents, send } from '../client.ts'
import { type Stack, type Student, startStack } from '../stack.ts'
import { type Span, startTraceReceiver, type TraceReceiver } from '../traceReceiver.ts'

/** What only students may see carries this mark. */
const mark = `nar${randomUUID().replaceAll('-', '')}`
const services = ['gateway', 'chat-engine', 'profile-journey'] as const

const statusOf = async (response: Promise<Response>) => (await answer(response)).status

describe('the logs', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({
      env: {
        gateway: { LOG_LEVEL: 'trace' },
        'profile-journey': { LOG_LEVEL: 'trace' },
        'chat-engine': { LOG_LEVEL: 'trace', OPENAI_LOG: 'debug', TURN_SECONDS: '2' },
      },
    })
  })
  afterAll(() => stack[Symbol.asyncDispose]())

  /** So that Postgres refuses rows, and tells of them in its errors. The directive itself is none: it has two characters there. */
  const refuseRows = async () => {
    await stack.query(`ALTER TABLE chat.message ADD CONSTRAINT no_poison CHECK (content NOT LIKE '%poi_son%')`)
    await stack.query(`ALTER TABLE profile.student ADD CONSTRAINT no_poison CHECK (sub NOT LIKE '%poi_son%')`)
  }
  const post = (student: Student, body: unknown) => call(stack.url, student, 'POST', '/api/chat/send', body)

  /** Sends what is never stored to its end, and leaves. */
  async function askForPoison(student: Student) {
    const response = await post(student, { message: `${mark}\n!say ${mark} poi\\nson` })
    for await (const { event } of readEvents(response)) if (event === 'chunk') break
    await eventually('the log of the answer that was refused', async () =>
      (await stack.logs('chat-engine')).includes('turn could not be ended'),
    )
  }

  test('hold no text, no token and no sub of a student, whatever fails', async () => {
    await refuseRows()
    const student = await stack.student({ sub: `sub-${mark}` })
    const other = await stack.student({ sub: `other-${mark}` })
    await call(stack.url, student, 'PATCH', '/api/profile', { displayName: mark })
    const { message } = await send(stack.url, student, { message: mark })
    await send(stack.url, student, { message: `${mark} yine`, replyToId: message.id })
    for (const failing of ['!fail 400', '!break 3', '!garbage', '!hang', '!say '])
      expect((await send(stack.url, other, { message: `${mark}\n${failing}` })).last.event).toBe('error')
    await askForPoison(other)

    expect(await statusOf(post(student, { message: `${mark} poi-son` }))).toBe(500)
    expect(await statusOf(post(await stack.student({ sub: `poi-son ${mark}` }), { message: 'x' }))).toBe(500)
    expect(await statusOf(post(student, { message: mark, replyToId: mark }))).toBe(400)
    expect(await statusOf(post(student, `{"message": "${mark}`))).toBe(400)
    expect(await statusOf(call(stack.url, student, 'PATCH', '/api/profile', { grade: mark, [mark]: 1 }))).toBe(400)
    expect(await statusOf(call(stack.url, student, 'GET', `/api/chat/history?before=${mark}`))).toBe(400)
    expect(await statusOf(call(stack.url, student, 'GET', `/api/${mark}%zz?text=${mark}`))).toBe(404)
    expect(await statusOf(post({ sub: '', token: `${mark}.${mark}.${mark}` }, { message: mark }))).toBe(401)

    await stack.parts['profile-journey']?.[Symbol.asyncDispose]()
    expect(await statusOf(call(stack.url, student, 'PATCH', '/api/profile', { about: mark }))).toBe(503)
    await stack.restart('profile-journey')

    for (const service of services) {
      const log = await stack.logs(service)
      expect(log).toContain('"msg":"ready"')
      expect(log).not.toContain(mark)
      for (const { token } of [student, other])
        for (const part of token.split('.').slice(1)) expect(log).not.toContain(part)
    }
    expect(await stack.logs('gateway')).toContain('request failed')
    expect(await stack.logs('chat-engine')).toContain('no_poison')
    expect(await stack.logs('profile-journey')).toContain('no_poison')
  })

  test('are lines of JSON', async () => {
    for (const service of services)
      for (const line of (await stack.logs(service)).trimEnd().split('\n'))
        expect(JSON.parse(line)).toMatchObject({ service, level: expect.any(Number), msg: expect.any(String) })
  })
})

/** Makes every service send its spans to the address, soon after they end. */
const traced = (url: string) =>
  Object.fromEntries(
    services.map((name) => [name, { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '50' }]),
  )

describe('a trace', () => {
  let stack: Stack
  let receiver: TraceReceiver
  beforeAll(async () => {
    receiver = await startTraceReceiver()
    stack = await startStack({ env: traced(receiver.url) })
  })
  afterAll(async () => {
    await stack[Symbol.asyncDispose]()
    await receiver[Symbol.asyncDispose]()
  })

  /** All spans of the trace that the turn belongs to, once both the turn and the request that asked for it have ended. */
  const traceOf = (turnId: string) =>
    eventually('the trace of the turn', () => {
      const turn = receiver.spans().find(({ attributes }) => attributes['yoldas.turn.id'] === turnId)
      const spans = receiver.spans().filter(({ traceId }) => traceId === turn?.traceId)
      const isWhole = spans.every(
        ({ parentSpanId }) => !parentSpanId || spans.some((span) => span.spanId === parentSpanId),
      )
      return turn && isWhole && spans.some(({ parentSpanId }) => parentSpanId === undefined) && spans
    })
  const byName = (spans: Span[], service: string, kind: Span['kind'], name: string) => {
    const found = spans.filter((span) => span.service === service && span.kind === kind && span.name === name)
    expect(found, `${service} ${kind} ${name}`).toHaveLength(1)
    return found[0] as Span
  }
  const queriesIn = (spans: Span[], { spanId }: Span) =>
    spans.filter(({ scope, parentSpanId }) => scope.endsWith('instrumentation-pg') && parentSpanId === spanId)

  test('goes from the public door over the bus to the database and the model, and is one', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: `${mark}\n!say merhaba` })
    const spans = await traceOf(turnId)

    const request = byName(spans, 'gateway', 'server', 'POST /api/chat/send')
    expect(request.parentSpanId).toBeUndefined()
    expect(request.attributes).toMatchObject({ 'http.route': '/api/chat/send', 'http.response.status_code': 200 })
    const asked = byName(spans, 'gateway', 'client', 'chat.send.v1')
    expect(asked.parentSpanId).toBe(request.spanId)
    const served = byName(spans, 'chat-engine', 'server', 'chat.send.v1')
    expect(served.parentSpanId).toBe(asked.spanId)
    expect(queriesIn(spans, served).length).toBeGreaterThan(2)

    const turn = byName(spans, 'chat-engine', 'internal', 'turn')
    expect(turn.parentSpanId).toBe(served.spanId)
    expect(queriesIn(spans, turn).length).toBeGreaterThan(2)
    const profile = byName(spans, 'chat-engine', 'client', 'profile.get.v1')
    expect(profile.parentSpanId).toBe(turn.spanId)
    const profileServed = byName(spans, 'profile-journey', 'server', 'profile.get.v1')
    expect(profileServed.parentSpanId).toBe(profile.spanId)
    expect(queriesIn(spans, profileServed)).toHaveLength(1)

    const model = byName(spans, 'chat-engine', 'client', 'chat stand-in')
    expect(model.parentSpanId).toBe(turn.spanId)
    expect(model.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'openai',
      'gen_ai.request.model': 'stand-in',
      'gen_ai.response.model': 'stand-in',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': expect.any(Number),
      'gen_ai.usage.output_tokens': expect.any(Number),
      'server.address': '127.0.0.1',
    })
    expect(byName(spans, 'chat-engine', 'client', 'POST').parentSpanId).toBe(model.spanId)
    expect(spans.filter(({ failed }) => failed)).toEqual([])
  })

  test('of a turn that waited is that of its own request', async () => {
    const student = await stack.student()
    const [first, second] = await Promise.all([
      send(stack.url, student, { message: '!tokens 5\n!delay 20' }),
      send(stack.url, student, { message: '!tokens 5\n!delay 20' }),
    ])
    for (const { turnId } of [first, second]) {
      const spans = await traceOf(turnId)
      byName(spans, 'gateway', 'server', 'POST /api/chat/send')
      byName(spans, 'chat-engine', 'client', 'chat stand-in')
      expect(byName(spans, 'chat-engine', 'internal', 'turn').attributes['yoldas.turn.id']).toBe(turnId)
    }
  })

  test('shows where it failed', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!fail 400' })
    const model = byName(await traceOf(turnId), 'chat-engine', 'client', 'chat stand-in')
    expect(model).toMatchObject({ failed: true, attributes: { 'error.type': 'refused' } })
  })

  test('is found by the lines of the logs', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!garbage' })
    const [{ traceId } = { traceId: '' }] = await traceOf(turnId)
    const line = (await stack.logs('chat-engine')).split('\n').find((text) => text.includes(turnId))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'turn failed', trace_id: traceId })
    expect(await stack.logs('gateway')).toContain(`"trace_id":"${traceId}"`)
  })

  test('begins with a request: polling makes none', async () => {
    const roots = receiver.spans().filter(({ parentSpanId }) => parentSpanId === undefined)
    expect([...new Set(roots.map(({ name }) => name))]).toEqual(['POST /api/chat/send'])
  })

  test('holds no text, no token, no sub and no address of a student', async () => {
    const student = await stack.student({ sub: mark })
    await call(stack.url, student, 'PATCH', '/api/profile', { displayName: mark })
    await call(stack.url, student, 'GET', `/api/${mark}?text=${mark}`)
    await stack.query(`ALTER TABLE chat.message ADD CONSTRAINT no_poison CHECK (content NOT LIKE '%poi-son%')`)
    await call(stack.url, student, 'POST', '/api/chat/send', { message: `${mark} poi-son` })
    const { turnId } = await send(stack.url, student, { message: mark })
    await traceOf(turnId)
    expect(receiver.spans().some(({ attributes }) => attributes['http.response.status_code'] === 500)).toBe(true)
    expect(receiver.text()).not.toContain(mark)
    expect(receiver.text()).not.toContain(student.token.split('.')[1])
    expect(receiver.text()).not.toContain('client.address')
  })
})

test('a turn does not need anybody to take its trace', async () => {
  await using stack = await startStack({ env: traced(`http://127.0.0.1:${await freePort()}`) })
  const { last } = await send(stack.url, await stack.student(), { message: '!say tamam' })
  expect(last.event).toBe('done')
  const ending = stack.parts['chat-engine']
  const started = performance.now()
  await ending?.[Symbol.asyncDispose]()
  expect(await ending?.exited).toBe('exited with code 0')
  expect(performance.now() - started).toBeLessThan(8_000)
})
