import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateTokens, fitHistory, fitWindow, type PlacedMessage } from './window.ts'

const message = (turnIndex: number, content = 'x'): PlacedMessage => ({
  ...{ id: `${turnIndex}`, position: turnIndex, role: 'user', content, media: [], turnIndex },
})
const costOf = (messages: readonly PlacedMessage[]) =>
  messages.reduce((sum, message) => sum + estimateTokens(message), 0)
const cost = costOf([message(0)])

/** Newest first, as they are read: one to three messages a turn. */
const past = fc
  .tuple(
    fc.array(fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
    fc.nat({ max: 9 }),
  )
  .map(([turns, first]) =>
    turns.flatMap((contents, nth) => contents.map((content) => message(first + nth, content))).reverse(),
  )
const budget = fc.integer({ min: 0, max: 3_000 })

test('the newest part of a conversation is the longest within the budget, and never without the newest message', () => {
  fc.assert(
    fc.property(past, budget, (newestFirst, tokens) => {
      const fitted = fitHistory(newestFirst, tokens)
      expect(fitted).toEqual(newestFirst.slice(0, fitted.length).reverse())
      expect(fitted.length).toBeGreaterThan(0)
      if (fitted.length > 1) expect(costOf(fitted)).toBeLessThanOrEqual(tokens)
      if (fitted.length < newestFirst.length)
        expect(costOf(newestFirst.slice(0, fitted.length + 1))).toBeGreaterThan(tokens)
    }),
  )
})

describe('the window of a conversation', () => {
  const turns = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, nth) => message(last - nth))
  const shown = (newestFirst: readonly PlacedMessage[], tokens: number, isWhole = true) =>
    fitWindow(newestFirst, tokens, isWhole).map(({ turnIndex }) => turnIndex)

  test('is all of it where it fits, wherever it begins', () => {
    expect(shown(turns(3, 6), cost * 4)).toEqual([3, 4, 5, 6])
  })

  test('else begins with the oldest turn that fits whose number is divisible by 4', () => {
    expect(shown(turns(0, 14), cost * 14)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect(shown(turns(0, 14), cost * 11)[0]).toBe(4)
    expect(shown(turns(0, 14), cost * 10)[0]).toBe(8)
  })

  test('else with the oldest turn that fits', () => {
    expect(shown(turns(0, 7), cost * 3)).toEqual([5, 6, 7])
  })

  test('begins with a whole turn, also where more was said than was read', () => {
    const [first, second] = [message(4, 'a'), message(4, 'b')]
    expect(shown([...turns(5, 7), second, first], cost * 5)).toEqual([4, 4, 5, 6, 7])
    expect(shown([...turns(5, 7), second, first], cost * 4)).toEqual([5, 6, 7])
    expect(shown([...turns(5, 7), second], cost * 20, false)).toEqual([5, 6, 7])
  })

  test('has the newest message, however large it is', () => {
    expect(shown([message(5, 'x'.repeat(9_000)), message(4)], 10)).toEqual([5])
  })

  test('stays within the budget, and begins as the rule says', () => {
    fc.assert(
      fc.property(past, budget, fc.boolean(), (newestFirst, tokens, isWhole) => {
        const window = fitWindow(newestFirst, tokens, isWhole)
        expect(window).toEqual(newestFirst.slice(0, window.length).reverse())
        if (window.length > 1) expect(costOf(window)).toBeLessThanOrEqual(tokens)
        if (isWhole && costOf(newestFirst) <= tokens) {
          expect(window).toHaveLength(newestFirst.length)
          return
        }
        const starts = newestFirst.flatMap(({ turnIndex }, nth) => {
          const next = newestFirst[nth + 1]
          const fits = costOf(newestFirst.slice(0, nth + 1)) <= tokens
          return next && next.turnIndex !== turnIndex && fits ? [turnIndex] : []
        })
        const begin = starts.findLast((turnIndex) => turnIndex % 4 === 0) ?? starts.at(-1)
        expect(window[0]?.turnIndex).toBe(begin ?? newestFirst[0]?.turnIndex)
      }),
    )
  })
})
