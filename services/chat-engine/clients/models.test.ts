import { createLog, createMetrics } from '@yoldas/telemetry'
import { afterAll, expect, test } from 'vitest'
import { type Said, says, startScript } from '../test/script.ts'
import { openBreakers } from './breaker.ts'
import { ModelFailed } from './completion/failure.ts'
import { isForNext, openModels } from './models.ts'

const opened = new AsyncDisposableStack()
afterAll(() => opened.disposeAsync())

/** Models that give these answers, whose turns are one question each. */
async function open(...answers: [Said[], ...Said[][]]) {
  const [first, ...others] = await Promise.all(
    answers.map(async (said, rank) => opened.use(await startScript(said, `m${rank}`))),
  )
  if (!first) throw new Error('no model')
  const [metrics, log] = [createMetrics(), createLog('test', 'silent')]
  const models = openModels(
    [first.model, ...others.map(({ model }) => model)],
    { breakers: openBreakers(metrics, log), metrics, log },
    1,
  )
  const ask = () => {
    const choice = models.choose()
    const began = choice.model.name
    const answer = choice.ask(AbortSignal.timeout(5_000), {
      prompt: () => ({ messages: [{ role: 'user', content: 'soru' }], tools: [] }),
      read: async (events) => {
        let text = ''
        for await (const event of events) if (event.kind === 'text') text += event.text
        return text
      },
      onSpent: () => {},
    })
    return answer.then(
      (text) => ({ text, began, model: choice.model.name }),
      (error: unknown) => ({ error, began, model: choice.model.name }),
    )
  }
  const scripts = [first, ...others]
  return { ask, scripts, asked: scripts.map((script) => script.asked), metrics }
}

const many = (said: Said, times: number) => new Array<Said>(times).fill(said)

test('a model of which half of ten answers failed is skipped, and asked again later', async () => {
  const { ask, asked, metrics } = await open([...many([says('a')], 5), ...many(500, 10)], many([says('b')], 20))
  for (let turn = 0; turn < 9; turn += 1) expect(await ask()).toMatchObject({ began: 'm0' })
  expect(await ask()).toMatchObject({ began: 'm0', model: 'm1' })
  expect(await ask()).toEqual({ text: 'b', began: 'm1', model: 'm1' })
  expect(asked[0]).toHaveLength(10)
  expect(await metrics.text()).toContain('yoldas_dependency_open{dependency="model"} 1')
})

test('a model of which less than half failed is asked, however often', async () => {
  const { ask, asked } = await open([...many([says('a')], 11), ...many(500, 10)], many([says('b')], 20))
  for (let turn = 0; turn < 21; turn += 1) expect(await ask()).toMatchObject({ began: 'm0' })
  expect(asked[0]).toHaveLength(21)
})

test('nine answers say too little', async () => {
  const { ask } = await open(many(500, 20), many([says('b')], 20))
  for (let turn = 0; turn < 9; turn += 1) expect(await ask()).toMatchObject({ began: 'm0' })
})

test('the last model is asked whatever it did, also alone', async () => {
  const both = await open(many(404, 20), many(404, 20))
  for (let turn = 0; turn < 15; turn += 1) expect(await both.ask()).toMatchObject({ model: 'm1' })
  expect(both.asked.map(({ length }) => length)).toEqual([10, 15])
  const alone = await open(many(404, 20))
  for (let turn = 0; turn < 15; turn += 1) await alone.ask()
  expect(alone.asked[0]).toHaveLength(15)
})

test('the next model takes over from a server that is not there', async () => {
  const { ask, scripts, metrics } = await open([], [[says('b')]])
  await scripts[0]?.[Symbol.asyncDispose]()
  expect(await ask()).toEqual({ text: 'b', began: 'm0', model: 'm1' })
  expect(await metrics.text()).toContain('yoldas_model_failures_total{model="m0",kind="unreachable",status=""} 1')
})

test('a refusal that is about the request opens nothing', async () => {
  const { ask, asked } = await open(many(422, 15), [])
  for (let turn = 0; turn < 15; turn += 1) expect(await ask()).toMatchObject({ model: 'm0' })
  expect(asked[0]).toHaveLength(15)
})

test('failures are counted by model and reason', async () => {
  const { ask, metrics } = await open([401, 402], [[says('b')], [says('b')]])
  await ask()
  await ask()
  const text = await metrics.text()
  expect(text).toContain('yoldas_model_failures_total{model="m0",kind="refused",status="401"} 1')
  expect(text).toContain('yoldas_model_failures_total{model="m0",kind="refused",status="402"} 1')
  expect(text).not.toContain('model="m1",kind')
})

test.each<[boolean, unknown]>([
  ...[401, 402, 403, 404, 408, 409, 429, 500, 502, 503, 529, 307].map((status): [boolean, unknown] => [
    true,
    new ModelFailed('refused', 'x', { status }),
  ]),
  ...(['unreachable', 'stalled', 'cut', 'malformed', 'oversized', 'unfinished', 'broken', 'empty'] as const).map(
    (kind): [boolean, unknown] => [true, new ModelFailed(kind, 'x')],
  ),
  [false, new ModelFailed('refused', 'x', { status: 400 })],
  [false, new ModelFailed('refused', 'x', { status: 422 })],
  [false, new Error('a fault of ours')],
  [false, new DOMException('stopped', 'AbortError')],
])('the next model takes over: %s, from %o', (expected, error) => {
  expect(isForNext(error)).toBe(expected)
})
