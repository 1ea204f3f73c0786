import { basename, dirname } from 'node:path'

// `node --import` this file: it starts tracing before anything that is traced is loaded. Without an address to send to
// it loads nothing.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT || process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
  // services/<name>/main.ts
  process.env.OTEL_SERVICE_NAME ||= basename(dirname(process.argv[1] ?? ''))
  // A batch becomes JSON in one piece of the event loop: the usual 512 spans stop everybody for 10 to 30 ms.
  process.env.OTEL_BSP_MAX_EXPORT_BATCH_SIZE ||= '128'
  await import('./tracing.ts')
}
