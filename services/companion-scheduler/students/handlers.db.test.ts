import { randomUUID } from 'node:crypto'
import { handle } from '@yoldas/bus'
import { studentExports } from '@yoldas/contracts/export'
import { studentErasedFrom } from '@yoldas/contracts/profile'
import type { ScheduleChange } from '@yoldas/contracts/scheduler'
import { type Db, isUnavailable, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { startRelay } from '@yoldas/outbox'
import { eventually } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { noteAction } from '../actions/store.ts'
import { addCheckins } from '../checkins/store.ts'
import { purge } from '../jobs/purge.ts'
import { scheduleHandlers } from '../schedule/handlers.ts'
import { addMessages, rememberCancelled } from '../schedule/store.ts'
import { countWaiting, newMessage, openWorld, schedule, tablesNaming, type World, waiting } from '../test/world.ts'
import { noteUnasked, pauseUnasked } from '../unasked/store.ts'
import { forgetStudent, studentHandlers } from './handlers.ts'
import { eraseStudent, lockStudents } from './store.ts'

let world: World
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  world = opened.use(await openWorld())
  const handlers = [...scheduleHandlers(world), ...studentHandlers(world)]
  opened.use(await world.bus.serve(handlers, { service: 'companion-scheduler', isUnavailable }))
})
afterAll(() => opened.disposeAsync())

const dueAt = '2030-01-01T10:00:00.000Z'

/** A student with a row in every table. */
async function newStudent() {
  const message = newMessage({ dueAt, reason: 'Öğrenci istedi.' })
  const { studentKey } = await schedule(world.db, [message])
  const checkin = {
    id: newId(),
    studentKey,
    silentSince: '2026-10-01T10:00:00.123Z',
    text: 'Nasılsın?',
    template: null,
  }
  const [unaskedId, reminderId] = [newId(), newId()]
  await world.db.transaction(async (tx) => {
    await lockStudents(tx, [studentKey])
    await addCheckins(tx, [checkin])
    await rememberCancelled(tx, studentKey, [randomUUID()])
    await noteAction(tx, { studentKey, turnId: unaskedId, action: 'mute_week', actedAt: '2026-10-03T11:00:00.000Z' })
    await pauseUnasked(tx, studentKey, new Date('2026-10-10T11:00:00.000Z'))
    await tx.query(sql.typeAlias('none')`
      INSERT INTO delivered_reminder (id, student_key, text, due_at, delivered_at)
      VALUES (${reminderId}, ${studentKey}, 'Kimya', '2026-10-01T10:00:00Z', '2026-10-01T10:00:01Z')
    `)
    await noteUnasked(tx, [
      {
        ...{ id: unaskedId, studentKey, kind: 'silence_checkin', template: 's01', isTurnedOn: false },
        writtenAt: '2026-10-03T10:00:00.000Z',
      },
    ])
    await tx.query(sql.typeAlias('none')`
      INSERT INTO dead_letter (id, direction, subject, student_key, payload, reason)
      VALUES (gen_random_uuid(), 'in', 'x', ${studentKey}, '{}', 'never')
    `)
    await tx.query(sql.typeAlias('none')`
      INSERT INTO outbox (id, kind, subject, student_key, payload)
      VALUES (gen_random_uuid(), 'event', 'x', ${studentKey}, '{}')
    `)
  })
  expect(await tablesNaming(world.db, studentKey)).toEqual([
    'cancelled_message',
    'dead_letter',
    'delivered_reminder',
    'notification_action',
    'outbox',
    'pause',
    'scheduled_message',
    'student',
    'unasked_message',
  ])
  return { studentKey, message, checkin, unaskedId, reminderId }
}

const change = z.object({ id: z.uuid(), input: z.object({ studentKey: z.uuid(), changes: z.array(z.unknown()) }) })
const add = (studentKey: string) => {
  const changes: ScheduleChange[] = [{ change: 'add', message: newMessage({ dueAt }) }]
  const contract = {
    service: 'companion-scheduler',
    subject: 'scheduler.change.v1',
    input: change,
    output: z.object({}),
  }
  return world.bus.request(contract, { id: newId(), input: { studentKey, changes } }, deadlineIn(5_000))
}

/** As if the process ended before the query of this number. */
function dyingAt(db: Db, last: number): Db {
  let queries = 0
  const query: Db['query'] = (...sent) => {
    queries += 1
    if (queries >= last) throw new Error('killed')
    return db.query(...sent)
  }
  return { ...db, query }
}

describe('of an erased student', () => {
  test('everything goes but the random key, and profile-journey receives that', async () => {
    const received: unknown[] = []
    const Envelope = z.object({ id: z.uuid(), input: studentErasedFrom.input })
    const receive = handle({ ...studentErasedFrom, input: Envelope, output: z.object({}) }, async ({ input }) => {
      received.push(input)
      return {}
    })
    const { studentKey } = await newStudent()
    const other = await newStudent()
    await using _profile = await world.bus.serve([receive], { service: 'profile-journey', isUnavailable })
    await using relay = startRelay(world)
    await forgetStudent({ db: world.db, relay }, studentKey)
    await eventually('the command to leave', async () => !(await tablesNaming(world.db, studentKey)).includes('outbox'))
    expect(received).toEqual([{ studentKey, service: 'companion-scheduler' }])
    expect(await tablesNaming(world.db, studentKey)).toEqual(['student'])
    expect(await waiting(world.db, other.studentKey)).toHaveLength(2)
  })

  test('nothing is added any more, however late or close it comes', async () => {
    const { studentKey } = await newStudent()
    const adding = Array.from({ length: 20 }, () => add(studentKey))
    await Promise.all([...adding, eraseStudent(world.db, studentKey)])
    expect(await tablesNaming(world.db, studentKey)).toEqual(['student'])
    await add(studentKey)
    const checkin = {
      id: newId(),
      studentKey,
      silentSince: '2026-10-01T10:00:00.123Z',
      text: 'Nasılsın?',
      template: null,
    }
    expect(await world.db.transaction((tx) => lockStudents(tx, [studentKey]))).toEqual([])
    expect(await tablesNaming(world.db, studentKey)).toEqual(['student'])
    expect(await tablesNaming(world.db, checkin.id)).toEqual([])
  })

  test('what is being added goes too: erasing waits for it', async () => {
    const { studentKey } = await newStudent()
    const [added, committing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const adding = world.db.transaction(async (tx) => {
      await lockStudents(tx, [studentKey])
      await addMessages(tx, studentKey, [newMessage({ dueAt })])
      added.resolve()
      await committing.promise
    })
    await added.promise
    const erasing = eraseStudent(world.db, studentKey)
    await eventually('erasing to wait', async () => (await countWaiting(world.db)) === 1)
    committing.resolve()
    await Promise.all([adding, erasing])
    expect(await tablesNaming(world.db, studentKey)).toEqual(['student'])
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'all goes though it is interrupted before step %i, run again and repeated',
    async (step) => {
      const { studentKey } = await newStudent()
      await expect(eraseStudent(dyingAt(world.db, step), studentKey)).rejects.toThrow('killed')
      if (step > 1) await add(studentKey)
      const left = (await waiting(world.db, studentKey)).length
      expect(left).toBe(step > 2 ? 0 : 2)
      for (let times = 0; times < 2; times++) {
        await eraseStudent(world.db, studentKey)
        expect(await tablesNaming(world.db, studentKey)).toEqual(['student'])
      }
    },
  )

  test('nothing goes of one who was never here, and nothing is added later', async () => {
    const studentKey = randomUUID()
    await eraseStudent(world.db, studentKey)
    await add(studentKey)
    expect(await tablesNaming(world.db, studentKey)).toEqual(['student'])
  })
})

describe('the export', () => {
  const exported = (studentKey: string) =>
    world.bus.request(studentExports['companion-scheduler'], { studentKey, after: null }, deadlineIn(5_000))

  test('is all that is to be written to the student, check-ins and what is parked too, and nobody else’s', async () => {
    const { studentKey, message, checkin, unaskedId, reminderId } = await newStudent()
    await newStudent()
    await world.db.query(sql.typeAlias('none')`
      UPDATE scheduled_message SET parked_at = '2026-10-02T10:00:00Z', refusals = 5 WHERE id = ${message.id}
    `)
    const plain = { template: null, occasion: null, blockId: null, snoozedFrom: null, attempt: 0, refusals: 0 }
    const rest = { ...plain, afterMessageId: null, parkedAt: null, type: 'scheduledMessage' }
    const { id, text, silentSince } = checkin
    const scheduled = [
      {
        ...rest,
        ...{ id, text, silentSince, kind: 'silence_checkin', reason: null, cancelOn: 'none' },
        ...{ dueAt: expect.any(String), createdAt: expect.any(String) },
      },
      { ...rest, ...message, silentSince: null, refusals: 5, parkedAt: '2026-10-02T10:00:00.000Z' },
    ]
    expect(await exported(studentKey)).toEqual({
      records: [
        ...scheduled.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
        {
          ...{ type: 'unaskedMessage', id: unaskedId, kind: 'silence_checkin', template: 's01' },
          turnedOn: false,
          writtenAt: '2026-10-03T10:00:00.000Z',
        },
        ...[
          { type: 'notificationAction', turnId: unaskedId, action: 'mute_week', actedAt: '2026-10-03T11:00:00.000Z' },
          { type: 'pause', until: '2026-10-10T11:00:00.000Z' },
        ],
        {
          ...{
            type: 'deliveredReminder',
            id: reminderId,
            text: 'Kimya',
            reason: null,
            afterMessageId: null,
            blockId: null,
            snoozedFrom: null,
          },
          ...{ dueAt: '2026-10-01T10:00:00.000Z', deliveredAt: '2026-10-01T10:00:01.000Z' },
        },
      ],
      next: null,
    })
  })

  test('has delivered reminders page by page, each once', async () => {
    const { studentKey } = await newStudent()
    await world.db.query(sql.typeAlias('none')`
      INSERT INTO delivered_reminder (id, student_key, text, due_at)
      SELECT gen_random_uuid(), ${studentKey}, repeat('Kimya', 4000), '2026-10-01T10:00:00Z' FROM generate_series(1, 18)
    `)
    const ids: unknown[] = []
    const pages: number[] = []
    for (let after: string | null = null; pages.length === 0 || after !== null; ) {
      const page: { records: Array<{ type: string; id?: unknown }>; next: string | null } = await world.bus.request(
        studentExports['companion-scheduler'],
        { studentKey, after },
        deadlineIn(5_000),
      )
      const reminders = page.records.filter(({ type }) => type === 'deliveredReminder')
      pages.push(reminders.length)
      ids.push(...reminders.map(({ id }) => id))
      after = page.next
    }
    expect(pages.length).toBe(3)
    expect(Math.min(...pages)).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(19)
  })

  test('is empty when nothing is held', async () => {
    expect(await exported(randomUUID())).toEqual({ records: [], next: null })
    const { studentKey } = await newStudent()
    await eraseStudent(world.db, studentKey)
    expect(await exported(studentKey)).toEqual({ records: [], next: null })
  })
})

test('what can be acted on no more, what was answered long ago and pauses that are over are forgotten', async () => {
  const { studentKey, reminderId } = await newStudent()
  const kept = await newStudent()
  const age = async (table: string, column: string, interval: string) =>
    world.db.query(sql.unsafe`
      UPDATE ${sql.identifier([table])} SET ${sql.identifier([column])} = clock_timestamp() - ${interval}::interval
      WHERE student_key = ${studentKey}
    `)
  await world.db.query(sql.unsafe`UPDATE delivered_reminder SET delivered_at = clock_timestamp() - interval '13 days'`)
  await world.db.query(sql.unsafe`UPDATE pause SET until = clock_timestamp() + interval '1 hour'`)
  const left = async (of: string) => (await tablesNaming(world.db, of)).filter((table) => forgotten.includes(table))
  const forgotten = ['delivered_reminder', 'notification_action', 'pause']
  const forget = () => purge(world)
  await forget()
  expect([await left(studentKey), await left(kept.studentKey)]).toEqual([forgotten, forgotten])
  await age('delivered_reminder', 'delivered_at', '16 days')
  await age('notification_action', 'acted_at', '401 days')
  await age('pause', 'until', '1 second')
  await forget()
  expect([await left(studentKey), await left(kept.studentKey)]).toEqual([[], forgotten])
  expect(await tablesNaming(world.db, reminderId)).toEqual([])
})
