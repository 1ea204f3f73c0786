import { eventually, testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { connectDb, isUnavailable, sql, UniqueViolation } from './index.ts'

const none = sql.typeAlias('none')
const Row = z.object({ n: z.int() })

/** A table of unique numbers, a pool, and an administrator who sees what it does. */
async function setUp(connections = 4) {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const admin = new pg.Client({ connectionString: database.url })
  await admin.connect()
  opened.defer(() => admin.end())
  await admin.query('CREATE TABLE chat.tested (n int PRIMARY KEY); GRANT ALL ON chat.tested TO chat_engine')
  const url = database.urls['chat-engine']
  const db = opened.use(await connectDb(url, { connections }))
  const close = opened.move()
  return {
    db,
    url,
    stored: async () => (await admin.query('SELECT n FROM chat.tested ORDER BY n')).rows.map(({ n }) => Number(n)),
    backends: async () =>
      (
        await admin.query(
          `SELECT pid, state, query FROM pg_stat_activity
           WHERE usename = 'chat_engine' AND datname = current_database() ORDER BY state_change DESC`,
        )
      ).rows,
    end: async () =>
      await admin.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE usename = 'chat_engine' AND datname = current_database()`,
      ),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

const insert = (n: number) => sql.type(Row)`INSERT INTO tested VALUES (${n}) RETURNING n`

test('what a transaction does is there together or not at all, and its connection is good afterwards', async () => {
  await using set = await setUp(1)
  const { db } = set
  expect(await db.transaction(async (tx) => [await tx.oneFirst(insert(1)), await tx.oneFirst(insert(2))])).toEqual([
    1, 2,
  ])
  const failed = db.transaction(async (tx) => {
    await tx.one(insert(3))
    throw new Error('meant')
  })
  await expect(failed).rejects.toThrow('meant')
  expect(await set.stored()).toEqual([1, 2])
  expect(await db.oneFirst(insert(4))).toBe(4)
  expect(await set.stored()).toEqual([1, 2, 4])
})

test('a transaction whose first statement fails leaves nothing open', async () => {
  await using set = await setUp(1)
  const { db } = set
  await db.one(insert(1))
  const failed = db.transaction(async (tx) => {
    await tx.one(insert(1)).catch(() => {})
    await tx.one(insert(2))
  })
  await expect(failed).rejects.toMatchObject({ code: '25P02' })
  await expect(db.transaction((tx) => tx.one(insert(1)))).rejects.toBeInstanceOf(UniqueViolation)
  await expect(db.transaction((tx) => tx.one(sql.type(Row)`SELECT nonsense`))).rejects.toMatchObject({ code: '42703' })
  expect((await set.backends()).filter(({ state }) => state !== 'idle')).toEqual([])
  expect(await db.oneFirst(insert(3))).toBe(3)
  expect(await set.stored()).toEqual([1, 3])
})

test('a transaction that asks nothing sends nothing', async () => {
  await using set = await setUp(1)
  await set.db.one(sql.type(Row)`SELECT 5 AS n`)
  expect(await set.db.transaction(async () => 'value')).toBe('value')
  await expect(set.db.transaction(async () => Promise.reject(new Error('meant')))).rejects.toThrow('meant')
  expect((await set.backends())[0]?.query).toContain('AS n')
})

test('what a transaction asks at once is done in order, and fails together', async () => {
  await using set = await setUp(1)
  const { db } = set
  const counted = sql.type(Row)`SELECT count(*)::int AS n FROM tested`
  const found = await db.transaction((tx) => Promise.all([tx.one(insert(1)), tx.oneFirst(counted), tx.one(insert(2))]))
  expect(found).toEqual([{ n: 1 }, 1, { n: 2 }])
  const failed = db.transaction((tx) => Promise.all([tx.one(insert(3)), tx.one(insert(1)), tx.one(insert(4))]))
  await expect(failed).rejects.toBeInstanceOf(UniqueViolation)
  expect(await set.stored()).toEqual([1, 2])
})

test('the pool is not asked within a transaction, nor a transaction begun in one', async () => {
  await using set = await setUp(1)
  const { db } = set
  await expect(db.transaction(() => db.one(insert(1)))).rejects.toThrow(/ask it instead/)
  await expect(db.transaction((tx) => tx.transaction((inner) => inner.one(insert(1))))).rejects.toThrow(/already/)
  expect(await set.stored()).toEqual([])
})

test('two transactions that lock one another are both carried out', async () => {
  await using set = await setUp(2)
  const { db } = set
  await Promise.all([db.one(insert(1)), db.one(insert(2))])
  const firstLocks = Promise.withResolvers<void>()
  const secondLocks = Promise.withResolvers<void>()
  const lock = (n: number) => sql.type(Row)`SELECT n FROM tested WHERE n = ${n} FOR UPDATE`
  const both = await Promise.all([
    db.transaction(async (tx) => {
      await tx.one(lock(1))
      firstLocks.resolve()
      await secondLocks.promise
      return await tx.oneFirst(lock(2))
    }),
    db.transaction(async (tx) => {
      await tx.one(lock(2))
      secondLocks.resolve()
      await firstLocks.promise
      return await tx.oneFirst(lock(1))
    }),
  ])
  expect(both).toEqual([2, 1])
})

test('connections that Postgres ends are unavailable once, and others take their place', async () => {
  await using set = await setUp()
  const { db } = set
  const asleep = db.query(none`SELECT FROM pg_sleep(30)`).then(
    () => null,
    (reason) => reason,
  )
  await eventually('that it sleeps', async () => (await set.backends()).some(({ query }) => query.includes('pg_sleep')))
  await set.end()
  expect(isUnavailable(await asleep)).toBe(true)
  await eventually('an answer', () => db.oneFirst(sql.type(Row)`SELECT 1 AS n`).catch(() => false))
})

test('a connection that Postgres refuses fails with the reason that Postgres gives', async () => {
  await using set = await setUp()
  const wrong = new URL(set.url)
  wrong.pathname = '/nowhere'
  await expect(connectDb(wrong.href)).rejects.toThrow(/no connection to Postgres: .*nowhere/)
})

test('times, days and large numbers are read as what contracts have, in arrays too', async () => {
  await using set = await setUp()
  const Values = z.record(z.string(), z.unknown())
  const row = await set.db.one(sql.type(Values)`
    SELECT '2026-03-01 10:00:00.1234+03'::timestamptz AS time, '2026-03-01'::date AS day, 9007199254740991::int8 AS large,
      1.25::numeric AS exact, ARRAY['2026-03-01 10:00+03', NULL]::timestamptz[] AS times, '{1,2}'::int8[] AS many,
      ARRAY['2026-03-01']::date[] AS days, '{"a": [1]}'::jsonb AS json, '{a,NULL}'::text[] AS texts
  `)
  expect(row).toEqual({
    time: '2026-03-01T07:00:00.123Z',
    day: '2026-03-01',
    large: 9007199254740991,
    exact: 1.25,
    times: ['2026-03-01T07:00:00.000Z', null],
    many: [1, 2],
    days: ['2026-03-01'],
    json: { a: [1] },
    texts: ['a', null],
  })
})

test('a row that breaks its schema is refused without what is in it', async () => {
  await using set = await setUp()
  const refused = set.db.one(sql.type(Row)`SELECT 'a secret' AS n`)
  await expect(refused).rejects.toThrow(/not as its schema says \(n: /)
  await expect(refused).rejects.not.toThrow(/secret/)
})
