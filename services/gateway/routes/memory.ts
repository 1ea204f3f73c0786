import {
  changeMemory,
  getMemory,
  MemoryPatchBody,
  MemoryRemoveResponse,
  MemoryResponse,
} from '@yoldas/contracts/memory'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { studentRoutes } from './ask.ts'
import type { RouteDeps } from './route.ts'

const path = '/me/memory'

export const memoryRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('GET', path, getMemory, {
      operationId: 'getMemory',
      tags: ['profile'],
      summary: 'What the companion remembers of the student',
      description:
        'Its own notes, which it makes in the conversation. Read them again at `memory-updated` of the feed.',
      response: MemoryResponse,
      input: ({ studentKey }) => ({ studentKey }),
      answer: ({ memory }) => memory,
    })

    route('PATCH', path, changeMemory, {
      operationId: 'patchMemory',
      tags: ['profile'],
      summary: 'Changes what the companion remembers, or turns it off',
      description: [
        'Idempotent: a repeat changes nothing. Name the `revision` that the student has read, so that nothing is',
        'overwritten which they have not seen: an old one is a 400 on `revision`. An answer that is being written changes',
        'nothing any more of what has changed since it began. While it is turned off a text is a 400 on `text`.',
      ].join(' '),
      body: MemoryPatchBody,
      response: MemoryResponse,
      input: ({ studentKey, body }) => ({ studentKey, ...body }),
      answer: ({ memory }) => memory,
    })

    route('DELETE', path, changeMemory, {
      operationId: 'deleteMemory',
      tags: ['profile'],
      summary: 'Empties what the companion remembers',
      description: 'Idempotent. It may remember again, unless that is turned off. A body is ignored.',
      response: MemoryRemoveResponse,
      input: ({ studentKey }) => ({ studentKey, text: '' }),
      answer: () => ({ removed: true as const }),
    })
  }
