import { tables } from '@yoldas/contracts/tables'
import type { Db } from '@yoldas/db'
import { untilNoMore } from '@yoldas/time'
import { forgetSpent } from './store.ts'

/** Statements of this size stay far from the time a statement may take. */
const batch = 1_000

/** Forgets what engines spent so many days ago. Any replica may, at any time. */
export async function forgetSpending(db: Db, days: number = tables.chat.spending.days, limit = batch): Promise<void> {
  await untilNoMore(() => forgetSpent(db, days, limit))
}
