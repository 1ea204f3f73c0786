import './chat.css'
import './actions/actions.css'
import type { Client, Item, Message } from '@yoldas/client'
import { RefreshCw, Search } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { today } from '../calendar.ts'
import { IconButton, Loaded, Skeleton } from '../ui/index.ts'
import { useEditing } from './actions/useEditing.ts'
import { useJump } from './actions/useJump.ts'
import { useRating } from './actions/useRating.ts'
import { useIsDrawable } from './answer/mathematics.ts'
import { Blocked } from './Blocked.tsx'
import { Composer } from './Composer.tsx'
import { copyText } from './copyText.ts'
import { DayStartContext } from './DayMark.tsx'
import { useDayStart } from './dayStart.ts'
import { Log } from './Log.tsx'
import type { MenuActs, MenuPlace } from './MessageMenu.tsx'
import { MediaContext, openMedia } from './media.ts'
import { MessageMenu, NoteSheet, ReasonSheet, SearchSheet, WhySheet } from './onDemand.ts'
import { byHandId } from './rows.ts'
import { Starters } from './Starters.tsx'
import { isBeginning } from './starters.ts'
import { TurnStatus } from './TurnStatus.tsx'
import { sayConnection, sayNotRegenerated } from './words.ts'

type ChatProps = { client: Client; draft: string; setDraft(draft: string): void; onSettings(): void }

export function Chat({ client, draft, setDraft, onSettings }: ChatProps) {
  const { conversation } = client
  const state = useSyncExternalStore(
    useMemo(() => eachFrame(conversation.subscribe), [conversation]),
    conversation.getState,
  )
  const [replyTo, setReplyTo] = useState<Message>()
  const [menu, setMenu] = useState<MenuPlace>()
  const [explained, setExplained] = useState<Message>()
  const [isSearching, setSearching] = useState(false)
  const chat = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState<Message>()
  const [note, say] = useNote()
  const media = useMemo(() => openMedia(client), [client])
  const react = useCallback(
    (message: Message, emoji: string) => {
      const { id, reactions } = message
      const isOn = reactions.some((reaction) => reaction.actor === 'user' && reaction.emoji === emoji)
      const changing = isOn ? conversation.unreact(id, emoji) : conversation.react(id, emoji)
      changing.catch(() => say('Tepkin kaydedilemedi. Birazdan yeniden dene.'))
    },
    [conversation, say],
  )
  const regenerate = useCallback(
    (turnId: string) => conversation.regenerate(turnId).catch((error) => say(sayNotRegenerated(error))),
    [conversation, say],
  )
  const toMessage = useJump(chat, conversation, say)
  const { edited, edit, end } = useEditing(draft, setDraft)
  const rating = useRating(conversation, say)
  const copy = ({ content }: Message) =>
    void copyText(content).then((isCopied) => say(isCopied ? 'Kopyalandı.' : 'Kopyalanamadı.'))
  const acts = (message: Message | undefined): MenuActs => ({
    ...{ react, reply: setReplyTo, copy, edit, rate: rating.rate, explain: setExplained, enter: setNoted },
    again: message?.turnId === state.regenerableTurnId ? ({ turnId }) => void regenerate(turnId) : undefined,
  })
  const isDrawable = useIsDrawable(state.items)
  const isOffline = state.connection === 'offline'
  const dayStart = useDayStart(client, today())
  return (
    <MediaContext value={media}>
      <div className="chat" ref={chat}>
        <header className="chat-head">
          <span className="avatar chat-avatar" aria-hidden>
            Y
          </span>
          <div>
            <h1>Yoldaş</h1>
            <p className="chat-connection" data-connection={state.connection} role="status">
              {state.connection === 'live' && !state.isCurrent ? 'Güncelleniyor…' : sayConnection[state.connection]}
            </p>
          </div>
          <IconButton label="Sohbette ara" icon={Search} onClick={() => setSearching(true)} />
          {isOffline && <IconButton label="Yeniden bağlan" icon={RefreshCw} onClick={conversation.foreground} />}
        </header>
        {isOffline && <p className="chat-offline">İnternet bağlantısı yok. Mesajın bağlantı gelince gönderilecek.</p>}
        {state.storage === 'failing' && (
          <p className="chat-offline">Mesajların bu cihaza kaydedilemiyor. Gönderilene kadar sayfayı kapatma.</p>
        )}
        <DayStartContext value={dayStart}>
          {isDrawable ? (
            <Log {...{ state, conversation, react, regenerate, toMessage }} onMenu={setMenu} onReply={setReplyTo} />
          ) : (
            <div className="chat-middle">
              <Skeleton shape="messages" />
            </div>
          )}
        </DayStartContext>
        <Blocked {...{ client, onSettings }} byHand={byHandId(state.items)} />
        <TurnStatus {...{ state, conversation, note, say }} />
        {draft === '' && isBeginning(state.items) && (
          <Starters
            label="Başlamak için"
            onChosen={(message) => void conversation.send({ message }).catch(() => say('Mesajın gönderilemedi.'))}
          />
        )}
        <Composer {...{ client, draft, setDraft, replyTo, edited }} onReplyTo={setReplyTo} onEdited={end} />
        <Loaded meanwhile={null}>
          {menu && isThere(state.items, menu.message) && (
            <MessageMenu place={menu} onClose={() => setMenu(undefined)} acts={acts(menu.message)} />
          )}
          {rating.asked && (
            <ReasonSheet
              message={rating.asked}
              onClose={rating.close}
              onReason={(message, reason) => void rating.rate(message, { rating: 'down', reason })}
            />
          )}
          {isSearching && (
            <SearchSheet
              client={client}
              onClose={() => setSearching(false)}
              onChosen={({ id }) => {
                setSearching(false)
                toMessage(id)
              }}
            />
          )}
          {explained && <WhySheet client={client} message={explained} onClose={() => setExplained(undefined)} />}
          {noted && <NoteSheet {...{ client, say }} message={noted} onClose={() => setNoted(undefined)} />}
        </Loaded>
      </div>
    </MediaContext>
  )
}

/** A message that another answer has replaced leaves its menu nothing to stand at. */
const isThere = (items: readonly Item[], { id }: Message): boolean =>
  items.some((item) => item.kind === 'message' && item.message.id === id)

/** Tokens come faster than a screen is drawn. */
const eachFrame = (subscribe: (listener: () => void) => () => void) => (listener: () => void) => {
  let frame = 0
  const stop = subscribe(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(listener)
  })
  return () => {
    cancelAnimationFrame(frame)
    stop()
  }
}

const noteMilliseconds = 5_000

/** A sentence that goes away by itself. */
function useNote(): [string, (text: string) => void] {
  const [note, setNote] = useState({ text: '' })
  useEffect(() => {
    if (note.text === '') return
    const timer = setTimeout(() => setNote({ text: '' }), noteMilliseconds)
    return () => clearTimeout(timer)
  }, [note])
  return [note.text, useCallback((text: string) => setNote({ text }), [])]
}
