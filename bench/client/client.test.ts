import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Client, type Load, startClient } from './index.ts'

/** Answers nobody before so many ask, then everybody at once. */
async function startServer(answersFrom: number) {
  const bodies: string[] = []
  const times: number[] = []
  const waiting: ServerResponse[] = []
  const server = createServer(async (request, response) => {
    times.push(performance.now())
    bodies.push(await text(request))
    waiting.push(response)
    if (bodies.length >= answersFrom) for (const one of waiting.splice(0)) one.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    bodies,
    times,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const posts = { method: 'POST', path: '/', tokens: [], expect: { status: 200, stream: false } } as const
/** A client whose process runs already: what it receives before would count for nothing. */
async function readyClient(): Promise<Client> {
  await using server = await startServer(1)
  const client = startClient()
  await client.run({ ...posts, tokens: [], url: server.url, body: null, atOnce: 1 }, window)
  return client
}

const window = { leadSeconds: 0, seconds: 1 }

test('a paced load asks without waiting for answers, each body once', async () => {
  await using server = await startServer(3)
  using client = await readyClient()
  const bodies = Array.from({ length: 2_000 }, (_, nth) => `body ${nth}`)
  const load: Load = { ...posts, tokens: [], url: server.url, body: bodies, perSecond: 100 }
  await client.run(load, window)
  expect(server.bodies.length).toBeGreaterThanOrEqual(3)
  expect(new Set(server.bodies).size).toBe(server.bodies.length)
})

test('students of a load that is spread begin one after the other, before its window', async () => {
  await using server = await startServer(5)
  using client = await readyClient()
  const load: Load = { ...posts, tokens: [], url: server.url, body: 'x', atOnce: 5, spreadMilliseconds: 500 }
  const begun = performance.now()
  const { p50 } = await client.run(load, window)
  // Of five in 500 ms the last begins after 400 ms, on a busy machine later.
  expect((server.times[4] ?? 0) - begun).toBeGreaterThan(390)
  expect(p50).toBeLessThan(300)
})

test('a load for several addresses asks all of them alike', async () => {
  await using one = await startServer(1)
  await using other = await startServer(1)
  using client = await readyClient()
  await client.run({ ...posts, tokens: [], url: one.url, others: [other.url], body: 'x', perSecond: 50 }, window)
  expect(one.bodies.length).toBeGreaterThan(1)
  expect(Math.abs(one.bodies.length - other.bodies.length)).toBeLessThanOrEqual(1)
})

test('a load that runs out of bodies has no figures', async () => {
  await using server = await startServer(1)
  using client = await readyClient()
  const load: Load = { ...posts, tokens: [], url: server.url, body: ['only one'], atOnce: 1 }
  await expect(client.run(load, window)).rejects.toThrow('more was asked than there are bodies for')
})
