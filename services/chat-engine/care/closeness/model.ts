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

export const model = {
  /** A clause with n features is a hit from this sum on, times the root of n + 1. */
  least,
  weights: parse(weights),
  kinds: {
    human: parse(kinds.human),
    bond: parse(kinds.bond),
    secret: parse(kinds.secret),
    romance: parse(kinds.romance),
    praise: parse(kinds.praise),
  },
}
