import { afterAll, beforeAll, expect, test } from 'vitest'
import { nothingWrong } from '../ledger.ts'
import { chosenSeed } from '../random.ts'
import { storm } from '../storm.ts'
import { startWorld, type World } from '../world.ts'

const seed = chosenSeed()
const leaseSeconds = 2

let world: World
beforeAll(async () => {
  world = await startWorld({ env: { 'chat-engine': { LEASE_SECONDS: String(leaseSeconds) } } })
})
afterAll(() => world[Symbol.asyncDispose]())

test('in a storm no acknowledged message is lost, and none is stored or answered twice', async () => {
  const lines = [`CHAOS_SEED=${seed}`]
  const { counts, verdict } = await storm(world, {
    seed,
    turns: 60,
    kills: 6,
    students: 10,
    leaseSeconds,
    calmMilliseconds: 2_000,
    say: (line) => void lines.push(line),
  })
  console.log([...lines, JSON.stringify(counts)].join('\n'))
  expect({ ...verdict, crashes: world.crashes }).toEqual({ ...nothingWrong, crashes: [] })
  expect(counts.turns).toBeGreaterThanOrEqual(60)
}, 120_000)
