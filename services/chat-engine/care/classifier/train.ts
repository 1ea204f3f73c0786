import { createHash } from 'node:crypto'
import { featuresOf } from '../../linear/features.ts'
import { type Head, printedHead } from '../../linear/head.ts'
import { type Example, learn } from '../../linear/learn.ts'
import { type Labelled, type LabelledConversation, readBytes, readConversations, readSentences } from '../labelled.ts'
import { categories, isAtLeast, tiers } from '../tiers.ts'
import { classifierOf, featuresOfPieces, highest, type Threshold, thresholdAt, type Weights } from './classifier.ts'
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
  const byCategory = categories.map((category) => [category, printedHead(weights.categories[category])])
  const text = {
    ...weights,
    distress: printedHead(weights.distress),
    hints: printedHead(weights.hints),
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
 * nobody noted which piece that is. Of conversations what is ordinary in ordinary ones is an example too, and what is at
 * least serious in dangerous ones, which counts less, since it may be so only beside the others.
 */
function examplesOf({ sentences, conversations }: Data, label: Label): Example[] {
  const { ordinary, dangerous } = settings.inConversations.distress
  return [
    ...sentences.flatMap((one) => examplesOfSentence(one, label(one))),
    ...conversations.flatMap(({ sort, said }) =>
      said.flatMap((one) => {
        if (sort === 'ordinary') return one.tier === 'none' ? examplesOfPieces(one.text, false, ordinary) : []
        const isHit = label(one)
        return isAtLeast(one.tier, 'serious') && isHit !== null ? examplesOfPieces(one.text, isHit, dangerous) : []
      }),
    ),
  ]
}

/**
 * The same, with what is said in dangerous conversations once it is more than ordinary to who has read them so far, and
 * all that is said in ordinary ones.
 */
function hintExamplesOf({ sentences, conversations }: Data): Example[] {
  const { ordinary, dangerous } = settings.inConversations.hints
  return [
    ...sentences.flatMap((one) => examplesOfSentence(one, isDistress(one))),
    ...conversations.flatMap(({ sort, said }) =>
      sort === 'ordinary'
        ? said.flatMap(({ text }) => examplesOfPieces(text, false, ordinary))
        : said.flatMap(({ tier, text }) => (tier === 'none' ? [] : examplesOfPieces(text, true, dangerous))),
    ),
  ]
}

function examplesOfSentence({ kind, sentence }: Labelled, isHit: boolean | null): Example[] {
  if (isHit === null || kind === 'long-distress') return []
  return kind === 'long' ? examplesOfPieces(sentence, isHit) : exampleOf(piecesOf(sentence).flat(), isHit)
}

const examplesOfPieces = (text: string, isHit: boolean, weight = 1): Example[] =>
  piecesOf(text).flatMap((piece) => exampleOf(piece, isHit, weight))

function exampleOf(words: readonly string[], isHit: boolean, weight = 1): Example[] {
  if (words.length === 0) return []
  const features = Int32Array.from(featuresOf(words))
  return [{ features, isHit, weight: weight * (isHit ? settings.distressWeight : 1) }]
}

type Scored = { score: number; pieces: number }
/** Scores by weights that have not seen the batch. */
type Unseen = { short: Scored[]; long: Scored[]; conversations: Scored[][]; hints: Scored[] }

/**
 * By ordinary texts of each batch and weights that have not seen it. A threshold lets the shares of short texts and of
 * conversations through that the settings name, and rises with the number of pieces until it does so for long texts.
 */
function chooseThresholds(data: Data): Pick<Weights, 'loose' | 'second' | 'hint'> {
  const unseen = settings.folds.map((fold) => unseenOf(data, fold))
  const all: Unseen = {
    short: unseen.flatMap(({ short }) => short),
    long: unseen.flatMap(({ long }) => long),
    conversations: unseen.flatMap(({ conversations }) => conversations),
    hints: unseen.flatMap(({ hints }) => hints),
  }
  const loose = chooseThreshold(all, settings.loose, 0)
  const second = chooseThreshold(all, settings.second, loose.slope)
  return { loose, second, hint: Math.ceil(10 * leastFor(settings.hint, all.hints.map(above(loose.slope)))) }
}

function unseenOf({ sentences, conversations }: Data, fold: string): Unseen {
  const others = {
    sentences: sentences.filter(({ batch }) => batch !== fold),
    conversations: conversations.filter(({ batch }) => batch !== fold),
  }
  const [distress, hints] = [learn(examplesOf(others, isDistress), settings), learn(hintExamplesOf(others), settings)]
  const scoredBy =
    (head: Head) =>
    (text: string): Scored => {
      const pieces = featuresOfPieces(text)
      return { score: highest(head, pieces).score, pieces: pieces.length }
    }
  const ordinary = sentences.filter(({ batch, tier }) => batch === fold && tier === 'none')
  const textsOf = (isLong: boolean) =>
    ordinary.filter(({ kind }) => (kind === 'long') === isLong).map(({ sentence }) => sentence)
  return {
    short: textsOf(false).map(scoredBy(distress)),
    long: textsOf(true).map(scoredBy(distress)),
    conversations: conversations
      .filter(({ batch, sort }) => batch === fold && sort === 'ordinary')
      .map(({ said }) => said.map(({ text }) => scoredBy(distress)(text))),
    hints: textsOf(false).map(scoredBy(hints)),
  }
}

const slopeStep = 0.05

/** How far above a threshold of this slope that begins at 0. */
const above =
  (slope: number) =>
  ({ score, pieces }: Scored): number =>
    score - thresholdAt({ least: 0, slope }, pieces)

function chooseThreshold(
  { short, long, conversations }: Unseen,
  wanted: Settings['loose' | 'second'],
  leastSlope: number,
): Threshold {
  let threshold: Threshold
  let slope = leastSlope
  do {
    const highestIn = conversations.map((said) => Math.max(...said.map(above(slope))))
    const inShort = leastFor(wanted.short, short.map(above(slope)))
    threshold = { least: Math.max(inShort, leastFor(wanted.conversations, highestIn)), slope }
    slope += slopeStep
  } while (shareAbove(threshold, long) > wanted.long)
  return threshold
}

/** The score that so large a share of them has or exceeds. */
function leastFor(share: number, scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => other - one)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

const shareAbove = (threshold: Threshold, scored: readonly Scored[]): number =>
  scored.filter(({ score, pieces }) => score >= thresholdAt(threshold, pieces)).length / Math.max(1, scored.length)
