import { expect, test } from 'vitest'
import { Config, policyOf } from './config.ts'

const needed = { DATABASE_URL: 'postgres://a:b@localhost/c', NATS_URL: 'nats://localhost', ERASURE_KEY: 'k'.repeat(32) }
const read = (variables: Record<string, string>) => Config.safeParse({ ...needed, ...variables })

test('the companion talks to students of 13 and older, and asks for no consent, unless the environment says otherwise', () => {
  expect(policyOf(Config.parse(needed))).toEqual({ minAge: 13, consents: [] })
  const consents = [
    { kind: 'terms', version: '2027-1', required: true },
    { kind: 'parent', version: 'v3', required: false, bands: ['0-12', '13-15'] },
  ]
  const given = { MIN_AGE: '0', CONSENTS: JSON.stringify(consents) }
  expect(policyOf(Config.parse({ ...needed, ...given }))).toEqual({ minAge: 0, consents })
})

test.each(['-1', '12', '13.5', '21', 'none'])('refuses a least age of %s', (minAge) => {
  const { error } = read({ MIN_AGE: minAge })
  expect(error?.issues.map(({ path }) => path)).toEqual([['MIN_AGE']])
})

const terms = { kind: 'terms', version: '1', required: true }
test.each([
  '',
  'terms',
  '{}',
  'null',
  '[null]',
  '[{"kind":"terms","version":"1","required":true}',
  ...[
    [{ ...terms, kind: 'cookies' }],
    [{ ...terms, version: '' }],
    [{ ...terms, version: 'v'.repeat(33) }],
    [{ ...terms, version: 1 }],
    [{ kind: 'terms', version: '1' }],
    [{ ...terms, required: 'yes' }],
    [{ ...terms, bands: [] }],
    [{ ...terms, bands: ['14'] }],
    [{ ...terms, band: ['0-12'] }],
    [terms, { ...terms, version: '2' }],
  ].map((consents) => JSON.stringify(consents)),
])('refuses consents that are malformed: %s', (text) => {
  const { error } = read({ CONSENTS: text })
  expect(error?.issues.map(({ path }) => path[0])).toEqual(['CONSENTS'])
})
