import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readablePath } from './paths.ts'

test.each([
  ['/api/me', '/api/me'],
  ['/%61pi/%C4%B1', '/%61pi/%C4%B1'],
  ['/api/%', '/api/%25'],
  ['/%61pi/%', '/%61pi/%25'],
  ['/api/%zz/%4', '/api/%25zz/%254'],
  ['/api/%ff', '/api/%25ff'],
  ['/api/%C4?before=%', '/api/%25C4?before=%'],
  ['/api?before=%', '/api?before=%'],
  ['/api#%', '/api#%'],
])('%s is read as %s', (url, readable) => {
  expect(readablePath(url)).toBe(readable)
})

test('of a path of escapes is readable what can be decoded', () => {
  const edges = [0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee]
  const byte = fc.constantFrom(...edges, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff)
  fc.assert(
    fc.property(fc.array(byte, { minLength: 1, maxLength: 5 }), fc.boolean(), (bytes, isUpper) => {
      const escapes = bytes.map((each) => `%${each.toString(16).padStart(2, '0')}`).join('')
      const path = isUpper ? escapes.toUpperCase() : escapes
      const isUtf8 = Buffer.from(bytes).equals(Buffer.from(Buffer.from(bytes).toString()))
      expect(readablePath(path) === path).toBe(isUtf8)
    }),
    { numRuns: 2_000 },
  )
})

test('60,000 percent signs cost little more than as many letters that are replaced', () => {
  const [signs, letters] = ['%', 'x'].map((character) => `/api/${character.repeat(60_000)}`)
  const milliseconds = (run: () => unknown) => {
    const began = performance.now()
    run()
    return performance.now() - began
  }
  // The fastest of rounds that take turns: what the machine did meanwhile is in the others.
  const rounds = Array.from({ length: 15 }, () => ({
    read: milliseconds(() => readablePath(signs ?? '')),
    replaced: milliseconds(() => letters?.replace(/(y)|x/g, (_, y: string | undefined) => y ?? '%25')),
  }))
  const [read, replaced] = [rounds.map((each) => each.read), rounds.map((each) => each.replaced)]
  expect(Math.min(...read)).toBeLessThan(12 * Math.min(...replaced))
})

test('every path can be decoded, and one that could be stays', () => {
  const part = fc.constantFrom('/', '%', 'a', '4', 'f', '%41', '%C4%B1', '%ff', '%25', 'é')
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const path = parts.join('')
      const readable = readablePath(path)
      expect(() => decodeURIComponent(readable)).not.toThrow()
      expect(readablePath(readable)).toBe(readable)
    }),
  )
})
