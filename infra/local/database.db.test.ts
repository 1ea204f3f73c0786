import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { cloneDatabase, dropDatabase, prepareDatabase } from './database.ts'

const superuser = inject('postgresUrl')
const template = `prepare_${randomUUID().replaceAll('-', '')}`
const copy = `${template}_copy`
await Promise.all([prepareDatabase(superuser, template), prepareDatabase(superuser, template)])
const made = await cloneDatabase(superuser, template, copy)
const { url, urls } = made
afterAll(async () => {
  await dropDatabase(superuser, copy)
  await dropDatabase(superuser, template)
})

async function run(connection: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}

test('preparing again changes nothing', async () => {
  const applied = 'SELECT id, name, run_on FROM chat.migration ORDER BY id'
  const { rows } = await run(url, applied)
  expect(rows.length).toBeGreaterThan(0)
  expect(await prepareDatabase(superuser, copy)).toEqual(made)
  expect((await run(url, applied)).rows).toEqual(rows)
})

test('a service finds its own tables without naming the schema', async () => {
  expect((await run(urls['chat-engine'], 'SELECT FROM conversation')).rowCount).toBe(0)
  expect((await run(urls['profile-journey'], 'SELECT FROM student')).rowCount).toBe(0)
})

test.each([
  ["another service's tables", 'SELECT FROM profile.student'],
  ['a new table', 'CREATE TABLE mine ()'],
  ['a new table elsewhere', 'CREATE TABLE public.mine ()'],
  ['a new schema', 'CREATE SCHEMA mine'],
  ['a temporary table', 'CREATE TEMPORARY TABLE mine ()'],
  ['the record of migrations', 'DELETE FROM migration'],
  ['emptying a table at once', 'TRUNCATE message'],
])('a service has no right to %s', async (_what, text) => {
  await expect(run(urls['chat-engine'], text)).rejects.toMatchObject({ code: '42501' })
})

test('a table made by a later migration is open to its service', async () => {
  await run(url, 'CREATE TABLE chat.later (id integer GENERATED ALWAYS AS IDENTITY, number serial)')
  await run(urls['chat-engine'], 'INSERT INTO later DEFAULT VALUES')
  expect((await run(urls['chat-engine'], 'DELETE FROM later')).rowCount).toBe(1)
})

test('only services and superusers may connect', async () => {
  const { rows } = await run(url, `SELECT has_database_privilege('pg_monitor', current_database(), 'CONNECT') AS may`)
  expect(rows).toEqual([{ may: false }])
})

test('a statement of a service ends within 5 s', async () => {
  expect((await run(urls['chat-engine'], 'SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
})

const hasPgvector = async () =>
  (await run(superuser, `SELECT FROM pg_available_extensions WHERE name = 'vector'`)).rowCount === 1

test('vectors of half precision are found by their HNSW index, and similar words by trigram', async (context) => {
  expect((await run(urls['chat-engine'], `SELECT similarity('calisma', 'calsma') > 0.3 AS alike`)).rows).toEqual([
    { alike: true },
  ])
  if (!(await hasPgvector())) context.skip('this Postgres has no pgvector; what was printed at the start says why')
  await run(url, 'CREATE TABLE chat.vectors (id integer, of chat.halfvec(3))')
  await run(url, 'CREATE INDEX ON chat.vectors USING hnsw (of chat.halfvec_cosine_ops)')
  await run(
    urls['chat-engine'],
    `INSERT INTO vectors SELECT i, ARRAY[i, 1, 0]::halfvec FROM generate_series(1, 99) AS i`,
  )
  const nearest = `SELECT id FROM vectors ORDER BY of <=> '[3,1,0]' LIMIT 1`
  const byIndex = new URL(urls['chat-engine'])
  byIndex.searchParams.set('options', '-c enable_seqscan=off')
  const plan = await run(byIndex.href, `EXPLAIN ${nearest}`)
  expect(JSON.stringify(plan.rows)).toContain('Index Scan using vectors_of_idx')
  expect((await run(byIndex.href, nearest)).rows).toEqual([{ id: 3 }])
})

test("an extension that lies elsewhere moves to the service's schema", async () => {
  await run(url, 'ALTER EXTENSION pg_trgm SET SCHEMA public')
  await expect(run(urls['chat-engine'], `SELECT similarity('a', 'b')`)).rejects.toMatchObject({ code: '42883' })
  await prepareDatabase(superuser, copy)
  expect((await run(urls['chat-engine'], `SELECT similarity('a', 'b') AS alike`)).rows).toEqual([{ alike: 0 }])
})
