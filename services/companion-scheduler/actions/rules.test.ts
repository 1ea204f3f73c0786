import { expect, test } from 'vitest'
import { pauseOf, snooze } from './rules.ts'

const at = (local: string) => new Date(`${local}:00+03:00`)

test.each([
  ['the same evening', '2026-10-05T18:30', '2026-10-05T18:31', '2026-10-06T18:30'],
  ['days later', '2026-10-05T18:30', '2026-10-08T09:00', '2026-10-09T18:30'],
  ['after midnight', '2026-10-05T23:50', '2026-10-06T00:10', '2026-10-07T23:50'],
  ['on the last evening of a year', '2026-12-31T20:00', '2026-12-31T23:59', '2027-01-01T20:00'],
])('a reminder that is snoozed %s comes again the day after, at its time', (_when, dueAt, actedAt, again) =>
  expect(snooze(at(dueAt), at(actedAt))).toEqual(at(again)),
)

test('anything but a reminder is snoozed until seven the next morning, and muted for seven days to the minute', () => {
  expect(pauseOf('snooze', false, at('2026-10-05T00:10'))).toEqual(at('2026-10-06T07:00'))
  expect(pauseOf('snooze', true, at('2026-10-05T10:00'))).toBeNull()
  for (const isReminder of [true, false]) {
    expect(pauseOf('mute_week', isReminder, at('2026-10-05T10:00'))).toEqual(at('2026-10-12T10:00'))
    expect(pauseOf('done', isReminder, at('2026-10-05T10:00'))).toBeNull()
  }
})
