import { randomUUID } from 'node:crypto'
import { openDb } from '@yoldas/testkit/servers'
import { deadlineIn } from '@yoldas/time'
import { afterAll, expect, test } from 'vitest'
import { register } from '../devices/handlers.ts'
import { findDevices } from '../devices/store.ts'
import { eraseStudent } from '../students/store.ts'
import { accepted, deliverDeps, fcmSent, refusal, startProviders } from '../test/deliveries.ts'
import type { Script } from '../test/provider.ts'
import { newStudent } from '../test/students.ts'
import { notifyForTest } from './handlers.ts'

const db = await openDb('notifier')
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

async function connected(script?: Script, off = {}) {
  const { providers, sent } = opened.use(await startProviders(script, off))
  const deps = deliverDeps(db, providers)
  const ask = (studentKey: string, token?: string, milliseconds = 9_000) =>
    notifyForTest(deps, token === undefined ? { studentKey } : { studentKey, token }, deadlineIn(milliseconds))
  return { sent, ask }
}

async function studentWith(...tokens: string[]): Promise<string> {
  const studentKey = randomUUID()
  for (const token of tokens) await register(db, { studentKey, token, platform: 'android' })
  return studentKey
}

test('every device is tried, and what the provider said of each is returned unchanged', async () => {
  const unique = randomUUID()
  const [good, dead, wrong] = [`good-${unique}`, `dead-${unique}`, `wrong-${unique}`]
  const { sent, ask } = await connected((asked) => {
    if (fcmSent(asked).token === dead) return refusal(404, 'UNREGISTERED')
    return fcmSent(asked).token === wrong ? refusal(403, 'SENDER_ID_MISMATCH') : accepted
  })
  const studentKey = await studentWith(good, dead, wrong)
  const shown = { token: unique.slice(-12), platform: 'android' }
  expect(await ask(studentKey)).toEqual({
    kind: 'tested',
    results: [
      { ...shown, ok: true },
      { ...shown, ok: false, reason: 'UNREGISTERED in words' },
      { ...shown, ok: false, reason: 'SENDER_ID_MISMATCH in words' },
    ],
  })
  expect(sent().map(fcmSent)).toMatchObject(
    Array.from({ length: 3 }, () => ({ data: { type: 'test', title: 'Yoldaş', tag: 'test' } })),
  )
  expect((await findDevices(db, studentKey)).map(({ token }) => token)).toEqual([good, wrong])
})

test('one device is tried when it is named, and it is the caller’s', async () => {
  const { sent, ask } = await connected()
  const [first, second] = [randomUUID(), randomUUID()]
  const studentKey = await studentWith(first, second)
  expect(await ask(studentKey, second)).toMatchObject({ results: [{ token: second.slice(-12), ok: true }] })
  const { token: another } = await newStudent(db)
  expect(await ask(studentKey, another)).toEqual({ kind: 'tested', results: [] })
  expect(await ask(studentKey, 'unknown')).toEqual({ kind: 'tested', results: [] })
  expect(sent().map((asked) => fcmSent(asked).token)).toEqual([second])
})

test('without a device nothing is tried', async () => {
  const { sent, ask } = await connected()
  expect(await ask(randomUUID())).toEqual({ kind: 'tested', results: [] })
  expect(sent()).toEqual([])
})

test('an erased student is answered as erased', async () => {
  const { ask } = await connected()
  const { studentKey } = await newStudent(db)
  await eraseStudent(db, studentKey)
  expect(await ask(studentKey)).toEqual({ kind: 'erased' })
})

test('more devices than are tried at once are all tried, each once', async () => {
  const { sent, ask } = await connected()
  const tokens = Array.from({ length: 20 }, () => randomUUID())
  const answer = await ask(await studentWith(...tokens))
  expect(answer.kind === 'tested' && answer.results.filter(({ ok }) => ok)).toHaveLength(20)
  expect(
    sent()
      .map((asked) => fcmSent(asked).token)
      .toSorted(),
  ).toEqual(tokens.toSorted())
})

test('a provider that is silent is reported in time for the answer', async () => {
  const { ask } = await connected(() => 'silence')
  const studentKey = await studentWith(...Array.from({ length: 20 }, () => randomUUID()))
  const began = performance.now()
  const answer = await ask(studentKey, undefined, 1_000)
  // Two rounds of devices would otherwise be waited for, 5 s each.
  expect(performance.now() - began).toBeLessThan(5_000)
  const reasons = answer.kind === 'tested' ? answer.results.map(({ reason }) => reason) : []
  expect(reasons).toHaveLength(20)
  // The second round has a fraction of a millisecond left, or nothing.
  for (const reason of reasons) expect(['no answer in time', 'no time was left to try']).toContain(reason)
})

test('what no time is left for is not tried, and said', async () => {
  const { sent, ask } = await connected()
  const answer = await ask(await studentWith(randomUUID()), undefined, 400)
  expect(answer).toMatchObject({ kind: 'tested', results: [{ ok: false, reason: 'no time was left to try' }] })
  expect(sent()).toEqual([])
})

test('without FCM the answer says so', async () => {
  const { ask } = await connected(undefined, { fcm: true })
  const { studentKey } = await newStudent(db)
  expect(await ask(studentKey)).toMatchObject({ results: [{ ok: false, reason: 'fcm is not configured' }] })
})
