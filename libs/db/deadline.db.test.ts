import { eventually, testDatabase } from '@yoldas/testkit'
import { deadlineIn, pause, runAsked } from '@yoldas/time'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectDb, type Db, isUnavailable, sql } from './index.ts'

const Row = z.object({ n: z.int() })
const none = sql.typeAlias('none')

/** A table of one row, which `hold` locks, and a pool; the administrator sees all connections. */
async function setUp(connections = 10) {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  opened.defer(() => admin.end())
  await admin.query('CREATE TABLE chat.tested (id int PRIMARY KEY, n int); INSERT INTO chat.tested VALUES (1, 0)')
  await admin.query('GRANT ALL ON chat.tested TO chat_engine')
  const db = opened.use(await connectDb(database.urls['chat-engine'], { connections }))
  const close = opened.move()
  const backends = async (condition: string) => {
    // Else a transaction sees what it saw first.
    await admin.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await admin.query(
      `SELECT pid FROM pg_stat_activity
       WHERE usename = 'chat_engine' AND datname = current_database() AND ${condition}`,
    )
    return rows.map(({ pid }) => Number(pid))
  }
  return {
    db,
    admin,
    backends,
    stored: async (): Promise<number> => (await admin.query('SELECT n FROM chat.tested')).rows[0]?.n,
    hold: async () => {
      await admin.query('BEGIN; SELECT FROM chat.tested FOR UPDATE')
      return { [Symbol.asyncDispose]: async () => void (await admin.query('ROLLBACK')) }
    },
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

const count = (db: Db) => db.oneFirst(sql.type(Row)`UPDATE tested SET n = n + 1 WHERE id = 1 RETURNING n`)
const countInTransaction = (db: Db) => db.transaction((tx) => count(tx))

/** How work ended for which the asker waits so long, and when: the milliseconds that were left then. */
async function asked(milliseconds: number, work: () => Promise<unknown>) {
  const deadline = deadlineIn(milliseconds)
  const error = await runAsked(deadline, work).then(
    () => undefined,
    (reason) => reason,
  )
  return { error, left: deadline.remaining() }
}

for (const [name, work] of [
  ['a statement', count],
  ['a transaction', countInTransaction],
] as const)
  test(`${name} that waits for a lock ends before its asker goes, and changes nothing afterwards`, async () => {
    await using set = await setUp()
    {
      await using _held = await set.hold()
      const { error } = await asked(1_000, () => work(set.db))
      expect(isUnavailable(error)).toBe(true)
      await eventually('no backend at work', async () => (await set.backends("state <> 'idle'")).length === 0)
    }
    expect(await set.stored()).toBe(0)
    expect(await work(set.db)).toBe(1)
  })

test('a transaction whose asker has gone is not committed, however it spent the time', async () => {
  await using set = await setUp()
  const { error } = await asked(1_000, () =>
    set.db.transaction(async (tx) => {
      await count(tx)
      await pause(600)
    }),
  )
  expect(isUnavailable(error)).toBe(true)
  expect(await set.stored()).toBe(0)
})

test('nothing is begun when less time is left than an answer needs', async () => {
  await using set = await setUp()
  const { error } = await asked(500, () => set.db.query(none`SELECT`))
  expect(isUnavailable(error)).toBe(true)
  expect(await countInTransaction(set.db)).toBe(1)
})

test('a lock that somebody holds, and a pool that is all taken, are unavailable and not broken', async () => {
  await using set = await setUp(1)
  await using _held = await set.hold()
  const [locked, queued] = await Promise.allSettled([count(set.db), set.db.query(none`SELECT`)])
  expect(locked).toMatchObject({ status: 'rejected', reason: { code: '55P03' } })
  for (const ended of [locked, queued]) if (ended.status === 'rejected') expect(isUnavailable(ended.reason)).toBe(true)
  const waits = await Promise.all(
    Array.from({ length: 5 }, () => asked(1_000, () => count(set.db)).then(({ error }) => isUnavailable(error))),
  )
  expect(waits).toEqual([true, true, true, true, true])
})

test('the pool says that Postgres answers while all connections are busy, and not when it is gone', async () => {
  await using set = await setUp(2)
  const busy = Promise.all(Array.from({ length: 4 }, () => set.db.query(none`SELECT pg_sleep(1.5)`)))
  const over = busy.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([over, pause(20)]))) expect(set.db.answers()).toBe(true)
  const { rows } = await set.admin.query('SELECT current_database() AS name')
  const name = pg.escapeIdentifier(rows[0]?.name)
  await set.admin.query(`REVOKE CONNECT ON DATABASE ${name} FROM chat_engine`)
  await set.admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE usename = 'chat_engine' AND datname = current_database()`,
  )
  await eventually('that it is noticed', () => !set.db.answers())
  await set.admin.query(`GRANT CONNECT ON DATABASE ${name} TO chat_engine`)
  await eventually('that it is noticed', () => set.db.answers())
})
