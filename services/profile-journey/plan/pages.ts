import { maxPlanDays, type PlanBlock } from '@yoldas/contracts/plan'
import type { Db } from '@yoldas/db'
import { fitting } from './rules.ts'
import { findBlocksAfter } from './store.ts'

type PageBounds = { mostBlocks: number; mostBytes: number }

/**
 * Ten blocks a day, so that most plans are one page; those whose texts are so long that they do not fit are read again
 * for the next one. The bytes are those of blocks: what is around them has room below 1 MiB.
 */
const usual: PageBounds = { mostBlocks: 10 * maxPlanDays, mostBytes: 1_000_000 }

/** A page of the blocks of these days, those after one of them by id, as `getPlan` promises it. */
export async function readPage(
  db: Db,
  studentKey: string,
  days: { from: string; to: string; after: string | null },
  { mostBlocks, mostBytes } = usual,
): Promise<{ blocks: PlanBlock[]; hasMore: boolean }> {
  const found = await findBlocksAfter(db, studentKey, days, mostBlocks + 1)
  const blocks = fitting(found.slice(0, mostBlocks), mostBytes)
  return { blocks, hasMore: found.length > blocks.length }
}
