import { once } from 'node:events'
import { Readable } from 'node:stream'
import { type Bus, Unavailable } from '@yoldas/bus'
import { type ExportPage, ExportResponse, studentExports } from '@yoldas/contracts/export'
import { createLines } from '@yoldas/lines'
import { answerMilliseconds, deadlineIn, pause } from '@yoldas/time'
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
          const opened = await exportDocument(bus, studentKey)
          resolve(opened)
          await once(opened, 'close')
        }
        const deadline = deadlineIn(longDeadline(reply).remaining() - answerMilliseconds)
        exports.run(work, { key: studentKey, deadline }).catch(reject)
        return reply.type('application/json; charset=utf-8').send(await document)
      },
    )
  }

/** For each page after the first; together they may take longer than other requests. */
const pageMilliseconds = 10_000

/** After a page the services rest for so many times as long as it took: others read meanwhile. */
const restFactor = 2

/**
 * The document as a stream, page by page, at the reader's pace. Resolves when every service has given its first page,
 * so that one which is down is a 503; a later failure breaks the answer off.
 */
export async function exportDocument(bus: Pick<Bus, 'request'>, studentKey: string): Promise<Readable> {
  const deadline = routeDeadline()
  const services = await Promise.all(
    Object.values(studentExports).map(async (contract) => {
      const first = await bus.request(contract, { studentKey, after: null }, deadline)
      const next = async (after: string) => {
        const asked = performance.now()
        const page = await bus.request(contract, { studentKey, after }, deadlineIn(pageMilliseconds))
        await pause(restFactor * (performance.now() - asked))
        return page
      }
      return { name: contract.service, first, next }
    }),
  )
  return Readable.from(write(services))
}

type Source = { name: string; first: ExportPage; next: (after: string) => Promise<ExportPage> }

async function* write(services: Source[]): AsyncGenerator<string> {
  let opening = '{'
  for (const { name, first, next } of services) {
    yield `${opening}${JSON.stringify(name)}:[`
    opening = ','
    let separator = ''
    for (let page = first; ; page = await next(page.next)) {
      for (const record of page.records) {
        yield separator + JSON.stringify(record)
        separator = ','
      }
      if (page.next === null) break
    }
    yield ']'
  }
  yield '}'
}
