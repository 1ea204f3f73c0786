import './unread.css'

/** The number on a tab. Who has the page read aloud hears `sayUnread` as the tab's description. */
export const UnreadMark = ({ unread }: { unread: number }) =>
  unread > 0 && (
    <span className="unread-mark" aria-hidden>
      {unread}
    </span>
  )

export const sayUnread = (unread: number) => (unread > 0 ? `${unread} okunmamış mesaj` : undefined)
