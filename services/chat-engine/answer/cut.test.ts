import { anyCharacter } from '@yoldas/testkit/characters'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { asData } from '../prompt/prompt.ts'
import { cutData, cutToFit, leastCut } from './cut.ts'

const row = (id: number) => ({
  id,
  name: `Program ${id}`,
  current: { rank: 1_000 + id },
  history: Array.from({ length: 3 }, (_, back) => ({ year: 2024 - back, rank: 900 + id })),
})
const page = (rows: number) => ({ content: Array.from({ length: rows }, (_, id) => row(id)), total_elements: 4_321 })
const characters = (value: unknown) => [...asData(value)].length
const Cut = z.object({ content: z.array(z.unknown()), total_elements: z.number(), truncated: z.unknown().optional() })

test('what fits is left as it is', () => {
  const value = page(3)
  expect(cutToFit(value, characters(value))).toBe(value)
})

test('rows lose what is a list in them first, and all stay when that is enough', () => {
  const cut = cutToFit(page(10), 900)
  expect(cut).toEqual({
    content: page(10).content.map(({ history: _long, ...light }) => light),
    total_elements: 4_321,
    truncated: { without: ['history'] },
  })
})

test('then the last rows go, as many as must', () => {
  const light = page(100).content.map(({ history: _long, ...kept }) => kept)
  const { content, total_elements, truncated } = Cut.parse(cutToFit(page(100), 900))
  expect(content).toEqual(light.slice(0, content.length))
  expect(truncated).toEqual({ content: `${content.length} of 100`, without: ['history'] })
  const one = { content: light.slice(0, content.length + 1), total_elements, truncated }
  expect(characters(one)).toBeGreaterThan(900)
})

test('a row that is too long by itself loses its nested fields, and its texts their ends', () => {
  const long = { content: [{ id: 1, text: 'ş'.repeat(9_000), nested: { text: 'x'.repeat(9_000) } }], total: 1 }
  expect(cutToFit(long, 700)).toEqual({
    content: [{ id: 1, text: `${'ş'.repeat(499)}…` }],
    total: 1,
    truncated: { without: ['nested'] },
  })
})

test('of what has no list the light fields are kept', () => {
  expect(cutToFit({ name: 'Tıp', count: 2, notes: { all: 'x'.repeat(3_000) } }, 120)).toEqual({
    name: 'Tıp',
    count: 2,
    truncated: { fields: '2 of 3' },
  })
})

describe('whatever it is given', () => {
  const json = fc.jsonValue({ maxDepth: 5, stringUnit: anyCharacter })
  const values = fc.oneof(
    json,
    fc.array(json, { maxLength: 60 }),
    fc.record({ rows: fc.array(json, { maxLength: 60 }), total: fc.nat() }),
    fc.string({ minLength: 300, maxLength: 2_000, unit: anyCharacter }),
    fc.dictionary(fc.string(), json, { maxKeys: 60 }),
  )

  test('it is within the bound, and JSON', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: leastCut, max: 1_200 }), (value, most) => {
        const shown = asData(cutToFit(value, most))
        expect([...shown].length).toBeLessThanOrEqual(most)
        expect(cutData(asData(value), most)).toBe(shown)
        JSON.parse(shown)
        expect(shown).not.toContain('<')
      }),
      { numRuns: 200 },
    )
  })
})
