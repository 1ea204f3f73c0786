import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import {
  ChatChunkEvent,
  ChatCitationEvent,
  ChatDoneEvent,
  ChatErrorEvent,
  ChatMessageEvent,
  ChatReaction,
  ChatRestartEvent,
  ChatStartEvent,
  ChatStatusEvent,
  FeedReactionEvent,
  FeedResyncEvent,
  FeedTurnFailedEvent,
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

/** The data of the live feed's events. Each has `id:` an opaque position in the feed. */
export const feedStream = {
  description: [
    'Server-sent events: those of the student’s turns, `turn-failed` in place of `error`, `message` for one that was',
    'appended outside a stream, `message-updated` for one whose reactions changed, and `resync` when something may have',
    'been missed: read history. A comment line comes every 15 s.',
  ].join(' '),
  content: {
    'text/event-stream': {
      schema: z.union([
        ChatStartEvent,
        ChatChunkEvent,
        ChatStatusEvent,
        ChatCitationEvent,
        FeedReactionEvent,
        ChatRestartEvent,
        ChatDoneEvent,
        FeedTurnFailedEvent,
        ChatMessageEvent,
        FeedResyncEvent,
      ]),
    },
  },
}

const Schemas = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
const outputName = (name: string) => name.replace(/Input$/, '')

/** The transform names every schema once as input (`…Input`) and once as output; where both are the same, one is enough. */
function withoutTwins<Document extends object>(document: Document): Document {
  const { schemas } = Schemas.parse(document).components
  const shape = (name: string) => JSON.stringify(schemas[name]).replaceAll(/(schemas\/\w+?)Input"/g, '$1"')
  const isTwin = (name: string) =>
    name !== outputName(name) && outputName(name) in schemas && shape(name) === shape(outputName(name))
  const twins = new Set(Object.keys(schemas).filter(isTwin))
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (twins.has(key)) return undefined
    if (key !== '$ref') return value
    const name = value.slice(value.lastIndexOf('/') + 1)
    return twins.has(name) ? outputName(value) : value
  })
}

/** Says of the bodies that may be left out that they may. */
function withOptionalBodies<Document extends object>(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const { 'x-body-optional': isOptional, ...operation } = Object(value)
    return isOptional === true ? { ...operation, requestBody: { ...operation.requestBody, required: false } } : value
  })
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
    transformObject: (document) => withOptionalBodies(withoutTwins(jsonSchemaTransformObject(document))),
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // The gateway speaks plain HTTP, where this would send the page's own parts to a port that speaks TLS.
    transformStaticCSP: (policy) => policy.replace(/;?\s*upgrade-insecure-requests/, ''),
    logLevel: 'warn',
  })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
})
