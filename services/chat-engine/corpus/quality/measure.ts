import type { Db } from '@yoldas/db'
import type { Embeddings } from '../../clients/embeddings.ts'
import { examsFor } from '../ingest/page.ts'
import { fuse, reasonToSkip, soughtWords } from '../rules.ts'
import { findGeneration, findNearest, readPassages } from '../store.ts'
import { searchText } from '../text.ts'
import { classes, type Judged } from './questions.ts'

type Deps = { db: Db; embeddings: Embeddings | null }

/** Of one question: the pages that each way found, best first, each once. */
export type Answered = Judged & { found: Record<Way, string[]>; isSkipped: boolean }
export const ways = ['text', 'vectors', 'fusion'] as const
export type Way = (typeof ways)[number]

const mostListed = 30

/** Asks each question in each way; without vectors those of the corpus are left out, and `fusion` is text. */
export async function measureQuality(
  deps: Deps,
  questions: readonly Judged[],
  signal: AbortSignal,
): Promise<Answered[]> {
  const { db } = deps
  const generation = await findGeneration(db)
  if (!generation) throw new Error('there is no corpus: ingest one first')
  const { id, model, dimensions } = generation
  const comparable = deps.embeddings?.model === model && deps.embeddings?.dimensions === dimensions
  const embeddings = comparable ? deps.embeddings : null
  const texts = questions.map(({ question }) => question)
  const vectors = embeddings ? await embedAll(embeddings, texts, signal) : []
  const answered: Answered[] = []
  for (const [i, judged] of questions.entries()) {
    const exams = examsFor(judged.exam)
    const isSkipped = reasonToSkip(judged.question, false) !== null
    const sought = isSkipped ? [] : soughtWords(judged.question, null)
    const byText = await searchText(db, { generation: id, exams }, sought, mostListed)
    const vector = isSkipped ? undefined : vectors[i]
    const byVector = vector ? await findNearest(db, id, exams, vector, mostListed) : []
    const fused = fuse(byText, byVector).map(({ number }) => number)
    const pages = new Map((await readPassages(db, id, fused)).map(({ number, page }) => [number, page]))
    const pagesOf = (numbers: readonly number[]) => [...new Set(numbers.flatMap((number) => pages.get(number) ?? []))]
    const found = { text: pagesOf(byText), vectors: pagesOf(byVector), fusion: pagesOf(fused) }
    answered.push({ ...judged, found, isSkipped })
  }
  return answered
}

const batch = 64

async function embedAll(embeddings: Embeddings, texts: readonly string[], signal: AbortSignal): Promise<number[][]> {
  const vectors: number[][] = []
  for (let start = 0; start < texts.length; start += batch)
    vectors.push(...(await embeddings.embed(texts.slice(start, start + batch), signal)))
  return vectors
}

export type Figure = { mean: number; error: number }

/** Over the questions, with the standard error of the mean. */
function meanOf(values: readonly number[]): Figure {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) }
}

/** The place of the first page that answers the question, from 1 on; Infinity when none is found. */
function placeOf({ pages, found }: Answered, way: Way): number {
  const place = found[way].findIndex((page) => pages.includes(page))
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
  const compared = ways.filter((way) => way === 'text' || withPages.some(({ found }) => found.vectors.length > 0))
  for (const [name, some] of groups)
    for (const way of compared) {
      const figures = [recallAt(some, way, 1), recallAt(some, way, 5), reciprocalRank(some, way)].map(shown)
      lines.push(`${name.padEnd(11)} ${`${some.length}`.padStart(4)}  ${way.padEnd(8)} ${figures.join(' ')}`.trimEnd())
    }
  const empty = answered.filter(({ pages }) => pages.length === 0)
  const silent = empty.filter(({ found }) => found.fusion.length === 0).length
  const skipped = empty.filter(({ isSkipped }) => isSkipped).length
  if (empty.length > 0)
    lines.push(`nothing     ${`${empty.length}`.padStart(4)}  ${silent} found nothing, ${skipped} of them not searched`)
  if (compared.length === 1) lines.push('The corpus has no vectors of this configuration: text alone.')
  return lines.join('\n')
}
