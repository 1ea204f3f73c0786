import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { concernOf, disarmMarks, hintOf, type Marked, markFilter, withoutMarks } from './marks.ts'

/** What came out of the filter, with marks in braces. */
function filtered(pieces: readonly string[]): string {
  const filter = markFilter()
  const parts: Marked[] = pieces.flatMap((piece) => filter.push(piece))
  return [...parts, ...filter.end()].map((part) => ('text' in part ? part.text : `{${part.mark}}`)).join('')
}

/** Texts that are full of what a filter could stumble over. */
const text = fc
  .array(
    fc.constantFrom(
      '⟨k1⟩',
      '⟨k2, k13⟩',
      '⟨care:low/other⟩',
      '⟨ipucu⟩',
      '⟨ipucu:yeni⟩',
      'ipucu',
      '⟨',
      '⟩',
      'k1',
      ' ',
      '  ',
      '\n',
      '\r\n',
      '.',
      'Uyku',
      '👍',
      '⟨x⟩',
      '⟨k1 \n⟩',
      '〈k3〉',
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))

const cut = (whole: string, places: readonly number[]): string[] => {
  const ends = [...new Set(places.map((place) => place % (whole.length + 1)))].sort((a, b) => a - b)
  return [...ends, whole.length].map((end, nth) => whole.slice(ends[nth - 1] ?? 0, end))
}

describe('marks', () => {
  test('leave the same text and the same marks however it is cut into pieces', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(), { maxLength: 12 }), (whole, places) => {
        expect(filtered(cut(whole, places))).toBe(filtered([whole]))
      }),
      { numRuns: 500 },
    )
  })

  test('are all taken out, and of the rest nothing but blanks and line breaks is lost', () => {
    const seen = (written: string) => written.replaceAll(/\s/g, '')
    const expected = (whole: string) =>
      seen(whole.replaceAll(/[⟨〈](?:k\d+(?:, k\d+)*|care:[^⟨⟩\n]*|ipucu(?::yeni)?)[⟩〉]/g, ''))
    fc.assert(
      fc.property(text, (whole) => {
        expect(seen(withoutMarks(whole))).toBe(expected(whole))
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['Uyku önemli ⟨k1⟩.', 'Uyku önemli{k1}.'],
    ['Uyku önemli. ⟨k1⟩ Sonra çalış.', 'Uyku önemli.{k1} Sonra çalış.'],
    ['Uyku önemli.⟨k1⟩ ⟨k2⟩ Sonra', 'Uyku önemli.{k1}{k2} Sonra'],
    ['Uyku önemli. ⟨k1⟩⟨k2⟩', 'Uyku önemli.{k1}{k2}'],
    ['{"text":"Uyku önemli ⟨k1⟩"}', '{"text":"Uyku önemli{k1}"}'],
    ['**Uyku önemli ⟨K1, k2⟩**', '**Uyku önemli{K1, k2}**'],
    ['Bir ⟨k1⟩\nİki ⟨k2⟩  \n', 'Bir{k1}\nİki{k2}\n'],
    ['Bir ⟨k1⟩\r\nİki', 'Bir{k1}\nİki'],
    ['Bir\n⟨k1⟩\nİki', 'Bir\n{k1}İki'],
    ['⟨k1⟩ Bir', '{k1}Bir'],
    ['- ⟨k1⟩ Bir\n  - İki ⟨k2⟩', '-{k1} Bir\n  - İki{k2}'],
    ['⟨care:acute/self-harm⟩ Bir', '{care:acute/self-harm}Bir'],
    ['⟨care:belki⟩\n\nBir', '{care:belki}\nBir'],
    ['⟨ipucu⟩ Payı çarpanlarına ayır.', '{ipucu}Payı çarpanlarına ayır.'],
    ['⟨care:check/other⟩ ⟨ipucu:yeni⟩\nBir', '{care:check/other}{ipucu:yeni}Bir'],
    ['⟨İpucu: Yeni⟩ Bir ⟨k1⟩', '{İpucu: Yeni}Bir{k1}'],
    ['〈k1〉 ve 〈k2〉 ve ⟨k3〉', '{k1}ve{k2} ve{k3}'],
  ])('leave %j as it would have been written without them', (written, expected) => {
    expect(filtered([written])).toBe(expected)
  })

  test.each([
    '⟨u, v⟩ = 0',
    '⟨k⟩',
    '⟨k1',
    '⟨k1⟨',
    '⟨k1\n⟩',
    '<k1> [k1] (k1)',
    '⟨k1234⟩',
    '⟨ k1⟩',
    '⟨care acute⟩',
    '⟨ipuçları⟩',
    '⟨ipucu: payı ayır⟩',
  ])('that are not known stay text: %j', (written) => {
    expect(filtered([...written])).toBe(written)
  })

  test.each(['⟨ipucu⟩ Önce payı ayır.', 'Bak:\n⟨ipucu:yeni⟩ Önce payı ayır.'])(
    'of a hint are taken out wherever the text is cut: %j',
    (written) => {
      const whole = filtered([written])
      expect(whole).not.toContain('⟨')
      for (let at = 0; at <= written.length; at += 1)
        for (let next = at; next <= written.length; next += 1)
          expect(filtered([written.slice(0, at), written.slice(at, next), written.slice(next)])).toBe(whole)
    },
  )

  test('hold back nothing that cannot become one', () => {
    const filter = markFilter()
    expect(filter.push('Uyku')).toEqual([{ text: 'Uyku' }])
    expect(filter.push(' ⟨k')).toEqual([])
    expect(filter.push('x'.repeat(50))).toEqual([{ text: ` ⟨k${'x'.repeat(50)}` }])
    expect(filter.push('⟨k1')).toEqual([])
    expect(filter.push('⟩')).toEqual([{ mark: 'k1' }])
    expect(filter.end()).toEqual([])
  })

  test('take time in proportion to the text, also where they never end', () => {
    const pieces = ['⟨'.repeat(50_000), `⟨${'k1'.repeat(25_000)}`, ' '.repeat(50_000)].flatMap((whole) => [...whole])
    expect(filtered(pieces)).toBe(pieces.join(''))
  })
})

test.each([
  ['care:acute', { tier: 'acute', category: 'other' }],
  ['care:serious/abuse', { tier: 'serious', category: 'abuse' }],
  ['CARE: Low / eating ', { tier: 'low', category: 'eating' }],
  ['care:check/konu', { tier: 'check', category: 'other' }],
  ['care:none', { tier: 'none', category: null }],
  ['care:panik/abuse', { tier: 'none', category: null }],
  ['care:', { tier: 'none', category: null }],
  ['k1', null],
])('the mark %j says so of distress', (mark, concern) => expect(concernOf(mark)).toEqual(concern))

test.each([
  ['ipucu', 'same'],
  ['İPUCU', 'same'],
  ['ipucu:', 'same'],
  ['ipucu:devam', 'same'],
  ['ipucu:yeni', 'new'],
  ['İpucu : Yeni ', 'new'],
  ['IPUCU:YENI', 'new'],
  ['IPUCU:YENİ', 'new'],
  ['k1', null],
  ['care:low', null],
])('the mark %j says so of a hint', (mark, hint) => expect(hintOf(mark)).toBe(hint))

test('what others wrote has no marks once it is disarmed, and reads the same', () => {
  expect(disarmMarks('Bak ⟨k2⟩, ⟨K1,k3⟩ ve ⟨u, v⟩')).toBe('Bak ‹k2›, ‹K1,k3› ve ⟨u, v⟩')
  expect(disarmMarks('⟨ipucu⟩ ⟨İpucu:yeni⟩')).toBe('‹ipucu› ‹İpucu:yeni›')
  fc.assert(
    fc.property(text, (written) => {
      expect(filtered([disarmMarks(written)])).not.toContain('{')
    }),
  )
})
