import { type Handler, handle } from '@yoldas/bus'
import { createBlock, getPlan, patchBlock, removeBlock } from '@yoldas/contracts/plan'
import type { Db } from '@yoldas/db'
import { type Announcer, changeAnnounced } from '../announcing.ts'
import { findStudent } from '../students/store.ts'
import * as changes from './changes.ts'
import { readPage } from './pages.ts'

const erased = { kind: 'erased' as const }

export function planHandlers(deps: { db: Db } & Announcer): Handler[] {
  const { db } = deps
  return [
    handle(getPlan, async ({ studentKey, ...days }) => {
      const page = await readPage(db, studentKey, days)
      if (page.blocks.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'page' as const, ...page }
    }),

    handle(createBlock, (asked) =>
      changeAnnounced(deps, asked.studentKey, (tx) => changes.addBlock(tx, asked, 'user')),
    ),

    handle(patchBlock, ({ studentKey, id, patch }) =>
      changeAnnounced(deps, studentKey, (tx) => changes.changeBlock(tx, studentKey, id, patch)),
    ),

    handle(removeBlock, ({ studentKey, id }) =>
      changeAnnounced(deps, studentKey, (tx) => changes.removeBlock(tx, studentKey, id)),
    ),
  ]
}
