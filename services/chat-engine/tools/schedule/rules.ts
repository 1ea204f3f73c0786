import type { MessageType } from '@yoldas/contracts/proactive'
import {
  maxDaysAhead,
  maxPending,
  night,
  type ScheduleChange,
  type ScheduledMessage,
} from '@yoldas/contracts/scheduler'
import { freeAt, fromIstanbul } from '@yoldas/time'
import type { Preferred } from './preferences.ts'

/**
 * What is scheduled once the changes have come to their owner, soonest first; those that the owner has had already
 * change nothing more. The owner's word on a message counts, since it may have moved it, and what was cancelled stays
 * so.
 */
export function pendingAfter(
  listed: readonly ScheduledMessage[],
  changes: readonly ScheduleChange[],
): ScheduledMessage[] {
  const pending = new Map<string, ScheduledMessage>()
  for (const change of changes) if (change.change === 'add') pending.set(change.message.id, change.message)
  for (const message of listed) pending.set(message.id, message)
  for (const change of changes) if (change.change === 'cancel') pending.delete(change.id)
  return [...pending.values()].sort(bySoonest)
}

const bySoonest = (one: ScheduledMessage, other: ScheduledMessage): number =>
  Date.parse(one.dueAt) - Date.parse(other.dueAt) || (one.id < other.id ? -1 : 1)

/** One more change of a turn: to cancel what the turn itself has added leaves nothing of it. */
export function withChange(staged: readonly ScheduleChange[], change: ScheduleChange): ScheduleChange[] {
  if (change.change === 'add') return [...staged, change]
  const others = staged.filter((earlier) => !(earlier.change === 'add' && earlier.message.id === change.id))
  return others.length < staged.length ? others : [...staged, change]
}

export const isFull = (pending: readonly ScheduledMessage[]): boolean => pending.length >= maxPending

const dayMilliseconds = 86_400_000

/** When a message is due that is meant for this time of Istanbul's clocks, or why it cannot be. */
export function readDueAt(
  local: string,
  now: Date,
): { kind: 'due'; dueAt: Date } | { kind: 'impossible' | 'past' | 'far' } {
  const dueAt = fromIstanbul(local)
  if (!dueAt) return { kind: 'impossible' }
  const ahead = dueAt.getTime() - now.getTime()
  if (ahead <= 0) return { kind: 'past' }
  return ahead > maxDaysAhead * dayMilliseconds ? { kind: 'far' } : { kind: 'due', dueAt }
}

/** The preference that a message of a kind needs. */
export const preferenceOf = { reminder: 'reminders', checkin: 'checkins', followup: 'followups' } as const

/**
 * Where quiet hours or the night will move a message of this kind that is due then; null when they will not, or are not
 * known.
 */
export function movedTo(kind: MessageType, dueAt: Date, preferred: Preferred | null): Date | null {
  const free = kind === 'reminder' || !preferred ? null : freeAt([preferred.quietHours, night], dueAt)
  return free && free > dueAt ? free : null
}
