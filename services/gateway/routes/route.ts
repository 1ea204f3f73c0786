import type { Bus } from '@yoldas/bus'
import {
  InternalErrorResponse,
  InvalidMessageResponse,
  InvalidReplyTokenResponse,
  InvalidRequestResponse,
  InvalidShareTokenResponse,
  NotFoundResponse,
  StudentNotFoundResponse,
  UnauthorizedResponse,
  UnavailableResponse,
} from '@yoldas/contracts/errors'
import { type EventStreams, unauthorized } from '@yoldas/http'
import type { Log } from '@yoldas/telemetry'
import { deadlineIn } from '@yoldas/time'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Student } from '../identity/students.ts'
import type { GatewayMetrics } from '../metrics.ts'
import type { Channels } from '../stream/channel.ts'
import type { StreamLimits } from '../stream/limits.ts'

export type RouteDeps = {
  bus: Bus
  log: Log
  metrics: GatewayMetrics
  limits: StreamLimits
}
/** Of the routes that answer with streams. */
export type StreamDeps = RouteDeps & { streams: EventStreams; channels: Channels }

/** With the time that authentication may take, below the 10 s in which every request ends. */
const routeMilliseconds = 5_000

export const routeDeadline = () => deadlineIn(routeMilliseconds)

/** Of the 10 s, from when the request began. */
const longestMilliseconds = 9_500

/** For what may have to wait, or looks at uploads. A request that took long to be received has the usual time still. */
export const longDeadline = ({ elapsedTime }: FastifyReply) =>
  deadlineIn(Math.max(routeMilliseconds, longestMilliseconds - elapsedTime))

/** The student of a request under /api. */
export function studentOf({ student }: FastifyRequest): Student {
  if (!student) throw unauthorized()
  return student
}

const invalidText = '`invalid request`: it breaks the schema, or a rule of the route; `issues` says where.'

/** Of a route that takes something which may be refused: parameters or a body. */
export const invalidRequest = { 400: InvalidRequestResponse.describe(invalidText) }

const internalError = {
  500: InternalErrorResponse.describe(
    [
      '`internal error`: a fault of the service, which is logged. Whether what was asked for is done is not known:',
      'read it again, or repeat the request with the same `clientId`.',
    ].join(' '),
  ),
}

/** What a route that asks nobody may answer besides its own. */
export const failuresOfAll = {
  ...internalError,
  503: UnavailableResponse.describe('`unavailable`: too much is open at once. Try again after `Retry-After`.'),
}

/** What every route under /api may answer besides its own. */
export const commonFailures = {
  ...internalError,
  401: UnauthorizedResponse.describe('`unauthorized`: the token is missing, malformed, expired or badly signed.'),
  503: UnavailableResponse.describe(
    [
      '`unavailable`: a needed part does not answer in time, or too much is open at once; it may come before all of',
      'the body was sent. Try again after `Retry-After`, with the same `clientId`. Nothing is begun any more for a',
      'request that was answered so; only what was committed and could not be confirmed stands, and a repeat finds it.',
    ].join(' '),
  ),
}

/** Of a send. */
export const emptyMessage = {
  400: InvalidMessageResponse.describe(`\`empty message\`: neither text nor media. ${invalidText}`),
}

/** Of what is done in a notification, where the token is in the body. */
export const notificationFailures = {
  ...commonFailures,
  ...invalidRequest,
  401: InvalidReplyTokenResponse.describe('`invalid reply token`: unknown, revoked, or older than 14 days.'),
  404: StudentNotFoundResponse.describe('`student not found`: the student of the token was erased.'),
}

/** Of reading a share, where the token is in the body. */
export const shareFailures = {
  ...commonFailures,
  ...invalidRequest,
  401: InvalidShareTokenResponse.describe(
    '`invalid share token`: unknown, expired or revoked, or its student is blocked or has left.',
  ),
}

/** Of an action in a notification. */
export const notOffered = {
  400: InvalidRequestResponse.describe(`${invalidText} On \`action\` also where the notification does not offer it.`),
}

export const unknownId = { 404: NotFoundResponse.describe('`not found`: unknown, or not the caller’s.') }
export const bearer = { security: [{ bearer: [] }] }
/** For a route that no access token is needed for. */
export const open = { security: [] }
