import { ErrorResponse, ValidatorResponse } from '@yoldas/contracts/errors'
import {
  DeleteMeResponse,
  eraseStudent,
  getProfile,
  MeResponse,
  ProfilePatchBody,
  ProfileResponse,
  patchProfile,
} from '@yoldas/contracts/profile'
import { unauthorized } from '@yoldas/http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { answerInvalidProfile } from './failures.ts'
import { bearer, commonFailures, type RouteDeps, routeDeadline, studentOf } from './routes.ts'

export const profileRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/me',
      {
        schema: {
          operationId: 'getMe',
          tags: ['profile'],
          summary: 'The caller; makes the student on first contact',
          response: { 200: MeResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { sub, studentKey } = studentOf(request)
        const answer = await bus.request(getProfile, { studentKey }, routeDeadline())
        if (answer.kind === 'erased') throw unauthorized()
        const { profile, needsOnboarding, createdAt } = answer
        return { id: sub, profile, needsOnboarding, createdAt }
      },
    )

    app.delete(
      '/me',
      {
        schema: {
          operationId: 'deleteMe',
          tags: ['profile'],
          summary: 'Deletes the account and everything held about the student',
          description: 'Tokens of sign-ins before it get 401 from then on; everything is gone within 60 s.',
          response: { 200: DeleteMeResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        await bus.request(eraseStudent, { studentKey }, routeDeadline())
        return { deleted: true as const }
      },
    )

    app.patch(
      '/profile',
      {
        schema: {
          operationId: 'patchProfile',
          tags: ['profile'],
          summary: 'Changes the profile: an absent field stays, `null` clears',
          body: ProfilePatchBody,
          response: {
            200: ProfileResponse,
            ...commonFailures,
            400: z
              .union([ValidatorResponse, ErrorResponse])
              .describe('The body breaks the rules: the validator’s own shape; it is no JSON: the common one.'),
          },
          ...bearer,
        },
        errorHandler: answerInvalidProfile,
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = await bus.request(patchProfile, { studentKey, patch: request.body }, routeDeadline())
        if (answer.kind === 'erased') throw unauthorized()
        return { profile: answer.profile }
      },
    )
  }
