import { type Answered, chooseAnswer, chooseBubble, chooseReplacement } from '../care/choose.ts'
import type { Closeness } from '../care/closeness.ts'
import { hasBubbleByHand } from '../care/rules.ts'
import { isCloseness, type Unsaid } from '../care/saidPatterns.ts'
import type { FoundConcern } from '../care/store.ts'
import { type Category, type Concern, isAtLeast, noConcern, worse } from '../care/tiers.ts'
import type { TurnMetrics } from '../metrics.ts'
import type { Instead } from './writing.ts'

/**
 * Distress that is found while a turn runs, and what must not be said: what is done about it, and what of it is kept.
 */
export type Watch = {
  /** The gravest of it. */
  readonly concern: Concern
  /** The variant of the answer by hand that took the model's place, if one did. */
  readonly answerId: string | null
  /** The variant of the bubble by hand that was added to the answer, if one was. */
  readonly bubbleId: string | null
  /** Known from here on; until then it is taken for the first answer. */
  know(answered: Answered): void
  note(concern: Concern, source: 'model' | 'moderation'): void
  /** The turn's own message is acute, which was stored when it was heard. */
  answerAcute(): void
  /** Counts it. All but closeness has the model's work end, with nothing left of what its tools would change. */
  onUnsaid(kind: Unsaid): Instead
  /** From now on clauses are left out, and nothing else: distress holds. */
  beCareful(): void
  /** Whether a clause was left out with nothing in its place. */
  readonly hasLeftOut: boolean
  /** What was written is written again. */
  again(): void
}

type Options = {
  turns: Pick<TurnMetrics, 'unsaid'>
  /** What is found is put here, the gravest of each source. */
  found: FoundConcern[]
  /** Shows a text in place of the whole answer. */
  replace(text: string): void
  /** Adds a bubble by hand to the answer, which goes on. */
  addBubble(text: string): void
  /** The model's work is over. */
  end(): void
}

/** What the model was about to say of methods says something of what it was asked: kept, and no more. */
const methodsConcern: Concern = { tier: 'check', category: 'self-harm' }

export function openWatch({ turns, found, replace, addBubble, end }: Options): Watch {
  let answered: Answered = { isFirst: true, lastId: null, about: null, isRecent: true }
  let concern: Concern = noConcern
  let answerId: string | null = null
  let bubbleId: string | null = null
  let isCareful = false
  let hasLeftOut = false
  /** Clauses of closeness in what was written, and the most that were counted of them. */
  let [clauses, counted] = [0, 0]
  /** The same text stands again where the same is written again. */
  const draw = Math.random()

  function answerAcute(category: Category): void {
    if (answerId !== null) return
    const { isFirst, lastId } = answered
    const answer = chooseAnswer({ tier: 'acute', category, isFirst, lastId, draw: Math.random() })
    answerId = answer.id
    replace(answer.text)
    end()
  }

  function leaveOut(kind: Closeness): Instead {
    clauses += 1
    if (clauses > counted) {
      counted = clauses
      turns.unsaid.inc({ rule: kind })
    }
    if (isCareful || isAtLeast(concern.tier, 'serious')) {
      hasLeftOut = true
      return { of: 'clause', text: null, isLast: false }
    }
    const isFirst = clauses === 1
    return { of: 'clause', text: isFirst ? chooseReplacement(kind, draw) : null, isLast: !isFirst }
  }

  return {
    get concern() {
      return concern
    },
    get answerId() {
      return answerId
    },
    get bubbleId() {
      return bubbleId
    },
    know(known) {
      answered = known
    },
    note(seen, source) {
      if (seen.tier === 'none') return
      const category = seen.category === 'other' ? (answered.about ?? seen.category) : seen.category
      const noted: Concern = { tier: seen.tier, category }
      const known = found.find((one) => one.source === source)
      // One of each source is kept: the gravest.
      if (known) known.concern = worse(known.concern, noted)
      else found.push({ concern: noted, source })
      concern = worse(concern, noted)
      if (answerId !== null) return
      if (hasBubbleByHand(noted) && !answered.isRecent && bubbleId === null) {
        const bubble = chooseBubble(answered.lastId, draw)
        bubbleId = bubble.id
        addBubble(bubble.text)
      }
      if (noted.tier === 'acute') answerAcute(category)
    },
    answerAcute: () => answerAcute(answered.about ?? 'other'),
    get hasLeftOut() {
      return hasLeftOut
    },
    beCareful() {
      isCareful = true
    },
    again() {
      clauses = 0
    },
    onUnsaid(kind) {
      if (isCloseness(kind)) return leaveOut(kind)
      turns.unsaid.inc({ rule: kind })
      if (kind === 'methods' && !isAtLeast(concern.tier, 'check'))
        found.push({ concern: methodsConcern, source: 'said' })
      end()
      return { of: 'bubble', text: chooseReplacement(kind, Math.random()) }
    },
  }
}
