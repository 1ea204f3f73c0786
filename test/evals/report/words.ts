import type { Rate } from '@yoldas/chat-engine/care/quality'
import type { Figures } from './figures.ts'
import type { Run } from './run.ts'

const digits = (share: number) => share.toFixed(3)

export const rateInWords = ({ hits, of, low, high }: Rate): string =>
  `${hits} of ${of}, ${digits(hits / of)} (${digits(low)}–${digits(high)})`

export const byCodeInWords = ({ byCode }: Pick<Figures, 'byCode'>) => (byCode ? rateInWords(byCode) : 'no check')

/** No figure without a judge. */
export function byJudgeInWords({ byJudge, noVerdict, notJudged }: Figures): string {
  const missing = [
    ...(notJudged > 0 ? [`${notJudged} not judged`] : []),
    ...(noVerdict > 0 ? [`${noVerdict} without a verdict`] : []),
  ].join(', ')
  if (!byJudge) return missing || 'no rubric'
  return missing ? `${rateInWords(byJudge)}, ${missing}` : rateInWords(byJudge)
}

export const costInWords = (cost: number | null) => (cost === null ? 'no price' : cost.toFixed(4))

export const tokensInWords = ({ inputTokens, outputTokens, uncounted }: Figures) =>
  `${inputTokens} + ${outputTokens}${uncounted > 0 ? `, ${uncounted} turns uncounted` : ''}`

export const spreadInWords = (spread: Figures['turnSeconds']) =>
  spread ? `${spread.half.toFixed(1)} / ${spread.most.toFixed(1)} s` : '–'

export const judgeInWords = ({ judge }: Pick<Run, 'judge'>) =>
  judge ? judge.name : 'none, so statements are not judged'

export const listInWords = (items: readonly string[]) => items.join(', ') || 'unknown'

/** Headings, and a row of cells for each kind. */
export const columns = [
  'kind',
  'talks',
  'all checks by code',
  'statements by the judge',
  'tokens',
  'cost',
  'turn',
] as const

export const rowOf = (figures: Figures): string[] => [
  figures.kind,
  String(figures.conversations),
  byCodeInWords(figures),
  byJudgeInWords(figures),
  tokensInWords(figures),
  costInWords(figures.cost),
  spreadInWords(figures.turnSeconds),
]
