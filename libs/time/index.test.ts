import { describe, expect, test } from 'vitest'
import { daysBetween, deadlineIn, every, istanbulTime } from './index.ts'

test('Istanbul is three hours ahead, over the end of a year too', () => {
  expect(istanbulTime(new Date('2026-12-31T20:59:59Z'))).toEqual({ day: '2026-12-31', time: '23:59' })
  expect(istanbulTime(new Date('2026-12-31T21:00:00Z'))).toEqual({ day: '2027-01-01', time: '00:00' })
})

test('days are counted over months and leap days', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

test('a deadline never has less than nothing left', () => {
  expect(deadlineIn(-5).remaining()).toBe(0)
  expect(deadlineIn(60_000).remaining()).toBeGreaterThan(59_000)
})

describe('a repeating job', () => {
  const hour = 3_600_000

  test('runs when rung, and once more for a ring during a run', async () => {
    const runs: Array<() => void> = []
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await using job = every(
      hour,
      () => {
        started[runs.length]?.resolve()
        return new Promise<void>((resolve) => runs.push(resolve))
      },
      () => {},
    )
    job.ring()
    await started[0]?.promise
    job.ring()
    job.ring()
    expect(runs).toHaveLength(1)
    runs[0]?.()
    await started[1]?.promise
    expect(runs).toHaveLength(2)
    runs[1]?.()
  })

  test('goes on after a failure', async () => {
    const failures: unknown[] = []
    const second = Promise.withResolvers<void>()
    let runs = 0
    await using job = every(
      1,
      async () => {
        runs += 1
        if (runs === 1) throw new Error('first')
        second.resolve()
      },
      (error) => failures.push(error),
    )
    job.ring()
    await second.promise
    expect(failures).toEqual([new Error('first')])
  })
})
