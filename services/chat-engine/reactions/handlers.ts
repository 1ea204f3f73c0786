import { type Bus, type Handler, handle } from '@yoldas/bus'
import { changeReaction, maxReactions } from '@yoldas/contracts/chat'
import { isEmoji, qualifyEmoji } from '@yoldas/contracts/values'
import type { Db } from '@yoldas/db'
import type { Log } from '@yoldas/telemetry'
import { announceChange } from '../conversation/announce.ts'
import { type SignMedia, signMessage } from '../conversation/signing.ts'
import { lockConversations } from '../conversation/store.ts'
import { addReaction, removeReaction } from './store.ts'

type Deps = { db: Db; bus: Bus; log: Log; signMedia: SignMedia }

export function reactionHandlers(deps: Deps): Handler[] {
  return [
    handle(changeReaction, async ({ studentKey, messageId, change, ...given }) => {
      const emoji = qualifyEmoji(given.emoji)
      if (change === 'add' && !isEmoji(emoji)) return invalid('expected exactly one emoji')
      const asked = { studentKey, messageId, actor: 'user' as const, emoji }
      const outcome = await deps.db.transaction(async (tx) => {
        const [conversation] = await lockConversations(tx, [studentKey])
        if (conversation?.isErased) return { kind: 'erased' as const }
        return change === 'add' ? addReaction(tx, asked) : removeReaction(tx, asked)
      })
      if (outcome.kind === 'erased' || outcome.kind === 'unknown') return { kind: outcome.kind }
      if (outcome.kind === 'full') return invalid(`at most ${maxReactions} different emojis on a message`)
      const { kind, message, revision } = outcome
      if (kind === 'changed') announceChange(deps, studentKey, message, revision)
      return { kind: 'changed' as const, message: await signMessage(deps.signMedia, studentKey, message) }
    }),
  ]
}

const invalid = (message: string) => ({ kind: 'invalid' as const, issues: [{ path: 'emoji', message }] })
