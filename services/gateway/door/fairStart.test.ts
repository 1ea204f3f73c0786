import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as loopTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairStart } from './fairStart.ts'

/** What has begun, in order: who asked, and for how many things before. */
function office(hasArrived?: () => boolean) {
  const start = fairStart(hasArrived)
  const begun: string[] = []
  const asked = new Map<string, number>()
  return {
    begun,
    ask: (asker: string) => {
      const nth = asked.get(asker) ?? 0
      asked.set(asker, nth + 1)
      start(
        () => asker,
        () => void begun.push(`${asker}${nth}`),
      )
    },
    untilBegun: async (count: number) => {
      while (begun.length < count) await loopTurn()
    },
  }
}

test('an asker who comes after a thousand requests of another waits for one of them', async () => {
  const { ask, begun, untilBegun } = office()
  for (let nth = 0; nth < 1_000; nth++) ask('a')
  const before = begun.length
  for (const other of ['b', 'c']) ask(other)
  await untilBegun(1_002)
  expect(begun.slice(before, before + 3)).toEqual([`a${before}`, 'b0', 'c0'])
})

test('between two that wait the process receives what has come meanwhile', async () => {
  const { ask, begun, untilBegun } = office()
  for (let nth = 0; nth < 100; nth++) ask('a')
  await untilBegun(50)
  const before = begun.length
  ask('b')
  await untilBegun(101)
  expect(begun.indexOf('b0') - before).toBeLessThanOrEqual(1)
})

test('while somebody arrives all the time, arriving goes before beginning, and work goes on', async () => {
  let turns = 0
  const { ask, begun, untilBegun } = office(() => {
    turns += 1
    return true
  })
  for (let nth = 0; nth < 10; nth++) ask('a')
  const left = 10 - begun.length
  await untilBegun(10)
  expect(turns).toBeGreaterThanOrEqual(10 * left)
  expect(turns).toBeLessThanOrEqual(20 * left)
})

test('what need not wait begins at once, and nobody looks who asks', () => {
  const start = fairStart()
  let begun = false
  start(
    () => {
      throw new Error('nobody is to look')
    },
    () => {
      begun = true
    },
  )
  expect(begun).toBe(true)
})

test('whatever is asked for begins once, each asker’s in order, and nobody who waits is passed over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }), async (askers) => {
      const { ask, begun, untilBegun } = office()
      for (const asker of askers) ask(asker)
      const atOnce = begun.length
      await untilBegun(askers.length)
      await loopTurn()
      expect(begun).toHaveLength(askers.length)
      for (const asker of new Set(askers)) {
        const own = begun.filter((name) => name.startsWith(asker))
        expect(own).toEqual(own.map((_, nth) => `${asker}${nth}`))
      }
      // Between two of one asker everybody else who still waits has one.
      const waited = begun.slice(atOnce).map(([asker]) => asker)
      for (const [at, asker] of waited.entries()) {
        const next = waited.indexOf(asker, at + 1)
        if (next === -1) continue
        const others = new Set(waited.slice(next).filter((other) => other !== asker))
        expect(waited.slice(at + 1, next)).toEqual(expect.arrayContaining([...others]))
      }
    }),
  )
})

test('what waited begins in its own context, not in that of the turn before it', async () => {
  const context = new AsyncLocalStorage<number>()
  const start = fairStart()
  const seen: Array<[number, number | undefined]> = []
  for (let nth = 0; nth < 10; nth++)
    context.run(nth, () =>
      start(
        () => `${nth % 3}`,
        () => void seen.push([nth, context.getStore()]),
      ),
    )
  while (seen.length < 10) await loopTurn()
  for (const [nth, store] of seen) expect(store).toBe(nth)
})
