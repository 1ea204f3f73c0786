import type { IncomingMessage } from 'node:http'

/** Names that only this machine itself has for itself: the owner of any other may point it here. */
const ownNames = ['127.0.0.1', 'localhost']

const isLoopback = (address = '') => /^(::ffff:)?127\./.test(address) || address === '::1'

function namesPage({ headers: { host }, socket: { localPort } }: IncomingMessage): boolean {
  return ownNames.some((name) => host === `${name}:${localPort}`)
}

/**
 * Whether the page itself asks, in a browser of this machine. A browser names the origin of whatever changes something;
 * of what only reads it says instead that the page and the server are of one origin. Other sites can say neither.
 */
export function isOfPage(request: IncomingMessage): boolean {
  const { host, origin, 'sec-fetch-site': site } = request.headers
  if (!isLoopback(request.socket.remoteAddress) || !namesPage(request)) return false
  if (origin !== undefined) return origin === `http://${host}`
  return request.method === 'GET' && site === 'same-origin'
}

/** Whether a page of this server asks for a change, from wherever and by whatever name of the server it was opened. */
export const isOfServer = ({ headers: { host, origin } }: IncomingMessage): boolean =>
  host !== undefined && origin === `http://${host}`
