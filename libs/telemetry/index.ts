import { isSpanContextValid, trace } from '@opentelemetry/api'
import { type Logger, pino } from 'pino'
import { describeError } from './errors.ts'

export { type Certificates, certificateIn, certificateShownBy, watchCertificates } from './certificates.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export {
  currentTrace,
  describeSpan,
  errorType,
  failActiveSpan,
  failSpan,
  inChildSpan,
  inSpan,
  inTrace,
  inTraceFrom,
  openSpan,
  type Span,
  SpanKind,
  traceId,
  writeTrace,
} from './spans.ts'

export type Log = Logger

/**
 * JSON lines on standard output, with the ids of the active span. Callers log ids, counts and causes, never a student's
 * text, token or `sub`; an error is logged as `err`, without what it may hold of them.
 */
export function createLog(service: string, level: string, to: string | number = 1): Log {
  const options = {
    level,
    base: { service },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: activeSpan,
    serializers: { err: describeError },
    redact: { paths: ['authorization', '*.authorization', 'req.headers', 'headers'], censor: '[redacted]' },
  }
  return pino(options, pino.destination(to))
}

function activeSpan(): object {
  const span = trace.getActiveSpan()?.spanContext()
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** Logs what nobody caught and ends the process; Node itself would print every field of the error. */
export function endOnCrash(log: Log): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'crashed')
    process.exit(1)
  })
}

/**
 * Resolves with the name of the first signal that asks this process to end, or with why it can no longer do its work:
 * it ends with code 1 then, to be started again.
 */
export function untilStopped(ended: Promise<string> = new Promise(() => {})): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal))
    void ended.then((reason) => {
      process.exitCode = 1
      resolve(reason)
    })
  })
}
