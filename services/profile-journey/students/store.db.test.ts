import { randomUUID } from 'node:crypto'
import { connectDb, type DbPool } from '@yoldas/db'
import { testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStudent, eraseStudent, findSubject } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(database.urls['profile-journey']))
})
afterAll(() => opened.disposeAsync())

describe('the subject of a student', () => {
  test.each(['a', 'İıŞğ 👩‍👩‍👧‍👦', `'; --.*>%00`, 'x'.repeat(255)])('%s is told as it is', async (name) => {
    const [sub, studentKey] = [name, randomUUID()]
    await createStudent(db, sub, studentKey)
    expect(await findSubject(db, studentKey)).toBe(sub)
  })

  test('who has left, or was never there, is none; and of one who is back only the new key leads to it', async () => {
    const [sub, before, after] = [randomUUID(), randomUUID(), randomUUID()]
    await createStudent(db, sub, before)
    await eraseStudent(db, before)
    await createStudent(db, sub, after)
    expect(await findSubject(db, before)).toBeNull()
    expect(await findSubject(db, after)).toBe(sub)
    expect(await findSubject(db, randomUUID())).toBeNull()
  })
})
