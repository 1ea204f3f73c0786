import { expect, test } from 'vitest'
import { Config, modelPrices } from './config.ts'

const needed = {
  DATABASE_URL: 'postgres://localhost/chat',
  NATS_URL: 'nats://localhost',
  MODEL_BASE_URL: 'http://localhost/v1',
  MODEL_API_KEY: 'a',
  MODEL_NAME: 'b',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'media',
}

test('the storage has both keys or none', () => {
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }
  expect(Config.safeParse(needed).success).toBe(true)
  expect(Config.safeParse({ ...needed, ...keys }).success).toBe(true)
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    const { error } = Config.safeParse({ ...needed, ...keys, [name]: undefined })
    expect(error?.issues).toMatchObject([{ path: [name] }])
  }
})

test('the embeddings have all four variables or none', () => {
  const all = {
    EMBEDDING_BASE_URL: 'http://localhost/v1',
    EMBEDDING_API_KEY: 'a',
    EMBEDDING_MODEL: 'b',
    EMBEDDING_DIMENSIONS: '1536',
  }
  expect(Config.parse({ ...needed, ...all }).EMBEDDING_DIMENSIONS).toBe(1536)
  for (const name of Object.keys(all)) {
    const { error } = Config.safeParse({ ...needed, ...all, [name]: undefined })
    expect(error?.issues).toMatchObject([{ path: [name] }])
  }
})

test('the model has prices of prompts and completions, or none; cached tokens cost as much by default', () => {
  const read = (given: Record<string, string>) => Config.safeParse({ ...needed, ...given })
  const prices = { MODEL_PROMPT_PRICE: '0.4', MODEL_COMPLETION_PRICE: '1.6' }
  const priced = (given: Record<string, string>) => modelPrices(Config.parse({ ...needed, ...given }))
  expect(priced({})).toBeUndefined()
  expect(priced(prices)).toEqual({ prompt: 0.4, cached: 0.4, completion: 1.6 })
  expect(priced({ ...prices, MODEL_CACHED_PRICE: '0' })).toEqual({ prompt: 0.4, cached: 0, completion: 1.6 })
  const cached = { MODEL_CACHED_PRICE: '0.1', MODEL_PROMPT_PRICE: '0.4' }
  expect(read(cached).error?.issues).toMatchObject([{ path: ['MODEL_COMPLETION_PRICE'] }])
  expect(read({ ...prices, MODEL_PROMPT_PRICE: '-1' }).success).toBe(false)
})

test('a provider has a name as OpenTelemetry writes them', () => {
  const { success, data } = Config.safeParse({ ...needed, MODEL_PROVIDER: 'aws.bedrock' })
  expect([success, data?.MODEL_PROVIDER]).toEqual([true, 'aws.bedrock'])
  for (const name of ['', 'OpenAI', 'a b', 'x'.repeat(65)])
    expect(Config.safeParse({ ...needed, MODEL_PROVIDER: name }).error?.issues).toMatchObject([
      { path: ['MODEL_PROVIDER'] },
    ])
})

test('the model goes without what is named, and nothing else can be named', () => {
  const { MODEL_WITHOUT: without, MODEL_THINKS: thinks } = Config.parse({
    ...{ ...needed, MODEL_WITHOUT: 'tools, stream_options', MODEL_THINKS: 'true' },
  })
  expect([without, thinks]).toEqual([['tools', 'stream_options'], true])
  expect(Config.parse(needed)).toMatchObject({ MODEL_WITHOUT: [], MODEL_THINKS: false })
  const { error } = Config.safeParse({ ...needed, MODEL_WITHOUT: 'tools,tool' })
  expect(error?.issues).toMatchObject([{ path: ['MODEL_WITHOUT', 1] }])
})
