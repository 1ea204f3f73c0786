import { rescheduleReviews } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { sendCommand } from '@yoldas/outbox'
import { replay } from './rules.ts'
import { findSettings } from './settings.ts'
import * as store from './store.ts'

/** So many items are computed in one transaction. */
const usualPage = 200

/**
 * Computes anew when a page of items is due, those after one by id, and sends the command for the next page. The
 * student is locked. What was changed meanwhile has its day by the same retention already.
 */
export async function reschedulePage(
  tx: Db,
  studentKey: string,
  after: string | null,
  page = usualPage,
): Promise<{ isLast: boolean }> {
  const settings = await findSettings(tx, studentKey)
  const items = settings ? await store.findRated(tx, studentKey, after, page) : []
  if (!settings || items.length === 0) return { isLast: true }
  const asked = items.map(({ id, base }) => ({ id, after: base?.day ?? null }))
  const ratings = Map.groupBy(await store.findRatingsOf(tx, asked), ({ itemId }) => itemId)
  const days = items.flatMap(({ id, base }) => {
    const replayed = replay(base, ratings.get(id) ?? [], settings.retention)
    return replayed ? [{ id, dueDay: replayed.dueDay }] : []
  })
  await store.saveDueDays(tx, days)
  const last = items.at(-1)
  if (items.length < page || !last) return { isLast: true }
  await sendCommand(tx, rescheduleReviews, studentKey, { studentKey, after: last.id })
  return { isLast: false }
}
