import { z } from 'zod'
import { command } from './events.ts'
import { Subject } from './profile.ts'
import { NotificationAction } from './push.ts'
import { request } from './request.ts'
import { optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'

export const Platform = z.enum(['ios', 'android']).meta({ id: 'Platform' })

/** A push registration token, or a reply token: whatever characters it has. */
const Token = z.string().min(1).max(4096)

export const Device = z
  .object({
    token: z.string(),
    platform: Platform,
    appVersion: z.string().nullable(),
    locale: z.string().nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Device' })
export type Device = z.infer<typeof Device>

export const DeviceBody = z
  .object({
    token: Token.meta({ description: 'Unique: registering it again updates it, or hands it over to the caller.' }),
    platform: Platform,
    appVersion: optional(textUpTo(64)),
    locale: optional(textUpTo(35)),
  })
  .meta({ id: 'DeviceBody' })

export const DeviceResponse = z.object({ device: Device }).meta({ id: 'DeviceResponse' })
export const DeviceRemoveBody = z.object({ token: Token }).meta({ id: 'DeviceRemoveBody' })
export const DeviceRemoveResponse = z
  .object({ removed: z.literal(true), token: z.string() })
  .meta({ id: 'DeviceRemoveResponse' })
export const DeviceTestBody = z
  .object({ token: optional(Token).meta({ description: 'One device; every registered one when it is not named.' }) })
  .meta({ id: 'DeviceTestBody' })

/** Characters of a token that anybody but its provider sees. */
export const shownTokenLength = 12

/** Of a token, for answers and logs. */
export const maskToken = (token: string): string => [...token].slice(-shownTokenLength).join('')

export const DeviceTestResult = z
  .object({
    token: z.string().meta({ description: `The last ${shownTokenLength} characters.` }),
    platform: Platform,
    ok: z.boolean(),
    reason: z
      .string()
      .optional()
      .meta({ description: 'The push provider’s message, unchanged but for its length: at most 1,000 characters.' }),
  })
  .meta({ id: 'DeviceTestResult' })
export const DeviceTestResponse = z.object({ results: z.array(DeviceTestResult) }).meta({ id: 'DeviceTestResponse' })

export const NotificationReplyBody = z
  .object({
    token: Token.meta({ description: 'The `replyToken` of the notification’s data.' }),
    text: z.string().min(1).max(4000),
    clientId: optional(Uuid).meta({ description: 'Made once per reply and repeated on retry.' }),
  })
  .meta({ id: 'NotificationReplyBody' })
export const NotificationReplyResponse = z
  .object({ accepted: z.literal(true) })
  .meta({ id: 'NotificationReplyResponse' })

export const NotificationActionBody = z
  .object({
    token: NotificationReplyBody.shape.token,
    action: NotificationAction,
    clientId: optional(Uuid).meta({ description: 'Made once per tap and repeated on retry.' }),
  })
  .meta({ id: 'NotificationActionBody' })
export const NotificationActionResponse = z
  .object({ accepted: z.literal(true) })
  .meta({ id: 'NotificationActionResponse' })

const Erased = z.object({ kind: z.literal('erased') })

/** Makes the device the caller's, even if it was another student's. Repeating it changes nothing but `updatedAt`. */
export const registerDevice = request({
  service: 'notifier',
  subject: 'notify.device.register.v1',
  input: DeviceBody.extend({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('registered'), device: Device }), Erased]),
})

/**
 * Stops push to the caller's device, and the replies that its notifications offered. Another student's is left alone.
 */
export const removeDevice = request({
  service: 'notifier',
  subject: 'notify.device.remove.v1',
  input: DeviceRemoveBody.extend({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [z.object({ kind: z.literal('removed') }), Erased]),
  // A push that is under way is waited for; asking another replica would wait for the same.
  attemptMilliseconds: 9_000,
})

/** Sends a test notification to one of the caller's devices, or to all, and returns what the provider answered. */
export const testDevices = request({
  service: 'notifier',
  subject: 'notify.device.test.v1',
  input: DeviceTestBody.extend({ studentKey: StudentKey }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('tested'), results: z.array(DeviceTestResult) }),
    Erased,
  ]),
  // A slow provider does not mean a silent replica, and asking another would notify again.
  attemptMilliseconds: 9_000,
})

/**
 * Accepts a reply typed into a notification, once it is committed with its dedupe mark. `replyId` is the caller's:
 * repeating it accepts nothing more. `invalid`: the token is unknown, expired or revoked. `gone`: its student is
 * erased.
 */
export const acceptReply = request({
  service: 'notifier',
  subject: 'notify.reply.v1',
  input: NotificationReplyBody.extend({ replyId: z.uuid() }),
  output: z.object({ kind: z.enum(['accepted', 'invalid', 'gone']) }),
})

/**
 * Accepts what a student chose in a notification, once it is committed. Each action of a message works once: one that
 * comes again is accepted and does nothing. `refused`: the message does not offer it. `invalid` and `gone` as for
 * replies.
 */
export const acceptAction = request({
  service: 'notifier',
  subject: 'notify.action.v1',
  input: NotificationActionBody,
  output: z.object({ kind: z.enum(['accepted', 'refused', 'invalid', 'gone']) }),
})

/**
 * Removes all that the notifier holds of an erased student, at once, so that a reply gets its 404. Repeating it changes
 * nothing.
 */
export const eraseNotified = request({
  service: 'notifier',
  subject: 'notify.erase.v1',
  input: z.object({ studentKey: StudentKey }),
  output: z.object({ erased: z.literal(true) }),
})

/**
 * Removes the user that the provider of pushes by alias keeps for an erased student. It alone needs their `sub`, so
 * that profile-journey keeps that until this is answered, and no longer than `forgetHours`.
 */
export const forgetSubscriber = command({
  service: 'notifier',
  subject: 'notify.forget.v1',
  input: z.object({ studentKey: StudentKey, sub: Subject }),
})
export const forgetHours = 24
