import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { forgetMarks, forgetTokens } from '../replies/store.ts'
import { forgetNotifications } from '../retention/store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 500

/** Forgets what has been kept for long enough. Replicas that do it at once share it. */
export async function purge({ db, log }: { db: Db; log: Log }, limit = batch): Promise<void> {
  const forgotten = {
    replyTokens: await untilFew(limit, () => forgetTokens(db, limit)),
    replyMarks: await untilFew(limit, () => forgetMarks(db, limit)),
    notifications: await untilFew(limit, () => forgetNotifications(db, limit)),
  }
  if (Object.values(forgotten).some((count) => count > 0)) log.info(forgotten, 'purged')
}

async function untilFew(limit: number, forget: () => Promise<number>): Promise<number> {
  for (let total = 0; ; ) {
    const count = await forget()
    total += count
    if (count < limit) return total
  }
}
