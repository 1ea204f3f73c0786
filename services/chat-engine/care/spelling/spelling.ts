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

/** @throws when the file is not there or has no words; the error names it */
export function readVocabulary(file = vocabularyFile): Vocabulary {
  const lines = readFileSync(file, 'utf8').split('\n')
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (entries.length === 0) throw new Error(`${file} has no words`)
  const words = new Set(entries.map((entry) => entry.replace('*', '')))
  const covered = new Set(entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1)))
  return { isWord: (word) => words.has(word), isCovered: (word) => covered.has(word) }
}

/**
 * Which word of the patterns a misspelt one was meant to be. A written word is misspelt when it is not a Turkish word.
 * Then it is taken for a word of five letters or more that one edit makes of it, unless that edit adds or removes a
 * negation.
 */
export function misspellings<Meant>({ isWord, isCovered }: Vocabulary) {
  const byForm = new Map<number, { word: string; meant: Meant }[]>()
  // Most forms of most words are not there: a byte says so several times as fast as the map.
  const isThere = new Uint8Array(places)

  function findNear(word: string, found: Set<Meant>) {
    if (word.length < fewestLetters - 1 || word.length > mostLetters) return
    for (const form of formNumbers(word)) {
      if (isThere[form & lastPlace] === 0) continue
      for (const { word: own, meant } of byForm.get(form) ?? [])
        if (isOneEdit(word, own) && !touchesNegation(word, own)) found.add(meant)
    }
  }

  return {
    /** Without effect for a short word, and for one whose neighbours the list lacks. */
    add(word: string, meant: Meant) {
      if (word.length < fewestLetters || !isCovered(word)) return
      for (const form of formNumbers(word)) {
        const there = byForm.get(form) ?? []
        there.push({ word, meant })
        byForm.set(form, there)
        isThere[form & lastPlace] = 1
      }
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

const places = 1 << 20
const lastPlace = places - 1
/** More than any word of a pattern has. */
const mostLetters = 24
