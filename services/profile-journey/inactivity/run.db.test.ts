import { randomUUID } from 'node:crypto'
import { Unavailable } from '@yoldas/bus'
import { findReplied, scheduleWarning } from '@yoldas/contracts/inactivity'
import { type Db, planOf, sql } from '@yoldas/db'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { openDb } from '@yoldas/testkit/servers'
import { istanbulTime } from '@yoldas/time'
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { inactivityMetrics } from '../metrics.ts'
import { createStudent, markSeen } from '../students/store.ts'
import { forgetInactive, type InactivityDeps, planForgetting } from './run.ts'
import { findForgotten, markWarned, takeWarnings } from './store.ts'
import { warnedDays } from './warning.ts'

const db = await openDb('profile-journey', { connections: 8 })
const none = sql.typeAlias('none')
const days = 730
const always = async () => true

// Every test counts over all students.
beforeEach(async () => {
  await db.query(none`DELETE FROM outbox`)
  await db.query(none`DELETE FROM student`)
  await db.query(none`DELETE FROM erasure`)
})

/** What notifier says of replies, and which students were announced as erased. */
function deps(more: Partial<InactivityDeps> = {}, replied: Record<string, string> = {}) {
  const announced: string[] = []
  const request: InactivityDeps['bus']['request'] = async (contract, input) => {
    const { studentKeys } = findReplied.input.parse(input)
    const known = studentKeys.flatMap((studentKey) => {
      const day = replied[studentKey]
      return day === undefined ? [] : [{ studentKey, day }]
    })
    return contract.output.parse({ replied: known })
  }
  const bus = { request, announceErased: (studentKey: string) => void announced.push(studentKey) }
  const erasureKeys = ['the erasure key of this test, of 32 and more', 'x'] as const
  const log = createLog('profile-journey', 'silent')
  const inactivity = inactivityMetrics(createMetrics())
  return { db, bus, relay: { wake: () => {} }, log, erasureKeys, inactivity, announced, ...more }
}
const run = (by = deps(), mayGoOn = always) => forgetInactive(by, days, mayGoOn)

async function arrive(): Promise<string> {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (!studentKey) throw new Error('there is a student of this sub')
  return studentKey
}
/** As if so many days had gone by since all that is known of the student. */
const pass = (studentKey: string, by: number) =>
  db.query(none`
    UPDATE student SET last_seen_day = last_seen_day - ${by}::int, warned_at = warned_at - make_interval(days => ${by}),
      warning_sent_at = warning_sent_at - make_interval(days => ${by})
    WHERE student_key = ${studentKey}
  `)
const today = () => istanbulTime(new Date()).day

const Sent = z.object({ payload: scheduleWarning.input })
const warningsOf = (studentKey: string) =>
  db.anyFirst(sql.type(Sent)`
    SELECT payload FROM outbox WHERE student_key = ${studentKey} AND subject = ${scheduleWarning.subject}
    ORDER BY created_at
  `)
/** Has the newest warning stored in history. */
async function append(studentKey: string): Promise<void> {
  const { id: warningId = '' } = (await warningsOf(studentKey)).at(-1) ?? {}
  await markWarned(db, { studentKey, warningId, warnedAt: new Date().toISOString() })
}
const isThere = (studentKey: string) => db.exists(none`SELECT FROM student WHERE student_key = ${studentKey}`)

/** A student who was not seen for long, and whom a warning has reached. */
async function warned(): Promise<string> {
  const studentKey = await arrive()
  await pass(studentKey, days)
  await run()
  await append(studentKey)
  return studentKey
}

describe('a student who was not seen', () => {
  test('for less than so many days is not warned; from then on once, for noon in Istanbul', async () => {
    const studentKey = await arrive()
    await pass(studentKey, days - 1)
    expect(await run()).toEqual({ warned: 0, erased: 0 })
    await pass(studentKey, 1)
    expect(await run()).toEqual({ warned: 1, erased: 0 })
    expect(await run()).toEqual({ warned: 0, erased: 0 })
    const [warning, ...more] = await warningsOf(studentKey)
    expect(more).toEqual([])
    expect(istanbulTime(new Date(warning?.dueAt ?? 0)).time).toBe('12:00')
    expect(Date.parse(warning?.dueAt ?? '')).toBeGreaterThan(Date.now())
  })

  test('is erased 14 days after the warning was stored in history, not earlier, and as if they had left', async () => {
    const studentKey = await warned()
    await pass(studentKey, warnedDays - 1)
    expect(await run()).toEqual({ warned: 0, erased: 0 })
    await pass(studentKey, 1)
    const by = deps()
    expect(await run(by)).toEqual({ warned: 0, erased: 1 })
    expect(await isThere(studentKey)).toBe(false)
    expect(by.announced).toEqual([studentKey])
    expect(await db.exists(none`SELECT FROM erasure WHERE student_key = ${studentKey}`)).toBe(true)
    expect(await run(by)).toEqual({ warned: 0, erased: 0 })
    expect(by.announced).toEqual([studentKey])
  })

  test('is not erased where the warning never came; another is sent after a week', async () => {
    const studentKey = await arrive()
    await pass(studentKey, days)
    await run()
    await pass(studentKey, 6)
    expect(await run()).toEqual({ warned: 0, erased: 0 })
    await pass(studentKey, 1)
    expect(await run()).toEqual({ warned: 1, erased: 0 })
    const [first, second] = await warningsOf(studentKey)
    expect(first?.id).not.toBe(second?.id)
    // The first one, should it come now, is not the one that counts.
    await markWarned(db, { studentKey, warningId: first?.id ?? '', warnedAt: '2020-01-01T00:00:00.000Z' })
    expect(await run()).toEqual({ warned: 0, erased: 0 })
  })

  test('and was warned by another number of days is warned again', async () => {
    const studentKey = await arrive()
    await pass(studentKey, 100)
    await forgetInactive(deps(), 100, always)
    await append(studentKey)
    await pass(studentKey, days - 100)
    expect(await run()).toEqual({ warned: 1, erased: 0 })
    await append(studentKey)
    await pass(studentKey, warnedDays)
    expect(await run()).toEqual({ warned: 0, erased: 1 })
  })

  test('is neither warned nor erased with 0 days', async () => {
    const studentKey = await warned()
    const other = await arrive()
    for (const each of [studentKey, other]) await pass(each, 5_000)
    expect(await forgetInactive(deps(), 0, always)).toEqual({ warned: 0, erased: 0 })
    expect(await planForgetting(db, 0)).toEqual({ warned: 0, erased: 0 })
    expect(await isThere(studentKey)).toBe(true)
  })
})

describe('a student who is seen after the warning', () => {
  test('stays, and counts from that day anew', async () => {
    const studentKey = await warned()
    await pass(studentKey, warnedDays)
    await markSeen(db, studentKey)
    expect(await run()).toEqual({ warned: 0, erased: 0 })
    await pass(studentKey, days)
    expect(await run()).toEqual({ warned: 1, erased: 0 })
  })

  test('by a reply of which profile-journey has not learned stays', async () => {
    const studentKey = await warned()
    await pass(studentKey, warnedDays)
    expect(await run(deps({}, { [studentKey]: today() }))).toEqual({ warned: 0, erased: 0 })
    expect(await isThere(studentKey)).toBe(true)
    // A reply of long ago says nothing.
    await pass(studentKey, days)
    await run()
    await append(studentKey)
    await pass(studentKey, warnedDays)
    expect(await run(deps({}, { [studentKey]: '2020-01-01' }))).toEqual({ warned: 0, erased: 1 })
  })

  test('stays while notifier does not say who replied', async () => {
    const studentKey = await warned()
    await pass(studentKey, warnedDays)
    const away = deps({
      bus: { request: () => Promise.reject(new Unavailable('notifier is away')), announceErased: () => {} },
    })
    await expect(run(away)).rejects.toThrow('notifier is away')
    expect(await isThere(studentKey)).toBe(true)
  })

  test('a moment before the erasure stays: what counts is the row once it is locked', async () => {
    const studentKey = await warned()
    await pass(studentKey, warnedDays)
    const seen = Promise.withResolvers<void>()
    const committing = db.transaction(async (tx) => {
      await markSeen(tx, studentKey)
      await seen.promise
    })
    const erasing = run()
    seen.resolve()
    await committing
    expect(await erasing).toEqual({ warned: 0, erased: 0 })
    expect(await isThere(studentKey)).toBe(true)
  })
})

/** Moves a crowd at once. */
const passAll = (by: number) =>
  db.query(none`
    UPDATE student SET last_seen_day = last_seen_day - ${by}::int, warned_at = warned_at - make_interval(days => ${by}),
      warning_sent_at = warning_sent_at - make_interval(days => ${by})
  `)
const Count = z.object({ count: z.int() })
const count = (of: ReturnType<typeof sql.fragment>) => db.oneFirst(sql.type(Count)`SELECT count(*) FROM ${of}`)

test('runs that are interrupted, repeated and at once warn and erase each student once, as was said before', async () => {
  await db.query(none`
    INSERT INTO student (student_key, sub) SELECT gen_random_uuid(), gen_random_uuid() FROM generate_series(1, 620)
  `)
  await passAll(days)
  expect(await planForgetting(db, days)).toEqual({ warned: 620, erased: 0 })
  let pages = 0
  await run(deps(), async () => {
    pages += 1
    return pages <= 1
  })
  expect(await count(sql.fragment`outbox WHERE subject = ${scheduleWarning.subject}`)).toBe(500)
  const dying: Db = {
    ...db,
    transaction: (work) =>
      db.transaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  }
  await expect(run(deps({ db: dying }))).rejects.toThrow('killed')
  await Promise.all([run(), run(), run()])
  await run()
  const once = sql.fragment`(SELECT DISTINCT student_key FROM outbox WHERE subject = ${scheduleWarning.subject}) AS s`
  expect([await count(once), await count(sql.fragment`outbox`)]).toEqual([620, 620])

  await db.query(none`UPDATE student SET warned_at = clock_timestamp()`)
  await passAll(warnedDays)
  expect(await planForgetting(db, days)).toEqual({ warned: 0, erased: 620 })
  expect(await count(sql.fragment`student`)).toBe(620)
  await expect(run(deps({ db: dying }))).rejects.toThrow('killed')
  const all = [deps(), deps(), deps()]
  const runs = await Promise.all(all.map((each) => run(each)))
  expect(runs.reduce((sum, { erased }) => sum + erased, 0)).toBe(620)
  expect(new Set(all.flatMap(({ announced }) => announced)).size).toBe(620)
  expect([await count(sql.fragment`student`), await count(sql.fragment`erasure`)]).toEqual([0, 620])
})

test('a student whose row somebody else has is left for the next run, and the others do not wait', async () => {
  const [held, other] = [await warned(), await warned()]
  for (const studentKey of [held, other]) await pass(studentKey, warnedDays)
  const [locked, seen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db.transaction(async (tx) => {
    await tx.query(none`SELECT FROM student WHERE student_key = ${held} FOR UPDATE`)
    locked.resolve()
    await seen.promise
  })
  await Promise.race([locked.promise, holding])
  expect(await run().finally(seen.resolve)).toEqual({ warned: 0, erased: 1 })
  await holding
  expect([await isThere(held), await isThere(other)]).toEqual([true, false])
  expect(await run()).toEqual({ warned: 0, erased: 1 })
})

test.each([
  ['to be warned', (tx: Db) => takeWarnings(tx, days, 500), /Index Cond: \(last_seen_day <= /],
  ['to be erased', (tx: Db) => findForgotten(tx, days, 500), /Index Cond: \(warned_at <= /],
] as const)('students %s are found by an index', async (_what, find, found) => {
  const plan = await planOf(db, find)
  expect(plan).toMatch(found)
  expect(plan).not.toContain('Seq Scan')
})
