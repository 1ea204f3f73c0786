import { newId } from '@yoldas/ids'
import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeCursor, describeWritten, encodeCursor, publicState } from './rules.ts'

describe('cursors', () => {
  test('every position comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 15 }), (position) => {
        expect(decodeCursor(encodeCursor(position))).toBe(position)
      }),
    )
  })

  test('a cursor that was not made here is malformed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
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

describe('the event of a turn’s bubbles', () => {
  const turn = {
    ...{ studentKey: newId(), turnId: newId(), origin: 'chat' as const },
    ...{ messageType: null, showsPreview: true, expiresAt: null, unread: { count: 2, revision: 9 } },
  }
  const bubbles = (...contents: string[]) => contents.map((content) => ({ id: newId(), content }))

  test.each([
    ['chat', null, 'reply'],
    ['notification', null, 'reply'],
    ['scheduled', 'reminder', 'scheduled'],
    ['scheduled', null, 'scheduled'],
    ['silence_checkin', null, 'silence_checkin'],
  ] as const)('of %s with the type %s is that it is a %s', (origin, messageType, type) => {
    expect(describeWritten({ ...turn, origin, messageType }, bubbles('a'))).toMatchObject({ type, messageType })
  })

  test('has its first bubble, how many there are, and what a notification shows of them', () => {
    const two = bubbles('**bir**', '- iki')
    const { studentKey, turnId } = turn
    expect(describeWritten(turn, two)).toEqual({
      studentKey,
      turnId,
      type: 'reply',
      messageType: null,
      messageId: two[0]?.id,
      bubbles: 2,
      text: 'bir iki',
      expiresAt: null,
      unread: { count: 2, revision: 9 },
    })
  })

  test('is never longer than a notification shows', () => {
    const text = (length: number) => describeWritten(turn, bubbles('😀'.repeat(length)))?.text
    expect(text(180)).toBe('😀'.repeat(180))
    expect(text(16_000)).toBe(`${'😀'.repeat(179)}…`)
  })

  test('has the time that was scheduled with it, from which on its push is of no use', () => {
    const expiresAt = '2027-03-01T17:00:00.000Z'
    expect(describeWritten({ ...turn, expiresAt }, bubbles('bir'))).toMatchObject({ expiresAt })
  })

  test('is nothing without bubbles', () => {
    expect(describeWritten(turn, [])).toBeUndefined()
  })
})
