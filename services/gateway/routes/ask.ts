import type { Bus } from '@yoldas/bus'
import type { Request } from '@yoldas/contracts/request'
import type { Deadline } from '@yoldas/time'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { z } from 'zod'
import { fillEmptyBody, ignoreBodies } from '../door/bodies.ts'
import type { Student } from '../identity/students.ts'
import { type Accepted, accepted, type Outcome } from './accepted.ts'
import { bearer, commonFailures, invalidRequest, routeDeadline, studentOf } from './route.ts'

type Parts<Params, Query, Body> = { Params: Params; Querystring: Query; Body: Body }

/** Who sends a request, and its parts as their schemas have parsed them. */
type Sent<Params, Query, Body> = Student & Pick<FastifyRequest<Parts<Params, Query, Body>>, 'params' | 'query' | 'body'>

/** For the document's generator, which says of every body that it is required. */
export const bodyOptional = { 'x-body-optional': true }

/** A route that asks one service about the student of its token. */
type StudentRoute<Params, Query, Body, Input, Output extends Outcome, Response> = {
  operationId: string
  tags: [string]
  summary: string
  description: string
  params?: z.ZodType<Params>
  querystring?: z.ZodType<Query>
  body?: z.ZodType<Body>
  /** An absent body counts as one without fields. */
  isBodyOptional?: true
  /** The schema of the body that is answered. */
  response: z.ZodType<Response>
  /** 200 when it is not named. */
  status?: 201
  /** Nothing that stands in its path is refused as invalid. */
  takesAnyPath?: true
  /** Added to the common failures; a status of theirs is described anew. */
  failures?: Record<number, z.ZodType>
  /** What the service is asked. May throw an HttpError. */
  input: (sent: Sent<Params, Query, Body>) => Input
  deadline?: (reply: FastifyReply) => Deadline
} & Pick<RouteShorthandOptions, 'errorHandler'> &
  Answering<Accepted<Output>, Sent<Params, Query, Body>, Response>

/**
 * The response is what the service answered, without its `kind`. Where these differ, `answer` has to make it, and may
 * ask others for a part of it.
 */
type Answering<Output, Brought, Response> =
  IsSame<Omit<Output, 'kind'>, Response> extends true
    ? { answer?: undefined }
    : { answer: (output: Output, sent: Brought) => Response | Promise<Response> }

type IsSame<One, Other> = [One] extends [Other] ? ([keyof One] extends [keyof Other] ? true : false) : false

/**
 * Registers routes that ask a service about the student of their token: each is described once, and typed by what its
 * contract asks and answers. A refusal becomes a 401, 404 or 400. A DELETE that describes no body ignores any.
 */
export const studentRoutes =
  (app: FastifyInstance, bus: Pick<Bus, 'request'>) =>
  <Params, Query, Body, Input, Output extends Outcome, Response>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    contract: Request<z.ZodType<unknown, Input>, z.ZodType<Output>>,
    route: StudentRoute<Params, Query, Body, Input, Output, Response>,
  ): void => {
    const { response, status = 200, failures, isBodyOptional, takesAnyPath, errorHandler, ...asking } = route
    const { input, answer, deadline = routeDeadline, ...described } = asking
    const mayBeInvalid = [!takesAnyPath && route.params, route.querystring, route.body].some(Boolean)
    const schema = {
      ...described,
      response: { [status]: response, ...commonFailures, ...(mayBeInvalid && invalidRequest), ...failures },
      ...bearer,
      ...(isBodyOptional && bodyOptional),
    }
    const register = (scope: FastifyInstance) =>
      scope.route<Parts<Params, Query, Body>>({
        method,
        url,
        schema,
        ...(errorHandler && { errorHandler }),
        ...(isBodyOptional && { preValidation: fillEmptyBody }),
        handler: async (request, reply) => {
          const { params, query, body } = request
          const sent = { ...studentOf(request), params, query, body }
          const output = accepted(await bus.request(contract, input(sent), deadline(reply)))
          const { kind: _kind, ...rest } = output
          return reply.code(status).send(answer ? await answer(output, sent) : rest)
        },
      })
    const ignoringBodies = async (scope: FastifyInstance) => {
      ignoreBodies(scope)
      register(scope)
    }
    if (method === 'DELETE' && !route.body) app.register(ignoringBodies)
    else register(app)
  }
