import { tables } from '@yoldas/contracts/tables'
import type { Db } from '@yoldas/db'
import { keptDays as keptInOutbox } from '@yoldas/outbox'
import type { Log } from '@yoldas/telemetry'
import { untilNoMore } from '@yoldas/time'
import { forgetRuns } from '../checkins/store.ts'
import { forgetDelivered, forgetParked } from '../delivery/store.ts'
import { forgetCancelled } from '../schedule/store.ts'
import { forgetRuns as forgetTurnedOn } from '../turnedOn/store.ts'
import { forgetActions, forgetPauses, forgetUnasked } from '../unasked/store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 500

/**
 * `cancelled`: a command that adds a message may be overtaken for as long as it is sent again. `unasked`, what was
 * written unasked, actions and daily runs: ten check-ins are remembered, and no message is scheduled further ahead.
 */
const keptDays: Record<'cancelled' | 'parked' | 'unasked', number> = {
  cancelled: keptInOutbox.received,
  parked: keptInOutbox.parked,
  unasked: tables.scheduler.unasked_message.days,
}

type Deps = { db: Db; log: Log; kept?: typeof keptDays }

/** Forgets what has been kept for long enough. Replicas that do it at once share it. */
export async function purge({ db, log, kept = keptDays }: Deps, limit = batch): Promise<void> {
  const forgotten = {
    cancelled: await untilNoMore(() => forgetCancelled(db, kept.cancelled, limit)),
    delivered: await untilNoMore(() => forgetDelivered(db, limit)),
    unasked: await untilNoMore(() => forgetUnasked(db, kept.unasked, limit)),
    actions: await untilNoMore(() => forgetActions(db, kept.unasked, limit)),
    runs: await untilNoMore(() => forgetRuns(db, kept.unasked, limit)),
    turnedOn: await untilNoMore(() => forgetTurnedOn(db, kept.unasked, limit)),
    pauses: await untilNoMore(() => forgetPauses(db, limit)),
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'purged')
  const parked = await untilNoMore(() => forgetParked(db, kept.parked, limit))
  if (parked > 0) log.warn({ parked, days: kept.parked }, 'forgot parked messages that nobody asked for any more')
}
