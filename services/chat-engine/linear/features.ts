/** The shortest and the longest run of letters that counts, the ends of a word among them. */
const fewestLetters = 3
const mostLetters = 5
/** How a word begins: its endings differ. */
const beginningLetters = 4

/** Weights have so many places: each run of letters, word and pair of words stands at one, which it may share. */
export const places = 2 ** 17
const lastPlace = places - 1

/** FNV-1a, and a last step that has every bit of it matter for the place. */
const basis = 0x811c9dc5
const prime = 0x01000193
const wordMark = 0x2545f491
const pairMark = 0x6c078965
const endMark = 0x3c6ef372
const beginningMark = 0x1b873593
const nextMark = 0x85ebca6b
const afterNextMark = 0xc2b2ae35

const step = (hash: number, code: number): number => Math.imul(hash ^ code, prime)

function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3ce7)
  return (mixed ^ (mixed >>> 13)) & lastPlace
}

/**
 * Where the weights of a piece stand: of its runs of 3 to 5 letters within words, its words, its pairs of words that
 * follow each other, and the beginnings of two words that do or that have one word between them.
 */
export function featuresOf(words: readonly string[]): number[] {
  const found: number[] = []
  let previous = endMark
  for (const word of words) {
    const ended = `^${word}$`
    addRuns(found, ended)
    const hash = hashOf(ended, wordMark)
    found.push(placeOf(hash), placeOf(Math.imul(previous, pairMark) ^ hash))
    previous = hash
  }
  found.push(placeOf(Math.imul(previous, pairMark) ^ endMark))
  addBeginnings(found, words)
  return found
}

function hashOf(text: string, mark: number): number {
  let hash = mark
  for (let i = 0; i < text.length; i += 1) hash = step(hash, text.charCodeAt(i))
  return hash
}

function addRuns(found: number[], word: string): void {
  for (let from = 0; from + fewestLetters <= word.length; from += 1) {
    const end = Math.min(word.length, from + mostLetters)
    let hash = basis
    for (let i = from; i < end; i += 1) {
      hash = step(hash, word.charCodeAt(i))
      if (i - from + 1 >= fewestLetters) found.push(placeOf(hash))
    }
  }
}

function addBeginnings(found: number[], words: readonly string[]): void {
  let [before, twoBefore]: (number | undefined)[] = []
  for (const word of words) {
    const hash = hashOf(word.slice(0, beginningLetters), beginningMark)
    if (before !== undefined) found.push(placeOf(Math.imul(before, nextMark) ^ hash))
    if (twoBefore !== undefined) found.push(placeOf(Math.imul(twoBefore, afterNextMark) ^ hash))
    twoBefore = before
    before = hash
  }
}
