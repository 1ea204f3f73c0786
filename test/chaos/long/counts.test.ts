import { expect, test } from 'vitest'
import { careReport, countedYear, expectedReport, liveYear } from '../careYear.ts'
import { openWorld } from '../openWorld.ts'

const { world, random } = await openWorld()

test('the report of a year of 100 kills is what clients know of it, with students who left', async () => {
  const ledger = await liveYear(world, random.fork(), {
    each: (month) => (month % 2 === 0 ? 20 : 8),
    kills: () =>
      Array.from({ length: 9 }, () => random.pick<'chat-engine' | 'chat-engine-2'>(['chat-engine', 'chat-engine-2'])),
  })
  expect(world.kills()).toBeGreaterThanOrEqual(100)
  expect(await countedYear(world)).toEqual(ledger)
  expect(await careReport(world)).toEqual(expect.arrayContaining(expectedReport(ledger)))
}, 600_000)
