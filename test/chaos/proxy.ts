import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const host = '127.0.0.1'

/** What a network between two parts may do to them. Faults hold for every connection, now and later, until healed. */
export type TcpProxy = AsyncDisposable & {
  port: number
  /** The target's URL, with this port. */
  url: string
  /** Connections that are open on either side. */
  connections(): number
  /** Everything comes this much later. */
  delay(milliseconds: number): void
  /** Cuts every connection: both sides notice it. */
  reset(): void
  /**
   * Nothing gets through, ends of connections neither; what was sent meanwhile comes late, as TCP would send it again.
   */
  blackHole(on: boolean): void
  /** Cuts one side of every connection; the other does not notice, and what it sends is lost. */
  halfOpen(vanished: Side): void
  /**
   * Lets the next message that contains the text through to the target, and cuts its connection once the target has
   * answered, without the answer. Resolves when it has happened; disposal gives up waiting.
   */
  loseAnswerTo(text: string): Disposable & { lost: Promise<void> }
  /** Ends delays and black holes, and cuts what is half open. */
  heal(): void
}

export type Side = 'client' | 'target'

type Trap = { text: string; sprung(): void }
type Link = {
  client: Socket
  target: Socket
  /** Resolves when both sides are gone; only a half-open link waits for it. */
  gone: PromiseWithResolvers<void>
  halfOpen: boolean
  /** The target's next bytes are the answer to be lost. */
  trapped: Trap | undefined
}

/** A TCP proxy in front of the target's port, at a free port unless one is named. */
export async function startProxy({ target, port = 0 }: { target: string; port?: number }): Promise<TcpProxy> {
  const links = new Set<Link>()
  const traps = new Set<Trap>()
  let delayMilliseconds = 0
  let open = Promise.withResolvers<void>()
  open.resolve()
  let isHeld = false
  const hold = () => {
    if (isHeld) return
    isHeld = true
    open = Promise.withResolvers()
  }
  const release = () => {
    isHeld = false
    open.resolve()
  }

  const pass = async (link: Link, from: Side, bytes: Buffer) => {
    const to = from === 'client' ? link.target : link.client
    if (from === 'target' && link.trapped) return spring(link, link.trapped)
    if (from === 'client') link.trapped ??= [...traps].find(({ text }) => bytes.includes(text))
    // Nobody reads: what is sent piles up at the sender, as it does when nothing is acknowledged.
    if (link.halfOpen) return link.gone.promise
    if (!to.destroyed && !to.write(bytes)) await Promise.race([once(to, 'drain'), once(to, 'close')])
  }
  const spring = (link: Link, trap: Trap) => {
    traps.delete(trap)
    cut(link)
    trap.sprung()
  }
  const cut = (link: Link) => {
    links.delete(link)
    link.client.resetAndDestroy()
    link.target.resetAndDestroy()
    link.gone.resolve()
  }
  const pump = async (link: Link, from: Side) => {
    const [source, sink] = from === 'client' ? [link.client, link.target] : [link.target, link.client]
    try {
      for await (const bytes of source) {
        await held()
        await pass(link, from, bytes)
      }
      await held()
      if (!link.halfOpen) sink.end()
    } catch {
      await held()
      if (!link.halfOpen) cut(link)
    }
    if (link.client.destroyed && link.target.destroyed) links.delete(link)
  }
  const held = async () => {
    if (delayMilliseconds > 0) await setTimeout(delayMilliseconds)
    await open.promise
  }

  const server = createServer({ allowHalfOpen: true }, async (client) => {
    client.on('error', () => {})
    await open.promise
    const { hostname, port: targetPort } = new URL(target)
    const upstream = connect({ host: hostname, port: Number(targetPort), allowHalfOpen: true })
    upstream.on('error', () => {})
    for (const socket of [client, upstream]) socket.setNoDelay(true)
    const gone = Promise.withResolvers<void>()
    const link: Link = { client, target: upstream, gone, halfOpen: false, trapped: undefined }
    links.add(link)
    void pump(link, 'client')
    void pump(link, 'target')
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a proxy listens on a port')

  const url = new URL(target)
  url.port = String(address.port)
  return {
    port: address.port,
    url: url.href.replace(/\/$/, ''),
    connections: () => links.size,
    delay: (milliseconds) => {
      delayMilliseconds = milliseconds
    },
    reset: () => {
      for (const link of links) cut(link)
    },
    blackHole: (on) => {
      if (on) hold()
      else release()
    },
    halfOpen: (vanished) => {
      for (const link of links) {
        link.halfOpen = true
        link[vanished].resetAndDestroy()
      }
    },
    loseAnswerTo: (text) => {
      const { promise: lost, resolve } = Promise.withResolvers<void>()
      const trap = { text, sprung: resolve }
      traps.add(trap)
      return { lost, [Symbol.dispose]: () => void traps.delete(trap) }
    },
    heal: () => {
      delayMilliseconds = 0
      release()
      for (const link of links) if (link.halfOpen) cut(link)
    },
    async [Symbol.asyncDispose]() {
      release()
      for (const link of links) cut(link)
      server.close()
      await once(server, 'close')
    },
  }
}
