import {
  DeviceBody,
  DeviceRemoveBody,
  DeviceRemoveResponse,
  DeviceResponse,
  DeviceTestBody,
  DeviceTestResponse,
  registerDevice,
  removeDevice,
  testDevices,
} from '@yoldas/contracts/notifier'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { fillEmptyBody } from '../door/bodies.ts'
import { accepted } from './accepted.ts'
import {
  bearer,
  bodyOptional,
  commonFailures,
  longDeadline,
  type RouteDeps,
  routeDeadline,
  studentOf,
} from './route.ts'

export const deviceRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/devices',
      {
        schema: {
          operationId: 'registerDevice',
          tags: ['devices'],
          summary: 'Registers a push device, or updates it',
          description: [
            'Idempotent: `appVersion` and `locale` stay as they are when they are absent. A device of another account',
            'becomes the caller’s. At most 20 devices are kept: the one that was not seen for longest goes. Register',
            'after every sign-in and whenever the push token changes.',
          ].join(' '),
          body: DeviceBody,
          response: { 200: DeviceResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const answer = accepted(await bus.request(registerDevice, { ...request.body, studentKey }, routeDeadline()))
        return { device: answer.device }
      },
    )

    app.delete(
      '/devices',
      {
        schema: {
          operationId: 'removeDevice',
          tags: ['devices'],
          summary: 'Stops push to one device, and the replies that its notifications offered',
          description: [
            'Idempotent: a device that is not the caller’s is left alone. Call it at sign-out, before the token is',
            'discarded.',
          ].join(' '),
          body: DeviceRemoveBody,
          response: { 200: DeviceRemoveResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const { token } = request.body
        accepted(await bus.request(removeDevice, { studentKey, token }, longDeadline(reply)))
        return { removed: true as const, token }
      },
    )

    app.post(
      '/devices/test',
      {
        schema: {
          operationId: 'testDevices',
          tags: ['devices'],
          summary: 'Sends a test notification to the caller’s devices',
          description: 'To one of them, or without a token to every one. Its data is `{ "type": "test" }`.',
          body: DeviceTestBody,
          response: { 200: DeviceTestResponse, ...commonFailures },
          ...bodyOptional,
          ...bearer,
        },
        preValidation: fillEmptyBody,
      },
      async (request) => {
        const { studentKey } = studentOf(request)
        const { token } = request.body
        const answer = accepted(await bus.request(testDevices, { studentKey, token }, routeDeadline()))
        return { results: answer.results }
      },
    )
  }
