import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { allEvents, answer, call, send } from '../support/client.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

/** What only students may see carries this mark. */
const mark = `nar${randomUUID().replaceAll('-', '')}`

/** The samples of a metric in what Prometheus is told, whatever the order of their labels. */
async function samples(stack: Stack, part: string, name: string, labels: Record<string, string> = {}) {
  const response = await fetch(`${stack.internalUrls[part]}/metrics`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const isAsked = (line: string) =>
    line.replace(/[{ ].*/, '') === name &&
    Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`))
  return (await response.text())
    .split('\n')
    .filter(isAsked)
    .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
}
const sample = async (...asked: Parameters<typeof samples>) => (await samples(...asked))[0]

const Slots = z.object({ slots: z.object({ free: z.int() }) })
const readiness = (stack: Stack, part: string) => answer(fetch(`${stack.internalUrls[part]}/readyz`))

describe('the metrics', () => {
  let stack: Stack
  beforeAll(async () => {
    stack = await startStack({
      replicas: { 'chat-engine': 2, notifier: 0 },
      env: {
        'chat-engine': { TURN_SLOTS: '1', LEASE_SECONDS: '4', TURN_SECONDS: '20', DRAIN_SECONDS: '0' },
      },
    })
  })
  afterAll(() => stack[Symbol.asyncDispose]())
  const engines = ['chat-engine', 'chat-engine-2']
  const total = async (name: string, labels?: Record<string, string>) => {
    const found = await Promise.all(engines.map((engine) => samples(stack, engine, name, labels)))
    return found.flat().reduce((sum, value) => sum + value, 0)
  }
  const slow = async (student: Student) =>
    call(stack.url, student, 'POST', '/api/chat/send', { message: '!tokens 60\n!delay 50' })

  test('count turns by how they ended, and how long they took', async () => {
    const student = await stack.student()
    await send(stack.url, student, { message: '!say bir' })
    await send(stack.url, student, { message: '!say iki' })
    await send(stack.url, student, { message: '!fail 400' })
    await eventually('the turns', async () => (await total('yoldas_turns_total', { outcome: 'failed' })) === 1)
    expect(await total('yoldas_turns_total', { outcome: 'complete' })).toBe(2)
    expect(await total('yoldas_model_failures_total', { kind: 'refused' })).toBe(1)
    expect(await total('yoldas_turn_first_token_seconds_count')).toBe(2)
    expect(await total('yoldas_turn_seconds_count', { outcome: 'complete' })).toBe(2)
  })

  test('measure the agent, its model and its tools by the names of OpenTelemetry', async () => {
    const agent = { gen_ai_agent_name: 'yoldas' }
    const model = { gen_ai_operation_name: 'chat', gen_ai_request_model: 'stand-in', server_address: '127.0.0.1' }
    const count = (name: string, labels: Record<string, string>) => total(`gen_ai_${name}_count`, labels)
    const counted = async () => [
      await count('invoke_agent_duration_seconds', agent),
      await count('client_operation_duration_seconds', model),
      await count('client_operation_time_to_first_chunk_seconds', model),
      await count('client_token_usage', { ...model, gen_ai_token_type: 'input' }),
      await count('client_token_usage', { ...model, gen_ai_token_type: 'output' }),
    ]
    const [turns = 0, ...calls] = await counted()
    const tool = `!tool search_corpus {"query":"${mark}"}`
    await send(stack.url, await stack.student(), { message: `${mark}\n${tool}\n!say bulamadım` })
    await eventually('the end of the turn', async () => (await counted())[0] === turns + 1)
    // The model was asked twice: for the tool, and for the answer.
    expect(await counted()).toEqual([turns + 1, ...calls.map((number) => number + 2)])
    const executed = { ...agent, gen_ai_tool_name: 'search_corpus', gen_ai_tool_type: 'function' }
    expect(await count('execute_tool_duration_seconds', executed)).toBe(1)
    // Of the turn that failed before.
    expect(await count('invoke_agent_duration_seconds', { ...agent, error_type: 'refused' })).toBe(1)
    expect(await count('client_operation_duration_seconds', { ...model, error_type: 'refused' })).toBe(1)
  })

  test('measure requests by route, at the door and on the bus', async () => {
    const student = await stack.student()
    await call(stack.url, student, 'GET', '/api/chat/history')
    await call(stack.url, student, 'GET', `/api/${mark}`)
    const route = { method: 'GET', route: '/api/chat/history', status: '200' }
    expect(await sample(stack, 'gateway', 'yoldas_http_request_seconds_count', route)).toBe(1)
    expect(await sample(stack, 'gateway', 'yoldas_http_request_seconds_count', { status: '404' })).toBe(1)
    const subject = { subject: 'chat.history.v1', outcome: 'answered' }
    expect(await sample(stack, 'gateway', 'yoldas_bus_request_seconds_count', subject)).toBe(1)
    expect(await total('yoldas_bus_handler_seconds_count', subject)).toBe(1)
    const begun = { route: '/api/chat/send' }
    expect(await sample(stack, 'gateway', 'yoldas_stream_first_event_seconds_count', begun)).toBe(4)
    expect(await sample(stack, 'gateway', 'yoldas_streams_cut_total')).toBe(0)
    expect(await sample(stack, 'gateway', 'yoldas_jwks_age_seconds')).toBeGreaterThanOrEqual(0)
    expect(await sample(stack, 'profile-journey', 'process_cpu_seconds_total')).toBeGreaterThan(0)
    for (const part of ['profile-journey', 'chat-engine', 'companion-scheduler']) {
      await eventually('an empty outbox', async () => (await sample(stack, part, 'yoldas_outbox_lag_seconds')) === 0)
      expect(await sample(stack, part, 'yoldas_dead_letters')).toBe(0)
      expect(await sample(stack, part, 'yoldas_database_waiting')).toBe(0)
    }
    const everything = await Promise.all(
      Object.values(stack.internalUrls).map(async (url) => (await fetch(`${url}/metrics`)).text()),
    )
    expect(everything.join('')).not.toContain(mark)
    expect(everything.join('')).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/)
  })

  test('show what runs, what waits and who reads; a full engine is ready all the same', async () => {
    const streams = await Promise.all([1, 2, 3].map(async () => slow(await stack.student())))
    expect(await sample(stack, 'gateway', 'yoldas_live_streams')).toBe(3)
    await eventually('both engines to be full', async () => (await total('yoldas_running_turns')) === 2)
    expect(await total('yoldas_free_slots')).toBe(0)
    const [pgvector] = await stack.query(`SELECT extversion AS version FROM pg_extension WHERE extname = 'vector'`)
    for (const engine of engines)
      expect(await readiness(stack, engine)).toEqual({
        ...{ status: 200, headers: expect.any(Headers) },
        body: {
          ...{ state: 'ready', nats: true, streams: true, serving: true, database: true, postgres: true },
          slots: { free: 0, total: 1 },
          pgvector: pgvector?.version ?? null,
          retrieval: pgvector ? 'text and vectors' : 'text only',
        },
      })
    await eventually(
      'a turn that waits',
      async () => ((await sample(stack, 'chat-engine', 'yoldas_queue_age_seconds')) ?? 0) > 0.2,
    )
    await Promise.all(streams.map(allEvents))
    await eventually('nobody to read', async () => (await sample(stack, 'gateway', 'yoldas_live_streams')) === 0)
    // A stream ends a moment before its turn leaves its slot.
    await eventually('free slots', async () => (await total('yoldas_free_slots')) === 2)
    expect(await sample(stack, 'chat-engine', 'yoldas_queue_age_seconds')).toBe(0)
    // A slot is kept for a moment whenever the engine looks for a turn.
    await eventually('a free slot', async () => {
      return Slots.parse((await readiness(stack, 'chat-engine')).body).slots.free === 1
    })
  })

  test('count what was taken over from an engine that died', async () => {
    const response = await slow(await stack.student())
    const running = await eventually('the engine that has it', async () => {
      for (const engine of engines) if ((await sample(stack, engine, 'yoldas_running_turns')) === 1) return engine
      return undefined
    })
    const other = running === 'chat-engine' ? 'chat-engine-2' : 'chat-engine'
    await stack.parts[running]?.kill()
    await stack.query(
      `UPDATE chat.engine SET lease_until = clock_timestamp()
       WHERE id IN (SELECT engine_id FROM chat.turn WHERE state = 'running')`,
    )
    expect((await allEvents(response)).at(-1)?.event).toBe('done')
    expect(await sample(stack, other, 'yoldas_turn_takeovers_total')).toBe(1)
    await stack.restart(running)
  })

  const timed = async (path: string) => {
    const started = performance.now()
    const response = await fetch(`${stack.internalUrls['chat-engine']}${path}`)
    return { status: response.status, text: await response.text(), milliseconds: performance.now() - started }
  }

  test('come soon while Postgres hangs', async () => {
    const hanging = stack.query('BEGIN; LOCK TABLE chat.turn; SELECT pg_sleep(4); COMMIT')
    await eventually('the lock', async () => {
      const [lock] = await stack.query(
        `SELECT FROM pg_locks WHERE relation = 'chat.turn'::regclass AND granted AND mode = 'AccessExclusiveLock'`,
      )
      return lock !== undefined
    })
    const { status, text, milliseconds } = await timed('/metrics')
    expect(status).toBe(200)
    expect(text).toMatch(/^yoldas_queue_age_seconds nan$/im)
    expect(text).toMatch(/^yoldas_running_turns 0$/m)
    expect(milliseconds).toBeLessThan(3_000)
    await hanging
  })

  test('and probes come soon without Postgres', async () => {
    await stack.query(`ALTER DATABASE "${stack.database.name}" CONNECTION LIMIT 0`)
    await stack.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
      [stack.database.name],
    )
    const [ready, metrics, live] = await Promise.all([timed('/readyz'), timed('/metrics'), timed('/livez')])
    expect(ready).toMatchObject({ status: 503, text: expect.stringContaining('"postgres":false') })
    expect(metrics).toMatchObject({ status: 200, text: expect.stringMatching(/^yoldas_queue_age_seconds nan$/im) })
    expect(live).toMatchObject({ status: 200, text: '{"status":"ok"}' })
    for (const { milliseconds } of [ready, metrics, live]) expect(milliseconds).toBeLessThan(3_000)
  })
})
