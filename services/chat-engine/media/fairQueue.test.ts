import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairQueue } from './fairQueue.ts'

/** Jobs that end when the test has them end, and the order in which they began. */
function workshop(atOnce: number) {
  const queue = fairQueue(atOnce)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const running: string[] = []
  let most = 0
  const ask = (asker: string, nth: number, isWanted = () => true) =>
    queue.run(asker, isWanted, async () => {
      const name = `${asker}${nth}`
      begun.push(name)
      expect(running, 'of each at most one').not.toContain(asker)
      running.push(asker)
      most = Math.max(most, running.length)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      running.splice(running.indexOf(asker), 1)
      return name
    })
  return {
    ask,
    begun,
    most: () => most,
    end: async (name: string) => {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('a student with twenty images has one looked at, and whoever comes later takes the other place', async () => {
  const { ask, begun, end } = workshop(2)
  for (let nth = 1; nth <= 20; nth++) void ask('a', nth)
  expect(begun).toEqual(['a1'])
  for (const other of ['b', 'c']) void ask(other, 1)
  expect(begun).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'c1']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('a student whose image never ends keeps nobody else waiting', async () => {
  const { ask, begun, end } = workshop(2)
  for (let nth = 1; nth <= 3; nth++) void ask('a', nth)
  for (let nth = 1; nth <= 5; nth++) void ask('b', nth)
  for (let nth = 1; nth <= 5; nth++) await end(`b${nth}`)
  expect(begun).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'b5'])
})

test('a job that nobody waits for any more is not begun, and its place is another’s', async () => {
  const { ask, begun, end } = workshop(1)
  let isThere = true
  void ask('a', 1)
  const left = [ask('a', 2, () => isThere), ask('b', 1, () => isThere)].map((asked) => asked.catch(String))
  const stays = ask('b', 2)
  isThere = false
  await end('a1')
  expect(begun).toEqual(['a1', 'b2'])
  await end('b2')
  expect(await stays).toBe('b2')
  for (const outcome of await Promise.all(left)) expect(outcome).toMatch(/^Unavailable/)
  expect(begun).toEqual(['a1', 'b2'])
})

test('a job that fails is its asker’s alone', async () => {
  const queue = fairQueue(1)
  const failed = queue.run(
    'a',
    () => true,
    () => Promise.reject(new Error('broken')),
  )
  const next = queue.run(
    'b',
    () => true,
    async () => 'done',
  )
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('whatever is asked for, all jobs of a student run, in order, and nobody is passed over twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (askers, atOnce) => {
        const { ask, begun, end, most } = workshop(atOnce)
        const counts: Record<string, number> = {}
        for (const asker of askers) {
          counts[asker] = (counts[asker] ?? 0) + 1
          void ask(asker, counts[asker])
        }
        for (let at = 0; at < askers.length; at++) await end(begun[at] ?? '')
        expect(begun).toHaveLength(askers.length)
        expect(most()).toBeLessThanOrEqual(atOnce)
        for (const asker of new Set(askers)) {
          const own = begun.filter((name) => name.startsWith(asker))
          expect(own).toEqual(own.map((_, nth) => `${asker}${nth + 1}`))
        }
        // Between two jobs of one student everybody else who still waits has one.
        const queued = begun.slice(Math.min(atOnce, askers.length))
        for (const [at, name] of queued.entries()) {
          const next = queued.findIndex((later, index) => index > at && later[0] === name[0])
          if (next === -1) continue
          const between = queued.slice(at + 1, next).map(([asker]) => asker)
          expect(new Set(between).size).toBe(between.length)
          const later = new Set(queued.slice(next).map(([asker]) => asker))
          for (const asker of later) if (asker !== name[0]) expect(between).toContain(asker)
        }
      },
    ),
  )
})
