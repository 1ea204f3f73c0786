import {
  type HoursGroup,
  type HoursResponse,
  maxSubjects,
  maxTopics,
  type TopicsResponse,
} from '@yoldas/contracts/journey'
import type { Db } from '@yoldas/db'
import type { z } from 'zod'
import { fold } from '../rules.ts'
import { fillBuckets, firstOf, mergeSubjects, topicsOf } from './rules.ts'
import * as store from './store.ts'

/**
 * Most spellings that an answer is made of. A student may write as many as there are sessions; to join so many takes 6
 * to 12 ms, in which nobody else is answered.
 */
const mostSpellings = 2_000

/** The topics with most minutes, of one subject or of all. */
export async function readTopics(
  db: Db,
  studentKey: string,
  subject: string | undefined,
): Promise<z.infer<typeof TopicsResponse>> {
  if (subject === undefined) return mostStudied(db, studentKey, null)
  const [asked, found] = [fold(subject), await store.findSubjects(db, studentKey, mostSpellings + 1)]
  const written = firstOf(found, mostSpellings)
  const meant = written.first.filter((each) => fold(each) === asked)
  const { topics, hasMore } = await mostStudied(db, studentKey, meant)
  return { topics, hasMore: hasMore || written.hasMore }
}

async function mostStudied(db: Db, studentKey: string, subjects: readonly string[] | null) {
  const found = firstOf(await store.findMostStudied(db, studentKey, subjects, mostSpellings + 1), mostSpellings)
  const topics = firstOf(topicsOf(found.first), maxTopics)
  return { topics: topics.first, hasMore: topics.hasMore || found.hasMore }
}

/** Every day or week of these days, or the subjects with most minutes. */
export async function readHours(
  db: Db,
  studentKey: string,
  from: string,
  to: string,
  groupBy: z.infer<typeof HoursGroup>,
): Promise<z.infer<typeof HoursResponse>> {
  if (groupBy === 'subject') return readHoursBySubject(db, studentKey, from, to)
  const find = groupBy === 'day' ? store.findHoursByDay : store.findHoursByWeek
  const found = await find(db, studentKey, from, to)
  const totalMinutes = found.reduce((sum, { minutes }) => sum + minutes, 0)
  return { totalMinutes, buckets: fillBuckets(found, groupBy, from, to), hasMore: false }
}

/** The subjects with most minutes, and the minutes of all. */
export async function readHoursBySubject(
  db: Db,
  studentKey: string,
  from: string,
  to: string,
): Promise<z.infer<typeof HoursResponse>> {
  const found = await store.findHoursBySubject(db, studentKey, from, to, mostSpellings + 1)
  const written = firstOf(found, mostSpellings)
  const subjects = firstOf(mergeSubjects(written.first), maxSubjects)
  const totalMinutes = found[0]?.totalMinutes ?? 0
  return { totalMinutes, buckets: subjects.first, hasMore: subjects.hasMore || written.hasMore }
}
