import { isDeepStrictEqual } from 'node:util'
import type { ValidationIssue } from '@yoldas/contracts/errors'
import { maxBlockReminders } from '@yoldas/contracts/plan'
import { changeSchedule, type ScheduleChange } from '@yoldas/contracts/scheduler'
import { type Db, databaseTime } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { sendCommand } from '@yoldas/outbox'
import { istanbulTime } from '@yoldas/time'
import { type Remindable, reminderOf } from './rules.ts'
import * as store from './store.ts'

// The message by which a block is reminded of, which companion-scheduler keeps and delivers. The student is locked.

/** Whether the block has a reminder that is still to come. */
const isPending = (block: Remindable, now: string): boolean => (reminderOf(block)?.dueAt ?? '') > now

/** Why the block, which was so before, cannot be reminded of as it is to be. */
export async function remindIssues(
  tx: Db,
  studentKey: string,
  before: Remindable | null,
  after: Remindable & { id: string },
): Promise<ValidationIssue[]> {
  const refused = (message: string) => [{ path: 'remind', message }]
  if (!after.remind) return []
  if (after.startTime === null) return refused('expected a block with a `startTime`')
  const now = await databaseTime(tx)
  if (!isPending(after, now) || (before && isPending(before, now))) return []
  const { day } = istanbulTime(new Date(now))
  const others = await store.countReminders(tx, studentKey, day, after.id)
  return others < maxBlockReminders ? [] : refused(`at most ${maxBlockReminders} reminders of blocks are to come`)
}

/**
 * Has the reminder follow a block that was so before and is so after, in the same commit; null is an absent block. What
 * was scheduled for it as it was is cancelled, and what it is now has a new id: commands promise no order, and a
 * cancelled id stays cancelled.
 */
export async function followBlock(
  tx: Db,
  studentKey: string,
  before: store.HeldBlock | null,
  after: (Remindable & { id: string }) | null,
): Promise<void> {
  const reminder = after && reminderOf(after)
  if (isDeepStrictEqual(before && reminderOf(before), reminder)) return
  const now = await databaseTime(tx)
  const changes: ScheduleChange[] = []
  if (before?.reminderId) changes.push({ change: 'cancel', id: before.reminderId })
  const reminderId = reminder && reminder.dueAt > now ? newId() : null
  if (after && reminder && reminderId) {
    const { text, dueAt, endsAt } = reminder
    const rest = { kind: 'reminder', reason: null, cancelOn: 'none', createdAt: now } as const
    changes.push({
      change: 'add',
      message: { id: reminderId, text, dueAt, ...rest },
      block: { id: after.id, endsAt },
    })
  }
  if (after) await store.setReminder(tx, after.id, reminderId)
  if (changes.length > 0) await sendCommand(tx, changeSchedule, studentKey, { studentKey, changes })
}
