import { bodies, pushExamples } from '@yoldas/contracts/examples/push'
import { hiddenBody, pushes, pushTargets, pushTypes } from '@yoldas/contracts/push'
import { anyCharacter } from '@yoldas/testkit/characters'
import { notificationBody } from '@yoldas/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fcmMessage } from '../clients/fcm.ts'
import { oneSignalNotification } from '../clients/oneSignal.ts'
import { type Content, type Life, messagePush, testPush } from './rules.ts'

const content: Content & Life & { unread: number } = {
  type: 'reply',
  messageType: null,
  messageId: '0190b4a2-7c1d-7a3e-8f00-000000000001',
  bubbles: 2,
  body: 'Merhaba!',
  unread: 3,
  ttlSeconds: 3_600,
  endSeconds: 1_800_000_000,
}
const push = messagePush(content, 'the reply token')
const at = '2027-01-15T08:00:00.000Z'

describe('data', () => {
  test('says what was written, and offers a reply', () => {
    expect(push.data).toEqual({
      type: 'reply',
      bubbles: '2',
      messageId: content.messageId,
      unread: '3',
      replyToken: 'the reply token',
    })
  })

  test.each(['reminder', 'checkin', 'followup'] as const)(
    'of what was scheduled says what it was: %s',
    (messageType) => {
      const { data } = messagePush({ ...content, type: 'scheduled', messageType }, 'r')
      expect(data).toMatchObject({ type: 'scheduled', messageType })
    },
  )

  test('of a silence check-in has no messageType', () => {
    expect(Object.keys(messagePush({ ...content, type: 'silence_checkin' }, 'r').data)).not.toContain('messageType')
  })

  test('of a test is its type alone', () => expect(testPush(at).data).toEqual({ type: 'test' }))
})

test('iOS is given what it shows: a message that interrupts, replaces itself and can be replied to', () => {
  expect(fcmMessage('the token', 'ios', push)).toEqual({
    token: 'the token',
    notification: { title: 'Yoldaş', body: 'Merhaba!' },
    data: push.data,
    apns: {
      headers: { 'apns-priority': '10', 'apns-collapse-id': content.messageId, 'apns-expiration': '1800000000' },
      payload: {
        aps: {
          sound: 'default',
          'thread-id': 'companion-message',
          'interruption-level': 'active',
          category: 'companion-message',
          badge: 3,
        },
      },
    },
    fcm_options: { analytics_label: 'reply' },
  })
})

test('Android is given data alone, of which the app makes what is shown', () => {
  expect(fcmMessage('the token', 'android', push)).toEqual({
    token: 'the token',
    data: {
      ...push.data,
      title: 'Yoldaş',
      body: 'Merhaba!',
      channelId: 'companion-message',
      tag: content.messageId,
    },
    android: { priority: 'high', ttl: '3600s' },
    fcm_options: { analytics_label: 'reply' },
  })
})

test.each([
  ['reply', null, 'companion-message', undefined],
  ['scheduled', 'reminder', 'companion-reminder', 'done,snooze'],
  ['scheduled', 'checkin', 'companion-checkin', 'snooze,mute_week'],
  ['scheduled', 'followup', 'companion-checkin', 'snooze,mute_week'],
  ['silence_checkin', null, 'companion-checkin', 'snooze,mute_week'],
] as const)('a %s of %s is of the category %s and offers: %s', (type, messageType, category, actions) => {
  const push = messagePush({ ...content, type, messageType }, 'r')
  const [ios, android] = [fcmMessage('t', 'ios', push), fcmMessage('t', 'android', push)]
  expect(ios).toMatchObject({ apns: { payload: { aps: { category, 'thread-id': 'companion-message' } } } })
  const byAlias = oneSignalNotification('s', 'd', push)
  expect(byAlias.ios_category).toBe(category)
  for (const { data } of [ios, android, byAlias]) expect({ actions: undefined, ...data }.actions).toBe(actions)
  expect(android).toMatchObject({ data: { channelId: 'companion-message' } })
  expect(Object.hasOwn(push.data, 'actions')).toBe(actions !== undefined)
})

test('a push of a hidden text is its title and that there is something', () => {
  const push = messagePush({ ...content, type: 'scheduled', messageType: 'reminder', body: hiddenBody }, 'r')
  const aside = ['type', 'messageType', 'bubbles', 'messageId', 'unread', 'actions', 'replyToken', 'channelId', 'tag']
  const { token: _, ...android } = fcmMessage('t', 'android', push)
  expect(Object.keys(android.data).filter((key) => !aside.includes(key))).toEqual(['title', 'body'])
  expect([android.data.body, oneSignalNotification('s', 'd', push).contents.tr]).toEqual(Array(2).fill(hiddenBody))
  expect(fcmMessage('t', 'ios', push)).toMatchObject({ notification: { title: 'Yoldaş', body: hiddenBody } })
})

test.each([
  ['reply', null, 'reply'],
  ['scheduled', 'reminder', 'reminder'],
  ['scheduled', 'checkin', 'checkin'],
  ['scheduled', 'followup', 'followup'],
  ['silence_checkin', null, 'silence_checkin'],
] as const)('a %s of %s is counted by FCM as a %s', (type, messageType, label) => {
  const push = messagePush({ ...content, type, messageType }, 'r')
  for (const platform of ['ios', 'android'] as const)
    expect(fcmMessage('t', platform, push)).toMatchObject({ fcm_options: { analytics_label: label } })
})

test.each([
  ['reply', null, 'active'],
  ['scheduled', 'reminder', 'time-sensitive'],
  ['scheduled', 'checkin', 'active'],
  ['scheduled', 'followup', 'active'],
  ['silence_checkin', null, 'passive'],
] as const)('a %s of %s interrupts: %s', (type, messageType, level) => {
  const push = messagePush({ ...content, type, messageType }, 'r')
  expect(fcmMessage('t', 'ios', push)).toMatchObject({ apns: { payload: { aps: { 'interruption-level': level } } } })
  expect(oneSignalNotification('s', 'd', push).ios_interruption_level).toBe(level.replace('-', '_'))
})

test('a OneSignal notification is for one student, replaces itself and is sent once', () => {
  expect(oneSignalNotification('the sub', 'the delivery', push)).toEqual({
    include_aliases: { external_id: ['the sub'] },
    target_channel: 'push',
    headings: { en: 'Yoldaş', tr: 'Yoldaş' },
    contents: { en: 'Merhaba!', tr: 'Merhaba!' },
    data: push.data,
    collapse_id: content.messageId,
    idempotency_key: 'the delivery',
    priority: 10,
    ttl: 3_600,
    thread_id: 'companion-message',
    ios_interruption_level: 'active',
    existing_android_channel_id: 'companion-message',
    ios_category: 'companion-message',
    ios_badgeType: 'SetTo',
    ios_badgeCount: 3,
  })
})

/** What an app has of FCM's message on iOS. */
function userInfo({ data, ...message }: ReturnType<typeof fcmMessage>) {
  const { notification, apns } = { notification: undefined, apns: undefined, ...message }
  return { ...data, aps: { alert: notification, ...apns?.payload.aps } }
}

test.each(pushTypes)('a push of the type %s is what the OpenAPI document has as its example', (type) => {
  const { alias, ios, android } = pushExamples[type]
  const messageType = 'messageType' in alias ? alias.messageType : null
  const sent =
    type === 'test' || !('replyToken' in alias)
      ? testPush(at)
      : messagePush(
          { ...content, type, messageType, messageId: alias.messageId, bubbles: 1, unread: 1, body: bodies[type] },
          alias.replyToken,
        )
  expect(userInfo(fcmMessage('t', 'ios', sent))).toEqual(ios)
  expect(fcmMessage('t', 'android', sent).data).toEqual(android)
  expect(oneSignalNotification('s', 'd', sent).data).toEqual(alias)
  for (const on of pushTargets) expect(pushes[type][on].parse(pushExamples[type][on])).toEqual(pushExamples[type][on])
})

describe('a test', () => {
  test('offers no reply, since there is nothing to reply to', () => {
    expect(JSON.stringify(fcmMessage('the token', 'ios', testPush(at)))).not.toContain('category')
  })

  test('leaves the icon as it is, and is not counted', () => {
    const sent = [fcmMessage('t', 'ios', testPush(at)), oneSignalNotification('s', 'd', testPush(at))]
    expect(JSON.stringify(sent)).not.toMatch(/badge|analytics/)
  })

  test('is data alone on Android too', () => {
    expect(fcmMessage('the token', 'android', testPush(at))).toEqual({
      token: 'the token',
      data: { type: 'test', title: 'Yoldaş', body: testPush(at).body, channelId: 'companion-message', tag: 'test' },
      android: { priority: 'high', ttl: '86400s' },
    })
  })

  test('is kept for a day', () => {
    const [day, end] = [24 * 3600, String(Date.parse(at) / 1000 + 24 * 3600)]
    expect(fcmMessage('t', 'ios', testPush(at))).toMatchObject({ apns: { headers: { 'apns-expiration': end } } })
    expect(oneSignalNotification('s', 'd', testPush(at)).ttl).toBe(day)
  })
})

const replyToken = 'A'.repeat(43)
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('ığüşöç ', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '"\\', '\u2028', '\ue000'),
    ),
    {
      maxLength: 300,
    },
  )
  .map((pieces) => pieces.join(''))

/** As if every character beyond ASCII were written as an escape: the worst that JSON can make of a text. */
const worstBytes = (value: unknown) => JSON.stringify(value).replaceAll(/[^ -~]/g, '\\u0000').length

test('whatever is written, the notification with its data fits the 4096 bytes that providers take', () => {
  fc.assert(
    fc.property(text, fc.nat(), (written, bubbles) => {
      const worst = {
        ...content,
        type: 'silence_checkin' as const,
        messageType: 'followup' as const,
        bubbles,
        unread: 99,
        body: notificationBody(written),
      }
      for (const platform of ['ios', 'android'] as const)
        expect(worstBytes(fcmMessage('', platform, messagePush(worst, replyToken)))).toBeLessThanOrEqual(4096)
      const { contents, data } = oneSignalNotification('', content.messageId, messagePush(worst, replyToken))
      expect(worstBytes({ contents: contents.tr, data })).toBeLessThanOrEqual(4096)
    }),
    { numRuns: 1_000 },
  )
})
