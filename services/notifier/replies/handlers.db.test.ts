import { randomBytes, randomUUID } from 'node:crypto'
import { Unavailable } from '@yoldas/bus'
import { storeReply } from '@yoldas/contracts/chat'
import { noteSeen } from '@yoldas/contracts/inactivity'
import { type Db, type DbPool, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { composeCommand } from '@yoldas/outbox'
import { eventually } from '@yoldas/testkit'
import { deadlineIn, istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { remove } from '../devices/handlers.ts'
import { removeDead } from '../devices/store.ts'
import { eraseStudent, findReplied, lockStudent } from '../students/store.ts'
import { countWaiting, hold, newStudent, offerReply, openDatabase, tablesNaming } from '../test/students.ts'
import { hashToken } from '../tokens.ts'
import { accept } from './handlers.ts'
import { revokeOwn, takeReply } from './store.ts'

let opened: Awaited<ReturnType<typeof openDatabase>>
let db: DbPool
beforeAll(async () => {
  opened = await openDatabase(3)
  db = opened.db
})
afterAll(() => opened[Symbol.asyncDispose]())

const inTime = () => deadlineIn(9_000)

let wakes = 0
const relay = {
  wake: () => {
    wakes += 1
  },
}
type Given = { token: string; text?: string; clientId?: string; replyId?: string; from?: Db }
const reply = ({ from = db, text = 'tamam', replyId = newId(), ...given }: Given) =>
  accept({ db: from, relay }, { text, replyId, ...given })

/** A student who was notified of a message, on their device. */
async function newOffer() {
  const student = await newStudent(db)
  const messageId = randomUUID()
  return { ...student, messageId, token: offered(await offerReply(db, student, messageId)), device: student.token }
}

function offered(token: string | null): string {
  if (token === null) throw new Error('nothing was offered')
  return token
}

const Outgoing = z.object({ subject: z.string(), payload: z.unknown() })
const sent = ({ subject }: { subject: string }, studentKey: string) =>
  db.any(sql.type(Outgoing)`
    SELECT subject, payload FROM outbox WHERE student_key = ${studentKey} AND subject = ${subject} ORDER BY created_at
  `)
const commands = (studentKey: string) => sent(storeReply, studentKey)
const texts = async (studentKey: string) =>
  (await commands(studentKey)).map(({ payload }) => storeReply.input.parse(payload).text)

/** As if so many seconds had gone by since the student's replies were accepted. */
const ageMarks = (studentKey: string, seconds: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE reply_mark SET accepted_at = accepted_at - make_interval(secs => ${seconds})
      WHERE student_key = ${studentKey}
  `)
const ageToken = (token: string, seconds: number) =>
  db.query(sql.typeAlias('none')`
    UPDATE reply_token SET expires_at = expires_at - make_interval(secs => ${seconds})
    WHERE token_hash = ${sql.binary(hashToken(token))}
  `)
const fortnight = 14 * 24 * 3600

describe('a reply', () => {
  test('becomes a command for the engine, for which the relay is woken', async () => {
    const { studentKey, messageId, token } = await newOffer()
    const replyId = newId()
    const before = wakes
    expect(await reply({ token, text: ' Tamam!\n\tÇözdüm 👍🏽 ', replyId })).toBe('accepted')
    expect(wakes).toBe(before + 1)
    const [command, ...more] = await commands(studentKey)
    expect(more).toEqual([])
    expect(command).toEqual({
      subject: storeReply.subject,
      payload: {
        studentKey,
        turnId: replyId,
        messageId: expect.stringMatching(/^[\da-f-]{36}$/),
        text: ' Tamam!\n\tÇözdüm 👍🏽 ',
        replyToId: messageId,
      },
    })
  })

  test.each([
    ['one space', ' '],
    ['4000 emoji', '👍'.repeat(4000)],
    ['JSON and SQL', `{"a":"\\u0041"}'); DROP TABLE outbox; --`],
    ['both directions', '\u202eabc\u0645\ufeff'],
  ])('of %s is passed on as it is', async (_name, text) => {
    const { studentKey, token } = await newOffer()
    expect(await reply({ token, text })).toBe('accepted')
    expect(await texts(studentKey)).toEqual([text])
  })

  test('may come any number of times with one token, each with a message of its own', async () => {
    const { studentKey, messageId, token } = await newOffer()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => reply({ token, text: `${i}` })))
    expect(new Set(answers)).toEqual(new Set(['accepted']))
    const said = (await commands(studentKey)).map(({ payload }) => storeReply.input.parse(payload))
    expect(said.map(({ text }) => Number(text)).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(said.map((command) => command.messageId)).size).toBe(10)
    expect(new Set(said.map((command) => command.replyToId))).toEqual(new Set([messageId]))
  })

  test('whose answer was lost is asked for again with its id, and is the same reply', async () => {
    const { studentKey, token } = await newOffer()
    const replyId = newId()
    const again = Array.from({ length: 20 }, (_, i) =>
      reply({ token, replyId, ...from(i), ...(i % 2 === 0 ? {} : { text: 'başka' }) }),
    )
    expect(new Set(await Promise.all(again))).toEqual(new Set(['accepted']))
    expect(await reply({ token, replyId })).toBe('accepted')
    expect(await texts(studentKey)).toHaveLength(1)
  })
})

describe('that a student was seen who replies', () => {
  const today = () => istanbulTime(new Date()).day
  const replied = (studentKey: string) => findReplied(db, [studentKey, randomUUID()])

  test('is sent with the first reply of a day, in its commit, and is known here', async () => {
    const { studentKey, token } = await newOffer()
    expect(await replied(studentKey)).toEqual([])
    await Promise.all(Array.from({ length: 10 }, (_, i) => reply({ token, ...from(i) })))
    expect(await sent(noteSeen, studentKey)).toEqual([
      { subject: noteSeen.subject, payload: { studentKey, day: today() } },
    ])
    expect(await replied(studentKey)).toEqual([{ studentKey, day: today() }])
    await db.query(sql.typeAlias('none')`
      UPDATE student SET replied_on = replied_on - 1 WHERE student_key = ${studentKey}
    `)
    await reply({ token })
    expect(await sent(noteSeen, studentKey)).toHaveLength(2)
  })

  test('is not of a reply that failed, was repeated, or came too late', async () => {
    const { studentKey, token } = await newOffer()
    await expect(reply({ token, text: 'Postgres cannot store \0' })).rejects.toThrow()
    expect([await sent(noteSeen, studentKey), await replied(studentKey)]).toEqual([[], []])
    await ageToken(token, fortnight)
    expect(await reply({ token })).toBe('invalid')
    expect(await sent(noteSeen, studentKey)).toEqual([])
  })
})

/** One replica after the other. */
const from = (i: number) => ({ from: opened.replicas[i % opened.replicas.length] ?? db })

describe('while twenty replies of a student have not reached the engine', () => {
  test('another waits for nothing and leaves no mark; a repeat of one of them is accepted', async () => {
    const { studentKey, token } = await newOffer()
    const clientIds = Array.from({ length: 20 }, () => randomUUID())
    for (const clientId of clientIds) expect(await reply({ token, clientId })).toBe('accepted')
    const late = randomUUID()
    await expect(reply({ token, clientId: late })).rejects.toBeInstanceOf(Unavailable)
    await expect(reply({ token })).rejects.toBeInstanceOf(Unavailable)
    expect(await reply({ token, clientId: clientIds[7] ?? '' })).toBe('accepted')
    expect(await commands(studentKey)).toHaveLength(20)
    const other = await newOffer()
    expect(await reply({ token: other.token })).toBe('accepted')

    const one = sql.fragment`
      SELECT id FROM outbox WHERE student_key = ${studentKey} AND subject = ${storeReply.subject} LIMIT 1`
    await db.query(sql.typeAlias('none')`DELETE FROM outbox WHERE id = (${one})`)
    expect(await reply({ token, clientId: late })).toBe('accepted')
    expect(await commands(studentKey)).toHaveLength(20)
  })

  test('a hundred at once find no more than twenty places', async () => {
    const { studentKey, token } = await newOffer()
    const answers = await Promise.allSettled(Array.from({ length: 100 }, () => reply({ token })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    expect(await commands(studentKey)).toHaveLength(20)
  })
})

describe('a repeated clientId', () => {
  test('a hundred times at once over several replicas is one reply', async () => {
    const { studentKey, token } = await newOffer()
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => reply({ token, clientId, ...from(i) })))
    expect(answers).toEqual(Array(100).fill('accepted'))
    expect(await texts(studentKey)).toHaveLength(1)
  })

  test('with another text, token or id sends nothing', async () => {
    const { studentKey, token, ...student } = await newOffer()
    const clientId = randomUUID()
    const other = offered(await offerReply(db, { studentKey, deviceHash: student.deviceHash }))
    await reply({ token, clientId, text: 'ilk' })
    expect(await reply({ token, clientId, text: 'ikinci' })).toBe('accepted')
    expect(await reply({ token: other, clientId, text: 'üçüncü' })).toBe('accepted')
    expect(await texts(studentKey)).toEqual(['ilk'])
  })

  test('of another student, and another clientId, is a reply of its own', async () => {
    const [one, two] = [await newOffer(), await newOffer()]
    const clientId = randomUUID()
    for (const { token } of [one, two]) expect(await reply({ token, clientId })).toBe('accepted')
    expect(await reply({ token: one.token, clientId: randomUUID() })).toBe('accepted')
    expect(await texts(one.studentKey)).toHaveLength(2)
    expect(await texts(two.studentKey)).toHaveLength(1)
  })

  test.each([
    ['9:59 later is the same reply', 599, 1],
    ['10:00 later is a new reply', 600, 2],
    ['10:01 later is a new reply', 601, 2],
  ])('%s', async (_name, seconds, replies) => {
    const { studentKey, token } = await newOffer()
    const clientId = randomUUID()
    await reply({ token, clientId })
    await ageMarks(studentKey, seconds)
    expect(await reply({ token, clientId })).toBe('accepted')
    expect(await texts(studentKey)).toHaveLength(replies)
  })

  test('counts from the first acceptance, which a repeat does not put off', async () => {
    const { studentKey, token } = await newOffer()
    const clientId = randomUUID()
    await reply({ token, clientId })
    await ageMarks(studentKey, 400)
    await reply({ token, clientId })
    expect(await texts(studentKey)).toHaveLength(1)
    await ageMarks(studentKey, 200)
    await reply({ token, clientId })
    expect(await texts(studentKey)).toHaveLength(2)
  })

  test('that was new again is repeated from then on', async () => {
    const { studentKey, token } = await newOffer()
    const clientId = randomUUID()
    await reply({ token, clientId })
    await ageMarks(studentKey, 600)
    await Promise.all(Array.from({ length: 20 }, (_, i) => reply({ token, clientId, ...from(i) })))
    await ageMarks(studentKey, 590)
    await reply({ token, clientId })
    expect(await texts(studentKey)).toHaveLength(2)
  })

  test('of a reply whose transaction failed is new', async () => {
    const { studentKey, token } = await newOffer()
    const clientId = randomUUID()
    await expect(reply({ token, clientId, text: 'Postgres cannot store \0' })).rejects.toThrow()
    expect(await tablesNaming(db, clientId)).toEqual([])
    expect(await reply({ token, clientId, text: 'tamam' })).toBe('accepted')
    expect(await texts(studentKey)).toEqual(['tamam'])
  })

  test('whose mark was rolled back is new', async () => {
    const { studentKey, messageId, token } = await newOffer()
    const [replyId, clientId] = [newId(), randomUUID()]
    const said = { studentKey, turnId: replyId, messageId: newId(), text: 'tamam', replyToId: messageId }
    const command = composeCommand(storeReply, studentKey, said)
    const taking = { tokenHash: hashToken(token), replyId, clientId, command, most: 20 }
    const failed = db.transaction(async (tx) => {
      expect(await takeReply(tx, taking)).toBe('accepted')
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await db.transaction((tx) => takeReply(tx, taking))).toBe('accepted')
    expect(await db.transaction((tx) => takeReply(tx, taking))).toBe('repeated')
  })

  test('of a reply without one that failed leaves its id free too', async () => {
    const { studentKey, token } = await newOffer()
    const replyId = newId()
    await expect(reply({ token, replyId, text: '\0' })).rejects.toThrow()
    expect(await reply({ token, replyId })).toBe('accepted')
    expect(await texts(studentKey)).toHaveLength(1)
  })
})

describe('a reply token', () => {
  test('is 32 random bytes, of which only the hash is kept', async () => {
    const { token } = await newOffer()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    await reply({ token, clientId: randomUUID() })
    expect(await tablesNaming(db, token)).toEqual([])
    expect(await tablesNaming(db, Buffer.from(token, 'base64url').toString('hex'))).toEqual([])
    expect(await tablesNaming(db, hashToken(token).toString('hex'))).toEqual(['reply_token'])
    expect(await newOffer()).not.toMatchObject({ token })
  })

  test('of each attempt is its own, and all are good', async () => {
    const { studentKey, messageId, ...student } = await newOffer()
    const offers = await Promise.all(
      Array.from({ length: 5 }, () => offerReply(db, { studentKey, deviceHash: student.deviceHash }, messageId)),
    )
    expect(new Set(offers).size).toBe(5)
    for (const token of offers) expect(await reply({ token: offered(token) })).toBe('accepted')
  })

  test('is good for 14 days and no longer', async () => {
    const { studentKey, token } = await newOffer()
    // As many seconds remain as a slow machine may take.
    await ageToken(token, fortnight - 30)
    expect(await reply({ token })).toBe('accepted')
    await ageToken(token, 30)
    expect(await reply({ token })).toBe('invalid')
    expect(await texts(studentKey)).toHaveLength(1)
  })

  test.each([
    ['x', 'x'],
    ['of another length', randomBytes(3000).toString('base64').slice(0, 4096)],
    ['of 4096 emoji', '👍'.repeat(4096)],
    ['of the right form', randomBytes(32).toString('base64url')],
    ['that is SQL', `' OR '1'='1`],
  ])('%s that nobody was given is invalid', async (_name, token) => {
    expect(await reply({ token })).toBe('invalid')
  })

  test('in another case or with a space is another', async () => {
    const { token } = await newOffer()
    const swapped = token.replace(/[a-z]/i, (c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase()))
    for (const other of [swapped, `${token} `, ` ${token}`, `${token}=`])
      expect(await reply({ token: other })).toBe('invalid')
  })

  test('is invalid once its device was removed by the student', async () => {
    const { studentKey, token, device } = await newOffer()
    await remove(db, studentKey, device, inTime())
    expect(await reply({ token })).toBe('invalid')
    expect(await commands(studentKey)).toEqual([])
  })

  test('is invalid once its device was handed over', async () => {
    const { studentKey, token, device } = await newOffer()
    await newStudent(db, device)
    expect(await reply({ token })).toBe('invalid')
    expect(await commands(studentKey)).toEqual([])
  })

  test('is good after its device was called dead, and where there was none', async () => {
    const { studentKey, token, deviceHash } = await newOffer()
    await removeDead(db, deviceHash, studentKey, '2100-01-01T00:00:00.000Z')
    expect(await reply({ token })).toBe('accepted')
    expect(await reply({ token: offered(await offerReply(db, { studentKey })) })).toBe('accepted')
  })

  test('that is revoked while the reply waits is invalid', async () => {
    const { studentKey, token, deviceHash } = await newOffer()
    const removing = await hold(db, async (tx) => {
      await lockStudent(tx, studentKey)
      await revokeOwn(tx, deviceHash, studentKey)
    })
    const waiting = reply({ token })
    await eventually('the reply to wait', async () => (await countWaiting(db)) > 0)
    await removing.commit()
    expect(await waiting).toBe('invalid')
    expect(await commands(studentKey)).toEqual([])
  })
})

describe('an erased student', () => {
  test('is gone, and nothing names them', async () => {
    const { studentKey, messageId, token, device, deviceHash } = await newOffer()
    const byAlias = offered(await offerReply(db, { studentKey }))
    const clientId = randomUUID()
    await reply({ token, clientId, text: 'silinecek' })
    await eraseStudent(db, studentKey)
    for (const left of [token, byAlias]) {
      expect(await reply({ token: left })).toBe('gone')
      expect(await reply({ token: left, clientId })).toBe('gone')
    }
    expect(await tablesNaming(db, studentKey)).toEqual(['student'])
    for (const trace of [messageId, device, deviceHash.toString('hex'), clientId, 'silinecek'])
      expect(await tablesNaming(db, trace)).toEqual([])
  })

  test('differs from an expired or revoked token, which stays invalid', async () => {
    const expired = await newOffer()
    await ageToken(expired.token, fortnight)
    const revoked = await newOffer()
    await remove(db, revoked.studentKey, revoked.device, inTime())
    for (const { studentKey, token } of [expired, revoked]) {
      await eraseStudent(db, studentKey)
      expect(await reply({ token })).toBe('invalid')
    }
  })

  test('amid replies is gone, and none of them stays', async () => {
    const { studentKey, token } = await newOffer()
    const replies = (count: number) => Array.from({ length: count }, (_, i) => reply({ token, ...from(i) }))
    const early = replies(10)
    const erasing = eraseStudent(db, studentKey)
    const outcomes = await Promise.all([...early, ...replies(20)])
    await erasing
    for (const outcome of outcomes) expect(['accepted', 'gone']).toContain(outcome)
    expect(await reply({ token })).toBe('gone')
    expect(await tablesNaming(db, studentKey)).toEqual(['student'])
  })
})
