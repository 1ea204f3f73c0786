import type { Db } from '@yoldas/db'
import { untilNoMore } from '@yoldas/time'
import { forgetAsked, forgetCounted, forgetFound, forgetHeld } from './store.ts'

/**
 * Forgets what was known of distress 30 days ago, and what was counted five years ago. Any replica may, at any time.
 */
export async function forgetConcerns(db: Db): Promise<void> {
  await untilNoMore(() => forgetFound(db))
  await untilNoMore(() => forgetHeld(db))
  await untilNoMore(() => forgetAsked(db))
  await untilNoMore(() => forgetCounted(db))
}
