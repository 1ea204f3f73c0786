import type { Client, FeedEvent } from '@yoldas/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePhone } from './phone.ts'
import type { KeptAs } from './shelf.ts'

export type Reading<Value> = {
  /** The newest that was read; stays while it is read again, also when that fails. */
  value: Value | undefined
  /** When that was, in milliseconds since 1970. */
  at: number | undefined
  /** Why the last reading failed. */
  error: unknown
  reload(): void
  /** Shows at once what is known to have changed, and reads again. */
  update(change: (value: Value) => Value): void
}

type State<Value> = { read: unknown; value?: Value; at?: number; error?: unknown }

/**
 * Reads at once, again when `read` is another function, and at `reload`. An answer that comes late replaces no newer
 * one. What is `kept` under a name is shown until something newer comes, and kept as often as it is read.
 */
export function useReading<Value>(read: () => Promise<Value>, kept?: KeptAs): Reading<Value> {
  const { shelf } = usePhone()
  const [state, setState] = useState<State<Value>>({ read })
  const newest = useRef(0)
  const [name, of] = [kept?.name, kept?.of]
  const reload = useCallback(() => {
    newest.current += 1
    const own = newest.current
    const isNewest = () => own === newest.current
    // Said anew when it fails again: who cannot see it hears that something was tried.
    setState(({ error: _error, ...now }) => now)
    read().then(
      (value) => {
        if (!isNewest()) return
        setState({ read, value, at: Date.now() })
        if (name !== undefined) void shelf.keep({ name, ...(of !== undefined && { of }) }, value)
      },
      (error: unknown) => isNewest() && setState((now) => (now.read === read ? { ...now, error } : { read, error })),
    )
  }, [read, shelf, name, of])
  useEffect(() => {
    reload()
    return () => {
      newest.current += 1
    }
  }, [reload])
  useEffect(() => {
    if (name === undefined) return
    let isHere = true
    const show = (before: { value: Value; at: number } | undefined) => {
      if (!before || !isHere) return
      setState((now) => (now.read === read && now.value !== undefined ? now : { ...errorOf(now, read), ...before }))
    }
    void shelf.find<Value>({ name, ...(of !== undefined && { of }) }).then(show)
    return () => {
      isHere = false
    }
  }, [read, shelf, name, of])
  const update = useCallback(
    (change: (value: Value) => Value) => {
      setState((now) => (now.read === read && now.value !== undefined ? { ...now, value: change(now.value) } : now))
      // What is being read may be from before.
      reload()
    },
    [read, reload],
  )
  const { value, at, error }: State<Value> = state.read === read ? state : { read }
  return { value, at, error, reload, update }
}

/** What is known of this reading besides its value. */
const errorOf = <Value>(now: State<Value>, read: unknown): State<Value> =>
  now.read === read && now.error !== undefined ? { read, error: now.error } : { read }

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
