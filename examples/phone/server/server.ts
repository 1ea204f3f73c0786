import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PageConfig, Prepared } from '../desk.ts'
import { answerDesk, type Desk } from './desk.ts'
import { isOfPage, isOfServer } from './origin.ts'
import type { File, Site } from './site.ts'
import type { Students } from './students/students.ts'

export type PhoneOptions = {
  host: string
  port: number
  site: Site
  page: Omit<PageConfig, 'desk'>
  storageOrigins: readonly string[]
  /** Undefined for phones of a network: then there is no `/desk/*`. */
  desk: Desk | undefined
  /** Without it the invented students begin as everybody does. */
  students?: Students
}
export type Phone = AsyncDisposable & { url: string }

/** As a gateway's: heads come within that time. Nothing here takes a body. */
const receiving = { headersTimeout: 15_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 }

/** Serves the page, what it is given when it opens, and `/desk/*` for it alone. */
export async function startPhone(options: PhoneOptions): Promise<Phone> {
  const answer = router(options)
  const server = createServer(receiving, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error: 'the page’s server failed' })
    })
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${options.host}:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function router({ site, page, desk, students, storageOrigins }: PhoneOptions) {
  const config: PageConfig = { ...page, desk: desk !== undefined }
  const policy = contentPolicy(page, storageOrigins)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeaders(new Headers(common))
    if (hasBody(request)) return refuseBody(response)
    const { method = '', url = '/' } = request
    const asked = URL.parse(url, 'http://page')
    if (!asked) return sendJson(response, 400, { error: 'malformed address' })
    const { pathname } = asked
    if (pathname.startsWith('/desk/')) {
      if (!desk) return sendJson(response, 404, { error: 'there is no desk with HOST=0.0.0.0' })
      if (!isOfPage(request))
        return sendJson(response, 403, { error: 'only for the page itself, opened on this machine' })
      const { status, body } = await answerDesk(desk, method, asked)
      return sendJson(response, status, body)
    }
    if (method === 'POST' && pathname.startsWith('/students/')) {
      if (!(desk ? isOfPage(request) : isOfServer(request)))
        return sendJson(response, 403, { error: 'only for the page itself' })
      const created = await students?.prepare(pathname.slice('/students/'.length))
      return sendJson(response, 200, Prepared.parse({ created: created ?? false }))
    }
    if (method !== 'GET' && method !== 'HEAD') return sendJson(response, 405, { error: 'method not allowed' })
    if (pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    if (pathname === '/config.json') return sendJson(response, 200, config)
    const file = fileOf(site, pathname)
    if (!file) return sendJson(response, 404, { error: 'not found' })
    sendFile(request, response, file, policy)
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** At once and without reading it: one that never ends holds nothing. */
function refuseBody(response: ServerResponse): void {
  response.setHeader('connection', 'close')
  sendJson(response, 400, { error: 'nothing here takes a body' })
}

/** The file of that path; for what has no ending, and so may be an address within the page, the page. */
const fileOf = (site: Site, pathname: string): File | undefined =>
  site.get(pathname) ?? (/\.[^/]*$/.test(pathname) ? undefined : site.get('/index.html'))

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  // It records voice messages.
  'permissions-policy': 'camera=(), microphone=(self), geolocation=()',
}

function contentPolicy({ gatewayUrl, identityUrl }: PhoneOptions['page'], storageOrigins: readonly string[]): string {
  const storage = storageOrigins.join(' ')
  const services = [gatewayUrl, identityUrl].map((url) => new URL(url).origin).join(' ')
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    // Charts and dialogs are placed by styles of their own.
    `style-src 'self' 'unsafe-inline'`,
    `font-src 'self'`,
    `img-src 'self' data: blob: ${storage}`,
    `media-src blob: ${storage}`,
    `manifest-src 'self'`,
    `connect-src 'self' ${services} ${storage}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

function sendFile(request: IncomingMessage, response: ServerResponse, { headers, bodies }: File, policy: string): void {
  response.setHeaders(new Headers({ ...headers, 'content-security-policy': policy }))
  if (request.headers['if-none-match'] === headers.etag) return void response.writeHead(304).end()
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((name) => bodies[name] && new RegExp(`\\b${name}\\b`).test(accepted))
  const body = (encoding && bodies[encoding]) ?? bodies.identity
  if (encoding) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
