import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { every, type Repeating } from '@yoldas/time'
import { untilNextMinute } from '../delivery/store.ts'

const againMilliseconds = 5_000

/**
 * Runs the job at once and then whenever a minute begins by the database's clock; sooner when it says, by false or by failing,
 * that it could not be completed.
 */
export function everyMinute({ db, log }: { db: Db; log: Log }, name: string, job: () => Promise<boolean>): Repeating {
  let wait = 0
  const run = async () => {
    wait = againMilliseconds
    if (await job()) wait = await untilNextMinute(db)
  }
  return every(
    () => wait,
    run,
    (err) => log.error({ err, job: name }, 'job failed: it runs again'),
  )
}
