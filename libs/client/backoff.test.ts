import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClient, memoryStorage } from './index.ts'
import { bytesOf, frame, scriptedFetch, smallService, streamOf, tokenOf } from './test/service.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** How often a feed is opened in ten minutes, each of which is cut so long after its `hello`. */
async function countFeeds(livedMilliseconds: number): Promise<number> {
  const service = smallService()
  let feeds = 0
  const client = createClient({
    url: 'http://service',
    token: () => tokenOf('ada'),
    storage: memoryStorage(),
    fetch: scriptedFetch((asked) => {
      if (asked.path !== '/api/chat/events') return service.answer(asked)
      feeds += 1
      const hello = streamOf([bytesOf(frame('p1', 'hello', {}))], 'stays', asked.signal)
      const cut = new TransformStream<Uint8Array, Uint8Array>()
      const writer = cut.writable.getWriter()
      const reader = hello.body?.getReader()
      void reader?.read().then(({ value }) => writer.write(value))
      setTimeout(() => void writer.close().catch(() => {}), livedMilliseconds)
      return new Response(cut.readable, { headers: hello.headers })
    }),
  })
  client.conversation.foreground()
  await vi.advanceTimersByTimeAsync(600_000)
  client.conversation.background()
  return feeds
}

test('a feed that is cut right after its beginning is opened ever more seldom', async () => {
  const feeds = await countFeeds(1)
  expect(feeds).toBeGreaterThan(10)
  expect(feeds).toBeLessThan(50)
})

test('a feed that has lived for 10 s is opened again at once', async () => {
  expect(await countFeeds(12_000)).toBeGreaterThan(40)
})
