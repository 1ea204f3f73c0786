import type { Db } from '@yoldas/db'
import { addDays } from '@yoldas/time'
import type { Base, ItemRow } from './rows.ts'
import { foldUpTo, type Rated, type Remembered, replay } from './rules.ts'
import type { Settings } from './settings.ts'
import * as store from './store.ts'

// What follows from an item's ratings, computed anew whenever they change. The student is locked.

/** Stores what an item's ratings come to, and answers with the item as it is then. */
export async function followRatings(tx: Db, item: ItemRow, settings: Settings): Promise<ItemRow> {
  const read = await readRatings(tx, item)
  const followed = judge(item, read, settings)
  await store.saveMemory(tx, item.id, followed)
  const { memory, dueDay, base } = followed
  const { stability = null, difficulty = null, ratedDay = null } = memory ?? {}
  return { ...item, dueDay, base, stability, difficulty, ratedDay }
}

/** The same after one of its ratings is gone: what that was folded into is computed anew. */
export function followRemoval(tx: Db, item: ItemRow, removedDay: string, settings: Settings): Promise<ItemRow> {
  const isFolded = item.base !== null && removedDay <= item.base.day
  return followRatings(tx, isFolded ? { ...item, base: null } : item, settings)
}

type Read = { base: Base | null; ratings: readonly Rated[] }

/** The ratings after what is folded, or all of them where none is. */
async function readRatings(tx: Db, { id, base }: ItemRow): Promise<Read> {
  const ratings = await store.findRatings(tx, id, base?.day ?? null)
  if (base === null || ratings.length > 0) return { base, ratings }
  return { base: null, ratings: await store.findRatings(tx, id, null) }
}

function judge(item: ItemRow, { base, ratings }: Read, { today, retention }: Settings): store.Followed {
  const replayed = replay(base, ratings, retention)
  const dueDay = item.isNeverDue ? null : (replayed?.dueDay ?? addDays(item.madeDay, 1))
  return { memory: replayed?.memory ?? null, dueDay, base: folded(base, ratings, today, retention) ?? base }
}

/** The base that holds the old ones of too many ratings; null where they are few. */
function folded(base: Base | null, ratings: readonly Rated[], today: string, retention: number): Base | null {
  const day = foldUpTo(ratings, today)
  if (day === null) return null
  const old = replay(
    base,
    ratings.filter((rated) => rated.day <= day),
    retention,
  )
  return old && { ...old.memory, day }
}

/** What was remembered of an item; null before its first rating. */
export const memoryOf = ({ stability, difficulty, ratedDay }: ItemRow): Remembered | null =>
  stability !== null && difficulty !== null && ratedDay !== null ? { stability, difficulty, ratedDay } : null
