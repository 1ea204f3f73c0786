import type { Client, FeedEvent } from '@yoldas/client'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Reading<Value> = {
  /** The newest that was read; stays while it is read again, also when that fails. */
  value: Value | undefined
  /** Why the last reading failed. */
  error: unknown
  reload(): void
  /** Shows at once what is known to have changed, and reads again. */
  update(change: (value: Value) => Value): void
}

/**
 * Reads at once, again when `read` is another function, and at `reload`. An answer that comes late replaces no newer
 * one.
 */
export function useReading<Value>(read: () => Promise<Value>): Reading<Value> {
  const [state, setState] = useState<{ read: unknown; value?: Value; error?: unknown }>({ read })
  const newest = useRef(0)
  const reload = useCallback(() => {
    newest.current += 1
    const own = newest.current
    const isNewest = () => own === newest.current
    // Said anew when it fails again: who cannot see it hears that something was tried.
    setState(({ error: _error, ...now }) => now)
    read().then(
      (value) => isNewest() && setState({ read, value }),
      (error: unknown) => isNewest() && setState((now) => (now.read === read ? { ...now, error } : { read, error })),
    )
  }, [read])
  useEffect(() => {
    reload()
    return () => {
      newest.current += 1
    }
  }, [reload])
  const update = useCallback(
    (change: (value: Value) => Value) => {
      setState((now) => (now.read === read && now.value !== undefined ? { ...now, value: change(now.value) } : now))
      // What is being read may be from before.
      reload()
    },
    [read, reload],
  )
  const isCurrent = state.read === read
  return {
    value: isCurrent ? state.value : undefined,
    error: isCurrent ? state.error : undefined,
    reload,
    update,
  }
}

/** Calls `reload` at these events of the feed, and when the connection is back, since events may have been missed. */
export function useFeed({ conversation }: Client, events: ReadonlyArray<FeedEvent['event']>, reload: () => void): void {
  const names = events.join()
  useEffect(
    () => conversation.onWork(({ event }) => void (names.split(',').includes(event) && reload())),
    [conversation, names, reload],
  )
  useEffect(() => {
    let wasLive = conversation.getState().connection === 'live'
    return conversation.subscribe(() => {
      const isLive = conversation.getState().connection === 'live'
      if (isLive && !wasLive) reload()
      wasLive = isLive
    })
  }, [conversation, reload])
}
