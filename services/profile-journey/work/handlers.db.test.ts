import { randomUUID } from 'node:crypto'
import { type Bus, connectBus, Unavailable } from '@yoldas/bus'
import { maxBlocksADay, type PlanBlock, patchBlock, removeBlock } from '@yoldas/contracts/plan'
import { eraseStudent, findContacts, maxTodayPlan, patchProfile } from '@yoldas/contracts/profile'
import { changeWork, getContext, tryWork, type WorkChange } from '@yoldas/contracts/work'
import { connectDb, type DbPool, isUnavailable, rehearse, sql } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { startRelay } from '@yoldas/outbox'
import { eventually, patient, startNats, testDatabase } from '@yoldas/testkit'
import { addDays, deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contactHandlers } from '../contacts/handlers.ts'
import { exportHandlers } from '../export/handlers.ts'
import { journeyHandlers } from '../journey/handlers.ts'
import { planHandlers } from '../plan/handlers.ts'
import { studentHandlers } from '../students/handlers.ts'
import { today as findToday } from '../today.ts'
import { workHandlers } from './handlers.ts'

const logged: Array<{ details: object; message: string }> = []
const silent = { info: () => {}, warn: () => {}, error: () => {} }
const log = { ...silent, warn: (details: object, message: string) => void logged.push({ details, message }) }
const service = 'profile-journey' as const
const opened = new AsyncDisposableStack()
let db: DbPool
let asker: Bus
let today: string
let _served: string[]
beforeAll(async () => {
  const database = opened.use(await testDatabase())
  const nats = opened.use(await startNats())
  db = opened.use(await connectDb(patient(database.urls[service])))
  // One user for all that ask.
  const connect = async (name: string) => opened.use(await connectBus({ url: nats.urlFor('admin'), name, log: silent }))
  const bus = await connect(service)
  asker = await connect('asker')
  const deps = {
    db,
    bus,
    log,
    relay: opened.use(startRelay({ db, bus, log: silent })),
    erasureKeys: [randomUUID(), randomUUID()] as const,
    policy: { minAge: 13, consents: [] },
  }
  const handlers = [
    studentHandlers,
    planHandlers,
    journeyHandlers,
    workHandlers,
    contactHandlers,
    exportHandlers,
  ].flatMap((make) => make(deps))
  _served = handlers.map(({ contract }) => contract.subject)
  opened.use(await bus.serve(handlers, { service, isUnavailable }))
  today = await findToday(db)
})
afterAll(() => opened.disposeAsync())

const inTime = () => deadlineIn(10_000)
const Key = z.object({ studentKey: z.uuid() })
const come = (): Promise<string> =>
  db.oneFirst(sql.type(Key)`
    INSERT INTO student (student_key, sub) VALUES (gen_random_uuid(), gen_random_uuid()::text)
    RETURNING student_key AS "studentKey"
  `)

type Asked = Omit<z.input<typeof tryWork.input>, 'studentKey' | 'changes'>
async function tried(studentKey: string, changes: WorkChange[], views: Asked = {}) {
  const answer = await asker.request(tryWork, { studentKey, changes, ...views }, inTime())
  if (answer.kind !== 'tried') throw new Error('the student is gone')
  return answer
}
const everything = (): Asked => ({ plan: { from: addDays(today, -3), to: addDays(today, 10) }, journey: true })

const Envelope = z.object({ id: z.uuid(), input: changeWork.input })
const command = { ...changeWork, input: Envelope, output: z.object({}) }
/** As a relay does it: again with the same id while the service is busy. */
const change = (studentKey: string, changes: WorkChange[], id: string = newId()) =>
  eventually('a command that is answered', () =>
    asker.request(command, { id, input: { studentKey, changes } }, inTime()).catch((error) => {
      if (!(error instanceof Unavailable)) throw error
    }),
  )

const addBlock = (fields: Partial<PlanBlock> = {}): Extract<WorkChange, { change: 'add-block' }> => ({
  change: 'add-block',
  block: {
    id: fields.id ?? newId(),
    day: fields.day ?? today,
    startTime: fields.startTime ?? undefined,
    minutes: fields.minutes ?? 60,
    subject: fields.subject ?? 'Kimya',
    topic: undefined,
    kind: 'study',
    status: fields.status,
    note: undefined,
  },
})
const logExam = (correct: number, day = today): WorkChange => ({
  change: 'log-exam',
  exam: {
    id: newId(),
    day,
    name: 'Deneme',
    examType: 'tyt',
    sections: ['Türkçe', 'Matematik'].map((subject) => ({ subject, correct, wrong: 0 })),
  },
})
const logSession = (fields: { day?: string; blockId?: string; minutes?: number } = {}): WorkChange => ({
  change: 'log-session',
  session: { id: newId(), day: today, subject: 'Fizik', topic: undefined, minutes: 45, ...fields },
})

/** What a turn may decide at once, with two things in it that cannot be done. */
function oneOfEach(): WorkChange[] {
  const [block, other, far] = [addBlock(), addBlock({ day: addDays(today, 1) }), addBlock({ day: '1999-01-01' })]
  return [
    block,
    other,
    { change: 'update-block', id: block.block.id, patch: { day: addDays(today, 2), startTime: '09:30' } },
    far,
    { change: 'update-block', id: newId(), patch: { status: 'done' } },
    logSession({ blockId: other.block.id }),
    logExam(30),
  ]
}

const Count = z.object({ rows: z.int() })
const rowsOf = (studentKey: string) =>
  db.oneFirst(sql.type(Count)`
    SELECT (SELECT count(*) FROM plan_block WHERE student_key = ${studentKey})
      + (SELECT count(*) FROM study_session WHERE student_key = ${studentKey})
      + (SELECT count(*) FROM exam_result WHERE student_key = ${studentKey}) AS rows
  `)

/** Without the times of storing, which are those of each try. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'createdAt' || key === 'updatedAt' ? undefined : inner)))

describe('what a turn would change', () => {
  test('is answered change by change, with what can be seen then, and nothing is stored', async () => {
    const studentKey = await come()
    const changes = oneOfEach()
    const { outcomes, blocks, journey, ...rest } = await tried(studentKey, changes, everything())
    expect(outcomes).toMatchObject([
      { kind: 'block', block: { day: today, source: 'assistant', status: 'planned' } },
      { kind: 'block' },
      { kind: 'block', block: { day: addDays(today, 2), startTime: '09:30', minutes: 60 } },
      { kind: 'invalid', issues: [{ path: 'day' }] },
      { kind: 'unknown' },
      { kind: 'session', session: { minutes: 45 } },
      { kind: 'exam', exam: { totalNet: 60, isBranch: false } },
    ])
    expect(rest).toEqual({ kind: 'tried', today, review: null, mistakes: null })
    expect(blocks).toMatchObject([
      { day: addDays(today, 1), status: 'done' },
      { day: addDays(today, 2), status: 'planned' },
    ])
    expect(journey).toMatchObject({ streak: { current: 1, todayDone: true }, exams: [{ totalNet: 60, change: null }] })
    expect(await rowsOf(studentKey)).toBe(0)
  })

  test('is what the change comes to then', async () => {
    const studentKey = await come()
    const changes = oneOfEach()
    const before = await tried(studentKey, changes, everything())
    await change(studentKey, changes)
    expect(await rowsOf(studentKey)).toBe(4)
    const after = await tried(studentKey, [], everything())
    expect(timeless({ ...after, outcomes: [] })).toEqual(timeless({ ...before, outcomes: [] }))
  })

  test('counts once what has arrived already', async () => {
    const studentKey = await come()
    const changes = oneOfEach()
    await change(studentKey, changes)
    const again = await tried(studentKey, changes, everything())
    expect(timeless({ ...again, outcomes: [] })).toEqual(timeless(await tried(studentKey, [], everything())))
    expect(again.outcomes.map(({ kind }) => kind)).toEqual([
      ...['block', 'block', 'block', 'invalid', 'unknown', 'session', 'exam'],
    ])
  })

  test('shows what is asked for alone', async () => {
    const studentKey = await come()
    expect(await tried(studentKey, [addBlock()])).toMatchObject({ blocks: null, journey: null })
    const plan = { from: addDays(today, 1), to: addDays(today, 1) }
    expect((await tried(studentKey, [addBlock()], { plan })).blocks).toEqual([])
  })

  test('cannot touch a block of another student', async () => {
    const [studentKey, other] = [await come(), await come()]
    const made = addBlock()
    await change(other, [made])
    const update: WorkChange = { change: 'update-block', id: made.block.id, patch: { status: 'done' } }
    expect((await tried(studentKey, [update])).outcomes).toEqual([{ kind: 'unknown' }])
    expect((await tried(studentKey, [logSession({ blockId: made.block.id })])).outcomes).toMatchObject([
      { kind: 'invalid', issues: [{ path: 'blockId' }] },
    ])
  })
})

describe('what a turn has changed', () => {
  test('is changed once, however often its command arrives', async () => {
    const studentKey = await come()
    const [id, made] = [newId(), addBlock()]
    await Promise.all([change(studentKey, [made], id), change(studentKey, [made], id)])
    await asker.request(patchBlock, { studentKey, id: made.block.id, patch: { minutes: 90 } }, inTime())
    await change(studentKey, [made, { change: 'update-block', id: made.block.id, patch: { minutes: 30 } }], id)
    expect((await tried(studentKey, [], everything())).blocks).toMatchObject([{ minutes: 90 }])
    await asker.request(removeBlock, { studentKey, id: made.block.id }, inTime())
    await change(studentKey, [made], id)
    expect(await rowsOf(studentKey)).toBe(0)
  })

  test('leaves out what cannot be done any more, and says so by ids alone', async () => {
    const studentKey = await come()
    const [gone, kept] = [addBlock({ subject: 'gizli' }), addBlock()]
    await change(studentKey, [gone])
    await asker.request(removeBlock, { studentKey, id: gone.block.id }, inTime())
    await change(studentKey, [{ change: 'update-block', id: gone.block.id, patch: { subject: 'gizli' } }, kept])
    expect((await tried(studentKey, [], everything())).blocks).toMatchObject([{ id: kept.block.id }])
    const said = logged.filter(({ details }) => JSON.stringify(details).includes(studentKey))
    expect(said.map(({ details }) => details)).toEqual([{ studentKey, ids: [gone.block.id] }])
  })

  test('of two turns at once never fills a day beyond its bound', async () => {
    const studentKey = await come()
    const list = () => Array.from({ length: maxBlocksADay - 10 }, () => addBlock())
    await Promise.all([change(studentKey, list()), change(studentKey, list())])
    expect(await rowsOf(studentKey)).toBe(maxBlocksADay)
    const [outcome] = (await tried(studentKey, [addBlock()])).outcomes
    expect(outcome).toMatchObject({ kind: 'invalid', issues: [{ path: 'day' }] })
  })

  test('moves a block from a full day and adds one in its place', async () => {
    const studentKey = await come()
    const full = Array.from({ length: maxBlocksADay }, () => addBlock())
    await change(studentKey, full)
    const moved = full[0]?.block.id ?? ''
    const place = addBlock()
    await change(studentKey, [{ change: 'update-block', id: moved, patch: { day: addDays(today, 3) } }, place])
    const blocks = (await tried(studentKey, [], everything())).blocks ?? []
    expect(blocks.filter(({ day }) => day === today)).toHaveLength(maxBlocksADay)
    expect(blocks.filter(({ day }) => day !== today)).toMatchObject([{ id: moved, day: addDays(today, 3) }])
  })

  test('is nothing of an erased student', async () => {
    const studentKey = await come()
    await asker.request(eraseStudent, { studentKey }, inTime())
    await change(studentKey, oneOfEach())
    expect(await rowsOf(studentKey)).toBe(0)
    const erased = { kind: 'erased' }
    expect(await asker.request(tryWork, { studentKey, changes: oneOfEach() }, inTime())).toEqual(erased)
    expect(await asker.request(getContext, { studentKey }, inTime())).toEqual(erased)
  })
})

describe('the context of a turn', () => {
  const contextOf = async (studentKey: string) => {
    const context = await asker.request(getContext, { studentKey }, inTime())
    if (context.kind !== 'found') throw new Error('the student is gone')
    return context
  }
  /** On a busy machine it may come without the summary, which is given 300 ms. */
  const wholeContextOf = (studentKey: string) =>
    eventually('a context with its summary', async () => {
      const context = await contextOf(studentKey)
      return context.summary !== null && context
    })

  test('has profile, day of the exam, today’s blocks, streak and the last exam with its change', async () => {
    const studentKey = await come()
    const examDate = addDays(today, 30)
    await asker.request(patchProfile, { studentKey, patch: { displayName: 'Elif', examDate } }, inTime())
    await change(studentKey, [
      addBlock({ subject: 'Son' }),
      addBlock({ subject: 'İlk', startTime: '08:00' }),
      addBlock({ day: addDays(today, 1) }),
      logSession({ day: addDays(today, -1) }),
      logExam(20, addDays(today, -3)),
      logExam(30, addDays(today, -2)),
    ])
    const { profile, examDay, summary } = await wholeContextOf(studentKey)
    expect(profile).toMatchObject({ displayName: 'Elif' })
    expect(examDay).toEqual({ day: examDate, source: 'student' })
    expect(summary).toMatchObject({
      today,
      blocks: [{ subject: 'İlk' }, { subject: 'Son' }],
      streak: { current: 1, longest: 1, todayDone: false },
      lastExam: { day: addDays(today, -2), totalNet: 60, change: 20 },
    })
  })

  test('of a new student is empty', async () => {
    expect((await wholeContextOf(await come())).summary).toEqual({
      today,
      blocks: [],
      streak: { current: 0, longest: 0, lastStudyDay: null, todayDone: false },
      lastExam: null,
      dueToday: 0,
    })
  })

  test('comes without the summary when that takes too long', async () => {
    const studentKey = await come()
    const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = rehearse(db, async (tx) => {
      await tx.query(sql.typeAlias('none')`LOCK TABLE plan_block IN ACCESS EXCLUSIVE MODE`)
      locked.resolve()
      await done.promise
    })
    await locked.promise
    try {
      expect(await contextOf(studentKey)).toMatchObject({ profile: { displayName: null }, summary: null })
    } finally {
      done.resolve()
      await holding
    }
    await wholeContextOf(studentKey)
  })
})

describe('a contact', () => {
  const contactsOf = async (studentKeys: string[], withWork = true) => {
    const { contacts } = await asker.request(findContacts, { studentKeys, withWork }, inTime())
    return new Map(contacts.map((contact) => [contact.studentKey, contact]))
  }

  test('has today’s plan in its order, at most ten blocks of it', async () => {
    const [one, other, third] = [await come(), await come(), await come()]
    const times = Array.from({ length: maxTodayPlan + 2 }, (_, i) => `${String(20 - i).padStart(2, '0')}:00`)
    await change(one, [...times.map((startTime) => addBlock({ startTime })), addBlock({ day: addDays(today, 1) })])
    await change(other, [addBlock({ status: 'done', subject: 'Fizik', minutes: 30 })])
    const contacts = await contactsOf([one, other, third, one])
    const planned = contacts.get(one)?.todayPlan.map(({ startTime }) => startTime)
    expect(planned).toEqual(times.toReversed().slice(0, maxTodayPlan))
    expect(contacts.get(other)?.todayPlan).toEqual([
      { startTime: null, minutes: 30, subject: 'Fizik', topic: null, status: 'done' },
    ])
    expect(contacts.get(third)).toMatchObject({ todayPlan: [], lastStudied: null })
  })

  test('has what was studied last: a session, or a done block', async () => {
    const [one, other, third] = [await come(), await come(), await come()]
    const [yesterday, before] = [addDays(today, -1), addDays(today, -2)]
    await change(one, [logSession({ day: before }), addBlock({ day: yesterday, status: 'done' })])
    await change(other, [logSession({ day: yesterday }), addBlock({ day: yesterday, status: 'done' })])
    await change(third, [addBlock({ status: 'planned' }), addBlock({ day: addDays(today, 1), status: 'done' })])
    const contacts = await contactsOf([one, other, third])
    expect(contacts.get(one)?.lastStudied).toEqual({ day: yesterday, subject: 'Kimya', topic: null })
    expect(contacts.get(other)?.lastStudied).toEqual({ day: yesterday, subject: 'Fizik', topic: null })
    expect(contacts.get(third)?.lastStudied).toBeNull()
  })

  test('has a topic that is due, until the day of the exam', async () => {
    const studentKey = await come()
    const day = addDays(today, -3)
    const session = { id: newId(), day, subject: 'Fizik', topic: 'Isı', minutes: 30, wrong: 5 }
    await change(studentKey, [{ change: 'log-session', session }])
    const dueTopic = async () => (await contactsOf([studentKey])).get(studentKey)?.dueTopic
    expect(await dueTopic()).toBe('Isı')
    await asker.request(patchProfile, { studentKey, patch: { examDate: today } }, inTime())
    expect(await dueTopic()).toBeNull()
  })

  test('is without both for a caller that does not ask for them', async () => {
    const one = await come()
    await change(one, [addBlock({}), addBlock({ day: addDays(today, -1), status: 'done' }), logSession({})])
    const [asked, unasked] = [await contactsOf([one]), await contactsOf([one], false)]
    expect(asked.get(one)).toMatchObject({ todayPlan: [{}], lastStudied: { day: today } })
    expect(unasked.get(one)).toEqual({
      ...asked.get(one),
      verdict: expect.anything(),
      todayPlan: [],
      lastStudied: null,
    })
  })
})
