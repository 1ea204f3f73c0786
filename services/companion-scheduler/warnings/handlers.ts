import type { Handler } from '@yoldas/bus'
import { scheduleWarning } from '@yoldas/contracts/inactivity'
import type { Db } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import { lockErased } from '../students/store.ts'
import { replaceWarning } from './store.ts'

export const warningHandlers = ({ db }: { db: Db }): Handler[] => [
  handleCommand(scheduleWarning, db, async (tx, warning) => {
    if (await lockErased(tx, warning.studentKey)) return
    await replaceWarning(tx, warning)
  }),
]
