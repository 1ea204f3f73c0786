import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { quoted, readConfig } from '@yoldas/config'
import { StudentProfile } from '@yoldas/contracts/profile'
import { connectDb } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { z } from 'zod'
import { connectEmbeddings, type Embeddings } from './clients/embeddings.ts'
import { embeddingOptions, embeddingVariables, missingOf } from './corpus/config.ts'
import { openCorpus } from './corpus/find.ts'
import { ingest } from './corpus/ingest/ingest.ts'
import { hasVectors } from './corpus/ingest/store.ts'
import type { FoundPassages, Question } from './corpus/passage.ts'
import { floorTable, measureFloor } from './corpus/quality/floor.ts'
import { measureQuality, qualityTable } from './corpus/quality/measure.ts'
import { readOffTopic, readQuestions } from './corpus/quality/questions.ts'
import { weightsFile } from './corpus/topic/topic.ts'
import { train } from './corpus/topic/train.ts'
import { retrievalMetrics } from './metrics.ts'

const usage = `usage: corpus ingest <folder>
       corpus search [--json] [--exam yks|lgs|kpss|dgs|ales] "<question>"
       corpus quality
       corpus train

ingest   makes the corpus exactly the pages of the folder
search   prints what a question of a student finds, with scores and why; without --exam in the pages of every exam
quality  prints how often the questions in corpus/questions find their pages, and what the floor costs and saves
train    makes the weights that know small talk, of the messages in services/chat-engine/corpus/topic; needs no stack`

const ExamType = StudentProfile.shape.examType

type Command =
  | { name: 'ingest'; folder: string }
  | { name: 'search'; text: string; exam: z.output<typeof ExamType>; isJson: boolean }
  | { name: 'quality' }
  | { name: 'train' }

/** @throws with what is wrong with the arguments */
function readCommand(args: string[]): Command {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, exam: { type: 'string' } },
  })
  const [name, given, ...rest] = positionals
  if (name !== 'search' && (values.json || values.exam !== undefined))
    throw new Error('--json and --exam belong to search')
  if (rest.length > 0) throw new Error(`one argument at a time, not also ${quoted(rest.join(' '))}`)
  // Of an empty one `resolve` would make the folder that this is started in, whose pages would be the whole corpus.
  if (given === '') throw new Error(`corpus ${quoted(name ?? '')}: its argument is empty`)
  if ((name === 'quality' || name === 'train') && given === undefined) return { name }
  if (name === 'ingest' && given !== undefined) return { name, folder: resolve(given) }
  if (name !== 'search' || given === undefined)
    throw new Error(name ? `corpus ${quoted(name)} is not how it is called` : 'corpus what?')
  const exam = ExamType.safeParse(values.exam ?? null)
  if (!exam.success) throw new Error(`--exam ${quoted(values.exam ?? '')}: there is no such exam`)
  return { name, text: given, exam: exam.data, isJson: values.json }
}

/** A table of vectors is indexed in one statement. */
const statementMilliseconds = 30 * 60_000
const retries = 4

const Config = z.object({ DATABASE_URL: z.url(), ...embeddingVariables }).superRefine((config, context) => {
  for (const name of missingOf(config))
    context.addIssue({ code: 'custom', path: [name], message: 'needed by the other EMBEDDING_ variables' })
})

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stopped.abort(new Error(`stopped by ${signal}; the corpus is as it was`)))

async function run(command: Command): Promise<string> {
  if (command.name === 'train') {
    await writeFile(weightsFile, await train())
    return `${weightsFile} is made anew`
  }
  const config = readConfig(Config, process.env)
  const options = embeddingOptions(config)
  const embeddings = options && connectEmbeddings({ ...options, retries })
  const long = command.name === 'ingest' ? { statementMilliseconds } : {}
  await using db = await connectDb(config.DATABASE_URL, long)
  const log = createLog('chat-engine', 'warn')
  if (command.name === 'ingest') {
    const say = (line: string) => console.log(line)
    const done = await ingest({ db, embeddings, say }, command.folder, stopped.signal)
    const vectors = withoutVectors(embeddings, await hasVectors(db)) ?? `${done.embedded} embedded`
    const counts = `${done.pages} pages, ${done.passages} passages, ${vectors}`
    return done.unchanged ? `the corpus is already so: ${counts}` : `the corpus is now ${counts}`
  }
  if (command.name === 'quality') return await measure({ db, embeddings }, stopped.signal)
  const corpus = openCorpus({ db, log, embeddings, retrievals: retrievalMetrics(createMetrics()) })
  const question: Question = { text: command.text, previous: null, exam: command.exam }
  const found = await corpus.find(question, stopped.signal)
  return command.isJson ? JSON.stringify(published(found), null, 2) : describe(found)
}

async function measure(deps: Parameters<typeof measureQuality>[0], signal: AbortSignal): Promise<string> {
  const [questions, offTopic] = await Promise.all([readQuestions(), readOffTopic()])
  const answered = await measureQuality(deps, questions, signal)
  return `${qualityTable(answered)}\n\n${floorTable(await measureFloor(deps, { questions, offTopic }, signal))}`
}

/** Why there are no vectors; null when there are. */
function withoutVectors(embeddings: Embeddings | null, canCompare: boolean): string | null {
  if (!embeddings) return 'no vectors: EMBEDDING_BASE_URL is not set'
  return canCompare ? null : 'no vectors: Postgres does not have the extension vector'
}

const published = ({ passages, skipped }: FoundPassages) => ({
  passages: passages.map(({ id, page, title, year, score, textRank: text, vectorRank: vector }) => ({
    ...{ id, page, title, year, score, text, vector },
  })),
  skipped,
})

function describe({ passages, skipped, degraded }: FoundPassages): string {
  const without = degraded.length > 0 ? `without ${degraded.join(' and ')}\n` : ''
  if (skipped) return `${without}not searched: ${skipped}`
  if (passages.length === 0) return `${without}nothing fits`
  const rank = (place: number | null) => (place === null ? 'not there' : `place ${place}`)
  return (
    without +
    passages
      .map(({ id, title, score, text, textRank, vectorRank }) => {
        const why = `score ${score.toFixed(4)} (by text ${rank(textRank)}, by vector ${rank(vectorRank)})`
        return `${id}  ${title}\n  ${why}\n${text.replaceAll(/^/gm, '  | ')}`
      })
      .join('\n\n')
  )
}

const fail = (error: unknown, advice = '') => {
  console.error(error instanceof Error ? error.message : error)
  if (advice) console.error(advice)
  process.exit(1)
}

try {
  const command = readCommand(process.argv.slice(2))
  await run(command).then(console.log, fail)
} catch (error) {
  fail(error, usage)
}
