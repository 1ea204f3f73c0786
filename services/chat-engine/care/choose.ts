import { type AnsweredTier, answers, bubbles, checkins, dangerTexts, disclosures, type Help, help } from './answers.ts'
import { replacements } from './replacements.ts'
import type { Unsaid } from './saidPatterns.ts'
import type { Category, Endangered } from './tiers.ts'

export type AnswerByHand = {
  /** Of the variant, such as `acute/abuse/3`: what is remembered as the last one. */
  id: string
  /** A blank line begins another bubble. */
  text: string
  help: readonly Help[]
}

/** What the answers by hand of a conversation depend on. */
export type Answered = {
  /** Whether what holds has had no answer by hand yet. */
  isFirst: boolean
  /** The last variant that the student got; null before the first. */
  lastId: string | null
  /** What the student's words, or what holds, are about: for a mark that does not say. */
  about: Category | null
  /** Whether one came so short a time ago that the model's answers need no bubble by hand. */
  isRecent: boolean
}

type Wanted = {
  tier: AnsweredTier
  category: Category
  /** Whom the student's words say to be in danger; null where they do not. */
  endangered?: Endangered | null
  /**
   * Whether no hand-written answer was given yet in what holds: then it says that a program answers and nobody reads
   * along.
   */
  isFirst: boolean
  /** The id of the last answer that the student got; null before the first. */
  lastId: string | null
  /** From 0 up to 1, drawn by the caller. */
  draw: number
}

/** The hand-written answer; never the variant that came last. The same input gives the same answer. */
export function chooseAnswer({ tier, category, endangered, isFirst, lastId, draw }: Wanted): AnswerByHand {
  const isKnown = category === 'danger' && tier !== 'check' && endangered
  const texts = isKnown ? dangerTexts[tier][endangered] : answers[tier][category]
  const kind = isKnown ? `${tier}/${category}-${endangered}` : `${tier}/${category}`
  const { id, text } = pickOther(kind, texts, lastId, draw)
  const disclosed = isFirst && tier !== 'check'
  return { id, text: disclosed ? `${text}\n\n${pick(disclosures, draw)}` : text, help: help[tier][category] }
}

/** The bubble by hand of the model's answer to `serious` self-harm; never the variant that came last. */
export function chooseBubble(lastId: string | null, draw: number): AnswerByHand {
  return { ...pickOther('bubble', bubbles, lastId, draw), help: help.serious['self-harm'] }
}

/** What is said in place of what must not be. */
export const chooseReplacement = (kind: Unsaid, draw: number): string => pick(replacements[kind], draw)

/** The check-in of care. The same draw gives the same. */
export const chooseCheckin = (draw: number): string => pick(checkins, draw)

function pickOther(kind: string, texts: readonly string[], lastId: string | null, draw: number) {
  const variants = texts.map((text, number) => ({ text, id: `${kind}/${number}` }))
  return pick(
    variants.filter(({ id }) => id !== lastId),
    draw,
  )
}

function pick<Some>(some: readonly Some[], draw: number): Some {
  const picked = some[Math.min(some.length - 1, Math.max(0, Math.floor(draw * some.length)))]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}
