import { tables } from '@yoldas/contracts/tables'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { untilNoMore } from '@yoldas/time'
import { forgetMarks, forgetTokens } from '../replies/store.ts'
import { forgetNotifications } from '../retention/store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 500

/** `expiredTokens` count from their expiry. Notifications stay longer than the 14 days of a reply token. */
const keptDays: Record<'expiredTokens' | 'notifications', number> = {
  expiredTokens: 0,
  notifications: tables.notify.notification.days,
}

type Deps = { db: Db; log: Log; kept?: typeof keptDays }

/** Forgets what has been kept for long enough. Replicas that do it at once share it. */
export async function purge({ db, log, kept = keptDays }: Deps, limit = batch): Promise<void> {
  const forgotten = {
    replyTokens: await untilNoMore(() => forgetTokens(db, kept.expiredTokens, limit)),
    replyMarks: await untilNoMore(() => forgetMarks(db, limit)),
    notifications: await untilNoMore(() => forgetNotifications(db, kept.notifications, limit)),
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'purged')
}
