import './tray.css'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { usePhone } from '../phone.ts'
import { NotificationCard, type Notified } from './NotificationCard.tsx'
import { bannerPlace, dismissalOf, type Notification } from './rules.ts'

/**
 * The newest notification, above whatever the app shows but the chat, unless all was read before it came. It goes away
 * by itself, as on a phone: it stays on the lock screen and counts as unread. A screen reader announces its text, without
 * its buttons.
 */
export function Banner({ hasUnread, ...notified }: Notified & { hasUnread: boolean }) {
  const [newest] = notified.tray.notifications
  /** Nothing that came until then is shown any more. */
  const [shownUntil, setShownUntil] = useState('')
  const shown = hasUnread && newest && newest.at > shownUntil ? newest : undefined
  return (
    <>
      <p className="visually-hidden" role="status">
        {shown && `Bildirim. ${shown.title}: ${shown.body}`}
      </p>
      {shown && <Shown key={dismissalOf(shown)} {...notified} notification={shown} onOver={setShownUntil} />}
    </>
  )
}

type ShownProps = Notified & { notification: Notification; onOver(until: string): void }

function Shown({ tray, notification, onOver, ...rest }: ShownProps) {
  const banner = useRef<HTMLDivElement>(null)
  const { at } = notification
  const { place, isHeld } = useAttention(banner)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onOver, bannerMilliseconds, at)
    return () => clearTimeout(timer)
  }, [isHeld, onOver, at])
  const dismiss = () => {
    tray.dismiss(notification)
    onOver(at)
  }
  return (
    <div className="banner-place" data-place={place}>
      <div ref={banner} className="banner">
        <NotificationCard notification={notification} onDismiss={dismiss} {...rest} />
      </div>
    </div>
  )
}

/** Long enough to read it. */
const bannerMilliseconds = 6_000

/**
 * Where the banner covers nothing that has the focus, and whether somebody is busy with it: a pointer is on it, the
 * focus is in it, or an answer was begun in it.
 */
function useAttention(banner: RefObject<HTMLDivElement | null>) {
  const { frame } = usePhone()
  const [place, setPlace] = useState<'top' | 'bottom'>('top')
  const [isHovered, setHovered] = useState(false)
  const [isUsed, setUsed] = useState(false)
  useLayoutEffect(() => {
    const element = banner.current
    if (!element || !frame) return
    const look = () => {
      const focused = document.activeElement
      const isInside = element.contains(focused)
      setUsed(isInside || element.querySelector('form') !== null)
      if (isInside || !focused || focused === frame || !frame.contains(focused)) return
      setPlace(bannerPlace(frame.getBoundingClientRect(), element.offsetHeight, focused.getBoundingClientRect()))
    }
    look()
    const hover = ({ type }: Event) => setHovered(type === 'pointerenter')
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    element.addEventListener('pointerenter', hover)
    element.addEventListener('pointerleave', hover)
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [banner, frame])
  return { place, isHeld: isHovered || isUsed }
}
