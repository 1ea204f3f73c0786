import { createMetrics } from '@yoldas/telemetry'
import { describe, expect, test, vi } from 'vitest'
import { answers, bubbles } from '../care/answers.ts'
import { replacements } from '../care/replacements.ts'
import type { FoundConcern } from '../care/store.ts'
import { turnMetrics } from '../metrics.ts'
import { openWatch, type Watch } from './watch.ts'

function begin() {
  const [replace, addBubble, end] = [vi.fn(), vi.fn(), vi.fn()]
  const found: FoundConcern[] = []
  const watch = openWatch({ turns: turnMetrics(createMetrics()), found, replace, addBubble, end })
  return { replace, addBubble, end, watch, found }
}

test('a mark that does not say about what takes that from the student’s words; no variant comes twice running', () => {
  for (let i = 0; i < 20; i += 1) {
    const { watch, replace, end, found } = begin()
    watch.know({ isFirst: false, lastId: 'acute/abuse/3', about: 'abuse', isRecent: true })
    watch.note({ tier: 'acute', category: 'other' }, 'model')
    expect(answers.acute.abuse.filter((_text, nth) => nth !== 3)).toContain(replace.mock.calls[0]?.[0])
    expect(end).toHaveBeenCalledOnce()
    expect(found).toEqual([{ concern: { tier: 'acute', category: 'abuse' }, source: 'model' }])
    expect(watch.answerId).toMatch(/^acute\/abuse\/[^3]$/)
  }
})

test('what is less is kept, the gravest of each source, and ends nothing', () => {
  const { watch, replace, end, found } = begin()
  watch.note({ tier: 'none', category: null }, 'model')
  watch.note({ tier: 'low', category: 'eating' }, 'model')
  watch.note({ tier: 'check', category: 'danger' }, 'model')
  watch.note({ tier: 'serious', category: 'abuse' }, 'moderation')
  expect(found).toEqual([
    { concern: { tier: 'low', category: 'eating' }, source: 'model' },
    { concern: { tier: 'serious', category: 'abuse' }, source: 'moderation' },
  ])
  expect(watch.concern).toEqual({ tier: 'serious', category: 'abuse' })
  expect([replace.mock.calls, end.mock.calls]).toEqual([[], []])
})

describe('serious self-harm', () => {
  const known = { isFirst: true, lastId: 'bubble/2', about: null, isRecent: false }

  test('brings one bubble by hand, not the last variant, and the model goes on', () => {
    const { watch, addBubble, replace, end } = begin()
    watch.know(known)
    watch.note({ tier: 'serious', category: 'self-harm' }, 'moderation')
    watch.note({ tier: 'serious', category: 'self-harm' }, 'model')
    expect(addBubble).toHaveBeenCalledOnce()
    expect(bubbles.filter((_text, nth) => nth !== 2)).toContain(addBubble.mock.calls[0]?.[0])
    expect(watch.bubbleId).toMatch(/^bubble\/[^2]$/)
    expect([watch.answerId, replace.mock.calls, end.mock.calls]).toEqual([null, [], []])
  })

  test.each<[string, (watch: Watch) => void]>([
    ['is it behind another text by hand', (watch) => watch.know({ ...known, isRecent: true })],
    ['is it before anything is known', () => {}],
    [
      'has an acute answer been given',
      (watch) => {
        watch.know(known)
        watch.note({ tier: 'acute', category: 'abuse' }, 'model')
      },
    ],
  ])('brings none: %s', (_when, prepare) => {
    const { watch, addBubble } = begin()
    prepare(watch)
    watch.note({ tier: 'serious', category: 'self-harm' }, 'moderation')
    expect([addBubble.mock.calls, watch.bubbleId]).toEqual([[], null])
  })

  test.each(['abuse', 'danger', 'eating', 'other'] as const)('brings it, and %s does not', (category) => {
    const { watch, addBubble } = begin()
    watch.know(known)
    watch.note({ tier: 'serious', category }, 'model')
    expect(addBubble).not.toHaveBeenCalled()
  })
})

describe('the closeness of a person', () => {
  test('is replaced, then ends the answer, and leaves what was found and done alone', () => {
    const { watch, replace, end, found } = begin()
    const first = watch.onUnsaid('bond')
    expect(first).toEqual({ of: 'clause', text: expect.any(String), isLast: false })
    expect(replacements.bond).toContain(first.text)
    expect(watch.onUnsaid('praise')).toEqual({ of: 'clause', text: null, isLast: true })
    expect([found, watch.hasLeftOut, replace.mock.calls, end.mock.calls]).toEqual([[], false, [], []])
  })

  test('is replaced by the same text when another model’s takeover has it written again, and counted once', async () => {
    const metrics = createMetrics()
    const [turns, nothing] = [turnMetrics(metrics), () => {}]
    const watch = openWatch({ turns, found: [], replace: nothing, addBubble: nothing, end: nothing })
    const first = watch.onUnsaid('human')
    watch.again()
    expect(watch.onUnsaid('human')).toEqual(first)
    expect(await metrics.text()).toMatch(/yoldas_unsaid_total\{rule="human"\} 1/)
  })

  test.each<[name: string, prepare: (watch: Watch) => void]>([
    ['the care prompt', (watch) => watch.beCareful()],
    ['what was found in the turn', (watch) => watch.note({ tier: 'serious', category: 'abuse' }, 'model')],
  ])('is only left out under %s', (_name, prepare) => {
    const { watch } = begin()
    prepare(watch)
    for (let i = 0; i < 3; i += 1) expect(watch.onUnsaid('human')).toEqual({ of: 'clause', text: null, isLast: false })
    expect(watch.hasLeftOut).toBe(true)
  })
})

test('a second acute finding does not answer again', () => {
  const { watch, replace, found } = begin()
  watch.note({ tier: 'acute', category: 'danger' }, 'moderation')
  watch.note({ tier: 'acute', category: 'abuse' }, 'model')
  expect(replace).toHaveBeenCalledOnce()
  expect(found).toHaveLength(2)
})
