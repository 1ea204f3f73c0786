import type { WorkChange, WorkOutcome } from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { addExam, addSession } from '../journey/changes.ts'
import { addBlock, changeBlock } from '../plan/changes.ts'

/**
 * Does what a turn decided, in its order, and tells what each change came to; the student is locked. What cannot be done changes
 * nothing and holds back no other.
 */
export async function applyChanges(tx: Db, studentKey: string, changes: readonly WorkChange[]): Promise<WorkOutcome[]> {
  const outcomes: WorkOutcome[] = []
  for (const change of changes) outcomes.push(await applyChange(tx, studentKey, change))
  return outcomes
}

async function applyChange(tx: Db, studentKey: string, change: WorkChange): Promise<WorkOutcome> {
  switch (change.change) {
    case 'add-block':
      return blockOutcome(await addBlock(tx, { ...change.block, studentKey }, 'assistant'))
    case 'update-block':
      return blockOutcome(await changeBlock(tx, studentKey, change.id, change.patch))
    case 'log-session': {
      const added = await addSession(tx, { ...change.session, studentKey })
      return added.kind === 'stored' ? { kind: 'session', session: added.session } : added
    }
    case 'log-exam': {
      const added = await addExam(tx, { ...change.exam, studentKey })
      return added.kind === 'stored' ? { kind: 'exam', exam: added.exam } : added
    }
  }
}

type BlockChanged = Awaited<ReturnType<typeof addBlock | typeof changeBlock>>

const blockOutcome = (changed: BlockChanged): WorkOutcome =>
  changed.kind === 'stored' ? { kind: 'block', block: changed.block } : changed
