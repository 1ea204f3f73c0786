import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { apiVersion } from '@yoldas/contracts/version'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

const description = [
  'A study companion that students chat with, and that writes first. Visible text is Turkish, identifiers are English.',
  '',
  [
    '**Requests.** JSON in UTF-8. Timestamps are UTC, days and times of day are meant in Europe/Istanbul. Lengths',
    'count Unicode code points. Unknown fields are ignored, here and by you: answers may get more fields, streams more',
    'events and enumerations more values. `null` in an optional field means absent; in a patch it clears.',
  ].join(' '),
  '',
  [
    '**Tokens.** Under `/api` an access token of the identity provider is needed, but for `POST',
    '/api/notifications/reply`, `POST /api/notifications/action` and `POST /api/shares/read`. Read it from the session',
    'before each request; on a 401 refresh once and repeat once; a second 401 means sign out.',
  ].join(' '),
  '',
  [
    '**Repeating.** GET, PUT, PATCH and DELETE may be repeated. A POST that makes something may with the same',
    '`clientId`: it finds what the first made. Every request but streams and the export ends within 10 s.',
  ].join(' '),
  '',
  [
    '**Failures.** `error` is for logs: show your own text. There is no 403 and no 429; what is another student’s',
    'looks like what does not exist. What is not valid HTTP is a 400 wherever it comes.',
  ].join(' '),
].join('\n')

const tags = [
  { name: 'chat', description: 'The conversation: sending, streams, history.' },
  { name: 'media', description: 'Attachments.' },
  { name: 'plan', description: 'Blocks of work on a day.' },
  { name: 'journey', description: 'Exam results, study sessions, statistics.' },
  { name: 'profile', description: 'The student and what the companion knows of them.' },
  { name: 'devices', description: 'Push devices.' },
  { name: 'notifications', description: 'Pushes, and replies and actions from inside a notification.' },
  { name: 'system', description: 'Health.' },
]

/** All that the reference loads is the gateway's own; its scripts set styles of elements and show pictures as data. */
const referencePolicy = {
  'default-src': "'none'",
  'connect-src': "'self'",
  'img-src': ["'self'", 'data:'],
  'script-src': "'self'",
  'style-src': ["'self'", "'unsafe-inline'"],
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

/** `/openapi.json`, made of the schemas that validate, and an interactive reference at `/docs`. */
export const openApi = fastifyPlugin(async (app: FastifyInstance) => {
  // Examples and all else that only a reader of the document needs would cost every start.
  let finishing: typeof import('./finish.ts') | undefined
  const load = async () => {
    finishing ??= await import('./finish.ts')
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Yoldaş',
        version: apiVersion,
        description,
        contact: { name: 'The maintainers of Yoldaş' },
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'The gateway that this document comes from.' }],
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
    transformObject: (document) => {
      if (!finishing) throw new Error('the document was requested before it was ready')
      return finishing.finish(document)
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: referencePolicy,
    logLevel: 'warn',
    uiHooks: { onRequest: load },
  })
  app.get('/openapi.json', { schema: { hide: true }, onRequest: load }, () => app.swagger())
})
