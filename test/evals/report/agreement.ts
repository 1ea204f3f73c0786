import type { Agreement, JudgedAnswer } from '../judge/agreement.ts'
import { table } from './text.ts'
import { rateInWords } from './words.ts'

/** How far a judge can be believed, and where it differs from the labels. */
export function agreementText(judge: string, judged: readonly JudgedAnswer[], found: Agreement): string {
  const { agreed, kappa, noVerdict, tooMild, tooStrict } = found
  const differing = judged.filter(({ holds, verdict }) => verdict !== null && (verdict === 'holds') !== holds)
  const without = judged.filter(({ verdict }) => verdict === null)
  const lines = [
    `${judge} and ${judged.length} labelled answers`,
    ...table([
      ['agreed', agreed.of > 0 ? rateInWords(agreed) : 'no verdict'],
      ["Cohen's kappa", kappa === null ? 'none' : kappa.toFixed(3)],
      ['no verdict', String(noVerdict)],
      ['too mild', `${tooMild.hits} of ${tooMild.of} that fail`],
      ['too strict', `${tooStrict.hits} of ${tooStrict.of} that hold`],
    ]),
    ...differing.map(
      ({ id, holds, verdict, reason }) => `  ${id}: labelled ${label(holds)}, judged ${verdict}: ${reason}`,
    ),
    ...without.map(({ id, reason }) => `  ${id}: ${reason}`),
  ]
  return lines.join('\n')
}

const label = (holds: boolean) => (holds ? 'holds' : 'fails')
