import { JsonError, parseJson } from '@yoldas/http'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** A JSON body as it came, when it is refused before its route's schema. */
    refusedBody: Buffer | null
  }
}

/** Of a JSON body. */
export const maxBodyBytes = 256 * 1024

/** JSON is the only content type; an empty body counts as absent. */
export function jsonBodies(app: FastifyInstance) {
  app.decorateRequest('refusedBody', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.counted?.wasRead(body.length)
    try {
      done(null, body.length === 0 ? undefined : parseJson(Buffer.from(body)))
    } catch (error) {
      request.refusedBody = Buffer.from(body)
      done(error instanceof Error ? error : new JsonError('body is not valid JSON', { cause: error }))
    }
  })
}

/** For routes whose body may be left out: none is as good as one without fields. */
export async function fillEmptyBody(request: FastifyRequest) {
  if (request.body === undefined) request.body = {}
}

/** For routes that no body can spoil: of whatever type it is, it is not read. */
export function ignoreBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}
