import { createLog, createMetrics } from '@yoldas/telemetry'
import { expect, test } from 'vitest'
import { openBreakers } from './breaker.ts'

class Refused extends Error {}

/** A breaker whose clock is moved by hand, and work that ends as the test says. */
function begin() {
  let milliseconds = 0
  const metrics = createMetrics()
  const breaker = openBreakers(metrics, createLog('test', 'silent'))('corpus', {
    isFailure: (error) => !(error instanceof Refused),
    now: () => milliseconds,
  })
  const end = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error) => (error.name === 'BreakerOpen' ? 'spared' : 'failed'),
    )
  return {
    breaker,
    pass: (seconds: number) => {
      milliseconds += seconds * 1000
    },
    succeed: () => end(breaker.run(async () => 'done')),
    fail: () => end(breaker.run(() => Promise.reject(new Error('no answer')))),
    refuse: () => end(breaker.run(() => Promise.reject(new Refused()))),
    end,
    shown: () => metrics.text(),
  }
}

test('three failures within 30 s open it for 30 s, whatever succeeded between them', async () => {
  const { breaker, pass, succeed, fail } = begin()
  for (const work of [fail, succeed, fail, succeed, fail]) await work()
  pass(29.9)
  expect(breaker.isSparing()).toBe(true)
  expect(await succeed()).toBe('spared')
  pass(0.1)
  expect(breaker.isSparing()).toBe(false)
  expect(await succeed()).toBe('done')
  expect(await fail()).toBe('failed')
  expect(await succeed()).toBe('done')
})

test('failures that are 30 s old do not count', async () => {
  const { pass, succeed, fail } = begin()
  for (let repeat = 0; repeat < 5; repeat += 1) {
    await fail()
    pass(15)
    expect(await succeed()).toBe('done')
  }
})

test('refusals open nothing', async () => {
  const { succeed, refuse } = begin()
  for (let repeat = 0; repeat < 5; repeat += 1) await refuse()
  expect(await succeed()).toBe('done')
})

test('when the time is over one piece of work is let through, and decides', async () => {
  const { breaker, end, pass, succeed, fail } = begin()
  for (const work of [fail, fail, fail]) await work()
  pass(30)
  const { promise, resolve } = Promise.withResolvers<void>()
  const probe = end(breaker.run(() => promise))
  expect(await succeed()).toBe('spared')
  resolve()
  expect(await probe).toBe('done')
  expect(await succeed()).toBe('done')

  for (const work of [fail, fail, fail]) await work()
  pass(30)
  expect(await fail()).toBe('failed')
  pass(29)
  expect(await succeed()).toBe('spared')
})

test('a probe that was refused leaves the decision to the next', async () => {
  const { pass, succeed, fail, refuse } = begin()
  for (const work of [fail, fail, fail]) await work()
  pass(30)
  expect(await refuse()).toBe('failed')
  expect(await fail()).toBe('failed')
  expect(await succeed()).toBe('spared')
})

test('work that was begun before it opened changes nothing when it ends', async () => {
  const { breaker, end, pass, succeed, fail } = begin()
  const [good, bad] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = [end(breaker.run(() => good.promise)), end(breaker.run(() => bad.promise))]
  for (const work of [fail, fail, fail]) await work()
  pass(20)
  good.resolve()
  bad.reject(new Error('no answer'))
  expect(await Promise.all(late)).toEqual(['done', 'failed'])
  expect(await succeed()).toBe('spared')
  pass(10)
  expect(await succeed()).toBe('done')
})

test('its state and what became of the work are shown by dependency', async () => {
  const { succeed, fail, shown } = begin()
  expect(await shown()).toContain('yoldas_dependency_open{dependency="corpus"} 0')
  for (const work of [succeed, fail, fail, fail, succeed]) await work()
  const text = await shown()
  expect(text).toContain('yoldas_dependency_open{dependency="corpus"} 1')
  expect(text).toContain('yoldas_dependency_calls_total{dependency="corpus",outcome="failed"} 3')
  expect(text).toContain('yoldas_dependency_calls_total{dependency="corpus",outcome="spared"} 1')
})
