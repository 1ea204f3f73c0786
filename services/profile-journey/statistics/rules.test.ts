import { mondayOf, nextDay } from '@yoldas/time'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillBuckets, firstOf, mergeSubjects, progressOf, streakOf, targetOf, topicsOf } from './rules.ts'

/** Days around two year ends, one of them of a leap year. */
const days = [...daysFrom('2023-12-20', 30), ...daysFrom('2024-02-20', 20), ...daysFrom('2024-12-20', 30)]
function daysFrom(first: string, count: number): string[] {
  const found = [first]
  while (found.length < count) found.push(nextDay(found.at(-1) ?? first))
  return found
}

describe('a streak', () => {
  const streaks = (studied: ReadonlySet<string>, today: string) => {
    const before = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    const back = (day: string): number => (studied.has(day) ? 1 + back(before(day)) : 0)
    return {
      current: studied.has(today) ? back(today) : back(before(today)),
      longest: Math.max(0, ...[...studied].map(back)),
      lastStudyDay: [...studied].toSorted().at(-1) ?? null,
      todayDone: studied.has(today),
    }
  }

  test('is what counting back day by day says', () => {
    fc.assert(
      fc.property(fc.subarray(days), fc.constantFrom(...days), (some, today) => {
        const studied = new Set(some.filter((day) => day <= today))
        expect(streakOf([...studied].toSorted(), today)).toEqual(streaks(studied, today))
      }),
    )
  })

  test('goes on through a year end, and today may still be without', () => {
    expect(streakOf(['2024-12-30', '2024-12-31', '2025-01-01'], '2025-01-02')).toEqual({
      current: 3,
      longest: 3,
      lastStudyDay: '2025-01-01',
      todayDone: false,
    })
    expect(streakOf([], '2025-01-02')).toEqual({ current: 0, longest: 0, lastStudyDay: null, todayDone: false })
  })
})

describe('hours', () => {
  test('every day and every week between two days has one bucket, in order, and nothing is lost', () => {
    const range = fc.tuple(fc.constantFrom(...days), fc.nat(400))
    fc.assert(
      fc.property(range, fc.constantFrom('day' as const, 'week' as const), ([from, length], groupBy) => {
        const all = daysFrom(from, length + 1)
        const to = all.at(-1) ?? from
        const keyOf = (day: string) => {
          if (groupBy === 'day') return day
          return [mondayOf(day), from].toSorted().at(-1) ?? from
        }
        const found = [...new Set(all.map(keyOf))].map((key, i) => ({ key, minutes: i, questions: 1 }))
        const filled = fillBuckets(found.slice(1), groupBy, from, to)
        expect(filled).toEqual([{ key: keyOf(from), minutes: 0, questions: 0 }, ...found.slice(1)])
      }),
      { numRuns: 50 },
    )
  })

  test('the last days that can be written have their buckets, and no day has one before its first', () => {
    const last = { key: '9999-12-31', minutes: 0, questions: 0 }
    expect(fillBuckets([], 'day', '9999-12-31', '9999-12-31')).toEqual([last])
    expect(fillBuckets([], 'week', '9999-12-31', '9999-12-31')).toEqual([last])
    expect(fillBuckets([], 'day', '2199-12-01', '2199-12-31')).toHaveLength(31)
    expect(fillBuckets([], 'day', '2026-01-02', '2026-01-01')).toEqual([])
  })

  test('a week begins on Monday', () => {
    expect(['2024-12-29', '2024-12-30', '2025-01-05', '2025-01-06'].map(mondayOf)).toEqual([
      '2024-12-23',
      '2024-12-30',
      '2024-12-30',
      '2025-01-06',
    ])
  })

  test('subjects written differently are one, most minutes first', () => {
    const merged = mergeSubjects([
      { key: 'KİMYA', minutes: 10, questions: 1 },
      { key: 'Kimya', minutes: 30, questions: 2 },
      { key: 'Fizik', minutes: 50, questions: 0 },
    ])
    expect(merged).toEqual([
      { key: 'Fizik', minutes: 50, questions: 0 },
      { key: 'Kimya', minutes: 40, questions: 3 },
    ])
  })
})

describe('topics', () => {
  const studied = { correct: 0, wrong: 0, blank: 0, minutes: 10, lastStudiedDay: '2026-01-01' }
  test('written differently are one; accuracy is of all questions, and null without any', () => {
    const topics = topicsOf([
      { ...studied, subject: 'Matematik', topic: 'İntegral', correct: 3, wrong: 1 },
      { ...studied, subject: 'MATEMATİK', topic: 'integral', blank: 4, lastStudiedDay: '2026-02-01' },
      { ...studied, subject: 'Çince', topic: null },
    ])
    expect(topics).toEqual([
      {
        subject: 'MATEMATİK',
        topic: 'integral',
        correct: 3,
        wrong: 1,
        blank: 4,
        accuracy: 0.375,
        minutes: 20,
        lastStudiedDay: '2026-02-01',
      },
      { ...studied, subject: 'Çince', topic: null, accuracy: null },
    ])
  })

  test('come with most minutes first, then by subject and topic in Turkish order, without a topic first', () => {
    const names = [
      ['Fizik', 'Optik', 90],
      ['Çince', null, 60],
      ['Çince', 'Ölçüler', 60],
      ['Çince', 'Sayılar', 60],
      ['Dans', 'Bale', 60],
      ['Arapça', null, 30],
    ] as const
    const found = names.map(([subject, topic, minutes]) => ({ ...studied, subject, topic, minutes }))
    fc.assert(
      fc.property(fc.shuffledSubarray(found, { minLength: found.length }), (shuffled) => {
        const topics = topicsOf(shuffled)
        expect(topics.map(({ subject, topic, minutes }) => [subject, topic, minutes])).toEqual(names)
      }),
    )
  })

  test('are as many as are joined: minutes and answers of all spellings are there once', () => {
    const spelling = fc.record({
      subject: fc.constantFrom('Kimya', 'KİMYA', ' kimya', 'Işık', 'IŞIK'),
      topic: fc.constantFrom(null, '', 'Mol', 'MOL'),
      correct: fc.nat(9),
      minutes: fc.integer({ min: 1, max: 99 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(spelling, { selector: ({ subject, topic }) => `${subject} ${topic}` }), (some) => {
        const topics = topicsOf(some.map((each) => ({ ...studied, ...each })))
        for (const count of ['minutes', 'correct'] as const) {
          const sum = (list: ReadonlyArray<Record<typeof count, number>>) =>
            list.reduce((total, each) => total + each[count], 0)
          expect(sum(topics)).toBe(sum(some))
        }
        expect(topics.length).toBeLessThanOrEqual(4)
        const minutes = topics.map((topic) => topic.minutes)
        expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
      }),
    )
  })

  test('that do not fit are left out, and said to be there', () => {
    expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ first: ['a', 'b'], hasMore: true })
    expect(firstOf(['a', 'b'], 2)).toEqual({ first: ['a', 'b'], hasMore: false })
  })
})

describe('progress', () => {
  const exam = (nets: Record<string, number>, isBranch = false) => ({
    id: '00000000-0000-4000-8000-000000000000',
    day: '2026-01-01',
    name: 'Deneme',
    isBranch,
    totalNet: Object.values(nets).reduce((sum, net) => sum + net, 0),
    sections: Object.entries(nets).map(([subject, net]) => ({ subject, net })),
  })

  test('is the latest less the mean of up to three before it', () => {
    const exams = [10, 20, 30, 40, 45].map((net) => exam({ Türkçe: net, Fen: 10 - net }))
    expect(progressOf(exams)).toEqual({
      sections: [
        { subject: 'Türkçe', net: 45, change: 15 },
        { subject: 'Fen', net: -35, change: -15 },
      ],
      total: { net: 10, change: 0 },
      gained: 'Türkçe',
      lost: 'Fen',
    })
  })

  test('has no change without an exam before, and no total of branch exams', () => {
    expect(progressOf([])).toEqual({ sections: [], total: null, gained: null, lost: null })
    expect(progressOf([exam({ Fen: 5 }, true)])).toMatchObject({ sections: [{ change: null }], total: null })
    expect(progressOf([exam({ Fen: 5, Türkçe: 5 }), exam({ Fen: 9 }, true)])).toMatchObject({
      total: { net: 10, change: null },
      gained: 'Fen',
      lost: null,
    })
  })

  test('says what is missing to the net that the student wants, where there is one and a total', () => {
    const total = { net: 61.75, change: null }
    expect(targetOf(90, total)).toEqual({ net: 90, missing: 28.25 })
    expect(targetOf(0, total)).toEqual({ net: 0, missing: 0 })
    expect(targetOf(60, total)).toEqual({ net: 60, missing: 0 })
    expect(targetOf(undefined, total)).toBeNull()
    expect(targetOf(90, null)).toBeNull()
  })

  test('compares totals of exams with the same sections only', () => {
    const exams = [
      exam({ Türkçe: 30, Fen: 10 }),
      exam({ Türkçe: 90, Fen: 5, Sosyal: 5 }),
      exam({ Fen: 12, Türkçe: 33 }),
    ]
    expect(progressOf(exams).total).toEqual({ net: 45, change: 5 })
  })
})
