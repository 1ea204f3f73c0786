import { type Handler, handle } from '@yoldas/bus'
import { getWhy } from '@yoldas/contracts/why'
import type { Db } from '@yoldas/db'
import { isErased } from '../conversation/store.ts'
import { describeWhy } from './rules.ts'
import { findWhy } from './store.ts'

export const whyHandlers = ({ db }: { db: Db }): Handler[] => [
  handle(getWhy, async ({ studentKey, messageId }) => {
    const stored = await findWhy(db, studentKey, messageId)
    if (stored) return { kind: 'found' as const, why: describeWhy(stored) }
    return { kind: (await isErased(db, studentKey)) ? ('erased' as const) : ('unknown' as const) }
  }),
]
