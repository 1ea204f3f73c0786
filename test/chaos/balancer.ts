import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What stands before replicas, as a cluster's service does: each new connection goes to the next one in rotation that
 * takes it.
 */
export type Balancer = AsyncDisposable & {
  port: number
  url: string
  /** Connections that are open stay where they are. */
  add(url: string): void
  remove(url: string): void
}

export async function startBalancer(...urls: string[]): Promise<Balancer> {
  const inRotation = new Set(urls)
  const open = new Set<Socket>()
  let turn = 0
  const accept = async (client: Socket) => {
    keep(client, open)
    client.on('error', () => {})
    turn += 1
    const all = [...inRotation]
    for (const [i] of all.entries()) {
      const target = await reach(all[(turn + i) % all.length] ?? '')
      if (!target) continue
      keep(target, open)
      return join(client, target)
    }
    client.destroy()
  }
  const server = createServer({ pauseOnConnect: true }, (client) => void accept(client))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a balancer listens at a port')
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    add: (url) => void inRotation.add(url),
    remove: (url) => void inRotation.delete(url),
    async [Symbol.asyncDispose]() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

function keep(socket: Socket, open: Set<Socket>) {
  open.add(socket)
  socket.once('close', () => open.delete(socket))
}

function reach(url: string): Promise<Socket | undefined> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** What ends one side ends the other, after what was sent. */
function join(client: Socket, target: Socket) {
  for (const [from, to] of [
    [client, target],
    [target, client],
  ] as const) {
    from.setNoDelay(true)
    from.on('error', () => to.destroy())
    from.on('close', (hadError) => (hadError ? to.destroy() : to.end()))
    from.pipe(to)
  }
}
