import { randomUUID } from 'node:crypto'
import { Unavailable } from '@yoldas/bus'
import type { MessageType } from '@yoldas/contracts/proactive'
import { NotificationAction } from '@yoldas/contracts/push'
import { applyAction } from '@yoldas/contracts/scheduler'
import { type Db, type DbPool, databaseTime, planOf, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { eventually } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { remove } from '../devices/handlers.ts'
import { createNotifications } from '../notifications/store.ts'
import { accept } from '../replies/handlers.ts'
import { revokeOwn } from '../replies/store.ts'
import { forgetNotifications } from '../retention/store.ts'
import { eraseStudent, lockStudent } from '../students/store.ts'
import { newAnswer } from '../test/deliveries.ts'
import { countWaiting, hold, newStudent, offerReply, openDatabase, tablesNaming } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { act } from './handlers.ts'
import { findNotified, takeAction } from './store.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: DbPool
beforeAll(async () => {
  opened = await openDatabase(3)
  db = opened.db
})
afterAll(() => opened[Symbol.asyncDispose]())

let wakes = 0
const relay = {
  wake: () => {
    wakes += 1
  },
}
type Chosen = { token: string; action?: NotificationAction; clientId?: string; from?: Db }
const choose = ({ from = db, action = 'snooze', ...chosen }: Chosen) => act({ db: from, relay }, { action, ...chosen })
/** One replica after the other. */
const from = (i: number) => ({ from: opened.replicas[i % opened.replicas.length] ?? db })

type Type = 'reply' | 'scheduled' | 'silence_checkin'

/** A student who was notified of a message, with one token to it for each of so many attempts. */
async function notified(type: Type = 'silence_checkin', messageType: MessageType | null = null, attempts = 1) {
  const { studentKey, deviceHash, token: device } = await newStudent(db)
  const more = await notifiedAgain({ studentKey, deviceHash }, type, messageType, attempts)
  return { studentKey, deviceHash, device, ...more }
}

async function notifiedAgain(
  student: { studentKey: string; deviceHash: Buffer },
  type: Type = 'silence_checkin',
  messageType: MessageType | null = null,
  attempts = 1,
) {
  const { studentKey } = student
  const [turnId, messageId] = [randomUUID(), randomUUID()]
  const content = { type, messageType, messageId, bubbles: 1, body: `mesaj ${messageId}`, expiresAt: null }
  await db.transaction(async (tx) => {
    await lockStudent(tx, studentKey)
    await createNotifications(tx, [{ ...newAnswer(studentKey), ...content, turnId }], { fcm: true, onesignal: false })
  })
  const tokens = await Promise.all(Array.from({ length: attempts }, () => offerReply(db, student, messageId)))
  const [token] = tokens
  if (!token) throw new Error('nothing was offered')
  return { turnId, messageId, token, tokens: tokens.map(String) }
}

const Outgoing = z.object({ subject: z.string(), payload: z.unknown() })
const commands = async (studentKey: string) => {
  const rows = await db.any(sql.type(Outgoing)`
    SELECT subject, payload FROM outbox WHERE student_key = ${studentKey} ORDER BY created_at
  `)
  return rows.map(({ subject, payload }) => {
    expect(subject).toBe(applyAction.subject)
    return applyAction.input.parse(payload)
  })
}

/** As if so many seconds had gone by since the student acted. */
const age = (turnId: string, seconds: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE notification_action SET acted_at = acted_at - make_interval(secs => ${seconds}) WHERE turn_id = ${turnId}
  `)

describe('an action', () => {
  test('becomes a command for the scheduler with the time of the database, which the relay is woken for', async () => {
    const { studentKey, turnId, token } = await notified('scheduled', 'reminder')
    const [before, wakesBefore] = [await databaseTime(db), wakes]
    expect(await choose({ token, action: 'done' })).toBe('accepted')
    expect(wakes).toBe(wakesBefore + 1)
    const [command, ...more] = await commands(studentKey)
    expect(more).toEqual([])
    expect(command).toEqual({ studentKey, turnId, action: 'done', actedAt: expect.any(String) })
    const times = [before, command?.actedAt ?? '', await databaseTime(db)]
    expect(times.toSorted()).toEqual(times)
  })

  test.each<[Type, MessageType | null, NotificationAction[]]>([
    ['reply', null, []],
    ['scheduled', 'reminder', ['snooze', 'done']],
    ['scheduled', 'checkin', ['snooze', 'mute_week']],
    ['scheduled', 'followup', ['snooze', 'mute_week']],
    ['silence_checkin', null, ['snooze', 'mute_week']],
  ])('of a %s (%s) is accepted where that offers it: %j', async (type, messageType, offered) => {
    const { studentKey, token } = await notified(type, messageType)
    for (const action of NotificationAction.options)
      expect(await choose({ token, action }), action).toBe(offered.includes(action) ? 'accepted' : 'refused')
    expect((await commands(studentKey)).map(({ action }) => action)).toEqual(offered)
  })

  test('of a message of which nothing is known is refused', async () => {
    const student = await newStudent(db)
    const token = String(await offerReply(db, student))
    expect(await choose({ token })).toBe('refused')
    const other = await notified()
    const foreign = String(await offerReply(db, student, other.messageId))
    expect(await choose({ token: foreign })).toBe('refused')
    expect([await commands(student.studentKey), await commands(other.studentKey)]).toEqual([[], []])
  })

  test('works once for its message, whichever device, attempt, replica or clientId it comes from', async () => {
    const { studentKey, tokens, turnId } = await notified('silence_checkin', null, 3)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        choose({ token: tokens[i % 3] ?? '', ...(i % 2 === 0 ? { clientId: randomUUID() } : {}), ...from(i) }),
      ),
    )
    expect(answers).toEqual(Array(100).fill('accepted'))
    expect(await commands(studentKey)).toHaveLength(1)
    await age(turnId, 13 * 24 * 3600)
    expect(await choose({ token: tokens[0] ?? '' })).toBe('accepted')
    expect(await commands(studentKey)).toHaveLength(1)
  })

  test('of another message, and another action of the same, is one of its own', async () => {
    const one = await notified()
    const other = await notifiedAgain(one)
    for (const { token } of [one, other]) await choose({ token })
    await choose({ token: one.token, action: 'mute_week' })
    const done = (await commands(one.studentKey)).map(({ turnId, action }) => [turnId, action])
    expect(done).toEqual([
      [one.turnId, 'snooze'],
      [other.turnId, 'snooze'],
      [one.turnId, 'mute_week'],
    ])
  })

  test('that cannot be passed on leaves no trace, and is new when there is room', async () => {
    const student = await notified()
    const tokens = [student.token]
    while (tokens.length < 11) tokens.push((await notifiedAgain(student)).token)
    const [last = '', ...others] = tokens
    for (const token of others) for (const action of ['snooze', 'mute_week'] as const) await choose({ token, action })
    expect(await commands(student.studentKey)).toHaveLength(20)
    await expect(choose({ token: last })).rejects.toBeInstanceOf(Unavailable)
    expect(await choose({ token: others[0] ?? '' })).toBe('accepted')
    await db.query(sql.typeAlias('none')`DELETE FROM outbox WHERE student_key = ${student.studentKey}`)
    expect(await choose({ token: last })).toBe('accepted')
    expect((await commands(student.studentKey)).map(({ turnId }) => turnId)).toEqual([student.turnId])
  })
})

describe('a repeated clientId', () => {
  test.each([
    ['9:59 later does nothing, whatever it asks', 599, 1],
    ['10:00 later is a new action', 600, 2],
  ])('%s', async (_name, seconds, actions) => {
    const { studentKey, token, turnId } = await notified()
    const clientId = randomUUID()
    await choose({ token, clientId })
    await age(turnId, seconds)
    expect(await choose({ token, clientId, action: 'mute_week' })).toBe('accepted')
    expect(await commands(studentKey)).toHaveLength(actions)
  })

  test('of another student, and that of a reply, is apart', async () => {
    const [one, other] = [await notified(), await notified()]
    const clientId = randomUUID()
    for (const { token } of [one, other]) expect(await choose({ token, clientId })).toBe('accepted')
    for (const { studentKey } of [one, other]) expect(await commands(studentKey)).toHaveLength(1)
    const reply = { token: one.token, text: 'x', clientId, replyId: newId() }
    expect(await accept({ db, relay }, reply)).toBe('accepted')
    expect(await tablesNaming(db, clientId)).toEqual(['notification_action', 'reply_mark'])
  })
})

describe('a token', () => {
  const fortnight = 14 * 24 * 3600
  const expire = (token: string, seconds: number) =>
    db.query(sql.typeAlias('none')`
      UPDATE reply_token SET expires_at = expires_at - make_interval(secs => ${seconds})
      WHERE token_hash = ${sql.binary(hashToken(token))}
    `)

  test('that nobody was given is invalid', async () => {
    expect(await choose({ token: 'x'.repeat(43) })).toBe('invalid')
  })

  type Offered = Awaited<ReturnType<typeof notified>>
  test.each<[string, (offered: Offered) => Promise<unknown>]>([
    ['has expired', ({ token }) => expire(token, fortnight)],
    ['was revoked with its device', ({ studentKey, device }) => remove(db, studentKey, device, deadlineIn(9_000))],
    ['was of a device that another student has now', ({ device }) => newStudent(db, device)],
  ])('that %s is invalid, whatever is asked', async (_what, end) => {
    const offered = await notified()
    await end(offered)
    for (const action of NotificationAction.options)
      expect(await choose({ token: offered.token, action })).toBe('invalid')
    expect(await commands(offered.studentKey)).toEqual([])
  })

  test('that is revoked while the action waits is invalid', async () => {
    const { studentKey, deviceHash, token } = await notified()
    const removing = await hold(db, async (tx) => {
      await lockStudent(tx, studentKey)
      await revokeOwn(tx, deviceHash, studentKey)
    })
    const waiting = choose({ token })
    await eventually('the action to wait', async () => (await countWaiting(db)) > 0)
    await removing.commit()
    expect(await waiting).toBe('invalid')
    expect(await commands(studentKey)).toEqual([])
  })

  test('of an erased student is gone, amid actions too, and nothing of these stays', async () => {
    const { studentKey, token, turnId } = await notified()
    const clientId = randomUUID()
    await choose({ token, clientId })
    const actions = () => [0, 1, 2].map((i) => choose({ token, action: 'mute_week', ...from(i) }))
    const early = actions()
    const erasing = eraseStudent(db, studentKey)
    for (const kind of await Promise.all([...early, ...actions()])) expect(['accepted', 'gone']).toContain(kind)
    await erasing
    expect(await choose({ token })).toBe('gone')
    expect(await tablesNaming(db, studentKey)).toEqual(['student'])
    for (const trace of [turnId, clientId]) expect(await tablesNaming(db, trace)).toEqual([])
  })
})

test('actions are forgotten with their notification, which outlives its tokens', async () => {
  const { turnId, token } = await notified()
  await choose({ token })
  await db.query(sql.typeAlias('none')`
    UPDATE notification SET created_at = clock_timestamp() - interval '30 days' WHERE turn_id = ${turnId}
  `)
  expect(await tablesNaming(db, turnId)).toContain('notification_action')
  await forgetNotifications(db, 30, 500)
  expect(await tablesNaming(db, turnId)).toEqual(['outbox'])
})

test('what a message offers, and what a clientId did, is found by an index', async () => {
  const { studentKey, turnId, messageId } = await notified()
  expect(await planOf(db, (tx) => findNotified(tx, studentKey, messageId))).toMatch(
    /Index Cond: \(\(student_key = .* AND \(message_id = /,
  )
  const taken = { studentKey, turnId, action: 'snooze' as const, clientId: randomUUID() }
  const plan = await planOf(db, (tx) => takeAction(tx, taken))
  expect(plan).toMatch(/Index Cond: \(client_id = /)
  expect(plan).not.toContain('Seq Scan')
})
