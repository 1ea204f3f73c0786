import { expect, test, vi } from 'vitest'
import type { Running } from './processes.ts'
import { type Plan, supervise } from './supervise.ts'

/** A part without a process: `die` ends it as a crash does; `events` records what happens to it. */
function fakePart(name: string, events: string[]): { plan: Plan; die(): void } {
  let end = (_reason: string) => {}
  const start = async (): Promise<Running> => {
    const { promise: exited, resolve } = Promise.withResolvers<string>()
    end = resolve
    events.push(`${name} starts`)
    const stop = async () => {
      events.push(`${name} stops`)
      resolve('stopped')
    }
    return { pid: undefined, how: 'fake', exited, kill: stop, [Symbol.asyncDispose]: stop }
  }
  return { plan: { name, address: 'nowhere', start }, die: () => end('died') }
}

const quiet = () => {}

test('what was started last is stopped first', async () => {
  const events: string[] = []
  const supervisor = supervise(quiet)
  await supervisor.start([fakePart('server', events).plan])
  await supervisor.start([fakePart('service', events).plan])
  await supervisor[Symbol.asyncDispose]()
  expect(events).toEqual(['server starts', 'service starts', 'service stops', 'server stops'])
})

test('a part that dies is started again, each time it does', async () => {
  const events: string[] = []
  const said: string[] = []
  await using supervisor = supervise((line) => said.push(line))
  const { plan, die } = fakePart('service', events)
  await supervisor.start([plan])
  for (const starts of [2, 3]) {
    die()
    await vi.waitFor(() => expect(events).toHaveLength(starts), { timeout: 15_000 })
  }
  expect(said).toContain('service                died; starting it again')
})

test('a part that does not come up again is tried until it does', async () => {
  const events: string[] = []
  await using supervisor = supervise(quiet)
  const { plan, die } = fakePart('service', events)
  let starts = 0
  const flaky: Plan = {
    ...plan,
    start: async (signal) => {
      starts += 1
      if (starts === 2) throw new Error('not yet')
      return plan.start(signal)
    },
  }
  await supervisor.start([flaky])
  die()
  await vi.waitFor(() => expect(events).toHaveLength(2), { timeout: 15_000 })
})

test('a part that does not start at first is an error, and the others are stopped', async () => {
  const events: string[] = []
  const supervisor = supervise(quiet)
  const broken: Plan = { name: 'broken', address: 'nowhere', start: () => Promise.reject(new Error('no')) }
  await expect(supervisor.start([broken, fakePart('server', events).plan])).rejects.toThrow('no')
  await supervisor[Symbol.asyncDispose]()
  expect(events).toEqual(['server starts', 'server stops'])
})

test('a part that is being started when the end comes is stopped too', async () => {
  const events: string[] = []
  const supervisor = supervise(quiet)
  const { plan } = fakePart('slow', events)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const slow: Plan = {
    ...plan,
    async start(signal) {
      begin()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
      return plan.start(signal)
    },
  }
  const starting = supervisor.start([slow])
  await begun
  await supervisor[Symbol.asyncDispose]()
  await starting
  expect(events).toEqual(['slow starts', 'slow stops'])
})
