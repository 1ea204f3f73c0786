import { connectDb, sql } from '@yoldas/db'
import { testDatabase } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { isOld } from './rules.ts'
import { pgvectorVersion } from './store.ts'
import { watchPgvector } from './watch.ts'

test.each([
  ['0.8.0', true],
  ['0.8.3', true],
  ['0.8.4', false],
  ['0.8.10', false],
  ['0.10.0', false],
  ['1.0', false],
])('whether pgvector %s is too old for production: %s', (version, old) => {
  expect(isOld(version)).toBe(old)
})

test('a database that has lost pgvector is reported once', async () => {
  await using database = await testDatabase()
  await using db = await connectDb(database.urls['chat-engine'])
  await using superuser = await connectDb(database.url, { connections: 1 })
  const logged: unknown[] = []
  const log = { warn: (...line: unknown[]) => logged.push(line.at(-1)) }
  const pgvector = watchPgvector({ db, log })
  expect(pgvector.report()).toEqual({ pgvector: null, retrieval: 'text only' })
  const before = await pgvectorVersion(db)
  await pgvector.look()
  expect(pgvector.report()).toEqual({ pgvector: before, retrieval: before ? 'text and vectors' : 'text only' })
  await superuser.query(sql.typeAlias('none')`DROP EXTENSION IF EXISTS vector CASCADE`)
  await pgvector.look()
  await pgvector.look()
  expect(pgvector.report()).toEqual({ pgvector: null, retrieval: 'text only' })
  expect(logged.filter((line) => line === 'Postgres has no pgvector: retrieval is by text only')).toHaveLength(1)
})
