import { night } from '@yoldas/contracts/scheduler'
import { freeAt } from '@yoldas/time'
import { describe, expect, test } from 'vitest'
import { decideUnasked, type Receiver, type Unasked, type UnaskedKind } from './rules.ts'

const at = (local: string) => new Date(`${local}:00+03:00`)
const nobody: Receiver = {
  contact: { quietHours: null, exam: null, examDay: null },
  standing: { written: [], answeredAt: null },
  night,
}
const written = (...times: string[]) => times.map((time) => ({ id: time, at: at(time) }))
const sent = (times: string[], answeredAt: string | null = null): Receiver => ({
  ...nobody,
  standing: { written: written(...times), answeredAt: answeredAt === null ? null : at(answeredAt) },
})
const on = (firstDay: string, lastDay = firstDay): Receiver => ({
  ...nobody,
  contact: { ...nobody.contact, exam: { firstDay, lastDay } },
})

/** A message that is due now. */
const decided = (kind: UnaskedKind, now: string, receiver = nobody, more: Partial<Unasked> = {}) => {
  const made = decideUnasked({ id: 'this', kind, dueAt: at(now), isWish: false, ...more }, receiver, at(now))
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

  test('waits for the end of the night where quiet hours end in it, and is never sent where they leave no moment', () => {
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
      decided('silence_checkin', `2026-10-${day}T10:00`, receiver, { isWish })
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
  })

  test('is dropped as a check-in of another day’s silence', () =>
    expect(decided('silence_checkin', '2026-10-05T10:00', nobody, { dueAt: at('2026-10-04T22:00') })).toBe(
      'day is over',
    ))
})
