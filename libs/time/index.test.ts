import { getEventListeners } from 'node:events'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  atMost,
  daysBetween,
  deadlineIn,
  every,
  fromIstanbul,
  istanbulTime,
  nextAt,
  toIstanbul,
  untilAborted,
} from './index.ts'

test('Istanbul is three hours ahead, over the end of a year too', () => {
  expect(istanbulTime(new Date('2026-12-31T20:59:59Z'))).toEqual({ day: '2026-12-31', time: '23:59' })
  expect(istanbulTime(new Date('2026-12-31T21:00:00Z'))).toEqual({ day: '2027-01-01', time: '00:00' })
})

describe('a time that Istanbul’s clocks show', () => {
  const minute = 60_000
  /** The zone has kept its offset since 2016. */
  const instants = fc
    .date({ min: new Date('2017-01-01T00:00:00Z'), max: new Date('2999-12-31T20:59:59Z'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / minute) * minute))

  test('is the instant that it was made from', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(fromIstanbul(toIstanbul(instant))).toEqual(instant)
      }),
    )
  })

  test('is found again in any year, over every change of the zone', () => {
    const changing = fc.date({ min: new Date('1950-01-01'), max: new Date('2017-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(changing, (instant) => {
        const local = toIstanbul(instant)
        const found = fromIstanbul(local)
        expect(found && toIstanbul(found)).toBe(local)
        expect(found?.getTime()).toBeLessThanOrEqual(instant.getTime())
      }),
    )
  })

  test('is on the day that calendars have, to the end of every month and year', () => {
    const [years, months, days] = [fc.integer({ min: 2017, max: 2999 }), fc.integer({ min: 1, max: 12 }), fc.nat(32)]
    fc.assert(
      fc.property(years, months, days, (year, month, day) => {
        const exists = day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
        const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'))
        const found = fromIstanbul(`${year}-${mm}-${dd}T00:30`)
        expect(found).toEqual(exists ? new Date(Date.UTC(year, month - 1, day, -3, 30)) : null)
      }),
    )
  })

  test.each([
    ['2026-12-31T23:59', '2026-12-31T20:59:00.000Z'],
    ['2027-01-01T00:00', '2026-12-31T21:00:00.000Z'],
    ['2027-01-01T02:59', '2026-12-31T23:59:00.000Z'],
    ['2027-01-01T03:00', '2027-01-01T00:00:00.000Z'],
    ['2028-02-29T01:00', '2028-02-28T22:00:00.000Z'],
    ['2028-03-01T01:00', '2028-02-29T22:00:00.000Z'],
    // Winter time, and the hour that came twice: its first time.
    ['2015-01-15T12:00', '2015-01-15T10:00:00.000Z'],
    ['2015-11-08T03:30', '2015-11-08T00:30:00.000Z'],
  ])('%s is %s', (local, instant) => expect(fromIstanbul(local)?.toISOString()).toBe(instant))

  test.each([
    ['a day that the month has not', '2026-02-30T12:00'],
    ['a leap day of another year', '2027-02-29T12:00'],
    ['a leap day of a century', '2100-02-29T12:00'],
    ['day 31 of a month of 30', '2026-11-31T12:00'],
    ['day 0', '2026-11-00T12:00'],
    ['month 13', '2026-13-01T12:00'],
    ['24:00', '2026-11-21T24:00'],
    ['minute 60', '2026-11-21T12:60'],
    ['an hour that was left out', '2015-03-29T03:30'],
    ['seconds', '2026-11-21T12:00:00'],
    ['a zone', '2026-11-21T12:00Z'],
    ['another zone', '2026-11-21T12:00+03:00'],
    ['a space', '2026-11-21 12:00'],
    ['a day alone', '2026-11-21'],
    ['a line more', '2026-11-21T12:00\n'],
    ['nothing', ''],
    ['a year of three digits', '0999-12-31T12:00'],
  ])('is never %s', (_name, local) => expect(fromIstanbul(local)).toBeNull())

  test('is there for the first and the last day that four digits write', () => {
    for (const local of ['1000-01-01T00:00', '9999-12-31T23:59'])
      expect(toIstanbul(fromIstanbul(local) ?? new Date(0))).toBe(local)
  })

  test('is null for a malformed time', () => {
    fc.assert(fc.property(fc.string(), (text) => fromIstanbul(text) === null))
    const digits = fc.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
    fc.assert(
      fc.property(digits, (local) => {
        const found = fromIstanbul(local)
        expect(found === null || toIstanbul(found) === local).toBe(true)
      }),
    )
  })
})

test('days are counted over months and leap days', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

test('a day is added to over months and years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(addDays('0001-01-01', -1)).toBe('0000-12-31')
  expect(addDays('9999-12-30', 1)).toBe('9999-12-31')
})

test('a day outside the years 0000 to 9999, or text that is not a day, is an error', () => {
  for (const [day, days] of [
    ['9999-12-31', 1],
    ['0000-01-01', -1],
    ['2026-01-01', 1e9],
    ['2026-01-01', Number.NaN],
    ['morgen', 1],
  ] as const)
    expect(() => addDays(day, days), `${day} and ${days}`).toThrow(RangeError)
})

test('a time that no clock shows is an error, and is not looked for for ever', () => {
  for (const time of ['24:00', '07:60', '', '7:00']) expect(() => nextAt(time, new Date())).toThrow(RangeError)
})

test('a deadline never has less than nothing left', () => {
  expect(deadlineIn(-5).remaining()).toBe(0)
  expect(deadlineIn(60_000).remaining()).toBeGreaterThan(59_000)
})

test.each([
  ['that is done', () => Promise.resolve()],
  ['that failed', () => Promise.reject(new Error('failed'))],
])('work %s is waited for no longer', async (_name, begin) => {
  const started = performance.now()
  await atMost(60_000, begin())
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('work that takes too long is not waited for', () => atMost(1, new Promise(() => {})))

describe('a repeating job', () => {
  const hour = 3_600_000

  test('runs when woken, and once more for a wake during a run', async () => {
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
    job.wake()
    await started[0]?.promise
    job.wake()
    job.wake()
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
    job.wake()
    await second.promise
    expect(failures).toEqual([new Error('first')])
  })
})

describe('work until a signal', () => {
  test('gives its result, or the signal’s reason when that comes first, and leaves no listener behind', async () => {
    const { signal } = new AbortController()
    expect(await untilAborted(signal, Promise.resolve('done'))).toBe('done')
    await expect(untilAborted(signal, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(getEventListeners(signal, 'abort')).toEqual([])
    const ending = new AbortController()
    const never = untilAborted(ending.signal, new Promise(() => {}))
    ending.abort(new Error('left'))
    await expect(never).rejects.toThrow('left')
    await expect(untilAborted(ending.signal, new Promise(() => {}))).rejects.toThrow('left')
  })
})
