import { type Handler, handle } from '@yoldas/bus'
import { getHistory } from '@yoldas/contracts/chat'
import type { Db } from '@yoldas/db'
import { decodeCursor } from './rules.ts'
import { findHistory } from './said/store.ts'
import { type SignMedia, signMessage } from './signing.ts'
import { isErased } from './store.ts'

type Deps = { db: Db; signMedia: SignMedia }

export function conversationHandlers({ db, signMedia }: Deps): Handler[] {
  return [
    handle(getHistory, async ({ studentKey, limit, before, after }) => {
      const window = { limit, before: position(before), after: position(after) }
      const issues = (['before', 'after'] as const)
        .filter((name) => window[name] === null)
        .map((path) => ({ path, message: 'not a cursor of this conversation' }))
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
  ]
}

/** Null when the cursor is malformed. */
const position = (cursor: string | undefined) => (cursor === undefined ? undefined : (decodeCursor(cursor) ?? null))
