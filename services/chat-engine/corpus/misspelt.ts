/** Of these beginnings of words the one that a word was most likely meant to be; undefined when none is near. */
export function nearestWord(word: string, candidates: readonly string[]): string | undefined {
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceOf(word, candidate) }))
    .filter(({ distance }) => distance <= mostMistakes(word.length))
  return near.sort((a, b) => a.distance - b.distance)[0]?.candidate
}

/** In a short word every letter distinguishes it from others. */
const mostMistakes = (letters: number) => (letters >= 7 ? 2 : letters >= 4 ? 1 : 0)

/** Letters by which the ends of two beginnings may differ: one has what the other lost. */
const atTheEnd = 2

/**
 * How many letters were left out, put in, changed or swapped with the next to make the one of the beginning of the
 * other: the optimal string alignment distance.
 */
function distanceOf(word: string, candidate: string): number {
  const rows: number[][] = [Array.from({ length: candidate.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= word.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= candidate.length; j += 1) {
      const changed = at(i - 1, j - 1) + Number(word[i - 1] !== candidate[j - 1])
      const isSwapped = word[i - 1] === candidate[j - 2] && word[i - 2] === candidate[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped))
    }
  }
  const last = rows[word.length] ?? []
  return Math.min(...last.slice(Math.max(0, word.length - atTheEnd), word.length + atTheEnd + 1))
}
