import { connectDb, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { z } from 'zod'
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

const installed = sql.type(
  z.object({ version: z.string() }),
)`SELECT extversion AS version FROM pg_extension WHERE extname = 'vector'`
const textOnly = { pgvector: null, retrieval: 'text only' }

test('what the database has is reported, and that it has lost it is logged once', async () => {
  await using database = await testDatabase()
  await using db = await connectDb(patient(database.urls['chat-engine']))
  await using superuser = await connectDb(patient(database.url), { connections: 1 })
  const logged: unknown[] = []
  const pgvector = watchPgvector({ db, log: { warn: (...line: unknown[]) => logged.push(line.at(-1)) } })
  expect(pgvector.report()).toEqual(textOnly)
  await pgvector.look()
  const version = await superuser.maybeOneFirst(installed)
  expect(pgvector.report()).toEqual(version ? { pgvector: version, retrieval: 'text and vectors' } : textOnly)
  await superuser.query(sql.typeAlias('none')`DROP EXTENSION IF EXISTS vector CASCADE`)
  await pgvector.look()
  await pgvector.look()
  expect(pgvector.report()).toEqual(textOnly)
  expect(logged.filter((line) => line === 'Postgres has no pgvector: retrieval is by text only')).toHaveLength(1)
})

test('an extension that fails is as good as none', async (context) => {
  await using database = await testDatabase()
  await using superuser = await connectDb(patient(database.url), { connections: 1 })
  if ((await superuser.maybeOneFirst(installed)) === null) context.skip('this Postgres has no pgvector')
  await using db = await connectDb(patient(database.urls['chat-engine']))
  expect(await pgvectorVersion(db)).not.toBeNull()
  await superuser.query(sql.typeAlias('none')`ALTER EXTENSION vector SET SCHEMA public`)
  expect(await pgvectorVersion(db)).toBeNull()
})
