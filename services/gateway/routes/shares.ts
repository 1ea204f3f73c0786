import { hash, randomBytes } from 'node:crypto'
import { Unavailable } from '@yoldas/bus'
import {
  createShare,
  listShares,
  maxShares,
  readShare,
  removeShare,
  ShareCreateBody,
  ShareCreateResponse,
  ShareReadBody,
  ShareReadResponse,
  ShareRemoveResponse,
  SharesResponse,
  sharedWeeks,
} from '@yoldas/contracts/shares'
import { Uuid } from '@yoldas/contracts/values'
import { HttpError } from '@yoldas/http'
import { newId } from '@yoldas/ids'
import { createLines } from '@yoldas/lines'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accepted } from './accepted.ts'
import { studentRoutes } from './ask.ts'
import {
  bearer,
  commonFailures,
  invalidRequest,
  open,
  type RouteDeps,
  routeDeadline,
  shareFailures,
  studentOf,
} from './route.ts'

// The token of a share leaves the gateway in one answer and in nothing else: services are given its hash.

const tokenBytes = 32
const newToken = (): string => randomBytes(tokenBytes).toString('base64url')
const hashOf = (token: string): string => hash('sha256', token, 'hex')

/** Whether it is written as `newToken` writes one. */
function isToken(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === tokenBytes && bytes.toString('base64url') === text
}

export const shareRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    app.post(
      '/shares',
      {
        schema: {
          operationId: 'createShare',
          tags: ['journey'],
          summary: 'Lets others read figures of the last weeks, without an account',
          description: [
            'Everybody who has `token` may read them by `/api/shares/read`. It is in this answer alone. With a `clientId`',
            'it is safe to repeat, but a repeat by the client has no token: revoke the share then, and make another. At most',
            `${maxShares} shares can be read at a time; beyond, a 400 on the body as a whole.`,
          ].join(' '),
          body: ShareCreateBody,
          response: { 201: ShareCreateResponse, ...commonFailures, ...invalidRequest },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const token = newToken()
        const asked = { ...request.body, studentKey, id: newId(), tokenHash: hashOf(token) }
        const { share, isOfToken } = accepted(await bus.request(createShare, asked, routeDeadline()))
        reply.code(201)
        return { share, token: isOfToken ? token : null }
      },
    )

    route('GET', '/shares', listShares, {
      operationId: 'getShares',
      tags: ['journey'],
      summary: 'The shares that can be read, newest first',
      description: 'Without their tokens, which nobody has but those whom the student gave them to.',
      response: SharesResponse,
      input: ({ studentKey }) => ({ studentKey }),
    })

    route('DELETE', '/shares/:id', removeShare, {
      operationId: 'removeShare',
      tags: ['journey'],
      summary: 'Revokes a share: nobody can read it from the answer on',
      description: 'Idempotent: an id that is unknown or not the caller’s gets the same answer and changes nothing.',
      params: z.object({ id: Uuid.describe('Of the share.') }),
      response: ShareRemoveResponse,
      input: ({ studentKey, params: { id } }) => ({ studentKey, id }),
      answer: (_output, { params: { id } }) => ({ removed: true, id }),
    })
  }

/** Of strangers together in a gateway, and of those behind one address: they take nothing from students. */
const lookups = { inAll: 4, perKey: 2 }

/** Nobody is asked who calls: the token in the body says what may be read. */
export const readShareRoute =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const late = () => new Unavailable('earlier lookups of shares took all the time')
    const lines = createLines({ ...lookups, late })

    app.post(
      '/shares/read',
      {
        schema: {
          operationId: 'readShare',
          tags: ['journey'],
          summary: 'What a share shows of the last weeks',
          description: [
            `The token of the share is all the authentication; an \`Authorization\` header is not looked at. The last`,
            `${sharedWeeks} weeks, this one first, each with the figures that the student chose: never messages, notes,`,
            'mistakes or pictures.',
          ].join(' '),
          body: ShareReadBody,
          response: { 200: ShareReadResponse, ...shareFailures },
          ...open,
        },
      },
      async ({ ip, body: { token } }) => {
        const refused = () => new HttpError(401, { error: 'invalid share token' })
        if (!isToken(token)) throw refused()
        const deadline = routeDeadline()
        const look = () => bus.request(readShare, { tokenHash: hashOf(token) }, deadline)
        const read = await lines.run(look, { key: ip, deadline })
        if (read.kind === 'refused') throw refused()
        return { name: read.name, weeks: read.weeks }
      },
    )
  }
