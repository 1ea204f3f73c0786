import { type ShareReadResponse, sharedWeeks } from '@yoldas/contracts/shares'
import type { Db } from '@yoldas/db'
import { judge, type Policy } from '../standing/verdict.ts'
import { today } from '../today.ts'
import { readWeeks } from '../weeks/read.ts'
import { lastMondays } from '../weeks/rules.ts'
import { withinScope } from './rules.ts'
import { findOpen, noteRead } from './store.ts'

/** What the share of this token shows, read now; null where there is none, or its student is blocked. */
export async function readShared(
  { db, policy }: { db: Db; policy: Policy },
  tokenHash: Buffer,
): Promise<ShareReadResponse | null> {
  const share = await findOpen(db, tokenHash)
  if (!share || judge(policy, share.standing).blocked) return null
  if (share.isToNote) await noteRead(db, share.id)
  const { name, scope, studentKey } = share
  const day = await today(db)
  const weeks = await readWeeks(db, studentKey, lastMondays(day, sharedWeeks), day)
  return { name, weeks: weeks.map((week) => withinScope(week, scope)) }
}
