import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { forgetSubscriber } from '@yoldas/contracts/notifier'
import { connectDb, type Db, type DbPool, sql } from '@yoldas/db'
import { nodeArgs, patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { verifyReplayOf } from '../jobs/erasuresByHand.ts'
import { type ErasureKeys, erase } from '../students/erase.ts'
import { createStudent, findStudent } from '../students/store.ts'
import { exportTombstones, replayErasures, verifyReplay } from './replay.ts'
import { keepTombstones, type Tombstone } from './store.ts'

const key = 'the erasure key of this test, of 32 and more'
const erasureKeys: ErasureKeys = [key, key]
const opened = new AsyncDisposableStack()
let lost: DbPool
let restored: DbPool
let restoredUrl: string
beforeAll(async () => {
  const [one, other] = [opened.use(await testDatabase()), opened.use(await testDatabase())]
  restoredUrl = other.urls['profile-journey']
  lost = opened.use(await connectDb(patient(one.urls['profile-journey'])))
  restored = opened.use(await connectDb(patient(restoredUrl)))
})
afterAll(() => opened.disposeAsync())

async function arrive(db: Db, sub: string): Promise<string> {
  const studentKey = await createStudent(db, sub, randomUUID())
  if (studentKey === null) throw new Error('there is a student of this sub')
  return studentKey
}

/** A student who was erased in the database that was lost, and what is kept of that. */
async function leave(sub: string): Promise<Tombstone> {
  const before = new Set((await tombstonesOf(lost)).map(({ subHash }) => subHash))
  const studentKey = await arrive(lost, sub)
  await lost.transaction((tx) => erase(erasureKeys, tx, studentKey))
  const [tombstone] = (await tombstonesOf(lost)).filter(({ subHash }) => !before.has(subHash))
  if (!tombstone) throw new Error('nothing was kept of an erased student')
  return tombstone
}
const tombstonesOf = (db: Db) => Array.fromAsync(exportTombstones(db))
const replay = (...tombstones: Tombstone[]) => replayErasures({ db: restored, erasureKeys }, tombstones)
const isThere = async (studentKey: string) => (await findStudent(restored, studentKey)) !== null

test('a replay that is missing, or did not come to its end, is seen in what was restored', async () => {
  const [sub, other] = [randomUUID(), randomUUID()]
  const [studentKey] = [await arrive(restored, sub), await arrive(restored, other)]
  const [tombstone, elsewhere] = [await leave(sub), await leave(randomUUID())]
  const verify = () => verifyReplay({ db: restored, erasureKeys }, [tombstone, elsewhere])
  expect(await verify()).toMatchObject({ absent: 2, erased: 0 })
  // As a replay that ended between its two steps.
  await keepTombstones(restored, [tombstone, elsewhere])
  expect(await verify()).toMatchObject({ absent: 0, erased: 1 })
  await replay(tombstone, elsewhere)
  expect(await verify()).toMatchObject({ absent: 0, erased: 0 })
  expect(await isThere(studentKey)).toBe(false)
  // A student who came back is another one.
  await arrive(restored, sub)
  expect(await verify()).toMatchObject({ absent: 0, erased: 0 })
  const { students, kept } = await verify()
  expect([students > 0, kept > 1]).toEqual([true, true])
})

const Command = z.object({ subject: z.string() })

test('who was erased after a backup is erased from what was restored, by every service, and stays so', async () => {
  const sub = randomUUID()
  const [studentKey, other] = [await arrive(restored, sub), await arrive(restored, randomUUID())]
  const tombstone = await leave(sub)
  expect(await replay(tombstone)).toEqual({ tombstones: 1, erased: 1 })
  expect(await isThere(studentKey)).toBe(false)
  expect(await isThere(other)).toBe(true)
  expect(await tombstonesOf(restored)).toContainEqual(tombstone)
  const sent = await restored.anyFirst(sql.type(Command)`SELECT subject FROM outbox WHERE student_key = ${studentKey}`)
  expect(sent.toSorted()).toEqual([`events.student.erased.v1.${studentKey}`, forgetSubscriber.subject])
  expect(await replay(tombstone)).toEqual({ tombstones: 1, erased: 0 })
})

test('who came back before the backup stays', async () => {
  const sub = randomUUID()
  const tombstone = await leave(sub)
  const studentKey = await arrive(restored, sub)
  expect(await replay(tombstone)).toEqual({ tombstones: 1, erased: 0 })
  expect(await isThere(studentKey)).toBe(true)
})

test('a tombstone that is there keeps the later time and every sign-in that was yet to come', async () => {
  const tombstone = await leave(randomUUID())
  const later = { ...tombstone, erasedAt: new Date(Date.parse(tombstone.erasedAt) + 60_000).toISOString() }
  await replay({ ...later, aheadSignIns: [4_000_000_000] })
  await replay({ ...tombstone, aheadSignIns: [5_000_000_000] })
  const [kept] = (await tombstonesOf(restored)).filter(({ subHash }) => subHash === tombstone.subHash)
  expect(Date.parse(kept?.erasedAt ?? '')).toBe(Date.parse(later.erasedAt))
  expect(kept?.aheadSignIns.toSorted()).toEqual([4_000_000_000, 5_000_000_000])
})

test('more of them than a page holds all come back', async () => {
  const many = Array.from({ length: 2_100 }, () => randomUUID().replaceAll('-', '').repeat(2))
  const made = many.map((subHash) => ({ subHash, erasedAt: '2026-11-22T10:00:00.000Z', aheadSignIns: [] }))
  await replay(...made)
  const found = new Set((await tombstonesOf(restored)).map(({ subHash }) => subHash))
  expect(many.filter((subHash) => !found.has(subHash))).toEqual([])
})

const environment = () => ({ DATABASE_URL: restoredUrl, ERASURE_KEY: key })

async function job(input: string, ...args: string[]) {
  const env = { ...process.env, ...environment() }
  const program = nodeArgs('services/profile-journey/job.ts')
  const child = spawn(process.execPath, [...program, ...args], { env })
  child.stdin.end(input)
  const code = new Promise((settle) => child.once('exit', settle))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { out, err, code: await code }
}

test('what the job exports it replays; a line that is something else changes nothing', async () => {
  const sub = randomUUID()
  const studentKey = await arrive(restored, sub)
  const line = JSON.stringify(await leave(sub))
  const wrong = await job(`${line}\nelif@example.com\n`, 'erasures', 'replay')
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('line 2') })
  expect(wrong.err).not.toContain('elif')
  expect(await isThere(studentKey)).toBe(true)
  const verify = () => verifyReplayOf({ name: 'a file', text: `${line}\n` }, environment())
  await expect(verify()).rejects.toThrow(/^1 tombstones of a file are not in the database, .*: run erasures replay/)
  const replayed = 'erasures replay: 1 tombstones of standard input kept, 1 students erased\n'
  expect((await job(`${line}\n`, 'erasures', 'replay')).out).toBe(replayed)
  expect(await verify()).toMatch(/^restore verify: the tombstones of a file are among the \d+ here/)
  expect((await job('', 'erasures', 'export')).out.split('\n')).toContain(line)
})
