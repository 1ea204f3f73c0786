import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eventually, testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProxy, type TcpProxy } from '../chaos/proxy.ts'
import { allEvents, answer, call, readHistory, send } from '../support/client.ts'
import { inBundle } from '../support/programs.ts'
import { type Stack, type Student, startStack } from '../support/stack.ts'

const engines = ['chat-engine', 'chat-engine-2'] as const

let stack: Stack
/** Between each engine and Postgres. */
let links: Record<(typeof engines)[number], TcpProxy>
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  const link = async () => opened.use(await startProxy({ target: database.urls['chat-engine'] }))
  links = { 'chat-engine': await link(), 'chat-engine-2': await link() }
  const env = (name: (typeof engines)[number]) => ({
    DATABASE_URL: links[name].url,
    MODEL_NAME: name,
    // Long enough for an engine to be given its database back after the other.
    LEASE_SECONDS: '60',
  })
  stack = opened.use(
    await startStack({
      database,
      replicas: { 'chat-engine': 2, 'companion-scheduler': 0, notifier: 0 },
      env: { 'chat-engine': env('chat-engine'), 'chat-engine-2': env('chat-engine-2') },
    }),
  )
})
afterAll(() => opened.disposeAsync())

/** An engine that was just let go may leave its queue group for a moment, until it has seen that Postgres answers. */
const messagesOf = (student: Student) =>
  eventually('a history that is answered', async () => {
    const { status, body } = await readHistory(stack.url, student)
    return status === 200 && body.messages.map(({ content }: { content: string }) => content)
  })

/** A student who has a conversation, and its key. */
async function known() {
  const student = await stack.student()
  await send(stack.url, student, { message: '!say tamam' })
  const [row] = await stack.query('SELECT student_key FROM profile.student WHERE sub = $1', [student.sub])
  return { student, studentKey: String(row?.student_key) }
}

const refusedSend = async (student: Student) => {
  const { status } = await answer(call(stack.url, student, 'POST', '/api/chat/send', { message: 'boşa' }))
  expect(status).toBe(503)
}

/** After this nothing of what was refused can be on its way any more: what is sent now is stored behind it. */
async function expectNothingLate(student: Student) {
  await eventually('a send that is stored', async () => {
    const response = await call(stack.url, student, 'POST', '/api/chat/send', { message: '!say sonra' })
    await response.text()
    return response.status === 200
  })
  await eventually('engines that do nothing', async () => {
    const busy = await stack.query(
      "SELECT FROM pg_stat_activity WHERE usename = 'chat_engine' AND datname = current_database() AND state <> 'idle'",
    )
    return busy.length === 0
  })
  expect(await messagesOf(student)).toEqual(['!say tamam', 'tamam', '!say sonra', 'sonra'])
}

// Two that leave the others alone, and wait.
test.concurrent('a service that NATS does not let serve ends, to be started again', async () => {
  const { command, args } = await inBundle('services/profile-journey/main.ts')
  const service = spawn(command, args, {
    stdio: 'ignore',
    env: {
      HOST: '127.0.0.1',
      INTERNAL_PORT: '0',
      DATABASE_URL: stack.database.urls['profile-journey'],
      // Who may listen to none of its requests.
      NATS_URL: stack.nats.urlFor('gateway'),
      ERASURE_KEY: 'the erasure key of the tests, of 32 and more',
    },
  })
  try {
    const [code] = await once(service, 'exit')
    expect(code).toBe(1)
  } finally {
    service.kill('SIGKILL')
  }
})

test.concurrent('a send that waits for its conversation gets its 503, and is not stored when the way is free', async () => {
  const { student, studentKey } = await known()
  const holder = new pg.Client({ connectionString: stack.database.url })
  await holder.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT FROM chat.conversation WHERE student_key = $1 FOR UPDATE', [studentKey])
  await refusedSend(student)
  await holder.query('ROLLBACK')
  await holder.end()
  await expectNothingLate(student)
})

test('a send that Postgres did not answer gets its 503, and is not stored when Postgres goes on', async () => {
  const { student } = await known()
  for (const link of Object.values(links)) link.blackHole(true)
  await refusedSend(student)
  for (const link of Object.values(links)) link.heal()
  await expectNothingLate(student)
})

test('a send that reaches its engines when nobody waits for it any more is not stored', async () => {
  const { student } = await known()
  const pids = engines.map((name) => stack.parts[name]?.pid ?? 0)
  for (const pid of pids) process.kill(pid, 'SIGSTOP')
  await refusedSend(student)
  for (const pid of pids) process.kill(pid, 'SIGCONT')
  await expectNothingLate(student)
})

const served = async (engine: string) => {
  const metrics = await (await fetch(`${stack.internalUrls[engine]}/metrics`)).text()
  const counts = metrics.matchAll(/^yoldas_bus_handler_seconds_count\{.*subject="chat\.history\.v1".*\} (\d+)$/gm)
  return [...counts].reduce((total, [, count]) => total + Number(count), 0)
}
const isAsked = async (engine: string) =>
  (await answer(fetch(`${stack.internalUrls[engine]}/readyz`))).body.serving === true

test('an engine cut off from Postgres is not asked until it has it back, and nobody notices', async () => {
  const { student } = await known()
  const ask = () => readHistory(stack.url, student)
  links['chat-engine'].blackHole(true)
  await eventually('that it leaves', async () => !(await isAsked('chat-engine')))
  await eventually('that the bus knows', async () => {
    const before = await served('chat-engine')
    for (let asked = 0; asked < 10; asked++) await ask()
    return (await served('chat-engine')) === before
  })
  const before = await served('chat-engine')
  const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await ask()).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await served('chat-engine')).toBe(before)
  links['chat-engine'].heal()
  await eventually('that it is asked again', async () => {
    await ask()
    return (await served('chat-engine')) > before
  })
})

test('a turn that outlives its lease while Postgres is away goes on, and is asked of the model once', async () => {
  const { student, studentKey } = await known()
  const message = `!tokens 100\n!delay 20\n${randomUUID()}`
  const response = await call(stack.url, student, 'POST', '/api/chat/send', { message })
  const askers = () =>
    stack.model.requests().flatMap((request) => {
      const asked = JSON.stringify(request)
      return asked.includes(message.slice(-36)) ? engines.filter((name) => asked.includes(`"model":"${name}"`)) : []
    })
  const runner = await eventually('the model to be asked', () => askers()[0])
  const failedJobs = async (engine: string) => (await stack.logs(engine)).split('"job":"resumeTurns"').length
  const before = await Promise.all(engines.map(failedJobs))
  for (const link of Object.values(links)) {
    link.reset()
    link.blackHole(true)
  }
  await eventually('engines that know', async () => {
    const now = await Promise.all(engines.map(failedJobs))
    return now.every((count, nth) => count > (before[nth] ?? 0))
  })
  await stack.query(
    `UPDATE chat.engine SET lease_until = now() - interval '1 second'
     WHERE id = (SELECT engine_id FROM chat.turn WHERE student_key = $1 AND state = 'running')`,
    [studentKey],
  )
  // The other has Postgres back first, and sees a lease that has run out.
  for (const name of engines) if (name !== runner) links[name].heal()
  const other = await stack.student()
  await eventually('an answer to somebody else', async () => {
    const sent = await call(stack.url, other, 'POST', '/api/chat/send', { message: '!say tamam' })
    return sent.status === 200 && (await allEvents(sent)).at(-1)?.event === 'done'
  })
  links[runner].heal()
  const events = await allEvents(response)
  expect(events.at(-1)?.event).toBe('done')
  expect(events.filter(({ event }) => event === 'restart')).toEqual([])
  expect(askers()).toEqual([runner])
})
