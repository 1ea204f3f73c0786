import { pushExamples } from '@yoldas/contracts/examples/push'
import {
  type Category,
  categories,
  hiddenBody,
  type PushType,
  pushBodyLength,
  pushes,
  pushTargets,
  pushTypes,
  replyable,
} from '@yoldas/contracts/push'

const titles: Record<PushType, string> = {
  reply: 'The companion has answered',
  scheduled: 'The companion writes what was scheduled: a reminder, a check-in or a follow-up',
  silence_checkin: 'The companion writes to a student who has been silent',
  test: 'A test notification, which the app asked for',
}

const ways = [
  '- **iOS**, by FCM: an alert, with the data beside `aps` in `userInfo`.',
  '- **Android**, by FCM: data alone, which the app shows, in the channel `channelId` and under `tag`.',
  [
    '- **By alias**, by OneSignal, for a student without a device: `external_id` is the student’s id. The data is in',
    '`additionalData`.',
  ].join(' '),
].join('\n')

const quoted = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

type MessagePush = Exclude<PushType, 'test'>
const categoriesOf: Record<MessagePush, Category[]> = {
  reply: ['companion-message'],
  scheduled: ['companion-reminder', 'companion-checkin'],
  silence_checkin: ['companion-checkin'],
}

const offers = (category: Category) => {
  const actions = categories[category]
  return `\`${category}\` (a reply${actions.length > 0 ? `, ${quoted(actions)}` : ''})`
}

const ofMessage = (type: MessagePush) =>
  [
    `Channel on Android: \`${replyable}\`. Category on iOS: ${categoriesOf[type].map(offers).join(' or ')}.`,
    'What is typed into it goes, with `replyToken`, to `POST /api/notifications/reply`; an action, with the same, to',
    `\`POST /api/notifications/action\`. The text is \`${hiddenBody}\` where it is hidden: the student set`,
    '`hidePreviews`, or talks of distress. It comes once per turn, however many bubbles the turn has, also when the',
    'app is open: the app does not show it while the message is on the screen. Read history when it is opened; a chat',
    'is not to be built from pushes.',
  ].join(' ')

const ofTest = `Channel on Android: \`${replyable}\`; no category on iOS, since there is nothing to reply to.`

const prefix = '#/components/schemas/'
const reference = (type: PushType, on: (typeof pushTargets)[number]) => ({
  $ref: `${prefix}${pushes[type][on].meta()?.id}`,
})

const webhook = (type: PushType) => ({
  post: {
    operationId: `push_${type}`,
    tags: ['notifications'],
    summary: titles[type],
    description: [
      'What an app gets; it does not come as an HTTP request.',
      '',
      ways,
      '',
      [
        `\`data.type\` is \`${type}\`. All values of the data are text.`,
        `The text is at most ${pushBodyLength} characters.`,
      ].join(' '),
      type === 'test' ? ofTest : ofMessage(type),
    ].join('\n'),
    security: [],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { anyOf: pushTargets.map((on) => reference(type, on)) },
          examples: Object.fromEntries(pushTargets.map((on) => [on, { value: pushExamples[type][on] }])),
        },
      },
    },
    responses: { '204': { description: 'Nothing is answered.' } },
  },
})

/** What is pushed to phones, by `data.type`. */
export const webhooks = Object.fromEntries(pushTypes.map((type) => [`push.${type}`, webhook(type)]))
