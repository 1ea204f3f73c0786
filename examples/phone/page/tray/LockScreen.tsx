import './tray.css'
import { LockOpen } from 'lucide-react'
import { sayDate, sayWeekday, timeOf, today } from '../calendar.ts'
import { useNow } from '../useNow.ts'
import { NotificationCard, type Notified } from './NotificationCard.tsx'

/** The phone as it lies on the table: the app is away, and what the companion writes comes as notifications. */
export function LockScreen({ tray, onUnlock, ...rest }: Notified & { onUnlock(): void }) {
  const now = useNow()
  const day = today(now)
  return (
    <div className={`lock lock-${rest.platform}`}>
      <header className="lock-head">
        <h1 className="visually-hidden">Kilit ekranı</h1>
        <p className="lock-day">
          {sayDate(day)} {sayWeekday(day)}
        </p>
        <p className="lock-time">{timeOf(now.toISOString())}</p>
      </header>
      <ul className="lock-list" aria-label="Bildirimler" aria-live="polite">
        {tray.notifications.map((notification) => (
          <li key={notification.key}>
            <NotificationCard notification={notification} onDismiss={() => tray.dismiss(notification)} {...rest} />
          </li>
        ))}
      </ul>
      {tray.notifications.length === 0 && <p className="lock-empty">Bildirim yok</p>}
      <button type="button" className="lock-open" onClick={onUnlock}>
        <LockOpen size={20} aria-hidden />
        Kilidi aç
      </button>
    </div>
  )
}
