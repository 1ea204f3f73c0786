import type { Rate } from '@yoldas/chat-engine/care/quality'
import { figuresOf, isPassed, madeWith } from './figures.ts'
import type { Conversation, Run } from './run.ts'
import { table } from './text.ts'
import { judgeInWords, listInWords, rateInWords } from './words.ts'

export type Difference = { by: number; low: number; high: number }

/** By how much the second share is more, with Newcombe's interval of 95 %, made of both of Wilson's. */
export function differenceOf(before: Rate, after: Rate): Difference {
  const [one, other] = [before.hits / before.of, after.hits / after.of]
  const by = other - one
  return {
    by,
    low: by - Math.hypot(other - after.low, before.high - one),
    high: by + Math.hypot(after.high - other, one - before.low),
  }
}

function verdictOn({ low, high }: Difference): string {
  if (low > 0) return 'better'
  return high < 0 ? 'worse' : 'no difference shown'
}

const signed = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(share).toFixed(3)}`

function compareRates(before: Rate | null | undefined, after: Rate | null | undefined): string[] {
  if (!before || !after) return ['–', '–', 'not in both']
  const difference = differenceOf(before, after)
  const { by, low, high } = difference
  return [
    rateInWords(before),
    rateInWords(after),
    `${signed(by)} (${signed(low)} to ${signed(high)}): ${verdictOn(difference)}`,
  ]
}

/** Two runs for a terminal: figures by kind, then scenarios whose share of passed conversations changed. */
export function compareRuns(before: Run, after: Run): string {
  const [old, fresh] = [figuresOf(before), figuresOf(after)]
  const rows = old.flatMap((figures) => {
    const other = fresh.find(({ kind }) => kind === figures.kind)
    if (!other) return []
    return [
      [figures.kind, 'checks by code', ...compareRates(figures.byCode, other.byCode)],
      [figures.kind, 'statements', ...compareRates(figures.byJudge, other.byJudge)],
    ]
  })
  const lines = [
    describeRun('before', before),
    describeRun('after', after),
    ...warningsOf(before, after),
    '',
    ...table([['kind', 'what', 'before', 'after', 'difference'], ...rows]),
    '',
    ...changesOf(before, after),
  ]
  return `${lines.join('\n')}\n`
}

function describeRun(when: string, run: Run): string {
  const { models, promptVersions } = madeWith(run)
  const madeOf = `model ${listInWords(models)}; prompt ${listInWords(promptVersions)}; judge ${judgeInWords(run)}`
  return `${when.padEnd(6)} ${run.startedAt}: ${madeOf}; ${run.conversations.length} conversations`
}

function warningsOf(before: Run, after: Run): string[] {
  const judges = before.judge?.name === after.judge?.name ? [] : ['The judges differ: compare only the checks by code.']
  const scenarios = (run: Run) => [...new Set(run.conversations.map(({ id }) => id))].sort().join()
  const same =
    scenarios(before) === scenarios(after) ? [] : ['The scenarios differ: the figures are of different ones.']
  return [...judges, ...same]
}

type Passed = Map<string, { passed: number; of: number }>

function passedOf(conversations: readonly Conversation[]): Passed {
  const shares: Passed = new Map()
  for (const one of conversations) {
    if (one.broken !== null || one.checks.length === 0) continue
    const share = shares.get(one.id) ?? { passed: 0, of: 0 }
    shares.set(one.id, { passed: share.passed + Number(isPassed(one)), of: share.of + 1 })
  }
  return shares
}

function changesOf(before: Run, after: Run): string[] {
  const now = passedOf(after.conversations)
  const changes = [...passedOf(before.conversations)].flatMap(([id, old]) => {
    const fresh = now.get(id)
    if (!fresh || fresh.passed * old.of === old.passed * fresh.of) return []
    const word = fresh.passed * old.of > old.passed * fresh.of ? 'better' : 'worse'
    return [`  ${word.padEnd(6)} ${id}: ${old.passed} of ${old.of}, then ${fresh.passed} of ${fresh.of}`]
  })
  return changes.length > 0 ? ['Scenarios that changed, by their checks:', ...changes.sort()] : ['No scenario changed.']
}
