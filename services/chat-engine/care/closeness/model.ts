import { kinds, least, weights } from './weights.ts'

/** Weights as they are written: a line begins with a weight, and features that have it follow, parted by bars. */
function parse(written: string): Map<string, number> {
  const parsed = new Map<string, number>()
  for (const line of written.trim().split('\n')) {
    const [weight = '', ...features] = line.split('|')
    for (const feature of features) parsed.set(feature, Number(weight))
  }
  return parsed
}

/**
 * Those of one word, and those of pairs: by the name of a word, and the number of the name of a later one. Names have
 * numbers, since a number is looked up faster than a text.
 */
function parted(all: ReadonlyMap<string, number>) {
  const single = new Map<string, number>()
  const numbers = new Map<string, number>()
  const after = new Map<string, Map<number, number>>()
  for (const [feature, weight] of all) {
    const at = feature.indexOf('~')
    if (at < 0) {
      single.set(feature, weight)
      continue
    }
    const [name, later] = [feature.slice(0, at), feature.slice(at + 1)]
    const number = numbers.get(later) ?? numbers.size
    numbers.set(later, number)
    const some = after.get(name)
    if (some) some.set(number, weight)
    else after.set(name, new Map([[number, weight]]))
  }
  return { single, pairs: { numbers, after } }
}

export const model = {
  /** A clause with n features is a hit from this sum on, times the root of n + 1. */
  least,
  ...parted(parse(weights)),
  kinds: {
    human: parse(kinds.human),
    bond: parse(kinds.bond),
    secret: parse(kinds.secret),
    romance: parse(kinds.romance),
    praise: parse(kinds.praise),
  },
}
