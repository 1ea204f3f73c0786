import { createHash } from 'node:crypto'
import { type Labelled, type LabelledConversation, readBytes, readConversations, readSentences } from '../labelled.ts'
import { categories, isAtLeast, tiers } from '../tiers.ts'
import {
  classifierOf,
  featuresOfPieces,
  type Head,
  highest,
  type Threshold,
  thresholdAt,
  type Weights,
} from './classifier.ts'
import { featuresOf } from './features.ts'
import { type Example, learn } from './learn.ts'
import { piecesOf } from './pieces.ts'
import { type Settings, settings } from './settings.ts'

type Data = { sentences: readonly Labelled[]; conversations: readonly LabelledConversation[] }

/** SHA-256 of the training part and the settings. */
export async function trainingVersion(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const bytes of await readBytes('training')) hash.update(bytes)
  return hash.digest('hex')
}

/** Of the training part alone. The same data and settings give the same weights, whatever the machine. */
export async function train(): Promise<Weights> {
  const data = { sentences: await readSentences('training'), conversations: await readConversations('training') }
  const weights = {
    version: await trainingVersion(),
    ...chooseThresholds(data),
    figures: {},
    distress: learn(examplesOf(data, isDistress), settings),
    hints: learn(hintExamplesOf(data), settings),
    categories: {
      'self-harm': learnCategory(data, 'self-harm'),
      abuse: learnCategory(data, 'abuse'),
      danger: learnCategory(data, 'danger'),
      eating: learnCategory(data, 'eating'),
      other: learnCategory(data, 'other'),
    },
  }
  return { ...weights, figures: figuresOf(weights, data.sentences) }
}

/** As it is stored. */
export function printed(weights: Weights): string {
  const head = ({ bias, unit, weights }: Head) => ({
    bias,
    unit,
    weights: Buffer.from(weights.buffer).toString('base64'),
  })
  const byCategory = categories.map((category) => [category, head(weights.categories[category])])
  const text = {
    ...weights,
    distress: head(weights.distress),
    hints: head(weights.hints),
    categories: Object.fromEntries(byCategory),
  }
  return `${JSON.stringify(text, null, 1)}\n`
}

/** How many sentences of each tier are above the thresholds. */
export function figuresOf(weights: Weights, sentences: readonly Labelled[]): Weights['figures'] {
  const { hear } = classifierOf(weights)
  const figures = tiers.map((tier) => {
    const found = sentences.filter((one) => one.tier === tier).map(({ sentence }) => hear(sentence).suspicion.tier)
    const [loose, second] = [found.filter((one) => one !== 'none'), found.filter((one) => one === 'serious')]
    return [tier, { of: found.length, loose: loose.length, second: second.length }]
  })
  return Object.fromEntries(figures)
}

/** Null for what is neither: sadness and ambiguous words lie between an ordinary text and distress. */
const isDistress = ({ tier }: Pick<Labelled, 'tier'>): boolean | null => {
  if (tier === 'none') return false
  return isAtLeast(tier, 'serious') ? true : null
}

const learnCategory = (data: Data, wanted: Labelled['category']): Head =>
  learn(
    examplesOf(data, ({ category }) => category === wanted),
    settings,
  )

type Label = (one: Pick<Labelled, 'tier' | 'category'>) => boolean | null

/**
 * A sentence is one example. Of a long ordinary text every piece is one; of a long text with one sentence of distress
 * nobody noted which piece that is. What is ordinary in ordinary conversations is an example too.
 */
function examplesOf({ sentences, conversations }: Data, label: Label): Example[] {
  const ordinary = conversations
    .filter(({ sort }) => sort === 'ordinary')
    .flatMap(({ said }) => said.filter(({ tier }) => tier === 'none'))
  return [
    ...sentences.flatMap((one) => examplesOfSentence(one, label(one))),
    ...ordinary.flatMap(({ text }) => examplesOfPieces(text, false)),
  ]
}

/**
 * The same, with what is said in dangerous conversations once it is more than ordinary to who has read them so far, and
 * all that is said in ordinary ones.
 */
function hintExamplesOf({ sentences, conversations }: Data): Example[] {
  return [
    ...sentences.flatMap((one) => examplesOfSentence(one, isDistress(one))),
    ...conversations.flatMap(({ sort, said }) =>
      sort === 'ordinary'
        ? said.flatMap(({ text }) => examplesOfPieces(text, false))
        : said.flatMap(({ tier, text }) => (tier === 'none' ? [] : examplesOfPieces(text, true))),
    ),
  ]
}

function examplesOfSentence({ kind, sentence }: Labelled, isHit: boolean | null): Example[] {
  if (isHit === null || kind === 'long-distress') return []
  return kind === 'long' ? examplesOfPieces(sentence, isHit) : exampleOf(piecesOf(sentence).flat(), isHit)
}

const examplesOfPieces = (text: string, isHit: boolean): Example[] =>
  piecesOf(text).flatMap((piece) => exampleOf(piece, isHit))

function exampleOf(words: readonly string[], isHit: boolean): Example[] {
  if (words.length === 0) return []
  return [{ features: Int32Array.from(featuresOf(words)), isHit, weight: isHit ? settings.distressWeight : 1 }]
}

type Scored = { score: number; pieces: number; isLong: boolean }

/**
 * Scores of ordinary texts of each batch by weights that have not seen it. A threshold lets the share of short texts
 * through that the settings name, and rises with the number of pieces until it does so for long ones.
 */
function chooseThresholds(data: Data): { loose: Threshold; second: Threshold } {
  const scored = settings.folds.flatMap((fold) => {
    const others = {
      sentences: data.sentences.filter(({ batch }) => batch !== fold),
      conversations: data.conversations.filter(({ batch }) => batch !== fold),
    }
    const head = learn(examplesOf(others, isDistress), settings)
    return data.sentences
      .filter(({ batch, tier }) => batch === fold && tier === 'none')
      .map(({ sentence, kind }): Scored => {
        const pieces = featuresOfPieces(sentence)
        return { score: highest(head, pieces).score, pieces: pieces.length, isLong: kind === 'long' }
      })
  })
  const loose = chooseThreshold(scored, settings.loose, 0)
  return { loose, second: chooseThreshold(scored, settings.second, loose.slope) }
}

const slopeStep = 0.05

function chooseThreshold(
  scored: readonly Scored[],
  wanted: Settings['loose' | 'second'],
  leastSlope: number,
): Threshold {
  const short = scored.filter(({ isLong }) => !isLong)
  const long = scored.filter(({ isLong }) => isLong)
  let threshold: Threshold
  let slope = leastSlope
  do {
    const scores = short
      .map(({ score, pieces }) => score - thresholdAt({ least: 0, slope }, pieces))
      .sort((one, other) => other - one)
    threshold = { least: scores[Math.floor(wanted.short * scores.length)] ?? 0, slope }
    slope += slopeStep
  } while (shareAbove(threshold, long) > wanted.long)
  return threshold
}

const shareAbove = (threshold: Threshold, scored: readonly Scored[]): number =>
  scored.filter(({ score, pieces }) => score >= thresholdAt(threshold, pieces)).length / Math.max(1, scored.length)
