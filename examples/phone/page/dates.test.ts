import { expect, test } from 'vitest'
import { hoursOf, minutesOf, withHour, withPart, yearsOf } from './dates.ts'

const now = '2026-11-22'

test('a day is changed by its parts, and stays one that exists', () => {
  expect(withPart('2026-01-31', { month: 2 }, {}, now)).toBe('2026-02-28')
  expect(withPart('2028-02-29', { year: 2027 }, {}, now)).toBe('2027-02-28')
  expect(withPart('2026-01-31', { day: 5 }, {}, now)).toBe('2026-01-05')
})

test('the first part that is chosen brings the others of the nearest day that may be chosen', () => {
  expect(withPart('', { day: 5 }, {}, now)).toBe('2026-11-05')
  expect(withPart('', { month: 6 }, { min: '2027-01-10' }, now)).toBe('2027-06-10')
  expect(withPart('', { day: 5 }, { max: '2020-03-10' }, now)).toBe('2020-03-05')
})

test('the years to choose from are those of the range, and that of the day', () => {
  expect(yearsOf('', {}, now)).toEqual([2024, 2025, 2026, 2027, 2028])
  expect(yearsOf('2031-01-01', { min: now, max: '2027-11-22' }, now)).toEqual([2026, 2027, 2031])
})

test('a time of day has every five minutes, its own, and none beyond the ends', () => {
  expect(hoursOf({ min: '07:00', max: '09:30' })).toEqual(['07', '08', '09'])
  expect(minutesOf('18:37', {})).toContain('37')
  expect(minutesOf('21:00', { min: '07:00', max: '21:00' })).toEqual(['00'])
  expect(withHour('18:45', '21', { max: '21:00' })).toBe('21:00')
  expect(withHour('18:37', '19', {})).toBe('19:37')
  expect(withHour('', '19', {})).toBe('19:00')
})
