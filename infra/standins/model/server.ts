import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../listen.ts'
import type { Standin } from '../run.ts'
import { completeChat } from './completions.ts'
import { embedTexts } from './embeddings.ts'
import { ApiError, badRequest, errorOf, missingKey } from './errors.ts'
import { moderate } from './moderations.ts'
import { type RequestLog, requestLog } from './requestLog.ts'
import { transcribe } from './transcriptions.ts'

const largestBodyBytes = 64 * 1024 * 1024
/** Longer than clients keep theirs, so that none writes into a connection which is closing. */
const keepAliveMilliseconds = 75_000

export type Model = Standin & {
  /** Bodies of the last requests to `/chat/completions` and `/embeddings`, newest last. */
  requests(): readonly unknown[]
  /** Of those to `/moderations`. */
  moderations(): readonly unknown[]
  /** Of those to `/audio/transcriptions`: how many bytes each had. */
  transcriptions(): readonly unknown[]
}

/**
 * `url` is the base address that OpenAI clients take, `/v1` included. Listens at a free port unless another is named.
 */
export async function startModel({
  port = 0,
  host = '127.0.0.1',
}: {
  port?: number
  host?: string
} = {}): Promise<Model> {
  const [log, looks, heard] = [requestLog(), requestLog(), requestLog()]
  const server = createServer({ keepAliveTimeout: keepAliveMilliseconds }, (request, response) => {
    answer(request, response, { log, looks, heard }).catch((error: unknown) => sendError(response, error))
  })
  const listening = await listen(server, port, host)
  return {
    url: `${listening.origin}/v1`,
    requests: log.newest,
    moderations: looks.newest,
    transcriptions: heard.newest,
    [Symbol.asyncDispose]: listening[Symbol.asyncDispose],
  }
}

type Logs = { log: RequestLog; looks: RequestLog; heard: RequestLog }

async function answer(request: IncomingMessage, response: ServerResponse, { log, looks, heard }: Logs): Promise<void> {
  response.setHeader('x-request-id', `req_${randomUUID().replaceAll('-', '')}`)
  const route = `${request.method} ${request.url?.replace(/\?.*/s, '')}`
  if (route === 'GET /health') return sendJson(response, 200, { status: 'ok' })
  if (route === 'GET /requests') return sendJson(response, 200, { requests: log.newest() })
  if (!/^Bearer \S/i.test(request.headers.authorization ?? '')) throw missingKey()
  switch (route) {
    case 'POST /v1/chat/completions':
      return completeChat(await readBody(request, log), response)
    case 'POST /v1/embeddings':
      return sendJson(response, 200, embedTexts(await readBody(request, log)))
    case 'POST /v1/moderations':
      return moderate(await readBody(request, looks), response)
    case 'POST /v1/audio/transcriptions': {
      const bytes = await readBytes(request)
      heard.add({ bytes: bytes.length }, bytes.length)
      return transcribe(bytes, request.headers['content-type'] ?? '', response)
    }
    case 'GET /v1/models':
      return sendJson(response, 200, { object: 'list', data: models })
    default:
      return sendModel(route, response)
  }
}

const models = [
  'yoldas-standin',
  'yoldas-standin-embedding',
  'yoldas-standin-moderation',
  'yoldas-standin-transcription',
].map((id) => ({
  id,
  object: 'model',
  created: 1_735_689_600,
  owned_by: 'yoldas',
}))

function sendModel(route: string, response: ServerResponse): void {
  const [, id] = /^GET \/v1\/models\/(.+)$/.exec(route) ?? []
  if (!id) throw new ApiError(404, `Invalid URL (${route})`)
  const model = models.find((candidate) => candidate.id === id)
  if (!model) throw errorOf(404)
  sendJson(response, 200, model)
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > largestBodyBytes) throw new ApiError(413, 'The request body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readBody(request: IncomingMessage, log: RequestLog): Promise<unknown> {
  const bytes = await readBytes(request)
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'))
    log.add(body, bytes.length)
    return body
  } catch {
    throw badRequest('We could not parse the JSON body of your request.')
  }
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const { status, body } = error instanceof ApiError ? error : errorOf(500)
  if (!(error instanceof ApiError)) console.error(error)
  if (status === 429) response.setHeader('retry-after', '1')
  sendJson(response, status, body)
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
