import { InvalidRequestResponse, ValidatorResponse } from '@yoldas/contracts/errors'
import { eraseNotified } from '@yoldas/contracts/notifier'
import {
  DeleteMeResponse,
  eraseStudent,
  getProfile,
  MeResponse,
  ProfilePatchBody,
  ProfileResponse,
  patchProfile,
} from '@yoldas/contracts/profile'
import { getUnread } from '@yoldas/contracts/unread'
import { deadlineIn } from '@yoldas/time'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ignoreBodies } from '../door/bodies.ts'
import { answerInvalidProfile } from '../door/failures.ts'
import { accepted } from './accepted.ts'
import { studentRoutes } from './ask.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf } from './route.ts'

const erasedMilliseconds = 2_000
const unreadMilliseconds = 1_000

/** Null where it is not known in time: all else that is said of the student does not wait for it any longer. */
export const countUnread = (bus: Pick<RouteDeps['bus'], 'request'>, studentKey: string): Promise<number | null> =>
  bus.request(getUnread, { studentKey }, deadlineIn(unreadMilliseconds)).then(
    ({ unread }) => unread,
    () => null,
  )

const invalidProfile = {
  400: z
    .union([ValidatorResponse, InvalidRequestResponse])
    .describe(
      [
        'The body breaks the rules: the validator’s own shape, whose `success` is read first. A body that is not JSON gets',
        '`invalid request`.',
      ].join(' '),
    ),
}

export const profileRoutes =
  ({ bus, log }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    app.get(
      '/me',
      {
        schema: {
          operationId: 'getMe',
          tags: ['profile'],
          summary: 'The caller; makes the student on first contact',
          description: [
            'Call it right after a sign-in. While `needsOnboarding` is true, show onboarding. Call it on return to the',
            'foreground too, for `unread`: the number on the icon of the app.',
          ].join(' '),
          response: { 200: MeResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey, sub } = studentOf(request)
        const asked = bus.request(getProfile, { studentKey }, routeDeadline())
        const [found, unread] = await Promise.all([asked, countUnread(bus, studentKey)])
        const { kind: _kind, ...known } = accepted(found)
        return { id: sub, ...known, unread }
      },
    )

    const removal: FastifyPluginAsyncZod = async (scope) => {
      ignoreBodies(scope)
      scope.delete(
        '/me',
        {
          schema: {
            operationId: 'deleteMe',
            tags: ['profile'],
            summary: 'Deletes the account and everything held about the student',
            description:
              'Tokens of sign-ins before it get 401 from then on; everything is gone within 60 s. A body is ignored.',
            response: { 200: DeleteMeResponse, ...commonFailures },
            ...bearer,
          },
        },
        async (request) => {
          const { studentKey } = studentOf(request)
          await bus.request(eraseStudent, { studentKey }, routeDeadline())
          // So that a reply is refused at once. The deletion stands without it, and reaches the notifier by itself.
          const erased = bus.request(eraseNotified, { studentKey }, deadlineIn(erasedMilliseconds))
          await erased.catch((err) =>
            log.warn({ err }, 'the notifier could not erase the student at once: its event follows'),
          )
          return { deleted: true as const }
        },
      )
    }
    await app.register(removal)

    route('PATCH', '/profile', patchProfile, {
      operationId: 'patchProfile',
      tags: ['profile'],
      summary: 'Changes the profile: an absent field stays, `null` clears',
      description: 'Safe to repeat. Objects within it are merged key by key.',
      body: ProfilePatchBody,
      response: ProfileResponse,
      failures: invalidProfile,
      input: ({ studentKey, body: patch }) => ({ studentKey, patch }),
      errorHandler: answerInvalidProfile,
    })
  }
