import type { IncomingMessage, ServerResponse } from 'node:http'
import { S3Error } from './errors.ts'

const methods = ['GET', 'PUT', 'HEAD']
const requestHeaders = ['content-type']

/** The rules of the bucket: these origins may read and write it from a browser. Says so on whatever is answered. */
export function allowOrigin(origins: readonly string[], request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers
  const method = request.headers['access-control-request-method'] ?? request.method ?? ''
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method')
  if (origin === undefined || !origins.includes(origin) || !methods.includes(method)) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-methods', methods.join(', '))
  response.setHeader('access-control-expose-headers', 'ETag')
}

/** @throws S3Error when the browser is not to send what it asks about */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const { origin, 'access-control-request-headers': wanted = '' } = request.headers
  const method = request.headers['access-control-request-method']
  if (origin === undefined || method === undefined) throw new S3Error('BadRequest')
  const names = wanted
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const isAllowed = response.hasHeader('access-control-allow-origin')
  if (!isAllowed || names.some((name) => !requestHeaders.includes(name))) {
    for (const name of response.getHeaderNames()) if (name.startsWith('access-control-')) response.removeHeader(name)
    throw new S3Error('AccessForbidden')
  }
  if (names.length > 0) response.setHeader('access-control-allow-headers', names.join(', '))
  response.writeHead(200, { 'access-control-max-age': '3000' }).end()
}
