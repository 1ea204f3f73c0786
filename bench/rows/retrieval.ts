import { connectEmbeddings, type Embeddings } from '@yoldas/chat-engine/clients/embeddings'
import { openCorpus } from '@yoldas/chat-engine/corpus/find'
import { ingest, ingestPages } from '@yoldas/chat-engine/corpus/ingest/ingest'
import { Exam, examsFor } from '@yoldas/chat-engine/corpus/ingest/page'
import { hasVectors } from '@yoldas/chat-engine/corpus/ingest/store'
import { type Judged, readQuestions } from '@yoldas/chat-engine/corpus/quality/questions'
import { findGeneration, findNearest } from '@yoldas/chat-engine/corpus/store'
import { searchText } from '@yoldas/chat-engine/corpus/text'
import { retrievalMetrics } from '@yoldas/chat-engine/metrics'
import { connectDb, type Db } from '@yoldas/db'
import type { Database } from '@yoldas/local'
import { createLog, createMetrics } from '@yoldas/telemetry'
import type { Area, Bench } from '../bench.ts'
import { cloneFor } from '../databases.ts'
import { groupsOf } from '../picture.ts'
import { nearestExactly } from '../retrieval/exact.ts'
import { clusteredEmbeddings, makePages, shippedCorpus } from '../retrieval/load.ts'
import { percentile } from '../statistics.ts'
import { type Goal, milliseconds } from '../table.ts'

const never = new AbortController().signal
const dimensions = 1536
const listed = 30
const compared = 10
/** Of each exam, whose nearest are compared with those that reading every vector finds. */
const comparedQuestions = 40
/** Of an index, in one statement. */
const statementMilliseconds = 30 * 60_000
const goals = { text: 100, vectors: 60, shipped: 15, build: 300, recall: 0.98, leastRecall: 0.8 }

/** Searches of a large corpus, and of the one that we ship. */
export async function retrievalRows(bench: Bench): Promise<Area> {
  const questions = await readQuestions()
  const [shipped, large] = [await shippedRows(bench, questions), await largeRows(bench, questions)]
  const searches = [...shipped, ...large].flatMap(({ path, took }) => (took ? [{ path, took }] : []))
  const groups = groupsOf(
    searches,
    ({ path }) => path,
    ({ took }) => ({ p50: percentile(took, 0.5), p99: percentile(took, 0.99) }),
  )
  return {
    goals: [...shipped, ...large].map(({ took: _, ...goal }) => goal),
    picture: {
      title: 'Searches of the corpus',
      charts: [{ figure: 'time to what is found', format: milliseconds, groups }],
    },
  }
}

/** With how long each search took, in milliseconds, where it is about searches. */
type Row = Goal & { took?: number[] }

/** It runs beside what else a turn waits for, so it adds no more than it takes. */
async function shippedRows(bench: Bench, questions: Judged[]): Promise<Row[]> {
  await using database = await cloneFor(bench.servers, 'shipped_corpus')
  await using db = await connectDb(database.urls['chat-engine'])
  const baseUrl = bench.servers.model.url
  const embeddings = connectEmbeddings({ baseUrl, apiKey: 'local', model: 'stand-in', dimensions, retries: 0 })
  await ingest({ db, embeddings, say: () => {} }, shippedCorpus, never)
  const took = await findAll(db, embeddings, questions)
  return [
    {
      path: 'searching the shipped corpus, what it adds to the first token at most',
      goal: `p50 ≤ ${goals.shipped} ms`,
      ...reached(took, (p50) => p50 <= goals.shipped),
    },
  ]
}

async function largeRows(bench: Bench, questions: Judged[]): Promise<Row[]> {
  const { passages, say } = bench
  await using database = await cloneFor(bench.servers, 'large_corpus')
  await using db = await connectDb(database.urls['chat-engine'], { statementMilliseconds })
  const embeddings = (await hasVectors(db)) ? clusteredEmbeddings(dimensions) : null
  const pages = await makePages(passages)
  let stored = performance.now()
  const onStoring = (line: string) => {
    if (line.startsWith('storing')) stored = performance.now()
  }
  await ingestPages({ db, embeddings, say: onStoring }, pages, never)
  const built = (performance.now() - stored) / 1000
  say(`retrieval: ${passages} passages are stored`)
  const generation = (await findGeneration(db))?.id ?? 0
  const of = `of ${passages.toLocaleString('en')} passages`
  const byText = await timed(questions, ({ question, exam }) =>
    searchText(db, { generation, exams: examsFor(exam) }, { text: question, previous: null }, listed),
  )
  const rows: Row[] = [
    { path: `by text, ${of}`, goal: `p99 ≤ ${goals.text} ms`, ...reached(byText, (_, p99) => p99 <= goals.text) },
    {
      path: `storing and indexing ${of.slice(3)}`,
      goal: `≤ ${goals.build} s`,
      reached: `${built.toFixed(1)} s`,
      met: built <= goals.build,
    },
  ]
  if (!embeddings) return rows
  const vectors = await embeddings.embed(
    questions.map(({ question }) => question),
    never,
  )
  const byVector = await timed([...questions.entries()], ([i, { exam }]) =>
    findNearest(db, generation, examsFor(exam), vectors[i] ?? [], listed),
  )
  const whole = await findAll(db, embeddings, questions)
  return [
    ...rows,
    {
      path: `by vectors, ${of}`,
      goal: `p99 ≤ ${goals.vectors} ms`,
      ...reached(byVector, (_, p99) => p99 <= goals.vectors),
    },
    { path: `both, fused, ${of}`, goal: '', ...reached(whole, () => true), met: null },
    await recallRow(db, database, generation, embeddings),
  ]
}

/** Milliseconds of each, one after the other, once all have been asked before. */
async function timed<One>(all: One[], run: (one: One) => Promise<unknown>): Promise<number[]> {
  for (const one of all) await run(one)
  const took: number[] = []
  for (const one of all) {
    const start = performance.now()
    await run(one)
    took.push(performance.now() - start)
  }
  return took
}

function findAll(db: Db, embeddings: Embeddings, questions: Judged[]): Promise<number[]> {
  const retrievals = retrievalMetrics(createMetrics())
  const corpus = openCorpus({ db, log: createLog('bench', 'warn'), embeddings, retrievals })
  return timed(questions, async ({ question, exam }) => {
    const asked = { text: question, previous: null, exam }
    const { degraded } = await corpus.find(asked, never)
    if (degraded.length > 0) throw new Error(`a search had to do without ${degraded.join(' and ')}`)
  })
}

function reached(took: number[], isMet: (p50: number, p99: number) => boolean): Pick<Row, 'reached' | 'met' | 'took'> {
  const [p50, p99] = [percentile(took, 0.5), percentile(took, 0.99)]
  return { reached: `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`, met: isMet(p50, p99), took }
}

/** How many of the nearest are found, for the exam that does worst. */
async function recallRow(db: Db, database: Database, generation: number, embeddings: Embeddings): Promise<Goal> {
  const ofExams: Array<{ mean: number; least: number }> = []
  for (const exam of Exam.options) {
    const vectors = await embeddings.embed(
      Array.from({ length: comparedQuestions }, () => ''),
      never,
    )
    const exact = await nearestExactly(database, { generation, exam, vectors, most: compared })
    const recalls: number[] = []
    for (const [i, vector] of vectors.entries()) {
      const found = new Set((await findNearest(db, generation, [exam], vector, compared)).map(({ number }) => number))
      const nearest = exact[i] ?? []
      recalls.push(nearest.filter((number) => found.has(number)).length / nearest.length)
    }
    const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length
    ofExams.push({ mean, least: Math.min(...recalls) })
  }
  const mean = Math.min(...ofExams.map((one) => one.mean))
  const least = Math.min(...ofExams.map((one) => one.least))
  return {
    path: `recall@${compared} of vectors, of the exam with the lowest`,
    goal: `mean ≥ ${goals.recall}, least ≥ ${goals.leastRecall}`,
    reached: `mean ${mean.toFixed(3)}, least ${least.toFixed(2)}`,
    met: mean >= goals.recall && least >= goals.leastRecall,
  }
}
