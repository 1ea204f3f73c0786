import { night } from '@yoldas/contracts/scheduler'
import { freeAt, type QuietHours } from '@yoldas/time'
import { describe, expect, test } from 'vitest'
import { decideUnasked, type Receiver, type Unasked, type UnaskedKind } from './rules.ts'

const at = (local: string) => new Date(`${local}:00+03:00`)
const nobody: Receiver = {
  contact: {
    ...{ quietHours: null, exam: null, examDay: null, dueReviews: 2 },
    proactive: { reminders: true, checkins: true, followups: true, reviews: true, weekly: false },
  },
  standing: { written: [], answeredAt: null, workedAt: null, isOtherPending: false, pausedUntil: null },
  hours: { night, daytime: { start: '10:00', end: '20:00' } },
}
const written = (...times: string[]) => times.map((time) => ({ id: time, at: at(time), isTurnedOn: false }))
const sent = (times: string[], answeredAt: string | null = null): Receiver => ({
  ...nobody,
  standing: { ...nobody.standing, written: written(...times), answeredAt: answeredAt === null ? null : at(answeredAt) },
})
const on = (firstDay: string, lastDay = firstDay): Receiver => ({
  ...nobody,
  contact: { ...nobody.contact, exam: { firstDay, lastDay } },
})

/** A message that is due now. */
const decided = (kind: UnaskedKind, now: string, receiver = nobody, more: Partial<Unasked> = {}) => {
  const message = { id: 'this', kind, dueAt: at(now), isWish: false, occasion: null, ...more }
  const made = decideUnasked(message, receiver, at(now))
  return made.decision === 'wait' ? made.until : made.decision === 'drop' ? made.reason : 'deliver'
}

describe('an unasked message', () => {
  test.each<[UnaskedKind, string, string | Date]>([
    ['checkin', '2026-10-05T22:59', 'deliver'],
    ['checkin', '2026-10-05T23:00', at('2026-10-06T07:00')],
    ['followup', '2026-10-06T06:59', at('2026-10-06T07:00')],
    ['followup', '2026-10-06T07:00', 'deliver'],
    ['silence_checkin', '2026-10-06T03:00', at('2026-10-06T07:00')],
    ['silence_checkin', '2026-10-06T23:00', 'day is over'],
  ])('%s at %s: %s', (kind, now, expected) => expect(decided(kind, now)).toEqual(expected))

  test('waits for the end of the night where quiet hours end in it, and is dropped where they never end', () => {
    const until = (start: string, end: string) => freeAt([{ start, end }, night], at('2026-10-05T22:30'))
    expect(until('22:00', '02:00')).toEqual(at('2026-10-06T07:00'))
    expect(until('06:00', '09:00')).toEqual(at('2026-10-05T22:30'))
    expect(until('20:00', '10:00')).toEqual(at('2026-10-06T10:00'))
    expect(until('07:00', '23:00')).toBeNull()
    const receiver = { ...nobody, contact: { ...nobody.contact, quietHours: { start: '07:00', end: '23:00' } } }
    expect(decided('checkin', '2026-10-05T12:00', receiver)).toBe('never free')
  })

  test('is dropped when the day had one, and waits until 24 hours are over', () => {
    const receiver = sent(['2026-10-05T18:00'])
    expect(decided('checkin', '2026-10-05T20:00', receiver)).toBe('one a day')
    expect(decided('silence_checkin', '2026-10-05T20:00', receiver)).toBe('one a day')
    for (const kind of ['followup', 'silence_checkin'] as const)
      expect(decided(kind, '2026-10-06T07:00', receiver)).toEqual(at('2026-10-06T18:00'))
    expect(decided('checkin', '2026-10-06T18:00', receiver)).toBe('deliver')
  })

  test('is dropped after two that were not answered, but for the check-in of a silence', () => {
    const times = ['2026-10-01T10:00', '2026-10-02T10:00']
    const unanswered = [null, '2026-10-01T09:59'].map((answeredAt) => sent(times, answeredAt))
    for (const receiver of unanswered) {
      expect(decided('checkin', '2026-10-05T10:00', receiver)).toBe('unanswered')
      expect(decided('followup', '2026-10-05T10:00', receiver)).toBe('unanswered')
      expect(decided('silence_checkin', '2026-10-05T10:00', receiver)).toBe('deliver')
    }
    expect(decided('checkin', '2026-10-05T10:00', sent(times, '2026-10-01T10:00'))).toBe('deliver')
  })

  test('that counts as written already is decided as before', () => {
    const times = ['2026-10-01T10:00', '2026-10-05T09:59']
    expect(decided('checkin', '2026-10-05T10:00', sent(times), { id: times[1] ?? '' })).toBe('deliver')
  })

  test('on a day of an exam is the good wish of its first', () => {
    const receiver = on('2026-10-05', '2026-10-06')
    const of = (day: string, isWish: boolean) =>
      decided('silence_checkin', `2026-10-${day}T09:59`, receiver, { isWish })
    expect(['04', '05', '06', '07'].map((day) => of(day, false))).toEqual([
      'deliver',
      'exam day',
      'exam day',
      'deliver',
    ])
    expect(['04', '05', '06', '07'].map((day) => of(day, true))).toEqual([
      'exam day',
      'deliver',
      'exam day',
      'exam day',
    ])
    expect(decided('followup', '2026-10-05T10:00', receiver)).toBe('exam day')
    expect(decided('silence_checkin', '2026-10-05T10:00', receiver, { isWish: true })).toBe('exam day')
  })

  test('that asks how the exam went is of the evening of its last day, and takes no wish’s place', () => {
    const receiver = on('2026-10-05', '2026-10-06')
    const asked = (day: string, more: Receiver = receiver) =>
      decided('checkin', `2026-10-${day}T19:00`, more, { occasion: 'exam' })
    expect(['04', '05', '06', '07'].map((day) => asked(day))).toEqual(['exam day', 'exam day', 'deliver', 'exam day'])
    const wished = { ...on('2026-10-06'), standing: sent(['2026-10-06T07:00']).standing }
    expect(asked('06', wished)).toBe('one a day')
    const muted = { ...receiver, standing: { ...nobody.standing, pausedUntil: at('2026-10-07T07:00') } }
    expect(asked('06', muted)).toBe('day is over')
    const quiet = { ...receiver, contact: { ...receiver.contact, quietHours: { start: '18:00', end: '07:00' } } }
    expect(asked('06', quiet)).toBe('day is over')
  })

  test('waits for the end of a pause and of its quiet hours, or is dropped where its day ends before', () => {
    const paused = (until: string): Receiver => ({
      ...nobody,
      standing: { ...nobody.standing, pausedUntil: at(until) },
    })
    for (const kind of ['checkin', 'followup'] as const) {
      expect(decided(kind, '2026-10-05T10:00', paused('2026-10-12T09:30'))).toEqual(at('2026-10-12T09:30'))
      expect(decided(kind, '2026-10-05T10:00', paused('2026-10-12T03:30'))).toEqual(at('2026-10-12T07:00'))
      expect(decided(kind, '2026-10-05T10:00', paused('2026-10-05T10:00'))).toBe('deliver')
    }
    expect(decided('silence_checkin', '2026-10-05T07:00', paused('2026-10-06T07:00'))).toBe('day is over')
    expect(decided('silence_checkin', '2026-10-05T07:00', paused('2026-10-05T09:30'))).toEqual(at('2026-10-05T09:30'))
  })

  test('after distress waits for the daytime, and for nothing else', () => {
    const full: Receiver = {
      ...on('2026-10-05'),
      standing: { ...sent(['2026-10-03T10:00', '2026-10-04T12:00']).standing, pausedUntil: at('2026-10-12T09:30') },
    }
    const asked = (now: string, quietHours: QuietHours | null = null) =>
      decided('checkin', now, { ...full, contact: { ...full.contact, quietHours } }, { occasion: 'care' })
    expect(asked('2026-10-05T09:59')).toEqual(at('2026-10-05T10:00'))
    expect(asked('2026-10-05T10:00')).toBe('deliver')
    expect(asked('2026-10-05T19:59')).toBe('deliver')
    expect(asked('2026-10-05T20:00')).toEqual(at('2026-10-06T10:00'))
    expect(asked('2026-10-05T12:00', { start: '11:00', end: '15:00' })).toEqual(at('2026-10-05T15:00'))
    // Where quiet hours take all of the daytime, at the time that they leave.
    expect(asked('2026-10-05T12:00', { start: '09:00', end: '21:00' })).toEqual(at('2026-10-05T21:00'))
    expect(asked('2026-10-05T12:00', { start: '07:00', end: '23:00' })).toBe('never free')
  })

  test('is dropped as a check-in of another day’s silence', () =>
    expect(decided('silence_checkin', '2026-10-05T10:00', nobody, { dueAt: at('2026-10-04T22:00') })).toBe(
      'day is over',
    ))
})

describe('the message about the week', () => {
  const [sunday, monday] = ['2026-10-11', '2026-10-12']
  const weekly = (now: string, receiver = nobody, dueAt = at(`${sunday}T19:00`)) =>
    decided('checkin', now, receiver, { occasion: 'weekly', dueAt })
  const quiet = (start: string, end: string): Receiver => ({
    ...nobody,
    contact: { ...nobody.contact, quietHours: { start, end } },
  })
  const paused = (until: string): Receiver => ({ ...nobody, standing: { ...nobody.standing, pausedUntil: at(until) } })
  const sits = (firstDay: string, next: string | null = null): Receiver => ({
    ...on(firstDay),
    contact: {
      ...on(firstDay).contact,
      examDay: next === null ? null : { day: next, source: 'student' },
    },
  })
  /** The student's standing, with messages that were turned on among those that were written. */
  const knows = (times: string[], turnedOn: string[], { answeredAt = '', workedAt = '' } = {}): Receiver => ({
    ...nobody,
    standing: {
      written: [...written(...times), ...written(...turnedOn).map((one) => ({ ...one, isTurnedOn: true }))],
      answeredAt: answeredAt === '' ? null : at(answeredAt),
      workedAt: workedAt === '' ? null : at(workedAt),
      isOtherPending: false,
      pausedUntil: null,
    },
  })
  const earlier = ['2026-10-01T10:00', '2026-10-04T10:00']

  test.each<[string, Receiver, string, string | Date]>([
    ['comes when it is due', nobody, `${sunday}T19:00`, 'deliver'],
    ['comes late', nobody, `${sunday}T21:59`, 'deliver'],
    ['does not come from 22:00 on', nobody, `${sunday}T22:00`, 'day is over'],
    ['does not come on Monday', nobody, `${monday}T10:00`, 'day is over'],
    ['waits for quiet hours', quiet('18:00', '20:30'), `${sunday}T19:00`, at(`${sunday}T20:30`)],
    ['does not wait until 22:00', quiet('18:00', '22:00'), `${sunday}T19:00`, 'day is over'],
    ['does not wait until morning', quiet('19:00', '08:00'), `${sunday}T19:00`, 'day is over'],
    ['waits for a pause that ends', paused(`${sunday}T21:00`), `${sunday}T19:00`, at(`${sunday}T21:00`)],
    ['does not wait for a longer one', paused(`${monday}T07:00`), `${sunday}T19:00`, 'day is over'],
    ['is not of a day of the exam', sits(sunday), `${sunday}T19:00`, 'exam day'],
    ['comes the evening before it', sits(monday, monday), `${sunday}T19:00`, 'deliver'],
    ['does not come after it', sits('2026-10-04'), `${sunday}T19:00`, 'exam is over'],
    ['comes after it, once there is a new day', sits('2026-10-04', '2027-06-20'), `${sunday}T19:00`, 'deliver'],
    ['gives way to one of its day', knows([`${sunday}T09:00`], []), `${sunday}T19:00`, 'one a day'],
    ['is not kept 24 hours apart', knows(['2026-10-10T20:00'], []), `${sunday}T19:00`, 'deliver'],
    ['is not sent after two unanswered ones', knows(earlier, []), `${sunday}T19:00`, 'unanswered'],
    [
      'is sent to who has worked since',
      knows(earlier, [], { workedAt: '2026-10-04T10:00' }),
      `${sunday}T19:00`,
      'deliver',
    ],
  ])('%s', (_what, receiver, now, expected) => expect(weekly(now, receiver)).toEqual(expected))

  test('holds back others for its day alone, and counts for them as answered by work', () => {
    const last = `${sunday}T19:00`
    expect(decided('followup', `${sunday}T20:00`, knows([], [last]))).toBe('one a day')
    expect(decided('followup', `${monday}T10:00`, knows([], [last]))).toBe('deliver')
    const before = '2026-10-04T19:00'
    expect(decided('checkin', `${monday}T10:00`, knows([], [before, last]))).toBe('unanswered')
    expect(decided('checkin', `${monday}T10:00`, knows([], [before, last], { workedAt: last }))).toBe('deliver')
    expect(decided('checkin', `${monday}T10:00`, knows(earlier, [], { workedAt: last }))).toBe('unanswered')
  })
})

describe('the message about reviews', () => {
  const [saturday, sunday] = ['2026-10-10', '2026-10-11']
  const reviews = (now: string, receiver = nobody) =>
    decided('checkin', now, receiver, { occasion: 'reviews', dueAt: at(`${now.slice(0, 10)}T17:00`) })
  const knows = (contact: Partial<Receiver['contact']>, standing: Partial<Receiver['standing']> = {}): Receiver => ({
    ...nobody,
    contact: { ...nobody.contact, ...contact },
    standing: { ...nobody.standing, ...standing },
  })
  const weekly = { proactive: { ...nobody.contact.proactive, weekly: true } }
  const reviewed = (...times: string[]) => written(...times).map((one) => ({ ...one, isTurnedOn: true }))

  test.each<[string, Receiver, string, string | Date]>([
    ['comes while something is due', nobody, `${saturday}T17:00`, 'deliver'],
    ['does not come when nothing is', knows({ dueReviews: 0 }), `${saturday}T17:00`, 'nothing is due'],
    ['waits for the morning', nobody, '2026-10-12T00:10', at('2026-10-12T07:00')],
    [
      'gives way to a check-in of the day',
      knows({}, { isOtherPending: true }),
      `${saturday}T17:00`,
      'another is pending',
    ],
    [
      'gives way to what was written that day',
      knows({}, { written: written(`${saturday}T08:00`) }),
      `${saturday}T17:00`,
      'one a day',
    ],
    ['gives way to the week on Sunday', knows(weekly), `${sunday}T17:00`, 'another is pending'],
    ['comes on other days beside the week', knows(weekly), `${saturday}T17:00`, 'deliver'],
    [
      'is not kept 24 hours apart',
      knows({}, { written: reviewed('2026-10-09T18:00') }),
      `${saturday}T17:00`,
      'deliver',
    ],
    [
      'is not sent after two unanswered',
      knows({}, { written: reviewed('2026-10-08T17:00', '2026-10-09T17:00') }),
      `${saturday}T17:00`,
      'unanswered',
    ],
    [
      'is sent after two that a rating answered',
      knows({}, { written: reviewed('2026-10-08T17:00', '2026-10-09T17:00'), workedAt: at('2026-10-09T18:00') }),
      `${saturday}T17:00`,
      'deliver',
    ],
  ])('%s', (_what, receiver, now, expected) => expect(reviews(now, receiver)).toEqual(expected))

  test('is of its day', () => {
    const late = { occasion: 'reviews' as const, dueAt: at(`${saturday}T17:00`) }
    expect(decided('checkin', `${sunday}T09:00`, nobody, late)).toBe('day is over')
  })
})
