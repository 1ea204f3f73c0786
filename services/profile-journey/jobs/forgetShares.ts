import type { Db } from '@yoldas/db'
import { untilNoMore } from '@yoldas/time'
import { forgetExpired } from '../shares/store.ts'

const batch = 500

/** Forgets shares that have expired. Replicas that do it at once share it. */
export async function forgetShares({ db }: { db: Db }): Promise<void> {
  await untilNoMore(() => forgetExpired(db, batch))
}
