import { randomUUID } from 'node:crypto'
import { companionWrote } from '@yoldas/contracts/proactive'
import { changeSchedule } from '@yoldas/contracts/scheduler'
import { connectDb, type DbPool, planOf, sql } from '@yoldas/db'
import { patient, testDatabase } from '@yoldas/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { withoutTexts } from './deadLetters.ts'
import { readCommand, run } from './run.ts'
import { findFeedback } from './store.ts'
import type { Reach } from './students.ts'

/** With the rights that operators have; what there is to be looked at is made with all. */
let db: DbPool
let admin: DbPool
const opened = new AsyncDisposableStack()
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  db = opened.use(await connectDb(patient(database.operatorUrl)))
  admin = opened.use(await connectDb(patient(database.url)))
})
afterAll(() => opened.disposeAsync())

/** Of the commands that ask services: test/e2e/operator.test.ts. */
const unreached: Reach = {
  bus: () => Promise.reject(new Error('no service is asked')),
  audit: () => {},
  stdout: process.stdout,
}
const job = async (...args: string[]) => await run(db, readCommand(args), unreached)
const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])))
const rowsOf = async (...args: string[]) => Rows.parse(JSON.parse(await job(...args, '--json')))
const query = (statement: Parameters<DbPool['query']>[0]) => admin.query(statement)
const none = sql.typeAlias('none')

const secret = 'Annem bana bağırıyor'

async function park(schema: string, letter: { direction: 'in' | 'out'; subject: string; payload: object }) {
  const [id, studentKey] = [randomUUID(), randomUUID()]
  await query(none`
    INSERT INTO ${sql.identifier([schema, 'dead_letter'])} (id, direction, subject, student_key, payload, reason)
    VALUES (${id}, ${letter.direction}, ${letter.subject}, ${studentKey},
      ${JSON.stringify(letter.payload)}::jsonb, 'ZodError')
  `)
  return { id, studentKey }
}

const Left = z.object({ kind: z.string(), addressee: z.string().nullable(), subject: z.string(), refusals: z.int() })
const outbox = (schema: string, id: string) =>
  admin.maybeOne(sql.type(Left)`
    SELECT kind, addressee, subject, refusals FROM ${sql.identifier([schema, 'outbox'])} WHERE id = ${id}
  `)

describe('dead letters', () => {
  test('of every service are listed and shown without what people wrote', async () => {
    const payload = {
      studentKey: randomUUID(),
      text: secret,
      messageType: 'reminder',
      dueAt: '2026-11-22T10:00:00.000Z',
    }
    const { id } = await park('chat', { direction: 'out', subject: changeSchedule.subject, payload })
    const other = await park('notify', { direction: 'in', subject: companionWrote.name, payload: { text: secret } })
    const list = await job('dead-letters', 'list')
    for (const shown of [id, other.id, 'chat-engine', 'notifier', 'ZodError']) expect(list).toContain(shown)
    expect(list).not.toContain('bağırıyor')
    const [letter] = await rowsOf('dead-letters', 'show', id)
    expect(JSON.parse(String(letter?.payload))).toEqual({ ...payload, text: '<20 characters>' })
  })

  test('that are requeued leave again from where they came from, once', async () => {
    const { id } = await park('chat', { direction: 'out', subject: changeSchedule.subject, payload: { changes: [] } })
    await job('dead-letters', 'requeue', id)
    const { subject } = changeSchedule
    expect(await outbox('chat', id)).toEqual({
      kind: 'command',
      addressee: 'companion-scheduler',
      subject,
      refusals: 0,
    })
    await expect(job('dead-letters', 'requeue', id)).rejects.toThrow('no dead letter')
  })

  test('of events that a service refused are published again by their publisher, and may be refused anew', async () => {
    const { id, studentKey } = await park('notify', { direction: 'in', subject: companionWrote.name, payload: {} })
    await query(none`INSERT INTO notify.inbox_refusal (id, refusals) VALUES (${id}, 5)`)
    await job('dead-letters', 'requeue', id)
    const subject = `events.${companionWrote.name}.${studentKey}`
    expect(await outbox('chat', id)).toEqual({ kind: 'event', addressee: null, subject, refusals: 0 })
    const left = await db.oneFirst(
      sql.type(z.object({ count: z.int() }))`SELECT count(*) FROM notify.inbox_refusal WHERE id = ${id}`,
    )
    expect(left).toBe(0)
  })

  test('that nothing delivers any more stay until they are discarded', async () => {
    const { id } = await park('profile', { direction: 'out', subject: 'nobody.takes.v1', payload: {} })
    await expect(job('dead-letters', 'requeue', id)).rejects.toThrow('discard it')
    expect(await job('dead-letters', 'discard', id)).toContain(id)
    await expect(job('dead-letters', 'show', id)).rejects.toThrow('no dead letter')
  })

  test.each([
    ['Merhaba!', '<8 characters>'],
    ['reminder', 'reminder'],
    [
      ['2026-11-22', 7, null, true],
      ['2026-11-22', 7, null, true],
    ],
    [{ a: { b: 'iki kelime' } }, { a: { b: '<10 characters>' } }],
  ])('show %j as %j', (value, shown) => expect(withoutTexts(value)).toEqual(shown))
})

async function makeTurn(more: { state: string; minutesAgo?: number; bubbles?: number; leaseSeconds?: number }) {
  const [studentKey, turnId, messageId] = [randomUUID(), randomUUID(), randomUUID()]
  const { state, minutesAgo = 0, bubbles = 1, leaseSeconds = 20 } = more
  const isRunning = state === 'running'
  const isOver = ['done', 'failed', 'stopped'].includes(state)
  const engineId = isRunning ? randomUUID() : null
  await query(none`INSERT INTO chat.conversation (student_key) VALUES (${studentKey})`)
  if (engineId)
    await query(none`
      INSERT INTO chat.engine (id, lease_until)
      VALUES (${engineId}, clock_timestamp() + make_interval(secs => ${leaseSeconds}))
    `)
  await query(none`
    INSERT INTO chat.turn (id, student_key, turn_index, origin, state, accepted_at, engine_id, finished_at)
    VALUES (${turnId}, ${studentKey}, 0, 'chat', ${state}, clock_timestamp() - make_interval(mins => ${minutesAgo}),
      ${engineId}, CASE WHEN ${isOver} THEN clock_timestamp() END)
  `)
  const messages = [{ id: messageId, role: bubbles > 0 ? 'assistant' : 'user' }]
  for (const [position, { id, role }] of messages.entries())
    await query(none`
      INSERT INTO chat.message (id, student_key, position, turn_id, turn_index, role, author, origin, content)
      VALUES (${id}, ${studentKey}, ${position + 1}, ${turnId}, 0, ${role}, ${role === 'user' ? 'student' : 'model'}, 'chat', ${secret})
    `)
  return { studentKey, turnId, messageId }
}

test('turns that have not ended are listed, and by --stuck those that are far too old', async () => {
  const fresh = await makeTurn({ state: 'running' })
  const old = await makeTurn({ state: 'ready', minutesAgo: 10 })
  const silent = await makeTurn({ state: 'running', leaseSeconds: -31 })
  const over = await makeTurn({ state: 'done', minutesAgo: 10 })
  const all = (await rowsOf('turns', 'list')).map(({ turnId }) => turnId)
  expect(all).toEqual(expect.arrayContaining([fresh.turnId, old.turnId]))
  expect(all).not.toContain(over.turnId)
  const stuck = (await rowsOf('turns', 'list', '--stuck')).map(({ turnId }) => turnId)
  expect(stuck).toContain(old.turnId)
  expect(stuck).toContain(silent.turnId)
  expect(stuck).not.toContain(fresh.turnId)
})

test('a student is found by sub, with counts and no text', async () => {
  const { studentKey } = await makeTurn({ state: 'done' })
  const sub = `elif|${randomUUID()}`
  await query(none`INSERT INTO profile.student (student_key, sub) VALUES (${studentKey}, ${sub})`)
  const [found] = await rowsOf('student', 'find', sub)
  expect(found).toMatchObject({ studentKey, messages: 1, turns: 1, unfinishedTurns: 0, devices: 0, planBlocks: 0 })
  expect(await job('student', 'find', sub)).not.toContain('bağırıyor')
  await expect(job('student', 'find', 'nobody')).rejects.toThrow('No student')
})

test('erasures are listed while a service has not answered', async () => {
  const [waiting, over] = [randomUUID(), randomUUID()]
  await query(none`
    INSERT INTO profile.erasure (id, student_key, pending, completed_at)
    VALUES (${randomUUID()}, ${waiting}, ARRAY['notifier'], NULL), (${over}, NULL, '{}', clock_timestamp())
  `)
  const rows = await rowsOf('erasures')
  expect(rows).toMatchObject([{ studentKey: waiting, minutes: 0, pending: 'notifier' }])
})

describe('push why', () => {
  const why = async (messageId: string) => (await rowsOf('push', 'why', messageId)).map((row) => row.why)

  test.each([
    ['stopped', 'its student stopped'],
    ['failed', 'that failed'],
    ['running', 'has not ended'],
    ['done', 'the notifier has not received its event'],
  ])('says what a turn that is %s pushes', async (state, expected) => {
    const { messageId } = await makeTurn({ state })
    expect((await why(messageId)).join()).toContain(expected)
  })

  test('shows each attempt with the answer of the provider', async () => {
    const { studentKey, turnId, messageId } = await makeTurn({ state: 'done' })
    const deliveryId = randomUUID()
    await query(none`INSERT INTO notify.student (student_key) VALUES (${studentKey})`)
    await query(none`
      INSERT INTO notify.notification (turn_id, student_key, type, message_id, bubbles, body)
      VALUES (${turnId}, ${studentKey}, 'reply', ${messageId}, 1, ${secret})
    `)
    expect((await why(messageId)).join()).toContain('neither a device nor an alias')
    await query(
      none`INSERT INTO notify.delivery (id, turn_id, student_key) VALUES (${deliveryId}, ${turnId}, ${studentKey})`,
    )
    expect((await why(messageId)).join()).toContain('waits until')
    await query(none`UPDATE notify.pace SET failures = 3 WHERE provider = 'onesignal'`)
    expect((await why(messageId)).join()).toContain('waits for its provider')
    await query(none`UPDATE notify.pace SET failures = 0`)
    await query(none`
      INSERT INTO notify.attempt (id, delivery_id, attempt, provider, finished_at, outcome, status, answer)
      VALUES (${randomUUID()}, ${deliveryId}, 1, 'onesignal', clock_timestamp(), 'retry', 503, 'UNAVAILABLE')
    `)
    const [row] = await rowsOf('push', 'why', messageId)
    expect(row).toMatchObject({
      attempt: 1,
      provider: 'onesignal',
      outcome: 'retry',
      status: 503,
      answer: 'UNAVAILABLE',
    })
    expect(await job('push', 'why', messageId)).not.toContain('bağırıyor')
  })

  test('says that there is no such message', async () => {
    await expect(job('push', 'why', randomUUID())).rejects.toThrow('There is no message')
    await expect(job('push', 'why', 'yok')).rejects.toThrow('not the id')
  })
})

describe('the care report', () => {
  beforeEach(async () => {
    await query(none`DELETE FROM chat.care_count`)
  })
  const count = (month: string, cell: string, often: number, backend = 1) => {
    const [tier = '', category = '', source = ''] = cell.split('/')
    return query(none`
      INSERT INTO chat.care_count (month, tier, category, source, backend, count)
      VALUES (${month}, ${tier}, ${category}, ${source}, ${backend}, ${often})
    `)
  }
  const report = async () =>
    (await rowsOf('care-report', '--year', '2027')).map(({ tier, category, source, jan, feb, dec, year }) => [
      `${tier}/${category}/${source}`,
      ...[jan, feb, dec, year],
    ])

  test('has the year of Istanbul alone, sums what connections counted, and hides what is below 10', async () => {
    await count('2026-12-01', 'acute/self-harm/words', 1_000)
    await count('2028-01-01', 'acute/self-harm/words', 1_000)
    await count('2027-01-01', 'low/other/words', 12)
    await count('2027-01-01', 'acute/self-harm/words', 6, 1)
    await count('2027-01-01', 'acute/self-harm/words', 7, 2)
    await count('2027-12-01', 'acute/self-harm/words', 9)
    await count('2027-02-01', 'serious/abuse/helped', 9)
    expect(await report()).toEqual([
      ['acute/self-harm/words', 13, '<10', '<10', 20],
      ['serious/abuse/helped', '<10', '<10', '<10', '<10'],
      ['low/other/words', 12, '<10', '<10', 10],
      ['all/all/words', 30, '<10', '<10', 30],
      ['all/all/helped', '<10', '<10', '<10', '<10'],
    ])
  })

  test('has exact totals only when no number is hidden', async () => {
    for (let month = 1; month <= 12; month += 1) {
      await count(`2027-${String(month).padStart(2, '0')}-01`, 'acute/eating/words', 10 + month)
      await count(`2027-${String(month).padStart(2, '0')}-01`, 'acute/eating/model', 100)
    }
    const [model, words, ...all] = await report()
    expect([model, words]).toEqual([
      ['acute/eating/model', 100, 100, 100, 1_200],
      ['acute/eating/words', 11, 12, 22, 198],
    ])
    expect(all).toEqual([
      ['all/all/model', 100, 100, 100, 1_200],
      ['all/all/words', 11, 12, 22, 198],
    ])
    await count('2027-02-01', 'check/other/said', 9)
    expect((await report()).map(([, , , , year]) => year)).toEqual([1_200, 200, '<10', 1_200, 200, '<10'])
  })

  test('of a year without counts is empty', async () => {
    expect(await job('care-report', '--year', '2027')).toBe('none')
  })
})

describe('feedback', () => {
  const rate = (messageId: string, rating: string, daysAgo: number) =>
    query(none`
      UPDATE chat.message SET feedback = ${JSON.stringify({
        ...{ rating, reason: rating === 'down' ? 'wrong' : null },
        createdAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
      })}::jsonb
      WHERE id = ${messageId}
    `)

  test('of so many days is listed, the newest first, with model and instructions and without texts', async () => {
    const made = []
    for (const daysAgo of [2, 0.5, 8]) {
      const turn = await makeTurn({ state: 'done' })
      await query(none`UPDATE chat.turn SET model = 'm', prompt_version = 'p' WHERE id = ${turn.turnId}`)
      await rate(turn.messageId, daysAgo === 2 ? 'down' : 'up', daysAgo)
      made.push(turn.messageId)
    }
    await makeTurn({ state: 'done' })
    const of = { model: 'm', promptVersion: 'p', createdAt: expect.any(String) }
    expect(await rowsOf('feedback', '--days', '7')).toEqual([
      { messageId: made[1], rating: 'up', reason: null, ...of },
      { messageId: made[0], rating: 'down', reason: 'wrong', ...of },
    ])
  })

  test('is found by its index', async () => {
    expect(await planOf(db, (tx) => findFeedback(tx, 7))).toContain('message_feedback')
  })
})

test.each([
  [['turns'], /no command/],
  [['dead-letters', 'show'], /which one/],
  [['erasures', 'all'], /nothing more/],
  [['erasures', '--stuck'], /belongs to turns list/],
  [['erasures', '--all'], /Unknown option/],
  [['care-report'], /care-report: of which year\? Add --year YYYY/],
  [['care-report', '--year', '27'], /--year "27" is not a year from 2000 to 2199: write YYYY/],
  [['care-report', '--year', '2027-01'], /not a year/],
  [['care-report', '--year='], /--year "" is not a year/],
  [['care-report', '2027', '--year', '2027'], /nothing more/],
  [['erasures', '--year', '2027'], /--year belongs to care-report/],
  [['feedback'], /feedback: of how many days\? Add --days N/],
  [['feedback', '--days', '0'], /--days "0" is not a number from 1 to 9999/],
  [['turns', 'list', '--days', '7'], /--days belongs to feedback/],
  [[], /no command/],
])('%j is refused with what is wrong with it', (args, message) => {
  expect(() => readCommand(args)).toThrow(message)
})

test('nothing is said to be none', async () => {
  await query(none`DELETE FROM profile.erasure`)
  expect(await job('erasures')).toBe('none')
})
