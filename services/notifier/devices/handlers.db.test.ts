import { randomBytes, randomUUID } from 'node:crypto'
import { Timestamp } from '@yoldas/contracts/values'
import { type DbPool, sql } from '@yoldas/db'
import { eventually } from '@yoldas/testkit'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { arriveSeconds } from '../claiming/rules.ts'
import { isUnderwayFor, isUnderwayForOthers } from '../claiming/store.ts'
import { findReplyToken } from '../replies/store.ts'
import { openBatch } from '../sending/open.ts'
import { eraseStudent } from '../students/store.ts'
import { claimNew, deliverDeps, startProviders } from '../test/deliveries.ts'
import { countWaiting, hold, newStudent, offerReply, openDatabase, tablesNaming } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { register, remove } from './handlers.ts'
import { findDevices, removeDead, saveDevice } from './store.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: DbPool
beforeAll(async () => {
  opened = await openDatabase()
  db = opened.db
})
const servers = new AsyncDisposableStack()
afterAll(async () => {
  await servers.disposeAsync()
  await opened[Symbol.asyncDispose]()
})

const inTime = () => deadlineIn(9_000)

const tokensOf = async (studentKey: string) => (await findDevices(db, studentKey)).map(({ token }) => token)
const isUsable = async (replyToken: string | null) =>
  replyToken !== null && (await findReplyToken(db, hashToken(replyToken)))?.isUsable === true
const registered = async (registration: Parameters<typeof register>[1]) => {
  const answer = await register(db, registration)
  if (answer.kind !== 'registered') throw new Error('erased')
  return answer.device
}

/** Claims of a push to the student's device. */
async function claimFor(studentKey: string) {
  const { providers } = servers.use(await startProviders())
  return (await claimNew(deliverDeps(db, providers), studentKey)).claims
}

const Moment = z.object({ moment: z.string() })
/** By the database's clock, as it is sent to us. */
const now = () => db.oneFirst(sql.type(Moment)`SELECT clock_timestamp() AS moment`)
const later = (moment: string) => eventually('the next millisecond', async () => (await now()) > moment)

/** That a push to the student's device is asked for, and not answered yet. */
async function enterAttempt({ studentKey, deviceHash }: { studentKey: string; deviceHash: Buffer }): Promise<string> {
  const [turnId, deliveryId, id] = [randomUUID(), randomUUID(), randomUUID()]
  await db.query(sql.typeAlias('none')`
    INSERT INTO notification (turn_id, student_key, type, message_id, bubbles, body)
    VALUES (${turnId}, ${studentKey}, 'reply', gen_random_uuid(), 1, 'x')
  `)
  await db.query(sql.typeAlias('none')`
    INSERT INTO delivery (id, turn_id, student_key, device_hash, attempt)
    VALUES (${deliveryId}, ${turnId}, ${studentKey}, ${sql.binary(deviceHash)}, 1)
  `)
  await db.query(sql.typeAlias('none')`
    INSERT INTO attempt (id, delivery_id, attempt, provider) VALUES (${id}, ${deliveryId}, 1, 'fcm')
  `)
  return id
}

const isOld = (attempt: string, seconds: number) =>
  db.exists(sql.typeAlias('none')`
    SELECT FROM attempt WHERE id = ${attempt} AND started_at < clock_timestamp() - make_interval(secs => ${seconds})
  `)

describe('registering', () => {
  test('answers with the device, which is notified from then on', async () => {
    const [studentKey, token] = [randomUUID(), randomUUID()]
    const device = await registered({ studentKey, token, platform: 'android', appVersion: '1.2', locale: 'tr-TR' })
    expect(device).toEqual({
      token,
      platform: 'android',
      appVersion: '1.2',
      locale: 'tr-TR',
      createdAt: expect.any(String),
      updatedAt: device.createdAt,
    })
    expect(Timestamp.safeParse(device.createdAt).success).toBe(true)
    expect(await findDevices(db, studentKey)).toEqual([{ token, tokenHash: hashToken(token), platform: 'android' }])
  })

  test('again makes it what it says then, and keeps what it does not say and when it was first', async () => {
    const [studentKey, token] = [randomUUID(), randomUUID()]
    const first = await registered({ studentKey, token, platform: 'android', appVersion: '1.2', locale: 'tr-TR' })
    const offered = await offerReply(db, { studentKey, deviceHash: hashToken(token) })
    await later(first.updatedAt)
    const second = await registered({ studentKey, token, platform: 'ios' })
    expect(second).toEqual({
      token,
      platform: 'ios',
      appVersion: '1.2',
      locale: 'tr-TR',
      createdAt: first.createdAt,
      updatedAt: expect.any(String),
    })
    expect(second.updatedAt > first.updatedAt).toBe(true)
    expect(await tokensOf(studentKey)).toEqual([token])
    expect(await isUsable(offered)).toBe(true)
  })

  test('beyond twenty makes the one go that was not seen for longest; its replies stay', async () => {
    const studentKey = randomUUID()
    const tokens = Array.from({ length: 20 }, () => randomUUID())
    for (const token of tokens) await registered({ studentKey, token, platform: 'ios' })
    const [first = '', second = '', ...others] = tokens
    const offered = await offerReply(db, { studentKey, deviceHash: hashToken(second) })
    await registered({ studentKey, token: first, platform: 'ios' })
    const newest = randomUUID()
    await registered({ studentKey, token: newest, platform: 'android' })
    expect((await tokensOf(studentKey)).toSorted()).toEqual([first, ...others, newest].toSorted())
    expect(await isUsable(offered)).toBe(true)
  })

  test('fifty times at once leaves one device', async () => {
    const [studentKey, token] = [randomUUID(), randomUUID()]
    const again = () => registered({ studentKey, token, platform: 'ios' })
    const answers = await Promise.all(Array.from({ length: 50 }, again))
    expect(new Set(answers.map(({ createdAt }) => createdAt)).size).toBe(1)
    expect(await tokensOf(studentKey)).toEqual([token])
  })

  test.each([
    ['one character', 'x'],
    ['4096 emoji', '👍'.repeat(4096)],
    ['what no index entry holds', randomBytes(3000).toString('base64').slice(0, 4096)],
    ['what an address would escape', '/a b?c#d%2F%00&e=f+g\\'],
    ['quotes and SQL', `'"; DROP TABLE device; --`],
    ['spaces and line ends', ' \t\r\n x \u2028 '],
    ['both directions', '\u202eabc\u0645\u0631'],
    ['a colon', 'abc:APA91b-_'],
  ])('takes a token of %s as it is', async (_name, text) => {
    const [studentKey, token] = [randomUUID(), text]
    expect((await registered({ studentKey, token, platform: 'ios' })).token).toBe(token)
    expect(await tokensOf(studentKey)).toEqual([token])
    await remove(db, studentKey, token, inTime())
    expect(await tokensOf(studentKey)).toEqual([])
  })

  test('keeps apart what only looks alike', async () => {
    const studentKey = randomUUID()
    const alike = [
      'Aé',
      'Ae\u0301',
      'aé',
      'Aé ',
      ' Aé',
      'A\u00e9\u200b',
      `${'a'.repeat(4095)}b`,
      `${'a'.repeat(4095)}c`,
    ]
    for (const token of alike) await registered({ studentKey, token, platform: 'ios' })
    expect((await tokensOf(studentKey)).toSorted()).toEqual(alike.toSorted())
  })
})

describe('a hand-over', () => {
  test('moves the device and keeps nothing of the first student', async () => {
    const [first, second, token] = [randomUUID(), randomUUID(), randomUUID()]
    const before = await registered({ studentKey: first, token, platform: 'ios', appVersion: '9', locale: 'tr' })
    await later(before.updatedAt)
    const after = await registered({ studentKey: second, token, platform: 'android' })
    expect(after).toMatchObject({ platform: 'android', appVersion: null, locale: null, updatedAt: after.createdAt })
    expect(after.createdAt > before.createdAt).toBe(true)
    expect(await tokensOf(first)).toEqual([])
    expect(await tokensOf(second)).toEqual([token])
    expect(await tablesNaming(db, first)).toEqual(['student'])
  })

  test('revokes what the first student was offered there, and nothing else', async () => {
    const first = await newStudent(db)
    const other = await newStudent(db)
    const elsewhere = `other-${randomUUID()}`
    await registered({ studentKey: first.studentKey, token: elsewhere, platform: 'ios' })
    const there = await offerReply(db, first)
    const kept = [
      await offerReply(db, { studentKey: first.studentKey }),
      await offerReply(db, { studentKey: first.studentKey, deviceHash: hashToken(elsewhere) }),
      await offerReply(db, other),
    ]
    await registered({ studentKey: other.studentKey, token: first.token, platform: 'ios' })
    expect(await isUsable(there)).toBe(false)
    for (const token of kept) expect(await isUsable(token)).toBe(true)
    const own = await offerReply(db, { studentKey: other.studentKey, deviceHash: first.deviceHash })
    await registered({ studentKey: other.studentKey, token: first.token, platform: 'ios' })
    expect(await isUsable(own)).toBe(true)
  })

  test('revokes also what was offered before the token was called dead', async () => {
    const first = await newStudent(db)
    const offered = await offerReply(db, first)
    await removeDead(db, first.deviceHash, first.studentKey, '2100-01-01T00:00:00.000Z')
    await newStudent(db, first.token)
    expect(await isUsable(offered)).toBe(false)
  })

  test('waits for what is being offered there, and then revokes it', async () => {
    const first = await newStudent(db)
    const next = randomUUID()
    const claims = await claimFor(first.studentKey)
    const offering = await hold(db, (tx) => openBatch(tx, claims))
    const handedOver = registered({ studentKey: next, token: first.token, platform: 'ios' })
    await eventually('the hand-over to wait', async () => (await countWaiting(db)) > 0)
    await offering.commit()
    await handedOver
    const [opening] = offering.result
    if (opening?.kind !== 'opened') throw new Error(opening?.kind)
    expect(await isUsable(opening.attempt.replyToken)).toBe(false)
    expect(await tokensOf(next)).toEqual([first.token])
  })

  test('answers when no attempt for the first student may be on its way any more', async () => {
    const first = await newStudent(db)
    await enterAttempt(first)
    const next = randomUUID()
    await registered({ studentKey: next, token: first.token, platform: 'ios' })
    expect(await isUnderwayForOthers(db, first.deviceHash, next)).toBe(false)
  })

  test('under way lets nothing more be offered to the first student', async () => {
    const [first, next] = [await newStudent(db), await newStudent(db)]
    const { token, deviceHash: tokenHash } = first
    const { studentKey } = next
    const device = { token, tokenHash, platform: 'ios', appVersion: null, locale: null } as const
    const claims = await claimFor(first.studentKey)
    const handingOver = await hold(db, (tx) => saveDevice(tx, { ...device, studentKey }))
    const offered = db.transaction((tx) => openBatch(tx, claims))
    await eventually('the offer to wait', async () => (await countWaiting(db)) > 0)
    await handingOver.commit()
    expect(await offered).toEqual([{ kind: 'dropped', reason: 'device-gone' }])
  })

  test('among twenty at once ends with one owner, and everybody else’s replies revoked', async () => {
    const token = randomUUID()
    const students = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const student = await newStudent(db, token)
        return { ...student, offered: await offerReply(db, student) }
      }),
    )
    const owners: string[] = []
    for (const { studentKey, offered } of students) {
      const isOwner = (await tokensOf(studentKey)).length > 0
      if (isOwner) owners.push(studentKey)
      else expect(await isUsable(offered)).toBe(false)
    }
    expect(owners).toHaveLength(1)
  })
})

describe('removing', () => {
  test('ends the device and what was offered there, and may be repeated', async () => {
    const student = await newStudent(db)
    const [there, byAlias] = [await offerReply(db, student), await offerReply(db, { studentKey: student.studentKey })]
    for (let i = 0; i < 3; i++)
      expect(await remove(db, student.studentKey, student.token, inTime())).toEqual({ kind: 'removed' })
    expect(await tokensOf(student.studentKey)).toEqual([])
    expect(await isUsable(there)).toBe(false)
    expect(await isUsable(byAlias)).toBe(true)
    expect(await offerReply(db, student)).toBeNull()
  })

  test('of an unknown token answers alike', async () => {
    expect(await remove(db, randomUUID(), 'nobody’s', inTime())).toEqual({ kind: 'removed' })
  })

  test('leaves another student’s device and replies alone', async () => {
    const [owner, other] = [await newStudent(db), await newStudent(db)]
    const offered = await offerReply(db, owner)
    expect(await remove(db, other.studentKey, owner.token, inTime())).toEqual({ kind: 'removed' })
    expect(await tokensOf(owner.studentKey)).toEqual([owner.token])
    expect(await isUsable(offered)).toBe(true)
  })

  test('revokes also after the token was called dead', async () => {
    const student = await newStudent(db)
    const offered = await offerReply(db, student)
    await removeDead(db, student.deviceHash, student.studentKey, '2100-01-01T00:00:00.000Z')
    expect(await isUsable(offered)).toBe(true)
    await remove(db, student.studentKey, student.token, inTime())
    expect(await isUsable(offered)).toBe(false)
  })

  test('waits for an attempt under way', async () => {
    const student = await newStudent(db)
    const attempt = await enterAttempt(student)
    let isRemoved = false
    const removing = remove(db, student.studentKey, student.token, inTime()).then(() => {
      isRemoved = true
    })
    await eventually('the device to go', async () => (await tokensOf(student.studentKey)).length === 0)
    // Longer than a hand-over waits: the provider has not answered.
    await eventually('the attempt to be old', () => isOld(attempt, arriveSeconds))
    const isAnswered = !(await isUnderwayFor(db, student.deviceHash, student.studentKey)) || (await isOld(attempt, 5))
    expect(isRemoved && !isAnswered).toBe(false)
    await db.query(sql.typeAlias('none')`UPDATE attempt SET finished_at = clock_timestamp() WHERE id = ${attempt}`)
    await removing
  })

  test('waits for an attempt that is never answered for five seconds, and then ends', async () => {
    const student = await newStudent(db)
    const attempt = await enterAttempt(student)
    expect(await remove(db, student.studentKey, student.token, inTime())).toEqual({ kind: 'removed' })
    expect(await isOld(attempt, 4.5)).toBe(true)
  })

  test('and registering again does not bring back what was revoked', async () => {
    const student = await newStudent(db)
    const offered = await offerReply(db, student)
    await remove(db, student.studentKey, student.token, inTime())
    await registered({ studentKey: student.studentKey, token: student.token, platform: 'ios' })
    expect(await isUsable(offered)).toBe(false)
  })
})

describe('a dead token', () => {
  test('is removed, once', async () => {
    const { deviceHash, studentKey } = await newStudent(db)
    expect(await removeDead(db, deviceHash, studentKey, await now())).toBe(true)
    expect(await removeDead(db, deviceHash, studentKey, await now())).toBe(false)
    expect(await tokensOf(studentKey)).toEqual([])
  })

  test('that was registered again since is not', async () => {
    const { deviceHash, studentKey, token } = await newStudent(db)
    const asked = await now()
    await later(asked)
    await registered({ studentKey, token, platform: 'ios' })
    expect(await removeDead(db, deviceHash, studentKey, asked)).toBe(false)
    expect(await tokensOf(studentKey)).toEqual([token])
  })

  test('that is another student’s now is not', async () => {
    const first = await newStudent(db)
    const second = await newStudent(db, first.token)
    expect(await removeDead(db, first.deviceHash, first.studentKey, await now())).toBe(false)
    expect(await tokensOf(second.studentKey)).toEqual([first.token])
  })
})

test('nothing is stored about an erased student', async () => {
  const { studentKey, token } = await newStudent(db)
  await eraseStudent(db, studentKey)
  expect(await register(db, { studentKey, token, platform: 'ios' })).toEqual({ kind: 'erased' })
  expect(await remove(db, studentKey, token, inTime())).toEqual({ kind: 'erased' })
  expect(await tablesNaming(db, studentKey)).toEqual(['student'])
  expect(await tablesNaming(db, token)).toEqual([])
})
