import type { Attributes } from '@opentelemetry/api'
import type { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'

type Span = Parameters<OTLPTraceExporter['export']>[0][number]

/** What instruments record that may hold what a student wrote, or say where he is. Routes are recorded by us. */
const personal = [
  'client.address',
  'network.peer.address',
  'network.peer.port',
  'url.path',
  'url.query',
  'url.full',
  'user_agent.original',
]

/** The spans as they may leave. Errors have their type; the message, which may quote a value, is in the log. */
export function exported(spans: Span[]): Span[] {
  return spans.map(withoutValues)
}

function withoutValues(span: Span): Span {
  const events = span.events.map((event) => ({ ...event, attributes: typeOnly(event.attributes) }))
  return Object.create(span, {
    // Made of the first word of a statement, with the line break behind it.
    name: { value: span.name.replaceAll(/\s+/g, ' ') },
    attributes: { value: without(span.attributes, personal) },
    status: { value: { code: span.status.code } },
    events: { value: events },
  })
}

function without(attributes: Attributes, names: string[]): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)))
}

const typeOnly = (attributes: Attributes | undefined): Attributes =>
  without(attributes ?? {}, ['exception.message', 'exception.stacktrace'])
