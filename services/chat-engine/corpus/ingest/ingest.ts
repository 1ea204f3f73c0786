import type { Db } from '@yoldas/db'
import { type Embeddings, mostAtOnce } from '../../clients/embeddings.ts'
import { readPages } from './folder.ts'
import { embedOffTopic, nearestOffTopic } from './offTopic.ts'
import type { Page } from './page.ts'
import { fingerprintOf, type Made, makePassages, type NewPassage } from './passages.ts'
import { removeReplaced } from './remove.ts'
import {
  findCurrent,
  findEmbedded,
  hasVectors,
  insertGeneration,
  insertPages,
  insertPassages,
  insertWords,
  keepEmbeddings,
  keepOffTopic,
  makeVectors,
  removeEmbeddings,
  switchTo,
} from './store.ts'

export type IngestDeps = {
  /** Its statements may take minutes. */
  db: Db
  /** Null: text alone. */
  embeddings: Embeddings | null
  /** Gets a line whenever there is progress. */
  say: (line: string) => void
}

export type Ingested = {
  pages: number
  passages: number
  /** Vectors that were asked for now; null without vectors. */
  embedded: number | null
  /** The corpus was that already. */
  unchanged: boolean
}

/**
 * Makes the corpus exactly this folder: what is searched changes at once, when everything is there, and not at all when
 * this fails. Vectors that it got stay, so that the next one goes on from them. Several at once do no harm: the last to
 * end is searched.
 * @throws PageInvalid, EmbeddingFailed, and the signal's reason
 */
export async function ingest(deps: IngestDeps, folder: string, signal: AbortSignal): Promise<Ingested> {
  return ingestPages(deps, await readPages(folder), signal)
}

/** As `ingest`, of pages that have been read. */
export async function ingestPages(deps: IngestDeps, pages: Page[], signal: AbortSignal): Promise<Ingested> {
  const { db, say } = deps
  const made = await makePassages(pages)
  const embeddings = deps.embeddings && (await hasVectors(db)) ? deps.embeddings : null
  const fingerprint = fingerprintOf(pages, embeddings?.model ?? null, embeddings?.dimensions ?? null)
  const counts = { pages: pages.length, passages: made.passages.length }
  if ((await findCurrent(db))?.fingerprint === fingerprint)
    return { ...counts, embedded: embeddings ? 0 : null, unchanged: true }
  const embedded = embeddings ? await embedMissing({ ...deps, embeddings }, made.passages, signal) : null
  const offTopic = embeddings ? await embedOffTopic(embeddings, signal) : []
  signal.throwIfAborted()
  say(`storing ${counts.passages} passages of ${counts.pages} pages`)
  await db.transaction((tx) => store(tx, { pages, made, fingerprint, space: embeddings, offTopic }))
  await removeReplaced(db)
  await removeEmbeddings(db)
  return { ...counts, embedded, unchanged: false }
}

type NewGeneration = {
  pages: Page[]
  made: Made
  fingerprint: string
  space: Embeddings | null
  /** Vectors of messages that no page answers. */
  offTopic: number[][]
}

async function store(tx: Db, { pages, made, fingerprint, space, offTopic }: NewGeneration): Promise<void> {
  const generation = await insertGeneration(tx, { fingerprint, space })
  await insertPages(tx, generation, pages)
  await insertPassages(tx, generation, made.passages)
  await insertWords(tx, generation, made)
  if (space) {
    const vectors = await makeVectors(tx, generation)
    if (vectors !== made.passages.length)
      throw new Error(`${made.passages.length - vectors} vectors were removed meanwhile: ingest again`)
    await keepOffTopic(tx, generation, await nearestOffTopic(tx, generation, offTopic))
  }
  await switchTo(tx, generation)
}

/** Requests at once. */
const batchesAtOnce = 2
const batchMilliseconds = 60_000

/** Asks for the vectors that are not kept, and keeps each batch at once. Returns how many these were. */
async function embedMissing(
  { db, embeddings, say }: IngestDeps & { embeddings: Embeddings },
  passages: readonly NewPassage[],
  signal: AbortSignal,
): Promise<number> {
  const byHash = new Map(passages.map((passage) => [passage.hash, passage]))
  const kept = await findEmbedded(db, embeddings, [...byHash.keys()])
  const missing = [...byHash.values()].filter(({ hash }) => !kept.has(hash))
  const batches = Array.from({ length: Math.ceil(missing.length / mostAtOnce) }, (_, i) =>
    missing.slice(i * mostAtOnce, (i + 1) * mostAtOnce),
  )
  let done = 0
  const failed = new AbortController()
  const ending = AbortSignal.any([signal, failed.signal])
  const work = async () => {
    for (let some = batches.shift(); some && !ending.aborted; some = batches.shift()) {
      const texts = some.map(({ embedded }) => embedded)
      const within = AbortSignal.any([ending, AbortSignal.timeout(batchMilliseconds)])
      const vectors = await embeddings.embed(texts, within)
      await keepEmbeddings(
        db,
        embeddings,
        some.map(({ hash }, i) => ({ hash, vector: vectors[i] ?? [] })),
      )
      done += some.length
      say(`embedded ${done} of ${missing.length} passages (${kept.size} were kept)`)
    }
  }
  const workers = Array.from({ length: batchesAtOnce }, () =>
    work().catch((error) => {
      failed.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(workers)
  await Promise.all(workers)
  signal.throwIfAborted()
  return done
}
