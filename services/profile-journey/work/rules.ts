import { defaultProgress, type ExamResult } from '@yoldas/contracts/journey'
import { addDays, daysBetween, mondayOf } from '@yoldas/time'
import { progressOf } from '../statistics/rules.ts'

/** What `progress` says of the total of the first of these, which are of one exam, newest first. */
export function changeOfTotal(newestFirst: readonly ExamResult[]): number | null {
  if (newestFirst[0]?.isBranch !== false) return null
  return progressOf(newestFirst.slice(0, defaultProgress).toReversed()).total?.change ?? null
}

/** The Mondays of the day's week and of the one before it. */
export function twoMondays(day: string): [string, string] {
  const monday = mondayOf(day)
  return [monday, addDays(monday, -7)]
}

/** What was studied last comes first. */
export function newestTopics<Topic extends { lastStudiedDay: string }>(
  topics: readonly Topic[],
  most: number,
): Topic[] {
  return topics.toSorted((one, other) => daysBetween(one.lastStudiedDay, other.lastStudiedDay)).slice(0, most)
}
