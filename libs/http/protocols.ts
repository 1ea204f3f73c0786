import { once } from 'node:events'
import { createServer as createPlain, type IncomingHttpHeaders } from 'node:http'
import { constants, createServer as createMultiplexed } from 'node:http2'
import { createServer, type Server, type Socket } from 'node:net'
import type { Readable } from 'node:stream'

/** A request, whichever protocol brought it. */
export type Received = Readable & {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}

export type Reply = {
  /** Does nothing when nobody waits for it any more. */
  send(status: number, headers: Record<string, string>, body: string): void
  /** Cuts the answer off: with the connection, or of HTTP/2 its stream alone. */
  reset(): void
}

/** Longer than clients keep theirs, so that none writes into a connection which is closing. */
const keepAliveMilliseconds = 75_000

/**
 * Serves HTTP/1.1 and HTTP/2 at one port, without TLS, for tests and stand-ins: which of them a client speaks shows in
 * the first bytes of its connection. Listens at a free port of 127.0.0.1 unless the caller names another.
 */
export async function serveBoth(
  answer: (request: Received, reply: Reply) => void,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<{ url: string } & AsyncDisposable> {
  const plain = createPlain({ keepAliveTimeout: keepAliveMilliseconds }, (request, response) =>
    answer(request, {
      send: (status, headers, body) => {
        if (!response.destroyed) response.writeHead(status, headers).end(body)
      },
      reset: () => void response.socket?.resetAndDestroy(),
    }),
  )
  const multiplexed = createMultiplexed((request, response) =>
    answer(request, {
      send: (status, headers, body) => {
        // It speaks of a connection that one request cannot close.
        const { connection: _, ...others } = headers
        if (!response.stream.destroyed) response.writeHead(status, others).end(body)
      },
      reset: () => response.stream.close(constants.NGHTTP2_INTERNAL_ERROR),
    }),
  )
  multiplexed.on('sessionError', () => {
    // Clients may go as they like.
  })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    readStart(socket, (start) => (start.startsWith('PRI') ? multiplexed : plain).emit('connection', socket))
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: `http://${host}:${portOf(server)}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Looks at what came first, and puts it back. */
function readStart(socket: Socket, use: (start: string) => void): void {
  socket.once('readable', () => {
    const chunk: Buffer | null = socket.read()
    if (chunk === null) return readStart(socket, use)
    socket.unshift(chunk)
    use(chunk.toString('latin1', 0, 3))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
