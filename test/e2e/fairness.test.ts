import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { pause } from '@yoldas/time'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { call, send } from '../client.ts'
import { type Stack, type Student, startStack } from '../stack.ts'

// A send that finds no place for its turn waits for 8 s.
vi.setConfig({ testTimeout: 90_000 })

let stack: Stack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack[Symbol.asyncDispose]())

/** Students with a conversation: the gateway has seen their tokens. */
async function known(): Promise<Student> {
  const student = await stack.student()
  await send(stack.url, student, { message: '!say merhaba' })
  return student
}

/** The status alone: what comes after it is not read. */
async function statusOf(method: string, student: Student | null, path: string, body?: unknown): Promise<number> {
  const response = await call(stack.url, student, method, path, body)
  await response.body?.cancel()
  return response.status
}

const read = async (student: Student | null, path: string) => {
  const response = await call(stack.url, student, 'GET', path)
  await response.text()
  return response.status
}

/** What other students, two requests at a time each, are answered while somebody does this. */
async function bystandersDuring(attack: () => Promise<unknown>): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  const others = await Promise.all([known(), known(), known()])
  let over = false
  const ask = async (student: Student, path: string) => {
    while (!over) {
      const answered = `${path} ${await read(student, path)}`
      answers.set(answered, (answers.get(answered) ?? 0) + 1)
      await pause(5)
    }
  }
  const asking = others.flatMap((student) => [
    ask(student, '/api/chat/history'),
    ask(student, '/api/me'),
    ask(student, '/api/chat/scheduled'),
  ])
  await attack().finally(() => {
    over = true
  })
  await Promise.all(asking)
  return answers
}

function expectNobodyRefused(answers: Map<string, number>) {
  expect([...answers.keys()].sort()).toEqual(['/api/chat/history 200', '/api/chat/scheduled 200', '/api/me 200'])
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('1,000 sends at once of one student fail nobody else', async () => {
  const student = await known()
  const answers = await bystandersDuring(async () => {
    const statuses = await times(1_000, () => statusOf('POST', student, '/api/chat/send', { message: '!say evet' }))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })
  expectNobodyRefused(answers)
})

/** `ask` resolves when a question on this connection is answered. */
async function openConnection({ token }: Student) {
  const { hostname, port } = new URL(stack.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => {})
  const ask = async () => {
    const answered = once(socket, 'data')
    socket.write(`GET /api/nothing HTTP/1.1\r\nhost: yoldas\r\nauthorization: Bearer ${token}\r\n\r\n`)
    const [data] = await answered
    expect(String(data)).toMatch(/^HTTP\/1\.1 404 /)
  }
  return { ask, [Symbol.dispose]: () => void socket.destroy() }
}

test.each([
  ['on connections that are open', true],
  ['on connections of their own', false],
])(
  'who comes last of 300 requests that arrive together %s is answered early, when all others are of one student',
  async (_how, isOpen) => {
    await using connections = new AsyncDisposableStack()
    const open = async (student: Student) => {
      const connection = connections.use(await openConnection(student))
      if (isOpen) await connection.ask()
      return connection
    }
    const [crowd, other] = await Promise.all([known(), known()])
    const gateway = stack.parts.gateway?.pid ?? 0
    if (!isOpen) process.kill(gateway, 'SIGSTOP')
    const crowding = await times(300, () => open(crowd))
    const last = await open(other)
    process.kill(gateway, 'SIGSTOP')
    let answered = 0
    const asked = crowding.map(({ ask }) => ask().then(() => (answered += 1)))
    const before = last.ask().then(() => answered)
    process.kill(gateway, 'SIGCONT')
    expect(await before).toBeLessThan(150)
    await Promise.all(asked)
  },
)

test('200 requests at once with a token that nobody has seen are one question to profile-journey', async () => {
  const resolved = async () => {
    const metrics = await (await fetch(`${stack.internalUrls['profile-journey']}/metrics`)).text()
    return Number(/^yoldas_bus_handler_seconds_count\{.*profile\.resolve\.v1.*\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
  }
  const student = await stack.student()
  const before = await resolved()
  const statuses = await times(200, () => read(student, '/api/chat/history'))
  expect(new Set(statuses)).toEqual(new Set([200]))
  // A connection that is accepted late finds the token seen.
  expect(await resolved()).toBe(before + 1)
})

test('100 connections with one clientId fail nobody else, and store one message', async () => {
  const student = await known()
  const body = { message: '!say bir', clientId: randomUUID() }
  const answers = await bystandersDuring(async () => {
    for (let round = 0; round < 5; round++) await times(100, () => statusOf('POST', student, '/api/chat/send', body))
  })
  expectNobodyRefused(answers)
  const stored = await stack.query('SELECT count(*)::int AS n FROM chat.turn WHERE client_id = $1', [body.clientId])
  expect(stored).toEqual([{ n: 1 }])
})

test('50 exports at once of a long conversation fail nobody else', async () => {
  const student = await known()
  await stack.query(
    `INSERT INTO chat.message (id, student_key, position, turn_id, turn_index, role, origin, content)
     SELECT gen_random_uuid(), m.student_key, 1000 + n, m.turn_id, m.turn_index, 'assistant', 'chat', repeat('uzun ', 400)
     FROM generate_series(1, 2000) AS n, chat.message AS m
     WHERE m.role = 'user' AND m.student_key = (SELECT student_key FROM profile.student WHERE sub = $1)`,
    [student.sub],
  )
  const answers = await bystandersDuring(async () => {
    const statuses = await times(50, () => read(student, '/api/me/export'))
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
  })
  expectNobodyRefused(answers)
})

test('exports whose readers left at any point make room for the next', async () => {
  const student = await known()
  const leave = async (milliseconds: number) => {
    const headers = { authorization: `Bearer ${student.token}` }
    const signal = AbortSignal.timeout(milliseconds)
    await fetch(`${stack.url}/api/me/export`, { headers, signal }).catch(() => {})
  }
  for (let round = 0; round < 3; round++) await times(20, (index) => leave(1 + index))
  expect(await read(student, '/api/me/export')).toBe(200)
})

test('/health, asked 3,000 times by nobody in particular, fails nobody', async () => {
  const answers = await bystandersDuring(async () => {
    const statuses = await times(3_000, () => read(null, '/health'))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
  expectNobodyRefused(answers)
})
