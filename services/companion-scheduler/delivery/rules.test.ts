import type { Contact } from '@yoldas/contracts/profile'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, isQuiet, type Kind, nextAt } from './rules.ts'

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

const wanted: Contact = {
  studentKey: '4f6d1f7e-6c0e-4d0b-9b39-5a1fca3b8f10',
  displayName: null,
  examDate: null,
  weakSubjects: [],
  quietHours: { start: '22:00', end: '08:00' },
  proactive: { reminders: true, checkins: true, followups: true },
}
const [atNight, atNoon] = [new Date('2026-10-05T21:30:00Z'), new Date('2026-10-06T09:00:00Z')]
const kinds = ['reminder', 'checkin', 'followup', 'silence_checkin'] as const

describe('a message that is due', () => {
  test.each<Kind>(['checkin', 'followup', 'silence_checkin'])('of kind %s waits for the end of quiet hours', (kind) =>
    expect(decide(kind, wanted, atNight)).toEqual({ decision: 'wait', until: new Date('2026-10-06T05:00:00Z') }),
  )

  test.each(kinds)('of kind %s is delivered when it is not quiet', (kind) =>
    expect(decide(kind, wanted, atNoon)).toEqual({ decision: 'deliver' }),
  )

  test('never waits when it is a reminder, and never waits past the end of quiet hours', () => {
    const hours = fc.option(fc.record({ start: times, end: times }), { nil: null })
    fc.assert(
      fc.property(fc.constantFrom(...kinds), hours, instants, (kind, quietHours, now) => {
        const { decision, ...rest } = decide(kind, { ...wanted, quietHours }, now)
        const waits = kind !== 'reminder' && quietHours !== null && isQuiet(shown(now), quietHours)
        expect(decision).toBe(waits ? 'wait' : 'deliver')
        if (waits && 'until' in rest) {
          expect(isQuiet(shown(rest.until), quietHours)).toBe(false)
          expect(shown(rest.until)).toBe(quietHours.end)
        }
      }),
    )
  })

  test.each([
    ['reminder', 'reminders'],
    ['checkin', 'checkins'],
    ['followup', 'followups'],
    ['silence_checkin', 'checkins'],
  ] as const)('of kind %s is dropped exactly when %s are turned off', (kind, turnedOff) => {
    for (const preference of ['reminders', 'checkins', 'followups'] as const)
      for (const now of [atNoon, atNight]) {
        const proactive = { ...wanted.proactive, [preference]: false }
        const { decision } = decide(kind, { ...wanted, proactive }, now)
        expect(decision === 'drop').toBe(preference === turnedOff)
      }
  })

  test.each(kinds)('of kind %s is dropped when the student has left', (kind) =>
    expect(decide(kind, undefined, atNight)).toEqual({ decision: 'drop', reason: 'student left' }),
  )
})
