import { featuresOfWord, mostWords, pairDistance, signsOf, wordsIn } from './features.ts'
import { model } from './model.ts'

/** The weights of some features, and how many they are. */
type Sum = { weight: number; features: number }

/** A word with all that it adds: by itself, as the first or the last one, and in pairs with later and earlier words. */
type Weighed = {
  own: Sum
  first: Sum
  last: Sum
  names: number
  numbers: readonly number[]
  after: ReadonlyArray<ReadonlyMap<number, number>>
}

/** A clause up to a blank. What follows changes nothing of it, so it need not be read again. */
export type Counted = Sum & { text: string; words: number; near: readonly Weighed[] }

export const nothingCounted: Counted = { weight: 0, features: 0, text: '', words: 0, near: [] }

/**
 * Adds up the weights of `featuresOf(clause)`. What of the clause is in `before` is not read again, so a word more costs
 * the same whatever stands before it.
 */
export function count(clause: string, before: Counted): { sum: Sum; counted: Counted } {
  const known = clause.startsWith(before.text) ? before : nothingCounted
  const end = afterLastBlank(clause)
  const counted =
    end === known.text.length
      ? known
      : { ...read(known, clause.slice(known.text.length, end)), text: clause.slice(0, end) }
  const whole = read(counted, clause.slice(end))
  const last = whole.near.at(-1)?.last
  const sum = plus(plus(whole, last ?? nothing), weigh(signsOf(clause, whole.words)))
  return { sum, counted }
}

function afterLastBlank(clause: string): number {
  let at = clause.length
  while (at > 0 && !blank.test(clause.charAt(at - 1))) at -= 1
  return at
}

const blank = /\s/

function read(before: Counted, text: string): Counted {
  let counted = before
  for (const piece of text.split(blank))
    if (piece !== '')
      for (const word of weighed(piece)) if (counted.words < mostWords) counted = withWord(counted, word)
  return counted
}

function withWord({ weight, features, text, words, near }: Counted, word: Weighed): Counted {
  let sum = weight + word.own.weight
  let of = features + word.own.features
  for (const earlier of near) {
    of += earlier.names * word.names
    for (const weights of earlier.after) for (const number of word.numbers) sum += weights.get(number) ?? 0
  }
  if (words === 0) {
    sum += word.first.weight
    of += word.first.features
  }
  return { weight: sum, features: of, text, words: words + 1, near: [...near.slice(1 - pairDistance), word] }
}

const nothing: Sum = { weight: 0, features: 0 }
const plus = (one: Sum, other: Sum): Sum => ({
  weight: one.weight + other.weight,
  features: one.features + other.features,
})

const weigh = (features: readonly string[]): Sum => ({
  weight: features.reduce((sum, feature) => sum + (model.single.get(feature) ?? 0), 0),
  features: features.length,
})

/** Of the pieces that were read last; texts use few. */
const mostRemembered = 5_000
const remembered = new Map<string, readonly Weighed[]>()

/** The words of a piece without blanks: mostly one. */
function weighed(piece: string): readonly Weighed[] {
  const known = remembered.get(piece)
  if (known) return known
  const words = wordsIn(piece).map(weighWord)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(piece, words)
  return words
}

function weighWord(word: string): Weighed {
  const { own, names, first, last } = featuresOfWord(word)
  const { numbers, after } = model.pairs
  return {
    own: weigh(own),
    first: weigh(first),
    last: weigh(last),
    names: names.length,
    numbers: names.flatMap((name) => numbers.get(name) ?? []),
    after: names.flatMap((name) => after(name) ?? []),
  }
}
