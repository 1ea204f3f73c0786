import { describe, expect, test } from 'vitest'
import {
  type Feature,
  type LeftOut,
  type Prompt,
  type PromptMessage,
  type ToolDefinition,
  writeRequest,
} from './request.ts'

const definition = (name: string): ToolDefinition => ({
  type: 'function',
  function: { name, parameters: { type: 'object' } },
})
const system: PromptMessage = { role: 'system', content: 'kurallar' }
const user = (content: string): PromptMessage => ({ role: 'user', content })
const assistant = (content: string): PromptMessage => ({ role: 'assistant', content })
const image = { type: 'image_url' as const, image_url: { url: 'data:image/png;base64,AA==' } }
const withImage: PromptMessage = { role: 'user', content: [{ type: 'text', text: 'bak' }, image] }

function write(prompt: Partial<Prompt>, ...without: Feature[]) {
  const whole = { messages: [system, user('soru')], tools: [], ...prompt }
  const { body, sent } = writeRequest(whole, { name: 'm', limit: 1_000, without: new Set(without) })
  return { body: JSON.parse(body), sent }
}
const told = (messages: PromptMessage[], leftOut: LeftOut = {}) =>
  write({ messages, leftOut }).body.messages.map(({ role, content }: PromptMessage) => [role, content])

describe('a request', () => {
  const prompt = { tools: [definition('own')], outerTools: [definition('outer')], cacheKey: 'key', mayCall: false }

  test('has a limit, wants usage, and offers the tools', () => {
    const { body, sent } = write(prompt)
    expect(body).toMatchObject({
      ...{ model: 'm', max_completion_tokens: 1_000, stream: true, stream_options: { include_usage: true } },
      ...{ prompt_cache_key: 'key', tool_choice: 'none', tools: prompt.tools.concat(prompt.outerTools) },
    })
    expect([...sent.fields].sort()).toEqual([
      'cache_key',
      'max_completion_tokens',
      'stream_options',
      'tool_choice',
      'tools',
    ])
  })

  test('goes without what the model is known not to take', () => {
    const { body } = write(prompt, 'max_completion_tokens', 'stream_options', 'cache_key', 'tools')
    expect(body).toEqual({ model: 'm', messages: expect.anything(), max_tokens: 1_000, stream: true })
    const { body: last } = write(prompt, 'tool_choice')
    expect(last).not.toHaveProperty('tools')
    expect(write({ ...prompt, mayCall: true }, 'tool_choice').body.tools).toHaveLength(2)
  })

  test('goes without what the turn leaves out', () => {
    expect(write({ ...prompt, leftOut: { outerTools: true } }).body.tools).toEqual(prompt.tools)
    expect(write({ ...prompt, leftOut: { tools: true } }).body).not.toHaveProperty('tools')
  })

  test('names an image that it does not show, and says so to the turn', () => {
    const leftOut: LeftOut = {}
    const note = { type: 'text', text: '[Ek: görsel]' }
    const { body, sent } = write({ messages: [system, withImage], leftOut }, 'images')
    expect(body.messages[1].content).toEqual([{ type: 'text', text: 'bak' }, note])
    expect(leftOut).toEqual({ images: true })
    expect(sent.fields.has('images')).toBe(false)
    expect(write({ messages: [system, withImage] }).sent.fields.has('images')).toBe(true)
  })
})

describe('messages', () => {
  test('of one role that follow one another are one', () => {
    const messages = [system, user('a'), user('b'), assistant('c'), assistant('d'), user('e'), withImage]
    expect(told(messages)).toEqual([
      ['system', 'kurallar'],
      ['user', 'a\n\n\nb'],
      ['assistant', 'c\n\nd'],
      ['user', [{ type: 'text', text: 'e' }, { type: 'text', text: 'bak' }, image]],
    ])
  })

  test('begin with the user', () => {
    expect(told([system, assistant('a'), user('b')])).toEqual([
      ['system', 'kurallar'],
      ['user', expect.any(String)],
      ['assistant', 'a'],
      ['user', 'b'],
    ])
  })

  test('that call tools stay apart, with what their server sent', () => {
    const call = (id: string) => ({ id, type: 'function' as const, function: { name: 'own', arguments: '{}' } })
    const calling: PromptMessage = {
      ...{ role: 'assistant', content: null, tool_calls: [call('a'), call('b')] },
      opaque: { message: { reasoning: 'plan' }, calls: [{ call: { signature: 's' }, function: { x: 1 } }, undefined] },
    }
    const results = ['a', 'b'].map((id): PromptMessage => ({ role: 'tool', tool_call_id: id, content: '{}' }))
    const messages = [system, user('soru'), calling, ...results]
    const { body, sent } = write({ messages })
    expect(body.messages.slice(2)).toEqual([
      {
        ...{ role: 'assistant', content: null, reasoning: 'plan' },
        tool_calls: [{ ...call('a'), function: { name: 'own', arguments: '{}', x: 1 }, signature: 's' }, call('b')],
      },
      ...results,
    ])
    expect([...sent.opaque].sort()).toEqual(['reasoning', 'signature', 'x'])
    const left = write({ messages }, 'field:reasoning', 'field:signature', 'field:x')
    expect(left.body.messages[2]).toEqual({ role: 'assistant', content: null, tool_calls: [call('a'), call('b')] })
    expect([...left.sent.opaque]).toEqual([])
  })

  test('are half as many where the input is too long: instructions, newest words and what tools said stay', () => {
    const past = Array.from({ length: 8 }, (_, nth) =>
      nth % 2 === 0 ? user(`soru ${nth}`) : assistant(`cevap ${nth}`),
    )
    const calling: PromptMessage = {
      ...{ role: 'assistant', content: null },
      tool_calls: [{ id: 'a', type: 'function', function: { name: 'own', arguments: '{}' } }],
    }
    const now: PromptMessage[] = [user('yeni soru'), calling, { role: 'tool', tool_call_id: 'a', content: '{}' }]
    const whole = told([system, ...past, ...now])
    const half = told([system, ...past, ...now], { olderHalf: true })
    expect(half[0]).toEqual(whole[0])
    expect(half.slice(-3)).toEqual(whole.slice(-3))
    expect(half[1]?.[0]).toBe('user')
    const kept = half.slice(1, -3).map(([, content]: [string, string]) => content)
    expect(kept).toEqual(expect.arrayContaining(['soru 6', 'cevap 7']))
    expect(kept.filter((content: string) => /[0-3]/.test(content))).toEqual([])
    expect(write({ messages: [system, user('soru')] }).sent.hasHistory).toBe(false)
    expect(write({ messages: [system, ...past, ...now] }).sent.hasHistory).toBe(true)
    expect(write({ messages: [system, ...past, ...now], leftOut: { olderHalf: true } }).sent.hasHistory).toBe(false)
  })
})
