import type { Client } from '@yoldas/client'
import { useCallback, useEffect, useState } from 'react'

/** The text of the field: what was kept at first, and kept as it changes. `keep` does not take the place of another. */
export function useDraft({ conversation }: Client) {
  const [draft, setDraft] = useState('')
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
  const put = useCallback(
    (text: string) => {
      setDraft(text)
      conversation.draft(text)
    },
    [conversation],
  )
  const keep = useCallback(
    (text: string) => {
      if (conversation.getState().draft === '') put(text)
    },
    [conversation, put],
  )
  return { draft, setDraft: put, keepDraft: keep }
}
