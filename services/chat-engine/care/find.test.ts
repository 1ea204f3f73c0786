import { expect, test } from 'vitest'
import { findingsOf } from './find.ts'
import { type Concern, noConcern } from './tiers.ts'

const suspected: Concern = { tier: 'serious', category: 'other' }
const asked: Concern = { tier: 'check', category: 'other' }

test.each([
  ['what the patterns miss is suspected', 'bugün hava güzel', suspected, 'none', suspected],
  ['what they find as urgent is not', 'babam beni dövüyor', suspected, 'serious', noConcern],
  ['nor what they would ask about too', 'çok mutsuzum', asked, 'low', noConcern],
  ['what is more urgent than they say is', 'çok mutsuzum', suspected, 'low', suspected],
] as const)('%s', (_, text, says, tier, suspicion) => {
  const found = findingsOf(text, () => ({ suspicion: says, score: 0 }))
  expect([found.concern.tier, found.suspicion]).toEqual([tier, suspicion])
})
