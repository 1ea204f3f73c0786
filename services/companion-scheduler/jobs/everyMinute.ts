import type { Log } from '@yoldas/telemetry'
import { every, type Repeating } from '@yoldas/time'

const againMilliseconds = 5_000

/**
 * Runs the job at once and then whenever a minute begins, by the clock that says how many milliseconds are left of
 * one; sooner when it says, by false or by failing, that it could not be completed.
 */
export function everyMinute(
  { log, untilNextMinute }: { log: Log; untilNextMinute: () => Promise<number> },
  name: string,
  job: () => Promise<boolean>,
): Repeating {
  let wait = 0
  const run = async () => {
    wait = againMilliseconds
    if (await job()) wait = await untilNextMinute()
  }
  return every(
    () => wait,
    run,
    (err) => log.error({ err, job: name }, 'job failed: it runs again'),
  )
}
