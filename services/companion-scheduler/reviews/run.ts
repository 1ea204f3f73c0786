import { findReviewers, maxReviewers } from '@yoldas/contracts/profile'
import { databaseTime } from '@yoldas/db'
import { deadlineIn } from '@yoldas/time'
import { seedOf } from '../checkins/seed.ts'
import { askMilliseconds, completeRun, type RunDeps, runLeaseSeconds } from '../turnedOn/run.ts'
import { beginRun, type Run } from '../turnedOn/store.ts'
import { dayToBegin, dueAt, textFor } from './rules.ts'

/** Schedules the day's messages about reviews when it is time and nobody has. */
export async function runReviews(deps: RunDeps): Promise<void> {
  const day = dayToBegin(new Date(await databaseTime(deps.db)))
  const run = day && (await beginRun(deps.db, 'reviews', day, runLeaseSeconds))
  if (run) await completeReviews(deps, run)
}

/** Each at its student's time. Whether something is due is asked then. */
export const completeReviews = (deps: RunDeps, begun: Run): Promise<Run> =>
  completeRun(deps, begun, async ({ day, nextPage: after }) => {
    const asked = { after, limit: maxReviewers }
    const { reviewers, next } = await deps.bus.request(findReviewers, asked, deadlineIn(askMilliseconds))
    const messages = reviewers.map(({ studentKey, checkinTime }) => ({
      studentKey,
      text: textFor(seedOf(studentKey, day)),
      dueAt: dueAt(day, checkinTime),
    }))
    return { messages, next }
  })
