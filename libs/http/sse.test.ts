import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { connect, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { bodyOf, type EventStream, type EventStreams, eventFrame, eventStreams } from './sse.ts'

/** A server whose answers are streams of events, handed to `serve` as soon as they are open. */
async function startStreams(
  serve: (stream: EventStream) => void,
  { began, cutOff = () => {} }: { began?: () => void; cutOff?: () => void } = {},
): Promise<AsyncDisposable & { url: string }> {
  const streams = eventStreams({ cutOff })
  const server = createServer((_request, response) => serve(streams.open(response, {}, began)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const event = (n: number) => `id: t:${n}\nevent: chunk\ndata: {"n":${n}}\n\n`

test('a stream that is over in the tick it began arrives whole, and its connection serves the next', async () => {
  await using streams = await startStreams((stream) => {
    stream.send('t:1', 'chunk', { n: 1 })
    stream.send('t:2', 'chunk', { n: 2 })
    stream.end()
  })
  for (let turn = 0; turn < 3; turn += 1) expect(await (await fetch(streams.url)).text()).toBe(event(1) + event(2))
})

test('a reader who keeps up may be sent any amount at once', async () => {
  const text = 'ş'.repeat(10_000)
  await using streams = await startStreams((stream) => {
    for (let n = 0; n < 40; n += 1) stream.send(`t:${n}`, 'chunk', { n, text })
    stream.end()
  })
  const received = await (await fetch(streams.url)).text()
  expect(received.match(/^id: t:/gm)).toHaveLength(40)
  expect(received.length).toBeGreaterThan(400_000)
})

test('a reader who reads nothing is cut off, which counts once, and has what was sent before', async () => {
  const opened = Promise.withResolvers<EventStream>()
  const [began, cutOff] = [vi.fn(), vi.fn()]
  await using streams = await startStreams(opened.resolve, { began, cutOff })
  const response = await fetch(streams.url)
  const stream = await opened.promise
  expect(began).not.toHaveBeenCalled()
  let sent = 0
  while (!stream.isOver && sent < 10_000) {
    stream.send(`t:${sent}`, 'chunk', { text: 'x'.repeat(10_000) })
    sent += 1
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(sent).toBeLessThan(2_000)
  expect([began, cutOff].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await expect(response.text()).rejects.toThrow()
})

/** Collects what nothing holds any more, and tells how many megabytes are left. */
function heldMegabytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 2 ** 20
}

/** A stream on a connection that takes nothing. */
function stuckStream(streams: EventStreams): EventStream {
  return openOn(streams, Object.assign(new Socket(), { _write: () => {}, _writev: () => {} }))
}

function openOn(streams: EventStreams, socket: Socket): EventStream {
  const request = new IncomingMessage(socket)
  request.httpVersionMajor = 1
  request.httpVersionMinor = 1
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  return streams.open(response, {})
}

test('500 readers who read nothing share one copy of what waits, and are cut off past 256 KiB', async () => {
  const before = heldMegabytes()
  using shared = eventStreams()
  const streams = Array.from({ length: 500 }, () => stuckStream(shared))
  const send = async (n: number) => {
    const frame = eventFrame(`t:${n}`, 'chunk', { delta: 'x'.repeat(10_000) })
    for (const stream of streams) stream.write(frame)
    await new Promise((resolve) => setImmediate(resolve))
  }
  for (let n = 0; n < 25; n += 1) await send(n)
  expect(streams.filter(({ isOver }) => isOver)).toEqual([])
  expect(heldMegabytes() - before).toBeLessThan(25)
  for (let n = 25; n < 28; n += 1) await send(n)
  expect(streams.filter(({ isOver }) => !isOver)).toEqual([])
})

test('the answer has begun before anything is sent', async () => {
  const opened = Promise.withResolvers<EventStream>()
  await using streams = await startStreams(opened.resolve)
  const response = await fetch(streams.url)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const stream = await opened.promise
  stream.send('t:1', 'chunk', { n: 1 })
  stream.end()
  expect(await response.text()).toBe(event(1))
})

/** What a connection answers to these bytes until it closes. */
async function answerTo({ url }: { url: string }, request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
  socket.write(request)
  return text(socket)
}

test('text of several bytes a character arrives whole', async () => {
  await using streams = await startStreams(async (stream) => {
    stream.send('t:1', 'chunk', { delta: 'çğışöü 👩‍🚀' })
    await new Promise(setImmediate)
    stream.send('t:2', 'chunk', { delta: '' })
    stream.end()
  })
  const frames = ['{"delta":"çğışöü 👩‍🚀"}', '{"delta":""}'].map(
    (data, i) => `id: t:${i + 1}\nevent: chunk\ndata: ${data}\n\n`,
  )
  expect(await (await fetch(streams.url)).text()).toBe(frames.join(''))
})

test('a stream that is asked for behind another one comes after it', async () => {
  const opened: EventStream[] = []
  await using streams = await startStreams((stream) => {
    opened.push(stream)
    stream.send(`t:${opened.length}`, 'chunk', { n: opened.length })
    if (opened.length < 2) return
    for (const [i, each] of opened.entries()) each.send(`t:${i + 1}`, 'chunk', { n: i + 1 })
    for (const each of opened.toReversed()) each.end()
  })
  const get = (connection: string) => `GET / HTTP/1.1\r\nhost: here\r\nconnection: ${connection}\r\n\r\n`
  const answer = await answerTo(streams, get('keep-alive') + get('close'))
  expect(answer.match(/^(HTTP.*|data: .*|0)(?=\r?\n)/gm)).toEqual([
    ...['HTTP/1.1 200 OK', 'data: {"n":1}', 'data: {"n":1}', '0'],
    ...['HTTP/1.1 200 OK', 'data: {"n":2}', 'data: {"n":2}', '0'],
  ])
})

test('a client of HTTP/1.0, which knows no chunks, gets none', async () => {
  await using streams = await startStreams(async (stream) => {
    stream.send('t:1', 'chunk', { n: 1 })
    await new Promise(setImmediate)
    stream.send('t:2', 'chunk', { n: 2 })
    stream.end()
  })
  const [, body] = (await answerTo(streams, 'GET / HTTP/1.0\r\n\r\n')).split('\r\n\r\n')
  expect(body).toBe(event(1) + event(2))
})

test('a reader that goes away ends the stream, and each who asked hears of it once', async () => {
  const opened = Promise.withResolvers<EventStream>()
  await using streams = await startStreams(opened.resolve)
  const leave = new AbortController()
  const response = await fetch(streams.url, { signal: leave.signal })
  const stream = await opened.promise
  const over = vi.fn()
  const closed = new Promise<void>((resolve) => stream.onOver(resolve))
  stream.onOver(over)
  leave.abort()
  await closed
  stream.end()
  stream.onOver(over)
  expect(over).toHaveBeenCalledTimes(2)
  await expect(response.text()).rejects.toThrow()
})

test('a comment comes every 15 s, as long as somebody reads', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const opened = Promise.withResolvers<EventStream>()
    await using streams = await startStreams(opened.resolve)
    const reader = (await fetch(streams.url)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const stream = await opened.promise
    for (let beat = 0; beat < 3; beat += 1) {
      vi.advanceTimersByTime(14_999)
      stream.send(`t:${beat}`, 'chunk', { n: beat })
      expect((await reader?.read())?.value).toBe(event(beat))
      vi.advanceTimersByTime(1)
      expect((await reader?.read())?.value).toBe(':\n\n')
    }
    const closed = new Promise<void>((resolve) => stream.onOver(resolve))
    await reader?.cancel()
    await closed
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('two streams that began apart have their comments apart, and share a timer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    using shared = eventStreams()
    const written = [writtenBy(shared), writtenBy(shared)]
    vi.advanceTimersByTime(5_000)
    written.push(writtenBy(shared))
    expect(vi.getTimerCount()).toBe(1)
    const comments = async () => {
      await new Promise(setImmediate)
      return written.map((chunks) => chunks().filter((chunk) => chunk.includes(':\n\n')).length)
    }
    vi.advanceTimersByTime(10_000)
    expect(await comments()).toEqual([1, 1, 0])
    vi.advanceTimersByTime(5_000)
    expect(await comments()).toEqual([1, 1, 1])
    vi.advanceTimersByTime(10_000)
    expect(await comments()).toEqual([2, 2, 1])
  } finally {
    vi.useRealTimers()
  }
})

/** A stream on a connection that takes everything, and what each write to it was. */
function writtenBy(streams: EventStreams, use: (stream: EventStream) => void = () => {}): () => string[] {
  const writes: string[] = []
  const socket = Object.assign(new Socket(), {
    _write: (chunk: Buffer, _encoding: string, done: () => void) => {
      writes.push(chunk.toString())
      done()
    },
    _writev: (chunks: Array<{ chunk: Buffer | string }>, done: () => void) => {
      writes.push(chunks.map(({ chunk }) => chunk.toString()).join(''))
      done()
    },
  })
  use(openOn(streams, socket))
  return () => writes
}

test('what is sent in one tick is one write, the head with the first events, the end with the last', async () => {
  using shared = eventStreams()
  let stream: EventStream | undefined
  const writes = writtenBy(shared, (opened) => {
    stream = opened
    for (const n of [1, 2, 3]) opened.send(`t:${n}`, 'chunk', { n })
  })
  await new Promise(setImmediate)
  expect(writes()).toHaveLength(1)
  expect(writes()[0]).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  for (const n of [4, 5, 6]) stream?.send(`t:${n}`, 'chunk', { n })
  await new Promise(setImmediate)
  stream?.send('t:7', 'chunk', { n: 7 })
  await new Promise(setImmediate)
  expect(
    writes()
      .slice(1)
      .map((write) => write.match(/^id: t:\d/gm)),
  ).toEqual([['id: t:4', 'id: t:5', 'id: t:6'], ['id: t:7']])
  stream?.send('t:8', 'done', { n: 8 })
  stream?.end()
  await new Promise(setImmediate)
  expect(writes()).toHaveLength(4)
  expect(writes()[3]).toMatch(/^[0-9a-f]+\r\nid: t:8\n.*\n\n\r\n0\r\n\r\n$/s)
})

test.each([
  ['U+2028', '\u2028'],
  ['U+2029', '\u2029'],
  ['U+0085', '\u0085'],
])('a text with %s stays on one line of its frame', (_name, end) => {
  const frame = bodyOf(eventFrame('t:1', 'chunk', { delta: `a${end}\n\nevent: done` })).toString()
  expect(frame.split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(5)
})
