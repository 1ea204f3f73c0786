import { randomUUID } from 'node:crypto'
import { tables } from '@yoldas/contracts/tables'
import { connectDb, type DbPool, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCommand, run } from './run.ts'

const none = sql.typeAlias('none')

/** A database that serves one student and one engine, as a restore brings it back, and what it says of itself. */
async function restored() {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await testDatabase())
  const db = opened.use(await connectDb(patient(database.operatorUrl)))
  const admin: DbPool = opened.use(await connectDb(patient(database.url)))
  const key = randomUUID()
  await admin.query(none`INSERT INTO profile.student (student_key, sub) VALUES (${key}, ${randomUUID()})`)
  const notice = JSON.stringify({ turnId: randomUUID(), messageId: randomUUID(), version: '1', text: 'Merhaba' })
  await admin.transaction(async (tx) => {
    await tx.query(none`SET LOCAL search_path = chat`)
    await tx.query(
      sql.type(z.object({ at: z.string() }))`SELECT open_conversation(${key}, NULL, ${notice}::jsonb)::text AS at`,
    )
  })
  const reach = {
    bus: () => Promise.reject(new Error('no service is asked')),
    audit: () => {},
    stdout: process.stdout,
  }
  const verify = async (...more: string[]) => run(db, readCommand(['restore', 'verify', ...more]), reach)
  const close = opened.move()
  return { admin, verify, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

const Rows = z.array(z.object({ table: z.string(), rows: z.int(), newest: z.string().nullable() }))

test('every table that services have is shown, with its rows and when the newest was written', async () => {
  await using database = await restored()
  const rows = Rows.parse(JSON.parse(await database.verify('--json')))
  expect(rows.length).toBe(Object.values(tables).flatMap((ofSchema) => Object.keys(ofSchema)).length)
  const message = rows.find(({ table }) => table === 'chat.message')
  expect(message?.rows).toBe(1)
  expect(Date.now() - Date.parse(message?.newest ?? '')).toBeLessThan(600_000)
  expect(await database.verify()).toMatch(/^table +rows +newest\n(.*\n)*profile\.student +1 +2/)
})

test('a table that is missing is named, with the others beside it', async () => {
  await using database = await restored()
  await database.admin.query(none`DROP TABLE notify.attempt, scheduler.pause`)
  const said = database.verify()
  await expect(said).rejects.toThrow(/^table +rows +newest\n(.*\n)*notify\.attempt +– +–\n/)
  await expect(said).rejects.toThrow(/Not there: scheduler\.pause, notify\.attempt\. .*run migrate/i)
})

test('a database without students or messages is not the one that served', async () => {
  await using database = await restored()
  await database.admin.query(none`DELETE FROM profile.student`)
  await expect(database.verify()).rejects.toThrow('Empty: profile.student. This is not the database that served')
})

test('a newest commit of chat-engine that is too old is refused; an engine that ran is one', async () => {
  await using database = await restored()
  await database.admin.query(none`
    WITH m AS (UPDATE chat.message SET created_at = created_at - interval '66 minutes'),
      t AS (UPDATE chat.turn SET accepted_at = accepted_at - interval '66 minutes'),
      c AS (UPDATE chat.conversation SET created_at = created_at - interval '66 minutes')
    INSERT INTO profile.student (student_key, sub) VALUES (${randomUUID()}, ${randomUUID()})
  `)
  await expect(database.verify()).rejects.toThrow(
    /newest commit is of 2.* more than 65 minutes ago.*The log of changes/,
  )
  expect(await database.verify('--within', '70')).toContain('chat.message')
  await database.admin.query(none`
    INSERT INTO chat.engine (id, lease_until) VALUES (${randomUUID()}, clock_timestamp() - interval '1 minute')
  `)
  expect(await database.verify()).toContain('chat.message')
})

test.each([
  [['restore', 'verify', '--within', '0'], /--within "0" is not a number of minutes/],
  [['erasures', '--within', '5'], /--within belongs to restore verify/],
  [['restore', 'verify', 'all'], /restore verify takes nothing more/],
])('%j is refused', (args, said) => expect(() => readCommand(args)).toThrow(said))
