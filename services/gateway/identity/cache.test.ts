import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testClock, today } from '../test/tokens.ts'
import { tokenCache } from './cache.ts'

function cacheAt(options: { max?: number; maxAgeSeconds?: number } = {}) {
  const clock = testClock()
  return { clock, cache: tokenCache<string>({ ...options, now: clock.now }) }
}

test('an entry ends five minutes after it was set', () => {
  const { clock, cache } = cacheAt()
  cache.set('token', 'student', today + 3600)
  clock.advance(299.999)
  expect(cache.get('token')).toBe('student')
  clock.advance(0.001)
  expect(cache.get('token')).toBeUndefined()
})

test('an entry ends when verification would refuse its token as expired, if that is earlier', () => {
  const { clock, cache } = cacheAt()
  cache.set('token', 'student', today + 60)
  clock.advance(64.999)
  expect(cache.get('token')).toBe('student')
  clock.advance(0.001)
  expect(cache.get('token')).toBeUndefined()
})

test('an expired token is not kept at all', () => {
  const { cache } = cacheAt()
  cache.set('token', 'student', today - 5)
  expect(cache.get('token')).toBeUndefined()
})

test('a use does not prolong an entry, setting it again does', () => {
  const { clock, cache } = cacheAt()
  cache.set('token', 'student', today + 3600)
  clock.advance(200)
  cache.get('token')
  clock.advance(99)
  cache.set('token', 'student', today + 3600)
  clock.advance(299)
  expect(cache.get('token')).toBe('student')
  clock.advance(1)
  expect(cache.get('token')).toBeUndefined()
})

test('a clock set back ends an entry instead of prolonging it', () => {
  const { clock, cache } = cacheAt()
  cache.set('token', 'student', today + 3600)
  clock.advance(-1)
  expect(cache.get('token')).toBeUndefined()
  clock.advance(2)
  expect(cache.get('token')).toBeUndefined()
})

test('the least recently used goes when the cache is full', () => {
  const { cache } = cacheAt({ max: 2 })
  for (const token of ['a', 'b']) cache.set(token, token, today + 3600)
  cache.get('a')
  cache.set('c', 'c', today + 3600)
  expect(['a', 'b', 'c'].map((token) => cache.get(token))).toEqual(['a', undefined, 'c'])
})

test('deleteWhere forgets every token of a value and no other', () => {
  const { cache } = cacheAt()
  for (const [token, student] of [
    ['a', 'first'],
    ['b', 'second'],
    ['c', 'first'],
  ] as const)
    cache.set(token, student, today + 3600)
  cache.deleteWhere((student) => student === 'first')
  expect(['a', 'b', 'c'].map((token) => cache.get(token))).toEqual([undefined, 'second', undefined])
})

test('a value that is falsy is found', () => {
  const cache = tokenCache<number | null>()
  cache.set('zero', 0, Date.now())
  cache.set('null', null, Date.now())
  expect([cache.get('zero'), cache.get('null'), cache.get('other')]).toEqual([0, null, undefined])
})

test('any order of calls answers as a plain map with ends does', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('set'), token: fc.nat(3), seconds: fc.integer({ min: -10, max: 700 }) }),
    fc.record({ kind: fc.constant('get'), token: fc.nat(3), seconds: fc.constant(0) }),
    fc.record({ kind: fc.constant('advance'), token: fc.constant(0), seconds: fc.nat(200) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { clock, cache } = cacheAt()
      const ends = new Map<number, number>()
      for (const { kind, token, seconds } of steps) {
        const time = clock.now() / 1000
        if (kind === 'advance') clock.advance(seconds)
        if (kind === 'set') cache.set(`${token}`, `${token}`, time + seconds)
        if (kind === 'set') ends.set(token, Math.min(time + 300, time + seconds + 5))
        if (kind === 'get') expect(cache.get(`${token}`) !== undefined).toBe(time < (ends.get(token) ?? 0))
      }
    }),
  )
})
