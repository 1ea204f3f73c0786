import type { WorkChange, WorkOutcome } from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { type Changed, together } from '../announcing.ts'
import { addExam, addSession } from '../journey/changes.ts'
import { addMistake } from '../mistakes/changes.ts'
import { addBlock, changeBlock } from '../plan/changes.ts'
import { addCard } from '../review/cards/changes.ts'

/**
 * Does what a turn decided, in its order, and returns what each change came to; the student is locked. What cannot be
 * done changes nothing and holds back no other.
 */
export async function applyChanges(
  tx: Db,
  studentKey: string,
  changes: readonly WorkChange[],
): Promise<Changed<WorkOutcome[]>> {
  const done: Array<Changed<WorkOutcome>> = []
  for (const change of changes) done.push(await applyChange(tx, studentKey, change))
  return { answer: done.map(({ answer }) => answer), touched: together(done.map(({ touched }) => touched)) }
}

async function applyChange(tx: Db, studentKey: string, change: WorkChange): Promise<Changed<WorkOutcome>> {
  switch (change.change) {
    case 'add-block':
      return blockOutcome(await addBlock(tx, { ...change.block, studentKey }, 'assistant'))
    case 'update-block':
      return blockOutcome(await changeBlock(tx, studentKey, change.id, change.patch))
    case 'log-session': {
      const { answer, touched } = await addSession(tx, { ...change.session, studentKey })
      return { answer: answer.kind === 'stored' ? { kind: 'session', session: answer.session } : answer, touched }
    }
    case 'log-exam': {
      const { answer, touched } = await addExam(tx, { ...change.exam, studentKey })
      return { answer: answer.kind === 'stored' ? { kind: 'exam', exam: answer.exam } : answer, touched }
    }
    case 'add-mistake': {
      const { answer, touched } = await addMistake(tx, { ...change.mistake, studentKey }, 'assistant')
      return { answer: answer.kind === 'stored' ? { kind: 'mistake', mistake: answer.mistake } : answer, touched }
    }
    case 'add-card': {
      const { answer, touched } = await addCard(tx, { ...change.card, studentKey }, 'assistant')
      return { answer: answer.kind === 'stored' ? { kind: 'card', card: answer.card } : answer, touched }
    }
  }
}

type BlockChanged = Awaited<ReturnType<typeof addBlock | typeof changeBlock>>

const blockOutcome = ({ answer, touched }: BlockChanged): Changed<WorkOutcome> => ({
  answer: answer.kind === 'stored' ? { kind: 'block', block: answer.block } : answer,
  touched,
})
