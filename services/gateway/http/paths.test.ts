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
