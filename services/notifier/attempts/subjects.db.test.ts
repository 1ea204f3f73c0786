import { randomUUID } from 'node:crypto'
import { connectBus, handle } from '@yoldas/bus'
import { getSubject, getSubjects } from '@yoldas/contracts/profile'
import { startNats } from '@yoldas/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findSubjects } from './subjects.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())
let nats: Awaited<ReturnType<typeof startNats>>
beforeAll(async () => {
  nats = opened.use(await startNats())
})

const left = randomUUID()
const subOf = (studentKey: string) => (studentKey === left ? null : `sub of ${studentKey}`)

/** Serves as this release of profile-journey does, or the one before. */
async function serve(isBefore: boolean) {
  await using parts = new AsyncDisposableStack()
  const bus = parts.use(await connectBus({ url: nats.urlFor('profile-journey'), name: 'profile-journey', log }))
  let questions = 0
  const count = <Answer>(answer: Answer) => {
    questions += 1
    return answer
  }
  const one = handle(getSubject, async ({ studentKey }) => count({ sub: subOf(studentKey) }))
  const many = handle(getSubjects, async ({ studentKeys }) => count({ subs: studentKeys.map(subOf) }))
  const options = { service: 'profile-journey' as const, isUnavailable: () => false }
  parts.use(await bus.serve(isBefore ? [one] : [one, many], options))
  const close = parts.move()
  return { questions: () => questions, [Symbol.asyncDispose]: () => close.disposeAsync() }
}

test.each([
  ['this release', false, 1],
  ['the release before', true, 3],
])('profile-journey of %s says who the students are', async (_name, isBefore, questions) => {
  await using served = await serve(isBefore)
  await using bus = await connectBus({ url: nats.urlFor('notifier'), name: 'notifier', log })
  const students = [randomUUID(), left, randomUUID()]
  expect(await findSubjects(bus, students)).toEqual(students.map(subOf))
  expect(served.questions()).toBe(questions)
})
