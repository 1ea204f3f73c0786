import { z } from 'zod'
import { command } from './events.ts'
import { Subject } from './profile.ts'
import { NotificationAction } from './push.ts'
import { request } from './request.ts'
import { UnreadCount } from './unread.ts'
import { optional, StudentKey, Timestamp, textUpTo, Uuid } from './values.ts'

export const Platform = z.enum(['ios', 'android']).meta({ id: 'Platform', description: 'The system of the phone.' })

/** A push registration token, or a reply token: whatever characters it has. */
const Token = z.string().min(1).max(4096)

export const Device = z
  .object({
    token: z.string().meta({ description: 'The push token.' }),
    platform: Platform,
    appVersion: z.string().nullable().meta({ description: 'As the app named it; null where it did not.' }),
    locale: z.string().nullable().meta({ description: 'As the app named it; null where it did not.' }),
    createdAt: Timestamp.meta({ description: 'When it was registered first.' }),
    updatedAt: Timestamp.meta({ description: 'When it was registered last.' }),
  })
  .meta({ id: 'Device', description: 'A phone that gets pushes.' })
export type Device = z.infer<typeof Device>

export const DeviceBody = z
  .object({
    token: Token.meta({
      description: 'The push token. Unique: registering it again updates the device, or hands it over to the caller.',
    }),
    platform: Platform,
    appVersion: optional(textUpTo(64)).meta({ description: 'For support; absent: as it is.' }),
    locale: optional(textUpTo(35)).meta({
      description: 'The language of the phone, such as `tr-TR`; absent: as it is.',
    }),
  })
  .meta({ id: 'DeviceBody', description: 'A phone that wants pushes.' })

export const DeviceResponse = z
  .object({ device: Device })
  .meta({ id: 'DeviceResponse', description: 'The device, as it is registered.' })
export const DeviceRemoveBody = z
  .object({ token: Token.meta({ description: 'The push token.' }) })
  .meta({ id: 'DeviceRemoveBody', description: 'The phone that wants no pushes any more.' })
export const DeviceRemoveResponse = z
  .object({
    removed: z.literal(true).meta({ description: 'The caller has no such device now.' }),
    token: z.string().meta({ description: 'As it was sent.' }),
  })
  .meta({ id: 'DeviceRemoveResponse', description: 'That the device is removed.' })
export const DeviceTestBody = z
  .object({ token: optional(Token).meta({ description: 'One device; every registered one when it is not named.' }) })
  .meta({ id: 'DeviceTestBody', description: 'Where the test goes.' })

/** Characters of a token that anybody but its provider sees. */
export const shownTokenLength = 12

/** Of a token, for answers and logs. */
export const maskToken = (token: string): string => [...token].slice(-shownTokenLength).join('')

export const DeviceTestResult = z
  .object({
    token: z.string().meta({ description: `The last ${shownTokenLength} characters.` }),
    platform: Platform,
    ok: z.boolean().meta({ description: 'Whether the push provider took it.' }),
    reason: z.string().optional().meta({
      description: 'Why not: the push provider’s message, at most 1,000 characters of it. Absent where it took it.',
    }),
  })
  .meta({ id: 'DeviceTestResult', description: 'What came of the test on one device.' })
export const DeviceTestResponse = z
  .object({
    results: z.array(DeviceTestResult).meta({ description: 'One for each device; empty without a device.' }),
  })
  .meta({ id: 'DeviceTestResponse', description: 'What came of the test.' })

export const NotificationReplyBody = z
  .object({
    token: Token.meta({ description: 'The `replyToken` of the notification’s data.' }),
    text: z.string().min(1).max(4000).meta({ description: 'The reply.' }),
    clientId: optional(Uuid).meta({ description: 'Made once per reply and repeated on retry.' }),
  })
  .meta({ id: 'NotificationReplyBody', description: 'What was typed into a notification.' })
export const NotificationReplyResponse = z
  .object({ accepted: z.literal(true).meta({ description: 'It is stored for good.' }) })
  .meta({ id: 'NotificationReplyResponse', description: 'That the reply is accepted.' })

export const NotificationActionBody = z
  .object({
    token: NotificationReplyBody.shape.token,
    action: NotificationAction,
    clientId: optional(Uuid).meta({ description: 'Made once per tap and repeated on retry.' }),
  })
  .meta({ id: 'NotificationActionBody', description: 'What was chosen in a notification.' })
export const NotificationActionResponse = z
  .object({ accepted: z.literal(true).meta({ description: 'It is stored for good.' }) })
  .meta({ id: 'NotificationActionResponse', description: 'That the action is accepted.' })

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
 * How much is unread once the student has read on, for the pushes that are still to be sent: nobody is notified of it. A
 * command, since of one that has arrived nothing is kept: when a student looked at the phone is nobody's business.
 */
export const noteUnread = command({
  service: 'notifier',
  subject: 'notify.unread.v1',
  input: z.object({ studentKey: StudentKey, unread: UnreadCount }),
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
