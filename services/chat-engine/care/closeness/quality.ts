import { closenessKinds } from '../closeness.ts'
import { type Rate, rateOf, shown } from '../quality.ts'
import { saidPatterns } from '../saidPatterns.ts'
import { type Half, type Judged, readJudged } from './judged.ts'

/**
 * `found`: forbidden sentences with a hit, and `kinds` those of each kind; `sentences` and `answers`: harmless ones, and
 * whole harmless answers, with a hit.
 */
export type Figures = {
  found: Rate
  kinds: ReadonlyArray<readonly [kind: string, found: Rate]>
  sentences: Rate
  answers: Rate
}

const isHit = (text: string): boolean => saidPatterns(text) !== null

const rate = (texts: readonly string[]): Rate => rateOf(texts.filter(isHit).length, texts.length)

const figuresOf = ({ forbidden, harmless, answers }: Judged): Figures => ({
  found: rate(forbidden.map(({ text }) => text)),
  kinds: closenessKinds.map((kind) => {
    const own = forbidden.filter((one) => one.kind === kind)
    return [kind, rate(own.map(({ text }) => text))]
  }),
  sentences: rate(harmless),
  answers: rate(answers),
})

/** For a person to read: figures only, no sentence. */
export const closenessTable = (half: Half, { found, kinds, sentences, answers }: Figures): string =>
  [
    `${half}: the closeness of a person`,
    `  found of what must not be said      ${shown(found)}`,
    ...kinds.map(([kind, rate]) => `    ${kind.padEnd(34)}${shown(rate)}`),
    `  found in harmless sentences         ${shown(sentences)}`,
    `  found in whole harmless answers     ${shown(answers)}`,
  ].join('\n')

export const measure = async (half: Half): Promise<Figures> => figuresOf(await readJudged(half))
