import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunkReader } from './completionChunk.ts'

const chunk = (content: string, more: object = {}) => ({
  id: 'chatcmpl-1',
  model: 'm',
  choices: [{ index: 0, delta: { content }, finish_reason: null }],
  usage: null,
  ...more,
})
const compact = (value: unknown) => JSON.stringify(value)
/** As Python's servers write it. */
const spaced = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')
const ends = { id: 'chatcmpl-1', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
const calls = [{ index: 0, id: 'c', function: { name: 'look', arguments: '{}' } }]
const begins = { id: 'chatcmpl-1', choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }

/** What a reader that has seen what came before says of each. */
const readAll = (data: readonly string[]) => {
  const read = chunkReader()
  return data.map((one) => read(one))
}
const textsOf = (data: readonly string[]) => readAll(data).map(({ choices }) => choices[0]?.delta?.content ?? null)

describe.each([
  ['without spaces', compact],
  ['with spaces', spaced],
])('a stream that is written %s', (_how, write) => {
  test.each<[string, string[]]>([
    ['one frame', ['Mer', 'ha', 'ba', ' ', 'dünya', '🦉']],
    ['what JSON escapes', ['Mer', '"', 'ha\n\n', '\\', 'ba', '\u0000', '\t', '\ud83d', 'x']],
    ['what looks like JSON', ['Mer', '"},"finish_reason":"stop"}]}', '}', '{"choices":[]}', ',']],
    ['nothing', ['', 'Mer', '', '', 'ha']],
    ['what other fields say', ['m', 'chatcmpl-1', 'content', 'm', 'ha', '0', 'null']],
  ])('of %s has its texts', (_what, texts) => {
    expect(textsOf(texts.map((text) => write(chunk(text))))).toEqual(texts)
  })

  test.each([',', ':', '{', '}', '[', ']', '":', ',"', '. ', ' ', 'x', 'null', 'choices', 'content', 'm'])(
    'that begins with %j has its texts',
    (first) => {
      const texts = [first, 'Mer', 'ha', first, `${first}.`, first]
      expect(textsOf(texts.map((text) => write(chunk(text))))).toEqual(texts)
    },
  )

  test('has what else comes between the texts', () => {
    const all = [begins, chunk('Mer'), chunk('ha'), { ...chunk(''), choices: [] }, chunk('ba'), ends, chunk('x')]
    expect(textsOf(all.map(write))).toEqual(['', 'Mer', 'ha', null, 'ba', null, 'x'])
    const called = { ...chunk('x'), choices: [{ delta: { content: 'x', tool_calls: calls }, finish_reason: null }] }
    const counted = chunk('x', { usage: { prompt_tokens: 1, completion_tokens: 2 } })
    const [, , third, fourth, fifth] = readAll([chunk('Mer'), chunk('ha'), called, counted, ends].map(write))
    expect(third?.choices[0]?.delta?.tool_calls).toEqual(calls)
    expect(fourth?.usage?.completion_tokens).toBe(2)
    expect(fifth?.choices[0]?.finish_reason).toBe('stop')
  })

  test('whose frames differ has its texts', () => {
    const texts = Array.from({ length: 20 }, (_, nth) => `x${nth}`)
    expect(textsOf(texts.map((text, nth) => write(chunk(text, { obfuscation: 'y'.repeat(nth) }))))).toEqual(texts)
    expect(textsOf(texts.map((text, nth) => write(chunk(text, { id: nth % 2 }))))).toEqual(texts)
  })
})

test('of keys that are there twice the last one counts', () => {
  const twice = (first: string, last: string) =>
    `{"choices":[{"delta":{"content":"${first}","content":"${last}"},"finish_reason":null}]}`
  expect(textsOf([twice('a', 'b'), twice('c', 'b'), twice('c', 'd'), twice('b', 'b'), twice('a', 'a')])).toEqual([
    ...['b', 'b', 'd', 'b', 'a'],
  ])
})

test.each([
  ['a line break within its text', (data: string) => data.replace('ha', 'h\na')],
  ['a quote within its text', (data: string) => data.replace('ha', 'h"a')],
  ['half an escape', (data: string) => data.replace('ha', 'ha\\')],
  ['its end cut off', (data: string) => data.slice(0, -1)],
  ['its text and what follows cut off', (data: string) => data.slice(0, data.indexOf('ha'))],
  ['more than its end', (data: string) => `${data}}`],
  ['its beginning and its end overlapping', () => '{"choices":[{"delta":{"content":"},"finish_reason":null}]}'],
])('a chunk with %s is malformed, whatever came before', (_what, damage) => {
  const write = (content: string) => `{"choices":[{"delta":{"content":"${content}"},"finish_reason":null}]}`
  expect(() => readAll([write('Mer'), write('x'), damage(write('ha'))])).toThrow()
})

test('whatever a stream says, and however it is broken, each chunk is read as if it were the first', () => {
  const piece = fc.oneof(
    fc.constantFrom(...',:{}[]"\\ \n.', 'x', 'content', 'null', '":', ',"'),
    fc.string({ unit: 'binary' }),
  )
  const text = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''))
  const broken = fc.record({ at: fc.nat(200), remove: fc.nat(2), insert: piece })
  const said = fc.record({ text, id: fc.option(piece), breaks: fc.option(broken, { freq: 6 }) })
  const written = fc
    .tuple(fc.constantFrom(compact, spaced), piece, fc.array(said, { maxLength: 12 }))
    .map(([write, id, all]) =>
      all.map(({ text, breaks, ...more }) => {
        const data = write(chunk(text, { id: more.id ?? id }))
        if (breaks === null) return data
        const at = breaks.at % (data.length + 1)
        return data.slice(0, at) + breaks.insert + data.slice(at + breaks.remove)
      }),
    )
  const outcome = (read: ReturnType<typeof chunkReader>, data: string) => {
    try {
      const { choices, usage } = read(data)
      return {
        texts: choices.map(({ delta, finish_reason }) => [delta?.content, finish_reason ?? null]),
        usage: usage ?? null,
      }
    } catch {
      return 'malformed'
    }
  }
  fc.assert(
    fc.property(written, (all) => {
      const read = chunkReader()
      for (const data of all) expect(outcome(read, data)).toEqual(outcome(chunkReader(), data))
    }),
    { numRuns: 500 },
  )
})
