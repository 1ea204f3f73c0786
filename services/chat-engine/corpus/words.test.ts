import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stopWords } from './stopWords.ts'
import { beginWords, foldedWords, wordsOf } from './words.ts'

test.each([
  ["YKS'DE SÜRE YÖNETİMİ", ['yks', 'sure', 'yonetimi']],
  ['Işıl’ın çalışma programı', ['isil', 'calisma', 'programi']],
  ['İSTANBUL ILIK', ['istanbul', 'ilik']],
  ['kâğıt, hâlâ; 2.sınıf', ['kagit', 'hala', '2', 'sinif']],
  ['c\u0327alıs\u0327ma (TYT/AYT)', ['calisma', 'tyt', 'ayt']],
  ['🙂 ... ´', []],
])('%s is folded', (text, words) => expect(foldedWords(text)).toEqual(words))

test('stop words are left out, in whatever case', () => {
  expect(wordsOf('Bu ÇOK için VE paragrafların?')).toEqual([{ word: 'paragraf', stem: 'parag' }])
})

test('stop words are written as words are folded', () => {
  for (const word of stopWords) expect(foldedWords(word)).toEqual([word])
})

const turkish = fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyz ') })
const ascii: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' }

test('the same words are found in upper case and without Turkish letters', () => {
  fc.assert(
    fc.property(turkish, (text) => {
      const words = wordsOf(text)
      expect(wordsOf(text.toLocaleUpperCase('tr'))).toEqual(words)
      expect(wordsOf(text.replaceAll(/[çğıöşü]/g, (letter) => ascii[letter] ?? ''))).toEqual(words)
    }),
  )
})

/** The whole text as Unicode says, and its words one by one. */
function wordsByUnicode(text: string): string[] {
  const lower = text.normalize('NFKC').toLocaleLowerCase('tr').replaceAll('ı', 'i')
  const folded = lower.normalize('NFD').replaceAll(/\p{M}+/gu, '')
  const found = folded.match(/[\p{L}\p{M}\p{N}]+(?:['’ʼ`´][\p{L}\p{M}\p{N}]*)*/gu) ?? []
  const words = found.map((word) => word.split(/['’ʼ`´]/u, 1)[0]?.replaceAll(/[^a-z0-9]/g, '') ?? '')
  return words.filter((word) => word !== '' && word.length <= 40)
}

const early = fc.nat(0x2030).map((code) => String.fromCharCode(code))
const late = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))
const beside = fc.constantFrom(...'aIİıſΣσ’ʼ`´“…²₂ﬁ\u0301\u0307\u0327\u200d\n', '🙂', '𝐱', '가', '\ud83d')
const letter = fc.constantFrom(...'abcçğışöü')
const mixed = fc.string({ unit: fc.oneof(early, late, beside, letter, fc.constant(' ')) })

test('a text has the words that it has when all of it is folded at once', () => {
  const property = fc.property(fc.oneof(mixed, turkish), (text) => {
    expect(foldedWords(text)).toEqual(wordsByUnicode(text))
  })
  fc.assert(property, { numRuns: 5_000 })
})

test('words begin a text’s words whether or not it has to be cut into them', () => {
  const word = fc.constantFrom('a', 'ab', 'si', '2', 'c')
  const property = fc.property(
    fc.oneof(mixed, turkish),
    fc.array(word, { minLength: 1, maxLength: 3 }),
    (text, asked) => {
      const words = foldedWords(text)
      expect(beginWords(asked, text)).toBe(asked.every((one) => words.some((other) => other.startsWith(one))))
    },
  )
  fc.assert(property, { numRuns: 2_000 })
})

const anything = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points))

test('every stem is a word of a tsquery, whatever the text', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const { word, stem } of wordsOf(text)) {
        expect(word).toMatch(/^[a-z0-9]{1,8}$/)
        expect(word.startsWith(stem)).toBe(true)
      }
    }),
  )
})
