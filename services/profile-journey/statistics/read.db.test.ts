import { randomUUID } from 'node:crypto'
import { maxSubjects, maxTopics } from '@yoldas/contracts/journey'
import { overviewTopics } from '@yoldas/contracts/work'
import { planOf, sql } from '@yoldas/db'
import { openDb } from '@yoldas/testkit/servers'
import { addDays } from '@yoldas/time'
import { beforeAll, describe, expect, test } from 'vitest'
import { addSession } from '../journey/store.ts'
import { createStudent } from '../students/store.ts'
import { findOverview } from '../work/views.ts'
import { readHours, readTopics } from './read.ts'
import { findHoursBySubject, findLastStudied, findMostStudied, findSubjects } from './store.ts'

const db = await openDb('profile-journey')

async function newStudent() {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (studentKey === null) throw new Error('there is one of this sub')
  return studentKey
}

const lastDay = '2026-06-30'
const year = [addDays(lastDay, -364), lastDay] as const

/** What takes most room in JSON. */
const wide = '\u0001'
const log = (studentKey: string, count: number) =>
  db.query(sql.typeAlias('none')`
    INSERT INTO study_session (id, student_key, day, subject, topic, minutes, correct)
    SELECT gen_random_uuid(), ${studentKey}, ${lastDay}::date - n % 365, lpad('d' || n, 64, ${wide}),
      lpad('k' || n, 128, ${wide}), 1 + n % 900, 1000
    FROM generate_series(1, ${count}::int) AS n
  `)
const session = (studentKey: string, body: object) =>
  addSession(db, {
    ...{ id: randomUUID(), studentKey, clientId: null, blockId: null, topic: null },
    ...{ day: lastDay, subject: 'Kimya', minutes: 30, correct: null, wrong: null, blank: null },
    ...body,
  })
const inBytes = (answer: object) => Buffer.byteLength(JSON.stringify(answer))

describe('of 7,000 sessions whose spellings all differ, at full length', () => {
  const [count, mebibyte] = [7_000, 2 ** 20]
  const minutes = Array.from({ length: count }, (_, i) => 1 + ((i + 1) % 900))
  const most = minutes.toSorted((one, other) => other - one).slice(0, 499)
  let studentKey: string
  beforeAll(async () => {
    studentKey = await newStudent()
    await log(studentKey, count)
    // Much time in all, and little for each topic, so that none of them is among the 500.
    await session(studentKey, { subject: 'Işık', minutes: 960 })
    for (const subject of ['IŞIK', ' ışık'])
      for (const topic of ['Gölge', 'GÖLGE', 'Ayna']) await session(studentKey, { subject, topic, minutes: 1 })
    await session(studentKey, { subject: 'IŞIK', minutes: 900 })
    await session(studentKey, { subject: ' ışık', minutes: 900 })
  })

  test('the topics with most minutes fit into 1 MiB, and it is said that there are more', async () => {
    const { topics, hasMore } = await readTopics(db, studentKey, undefined)
    expect(topics.map((topic) => topic.minutes)).toEqual([2_760, ...most])
    expect(topics).toHaveLength(maxTopics)
    expect(hasMore).toBe(true)
    expect(inBytes(topics)).toBeLessThan(mebibyte)
  })

  test('the topics of one subject are found, however it is written and however little time it had', async () => {
    expect(await readTopics(db, studentKey, 'IŞIk ')).toMatchObject({
      topics: [
        { topic: null, minutes: 2_760 },
        { topic: expect.stringMatching(/^gölge$/i), minutes: 4 },
        { topic: 'Ayna', minutes: 2 },
      ],
    })
    expect((await readTopics(db, studentKey, 'Fizik')).topics).toEqual([])
  })

  test('the subjects with most minutes fit likewise, and the minutes of all are counted', async () => {
    const hours = await readHours(db, studentKey, ...year, 'subject')
    expect(hours.buckets.map((bucket) => bucket.minutes)).toEqual([2_766, ...most])
    expect(hours.buckets).toHaveLength(maxSubjects)
    expect(hours.hasMore).toBe(true)
    expect(hours.totalMinutes).toBe(minutes.reduce((sum, each) => sum + each, 0) + 2_766)
    expect(inBytes(hours)).toBeLessThan(mebibyte)
    for (const groupBy of ['day', 'week'] as const)
      expect(await readHours(db, studentKey, ...year, groupBy)).toMatchObject({
        totalMinutes: hours.totalMinutes,
        hasMore: false,
      })
  })

  test('a turn sees the topics that were studied last', async () => {
    await session(studentKey, { day: addDays(lastDay, 1), subject: 'Fizik', topic: 'Optik' })
    await session(studentKey, { day: addDays(lastDay, 2), subject: 'FİZİK', topic: 'optik', minutes: 10 })
    const { topics } = await findOverview(db, studentKey, addDays(lastDay, 2))
    expect(topics).toHaveLength(overviewTopics)
    expect(topics[0]).toMatchObject({ topic: 'optik', minutes: 40, lastStudiedDay: addDays(lastDay, 2) })
    expect(new Set(topics.slice(1).map((topic) => topic.lastStudiedDay))).toEqual(new Set([lastDay]))
  })
})

test('500 topics, however often they are written, are all there are', async () => {
  const studentKey = await newStudent()
  await log(studentKey, 500)
  await log(studentKey, 500)
  const { topics, hasMore } = await readTopics(db, studentKey, undefined)
  expect([topics.length, hasMore]).toEqual([500, false])
  const hours = await readHours(db, studentKey, ...year, 'subject')
  expect([hours.buckets.length, hours.hasMore]).toEqual([500, false])
  expect(hours.totalMinutes).toBe(hours.buckets.reduce((sum, bucket) => sum + bucket.minutes, 0))
})

test.each([
  ['topics', (tx: typeof db, key: string) => findMostStudied(tx, key, null, 10)],
  ['topics of some subjects', (tx: typeof db, key: string) => findMostStudied(tx, key, ['Kimya'], 10)],
  ['the last topics', (tx: typeof db, key: string) => findLastStudied(tx, key, 10)],
  ['subjects', (tx: typeof db, key: string) => findSubjects(tx, key, 10)],
  ['hours by subject', (tx: typeof db, key: string) => findHoursBySubject(tx, key, ...year, 10)],
] as const)('%s are read from the student’s part of an index', async (_what, read) => {
  const plan = await planOf(db, (tx) => read(Object.assign({}, db, tx), randomUUID()))
  expect(plan).toMatch(/Index Only Scan using study_session_day on study_session\s.*\s+Index Cond: \(\(?student_key = /)
  expect(plan).not.toContain('Seq Scan')
})
