import { once } from 'node:events'
import { createServer as createPlain } from 'node:http'
import { createServer, type ServerHttp2Session } from 'node:http2'
import { type AddressInfo, createServer as createSilent, type Server, type Socket } from 'node:net'
import type { Writable } from 'node:stream'
import { eventually } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { expect, test } from 'vitest'
import { startProvider } from '../test/provider.ts'
import { type Asking, connectOrigin } from './origin.ts'

const asking: Asking = { method: 'POST', path: '/send', headers: { 'content-type': 'text/plain' }, body: 'Merhaba' }

async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Of TCP: `address` may be a path's otherwise.
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** A server of HTTP/2 alone that lets so many streams be open at once, and answers when it is asked to. */
async function startMultiplexed(maxConcurrentStreams: number) {
  const sessions: ServerHttp2Session[] = []
  const waiting: Array<() => void> = []
  let most = 0
  const server = createServer({ settings: { maxConcurrentStreams } })
  server.on('session', (session) => {
    session.on('error', () => {})
    sessions.push(session)
  })
  server.on('stream', (stream) => {
    stream.on('error', () => {})
    waiting.push(() => {
      if (stream.destroyed) return
      stream.respond({ ':status': 200 })
      stream.end('taken')
    })
    most = Math.max(most, waiting.length)
  })
  return {
    url: await listen(server),
    sessions,
    waiting: () => waiting.length,
    most: () => most,
    answer: () => {
      for (const answer of waiting.splice(0)) answer()
    },
    [Symbol.dispose]: () => {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}

test('an origin is asked by HTTP/2, all requests over one connection', async () => {
  await using provider = await startProvider(() => ({ body: 'taken' }))
  const origin = connectOrigin(provider.url)
  const answers = await Promise.all(Array.from({ length: 20 }, () => origin.ask(asking, 5_000)))
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ status: 200, text: 'taken', retryAfterSeconds: 0 })))
  expect(new Set(provider.asked.map(({ protocol }) => protocol))).toEqual(new Set(['2']))
  expect(provider.asked[0]).toMatchObject({ path: '/send', body: 'Merhaba' })
})

test('an origin whose address has a path is asked below it', async () => {
  await using provider = await startProvider(() => ({}))
  await connectOrigin(`${provider.url}/proxy`).ask(asking, 5_000)
  expect(provider.asked.map(({ path }) => path)).toEqual(['/proxy/send'])
})

test('an origin that speaks HTTP/1.1 alone is asked by that', async () => {
  const server = createPlain((request, response) => request.resume().on('end', () => response.end('taken')))
  const origin = connectOrigin(await listen(server))
  const answers = await Promise.all(Array.from({ length: 5 }, () => origin.ask(asking, 5_000)))
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 200, text: 'taken', retryAfterSeconds: 0 })))
  server.close()
  server.closeAllConnections()
})

/** Writes until nobody reads any more. */
function flood(answer: Writable): void {
  const page = Buffer.alloc(2 ** 16, 'a')
  const write = () => {
    while (!answer.destroyed && answer.write(page));
  }
  answer.on('error', () => {}).on('drain', write)
  write()
}

test.each([
  [
    '1.1',
    (left: () => void) =>
      createPlain((_request, response) => flood(response.on('close', left).writeHead(503, { 'retry-after': '7' }))),
  ],
  [
    '2',
    (left: () => void) =>
      createServer().on('stream', (stream) => {
        stream.on('close', left).respond({ ':status': 503, 'retry-after': '7' })
        flood(stream)
      }),
  ],
])('an answer by HTTP/%s that does not end is read to its bound, and left', async (_protocol, start) => {
  const left = Promise.withResolvers<void>()
  const server = start(left.resolve)
  const received = await connectOrigin(await listen(server)).ask(asking, 5_000)
  expect(received).toMatchObject({ status: 503, retryAfterSeconds: 7 })
  expect('text' in received && received.text.length).toBeLessThan(2 ** 20)
  await left.promise
  server.close()
})

test('no request waits in a connection whose streams are taken: another one is opened', async () => {
  using server = await startMultiplexed(3)
  const origin = connectOrigin(server.url)
  const asked = Array.from({ length: 7 }, () => origin.ask(asking, 5_000))
  await eventually('all to be asked', () => server.waiting() === 7)
  expect(server.sessions).toHaveLength(3)
  server.answer()
  expect(await Promise.all(asked)).toMatchObject(Array.from({ length: 7 }, () => ({ status: 200 })))
})

test('nothing is sent once its time to begin has passed, however long a connection took', async () => {
  using server = await startMultiplexed(10)
  expect(await connectOrigin(server.url).ask(asking, 5_000, deadlineIn(0))).toMatchObject({ code: 'NOT_BEGUN' })
  expect(server.most()).toBe(0)
})

test('an origin that is silent from the start keeps nobody for longer than they wait, nor those after it', async () => {
  const accepted: Socket[] = []
  const server = createSilent((socket) => accepted.push(socket))
  const origin = connectOrigin(await listen(server))
  expect(await origin.ask(asking, 100)).toMatchObject({ code: 'TIMEOUT' })
  const next = origin.ask(asking, 30_000)
  // Another connection, by HTTP/1.1, when the first is given up.
  await eventually('another connection', () => accepted.length === 2)
  accepted[1]?.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\ntaken')
  expect(await next).toMatchObject({ status: 200, text: 'taken' })
  server.close()
  for (const socket of accepted) socket.destroy()
})

test('a connection that is lost loses its requests alone: the next one is made on another', async () => {
  using server = await startMultiplexed(10)
  const origin = connectOrigin(server.url)
  const lost = origin.ask(asking, 5_000)
  await eventually('the first to be asked', () => server.waiting() === 1)
  server.sessions[0]?.socket.destroy()
  expect(await lost).toMatchObject({ outcome: 'again', status: null })
  server.answer()
  const next = origin.ask(asking, 5_000)
  await eventually('the next to be asked', () => server.waiting() === 1)
  server.answer()
  expect(await next).toMatchObject({ status: 200 })
  expect(server.sessions).toHaveLength(2)
})

test('a connection that the server is closing gets no further request, and its open ones are answered', async () => {
  using server = await startMultiplexed(10)
  const origin = connectOrigin(server.url)
  const first = origin.ask(asking, 5_000)
  await eventually('the first to be asked', () => server.waiting() === 1)
  const [session] = server.sessions
  session?.goaway()
  await new Promise<void>((resolve) => session?.ping(() => resolve()))
  const second = origin.ask(asking, 5_000)
  await eventually('the second to be asked', () => server.waiting() === 2)
  expect(server.sessions).toHaveLength(2)
  server.answer()
  expect(await Promise.all([first, second])).toMatchObject([{ status: 200 }, { status: 200 }])
})

test('a connection on which an answer did not come in time takes no more requests', async () => {
  using server = await startMultiplexed(10)
  const origin = connectOrigin(server.url)
  const first = origin.ask(asking, 5_000)
  await eventually('the first to be asked', () => server.waiting() === 1)
  server.answer()
  expect(await first).toMatchObject({ status: 200 })
  expect(await origin.ask(asking, 100)).toMatchObject({ code: 'TIMEOUT', message: 'no answer in time' })
  const next = origin.ask(asking, 5_000)
  await eventually('another connection', () => server.sessions.length === 2)
  // All that reach the server are answered: the one that timed out may do so before the next, later or never.
  const answering = setInterval(server.answer, 5)
  expect(await next).toMatchObject({ status: 200 })
  clearInterval(answering)
})
