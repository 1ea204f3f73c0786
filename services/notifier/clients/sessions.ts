import { type ClientHttp2Session, connect } from 'node:http2'
import { timeIsUp } from './post.ts'

/** A stream of a connection that the server allows now; `end` gives it back. */
export type Place = { session: ClientHttp2Session; end(): void }

export type Sessions = {
  /**
   * A place on a connection that has said what it allows: a request on it leaves at once, and waits in no queue of the
   * client.
   */
  takeFree(): Place | undefined
  /**
   * The same, after opening a connection where there is none with a place.
   * @throws when no connection can be made, or none that speaks HTTP/2
   */
  take(signal: AbortSignal): Promise<Place>
}

type Connection = { session: ClientHttp2Session; streams: number; most: number }

/** We close a connection without requests for this time, before something in between forgets it in silence. */
const idleMilliseconds = 60_000
/** A connection that has not said what it allows by then is given up. */
const openMilliseconds = 5_000
/** Where the server names no limit. */
const usualStreams = 100

/** Connections of HTTP/2 to one origin: another one is opened when those that there are have no stream left. */
export function keepSessions(origin: string): Sessions {
  const connections = new Set<Connection>()
  let opening: Promise<void> | undefined

  const open = () =>
    new Promise<void>((resolve, reject) => {
      const session = connect(origin)
      const connection = { session, streams: 0, most: usualStreams }
      const leave = () => connections.delete(connection)
      const timer = setTimeout(() => session.destroy(timeIsUp()), openMilliseconds)
      session.on('remoteSettings', ({ maxConcurrentStreams = usualStreams }) => {
        connection.most = Math.max(1, maxConcurrentStreams)
        if (!session.closed) connections.add(connection)
        clearTimeout(timer)
        resolve()
      })
      // Those who have requests on it learn it from them.
      session.on('error', reject)
      session.on('goaway', leave)
      session.on('close', () => {
        leave()
        clearTimeout(timer)
        reject(new Error(`${origin} closed the connection before it spoke HTTP/2`))
      })
      session.setTimeout(idleMilliseconds, () => session.close())
      session.unref()
    })

  const takeFree = () => {
    const free = connections.values().find(({ session, streams, most }) => !session.closed && streams < most)
    if (!free) return undefined
    free.streams += 1
    return {
      session: free.session,
      end: () => {
        free.streams -= 1
      },
    }
  }

  return {
    takeFree,
    async take(signal) {
      for (;;) {
        signal.throwIfAborted()
        const free = takeFree()
        if (free) return free
        opening ??= open().finally(() => {
          opening = undefined
        })
        await opening
      }
    },
  }
}
