import { randomUUID } from 'node:crypto'
import { handle } from '@yoldas/bus'
import type { NotificationAction } from '@yoldas/contracts/push'
import { applyAction, changeSchedule, listScheduled, scheduleCareCheckin } from '@yoldas/contracts/scheduler'
import { changeWork } from '@yoldas/contracts/work'
import { type Db, databaseTime, isUnavailable, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { startRelay } from '@yoldas/outbox'
import { eventually } from '@yoldas/testkit'
import { deadlineIn, istanbulTime, nextDay } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { careHandlers } from '../care/handlers.ts'
import { addCheckins } from '../checkins/store.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { scheduleHandlers } from '../schedule/handlers.ts'
import { eraseStudent, lockStudents } from '../students/store.ts'
import {
  blockOf,
  clear,
  contactOf,
  countWaiting,
  jobDeps,
  makeDue,
  newMessage,
  openWorld,
  playChat,
  playProfile,
  type Row,
  schedule,
  type World,
  waiting,
} from '../test/world.ts'
import { noteUnasked } from '../unasked/store.ts'
import { actionHandlers } from './handlers.ts'

// What is due is everybody's: one test at a time, on an empty table.
let world: World
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  world = opened.use(await openWorld(2))
  const { db, bus } = world
  const deps = { db, bus, relay: opened.use(startRelay(world)) }
  const handlers = [scheduleHandlers, actionHandlers, careHandlers].flatMap((make) => make(deps))
  opened.use(await bus.serve(handlers, { service: 'companion-scheduler', isUnavailable }))
})
afterAll(() => opened.disposeAsync())
beforeEach(() => clear(world.db))

const soon = () => deadlineIn(5_000)
const deliver = (db: Db = world.db) => deliverDue(jobDeps(world, db))
const now = () => databaseTime(world.db)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const Action = z.object({ id: z.uuid(), input: applyAction.input })
/** As a relay sends the command; a repeat has the same id. */
const send = (input: z.output<typeof applyAction.input>, id = newId()) =>
  world.bus.request({ ...applyAction, input: Action, output: z.object({}) }, { id, input }, soon())
const act = async (studentKey: string, turnId: string, action: NotificationAction, actedAt?: string) =>
  send({ studentKey, turnId, action, actedAt: actedAt ?? (await now()) })

const Care = z.object({ id: z.uuid(), input: scheduleCareCheckin.input })
const care = (studentKey: string, dueAt: string, id: string = newId(), text = 'Nasılsın?') =>
  world.bus.request(
    { ...scheduleCareCheckin, input: Care, output: z.object({}) },
    { id: newId(), input: { studentKey, id, dueAt, text } },
    soon(),
  )

const Cancel = z.object({ id: z.uuid(), input: changeSchedule.input })
const cancel = (studentKey: string, id: string) =>
  world.bus.request(
    { ...changeSchedule, input: Cancel, output: z.object({}) },
    { id: newId(), input: { studentKey, changes: [{ change: 'cancel', id }] } },
    soon(),
  )

async function listed(studentKey: string) {
  const answer = await world.bus.request(listScheduled, { studentKey }, soon())
  return answer.kind === 'listed' ? answer.scheduled : []
}

const Until = z.object({ until: z.string() })
const pausedUntil = (studentKey: string) =>
  world.db.maybeOneFirst(sql.type(Until)`SELECT until FROM pause WHERE student_key = ${studentKey}`)

/** A reminder, of a block where one is named, that was delivered. */
async function deliveredReminder(block?: { id: string; endsAt: string }) {
  await using _chat = await playChat(world.bus)
  await using _profile = await playProfile(world.bus)
  const message = { ...newMessage({ kind: 'reminder', text: 'Kimya tekrarı', reason: 'Öğrenci istedi.' }), block }
  const { studentKey } = await schedule(world.db, [message])
  expect(await deliver()).toMatchObject({ delivered: 1 })
  return { studentKey, message }
}

/** A follow-up that was written lately. */
async function deliveredFollowup() {
  const [studentKey, id] = [randomUUID(), newId()]
  const writtenAt = new Date(Date.now() - 30 * 3_600_000).toISOString()
  await world.db.transaction(async (tx) => {
    await lockStudents(tx, [studentKey])
    await noteUnasked(tx, [{ id, studentKey, kind: 'followup', template: null, isTurnedOn: false, writtenAt }])
  })
  return { studentKey, id }
}

async function silent(studentKey: string) {
  const checkin = {
    id: newId(),
    studentKey,
    silentSince: '2026-10-01T10:00:00.123Z',
    text: 'Nasılsın?',
    template: null,
  }
  await world.db.transaction(async (tx) => {
    await lockStudents(tx, [studentKey])
    await addCheckins(tx, [checkin])
  })
}

const tomorrow = async () => nextDay(istanbulTime(new Date(await now())).day)

describe('snoozing a reminder', () => {
  test('has it come again tomorrow at its time, listed and once, however often it is chosen', async () => {
    const { studentKey, message } = await deliveredReminder()
    const commandId = newId()
    const chosen = { studentKey, turnId: message.id, action: 'snooze', actedAt: await now() } as const
    await Promise.all([send(chosen, commandId), send(chosen, commandId), send(chosen), send(chosen)])
    const [again, ...more] = await listed(studentKey)
    const { time } = istanbulTime(new Date(message.dueAt))
    expect([again, more]).toMatchObject([{ kind: 'reminder', text: message.text, reason: message.reason }, []])
    expect(istanbulTime(new Date(again?.dueAt ?? ''))).toEqual({ day: await tomorrow(), time })
    expect(await pausedUntil(studentKey)).toBeNull()
  })

  test('works for what came again, and a late choice has it come at once', async () => {
    const { studentKey, message } = await deliveredReminder()
    await act(studentKey, message.id, 'snooze', inHours(-48))
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    expect(await deliver()).toMatchObject({ delivered: 1 })
    const [again] = chat.received()
    expect(again).toMatchObject({ text: message.text, messageType: 'reminder' })
    await act(studentKey, again?.turnId ?? '', 'snooze')
    expect(await listed(studentKey)).toHaveLength(1)
  })

  test('of a block ends a day later, and goes when the block’s own reminder is cancelled', async () => {
    const block = blockOf(30)
    const { studentKey, message } = await deliveredReminder(block)
    await act(studentKey, message.id, 'snooze')
    const Ends = z.object({ blockId: z.uuid(), later: z.number() })
    const ends = await world.db.one(sql.type(Ends)`
      SELECT block_id AS "blockId", extract(epoch FROM block_ends_at - ${block.endsAt}::timestamptz)::float8 AS later
      FROM scheduled_message WHERE student_key = ${studentKey}
    `)
    expect(ends.blockId).toBe(block.id)
    expect(Math.abs(ends.later - 86_400)).toBeLessThan(61)
    expect(await listed(studentKey)).toHaveLength(1)
    await cancel(studentKey, message.id)
    expect(await waiting(world.db, studentKey)).toEqual([])

    const other = await deliveredReminder(blockOf(30))
    await cancel(other.studentKey, other.message.id)
    await act(other.studentKey, other.message.id, 'snooze')
    expect(await waiting(world.db, other.studentKey)).toEqual([])
  })

  test('works though its scheduler died before it noted that it was delivered', async () => {
    await using _chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const { studentKey, ids } = await schedule(world.db, [newMessage({ kind: 'reminder' })])
    const dying: Db['query'] = () => Promise.reject(new Error('killed'))
    await expect(deliver({ ...world.db, query: dying })).rejects.toThrow('killed')
    await act(studentKey, ids[0] ?? '', 'snooze')
    await makeDue(world.db)
    await deliver()
    expect(await world.db.exists(sql.unsafe`SELECT FROM delivered_reminder`)).toBe(true)
    await act(studentKey, ids[0] ?? '', 'snooze')
    expect(await waiting(world.db, studentKey)).toHaveLength(0)
  })
})

describe('a student who wants no more', () => {
  test('gets nothing unasked until tomorrow at seven, or for seven days; never less than before', async () => {
    const { studentKey, id } = await deliveredFollowup()
    const actedAt = await now()
    await act(studentKey, id, 'snooze', actedAt)
    expect(await pausedUntil(studentKey)).toBe(new Date(`${await tomorrow()}T07:00:00+03:00`).toISOString())
    const week = new Date(Date.parse(actedAt) + 7 * 86_400_000).toISOString()
    await act(studentKey, id, 'mute_week', actedAt)
    expect(await pausedUntil(studentKey)).toBe(week)
    await act(studentKey, newId(), 'mute_week', inHours(-24))
    expect(await pausedUntil(studentKey)).toBe(week)
  })

  test('has check-ins and follow-ups wait, the check-in of a silence dropped, and reminders delivered', async () => {
    const { studentKey, id } = await deliveredFollowup()
    await act(studentKey, id, 'mute_week')
    await schedule(world.db, [newMessage(), newMessage({ kind: 'reminder', text: 'Hatırlatma' })], studentKey)
    await silent(studentKey)
    await using chat = await playChat(world.bus, { silentSince: () => inHours(-90) })
    await using _profile = await playProfile(world.bus)
    expect(await deliver()).toMatchObject({ delivered: 1, moved: 1, dropped: 1 })
    expect(chat.received()).toMatchObject([{ text: 'Hatırlatma' }])
    expect(await waiting(world.db, studentKey)).toMatchObject([
      { kind: 'followup', dueAt: await pausedUntil(studentKey) },
    ])
  })

  test('is received while a delivery is being decided: it waits for the choice, and obeys it', async () => {
    const { studentKey } = await deliveredFollowup()
    await schedule(world.db, [newMessage()], studentKey)
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const [locked, choosing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const other = world.replicas[1]
    const holding = other?.transaction(async (tx) => {
      await lockStudents(tx, [studentKey])
      locked.resolve()
      await choosing.promise
      await tx.query(sql.typeAlias('none')`
        INSERT INTO pause (student_key, until) VALUES (${studentKey}, clock_timestamp() + interval '7 days')
      `)
    })
    await locked.promise
    const delivering = deliver()
    await eventually('the delivery to wait', async () => (await countWaiting(world.db)) > 0)
    choosing.resolve()
    await holding
    expect(await delivering).toMatchObject({ delivered: 0, moved: 1 })
    expect(chat.received()).toEqual([])
  })
})

describe('any choice', () => {
  test('answers what was written: two that nobody answered hold back no more', async () => {
    const { studentKey, id } = await deliveredFollowup()
    const earlier = new Date(Date.now() - 60 * 3_600_000).toISOString()
    const note = {
      id: newId(),
      studentKey,
      kind: 'checkin',
      template: null,
      isTurnedOn: false,
      writtenAt: earlier,
    } as const
    await world.db.transaction((tx) => noteUnasked(tx, [note]))
    await using chat = await playChat(world.bus, { silentSince: () => inHours(-90) })
    await using _profile = await playProfile(world.bus)
    await schedule(world.db, [newMessage({ text: 'bir' })], studentKey)
    expect(await deliver()).toMatchObject({ dropped: 1 })
    await act(studentKey, id, 'done')
    await schedule(world.db, [newMessage({ text: 'iki' })], studentKey)
    expect(await deliver()).toMatchObject({ delivered: 1 })
    expect(chat.received()).toMatchObject([{ text: 'iki' }])
    expect(await pausedUntil(studentKey)).toBeNull()
  })

  test('on a message that nobody knows, or of another student, pauses and schedules nothing', async () => {
    const [{ message }, { id }] = [await deliveredReminder(), await deliveredFollowup()]
    const studentKey = randomUUID()
    for (const turnId of [newId(), message.id, id]) await act(studentKey, turnId, 'snooze')
    await act(studentKey, message.id, 'done')
    expect([await waiting(world.db), await pausedUntil(studentKey)]).toEqual([[], null])
  })

  test('of an erased student does nothing', async () => {
    const { studentKey, message } = await deliveredReminder()
    await eraseStudent(world.db, studentKey)
    for (const action of ['snooze', 'mute_week', 'done'] as const) await act(studentKey, message.id, action)
    expect([await waiting(world.db), await pausedUntil(studentKey)]).toEqual([[], null])
  })

  test('that a block is done is sent to the plan once, and not of another reminder', async () => {
    const received: unknown[] = []
    const Sent = z.object({ id: z.uuid(), input: changeWork.input })
    const block = blockOf(30)
    const [ofBlock, other] = [await deliveredReminder(block), await deliveredReminder()]
    const receive = handle({ ...changeWork, input: Sent, output: z.object({}) }, async ({ input }) => {
      received.push(input)
      return {}
    })
    await using _plan = await world.bus.serve([receive], { service: 'profile-journey', isUnavailable })
    for (let times = 0; times < 2; times++) {
      await act(other.studentKey, other.message.id, 'done')
      await act(ofBlock.studentKey, ofBlock.message.id, 'done')
    }
    const changes = [{ change: 'update-block', id: block.id, patch: { status: 'done' } }]
    await eventually('the plan to receive it', async () => received.length > 0)
    await eventually('all to be sent', async () => !(await world.db.exists(sql.unsafe`SELECT FROM outbox`)))
    expect(received).toEqual([{ studentKey: ofBlock.studentKey, changes }])
  })
})

describe('after distress', () => {
  test('one check-in waits: only a later one takes its place, and it is on no list', async () => {
    const studentKey = randomUUID()
    const [first, second] = [newId(), newId()]
    await care(studentKey, inHours(24), first)
    await care(studentKey, inHours(30), second, 'Bugün nasılsın?')
    await care(studentKey, inHours(24), first)
    await care(studentKey, inHours(25))
    await care(studentKey, inHours(40), first)
    expect(await waiting(world.db, studentKey)).toMatchObject([
      { id: second, text: 'Bugün nasılsın?', kind: 'checkin' },
    ])
    expect(await listed(studentKey)).toEqual([])
    await cancel(studentKey, second)
    expect(await waiting(world.db, studentKey)).toHaveLength(1)
  })

  test('it goes when all else is paused, hides its text, counts as written and comes once', async () => {
    const { studentKey, id: followup } = await deliveredFollowup()
    await act(studentKey, followup, 'mute_week')
    const id = newId()
    await care(studentKey, inHours(-1), id)
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    expect(await deliver()).toMatchObject({ delivered: 1 })
    const shown = { turnId: id, origin: 'scheduled', messageType: 'checkin', isCareCheckin: true, hidesPreview: true }
    expect(chat.received()).toMatchObject([shown])
    await care(studentKey, inHours(-1), id)
    expect(await waiting(world.db, studentKey)).toEqual([])
    await silent(studentKey)
    expect(await deliver()).toMatchObject({ dropped: 1 })
  })

  test('it is nobody’s who turned check-ins off, nor of one who was erased', async () => {
    const [off, left] = [randomUUID(), randomUUID()]
    await eraseStudent(world.db, left)
    for (const studentKey of [off, left]) await care(studentKey, inHours(-1))
    expect(await waiting(world.db, left)).toEqual([])
    await using chat = await playChat(world.bus)
    const proactive = { reminders: true, checkins: false, followups: true, reviews: false, weekly: false }
    await using _profile = await playProfile(world.bus, (key) => contactOf(key, { proactive }))
    expect(await deliver()).toMatchObject({ dropped: 1 })
    expect(chat.received()).toEqual([])
  })

  const held = (row: Row, until: string) => (row.isCareCheckin ? undefined : until)
  const Noted = z.object({ id: z.uuid() })
  const noted = () => world.db.anyFirst(sql.type(Noted)`SELECT id FROM unasked_message`)

  test('a message that the conversation holds back waits uncounted; a silence’s check-in is dropped', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    const until = inHours(72)
    await using _profile = await playProfile(world.bus)
    {
      await using chat = await playChat(world.bus, { pausedUntil: (row) => held(row, until) })
      await schedule(world.db, [newMessage()], one)
      await silent(other)
      expect(await deliver()).toMatchObject({ delivered: 0, moved: 1, dropped: 1 })
      expect([chat.history.size, await noted()]).toEqual([0, []])
      expect(await waiting(world.db)).toMatchObject([{ studentKey: one, dueAt: until }])
    }
    await using chat = await playChat(world.bus)
    await silent(other)
    await makeDue(world.db)
    expect(await deliver()).toMatchObject({ delivered: 2 })
    expect(chat.history.size).toBe(2)
  })

  test('a message is held back even when the scheduler dies on the answer, and does not count', async () => {
    const { studentKey } = await schedule(world.db, [newMessage()])
    const until = inHours(72)
    await using chat = await playChat(world.bus, { pausedUntil: (row) => held(row, until) })
    await using _profile = await playProfile(world.bus)
    const dying: Db['query'] = () => Promise.reject(new Error('killed'))
    await expect(deliver({ ...world.db, query: dying })).rejects.toThrow('killed')
    expect(await noted()).toHaveLength(1)
    await makeDue(world.db)
    expect(await deliver()).toMatchObject({ moved: 1 })
    expect([chat.history.size, await noted()]).toEqual([0, []])
    expect(await waiting(world.db, studentKey)).toMatchObject([{ dueAt: until }])
  })
})

test('a student who hides previews has them hidden in everything that is written first', async () => {
  await using chat = await playChat(world.bus)
  await using _profile = await playProfile(world.bus, (key) => contactOf(key, { hidePreviews: true }))
  await schedule(world.db, [newMessage({ kind: 'reminder' }), newMessage()])
  await silent(randomUUID())
  await deliver()
  expect(chat.received().map(({ hidesPreview }) => hidesPreview)).toEqual([true, true, true])
})
