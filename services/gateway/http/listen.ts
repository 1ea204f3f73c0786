import { pause } from '@yoldas/time'
import type { FastifyInstance } from 'fastify'

/**
 * Connections that have come and are not yet let in; of more than these each tries again after a second, whoever it is.
 */
const backlog = 4_096

/**
 * Opens the public listener. Disposal accepts on for `delaySeconds`, in which new connections come to go elsewhere and
 * those that are kept close with their next answer; then it stops accepting, lets requests and streams end for
 * `drainSeconds`, and cuts them: their clients resume elsewhere.
 */
export async function listenUntilDrained(
  app: FastifyInstance,
  options: { host: string; port: number; delaySeconds: number; drainSeconds: number },
): Promise<AsyncDisposable & { url: string }> {
  const url = await app.listen({ host: options.host, port: options.port, backlog })
  return {
    url,
    async [Symbol.asyncDispose]() {
      app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
      await pause(options.delaySeconds * 1000)
      const ended = new AbortController()
      const closed = app.close().finally(() => ended.abort())
      // A connection whose answer began before this and promised to keep it open is let go when that answer has ended.
      const closing = setInterval(() => app.server.closeIdleConnections(), 100)
      await pause(options.drainSeconds * 1000, ended.signal)
      clearInterval(closing)
      app.server.closeAllConnections()
      await closed
    },
  }
}
