import type { Db } from '@yoldas/db'
import { describeSpan, inChildSpan, type Log } from '@yoldas/telemetry'
import { answerMilliseconds, atMost, type Deadline, deadlineIn, runAsked, untilAborted } from '@yoldas/time'
import { BreakerOpen } from '../clients/breaker.ts'
import type { Embeddings } from '../clients/embeddings.ts'
import { genAi } from '../genAi.ts'
import type { RetrievalMetrics } from '../metrics.ts'
import { examsFor } from './ingest/page.ts'
import type { Corpus, FoundPassages, Passage, Question } from './passage.ts'
import { choose, fuse, isFollowUp, type Ranked, reasonToSkip } from './rules.ts'
import { findGeneration, findNearest, type Generation, type Nearest, readPassages } from './store.ts'
import { type Listed, searchText } from './text.ts'
import { topicWeights } from './topic/topic.ts'

type CorpusDeps = {
  db: Db
  log: Pick<Log, 'warn'>
  /** Null where text alone is searched. */
  embeddings: Embeddings | null
  retrievals: RetrievalMetrics
  /** The one that is searched. */
  generation: () => Promise<Generation | null>
}

export const keptMilliseconds = 1_000
const findMilliseconds = 1_500
/** Of them, for both lists: what is left is for reading the passages. */
const listMilliseconds = 1_200
const embeddingMilliseconds = 600
/** Of each list, for fusing. */
const mostListed = 30
/** Beyond it an embedding says little of each word. */
const mostEmbedded = 2_000

/**
 * The corpus in the database, as it was a second before each question at the latest.
 * @throws when the weights of its floor cannot be read
 */
export function openCorpus(given: Omit<CorpusDeps, 'generation'>): Corpus {
  topicWeights()
  const deps = { ...given, generation: keepGeneration(given.db) }
  return {
    find: (question, signal) =>
      inChildSpan('retrieval corpus', { attributes: spanAttributes }, async () => {
        signal.throwIfAborted()
        const end = deps.retrievals.duration.startTimer()
        const found = await findInTime(deps, question, signal)
        const outcome = outcomeOf(found)
        end({ outcome })
        describeSpan({ 'yoldas.retrieval.outcome': outcome, 'yoldas.retrieval.passages': found.passages.length })
        return found
      }),
  }
}

/** Never what was asked or found. */
const spanAttributes = { [genAi.operation]: 'retrieval', [genAi.dataSource]: 'corpus' }

/** Looked up once a second at most, by one question for all: what is replaced can be read for a minute more. */
function keepGeneration(db: Db): () => Promise<Generation | null> {
  let kept: { generation: Promise<Generation | null>; at: number } | undefined
  return () => {
    const at = performance.now()
    if (kept && at - kept.at <= keptMilliseconds) return kept.generation
    const asked = { generation: findGeneration(db), at }
    kept = asked
    // Who comes next asks anew.
    asked.generation.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.generation
  }
}

const outcomeOf = ({ passages, skipped, degraded }: FoundPassages) =>
  skipped ? 'skipped' : (degraded[0] ?? (passages.length > 0 ? 'found' : 'nothing'))

async function findInTime(deps: CorpusDeps, question: Question, signal: AbortSignal): Promise<FoundPassages> {
  const previous = isFollowUp(question.text, question.previous) ? question.previous : null
  const skipped = reasonToSkip(question.text, previous !== null)
  if (skipped) return { passages: [], skipped, degraded: [] }
  const answer: { found?: FoundPassages } = {}
  const searched = search(deps, { ...question, previous }, signal).then((found) => {
    answer.found = found
  })
  await untilAborted(signal, atMost(findMilliseconds, searched))
  if (!answer.found) deps.log.warn('the corpus was not searched in time')
  return answer.found ?? withoutRetrieval
}

const withoutRetrieval: FoundPassages = { passages: [], skipped: null, degraded: ['retrieval'] }

/** Never rejects. */
async function search(deps: CorpusDeps, question: Question, signal: AbortSignal): Promise<FoundPassages> {
  const { db, log } = deps
  try {
    const listed = await inTime(listMilliseconds, () => list(deps, question, signal))
    if (!listed) return { passages: [], skipped: null, degraded: [] }
    const { generation, ranked, degraded } = listed
    const passages = await inTime(findMilliseconds - listMilliseconds, () => read(db, generation.id, ranked))
    return { passages, skipped: null, degraded }
  } catch (err) {
    if (!signal.aborted) log.warn({ err }, 'the corpus could not be searched')
    return withoutRetrieval
  }
}

/** Each statement ends with the time, even if somebody still waits. */
const inTime = <Result>(milliseconds: number, run: () => Promise<Result>): Promise<Result> =>
  runAsked(deadlineIn(milliseconds + answerMilliseconds), run)

type Found = { generation: Generation; ranked: Ranked[]; degraded: FoundPassages['degraded'] }

/** Both lists, fused, without what is below the floor; null when there is no corpus. What fails of them is missing, and said. */
async function list(deps: CorpusDeps, question: Question, signal: AbortSignal): Promise<Found | null> {
  const { db, log } = deps
  const embeddingTime = deadlineIn(embeddingMilliseconds)
  const exams = examsFor(question.exam)
  const generation = await deps.generation()
  if (!generation) return null
  const byText = searchText(db, { generation: generation.id, exams }, question, mostListed)
  const byVector = isComparable(generation, deps.embeddings)
    ? embed(deps.embeddings, question, endsWith(signal, embeddingTime)).then((vector) =>
        findNearest(db, generation.id, exams, vector, mostListed),
      )
    : Promise.resolve([])
  const [textList, vectorList] = await Promise.allSettled([byText, byVector])
  const report = (what: string, result: PromiseSettledResult<unknown>) => {
    if (result.status === 'fulfilled' || signal.aborted || result.reason instanceof BreakerOpen) return
    log.warn({ err: result.reason }, `${what} failed`)
  }
  report('searching the corpus by text', textList)
  report('searching the corpus by vectors', vectorList)
  return {
    generation,
    ranked: fuseFitting(listOf(textList), listOf(vectorList), generation),
    degraded: [
      ...(textList.status === 'rejected' ? (['retrieval'] as const) : []),
      ...(vectorList.status === 'rejected' ? (['embedding'] as const) : []),
    ],
  }
}

const listOf = <Row>(result: PromiseSettledResult<readonly Row[]>): readonly Row[] =>
  result.status === 'fulfilled' ? result.value : []

/** Of both lists, the passages that fit by their words or by their vectors, in their places among all. */
export function fuseFitting(
  byText: readonly Listed[],
  byVector: readonly Nearest[],
  { offTopic }: Pick<Generation, 'offTopic'>,
): Ranked[] {
  const near = byVector.filter(({ distance }) => offTopic !== null && distance < offTopic)
  const fitting = new Set([...byText.filter(({ fits }) => fits), ...near].map(({ number }) => number))
  return fuse(numbersOf(byText), numbersOf(byVector)).filter(({ number }) => fitting.has(number))
}

const numbersOf = (listed: ReadonlyArray<{ number: number }>) => listed.map(({ number }) => number)

/** Vectors of another model, or of another length, are of another space. */
const isComparable = (generation: Generation, embeddings: Embeddings | null): embeddings is Embeddings =>
  embeddings !== null && generation.model === embeddings.model && generation.dimensions === embeddings.dimensions

async function embed(embeddings: Embeddings, { text, previous }: Question, signal: AbortSignal): Promise<number[]> {
  const whole = previous === null ? text : `${previous}\n${text}`
  const embedding = embeddings.embed([whole.slice(-mostEmbedded).toWellFormed()], signal)
  const [vector] = await untilAborted(signal, embedding)
  if (!vector) throw new Error('there is no embedding of the question')
  return vector
}

const endsWith = (signal: AbortSignal, time: Deadline) =>
  AbortSignal.any([signal, AbortSignal.timeout(time.remaining())])

async function read(db: Db, generation: number, ranked: readonly Ranked[]): Promise<Passage[]> {
  if (ranked.length === 0) return []
  const rows = await readPassages(
    db,
    generation,
    ranked.map(({ number }) => number),
  )
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const found = ranked.flatMap((place) => {
    const row = byNumber.get(place.number)
    return row ? [{ ...row, ...place }] : []
  })
  return choose(found).map(({ page, place, title, url, year, text, score, textRank, vectorRank }) => ({
    id: `${page}#${place}`,
    ...{ page, title, url, year, text, score, textRank, vectorRank },
  }))
}
