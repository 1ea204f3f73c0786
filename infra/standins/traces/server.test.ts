import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTraces, type Traces } from './server.ts'

let traces: Traces
beforeAll(async () => {
  traces = await startTraces({ bounds: { traces: 3, bytes: 20_000 } })
})
afterAll(() => traces[Symbol.asyncDispose]())

const idOf = (n: number) => n.toString(16).padStart(32, '0')
const text = (key: string, stringValue: string) => ({ key, value: { stringValue } })
const exportOf = (...spans: object[]) => ({
  resourceSpans: [
    { resource: { attributes: [text('service.name', 'gateway')] }, scopeSpans: [{ scope: { name: 'http' }, spans }] },
  ],
})
const span = (n: number, more: object = {}) => ({
  traceId: idOf(n),
  spanId: '0000000000000001',
  name: `GET /${n}`,
  kind: 2,
  startTimeUnixNano: '1764000000123456789',
  endTimeUnixNano: '1764000000125456789',
  attributes: [],
  ...more,
})

const send = (body: unknown, type = 'application/json') =>
  fetch(`${traces.url}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const Body = z.object({
  traces: z.array(z.object({ traceId: z.string() })).default([]),
  spans: z.array(z.unknown()).optional(),
})
const ask = async (path: string) => {
  const response = await fetch(`${traces.url}${path}`)
  return { status: response.status, body: Body.parse(await response.json()) }
}

test('a trace is given by its id, oldest span first, whatever order and service its spans came from', async () => {
  const later = { spanId: '2', parentSpanId: '1', name: 'ask', kind: 3, startTimeUnixNano: '1764000000124000000' }
  await send(exportOf(span(1, { ...later, status: { code: 2 }, attributes: [{ key: 'n', value: { intValue: '7' } }] })))
  await send(exportOf(span(1, { spanId: '1', attributes: [{ key: 'list', value: { arrayValue: { values: [] } } }] })))
  expect(await ask(`/traces/${idOf(1)}`)).toMatchObject({
    status: 200,
    body: {
      spans: [
        {
          traceId: idOf(1),
          id: '1',
          parentId: null,
          service: 'gateway',
          scope: 'http',
          name: 'GET /1',
          kind: 'server',
          startMs: 1764000000123.456,
          durationMs: 2,
          status: 'ok',
          attributes: { list: [] },
        },
        expect.objectContaining({ id: '2', parentId: '1', kind: 'client', status: 'error', attributes: { n: 7 } }),
      ],
    },
  })
  expect((await ask(`/traces/${idOf(99)}`)).status).toBe(404)
})

test('the newest traces are kept, by number and by size', async () => {
  for (const n of [11, 12, 13, 14]) await send(exportOf(span(n)))
  const kept = async () => (await ask('/traces')).body.traces.map(({ traceId }) => traceId)
  expect(await kept()).toEqual([14, 13, 12].map(idOf))
  await send(exportOf(span(15, { attributes: [text('large', 'x'.repeat(19_600))] })))
  expect(await kept()).toEqual([15].map(idOf))
})

test.each([
  ['what is not JSON', '{', 'application/json', 400],
  ['what is not an export', '{"resourceSpans":[{"scopeSpans":[{"spans":[{}]}]}]}', 'application/json', 400],
  ['protobuf', '', 'application/x-protobuf', 415],
])('%s is refused', async (_name, body, type, status) => {
  const response = await send(body, type)
  expect([response.status, await response.json()]).toEqual([status, { message: expect.any(String) }])
})
