import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createStudent, eraseStudent, findStudent } from './store.ts'

const opened = new AsyncDisposableStack()
const openDatabase = async () => {
  const database = opened.use(await testDatabase())
  return opened.use(await connectDb(database.urls['profile-journey']))
}
let db: DbPool
beforeAll(async () => {
  db = await openDatabase()
})
afterAll(() => opened.disposeAsync())

const Published = z.object({
  kind: z.string(),
  addressee: z.null(),
  subject: z.string(),
  payload: z.unknown(),
  publishedAt: z.null(),
})
const published = (studentKey: string, from: Db = db) =>
  from.any(sql.type(Published)`
    SELECT kind, addressee, subject, payload, published_at AS "publishedAt" FROM outbox
    WHERE student_key = ${studentKey}
  `)

async function newStudent(from: Db = db): Promise<string> {
  const studentKey = randomUUID()
  await createStudent(from, randomUUID(), studentKey)
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

/** Runs the migration that publishes those who came before. */
async function tellEarlier(from: Db): Promise<void> {
  const migration = await readFile(join(import.meta.dirname, '../migrations/004_arrivals.sql'), 'utf8')
  await from.query(sql.unsafe(Object.assign([migration], { raw: Object.freeze([migration]) })))
}

describe('students who came before arrivals were published', () => {
  test('arrive once, just as if they had been published then', async () => {
    const before = await openDatabase()
    const keys = await Promise.all(Array.from({ length: 3 }, () => newStudent(before)))
    const asNow = await Promise.all(keys.map((key) => published(key, before)))
    await before.query(sql.typeAlias('none')`DELETE FROM outbox`)
    const left = await newStudent(before)
    await before.transaction((tx) => eraseStudent(tx, left))
    await tellEarlier(before)
    expect(await Promise.all(keys.map((key) => published(key, before)))).toEqual(asNow)
    expect(asNow.flat()).toHaveLength(3)
    expect(await published(left, before)).toEqual([])
  })

  test.each(['2026-01-31 23:59:59.9999', '2026-07-01 00:00:00', '2026-03-29 01:30:00.0004'])(
    'arrive at the moment that is kept of them: %s',
    async (moment) => {
      const before = await openDatabase()
      const studentKey = await newStudent(before)
      await before.query(sql.typeAlias('none')`DELETE FROM outbox`)
      await before.query(sql.typeAlias('none')`UPDATE student SET created_at = ${`${moment}+00`}::timestamptz`)
      await tellEarlier(before)
      const arrivedAt = (await findStudent(before, studentKey))?.createdAt
      expect(await published(studentKey, before)).toMatchObject([{ payload: { studentKey, arrivedAt } }])
    },
  )
})
