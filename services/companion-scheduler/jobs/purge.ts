import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { untilNoMore } from '@yoldas/time'
import { forgetRuns } from '../checkins/store.ts'
import type { Config } from '../config.ts'
import { forgetDelivered, forgetParked } from '../delivery/store.ts'
import { forgetCancelled } from '../schedule/store.ts'
import { forgetActions, forgetPauses, forgetUnasked } from '../unasked/store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 500

type Deps = { db: Db; log: Log; kept: Pick<Config, 'INBOX_DAYS' | 'PARKED_DAYS' | 'UNASKED_DAYS'> }

/** Forgets what has been kept for long enough. Replicas that do it at once share it. */
export async function purge({ db, log, kept }: Deps, limit = batch): Promise<void> {
  const forgotten = {
    // A command that adds a message may be overtaken for as long as it is sent again.
    cancelled: await untilNoMore(() => forgetCancelled(db, kept.INBOX_DAYS, limit)),
    delivered: await untilNoMore(() => forgetDelivered(db, limit)),
    unasked: await untilNoMore(() => forgetUnasked(db, kept.UNASKED_DAYS, limit)),
    actions: await untilNoMore(() => forgetActions(db, kept.UNASKED_DAYS, limit)),
    runs: await untilNoMore(() => forgetRuns(db, kept.UNASKED_DAYS, limit)),
    pauses: await untilNoMore(() => forgetPauses(db, limit)),
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'purged')
  const parked = await untilNoMore(() => forgetParked(db, kept.PARKED_DAYS, limit))
  if (parked > 0) log.warn({ parked, days: kept.PARKED_DAYS }, 'forgot parked messages that nobody asked for any more')
}
