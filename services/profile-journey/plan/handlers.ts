import { type Handler, handle } from '@yoldas/bus'
import { createBlock, getPlan, patchBlock, removeBlock } from '@yoldas/contracts/plan'
import type { Db } from '@yoldas/db'
import { findStudent, lockStudent } from '../students/store.ts'
import { addBlock, changeBlock } from './changes.ts'
import * as store from './store.ts'

const erased = { kind: 'erased' as const }

export function planHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(getPlan, async ({ studentKey, from, to }) => {
      const blocks = await store.findBlocks(db, studentKey, from, to)
      if (blocks.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'plan' as const, blocks: [...blocks] }
    }),

    handle(createBlock, (asked) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, asked.studentKey))) return erased
        return addBlock(tx, asked, 'user')
      }),
    ),

    handle(patchBlock, ({ studentKey, id, patch }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return erased
        return changeBlock(tx, studentKey, id, patch)
      }),
    ),

    handle(removeBlock, ({ studentKey, id }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return erased
        await store.removeBlock(tx, studentKey, id)
        return { kind: 'removed' as const }
      }),
    ),
  ]
}
