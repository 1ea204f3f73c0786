import { kinds, later, least, pairs, weights } from './weights.ts'

/** Weights as they are written: a line begins with a weight, and features that have it follow, parted by bars. */
function parse(written: string): Map<string, number> {
  const parsed = new Map<string, number>()
  for (const line of written.trim().split('\n')) {
    const [weight = '', ...features] = line.split('|')
    for (const feature of features) parsed.set(feature, Number(weight))
  }
  return parsed
}

/** Names of words that come later in a pair have numbers, since a number is looked up faster than a text. */
const numbers: ReadonlyMap<string, number> = new Map(
  later
    .trim()
    .split(/\s+/)
    .map((name, number) => [name, number]),
)

/** Weights of pairs as they are written, by the name of the first word: a line goes on where one begins with a blank. */
const written: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\n(?! )/)
    .map((line) => [line.slice(0, line.indexOf(' ')), line]),
)
const read = new Map<string, ReadonlyMap<number, number>>()

/** By the number of a later word's name. Read when a word of this name first comes: an engine starts sooner without. */
function after(name: string): ReadonlyMap<number, number> | undefined {
  const known = read.get(name)
  if (known) return known
  const own = written.get(name)
  if (own === undefined) return undefined
  const byNumber = new Map<number, number>()
  for (const pair of own.split(/\s+/).slice(1)) {
    const [other = '', weight] = pair.split(':')
    byNumber.set(numbers.get(other) ?? -1, Number(weight))
  }
  read.set(name, byNumber)
  return byNumber
}

/** What its arguments do not change is made once, when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export const model = {
  /** A clause with n features is a hit from this sum on, times the root of n + 1. */
  least,
  single: parse(weights),
  pairs: { numbers, after },
  /** Read with the first hit. */
  kinds: {
    human: once(() => parse(kinds.human)),
    bond: once(() => parse(kinds.bond)),
    secret: once(() => parse(kinds.secret)),
    romance: once(() => parse(kinds.romance)),
    praise: once(() => parse(kinds.praise)),
  },
}
