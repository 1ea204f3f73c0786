import './tray.css'
import { NotificationCard, type Notified } from './NotificationCard.tsx'

/** The newest notification, above whatever the app shows but the chat. */
export function Banner({ tray, ...rest }: Notified) {
  const [newest] = tray.notifications
  if (!newest) return null
  return (
    <div className="banner" role="status">
      <NotificationCard key={newest.key} notification={newest} onDismiss={() => tray.dismiss(newest)} {...rest} />
    </div>
  )
}
