import type { Conversation, Item, Message } from '@yoldas/client'
import { Check, Clock3, Phone, RotateCcw, SmilePlus } from 'lucide-react'
import { memo, useState } from 'react'
import { timeOf } from '../calendar.ts'
import { useIsOffline } from '../useIsOffline.ts'
import { Attachments, PendingAttachments } from './Attachments.tsx'
import { Answer } from './answer/Answer.tsx'
import { DayMark } from './DayMark.tsx'
import { isFresh } from './fresh.ts'
import type { MenuPlace } from './MessageMenu.tsx'
import type { Row } from './rows.ts'
import { sayRefused } from './words.ts'

type RowProps = Row & {
  conversation: Conversation
  react(message: Message, emoji: string): void
  /** Resolves once another answer is being written, or cannot be. */
  regenerate(turnId: string): Promise<void>
  onMenu(place: MenuPlace): void
  toMessage(id: string): void
}

/** Drawn again only when something of its own changes, however fast another one is being written. */
export const RowView = memo(function RowView({ item, isOwn, isNotice, day, isFirst, isLast, ...more }: RowProps) {
  const { isUnanswered, canRegenerate, regenerate, ...acts } = more
  const [isNew] = useState(item.kind !== 'message' || isFresh(item.message.timestamp))
  if (isNotice && item.kind === 'message')
    return (
      <article className="row row-notice" data-message={item.message.id}>
        {day !== undefined && <DayMark day={day} />}
        <p>{item.message.content}</p>
      </article>
    )
  const marks = [isFirst && 'row-first', isLast && 'row-last', isNew && 'row-new'].filter(Boolean)
  const classes = ['row', isOwn ? 'row-own' : 'row-other', ...marks].join(' ')
  return (
    <article className={classes} data-message={item.kind === 'message' ? item.message.id : undefined}>
      {day !== undefined && <DayMark day={day} />}
      <span className="visually-hidden">{isOwn ? 'Sen:' : 'Yoldaş:'}</span>
      {item.kind === 'message' ? (
        <Stored message={item.message} isLast={isLast} {...acts} />
      ) : item.kind === 'live' ? (
        <div className="bubble bubble-live" aria-busy>
          <Answer text={item.content} isOpen={isLast} />
        </div>
      ) : (
        <Pending item={item} conversation={acts.conversation} />
      )}
      {canRegenerate && item.kind === 'message' && <Again turnId={item.message.turnId} regenerate={regenerate} />}
      {isUnanswered && <p className="row-note">Bu mesaja yanıt yazılamadı.</p>}
    </article>
  )
})

function Again({ turnId, regenerate }: { turnId: string } & Pick<RowProps, 'regenerate'>) {
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    void regenerate(turnId).finally(() => setAsking(false))
  }
  return (
    <button type="button" className="turn-button row-again" disabled={isAsking} onClick={ask}>
      <RotateCcw size={14} aria-hidden />
      Başka türlü anlat
    </button>
  )
}

type StoredProps = { message: Message; isLast: boolean } & Pick<RowProps, 'react' | 'onMenu' | 'toMessage'>

function Stored({ message, isLast, react, onMenu, toMessage }: StoredProps) {
  const { role, content, replyTo, media, sources, help, reactions, timestamp, origin } = message
  return (
    <>
      <div className="row-line">
        <div className="bubble">
          {replyTo && (
            <button type="button" className="quote" onClick={() => toMessage(replyTo.id)}>
              <span className="quote-who">{replyTo.role === 'user' ? 'Sen' : 'Yoldaş'}</span>
              <span className="quote-text">{replyTo.content || (replyTo.mediaKind ? 'Ek' : '')}</span>
            </button>
          )}
          <Attachments media={media} />
          {content !== '' &&
            (role === 'assistant' ? <Answer text={content} /> : <p className="bubble-text">{content}</p>)}
          {sources.length > 0 && (
            <ul className="sources" aria-label="Kaynaklar">
              {sources.map(({ id, title, url }) => (
                <li key={id}>
                  {url ? (
                    <a href={url} target="_blank" rel="noreferrer">
                      {title}
                    </a>
                  ) : (
                    title
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <button
          type="button"
          className="row-more"
          aria-label="Seçenekler"
          aria-haspopup="dialog"
          onClick={(event) => onMenu({ message, anchor: event.currentTarget })}
        >
          <SmilePlus size={17} aria-hidden />
        </button>
      </div>
      {help.length > 0 && (
        <div className="help">
          {help.map(({ name, phone }) => (
            <a key={phone} className="help-call" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              <Phone size={18} aria-hidden />
              <span>
                {name}: <strong>{phone}</strong>
              </span>
            </a>
          ))}
        </div>
      )}
      {reactions.length > 0 && <Reactions {...{ message, react }} />}
      {isLast && (
        <p className="row-note">
          {role === 'user' && origin === 'notification' && 'Bildirimden · '}
          {origin === 'scheduled' && <Clock3 size={12} aria-label="Planlanmış mesaj" />}
          <time dateTime={timestamp}>{timeOf(timestamp)}</time>
          {role === 'user' && <Sent timestamp={timestamp} />}
        </p>
      )}
    </>
  )
}

/** That it is stored. When it was read is nobody’s business. */
const Sent = ({ timestamp }: { timestamp: string }) => (
  <Check size={13} role="img" aria-label="Gönderildi" className={isFresh(timestamp) ? 'sent-new' : ''} />
)

function Reactions({ message, react }: Pick<StoredProps, 'message' | 'react'>) {
  return (
    <ul className="reactions" aria-label="Tepkiler">
      {message.reactions.map(({ emoji, actor, createdAt }) => (
        <li key={`${actor}${emoji}`} className={isFresh(createdAt) ? 'reaction-new' : ''}>
          {actor === 'user' ? (
            <button
              type="button"
              className="reaction reaction-own"
              aria-label={`${emoji} tepkini geri al`}
              onClick={() => react(message, emoji)}
            >
              {emoji}
            </button>
          ) : (
            <span className="reaction">
              <span className="visually-hidden">Yoldaş: </span>
              {emoji}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

type PendingProps = { item: Extract<Item, { kind: 'pending' }>; conversation: Conversation }

function Pending({ item: { entry, state, failure }, conversation }: PendingProps) {
  const { clientId, message, mediaIds } = entry
  const isOffline = useIsOffline(conversation)
  const [isUnderway, setUnderway] = useState(false)
  const withdraw = async () => {
    setUnderway(false)
    setUnderway(!(await discardSoon(conversation, clientId)))
  }
  const isWaiting = state === 'waiting' || isOffline
  return (
    <>
      <div className="bubble bubble-pending">
        <PendingAttachments ids={mediaIds} />
        {message !== '' && <p className="bubble-text">{message}</p>}
      </div>
      {state === 'refused' ? (
        <p className="row-note row-refused" role="alert">
          {sayRefused(failure)}{' '}
          <button type="button" className="text-button" onClick={() => conversation.resend(clientId)}>
            Yeniden gönder
          </button>
          <button type="button" className="text-button" onClick={() => void withdraw()}>
            Sil
          </button>
        </p>
      ) : (
        <p className="row-note">
          {!isWaiting ? 'Gönderiliyor…' : isOffline ? 'Sırada: bağlantı gelince gönderilecek' : 'Sırada'}
          {isWaiting && (
            <button type="button" className="text-button" onClick={() => void withdraw()}>
              Vazgeç
            </button>
          )}
          {isUnderway && isWaiting && <span role="alert">Şu anda gönderiliyor. Birazdan yeniden dene.</span>}
        </p>
      )}
    </>
  )
}

const tries = 10
const pauseMilliseconds = 200

/** A request that cannot leave is over soon: until then the message is not the student's to take back. */
async function discardSoon(conversation: Conversation, clientId: string): Promise<boolean> {
  for (let i = 0; i < tries; i += 1) {
    if (await conversation.discard(clientId).catch(() => true)) return true
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
  }
  return false
}
