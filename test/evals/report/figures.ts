import { type Rate, rateOf } from '@yoldas/chat-engine/care/quality'
import { type Kind, kinds } from '../scenario/scenario.ts'
import type { Conversation, Prices, Run } from './run.ts'

/** Of one kind, or of all. Broken conversations count in `broken` alone. */
export type Figures = {
  kind: Kind | 'all'
  conversations: number
  broken: number
  skipped: number
  /** Conversations in which every check by code held; null where none has one. */
  byCode: Rate | null
  /** Statements that hold, of those with a verdict; null where there is no verdict. */
  byJudge: Rate | null
  noVerdict: number
  notJudged: number
  inputTokens: number
  outputTokens: number
  /** Turns whose tokens the model's server did not count. */
  uncounted: number
  cost: number | null
  /** Of a turn, at most so long: half of them, and 95 of 100; null without turns. */
  firstWordSeconds: Spread | null
  turnSeconds: Spread | null
}
type Spread = { half: number; most: number }

export function figuresOf(run: Pick<Run, 'conversations' | 'skipped' | 'prices'>): Figures[] {
  const present = kinds.filter((kind) => [...run.conversations, ...run.skipped].some(({ id }) => kindOf(id) === kind))
  const ofKind = (kind: Kind) => ({
    conversations: run.conversations.filter(({ id }) => kindOf(id) === kind),
    skipped: run.skipped.filter(({ id }) => kindOf(id) === kind).length,
  })
  const each = present.map((kind) => ({ kind, ...summarise(ofKind(kind), run.prices) }))
  const all = { conversations: run.conversations, skipped: run.skipped.length }
  return present.length > 1 ? [...each, { kind: 'all', ...summarise(all, run.prices) }] : each
}

const kindOf = (id: string) => id.split('/')[0]

export const isPassed = ({ checks }: Pick<Conversation, 'checks'>) => checks.every(({ problem }) => problem === null)

type Some = { conversations: readonly Conversation[]; skipped: number }

function summarise({ conversations, skipped }: Some, prices: Prices | null): Omit<Figures, 'kind'> {
  const whole = conversations.filter(({ broken }) => broken === null)
  const checked = whole.filter(({ checks }) => checks.length > 0)
  const statements = whole.flatMap(({ judged }) => judged)
  const withVerdict = statements.filter(({ verdict }) => verdict === 'holds' || verdict === 'fails')
  const held = withVerdict.filter(({ verdict }) => verdict === 'holds')
  const turns = whole.flatMap((one) => one.turns)
  return {
    conversations: whole.length,
    broken: conversations.length - whole.length,
    skipped,
    byCode: checked.length > 0 ? rateOf(checked.filter(isPassed).length, checked.length) : null,
    byJudge: withVerdict.length > 0 ? rateOf(held.length, withVerdict.length) : null,
    noVerdict: statements.filter(({ verdict }) => verdict === null).length,
    notJudged: statements.filter(({ verdict }) => verdict === 'not judged').length,
    ...spentOn(whole, prices),
    firstWordSeconds: spreadOf(turns.flatMap(({ firstMilliseconds }) => firstMilliseconds ?? [])),
    turnSeconds: spreadOf(turns.map(({ milliseconds }) => milliseconds)),
  }
}

function spentOn(conversations: readonly Conversation[], prices: Prices | null) {
  const asked = conversations.flatMap(({ usage }) => usage.filter(({ model }) => model !== null))
  const sum = (counts: Array<number | null>) => counts.reduce<number>((total, count) => total + (count ?? 0), 0)
  const [inputTokens, outputTokens] = [
    sum(asked.map((usage) => usage.inputTokens)),
    sum(asked.map((usage) => usage.outputTokens)),
  ]
  const uncounted = asked.filter((usage) => usage.inputTokens === null || usage.outputTokens === null).length
  return { inputTokens, outputTokens, uncounted, cost: costOf(prices, { inputTokens, outputTokens }) }
}

type Tokens = { inputTokens: number; outputTokens: number }

/** Without what a cache of prompts spares: at most. */
export const costOf = (prices: Prices | null, { inputTokens, outputTokens }: Tokens): number | null =>
  prices && (inputTokens * prices.prompt + outputTokens * prices.completion) / 1_000_000

function spreadOf(milliseconds: readonly number[]): Spread | null {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0) / 1000
  return sorted.length > 0 ? { half: at(0.5), most: at(0.95) } : null
}

const distinct = (conversations: readonly Conversation[], field: 'model' | 'promptVersion') =>
  [...new Set(conversations.flatMap(({ usage }) => usage.flatMap((turn) => turn[field] ?? [])))].sort()

/** What the answers were made with, as the service says it. */
export const madeWith = ({ conversations }: Pick<Run, 'conversations'>) => ({
  models: distinct(conversations, 'model'),
  promptVersions: distinct(conversations, 'promptVersion'),
})
