import { z } from 'zod'
import { MessageType } from './proactive.ts'
import { Unread } from './unread.ts'

/** The title of every notification. */
export const pushTitle = 'Yoldaş'
/** Of what replies are typed into: the channel on Android, and the thread on iOS. */
export const replyable = 'companion-message'

/** What can be done in a notification beside replying, without opening the app. */
export const NotificationAction = z.enum(['snooze', 'mute_week', 'done']).meta({
  id: 'NotificationAction',
  description: [
    '`snooze`: a reminder comes again tomorrow at its time; else nothing unasked comes before tomorrow 07:00.',
    '`mute_week`: nothing unasked for 7 days.',
    '`done`: what the reminder is of is done; a block of the plan is marked so.',
  ].join(' '),
})
export type NotificationAction = z.infer<typeof NotificationAction>

/** The categories that an app registers on iOS, and what each offers beside the reply, in this order. */
export const categories = {
  'companion-message': [],
  'companion-checkin': ['snooze', 'mute_week'],
  'companion-reminder': ['done', 'snooze'],
} as const satisfies Record<string, readonly NotificationAction[]>
export type Category = keyof typeof categories

/** Of a notification of something that the companion wrote first; null is an answer. */
export const categoryOf = (
  type: 'reply' | 'scheduled' | 'silence_checkin',
  messageType: MessageType | null,
): Category => {
  if (type === 'reply') return 'companion-message'
  return messageType === 'reminder' ? 'companion-reminder' : 'companion-checkin'
}

/** What a notification offers beside the reply, in the order in which it shows them. */
export const offeredBy = (...message: Parameters<typeof categoryOf>): readonly NotificationAction[] =>
  categories[categoryOf(...message)]

/** In place of the text, where a notification must not show it. */
export const hiddenBody = 'Yoldaş sana yazdı'

/** Code points of a notification's text. */
export const pushBodyLength = 180

const ofMessage = {
  bubbles: z
    .string()
    .regex(/^[1-9]\d*$/)
    .meta({ description: 'How many bubbles the turn has; a number as text.' }),
  messageId: z.uuid().meta({ description: 'The turn’s first bubble.' }),
  unread: z
    .string()
    .regex(/^\d{1,2}$/)
    .meta({ description: 'How many messages are unread: a number as text, at most 99, for the icon of the app.' }),
  replyToken: z.string().meta({
    description: 'For `POST /api/notifications/reply` and `POST /api/notifications/action`, for 14 days.',
  }),
}

/** Of what the companion wrote first. */
const withActions = {
  ...ofMessage,
  actions: z
    .string()
    .regex(/^[a-z_]+(,[a-z_]+)*$/)
    .optional()
    .meta({
      description: [
        'What it offers beside the reply: names of `NotificationAction`, separated by commas.',
        'Leave out what you do not know. Absent when it offers none.',
      ].join(' '),
    }),
}

const type = <Name extends string>(name: Name) => z.literal(name).meta({ description: 'What kind of push it is.' })

export const ReplyPushData = z
  .object({ type: type('reply'), ...ofMessage })
  .meta({ id: 'ReplyPushData', description: 'An answer, also to a reply that was typed into a notification.' })

export const ScheduledPushData = z.object({ type: type('scheduled'), messageType: MessageType, ...withActions }).meta({
  id: 'ScheduledPushData',
  description: 'A scheduled message: one of the conversation, or the reminder of a block.',
})

export const SilenceCheckinPushData = z
  .object({ type: type('silence_checkin'), ...withActions })
  .meta({ id: 'SilenceCheckinPushData', description: 'The check-in of a student who has been silent for 48 hours.' })

export const TestPushData = z.object({ type: type('test') }).meta({
  id: 'TestPushData',
  description: 'The test push of `POST /api/devices/test`. It has no message and cannot be replied to.',
})

const Body = z.string().max(pushBodyLength).meta({ description: 'Plain text, cut; in Turkish.' })

const Title = z.literal(pushTitle).meta({ description: 'To be shown above the text.' })

const aps = z.object({
  alert: z.object({ title: Title, body: Body }).meta({ description: 'What iOS shows.' }),
  sound: z.literal('default').meta({ description: 'The sound of the system.' }),
  'thread-id': z.literal(replyable).meta({ description: 'iOS shows what has the same in one group.' }),
  'interruption-level': z.enum(['time-sensitive', 'active', 'passive']).meta({
    description: '`time-sensitive` for a reminder, `passive` for a silence check-in, else `active`.',
  }),
})

const badge = Unread.meta({ description: 'What is unread: iOS shows it on the icon of the app.' })
const category = { description: 'The category that the app has registered: it has the buttons.' }
const apsText = { description: 'What iOS reads.' }

/** `userInfo` of a notification of FCM on iOS: the data stands beside `aps`. */
const onIos = <Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>, of: readonly Category[], id: string) =>
  z
    .object({ ...data.shape, aps: aps.extend({ category: z.enum(of).meta(category), badge }).meta(apsText) })
    .meta({ id, description: 'On iOS: `userInfo` of the notification. Its category offers the reply and the actions.' })

/** `RemoteMessage.data` on Android: data alone. */
const onAndroid = <Shape extends z.ZodRawShape>(data: z.ZodObject<Shape>, id: string) =>
  z
    .object({ ...data.shape, ...shown })
    .meta({ id, description: 'On Android: the data of the message, which has nothing else. The app shows it.' })
const shown = {
  title: Title,
  body: Body,
  channelId: z.literal(replyable).meta({ description: 'The channel that the app has made.' }),
  tag: z.string().meta({ description: 'To be shown under: what has the same replaces what is shown.' }),
}

/**
 * What an app gets, by `data.type`: on iOS and Android by FCM, and where the student has no device, by OneSignal to the
 * alias `external_id`, as `additionalData`.
 */
export const pushes = {
  reply: {
    ios: onIos(ReplyPushData, ['companion-message'], 'IosReplyPush'),
    android: onAndroid(ReplyPushData, 'AndroidReplyPush'),
    alias: ReplyPushData,
  },
  scheduled: {
    ios: onIos(ScheduledPushData, ['companion-reminder', 'companion-checkin'], 'IosScheduledPush'),
    android: onAndroid(ScheduledPushData, 'AndroidScheduledPush'),
    alias: ScheduledPushData,
  },
  silence_checkin: {
    ios: onIos(SilenceCheckinPushData, ['companion-checkin'], 'IosSilenceCheckinPush'),
    android: onAndroid(SilenceCheckinPushData, 'AndroidSilenceCheckinPush'),
    alias: SilenceCheckinPushData,
  },
  test: {
    ios: z
      .object({ ...TestPushData.shape, aps: aps.meta(apsText) })
      .meta({ id: 'IosTestPush', description: 'On iOS: `userInfo` of the notification, without a category.' }),
    android: onAndroid(TestPushData, 'AndroidTestPush'),
    alias: TestPushData,
  },
} as const
export type PushType = keyof typeof pushes
export const pushTypes = ['reply', 'scheduled', 'silence_checkin', 'test'] as const satisfies readonly PushType[]
export const pushTargets = ['ios', 'android', 'alias'] as const
