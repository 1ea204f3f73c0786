import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }).optional(),
})
const Attributes = z.array(z.object({ key: z.string(), value: Value })).default([])
const ReceivedSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  attributes: Attributes,
  status: z.object({ code: z.int().optional() }).optional(),
})
const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(ReceivedSpan) })),
    }),
  ),
})

export type Span = {
  service: unknown
  scope: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  kind: 'internal' | 'server' | 'client' | 'other'
  failed: boolean
  attributes: Record<string, unknown>
}

export type TraceReceiver = AsyncDisposable & {
  url: string
  spans(): Span[]
  /** Everything received, as it came. */
  text(): string
}

/** What a collector is to the services: OTLP over HTTP, as JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const received: Span[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await json(request)
    bodies.push(JSON.stringify(body))
    received.push(...spansOf(Export.parse(body)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans: () => received,
    text: () => bodies.join('\n'),
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

const kinds = ['other', 'internal', 'server', 'client'] as const

function spansOf({ resourceSpans }: z.infer<typeof Export>): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
        service: valuesOf(resource.attributes)['service.name'],
        scope: scope.name,
        traceId,
        spanId,
        parentSpanId: parentSpanId || undefined,
        name,
        kind: kinds[kind] ?? 'other',
        failed: status?.code === 2,
        attributes: valuesOf(attributes),
      })),
    ),
  )
}

function valuesOf(attributes: z.infer<typeof Attributes>): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, arrayValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? arrayValue?.values.map((item) => item.stringValue) : Number(intValue)),
    ]),
  )
}
