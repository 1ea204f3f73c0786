import type { Handler } from '@yoldas/bus'
import { applyAction } from '@yoldas/contracts/scheduler'
import { changeWork } from '@yoldas/contracts/work'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { handleCommand, type Relay, sendCommand } from '@yoldas/outbox'
import { lockErased } from '../students/store.ts'
import { pauseUnasked } from '../unasked/store.ts'
import { pauseOf, snooze } from './rules.ts'
import { addAgain, findReminder, isKnownUnasked, noteAction, type Reminder } from './store.ts'

type Deps = { db: Db; relay: Pick<Relay, 'wake'> }

export const actionHandlers = ({ db, relay }: Deps): Handler[] => [
  handleCommand(
    applyAction,
    db,
    (tx, chosen) => apply(tx, { ...chosen, actedAt: new Date(chosen.actedAt) }),
    () => relay.wake(),
  ),
]

type Chosen = Omit<(typeof applyAction.input)['_output'], 'actedAt'> & { actedAt: Date }

/**
 * Does what a student chose in a notification, once. A message that is not known any more is answered by it all the
 * same, which caps on unasked messages go by. It ends no silence: chat-engine is not notified.
 */
async function apply(tx: Db, chosen: Chosen): Promise<void> {
  const { studentKey, turnId, action, actedAt } = chosen
  if (await lockErased(tx, studentKey)) return
  if (!(await noteAction(tx, { studentKey, turnId, action, actedAt: actedAt.toISOString() }))) return
  const reminder = await findReminder(tx, studentKey, turnId)
  if (reminder) await actOn(tx, reminder, chosen)
  else if (action === 'snooze' && !(await isKnownUnasked(tx, studentKey, turnId))) return
  const until = pauseOf(action, reminder !== null, actedAt)
  if (until) await pauseUnasked(tx, studentKey, until)
}

async function actOn(tx: Db, reminder: Reminder, { studentKey, action, actedAt }: Chosen): Promise<void> {
  const { blockId, dueAt } = reminder
  if (action === 'snooze')
    await addAgain(tx, { id: newId(), studentKey, dueAt: snooze(new Date(dueAt), actedAt), reminder })
  if (action === 'done' && blockId) {
    const changes = [{ change: 'update-block' as const, id: blockId, patch: { status: 'done' as const } }]
    await sendCommand(tx, changeWork, studentKey, { studentKey, changes })
  }
}
