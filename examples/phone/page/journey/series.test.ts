import type { Progress, TopicPerformance } from '@yoldas/client'
import { expect, test } from 'vitest'
import { daysBetween } from '../calendar.ts'
import {
  hourBars,
  hourTable,
  netPoints,
  netTable,
  rangeOf,
  sayMoreSubjects,
  sayMoreTopics,
  sectionsOf,
  topicBars,
} from './series.ts'

const exam = (day: string, isBranch: boolean, totalNet: number, nets: Record<string, number>) => ({
  id: day,
  day,
  name: 'Deneme',
  isBranch,
  totalNet,
  sections: Object.entries(nets).map(([subject, net]) => ({ subject, net })),
})
const progress: Progress = {
  examType: 'tyt',
  exams: [
    exam('2026-11-01', false, 62.25, { Türkçe: 30, Matematik: 32.25 }),
    exam('2026-11-08', true, 5.5, { Çeviri: 5.5 }),
  ],
  sections: [],
  total: null,
  gained: null,
  lost: null,
  target: null,
}

test('a branch exam has its section on the chart and no total', () => {
  const points = netPoints(progress)
  expect(points.map(({ total }) => total)).toEqual([62.25, null])
  expect(sectionsOf(points)).toEqual(['Çeviri', 'Matematik', 'Türkçe'])
  expect(netTable(points, ['Matematik', 'Türkçe']).rows).toEqual([
    ['1 Kas', 'Deneme', '32,25', '30', '62,25'],
    ['8 Kas', 'Deneme', '–', '–', '–'],
  ])
})

test('hours are asked for whole weeks and for ranges that end today', () => {
  const now = '2026-11-22'
  const days = rangeOf('day', now)
  expect(daysBetween(days.from, days.to) + 1).toBe(14)
  expect(rangeOf('week', now)).toEqual({ from: '2026-08-31', to: now, groupBy: 'week' })
  const bars = hourBars('day', {
    totalMinutes: 90,
    buckets: [{ key: now, minutes: 90, questions: 40 }],
    hasMore: false,
  })
  expect(hourTable('day', bars).rows).toEqual([['22 Kas Paz', '1 sa 30 dk', '40']])
})

test('topics with most left to learn come first, and those without questions are no bars', () => {
  const topic = (name: string, accuracy: number | null, correct = 0): TopicPerformance => ({
    subject: 'Fizik',
    topic: name,
    correct,
    wrong: 0,
    blank: 0,
    accuracy,
    minutes: 60,
    lastStudiedDay: '2026-11-20',
  })
  const bars = topicBars([topic('Optik', 0.9), topic('Isı', null), topic('Vektör', 0.4, 10), topic('Basınç', 0.4, 20)])
  expect(bars.map(({ label }) => label)).toEqual(['Fizik · Basınç', 'Fizik · Vektör', 'Fizik · Optik'])
  expect(bars[0]?.percent).toBe(40)
})

test('where there are more, it is said how many are shown and what the sums are of', () => {
  expect(sayMoreTopics(500)).toBe('Burada yalnızca en çok çalıştığın 500 konu yer alıyor.')
  expect(sayMoreSubjects(500)).toMatch(/500 dersi kapsıyor; toplam süreye hepsi dahil\.$/)
})
