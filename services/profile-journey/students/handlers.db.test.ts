import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus } from '@yoldas/bus'
import { studentErased } from '@yoldas/contracts/events'
import {
  type Contact,
  eraseStudent,
  findContacts,
  getProfile,
  maxContacts,
  type ProfilePatchBody,
  patchProfile,
  resolveStudent,
  studentArrived,
} from '@yoldas/contracts/profile'
import { connectDb, type DbPool, isUnavailable, sql } from '@yoldas/db'
import { consumeEvent, startRelay } from '@yoldas/outbox'
import { eventually, startNats, testDatabase } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { studentHandlers } from './handlers.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const service = 'profile-journey' as const
const opened = new AsyncDisposableStack()
const arrivals: z.output<typeof studentArrived.data>[] = []
let rings = 0
let db: DbPool
let asker: Bus
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-profile-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const nats = opened.use(await startNats({ folder }))
  db = opened.use(await connectDb(database.urls[service]))
  const connect = async (user: 'admin' | typeof service) =>
    opened.use(await connectBus({ url: nats.urlFor(user), name: user, log: silent, live: false }))
  const bus = await connect(service)
  asker = await connect('admin')
  const relay = opened.use(startRelay({ db, bus, log: silent }))
  const ring = () => {
    rings += 1
    relay.ring()
  }
  const deps = { db, bus, relay: { ...relay, ring }, erasureKey: randomUUID() }
  opened.use(await bus.serve(studentHandlers(deps), { service, isUnavailable }))
  const consuming = { db, bus: asker, log: silent, service: 'chat-engine' as const }
  opened.use(consumeEvent(consuming, studentArrived, async (arrival) => void arrivals.push(arrival)))
})
afterAll(() => opened.disposeAsync())

const inTime = () => deadlineIn(10_000)

async function come(sub: string = randomUUID(), signedInAt: number | null = null): Promise<string> {
  const resolved = await asker.request(resolveStudent, { sub, signedInAt }, inTime())
  if (resolved.kind !== 'student') throw new Error('the student was refused')
  return resolved.studentKey
}
const leave = (studentKey: string) => asker.request(eraseStudent, { studentKey }, inTime())
const patch = (studentKey: string, patch: ProfilePatchBody) =>
  asker.request(patchProfile, { studentKey, patch }, inTime())

async function contactsOf(studentKeys: string[]): Promise<Map<string, Contact>> {
  const { contacts } = await asker.request(findContacts, { studentKeys }, inTime())
  expect(new Set(contacts.map(({ studentKey }) => studentKey)).size).toBe(contacts.length)
  return new Map(contacts.map((contact) => [contact.studentKey, contact]))
}

const Key = z.object({ studentKey: z.uuid() })
const Subject = z.object({ subject: z.string() })
/** Events, published or not: the outbox keeps them. */
const told = (studentKey: string) =>
  db.anyFirst(sql.type(Subject)`SELECT subject FROM outbox WHERE student_key = ${studentKey}`)
const arrivalsOf = (key: string) => arrivals.filter(({ studentKey }) => studentKey === key)

describe('a first contact', () => {
  test('by 20 requests at once makes one student, who arrives once, when they were made', async () => {
    const [sub, ringsBefore] = [randomUUID(), rings]
    const keys = new Set(await Promise.all(Array.from({ length: 20 }, () => come(sub))))
    expect(keys.size).toBe(1)
    const [studentKey = ''] = keys
    expect(rings - ringsBefore).toBe(1)
    expect(await told(studentKey)).toEqual([`events.student.arrived.v1.${studentKey}`])
    await eventually('the arrival', () => arrivalsOf(studentKey).length > 0)
    const profile = await asker.request(getProfile, { studentKey }, inTime())
    if (profile.kind !== 'found') throw new Error('the student is gone')
    expect(arrivalsOf(studentKey)).toEqual([{ studentKey, arrivedAt: profile.createdAt }])
  })

  test('is no other contact: those tell nothing', async () => {
    const sub = randomUUID()
    const studentKey = await come(sub)
    const ringsBefore = rings
    expect(await come(sub)).toBe(studentKey)
    expect(rings).toBe(ringsBefore)
    expect(await told(studentKey)).toHaveLength(1)
  })

  test('after leaving is another student’s, and of the first nothing but the leaving is told any more', async () => {
    const sub = randomUUID()
    const before = await come(sub)
    await leave(before)
    const after = await come(sub, Date.now() / 1000 + 60)
    expect(after).not.toBe(before)
    expect(await told(after)).toEqual([`events.student.arrived.v1.${after}`])
    expect(await told(before)).toEqual([`events.${studentErased.name}.${before}`])
  })
})

describe('contacts', () => {
  test('have the defaults of what was not set, and no more of the profile than they need', async () => {
    const studentKey = await come()
    await patch(studentKey, { about: 'gizli', examType: 'yks' })
    expect((await contactsOf([studentKey])).get(studentKey)).toEqual({
      studentKey,
      displayName: null,
      examDate: null,
      weakSubjects: [],
      quietHours: { start: '22:00', end: '07:00' },
      proactive: { reminders: true, checkins: true, followups: true },
    })
  })

  test('have what each student set', async () => {
    const [one, other] = [await come(), await come()]
    const set = { displayName: 'Elif', examDate: '2027-06-20', weakSubjects: ['Kimya', 'Fizik'] }
    await patch(one, { ...set, quietHours: null, proactive: { checkins: false } })
    await patch(other, { quietHours: { start: '13:00', end: '13:30' } })
    const contacts = await contactsOf([one, other])
    const proactive = { reminders: true, checkins: false, followups: true }
    expect(contacts.get(one)).toEqual({ studentKey: one, ...set, quietHours: null, proactive })
    expect(contacts.get(other)).toMatchObject({ displayName: null, quietHours: { start: '13:00', end: '13:30' } })
  })

  test('are of those who have not left, and of nobody unknown', async () => {
    const [here, left, unknown] = [await come(), await come(), randomUUID()]
    await leave(left)
    expect([...(await contactsOf([left, here, unknown])).keys()]).toEqual([here])
    expect((await contactsOf([left, unknown])).size).toBe(0)
  })

  test('are once for each student, however often one is asked for', async () => {
    const studentKey = await come()
    expect((await contactsOf([studentKey, studentKey])).size).toBe(1)
  })

  test(`are told of ${maxContacts} at once, with the longest texts`, async () => {
    const longest = { displayName: '😀'.repeat(64), weakSubjects: Array<string>(16).fill('ğ'.repeat(64)) }
    const keys = await db.anyFirst(sql.type(Key)`
      INSERT INTO student (student_key, sub, profile)
      SELECT gen_random_uuid(), gen_random_uuid()::text, ${sql.jsonb(longest)} FROM generate_series(1, ${maxContacts})
      RETURNING student_key AS "studentKey"
    `)
    const contacts = await contactsOf([...keys])
    expect(new Set(contacts.keys())).toEqual(new Set(keys))
    for (const contact of contacts.values()) expect(contact).toMatchObject(longest)
  })
})
