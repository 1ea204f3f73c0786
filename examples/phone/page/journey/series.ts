import type { Hours, Progress, TopicPerformance } from '@yoldas/client'
import { addDays, sayMinutes, sayShortDate, sayShortWeekday, weekOf } from '../calendar.ts'
import { byName, sayNumber, sayPercent } from '../numbers.ts'

/** What a chart draws, and the same as a table. */
export type Table = { head: readonly string[]; rows: ReadonlyArray<readonly string[]> }

/** A result on the line: null where it has no such section. */
export type NetPoint = { id: string; label: string; name: string; total: number | null; nets: Record<string, number> }

/** A branch exam has one section: its sum is not a total of the exam. */
export const netPoints = ({ exams }: Progress): NetPoint[] =>
  exams.map(({ id, day, name, isBranch, totalNet, sections }) => ({
    id,
    label: sayShortDate(day),
    name,
    total: isBranch ? null : totalNet,
    nets: Object.fromEntries(sections.map(({ subject, net }) => [subject, net])),
  }))

/** All sections that a result names, in Turkish order: a colour stays with its subject. */
export const sectionsOf = (points: readonly NetPoint[]): string[] =>
  [...new Set(points.flatMap(({ nets }) => Object.keys(nets)))].sort(byName)

export function netTable(points: readonly NetPoint[], subjects: readonly string[]): Table {
  const say = (net: number | null | undefined) => (net == null ? '–' : sayNumber(net))
  return {
    head: ['Tarih', 'Deneme', ...subjects, 'Toplam'],
    rows: points.map(({ label, name, nets, total }) => [
      label,
      name,
      ...subjects.map((subject) => say(nets[subject])),
      say(total),
    ]),
  }
}

export const spans = [
  { value: 'day', label: 'Gün' },
  { value: 'week', label: 'Hafta' },
  { value: 'subject', label: 'Ders' },
] as const
export type Span = (typeof spans)[number]['value']

/** The last 14 days, 12 weeks from a Monday on, or 30 days by subject; today included. */
export function rangeOf(span: Span, now: string): { from: string; to: string; groupBy: Span } {
  const from =
    span === 'day' ? addDays(now, -13) : span === 'week' ? addDays(weekOf(now)[0] ?? now, -77) : addDays(now, -29)
  return { from, to: now, groupBy: span }
}

export const sayRange: Record<Span, string> = { day: 'son 14 gün', week: 'son 12 hafta', subject: 'son 30 gün' }

/** `short` fits below a bar. */
export type HourBar = { key: string; label: string; short: string; minutes: number; questions: number }

export const hourBars = (span: Span, { buckets }: Hours): HourBar[] =>
  buckets.map(({ key, minutes, questions }) => {
    if (span === 'subject') return { key, label: key, short: key, minutes, questions }
    const label = span === 'day' ? `${sayShortDate(key)} ${sayShortWeekday(key)}` : `${sayShortDate(key)} haftası`
    return { key, label, short: sayShortDate(key), minutes, questions }
  })

export const hourTable = (span: Span, bars: readonly HourBar[]): Table => ({
  head: [span === 'subject' ? 'Ders' : span === 'week' ? 'Hafta' : 'Gün', 'Süre', 'Soru'],
  rows: bars.map(({ label, minutes, questions }) => [label, sayMinutes(minutes), sayNumber(questions)]),
})

/** Where there are others besides. */
export const sayMoreSubjects = (shown: number): string =>
  `Grafik ve soru sayısı yalnızca en çok çalıştığın ${sayNumber(shown)} dersi kapsıyor; toplam süreye hepsi dahil.`
export const sayMoreTopics = (shown: number): string =>
  `Burada yalnızca en çok çalıştığın ${sayNumber(shown)} konu yer alıyor.`

const mostTopics = 8

export type TopicBar = { key: string; label: string; percent: number; questions: number }

const nameOf = ({ subject, topic }: TopicPerformance) => (topic ? `${subject} · ${topic}` : subject)
const questionsOf = ({ correct, wrong, blank }: TopicPerformance) => correct + wrong + blank

/** Those with most left to learn first; what has no questions says nothing about it. */
export const topicBars = (topics: readonly TopicPerformance[]): TopicBar[] =>
  topics
    .flatMap((topic) => {
      const { accuracy } = topic
      if (accuracy === null) return []
      const label = nameOf(topic)
      return [{ key: label, label, percent: Math.round(accuracy * 100), questions: questionsOf(topic) }]
    })
    .sort((a, b) => a.percent - b.percent || b.questions - a.questions || byName(a.label, b.label))
    .slice(0, mostTopics)

export const topicTable = (topics: readonly TopicPerformance[]): Table => ({
  head: ['Konu', 'Başarı', 'Doğru', 'Yanlış', 'Boş', 'Süre', 'Son çalışma'],
  rows: [...topics]
    .sort((a, b) => byName(nameOf(a), nameOf(b)))
    .map((topic) => [
      nameOf(topic),
      topic.accuracy === null ? '–' : sayPercent(topic.accuracy),
      ...[topic.correct, topic.wrong, topic.blank].map(sayNumber),
      sayMinutes(topic.minutes),
      sayShortDate(topic.lastStudiedDay),
    ]),
})
