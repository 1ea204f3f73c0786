import type { Client } from '@yoldas/client'
import { useUnread } from '@yoldas/client/react'
import { useEffect, useState } from 'react'
import type { TrayMessage } from '../../desk.ts'
import { unreadIn } from '../tray/rules.ts'
import { readOn } from './reading.ts'

type IconOptions = {
  client: Client
  /** What came by push, oldest first. */
  pushes: readonly TrayMessage[]
  /** Somebody looks at the phone; at the chat on it. */
  isSeen: boolean
  isChatSeen: boolean
  /** Its number is that of the page: of two phones, the first one's. */
  isFirst: boolean
}

/** How many messages are unread, which also the page's title and the icon of an installed page say. */
export function useIcon({ client, pushes, isSeen, isChatSeen, isFirst }: IconOptions): number {
  const unread = useUnread(client)
  const pushed = usePushed(pushes, isSeen)
  useEffect(() => (isChatSeen ? readOn(client) : undefined), [client, isChatSeen])
  // What is being looked at is being read.
  const shown = isChatSeen ? 0 : ((isSeen ? unread : (pushed ?? unread)) ?? 0)
  useEffect(() => {
    if (!isFirst) return
    put(shown)
    return () => put(0)
  }, [shown, isFirst])
  return shown
}

/** What pushes have said since somebody looked at the phone: meanwhile the client asks nothing. */
function usePushed(pushes: readonly TrayMessage[], isSeen: boolean): number | null {
  const [before, setBefore] = useState(0)
  const count = pushes.length
  useEffect(() => {
    if (isSeen) setBefore(count)
  }, [isSeen, count])
  const newest = count > before ? pushes.at(-1) : undefined
  return newest ? unreadIn(newest) : null
}

function put(unread: number): void {
  document.title = unread > 0 ? `(${unread}) Yoldaş` : 'Yoldaş'
  // Browsers without it, and pages that are not installed, have no icon to put it on.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => {})
}
