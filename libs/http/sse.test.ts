import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { type EventStream, openEventStream } from './sse.ts'

/** A server whose answers are streams of events, handed to `serve` as soon as they are open. */
async function startStreams(serve: (stream: EventStream) => void): Promise<AsyncDisposable & { url: string }> {
  const server = createServer((_request, response) => serve(openEventStream(response, {})))
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

test('a reader that goes away closes the stream, once', async () => {
  const opened = Promise.withResolvers<EventStream>()
  await using streams = await startStreams(opened.resolve)
  const leave = new AbortController()
  const response = await fetch(streams.url, { signal: leave.signal })
  const stream = await opened.promise
  const closed = once(stream.closed, 'abort')
  leave.abort()
  await closed
  await expect(response.text()).rejects.toThrow()
})
