import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { connectModel, streamCompletion } from './model.ts'

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`
const answer = `${chunk({ content: 'Merhaba' }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`

/** A model server that counts its connections. */
async function startServer(respond: (response: ServerResponse) => Promise<void>) {
  const connections: Array<Promise<unknown>> = []
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    void respond(response)
  })
  server.on('connection', (socket) => connections.push(once(socket, 'close')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    model: connectModel({ baseUrl: `http://127.0.0.1:${address.port}/v1`, apiKey: 'test', name: 'stand-in' }),
    connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ask = (model: ReturnType<typeof connectModel>) =>
  streamCompletion(model, { messages: [{ role: 'user', content: 'selam' }], tools: [] }, AbortSignal.timeout(10_000))

test('the next call may have the connection of the last, although its body ended after [DONE]', async () => {
  const ended: Array<Promise<unknown>> = []
  await using server = await startServer(async (response) => {
    ended.push(once(response, 'close'))
    response.write(answer)
    await setTimeout(5)
    response.end()
  })
  const turns = 10
  for (let turn = 0; turn < turns; turn += 1) {
    expect(await Array.fromAsync(ask(server.model))).toEqual([{ kind: 'text', text: 'Merhaba' }])
    await Promise.all(ended)
  }
  expect(server.connections.length).toBeLessThan(turns / 2)
})

test('a call that is left in the middle ends its connection', async () => {
  await using server = await startServer(async (response) => void response.write(chunk({ content: 'Mer' }, null)))
  for await (const event of ask(server.model)) {
    expect(event).toEqual({ kind: 'text', text: 'Mer' })
    break
  }
  await Promise.all(server.connections)
})

test('a malformed chunk fails the call and ends its connection', async () => {
  await using server = await startServer(async (response) => void response.write('data: {"choices":[{"del\n\n'))
  await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ kind: 'malformed' })
  await Promise.all(server.connections)
})
