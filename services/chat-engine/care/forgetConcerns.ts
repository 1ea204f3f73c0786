import type { Db } from '@yoldas/db'
import { untilNoMore } from '@yoldas/time'
import { forgetAsked, forgetCounted, forgetFound, forgetHeld, forgetTraces } from './store.ts'

/**
 * Forgets the signs of messages a day ago, what was known of distress 30 days ago, and what was counted five years ago.
 * Any replica may, at any time.
 */
export async function forgetConcerns(db: Db): Promise<void> {
  await untilNoMore(() => forgetTraces(db))
  await untilNoMore(() => forgetFound(db))
  await untilNoMore(() => forgetHeld(db))
  await untilNoMore(() => forgetAsked(db))
  await untilNoMore(() => forgetCounted(db))
}
