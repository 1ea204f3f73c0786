import { once } from 'node:events'
import type { Server } from 'node:http'

/** Listens, at a free port where it is 0. Disposal ends every connection. */
export async function listen(
  server: Server,
  port: number,
  host: string,
): Promise<{ origin: string } & AsyncDisposable> {
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port')
  return {
    origin: `http://${host}:${address.port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
