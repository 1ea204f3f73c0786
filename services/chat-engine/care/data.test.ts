import { beforeAll, describe, expect, test } from 'vitest'
import { nearDuplicates } from '../test/nearDuplicates.ts'
import {
  kinds,
  type Labelled,
  type LabelledConversation,
  type Part,
  parts,
  readConversations,
  readSentences,
} from './labelled.ts'
import { categories, tiers } from './tiers.ts'

describe('the labelled messages', () => {
  const sentences: Record<Part, Labelled[]> = { training: [], heldOut: [] }
  const conversations: Record<Part, LabelledConversation[]> = { training: [], heldOut: [] }
  beforeAll(async () => {
    for (const part of parts) {
      sentences[part] = await readSentences(part)
      conversations[part] = await readConversations(part)
    }
  })
  const heldOut = (isOne: (one: Labelled) => boolean) => sentences.heldOut.filter(isOne).length
  const ordinary = (some: LabelledConversation[]) => some.filter(({ sort }) => sort === 'ordinary').length

  test('are enough of every tier, category and kind', () => {
    const all = [...sentences.training, ...sentences.heldOut]
    expect(all.length).toBeGreaterThanOrEqual(6000)
    for (const tier of tiers) expect(all.filter((one) => one.tier === tier).length).toBeGreaterThan(500)
    for (const category of categories)
      expect(all.filter((one) => one.category === category).length).toBeGreaterThan(200)
    for (const kind of kinds) expect(all.filter((one) => one.kind === kind).length).toBeGreaterThan(50)
  })

  test('are held out in the numbers that judging takes', () => {
    expect(heldOut(({ tier }) => tier === 'acute')).toBeGreaterThanOrEqual(300)
    expect(heldOut(({ tier }) => tier === 'serious')).toBeGreaterThanOrEqual(300)
    expect(heldOut(({ tier }) => tier === 'none')).toBeGreaterThanOrEqual(1000)
    expect(heldOut(({ kind }) => kind === 'lesson')).toBeGreaterThanOrEqual(200)
    expect(heldOut(({ kind, tier }) => kind === 'long' && tier === 'none')).toBeGreaterThanOrEqual(50)
    expect(heldOut(({ kind, tier }) => kind === 'long-distress' && tier !== 'none')).toBeGreaterThanOrEqual(50)
  })

  test('have conversations of 3 to 8 messages, half of them ordinary', () => {
    for (const some of Object.values(conversations)) {
      for (const { said } of some) expect([3, 4, 5, 6, 7, 8]).toContain(said.length)
      expect(Math.abs(ordinary(some) / some.length - 0.5)).toBeLessThan(0.02)
      for (const { sort, from, said } of some) {
        if (sort === 'ordinary') expect(from).toBeNull()
        else expect(said[(from ?? 0) - 1]).toBeDefined()
      }
    }
    expect(conversations.training.length + conversations.heldOut.length).toBeGreaterThanOrEqual(200)
  })

  test('are parted by batch', () => {
    const batches = parts.map((part) => new Set(sentences[part].map(({ batch }) => batch)))
    expect(batches).toEqual([new Set(['a', 'b', 'c', 'd', 'e', 'tuned', 'untouched']), new Set(['h1', 'h2', 'h3'])])
    const ids = parts.map((part) => new Set(conversations[part].map(({ id }) => id)))
    expect([...(ids[0] ?? [])].filter((id) => ids[1]?.has(id))).toEqual([])
  })

  test('have no two sentences that are nearly alike, within a part or between them', () => {
    const all = [...sentences.training, ...sentences.heldOut]
    expect(nearDuplicates(all.map(({ sentence }) => sentence))).toEqual([])
  })
})

test('texts are nearly alike whatever their case, dots and signs', () => {
  const texts = [
    'Bugün matematik çalışıyorum.',
    'yarın deneme var',
    'bugun MATEMATIK çalışıyorum!!',
    'bugün fizik çalıştım',
  ]
  expect(nearDuplicates(texts)).toEqual([[0, 2]])
})
