import type { ConversationState } from '@yoldas/client'
import { useEffect, useRef, useState } from 'react'

/** Reads out what the companion has finished writing. The log itself is silent: it changes with every token. */
export function Announcer({ items, isCurrent }: Pick<ConversationState, 'items' | 'isCurrent'>) {
  const newest = items.at(-1)
  const message = newest?.kind === 'message' && newest.message.role === 'assistant' ? newest.message : undefined
  const [text, setText] = useState('')
  const lastId = useRef<string | undefined>(undefined)
  const [id, content] = [message?.id, message?.content]
  useEffect(() => {
    if (!isCurrent || id === undefined || content === undefined) return
    // What was there when the chat was opened is no news.
    if (lastId.current !== undefined && lastId.current !== id) setText(`Yoldaş: ${content}`)
    lastId.current = id
  }, [isCurrent, id, content])
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  )
}
