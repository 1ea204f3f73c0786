import { createHash } from 'node:crypto'
import type { Client } from '@yoldas/client'
import { addDays, weekOf } from '../../page/calendar.ts'
import type { Block, Sample } from './sample.ts'

/** Requests at a time: a student's own are answered one after another anyway. */
const atOnce = 6
/** The exam is far enough for a plan. */
const leastDaysAhead = 60

/**
 * Creates what the student has done, plans and has asked, as an app would. Everything has a `clientId` of its own that
 * is always the same: what was interrupted, or is done twice, is created once.
 */
export async function createStudent(client: Client, sample: Sample, now: string, talks: boolean): Promise<void> {
  const { sub, profile, age, examOn, reminded, blocks, sessions, exams } = sample
  const clientId = (name: string) => clientIdOf(`${sub} ${name}`)
  await client.patchProfile({ ...profile, examDate: nextDay(examOn, now) })
  await client.putAge({ band: age, source: 'self' })
  const tomorrow = addDays(now, 1)
  const work = inTurn([
    ...blocks.map((block, i) => () => createBlock(client, block, now, (name) => clientId(`${name} ${i}`))),
    () => client.plan.create({ ...reminded, day: tomorrow, remind: true, clientId: clientId('reminder') }),
    ...sessions.map(
      ({ ago, ...session }, i) =>
        () =>
          client.journey.createSession({ ...session, day: addDays(now, -ago), clientId: clientId(`session ${i}`) }),
    ),
    ...exams.map(
      ({ ago, ...exam }, i) =>
        () =>
          client.journey.createExam({ ...exam, day: addDays(now, -ago), clientId: clientId(`exam ${i}`) }),
    ),
  ])
  await Promise.all([work, talks && converse(client, sample.questions, clientId)])
}

/** What is past was worked on: the session marks the block as done. */
async function createBlock(client: Client, block: Block, now: string, clientId: (name: string) => string) {
  const { weekday, correct, wrong, blank, ...rest } = block
  const day = weekOf(now)[weekday] ?? now
  const { id, subject, minutes } = await client.plan.create({ ...rest, day, clientId: clientId('block') })
  if (day >= now) return
  const answers = correct === undefined || wrong === undefined || blank === undefined ? {} : { correct, wrong, blank }
  const worked = { blockId: id, subject, topic: block.topic, minutes, ...answers }
  await client.journey.createSession({ ...worked, day, clientId: clientId('work') })
}

/** Asks, reads each answer to its end, and has all of it read. */
async function converse(client: Client, questions: readonly string[], clientId: (name: string) => string) {
  for (const [i, message] of questions.entries())
    for await (const _event of client.turns.send({ message, clientId: clientId(`question ${i}`) }));
  const { messages } = await client.history({ limit: 1 })
  const newest = messages.at(-1)
  if (newest) await client.read(newest.cursor)
}

async function inTurn(actions: ReadonlyArray<() => Promise<unknown>>): Promise<void> {
  const left = actions.values()
  const work = async () => {
    for (const action of left) await action()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The next one with this month and day that is not too near. */
function nextDay(monthAndDay: string, now: string): string {
  const day = `${now.slice(0, 4)}-${monthAndDay}`
  return day >= addDays(now, leastDaysAhead) ? day : `${Number(now.slice(0, 4)) + 1}-${monthAndDay}`
}

/** A UUID of version 8, which is made of what it names. */
function clientIdOf(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
