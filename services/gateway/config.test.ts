import { ConfigError, readConfig } from '@yoldas/config'
import { expect, test } from 'vitest'
import { Config } from './config.ts'

const needed = { NATS_URL: 'nats://localhost', AUTH_URL: 'https://provider.test' }
const read = (given: Record<string, string>) => readConfig(Config, { ...needed, ...given })

test('the shared secret has 32 characters or more, and a shorter one is never printed', () => {
  expect(read({ AUTH_JWT_SECRET: 'x'.repeat(32) }).AUTH_JWT_SECRET).toHaveLength(32)
  const short = () => read({ AUTH_JWT_SECRET: 'x'.repeat(31) })
  expect(short).toThrow(ConfigError)
  expect(short).toThrow(/AUTH_JWT_SECRET: expected 32 characters or more/)
  expect(short).not.toThrow(/xxx/)
})

test('everything but the two addresses has a default', () => {
  expect(read({})).toMatchObject({ AUTH_ANONYMOUS: 'accept', MAX_SOCKETS: 20_000 })
  expect(read({ AUTH_ANONYMOUS: 'refuse', MAX_SOCKETS: '7' })).toMatchObject({
    AUTH_ANONYMOUS: 'refuse',
    MAX_SOCKETS: 7,
  })
  expect(() => read({ AUTH_ANONYMOUS: 'no', MAX_SOCKETS: '0' })).toThrow(/AUTH_ANONYMOUS.*\n.*MAX_SOCKETS/)
})
