import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { expect, test } from 'vitest'
import { BreakerOpen, openBreakers } from './breaker.ts'
import { connectEmbeddings, EmbeddingFailed, sparing } from './embeddings.ts'

const never = new AbortController().signal
const dimensions = 3

/** A server that answers so, and what it was asked; null never answers. */
async function answering(status: number, body: string | null) {
  const asked: unknown[] = []
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)))
    if (body !== null) response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const baseUrl = `http://127.0.0.1:${port}/v1`
  return {
    asked,
    embeddings: connectEmbeddings({ baseUrl, apiKey: 'k', model: 'm', dimensions, retries: 0 }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const answer = (...vectors: unknown[]) =>
  JSON.stringify({ object: 'list', data: vectors.map((embedding, index) => ({ index, embedding })) })

test('a vector is had for each text, in the order of the texts', async () => {
  const body = JSON.stringify({
    data: [
      { index: 1, embedding: [0, 1, 0] },
      { index: 0, embedding: [1, 0, 0] },
    ],
  })
  await using server = await answering(200, body)
  const vectors = await server.embeddings.embed(['bir', 'iki'], never)
  expect(vectors).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ])
  expect(server.asked).toEqual([{ model: 'm', dimensions, input: ['bir', 'iki'], encoding_format: 'float' }])
})

test.each([
  ['a refusal', 429, '{"error":{"code":"rate_limit"}}', /refused with 429/],
  ['no JSON', 200, '<html>', /could not be|no embeddings/],
  ['something else', 200, '{"data":"x"}', /no embeddings/],
  ['too few', 200, answer(), /0 embeddings for 1 texts/],
  ['too many', 200, answer([1, 0, 0], [1, 0, 0]), /2 embeddings for 1 texts/],
  ['another length', 200, answer([1, 0]), /2 dimensions, not 3/],
  ['what is not a number', 200, answer([1, null, 0]), /no embeddings/],
  ['an infinite number', 200, '{"data":[{"index":0,"embedding":[1,1e999,0]}]}', /no embeddings|zero or out of range/],
  ['more than a half holds', 200, answer([1, 70_000, 0]), /zero or out of range/],
  ['more than vectors take', 200, ' '.repeat(100_000) + answer([1, 0, 0]), /could not be read/],
  ['a zero vector', 200, answer([0, 0, 0]), /zero or out of range/],
])('%s is a failure that quotes nothing', async (_name, status, body, message) => {
  await using server = await answering(status, body)
  const failed = server.embeddings.embed(['gizli soru'], never)
  await expect(failed).rejects.toThrow(EmbeddingFailed)
  await expect(failed).rejects.toThrow(message)
  await expect(failed).rejects.not.toThrow(/gizli/)
})

test('a server that does not answer is left with the signal’s reason', async () => {
  await using server = await answering(200, null)
  const giving = new AbortController()
  const embedding = server.embeddings.embed(['bir'], giving.signal)
  const reason = new Error('too late')
  giving.abort(reason)
  await expect(embedding).rejects.toBe(reason)
})

test('a server that keeps failing is spared, and one that nobody waited for is not failing', async () => {
  const breakers = openBreakers(createMetrics(), createLog('chat-engine', 'silent'))
  await using server = await answering(500, '{}')
  const embeddings = sparing(server.embeddings, breakers)
  for (let i = 0; i < 4; i++)
    await expect(embeddings.embed(['bir'], AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  for (let i = 0; i < 3; i++) await expect(embeddings.embed(['bir'], never)).rejects.toThrow(EmbeddingFailed)
  await expect(embeddings.embed(['bir'], never)).rejects.toThrow(BreakerOpen)
  expect(server.asked).toHaveLength(3)
})
