import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closeStudent } from '../students/close.ts'
import { append, send, silentSince, standingOf } from '../test/appends.ts'
import { appendAll, findSilence, findSilentStudents } from './store.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
let superuser: DbPool
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.urls['chat-engine'])))
  superuser = opened.use(await connectDb(patient(database.url)))
})
afterAll(() => opened.disposeAsync())

/** Students who are silent since then. */
const silent = (...moments: string[]) =>
  Promise.all(
    moments.map(async (since) => {
      const studentKey = randomUUID()
      await silentSince(db, studentKey, since)
      return studentKey
    }),
  )

type SilentStudent = Awaited<ReturnType<typeof findSilentStudents>>[number]

/** Everybody, page by page; `between` runs after each. */
async function walk(silentBy: string, limit: number, between = async (_page: readonly SilentStudent[]) => {}) {
  const found: SilentStudent[] = []
  for (let after: string | null = null; ; ) {
    const page: readonly SilentStudent[] = await findSilentStudents(db, silentBy, after, limit)
    found.push(...page)
    if (page.length < limit) return found
    const last = page.at(-1)?.place ?? null
    if (after !== null && last !== null && last <= after) throw new Error('the pages come back to where they were')
    after = last
    await between(page)
  }
}

/** Of these students alone: other tests of this file leave theirs. */
const of = (students: readonly string[], found: readonly SilentStudent[]) =>
  found.map(({ studentKey }) => studentKey).filter((key) => students.includes(key))

describe('who is silent', () => {
  test('is so to the millisecond, the border included', async () => {
    const [studentKey = ''] = await silent('2026-03-01T10:00:00.123999Z')
    const foundBy = async (silentBy: string) => of([studentKey], await walk(silentBy, 100))
    expect(await foundBy('2026-03-01T10:00:00.122Z')).toEqual([])
    expect(await foundBy('2026-03-01T10:00:00.123Z')).toEqual([studentKey])
    expect(await foundBy('2026-03-01T10:00:00.124Z')).toEqual([studentKey])
  })

  test('is found with the time that a check-in is checked by again', async () => {
    const [studentKey = ''] = await silent('2026-03-01T11:00:00.123999Z')
    const found = (await walk('2026-03-01T11:00:00.123Z', 100)).find((one) => one.studentKey === studentKey)
    expect(found?.silentSince).toBe('2026-03-01T11:00:00.123Z')
    expect(await findSilence(db, studentKey)).toBe(found?.silentSince)
    const checkin = append(studentKey, ['nasılsın?'], {
      origin: 'silence_checkin',
      unlessWrittenAfter: found?.silentSince ?? '',
    })
    expect((await appendAll(db, [checkin])).outcomes).toEqual(['appended'])
  })

  test('is found with whether they have ever written', async () => {
    const [never = '', wrote = ''] = await silent('2026-03-01T11:30:00Z', '2026-03-01T11:30:00Z')
    await appendAll(db, [append(never, ['hatırlatma'])])
    await send(db, wrote)
    await silentSince(db, wrote, '2026-03-01T11:30:00Z')
    const found = await walk('2026-03-01T11:30:00.000Z', 100)
    const hasWritten = [never, wrote].map((key) => found.find(({ studentKey }) => studentKey === key)?.hasWritten)
    expect(hasWritten).toEqual([false, true])
  })

  test('is found until checked in on, and again when silent anew', async () => {
    const [studentKey = ''] = await silent('2026-03-01T12:00:00Z')
    const isFound = async () => of([studentKey], await walk('2026-03-01T12:00:00.000Z', 100)).length > 0
    expect(await isFound()).toBe(true)
    await appendAll(db, [append(studentKey, ['hatırlatma'])])
    expect(await isFound()).toBe(true)
    await appendAll(db, [append(studentKey, ['nasılsın?'], { origin: 'silence_checkin' })])
    expect(await isFound()).toBe(false)
    await send(db, studentKey)
    expect(await isFound()).toBe(false)
    await silentSince(db, studentKey, '2026-03-01T12:00:00Z')
    expect(await isFound()).toBe(true)
  })

  test('is nobody who is erased, and nothing is known of their silence', async () => {
    const [studentKey = ''] = await silent('2026-03-01T13:00:00Z')
    await closeStudent(db, studentKey)
    expect(of([studentKey], await walk('2026-03-01T13:00:00.000Z', 100))).toEqual([])
    expect(await findSilence(db, studentKey)).toBeNull()
    expect(await findSilence(db, randomUUID())).toBeNull()
  })
})

describe('the pages of those who are silent', () => {
  test.each([1, 2, 3, 7, 100])('have everybody once, longest silent first, with %i on each', async (limit) => {
    const moments = ['01:00:00Z', '02:00:00.000001Z', '02:00:00.000002Z', '02:00:00.001Z', '03:00:00Z']
    const students = await silent(...moments.map((time) => `2026-02-01T${time}`))
    expect(of(students, await walk('2026-02-02T00:00:00.000Z', limit))).toEqual(students)
  })

  test.each([1, 3, 7])('part those of the same microsecond by %i without losing or repeating one', async (limit) => {
    const students = await silent(...Array<string>(7).fill('2026-01-01T00:00:00.123456Z'))
    const found = of(students, await walk('2026-01-01T00:00:00.123Z', limit))
    expect(found).toEqual(students.toSorted())
  })

  test('have everybody once who stays silent while others write', async () => {
    const students = await silent(...Array.from({ length: 40 }, (_, nth) => `2025-12-01T00:00:${10 + (nth % 9)}Z`))
    const wrote = new Set<string>()
    const writers = students.filter((_, nth) => nth % 3 === 0)
    const seen = new Set<string>()
    const found = await walk('2025-12-31T00:00:00.000Z', 4, async (page) => {
      for (const { studentKey } of page) seen.add(studentKey)
      // One who has been seen, and one who has not.
      const isLeft = (key: string) => !wrote.has(key)
      const next = [
        writers.find((key) => isLeft(key) && seen.has(key)),
        writers.find((key) => isLeft(key) && !seen.has(key)),
      ]
      for (const key of next.filter((key) => key !== undefined)) {
        wrote.add(key)
        await send(db, key)
      }
    })
    const keys = of(students, found)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(students.filter((key) => !writers.includes(key))))
    // Who wrote before their page came is not on it.
    expect(keys.length).toBeLessThan(students.length)
  })

  test('are read from their index, each no further than it is long', async () => {
    await superuser.query(sql.typeAlias('none')`
      INSERT INTO chat.conversation (student_key, silent_since, checked_in)
      SELECT gen_random_uuid(), timestamptz '2020-01-01T00:00:00Z' + make_interval(mins => n), n % 2 = 0
      FROM generate_series(1, 6000) AS n
    `)
    await superuser.query(sql.typeAlias('none')`ANALYZE chat.conversation`)
    const after = '2020-01-03T00:00:00.000000Z/00000000-0000-0000-0000-000000000000'
    await db.transaction(async (tx) => {
      const before = await indexReads(tx)
      expect(await findSilentStudents(tx, '2026-06-01T00:00:00.000Z', after, 50)).toHaveLength(50)
      const { scans, entries } = await indexReads(tx)
      expect(scans - before.scans).toBe(1)
      expect(entries - before.entries).toBeLessThanOrEqual(51)
    })
  })

  test('of students who have said nothing begin with their first contact', async () => {
    const studentKey = randomUUID()
    await appendAll(db, [append(studentKey, ['merhaba'])])
    const since = (await standingOf(db, studentKey))?.silentSince ?? ''
    expect(of([studentKey], await walk(since, 500))).toEqual([studentKey])
  })
})

const Reads = z.object({ scans: z.int(), entries: z.int() })

/** What this connection has read of the index and not yet told of. */
const indexReads = (tx: Db) =>
  tx.one(sql.type(Reads)`
    SELECT pg_stat_get_xact_numscans(index) AS scans, pg_stat_get_xact_tuples_returned(index) AS entries
    FROM (SELECT 'conversation_silent'::regclass AS index) AS named
  `)
