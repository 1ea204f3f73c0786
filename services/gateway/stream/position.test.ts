import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePosition, encodePosition, isKept } from './position.ts'

const incarnation = fc.stringMatching(/^[!-~]{1,40}$/)
const sequence = fc.nat({ max: Number.MAX_SAFE_INTEGER }).filter((n) => n < 10 ** 15)
const position = fc.record({ incarnation, sequence, unkept: fc.oneof(fc.constant(0), sequence) })

const encode = (text: string | Uint8Array) => Buffer.from(text).toString('base64url')

describe('a position', () => {
  test('comes back from its text as it was', () => {
    fc.assert(
      fc.property(position, (given) => {
        expect(decodePosition(encodePosition(given))).toEqual(given)
      }),
    )
    const now = { incarnation: '2026-05-04T10:00:00.123456789Z', sequence: 0, unkept: 0 }
    expect(decodePosition(encodePosition(now))).toEqual(now)
  })

  test('of a kept event is its sequence and incarnation', () => {
    expect(decodePosition(encode('7 a'))).toEqual({ incarnation: 'a', sequence: 7, unkept: 0 })
    expect(encodePosition({ incarnation: 'a', sequence: 7, unkept: 0 })).toBe(encode('7 a'))
  })

  test('is a text that an event’s id and a header can hold', () => {
    fc.assert(
      fc.property(position, (given) => {
        expect(encodePosition(given)).toMatch(/^[\w-]+$/)
      }),
    )
  })

  test('is read from nothing that was not made so', () => {
    const text = fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: anyCharacter }), incarnation)
    fc.assert(
      fc.property(text, (given) => {
        const read = decodePosition(given)
        if (read) expect(encodePosition(read)).toBe(given)
      }),
    )
  })

  test.each([
    ['nothing', ''],
    ['text', 'nonsense'],
    ['the id of a turn’s event', '01890000-0000-7000-8000-000000000001:7'],
    ['a number alone', encode('7')],
    ['a number without an incarnation', encode('7 ')],
    ['an incarnation alone', encode(' a')],
    ['a negative number', encode('-1 a')],
    ['a fraction', encode('1.5 a')],
    ['a number with a zero before it', encode('07 a')],
    ['a number in another notation', encode('0x7 a')],
    ['a number beyond the exact ones', encode(`${'9'.repeat(16)} a`)],
    ['two blanks', encode('7  a')],
    ['a third part that is not a number', encode('7 a b')],
    ['a third part that is nought', encode('7 a 0')],
    ['a third part with a zero before it', encode('7 a 05')],
    ['a third part beyond the exact ones', encode(`7 a ${'9'.repeat(16)}`)],
    ['a fourth part', encode('7 a 1 2')],
    ['a line break at its end', encode('7 a\n')],
    ['invalid UTF-8', encode(Uint8Array.of(0x37, 0x20, 0xff))],
    ['padding', `${encode('7 ab')}==`],
    ['the other alphabet', Buffer.from('7 a?>?>').toString('base64')],
    ['two headers', `${encode('7 a')}, ${encode('7 a')}`],
  ])('is not read from %s', (_what, text) => expect(decodePosition(text)).toBeNull())
})

describe('a position is kept', () => {
  const stream = { incarnation: 'a', firstSequence: 5, lastSequence: 9 }
  test.each([
    ['from just before the first event', 4, true],
    ['not with an event missing between', 3, false],
    ['up to the last event', 9, true],
    ['not beyond it', 10, false],
  ])('%s', (_when, sequence, expected) => {
    expect(isKept({ incarnation: 'a', sequence }, stream)).toBe(expected)
    expect(isKept({ incarnation: 'b', sequence }, stream)).toBe(false)
  })

  test('exactly while everything after it is', () => {
    const given = fc.record({ first: fc.integer({ min: 1, max: 50 }), length: fc.nat(50), sequence: fc.nat(120) })
    fc.assert(
      fc.property(given, ({ first, length, sequence }) => {
        const last = first - 1 + length
        const after = Array.from({ length: Math.max(0, last - sequence) }, (_, i) => sequence + 1 + i)
        const isWhole = sequence <= last && after.every((place) => place >= first)
        // Of an empty stream it is the next place that counts: what was there has gone.
        const isKeptThere = isWhole && sequence >= first - 1
        expect(
          isKept({ incarnation: 'a', sequence }, { incarnation: 'a', firstSequence: first, lastSequence: last }),
        ).toBe(isKeptThere)
      }),
    )
  })
})
