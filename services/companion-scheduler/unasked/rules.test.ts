import { night } from '@yoldas/contracts/scheduler'
import { freeAt, type QuietHours } from '@yoldas/time'
import { describe, expect, test } from 'vitest'
import { decideUnasked, type Receiver, type Unasked, type UnaskedKind } from './rules.ts'

const at = (local: string) => new Date(`${local}:00+03:00`)
const nobody: Receiver = {
  contact: { quietHours: null, exam: null, examDay: null },
  standing: { written: [], answeredAt: null, pausedUntil: null },
  hours: { night, daytime: { start: '10:00', end: '20:00' } },
}
const written = (...times: string[]) => times.map((time) => ({ id: time, at: at(time) }))
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
