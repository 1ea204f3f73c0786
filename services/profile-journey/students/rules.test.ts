import { ProfilePatchBody } from '@yoldas/contracts/profile'
import { describe, expect, test } from 'vitest'
import { applyPatch, completeProfile, decidedBy, needsOnboarding, patchOf } from './rules.ts'

describe('a profile', () => {
  test('of a new student is whole, with the defaults', () => {
    expect(completeProfile({})).toMatchObject({
      displayName: null,
      strongSubjects: [],
      quietHours: { start: '22:00', end: '07:00' },
      proactive: { reminders: true, checkins: true, followups: true },
    })
    expect(needsOnboarding(completeProfile({}))).toBe(true)
    expect(needsOnboarding(completeProfile({ examType: 'lgs' }))).toBe(false)
  })

  test('keeps what a patch does not name, and loses what it clears', () => {
    const stored = applyPatch({}, { displayName: 'Elif', dailyHours: 0, weakSubjects: ['Kimya'] })
    expect(applyPatch(stored, { dailyHours: null, weakSubjects: null })).toEqual({ displayName: 'Elif' })
    expect(applyPatch(stored, {})).toEqual(stored)
  })

  test('tells quiet hours that were turned off from quiet hours never set', () => {
    const off = applyPatch({}, { quietHours: null })
    expect(completeProfile(off).quietHours).toBeNull()
    expect(completeProfile(applyPatch(off, { quietHours: { start: '23:00', end: '06:30' } })).quietHours).toEqual({
      start: '23:00',
      end: '06:30',
    })
  })

  test('merges what the companion may write first', () => {
    const stored = applyPatch(applyPatch({}, { proactive: { reminders: false } }), { proactive: { checkins: false } })
    expect(completeProfile(stored).proactive).toEqual({ reminders: false, checkins: false, followups: true })
    expect(completeProfile(applyPatch(stored, { proactive: null })).proactive.reminders).toBe(true)
    const cleared = completeProfile(applyPatch(stored, { proactive: { reminders: null } })).proactive
    expect(cleared).toEqual({ reminders: true, checkins: false, followups: true })
  })

  test('patched twice with the same is as patched once', () => {
    const patch = { displayName: 'Can', proactive: { followups: false }, quietHours: null, about: null }
    const once = applyPatch({ about: 'x', grade: '9' }, patch)
    expect(applyPatch(once, patch)).toEqual(once)
  })
})

describe('the rules of a patch', () => {
  const longest = {
    displayName: '😀'.repeat(64),
    about: 'ş'.repeat(1000),
    strongSubjects: Array(16).fill('ğ'.repeat(64)),
  }
  test.each<[string, object]>([
    ['the longest texts', longest],
    ['the bounds of numbers', { dailyHours: 16, targetRank: 1 }],
    ['no hours', { dailyHours: 0 }],
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
    ['a day that is none', { examDate: '2026-02-29' }],
    ['a day with a time', { examDate: '2026-02-28T00:00:00Z' }],
    ['a grade as number', { grade: 12 }],
    ['an unknown exam', { examType: 'sat' }],
    ['24:00', { quietHours: { start: '24:00', end: '07:00' } }],
    ['half of the quiet hours', { quietHours: { start: '22:00' } }],
    ['proactive as one boolean', { proactive: false }],
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
    expect(decidedBy({ proactive: null })).toEqual(['reminders', 'checkins', 'followups'])
  })
})
