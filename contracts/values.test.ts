import { expect, test } from 'vitest'
import { z } from 'zod'
import { Day, isEmoji, ModernDay, optional, qualifyEmoji } from './values.ts'

test('a day is accepted from 1900-01-01 to 2199-12-31, and the pattern says the same', () => {
  const { pattern = '' } = z.toJSONSchema(ModernDay)
  const pad = (part: number, length = 2) => String(part).padStart(length, '0')
  for (let year = 0; year <= 9999; year += 1) {
    const isModern = year >= 1900 && year <= 2199
    // Of other years some days do.
    for (let month = isModern ? 0 : 12; month <= 13; month += 1)
      for (let day = isModern ? 0 : 31; day <= 32; day += 1) {
        const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
        const isAccepted = isModern && Day.safeParse(text).success
        if (ModernDay.safeParse(text).success !== isAccepted || new RegExp(pattern).test(text) !== isAccepted)
          expect.fail(`${text} is ${isAccepted ? 'refused' : 'accepted'}`)
      }
  }
  for (const text of ['', '2026-1-1', '2026-01-01 ', '2026-01-01\n', '+010000-01-01', '２０２６-01-01', '12026-01-01'])
    expect(ModernDay.safeParse(text).success, text).toBe(false)
})

test('rejects an invalid date once, with the days that are accepted', () => {
  const refused = ModernDay.safeParse('yarın')
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    'expected a day from 1900-01-01 to 2199-12-31 as YYYY-MM-DD',
  ])
})

test('an emoji without its presentation selectors gets them', () => {
  for (const emoji of ['❤️', '☀️', '©️', '1️⃣', '🏳️‍🌈', '👁️‍🗨️', '❤️‍🔥', '🕵️‍♂️', '⛹🏻‍♂️', '👩‍❤️‍👨', '🏋🏾‍♀️', '🧑‍⚕️']) {
    const bare = emoji.replaceAll('\ufe0f', '')
    expect(isEmoji(bare), emoji).toBe(false)
    expect(qualifyEmoji(bare)).toBe(emoji)
    expect(isEmoji(emoji)).toBe(true)
  }
})

test('an emoji that has what it needs stays as it is', () => {
  const singles = Array.from({ length: 0x1fb00 - 0x20 }, (_, i) => i + 0x20)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .flatMap((code) => [String.fromCodePoint(code), `${String.fromCodePoint(code)}\ufe0f`])
    .filter(isEmoji)
  expect(singles.length).toBeGreaterThan(1_300)
  for (const emoji of [...singles, '👍🏽', '☝🏽', '🇹🇷', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(qualifyEmoji(emoji)).toBe(emoji)
})

test.each(['❤︎', '1', '#', 'a', '', '❤❤', '👍️'])('%j becomes no emoji', (text) => {
  expect(isEmoji(qualifyEmoji(text))).toBe(false)
})

test('null in an optional field means absent, and nothing is coerced', () => {
  const body = z.object({ name: optional(z.string().max(3)), count: optional(z.int()) })
  expect(body.parse({ name: null, count: null })).toEqual({})
  expect(body.parse({})).toEqual({})
  expect(body.parse({ name: 'Ali', count: 0 })).toEqual({ name: 'Ali', count: 0 })
  for (const wrong of [{ name: 1 }, { count: '1' }, { count: true }, { name: 'Elif' }, { name: [null] }])
    expect(body.safeParse(wrong).success).toBe(false)
})
