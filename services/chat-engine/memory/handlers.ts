import { type Bus, type Handler, handle } from '@yoldas/bus'
import { changeMemory, getMemory, type MemoryPatch, type MemoryResponse } from '@yoldas/contracts/memory'
import type { Db } from '@yoldas/db'
import { showMessage } from '../conversation/open.ts'
import { isErased, lockConversation } from '../conversation/store.ts'
import { announceMemory } from './announce.ts'
import { decideMemory } from './rules.ts'
import { findMemory, storeMemory } from './store.ts'

type Deps = { db: Db; bus: Pick<Bus, 'publishHistory'> }

/** Of a student to whom nothing has been said yet. */
const nothing: MemoryResponse = { text: '', revision: 0, updatedAt: null, updatedBy: null, enabled: true }

export function memoryHandlers(deps: Deps): Handler[] {
  const { db } = deps
  return [
    handle(getMemory, async ({ studentKey }) => {
      if (await isErased(db, studentKey)) return { kind: 'erased' as const }
      return { kind: 'found' as const, memory: (await findMemory(db, studentKey)) ?? nothing }
    }),

    handle(changeMemory, ({ studentKey, ...wish }) => change(deps, studentKey, wish)),
  ]
}

/** A turn that has read what was remembered before changes nothing of it any more. */
async function change({ db, bus }: Deps, studentKey: string, wish: MemoryPatch) {
  const { notice, isChanged, answer } = await db.transaction(async (tx) => {
    const { isErased, notice } = await lockConversation(tx, studentKey)
    if (isErased) return { notice, isChanged: false, answer: { kind: 'erased' as const } }
    const before = (await findMemory(tx, studentKey)) ?? nothing
    const decided = decideMemory(before, wish)
    if (decided.kind === 'invalid') return { notice, isChanged: false, answer: decided }
    const isChanged = decided.kind === 'changed'
    if (isChanged) await storeMemory(tx, studentKey, decided)
    const memory = isChanged ? ((await findMemory(tx, studentKey)) ?? nothing) : before
    return { notice, isChanged, answer: { kind: 'changed' as const, memory } }
  })
  showMessage(bus, studentKey, notice)
  if (isChanged) announceMemory(bus, studentKey)
  return answer
}
