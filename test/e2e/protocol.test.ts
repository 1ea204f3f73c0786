import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Stack, type Student, startStack } from '../stack.ts'
import { exchange, say } from '../wire.ts'

let stack: Stack
/** Begun first: they take as long as the gateway has patience. */
let slow: Promise<Array<{ said: string; seconds: number }>>
beforeAll(async () => {
  stack = await startStack()
  slow = Promise.all((await slowClients()).map(beSlow))
})
afterAll(() => stack[Symbol.asyncDispose]())

/** Of a body as a whole, and nothing about the inside of the service. */
const refusal = {
  error: 'invalid request',
  issues: [{ path: '', message: expect.stringMatching(/^[\w .,:;'"’()/+*-]+$/) }],
}

describe('what is not offered is 404', () => {
  const notFound = { status: 404, body: '{"error":"not found"}' }
  const asked = (student: Student, method: string, path: string) =>
    exchange(stack.url, { method, path, headers: { authorization: `Bearer ${student.token}` } })

  test.each([
    '/',
    '/nope',
    '/health/',
    '/API/me',
    '//api/me',
    '/docs/static/nope.js',
    '/openapi.json/',
    '/.env',
    '/api',
    '/api/',
    '/api/nope',
    '/api/me/',
    '/api/%',
  ])('at %s', async (path) => expect(await asked(await stack.student(), 'GET', path)).toMatchObject(notFound))

  test.each([
    ['POST', '/health'],
    ['TRACE', '/health'],
    ['DELETE', '/openapi.json'],
    ['POST', '/api/me'],
    ['PUT', '/api/profile'],
    ['GET', '/api/profile'],
    ['GET', '/api/chat/send'],
    ['DELETE', '/api/chat/history'],
    ['OPTIONS', '/api/me'],
    ['PROPFIND', '/api/me'],
  ])('as %s %s', async (method, path) => {
    expect(await asked(await stack.student(), method, path)).toMatchObject(notFound)
  })

  const segments = [
    '%ff',
    '%zz',
    '%',
    '%00',
    '%C4',
    '..%2f..%2fhealth',
    '%2e%2e',
    '*',
    '>',
    '%F0%9F%98%80',
    'x'.repeat(5_000),
  ]
  test.each(segments.map((segment) => [segment.slice(0, 20), segment]))(
    'or 400 where a path has %s',
    async (_name, segment) => {
      const student = await stack.student()
      const unknown = await asked(student, 'GET', `/api/${segment}`)
      expect(unknown).toMatchObject(notFound)
      const { status, body } = await asked(student, 'GET', `/api/chat/turns/${segment}/stream`)
      expect(status).toBe(400)
      expect(JSON.parse(body)).toMatchObject({ error: 'invalid request', issues: [{ path: 'turnId' }] })
    },
  )
})

test.each(['/health', '/api/me', '/api/chat/history', '/openapi.json'])(
  'HEAD %s is GET without the body',
  async (path) => {
    const headers = { authorization: `Bearer ${(await stack.student()).token}` }
    const head = await exchange(stack.url, { method: 'HEAD', path, headers })
    const get = await exchange(stack.url, { path, headers })
    expect(get).toMatchObject({ status: 200, body: expect.stringMatching(/./) })
    expect(head).toEqual({ ...get, body: '' })
  },
)

describe('what is no HTTP gets a 400 and is hung up on:', () => {
  test.each<[string, string | Uint8Array]>([
    ['text', 'merhaba\r\n\r\n'],
    ['TLS', Uint8Array.of(0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...new Uint8Array(64))],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown version', 'GET /health HTTP/7.3\r\nHost: x\r\n\r\n'],
    ['an unknown method', 'FETCH /health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a NUL in a header', 'GET /health HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
    ['a header of 100 KB', `GET /health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a length that is none', 'POST /api/chat/send HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['two lengths', 'POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('%s', async (_name, bytes) => {
    const said = await say(stack.url, bytes)
    expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toEqual(refusal)
  })
})

test('who sends headers or a body too slowly is cut after 15 s', async () => {
  for (const { said, seconds } of await slow) {
    expect(said).toMatch(/^(HTTP\/1\.1 400 |$)/)
    expect(seconds).toBeGreaterThan(14)
    expect(seconds).toBeLessThan(18)
  }
})

/** What each sends at first; then it adds a byte each second. */
async function slowClients(): Promise<string[]> {
  const head = `POST /api/chat/send HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${(await stack.student()).token}\r\n`
  const typed = `${head}Content-Type: application/json\r\n`
  return [
    'GET /health HTTP/1.1\r\nHost: x',
    `${typed}Content-Length: 100\r\n\r\n{`,
    `${typed}Transfer-Encoding: chunked\r\n\r\n64\r\n{`,
  ]
}

async function beSlow(bytes: string) {
  const began = performance.now()
  const said = await say(stack.url, bytes, (socket) => {
    const dripping = setInterval(() => socket.write('x'), 1_000)
    socket.on('close', () => clearInterval(dripping))
  })
  return { said, seconds: (performance.now() - began) / 1000 }
}
