import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus } from '@yoldas/bus'
import { studentErased } from '@yoldas/contracts/events'
import { forgetSubscriber } from '@yoldas/contracts/notifier'
import {
  type Contact,
  changePreferences,
  eraseStudent,
  findContacts,
  getProfile,
  maxContacts,
  type Preferences,
  type ProfilePatchBody,
  patchProfile,
  resolveStudent,
  studentArrived,
} from '@yoldas/contracts/profile'
import { connectDb, type DbPool, isUnavailable, sql } from '@yoldas/db'
import { consumeEvent, startRelay } from '@yoldas/outbox'
import { eventually, patient, startNats, testDatabase } from '@yoldas/testkit'
import { deadlineIn, istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contactHandlers } from '../contacts/handlers.ts'
import { studentHandlers } from './handlers.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const service = 'profile-journey' as const
const [oldKey, newKey] = [randomUUID(), randomUUID()]
/** What replicas have as current and as previous key, from before a rotation to after it. */
const rotation = {
  before: [oldKey, oldKey],
  first: [oldKey, newKey],
  second: [newKey, oldKey],
  after: [newKey, newKey],
} as const
type Step = keyof typeof rotation
/** The same question to the replica of one step. */
const at = <Contract extends { subject: string }>(step: Step, contract: Contract): Contract => ({
  ...contract,
  subject: `${step}.${contract.subject}`,
})
const opened = new AsyncDisposableStack()
const arrivals: z.output<typeof studentArrived.data>[] = []
let wakes = 0
let db: DbPool
let asker: Bus
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-profile-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  const nats = opened.use(await startNats({ folder }))
  db = opened.use(await connectDb(patient(database.urls[service])))
  // One user for all that ask.
  const connect = async (name: string) => opened.use(await connectBus({ url: nats.urlFor('admin'), name, log: silent }))
  const bus = await connect(service)
  asker = await connect('asker')
  const relay = opened.use(startRelay({ db, bus, log: silent }))
  const wake = () => {
    wakes += 1
    relay.wake()
  }
  const policy = { minAge: 13, consents: [] }
  const deps = { db, bus, relay: { ...relay, wake }, erasureKeys: [oldKey, oldKey] as const, policy }
  opened.use(await bus.serve([...studentHandlers(deps), ...contactHandlers(deps)], { service, isUnavailable }))
  for (const step of ['before', 'first', 'second', 'after'] as const) {
    const handlers = studentHandlers({ ...deps, erasureKeys: rotation[step] })
    const named = handlers.map((handler) => ({ ...handler, contract: at(step, handler.contract) }))
    opened.use(await bus.serve(named, { service, isUnavailable }))
  }
  const consuming = { db, bus: asker, log: silent, service: 'chat-engine' as const, isErased: async () => false }
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
  const { contacts } = await asker.request(findContacts, { studentKeys, withWork: true }, inTime())
  expect(new Set(contacts.map(({ studentKey }) => studentKey)).size).toBe(contacts.length)
  return new Map(contacts.map((contact) => [contact.studentKey, contact]))
}

const Key = z.object({ studentKey: z.uuid() })
const Subject = z.object({ subject: z.string() })
/** Events, published or not: the outbox keeps them. */
const published = (studentKey: string) =>
  db.anyFirst(sql.type(Subject)`SELECT subject FROM outbox WHERE student_key = ${studentKey}`)
const arrivalsOf = (key: string) => arrivals.filter(({ studentKey }) => studentKey === key)

describe('a student who comes', () => {
  const Seen = z.object({ day: z.string(), version: z.string() })
  const seenOf = (studentKey: string) =>
    db.one(sql.type(Seen)`
      SELECT last_seen_day::text AS day, xmin::text AS version FROM student WHERE student_key = ${studentKey}
    `)
  const today = () => istanbulTime(new Date()).day

  test('is noted once a day, and a warning that they had counts no more', async () => {
    const sub = randomUUID()
    const studentKey = await come(sub)
    const warningId = randomUUID()
    await db.query(sql.typeAlias('none')`
      UPDATE student SET last_seen_day = last_seen_day - 800, warning_id = ${warningId},
        warning_sent_at = clock_timestamp(), warned_at = clock_timestamp()
      WHERE student_key = ${studentKey}
    `)
    expect((await contactsOf([studentKey])).get(studentKey)?.warningId).toBe(warningId)
    await come(sub)
    const seen = await seenOf(studentKey)
    expect(seen.day).toBe(today())
    expect((await contactsOf([studentKey])).get(studentKey)).not.toHaveProperty('warningId')
    await Promise.all([come(sub), come(sub)])
    expect(await seenOf(studentKey)).toEqual(seen)
  })
})

describe('a first contact', () => {
  test('by 20 requests at once makes one student, who arrives once, when they were made', async () => {
    const [sub, wakesBefore] = [randomUUID(), wakes]
    const keys = new Set(await Promise.all(Array.from({ length: 20 }, () => come(sub))))
    expect(keys.size).toBe(1)
    const [studentKey = ''] = keys
    expect(wakes - wakesBefore).toBe(1)
    expect(await published(studentKey)).toEqual([`events.student.arrived.v1.${studentKey}`])
    await eventually('the arrival', () => arrivalsOf(studentKey).length > 0)
    const profile = await asker.request(getProfile, { studentKey }, inTime())
    if (profile.kind !== 'found') throw new Error('the student is gone')
    expect(arrivalsOf(studentKey)).toEqual([{ studentKey, arrivedAt: profile.createdAt }])
  })

  test('is the first contact alone: later ones publish nothing', async () => {
    const sub = randomUUID()
    const studentKey = await come(sub)
    const wakesBefore = wakes
    expect(await come(sub)).toBe(studentKey)
    expect(wakes).toBe(wakesBefore)
    expect(await published(studentKey)).toHaveLength(1)
  })

  test('after the erasure is another student’s, and of the first only the erasure is published', async () => {
    const sub = randomUUID()
    const before = await come(sub)
    await leave(before)
    const after = await come(sub, Date.now() / 1000 + 60)
    expect(after).not.toBe(before)
    expect(await published(after)).toEqual([`events.student.arrived.v1.${after}`])
    expect((await published(before)).toSorted()).toEqual([
      `events.${studentErased.name}.${before}`,
      forgetSubscriber.subject,
    ])
  })
})

describe('a deletion with a sign-in that is yet to come', () => {
  const resolve = (sub: string, signedInAt: number) => asker.request(resolveStudent, { sub, signedInAt }, inTime())
  const now = () => Math.floor(Date.now() / 1000)
  const refused = { kind: 'refused' }

  test.each([600, 3_600.5, 32_000_000_000, 1e300])('%d s ahead stays: the same token is refused', async (ahead) => {
    const [sub, signedInAt] = [randomUUID(), now() + ahead]
    const studentKey = await come(sub, signedInAt)
    expect(await come(sub, signedInAt)).toBe(studentKey)
    await leave(studentKey)
    for (let times = 0; times < 2; times++) expect(await resolve(sub, signedInAt)).toEqual(refused)
  })

  test('refuses every token that the student was seen with, and lets a later sign-in start anew', async () => {
    const [sub, begin] = [randomUUID(), now()]
    const ahead = [begin + 900, begin + 300, begin + 600]
    const keys = await Promise.all(ahead.map((signedInAt) => come(sub, signedInAt)))
    expect(new Set(keys).size).toBe(1)
    await leave(keys[0] ?? '')
    const after = await come(sub, begin + 100)
    expect(keys).not.toContain(after)
    await leave(after)
    for (const signedInAt of [...ahead, begin + 100, begin]) expect(await resolve(sub, signedInAt)).toEqual(refused)
    expect(await resolve(sub, begin + 601)).toMatchObject({ kind: 'student' })
  })

  test('keeps nothing of sign-ins that have come', async () => {
    const sub = randomUUID()
    const studentKey = await come(sub, now() - 10)
    const Kept = z.object({ signIns: z.array(z.number()) })
    const kept = () =>
      db.oneFirst(sql.type(Kept)`SELECT ahead_sign_ins AS "signIns" FROM student WHERE student_key = ${studentKey}`)
    expect(await kept()).toEqual([])
    const signedInAt = now() + 600
    for (let times = 0; times < 2; times++) await come(sub, signedInAt)
    expect(await kept()).toEqual([signedInAt])
    await db.query(sql.typeAlias('none')`UPDATE student SET ahead_sign_ins = '{1}' WHERE student_key = ${studentKey}`)
    await come(sub, signedInAt)
    expect(await kept()).toEqual([signedInAt])
  })
})

test.each<[Step, Step]>([
  ['before', 'first'],
  ['first', 'second'],
  ['second', 'after'],
])(
  'while the erasure key changes (%s beside %s), who was erased is refused by every replica, and nobody else is',
  async (one, other) => {
    const resolve = (step: Step, sub: string, signedInAt: number) =>
      asker.request(at(step, resolveStudent), { sub, signedInAt }, inTime())
    const signedInAt = Date.now() / 1000 - 60
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const [leaver, stayer] = [randomUUID(), randomUUID()]
      const left = await resolve(here, leaver, signedInAt)
      if (left.kind !== 'student') throw new Error('the student was refused')
      const stays = { ...(await resolve(here, stayer, signedInAt)), verdict: expect.anything() }
      await asker.request(at(here, eraseStudent), { studentKey: left.studentKey }, inTime())
      for (const step of [here, there]) {
        expect(await resolve(step, leaver, signedInAt)).toEqual({ kind: 'refused' })
        expect(await resolve(step, stayer, signedInAt)).toEqual(stays)
      }
    }
  },
)

describe('preferences that a turn has changed', () => {
  const Envelope = z.object({ id: z.uuid(), input: changePreferences.input })
  const contract = { ...changePreferences, input: Envelope, output: z.object({}) }
  const prefer = (studentKey: string, preferences: Preferences, decidedAt: string, id: string = randomUUID()) =>
    asker.request(contract, { id, input: { studentKey, preferences, decidedAt } }, inTime())
  const preferred = async (studentKey: string) => {
    const found = await asker.request(getProfile, { studentKey }, inTime())
    if (found.kind !== 'found') throw new Error('the student is gone')
    const { proactive, quietHours } = found.profile
    return { ...proactive, quietHours }
  }
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()
  const [night, morning] = [
    { start: '22:00', end: '07:00' },
    { start: '22:00', end: '12:00' },
  ]
  const usual = { reminders: true, checkins: true, followups: true, reviews: false, weekly: false, quietHours: night }

  test('change those alone, and a repeat of the command changes nothing', async () => {
    const [studentKey, id] = [await come(), randomUUID()]
    await patch(studentKey, { displayName: 'Elif' })
    const decidedAt = ago(60)
    await prefer(studentKey, { checkins: false, quietHours: morning }, decidedAt, id)
    expect(await preferred(studentKey)).toEqual({ ...usual, checkins: false, quietHours: morning })
    await patch(studentKey, { proactive: { checkins: true } })
    await prefer(studentKey, { checkins: false, quietHours: morning }, decidedAt, id)
    expect(await preferred(studentKey)).toEqual({ ...usual, quietHours: morning })
    expect((await contactsOf([studentKey])).get(studentKey)).toMatchObject({ displayName: 'Elif', quietHours: morning })
  })

  test('that come late change nothing that was decided since, in the app or by a later turn', async () => {
    const studentKey = await come()
    await prefer(studentKey, { quietHours: null, followups: false }, ago(10))
    await prefer(studentKey, { quietHours: morning, reminders: false }, ago(20))
    expect(await preferred(studentKey)).toEqual({ ...usual, reminders: false, followups: false, quietHours: null })
    await patch(studentKey, { proactive: { reminders: true }, quietHours: night })
    await prefer(studentKey, { quietHours: morning, reminders: false, checkins: false }, ago(5))
    expect(await preferred(studentKey)).toEqual({
      ...usual,
      checkins: false,
      followups: false,
      reviews: false,
      weekly: false,
    })
  })

  test('are nothing of an erased student', async () => {
    const studentKey = await come()
    await leave(studentKey)
    await prefer(studentKey, { checkins: false }, ago(0))
    expect((await contactsOf([studentKey])).size).toBe(0)
  })
})

describe('contacts', () => {
  test('have the defaults of what was not set, and no more of the profile than they need', async () => {
    const studentKey = await come()
    await patch(studentKey, { about: 'gizli', examType: 'yks' })
    expect((await contactsOf([studentKey])).get(studentKey)).toEqual({
      studentKey,
      verdict: { blocked: null, adult: false, decidedAt: expect.any(String) },
      displayName: null,
      examDay: null,
      exam: null,
      todayPlan: [],
      lastStudied: null,
      dueTopic: null,
      workedAt: null,
      dueReviews: null,
      weakSubjects: [],
      quietHours: { start: '22:00', end: '07:00' },
      proactive: { reminders: true, checkins: true, followups: true, reviews: false, weekly: false },
      checkinTime: null,
      hidePreviews: false,
    })
  })

  test('have what each student set', async () => {
    const [one, other] = [await come(), await come()]
    const [set, examDate] = [{ displayName: 'Elif', weakSubjects: ['Kimya', 'Fizik'] }, '2020-06-20']
    const contact = { checkinTime: '18:30', hidePreviews: true }
    await patch(one, {
      ...set,
      ...contact,
      examDate,
      birthYear: 2009,
      quietHours: null,
      proactive: { checkins: false },
    })
    await patch(other, { quietHours: { start: '13:00', end: '13:30' } })
    const contacts = await contactsOf([one, other])
    const proactive = { reminders: true, checkins: false, followups: true, reviews: false, weekly: false }
    const noWork = {
      examDay: null,
      exam: { firstDay: examDate, lastDay: examDate },
      todayPlan: [],
      lastStudied: null,
      dueTopic: null,
      workedAt: null,
      dueReviews: null,
    }
    expect(contacts.get(one)).toMatchObject({
      studentKey: one,
      ...set,
      ...contact,
      quietHours: null,
      proactive,
      ...noWork,
    })
    expect(contacts.get(other)).toMatchObject({ displayName: null, quietHours: { start: '13:00', end: '13:30' } })
  })

  test('are of those who have not left, and of nobody unknown', async () => {
    const [here, left, unknown] = [await come(), await come(), randomUUID()]
    await leave(left)
    expect([...(await contactsOf([left, here, unknown])).keys()]).toEqual([here])
    expect((await contactsOf([left, unknown])).size).toBe(0)
  })

  test.each([
    ['"gizli"', 'profile'],
    ['{"quietHours": {"start": "25:00", "end": "07:00"}, "weakSubjects": "Kimya"}', 'quietHours.start weakSubjects'],
    ['{"proactive": {"checkins": "evet"}}', 'proactive.checkins'],
    ['{"checkinTime": "6 buçuk", "hidePreviews": "evet"}', 'checkinTime hidePreviews'],
  ])('are answered for all others when one profile is %s', async (stored, wrong) => {
    const [good, bad, left] = [await come(), await come(), await come()]
    await leave(left)
    await db.query(sql.typeAlias('none')`UPDATE student SET profile = ${stored}::jsonb WHERE student_key = ${bad}`)
    const found = await asker.request(findContacts, { studentKeys: [bad, good, left], withWork: true }, inTime())
    expect(found.contacts.map(({ studentKey }) => studentKey)).toEqual([good])
    const fields = wrong.split(' ')
    expect(found.unreadable.map((one) => ({ ...one, fields: one.fields.toSorted() }))).toEqual([
      { studentKey: bad, fields },
    ])
  })

  test('are once for each student, however often one is asked for', async () => {
    const studentKey = await come()
    expect((await contactsOf([studentKey, studentKey])).size).toBe(1)
  })

  test(`are answered for ${maxContacts} at once, with the longest texts`, async () => {
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
