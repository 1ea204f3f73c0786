import type { Failure } from './errors.ts'
import type { Http } from './http.ts'
import type { ShownState } from './shown.ts'
import { readFeed } from './streams.ts'
import type { FeedEvent } from './types.ts'

/** History is read without waiting for the feed any longer. */
const feedMilliseconds = 2_000

type Deps = {
  http: Http
  shown: Pick<ShownState, 'status' | 'setStatus'>
  sync(signal: AbortSignal): Promise<void>
  onEvent(event: FeedEvent): void
  onBreak(): void
  halt(error: unknown): void
}

/** Reads the live feed from where it was read to the last time, and history where the feed cannot go on from there. */
export function createFeedReader({ http, shown, sync, onEvent, onBreak, halt }: Deps) {
  let place: string | undefined

  return async (signal: AbortSignal) => {
    const syncOnce = () => {
      if (!shown.status().isCurrent) void sync(signal)
    }
    const noteBreak = (failure: Failure) => {
      if (signal.aborted) return
      const wasLive = shown.status().connection === 'live'
      shown.setStatus({ connection: failure.kind === 'network' && wasLive ? 'connecting' : 'offline' })
      syncOnce()
      onBreak()
    }
    const waited = setTimeout(() => void sync(signal), feedMilliseconds)
    try {
      for await (const event of readFeed(http, { lastEventId: place, signal, onBreak: noteBreak })) {
        // What had been read when the app left the screen comes again.
        if (signal.aborted) return
        place = event.id
        if (event.event === 'hello') {
          clearTimeout(waited)
          shown.setStatus({ connection: 'live' })
          if (event.isContinued) syncOnce()
          else void sync(signal)
        } else if (event.event === 'resync') void sync(signal)
        onEvent(event)
      }
    } catch (error) {
      halt(error)
    } finally {
      clearTimeout(waited)
    }
  }
}
