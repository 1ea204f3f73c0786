import type { Db } from '@yoldas/db'
import { findReplaced, removeGeneration, removeRows } from './store.ts'

/** Longer than any search takes. */
const keptSeconds = 60
const rowsAtOnce = 5_000

/** Removes the generations of the corpus that no search reads any more. */
export async function removeReplaced(db: Db): Promise<void> {
  for (const generation of await findReplaced(db, keptSeconds)) {
    while ((await removeRows(db, generation, rowsAtOnce)) > 0);
    await removeGeneration(db, generation)
  }
}
