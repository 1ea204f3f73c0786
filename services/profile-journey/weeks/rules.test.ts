import type { ExamResult } from '@yoldas/contracts/journey'
import { addDays, mondayOf } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examsIn, gainedAndLost, lastMondays, mondayIssue, sentenceFor, streakIn } from './rules.ts'
import { seedOf } from './seed.ts'
import { afterRest, afterWork } from './sentences.ts'

const monday = '2026-11-16'
const today = '2026-11-26'

test.each([
  ['2000-01-03', true],
  ['1999-12-27', false],
  ['2026-11-23', true],
  ['2026-11-30', false],
  ['2026-11-22', false],
  ['2026-11-24', false],
])('a week may be asked for by %s: %s', (day, may) => {
  expect(mondayIssue(day, today)?.path).toBe(may ? undefined : 'monday')
})

test('the last weeks begin with this one, over a year end too', () => {
  expect(lastMondays('2027-01-06', 3)).toEqual(['2027-01-04', '2026-12-28', '2026-12-21'])
})

test('the streak of a week is what counting back from its end says, or from today', () => {
  const days = Array.from({ length: 21 }, (_, i) => addDays('2026-11-09', i)).filter((day) => day <= today)
  const mondays = lastMondays(today, 3)
  fc.assert(
    fc.property(fc.subarray(days), fc.constantFrom(...mondays), (studied, of) => {
      const back = (day: string): number => (studied.includes(day) ? 1 + back(addDays(day, -1)) : 0)
      const sunday = addDays(of, 6)
      const expected = sunday < today ? back(sunday) : back(today) || back(addDays(today, -1))
      expect(streakIn(studied.toSorted(), of, today)).toBe(expected)
    }),
  )
})

describe('results', () => {
  const result = (day: string, nets: Record<string, number>, rest: Partial<ExamResult> = {}): ExamResult => ({
    ...{ id: `${day} ${Object.keys(nets)}`, day, name: day, examType: 'tyt', createdAt: `${day}T10:00:00.000Z` },
    isBranch: false,
    sections: Object.entries(nets).map(([subject, net]) => ({ subject, correct: 0, wrong: 0, blank: 0, net })),
    totalNet: Object.values(nets).reduce((sum, net) => sum + net, 0),
    ...rest,
  })
  const [newest, sooner, before, earliest] = [
    result('2026-11-22', { Türkçe: 30, Matematik: 20 }),
    result('2026-11-16', { Türkçe: 28, Matematik: 25 }),
    result('2026-11-15', { Türkçe: 20, Matematik: 24 }),
    result('2026-11-01', { Türkçe: 22, Matematik: 26 }),
  ]

  test('of a week have each its change, those before it included', () => {
    const exams = examsIn([newest, sooner, before, earliest], monday)
    expect(exams.map(({ name, change }) => [name, change])).toEqual([
      ['2026-11-22', 1.67],
      ['2026-11-16', 7],
    ])
    expect(Object.keys(exams[0] ?? {})).toEqual(['id', 'name', 'totalNet', 'change'])
  })

  test('compare with their own exam alone, and a branch exam and a first one with none', () => {
    const other = result('2026-11-20', { Sayısal: 50 }, { examType: 'ales' })
    const branch = result('2026-11-21', { Matematik: 30 }, { isBranch: true })
    const exams = examsIn([newest, branch, other, before], monday)
    expect(exams.map(({ change }) => change)).toEqual([6, null, null])
  })

  test('say which section gained and lost most, of those that the week has', () => {
    expect(gainedAndLost([newest, sooner, before, earliest], monday)).toEqual({ gained: 'Türkçe', lost: 'Matematik' })
    expect(gainedAndLost([earliest], monday)).toEqual({ gained: null, lost: null })
    const branch = result('2026-11-21', { Matematik: 30 }, { isBranch: true })
    // Türkçe lost more, and in an earlier week.
    expect(gainedAndLost([branch, before, earliest], monday)).toEqual({ gained: 'Matematik', lost: null })
    const other = [
      result('2026-11-20', { Sayısal: 10 }, { examType: 'ales' }),
      result('2026-11-02', { Sayısal: 40 }, { examType: 'ales' }),
    ]
    expect(gainedAndLost([newest, ...other, before, earliest], monday)).toMatchObject({ lost: 'Sayısal' })
  })
})

describe('the sentence of a week', () => {
  const student = '4f6d1f7e-6c0e-4d0b-9b39-5a1fca3b8f10'
  const mondays = Array.from({ length: 200 }, (_, i) => addDays(mondayOf('2023-01-02'), 7 * i))

  test('is the same for a student and a Monday, and every sentence comes', () => {
    for (const [hasWork, sentences] of [
      [true, afterWork],
      [false, afterRest],
    ] as const) {
      const said = mondays.map((of) => sentenceFor(seedOf(student, of), hasWork))
      expect(said).toEqual(mondays.map((of) => sentenceFor(seedOf(student, of), hasWork)))
      expect(new Set(said)).toEqual(new Set(sentences))
    }
    expect(mondays.some((of) => seedOf(student, of) !== seedOf('another', of))).toBe(true)
  })

  test('is short, is whole, and asks for no answer', () => {
    for (const sentence of [...afterWork, ...afterRest]) {
      expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
      expect(sentence.length).toBeLessThanOrEqual(120)
      expect(sentence).not.toMatch(/[?!'"]/)
    }
  })
})
