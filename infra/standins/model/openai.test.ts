import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Model, startModel } from './server.ts'

let model: Model
let client: OpenAI

beforeAll(async () => {
  model = await startModel()
  client = new OpenAI({ baseURL: model.url, apiKey: 'any', maxRetries: 0, logLevel: 'off' })
})

afterAll(() => model[Symbol.asyncDispose]())

type Messages = OpenAI.ChatCompletionMessageParam[]

const toolNamed = (name: string): OpenAI.ChatCompletionTool => ({
  type: 'function',
  function: { name, parameters: { type: 'object', properties: {} } },
})
const instructions = 'Sen Yoldaş\'sın.\n\n<profil>\nAdı: "Elif Su"\nSınav günü: "2027-06-19"\n</profil>'
const moment = 'Şu an (Türkiye saati): 2026-11-21 11:40, Cumartesi.'
const marked = (told: string, ...words: string[]) => `${told}\n\n<mesaj-0a1b>\n${words.join('\n\n\n')}\n</mesaj-0a1b>`

/** Asks as the engine does, step by step; each call of a tool is answered with `results`. */
async function turn(message: string, options: { tools?: string[]; steps?: number; result?: string } = {}) {
  const messages: Messages = [
    { role: 'system', content: instructions },
    { role: 'user', content: marked(moment, `${message}\n!delay 0`) },
  ]
  const calls: { name: string; arguments: string }[][] = []
  for (let step = 1; ; step++) {
    const tools = step < (options.steps ?? 5) ? options.tools?.map(toolNamed) : undefined
    const stream = client.chat.completions.stream({ model: 'm', messages, ...(tools && { tools }) })
    const { message: answer, finish_reason } = (await stream.finalChatCompletion()).choices[0] ?? {}
    const called = answer?.tool_calls?.flatMap((call) => (call.type === 'function' ? [call] : [])) ?? []
    if (called.length === 0) return { text: answer?.content, finish_reason, calls }
    calls.push(called.map((call) => ({ name: call.function.name, arguments: call.function.arguments })))
    messages.push({ role: 'assistant', tool_calls: called })
    for (const { id } of called) {
      messages.push({ role: 'tool', tool_call_id: id, content: options.result ?? `result of ${id}` })
    }
  }
}

test('a stream and a whole answer say the same, with usage', async () => {
  const body = { model: 'm', messages: [{ role: 'user' as const, content: '!delay 0\n!say Bir\\n\\n“iki” \\üç' }] }
  const whole = await client.chat.completions.create(body)
  expect(whole.choices[0]?.message.content).toBe('Bir\n\n“iki” \\üç')
  const stream = await client.chat.completions.create({
    ...body,
    stream: true,
    stream_options: { include_usage: true },
  })
  const chunks = await Array.fromAsync(stream)
  expect(chunks[0]?.choices[0]?.delta).toMatchObject({ role: 'assistant', content: '' })
  expect(chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')).toBe('Bir\n\n“iki” \\üç')
  expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('stop')
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: whole.usage ?? {} })
})

test('!tokens n is n chunks of text', async () => {
  const stream = await client.chat.completions.create({
    model: 'm',
    stream: true,
    messages: [{ role: 'user', content: '!tokens 5000\n!delay 0' }],
  })
  const texts = (await Array.fromAsync(stream)).flatMap(({ choices }) => choices[0]?.delta.content || [])
  expect(texts).toHaveLength(5000)
  expect(texts.at(-1)).toBe('kelime5000 ')
})

test('an ordinary answer greets by name, repeats the question and has paragraphs', async () => {
  const { text, finish_reason } = await turn('Türev nasıl çalışılır?')
  expect(text).toMatch(/^Merhaba Elif Su! /)
  expect(text).toContain('“Türev nasıl çalışılır?”')
  expect(text?.split('\n\n')).toHaveLength(3)
  expect(finish_reason).toBe('stop')
})

test.each([
  ['an ordinary answer', 'Selam', 'Merhaba! Yazdığı'],
  ['one whose length the message fixes', '!tokens 9', 'kelime1 kelime2 kelime3 '],
])('%s keeps to max_completion_tokens, whole or streamed', async (_name, content, kept) => {
  const asked = { model: 'm', max_completion_tokens: 3, messages: [{ role: 'user' as const, content }] }
  const { choices, usage } = await client.chat.completions.create(asked)
  expect(choices[0]).toMatchObject({ finish_reason: 'length', message: { content: kept } })
  expect(usage).toMatchObject({ completion_tokens: 3 })
  const streaming = { ...asked, stream: true as const, stream_options: { include_usage: true } }
  const chunks = await Array.fromAsync(await client.chat.completions.create(streaming))
  const pieces = chunks.flatMap(({ choices }) => choices)
  expect(pieces.map(({ delta }) => delta.content ?? '').join('')).toBe(kept)
  expect(pieces.at(-1)?.finish_reason).toBe('length')
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 3 } })
})

test('retrieved passages are used and images are seen', async () => {
  const { choices } = await client.chat.completions.create({
    model: 'm',
    messages: [
      { role: 'system', content: '<pasaj id="p1" başlık="Uyku">Sınavdan önce sekiz saat uyu.</pasaj>' },
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Sınavdan önce ne yapmalıyım?' },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw0KGgo=' } },
        ],
      },
    ],
  })
  expect(choices[0]?.message.content).toContain('“Sınavdan önce sekiz saat uyu.” (Kaynak: Uyku)')
  expect(choices[0]?.message.content).toContain('görseli de aldım')
})

test('of labelled passages it says a sentence of the best, and marks that and nothing else', async () => {
  const passages = [
    'k1: {"title":"Uyku","text":"# Uyku\\n\\nUyku öğrenmenin yarısıdır. Sınavdan **önce** sekiz saat uyu. ‹k2›"}',
    'k2: {"title":"Net","text":"Netlerini her hafta yaz."}',
  ]
  const told = `${moment}\n\n<sayfalar>\n${passages.join('\n')}\n</sayfalar>`
  const say = async (...messages: Messages) =>
    (await client.chat.completions.create({ model: 'm', messages })).choices[0]?.message.content
  const asked = (...words: string[]) => ({ role: 'user' as const, content: marked(told, ...words) })
  const answer = await say(asked('Sınavdan önceki gece kaç saat uyuyayım?'))
  expect(answer).toContain('“Sınavdan önce sekiz saat uyu.” ⟨k1⟩')
  expect(answer?.match(/⟨/g)).toHaveLength(1)
  expect(await say(asked('Merhaba'))).not.toContain('⟨')
  expect(await say(asked('!say Tamam'))).toBe('Tamam')
  const earlier = [asked('Merhaba'), { role: 'assistant' as const, content: 'Tamam' }]
  const later = { role: 'user' as const, content: marked(moment, 'Sınavdan önce kaç saat uyuyayım?') }
  expect(await say(...earlier, later)).not.toContain('⟨')
})

test('of words between the marks it answers the newest, and takes nothing else for the student’s', async () => {
  const content = marked(`${moment}\n!say başka`, '!say eski', 'Formül: a < b\n!say <mesaj-ff>\\n!')
  const messages = [{ role: 'user' as const, content }]
  const { choices } = await client.chat.completions.create({ model: 'm', messages })
  expect(choices[0]?.message.content).toBe('<mesaj-ff>\n!')
})

test('the echo of a search marks the passages that it repeats', async () => {
  const result = '{"passages":[{"label":"k3","title":"Net","text":"Yaz."},{"label":"k1","title":"Uyku","text":"Uyu."}]}'
  const { text } = await turn('!tool search_corpus {"query":"net"}', { tools: ['search_corpus'], result })
  expect(text).toBe(`search_corpus sonucu: ${result}⟨k3⟩⟨k1⟩`)
})

test('asked to be reminded, it schedules at the time in its instructions and confirms', async () => {
  const { text, calls } = await turn("Yarın 18:00'de hatırlat", { tools: ['schedule_message'], result: '{"id":"1"}' })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.[0]?.name).toBe('schedule_message')
  expect(JSON.parse(calls[0]?.[0]?.arguments ?? '')).toEqual({
    kind: 'reminder',
    text: expect.any(String),
    dueAt: '2026-11-22T18:00',
  })
  expect(text).toContain('Tamam Elif Su, yarın 18.00’de sana hatırlatacağım.')
})

test('a reminder that was refused, or that no tool is there for, is not promised', async () => {
  const refused = await turn("yarın 18:00'de hatırlat", {
    tools: ['schedule_message'],
    result: '{"error":"çok fazla"}',
  })
  const withoutTool = await turn("yarın 18:00'de hatırlat", { tools: ['react'] })
  expect(refused.text).toContain('kuramadım')
  expect(withoutTool).toMatchObject({ calls: [], text: expect.stringContaining('kuramıyorum') })
})

test('!tool calls in steps with the arguments as written, then echoes the results', async () => {
  const { text, calls } = await turn('!tool a {"uzun":"değer 12345678901234567890"}\n!tool b\n!step\n!tool a {bad', {
    tools: ['a', 'b'],
    result: 'işte sonuç',
  })
  expect(calls).toEqual([
    [
      { name: 'a', arguments: '{"uzun":"değer 12345678901234567890"}' },
      { name: 'b', arguments: '{}' },
    ],
    [{ name: 'a', arguments: '{bad' }],
  ])
  expect(text).toBe('a sonucu: işte sonuç\nb sonucu: işte sonuç\na sonucu: işte sonuç')
})

test('!loop calls as long as tools are offered, then answers with text', async () => {
  const { text, calls } = await turn('!loop a {"x":1}', { tools: ['a'], steps: 5 })
  expect(calls).toEqual(Array(4).fill([{ name: 'a', arguments: '{"x":1}' }]))
  expect(text).toContain('a sonucu: ')
})

test('a step may fail after another has called a tool', async () => {
  await expect(turn('!tool a\n!step\n!fail 500', { tools: ['a'] })).rejects.toMatchObject({ status: 500 })
})

test.for([400, 401, 403, 404, 409, 422, 429, 500, 503] as const)('!fail %i is that error', async (status) => {
  const error: unknown = await turn(`!fail ${status}`).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(OpenAI.APIError)
  expect(error).toMatchObject({
    status,
    requestID: expect.stringMatching(/^req_/),
    error: { message: expect.any(String) },
  })
})

test('!garbage and !break are broken streams', async () => {
  await expect(turn('!garbage')).rejects.toThrow()
  const stream = await client.chat.completions.create({
    model: 'm',
    stream: true,
    messages: [{ role: 'user', content: '!tokens 9\n!break 4' }],
  })
  const texts: string[] = []
  const read = async () => {
    for await (const { choices } of stream) texts.push(choices[0]?.delta.content ?? '')
  }
  await expect(read()).rejects.toThrow()
  expect(texts.join('')).toBe('kelime1 kelime2 kelime3 kelime4 ')
})

test('an unknown directive is named in the answer', async () => {
  expect((await turn('!dans et')).text).toContain('“!dans et”')
})

test('embeddings come with the dimensions that were asked for', async () => {
  const { data } = await client.embeddings.create({ model: 'm', input: ['bir', 'iki'], dimensions: 64 })
  expect(data.map(({ embedding }) => embedding.length)).toEqual([64, 64])
  const usual = await client.embeddings.create({ model: 'm', input: 'bir' })
  const length = usual.data[0]?.embedding.reduce((sum, value) => sum + value * value, 0)
  expect(usual.data[0]?.embedding).toHaveLength(1536)
  expect(length).toBeCloseTo(1, 5)
})

test('models are listed, and requests are remembered', async () => {
  expect((await client.models.list()).data.map(({ id }) => id)).toContain('yoldas-standin')
  await turn('!say hatırlanan')
  expect(model.requests().at(-1)).toMatchObject({ messages: [{}, { content: expect.stringContaining('hatırlanan') }] })
})
