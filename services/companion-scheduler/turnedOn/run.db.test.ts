import { randomUUID } from 'node:crypto'
import type { Bus } from '@yoldas/bus'
import type { WantedWeek } from '@yoldas/contracts/weeks'
import { sql } from '@yoldas/db'
import { istanbulTime } from '@yoldas/time'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedOf } from '../checkins/seed.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { dueAt } from '../reviews/rules.ts'
import { completeReviews } from '../reviews/run.ts'
import { eraseStudent } from '../students/store.ts'
import {
  clear,
  contactOf,
  jobDeps,
  newMessage,
  openWorld,
  playChat,
  playProfile,
  schedule,
  type World,
  waiting,
} from '../test/world.ts'
import { textOf } from '../weekly/rules.ts'
import { completeWeekly } from '../weekly/run.ts'
import { beginRun, type Run } from './store.ts'

// A week has one run: one test at a time, on empty tables.
let world: World
beforeAll(async () => {
  world = await openWorld(3)
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(() => clear(world.db))

const monday = '2026-10-05'
const weeksOf = (count: number): WantedWeek[] =>
  Array.from({ length: count }, () => randomUUID())
    .toSorted()
    .map((studentKey, i) => {
      const figures = { minutes: i * 30, questions: i, doneBlocks: 0, exams: 0, reviews: 0 }
      return { studentKey, ...figures, sentence: 'Küçük adımlar üst üste konunca yol olur.' }
    })
const wanting = (weeks: WantedWeek[], find: (studentKey: string) => object | null = wantingContact) =>
  playProfile(world.bus, find, [], undefined, weeks)
const wantingContact = (studentKey: string) => {
  const { proactive, ...contact } = contactOf(studentKey)
  return { ...contact, proactive: { ...proactive, checkins: false, weekly: true } }
}

async function begin(db = world.db): Promise<Run> {
  const run = await beginRun(db, 'weekly', monday, 60)
  if (!run) throw new Error('somebody else has the run')
  return run
}

test('everybody who wants it gets the week once, however many schedulers begin the run at once and again', async () => {
  const weeks = weeksOf(130)
  await using _profile = await wanting(weeks)
  const begun = await Promise.all(world.replicas.map((db) => beginRun(db, 'weekly', monday, 60)))
  const [run, ...more] = begun.filter((one) => one !== null)
  if (!run) throw new Error('nobody began')
  expect(more).toEqual([])
  expect(await completeWeekly(jobDeps(world, world.db), run, null)).toMatchObject({ scheduled: 130, isFinished: true })
  expect(await beginRun(world.db, 'weekly', monday, 60)).toBeNull()
  const rows = await waiting(world.db)
  const texts = new Map(weeks.map((week) => [week.studentKey, textOf(week, seedOf(week.studentKey, monday))]))
  expect(new Map(rows.map(({ studentKey, text }) => [studentKey, text]))).toEqual(texts)
  expect(rows).toHaveLength(130)
})

test('a scheduler that outlived its lease adds nothing more, and the next one goes on after its last page', async () => {
  const weeks = weeksOf(101)
  await using _profile = await wanting(weeks)
  const stale = await begin()
  const own = jobDeps(world, world.db)
  const request: Bus['request'] = (...asked) => {
    own.stop()
    return world.bus.request(...asked)
  }
  expect(await completeWeekly({ ...own, bus: { request } }, stale, null)).toMatchObject({ scheduled: 100 })
  const current = await begin()
  expect(current).toMatchObject({ attempt: 2, scheduled: 100 })
  expect(await completeWeekly(jobDeps(world, world.db), stale, null)).toMatchObject({ isFinished: false })
  expect(await waiting(world.db)).toHaveLength(100)
  expect(await completeWeekly(jobDeps(world, world.db), current, null)).toMatchObject({ scheduled: 101 })
  expect(await waiting(world.db)).toHaveLength(101)
})

/** Then nothing is written about a week any more. */
const { day, time } = istanbulTime(new Date())
const isLate = new Date(day).getUTCDay() === 0 && time >= '21:59'

test.skipIf(isLate)(
  'the message is a template’s, of the student’s own preference, and nothing for who left',
  async () => {
    const [one, left] = weeksOf(2)
    if (!one || !left) throw new Error('there are two')
    await using chat = await playChat(world.bus)
    await using _profile = await wanting([one, left])
    await eraseStudent(world.db, left.studentKey)
    await completeWeekly(jobDeps(world, world.db), await begin(), null)
    await deliverDue(jobDeps(world, world.db))
    const rows = [...chat.history.values()]
    expect(rows).toMatchObject([
      { studentKey: one.studentKey, messageType: 'checkin', origin: 'scheduled', author: 'template' },
    ])
    expect(rows[0]?.why).toMatchObject({ rule: 'weekly' })
  },
)

describe('the message about reviews', () => {
  const reviewing = async (of: string, reviewers: readonly { studentKey: string; checkinTime: string | null }[]) => {
    const run = await beginRun(world.db, 'reviews', of, 60)
    if (!run) throw new Error('somebody else has the run')
    await using _profile = await playProfile(world.bus, undefined, [], undefined, [], reviewers)
    return completeReviews(jobDeps(world, world.db), run)
  }

  test('is scheduled once a day, at the student’s own time or at 17:00', async () => {
    const [own, usual] = [randomUUID(), randomUUID()]
    const reviewers = [
      { studentKey: own, checkinTime: '18:30' },
      { studentKey: usual, checkinTime: null },
    ]
    expect(await reviewing(day, reviewers)).toMatchObject({ scheduled: 2, isFinished: true })
    expect(await beginRun(world.db, 'reviews', day, 60)).toBeNull()
    const rows = new Map((await waiting(world.db)).map(({ studentKey, dueAt }) => [studentKey, dueAt]))
    expect(rows.get(own)).toBe(dueAt(day, '18:30').toISOString())
    expect(rows.get(usual)).toBe(dueAt(day, null).toISOString())
  })

  test('comes while something is due, and not when a check-in of the day is still to come', async () => {
    const [due, done, pending] = [randomUUID(), randomUUID(), randomUUID()]
    await reviewing(
      day,
      [due, done, pending].map((studentKey) => ({ studentKey, checkinTime: null })),
    )
    const later = newMessage({ kind: 'checkin', dueAt: new Date(Date.now() + 1_000).toISOString() })
    await schedule(world.db, [later], pending)
    await world.db.query(sql.typeAlias('none')`
      UPDATE scheduled_message SET due_at = clock_timestamp(), next_attempt_at = clock_timestamp()
      WHERE occasion = 'reviews'
    `)
    await world.db.query(sql.typeAlias('none')`
      UPDATE scheduled_message SET next_attempt_at = clock_timestamp() + interval '1 hour' WHERE occasion IS NULL
    `)
    await using chat = await playChat(world.bus)
    await using _profile = await playProfile(world.bus, (studentKey) => {
      const { proactive, ...contact } = wantingContact(studentKey)
      const dueReviews = studentKey === done ? 0 : 3
      return { ...contact, dueReviews, proactive: { ...proactive, reviews: true, weekly: false } }
    })
    await deliverDue(jobDeps(world, world.db))
    const rows = [...chat.history.values()]
    expect(rows).toMatchObject([{ studentKey: due, messageType: 'checkin', author: 'template' }])
    expect(rows[0]?.why).toMatchObject({ rule: 'review' })
  })
})
