import './search.css'
import type { Client, Message } from '@yoldas/client'
import { useEffect, useRef, useState } from 'react'
import { dayOf, sayDay, timeOf, today } from '../../calendar.ts'
import { sayReadFailure } from '../../refusals.ts'
import { Notice, Sheet, Skeleton } from '../../ui/index.ts'
import { piecesOf } from './found.ts'
import { type Searching, useSearch } from './useSearch.ts'

type SearchProps = { client: Client; onClose(): void; onChosen(message: Message): void }

/** The conversation, searched. What is chosen is shown where it was said. */
export function SearchSheet({ client, onClose, onChosen }: SearchProps) {
  const [written, setWritten] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const searching = useSearch(client, written)
  // After the sheet has given its first button the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Sheet isOpen onClose={onClose} title="Sohbette ara">
      <input
        ref={field}
        type="search"
        className="field-input"
        aria-label="Aranan kelimeler"
        placeholder="Bir kelime yaz"
        maxLength={100}
        enterKeyHint="search"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Results searching={searching} onChosen={onChosen} />
    </Sheet>
  )
}

function Results({ searching, onChosen }: { searching: Searching } & Pick<SearchProps, 'onChosen'>) {
  const { q, messages, isReading, hasMore, error, more } = searching
  const end = useSeen(more, hasMore && error === undefined)
  return (
    <div className="search">
      <p className="search-count" role="status">
        {sayCount(searching)}
      </p>
      {messages.length > 0 && (
        <ul className="search-list" aria-label="Bulunan mesajlar">
          {messages.map((message) => (
            <Found key={message.id} {...{ message, q, onChosen }} />
          ))}
        </ul>
      )}
      {error !== undefined && (
        <Notice kind="error" onRetry={more}>
          {sayReadFailure(error)}
        </Notice>
      )}
      <div ref={end} className="search-end">
        {isReading && <Skeleton label="Aranıyor…" shape="lines" />}
      </div>
    </div>
  )
}

function sayCount({ q, messages, isReading, hasMore, error }: Searching): string {
  if (q === '') return 'En az iki harf yaz.'
  if (messages.length > 0) return `${messages.length}${hasMore ? '+' : ''} mesaj bulundu`
  return isReading || hasMore || error !== undefined ? '' : 'Hiç mesaj bulunamadı.'
}

type FoundProps = { message: Message; q: string } & Pick<SearchProps, 'onChosen'>

function Found({ message, q, onChosen }: FoundProps) {
  const { role, content, media, timestamp } = message
  const said = [content, ...media.flatMap(({ transcript }) => transcript?.text ?? [])].join(' ')
  return (
    <li>
      <button type="button" className="search-row" onClick={() => onChosen(message)}>
        <span className="search-who">
          {role === 'user' ? 'Sen' : 'Yoldaş'} · {sayDay(dayOf(timestamp), today())} {timeOf(timestamp)}
        </span>
        <span className="search-text">
          {piecesOf(said, q).map(({ text, isHit }, i) =>
            isHit ? <mark key={i}>{text}</mark> : <span key={i}>{text}</span>,
          )}
        </span>
      </button>
    </li>
  )
}

/** Calls `more` while the element is seen, again after each page (`more` is another one then). */
function useSeen(more: () => void, isOn: boolean) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!element || !isOn) return
    const observer = new IntersectionObserver(([entry]) => void (entry?.isIntersecting && more()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isOn, more])
  return setElement
}
