import { expect, test } from 'vitest'
import { readChunk } from './completionChunk.ts'

const text = (content: string, more: object = {}) => ({
  id: 'chatcmpl-1',
  model: 'm',
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
  usage: null,
  ...more,
})
const calls = [{ index: 0, id: 'c', function: { name: 'look', arguments: '{}' } }]

test('a chunk has its text', () => {
  const texts = ['Mer', '"', 'ha\n\n', '\\', '\u0000', '\ud83d', '', '"},"finish_reason":"stop"}]}', '🦉']
  const read = texts.map((content) => readChunk(JSON.stringify(text(content))).choices[0]?.delta?.content)
  expect(read).toEqual(texts)
})

test('a chunk has the calls, counts and end that come with its text', () => {
  const called = text('x', { choices: [{ delta: { content: 'x', tool_calls: calls } }] })
  expect(readChunk(JSON.stringify(called)).choices[0]?.delta?.tool_calls).toEqual(calls)
  const counted = text('x', { usage: { prompt_tokens: 1, completion_tokens: 2 } })
  expect(readChunk(JSON.stringify(counted)).usage?.completion_tokens).toBe(2)
  const ends = text('x', { choices: [{ delta: {}, finish_reason: 'stop' }] })
  expect(readChunk(JSON.stringify(ends)).choices[0]?.finish_reason).toBe('stop')
})

const whole = JSON.stringify(text('Merhaba'))
test.each([
  ['a line break within its text', whole.replace('ha', 'h\na')],
  ['a quote within its text', whole.replace('ha', 'h"a')],
  ['its end cut off', whole.slice(0, -1)],
  ['more than its end', `${whole}}`],
  ['a text that is a number', whole.replace('"Merhaba"', '1')],
  ['no choices', '{"id":"chatcmpl-1"}'],
])('a chunk with %s is malformed', (_what, data) => {
  expect(() => readChunk(data)).toThrow()
})
