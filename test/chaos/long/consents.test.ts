import { eventually } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, call, send } from '../../support/client.ts'
import type { Student } from '../../support/stack.ts'
import { chosenSeed, type Random, seeded } from '../random.ts'
import { startWorld, type World } from '../world.ts'

const path = '/api/me/consents/privacy'
const version = '2026-1'

let world: World
beforeAll(async () => {
  world = await startWorld({
    env: {
      'profile-journey': { CONSENTS: JSON.stringify([{ kind: 'privacy', version, required: true }]) },
      'chat-engine': { LEASE_SECONDS: '2' },
    },
  })
})
afterAll(() => world[Symbol.asyncDispose]())

/** CONSENT_KILLS=10 takes a tenth of the time. */
const kills = Number(process.env.CONSENT_KILLS ?? 100)
const [students, repeats] = [12, 3]

/** Grants or withdraws, several times at once, each until it is answered. */
async function change(student: Student, isGranted: boolean, random: Random): Promise<void> {
  const ask = () =>
    isGranted
      ? call(random.pick(world.urls), student, 'PUT', path, { version })
      : call(random.pick(world.urls), student, 'DELETE', path)
  const answered = async () => {
    const given = await answer(ask()).catch(() => undefined)
    return given?.status === 200 && (given.body.missing.length === 0) === isGranted
  }
  await Promise.all(Array.from({ length: repeats }, () => eventually('the consent to be changed', answered)))
}

test('each consent and each withdrawal is kept once, and the last one counts, whatever is killed', async () => {
  const seed = chosenSeed()
  console.info(`CHAOS_SEED=${seed}`)
  const random = seeded(seed)
  const disasters = [
    () => world.kill('profile-journey'),
    () => world.crashPostgres(),
    () => world.kill('gateway'),
    () => world.crashNats({ storeLost: true }),
    () => world.kill('chat-engine'),
  ]
  const all = await Promise.all(Array.from({ length: students }, () => world.stack.student()))
  // Each has a conversation that can be told the verdict.
  for (const student of all) await send(random.pick(world.urls), student, { message: 'merhaba' })
  for (let nth = 0; nth < kills; nth += 1) {
    const changing = all.map((student) => change(student, nth % 2 === 0, random.fork()))
    await Promise.all([disasters[nth % disasters.length]?.(), ...changing])
  }
  await world.up()

  const counted = await world.rows(`
    SELECT count(*)::int AS rows, count(*) FILTER (WHERE withdrawn_at IS NULL)::int AS grants
    FROM profile.consent GROUP BY student_key
  `)
  const once = { rows: kills, grants: Math.ceil(kills / 2) }
  expect(counted).toEqual(Array.from({ length: students }, () => once))
  const last = kills % 2 === 0 ? 'consent' : null
  await eventually('chat-engine to have each verdict', async () => {
    const rows = await world.rows('SELECT blocked FROM chat.conversation')
    return rows.length === students && rows.every(({ blocked }) => blocked === last)
  })
}, 1_800_000)
