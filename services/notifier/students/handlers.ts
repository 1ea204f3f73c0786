import { type Handler, handle } from '@yoldas/bus'
import { studentExports } from '@yoldas/contracts/export'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { nextCursor, readCursor } from './rules.ts'
import { eraseStudent, exportStudent } from './store.ts'

/** Removes everything of a student who left and says so; may be interrupted and run again at any point. */
export async function forgetStudent(
  { db, relay }: { db: Db; relay: Pick<Relay, 'ring'> },
  studentKey: string,
): Promise<void> {
  await eraseStudent(db, studentKey)
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, { studentKey, service: 'notifier' }))
  relay.ring()
}

/** Devices with the longest tokens fit the bus with this many. */
const pageSize = 100

export function studentHandlers({ db }: { db: Db }): Handler[] {
  return [handle(studentExports.notifier, ({ studentKey, after }) => exportPage(db, studentKey, after))]
}

/** Of one kind, which may have none. */
export async function exportPage(db: Db, studentKey: string, after: string | null) {
  const { kind, key } = readCursor(after)
  const rows = await exportStudent(db, studentKey, kind, key, pageSize)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    records: rows.map(({ key: _, ...record }) => ({ type: kind, ...record })),
    next: nextCursor(kind, last?.key ?? null),
  }
}
