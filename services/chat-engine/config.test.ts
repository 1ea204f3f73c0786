import { describe, expect, test } from 'vitest'
import { modelOptions } from './clients/config.ts'
import { Config } from './config.ts'
import { higherEducationOptions } from './higherEducation/config.ts'

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
  const priced = (given: Record<string, string>) => modelOptions(Config.parse({ ...needed, ...given }))[0].prices
  expect(priced({})).toBeUndefined()
  expect(priced(prices)).toEqual({ prompt: 0.4, cached: 0.4, completion: 1.6 })
  expect(priced({ ...prices, MODEL_CACHED_PRICE: '0' })).toEqual({ prompt: 0.4, cached: 0, completion: 1.6 })
  const cached = { MODEL_CACHED_PRICE: '0.1', MODEL_PROMPT_PRICE: '0.4' }
  expect(read(cached).error?.issues).toMatchObject([{ path: ['MODEL_COMPLETION_PRICE'] }])
  expect(read({ ...prices, MODEL_PROMPT_PRICE: '-1' }).success).toBe(false)
})

describe('the higher-education server is asked', () => {
  const url = { MCP_URL: 'http://atlas/mcp' }
  const client = { MCP_CLIENT_ID: 'a', MCP_CLIENT_SECRET: 'b' }
  const issuer = { MCP_ISSUER: 'https://auth.example' }
  const tokenUrl = { MCP_TOKEN_URL: 'https://auth.example/token' }
  const read = (given: Record<string, string>) => Config.safeParse({ ...needed, ...given })
  const accessOf = (given: Record<string, string>) =>
    higherEducationOptions(Config.parse({ ...needed, ...given }))?.server.access

  test('by everybody, with a token, or as a client', () => {
    expect(accessOf(url)).toBeUndefined()
    expect(accessOf({ ...url, MCP_TOKEN: 'a-token' })).toEqual({ token: 'a-token' })
    const secrets = { clientId: 'a', clientSecret: 'b' }
    expect(accessOf({ ...url, ...client, ...issuer })).toEqual({ ...secrets, from: { issuer: 'https://auth.example' } })
    expect(accessOf({ ...url, ...client, ...tokenUrl, MCP_SCOPE: 'a b' })).toEqual({
      ...secrets,
      scope: 'a b',
      from: { tokenUrl: 'https://auth.example/token' },
    })
  })

  test.each<[string, Record<string, string>, string]>([
    ['a token without a server', { MCP_TOKEN: 'a' }, 'MCP_URL'],
    ['a client without a server', { ...client, ...issuer }, 'MCP_URL'],
    ['a token that a header cannot have', { ...url, MCP_TOKEN: 'a b' }, 'MCP_TOKEN'],
    ['a token and a client', { ...url, ...client, ...issuer, MCP_TOKEN: 'a' }, 'MCP_CLIENT_ID'],
    ['a client without a secret', { ...url, ...issuer, MCP_CLIENT_ID: 'a' }, 'MCP_CLIENT_SECRET'],
    ['a secret without a client', { ...url, ...issuer, MCP_CLIENT_SECRET: 'a' }, 'MCP_CLIENT_ID'],
    ['a client that is registered nowhere', { ...url, ...client }, 'MCP_ISSUER'],
    ['a client with two places of tokens', { ...url, ...client, ...issuer, ...tokenUrl }, 'MCP_TOKEN_URL'],
    ['a secret that others can read', { ...url, ...client, MCP_ISSUER: 'http://auth.example' }, 'MCP_ISSUER'],
    ['scopes without a client', { ...url, MCP_SCOPE: 'a' }, 'MCP_CLIENT_ID'],
  ])('and %s is refused at the start, by the name of the variable', (_, given, name) => {
    expect(read(given).error?.issues[0]).toMatchObject({ path: [name] })
  })
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

const fallback = (rank: number, given: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ BASE_URL: 'http://b/v1', API_KEY: 'k', NAME: `m${rank}`, ...given }).map(([name, value]) => [
      `MODEL_FALLBACK_${rank}_${name}`,
      value,
    ]),
  )

test('models that take over have an order, and settings and prices of their own', () => {
  const prices = { PROMPT_PRICE: '1', CACHED_PRICE: '0.5', COMPLETION_PRICE: '2' }
  const config = Config.parse({
    ...needed,
    ...fallback(1, { THINKS: 'true', WITHOUT: 'images', ...prices }),
    ...fallback(2),
  })
  expect(modelOptions(config)).toMatchObject([
    { name: 'b', thinks: false, without: [], prices: undefined },
    { name: 'm1', thinks: true, without: ['images'], prices: { prompt: 1, cached: 0.5, completion: 2 } },
    { name: 'm2', thinks: false, without: [], prices: undefined },
  ])
  expect(modelOptions(Config.parse(needed))).toHaveLength(1)
  expect(config.MODEL_STALL_SECONDS).toBe(10)
})

test.each<[string, Record<string, string | undefined>, string[]]>([
  ['an address', { ...fallback(1), MODEL_FALLBACK_1_BASE_URL: undefined }, ['MODEL_FALLBACK_1_BASE_URL']],
  ['a key', { ...fallback(1), MODEL_FALLBACK_1_API_KEY: undefined }, ['MODEL_FALLBACK_1_API_KEY']],
  ['a name', { ...fallback(1), MODEL_FALLBACK_1_NAME: undefined }, ['MODEL_FALLBACK_1_NAME']],
  ['the first of two', fallback(2), ['MODEL_FALLBACK_1_BASE_URL', 'MODEL_FALLBACK_1_API_KEY', 'MODEL_FALLBACK_1_NAME']],
  [
    'all but a setting',
    { MODEL_FALLBACK_1_THINKS: 'true' },
    ['MODEL_FALLBACK_1_BASE_URL', 'MODEL_FALLBACK_1_API_KEY', 'MODEL_FALLBACK_1_NAME'],
  ],
  [
    'two prices',
    fallback(1, { PROMPT_PRICE: '1' }),
    ['MODEL_FALLBACK_1_CACHED_PRICE', 'MODEL_FALLBACK_1_COMPLETION_PRICE'],
  ],
])('a model that takes over and lacks %s is refused by the names of its variables', (_what, given, missing) => {
  const { error } = Config.safeParse({ ...needed, ...given })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(missing)
})
