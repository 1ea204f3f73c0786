import type { ExamTypeInfo, Profile } from '@yoldas/client'
import { expect, test } from 'vitest'
import {
  agreementsOf,
  type Draft,
  draftOf,
  patchOf,
  refusalOfStep,
  steps,
  stepsFor,
  subjectsOf,
  withExam,
} from './steps.ts'

const profile: Profile = {
  displayName: 'Elif',
  examType: 'yks',
  track: 'sayisal',
  grade: '12',
  examDate: '2027-06-19',
  targetUniversity: 'Ege Üniversitesi',
  targetDepartment: 'Tıp',
  targetRank: 5000,
  dailyHours: 4.5,
  about: 'Akşamları çalışıyorum.',
  quietHours: null,
  strongSubjects: ['Türkçe'],
  weakSubjects: ['Kimya'],
  proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
  targetNets: { tyt: 85, ydt: 60 },
  birthYear: null,
  checkinTime: null,
  hidePreviews: false,
  answerStyle: 'guide',
  reviewRetention: 0.9,
  reviewCap: 40,
}
const draft = draftOf(profile)

test('what was stored is shown again and stays when nothing is changed', () => {
  const patch = Object.assign({}, ...steps.map((step) => patchOf(step, draft)))
  const { about: _about, quietHours: _quiet, proactive: _proactive, targetNets: _nets, ...others } = profile
  const { birthYear: _year, checkinTime: _time, hidePreviews: _hides, answerStyle: _style, ...more } = others
  const { reviewRetention: _retention, reviewCap: _cap, ...fields } = more
  expect(patch).toEqual({ ...fields, targetNets: { tyt: 85, ayt: null } })
})

test('asks for the age once, and for the consents that the student can give', () => {
  const terms = { kind: 'terms', version: '2' } as const
  const missing = [terms, { kind: 'parent', version: '1' } as const]
  const age = { band: '16-17', source: 'self', setAt: '2026-11-26T10:00:00.000Z', expiresAt: null } as const
  expect(agreementsOf({ consents: [], missing })).toEqual([terms])
  expect(stepsFor(null, [])).toEqual(['who', 'age', 'exam', 'target', 'rhythm'])
  expect(stepsFor(null, [terms])).toEqual(['who', 'age', 'consents', 'exam', 'target', 'rhythm'])
  expect(stepsFor(age, [])).toEqual(steps)
})

test('another exam forgets what only the first one has', () => {
  const lgs = withExam(draft, 'lgs')
  expect([lgs.grade, lgs.track, lgs.examDate, lgs.weakSubjects]).toEqual([null, null, '', []])
  expect(patchOf('who', lgs)).toMatchObject({ examType: 'lgs', grade: null, track: null, examDate: null })
  expect(patchOf('target', lgs)).toEqual({
    targetUniversity: null,
    targetDepartment: null,
    targetRank: null,
    targetNets: { lgs: null },
  })
  expect(withExam(draft, 'yks')).toEqual(draft)
})

test('only the exam has to be named, and an emptied field is cleared', () => {
  const empty: Draft = {
    ...draft,
    displayName: '  ',
    examType: null,
    targetRank: null,
    dailyHours: null,
    targetNets: {},
  }
  expect(refusalOfStep('who', empty)?.fields).toHaveProperty('examType')
  expect(steps.slice(1).map((step) => refusalOfStep(step, empty))).toEqual([null, null, null])
  expect(patchOf('who', empty)).toMatchObject({ displayName: null, examType: null })
})

test('numbers that the service refuses are refused beside their fields', () => {
  const wrong: Draft = { ...draft, targetRank: 0.5, targetNets: { tyt: 201 }, dailyHours: 17 }
  expect(Object.keys(refusalOfStep('target', wrong)?.fields ?? {})).toEqual(['targetRank', 'targetNets.tyt'])
  expect(Object.keys(refusalOfStep('rhythm', wrong)?.fields ?? {})).toEqual(['dailyHours'])
})

test('subjects are those that a student knows: parts of sections, each once, in Turkish order', () => {
  const section = (subject: string, ...parts: string[]) => ({
    subject,
    questions: 40,
    parts: parts.map((part) => ({ subject: part, questions: 10 })),
  })
  const info = (examType: 'tyt' | 'ayt', ...sections: ExamTypeInfo['sections']): ExamTypeInfo => ({
    examType,
    name: examType,
    divisor: 4,
    sections,
    days: null,
  })
  const infos = [
    info('tyt', section('Türkçe'), section('Sosyal', 'Tarih', 'Coğrafya', 'İnkılap')),
    info('ayt', section('Sosyal-2', 'Tarih-2', 'Çağdaş Tarih')),
  ]
  expect(subjectsOf(['tyt', 'ayt'], infos)).toEqual(['Coğrafya', 'Çağdaş Tarih', 'İnkılap', 'Tarih', 'Türkçe'])
  expect(subjectsOf(['tyt'], infos)).not.toContain('Çağdaş Tarih')
})
