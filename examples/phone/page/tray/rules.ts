import type { NotificationAction } from '@yoldas/client'
import type { TrayMessage } from '../../desk.ts'
import type { Platform } from '../phone.ts'

export type NotificationButton = { action: NotificationAction | 'reply'; title: string }

/** A notification as it stands on the phone. */
export type Notification = {
  /** What is shown again under the same name replaces what was shown before. */
  key: string
  /** ISO 8601, of the newest that it was shown by. */
  at: string
  title: string
  body: string
  replyToken: string | undefined
  buttons: readonly NotificationButton[]
}

const reply: NotificationButton = { action: 'reply', title: 'Yanıtla' }
const titles: Readonly<Record<NotificationAction, string>> = {
  done: 'Yaptım',
  snooze: 'Bugünlük yeter',
  mute_week: 'Bir hafta yazma',
}

/** What the app registers with iOS at its start. */
const categories: Readonly<Record<string, readonly NotificationButton[]>> = {
  'companion-message': [reply],
  'companion-checkin': [
    reply,
    { action: 'snooze', title: titles.snooze },
    { action: 'mute_week', title: titles.mute_week },
  ],
  'companion-reminder': [reply, { action: 'done', title: titles.done }, { action: 'snooze', title: 'Yarın hatırlat' }],
}

/** What stands on the phone, the newest first. */
export function notificationsOf(messages: readonly TrayMessage[], platform: Platform): Notification[] {
  const shown = new Map<string, Notification>()
  for (const message of messages) {
    const notification = platform === 'ios' ? fromIos(message) : fromAndroid(message)
    if (!notification) continue
    // What replaces another stands where a new one would.
    shown.delete(notification.key)
    shown.set(notification.key, notification)
  }
  return [...shown.values()].reverse()
}

/** The system shows the alert; the app has nothing to say but by the category. */
function fromIos({ at, body }: TrayMessage): Notification | undefined {
  const [title, text] = [textAt(body, 'notification', 'title'), textAt(body, 'notification', 'body')]
  if (title === undefined && text === undefined) return undefined
  const replyToken = textAt(body, 'data', 'replyToken')
  const category = textAt(body, 'apns', 'payload', 'aps', 'category')
  const buttons = replyToken === undefined ? [] : (categories[category ?? ''] ?? [])
  const key = textAt(body, 'apns', 'headers', 'apns-collapse-id') ?? at
  return { key, at, title: title ?? '', body: text ?? '', replyToken, buttons }
}

/** Data alone: the app makes the notification. */
function fromAndroid({ at, body }: TrayMessage): Notification | undefined {
  const [title, text] = [textAt(body, 'data', 'title'), textAt(body, 'data', 'body')]
  if (title === undefined && text === undefined) return undefined
  const replyToken = textAt(body, 'data', 'replyToken')
  const isReminder = textAt(body, 'data', 'messageType') === 'reminder'
  const offered = (textAt(body, 'data', 'actions') ?? '').split(',').filter(isAction)
  const buttons = offered.map((action) => ({
    action,
    title: action === 'snooze' && isReminder ? 'Yarın hatırlat' : titles[action],
  }))
  const key = textAt(body, 'data', 'tag') ?? at
  return { key, at, title: title ?? '', body: text ?? '', replyToken, buttons: replyToken ? [reply, ...buttons] : [] }
}

/** What a push says is unread. */
export function unreadIn({ body }: TrayMessage): number | null {
  const text = textAt(body, 'data', 'unread')
  return text === undefined ? null : Number(text)
}

const isAction = (name: string): name is NotificationAction => Object.hasOwn(titles, name)

function textAt(value: unknown, ...path: string[]): string | undefined {
  let found = value
  for (const name of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = Reflect.get(found, name)
  }
  return typeof found === 'string' ? found : undefined
}

/** Whether it stands there still: the chat, when it was opened, took away what was there until then. */
export const isStanding = ({ at, key }: Notification, seenUntil: string, dismissed: ReadonlySet<string>) =>
  at > seenUntil && !dismissed.has(`${key} ${at}`)
export const dismissalOf = ({ at, key }: Notification) => `${key} ${at}`

/** In pixels: what is between the banner and the edge of the phone, above its own distance, below the tabs too. */
const [marginAbove, marginBelow] = [12, 90]

type Edges = { top: number; bottom: number }

/** Where a banner of this height covers nothing of what has the focus: above, unless only below is free. */
export function bannerPlace(frame: Edges, height: number, focused: Edges): 'top' | 'bottom' {
  const isFreeAbove = focused.top >= frame.top + height + marginAbove
  const isFreeBelow = focused.bottom <= frame.bottom - height - marginBelow
  return !isFreeAbove && isFreeBelow ? 'bottom' : 'top'
}
