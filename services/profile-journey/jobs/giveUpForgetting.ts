import { forgetHours, forgetSubscriber } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import type { ErasureMetrics } from '../metrics.ts'
import { giveUpParked, giveUpWaiting } from '../students/store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 100

/**
 * Forgets the `sub` of erased students, although the provider of pushes by alias did not delete its user for a day.
 */
export async function giveUpForgetting({
  db,
  log,
  erasures,
}: {
  db: Db
  log: Log
  erasures: ErasureMetrics
}): Promise<void> {
  const waiting = await giveUpWaiting(db, forgetSubscriber, forgetHours, batch)
  const given = waiting + (await giveUpParked(db, forgetSubscriber, forgetHours, batch))
  if (given === 0) return
  erasures.givenUp.inc(given)
  log.error(
    { students: given },
    'gave up deleting OneSignal users of erased students: mend its key, then delete by hand who is unknown here',
  )
}
