import type { ValidationIssue } from '@yoldas/contracts/errors'
import type { ExamResult } from '@yoldas/contracts/journey'
import { firstMonday, type WeekResponse } from '@yoldas/contracts/weeks'
import { addDays, mondayOf } from '@yoldas/time'
import { mostChanged, progressOf, streakOf } from '../statistics/rules.ts'
import { changeOfTotal } from '../work/rules.ts'
import { afterRest, afterWork } from './sentences.ts'

/** Why the day names no week, or null. */
export function mondayIssue(monday: string, today: string): ValidationIssue | null {
  const isOfWeek = mondayOf(monday) === monday && monday >= firstMonday && monday <= today
  return isOfWeek ? null : { path: 'monday', message: `expected a Monday from ${firstMonday} to this week` }
}

export const sundayOf = (monday: string): string => addDays(monday, 6)

/** The Mondays of so many weeks, this one first. */
export const lastMondays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, weeks) => addDays(mondayOf(today), -7 * weeks))

/** Days of study in a row as the week ended, or as they are today. `days` are those of study, in order. */
export function streakIn(days: readonly string[], monday: string, today: string): number {
  const sunday = sundayOf(monday)
  // A Sunday that is over breaks a streak like any day that is over.
  const seenOn = sunday < today ? addDays(sunday, 1) : today
  const until = days.filter((day) => day <= sunday)
  return streakOf(until, seenOn).current
}

/** What a week has of results, which come newest first, and with earlier ones to compare them with. */
export function examsIn(results: readonly ExamResult[], monday: string): WeekResponse['exams'] {
  return ofWeek(results, monday).map((exam) => {
    const alike = results.slice(results.indexOf(exam)).filter(({ examType }) => examType === exam.examType)
    const { id, name, totalNet } = exam
    return { id, name, totalNet, change: changeOfTotal(alike) }
  })
}

/** Of the sections that results of the week have. The results are those of `examsIn`, none of a later week. */
export function gainedAndLost(results: readonly ExamResult[], monday: string): Pick<WeekResponse, 'gained' | 'lost'> {
  const byType = Map.groupBy(results, ({ examType }) => examType)
  const sections = [...byType.values()].flatMap((ofType) => {
    const named = new Set(ofWeek(ofType, monday).flatMap((exam) => exam.sections.map(({ subject }) => subject)))
    return progressOf(ofType.toReversed()).sections.filter(({ subject }) => named.has(subject))
  })
  return mostChanged(sections)
}

const ofWeek = (results: readonly ExamResult[], monday: string): ExamResult[] =>
  results.filter(({ day }) => day >= monday && day <= sundayOf(monday))

/** The same for the same seed, while the week has work or has none. */
export function sentenceFor(seed: number, hasWork: boolean): string {
  const sentences = hasWork ? afterWork : afterRest
  return sentences[seed % sentences.length] ?? ''
}
