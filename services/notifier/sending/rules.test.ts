import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerEntry, pauseSeconds } from './rules.ts'

describe('the pause before the next attempt', () => {
  test('doubles from a second to five minutes, and to 30 seconds where the provider failed by itself', () => {
    const pauses = (isFailing: boolean) =>
      [1, 2, 3, 8, 9, 10, 60, 5_000].map((attempt) => pauseSeconds(attempt, { retryAfterSeconds: 0, isFailing }, 0))
    expect(pauses(false)).toEqual([1, 2, 4, 128, 256, 300, 300, 300])
    expect(pauses(true)).toEqual([1, 2, 4, 30, 30, 30, 30, 30])
  })

  test('is never shorter than the provider asked for, nor than its own, and at most a quarter longer than both', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.nat(100_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (attempt, asked, chance, isFailing) => {
          const pause = pauseSeconds(attempt, { retryAfterSeconds: asked, isFailing }, chance)
          const least = Math.max(asked, pauseSeconds(attempt, { retryAfterSeconds: 0, isFailing }, 0))
          expect(pause).toBeGreaterThanOrEqual(least)
          expect(pause).toBeLessThanOrEqual(least * 1.25)
        },
      ),
    )
  })
})

describe('the ledger', () => {
  test('keeps the code and the words of an answer', () => {
    const answer = { code: 'UNREGISTERED', message: 'Requested entity was not found.' }
    expect(ledgerEntry(answer, ['the token'])).toBe('UNREGISTERED: Requested entity was not found.')
  })

  test('keeps nothing of what was sent', () => {
    const answer = { code: 'HTTP_400', message: 'wrong: the body, for the token (the token)' }
    expect(ledgerEntry(answer, ['the token', 'the body'])).toBe('HTTP_400: wrong: […], for […] ([…])')
  })

  test('keeps what Postgres stores, and not more than a line or two', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 2_000 })
    fc.assert(
      fc.property(text, (message) => {
        const entry = ledgerEntry({ code: 'X', message }, [])
        expect(entry.length).toBeLessThanOrEqual(500)
        expect(entry.isWellFormed() && !entry.includes('\0')).toBe(true)
      }),
    )
  })
})
