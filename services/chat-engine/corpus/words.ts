import { stopWords } from './stopWords.ts'

/** How a folded word begins: long enough to differ from others, and the stem by which it is found. */
export type Word = { word: string; stem: string }

/** Raised whenever the words of a text change, so that what was stored is made anew. */
export const wordsVersion = 1

/** Turkish adds to the end of words; their first letters stay. Of our own questions 5 find more than 4 do (ADR 30). */
const stemLetters = 5
const wordLetters = 8
/** Longer text is not a word; a row of an index could not hold it. */
const longestWord = 40

const written = /[\p{L}\p{M}\p{N}]+(?:['’ʼ`´][\p{L}\p{M}\p{N}]*)*/gu
const marks = /\p{M}+/gu
const anyOfWords = /[\p{L}\p{M}\p{N}]/u
/** What stands between words, apostrophes apart. */
const separators = /[^\p{L}\p{M}\p{N}'’ʼ`´]+/gu
const ascii = /^[\0-\x7f]*$/
const plainWord = /^[a-z0-9]+$/
/** A folded text in ASCII without apostrophes, as most are: its words are plain ones. */
const plainText = /^[\0-&(-_a-\x7f]*$/
const plainWords = /[a-z0-9]+/g
const apostrophe = /['’ʼ`´]/u

/**
 * The words of a text in their order, stop words left out: in Turkish lower case, then ASCII, without what follows an
 * apostrophe. Texts are stored and searched by this one function.
 */
export const wordsOf = (text: string): Word[] =>
  foldedWords(text)
    .filter((word) => !stopWords.has(word))
    .map((word) => ({ word: word.slice(0, wordLetters), stem: stemOf(word) }))

export const stemOf = (word: string): string => word.slice(0, stemLetters)

/** As `wordsOf`, stop words included. */
export const foldedWords = (text: string): string[] => wordsIn(foldText(text).folded)

/** Whether every one of these, which are folded, begins a word of the text. */
export function beginWords(beginnings: readonly string[], text: string): boolean {
  const { folded, isAscii } = foldText(text)
  // Nearly all texts have none of them, and need not be cut into words.
  if (isAscii && !beginnings.every((beginning) => folded.includes(beginning))) return false
  const words = wordsIn(folded)
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

function wordsIn(folded: string): string[] {
  const words = plainText.test(folded) ? folded.match(plainWords) : folded.match(written)?.map(bareWord)
  return words?.filter((word) => word !== '' && word.length <= longestWord) ?? []
}

/**
 * The whole text at once, but for what stands between spaces around a sign that is not in the table, which no space
 * lets others change: word by word, or as a string that grows, it takes several times as long.
 */
function foldText(text: string): { folded: string; isAscii: boolean } {
  const folded = Buffer.allocUnsafe(text.length)
  let [before, from, bits] = ['', 0, 0]
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    let sign = foldedSigns[code] ?? unknownSign
    if (sign === unaskedSign) {
      sign = foldSign(code)
      foldedSigns[code] = sign
    }
    if (sign === unknownSign) {
      const begin = Math.max(from, text.lastIndexOf(' ', i) + 1)
      const space = text.indexOf(' ', i)
      const end = space === -1 ? text.length : space
      const long = foldAny(text.slice(begin, end)).replaceAll(separators, ' ')
      before += folded.toString('latin1', from, begin) + long
      if (!ascii.test(long)) bits = 0xff
      from = end
      i = end - 1
    } else {
      folded[i] = sign
      bits |= sign
    }
  }
  return { folded: before + folded.toString('latin1', from), isAscii: bits < 0x80 }
}

const foldAny = (text: string): string =>
  text.normalize('NFKC').toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(marks, '')

const unknownSign = 0xffff
/** What no text had yet: all at once would take 50 ms of each start. */
const unaskedSign = 0xfffe
/**
 * Signs that no sign beside them changes, each as it is folded to one of Latin-1: Latin letters, and quotation marks,
 * dashes and other signs between words, up to U+2027.
 */
const foldedSigns = new Uint16Array(0x2028).fill(unaskedSign)

function foldSign(code: number): number {
  const folded = foldAny(String.fromCharCode(code))
  if (folded === '’') return "'".charCodeAt(0)
  if (folded !== '' && !anyOfWords.test(folded)) return folded <= '\x7f' ? folded.charCodeAt(0) : ' '.charCodeAt(0)
  return folded.length === 1 && folded <= '\xff' ? folded.charCodeAt(0) : unknownSign
}

/** A word of letters and digits in ASCII, whatever case and keyboard it was written with; empty for other signs. */
function bareWord(word: string): string {
  if (plainWord.test(word)) return word
  const [beginning = ''] = word.split(apostrophe, 1)
  return beginning.replaceAll(/[^a-z0-9]/g, '')
}
