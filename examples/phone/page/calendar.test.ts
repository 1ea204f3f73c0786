import { expect, test } from 'vitest'
import {
  addDays,
  dayOf,
  hintOfDay,
  momentOf,
  sayAgo,
  sayDay,
  sayMinutes,
  sayWeek,
  timeOf,
  today,
  weekOf,
} from './calendar.ts'

test('a moment belongs to the day that it is in Istanbul', () => {
  expect(dayOf('2026-11-22T20:59:00.000Z')).toBe('2026-11-22')
  expect(dayOf('2026-11-22T21:00:00.000Z')).toBe('2026-11-23')
  expect(timeOf('2026-11-22T21:00:00.000Z')).toBe('00:00')
  expect(today(new Date('2026-12-31T21:30:00.000Z'))).toBe('2027-01-01')
})

test('a day and a time in Istanbul are the moment that shows them again, also in years of summer time', () => {
  expect(momentOf('2026-11-23', '18:30')).toBe('2026-11-23T15:30:00.000Z')
  expect(momentOf('2026-01-01', '00:15')).toBe('2025-12-31T21:15:00.000Z')
  for (const day of ['2014-01-15', '2014-07-15', '2026-07-15']) {
    expect(dayOf(momentOf(day, '09:05'))).toBe(day)
    expect(timeOf(momentOf(day, '09:05'))).toBe('09:05')
  }
})

test('a week has seven days from Monday on, also across months and from a Sunday', () => {
  const week = weekOf('2026-11-22')
  expect(week).toHaveLength(7)
  expect([week[0], week[6]]).toEqual(['2026-11-16', '2026-11-22'])
  expect(weekOf('2026-11-16')).toEqual(week)
  expect(weekOf('2026-12-01')[0]).toBe('2026-11-30')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('days, weeks and durations are written in Turkish', () => {
  expect(sayDay('2026-11-23', '2026-11-22')).toBe('Yarın')
  expect(sayDay('2026-11-24', '2026-11-22')).toBe('24 Kasım Salı')
  expect(sayDay('2027-01-02', '2026-11-22')).toBe('2 Ocak 2027 Cumartesi')
  expect(sayWeek(weekOf('2026-11-22'))).toBe('16–22 Kasım')
  expect(sayWeek(weekOf('2026-12-01'))).toBe('30 Kasım – 6 Aralık')
  expect([45, 60, 90].map(sayMinutes)).toEqual(['45 dk', '1 sa', '1 sa 30 dk'])
  const ages = [30_000, 300_000, 7_200_000, 3 * 86_400_000].map(sayAgo)
  expect(ages).toEqual(['az önce', '5 dakika önce', '2 saat önce', '3 gün önce'])
})

test('only a day that the service takes has a hint', () => {
  const hints = (days: string[]) => days.map((day) => hintOfDay(day, '2026-11-22')).filter(Boolean)
  expect(hints(['', '0202-06-01', '1899-12-31', '2200-01-01', '12026-01-01', '20260-01-01'])).toEqual([])
  expect(hints(['1900-01-01', '2026-11-23', '2199-12-31'])).toEqual([
    '1 Ocak 1900 Pazartesi',
    'Yarın',
    '31 Aralık 2199 Salı',
  ])
})
