import { expect, test } from 'vitest'
import { openClassifier } from './classifier/classifier.ts'
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
  const found = findingsOf(text, () => ({ suspicion: says, score: 0, hintOf: null }))
  expect([found.concern.tier, found.suspicion]).toEqual([tier, suspicion])
})

/** CPU of one run in ms. The least of several batches: others use the machine too. */
function costOf(work: () => void, runs: number): number {
  const batches = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    for (let run = 0; run < runs; run += 1) work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / runs
  })
  return Math.min(...batches)
}

const sentences = [
  'bugün denemede türev sorularını yetiştiremedim, yarın integrale geçiyorum',
  'annem odaya girip netlerimi sordu, sonra çay getirdi',
  'kimse beni aramıyor zaten, artık hiçbir şeyin anlamı yok',
  'servis köprüde kaldı, kırk dakika kelime ezberledim',
  'ilacimi ictim biraz uyku yapti ama paragraf cozmeye calisiyorum',
  'hoca sürpriz sınav yaptı yaa hahaha bittik resmen',
  'babam yine içmiş, kapıma vuruyor, sesimi çıkaramıyorum',
  'sayısaldan eşit ağırlığa geçsem sıralamam ne olur sence',
]

test('a sentence takes at most 0.1 ms of CPU, and 8,000 characters 5 ms', () => {
  const { hear } = openClassifier()
  const long = sentences.join('. ').repeat(20).slice(0, 8000)
  expect(costOf(() => sentences.map((text) => findingsOf(text, hear)), 50) / sentences.length).toBeLessThan(0.1)
  expect(costOf(() => findingsOf(long, hear), 10)).toBeLessThan(5)
})
