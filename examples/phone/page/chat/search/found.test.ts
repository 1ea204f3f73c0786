import { expect, test } from 'vitest'
import { isSearchable, piecesOf } from './found.ts'

const shown = (text: string, q: string) =>
  piecesOf(text, q)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

test.each([
  ['Türevin tanımı', 'türev', '[Türev]in tanımı'],
  ['Hız, ısı ve Isparta', 'ISI', 'Hız, [ısı] ve Isparta'],
  ['İntegral ve integral', 'integral', '[İntegral] ve [integral]'],
  ['Ankara’ya gidince', 'Ankara’da git', '[Ankara]’ya gidince'],
  ['tanım, sonra türev', 'türev tan', '[tan]ım, sonra [türev]'],
  ['Önce 😀 sonra türev', 'tur', 'Önce 😀 sonra [tür]ev'],
  ['bir\n\nsatır', 'satir', 'bir [satır]'],
  ['başka', 'türev', 'başka'],
])('%j shows what %j finds', (text, q, expected) => expect(shown(text, q)).toBe(expected))

test('a long message is shown around its first hit, cut between words', () => {
  const long = `${'bir iki üç '.repeat(40)}türev ${'dört beş '.repeat(40)}`
  const text = shown(long, 'türev')
  expect(text).toMatch(/^…(bir|iki|üç) .*\[türev\] dört/)
  expect(text.length).toBeLessThan(200)
  expect(text.endsWith('…')).toBe(true)
})

test.each([
  ['türev', true],
  ['a1', true],
  ['a', false],
  ['?!', false],
  [' ', false],
])('%j is searched for: %s', (q, isAsked) => expect(isSearchable(q)).toBe(isAsked))
