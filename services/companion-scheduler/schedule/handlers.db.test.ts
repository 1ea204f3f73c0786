import { randomUUID } from 'node:crypto'
import type { ScheduledMessage } from '@yoldas/contracts/scheduler'
import {
  cancelScheduled,
  changeSchedule,
  listScheduled,
  moveScheduled,
  repliedMinutes,
  type ScheduleChange,
} from '@yoldas/contracts/scheduler'
import { databaseTime, isUnavailable, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addCheckins } from '../checkins/store.ts'
import { eraseStudent, lockStudents } from '../students/store.ts'
import { blockOf, newMessage, openWorld, playChat, schedule, type World, waiting } from '../test/world.ts'
import { scheduleHandlers } from './handlers.ts'
import { forgetCancelled } from './store.ts'

let world: World
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  world = opened.use(await openWorld())
  const service = 'companion-scheduler'
  opened.use(await world.bus.serve(scheduleHandlers(world), { service, isUnavailable }))
})
afterAll(() => opened.disposeAsync())

const soon = () => deadlineIn(5_000)
const list = (studentKey: string) => world.bus.request(listScheduled, { studentKey }, soon())
const cancel = (studentKey: string, id: string) => world.bus.request(cancelScheduled, { studentKey, id }, soon())

const Envelope = z.object({ id: z.uuid(), input: changeSchedule.input })
/** As a relay sends the command; a repeat has the same id. */
const send = (studentKey: string, changes: ScheduleChange[], id = newId()) =>
  world.bus.request(
    { ...changeSchedule, input: Envelope, output: z.object({}) },
    { id, input: { studentKey, changes } },
    soon(),
  )
const add = (message: ScheduledMessage): ScheduleChange => ({ change: 'add', message })
const addOfBlock = (message: ScheduledMessage): ScheduleChange => ({ change: 'add', message, block: blockOf(90) })
const drop = (id: string): ScheduleChange => ({ change: 'cancel', id })

const later = (hours: number, message: Partial<ScheduledMessage> = {}) =>
  newMessage({ dueAt: new Date(Date.now() + hours * 3_600_000).toISOString(), ...message })
const scheduledOf = async (studentKey: string) => (await waiting(world.db, studentKey)).map(({ id }) => id)

describe('a change of what is scheduled', () => {
  test('adds messages as they are, to be delivered when they are due', async () => {
    const studentKey = randomUUID()
    const [first, second] = [
      later(1, { kind: 'reminder', reason: 'Öğrenci istedi.', cancelOn: 'user_message', text: '😀'.repeat(2000) }),
      later(2, { kind: 'checkin' }),
    ]
    await send(studentKey, [add(second), add(first)])
    await using _chat = await playChat(world.bus)
    expect(await list(studentKey)).toMatchObject({ kind: 'listed', scheduled: [first, second] })
    for (const { waitSeconds, dueAt } of await waiting(world.db, studentKey)) {
      const seconds = (Date.parse(dueAt) - Date.now()) / 1000
      expect(Math.abs(waitSeconds - seconds)).toBeLessThan(5)
    }
  })

  test('that is repeated adds and removes nothing more', async () => {
    const [studentKey, message, id] = [randomUUID(), later(1), newId()]
    await send(studentKey, [add(message)], id)
    await send(studentKey, [add(message)], id)
    expect(await scheduledOf(studentKey)).toEqual([message.id])
    await cancel(studentKey, message.id)
    await send(studentKey, [add(message)], id)
    expect(await scheduledOf(studentKey)).toEqual([])
  })

  test('adds a message once, also from two commands', async () => {
    const [studentKey, message] = [randomUUID(), later(1)]
    await Promise.all([send(studentKey, [add(message)]), send(studentKey, [add({ ...message, text: 'x' })])])
    expect(await scheduledOf(studentKey)).toEqual([message.id])
  })

  test.each(['after', 'before'])('cancels a message for good when it arrives %s the one that adds it', async (when) => {
    const [studentKey, message, other] = [randomUUID(), later(1), later(2)]
    const adding = () => send(studentKey, [add(message), add(other)])
    if (when === 'after') await adding()
    await send(studentKey, [drop(message.id)])
    if (when === 'before') await adding()
    expect(await scheduledOf(studentKey)).toEqual([other.id])
    // By another command of the same content: its mark is not what keeps the message away.
    await send(studentKey, [add(message)])
    expect(await scheduledOf(studentKey)).toEqual([other.id])
  })

  test('does several things in one, in whatever order they are named', async () => {
    const studentKey = randomUUID()
    const [old, kept, fleeting, fresh] = [later(1), later(2), later(3), later(4)]
    await send(studentKey, [add(old), add(kept)])
    await send(studentKey, [add(fleeting), drop(old.id), add(fresh), drop(fleeting.id)])
    expect(await scheduledOf(studentKey)).toEqual([kept.id, fresh.id])
  })

  test('of one student touches nothing of another’s, before and after it is there', async () => {
    const [one, other, here, coming] = [randomUUID(), randomUUID(), later(1), later(2)]
    await send(one, [add(here)])
    await send(other, [drop(here.id), drop(coming.id)])
    await send(one, [add(coming)])
    expect(await scheduledOf(one)).toEqual([here.id, coming.id])
    await send(one, [drop(coming.id)])
    expect(await scheduledOf(one)).toEqual([here.id])
  })

  test('of an erased student does nothing and is done', async () => {
    const studentKey = randomUUID()
    await eraseStudent(world.db, studentKey)
    expect(await send(studentKey, [add(later(1)), drop(randomUUID())])).toEqual({})
    expect(await scheduledOf(studentKey)).toEqual([])
  })

  test('remembers what was cancelled for longer than a command is sent again, and then no more', async () => {
    const [studentKey, old, young] = [randomUUID(), later(1), later(2)]
    await send(studentKey, [drop(old.id), drop(young.id)])
    const age = (id: string, days: number) =>
      world.db.query(sql.typeAlias('none')`
        UPDATE cancelled_message SET cancelled_at = clock_timestamp() - make_interval(days => ${days}) WHERE id = ${id}
      `)
    await age(old.id, 30)
    await age(young.id, 29)
    await forgetCancelled(world.db, 30, 500)
    await send(studentKey, [add(old), add(young)])
    expect(await scheduledOf(studentKey)).toEqual([old.id])
  })
})

describe('the reminder of a block', () => {
  const move = (studentKey: string, id: string) =>
    world.bus.request(moveScheduled, { studentKey, id, dueAt: later(9).dueAt }, soon())

  test('waits like any message, but is on no list, and no student moves or takes it back', async () => {
    const [studentKey, ofBlock, own] = [randomUUID(), later(1, { kind: 'reminder' }), later(2)]
    await send(studentKey, [addOfBlock(ofBlock), add(own)])
    expect(await list(studentKey)).toMatchObject({ kind: 'listed', scheduled: [own] })
    expect(await move(studentKey, ofBlock.id)).toEqual({ kind: 'unknown' })
    expect(await cancel(studentKey, ofBlock.id)).toEqual({ kind: 'removed' })
    expect(await waiting(world.db, studentKey)).toMatchObject([
      { id: ofBlock.id, dueAt: ofBlock.dueAt },
      { id: own.id },
    ])
  })

  test.each(['in order', 'late'])('is cancelled and added anew by commands that come %s', async (when) => {
    const studentKey = randomUUID()
    const [first, second, third] = [later(1), later(2), later(3)]
    const commands = [[addOfBlock(first)], [drop(first.id), addOfBlock(second)], [drop(second.id), addOfBlock(third)]]
    for (const changes of when === 'late' ? commands.toReversed() : commands) await send(studentKey, changes)
    expect(await scheduledOf(studentKey)).toEqual([third.id])
    await send(studentKey, [drop(third.id)])
    expect(await scheduledOf(studentKey)).toEqual([])
  })
})

describe('the list', () => {
  test('is of this student’s, soonest first, with the time that decides what is due', async () => {
    const messages = [later(5), later(1), later(30 * 24), later(3)]
    const { studentKey } = await schedule(world.db, messages)
    await schedule(world.db, [later(2)])
    const before = await databaseTime(world.db)
    const answer = await list(studentKey)
    const sorted = messages.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
    expect(answer).toEqual({ kind: 'listed', scheduled: sorted, now: expect.any(String) })
    if (answer.kind === 'listed') {
      expect(answer.now >= before).toBe(true)
      expect(answer.now <= (await databaseTime(world.db))).toBe(true)
    }
  })

  test('has no check-in of a silence and nothing that is parked, but what is due and not delivered', async () => {
    const [due, parked] = [newMessage(), later(1)]
    const { studentKey } = await schedule(world.db, [due, parked])
    await world.db.query(sql.typeAlias('none')`
      UPDATE scheduled_message SET parked_at = clock_timestamp() WHERE id = ${parked.id}
    `)
    await world.db.transaction(async (tx) => {
      await lockStudents(tx, [studentKey])
      await addCheckins(tx, [
        { id: newId(), studentKey, silentSince: '2026-10-01T10:00:00.000Z', text: 'x', template: null },
      ])
    })
    expect(await list(studentKey)).toMatchObject({ scheduled: [due] })
  })

  test('is empty for a student whom nobody knows yet, and says who was erased', async () => {
    const studentKey = randomUUID()
    expect(await list(studentKey)).toMatchObject({ kind: 'listed', scheduled: [] })
    await eraseStudent(world.db, studentKey)
    expect(await list(studentKey)).toEqual({ kind: 'erased' })
  })

  test.each([
    ['has not written', null, true],
    ['wrote before', -1, true],
    ['wrote 30 minutes after', repliedMinutes * 60_000, true],
    ['wrote a millisecond more than 30 minutes after', repliedMinutes * 60_000 + 1, false],
  ])('has a message that a reply cancels when the student %s it was scheduled', async (_what, after, isListed) => {
    const createdAt = '2026-10-01T10:00:00.000Z'
    const [cancelled, other] = [later(1, { cancelOn: 'user_message', createdAt }), later(2, { createdAt })]
    const { studentKey } = await schedule(world.db, [cancelled, other])
    const silentSince = after === null ? null : new Date(Date.parse(createdAt) + after).toISOString()
    await using chat = await playChat(world.bus, { silentSince: (key) => (key === studentKey ? silentSince : null) })
    expect(await list(studentKey)).toMatchObject({ scheduled: isListed ? [cancelled, other] : [other] })
    expect(chat.asked.silences).toBe(1)
  })

  test('needs chat-engine only for what a reply cancels, and is unavailable without it then', async () => {
    const { studentKey } = await schedule(world.db, [later(1)])
    expect(await list(studentKey)).toMatchObject({ kind: 'listed' })
    await schedule(world.db, [later(1, { cancelOn: 'user_message' })], studentKey)
    await expect(list(studentKey)).rejects.toMatchObject({ name: 'Unavailable' })
  })
})

describe('cancelling', () => {
  test('removes the student’s own message, and changes nothing when it is repeated', async () => {
    const [message, other] = [later(1), later(2)]
    const { studentKey } = await schedule(world.db, [message, other])
    for (let times = 0; times < 2; times++) {
      expect(await cancel(studentKey, message.id)).toEqual({ kind: 'removed' })
      expect(await scheduledOf(studentKey)).toEqual([other.id])
    }
  })

  test('another’s message answers as for one that never was, and the message stays', async () => {
    const { studentKey, ids } = await schedule(world.db, [later(1)])
    const stranger = randomUUID()
    expect(await cancel(stranger, ids[0] ?? '')).toEqual(await cancel(stranger, randomUUID()))
    expect(await scheduledOf(studentKey)).toEqual(ids)
  })

  test('leaves a silence’s check-in, which the student did not ask for', async () => {
    const checkin = {
      id: newId(),
      studentKey: randomUUID(),
      silentSince: '2026-10-01T10:00:00.000Z',
      text: 'x',
      template: null,
    }
    await world.db.transaction(async (tx) => {
      await lockStudents(tx, [checkin.studentKey])
      await addCheckins(tx, [checkin])
    })
    expect(await cancel(checkin.studentKey, checkin.id)).toEqual({ kind: 'removed' })
    expect(await scheduledOf(checkin.studentKey)).toEqual([checkin.id])
  })

  test('says who was erased', async () => {
    const { studentKey, ids } = await schedule(world.db, [later(1)])
    await eraseStudent(world.db, studentKey)
    expect(await cancel(studentKey, ids[0] ?? '')).toEqual({ kind: 'erased' })
  })
})
