import { type Handler, handle } from '@yoldas/bus'
import { studentExports } from '@yoldas/contracts/export'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { eraseStudent, exportActions, exportDelivered, exportPauses, exportStudent, exportUnasked } from './store.ts'

/** Removes everything of an erased student and says so; may be interrupted and run again at any point. */
export async function forgetStudent({ db, relay }: { db: Db; relay: Relay }, studentKey: string): Promise<void> {
  await eraseStudent(db, studentKey)
  const erased = { studentKey, service: 'companion-scheduler' }
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, erased))
  relay.wake()
}

export function studentHandlers({ db }: { db: Db }): Handler[] {
  return [
    handle(studentExports['companion-scheduler'], async ({ studentKey, after }) => {
      const [held, reminders] = await Promise.all([
        after === null ? exportHeld(db, studentKey) : [],
        exportDelivered(db, studentKey, after, reminderPage),
      ])
      const records = [...held, ...reminders.map((reminder) => ({ type: 'deliveredReminder', ...reminder }))]
      return { records, next: reminders.length === reminderPage ? (reminders.at(-1)?.id ?? null) : null }
    }),
  ]
}

/** As many long texts as a message of the bus holds beside the rest. */
const reminderPage = 50

/**
 * Few messages are ever pending, and one in a day is written unasked: all but the delivered reminders fits one page.
 */
async function exportHeld(db: Db, studentKey: string) {
  const [held, unasked, actions, pauses] = await Promise.all([
    exportStudent(db, studentKey),
    exportUnasked(db, studentKey),
    exportActions(db, studentKey),
    exportPauses(db, studentKey),
  ])
  return [
    ...held.map((message) => ({ type: 'scheduledMessage', ...message })),
    ...unasked.map((message) => ({ type: 'unaskedMessage', ...message })),
    ...actions.map((action) => ({ type: 'notificationAction', ...action })),
    ...pauses.map((pause) => ({ type: 'pause', ...pause })),
  ]
}
