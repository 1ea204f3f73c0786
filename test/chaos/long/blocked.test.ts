import { randomUUID } from 'node:crypto'
import type { BlockReason } from '@yoldas/contracts/verdict'
import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, call, send } from '../../support/client.ts'
import type { Student } from '../../support/stack.ts'
import { chosenSeed, type Random, seeded } from '../random.ts'
import { startWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: '2' } } })
})
afterAll(() => world[Symbol.asyncDispose]())

/** BLOCKED_KILLS=10 takes a tenth of the time. */
const kills = Number(process.env.BLOCKED_KILLS ?? 100)
const students = 12

/** Puts what a parent said through either gateway until it is answered. */
async function put(student: Student, approval: 'granted' | 'revoked', random: Random): Promise<void> {
  const body = { band: '13-15', source: 'apple', approval }
  await eventually('the approval to be put', async () => {
    const given = await answer(call(random.pick(world.urls), student, 'PUT', '/api/me/age', body)).catch(
      () => undefined,
    )
    return given?.status === 200 && given.body.blocked === (approval === 'revoked' ? 'parent' : null)
  })
}

/** Stores a message, and goes away from its stream. */
async function store(student: Student, random: Random): Promise<void> {
  const body = { message: '!say evet', clientId: randomUUID() }
  await eventually('the message to be stored', async () => {
    const sent = await call(random.pick(world.urls), student, 'POST', '/api/chat/send', body).catch(() => undefined)
    await sent?.body?.cancel()
    return sent?.status === 200
  })
}

const askedWith = (words: string) =>
  world.stack.model.requests().filter((body) => JSON.stringify(body).includes(words)).length

test('chat-engine ends with what profile-journey decided of each student, whatever is killed', async () => {
  const seed = chosenSeed()
  console.info(`CHAOS_SEED=${seed}`)
  const random = seeded(seed)
  const disasters = [
    () => world.kill('chat-engine'),
    () => world.kill('profile-journey'),
    () => world.kill('gateway'),
    () => world.crashNats({ storeLost: true }),
    () => world.kill('chat-engine-2'),
    () => world.crashPostgres(),
  ]
  const all = await Promise.all(Array.from({ length: students }, () => world.stack.student()))
  for (let nth = 0; nth < kills; nth += 1) {
    const working = all.map(async (student) => {
      const own = random.fork()
      await Promise.all([put(student, own.pick(['granted', 'revoked']), own), store(student, own)])
    })
    await Promise.all([disasters[nth % disasters.length]?.(), ...working])
  }
  await world.up()

  const decided = new Map<string, BlockReason | null>()
  for (const student of all) {
    const { body } = await answer(call(random.pick(world.urls), student, 'GET', '/api/me'))
    decided.set(student.sub, body.blocked)
  }
  await eventually('chat-engine to have each verdict', async () => {
    const rows = await world.rows(`
      SELECT p.sub, c.blocked FROM profile.student AS p JOIN chat.conversation AS c USING (student_key)
    `)
    return rows.length === students && rows.every(({ sub, blocked }) => decided.get(String(sub)) === blocked)
  })
  await eventually('every turn to end', async () => {
    const rows = await world.rows(`SELECT FROM chat.turn WHERE state IN ('waiting', 'ready', 'running') LIMIT 1`)
    return rows.length === 0
  })
  for (const student of all) {
    const words = randomUUID()
    const isBlocked = decided.get(student.sub) !== null
    const { last } = await send(random.pick(world.urls), student, { message: `!say evet\n${words}` })
    expect(last).toMatchObject({ event: 'done', data: { messages: [{ author: isBlocked ? 'hand' : 'model' }] } })
    expect(askedWith(words)).toBe(isBlocked ? 0 : 1)
  }
}, 1_800_000)
