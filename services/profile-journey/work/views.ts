import { defaultProgress, type ExamResult, type ExamType, type StreakResponse } from '@yoldas/contracts/journey'
import { type JourneyOverview, overviewExams, overviewTopics, type WorkSummary } from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { addDays } from '@yoldas/time'
import type { z } from 'zod'
import { findExams } from '../journey/store.ts'
import { readHoursBySubject } from '../statistics/read.ts'
import { streakOf, topicsOf } from '../statistics/rules.ts'
import { findLastStudied, findStudyDays } from '../statistics/store.ts'
import { changeOfTotal, newestTopics, twoMondays } from './rules.ts'
import type { Context } from './store.ts'

// A student's work as a turn sees it.

/** Of which the topics studied last are made. */
const overviewSpellings = 200

export function summaryOf({ today, blocks, studyDays, exams }: Context): WorkSummary {
  const [last] = exams
  const lastExam = last ? { ...last, change: changeOfTotal(exams) } : null
  return { today, blocks, streak: streakOf(studyDays, today), lastExam }
}

export async function findOverview(db: Db, studentKey: string, today: string): Promise<JourneyOverview> {
  const [thisWeek, lastWeek] = twoMondays(today)
  return {
    streak: await findStreak(db, studentKey, today),
    weeks: [await findWeek(db, studentKey, thisWeek), await findWeek(db, studentKey, lastWeek)],
    exams: await findNewestExams(db, studentKey, overviewExams),
    topics: newestTopics(topicsOf(await findLastStudied(db, studentKey, overviewSpellings)), overviewTopics),
  }
}

async function findStreak(db: Db, studentKey: string, today: string): Promise<z.infer<typeof StreakResponse>> {
  return streakOf(await findStudyDays(db, studentKey, today), today)
}

async function findWeek(db: Db, studentKey: string, monday: string): Promise<JourneyOverview['weeks'][number]> {
  const { totalMinutes, buckets } = await readHoursBySubject(db, studentKey, monday, addDays(monday, 6))
  return { monday, totalMinutes, subjects: buckets }
}

/** Newest first, each with its change. */
async function findNewestExams(
  db: Db,
  studentKey: string,
  count: number,
): Promise<Array<ExamResult & { change: number | null }>> {
  const newest = await findExams(db, studentKey, { limit: count, before: null }, null)
  const page = { limit: count + defaultProgress - 1, before: null }
  const alike = new Map<ExamType, readonly ExamResult[]>()
  for (const type of new Set(newest.map(({ examType }) => examType)))
    alike.set(type, await findExams(db, studentKey, page, type))
  return newest.map((exam) => {
    const ofType = alike.get(exam.examType) ?? []
    return { ...exam, change: changeOfTotal(ofType.slice(ofType.findIndex(({ id }) => id === exam.id))) }
  })
}
