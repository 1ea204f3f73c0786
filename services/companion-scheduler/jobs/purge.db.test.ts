import { randomUUID } from 'node:crypto'
import { connectDb, type Db, type DbPool, planOf, sql } from '@yoldas/db'
import { createLog } from '@yoldas/telemetry'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetRuns } from '../checkins/store.ts'
import { forgetDelivered, forgetParked } from '../delivery/store.ts'
import { forgetCancelled } from '../schedule/store.ts'
import { forgetActions, forgetPauses, forgetUnasked } from '../unasked/store.ts'
import { purge } from './purge.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
let other: DbPool
beforeAll(async () => {
  const { urls } = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(urls['companion-scheduler'])))
  other = opened.use(await connectDb(patient(urls['companion-scheduler']), { connections: 2 }))
})
afterAll(() => opened.disposeAsync())

const log = createLog('companion-scheduler', 'silent')
const none = sql.typeAlias('none')
const Count = z.object({ count: z.int() })

test.each([
  ['cancelled messages', (tx: Db) => forgetCancelled(tx, 30, 500), /cancelled_at <= /, /TID Cond: \(ctid = ANY /],
  ['delivered reminders', (tx: Db) => forgetDelivered(tx, 500), /delivered_at <= /, /TID Cond: \(ctid = ANY /],
  ['messages written unasked', (tx: Db) => forgetUnasked(tx, 400, 500), /written_at <= /, /TID Cond: \(ctid = ANY /],
  ['actions', (tx: Db) => forgetActions(tx, 400, 500), /acted_at <= /, /TID Cond: \(ctid = ANY /],
  ['daily runs', (tx: Db) => forgetRuns(tx, 400, 500), /day < /, /Index Cond: \(day = ANY /],
  ['pauses', (tx: Db) => forgetPauses(tx, 500), /until <= /, /TID Cond: \(ctid = ANY /],
  ['parked messages', (tx: Db) => forgetParked(tx, 90, 500), /parked_at <= /, /TID Cond: \(ctid = ANY /],
] as const)('old %s are found by an index, and removed by their keys', async (_what, forget, found, removed) => {
  const plan = await planOf(db, forget)
  expect(plan).toMatch(RegExp(`Index Cond: \\(${found.source}`))
  expect(plan).toMatch(removed)
  expect(plan).not.toContain('Seq Scan')
})

/** A student for whom each table has ten rows of so many days ago. */
async function fill(daysAgo: number) {
  const studentKey = randomUUID()
  const then = sql.fragment`statement_timestamp() - make_interval(days => ${daysAgo})`
  const ids = sql.fragment`SELECT gen_random_uuid() AS id FROM generate_series(1, 10)`
  await db.query(none`INSERT INTO student (student_key) VALUES (${studentKey})`)
  await db.query(none`
    INSERT INTO cancelled_message (student_key, id, cancelled_at) SELECT ${studentKey}, id, ${then} FROM (${ids})
  `)
  await db.query(none`
    INSERT INTO delivered_reminder (id, student_key, text, due_at, delivered_at)
    SELECT id, ${studentKey}, 'Kimya', ${then}, ${then} FROM (${ids})
  `)
  await db.query(none`
    INSERT INTO unasked_message (id, student_key, kind, written_at)
    SELECT id, ${studentKey}, 'checkin', ${then} FROM (${ids})
  `)
  await db.query(none`
    INSERT INTO notification_action (student_key, turn_id, action, acted_at)
    SELECT ${studentKey}, id, 'done', ${then} FROM (${ids})
  `)
  await db.query(none`
    INSERT INTO scheduled_message (id, student_key, kind, text, due_at, next_attempt_at, parked_at)
    SELECT id, ${studentKey}, 'reminder', 'Kimya', ${then}, ${then}, ${then} FROM (${ids})
  `)
  return studentKey
}

const countsOf = async (studentKey: string) => {
  const tables = [
    'cancelled_message',
    'delivered_reminder',
    'unasked_message',
    'notification_action',
    'scheduled_message',
  ]
  const counts = tables.map((table) =>
    db.oneFirst(sql.type(Count)`
      SELECT count(*) FROM ${sql.identifier([table])} WHERE student_key = ${studentKey}
    `),
  )
  return await Promise.all(counts)
}

test('each is kept for as long as is set and no longer, whichever of the replicas forgets it', async () => {
  const kept = { cancelled: 40, parked: 100, unasked: 500 }
  const forget = () => Promise.all([db, other].map((replica) => purge({ db: replica, log, kept }, 3)))
  const all = await Promise.all([10, 39, 41, 99, 101, 499, 501].map(fill))
  await forget()
  expect(await Promise.all(all.map(countsOf))).toEqual([
    [10, 10, 10, 10, 10],
    [10, 0, 10, 10, 10],
    [0, 0, 10, 10, 10],
    [0, 0, 10, 10, 10],
    [0, 0, 10, 10, 0],
    [0, 0, 10, 10, 0],
    [0, 0, 0, 0, 0],
  ])
})

test('so are the daily runs, and a message that waits is never forgotten', async () => {
  const studentKey = await fill(1_000)
  await db.query(none`UPDATE scheduled_message SET parked_at = NULL WHERE student_key = ${studentKey}`)
  await db.query(none`
    INSERT INTO checkin_run (day, silent_by)
    SELECT (statement_timestamp() AT TIME ZONE 'Europe/Istanbul')::date - days, statement_timestamp()
    FROM unnest(ARRAY[0, 366, 367, 900]) AS days
  `)
  await purge({ db, log, kept: { cancelled: 7, parked: 7, unasked: 366 } })
  expect(await countsOf(studentKey)).toEqual([0, 0, 0, 0, 10])
  expect(await db.oneFirst(sql.type(Count)`SELECT count(*) FROM checkin_run`)).toBe(2)
})
