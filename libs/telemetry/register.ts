import { basename, dirname } from 'node:path'

// `node --import` this file: it starts tracing before anything that is traced is loaded. Without an address to send to it
// loads nothing.
const { env } = process
if (env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) {
  // services/<name>/main.ts
  env.OTEL_SERVICE_NAME ||= basename(dirname(process.argv[1] ?? ''))
  await import('./tracing.ts')
}
