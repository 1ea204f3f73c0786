import { type ExportPart, type Handler, handle, handleExport, Unavailable } from '@yoldas/bus'
import type { Command } from '@yoldas/contracts/events'
import { findReplied } from '@yoldas/contracts/inactivity'
import { eraseNotified, forgetSubscriber, noteUnread as unreadChanged } from '@yoldas/contracts/notifier'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import type { Deadline } from '@yoldas/time'
import { z } from 'zod'
import type { Providers } from '../clients/providers.ts'
import type { PushMetrics } from '../metrics.ts'
import { kinds } from './rows.ts'
import { eraseStudent, exportStudent, findReplied as findLastReplies, lockStudent, noteUnread } from './store.ts'

/** Removes everything of an erased student and says so; may be interrupted and run again at any point. */
export async function forgetStudent(
  { db, relay }: { db: Db; relay: Pick<Relay, 'wake'> },
  studentKey: string,
): Promise<void> {
  await eraseStudent(db, studentKey)
  await db.transaction((tx) => sendCommand(tx, studentErasedFrom, studentKey, { studentKey, service: 'notifier' }))
  relay.wake()
}

/** As the outbox delivers it. Doing it again changes nothing, so that its id is not remembered. */
const delivered = <Input extends z.ZodType>(command: Command<Input>) => ({
  ...command,
  input: z.object({ input: command.input }),
  output: z.object({}),
})
const forgetting = delivered(forgetSubscriber)
const reading = delivered(unreadChanged)

type StudentDeps = { db: Db; providers: Pick<Providers, 'onesignal'>; pushes: Pick<PushMetrics, 'note'> }

export function studentHandlers(deps: StudentDeps): Handler[] {
  const { db } = deps
  return [
    handleExport('notifier', (studentKey) => exportParts(db, studentKey)),

    handle(eraseNotified, async ({ studentKey }) => {
      await eraseStudent(db, studentKey)
      return { erased: true as const }
    }),

    handle(reading, async ({ input: { studentKey, unread } }) => {
      await db.transaction(async (tx) => {
        if (!(await lockStudent(tx, studentKey)).erased) await noteUnread(tx, [{ studentKey, unread }])
      })
      return {}
    }),

    handle(findReplied, async ({ studentKeys }) => ({ replied: [...(await findLastReplies(db, studentKeys))] })),

    handle(forgetting, async ({ input }, deadline) => {
      await forgetOutside(deps, input, deadline)
      return {}
    }),
  ]
}

export const exportParts = (db: Db, studentKey: string): ExportPart[] =>
  kinds.map((type) => ({
    type,
    find: async (after, limit) => {
      const rows = await exportStudent(db, studentKey, type, after, limit)
      return rows.map(({ key, ...record }) => ({ key, record }))
    },
  }))

/** The answer has to be on its way before the relay gives up. */
const answerMilliseconds = 500

/** Whatever keeps the user from going may be mended: the command stays where it came from, and comes again. */
export async function forgetOutside(
  { db, providers, pushes }: StudentDeps,
  { studentKey, sub }: z.output<typeof forgetSubscriber.input>,
  deadline: Deadline,
): Promise<void> {
  // First, so that nothing more is sent to them.
  await eraseStudent(db, studentKey)
  const milliseconds = Math.max(0, deadline.remaining() - answerMilliseconds)
  const answer = await providers.onesignal?.forget(sub, milliseconds)
  if (!answer || answer.outcome === 'sent' || answer.outcome === 'nobody') return
  pushes.note('onesignal', answer)
  throw new Unavailable(
    `OneSignal did not delete a user (${answer.code}): the command is sent again; check its key if this continues`,
  )
}
