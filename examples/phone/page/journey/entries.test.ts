import type { ExamTypeInfo } from '@yoldas/client'
import { expect, test } from 'vitest'
import {
  branchesOf,
  errorsByRow,
  examBody,
  newExam,
  newSession,
  ofBlock,
  refusalOfExam,
  refusalOfSession,
  rowsOf,
  saidOfExam,
  sessionBody,
} from './entries.ts'

const now = '2026-11-22'
const tyt: ExamTypeInfo = {
  examType: 'tyt',
  name: 'TYT',
  divisor: 4,
  sections: [
    { subject: 'Türkçe', questions: 40, parts: [] },
    {
      subject: 'Fen',
      questions: 20,
      parts: [
        { subject: 'Fizik', questions: 7 },
        { subject: 'Kimya', questions: 7 },
      ],
    },
  ],
  days: null,
}
const draft = { ...newExam('tyt', now), name: 'Deneme 3' }
const subjects = (rows: Array<{ subject: string }>) => rows.map(({ subject }) => subject)

test('a result is entered by section, by part, or of one branch', () => {
  expect(subjects(rowsOf(draft, tyt))).toEqual(['Türkçe', 'Fen'])
  expect(subjects(rowsOf({ ...draft, isByPart: true }, tyt))).toEqual(['Türkçe', 'Fizik', 'Kimya'])
  expect(subjects(branchesOf(tyt))).toEqual(['Türkçe', 'Fen', 'Fizik', 'Kimya'])
  const branch = { ...draft, shape: 'branch' as const, branch: 'Kimya', questions: 25 }
  expect(rowsOf(branch, tyt)).toEqual([{ subject: 'Kimya', questions: 25 }])
  const counted = { ...branch, counts: { Kimya: { correct: 20, wrong: 5 }, Türkçe: { correct: 30, wrong: 2 } } }
  expect(examBody(counted, tyt, 'id').sections).toEqual([{ subject: 'Kimya', correct: 20, wrong: 5, questions: 25 }])
})

test('an empty row is left out, and a refused section is said at its own row', () => {
  const counted = { ...draft, counts: { Fen: { correct: 21, wrong: null } } }
  expect(examBody(counted, tyt, 'id').sections).toEqual([{ subject: 'Fen', correct: 21, wrong: 0 }])
  const said = saidOfExam(counted, tyt)
  expect(errorsByRow({ 'sections.0': said['sections.0'] ?? '' }, counted, tyt)).toEqual({
    Fen: expect.stringContaining('20 soruyu'),
  })
})

test('a result needs a name, a day that has come, and a count', () => {
  expect(Object.keys(refusalOfExam({ ...draft, name: ' ', day: '2026-11-23' }, tyt, now)?.fields ?? {})).toEqual([
    'name',
    'day',
    'sections',
  ])
  for (const day of ['', '1999-12-31', '12026-01-01', '20250-01-01'])
    expect(refusalOfExam({ ...draft, day }, tyt, now)?.fields).toHaveProperty('day')
  const half = { ...draft, counts: { Türkçe: { correct: 1.5, wrong: null } } }
  expect(refusalOfExam(half, tyt, now)?.fields).toHaveProperty(['sections.0'])
  expect(refusalOfExam({ ...draft, counts: { Türkçe: { correct: 30, wrong: 4 } } }, tyt, now)).toBeNull()
})

test('a session of a planned block begins with what was planned', () => {
  const block = { id: 'b', subject: 'Fizik', topic: 'Optik', minutes: 45 }
  const planned = ofBlock(newSession(now), {
    ...block,
    day: now,
    startTime: null,
    kind: 'study',
    status: 'planned',
    note: null,
    remind: false,
    source: 'user',
    createdAt: '',
    updatedAt: '',
  })
  expect(refusalOfSession(planned, now)).toBeNull()
  expect(sessionBody(planned, 'id')).toEqual({
    day: now,
    subject: 'Fizik',
    topic: 'Optik',
    minutes: 45,
    blockId: 'b',
    clientId: 'id',
  })
  expect(Object.keys(refusalOfSession({ ...newSession('2026-11-23'), wrong: -1 }, now)?.fields ?? {})).toEqual([
    'subject',
    'minutes',
    'day',
    'wrong',
  ])
})
