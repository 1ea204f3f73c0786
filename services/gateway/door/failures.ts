import { Unavailable } from '@yoldas/bus'
import { maxIssues } from '@yoldas/contracts/errors'
import { HttpError, invalid, invalidFields, JsonError, notFound, unavailable } from '@yoldas/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidPart } from './validation.ts'

const internal = { error: 'internal error' }

/** Every error of every route becomes one of the specification's answers here. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const chosen = toHttpError(error)
  if (!chosen) {
    request.log.error({ err: error, reqId: request.id, route: request.routeOptions.url }, 'request failed')
    return reply.code(500).send(internal)
  }
  if (chosen.statusCode === 503) {
    if (isNews(chosen.cause)) {
      const route = request.routeOptions.url
      request.log.warn({ err: error, reqId: request.id, route }, 'a dependency is unavailable')
    }
    reply.header('retry-after', '1')
  }
  return reply.code(chosen.statusCode).send(chosen.body)
}

const saidAt = new WeakMap<object, number>()

/** A cause that many requests share is said once a second: thousands may be refused in one. */
function isNews(cause: unknown): boolean {
  if (!(cause instanceof Error)) return true
  const now = performance.now()
  if (now - (saidAt.get(cause) ?? Number.NEGATIVE_INFINITY) < 1_000) return false
  saidAt.set(cause, now)
  return true
}

function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (error instanceof Unavailable) return unavailable(error)
  if (error instanceof InvalidPart) return invalidFields(error.zodError)
  if (error instanceof JsonError) return invalid([{ path: '', message: error.message }])
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  // What Fastify itself refuses: the content type, the length, the path.
  if (error instanceof Error && typeof status === 'number' && status >= 400 && status < 500)
    return invalid([{ path: '', message: error.message }])
  return undefined
}

/** The validator's shape, for a body that breaks the rules of a profile. */
export function answerInvalidProfile(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof InvalidPart)) return answerError(error, request, reply)
  const { zodError, input } = error
  return reply.code(400).send({ success: false, data: input ?? null, error: zodError.issues.slice(0, maxIssues) })
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return answerError(notFound(), request, reply)
}
