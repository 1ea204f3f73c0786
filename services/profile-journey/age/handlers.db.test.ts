import { randomUUID } from 'node:crypto'
import { type Bus, connectBus, handle } from '@yoldas/bus'
import { type AgeBody, grantConsent, listConsents, putAge, withdrawConsent } from '@yoldas/contracts/age'
import { studentExports } from '@yoldas/contracts/export'
import { eraseStudent, findContacts, getProfile, patchProfile, resolveStudent } from '@yoldas/contracts/profile'
import { takeVerdict, type Verdict, verdictChanged } from '@yoldas/contracts/verdict'
import { connectDb, type DbPool, isUnavailable, sql } from '@yoldas/db'
import { handleCommand, startRelay } from '@yoldas/outbox'
import { eventually, patient, startNats, testDatabase } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contactHandlers } from '../contacts/handlers.ts'
import { exportHandlers } from '../export/handlers.ts'
import type { AskedConsent } from '../standing/verdict.ts'
import type { StandingDeps } from '../students/changing.ts'
import { studentHandlers } from '../students/handlers.ts'
import { runByOperator } from './byOperator.ts'
import { ageHandlers } from './handlers.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const service = 'profile-journey' as const
const consents: AskedConsent[] = [
  { kind: 'terms', version: '2', required: false },
  { kind: 'privacy', version: '7', required: true, bands: ['0-12'] },
]
const opened = new AsyncDisposableStack()
const taken = new Map<string, Verdict[]>()
let db: DbPool
let asker: Bus
let deps: StandingDeps
let serveChat: () => Promise<AsyncDisposable>
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  const nats = opened.use(await startNats())
  db = opened.use(await connectDb(patient(database.urls[service])))
  // One user for all that ask.
  const connect = async (name: string) => opened.use(await connectBus({ url: nats.urlFor('admin'), name, log: silent }))
  const bus = await connect(service)
  asker = await connect('asker')
  const relay = opened.use(startRelay({ db, bus, log: silent }))
  deps = { db, bus, relay, policy: { minAge: 13, consents } }
  const all = { ...deps, bus, relay, erasureKeys: [randomUUID(), randomUUID()] as const }
  const handlers = [studentHandlers, ageHandlers, contactHandlers, exportHandlers].flatMap((make) => make(all))
  opened.use(await bus.serve(handlers, { service, isUnavailable }))
  const take = async ({ studentKey, verdict }: { studentKey: string; verdict: Verdict }) => {
    taken.set(studentKey, [...(taken.get(studentKey) ?? []), verdict])
    return { taken: true as const }
  }
  const chat = await connect('chat-engine')
  // The tables of outbox and inbox are those of this service: which it is does not matter to them.
  const chatHandlers = [handle(takeVerdict, take), handleCommand(verdictChanged, db, async (_tx, given) => take(given))]
  serveChat = () => chat.serve(chatHandlers, { service: 'chat-engine', isUnavailable })
})
afterAll(() => opened.disposeAsync())

const inTime = () => deadlineIn(10_000)

async function come(sub: string = randomUUID()) {
  const resolved = await asker.request(resolveStudent, { sub, signedInAt: null }, inTime())
  if (resolved.kind !== 'student') throw new Error('the student was refused')
  return { sub, studentKey: resolved.studentKey, verdict: resolved.verdict }
}
const put = (studentKey: string, entry: AgeBody) => asker.request(putAge, { studentKey, entry }, inTime())
const grant = (studentKey: string, kind: 'terms' | 'privacy', version: string) =>
  asker.request(grantConsent, { studentKey, consent: { kind, version } }, inTime())
const withdraw = (studentKey: string, consentKind: 'terms' | 'privacy') =>
  asker.request(withdrawConsent, { studentKey, consentKind }, inTime())
const list = async (studentKey: string) => {
  const listed = await asker.request(listConsents, { studentKey }, inTime())
  if (listed.kind !== 'found') throw new Error('the student is gone')
  return listed
}
const profileOf = async (studentKey: string) => {
  const found = await asker.request(getProfile, { studentKey }, inTime())
  if (found.kind !== 'found') throw new Error('the student is gone')
  return found
}
const Id = z.object({ id: z.uuid() })
/** What chat-engine goes by: a command may bring an older verdict later. */
const lastTaken = (studentKey: string) =>
  taken
    .get(studentKey)
    ?.toSorted((one, other) => (one.decidedAt < other.decidedAt ? -1 : 1))
    .at(-1)
const invalid = (path: string) => ({ kind: 'invalid', issues: [{ path, message: expect.any(String) }] })

test('a verdict that chat-engine did not take is answered all the same, and taken later', async () => {
  const { studentKey } = await come()
  expect(await put(studentKey, { source: 'self', band: '0-12' })).toMatchObject({ kind: 'put', blocked: 'age' })
  expect(taken.has(studentKey)).toBe(false)
  await using _serving = await serveChat()
  await eventually('the command', () => taken.has(studentKey))
  expect(lastTaken(studentKey)).toMatchObject({ blocked: 'age' })
})

describe('while chat-engine answers', () => {
  beforeAll(async () => {
    opened.use(await serveChat())
  })

  test('it has a changed verdict before the age is answered, and a later one than all that missed the change', async () => {
    const { studentKey, verdict } = await come()
    const readings: Verdict[] = [verdict]
    const answers = { isThere: false }
    const reading = (async () => {
      while (!answers.isThere) {
        const { contacts } = await asker.request(findContacts, { studentKeys: [studentKey], withWork: false }, inTime())
        readings.push(...contacts.map((contact) => contact.verdict))
      }
    })()
    expect(await put(studentKey, { source: 'self', band: '0-12' })).toMatchObject({ kind: 'put', blocked: 'age' })
    const handedOver = lastTaken(studentKey)
    answers.isThere = true
    await reading
    expect(handedOver).toMatchObject({ blocked: 'age', adult: false })
    const missed = readings.filter(({ blocked }) => blocked === null)
    for (const { decidedAt } of missed) expect(decidedAt < String(handedOver?.decidedAt)).toBe(true)
  })

  test('is asked nothing where the verdict stays', async () => {
    const { studentKey } = await come()
    await put(studentKey, { source: 'self', band: '13-15' })
    await put(studentKey, { source: 'apple', band: '16-17', approval: 'granted' })
    await asker.request(patchProfile, { studentKey, patch: { displayName: 'Elif', birthYear: 2010 } }, inTime())
    await grant(studentKey, 'terms', '2')
    expect(taken.has(studentKey)).toBe(false)
  })

  test('a year of birth, a grade, a consent and an approval that change the verdict reach it too', async () => {
    const { studentKey } = await come()
    const patch = (patch: { birthYear?: number | null; grade?: '6' | null }) =>
      asker.request(patchProfile, { studentKey, patch }, inTime())
    await put(studentKey, { source: 'google', band: '18+' })
    expect(lastTaken(studentKey)).toMatchObject({ blocked: null, adult: true })
    await patch({ grade: '6' })
    expect(lastTaken(studentKey)).toMatchObject({ blocked: 'consent', adult: false })
    await grant(studentKey, 'privacy', '7')
    expect(lastTaken(studentKey)).toMatchObject({ blocked: null, adult: false })
    await withdraw(studentKey, 'privacy')
    expect(lastTaken(studentKey)).toMatchObject({ blocked: 'consent' })
    await patch({ grade: null, birthYear: new Date().getFullYear() - 12 })
    expect(lastTaken(studentKey)).toMatchObject({ blocked: 'age' })
    await put(studentKey, { source: 'google', band: '18+', approval: 'revoked' })
    expect(lastTaken(studentKey)).toMatchObject({ blocked: 'parent' })
    const moments = taken.get(studentKey)?.map(({ decidedAt }) => decidedAt) ?? []
    expect(new Set(moments).size).toBeGreaterThanOrEqual(6)
  })

  test('the profile has the age in force and the usual quiet hours of it, unless the student chose others', async () => {
    const { studentKey } = await come()
    const quiet = async () => (await profileOf(studentKey)).profile.quietHours
    expect(await profileOf(studentKey)).toMatchObject({ age: null, blocked: null })
    expect(await quiet()).toEqual({ start: '22:00', end: '07:00' })
    await put(studentKey, { source: 'self', band: '13-15' })
    expect(await profileOf(studentKey)).toMatchObject({ age: { band: '13-15', source: 'self', expiresAt: null } })
    expect(await quiet()).toEqual({ start: '21:00', end: '07:00' })
    await asker.request(patchProfile, { studentKey, patch: { quietHours: null } }, inTime())
    expect(await quiet()).toBeNull()
  })

  test('a band that is refused changes nothing', async () => {
    const { studentKey } = await come()
    await put(studentKey, { source: 'apple', band: '13-15' })
    const before = await profileOf(studentKey)
    expect(await put(studentKey, { source: 'self', band: '16-17' })).toEqual(invalid('source'))
    expect(await profileOf(studentKey)).toEqual(before)
  })

  test('the same consent by 10 requests at once is one row, and so is its withdrawal', async () => {
    const { studentKey } = await come()
    const tenTimes = (ask: () => Promise<unknown>) => Promise.all(Array.from({ length: 10 }, ask))
    await tenTimes(() => grant(studentKey, 'terms', '2'))
    const granted = await list(studentKey)
    expect(granted.consents).toMatchObject([{ kind: 'terms', version: '2', withdrawnAt: null, by: 'student' }])
    await tenTimes(() => withdraw(studentKey, 'terms'))
    const [withdrawal, ...rest] = (await list(studentKey)).consents
    expect(withdrawal).toMatchObject({ grantedAt: granted.consents[0]?.grantedAt, withdrawnAt: expect.any(String) })
    expect(rest).toEqual(granted.consents)
    await grant(studentKey, 'terms', '2')
    expect((await list(studentKey)).consents).toMatchObject([{ withdrawnAt: null }, withdrawal, ...rest])
  })

  test('only the version that is asked for can be agreed to', async () => {
    const { studentKey } = await come()
    expect(await grant(studentKey, 'terms', '1')).toEqual(invalid('version'))
    expect(await grant(studentKey, 'terms', '2 ')).toEqual(invalid('version'))
    expect(await withdraw(studentKey, 'terms')).toMatchObject({ kind: 'found', consents: [] })
  })

  test('20 consents of a kind are listed, the newest first', async () => {
    const { studentKey } = await come()
    await put(studentKey, { source: 'self', band: '0-12' })
    for (let nth = 0; nth < 11; nth += 1) {
      await grant(studentKey, 'terms', '2')
      await withdraw(studentKey, 'terms')
    }
    await grant(studentKey, 'privacy', '7')
    const { consents: listed, missing } = await list(studentKey)
    expect(listed.map(({ kind }) => kind)).toEqual(['privacy', ...Array.from({ length: 20 }, () => 'terms')])
    const moments = listed.map(({ grantedAt, withdrawnAt }) => withdrawnAt ?? grantedAt)
    expect(moments).toEqual(moments.toSorted().toReversed())
    expect(missing).toEqual([])
  })

  test('an operator’s band is a new beginning, and a parent’s consent lets a child in', async () => {
    const { sub, studentKey } = await come()
    await put(studentKey, { source: 'self', band: '16-17' })
    await put(studentKey, { source: 'apple', band: '13-15', approval: 'revoked' })
    expect(await runByOperator(deps, { job: 'age', sub, band: '0-12' })).toBe('age: 0-12; the student is blocked: age')
    expect((await profileOf(studentKey)).age).toMatchObject({ band: '0-12', source: 'operator' })
    const parent = { job: 'consent', sub, kind: 'parent', version: '3' } as const
    await runByOperator(deps, { ...parent, isWithdrawn: false })
    expect(lastTaken(studentKey)).toMatchObject({ blocked: 'consent' })
    await grant(studentKey, 'privacy', '7')
    expect(lastTaken(studentKey)).toMatchObject({ blocked: null })
    await runByOperator(deps, { ...parent, version: undefined, isWithdrawn: true })
    expect(lastTaken(studentKey)).toMatchObject({ blocked: 'age' })
    expect((await list(studentKey)).consents[0]).toMatchObject({ kind: 'parent', version: '3', by: 'operator' })
  })

  test('an operator is told what could not be done', async () => {
    const { sub } = await come()
    const noted = (of: { sub: string; kind?: 'terms'; version: string | undefined }) =>
      runByOperator(deps, { job: 'consent', kind: 'parent', isWithdrawn: false, ...of })
    await expect(noted({ sub: randomUUID(), version: '1' })).rejects.toThrow('No student has this sub.')
    await expect(noted({ sub, version: undefined })).rejects.toThrow('CONSENTS names no parent')
    await expect(noted({ sub, kind: 'terms', version: '1' })).rejects.toThrow('CONSENTS asks for "2"')
    expect(await noted({ sub, kind: 'terms', version: undefined })).toBe(
      'consent: terms 2 granted; the student is not blocked',
    )
  })

  test('what is held is in the export, and gone with the student', async () => {
    const { studentKey } = await come()
    await put(studentKey, { source: 'apple', band: '16-17', approval: 'granted' })
    await grant(studentKey, 'terms', '2')
    const { records } = await asker.request(studentExports[service], { studentKey, after: null }, inTime())
    expect(records).toMatchObject([
      { type: 'student', ages: { apple: { band: '16-17', approval: 'granted' } } },
      { type: 'consent', kind: 'terms', version: '2', by: 'student' },
    ])
    await asker.request(eraseStudent, { studentKey }, inTime())
    expect(await put(studentKey, { source: 'self', band: '16-17' })).toEqual({ kind: 'erased' })
    expect(await grant(studentKey, 'terms', '2')).toEqual({ kind: 'erased' })
    expect(await withdraw(studentKey, 'terms')).toEqual({ kind: 'erased' })
    expect(await db.anyFirst(sql.type(Id)`SELECT id FROM consent WHERE student_key = ${studentKey}`)).toEqual([])
  })
})
