import type { ConversationState, Item } from '@yoldas/client'
import { plainText, readAnswer } from '@yoldas/text'
import { useEffect, useRef, useState } from 'react'

/** Reads out what the companion has finished writing. The log itself is silent: it changes with every token. */
export function Announcer({ items, isCurrent }: Pick<ConversationState, 'items' | 'isCurrent'>) {
  const [text, setText] = useState('')
  const newestRead = useRef<string | undefined>(undefined)
  useEffect(() => {
    const newest = items.findLast((item) => item.kind === 'message')?.key
    if (!isCurrent || newest === newestRead.current) return
    const fresh = answersAfter(items, newestRead.current)
    // Messages that were there when the chat was opened are not announced.
    if (newestRead.current !== undefined && fresh.length > 0) setText(`Yoldaş: ${fresh.join(' ')}`)
    newestRead.current = newest
  }, [items, isCurrent])
  return (
    <div className="visually-hidden" aria-live="polite">
      {text}
    </div>
  )
}

function answersAfter(items: readonly Item[], key: string | undefined): string[] {
  const from = items.findIndex((item) => item.key === key) + 1
  return items
    .slice(from)
    .flatMap((item) => (item.kind === 'message' && item.message.role === 'assistant' ? item.message.content : []))
    .map((content) => plainText(readAnswer(content)))
}
