import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Random } from '../chaos/random.ts'

/**
 * What happens to a request: nothing; no service; an answer that is lost, whole or after some bytes; the request,
 * twice.
 */
const faults = ['unavailable', 'unreachable', 'answer lost', 'answer cut', 'sent twice'] as const

type Fault = (typeof faults)[number] | 'stranger' | 'silence'

/** Where the Wi-Fi sends everybody who asks for anything. */
const portal = '/portal'

/** What a proxy, an ingress or the page of a Wi-Fi says in place of the service. */
const strangersStatuses = [200, 204, 400, 401, 403, 404, 405, 421, 429, 502, 511]

export type FaultyLine = AsyncDisposable & {
  url: string
  /** Requests that failed, of all. */
  counts: { requests: number; failed: number }
  /** The next request fails, and then one in three, as from the beginning. */
  fail(): void
  /** No request fails any more. */
  heal(): void
  /** Nobody gets through until `fail` or `heal`, and whatever is open breaks. */
  cut(): void
  /** Likewise, and the page of a Wi-Fi answers everything. */
  capture(): void
}
export type LineOptions = {
  /** What streams say of when to come again after a break; the service leaves it to its clients. */
  retryMilliseconds?: number
  /** Some requests are answered by somebody else. */
  hasStrangers?: boolean
  /** Some requests are never answered. */
  hasSilence?: boolean
  /** One request in five waits for as long at most. */
  mostDelayMilliseconds?: number
}

/** An HTTP proxy that fails one request in three and delays others, as a phone's line and what is behind it do. */
export async function startFaultyLine(
  target: string,
  random: Random,
  { retryMilliseconds, hasStrangers = false, hasSilence = false, mostDelayMilliseconds = 20 }: LineOptions = {},
): Promise<FaultyLine> {
  const counts = { requests: 0, failed: 0 }
  let state: 'faulty' | 'healed' | 'cut' | 'captive' = 'faulty'
  let failsNext = false
  const possible: Fault[] = [...faults]
  if (hasStrangers) possible.push('stranger')
  if (hasSilence) possible.push('silence')
  const { hostname, port } = new URL(target)

  const forward = (asked: IncomingMessage, body: Buffer) => {
    const { method, url: path, headers } = asked
    const forwarded = request({ hostname, port, method, path, headers: { ...headers, host: `${hostname}:${port}` } })
    forwarded.end(body)
    return forwarded
  }
  const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
    const body = Buffer.concat(await Array.fromAsync(asked))
    counts.requests += 1
    const chosen = state === 'faulty' && (failsNext || random.chance(1 / 3)) ? random.pick(possible) : undefined
    failsNext = false
    const fault = state === 'cut' ? 'unreachable' : state === 'captive' ? 'portal' : chosen
    if (fault) counts.failed += 1
    if (random.chance(0.2)) await setTimeout(random.between(1, mostDelayMilliseconds))
    if (fault === 'silence') return
    if (fault === 'portal') return showPortal(asked, reply)
    if (fault === 'unreachable') return void asked.socket.destroy()
    if (fault === 'unavailable') {
      reply.writeHead(503, { 'retry-after': '0', 'content-type': 'application/json' })
      return void reply.end('{"error":"unavailable"}')
    }
    if (fault === 'stranger') {
      const status = random.pick(strangersStatuses)
      reply.writeHead(status, { 'retry-after': '0', 'content-type': 'text/html' })
      return void reply.end(status === 204 ? undefined : '<html>')
    }
    if (fault === 'sent twice') {
      const twin = forward(asked, body)
      twin.on('response', (answered) => answered.resume()).on('error', () => {})
      // A feed would stay open for ever, and a student has five at most.
      reply.on('close', () => twin.destroy())
    }
    const forwarded = forward(asked, body)
    reply.on('close', () => forwarded.destroy())
    const answered = await answerOf(forwarded, reply)
    if (!answered) return
    if (fault === 'answer lost') return void asked.socket.destroy()
    reply.writeHead(answered.statusCode ?? 500, answered.headers)
    reply.flushHeaders()
    const isStream = answered.headers['content-type']?.startsWith('text/event-stream')
    if (isStream && retryMilliseconds !== undefined) reply.write(`retry: ${retryMilliseconds}\n\n`)
    let left = fault === 'answer cut' ? random.between(0, 900) : Number.POSITIVE_INFINITY
    for await (const bytes of answered) {
      reply.write(bytes.subarray(0, left))
      left -= bytes.length
      if (left > 0) continue
      // Without the rest of a chunk, so that nobody takes it for the end.
      await setTimeout(1)
      return void asked.socket.destroy()
    }
    if (fault === 'answer cut') asked.socket.destroy()
    else reply.end()
  }

  const breakOff = (next: typeof state) => {
    state = next
    server.closeAllConnections()
  }
  const server = createServer((asked, reply) => {
    answer(asked, reply).catch(() => asked.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a line has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    counts,
    fail: () => {
      state = 'faulty'
      failsNext = true
    },
    heal: () => {
      state = 'healed'
    },
    cut: () => breakOff('cut'),
    capture: () => breakOff('captive'),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function showPortal({ url }: IncomingMessage, reply: ServerResponse): void {
  if (url === portal) reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Wi-Fi’ye hoş geldin</h1>')
  else reply.writeHead(302, { location: portal }).end()
}

/** Undefined when the client went away before. */
function answerOf(forwarded: ClientRequest, reply: ServerResponse): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    forwarded.once('response', resolve).once('error', reject)
    reply.once('close', () => resolve(undefined))
  })
}
