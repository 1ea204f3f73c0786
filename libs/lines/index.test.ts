import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { deadlineIn } from '@yoldas/time'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLines } from './index.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Work that ends when the test says so; `begun` has it in the order in which it began, by key and number. */
function workshop(bounds: Parameters<typeof createLines>[0]) {
  const lines = createLines(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const counts: Record<string, number> = {}
  return {
    lines,
    begun,
    ask: (key: string, milliseconds?: number) => {
      counts[key] = (counts[key] ?? 0) + 1
      const name = `${key}${counts[key]}`
      const deadline = milliseconds === undefined ? undefined : deadlineIn(milliseconds)
      const work = () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }
      return lines.run(work, { key, deadline }).catch(String)
    },
    end: async (name: string) => {
      await settled()
      ends.get(name)?.()
      await settled()
    },
  }
}

test('a key with a thousand waiters delays another by one turn', async () => {
  const { ask, begun, end } = workshop({ inAll: 1 })
  for (let nth = 1; nth <= 1_000; nth++) void ask('a')
  await settled()
  for (const other of ['b', 'c']) void ask(other)
  for (const name of ['a1', 'a2', 'b1', 'c1']) await end(name)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
})

test('a deadline rejects, and the place goes to the next', async () => {
  const { ask, begun, end, lines } = workshop({ inAll: 1, late: () => new Error('too late') })
  const first = ask('a')
  const late = ask('a', 100)
  const next = ask('a')
  await vi.advanceTimersByTimeAsync(100)
  expect(await late).toBe('Error: too late')
  expect(lines.waiting()).toBe(1)
  await end('a1')
  expect(begun).toEqual(['a1', 'a3'])
  await end('a3')
  expect(await Promise.all([first, next])).toEqual(['a1', 'a3'])
})

test('a deadline that is put off lets one wait longer, and no timer stays', async () => {
  const lines = createLines({ inAll: 1 })
  lines.enterNow()
  let deadline = deadlineIn(100)
  const entered = lines.enter({ deadline: { remaining: () => deadline.remaining() } })
  deadline = deadlineIn(300)
  await vi.advanceTimersByTimeAsync(299)
  lines.leave()
  await entered
  expect(vi.getTimerCount()).toBe(0)
})

test('work whose deadline has passed does not begin, though a place is free', async () => {
  const { ask, begun, lines } = workshop({ inAll: 1 })
  expect(await ask('a', 0)).toMatch('in time')
  expect(begun).toEqual([])
  expect(lines.enterNow('a')).toBe(true)
})

test('a place that was not taken cannot be given back', () => {
  const lines = createLines({ inAll: 1 })
  expect(() => lines.leave('a')).toThrow('no')
  expect(lines.enterNow('b')).toBe(true)
  expect(() => lines.leave('a')).toThrow('no')
  expect(lines.enterNow('a')).toBe(false)
  lines.leave('b')
  expect(() => lines.leave('b')).toThrow('no')
  expect([lines.enterNow('a'), lines.enterNow('a')]).toEqual([true, false])
})

test('work that fails gives its place back, and runs in the context of who asked for it', async () => {
  const lines = createLines({ inAll: 1 })
  const context = new AsyncLocalStorage<string>()
  const ask = (name: string) =>
    context.run(name, () => lines.run(() => Promise.reject(new Error(`broken for ${context.getStore()}`))))
  const outcomes = await Promise.allSettled(['a', 'b'].map(ask))
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.message)).toEqual([
    'broken for a',
    'broken for b',
  ])
  expect(lines.enterNow()).toBe(true)
})

test('keys that nobody uses any more take no memory', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const used = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const lines = createLines({ inAll: 1, perKey: 1 })
  const before = used()
  const kilobyte = 'x'.repeat(1_000)
  for (let nth = 0; nth < 20_000; nth++) {
    const key = kilobyte + nth
    lines.enterNow(key)
    const others = [
      lines.enter({ key, deadline: deadlineIn(1) }),
      lines.enter({ key: `${key} late`, deadline: deadlineIn(1) }),
    ]
    vi.advanceTimersByTime(1)
    lines.leave(key)
    await Promise.allSettled(others)
  }
  expect(used() - before).toBeLessThan(5_000_000)
})

type Asked = { key: string; ahead: boolean; milliseconds: number }
type Waiter = { key: string; ahead: boolean; until: number }
const forEver = Number.POSITIVE_INFINITY

/** Lines, and what is promised of them, in the simplest words: `check` compares the two after each step. */
function watched({ inAll, perKey }: { inAll: number; perKey: number }) {
  const lines = createLines({ inAll, perKey })
  const inside: string[] = []
  const entered: Waiter[] = []
  let waiters: Waiter[] = []
  let now = 0
  /** Who has entered since a key could have had the next place. */
  const passing = new Map<string, string[]>()
  const countOf = (key: string) => inside.filter((other) => other === key).length
  const hasRoom = (key: string) => inside.length < inAll && countOf(key) < perKey

  const noteEntry = (waiter: Waiter) => {
    const line = waiters.filter(({ key }) => key === waiter.key)
    expect(waiter, 'the first of its line').toBe(line.find(({ ahead }) => ahead) ?? line[0])
    waiters = waiters.filter((other) => other !== waiter)
    inside.push(waiter.key)
    passing.delete(waiter.key)
    for (const [key, others] of passing) {
      expect(others, `${key} is passed once by each other key`).not.toContain(waiter.key)
      others.push(waiter.key)
    }
  }
  return {
    inside,
    ask: ({ key, ahead, milliseconds }: Asked) => {
      const waiter = { key, ahead, until: now + milliseconds }
      const deadline = milliseconds === forEver ? undefined : deadlineIn(milliseconds)
      const isFree = hasRoom(key) && milliseconds > 0
      if (isFree) inside.push(key)
      else waiters.push(waiter)
      lines.enter({ key, deadline, ahead }).then(
        () => void (isFree || entered.push(waiter)),
        () => {
          // Else `check` misses it.
          if (waiter.until <= now) waiters = waiters.filter((other) => other !== waiter)
        },
      )
    },
    end: (place: number) => {
      const [key] = inside.splice(place % inside.length, 1)
      if (key) lines.leave(key)
    },
    pass: (milliseconds: number) => {
      now += milliseconds
      vi.advanceTimersByTime(milliseconds)
    },
    check: async () => {
      await settled()
      for (const waiter of entered.splice(0)) noteEntry(waiter)
      expect(inside.length).toBeLessThanOrEqual(inAll)
      for (const key of inside) expect(countOf(key)).toBeLessThanOrEqual(perKey)
      expect(lines.waiting()).toBe(waiters.length)
      for (const { key, until } of waiters) {
        expect(hasRoom(key), `${key} waits for a free place`).toBe(false)
        expect(until).toBeGreaterThan(now)
      }
      const ready = new Set(waiters.map(({ key }) => key).filter((key) => countOf(key) < perKey))
      for (const key of passing.keys()) if (!ready.has(key)) passing.delete(key)
      for (const key of ready) if (!passing.has(key)) passing.set(key, [])
    },
  }
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        key: fc.constantFrom('a', 'b', 'c', 'd'),
        ahead: fc.boolean(),
        milliseconds: fc.oneof(fc.constant(forEver), fc.integer({ min: 0, max: 9 })),
      }),
    },
    { weight: 3, arbitrary: fc.record({ ends: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ passes: fc.integer({ min: 1, max: 5 }) }) },
  ),
  { maxLength: 60 },
)
const bound = fc.constantFrom(1, 2, 3, forEver)

test('whatever happens, bounds, order, turns and deadlines hold, and nobody waits for a free place', async () => {
  const property = fc.asyncProperty(steps, bound, bound, async (steps, inAll, perKey) => {
    const { ask, end, pass, check, inside } = watched({ inAll, perKey })
    for (const step of steps) {
      if ('key' in step) ask(step)
      else if ('ends' in step) end(step.ends)
      else pass(step.passes)
      await check()
    }
    while (inside.length > 0) {
      end(0)
      await check()
    }
  })
  await fc.assert(property, { numRuns: 500 })
})
