import { type Handler, handle } from '@yoldas/bus'
import { storeReply } from '@yoldas/contracts/chat'
import { acceptReply } from '@yoldas/contracts/notifier'
import type { Db } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { composeCommand, type Relay } from '@yoldas/outbox'
import type { z } from 'zod'
import { hashToken } from '../tokens.ts'
import { mostUndelivered, tooMany } from '../undelivered.ts'
import { findReplyToken, takeReply } from './store.ts'

export type ReplyDeps = { db: Db; relay: Pick<Relay, 'wake'> }
type Reply = z.output<typeof acceptReply.input>
type Kind = z.output<typeof acceptReply.output>['kind']

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
  const { replyId, clientId, text } = reply
  const said = { studentKey, turnId: replyId, messageId: newId(), text, replyToId: messageId }
  const command = composeCommand(storeReply, studentKey, said)
  const outcome = await db.transaction(async (tx) => {
    const taken = await takeReply(tx, { tokenHash, replyId, clientId, command, most: mostUndelivered })
    if (taken === 'busy') throw tooMany(storeReply)
    return taken
  })
  if (outcome !== 'accepted') return outcome === 'repeated' ? 'accepted' : outcome
  relay.wake()
  return 'accepted'
}
