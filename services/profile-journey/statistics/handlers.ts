import { type Handler, handle } from '@yoldas/bus'
import { getHours, getProgress, getStreak, getTopics } from '@yoldas/contracts/journey'
import type { Db } from '@yoldas/db'
import { findExams } from '../journey/store.ts'
import { findStudent } from '../students/store.ts'
import { today } from '../today.ts'
import { readHours, readTopics } from './read.ts'
import { progressOf, streakOf, targetOf } from './rules.ts'
import * as store from './store.ts'

const erased = { kind: 'erased' as const }

export function statisticsHandlers({ db }: { db: Db }): Handler[] {
  const isGone = async (studentKey: string) => !(await findStudent(db, studentKey))
  return [
    handle(getTopics, async ({ studentKey, subject }) => {
      const found = await readTopics(db, studentKey, subject)
      if (found.topics.length === 0 && (await isGone(studentKey))) return erased
      return { kind: 'topics' as const, ...found }
    }),

    handle(getHours, async ({ studentKey, from, to, groupBy }) => {
      const hours = await readHours(db, studentKey, from, to, groupBy)
      if (hours.totalMinutes === 0 && (await isGone(studentKey))) return erased
      return { kind: 'hours' as const, ...hours }
    }),

    handle(getStreak, async ({ studentKey }) => {
      const day = await today(db)
      const days = await store.findStudyDays(db, studentKey, day)
      if (days.length === 0 && (await isGone(studentKey))) return erased
      return { kind: 'streak' as const, ...streakOf(days, day) }
    }),

    handle(getProgress, async ({ studentKey, examType, limit }) => {
      const student = await findStudent(db, studentKey)
      if (!student) return erased
      const newest = await findExams(db, studentKey, { limit, before: null }, examType)
      const exams = newest.toReversed()
      const progress = progressOf(exams)
      const target = targetOf(student.profile.targetNets?.[examType], progress.total)
      return { kind: 'progress' as const, examType, exams, ...progress, target }
    }),
  ]
}
