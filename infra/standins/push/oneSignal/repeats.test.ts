import { expect, test } from 'vitest'
import { createRepeats, windowMilliseconds } from './repeats.ts'

const handled = { answer: { status: 200 }, targets: [], reached: [], body: null }

test('a key is known for 30 days and not longer', () => {
  const repeats = createRepeats()
  repeats.keep('a', handled, 1000)
  expect(repeats.find('a', 1000 + windowMilliseconds - 1)).toBe(handled)
  expect(repeats.find('a', 1000 + windowMilliseconds)).toBeUndefined()
  expect(repeats.find('b', 1000)).toBeUndefined()
})

test('the oldest of more than 10,000 are forgotten', () => {
  const repeats = createRepeats()
  for (let index = 0; index <= 10_000; index += 1) repeats.keep(String(index), handled, 0)
  expect([repeats.find('0', 1), repeats.find('1', 1), repeats.find('10000', 1)]).toEqual([undefined, handled, handled])
})
