import { byId, type Handler, handleExport, single } from '@yoldas/bus'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { eraseStudent, exportActions, exportDelivered, exportPause, exportStudent, exportUnasked } from './store.ts'

/** Removes everything of an erased student and says so; may be interrupted and run again at any point. */
export async function forgetStudent({ db, relay }: { db: Db; relay: Relay }, studentKey: string): Promise<void> {
  await eraseStudent(db, studentKey)
  const erased = { studentKey, service: 'companion-scheduler' }
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, erased))
  relay.wake()
}

export const studentHandlers = ({ db }: { db: Db }): Handler[] => [
  handleExport('companion-scheduler', (key) => [
    // First, since what is delivered meanwhile is a message of the conversation or a delivered reminder then.
    { type: 'scheduledMessage', find: async (after, limit) => byId(await exportStudent(db, key, after, limit)) },
    { type: 'unaskedMessage', find: async (after, limit) => byId(await exportUnasked(db, key, after, limit)) },
    {
      type: 'notificationAction',
      find: async (after, limit) => {
        const actions = await exportActions(db, key, after, limit)
        return actions.map((record) => ({ key: `${record.turnId}/${record.action}`, record }))
      },
    },
    { type: 'pause', find: single(() => exportPause(db, key)) },
    { type: 'deliveredReminder', find: async (after, limit) => byId(await exportDelivered(db, key, after, limit)) },
  ]),
]
