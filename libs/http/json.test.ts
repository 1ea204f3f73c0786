import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
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

  test('is refused for exactly the texts that cannot be stored, however they are written', () => {
    const unit = fc.constantFrom(
      '\\ud83d',
      '\\uDE00',
      '\\u0000',
      '\\u00e7',
      '\\\\',
      '\\n',
      '\\"',
      'u0000',
      '[',
      '{',
      ']',
      'ş',
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), fc.boolean(), (units, isKey) => {
        const text = `"${units.join('')}"`
        const read = () => parseJson(bytes(isKey ? `{${text}:[]}` : `[${text}]`))
        const meant: string = JSON.parse(text)
        if (meant.isWellFormed() && !meant.includes('\0')) expect(read()).toEqual(isKey ? { [meant]: [] } : [meant])
        else expect(read).toThrow(JsonError)
      }),
    )
  })

  test('of 85,000 empty arrays has no text that is looked at', () => {
    const looks = vi.spyOn(String.prototype, 'isWellFormed')
    try {
      expect(parseJson(bytes(`[${Array(85_000).fill('[]')}]`))).toHaveLength(85_000)
      expect(looks).not.toHaveBeenCalled()
      parseJson(bytes('{"a":["b"]}'))
      expect(looks).toHaveBeenCalledTimes(2)
    } finally {
      looks.mockRestore()
    }
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

  test('is judged by what it means: of a key that comes twice the last counts', () => {
    expect(parseJson(bytes(`{"a":"\\u0000","a":${'['.repeat(40)}${']'.repeat(40)},"a":1}`))).toEqual({ a: 1 })
  })

  test('with prototype keys pollutes nothing', () => {
    parseJson(bytes('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'))
    expect('polluted' in {}).toBe(false)
  })
})
