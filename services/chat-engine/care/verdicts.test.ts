import { expect, test } from 'vitest'
import { concernOfScores, rows } from './verdicts.ts'

test.each([
  ['self-harm/intent', 0.97, 'acute', 'self-harm'],
  ['self-harm/intent', 0.5, 'serious', 'self-harm'],
  ['self-harm', 0.99, 'serious', 'self-harm'],
  ['sexual/minors', 0.8, 'serious', 'abuse'],
  ['violence', 0.99, 'check', 'danger'],
])('%s at %d is %s', (name, score, tier, category) => {
  expect(concernOfScores({ violence: 0.01, [name]: score })).toEqual({ tier, category })
})

test.each([
  ['nothing', {}],
  ['scores near 0', Object.fromEntries(rows.map(({ name }) => [name, 0.02]))],
  ['a lesson on a war', { violence: 0.9, 'violence/graphic': 0.6 }],
  ['anger', { harassment: 1, hate: 1 }],
  ['an unknown category', { sarcasm: 1 }],
])('%s means nothing', (_name, scores) => expect(concernOfScores(scores)).toEqual({ tier: 'none', category: null }))

test('the gravest of several counts', () => {
  const scores = { violence: 1, 'self-harm': 0.9, 'self-harm/intent': 0.8, 'sexual/minors': 0.9 }
  expect(concernOfScores(scores)).toEqual({ tier: 'acute', category: 'self-harm' })
})
