import { resolve } from 'node:path'
import { connectDb } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { ingest } from '../ingest/ingest.ts'
import { floorTable, measureFloor } from './floor.ts'
import { measureQuality, qualityTable, recallAt } from './measure.ts'
import { readOffTopic, readQuestions } from './questions.ts'

const shipped = resolve(import.meta.dirname, '../../../../corpus')
const never = new AbortController().signal

test('text alone finds the pages of our questions, however these are written, and little where there is nothing to find', async () => {
  await using database = await testDatabase()
  await using db = await connectDb(patient(database.urls['chat-engine']))
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
  const offTopic = await readOffTopic()
  const floor = await measureFloor({ db, embeddings: null }, { questions, offTopic }, never)
  const above = ({ count, of }: { count: number; of: number }) => count / of
  for (const { questions, followUps, followUpsLost, offTopic } of floor) {
    expect(above(questions.with), floorTable(floor)).toBeGreaterThanOrEqual(above(questions.without) - 0.01)
    expect(above(followUps.with)).toBeGreaterThanOrEqual(above(followUps.without))
    expect(followUpsLost.count).toBe(0)
    expect(offTopic.with.of).toBeGreaterThanOrEqual(75)
    expect(above(offTopic.with), floorTable(floor)).toBeLessThanOrEqual(0.1)
  }
})
