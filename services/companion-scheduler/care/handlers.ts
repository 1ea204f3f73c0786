import type { Handler } from '@yoldas/bus'
import { scheduleCareCheckin } from '@yoldas/contracts/scheduler'
import type { Db } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import { lockErased } from '../students/store.ts'
import { replaceCare } from './store.ts'

export const careHandlers = ({ db }: { db: Db }): Handler[] => [
  handleCommand(scheduleCareCheckin, db, async (tx, checkin) => {
    if (await lockErased(tx, checkin.studentKey)) return
    await replaceCare(tx, checkin)
  }),
]
