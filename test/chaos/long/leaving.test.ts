import { randomUUID } from 'node:crypto'
import { phonePhoto } from '@yoldas/chat-engine/test/mediaFiles'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, readHistory } from '../../support/client.ts'
import { complete, upload } from '../../support/media.ts'
import { schedule } from '../../support/schedule.ts'
import type { Student } from '../../support/stack.ts'
import { enterWork } from '../../support/work.ts'
import { startWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: '2' } } })
})
afterAll(() => world[Symbol.asyncDispose]())

/** In which everything of a student has to be gone. */
const goneMilliseconds = 60_000
const students = 12

/** What else happens while students leave, one after the other. */
const disasters: Array<() => Promise<void>> = [
  () => world.kill('chat-engine'),
  () => world.kill('profile-journey'),
  () => world.crashNats({ storeLost: true }),
  () => world.kill('chat-engine-2'),
  () => world.crashPostgres(),
  () => world.kill('gateway'),
]

const signedIn = async (): Promise<Student> => {
  const timestamp = Math.floor(Date.now() / 1000) - 100
  return world.stack.student({ sub: `leaver-${randomUUID()}`, claims: { amr: [{ method: 'otp', timestamp }] } })
}

/** Starts a long turn and goes away from it; resolves when the message is stored. */
async function leaveTurnRunning(student: Student, marker: string): Promise<void> {
  const message = `${marker}\n!tokens 600\n!delay 20`
  await eventually('the message to be stored', async () => {
    const sent = await call(world.urls[0] ?? '', student, 'POST', '/api/chat/send', { message }).catch(() => undefined)
    await sent?.body?.cancel()
    return sent?.status === 200
  })
}

/** Two photographs, of which one is looked at while everything else happens. */
async function leavePhotos(student: Student, photo: Buffer): Promise<void> {
  const url = world.urls[0] ?? ''
  const [first] = await Promise.all([1, 2].map(() => upload(url, student, 'image/jpeg', photo)))
  if (first) void complete(url, student, first.media.id).catch(() => {})
}

/** 401 when an earlier try was committed and only its answer was lost. */
async function leave(student: Student): Promise<void> {
  await eventually('the deletion to be committed', async () => {
    const left = await call(world.urls[1] ?? '', student, 'DELETE', '/api/me').catch(() => undefined)
    return left?.status === 200 || left?.status === 401
  })
}

/** The tables of all services in which a row holds one of these texts. */
async function tablesHolding(texts: string[]): Promise<string[]> {
  const tables = await world.rows(`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('chat', 'notify', 'profile', 'scheduler')
  `)
  const holding = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await world.rows(`SELECT FROM ${name} AS t WHERE t::text LIKE ANY ($1) LIMIT 1`, [
        texts.map((text) => `%${text}%`),
      ])
      return found.length > 0 ? [String(name)] : []
    }),
  )
  return holding.flat()
}

test('students who leave in the middle of a turn are gone within 60 s, whatever is killed, and stay gone', async () => {
  const leaving = await Promise.all(Array.from({ length: students }, signedIn))
  const markers = leaving.map(() => randomUUID())
  await Promise.all(leaving.map((student, i) => schedule(world.urls[0] ?? '', student, { text: markers[i] ?? '' })))
  await Promise.all(leaving.map((student, i) => enterWork(world.urls[0] ?? '', student, markers[i] ?? '')))
  await Promise.all(leaving.map((student, i) => leaveTurnRunning(student, markers[i] ?? '')))
  const photo = await phonePhoto(2000, 1500)
  await Promise.all(leaving.map((student) => leavePhotos(student, photo)))
  expect(world.stack.storage.keys().length).toBeGreaterThanOrEqual(2 * students)
  const keys = await world.rows('SELECT student_key FROM profile.student')
  expect(keys).toHaveLength(students)

  for (const [i, student] of leaving.entries()) {
    await leave(student)
    if (i % 2 === 1) await disasters[(i - 1) / 2]?.()
  }
  const personal = [...markers, ...leaving.map(({ sub }) => sub)]
  const holdingKeys = () => tablesHolding(keys.map(({ student_key }) => String(student_key)))
  /** The key remains where conversations are closed, and for a while where objects may still arrive. */
  const lasting = ['chat.conversation', 'chat.object_removal', 'notify.student', 'scheduler.student']
  await eventually(
    'everything to be gone',
    async () => {
      const isForgotten = (await holdingKeys()).every((table) => lasting.includes(table))
      return isForgotten && (await tablesHolding(personal)).length === 0 && world.stack.storage.keys().length === 0
    },
    goneMilliseconds,
  )
  await world.up()
  // The engines that had the turns are back by now, or have lost them.
  const [conversations] = await world.rows(
    'SELECT count(*)::int AS closed FROM chat.conversation WHERE erased_at IS NOT NULL',
  )
  expect(conversations).toEqual({ closed: students })
  expect(await world.rows('SELECT FROM chat.turn')).toEqual([])
  for (const student of leaving) {
    const refused = await eventually('an answer', async () => {
      const given = await readHistory(world.urls[0] ?? '', student).catch(() => undefined)
      return given?.status !== 503 && given
    })
    expect(refused).toMatchObject({ status: 401, body: { error: 'unauthorized' } })
  }
  expect(world.crashes).toEqual([])
}, 120_000)
