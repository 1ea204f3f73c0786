import type { ScheduledMessage } from '@yoldas/client'
import { expect, test } from 'vitest'
import { byDay, draftOf, dueAtOf, refusalOfDue } from './moments.ts'

const message = (id: string, dueAt: string): ScheduledMessage => ({
  id,
  kind: 'reminder',
  text: 'Türev tekrarı',
  reason: null,
  dueAt,
  cancelOn: 'none',
  createdAt: '2026-11-22T10:00:00.000Z',
})

test('messages are grouped by their day in Istanbul, soonest first', () => {
  const days = byDay([
    message('late', '2026-11-23T21:30:00.000Z'),
    message('soon', '2026-11-22T15:00:00.000Z'),
    message('next', '2026-11-22T21:00:00.000Z'),
  ])
  expect(days.map(({ day, messages }) => [day, ...messages.map(({ id }) => id)])).toEqual([
    ['2026-11-22', 'soon'],
    ['2026-11-23', 'next'],
    ['2026-11-24', 'late'],
  ])
})

test('the time that is shown is the time that is sent', () => {
  const due = '2026-11-22T21:15:00.000Z'
  expect(draftOf(message('a', due))).toEqual({ day: '2026-11-23', time: '00:15' })
  expect(dueAtOf(draftOf(message('a', due)))).toBe(due)
})

test('a time that has passed, lies beyond a year or is not whole is refused before it is sent', () => {
  const now = new Date('2026-11-22T12:00:00.000Z')
  expect(refusalOfDue({ day: '2026-11-22', time: '15:01' }, now)).toBeNull()
  for (const draft of [
    { day: '2026-11-22', time: '15:00' },
    { day: '2027-11-23', time: '15:00' },
    { day: '2026-11-23', time: '' },
    { day: '12026-01-01', time: '15:00' },
    { day: '0026-11-23', time: '15:00' },
  ])
    expect(refusalOfDue(draft, now)?.fields).toHaveProperty('dueAt')
})
