import { type Handler, handle } from '@yoldas/bus'
import { storeReply } from '@yoldas/contracts/chat'
import { acceptReply } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { consumeOnce, type Relay, sendCommand } from '@yoldas/outbox'
import type { z } from 'zod'
import { lockStudent } from '../students/store.ts'
import { hashToken } from '../tokens.ts'
import { refuseTooMany } from '../undelivered.ts'
import { findReplyToken, markReply } from './store.ts'

export type ReplyDeps = { db: Db; relay: Pick<Relay, 'wake'> }
type Reply = z.output<typeof acceptReply.input>
type Kind = z.output<typeof acceptReply.output>['kind']
type Offered = { studentKey: string; messageId: string; tokenHash: Buffer }

export function replyHandlers(deps: ReplyDeps): Handler[] {
  return [handle(acceptReply, async (reply) => ({ kind: await accept(deps, reply) }))]
}

/** Accepted once it is committed that chat-engine will have it. */
export async function accept({ db, relay }: ReplyDeps, reply: Reply): Promise<Kind> {
  const tokenHash = hashToken(reply.token)
  const token = await findReplyToken(db, tokenHash)
  if (!token?.isUsable) return 'invalid'
  const { studentKey, messageId } = token
  if (studentKey === null || messageId === null) return 'gone'
  const kind = await db.transaction((tx) => acceptOnce(tx, reply, { studentKey, messageId, tokenHash }))
  if (kind === 'accepted') relay.wake()
  return kind
}

async function acceptOnce(tx: Db, reply: Reply, { studentKey, messageId, tokenHash }: Offered): Promise<Kind> {
  if ((await lockStudent(tx, studentKey)).erased) return 'gone'
  // It may have been revoked by whoever had the student locked.
  const token = await findReplyToken(tx, tokenHash)
  if (!token?.isUsable) return 'invalid'
  if (await isFirst(tx, reply, studentKey)) {
    await refuseTooMany(tx, storeReply, studentKey)
    const { replyId: turnId, text } = reply
    await sendCommand(tx, storeReply, studentKey, {
      studentKey,
      turnId,
      messageId: newId(),
      text,
      replyToId: messageId,
    })
  }
  return 'accepted'
}

/**
 * A reply without a clientId is repeated by the gateway alone, which asks again with the same replyId when an answer
 * was lost. chat-engine would ignore a turn that it has, but what it has stored is not for us to rely on: the inbox
 * takes note here, in the command's own transaction, and names no student.
 */
function isFirst(tx: Db, { replyId, clientId }: Reply, studentKey: string): Promise<boolean> {
  return clientId === undefined ? consumeOnce(tx, replyId) : markReply(tx, studentKey, clientId)
}
