import { randomUUID } from 'node:crypto'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../support/client.ts'
import type { Student } from '../../support/stack.ts'
import { startWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: '2' } } })
})
afterAll(() => world[Symbol.asyncDispose]())

/** NOTICE_STUDENTS=100 takes a tenth of the time. */
const students = Number(process.env.NOTICE_STUDENTS ?? 1_000)
const [sends, atOnce, killEvery] = [20, 25, 2]

/** Sends through either gateway until the message is stored, and goes away from its stream. */
async function store(student: Student, nth: number): Promise<void> {
  const body = { message: '!say evet', clientId: randomUUID() }
  await eventually('the message to be stored', async () => {
    const url = world.urls[nth % 2] ?? ''
    const sent = await call(url, student, 'POST', '/api/chat/send', body).catch(() => undefined)
    await sent?.body?.cancel()
    return sent?.status === 200
  })
}

test('new students who send 20 messages at once have one notice each, whatever is killed', async () => {
  const disasters = [
    () => world.kill('chat-engine'),
    () => world.crashPostgres(),
    () => world.kill('chat-engine-2'),
    () => world.kill('gateway'),
    () => world.crashNats({ storeLost: true }),
  ]
  for (let wave = 0; wave < students / atOnce; wave += 1) {
    const arriving = await Promise.all(Array.from({ length: atOnce }, () => world.stack.student()))
    const sending = arriving.map((student) =>
      Promise.all(Array.from({ length: sends }, (_, nth) => store(student, nth))),
    )
    if (wave % killEvery === 0) await disasters[(wave / killEvery) % disasters.length]?.()
    await Promise.all(sending)
  }
  await world.up()
  const [counted] = await world.rows(`
    SELECT count(*) FILTER (WHERE origin = 'notice')::int AS notices,
      count(DISTINCT student_key) FILTER (WHERE origin = 'notice' AND position = 1 AND turn_index = 0)::int AS first,
      count(DISTINCT student_key)::int AS students, count(*) FILTER (WHERE role = 'user')::int AS messages
    FROM chat.message
  `)
  expect(counted).toEqual({ notices: students, first: students, students, messages: students * sends })
  const [turns] = await world.rows(`SELECT count(*)::int AS notices FROM chat.turn WHERE origin = 'notice'`)
  expect(turns).toEqual({ notices: students })
}, 900_000)
