import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually, testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { applyMigrations, LockedOut, OtherSchema } from './migrations.ts'

/** A schema with one migration applied and one to come, which changes the table of the first. */
async function setUp() {
  await using opened = new AsyncDisposableStack()
  const { url } = opened.use(await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-locked-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const connect = async () => {
    const client = new pg.Client(url)
    await client.connect()
    opened.defer(() => client.end())
    return client
  }
  const [client, holder] = [await connect(), await connect()]
  await client.query('CREATE SCHEMA locked')
  await writeFile(join(folder, '001_table.sql'), '-- Up Migration\nCREATE TABLE held (id int);\n')
  const apply = (retries = { lockSeconds: 0.1, tries: 2, pauseSeconds: 0.01 }) =>
    applyMigrations({ client, url, schema: 'locked', folders: [folder], retries })
  expect(await apply()).toEqual(['001_table'])
  const change = '-- Up Migration\nCREATE TABLE other ();\nALTER TABLE held ADD COLUMN n int;\n'
  await writeFile(join(folder, '002_column.sql'), change)
  await holder.query('BEGIN; SELECT FROM locked.held')
  const close = opened.move()
  return { client, holder, folder, apply, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

test('a migration without its locks in time is not applied, and says whose transactions are open', async () => {
  await using set = await setUp()
  const { rows } = await set.holder.query('SELECT pg_backend_pid() AS pid')
  const error = await set.apply().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(LockedOut)
  expect(String(error)).toMatch(
    /locked: 002_column could not lock .* within 0\.1 s, 2 times; nothing of it was applied/,
  )
  expect(String(error)).toContain(`process ${rows[0]?.pid} of postgres`)
  expect(String(error)).not.toContain('SELECT FROM')
  expect((await set.client.query("SELECT to_regclass('locked.other') AS made")).rows).toEqual([{ made: null }])
})

test('it is tried again, and applied when the lock is free', async () => {
  await using set = await setUp()
  const applying = set.apply({ lockSeconds: 0.1, tries: 1_000, pauseSeconds: 0.0001 })
  const waits = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'locked.held'::regclass`
  // Waiting, then no more, then again: the first try has let go of all that it had.
  for (const isWaiting of [true, false, true])
    await eventually('a try', async () => ((await set.holder.query(waits)).rowCount === 1) === isWaiting)
  await set.holder.query('COMMIT')
  expect(await applying).toEqual(['002_column'])
  expect(await set.apply()).toEqual([])
})

test('migrations that were edited after they were applied are refused, with how to begin anew', async () => {
  await using set = await setUp()
  await set.holder.query('COMMIT')
  await set.apply()
  await writeFile(join(set.folder, '001_table.sql'), '-- Up Migration\nCREATE TABLE held (id bigint);\n')
  const error = await set.apply().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(OtherSchema)
  expect(String(error)).toMatch(/the schema locked was made by other migrations .* npm run reset/)
})

test('a run that was broken off goes on', async () => {
  await using set = await setUp()
  await set.apply().catch(() => {})
  await set.holder.query('COMMIT')
  expect(await set.apply()).toEqual(['002_column'])
})

test('the release before finds a newer database as it should be, and the newer one after it too', async () => {
  await using set = await setUp()
  await set.holder.query('COMMIT')
  expect(await set.apply()).toEqual(['002_column'])
  const newer = join(set.folder, '002_column.sql')
  const text = await readFile(newer, 'utf8')
  await rm(newer)
  expect(await set.apply()).toEqual([])
  await writeFile(newer, text)
  expect(await set.apply()).toEqual([])
  await writeFile(newer, `${text}ALTER TABLE held ADD COLUMN m int;\n`)
  expect(await set.apply().catch((reason: unknown) => reason)).toBeInstanceOf(OtherSchema)
})
