import { type Bus, type Handler, handle } from '@yoldas/bus'
import { changeFeedback } from '@yoldas/contracts/chat'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { announceChange } from '../conversation/announce.ts'
import { type SignMedia, signMessage } from '../conversation/signing.ts'
import { lockConversations } from '../conversation/store.ts'
import { noteFeedback } from './store.ts'

type Deps = { db: Db; bus: Bus; log: Log; signMedia: SignMedia }

export const feedbackHandlers = (deps: Deps): Handler[] => [
  handle(changeFeedback, async ({ studentKey, ...change }) => {
    const outcome = await deps.db.transaction(async (tx) => {
      const [conversation] = await lockConversations(tx, [studentKey])
      if (conversation?.isErased) return { kind: 'erased' as const }
      return noteFeedback(tx, { studentKey, ...change })
    })
    if (outcome.kind === 'erased' || outcome.kind === 'unknown') return { kind: outcome.kind }
    const { kind, message, revision } = outcome
    if (kind === 'changed') announceChange(deps, studentKey, message, revision)
    return { kind: 'changed' as const, message: await signMessage(deps.signMedia, studentKey, message) }
  }),
]
