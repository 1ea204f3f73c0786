import { ChatSearchResponse, searchedAtMost, searchedLength, searchMessages } from '@yoldas/contracts/chat'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { studentRoutes } from './ask.ts'
import { limitBetween } from './query.ts'
import type { RouteDeps } from './route.ts'

const { min, max } = searchedLength

const SearchQuery = z.object({
  q: z.string().min(min).max(max).describe(`What is searched for, ${min} to ${max} characters with a word in them.`),
  limit: limitBetween(1, 50, 20),
  before: z.string().optional().describe('A cursor: messages older than it.'),
})

export const searchRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) =>
    studentRoutes(app, bus)('GET', '/chat/search', searchMessages, {
      operationId: 'searchMessages',
      tags: ['chat'],
      summary: 'The student’s and the companion’s messages with these words, newest first',
      description: [
        'Every word of `q` is the beginning of a word of the message, or of what its recordings say, in any order and',
        'in any case; `ı`, `ş` and their like are also found by `i` and `s`. Notices are left out. One request reads at',
        `most ${searchedAtMost.messages.toLocaleString('en')} messages or 1 MiB of text: while \`hasMore\` says so, ask`,
        'again with `before` as it was answered, also when nothing was found. A `q` without a word is a 400 on `q`.',
      ].join(' '),
      querystring: SearchQuery,
      response: ChatSearchResponse,
      input: ({ studentKey, query }) => ({ studentKey, ...query }),
      answer: ({ page }) => page,
    })
