import { expect, test } from 'vitest'
import { notificationFor } from '../test/push.ts'
import { shownOf } from './shown.ts'

const fcm = (body: object) => ({ at: '', provider: 'fcm' as const, token: 'phone', body: { token: 'phone', ...body } })
const oneSignal = (body: object) => ({
  at: '',
  provider: 'onesignal' as const,
  token: 'student',
  body: { ...notificationFor('student'), ...body },
})
const offersNothing = { category: null, actions: [] }
const notification = { title: 'Yoldaş', body: 'Merhaba' }

test('without a mark every message is another notification', () => {
  const one = { tag: null, ...notification, ...offersNothing, data: {}, count: 1 }
  expect(shownOf([fcm({ notification }), fcm({ notification })])).toEqual([one, one])
})

test('a replaced notification becomes the newest', () => {
  const tagged = (tag: string) => fcm({ notification, android: { notification: { tag } } })
  expect(shownOf([tagged('a'), tagged('b'), tagged('a')]).map(({ tag, count }) => [tag, count])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
})

test('a mark for one platform replaces nothing on the other', () => {
  const message = fcm({ notification, apns: { headers: { 'apns-collapse-id': 'a' } } })
  expect(shownOf([message, message], 'ios')).toHaveLength(1)
  expect(shownOf([message, message], 'android')).toHaveLength(2)
})

test("a platform's own texts and data come before the common ones", () => {
  const message = fcm({
    notification,
    data: { from: 'all' },
    android: { data: { only: 'android' }, notification: { body: 'Android' } },
    apns: { payload: { aps: { alert: { title: 'iOS' } } } },
  })
  expect(shownOf([message], 'android')).toMatchObject([{ title: 'Yoldaş', body: 'Android', data: { only: 'android' } }])
  expect(shownOf([message], 'ios')).toMatchObject([{ title: 'iOS', body: 'Merhaba', data: { from: 'all' } }])
})

test('data alone shows nothing without a text, and nothing on iOS', () => {
  expect(shownOf([fcm({ data: { type: 'sync' } })])).toEqual([])
  expect(shownOf([fcm({ data: { title: 'Yoldaş', body: 'Merhaba' } })], 'ios')).toEqual([])
})

test('of data alone an Android app makes what is shown, and a repeat replaces it by its tag', () => {
  const data = { title: 'Yoldaş', body: 'Merhaba', tag: 'a' }
  const [one, other] = [fcm({ data }), fcm({ data: { ...data, tag: 'b' } })]
  expect(shownOf([one, other, one], 'android')).toMatchObject([
    { tag: 'b', count: 1 },
    { tag: 'a', title: 'Yoldaş', body: 'Merhaba', data, count: 2 },
  ])
})

test("OneSignal's go by collapse_id and are read in Turkish", () => {
  const message = oneSignal({ collapse_id: 'a', contents: { en: 'Hello', tr: 'Merhaba' }, data: { type: 'x' } })
  expect(shownOf([message, message])).toEqual([
    { tag: 'a', title: 'Yoldaş', body: 'Merhaba', ...offersNothing, data: { type: 'x' }, count: 2 },
  ])
})

test('what can be done in a notification: by its category on iOS, by the data on Android', () => {
  const data = { actions: 'done,snooze' }
  const actions = ['done', 'snooze']
  const category = 'companion-reminder'
  const ios = fcm({ notification, data, apns: { payload: { aps: { category } } } })
  expect(shownOf([ios], 'ios')).toMatchObject([{ category, actions }])
  expect(shownOf([ios], 'android')).toMatchObject([{ category: null, actions }])
  expect(shownOf([fcm({ data: { ...data, ...notification } })], 'android')).toMatchObject([{ category: null, actions }])
  expect(shownOf([oneSignal({ data, ios_category: category })])).toMatchObject([{ category, actions }])
  expect(shownOf([fcm({ notification, apns: { payload: { aps: { category: 1 } } } })])).toMatchObject([offersNothing])
})
