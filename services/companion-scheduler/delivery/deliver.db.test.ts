import { randomUUID } from 'node:crypto'
import { Unavailable } from '@yoldas/bus'
import type { Contact } from '@yoldas/contracts/profile'
import { connectDb, type Db, databaseTime, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { createMetrics } from '@yoldas/telemetry'
import { eventually, patient } from '@yoldas/testkit'
import { istanbulTime, nextAt } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { replaceCare } from '../care/store.ts'
import { addCheckins } from '../checkins/store.ts'
import { findScheduled, removeMessages } from '../schedule/store.ts'
import { lockStudents } from '../students/store.ts'
import {
  blockOf,
  clear,
  contactOf,
  jobDeps,
  makeDue,
  metricsOf,
  newMessage,
  openWorld,
  playChat,
  playProfile,
  type Row,
  schedule,
  scheduleDue,
  type World,
  waiting,
  wrongProfile,
} from '../test/world.ts'
import { noteUnasked } from '../unasked/store.ts'
import { batch, deliverDue, lanes } from './deliver.ts'
import { watchScheduled } from './gauges.ts'
import { claimDue, finish, maxRefusals, moveAll, postpone, refuse, untilNextMinute } from './store.ts'

// What is due is everybody's: one test at a time, on an empty table.
let world: World
beforeAll(async () => {
  world = await openWorld(3)
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(() => clear(world.db))

const nothing = { delivered: 0, moved: 0, dropped: 0, refused: 0, postponed: 0 }
const deps = (db = world.db) => jobDeps(world, db)
const idsOf = (rows: readonly Row[]) => rows.map(({ turnId }) => turnId)

/** Quiet since an hour ago, for an hour more. */
async function quietNow() {
  const now = Date.parse(await databaseTime(world.db))
  const [start, end] = [now - 3_600_000, now + 3_600_000].map((at) => istanbulTime(new Date(at)).time)
  return { start: start ?? '', end: end ?? '' }
}

describe('a message that is due', () => {
  test.each([
    ['reminder', 'none'],
    ['checkin', 'user_message'],
    ['followup', 'user_message'],
  ] as const)('of kind %s becomes a turn by its own id and is scheduled no more', async (kind, cancelOn) => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const [createdAt, afterMessageId] = ['2026-01-01T10:00:00.000Z', newId()]
    const message = newMessage({ kind, cancelOn, createdAt, reason: 'Söz verdim.' })
    const { studentKey } = await schedule(world.db, [{ ...message, afterMessageId }])
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1 })
    const unlessWrittenAfter = cancelOn === 'none' ? null : '2026-01-01T10:30:00.000Z'
    expect([...chat.history.values()]).toEqual([
      {
        studentKey,
        turnId: message.id,
        text: message.text,
        author: 'model',
        origin: 'scheduled',
        messageType: kind,
        unlessWrittenAfter,
        hidesPreview: false,
        isCareCheckin: false,
        expiresAt: new Date(Date.parse(message.dueAt) + 86_400_000).toISOString(),
        why: {
          rule: kind === 'reminder' ? 'asked' : 'promised',
          scheduledAt: createdAt,
          afterMessageId,
          reason: 'Söz verdim.',
        },
        verdict: contactOf(studentKey).verdict,
      },
    ])
    expect(await waiting(world.db)).toEqual([])
  })

  test('of a silence is for that silence alone', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const checkin = {
      id: randomUUID(),
      studentKey: randomUUID(),
      silentSince: '2026-10-01T10:00:00.123Z',
      text: 'x',
      template: null,
    }
    await world.db.transaction(async (tx) => {
      await lockStudents(tx, [checkin.studentKey])
      await addCheckins(tx, [checkin])
    })
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1 })
    const { id: turnId, studentKey, silentSince: unlessWrittenAfter, text } = checkin
    expect([...chat.history.values()]).toEqual([
      {
        ...{ studentKey, turnId, text, author: 'model', unlessWrittenAfter },
        ...{ origin: 'silence_checkin', messageType: null },
        ...{ hidesPreview: false, isCareCheckin: false },
        expiresAt: expect.stringMatching(/T17:00:00\.000Z$/),
        why: { rule: 'silence', scheduledAt: expect.any(String), afterMessageId: null, reason: null },
        verdict: contactOf(studentKey).verdict,
      },
    ])
  })

  test('says who wrote it, the model, a template that was filled, or people, and why', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const [studentKey, silent] = [randomUUID(), randomUUID()]
    await schedule(world.db, [newMessage({ text: 'tool', kind: 'reminder' })], studentKey)
    await schedule(world.db, [{ ...newMessage({ text: 'block', kind: 'reminder' }), block: blockOf(60) }], studentKey)
    await world.db.transaction(async (tx) => {
      await lockStudents(tx, [silent])
      await addCheckins(tx, [
        { id: newId(), studentKey: silent, silentSince: '2026-10-01T10:00:00.123Z', text: 'silence', template: 'a01' },
      ])
    })
    const { studentKey: inDistress } = await schedule(world.db, [])
    const care = { id: newId(), studentKey: inDistress, dueAt: new Date(Date.now() - 60_000).toISOString() }
    await world.db.transaction((tx) => replaceCare(tx, { ...care, text: 'care' }))
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 4 })
    expect(Object.fromEntries(chat.history.values().map((row) => [row.text, [row.author, row.why?.rule]]))).toEqual({
      tool: ['model', 'asked'],
      block: ['template', 'plan_block'],
      silence: ['template', 'silence'],
      care: ['hand', 'care'],
    })
  })

  test.each([
    ['appended', 'delivered'],
    ['duplicate', 'delivered'],
    ['written', 'dropped'],
    ['erased', 'dropped'],
    ['blocked', 'dropped'],
    ['paused', 'dropped'],
  ] as const)('that history calls %s is %s, scheduled no more, and counted', async (answered, outcome) => {
    await using _chat = await playChat(world.bus, { decide: () => answered })
    await using _profile = await playProfile(world.bus)
    await schedule(world.db, [newMessage({ dueAt: new Date(Date.now() - 20_000).toISOString() })])
    const own = deps()
    expect(await deliverDue(own)).toEqual({ ...nothing, [outcome]: 1 })
    expect(await waiting(world.db)).toEqual([])
    expect(await metricsOf(own, 'yoldas_scheduled_decided_total{')).toEqual([
      `yoldas_scheduled_decided_total{kind="followup",outcome="${outcome}"} 1`,
    ])
    const isLate = outcome === 'delivered' ? 1 : 0
    const lateness = (await metricsOf(own, 'yoldas_scheduled_lateness_seconds')).join('\n')
    expect(lateness).toContain(`lateness_seconds_count ${isLate}`)
    expect(lateness).toContain('bucket{le="15"} 0')
    expect(lateness).toContain(`bucket{le="30"} ${isLate}`)
  })

  test.each<[string, (studentKey: string) => Contact | null]>([
    ['who was erased', () => null],
    [
      'who is blocked',
      (studentKey) =>
        contactOf(studentKey, {
          verdict: { blocked: 'consent', adult: false, decidedAt: '2026-10-05T21:30:00.000000Z' },
        }),
    ],
    [
      'who has turned it off',
      (studentKey) =>
        contactOf(studentKey, {
          proactive: { reminders: true, checkins: true, followups: false, reviews: false, weekly: false },
        }),
    ],
  ])('to a student %s is dropped, and never reaches history', async (_who, find) => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus, find)
    await schedule(world.db, [newMessage()])
    const own = deps()
    expect(await deliverDue(own)).toEqual({ ...nothing, dropped: 1 })
    expect([chat.received(), await waiting(world.db)]).toEqual([[], []])
    expect(await metricsOf(own, 'yoldas_scheduled_decided_total{')).toEqual([
      'yoldas_scheduled_decided_total{kind="followup",outcome="dropped"} 1',
    ])
  })

  test('in quiet hours moves to their end, is listed so, and is delivered then; a reminder does not wait', async () => {
    await using chat = await playChat(world.bus)
    const quietHours = await quietNow()
    const { studentKey, ids } = await schedule(world.db, [newMessage({ kind: 'reminder' }), newMessage()])
    {
      await using _quiet = await playProfile(world.bus, (key) => contactOf(key, { quietHours }))
      const until = nextAt(quietHours.end, new Date(await databaseTime(world.db))).toISOString()
      expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1, moved: 1 })
      expect(idsOf(chat.received())).toEqual([ids[0]])
      expect(await findScheduled(world.db, studentKey)).toMatchObject([{ id: ids[1], dueAt: until }])
      const [{ waitSeconds } = { waitSeconds: 0 }] = await waiting(world.db)
      const seconds = (Date.parse(until) - Date.parse(await databaseTime(world.db))) / 1000
      expect(Math.abs(waitSeconds - seconds)).toBeLessThan(2)
      expect(await deliverDue(deps())).toEqual(nothing)
    }
    await using _profile = await playProfile(world.bus)
    await makeDue(world.db)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1 })
    expect(idsOf(chat.received())).toEqual(ids)
  })
})

describe('what nobody asked for', () => {
  const followups = (...texts: string[]) => texts.map((text) => newMessage({ text }))
  const noted = (studentKey: string) =>
    world.db.anyFirst(sql.type(Noted)`SELECT id FROM unasked_message WHERE student_key = ${studentKey}`)
  const Noted = z.object({ id: z.uuid() })
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const noteDaysAgo = async (studentKey: string, days: number) => {
    const what = { kind: 'followup' as const, template: null, isTurnedOn: false }
    const row = { id: randomUUID(), studentKey, ...what, writtenAt: daysAgo(days) }
    await world.db.transaction((tx) => noteUnasked(tx, [row]))
  }

  test('is written once a day, however many are due and on whichever replica; all reminders are', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const reminder = newMessage({ kind: 'reminder' })
    const { studentKey, ids } = await schedule(world.db, [...followups('bir', 'iki', 'üç'), reminder])
    await Promise.all(world.replicas.map((db) => deliverDue(deps(db))))
    await schedule(world.db, followups('dört'), studentKey)
    expect(await deliverDue(deps())).toEqual({ ...nothing, dropped: 1 })
    const [unasked, ...more] = idsOf(chat.received()).filter((id) => id !== reminder.id)
    expect([ids.includes(unasked ?? ''), more]).toEqual([true, []])
    expect(await noted(studentKey)).toEqual([unasked])
    expect(await waiting(world.db)).toEqual([])
  })

  test('is dropped after two that were not answered, until the student writes', async () => {
    await using _profile = await playProfile(world.bus)
    const messages = followups('bir', 'iki')
    const { studentKey, ids } = await schedule(world.db, messages.slice(0, 1))
    for (const days of [3, 5]) await noteDaysAgo(studentKey, days)
    {
      await using chat = await playChat(world.bus, { silentSince: () => daysAgo(6) })
      expect(await deliverDue(deps())).toEqual({ ...nothing, dropped: 1 })
      expect([chat.received(), ids.length]).toEqual([[], 1])
    }
    await schedule(world.db, messages.slice(1), studentKey)
    await using chat = await playChat(world.bus, { silentSince: () => daysAgo(4) })
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1 })
    expect(idsOf(chat.received())).toEqual([messages[1]?.id])
  })

  test('counts though its scheduler died before it learned that history has it, and comes once', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const { studentKey, ids } = await schedule(world.db, followups('bir'))
    const dying: Db['query'] = () => Promise.reject(new Error('killed'))
    await expect(deliverDue(deps({ ...world.db, query: dying }))).rejects.toThrow('killed')
    expect([[...chat.history.keys()], await noted(studentKey)]).toEqual([ids, ids])
    await schedule(world.db, followups('iki'), studentKey)
    await makeDue(world.db)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1, dropped: 1 })
    expect([[...chat.history.keys()], await noted(studentKey)]).toEqual([ids, ids])
  })

  test.each(['written', 'erased'])(
    'and was not delivered since the student has %s counts for nothing',
    async (answer) => {
      await using _chat = await playChat(world.bus, { decide: () => answer })
      await using _profile = await playProfile(world.bus)
      const { studentKey } = await schedule(world.db, followups('bir'))
      expect(await deliverDue(deps())).toEqual({ ...nothing, dropped: 1 })
      expect(await noted(studentKey)).toEqual([])
    },
  )

  test('waits while it is unknown whether the student has written', async () => {
    await using _profile = await playProfile(world.bus)
    const { studentKey } = await schedule(world.db, followups('bir'))
    expect(await deliverDue(deps())).toEqual({ ...nothing, postponed: 1 })
    expect(await noted(studentKey)).toEqual([])
  })
})

describe('quiet hours count when a message is taken, not when it was due:', () => {
  const hoursFromNow = async (hours: number) =>
    istanbulTime(new Date(Date.parse(await databaseTime(world.db)) + hours * 3_600_000)).time
  const hoursAgo = (hours: number) => newMessage({ dueAt: new Date(Date.now() - hours * 3_600_000).toISOString() })

  test('one that was due before they began, and is late, waits for their end', async () => {
    await using chat = await playChat(world.bus)
    const quietHours = await quietNow()
    await using _profile = await playProfile(world.bus, (key) => contactOf(key, { quietHours }))
    await schedule(world.db, [hoursAgo(3)])
    expect(await deliverDue(deps())).toEqual({ ...nothing, moved: 1 })
    expect(chat.received()).toEqual([])
  })

  test('one that was due in them, and is late, goes once they are over', async () => {
    await using chat = await playChat(world.bus)
    const quietHours = { start: await hoursFromNow(-4), end: await hoursFromNow(-1) }
    await using _profile = await playProfile(world.bus, (key) => contactOf(key, { quietHours }))
    const { ids } = await schedule(world.db, [hoursAgo(2)])
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1 })
    expect(idsOf(chat.received())).toEqual(ids)
  })
})

test('the push of what nobody asked for is of use until quiet hours begin, that of a reminder for a day', async () => {
  await using chat = await playChat(world.bus)
  const now = Date.parse(await databaseTime(world.db))
  const [start = '', end = ''] = [2, 3].map((hours) => istanbulTime(new Date(now + hours * 3_600_000)).time)
  await using _profile = await playProfile(world.bus, (key) => contactOf(key, { quietHours: { start, end } }))
  const messages = [newMessage({ kind: 'reminder' }), newMessage({ kind: 'followup' })] as const
  await schedule(world.db, [...messages])
  await deliverDue(deps())
  const until = Object.fromEntries([...chat.history.values()].map((row) => [row.messageType, row.expiresAt]))
  expect(until).toEqual({
    reminder: new Date(Date.parse(messages[0].dueAt) + 86_400_000).toISOString(),
    followup: nextAt(start, new Date(now)).toISOString(),
  })
})

test('the reminder of a block is pushed until the block ends, and is dropped when it has ended before', async () => {
  await using chat = await playChat(world.bus)
  await using _profile = await playProfile(world.bus)
  const [going, over] = [blockOf(30), blockOf(-1)]
  const { ids } = await schedule(
    world.db,
    [going, over].map((block) => ({ ...newMessage({ kind: 'reminder' }), block })),
  )
  expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1, dropped: 1 })
  expect([...chat.history.values()]).toMatchObject([
    { turnId: ids[0], messageType: 'reminder', origin: 'scheduled', expiresAt: going.endsAt },
  ])
  expect(await waiting(world.db)).toEqual([])
})

test('a message whose student cannot be read waits, and holds back none of 250 others', async () => {
  const [due = '', ...others] = await scheduleDue(world.db, 251)
  const row = (await waiting(world.db)).find(({ id }) => id === due)
  await using chat = await playChat(world.bus)
  await using _profile = await playProfile(world.bus, (key) =>
    key === row?.studentKey ? wrongProfile : contactOf(key),
  )
  expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 250, postponed: 1 })
  expect([...chat.history.keys()].toSorted()).toEqual(others.toSorted())
  const [left, ...more] = await waiting(world.db)
  expect([left, more]).toMatchObject([{ id: due, refusals: 0, parked: false }, []])
  // Somebody has to mend it: nobody is asked again at once.
  expect(left?.waitSeconds).toBeGreaterThan(600)
})

test('what is not due waits, with nobody asked about it', async () => {
  const dueAt = new Date(Date.now() + 60_000).toISOString()
  await schedule(world.db, [newMessage({ dueAt })])
  // Neither chat-engine nor profile-journey is there.
  expect(await deliverDue(deps())).toEqual(nothing)
  expect(await waiting(world.db)).toMatchObject([{ attempt: 0, dueAt }])
})

describe('batches', () => {
  test('of three schedulers at once take exactly what is due, each message once', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const due = await scheduleDue(world.db, 750)
    const later = await scheduleDue(world.db, 50, () =>
      newMessage({ dueAt: new Date(Date.now() + 600_000).toISOString() }),
    )
    const totals = await Promise.all(world.replicas.map((db) => deliverDue(deps(db))))
    expect(totals.reduce((sum, { delivered }) => sum + delivered, 0)).toBe(750)
    expect(idsOf(chat.received()).toSorted()).toEqual(due.toSorted())
    expect((await waiting(world.db)).map(({ id }) => id).toSorted()).toEqual(later.toSorted())
    expect(Math.max(...chat.asked.appends.map(({ length }) => length))).toBe(100)
  })

  test('keep the order in which one student’s messages are due', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    const secondsAgo = (seconds: number) =>
      newMessage({ kind: 'reminder', dueAt: new Date(Date.now() - seconds * 1000).toISOString() })
    const shuffled = Array.from({ length: 40 }, (_, i) => secondsAgo(60 + ((i * 17) % 40)))
    const { studentKey } = await schedule(world.db, shuffled)
    await scheduleDue(world.db, 60, () => secondsAgo(80.5))
    // Taken in the opposite order, as after a postponement.
    await world.db.query(sql.typeAlias('none')`
      UPDATE scheduled_message SET next_attempt_at = timestamptz '2001-01-01' - (due_at - timestamptz '2001-01-01')
    `)
    const claims = await claimDue(world.db, 100, 0)
    const inOrder = shuffled.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt)).map(({ id }) => id)
    expect(claims).toHaveLength(100)
    expect(claims.flatMap((claim) => (claim.studentKey === studentKey ? claim.id : []))).toEqual(inOrder)
    await deliverDue(deps())
    expect(chat.history.size).toBe(100)
    for (const rows of chat.asked.appends) {
      const places = idsOf(rows).flatMap((id) => (inOrder.includes(id) ? inOrder.indexOf(id) : []))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }
  })

  test('that are not taken yet when the scheduler stops are left to others', async () => {
    const own = deps()
    await using chat = await playChat(world.bus, {
      decide: () => {
        own.stop()
        return undefined
      },
    })
    await using _profile = await playProfile(world.bus)
    await scheduleDue(world.db, 4 * batch)
    const { delivered } = await deliverDue(own)
    expect(delivered).toBeGreaterThanOrEqual(batch)
    expect(delivered).toBeLessThanOrEqual(lanes * batch)
    expect(await waiting(world.db)).toHaveLength(4 * batch - delivered)
    expect(await deliverDue(own)).toEqual(nothing)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 4 * batch - delivered })
    expect(new Set(idsOf(chat.received())).size).toBe(4 * batch)
  })
})

describe('a claimer that outlived its lease', () => {
  test('cannot finish, move, postpone or refuse its successor’s message', async () => {
    await schedule(world.db, [newMessage()])
    const [stale] = await claimDue(world.db, 10, 0)
    const [current] = await claimDue(world.db, 10, 30)
    if (!stale || !current) throw new Error('not claimed twice')
    expect([stale.attempt, current.attempt]).toEqual([1, 2])
    const [before] = await waiting(world.db)
    await finish(world.db, [stale])
    await moveAll(world.db, [{ ...stale, dueAt: new Date(0).toISOString() }])
    await postpone(world.db, [stale], 3_600)
    expect(await refuse(world.db, stale, 'late')).toBe(false)
    const [after] = await waiting(world.db)
    expect(after).toEqual({ ...before, waitSeconds: expect.any(Number) })
    expect(after?.waitSeconds).toBeGreaterThan(20)
    expect(after?.waitSeconds).toBeLessThanOrEqual(30)
    await finish(world.db, [current])
    expect(await waiting(world.db)).toEqual([])
  })

  test('leaves alone those of a batch that have passed on, and decides the rest', async () => {
    const { ids } = await schedule(world.db, [newMessage(), newMessage(), newMessage()])
    const claims = await claimDue(world.db, 10, 30)
    await world.db.query(sql.typeAlias('none')`
      UPDATE scheduled_message SET next_attempt_at = clock_timestamp() WHERE id = ${ids[1] ?? ''}
    `)
    expect(await claimDue(world.db, 10, 30)).toMatchObject([{ id: ids[1], attempt: 2 }])
    await finish(world.db, claims)
    expect(await waiting(world.db)).toMatchObject([{ id: ids[1], attempt: 2 }])
  })

  test('hangs in its request while another moves the message: it stays moved, and history has it once', async () => {
    const [hanging, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await using chat = await playChat(world.bus, {
      decide: async () => {
        hanging.resolve()
        await released.promise
        return undefined
      },
    })
    const { ids } = await schedule(world.db, [newMessage()])
    let quietHours: Awaited<ReturnType<typeof quietNow>> | null = null
    await using _profile = await playProfile(world.bus, (key) => contactOf(key, { quietHours }))
    const stale = deliverDue(deps())
    await hanging.promise
    quietHours = await quietNow()
    await makeDue(world.db)
    // Or a lane of the first that had not looked yet.
    await deliverDue(deps(world.replicas[1]))
    const moved = await eventually('the message to be moved', async () => {
      const [row] = await waiting(world.db)
      return row?.attempt === 2 && row.waitSeconds > 60 && row
    })
    released.resolve()
    await stale
    expect(await waiting(world.db)).toEqual([{ ...moved, waitSeconds: expect.any(Number) }])
    quietHours = null
    await makeDue(world.db)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 1 })
    expect([...chat.history.keys()]).toEqual(ids)
  })

  test('asks nobody for anything, though its claim was answered only when the lease was over', async () => {
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus)
    await schedule(world.db, [newMessage()])
    const { db } = world
    const isOver = async () => (await waiting(db)).every(({ waitSeconds }) => waitSeconds <= 0)
    const slow: Db['any'] = async (...query) => {
      const claimed = await db.any(...query)
      if (claimed.length > 0) await eventually('the lease to end', isOver)
      return claimed
    }
    expect(await deliverDue({ ...deps({ ...db, any: slow }), leaseSeconds: 1 })).toMatchObject({ delivered: 0 })
    expect(chat.received()).toEqual([])
  })

  test('asks nobody for anything', async () => {
    await using chat = await playChat(world.bus)
    const asked: string[] = []
    await using _profile = await playProfile(world.bus, (key) => {
      asked.push(key)
      return contactOf(key)
    })
    await schedule(world.db, [newMessage()])
    const { postponed, ...others } = await deliverDue({ ...deps(), leaseSeconds: 0 })
    expect(postponed).toBeGreaterThanOrEqual(1)
    expect(others).toEqual({ delivered: 0, moved: 0, dropped: 0, refused: 0 })
    expect([asked, chat.received()]).toEqual([[], []])
    expect(await waiting(world.db)).toMatchObject([{ refusals: 0 }])
  })
})

test.each<[string, () => undefined]>([
  ['takes it', () => undefined],
  [
    'refuses it',
    () => {
      throw new Error('never')
    },
  ],
  [
    'is unavailable',
    () => {
      throw new Unavailable('chat-engine')
    },
  ],
])('a message that is cancelled while history %s stays cancelled', async (_what, answer) => {
  const { studentKey, ids } = await schedule(world.db, [newMessage()])
  await using chat = await playChat(world.bus, {
    decide: async () => {
      await removeMessages(world.db, studentKey, ids)
      return answer()
    },
  })
  await using _profile = await playProfile(world.bus)
  await deliverDue(deps())
  expect(await waiting(world.db)).toEqual([])
  const requests = chat.asked.appends.length
  expect(await deliverDue(deps())).toEqual(nothing)
  expect(chat.asked.appends).toHaveLength(requests)
})

describe('a message that is refused', () => {
  test.each<[string, () => string]>([
    [
      'fails',
      () => {
        throw new Error('no visible text')
      },
    ],
    ['makes an answer that breaks the contract', () => 'nonsense'],
  ])(
    'because it %s parks after exactly 5 refusals, ever later, and holds back none of 250 others',
    async (_, answer) => {
      const [poison = '', ...others] = await scheduleDue(world.db, 251)
      await using chat = await playChat(world.bus, {
        decide: ({ turnId }) => (turnId === poison ? answer() : undefined),
      })
      await using _profile = await playProfile(world.bus)
      const own = deps()
      expect(await deliverDue(own)).toEqual({ ...nothing, delivered: 250, refused: 1 })
      expect([...chat.history.keys()].toSorted()).toEqual(others.toSorted())
      const pauses: number[] = []
      for (let refusals = 1; refusals < maxRefusals; refusals++) {
        const [row] = await waiting(world.db)
        expect(row).toMatchObject({ id: poison, refusals, parked: false })
        pauses.push(Math.round((row?.waitSeconds ?? 0) / 60))
        await makeDue(world.db)
        expect(await deliverDue(own)).toEqual({ ...nothing, refused: 1 })
      }
      expect(pauses).toEqual([1, 3, 9, 27])
      expect(await waiting(world.db)).toMatchObject([{ id: poison, refusals: 5, parked: true }])
      await makeDue(world.db)
      const requests = chat.asked.appends.length
      expect(await deliverDue(own)).toEqual(nothing)
      expect(chat.asked.appends).toHaveLength(requests)
      expect((await metricsOf(own, 'yoldas_scheduled_decided_total{')).toSorted()).toEqual([
        'yoldas_scheduled_decided_total{kind="reminder",outcome="delivered"} 250',
        'yoldas_scheduled_decided_total{kind="reminder",outcome="refused"} 5',
      ])
    },
  )

  test('is kept apart from every other of its batch, however many are refused', async () => {
    const all = await scheduleDue(world.db, 100)
    const poison = new Set(all.filter((_, i) => i % 7 === 0))
    await using chat = await playChat(world.bus, {
      decide: ({ turnId }) => {
        if (poison.has(turnId)) throw new Error('never')
        return undefined
      },
    })
    await using _profile = await playProfile(world.bus)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 100 - poison.size, refused: poison.size })
    expect(new Set((await waiting(world.db)).map(({ id }) => id))).toEqual(poison)
    expect(chat.history.size).toBe(100 - poison.size)
  })
})

/** Has Postgres refuse to remove messages, or one, as it would when it cannot do so in time. */
async function refuseRemoving(code: string, message: string, id: string | null = null) {
  const admin = await connectDb(patient(world.database.url), { connections: 1 })
  const isRefused = id ? sql.fragment`OLD.id = ${sql.literalValue(id)}` : sql.fragment`true`
  const thrown = sql.fragment`ERRCODE = ${sql.literalValue(code)}, MESSAGE = ${sql.literalValue(message)}`
  // A sequence counts what is rolled back too.
  await admin.query(sql.unsafe`CREATE SEQUENCE scheduler.refused`)
  await admin.query(sql.unsafe`
    CREATE FUNCTION scheduler.refuse() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      IF ${isRefused} THEN
        PERFORM nextval('scheduler.refused');
        RAISE EXCEPTION USING ${thrown};
      END IF;
      RETURN OLD;
    END $$
  `)
  await admin.query(sql.unsafe`
    CREATE TRIGGER refuse BEFORE DELETE ON scheduler.scheduled_message
    FOR EACH ROW EXECUTE FUNCTION scheduler.refuse()
  `)
  return {
    hasRefused: () => admin.exists(sql.unsafe`SELECT FROM scheduler.refused WHERE is_called`),
    async [Symbol.asyncDispose]() {
      await admin.query(sql.unsafe`DROP FUNCTION scheduler.refuse CASCADE`)
      await admin.query(sql.unsafe`DROP SEQUENCE scheduler.refused`)
      await admin[Symbol.asyncDispose]()
    },
  }
}

const failing = () => {
  throw new Error('profile-journey fails')
}

describe('an outage parks nothing and loses nothing:', () => {
  type Playing = Awaited<ReturnType<typeof playChat>>
  test.each<[string, (chat: () => Promise<Playing>) => Promise<AsyncDisposable[]>]>([
    ['chat-engine is gone', async () => [await playProfile(world.bus)]],
    ['profile-journey is gone', async (chat) => [await chat()]],
    ['profile-journey fails', async (chat) => [await chat(), await playProfile(world.bus, failing)]],
    ['profile-journey answers nonsense', async (chat) => [await chat(), await playProfile(world.bus, () => ({}))]],
    [
      'Postgres does not remove in time what is delivered',
      async (chat) => [
        await chat(),
        await playProfile(world.bus),
        await refuseRemoving('57014', 'canceling statement due to statement timeout'),
      ],
    ],
  ])('%s', async (_what, begin) => {
    const due = await scheduleDue(world.db, 4 * batch)
    const chats: Playing[] = []
    const chat = async () => {
      const playing = await playChat(world.bus)
      chats.push(playing)
      return playing
    }
    {
      await using parts = new AsyncDisposableStack()
      for (const part of await begin(chat)) parts.use(part)
      for (let minutes = 1; minutes <= 2; minutes++) {
        const { postponed, ...others } = await deliverDue(deps())
        // One batch each of those under way when it was noticed: it does not go through all that is due.
        expect(postponed).toBeGreaterThanOrEqual(batch)
        expect(postponed).toBeLessThanOrEqual(lanes * batch)
        expect(others).toEqual({ delivered: 0, moved: 0, dropped: 0, refused: 0 })
        const rows = await waiting(world.db)
        expect(rows.map(({ id }) => id).toSorted()).toEqual(due.toSorted())
        expect(rows.filter(({ refusals, parked }) => refusals > 0 || parked)).toEqual([])
        expect(Math.max(...rows.map(({ waitSeconds }) => waitSeconds))).toBeLessThanOrEqual(5)
        await makeDue(world.db)
      }
    }
    await using after = await playChat(world.bus, {
      decide: ({ turnId }) => (chats.some(({ history }) => history.has(turnId)) ? 'duplicate' : undefined),
    })
    await using _profile = await playProfile(world.bus)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 4 * batch })
    const history = [...chats.flatMap((one) => [...one.history.keys()]), ...after.history.keys()]
    expect(history.toSorted()).toEqual(due.toSorted())
  })

  test('a student whose contact cannot be read waits, and holds back none of 250 others', async () => {
    const [due = '', ...others] = await scheduleDue(world.db, 251)
    const row = (await waiting(world.db)).find(({ id }) => id === due)
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus, (studentKey) =>
      studentKey === row?.studentKey ? failing() : contactOf(studentKey),
    )
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: 250, postponed: 1 })
    expect([...chat.history.keys()].toSorted()).toEqual(others.toSorted())
    expect(await waiting(world.db)).toMatchObject([{ id: due, refusals: 0, parked: false }])
  })

  test('what ends a batch is thrown when no other runs, and its messages are delivered after the lease', async () => {
    const all = await scheduleDue(world.db, batch + 100)
    const bad = all.at(-1) ?? ''
    const released = Promise.withResolvers<void>()
    const badStudent = (await waiting(world.db)).find(({ id }) => id === bad)?.studentKey ?? ''
    await using chat = await playChat(world.bus)
    // All of a batch is asked about at once, however batches that were claimed together have shared the messages.
    await using _profile = await playProfile(world.bus, contactOf, [], async (studentKeys) => {
      if (!studentKeys.includes(badStudent)) await released.promise
    })
    {
      await using refusing = await refuseRemoving('XX000', 'the index is broken', bad)
      let ended = false
      const run = deliverDue(deps()).finally(() => {
        ended = true
      })
      const thrown = expect(run).rejects.toThrow('the index is broken')
      await eventually('Postgres to refuse', refusing.hasRefused)
      for (let i = 0; i < 10; i++) await databaseTime(world.db)
      expect(ended).toBe(false)
      released.resolve()
      await thrown
    }
    const left = await waiting(world.db)
    expect(left.filter(({ refusals, parked }) => refusals > 0 || parked)).toEqual([])
    expect(left.map(({ id }) => id)).toContain(bad)
    await makeDue(world.db)
    expect(await deliverDue(deps())).toEqual({ ...nothing, delivered: left.length })
    expect([...chat.history.keys()].toSorted()).toEqual(all.toSorted())
  })
})

describe('an operator sees', () => {
  const read = async () => {
    const metrics = createMetrics()
    watchScheduled(metrics, world.db)
    const text = await metrics.text()
    const value = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
    return { overdue: value('yoldas_scheduled_overdue_seconds'), parked: value('yoldas_scheduled_parked') }
  }

  test('for how long the oldest message has been due, also while it is claimed or postponed', async () => {
    await schedule(world.db, [newMessage({ dueAt: new Date(Date.now() + 60_000).toISOString() })])
    expect(await read()).toEqual({ overdue: 0, parked: 0 })
    await schedule(world.db, [newMessage({ dueAt: new Date(Date.now() - 300_000).toISOString() })])
    for (const wait of ['due', 'claimed']) {
      const { overdue } = await read()
      expect(overdue, wait).toBeGreaterThanOrEqual(299)
      expect(overdue, wait).toBeLessThan(330)
      await claimDue(world.db, 10, 30)
    }
  })

  test('how many messages are parked, which are not overdue', async () => {
    await schedule(world.db, [newMessage()])
    for (let refusals = 0; refusals < maxRefusals; refusals++) {
      const [claim] = await claimDue(world.db, 1, 0)
      if (claim) await refuse(world.db, claim, 'never')
      await makeDue(world.db)
    }
    expect(await read()).toEqual({ overdue: 0, parked: 1 })
  })
})

test('the next minute is that of the database', async () => {
  const before = Date.parse(await databaseTime(world.db))
  const milliseconds = await untilNextMinute(world.db)
  const after = Date.parse(await databaseTime(world.db))
  expect(milliseconds).toBeGreaterThan(0)
  expect(milliseconds).toBeLessThanOrEqual(60_000)
  expect(Math.floor((after + milliseconds) / 60_000)).toBeGreaterThan(Math.floor(before / 60_000))
  expect((before + milliseconds) % 60_000 < 1_000 || (after + milliseconds) % 60_000 < 1_000).toBe(true)
})

test('due messages are found by an index, and claimed where they are', async () => {
  const plan = await planOf(world.db, (db) => claimDue(db, batch, 30))
  expect(plan).toMatch(/Index Cond: \(due_at <= statement_timestamp\(\)\)/)
  expect(plan).toMatch(/TID Cond: \(ctid = ANY /)
  expect(plan).not.toContain('Seq Scan')
})
