import { randomUUID } from 'node:crypto'
import { newId } from '@yoldas/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findReminder } from '../actions/store.ts'
import { deliverDue } from '../delivery/deliver.ts'
import { findScheduled, moveMessage, removeListed, removeMessages } from '../schedule/store.ts'
import { lockStudents } from '../students/store.ts'
import { clear, contactOf, jobDeps, openWorld, playChat, playProfile, type World, waiting } from '../test/world.ts'
import { replaceWarning } from './store.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world[Symbol.asyncDispose]())
beforeEach(() => clear(world.db))

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

async function warn({ studentKey = randomUUID() as string, id = newId(), dueAt = ago(1) } = {}) {
  await world.db.transaction(async (tx) => {
    await lockStudents(tx, [studentKey])
    await replaceWarning(tx, { studentKey, id, dueAt, text: 'Hesabın silinecek.' })
  })
  return { studentKey, id }
}
const deliver = () => deliverDue(jobDeps(world, world.db))

test('a warning goes whatever the student turned off, by night too, written by hand and as a reminder', async () => {
  const { studentKey, id } = await warn()
  await using chat = await playChat(world.bus)
  const off = {
    proactive: { reminders: false, checkins: false, followups: false, reviews: false, weekly: false },
    quietHours: { start: '00:00', end: '23:59' },
    warningId: id,
  }
  await using _profile = await playProfile(world.bus, (key) => contactOf(key, off))
  expect(await deliver()).toMatchObject({ delivered: 1 })
  expect([...chat.history.values()]).toMatchObject([
    {
      ...{ studentKey, turnId: id, text: 'Hesabın silinecek.', author: 'hand', origin: 'scheduled' },
      ...{ messageType: 'reminder', isErasureWarning: true, isCareCheckin: false, unlessWrittenAfter: null },
    },
  ])
  expect(await waiting(world.db)).toEqual([])
  // A notification that offers more finds nothing to do.
  expect(await findReminder(world.db, studentKey, id)).toBeNull()
})

test.each<[string, object]>([
  ['has been seen since', {}],
  ['is to get another one', { warningId: newId() }],
])('a warning is dropped whose student %s', async (_what, known) => {
  await warn()
  await using chat = await playChat(world.bus)
  await using _profile = await playProfile(world.bus, (key) => contactOf(key, known))
  expect(await deliver()).toMatchObject({ dropped: 1 })
  expect(chat.received()).toEqual([])
})

test('a warning that chat-engine puts off comes again', async () => {
  const { id } = await warn()
  await using _profile = await playProfile(world.bus, (key) => contactOf(key, { warningId: id }))
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await using _chat = await playChat(world.bus, { pausedUntil: () => until })
  expect(await deliver()).toMatchObject({ moved: 1 })
  expect(await waiting(world.db)).toMatchObject([{ id }])
})

test('a student has one warning, of which no list knows and that nobody cancels or moves', async () => {
  const { studentKey } = await warn({ dueAt: ago(-60) })
  const { id } = await warn({ studentKey, dueAt: ago(-30) })
  await warn({ studentKey, id, dueAt: ago(-30) })
  expect(await findScheduled(world.db, studentKey)).toEqual([])
  expect(await moveMessage(world.db, studentKey, id, ago(-90))).toBe(false)
  await removeListed(world.db, studentKey, id)
  await removeMessages(world.db, studentKey, [id])
  expect(await waiting(world.db, studentKey)).toMatchObject([{ id }])
})
