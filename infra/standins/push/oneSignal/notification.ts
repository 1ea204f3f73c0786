import { z } from 'zod'

const Texts = z.record(z.string(), z.string())

/** What a notification needs to be sent; the many other fields are taken as they are. */
export const Notification = z.looseObject({
  app_id: z.uuid(),
  include_aliases: z.looseObject({ external_id: z.array(z.string().min(1)).min(1) }),
  target_channel: z.literal('push'),
  contents: Texts.refine(({ en }) => en !== undefined && en !== ''),
  headings: Texts.optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  collapse_id: z.string().optional(),
  /** Registered by the app, which offers its actions. */
  ios_category: z.string().optional(),
  idempotency_key: z.uuid().optional(),
  /** What `idempotency_key` was called before. */
  external_id: z.uuid().optional(),
})
export type Notification = z.infer<typeof Notification>

/** The first two are OneSignal's own words, and so is the last; it has no documented ones for the others. */
const reasons: readonly [field: keyof Notification, reason: string][] = [
  ['contents', 'Message Notifications must have English language content'],
  ['include_aliases', 'You must include which players, segments, or tags you wish to send this notification to.'],
  ['target_channel', 'target_channel must be push: nothing else is imitated here'],
  ['headings', 'headings must be texts by language'],
  ['data', 'data must be an object'],
  ['collapse_id', 'collapse_id must be a string'],
  ['ios_category', 'ios_category must be a string'],
  ['idempotency_key', 'idempotency_key must be a valid UUID'],
  ['external_id', 'external_id must be a valid UUID'],
  ['app_id', 'app_id must be a valid UUID'],
]

const noApp = 'app_id not found. You may be missing a Content-Type: application/json header.'

/** The notification, or why OneSignal refuses it. */
export function parseNotification(body: unknown): { notification: Notification } | { errors: string[] } {
  const parsed = Notification.safeParse(body)
  if (parsed.success) return { notification: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  const hasApp = z.looseObject({ app_id: z.string().min(1) }).safeParse(body).success
  return { errors: hasApp ? reasons.filter(([field]) => wrong.has(field)).map(([, reason]) => reason) : [noApp] }
}
