import { useCallback, useEffect, useMemo, useState } from 'react'
import type { TrayMessage } from '../../desk.ts'
import { readTray } from '../desk/server.ts'
import type { Platform } from '../phone.ts'
import { dismissalOf, isStanding, type Notification, notificationsOf } from './rules.ts'

const pollMilliseconds = 1_000

export type Tray = {
  /** All that came to this phone, oldest first. */
  pushes: readonly TrayMessage[]
  notifications: readonly Notification[]
  dismiss(notification: Notification): void
}

const nothing: readonly TrayMessage[] = []

type TrayOptions = { token: string | undefined; platform: Platform; isChatSeen: boolean }

/** What stands on the phone. While the chat is looked at nothing does: it shows the messages themselves. */
export function useTray({ token, platform, isChatSeen }: TrayOptions): Tray {
  const messages = usePushes(token)
  const [seen, setSeen] = useState<{ token: string | undefined; until: string }>()
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set())
  const newest = messages?.at(-1)?.at ?? ''
  useEffect(() => {
    if (isChatSeen && messages) setSeen({ token, until: newest })
  }, [isChatSeen, messages, token, newest])
  const dismiss = useCallback(
    (notification: Notification) => setDismissed((before) => new Set([...before, dismissalOf(notification)])),
    [],
  )
  const seenUntil = seen?.token === token ? (seen?.until ?? '') : ''
  const notifications = useMemo(() => {
    const all = notificationsOf(messages ?? [], platform)
    return isChatSeen ? [] : all.filter((one) => isStanding(one, seenUntil, dismissed))
  }, [messages, platform, isChatSeen, seenUntil, dismissed])
  return { pushes: messages ?? nothing, notifications, dismiss }
}

/** What the push stand-in was given for this phone; undefined until it was asked. */
function usePushes(token: string | undefined): readonly TrayMessage[] | undefined {
  const [read, setRead] = useState<{ token: string; messages: readonly TrayMessage[] }>()
  useEffect(() => {
    if (token === undefined) return
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      const tray = await readTray(token).catch(() => undefined)
      if (!isHere) return
      // The same as before: nothing is drawn again.
      if (tray)
        setRead((before) =>
          before?.token === token && before.messages.length === tray.messages.length
            ? before
            : { token, messages: tray.messages },
        )
      timer = setTimeout(poll, pollMilliseconds)
    }
    void poll()
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [token])
  return read?.token === token ? read?.messages : undefined
}
