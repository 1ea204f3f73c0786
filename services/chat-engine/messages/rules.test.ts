import { notifiedLength } from '@yoldas/contracts/chat'
import { newId } from '@yoldas/ids'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor, publicState, written } from './rules.ts'

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

describe('what is told of a turn', () => {
  const turn = { studentKey: newId(), turnId: newId(), origin: 'chat' as const, messageType: null }
  const bubbles = (...contents: string[]) => contents.map((content) => ({ id: newId(), content }))

  test.each([
    ['chat', null, 'reply'],
    ['notification', null, 'reply'],
    ['scheduled', 'reminder', 'scheduled'],
    ['scheduled', null, 'scheduled'],
    ['silence_checkin', null, 'silence_checkin'],
  ] as const)('of %s with the type %s is that it is a %s', (origin, messageType, type) => {
    expect(written({ ...turn, origin, messageType }, bubbles('a'))).toMatchObject({ type, messageType })
  })

  test('has its first bubble, how many there are, and their text', () => {
    const two = bubbles('bir', 'iki')
    const { studentKey, turnId } = turn
    expect(written(turn, two)).toEqual({
      studentKey,
      turnId,
      type: 'reply',
      messageType: null,
      messageId: two[0]?.id,
      bubbles: 2,
      text: 'bir\n\niki',
    })
  })

  test('is cut between characters, never within one', () => {
    const text = (length: number) => written(turn, bubbles('😀'.repeat(length)))?.text
    expect(text(notifiedLength)).toBe('😀'.repeat(notifiedLength))
    expect(text(notifiedLength + 1)).toBe('😀'.repeat(notifiedLength))
    const [first, second] = ['a'.repeat(notifiedLength - 3), 'bcd']
    expect(written(turn, bubbles(first, second))?.text).toBe(`${first}\n\nb`)
  })

  test('is nothing without bubbles', () => {
    expect(written(turn, [])).toBeUndefined()
  })
})
