import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { pause } from '@yoldas/time'
import type { FastifyInstance } from 'fastify'

/**
 * Connections that have come and are not yet let in; clients of further ones try again after a second.
 */
const backlog = 4_096

/** Feeds end so long after idle connections: their clients come back at once, and know by then what is closed. */
const quietMilliseconds = 500

/**
 * Opens the public listener. Disposal accepts on for `delaySeconds`, in which new connections come to go elsewhere and
 * those that are kept close with the answer that is under way, or their next one; those that are idle close when that
 * time is nearly over. Then it stops accepting, lets requests and streams end for `drainSeconds`, and cuts them: their
 * clients resume elsewhere.
 */
export async function listenUntilDrained(
  app: FastifyInstance,
  options: { host: string; port: number; delaySeconds: number; drainSeconds: number },
): Promise<AsyncDisposable & { url: string }> {
  endIdleConnections(app.server)
  const answers = new Set<ServerResponse>()
  app.server.on('request', (_request, response) => {
    answers.add(response)
    response.on('close', () => answers.delete(response))
  })
  const url = await app.listen({ host: options.host, port: options.port, backlog })
  return {
    url,
    async [Symbol.asyncDispose]() {
      const closeWith = (response: ServerResponse) => response.setHeader('connection', 'close')
      app.server.prependListener('request', (_request, response) => closeWith(response))
      // What promised to keep its connection open closes it at once: later it could meet the client's next request.
      for (const response of answers)
        if (response.headersSent) response.on('finish', () => response.req.socket.end())
        else closeWith(response)
      const delay = options.delaySeconds * 1000
      const quiet = Math.min(quietMilliseconds, delay)
      await pause(delay - quiet)
      app.server.closeIdleConnections()
      await pause(quiet)
      const ended = new AbortController()
      const closed = app.close().finally(() => ended.abort())
      // Also whatever became idle otherwise.
      const closing = setInterval(() => app.server.closeIdleConnections(), 100)
      await pause(options.drainSeconds * 1000, ended.signal)
      clearInterval(closing)
      app.server.closeAllConnections()
      await closed
    },
  }
}

/**
 * Has closing idle connections let clients read to the end: to `node:http` a connection is idle once its answer is
 * written, however much of it has yet to be sent.
 */
function endIdleConnections(server: Server): void {
  let isClosing = false
  server.on('connection', (socket: Socket) => {
    const destroy = socket.destroy.bind(socket)
    socket.destroy = (error) => (isClosing && socket.writableLength > 0 ? socket.end() : destroy(error))
  })
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    isClosing = true
    closeIdle()
    isClosing = false
  }
}
