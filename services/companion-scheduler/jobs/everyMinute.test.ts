import { createLog } from '@yoldas/telemetry'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everyMinute } from './everyMinute.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const log = createLog('companion-scheduler', 'silent')

/**
 * A clock by which so many milliseconds are left of each minute, one after the other; an error stands for no answer.
 */
const clock =
  (...left: (number | Error)[]) =>
  async () => {
    const answer = left.shift()
    if (typeof answer !== 'number') throw answer ?? new Error('the clock was read too often')
    return answer
  }

/** The job, answering as it is asked to and then always true; `waits` are the milliseconds before each run. */
function start(untilNextMinute: () => Promise<number>, answers: (boolean | Error)[] = []) {
  const waits: number[] = []
  let waited = 0
  const job = everyMinute({ log, untilNextMinute }, 'test', async () => {
    waits.push(waited)
    waited = 0
    const answer = answers.shift() ?? true
    if (answer instanceof Error) throw answer
    return answer
  })
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(0)
    for (let i = 0; i < milliseconds; i++) {
      waited += 1
      await vi.advanceTimersByTimeAsync(1)
    }
  }
  const end = async () => {
    const ended = job[Symbol.asyncDispose]()
    await vi.advanceTimersByTimeAsync(0)
    await ended
  }
  return { waits, pass, end }
}

test('a job runs at once, and then whenever the database says that a minute begins', async () => {
  const { waits, pass, end } = start(clock(123, 600, 600))
  await pass(800)
  expect(waits).toEqual([0, 123, 600])
  await end()
})

test.each<[string, boolean | Error]>([
  ['says that it could not be completed', false],
  ['fails', new Error('Postgres is away')],
])('a job that %s runs again after 5 s, and by the minute when it is completed', async (_what, answer) => {
  const { waits, pass, end } = start(clock(70, 9_000), [answer, answer])
  await pass(10_100)
  expect(waits).toEqual([0, 5_000, 5_000, 70])
  await end()
})

test('a job runs again after 5 s when the database does not say the time', async () => {
  const { waits, pass, end } = start(clock(new Error('Postgres is away'), 50, 9_000))
  await pass(5_100)
  expect(waits).toEqual([0, 5_000, 50])
  await end()
})
