import { connectDb, type DbPool } from '@yoldas/db'
import { testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCorpus } from '../find.ts'
import { asks, retrievals, writeCorpus } from '../fixture.ts'
import { ingest } from './ingest.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(database.urls['chat-engine']))
})
afterAll(() => opened.disposeAsync())
const never = new AbortController().signal

test('tries', async () => {
  await using corpus = await writeCorpus({
    'yks/net': {
      title: 'Net takibi',
      body: '## Defter\n\nHer denemeden sonra netlerini yaz.\n\n## Grafik\n\nHaftada bir bak.',
    },
    'genel/uyku': { title: 'Uyku düzeni', body: 'Her gün aynı saatte yat.' },
  })
  console.log(await ingest({ db, embeddings: null, say: console.log }, corpus.folder, never))
  const found = await openCorpus({ db, log: { warn: console.log }, embeddings: null, retrievals: retrievals() }).find(
    asks('UYKUMU nasıl düzenlerim'),
    never,
  )
  console.log(JSON.stringify(found, null, 1))
  console.log(
    JSON.stringify(
      await openCorpus({ db, log: { warn: console.log }, embeddings: null, retrievals: retrievals() }).find(
        asks('denmeler düznli'),
        never,
      ),
      null,
      1,
    ),
  )
  expect(found.degraded).toEqual([])
})
