import { type Bus, type Handler, handle } from '@yoldas/bus'
import { getHistory } from '@yoldas/contracts/chat'
import { noteUnread } from '@yoldas/contracts/notifier'
import { getUnread, readTo } from '@yoldas/contracts/unread'
import type { Db } from '@yoldas/db'
import { type Relay, sendCommand } from '@yoldas/outbox'
import { findReadStates, moveRead } from './read/store.ts'
import { toReadState } from './rows.ts'
import { decodeCursor } from './rules.ts'
import { findHistory } from './said/store.ts'
import { type SignMedia, signMessage } from './signing.ts'
import { isErased, lockConversations } from './store.ts'

type Deps = { db: Db; bus: Pick<Bus, 'publishHistory'>; relay: Pick<Relay, 'wake'>; signMedia: SignMedia }

export function conversationHandlers(deps: Deps): Handler[] {
  const { db, signMedia } = deps
  return [
    handle(getHistory, async ({ studentKey, limit, before, after }) => {
      const window = { limit, before: position(before), after: position(after) }
      const issues = (['before', 'after'] as const).filter((name) => window[name] === null).map(notACursor)
      if (issues.length > 0) return { kind: 'invalid' as const, issues }
      const page = await findHistory(db, studentKey, {
        limit,
        before: window.before ?? undefined,
        after: window.after ?? undefined,
      })
      if (page.messages.length === 0 && (await isErased(db, studentKey))) return { kind: 'erased' as const }
      const messages = await Promise.all(page.messages.map((stored) => signMessage(signMedia, studentKey, stored)))
      return { kind: 'page' as const, page: { ...page, messages } }
    }),

    handle(getUnread, async ({ studentKey }) => {
      const [state] = await findReadStates(db, [studentKey])
      return { unread: state?.count ?? 0 }
    }),

    handle(readTo, ({ studentKey, cursor }) => read(deps, studentKey, cursor)),
  ]
}

/** Null when the cursor is malformed. */
const position = (cursor: string | undefined) => (cursor === undefined ? undefined : (decodeCursor(cursor) ?? null))

const notACursor = (path: string) => ({ path, message: 'not a cursor of this conversation' })

/** A cursor of no message yet is refused: it would have messages count as read that are still to come. */
async function read({ db, bus, relay }: Deps, studentKey: string, cursor: string) {
  const place = decodeCursor(cursor)
  const { answer, moved } = await db.transaction(async (tx) => {
    const [locked] = await lockConversations(tx, [studentKey])
    if (locked?.isErased) return { answer: { kind: 'erased' as const } }
    if (!locked || place === undefined || place >= locked.nextPosition)
      return { answer: { kind: 'invalid' as const, issues: [notACursor('cursor')] } }
    const moved = await moveRead(tx, studentKey, place)
    if (moved) await sendCommand(tx, noteUnread, studentKey, { studentKey, unread: moved })
    const state = moved ?? (await findReadStates(tx, [studentKey]))[0]
    return { answer: { kind: 'read' as const, unread: state?.count ?? 0 }, moved }
  })
  if (moved) {
    relay.wake()
    bus.publishHistory(studentKey, { event: 'read', ...toReadState(moved) })
  }
  return answer
}
