import { createServer, type IncomingMessage } from 'node:http'
import { listen } from '../listen.ts'
import type { Standin } from '../run.ts'
import { type Bounds, createKeptTraces, type KeptTraces } from './kept.ts'
import { Export, type Span, spansOf } from './otlp.ts'

export type TracesOptions = {
  port?: number
  host?: string
  bounds?: Bounds
  /** Each body that was received, as it came. */
  onExport?: (body: string) => void
}

/** What a collector of traces is to the services: OTLP over HTTP, as JSON. */
export type Traces = Standin & { spans(): Span[] }

type Answer = { status: number; body: unknown }
const notFound: Answer = { status: 404, body: { error: 'not found' } }
const largestBodyBytes = 16 * 1024 * 1024

/** Listens at a free port of 127.0.0.1 unless another is named. Keeps the newest traces in memory. */
export async function startTraces({
  port = 0,
  host = '127.0.0.1',
  bounds,
  onExport = () => {},
}: TracesOptions = {}): Promise<Traces> {
  const kept = createKeptTraces(bounds)
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request, kept, onExport).catch((error: unknown): Answer => {
      console.error(error)
      return { status: 500, body: { error: 'the receiver of traces failed' } }
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const listening = await listen(server, port, host)
  return {
    url: listening.origin,
    spans: kept.spans,
    [Symbol.asyncDispose]: listening[Symbol.asyncDispose],
  }
}

async function answer(request: IncomingMessage, kept: KeptTraces, onExport: (body: string) => void): Promise<Answer> {
  const { method, url = '/' } = request
  if (method === 'POST' && url === '/v1/traces') return await receive(request, kept, onExport)
  if (method !== 'GET') return notFound
  if (url === '/health') return { status: 200, body: { status: 'ok' } }
  if (url === '/traces') return { status: 200, body: { traces: kept.newest() } }
  const [, traceId = ''] = /^\/traces\/([\da-f]{32})$/.exec(url) ?? []
  const spans = kept.trace(traceId)
  return spans ? { status: 200, body: { spans } } : notFound
}

async function receive(request: IncomingMessage, kept: KeptTraces, onExport: (body: string) => void): Promise<Answer> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    return { status: 415, body: { message: 'OTLP is received as JSON only: OTEL_EXPORTER_OTLP_PROTOCOL=http/json' } }
  const text = await readText(request)
  if (text === undefined) return { status: 413, body: { message: 'more than 16 MiB at once' } }
  const parsed = Export.safeParse(json(text))
  if (!parsed.success) return { status: 400, body: { message: 'this is not an OTLP export of traces' } }
  onExport(text)
  kept.add(spansOf(parsed.data))
  return { status: 200, body: {} }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Undefined when it is too large. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length
    if (bytes > largestBodyBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
