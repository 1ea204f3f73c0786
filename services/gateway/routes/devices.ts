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
import { studentRoutes } from './ask.ts'
import { longDeadline, type RouteDeps } from './route.ts'

export const deviceRoutes =
  ({ bus }: RouteDeps): FastifyPluginAsyncZod =>
  async (app) => {
    const route = studentRoutes(app, bus)

    route('POST', '/devices', registerDevice, {
      operationId: 'registerDevice',
      tags: ['devices'],
      summary: 'Registers a push device, or updates it',
      description: [
        'Idempotent: `appVersion` and `locale` stay as they are when they are absent. A device of another account',
        'becomes the caller’s. At most 20 devices are kept: the one that was not seen for longest goes. Register',
        'after every sign-in and whenever the push token changes.',
      ].join(' '),
      body: DeviceBody,
      response: DeviceResponse,
      input: ({ studentKey, body }) => ({ ...body, studentKey }),
    })

    route('DELETE', '/devices', removeDevice, {
      operationId: 'removeDevice',
      tags: ['devices'],
      summary: 'Stops push to one device, and the replies that its notifications offered',
      description: [
        'Idempotent: a device that is not the caller’s is left alone. Call it at sign-out, before the token is',
        'discarded.',
      ].join(' '),
      body: DeviceRemoveBody,
      response: DeviceRemoveResponse,
      input: ({ studentKey, body: { token } }) => ({ studentKey, token }),
      deadline: longDeadline,
      answer: (_output, { body: { token } }) => ({ removed: true, token }),
    })

    route('POST', '/devices/test', testDevices, {
      operationId: 'testDevices',
      tags: ['devices'],
      summary: 'Sends a test notification to the caller’s devices',
      description: 'To one of them, or without a token to every one. Its data is `{ "type": "test" }`.',
      body: DeviceTestBody,
      isBodyOptional: true,
      response: DeviceTestResponse,
      input: ({ studentKey, body: { token } }) => ({ studentKey, token }),
    })
  }
