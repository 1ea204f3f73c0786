import { afterAll, afterEach } from 'vitest'
import { chosenSeed, seeded } from './random.ts'
import { senders } from './senders.ts'
import { startWorld, type WorldOptions } from './world.ts'

export const shortLease = { LEASE_SECONDS: '2' }

/**
 * A world of this test file's own, whose seed is printed. What a test killed in it runs again before the next one
 * begins; it ends when the tests of the file are over.
 */
export async function openWorld(env: WorldOptions['env'] = { 'chat-engine': shortLease }) {
  const seed = chosenSeed()
  console.log(`CHAOS_SEED=${seed}`)
  const random = seeded(seed)
  const world = await startWorld({ env })
  afterAll(() => world[Symbol.asyncDispose]())
  afterEach(() => world.up())
  return { world, random, ...senders(world, random.fork()) }
}
