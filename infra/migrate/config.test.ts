import { readConfig } from '@yoldas/config'
import { expect, test } from 'vitest'
import { Config, passwordVariables } from './config.ts'

const servers = { DATABASE_URL: 'postgres://postgres:secret@db/yoldas', NATS_URL: 'nats://admin:secret@nats:4222' }
const passwords = Object.fromEntries(Object.values(passwordVariables).map((name) => [name, 'p'.repeat(16)]))
const problems = (env: Record<string, string>) =>
  Config.safeParse(env).error?.issues.map(({ path }) => path.join('.')) ?? []

test('all that is wrong is named at once, and never a value', () => {
  const wrong = { NATS_URL: '', NOTIFIER_DATABASE_PASSWORD: 'too short', LOCK_TRIES: '0' }
  expect(() => readConfig(Config, wrong)).toThrow(/DATABASE_URL.*NOTIFIER_DATABASE_PASSWORD.*NATS_URL.*LOCK_TRIES/s)
  expect(() => readConfig(Config, wrong)).not.toThrow(/too short/)
})

test('services have passwords all or none, and a certificate with its key', () => {
  expect(problems({ ...servers, ...passwords })).toEqual([])
  expect(problems(servers)).toEqual([])
  const { NOTIFIER_DATABASE_PASSWORD: _left, ...others } = passwords
  expect(problems({ ...servers, ...others })).toEqual(['NOTIFIER_DATABASE_PASSWORD'])
  expect(problems({ ...servers, NATS_CERT_FILE: 'tls.crt' })).toEqual(['NATS_KEY_FILE'])
})
