import type { Conversation, ConversationState, Message } from '@yoldas/client'
import { ArrowDown, MessageCircleHeart } from 'lucide-react'
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dayOf, sayDay, today } from '../calendar.ts'
import { Empty, Skeleton } from '../ui/index.ts'
import { Announcer } from './Announcer.tsx'
import { useGestures } from './actions/useGestures.ts'
import { DayMark } from './DayMark.tsx'
import type { MenuPlace } from './MessageMenu.tsx'
import { createOlder } from './older.ts'
import { RowView } from './RowView.tsx'
import { blocksOf, isSameRow, type Row, rememberDays, rowsOf } from './rows.ts'

type LogProps = {
  state: ConversationState
  conversation: Conversation
  react(message: Message, emoji: string): void
  regenerate(turnId: string): Promise<void>
  onMenu(place: MenuPlace): void
  onReply(message: Message): void
  toMessage(id: string): void
}

/**
 * The messages. The box is laid out from its bottom, so that the newest stays in view while it grows, and what is put
 * before the oldest moves nothing.
 */
export function Log({ state, conversation, react, regenerate, onMenu, onReply, toMessage }: LogProps) {
  const box = useRef<HTMLDivElement>(null)
  const { isAway, toNewest } = useNewest(box)
  const { isReading, top, readOlder } = useOlder(box, state, conversation)
  const now = today()
  const dayOfItem = useMemo(() => rememberDays(dayOf, now), [now])
  const rows = rowsOf(state, dayOfItem)
  const gestures = useGestures(state.items, { onMenu, onReply })
  const newestKey = state.items.at(-1)?.key
  const newest = state.items.at(-1)
  const isOwnNewest = newest?.kind === 'pending'
  // What one sends oneself is looked at.
  useEffect(() => {
    if (isOwnNewest && newestKey !== undefined) toNewest()
  }, [isOwnNewest, newestKey, toNewest])

  return (
    <div className="chat-middle">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus */}
      <div className="chat-log" ref={box} role="log" aria-label="Sohbet" aria-live="off" tabIndex={0}>
        <div className="chat-rows" {...gestures}>
          {state.hasOlder && (
            <div ref={top} className="chat-older">
              <button type="button" className="text-button" disabled={isReading} onClick={readOlder}>
                {isReading ? 'Eski mesajlar yükleniyor…' : 'Daha eski mesajlar'}
              </button>
            </div>
          )}
          {rows.length === 0 && !state.isCurrent && state.connection !== 'offline' && <Skeleton shape="messages" />}
          {blocksOf(rows).map(({ key, rows }) => (
            <BlockView key={key} {...{ rows, now, conversation, react, regenerate, onMenu, toMessage }} />
          ))}
          {newest && dayOfItem(newest) !== now && <DayMark day={sayDay(now, now)} />}
          {rows.every((row) => row.isNotice) && (state.isCurrent || state.connection === 'offline') && <Welcome />}
        </div>
      </div>
      {isAway && (
        <button type="button" className="chat-newest" onClick={toNewest}>
          <ArrowDown size={18} aria-hidden />
          En yeniye git
        </button>
      )}
      <Announcer items={state.items} isCurrent={state.isCurrent} />
    </div>
  )
}

type BlockProps = Pick<LogProps, 'conversation' | 'react' | 'regenerate' | 'onMenu' | 'toMessage'> & {
  rows: readonly Row[]
  now: string
}

const BlockView = memo(
  function BlockView({ rows, now, ...acts }: BlockProps) {
    return (
      <div className="row-block">
        {rows.map(({ day, ...row }) => (
          <RowView key={row.item.key} {...row} day={day === undefined ? undefined : sayDay(day, now)} {...acts} />
        ))}
      </div>
    )
  },
  ({ rows, ...before }, { rows: next, ...after }) =>
    rows.length === next.length &&
    rows.every((row, i) => isSameRow(row, next[i])) &&
    before.now === after.now &&
    before.conversation === after.conversation &&
    before.react === after.react &&
    before.regenerate === after.regenerate,
)

const Welcome = () => (
  <Empty icon={MessageCircleHeart} title="Merhaba!">
    <p>Takıldığın soruyu, planını ya da aklındakini yaz. Bir sorunun fotoğrafını da gönderebilirsin.</p>
  </Empty>
)

/** From here on the newest counts as seen, in pixels. */
const nearNewest = 120

function useNewest(box: RefObject<HTMLDivElement | null>) {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setAway(element.scrollTop < -nearNewest)
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [box])
  const toNewest = useCallback(() => box.current?.scrollTo({ top: 0 }), [box])
  return { isAway, toNewest }
}

/** A hand that has moved nothing for this time has begun anew. */
const stillMilliseconds = 200
/** At the end of the history nothing scrolls any more, however much a hand tries. */
const movements = ['scroll', 'wheel', 'touchmove', 'keydown'] as const

function useOlder(box: RefObject<HTMLDivElement | null>, state: ConversationState, conversation: Conversation) {
  const [isReading, setReading] = useState(false)
  const [sentinel, setSentinel] = useState<HTMLElement | null>(null)
  const readOlder = useCallback(async () => {
    setReading(true)
    await conversation.loadOlder().catch(() => {})
    setReading(false)
  }, [conversation])
  const older = useMemo(() => createOlder(readOlder, afterMilliseconds), [readOlder])
  useEffect(() => {
    const element = box.current
    for (const name of movements) element?.addEventListener(name, older.moved, { passive: true })
    return () => {
      for (const name of movements) element?.removeEventListener(name, older.moved)
    }
  }, [box, older])
  const oldest = state.items[0]?.key
  // Each page looks anew: the oldest may still be in view when it has come.
  useEffect(() => {
    if (!sentinel || !box.current || oldest === undefined) return
    const observer = new IntersectionObserver(([entry]) => older.near(entry?.isIntersecting === true), {
      root: box.current,
      rootMargin: '400px 0px 0px',
    })
    observer.observe(sentinel)
    return () => observer.disconnect()
  }, [box, sentinel, older, oldest])
  return { isReading, top: setSentinel, readOlder }
}

function afterMilliseconds(action: () => void): () => void {
  const timer = setTimeout(action, stillMilliseconds)
  return () => clearTimeout(timer)
}
