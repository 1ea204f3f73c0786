import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { type Span, startTraces, type Traces } from '@yoldas/standins'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEvents, answer, call, readEvents, send } from '../support/client.ts'
import { runJob } from '../support/jobs.ts'
import { asInImage } from '../support/programs.ts'
import { schedule, scheduling } from '../support/schedule.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'
import { say } from '../support/wire.ts'

/** What only students may see carries this mark. */
const mark = `nar${randomUUID().replaceAll('-', '')}`
const services = ['gateway', 'chat-engine', 'companion-scheduler', 'notifier', 'profile-journey'] as const

const readiness = (part: string) => answer(fetch(`${stack.internalUrls[part]}/readyz`))
const statusOf = async (response: Promise<Response>) => (await answer(response)).status

/** Makes every service send its spans to the address, soon after they end, and log all that it can. */
const traced = (url: string) => {
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '50', LOG_LEVEL: 'trace' }
  return Object.fromEntries(services.map((name) => [name, tracing]))
}

let stack: Stack
const receiving = new AsyncDisposableStack()
let receiver: Traces
const received: string[] = []
beforeAll(async () => {
  receiver = receiving.use(await startTraces({ onExport: (body) => received.push(body) }))
  const env = traced(receiver.url)
  const patient = { ...env.gateway, DRAIN_SECONDS: '8' }
  const engine = {
    ...patient,
    PSEUDONYM_SECRET: 'the secret of the tests, of 32 and more',
    MODEL_PROVIDER: 'a_provider',
    OPENAI_LOG: 'debug',
  }
  stack = await startStack({
    program: asInImage,
    env: async ({ higherEducation }) => ({
      ...{ ...env, gateway: patient },
      'chat-engine': { ...engine, MCP_URL: higherEducation.url, MCP_LIST_MILLISECONDS: '8000' },
    }),
  })
  // The first turn of services that have just begun may go without what it waits for in vain.
  await send(stack.url, await stack.student(), { message: '!say merhaba' })
})
afterAll(async () => {
  await stack[Symbol.asyncDispose]()
  await receiving.disposeAsync()
})

describe('a trace', () => {
  /**
   * All spans of the trace that the turn belongs to, once both the turn and the request that asked for it have ended.
   */
  const traceOf = (turnId: string) =>
    eventually('the trace of the turn', () => {
      const turn = receiver.spans().find(({ attributes }) => attributes['yoldas.turn.id'] === turnId)
      const spans = receiver.spans().filter(({ traceId }) => traceId === turn?.traceId)
      const isWhole = spans.every(({ parentId }) => parentId === null || spans.some(({ id }) => id === parentId))
      return turn && isWhole && spans.some(({ parentId }) => parentId === null) && spans
    })
  const byName = (spans: Span[], service: string, kind: Span['kind'], name: string) => {
    const found = spans.filter((span) => span.service === service && span.kind === kind && span.name === name)
    expect(found, `${service} ${kind} ${name}`).toHaveLength(1)
    return found[0] as Span
  }
  const queriesIn = (spans: Span[], { id }: Span) =>
    spans.filter(({ scope, parentId }) => scope.endsWith('instrumentation-pg') && parentId === id)

  test('goes from the public door over the bus to the database and the model, and is one', async () => {
    // An engine that has just begun, on a busy machine, may read again what took long to come ahead of the turn.
    const spans = await eventually('the trace of a turn that had all ahead of it', async () => {
      const { turnId } = await send(stack.url, await stack.student(), { message: `${mark}\n!say merhaba` })
      const found = await traceOf(turnId)
      // Its end, and whether the student may still be answered where the context took long.
      return queriesIn(found, byName(found, 'chat-engine', 'internal', 'invoke_agent yoldas')).length <= 2 && found
    })

    const request = byName(spans, 'gateway', 'server', 'POST /api/chat/send')
    expect(request.parentId).toBeNull()
    expect(request.attributes).toMatchObject({ 'http.route': '/api/chat/send', 'http.response.status_code': 200 })
    const asked = byName(spans, 'gateway', 'client', 'chat.send.v1')
    expect(asked.parentId).toBe(request.id)
    const served = byName(spans, 'chat-engine', 'server', 'chat.send.v1')
    expect(served.parentId).toBe(asked.id)
    // The message with BEGIN before it, what was said before, and COMMIT.
    expect(queriesIn(spans, served)).toHaveLength(3)

    const turn = byName(spans, 'chat-engine', 'internal', 'invoke_agent yoldas')
    expect(turn.parentId).toBe(served.id)
    expect(queriesIn(spans, turn).length).toBeGreaterThan(0)
    const profile = byName(spans, 'chat-engine', 'client', 'profile.context.v1')
    // Asked for ahead of the turn, beside the accepting.
    expect(profile.parentId).toBe(served.id)
    const profileServed = byName(spans, 'profile-journey', 'server', 'profile.context.v1')
    expect(profileServed.parentId).toBe(profile.id)
    // The profile, today's plan, the days with work and the newest exam.
    expect(queriesIn(spans, profileServed)).toHaveLength(1)

    const model = byName(spans, 'chat-engine', 'client', 'chat stand-in')
    expect(model.parentId).toBe(turn.id)
    expect(model.attributes).toMatchObject({
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': 'a_provider',
      'gen_ai.request.model': 'stand-in',
      'gen_ai.request.max_tokens': expect.any(Number),
      'gen_ai.request.stream': true,
      'gen_ai.response.time_to_first_chunk': expect.any(Number),
      'gen_ai.response.model': 'stand-in',
      'gen_ai.response.finish_reasons': ['stop'],
      'gen_ai.usage.input_tokens': expect.any(Number),
      'gen_ai.usage.output_tokens': expect.any(Number),
      'server.address': '127.0.0.1',
      'server.port': expect.any(Number),
    })
    const { 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens } = model.attributes
    expect(turn.attributes).toMatchObject({
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.name': 'yoldas',
      'gen_ai.conversation.id': expect.stringMatching(/^[\w-]{43}$/),
      'gen_ai.usage.input_tokens': inputTokens,
      'gen_ai.usage.output_tokens': outputTokens,
    })
    expect(model.attributes['gen_ai.conversation.id']).toBe(turn.attributes['gen_ai.conversation.id'])
    expect(byName(spans, 'chat-engine', 'client', 'POST').parentId).toBe(model.id)
    expect(spans.filter(({ status }) => status === 'error')).toEqual([])
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
      const turn = byName(spans, 'chat-engine', 'internal', 'invoke_agent yoldas')
      expect(turn.attributes['yoldas.turn.id']).toBe(turnId)
    }
  })

  test('shows where it failed', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!fail 400' })
    const spans = await traceOf(turnId)
    for (const failed of [
      byName(spans, 'chat-engine', 'client', 'chat stand-in'),
      byName(spans, 'chat-engine', 'internal', 'invoke_agent yoldas'),
    ])
      expect(failed).toMatchObject({ status: 'error', attributes: { 'error.type': 'refused' } })
  })

  test('has the same name for all of a conversation, which no other student has and the model is not told', async () => {
    const [student, other] = [await stack.student(), await stack.student()]
    const names: unknown[] = []
    for (const sender of [student, student, other]) {
      const { turnId } = await send(stack.url, sender, { message: '!say x' })
      const turn = byName(await traceOf(turnId), 'chat-engine', 'internal', 'invoke_agent yoldas')
      names.push(turn.attributes['gen_ai.conversation.id'])
    }
    expect(names[1]).toBe(names[0])
    expect(names[2]).not.toBe(names[0])
    expect(JSON.stringify(stack.model.requests())).not.toContain(names[0])
  })

  test('is named by the answer to the request that began it', async () => {
    const response = await call(stack.url, await stack.student(), 'POST', '/api/chat/send', { message: '!say x' })
    const [start] = await allEvents(response)
    if (start?.event !== 'start') throw new Error('a stream begins with start')
    const [{ traceId } = { traceId: '' }] = await traceOf(start.data.turnId)
    expect(traceId).toMatch(/^[\da-f]{32}$/)
    expect(response.headers.get('x-trace-id')).toBe(traceId)
  })

  test('is found by the lines of the logs', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!garbage' })
    const [{ traceId } = { traceId: '' }] = await traceOf(turnId)
    const line = (await stack.logs('chat-engine')).split('\n').find((text) => text.includes(turnId))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'turn failed', trace_id: traceId })
    expect(await stack.logs('gateway')).toContain(`"trace_id":"${traceId}"`)
  })

  test('begins with a request: polling makes none', async () => {
    const roots = receiver.spans().filter(({ parentId }) => parentId === null)
    const names = new Set(roots.map(({ name }) => name))
    // From 07:00 to 12:00 in Istanbul the day's check-ins begin.
    for (const name of ['chat.silent.v1', 'profile.exam-takers.v1']) names.delete(name)
    // From 07:00 to 21:00 the day's messages about reviews do, and on Sunday from 19:00 to 22:00 those about the week.
    for (const name of ['profile.reviewers.v1', 'profile.weeks.v1']) names.delete(name)
    // When the streams are announced to a gateway for the first time it asks after the turns that it shows.
    names.delete('chat.turn.v1')
    // A batch of pushes asks once who its students are, and belongs to no single request.
    names.delete('profile.subjects.v1')
    expect([...names]).toEqual(['POST /api/chat/send'])
  })

  test('has no token of a share', async () => {
    const student = await stack.student()
    const made = await call(stack.url, student, 'POST', '/api/shares', { name: 'Annem', scope: ['hours'], days: 1 })
    const { token } = z.object({ token: z.string() }).parse(await made.json())
    const read = await call(stack.url, null, 'POST', '/api/shares/read', { token })
    for (const { headers } of [made, read])
      await eventually('the trace', () =>
        receiver.spans().some(({ traceId, parentId }) => traceId === headers.get('x-trace-id') && parentId === null),
      )
    expect(received.join()).not.toContain(token)
  })

  test('of a feed lasts as long as the feed', async () => {
    const student = await stack.student()
    const feed = await call(stack.url, student, 'GET', '/api/chat/events')
    const ofFeed = () => receiver.spans().filter(({ traceId }) => traceId === feed.headers.get('x-trace-id'))
    const { turnId } = await send(stack.url, student, { message: '!say x' })
    await traceOf(turnId)
    expect(ofFeed().filter(({ parentId }) => parentId === null)).toEqual([])
    await feed.body?.cancel()
    await eventually('the span of the feed', () => ofFeed().some(({ parentId }) => parentId === null))
    byName(ofFeed(), 'gateway', 'server', 'GET /api/chat/events')
  })

  /** The names of a span's ancestors and its own, each behind its service. */
  const wayTo = (spans: Span[], span: Span): string[] => {
    const parent = spans.find(({ id }) => id === span.parentId)
    return [...(parent ? wayTo(spans, parent) : []), `${span.service}: ${span.name}`]
  }
  /** A trace once its push has come, and the way to that. */
  const pushedTrace = (root: string, isOfIt: (span: Span) => boolean) =>
    eventually('the whole way to the push', () => {
      const traceId = receiver.spans().find(isOfIt)?.traceId
      const spans = receiver.spans().filter((span) => span.traceId === traceId)
      const push = spans.find(({ name }) => name === 'push onesignal')
      const way = push ? wayTo(spans, push) : []
      return way[0] === root && { spans, way }
    })

  test('goes from a message over its tools and passages to the push of the answer', async () => {
    const message = `${mark}\n!tool search_corpus {"query":"${mark} cetveli"}\n!say bulamadım`
    const { turnId } = await send(stack.url, await stack.student(), { message })
    const { spans, way } = await pushedTrace(
      'gateway: POST /api/chat/send',
      ({ attributes }) => attributes['yoldas.turn.id'] === turnId,
    )
    expect(way).toEqual([
      'gateway: POST /api/chat/send',
      'gateway: chat.send.v1',
      'chat-engine: chat.send.v1',
      'chat-engine: invoke_agent yoldas',
      'chat-engine: send companion.answered.v1',
      'notifier: process companion.answered.v1',
      'notifier: push onesignal',
    ])
    const turn = way.slice(0, 4).join(' > ')
    const ways = spans.map((span) => wayTo(spans, span).join(' > '))
    expect(ways.filter((each) => each === `${turn} > chat-engine: chat stand-in`)).toHaveLength(2)
    expect(ways).toContain(`${turn} > chat-engine: retrieval corpus`)
    expect(ways).toContain(`${turn} > chat-engine: execute_tool search_corpus > chat-engine: retrieval corpus`)
    const pushed = `${way.join(' > ')} > notifier: `
    expect(ways).toContain(`${pushed}POST`)
    // What many pushes have done together is of none of their traces.
    expect(ways.filter((each) => each.startsWith(`${turn} > chat-engine: pg.`)).length).toBeGreaterThan(0)
    expect(spans.find(({ name }) => name === 'execute_tool search_corpus')?.attributes).toEqual({
      'gen_ai.operation.name': 'execute_tool',
      'gen_ai.tool.name': 'search_corpus',
      'gen_ai.tool.type': 'function',
    })
    expect(spans.find(({ name }) => name === 'retrieval corpus')?.attributes).toMatchObject({
      'gen_ai.operation.name': 'retrieval',
      'gen_ai.data_source.id': 'corpus',
    })
  })

  test('goes on into a server of tools, which is told it with the call', async () => {
    const { turnId } = await send(stack.url, await stack.student(), { message: '!tool list_cities {}\n!say tamam' })
    const spans = await traceOf(turnId)
    const tool = byName(spans, 'chat-engine', 'internal', 'execute_tool list_cities')
    expect(tool.attributes['gen_ai.tool.type']).toBe('extension')
    const called = stack.higherEducation.asked().findLast(({ method }) => method === 'tools/call')
    expect(called?.meta.traceparent).toBe(`00-${tool.traceId}-${tool.id}-01`)
  })

  test('goes from a message that was scheduled to its push', async () => {
    const [scheduled] = await schedule(stack.url, await stack.student(), { text: mark, reason: mark })
    const id = scheduled?.id
    await stack.query(
      `UPDATE scheduler.scheduled_message
       SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp() WHERE id = $1`,
      [id],
    )
    const more = traced(receiver.url)['companion-scheduler'] ?? {}
    await runJob({ database: stack.database, nats: stack.nats, more }, 'deliver-due')
    const { spans, way } = await pushedTrace(
      'companion-scheduler: deliver scheduled',
      ({ attributes }) => attributes['yoldas.scheduled.ids']?.toString() === id,
    )
    expect(way).toEqual([
      'companion-scheduler: deliver scheduled',
      'companion-scheduler: chat.append.v1',
      'chat-engine: chat.append.v1',
      'chat-engine: send companion.wrote.v1',
      'notifier: process companion.wrote.v1',
      'notifier: push onesignal',
    ])
    const names = spans.map(({ service, name }) => `${service}: ${name}`)
    expect(names).toContain('profile-journey: profile.contacts.v1')
  })

  test('holds no text, no token, no sub and no address of a student', async () => {
    const student = await stack.student({ sub: mark })
    await call(stack.url, student, 'PATCH', '/api/profile', { displayName: mark })
    await call(stack.url, student, 'GET', `/api/${mark}?text=${mark}`)
    await stack.query(`ALTER TABLE chat.message ADD CONSTRAINT no_traced_poison CHECK (content NOT LIKE '%poi-son%')`)
    await call(stack.url, student, 'POST', '/api/chat/send', { message: `${mark} poi-son` })
    const { turnId } = await send(stack.url, student, { message: mark })
    await traceOf(turnId)
    expect(receiver.spans().some(({ attributes }) => attributes['http.response.status_code'] === 500)).toBe(true)
    expect(received.join()).not.toContain(mark)
    expect(received.join()).not.toContain(student.token.split('.')[1])
    expect(received.join()).not.toContain('client.address')
  })
})

describe('the logs', () => {
  // An answer that does not come is given up soon.
  beforeAll(async () => {
    await stack.parts['chat-engine']?.[Symbol.asyncDispose]()
    await stack.restart('chat-engine', { TURN_SECONDS: '2' })
  })

  /**
   * Makes Postgres refuse rows and repeat them in its errors. In LIKE `_` is any character: the directive itself, which
   * has two characters there, is not refused.
   */
  const refuseRows = async () => {
    await stack.query(`ALTER TABLE chat.message ADD CONSTRAINT no_poison CHECK (content NOT LIKE '%poi_son%')`)
    await stack.query(`ALTER TABLE profile.student ADD CONSTRAINT no_poison CHECK (sub NOT LIKE '%poi_son%')`)
    await stack.query(
      `ALTER TABLE scheduler.scheduled_message ADD CONSTRAINT no_poison CHECK (text NOT LIKE '%poi_son%')`,
    )
  }
  const post = (student: Student, body: unknown) => call(stack.url, student, 'POST', '/api/chat/send', body)

  /** Sends what is never stored to its end, and leaves. */
  async function askForPoison(student: Student) {
    const response = await post(student, { message: `${mark}\n!say ${mark} poi\\nson` })
    for await (const { event } of readEvents(response)) if (event === 'chunk') break
    await eventually('the log of the answer that was refused', async () =>
      (await stack.logs('chat-engine')).includes('Postgres refused what a turn would store'),
    )
  }

  /** Has something scheduled that is stored, and something that is refused there. The escape is none in the message. */
  async function askToBeReminded(student: Student) {
    await schedule(stack.url, student, { text: mark, reason: mark })
    const poison = scheduling({ text: `${mark} poi-son`, reason: mark }).replace('poi-son', 'poi\\u002dson')
    expect((await send(stack.url, student, { message: `${poison}\n!say tamam` })).last.event).toBe('done')
    await eventually('the log of what was not scheduled', async () =>
      (await stack.logs('companion-scheduler')).includes('no_poison'),
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
    await askToBeReminded(student)

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

// Last: what it leaves has ended.
describe('that nobody takes any more, of a part that is asked to end', () => {
  beforeAll(() => receiving.disposeAsync())

  test('does not need anybody to take the trace of its turns', async () => {
    const { last } = await send(stack.url, await stack.student(), { message: '!say tamam' })
    expect(last.event).toBe('done')
    const ending = stack.parts['chat-engine']
    const started = performance.now()
    await ending?.[Symbol.asyncDispose]()
    expect(await ending?.exited).toBe('exited with code 0')
    expect(performance.now() - started).toBeLessThan(8_000)
    await stack.restart('chat-engine')
  })

  test('lives, but is not ready, and closes the connections that it still answers', async () => {
    const student = await stack.student()
    const response = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!tokens 60\n!delay 30' })
    // Half a request, so that its connection is not idle when the gateway begins to end.
    const { promise: connected, resolve: connect } = Promise.withResolvers<Socket>()
    const heard = say(stack.url, 'GET /health HTTP/1.1\r\nhost: x\r\n', connect)
    const half = await connected
    for (const part of ['gateway', 'chat-engine']) {
      expect((await readiness(part)).status).toBe(200)
      process.kill(stack.parts[part]?.pid ?? 0, 'SIGTERM')
      await eventually(`${part} to drain`, async () => (await readiness(part)).status === 503)
      expect((await readiness(part)).body).toMatchObject({ state: 'draining' })
      expect((await fetch(`${stack.internalUrls[part]}/livez`)).status).toBe(200)
    }
    half.write('\r\n')
    expect(await heard).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i)
    expect((await allEvents(response)).at(-1)?.event).toBe('done')
    for (const part of ['gateway', 'chat-engine']) expect(await stack.parts[part]?.exited).toBe('exited with code 0')
  })
})
