import { type Handler, handle } from '@yoldas/bus'
import { createShare, listShares, readShare, removeShare } from '@yoldas/contracts/shares'
import type { Db } from '@yoldas/db'
import type { Policy } from '../standing/verdict.ts'
import { findStudent, lockStudent } from '../students/store.ts'
import { addShare } from './changes.ts'
import { readShared } from './read.ts'
import * as store from './store.ts'

const erased = { kind: 'erased' as const }

export const shareHandlers = (deps: { db: Db; policy: Policy }): Handler[] => {
  const { db } = deps
  return [
    handle(createShare, (asked) =>
      db.transaction(async (tx) => ((await lockStudent(tx, asked.studentKey)) ? addShare(tx, asked) : erased)),
    ),

    handle(listShares, async ({ studentKey }) => {
      const shares = await store.findShares(db, studentKey)
      if (shares.length === 0 && !(await findStudent(db, studentKey))) return erased
      return { kind: 'found' as const, shares: [...shares] }
    }),

    handle(removeShare, async ({ studentKey, id }) => {
      await store.removeShare(db, studentKey, id)
      return (await findStudent(db, studentKey)) ? { kind: 'removed' as const } : erased
    }),

    handle(readShare, async ({ tokenHash }) => {
      const read = await readShared(deps, Buffer.from(tokenHash, 'hex'))
      return read ? { kind: 'read' as const, ...read } : { kind: 'refused' as const }
    }),
  ]
}
