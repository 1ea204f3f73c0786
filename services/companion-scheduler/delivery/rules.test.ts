import type { Contact } from '@yoldas/contracts/profile'
import { isQuiet, istanbulTime } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Due, decide as decideDue, expiryOf, type Kind, ruleOf } from './rules.ts'

const times = fc
  .nat(24 * 60 - 1)
  .map((minutes) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'))
const instants = fc.date({ min: new Date('2017-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const shown = (instant: Date) => istanbulTime(instant).time

const wanted: Contact = {
  studentKey: '4f6d1f7e-6c0e-4d0b-9b39-5a1fca3b8f10',
  verdict: { blocked: null, adult: false, decidedAt: '2026-01-01T00:00:00.000000Z' },
  displayName: null,
  weakSubjects: [],
  quietHours: { start: '22:00', end: '08:00' },
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  examDay: null,
  checkinTime: null,
  hidePreviews: false,
  exam: null,
  todayPlan: [],
  lastStudied: null,
  dueTopic: null,
  workedAt: null,
  dueReviews: null,
}
const [atNight, atNoon] = [new Date('2026-10-05T21:30:00Z'), new Date('2026-10-06T09:00:00Z')]
/** Of a student who has been sent nothing unasked. */
const decide = (
  { kind, endsAt, occasion = null }: Pick<Due, 'kind' | 'endsAt'> & Partial<Pick<Due, 'occasion'>>,
  contact: Contact | undefined,
  now: Date,
) => decideDue({ id: '', kind, endsAt, dueAt: now, isWish: false, occasion }, contact, { standing: fresh, hours }, now)
const fresh = { written: [], answeredAt: null, workedAt: null, isOtherPending: false, pausedUntil: null }
const hours = { night: null, daytime: null }
const kinds = ['reminder', 'checkin', 'followup', 'silence_checkin'] as const

describe('a message that is due', () => {
  test.each<Kind>(['checkin', 'followup', 'silence_checkin'])('of kind %s waits for the end of quiet hours', (kind) =>
    expect(decide({ kind, endsAt: null }, wanted, atNight)).toEqual({
      decision: 'wait',
      until: new Date('2026-10-06T05:00:00Z'),
    }),
  )

  test.each(kinds)('of kind %s is delivered when it is not quiet', (kind) =>
    expect(decide({ kind, endsAt: null }, wanted, atNoon)).toEqual({ decision: 'deliver' }),
  )

  test('never waits when it is a reminder, and never waits past the end of quiet hours', () => {
    const hours = fc.option(fc.record({ start: times, end: times }), { nil: null })
    fc.assert(
      fc.property(fc.constantFrom('reminder', 'checkin', 'followup'), hours, instants, (kind, quietHours, now) => {
        const { decision, ...rest } = decide({ kind, endsAt: null }, { ...wanted, quietHours }, now)
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
        const { decision } = decide({ kind, endsAt: null }, { ...wanted, proactive }, now)
        expect(decision === 'drop').toBe(preference === turnedOff)
      }
  })

  test.each([true, false])(
    'about the week is dropped exactly when `weekly` is off, whatever `checkins` says: %s',
    (weekly) => {
      for (const checkins of [true, false]) {
        const proactive = { ...wanted.proactive, checkins, weekly }
        const { decision } = decide(
          { kind: 'checkin', endsAt: null, occasion: 'weekly' },
          { ...wanted, proactive },
          atNoon,
        )
        expect(decision).toBe(weekly ? 'deliver' : 'drop')
      }
    },
  )

  test.each(kinds)('of kind %s is dropped when the student was erased', (kind) =>
    expect(decide({ kind, endsAt: null }, undefined, atNight)).toEqual({ decision: 'drop', reason: 'student left' }),
  )

  test.each(kinds)(
    'of kind %s is dropped when the student is blocked, for whatever reason, at whatever hour',
    (kind) => {
      for (const blocked of ['parent', 'age', 'consent'] as const)
        for (const now of [atNoon, atNight])
          expect(decide({ kind, endsAt: null }, { ...wanted, verdict: { ...wanted.verdict, blocked } }, now)).toEqual({
            decision: 'drop',
            reason: 'student is blocked',
          })
    },
  )

  test('reaches a student who is blocked when it is the check-in after distress or the warning before an erasure', () => {
    const contact = { ...wanted, warningId: '', verdict: { ...wanted.verdict, blocked: 'parent' as const } }
    const decisions = (['care', 'inactive', 'exam', null] as const).map(
      (occasion) => decide({ kind: 'checkin', endsAt: null, occasion }, contact, atNoon).decision,
    )
    expect(decisions).toEqual(['deliver', 'deliver', 'drop', 'drop'])
  })

  test('as the reminder of a block is dropped exactly when the block is over', () => {
    const endsAt = atNight
    const at = (milliseconds: number) =>
      decide({ kind: 'reminder', endsAt }, wanted, new Date(endsAt.getTime() + milliseconds))
    expect([at(-1), at(0)]).toEqual([{ decision: 'deliver' }, { decision: 'drop', reason: 'block is over' }])
  })
})

describe('the push of a message that is delivered', () => {
  const night = { start: '22:00', end: '07:00' }
  const utc = (local: string) => new Date(`${local}:00+03:00`).toISOString()
  test.each<[string, Kind, typeof night | null, string, string, string]>([
    ['a reminder for a day', 'reminder', night, '2026-10-05T21:00', '2026-10-05T21:00', '2026-10-06T21:00'],
    [
      'a reminder for a day, also at night',
      'reminder',
      night,
      '2026-10-05T23:00',
      '2026-10-05T23:01',
      '2026-10-06T23:00',
    ],
    ['a check-in for a day', 'checkin', null, '2026-10-05T18:00', '2026-10-05T18:00', '2026-10-06T18:00'],
    ['a check-in until it is quiet', 'checkin', night, '2026-10-05T21:59', '2026-10-05T21:59', '2026-10-05T22:00'],
    ['a follow-up until it is quiet', 'followup', night, '2026-10-05T07:00', '2026-10-05T07:00', '2026-10-05T22:00'],
    [
      'a follow-up that is late until a day after it was due',
      'followup',
      night,
      '2026-10-04T07:30',
      '2026-10-05T07:00',
      '2026-10-05T07:30',
    ],
    [
      'a silence check-in until the evening',
      'silence_checkin',
      night,
      '2026-10-05T07:00',
      '2026-10-05T07:01',
      '2026-10-05T20:00',
    ],
    [
      'a silence check-in no longer in the evening of an outage',
      'silence_checkin',
      night,
      '2026-10-05T07:00',
      '2026-10-05T20:30',
      '2026-10-05T20:00',
    ],
    [
      'a silence check-in until it is quiet',
      'silence_checkin',
      { start: '15:00', end: '17:00' },
      '2026-10-05T07:00',
      '2026-10-05T09:00',
      '2026-10-05T15:00',
    ],
    [
      'a silence check-in of after the evening until it is quiet',
      'silence_checkin',
      night,
      '2026-10-05T20:30',
      '2026-10-05T20:30',
      '2026-10-05T22:00',
    ],
    [
      'a silence check-in of after the evening until the next',
      'silence_checkin',
      null,
      '2026-10-05T23:30',
      '2026-10-05T23:30',
      '2026-10-06T20:00',
    ],
  ])('keeps %s', (_what, kind, quietHours, dueAt, now, until) => {
    const contact = { ...wanted, quietHours }
    const due = { kind, endsAt: null, occasion: null, dueAt: new Date(utc(dueAt)) }
    expect(expiryOf(due, contact, null, new Date(utc(now))).toISOString()).toBe(utc(until))
  })

  test('is of use until its block ends, when it is the reminder of one', () => {
    const endsAt = new Date(utc('2026-10-05T22:30'))
    const [dueAt, now] = [new Date(utc('2026-10-05T21:00')), new Date(utc('2026-10-05T21:01'))]
    const due = { kind: 'reminder', endsAt, dueAt, occasion: null } as const
    expect(expiryOf(due, { ...wanted, quietHours: night }, night, now)).toEqual(endsAt)
  })

  test('is of use later in the evening to who wants it there, and on its day when it asks how the exam went', () => {
    const now = new Date(utc('2026-10-05T19:00'))
    const until = (occasion: 'exam' | null, checkinTime: string | null) =>
      expiryOf(
        { kind: occasion ? 'checkin' : 'silence_checkin', endsAt: null, dueAt: now, occasion },
        { quietHours: null, checkinTime },
        null,
        now,
      )
    expect(until(null, '17:59')).toEqual(new Date(utc('2026-10-05T20:00')))
    expect(until(null, '18:00')).toEqual(new Date(utc('2026-10-05T23:00')))
    expect(until('exam', null)).toEqual(new Date(utc('2026-10-06T00:00')))
  })
})

test.each<[Kind, Due['occasion'], 'of a block' | 'of no block', string]>([
  ['reminder', null, 'of no block', 'asked'],
  ['reminder', null, 'of a block', 'plan_block'],
  ['checkin', null, 'of no block', 'promised'],
  ['followup', null, 'of no block', 'promised'],
  ['silence_checkin', null, 'of no block', 'silence'],
  ['checkin', 'care', 'of no block', 'care'],
  ['checkin', 'exam', 'of no block', 'after_exam'],
  ['reminder', 'inactive', 'of no block', 'notice'],
])('a %s with the occasion %s, %s, is written because of %s', (kind, occasion, block, rule) =>
  expect(ruleOf({ kind, occasion, endsAt: block === 'of a block' ? atNoon : null })).toBe(rule),
)
