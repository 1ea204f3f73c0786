import { type Handler, handle } from '@yoldas/bus'
import type { ValidationIssue } from '@yoldas/contracts/errors'
import {
  blockDaysAhead,
  blockDaysBack,
  createBlock,
  getPlan,
  maxBlocksADay,
  patchBlock,
  removeBlock,
} from '@yoldas/contracts/plan'
import type { Db } from '@yoldas/db'
import { findStudent, lockStudent } from '../students/store.ts'
import { today } from '../today.ts'
import { canPlanOn } from './rules.ts'
import * as store from './store.ts'

export function planHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(getPlan, async ({ studentKey, from, to }) => {
      const blocks = await store.findBlocks(db, studentKey, from, to)
      if (blocks.length === 0 && !(await findStudent(db, studentKey))) return { kind: 'erased' as const }
      return { kind: 'plan' as const, blocks: [...blocks] }
    }),

    handle(createBlock, ({ studentKey, id, clientId = null, ...body }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return { kind: 'erased' as const }
        const made = await store.findMade(tx, studentKey, id, clientId)
        if (made) return { kind: 'stored' as const, block: made }
        const issues = await dayIssues(tx, studentKey, body.day, id)
        if (issues.length > 0) return { kind: 'invalid' as const, issues }
        const { startTime = null, topic = null, note = null, status } = body
        const rest = { startTime, topic, note, status: status ?? 'planned', source: 'user' as const }
        const block = await store.addBlock(tx, { ...body, ...rest, id, studentKey, clientId })
        return { kind: 'stored' as const, block }
      }),
    ),

    handle(patchBlock, ({ studentKey, id, patch }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return { kind: 'erased' as const }
        const issues = patch.day === undefined ? [] : await dayIssues(tx, studentKey, patch.day, id)
        if (issues.length > 0) return { kind: 'invalid' as const, issues }
        const block = await store.changeBlock(tx, studentKey, id, patch)
        return block ? { kind: 'stored' as const, block } : { kind: 'unknown' as const }
      }),
    ),

    handle(removeBlock, ({ studentKey, id }) =>
      db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey))) return { kind: 'erased' as const }
        await store.removeBlock(tx, studentKey, id)
        return { kind: 'removed' as const }
      }),
    ),
  ]
}

/** Why the block cannot lie on that day. */
async function dayIssues(tx: Db, studentKey: string, day: string, id: string): Promise<ValidationIssue[]> {
  const refused = (message: string) => [{ path: 'day', message }]
  if (!canPlanOn(day, await today(tx)))
    return refused(`expected a day at most ${blockDaysBack} days back and ${blockDaysAhead} ahead`)
  const others = await store.countOthers(tx, studentKey, day, id)
  return others < maxBlocksADay ? [] : refused(`a day holds at most ${maxBlocksADay} blocks`)
}
