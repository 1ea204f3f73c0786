import { expect, test } from 'vitest'
import type { Handled } from './answers.ts'
import { createRecords } from './records.ts'

const accepted = (token: string, body: unknown = token): Handled => ({
  answer: { status: 200, body: { name: 'x' }, isAccepted: true },
  targets: [token],
  reached: [token],
  body,
})

test('the last 10,000 are kept, and the last 1,000 shown when no phone is named', () => {
  const records = createRecords()
  for (let index = 0; index <= 10_000; index += 1) records.add('fcm', accepted(`phone-${index}`))
  for (const list of [records.sent, records.attempts]) {
    expect([list({ token: 'phone-0' }).length, list({ token: 'phone-1' }).length]).toEqual([0, 1])
    expect([list().length, list().at(0)?.token, list().at(-1)?.token]).toEqual([1000, 'phone-9001', 'phone-10000'])
  }
})

test('large messages do not add up', () => {
  const records = createRecords()
  const large = 'x'.repeat(1024 * 1024)
  for (let index = 0; index < 100; index += 1) records.add('fcm', accepted('phone', large))
  expect(records.sent({ token: 'phone' }).length).toBeLessThan(65)
  expect(records.sent({ token: 'phone' }).length).toBeGreaterThan(60)
})

test('a token and an external id of the same text are different phones', () => {
  const records = createRecords()
  records.add('fcm', accepted('same', 1))
  records.add('onesignal', accepted('same', 2))
  expect(records.sent({ token: 'same' })).toMatchObject([{ provider: 'fcm', body: 1 }])
  expect(records.sent({ externalId: 'same' })).toMatchObject([{ provider: 'onesignal', body: 2 }])
})

test('an attempt that names no phone is kept without one', () => {
  const records = createRecords()
  records.add('fcm', { answer: { status: 400, body: { error: {} } }, targets: [], reached: [], body: {} })
  expect(records.attempts()).toMatchObject([{ token: null, status: 400, answer: { error: {} }, body: {} }])
  expect(records.sent()).toEqual([])
})
