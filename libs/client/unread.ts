import type { Client } from './index.ts'

/**
 * How many messages are unread; null until it is known. It is asked for with the first listener and whenever the
 * conversation is live again, and then is what the feed says.
 */
export function followUnread({ me, conversation }: Pick<Client, 'me' | 'conversation'>) {
  let unread: number | null = null
  /** Of what was asked or said last, which alone counts. */
  let newest = 0
  let wasLive = false
  let ends: Array<() => void> = []
  const listeners = new Set<() => void>()
  const put = (next: number) => {
    if (next === unread) return
    unread = next
    for (const listener of [...listeners]) listener()
  }
  const ask = async () => {
    newest += 1
    const own = newest
    // Who does not learn it now learns it by the feed, or when it is asked for again.
    const known = await me().catch(() => null)
    if (own === newest && typeof known?.unread === 'number') put(known.unread)
  }
  const take = (said: number) => {
    newest += 1
    put(said)
  }
  const look = () => {
    const isLive = conversation.getState().connection === 'live'
    if (isLive && !wasLive) void ask()
    wasLive = isLive
  }
  return {
    getState: () => unread,
    subscribe(listener: () => void) {
      if (listeners.size === 0) {
        ends = [
          conversation.onWork((event) => void (event.event === 'read' && take(event.data.unread))),
          conversation.subscribe(look),
        ]
        wasLive = conversation.getState().connection === 'live'
        void ask()
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const end of ends) end()
      }
    },
  }
}
