import { type Handler, handle } from '@yoldas/bus'
import { acceptAction } from '@yoldas/contracts/notifier'
import { type NotificationAction, offeredBy } from '@yoldas/contracts/push'
import { applyAction } from '@yoldas/contracts/scheduler'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import type { z } from 'zod'
import { findReplyToken } from '../replies/store.ts'
import { lockStudent } from '../students/store.ts'
import { hashToken } from '../tokens.ts'
import { mostUndelivered, tooMany } from '../undelivered.ts'
import { countUndelivered, findNotified, takeAction } from './store.ts'

export type ActionDeps = { db: Db; relay: Pick<Relay, 'wake'> }
type Chosen = z.output<typeof acceptAction.input>
type Kind = z.output<typeof acceptAction.output>['kind']

export function actionHandlers(deps: ActionDeps): Handler[] {
  return [handle(acceptAction, async (chosen) => ({ kind: await act(deps, chosen) }))]
}

/** Accepted once it is committed that companion-scheduler will have it. */
export async function act({ db, relay }: ActionDeps, chosen: Chosen): Promise<Kind> {
  const tokenHash = hashToken(chosen.token)
  const token = await findReplyToken(db, tokenHash)
  if (!token?.isUsable) return 'invalid'
  const { studentKey, messageId } = token
  if (studentKey === null || messageId === null) return 'gone'
  const kind = await db.transaction(async (tx) => {
    if ((await lockStudent(tx, studentKey)).erased) return 'gone'
    // It may have been revoked while the student was locked.
    if (!(await findReplyToken(tx, tokenHash))?.isUsable) return 'invalid'
    return actOnce(tx, { ...chosen, studentKey, messageId })
  })
  if (kind === 'accepted') relay.wake()
  return kind
}

type Known = { studentKey: string; messageId: string; action: NotificationAction; clientId?: string | undefined }

async function actOnce(tx: Db, { studentKey, messageId, action, clientId }: Known): Promise<Kind> {
  const notified = await findNotified(tx, studentKey, messageId)
  if (!notified || !offeredBy(notified.type, notified.messageType).includes(action)) return 'refused'
  const { turnId } = notified
  const actedAt = await takeAction(tx, { studentKey, turnId, action, clientId })
  if (actedAt === null) return 'accepted'
  const undelivered = await countUndelivered(tx, applyAction.subject, studentKey)
  if (undelivered >= mostUndelivered) throw tooMany(applyAction)
  await sendCommand(tx, applyAction, studentKey, { studentKey, turnId, action, actedAt })
  return 'accepted'
}
