import { readFile } from 'node:fs/promises'
import { ConfigError, readConfig } from '@yoldas/config'
import { expect, test } from 'vitest'
import { configWithin } from './config.ts'
import { descriptorLimit } from './door/descriptors.ts'

const needed = { NATS_URL: 'nats://localhost', AUTH_URL: 'https://provider.test' }
const read = (given: Record<string, string>, descriptors = 100_000) =>
  readConfig(configWithin(descriptors), { ...needed, ...given })

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

test.each([
  [Number.POSITIVE_INFINITY, 20_000],
  [100_000, 20_000],
  [21_499, 19_999],
  [1_501, 1],
])('with %d descriptors there is room for %d sockets', (descriptors, sockets) => {
  expect(read({}, descriptors).MAX_SOCKETS).toBe(sockets)
})

test('more sockets than descriptors leave room for are refused, and it is said what to do', () => {
  expect(read({ MAX_SOCKETS: '2596' }, 4_096).MAX_SOCKETS).toBe(2_596)
  const message =
    /MAX_SOCKETS: the 4096 descriptors .* leave room for 2596 sockets.*: raise their limit .*, or set less/
  expect(() => read({ MAX_SOCKETS: '2597' }, 4_096)).toThrow(message)
  expect(() => read({}, 1_024)).toThrow(
    /MAX_SOCKETS: the 1024 descriptors .* leave room for 0 sockets.*: raise their limit/,
  )
})

test('the limit of descriptors is that of this process', async () => {
  const [, soft] =
    /^Max open files +(\d+|unlimited)/m.exec(await readFile('/proc/self/limits', 'utf8').catch(() => '')) ?? []
  if (soft !== undefined) expect(descriptorLimit()).toBe(soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(soft))
})
