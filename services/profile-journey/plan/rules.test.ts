import type { PlanBlock } from '@yoldas/contracts/plan'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitting, isCountedAnew, patched, reminderOf } from './rules.ts'

const block: PlanBlock = {
  id: '4f6d1f7e-6c0e-4d0b-9b39-5a1fca3b8f10',
  day: '2026-12-01',
  startTime: '23:30',
  minutes: 90,
  subject: 'Matematik',
  topic: null,
  kind: 'study',
  status: 'planned',
  note: null,
  remind: true,
  source: 'user',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
}

describe('the reminder of a block', () => {
  test('comes when it begins in Istanbul, and is of use until it ends', () => {
    expect(reminderOf(block)).toEqual({
      text: 'Planında şimdi Matematik var, 90 dakika.',
      dueAt: '2026-12-01T20:30:00.000Z',
      endsAt: '2026-12-01T22:00:00.000Z',
    })
  })

  test.each([
    ['İntegral', 'Konu: İntegral.'],
    [' Türev\n ve  limit ', 'Konu: Türev ve limit.'],
    ['Işık nedir?', 'Konu: Işık nedir?'],
  ])('names the topic %j', (topic, said) => {
    expect(reminderOf({ ...block, topic })?.text).toBe(`Planında şimdi Matematik var, 90 dakika. ${said}`)
  })

  test('names no topic that is blank', () => {
    expect(reminderOf({ ...block, topic: ' ' })).toEqual(reminderOf(block))
  })

  test.each([{ remind: false }, { startTime: null }, { status: 'done' as const }, { status: 'skipped' as const }])(
    'there is none of one with %j',
    (other) => expect(reminderOf({ ...block, ...other })).toBeNull(),
  )
})

describe('a patch', () => {
  test('changes what it names, and nothing else', () => {
    expect(patched(block, { startTime: null, minutes: 30, topic: undefined })).toEqual({
      ...block,
      startTime: null,
      minutes: 30,
    })
    expect(patched(block, {})).toEqual(block)
  })
})

describe('hours and streak', () => {
  const done = { ...block, status: 'done' as const }
  test.each<[string, PlanBlock | null, PlanBlock | null, boolean]>([
    ['a block that is planned', null, block, false],
    ['a block that is entered as done', null, done, true],
    ['a block that becomes done', block, done, true],
    ['a block that is not done after all', done, block, true],
    ['a done block that is removed', done, null, true],
    ['a done block that moves', done, { ...done, day: '2026-12-02' }, true],
    ['a done block that was longer', done, { ...done, minutes: 120 }, true],
    ['a done block of another subject', done, { ...done, subject: 'Fizik' }, true],
    ['a done block with a note', done, { ...done, note: 'x' }, false],
    ['a planned block that moves', block, { ...block, day: '2026-12-02' }, false],
    ['a planned block that is removed', block, null, false],
  ])('count %s anew or not', (_what, before, after, isAnew) => {
    expect(isCountedAnew(before, after)).toBe(isAnew)
  })
})

test('a page takes the first blocks that fit into its bytes as JSON, and as many as do', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'ç', '😀', '"', '\u0001'), maxLength: 500 }))
  const property = fc.property(texts, fc.integer({ min: 500, max: 20_000 }), (notes, mostBytes) => {
    const blocks = notes.map((note) => ({ ...block, note }))
    const fits = (count: number) => Buffer.byteLength(JSON.stringify(blocks.slice(0, count))) - 1 <= mostBytes
    const taken = fitting(blocks, mostBytes)
    expect(taken).toEqual(blocks.slice(0, taken.length))
    expect(taken.length === 0 || fits(taken.length)).toBe(true)
    expect(taken.length === blocks.length || !fits(taken.length + 1)).toBe(true)
  })
  fc.assert(property)
})
