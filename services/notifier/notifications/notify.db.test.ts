import { randomUUID } from 'node:crypto'
import { sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { openDb } from '@yoldas/testkit/servers'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { register } from '../devices/handlers.ts'
import { eraseStudent, lockStudent } from '../students/store.ts'
import { deliveriesOf, newAnswer, notify, type Off, startProviders } from '../test/deliveries.ts'
import { hold, newStudent } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { notify as notifyAll, prepareNotify } from './notify.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

async function connected(off: Off = {}) {
  const { providers } = opened.use(await startProviders(undefined, off))
  return { db, providers }
}

const bodyOf = (turnId: string) =>
  db.maybeOne(sql.unsafe`SELECT body, type, message_type, bubbles FROM notification WHERE turn_id = ${turnId}`)

test('a turn is notified once per device, however often and in whatever order its event comes', async () => {
  const deps = await connected()
  const { studentKey } = await newStudent(db)
  await register(db, { studentKey, token: randomUUID(), platform: 'android' })
  const events = Array.from({ length: 10 }, () => newAnswer(studentKey))
  const published = Array.from({ length: 5 }, () => events.toSorted(() => Math.random() - 0.5)).flat()
  const made = await Promise.all(published.map((event) => notify(deps, event)))
  expect(made.filter((isNew) => isNew)).toHaveLength(events.length)
  for (const { turnId } of events) {
    const deliveries = await deliveriesOf(db, turnId)
    expect(deliveries).toHaveLength(2)
    expect(new Set(deliveries.map(({ deviceHash }) => deviceHash?.toString('hex'))).size).toBe(2)
  }
})

test('the text is kept as it came: what looks like Markdown in it is the message', async () => {
  const { studentKey } = await newStudent(db)
  const event = { ...newAnswer(studentKey, '**x**'), bubbles: 3 }
  await notify(await connected(), { ...event, type: 'scheduled', messageType: 'reminder' })
  expect(await bodyOf(event.turnId)).toEqual({
    body: '**x**',
    type: 'scheduled',
    message_type: 'reminder',
    bubbles: 3,
  })
})

test('a device that is registered later is not notified of what was before', async () => {
  const deps = await connected()
  const event = newAnswer(randomUUID())
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
  const event = newAnswer(studentKey)
  expect(await notify(await connected(off), event)).toBe(way !== 'nothing')
  const deliveries = (await deliveriesOf(db, event.turnId)).map((delivery) => delivery.deviceHash)
  expect(deliveries).toEqual({ device: [deviceHash], alias: [null], nothing: [] }[way])
})

test('of what is said to a student who is blocked nobody is notified, and others of their batch are', async () => {
  const deps = await connected()
  const { studentKey } = await newStudent(db)
  const events = [{ ...newAnswer(studentKey), notifies: false }, newAnswer(studentKey)]
  expect(await notifyAll(deps, events)).toEqual([false, true])
  expect(await Promise.all(events.map(({ turnId }) => deliveriesOf(db, turnId)))).toMatchObject([[], [{}]])
})

test('of an erased student nothing is kept', async () => {
  const { studentKey } = await newStudent(db)
  await eraseStudent(db, studentKey)
  const event = newAnswer(studentKey)
  expect(await notify(await connected(), event)).toBe(false)
  expect(await bodyOf(event.turnId)).toBeNull()
})

describe('events that come together', () => {
  const Place = z.object({ turnId: z.uuid(), seconds: z.number() })
  /** Of an answer's deliveries, which stand an hour before their coming. */
  const placesOf = (studentKey: string) =>
    db.any(sql.type(Place)`
      SELECT d.turn_id AS "turnId", extract(epoch FROM s.next_place - d.place - interval '1 hour')::float8 AS seconds
      FROM delivery AS d JOIN student AS s ON s.student_key = d.student_key
      WHERE d.student_key = ${studentKey} ORDER BY d.place, d.id
    `)

  test('put their student’s next ones behind as if they had come one after the other', async () => {
    const deps = await connected()
    const { studentKey } = await newStudent(db)
    await register(db, { studentKey, token: randomUUID(), platform: 'android' })
    const events = Array.from({ length: 3 }, () => ({ ...newAnswer(studentKey), turnId: newId() }))
    expect(await notifyAll(deps, events)).toEqual([true, true, true])
    const turns = events.map(({ turnId }) => turnId).toSorted()
    expect(await placesOf(studentKey)).toEqual(
      turns.flatMap((turnId, i) => Array.from({ length: 2 }, () => ({ turnId, seconds: 2 * (3 - i) }))),
    )
  })

  test('put nobody further behind than an hour', async () => {
    const { studentKey } = await newStudent(db)
    await db.query(sql.typeAlias('none')`
      UPDATE student SET next_place = clock_timestamp() + interval '1 year' WHERE student_key = ${studentKey}
    `)
    await notifyAll(
      await connected(),
      Array.from({ length: 3 }, () => newAnswer(studentKey)),
    )
    expect((await placesOf(studentKey)).map(({ seconds }) => seconds)).toEqual([1, 1, 1])
  })

  test('make one notification of a repeat among them, and of one that was there', async () => {
    const deps = await connected()
    const [first, second] = [newAnswer((await newStudent(db)).studentKey), newAnswer((await newStudent(db)).studentKey)]
    await notifyAll(deps, [first])
    expect((await notifyAll(deps, [first, second, second])).slice(0, 2)).toEqual([false, true])
    for (const { turnId } of [first, second]) expect(await deliveriesOf(db, turnId)).toHaveLength(1)
  })

  test('go each to the devices of its own student, or by alias', async () => {
    const [phone, alias] = [await newStudent(db), randomUUID()]
    const events = [newAnswer(phone.studentKey), newAnswer(alias)]
    expect(await notifyAll(await connected(), events)).toEqual([true, true])
    const hashes = await Promise.all(events.map(async ({ turnId }) => (await deliveriesOf(db, turnId))[0]?.deviceHash))
    expect(hashes).toEqual([phone.deviceHash, null])
  })

  test('wait for no student whom somebody else has locked', async () => {
    const deps = await connected()
    const [busy, free] = [await newStudent(db), await newStudent(db)]
    const holding = await hold(db, (tx) => lockStudent(tx, busy.studentKey))
    const notifyOne = prepareNotify(deps)
    const events = [busy, free].map(({ studentKey }) => newAnswer(studentKey))
    const [late, soon] = events.map(notifyOne)
    expect(await soon).toBe(true)
    await holding.commit()
    expect(await late).toBe(true)
  })

  test('do not keep each other from being notified of: what cannot be stored is refused alone', async () => {
    const notifyOne = prepareNotify(await connected())
    const { studentKey } = await newStudent(db)
    const events = Array.from({ length: 9 }, (_, i) => ({ ...newAnswer(studentKey), bubbles: i === 4 ? 2 ** 40 : 1 }))
    const ended = await Promise.allSettled(events.map(notifyOne))
    expect(ended.map(({ status }) => status)).toEqual(events.map((_, i) => (i === 4 ? 'rejected' : 'fulfilled')))
  })
})
