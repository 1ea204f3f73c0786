import type { Prompt, PromptMessage, ToolDefinition } from '@yoldas/chat-engine/clients/completion/request'
import { connectModel, type Model, streamCompletion } from '@yoldas/chat-engine/clients/model'
import { type ModelServers, startModelServers } from '@yoldas/standins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let servers: ModelServers
beforeAll(async () => {
  servers = await startModelServers({ pace: 0.002 })
})
afterAll(() => servers[Symbol.asyncDispose]())

const plain = 'Tamam, anladım.'
const connect = (options: Partial<Parameters<typeof connectModel>[0]> = {}) =>
  connectModel({ baseUrl: servers.url, apiKey: 'x', name: 'fake', maxAnswerTokens: 8_192, ...options })

const definition = (name: string): ToolDefinition => ({
  type: 'function',
  function: { name, parameters: { type: 'object' } },
})
const own = definition('list_scheduled')
const image = { type: 'image_url' as const, image_url: { url: 'data:image/png;base64,AA==' } }
const withImage = (text: string): PromptMessage[] => [{ role: 'user', content: [{ type: 'text', text }, image] }]
let asked = 0

/** What the model says, and the requests that this took. */
async function ask(model: Model, scenario: string, prompt: Partial<Prompt> = {}) {
  asked += 1
  const text = `Q:${scenario} (${asked})`
  const { messages = [] } = prompt
  const whole = {
    tools: [own],
    ...prompt,
    messages: [...messages, ...(prompt.messages?.some(isQuestion) ? [] : [{ role: 'user' as const, content: text }])],
  }
  const from = servers.received().length
  let said = ''
  for await (const event of streamCompletion(model, whole, AbortSignal.timeout(10_000)))
    if (event.kind === 'text') said += event.text
  return {
    said,
    requests: servers
      .received()
      .slice(from)
      .map(({ request }) => request),
  }
}
const isQuestion = ({ content }: PromptMessage) => JSON.stringify(content ?? '').includes('Q:')
const images = (requests: readonly object[]) => requests.map((request) => JSON.stringify(request).includes('image_url'))

describe('a model whose server does not know a field', () => {
  test.each([
    ['noMaxCompletion', 'max_completion_tokens', 'max_tokens'],
    ['noStreamOptions', 'stream_options', 'max_completion_tokens'],
    ['strictParams', 'stream_options', 'max_tokens'],
    ['noTools', 'tools', 'max_completion_tokens'],
  ])('is asked once more without it, and from then on without it at once: %s', async (scenario, without, limit) => {
    const model = connect()
    const first = await ask(model, scenario)
    expect(first.requests.map((request) => without in request)).toEqual([true, false])
    const second = await ask(model, scenario)
    expect([first.said, second.said]).toEqual([plain, plain])
    expect(second.requests).toHaveLength(1)
    expect(second.requests[0]).not.toHaveProperty(without)
    expect(second.requests[0]?.[limit]).toBe(8_192)
  })

  test('is asked with it again where the request without it was refused as well', async () => {
    const model = connect()
    await expect(ask(model, 'echoedInput')).rejects.toMatchObject({ kind: 'refused' })
    expect([...model.known.without()]).toEqual([])
  })

  test('is asked without it from the start where this is configured', async () => {
    const model = connect({ without: ['tools', 'stream_options', 'cache_key'] })
    const { requests } = await ask(model, 'strictParams', { cacheKey: 'key' })
    expect(requests.at(-1)).not.toHaveProperty('tools')
    expect(requests[0]).not.toHaveProperty('prompt_cache_key')
  })

  test('keeps tools where a server says that a request lacks them', async () => {
    const model = connect()
    await ask(model, 'fiveSteps', { mayCall: false })
    expect(model.known.without().has('tools')).toBe(false)
  })
})

describe('images', () => {
  test('that a model does not support are left out for all', async () => {
    const model = connect()
    const first = await ask(model, 'noImages', { messages: withImage('Q:noImages bir') })
    expect([first.said, images(first.requests)]).toEqual([plain, [true, false]])
    const leftOut = {}
    const second = await ask(model, 'noImages', { messages: withImage('Q:noImages iki'), leftOut })
    expect(images(second.requests)).toEqual([false])
    expect(leftOut).toEqual({ images: true })
  })

  test.each(['badImage', 'badImageList'])(
    'of which one is bad (%s) are left out in that turn alone',
    async (scenario) => {
      const model = connect()
      const leftOut = {}
      const messages = withImage(`Q:${scenario} bir`)
      expect(images((await ask(model, scenario, { messages, leftOut })).requests)).toEqual([true, false])
      expect(images((await ask(model, scenario, { messages, leftOut })).requests)).toEqual([false])
      expect(images((await ask(model, 'plain', { messages: withImage('Q:plain iki') })).requests)).toEqual([true])
    },
  )
})

test('a bad definition of another server takes its tools from that turn alone', async () => {
  const model = connect()
  const outerTools = [definition('search_programs')]
  const names = (requests: ReadonlyArray<{ tools?: ReadonlyArray<{ function: { name: string } }> | undefined }>) =>
    requests.map(({ tools }) => tools?.map((tool) => tool.function.name))
  const leftOut = {}
  const { requests } = await ask(model, 'badTool', { outerTools, leftOut })
  expect(names(requests)).toEqual([['list_scheduled', 'search_programs'], ['list_scheduled']])
  expect(leftOut).toEqual({ outerTools: true })
  expect(names((await ask(model, 'plain', { outerTools })).requests)).toEqual([['list_scheduled', 'search_programs']])
})

describe('the limit of an answer', () => {
  const limits = (requests: ReadonlyArray<Record<string, unknown>>) =>
    requests.map((request) => request.max_completion_tokens)

  test('is the one that the server names, from then on', async () => {
    const model = connect()
    expect(limits((await ask(model, 'maxOver')).requests)).toEqual([8_192, 4_096])
    expect(limits((await ask(model, 'maxOver')).requests)).toEqual([4_096])
  })

  test('is half where none is named, for that step', async () => {
    const model = connect()
    expect(limits((await ask(model, 'maxOverUnnamed')).requests)).toEqual([8_192, 4_096, 2_048])
    expect(limits((await ask(model, 'plain')).requests)).toEqual([8_192])
  })

  test('is what the context leaves, for that step', async () => {
    const model = connect()
    const { said, requests } = await ask(model, 'contextOver', {
      messages: [{ role: 'system', content: 'x'.repeat(8_000) }],
    })
    expect(said).toBe(plain)
    expect(requests).toHaveLength(2)
    expect(limits((await ask(model, 'plain')).requests)).toEqual([8_192])
  })

  test('is never below 512', async () => {
    await expect(ask(connect(), 'maxTiny')).rejects.toMatchObject({ kind: 'refused' })
    expect(servers.received().at(-1)?.request.max_completion_tokens).toBe(512)
  })
})

test('an input that is too long is asked with half of its history, in the next step of the turn at once', async () => {
  const model = connect()
  const past = Array.from(
    { length: 20 },
    (_, nth): PromptMessage => ({
      ...(nth % 2 === 0
        ? { role: 'user', content: 'a'.repeat(1_200) }
        : { role: 'assistant', content: 'b'.repeat(1_200) }),
    }),
  )
  const messages: PromptMessage[] = [{ role: 'system', content: 'kurallar' }, ...past]
  const leftOut = {}
  const first = await ask(model, 'inputOver', { messages, leftOut })
  expect([first.said, first.requests.length]).toEqual([plain, 2])
  expect(first.requests[1]?.messages.length).toBeLessThan(messages.length / 2 + 2)
  expect((await ask(model, 'inputOver', { messages, leftOut })).requests).toHaveLength(1)
  await expect(
    ask(model, 'inputOver', { messages: [{ role: 'system', content: 'x'.repeat(20_000) }] }),
  ).rejects.toThrow()
})
