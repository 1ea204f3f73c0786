import { costOf, figuresOf, madeWith } from './figures.ts'
import type { Conversation, Run } from './run.ts'
import { columns, costInWords, judgeInWords, listInWords, rowOf } from './words.ts'

/** A run for a terminal: figures, then what was skipped, what broke, and what failed. */
export function textOf(run: Run): string {
  const { models, promptVersions } = madeWith(run)
  const parts = [
    [
      `Evals of ${run.url}, begun at ${run.startedAt}, ${Math.round(run.seconds)} s${run.isWhole ? '' : ', interrupted'}`,
      `model ${listInWords(models)}; prompt ${listInWords(promptVersions)}; judge ${judgeInWords(run)}`,
      ...judgeSpent(run),
    ],
    table([[...columns], ...figuresOf(run).map(rowOf)]),
    [explanation],
    titled(
      'Skipped',
      run.skipped.map(({ id, why }) => `${id}: ${why}`),
    ),
    titled(
      'Broken',
      run.conversations.flatMap((one) => (one.broken === null ? [] : [`${nameOf(one)}: ${one.broken}`])),
    ),
    titled('Failed', run.conversations.flatMap(failuresOf)),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

const explanation =
  "Intervals are Wilson's of 95 %. A repeat of a scenario counts as one more: they speak of these scenarios alone.\n" +
  'Tokens are of prompts + answers; cost leaves out what a cache of prompts spares; of turns half, and 95 of 100.'

function judgeSpent({ judge }: Run): string[] {
  if (!judge) return []
  const { inputTokens, outputTokens, prices } = judge
  return [`the judge read ${inputTokens} tokens and wrote ${outputTokens}, cost ${costInWords(costOf(prices, judge))}`]
}

const titled = (title: string, lines: string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((line) => `  ${line}`)] : []

export const nameOf = ({ id, nth }: Pick<Conversation, 'id' | 'nth'>) => `${id} (${nth})`

function failuresOf(one: Conversation): string[] {
  const checks = one.checks.flatMap(({ turn, check, problem }) =>
    problem === null ? [] : [`${turn === null ? 'whole' : `turn ${turn}`}: ${check}: ${problem}`],
  )
  const statements = one.judged.flatMap(({ name, verdict, reason }) =>
    verdict === 'fails' || verdict === null ? [`${name}: ${verdict ?? 'no verdict'}: ${reason}`] : [],
  )
  return [...checks, ...statements].map((line) => `${nameOf(one)} ${line}`)
}

/** Cells below each other. */
export function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => [...(row[i] ?? '')].length)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
