import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ServiceAccountJson } from './accessTokens.ts'

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256', ...pem }).privateKey
const file = {
  type: 'service_account',
  project_id: 'p',
  client_email: 'e',
  private_key: privateKey,
  private_key_id: 'k',
}

describe('a service account', () => {
  test('is read as Google’s console hands it out', () => {
    const account = ServiceAccountJson.parse(JSON.stringify(file))
    expect(account).toMatchObject({
      projectId: 'p',
      email: 'e',
      keyId: 'k',
      tokenUrl: 'https://oauth2.googleapis.com/token',
    })
    const token_uri = 'http://127.0.0.1:8091/token'
    expect(ServiceAccountJson.parse(JSON.stringify({ ...file, token_uri })).tokenUrl).toBe(token_uri)
  })

  test.each([
    ['no JSON', 'secret'],
    ['no object', '"secret"'],
    ['no project', JSON.stringify({ ...file, project_id: '' })],
    ['no key', JSON.stringify({ ...file, private_key: 'secret' })],
    ['a key of another kind', JSON.stringify({ ...file, private_key: elliptic })],
    ['no address of tokens', JSON.stringify({ ...file, token_uri: 'secret' })],
  ])('that is %s is refused without quoting it', (_what, text) => {
    const { error } = ServiceAccountJson.safeParse(text)
    expect(error?.issues).toHaveLength(1)
    expect(error?.message).not.toMatch(/secret|BEGIN/)
  })
})
