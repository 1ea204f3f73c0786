import { expect, test } from 'vitest'
import type { TrayMessage } from '../../desk.ts'
import { bannerPlace, dismissalOf, isStanding, notificationsOf, unreadIn } from './rules.ts'

type Values = { at: string; id: string; body: string; category?: string; messageType?: string; actions?: string }

const dataOf = ({ id, messageType, actions }: Values) => ({
  type: messageType ? 'scheduled' : 'reply',
  messageId: id,
  replyToken: `token-${id}`,
  unread: '2',
  ...(messageType && { messageType }),
  ...(actions && { actions }),
})

/** As the notifier sends it to an iPhone. */
const iosPush = ({ category = 'companion-message', ...values }: Values): TrayMessage => ({
  at: values.at,
  provider: 'fcm',
  token: 'phone',
  body: {
    token: 'phone',
    notification: { title: 'Yoldaş', body: values.body },
    data: dataOf(values),
    apns: { headers: { 'apns-collapse-id': values.id }, payload: { aps: { category } } },
  },
})

/** As the notifier sends it to Android. */
const androidPush = (values: Values): TrayMessage => ({
  at: values.at,
  provider: 'fcm',
  token: 'phone',
  body: { token: 'phone', data: { ...dataOf(values), title: 'Yoldaş', body: values.body, tag: values.id } },
})

test('an iPhone shows the alert, with the buttons of its category', () => {
  const [notification] = notificationsOf(
    [iosPush({ at: '1', id: 'm1', body: 'Nasıl gidiyor?', category: 'companion-checkin' })],
    'ios',
  )
  expect(notification).toMatchObject({ title: 'Yoldaş', body: 'Nasıl gidiyor?', replyToken: 'token-m1' })
  expect(notification?.buttons.map(({ title }) => title)).toEqual(['Yanıtla', 'Bugünlük yeter', 'Bir hafta yazma'])
})

test('an iPhone shows nothing of data alone, and offers nothing under a category that it does not know', () => {
  expect(notificationsOf([androidPush({ at: '1', id: 'm1', body: 'Merhaba' })], 'ios')).toEqual([])
  const [unknown] = notificationsOf([iosPush({ at: '1', id: 'm1', body: 'Merhaba', category: 'new-one' })], 'ios')
  expect(unknown?.buttons).toEqual([])
})

test('on Android the app makes the notification of the data, with the actions that it names', () => {
  const [reminder] = notificationsOf(
    [androidPush({ at: '1', id: 'm1', body: 'Türev', messageType: 'reminder', actions: 'done,snooze,later' })],
    'android',
  )
  expect(reminder?.buttons.map(({ title }) => title)).toEqual(['Yanıtla', 'Yaptım', 'Yarın hatırlat'])
  const [answer] = notificationsOf([androidPush({ at: '1', id: 'm1', body: 'Merhaba' })], 'android')
  expect(answer?.buttons.map(({ title }) => title)).toEqual(['Yanıtla'])
})

test.each(['ios', 'android'] as const)('on %s what comes again takes the place of what stands there', (platform) => {
  const push = platform === 'ios' ? iosPush : androidPush
  const messages = [
    push({ at: '1', id: 'm1', body: 'Merhaba' }),
    push({ at: '2', id: 'm2', body: 'İkinci' }),
    push({ at: '3', id: 'm1', body: 'Merhaba' }),
  ]
  expect(notificationsOf(messages, platform).map(({ key, at }) => [key, at])).toEqual([
    ['m1', '3'],
    ['m2', '2'],
  ])
})

test('a push says on either phone how much is unread, and one without a message says nothing', () => {
  const values = { at: '1', id: 'm1', body: 'Merhaba' }
  const test = { ...androidPush(values), body: { data: { type: 'test' } } }
  expect([iosPush(values), androidPush(values), test].map(unreadIn)).toEqual([2, 2, null])
})

test('what is malformed is not shown', () => {
  const messages = [null, 'text', {}, { notification: 'text' }, { data: { title: 1 } }].map((body, i) => ({
    at: String(i),
    provider: 'fcm' as const,
    token: 'phone',
    body,
  }))
  expect([...notificationsOf(messages, 'ios'), ...notificationsOf(messages, 'android')]).toEqual([])
})

test('what was seen or dismissed is gone, until it comes anew', () => {
  const [first] = notificationsOf([iosPush({ at: '1', id: 'm1', body: 'Merhaba' })], 'ios')
  const [again] = notificationsOf([iosPush({ at: '2', id: 'm1', body: 'Merhaba' })], 'ios')
  if (!first || !again) throw new Error('both are shown')
  const dismissed = new Set([dismissalOf(first)])
  expect([
    isStanding(first, '', new Set()),
    isStanding(first, '', dismissed),
    isStanding(first, '1', new Set()),
  ]).toEqual([true, false, false])
  expect(isStanding(again, '1', dismissed)).toBe(true)
})

test('a banner stands above, unless it would cover what has the focus there and not below', () => {
  const frame = { top: 100, bottom: 900 }
  const place = (top: number, bottom: number) => bannerPlace(frame, 120, { top, bottom })
  expect(place(400, 444)).toBe('top')
  expect(place(160, 204)).toBe('bottom')
  expect(place(800, 844)).toBe('top')
  // A whole screen is covered either way.
  expect(place(140, 820)).toBe('top')
})
