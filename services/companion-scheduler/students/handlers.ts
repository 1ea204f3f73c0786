import { type Handler, handle } from '@yoldas/bus'
import { studentExports } from '@yoldas/contracts/export'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { eraseStudent, exportStudent, exportUnasked } from './store.ts'

/** Removes everything of a student who left and says so; may be interrupted and run again at any point. */
export async function forgetStudent({ db, relay }: { db: Db; relay: Relay }, studentKey: string): Promise<void> {
  await eraseStudent(db, studentKey)
  const told = { studentKey, service: 'companion-scheduler' }
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, told))
  relay.ring()
}

export function studentHandlers({ db }: { db: Db }): Handler[] {
  return [
    // Few are ever pending, and one in a day is written: they fit one page.
    handle(studentExports['companion-scheduler'], async ({ studentKey }) => {
      const [held, unasked] = await Promise.all([exportStudent(db, studentKey), exportUnasked(db, studentKey)])
      const records = [
        ...held.map((message) => ({ type: 'scheduledMessage', ...message })),
        ...unasked.map((message) => ({ type: 'unaskedMessage', ...message })),
      ]
      return { records, next: null }
    }),
  ]
}
