import type { NetworkInterfaceInfo } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { Config } from './config.ts'
import { corsOrigins, networkWarnings, publicAddress } from './network.ts'
import { standinPlans } from './parts.ts'
import { phonePlan, qrCode } from './phone.ts'
import { pushAccess } from './push.ts'
import { storageAccess } from './storage.ts'

const open = { HOST: '0.0.0.0' }
const info = (address: string, internal = false): NetworkInterfaceInfo =>
  Object.assign({ address, netmask: '', mac: '', internal, cidr: null }, { family: 'IPv4' as const })
const machine = {
  lo: [info('127.0.0.1', true)],
  docker0: [info('172.17.0.1')],
  wlan0: [{ ...info('fe80::1'), family: 'IPv6' as const, scopeid: 2 }, info('192.168.1.20')],
}

test('the address is this machine’s in its network, or the one named; without HOST only itself', () => {
  const address = (env: Record<string, string>, interfaces = {}) => publicAddress(Config.parse(env), interfaces)
  expect(address({}, machine)).toBe('127.0.0.1')
  expect(address(open, machine)).toBe('192.168.1.20')
  expect(address(open, { docker0: machine.docker0 })).toBe('172.17.0.1')
  expect(address({ ...open, LAN_ADDRESS: '10.0.2.2' }, machine)).toBe('10.0.2.2')
  expect(() => address(open, { lo: machine.lo })).toThrow('LAN_ADDRESS')
  expect(Config.safeParse({ HOST: 'my-machine' }).success).toBe(false)
})

test('gateway, identity, storage and page are at the address of the network, all others stay on this machine', () => {
  const config = Config.parse(open)
  const address = '192.168.1.20'
  const storage = storageAccess(config, 'own', address)
  const setting = { config, folder: '/nowhere', jwtSecret: undefined, erasureKey: '', storage, address }
  const plans = standinPlans({ ...setting, push: pushAccess(config, 'own') })
  expect(plans.map((plan) => `${plan.name} ${plan.address}`)).toEqual([
    'identity 192.168.1.20:8090',
    'push 127.0.0.1:8091',
    'model 127.0.0.1:8092',
    'higher-education 127.0.0.1:8093',
    's3 192.168.1.20:8094',
    'traces 127.0.0.1:8096',
  ])
  expect(phonePlan({ ...setting, push: pushAccess(config, 'own') }).address).toBe('192.168.1.20:8095')
})

test('storage signs for the address of the network, and services reach it on this machine', () => {
  const config = Config.parse({ ...open, S3_PORT: '9999' })
  expect(storageAccess(config, 'own', '192.168.1.20')).toMatchObject({
    S3_ENDPOINT: 'http://127.0.0.1:9999',
    S3_PUBLIC_ENDPOINT: 'http://192.168.1.20:9999',
  })
  const S3_PUBLIC_ENDPOINT = 'https://files.example'
  expect(storageAccess(Config.parse({ ...open, S3_PUBLIC_ENDPOINT }), 'own', '192.168.1.20')).toMatchObject({
    S3_PUBLIC_ENDPOINT,
  })
})

test('pages at the address of the network may call, unless other origins are named', () => {
  const local = 'http://127.0.0.1:8095,http://localhost:8095'
  expect(corsOrigins(Config.parse({}), '127.0.0.1')).toBe(local)
  expect(corsOrigins(Config.parse({ ...open, REPLICAS: '2' }), '192.168.1.20').split(',')).toEqual([
    ...local.split(','),
    'http://192.168.1.20:8095',
    'http://192.168.1.20:8080',
    'http://192.168.1.20:8081',
  ])
  expect(corsOrigins(Config.parse({ PHONE_PORT: '9095' }), '127.0.0.1')).toBe(local.replaceAll('8095', '9095'))
  expect(corsOrigins(Config.parse({ ...open, CORS_ORIGINS: 'https://a.example' }), '192.168.1.20')).toBe(
    'https://a.example',
  )
})

test('a warning says that anyone gets a token, unless the provider of identities is a real one', () => {
  const warnings = (env: Record<string, string>) => networkWarnings(Config.parse(env), '192.168.1.20')
  expect(warnings({})).toEqual([])
  expect(warnings(open).join()).toMatch(/^warning: .*http:\/\/192\.168\.1\.20:8090\/token gives anyone a token/)
  expect(warnings({ ...open, AUTH_URL: 'https://auth.example' })).toEqual([])
})

test('the address of the page is a QR code in the terminal', () => {
  const lines = stripVTControlCharacters(qrCode('http://192.168.1.20:8095')).split('\n')
  // Two modules of a column are one letter; around all is a quiet zone of two.
  const rows = lines.flatMap((line) => [
    [...line].map((block) => '█▀'.includes(block)),
    [...line].map((block) => '█▄'.includes(block)),
  ])
  const isDark = (x: number, y: number) => rows[y + 2]?.[x + 2]
  const finder = Array.from({ length: 7 }, (_, i) => [isDark(i, 0), isDark(0, i), isDark(i, 6), isDark(i, 1)])
  expect(finder.map((edge) => edge.slice(0, 3))).toEqual(Array(7).fill([true, true, true]))
  expect(finder.map(([, , , inside]) => inside)).toEqual([true, false, false, false, false, false, true])
  expect(rows.slice(0, 2).flat()).not.toContain(true)
})
