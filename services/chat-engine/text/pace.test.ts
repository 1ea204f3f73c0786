import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { coalesceMilliseconds, paced } from './pace.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the first wake flushes at once, and those that follow together after 50 ms', () => {
  const flush = vi.fn()
  const pace = paced(flush)
  pace.wake()
  expect(flush).toHaveBeenCalledTimes(1)
  pace.wake()
  pace.wake()
  vi.advanceTimersByTime(coalesceMilliseconds - 1)
  expect(flush).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(flush).toHaveBeenCalledTimes(2)
})

test('nothing is flushed without a wake, and after a quiet while the next flushes at once', () => {
  const flush = vi.fn()
  const pace = paced(flush)
  pace.wake()
  vi.advanceTimersByTime(10 * coalesceMilliseconds)
  expect([flush.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
  pace.wake()
  expect(flush).toHaveBeenCalledTimes(2)
})

test('disposed, it flushes nothing more', () => {
  const flush = vi.fn()
  const pace = paced(flush)
  pace.wake()
  pace.wake()
  pace[Symbol.dispose]()
  pace.wake()
  vi.runAllTimers()
  expect(flush).toHaveBeenCalledTimes(1)
})
