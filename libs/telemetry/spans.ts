import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { describeError } from './errors.ts'

export { type Span, SpanKind } from '@opentelemetry/api'

// While no SDK runs, everything here does nothing, at the price of some calls.
const tracer = trace.getTracer('yoldas')

/** Runs in a span of its own, which fails when the work does. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  run: (span: Span) => Promise<Result>,
): Promise<Result> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await run(span)
    } catch (error) {
      failSpan(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** The same within the trace that we are in; outside of any no span is made, so that no trace begins here. */
export function inChildSpan<Result>(name: string, options: SpanOptions, run: () => Promise<Result>): Promise<Result> {
  return trace.getActiveSpan() ? inSpan(name, options, run) : run()
}

/** A span that its maker ends; what belongs to it runs within `inside`. */
export function openSpan(name: string, options: SpanOptions) {
  const span = tracer.startSpan(name, options)
  const inside = <Result>(run: () => Result): Result => context.with(trace.setSpan(context.active(), span), run)
  return { span, inside }
}

/** `error` is what was thrown, or the name of what went wrong. */
export function failSpan(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', errorType(error))
}

/** One of a few names: never what a message says. */
export const errorType = (error: unknown): string => (typeof error === 'string' ? error : describeError(error).type)

/** The span that we are in has failed, though nothing is thrown. */
export function failActiveSpan(error: unknown): void {
  const span = trace.getActiveSpan()
  if (span) failSpan(span, error)
}

/** Says more of the span that we are in, and may give it a better name. */
export function describeSpan(attributes: Attributes, name?: string): void {
  const span = trace.getActiveSpan()?.setAttributes(attributes)
  if (name !== undefined) span?.updateName(name)
}

/** Of the trace that we are in, 32 hex digits; undefined when it is not recorded. */
export function traceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext()
  return span && span.traceFlags & TraceFlags.SAMPLED ? span.traceId : undefined
}

/** Hands the active span on to another process, in headers as W3C names them. */
export function writeTrace(set: (name: string, value: string) => void): void {
  propagation.inject(context.active(), set, { set: (write, name, value) => write(name, value) })
}

/** Continues the trace that another process wrote, or none. */
export function inTraceFrom<Result>(read: (name: string) => string | undefined, run: () => Result): Result {
  const parent = propagation.extract(ROOT_CONTEXT, read, {
    get: (carrier, name) => carrier(name) || undefined,
    keys: () => propagation.fields(),
  })
  return context.with(parent, run)
}

/** The active span as a text that `inTrace` continues from, however much later; null outside of any trace. */
export function currentTrace(): string | null {
  let traceparent: string | null = null
  writeTrace((name, value) => {
    if (name === 'traceparent') traceparent = value
  })
  return traceparent
}

export function inTrace<Result>(traceparent: string | null | undefined, run: () => Result): Result {
  return inTraceFrom((name) => (name === 'traceparent' ? (traceparent ?? undefined) : undefined), run)
}
