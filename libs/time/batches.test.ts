import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

const never = () => false

/** Doubles numbers; notes which were worked on together. */
function doubling(options: { most: number; lingerMilliseconds?: number }, refused: readonly number[] = []) {
  const batches: number[][] = []
  const double = inBatches(
    async (numbers: readonly number[]) => {
      batches.push([...numbers])
      if (numbers.some((number) => refused.includes(number))) throw new Error(`refused one of ${numbers}`)
      return numbers.map((number) => number * 2)
    },
    { ...options, isOutage: never },
  )
  return { batches, double }
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

test('items that come together are worked on in batches of a bounded size, each with its own result', async () => {
  const { batches, double } = doubling({ most: 4 })
  expect(await Promise.all(numbers(10).map(double))).toEqual(numbers(10).map((number) => number * 2))
  expect(batches).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9],
  ])
})

test('what comes while a batch runs makes the next one, and batches never overlap', async () => {
  let [running, most] = [0, 0]
  const first = Promise.withResolvers<void>()
  const sizes: number[] = []
  const work = inBatches(
    async (items: readonly number[]) => {
      running += 1
      most = Math.max(most, running)
      sizes.push(items.length)
      if (sizes.length === 1) await first.promise
      running -= 1
      return items
    },
    { most: 64, isOutage: never },
  )
  const begun = work(0)
  while (sizes.length === 0) await new Promise(setImmediate)
  const others = numbers(5).map(work)
  first.resolve()
  await Promise.all([begun, ...others])
  expect(sizes).toEqual([1, 5])
  expect(most).toBe(1)
})

test('a batch that is full waits no longer', async () => {
  const { batches, double } = doubling({ most: 3, lingerMilliseconds: 3_600_000 })
  expect(await Promise.all(numbers(3).map(double))).toEqual([0, 2, 4])
  expect(batches).toEqual([[0, 1, 2]])
})

test('of a batch that fails only those items fail that are the cause', async () => {
  const { batches, double } = doubling({ most: 64 }, [5, 41])
  const settled = await Promise.allSettled(numbers(64).map(double))
  const rejected = settled.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))
  expect(rejected).toEqual([5, 41])
  // Two ways down through six halvings.
  expect(batches.length).toBeLessThanOrEqual(1 + 2 * 2 * 6)
})

test('an outage fails all of its batch at once, and nothing of the next', async () => {
  const sizes: number[] = []
  const work = inBatches(
    async (items: readonly number[]) => {
      sizes.push(items.length)
      if (sizes.length === 1) throw new Error('Postgres is away')
      return items
    },
    { most: 64, isOutage: () => true },
  )
  const settled = await Promise.allSettled(numbers(64).map(work))
  expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['rejected']))
  expect(await work(1)).toBe(1)
  expect(sizes).toEqual([64, 1])
})

test('a batch runs in nobody’s context', async () => {
  const context = new AsyncLocalStorage<string>()
  const work = inBatches(async (items: readonly number[]) => items.map(() => context.getStore()), {
    most: 2,
    isOutage: never,
  })
  expect(await context.run('somebody', () => work(1))).toBeUndefined()
})
