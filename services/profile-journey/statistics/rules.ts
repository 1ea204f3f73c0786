import type { HoursBucket, ProgressResponse, TopicPerformance } from '@yoldas/contracts/journey'
import { addDays, daysBetween, mondayOf } from '@yoldas/time'
import type { z } from 'zod'
import { fold, round } from '../rules.ts'
import type { Studied } from './store.ts'

const turkish = new Intl.Collator('tr')

/** The first of them, and whether there are more. */
export const firstOf = <Item>(items: readonly Item[], most: number): { first: Item[]; hasMore: boolean } => ({
  first: items.slice(0, most),
  hasMore: items.length > most,
})

/** By subject and topic, however they were written; most minutes first. Of a subject, what has no topic is first. */
export function topicsOf(studied: readonly Studied[]): Array<z.infer<typeof TopicPerformance>> {
  const alike = Map.groupBy(studied, (each) => `${fold(each.subject)}\n${fold(each.topic ?? '')}`)
  const topics = [...alike.values()].map((same) => {
    const newest = same.reduce((one, other) => (other.lastStudiedDay > one.lastStudiedDay ? other : one))
    const sum = (count: (each: Studied) => number) => same.reduce((total, each) => total + count(each), 0)
    const [correct, wrong, blank] = [sum((each) => each.correct), sum((each) => each.wrong), sum((each) => each.blank)]
    const questions = correct + wrong + blank
    const accuracy = questions > 0 ? correct / questions : null
    return { ...newest, correct, wrong, blank, accuracy, minutes: sum((each) => each.minutes) }
  })
  return topics.toSorted(
    (one, other) =>
      other.minutes - one.minutes ||
      turkish.compare(one.subject, other.subject) ||
      turkish.compare(one.topic ?? '', other.topic ?? ''),
  )
}

/** By subject, however it was written; most minutes first. */
export function mergeSubjects(found: readonly HoursBucket[]): HoursBucket[] {
  const merged = [...Map.groupBy(found, ({ key }) => fold(key)).values()].map((same) => {
    const most = same.reduce((one, other) => (other.minutes > one.minutes ? other : one))
    const sum = (count: (each: HoursBucket) => number) => same.reduce((total, each) => total + count(each), 0)
    return { key: most.key, minutes: sum(({ minutes }) => minutes), questions: sum(({ questions }) => questions) }
  })
  return merged.toSorted((one, other) => other.minutes - one.minutes || turkish.compare(one.key, other.key))
}

/** Every key between two days has its bucket; those that nothing was studied in are empty. */
export function fillBuckets(
  found: readonly HoursBucket[],
  groupBy: 'day' | 'week',
  from: string,
  to: string,
): HoursBucket[] {
  const byKey = new Map(found.map((bucket) => [bucket.key, bucket]))
  const buckets = new Map<string, HoursBucket>()
  const last = daysBetween(from, to)
  for (let nth = 0; nth <= last; nth += 1) {
    const day = addDays(from, nth)
    const monday = mondayOf(day)
    const week = monday < from ? from : monday
    const key = groupBy === 'day' ? day : week
    if (!buckets.has(key)) buckets.set(key, byKey.get(key) ?? { key, minutes: 0, questions: 0 })
  }
  return [...buckets.values()]
}

/** Days in a row: those up to today, which may itself be without, and the most there were. `days` grow strictly. */
export function streakOf(days: readonly string[], today: string) {
  let [longest, run] = [0, 0]
  for (const [i, day] of days.entries()) {
    const before = days[i - 1]
    run = before !== undefined && daysBetween(before, day) === 1 ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  const lastStudyDay = days.at(-1) ?? null
  const isAlive = lastStudyDay !== null && daysBetween(lastStudyDay, today) <= 1
  return { current: isAlive ? run : 0, longest, lastStudyDay, todayDone: lastStudyDay === today }
}

type ProgressExam = ProgressResponse['exams'][number]

/** The latest less the mean of up to three before it. */
function changeOf(values: readonly number[]): number | null {
  const [latest = 0, before] = [values.at(-1), values.slice(-4, -1)]
  if (before.length === 0) return null
  return round(latest - before.reduce((sum, value) => sum + value, 0) / before.length)
}

/** Which way each section, and the whole, has gone. `exams` are of one type, oldest first. */
export function progressOf(
  exams: readonly ProgressExam[],
): Pick<ProgressResponse, 'sections' | 'total' | 'gained' | 'lost'> {
  const bySubject = new Map<string, number[]>()
  for (const { sections } of exams)
    for (const { subject, net } of sections) bySubject.set(subject, [...(bySubject.get(subject) ?? []), net])
  const sections = [...bySubject].map(([subject, nets]) => ({ subject, net: nets.at(-1) ?? 0, change: changeOf(nets) }))
  const whole = exams.filter(({ isBranch }) => !isBranch)
  const latest = whole.at(-1)
  const alike = latest && whole.filter((exam) => subjectsOf(exam) === subjectsOf(latest))
  return {
    sections,
    total: latest && alike ? { net: latest.totalNet, change: changeOf(alike.map(({ totalNet }) => totalNet)) } : null,
    ...mostChanged(sections),
  }
}

/** The section that gained most and the one that lost most; null where none did. */
export function mostChanged(sections: ProgressResponse['sections']): Pick<ProgressResponse, 'gained' | 'lost'> {
  const changed = sections.filter((section) => section.change !== null && section.change !== 0)
  const byChange = changed.toSorted((one, other) => (other.change ?? 0) - (one.change ?? 0))
  const [most, least] = [byChange[0], byChange.at(-1)]
  return {
    gained: most && (most.change ?? 0) > 0 ? most.subject : null,
    lost: least && (least.change ?? 0) < 0 ? least.subject : null,
  }
}

/** What is missing to the net that the student wants; null without such a wish, or without a total yet. */
export function targetOf(net: number | undefined, total: ProgressResponse['total']): ProgressResponse['target'] {
  return net === undefined || total === null ? null : { net, missing: round(Math.max(0, net - total.net)) }
}

const subjectsOf = ({ sections }: ProgressExam): string =>
  sections
    .map(({ subject }) => subject)
    .toSorted()
    .join('\n')
