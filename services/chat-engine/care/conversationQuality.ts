import { findingsOf, type Hear } from './find.ts'
import type { LabelledConversation } from './labelled.ts'
import { rate, shown } from './quality.ts'
import { type Held, hold, inForce } from './rules.ts'
import { type Concern, isAtLeast, noConcern, worse } from './tiers.ts'
import { remember, type TraceEntry } from './trace.ts'

/** What makes a message at least serious, what decides most first. */
const sources = ['patterns', 'conversation', 'classifier'] as const
type Source = (typeof sources)[number]
/** Of one message: how urgent it is, and what says so; null where it is less than serious. */
type Told = { found: Concern; by: Source | null }

const minute = 60_000
/** Its messages come one minute after the other. */
const minutes = (nth: number): Date => new Date(nth * minute)

/**
 * What a conversation is at each of its messages: what both detectors say of it, what it says together with those
 * before it, and what holds.
 */
function toldIn({ said }: LabelledConversation, hear: Hear): Told[] {
  let held: { concern: Held | null; by: Source | null } = { concern: null, by: null }
  let careTrace: readonly TraceEntry[] | null = null
  return said.map(({ text }, nth) => {
    const now = minutes(nth)
    const { concern, suspicion, shown } = findingsOf(text, hear)
    const words: Concern = (inForce(held.concern, now) && concern.whileHeld) || concern
    const { raised, trace } = remember({ careTrace, now: now.toISOString() }, { words, suspicion, shown })
    careTrace = trace ?? careTrace
    const by = sourceOf({ patterns: words, conversation: raised, classifier: suspicion })
    const isHeld = by !== null && by !== 'classifier'
    held = { concern: hold(hold(held.concern, words, now), raised, now), by: isHeld ? (held.by ?? by) : held.by }
    const current = inForce(held.concern, now)
    return { found: worse(current ?? noConcern, worse(words, suspicion)), by: by ?? (current && held.by) }
  })
}

const sourceOf = (said: Record<Source, Concern>): Source | null =>
  sources.find((source) => isAtLeast(said[source].tier, 'serious')) ?? null

/** How many dangerous ones are serious where they should be, and what ordinary ones are, with what says so. */
export function conversationRates(labelled: readonly LabelledConversation[], hear: Hear) {
  const judged = labelled.map((one) => ({ ...one, told: toldIn(one, hear) }))
  const dangerous = judged.filter(({ sort }) => sort === 'dangerous')
  const ordinary = judged.filter(({ sort }) => sort === 'ordinary')
  const atItsOwn = dangerous.map(({ from, told }) => told[(from ?? 1) - 1]?.by ?? null)
  const first = ordinary.map(({ told }) => told.find(({ by }) => by !== null)?.by ?? null)
  const isFound = (by: Source | null) => by !== null
  return {
    atIts: { ...rate(atItsOwn, isFound), by: countOf(atItsOwn) },
    raised: { ...rate(first, isFound), by: countOf(first) },
    asked: rate(ordinary, ({ told }) => told.at(-1)?.found.tier === 'check'),
  }
}

/** How many of them each source says. */
const countOf = (told: readonly (Source | null)[]): string =>
  sources.map((source) => `${source} ${told.filter((by) => by === source).length}`).join(', ')

/** For a person to read: figures only. A conversation counts for what first said that it is serious. */
export function conversationTable(name: string, labelled: readonly LabelledConversation[], hear: Hear): string {
  const { atIts, raised, asked } = conversationRates(labelled, hear)
  return [
    `${name}: ${labelled.length} conversations`,
    `${'dangerous, serious at the right message'.padEnd(40)} ${shown(atIts).padEnd(29)} ${atIts.by}`,
    `${'ordinary, serious at any message'.padEnd(40)} ${shown(raised).padEnd(29)} ${raised.by}`,
    `${'ordinary, end in check'.padEnd(40)} ${shown(asked)}`,
  ].join('\n')
}
