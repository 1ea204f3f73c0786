import { test } from 'vitest'
import { chosenSeed, seeded } from '../random.ts'
import { rollUnderLoad, startRolling } from '../roll.ts'

const seed = chosenSeed()

test('every service is replaced under load, twice, and nothing fails, is lost or comes twice', async () => {
  console.log(`CHAOS_SEED=${seed}`)
  await using rolling = await startRolling()
  await rollUnderLoad(rolling, seeded(seed))
}, 720_000)
