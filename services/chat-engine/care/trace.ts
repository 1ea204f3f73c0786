import { z } from 'zod'
import type { Heard } from './classifier/classifier.ts'
import { type Category, type Concern, categories, isAtLeast, noConcern, tiers, worse } from './tiers.ts'

/** What a message may show by its words that says little alone, and much beside others, with what it may be about. */
const aboutOf = {
  alone: null,
  weary: 'self-harm',
  farewell: 'self-harm',
  means: 'self-harm',
  place: 'self-harm',
  plan: 'self-harm',
  harm: 'self-harm',
  fear: 'abuse',
  door: 'abuse',
  drink: 'abuse',
  violence: 'abuse',
  control: 'abuse',
  touch: 'abuse',
  online: 'danger',
  threat: 'danger',
  friend: 'danger',
  eating: 'eating',
  unreal: 'other',
  body: 'other',
} as const satisfies Record<string, Category | null>

export type WordSign = keyof typeof aboutOf
export const isWordSign = (sign: string): sign is WordSign => sign in aboutOf
export const wordSigns = Object.keys(aboutOf).filter(isWordSign)
/** `tone`: the classifier hears a hint, by whatever words. */
const signs = [...wordSigns, 'tone'] as const
export type Sign = (typeof signs)[number]

/** What a message shows beside its tier: its signs, and the classifier's score of a hint and what that is of. */
export type Shown = { signs: readonly Sign[]; score: number; hintOf: Category | null }
export const showsNothing: Shown = { signs: [], score: 0, hintOf: null }

/** What a conversation remembers of one of the student's messages for a day, without its text. */
export const TraceEntry = z.object({
  /** When it was accepted, in UTC. */
  at: z.string(),
  tier: z.enum(tiers),
  category: z.enum(categories).nullable(),
  signs: z.array(z.enum(signs)),
  score: z.int(),
})
export type TraceEntry = z.infer<typeof TraceEntry>

export const traceHours = 24
const mostEntries = 5
const hour = 3_600_000

/** With what the words show. */
export const shownBy = (words: readonly WordSign[], hint: Omit<Heard, 'suspicion'>): Shown => ({
  ...hint,
  signs: hint.hintOf === null ? words : [...words, 'tone'],
})

/** Of a message: what its words say, what the classifier suspects, and what it shows. */
type Said = { words: Concern; suspicion: Concern; shown: Shown }
type Remembered = {
  /** What it says together with those before it, where that is serious and its words alone are less; else `none`. */
  raised: Concern
  /** What the conversation keeps now; null where that stays as it is. */
  trace: readonly TraceEntry[] | null
}

/**
 * Judges a message together with what its conversation kept of those of the last 24 hours, and keeps what it shows. Only
 * a message that shows a sign itself is raised. Pure: `now` is the database's.
 */
export function remember(
  kept: { careTrace: readonly TraceEntry[] | null; now: string } | null,
  { words, suspicion, shown }: Said,
): Remembered {
  const own = worse(words, suspicion)
  if (!kept || (own.tier === 'none' && shown.signs.length === 0)) return { raised: noConcern, trace: null }
  const now = new Date(kept.now)
  const before = (kept.careTrace ?? []).filter(({ at }) => now.getTime() - Date.parse(at) < traceHours * hour)
  const entry = { at: now.toISOString(), ...own, signs: [...shown.signs], score: shown.score }
  const raised = isAtLeast(words.tier, 'serious') ? noConcern : together(before, entry, shown.hintOf)
  return { raised, trace: withEntry(before, { ...entry, ...worse(own, raised) }) }
}

/** The oldest goes first, but the most urgent one stays: otherwise false alarms would hide every sign after them. */
function withEntry(before: readonly TraceEntry[], entry: TraceEntry): TraceEntry[] {
  const all = [...before, entry]
  if (all.length <= mostEntries) return all
  const urgent = all.reduce((most, one) => (isAtLeast(one.tier, most.tier) ? one : most))
  const oldest = all.find((one) => one !== urgent)
  return all.filter((one) => one !== oldest)
}

/**
 * What is added up, in tenths of the classifier's score; `before` is what a score counts of a message before. Chosen on
 * the training part (docs/care.md).
 */
const points = { sign: 30, other: 20, related: 30, before: 0.5, serious: 70 }
const most = { signs: 2, others: 3, scores: 2 }
/** What was said longer ago counts half. */
const nearHours = 1

/**
 * Whether a message with a sign is serious with those before it, and what they are about. The classifier must hear a
 * hint in one of them.
 */
export function together(before: readonly TraceEntry[], entry: TraceEntry, hintOf: Category | null): Concern {
  const all = [...before, entry]
  const isHeard = all.some(({ signs }) => signs.includes('tone'))
  if (before.length === 0 || entry.signs.length === 0 || !isHeard) return noConcern
  if (pointsOf(before, entry) < points.serious) return noConcern
  return { tier: 'serious', category: mostlyAbout([...all, entry]) ?? hintOf ?? 'other' }
}

function pointsOf(before: readonly TraceEntry[], entry: TraceEntry): number {
  const weightOf = ({ at }: TraceEntry) => (Date.parse(entry.at) - Date.parse(at) < nearHours * hour ? 1 : 0.5)
  const own = entry.signs.filter(isWordSign)
  const earlier = new Map<WordSign, number>()
  for (const one of before)
    for (const sign of one.signs.filter(isWordSign)) earlier.set(sign, Math.max(earlier.get(sign) ?? 0, weightOf(one)))
  const weights = (which: (sign: WordSign) => boolean) =>
    [...earlier].flatMap(([sign, by]) => (which(sign) ? [by] : []))
  const others = weights((sign) => !own.includes(sign))
  const related = weights((sign) => aboutOf[sign] !== null && own.some((one) => aboutOf[one] === aboutOf[sign]))
  const scores = before.map((one) => weightOf(one) * Math.max(0, one.score)).sort((one, other) => other - one)
  return (
    entry.score +
    points.before * total(scores.slice(0, most.scores)) +
    points.sign * Math.min(most.signs, own.length) +
    points.other * Math.min(most.others, total(others)) +
    points.related * Math.max(0, ...related)
  )
}

const total = (some: readonly number[]): number => some.reduce((sum, one) => sum + one, 0)

/** What the most of it is about, signs and findings; null where nothing says it. */
function mostlyAbout(entries: readonly TraceEntry[]): Category | null {
  const votes = entries.flatMap(({ category, signs }) => [
    ...(category === null || category === 'other' ? [] : [category]),
    ...signs.filter(isWordSign).flatMap((sign) => aboutOf[sign] ?? []),
  ])
  const count = (category: Category) => votes.filter((vote) => vote === category).length
  const [most = null] = categories.toSorted((one, other) => count(other) - count(one))
  return most !== null && count(most) > 0 ? most : null
}
