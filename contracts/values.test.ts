import { expect, test } from 'vitest'
import { z } from 'zod'
import { isEmoji, optional, qualifyEmoji } from './values.ts'

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
