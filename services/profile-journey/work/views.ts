import { defaultProgress, type ExamResult, type ExamType, type StreakResponse } from '@yoldas/contracts/journey'
import type { MistakeFilter, StoredMistake } from '@yoldas/contracts/mistakes'
import {
  type JourneyOverview,
  overviewDue,
  overviewExams,
  overviewMistakes,
  overviewTopics,
  type ReviewOverview,
  type WorkSummary,
} from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { addDays } from '@yoldas/time'
import type { z } from 'zod'
import { findExams } from '../journey/store.ts'
import { listMistakes } from '../mistakes/store.ts'
import { readCounts, readDue, readToday } from '../review/due/read.ts'
import { type Settings, settingsOf } from '../review/settings.ts'
import { readHoursBySubject } from '../statistics/read.ts'
import { streakOf, topicsOf } from '../statistics/rules.ts'
import { findLastStudied, findStudyDays } from '../statistics/store.ts'
import { changeOfTotal, newestTopics, twoMondays } from './rules.ts'
import { type Context, findContext } from './store.ts'

// A student's work as a turn sees it.

/** Of which the topics studied last are made. */
const overviewSpellings = 200

export type WorkContext = Context & { dueToday: number }

/** Null for an erased student. Nothing is counted for a student without items. */
export async function findWorkContext(db: Db, studentKey: string): Promise<WorkContext | null> {
  const context = await findContext(db, studentKey)
  if (!context) return null
  return { ...context, dueToday: context.hasItems ? await readToday(db, studentKey, settingsOf(context)) : 0 }
}

export function summaryOf({ today, blocks, studyDays, exams, dueToday }: WorkContext): WorkSummary {
  const [last] = exams
  const lastExam = last ? { ...last, change: changeOfTotal(exams) } : null
  return { today, blocks, streak: streakOf(studyDays, today), lastExam, dueToday }
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

export async function findReview(db: Db, studentKey: string, settings: Settings): Promise<ReviewOverview> {
  const page = { day: settings.today, limit: overviewDue }
  const due = await readDue(db, studentKey, settings, page)
  return { due, counts: await readCounts(db, studentKey, settings) }
}

export async function findNewestMistakes(db: Db, studentKey: string, filter: MistakeFilter): Promise<StoredMistake[]> {
  return [...(await listMistakes(db, studentKey, filter, { limit: overviewMistakes, before: null }))]
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
