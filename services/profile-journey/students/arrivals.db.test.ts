import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createStudent, eraseStudent, findStudent } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['profile-journey'])))
})
afterAll(() => opened.disposeAsync())

const Published = z.object({
  kind: z.string(),
  addressee: z.null(),
  subject: z.string(),
  payload: z.unknown(),
  publishedAt: z.null(),
})
const published = (studentKey: string) =>
  db.any(sql.type(Published)`
    SELECT kind, addressee, subject, payload, published_at AS "publishedAt" FROM outbox
    WHERE student_key = ${studentKey}
  `)

async function newStudent(): Promise<string> {
  const studentKey = randomUUID()
  await createStudent(db, randomUUID(), studentKey)
  return studentKey
}

describe('an arrival', () => {
  test('is published by the one of 20 callers that made the student, and by no other', async () => {
    const [sub, keys] = [randomUUID(), Array.from({ length: 20 }, () => randomUUID())]
    const made = (await Promise.all(keys.map((key) => createStudent(db, sub, key)))).filter((key) => key !== null)
    expect(made).toHaveLength(1)
    const events = await Promise.all(keys.map((key) => published(key)))
    expect(events.map(({ length }) => length)).toEqual(keys.map((key) => (made.includes(key) ? 1 : 0)))
  })

  test('that did not leave before the student did is not published any more', async () => {
    const studentKey = await newStudent()
    expect(await published(studentKey)).toHaveLength(1)
    await db.transaction((tx) => eraseStudent(tx, studentKey))
    expect(await published(studentKey)).toEqual([])
  })

  test('whose student was not committed is not published', async () => {
    const studentKey = randomUUID()
    const transaction: Db['transaction'] = (work) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('rolled back')
      })
    await expect(createStudent({ ...db, transaction }, randomUUID(), studentKey)).rejects.toThrow('rolled back')
    expect(await findStudent(db, studentKey)).toBeNull()
    expect(await published(studentKey)).toEqual([])
  })
})
