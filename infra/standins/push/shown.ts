import { FcmMessage, parseRequest } from './fcm/message.ts'
import { isObject } from './json.ts'
import { Notification } from './oneSignal/notification.ts'
import type { SentMessage } from './records.ts'

export type Platform = 'ios' | 'android'

export type Shown = {
  tag: string | null
  title: string | null
  body: string | null
  /**
   * Of an iPhone, which offers what its app has registered under this name, and nothing under a name that it does not
   * know.
   */
  category: string | null
  /** Those that the data names, as the app adds them on Android. */
  actions: string[]
  data: unknown
  /** How many messages it stands for: those that it replaced, and itself. */
  count: number
}

/**
 * What stands on the phone's screen when nobody touches it, newest last. A repeat with the same mark replaces what has
 * it: Android goes by `tag`, iOS by `apns-collapse-id`, and without a platform whichever is there counts. Of data alone
 * an Android app shows `title` and `body` and applies `tag`; iOS shows nothing.
 */
export function shownOf(messages: readonly SentMessage[], platform?: Platform): Shown[] {
  return messages.reduce<Shown[]>((shown, message) => {
    const next = message.provider === 'fcm' ? fromFcm(message.body, platform) : fromOneSignal(message.body)
    if (!next) return shown
    const replaced = next.tag === null ? undefined : shown.find(({ tag }) => tag === next.tag)
    return [...shown.filter((other) => other !== replaced), { ...next, count: (replaced?.count ?? 0) + 1 }]
  }, [])
}

type Single = Omit<Shown, 'count'>

function fromFcm(body: unknown, platform: Platform | undefined): Single | undefined {
  const parsed = parseRequest({ message: body })
  const message = 'refused' in parsed ? undefined : parsed.message
  if (!message) return undefined
  const android = platform === 'ios' ? undefined : message.android
  const apns = platform === 'android' ? undefined : message.apns
  const alert = alertOf(apns)
  const texts = [android?.notification, alert, message.notification].filter((text) => text !== undefined)
  if (texts.length === 0) return platform === 'ios' ? undefined : fromData(message.data)
  const data = android?.data ?? message.data ?? {}
  return {
    tag: android?.notification?.tag ?? apns?.headers?.['apns-collapse-id'] ?? null,
    title: texts.find(({ title }) => title !== undefined)?.title ?? null,
    body: texts.find(({ body }) => body !== undefined)?.body ?? null,
    category: categoryOf(apns),
    actions: actionsOf(data),
    data,
  }
}

/** As the app makes it. */
function fromData(data: FcmMessage['data'] = {}): Single | undefined {
  const { title = null, body = null, tag = null } = data
  if (title === null && body === null) return undefined
  return { tag, title, body, category: null, actions: actionsOf(data), data }
}

const actionsOf = (data: unknown): string[] => {
  const actions = isObject(data) ? data.actions : undefined
  return typeof actions === 'string' ? actions.split(',') : []
}

function categoryOf(apns: FcmMessage['apns']): string | null {
  const aps = apns?.payload?.aps
  return isObject(aps) && typeof aps.category === 'string' ? aps.category : null
}

function alertOf(apns: FcmMessage['apns']): FcmMessage['notification'] {
  const aps = apns?.payload?.aps
  const alert = isObject(aps) ? aps.alert : undefined
  if (typeof alert === 'string') return { body: alert }
  return FcmMessage.shape.notification.safeParse(alert).data
}

/** On a phone that is set to Turkish. */
function fromOneSignal(body: unknown): Single | undefined {
  const parsed = Notification.safeParse(body)
  if (!parsed.success) return undefined
  const { collapse_id: tag, headings, contents, data, ios_category: category } = parsed.data
  return {
    tag: tag ?? null,
    title: headings?.tr ?? headings?.en ?? null,
    body: contents.tr ?? contents.en ?? null,
    category: category ?? null,
    actions: actionsOf(data),
    data: data ?? {},
  }
}
