import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { featuresOf } from '../../linear/features.ts'
import { Head, scoreOf } from '../../linear/head.ts'
import { type Category, type Concern, categories, noConcern } from '../tiers.ts'
import { piecesOf } from './pieces.ts'

/** Written by `npm run -s care -- train`, read when the engine starts. */
export const weightsFile = join(import.meta.dirname, 'weights.json')

/** A text of `pieces` pieces is above it when its highest score is at least `least + slope × ln(pieces)`. */
const Threshold = z.object({ least: z.number(), slope: z.number().nonnegative() })
export type Threshold = z.infer<typeof Threshold>

const Weights = z.object({
  /** SHA-256 of the data and the settings that the weights were made of. */
  version: z.string().regex(/^[0-9a-f]{64}$/),
  loose: Threshold,
  second: Threshold,
  /** From this score on, in tenths, a text is a hint. */
  hint: z.int(),
  /** Of the sentences of the training part, by tier: how many there are, and how many are above each threshold. */
  figures: z.record(z.string(), z.object({ of: z.int(), loose: z.int(), second: z.int() })),
  distress: Head,
  /** Of what is said in dangerous conversations too, also where it says little alone. */
  hints: Head,
  categories: z.record(z.enum(categories), Head),
})
export type Weights = z.infer<typeof Weights>

/** What the classifier hears in a text. */
export type Heard = {
  /** `check` above the loose threshold, `serious` above the second one, never more. */
  suspicion: Concern
  /** How much it may be a hint beside other messages, in tenths. */
  score: number
  /** What it is a hint of, where that score is more than nearly all ordinary texts have; else null. */
  hintOf: Category | null
}

export type Classifier = {
  version: string
  /** Pure, and linear in the length of the text. */
  hear(text: string): Heard
}

/** @throws when the file is missing or malformed; the error names it */
export function readWeights(file = weightsFile): Weights {
  try {
    return Weights.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Error(`${file} is missing or malformed: the weights that find distress cannot be read`, { cause: error })
  }
}

/** @throws as `readWeights` */
export const openClassifier = (file = weightsFile): Classifier => classifierOf(readWeights(file))

export function classifierOf(weights: Weights): Classifier {
  return {
    version: weights.version,
    hear: (text) => {
      const pieces = featuresOfPieces(text)
      return { suspicion: suspicionOf(weights, pieces), ...hintIn(weights, pieces) }
    },
  }
}

function suspicionOf(weights: Weights, pieces: readonly number[][]): Concern {
  const { features, score } = highest(weights.distress, pieces)
  if (score < thresholdAt(weights.loose, pieces.length)) return noConcern
  const tier = score < thresholdAt(weights.second, pieces.length) ? 'check' : 'serious'
  return { tier, category: categoryOf(weights, features) }
}

/** Of no words. */
const leastHint = -100

function hintIn(weights: Weights, pieces: readonly number[][]): Omit<Heard, 'suspicion'> {
  const { hints, hint, loose } = weights
  const { features, score: most } = highest(hints, pieces)
  const least = thresholdAt({ least: 0, slope: loose.slope }, pieces.length)
  const score = Math.max(leastHint, Math.round(10 * (most - least)))
  return { score, hintOf: score < hint ? null : categoryOf(weights, features) }
}

export const thresholdAt = ({ least, slope }: Threshold, pieces: number): number =>
  least + slope * Math.log(Math.max(1, pieces))

export const featuresOfPieces = (text: string): number[][] => piecesOf(text).map(featuresOf)

/** The piece that says most, and its score. Of no words the score is below everything. */
export function highest(head: Head, pieces: readonly number[][]): { features: number[]; score: number } {
  let best = { features: [] as number[], score: -Infinity }
  for (const features of pieces) {
    const score = scoreOf(head, features)
    if (score > best.score) best = { features, score }
  }
  return best
}

/** The one that says most for itself; `other` where none does. */
function categoryOf({ categories: heads }: Weights, features: readonly number[]): Category {
  let best: { category: Category; score: number } = { category: 'other', score: 0 }
  for (const category of categories) {
    const score = scoreOf(heads[category], features)
    if (score > best.score) best = { category, score }
  }
  return best.category
}
