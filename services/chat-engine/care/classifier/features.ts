/** The shortest and the longest run of letters that counts, the ends of a word among them. */
const fewestLetters = 3
const mostLetters = 5

/** Weights have so many places: each run of letters, word and pair of words stands at one, which it may share. */
export const places = 2 ** 17

/** FNV-1a, and a last step that has every bit of it matter for the place. */
const basis = 0x811c9dc5
const prime = 0x01000193
const wordMark = 0x2545f491
const pairMark = 0x6c078965
const endMark = 0x3c6ef372

const step = (hash: number, code: number): number => Math.imul(hash ^ code, prime)

function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3ce7)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % places
}

/**
 * Where the weights of a piece stand: of its runs of 3 to 5 letters within words, its words, and its pairs of words
 * that follow each other.
 */
export function featuresOf(words: readonly string[]): number[] {
  const found: number[] = []
  let previous = endMark
  for (const word of words) {
    const ended = `^${word}$`
    addRuns(found, ended)
    let hash = wordMark
    for (let i = 0; i < ended.length; i += 1) hash = step(hash, ended.charCodeAt(i))
    found.push(placeOf(hash), placeOf(Math.imul(previous, pairMark) ^ hash))
    previous = hash
  }
  found.push(placeOf(Math.imul(previous, pairMark) ^ endMark))
  return found
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
