import type { DueItem } from '@yoldas/client'
import type { StudyItem } from '@yoldas/client/study'
import { describe, expect, test } from 'vitest'
import { leftOf, loadBars, refusedIn, stackOf } from './stack.ts'
import { sayCounts, sayFailureOf, sayGiven, sayNext } from './words.ts'

const item = (id: string): DueItem => ({
  ...{ id, kind: 'topic', subject: 'Fizik', topic: 'Isı', dueDay: '2026-11-21', overdueDays: 0, retrievability: 0.8 },
  ...{ mistake: null, card: null, next: { again: null, hard: null, good: null, easy: null } },
})
const answer = (itemId: string, state: StudyItem['state']): StudyItem => ({
  entry: { kind: 'answer', clientId: itemId, itemId, rating: 'good', createdAt: '2026-11-21T10:00:00.000Z' },
  state,
  failure: null,
})

test('the stack leaves out what was answered here or waits, and keeps what was refused', () => {
  const due = ['a', 'b', 'c', 'd'].map(item)
  const given = [{ clientId: 'x', item: item('a'), rating: 'good' as const }]
  const waiting = [answer('b', 'waiting'), answer('c', 'refused')]
  const idsOf = (sent: string[]) => stackOf(due, given, waiting, new Set(sent)).map(({ id }) => id)
  expect(idsOf([])).toEqual(['c', 'd'])
  // Read before its answer was sent, or was refused.
  expect(idsOf(['c', 'd'])).toEqual(['c'])
  const counts = { overdue: 3, today: 9, tomorrow: 1 }
  const late = { ...item('a'), overdueDays: 2 }
  expect(leftOf({ due: [late, ...due.slice(1)], counts }, due.slice(2))).toEqual({ overdue: 2, today: 7, tomorrow: 1 })
  expect(refusedIn(waiting)).toEqual([waiting[1]])
})

test('the highest bar is whole, and none of them where nothing comes', () => {
  expect(
    loadBars([
      { day: '1', count: 2 },
      { day: '2', count: 8 },
    ]).map(({ percent }) => percent),
  ).toEqual([25, 100])
  expect(loadBars([{ day: '1', count: 0 }]).map(({ percent }) => percent)).toEqual([0])
})

describe('it is said', () => {
  test.each([
    [null, 'Sınavdan önce gelmez'],
    ['2026-11-22', 'Yarın'],
    ['2026-12-04', '13 gün sonra'],
    ['2026-12-05', '2 hafta sonra'],
    ['2027-02-21', '3 ay sonra'],
  ])('of the day %s, as seen from 21 November: %s', (day, said) => expect(sayNext(day, '2026-11-21')).toBe(said))

  test('what comes next, and nothing of what went wrong', () => {
    expect(sayGiven('again', '2026-11-22', '2026-11-21')).toBe('Yarın yeniden bakarız.')
    expect(sayGiven('easy', '2026-11-29', '2026-11-21')).toBe('Kolaydı: 8 gün sonra.')
  })

  test('how much there is, and of it what was due before', () => {
    expect(sayCounts({ overdue: 0, today: 0, tomorrow: 3 })).toBe('Bugün tekrar edilecek bir şey yok.')
    expect(sayCounts({ overdue: 2, today: 5, tomorrow: 3 })).toBe('Bugün 5 tekrar var, 2 tanesi önceki günlerden.')
    expect(sayCounts({ overdue: 5, today: 5, tomorrow: 3 })).toBe('Bugün 5 tekrar var, hepsi önceki günlerden.')
  })

  test('why something was not taken', () => {
    const refused = (path: string) => ({
      ...{ kind: 'refused' as const, status: 400, error: 'invalid request' },
      issues: [{ path, message: '' }],
    })
    expect(['answeredAt', 'subject', 'x'].map((path) => sayFailureOf(refused(path)))).toEqual([
      'Üzerinden on dört gün geçtiği için sayılmadı.',
      'Defterde bugünlük ya da toplam yer kalmadı.',
      'Kaydedilemedi.',
    ])
  })
})
