import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bus, connectBus, handle } from '@yoldas/bus'
import type { BusUser } from '@yoldas/contracts/bus'
import { eraseStudent, patchProfile, StudentProfile } from '@yoldas/contracts/profile'
import { getContext } from '@yoldas/contracts/work'
import { eventually, startNats } from '@yoldas/testkit'
import { silent } from '@yoldas/testkit/servers'
import { deadlineIn } from '@yoldas/time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type KeptKnown, keepKnown } from './known.ts'

const opened = new AsyncDisposableStack()
const [today, tomorrow] = ['2026-11-22', '2026-11-23']
let [engine, other, gateway]: Bus[] = []
let restart: () => Promise<void>
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yoldas-known-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  let nats = await startNats({ folder })
  opened.defer(() => nats[Symbol.asyncDispose]())
  restart = async () => {
    await nats[Symbol.asyncDispose]()
    nats = await startNats({ folder, port: nats.port })
  }
  const connect = async (name: BusUser) => opened.use(await connectBus({ url: nats.urlFor(name), name, log: silent }))
  ;[engine, other, gateway] = [await connect('chat-engine'), await connect('chat-engine'), await connect('gateway')]
  const owner = await connect('profile-journey')
  opened.use(await owner.serve(answersOf(owner), { service: 'profile-journey', isUnavailable: () => false }))
})
afterAll(() => opened.disposeAsync())

/** What the owner has of a student, how often it was asked, and what it waits for before an answer leaves. */
type Student = {
  name: string | null
  about: string | null
  day: string
  hasSummary: boolean
  asked: number
  leaving: Promise<void> | null
}
const students = new Map<string, Student>()
function come(has: Partial<Student> = {}) {
  const studentKey = randomUUID()
  const first = { name: 'eski', about: null, day: today, hasSummary: true, asked: 0, leaving: null }
  const student: Student = { ...first, ...has }
  students.set(studentKey, student)
  return Object.assign(student, { studentKey })
}

const profile = StudentProfile.parse({
  ...{ displayName: null, examType: null, track: null, grade: null, examDate: null, targetUniversity: null },
  ...{ targetDepartment: null, targetRank: null, dailyHours: null, strongSubjects: [], weakSubjects: [], about: null },
  ...{ quietHours: null, proactive: { reminders: true, checkins: true, followups: true } },
})
const streak = { current: 0, longest: 0, lastStudyDay: null, todayDone: false }

/** Plays profile-journey. */
const answersOf = (owner: Bus) => [
  handle(getContext, async ({ studentKey }) => {
    const student = students.get(studentKey)
    if (!student || student.name === null) return { kind: 'erased' as const }
    student.asked += 1
    const { name, about, day, hasSummary, leaving } = student
    await leaving
    const summary = hasSummary ? { today: day, blocks: [], streak, lastExam: null } : null
    return { kind: 'found' as const, profile: { ...profile, displayName: name, about }, examDay: null, summary }
  }),
  handle(patchProfile, async ({ studentKey, patch: { displayName = null } }) => {
    Object.assign(students.get(studentKey) ?? {}, { name: displayName })
    owner.announceChanged(studentKey)
    return { kind: 'patched' as const, profile: { ...profile, displayName } }
  }),
  handle(eraseStudent, async ({ studentKey }) => {
    Object.assign(students.get(studentKey) ?? {}, { name: null })
    owner.announceErased(studentKey)
    return { erased: true as const }
  }),
]

type Named = { studentKey: string }
const find = async (known: KeptKnown, { studentKey }: Named, day = today) =>
  (await known.find(studentKey, day))?.profile.displayName ?? null
const patch = ({ studentKey }: Named, displayName: string) =>
  gateway?.request(patchProfile, { studentKey, patch: { displayName } }, deadlineIn(5_000))
const erase = ({ studentKey }: Named) => gateway?.request(eraseStudent, { studentKey }, deadlineIn(5_000))
const keeping = (limits?: Parameters<typeof keepKnown>[1], bus = engine) => {
  if (!bus) throw new Error('the bus is not open yet')
  return keepKnown(bus, limits)
}
const limits = { milliseconds: 60_000, students: 100, characters: 1_000_000 }

test('what was found is given to the next turns without another question, each student’s to them alone', async () => {
  const [known, elif, can] = [keeping(), come({ name: 'Elif' }), come({ name: 'Can' })]
  for (let times = 0; times < 5; times++)
    expect([await find(known, elif), await find(known, can)]).toEqual(['Elif', 'Can'])
  expect([elif.asked, can.asked, known.size()]).toEqual([1, 1, 2])
})

test('what was asked for ahead is found by the turns that begin meanwhile, and nothing that changed since', async () => {
  const [known, leaving, elif, can] = [keeping(), Promise.withResolvers<void>(), come({ name: 'Elif' }), come()]
  elif.leaving = can.leaving = leaving.promise
  const ahead = [elif, elif, can].map(({ studentKey }) => known.find(studentKey))
  await eventually('the questions', () => elif.asked === 1 && can.asked === 1)
  can.leaving = null
  await patch(can, 'yeni')
  expect(await find(known, can)).toBe('yeni')
  const finding = [find(known, elif), find(known, elif)]
  leaving.resolve()
  expect(await Promise.all(finding)).toEqual(['Elif', 'Elif'])
  const names = (await Promise.all(ahead)).map((found) => found?.profile.displayName)
  expect(names).toEqual(['Elif', 'Elif', 'eski'])
  expect((await known.find(elif.studentKey))?.profile.displayName).toBe('Elif')
  expect([await find(known, elif), elif.asked, can.asked]).toEqual(['Elif', 1, 2])
})

test('a turn goes without what was asked ahead for it in vain, and the next one asks again', async () => {
  const [known, leaving, elif] = [keeping(), Promise.withResolvers<void>(), come({ hasSummary: false })]
  elif.leaving = leaving.promise
  void known.find(elif.studentKey)
  await eventually('the question', () => elif.asked === 1)
  const finding = known.find(elif.studentKey, today)
  await engine?.caughtUp(1_000)
  leaving.resolve()
  expect([(await finding)?.summary, elif.asked, known.size()]).toEqual([null, 1, 0])
  elif.hasSummary = true
  expect([(await known.find(elif.studentKey, today))?.summary?.today, elif.asked]).toEqual([today, 2])
})

test('what changed is seen by every engine, in whatever begins after the change was answered', async () => {
  const both = [keeping(), keeping(limits, other)]
  const elif = come()
  for (let times = 0; times < 50; times++) {
    const name = `ad ${times}`
    await patch(elif, name)
    // Two turns after each other: the second one is given what is kept.
    for (let turns = 0; turns < 2; turns++)
      expect(await Promise.all(both.map((known) => find(known, elif)))).toEqual([name, name])
  }
  // A signal that comes while the answer to it is asked for already costs another question.
  expect(elif.asked).toBeGreaterThanOrEqual(100)
  expect(elif.asked).toBeLessThan(150)
})

describe('an answer that was asked for before', () => {
  test.each([
    ['a change', (elif: Named) => patch(elif, 'yeni'), 'yeni'],
    ['an erasure', erase, null],
  ])('%s is not kept', async (_what, change, then) => {
    const [known, leaving, elif] = [keeping(), Promise.withResolvers<void>(), come()]
    elif.leaving = leaving.promise
    const finding = find(known, elif)
    await eventually('the question', () => elif.asked === 1)
    await change(elif)
    await engine?.caughtUp(1_000)
    leaving.resolve()
    elif.leaving = null
    expect(await finding).toBe('eski')
    expect(known.size()).toBe(0)
    expect(await find(known, elif)).toBe(then)
  })

  test('a later one does not take the place of that', async () => {
    const [known, leaving, elif] = [keeping(), Promise.withResolvers<void>(), come()]
    elif.leaving = leaving.promise
    const finding = find(known, elif)
    await eventually('the question', () => elif.asked === 1)
    elif.leaving = null
    await patch(elif, 'yeni')
    await engine?.caughtUp(1_000)
    expect(await find(known, elif)).toBe('yeni')
    leaving.resolve()
    expect([await finding, await find(known, elif), elif.asked]).toEqual(['eski', 'yeni', 2])
  })
})

test('nothing is kept of a student who was erased, nor of one who is found to be', async () => {
  const [known, elif, left] = [keeping(), come(), come({ name: null })]
  await find(known, elif)
  expect(known.size()).toBe(1)
  await erase(elif)
  await engine?.caughtUp(1_000)
  expect(known.size()).toBe(0)
  expect([await find(known, elif), await find(known, left), known.size()]).toEqual([null, null, 0])
})

test('what was found on another day is asked for again, and what has no day is not kept', async () => {
  const [known, elif, can] = [keeping(), come(), come({ hasSummary: false })]
  await find(known, elif)
  Object.assign(elif, { name: 'yarın', day: tomorrow })
  expect((await known.find(elif.studentKey))?.profile.displayName).toBe('eski')
  expect([await find(known, elif), await find(known, elif, tomorrow)]).toEqual(['eski', 'yarın'])
  expect([await find(known, elif, tomorrow), elif.asked]).toEqual(['yarın', 2])
  for (let times = 0; times < 2; times++) await find(known, can)
  expect([can.asked, known.size()]).toEqual([2, 1])
})

test('nothing is kept for longer than it may be, whether or not anybody asks', async () => {
  const [known, elif] = [keeping({ ...limits, milliseconds: 200 }), come()]
  await find(known, elif)
  expect(known.size()).toBe(1)
  await eventually('its end', () => known.size() === 0)
  await find(known, elif)
  expect(elif.asked).toBe(2)
})

describe('no more is kept than there is room for, and what was asked for first goes first:', () => {
  test('by students', async () => {
    const [known, [first, second, third]] = [keeping({ ...limits, students: 2 }), [come(), come(), come()] as const]
    for (const student of [first, second, third, second, third, first]) await find(known, student)
    expect([first.asked, second.asked, third.asked, known.size()]).toEqual([2, 1, 1, 2])
  })

  test('by characters, of which those that went count no more', async () => {
    const known = keeping({ ...limits, characters: 1_500 })
    const [small, long] = [Array.from({ length: 5 }, () => come()), come({ about: 'x'.repeat(1_000) })]
    for (let times = 0; times < 2; times++) {
      for (const student of small) await find(known, student)
      expect(known.size()).toBe(2)
      await find(known, long)
      expect(known.size()).toBe(0)
    }
  })
})

// A server of the environment is not ours to stop.
test.skipIf(process.env.NATS_URL)('nothing that was found or asked for before a disconnect is kept', async () => {
  const [known, leaving, elif, can] = [keeping(), Promise.withResolvers<void>(), come(), come()]
  await find(known, elif)
  can.leaving = leaving.promise
  const finding = find(known, can)
  await eventually('the question', () => can.asked === 1)
  await restart()
  leaving.resolve()
  can.leaving = null
  expect([await finding, known.size()]).toEqual([null, 0])
  await eventually('the connections', () => [engine, gateway].every((bus) => bus?.connected()))
  await eventually('the owner', async () => (await find(known, elif)) === 'eski')
  expect([elif.asked, known.size()]).toEqual([2, 1])
})
