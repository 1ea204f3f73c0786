import { changeReaction, Emoji, maxReactions, ReactionResponse } from '@yoldas/contracts/chat'
import { Uuid } from '@yoldas/contracts/values'
import { notFound } from '@yoldas/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { type RouteDeps, unknownId } from './route.ts'

const path = '/chat/messages/:id/reactions/:emoji'

const AddParams = z.object({
  id: Uuid.describe('Of the message.'),
  emoji: Emoji.describe('Exactly one emoji, percent-encoded.'),
})

/** Nothing that stands there is refused: a malformed id is unknown, and any text is an emoji that nobody left. */
const RemoveParams = z.object({
  id: z.string().meta({ format: 'uuid', description: 'Of the message.' }),
  emoji: z.string().meta({ description: 'Any text: what was not left is absent already.', examples: ['👍'] }),
})

export const reactionRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('PUT', path, changeReaction, {
      operationId: 'addReaction',
      tags: ['chat'],
      summary: 'Leaves a reaction on a message',
      description: [
        'Repeating it changes nothing. The emoji is exactly one, as Unicode recommends it for interchange (without',
        'its variation selector it is the same emoji, and is stored with it);',
        `at most ${maxReactions} different ones on a message.`,
      ].join(' '),
      params: AddParams,
      response: ReactionResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id: messageId, emoji } }) => ({ studentKey, change: 'add', messageId, emoji }),
    })

    route('DELETE', path, changeReaction, {
      operationId: 'removeReaction',
      tags: ['chat'],
      summary: 'Takes away the reaction that the student left on a message',
      description: 'Repeating it changes nothing. A body is ignored.',
      params: RemoveParams,
      takesAnyPath: true,
      response: ReactionResponse,
      failures: unknownId,
      input: ({ studentKey, params: { id, emoji } }) => {
        const messageId = Uuid.safeParse(id)
        if (!messageId.success) throw notFound()
        return { studentKey, change: 'remove', messageId: messageId.data, emoji }
      },
    })
  }
