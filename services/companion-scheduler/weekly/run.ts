import type { Bus } from '@yoldas/bus'
import { findWeeks, maxWeeks } from '@yoldas/contracts/weeks'
import { type Db, databaseTime } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn, every } from '@yoldas/time'
import { eveningOf } from '../checkins/rules.ts'
import { seedOf } from '../checkins/seed.ts'
import { lockStudents } from '../students/store.ts'
import { mondayToBegin, sundayOf, textOf } from './rules.ts'
import { addMessages, advanceRun, beginRun, holdRun, type Run, renewRun } from './store.ts'

export type WeeklyDeps = {
  db: Db
  bus: Pick<Bus, 'request'>
  log: Log
  /** A run in the middle is left to others. */
  stopping: AbortSignal
}

/** Others go on with a run whose lease was not renewed for this time. */
export const weeklyLeaseSeconds = 60
const askMilliseconds = 20_000

/** Schedules the week's messages when it is time and nobody has: begins them, or goes on where a scheduler died. */
export async function runWeekly(deps: WeeklyDeps): Promise<void> {
  const monday = mondayToBegin(new Date(await databaseTime(deps.db)))
  const run = monday && (await beginRun(deps.db, monday, weeklyLeaseSeconds))
  if (run) await completeWeekly(deps, run, eveningOf(sundayOf(run.monday)))
}

/**
 * Schedules a message for everybody who wants one, page by page, due at that time, or at once where none is named. What
 * bounds it is decided at delivery. A lease is renewed three times while it lasts.
 */
export async function completeWeekly(
  deps: WeeklyDeps,
  begun: Run,
  dueAt: Date | null,
  leaseSeconds = weeklyLeaseSeconds,
): Promise<Run> {
  const { db, log, stopping } = deps
  const { monday, attempt } = begun
  const failed = (err: unknown) => log.warn({ err, monday }, 'renewing the lease of the weekly run failed')
  await using _renewing = every((leaseSeconds * 1000) / 3, () => renewRun(db, begun, leaseSeconds), failed)
  let run = begun
  try {
    while (!run.isFinished && !stopping.aborted) {
      const next = await schedulePage(deps, run, dueAt)
      if (!next) {
        log.warn({ monday, attempt }, 'another scheduler has taken over the weekly run')
        return run
      }
      run = next
    }
    const { scheduled, isFinished } = run
    log.info({ monday, attempt, scheduled, isFinished }, 'weekly run ended')
    return run
  } finally {
    // Whatever happened here, another may go on at once.
    await renewRun(db, begun, 0).catch(failed)
  }
}

/** A page and how far the run has come with it are one commit. Null when the run has passed to a newer attempt. */
async function schedulePage({ db, bus }: WeeklyDeps, run: Run, dueAt: Date | null): Promise<Run | null> {
  const { monday, nextPage: after } = run
  const { weeks, next } = await bus.request(findWeeks, { monday, after, limit: maxWeeks }, deadlineIn(askMilliseconds))
  return db.transaction(async (tx) => {
    if (!(await holdRun(tx, run))) return null
    const keys = weeks.map(({ studentKey }) => studentKey)
    const present = new Set(await lockStudents(tx, keys))
    const there = weeks.filter(({ studentKey }) => present.has(studentKey))
    const messages = there.map((week) => ({
      id: newId(),
      studentKey: week.studentKey,
      text: textOf(week, seedOf(week.studentKey, monday)),
    }))
    return advanceRun(tx, run, next, await addMessages(tx, messages, dueAt))
  })
}
