import { randomUUID } from 'node:crypto'
import { blockDaysBack, maxBlockReminders, maxBlocksADay, type PlanBlockPatchBody } from '@yoldas/contracts/plan'
import { changeSchedule } from '@yoldas/contracts/scheduler'
import { type Db, planOf } from '@yoldas/db'
import { newId } from '@yoldas/ids'
import { findUnconfirmed } from '@yoldas/outbox'
import { openDb } from '@yoldas/testkit/servers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addSession } from '../journey/changes.ts'
import { createStudent, eraseStudent } from '../students/store.ts'
import { addBlock, changeBlock, removeBlock } from './changes.ts'
import * as store from './store.ts'

const db = await openDb('profile-journey')

const newStudent = async () => {
  const studentKey = await createStudent(db, randomUUID(), randomUUID())
  if (studentKey === null) throw new Error('there is one of this sub')
  return studentKey
}
const inTransaction = <Result>(change: (tx: Db) => Promise<Result>): Promise<Result> => db.transaction(change)

const startedAt = Date.now()
const dayIn = (days: number) => new Date(startedAt + days * 86_400_000).toISOString().slice(0, 10)
/** Ahead at any hour. */
const soon = dayIn(2)
const block = { minutes: 90, subject: 'Matematik', kind: 'study' as const, startTime: '09:00', remind: true }
const add = (studentKey: string, body: object = {}, id = newId()) =>
  inTransaction((tx) => addBlock(tx, { day: soon, ...block, ...body, studentKey, id }, 'user'))
const patch = (studentKey: string, id: string, change: PlanBlockPatchBody) =>
  inTransaction((tx) => changeBlock(tx, studentKey, id, change))
const remove = (studentKey: string, id: string) => inTransaction((tx) => removeBlock(tx, studentKey, id))

async function added(studentKey: string, body: object = {}) {
  const { answer } = await add(studentKey, body)
  if (answer.kind !== 'stored') throw new Error(`refused: ${JSON.stringify(answer.issues)}`)
  return answer.block
}
const issuesOf = ({ answer }: { answer: { kind: string; issues?: { path: string }[] } }) =>
  answer.issues?.map(({ path }) => path)

/** What is sent to the scheduler, command by command. */
const sent = async (studentKey: string) =>
  (await findUnconfirmed(db, changeSchedule, studentKey)).map(({ changes }) => changes)

/** What is scheduled once all of it has arrived, in whatever order. */
async function scheduled(studentKey: string) {
  const changes = (await sent(studentKey)).flat()
  const cancelled = new Set(changes.flatMap((change) => (change.change === 'cancel' ? [change.id] : [])))
  return changes.flatMap((change) => (change.change === 'add' && !cancelled.has(change.message.id) ? [change] : []))
}

describe('a block with a reminder', () => {
  test('has one message scheduled for its start, in the same commit', async () => {
    const studentKey = await newStudent()
    const { id } = await added(studentKey, { topic: 'İntegral' })
    expect(await sent(studentKey)).toEqual([
      [
        {
          change: 'add',
          message: {
            id: expect.any(String),
            kind: 'reminder',
            text: 'Planında şimdi Matematik var, 90 dakika. Konu: İntegral.',
            reason: null,
            dueAt: `${soon}T06:00:00.000Z`,
            cancelOn: 'none',
            createdAt: expect.any(String),
          },
          block: { id, endsAt: `${soon}T07:30:00.000Z` },
        },
      ],
    ])
    await expect(
      inTransaction(async (tx) => {
        await changeBlock(tx, studentKey, id, { minutes: 30 })
        throw new Error('no commit')
      }),
    ).rejects.toThrow('no commit')
    expect(await sent(studentKey)).toHaveLength(1)
  })

  test.each<[string, PlanBlockPatchBody, object | null]>([
    ['the day', { day: dayIn(3) }, { dueAt: `${dayIn(3)}T06:00:00.000Z` }],
    ['the time', { startTime: '10:15' }, { dueAt: `${soon}T07:15:00.000Z` }],
    ['the minutes', { minutes: 45 }, { text: 'Planında şimdi Matematik var, 45 dakika.' }],
    ['the subject', { subject: 'Fizik' }, { text: 'Planında şimdi Fizik var, 90 dakika.' }],
    ['the topic', { topic: 'Optik' }, { text: 'Planında şimdi Matematik var, 90 dakika. Konu: Optik.' }],
    ['that it is done', { status: 'done' }, null],
    ['that it is skipped', { status: 'skipped' }, null],
    ['that no reminder is wished', { remind: false }, null],
    ['that it is of the past', { day: dayIn(-3) }, null],
    ['that it has neither time nor reminder', { startTime: null, remind: false }, null],
  ])(
    'has its message cancelled when a patch says %s, and a new one where it needs one',
    async (_what, change, next) => {
      const studentKey = await newStudent()
      const { id } = await added(studentKey)
      const [before] = await scheduled(studentKey)
      await patch(studentKey, id, change)
      const [, changes] = await sent(studentKey)
      expect(changes?.[0]).toEqual({ change: 'cancel', id: before?.message.id })
      const after = await scheduled(studentKey)
      expect(after.map(({ message }) => message)).toMatchObject(next ? [next] : [])
      expect(after[0]?.message.id).not.toBe(before?.message.id)
    },
  )

  test('keeps its message when a patch says nothing new, or what the message does not depend on', async () => {
    const studentKey = await newStudent()
    const { id } = await added(studentKey)
    for (const change of [{}, { day: soon, startTime: '09:00' }, { note: 'x' }, { kind: 'review' as const }])
      await patch(studentKey, id, change)
    expect(await sent(studentKey)).toHaveLength(1)
  })

  test('has its message cancelled when a session says that it is done, and when it is removed', async () => {
    const studentKey = await newStudent()
    const [first, second] = [await added(studentKey), await added(studentKey)]
    const session = { studentKey, id: newId(), day: dayIn(-1), subject: 'Matematik', minutes: 80, blockId: first.id }
    expect(await inTransaction((tx) => addSession(tx, session))).toMatchObject({
      touched: { days: [soon], journey: true, review: false },
    })
    expect((await scheduled(studentKey)).map((change) => change.block?.id)).toEqual([second.id])
    await remove(studentKey, second.id)
    await remove(studentKey, second.id)
    expect(await scheduled(studentKey)).toEqual([])
    expect(await sent(studentKey)).toHaveLength(4)
  })

  test('has none while it begins in the past, and gets one when it moves ahead', async () => {
    const studentKey = await newStudent()
    const { id } = await added(studentKey, { day: dayIn(-2) })
    expect(await sent(studentKey)).toEqual([])
    await patch(studentKey, id, { day: soon })
    expect(await scheduled(studentKey)).toHaveLength(1)
  })

  test('that is repeated is sent once', async () => {
    const [studentKey, clientId] = [await newStudent(), randomUUID()]
    const { answer } = await add(studentKey, { clientId })
    expect(await add(studentKey, { clientId })).toEqual({
      answer,
      touched: { days: [], journey: false, review: false },
    })
    expect(await sent(studentKey)).toHaveLength(1)
  })

  test('has exactly the one that fits it, or none, after any changes', async () => {
    const change = fc.record(
      {
        day: fc.constantFrom(dayIn(-2), soon, dayIn(3)),
        startTime: fc.constantFrom('09:00', '14:30', null),
        minutes: fc.constantFrom(45, 90),
        status: fc.constantFrom('planned' as const, 'done' as const),
        remind: fc.boolean(),
        note: fc.constantFrom('x', null),
      },
      { requiredKeys: [] },
    )
    const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      const studentKey = await newStudent()
      const { id } = await added(studentKey)
      for (const each of changes) await patch(studentKey, id, each)
      const now = await inTransaction((tx) => store.findBlock(tx, studentKey, id))
      const isWanted = now?.remind && now.status === 'planned' && now.startTime !== null && now.day >= soon
      const start = Date.parse(`${now?.day}T${now?.startTime}+03:00`)
      const ends = start + (now?.minutes ?? 0) * 60_000
      const left = await scheduled(studentKey)
      expect(left.map(({ message, block }) => [message.id, Date.parse(message.dueAt), block])).toEqual(
        isWanted ? [[now.reminderId, start, { id, endsAt: new Date(ends).toISOString() }]] : [],
      )
      if (!isWanted) expect(now?.reminderId).toBeNull()
    })
    await fc.assert(property, { numRuns: 10 })
  })
})

describe('a reminder without a time', () => {
  test('is refused on `remind`, of a new block and of one that loses its time', async () => {
    const studentKey = await newStudent()
    expect(issuesOf(await add(studentKey, { startTime: undefined }))).toEqual(['remind'])
    const { id } = await added(studentKey)
    expect(issuesOf(await patch(studentKey, id, { startTime: null }))).toEqual(['remind'])
    expect(await sent(studentKey)).toHaveLength(1)
    const plain = await added(studentKey, { startTime: undefined, remind: false })
    expect(issuesOf(await patch(studentKey, plain.id, { remind: true }))).toEqual(['remind'])
    expect(issuesOf(await patch(studentKey, plain.id, { remind: true, startTime: '10:00' }))).toBeUndefined()
  })
})

describe(`${maxBlockReminders} reminders of blocks`, () => {
  test('may be to come, and no more; others are bounded by nothing of this', async () => {
    const studentKey = await newStudent()
    const ids: string[] = []
    for (let i = 0; i < maxBlockReminders; i += 1)
      ids.push((await added(studentKey, { day: dayIn(2 + Math.floor(i / maxBlocksADay)) })).id)
    const later = { day: dayIn(9) }
    expect(issuesOf(await add(studentKey, later))).toEqual(['remind'])
    // Those that are to come nevermore, and those that are to come already.
    for (const body of [{ day: dayIn(-1) }, { status: 'done' }, { remind: false }])
      await added(studentKey, { ...later, ...body })
    const [first = ''] = ids
    expect(issuesOf(await patch(studentKey, first, { startTime: '11:00' }))).toBeUndefined()
    const plain = await added(studentKey, { ...later, remind: false })
    expect(issuesOf(await patch(studentKey, plain.id, { remind: true }))).toEqual(['remind'])
    const skipped = await added(studentKey, { ...later, status: 'skipped' })
    expect(issuesOf(await patch(studentKey, skipped.id, { status: 'planned' }))).toEqual(['remind'])

    await patch(studentKey, first, { status: 'done' })
    expect(issuesOf(await patch(studentKey, plain.id, { remind: true }))).toBeUndefined()
    expect(issuesOf(await patch(studentKey, first, { status: 'planned' }))).toEqual(['remind'])
    expect(await scheduled(studentKey)).toHaveLength(maxBlockReminders)
    expect(await scheduled(await newStudent())).toEqual([])
  })

  test('are counted by an index', async () => {
    const plan = await planOf(db, (tx) => store.countReminders(tx, randomUUID(), soon, randomUUID()))
    expect(plan).toMatch(/Index Cond: .*student_key = /)
  })
})

test('a change says what it touched, also of a block that lies too far back to be moved there', async () => {
  const studentKey = await newStudent()
  const { touched, answer } = await add(studentKey)
  expect(touched).toEqual({ days: [soon], journey: false, review: false })
  const id = answer.kind === 'stored' ? answer.block.id : ''
  const touchedBy = async (change: PlanBlockPatchBody) => (await patch(studentKey, id, change)).touched
  expect(await touchedBy({ day: dayIn(3) })).toEqual({ days: [soon, dayIn(3)], journey: false, review: false })
  expect(await touchedBy({ day: dayIn(-blockDaysBack - 5) })).toEqual({ days: [], journey: false, review: false })
  expect(await touchedBy({ minutes: 90 })).toEqual({ days: [], journey: false, review: false })
  expect(await touchedBy({ status: 'done' })).toEqual({ days: [dayIn(3)], journey: true, review: false })
  expect((await remove(studentKey, id)).touched).toEqual({ days: [dayIn(3)], journey: true, review: false })
  expect((await remove(studentKey, id)).touched).toEqual({ days: [], journey: false, review: false })
})

test('what is to be said of a student’s blocks leaves with them', async () => {
  const studentKey = await newStudent()
  await added(studentKey)
  await inTransaction((tx) => eraseStudent(tx, studentKey))
  expect(await sent(studentKey)).toEqual([])
})
