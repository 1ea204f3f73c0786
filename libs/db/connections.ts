import { atMost } from '@yoldas/time'
import type { Connection } from './connection.ts'

/** A connection that nobody has needed for this time is closed; one stays. */
const idleMilliseconds = 60_000
/** What connections get to end. */
const endMilliseconds = 1_000

export type Connections = AsyncDisposable & {
  /** Uses one alone: one that is idle, else another. The caller bounds how many are used at once. */
  use<Value>(work: (connection: Connection) => Promise<Value>): Promise<Value>
  dropIdle(): void
}

export function keepConnections(open: () => Promise<Connection>): Connections {
  /** The last one used is the next, so the first have been idle for longest. */
  let idle: Array<{ connection: Connection; since: number }> = []
  let isOver = false

  const take = async (): Promise<Connection> => {
    for (let kept = idle.pop(); kept; kept = idle.pop()) if (!kept.connection.isLost()) return kept.connection
    return await open()
  }
  const giveBack = (connection: Connection) => {
    if (isOver) void connection.close()
    else if (!connection.isLost()) idle.push({ connection, since: performance.now() })
  }
  const closeUnneeded = () => {
    const from = performance.now() - idleMilliseconds
    const unneeded = idle.filter(({ since }, place) => since < from && place < idle.length - 1)
    idle = idle.filter((kept) => !unneeded.includes(kept))
    for (const { connection } of unneeded) void connection.close()
  }
  const looking = setInterval(closeUnneeded, idleMilliseconds / 4).unref()

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
    async [Symbol.asyncDispose]() {
      isOver = true
      clearInterval(looking)
      await atMost(endMilliseconds, Promise.all(idle.map(({ connection }) => connection.close())))
    },
  }
}
