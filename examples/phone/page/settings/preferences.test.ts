import type { Profile } from '@yoldas/client'
import { expect, test } from 'vitest'
import { areTimesChanged, refusalOfTimes, timesOf, timesPatch } from './preferences.ts'

const profile: Profile = {
  displayName: null,
  examType: 'lgs',
  track: null,
  grade: null,
  examDate: null,
  targetUniversity: null,
  targetDepartment: null,
  targetRank: null,
  dailyHours: null,
  about: null,
  quietHours: { start: '23:00', end: '08:00' },
  strongSubjects: [],
  weakSubjects: [],
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  targetNets: {},
  birthYear: null,
  checkinTime: null,
  hidePreviews: false,
  answerStyle: 'guide',
  reviewRetention: 0.9,
  reviewCap: 40,
}

test('times are shown as they are stored, and are unchanged until one is', () => {
  const draft = timesOf(profile)
  expect(timesPatch(draft)).toEqual({ quietHours: { start: '23:00', end: '08:00' }, checkinTime: null })
  expect(areTimesChanged(profile, draft)).toBe(false)
  expect(areTimesChanged(profile, { ...draft, hasQuietHours: false })).toBe(true)
  // A time that is not in use does not count as a change.
  expect(areTimesChanged(profile, { ...draft, checkinTime: '19:00' })).toBe(false)
})

test('quiet hours need two different times, and a check-in comes from 07:00 to 21:00', () => {
  const draft = { ...timesOf(profile), hasCheckinTime: true }
  expect(refusalOfTimes({ ...draft, checkinTime: '21:00' })).toBeNull()
  for (const checkinTime of ['', '06:59', '21:01'])
    expect(refusalOfTimes({ ...draft, checkinTime })?.fields).toHaveProperty('checkinTime')
  expect(refusalOfTimes({ ...draft, end: '23:00' })?.fields).toHaveProperty('quietHours')
  expect(refusalOfTimes({ ...draft, hasQuietHours: false, start: '', hasCheckinTime: false })).toBeNull()
})
