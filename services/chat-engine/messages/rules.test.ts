import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor, publicState } from './rules.ts'

describe('cursors', () => {
  test('every position comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 15 }), (position) => {
        expect(decodeCursor(encodeCursor(position))).toBe(position)
      }),
    )
  })

  test('whatever was not made here is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const position = decodeCursor(text)
        expect(position === undefined || encodeCursor(position) === text).toBe(true)
      }),
    )
  })

  test.each([
    '',
    'p1',
    encodeCursor(0),
    encodeCursor(-1),
    `${encodeCursor(1)}=`,
    `${encodeCursor(1)} `,
    encodeCursor(1e21),
  ])('%j is refused', (cursor) => expect(decodeCursor(cursor)).toBeUndefined())
})

test('a student sees one kind of waiting', () => {
  expect(publicState('waiting')).toBe('queued')
  expect(publicState('ready')).toBe('queued')
  expect(publicState('running')).toBe('running')
})
