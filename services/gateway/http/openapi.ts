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
  FeedHelloEvent,
  FeedJourneyUpdatedEvent,
  FeedPlanUpdatedEvent,
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

/** For a client that has the turn's last event: it tells an EventSource to stop. */
export const nothingMore = z.undefined().describe('`Last-Event-ID` is the turn’s last event: nothing comes after it.')

/** The data of the live feed's events. Each has `id:` an opaque position in the feed. */
export const feedStream = {
  description: [
    'Server-sent events: `hello` first; those of the student’s turns, `turn-failed` in place of `error`, `message` for',
    'one that was appended outside a stream, `message-updated` for one whose reactions changed, `plan-updated` and',
    '`journey-updated` for work to be read again, and `resync` when something may have been missed: read all again. A',
    'comment line comes every 15 s.',
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
        FeedPlanUpdatedEvent,
        FeedJourneyUpdatedEvent,
        FeedHelloEvent,
        FeedResyncEvent,
      ]),
    },
  },
}

const Schemas = z.object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
const inputName = (name: string) => `${name}Input`
const prefix = '#/components/schemas/'

/**
 * The transform names every schema once as what is taken (`…Input`) and once as what is given. Where both are the same, or
 * only one is ever taken or given, the name alone is enough.
 */
function withoutTwins<Document extends object>(document: Document): Document {
  const { schemas } = Schemas.parse(document).components
  const { components: _, ...operations } = { components: undefined, ...document }
  const used = namesIn(operations, schemas)
  const shape = (name: string) => JSON.stringify(schemas[name]).replaceAll(/(schemas\/\w+?)Input"/g, '$1"')
  const twins = Object.keys(schemas).filter((name) => inputName(name) in schemas)
  const single = twins.filter((name) => {
    const isBoth = used.has(name) && used.has(inputName(name))
    return !isBoth || shape(name) === shape(inputName(name))
  })
  const named = new Map(single.map((name) => [inputName(name), name]))
  const taken = single.filter((name) => used.has(inputName(name)) && !used.has(name))
  return JSON.parse(JSON.stringify(document), (key, value) => {
    if (key === '$ref') return prefix + (named.get(value.slice(prefix.length)) ?? value.slice(prefix.length))
    if (key !== 'schemas') return value
    for (const name of taken) value[name] = value[inputName(name)]
    for (const name of named.keys()) delete value[name]
    return value
  })
}

/** The schemas that a part of the document names, and those that these name. */
function namesIn(part: unknown, schemas: Record<string, unknown>, found = new Set<string>()): Set<string> {
  JSON.stringify(part, (key, value) => {
    const name = key === '$ref' ? value.slice(prefix.length) : undefined
    if (name !== undefined && !found.has(name)) namesIn(schemas[name], schemas, found.add(name))
    return value
  })
  return found
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
