import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Spoken } from '../words.ts'
import { formNumbers, isOneEdit, touchesNegation } from './edits.ts'

/** Turkish words, and the words of patterns beside which all of them are known. All folded, as `spoken` has them. */
export type Vocabulary = { isWord(word: string): boolean; isCovered(patternWord: string): boolean }

/** A word of a pattern with fewer letters is too near to others. */
export const fewestLetters = 5

/** The list that ships. `README.md` beside it says where the words are from. */
export const vocabularyFile = join(import.meta.dirname, 'turkish.txt')

/**
 * Each line as it is written, since all are read whenever an engine starts.
 * @throws when the file is not there or has no words; the error names it
 */
export function readVocabulary(file = vocabularyFile): Vocabulary {
  const lines = readFileSync(file, 'latin1').split('\n')
  if (lines.every((line) => line === '' || line.startsWith('#'))) throw new Error(`${file} has no words`)
  const written = new Set(lines)
  const isCovered = (word: string) => written.has(`${word}*`)
  return { isWord: (word) => written.has(word) || isCovered(word), isCovered }
}

/**
 * Which word of the patterns a misspelt one was meant to be. A written word is misspelt when it is not a Turkish word.
 * Then it is taken for a word of five letters or more that one edit makes of it, unless that edit adds or removes a
 * negation.
 */
export function misspellings<Meant>({ isWord, isCovered }: Vocabulary) {
  const words: { word: string; meant: Meant }[] = []
  /** Of each form of each word its number, the word's place in `words`, and where the one before it in its place is. */
  const forms: number[] = []
  /** Where the last form of each place is in `forms`; most forms of most words find none. */
  const last = new Int32Array(places).fill(none)

  function findNear(word: string, found: Set<Meant>) {
    if (word.length < fewestLetters - 1 || word.length > mostLetters) return
    for (const form of formNumbers(word))
      for (let at = last[form & lastPlace] ?? none; at !== none; at = forms[at + 2] ?? none) {
        if (forms[at] !== form) continue
        const own = words[forms[at + 1] ?? none]
        if (own && isOneEdit(word, own.word) && !touchesNegation(word, own.word)) found.add(own.meant)
      }
  }

  return {
    /** Without effect for a short word, and for one whose neighbours the list lacks. */
    add(word: string, meant: Meant) {
      if (word.length < fewestLetters || !isCovered(word)) return
      for (const form of formNumbers(word)) {
        const place = form & lastPlace
        forms.push(form, words.length, last[place] ?? none)
        last[place] = forms.length - 3
      }
      words.push({ word, meant })
    },
    /** The work grows with the length of the word. */
    find({ plain, common }: Spoken): Meant[] {
      if (isWord(plain) || isWord(common)) return []
      const found = new Set<Meant>()
      findNear(plain, found)
      if (plain !== common) findNear(common, found)
      return [...found]
    },
  }
}

const places = 1 << 18
const lastPlace = places - 1
const none = -1
/** More than any word of a pattern has. */
const mostLetters = 24
