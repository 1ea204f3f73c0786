import { resolve } from 'node:path'
import { connectDb } from '@yoldas/db'
import { testDatabase } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { ingest } from '../ingest/ingest.ts'
import { measureQuality, qualityTable, recallAt } from './measure.ts'
import { readQuestions } from './questions.ts'

const shipped = resolve(import.meta.dirname, '../../../../corpus')
const never = new AbortController().signal

test('text alone finds the pages of our questions, however these are written', async () => {
  await using database = await testDatabase()
  await using db = await connectDb(database.urls['chat-engine'])
  await ingest({ db, embeddings: null, say: () => {} }, shipped, never)
  const questions = await readQuestions()
  const answered = await measureQuality({ db, embeddings: null }, questions, never)
  const withPages = answered.filter(({ pages }) => pages.length > 0)
  expect(answered.length).toBeGreaterThanOrEqual(160)
  expect(recallAt(withPages, 'text', 5).mean, qualityTable(answered)).toBeGreaterThanOrEqual(0.93)
  for (const name of ['ascii', 'upper', 'suffixed', 'misspelt']) {
    const some = withPages.filter((one) => one.class === name)
    expect(some.length).toBeGreaterThan(0)
    expect(recallAt(some, 'text', 5).mean, name).toBeGreaterThanOrEqual(0.9)
  }
})
