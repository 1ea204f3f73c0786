import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import {
  ChatChunkEvent,
  ChatCitationEvent,
  ChatDoneEvent,
  ChatErrorEvent,
  ChatReaction,
  ChatRestartEvent,
  ChatStartEvent,
  ChatStatusEvent,
} from '@yoldas/contracts/live'
import { apiVersion } from '@yoldas/contracts/system'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

const tags = [
  { name: 'chat', description: 'The conversation: sending, streams, history.' },
  { name: 'media', description: 'Attachments.' },
  { name: 'plan', description: 'Blocks of work on a day.' },
  { name: 'journey', description: 'Exam results, study sessions, statistics.' },
  { name: 'profile', description: 'The student and what the companion knows of them.' },
  { name: 'devices', description: 'Push devices.' },
  { name: 'notifications', description: 'Replies from inside a notification.' },
  { name: 'system', description: 'Health.' },
]

/** The data of a turn's events. Each event has `id: <turnId>:<n>` with growing n, `event:` its name, and one `data:` line. */
export const turnStream = {
  description: [
    'Server-sent events: `start` first, then `chunk`, `status`, `citation`, `reaction`, `restart`, and exactly one',
    '`done` or `error` last. A comment line comes every 15 s.',
  ].join(' '),
  content: {
    'text/event-stream': {
      schema: z.union([
        ChatStartEvent,
        ChatChunkEvent,
        ChatStatusEvent,
        ChatCitationEvent,
        ChatReaction,
        ChatRestartEvent,
        ChatDoneEvent,
        ChatErrorEvent,
      ]),
    },
  },
}

/** `/openapi.json`, made of the schemas that validate, and an interactive reference at `/docs`. */
export const openApi = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Yoldaş',
        version: apiVersion,
        description: 'A study companion that students chat with. Visible text is Turkish, identifiers are English.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The identity provider’s access token.',
          },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, logLevel: 'warn' })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
})
