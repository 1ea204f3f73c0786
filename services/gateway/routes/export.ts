import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { exportDocument, Unavailable } from '@yoldas/bus'
import { ExportResponse } from '@yoldas/contracts/export'
import { createLines } from '@yoldas/lines'
import { answerMilliseconds, deadlineIn } from '@yoldas/time'
import type { FastifyInstance } from 'fastify'
import { bearer, commonFailures, longDeadline, type RouteDeps, routeDeadline, studentOf } from './route.ts'

/** Of one student, in each gateway: each holds some pages in memory, and keeps the services busy for a while. */
const atOnce = 1

export const exportRoutes =
  ({ bus }: RouteDeps) =>
  async (app: FastifyInstance) => {
    const late = () => new Unavailable('another export of the student took all the time')
    const exports = createLines({ perKey: atOnce, late })
    app.get(
      '/me/export',
      {
        schema: {
          operationId: 'exportMe',
          tags: ['profile'],
          summary: 'Everything held about the student, one key per service',
          description: 'Streamed; broken off when a service fails on the way.',
          response: { 200: ExportResponse, ...commonFailures },
          ...bearer,
        },
      },
      async (request, reply) => {
        const { studentKey } = studentOf(request)
        const { promise: document, resolve, reject } = Promise.withResolvers<Readable>()
        const work = async () => {
          const opened = await exportDocument(bus, studentKey, routeDeadline())
          resolve(opened)
          await once(opened, 'close')
        }
        const deadline = deadlineIn(longDeadline(reply).remaining() - answerMilliseconds)
        exports.run(work, { key: studentKey, deadline }).catch(reject)
        return reply.type('application/json; charset=utf-8').send(await document)
      },
    )
  }
