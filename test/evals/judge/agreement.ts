import { type Rate, rateOf } from '@yoldas/chat-engine/care/quality'
import { createLines } from '@yoldas/lines'
import type { Judge, Verdict } from './judge.ts'
import type { LabelledAnswer } from './labelled.ts'

export type JudgedAnswer = Pick<LabelledAnswer, 'id' | 'kind' | 'holds'> & Verdict

/** What a judge says of answers that a person has labelled. */
export async function judgeLabelled(
  judge: Judge,
  answers: readonly LabelledAnswer[],
  { atOnce, signal, say }: { atOnce: number; signal: AbortSignal; say(line: string): void },
): Promise<JudgedAnswer[]> {
  const lines = createLines({ inAll: atOnce })
  let ended = 0
  return await Promise.all(
    answers.map(({ id, kind, holds, ...question }) =>
      lines.run(async () => {
        const verdict = await judge.ask(question, signal)
        ended += 1
        say(`${ended}/${answers.length} ${id}: ${verdict.verdict ?? 'no verdict'}`)
        return { id, kind, holds, ...verdict }
      }),
    ),
  )
}

export type Agreement = {
  /** Of those with a verdict. */
  agreed: Rate
  /** Cohen's, of those with a verdict; null where chance alone would agree. */
  kappa: number | null
  noVerdict: number
  /** Said to hold, and does not; said to fail, and holds. */
  tooMild: Rate
  tooStrict: Rate
}

export function agreementOf(judged: readonly JudgedAnswer[]): Agreement {
  const answered = judged.filter(({ verdict }) => verdict !== null)
  const [good, bad] = [answered.filter(({ holds }) => holds), answered.filter(({ holds }) => !holds)]
  const said = (some: readonly JudgedAnswer[], verdict: string) => some.filter((one) => one.verdict === verdict).length
  const agreed = rateOf(said(good, 'holds') + said(bad, 'fails'), answered.length)
  const share = (count: number) => count / answered.length
  const byChance =
    share(good.length) * share(said(answered, 'holds')) + share(bad.length) * share(said(answered, 'fails'))
  const hasKappa = answered.length > 0 && byChance < 1
  return {
    agreed,
    kappa: hasKappa ? (share(agreed.hits) - byChance) / (1 - byChance) : null,
    noVerdict: judged.length - answered.length,
    tooMild: rateOf(said(bad, 'holds'), bad.length),
    tooStrict: rateOf(said(good, 'fails'), good.length),
  }
}
