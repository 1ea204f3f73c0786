import { studentErased } from '@yoldas/contracts/events'
import type { Db } from '@yoldas/db'
import { type Relay, recordEvent } from '@yoldas/outbox'
import type { Log } from '@yoldas/telemetry'
import { findStalled } from '../students/store.ts'

/** Well within the 60 s in which everything of a student is to be gone. */
const stalledSeconds = 20

/** Says again that a student left, as long as a service has not said that it holds nothing more. */
export async function announceErasures({ db, log, relay }: { db: Db; log: Log; relay: Relay }): Promise<void> {
  const again = await db.transaction(async (tx) => {
    const stalled = await findStalled(tx, stalledSeconds)
    for (const studentKey of stalled) await recordEvent(tx, studentErased, studentKey, { studentKey })
    return stalled.length
  })
  if (again === 0) return
  log.warn({ erasures: again }, 'services have not finished erasing students: asking again')
  relay.wake()
}
