import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { untilNoMore } from '@yoldas/time'
import type { Config } from '../config.ts'
import { forgetMarks, forgetTokens } from '../replies/store.ts'
import { forgetNotifications } from '../retention/store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 500

type Deps = { db: Db; log: Log; kept: Pick<Config, 'EXPIRED_TOKEN_DAYS' | 'NOTIFICATION_DAYS'> }

/** Forgets what has been kept for long enough. Replicas that do it at once share it. */
export async function purge({ db, log, kept }: Deps, limit = batch): Promise<void> {
  const forgotten = {
    replyTokens: await untilNoMore(() => forgetTokens(db, kept.EXPIRED_TOKEN_DAYS, limit)),
    replyMarks: await untilNoMore(() => forgetMarks(db, limit)),
    notifications: await untilNoMore(() => forgetNotifications(db, kept.NOTIFICATION_DAYS, limit)),
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'purged')
}
