import { count, nothingCounted } from './closeness/count.ts'
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

/** What a clause says that it must not; `back`: UTF-16 units before it that its sentence began. */
export type Judgement = { kind: Closeness | null; back: number; heard: Heard }

/**
 * What a clause says that it must not; its sentence began before it where there was a quote in between. What it answers
 * depends on its arguments alone. It remembers what it has added up of the clause before: one that goes on is not read
 * anew.
 */
export function listener(): (clause: string, before: Heard) => Judgement {
  let counted = nothingCounted
  return (clause, before) => {
    const { words, heard } = ownWords(clause, before)
    if (words === null) return { kind: null, back: 0, heard }
    const read = count(words, counted)
    counted = read.counted
    // The more is read of a clause, the greater its sum must be.
    if (read.sum.weight < model.least * Math.sqrt(read.sum.features + 1)) return { kind: null, back: 0, heard }
    return { kind: likeliest(words), back: before.length, heard: { ...heard, words: '', length: 0 } }
  }
}

function likeliest(words: string): Closeness {
  const features = featuresOf(words)
  const sums = closenessKinds.map((kind) => {
    const weights = model.kinds[kind]()
    return features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
  })
  return closenessKinds[sums.indexOf(Math.max(...sums))] ?? 'human'
}
