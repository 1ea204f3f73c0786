import { expect, test } from 'vitest'
import { followed, intentOf, isEnough } from './gestures.ts'

test.each([
  [0, 0, 'press'],
  [6, -6, 'press'],
  [30, 5, 'swipe'],
  [30, 20, 'scroll'],
  [-30, 0, 'scroll'],
  [0, 40, 'scroll'],
])('a finger that has moved by %i and %i means: %s', (x, y, intent) => expect(intentOf({ x, y })).toBe(intent))

test('a message follows to the right alone, and not for ever', () => {
  expect([-20, 0, 10, 30, 82, 400].map((x) => followed({ x, y: 0 }))).toEqual([0, 0, 0, 20, 72, 72])
  expect([30, 65, 66, 400].map((x) => isEnough({ x, y: 0 }))).toEqual([false, false, true, true])
})
