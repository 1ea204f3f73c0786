import { clausesOf, spoken } from '../words.ts'

/** A piece holds whole clauses up to so many words. */
const mostWords = 15
/** A clause that is longer is read through a window, which moves on by less than its length. */
const longestClause = 25
const windowWords = 15
const overlap = 10

/**
 * What is judged by itself of a message: a clause, or short ones that follow each other, so that one sentence of
 * distress is seen in a long text. Linear in the length of the text.
 */
export function piecesOf(text: string): string[][] {
  const pieces: string[][] = []
  let piece: string[] = []
  for (const clause of clausesOf(text)) {
    if (piece.length > 0 && piece.length + clause.length > mostWords) {
      pieces.push(piece)
      piece = []
    }
    for (const word of clause) piece.push(spoken(word).common)
    let from = 0
    for (; piece.length - from > longestClause; from += windowWords - overlap)
      pieces.push(piece.slice(from, from + windowWords))
    if (from > 0) piece = piece.slice(from)
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}
