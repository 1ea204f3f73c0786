import { ClientError, type Fetch, newId, notificationButtons } from '@yoldas/client'
import { SendHorizontal, X } from 'lucide-react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { timeOf } from '../calendar.ts'
import icon from '../icon.svg'
import type { Platform } from '../phone.ts'
import { IconButton } from '../ui/index.ts'
import type { Notification, NotificationButton } from './rules.ts'
import type { Tray } from './useTray.ts'

export type Notified = {
  tray: Tray
  platform: Platform
  gatewayUrl: string
  fetch: Fetch
  /** Opens the chat. */
  onOpen(): void
  keepDraft(text: string): void
}

type CardProps = Omit<Notified, 'tray'> & { notification: Notification; onDismiss(): void }

/** A notification, and what can be done in it without opening the app. */
export function NotificationCard({ notification, platform, onDismiss, onOpen, ...rest }: CardProps) {
  const { title, body, at, buttons } = notification
  const [isReplying, setReplying] = useState(false)
  const { press, isBusy, failure } = usePress(notification, { onDismiss, ...rest })
  const choose = ({ action }: NotificationButton) => (action === 'reply' ? setReplying(true) : void press({ action }))
  return (
    <article className={`notification notification-${platform}`} aria-label={`${title}: ${body}`}>
      <button type="button" className="notification-open" onClick={onOpen}>
        <img src={icon} alt="" width={platform === 'ios' ? 36 : 20} height={platform === 'ios' ? 36 : 20} />
        <span className="notification-texts">
          <span className="notification-head">
            <span className="notification-title">{title}</span>
            <time dateTime={at}>{timeOf(at)}</time>
          </span>
          <span className="notification-body">{body}</span>
        </span>
      </button>
      <IconButton label="Bildirimi kaldır" icon={X} size={16} className="notification-dismiss" onClick={onDismiss} />
      {isReplying ? (
        <ReplyForm isBusy={isBusy} onSend={(text) => void press({ text })} />
      ) : (
        buttons.length > 0 && (
          <div className="notification-buttons">
            {buttons.map((button) => (
              <button
                key={button.action}
                type="button"
                className="notification-button"
                disabled={isBusy}
                onClick={() => choose(button)}
              >
                {button.title}
              </button>
            ))}
          </div>
        )
      )}
      {failure && (
        <p className="notification-failure" role="alert">
          {failure}
        </p>
      )}
    </article>
  )
}

function ReplyForm({ isBusy, onSend }: { isBusy: boolean; onSend(text: string): void }) {
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSend(text.trim())
  }
  return (
    <form className="notification-reply" onSubmit={send}>
      <input
        className="notification-input"
        aria-label="Yanıtın"
        placeholder="Mesajını yaz"
        maxLength={4000}
        // biome-ignore lint/a11y/noAutofocus: the student has just asked to write
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="send-button" aria-label="Yanıtı gönder" disabled={isBusy || text.trim() === ''}>
        <SendHorizontal size={18} aria-hidden />
      </button>
    </form>
  )
}

type Press = { text: string } | { action: Exclude<NotificationButton['action'], 'reply'> }
type PressOptions = Pick<Notified, 'gatewayUrl' | 'fetch' | 'keepDraft'> & { onDismiss(): void }

/** Presses a button by the reply token. The same press keeps its clientId, however often it is tried. */
function usePress({ replyToken }: Notification, { gatewayUrl, fetch, keepDraft, onDismiss }: PressOptions) {
  const buttons = useMemo(() => notificationButtons({ url: gatewayUrl, fetch }), [gatewayUrl, fetch])
  const clientIds = useRef(new Map<string, string>())
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const press = async (what: Press) => {
    if (replyToken === undefined) return
    const name = JSON.stringify(what)
    const clientId = clientIds.current.get(name) ?? newId()
    clientIds.current.set(name, clientId)
    setBusy(true)
    setFailure(undefined)
    try {
      if ('text' in what) await buttons.reply({ token: replyToken, text: what.text, clientId })
      else await buttons.act({ token: replyToken, action: what.action, clientId })
      onDismiss()
    } catch (error) {
      const kind = error instanceof ClientError ? error.failure.kind : undefined
      const isOver = kind === 'refused' || kind === 'unauthorized' || kind === 'gone'
      if (isOver && 'text' in what) keepDraft(what.text)
      setFailure(sayPress('text' in what, isOver))
    } finally {
      setBusy(false)
    }
  }
  return { press, isBusy, failure }
}

function sayPress(isReply: boolean, isOver: boolean): string {
  if (!isOver) return 'Bağlantı kurulamadı. Yeniden dener misin?'
  return isReply
    ? 'Yanıtın gönderilemedi. Taslak olarak sohbette duruyor.'
    : 'Bu işlem yapılamadı. Yoldaş’ı açıp yeniden dene.'
}
