import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stopWords } from './stopWords.ts'
import { foldedWords, wordsOf } from './words.ts'

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

const latin = fc.string({ unit: fc.nat(0x17f).map((code) => String.fromCharCode(code)) })

test('a text has the same words beside a sign for which it is not read the short way', () => {
  const property = fc.property(fc.oneof(latin, turkish), (text) => {
    expect(foldedWords(`${text} 🙂`)).toEqual(foldedWords(text))
  })
  fc.assert(property, { numRuns: 1_000 })
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
