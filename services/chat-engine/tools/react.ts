import { Emoji, maxReactions } from '@yoldas/contracts/chat'
import { Uuid } from '@yoldas/contracts/values'
import { z } from 'zod'
import { ToolRefused, type ToolTurn, tool } from '../answer/toolbox.ts'
import { announceChange } from '../conversation/announce.ts'
import { findMessage } from '../conversation/said/store.ts'
import { addReaction } from '../reactions/store.ts'

export const react = tool({
  name: 'react',
  description:
    'Bir mesaja tek bir emojiyle tepki bırakır; sıcak ve kısa bir karşılık yettiğinde kullan. messageId verilmezse öğrencinin son mesajına bırakır; başka bir mesaj için talimatlardaki kimliğini ver.',
  input: z.object({
    messageId: z.string().trim().toLowerCase().optional().meta({ description: 'Mesajın kimliği, örneğin m12.' }),
    emoji: Emoji.meta({ description: 'Tek bir emoji.' }),
  }),
  begin: (turn) => {
    const staged = new Map<string, Set<string>>()
    const reads = new Map<string, ReturnType<typeof findMessage>>()
    /** One for all calls of a step, so that they are decided in their order. */
    const read = (messageId: string) => {
      const reading =
        reads.get(messageId) ?? findMessage(turn.db, turn.studentKey, messageId).finally(() => reads.delete(messageId))
      reads.set(messageId, reading)
      return reading
    }
    return async ({ messageId: named, emoji }) => {
      const messageId = named === undefined ? turn.questionId : messageIdOf(turn, named)
      const message = messageId === undefined ? null : await read(messageId)
      if (messageId === undefined || !message) throw new ToolRefused('böyle bir mesaj yok')
      const chosen = staged.get(messageId) ?? new Set<string>()
      staged.set(messageId, chosen)
      const stored = message.reactions.filter(({ actor }) => actor === 'assistant').map((reaction) => reaction.emoji)
      const all = new Set([...stored, ...chosen, emoji])
      if (all.size > maxReactions) throw new ToolRefused(`bir mesaja en fazla ${maxReactions} tepki bırakılır`)
      if (!chosen.has(emoji)) turn.stage({ isAnswer: true, apply: (tx) => leave(turn, tx, messageId, emoji) })
      chosen.add(emoji)
      return { ok: true }
    }
  },
})

/** By the short id that the model was given, or by the whole one. */
function messageIdOf({ messageIds }: ToolTurn, named: string): string | undefined {
  return messageIds.get(named) ?? Uuid.safeParse(named).data
}

/** Nothing is left where the message has gone, or has its most reactions by now. */
async function leave(turn: ToolTurn, tx: ToolTurn['db'], messageId: string, emoji: string) {
  const { studentKey } = turn
  const left = await addReaction(tx, { studentKey, messageId, actor: 'assistant', emoji })
  if (left.kind !== 'changed') return undefined
  const { message, revision } = left
  return () => {
    const reaction = message.reactions.find((found) => found.actor === 'assistant' && found.emoji === emoji)
    if (reaction) turn.live.reaction({ messageId, ...reaction })
    announceChange(turn, studentKey, message, revision)
  }
}
