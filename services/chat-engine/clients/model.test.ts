import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { ToolDefinition } from './completion/request.ts'
import { connectModel, type Spent, streamCompletion } from './model.ts'

const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`
const answer = `${chunk({ content: 'Merhaba' }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`

/** A model server that counts its connections and keeps what it was asked. */
async function startServer(respond: (response: ServerResponse) => Promise<void>) {
  const connections: Array<Promise<unknown>> = []
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    requests.push(JSON.parse(await text(request)))
    response.setHeader('content-type', 'text/event-stream')
    await respond(response)
  })
  // It closes also when it is reset, for which `once` would reject.
  server.on('connection', (socket) => connections.push(new Promise((resolve) => socket.once('close', resolve))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    model: connectModel({
      baseUrl: `http://127.0.0.1:${address.port}/v1`,
      apiKey: 'test',
      name: 'stand-in',
      maxAnswerTokens: 999,
    }),
    connections,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ask = (model: ReturnType<typeof connectModel>, tools: ToolDefinition[] = []) =>
  streamCompletion(model, { messages: [{ role: 'user', content: 'selam' }], tools }, AbortSignal.timeout(10_000))

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

test('text is handed on as it comes, and together where it comes together', async () => {
  const read = Promise.withResolvers<void>()
  await using server = await startServer(async (response) => {
    response.write(chunk({ content: 'Mer' }, null))
    await read.promise
    response.end(
      `${chunk({ content: 'ha' }, null)}${chunk({ content: 'ba' }, null)}${chunk({}, 'stop')}data: [DONE]\n\n`,
    )
  })
  const texts: string[] = []
  for await (const event of ask(server.model)) {
    if (event.kind === 'text') texts.push(event.text)
    read.resolve()
  }
  expect(texts).toEqual(['Mer', 'haba'])
})

test('a letter that comes in two halves is one', async () => {
  const [whole, at] = [Buffer.from(answer.replace('Merhaba', 'İyi')), answer.indexOf('Merhaba') + 1]
  await using server = await startServer(async (response) => {
    response.write(whole.subarray(0, at))
    await setTimeout(20)
    response.end(whole.subarray(at))
  })
  expect(await Array.fromAsync(ask(server.model))).toEqual([{ kind: 'text', text: 'İyi' }])
})

test('a signal that aborts ends the call with its reason, and its connection', async () => {
  await using server = await startServer(async (response) => void response.write(chunk({ content: 'Mer' }, null)))
  const stop = new AbortController()
  const call = streamCompletion(server.model, { messages: [], tools: [] }, stop.signal)
  expect(await call.next()).toMatchObject({ value: { text: 'Mer' } })
  const rest = call.next()
  stop.abort(new Error('enough'))
  await expect(rest).rejects.toThrow('enough')
  await Promise.all(server.connections)
})

test('a signal that aborts as the answer ends harms nobody', async () => {
  await using server = await startServer(async (response) => {
    response.write(chunk({ content: 'Mer' }, null))
    await setTimeout(5)
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  })
  const stop = new AbortController()
  await Array.fromAsync(streamCompletion(server.model, { messages: [], tools: [] }, stop.signal))
  stop.abort()
  expect(await Array.fromAsync(ask(server.model))).toEqual([{ kind: 'text', text: 'Mer' }])
})

test('a connection that breaks in the middle does not end the answer', async () => {
  await using server = await startServer(async (response) => {
    response.write(chunk({ content: 'Mer' }, null))
    await setTimeout(20)
    response.destroy()
  })
  await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ kind: 'cut' })
})

describe('a refusal', () => {
  const refusing = (status: number, headers: Record<string, string> = {}) => {
    let refusals = 0
    return startServer(async (response) => {
      refusals += 1
      if (refusals > 1) return void response.end(answer)
      response.writeHead(status, { 'x-request-id': 'req_7', ...headers })
      response.end(JSON.stringify({ error: { code: 'no_such_model' } }))
    })
  }

  test('that may pass is asked for again, when it says', async () => {
    await using server = await refusing(503, { 'retry-after-ms': '1' })
    expect(await Array.fromAsync(ask(server.model))).toEqual([{ kind: 'text', text: 'Merhaba' }])
    expect(server.requests).toHaveLength(2)
  })

  test('that never ends ends with the signal', async () => {
    await using server = await startServer(async (response) => void response.writeHead(404).write('{"error":'))
    const time = AbortSignal.timeout(100)
    const call = streamCompletion(server.model, { messages: [], tools: [] }, time)
    await expect(call.next()).rejects.toThrow('timeout')
    await Promise.all(server.connections)
  })

  test.each([404, 307])('that does not (%i) says what was refused, and is not asked for again', async (status) => {
    await using server = await refusing(status, { location: '/elsewhere' })
    const message = `the model refused with ${status} no_such_model (request req_7)`
    await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ kind: 'refused', message })
    expect(server.requests).toHaveLength(1)
  })
})

test('a malformed chunk fails the call and ends its connection', async () => {
  await using server = await startServer(async (response) => void response.write('data: {"choices":[{"del\n\n'))
  await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ kind: 'malformed' })
  await Promise.all(server.connections)
})

describe('what a call cost', () => {
  const prompt = { messages: [{ role: 'user' as const, content: 'ş'.repeat(300) }], tools: [] }
  async function spentOn(respond: (response: ServerResponse) => Promise<void>, leave = false) {
    await using server = await startServer(respond)
    const spent: Spent[] = []
    const stream = streamCompletion(server.model, prompt, AbortSignal.timeout(10_000), (tokens) => spent.push(tokens))
    try {
      for await (const _ of stream) if (leave) break
    } catch {
      // Whatever became of it, it has its price.
    }
    return spent
  }
  const usage = (input: number, output: number, details?: object) => {
    const counted = { prompt_tokens: input, completion_tokens: output, prompt_tokens_details: details }
    return `data: ${JSON.stringify({ choices: [], usage: counted })}\n\n`
  }
  /** 4 of the message, a third of 600 bytes, and a third of what was said. */
  const estimated = (saidBytes: number) => ({ prompt: 204, cached: 0, completion: Math.ceil(saidBytes / 3) })

  test('is what the server counted, the last time', async () => {
    expect(await spentOn(async (response) => void response.end(usage(3, 1) + usage(7, 5) + answer))).toEqual([
      { prompt: 7, cached: 0, completion: 5 },
    ])
  })

  test.each([
    [{ cached_tokens: 6 }, 6, 0.6],
    [{ cached_tokens: 0 }, 0, 0],
    [{ cached_tokens: null }, 0, undefined],
    [{}, 0, undefined],
    [{ cached_tokens: 99 }, 10, 1],
    [{ cached_tokens: -1 }, 0, undefined],
  ])('counts what the server had kept of the prompt apart, by %j', async (details, cached, cachedShare) => {
    expect(await spentOn(async (response) => void response.end(usage(10, 1, details) + answer))).toEqual([
      { prompt: 10 - cached, cached, completion: 1, cachedShare },
    ])
  })

  test('is estimated where it did not count', async () => {
    const said = chunk({ content: 'x'.repeat(300) }, null)
    expect(await spentOn(async (response) => void response.end(said + answer))).toEqual([estimated(307)])
    expect(await spentOn(async (response) => void response.end(said))).toEqual([estimated(300)])
    expect(await spentOn(async (response) => void response.write(said), true)).toEqual([estimated(300)])
  })

  test('is nothing where the server could not be reached', async () => {
    const spent: Spent[] = []
    const nowhere = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: 'test', name: 'none', maxAnswerTokens: 9 }
    const call = streamCompletion(connectModel(nowhere), prompt, AbortSignal.timeout(10_000), (n) => spent.push(n))
    await expect(Array.fromAsync(call)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(spent).toEqual([])
  })
})

/** Everything that a model says in one answer. */
async function answered(...events: string[]) {
  await using server = await startServer(async (response) => void response.end(`${events.join('')}data: [DONE]\n\n`))
  return await Array.fromAsync(ask(server.model))
}

const piece = (index: number, more: { id?: string | null; name?: string | null; arguments?: string | null }) => {
  const { id, ...named } = more
  return { index, ...(id === undefined ? {} : { id, type: 'function' }), function: named }
}
const pieces = (...all: object[]) => chunk({ tool_calls: all }, null)
const end = chunk({}, 'tool_calls')
const usageOf = (prompt: number, completion: number) => ({ prompt_tokens: prompt, completion_tokens: completion })
const withUsage = (data: object, prompt: number, completion: number) =>
  `data: ${JSON.stringify({ model: 'one-2026', ...data, usage: usageOf(prompt, completion) })}\n\n`

describe('tool calls', () => {
  test('come as one event, however their arguments were cut', async () => {
    const written = '{"emoji":"👍🏽"}'
    const cut = [written.slice(0, 5), '', written.slice(5, 11), written.slice(11)]
    expect(
      await answered(
        chunk({ role: 'assistant', content: null }, null),
        pieces(piece(0, { id: 'a', name: 'react', arguments: '' })),
        ...cut.map((part) => pieces(piece(0, { arguments: part }))),
        end,
      ),
    ).toEqual([{ kind: 'calls', calls: [{ id: 'a', name: 'react', arguments: written }] }])
  })

  test('that come side by side are distinguished by their index, and keep its order', async () => {
    expect(
      await answered(
        pieces(piece(0, { id: 'a', name: 'react', arguments: '' }), piece(1, { id: 'b', name: 'note' })),
        pieces(piece(1, { arguments: '{"text":' })),
        pieces(piece(0, { id: null, name: null, arguments: '{"emo' }), piece(1, { arguments: '"x"}' })),
        pieces(piece(0, { arguments: 'ji":"👍"}' })),
        end,
      ),
    ).toEqual([
      {
        kind: 'calls',
        calls: [
          { id: 'a', name: 'react', arguments: '{"emoji":"👍"}' },
          { id: 'b', name: 'note', arguments: '{"text":"x"}' },
        ],
      },
    ])
  })

  test('keep the id that they began with, and may be whole in one chunk with the reason of the end', async () => {
    expect(
      await answered(
        pieces(piece(0, { id: 'a', name: 'react', arguments: '{' })),
        chunk({ tool_calls: [piece(0, { id: 'other', arguments: '}' })] }, 'tool_calls'),
      ),
    ).toEqual([{ kind: 'calls', calls: [{ id: 'a', name: 'react', arguments: '{}' }] }])
  })

  test('follow the text that was said before them', async () => {
    expect(
      await answered(
        chunk({ content: 'Bir ' }, null),
        chunk({ content: 'bakayım.' }, null),
        pieces(piece(0, { id: 'a', name: 'look', arguments: '{}' })),
        end,
      ),
    ).toEqual([
      { kind: 'text', text: 'Bir bakayım.' },
      { kind: 'calls', calls: [{ id: 'a', name: 'look', arguments: '{}' }] },
    ])
  })

  test('of servers that say `stop` where they call count all the same', async () => {
    const called = pieces(piece(0, { id: 'a', name: 'look', arguments: '{}' }))
    expect(await answered(called, chunk({}, 'stop'))).toMatchObject([{ kind: 'calls', calls: [{ name: 'look' }] }])
  })

  test('that are empty are left out', async () => {
    expect(await answered(chunk({ content: 'x', tool_calls: [] }, null), chunk({ tool_calls: null }, 'stop'))).toEqual([
      { kind: 'text', text: 'x' },
    ])
  })

  test.each<[string, object[]]>([
    ['without a name', [piece(0, { id: 'a', arguments: '{}' })]],
    ['without a function', [{ index: 0, id: 'a' }]],
    ['of which the second has no name', [piece(0, { id: 'a', name: 'react' }), piece(1, { id: 'b' })]],
  ])('%s are malformed', async (_name, calls) => {
    await expect(answered(pieces(...calls), end)).rejects.toMatchObject({ name: 'ModelFailed', kind: 'malformed' })
  })

  test('of an answer that was not finished are never reported', async () => {
    const called = pieces(piece(0, { id: 'a', name: 'react', arguments: '{}' }))
    await using server = await startServer(async (response) => void response.end(called))
    await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ kind: 'unfinished' })
  })
})

describe('an answer without an end', () => {
  /** Writes what `next` gives until the reader leaves, at most 8 MiB. */
  async function pour(response: ServerResponse, next: (at: number) => string): Promise<void> {
    response.on('error', () => {})
    let sentBytes = 0
    for (let at = 0; !response.closed && sentBytes < 8 * 2 ** 20; at += 1) {
      const part = next(at)
      sentBytes += Buffer.byteLength(part)
      if (response.write(part)) continue
      const { promise, resolve } = Promise.withResolvers<void>()
      response.once('drain', resolve).once('close', resolve)
      await promise
    }
  }
  const call = (index: number) => piece(index, { id: `call-${index}`, name: 'react', arguments: '{}' })

  test.each<[string, (at: number) => string]>([
    ['of calls', (at) => pieces(call(at))],
    ['of calls in one chunk', () => pieces(...Array.from({ length: 2_000 }, (_, at) => call(at)))],
    ['of arguments', () => pieces(piece(0, { id: 'a', name: 'react', arguments: 'x'.repeat(1_000) }))],
    ['of a name', () => pieces(piece(0, { id: 'a', name: 'x'.repeat(1_000), arguments: '' }))],
    ['of blanks', () => chunk({ content: ' '.repeat(1_000) }, null)],
    ['of one event', (at) => (at === 0 ? 'data: {"choices":[{"delta":{"content":"' : 'x'.repeat(10_000))],
    ['of lines of an event', () => `data: ${'x'.repeat(10_000)}\n`],
  ])('%s is left', async (_name, next) => {
    await using server = await startServer(async (response) => await pour(response, next))
    await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ name: 'ModelFailed', kind: 'oversized' })
    await Promise.all(server.connections)
  })

  test('is left when it refuses, too', async () => {
    await using server = await startServer(async (response) => {
      response.writeHead(400)
      await pour(response, () => 'x'.repeat(10_000))
    })
    await expect(Array.fromAsync(ask(server.model))).rejects.toMatchObject({ kind: 'refused' })
    await Promise.all(server.connections)
  })

  test('has up to 64 calls and a long text before that', async () => {
    const [calls, text] = [Array.from({ length: 64 }, (_, at) => call(at)), 'ş'.repeat(100_000)]
    const [said, called] = await answered(chunk({ content: text }, null), pieces(...calls), end)
    expect(said).toEqual({ kind: 'text', text })
    expect(called).toMatchObject({ calls: { length: 64 } })
  })
})

describe('usage', () => {
  test('is reported before the calls', async () => {
    expect(
      await answered(
        pieces(piece(0, { id: 'a', name: 'look', arguments: '{}' })),
        end,
        withUsage({ choices: [] }, 12, 3),
      ),
    ).toEqual([
      { kind: 'usage', model: 'one-2026', inputTokens: 12, outputTokens: 3 },
      { kind: 'calls', calls: [{ id: 'a', name: 'look', arguments: '{}' }] },
    ])
  })

  test('that a server counts up with every chunk is its last word', async () => {
    expect(
      await answered(
        withUsage({ choices: [{ delta: { content: 'Mer' } }] }, 12, 1),
        withUsage({ choices: [{ delta: { content: 'haba' } }] }, 12, 2),
        withUsage({ choices: [{ delta: {}, finish_reason: 'stop' }] }, 12, 2),
      ),
    ).toEqual([
      { kind: 'text', text: 'Merhaba' },
      { kind: 'usage', model: 'one-2026', inputTokens: 12, outputTokens: 2 },
    ])
  })
})

describe('a request', () => {
  const definition = (name: string): ToolDefinition => ({
    type: 'function',
    function: { name, description: `${name} yapar`, parameters: { type: 'object', properties: {} } },
  })

  test('offers every tool as it is defined', async () => {
    await using server = await startServer(async (response) => void response.end(answer))
    const tools = ['bir', 'iki', 'üç'].map(definition)
    await Array.fromAsync(ask(server.model, tools))
    expect(server.requests).toMatchObject([{ model: 'stand-in', stream: true, tools }])
  })

  test('without tools has no list of them: an empty one is refused', async () => {
    await using server = await startServer(async (response) => void response.end(answer))
    await Array.fromAsync(ask(server.model))
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).not.toHaveProperty('tools')
  })
})
