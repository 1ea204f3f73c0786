import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type RequestListener, request, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { Connection, wrapConnections } from './connections.ts'
import { type EventStream, eventStreams } from './sse.ts'

/** Of what comes in milliseconds, but on a busy machine. */
const limit = { timeout: 15_000 }

type Started = AsyncDisposable & { server: Server; port: number; url: string; sockets: Set<Socket> }

async function start(serve: RequestListener): Promise<Started> {
  const server = createServer(serve)
  wrapConnections(server)
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    port,
    url: `http://127.0.0.1:${port}`,
    sockets,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const echo: RequestListener = (request, response) => {
  response.writeHead(200, { address: `${request.socket.remoteAddress}` })
  request.pipe(response)
}

/** By a connection that is kept. */
async function send(url: string, agent: Agent, method = 'GET', body = ''): Promise<IncomingMessage> {
  const sent = request(url, { agent, method }).end(body)
  return (await once(sent, 'response'))[0]
}

const ask = (path = '/', more = '') => `GET ${path} HTTP/1.1\r\nhost: here\r\n${more}\r\n`

test('large bodies go both ways, request after request of a connection', async () => {
  await using started = await start(echo)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = 'ş'.repeat(200_000)
  for (let nth = 0; nth < 3; nth += 1) {
    const answer = await send(started.url, agent, 'POST', body)
    expect(answer.headers.address).toBe('127.0.0.1')
    expect((await text(answer)) === body).toBe(true)
  }
  expect(started.sockets.size).toBe(1)
})

test('an answer waits for a reader who reads nothing, and is whole when they do', async () => {
  const most = { waiting: 0 }
  await using started = await start((_request, response) => {
    const write = (left: number): void => {
      if (left === 0) return void response.end()
      most.waiting = Math.max(most.waiting, response.writableLength)
      if (response.write('x'.repeat(50_000))) write(left - 1)
      else response.once('drain', () => write(left - 1))
    }
    write(200)
  })
  const socket = connect(started.port, '127.0.0.1').pause()
  socket.write('GET / HTTP/1.0\r\n\r\n')
  await once(socket, 'connect')
  await vi.waitFor(() => expect(most.waiting).toBeGreaterThan(50_000), limit)
  expect(most.waiting).toBeLessThan(200_000)
  const [, body] = (await text(socket)).split('\r\n\r\n')
  expect(body).toHaveLength(10_000_000)
})

test('requests that come together are answered in their order', async () => {
  await using started = await start(({ url }, response) => {
    setTimeout(() => response.end(url), url === '/a' ? 20 : 0)
  })
  const socket = connect(started.port, '127.0.0.1')
  socket.write(ask('/a') + ask('/b') + ask('/c', 'connection: close\r\n'))
  expect((await text(socket)).match(/\/[abc]/g)).toEqual(['/a', '/b', '/c'])
})

test('who ends their side is closed, who is silent too, and who resets leaves nothing behind', async () => {
  await using started = await start(echo)
  const ending = connect(started.port, '127.0.0.1')
  ending.end()
  await once(ending.resume(), 'close')
  started.server.keepAliveTimeout = 1
  started.server.keepAliveTimeoutBuffer = 1
  const agent = new Agent({ keepAlive: true })
  await text(await send(started.url, agent))
  await vi.waitFor(() => expect(started.sockets.size).toBe(0), limit)
  const resetting = connect(started.port, '127.0.0.1')
  resetting.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nhalf')
  await vi.waitFor(() => expect(started.sockets.size).toBe(1), limit)
  resetting.resetAndDestroy()
  await vi.waitFor(() => expect(started.sockets.size).toBe(0), limit)
})

test('the server refuses a malformed request on a wrapped connection', async () => {
  await using started = await start(echo)
  const codes: unknown[] = []
  started.server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    expect(socket).toBeInstanceOf(Connection)
    codes.push(code)
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
  })
  const socket = connect(started.port, '127.0.0.1')
  socket.write('no request\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
  expect(codes).toEqual(['HPE_INVALID_METHOD'])
})

test('a server that closes lets go of idle connections, and of busy ones with their answer', async () => {
  const asked = Promise.withResolvers<() => void>()
  await using started = await start(({ url }, response) => {
    if (url === '/slow') asked.resolve(() => response.end('slow'))
    else response.end('fast')
  })
  const agent = new Agent({ keepAlive: true })
  const slow = send(`${started.url}/slow`, agent)
  const answer = await asked.promise
  expect(await text(await send(`${started.url}/fast`, agent))).toBe('fast')
  expect(started.sockets.size).toBe(2)
  const closed = new Promise((resolve) => started.server.close(resolve))
  await vi.waitFor(() => expect(started.sockets.size).toBe(1), limit)
  answer()
  expect(await text(await slow)).toBe('slow')
  started.server.closeIdleConnections()
  await closed
})

test('a server that closes lets an answer that was written be read to its end', async () => {
  const size = 20_000_000
  const written = Promise.withResolvers<void>()
  await using started = await start((_request, response) => {
    response.end('x'.repeat(size))
    written.resolve()
  })
  const socket = connect(started.port, '127.0.0.1').pause()
  socket.write(ask())
  await written.promise
  const closed = new Promise((resolve) => started.server.close(resolve))
  for (let again = 0; again < 20; again += 1) started.server.closeIdleConnections()
  const [, body] = (await text(socket)).split('\r\n\r\n')
  expect(body).toHaveLength(size)
  await closed
})

/** Serves streams that leave `node:http`, and what became of each. */
async function startStreams(cutOff = () => {}) {
  const streams = eventStreams({ cutOff })
  const opened: Array<{ stream: EventStream; finished: ReturnType<typeof vi.fn>; left: WeakRef<object>[] }> = []
  const started = await start((request, response) => {
    const finished = vi.fn()
    const stream = streams.open(response, {}, { finished })
    opened.push({ stream, finished, left: [request, response].map((one) => new WeakRef(one)) })
  })
  const next = async (count = 1) => {
    await vi.waitFor(() => expect(opened).toHaveLength(count), limit)
    const last = opened.at(-1)
    if (!last) throw new Error('there is one')
    return last
  }
  return { ...started, next, [Symbol.asyncDispose]: () => started[Symbol.asyncDispose]() }
}

test('a long stream holds neither request nor answer, closes its connection, and says when all is sent', async () => {
  await using streams = await startStreams()
  const socket = connect(streams.port, '127.0.0.1')
  const answer = text(socket)
  socket.write(ask())
  const { stream, finished, left } = await streams.next()
  stream.send('t:1', 'chunk', { n: 1 })
  setFlagsFromString('--expose-gc')
  await vi.waitFor(() => {
    runInNewContext('gc')()
    expect(left.map((one) => one.deref())).toEqual([undefined, undefined])
  })
  // Whatever comes is no request any more.
  socket.write(ask() + ask())
  await stream.flushed()
  stream.send('t:2', 'chunk', { n: 2 })
  expect(finished).not.toHaveBeenCalled()
  stream.end()
  const lines = (await answer).split('\r\n')
  expect(lines[0]).toBe('HTTP/1.1 200 OK')
  expect(lines).toEqual(expect.arrayContaining(['connection: close', 'Transfer-Encoding: chunked']))
  const frame = (n: number) => `id: t:${n}\nevent: chunk\ndata: {"n":${n}}\n\n`
  const sent = [frame(1), ':\n\n', frame(2), '']
  expect(lines.slice(lines.indexOf('') + 1)).toEqual([...sent.flatMap((body) => [body.length.toString(16), body]), ''])
  await vi.waitFor(() => expect(finished).toHaveBeenCalledTimes(1), limit)
  expect(streams.sockets.size).toBe(0)
})

test('what the client of a long stream sends is read and dropped, and its stream goes on', async () => {
  await using streams = await startStreams()
  const socket = connect(streams.port, '127.0.0.1')
  const answer = text(socket)
  socket.write(ask())
  const { stream } = await streams.next()
  const [server] = streams.sockets
  if (!server) throw new Error('there is one')
  const part = Buffer.alloc(1_000_000, ask())
  const most = { kept: 0 }
  // More than the kernel has room for, so that all of it is sent only when it is read.
  for (let sent = 0; sent < 40; sent += 1) {
    await new Promise((resolve) => socket.write(part, resolve))
    most.kept = Math.max(most.kept, server.readableLength)
  }
  await vi.waitFor(() => expect(server.bytesRead).toBe(40 * part.length + ask().length), limit)
  expect(most.kept).toBeLessThan(part.length)
  expect(server.readableLength).toBe(0)
  stream.send('t:1', 'chunk', { n: 1 })
  stream.end()
  const frame = 'id: t:1\nevent: chunk\ndata: {"n":1}\n\n'
  expect((await answer).endsWith(`\r\n\r\n${frame.length.toString(16)}\r\n${frame}\r\n0\r\n\r\n`)).toBe(true)
})

test.each(['end', 'resetAndDestroy'] as const)('a client of a long stream that leaves by %s ends it', async (leave) => {
  await using streams = await startStreams()
  const socket = connect(streams.port, '127.0.0.1').on('error', () => {})
  socket.resume().write(ask())
  const { stream, finished } = await streams.next()
  const over = new Promise<void>((resolve) => stream.onOver(resolve))
  socket[leave]()
  await over
  await vi.waitFor(() => expect(streams.sockets.size).toBe(0), limit)
  stream.end()
  await new Promise(setImmediate)
  expect(finished).not.toHaveBeenCalled()
})

test('a client of a long stream who reads nothing is cut off past 256 KiB', async () => {
  const cutOff = vi.fn()
  await using streams = await startStreams(cutOff)
  const socket = connect(streams.port, '127.0.0.1').pause()
  socket.write(ask())
  const { stream, finished } = await streams.next()
  for (let sent = 0; !stream.isOver && sent < 5_000; sent += 1) {
    stream.send(`t:${sent}`, 'chunk', { text: 'x'.repeat(10_000) })
    await new Promise(setImmediate)
  }
  expect(cutOff).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(streams.sockets.size).toBe(0), limit)
  expect(finished).not.toHaveBeenCalled()
  socket.destroy()
})

test('a long stream of a client of HTTP/1.0 stays with node:http', async () => {
  await using streams = await startStreams()
  const socket = connect(streams.port, '127.0.0.1')
  const answer = text(socket)
  socket.write('GET / HTTP/1.0\r\n\r\n')
  const { stream, finished } = await streams.next()
  stream.send('t:1', 'chunk', { n: 1 })
  stream.end()
  expect((await answer).endsWith('\r\n\r\nid: t:1\nevent: chunk\ndata: {"n":1}\n\n')).toBe(true)
  expect(finished).not.toHaveBeenCalled()
})
