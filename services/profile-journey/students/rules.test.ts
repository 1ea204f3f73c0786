import { randomUUID } from 'node:crypto'
import { ProfilePatchBody, patchProfile } from '@yoldas/contracts/profile'
import { addDays, istanbulTime } from '@yoldas/time'
import { describe, expect, test } from 'vitest'
import {
  applyPatch,
  completeProfile,
  decidedBy,
  examDayOf,
  examSpanOf,
  examTakersOn,
  needsOnboarding,
  patchOf,
  readProfile,
  type StoredProfile,
} from './rules.ts'

describe('a profile', () => {
  test('of a new student is whole, with the defaults', () => {
    expect(completeProfile({})).toMatchObject({
      displayName: null,
      strongSubjects: [],
      quietHours: { start: '22:00', end: '07:00' },
      proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
      birthYear: null,
      checkinTime: null,
      hidePreviews: false,
      answerStyle: 'guide',
      reviewRetention: 0.9,
      reviewCap: 40,
    })
    expect(needsOnboarding(completeProfile({}))).toBe(true)
    expect(needsOnboarding(completeProfile({ examType: 'lgs' }))).toBe(false)
  })

  test('keeps what a patch does not name, and loses what it clears', () => {
    const stored = applyPatch({}, { displayName: 'Elif', dailyHours: 0, weakSubjects: ['Kimya'] })
    expect(applyPatch(stored, { dailyHours: null, weakSubjects: null })).toEqual({ displayName: 'Elif' })
    expect(applyPatch(stored, {})).toEqual(stored)
  })

  test('keeps quiet hours that were turned off apart from quiet hours never set', () => {
    const off = applyPatch({}, { quietHours: null })
    expect(completeProfile(off).quietHours).toBeNull()
    expect(completeProfile(applyPatch(off, { quietHours: { start: '23:00', end: '06:30' } })).quietHours).toEqual({
      start: '23:00',
      end: '06:30',
    })
  })

  test('merges what the companion may write first', () => {
    const stored = applyPatch(applyPatch({}, { proactive: { reminders: false } }), { proactive: { checkins: false } })
    expect(completeProfile(stored).proactive).toEqual({
      reminders: false,
      checkins: false,
      followups: true,
      reviews: false,
      weekly: false,
    })
    expect(completeProfile(applyPatch(stored, { proactive: null })).proactive.reminders).toBe(true)
    const cleared = completeProfile(applyPatch(stored, { proactive: { reminders: null } })).proactive
    expect(cleared).toEqual({ reminders: true, checkins: false, followups: true, reviews: false, weekly: false })
  })

  test('merges the nets that the student wants, exam by exam', () => {
    const stored = applyPatch(applyPatch({}, { targetNets: { tyt: 90, ayt: 60.5 } }), { targetNets: { lgs: 70 } })
    expect(completeProfile(stored).targetNets).toEqual({ tyt: 90, ayt: 60.5, lgs: 70 })
    const cleared = applyPatch(stored, { targetNets: { tyt: null, kpss: null, lgs: 0 } })
    expect(completeProfile(cleared).targetNets).toEqual({ ayt: 60.5, lgs: 0 })
    expect(applyPatch(cleared, { targetNets: null })).toEqual({})
    expect(completeProfile({}).targetNets).toEqual({})
  })

  test('hides nothing again when that is cleared', () => {
    const stored = applyPatch({}, { birthYear: 2009, checkinTime: '18:30', hidePreviews: true })
    expect(completeProfile(stored)).toMatchObject({ birthYear: 2009, checkinTime: '18:30', hidePreviews: true })
    const cleared = applyPatch(stored, { birthYear: null, checkinTime: null, hidePreviews: null })
    expect(cleared).toEqual({})
    expect(completeProfile(cleared)).toMatchObject({ birthYear: null, checkinTime: null, hidePreviews: false })
  })

  test('gives hints first again when the style of answers is cleared', () => {
    const stored = applyPatch({}, { answerStyle: 'direct' })
    expect(completeProfile(stored).answerStyle).toBe('direct')
    expect(completeProfile(applyPatch(stored, { answerStyle: null })).answerStyle).toBe('guide')
  })

  test('keeps a year that another clock says has not begun', () => {
    const birthYear = new Date().getUTCFullYear() + 1
    expect(readProfile({ birthYear })).toEqual({ profile: { birthYear } })
    const patch = patchProfile.input.parse({ studentKey: randomUUID(), patch: { birthYear } }).patch
    expect(completeProfile(applyPatch({}, patch)).birthYear).toBe(birthYear)
  })

  test('patched twice with the same is as patched once', () => {
    const targetNets = { tyt: 80, ayt: null }
    const patch = { displayName: 'Can', proactive: { followups: false }, quietHours: null, about: null, targetNets }
    const once = applyPatch({ about: 'x', grade: '9' }, patch)
    expect(applyPatch(once, patch)).toEqual(once)
  })
})

describe('the day of the exam', () => {
  const student = (fields: StoredProfile) => completeProfile(fields)
  const official = (day: string) => ({ day, source: 'official' })
  const [before, yks, lgs] = ['2026-06-01', '2026-06-20', '2026-06-14']

  test('is the one that the student named, until it has passed', () => {
    const named = student({ examDate: '2026-06-10', examType: 'yks', grade: '12' })
    expect(examDayOf(named, before)).toEqual({ day: '2026-06-10', source: 'student' })
    expect(examDayOf(named, '2026-06-10')).toEqual({ day: '2026-06-10', source: 'student' })
    expect(examDayOf(named, '2026-06-11')).toBeNull()
  })

  test('is official where it is certain which exam is meant', () => {
    expect(examDayOf(student({ examType: 'yks', grade: '12' }), before)).toEqual(official(yks))
    expect(examDayOf(student({ examType: 'yks', grade: 'mezun' }), yks)).toEqual(official(yks))
    expect(examDayOf(student({ examType: 'lgs', grade: '8' }), before)).toEqual(official(lgs))
  })

  test.each<StoredProfile>([
    {},
    { grade: '12' },
    { examType: 'yks' },
    { examType: 'yks', grade: '11' },
    { examType: 'lgs', grade: '7' },
    { examType: 'kpss', grade: 'mezun' },
    { examType: 'dgs' },
  ])('is absent with %j, or not announced', (fields) => expect(examDayOf(student(fields), before)).toBeNull())

  test('is absent when it has passed', () => {
    expect(examDayOf(student({ examType: 'yks', grade: '12' }), '2026-06-21')).toBeNull()
    expect(examDayOf(student({ examType: 'lgs', grade: '8' }), '2026-06-15')).toBeNull()
  })
})

describe('the days of the exam', () => {
  const span = (fields: StoredProfile, today: string, arrivedOn = '2026-01-01') =>
    examSpanOf(completeProfile(fields), arrivedOn, today)
  const yks = { firstDay: '2026-06-20', lastDay: '2026-06-21' }
  const twelfth = { examType: 'yks', grade: '12' } as const

  test('are two of YKS, whichever of them the student named, and one of another exam', () => {
    for (const examDate of ['2026-06-20', '2026-06-21'])
      expect(span({ examType: 'yks', examDate }, '2026-06-01')).toEqual(yks)
    expect(span({ examType: 'kpss', examDate: '2026-06-20' }, '2026-06-01')?.lastDay).toBe('2026-06-20')
  })

  test('that the student named stay when they are over, official ones for ten weeks', () => {
    expect(span({ examType: 'yks', examDate: '2026-06-20' }, '2027-06-01')).toEqual(yks)
    for (const today of ['2026-06-01', '2026-06-21', '2026-08-29']) expect(span(twelfth, today)).toEqual(yks)
    expect(span(twelfth, '2026-08-30')).toBeNull()
  })

  test('are not given to students who came when they were over', () =>
    expect(span(twelfth, '2026-07-01', '2026-06-25')).toBeNull())
})

describe('whose exam may end on a day', () => {
  test('is read from the day that they named, which a weekend of YKS may follow, or from the exam', () => {
    expect(examTakersOn('2026-06-21')).toEqual({ examDates: ['2026-06-20', '2026-06-21'], examTypes: ['yks'] })
    expect(examTakersOn('2026-06-14').examTypes).toEqual(['lgs'])
    expect(examTakersOn('2026-10-05').examTypes).toEqual([])
  })

  test('has everybody among them whose exam does', () => {
    const days = Array.from({ length: 40 }, (_, nth) => addDays('2026-06-01', nth))
    const profiles = (['yks', 'lgs', 'kpss', 'dgs'] as const).flatMap((examType) =>
      [null, ...days].flatMap((examDate) =>
        (['8', '12', null] as const).map((grade) =>
          completeProfile({ examType, ...(examDate && { examDate }), ...(grade && { grade }) }),
        ),
      ),
    )
    for (const day of days) {
      const { examDates, examTypes } = examTakersOn(day)
      const takers = profiles.filter((profile) => examSpanOf(profile, '2026-01-01', day)?.lastDay === day)
      expect(takers.length).toBeGreaterThan(0)
      const missed = takers.filter(({ examDate, examType }) =>
        examDate === null ? !examTypes.includes(examType ?? '') : !examDates.includes(examDate),
      )
      expect(missed).toEqual([])
    }
  })
})

describe('the rules of a patch', () => {
  const thisYear = Number(istanbulTime(new Date()).day.slice(0, 4))
  const longest = {
    displayName: '😀'.repeat(64),
    about: 'ş'.repeat(1000),
    strongSubjects: Array(16).fill('ğ'.repeat(64)),
  }
  test.each<[string, object]>([
    ['the longest texts', longest],
    ['the bounds of numbers', { dailyHours: 16, targetRank: 1 }],
    ['no hours', { dailyHours: 0 }],
    ['the first year of birth', { birthYear: 1940 }],
    ['this year of birth', { birthYear: thisYear }],
    ['the first check-in', { checkinTime: '07:00' }],
    ['the last check-in', { checkinTime: '21:00' }],
    ['a leap day', { examDate: '2028-02-29' }],
    ['every field cleared', { displayName: null, strongSubjects: null, proactive: null, quietHours: null }],
    ['unknown fields', { nickname: 'x', quietHours: { start: '00:00', end: '23:59', zone: 'x' } }],
  ])('take %s', (_name, body) => expect(ProfilePatchBody.safeParse(body).success).toBe(true))

  test.each<[string, object]>([
    ['65 characters of name', { displayName: '😀'.repeat(65) }],
    ['17 subjects', { weakSubjects: Array(17).fill('a') }],
    ['a subject of 65', { weakSubjects: ['a'.repeat(65)] }],
    ['an empty subject', { weakSubjects: [''] }],
    ['16.5 hours', { dailyHours: 16.5 }],
    ['hours as text', { dailyHours: '4' }],
    ['less than no hours', { dailyHours: -0.5 }],
    ['rank 0', { targetRank: 0 }],
    ['half a rank', { targetRank: 1.5 }],
    ['a day that does not exist', { examDate: '2026-02-29' }],
    ['a day with a time', { examDate: '2026-02-28T00:00:00Z' }],
    ['a grade as number', { grade: 12 }],
    ['an unknown exam', { examType: 'sat' }],
    ['24:00', { quietHours: { start: '24:00', end: '07:00' } }],
    ['half of the quiet hours', { quietHours: { start: '22:00' } }],
    ['proactive as one boolean', { proactive: false }],
    ['a birth before 1940', { birthYear: 1939 }],
    ['a birth to come', { birthYear: thisYear + 1 }],
    ['half a year', { birthYear: 2009.5 }],
    ['a year as text', { birthYear: '2009' }],
    ['a check-in at night', { checkinTime: '06:59' }],
    ['a check-in after nine', { checkinTime: '21:01' }],
    ['a check-in with seconds', { checkinTime: '18:30:00' }],
    ['previews as text', { hidePreviews: 'yes' }],
    ['an unknown style of answers', { answerStyle: 'Direct' }],
  ])('refuse %s', (_name, body) => expect(ProfilePatchBody.safeParse(body).success).toBe(false))
})

describe('preferences that a conversation decided', () => {
  const night = { start: '22:00', end: '07:00' }

  test.each<[string, Parameters<typeof patchOf>[2], ReturnType<typeof patchOf>]>([
    ['all when nothing was decided before', {}, { proactive: { reminders: false }, quietHours: night }],
    [
      'those decided earlier, or just then',
      { reminders: '2026-11-22T10:00:00.000Z', quietHours: '2026-11-22T09:00:00.000Z' },
      { proactive: { reminders: false }, quietHours: night },
    ],
    ['not what was decided later', { reminders: '2026-11-22T10:00:00.001Z' }, { proactive: {}, quietHours: night }],
    [
      'nothing that was decided later',
      { reminders: '2027-01-01T00:00:00.000Z', quietHours: '2027-01-01T00:00:00.000Z' },
      { proactive: {} },
    ],
    [
      'whatever was decided of others',
      { checkins: '2027-01-01T00:00:00.000Z' },
      { proactive: { reminders: false }, quietHours: night },
    ],
  ])('change %s', (_what, preferredAt, patch) => {
    expect(patchOf({ reminders: false, quietHours: night }, '2026-11-22T10:00:00.000Z', preferredAt)).toEqual(patch)
  })

  test('are what a patch sets or clears of them', () => {
    expect(decidedBy({ displayName: 'Elif' })).toEqual([])
    expect(decidedBy({ quietHours: null })).toEqual(['quietHours'])
    expect(decidedBy({ proactive: { checkins: true } })).toEqual(['checkins'])
    expect(decidedBy({ proactive: null })).toEqual(['reminders', 'checkins', 'followups', 'reviews', 'weekly'])
  })
})
