import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writePaced } from './pace.ts'

let now = 0
const tokens = ['a', 'b', 'c', 'd', 'e', 'f']
const pace = { firstMilliseconds: 0, delayMilliseconds: 10 }

beforeEach(() => {
  now = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] })
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function sink(highWaterMark = 1_000_000) {
  const written: string[] = []
  const releases: (() => void)[] = []
  const stream = new Writable({
    highWaterMark,
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      releases.push(done)
      if (highWaterMark > 1) done()
    },
  })
  return { stream, written, releases }
}

/** The next timer fires, when the clock shows this. */
function fire(at: number) {
  now = at
  vi.advanceTimersToNextTimer()
}

test('what is overdue goes out together, and later tokens keep their time', async () => {
  const { stream, written } = sink()
  const done = writePaced(stream, '<', tokens, pace)
  fire(10)
  fire(37)
  fire(40)
  fire(50)
  expect(written).toEqual(['<a', 'b', 'cd', 'e', 'f'])
  expect(await done).toBe(true)
})

test('a slow reader is waited for, and then gets what is overdue', async () => {
  const { stream, written, releases } = sink(1)
  const done = writePaced(stream, '<', tokens, pace)
  now = 1000
  expect(vi.getTimerCount()).toBe(0)
  expect(written).toEqual(['<a'])
  releases.shift()?.()
  await new Promise((resolve) => process.nextTick(resolve))
  expect(written).toEqual(['<a', 'bcdef'])
  expect(await done).toBe(true)
})

test('a reader that goes away ends it and leaves no timer', async () => {
  const { stream } = sink()
  const done = writePaced(stream, '<', tokens, pace)
  stream.destroy()
  expect(await done).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
