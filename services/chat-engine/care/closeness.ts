import { featuresOf } from './closeness/features.ts'
import { model } from './closeness/model.ts'
import { type Heard, nothingHeard, ownWords } from './closeness/quotes.ts'

export { type Heard, nothingHeard }

/**
 * The closeness of a person, which a program must not claim: to be human or to feel; that the student must not leave,
 * or come back; that parents or teachers must not know; romance; praise that binds.
 */
export const closenessKinds = ['human', 'bond', 'secret', 'romance', 'praise'] as const
export type Closeness = (typeof closenessKinds)[number]

/**
 * What a clause says that it must not; `back`: UTF-16 units before it that its sentence began, where there was a quote
 * in between. Pure, and linear in its length.
 */
export function hear(clause: string, before: Heard): { kind: Closeness | null; back: number; heard: Heard } {
  const { words, heard } = ownWords(clause, before)
  const kind = words === null ? null : closenessOf(words)
  if (kind === null) return { kind, back: 0, heard }
  return { kind, back: before.length, heard: { ...heard, words: '', length: 0 } }
}

/**
 * By a sum of weights, which `npm run care -- train-closeness` has made of sentences of both sorts; the more is read of
 * a clause, the greater it must be.
 */
function closenessOf(words: string): Closeness | null {
  const features = featuresOf(words)
  let sum = 0
  for (const feature of features) sum += model.weights.get(feature) ?? 0
  return sum >= model.least * Math.sqrt(features.size + 1) ? likeliest(features) : null
}

function likeliest(features: ReadonlySet<string>): Closeness {
  const sums = closenessKinds.map((kind) => {
    let sum = 0
    for (const feature of features) sum += model.kinds[kind].get(feature) ?? 0
    return sum
  })
  return closenessKinds[sums.indexOf(Math.max(...sums))] ?? 'human'
}
