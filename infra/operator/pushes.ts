import { quoted } from '@yoldas/config'
import type { Db } from '@yoldas/db'
import { z } from 'zod'
import { findAttempts, findDeliveries, findNotification, findTurnOf } from './store.ts'
import type { Row } from './table.ts'

/** What became of the push of a message, one row for each attempt or device, or one that says why there is none. */
export async function explainPush(db: Db, messageId: string): Promise<Row[]> {
  if (!z.uuid().safeParse(messageId).success)
    throw new Error(`${quoted(messageId)} is not the id of a message: the desk, the feed and the history name them.`)
  const turn = await findTurnOf(db, messageId)
  if (!turn) throw new Error(`There is no message ${messageId}: it may be of an erased student.`)
  const known = { messageId, turnId: turn.turnId, origin: turn.origin, state: turn.state }
  const notification = await findNotification(db, turn.turnId)
  if (!notification) return [{ ...known, why: whyNothing(turn) }]
  const deliveries = await findDeliveries(db, turn.turnId)
  if (deliveries.length === 0)
    return [{ ...known, why: 'the student had neither a device nor an alias when it was to be sent' }]
  const rows = await Promise.all(
    deliveries.map(async ({ isHeld, ...delivery }): Promise<Row[]> => {
      const attempts = await findAttempts(db, delivery.deliveryId)
      if (attempts.length === 0) return [{ ...delivery, ...unsent, why: whyNotSent({ ...delivery, isHeld }) }]
      return attempts.map((attempt) => ({ ...delivery, ...attempt, why: delivery.state }))
    }),
  )
  return rows.flat()
}

const unsent = { attempt: null, startedAt: null, outcome: null, status: null, answer: null }

type Turn = { state: string; bubbles: number; waitsToLeave: boolean }

function whyNothing({ state, bubbles, waitsToLeave }: Turn): string {
  if (state === 'stopped') return 'a turn that its student stopped pushes nothing'
  if (state === 'failed') return 'a turn that failed pushes nothing'
  if (state !== 'done') return 'the turn has not ended'
  if (bubbles === 0) return 'the answer has no bubbles'
  if (waitsToLeave) return 'its event waits in the outbox of chat-engine: is NATS there?'
  return 'the notifier has not received its event yet, refused it (job dead-letters list), or no longer keeps it'
}

function whyNotSent({ state, dueAt, isHeld }: { state: string; dueAt: string; isHeld: boolean }): string {
  if (state === 'dropped') return 'dropped before an attempt: the device was removed, or it was too late'
  if (isHeld) return 'waits for its provider, which failed or wants to be asked less'
  return `waits until ${dueAt}`
}
