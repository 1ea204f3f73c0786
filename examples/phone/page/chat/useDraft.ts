import type { Client } from '@yoldas/client'
import { useCallback, useEffect, useState } from 'react'

/**
 * The text of the field: what was kept at first, and kept as it changes. `keep` does not take the place of another.
 * The client keeps it half a second later, and for longer: a reload comes sooner, and finds it in the tab under `name`.
 */
export function useDraft({ conversation }: Client, name: string) {
  const key = `yoldas-draft ${name}`
  const [draft, setDraft] = useState(() => sessionStorage.getItem(key) ?? '')
  useEffect(() => {
    const take = () => {
      const { isLoaded, draft: kept } = conversation.getState()
      if (!isLoaded) return
      stop()
      setDraft((written) => written || kept)
    }
    const stop = conversation.subscribe(take)
    take()
    return stop
  }, [conversation])
  useEffect(
    () =>
      conversation.subscribe(() => {
        if (conversation.getState().connection === 'signed-out') sessionStorage.removeItem(key)
      }),
    [conversation, key],
  )
  const put = useCallback(
    (text: string) => {
      setDraft(text)
      sessionStorage.setItem(key, text)
      conversation.draft(text)
    },
    [conversation, key],
  )
  const keep = useCallback(
    (text: string) => {
      if (conversation.getState().draft === '') put(text)
    },
    [conversation, put],
  )
  return { draft, setDraft: put, keepDraft: keep }
}
