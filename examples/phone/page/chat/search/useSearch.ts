import type { Client, Message } from '@yoldas/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSearchable } from './found.ts'

/** After the last key. */
const pauseMilliseconds = 300

type Pages = { q: string; messages: readonly Message[]; before: string | null; error?: unknown }

export type Searching = {
  /** What was found is of; empty where nothing was asked. */
  q: string
  messages: readonly Message[]
  isReading: boolean
  hasMore: boolean
  error: unknown
  /** Reads on where reading stopped, or tries again. */
  more(): void
}

/** Searches for what stands in the field, once it rests. */
export function useSearch({ search }: Client, written: string): Searching {
  const q = useResting(written.trim())
  const [pages, setPages] = useState<Pages>()
  const [isReading, setReading] = useState(false)
  const newest = useRef<object>(undefined)
  const here = pages?.q === q ? pages : undefined
  const read = useCallback(
    async ({ messages, before }: Pick<Pages, 'messages' | 'before'>) => {
      const own = {}
      newest.current = own
      setReading(true)
      const read = await search({ q, limit: 20, ...(before !== null && { before }) }).then(
        (page): Pages => ({ q, messages: [...messages, ...page.messages], before: page.before }),
        (error: unknown): Pages => ({ q, messages, before, error }),
      )
      // Something else is searched for by now.
      if (newest.current !== own) return
      setPages(read)
      setReading(false)
    },
    [search, q],
  )
  useEffect(() => {
    if (isSearchable(q)) void read({ messages: [], before: null })
    return () => {
      newest.current = undefined
      setReading(false)
    }
  }, [q, read])
  const more = useCallback(() => {
    if (!isReading) void read(here ?? { messages: [], before: null })
  }, [isReading, read, here])
  return {
    q: isSearchable(q) ? q : '',
    messages: here?.messages ?? [],
    isReading,
    hasMore: here ? here.before !== null : false,
    error: here?.error,
    more,
  }
}

/** A text once it has not changed for a moment. */
function useResting(text: string): string {
  const [resting, setResting] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [text])
  return resting
}
