import { type Bus, type Handler, handle } from '@yoldas/bus'
import { getSilence } from '@yoldas/contracts/proactive'
import {
  cancelScheduled,
  changeSchedule,
  listScheduled,
  moveScheduled,
  type ScheduleChange,
} from '@yoldas/contracts/scheduler'
import { type Db, databaseTime } from '@yoldas/db'
import { handleCommand } from '@yoldas/outbox'
import type { Deadline } from '@yoldas/time'
import { isErased, lockStudents } from '../students/store.ts'
import { timeIssue } from './rules.ts'
import {
  addMessages,
  findScheduled,
  type Listed,
  moveMessage,
  rememberCancelled,
  removeListed,
  removeMessages,
} from './store.ts'

type Deps = { db: Db; bus: Bus }

export function scheduleHandlers(deps: Deps): Handler[] {
  const { db } = deps
  return [
    handle(listScheduled, ({ studentKey }, deadline) => list(deps, studentKey, deadline)),

    handle(moveScheduled, async ({ studentKey, id, dueAt }, deadline) => {
      const listed = await list(deps, studentKey, deadline)
      if (listed.kind === 'erased') return listed
      const message = listed.scheduled.find((each) => each.id === id)
      if (!message) return { kind: 'unknown' as const }
      const wrong = timeIssue(dueAt, listed.now)
      if (wrong) return { kind: 'invalid' as const, issues: [{ path: 'dueAt', message: wrong }] }
      const moved = await moveMessage(db, studentKey, id, dueAt)
      return moved ? { kind: 'moved' as const, scheduled: { ...message, dueAt } } : { kind: 'unknown' as const }
    }),

    handle(cancelScheduled, async ({ studentKey, id }) => {
      if (await isErased(db, studentKey)) return { kind: 'erased' as const }
      await removeListed(db, studentKey, id)
      return { kind: 'removed' as const }
    }),

    handleCommand(changeSchedule, db, (tx, { studentKey, changes }) => change(tx, studentKey, changes)),
  ]
}

async function list(deps: Deps, studentKey: string, deadline: Deadline) {
  const { db } = deps
  const [found, now, erased] = await Promise.all([
    findScheduled(db, studentKey),
    databaseTime(db),
    isErased(db, studentKey),
  ])
  if (erased) return { kind: 'erased' as const }
  return { kind: 'listed' as const, scheduled: await stillWanted(deps, studentKey, found, deadline), now }
}

/** Without those that the student has cancelled by writing: they are dropped when they are due. */
async function stillWanted({ bus }: Deps, studentKey: string, found: readonly Listed[], deadline: Deadline) {
  const isAsked = found.some(({ cancelledAfter }) => cancelledAfter !== null)
  const silentSince = isAsked ? (await bus.request(getSilence, { studentKey }, deadline)).silentSince : null
  return found
    .filter(({ cancelledAfter }) => !cancelledAfter || !silentSince || silentSince <= cancelledAfter)
    .map(({ cancelledAfter: _, ...message }) => message)
}

async function change(tx: Db, studentKey: string, changes: readonly ScheduleChange[]): Promise<void> {
  const [isThere] = await lockStudents(tx, [studentKey])
  if (!isThere) return
  const cancelled = changes.flatMap((change) => (change.change === 'cancel' ? [change.id] : []))
  await rememberCancelled(tx, studentKey, cancelled)
  await removeMessages(tx, studentKey, cancelled)
  await addMessages(
    tx,
    studentKey,
    changes.flatMap((change) => {
      if (change.change !== 'add') return []
      const { message, block, afterMessageId } = change
      return [{ ...message, block, afterMessageId }]
    }),
  )
}
