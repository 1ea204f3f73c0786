import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JsonError, parseJson } from './json.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const nested = (depth: number) => bytes('['.repeat(depth) + ']'.repeat(depth))

describe('a JSON body', () => {
  test('means what JSON means', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5, stringUnit: 'grapheme' }), (text) => {
        expect(parseJson(bytes(text))).toEqual(JSON.parse(text))
      }),
    )
  })

  test('may be nested 32 deep and no deeper', () => {
    expect(parseJson(nested(32))).toBeDefined()
    expect(() => parseJson(nested(33))).toThrow(JsonError)
    expect(() => parseJson(nested(100_000))).toThrow(JsonError)
  })

  test.each<[string, Uint8Array]>([
    ['NUL in a text', bytes('{"a":"x\\u0000"}')],
    ['NUL in a key', bytes('{"\\u0000":1}')],
    ['a lone surrogate', bytes('["\\ud83d"]')],
    ['a lone surrogate in a key', bytes('{"\\udc00":1}')],
    ['invalid UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
    ['truncated JSON', bytes('{"a":')],
    ['a trailing comma', bytes('[1,]')],
    ['nothing but space', bytes(' ')],
  ])('with %s is refused', (_name, body) => expect(() => parseJson(body)).toThrow(JsonError))

  test('with prototype keys pollutes nothing', () => {
    parseJson(bytes('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'))
    expect('polluted' in {}).toBe(false)
  })
})
