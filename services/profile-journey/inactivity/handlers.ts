import type { Handler } from '@yoldas/bus'
import { noteSeen, noteWarned } from '@yoldas/contracts/inactivity'
import type { Db } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import { markSeen } from '../students/store.ts'
import { markWarned } from './store.ts'

export const inactivityHandlers = (db: Db): Handler[] => [
  handleCommand(noteSeen, db, (tx, { studentKey, day }) => markSeen(tx, studentKey, day)),
  handleCommand(noteWarned, db, (tx, warned) => markWarned(tx, warned)),
]
