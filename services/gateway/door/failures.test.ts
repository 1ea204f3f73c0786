import { Unavailable } from '@yoldas/bus'
import { unavailable } from '@yoldas/http'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerError } from './failures.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A route that fails with the cause; what it logs meanwhile. */
function failing(cause: () => Error) {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  app.setErrorHandler(answerError)
  app.get('/', () => {
    throw unavailable(cause())
  })
  return { lines, ask: () => app.inject('/') }
}

test('a cause that many requests share is logged once a second, and each is answered', async () => {
  const shared = new Unavailable('too much is held')
  const { lines, ask } = failing(() => shared)
  for (let asked = 0; asked < 10; asked++) expect((await ask()).statusCode).toBe(503)
  expect(lines).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  await ask()
  expect(lines).toHaveLength(2)
})

test('causes of their own are each logged', async () => {
  const { lines, ask } = failing(() => new Unavailable('no answer in time'))
  await ask()
  await ask()
  expect(lines).toHaveLength(2)
})
