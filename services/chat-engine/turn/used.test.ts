import { describe, expect, test } from 'vitest'
import { tools } from '../tools/index.ts'
import { maxUsedBytes, readUsed, type Used, writeUsed } from './used.ts'

const used = (some: Partial<Used<string[]>>): Used => {
  const { told = [], tools = [], degraded = [] } = some
  return { told: new Set(told), tools: new Set(tools), degraded: new Set(degraded) }
}

/** As `api.md` names them. */
const degraded = [
  ...['profile', 'journey', 'media', 'retrieval', 'embedding', 'higher-education', 'moderation', 'model'],
  'transcription',
]
const told = ['profile', 'memory', 'plan', 'journey']
const own = tools.map(({ definition }) => definition.function.name)

describe('what a turn used', () => {
  test.each<[string, Partial<Used<string[]>>]>([
    ['nothing', {}],
    ['what it was told', { told: ['profile', 'memory'] }],
    ['tools', { tools: ['react', 'get_plan'] }],
    ['tools of another server', { tools: ['search_programs', 'get_program'] }],
    ['what it was without', { degraded: ['retrieval', 'model'] }],
    ['some of each', { told: ['plan'], tools: ['react', 'search_programs'], degraded: ['profile'] }],
  ])('reads as it was written: %s', (_what, some) => {
    expect(readUsed(writeUsed(used(some)))).toEqual({ told: [], tools: [], degraded: [], ...some })
  })

  test('has room for all that is known by name', () => {
    const all = used({ told, tools: own, degraded })
    expect(writeUsed(all)).toMatch(/^\w+$/)
    expect(readUsed(writeUsed(all))).toEqual({ told, tools: own, degraded })
  })

  test('never takes more than it may, and names as many other tools as there is room for', () => {
    const long = Array.from({ length: 20 }, (_, nth) => `${'x'.repeat(62)}${nth}`)
    const text = writeUsed(used({ told, tools: [...own, ...long, 'short'], degraded }))
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxUsedBytes)
    expect(readUsed(text)).toEqual({ told, tools: [...own, ...long.slice(0, 2), 'short'], degraded })
  })
})
