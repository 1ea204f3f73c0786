import { type Handler, handle } from '@yoldas/bus'
import { findWeeks, getWeek, type WantedWeek } from '@yoldas/contracts/weeks'
import type { Db } from '@yoldas/db'
import { findStudent } from '../students/store.ts'
import { today } from '../today.ts'
import { readWeek } from './read.ts'
import { mondayIssue } from './rules.ts'
import { findWanting } from './store.ts'

export const weekHandlers = ({ db }: { db: Db }): Handler[] => [
  handle(getWeek, async ({ studentKey, monday }) => {
    const student = await findStudent(db, studentKey)
    if (!student) return { kind: 'erased' as const }
    const issue = mondayIssue(monday, student.today)
    if (issue) return { kind: 'invalid' as const, issues: [issue] }
    return { kind: 'week' as const, ...(await readWeek(db, studentKey, monday, student.today)) }
  }),

  handle(findWeeks, async ({ monday, after, limit }) => {
    const [wanting, day] = [await findWanting(db, after, limit), await today(db)]
    const weeks: WantedWeek[] = []
    for (const studentKey of wanting) {
      const { exams, reviews, ...week } = await readWeek(db, studentKey, monday, day)
      weeks.push({ ...week, studentKey, exams: exams.length, reviews: reviews.done })
    }
    return { weeks, next: wanting.length === limit ? (wanting.at(-1) ?? null) : null }
  }),
]
