import type { StoredMessage } from '@yoldas/chat-engine/conversation/rows'
import { findPast } from '@yoldas/chat-engine/conversation/said/store'
import { acceptSend } from '@yoldas/chat-engine/engine/sending/store'
import type { PastMessage } from '@yoldas/chat-engine/prompt/prompt'
import { type Claim, commitTurn, type EngineIdentity, failTurn, type Usage } from '@yoldas/chat-engine/turn/store'
import type { ChatMessage } from '@yoldas/contracts/chat'
import type { Db } from '@yoldas/db'

/** What a turn asks of Postgres. */
export type Statements = {
  accept(
    db: Db,
    send: { studentKey: string; turnId: string; messageId: string; text: string },
    taker: EngineIdentity,
  ): Promise<{ message: StoredMessage; claim: Claim | null } | null>
  findPast(db: Db, claim: Claim, limit: number, bytes: number): Promise<{ messages: PastMessage[]; scratchpad: string }>
  end(db: Db, claim: Claim, bubbles: Array<{ id: string; text: string }>, usage: Usage): Promise<ChatMessage[] | null>
  fail(db: Db, claim: Claim, usage: Usage): Promise<unknown>
}

const byModel = (bubble: { id: string; text: string }) => ({ ...bubble, author: 'model' as const })

/** The services' own. */
export const ours: Statements = {
  accept: async (db, send, taker) => {
    const accepted = await db.transaction((tx) => acceptSend(tx, send, taker))
    return accepted && { message: accepted.turn.message, claim: accepted.claim }
  },
  findPast,
  end: async (db, claim, bubbles, usage) =>
    (await commitTurn(db, claim, { bubbles: bubbles.map(byModel), finish: 'complete', effects: [] }, usage))
      ?.messages ?? null,
  fail: failTurn,
}
