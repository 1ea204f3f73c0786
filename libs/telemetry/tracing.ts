import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { NodeSDK } from '@opentelemetry/sdk-node'
import { exported } from './exported.ts'

/** Of a batch, tries included: what cannot be sent by then is dropped, and keeps no process from ending. */
const sendMilliseconds = 2_000
const probes = ['/livez', '/readyz', '/metrics']

// OTLP over HTTP as JSON; its other settings, and those of sampling, are OpenTelemetry's own variables.
const exporter = new OTLPTraceExporter({ timeoutMillis: sendMilliseconds })
const sdk = new NodeSDK({
  traceExporter: {
    export: (spans, done) => exporter.export(exported(spans), done),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  },
  // Without baggage: what a stranger writes into it would be handed on to everybody whom we ask.
  textMapPropagator: new W3CTraceContextPropagator(),
  // Metrics are Prometheus's and logs are standard output's.
  metricReaders: [],
  logRecordProcessors: [],
  // What no request or turn asked for, such as polling, makes no trace.
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => probes.includes(url),
      requireParentforOutgoingSpans: true,
    }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  ],
})
sdk.start()

process.once('beforeExit', () => sdk.shutdown().catch(() => {}))
