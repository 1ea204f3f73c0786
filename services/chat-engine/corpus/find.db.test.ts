import { connectDb, type DbPool, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EmbeddingFailed, type Embeddings } from '../clients/embeddings.ts'
import { asks, planted, retrievals, writeCorpus } from '../test/pages.ts'
import { openCorpus } from './find.ts'
import { ingest } from './ingest/ingest.ts'
import { hasVectors } from './ingest/store.ts'
import type { Question } from './passage.ts'

/** Texts about animals lie in one direction, those about weather in another. */
const embeddings = planted(['zürafa', 'bulut'])
const near: Embeddings = { ...embeddings, embed: async (texts) => texts.map(() => [1, 0, 0, 0]) }
const section = (i: number) => `## Kısım ${i}\n\nFelsefe sorularında kavram ${i} önce tanınır.`
const pages = {
  'genel/hayvan': { title: 'Uzun boylular', body: 'Burada zürafa yaşar.' },
  'yks/felsefe': {
    title: 'Felsefe çalışmak',
    body: [1, 2, 3, 4].map(section).join('\n\n'),
    url: 'https://a.example/f',
  },
  'yks/paragraf': { title: 'Paragraf çözmek', body: 'Pazar günü paragraf çöz, felsefe okuma.' },
  'kpss/paragraf': { title: 'Memurlukta paragraf', body: 'Mesaiden sonra paragraf çöz.' },
  'genel/uyku': { title: 'Uyku düzeni', body: 'Pazar günü de aynı saatte kalk.' },
}

const opened = new AsyncDisposableStack()
let db: DbPool
let superuser: DbPool
let vectors: boolean
const warned: unknown[] = []
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  superuser = opened.use(await connectDb(patient(database.url), { connections: 1 }))
  const corpus = opened.use(await writeCorpus(pages))
  await ingest({ db, embeddings, say: () => {} }, corpus.folder, never)
  vectors = await hasVectors(db)
})
afterAll(() => opened.disposeAsync())

const never = new AbortController().signal
const without = 'Postgres does not have the extension vector'
const log = { warn: (fields: unknown) => void warned.push(fields) }
const corpusWith = (embeddings: Embeddings | null) => openCorpus({ db, log, embeddings, retrievals: retrievals() })
const find = (text: string, more: Partial<Question> = {}, embeddings: Embeddings | null = null) =>
  corpusWith(embeddings).find(asks(text, more), never)
const pagesOf = ({ passages }: Awaited<ReturnType<typeof find>>) => passages.map(({ page }) => page)

test('a passage comes with its page, its place and what its score is made of', async () => {
  const { passages, skipped, degraded } = await find('FELSEFEDE kavramlarin 3. kısmı')
  expect({ skipped, degraded }).toEqual({ skipped: null, degraded: [] })
  expect(passages[0]).toEqual({
    id: 'yks/felsefe#3',
    page: 'yks/felsefe',
    title: 'Felsefe çalışmak',
    url: 'https://a.example/f',
    year: null,
    text: section(3),
    score: 1 / 11,
    textRank: 1,
    vectorRank: null,
  })
})

test('questions at once look up once which generation is searched, and those after a failure anew', async () => {
  let looks = 0
  let fails = true
  const maybeOne: DbPool['maybeOne'] = async (query) => {
    looks += 1
    if (fails) throw new Error('meant')
    return await db.maybeOne(query)
  }
  const corpus = openCorpus({ db: { ...db, maybeOne }, log, embeddings: null, retrievals: retrievals() })
  const ask = () => Promise.all(Array.from({ length: 5 }, () => corpus.find(asks('felsefe kavram'), never)))
  const failed = await ask()
  expect(failed.every(({ degraded }) => degraded.length > 0)).toBe(true)
  expect(looks).toBe(1)
  fails = false
  const found = await ask()
  expect(found.every(({ passages }) => passages.length > 0)).toBe(true)
  expect(looks).toBe(2)
})

test('no more than two passages are of one page', async () => {
  expect(pagesOf(await find('felsefe kavram sorusu'))).toEqual(['yks/felsefe', 'yks/felsefe'])
})

describe('pages', () => {
  const paragraphs = async (exam: Question['exam']) =>
    pagesOf(await find('paragraf', { exam })).filter((page) => page.endsWith('paragraf'))
  test('of another exam are not found', async () => {
    expect(await paragraphs('kpss')).toEqual(['kpss/paragraf'])
  })
  test('of every exam are found for a student without one', async () => {
    expect((await paragraphs(null)).sort()).toEqual(['kpss/paragraf', 'yks/paragraf'])
  })
  test('of no exam are found where the exam is not known', async () => {
    expect(await paragraphs('genel')).toEqual([])
    expect(pagesOf(await find('uyku düzeni', { exam: 'genel' }))).toEqual(['genel/uyku'])
  })
})

test('a short follow-up is searched with the message before it', async () => {
  const previous = 'Uyku düzenimi nasıl kurarım?'
  expect(pagesOf(await find('Peki ya pazar günü?', { previous: 'Paragraf sorularını nasıl çözerim?' }))[0]).toBe(
    'yks/paragraf',
  )
  expect(pagesOf(await find('peki ya pazar günü?', { previous }))[0]).toBe('genel/uyku')
  expect(pagesOf(await find('bu neden?', { previous }))).toEqual(['genel/uyku'])
})

test('what says nothing is not searched, nor embedded', async () => {
  const { asked } = embeddings
  const before = asked.length
  for (const [text, skipped] of [
    ['Merhaba hocam', 'greeting'],
    ['?', 'too-short'],
    ['ve ile ama', 'stop-words'],
  ])
    expect(await find(text ?? '', {}, embeddings)).toEqual({ passages: [], skipped, degraded: [] })
  expect(asked).toHaveLength(before)
})

test('misspelt words find what they were meant to', async () => {
  expect(pagesOf(await find('felsfe sorularında kavram'))[0]).toBe('yks/felsefe')
  expect(pagesOf(await find('pargaraf çözmke'))[0]).toBe('yks/paragraf')
})

test('what has a word of a text by chance is not found, even after another text off the topic', async () => {
  expect(await find('pazar akşamı hangi dizi var')).toEqual({ passages: [], skipped: null, degraded: [] })
  expect(pagesOf(await find('devam et'))).toEqual([])
  expect(pagesOf(await find('devam et', { previous: 'pazar akşamı hangi dizi var' }))).toEqual([])
  expect(pagesOf(await find('devam et', { previous: 'Uyku düzenimi nasıl kurarım?' }))).toEqual(['genel/uyku'])
})

describe('with vectors', () => {
  test('a message as far from all passages as those off the topic finds nothing', async ({ skip }) => {
    skip(!vectors, without)
    expect(await find('savanada dolaşanlar', {}, embeddings)).toMatchObject({ passages: [] })
  })

  test('a passage without any of the words is found by its vector, and counts by its place in both lists', async ({
    skip,
  }) => {
    skip(!vectors, without)
    const found = await find('savanada dolaşanlar', {}, near)
    expect(found.passages[0]).toMatchObject({ page: 'genel/hayvan', textRank: null, vectorRank: 1 })
    expect(await find('savanada dolaşanlar')).toMatchObject({ passages: [] })
    const [first] = (await find('uzun felsefe', {}, near)).passages
    expect(first).toMatchObject({ page: 'genel/hayvan', vectorRank: 1 })
    expect(first?.score).toBe(1 / (10 + (first?.textRank ?? Number.NaN)) + 1 / 11)
  })

  test('of another model the corpus is searched by text alone, and nobody is asked', async ({ skip }) => {
    skip(!vectors, without)
    const other = planted(['zürafa'], 'another')
    const found = await find('felsefe', {}, other)
    expect(found.degraded).toEqual([])
    expect(found.passages.every(({ vectorRank }) => vectorRank === null)).toBe(true)
    expect(other.asked).toEqual([])
  })

  test.for<[string, Embeddings['embed']]>([
    ['fails', () => Promise.reject(new EmbeddingFailed('the embedding server refused with 500'))],
    ['never answers', () => new Promise(() => {})],
    ['is of another length', async () => [[1, 0]]],
    ['is missing', async () => []],
  ])('an embedding that %s leaves what text finds, and is reported as degraded', async ([, embed], { skip }) => {
    skip(!vectors, without)
    const found = await find('felsefe kavramı', {}, { ...embeddings, embed })
    expect(found.degraded).toEqual(['embedding'])
    expect(pagesOf(found)[0]).toBe('yks/felsefe')
  })
})

test('a Postgres that does not answer leaves the turn without passages, in time', async () => {
  const locked = Promise.withResolvers<void>()
  const over = Promise.withResolvers<void>()
  const holding = superuser.transaction(async (tx) => {
    await tx.query(sql.typeAlias('none')`LOCK TABLE chat.corpus_generation`)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  const started = performance.now()
  const found = await find('felsefe')
  // The lock is held for as long as it takes: 1.5 s, and what a busy machine adds.
  expect(performance.now() - started).toBeLessThan(6_000)
  over.resolve()
  await holding
  expect(found).toEqual({ passages: [], skipped: null, degraded: ['retrieval'] })
  expect(JSON.stringify(warned)).not.toMatch(/felsefe/)
  expect(pagesOf(await find('felsefe'))[0]).toBe('yks/felsefe')
})

test('a search that is given up ends with the reason', async () => {
  const giving = new AbortController()
  const hanging = { ...embeddings, embed: () => new Promise<never>(() => {}) }
  const finding = corpusWith(hanging).find(asks('felsefe'), giving.signal)
  const stopped = new Error('stopped')
  giving.abort(stopped)
  await expect(finding).rejects.toBe(stopped)
  await expect(corpusWith(null).find(asks('felsefe'), giving.signal)).rejects.toBe(stopped)
})

test('where there is no corpus nothing is found, and nothing failed', async () => {
  await using database = await testDatabase()
  await using empty = await connectDb(patient(database.urls['chat-engine']))
  const corpus = openCorpus({ db: empty, log, embeddings, retrievals: retrievals() })
  expect(await corpus.find(asks('felsefe'), never)).toEqual({ passages: [], skipped: null, degraded: [] })
})
