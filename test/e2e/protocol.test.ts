import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, call } from '../support/client.ts'
import { type Stack, type Student, sharedStack } from '../support/stack.ts'
import { exchange, header, say } from '../support/wire.ts'

const maxSockets = 20

let stack: Stack
/** A gateway that has few connections to give away. */
let crowded: string
type Heard = { said: string; seconds: number }
/** Begun first: they take as long as the gateway waits. */
let slow: Promise<Heard[]>
let silent: Promise<Heard>
let slowBehindStream: Promise<Heard>
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  stack = await sharedStack()
  crowded = opened.use(await stack.startGateway({ MAX_SOCKETS: String(maxSockets) })).url
  slow = Promise.all((await slowClients()).map(beSlow))
  silent = hear('')
  slowBehindStream = hear(`${await sending('!tokens 170\n!delay 100')}GET /health HTTP/1.1\r\nHost: x`)
})
afterAll(() => opened.disposeAsync())

/** Of a body as a whole, and nothing about the inside of the service. */
const refusal = {
  error: 'invalid request',
  issues: [{ path: '', message: expect.stringMatching(/^[\w .,:;'"’()/+*-]+$/) }],
}

describe('what is not offered is 404', () => {
  const marked = expect.arrayContaining(['x-yoldas: 1'])
  const notFound = { status: 404, headers: marked, body: '{"error":"not found"}' }
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
    const student = await stack.student()
    await eventually(
      'the notice',
      async () => (await answer(call(stack.url, student, 'GET', '/api/chat/history'))).body.messages.length > 0,
    )
    const headers = { authorization: `Bearer ${student.token}` }
    const head = await exchange(stack.url, { method: 'HEAD', path, headers })
    const get = await exchange(stack.url, { path, headers })
    expect(get).toMatchObject({ status: 200, body: expect.stringMatching(/./) })
    expect(head).toEqual({ ...get, body: '' })
  },
)

describe('bytes that are not HTTP get a 400 and are hung up on:', () => {
  test.each<[string, string | Uint8Array]>([
    ['text', 'merhaba\r\n\r\n'],
    ['TLS', Uint8Array.of(0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...new Uint8Array(64))],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an unknown version', 'GET /health HTTP/7.3\r\nHost: x\r\n\r\n'],
    ['an unknown method', 'FETCH /health HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a NUL in a header', 'GET /health HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
    ['a header of 100 KB', `GET /health HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['a malformed length', 'POST /api/chat/send HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
    ['two lengths', 'POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    [
      'a length and chunks',
      'POST /health HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'a malformed chunk',
      'POST /api/notifications/reply HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    ],
  ])('%s', async (_name, bytes) => expectRefusal(await say(stack.url, bytes)))
})

function expectRefusal(said: string) {
  expect(said).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  for (const line of secureHeaders) expect(said).toMatch(line)
  expect(JSON.parse(said.slice(said.indexOf('\r\n\r\n')))).toEqual(refusal)
}

const secureHeaders = [
  /^content-security-policy: default-src 'none'/im,
  /^referrer-policy: no-referrer\r$/im,
  /^strict-transport-security: max-age=\d{7,}/im,
  /^x-content-type-options: nosniff\r$/im,
  /^x-frame-options: /im,
  /^x-yoldas: 1\r$/im,
  /^content-type: application\/json; charset=utf-8\r$/im,
]

describe('a head that Node would refuse by itself gets our answer:', () => {
  test('none names the host', async () => {
    const said = await say(stack.url, 'GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n')
    expectRefusal(said)
  })

  test('an expectation that nobody has', async () => {
    const said = await say(stack.url, 'GET /health HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n')
    expect(said).toMatch(/^HTTP\/1\.1 417 Expectation Failed\r\n/)
    for (const line of secureHeaders) expect(said).toMatch(line)
    expect(said).toMatch(/\{"error":"expectation failed"\}/)
  })
})

/** A send as bytes; its answer is a stream. */
async function sending(message: string): Promise<string> {
  const body = JSON.stringify({ message })
  const { token } = await stack.student()
  return [
    'POST /api/chat/send HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n')
}

describe('bytes that are not HTTP and come', () => {
  const get = 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n'
  const nonsense = 'merhaba\r\n\r\n'
  const heads = (said: string) => said.match(/HTTP\/1\.1 \d+/g)

  test('behind a request gets its 400 after the whole answer', async () => {
    const said = await say(stack.url, get + nonsense)
    expect(heads(said)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    const [answer = '', refused = ''] = said.split(/(?=HTTP\/1\.1 400)/)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ version: '1.0.0' })
    expectRefusal(refused)
  })

  test('behind two requests gets it after both answers', async () => {
    const said = await say(stack.url, get + get + nonsense.repeat(3))
    expect(heads(said)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 400'])
  })

  test('behind an answer gets it at once', async () => {
    const said = await say(stack.url, get, (socket) => socket.once('data', () => socket.write(nonsense)))
    expect(heads(said)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })

  test.each([
    ['with a request for a stream', (bytes: string) => say(stack.url, bytes + nonsense)],
    [
      'while a stream is under way',
      (bytes: string) =>
        say(stack.url, bytes, (socket) => {
          socket.once('data', () => socket.write(nonsense))
        }),
    ],
  ])('%s gets nothing: the stream ends as ever, then the connection closes', async (_name, ask) => {
    expectWholeStream(await ask(await sending('!tokens 20\n!delay 20')))
  })

  test('too slowly behind a stream gets nothing either', async () => {
    const { said, seconds } = await slowBehindStream
    expectWholeStream(said)
    expect(seconds).toBeGreaterThan(15)
  })

  function expectWholeStream(said: string) {
    expect(heads(said)).toEqual(['HTTP/1.1 200'])
    expect(said).toMatch(/\r\nevent: done\n|\nevent: done\n/)
    expect(said).toMatch(/\n\n\r\n0\r\n\r\n$/)
  }
})

describe('of more connections than a gateway serves', () => {
  test('the next are asked to come again, those beyond are closed, and all is well when others have gone', async () => {
    const { hostname, port } = new URL(crowded)
    const open = async (count: number) =>
      await Promise.all(
        Array.from({ length: count }, async () => {
          const socket = connect(Number(port), hostname)
          socket.on('error', () => {})
          await once(socket, 'connect')
          return socket
        }),
      )
    const ask = () => exchange(crowded, { path: '/api/me', headers: { connection: 'close' } })
    const served = await open(maxSockets)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 503, body: '{"error":"unavailable"}' })
    expect(header(refused, 'retry-after')).toBe('1')
    expect(header(refused, 'connection')).toBe('close')
    expect(header(refused, 'x-content-type-options')).toBe('nosniff')
    expect(header(refused, 'x-yoldas')).toBe('1')
    const waiting = await open(1_000)
    const [socket] = await open(1)
    expect(socket).toBeDefined()
    if (socket) await eventually('its end', () => socket.destroyed || socket.readableEnded)
    for (const each of [...served, ...waiting]) each.destroy()
    await eventually('an answer', async () => (await ask()).status === 401)
  })
})

test('who sends headers or a body too slowly is cut after 15 s', async () => {
  for (const { said, seconds } of await slow) {
    expect(said).toMatch(/^(HTTP\/1\.1 400 |$)/)
    expect(seconds).toBeGreaterThan(14)
    expect(seconds).toBeLessThan(18)
  }
})

test('who sends nothing at all is cut after 10 s', async () => {
  const { said, seconds } = await silent
  expect(said).toBe('')
  expect(seconds).toBeGreaterThan(9)
  expect(seconds).toBeLessThan(14)
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

const beSlow = (bytes: string) =>
  hear(bytes, (socket) => {
    const dripping = setInterval(() => socket.write('x'), 1_000)
    socket.on('close', () => clearInterval(dripping))
  })

async function hear(...asked: [bytes: string, during?: (socket: Socket) => void]): Promise<Heard> {
  const began = performance.now()
  const said = await say(stack.url, ...asked)
  return { said, seconds: (performance.now() - began) / 1000 }
}
