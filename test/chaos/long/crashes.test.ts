import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { killAt, type Step, victimNames, wrongClocks } from '../killedSends.ts'
import { chosenSeed, seeded } from '../random.ts'
import { type Senders, senders } from '../senders.ts'
import { startWorld, type World } from '../world.ts'

const seed = chosenSeed()
/** In the order in which a send comes to them. */
const all: Step[] = [
  'as it arrives',
  'once it is stored',
  'after its headers',
  'in the middle of its answer',
  'at its end',
]

let world: World
let own: Senders
beforeAll(async () => {
  console.log(`CHAOS_SEED=${seed}`)
  world = await startWorld({ env: wrongClocks })
  own = senders(world, seeded(seed))
})
afterAll(() => world[Symbol.asyncDispose]())
afterEach(() => world.up())

test.for(victimNames)(
  'a message whose stream began is stored once, and answered once, when %s is killed at any step of a send',
  { timeout: 120_000 },
  async (victim) => {
    await killAt(all, victim, { ...own, world })
    expect(world.crashes).toEqual([])
  },
)
