import { expect, test } from 'vitest'
import { nightly } from './nightly.ts'

/** A job that is woken once; resolves with whether it ran, and what it was told before and after the clock moved on. */
async function runAt(time: string, later: string) {
  let now = time
  const ran = Promise.withResolvers<boolean[]>()
  const clock = async () => `2026-11-26T${now}:00.000Z`
  const job = nightly(
    clock,
    async (mayGoOn) => {
      const first = await mayGoOn()
      now = later
      ran.resolve([first, await mayGoOn()])
    },
    ran.reject,
  )
  job.wake()
  // It ends after the run that it was woken for.
  await new Promise((resolve) => setImmediate(resolve))
  await job[Symbol.asyncDispose]()
  return await Promise.race([ran.promise, Promise.resolve('did not run')])
}

test.each([
  ['02:00', '22:59', '01:59', 'did not run'],
  ['02:00', '23:00', '02:59', [true, true]],
  ['05:59', '02:59', '03:00', [true, false]],
  ['06:00', '03:00', '03:01', 'did not run'],
])(
  'a job of the night begins from 02:00 to 05:59 in Istanbul, and goes on until then: %s',
  async (_local, time, later, did) => {
    expect(await runAt(time, later)).toEqual(did)
  },
)

test('a job of the night is told to end when its process ends', async () => {
  const told = Promise.withResolvers<boolean>()
  const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const job = nightly(
    async () => '2026-11-26T00:30:00.000Z',
    async (mayGoOn) => {
      begun.resolve()
      await ending.promise
      told.resolve(await mayGoOn())
    },
    told.reject,
  )
  job.wake()
  await begun.promise
  const ended = job[Symbol.asyncDispose]()
  ending.resolve()
  await ended
  expect(await told.promise).toBe(false)
})
