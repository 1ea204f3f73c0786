import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isQuiet, nextAt, nextQuiet, quietUntil } from './index.ts'

const [minute, day] = [60_000, 86_400_000]
/** Istanbul has been three hours ahead of UTC since 2016; the oracles below count from that alone. */
const ahead = 3 * 60 * minute
const shown = (instant: Date) => new Date(instant.getTime() + ahead).toISOString().slice(11, 16)

const minutesOfDay = fc.nat(24 * 60 - 1)
const toTime = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
const times = minutesOfDay.map(toTime)
const instants = fc.date({ min: new Date('2017-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

describe('quiet hours', () => {
  test('are what a clock walks through from their start until their end, whether or not that is past midnight', () => {
    fc.assert(
      fc.property(minutesOfDay, minutesOfDay, (start, end) => {
        const quiet = new Set<string>()
        for (let walked = start; walked !== end; walked = (walked + 1) % (24 * 60)) quiet.add(toTime(walked))
        for (let walked = 0; walked < 24 * 60; walked++)
          if (isQuiet(toTime(walked), { start: toTime(start), end: toTime(end) }) !== quiet.has(toTime(walked)))
            throw new Error(`${toTime(walked)} in ${toTime(start)} to ${toTime(end)}`)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['22:00', '22:00', '08:00', true],
    ['21:59', '22:00', '08:00', false],
    ['00:00', '22:00', '08:00', true],
    ['07:59', '22:00', '08:00', true],
    ['08:00', '22:00', '08:00', false],
    ['13:00', '13:00', '14:00', true],
    ['14:00', '13:00', '14:00', false],
    ['23:59', '23:00', '00:00', true],
    ['00:00', '23:00', '00:00', false],
    ['09:00', '09:00', '09:00', false],
    ['00:00', '00:00', '00:00', false],
  ])('at %s, from %s to %s: %s', (time, start, end, expected) => expect(isQuiet(time, { start, end })).toBe(expected))
})

describe('the next moment that shows a time', () => {
  test('is after now, within a day, on the minute and shows it', () => {
    fc.assert(
      fc.property(times, instants, (time, now) => {
        const next = nextAt(time, now)
        expect(next.getTime()).toBeGreaterThan(now.getTime())
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(day)
        expect(next.getTime() % minute).toBe(0)
        expect(shown(next)).toBe(time)
      }),
    )
  })

  test('is the first such minute that one comes to by walking', () => {
    fc.assert(
      fc.property(times, instants, (time, now) => {
        let walked = new Date((Math.floor(now.getTime() / minute) + 1) * minute)
        while (shown(walked) !== time) walked = new Date(walked.getTime() + minute)
        expect(nextAt(time, now)).toEqual(walked)
      }),
      { numRuns: 50 },
    )
  })

  test.each([
    ['08:00', '2026-12-31T19:00:00Z', '2027-01-01T05:00:00Z', 'over the end of a year'],
    ['08:00', '2026-12-31T21:30:00Z', '2027-01-01T05:00:00Z', 'after midnight in Istanbul and before it in UTC'],
    ['00:30', '2026-12-31T20:59:00Z', '2026-12-31T21:30:00Z', 'on the next day of Istanbul, the same of UTC'],
    ['08:00', '2026-04-30T20:59:59.999Z', '2026-05-01T05:00:00Z', 'over the end of a month'],
    ['08:00', '2028-02-28T20:00:00Z', '2028-02-29T05:00:00Z', 'on a leap day'],
    ['08:00', '2028-02-29T20:00:00Z', '2028-03-01T05:00:00Z', 'after a leap day'],
    ['08:00', '2027-02-28T20:00:00Z', '2027-03-01T05:00:00Z', 'in a year without one'],
    ['08:00', '2026-10-05T05:00:00Z', '2026-10-06T05:00:00Z', 'a day later when it is that time exactly'],
    ['08:00', '2026-10-05T04:59:59.999Z', '2026-10-05T05:00:00Z', 'a millisecond before it'],
  ])('%s, at %s, is %s: %s', (time, now, next) => expect(nextAt(time, new Date(now))).toEqual(new Date(next)))
})

describe('at a moment', () => {
  const night = { start: '22:00', end: '07:00' }
  test.each<[string, typeof night | null, string | null, string | null]>([
    ['2026-10-05T18:59:00Z', night, null, '2026-10-05T19:00:00Z'],
    ['2026-10-05T19:00:00Z', night, '2026-10-06T04:00:00Z', '2026-10-06T19:00:00Z'],
    ['2026-10-06T03:59:59Z', night, '2026-10-06T04:00:00Z', '2026-10-06T19:00:00Z'],
    ['2026-10-06T04:00:00Z', night, null, '2026-10-06T19:00:00Z'],
    ['2026-10-06T04:00:00Z', { start: '07:00', end: '07:00' }, null, null],
    ['2026-10-06T04:00:00Z', null, null, null],
  ])('%s it is, in %o, quiet until %s and quiet next at %s', (now, hours, until, next) => {
    const moment = (text: string | null) => text && new Date(text)
    expect(quietUntil(hours, new Date(now))).toEqual(moment(until))
    expect(nextQuiet(hours, new Date(now))).toEqual(moment(next))
  })
})
