import { istanbulTime } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayToBegin, silentBy } from './rules.ts'

const hour = 3_600_000
const days = fc
  .date({ min: new Date('2017-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
/** Istanbul has been three hours ahead of UTC since 2016. */
const at = (day: string, time: string) => new Date(Date.parse(`${day}T${time}Z`) - 3 * hour)

describe('the daily job', () => {
  test.each([
    ['2026-12-31T03:59:59.999Z', null],
    ['2026-12-31T04:00:00.000Z', '2026-12-31'],
    ['2026-12-31T08:59:59.999Z', '2026-12-31'],
    ['2026-12-31T09:00:00.000Z', null],
    ['2027-01-01T04:00:00.000Z', '2027-01-01'],
    ['2028-02-29T03:59:59.999Z', null],
    ['2028-02-29T04:00:00.000Z', '2028-02-29'],
    ['2028-03-01T08:59:59.999Z', '2028-03-01'],
    // The next day in Istanbul, but not its morning.
    ['2026-12-31T21:00:00.000Z', null],
    ['2026-12-31T23:59:59.999Z', null],
  ])('at %s may begin for: %s', (now, day) => expect(dayToBegin(new Date(now))).toBe(day))

  test('may begin from 07:00 until before 12:00 in Istanbul, for the day that it is there', () => {
    fc.assert(
      fc.property(days, fc.nat(24 * hour - 1), (day, since) => {
        const now = new Date(at(day, '00:00').getTime() + since)
        expect(dayToBegin(now)).toBe(since >= 7 * hour && since < 12 * hour ? day : null)
      }),
    )
  })
})

describe('on a day, silent is who', () => {
  test('has not written for 48 hours at 07:00, to the millisecond', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(at(day, '07:00').getTime() - silentBy(day).getTime()).toBe(48 * hour)
        expect(istanbulTime(silentBy(day)).time).toBe('07:00')
      }),
    )
  })

  test.each([
    ['2027-01-01', '2026-12-30T04:00:00.000Z'],
    ['2028-03-01', '2028-02-28T04:00:00.000Z'],
    ['2027-03-01', '2027-02-27T04:00:00.000Z'],
    ['2199-12-31', '2199-12-29T04:00:00.000Z'],
    // The sun's time in Istanbul, as it was then.
    ['1900-01-01', '1899-12-30T05:04:00.000Z'],
  ])('of %s has last written by %s', (day, instant) => expect(silentBy(day).toISOString()).toBe(instant))

  test('rejects an invalid date', () => expect(() => silentBy('2027-02-29')).toThrow('2027-02-29'))
})
