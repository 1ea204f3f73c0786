import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/**
 * An answer as it came, with everything that `fetch` would tidy up; `headers` are lines in their order, without the
 * date.
 */
export type WireAnswer = { status: number; reason: string; headers: string[]; body: string }

/** Its value as it came; `name` in lower case. */
export const header = ({ headers }: WireAnswer, name: string): string | undefined =>
  headers.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2)

export type WireRequest = {
  method?: string
  /** Sent as it is. */
  path: string
  /** A list is sent as that many headers. */
  headers?: Record<string, string | string[]>
  body?: string | Uint8Array
  /** Sends the body in chunks, without its length. */
  chunked?: boolean
}

/** A request that `fetch` would refuse to make. */
export async function exchange(
  url: string,
  { method = 'GET', path, headers = {}, body, chunked = false }: WireRequest,
): Promise<WireAnswer> {
  const { hostname, port } = new URL(url)
  const length = body === undefined || chunked ? {} : { 'content-length': Buffer.byteLength(body) }
  const sent = request({ hostname, port, method, path, headers: { ...headers, ...length } })
  const answered = once(sent, 'response')
  // A server that has answered may hang up before it has read everything.
  sent.on('error', () => {})
  if (chunked && body !== undefined) sent.write(body)
  sent.end(chunked ? undefined : body)
  const [response] = await answered
  const lines: string[] = []
  for (let i = 0; i < response.rawHeaders.length; i += 2)
    if (!/^date$/i.test(response.rawHeaders[i])) lines.push(`${response.rawHeaders[i]}: ${response.rawHeaders[i + 1]}`)
  return { status: response.statusCode, reason: response.statusMessage, headers: lines, body: await text(response) }
}

/** What a server says to bytes that need not be HTTP, until it hangs up. `during` may go on sending. */
export async function say(url: string, bytes: string | Uint8Array, during?: (socket: Socket) => void): Promise<string> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const heard: Buffer[] = []
  socket.on('data', (chunk) => heard.push(chunk))
  socket.on('error', () => {})
  const closed = once(socket, 'close')
  socket.write(bytes)
  during?.(socket)
  await closed
  return Buffer.concat(heard).toString('latin1')
}
