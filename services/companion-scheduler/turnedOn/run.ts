import type { Bus } from '@yoldas/bus'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import type { Log } from '@yoldas/telemetry'
import { every } from '@yoldas/time'
import { lockStudents } from '../students/store.ts'
import { addMessages, advanceRun, holdRun, type Message, type Run, renewRun } from './store.ts'

export type RunDeps = {
  db: Db
  bus: Pick<Bus, 'request'>
  log: Log
  /** A run in the middle is left to others. */
  stopping: AbortSignal
}

/** Others go on with a run whose lease was not renewed for this time. */
export const runLeaseSeconds = 60
export const askMilliseconds = 20_000

/** What is written to the students of a page, and where the next page begins; null at the end. */
export type Page = { messages: ReadonlyArray<Omit<Message, 'id'>>; next: string | null }

/**
 * Schedules a message for everybody who wants one, page by page. What bounds them is decided at delivery. A lease is
 * renewed three times while it lasts.
 */
export async function completeRun(
  deps: RunDeps,
  begun: Run,
  write: (run: Run) => Promise<Page>,
  leaseSeconds = runLeaseSeconds,
): Promise<Run> {
  const { db, log, stopping } = deps
  const { occasion, day, attempt } = begun
  const failed = (err: unknown) => log.warn({ err, occasion, day }, 'renewing the lease of a run failed')
  await using _renewing = every((leaseSeconds * 1000) / 3, () => renewRun(db, begun, leaseSeconds), failed)
  let run = begun
  try {
    while (!run.isFinished && !stopping.aborted) {
      const next = await schedulePage(db, run, await write(run))
      if (!next) {
        log.warn({ occasion, day, attempt }, 'another scheduler has taken over a run')
        return run
      }
      run = next
    }
    const { scheduled, isFinished } = run
    log.info({ occasion, day, attempt, scheduled, isFinished }, 'run ended')
    return run
  } finally {
    // Whatever happened here, another may go on at once.
    await renewRun(db, begun, 0).catch(failed)
  }
}

/** A page and how far the run has come with it are one commit. Null when the run has passed to a newer attempt. */
function schedulePage(db: Db, run: Run, { messages, next }: Page): Promise<Run | null> {
  return db.transaction(async (tx) => {
    if (!(await holdRun(tx, run))) return null
    const keys = messages.map(({ studentKey }) => studentKey)
    const present = new Set(await lockStudents(tx, keys))
    const there = messages.filter(({ studentKey }) => present.has(studentKey))
    const added = await addMessages(
      tx,
      run.occasion,
      there.map((message) => ({ ...message, id: newId() })),
    )
    return advanceRun(tx, run, next, added)
  })
}
