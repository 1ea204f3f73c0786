import { expect, test } from 'vitest'
import { unsaid } from '../checkins/unsaid.ts'
import { dayToBegin, dueAt, textFor } from './rules.ts'

test.each([
  ['2026-10-11T06:59', null],
  ['2026-10-11T07:00', '2026-10-11'],
  ['2026-10-11T20:59', '2026-10-11'],
  ['2026-10-11T21:00', null],
])('at %s the run of %s may begin', (now, day) => {
  expect(dayToBegin(new Date(`${now}:00+03:00`))).toBe(day)
})

test('a message is due at the student’s own time, or at 17:00', () => {
  expect(dueAt('2026-10-11', '07:30')).toEqual(new Date('2026-10-11T07:30:00+03:00'))
  expect(dueAt('2026-10-11', null)).toEqual(new Date('2026-10-11T17:00:00+03:00'))
})

test('every text ends in a question, and says nothing that check-ins do not', () => {
  const texts = new Set(Array.from({ length: 8 }, (_, seed) => textFor(seed)))
  expect(texts.size).toBe(4)
  for (const text of texts) {
    expect(text).toMatch(/\?$/)
    expect(unsaid.filter((pattern) => pattern.test(text.toLocaleLowerCase('tr')))).toEqual([])
  }
})
