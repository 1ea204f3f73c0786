import { randomUUID } from 'node:crypto'
import { type DbPool, sql } from '@yoldas/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deliveriesOf, notify, type Off, startProviders, written } from '../delivery/fixture.ts'
import { register } from '../devices/handlers.ts'
import { newStudent, openDatabase } from '../fixture.ts'
import { eraseStudent } from '../students/store.ts'
import { hashToken } from '../tokens.ts'

const opened = new AsyncDisposableStack()
let db: DbPool
beforeAll(async () => {
  db = opened.use(await openDatabase()).db
})
afterAll(() => opened.disposeAsync())

async function connected(off: Off = {}) {
  const { providers } = opened.use(await startProviders(undefined, off))
  return { db, providers }
}

const bodyOf = (turnId: string) =>
  db.maybeOne(sql.unsafe`SELECT body, type, message_type, bubbles FROM notification WHERE turn_id = ${turnId}`)

test('a turn is told of once per device, however often, in whatever order and by however many it is said', async () => {
  const deps = await connected()
  const { studentKey } = await newStudent(db)
  await register(db, { studentKey, token: randomUUID(), platform: 'android' })
  const events = Array.from({ length: 10 }, () => written(studentKey))
  const published = Array.from({ length: 5 }, () => events.toSorted(() => Math.random() - 0.5)).flat()
  const made = await Promise.all(published.map((event) => notify(deps, event)))
  expect(made.filter((isNew) => isNew)).toHaveLength(events.length)
  for (const { turnId } of events) {
    const deliveries = await deliveriesOf(db, turnId)
    expect(deliveries).toHaveLength(2)
    expect(new Set(deliveries.map(({ deviceHash }) => deviceHash?.toString('hex'))).size).toBe(2)
  }
})

test('what is kept is the body alone', async () => {
  const { studentKey } = await newStudent(db)
  const event = { ...written(studentKey, '# Plan\n- **türev**\n- integral'), bubbles: 3 }
  await notify(await connected(), { ...event, type: 'scheduled', messageType: 'reminder' })
  expect(await bodyOf(event.turnId)).toEqual({
    body: 'Plan türev integral',
    type: 'scheduled',
    message_type: 'reminder',
    bubbles: 3,
  })
})

test('a body is shown as it came: what looks like Markdown in it is the message', async () => {
  const { studentKey } = await newStudent(db)
  const event = written(studentKey, '**x**')
  await notify(await connected(), { ...event, isBody: true })
  expect(await bodyOf(event.turnId)).toMatchObject({ body: '**x**' })
})

test('a device that is registered later is not told of what was before', async () => {
  const deps = await connected()
  const event = written(randomUUID())
  expect(await notify(deps, event)).toBe(true)
  await register(db, { studentKey: event.studentKey, token: randomUUID(), platform: 'ios' })
  expect(await notify(deps, event)).toBe(false)
  expect(await deliveriesOf(db, event.turnId)).toMatchObject([{ deviceHash: null }])
})

test.each([
  ['devices and both providers', true, {}, 'device'],
  ['devices and FCM alone', true, { onesignal: true }, 'device'],
  ['devices, but no FCM', true, { fcm: true }, 'alias'],
  ['no device', false, {}, 'alias'],
  ['no device and no OneSignal', false, { onesignal: true }, 'nothing'],
  ['no provider', true, { fcm: true, onesignal: true }, 'nothing'],
] as const)('with %s it goes by %s', async (_what, hasDevice, off, way) => {
  const { studentKey, deviceHash } = hasDevice
    ? await newStudent(db)
    : { studentKey: randomUUID(), deviceHash: hashToken('none') }
  const event = written(studentKey)
  expect(await notify(await connected(off), event)).toBe(way !== 'nothing')
  const deliveries = (await deliveriesOf(db, event.turnId)).map((delivery) => delivery.deviceHash)
  expect(deliveries).toEqual({ device: [deviceHash], alias: [null], nothing: [] }[way])
})

test('of a student who has left nothing is kept', async () => {
  const { studentKey } = await newStudent(db)
  await eraseStudent(db, studentKey)
  const event = written(studentKey)
  expect(await notify(await connected(), event)).toBe(false)
  expect(await bodyOf(event.turnId)).toBeNull()
})
