import { expect, test } from 'vitest'
import { Config } from './config.ts'
import { healthPorts, nodePlan, portUses, standinPlans } from './parts.ts'
import { pushAccess } from './push.ts'
import { storageAccess } from './storage.ts'

const setting = (env: Record<string, string>) => ({
  config: Config.parse(env),
  folder: '/nowhere',
  jwtSecret: undefined,
  erasureKey: '',
  storage: storageAccess(Config.parse(env), 'own'),
  push: pushAccess(Config.parse(env), 'own'),
  address: '127.0.0.1',
})
const portsOf = (env: Record<string, string>) => portUses(Config.parse(env)).map(({ part, port }) => `${part} ${port}`)

test('replicas follow the first on ports of their own', () => {
  expect(portsOf({ REPLICAS: '2', GATEWAY_PORT: '8180' })).toEqual([
    'postgres 5442',
    'nats 4242',
    'identity 8090',
    'push 8091',
    'model 8092',
    'higher-education 8093',
    's3 8094',
    'phone 8095',
    'traces 8096',
    'gateway 8180',
    'gateway (health) 9080',
    'gateway-2 8181',
    'gateway-2 (health) 9180',
    'chat-engine (health) 9081',
    'chat-engine-2 (health) 9181',
    'profile-journey (health) 9082',
    'profile-journey-2 (health) 9182',
    'notifier (health) 9083',
    'notifier-2 (health) 9183',
    'companion-scheduler (health) 9084',
    'companion-scheduler-2 (health) 9184',
  ])
  expect(healthPorts(Config.parse({ REPLICAS: '2' }))).toContainEqual(['CHAT_ENGINE_2_HEALTH_PORT', '9181'])
})

test('a real service replaces its stand-in, and nothing else changes', () => {
  const all = portsOf({})
  expect(portsOf({ MODEL_BASE_URL: 'https://model.example/v1' })).toEqual(all.filter((use) => use !== 'model 8092'))
  const names = (env: Record<string, string>) => standinPlans(setting(env)).map(({ name }) => name)
  const standins = ['identity', 'push', 'model', 'higher-education', 's3', 'traces']
  const without = (name: string) => standins.filter((standin) => standin !== name)
  expect(names({})).toEqual(standins)
  expect(names({ MODEL_BASE_URL: 'https://model.example/v1' })).toEqual(without('model'))
  expect(names({ AUTH_URL: 'https://auth.example' })).toEqual(without('identity'))
  expect(names({ MCP_URL: 'https://atlas.example/mcp' })).toEqual(without('higher-education'))
  expect(names({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' })).toEqual(without('traces'))
  expect(names(bucket)).toEqual(without('s3'))
  expect(portsOf(bucket)).toEqual(all.filter((use) => use !== 's3 8094'))
})

const bucket = { S3_BUCKET: 'real', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

test('the storage is the one that is named, of AWS or elsewhere, or else our own', () => {
  const access = (env: Record<string, string>) => storageAccess(Config.parse(env), 'own')
  expect(access({ ...bucket, S3_REGION: 'eu-central-1' })).toEqual({
    ...bucket,
    S3_REGION: 'eu-central-1',
    S3_ENDPOINT: '',
  })
  const S3_ENDPOINT = 'https://storage.example'
  expect(access({ ...bucket, S3_ENDPOINT })).toEqual({ ...bucket, S3_REGION: 'us-east-1', S3_ENDPOINT })
  expect(access({ S3_PORT: '9999' })).toEqual({
    S3_ENDPOINT: 'http://127.0.0.1:9999',
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'yoldas-media',
    S3_ACCESS_KEY_ID: 'yoldas',
    S3_SECRET_ACCESS_KEY: 'own',
  })
})

test('half of a storage is an error that names the other half', () => {
  const missing = (env: Record<string, string>) => Config.safeParse(env).error?.issues.map(({ path }) => path.join('.'))
  expect(missing({ S3_ENDPOINT: 'https://storage.example' })).toEqual(Object.keys(bucket))
  expect(missing({ S3_BUCKET: 'real', S3_ACCESS_KEY_ID: 'key' })).toEqual(['S3_SECRET_ACCESS_KEY'])
  expect(missing(bucket)).toBeUndefined()
})

test('what has an internal port is asked for its life there, unless somebody may look into it', () => {
  const service = { name: 'service', file: 'services/notifier/main.ts', port: 1, internalPort: 2, env: {} }
  const askedAt = (env: Record<string, string>) => nodePlan(setting(env), service).livezUrl
  expect(askedAt({})).toBe('http://127.0.0.1:2/livez')
  expect(askedAt({ NODE_OPTIONS: '--enable-source-maps' })).toBeDefined()
  for (const option of ['--inspect', '--inspect=0', '--inspect-brk', '--max-old-space-size=512 --inspect-wait'])
    expect(askedAt({ NODE_OPTIONS: option })).toBeUndefined()
  expect(standinPlans(setting({})).filter(({ livezUrl }) => livezUrl !== undefined)).toEqual([])
})
