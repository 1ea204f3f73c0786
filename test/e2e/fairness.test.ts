import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { bystandersDuring, expectNobodyRefused, known, read, statusOf, times } from '../support/bystanders.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'

// A send whose turn cannot be accepted waits for 8 s.
let stack: Stack
beforeAll(async () => {
  stack = await sharedStack()
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
    const [crowd, other] = await Promise.all([known(stack), known(stack)])
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
  const statuses = await times(200, () => read(stack, student, '/api/chat/history'))
  expect(new Set(statuses)).toEqual(new Set([200]))
  // A connection that is accepted late finds the token seen.
  expect(await resolved()).toBe(before + 1)
})

test('100 connections with one clientId fail nobody else, and store one message', async () => {
  const student = await known(stack)
  const body = { message: '!say bir', clientId: randomUUID() }
  const answers = await bystandersDuring(stack, async () => {
    await times(100, () => statusOf(stack, 'POST', student, '/api/chat/send', body))
  })
  expectNobodyRefused(answers)
  const stored = await stack.query('SELECT count(*)::int AS n FROM chat.turn WHERE client_id = $1', [body.clientId])
  expect(stored).toEqual([{ n: 1 }])
})

test('exports whose readers left at any point make room for the next', async () => {
  const student = await known(stack)
  const leave = async (milliseconds: number) => {
    const headers = { authorization: `Bearer ${student.token}` }
    const signal = AbortSignal.timeout(milliseconds)
    await fetch(`${stack.url}/api/me/export`, { headers, signal }).catch(() => {})
  }
  for (let round = 0; round < 3; round++) await times(20, (index) => leave(1 + index))
  expect(await read(stack, student, '/api/me/export')).toBe(200)
})
