import OpenAI from 'openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Model, startModel } from './server.ts'

let model: Model
let client: OpenAI
beforeAll(async () => {
  model = await startModel()
  client = new OpenAI({ baseURL: model.url, apiKey: 'any', maxRetries: 0, logLevel: 'off' })
})
afterAll(() => model[Symbol.asyncDispose]())

test('a message has scores near 0 and no flag', async () => {
  const { id, model: name, results } = await client.moderations.create({ input: 'Bugün deneme çözdüm' })
  expect(id).toMatch(/^modr-/)
  expect(name).toBe('omni-moderation-latest')
  expect(results).toHaveLength(1)
  expect(results[0]?.flagged).toBe(false)
  expect(Math.max(...Object.values(results[0]?.category_scores ?? { none: 1 }))).toBeLessThan(0.01)
  expect(results[0]?.category_applied_input_types.violence).toEqual(['text'])
})

test('directives give scores, each text its own', async () => {
  const { results } = await client.moderations.create({ model: 'm', input: ['!moderate self-harm 0.97', 'Merhaba'] })
  expect(results.map(({ flagged }) => flagged)).toEqual([true, false])
  expect(results[0]?.categories['self-harm']).toBe(true)
  expect(results[0]?.category_scores['self-harm']).toBe(0.97)
})

test('parts are read as one text', async () => {
  const { results } = await client.moderations.create({
    input: [
      { type: 'text', text: 'Şuna bak\n!moderate violence 0.6' },
      { type: 'image_url', image_url: { url: 'https://a.b/c.png' } },
    ],
  })
  expect(results.map(({ category_scores }) => category_scores.violence)).toEqual([0.6])
})

test.each([
  ['!moderate-fail 429', 429],
  ['!moderate-fail 500', 500],
  ['!moderate self-harm/intnet 1', 400],
])('%j is an error answer', async (input, status) => {
  await expect(client.moderations.create({ input })).rejects.toMatchObject({ status })
})

test('a body that is wrong is refused as the real service does', async () => {
  const response = await fetch(`${model.url}/moderations`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    body: '{"model":"m"}',
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { param: 'input', code: 'missing_required_parameter' } })
})
