import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { testDatabase } from '@yoldas/testkit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { connectDb, databaseCheck } from './index.ts'

const migrations = resolve(import.meta.dirname, '../../services/notifier/migrations')

/** The notifier's database, and the program that prepares it. */
async function setUp() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-prepared-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  await cp(migrations, folder, { recursive: true })
  const admin = new pg.Client(database.url)
  await admin.connect()
  opened.defer(() => admin.end())
  const db = opened.use(await connectDb(database.urls.notifier))
  const close = opened.move()
  return {
    admin,
    name: database.name,
    addMigration: (name: string) => writeFile(join(folder, `${name}.sql`), '-- Up Migration\n'),
    check: () => databaseCheck(db, { schema: 'notify', folders: [folder] })(),
    [Symbol.asyncDispose]: () => close.disposeAsync(),
  }
}

test('a database of this release or a later one is ready; of an older one the migration is named', async () => {
  await using set = await setUp()
  expect(await set.check()).toBe(true)
  await set.admin.query(`INSERT INTO notify.migration (name, run_on) VALUES ('999_of_the_next_release', now())`)
  expect(await set.check()).toBe(true)
  await set.addMigration('998_of_this_release')
  expect(await set.check()).toBe(
    'the database lacks the migration 998_of_this_release of the schema notify: run migrate',
  )
})

test('a database whose record of migrations cannot be read, or is missing, is not ready', async () => {
  await using set = await setUp()
  await set.admin.query('REVOKE ALL ON notify.migration FROM notifier')
  expect(await set.check()).toMatch(/lacks the migration 001_schema /)
  await set.admin.query('DROP TABLE notify.migration')
  expect(await set.check()).toMatch(/lacks the migration 001_schema /)
})

test('settings that a role gave itself are named, and not their values', async () => {
  await using set = await setUp()
  const change = (what: string) =>
    set.admin.query(`SET ROLE notifier; ALTER ROLE notifier IN DATABASE ${set.name} ${what}; RESET ROLE`)
  await change('SET statement_timeout = 0')
  await change(`SET work_mem = '777MB'`)
  expect(await set.check()).toBe(
    'the role has other settings than migrate gives it (statement_timeout, work_mem): run migrate',
  )
  await change('RESET ALL')
  expect(await set.check()).toBe(true)
})
