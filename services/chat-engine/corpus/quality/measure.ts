import type { Db } from '@yoldas/db'
import { type Embeddings, embedAll } from '../../clients/embeddings.ts'
import { fuseFitting } from '../find.ts'
import { examsFor } from '../ingest/page.ts'
import type { Question } from '../passage.ts'
import { fuse, isFollowUp, reasonToSkip } from '../rules.ts'
import { findGeneration, findNearest, readPassages } from '../store.ts'
import { searchText } from '../text.ts'
import { classes, type Judged } from './questions.ts'

type Deps = { db: Db; embeddings: Embeddings | null }

/** Pages, best first, each once. */
export type Found = {
  /** Of everything that each way finds, whether it fits or not. */
  ways: Record<Way, string[]>
  /** Of what fits: what a turn is given. */
  fitting: string[]
  isSkipped: boolean
}
export const ways = ['text', 'vectors', 'fusion'] as const
export type Way = (typeof ways)[number]

export type Answered = Judged & Found

const mostListed = 30

/** Asks each question in each way; without vectors those of the corpus are left out, and `fusion` is text. */
export async function measureQuality(
  deps: Deps,
  questions: readonly Judged[],
  signal: AbortSignal,
): Promise<Answered[]> {
  const asked = questions.map(({ question: text, exam }) => ({ text, previous: null, exam }))
  const found = await findAll(deps, asked, signal)
  return questions.flatMap((judged, i) => {
    const one = found[i]
    return one ? [{ ...judged, ...one }] : []
  })
}

/** What each finds, in their order. */
export async function findAll(
  { db, embeddings: given }: Deps,
  questions: readonly Question[],
  signal: AbortSignal,
): Promise<Found[]> {
  const generation = await findGeneration(db)
  if (!generation) throw new Error('there is no corpus: ingest one first')
  const { id, model, dimensions } = generation
  const embeddings = given?.model === model && given?.dimensions === dimensions ? given : null
  const joined = questions.map(({ text, previous, exam }) => {
    const before = isFollowUp(text, previous) ? previous : null
    const isSkipped = reasonToSkip(text, before !== null) !== null
    return { text, before, exams: examsFor(exam), isSkipped }
  })
  const texts = joined.map(({ text, before }) => (before === null ? text : `${before}\n${text}`))
  const vectors = embeddings ? await embedAll(embeddings, texts, signal) : []
  const all: Found[] = []
  for (const [i, { text, before, exams, isSkipped }] of joined.entries()) {
    const asked = { text, previous: before }
    const byText = isSkipped ? [] : await searchText(db, { generation: id, exams }, asked, mostListed)
    const vector = isSkipped ? undefined : vectors[i]
    const byVector = vector ? await findNearest(db, id, exams, vector, mostListed) : []
    const [textNumbers, vectorNumbers] = [numbersOf(byText), numbersOf(byVector)]
    const fused = numbersOf(fuse(textNumbers, vectorNumbers))
    const pages = new Map((await readPassages(db, id, fused)).map(({ number, page }) => [number, page]))
    const pagesOf = (numbers: readonly number[]) => [...new Set(numbers.flatMap((number) => pages.get(number) ?? []))]
    const found = { text: pagesOf(textNumbers), vectors: pagesOf(vectorNumbers), fusion: pagesOf(fused) }
    all.push({ ways: found, fitting: pagesOf(numbersOf(fuseFitting(byText, byVector, generation))), isSkipped })
  }
  return all
}

const numbersOf = (listed: ReadonlyArray<{ number: number }>) => listed.map(({ number }) => number)

export type Figure = { mean: number; error: number }

/** Over the questions, with the standard error of the mean. */
function meanOf(values: readonly number[]): Figure {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) }
}

/** The place of the first page that answers the question, from 1 on; Infinity when none is found. */
function placeOf({ pages, ways }: Answered, way: Way): number {
  const place = ways[way].findIndex((page) => pages.includes(page))
  return place === -1 ? Number.POSITIVE_INFINITY : place + 1
}

export const recallAt = (answered: readonly Answered[], way: Way, most: number): Figure =>
  meanOf(answered.map((one) => Number(placeOf(one, way) <= most)))

const reciprocalRank = (answered: readonly Answered[], way: Way): Figure =>
  meanOf(answered.map((one) => 1 / placeOf(one, way)))

/** For a person to read: every class, and all that have a page. */
export function qualityTable(answered: readonly Answered[]): string {
  const withPages = answered.filter(({ pages }) => pages.length > 0)
  const groups = [
    ...classes.map((name) => [name, withPages.filter((one) => one.class === name)] as const),
    ['all', withPages] as const,
  ].filter(([, some]) => some.length > 0)
  const shown = ({ mean, error }: Figure) => `${mean.toFixed(3)} ± ${error.toFixed(3)}`.padEnd(15)
  const lines = [
    `${'class'.padEnd(11)} ${'n'.padStart(4)}  ${'way'.padEnd(8)} ${'R@1'.padEnd(15)} ${'R@5'.padEnd(15)} MRR`,
  ]
  const compared = ways.filter((way) => way === 'text' || withPages.some(({ ways }) => ways.vectors.length > 0))
  for (const [name, some] of groups)
    for (const way of compared) {
      const figures = [recallAt(some, way, 1), recallAt(some, way, 5), reciprocalRank(some, way)].map(shown)
      lines.push(`${name.padEnd(11)} ${`${some.length}`.padStart(4)}  ${way.padEnd(8)} ${figures.join(' ')}`.trimEnd())
    }
  const empty = answered.filter(({ pages }) => pages.length === 0)
  const silent = empty.filter(({ fitting }) => fitting.length === 0).length
  const skipped = empty.filter(({ isSkipped }) => isSkipped).length
  if (empty.length > 0)
    lines.push(
      `nothing     ${`${empty.length}`.padStart(4)}  ${silent} found nothing that fits, ${skipped} of them not searched`,
    )
  if (compared.length === 1) lines.push('The corpus has no vectors of this configuration: text alone.')
  return lines.join('\n')
}
