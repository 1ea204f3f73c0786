import type { MessageType } from '@yoldas/contracts/proactive'
import { type Category, categoryOf, offeredBy } from '@yoldas/contracts/push'

/** By device, and by alias. */
export const providers = ['fcm', 'onesignal'] as const
export type Provider = (typeof providers)[number]

export type Content = {
  type: 'reply' | 'scheduled' | 'silence_checkin'
  messageType: MessageType | null
  /** The first bubble, and how many there are. */
  messageId: string
  bubbles: number
  /** One line of plain text. */
  body: string
}

/** How much a phone may interrupt: through a focus mode, as any message, or not at all. */
type Level = 'time-sensitive' | 'active' | 'passive'

/** What a phone is to show, through either provider. */
export type Push = {
  body: string
  data: Record<string, string>
  /** What is shown again under the same name replaces what was shown before. */
  collapseId: string
  /** By which an iPhone knows what to offer; null offers nothing. */
  category: Category | null
  level: Level
  /** What the icon of the app shows; null leaves it as it is. */
  badge: number | null
  /** What FCM counts it as; null counts it as nothing. */
  label: string | null
} & Life

/** How long a provider keeps a push for a phone that is off, and until when (in seconds since 1970). */
export type Life = { ttlSeconds: number; endSeconds: number }

export const longestTtlSeconds = 24 * 3600

/** `unread` is what is unread now, not when it was written. */
export function messagePush(content: Content & Life & { unread: number }, replyToken: string): Push {
  const { type, messageType, messageId, bubbles, body, unread, ttlSeconds, endSeconds } = content
  const scheduled = messageType === null ? {} : { messageType }
  const offered = offeredBy(type, messageType)
  const actions = offered.length === 0 ? {} : { actions: offered.join(',') }
  const data = {
    type,
    ...scheduled,
    bubbles: String(bubbles),
    messageId,
    unread: String(unread),
    ...actions,
    replyToken,
  }
  const shown = { category: categoryOf(type, messageType), level: levelOf(content), badge: unread }
  return { body, data, collapseId: messageId, ...shown, label: messageType ?? type, ttlSeconds, endSeconds }
}

function levelOf({ type, messageType }: Content): Level {
  if (messageType === 'reminder') return 'time-sensitive'
  return type === 'silence_checkin' ? 'passive' : 'active'
}

/** `at` is the database's time. */
export const testPush = (at: string): Push => ({
  body: 'Bildirimlerin çalışıyor. Yoldaş sana buradan yazacak.',
  data: { type: 'test' },
  collapseId: 'test',
  category: null,
  level: 'active',
  badge: null,
  label: null,
  ttlSeconds: longestTtlSeconds,
  endSeconds: Math.floor(Date.parse(at) / 1000) + longestTtlSeconds,
})
