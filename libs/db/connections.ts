import { atMost, every } from '@yoldas/time'
import type { Connection } from './connection.ts'

/** A connection that nobody has needed for this time is closed; one stays. */
const idleMilliseconds = 60_000
/** What connections get to end. */
const endMilliseconds = 1_000

export type Connections = AsyncDisposable & {
  /** Uses one alone: one that is idle, else another. The caller bounds how many are used at once. */
  use<Value>(work: (connection: Connection) => Promise<Value>): Promise<Value>
  dropIdle(): void
  /**
   * Looks whether `certificates` are others now. If they are, one connection is opened by them; when that has succeeded,
   * those of before are closed as soon as they are idle. So certificates that are not good end nothing.
   */
  renew(): Promise<void>
}

/** `certificates` by which a connection would be opened now. */
export function keepConnections(
  open: () => Promise<Connection>,
  certificates: () => Connection['certificates'],
): Connections {
  /** The last one used is the next, so the first have been idle for longest. */
  let idle: Array<{ connection: Connection; since: number }> = []
  /** By which the newest connection was opened. */
  let good: Connection['certificates']
  let isOver = false

  const openGood = async (): Promise<Connection> => {
    const connection = await open()
    good = connection.certificates
    return connection
  }
  const take = async (): Promise<Connection> => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) if (!kept.connection.isLost()) return kept.connection
    return await openGood()
  }
  const giveBack = (connection: Connection) => {
    if (isOver || connection.certificates !== good) void connection.close()
    else if (!connection.isLost()) idle.push({ connection, since: performance.now() })
  }
  const close = (unneeded: typeof idle) => {
    idle = idle.filter((kept) => !unneeded.includes(kept))
    for (const { connection } of unneeded) void connection.close()
  }
  const closeUnneeded = () => {
    const from = performance.now() - idleMilliseconds
    close(idle.filter(({ since }, place) => since < from && place < idle.length - 1))
  }
  const renew = async () => {
    if (good !== undefined && certificates() !== good) await openGood().then(giveBack, () => {})
    close(idle.filter((kept) => kept.connection.certificates !== good))
  }
  const look = async () => {
    closeUnneeded()
    await renew()
  }
  // None of them throws.
  const looking = every(idleMilliseconds / 4, look, () => {})

  return {
    use: async (work) => {
      const connection = await take()
      try {
        return await work(connection)
      } finally {
        giveBack(connection)
      }
    },
    dropIdle: () => {
      for (const { connection } of idle) connection.drop()
      idle = []
    },
    renew,
    async [Symbol.asyncDispose]() {
      isOver = true
      const ends = idle.map(({ connection }) => connection.close())
      await atMost(endMilliseconds, Promise.all([looking[Symbol.asyncDispose](), ...ends]))
    },
  }
}
