import { findWeeks, maxWeeks } from '@yoldas/contracts/weeks'
import { databaseTime } from '@yoldas/db'
import { deadlineIn } from '@yoldas/time'
import { eveningOf } from '../checkins/rules.ts'
import { seedOf } from '../checkins/seed.ts'
import { askMilliseconds, completeRun, type RunDeps, runLeaseSeconds } from '../turnedOn/run.ts'
import { beginRun, type Run } from '../turnedOn/store.ts'
import { mondayToBegin, sundayOf, textOf } from './rules.ts'

/** Schedules the week's messages when it is time and nobody has: begins them, or goes on where a scheduler died. */
export async function runWeekly(deps: RunDeps): Promise<void> {
  const monday = mondayToBegin(new Date(await databaseTime(deps.db)))
  const run = monday && (await beginRun(deps.db, 'weekly', monday, runLeaseSeconds))
  if (run) await completeWeekly(deps, run, eveningOf(sundayOf(run.day)))
}

/** Due at that time, or at once where none is named. */
export const completeWeekly = (deps: RunDeps, begun: Run, dueAt: Date | null): Promise<Run> =>
  completeRun(deps, begun, async ({ day: monday, nextPage: after }) => {
    const asked = { monday, after, limit: maxWeeks }
    const { weeks, next } = await deps.bus.request(findWeeks, asked, deadlineIn(askMilliseconds))
    const messages = weeks.map((week) => {
      const { studentKey } = week
      return { studentKey, text: textOf(week, seedOf(studentKey, monday)), dueAt }
    })
    return { messages, next }
  })
