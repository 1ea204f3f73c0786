import { expect, test } from 'vitest'
import { Config } from './config.ts'
import { healthPorts, portUses, standinPlans } from './parts.ts'

const setting = (env: Record<string, string>) => ({
  config: Config.parse(env),
  folder: '/nowhere',
  jwtSecret: undefined,
  erasureKey: '',
})
const portsOf = (env: Record<string, string>) => portUses(Config.parse(env)).map(({ part, port }) => `${part} ${port}`)

test('replicas follow the first on ports of their own', () => {
  expect(portsOf({ REPLICAS: '2', GATEWAY_PORT: '8180' })).toEqual([
    'postgres 5442',
    'nats 4242',
    'identity 8090',
    'model 8092',
    'gateway 8180',
    'gateway (health) 9080',
    'gateway-2 8181',
    'gateway-2 (health) 9180',
    'chat-engine (health) 9081',
    'chat-engine-2 (health) 9181',
    'profile-journey (health) 9082',
    'profile-journey-2 (health) 9182',
  ])
  expect(healthPorts(Config.parse({ REPLICAS: '2' }))).toContainEqual(['CHAT_ENGINE_2_HEALTH_PORT', '9181'])
})

test('a real service replaces its stand-in, and nothing else changes', () => {
  const all = portsOf({})
  expect(portsOf({ MODEL_BASE_URL: 'https://model.example/v1' })).toEqual(all.filter((use) => use !== 'model 8092'))
  const names = (env: Record<string, string>) => standinPlans(setting(env)).map(({ name }) => name)
  expect(names({})).toEqual(['identity', 'model'])
  expect(names({ MODEL_BASE_URL: 'https://model.example/v1' })).toEqual(['identity'])
  expect(names({ AUTH_URL: 'https://auth.example' })).toEqual(['model'])
})
