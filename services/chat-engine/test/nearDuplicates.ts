import { foldedWords } from '../corpus/words.ts'

/** Of the three-letter pieces of the longer text, the share that the other one has too: from here on they are alike. */
const alike = 0.8

/**
 * Pairs of texts that are alike, each by its places, the earlier text first. Two texts that are alike share one of the
 * rarest pieces of each: only those with such a piece in common are compared.
 */
export function nearDuplicates(texts: readonly string[]): [number, number][] {
  const pieces = rarestFirst(texts.map(piecesOf))
  const holders = new Map<number, number[]>()
  return pieces.flatMap((own, place) => {
    const candidates = new Set<number>()
    for (const piece of own.subarray(0, own.length - Math.ceil(alike * own.length) + 1)) {
      const earlier = holders.get(piece)
      for (const one of earlier ?? []) if (isAsLong(pieces[one] ?? nothing, own)) candidates.add(one)
      if (earlier) earlier.push(place)
      else holders.set(piece, [place])
    }
    return [...candidates]
      .filter((earlier) => areAlike(pieces[earlier] ?? nothing, own))
      .map((earlier): [number, number] => [earlier, place])
  })
}

const nothing = new Int32Array()

const isAsLong = (one: Int32Array, other: Int32Array): boolean =>
  Math.min(one.length, other.length) >= alike * Math.max(one.length, other.length)

/** The pieces of three letters of a text, whatever its case, dots, signs and blanks. */
function piecesOf(text: string): string[] {
  const letters = ` ${foldedWords(text).join(' ')} `
  return [...new Set(Array.from({ length: Math.max(1, letters.length - 2) }, (_, i) => letters.slice(i, i + 3)))]
}

/** Each text's pieces as numbers in their order: the rarer a piece, the lower its number. */
function rarestFirst(texts: readonly string[][]): Int32Array[] {
  const counts = new Map<string, number>()
  for (const pieces of texts) for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1)
  const sorted = [...counts].sort(([, one], [, other]) => one - other)
  const numbers = new Map(sorted.map(([piece], number) => [piece, number]))
  return texts.map((pieces) => Int32Array.from(pieces, (piece) => numbers.get(piece) ?? 0).sort())
}

function areAlike(one: Int32Array, other: Int32Array): boolean {
  const wanted = alike * Math.max(one.length, other.length)
  let [common, i, j] = [0, 0, 0]
  // Until too few are left.
  while (common + Math.min(one.length - i, other.length - j) >= wanted) {
    if (common >= wanted) return true
    const [left = 0, right = 0] = [one[i], other[j]]
    if (left === right) common += 1
    if (left <= right) i += 1
    if (right <= left) j += 1
  }
  return false
}
