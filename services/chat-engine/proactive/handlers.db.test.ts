import { randomUUID } from 'node:crypto'
import { RequestFailed } from '@yoldas/bus'
import { appendMessages, composeCheckin, findSilences, findSilent, getSilence } from '@yoldas/contracts/proactive'
import { isUnavailable } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createLog, createMetrics } from '@yoldas/telemetry'
import { eventually } from '@yoldas/testkit'
import { openDb, openNats } from '@yoldas/testkit/servers'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pseudonyms } from '../clients/pseudonyms.ts'
import { findHistory } from '../conversation/said/store.ts'
import { openMeter } from '../spending/meter.ts'
import { eventsOf, append as newAppend, send, silentSince, textsOf } from '../test/appends.ts'
import { enterEngine, modelsOf } from '../test/engine.ts'
import { says, startScript } from '../test/script.ts'
import { proactiveHandlers } from './handlers.ts'

const opened = new AsyncDisposableStack()
const db = await openDb('chat-engine')
const engine = await enterEngine(db)
const connect = await openNats()
const bus = await connect('chat-engine')
const gateway = await connect('gateway')
const scheduler = await connect('companion-scheduler')
let wakes = 0
beforeAll(async () => {
  const { model } = opened.use(await startScript([[says('Nasıl gidiyor?')]]))
  const relay = {
    wake: () => {
      wakes += 1
    },
  }
  const meter = openMeter(db, createMetrics(), {})
  const handlers = proactiveHandlers({
    db,
    bus,
    log: createLog('test', 'silent'),
    models: modelsOf([model]),
    pseudonymOf: pseudonyms(undefined),
    meter,
    relay,
  })
  opened.use(await bus.serve(handlers, { service: 'chat-engine', isUnavailable }))
})
afterAll(() => opened.disposeAsync())

/** As the scheduler has it, which knows nothing of bubbles. */
function row(studentKey: string, text: string) {
  const { bubbles: _bubbles, ...row } = newAppend(studentKey, [text])
  return row
}
const append = (...rows: ReturnType<typeof row>[]) =>
  scheduler.request(appendMessages, { rows }, deadlineIn(8_000)).then(({ outcomes }) => outcomes)

/** All that the student's feeds were sent until now. */
async function feedOf(studentKey: string) {
  const last = newId()
  bus.publishLive(studentKey, last, { n: 0, event: 'restart', data: { turnId: last } })
  return eventually('the last event', async () => {
    const events = await gateway.replayFeed(studentKey)
    return events.at(-1)?.turnId === last && events.slice(0, -1).map(({ sequence: _sequence, ...event }) => event)
  })
}

describe('an append', () => {
  test('is parted into bubbles at blank lines, each of which the feeds are shown as it is in history', async () => {
    const [studentKey, before] = [randomUUID(), wakes]
    expect(await append(row(studentKey, 'Merhaba!\n\nBugün iki saat\nkimya.\n'))).toEqual(['appended'])
    const { messages } = await findHistory(db, studentKey, { limit: 10 })
    expect(messages.slice(1).map(({ content }) => content)).toEqual(['Merhaba!', 'Bugün iki saat\nkimya.'])
    const read = { revision: expect.any(Number), data: { cursor: messages[0]?.cursor, unread: 2 } }
    const shown = messages.map((message) => ({
      turnId: null,
      event: { event: 'message', data: { message }, ...(message.origin !== 'notice' && { read }) },
    }))
    expect(await feedOf(studentKey)).toEqual(shown)
    expect(await eventsOf(db, studentKey)).toHaveLength(1)
    expect(wakes).toBeGreaterThan(before)
  })

  test('that is repeated, or waits, is shown to no feed', async () => {
    const studentKey = randomUUID()
    const first = row(studentKey, 'bir')
    await append(first)
    const shown = await feedOf(studentKey)
    await send(db, studentKey, { taker: engine })
    expect(await append(first, row(studentKey, 'iki'))).toEqual(['duplicate', 'appended'])
    // What the feeds were told first is marked by the turn that ended it.
    const mark = { turnId: expect.any(String), event: expect.objectContaining({ event: 'restart' }) }
    expect(await feedOf(studentKey)).toEqual([...shown, mark])
    expect(await textsOf(db, studentKey)).toEqual(['bir', 'soru'])
    expect(await eventsOf(db, studentKey)).toHaveLength(1)
  })

  test('without visible text is refused with all of its batch, of which nothing is stored', async () => {
    const studentKey = randomUUID()
    await expect(append(row(studentKey, 'bir'), row(studentKey, ' \n'))).rejects.toBeInstanceOf(RequestFailed)
    expect(await textsOf(db, studentKey)).toEqual([])
    expect(await append(row(studentKey, 'bir'))).toEqual(['appended'])
  })

  test.each([
    ['at once', false],
    ['when it waits', true],
  ])('of what Postgres cannot store is taken without it, %s', async (_when, isBusy) => {
    const studentKey = randomUUID()
    if (isBusy) await send(db, studentKey, { taker: engine })
    expect(await append(row(studentKey, 'bir\0 \ud83d'))).toEqual(['appended'])
    expect(await textsOf(db, studentKey)).toEqual([isBusy ? 'soru' : 'bir \ufffd'])
  })
})

test('the silent are asked for page by page, until there is no next', async () => {
  const students = Array.from({ length: 5 }, () => randomUUID())
  for (const [nth, key] of students.entries()) await silentSince(db, key, `2026-02-0${nth + 1}T00:00:00.123456Z`)
  const pages: string[][] = []
  for (let after: string | null = null; ; ) {
    const asked = { silentBy: '2026-02-05T00:00:00.123Z', after, limit: 2 }
    const page: { students: Array<{ studentKey: string; silentSince: string }>; next: string | null } =
      await scheduler.request(findSilent, asked, deadlineIn(5_000))
    pages.push(page.students.map(({ studentKey, silentSince }) => `${studentKey} ${silentSince}`))
    after = page.next
    if (after === null) break
  }
  const expected = students.map((key, nth) => `${key} 2026-02-0${nth + 1}T00:00:00.123Z`)
  expect(pages).toEqual([expected.slice(0, 2), expected.slice(2, 4), expected.slice(4)])
})

test('a silence is answered for students who are known, and for nobody else', async () => {
  const studentKey = randomUUID()
  const ask = () => scheduler.request(getSilence, { studentKey }, deadlineIn(5_000))
  expect(await ask()).toEqual({ silentSince: null })
  await silentSince(db, studentKey, '2026-02-01T00:00:00.123456Z')
  expect(await ask()).toEqual({ silentSince: '2026-02-01T00:00:00.123Z' })
})

test('silences are answered for all known students at once', async () => {
  const [one, other, unknown] = [randomUUID(), randomUUID(), randomUUID()]
  const days = new Map([
    [one, '2026-02-01T00:00:00.123Z'],
    [other, '2026-02-02T00:00:00.000Z'],
  ])
  for (const [key, since] of days) await silentSince(db, key, since)
  const asked = { studentKeys: [one, unknown, other] }
  const { silences } = await scheduler.request(findSilences, asked, deadlineIn(5_000))
  expect(new Map(silences.map((silence) => [silence.studentKey, silence.silentSince]))).toEqual(days)
})

test('a check-in is composed for whom it is asked, and nothing is stored', async () => {
  const studentKey = randomUUID()
  await send(db, studentKey)
  const answer = await scheduler.request(composeCheckin, { studentKey }, deadlineIn(20_000))
  expect(answer).toEqual({ text: 'Nasıl gidiyor?' })
  expect(await textsOf(db, studentKey)).toEqual(['soru'])
})
