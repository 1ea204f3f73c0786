import { z } from 'zod'

/** OTLP's JSON: as much of it as is shown. A 64-bit number comes as text. */
const Value = z.object({
  stringValue: z.string().optional(),
  boolValue: z.boolean().optional(),
  intValue: z.union([z.string(), z.number()]).optional(),
  doubleValue: z.number().optional(),
  get arrayValue() {
    return z.object({ values: z.array(Value).default([]) }).optional()
  },
})
type Value = z.infer<typeof Value>
const Attributes = z.array(z.object({ key: z.string(), value: Value })).default([])
const Nanoseconds = z.union([z.string().regex(/^\d{1,20}$/), z.int()]).transform((nanoseconds) => BigInt(nanoseconds))
const WireSpan = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int().optional(),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: Attributes,
  status: z.object({ code: z.int().optional() }).optional(),
})
export const Export = z.object({
  resourceSpans: z
    .array(
      z.object({
        resource: z.object({ attributes: Attributes }).default({ attributes: [] }),
        scopeSpans: z
          .array(
            z.object({
              scope: z.object({ name: z.string().default('') }).optional(),
              spans: z.array(WireSpan).default([]),
            }),
          )
          .default([]),
      }),
    )
    .default([]),
})

export type Span = {
  traceId: string
  id: string
  parentId: string | null
  service: string
  /** What instrumented it. */
  scope: string
  name: string
  kind: 'internal' | 'server' | 'client' | 'other'
  /** Since 1970. */
  startMs: number
  durationMs: number
  status: 'ok' | 'error'
  attributes: Record<string, unknown>
}

const kinds = ['other', 'internal', 'server', 'client'] as const

export function spansOf({ resourceSpans }: z.infer<typeof Export>): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ scope, spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        id: span.spanId,
        parentId: span.parentSpanId || null,
        service: String(valuesOf(resource.attributes)['service.name'] ?? 'unknown'),
        scope: scope?.name ?? '',
        name: span.name,
        kind: kinds[span.kind ?? 0] ?? 'other',
        startMs: milliseconds(span.startTimeUnixNano),
        durationMs: milliseconds(span.endTimeUnixNano - span.startTimeUnixNano),
        status: span.status?.code === 2 ? 'error' : 'ok',
        attributes: valuesOf(span.attributes),
      })),
    ),
  )
}

/** To the microsecond: as a number, nanoseconds since 1970 are not exact. */
const milliseconds = (nanoseconds: bigint) => Number(nanoseconds / 1000n) / 1000

const valuesOf = (attributes: z.infer<typeof Attributes>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, read(value)]))

function read({ stringValue, boolValue, intValue, doubleValue, arrayValue }: Value): unknown {
  if (intValue !== undefined) return Number(intValue)
  return stringValue ?? boolValue ?? doubleValue ?? arrayValue?.values.map(read)
}
