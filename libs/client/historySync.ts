import { catchUp } from './history.ts'
import type { Http } from './http.ts'
import type { From, Known } from './known.ts'
import { untilDone } from './timing.ts'
import type { FeedEvent, TurnEvent } from './types.ts'

export type Received = { event: (TurnEvent | FeedEvent) & { turnId?: string }; from: From }

type Deps = {
  http: Http
  known(): Known
  /** `since` are the events that arrived while history was read: they may be newer than it. */
  onRead(read: Known, since: readonly Received[]): void
  halt(error: unknown): void
}

/** Reads history to its end, one time after another. */
export function createHistorySync({ http, known, onRead, halt }: Deps) {
  let running: { signal: AbortSignal; again: boolean } | undefined
  let received: Received[] | undefined

  const readHistory = async (signal: AbortSignal) => {
    const since: Received[] = []
    received = since
    try {
      const read = await catchUp(http, known, signal)
      if (!signal.aborted) onRead(read, since)
    } finally {
      if (received === since) received = undefined
    }
  }

  return {
    note: (event: Received) => void received?.push(event),
    /** Called while it runs, it reads once more. Never rejects. */
    async sync(signal: AbortSignal) {
      if (running?.signal === signal) {
        running.again = true
        return
      }
      const own = { signal, again: true }
      running = own
      try {
        while (own.again) {
          own.again = false
          await untilDone(http.timing, signal, () => readHistory(signal))
        }
      } catch (error) {
        halt(error)
      } finally {
        if (running === own) running = undefined
      }
    },
  }
}
